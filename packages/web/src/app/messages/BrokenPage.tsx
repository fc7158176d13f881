import { Button } from "../../components/controls/Button.tsx";
import { FullPageMessage } from "./FullPageMessage.tsx";

/** What was thrown while the page was drawn. */
export type BrokenPageProps = { readonly failure: unknown };

/** What the error boundary shows: kind, short, and with a way on. Loaded when it is needed. */
export function BrokenPage({ failure }: BrokenPageProps) {
  return (
    <FullPageMessage
      title="This page stopped working"
      action={
        <Button variant="primary" xl onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      <p>What you logged is safe on this device. Reloading usually helps.</p>
      <details className="text-body">
        <summary>Details</summary>
        <p className="failure-text">{failure instanceof Error ? failure.message : String(failure)}</p>
      </details>
    </FullPageMessage>
  );
}
