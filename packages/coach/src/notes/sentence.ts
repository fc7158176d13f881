/**
 * Context of a phrase in a sentence: denied, about another person, long past, or the writer's own now. Shared by everything
 * that reads a note; the word lists are in the `*.data.ts` files of this folder.
 */
import { idiomWords } from "./harmless/idioms.data.ts";
import { matchesIn, wordList } from "./word-list.ts";

/** Words of health that are looked for as they are mistyped too. */
const healthWords =
  "chest heart breath breathe breathing faint fainted dizzy swollen bleeding headache pregnant surgery shoulder hamstring achilles stomach strained sprained physio dislocated tendon fracture elbow ankle meniscus sciatica hernia bursitis tendonitis tendinitis impingement impinged fasciitis ligament cartilage kneecap vertigo asthma diabetes diabetic migraine arthritis osteoporosis operation prolapse diastasis kidney injured injury swelling numbness tingling medication antibiotics bronchitis pneumonia concussion palpitations dizziness pregnancy caesarean miscarriage infection abdomen abdominal adductor quadriceps clavicle collarbone sternum vertebra rotator wrist thigh groin glute buttock forearm biceps triceps tweaked bruise inflamed inflammation tendonitis pressure temperature vomiting diarrhoea stitches blister cramping spasm strain sprain painkillers pelvic thyroid back knee".split(
    " ",
  );
/** Words of everyday life that are one letter from one of health. */
const otherWords = new Set(
  "smelling spelling dwelling insured tinkling mingling inflection injection injected invention pregnancy hears operating stomachs reaches brother father keen grin goin glue hear heat heats stain stains spain camping clamping cramming inflated switches abductor abductors pelvis".split(
    " ",
  ),
);
/** A word with what it is compared by: its letters in order, and itself without doubled ones. */
const spellingOf = (word: string) => ({
  word,
  letters: [...word].toSorted().join(""),
  single: word.replace(/(.)\1+/g, "$1"),
});
type Spelling = ReturnType<typeof spellingOf>;
const byInitial = Map.groupBy(healthWords.map(spellingOf), ({ word }) => word[0]);
/** One letter too many, too few or wrong. */
const isOneOff = (word: string, meant: string): boolean => {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const skips = word.length === meant.length ? [1, 1] : word.length < meant.length ? [0, 1] : [1, 0];
  return word.slice(at + (skips[0] ?? 0)) === meant.slice(at + (skips[1] ?? 0));
};
const isMistyped = (one: Spelling, meant: Spelling): boolean =>
  one.word[0] === meant.word[0] &&
  (one.letters === meant.letters ||
    one.single === meant.single ||
    (meant.word.length > (one.word.length < meant.word.length ? 4 : 5) && isOneOff(one.word, meant.word)));
const spelled = (word: string): string => {
  const near = byInitial.get(word[0]) ?? [];
  const one = word.replace(/s$/, "");
  if (otherWords.has(word) || otherWords.has(one) || near.some((meant) => word.startsWith(meant.word)))
    return word;
  const [whole, stem] = [spellingOf(word), spellingOf(one)];
  const exact = near.find((meant) => isMistyped(whole, meant));
  if (exact !== undefined) return exact.word;
  const many = near.find((meant) => isMistyped(stem, meant));
  return many === undefined ? word : `${many.word}s`;
};

/** One spelling for what keyboards and copies write in several ways; a word broken over two lines is one again. */
export const normalizedNote = (note: string): string =>
  note
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    // One run, one look: patterns that each begin with any number of spaces read a long run of them again and again.
    .replace(/\s+/g, (run) => (run.includes("\n") ? "\n" : " "))
    .replace(/\s?[\u2013\u2014]\s?|\s-+\s/g, "; ")
    .replace(/([:?]\s?|\n|^)(no|none|never)\n/g, "$1$2; ")
    .replace(/\.{2,}|\u2026/g, ", ")
    .replace(/\bw\/o(?:ut)?\b/g, "without")
    .replace(/(\d)\/(?=\d)/g, "$1 over ")
    .replace(/[-\u2010\u2011_/]/g, " ")
    .replace(/\s+/g, " ")
    // How a week is cut: nobody pulled a leg, and no muscle is wished for.
    .replace(/\bpush(?:,? (?:and )?| ?& ?)pull(?:,? (?:and )?| ?& ?)legs?\b|\bppl\b/g, "a split")
    .replace(/\b(back|head|arm|foot|leg) (rests?)\b/g, "$1$2")
    .replace(/\b(could|would|did|does|do|was|is|are|were|have|has|had|ca|wo)nt\b/g, "$1n't")
    .replace(/\b(i)(m|ve)\b/g, "$1'$2")
    .replace(
      /\bits (?=(?:all |now |still |just |fully |completely |long |been )*(?:healed|gone|fine|better|ok|okay|good|been|back|sore|mended|hurting|swollen|getting)\b)/g,
      "it's ",
    )
    .replace(/\bdr\b\.?/g, "doctor")
    .replace(/\b(w)k(s?)\b/g, "$1eek$2")
    // "Back pain? What back pain? Gone."
    .replace(/\b((?:\w+ ){0,2}\w+)\? what \1\b/g, "no $1")
    // "Back pain? None since the new mattress."
    .replace(
      /(?<=^|[.!?;\n] ?)(?:any )?((?:\w+ ){0,2}\w+)\? (?:none|nope|zero|nothing|gone|not any ?more|not a (?:thing|twinge))\b(?! of)/g,
      "no $1",
    )
    // Exercises that hurt, not people who do.
    .replace(
      /\bthey (?=(?:\w+ )?(?:hurt|make|give|kill|bother|pinch|irritate|wreck|aggravate|set|tweak|cause)\b)/g,
      "these ",
    )
    .replace(/\b(could|would|did|does|do|was|is|are|were|have|has|had) not\b/g, "$1n't")
    .replace(/\bcan ?not\b/g, "can't")
    // "Thought the elbow was better. It isn't.": two sentences that say one thing.
    .replace(
      /\b(?:thought|believed|figured|assumed|hoped|swore|thinking) (?:that )?((?:my|the|this|that) [^.;,!?]{2,40}?) (?:was|were|is|had|would be) (?:\w+ )?(?:better|healed|fine|gone|ok|okay|over|sorted|right|fixed|cured|settled)[.,;!]* (?:but |and |well |nope |turns out )*(?:it|they|that)(?:'s| (?:isn't|wasn't|aren't|weren't|hasn't|haven't|didn't)\b| (?:is|was|are) not\b)/g,
      "$1 is not better",
    )
    // Politeness before what is asked.
    .replace(/\bwhat i (?:want|wanted|meant|mean) to (?:say|ask) (?:is|was)(?: that)?\b/g, "")
    // Nobody has two of them.
    .replace(/\b(?:my|me) (back|neck|groin|chest|belly|stomach)s\b/g, "my $1 is")
    .replace(/\b[a-z]{4,11}\b/g, spelled);

/**
 * Exercises, days and things that are called after a part of the body which a sign may name: in "face pulls: my fingers
 * went numb" the face is fine. A face that "pulls to one side" is no exercise. A bar comes down "to the chest", and a
 * chest workout is crushed; a weight "on the chest" is a sign.
 */
const named =
  /(?<!\b(?:side|half|part) of (?:my|the) )\bface ?pull(?:s|ing)?\b(?! (?:to|down|up|side|left|right|over|on (?:one|the|my) (?:side|left|right)))|\b(?:bar|barbell|(?:dumb|kettle)bells?|weights?) (?:all the way |down |right )*to (?:my|the) chest\b|\b(?:crushed|crushing) (?:my|a|the|that|this) (?:\w+ )?chest (?:pr|press|day|workout|session|goal)s?\b|\b(?:toes? to bar|(?:neck|elbow|foot|head|heel|hand|knee|toe) of (?:the|a|my) (?!foot|feet|leg|arm|hand|hands|hip)\w+|(?:hip flask|rib eye|shoulder season)s?|(?:achilles )?(?:knee|elbow|foot|heel|shin|hip|neck|shoulder|hand|chest|back|thumb|toe|finger|ankle|wrist|rib|leg) (?:hills?|beach|pub|inn|lane|street|road|park|river|lake|bay|rock|island|valley|peak|station|square|cafe|restaurant|hotel|trail|farm|village|town|woods?|forest|common)|put (?:my|your) back into|hurt feelings|(?:spring|cabin) fever|(?:a|another) stab at|strained (?:budget|relations\w*|finances)|(?:physio\w*|nurse|doctor|osteopath) by trade|as an? (?:\w+ )?(?:physio\w*|nurse|doctor|paramedic|osteopath|surgeon|vet|midwife|carer|medic)|i'm an? (?:\w+ )?(?:physio\w*|nurse|doctor|paramedic|osteopath|surgeon|vet|midwife|carer|medic)[^.;]*|(?:dead|run off|swept off|back on|on) my feet(?: all day| after| by| again)|i (?:see|treat|assess) (?:\w+ ){0,4}(?:injur\w+|shoulders|knees|backs)|(?:neck and neck|pain au chocolat|no pain,? no gain|hurt my (?:ego|pride|feelings)|pinch(?:es|ed)? my (?:wallet|budget|purse)[^.;]*|break a leg|butterflies in my \w+|pull(?:ed|ing)? my weight|cost an arm and a leg|pain in the (?:neck|backside|bum|butt|arse|ass|rear|behind)|(?:my )?(?:brain|head) (?:hurts|aches) from (?:all )?(?:the|these|this) (?:maths?|numbers|sums|counting|choices|options)|head over heels|(?:back|head|arm|foot|leg) ?rests?|back ?packs?|back ?(?:yard|garden|door|seat|row|room|street|of house)|(?:a )?shoulder to cry on|leg ?room|elbow ?room|cold shoulder|head start|heads up|(?:sat|sits|sitting|climb\w*|jump\w*|rid\w+) (?:up )?on my back|hands? (?:(?:is|are|get|got|all|so|a bit) )*(?:rough|calloused|chalky|sweaty|dry|hard skinned)|(?:bruise[sd]?|bruising|hurts?) (?:my|the) (?:ego|pride)|shoulder to shoulder|(?:foot|pedal) (?:on|off) the gas|finger food|sat on my hands|(\w+) pain\? what \w+ pain|(?:physio\w*|doctor|nurse) (?:at|of|from) (?:my|the|our) (?:club|gym|work|office)|ambulance (?:driver|crew)|drive an ambulance|visit\w* (?:my|our|an?|the) \w+ (?:in|at) (?:the )?hospital|hurts? my (?:soul|wallet|heart)|ego is bruised|price (?:\w+ ){0,4}hurts|pains me to|shot in the arm|pulled a fast one|toe the line|at arm's length|(?:stuck|stick\w*) my neck out|(?:put|putting) my foot down|head and shoulders above|(?:left|right) hand side|veins|back pockets?|hip (?:new|young|hop)\b|my back is (?:to|against) the wall|(?:say|says|saying) hi|feel(?:s|ing)? the burn|felt the burn|cracked (?:me )?up|(?:ribs|shank|leg of lamb) for (?:dinner|lunch|tea)|spare ribs|thumbs? up|rule of thumb|gut feeling|(?:nobody|no one|noone) (?:was |got )?(?:hurt|injured)|heart to heart|second hand|cold feet|face to face|eye to eye|eye opener|lend(?:ing)? a hand|off my chest|elbow(?:ed|ing)? (?:my|our|your|his|her|their) way|(?:an?|one) (?:real |total |right |bit of a |massive )?pain to (?:anchor|set|use|clean|assemble|find|store|carry|open|reach|park|get|put|change|adjust|log|read|fit|fold|wash)|(?:circuit|session|workout|set|class|playlist|music|song|pump|finisher|wod|run|ride|gym|\w+ day) (?:was|is) (?:\w+ )?sick|(?:foam|cover|covering|padding|leather|vinyl|upholstery|shirt|leggings|shorts|mat|glove|shoe|trainer|band|strap|cable)s? (?:(?:is|are|was|were|has|have|got|also|all|a bit|half) )*(?:torn|ripped|split|worn)|(?:phone|laptop|computer|car|watch|boss|oven|app|router) (?:\w+ ){0,2}had (?:a|an) (?:stroke|heart attack|seizure|meltdown)|knee jerk|last leg of|back burner|back and forth|back of the (?:gym|room|class|queue|bus|car|line|fridge)|(?:got|getting|gets) on my nerves|nerve wracking|chest (?:freezer|of drawers)|sick (?:of|leave|day|gains|note)|broke my (?:\w+ )?(?:heart|records?|streak|fast|bank|pb|pr)|(?:beer|pizza|christmas|holiday) belly|my (?:other|better) half's name))\b|\b(?:legs?|shoulders?|knees?|hips?|backs?|wrists?|neck|ankles?|elbows?|calf|calves|toe|glutes?|hamstrings?|quads?|triceps?|biceps?|abs?|core|lats?|shin|hand|foot|rib|belly|groin|thigh) (?:prs?|pbs?|press(?:es)?|thrusts?|raises?|curls?|taps?|extensions?|bridges?|fl(?:y|ies|yes)|rows?|squats?|pull ?downs?|push ?downs?|kick ?backs?|drives?|abductions?|day|sleeves?|straps?|wraps?|weights?|pads?|guards?|circles?|mobility|machine|wheel|band)\b/g;

/** "Bring back pull-ups", "get back to squats": no part of the body, unless something is said of it. */
const returns =
  /\b(?:br(?:ing(?:s|ing)?|ought)|go(?:ing)?|get(?:ting)?|com(?:e|ing)|came|put(?:ting)?|switch(?:ing)?|welcome) (?:(?!my|the|his|her|a|lower|upper|mid|bad|sore)\w+ ){0,2}back\b(?! (?:pains?|aches?|aching|hurts?|hurting|spasms?|injur\w+|troubles?|problems?|issues?|surgery|strains?|sore\w*|stiff\w*|tight\w*|is|was|feels?|out|went|gave|muscles?))/g;

/** "Energy back", "mojo is back". */
const backAgain =
  /(?<=^|[,;.] ?)((?!my|the|an?|lower|upper|mid|bad|sore|stiff|tight|tender|dodgy|weak|pulled|strained|tweaked|hurt)\w+ (?:is |are )?)back(?=$|[,;.])/g;

/**
 * "My heart skipped a beat when I saw the scale", "nearly passed out laughing": joy and fright, by their cause. Stars and spots
 * are seen by who is dizzy, and who is short of breath as well is not moved but ill: what else is told is read all the same.
 */
const moved =
  /\b(?:(?:my |the )?heart (?:was |is |nearly |almost )?(?:skip|jump|leap|leapt|sank|sink|melt|pound|rac|burst|flutter|stop|soar|flip|thump|hammer)\w*(?: out)?(?: a beat| beats)?|(?:nearly|almost|practically|could have) (?:faint|pass|die|keel|collaps|black)\w*(?: out| over)?|(?:nearly|almost|practically) (?:gave (?:me|myself) |had |got )an? (?:heart attack|stroke)) (?:\w+ )?(?:laughing|(?:with|from|of) (?:\w+ )?(?:joy|pride|excitement|laughter|laughing|happiness|relief|shock|embarrassment|boredom)|(?:when|as|after) i (?:\w+ )?(?:saw|seen|heard|read|opened|noticed|realised|realized|hit|found out|got the (?:news|email|letter|job|bill))\b(?! (?:\w+ )?(?:stars|spots|black|double|gr[ea]y|blood|floaters|flashes|lights?|the (?:room|floor|ceiling)|(?:my|the) (?:head|chest|wall)))|(?:when|as) (?:my|the|our) \w+ (?:copied|hugged|kissed|cheered|called|won|sang|smiled)|when the bar|at the (?:sight|price|thought|news|idea|bill))/g;

/** The text with such names and words taken out of it. */
export const withoutNames = (text: string): string =>
  text
    .replace(named, "training")
    .replace(idiomWords, "training")
    .replace(returns, "again")
    .replace(backAgain, "$1 again")
    .replace(moved, "was moved");

/** Words allowed between a denial and what it denies: "no signs of any chest pain", "never had real chest pain". */
const between =
  "any|(?:needs?|takes?|use)(?: the)?|had|have|feel|felt|been|more|longer|signs? of|history of|sign|an?|my|ever|in|left|right|with|from|kind of|sort of|(?:chest )?\\w+ n?or";
/**
 * A denial right before the words. "No sleep and chest pain" denies the sleep only, and "not just chest pain" nothing:
 * other words in between end the denial.
 */
const denial = new RegExp(
  `\\b(?:no|not|never|neither(?: of)?|without|nothing|nowhere|none of|zero|denies|denied|free of|(?:is|are|was|were|would|do|does|did|has|have|had)n'?t)(?: (?:${between}))* $`,
);
/** Far enough back for "never had any signs of …". */
const denialReach = 60;
/** "There isn't a squat that doesn't bother the knee". */
const deniedTwice =
  /\b(?:isn't|aren't|wasn't|no|not|none|nothing|never|hardly|barely|haven't|without)\b[^.;,]{0,60}\b(?:doesn't|don't|didn't|won't|without) (?:\w+ ){0,2}$|\b(?:never|not|hardly|isn't|rarely) (?:\w+ )?free (?:of|from) (?:\w+ )?$/;
const isDenied = (textBefore: string): boolean =>
  denial.test(textBefore.slice(-denialReach)) && !deniedTwice.test(textBefore.slice(-2 * denialReach));

/** "No chest pain until yesterday", "at rest, only with stairs", "like this before" and "since Monday" report chest pain. */
const takenBack =
  /^[^.!?;]{0,30}\b(?:until|till|except|unless|apart|(?:but|only|just) (?:with|when|on|now|today|yesterday|if|after|nearly|almost)|then it (?:came|started)|like (?:this|that)|before (?:this|today)|since (?:last|this|\w+day))\b|^(?: (?:this|that|so) (?:bad|strong)|,? (?:but|more) (?:of )?an? (?:ach|burn|heav|press|squeez|tight|weight))/;

/** "Can't lift my arm without pain": two denials say that it hurts. */
const cannotWithout =
  /\b(?:can'?t|cannot|can not|couldn't|unable|not able|no longer|never|hardly|barely|impossible|hard|isn't|nothing|doesn't|not) [^.;]{0,60}\bwithout (?:\w+ ){0,3}$/;

/** "No more chest pain", "no chest pain any more": it was there. */
const goneBefore = /\b(?:no|any) (?:more|longer)(?: \w+)? $/;
const goneAfter = /^[^.,!?;]{0,12}\bany ?(?:more|longer)\b/;

/** "Years ago, all checked and fine since": over, but for what leaves something behind, or what may go on. */
const longHealed =
  /^[^.!?;]{0,24}\byears ago\b[^.!?;]{0,40}\b(?:fine (?:since|now|again|after)|cleared|all clear|healed|found nothing|nothing (?:since|found|was found)|never (?:again|since|came back|returned))\b/;
const goesOn =
  /\b(?:not|still|began|begun|started|worse|(?<!never came )back|never (?!again|since|came back|returned))\b|n't/;
const isLongHealed = (after: string): boolean =>
  longHealed.test(after) && !goesOn.test(after.split(/[.!?;]/, 1)[0] ?? "");
const leavesSomething = /attack|stroke|seizure|clot|thrombosis|angina/;

const people =
  "(?:(?:little|wee) ones?|boy|lad|people (?:at|in|around|here)|(?:work|gym|school|office|team|running|training) (?:colleague|friend|mate|buddy|pal)|some(?:one|body)|(?:two|three|four|some|other) (?:guys|girls|people|lads|women|men)|missus|(?:young|old|eld)est|midwife|wifey|hubby|spouse|fianc[eé]e?|other half|better half|grann(?:y|ie)|grandad|grandpa|nan(?:a|ny)?|aunt(?:y|ie)|step ?(?:mum|mom|dad|son|daughter|brother|sister|father|mother)|sibling|relatives?|kiddos?|teens?|teenager|newborn|infant|(?:best |close |good |old |dear )?(?:pal|mate|bestie|friend)|housemate|lodger|landlord|manager|employee|apprentice|pupil|patients?|vet|customers?|nurse|celebrity|actor|(?:goal ?keeper|keeper|striker|player)|athlete|champion|instructor|stranger|passenger|(?:old|young|other) (?:man|lady|woman|guy|one)|horses?|pony|mare|kitten|kitty|pupp(?:y|ies)|rabbit|hamster|parrot|cow|bird|pets?|wife|husband|(?:training |gym |running )?partner|guy|woman|man(?! flu)|bloke|lady|girl|toddler|nan|mil|ex|pt|client|(?:girl|boy)?friend|sister|brother|daughter|son|mom|mum|mother|dad|father|dog|cat|kids?|child(?:ren)?|baby|toddler|twins|colleagues?|co ?workers?|boss|team|office|clients?|students?|teacher|coach|trainer|\\w+ ?mates?|neighbou?rs?|parents?|(?!grind)grand(?:ma|pa|mother|father|dad|mum|mom|parents?|son|daughter)|nan|gran|uncle|aunt|nephew|niece|cousins?|buddy|in laws?)";
const starts =
  "(?:^|[.,;:!?(]|\\b(?:saw|watched|heard|found|helped|visited|met|and|but|because|that|when|so|of|\\w+day))(?:^| )";
/**
 * The sentence is about another person: "my dad had", "my wife's", "the kids are", "my brother, who lifts, tore". After
 * "walking the dog" or "carrying my son" it is about the writer.
 */
const somebodyElse = new RegExp(
  `${starts}(?:(?:my|our|the|a|his|her|both|all|one|half|of|old) )*(?:${people}|she|he|they)(?:'s)?(?: (?:is|are|was|were|has|had|have|got|a|the|very|all|still|just|nearly|almost|in|with))* $|${starts}(?:(?:half|both|all|some|most|of) )*(?:(?:my|our|a|his|her|the) (?:\\w+ )?)?${people}(?:'s)? (?:(?!i |i'm |i've |my |me |we )[^.;!? ]+ ){1,8}$|\\b${people} with (?:\\w+ ){0,2}$`,
);

/** "My coach noticed that the left calf is swollen", "my wife thinks it's nothing": what others say of the person. */
const reported =
  /\b(?:notic\w+|says?|said|thinks?|thought|told|tells|found|reckons?|believes?|saw|sees|mention\w+|suspects?|spotted|pointed out|worr\w+|asked|wants|sent)\b(?!.*\b(?:his|her|their|he|she|they|he's|she's)\b)/;
const isSomebodyElse = (before: string): boolean => {
  const told = before.replace(/\b(?:next to|beside|behind|in front of|near) me /g, "");
  return somebodyElse.test(told) && (!reported.test(told) || /\bvet\b/.test(told));
};

/** "Twisted her knee": whose it is stands right before it. */
const theirs = /(?<!\b(?:gave me|passed me|passed on|caught|got) )\b(?:his|her|their) (?:\w+ )?$/;
/** "Injuries: none", "pain 0 out of 10". */
const answeredNo =
  /^ ?(?:\w+ ?)?(?:[:=] ?(?:none|nil|nope|zero|no)|(?:level|score)?[:=]? ?(?:none|nil|zero|0(?: (?:over|out of|of) 10)?)) ?(?=$|[,;.!?])/;

const meToo = /\b(?:so (?:do|am|have|did) i|me too|same (?:here|with me)|and (?:now )?me)\b/;

/** A film, or a clause of others that has nothing of the writer in it: "we bought him an inhaler". */
const ofAnother =
  /\b(?:chapter|video|clip|reel|lesson|course|class|anatomy|study(?:ing)?|learn(?:ed|ing|t)?|documentary|movie|film|book|podcast|article|series|episode|novel|talk|lecture)s? (?:\w+ ){0,3}(?:about|on|where|with)\b|^(?:(?!\b(?:i|i'm|i've|i'd|me|my|mine|myself)\b).)*\b(?:him|his|he|she|he's|she's)\b(?:(?!\b(?:i|i'm|i've|me|my|mine|myself)\b).)*$/;

/**
 * Matches of the words that are neither denied ("no chest pain", "my knee doesn't hurt"), nor about another person, nor long
 * past. A group named `between` must not deny either.
 * @param stays what has gone counts too, since a professional should see it all the same
 */
export const reportedMatches = (text: string, words: RegExp, stays = false): readonly RegExpExecArray[] =>
  matchesIn(text, words).filter((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    // "They removed my appendix" is of the writer, whoever did it.
    if (isSomebodyElse(before.slice(-denialReach)) && !/ my\b/.test(match[0]) && !meToo.test(after))
      return false;
    const clause = `${before.split(/[.!?;,]/).at(-1)}${match[0]}${after.split(/[.!?;,]/)[0]}`;
    if (ofAnother.test(clause) && !reported.test(text)) return false;
    const inside = match.groups?.between ?? match.groups?.amid ?? "";
    if (theirs.test(before) || theirs.test(inside)) return false;
    if (answeredNo.test(after)) return false;
    if (takenBack.test(after)) return true;
    if (isLongHealed(after) && !leavesSomething.test(match[0])) return false;
    if (stays && (goneBefore.test(before.slice(-denialReach)) || goneAfter.test(after))) return true;
    if (cannotWithout.test(before)) return true;
    return !isDenied(before) && !isDenied(inside);
  });

/** True when the words apply to the writer at least once. */
export const isReported = (text: string, words: RegExp, stays = false): boolean =>
  reportedMatches(text, words, stays).length > 0;

/** Past and over: of a childhood. */
const childhood =
  /\b(?:as a (?:kid|child|teen\w*|boy|girl)|when i was (?:a |in |at |about |only )*(?:kid|child|teen\w*|boy|girl|young\w*|little|school|\d+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b)|at (?:age |the age of )?(?:[5-9]|1\d)(?=,| and|$)|in (?:my (?:teens|twenties|thirties|childhood)|(?:high |primary )?school|college|uni)|back in (?:the|19|20|school|college|high)|(?:ten|fifteen|twenty|thirty|\d\d|many) years (?:ago|back)|used to (?:have|get|suffer)|ages ago|long ago|back then|decades ago|in 19\d\d|in the (?:eighties|nineties))\b/;
const present =
  /\b(?:still|now|again|since|sometimes|often|lately|today|yesterday|this (?:week|morning)|acts? up|flar\w+|when(?:ever)? i (?!was)|every time|never (?:healed|the same|been)|came back|returned|is back|worse)\b/;
/** "Never since" says that it is over; "since Monday" that it goes on. */
const neverSince = /\b(?:never|not|nothing|no \w+) (?:ever )?since\b/;

/** "And I am 58 now": how long ago it was. */
const presentAge = /\b(?:i'm|i am) (?:now )?\d\d(?: now)?\b/;

/** "In 2018, no trouble since": over; a heart attack of that year may still be lived with. */
const year = /\bin (?:19\d\d|20[01]\d)\b/;

/** True when a sentence speaks of what was long ago. */
export const isLongPast = (sentence: string): boolean =>
  (childhood.test(sentence) || (year.test(sentence) && neverSince.test(sentence))) &&
  !present.test(sentence.replace(childhood, "").replace(neverSince, "").replace(presentAge, ""));

/** Parts of a note that say one thing each. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/\b(any|every|no)thing but\b|\ball but\b/g, "$1thing except")
    .split(
      /(?:\.(?!\d)|[!?;\n])+\s*|,? (?:but|however|although|though|yet) |,? (?:and )?(?=(?:otherwise|apart from (?:that|this|it)|other than (?:that|this)|(?:besides|aside from) (?:that|this)|(?:the )?rest (?:of|is|feels|felt|was|went)|everything else|all else|nothing else)\b)/,
    )
    .filter((part) => part.trim() !== "");

/** On a trip there is neither gym nor own kit. */
export const travelWords = wordList(
  "travel~|on the road(?! to)|hotels?|business trip|on (holiday|vacation)|away from home",
);
