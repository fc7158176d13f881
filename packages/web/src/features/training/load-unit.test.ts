import { catalogue } from "@muster/coach/catalogue/catalogue";
import { loadUnit, loadWords } from "@muster/domain/training/weights/gear";
import { expect, test } from "vitest";

test("EXC-02 the weight field is labelled as the catalogue says", () => {
  const words = { perHand: "per hand", assisted: "of help", bodyweightPlus: "added", external: "", none: "" };
  const loaded = catalogue.filter(({ takesWeight }) => takesWeight);
  const wrong = loaded.flatMap(({ id, name, machine, loadKind }) => {
    const said = loadWords({ exerciseId: id, name, machine });
    return said === words[loadKind] ? [] : [`${name}: ${said}, not ${words[loadKind]}`];
  });
  expect(wrong).toEqual([]);
  expect(new Set(loaded.map(({ loadKind }) => loadKind)).size).toBe(4);
});

test("EXC-02 the unit stands before the word, or alone", () => {
  const exercise = (name: string, exerciseId = "") => ({ exerciseId, name, machine: null });
  expect(loadUnit(exercise("Dumbbell Curls"), "imperial")).toBe("lb per hand");
  expect(loadUnit(exercise("Romanian Deadlifts", "hinge.rdl"), "metric")).toBe("kg per hand");
  expect(loadUnit(exercise("Barbell Back Squats"), "metric")).toBe("kg");
});
