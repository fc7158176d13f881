import type { Exercise } from "@muster/coach/catalogue/exercise";
import { searchExercises } from "@muster/coach/guides/search-exercises";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { appFilesText as texts } from "./app-files.text.ts";

type ExerciseChoiceProps = {
  /** As the file calls it; undefined: nothing is being chosen. */
  readonly name: string | undefined;
  readonly known: readonly Exercise[];
  readonly onChoose: (name: string, exercise: Exercise | undefined) => void;
  readonly onClose: () => void;
};

const shown = 12;

/** Which exercise here is meant by a name of another app. */
export function ExerciseChoice({ name, known, onChoose, onClose }: ExerciseChoiceProps) {
  return (
    <Sheet open={name !== undefined} title={texts.whichOne} onClose={onClose}>
      {name !== undefined && <Choices key={name} name={name} known={known} onChoose={onChoose} />}
    </Sheet>
  );
}

function Choices({
  name,
  known,
  onChoose,
}: Omit<ExerciseChoiceProps, "onClose" | "name"> & { readonly name: string }) {
  const [query, setQuery] = useState("");
  const words = query.trim() === "" ? name.replace(/[()]/g, " ") : query;
  const found = searchExercises(known, words).slice(0, shown);
  return (
    <>
      <p className="muted">{texts.whereTo(name)}</p>
      <TextField label={texts.search} value={query} onChange={setQuery} />
      <div className="stack-4 last">
        {found.map((exercise) => (
          <Button key={exercise.id} variant="secondary" full onClick={() => onChoose(name, exercise)}>
            {exercise.name}
          </Button>
        ))}
        {found.length === 0 && <p role="status">{texts.noneFound}</p>}
        <Button variant="quiet" full onClick={() => onChoose(name, undefined)}>
          {texts.keepOwn}
        </Button>
      </div>
    </>
  );
}
