import { gearId, profileRecordId } from "@muster/domain/record-ids";
import { massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Gear } from "@muster/domain/training/weights/gear";
import { usualSets } from "@muster/domain/training/weights/gear.text";
import {
  type GearErrors,
  type GearField,
  openingDraft,
  parseGear,
  withMachines,
} from "@muster/domain/training/weights/gear-input";
import { homeMachines, usualWeights } from "@muster/domain/training/weights/usual-weights";
import { readWeightList } from "@muster/domain/training/weights/weight-list";
import { useRef, useState } from "react";
import { controlsText } from "../../components/components.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { WeightPick, WeightPicks } from "../../components/controls/WeightPicks.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { gearText } from "./training.text.ts";

type GearFormProps = {
  readonly place: Gear["place"];
  /** What is there now, or the usual set. */
  readonly gear: Gear;
  readonly units: UnitSystem;
  readonly onDone: () => void;
};

/** What a person can load at one place. Suggestions and plates follow it from then on. */
export function GearForm({ place, gear, units, onDone }: GearFormProps) {
  const { store } = useServices();
  const profile = useCurrentProfile();
  const [draft, setDraft] = useState(() => openingDraft(gear, units));
  const form = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<GearErrors>({});
  const [failure, setFailure] = useState<string>();
  const change = (field: GearField) => (value: string) => {
    setDraft((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _gone, ...others }) => others);
  };
  const save = async () => {
    if (profile === undefined) return;
    const stored = await store.get("profile", profileRecordId(profile.id));
    const read = parseGear(draft, place, units, gear.own, stored?.equipment);
    if (!read.ok) {
      setErrors(read.error);
      requestAnimationFrame(() => {
        const wrong = form.current?.querySelector(".field:has(.danger-text)");
        wrong?.querySelector<HTMLElement>("input, button")?.focus();
        wrong?.scrollIntoView({ block: "center" });
      });
      return;
    }
    const saved = await store.write(profile.id, [
      { kind: "gear", id: gearId(profile.id, place), create: read.value },
    ]);
    if (saved.ok) onDone();
    else setFailure(saveErrorText(saved.error));
  };
  const unit = massUnit(units);
  const usual = usualWeights[units];
  const dumbbells =
    place === "home" ? usual.dumbbells : [...readWeightList(usualSets[units].gym[0].value).chosen.keys()];
  const field = (name: GearField) => ({
    unit,
    value: draft[name],
    onChange: change(name),
    error: errors[name],
  });
  return (
    <div className="stack-16" ref={form}>
      <p className="muted">{gearText.whatIsThere({ place, unit })}</p>
      <Picks
        label={gearText.dumbbells}
        tight
        options={usualSets[units][place]}
        value={[draft.dumbbells]}
        onChange={([set]) => set !== undefined && change("dumbbells")(set)}
        hint={gearText.aUsualSetToBeginWith}
      />
      <WeightPicks
        label={gearText.dumbbellPairs}
        {...field("dumbbells")}
        usual={dumbbells}
        hint={gearText.theWeightOfOneOfTheTwo}
      />
      <WeightPicks
        label={gearText.singleDumbbells}
        {...field("singles")}
        usual={dumbbells}
        hint={gearText.ofWhichThereIsOnlyOne}
      />
      <WeightPicks label={gearText.kettlebells} {...field("kettlebells")} usual={usual.kettlebells} />
      <WeightPicks
        label={gearText.bars}
        {...field("bars")}
        usual={usual.bars}
        hint={place === "home" ? gearText.withARackToLiftFrom : undefined}
        first={gearText.usualBar}
      />
      <WeightPicks
        label={gearText.plates}
        {...field("plates")}
        usual={usual.plates}
        hint={controlsText.platePair}
        pairs
      />
      {place === "home" && (
        <Picks
          label={gearText.machines}
          multiple
          tight
          options={homeMachines.map((value) => ({ value, label: value }))}
          value={draft.machines}
          onChange={(machines) => setDraft((now) => withMachines(now, machines, units))}
        />
      )}
      {(place === "gym" || draft.machines.includes("Smith Machine")) && (
        <WeightPick
          label={gearText.smithMachineBar}
          {...field("smithBar")}
          usual={usual.smithBars}
          without={place === "gym" ? gearText.noSmithMachine : undefined}
        />
      )}
      {(place === "gym" || draft.machines.some((one) => one !== "Smith Machine")) && (
        <WeightPick
          label={gearText.machineStep}
          {...field("stackStep")}
          usual={usual.stackSteps}
          without={place === "gym" ? gearText.noMachines : undefined}
        />
      )}
      <Failure text={failure} />
      <Button variant="primary" xl onClick={() => void save()}>
        {gearText.saveEquipment}
      </Button>
    </div>
  );
}
