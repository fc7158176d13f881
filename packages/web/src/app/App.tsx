import { useEffect, useState } from "react";
import { lazyFile } from "../components/loading/lazy-part.tsx";
import { type Services, ServicesContext } from "../data/services.ts";
import { Shell } from "./shell.tsx";

const NoStorage = lazyFile(() => import("./messages/NoStorage.tsx").then((file) => file.NoStorage));

type AppProps = {
  readonly services: Services;
  /** Settles when the device's database is open, or could not be opened. */
  readonly opening: Promise<unknown>;
};

/** The whole app, or the page that says why this device cannot keep anything. */
export function App({ services, opening }: AppProps) {
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    opening.catch((reason: unknown) => setFailure(reason instanceof Error ? reason.message : String(reason)));
  }, [opening]);
  if (failure !== undefined) return <NoStorage failure={failure} />;
  return (
    <ServicesContext value={services}>
      <Shell />
    </ServicesContext>
  );
}
