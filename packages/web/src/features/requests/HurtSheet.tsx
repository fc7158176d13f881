import { type BodyArea, bodyAreas, limitSides, severities } from "@muster/domain/planning/limit-options.text";
import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import { valuesOf } from "@muster/domain/profiles/options.text";
import { type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { Segment } from "../../components/controls/Segment.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { BodyViews } from "./BodyViews.tsx";
import { requestDurations, requestsText } from "./requests.text.ts";
import { lastDay, type NamedExercise, requestDurationOf } from "./use-requests.ts";

type HurtSheetProps = {
  /** The one to change; undefined for a new one. */
  readonly limit: Limit | undefined;
  readonly today: CivilDate;
  readonly lastExercises: readonly NamedExercise[];
  readonly onClose: () => void;
  readonly onSave: (limit: Limit) => void;
};

const optionsOf = <T extends Record<string, string>>(labels: T) =>
  valuesOf(labels).map((value) => ({ value, label: labels[value] ?? value }));

/** A sore place: where, which side, how bad, since when, in which exercises, and how long it should hold. */
export function HurtSheet({ limit, today, lastExercises, onClose, onSave }: HurtSheetProps) {
  const [draft, setDraft] = useState<Limit>(
    limit ?? { ...emptyLimit, date: today, until: lastDay("week", today) },
  );
  const [error, setError] = useState<{ readonly text: string }>();
  const places = useRef<HTMLDivElement>(null);
  // The button is far below: what is missing comes into the picture, with the focus where it is chosen.
  useEffect(() => {
    if (error === undefined) return;
    places.current?.querySelector<HTMLElement>("[role=radio][tabindex='0']")?.focus({ preventScroll: true });
    places.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "end" });
  }, [error]);
  const change = (part: Partial<Limit>) => setDraft({ ...draft, ...part });
  const pick = (area: BodyArea, side: Limit["side"]) => {
    setError(undefined);
    change({ area, side });
  };
  const save = () => {
    if (draft.area === null) return setError({ text: requestsText.choose.place });
    onSave({ ...draft, date: today, source: "form" });
    onClose();
  };
  return (
    <Sheet open title={requestsText.hurtSheet} onClose={onClose}>
      <p className="muted">{requestsText.tap}</p>
      <BodyViews area={draft.area} side={draft.side} onPick={pick} />
      <div ref={places} className="hurt-places">
        <Picks<BodyArea>
          label={requestsText.list}
          tight
          options={optionsOf(bodyAreas)}
          value={draft.area === null ? [] : [draft.area]}
          error={error?.text}
          onChange={([area]) => area !== undefined && pick(area, "both")}
        />
      </div>
      <Segment
        label={requestsText.side}
        showLabel
        options={optionsOf(limitSides)}
        value={draft.side}
        onChange={(side) => change({ side })}
      />
      <Picks
        label={requestsText.severity}
        options={optionsOf(severities)}
        value={[draft.severity]}
        onChange={([severity]) => severity !== undefined && change({ severity })}
      />
      <TextField
        label={requestsText.since}
        optional
        type="date"
        value={draft.since ?? ""}
        onChange={(text) => change({ since: isCivilDate(text) ? text : null })}
      />
      {lastExercises.length > 0 && (
        <Picks
          label={requestsText.exercises}
          multiple
          tight
          options={lastExercises.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.exerciseIds.filter((id) => lastExercises.some((one) => one.id === id))}
          onChange={(exerciseIds) => change({ exerciseIds })}
        />
      )}
      <Picks
        label={requestsText.holds}
        options={optionsOf(requestDurations)}
        value={[requestDurationOf(draft.until, today)]}
        onChange={([holds]) => holds !== undefined && change({ until: lastDay(holds, today) })}
      />
      <Button variant="primary" xl onClick={save}>
        {requestsText.save}
      </Button>
    </Sheet>
  );
}
