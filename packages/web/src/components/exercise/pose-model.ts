/**
 * The body behind every pose figure: fixed bones, hip and lean given, knees and elbows solved so that they bend the way
 * a person's do. A pose is a line of numbers in the data; out come strokes on a 160 grid, y down, floor at 146.
 */

/** Lengths of the bones in units of the grid. */
export const bones = {
  trunk: 37,
  neck: 20,
  thigh: 32,
  shin: 32,
  foot: 14,
  upperArm: 22,
  forearm: 21,
} as const;
/** y of the floor. */
export const floorY = 146;
/** Radius of the head. */
export const headRadius = 9.5;

/**
 * A leg or an arm. `[x, y]`: where ankle or hand is, the joint is solved. `[jx, jy, x, y]`: the joint too, for what is
 * seen from the front or foreshortened. One number more: the foot's direction in degrees, 0 forward, 90 down.
 */
export type Limb = readonly number[];

/** One position of the body. */
export type Pose = {
  /** Caption of the drawing: 'Chest near the floor'. */
  readonly says: string;
  readonly hip: readonly [number, number];
  /** Degrees of the trunk from upright, forward (right) positive; -90: on the back, head left. */
  readonly lean: number;
  /** Degrees of the head against the trunk, forward positive. */
  readonly nod?: number;
  readonly legs: readonly Limb[];
  readonly arms: readonly Limb[];
  /** Equipment as a path: thick, thin, and filled. */
  readonly kit?: string;
  readonly rope?: string;
};

/** Equipment in the hands. */
export type PoseEquipment = "bell" | "kettlebell" | "plate" | "block" | "bar";

/** A drawing: one or two poses and what is around them. */
export type Figure = {
  /** Which limbs do the work, drawn in accent. `near` is the first limb of the pair only. */
  readonly work: "arms" | "legs" | "near-leg" | "near-arm" | "trunk" | "all";
  /** Seen from the front: broad shoulders, limbs left and right. */
  readonly front?: boolean;
  readonly held?: PoseEquipment;
  /** Same in both frames. */
  readonly kit?: string;
  readonly rope?: string;
  readonly floor?: false;
  readonly start: Pose;
  /** What is another than at the start. */
  readonly end: Partial<Pose> & Pick<Pose, "says">;
};

/** Which of its two positions. */
export type Frame = "start" | "end";

/** The whole position of a frame. */
export const poseOf = ({ start, end }: Figure, frame: Frame): Pose =>
  frame === "start" ? start : { ...start, ...end };

/** x and y on the grid. */
export type Point = readonly [number, number];
type Stroke = {
  readonly points: readonly Point[];
  readonly width: number;
  readonly part: "trunk" | "leg" | "arm";
  readonly works: boolean;
};
type Skeleton = {
  readonly strokes: readonly Stroke[];
  readonly head: Point;
  readonly hands: readonly Point[];
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const along = ([x, y]: Point, degrees: number, length: number): Point => [
  x + length * Math.cos(radians(degrees)),
  y + length * Math.sin(radians(degrees)),
];

/** Where a bone pair bends on its way to `end`. @param side -1 bends forward (knee), 1 backward (elbow) */
const bend = (from: Point, end: Point, first: number, second: number, side: 1 | -1): Point => {
  const [dx, dy] = [end[0] - from[0], end[1] - from[1]];
  const distance = Math.min(Math.max(Math.hypot(dx, dy), 0.01), first + second);
  const onLine = (first * first - second * second + distance * distance) / (2 * distance);
  const off = Math.sqrt(Math.max(0, first * first - onLine * onLine));
  const [ux, uy] = [dx / distance, dy / distance];
  return [from[0] + ux * onLine - uy * off * side, from[1] + uy * onLine + ux * off * side];
};

type Bones = { readonly first: number; readonly second: number; readonly side: 1 | -1 };
const leg: Bones = { first: bones.thigh, second: bones.shin, side: -1 };
const arm: Bones = { first: bones.upperArm, second: bones.forearm, side: 1 };

/** @param limb numbers that the data's test has checked: two to five */
const limbPoints = (from: Point, limb: Limb, { first, second, side }: Bones): readonly Point[] => {
  const at = (index: number): number => limb[index] ?? 0;
  if (limb.length >= 4) return [from, [at(0), at(1)], [at(2), at(3)]];
  const end: Point = [at(0), at(1)];
  return [from, bend(from, end, first, second, side), end];
};

const shoulderOf = ({ hip, lean }: Pose): Point => along(hip, lean - 90, bones.trunk);

/** The strokes of one pose, back to front. */
export const skeleton = (figure: Figure, pose: Pose): Skeleton => {
  const { front = false, work } = figure;
  const shoulder = shoulderOf(pose);
  const width = { hip: front ? 5 : 0, shoulder: front ? 10 : 0 };
  const beside = (point: Point, index: number, distance: number, direction = 0): Point =>
    along(point, direction, index === 0 ? -distance : distance);
  const works = (part: "leg" | "arm", index: number): boolean =>
    work === "all" || work === `${part}s` || (work === `near-${part}` && index === 0);
  const legs = pose.legs.map((limb, index): Stroke => {
    const from = beside(pose.hip, index, width.hip);
    const points = limbPoints(from, limb, leg);
    const ankle = points[2] ?? from;
    const toes = limb.length % 2 === 1 ? limb.at(-1) : front ? (index === 0 ? 180 : 0) : 0;
    const sole = along(ankle, toes ?? 0, front && limb.length % 2 === 0 ? 6 : bones.foot);
    return { points: [...points, sole], width: 11, part: "leg", works: works("leg", index) };
  });
  const arms = pose.arms.map((limb, index): Stroke => {
    const from = beside(along(shoulder, pose.lean + 90, 2), index, width.shoulder, pose.lean);
    return { points: limbPoints(from, limb, arm), width: 9.5, part: "arm", works: works("arm", index) };
  });
  const inset = front ? 5 : 0;
  const trunk: Stroke = {
    points: [along(pose.hip, pose.lean - 90, inset), along(shoulder, pose.lean + 90, inset)],
    width: front ? 22 : 14,
    part: "trunk",
    works: work === "trunk" || work === "all",
  };
  const head = along(shoulder, pose.lean + (pose.nod ?? (front ? 0 : 8)) - 90, bones.neck);
  const farFirst = <T>(list: readonly T[]): readonly T[] => list.toReversed();
  return {
    strokes: [...farFirst(legs), trunk, ...farFirst(arms)],
    head,
    hands: arms.map((stroke) => stroke.points[2] ?? shoulder),
  };
};

/** How far a held weight may reach beyond the hand. */
const heldReach = 8;

const box = ([x, y]: Point, reach: number): readonly Point[] => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];

/** The numbers of a path in absolute commands M L H V, enough for its box. */
const pathPoints = (path: string): readonly Point[] => {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([MLHV])([^MLHV]*)/g)) {
    const numbers = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    while (numbers.length > 0) {
      if (command !== "V") x = numbers.shift() ?? x;
      if (command !== "H") y = numbers.shift() ?? y;
      points.push([x, y]);
    }
  }
  return points;
};

/** One crop for both frames, so that the floor stays level across the pair: x, y, width, height. */
export const cropOf = (figure: Figure): readonly [number, number, number, number] => {
  const points = (["start", "end"] as const).flatMap((frame) => {
    const pose = poseOf(figure, frame);
    const { strokes, head, hands } = skeleton(figure, pose);
    const kit = [figure.kit, figure.rope, pose.kit, pose.rope].flatMap((path) => pathPoints(path ?? ""));
    const load = figure.held === undefined ? [] : hands.flatMap((hand) => box(hand, heldReach));
    return [...strokes.flatMap((stroke) => stroke.points), ...box(head, headRadius), ...kit, ...load];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const pad = 9;
  const left = Math.min(...xs) - pad;
  const top = Math.min(...ys) - pad;
  const bottom = figure.floor === false ? Math.max(...ys) + pad : floorY + 3;
  const right = Math.max(...xs) + pad;
  // Two drawings of similar shape are shown side by side in every guide, at one scale.
  const height = Math.max(bottom - top, (right - left) * 0.6, 84);
  const width = Math.max(right - left, height * 0.85);
  return [
    Math.round((left + right - width) / 2),
    Math.round(bottom - height),
    Math.round(width),
    Math.round(height),
  ];
};
