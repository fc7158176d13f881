import { gearId } from "@muster/domain/record-ids";
import { massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Gear } from "@muster/domain/training/weights/gear";
import {
  type GearDraft,
  type GearErrors,
  gearDraft,
  parseGear,
} from "@muster/domain/training/weights/gear-input";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.ts";

type GearFormProps = {
  readonly place: Gear["place"];
  /** What is there now, or the usual set. */
  readonly gear: Gear;
  readonly units: UnitSystem;
  readonly onDone: () => void;
};

/** Sets that are often sold: a tap fills the field. */
const usualDumbbells = {
  imperial: [
    { label: "Adjustable to 50", value: "5-50 by 5" },
    { label: "Pairs 5 to 30", value: "5-30 by 5" },
    { label: "Two of 12", value: "12" },
  ],
  metric: [
    { label: "Adjustable to 24", value: "2-24 by 2" },
    { label: "Pairs 2.5 to 15", value: "2.5-15 by 2.5" },
    { label: "Two of 5", value: "5" },
  ],
} as const;

/** What a person can load at one place. Suggestions and plates follow it from then on. */
export function GearForm({ place, gear, units, onDone }: GearFormProps) {
  const { store } = useServices();
  const profile = useCurrentProfile();
  const [draft, setDraft] = useState(() => ({
    ...gearDraft(gear, units),
    // Hardly any home has the bar and plates of a usual gym.
    ...(gear.usual !== undefined && place === "home" ? { bars: "", plates: "" } : {}),
  }));
  const [errors, setErrors] = useState<GearErrors>({});
  const [failure, setFailure] = useState<string>();
  const change = (field: keyof GearDraft) => (value: string) => {
    setDraft((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _gone, ...others }) => others);
  };
  const save = async () => {
    if (profile === undefined) return;
    const read = parseGear(draft, place, units);
    if (!read.ok) {
      setErrors(read.error);
      return;
    }
    const saved = await store.write(profile.id, [
      { kind: "gear", id: gearId(profile.id, place), create: read.value },
    ]);
    if (saved.ok) onDone();
    else setFailure(saveErrorText(saved.error));
  };
  const unit = massUnit(units);
  return (
    <div className="stack-16">
      <p className="muted">
        What {place === "home" ? "you have at home" : "your gym has"}, in {unit}. Plans and suggestions keep
        to it. Leave empty what is not there.
      </p>
      <TextField
        label="Dumbbells"
        value={draft.dumbbells}
        onChange={change("dumbbells")}
        error={errors.dumbbells}
        hint="Weight of one of a pair, such as 5-50 by 5, 60"
      />
      {place === "home" && (
        <Picks
          label="Or a usual set"
          tight
          options={usualDumbbells[units]}
          value={[draft.dumbbells]}
          onChange={([set]) => set !== undefined && change("dumbbells")(set)}
        />
      )}
      <TextField
        label="Singles"
        optional
        value={draft.singles}
        onChange={change("singles")}
        error={errors.singles}
        hint="Dumbbells of which you have only one"
      />
      <TextField
        label="Kettlebells"
        optional
        value={draft.kettlebells}
        onChange={change("kettlebells")}
        error={errors.kettlebells}
        hint={units === "metric" ? "Such as 8, 12, 16" : "Such as 18, 26, 35"}
      />
      <TextField
        label="Bars"
        value={draft.bars}
        onChange={change("bars")}
        error={errors.bars}
        hint={place === "home" ? "With a rack to lift from. The usual one first" : "The usual one first"}
      />
      <TextField
        label="Plates, weight × pairs"
        value={draft.plates}
        onChange={change("plates")}
        error={errors.plates}
        hint="A pair is one plate for each side"
        multiline
      />
      {place === "gym" && (
        <>
          <TextField
            label="Smith machine bar"
            optional
            value={draft.smithBar}
            onChange={change("smithBar")}
            error={errors.smithBar}
            unit={unit}
            inputMode="decimal"
          />
          <TextField
            label="Machine step"
            optional
            value={draft.stackStep}
            onChange={change("stackStep")}
            error={errors.stackStep}
            unit={unit}
            inputMode="decimal"
          />
        </>
      )}
      {failure !== undefined && (
        <p className="danger-text bold" role="alert">
          {failure}
        </p>
      )}
      <Button variant="primary" xl onClick={() => void save()}>
        Save equipment
      </Button>
    </div>
  );
}
