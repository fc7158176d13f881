import type { PlannedExercise } from "@muster/domain/planning/plan";
import { setMassIn } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { readWeight } from "@muster/domain/training/logged-set";
import { loadUnit } from "@muster/domain/training/weights/gear";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { TextField } from "../../../components/controls/TextField.tsx";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { editorText } from "./editor.text.ts";

type LoadFieldProps = {
  readonly exercise: PlannedExercise;
  /** lb; null: the weight is left to the coach. */
  readonly onChange: (loadLb: number | null) => void;
  /** Whether what is typed can be read. */
  readonly onRead: (readable: boolean) => void;
};

/** The weight of an exercise in a day that is changed by hand. Nothing changes before something right is typed. */
export function LoadField(props: LoadFieldProps) {
  const profile = useCurrentProfile();
  const settings = useLive(
    async (reads) => (profile === undefined ? undefined : (await reads.all("settings", profile.id))[0]),
    [profile?.id],
  );
  return settings.state === "ready" ? <Field {...props} units={settings.value?.units ?? "imperial"} /> : null;
}

function Field({ exercise, onChange, onRead, units }: LoadFieldProps & { readonly units: UnitSystem }) {
  const [text, setText] = useState(() =>
    exercise.loadLb === null ? "" : String(setMassIn(units, exercise.loadLb)),
  );
  const read = text.trim() === "" ? undefined : readWeight(text, units);
  return (
    <TextField
      label={commonText.weight}
      unit={loadUnit(exercise, units)}
      inputMode="decimal"
      value={text}
      onChange={(value) => {
        setText(value);
        const typed = value.trim() === "" ? undefined : readWeight(value, units);
        onRead(typed?.ok !== false);
        if (typed === undefined) onChange(null);
        else if (typed.ok) onChange(typed.value);
      }}
      hint={editorText.empty}
      error={read === undefined || read.ok ? undefined : read.error.message}
    />
  );
}
