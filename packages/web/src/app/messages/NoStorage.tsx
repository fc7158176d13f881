import { Button } from "../../components/controls/Button.tsx";
import { FullPageMessage } from "./FullPageMessage.tsx";

/** When the device's database does not open: one clear page instead of half an app. Loaded when it is needed. */
export function NoStorage({ failure }: { readonly failure: string }) {
  return (
    <FullPageMessage
      title="Muster cannot open its storage"
      action={
        <Button variant="primary" xl onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      <p>
        Your training is kept on this device, and the browser does not give access to it right now. A private
        window, a full disk or a browser that waits for an update can be the reason. Nothing was changed.
      </p>
      <details className="text-body">
        <summary>Details</summary>
        <p className="failure-text">{failure}</p>
      </details>
    </FullPageMessage>
  );
}
