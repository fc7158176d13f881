/** Who may be tested to a limit (coach.F4, F5, F8); everybody else stops with some left. */
import { mostCarefulEffort } from "../../state/outgrown.ts";
import type { Person } from "../../state/person.ts";

/** From this age on three heavy repetitions are not tested (coach.F8). */
const lastAgeOfHeavyTests = 49;

/** Who may not hold the breath, or bend a sore back, strains in no test. */
const strains = ["valsalva", "spinal_flexion"] as const;

/** As many or as long as possible: healthy adults under 65, also by what the profile's note says. */
export const mayTestMost = ({ gates }: Pick<Person, "gates">): boolean =>
  gates.ageGroup === "adult" &&
  gates.maxDifficulty > mostCarefulEffort &&
  !strains.some((tag) => gates.avoided.has(tag));

/** Three-repetition weights: healthy adults under 50 with training behind them. */
export const mayLiftHeavy = (person: Pick<Person, "gates" | "body" | "volumeLevel">): boolean =>
  mayTestMost(person) &&
  person.body.age <= lastAgeOfHeavyTests &&
  (person.volumeLevel === "intermediate" || person.volumeLevel === "advanced");
