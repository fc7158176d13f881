/** The words by which a note says that something is over, is said of anybody, or goes on, for clauses in one spelling. */

/** A list ("hip and knee") is one clause; "and" begins a new one before somebody or something that does something. */
export const border =
  /[,:]|\b(?:and|so|because|then|while|which)\b(?= (?:i|i'm|i've|it|it's|he|she|they|we|my|the|that|this|now|then|all|no|not|nothing|is|was|went|felt|feels|has|had|gone)\b)/;

const fine =
  "fine|brilliant|amazing|(?:a |one )?hundred per ?cent|(?:a )?non ?issue|an angel|(?:a )?dream|good as gold|great|good|ok(?! to)|okay(?! to)|alright|normal|solid|perfect|healthy|loose|calm|(?:as )?strong|better than ever|(?:pain|symptom) free|(?:as )?good as new|(?:like|as|brand) new|right as rain|back to (?:normal|full|100|a hundred)|silent|quiet|100";
const ended =
  "gone(?: away)?(?! (?:again|out|in|on(?! \\w+day)|to|up|down|into|odd|numb|dead|weak|floppy|limp|cold|hard|stiff|worse|blue|white|black|red|funny|bad|crooked))|went away|goes away|healed|mended|recovered|cured|resolved|settled|sorted|vanished|disappeared|faded|subsided|lifted|passed|eased(?: off)?|calmed(?: down)?|cleared(?: up)?|behind me|history|(?<!all )over(?! (?:the|my|a|it))|(?:totally|completely|fully|well|long|so) over (?:it|that|them)|over the (?:flu|cold|bug|virus)|(?:a )?thing of the past|worked itself out|stopped(?= *$)|went down(?= (?:by|over|again|now)|$)|turned out (?:to be )?(?:nothing|fine|harmless|ok|okay)|(?:came|come) back (?:clean|clear|fine|normal)|down completely|forgotten|ruled out|out of the woods|finished with|done and dusted|in the past";
/** It is told that something changed. */
export const saysChange =
  /\b(?:now|again|since|today|any ?more|any longer|no longer|completely|fully|totally|finally|already|for good|these days|healed|mended|recovered|cured|resolved|vanished|disappeared|behind me|history|never|stopped|discharged|cleared|signed|nothing|fiddle|rain|full health|lasted|off the|gone|rid of|used to|back to|held up|coped|behaved)\b/;
/** Not yet, not quite, not always. */
export const doubted =
  /\b(?:not (?!any)|far from|anything except|yet|half|hardly|(?:is|are|was|were|has|have|do|does|did)n't|though|still|nearly|almost|until|till|unless|except|as long as|when(?:ever)?|if|at rest|otherwise|apart|aside|other than|bar)\b|\bnever (?:healed|been|right)/;

/** Leave for some of it: nothing is over by it. */
export const halfLeave =
  /\bcleared (?:me )?(?:for|to) (?:\w+ ){0,2}?(?:light|easy|gentle|walk|low|some|basic|swim|only)\w*\b/;

/** Trouble denied as something that was. */
const denied =
  "\\b(?:no longer|never(?! stopped)|not|nothing|(?<!never )stopped|no|zero|(?:has|have|had|do|does|did|is|was)n't) (?:\\w+ ){0,3}?(?:an? )?(?:troubl\\w+|problems?|issues?|worry|bother\\w*|niggl\\w*|bugs?|pains?(?! free)|complain\\w*|hurt\\w*|ach\\w+|creak\\w*|click\\w*|sore|restrictions|limits|sign of|returned|come back|came back|felt|noticed|needed|had)\\b(?: \\w+){0,3}? ?(?:any ?more|any longer|since|again|after|now|at all|in (?:weeks|months|ages|years|a (?:week|month|while))|for (?:ages|(?:\\w+ )?(?:weeks?|months?|years?|while))(?: now)?|(?:this|all) (?:week|month|year)|$)";

/** Nothing that a form of health asks for. */
const neverHad =
  "\\b(?:no|never had (?:any|an?)) (?:\\w+ )?(?:surger(?:y|ies)|operations?|injur(?:y|ies)|illness(?:es)?|(?:health|medical) (?:issues|problems|conditions))(?= *(?:$|ever\\b|at all\\b|or\\b))";

/** "I ski again", "squat pain free": what could not be done is done. */
const done =
  "\\b(?:finally|now|again|can|been) (?:\\w+ ){0,4}(?:(?:pain|symptom) free|without (?:any )?(?:pain|trouble|problems?))\\b|\\b\\w+n't (?:\\w+ )?(?:any ?more|any longer)$";

/** A look that found nothing, or nothing broken: it ends a worry, no soreness. */
const nothingFound =
  "\\b(?:scan|mri|x ray|test|tests|results?|check ?up|blood ?work|ecg|echo)s? (?:is|are|was|were|came back) (?:all )?(?:clear|clean|fine|good|ok|okay|normal|negative|nothing)|^(?:mri|scan|x ray) (?:came back )?(?:clear|clean)|\\bnothing (?:is |was )?(?:broken|fractured)\\b|\\b(?:no|without a) (?:break|fracture)s?\\b";

/** @see nothingFound */
export const foundNothing = new RegExp(nothingFound);

/** Said of what the clause itself names: "the shoulder is fine now". */
export const closesOwn = new RegExp(
  [
    `\\b(?:is|are|'s|feels?|both|all|completely|fully|totally|been|now|already) (?:(?:all|now|so|just|back|really|pretty|quite|completely|fully|much) )*(?:${fine}|${ended}|(?<!(?:op|ation|gery|dure) (?:is|was) (?:\\w+ )?)done)\\b`,
    `\\b(?:${fine})(?= (?:now|again|since|ever since))`,
    `\\b(?:${ended})(?=$| itself| nicely| now| again| since| ever| by | after| thank| with| completely| and )`,
    "\\b(?:ever )?since (?:then )?(?:fine|good|great|ok|okay)\\b",
    denied,
    neverHad,
    done,
    nothingFound,
    "\\bnot? (?:a )?twinges?\\b(?! (?:when|after|in))|\\bwithout (?:a|any|one|even a) (?:single |hint of a? ?|trace of )?(?:twinges?|peep|problem|hitch|niggle|murmur|complaint)|\\bit went(?= *$)|\\b(?:went|go(?:es|ne)?) away (?:on its own|by itself|with (?:water|sleep|rest))\\b|(?<!never |not )\\bstopped (?:hurting|complaining|bothering)\\b(?! (?:when|if|until|after|for))|\\bfully (?:healed|recovered|fit)\\b",
    "\\b(?:(?:i'm|am|got) over|sh(?:ook|aken) off|recovered from|kicked|beat|licked|conquered|overcame) (?:my|the|that|this)\\b",
    "\\b(?:signed|discharged|took) (?:me )?off\\b(?! (?:work|sick|school))|\\bdischarged me\\b|\\b(?:doctor|doc|gp|physio|surgeon|specialist|consultant|midwife|cardiologist|nurse) (?:is|was|are) (?:\\w+ )?(?:happy|pleased|impressed|delighted)\\b|\\bcleared (?:me )?for\\b|\\ball[ -]clear\\b|\\bnothing (?:serious|there|wrong)\\b|\\bnot a peep\\b|\\bbehaved\\b|\\b(?:only )?lasted (?:just |only )?(?:an?|one|two) (?:\\w+ )?(?:day|hour|minute|night|evening)s?\\b|\\boff (?:the|my) (?:\\w+ )?(?:antibiotics?|crutches|brace|boot|sling)\\b|\\bback (?:to|at) (?:normal|full strength|100)\\b|\\b(?:got rid of|cured my)\\b|\\bused to (?:limp|hurt|ache|bother|pinch|click)\\b",
  ].join("|"),
);
/** Said of what the clause before named. */
export const closesIt = new RegExp(
  `^(?:(?:and|but|then|luckily|(?:the )?(?:next|following|very next) (?:day|morning)|by (?:the )?(?:evening|morning|next day|\\w+day)|after (?:a|one) (?:rest|night|day)|turned out|ended up|was|were|thankfully|(?:checked|tested|looked at)(?: out)?(?: and)?|all|it|it's|that|that's|this|they|both|everything|is|are|was|were|has|have|been|feels?|felt|totally|perfectly|absolutely|completely|fully|much|long|now|already|just|i'm|i am|i feel|(?:\\w+ )?(?:days|weeks|months|years)|(?:the )?(?:pain|soreness|swelling|stiffness|niggle)) )*(?:${fine}|${ended}|nothing(?= *$)|not (?:any ?more|any longer|now|since)|nothing since|no (?:trouble|problems?|issues?|pain) (?:since|now|at all))\\b|\\b(?:fit as a fiddle|right as rain|back to full health|it went(?= *$)|(?:it|they|everything|all) (?:held up|coped|behaved)|(?:nearly |almost |hardly )?nothing left of it|(?<!never |not |n't )(?:stopped|quit) (?:hurting|aching|complaining|bothering)(?! (?:when|if|until|after|for)))\\b|\\b(?:fixed|solved|sorted|cured|cleared) (?:it|that|them|this|me)\\b|^(?:(?:and|but|it|which|that|has|i|i've|the) )*(?:${denied}|${done}|${nothingFound})|\\b(?:no big(?:gie| deal)|laughed it off|no drama|no harm done|nothing (?:bad|serious|happened|broken))\\b`,
);

/** It was: without any word that it goes on. */
export const wasOnce =
  /\b(?:was|were|had|felt|got|hurt|did|gave|\w{2,}ed|last (?:\w+)|broke|tore|in (?:spring|summer|autumn|winter|\d{4})|yesterday|\w+day|ago|earlier|at first|midweek|used to)\b/;
/** It is, and not only was. */
export const goesOn =
  /\b(?:test\w* positive|is|are|has|have|hurts|aches|swells|stings|burns|feels|keeps?|gets|every|each|always|often|sometimes|usually|when(?:ever)?|still|daily|mornings|nights|on and off)\b|(?<!it)'s\b/;
/** It comes again and again: a good day ends nothing. */
export const recurs =
  /\b(?:every|each|always|often|sometimes|usually|whenever|keeps?|still|daily|mornings|nights|on and off|from time to time|comes and goes)\b/;
/** "Now it is stiff": of what the sentence before named. */
export const ofBefore =
  /^(?:(?:now|then|and|today|lately|yesterday|since (?:then|\w+)|on \w+day|this (?:week|morning)) )*(?:it|it's|they|they're|mine) (?!(?:was|wasn't|didn't)\b)/;
/** Told of what came back. */
export const returned =
  /\b(?:\w+s again|worse|came back|is back)$|\b(?:start\w*|began|begun|flar\w*|(?:act|play)\w* up) (?:\w+ )?again\b|\b(?:came back|it's back) (?:on|this|since|last|after|yesterday|today)\b/g;

/** All is well but for what comes next, or it comes again: "gone, every ride". */
export const excepts =
  /^ ?(?:(?:except|apart from|bar|other than|aside from|besides|unless)\b|(?:every|each) (?:single )?\w+$)/;

/** What hard work leaves in a muscle, and says so: no word of an injury, no joint, nothing that lasts or has one side. */
export const ofEffort =
  /\b(?:burn\w*|on fire|scream\w*|sore\w*|doms|stiff\w*|tight\w*|ach(?:e[sd]?|ing|y)|cramp\w*|shak\w+|dead|heavy|toast|fried|smoked|wrecked|destroyed|kill\w*|jelly|noodles?|pump\w*|hurt(?:s|ing)?|tender|trembl\w+)\b/;
/** After which work. */
export const byTraining =
  /\b(?:after|from|on|in|during|with|thanks to|by) (?:the |that |those |my |all |every |each |this |our )*(?:\w+ )?(?:last (?:set|round|rep)s?|sets?|rounds?|reps?|finisher|workouts?|sessions?|training|run|hill|sprints?|squats?|lunges?|deadlifts?|bench(?:ing)?|dips|pull ?downs?|fl(?:ys|yes|ies)|thrusters|swings|cleans|wall sits?|presses|push ups?|pull ups?|planks?|bridges?|carries|burpees?|shrugs|step ups|kick ?backs|extensions|push ?downs|hinges|spin|rower|[1-9]\d?k|rows?|raises|curls|crunches|core|leg day)\b/;
/** Told with pleasure. */
export const enjoyed =
  /\b(?:lov(?:e|ed|ing) it|happy|haha\w*|lol|as (?:always|usual)|the usual|earned|in (?:a|the) (?:good|best|right) (?:way|places)|(?:good|nice|great) (?:pump|burn|pain)|shirts?|jeans|jacket)\b/;
/** More than work leaves. */
export const injured =
  /\b(?:pain\w*|sharp|pull\w*|pop\w*|strain\w*|t[eo]r[en]|tear\w*|sw[eo]ll\w*|twing\w*|tweak\w*|pinch\w*|stab\w*|catch\w*|click\w*|numb\w*|wrong|weird|odd|bad|won't|can't|couldn't|left|right|one|since|still|days|weeks?|keeps?|kept|when(?:ever)?|every ?time|each time|night|woke|worse|stairs|limp\w*|walk\w*|sit\w*|touch|deep|always have|bruis\w*|injur\w*|gone|back)\b|n't\b/;
/** "Is creatine bad for the kidneys?": asked of people, not of the writer. */
export const asksOfAnybody =
  /^ ?i wonder (?:if|whether|how|why)\b(?!.*\b(?:my|me|i've)\b)|^ ?is it (?:bad|safe|ok|okay|normal|wrong|good|healthy|dangerous) (?:to|for|if|that|when)\b(?!.*\b(?:my|i|me|i'm|sore|hurt\w*|pain\w*|injured|torn|pulled|with an?)\b)|^ ?(?:(?:and|so) )?how (?:do|can|should|could|would) (?:i|you|we|one) (?:best )?(?:avoid|prevent|not|keep (?:my \w+ |myself )?from|stop (?:my \w+ |myself )?from) (?:getting |to )?\w+(?!.*\b(?:again|still|worse|since|already|more)\b)|^ ?(?:what|how|does|do|will|would|can|could|should)\b.*\bif i (?:ever (?:get|have|feel|hurt|pull|strain)|(?:got|get|were to get) (?:injured|hurt|ill|sick))\b|\b(?:worried|afraid|scared|fear|concerned) (?:that )?(?:\w+ ){1,4}(?:could|might|may|would|will) (?:\w+ )?(?:hurt|injure|harm|damage|wreck|ruin|strain)\w* my \w+ (?:one day|some ?day|eventually|in the long run|down the line|later in life)\b|^ ?(?:(?:is|are) (?!(?:sore|stiff|swollen|tight|still|very|really|so|not|worse|getting|hurt\w*|pain\w*|ach\w*|an?|the|bad|it)\b)|(?:does|do|will|would|can|could|should|what(?:'s)?|why|how|which|who) (?!(?:hurts?|ache|pain)\b))(?!.*\b(?:i|my|me|i'm|i've|mine|we)\b|.*\bwith an? (?:slipped|bad|sore|dodgy|torn|injured|weak|broken|herniated)\b)|^ ?how (?:do|can|should|could) (?:i|you|we) (?:protect|keep|place|hold|brace|position|strengthen|stretch|improve|set|warm)\b|^ ?(?:should|do|must) (?:my|the) \w+ (?:flare|touch|lock|stay|point|go|be|move|bend|face|leave)\b/;

/** "Mum says squats ruin your knees", "is it true that …", "heard that dips …": what is said of anybody's body. */
export const hearsay =
  /\b(?:says?|said|reckons?|thinks?|claims?|swears?|believes?|insists?|told me|tells me|keeps? saying)\b|^ ?(?:i )?(?:\w+ )?(?:heard|read|saw)\b/;
/** What is bad for people's bodies. */
export const ofAnybody =
  /\b(?:ruin|wreck|destroy|damag|harm|hurt|kill|injur|mess|wear|strain|screw|stunt|giv|caus|weaken)\w* (?:(?:up|out|away) )?(?:(?:the |all )?(?:your|you|one's|people'?s?|everyone'?s?|women|men) ?\w*|(?:bad |weak |sore )?(?:knees|backs|hips|joints|shoulders|hernias?|arthritis|injuries))\b|\b(?:bad|terrible|awful|dangerous|unsafe|murder|rough|hard) (?:for|on) (?:the|your|people's|women's|men's)? ?\w+/;
/** Whose word is of the writer. */
export const professional =
  /\b(?:doctor|doc|gp|physio\w*|nurse|midwife|surgeon|specialist|consultant|chiro\w*|osteo\w*|\w+ologist|therapist|podiatrist|paramedic|trainer|coach)s?\b/;
/** Said by the writer of themselves. */
export const ownWords =
  /\b(?:i|i'm|i've|i'd|i'll|me|mine|we|us)\b|\bmy (?!(?:\w+ )?(?:\w+ ){0,2}(?:says?|said|reckons?|thinks?|claims?|swears?|believes?|insists?|told|tells|keeps?)\b)/;
/** The writer only as who heard it. */
export const lead = /^ ?i (?:\w+ )?(?:heard|read|saw)\b|\b(?:told|tells) me\b/g;
/** A professional's word that ends what the rest of its sentence tells of. */
export const official =
  /\b(?:discharged|cleared|released|signed (?:me )?off|all[ -]clear|green light|clean bill of health)\b/;
/** How long ago the thing was that is over. */
export const yearsAfter = /\b(?:years?|months?) (?:after|since|post|on from)\b/;
/** A fear or a precaution, of nothing that hurts yet. */
export const feared =
  /\b(?:(?:afraid|scared|frightened|worried|nervous|fear\w*) (?:of|about) (?:hurting|injuring|straining|pulling|tearing|breaking)|(?:to|for) (?:prevent\w*|avoid\w*) (?:an? |any |getting )*(?:injur\w+|hurt)|don't want to (?:get hurt|injure|hurt|strain|pull))\b(?!.*\b(?:again|still|since|worse|more|already)\b)/;
/** "A knee replacement, for my mum, not me!" */
export const notMine =
  /\b(?:for|about|of|with) (?:my|our|the) \w+\b.*\bnot (?:for |about )?(?:me|mine|my own)\b/;

/** The writer is well: "but I feel a lot better now". Of a place it would only be eased, an illness is over by it. */
export const wellNow =
  /^(?:(?:and|but|so|now|already|then|luckily|thankfully|i|i'm|i am|am|feel|feeling|been|is|it's|that's|all|much|a lot|lots|so much|completely|fully|totally|finally|and|perfectly|fighting) )*(?:better|well|fit|healthy|recovered)(?: (?:and (?:fit|healthy|well) )?(?:now|again|today|already|since (?:then|\w+day)|from \w+day))*$/;
/** A cold that was, whenever: alone it asks for no rest. */
export const someCold = /\ba (?:\w+ )?cold\b/g;
/** Ill on the day of the note, whatever is better. */
export const illNow =
  /\b(?:(?:have|has)(?! (?:been|had)\b)|having|i'm|i am|is|still|today|since|on antibiotics)\b/;
/** Something of an illness is left. */
export const leftOfIllness =
  /\b(?:still|yet|cough\w*|congest\w*|snot\w*|sniff\w*|phlegm\w*|wheez\w*|weak|tired|(?:no|low|little) energy|exhausted|drained|wiped out|not (?:\w+ )?(?:over|fully|quite|completely|back|right|well))\b/;

/** "The knee is completely fine again": nothing is left of it, and nothing else is said of the place. */
export const wellAgain =
  /\b(?:again|now|healed|recovered|cured|gone|no more|no longer|any ?more|(?:pain|symptom) free|back to normal|(?:completely|fully|totally|all) (?:fine|good|well|better|ok|okay))\b/;
/** Of the body of somebody else. */
export const ofSomebodyElse =
  /\b(?!(?:it|that|what|there|here|he|she|let|who|everything|knee|shoulder|back)'s)\w+'s \b|\b(?:his|her|their|your)\b/;
