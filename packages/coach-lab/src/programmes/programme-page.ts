/** A programme as a person reads it: four weeks on one page, in Markdown. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import type {
  Cardio,
  DayWorkout,
  MobilityItem,
  Plan,
  PlanChange,
  PlannedExercise,
} from "@muster/domain/planning/plan";
import {
  equipmentItems,
  fitnessLevels,
  gymAccesses,
  primaryGoals,
  sessionLengths,
  targetAreas,
} from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { loadWords } from "@muster/domain/training/weights/gear";
import type { SimulatedWeek } from "../simulate/life.ts";
import type { FourWeeks } from "./four-weeks.ts";

const cell = (text: string): string => text.replaceAll("|", "/").replaceAll(/\n+/g, " ").trim();

const weightOf = (planned: PlannedExercise): string =>
  planned.loadLb !== null
    ? `${planned.loadLb} lb ${loadWords(planned)}`.trim()
    : planned.takesWeight
      ? "find your weight"
      : "";

/** Repetitions left over; half of one is a choice between two. */
const leftOf = (left: number): string =>
  Number.isInteger(left) ? `${left}` : `${Math.floor(left)}-${Math.ceil(left)}`;

const lineOf = (planned: PlannedExercise, index: number): string =>
  `| ${[
    `${index + 1}${planned.pair === null ? "" : planned.pair}`,
    planned.name,
    `${planned.sets} × ${planned.reps}`,
    weightOf(planned),
    planned.rest,
    planned.targetDifficulty === null ? "" : leftOf(10 - planned.targetDifficulty),
    planned.notes,
    planned.progressionTips,
  ]
    .map(cell)
    .join(" | ")} |`;

const namesOf = (items: readonly MobilityItem[]): string =>
  items.map(({ name, duration }) => `${name} ${duration}`.trim()).join(", ");

const cardioOf = ({ type, duration, notes }: Cardio): readonly string[] =>
  type === "none" ? [] : ["", `Then: ${type}, ${duration}. ${notes}`.trim()];

const dayOf = (weekday: string, day: DayWorkout): readonly string[] => {
  const title = `### ${weekday[0]?.toUpperCase()}${weekday.slice(1)}: ${day.name}`;
  if (day.kind !== "training")
    return [
      "",
      `${title}`,
      "",
      [namesOf(day.activeRecovery), ...day.recoveryTips].filter((text) => text !== "").join(" · ") ||
        day.focus,
    ];
  return [
    "",
    `${title} (${day.location}, ${day.duration})`,
    "",
    cell(day.coachingInsight),
    "",
    `Warm up: ${namesOf(day.warmUp)}`,
    "",
    "| | Exercise | Sets × range | Today | Rest | Left | Today's note | What comes next |",
    "|---|---|---|---|---|---|---|---|",
    ...day.exercises.map(lineOf),
    ...cardioOf(day.cardio),
    "",
    `Cool down: ${namesOf(day.coolDown)}`,
  ];
};

const textsOf = (plan: Omit<Plan, "reviewId" | "createdAt">): readonly string[] => {
  const feedback = plan.weeklyFeedback;
  return [
    ["Summary", plan.programSummary],
    ["This week", plan.programSummary.includes(plan.weekSummary) ? "" : plan.weekSummary],
    ["Overview", plan.weeklyStrategyOverview],
    ["Progress", plan.progressionPlan],
    ["Feedback", feedback?.progressAssessment ?? ""],
    ["Strengths", feedback?.strengths.join(" · ") ?? ""],
    ["To improve", feedback?.areasToImprove.join(" · ") ?? ""],
    ["Last words", feedback?.motivationalMessage ?? ""],
    ["Food", plan.nutritionGuidance],
  ].flatMap(([name, text]) => (text === "" || text === undefined ? [] : [`**${name}.** ${cell(text)}`, ""]));
};

const changed = ({ subject, before, after, beforeLb, afterLb }: PlanChange): string =>
  beforeLb !== undefined && afterLb !== undefined
    ? `${subject} ${beforeLb} → ${afterLb} lb`
    : before !== "" && after !== ""
      ? `${subject} ${before} → ${after}`
      : before !== ""
        ? `${subject} for ${before}`
        : subject;

/** As the screen has it: the reason once for all that share it. */
const changesOf = (changes: readonly PlanChange[]): readonly string[] =>
  [...Map.groupBy(changes, ({ kind, reason }) => `${kind} ${reason}`).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [`- ${first.reason} (${first.kind}): ${group.map(changed).join(", ")}`];
  });

const weekOf = ({ week, plan }: SimulatedWeek): readonly string[] => [
  "",
  `## Week ${week}, from ${plan.plan.validFrom}: ${plan.plan.programName} (${plan.plan.phase}, week ${plan.plan.mesocycleWeek} of the block)`,
  "",
  ...textsOf(plan.plan),
  ...changesOf(plan.plan.changes),
  ...weekdays.flatMap((weekday) => dayOf(weekday, plan.days[weekday])),
];

const whoIs = (profile: Profile): string =>
  [
    `${profile.age} years, ${profile.gender}, ${profile.weight} lb`,
    fitnessLevels[profile.fitnessLevel],
    primaryGoals[profile.primaryGoal],
    profile.targetAreas.length === 0
      ? ""
      : `targets ${profile.targetAreas.map((area) => targetAreas[area]).join(", ")}`,
    `${profile.daysPerWeek} days of ${sessionLengths[profile.timePerSession]}`,
    gymAccesses[profile.gymAccess],
    profile.equipment.map((item) => equipmentItems[item]).join(", "),
    profile.limits.injuryAreas.length === 0 ? "" : `sore: ${profile.limits.injuryAreas.join(", ")}`,
  ]
    .filter((text) => text !== "")
    .join(" · ");

/** What each exercise of the programme asks to learn, once. */
const movesOf = (weeks: readonly SimulatedWeek[]): string => {
  const ids = new Set(
    weeks.flatMap(({ plan }) =>
      Object.values(plan.days).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
    ),
  );
  return [...ids].map((id) => exerciseById(id)?.name ?? id).join(", ");
};

/** The whole page; written by `npm run evaluate -- --programmes`, never by hand. */
export const programmePage = ({ page, weeks }: FourWeeks): string => {
  const profile = weeks[0]?.input.profile;
  const wishes = page.extra.wishes?.map(
    ({ type, weekdays: days, minutes }) =>
      `${type.replace("_", " ")}${minutes === null ? "" : ` ${minutes}`}${days.length === 0 ? "" : ` on ${days.join(", ")}`}`,
  );
  const lines = [
    `# ${page.title}`,
    "",
    "Written by `npm run evaluate -- --programmes` from a simulated life; not by hand.",
    "",
    profile === undefined ? "" : whoIs(profile),
    ...(wishes === undefined ? [] : ["", `Wishes: ${wishes.join("; ")}`]),
    "",
    `Moves of the four weeks: ${movesOf(weeks)}`,
    ...weeks.flatMap(weekOf),
  ];
  return `${lines.join("\n").replace(/\n{3,}/g, "\n\n")}\n`;
};
