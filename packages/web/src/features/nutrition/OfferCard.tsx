import { dayTotals } from "@muster/domain/nutrition/day-totals";
import { copiedLine } from "@muster/domain/nutrition/diary-line";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatEnergy } from "@muster/domain/shared/format";
import type { EnergyUnit } from "@muster/domain/shared/units";
import { useOnce } from "../../components/callbacks.ts";
import { Button } from "../../components/controls/Button.tsx";
import { inSentence } from "../../components/in-sentence.ts";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/store/use-live.ts";
import { diaryText } from "./diary.text.ts";
import type { DiaryActions } from "./use-diary-actions.ts";

/** Whose offered meals are shown. */
export type OfferCardProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly energy: EnergyUnit;
  readonly actions: DiaryActions;
};

/** Meals that somebody of the household ate together with this person: into the diary, or away. */
export function OfferCard({ profileId, today, energy, actions }: OfferCardProps) {
  const { now, newId } = useServices();
  const once = useOnce();
  const live = useLive(
    async (reads) => {
      const [offers, cards] = await Promise.all([
        reads.all("mealOffer", profileId),
        reads.all("profileCard", profileId),
      ]);
      return offers
        .filter(({ to }) => to === profileId)
        .map((offer) => ({
          ...offer,
          who: cards.find(({ id }) => id === offer.from)?.displayName ?? diaryText.somebody,
        }));
    },
    [profileId],
  );
  if (live.state !== "ready" || live.value.length === 0) return null;
  return live.value.map(({ who, ...stored }) => {
    const { id, ...offer } = stored;
    const { lines, portion, logDate } = offer;
    const mine = lines.map((line) =>
      copiedLine(line, { logDate, mealSlot: line.mealSlot, createdAt: now().toISOString() }, portion, energy),
    );
    const gone = { kind: "mealOffer", id, remove: true } as const;
    const decline = async (): Promise<void> => {
      if (await actions.write([gone]))
        showToast({
          kind: "info",
          text: diaryText.offerDeclined(who),
          undo: () => void actions.write([{ kind: "mealOffer", id, create: offer }]),
        });
    };
    return (
      <section key={id} className="card stack-8" aria-label={diaryText.offeredBy(who)}>
        <p>
          {inSentence(diaryText.offered(logDate === today ? undefined : formatDate(logDate, today)), {
            who: <b className="bold">{who}</b>,
            meals: mine.map(({ mealName }) => mealName).join(", "),
            energy: formatEnergy(dayTotals(mine).calories, energy),
          })}
        </p>
        <div className="row wrap">
          <Button
            variant="secondary"
            onClick={() =>
              void once(() =>
                actions.write([
                  ...mine.map((create) => ({ kind: "nutritionEntry", id: newId(), create }) as const),
                  gone,
                ]),
              )
            }
          >
            {diaryText.addToMyDiary}
          </Button>
          <Button variant="quiet" onClick={() => void once(decline)}>
            {diaryText.noThanks}
          </Button>
        </div>
      </section>
    );
  });
}
