//! Danish.

use super::Text;

pub(super) static TEXT: Text = Text {
    title: "Reglerne for Plakoto og Tapa",
    description: "Reglerne for det græske spil Plakoto og det bulgarske Tapa, kort fortalt, med brætter at prøve dem på.",
    lead: "Plakoto spilles i Grækenland og Tapa i Bulgarien, begge med bræt og terninger fra backgammon. Ingen brik bliver nogensinde sendt tilbage: Bliver en fanget alene, låses den fast, hvor den står, og må vente. På hvert bræt her kan du følge trækkene trin for trin eller selv flytte brikkerne.",
    contents: "Indhold",
    play: "Spil",
    languages: "Sprog",

    start_heading: "Start og mål",
    start_board: "Brættet har 24 felter. Hver side har femten brikker, og alle begynder de på ét felt, sidens eget <b>startfelt</b>. De to startfelter ligger over for hinanden.",
    start_aim: "Du fører dine brikker rundt på brættet til dit <b>hjemmebræt</b>, de sidste seks felter på vejen, og derfra tager du dem af brættet; det hedder at bære af. Den, der først har båret alle femten af, vinder. De to sider flytter hver sin vej, så de skal forbi hinanden.",
    start_numbers: "Hver side tæller felterne i sin egen retning: Dens startfelt er felt 24, dens sidste er felt 1. Dit hjemmebræt er altså felt 1 til 6, og dit felt 1 er modstanderens startfelt. Trækkene skrives med disse tal: 24/18 er en brik, der flytter fra felt 24 til felt 18, og 6/off er en, der bæres af fra felt 6.",
    start_captions: [
        "Starten: femten brikker til hver, på sidens eget felt 24. Hvid slår 6-5.",
        "Hvid flytter en brik seks felter og en anden fem. Sort slår 3-1.",
        "Sort flytter den anden vej rundt på brættet, fra sit eget felt 24.",
    ],

    opening_heading: "Åbningsslaget",
    opening_roll: "Til at begynde med slår hver side én terning; viser de det samme, slås der igen. Den højeste begynder og flytter netop de to terninger, der ligger på bordet. Et spil åbner altså aldrig med et dobbeltslag.",
    opening_later_games: "I en match begynder vinderen af et spil det næste og slår begge terninger. Efter uafgjort slår begge sider om åbningen igen.",
    opening_caption: [
        "Prøv selv: Hvid slog 6, Sort slog 3, så Hvid begynder og flytter 6-3. Slå derefter for Sort, og spil videre, så længe du har lyst.",
    ],
    opening_later_games_caption: [
        "Prøv selv: Hvid vandt det forrige spil, så Hvid begynder og slår begge terninger. Nu kan det også blive et dobbeltslag.",
    ],

    moving_heading: "Træk og lukkede felter",
    moving_dice: "Med hver terning flytter du en brik så mange felter, som terningen viser, i retning af dit hjemmebræt. Med de to terninger kan du flytte to brikker eller den samme to gange, i den rækkefølge, du vil. Du flytter kun dine egne brikker, og kun de tal, der er slået. Der må stå lige så mange af dine brikker på et felt, som du vil.",
    moving_double: "Et <b>dobbeltslag</b> flyttes fire gange: Med 4-4 flytter du fire gange fire felter.",
    moving_double_captions: [
        "Hvid slår 5-2 og flytter én brik med begge terninger.",
        "Sort slår 4-4, et dobbeltslag.",
        "Sort har flyttet fire gange fire: to brikker, otte felter hver.",
    ],
    moving_blocked: "Et felt er <b>lukket</b> for dig, hvis to eller flere af modstanderens brikker står der. Du kan ikke lande på det, heller ikke undervejs: En brik, der flytter med begge terninger, skal bruge et åbent felt til sit første skridt. Et felt med en enkelt af modstanderens brikker er åbent.",
    moving_blocked_caption: [
        "Prøv selv: Hvid skal flytte 6-5. Sorts to brikker lukker felt 18, så ingen sekser kan flyttes fra felt 24. Først femmeren og så sekseren, det går.",
    ],
    moving_whole_roll: "Du skal flytte så meget af dit slag, som du kan. Hvis begge terninger kan flyttes på én måde og kun den ene på en anden, skal du vælge en måde, der bruger begge; af et dobbeltslag flytter du så mange gange som muligt. Når der ikke er mere tilbage af slaget, er din tur forbi.",
    moving_whole_roll_caption: [
        "Prøv selv: Hvid skal flytte 6-5. Flytter du brikken på felt 8 med femmeren, bliver det afvist, for så ville ingen sekser kunne flyttes bagefter. Begge terninger skal flyttes.",
    ],
    moving_higher_die: "Kan du flytte enten den ene eller den anden terning, men ikke dem begge, skal du flytte den højeste.",
    moving_higher_die_caption: [
        "Prøv selv: Hvid skal flytte 6-5. Kun brikken på felt 24 kan flytte, og felt 13 er lukket: Efter den ene terning kan den ikke komme videre. Derfor er det sekseren, der skal flyttes, ikke femmeren.",
    ],
    moving_no_play: "Kan du ikke flytte nogen af terningerne, går turen videre til modstanderen. Du kan ikke vælge at stå over.",
    moving_no_play_caption: [
        "Prøv selv: Hvid har slået 6-5. Sort lukker alle de felter, som en femmer eller en sekser kunne nå, så intet kan flyttes. Stå over, og slå derefter for Sort.",
    ],

    pinning_heading: "At låse fast og frigive",
    pinning_pin: "Du må lande på et felt, hvor der kun står en enkelt af modstanderens brikker. Den bliver ikke sendt tilbage: Den er <b>låst fast</b> under din. Kun en enlig brik kan låses fast.",
    pinning_captive: "En fastlåst brik kan ikke flytte, så længe der står noget oven på den. Dens side må klare sig med de andre.",
    pinning_captions: [
        "Sort har en enlig brik på Hvids felt 15. Hvid slår 5-3.",
        "20/15* lander på den og låser den fast; det viser stjernen. Sort slår 6-4.",
        "Sort spiller videre med sine andre brikker. Den fastlåste bliver, hvor den er.",
    ],
    pinning_release: "Den er fri i det øjeblik, den sidste brik oven på den går, selv midt i en tur. Du må stable så mange brikker på den, som du vil; kun den sidste, der går, tæller.",
    pinning_release_captions: [
        "To hvide brikker står oven på en sort. Hvid slår 6-2.",
        "Den ene er gået. Den anden holder stadig på fangen. Sort slår 2-1.",
        "Sort har flyttet andre brikker. Hvid slår 5-4.",
        "Den sidste er gået, og den sorte brik er fri. Sort slår 6-3.",
        "Den flytter videre med det samme, med sekseren.",
    ],
    pinning_pinner: "En brik, der låser en anden fast, kan aldrig selv låses fast. Selv om den står alene over sin fange, lukker den feltet for modstanderen, ganske som to brikker ville gøre.",
    pinning_own_captive: "Du kan altså ikke lande på et felt, hvor en af dine egne brikker er låst fast. Du må gerne gå hen over det.",
    pinning_own_captive_caption: [
        "Prøv selv: Hvid skal flytte 6-1. En hvid brik er låst fast på felt 18: Den kan ikke flytte, og ingen anden kan lande der. Først etteren og så sekseren fører hen over den.",
    ],

    touch_heading: "At låse fast i forbifarten",
    touch_and_go: "En brik må låse fast med den ene terning og gå videre med den næste. Så forbliver intet låst fast. Det hjælper, hvor den anden vej er lukket: En enlig brik er et sted at sætte foden.",
    touch_captions: [
        "Hvid slår 5-4. Fra felt 20 er fireren lukket. Femmeren lander på en enlig brik.",
        "Fireren har ført Hvids brik videre til felt 11, og den sorte er fri igen.",
    ],

    mother_heading: "Moderen",
    mother_checker: "Den sidste brik, som en side har på sit eget startfelt, kaldes <b>moderen</b>. Den har den længste vej af alle foran sig, og den står der, hvor modstanderen fører sine brikker hjem.",
    mother_wins: "I Plakoto vinder du dobbelt, 2 point, når modstanderens moder er låst fast og dit eget startfelt er tomt. Spillet slutter med netop det skridt, uanset hvor de andre brikker står.",
    mother_waits: "Har du stadig brikker på dit eget startfelt, er det endnu ikke nok at låse moderen fast. Spillet går videre, og det slutter med det skridt, der fører din sidste brik væk derfra, måske mange ture senere.",
    mother_captions: [
        "Sorts moder står alene på sit startfelt, Hvids felt 1. Hvid slår 5-4.",
        "Hvid låser den fast, og en brik til kommer med. Hvid har stadig en brik på sit eget startfelt, så spillet går videre. Sort slår 2-1.",
        "Sort kan ikke gøre noget ved det. Hvid slår 6-3.",
        "Hvids sidste brik forlader startfeltet: Spillet slutter med dette skridt, og Hvid vinder 2 point.",
    ],
    mother_why: "Hvorfor skal man vente? Brikken, der låser moderen fast, står på sit eget felt 1 og kan kun komme væk ved at blive båret af, så moderen sidder fast. Men så længe din egen sidste brik er ved starten, kan modstanderen stadig låse den fast, og så vinder ingen. Når dit startfelt er tomt, er der intet at låse fast, og spillet er afgjort.",
    mother_readings: "Denne regel læses på to måder. Efter den anden vinder man altid med det samme ved at låse en moder fast, selv om ens eget startfelt er fuldt. Her må sejren vente, så modstanderen beholder sin chance for at svare.",
    mother_quiz: ["Hvid slår 6-5 og kan vinde spillet i denne tur. Hvordan?"],

    both_heading: "Når begge mødre er låst fast",
    both_drawn: "Er begge mødre låst fast, ender spillet uafgjort med det samme, både i Plakoto og i Tapa. Intet kunne ændre sig mere: En brik, der låser en moder fast, kan kun komme væk ved at blive båret af, og ingen side må bære af, så længe en af dens egne brikker er låst fast. Den, der har fået sin moder låst fast, kan altså stadig redde uafgjort ved at låse den anden fast.",
    both_captions: [
        "Hvids moder er låst fast på Hvids felt 24, og Sort har stadig en sidste brik på sit eget startfelt. Hvid slår 5-4.",
        "Hvid låser den fast med femmeren: uafgjort. Fireren flyttes ikke mere.",
    ],
    both_try_caption: [
        "Prøv selv: Hvid skal flytte 5-4. Lås Sorts moder fast med femmeren, og se, hvordan spillet ender.",
    ],

    off_heading: "At bære af",
    off_all_home: "Du må kun bære af, så længe alle de brikker, du har tilbage, er på dit hjemmebræt. Det gælder for hvert skridt for sig: Den ene terning må føre den sidste brik hjem, og den næste må så bære en brik af.",
    off_all_home_caption: [
        "Prøv selv: Hvid skal flytte 6-2. Sekseren kan ikke bære af, så længe der står en brik på felt 8. Før den først hjem med toeren, så kan den.",
    ],
    off_points: "En terning bærer en brik af fra feltet med dens eget tal: En sekser bærer en brik af fra felt 6.",
    off_inside: "Du må også flytte inden for hjemmebrættet i stedet. Men hvis en terning kun kan bruges til at bære af, skal du gøre det.",
    off_captions: [
        "Begge sider har alle deres brikker hjemme, og ingen er låst fast: De må bære af. Hvid slår 6-5.",
        "Hvid bærer en brik af fra sit felt 6 og en fra sit felt 5. Sort slår 6-5.",
        "Sort bærer en brik af med sekseren og flytter inden for sit hjemmebræt med femmeren.",
    ],
    off_highest: "Er en terning højere end dit højeste felt med brikker, bærer den en brik af fra det felt og ikke fra noget andet. Så længe der står en brik længere tilbage, kan en højere terning ikke tage en fra et lavere felt.",
    off_highest_caption: [
        "Prøv selv: Hvid skal flytte 6-4. Det højeste felt er felt 5, så sekseren bærer brikken der af. Først derefter bærer fireren en brik af fra felt 3.",
    ],
    off_captive: "Du må ikke bære af, så længe nogen af dine brikker er låst fast, heller ikke hvis den er låst fast på dit eget hjemmebræt. Én fastlåst brik holder alle de andre tilbage.",
    off_captive_caption: [
        "Prøv selv: Hvid skal flytte 6-4. Alle er hjemme, men en er låst fast på felt 3, så ingen brik kan bæres af. Kun fireren kan flyttes, inden for hjemmebrættet.",
    ],
    off_holding: "En brik, som du selv holder låst fast, forhindrer dig ikke i at bære af. Den kommer fri, når den sidste oven på den bæres af.",
    off_holding_captions: [
        "Hvid er ved at bære af og holder en sort brik låst fast på sit felt 2. Hvid slår 3-1.",
        "Hvid bærer en brik af, og nu holder to på fangen. Sort slår 2-1.",
        "Sort kan ikke bære af og er nødt til at flytte inden for sit hjemmebræt. Hvid slår 6-5.",
        "Hvid har båret sine to sidste af. Sort har ikke båret nogen af: Hvid vinder 2 point.",
    ],
    off_holding_try_caption: [
        "Prøv selv: Hvid skal flytte 3-1. Bær en brik af med treeren, hold fangen med etteren, og spil videre til det er slut.",
    ],

    scoring_heading: "Hvad et spil tæller",
    scoring_points: "Et vundet spil tæller 1 point, eller 2 point, hvis modstanderen slet ikke har båret nogen brik af: et <b>dobbelt spil</b>. En sejr ved moderen tæller 2. Der er ikke noget tredobbelt spil og ingen doblingsterning.",
    scoring_single_caption: [
        "Prøv selv: Hvid skal flytte 6-5. Bær de to sidste brikker af. Sort har allerede båret en af, så Hvid vinder 1 point.",
    ],
    scoring_double_caption: [
        "Prøv selv: Igen skal Hvid flytte 6-5, men Sort har endnu ikke båret nogen brik af. Hvid vinder 2 point.",
    ],
    scoring_match: "En match går til 1, 3, 5 eller 7 point. Uafgjort giver ingenting.",
    scoring_pips: "En sides <b>piptal</b> siger, hvor mange felter alle dens brikker tilsammen har igen, til de er båret af. Det er 360 ved starten. En fastlåst brik beholder sine pip.",
    scoring_pips_caption: [
        "Prøv selv: Hvid skal flytte 5-3. Piptallene står ved brættets kant. Hvordan du end flytter, går Hvid fra 290 til 282; Sort bliver på 330, også selv om 20/15* låser en brik fast.",
    ],

    tapa_heading: "Hvad der er anderledes i Tapa",
    tapa_mother: "I Tapa slutter spillet ikke, når en moder låses fast. Det er kun en dårlig stilling: Dens side kan ikke bære af, før moderen er fri, mens modstanderen bærer af i ro og mag. Spillet går videre, til en side har båret alle femten af. Alle andre regler er de samme.",
    tapa_captions: [
        "Tapa: Sorts moder står alene. Hvid slår 5-4.",
        "Hvid låser den fast som i Plakoto. Sort slår 2-1.",
        "Sort har flyttet et andet sted. Hvid slår 6-3.",
        "Hvids startfelt er tomt, og alligevel går spillet videre.",
    ],
    tapa_with_mother: "Nogle Tapa-spillere kender reglen om moderen, på bulgarsk майка. De kan vælge den som variant.",
    tapa_with_mother_caption: [
        "Prøv selv: Tapa med moderen. Hvid skal flytte 5-4. Hvids startfelt er allerede tomt, så Hvid vinder 2 point med det samme ved at låse Sorts moder fast.",
    ],

    options_heading: "Hvad der kan vælges",
    options_lead: "Spillere og bøger er ikke enige om alt. Fire regler kan vælges, når en match begynder.",
    options_head: ["Regel", "Normalt her", "Kan vælges", "Hvem spiller hvad"],
    options_rows: [
        [
            "Åbning",
            "Den højeste flytter de to terninger, der blev slået.",
            "Den højeste slår begge terninger igen.",
            "I en tysk beskrivelse flyttes de to terninger; i spanske og de fleste græske slås der igen.",
        ],
        ["Næste spil", "Vinderen begynder.", "Begge sider slår om åbningen.", "Beskrivelserne er uenige."],
        [
            "Moder",
            "Fastlåst giver den 2 point i Plakoto og intet i Tapa.",
            "Tapa spilles med moderen.",
            "Beskrivelserne af Tapa er uenige.",
        ],
        ["Uafgjort", "0–0", "1–1", "Beskrivelserne er uenige."],
    ],
    options_opening_caption: [
        "Prøv selv: Hvid slog højest om åbningen. Med dette valg slår Hvid begge terninger igen, og det kan blive et dobbeltslag.",
    ],
    options_next_caption: [
        "Prøv selv: Med dette valg slår begge sider om åbningen i hvert spil. Sort vandt det forrige, men nu slog Hvid 5 og Sort 2, så Hvid begynder og flytter 5-2.",
    ],
    options_mother_caption: [
        "Prøv selv: Tapa med moderen. Hvid skal flytte 6-3. Sorts moder er låst fast: Så snart Hvids sidste brik forlader startfeltet, vinder Hvid 2 point.",
    ],
    options_draw_caption: [
        "Prøv selv: Tapa, og Hvid skal flytte 5-4. Femmeren låser også den anden moder fast, og spillet ender uafgjort. Det tæller 0–0, eller 1–1, hvis det er valgt.",
    ],

    principles_heading: "Gode råd til at begynde med",
    principles_home: "Lås fast på dit hjemmebræt, hvis du kan. Der har fangen det meste af sin vej foran sig, og dine brikker behøver ikke gå før til sidst. En fange langt fra dit hjemmebræt er du nødt til at slippe, når dine andre brikker ikke har flere træk.",
    principles_quiz: [
        "Hvid slår 5-1, og femmeren kan låse en af to sorte brikker fast. Hvilken er mest værd?",
    ],
    principles_quiz_told: "Vores program vurderer det bedste træk, der låser den ene fast, omkring et halvt point højere end det bedste, der låser den anden fast.",
    principles_reach: "En enlig brik kan kun låses fast af brikker, der ikke er kommet forbi den endnu; når den sidste er forbi, er den sikker. Er der bare én, der har den foran sig, nås den af så mange af de 36 slag, hvis intet felt imellem er lukket:",
    principles_chances: ["Felter væk", "Slag af 36"],
    principles_mother: "Lad ikke din sidste brik stå alene ved starten, så længe modstanderen kan nå den. Når vores program spiller mod et, der ikke ser længere end til den næste fange, afgør moderen hvert fjerde spil; når det spiller mod sig selv, færre end 1 ud af 25.",
    principles_points: "To brikker på et felt er sikre, og de lukker det. Lukkede felter på række er en mur: Seks af dem kommer ingen forbi.",
    principles_patience: "Slip ikke en fange for tidligt. Mens den venter, er dens side nødt til at bruge sine slag på andre brikker og til sidst give gode felter op. Én brik er nok til at holde den; hvad du stabler ovenpå, mangler andre steder.",
    principles_double: "Gå efter at vinde dobbelt. Når vores program spiller mod sig selv, vindes 4 ud af 10 spil dobbelt. Den, der er langt bagud, bør derfor føre sine brikker hjem og nå at bære mindst én af.",

    backgammon_heading: "Sammenlignet med backgammon",
    backgammon_head: ["", "Backgammon", "Plakoto og Tapa"],
    backgammon_rows: [
        ["Start", "På fire felter, nogle få brikker på hvert", "Alle femten på ét felt"],
        ["En enlig brik", "Bliver slået og begynder forfra fra baren", "Låses fast og bliver, hvor den er"],
        [
            "Til den er fri igen",
            "Dens side kan ikke flytte, før den er kommet ind igen",
            "Dens side flytter sine andre brikker",
        ],
        ["To brikker", "Lukker feltet", "Lukker feltet; det gør også én over en fange"],
        [
            "Sidste brik ved starten",
            "Ikke noget særligt",
            "Moderen: Låses den fast, taber den dobbelt i Plakoto",
        ],
        ["At bære af", "Når alle er hjemme", "Når alle er hjemme og ingen er låst fast"],
        ["Et spil tæller", "1, 2 eller 3, gange doblingsterningen", "1 eller 2, uden doblingsterning"],
        ["Uafgjort", "Aldrig", "Når begge mødre er låst fast"],
    ],

    names_heading: "Navne",
    names_games: "At låse fast hedder πλακώνω på græsk, og spillet hedder Πλακωτό, Plakoto. I Bulgarien hedder det Тапа, Tapa, og at låse fast hedder затапвам. På Cypern siger man Τσιλλιτόν, Tsilliton. I Levanten hedder det محبوسة, Mahbusa: Plakoto med egne skikke ved hvert bord.",
    names_cafe: "På en græsk café er Plakoto det andet spil i en række på tre: Πόρτες, Πλακωτό, Φεύγα.",

    questions_heading: "Korte spørgsmål",
    questions: [
        [
            "Skal jeg låse fast, når jeg kan?",
            "Nej. Du skal flytte dit slag, men hvordan bestemmer du selv. Kun hvis det ikke kan flyttes på anden måde, skal du låse fast.",
        ],
        [
            "Hvordan får jeg en fastlåst brik fri?",
            "Det kan du ikke selv. Den venter, til modstanderen går, og det kan et slag tvinge ham til.",
        ],
        [
            "Kan to af mine brikker være låst fast på samme felt?",
            "Nej. Du kan ikke lande, hvor en allerede er låst fast. På forskellige felter kan du godt have flere.",
        ],
        [
            "Alle mine brikker er hjemme. Hvorfor kan jeg ikke bære af?",
            "En af dem er låst fast. Den skal være fri først.",
        ],
        [
            "Kan en moder låses fast, mens der står to brikker på startfeltet?",
            "Nej. To lukker feltet. Moderen er den sidste, der er tilbage der.",
        ],
        [
            "Min moder er låst fast. Har jeg tabt?",
            "I Plakoto ikke, så længe modstanderen har en brik på sit eget startfelt: Lås den brik fast, når den er den sidste, så ender spillet uafgjort. I Tapa går spillet videre.",
        ],
        [
            "Må jeg nøjes med at flytte én terning, hvis jeg hellere vil det?",
            "Nej. Kan begge flyttes, skal begge flyttes.",
        ],
        ["Taber jeg 3 point, hvis en brik var låst fast hele spillet?", "Nej. Et spil tæller højst 2 point."],
    ],
};
