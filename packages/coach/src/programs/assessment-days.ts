/** The seven days of the assessment week: which session stands on which day, and what the other days are for. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { gymAccesses } from "@muster/domain/profiles/options";
import { type CivilDate, eachWeekday, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import type { Place } from "../catalogue/feasible.ts";
import { gymOnlyNote } from "../catalogue/home-adaptation.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { isFullRest, locationLabel, restDay, startTime } from "../compose/day-workout.ts";
import { slowBreathing } from "../design/cardio/mobility.ts";
import { factsOf } from "../explain/facts.ts";
import { healthAdvice } from "../explain/health-advice.ts";
import { turnOf } from "../explain/variant-by-turn.ts";
import { atPlace } from "../state/person.ts";
import { type Choice, chooseTests } from "./assessment-choice.ts";
import type { AssessmentFrame } from "./assessment-frame.ts";
import type { Goals } from "./assessment-goals.ts";
import { assessmentProgramData, type SessionTemplate } from "./assessment-programs.data.ts";
import { bestSession } from "./assessment-session.ts";
import { withinVolume } from "./assessment-volume.ts";

const swapsNoted = (home: readonly Choice[], gym: readonly Choice[], exercises: DayWorkout["exercises"]) =>
  exercises.map((planned) => {
    const index = home.findIndex(({ exercise }) => exercise.id === planned.exerciseId);
    const replaced = gym[index]?.exercise;
    return replaced === undefined || replaced.gymClass === null || replaced.id === planned.exerciseId
      ? planned
      : { ...planned, notes: `${gymOnlyNote(replaced.name)} ${planned.notes}` };
  });

const trainingDay = (
  template: SessionTemplate,
  place: Place,
  frame: AssessmentFrame,
  goals: Goals,
  uses: Map<string, number>,
): DayWorkout => {
  const { profile } = frame.input;
  const choices = chooseTests(template, place, frame, uses);
  const sessionAt = (place: Place, list: readonly Choice[]) =>
    bestSession(list, { ...frame, person: atPlace(frame.person, place) });
  const session = sessionAt(place, choices);
  const homeChoices = place === "gym" ? chooseTests(template, "home", frame, uses) : [];
  for (const { exerciseId } of session.exercises) uses.set(exerciseId, (uses.get(exerciseId) ?? 0) + 1);
  const minutes = sessionMinutes(session);
  const home = place === "gym" ? sessionAt("home", homeChoices) : null;
  return {
    kind: "training",
    name: template.name,
    time: startTime(frame.input, place),
    duration: `${Math.round(minutes)} min`,
    minutes,
    location: locationLabel(place, session.exercises),
    locationNote: place === "gym" ? gymAccesses[profile.gymAccess] : "",
    focus: template.focus,
    coachingInsight: frame.allowMax
      ? template.insight
      : "Today shows where you start. Stop every set with two clean reps left; that tells us enough.",
    calorieGoal: goals.training.calories,
    proteinGoal: goals.training.protein,
    nutritionNotes: goals.note,
    recoveryNotes: "Write down how hard each exercise was: it counts as much as the numbers.",
    ...session,
    homeAlternative:
      home === null
        ? null
        : {
            name: `${template.name} at Home`,
            ...home,
            exercises: swapsNoted(homeChoices, choices, home.exercises),
          },
    activeRecovery: [],
    recoveryTips: [],
    facts: factsOf(
      { "day.minutes": Math.round(minutes), "food.training": goals.training.calories },
      { "food.training": "spec §9" },
    ),
  };
};

/** Training days in the order in which the person meets them: from today on, then around the week. */
const inOrderFrom = (today: CivilDate): readonly Weekday[] => {
  const first = weekdays.indexOf(weekdayOf(today));
  return [...weekdays.slice(first), ...weekdays.slice(0, first)];
};

const loadTests = ({ slots }: SessionTemplate): number => slots.filter(([, test]) => test === "load").length;

/**
 * Which session stands on which training day: the first N of the program, in order from today on; those that test
 * most loads go to the gym days, where the weights are (specs/design.md 3a-6).
 */
const sessionsByDay = ({
  program,
  schedule,
  input,
}: AssessmentFrame): ReadonlyMap<Weekday, SessionTemplate> => {
  const days = inOrderFrom(input.today).flatMap((weekday) =>
    schedule.days.filter((day) => day.weekday === weekday),
  );
  const left = assessmentProgramData[program].sessions.slice(0, days.length);
  const byDay = new Map<Weekday, SessionTemplate>();
  const place = (weekday: Weekday, template: SessionTemplate | undefined) => {
    if (template === undefined) return;
    byDay.set(weekday, template);
    left.splice(left.indexOf(template), 1);
  };
  for (const { weekday } of days.filter((day) => day.place === "gym"))
    place(weekday, left.toSorted((a, b) => loadTests(b) - loadTests(a))[0]);
  for (const { weekday } of days.filter((day) => day.place === "home")) place(weekday, left[0]);
  return byDay;
};

/** All seven days, complete. */
export const daysOf = (frame: AssessmentFrame, goals: Goals): Record<Weekday, DayWorkout> => {
  const { person, schedule, input } = frame;
  const isStopped = person.gates.stop !== null;
  const places = new Map(isStopped ? [] : schedule.days.map(({ weekday, place }) => [weekday, place]));
  const untrained = weekdays.filter((weekday) => !places.has(weekday));
  const uses = new Map<string, number>();
  const templates = sessionsByDay(frame);
  const { training, rest, note } = goals;
  const nutrition = { trainingDay: training.calories, restDay: rest.calories, protein: rest.protein };
  const insight = isStopped
    ? (healthAdvice(person, turnOf(input.today))[0] ?? "Rest until you feel well again.")
    : "Rest is part of the test: strength shows when you are fresh.";
  // Who is not to train is asked for no walk either: a doctor, or the end of the fever, comes first (ADR 0070).
  const restOn = (weekday: Weekday): DayWorkout => ({
    ...restDay({ input, person, nutrition }, !isStopped && !isFullRest(frame, weekday, untrained), insight),
    ...(isStopped ? { activeRecovery: [slowBreathing] } : {}),
    nutritionNotes: note,
    facts: factsOf({ "food.rest": rest.calories }, { "food.rest": "spec §9" }),
  });
  const days = new Map<Weekday, DayWorkout>();
  for (const weekday of inOrderFrom(input.today)) {
    const place = places.get(weekday);
    const template = templates.get(weekday);
    days.set(
      weekday,
      place !== undefined && template !== undefined
        ? trainingDay(template, place, frame, goals, uses)
        : restOn(weekday),
    );
  }
  // Every weekday was set above.
  const all = eachWeekday((weekday) => days.get(weekday) as DayWorkout);
  return withinVolume(all, inOrderFrom(input.today), frame);
};
