import { expect, test } from "vitest";
import { readyParts, sizeInWords } from "./device-storage.ts";

test("SYNC-05 sizes read as people say them", () => {
  expect(sizeInWords(0)).toBe("less than 0.1 MB");
  expect(sizeInWords(12_345_678)).toBe("12.3 MB");
  expect(sizeInWords(2_400_000_000)).toBe("2.4 GB");
});

test("SYNC-05 what is ready offline is what the caches hold", () => {
  expect(readyParts([])).toEqual([{ label: "The app", ready: false }]);
  expect(readyParts(["/", "/assets/guide-library-Ab12.js"])).toEqual([
    { label: "The app", ready: true },
    { label: "Exercise guides", ready: true },
  ]);
  // A script of that name is not the table.
  expect(readyParts(["/", "/assets/foods-api-Ab12.js"], ["/assets/foods-D9PXKVGI.json"])).toContainEqual({
    label: "Food search",
    ready: false,
  });
  expect(readyParts(["/", "/assets/foods-D9PXKVGI.json"])).toContainEqual({
    label: "Food search",
    ready: true,
  });
  expect(readyParts(["/"], ["/assets/zxing_reader.wasm"])).toContainEqual({
    label: "Barcode scanner",
    ready: false,
  });
});
