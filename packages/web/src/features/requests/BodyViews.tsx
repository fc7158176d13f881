import { type BodyArea, bodyAreas, limitSides } from "@muster/domain/planning/limit-options.text";
import type { Limit } from "@muster/domain/planning/limits";
import { mannequin } from "../../components/exercise/muscle-map.data.ts";
import { spots } from "./body-spots.data.ts";
import { requestsText } from "./requests.text.ts";

type BodyViewsProps = {
  readonly area: BodyArea | null;
  readonly side: Limit["side"];
  readonly onPick: (area: BodyArea, side: Limit["side"]) => void;
};

const width = 100;
const height = 192;

/** Front and back of a body with a button on each part; the list below it says the same for whoever does not see it. */
export function BodyViews({ area, side, onPick }: BodyViewsProps) {
  return (
    <div className="body-views">
      {(["front", "back"] as const).map((view) => (
        <figure key={view}>
          <div className="body-view">
            <svg className="body-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              <circle className="body-head" cx={50} cy={14} r={10} />
              {mannequin.map(([path, stroke]) => (
                <path key={path} className="body-line" d={path} strokeWidth={stroke} />
              ))}
            </svg>
            {spots[view].flatMap((spot) =>
              (spot.x === width / 2 ? ([spot.x] as const) : [spot.x, width - spot.x]).map((x) => {
                const onLeft = view === "front" ? x > width / 2 : x < width / 2;
                const spotSide = x === width / 2 ? "both" : onLeft ? "left" : "right";
                const isOn =
                  area === spot.area && (spotSide === side || side === "both" || spotSide === "both");
                return (
                  <button
                    key={`${spot.area} ${x}`}
                    type="button"
                    className="body-spot"
                    aria-pressed={isOn}
                    aria-label={
                      spotSide === "both"
                        ? bodyAreas[spot.area]
                        : `${bodyAreas[spot.area]}, ${limitSides[spotSide].toLowerCase()}`
                    }
                    style={{ left: `${x}%`, top: `${(100 * spot.y) / height}%` }}
                    onClick={() => onPick(spot.area, spotSide)}
                  />
                );
              }),
            )}
          </div>
          <figcaption className="text-small muted">{requestsText[view]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
