import type { FactsOf } from "@muster/domain/progress/sets/done-set";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { useState } from "react";
import { Segment } from "../../components/controls/Segment.tsx";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { readAllSets } from "../../data/reads/read-all-sets.ts";
import { useExerciseFacts } from "../../data/reads/use-exercise-facts.ts";
import { useLive } from "../../data/store/use-live.ts";
import { useHistoryIsPartial } from "../../data/sync/use-sync-status.ts";
import { HistoryLoading } from "./ProgressStates.tsx";
import { Records, type RecordsProps } from "./Records.tsx";
import { strengthText } from "./texts/strength.text.ts";

/** Records of what the screen shows, or of all time, which is read when somebody asks for it. */
export function RecordsPanel({ sets, span, today, units }: RecordsProps) {
  const [all, setAll] = useState(false);
  const profile = useCurrentProfile();
  const facts = useExerciseFacts();
  const isPartial = useHistoryIsPartial();
  return (
    <>
      <Segment
        label={strengthText.recordsOf}
        options={[
          { value: "window", label: span.replace(/^the last (\d)/, "Last $1") },
          { value: "all", label: strengthText.allTimeOption },
        ]}
        value={all ? "all" : "window"}
        onChange={(value) => setAll(value === "all")}
      />
      {isPartial && <HistoryLoading />}
      {all && profile !== undefined && facts !== undefined ? (
        <AllTime profileId={profile.id} factsOf={facts.factsOf} today={today} units={units} />
      ) : (
        <Records sets={sets} span={span} today={today} units={units} />
      )}
    </>
  );
}

type AllTimeProps = {
  readonly profileId: string;
  readonly factsOf: FactsOf;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

function AllTime({ profileId, factsOf, today, units }: AllTimeProps) {
  const sets = useLive((reads) => readAllSets(reads, profileId, today, factsOf), [profileId, today]);
  if (sets.state === "error") return <p>{strengthText.yourWholeLogCouldNot}</p>;
  if (sets.state === "loading") return <p className="muted">{strengthText.readingYourWholeLog}</p>;
  return <Records sets={sets.value} span={strengthText.allTime} today={today} units={units} />;
}
