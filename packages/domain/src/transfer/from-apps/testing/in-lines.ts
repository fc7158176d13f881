/** What a file says as lines that a person can compare with it. */
import { type ImportedData, needsUnit } from "../imported-data.ts";

const filled = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" ");
const inBrackets = (notes: string): string => (notes === "" ? "" : `(${notes.replaceAll("\n", " / ")})`);

/** The content as one text, a line for each workout, set, reading and meal. */
export const inLines = (brought: ImportedData): string =>
  [
    `${brought.app}${needsUnit(brought) ? ", asks for the unit" : ""}`,
    ...brought.workouts.flatMap(({ date, time, name, duration, notes, exercises }) => [
      filled(date, time, `${name}${duration === null ? "" : `, ${duration} s`}`, inBrackets(notes)),
      ...exercises.flatMap((exercise) => [
        `  ${filled(exercise.name, inBrackets(exercise.notes))}`,
        ...exercise.sets.map(
          ({ role, reps, weight, time: seconds, distance, rir }) =>
            `    ${filled(
              role,
              reps === null ? null : `${reps} reps`,
              weight === null ? null : `${weight.value} ${weight.unit ?? "?"}`,
              seconds === null ? null : `${seconds} s`,
              distance === null ? null : `${distance.value} ${distance.unit ?? "?"}`,
              rir === null ? null : `rir ${rir}`,
            )}`,
        ),
      ]),
    ]),
    ...brought.readings.map(({ date, time, metric, value, unit }) =>
      filled(date, time, metric, String(value), unit ?? "?"),
    ),
    ...brought.meals.map(({ date, time, slot, name, energy, protein, carbohydrate, fat, fiber }) =>
      filled(
        date,
        time,
        slot,
        name,
        `${energy} kcal`,
        `P ${protein} C ${carbohydrate} F ${fat} fibre ${fiber}`,
      ),
    ),
    ...brought.leftOut.map(({ why, count }) => `left out ${count}: ${why}`),
    "",
  ].join("\n");
