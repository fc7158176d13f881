import type { PersonalRecordKind, RecordEvent } from "@muster/domain/progress/sets/personal-records";
import { recordHands } from "@muster/domain/progress/sets/record.text";
import { formatClock, formatNumber, formatSetWeight, massIn, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { Icon } from "../../../components/layout/Icon.tsx";
import { sessionText } from "../session.text.ts";

type RecordListProps = { readonly events: readonly RecordEvent[]; readonly units: UnitSystem };

/** What this workout beat, one line an exercise. */
export function RecordList({ events, units }: RecordListProps) {
  if (events.length === 0) return null;
  return (
    <section className="card flush" aria-labelledby="finish-records">
      <h2 className="text-large list-title" id="finish-records">
        {sessionText.personalRecords}
      </h2>
      <ul className="list">
        {events.map((event) => {
          const { value, unit } = figureOf(event, units);
          return (
            <li key={event.exerciseId}>
              <span className="ca">
                <Icon name="star" />
              </span>
              <span className="grow">
                <b>{event.name}</b>
                <span className="text-small muted">{describe(event, units)}</span>
              </span>
              <span className="number text-large">
                {value}
                <small>{unit}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const describe = (event: RecordEvent, units: UnitSystem): string => {
  const { kind, set } = event;
  const words: Readonly<Record<PersonalRecordKind, string>> = {
    heaviest: set?.reps == null ? sessionText.heaviest : sessionText.heaviestOf(set.reps),
    assistance: sessionText.leastHelp,
    estimate: sessionText.bestEstimated1RM,
    reps: sessionText.mostReps(
      set?.weight == null
        ? undefined
        : `${formatSetWeight(set.weight, units)}${set.assisted ? "" : recordHands(event)}`,
      set?.assisted === true,
    ),
    setVolume: sessionText.bestSet,
    sessionVolume: sessionText.mostVolumeInASession,
    longest: sessionText.longest,
    furthest: sessionText.furthest,
    pace: sessionText.bestPace,
  };
  return words[kind];
};

const figureOf = (
  event: RecordEvent,
  units: UnitSystem,
): { readonly value: string; readonly unit: string } => {
  const mass = (decimals: number) => ({
    value: formatNumber(massIn(units, event.value), decimals),
    unit: `${massUnit(units)}${recordHands(event)}`,
  });
  switch (event.kind) {
    case "heaviest":
    case "assistance":
    case "estimate":
      return mass(1);
    case "setVolume":
    case "sessionVolume":
      return mass(0);
    case "reps":
      return { value: String(event.value), unit: event.value === 1 ? "rep" : "reps" };
    case "longest":
      return { value: formatClock(event.value), unit: "" };
    case "furthest":
      return { value: formatNumber(event.value), unit: "m" };
    case "pace":
      return { value: formatNumber(event.value * 3.6), unit: "km/h" };
  }
};
