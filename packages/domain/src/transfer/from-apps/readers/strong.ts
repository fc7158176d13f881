/** Strong's CSV: commas or semicolons, with or without units, from 2019 until today. Its supersets are not in the file. */
import type { AppReader } from "../reader.ts";
import { hasColumns, rowsOf } from "../table.ts";
import { momentIn, secondsIn } from "../values.ts";
import { distanceUnitIn, massUnitIn, rirOf, withUnit } from "./set-words.ts";

const roles = { w: "warmup", d: "drop", f: "failure" } as const;
const roleOf = (order: string) => roles[order.toLowerCase() as keyof typeof roles] ?? "working";

/** Workouts, a row for each set. */
export const strong: AppReader = {
  app: "Strong",
  source: "strong",
  recognizes: (table) => hasColumns(table, "date", "workout name", "exercise name", "set order"),
  read: (table, into) => {
    const named = (start: string): string => table.header.find((name) => name.startsWith(start)) ?? "";
    const [headUnit, headDistance] = [massUnitIn(named("weight (")), distanceUnitIn(named("distance ("))];
    for (const { text, number, amount, title } of rowsOf(table)) {
      const moment = momentIn(text("date"));
      const kind = text("set order").toLowerCase();
      if (kind === "rest timer") into.leaveOut("restTimer");
      else if (moment === null) into.leaveOut("noDate", title);
      else {
        const about = {
          ...moment,
          workout: text("workout name"),
          duration: secondsIn(text("workout duration", "duration", "duration (sec)")),
          workoutNotes: text("workout notes"),
          exercise: text("exercise name"),
          notes: text("notes"),
        };
        if (kind === "note") {
          into.note(about);
          continue;
        }
        const heavy = amount("weight", "weight (kg)", "weight (lbs)", "weight (lb)");
        const far = amount("distance", "distance (meters)", "distance (km)", "distance (miles)");
        into.set({
          ...about,
          set: {
            role: roleOf(kind),
            reps: amount("reps"),
            weight: withUnit(heavy, massUnitIn(text("weight unit")) ?? headUnit),
            time: amount("seconds"),
            distance: withUnit(far, distanceUnitIn(text("distance unit")) ?? headDistance),
            rir: rirOf(number("rpe")),
          },
        });
      }
    }
  },
};
