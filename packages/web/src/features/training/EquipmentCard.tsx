import { gymAccesses } from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import type { UnitSystem } from "@muster/domain/shared/units";
import { type Gear, type GearPlace, type GearRecords, gearOf } from "@muster/domain/training/weights/gear";
import { gearSummary } from "@muster/domain/training/weights/gear-input";
import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { GearForm } from "./GearForm.tsx";
import { platesText } from "./plates.text.ts";

type EquipmentCardProps = {
  readonly profile: Profile;
  /** What the person said of each place. */
  readonly gear: GearRecords;
  readonly units: UnitSystem;
};

/** Which weights there are where the person trains: the plan, the cards and the plates follow it (feature F16). */
export function EquipmentCard({ profile, gear, units }: EquipmentCardProps) {
  const [editing, setEditing] = useState<GearPlace>();
  const { gymAccess } = profile;
  const places: readonly GearPlace[] =
    gymAccess === "no_gym" || gymAccess === "home_gym" ? ["home"] : ["gym", "home"];
  const gearAt = (place: GearPlace): Gear => gearOf(place, units, gear, profile);
  const title = (place: GearPlace): string => (place === "gym" ? gymAccesses[gymAccess] : platesText.atHome);
  return (
    <Card id="your-equipment" title={platesText.yourEquipment}>
      <p className="muted">{platesText.equipmentLead}</p>
      {places.map((place) => (
        <div className="between nowrap top-al" key={place}>
          <span className="grow stack-4">
            <b>{title(place)}</b>
            <span className="muted">{gearSummary(gearAt(place), units)}</span>
          </span>
          <Button
            variant="ghost"
            className="card-act"
            label={platesText.editPlace(title(place))}
            onClick={() => setEditing(place)}
          >
            {commonText.edit}
          </Button>
        </div>
      ))}
      <Sheet
        open={editing !== undefined}
        title={editing === undefined ? platesText.yourEquipment : title(editing)}
        onClose={() => setEditing(undefined)}
      >
        {editing !== undefined && (
          <GearForm
            key={editing}
            place={gearAt(editing).place}
            gear={gearAt(editing)}
            units={units}
            onDone={() => {
              setEditing(undefined);
              showToast({ kind: "success", text: platesText.equipmentSaved });
            }}
          />
        )}
      </Sheet>
    </Card>
  );
}
