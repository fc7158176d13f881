import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { FullPageMessage } from "./FullPageMessage.tsx";
import { messagesText } from "./messages.text.ts";

/** When the device's database does not open: one clear page instead of half an app. Loaded when it is needed. */
export function NoStorage({ failure }: { readonly failure: string }) {
  return (
    <FullPageMessage
      title={messagesText.noStorage}
      action={
        <Button variant="primary" xl onClick={() => location.reload()}>
          {commonText.tryAgain}
        </Button>
      }
    >
      <p>{messagesText.whyNoStorage}</p>
      <details className="text-body">
        <summary>{messagesText.details}</summary>
        <p className="failure-text">{failure}</p>
      </details>
    </FullPageMessage>
  );
}
