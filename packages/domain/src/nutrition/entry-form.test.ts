import { expect, test } from "vitest";
import { lineOf, servingOfLine } from "./diary-line.ts";
import {
  draftOfLine,
  draftTotals,
  type EntryDraft,
  emptyEntryDraft,
  isUntouched,
  linePatch,
  parseEntry,
} from "./entry-form.ts";

const draft = (over: Partial<EntryDraft> = {}): EntryDraft => ({
  ...emptyEntryDraft("lunch"),
  calories: "90",
  protein: "12",
  ...over,
});
const place = { logDate: "2026-11-20", mealSlot: "lunch", createdAt: "2026-11-20T12:00:00.000Z" } as const;

test("NUT-03 refuses a line with neither calories nor protein", () => {
  for (const neither of [
    { calories: "", protein: "" },
    { calories: "0", protein: "0" },
    { calories: "0", protein: "" },
  ])
    expect(parseEntry(draft(neither))).toEqual({
      ok: false,
      error: { form: "Please enter calories and/or protein" },
    });
  expect(parseEntry(draft({ calories: "" })).ok).toBe(true);
  expect(parseEntry(draft({ protein: "" })).ok).toBe(true);
});

test("NUT-03 protein that nobody entered stays unknown; an entered 0 is 0", () => {
  const proteinOf = (protein: string) => {
    const parsed = parseEntry(draft({ protein }));
    return parsed.ok ? lineOf(parsed.value.serving, 1, place).protein : undefined;
  };
  expect([proteinOf(""), proteinOf("0"), proteinOf("12")]).toEqual([null, 0, 12]);
});

test("NUT-01 a form is untouched until typed into; the meal does not count", () => {
  const empty = emptyEntryDraft("lunch");
  expect(isUntouched(empty)).toBe(true);
  expect(isUntouched({ ...empty, mealSlot: "dinner" })).toBe(true);
  for (const typed of [{ name: "S" }, { fiber: "2" }, { servings: "2" }, { size: "1 bowl" }])
    expect(isUntouched({ ...empty, ...typed }), JSON.stringify(typed)).toBe(false);
});

test("NUT-03 servings start at 1, go in halves and not below 0.5", () => {
  expect(emptyEntryDraft("lunch").servings).toBe("1");
  for (const servings of ["0.5", "1", "1,5", "100"]) expect(parseEntry(draft({ servings })).ok).toBe(true);
  for (const servings of ["0", "0.4", "0.7", "-1", "", "two", "100.5"])
    expect(parseEntry(draft({ servings }))).toMatchObject({
      ok: false,
      error: { servings: expect.any(String) },
    });
});

test("NUT-03 invalid, negative or too large numbers are refused at their field", () => {
  expect(parseEntry(draft({ calories: "abc", protein: "-3", fat: "9999" }))).toMatchObject({
    ok: false,
    error: {
      calories: "Calories must be a number from 0 to 20,000.",
      protein: "Protein must be a number from 0 to 2,000.",
      fat: "Fat must be a number from 0 to 2,000.",
    },
  });
  // The record holds the total: 15,000 twice is too much.
  expect(parseEntry(draft({ calories: "15000", servings: "2" })).ok).toBe(false);
});

test("NUT-03 the button's totals are those of the line", () => {
  expect(draftTotals(draft({ servings: "1.5" }))).toMatchObject({ calories: 135, protein: 18 });
  expect(draftTotals(draft({ calories: "x" }))).toBeUndefined();
});

test("NUT-03 opening an entry and saving it unchanged writes nothing", () => {
  const line = { ...lineOf({ ...servingOfLineZero, calories: 91.3333 }, 1.5, place), calories: 137 };
  const form = draftOfLine(line);
  expect(form).toMatchObject({ name: "Soup", calories: "91.3", servings: "1.5" });
  const parsed = parseEntry(form, servingOfLine(line));
  expect(parsed.ok && linePatch(line, parsed.value, place)).toEqual({});
  // Only the number that was changed is the typed one; the other keeps its full value.
  const doubled = parseEntry({ ...form, servings: "3" }, servingOfLine(line));
  expect(doubled.ok && linePatch(line, doubled.value, place)).toEqual({
    mealName: "Soup (×3)",
    calories: 274,
    // 10.2 × 1.5 was rounded to 15 once; three are twice that.
    protein: 30,
    servings: 3,
  });
});

const servingOfLineZero = {
  name: "Soup",
  size: "",
  calories: 0,
  protein: 10.2,
  carbohydrate: null,
  fat: null,
  fiber: null,
};

test("UNIT-01 energy typed in kJ is stored to the kJ, and its errors name kJ", () => {
  for (const servings of ["1", "3"]) {
    const typed = draft({ calories: "1001", servings });
    const parsed = parseEntry(typed, undefined, "kJ");
    if (!parsed.ok) throw new Error("It is right");
    const line = lineOf(parsed.value.serving, parsed.value.servings, place, "kJ");
    expect(line.calories).toBeCloseTo((1001 * Number(servings)) / 4.184, 9);
    expect(draftOfLine(line, "kJ").calories).toBe("1001");
    // Opened and saved in kcal, it does not move either.
    const inKcal = parseEntry(draftOfLine(line), servingOfLine(line));
    if (!inKcal.ok) throw new Error("It is right");
    expect(linePatch(line, inKcal.value, place)).toEqual({});
  }
  expect(parseEntry(draft({ calories: "90000" }), undefined, "kJ")).toEqual({
    ok: false,
    error: { calories: "Energy must be a number from 0 to 83,680." },
  });
  expect(parseEntry(draft({ calories: "", protein: "" }), undefined, "kJ")).toEqual({
    ok: false,
    error: { form: "Please enter energy and/or protein" },
  });
});

test("UNIT-01 a line of whole kcal that is opened and saved in kJ keeps its kcal", () => {
  const line = lineOf({ ...servingOfLineZero, calories: 300 }, 2, place);
  const parsed = parseEntry(draftOfLine(line, "kJ"), servingOfLine(line), "kJ");
  if (!parsed.ok) throw new Error("It is right");
  expect(linePatch(line, parsed.value, place, "kJ")).toEqual({});
  expect(draftTotals(draftOfLine(line, "kJ"), undefined, "kJ")?.calories).toBeCloseTo(2510 / 4.184, 9);
});
