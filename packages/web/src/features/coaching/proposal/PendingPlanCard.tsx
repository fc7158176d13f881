import { Button } from "../../../components/controls/Button.tsx";

/** The way back to a designed week that was left without a decision. */
export function PendingPlanCard({ name, onLook }: { readonly name: string; readonly onLook: () => void }) {
  return (
    <section className="card stack" aria-labelledby="undecided">
      <div className="stack-4">
        <h2 className="text-large" id="undecided">
          Your designed week is still here
        </h2>
        <p className="muted">{name}. Your plan stays as it is until you save this one.</p>
      </div>
      <Button variant="secondary" full onClick={onLook}>
        Look at It Again
      </Button>
    </section>
  );
}
