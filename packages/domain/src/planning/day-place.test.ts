import { expect, test } from "vitest";
import { placeOfDay } from "./day-place.ts";

test("HOME-06 a day's place is its own field; of older plans the label says it", () => {
  expect(placeOfDay({ place: "home", location: "Gym" })).toBe("home");
  expect(placeOfDay({ place: "gym", location: "Anywhere" })).toBe("gym");
  expect(placeOfDay({ location: "Planet Fitness" })).toBe("gym");
  expect(placeOfDay({ location: "Home (with weights)" })).toBe("home");
  expect(placeOfDay({ location: "Park" })).toBe("home");
});
