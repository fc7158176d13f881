import { expect, test } from "vitest";
import { restSecondsAfter, withOwnRests } from "./rest.ts";

test("EXC-05 a warm-up rests 45 s at most, everything else as the plan says", () => {
  expect(restSecondsAfter("warmup", { restSeconds: 150 })).toBe(45);
  expect(restSecondsAfter("warmup", { restSeconds: 30 })).toBe(30);
  expect(restSecondsAfter("working", { restSeconds: 150 })).toBe(150);
  expect(restSecondsAfter("drop", { restSeconds: 0 })).toBe(0);
});

test("EXC-05 a rest that the person chose stands in place of the plan's", () => {
  const planned = [
    { exerciseId: "bench", rest: "120 sec", restSeconds: 120 },
    { exerciseId: "row", rest: "90 sec", restSeconds: 90 },
  ];
  const said = { exerciseId: "bench", favourite: false, excluded: "no", restSeconds: 180 } as const;
  expect(withOwnRests(planned, [said])).toEqual([
    { exerciseId: "bench", rest: "3 min", restSeconds: 180 },
    planned[1],
  ]);
  expect(withOwnRests(planned, [{ ...said, restSeconds: null }])).toEqual(planned);
});
