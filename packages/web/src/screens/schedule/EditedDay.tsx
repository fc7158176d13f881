/** A day of the plan while it is changed by hand: the editor, what the coach says to it, and the save. */

import { firstChanged, setDay } from "@muster/domain/planning/edit-week";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Page, Stick } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import { lazyPart } from "../../components/loading/lazy-part.tsx";
import { DayEditor } from "../../features/planning/editor/DayEditor.tsx";
import type { EditBase } from "../../features/planning/editor/edit-base.ts";
import type { EditCoach } from "../../features/planning/editor/edit-coach.ts";
import { editorText } from "../../features/planning/editor/editor.text.ts";
import { Findings } from "../../features/planning/editor/Findings.tsx";
import { usePlanEdit } from "./use-plan-edit.ts";

const ConfirmDialog = lazyPart(() =>
  import("../../components/overlays/ConfirmDialog.tsx").then((file) => file.ConfirmDialog),
);

/** What was changed and not saved, by profile and day: leaving the page by the browser's back does not lose it. */
const unsavedDays = new Map<string, DayWorkout>();

type EditedDayProps = {
  readonly profileId: string;
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly base: EditBase;
  /** undefined until it is read: nothing is saved without. */
  readonly coach: EditCoach | undefined;
  /** Why it could not be read. */
  readonly unread: string | undefined;
  readonly onBack: () => void;
};

export function EditedDay({ profileId, date, today, base, coach, unread, onBack }: EditedDayProps) {
  const edit = usePlanEdit(profileId, today);
  const key = `${profileId} ${date}`;
  const [draft, setDraft] = useState<DayWorkout | undefined>(() => unsavedDays.get(key));
  const [asks, setAsks] = useState(false);
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();
  const weekday = weekdayOf(date);
  const before = base.days[weekday];
  const workout = draft ?? before;
  const changed = draft !== undefined && JSON.stringify(draft) !== JSON.stringify(before);
  const days = setDay(base.days, weekday, workout, today);
  const findings = changed && coach !== undefined ? coach.findings(base, days) : [];
  const refused = findings.some(({ severity }) => severity === "refuse");
  const failure = unsaved ?? unread;
  const change = (next: DayWorkout) => {
    const shown = coach === undefined ? next : coach.refreshed(before, next);
    unsavedDays.set(key, shown);
    setDraft(shown);
  };
  const leave = () => {
    unsavedDays.delete(key);
    onBack();
  };
  const save = async () => {
    setSaving(true);
    const message = await edit.save({ base, days, said: editorText.changed(formatLongDate(date)) });
    setSaving(false);
    setUnsaved(message);
    if (message === undefined) leave();
  };

  return (
    <Page title={editorText.editDay} bare narrow stick>
      <TopBar
        title={editorText.editDay}
        back={() => (changed ? setAsks(true) : leave())}
        sub={formatLongDate(date)}
      />
      <DayEditor workout={workout} coach={coach} onChange={change} />
      {findings.length > 0 && (
        <section className="card">
          <Findings findings={findings} />
        </section>
      )}
      <Failure text={failure} />
      <p className="text-small muted">{editorText.startsOn(formatLongDate(firstChanged(date, base.from)))}</p>
      <Stick>
        <Button
          variant="primary"
          xl
          disabled={!changed || refused || workout.name.trim() === "" || coach === undefined}
          busy={saving && commonText.saving}
          onClick={() => void save()}
        >
          {editorText.saveChanges}
        </Button>
      </Stick>
      {asks && (
        <ConfirmDialog
          open={asks}
          title={editorText.leaveQuestion}
          text={editorText.changesLost}
          confirm={editorText.leave}
          cancel={editorText.keepEditing}
          danger
          onConfirm={leave}
          onCancel={() => setAsks(false)}
          onMissing={() => setAsks(false)}
        />
      )}
    </Page>
  );
}
