/** What was eaten on a day, and what can be done with it; a day without lines offers the first one. */
import { copiedLine } from "@muster/domain/nutrition/diary-line";
import { formatCount } from "@muster/domain/shared/format";
import type { EnergyUnit } from "@muster/domain/shared/units";
import { useOnce } from "../../components/callbacks.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { useServices } from "../../data/services.ts";
import { diaryText } from "../../features/nutrition/diary.text.ts";
import { EntryList } from "../../features/nutrition/EntryList.tsx";
import type { DiaryLine } from "../../features/nutrition/use-diary.ts";
import type { DiaryActions } from "../../features/nutrition/use-diary-actions.ts";
import type { useUnsent } from "../../features/nutrition/use-unsent.ts";
import type { DiaryPage } from "./use-diary-page.ts";

type LoggedFoodProps = {
  readonly lines: readonly DiaryLine[];
  /** Of the day before. */
  readonly before: readonly DiaryLine[];
  readonly closed: boolean;
  readonly energy: EnergyUnit;
  /** Ids of lines that the server does not have yet. */
  readonly unsent: ReturnType<typeof useUnsent>;
  readonly actions: DiaryActions;
  readonly page: DiaryPage;
};

/** The day's lines by meal. */
export function LoggedFood({
  lines,
  before,
  closed,
  energy,
  unsent,
  actions,
  page: { date, isWide, add, setOver },
}: LoggedFoodProps) {
  const { now } = useServices();
  const once = useOnce();
  const repeat = async (): Promise<void> => {
    const createdAt = now().toISOString();
    await actions.add(
      before.map(({ id: _, ...line }) =>
        copiedLine(line, { logDate: date, mealSlot: line.mealSlot, createdAt }),
      ),
    );
  };
  if (lines.length === 0)
    return (
      <Empty
        icon="bowl"
        title={diaryText.nothingLoggedYet}
        text={before.length > 0 ? diaryText.addWhatYouAteOrTake : diaryText.entryHint}
        action={
          <>
            {/* Beside the open form there is one primary button already: its own. */}
            <Button variant={isWide ? "secondary" : "primary"} xl onClick={() => add()}>
              {diaryText.logYourFirstItem}
            </Button>
            {before.length > 0 && (
              <Button variant="ghost" onClick={() => void once(repeat)}>
                {diaryText.copyDayBefore(formatCount(before.length, "entry", "entries"))}
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <>
      <EntryList
        lines={lines}
        energy={energy}
        unsent={unsent}
        onOpen={(line) => setOver({ is: "editing", line })}
        onMeal={(own, name) => setOver({ is: "copying", lines: own, name })}
      />
      <div className="between">
        <Button variant="ghost" onClick={() => setOver({ is: "copying", lines, name: diaryText.wholeDay })}>
          {diaryText.copyThisDay}
        </Button>
        <Button variant="ghost" onClick={() => void actions.close(date, !closed)}>
          {closed ? (
            <>
              <Icon name="check" size="s" /> {diaryText.dayClosed}
            </>
          ) : (
            diaryText.thatWasEverything
          )}
        </Button>
      </div>
    </>
  );
}
