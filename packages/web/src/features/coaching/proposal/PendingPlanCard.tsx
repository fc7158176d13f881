import { Button } from "../../../components/controls/Button.tsx";
import { generationText } from "../generation/generation.text.ts";

/** The way back to a designed week that was left without a decision. */
export function PendingPlanCard({ name, onLook }: { readonly name: string; readonly onLook: () => void }) {
  return (
    <section className="card stack" aria-labelledby="undecided">
      <div className="stack-4">
        <h2 className="text-large" id="undecided">
          {generationText.weekWaits}
        </h2>
        <p className="muted">{generationText.weekWaitsLead(name)}</p>
      </div>
      <Button variant="secondary" full onClick={onLook}>
        {generationText.lookAtItAgain}
      </Button>
    </section>
  );
}
