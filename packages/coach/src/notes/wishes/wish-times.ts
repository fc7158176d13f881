/** Days, numbers of days and minutes that a sentence asks for. */
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import {
  addDays,
  type CivilDate,
  daysBetween,
  mondayOf,
  type Weekday,
  weekdayOf,
  weekdays,
} from "@muster/domain/shared/dates";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";
import { exercisesIn, withExercises } from "../exercise-words.ts";
import { matchesIn } from "../word-list.ts";
import { muscleWords, otherSports, past, requestPhrases } from "./wish-words.data.ts";

/** Days that a wish about one week holds; wishes about taste hold until they are taken out. */
export const weekOfWish = 10;

/** Said of one week: it holds for the plan of the next Sunday, and no longer on the Sunday after it. */
const ofOneWeek = /\b(?:this|next|the coming|coming) week\b/;
/** Said of a habit: "only Tuesdays and Fridays", "25 minutes tops on weekdays". It holds until it is taken out. */
const ofEveryWeek =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekdays|weekends|working days|workdays|always|never|from now on|permanently|in general|each week|every (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/;
/** Days for which a wish of a sentence holds that speaks of days, minutes or places; null until it is taken out. */
export const daysHeld = (sentence: string, date: CivilDate): number | null =>
  ofOneWeek.test(sentence)
    ? daysBetween(date, addDays(mondayOf(date), 12)) + 1
    : ofEveryWeek.test(sentence)
      ? null
      : weekOfWish;

/** Said of no week: read on a Monday, one that names its week holds longer. */
export const isOfNoWeek = ({ date, until }: Pick<Wish, "date" | "until">): boolean =>
  until === null || daysBetween(date, until) < weekOfWish;

/** A wish entered on `date`. @param days how long it holds, in days; null until it is taken out */
export const wish = (
  date: CivilDate,
  type: Wish["type"],
  days: number | null,
  part: Partial<Wish> = {},
): Wish => ({
  ...emptyWish,
  date,
  type,
  source: "note",
  until: days === null ? null : addDays(date, days - 1),
  ...part,
});

const numberWords = numberWordPattern();
const shortEnd: Partial<Record<Weekday, string>> = { tuesday: "s?", thursday: "(?:rs?)?", sunday: "" };
const dayPatterns = weekdays.map(
  (day) =>
    [day, new RegExp(`\\b${day}s?\\b|\\b${day.slice(0, 3)}${shortEnd[day] ?? "s?"}\\b(?! up)`)] as const,
);
const anyDay = "(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|days?|sdays?|nesdays?|rsdays?|urdays?)?";
const dayRange = new RegExp(`\\b${anyDay} (?:to|till?|through|thru|until) ${anyDay}\\b`, "g");
const dayNamed = (short: string): number => weekdays.findIndex((day) => day.startsWith(short));
/** "Thursday to Saturday" is Friday too. */
const allDays = (first: string, last: string): string => {
  const [from, to] = [dayNamed(first), dayNamed(last)];
  const length = ((to - from + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length }, (_, index) => weekdays[(from + index) % weekdays.length]).join(" ");
};
const spelledOut = (text: string): string =>
  text
    .replace(/\bweekends?\b/g, "saturday sunday")
    .replace(dayRange, (_, first: string, last: string) => allDays(first, last))
    .replace(
      /\b(?:week days?|weekdays?|working days|workdays)\b/g,
      "monday tuesday wednesday thursday friday",
    )
    .replace(/\bsun(?= (?:is|was|out|shine))|\bsat (?=on|in|down|at)|\bsun ?(?=rise|set)/g, "");
/** Weekdays that a text names, in the order of a week. */
export const daysIn = (text: string): readonly Weekday[] => {
  const spelled = spelledOut(text);
  return dayPatterns.flatMap(([day, words]) => (words.test(spelled) ? [day] : []));
};

/** "Mon, Wed" and "and Friday too": nothing but days, part of the list before or after it. */
const isDayList = (clause: string): boolean =>
  daysIn(clause).length > 0 &&
  /^(?: |and|or|on|the|every|please|pls|only|too|also|both|from|now|here|this|next|week|(?:morning|afternoon|evening|night)s?|(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|days|nesday|nesdays|sday|sdays|rsday|rsdays|urday|urdays)?)*$/.test(
    spelledOut(clause),
  );
/** Parts of a sentence that say one thing each of days; a list of days is one part. */
export const clausesOfDays = (sentence: string): readonly string[] => {
  const clauses: string[] = [];
  let waiting = "";
  for (const clause of sentence.split(/[,:()&+]| and | then | so | while |(?<= )\d\)/)) {
    const at = /\b(?:too|also|as well)\b/.test(clause)
      ? clauses.findLastIndex((one) => daysIn(one).length > 0)
      : clauses.length - 1;
    const last = clauses[at];
    if (isDayList(clause) && last !== undefined && daysIn(last).length > 0) clauses[at] = `${last} ${clause}`;
    else if (isDayList(clause) && clause.split(" ").length < 4) waiting = `${waiting} ${clause}`;
    else {
      clauses.push(`${waiting} ${clause}`.trim());
      waiting = "";
    }
  }
  return waiting === "" ? clauses : [...clauses, waiting.trim()];
};

const notASession =
  /\b(?:rest|plank|walk|ran|warm ?up|miles?|km|run in|hold|drive|away|late|between sets|sleep|slept|ago|early|bike ride|for breakfast|old|timer)\b/;
const aboutSessions =
  /\b(?:(?:can|could|should|let|make|may) (?:it|them|sessions?|that)|anything over|only|max\w*|most|short\w*|than|have|'ve got|got|keep|cut|shorten|reduce|trim|under|within|per|sessions?|workouts?|each|day|time|limit\w*|free|enough|(?:would|will|'ll) (?:do|suit|work|be)|and done|squeeze|fit|need|want|please|pls|go|up to|cap|tops|quick\w*|lunch|break|before work|after work|left|longer|fine|manage|all i|not more|no more|at a time|make|use|ok|okay|good|works|doable|realistic|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tue|weekdays?)\b/;
const lengths: readonly (readonly [RegExp, number])[] = [
  [/\bninety min/, 90],
  [/\bthree quarters of an hour\b/, 45],
  [/\bquarter of an hour\b/, 15],
  [/\bhour and a half\b|\b1[.,]5 ?h(?:ou)?rs?\b/, 90],
  [/\bhalf an hour\b|\bhalf hour\b|\b0?[.,]5 ?h\b/, 30],
  [/\btwo hours\b|\b2 ?h(?:(?:ou)?rs?)?\b/, 120],
  [/\b(?:an|one|1|full|whole) ?h(?:(?:ou)?r)?\b/, 60],
];
const inMinutes = new RegExp(`\\b(${numberWords}|\\d{1,3}) ?(?:min(?:ute)?s?|m)\\b|\\b(\\d{2})'`);
const bareAmount =
  /^(?:\W|\d|about|around|ca|max\w*|min(?:ute)?s?|each|per|session|workout|h|hours?|an|days?|training|times|x|a|week|tops|please|pls|only|just|keep it to|could you|up to|half|one|two|three|four|five|six|seven)*$/;

/** "Cap it at 40". */
const capped =
  /\b(?:cap|limit|keep|cut|max|under|(?:longer|more) than|past)\w* (?:it |them |sessions |workouts )?(?:at |to |under )?(\d{2})\b(?! ?(?:kg|lbs?|reps|kilos?|%|percent|sets|years|days|times|g|km|steps))/;

const minutesIn = (clause: string, sentence: string): number | null => {
  if (/\btoo (?:long|short|much)\b/.test(clause)) return null;
  if (past.test(clause) && !/\b(?:only have|want|please|next|max|keep|now|got)\b/.test(clause)) return null;
  if (notASession.test(clause) || !(aboutSessions.test(sentence) || bareAmount.test(clause))) return null;
  const named = lengths.find(([words]) => words.test(clause))?.[1];
  if (named !== undefined) return named;
  const [, minutes, primes = capped.exec(clause)?.[1]] = inMinutes.exec(clause) ?? [];
  const many = numberFrom(minutes ?? primes ?? "");
  return many >= 5 && many <= 240 ? many : null;
};

const counted = new RegExp(
  `\\b(${numberWords}|[1-7]) ?(?:training |work ?out |gym |strength )?(?:days?|sessions?|workouts?|times|trainings|x|(?=(?:a|per|each) week))\\b(?! (?:ago|in a row|straight|off|of rest|later|old))|\\b(once|twice|thrice) (?:a|per|each|every) week\\b`,
);
const repeats = { once: 1, twice: 2, thrice: 3 } as const;

/** Between a thing and how often it comes. */
const linking =
  /^(?: |,|each|both|more|often|like|at|least|about|around|maybe|ideally|just|only|it|to|be|trained|worked|done|hit|in|on|up)*$/;
/** Ways to cut a week; each comes more than once. */
const splits = /\b(?:a split|ppl|upper,? (?:and )?lower|push,? (?:and )?pull|(?:upper|lower) body)\b/g;
/** "Glutes 3 times a week", "I run four times a week": how often one thing comes is no number of training days. */
const isOfOneThing = (before: string): boolean => {
  const text = withExercises(before);
  const ends = [
    ...exercisesIn(text).map(({ term, index }) => index + term.length),
    ...[...muscleWords.map(([, words]) => words), otherSports, splits].flatMap((words) =>
      matchesIn(text, words).map(({ index, 0: word }) => index + word.length),
    ),
  ];
  return ends.some((end) => linking.test(text.slice(end)));
};
const countIn = (sentence: string): number | null => {
  const [found, many, often] = counted.exec(sentence) ?? [];
  if (
    found === undefined ||
    past.test(sentence.split(",").find((part) => part.includes(found)) ?? sentence) ||
    /\brest\b|^ ?(?:is|are|how|does|do|why)\b/.test(sentence) ||
    isOfOneThing(sentence.slice(0, sentence.indexOf(found)))
  )
    return null;
  const isAsked =
    requestPhrases.test(sentence) ||
    /\b(?:a|per|each|every|this|next) week\b/.test(sentence) ||
    clausesOfDays(sentence).some((clause) => bareAmount.test(clause) && counted.test(clause));
  const count =
    often === "once" || often === "twice" || often === "thrice" ? repeats[often] : numberFrom(many ?? "");
  return isAsked && count >= 1 && count <= 7 && !(count === 1 && often === undefined) ? count : null;
};

const off =
  /\b(?:can'?t|cannot|can not|won'?t|don'?t (?:work|suit|fit)|doesn'?t (?:work|suit|fit)|(?:is|are|'s) (?:out|gone|no good|taken|full|packed|booked)|count me out|not (?:free|able|possible|available)|no (?:time|training|gym|workouts?|sessions?)|off|rest|busy|away|except|skip|without|never|unavailable|working(?! out)|on call|anything but|impossible|nothing|not|no|drop|cancel|remove|(?:i|we) work(?! ?out)|(?:is|are) (?:family|church|choir|football|soccer|kids?|date|office|work|travel|laundry|school|class|movie|poker|game|games|yoga|swim|dance|dancing|band|quiz) ?(?:day|night|evening|practice|class)?|(?:keep|leave|have|need|want) (?:\w+ ){0,3}(?:free|clear|open)|(?:is|are) for (?!training|workouts?|lifting|the gym)\w+|(?:do|would|could)n'?t \w+ (?:me )?(?:anything|nothing|stuff)|(?<!my )free(?! (?:days?|on|now))|night off|alone|(?<=day) out|(?<=days) out)\b/;
const onlyOn =
  /\bonly (?:free|have|can|train|\w+day)|\b(?:just|only) (?:mon|tue|wed|thu|fri|sat|sun)|free (?:on|only)|\binstead\b|(?:mon|tue|wed|thu|fri|sat|sun)\w* only\b/;
const on =
  /\b(?:can it be|could it be|make it|(?<=days?) in$|only (?:train|work ?out|free|have|can)|train|(?<=\b(?:i|to|can|we|could|only) )work ?out|move|shift|swap|switch|prefer|want|like|rather|do|have time|working out|can (?:only )?(?:do|train|make)|free on|available|(?:sessions|workouts) (?:on|for)|days? (?:are|would be)|(?:is|are) (?:\w+ )?(?:my|the) (?:\w+ )?days?|free days?|instead|works?|suits?|better|best|ideal|perfect|only|just|fine|ok)\b/;
/** Words of wanting and of liking, which may be about anything. */
const vague = /\b(?:want|like|rather|do|better|best|just|fine|ok)\b/g;
/** Said of training, or of nothing but days. */
const ofTraining =
  /\b(?:train\w*|work ?outs?|working out|sessions?|gym|lift(?:ing)?|exercis\w+|run(?:ning)?|(?:my|the|other|different) days?)\b/;
const smallWords =
  /\b(?:i'd|i'll|i'm|i|is|are|would|could|can|we|please|pls|it|them|these|those|be|to|on|the|a|and|or|also|too|maybe|only|for|me|my|at|so|thanks|thank|you|mornings?|evenings?|nights?|afternoons?|lunch|every|each)\b/g;
const isOfDaysAlone = (clause: string): boolean =>
  !/[a-z]/.test(
    dayPatterns
      .reduce((left, [, words]) => left.replaceAll(new RegExp(words, "g"), " "), spelledOut(clause))
      .replace(vague, " ")
      .replace(smallWords, " "),
  );
/** "I want to look good on Saturday" is no day to train on. */
const asksForDays = (sentence: string, clause: string): boolean =>
  on.test(sentence) &&
  (on.test(sentence.replace(vague, "")) || ofTraining.test(clause) || isOfDaysAlone(clause));

/** "Thursday is football night, so nothing then". */
const nothingThen =
  /\b(?:count me out|nothing|no (?:training|workouts?|sessions?|gym)|can'?t (?:train|make|do)|skip (?:it|that)|rest|no time|(?:leave|keep) (?:it|that|them|those) (?:free|off|out|alone|empty|clear))\b/;

const often = new RegExp(
  `^(?: \\w+){0,2}? (?:(${numberWords}|[2-7]) ?(?:times?|days?|sessions?|x)? (?:a|per|each|every) week|(twice|thrice) (?:a|per|each|every) week|(every (?:single )?day|daily)\\b)`,
);
/** On how many days of a week a thing is wanted; null when nothing is said of it. @param after what follows its name */
export const daysWanted = (after: string): number | null => {
  const [found, many = "", times, daily] = often.exec(after) ?? [];
  if (found === undefined) return null;
  const count =
    daily !== undefined ? 7 : times === "twice" || times === "thrice" ? repeats[times] : numberFrom(many);
  return count >= 2 && count <= 7 ? count : null;
};

/** @param sentence in one spelling; minutes of some days, days to train on, days without, a number of days */
export const timeWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  const holds = daysHeld(sentence, date);
  const weekWish = (type: Wish["type"], part: Partial<Wish>) => wish(date, type, holds, part);
  const [, from = "", to = ""] =
    /\b(?:swap|switch|move|shift|change|trade) (.*?) (?:for|to|with|into) (.*)/.exec(sentence) ?? [];
  if (daysIn(from).length > 0 && daysIn(to).length > 0)
    return [
      weekWish("days", { weekdays: [...daysIn(to)] }),
      weekWish("days_off", { weekdays: [...daysIn(from)] }),
    ];
  const clauses = sentence.includes("hour and a half") ? [sentence] : clausesOfDays(sentence);
  const found = clauses.flatMap((clause, index): readonly Wish[] => {
    const minutes = minutesIn(clause, sentence);
    if (minutes !== null) {
      const before = clauses[index - 1] ?? "";
      const named =
        daysIn(clause).length === 0 &&
        minutesIn(before, sentence) === null &&
        /\b(?:quick|short|brief|need|have) /.test(`${before} `)
          ? before
          : clause;
      return [weekWish("minutes", { minutes, weekdays: [...daysIn(named)] })];
    }
    const [wanted = "", given] = clause.split(
      /\b(?:instead of|rather than|not on|and not|but not)\b|(?<=day )not\b/,
    );
    if (daysIn(clause).length === 0 || past.test(clause)) return [];
    const days = [...daysIn(wanted)];
    const offDays = [...daysIn(given ?? "")];
    const next = clauses[index + 1] ?? "";
    const isOff =
      (off.test(wanted) && !onlyOn.test(clause)) || (daysIn(next).length === 0 && nothingThen.test(next));
    if (days.length > 0 && isOff) return [weekWish("days_off", { weekdays: days })];
    if (days.length === 0) return [weekWish("days_off", { weekdays: offDays })];
    return asksForDays(sentence, clause) || given !== undefined
      ? [
          weekWish("days", { weekdays: days }),
          ...(offDays.length === 0 ? [] : [weekWish("days_off", { weekdays: offDays })]),
        ]
      : [];
  });
  if (found.some(({ type }) => type === "days" || type === "days_off")) return found;
  const count = countIn(sentence);
  return count === null ? found : [...found, weekWish("days", { count })];
};

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const ahead = new RegExp(`\\bin (?:about )?(${numberWords}|\\d{1,2}) (week|month|day)s?\\b`);
const inMonth = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${months.join("|")})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b(?: (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b)?`,
);
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** The next day of that name, today among them. */
const nextDay = (name: string | undefined, date: CivilDate): CivilDate | null => {
  const [day] = daysIn(name ?? "");
  return day === undefined
    ? null
    : addDays(date, (weekdays.indexOf(day) - weekdays.indexOf(weekdayOf(date)) + 7) % 7);
};

/** "Race on Sunday": the next one, where a day is named and nothing else. */
export const contestDate = (name: string, sentence: string, date: CivilDate): CivilDate | null =>
  /\b(?:race|match|meet|comp|competition|tournament|wedding|regatta|grading)\b/.test(name)
    ? nextDay(/\bon (\w+day)\b(?! in\b)/.exec(sentence)?.[1], date)
    : null;

/** The first of a named month, or so many weeks from now; null when no date is named. */
export const eventDate = (sentence: string, date: CivilDate): CivilDate | null => {
  const [found, many = "", unit = ""] = ahead.exec(sentence) ?? [];
  if (found !== undefined) return addDays(date, numberFrom(many) * (unitDays[unit] ?? 1));
  if (/\bnext month\b/.test(sentence)) return addDays(date, 30);
  const soon = nextDay(/\b(?:this|coming) (\w+day)\b/.exec(sentence)?.[1], date);
  if (soon !== null) return soon;
  const named = inMonth.exec(
    sentence.replace(/\bmay (?:be|i|we|not|have)\b|\bmarch(?:ing)? in place\b/g, ""),
  );
  if (named === null) return null;
  const month = String(months.indexOf(named[2] ?? "") + 1).padStart(2, "0");
  const day = String(Math.min(28, Number(named[1] ?? named[3] ?? "1")) || 1).padStart(2, "0");
  const year = Number(date.slice(0, 4));
  const thisYear = `${year}-${month}-${day}`;
  return thisYear >= date ? thisYear : `${year + 1}-${month}-${day}`;
};
