import { gearErrorTexts } from "@muster/domain/training/weights/gear.text";
import { chooseTyped, readWeightList, writeWeightList } from "@muster/domain/training/weights/weight-list";
import { useState } from "react";
import { controlsText } from "../components.text.ts";
import { Button } from "./Button.tsx";
import { Picks } from "./Picks.tsx";
import { Segment } from "./Segment.tsx";
import { Stepper } from "./Stepper.tsx";
import { TextField } from "./TextField.tsx";

type WeightPicksProps = {
  readonly label: string;
  readonly unit: string;
  /** To choose from without typing, in the shown unit. */
  readonly usual: readonly number[];
  /** The list as text: `weight-list.ts`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Each weight has a number of pairs. */
  readonly pairs?: boolean | undefined;
  /** What the first of several is called. */
  readonly first?: string | undefined;
};

/** Choices that are no weight: out with all of them, and a field for any other one. */
const none = controlsText.none;
const other = controlsText.otherChoice;

/** Any number of weights: a tap for each usual one, a field for any other, a stepper where pairs are counted. */
export function WeightPicks({
  label,
  unit,
  usual,
  value,
  onChange,
  hint,
  error,
  pairs = false,
  first,
}: WeightPicksProps) {
  const { chosen, typed } = readWeightList(value, pairs);
  // What was taken out can be taken in again.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [isOpen, setOpen] = useState(typed !== "");
  const [isWrong, setWrong] = useState(false);
  // A second tap on 'None' brings back what the first one took out.
  const [before, setBefore] = useState("");
  const weights = [...new Set([...usual, ...seen, ...chosen.keys()])].sort((a, b) => (pairs ? b - a : a - b));
  const picked = [...chosen.keys()].map(String);
  const choose = (values: readonly string[], stays = typed): void => {
    setSeen(weights);
    const entries = values.map(
      (one) => [Number(one), pairs ? (chosen.get(Number(one)) ?? "1") : undefined] as const,
    );
    onChange(writeWeightList({ chosen: new Map(entries), typed: stays }));
  };
  const tap = (on: readonly string[]): void => {
    const isNone = picked.length === 0;
    const values = on.filter((one) => one !== none && one !== other);
    if (on.includes(other) !== isOpen) {
      setOpen(!isOpen);
      if (isOpen) choose(picked, "");
    } else if (on.includes(none) === isNone) choose(values);
    else {
      setBefore(value);
      if (isNone) onChange(before);
      else choose([]);
    }
  };
  const add = (): void => {
    const added = chooseTyped(value, pairs);
    setWrong(readWeightList(added, pairs).typed !== "");
    onChange(added);
  };
  return (
    <div className="stack-8">
      <Picks
        label={`${label}, ${unit}`}
        multiple
        even
        options={[none, ...weights.map(String), other].map((one) => ({ value: one, label: one }))}
        value={[...(picked.length === 0 ? [none] : picked), ...(isOpen ? [other] : [])]}
        onChange={tap}
        hint={hint}
        error={isOpen ? undefined : error}
      />
      {pairs &&
        weights.map(
          (one) =>
            chosen.has(one) && (
              <Stepper
                key={one}
                small
                label={controlsText.pairsOf({ one, unit })}
                unit={controlsText.pairCount({ pairs: chosen.get(one), weight: one, unit })}
                value={chosen.get(one) ?? ""}
                onChange={(count) =>
                  onChange(
                    writeWeightList({ chosen: new Map([...chosen, [one, count.replace(/\D/g, "")]]), typed }),
                  )
                }
                step={1}
                min={1}
                max={20}
                inputMode="numeric"
                invalid={
                  error !== undefined && !(Number(chosen.get(one)) >= 1 && Number(chosen.get(one)) <= 20)
                }
              />
            ),
        )}
      {isOpen && (
        <div className="stack-8">
          <TextField
            label={controlsText.other(label.toLowerCase())}
            value={typed}
            onChange={(text) => {
              setWrong(false);
              onChange(writeWeightList({ chosen, typed: text.trimStart() }));
            }}
            onEnter={add}
            error={error ?? (isWrong ? gearErrorTexts[pairs ? "plates" : "weights"] : undefined)}
            unit={unit}
          />
          <Button variant="secondary" onClick={add}>
            {controlsText.addTo(label.toLowerCase())}
          </Button>
        </div>
      )}
      {first !== undefined && picked.length > 1 && (
        <Segment
          label={first}
          showLabel
          options={weights
            .filter((one) => chosen.has(one))
            .map((one) => ({ value: `${one}`, label: `${one} ${unit}` }))}
          value={picked[0] ?? ""}
          onChange={(one) => choose([...new Set([one, ...picked])])}
        />
      )}
    </div>
  );
}

type WeightPickProps = Pick<WeightPicksProps, "label" | "unit" | "usual" | "value" | "onChange" | "error"> & {
  /** The choice of no weight. */
  readonly without?: string | undefined;
};

/** One weight, or none. */
export function WeightPick({ label, unit, usual, value, onChange, error, without }: WeightPickProps) {
  const options = [
    ...(without === undefined ? [] : [{ value: "", label: without }]),
    ...usual.map((one) => ({ value: `${one}`, label: `${one}` })),
  ];
  const [isOpen, setOpen] = useState(value !== "" && !options.some((one) => one.value === value));
  return (
    <div className="stack-8">
      <Picks
        label={`${label}, ${unit}`}
        tight
        options={[...options, { value: other, label: other }]}
        value={[isOpen ? other : value]}
        onChange={([picked = ""]) => {
          setOpen(picked === other);
          onChange(picked === other ? "" : picked);
        }}
        error={isOpen ? undefined : error}
      />
      {isOpen && (
        <TextField
          label={controlsText.otherOf(label)}
          value={value}
          onChange={onChange}
          error={error}
          unit={unit}
          inputMode="decimal"
        />
      )}
    </div>
  );
}
