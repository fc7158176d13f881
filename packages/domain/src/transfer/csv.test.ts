import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";
import { csvObjects, parseCsv } from "./read-csv.ts";

test("SET-07 what is written as CSV is read back as it was, whatever people typed", () => {
  // What begins like a formula is changed on purpose; an empty line is none.
  const cell = fc
    .string({ minLength: 1, unit: "grapheme" })
    .filter((text) => !/^[=+\-@\t\r"]|\r|\uFEFF/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 6 }), (rows) => {
      expect(parseCsv(rows.map((row) => csvLine(row)).join(""), ",").rows).toEqual(rows);
    }),
  );
});

test("SET-07 a cell that a spreadsheet would run is text, negatives are numbers", () => {
  expect(csvLine(['=HYPERLINK("x")', "+1", "@a", -2.5, null, true])).toBe(
    '"\'=HYPERLINK(""x"")",\'+1,\'@a,-2.5,,true\r\n',
  );
});

test("SYNC-07 tables with BOM, quotes and line breaks are read by their header", () => {
  expect(csvObjects('\uFEFFid,data\n1,"{""a"":""b,c\nd""}"\n\n2\n')).toEqual([
    { id: "1", data: '{"a":"b,c\nd"}' },
    { id: "2", data: "" },
  ]);
});

test.each([
  [";", "80,5", "slow, steady, as ever, and again, and again"],
  [",", "80.5", "slow; steady; as ever"],
  ["\t", "80,5", "slow, steady; as ever, and again"],
])("cells between %j are told from decimals and notes", (delimiter, weight, notes) => {
  const rows = [
    ["Date", "Weight", "Notes"],
    ["2026-03-02", weight, notes],
    ["2026-03-04", weight, notes],
  ];
  const text = rows.map((row) => row.join(delimiter)).join("\r\n");
  expect(parseCsv(text)).toEqual({ delimiter, rows });
});

test("a quote that a program did not write twice takes no row with it", () => {
  const text =
    'Date,Notes\n2026-03-02,"felt "easy" today, really"\n2026-03-04,"a 5"" plate"\n2026-03-05,"said ""no"""';
  expect(parseCsv(text).rows).toEqual([
    ["Date", "Notes"],
    ["2026-03-02", 'felt "easy" today, really'],
    ["2026-03-04", 'a 5" plate'],
    ["2026-03-05", 'said "no"'],
  ]);
});
