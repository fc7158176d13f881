/** Whether a sentence is about health at all; used where it gave no limit. */
import { anyPart, complaint, namesOnlyMuscles } from "./body.data.ts";
import { wishesForMuscle } from "./read-wishes.ts";
import { isOfOthers, isReported, reportedMatches, withoutNames } from "./sentence.ts";

/** Words of health, whatever part of the body they are about. */
const healthLike =
  /\b(?:(?:stairs|hills?|walk\w*|slopes?|steps|shopping|anything|everything|talking|a flight) (?:\w+ )?(?:takes?|took|taking) my breath away|root canal|waterworks|(?:heart|pressure|thyroid|diabetes|asthma|pain) (?:medications?|medicines?|meds|tablets|pills)|(?:doctor|doc|gp|physio|surgeon|consultant|nurse) (?:not|isn't|wasn't) (?:pleased|happy|impressed)|joints? (?:\w+ )?(?:ache|hurt|swell)\w*|ache all over|jaw (?:locks?|clicks?|hurts?|aches?|pops?)|heart (?:thump|pound|flutter|rac|hammer)\w* (?:at night|in bed)|wouldn't (?:run|sprint|jump|put weight|squat|trust|lift)|trust (?:it|my)|(?:something|anything|exercises?|moves?|alternatives?) (?:\w+ ){0,4}(?:that|which) (?:doesn't|don't|won't) (?:bother|hurt|load|stress|strain|aggravate|irritate)|(?:go |take it )?(?:easy|gentle|kind) (?:on|to|with) my|echo(?:cardiogram)?|murmur|e[ck]g|funny turn|(?:adjusted|changed|upped|halved|raised) my (?:tablets|pills|meds|dose)|sore spot|(?:burning|hot) (?:point|spot)|between the blades|blisters? (?:so|that|make|bad)|stepped on a|(?:my|left|right|lower|bad|whole) leg (?:is|was|feels?|felt|keeps?|hurts?|gets?|goes|went|has|won't|doesn't)|(?:walk\w*|mov\w+|stand\w*) (?:\w+ )?(?:funny|lopsided|crooked|with a stick|like an? (?:old|penguin|duck|crab|question|zombie))|(?:turn|roll)(?:ing)? over in bed|sore (?:below|down (?:there|below))|(?:lady|private) (?:bits|parts)|full of (?:a )?cold|shiver(?:y|ing|s)|puk(?:e|ed|ing)|(?:says|said|told|according to) (?:the|my|our) (?:scan|x ray|mri|report|doctor|doc|gp|physio|nurse|consultant|specialist|surgeon|midwife|chiro|podiatrist|trainer at)|(?:got|been|was) told (?:to|i have|i've|i need|by the|it's|no)|stairs (?:\w+ )?(?:sideways|backwards)|ulcers?|reflux|ibs|colitis|psoria\w+|tinnitus|meniere\w*|leuk\w+|lymphoma|endometri\w+|pcos|fibroids?|hepatitis|cirrhosis|aneurysm|emphysema|pleurisy|neuropath\w+|scoliosis|stenosis|raynaud\w*|marfan|lyme|malaria|dengue|mumps|measles|chicken ?pox|impetigo|hiv|sickle|ha?emophili\w+|bones are|aorta|valve|arter(?:y|ies)|bypass|inner ear|spots before|(?:med|meds|dose|medication) (?:\w+ ){0,2}(?:doubled|upped|raised|changed)|told to (?:avoid|wait|rest|stop|keep|take it)|sore head|heavy limbs|the ms|walls mov\w+|until the (?:bone|wound|scar|cut|stitches)|(?:had|got|getting|having) (?:the|a|my|an) (?:\w+ )?(?:injection|shot (?:in|for))|ibuprofen|paracetamol|co ?codamol|codeine|naproxen|diclofenac|tramadol|morphine|gabapentin|tylenol|advil|aspirin|opioids?|pain ?(?:killers?|meds?|relief)|\w{3,}(?:profen|codone|olol|sartan|dipine|statin|cillin|mycin|prazole|gliptin|parin|xaban|lukast|triptan)|stoma|catheter|\w{3,}(?:emia|aemia|oma|osis|ostomy|oscopy)(?<!diploma|aroma|coma)|iron (?:\w+ ){0,2}(?:low|rock bottom|deficien\w+)|ehlers|danlos|joints? (?:\w+ )?(?:slip|slide|sublux|pop)\w*|pelvis|ticker|gall ?bladder|spleen|liver|pancreas|bowels?|ovar(?:y|ies)|cyst|(?:bp|blood pressure) (?:\w+ ){0,3}all over|heart (?:\w+ ){0,2}rac\w+|(?:not|isn't|aren't|never) allowed to (?:lift|run|jump|bend|train|squat|carry|drive|press|pull|push|exercise)|no (?:lifting|running|jumping|bending|driving|twisting|loading|impact|weight bearing)(?= (?:for|until|till|yet|any|at all|they|she|he|says?))|out of the question|wearing (?:an?|my|the) (?:boot|brace|splint|sling|cast|collar|bandage|support)|\w+s? buckl\w+|(?:can'?t|cannot|couldn't|unable to|struggle to|struggling to|hard to|hurts to|without (?:help|holding)) (?:even |really |properly |fully )*(?:put (?:on )?(?:my|the) (?:\w+ )?(?:socks?|shoes?|coat|bra|trousers|pants)|get (?:dressed|out of (?:bed|the|a|my)|up (?:off|from)|into)|tie my|reach (?:up|over|behind|the|my|down)|close my|make a fist|open (?:a|the|my) (?:jar|door|hand)|turn (?:my|over|round|to)|raise|roll over|stand|lie on|bear|load|step (?:up|down|off)|climb|swallow|grip|hold (?:a|my|the) (?:cup|pen|fork|kettle|bag))|down (?:the )?stairs (?:backwards|sideways|one at a time|on my)|(?:seeing|saw|booked|appointment with|referred to|waiting (?:for|to see)) (?:an?|the|my) (?:\w+ )?(?:osteo\w*|chiro\w*|podiatrist|physio\w*|\w+ologist|surgeon|specialist|consultant|gp|doctor)|waiting (?:for|on) (?:\w+ ){0,2}(?:results|scan|mri|operation|op|surgery)|waiting list|ach(?:es?|ing) (?:when\w*|every time|if|each time|as soon)|pain(?:s|ed|ing|ful)?(?! ?free)|hurt(?:s|ing)?(?! (?:for a|my ego|pride|to (?:say|admit)))|limp(?:s|ing|ed)?|hobbl\w+|everything (?:hurts|aches)|accident|tested positive|off (?:work|sick) with|toenails?|cough\w*|(?:bad|gammy|dodgy|injured) (?:leg|arm|side)|throat (?:like|is|feels)|rolled it|brace\b|contracted|c[ao]m(?:e|ing) down with|injur\w+(?! ?free)|surg\w+|operat(?:ion|ed)|strain(?:s|ed)?|sprain\w*|torn(?! callus)|ruptur\w+|fractur\w+|sw[eo]ll(?:en|ing|ed)|lumps?|numb(?:ness)?|physio\w*|(?<!work(?:ing)? (?:at|in|for) (?:a|the|our) )hospital|diagnos\w+|mri|x rays?|chronic|laser\w*|injections?|epidural|scan (?:of|for|on)|varicose|urgent care|emergency room|infusion|transfusion|fibro|gall ?stones?|kidney stones?|holter|not over (?:the|my|this)|hypermobil\w*|lymph nodes?|autoimmune|multiple sclerosis|parkinson\w*|epileps\w*|noro ?virus|shingles|gout|(?:hb)?a1c|dexa|t score|ultrasound|swab|crohn\w*|c(?:o)?eliac|ferritin|low iron|iron is (?:\w+ )?low|drained|ears? ring\w*|off balance|balance is off|impossible (?:on|with|for) (?:the|my)|something (?:\w+ ){0,3}(?:in|behind|under|around|near) (?:my|the) (?!gym|kitchen|garden|car|house|plan|app|week|fridge|mail|bag|diary)|\w{3,}(?:itis|algia|ectomy|opathy|oplasty)|arthrit\w+|lupus|fibromyalgia|syndrome|disease|disorder|infect\w+|inflam\w+|in a (?:cast|boot|sling|brace)|crutch\w*|(?:something|it) (?:popped|tore|snapped|gave|went(?! (?:great|well|good|fine|ok|okay|smooth\w*|up|by|better|fast|quick\w*|as|to|in|on|home|really|so|perfect\w*|better|down well|like)))|twinge\w*|pinch(?:es|ed|ing)|stab\w*|sharp (?!focus|dress)|pulled (?:a|some|something|my)|muscle (?:tear|strain|pull)|(?:sharp|sudden) pull|grey(?:s|ed)? out|aggravat\w+|wrench\w+|overdid|overuse|charley horse|flares? (?:it|up)|scream\w*|tweak\w+|spasm\w*|nerve|migraines?|seiz\w+|allerg\w+ reaction|bruise\w*|a flare|flared|pregnan\w+(?! (?:wom|lady|friend|lifter))|recover\w+ from|(?:left|leaves?|leaving) me (?:unable|limping|hobbling|in (?:pieces|bits|agony)|bent|crippled)|unable to (?:stand|walk|bend|straighten|lift|move|sit|sleep)|sore (?:between|under|behind|inside|at the (?:front|back|side|bottom|top))|exhaust\w+ for|burn ?out|depress\w+|anxi\w+|panic attacks?|anaemi\w+|anemi\w+|thyroid|cancer|tumou?r|(?:doctor|doc|gp|physio|surgeon|specialist|consultant|cardiologist) (?:said|says|told|wants|doesn't|won't|thinks|found|warned|put|ordered)|can'?t (?:bend|straighten|lift|put weight|walk|move|sit|stand (?:up|on|straight|still|without|for|properly)|kneel|sleep (?:on|because))|(?:hardly|barely) (?:get|walk|stand|bend|sit|move|climb|lift|raise))\b/g;
/** What training does to anybody, and words that only sound of health. */
const trained =
  /\b(?:(?:can't|don't|hardly|barely) feel my \w+ (?:work|activat|fir)\w*|(?:legs?|arms?|abs|stomach|sides?|muscles?|everything|cheeks?|face|ego|feelings|wallet|whole body|body) (?:\w+ ){0,2}(?:hurts?|hurting|pain|pains|sore)|hurt so good|put me on (?:the|a) (?:list|plan|diet)|routine check\w*|good (?:pain|hurt)|(?:hardly|barely|can't|couldn't) (?:walk|move|sit|climb|lift)\b[^.;]*\b(?:haha\w*|lol|lov\w+ it|awesome|worth it|brilliant|amazing|fantastic|epic|(?:great|good) session)|(?:no|the) (?:pain no gain|pain cave)|pain (?:in the (?:ass|butt|neck to|bum)|au chocolat)|(?:doctor|doc|gp|physio|surgeon|specialist|consultant|cardiologist) (?:said|says|told me|thinks|found) (?:that )?(?:everything|all|it|i|i'm|i am|my \w+)? ?(?:is |are |was |were |am |'s )?(?:\w+ )?(?:fine|well|good|great|ok|okay|clear|cleared|fit|healthy|normal|impressed|happy|nothing)|(?:doctor|doc|gp|physio|surgeon|specialist|consultant|cardiologist|midwife) (?:has |have |fully )?(?:cleared me|signed me off|gave me the all clear)|(?:doctor|doc|gp|physio|surgeon|specialist|consultant|cardiologist|midwife|nurse) (?:says?|said|wants?|wanted|told|recommends?|recommended|thinks?) (?:that )?(?:(?:i|me|my|should|to|need|get|have|make|build|up) )*(?:\w+ )?(?:stronger|strong again|strengthened|(?:more|build|gain) (?:muscle|strength)|muscle|strength training|lift(?:ing)? weights?|weight training|lose weight|exercise more|move more|more exercise)\b)\b/g;

/** What is said of a part of the body that is well, trained, wanted or tired as after training. */
const wellOrTrained =
  /\b(?:amaz\w+|awesome|fantastic|brilliant|super\w*|wonderful|perfect\w*|excellent|incredible|satisf\w+|yay|comfy|thinner|slim(?:mer)?|smaller|longer|skinny|of steel|insoles?|tan(?:ned)?|tattoo\w*|haircut|strong\w*|great|good|fine|better|best|well|easy|easier|happy|happier|pump\w*|loose\w*|fun|love\w*|enjoy\w*|proud|gr[eo]w\w*|bigger|built?|building|ton(?:e|ed|ing)|visible|defin\w+|lean\w*|mobil\w*|stretch\w*|massage\w*|(?:foam )?roll(?:ed|er|ing)|warm\w*|forms?|steady|stable|solid|gained|shirts?|jeans|sleeves?|wraps?|shaved|cold feet|finally|firm(?:er)?|lovely|comfortable|nice\w*|wonders|heaven\w*|smooth\w*|broad\w*|mirror|elbow (?:room|grease)|calluses|neutral|not (?:painful|sore|hurting|bad|swollen)|(?:is|are|does|do|did)n't (?:hurt\w*|bother\w*|painful|sore|ach\w+)|no (?:pain|swelling|trouble|issues)|on track|laugh\w*|favou?rite|wider|photos?|wore|haha|helped|out of my hands|brighter|chalk\w*|open(?:ed)?|nailed)\b/;
/** How a part is held or used; it tells that nothing is wrong only where nothing else is told of it. */
const handled =
  /\b(?:small|short|long|tiny|narrow|size \d+|placement|past my|big|show\w*|more|work\w*|shak(?:e|y|ing)|measur\w+|inch\w*|cm|bruce|wide|flat|position\w*|tuck\w*|where to put|straight|squeez\w+|contract\w*|feel it|felt it|felt (?:my|it in)|hair|shoes?|holding|held|walk\w*|crossed|tap(?:s|ped|ping)?|touch\w*|on my (?:own|back|side|feet|toes|arm|wrist)|(?:heels (?:up|down)|put my|thumbs|chest|elbows?|knees|shoulders|feet) (?:up|down|in|out)|bite|itch\w*|cold|like ice|freez\w+|free|pointed|deeper|in(?:to)? it|red as|lol|full|bought)\b/;
/** Something is told of it: what it stops, what it is like, since when, what befell it. */
const told =
  /\b(?:can'?t(?! feel my \w+ work)|cannot|couldn't|won't|without|unable|hard(?:ly)?|barely|struggl\w+|impossible|out of the question|have to|had to|need to (?:stop|sit|rest|hold)|like (?:there'?s?|it'?s?|an?|i|someone|something)|since|still(?! (?:count|valid|ok|fine|good))|again|every ?time|each time|when(?:ever)? i|if i|after|slipped|fell|fall|landed|tripped|tumble\w*|crash\w*|knock\w*|bang\w*|hit|kicked|trapped|caught|touchy|lead|dead|sand|gravel|glass|fire|weak\w*|buckl\w*|wobbl\w*|worr\w+|funny|off|wrong|bad|worse|seeing|saw)\b/;
/** What is said of a muscle that was trained or is to be; it says nothing of a joint. */
const trainedMuscle =
  /\b(?:again|\w+day|once|twice|first|less|low\w*|high\w*|hit|look\w*|want\w*|lost|heavy|tired|fatigue\w*|limit|grip|switched|at last|sore|doms|days?|sessions?|exercises?|please|pr|records?|focus\w*|train\w*|jelly|fried|smoked|cooked|burned|burnt|noodles?|dead after|on fire)\b/;

/** What is said of a part that is not well, whatever else is said of it. */
const odd =
  /\b(?:[1-9] (?:out of|over) (?:10|ten)|too (?:tight|sore|stiff|painful|weak)|knots?|out of (?:alignment|place|line|whack)|no (?:fun|joke|picnic|friend|good)|ugh|ouch|sigh|unhappy|sulk\w*|naughty|hell (?:for|on)|murder on|won't|burns?(?! (?:calories|off))|sharp|creak\w*|thick|catch(?:es|ing)|bulg\w+|not what it (?:was|should)|itis|doesn't (?:go|feel|move|bend|work|want)|does not go away|not right|weird\w*|strange\w*|odd\w*|grind\w*|grat(?:es|ing)|stitch|(?:keeps?|kept) (?:rolling|giving|locking|popping|slipping|swelling|catching|cramping|clicking)|impossible|loose in|blocked|worr(?:y|ied|ies)|something|anything except|still (?:\w+ )?(?:tight|stiff|tender|there|feel|notice|aware|not)|not (?:gone|quite|fully)|(?:fine|good|great|ok|okay|well) (?:until|till|unless)|far from|(?:isn't|aren't|not|wasn't) (?:\w+ )?(?:fine|good|great|right|ok|okay|well|healed|ready|happy|better|perfect|100))\b/;

const aPart = new RegExp(anyPart.source);
/** "The wrist isn't right by a long way", "cannot turn without my neck …": what a part does not do, whatever the words. */
const deniedWell = new RegExp(
  `(?:${aPart.source})(?: \\w+){0,3}? (?:not|never|isn't|aren't|won't|can't|hasn't|haven't|refuses|far from|barely|hardly)\\b(?! (?:\\w+ ){0,3}(?:hurt\\w*|sore|bother\\w*|pain\\w*|ach\\w*|swollen|stiff|trouble|issue|problem|complain\\w*|bad|an?|tired|the|give|as (?:bad|sore)|too bad|so bad)\\b)|\\b(?:can't|couldn't|never|not|no|hardly|unable|impossible|barely|isn't|nothing)\\b[^.;,]{0,50} without (?:\\w+ ){0,3}(?:${aPart.source})`,
  "g",
);

const letting =
  /\b(?:if|unless|when|as far as) (?:my|the) (?:\w+ )?\w+ (?:lets?|allows?|permits?|behaves?)\b/;

/** "That shoulder, honestly", "this back of mine": pointed at, not praised. */
const pointedAt = new RegExp(`\\b(?:this|that|these|those) (?:\\w+ )?(?:${aPart.source})`);

/** "All fine apart from the elbow": what is taken out of the praise is not fine. */
const exempted = new RegExp(
  `\\b(?:fine|good|great|ok|okay|well|perfect|peachy|everything|all|smooth|normal|happy|healthy|nothing(?: (?:hurts|wrong))?|not much|little to report|no (?:pains?|problems?|issues?|complaints?|aches?))\\b[^.;]{0,30}\\b(?:except|apart from|bar|other than|aside from|besides|unless|until|till)\\b[^.;]{0,20}?(?:\\b(?:run|jump|squat|press|lift|bend|kneel|twist|plank|push|pull)(?:ing)?\\b|${aPart.source}|\\bi (?:bend|lift|run|walk|sit|squat|reach|press|push|pull|twist|turn)\\b)`,
);

/** "Where should my feet be?" asks how to do it, not about a complaint. */
const asksHow =
  /^ ?(?:and |so )?(?:how|where|what(?:'s)?|which|(?:should|do|can|could|does|will|would) (?:i|it|\w+ing|you|we|my|the)\b) ?(?!.*\b(?:about|worry)\b)/;

/** "Good week, my calf ...", "... , can we plan around it please": praise of the week and politeness say nothing of the calf. */
const aside = /\b(?:week|sessions?|workouts?|please|sorry|plan|training)\b/;

/** A denial anywhere before it in the same breath is enough here: nothing is left out but a question. */
const deniedBefore = /\b(?:no|not|never|without|zero|\w+n't)\b[^,;]{0,40}$/;
/** "No position is comfortable", "if my hips let me": what is good is denied or missed. */
const missed =
  /\b(?:no|not|never|nothing|none|\w+n't|hardly|barely|without|lets?|would|too|unless|everything|anything|all(?! (?:better|good|fine|well|week|day|the|my)))\b/;
const goodDenial =
  /\b(?:no|not|without|never|zero|nothing|\w+n't) (?:\w+ ){0,2}?(?:pain\w*|hurt\w*|sore\w*|swollen|swelling|bother\w*|trouble|issues?|problems?|ach\w*|complain\w*|bad|stiff\w*|niggles?)\b/g;

const noTrouble = new RegExp(goodDenial.source);

/** Praise, or the words of training and of handling; of a joint in the clause that names it. */
const isWell = (said: string): boolean => {
  if (namesOnlyMuscles(said) && trainedMuscle.test(said) && !pointedAt.test(said)) return true;
  const clauses = said
    .split(/,|\band\b(?= (?:i|it|my|the|that|this)\b)/)
    .filter((clause) => aPart.test(clause));
  return clauses.every((clause) => {
    const own = namesOnlyMuscles(clause) ? said : clause;
    const rest = own.replace(goodDenial, "");
    return (
      !missed.test(rest) &&
      (wellOrTrained.test(own) ||
        noTrouble.test(said) ||
        (handled.test(own) && !told.test(own) && !isReported(own, complaint)))
    );
  });
};

/** True for a sentence that may report a complaint: without a limit it becomes a question. */
export const soundsOfHealth = (sentence: string): boolean => {
  const text = withoutNames(sentence).replace(trained, "");
  // A body part that is named neither as well nor as trained becomes a question.
  const said = text
    .split(",")
    .filter((clause) => !aside.test(clause) || aPart.test(clause))
    .join(",");
  if (
    (odd.test(said) || !isWell(said)) &&
    (!asksHow.test(said) || isReported(said, complaint)) &&
    reportedMatches(said, anyPart).length > 0 &&
    (isReported(said, complaint) ||
      pointedAt.test(said) ||
      letting.test(said) ||
      odd.test(said) ||
      !wishesForMuscle(sentence))
  )
    return true;
  if (exempted.test(text)) return true;
  if (reportedMatches(text, deniedWell).length > 0) return true;
  return (
    !isOfOthers(text) &&
    reportedMatches(text, healthLike).some(({ index }) => !deniedBefore.test(text.slice(0, index)))
  );
};
