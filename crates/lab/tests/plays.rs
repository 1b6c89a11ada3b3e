//! `plakoto plays`, as a table and as JSON.

mod running;
use running::{answers, complaint, output};

const EXAMPLE: &str = "j---d-------F-a----A---H w53 plakoto";

#[test]
fn lists_the_first_plays() {
    assert_eq!(
        output(&["plays", "o----------------------O w65"]),
        "24/19 24/18  o----------------AA----M\n\
         24/13        o-----------A----------N\n",
    );
}

#[test]
fn lists_the_plays_of_the_documented_example() {
    assert_eq!(
        output(&["plays", EXAMPLE]),
        "24/21 24/19   j---d-------F-a---AAA--F\n\
         24/21 20/15*  j---d-------F-A*-----A--G\n\
         24/21 13/8    j---d--A----E-a----AA--G\n\
         24/19 20/17   j---d-------F-a-A-A----G\n\
         24/19 13/10   j---d----A--E-a---AA---G\n\
         24/16         j---d-------F-aA---A---G\n\
         20/17 13/8    j---d--A----E-a-A------H\n\
         20/15* 13/10  j---d----A--E-A*--------H\n\
         20/12         j---d------AF-a--------H\n\
         13/10 13/8    j---d--A-A--D-a----A---H\n",
    );
}

#[test]
fn shows_an_outcome_in_a_column_of_its_own() {
    assert_eq!(
        output(&["plays", "AA--------------------ab w21"]),
        "2/off 1/off  ----------------------ab  w1\n\
         2/off        A---------------------ab\n",
    );
}

/// White's own start point is empty: to pin Black's mother ends the game with one die played.
#[test]
fn the_mother_ends_only_plakoto() {
    assert_eq!(
        output(&["plays", "aBA------------------ccc w61 plakoto"]),
        "3/off 2/1*  A*A-------------------ccc  w2\n\
         3/off       aB-------------------ccc\n\
         2/1*        A*AA------------------ccc  w2\n",
    );
    assert_eq!(
        output(&["plays", "aBA------------------ccc w61 tapa"]),
        "3/off 2/1*  A*A-------------------ccc\n\
         3/off       aB-------------------ccc\n",
    );
}

#[test]
fn a_pass_is_a_line_and_an_empty_list() {
    let pass = "A*----------------------- b65 tapa";
    assert_eq!(output(&["plays", pass]), "-  A*-----------------------\n");
    assert_eq!(output(&["plays", "--json", pass]), "{\"dice_used\":0,\"plays\":[]}\n");
}

#[test]
fn json_has_the_fields_of_the_protocol_in_their_order() {
    assert_eq!(
        output(&["plays", "--json", "o----------------------O w65 plakoto"]),
        concat!(
            r#"{"dice_used":2,"plays":["#,
            r#"{"play":"24/19 24/18","after":"o----------------AA----M","outcome":null},"#,
            r#"{"play":"24/13","after":"o-----------A----------N","outcome":null}]}"#,
            "\n"
        ),
    );
}

#[test]
fn json_is_what_the_engine_answers() {
    let request = format!("{{\"do\":\"plays\",\"situation\":\"{EXAMPLE}\"}}\n");
    let answer = answers(request.as_bytes()).join("");
    assert!(answer.starts_with(r#"{"dice_used":2,"plays":[{"play":"24/21 24/19","#), "{answer}");
    assert!(answer.contains(r#"{"play":"20/15* 13/10","after":"j---d----A--E-A*--------H","outcome":null}"#));
    assert_eq!(output(&["plays", EXAMPLE, "--json"]), format!("{answer}\n"));
}

#[test]
fn a_code_may_begin_with_empty_points() {
    for code in ["-A--------------------a-", "--A------------------a--", "-h--------------------A-"] {
        for args in [["plays", code, "--json"], ["plays", "--json", code]] {
            let situation = format!("{code} w11");
            let args = args.map(|arg| if arg == code { situation.as_str() } else { arg });
            assert!(output(&args).starts_with("{\"dice_used\":"), "{args:?}");
        }
    }
}

#[test]
fn says_what_is_wrong() {
    let plays = |text| complaint(&["plays", text]);
    assert_eq!(
        plays("o----------X-----------O w65"),
        "error: position code, character 12: “X” is no group: write - or a letter A to O or a to o\n",
    );
    assert_eq!(
        plays("o----------------------O w67"),
        "error: turn, character 2: “67” is no roll: write two numbers from 1 to 6\n",
    );
    assert_eq!(
        plays("o----------------------O w65 portes"),
        "error: rules, character 1: “portes” is no ruleset: write plakoto or tapa\n",
    );
    assert_eq!(plays("o----------------------O w65 tapa x"), "error: end, character 1: “x” is too much\n");
    for undecided in ["o----------------------O", "o----------------------O b tapa"] {
        assert_eq!(
            plays(undecided),
            "error: turn: the dice are missing: write them after the side, as in w65\n"
        );
    }
    assert_eq!(
        plays("---a-------------------- w65"),
        "error: the game is over in this position: White has won 1 point, with all checkers borne off\n",
    );
    assert_eq!(
        plays("A*----------------------a* w65 tapa"),
        "error: the game is over in this position: it is drawn, with both mothers pinned\n",
    );
    assert_eq!(plays(""), "error: position code, character 1: nothing is there\n");
    assert!(complaint(&["plays"]).contains("<SITUATION>"));
    assert!(complaint(&["plays", "o----------------------O", "w65"]).contains("'w65'"));
}
