/** Where each part lies on the body of `muscle-map.data.ts`, 100 wide and 190 high; those off the middle lie on both sides. */
import type { BodyArea } from "@muster/domain/planning/limit-options.text";

type Spot = { readonly area: BodyArea; readonly x: number; readonly y: number };

/** Side of the body -> places that can be tapped. */
export const spots: Readonly<Record<"front" | "back", readonly Spot[]>> = {
  front: [
    { area: "shoulder", x: 30, y: 40 },
    { area: "chest", x: 43, y: 51 },
    { area: "upper_arm", x: 25, y: 59 },
    { area: "rib", x: 39, y: 68 },
    { area: "elbow", x: 20, y: 76 },
    { area: "abdomen", x: 50, y: 82 },
    { area: "wrist", x: 14, y: 98 },
    { area: "hip", x: 37, y: 97 },
    { area: "groin", x: 50, y: 109 },
    { area: "front_thigh", x: 40, y: 121 },
    { area: "knee", x: 40, y: 141 },
    { area: "shin", x: 40, y: 159 },
    { area: "foot", x: 34, y: 183 },
  ],
  back: [
    { area: "neck", x: 50, y: 27 },
    { area: "upper_back", x: 50, y: 52 },
    { area: "lower_back", x: 50, y: 84 },
    { area: "glute", x: 42, y: 104 },
    { area: "hamstring", x: 40, y: 125 },
    { area: "calf", x: 40, y: 152 },
    { area: "ankle", x: 40, y: 176 },
  ],
};
