import { isMinor } from "@muster/domain/profiles/age";
import { timeframes } from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Figures, Strength } from "@muster/domain/progress/figures";
import { reachedSince } from "@muster/domain/progress/goal-end";
import { settingsId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatWeight } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Card } from "../../../components/layout/Card.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { LabelValueList } from "../../../components/layout/LabelValueList.tsx";
import { useServices } from "../../../data/services.ts";
import { saveErrorText } from "../../../data/store/save-error.text.ts";
import { goalEndText } from "./goal-end.text.ts";

type GoalEndProps = {
  readonly profileId: string;
  readonly profile: Profile;
  readonly figures: Figures;
  readonly start: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** The goal's time is over: what was reached, and what comes next (PROG-04). */
export function GoalEndCard(props: GoalEndProps) {
  const { profileId, profile, today } = props;
  const { store } = useServices();
  const [failure, setFailure] = useState<string>();
  const keep = async (): Promise<void> => {
    const saved = await store.write(profileId, [
      { kind: "settings", id: settingsId(profileId), patch: { goalFrom: today } },
    ]);
    setFailure(saved.ok ? undefined : saveErrorText(saved.error));
  };
  return (
    <Card id="goal-end" title={goalEndText.title(timeframes[profile.timeframe])}>
      <p className="muted">{goalEndText.intro}</p>
      <LabelValueList lines={reachedLines(props)} />
      <p className="muted">{goalEndText.next}</p>
      <FailureBanner text={failure} />
      <div className="row wrap card-actions">
        <ButtonLink variant="secondary" href="/settings?edit=goal">
          {goalEndText.setNew}
        </ButtonLink>
        <Button variant="quiet" className="flush" onClick={() => void keep()}>
          {goalEndText.keep}
        </Button>
      </div>
    </Card>
  );
}

/** Only what there is to be glad of; weight is no matter of minors (ONB-08). */
const reachedLines = ({ figures, profile, start, today, units }: GoalEndProps) => {
  const { history, pullUps, pushUps, trend } = figures;
  const reps = (label: string, strength: Strength) => {
    const reached = reachedSince(start, strength);
    return reached === undefined
      ? []
      : [
          {
            label,
            value: goalEndText.change({ from: String(reached.from), to: formatCount(reached.to, "rep") }),
          },
        ];
  };
  const first = trend.find(({ date }) => date >= start);
  const last = trend.at(-1);
  return [
    ...(history.total === undefined ? [] : [{ label: goalEndText.workouts, value: String(history.total) }]),
    ...reps(goalEndText.pullUps, pullUps),
    ...reps(goalEndText.pushUps, pushUps),
    ...(first === undefined || last === undefined || first === last || isMinor(profile, today)
      ? []
      : [
          {
            label: goalEndText.weight,
            value: goalEndText.change({
              from: formatWeight(first.trend, units),
              to: formatWeight(last.trend, units),
            }),
          },
        ]),
  ];
};
