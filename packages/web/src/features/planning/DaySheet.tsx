import type { EditFinding } from "@muster/coach/edit/check-edit";
import { clearDay, copyDay, moveDay } from "@muster/domain/planning/edit-week";
import type { DayWorkout, WeeklyPlan } from "@muster/domain/planning/plan";
import { addDays, type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { formatLongDate, formatWeekday } from "@muster/domain/shared/format";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import type { EditBase } from "./editor/edit-base.ts";
import type { EditCoach } from "./editor/edit-coach.ts";
import { Findings } from "./editor/Findings.tsx";
import { PickList } from "./editor/PickList.tsx";
import "./editor/edit.css";
import { commonText } from "../../components/common.text.ts";
import { scheduleText } from "./schedule.text.ts";

type DaySheetProps = {
  readonly date: CivilDate;
  readonly workout: DayWorkout;
  readonly today: CivilDate;
  /** What can be changed; undefined when this day is past, logged or running: it stays as it is. */
  readonly base: EditBase | undefined;
  readonly coach: () => Promise<EditCoach | undefined>;
  /** @returns what to tell when it could not be saved */
  readonly save: (change: {
    readonly base: EditBase;
    readonly days: WeeklyPlan;
    readonly said: string;
  }) => Promise<string | undefined>;
  readonly onClose: () => void;
  /** Further things to do with the day. */
  readonly more?: ReactNode;
};

type Wanted = { readonly days: WeeklyPlan; readonly said: string };
type SheetPage =
  | "menu"
  | "move"
  | "copy"
  | { readonly wanted: Wanted; readonly findings: readonly EditFinding[] };

/** What can be done with a day of the plan (SCHED-05): one tap each; the coach asks back only when there is a reason. */
export function DaySheet({ date, workout, today, base, coach, save, onClose, more }: DaySheetProps) {
  const [page, setPage] = useState<SheetPage>("menu");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const title = formatLongDate(date);
  const weekday = weekdayOf(date);

  const keep = async (wanted: Wanted): Promise<void> => {
    if (base === undefined) return;
    setBusy(true);
    const message = await save({ base, ...wanted });
    setBusy(false);
    if (message === undefined) onClose();
    else setFailure(message);
  };
  const ask = async (wanted: Wanted): Promise<void> => {
    if (base === undefined || busy) return;
    setBusy(true);
    const found = await coach().catch(() => undefined);
    setBusy(false);
    const findings = found?.findings(base, wanted.days) ?? [];
    if (findings.length === 0) await keep(wanted);
    else setPage({ wanted, findings });
  };

  const failed = <Failure text={failure} />;
  if (typeof page === "object") {
    const refused = page.findings.some(({ severity }) => severity === "refuse");
    return (
      <Sheet open title={refused ? scheduleText.betterNot : scheduleText.changeQuestion} onClose={onClose}>
        <Findings findings={page.findings} />
        {failed}
        <div className="stack-4">
          {!refused && (
            <Button
              variant="primary"
              xl
              busy={busy && commonText.saving}
              onClick={() => void keep(page.wanted)}
            >
              {scheduleText.changeAnyway}
            </Button>
          )}
          <Button variant={refused ? "primary" : "quiet"} full onClick={() => setPage("menu")}>
            {scheduleText.leaveItAsItIs}
          </Button>
        </div>
      </Sheet>
    );
  }
  if (base !== undefined && page !== "menu") {
    const change = page === "move" ? moveDay : copyDay;
    const others = Array.from({ length: 7 }, (_, index) => addDays(base.from, index)).filter(
      (other) => weekdayOf(other) !== weekday,
    );
    return (
      <Sheet
        open
        title={page === "move" ? scheduleText.moveTo(workout.name) : scheduleText.copyTo(workout.name)}
        onClose={() => setPage("menu")}
      >
        <p className="muted">{page === "move" ? scheduleText.moveHint : scheduleText.copyHint}</p>
        {failed}
        <PickList
          label={scheduleText.days}
          empty=""
          items={others.map((other) => ({
            key: other,
            title: other === today ? scheduleText.todayOn(formatWeekday(other)) : formatLongDate(other),
            below: base.days[weekdayOf(other)].name,
          }))}
          onPick={(other) =>
            void ask({
              days: change(base.days, weekday, weekdayOf(other), today),
              said: scheduleText.putOn({ moved: page === "move", day: formatWeekday(other) }),
            })
          }
        />
      </Sheet>
    );
  }
  return (
    <Sheet open title={title} onClose={onClose}>
      <p className="muted">
        {scheduleText.workoutAndWhy({ name: workout.name, isPast: base === undefined })}
      </p>
      {failed}
      <div className="stack-8">
        {base !== undefined && (
          <>
            <ButtonLink variant="secondary" xl href={`/edit-day?date=${date}`}>
              <Icon name="edit" />
              {scheduleText.editThisDay}
            </ButtonLink>
            <Button variant="secondary" xl onClick={() => setPage("move")}>
              <Icon name="forward" />
              {scheduleText.moveToAnotherDay}
            </Button>
            <Button variant="secondary" xl onClick={() => setPage("copy")}>
              <Icon name="note" />
              {scheduleText.copyToAnotherDay}
            </Button>
            {workout.kind !== "rest" && (
              <Button
                variant="secondary"
                xl
                onClick={() =>
                  void ask({
                    days: clearDay(base.days, weekday, today),
                    said: scheduleText.isRestDay(formatWeekday(date)),
                  })
                }
              >
                <Icon name="moon" />
                {scheduleText.makeItARestDay}
              </Button>
            )}
          </>
        )}
        {more}
      </div>
      {base !== undefined && <p className="text-small muted">{scheduleText.changesHold}</p>}
    </Sheet>
  );
}
