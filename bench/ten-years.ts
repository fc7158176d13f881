/** Ten years of somebody who trains four times a week: 2,080 workouts, 41,600 sets, a weigh-in a week. Made, not random. */
import { exerciseLogId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { Change } from "../packages/web/src/data/store/device-store.ts";
import { aWorkout, exercises, idOfWorkout } from "./workouts.ts";

const weeks = 520;
const trainingDays = [0, 1, 3, 4];
/** @param before everything is dated before this day, a Monday */
export const tenYears = (profileId: string, before: CivilDate): readonly Change[] => {
  const changes: Change[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const monday = addDays(before, -7 * (weeks - week));
    changes.push({
      kind: "reading",
      id: crypto.randomUUID(),
      create: {
        metric: "weight",
        value: 180 - week / 100 + (week % 5) / 10,
        date: monday,
        at: `${monday}T06:00:00.000Z`,
        source: "progress",
      },
    });
    for (const offset of trainingDays) {
      const date = addDays(monday, offset);
      const id = idOfWorkout(profileId, date);
      const at = `${date}T11:00:00.000Z`;
      changes.push(aWorkout(profileId, date, { sets: 4, finishedAt: `${date}T11:50:00.000Z` }));
      for (const [position, [exerciseId, name]] of exercises.entries())
        changes.push({
          kind: "exerciseLog",
          id: exerciseLogId(profileId, id, exerciseId),
          create: {
            sessionId: id,
            date,
            position,
            exerciseId,
            number: position + 1,
            name,
            metric: "reps",
            difficulty: 7,
            notes: "",
            completed: true,
            assessmentMetric: null,
            sets: Object.fromEntries(
              [0, 1, 2, 3].map((set) => [
                crypto.randomUUID(),
                {
                  position: set,
                  role: "working" as const,
                  reps: 8 + ((week + set) % 3),
                  weight: 40 + Math.floor(week / 26) * 2.5,
                  time: null,
                  distance: null,
                  rir: null,
                  at,
                },
              ]),
            ),
          },
        });
    }
  }
  return changes;
};
