import {
  componentsOfEstimate,
  componentsOfParsed,
  descriptionError,
  type MealComponent,
} from "@muster/domain/nutrition/meal-components";
import { parseMeal } from "@muster/domain/nutrition/meal-text/parse-meal";
import { estimateTexts } from "@muster/domain/nutrition/texts/meal-parts.text";
import { ageGroup } from "@muster/domain/profiles/age";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { type SubmitEvent, useRef, useState } from "react";
import { Link } from "wouter";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { inSentence } from "../../../components/in-sentence.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import { loadFoodIndex } from "../../../data/api/food-index.ts";
import { estimateOnline, type FoodsFailure } from "../../../data/api/foods-api.ts";
import { builtInCoachName, useCoachName } from "../../../data/reads/use-coach-name.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { noTableText, useFoodIndex } from "../use-food-index.ts";
import { findFoodText } from "./add-food.text.ts";
import type { WayProps } from "./food-way.ts";
import { MealParts } from "./MealParts.tsx";
import type { MealPhoto } from "./meal-photo.ts";

type Answer = {
  readonly n: number;
  readonly parts: readonly MealComponent[];
  readonly lines: readonly string[];
  /** What was not understood. */
  readonly open?: readonly string[];
};

/** Messages for people; the server's own sentences where it has them for meals. */
const estimateTrouble = (failure: FoodsFailure): string =>
  failure.type === "offline"
    ? estimateTexts.offline
    : failure.error === "internal"
      ? estimateTexts.unknown
      : failure.message;

/** A meal in words, or in a picture where a model may look at it; without a model the food table answers (EST-01..04). */
export function DescribeMeal(props: WayProps) {
  const { profileId, today } = props;
  const index = useFoodIndex(profileId);
  const latest = useRef(index);
  latest.current = index;
  const model = useCoachName();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const file = useRef<HTMLInputElement>(null);
  const live = useLive(
    async (reads) => {
      const [profile, settings] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.get("settings", settingsId(profileId)),
      ]);
      return {
        isAdult: profile !== undefined && ["adult", "older"].includes(ageGroup(profile, today)),
        agreed: settings?.aiConsent === "agreed",
      };
    },
    [profileId, today],
  );
  const may = live.state === "ready" ? live.value : { isAdult: false, agreed: false };
  const hasModel = model !== builtInCoachName && may.isAdult;
  const asksModel = hasModel && may.agreed;

  const show = (
    parts: readonly MealComponent[],
    lines: readonly string[],
    open: readonly string[] = [],
  ): void => {
    setAnswer({ n: Date.now(), parts, lines, open });
    setError(undefined);
  };
  /** What the food table makes of the words. */
  const byTable = async (before: readonly string[]): Promise<void> => {
    // It may have come since the button was pressed; a slow phone may still be reading it.
    setBusy(true);
    const table = latest.current === undefined ? await loadFoodIndex().catch(() => null) : latest.current;
    setBusy(false);
    const { items, unknown } = table === null ? { items: [], unknown: [] } : parseMeal(text, table);
    if (items.length === 0) {
      setAnswer({ n: Date.now(), parts: [], lines: [], open: unknown });
      setError(before.length > 0 ? before.join(" ") : table ? estimateTexts.noComponents : noTableText);
    } else show(componentsOfParsed(items), [...before, findFoodText.estimatedHere], unknown);
  };
  const estimate = async (picture?: MealPhoto): Promise<void> => {
    const wrong = picture === undefined ? descriptionError(text) : undefined;
    if (wrong !== undefined || busy) return setError(wrong);
    setAnswer(undefined);
    if (!asksModel) return byTable([]);
    setBusy(true);
    const reply = await estimateOnline({
      text: text.trim(),
      ...(picture === undefined ? {} : { picture }),
      agreed: true,
      isAdult: may.isAdult,
    });
    setBusy(false);
    if (reply.ok && reply.value.items.length > 0)
      return show(componentsOfEstimate(reply.value.items), [findFoodText.estimatedBy(reply.value.by)]);
    const trouble = reply.ok ? estimateTexts.noComponents : estimateTrouble(reply.error);
    if (picture === undefined) await byTable([trouble]);
    else setError(trouble);
  };
  const takePicture = async (taken: File | undefined): Promise<void> => {
    if (taken === undefined) return;
    // Only a model sees it, and only online: its file is not cached for offline.
    const part = await import("./meal-photo.ts").catch(() => undefined);
    if (part === undefined) return setError(estimateTexts.offline);
    const picture = await part.reducePhoto(taken);
    if (picture === undefined) setError(estimateTexts.unknown);
    else await estimate(picture);
  };

  return (
    <>
      <form
        className="stack-8"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void estimate();
        }}
      >
        <TextField
          label={findFoodText.describeYourMeal}
          multiline
          maxLength={1000}
          hint={findFoodText.mealExample}
          value={text}
          error={error}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <Button variant="secondary" type="submit" full busy={busy && findFoodText.estimating}>
          {findFoodText.estimate}
        </Button>
        {asksModel && (
          <>
            <Button variant="secondary" full onClick={() => file.current?.click()}>
              <Icon name="plus" /> {findFoodText.estimateFromAPhoto}
            </Button>
            <input
              ref={file}
              type="file"
              accept="image/*"
              capture="environment"
              hidden
              aria-label={findFoodText.photoOfYourMeal}
              onChange={(event) => {
                void takePicture(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
          </>
        )}
      </form>
      {hasModel && !may.agreed && (
        <p className="text-small muted">
          {inSentence(findFoodText.tableAnswers, {
            model,
            settings: (
              <Link className="ca bold" href="/settings">
                {findFoodText.settings}
              </Link>
            ),
          })}
        </p>
      )}
      {answer?.lines.map((line) => (
        <p key={line} className="text-small muted" role="status">
          {line}
        </p>
      ))}
      {answer !== undefined && (
        <MealParts
          key={answer.n}
          {...props}
          parts={answer.parts}
          open={index ? { words: answer.open ?? [], index } : undefined}
        />
      )}
    </>
  );
}
