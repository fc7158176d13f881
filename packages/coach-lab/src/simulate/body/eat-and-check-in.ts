/** What a simulated person eats, weighs and says on Sunday. */

import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { Profile } from "@muster/domain/profiles/profile";
import { type CheckIn, emptyCheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import type { Circumstances } from "../people/events.ts";
import type { Subject } from "../people/people-file.ts";
import { freshness, type Lift } from "./fit-body.ts";
import type { Noise } from "./noise.ts";
import { clamp, type State } from "./train-week.ts";
import { trueExpenditure } from "./true-energy.ts";
import { spread } from "./worlds.ts";

/**
 * Seven days of food and weigh-ins: changes `state` (kg of body weight, the food log, readings in lb). A kilogram is 7,700 kcal.
 * @param context `validFrom` is the week's first day
 */
export const eatAndWeigh = (context: {
  readonly subject: Subject;
  readonly plan: DesignedWeek;
  readonly state: State;
  readonly circumstances: Circumstances;
  readonly noise: Noise;
  readonly validFrom: CivilDate;
  readonly profile: Profile;
}): void => {
  const { subject, plan, state, circumstances, noise, validFrom, profile } = context;
  const { latent } = subject;
  for (let index = 0; index < 7; index += 1) {
    const date = addDays(validFrom, index);
    const day = plan.days[weekdayOf(date)];
    const burned = trueExpenditure(subject, profile, state.weightKg);
    // Who does not count food follows the goal only half.
    const follows = day.calorieGoal > 0 ? 0.5 + 0.5 * latent.logProb : 0;
    const meant = follows * day.calorieGoal + (1 - follows) * burned;
    const eaten = Math.max(600, meant * (1 + spread.intake * noise.normal("food", date)));
    state.weightKg += (eaten - burned) / 7_700;
    if (circumstances.logsFood && noise.uniform("logs", date) < latent.logProb)
      state.intake.push({
        date,
        calories: Math.round(eaten),
        protein: Math.round(
          Math.max(
            20,
            (day.proteinGoal > 0 ? day.proteinGoal : 80) * (1 + 0.15 * noise.normal("protein", date)),
          ),
        ),
        closed: true,
      });
    // The check-in on Sunday is one weigh-in; the others spread over the days before.
    const extra = Math.max(0, Math.round(latent.weighInsPerWeek) - 1);
    if (index < 6 && Math.floor(((index + 1) * extra) / 6) > Math.floor((index * extra) / 6))
      state.readings.push({ metric: "weight", value: scale(state, noise, date), date });
  }
};

const scale = (state: State, noise: Noise, date: CivilDate): number =>
  Math.round(((state.weightKg + spread.scaleKg * noise.normal("scale", date)) / kilogramsPerPound) * 10) / 10;

/** What the person says on the week's last day, as far as they say anything: weight in lb, ratings 1-10. */
export const checkInOf = (context: {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly state: State;
  readonly circumstances: Circumstances;
  readonly noise: Noise;
  readonly week: number;
  readonly validFrom: CivilDate;
}): CheckIn => {
  const { subject, profile, state, circumstances, noise, week, validFrom } = context;
  const date = addDays(validFrom, 6);
  const isBad = noise.uniform("bad week", week) < 0.08;
  const says = (what: string) =>
    clamp(
      Math.round(1.5 + 4.5 * state.fatigue + spread.soreness * noise.normal(what, week) + (isBad ? 2 : 0)),
      1,
      10,
    );
  const isTest = week % 4 === 0;
  const most = (share: number, start: number, lift: Lift) => {
    const capacity = (start > 0 ? 1 + start / 30 : 0.9) * share * profile.weight * state.strength[lift];
    const moved = (share * state.weightKg) / kilogramsPerPound;
    return clamp(Math.floor(30 * ((capacity * freshness(state.fatigue)) / moved - 1)), 0, 200);
  };
  return {
    ...emptyCheckIn,
    date,
    week,
    weight:
      circumstances.slipLb ??
      (subject.latent.weighInsPerWeek >= 1 || state.checkIns.length === 0
        ? scale(state, noise, date)
        : (state.checkIns.at(-1)?.weight ?? profile.weight)),
    pullups: isTest ? most(0.95, profile.pullups, "v_pull") : null,
    pushups: isTest ? most(0.64, profile.pushups, "h_push") : null,
    restingHeartRate: clamp(Math.round(62 + 8 * state.fatigue + 2 * noise.normal("pulse", week)), 40, 110),
    avgSleepHours: isBad ? 6 : Math.round((7.6 + 0.3 * noise.normal("sleep", week)) * 10) / 10,
    stressLevel: isBad ? 7 : clamp(Math.round(4 + noise.normal("stress", week)), 1, 10),
    energyLevel: clamp(Math.round(7.5 - 2 * state.fatigue + 0.5 * noise.normal("energy", week)), 1, 10),
    ...circumstances.checkIn,
    muscleSoreness: clamp(Math.round(circumstances.checkIn.muscleSoreness ?? says("soreness")), 1, 10),
    fatigueLevel: clamp(Math.round(circumstances.checkIn.fatigueLevel ?? says("tiredness")), 1, 10),
    notes: circumstances.notes.join(" ").slice(0, 2_000),
  };
};
