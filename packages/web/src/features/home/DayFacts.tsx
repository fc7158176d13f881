import { formatCount } from "@muster/domain/shared/format";
import { Icon } from "../../components/layout/Icon.tsx";
import type { IconName } from "../../components/layout/icons.data.ts";
import type { DayBrief } from "./home-view.ts";

/** When, how long, how much and where: one wrapping line of small facts. */
export function DayFacts({ day }: { readonly day: DayBrief }) {
  const when = [day.time, day.duration].filter((text) => text !== "").join(" · ");
  return (
    <p className="row wrap muted day-facts">
      {when !== "" && <DayFact icon="clock" text={when} />}
      {day.exerciseCount > 0 && <DayFact icon="dumbbell" text={formatCount(day.exerciseCount, "exercise")} />}
      {day.location !== "" && <DayFact icon="place" text={day.location} />}
    </p>
  );
}

function DayFact({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <span className="row">
      <Icon name={icon} size="s" />
      {text}
    </span>
  );
}
