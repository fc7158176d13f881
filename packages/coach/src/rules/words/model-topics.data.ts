/**
 * Topics that a model may not speak of (coach.T5), for or against, in the shorthand of `word-list.ts`. Each group is a field
 * of words rather than a list of sentences: what it misses goes here as a word of its field, not as a quotation.
 */
import { wordList } from "../../notes/word-list.ts";

const count = "(one|two|three|four|five|six|seven|a few|several|some|\\d+)";
const meal =
  "(eat~|food|meals?|breakfasts?|lunch~|dinners?|supper|snacks?|carb~|fats?|calories|kcal|water|drink~|protein)";

const signsOfTheBody = [
  "pain~|ach(es?|ed|ing|y)|hurt~|injur~|wound~|torn|tear|ill|illness|sick~|fever~|dizz~|faint~|numb(ness)?|tingl~|breathless~|blood~|bleed~|vomit~|thr[eo]w~ up|puk(e|ed|ing)|nausea~|sw[eo]ll~|symptom~|seeing stars|black~ out|pass~ out|collaps~|pregnan~|tight~ (in|of) (the|your) chest|chest (pressure|tightness)|heal(s|ed|ing)?|recover from",
  "discomfort|twinge~|cramp~|spasm~|throb~|blur~|vision|palpitat~|racing heart|short(ness)? of breath|wheez~|popping|pops? (in|sound)|click(s|ing)? (in|sound|and)|will click|sprain~|ruptur~|concuss~|headache~|migraine~|bruis~|sore (spot|joint|knee|back|shoulder|elbow|hip)s?|the burn|burn~ in|(have|with|through|despite) (a|the|your) cold|flu|virus~|infect~|cough~|stroke|seizure~|hyperventilat~|airway~|burnout|exhaust(ed|ing) yourself|turns? (red|blue|pale|purple)|goes dark",
  "heart(?! rate)(?! of (this|the|your) (plan|block|week|program|programme|session))|kidney~|liver|thyroid|bladder|immune|asthma~|cancer~|tendons?|tendin~|ligament~|cartilage|menisc~|rotator cuff|discs?|vertebra~|deficien~|cholesterol|trimester~|due date|newborn~|bab(y|ies)|breast ?f~|menstru~|\\w+(itis|itic|emia|aemia|emic|osis|opathy|algia)|arthrit~|an(a)?emi~|adrenal|operat(ion|ed)|stitches|scars?|lumps?|germs?|nerves|ears?|stomach|guts?|skin|stab~|wobbly and weak|weak and|cold and heavy|period pain|iron is|you (likely|probably) have|sounds like (a|an)",
] as const;

const careAndMedicine = [
  "doctor~|physician~|medic~|midwi~|nurses?|physio~|therap~|hospital~|clinic~|surge~|cardiolog~|professional~|clearance|prescri(be|ption)~|dosage|diagnos~|cure(s|d)?",
  "ibuprofen|aspirin|paracetamol|acetaminophen|advil|aleve|tylenol|nsaid~|anti inflam~|painkill~|steroid~|testosterone|tren|hormon~|sarms?|clen~|ephedr~|stimul~|insulin|diuretic~|laxative~|pills?|tablets?|capsul~|drugs?|supplement~|creatine|caffeine|coffee|pre workout|energy drinks?|fat burn~|detox~|cleanse~|alcohol|beers?|wine|(take|have|drink) a shot|nicotine|cigar~|smok~|vap(e|ing)|inject~|peptide~|ozempic|melatonin|vitamins?|scoops?|powders?|puffs?|inhaler~|blood thinners?|antidepress~|\\d+ ?(mg|milligrams?)|thyroid dose|ketamine|dnp|thermogen~|weed|cannabis|cbd|adderall|ritalin|amphet~|cocaine|opi(oid|ate)s?|codeine|tramadol|oxy\\w+|metformin|semaglutide|hgh|anabol~|dianabol|anavar|yohimb~|synephrine|guarana|taurine|alanine|bcaas?|glutamine|collagen|doub(le|ling) (your|the) dose",
] as const;

const hunger = [
  `fasting|fasted|(a|water|juice|dry) fast|fast (for|until|till|through|all|${count} days?|on (rest|training|\\w+day))|(water|juice|crash|zero|egg|hour) (\\w+ )?diets?|live on`,
  `(no|not|without|skip~|miss~|halv~|half|quarter|cut~|drop~|slash~|stop~|don't|less|only|nothing|zero|avoid~|instead of) (\\w+ ){0,3}${meal}|(eat~|drink~) (\\w+ )?(nothing|less|little)|${meal} (can|is for) |(food|meals|calories|intake) (under|below)|eat one|earn (your|that|the|every) (food|meal|dinner|dessert|treat|snack|carbs)~|burn~ (\\w+ )?off|one meal|(eat~|live) like a|(run|train|lift) on empty|growl~|chug~|gallons?|zero (\\w+)|(more|less|no) (food|calories)`,
  "starv~|hung(er|ry)|purg~|crash diet~|saunas?|sweat suit~|sweat~ (it|out|off|the)|dehydrat~|overeat~|bing(e|ed|ing)|weigh (in|day)|broth|vinegar|lemon water|spit~|swallow~|throat|chew~|foil|(plastic|trash|garbage|bin) bags?|melt~|until (the|your) scale|abs show|lose .. (\\w+ )?(pounds?|kilos?|lbs?|kg)",
] as const;

/** Amounts that nobody could trace; smaller numbers in words are read as figures (coach.T1). */
const numbersInWords = [
  "hundred~|thousand~|million~|dozen~|(double|triple|twice) (the|all|your|up|as)|after .. \\w+ glasses",
] as const;

const limitsOfEffort = [
  "(to|until|till|past|beyond|reach~) (\\w+ )?failure|max(ed|ing)? out|new max~|max (lift|deadlift|squat|bench|single|weight)~|all out|one rep max|1 ?rm|rep max|gives? (it )?(all|everything|out|up)|gave (it )?(all|everything)|no (excuses?|mercy|limits?|rest|pain|days? off|whining)|(push|train|lift|work|power|fight|grind|go)(s|ed|ing)? (\\w+ )?(through|past)|ignor~|forget|whatever it takes|at (all|any) costs?|beast~|never (stop|rest|quit|skip|miss)~|(don't|do not|no need to) (stop|rest|quit|back off|warm|eat|drink|sleep)|skip~ (\\w+ )?(rest~|warm|cool|sleep|days?)|hold~ (\\w+ )?breath|as (hard|heavy|fast|much|long) as (you (?!need|like)|possible)|until you (drop|can't|cannot)|rest is (for|lost|a waste|wasted)|weakness|for the weak|strain (as|hard|every|until|against)|straining|to (its|the|your) limits?|(hardest|heaviest) \\w+ (that )?you",
  "(leav~|with) nothing|no reps left|empty (yourself|the tank)|(go|reps?|push|run|sets?|keep going) until|without (a )?warm~|(warm ups?|rests?|sleep|breaks?|food|water) (is|are) (not|never|no|only|optional)|rest when|suck it up|man up|tough~ (it )?(up|out)|badge of honou?r|carry on|soldier on|tape (over|up)|fail(s|ed|ing)?(?! to)|rep out|(beat|break) your (all|best|record|max)~|best single|even (if|when) (it|your|the) (\\w+ )?(back|knees?|form|body|head|legs?|shoulders?)|till you|train on (?!monday|tuesday|wednesday|thursday|friday|saturday|sunday)|as it takes",
  "until ... (not|nothing|cannot|can't|doesn't|won't|shak~|spin~|break~|fail~|stops?)|as (low|high|many|little|few) (\\w+ )?(as|in)|how (much|heavy|many|far|low) (\\w+ )?(you|can)|(are|be|were) dead|sleep less|less sleep|stay (up|awake)|for as long",
] as const;

const workBesidesThePlan = [
  "(also|then) (do|run|lift|try|throw|train)|also add|then add (?!load|weight|reps?|sets?|a |\\d)|bonus|(second|extra|additional|another) (workout|session|training|run|ride|round|lap|hour|minute|mile|day)s?|twice (a|per) day|two a days?|(train|work|lift|run|finish)~ (\\w+ )?(every|each) (single )?day|at the end of (each|every) day|sprint~ home|punish~|make up for",
  "(train|run|lift|ride|work|session|workout|exercise)~ (\\w+ ){0,4}(rest|free|off|empty) days?(?! (is|are|in|for))|(more|heavier|further|longer|harder) (\\w+ )?than (planned|(the|your|this) (plan|app)|ever)|(all|whole) (the |your )?(sets|weights|plates|work|week) .. (on the bar|week|one day|today)|(work|week|workout|session) again|(no|without) (\\w+ )?(rest|breaks?|days?)|must|add .. (more )?(weight|load|reps?|sets?) (every|each) (minute|set|day|rep)",
] as const;

const dangers = [
  "upside down|(whole|all|full) (your )?(body )?weight on|one apple|lock~ (\\w+ )?(knees|elbows|joints)|(round~|bent|twist~) (\\w+ )?(back|spine)|bounc~ (?!back)|(can't|cannot|without|out of|no) control|(weight|plate)s? over (your|the) (face|head|neck)|bend .. (your )?(back|spine)|all the weight|(close|shut) (\\w+ )?eyes|(?<!don't )(?<!not )let your knees (cave|fall)",
  "roof~|balcon~|couch|sofa|(across|into) the (road|street|traffic)|hot car|(cold|ice) (plunge|bath|shower)s?|knife|knives|guns?|fire (?!up)|alarm|poison~|bleach|(carry|lift|throw) (your |a |the )?(sister|brother|mother|father|child|kids?|wife|husband|partner|friend|dog)|(somebody|someone|anybody|friend|child|kid) (\\w+ )?(sit|stand|jump|step)~|(stand|sit|jump|step)~ on your|(fall|drop)~ on (you|to you|your)|jump off|than your friend",
] as const;

/** Words against the app, against the person, and ways out of the app. */
const againstAppAndPerson = [
  "(do not|don't|never|not to) (listen|trust|follow|believe|bother|report|measure|rate|tell)|(app|screen) (says|tells|warns)|stop signals?|too careful|too soft|warnings?|(safety|app's?) (limits?|checks?|rules?)|(turn|switch) off (?!the lights)|dismiss~|disabl~",
  "quitter~|(only|for) (the )?weak~|weak people|loser~|wimp~|coward~|disgust~|pathetic|lazy|asham~|shame~|ugly|worthless|(no one|nobody) (\\w+ )?(will )?love~|you look (?!strong|good|great|ready|fit)|embarrass~|(you are|you're) .. (fat|weak|slow|old|heavy)",
  "visit (my|our|the|this)|my (site|channel|page|book|store|link|profile)|subscrib~|dot (com|net|org|io)|(text|call|message|contact|follow|dm) me|check out|websites?|online|e ?mail~|download~|passwords?|search for|(buy|order|purchase) (a|the|some|my|your|tren)|promo~|discount~",
] as const;

/** All forbidden topics as one list of patterns. */
export const modelTopics: readonly string[] = [
  ...signsOfTheBody,
  ...careAndMedicine,
  ...hunger,
  ...numbersInWords,
  ...limitsOfEffort,
  ...workBesidesThePlan,
  ...dangers,
  ...againstAppAndPerson,
];

/** Letters of other alphabets, such as look like ours; words with a gap after each letter; what strikes letters out. */
export const disguise =
  /(?=\p{L})\P{Script=Latin}|(?=\p{N})[^0-9]|\p{M}|(?<![\p{L}'])\p{L}(?:[\s._·*-]+\p{L}(?!\p{L})){3,}/u;

/** Small words of other languages: nobody here could read the rest. */
export const foreign =
  /(?<!\p{L})(?:el|la|los|las|que|y|con|para|una|tu|por|sin|más|del|und|der|das|nicht|ist|ein|eine|mit|auf|les|le|des|est|avec|pas|pour|une|avant|della|che|il|di|per|senza|sem|não|uma|het|een|niet|voor|och|inte|jest|nie)(?!\p{L})/giu;
/** Small words of English. */
export const english =
  /\b(?:the|an?|your?|you|to|and|of|in|on|is|are|it|its|for|with|this|that|at|we|be|from|by|as)\b/i;

/** Moves that one word names: a week without one does not speak of it, whatever it asks for. */
export const moves = wordList(
  "(dead ?lift|squat|lunge|bench press|pull ?up|chin ?up|push ?up|sit ?up|press ?up|muscle ?up|burpee|snatch|thruster|dip|sprint|handstand|pistol|good morning|kettlebell swing|step ?up|hill run|(box|tuck|broad|star|depth|long|rope) jump|jumping (jack|lunge|squat))(e?s|ing)?",
);
