/** The diary of one day: bars, lines, the panel to add food, and the week (NUT-01..07). */

import { dayTotals } from "@muster/domain/nutrition/day-totals";
import { defaultSettings } from "@muster/domain/profiles/settings";
import type { CivilDate } from "@muster/domain/shared/dates";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../../components/loading/QuietBoundary.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { FoodPanel } from "../../features/nutrition/add-food/FoodPanel.tsx";
import { DayBars } from "../../features/nutrition/DayBars.tsx";
import { DayPicker } from "../../features/nutrition/DayPicker.tsx";
import { diaryText } from "../../features/nutrition/diary.text.ts";
import { nutritionText } from "../../features/nutrition/nutrition.text.ts";
import { useDiary, useGoals } from "../../features/nutrition/use-diary.ts";
import { useDiaryActions } from "../../features/nutrition/use-diary-actions.ts";
import { useUnsent } from "../../features/nutrition/use-unsent.ts";
import { AddFoodBar } from "./AddFoodBar.tsx";
import { FoodColumn } from "./FoodColumn.tsx";
import { LoggedFood } from "./LoggedFood.tsx";
import { useDiaryPage } from "./use-diary-page.ts";

const CopySheet = lazyFile(() =>
  import("../../features/nutrition/CopySheet.tsx").then((file) => file.CopySheet),
);
const WeekCard = lazyFile(() =>
  import("../../features/nutrition/WeekCard.tsx").then((file) => file.WeekCard),
);
const OfferCard = lazyFile(() =>
  import("../../features/nutrition/OfferCard.tsx").then((file) => file.OfferCard),
);
const ExpenditureCard = lazyFile(() =>
  import("../../features/nutrition/ExpenditureCard.tsx").then((file) => file.ExpenditureCard),
);

type DiaryOfDayProps = { readonly profile: CurrentProfile; readonly today: CivilDate };

/** On wide screens the panel stands in a column of its own, else in a sheet. */
export function DiaryOfDay({ profile, today }: DiaryOfDayProps) {
  const page = useDiaryPage(today);
  const { isWide, date } = page;
  const diary = useDiary(profile.id, date);
  const goalsOn = useGoals(date);
  const unsent = useUnsent(profile.id);
  const actions = useDiaryActions(
    profile.id,
    diary.state === "ready" ? diary.value.energy : defaultSettings.energy,
  );
  if (diary.state === "error") throw diary.error;
  if (diary.state === "loading" || goalsOn === undefined) return null;
  const goals = goalsOn(date);
  const { lines, before, closed, week, energy } = diary.value;

  const { editing } = page.panel;
  const title = editing === undefined ? diaryText.addFood : diaryText.editEntry;
  const panel = <FoodPanel {...page.panel} profileId={profile.id} energy={energy} actions={actions} />;
  return (
    <div className="cols wide">
      <div>
        <DayPicker date={date} today={today} onDate={page.setDate} />
        <QuietBoundary>
          <OfferCard profileId={profile.id} today={today} energy={energy} actions={actions} />
        </QuietBoundary>
        <DayBars totals={dayTotals(lines)} goals={goals} energy={energy} />
        <LoggedFood {...{ lines, before, closed, energy, unsent, actions, page }} />
      </div>
      <div>
        {isWide && (
          <FoodColumn
            title={title}
            onCancel={editing && page.close}
            turn={page.over?.is === "adding" ? page.over : undefined}
          >
            {panel}
          </FoodColumn>
        )}
        <QuietBoundary>
          <WeekCard {...{ profileId: profile.id, date, today, lines: week, goalsOn, energy }} />
          {goals !== null && <ExpenditureCard profileId={profile.id} today={today} energy={energy} />}
        </QuietBoundary>
      </div>
      {!isWide && (
        <>
          {lines.length > 0 && <AddFoodBar onAdd={page.add} />}
          <Sheet
            open={page.over?.is === "adding" || editing !== undefined}
            title={title}
            onClose={page.leave}
          >
            {panel}
          </Sheet>
          <ConfirmDialog {...page.question} {...nutritionText.discard} danger />
        </>
      )}
      {page.over?.is === "copying" && (
        <CopySheet
          {...page.over}
          profileId={profile.id}
          date={date}
          today={today}
          energy={energy}
          actions={actions}
          onClose={page.close}
        />
      )}
    </div>
  );
}
