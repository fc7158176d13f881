/**
 * What is sent to a model, as people read it before they agree to it: a list of label and value, the same in the consent sheet
 * (`ConsentSheet.tsx`) and in the planner's preview. The prompt itself: `packages/coach/src/prompt/build-prompt.ts`.
 */
import type { DesignInput } from "@muster/coach/state/input";
import { latestInForce, limitKey, wishKey } from "@muster/domain/planning/limits";
import { currentAge } from "@muster/domain/profiles/age";
import { limitsInWords } from "@muster/domain/profiles/limits.text";
import { equipmentItems, fitnessLevels, genders, primaryGoals } from "@muster/domain/profiles/options.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatHeight, formatWeight } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { consentText } from "./consent.text.ts";

/** One line of the list. */
export type SentLine = { readonly label: string; readonly value: string };

/** The list for an input, in the units of the person. */
export const whatIsSent = (input: DesignInput, units: UnitSystem): readonly SentLine[] => {
  const { profile, checkIns, readings, sessions, intake } = input;
  const finished = sessions.filter((session) => !session.skipped);
  const sets = finished.reduce(
    (sum, session) => sum + session.exercises.reduce((count, exercise) => count + exercise.sets.length, 0),
    0,
  );
  const about = [
    consentText.years(currentAge(profile, input.today)),
    genders[profile.gender],
    formatHeight(profile.height, units),
    formatWeight(readings.findLast(({ metric }) => metric === "weight")?.value ?? profile.weight, units),
  ];
  return [
    { label: consentText.aboutYou, value: about.join(", ") },
    { label: consentText.goal, value: primaryGoals[profile.primaryGoal] },
    { label: consentText.level, value: fitnessLevels[profile.fitnessLevel] },
    { label: consentText.daysAWeek, value: String(profile.daysPerWeek) },
    {
      label: consentText.equipment,
      value:
        profile.equipment.length === 0
          ? consentText.none
          : profile.equipment.map((item) => equipmentItems[item]).join(", "),
    },
    ...reviewLines(input, units),
    { label: consentText.checkIns, value: formatCount(checkIns.length, "week") },
    { label: consentText.bodyReadings, value: formatCount(readings.length, "reading") },
    { label: consentText.workoutsLast84Days, value: `${finished.length} (${formatCount(sets, "set")})` },
    { label: consentText.foodDiary, value: formatCount(intake.length, "day") },
    { label: consentText.limitsInYourProfile, value: limitsInWords(profile.limits) },
    ...requestLines(input),
    {
      label: consentText.yourNotes,
      value: hasNotes(input) ? consentText.theLatestShortened : consentText.none,
    },
  ];
};

/** What was tapped or confirmed, and the weights that somebody owns; nothing where nothing was entered. */
const requestLines = ({ limits = [], wishes = [], gear, today }: DesignInput): readonly SentLine[] => {
  const count = latestInForce(limits, limitKey, today).length + latestInForce(wishes, wishKey, today).length;
  return [
    ...(count === 0
      ? []
      : [
          {
            label: consentText.whatToRespect,
            value: formatCount(count, "limit or wish", "limits and wishes"),
          },
        ]),
    ...(Object.values(gear ?? {}).every((place) => place === undefined)
      ? []
      : [{ label: consentText.weightsYouOwn, value: consentText.asYouSetThem }]),
  ];
};

/** The review's figures: what the person did last week, and where they started. */
const reviewLines = ({ lastWeek, intake }: DesignInput, units: UnitSystem): readonly SentLine[] =>
  lastWeek === undefined
    ? []
    : [
        {
          label: consentText.lastWeek,
          value: consentText.lastWeekCounts({
            workoutsCompleted: lastWeek.workoutsCompleted,
            workoutsScheduled: formatCount(lastWeek.workoutsScheduled, "workout"),
            intake: formatCount(daysOfFood(intake, lastWeek), "day"),
          }),
        },
        {
          label: consentText.yourStart,
          value: [
            formatWeight(lastWeek.startWeight, units),
            formatCount(lastWeek.startPullups, "pull-up"),
            formatCount(lastWeek.startPushups, "push-up"),
          ].join(", "),
        },
      ];

/** Days with anything eaten, complete or not: the food diary's line counts the same. */
const daysOfFood = (
  intake: DesignInput["intake"],
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): number => intake.filter(({ date }) => date >= from && date <= to).length;

const hasNotes = ({ profile, checkIns, sessions }: DesignInput): boolean =>
  profile.limits.note !== "" ||
  (checkIns.at(-1)?.notes ?? "") !== "" ||
  sessions.some((session) => session.exercises.some((exercise) => exercise.notes !== ""));
