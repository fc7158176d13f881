import { emptyWish } from "@muster/domain/planning/limits";
import { achievementTitles } from "@muster/domain/progress/texts/milestone.text";
import { performanceText } from "@muster/domain/review/week-summary.text";
import { unusualSetText } from "@muster/domain/training/weights/unusual-set.text";
import { expect, test } from "vitest";
import { assessmentWeekText } from "../programs/assessment.text.ts";
import { alterationText } from "../prompt/alterations.text.ts";
import { editText } from "../rules/edit.text.ts";
import { foundText } from "../rules/found.text.ts";
import { planned } from "../rules/testing/lives.ts";
import { wishText } from "./request.text.ts";
import { feedbackText } from "./week/feedback.text.ts";
import { weekText } from "./week/week.text.ts";
import { cardioWishText, wishAnswerText } from "./wishes/wish-answers.text.ts";
import { amountInWords } from "./words.text.ts";

const threeTurns = (say: (turn: number) => string): readonly string[] => [0, 1, 2, 3].map(say);
const exercise = planned("squat.goblet");

test("COACH-05 one of a thing is named in the singular, with its verb", () => {
  const wish = { ...emptyWish, date: "2026-11-15" };
  const texts = [
    amountInWords({ reps: "1", metric: "reps" }),
    weekText.repsLeft(1),
    ...threeTurns((turn) => weekText.conflict({ turn, wanted: 3, free: 1 })),
    ...threeTurns((turn) => weekText.walks({ turn, days: 1, minutes: 1 })),
    ...threeTurns((turn) => weekText.gap({ turn, days: 1 })),
    ...threeTurns((turn) => feedbackText.foodOnTarget({ turn, days: 1 })),
    ...threeTurns((turn) => feedbackText.sleptWell({ turn, hours: 1 })),
    ...threeTurns((turn) => feedbackText.shortNights({ turn, hours: 1 })),
    ...threeTurns((turn) => feedbackText.shortSleep({ turn, hours: 1 })),
    assessmentWeekText.summary(1),
    assessmentWeekText.conflict({ wanted: 1, free: 1 }),
    ...alterationText.measures.map((say) => say({ ...exercise, sets: 1 })),
    foundText.sets(1),
    foundText.setsFor(1, "chest"),
    foundText.hardCardio(1),
    editText["coach.S4"]?.("1", "") ?? "",
    wishText({ ...wish, type: "days", count: 1 }),
    wishText({ ...wish, type: "minutes", minutes: 1 }),
    wishAnswerText.dayCount(["monday"]),
    wishAnswerText.longest(1),
    wishAnswerText.tooLong(1),
    wishAnswerText.away(1),
    wishAnswerText.fewSets(1),
    wishAnswerText.mostSets(1),
    wishAnswerText.moreSets(1),
    wishAnswerText.fullWeek(1),
    cardioWishText.begins({ minutes: 1 }),
    unusualSetText.times(unusualSetText.reps(1), "3", "days"),
    performanceText(1, 1, null),
    performanceText(1, 2, null),
    achievementTitles.weeks(1),
    achievementTitles.workouts(1),
  ];
  const many =
    /\b(?:1|one) (?:[a-z]+ )?(?:reps|sets|days|weeks|hours|minutes|workouts|walks|exercises|sessions)\b/i;
  expect(texts.filter((text) => many.test(text))).toEqual([]);
  expect(texts.filter((text) => /\b1 (?:set work|minute do|rep are|workout are)\b/.test(text))).toEqual([]);
});
