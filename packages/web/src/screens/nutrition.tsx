import "../features/nutrition/nutrition.css";
import { dayTotals } from "@muster/domain/nutrition/day-totals";
import { copiedLine } from "@muster/domain/nutrition/diary-line";
import { emptyEntryDraft, isUntouched } from "@muster/domain/nutrition/entry-form";
import { mealSlotAt } from "@muster/domain/nutrition/meal-slot";
import { dayAfterMidnight } from "@muster/domain/nutrition/shown-day";
import { defaultSettings } from "@muster/domain/profiles/settings";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatCount } from "@muster/domain/shared/format";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { useOnce } from "../components/callbacks.ts";
import { Button } from "../components/controls/Button.tsx";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Icon } from "../components/layout/Icon.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { QuietBoundary } from "../components/loading/QuietBoundary.tsx";
import { Sheet } from "../components/overlays/Sheet.tsx";
import { type CurrentProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useServices } from "../data/services.ts";
import { FoodPanel } from "../features/nutrition/add-food/FoodPanel.tsx";
import type { FoodWay } from "../features/nutrition/add-food/food-way.ts";
import { DayBars } from "../features/nutrition/DayBars.tsx";
import { DayPicker } from "../features/nutrition/DayPicker.tsx";
import { EntryList } from "../features/nutrition/EntryList.tsx";
import { type DiaryLine, useDiary, useGoals } from "../features/nutrition/use-diary.ts";
import { useDiaryActions } from "../features/nutrition/use-diary-actions.ts";
import { useUnsent } from "../features/nutrition/use-unsent.ts";

const CopySheet = lazy(() =>
  import("../features/nutrition/CopySheet.tsx").then((file) => ({ default: file.CopySheet })),
);
const WeekCard = lazy(() =>
  import("../features/nutrition/WeekCard.tsx").then((file) => ({ default: file.WeekCard })),
);
const OfferCard = lazy(() =>
  import("../features/nutrition/OfferCard.tsx").then((file) => ({ default: file.OfferCard })),
);
const ExpenditureCard = lazy(() =>
  import("../features/nutrition/ExpenditureCard.tsx").then((file) => ({ default: file.ExpenditureCard })),
);

/** `/nutrition`: what is eaten, day by day (NUT-01..07). */
export default function NutritionScreen() {
  const profile = useCurrentProfile();
  const today = useToday();
  return profile === undefined ? null : (
    <Page title="Nutrition" className="with-add">
      <TopBar
        title="Nutrition"
        right={
          <Link className="badge" href="/settings">
            <Avatar initial={profile.initial} />
            <span className="badge-name">{profile.displayName}</span>
          </Link>
        }
      />
      <Tracker key={profile.id} profile={profile} today={today} />
    </Page>
  );
}

/** What lies over the screen on phones, and stands in the column on wide ones. */
type Over =
  | { readonly is: "adding" }
  | { readonly is: "editing"; readonly line: DiaryLine }
  | { readonly is: "copying"; readonly lines: readonly DiaryLine[]; readonly name: string };

function Tracker({ profile, today }: { readonly profile: CurrentProfile; readonly today: CivilDate }) {
  const { now } = useServices();
  const isWide = useWide();
  const once = useOnce();
  const [date, setDate] = useState(today);
  const [over, setOver] = useState<Over>();
  const [way, setWay] = useState<FoodWay>("enter");
  // Kept here, so that a closed panel loses nothing that was typed.
  const [draft, setDraft] = useState(() => emptyEntryDraft(mealSlotAt(now().getHours())));
  const [product, setProduct] = useState<string>();
  const [keeps, setKeeps] = useState(false);
  const [known, setKnown] = useState(today);
  if (known !== today) {
    setKnown(today);
    // On wide screens the panel is always open: another way than the form keeps what was typed to itself.
    const isBusy =
      over !== undefined || product !== undefined || !isUntouched(draft) || (isWide && way !== "enter");
    setDate(dayAfterMidnight({ shown: date, from: known, to: today, isBusy }));
    if (!isBusy) setDraft(emptyEntryDraft(mealSlotAt(now().getHours())));
  }
  const diary = useDiary(profile.id, date);
  const goalsOn = useGoals(date);
  const goals = goalsOn(date);
  const unsent = useUnsent(profile.id);
  const actions = useDiaryActions(
    profile.id,
    diary.state === "ready" ? diary.value.energy : defaultSettings.energy,
  );
  if (diary.state === "error") throw diary.error;
  if (diary.state === "loading") return null;
  const { lines, before, closed, week, energy } = diary.value;

  const close = (): void => setOver(undefined);
  const editing = over?.is === "editing" ? over.line : undefined;
  const title = editing === undefined ? "Add food" : "Edit entry";
  const panel = (
    <FoodPanel
      {...{ profileId: profile.id, date, today, energy, actions, draft, way, editing, product, keeps }}
      onProduct={setProduct}
      onKeeps={setKeeps}
      onDraft={setDraft}
      onWay={setWay}
      onDone={close}
    />
  );
  const add = (first: FoodWay = "enter"): void => {
    setWay(first);
    setOver({ is: "adding" });
  };
  const repeat = async (): Promise<void> => {
    const createdAt = now().toISOString();
    await actions.add(
      before.map(({ id: _, ...line }) =>
        copiedLine(line, { logDate: date, mealSlot: line.mealSlot, createdAt }),
      ),
    );
  };
  return (
    <div className="cols wide">
      <div>
        <DayPicker date={date} today={today} onDate={setDate} />
        <QuietBoundary>
          <Suspense>
            <OfferCard profileId={profile.id} today={today} energy={energy} actions={actions} />
          </Suspense>
        </QuietBoundary>
        <DayBars totals={dayTotals(lines)} goals={goals} energy={energy} />
        {lines.length === 0 ? (
          <Empty
            icon="bowl"
            title="Nothing logged yet"
            text={
              before.length > 0
                ? "Add what you ate, or take the day before once more."
                : "A name and two numbers are enough. It works offline too."
            }
            action={
              <>
                {/* Beside the open form there is one primary button already: its own. */}
                <Button variant={isWide ? "secondary" : "primary"} xl onClick={() => add()}>
                  Log Your First Item
                </Button>
                {before.length > 0 && (
                  <Button variant="ghost" onClick={() => void once(repeat)}>
                    Copy the day before ({formatCount(before.length, "entry", "entries")})
                  </Button>
                )}
              </>
            }
          />
        ) : (
          <>
            <EntryList
              lines={lines}
              energy={energy}
              unsent={unsent}
              onOpen={(line) => setOver({ is: "editing", line })}
              onMeal={(own, name) => setOver({ is: "copying", lines: own, name })}
            />
            <div className="between">
              <Button variant="ghost" onClick={() => setOver({ is: "copying", lines, name: "Whole day" })}>
                Copy this day
              </Button>
              <Button variant="ghost" onClick={() => void actions.close(date, !closed)}>
                {closed ? (
                  <>
                    <Icon name="check" size="s" /> Day closed. Open again
                  </>
                ) : (
                  "That was everything: close the day"
                )}
              </Button>
            </div>
          </>
        )}
      </div>
      <div>
        {isWide && (
          <section className="card stack-16" aria-labelledby="panel">
            <div className="between">
              <h2 className="title-small" id="panel">
                {title}
              </h2>
              {editing !== undefined && (
                <Button variant="quiet" onClick={close}>
                  Cancel
                </Button>
              )}
            </div>
            {panel}
          </section>
        )}
        <QuietBoundary>
          <Suspense>
            <WeekCard {...{ profileId: profile.id, date, today, lines: week, goalsOn, energy }} />
            {goals !== null && <ExpenditureCard profileId={profile.id} today={today} energy={energy} />}
          </Suspense>
        </QuietBoundary>
      </div>
      {!isWide && (
        <>
          {lines.length > 0 && (
            <div className="add-bar">
              <Button variant="primary" xl onClick={() => add()}>
                <Icon name="plus" /> Add food
              </Button>
              <button
                type="button"
                className="btn secondary xl scan-first"
                aria-label="Scan a barcode"
                onClick={() => add("scan")}
              >
                <Icon name="barcode" size="l" />
              </button>
            </div>
          )}
          <Sheet open={over?.is === "adding" || editing !== undefined} title={title} onClose={close}>
            {panel}
          </Sheet>
        </>
      )}
      {over?.is === "copying" && (
        <Suspense>
          <CopySheet
            {...over}
            profileId={profile.id}
            date={date}
            today={today}
            energy={energy}
            actions={actions}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Room for two columns (56rem, as in components.css). */
const twoColumns = "(min-width: 56rem)";

const onChange = (listener: () => void): (() => void) => {
  const media = matchMedia(twoColumns);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
};

/** True while two columns fit. */
const useWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(twoColumns).matches);
