/** Points of one plan, 0-100, from the validator's findings (coach.md 4.3). An error of health, kit or floor is 0 points. */
import type { Violation } from "@muster/coach/validate/violation";

type Part = { readonly points: number; readonly groups: readonly string[] };

const parts: readonly Part[] = [
  { points: 25, groups: ["F", "R"] },
  { points: 25, groups: ["I"] },
  { points: 15, groups: ["V"] },
  { points: 15, groups: ["Q", "C", "S"] },
  { points: 10, groups: ["N"] },
  { points: 5, groups: ["X"] },
  { points: 5, groups: ["T"] },
];

const groupOf = ({ id }: Violation): string => id.replace("coach.", "").charAt(0);

const isFatal = ({ id, severity }: Violation): boolean =>
  severity === "error" && (id.startsWith("coach.F") || id === "coach.Q1" || id === "coach.N4");

/** 0-100: an error takes a part's points whole, a warning a quarter of them; an unsafe week has none. */
export const rubricPoints = (violations: readonly Violation[]): number => {
  if (violations.some(isFatal)) return 0;
  return parts.reduce((sum, { points, groups }) => {
    const lost = violations
      .filter((violation) => groups.includes(groupOf(violation)))
      .reduce((weight, { severity }) => weight + (severity === "error" ? 1 : 0.25), 0);
    return sum + points * Math.max(0, 1 - lost);
  }, 0);
};
