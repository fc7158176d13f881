import { expect, test } from "vitest";
import { profileFromJson } from "../../command-line/cli-week.ts";
import { startDate } from "../life.ts";
import { ownPeople } from "./people.data.ts";
import { difficultyModeOf, peopleFromJson } from "./people-file.ts";
import { unknownIn } from "./unknown.ts";

const file = () => {
  const read = peopleFromJson(ownPeople);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

test("at least thirty people of our own can be read, each once, half of them held out", () => {
  const { people } = file();
  expect(people.length).toBeGreaterThanOrEqual(30);
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  expect(people.filter(({ heldOut }) => heldOut === true).length).toBe(people.length / 2);
  for (const { id, profile } of people)
    expect({ id, read: profileFromJson(profile, startDate).ok }).toEqual({ id, read: true });
});

test("our own people use no unknown event, slider or expectation", () => {
  expect(unknownIn(file()).filter(({ what }) => what !== "check")).toEqual([]);
});

test("a people file needs only id and profile; unknown fields are named", () => {
  const read = peopleFromJson({
    version: 1,
    people: [
      {
        id: "a",
        profile: {},
        events: [
          { week: 2, type: "flu" },
          { week: 3, type: "meteorite" },
        ],
        latent: { difficultyMode: "sarcastic" },
        expected: { shoeSize: 44 },
        checks: [{ constraint: "no_training", when: "always" }, { constraint: "no-luck" }],
      },
    ],
  });
  if (!read.ok) throw new Error(read.error);
  expect(read.value.people[0]?.latent).toMatchObject({ responsiveness: 1, adherence: 0.9, logProb: 0.8 });
  expect(unknownIn(read.value)).toEqual([
    { person: "a", what: "event", name: "meteorite" },
    { person: "a", what: "check", name: "no-luck" },
    { person: "a", what: "difficultyMode", name: "sarcastic" },
    { person: "a", what: "expected", name: "shoeSize" },
  ]);
});

test("a file of the wrong shape is refused with the place", () => {
  expect(peopleFromJson({ version: 1, people: [{ id: 3 }] })).toEqual({
    ok: false,
    error: expect.stringMatching(/^people\.0\.id/),
  });
});

test.each([
  ["honest", "honest"],
  ["always_10", "always-10"],
  ["stuck", "always-7"],
  ["fixed-6", 6],
  ["nonsense", undefined],
])("slider %s is read as %s", (word, mode) => {
  expect(difficultyModeOf(word)).toBe(mode);
});
