import type { Muscle } from "@muster/coach/catalogue/exercise";
import { useId } from "react";
import { commonText } from "../common.text.ts";
import { guideText } from "./exercise-guide.text.ts";
import { mannequin, regions, type Side } from "./muscle-map.data.ts";

type MuscleMapProps = {
  /** Trained directly, by name; the first has number 1. */
  readonly primary: readonly Muscle[];
  /** Work along; numbered on. */
  readonly secondary: readonly Muscle[];
  readonly names: Readonly<Record<Muscle, string>>;
};

/**
 * Front and back of a body. Directly trained muscles are filled, those that work along are hatched; each has a number,
 * and the list beside the picture says the same in words.
 */
export function MuscleMap({ primary, secondary, names }: MuscleMapProps) {
  const hatch = useId();
  const numbers = new Map([...primary, ...secondary].map((muscle, index) => [muscle, index + 1]));
  const isPrimary = (muscle: Muscle) => primary.includes(muscle);
  const body = (side: Side) => {
    const shown = [...numbers].flatMap(([muscle, number]) => {
      const region = regions[side][muscle];
      return region === undefined ? [] : [{ muscle, number, region }];
    });
    return (
      <figure>
        <svg className="body-map" viewBox="5 2 90 192" aria-hidden="true">
          <pattern id={`${hatch}-${side}`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path className="hatch" d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" />
          </pattern>
          <circle className="skin" cx={50} cy={14} r={10} />
          {mannequin.map(([path, width]) => (
            <path key={path} className="skin limb" d={path} strokeWidth={width} />
          ))}
          {shown.map(({ muscle, region }) => (
            <g key={muscle} className={isPrimary(muscle) ? "primary" : "secondary"}>
              {["", "matrix(-1 0 0 1 100 0)"].map((transform) => (
                <path
                  key={transform}
                  d={region.path}
                  transform={transform || undefined}
                  fill={isPrimary(muscle) ? undefined : `url(#${hatch}-${side})`}
                />
              ))}
            </g>
          ))}
          {shown.map(({ muscle, number, region: { at } }) => (
            <g key={muscle} className="tag">
              <circle cx={at[0]} cy={at[1]} r={5.5} />
              <text x={at[0]} y={at[1] + 2.9}>
                {number}
              </text>
            </g>
          ))}
        </svg>
        <figcaption className="text-small muted">
          {side === "front" ? guideText.front : commonText.back}
        </figcaption>
      </figure>
    );
  };
  return (
    <div className="muscle-map">
      {body("front")}
      {body("back")}
      <div className="stack">
        <MuscleList
          title={guideText.trainedDirectly}
          muscles={primary}
          names={names}
          numbers={numbers}
          mark="primary"
        />
        <MuscleList
          title={guideText.workAlong}
          muscles={secondary}
          names={names}
          numbers={numbers}
          mark="secondary"
        />
      </div>
    </div>
  );
}

type MuscleListProps = {
  readonly title: string;
  readonly muscles: readonly Muscle[];
  readonly names: Readonly<Record<Muscle, string>>;
  readonly numbers: ReadonlyMap<Muscle, number>;
  readonly mark: "primary" | "secondary";
};

function MuscleList({ title, muscles, names, numbers, mark }: MuscleListProps) {
  if (muscles.length === 0) return null;
  return (
    <div className="stack-4">
      <h4 className="text-small bold row">
        <i className={`map-key ${mark}`} />
        {title}
      </h4>
      <ul className="text-small muted">
        {muscles.map((muscle) => (
          <li key={muscle}>
            {numbers.get(muscle)} {names[muscle]}
          </li>
        ))}
      </ul>
    </div>
  );
}
