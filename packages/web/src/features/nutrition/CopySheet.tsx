import { copiedLine } from "@muster/domain/nutrition/diary-line";
import { mostOffered } from "@muster/domain/nutrition/shared-meals";
import { tooManyText } from "@muster/domain/nutrition/texts/entry.text";
import { addDays, type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatDate } from "@muster/domain/shared/format";
import type { EnergyUnit } from "@muster/domain/shared/units";
import { useState } from "react";
import { useOnce } from "../../components/callbacks.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/store/use-live.ts";
import { diaryText } from "./diary.text.ts";
import { nutritionText } from "./nutrition.text.ts";
import { RecipeForm } from "./RecipeForm.tsx";
import type { DiaryLine } from "./use-diary.ts";
import type { DiaryActions } from "./use-diary-actions.ts";

/** The lines to copy and where they may go. */
export type CopySheetProps = {
  readonly profileId: string;
  readonly lines: readonly DiaryLine[];
  /** Of the meal, or 'Whole day'. */
  readonly name: string;
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly energy: EnergyUnit;
  readonly actions: DiaryActions;
  readonly onClose: () => void;
};

/** A meal or a whole day once more: on another day, for somebody of the household, or as a recipe. */
export function CopySheet(props: CopySheetProps) {
  const { lines, name, date, today, energy, actions, onClose } = props;
  const { now } = useServices();
  const once = useOnce();
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
        label={diaryText.copyTo}
        type="date"
        value={to}
        onChange={setTo}
        error={isDay ? undefined : diaryText.notInFuture}
      />
      <Button variant="primary" xl disabled={!isDay} onClick={() => void once(copy)}>
        {diaryText.copyCount(formatCount(lines.length, "entry", "entries"))}
      </Button>
      <SameFor {...props} />
      <RecipeForm
        lines={lines}
        energy={energy}
        actions={actions}
        label={nutritionText.keepAsRecipe(
          name === diaryText.wholeDay ? "it" : diaryText.thisMeal(name.toLowerCase()),
        )}
        onDone={onClose}
      />
    </Sheet>
  );
}

const portions = {
  "0.5": diaryText.half,
  "0.75": diaryText.threeQuarters,
  "1": diaryText.theSame,
  "1.5": diaryText.oneAndAHalf,
} as const;

/** An offer that the other person takes into their own diary: nobody writes in somebody else's. */
function SameFor({ profileId, lines, date, actions, onClose }: CopySheetProps) {
  const { now, newId } = useServices();
  const once = useOnce();
  const [who, setWho] = useState<string>();
  const [portion, setPortion] = useState("1");
  const others = useLive(
    async (reads) => (await reads.all("profileCard", profileId)).filter(({ id }) => id !== profileId),
    [profileId],
  );
  if (others.state !== "ready" || others.value.length === 0) return null;
  const tooMany = tooManyText(diaryText.anOffer, mostOffered, lines.length);
  const chosen = others.value.find(({ id }) => id === who);
  const offer = async (to: string, name: string): Promise<void> => {
    const create = {
      to,
      from: profileId,
      logDate: date,
      lines: lines.map(({ id: _, ...line }) => line),
      portion: Number(portion),
      createdAt: now().toISOString(),
    };
    if (!(await actions.write([{ kind: "mealOffer", id: newId(), create }]))) return;
    showToast({ kind: "success", text: diaryText.offerWaits(name) });
    onClose();
  };
  return (
    <section className="stack-8" aria-label={diaryText.sameForSomebodyElse}>
      <hr className="rule" />
      <Picks
        label={diaryText.sameFor}
        tight
        options={others.value.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={who === undefined ? [] : [who]}
        onChange={([next]) => setWho(next)}
        hint={diaryText.theyAddItToTheirDiary}
      />
      {chosen !== undefined && (
        <>
          <Picks
            label={diaryText.howMuchOfYours}
            tight
            options={Object.entries(portions).map(([value, label]) => ({ value, label }))}
            value={[portion]}
            onChange={([next = "1"]) => setPortion(next)}
          />
          {tooMany !== undefined && <p className="text-small danger-text">{tooMany}</p>}
          <Button
            variant="secondary"
            full
            disabled={tooMany !== undefined}
            onClick={() => void once(() => offer(chosen.id, chosen.displayName))}
          >
            {diaryText.offerTo(chosen.displayName)}
          </Button>
        </>
      )}
    </section>
  );
}
