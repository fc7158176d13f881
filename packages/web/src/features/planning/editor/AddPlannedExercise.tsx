import type { DayChoices } from "@muster/coach/edit/day-exercises";
import { muscleNames, musclesOf } from "@muster/coach/guides/muscle-names.text";
import { searchExercises } from "@muster/coach/guides/search-exercises";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { useState } from "react";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { editorText } from "./editor.text.ts";
import { PickList } from "./PickList.tsx";

/** Rows that a phone scrolls through without waiting; typing finds the rest. */
const mostShown = 40;

/** Every exercise that fits this person and place, to be added to a day. */
export function AddPlannedExercise({
  choices,
  onAdd,
  onClose,
}: {
  readonly choices: DayChoices;
  readonly onAdd: (exercise: PlannedExercise) => void;
  readonly onClose: () => void;
}) {
  const [words, setWords] = useState("");
  const found = searchExercises(choices.toAdd, words);
  return (
    <Sheet open title={editorText.addAnExercise} onClose={onClose}>
      <TextField
        label={editorText.search}
        value={words}
        onChange={setWords}
        hint={editorText.aNameOrAMuscle}
        autoCapitalize="none"
        autoFocus
      />
      <PickList
        label={editorText.fittingExercises}
        empty={editorText.nothingFound}
        items={found.slice(0, mostShown).map((exercise) => ({
          key: exercise.id,
          title: exercise.name,
          below: [
            ...(exercise.family === "own" ? [editorText.yourOwn] : []),
            musclesOf(exercise)
              .primary.map((muscle) => muscleNames[muscle])
              .join(", "),
          ].join(" · "),
        }))}
        onPick={(id) => {
          const exercise = choices.toAdd.find((one) => one.id === id);
          if (exercise !== undefined) onAdd(choices.planned(exercise));
          onClose();
        }}
      />
      {found.length > mostShown && (
        <p className="text-small muted" role="status">
          {editorText.moreFound(found.length - mostShown)}
        </p>
      )}
    </Sheet>
  );
}
