import { expect, test } from "vitest";
import { settingsSchema } from "./settings.schema.ts";
import { defaultSettings, shownUnits } from "./settings.ts";

test("UNIT-01 settings from before kilojoules, and none at all, show kcal", () => {
  const { energy: _later, ...before } = defaultSettings;
  expect(shownUnits({ ...before, units: "metric" })).toEqual({ units: "metric", energy: "kcal" });
  expect(shownUnits(undefined)).toEqual({ units: "imperial", energy: "kcal" });
  expect(settingsSchema.parse(before).energy).toBe("kcal");
  expect(shownUnits({ ...defaultSettings, energy: "kJ" }).energy).toBe("kJ");
});
