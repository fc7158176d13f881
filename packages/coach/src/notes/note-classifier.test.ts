import { expect, test } from "vitest";
import { bucketsOf, chancesOf } from "./note-classifier.ts";
import { wishQuestion } from "./questions.text.ts";
import { readNote } from "./read-note.ts";

const shared = (a: string, b: string): number => {
  const [one, other] = [bucketsOf(a), bucketsOf(b)];
  return [...one].filter((bucket) => other.has(bucket)).length / Math.max(one.size, other.size);
};

test("endings, numbers and the case of letters make no difference", () => {
  expect(bucketsOf("Aching for 3 days")).toEqual(bucketsOf("ached for 12 day"));
});

test("a misspelt word shares most of its parts", () => {
  expect(shared("everything swimming", "everythng swiming")).toBeGreaterThan(0.4);
  expect(shared("everything swimming", "nothing here")).toBeLessThan(0.2);
});

test.each(["", "a", "!!!", "7 7 7", "пешком", "word ".repeat(2_000)])(
  "the chances of any text are three that make one: %j",
  (text) => {
    const { urgent, health, nothing } = chancesOf(text);
    expect(urgent + health + nothing).toBeCloseTo(1, 9);
    expect(Math.min(urgent, health, nothing)).toBeGreaterThanOrEqual(0);
  },
);

test("coach.F3 an urgent sign in words that no list has stops training", () => {
  const { stopped } = readNote(
    "went to pour the milk and half of me simply was not there for a bit",
    "2026-11-15",
  );
  expect(stopped).toEqual(["unnamed"]);
});

test("coach.F3 a sign that is denied stays denied, whatever the model makes of it", () => {
  expect(readNote("no chest pain, no fainting, legs like jelly after squats", "2026-11-15").stopped).toEqual(
    [],
  );
});

test.each([
  "I had a heart attack in 2015, take beta blockers and am cleared for exercise",
  "Epilepsy, last seizure 3 years ago",
])("coach.F3 what is known and lived with is respected, and stops nothing: %s", (note) => {
  const { stopped, limits } = readNote(note, "2026-11-15");
  expect(stopped).toEqual([]);
  expect(limits.length).toBeGreaterThan(0);
});

test.each(["all I will have is a chair and a towel", "the family next door sleeps early"])(
  "coach.F1 a wish in words that no list has is asked about: %s",
  (note) => {
    expect(readNote(note, "2026-11-15").asked).toBe(wishQuestion);
  },
);

test.each(["good week, nothing new", "the gym was nice and empty on tuesday"])(
  "coach.F1 what wishes for nothing is not asked about: %s",
  (note) => {
    expect(readNote(note, "2026-11-15").asked).toBeNull();
  },
);
