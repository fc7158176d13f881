import { expect, test } from "vitest";
import { readNote } from "../read-note.ts";

const read = (note: string) => readNote(note, "2026-11-29");
const daysOf = (note: string) =>
  read(note).wishes.flatMap(({ type, name, muscle, weekdays }) =>
    weekdays.length === 0 ? [] : [[type, name === "" ? (muscle ?? "") : name, weekdays.join(" ")]],
  );

test.each([
  ["I play volleyball, matches on Sunday. I want to jump higher.", [["event", "matches", "sunday"]]],
  ["I play volleyball on Mondays and want to jump higher.", [["event", "volleyball", "monday"]]],
  ["we play on Sundays and I want to win", [["event", "play", "sunday"]]],
  ["I run 5 km on Sundays", [["event", "run", "sunday"]]],
  ["match every saturday", [["event", "match", "saturday"]]],
  ["Sprint training on Tuesday and Friday", [["event", "sprint training", "tuesday friday"]]],
  ["swim training Tuesday and Thursday", [["event", "swim training", "tuesday thursday"]]],
  ["match on saturday", [["event", "match", "saturday"]]],
  [
    "Football training Tuesdays and Thursdays, match every Saturday",
    [
      ["event", "football training", "tuesday thursday"],
      ["event", "match", "saturday"],
    ],
  ],
  [
    "football training tuesday and thursday evening, match on saturday",
    [
      ["event", "football training", "tuesday thursday"],
      ["event", "match", "saturday"],
    ],
  ],
  [
    "I run intervals on Wednesday and my long run is on Sunday",
    [
      ["event", "run intervals", "wednesday"],
      ["event", "long run", "sunday"],
    ],
  ],
  [
    "hockey practice Mon and Wed, game on Saturday",
    [
      ["event", "hockey practice", "monday wednesday"],
      ["event", "game", "saturday"],
    ],
  ],
  ["I have a dance class on Wednesdays", [["event", "dance class", "wednesday"]]],
  ["ballet lessons on Monday", [["event", "ballet lessons", "monday"]]],
  ["I go climbing on Fridays", [["event", "climbing", "friday"]]],
  ["please no heavy legs on Saturday or Tuesday", [["muscle_less", "thighs", "tuesday saturday"]]],
])("PLAN-01 a sport of some weekdays is heard as one, not as days to train on: %s", (note, expected) => {
  expect(daysOf(note)).toEqual(expected);
  expect(read(note)).toMatchObject({ limits: [], asked: null, stopped: [] });
});

test.each([
  ["I want to run on Mondays", [["days", "", "monday"]]],
  ["I train Monday, Wednesday and Friday", [["days", "", "monday wednesday friday"]]],
  ["Thursday is football night, so nothing then", [["days_off", "", "thursday"]]],
  ["I can't train on Tuesdays because of football", [["days_off", "", "tuesday"]]],
  ["I ran on Sunday", []],
  ["I do yoga on Fridays", []],
])("PLAN-01 days to train on and days off stay what they are: %s", (note, expected) => {
  expect(daysOf(note)).toEqual(expected);
});

test("PLAN-01 a match of this Saturday is one event with its date", () => {
  expect(read("charity bike ride in a month").wishes).toMatchObject([{ eventDate: "2026-12-29" }]);
  expect(read("my race is on the 12th").wishes).toMatchObject([{ eventDate: "2026-12-12" }]);
  // Written on a Sunday.
  expect(read("race on Sunday").wishes).toMatchObject([{ type: "event", eventDate: "2026-12-06" }]);
  expect(readNote("race next Sunday", "2026-12-02").wishes).toMatchObject([{ eventDate: "2026-12-13" }]);
  expect(read("got a 5k parkrun this sat").wishes).toMatchObject([{ eventDate: "2026-12-05" }]);
  expect(read("holiday 3rd to 10th aug").wishes).toMatchObject([{ eventDate: "2027-08-03" }]);
  expect(read("Match this Saturday").wishes).toMatchObject([{ type: "event", eventDate: "2026-12-05" }]);
});

test.each([
  [
    "I run a half marathon on 8 March and run Tuesday, Thursday, Saturday and Sunday.",
    ["half marathon", "2027-03-08"],
    "tuesday thursday saturday sunday",
  ],
  [
    "I run Tuesday, Thursday and Sunday, and I have a 10k on 5 April",
    ["10k", "2027-04-05"],
    "tuesday thursday sunday",
  ],
  ["Football training Tuesdays, a tournament in six weeks", ["tournament", "2027-01-10"], "tuesday"],
  ["Training for a marathon in 12 weeks, long run on Sundays", ["marathon", "2027-02-21"], "sunday"],
])("PLAN-01 an event and the sport of some weekdays are both read: %s", (note, [name, day], days) => {
  const { wishes } = read(note);
  expect(wishes).toContainEqual(expect.objectContaining({ type: "event", name, eventDate: day }));
  expect(
    wishes.flatMap(({ type, weekdays }) =>
      type === "event" && weekdays.length > 0 ? [weekdays.join(" ")] : [],
    ),
  ).toEqual([days]);
});
