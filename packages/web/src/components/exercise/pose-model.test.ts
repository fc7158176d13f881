import { figureNames } from "@muster/coach/guides/figure-name";
import { describe, expect, test } from "vitest";
import { bones, cropOf, type Figure, floorY, type Limb, type Pose, poseOf, skeleton } from "./pose-model.ts";
import { figures } from "./poses.data.ts";

const frames = figureNames.flatMap((name): readonly (readonly [string, Figure, Pose])[] => {
  const figure = figures[name];
  return [
    [`${name} start`, figure, poseOf(figure, "start")],
    [`${name} end`, figure, poseOf(figure, "end")],
  ];
});

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
/** Units that a drawn bone may differ from its length. */
const tolerance = 2.5;

describe("EXC-04 pose figures", () => {
  test.each(frames)(
    "EXC-04 %s: bones keep their length, foreshortened ones are never longer",
    (_, figure, pose) => {
      for (const { part, points } of skeleton(figure, pose).strokes) {
        const [a, b, c] = points;
        if (part === "trunk" || a === undefined || b === undefined || c === undefined) continue;
        const limits = part === "leg" ? [bones.thigh, bones.shin] : [bones.upperArm, bones.forearm];
        expect(distance(a, b)).toBeLessThanOrEqual((limits[0] ?? 0) + tolerance);
        expect(distance(b, c)).toBeLessThanOrEqual((limits[1] ?? 0) + tolerance);
      }
    },
  );

  test.each(frames)("EXC-04 %s: nothing is under the floor", (_, figure, pose) => {
    if (figure.floor === false) return;
    const { strokes, head } = skeleton(figure, pose);
    for (const { points, width } of strokes)
      for (const [, y] of points) expect(y + width / 2).toBeLessThanOrEqual(floorY + 2);
    expect(head[1] + 9.5).toBeLessThanOrEqual(floorY + 1);
  });

  test.each(frames)("EXC-04 %s: solved knees bend forward", (_, figure, pose) => {
    if (figure.front === true) return;
    const solved = (limb: Limb) => limb.length <= 3;
    const legs = skeleton(figure, pose).strokes.filter((stroke) => stroke.part === "leg");
    for (const [index, limb] of pose.legs.entries()) {
      const points = legs.toReversed()[index]?.points;
      const [hip, knee, ankle] = points ?? [];
      if (!solved(limb) || hip === undefined || knee === undefined || ankle === undefined) continue;
      const cross = (ankle[0] - hip[0]) * (knee[1] - hip[1]) - (ankle[1] - hip[1]) * (knee[0] - hip[0]);
      expect(cross).toBeLessThanOrEqual(0.01);
    }
  });

  test.each(figureNames)(
    "EXC-04 %s: both frames say what they show, in few words, and fit one crop",
    (name) => {
      const figure = figures[name];
      for (const pose of [figure.start, figure.end]) expect(pose.says).toMatch(/^[A-Z][^.]{4,40}$/);
      expect(figure.start.says).not.toBe(figure.end.says);
      const [, top, width, height] = cropOf(figure);
      expect(width / height).toBeGreaterThan(0.8);
      expect(width / height).toBeLessThan(1.7);
      expect(top + height).toBeGreaterThanOrEqual(figure.floor === false ? 100 : floorY);
    },
  );
});
