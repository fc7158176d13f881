/** What a wish for more, less or no cardio makes of the week's minutes (specs/design.md 1.3). */
import type { CardioAmount } from "@muster/domain/planning/limit-options.text";
import type { PrimaryGoal } from "@muster/domain/profiles/options.text";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";

/** How much cardio the person wishes; null: nothing was said of it. */
export const cardioWished = ({ gates }: Pick<Person, "gates">): CardioAmount | null =>
  gates.wishes.find(({ type }) => type === "cardio")?.amount ?? null;

/** Goals that cardio itself serves: rest days hold what the sessions have no room for (WHO 2020; ACSM: 150 min and more to lose weight). */
const servedByCardio: ReadonlySet<PrimaryGoal> = new Set([
  "weight_loss",
  "general_fitness",
  "toned",
] as const);
/** Whether walks on other days take what sessions have no room for: for such a goal, or because more is wished. */
export const walksForCardio = (input: DesignInput, person: Person): boolean =>
  servedByCardio.has(input.profile.primaryGoal) || cardioWished(person) === "more";
