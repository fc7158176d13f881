import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { elsewhereText } from "../explain/wishes/wish-answers.text.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { personOf } from "../state/person.ts";
import { phaseOf } from "./phase.ts";
import { checkInWith, inputWith } from "./testing/inputs.ts";

const told = (note: string) => inputWith({ checkIns: [checkInWith({ notes: note })] });
const phase = (input: DesignInput) => phaseOf(input, personOf(input));

test("coach.R4 who asks for an easy week gets one, and a normal one after it", () => {
  expect(phase(told("need a deload"))).toMatchObject({
    phase: "deload",
    mayGrow: false,
    keepsExercises: true,
  });
  expect(phase(told("need a deload")).reasons).toContain("deload-wished");
  expect(phase(told("all good"))).toMatchObject({ phase: "accumulation" });
});

test("coach.R4 the note of a profile makes no week easy for ever", () => {
  const input = inputWith({ profile: { limits: { ...noLimits, note: "go easy on me" } } });
  expect(phase(input).phase).toBe("accumulation");
});

test("coach.R4 the easy week that was asked for keeps every rule and says so", () => {
  const input = told("go easy on me this week");
  expect(errorsOf(checkWeek(designWeek(input), input))).toEqual([]);
  const { plan } = deliverWeek(undefined, input);
  expect(JSON.stringify(plan.facts)).toContain(elsewhereText.easier);
});
