import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contentHash, sameContent } from "./dry-run.ts";

test("SYNC-07 the stand-in of a content is the same exactly when the content is", () => {
  const content = fc.dictionary(
    fc.string({ maxLength: 3 }),
    fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
  );
  fc.assert(
    fc.property(content, content, (one, other) => {
      expect(contentHash(one) === contentHash(other)).toBe(sameContent(one, other));
    }),
    { numRuns: 300 },
  );
  expect(contentHash({ reps: 8, weight: 60 })).toBe(contentHash({ weight: 60, reps: 8 }));
  expect(contentHash({ reps: 8, weight: 60 })).not.toBe(contentHash({ reps: 8, weight: 61 }));
});
