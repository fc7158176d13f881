import "./parts.css";
import { formatNumber, formatSetWeight, massIn, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import {
  type Gear,
  type Implement,
  implementOf,
  type LoadedExercise,
} from "@muster/domain/training/weights/gear";
import { barLoadings, type Loading, nearestLoadable } from "@muster/domain/training/weights/loadable";
import { type CSSProperties, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Segment } from "../../components/controls/Segment.tsx";
import { inSentence } from "../../components/in-sentence.ts";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { GearForm } from "./GearForm.tsx";
import { platesText } from "./plates.text.ts";

/** The weight to load and what it is loaded with. */
export type PlatesSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** As it stands in the set's field, lb. */
  readonly weightLb: number;
  readonly gear: Gear;
  readonly exercise: LoadedExercise;
  readonly units: UnitSystem;
  /** Takes a weight into the set's field, lb. */
  readonly onUse: (weightLb: number) => void;
};

const titles: Readonly<Record<Implement, string>> = {
  barbell: platesText.plates,
  landmine: platesText.plates,
  smith: platesText.plates,
  dumbbell: platesText.dumbbells,
  kettlebell: platesText.kettlebells,
  stack: platesText.stack,
};

/** What to put on the bar for the set on the screen; both neighbours when the plates can not make it. */
export function PlatesSheet({ open, onClose, weightLb, gear, exercise, units, onUse }: PlatesSheetProps) {
  const [editing, setEditing] = useState(false);
  const [barIndex, setBarIndex] = useState(0);
  const implement = implementOf(exercise);
  const bars =
    implement === "smith" ? [gear.smithBar ?? []].flat() : implement === "barbell" ? gear.bars : [];
  const bar = bars[barIndex] ?? bars[0];
  const close = () => {
    setEditing(false);
    onClose();
  };
  return (
    <Sheet
      open={open}
      title={editing ? platesText.yourEquipment : titles[implement ?? "stack"]}
      onClose={close}
    >
      {editing ? (
        <GearForm place={gear.place} gear={gear} units={units} onDone={() => setEditing(false)} />
      ) : (
        <>
          {bar !== undefined && (
            <>
              {bars.length > 1 && (
                <Segment
                  label={platesText.bar}
                  showLabel
                  options={bars.map((one, index) => ({
                    value: String(index),
                    label: formatSetWeight(one, units),
                  }))}
                  value={String(barIndex)}
                  onChange={(value) => setBarIndex(Number(value))}
                />
              )}
              <Bar weightLb={weightLb} bar={bar} gear={gear} units={units} onUse={onUse} />
            </>
          )}
          {bar === undefined && (
            <Nearest weightLb={weightLb} gear={gear} exercise={exercise} units={units} onUse={onUse} />
          )}
          <Button variant="secondary" full onClick={() => setEditing(true)}>
            {platesText.changeYourEquipment}
          </Button>
        </>
      )}
    </Sheet>
  );
}

type PartProps = Pick<PlatesSheetProps, "weightLb" | "gear" | "units" | "onUse">;

function Bar({ weightLb, bar, gear, units, onUse }: PartProps & { readonly bar: number }) {
  const { exact, below, above } = barLoadings(weightLb, bar, gear.plates);
  if (exact !== undefined)
    return (
      <Loaded loading={exact} units={units} heading={platesText.onTheBar(formatSetWeight(weightLb, units))} />
    );
  return (
    <>
      <p>
        {platesText.cannotBeMade({
          weight: formatSetWeight(weightLb, units),
          usual: gear.usual !== undefined,
        })}
      </p>
      {[below, above].map(
        (loading) =>
          loading !== undefined && (
            <div className="stack-8" key={loading.totalLb}>
              <Loaded loading={loading} units={units} heading={formatSetWeight(loading.totalLb, units)} />
              <Button variant="secondary" full onClick={() => onUse(loading.totalLb)}>
                {platesText.take(formatSetWeight(loading.totalLb, units))}
              </Button>
            </div>
          ),
      )}
    </>
  );
}

type LoadedProps = { readonly loading: Loading; readonly units: UnitSystem; readonly heading: string };

function Loaded({ loading, units, heading }: LoadedProps) {
  const shown = (plate: number): string => formatNumber(massIn(units, plate), 2);
  const heaviest = Math.max(...loading.perSide, 1);
  return (
    <section className="stack-8" aria-label={heading}>
      <div className="between base">
        <h3 className="text-large">{heading}</h3>
        <span className="muted">{platesText.barWeight(formatSetWeight(loading.barLb, units))}</span>
      </div>
      {loading.perSide.length === 0 ? (
        <p className="muted">{platesText.justTheBarNoPlates}</p>
      ) : (
        <ol className="plates" aria-label={platesText.eachSideFromTheInside}>
          {loading.perSide.map((plate, index) => {
            // The square root: areas of plates grow with their weight, and small ones stay to be read.
            const style: CSSProperties & Record<"--h", string> = {
              "--h": `${Math.round(45 + 55 * Math.sqrt(plate / heaviest))}%`,
            };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal plates differ by nothing but their place
              <li key={index} style={style}>
                <b className="number">{shown(plate)}</b>
              </li>
            );
          })}
        </ol>
      )}
      {loading.perSide.length > 0 && <p className="muted">{platesText.eachSideHint(massUnit(units))}</p>}
    </section>
  );
}

function Nearest({ weightLb, gear, exercise, units, onUse }: PartProps & Pick<PlatesSheetProps, "exercise">) {
  const nearest = nearestLoadable(weightLb, exercise, gear);
  if (nearest === undefined) return <p>{platesText.nothingOfTheKind}</p>;
  if (Math.abs(nearest - weightLb) < 0.05)
    return (
      <p>
        {platesText.asItStands({ weight: formatSetWeight(weightLb, units), usual: gear.usual !== undefined })}
      </p>
    );
  return (
    <>
      <p>
        {inSentence(gear.usual ? platesText.notUsual : platesText.notThere, {
          weight: formatSetWeight(weightLb, units),
          nearest: <b className="number">{formatSetWeight(nearest, units)}</b>,
        })}
      </p>
      <Button variant="secondary" full onClick={() => onUse(nearest)}>
        {platesText.take(formatSetWeight(nearest, units))}
      </Button>
    </>
  );
}
