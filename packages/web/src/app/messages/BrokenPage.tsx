import { Button } from "../../components/controls/Button.tsx";
import { FullPageMessage } from "./FullPageMessage.tsx";
import { messagesText } from "./messages.text.ts";

/** What was thrown while the page was drawn. */
export type BrokenPageProps = { readonly failure: unknown };

/** What the error boundary shows: kind, short, and with a way on. Loaded when it is needed. */
export function BrokenPage({ failure }: BrokenPageProps) {
  return (
    <FullPageMessage
      title={messagesText.pageBroke}
      action={
        <Button variant="primary" xl onClick={() => location.reload()}>
          {messagesText.reload}
        </Button>
      }
    >
      <p>{messagesText.logIsSafe}</p>
      <details className="text-body">
        <summary>{messagesText.details}</summary>
        <p className="failure-text">{failure instanceof Error ? failure.message : String(failure)}</p>
      </details>
    </FullPageMessage>
  );
}
