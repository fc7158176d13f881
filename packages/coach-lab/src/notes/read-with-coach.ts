/** The coach behind the judge's eyes: its reader, and the weeks that three people get after a note. */
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { healthQuestion, wishQuestion } from "@muster/coach/notes/questions.text";
import { readNote } from "@muster/coach/notes/read-note";
import { emptyWish } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { emptyCheckIn } from "@muster/domain/review/check-in";
import { naturalId } from "@muster/domain/shared/ids";
import type { NoteReading } from "./judge-notes.ts";

/** A Sunday. */
const today = "2026-11-15";

const noWish = { ...emptyWish, type: "elsewhere" };

/** What the coach's reader makes of a note; wishes of food and kit are heard too, though no record holds them. */
export const readWithCoach = (text: string): NoteReading => {
  const { limits, wishes, elsewhere, asked, stopped } = readNote(text, today);
  return {
    limits,
    // What no record holds goes by a type of its own: the judge looks at its words.
    wishes: [...wishes, ...elsewhere.map(({ words }) => ({ ...noWish, name: words }))],
    asked: asked === healthQuestion,
    askedWish: asked === wishQuestion,
    stopped: stopped.length > 0,
  };
};

const somebody: Profile = {
  username: "reader",
  displayName: "Reader",
  age: 34,
  ageRecordedOn: "2026-10-01",
  gender: "female",
  height: 66,
  weight: 150,
  fitnessLevel: "intermediate",
  pullups: 5,
  pushups: 20,
  bodyFat: null,
  primaryGoal: "muscle",
  targetAreas: ["full_body"],
  timeframe: "12_weeks",
  daysPerWeek: 4,
  timePerSession: "45_60",
  homeWorkoutTime: "early_morning",
  gymWorkoutTime: "morning",
  gymDays: [],
  restDays: ["sunday"],
  gymAccess: "no_gym",
  equipment: ["none"],
  limits: noLimits,
  medicalNoteConfirmedOn: "2026-10-01",
};

/** Without kit, with a whole gym, and with much kit at home: between them nearly the whole catalogue. */
const readers: readonly Profile[] = [
  somebody,
  {
    ...somebody,
    username: "gym",
    gender: "male",
    fitnessLevel: "advanced",
    primaryGoal: "strength",
    gymAccess: "commercial_gym",
    gymDays: ["monday", "tuesday", "thursday", "friday"],
  },
  {
    ...somebody,
    username: "home",
    primaryGoal: "toned",
    equipment: ["dumbbells", "kettlebells", "weight_bench", "resistance_bands", "pull_up_bar", "treadmill"],
  },
];

/** The weeks that these three get with the note in this Sunday's check-in. */
export const plansAfter = (text: string): readonly DesignedWeek[] =>
  readers.map((profile) =>
    deliverWeek(undefined, {
      profileId: naturalId("profile", profile.username),
      today,
      validFrom: "2026-11-16",
      checkIns: [
        {
          ...emptyCheckIn,
          date: today,
          week: 2,
          weight: 150,
          pullups: profile.pullups,
          pushups: profile.pushups,
          muscleSoreness: 4,
          fatigueLevel: 4,
          notes: text,
        },
      ],
      profile,
      readings: [],
      sessions: [],
      intake: [],
      previousPlan: null,
      isPostAssessment: false,
    }),
  );
