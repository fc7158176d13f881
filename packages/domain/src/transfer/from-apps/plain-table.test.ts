import { expect, test } from "vitest";
import { guessColumns, isEnough } from "./plain-table.ts";
import { readAppFile } from "./read-app-file.ts";
import { inLines } from "./testing/in-lines.ts";

const today = "2026-11-23";
const lines = (text: string, columns: Parameters<typeof readAppFile>[3]): string => {
  const brought = readAppFile("mine.csv", text, today, columns);
  return brought === undefined ? "nothing" : inLines(brought);
};

test("the likeliest column of each role is guessed, in other languages too", () => {
  expect(guessColumns(["datum", "übung", "satz", "wdh.", "gewicht (kg)", "bemerkung"])).toEqual({
    date: "datum",
    exercise: "übung",
    weight: "gewicht (kg)",
    reps: "wdh.",
    notes: "bemerkung",
  });
  expect(isEnough(guessColumns(["when", "what"]))).toBe(false);
  // A weight with repetitions is no weigh-in.
  expect(isEnough({ date: "tag", weight: "kg", reps: "wdh." })).toBe(false);
});

test("a table of sets is read by the columns that were chosen", () => {
  const text = "Datum;Übung;Wdh.;Gewicht (kg)\n02.03.2026;Kniebeuge;5;102,5\n02.03.2026;Planke;;\n";
  expect(lines(text, { date: "datum", exercise: "übung", reps: "wdh.", weight: "gewicht (kg)" })).toBe(
    [
      "your table",
      "2026-03-02 Workout",
      "  Kniebeuge",
      "    working 5 reps 102.5 kg",
      "left out 1: Sets without repetitions, time or distance",
      "",
    ].join("\n"),
  );
});

test("one date above twelve tells the order of all, and without one they are left out", () => {
  const rows = "Date,Lb\n3/4/2026,175\n";
  const columns = { date: "date", weight: "lb" };
  expect(lines(`${rows}3/14/2026,174\n`, columns)).toBe(
    "your table\n2026-03-04 weight 175 lb\n2026-03-14 weight 174 lb\n",
  );
  expect(lines(rows, columns)).toBe(
    "your table\nleft out 1: Rows whose date can be read in two ways, such as 3/4/2026\n",
  );
});

test("SET-07 what is left out is named by its date and name, or by its first cells", () => {
  const text = "Datum;Übung;Wdh.\n02.03.2026;Planke;\nbald;Kniebeuge;5\n03.03.2026;Planke;0\n";
  const brought = readAppFile("mine.csv", text, today, { date: "datum", exercise: "übung", reps: "wdh." });
  expect(brought?.leftOut).toEqual([
    {
      why: "Sets without repetitions, time or distance",
      count: 2,
      rows: ["2026-03-02 Planke", "2026-03-03 Planke"],
    },
    { why: "Rows without a date that can be read", count: 1, rows: ["bald Kniebeuge"] },
  ]);
});

test("columns that do not say enough read nothing", () => {
  expect(lines("Date,Lb\n2026-03-04,175\n", { date: "date" })).toBe("nothing");
});
