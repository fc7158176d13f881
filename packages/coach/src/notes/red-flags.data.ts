/**
 * Signs that need an answer of their own, or that the model (`note-classifier.ts`) takes for less, as kinds of words that make one
 * together in whatever order a sentence has them; `signs.data.ts` holds the phrases that mean a sign by themselves.
 */
import type { UrgentSign } from "./signs.data.ts";
import { wordList } from "./word-list.ts";

const limb = wordList(
  "legs?|calf|calves|thighs?|shins?|ankles?|arms?|forearms?|f[oe]{2}t|knees?|elbows?|wrists?|hands?|fingers?|shoulders?|heels?|hips?|collar ?bone",
);
const pregnant = wordList(
  "pregnan~|trimester|(\\d+|\\w+teen|twenty|thirty|eight|nine|ten|twelve) weeks|along|expecting|baby",
);

/** Those of a diet are wanted. */
const ketones = wordList(
  "(?<!\\b(keto|fast|fasting|low carb)\\b[^.!?;]{0,60})ketones?(?![^.!?;]{0,60}\\b(keto|diet|fast|fasting|low carb)\\b)",
);
/** In mmol or mg for each litre or decilitre. */
const highSugar = wordList(
  "(sugars?|glucose|bgl?|cgm|libre|dexcom) (\\w+ ){0,4}(2\\d|3[0-5]|3[5-9]\\d|[4-9]\\d\\d)([.,]\\d)?(?! ?(g|grams?|percent|days?|weeks?|min~))",
);
const ofHighSugar = wordList("sick|vomit~|thr[eo]w~ up|throwing up|puk~|nause~|thirst~|drows~|confus~");

/** All of the lists of one rule in one sentence make the sign. */
export const redFlagRules: readonly (readonly [UrgentSign, readonly RegExp[]])[] = [
  ["bleeding", [wordList("spotting|bleed~|blood"), pregnant]],
  // Weight that goes by itself beside pain in the back or at night, or fevers (red flags of low back pain: Downie 2013).
  [
    "unnamed",
    [
      wordList("(lost|losing|dropped) (\\w+ ){0,3}(stones?|kgs?|kilos?|lbs?|pounds|weight)|weight loss"),
      wordList(
        "without (even )?(trying|meaning to|dieting)|(no|any) reason|unexplained|unintention~|not trying",
      ),
      wordList("back (hurt~|ach~|pain~)|pain~ ... back|spine|night~|fevers?|sweats"),
    ],
  ],
  [
    "rupture",
    [
      limb,
      wordList(
        "(strange|odd|weird|funny|wrong|unnatural) (angle|shape|position)|deform~|crooked|bent the wrong way|sticking out",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "suicid~|hang(ing)? myself(?! (from|on) (the|a) ((pull ?up|high|gym) )?bar)|self harm~|harm(ing)? myself|hurt(ing)? myself (on purpose|again|deliberately)|kill(ing)? myself|(want|wanna|going|plan~|ready|decided) to (just )?end it(?= *$| tonight| soon| today| tomorrow| now| for good| on \\w+day)|end(ing)? (my life|it all(?= *$| tonight| soon)|things)|tak(e|ing) my (own )?life|(don'?t|do not|didn't) want to (live|be alive|be here(?! (at|before|by|until|in|on|for|so)\\b)|exist|wake up(?! (at|before|by|so)\\b))( any ?more)?|not want to (live|be alive|be here(?! (at|before|by|until|in|on|for|so)\\b)|wake up(?! (at|before|by|so)\\b))|better off (without me|dead|if i)|wish i (was|were) (dead|gone|never born)|no (point|reason) (in|to) (living|live|going on|being here|being alive|carry~ on)|why (i should|should i|do i) (carry|go|keep) (on|going|living)|can'?t go on (living|like this|any ?more)|(hurt|harm|cut|burn)(ed)? myself [^.!?;]{0,30}\\bon purpose|(started|been|am|i'm|keep|kept) (cutting|burning) (myself|my (arms?|legs?|wrists?|thighs?))|cut my(self| wrists?) on purpose|overdos~",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList("think(ing)? (about|of)|(dark )?thoughts? (about|of)|keep thinking|plan~ to|want to|tempted"),
      wordList(
        "ending (it all|things|it|my life)|dying|death|jump(ing)? (off(?! (a|the|my|one|both) (\\w+ )?(box|step|bench|plate|leg|foot|feet|floor|ground)\\b)|in front)|not being here|disappear~ for good|hurting myself",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(started|been|back to) cutting( again)?(?! (carb~|weight|calori~|out|down|back|sugar|for|my hours))",
      ),
      wordList("cutting( again)?$|cutting again|myself|arms?|thighs?"),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(handful|whole pack|bottle|too many|overdose) of .. (pills|tablets|paracetamol|tylenol|sleeping)~",
      ),
    ],
  ],
  ["pregnancy_sign", [wordList("waters? broke|reduced movement")]],
  // Sick, thirsty or drowsy beside a high sugar or ketones.
  ["sugar", [ketones, ofHighSugar]],
  ["sugar", [highSugar, ofHighSugar]],
  ["sugar", [highSugar, ketones]],
  [
    "sugar",
    [wordList("ketones? (\\w+ ){0,3}(high|large|moderate)"), wordList("type (1|2|one|two)|diabet~|insulin")],
  ],
  ["heat", [wordList("heat ?stroke|sun ?stroke")]],
  [
    "self_harm",
    [
      wordList(
        "life (isn't|is not|not) worth|not worth (living|being here)|(no|lost the) will to live|want to die|tired of (living|being alive)|can'?t see a way out",
      ),
    ],
  ],
  [
    "rupture",
    [
      wordList("shoulder|knee ?cap|elbow|hip|finger|thumb|jaw"),
      wordList("(is|was|went) out|(slipped|slid|moved) to|out of place"),
      wordList("(arm|it) hanging|won't bend|can'?t (bend|move|lift)|stuck"),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(took|taken|swallowed) (too many|all my|a (whole )?(box|pack|bottle) of) .. (pills|tablets|painkillers|paracetamol|meds)|took too many pills",
      ),
    ],
  ],
  ["bleeding", [wordList("cough~ (up )?(pink|red|blood~|rusty)")]],
  [
    "self_harm",
    [
      wordList(
        "(don'?t|can'?t|cannot|not|no longer) see (the|a|any) (point|reason|sense) (of|in|to|for) (me |my )?(be|being|living|live|life|carry~|going|go) ?(here|alive|on)?|(to|and|just|could|want to|would) (just )?(never|not) (wake up|exist|be (here|around|alive))( any ?more| again| tomorrow)?|want (it|this|everything) (all )?to (be over|end|stop)( for good| forever)?(?! (the|with|at|by|in))|(nobody|no one) would (miss|care if) (me|i)|(cutting|hurting|harming|burning) (myself|my (arms?|wrists?|legs?|thighs?)) again|(thought|think)~ (about|of) (ending (it|things|everything|my life)|suicide|killing myself)",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(better|easier|happier|simpler) ((off|for (\\w+ ){1,3}))?(if i (wasn'?t|weren'?t|was not|were not|was gone|were gone|died|disappeared)|without me)|if i (just )?(disappeared|vanished|died)|(nothing|not much|no reason) to live for|hate being alive|a burden (to|on) (every|my|them|people)~|(done|finished|had enough|tired|sick) (with|of) (life|living|it all|being alive|existing)|giv(e|en|ing) up on (life|living)|can'?t (take|cope with|face) (it|life|things|living) any ?more|what'?s the point (of|in) (living|going on|being (here|alive)|me|carrying on)|no point (to|in) (me|my life|anything any ?more)|go to sleep and (not|never) wake|not wake up( again| tomorrow)?$",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList("think~|thought~|urge|imagin~|pictur~|want~|tempt~|keep|could just|wonder~"),
      wordList(
        "(driv|steer|swerv|walk|step|jump)~ (\\w+ ){0,3}(into|off|from|out of|in front of|under) (a|the|my) (\\w+ )?(tree|wall|bridge|train|truck|lorry|traffic|tracks|cliff|balcony|bus|roof~|building|window|tower|viaduct|ledge|car park)",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList("pills|tablets|paracetamol|tylenol|blades?|razors?"),
      wordList("tempt~|stash~|hoard~|saved? up|saving up|count~ (out|them|my)|how many (would|it|i)"),
    ],
  ],
  [
    "self_harm",
    [
      wordList("(scratch|cut|burn|bite|hit|punch)~ (myself|my (arms?|legs?|thighs?|wrists?))"),
      wordList("again|to (feel|cope|calm|punish)|on purpose|helps"),
      wordList("to (feel|cope|calm|punish)|sleeves|hide|on purpose|nobody|sad|low|feelings?|helps"),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(not|don'?t|can'?t|won'?t) see myself (being )?(around|here|alive|making it)|won'?t be (here|around) (by|for|next|much longer|any ?more)|(hope|wish|pray|rather) (\\w+ ){0,4}(not|never|don'?t|won'?t|didn'?t) (\\w+ )?wake|(tired|sick) of being me|(dark|those|suicidal) thoughts (\\w+ )?(again|are back|about (ending|dying|death))|about ending it|didn'?t care (what happened|if i (woke|died|lived))|(wrote|written|writing|left) (\\w+ ){0,2}(letters?|notes?) (to|for) (the|my) (kids|family|wife|husband|mum|mom|parents|children|daughter|son)|said my goodbyes|(only thing|all that'?s?) (\\w+ ){0,2}(stopp|keep)~ me (alive|going on|from (doing (something|anything) (stupid|silly|bad)|ending|hurting))|disappear (for good|for ever|forever)|check out of (this |my )?life|leave this world",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(took|taken|had|swallowed) (more|too many|extra|lots of|loads of|a load of) (of )?(\\w+ ){0,2}(tablets|pills|meds|medication|paracetamol|painkillers|sleeping)",
      ),
      wordList(
        "than i should|too many|on purpose|didn'?t care|loads of|a load of|lots of|to (sleep|stop|end|escape)",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "think~ (about|of)|thought~ (about|of)|keep (seeing|picturing|imagining)|stood (on|at|by)|drawn to",
      ),
      wordList(
        "(the|that|a) (bridge|tracks|cliff|rooftop|ledge)(?! (pose|hold|variation|exercise|workout|run|route|race|start))|crash~ (the|my) car|driv~ (off|into)",
      ),
      wordList("keep|again|on purpose|jump~|how easy|every time|stood|my run|drawn|night|end"),
    ],
  ],
  [
    "self_harm",
    [
      wordList("cutting( again)?|relapsed|self ?harm~"),
      wordList("sleeves?|scars?|blades?|hide|hiding|wrists?"),
    ],
  ],
];
