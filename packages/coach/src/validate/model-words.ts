/**
 * What a model may not speak of at all (coach.T5). Health, medicine, hunger and the limits of effort have fixed sentences of
 * the app's own; whether somebody else's sentence about them is a good one, no code can tell. So the topic decides, not
 * what is said of it: "stop when it hurts" goes with "train through the pain", and the built-in words stand there.
 */
import { flagsIn } from "../state/text-flags.ts";
import { wordList } from "../state/word-list.ts";

const count = "(one|two|three|four|five|six|seven|a few|several|some|\\d+)";
const meal =
  "(eat~|food|meals?|breakfasts?|lunch~|dinners?|supper|carb~|fats?|calories|kcal|water|drink~|protein)";

/** Each topic in the shorthand of `word-list.ts`. */
const topics = wordList(
  // Signs of the body.
  "pain~|ach(es?|ed|ing|y)|hurt~|injur~|wound~|torn|tear|ill|illness|sick~|fever~|dizz~|faint~|numb(ness)?|tingl~|breathless~|blood~|bleed~|vomit~|thr[eo]w~ up|puk(e|ed|ing)|nausea~|sw[eo]ll~|symptom~|seeing stars|black~ out|pass~ out|collaps~|pregnan~|tight~ (in|of) (the|your) chest|chest (pressure|tightness)|heal(s|ed|ing)?|recover from",
  // Who looks after it, and with what.
  "doctor~|physician~|medic~|midwi~|nurses?|physio~|therap~|hospital~|clinic~|surgeon~|cardiolog~|professional~|clearance|prescri(be|ption)~|dosage",
  "ibuprofen|aspirin|paracetamol|acetaminophen|advil|tylenol|nsaid~|painkill~|steroid~|testosterone|hormone~|sarms?|clen~|ephedr~|insulin|diuretic~|laxative~|pills?|tablets?|drugs?|supplement~|creatine|caffeine|coffee|pre workout|energy drinks?|fat burn~|detox~|cleanse~|alcohol|beers?|wine|nicotine|cigar~|smok~|inject~|peptide~|ozempic",
  // Hunger and thirst.
  `fasting|fasted|(a|water|juice|dry) fast|fast (for|until|till|through|all|${count} days?|on (rest|training|\\w+day))`,
  `(no|not|without|skip~|miss~|halv~|half|quarter|cut~|drop~|slash~|stop~|don't|less|only|nothing|zero|avoid~|instead of) (\\w+ ){0,3}${meal}|(eat~|drink~) (\\w+ )?(nothing|less|little)|${meal} (can|is for) `,
  "starv~|hung(er|ry)|purg~|crash diet~|saunas?|sweat suit~|dehydrat~|overeat~|bing(e|ed|ing)|weigh in",
  // Numbers in words: nobody could trace them.
  "((thir|four|fif|six|seven|eigh|nine)teen|eleven|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) .. |hundred~|thousand~|million~|dozen~|(double|triple|twice) (the|all|your|up|as)",
  // The limits of effort.
  "(to|until|till|past|beyond|reach~) (\\w+ )?failure|max(ed|ing)? out|all out|one rep max|1 ?rm|rep max|(give|gave|gives) (it )?(all|everything|out|up)|no (excuses?|mercy|limits?|rest|pain|days? off)|(push|train|lift|work|power|fight|grind|go)(s|ed|ing)? (\\w+ )?(through|past)|ignor~|forget|whatever it takes|at (all|any) costs?|beast~|never (stop|rest|quit|skip|miss)~|(don't|do not|no need to) (stop|rest|quit|back off|warm)|skip~ (\\w+ )?(rest~|warm|cool|sleep|days?)|hold~ (\\w+ )?breath|as (hard|heavy|fast|much|long) as (you|possible)|until you (drop|can't|cannot)|rest is (for|lost|a waste|wasted)|weakness|for the weak|strain (as|hard|every|until)|straining|to (its|the|your) limits?|(hardest|heaviest) \\w+ (that )?you",
  // Work besides the plan.
  "(also|then) (do|run|lift|try|throw|train)|also add|then add (?!load|weight|reps?|sets?|a |\\d)|bonus|(second|extra|additional|another) (workout|session|training|run|ride|round|lap|hour|minute|mile|day)s?|twice (a|per) day|two a days?|(train|work|lift|run|finish)~ (\\w+ )?(every|each) (single )?day|at the end of (each|every) day|sprint~ home",
  "(train|run|lift|ride|work|session|workout|exercise)~ (\\w+ ){0,4}(rest|free|off|empty) days?(?! (is|are|in|for))|(more|heavier|further|longer|harder) (\\w+ )?than (planned|(the|your|this) (plan|app)|ever)|(all|whole) (the |your )?(sets|weights|plates|work|week) .. (on the bar|week|one day|today)|(work|week|workout|session) again|(no|without) (\\w+ )?(rest|breaks?|days?)|must|add .. (more )?(weight|load|reps?|sets?) (every|each) (minute|set|day|rep)",
  // Ways to come to grief under a bar.
  "heart(?! rate)|upside down|(whole|all|full) (your )?(body )?weight on|one apple|until ... (not|nothing|cannot|can't|doesn't|won't|shak~|spin~|break~|fail~)|as (low|high|many|little|few) (\\w+ )?(as|in)|how (much|heavy|many|far|low) (\\w+ )?(you|can)|(are|be|were) dead|sleep less|less sleep|stay (up|awake)|lock~ (\\w+ )?(knees|elbows|joints)|(round~|bent|twist~) (\\w+ )?(back|spine)|bounc~|(can't|cannot|without|out of|no) control|(more|less|no) (food|calories)|one meal|after .. \\w+ glasses|lose .. (\\w+ )?(pounds?|kilos?|lbs?|kg)|not? need(ed)?|(you are|you're) .. (fat|weak|lazy|slow|old|heavy)|(weight|plate)s? over (your|the) (face|head|neck)|bend .. (your )?(back|spine)|for as long|all the weight|(close|shut) (\\w+ )?eyes",
);

/** Letters of other alphabets, such as look like ours; words with a gap after each letter; what strikes letters out. */
const disguise =
  /(?=\p{L})\P{Script=Latin}|(?=\p{N})[^0-9]|\p{M}|(?<![\p{L}'])\p{L}(?:[\s._·*-]+\p{L}(?!\p{L})){3,}/u;

/** Small words of the neighbours' languages: nobody here could read the rest. */
const foreign =
  /(?<!\p{L})(?:el|los|las|que|y|con|para|una|tu|del|und|der|das|nicht|ist|ein|eine|mit|les|des|est|avec|pas|pour|une|della|che|il|per|senza|sem|não|uma)(?!\p{L})/giu;

/** Moves that one word names: a week without one does not speak of it, whatever it asks for. */
const moves = wordList(
  "(dead ?lift|squat|lunge|bench press|pull ?up|chin ?up|push ?up|sit ?up|press ?up|muscle ?up|burpee|snatch|thruster|dip|sprint|handstand|pistol|good morning|kettlebell swing|step ?up|hill run|(box|tuck|broad|star|depth|long|rope) jump|jumping (jack|lunge|squat))(e?s|ing)?",
);

const plainOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[-\u2010-\u2015_/]/g, " ");

/** "Pull-ups", "pull up" and "pullups" are one move. */
const moveKey = (word: string): string => word.replace(/ /g, "").replace(/(?:e?s|ing)$/, "");

/** @param names of every exercise that the text may speak of; a word of one of them is enough */
export const speaksOfOtherMoves = (text: string, names: readonly string[]): boolean => {
  const said = plainOf(text).match(moves) ?? [];
  if (said.length === 0) return false;
  const known = new Set(names.flatMap((name) => plainOf(name).match(moves) ?? []).map(moveKey));
  return said.some((word) => !known.has(moveKey(word)));
};

/** A name of one word is a word of every day ("Plank"); those of two and more are looked for. */
export const namesMove = (text: string, name: string): boolean => {
  const plain = plainOf(name);
  return plain.includes(" ") && plainOf(text).includes(plain);
};

/** True for words that a model may put before a person. */
export const mayBeSaid = (text: string): boolean => {
  const whole = text.normalize("NFKC");
  if (disguise.test(text) || disguise.test(whole) || (whole.match(foreign) ?? []).length >= 2) return false;
  const plain = plainOf(text);
  // A list with `g` remembers where it stood.
  topics.lastIndex = 0;
  if (topics.test(plain)) return false;
  const { stop, advice, isIll } = flagsIn([plain]);
  return stop.length + advice.length === 0 && !isIll;
};
