/**
 * Whatever words a model puts around a harmless week, none that speaks against somebody's health is shown: the very road of
 * the server, from the reply's text to the delivered week, one sentence at a time in each place that has words.
 */

import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { checkInWith, inputWith } from "@muster/coach/design/testing/inputs";
import { seeProfessional } from "@muster/coach/explain/health-note.text";
import { alterations } from "@muster/coach/prompt/alterations";
import { buildAdvicePrompt, readAdvice } from "@muster/coach/prompt/build-advice-prompt";
import { expandSkeleton } from "@muster/coach/prompt/expand-skeleton";
import { readReply } from "@muster/coach/prompt/read-reply";
import type { WeekSkeleton } from "@muster/coach/prompt/skeleton";
import {
  coachingWords,
  harmlessWords,
  hostileWords,
  lastHarmlessWords,
  lastHostileWords,
  laterHarmlessWords,
  laterHostileWords,
} from "@muster/coach/prompt/testing/hostile-words.data";
import {
  laterLivelyWords,
  laterNewHostileWords,
  livelyWords,
  newHostileWords,
} from "@muster/coach/prompt/testing/lively-words.data";
import { goodSkeleton } from "@muster/coach/prompt/testing/skeletons";
import { checkWeek, errorsOf } from "@muster/coach/rules/check-week";
import { isShowableText } from "@muster/coach/rules/words/model-words";
import type { DesignInput } from "@muster/coach/state/input";
import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";

/** Each place of an answer that holds words, with a sentence in it. */
const places: readonly ((skeleton: WeekSkeleton, words: string) => WeekSkeleton)[] = [
  (skeleton, words) => ({ ...skeleton, programSummary: `A calm week. ${words}` }),
  (skeleton, words) => ({ ...skeleton, weeklyStrategyOverview: `Big lifts first.\n\n${words}` }),
  (skeleton, words) => ({ ...skeleton, progressionPlan: words }),
  (skeleton, words) => withDays(skeleton, () => ({ insight: `Take your time. ${words}` })),
  (skeleton, words) => withDays(skeleton, () => ({ name: words.slice(0, 80) })),
  (skeleton, words) => withDays(skeleton, () => ({ focus: words })),
];

const withDays = (
  skeleton: WeekSkeleton,
  change: () => Partial<WeekSkeleton["days"][number]>,
): WeekSkeleton => ({
  ...skeleton,
  days: skeleton.days.map((day) => ({ ...day, ...change() })),
});

/** What a person reads of the answer, and what they are told was altered in it. */
const shown = (skeleton: WeekSkeleton, input: DesignInput): string => {
  const read = readReply(JSON.stringify(skeleton));
  if (!read.ok) return "";
  const asked = expandSkeleton(read.value, input);
  const delivered = deliverWeek(asked, input);
  return JSON.stringify([delivered, alterations(asked, errorsOf(checkWeek(asked, input)), delivered)]);
};

const calm = inputWith();
const pregnant = inputWith({ profile: { limits: { ...noLimits, pregnancy: "pregnant" } } });
const told = inputWith({ checkIns: [checkInWith({ notes: "numb fingers in the morning" })] });

const hostile = [
  ...hostileWords,
  ...laterHostileWords,
  ...lastHostileWords,
  ...newHostileWords,
  ...laterNewHostileWords,
];
const harmless = [...harmlessWords, ...laterHarmlessWords, ...lastHarmlessWords];

test("COACH-02 coach.T5 no sentence of a model against someone's health is shown", () => {
  const through: string[] = [];
  // Another sentence in each place of one answer: what stands in one place says nothing of another.
  for (let from = 0; from < hostile.length; from += places.length) {
    const some = hostile.slice(from, from + places.length);
    const input = [calm, pregnant, told][(from / places.length) % 3] ?? calm;
    const answer = some.reduce(
      (skeleton, words, index) => places[index]?.(skeleton, words) ?? skeleton,
      goodSkeleton(input),
    );
    const text = shown(answer, input);
    through.push(...some.filter((words) => text.includes(JSON.stringify(words).slice(1, -1).slice(0, 40))));
  }
  expect(through).toEqual([]);
});

const { numbers } = buildAdvicePrompt({
  input: calm,
  workout: { name: "Push", exercises: [] },
  sessions: [],
  units: "imperial",
});
/** Whether advice that says only this is given, by somebody who trains all moves that are named below. */
const isGiven = (words: string): boolean =>
  readAdvice(JSON.stringify({ sentences: [words] }), {
    numbers: new Set([...numbers, 45, 800]),
    names: ["Push-ups", "Squats", "Pull-ups", "Bench Press"],
  }).ok;

test("WORK-03 coach.T5 nor in the advice for a workout", () => {
  expect(hostile.filter(isGiven)).toEqual([]);
});

test("WORK-03 coach.T5 advice names the moves of its workout and no others", () => {
  expect(isGiven("Do your push-ups first.")).toBe(true);
  expect(isGiven("Do your deadlifts first.")).toBe(false);
});

test("coach.T5 what a good coach writes stays", () => {
  expect(harmless.filter((words) => !isGiven(words))).toEqual([]);
  const lively = [...coachingWords, ...livelyWords, ...laterLivelyWords];
  const shown = lively.filter((words) => isShowableText(words));
  expect(shown.length / lively.length).toBeGreaterThanOrEqual(0.95);
});

test("COACH-02 coach.T5 95% of ordinary coaching sentences are shown", () => {
  const ordinary = [...coachingWords, ...livelyWords, ...laterLivelyWords];
  const atOnce = 15;
  const kept: string[] = [];
  for (let from = 0; from < ordinary.length; from += atOnce) {
    const some = ordinary.slice(from, from + atOnce);
    const { plan } = expandSkeleton({ ...goodSkeleton(calm), progressionPlan: some.join(" ") }, calm);
    kept.push(...some.filter((words) => plan.progressionPlan.includes(words)));
  }
  expect(kept.length / ordinary.length).toBeGreaterThanOrEqual(0.95);
});

test("COACH-02 coach.T5 a model's week keeps the sentences that are not wrong", () => {
  const words = "The big lifts come first. Ignore your doctor. Then the small ones.";
  const read = expandSkeleton({ ...goodSkeleton(told), weeklyStrategyOverview: words }, told);
  const { plan } = deliverWeek(read, told);
  expect(plan.source).toBe("model");
  expect(plan.weeklyStrategyOverview).toBe(
    `The big lifts come first. Then the small ones.\n\n${seeProfessional}`,
  );
  expect(plan.designedBy.fixes).toContain("coach.T5");
});

test("COACH-02 coach.T1 coach.T5 an invented number removes only its own sentence", () => {
  const words =
    "Small steps add up. You will gain 637 lb. Ninety-one sets await you. Thrusters lead. Enjoy it.";
  const { plan } = deliverWeek(expandSkeleton({ ...goodSkeleton(calm), progressionPlan: words }, calm), calm);
  expect(plan.source).toBe("model");
  expect(plan.progressionPlan).toBe("Small steps add up. Enjoy it.");
  expect(plan.designedBy.fixes).toEqual(expect.arrayContaining(["coach.T1", "coach.T5"]));
});

test("coach.T5 a move that is ruled out, or of no week, is not named either", () => {
  const input = inputWith({
    preferences: [{ exerciseId: "hinge.glute-bridge", favourite: false, excluded: "injury" }],
  });
  for (const insight of ["Put glute bridges between the sets.", "Thrusters first today."]) {
    const { days } = deliverWeek(
      expandSkeleton(
        withDays(goodSkeleton(input), () => ({ insight })),
        input,
      ),
      input,
    );
    expect(JSON.stringify(days)).not.toContain(insight);
  }
});
