import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import type { Template } from "@muster/domain/training/template";
import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { PickList } from "./editor/PickList.tsx";
import { doseLine } from "./plan.text.ts";
import { templatesText } from "./templates.text.ts";

/** It can be put on today and the days after. */
const daysAhead = 7;

type TemplateSheetProps = {
  readonly template: Template;
  readonly today: CivilDate;
  readonly failure: string | undefined;
  readonly onStart: () => void;
  readonly onPutOn: (date: CivilDate) => void;
  /** undefined for a workout that was done and is no template yet. */
  readonly saved: { readonly onRename: (name: string) => void; readonly onRemove: () => void } | undefined;
  /** Saves it as a template. */
  readonly onKeep: () => void;
  readonly onClose: () => void;
};

/** One template, or a workout that was done: what is in it, and what to do with it. */
export function TemplateSheet(props: TemplateSheetProps) {
  const { template, today, failure, onStart, onPutOn, saved, onKeep, onClose } = props;
  const [page, setPage] = useState<"menu" | "day" | "name">("menu");
  const [name, setName] = useState(template.name);
  const failed = <Failure text={failure} />;
  if (page === "day")
    return (
      <Sheet open title={templatesText.putOn(template.name)} onClose={() => setPage("menu")}>
        <p className="muted">{templatesText.putOnHint}</p>
        {failed}
        <PickList
          label={templatesText.days}
          empty=""
          items={Array.from({ length: daysAhead }, (_, index) => addDays(today, index)).map((date) => ({
            key: date,
            title: date === today ? templatesText.todayOn(formatLongDate(date)) : formatLongDate(date),
          }))}
          onPick={onPutOn}
        />
      </Sheet>
    );
  if (page === "name")
    return (
      <Sheet open title={templatesText.renameTemplate} onClose={() => setPage("menu")}>
        <TextField
          label={commonText.name}
          value={name}
          onChange={setName}
          maxLength={80}
          autoFocus
          error={failure}
        />
        <Button
          variant="primary"
          xl
          disabled={name.trim() === ""}
          onClick={() => {
            saved?.onRename(name);
            setPage("menu");
          }}
        >
          {templatesText.saveName}
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
        {templatesText.startNow}
      </Button>
      <div className="stack-8">
        <Button variant="secondary" full onClick={() => setPage("day")}>
          <Icon name="calendar" size="s" />
          {templatesText.putOnADayOfMyPlan}
        </Button>
        {saved === undefined ? (
          <Button variant="secondary" full onClick={onKeep}>
            <Icon name="list" size="s" />
            {templatesText.saveAsTemplate}
          </Button>
        ) : (
          <>
            <Button variant="secondary" full onClick={() => setPage("name")}>
              <Icon name="edit" size="s" />
              {templatesText.rename}
            </Button>
            <Button variant="ghost-danger" full onClick={saved.onRemove}>
              <Icon name="trash" size="s" />
              {commonText.delete}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
