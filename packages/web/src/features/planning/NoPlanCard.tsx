import { noPlanYetText, plannerTexts } from "@muster/domain/planning/texts/plan.text";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { textNaming } from "../../data/reads/use-coach-name.ts";
import { planningText } from "./planning.text.ts";

type NoPlanCardProps = {
  /** True while the Week 1 assessment stands: it is a program, not yet a designed week (settled point 21). */
  readonly assessment: boolean;
  /** Who really designs when the button is pressed. */
  readonly coachName: string;
};

/** SCHED-02: nothing has been designed for this person yet, and how to change that. */
export function NoPlanCard({ assessment, coachName }: NoPlanCardProps) {
  return (
    <section className="card stack-16">
      <h2 className="title-small">{noPlanYetText}</h2>
      <p className="muted">{assessment ? planningText.inAssessment : planningText.onDefaultProgram}</p>
      <div className="stack-8">
        <ButtonLink variant={assessment ? "secondary" : "primary"} xl href="/weekly-planner">
          {textNaming(coachName, plannerTexts.letDesign)}
        </ButtonLink>
        <p className="text-small muted">{planningText.designedBy({ coach: coachName })}</p>
      </div>
    </section>
  );
}
