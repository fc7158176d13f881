import type { PersonalRecordKind, RecordEvent } from "@muster/domain/progress/sets/personal-records";
import { recordAmount, recordHands } from "@muster/domain/progress/sets/record.text";
import { formatSetWeight } from "@muster/domain/shared/format";
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
          // The line below the name says at which weight repetitions are a best.
          const hands = event.kind === "reps" ? "" : recordHands(event);
          const [value, ...unit] = `${recordAmount(event.kind, event.value, units)}${hands}`.split(" ");
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
                <small>{unit.join(" ")}</small>
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
