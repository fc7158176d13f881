import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-15");
const shortOf = ({ type, muscle, weekdays, minutes, count }: ReturnType<typeof read>["wishes"][number]) =>
  [type, muscle, ...weekdays, minutes, count].filter((part) => part !== null).join(" ");
const wishesOf = (note: string) => read(note).wishes.map(shortOf);
const namesOf = (note: string, wanted: "exercise_in" | "exercise_out") =>
  read(note)
    .wishes.filter(({ type }) => type === wanted)
    .flatMap(({ exerciseIds }) => exerciseIds.map((id) => exerciseById(id)?.name ?? ""));

test("PLAN-01 what is wanted instead stays, and an ordinary squat is no other kind", () => {
  const note = "goblet squats instead of regular squats";
  expect(namesOf(note, "exercise_in")).toContain("Goblet Squats");
  expect(namesOf(note, "exercise_out")).toEqual(
    expect.arrayContaining(["Barbell Back Squats", "Bodyweight Squats"]),
  );
  expect(namesOf(note, "exercise_out")).not.toContain("Leg Press");
  const out = namesOf("sumo deadlifts instead of deadlifts", "exercise_out");
  expect(out).toContain("Barbell Deadlifts");
  expect(out.filter((name) => /sumo/i.test(name))).toEqual([]);
});

test("PLAN-01 what takes the place of cardio is cardio", () => {
  expect(namesOf("row instead of jogging", "exercise_in")).toEqual(["Rowing Machine"]);
  expect(namesOf("rows instead of curls", "exercise_in")).not.toContain("Rowing Machine");
});

test.each([
  ["I'd rather do dips than push ups", ["exercise_in", "exercise_out"]],
  ["would sooner do hip thrusts than bridges", ["exercise_in", "exercise_out"]],
  ["I prefer chin ups to pulldowns", ["exercise_in", "exercise_out"]],
  ["I prefer to do dips", ["exercise_in"]],
  ["deadlifts yes, curls no", ["exercise_in", "exercise_out"]],
  ["why no dips in there", ["exercise_in"]],
  ["could dips be included", ["exercise_in"]],
  ["take the pullovers off my plan", ["exercise_out"]],
  ["more warm up please, and calf raises", ["exercise_in"]],
  ["my sister loves dips and I hate them", ["exercise_out"]],
  ["my dad swears by sit ups but I can't stand them", ["exercise_out"]],
  ["my neighbour does planks but not for me", ["exercise_out"]],
  ["more calves and no hopping", ["no_jumps", "muscle_more calves"]],
  [
    "less upper body, more calves",
    [
      "muscle_less chest",
      "muscle_less back",
      "muscle_less shoulders",
      "muscle_less arms",
      "muscle_more calves",
    ],
  ],
  ["more lower body work", ["muscle_more thighs", "muscle_more glutes"]],
  ["tone my calves", ["muscle_more calves"]],
  ["incline bench not decline bench please", ["exercise_in", "exercise_out"]],
  ["I don't wanna do curls", ["exercise_out"]],
  ["lower body strength is what we need", ["muscle_more thighs", "muscle_more glutes"]],
  ["step ups are not my friend", ["exercise_out"]],
  ["kettlebell swings", ["exercise_in"]],
  ["I can't abide thrusters", ["exercise_out"]],
  ["pullovers? nah", ["exercise_out"]],
  ["good mornings off please", ["exercise_out"]],
  ["back extensions and I don't get on", ["exercise_out"]],
  ["my coach loves shrugs, I don't", ["exercise_out"]],
  ["why are there no dips", ["exercise_in"]],
  ["would leg curls be possible", ["exercise_in"]],
  ["lets have shrugs", ["exercise_in"]],
  ["easy on the glutes", ["muscle_less glutes"]],
  ["double up on delts", ["muscle_more shoulders"]],
  ["calves, calves, calves", ["muscle_more calves"]],
  ["sprints twice a week", ["exercise_in 2"]],
  ["less shoulder stuff", ["muscle_less shoulders"]],
] as const)("PLAN-01 each side of a contrast gets its own: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual([...wishes]);
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
});

test.each([
  ["i'm free wednesdays and saturdays", ["days wednesday saturday"]],
  ["keep friday free", ["days_off friday"]],
  ["tue and fri, 25 min", ["minutes tuesday friday 25", "days tuesday friday"]],
  ["on tuesdays and fridays 25 min", ["minutes tuesday friday 25"]],
  ["sundays I have long, 75 minutes", ["minutes sunday 75"]],
  ["an hour and a quarter is fine", ["minutes 75"]],
  ["an hour available these days", ["minutes 60"]],
  ["the rota changed so 3 sessions only", ["days 3"]],
  ["pottery on mondays so nope", ["days_off monday"]],
  ["shorter on wednesday, 20 minutes", ["minutes wednesday 20"]],
  ["fridays max 35 min", ["minutes friday 35"]],
  ["1 hour 15 is good", ["minutes 75"]],
  ["aim for 55 minutes", ["minutes 55"]],
  ["id like tuesday and sunday", ["days tuesday sunday"]],
  ["leave wednesdays empty", ["days_off wednesday"]],
  ["no energy on thursday", []],
  ["three days, 40 minutes, at home", ["minutes 40", "days 3", "place"]],
  ["membership expired, train me at home", ["place"]],
] as const)("PLAN-01 days and minutes of few words: %s", (note, wishes) => {
  expect(wishesOf(note)).toEqual([...wishes]);
});

test.each([
  ["lower reps please, I enjoy the heavy stuff", "reps"],
  ["sets of eight please", "reps"],
  ["eight reps at most please", "reps"],
  ["my rower packed up", "kit"],
  ["kettlebells only this month", "kit"],
  ["I want more of a challenge", "harder"],
  ["should i take vitamins", "food"],
] as const)("PLAN-01 what is asked for beside praise is answered: %s", (note, about) => {
  expect(read(note).elsewhere.map((one) => one.about)).toContain(about);
});

test.each(["I loathe the plank, so no planks", "I feel silly doing curls so drop them"])(
  "coach.F3 a dislike stops nothing and asks nothing of health: %s",
  (note) => {
    expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
  },
);
