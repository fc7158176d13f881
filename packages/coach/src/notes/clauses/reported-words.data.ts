/** The words by which a note denies a thing, tells it of somebody else, or calls it long past. */

/** Words allowed between a denial and what it denies: "no signs of any chest pain", "never had real chest pain". */
const between =
  "any|(?:needs?|takes?|use)(?: the)?|had|have|feel|felt|been|more|longer|signs? of|history of|sign|an?|my|ever|in|left|right|with|from|kind of|sort of|(?:chest )?\\w+ n?or";
/**
 * A denial right before the words. "No sleep and chest pain" denies the sleep only, and "not just chest pain" nothing:
 * other words in between end the denial.
 */
export const denial = new RegExp(
  `\\b(?:no|not|never|neither(?: of)?|without|nothing|nowhere|none of|zero|denies|denied|free of|(?:is|are|was|were|would|do|does|did|has|have|had)n'?t)(?: (?:${between}))* $`,
);
/** "There isn't a squat that doesn't bother the knee". */
export const deniedTwice =
  /\b(?:isn't|aren't|wasn't|no|not|none|nothing|never|hardly|barely|haven't|without)\b[^.;,]{0,60}\b(?:doesn't|don't|didn't|won't|without) (?:\w+ ){0,2}$|\b(?:never|not|hardly|isn't|rarely) (?:\w+ )?free (?:of|from) (?:\w+ )?$/;
/** "No chest pain until yesterday", "at rest, only with stairs", "like this before" and "since Monday" report chest pain. */
export const takenBack =
  /^[^.!?;]{0,30}\b(?:until|till|except|unless|apart|(?:but|only|just) (?:with|when|on|now|today|yesterday|if|after|nearly|almost)|then it (?:came|started)|like (?:this|that)|before (?:this|today)|since (?:last|this|\w+day))\b|^(?: (?:this|that|so) (?:bad|strong)|,? (?:but|more) (?:of )?an? (?:ach|burn|heav|press|squeez|tight|weight))/;

/** "Can't lift my arm without pain": two denials say that it hurts. */
export const cannotWithout =
  /\b(?:can'?t|cannot|can not|couldn't|unable|not able|no longer|never|hardly|barely|impossible|hard|isn't|nothing|doesn't|not) [^.;]{0,60}\bwithout (?:\w+ ){0,3}$/;

/** "No more chest pain", "no chest pain any more": it was there. */
export const goneBefore = /\b(?:no|any) (?:more|longer)(?: \w+)? $/;
/** The same, said after it. */
export const goneAfter = /^[^.,!?;]{0,12}\bany ?(?:more|longer)\b/;

/** "Years ago, all checked and fine since": over, but for what leaves something behind, or what may go on. */
export const longHealed =
  /^[^.!?;]{0,24}\byears ago\b[^.!?;]{0,40}\b(?:fine (?:since|now|again|after)|cleared|all clear|healed|found nothing|nothing (?:since|found|was found)|never (?:again|since|came back|returned))\b/;
/** Not healed after all. */
export const wentOn =
  /\b(?:not|still|began|begun|started|worse|(?<!never came )back|never (?!again|since|came back|returned))\b|n't/;
/** It is told to a professional however long ago it was. */
export const leavesSomething = /attack|stroke|seizure|clot|thrombosis|angina/;

const people =
  "(?:(?:little|wee) ones?|boy|lad|people (?:at|in|around|here)|(?:work|gym|school|office|team|running|training) (?:colleague|friend|mate|buddy|pal)|some(?:one|body)|(?:two|three|four|some|other) (?:guys|girls|people|lads|women|men)|missus|(?:young|old|eld)est|midwife|wifey|hubby|spouse|fianc[eé]e?|other half|better half|grann(?:y|ie)|grandad|grandpa|nan(?:a|ny)?|aunt(?:y|ie)|step ?(?:mum|mom|dad|son|daughter|brother|sister|father|mother)|sibling|relatives?|kiddos?|teens?|teenager|newborn|infant|(?:best |close |good |old |dear )?(?:pal|mate|bestie|friend)|housemate|lodger|landlord|manager|employee|apprentice|pupil|patients?|vet|customers?|nurse|celebrity|actor|(?:goal ?keeper|keeper|striker|player)|athlete|champion|instructor|stranger|passenger|(?:old|young|other) (?:man|lady|woman|guy|one)|horses?|pony|mare|kitten|kitty|pupp(?:y|ies)|rabbit|hamster|parrot|cow|bird|pets?|wife|husband|(?:training |gym |running )?partner|guy|woman|man(?! flu)|bloke|lady|girl|toddler|nan|mil|ex|pt|client|(?:girl|boy)?friend|sister|brother|daughter|son|mom|mum|mother|dad|father|dog|cat|kids?|child(?:ren)?|baby|toddler|twins|colleagues?|co ?workers?|boss|team|office|clients?|students?|teacher|coach|trainer|\\w+ ?mates?|neighbou?rs?|parents?|(?!grind)grand(?:ma|pa|mother|father|dad|mum|mom|parents?|son|daughter)|nan|gran|uncle|aunt|nephew|niece|cousins?|buddy|in laws?)";
const starts =
  "(?:^|[.,;:!?(]|\\b(?:saw|watched|heard|found|helped|visited|met|and|but|because|that|when|so|of|\\w+day))(?:^| )";
/**
 * The sentence is about another person: "my dad had", "my wife's", "the kids are", "my brother, who lifts, tore". After
 * "walking the dog" or "carrying my son" it is about the writer.
 */
export const somebodyElse = new RegExp(
  `${starts}(?:(?:my|our|the|a|his|her|both|all|one|half|of|old) )*(?:${people}|she|he|they)(?:'s)?(?: (?:is|are|was|were|has|had|have|got|a|the|very|all|still|just|nearly|almost|in|with))* $|${starts}(?:(?:half|both|all|some|most|of) )*(?:(?:my|our|a|his|her|the) (?:\\w+ )?)?${people}(?:'s)? (?:(?!i |i'm |i've |my |me |we )[^.;!? ]+ ){1,8}$|\\b${people} with (?:\\w+ ){0,2}$`,
);

/** "My brother has a race": a clause of somebody else alone; a baby may be unborn. */
export const othersDo = new RegExp(
  `^(?!.*\\b(?:i|i'm|i've|i'd|me|we|us|our|please|pls)\\b) ?(?:(?:and|but|because|so) )?(?:my|the|his|her) (?!baby)(?:\\w+ )?(?:${people}|team) \\w+`,
);

/** "My coach noticed that the left calf is swollen", "my wife thinks it's nothing": what others say of the person. */
export const saidByOthers =
  /\b(?:notic\w+|says?|said|thinks?|thought|told|tells|found|reckons?|believes?|saw|sees|mention\w+|suspects?|spotted|pointed out|worr\w+|asked|wants|sent)\b(?!.*\b(?:his|her|their|he|she|they|he's|she's)\b)/;
/** "Twisted her knee": whose it is stands right before it. */
export const theirs = /(?<!\b(?:gave me|passed me|passed on|caught|got) )\b(?:his|her|their) (?:\w+ )?$/;
/** "Injuries: none", "pain 0 out of 10". */
export const answeredNo =
  /^ ?(?:\w+ ?)?(?:[:=] ?(?:none|nil|nope|zero|no)|(?:level|score)?[:=]? ?(?:none|nil|zero|0(?: (?:over|out of|of) 10)?)) ?(?=$|[,;.!?])/;

/** Of the writer as well. */
export const meToo = /\b(?:so (?:do|am|have|did) i|me too|same (?:here|with me)|and (?:now )?me)\b/;

/** A film, or a clause of others that has nothing of the writer in it: "we bought him an inhaler". */
export const ofAnother =
  /\b(?:chapter|video|clip|reel|lesson|course|class|anatomy|study(?:ing)?|learn(?:ed|ing|t)?|documentary|movie|film|book|podcast|article|series|episode|novel|talk|lecture)s? (?:\w+ ){0,3}(?:about|on|where|with)\b|^(?:(?!\b(?:i|i'm|i've|i'd|me|my|mine|myself)\b).)*\b(?:him|his|he|she|he's|she's)\b(?:(?!\b(?:i|i'm|i've|me|my|mine|myself)\b).)*$/;

/** Past and over: of a childhood. */
export const childhood =
  /\b(?:as a (?:kid|child|teen\w*|boy|girl)|when i was (?:a |in |at |about |only )*(?:kid|child|teen\w*|boy|girl|young\w*|little|school|\d+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b)|at (?:age |the age of )?(?:[5-9]|1\d)(?=,| and|$)|in (?:my (?:teens|twenties|thirties|childhood)|(?:high |primary )?school|college|uni)|back in (?:the|19|20|school|college|high)|(?:ten|fifteen|twenty|thirty|\d\d|many) years (?:ago|back)|used to (?:have|get|suffer)|ages ago|long ago|back then|decades ago|in 19\d\d|in the (?:eighties|nineties))\b/;
/** Of these days, whatever was before. */
export const present =
  /\b(?:is weak|still|now|again|since|sometimes|often|lately|today|yesterday|this (?:week|morning)|acts? up|flar\w+|when(?:ever)? i (?!was)|every time|never (?:healed|the same|been)|came back|returned|is back|worse)\b/;
/** "Never since" says that it is over; "since Monday" that it goes on. */
export const neverSince = /\b(?:never|not|nothing|none|no \w+) (?:ever )?since\b/;

/** "And I am 58 now": how long ago it was. */
export const presentAge = /\b(?:i'm|i am) (?:now )?\d\d(?: now)?\b/;

/** "In 2018, no trouble since": over; a heart attack of that year may still be lived with. */
export const year = /\bin (?:19\d\d|20[01]\d)\b/;
