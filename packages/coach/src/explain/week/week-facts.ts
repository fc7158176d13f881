/** Facts about the week as a whole: phase, recovery, attendance, volume, calories. Texts quote only these and fields. */
import type { Fact } from "@muster/domain/planning/plan";
import type { NutritionTargets } from "../../design/nutrition/nutrition-targets.ts";
import type { Schedule } from "../../design/template/training-days.ts";
import type { Phase } from "../../design/week-phase.ts";
import { breastfeedingKcal } from "../../state/expenditure.ts";
import type { Person } from "../../state/person.ts";
import { fact, restFoodFact, trainingFoodFact } from "../facts.ts";
import { lossOf, plannedGap } from "../food-words.ts";
import { healthAdviceFacts } from "../health-advice.ts";
import { liftProgress } from "./progress.ts";
import type { WeekSize } from "./week-size.ts";

type WeekFactsInput = {
  readonly person: Person;
  readonly phase: Phase;
  readonly schedule: Schedule;
  readonly nutrition: NutritionTargets;
  readonly normalSets: number;
  readonly size: WeekSize;
};

/** Lifts whose progress a text may tell. */
export const mostProgress = 3;

const percent = (share: number): number => Math.round(share * 100);

/** Every number that the texts of a week may use, each with its rule and source (coach.T1). */
export const weekFacts = ({
  person,
  phase,
  schedule,
  nutrition,
  normalSets,
  size,
}: WeekFactsInput): readonly Fact[] => {
  const { recovery, adherence, expenditure, body, gates, eaten } = person;
  const facts: Fact[] = [
    fact(
      "week.block",
      "Week of the block",
      phase.mesocycleWeek,
      "",
      "coach.R4",
      "your weeks since the last easy one",
    ),
    fact("days.training", "Training days", schedule.days.length, "days", "coach.C1", "your profile"),
    fact(
      "sets.normal",
      "Sets of a normal week",
      normalSets,
      "sets",
      "coach.V1",
      "your level and goal, Pelland 2024",
    ),
    fact("sets.planned", "Sets planned", size.plannedSets, "sets", "coach.R1", "counted in this plan"),
    fact("energy.rest", "Energy at rest", Math.round(expenditure.bmr), "kcal", "coach.N1", "Mifflin-St Jeor"),
    fact(
      "energy.day",
      "Energy used a day",
      Math.round(expenditure.tdee),
      "kcal",
      "coach.N2",
      expenditure.isLearned ? "your weight and food log" : "Mifflin-St Jeor × activity",
    ),
    fact(
      "food.average",
      "Calories a day, week's mean",
      nutrition.average,
      "kcal",
      "coach.N3",
      "what you use, moved by your goal",
    ),
    trainingFoodFact(nutrition.trainingDay),
    restFoodFact(nutrition.restDay),
    fact("food.protein", "Protein a day", nutrition.protein, "g", "coach.N6", "Morton 2018, Jäger 2017"),
    fact(
      "food.protein-low",
      "Protein a day, at least",
      nutrition.proteinLow,
      "g",
      "coach.N6",
      "Morton 2018, Jäger 2017",
    ),
    fact(
      "food.protein-high",
      "Protein a day, at most",
      nutrition.proteinHigh,
      "g",
      "coach.N6",
      "Morton 2018, Jäger 2017",
    ),
    fact("body.weight", "Body weight", body.weightLb, "lb", "coach.N1", "your last weigh-in"),
  ];
  const gap = plannedGap({ person, nutrition });
  if (gap.kcal !== 0)
    facts.push(
      fact(
        "food.gap",
        "Goal against energy used",
        gap.kcal,
        "kcal",
        "coach.N3",
        "what you use, moved by your goal",
      ),
    );
  if (gap.loss > 0)
    facts.push(
      fact("food.pace", "Loss a week that this makes", gap.loss, "lb", "coach.N5", "7,700 kcal a kg"),
    );
  if (nutrition.stepToExplain !== null)
    facts.push(
      fact(
        "food.step",
        "Calories a day against last week",
        nutrition.stepToExplain,
        "kcal",
        "coach.N8",
        "your last plan",
      ),
    );
  if (person.food.isBreastfeeding)
    facts.push(
      fact(
        "energy.milk",
        "Energy for breastfeeding",
        breastfeedingKcal,
        "kcal",
        "coach.N2",
        "NASEM 2023, Dietary Reference Intakes for Energy",
      ),
    );
  if (schedule.conflict !== null) {
    const { asked, free } = schedule.conflict;
    facts.push(
      fact("days.asked", "Training days that you asked for", asked, "days", "coach.C1", "your profile"),
    );
    facts.push(fact("days.free", "Days that your rest days leave", free, "days", "coach.C1", "your profile"));
  }
  if (recovery.strain !== null)
    facts.push(
      fact(
        "recovery.strain",
        "Soreness or fatigue, the higher",
        recovery.strain,
        "of 10",
        "coach.R1",
        "your last check-in",
      ),
    );
  if (recovery.sleepHours !== null)
    facts.push(fact("recovery.sleep", "Sleep", recovery.sleepHours, "h", "coach.R3", "your last check-in"));
  if (recovery.stress !== null)
    facts.push(fact("recovery.stress", "Stress", recovery.stress, "of 10", "coach.R3", "your last check-in"));
  if (recovery.energy !== null)
    facts.push(fact("recovery.energy", "Energy", recovery.energy, "of 10", "coach.R3", "your last check-in"));
  if (recovery.pulseRise !== null)
    facts.push(
      fact(
        "recovery.pulse",
        "Resting pulse above usual",
        recovery.pulseRise,
        "beats",
        "coach.R4",
        "your own four weeks",
      ),
    );
  if (adherence.planned > 0) {
    facts.push(
      fact("week.done", "Workouts done", adherence.done, "workouts", "coach.R8", "your log beside your plan"),
    );
    facts.push(
      fact(
        "week.planned",
        "Workouts planned",
        adherence.planned,
        "workouts",
        "coach.R8",
        "your log beside your plan",
      ),
    );
  }
  if (adherence.rate !== null)
    facts.push(
      fact(
        "adherence",
        "Attendance of four weeks",
        percent(adherence.rate),
        "%",
        "coach.R8",
        "your log beside your plan",
      ),
    );
  if (adherence.gapDays !== null && adherence.gapDays >= 10)
    facts.push(fact("gap", "Days without training", adherence.gapDays, "days", "coach.R5", "your log"));
  const { pace, poundsAWeek } = lossOf({ person, nutrition });
  if (pace === "as-planned" || pace === "gain")
    facts.push(
      fact("body.change", "Weight change a week", Math.abs(poundsAWeek), "lb", "coach.N5", "your weigh-ins"),
    );
  if (expenditure.averageCalories !== null) {
    facts.push(
      fact(
        "food.logged",
        "Days logged, last 7 days",
        expenditure.loggedDays,
        "days",
        "coach.N9",
        "your food log",
      ),
    );
    facts.push(
      fact(
        "food.eaten",
        "Calories eaten a day, last 7 days",
        Math.round(expenditure.averageCalories),
        "kcal",
        "coach.N9",
        "your food log",
      ),
    );
    if (expenditure.averageProtein !== null)
      facts.push(
        fact(
          "food.eaten-protein",
          "Protein eaten a day, last 7 days",
          Math.round(expenditure.averageProtein),
          "g",
          "coach.N9",
          "your food log",
        ),
      );
  }
  if (eaten != null)
    for (const [id, subject, value, unit] of [
      ["days-logged", "Days logged, week reviewed", eaten.daysLogged, "days"],
      ["calories", "Calories eaten a day, week reviewed", Math.round(eaten.avgCalories), "kcal"],
      ["protein", "Protein eaten a day, week reviewed", Math.round(eaten.avgProtein), "g"],
      [
        "calorie-variance",
        "Calories against the goal, week reviewed",
        Math.round(eaten.calorieVariance),
        "kcal",
      ],
      ["protein-variance", "Protein against the goal, week reviewed", Math.round(eaten.proteinVariance), "g"],
      ["days-on-target", "Days on target, week reviewed", eaten.daysOnTarget, "of 7"],
    ] as const)
      facts.push(fact(`week.${id}`, subject, value, unit, "coach.N9", "your food log"));
  if (gates.bloodPressure !== null) {
    facts.push(
      fact(
        "health.systolic",
        "Blood pressure, upper",
        gates.bloodPressure.systolic,
        "mmHg",
        "coach.F2",
        "your last reading",
      ),
    );
    facts.push(
      fact(
        "health.diastolic",
        "Blood pressure, lower",
        gates.bloodPressure.diastolic,
        "mmHg",
        "coach.F2",
        "your last reading",
      ),
    );
  }
  facts.push(...healthAdviceFacts(person));
  facts.push(...progressFacts(person));
  return facts;
};

/** What moved up, as it is shown: from and to, with the weight where repetitions grew. */
const progressFacts = (person: Person): readonly Fact[] =>
  liftProgress(person)
    .slice(0, mostProgress)
    .flatMap(({ id, name, unit, from, to, loadLb }) => {
      const rule = unit === "lb" ? "coach.I7" : "coach.I9";
      return [
        fact(`progress-before.${id}`, `${name}: best set before`, from, unit, rule, "your log"),
        fact(`progress-now.${id}`, `${name}: best set now`, to, unit, rule, "your log"),
        ...(loadLb === null
          ? []
          : [fact(`progress-load.${id}`, `${name}: weight of these sets`, loadLb, "lb", rule, "your log")]),
      ];
    });
