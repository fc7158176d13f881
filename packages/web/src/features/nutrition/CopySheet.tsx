import { copiedLine } from "@muster/domain/nutrition/diary-line";
import { addDays, type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatDate } from "@muster/domain/shared/format";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { TextField } from "../../components/TextField.tsx";
import { useServices } from "../../data/services.ts";
import type { DiaryLine } from "./use-diary.ts";
import type { DiaryActions } from "./use-diary-actions.ts";

export type CopySheetProps = {
  readonly lines: readonly DiaryLine[];
  /** Of the meal, or 'Whole day'. */
  readonly name: string;
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly actions: DiaryActions;
  readonly onClose: () => void;
};

/** A meal or a whole day once more, on another day. */
export function CopySheet({ lines, name, date, today, actions, onClose }: CopySheetProps) {
  const { now } = useServices();
  const [to, setTo] = useState(date === today ? addDays(today, -1) : today);
  const isDay = isCivilDate(to) && to <= today;
  const copy = async (): Promise<void> => {
    const createdAt = now().toISOString();
    const copies = lines.map(({ id: _, ...line }) =>
      copiedLine(line, { logDate: to, mealSlot: line.mealSlot, createdAt }),
    );
    if (await actions.add(copies)) onClose();
  };
  return (
    <Sheet open title={`${name}, ${formatDate(date, today)}`} onClose={onClose}>
      <TextField
        label="Copy to"
        type="date"
        value={to}
        onChange={setTo}
        error={isDay ? undefined : "Choose today or a day before it."}
      />
      <Button kind="p" xl disabled={!isDay} onClick={() => void copy()}>
        Copy {formatCount(lines.length, "entry", "entries")}
      </Button>
    </Sheet>
  );
}
