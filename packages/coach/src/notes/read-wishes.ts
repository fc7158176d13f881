/** What a note wishes for the weeks to come: days, minutes, place, exercises, muscles, an event, no jumps, quiet. */
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import type { TargetArea } from "@muster/domain/profiles/options";
import { addDays, type CivilDate, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { exercisesIn, withExercises } from "./exercise-words.ts";
import { sentencesOf } from "./sentence.ts";

/** Days that a wish about one week holds; wishes about taste hold until they are taken out. */
const weekOfWish = 10;

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty five": 45,
  fifty: 50,
  sixty: 60,
};
const numberWords = Object.keys(numbers)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const asNumber = (word: string): number => numbers[word] ?? Number(word);

const asks =
  /\b(?:please|want(?: to)?|i'd (?:like|love|prefer|rather)|(?:would|'d) (?:like|love|prefer|rather)|can (?:we|i|you)|could (?:we|i|you)|wish|hope|let'?s|prefer|need|add|give me|include|put|bring back|keep|focus\w*|prioriti[sz]e|work on|emphasi\w+|next week|from now on|this week i|only have|only (?:got|want)|more|less|fewer|instead of|no more|skip|leave|drop|hate|dislike|sick of|tired of|bored|avoid|without|love to|miss)\b/;
/** What was, is no wish. */
const past =
  /\b(?:did|went|felt|was|were|had|got|ran|made|managed|finished|lifted|trained|skipped|missed|ended up|yesterday|(?!tired|bored|limited|need|indeed|closed|naked|injured|signed|booked|entered|retired|crowded)\w{3,}ed|last (?:week|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/;

const muscleWords: readonly (readonly [TargetArea, RegExp])[] = [
  ["arms", /\b(?:arms?|biceps?|triceps?|forearms?|guns)\b/],
  ["chest", /\b(?:chest|pecs?)\b/],
  ["shoulders", /\b(?:shoulders?|delts?)\b/],
  [
    "back",
    /\b(?:(?<!come |came |be |get |go |going |bring |put |cut |hold |step |pull |am |i'm )back(?! (?:to|in|from|into|off|on|at|after|again|with|up)\b)|lats?|upper back|traps?)\b/,
  ],
  ["core", /\b(?:core|abs?|stomach|belly|obliques?|six ?pack|waist)\b/],
  ["glutes", /\b(?:glutes?|bum|butt|booty|backside|hips)\b/],
  ["thighs", /\b(?:legs?|thighs?|quads?|hamstrings?|lower body)\b/],
  ["calves", /\b(?:calves|calf)\b/],
];
const wantsMore =
  /\b(?:more|extra|focus\w*|emphasi\w+|bigger|grow|build(?: up)?|bring up|prioriti[sz]e|work on|want to work|strengthen|add|double|stronger|tone|attention (?:to|for)|lagging|weak point|(?:want|like|love) (?:\w+ ){0,3})\b/;
const wantsLess =
  /\b(?:less|fewer|easier on|not so much|too much|ease off|enough|cut (?:back|down)|reduce|go easy on|lighter on|skip|no (?=\w+ (?:work|training|day|exercises)))/;
const dislikes =
  /\b(?:hate|can'?t stand|don'?t (?:like|enjoy|want)|do not (?:like|want)|dislike|no more|without|skip|drop|leave (?:out|away)|leave (?:\w+ ){1,3}out|remove|take (?:\w+ ){0,3}out|get rid of|sick of|tired of|bored (?:of|with|by)|fed up|not a fan|instead of|rather not|avoid|stop giving|boring|not for me|replace|swap(?: out)?|anything but|except|lose the|cut the|ban|no)\b/g;
const likes =
  /\b(?:want|like to|love to|would love|enjoy|love|more|add|include|bring back|try|keep|miss|give me|prefer|please|need|how about|can we|can i|could we|put|get back to|learn|work on|looking forward to)\b/;

const daysIn = (text: string): readonly Weekday[] =>
  weekdays.filter((day) =>
    new RegExp(
      `\\b${day}s?\\b|\\b${day.slice(0, day === "thursday" ? 5 : day === "tuesday" ? 4 : 3)}s?\\b(?! up)`,
    ).test(
      text
        .replace(/\bweekends?\b/g, "saturday sunday")
        .replace(/\b(?:weekdays|working days)\b/g, "monday tuesday wednesday thursday friday")
        .replace(/\bsun(?= (?:is|was|out|shine))|\bsat (?=on|in|down|at)/g, ""),
    ),
  );

const wish = (date: CivilDate, type: Wish["type"], days: number | null, part: Partial<Wish> = {}): Wish => ({
  ...emptyWish,
  date,
  type,
  source: "note",
  until: days === null ? null : addDays(date, days - 1),
  ...part,
});

const dayWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  const holds = /\b(?:always|every week|from now on|permanently|each week)\b/.test(sentence)
    ? null
    : weekOfWish;
  const [wanted = "", given] = sentence.split(/\b(?:instead of|rather than|not on|and not|but not|, not)\b/);
  const minutes = minutesIn(sentence);
  const days = daysIn(wanted);
  if (minutes !== null) return [wish(date, "minutes", holds, { minutes, weekdays: [...days] })];
  const off =
    /\b(?:can'?t|cannot|can not|won'?t|not (?:free|able|possible|available)|no (?:time|training|gym|workouts?)|off|rest|busy|away|except|skip|free|without|never|unavailable|working|on call|anything but|impossible)\b/;
  const isTrained =
    /\b(?:only (?:train|work ?out|free|have|can)|train|work ?out|move|shift|swap|switch|prefer|want|like|rather|do|can (?:only )?(?:do|train|make)|free on|available|session|days? (?:are|would be)|instead|works?|suits?|better)\b/;
  if (days.length > 0 && !past.test(sentence)) {
    const isOff = off.test(wanted) && !/\bonly (?:free|have|can)|free (?:on|only)|instead\b/.test(sentence);
    if (isOff) return [wish(date, "days_off", holds, { weekdays: [...days] })];
    const negated = given === undefined ? [] : daysIn(given);
    if (isTrained.test(sentence) || given !== undefined)
      return [
        wish(date, "days", holds, { weekdays: [...days] }),
        ...(negated.length === 0 ? [] : [wish(date, "days_off", holds, { weekdays: [...negated] })]),
      ];
  }
  const count = new RegExp(
    `\\b(${numberWords}|[2-7]) (?:training |work ?out |gym )?(?:days|sessions|workouts|times|x)\\b(?! (?:ago|in a row|straight|off|of rest))`,
  ).exec(sentence);
  return count !== null && asks.test(sentence) && !past.test(sentence) && !/\brest\b/.test(sentence)
    ? [wish(date, "days", holds, { count: asNumber(count[1] ?? "") })]
    : [];
};

/** Minutes that a session may take; null when none are wished. */
const minutesIn = (sentence: string): number | null => {
  if (past.test(sentence) && !/\b(?:only have|want|please|next|max|keep)\b/.test(sentence)) return null;
  if (
    /\b(?:rest|plank|walk to|warm ?up|mile|km|run in|hold|drive|away|late|between sets|sleep)\b/.test(
      sentence,
    )
  )
    return null;
  const meant =
    /\b(?:only|max|most|short|than|have|keep|under|within|per|sessions?|workouts?|each|day|time|limit\w*|free|enough|squeeze|fit|need|want|please|go|up to|cap|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tue|weekdays?)\b/;
  if (!meant.test(sentence)) return null;
  if (/\bhalf an hour|half hour\b/.test(sentence)) return 30;
  if (/\b(?:three quarters of an hour)\b/.test(sentence)) return 45;
  if (/\b(?:an hour and a half|hour and a half)\b/.test(sentence)) return 90;
  const found = new RegExp(`\\b(${numberWords}|\\d{1,3}) ?(?:min(?:ute)?s?|mins|')(?:\\b|$)`).exec(sentence);
  if (found !== null) {
    const minutes = asNumber(found[1] ?? "");
    return minutes >= 5 && minutes <= 240 ? minutes : null;
  }
  return /\b(?:an|one|1) hour\b/.test(sentence) ? 60 : null;
};

const places: readonly (readonly [NonNullable<Wish["place"]>, RegExp])[] = [
  [
    "floor",
    /\b(?:no|without(?: any)?|don'?t have(?: any)?|zero|won'?t have(?: any)?) (?:equipment|kit|gear|weights|dumbbells)\b|\b(?:body ?weight|floor) only\b|\bonly (?:my )?body ?weight\b|\b(?:travel\w*|hotels?|business trip|on (?:holiday|vacation)|camping|away from home|on the road)\b/,
  ],
  [
    "home",
    /\b(?:train|work ?out|stay|do (?:it|them|everything|all)|only|all|sessions?|rather|prefer|want|everything|week) (?:\w+ ){0,4}(?:at|from) home\b|\bhome (?:workouts?|sessions?|only|training)\b|\b(?:gym (?:is |will be )?(?:closed|shut|closes)|no gym|can'?t (?:get|go|make it) to the gym|cancel\w* (?:my )?gym|without (?:a |the )?gym)\b/,
  ],
  [
    "gym",
    /\b(?:train|all|everything|want|prefer|rather|only|go|move|sessions?) (?:\w+ ){0,4}(?:at|in|to) (?:the|a|my) gym\b|\b(?:joined|got|have|signed up (?:for|at|to)|bought) (?:\w+ ){0,2}gym(?: membership)?\b|\bgym membership\b/,
  ],
];

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const event =
  /\b(?:wedding|race|marathon|half marathon|triathlon|5 ?k|10 ?k|5 ?km|10 ?km|competition|comp|meet|tournament|championships?|hike|trek|ski(?:ing)? (?:trip|holiday|week)|fitness test|army test|police test|fire(?:fighter)? test|obstacle (?:race|course)|spartan|hyrox|beach (?:holiday|trip)|match|season starts|photo ?shoot|reunion|cycling tour|swim meet|charity (?:run|walk|ride)|tough mudder|climb(?:ing)? trip|mountain|ironman)\b/;
/** The first of a named month, or so many weeks from now; null when no date is named. */
const eventDate = (sentence: string, date: CivilDate): CivilDate | null => {
  const ahead = new RegExp(`\\bin (?:about )?(${numberWords}|\\d{1,2}) (week|month|day)s?\\b`).exec(sentence);
  if (ahead !== null)
    return addDays(
      date,
      asNumber(ahead[1] ?? "") * (ahead[2] === "month" ? 30 : ahead[2] === "week" ? 7 : 1),
    );
  if (/\bnext month\b/.test(sentence)) return addDays(date, 30);
  const named = new RegExp(
    `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${months.join("|")})[a-z]*\\b(?: (\\d{1,2})(?:st|nd|rd|th)?\\b)?`,
  ).exec(sentence.replace(/\bmay (?:be|i|we|not|have)\b/g, ""));
  if (named === null) return null;
  const month = String(months.indexOf(named[2] ?? "") + 1).padStart(2, "0");
  const day = String(Math.min(28, Number(named[1] ?? named[3] ?? "1")) || 1).padStart(2, "0");
  const year = Number(date.slice(0, 4));
  const thisYear = `${year}-${month}-${day}`;
  return thisYear >= date ? thisYear : `${year + 1}-${month}-${day}`;
};

const noJumps =
  /\b(?:no|not|without|avoid|hate|skip|stop|don'?t|rather not|less|fewer|leave out|instead of|drop|never|can'?t|nothing with|hold the)\b[^.;]{0,25}\b(?:jump\w*|plyo\w*|hop(?:s|ping)?|bounc\w+|high impact|impact|leap\w*|skipping rope)\b|\b(?:jump\w*|plyo\w*) (?:\w+ ){0,3}(?:out|no|not|isn'?t|aren'?t)\b|\blow impact\b/;
const quiet =
  /\b(?:quiet(?!ly confident)\w*|silent\w*|noise|noisy|nois[ey]less|thump\w*|stomp\w*|(?:neighbou?rs?|downstairs|landlord|flatmates?|roommates?) [^.;]{0,30}(?:complain\w*|asleep|sleep\w*|below|hear|bang\w*|angry|mad|upset)|thin (?:walls|floors|ceiling)|(?:baby|kids?|toddler|twins) (?:\w+ ){0,2}(?:sleeps?|asleep|napping|naps?|in the next room)|without waking|wake (?:the )?(?:baby|kids?|neighbou?rs?|everyone|anybody)|flat below|upstairs flat|apartment (?:below|building))\b/;

const exerciseWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  const text = withExercises(sentence);
  return exercisesIn(text).flatMap(({ term, index, ids }): readonly Wish[] => {
    const before = text.slice(Math.max(0, index - 60), index);
    const after = text.slice(index + term.length, index + term.length + 40);
    const isOut =
      [...before.matchAll(dislikes)].some(
        ({ index: at, 0: word }) =>
          !/\b(?:but|then|want|more|prefer|please|give me)\b/.test(before.slice(at + word.length)) ||
          word === "don't want",
      ) ||
      (/^ (?:\w+ ){0,3}(?:out|off|away|are (?:\w+ )?(?:boring|awful|the worst|not for me)|suck|bore me|again)\b/.test(
        after,
      ) &&
        /\b(?:leave|take|skip|drop|boring|awful|worst|not for me|suck|bore|please no|not .* again|no)\b/.test(
          text,
        ));
    if (isOut)
      return past.test(before) && !/\b(?:please|hate|no more|leave|don'?t)\b/.test(text)
        ? []
        : [wish(date, "exercise_out", null, { exerciseIds: [...ids] })];
    return likes.test(before) &&
      !/\b(?:did|than|went|was|were|managed|hit|got|felt|still love|loved|felt like|can do)\b/.test(before)
      ? [wish(date, "exercise_in", null, { exerciseIds: [...ids] })]
      : [];
  });
};

const muscleWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  if (past.test(sentence) && !/\b(?:please|want|next|more|like)\b/.test(sentence)) return [];
  return muscleWords.flatMap(([muscle, words]): readonly Wish[] => {
    const found = words.exec(sentence);
    if (found === null) return [];
    const before = sentence.slice(Math.max(0, found.index - 40), found.index);
    const after = sentence.slice(found.index + found[0].length, found.index + found[0].length + 30);
    if (wantsLess.test(before) && !/\b(?:no longer|not enough)\b/.test(before))
      return [wish(date, "muscle_less", null, { muscle })];
    if (
      /\b(?:not enough)\b/.test(before) ||
      wantsMore.test(before) ||
      /^ (?:\w+ ){0,2}(?:need more|more|bigger|stronger|lags?|lagging|behind|weak point|priority|work please|please)\b/.test(
        after,
      )
    )
      return /\b(?:did|than|more weight|felt|feel|hurts?|sore)\b/.test(sentence)
        ? []
        : [wish(date, "muscle_more", null, { muscle })];
    return [];
  });
};

const wishesOf = (sentence: string, date: CivilDate): readonly Wish[] => {
  const exercises = noJumps.test(sentence) ? [] : exerciseWishes(sentence, date);
  const place =
    past.test(sentence) && !/\b(?:next|joined|got|signed)\b/.test(sentence)
      ? undefined
      : places.find(([, words]) => words.test(sentence))?.[0];
  const named =
    past.test(sentence) &&
    !/\b(?:next|in \w+ (?:weeks?|months?)|coming|prepare|train(?:ing)? for|signed|entered|booked)\b/.test(
      sentence,
    )
      ? null
      : event.exec(sentence);
  const when = named === null ? null : eventDate(sentence, date);
  return [
    ...dayWishes(sentence, date),
    ...(place === undefined ? [] : [wish(date, "place", weekOfWish, { place })]),
    ...exercises,
    ...(exercises.length > 0 ? [] : muscleWishes(sentence, date)),
    ...(named !== null &&
    (when !== null ||
      /\b(?:train(?:ing)? for|prepar\w+ for|ready for|(?:lose|fit|want|get|be|look)\b.*\bbefore (?:the|my|our)|for (?:the|my|a|our)|coming up|signed up|entered)\b/.test(
        sentence,
      ))
      ? [wish(date, "event", null, { name: named[0], eventDate: when, until: when })]
      : []),
    ...(noJumps.test(sentence) ? [wish(date, "no_jumps", null)] : []),
    ...(quiet.test(sentence) ? [wish(date, "quiet", null)] : []),
  ];
};

/** A sentence that plainly asks for something. */
const asksPlainly =
  /\b(?:please(?! with)|i (?:really )?(?:want|wish)|i'd (?:like|love|prefer|rather)|i would (?:like|love|prefer|rather)|can (?:we|you)|could (?:we|you)|i hate|i only have|i'm (?:vegetarian|vegan)|vegetarian|vegan|lose \d+ ?(?:kg|kilos?|lbs?|pounds))\b/;

/**
 * @param text after `plain` @param hurts when the note tells of pain: "no more lunges" is told by the limit as well
 * @returns what was understood, each once, and whether something was asked for that fits nowhere
 */
export const wishesIn = (
  text: string,
  date: CivilDate,
  hurts: boolean,
): { readonly found: readonly Wish[]; readonly isUnplaced: boolean } => {
  const read = sentencesOf(text).map((sentence) => ({ sentence, wishes: wishesOf(sentence, date) }));
  const found = new Map(
    read
      .flatMap(({ wishes }) => wishes)
      .map((one) => [JSON.stringify([one.type, one.exerciseIds, one.muscle]), one]),
  );
  return {
    found: [...found.values()],
    isUnplaced:
      !hurts && read.some(({ sentence, wishes }) => wishes.length === 0 && asksPlainly.test(sentence)),
  };
};
