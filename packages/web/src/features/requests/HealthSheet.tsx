import { type HealthCondition, healthConditions } from "@muster/domain/planning/limit-options.text";
import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import { valuesOf } from "@muster/domain/profiles/options.text";
import { type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Picks } from "../../components/controls/Picks.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { healthGroups, healthLimits } from "./health-groups.ts";
import { requestDurations, requestsText } from "./requests.text.ts";
import { lastDay, requestDurationOf } from "./use-requests.ts";

type HealthSheetProps = {
  readonly limit: Limit | undefined;
  readonly today: CivilDate;
  readonly onClose: () => void;
  /** Several when they are new: one limit for each condition. */
  readonly onSave: (limits: readonly Limit[]) => void;
};

/** An illness, a surgery, a pregnancy, a medicine, a doctor's limit: what rules moves out without being a sore place. */
export function HealthSheet({ limit, today, onClose, onSave }: HealthSheetProps) {
  const [draft, setDraft] = useState<Limit>(limit ?? { ...emptyLimit, date: today });
  const [chosen, setChosen] = useState<readonly HealthCondition[]>(
    limit?.condition == null ? [] : [limit.condition],
  );
  const [error, setError] = useState<string>();
  const change = (part: Partial<Limit>) => setDraft({ ...draft, ...part });
  const save = () => {
    if (chosen.length === 0) return setError(requestsText.choose.health);
    onSave(healthLimits(draft, chosen, today));
    onClose();
  };
  return (
    <Sheet open title={requestsText.healthSheet} onClose={onClose}>
      <p className="muted">{requestsText.healthPick}</p>
      {healthGroups.map(({ name, conditions }) => (
        <Picks
          key={name}
          label={name}
          tight
          multiple={limit === undefined}
          options={conditions.map((value) => ({ value, label: healthConditions[value] }))}
          value={conditions.filter((condition) => chosen.includes(condition))}
          onChange={(picked) => {
            setError(undefined);
            setChosen(
              limit === undefined
                ? [...chosen.filter((condition) => !conditions.includes(condition)), ...picked]
                : picked,
            );
          }}
        />
      ))}
      <TextField
        label={requestsText.since}
        optional
        type="date"
        value={draft.since ?? ""}
        onChange={(text) => change({ since: isCivilDate(text) ? text : null })}
      />
      <TextField
        label={requestsText.words}
        optional
        maxLength={300}
        value={draft.words}
        onChange={(words) => change({ words })}
      />
      <Picks
        label={requestsText.holds}
        options={valuesOf(requestDurations).map((value) => ({ value, label: requestDurations[value] }))}
        value={[requestDurationOf(draft.until, today)]}
        onChange={([holds]) => holds !== undefined && change({ until: lastDay(holds, today) })}
      />
      <Failure text={error} />
      <Button variant="primary" xl onClick={save}>
        {requestsText.save}
      </Button>
    </Sheet>
  );
}
