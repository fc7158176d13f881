import { searchExercises } from "@muster/coach/guides/search-exercises";
import {
  cardioAmounts,
  type WishType,
  wishPlaces,
  wishTypes,
} from "@muster/domain/planning/limit-options.text";
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import { targetAreas, valuesOf, weekdayNames } from "@muster/domain/profiles/options.text";
import { type CivilDate, isCivilDate, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { exerciseChoices } from "./exercise-choices.ts";
import { missingInWish } from "./missing-in-wish.ts";
import { requestDurations, requestsText } from "./requests.text.ts";
import { lastDay, requestDurationOf } from "./use-requests.ts";

type WishSheetProps = {
  readonly wish: Wish | undefined;
  readonly today: CivilDate;
  readonly onClose: () => void;
  readonly onSave: (wish: Wish) => void;
};

const minutes = ["15", "20", "30", "45", "60"] as const;

/** One wish: what it is about, its detail, and how long it holds. */
export function WishSheet({ wish, today, onClose, onSave }: WishSheetProps) {
  const [draft, setDraft] = useState<Wish | undefined>(wish);
  const [error, setError] = useState<string>();
  const change = (part: Partial<Wish>) => {
    setError(undefined);
    if (draft !== undefined) setDraft({ ...draft, ...part });
  };
  const start = (type: WishType) => {
    setError(undefined);
    setDraft({ ...emptyWish, date: today, type, until: lastDay("week", today) });
  };
  const save = () => {
    const missing = missingInWish(draft);
    if (draft === undefined || missing !== undefined) return setError(missing);
    onSave({ ...draft, date: today, source: "form" });
    onClose();
  };
  return (
    <Sheet open title={requestsText.wishSheet} onClose={onClose}>
      <Picks<WishType>
        label={requestsText.wishPick}
        tight
        options={valuesOf(wishTypes).map((value) => ({ value, label: wishTypes[value] }))}
        value={draft === undefined ? [] : [draft.type]}
        onChange={([type]) => type !== undefined && start(type)}
      />
      {draft !== undefined && (
        <>
          <WishDetail wish={draft} onChange={change} />
          <Picks
            label={requestsText.holds}
            options={valuesOf(requestDurations).map((value) => ({ value, label: requestDurations[value] }))}
            value={[requestDurationOf(draft.until, today)]}
            onChange={([holds]) => holds !== undefined && change({ until: lastDay(holds, today) })}
          />
        </>
      )}
      <Failure text={error} />
      <Button variant="primary" xl onClick={save}>
        {requestsText.save}
      </Button>
    </Sheet>
  );
}

type WishDetailProps = { readonly wish: Wish; readonly onChange: (part: Partial<Wish>) => void };

function WishDetail({ wish, onChange }: WishDetailProps) {
  const days = (
    <Picks<Weekday>
      label={requestsText.days}
      multiple
      week
      options={weekdays.map((value) => ({
        value,
        label: weekdayNames[value].slice(0, 3),
        spoken: weekdayNames[value],
      }))}
      value={wish.weekdays}
      onChange={(chosen) => onChange({ weekdays: weekdays.filter((day) => chosen.includes(day)) })}
    />
  );
  switch (wish.type) {
    case "days":
    case "days_off":
      return days;
    case "minutes":
      return (
        <>
          <Picks
            label={requestsText.minutes}
            options={minutes.map((value) => ({ value, label: value }))}
            value={minutes.filter((value) => Number(value) === wish.minutes)}
            onChange={([value]) => onChange({ minutes: Number(value) })}
          />
          {days}
        </>
      );
    case "place":
      return (
        <>
          <Picks
            label={requestsText.place}
            options={valuesOf(wishPlaces).map((value) => ({ value, label: wishPlaces[value] }))}
            value={wish.place === null ? [] : [wish.place]}
            onChange={([place]) => place !== undefined && onChange({ place })}
          />
          {wish.place !== "floor" && days}
        </>
      );
    case "exercise_in":
    case "exercise_out":
      return <ExerciseDetail wish={wish} onChange={onChange} />;
    case "muscle_more":
    case "muscle_less":
      return (
        <Picks
          label={requestsText.muscle}
          options={valuesOf(targetAreas).map((value) => ({ value, label: targetAreas[value] }))}
          value={wish.muscle === null ? [] : [wish.muscle]}
          onChange={([muscle]) => muscle !== undefined && onChange({ muscle })}
        />
      );
    case "event":
      return (
        <>
          <TextField
            label={requestsText.eventName}
            maxLength={80}
            value={wish.name}
            onChange={(name) => onChange({ name })}
          />
          <TextField
            label={requestsText.eventDate}
            optional
            type="date"
            value={wish.eventDate ?? ""}
            onChange={(text) => {
              const eventDate = isCivilDate(text) ? text : null;
              onChange({ eventDate, until: eventDate });
            }}
          />
        </>
      );
    case "cardio":
      return (
        <Picks
          label={requestsText.amount}
          options={valuesOf(cardioAmounts).map((value) => ({ value, label: cardioAmounts[value] }))}
          value={wish.amount === undefined ? [] : [wish.amount]}
          onChange={([amount]) => amount !== undefined && onChange({ amount })}
        />
      );
    case "no_jumps":
    case "quiet":
      return null;
  }
}

function ExerciseDetail({ wish, onChange }: WishDetailProps) {
  const [query, setQuery] = useState("");
  const choices = exerciseChoices(query, wish.exerciseIds, searchExercises);
  return (
    <>
      <TextField label={requestsText.exerciseName} value={query} onChange={setQuery} />
      {choices.length > 0 && (
        <Picks
          label={requestsText.exercisePick}
          multiple
          tight
          options={choices}
          value={wish.exerciseIds}
          onChange={(exerciseIds) => onChange({ exerciseIds })}
        />
      )}
    </>
  );
}
