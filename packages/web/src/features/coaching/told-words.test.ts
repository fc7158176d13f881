import { seeProfessional, soreSpotNote, urgentAdvice } from "@muster/coach/explain/health-advice-fact";
import { type ToldRecords, toldLately } from "@muster/coach/state/told-lately";
import { expect, test } from "vitest";
import { toldWords } from "./told-words.ts";

const today = "2026-11-21";
const nothing = { date: today, notes: "", bloodPressureSystolic: null, bloodPressureDiastolic: null };
const told = (change: Partial<ToldRecords>) =>
  toldLately({ today, note: "", checkIns: [], logNotes: [], ...change });
const olderPlan = { trains: true, said: [] };

test("coach.F3 chest pain told in a check-in or in an exercise is said above the workout that was planned before", () => {
  for (const records of [
    told({ checkIns: [{ ...nothing, date: "2026-11-15", notes: "chest pain on the stairs" }, nothing] }),
    told({ logNotes: [{ date: today, notes: "chest pain in the second set" }] }),
  ])
    expect(toldWords(records, olderPlan)).toEqual({
      lines: [urgentAdvice, expect.stringContaining("planned before you told it")],
      urgent: true,
      replan: true,
    });
  // A template that is started on a day without training.
  const template = toldWords(told({ note: "chest pain at rest" }), { trains: false, said: [urgentAdvice] });
  expect(template).toEqual({ lines: [urgentAdvice], urgent: true, replan: false });
});

test("coach.F2 coach.R6 a very high blood pressure ends today's training, an illness lets it wait", () => {
  const pressure = told({ checkIns: [{ ...nothing, bloodPressureSystolic: 190 }] });
  expect(toldWords(pressure, olderPlan)).toMatchObject({ urgent: true, replan: true });
  const ill = toldWords(told({ checkIns: [{ ...nothing, notes: "Have the flu" }] }), olderPlan);
  expect(ill).toMatchObject({ urgent: false, replan: true });
  expect(ill?.lines[0]).toContain("this workout can wait");
});

test("coach.F1 a sore joint is said until the plan knows it, and nothing is said when nothing was told", () => {
  const sore = told({ checkIns: [{ ...nothing, notes: "my knee hurts" }] });
  expect(toldWords(sore, olderPlan)).toMatchObject({ urgent: false, replan: true });
  expect(toldWords(sore, { trains: true, said: [soreSpotNote] })).toBeUndefined();
  const numb = told({ checkIns: [{ ...nothing, notes: "my fingers are numb" }] });
  expect(toldWords(numb, olderPlan)?.lines).toEqual([seeProfessional]);
  const calm = told({ checkIns: [{ ...nothing, notes: "Slept well", bloodPressureSystolic: 118 }] });
  expect(toldWords(calm, olderPlan)).toBeUndefined();
});
