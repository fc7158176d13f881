import { expect, test } from "vitest";
import { placeOfDay } from "../planning/day-place.ts";
import { aProfile } from "../testing/builders.ts";
import { freeKit, freeLocation, freePlaces, usualFreePlace } from "./free-workout.ts";

test("the location of a free workout names its place to plates, weights and swaps", () => {
  const places = freePlaces.map((place) => freeLocation(place, aProfile({ gymAccess: "commercial_gym" })));
  expect(places).toEqual(["Gym", "Home (with weights)", "Home (bodyweight)"]);
  expect(places.map((location) => placeOfDay({ location }))).toEqual(["gym", "home", "home"]);
  expect(freeLocation("gym", aProfile())).toBe("Planet Fitness");
});

test("a gym member's free workout is at the gym; else at home with what there is", () => {
  expect(usualFreePlace(aProfile())).toBe("gym");
  expect(usualFreePlace(undefined)).toBe("gym");
  expect(usualFreePlace(aProfile({ gymAccess: "no_gym" }))).toBe("weights");
  expect(usualFreePlace(aProfile({ gymAccess: "no_gym", equipment: ["yoga_mat", "none"] }))).toBe(
    "bodyweight",
  );
});

test("without weights only bars and mats stay; a gym has equipment", () => {
  const kit = {
    equipment: ["dumbbells", "pull_up_bar"],
    gymAccess: "no_gym",
    hasHomeBarbell: true,
    homeMachines: ["Leg Press"],
  } as const;
  expect(freeKit("Home (bodyweight)", kit)).toEqual({
    equipment: ["pull_up_bar"],
    gymAccess: "no_gym",
    hasHomeBarbell: false,
    homeMachines: [],
  });
  expect(freeKit("Gym", kit).gymAccess).toBe("other_gym");
  expect(freeKit("Home (with weights)", kit)).toEqual(kit);
});
