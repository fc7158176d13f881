/** Whether a sentence is about health at all; used where it gave no limit. */
import { anyPart, complaint, namesOnlyMuscles } from "./body.data.ts";
import { wishesForMuscle } from "./read-wishes.ts";
import { matchesTold, says, withoutNames } from "./sentence.ts";

/** Words of health, whatever part of the body they are about. */
const healthLike =
  /\b(?:ach(?:es?|ing) (?:when\w*|every time|if|each time|as soon)|pain(?:s|ed|ing|ful)?(?! ?free)|hurt(?:s|ing)?(?! (?:my ego|pride|to (?:say|admit)))|limp(?:s|ing|ed)?|hobbl\w+|everything (?:hurts|aches)|accident|tested positive|off (?:work|sick) with|toenails?|cough\w*|(?:bad|gammy|dodgy|injured) (?:leg|arm|side)|throat (?:like|is|feels)|rolled it|brace\b|contracted|came down with|injur\w+|surg\w+|operat(?:ion|ed)|strain(?:s|ed)?|sprain\w*|torn(?! callus)|ruptur\w+|fractur\w+|sw[eo]ll(?:en|ing|ed)|lumps?|numb(?:ness)?|physio\w*|(?<!work(?:ing)? (?:at|in|for) (?:a|the|our) )hospital|diagnos\w+|mri|x rays?|chronic|laser\w*|injections?|epidural|scan (?:of|for|on)|varicose|urgent care|emergency room|infusion|transfusion|fibro|gall ?stones?|kidney stones?|holter|not over (?:the|my|this)|hypermobil\w*|lymph nodes?|autoimmune|multiple sclerosis|parkinson\w*|epileps\w*|noro ?virus|shingles|gout|(?:hb)?a1c|dexa|t score|ultrasound|swab|crohn\w*|c(?:o)?eliac|ferritin|low iron|iron is (?:\w+ )?low|drained|ears? ring\w*|off balance|balance is off|impossible (?:on|with|for) (?:the|my)|something (?:\w+ ){0,3}(?:in|behind|under|around|near) (?:my|the) (?!gym|kitchen|garden|car|house|plan|app|week|fridge|mail|bag|diary)|\w{3,}(?:itis|algia|ectomy|opathy|oplasty)|arthrit\w+|lupus|fibromyalgia|syndrome|disease|disorder|infect\w+|inflam\w+|in a (?:cast|boot|sling|brace)|crutch\w*|(?:something|it) (?:popped|tore|snapped|gave|went(?! (?:great|well|good|fine|ok|okay|smooth\w*|up|by|better|fast|quick\w*|as|to|in|on|home|really|so|perfect\w*|better|down well|like)))|twinge\w*|pinch(?:es|ed|ing)|stab\w*|sharp (?!focus|dress)|pulled (?:a|some|something|my)|muscle (?:tear|strain|pull)|(?:sharp|sudden) pull|grey(?:s|ed)? out|aggravat\w+|wrench\w+|overdid|overuse|charley horse|flares? (?:it|up)|scream\w*|tweak\w+|spasm\w*|nerve|migraines?|seiz\w+|allerg\w+ reaction|bruise\w*|a flare|flared|pregnan\w+(?! (?:wom|lady|friend|lifter))|recover\w+ from|(?:left|leaves?|leaving) me (?:unable|limping|hobbling|in (?:pieces|bits|agony)|bent|crippled)|unable to (?:stand|walk|bend|straighten|lift|move|sit|sleep)|sore (?:between|under|behind|inside|at the (?:front|back|side|bottom|top))|exhaust\w+ for|burn ?out|depress\w+|anxi\w+|panic attacks?|anaemi\w+|anemi\w+|thyroid|cancer|tumou?r|(?:doctor|doc|gp|physio|surgeon|specialist|consultant|cardiologist) (?:said|says|told|wants|thinks|found|warned|put)|can'?t (?:bend|straighten|lift|put weight|walk|move|sit|stand (?:up|on|straight|still|without|for|properly)|kneel|sleep (?:on|because))|(?:hardly|barely) (?:get|walk|stand|bend|sit|move|climb|lift|raise))\b/g;
/** What training does to anybody, and words that only sound of health. */
const trained =
  /\b(?:(?:legs?|arms?|abs|stomach|sides?|muscles?|everything|cheeks?|face|ego|feelings|wallet|whole body|body) (?:\w+ ){0,2}(?:hurts?|hurting|pain|pains|sore)|hurt so good|put me on (?:the|a) (?:list|plan|diet)|routine check\w*|good (?:pain|hurt)|(?:hardly|barely|can't|couldn't) (?:walk|move|sit|climb|lift)\b[^.;]*\b(?:haha\w*|lol|lov\w+ it|awesome|worth it)|(?:no|the) (?:pain no gain|pain cave)|pain (?:in the (?:ass|butt|neck to|bum)|au chocolat)|(?:doctor|doc|gp|physio|surgeon|specialist|consultant|cardiologist) (?:said|says|told me|thinks|found) (?:that )?(?:everything|all|it|i|i'm|i am|my \w+)? ?(?:is |are |was |were |am |'s )?(?:\w+ )?(?:fine|well|good|great|ok|okay|clear|cleared|fit|healthy|normal|impressed|happy|nothing)|(?:doctor|doc|gp|physio|surgeon|specialist|consultant|cardiologist|midwife) (?:has |have |fully )?(?:cleared me|signed me off|gave me the all clear))\b/g;

/** What is said of a part of the body that is well, trained, wanted or tired as after training. */
const wellOrTrained =
  /\b(?:amaz\w+|awesome|fantastic|brilliant|super\w*|wonderful|perfect\w*|excellent|incredible|satisf\w+|yay|comfy|thinner|slim(?:mer)?|smaller|longer|skinny|of steel|insoles?|tan(?:ned)?|tattoo\w*|haircut|strong\w*|great|good|fine|better|best|well|easy|easier|happy|happier|pump\w*|loose\w*|fun|love\w*|enjoy\w*|proud|gr[eo]w\w*|bigger|big|built?|building|ton(?:e|ed|ing)|show\w*|visible|defin\w+|lean\w*|mobil\w*|more|work\w*|stretch\w*|massage\w*|roll(?:er|ing)|warm\w*|forms?|steady|stable|solid|shak(?:e|y|ing)|measur\w+|inch\w*|cm|gained|bruce|wide|flat|position\w*|tuck\w*|where to put|straight|squeez\w+|contract\w*|feel it|felt it|felt (?:my|it in)|shirts?|jeans|hair|shoes?|sleeves?|wraps?|holding|held|walk\w*|crossed|tap(?:s|ped|ping)?|touch\w*|shaved|on my (?:own|back|side|feet|toes|arm|wrist)|(?:put my|thumbs|chest|elbows?|knees|shoulders|feet) (?:up|down|in|out)|cold feet|finally|nice\w*|wonders|heavenly|(?:foam )?rolled|smooth\w*|broad\w*|mirror|elbow (?:room|grease)|bite|itch\w*|calluses|cold|freez\w+|free|neutral|pointed|deeper|not (?:painful|sore|hurting|bad|swollen)|(?:is|are|does|do|did)n't (?:hurt\w*|bother\w*|painful|sore|ach\w+)|no (?:pain|swelling|trouble|issues)|in(?:to)? it|on track|red as|laugh\w*|favou?rite|wider|photos?|wore|haha|lol|full|bought|helped|out of my hands|brighter|chalk\w*)\b/;
/** What is said of a muscle that was trained or is to be; it says nothing of a joint. */
const trainedMuscle =
  /\b(?:again|\w+day|once|twice|first|less|low\w*|high\w*|hit|look\w*|want\w*|lost|heavy|tired|fatigue\w*|limit|grip|switched|at last|sore|doms|days?|sessions?|exercises?|please|pr|records?|focus\w*|train\w*|jelly|fried|smoked|cooked|burned|burnt|noodles?|dead after|on fire)\b/;

/** What is said of a part that is not well, whatever else is said of it. */
const odd =
  /\b(?:won't|burns?(?! (?:calories|off))|sharp|creak\w*|thick|catch(?:es|ing)|bulg\w+|not what it (?:was|should)|itis|doesn't (?:go|feel|move|bend|work|want)|does not go away|not right|weird\w*|strange\w*|odd\w*|grind\w*|grat(?:es|ing)|stitch|(?:keeps?|kept) (?:rolling|giving|locking|popping|slipping|swelling|catching|cramping|clicking)|impossible|loose in|blocked|worr(?:y|ied|ies)|something|anything except|still (?:\w+ )?(?:tight|stiff|tender|there|feel|notice|aware|not)|not (?:gone|quite|fully)|(?:fine|good|great|ok|okay|well) (?:until|till|unless)|far from|(?:isn't|aren't|not|wasn't) (?:\w+ )?(?:fine|good|great|right|ok|okay|well|healed|ready|happy|better|perfect|100))\b/;

const aPart = new RegExp(anyPart.source);
/** "The wrist isn't right by a long way", "cannot turn without my neck …": what a part does not do, whatever the words. */
const deniedWell = new RegExp(
  `(?:${aPart.source})(?: \\w+){0,3}? (?:not|never|isn't|aren't|won't|can't|hasn't|haven't|refuses|far from|barely|hardly)\\b(?! (?:\\w+ ){0,3}(?:hurt\\w*|sore|bother\\w*|pain\\w*|ach\\w*|swollen|stiff|trouble|issue|problem|complain\\w*|bad|an?|tired|the|give|as (?:bad|sore)|too bad|so bad)\\b)|\\b(?:can't|couldn't|never|not|no|hardly|unable|impossible|barely|isn't|nothing)\\b[^.;,]{0,50} without (?:\\w+ ){0,3}(?:${aPart.source})`,
  "g",
);

/** "All fine apart from the elbow": what is taken out of the praise is not fine. */
const exempted = new RegExp(
  `\\b(?:fine|good|great|ok|okay|well|perfect|happy|healthy|nothing (?:hurts|wrong)|no (?:pains?|problems?|issues?|complaints?|aches?))\\b[^.;]{0,30}\\b(?:except|apart from|bar|other than|aside from|besides|unless|until|till)\\b[^.;]{0,20}?(?:${aPart.source}|\\bi (?:bend|lift|run|walk|sit|squat|reach|press|push|pull|twist|turn)\\b)`,
);

/** "Where should my feet be?" asks how to do it, not about a complaint. */
const asksHow =
  /^ ?(?:and |so )?(?:how|where|what(?:'s)?|which|(?:should|do|can|could|does|will|would) (?:i|it|\w+ing|you|we|my|the)\b) ?(?!.*\b(?:about|worry)\b)/;

/** "Good week, my calf ...", "... , can we plan around it please": praise of the week and politeness say nothing of the calf. */
const aside = /\b(?:week|sessions?|workouts?|please|sorry|plan|training)\b/;

/** A denial anywhere before it in the same breath is enough here: nothing is left out but a question. */
const deniedBefore = /\b(?:no|not|never|without|zero|\w+n't)\b[^,;]{0,40}$/;
/** True for a sentence that may report a complaint: without a limit it becomes a question. */
export const soundsOfHealth = (sentence: string): boolean => {
  const text = withoutNames(sentence).replace(trained, "");
  // A body part that is named neither as well nor as trained becomes a question.
  const said = text
    .split(",")
    .filter((clause) => !aside.test(clause) || aPart.test(clause))
    .join(",");
  if (
    (odd.test(said) || !(wellOrTrained.test(said) || (trainedMuscle.test(said) && namesOnlyMuscles(said)))) &&
    (!asksHow.test(said) || says(said, complaint)) &&
    matchesTold(said, anyPart).length > 0 &&
    (says(said, complaint) || !wishesForMuscle(sentence))
  )
    return true;
  if (exempted.test(text)) return true;
  if (matchesTold(text, deniedWell).length > 0) return true;
  return matchesTold(text, healthLike).some(({ index }) => !deniedBefore.test(text.slice(0, index)));
};
