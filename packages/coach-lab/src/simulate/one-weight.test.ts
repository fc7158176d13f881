/** Settled point 50: whatever somebody owns, every screen of theirs shows one weight per exercise, and the kit can make it. */
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { isInKit } from "@muster/coach/design/progress/kit-loads";
import { checkWeek, errorsOf } from "@muster/coach/rules/check-week";
import type { DesignInput } from "@muster/coach/state/input";
import { type Person, personOf } from "@muster/coach/state/person";
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatWeight } from "@muster/domain/shared/format";
import { kilogramsToPounds } from "@muster/domain/shared/units";
import { cardWeight } from "@muster/domain/training/weights/card-weight";
import type { GearPlace, GearRecord } from "@muster/domain/training/weights/gear";
import { isMarked } from "@muster/domain/training/weights/kit-weight";
import { beforeAll, expect, test } from "vitest";
import { lastTimeIn } from "./body/train-week.ts";
import { ownSubjects, sharedWeeksOf } from "./testing/lives.ts";

const home = (part: Partial<GearRecord>): DesignInput["gear"] => ({
  home: { place: "home", bars: [], plates: [], dumbbells: [], kettlebells: [], stackStep: null, ...part },
});
const kits: Readonly<Record<string, Pick<DesignInput, "gear" | "units">>> = {
  "usual, lb": {},
  "usual, kg": { units: "metric" },
  "two dumbbells of 12 lb": { gear: home({ dumbbells: [12] }) },
  "dumbbells 8-32 by 8 kg, one kettlebell of 12": {
    units: "metric",
    gear: home({
      dumbbells: [8, 16, 24, 32].map(kilogramsToPounds),
      kettlebells: [kilogramsToPounds(12)],
    }),
  },
  "a rack, bar and plates at home": {
    gear: home({
      bars: [45],
      plates: [
        { weight: 45, pairs: 1 },
        { weight: 25, pairs: 1 },
        { weight: 10, pairs: 2 },
        { weight: 5, pairs: 1 },
      ],
      dumbbells: [20, 30, 40],
    }),
  },
  "machines and cables at home": {
    gear: home({
      dumbbells: [10, 20, 30],
      machines: ["Cable Station", "Leg Press", "Lying Leg Curl", "Leg Extension"],
      stackStep: 10,
    }),
  },
  "a gym of large steps": {
    gear: {
      gym: {
        place: "gym",
        bars: [45],
        plates: [
          { weight: 45, pairs: 4 },
          { weight: 25, pairs: 2 },
          { weight: 10, pairs: 2 },
        ],
        dumbbells: [10, 20, 30, 40, 50, 70],
        kettlebells: [26, 53],
        smithBar: 25,
        stackStep: 15,
      },
    },
  },
};

type Shown = {
  readonly who: string;
  readonly person: Person;
  readonly input: DesignInput;
  readonly week: DesignedWeek;
};
let weeks: readonly Shown[];
beforeAll(() => {
  const lived = ownSubjects().flatMap((subject) =>
    sharedWeeksOf(subject, 5).map((week) => ({ id: subject.id, ...week })),
  );
  weeks = Object.entries(kits).flatMap(([kit, has], at) =>
    lived
      .filter((_, index) => index % Object.keys(kits).length === at)
      .map(({ id, input, week }) => {
        const given = { ...input, ...has };
        return {
          who: `${id}, week ${week}, ${kit}`,
          person: personOf(given),
          input: given,
          week: deliverWeek(undefined, given),
        };
      }),
  );
});

type Placed = Shown & { readonly exercise: PlannedExercise; readonly place: GearPlace };
const exercises = (): readonly Placed[] =>
  weeks.flatMap((shown) =>
    Object.values(shown.week.days).flatMap((day) => [
      ...day.exercises.map((exercise) => ({ ...shown, exercise, place: placeOfDay(day) })),
      ...(day.homeAlternative?.exercises ?? []).map((exercise) => ({
        ...shown,
        exercise,
        place: "home" as const,
      })),
    ]),
  );

/** Records of dirty devices lie ahead of the day on which the week is made. */
const sessionsOf = ({ input }: Pick<Placed, "input">) =>
  input.sessions.filter(({ date }) => date <= input.today);

const liftedOf = (placed: Placed): readonly number[] =>
  sessionsOf(placed).flatMap((session) =>
    session.exercises
      .filter(({ exerciseId }) => exerciseId === placed.exercise.exerciseId)
      .flatMap(({ sets }) => sets.flatMap(({ weight }) => weight ?? [])),
  );

/** The card of an exercise on the first day of its week, from the same records. */
const cardOf = (placed: Placed) => {
  const { exercise, place, person, input, week } = placed;
  return cardWeight({
    exercise,
    plan: week.plan,
    lastTime: lastTimeIn(sessionsOf(placed), exercise.exerciseId),
    liftedLb: liftedOf(placed),
    today: week.plan.validFrom,
    gear: person.gear[place],
    units: input.units ?? "imperial",
  });
};

test("EXC-03 F16 no plan or card names a weight that the kit cannot make", () => {
  const wrong = exercises().flatMap((placed) => {
    const { who, exercise, place, person } = placed;
    return [exercise.loadLb, cardOf(placed)?.weightLb ?? null].flatMap((loadLb) =>
      loadLb === null ||
      isInKit(loadLb, exercise, place, person) ||
      (liftedOf(placed).includes(loadLb) && isMarked(loadLb, person.gear[place].usual))
        ? []
        : [`${who}: ${exercise.name} ${loadLb}`],
    );
  });
  expect(exercises().filter(({ exercise }) => exercise.loadLb !== null).length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test("EXC-03 plan, card, reasons and changes never name two weights", () => {
  const differ = exercises().flatMap((placed) => {
    const { who, exercise, week, input } = placed;
    const units = input.units ?? "imperial";
    const shown = (loadLb: number): string => formatWeight(loadLb, units);
    const { loadLb } = exercise;
    const found: string[] = [];
    const say = (words: string) => found.push(`${who}: ${exercise.name} ${words}`);
    // A number beside the card's would be a second one.
    if (/\d\s*(lb|kg|pounds)\b/.test(exercise.notes)) say(`note: ${exercise.notes}`);
    if (/\d\s*(lb|kg|pounds)\b/.test(exercise.progressionTips)) say(`tip: ${exercise.progressionTips}`);
    if (loadLb === null) return found;
    const card = cardOf(placed);
    if (card === undefined || shown(card.weightLb) !== shown(loadLb))
      say(`plan ${shown(loadLb)}, card ${card === undefined ? "nothing" : shown(card.weightLb)}`);
    const reason = exercise.facts.find(({ id }) => id === `load.${exercise.exerciseId}`)?.value;
    if (typeof reason === "number" && Math.abs(reason - loadLb) > 0.06)
      say(`reason ${reason}, plan ${loadLb}`);
    const changes = week.plan.changes.filter(
      ({ subject, afterLb }) => subject === exercise.name && afterLb !== undefined,
    );
    const planned = loadsOf(week, exercise.exerciseId);
    for (const { afterLb } of changes)
      if (!planned.some((one) => one === afterLb)) say(`told as ${afterLb}, planned ${planned.join(", ")}`);
    return found;
  });
  expect(differ).toEqual([]);
});

const loadsOf = ({ days }: DesignedWeek, exerciseId: string): readonly (number | null)[] =>
  Object.values(days).flatMap((day) =>
    day.exercises.filter((one) => one.exerciseId === exerciseId).map(({ loadLb }) => loadLb),
  );

/** What the day's line says of a weight that went up. */
const raised = /a step up|it is heavier|(?:Today|This time|Now) more weight|with more weight/;

test("COACH-06 a step up is said of a weight that is above the last one", () => {
  let said = 0;
  const untrue = weeks.flatMap(({ who, week, input }) =>
    Object.values(week.days).flatMap((day) => {
      if (!raised.test(day.coachingInsight)) return [];
      said += 1;
      const exercise = day.exercises.find(({ name }) => day.coachingInsight.includes(name));
      if (exercise === undefined) return [`${who}: ${day.coachingInsight}`];
      const lifted = input.sessions
        .flatMap(({ exercises: done }) => done.filter(({ exerciseId }) => exerciseId === exercise.exerciseId))
        .flatMap(({ sets }) => sets.flatMap(({ weight }) => weight ?? []));
      return (exercise.loadLb ?? 0) > Math.min(...lifted)
        ? []
        : [`${who}: ${exercise.name} ${exercise.loadLb}`];
    }),
  );
  expect(said).toBeGreaterThan(20);
  expect(untrue).toEqual([]);
});

test("COACH-02 F16 weeks for every kit pass every rule, and a barbell at home is used", () => {
  const broken = weeks.flatMap(({ who, week, input }) =>
    errorsOf(checkWeek(week, input)).map(({ id, path }) => `${who}: ${id} ${path}`),
  );
  expect(broken).toEqual([]);
  const atHome = exercises().filter(({ who, place }) => who.includes("rack") && place === "home");
  expect(atHome.some(({ exercise }) => exercise.name.startsWith("Barbell"))).toBe(true);
});

test("COACH-05 F16 who told of machines at home trains with them there", () => {
  const machines = ["Cable Station", "Seated Cable Row", "Lat Pulldown", "Leg Press", "Leg Extension"];
  const atHome = exercises().filter(
    ({ who, place, exercise }) =>
      who.endsWith("cables at home") && place === "home" && machines.includes(exercise.machine ?? ""),
  );
  expect(new Set(atHome.map(({ exercise }) => exercise.machine)).size).toBeGreaterThan(2);
});
