import type { CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import type { Stored } from "../../data/store/device-store.ts";
import { PickList } from "./editor/PickList.tsx";
import { doseLine } from "./plan-text.ts";

type TemplateSheetProps = {
  readonly template: Stored<"template">;
  /** Days that it can be put on. */
  readonly dates: readonly CivilDate[];
  readonly today: CivilDate;
  readonly failure: string | undefined;
  readonly onStart: () => void;
  readonly onPutOn: (date: CivilDate) => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** One template: what is in it, and what to do with it. */
export function TemplateSheet(props: TemplateSheetProps) {
  const { template, dates, today, failure, onStart, onPutOn, onRename, onRemove, onClose } = props;
  const [page, setPage] = useState<"menu" | "day" | "name">("menu");
  const [name, setName] = useState(template.name);
  const failed = failure !== undefined && (
    <p className="danger-text bold" role="alert">
      {failure}
    </p>
  );
  if (page === "day")
    return (
      <Sheet open title={`Put ${template.name} on`} onClose={() => setPage("menu")}>
        <p className="muted">It takes the place of what stands there, until your next plan.</p>
        {failed}
        <PickList
          label="Days"
          empty=""
          items={dates.map((date) => ({
            key: date,
            title: date === today ? `Today, ${formatLongDate(date)}` : formatLongDate(date),
          }))}
          onPick={onPutOn}
        />
      </Sheet>
    );
  if (page === "name")
    return (
      <Sheet open title="Rename template" onClose={() => setPage("menu")}>
        <TextField label="Name" value={name} onChange={setName} maxLength={80} autoFocus error={failure} />
        <Button
          variant="primary"
          xl
          disabled={name.trim() === ""}
          onClick={() => {
            onRename(name);
            setPage("menu");
          }}
        >
          Save name
        </Button>
      </Sheet>
    );
  return (
    <Sheet open title={template.name} onClose={onClose}>
      <ul className="stack-8 template-moves">
        {template.workout.exercises.map((exercise) => (
          <li key={exercise.exerciseId}>
            <b>{exercise.name}</b>
            <span className="text-small muted">{doseLine(exercise)}</span>
          </li>
        ))}
      </ul>
      {failed}
      <Button variant="primary" xl onClick={onStart}>
        Start now
      </Button>
      <div className="stack-8">
        <Button variant="secondary" full onClick={() => setPage("day")}>
          <Icon name="calendar" size="s" />
          Put on a day of my plan
        </Button>
        <Button variant="secondary" full onClick={() => setPage("name")}>
          <Icon name="edit" size="s" />
          Rename
        </Button>
        <Button variant="ghost-danger" full onClick={onRemove}>
          <Icon name="trash" size="s" />
          Delete
        </Button>
      </div>
    </Sheet>
  );
}
