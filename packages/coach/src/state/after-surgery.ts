/**
 * Steps after an operation, by weeks since: nothing loads that part until a surgeon or physiotherapist clears it; then it starts at
 * about half and builds; then the sore place alone counts. Twelve weeks are when repaired tendon and bone bear progressive load
 * (usual protocols after joint replacement, tendon and hernia repair); lifting waits six weeks after surgery on the belly.
 */
import type { BodyArea, HealthCondition } from "@muster/domain/planning/limit-options.text";
import type { Limit } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import type { LimitOf } from "../catalogue/limits.ts";
import { anywhereOut, type Out, operatedAnywhere } from "../catalogue/moves/limits.data.ts";

/** `fresh`: the part carries nothing; `rebuilding`: it starts light; `over`: what is left is a sore place. */
export type SurgeryStep = "fresh" | "rebuilding" | "over";

const stepsInDays: readonly (readonly [SurgeryStep, number])[] = [
  ["fresh", 0],
  ["rebuilding", 7 * 12],
  ["over", 7 * 26],
];
/** Days without lifting after an operation on the belly. */
const noLiftingDays = 7 * 6;

const operations: ReadonlySet<HealthCondition | null> = new Set(["surgery", "abdominal_surgery"] as const);

/** What an operation asks of a week. */
export type AfterSurgery = {
  /** null without an operation in the record. */
  readonly step: SurgeryStep | null;
  /** All that is in force, with the operated part as one that is bad while it is fresh. */
  readonly limits: readonly Limit[];
  /** The same as far as tables go: parts that the record implies too, and no operation that is over. */
  readonly ofTables: readonly LimitOf[];
  /** What an operation rules out of which nobody said where it was. */
  readonly others: readonly Out[];
  readonly mayLift: boolean;
};

const daysSince = ({ since, date }: Limit, day: CivilDate): number => daysBetween(since ?? date, day);
const stepOf = (limit: Limit, day: CivilDate): SurgeryStep =>
  // A profile has no day on which its note was written: the middle of the road.
  limit.since === null && limit.source === "profile"
    ? "rebuilding"
    : (stepsInDays.findLast(([, first]) => daysSince(limit, day) >= first)?.[0] ?? "fresh");

/**
 * @param limits in force; a record names a part and an operation in two entries, so every sore part may be the operated one
 * @param formAreas sore places of the profile, meant where no other part was named
 * @param day the first one of the planned week
 */
export const afterSurgery = (
  limits: readonly Limit[],
  formAreas: Profile["limits"]["injuryAreas"],
  day: CivilDate,
): AfterSurgery => {
  const done = limits.filter(({ condition }) => operations.has(condition));
  const steps = done.map((limit) => stepOf(limit, day));
  const step = (["fresh", "rebuilding", "over"] as const).find((one) => steps.includes(one)) ?? null;
  const belly = done.find(({ condition }) => condition === "abdominal_surgery");
  const isNamed = belly !== undefined || limits.some(({ area }) => area !== null);
  const implied: readonly BodyArea[] =
    step === null ? [] : belly !== undefined ? ["abdomen"] : isNamed ? [] : formAreas;
  const severity = step === "fresh" ? "severe" : "moderate";
  const now = limits.map((limit) =>
    step === "fresh" && limit.area !== null ? { ...limit, severity: "severe" as const } : limit,
  );
  const isPlaced = isNamed || implied.length > 0;
  return {
    step,
    limits: now,
    ofTables: [
      // A part that is known has its own table years later; of an unknown one the general table stays.
      ...now.filter(({ condition }) => !(step === "over" && isPlaced && condition === "surgery")),
      ...implied.map((area) => ({ area, condition: null, exerciseIds: [], severity }) as const),
    ],
    others: step === null || isPlaced ? [] : [step === "fresh" ? anywhereOut : operatedAnywhere],
    mayLift: belly === undefined || daysSince(belly, day) >= noLiftingDays,
  };
};
