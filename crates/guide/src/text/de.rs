//! German.

use super::Text;

pub(super) static TEXT: Text = Text {
    title: "Die Regeln von Plakoto und Tapa",
    description: "Die Regeln des griechischen Plakoto und des bulgarischen Tapa, kurz erklärt, mit Brettern zum Ausprobieren.",
    lead: "Plakoto spielt man in Griechenland, Tapa in Bulgarien, beides mit dem Brett und den Würfeln des Backgammon. Kein Stein wird je zurückgeschickt: Wird einer allein erwischt, so sitzt er fest, wo er steht, und wartet. Auf jedem Brett hier kannst du die Züge Schritt für Schritt ansehen oder die Steine selbst ziehen.",
    contents: "Inhalt",
    play: "Spielen",
    languages: "Sprachen",

    start_heading: "Anfang und Ziel",
    start_board: "Das Brett hat 24 Punkte. Jede Seite hat fünfzehn Steine, und alle beginnen auf einem einzigen Punkt, dem <b>Startpunkt</b> ihrer Seite. Die beiden Startpunkte liegen einander gegenüber.",
    start_aim: "Du bringst deine Steine um das Brett herum in dein <b>Heimfeld</b>, die letzten sechs Punkte des Weges. Von dort nimmst du sie vom Brett; das heißt Auswürfeln. Wer zuerst alle fünfzehn ausgewürfelt hat, gewinnt. Die beiden Seiten ziehen in entgegengesetzter Richtung und müssen also aneinander vorbei.",
    start_numbers: "Jede Seite zählt die Punkte in ihrer eigenen Richtung: Ihr Startpunkt ist Punkt 24, ihr letzter ist Punkt 1. Dein Heimfeld sind also die Punkte 1 bis 6, und dein Punkt 1 ist der Startpunkt des Gegners. Mit diesen Zahlen schreibt man die Züge auf: 24/18 ist ein Stein, der von Punkt 24 auf Punkt 18 zieht, und 6/off ist einer, der von Punkt 6 ausgewürfelt wird.",
    start_captions: [
        "Der Anfang: Jede Seite hat ihre fünfzehn Steine auf ihrem Punkt 24. Weiß würfelt 6-5.",
        "Weiß zieht einen Stein um sechs und einen anderen um fünf. Schwarz würfelt 3-1.",
        "Schwarz zieht in der Gegenrichtung, von seinem eigenen Punkt 24 aus.",
    ],

    opening_heading: "Der Eröffnungswurf",
    opening_roll: "Zu Beginn wirft jede Seite einen Würfel; zeigen beide das Gleiche, wird noch einmal geworfen. Wer die höhere Zahl hat, beginnt und zieht genau die beiden Würfel, die da liegen. Eine Partie beginnt also nie mit einem Pasch.",
    opening_later_games: "In einem Match beginnt der Sieger einer Partie die nächste und wirft beide Würfel. Nach einem Unentschieden würfeln wieder beide Seiten um den Beginn.",
    opening_caption: [
        "Versuch es: Weiß warf eine 6, Schwarz eine 3, also beginnt Weiß und zieht 6-3. Würfle dann für Schwarz und spiel weiter, so lange du magst.",
    ],
    opening_later_games_caption: [
        "Versuch es: Weiß hat die letzte Partie gewonnen, beginnt also diese und wirft beide Würfel. Jetzt kann auch ein Pasch fallen.",
    ],

    moving_heading: "Ziehen und Sperren",
    moving_dice: "Mit jedem Würfel ziehst du einen Stein so viele Punkte weit, wie der Würfel zeigt, in Richtung deines Heimfelds. Du kannst mit den beiden Würfeln zwei Steine ziehen oder zweimal denselben, in beliebiger Reihenfolge. Du ziehst nur deine eigenen Steine, und nur um die geworfenen Zahlen. Auf einem Punkt dürfen beliebig viele deiner Steine stehen.",
    moving_double: "Ein <b>Pasch</b> wird viermal gezogen: Mit 4-4 machst du vier Schritte von je vier Punkten.",
    moving_double_captions: [
        "Weiß würfelt 5-2 und zieht einen Stein mit beiden Würfeln.",
        "Schwarz würfelt 4-4, einen Pasch.",
        "Schwarz ist viermal um vier gezogen: zwei Steine, je acht Punkte weit.",
    ],
    moving_blocked: "Ein Punkt ist für dich <b>gesperrt</b>, wenn dort zwei oder mehr Steine des Gegners stehen. Du kannst dort nicht landen, auch nicht zwischendurch: Ein Stein, der mit beiden Würfeln zieht, braucht schon für den ersten Schritt einen offenen Punkt. Ein Punkt mit einem einzelnen Stein des Gegners ist offen.",
    moving_blocked_caption: [
        "Versuch es: Weiß zieht 6-5. Zwei Steine von Schwarz sperren Punkt 18, also lässt sich von Punkt 24 keine Sechs ziehen. Erst die Fünf und dann die Sechs, das geht.",
    ],
    moving_whole_roll: "Du musst von deinem Wurf so viel ziehen, wie du kannst. Lassen sich auf eine Art beide Würfel ziehen und auf eine andere nur einer, so musst du eine wählen, die beide nutzt; von einem Pasch ziehst du so viele Schritte wie möglich. Ist vom Wurf nichts mehr übrig, so ist dein Zug vorbei.",
    moving_whole_roll_caption: [
        "Versuch es: Weiß zieht 6-5. Den Stein auf Punkt 8 um fünf zu ziehen, wird abgelehnt, denn danach ginge keine Sechs mehr. Beide Würfel müssen gezogen werden.",
    ],
    moving_higher_die: "Kannst du den einen oder den anderen Würfel ziehen, aber nicht beide, so musst du den höheren ziehen.",
    moving_higher_die_caption: [
        "Versuch es: Weiß zieht 6-5. Nur der Stein auf Punkt 24 kann ziehen, und Punkt 13 ist gesperrt: Nach dem einen Würfel geht kein zweiter Schritt mehr. Also muss die Sechs gezogen werden, nicht die Fünf.",
    ],
    moving_no_play: "Kannst du keinen der beiden Würfel ziehen, so ist der Gegner dran. Freiwillig aussetzen kannst du nicht.",
    moving_no_play_caption: [
        "Versuch es: Weiß hat 6-5 gewürfelt. Schwarz sperrt jeden Punkt, auf den eine Fünf oder eine Sechs führen könnte, also lässt sich nichts ziehen. Setz aus und würfle dann für Schwarz.",
    ],

    pinning_heading: "Festsetzen und Freigeben",
    pinning_pin: "Du darfst auf einem Punkt landen, auf dem ein einzelner Stein des Gegners steht. Er wird nicht zurückgeschickt, sondern unter deinem <b>festgesetzt</b>. Nur ein einzelner Stein lässt sich festsetzen.",
    pinning_captive: "Ein festgesetzter Stein kann nicht ziehen, solange irgendetwas auf ihm steht. Seine Seite muss mit den anderen weiterspielen.",
    pinning_captions: [
        "Auf dem Punkt 15 von Weiß steht ein einzelner Stein von Schwarz. Weiß würfelt 5-3.",
        "20/15* landet darauf und setzt ihn fest; das sagt der Stern. Schwarz würfelt 6-4.",
        "Schwarz zieht mit seinen anderen Steinen weiter. Der festgesetzte bleibt, wo er ist.",
    ],
    pinning_release: "Er ist in dem Augenblick frei, in dem der letzte Stein über ihm geht, sogar mitten in einem Zug. Du darfst so viele Steine auf ihn stellen, wie du willst; es kommt nur darauf an, wann der letzte geht.",
    pinning_release_captions: [
        "Zwei weiße Steine stehen auf einem schwarzen. Weiß würfelt 6-2.",
        "Der eine ist gegangen. Der andere hält den Gefangenen noch fest. Schwarz würfelt 2-1.",
        "Schwarz hat andere Steine gezogen. Weiß würfelt 5-4.",
        "Der letzte ist gegangen, und der schwarze Stein ist frei. Schwarz würfelt 6-3.",
        "Er zieht sofort weiter, mit der Sechs.",
    ],
    pinning_pinner: "Ein Stein, der einen anderen festsetzt, kann selbst nie festgesetzt werden. Auch wenn er allein über seinem Gefangenen steht, sperrt er den Punkt für den Gegner, so wie zwei Steine es täten.",
    pinning_own_captive: "Auf einem Punkt, auf dem einer deiner eigenen Steine festgesetzt ist, kannst du also nicht landen. Darüber hinwegziehen darfst du.",
    pinning_own_captive_caption: [
        "Versuch es: Weiß zieht 6-1. Ein weißer Stein ist auf Punkt 18 festgesetzt: Er kann nicht ziehen, und kein anderer kann dort landen. Erst die Eins und dann die Sechs führen über ihn hinweg.",
    ],

    touch_heading: "Festsetzen im Vorbeigehen",
    touch_and_go: "Ein Stein darf mit dem einen Würfel festsetzen und mit dem nächsten weiterziehen. Dann bleibt nichts festgesetzt. Das hilft, wo der andere Weg gesperrt ist: Ein einzelner Stein taugt als Trittstein.",
    touch_captions: [
        "Weiß würfelt 5-4. Von Punkt 20 aus ist die Vier gesperrt. Die Fünf landet auf einem einzelnen Stein.",
        "Die Vier hat den Stein von Weiß auf Punkt 11 weitergebracht, und der schwarze ist wieder frei.",
    ],

    mother_heading: "Der letzte Stein auf dem Mutterpunkt",
    mother_checker: "Der Startpunkt heißt auch <b>Mutterpunkt</b>. Auf den letzten Stein, den eine Seite dort noch hat, kommt es an: Er hat den längsten Weg von allen vor sich, und er steht dort, wo der Gegner seine Steine nach Hause bringt.",
    mother_wins: "Bei Plakoto gewinnst du doppelt, also 2 Punkte, wenn der letzte Stein auf dem Mutterpunkt des Gegners festgesetzt und dein eigener Mutterpunkt leer ist. Die Partie endet genau mit diesem Schritt, ganz gleich, wo die anderen Steine stehen.",
    mother_waits: "Hast du noch Steine auf deinem eigenen Mutterpunkt, so gewinnt das Festsetzen allein noch nicht. Es geht weiter, und die Partie endet mit dem Schritt, der deinen letzten von dort wegführt, vielleicht viele Züge später.",
    mother_captions: [
        "Der letzte Stein von Schwarz steht allein auf seinem Mutterpunkt, dem Punkt 1 von Weiß. Weiß würfelt 5-4.",
        "Weiß setzt ihn fest, und ein zweiter Stein kommt dazu. Noch hat Weiß einen Stein auf dem eigenen Mutterpunkt, also geht es weiter. Schwarz würfelt 2-1.",
        "Schwarz kann nichts dagegen tun. Weiß würfelt 6-3.",
        "Der letzte Stein von Weiß verlässt den Mutterpunkt: Mit diesem Schritt endet die Partie, und Weiß gewinnt 2 Punkte.",
    ],
    mother_why: "Warum erst dann? Der Stein, der den letzten des Gegners festhält, steht auf seinem eigenen Punkt 1 und kann nur durch Auswürfeln gehen; der Gefangene sitzt also sicher. Solange aber dein eigener letzter Stein noch am Start steht, kann der Gegner auch ihn festsetzen, und dann gewinnt niemand. Ist dein Mutterpunkt leer, so lässt sich dort nichts mehr festsetzen, und die Partie ist entschieden.",
    mother_readings: "Diese Regel wird auf zwei Arten gelesen. Nach der anderen gewinnt immer sofort, wer den letzten Stein auf dem Mutterpunkt des Gegners festsetzt, selbst wenn sein eigener Mutterpunkt noch voll ist. Hier muss der Sieg warten, damit dem Gegner die Chance zur Antwort bleibt.",
    mother_quiz: ["Weiß würfelt 6-5 und kann die Partie in diesem Zug gewinnen. Wie?"],

    both_heading: "Wenn beide letzten Steine festsitzen",
    both_drawn: "Ist auf beiden Mutterpunkten der letzte Stein festgesetzt, so endet die Partie sofort unentschieden, bei Plakoto und bei Tapa. Ändern könnte sich nichts mehr: Ein Stein, der auf einem Mutterpunkt festhält, kann nur durch Auswürfeln gehen, und keine Seite darf auswürfeln, solange einer ihrer Steine festgesetzt ist. Wem der letzte Stein festgesetzt wurde, der kann also noch ein Unentschieden retten, indem er den des Gegners festsetzt.",
    both_captions: [
        "Der letzte Stein von Weiß ist auf dem Punkt 24 von Weiß festgesetzt, und Schwarz hat noch einen letzten Stein auf dem eigenen Mutterpunkt. Weiß würfelt 5-4.",
        "Weiß setzt ihn mit der Fünf fest: unentschieden. Die Vier wird nicht mehr gezogen.",
    ],
    both_try_caption: [
        "Versuch es: Weiß zieht 5-4. Setz den letzten Stein von Schwarz mit der Fünf fest und sieh, wie die Partie endet.",
    ],

    off_heading: "Auswürfeln",
    off_all_home: "Auswürfeln darfst du nur, solange alle Steine, die du noch hast, in deinem Heimfeld stehen. Das gilt für jeden Schritt einzeln: Der eine Würfel darf den letzten Stein nach Hause bringen und der nächste schon einen auswürfeln.",
    off_all_home_caption: [
        "Versuch es: Weiß zieht 6-2. Die Sechs kann nicht auswürfeln, solange ein Stein auf Punkt 8 steht. Bring ihn erst mit der Zwei nach Hause, dann kann sie es.",
    ],
    off_points: "Ein Würfel nimmt einen Stein von dem Punkt heraus, dessen Zahl er zeigt: eine Sechs einen von Punkt 6.",
    off_inside: "Du darfst stattdessen auch im Heimfeld ziehen. Lässt sich ein Würfel aber nur durch Auswürfeln nutzen, so musst du auswürfeln.",
    off_captions: [
        "Beide Seiten haben alle Steine im Heimfeld, und keiner ist festgesetzt: Sie dürfen auswürfeln. Weiß würfelt 6-5.",
        "Weiß nimmt einen Stein von Punkt 6 und einen von Punkt 5 heraus. Schwarz würfelt 6-5.",
        "Schwarz würfelt mit der Sechs einen Stein aus und zieht mit der Fünf im Heimfeld.",
    ],
    off_highest: "Ist ein Würfel größer als dein höchster besetzter Punkt, so nimmt er einen Stein von diesem Punkt heraus und von keinem anderen. Solange weiter hinten noch ein Stein steht, kann ein größerer Würfel keinen von einem niedrigeren Punkt herausnehmen.",
    off_highest_caption: [
        "Versuch es: Weiß zieht 6-4. Der höchste besetzte Punkt ist Punkt 5, also nimmt die Sechs den Stein dort heraus. Erst dann nimmt die Vier einen von Punkt 3.",
    ],
    off_captive: "Du darfst nicht auswürfeln, solange auch nur einer deiner Steine festgesetzt ist, selbst wenn er in deinem eigenen Heimfeld sitzt. Ein einziger Gefangener hält alle anderen auf.",
    off_captive_caption: [
        "Versuch es: Weiß zieht 6-4. Alle sind zu Hause, aber einer ist auf Punkt 3 festgesetzt, also lässt sich kein Stein auswürfeln. Nur die Vier kann gezogen werden, innerhalb des Heimfelds.",
    ],
    off_holding: "Ein Stein, den du selbst festhältst, hindert dich nicht am Auswürfeln. Er kommt frei, wenn der letzte über ihm ausgewürfelt wird.",
    off_holding_captions: [
        "Weiß ist beim Auswürfeln und hält auf seinem Punkt 2 einen schwarzen Stein fest. Weiß würfelt 3-1.",
        "Weiß würfelt einen Stein aus, und nun halten zwei den Gefangenen. Schwarz würfelt 2-1.",
        "Schwarz kann nicht auswürfeln und muss im Heimfeld ziehen. Weiß würfelt 6-5.",
        "Weiß hat die letzten beiden ausgewürfelt, Schwarz noch keinen: Weiß gewinnt 2 Punkte.",
    ],
    off_holding_try_caption: [
        "Versuch es: Weiß zieht 3-1. Würfle mit der Drei einen Stein aus, halte mit der Eins den Gefangenen fest und spiel weiter bis zum Ende.",
    ],

    scoring_heading: "Was eine Partie zählt",
    scoring_points: "Eine gewonnene Partie zählt 1 Punkt, oder 2 Punkte, wenn der Gegner noch keinen einzigen Stein ausgewürfelt hat: Dann ist sie <b>doppelt</b> gewonnen. Ein Sieg durch den Mutterpunkt zählt 2. Dreifach gibt es nicht, und auch keinen Verdopplungswürfel.",
    scoring_single_caption: [
        "Versuch es: Weiß zieht 6-5. Würfle die letzten beiden Steine aus. Schwarz hat schon einen ausgewürfelt, also gewinnt Weiß 1 Punkt.",
    ],
    scoring_double_caption: [
        "Versuch es: Wieder zieht Weiß 6-5, aber Schwarz hat noch keinen Stein ausgewürfelt. Weiß gewinnt 2 Punkte.",
    ],
    scoring_match: "Ein Match geht bis 1, 3, 5 oder 7 Punkte. Ein Unentschieden zählt nichts.",
    scoring_pips: "Der <b>Pip-Stand</b> einer Seite sagt, wie viele Punkte alle ihre Steine zusammen noch zu ziehen haben, bis sie ausgewürfelt sind. Am Anfang sind es 360. Ein festgesetzter Stein behält seine Pips.",
    scoring_pips_caption: [
        "Versuch es: Weiß zieht 5-3. Der Pip-Stand jeder Seite steht am Rand des Bretts. Wie du auch ziehst, Weiß kommt von 290 auf 282; Schwarz bleibt bei 330, selbst wenn 20/15* einen Stein festsetzt.",
    ],

    tapa_heading: "Was bei Tapa anders ist",
    tapa_mother: "Bei Tapa endet die Partie nicht, wenn der letzte Stein auf dem Mutterpunkt festgesetzt ist. Es ist nur eine schlechte Stellung: Seine Seite kann nicht auswürfeln, bevor er frei ist, während der Gegner in Ruhe auswürfelt. Es geht weiter, bis eine Seite alle fünfzehn ausgewürfelt hat. Alle anderen Regeln sind gleich.",
    tapa_captions: [
        "Tapa: Der letzte Stein von Schwarz auf dem Mutterpunkt steht allein. Weiß würfelt 5-4.",
        "Weiß setzt ihn fest, wie bei Plakoto. Schwarz würfelt 2-1.",
        "Schwarz hat anderswo gezogen. Weiß würfelt 6-3.",
        "Der Mutterpunkt von Weiß ist leer, und doch geht es weiter.",
    ],
    tapa_with_mother: "Manche spielen auch Tapa mit der Regel vom Mutterpunkt, auf Bulgarisch майка. Sie können sie als Option wählen.",
    tapa_with_mother_caption: [
        "Versuch es: Tapa mit dieser Regel. Weiß zieht 5-4. Der Mutterpunkt von Weiß ist schon leer: Setzt Weiß jetzt den letzten Stein von Schwarz fest, so gewinnt Weiß sofort 2 Punkte.",
    ],

    options_heading: "Was sich wählen lässt",
    options_lead: "Spieler und Bücher sind sich nicht in allem einig. Vier Regeln lassen sich zu Beginn eines Matches wählen.",
    options_head: ["Regel", "Hier üblich", "Wählbar", "Wer wie spielt"],
    options_rows: [
        [
            "Eröffnung",
            "Wer höher wirft, zieht die beiden geworfenen Würfel.",
            "Wer höher wirft, würfelt mit beiden Würfeln neu.",
            "Eine deutsche Beschreibung lässt die beiden Würfel ziehen; spanische und die meisten griechischen lassen neu würfeln.",
        ],
        [
            "Nächste Partie",
            "Der Sieger beginnt.",
            "Beide Seiten würfeln um den Beginn.",
            "Die Beschreibungen gehen auseinander.",
        ],
        [
            "Mutterpunkt",
            "Der festgesetzte letzte Stein bringt bei Plakoto 2 Punkte, bei Tapa nichts.",
            "Auch bei Tapa gilt die Regel vom Mutterpunkt.",
            "Die Beschreibungen von Tapa gehen auseinander.",
        ],
        ["Unentschieden", "0–0", "1–1", "Die Beschreibungen gehen auseinander."],
    ],
    options_opening_caption: [
        "Versuch es: Weiß hat um den Beginn die höhere Zahl geworfen. Nach dieser Wahl würfelt Weiß mit beiden Würfeln neu, und dabei kann ein Pasch fallen.",
    ],
    options_next_caption: [
        "Versuch es: Nach dieser Wahl würfeln in jeder Partie beide Seiten um den Beginn. Die letzte hat Schwarz gewonnen, aber nun warf Weiß eine 5, Schwarz eine 2: Also beginnt Weiß und zieht 5-2.",
    ],
    options_mother_caption: [
        "Versuch es: Tapa mit der Regel vom Mutterpunkt. Weiß zieht 6-3. Der letzte Stein von Schwarz ist festgesetzt: Sobald der letzte von Weiß den Mutterpunkt verlässt, gewinnt Weiß 2 Punkte.",
    ],
    options_draw_caption: [
        "Versuch es: Tapa, und Weiß zieht 5-4. Die Fünf setzt auch den letzten Stein von Schwarz fest, und die Partie endet unentschieden. Das zählt 0–0, oder 1–1, wenn es so gewählt ist.",
    ],

    principles_heading: "Erste Grundsätze",
    principles_home: "Setz Steine möglichst in deinem Heimfeld fest. Dort hat der Gefangene den größten Teil seines Weges noch vor sich, und deine Steine müssen bis zum Schluss nicht weg. Einen Gefangenen weit weg von deinem Heimfeld musst du freigeben, sobald deinen anderen Steinen die Züge ausgehen.",
    principles_quiz: [
        "Weiß würfelt 5-1, und die Fünf kann einen von zwei schwarzen Steinen festsetzen. Welcher ist mehr wert?",
    ],
    principles_quiz_told: "Unser Programm bewertet den besten Zug, der den einen festsetzt, um etwa einen halben Punkt höher als den besten, der den anderen festsetzt.",
    principles_reach: "Einen einzelnen Stein können nur Steine festsetzen, die noch nicht an ihm vorbei sind; ist auch der letzte vorbei, ist er sicher. Hat ihn einer noch vor sich, so erreichen ihn so viele der 36 Würfe, wenn kein Punkt dazwischen gesperrt ist:",
    principles_chances: ["Punkte entfernt", "Würfe von 36"],
    principles_mother: "Lass deinen letzten Stein nicht allein am Start stehen, solange der Gegner ihn erreichen kann. Spielt unser Programm gegen eines, das nicht weiter als bis zum nächsten Gefangenen sieht, so entscheidet der Mutterpunkt jede vierte Partie; spielt es gegen sich selbst, weniger als 1 von 25.",
    principles_points: "Zwei Steine auf einem Punkt sind sicher, und sie sperren ihn. Mehrere gesperrte Punkte nebeneinander sind eine Mauer: An sechs davon kommt niemand vorbei.",
    principles_patience: "Gib einen Gefangenen nicht zu früh frei. Solange er wartet, muss seine Seite ihre Würfe mit anderen Steinen aufbrauchen und am Ende gute Punkte aufgeben. Ein Stein genügt, um ihn zu halten; was du noch daraufstapelst, fehlt anderswo.",
    principles_double: "Spiel auf den doppelten Gewinn. Spielt unser Programm gegen sich selbst, so werden 4 von 10 Partien doppelt gewonnen. Wer weit zurückliegt, sollte also rechtzeitig seine Steine nach Hause bringen und wenigstens einen auswürfeln.",

    backgammon_heading: "Im Vergleich zu Backgammon",
    backgammon_head: ["", "Backgammon", "Plakoto und Tapa"],
    backgammon_rows: [
        ["Anfang", "Auf vier Punkten, je ein paar Steine", "Alle fünfzehn auf einem Punkt"],
        [
            "Ein einzelner Stein",
            "Wird geschlagen und beginnt von der Bar aus neu",
            "Wird festgesetzt und bleibt, wo er ist",
        ],
        [
            "Bis er wieder frei ist",
            "Seine Seite kann nicht ziehen, bevor er wieder im Spiel ist",
            "Seine Seite zieht mit ihren anderen Steinen",
        ],
        ["Zwei Steine", "Sperren den Punkt", "Sperren den Punkt; einer über einem Gefangenen auch"],
        [
            "Letzter Stein am Start",
            "Nichts Besonderes",
            "Auf dem Mutterpunkt festgesetzt, verliert er bei Plakoto doppelt",
        ],
        ["Auswürfeln", "Wenn alle zu Hause sind", "Wenn alle zu Hause sind und keiner festgesetzt ist"],
        ["Eine Partie zählt", "1, 2 oder 3, mal Verdopplungswürfel", "1 oder 2, ohne Verdopplungswürfel"],
        ["Unentschieden", "Nie", "Wenn auf beiden Mutterpunkten der letzte Stein festgesetzt ist"],
    ],

    names_heading: "Namen",
    names_games: "Festsetzen heißt auf Griechisch πλακώνω, und das Spiel heißt Πλακωτό, Plakoto. In Bulgarien ist es Тапа, Tapa, und festsetzen heißt затапвам. Auf Zypern sagt man Τσιλλιτόν, Tsilliton. In der Levante ist es محبوسة, Mahbusa: Plakoto mit eigenen Bräuchen an jedem Tisch.",
    names_cafe: "Im griechischen Café ist Plakoto das zweite von drei Spielen, die man der Reihe nach spielt: Πόρτες, Πλακωτό, Φεύγα.",

    questions_heading: "Kurze Fragen",
    questions: [
        [
            "Muss ich festsetzen, wenn ich kann?",
            "Nein. Deinen Wurf musst du ziehen, aber wie, ist deine Sache. Nur wenn er sich nicht anders ziehen lässt, musst du festsetzen.",
        ],
        [
            "Wie befreie ich einen festgesetzten Stein?",
            "Gar nicht. Er wartet, bis der Gegner geht; ein Wurf kann ihn dazu zwingen.",
        ],
        [
            "Können zwei meiner Steine auf demselben Punkt festgesetzt sein?",
            "Nein. Wo schon einer festgesetzt ist, kannst du nicht landen. Auf verschiedenen Punkten können es mehrere sein.",
        ],
        [
            "Alle meine Steine sind zu Hause. Warum kann ich nicht auswürfeln?",
            "Einer von ihnen ist festgesetzt. Er muss erst frei sein.",
        ],
        [
            "Kann ein Stein auf dem Mutterpunkt festgesetzt werden, solange dort zwei stehen?",
            "Nein. Zwei sperren den Punkt. Erst der letzte dort ist in Gefahr.",
        ],
        [
            "Mein letzter Stein auf dem Mutterpunkt ist festgesetzt. Habe ich verloren?",
            "Bei Plakoto nicht, solange der Gegner noch einen Stein auf seinem eigenen Mutterpunkt hat: Setz diesen fest, wenn er der letzte ist, und die Partie endet unentschieden. Bei Tapa geht es weiter.",
        ],
        [
            "Darf ich nur einen Würfel ziehen, wenn mir das lieber ist?",
            "Nein. Lassen sich beide ziehen, so musst du beide ziehen.",
        ],
        [
            "Verliere ich 3 Punkte, wenn ein Stein die ganze Partie lang festgesetzt war?",
            "Nein. Eine Partie zählt höchstens 2 Punkte.",
        ],
    ],
};
