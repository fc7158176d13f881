import { useEffect, useState } from "react";
import { Button } from "../components/Button.tsx";
import { type Services, ServicesContext } from "../data/services.ts";
import { FullPageMessage } from "./FullPageMessage.tsx";
import { Shell } from "./shell.tsx";

export type AppProps = {
  readonly services: Services;
  /** Settles when the device's database is open, or could not be opened. */
  readonly opening: Promise<unknown>;
};

/** The whole app; a device that cannot keep anything gets one clear page instead of half an app. */
export function App({ services, opening }: AppProps) {
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    opening.catch((reason: unknown) => setFailure(reason instanceof Error ? reason.message : String(reason)));
  }, [opening]);
  if (failure !== undefined)
    return (
      <FullPageMessage
        title="Muster cannot open its storage"
        action={
          <Button kind="p" xl onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        <p>
          Your training is kept on this device, and the browser does not give access to it right now. A
          private window, a full disk or a browser that waits for an update can be the reason. Nothing was
          changed.
        </p>
        <details className="t15">
          <summary>Details</summary>
          <p className="failure-text">{failure}</p>
        </details>
      </FullPageMessage>
    );
  return (
    <ServicesContext value={services}>
      <Shell />
    </ServicesContext>
  );
}
