import { servingOfLine, shownName } from "@muster/domain/nutrition/diary-line";
import { formatEnergy } from "@muster/domain/shared/format";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import type { DiaryLine } from "../use-diary.ts";
import { entryText } from "./add-food.text.ts";
import type { WayProps } from "./food-way.ts";

type StoredEntryActionsProps = Pick<WayProps, "actions" | "energy" | "onDone"> & {
  readonly entry: DiaryLine;
};

/** What else can be done with a line that is in the diary: it goes to the saved items, or away. */
export function StoredEntryActions({ entry, actions, energy, onDone }: StoredEntryActionsProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="between">
      <Button
        variant="ghost"
        onClick={() => void actions.keep({ ...servingOfLine(entry), name: shownName(entry, energy) })}
      >
        {entryText.keepInSavedItems}
      </Button>
      <Button variant="ghost-danger" onClick={() => setDeleting(true)}>
        <Icon name="trash" /> {commonText.delete}
      </Button>
      <ConfirmDialog
        open={deleting}
        title={entryText.deleteThisEntry}
        text={entryText.deleteHint({
          entry: shownName(entry, energy),
          calories: formatEnergy(entry.calories, energy),
        })}
        confirm={entryText.deleteEntry}
        cancel={commonText.keepIt}
        danger
        onConfirm={() =>
          void actions.remove(entry).then((done) => {
            setDeleting(false);
            if (done) onDone();
          })
        }
        onCancel={() => setDeleting(false)}
      />
    </div>
  );
}
