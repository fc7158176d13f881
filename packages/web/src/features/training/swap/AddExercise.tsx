import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import type { Stored } from "../../../data/store/device-store.ts";
import { swapText } from "./swap.text.ts";

const ExercisePicker = lazyPart(() => import("./ExercisePicker.tsx").then((file) => file.ExercisePicker));

type AddExerciseProps = {
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly onAdded: (exerciseId: string) => void;
};

/** Under the list of the session: one more exercise, in this workout only. */
export function AddExercise({ logs, onAdded }: AddExerciseProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" full onClick={() => setOpen(true)}>
        <Icon name="plus" size="s" />
        {swapText.addAnExercise}
      </Button>
      <Sheet open={open} title={swapText.addAnExercise} onClose={() => setOpen(false)}>
        <ExercisePicker
          logs={logs}
          onMissing={() => setOpen(false)}
          onAdded={(exerciseId) => {
            setOpen(false);
            onAdded(exerciseId);
          }}
        />
      </Sheet>
    </>
  );
}
