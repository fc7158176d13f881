import type { EnergyUnit } from "@muster/domain/shared/units";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { SessionShape } from "../../components/exercise/SessionShape.tsx";
import { Note } from "../../components/layout/Note.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { DayFacts } from "./DayFacts.tsx";
import { DayGoals } from "./DayGoals.tsx";
import { homeText } from "./home.text.ts";
import type { DayCard, Intake } from "./home-view.ts";

type TodayCardProps = {
  readonly day: DayCard;
  readonly canStartAtHome: boolean;
  readonly intake: Intake | null;
  readonly energy: EnergyUnit;
  /** False while another workout is still to be resumed: one primary action a screen. */
  readonly primary: boolean;
  /** 'Skip Today', where it can be done. */
  readonly skip: ReactNode;
};

/** HOME-04: what to do today, and the one button that starts it, before all that may be read: a phone shows both at once. */
export function TodayCard({ day, canStartAtHome, intake, energy, primary, skip }: TodayCardProps) {
  const start = `/workout?date=${day.date}&start=1`;
  return (
    <article className="card stack-16" aria-labelledby="today-workout">
      <div className="between nowrap top-al">
        <div className="stack-4">
          <h2 id="today-workout" className="day-title">
            {day.name}
          </h2>
          <p className="muted">
            <WholeWords text={day.focus} />
          </p>
        </div>
        <SessionShape heights={day.heights} />
      </div>
      <DayFacts day={day} />
      <div className="stack-8">
        <ButtonLink variant={primary ? "primary" : "secondary"} xl caps href={start}>
          {homeText.startWorkout}
        </ButtonLink>
        <div className="row wrap day-others">
          {canStartAtHome && (
            <ButtonLink variant="ghost" href={`${start}&variant=home`}>
              {homeText.startHomeInstead}
            </ButtonLink>
          )}
          {skip}
        </div>
      </div>
      {day.insight !== "" && (
        <Note>
          <WholeWords text={day.insight} />
          {day.facts.length > 0 && (
            <>
              {" "}
              <Why title={homeText.whyThisSession} facts={day.facts} text={day.insight} />
            </>
          )}
        </Note>
      )}
      <DayGoals day={day} intake={intake} energy={energy} />
    </article>
  );
}
