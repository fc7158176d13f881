import { useMemo } from "react";
import {
  cropOf,
  type Figure,
  type Frame,
  floorY,
  headRadius,
  type Point,
  type PoseEquipment,
  poseOf,
  skeleton,
} from "./pose-model.ts";

type PoseFigureProps = {
  readonly figure: Figure;
  readonly frame: Frame;
  /** What is read out; left out beside a text that says it. */
  readonly label?: string | undefined;
};

/** One frame of an exercise: body in ink, working limbs in accent, equipment in grey, floor as a hairline. */
export function PoseFigure({ figure, frame, label }: PoseFigureProps) {
  const pose = useMemo(() => poseOf(figure, frame), [figure, frame]);
  const { strokes, head, hands } = useMemo(() => skeleton(figure, pose), [figure, pose]);
  const [left, top, width, height] = useMemo(() => cropOf(figure), [figure]);
  const lines = strokes.map((stroke, index) => (
    <polyline
      // biome-ignore lint/suspicious/noArrayIndexKey: the limbs of one drawing never change places
      key={index}
      className={stroke.works ? "works" : undefined}
      points={stroke.points.map(inTenths).join(" ")}
      strokeWidth={stroke.width}
    />
  ));
  const armsFrom = strokes.findIndex((stroke) => stroke.part === "arm");
  const behindHead = armsFrom === -1 ? lines.length : armsFrom;
  return (
    <svg
      className="pose"
      viewBox={`${left} ${top} ${width} ${height}`}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {figure.floor !== false && (
        <path className="floor" d={`M${left + 4} ${floorY}H${left + width - 4}`} strokeWidth={2} />
      )}
      <path className="kit" d={`${figure.kit ?? ""}${pose.kit ?? ""}`} strokeWidth={5} />
      <path className="kit" d={`${figure.rope ?? ""}${pose.rope ?? ""}`} strokeWidth={2} />
      {lines.slice(0, behindHead)}
      <circle className="head" cx={tenths(head[0])} cy={tenths(head[1])} r={headRadius} />
      {lines.slice(behindHead)}
      {figure.held !== undefined &&
        hands.map(([x, y], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: left hand, right hand
          <path key={index} className="implement" d={heldPath[held(figure)]([tenths(x), tenths(y)])} />
        ))}
    </svg>
  );
}

const held = (figure: Figure): PoseEquipment => figure.held ?? "bar";
const tenths = (value: number): number => Math.round(value * 10) / 10;
const inTenths = ([x, y]: Point): string => `${tenths(x)},${tenths(y)}`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Filled by the even-odd rule: a disc in a disc is a ring. */
const heldPath: Readonly<Record<PoseEquipment, (hand: Point) => string>> = {
  bar: ([x, y]) => disc(x, y, 4.5),
  bell: ([x, y]) => disc(x, y, 7),
  plate: ([x, y]) => disc(x, y, 15) + disc(x, y, 10),
  block: ([x, y]) => `M${x - 3} ${y - 12}h13v24h-13z`,
  kettlebell: ([x, y]) => disc(x, y + 12, 9) + disc(x, y + 1, 6) + disc(x, y + 1, 3.5),
};
