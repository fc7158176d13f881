/**
 * The start of the app in a browser. The page's files and the device's database open side by side; the first picture
 * needs only the former. Everything real is made here and handed down.
 */
import "../styles/tokens.css";
import "../styles/components.css";
import "../styles/app.css";
import { randomId } from "@muster/domain/shared/ids";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createApi } from "../data/api.ts";
import { currentProfile } from "../data/current-profile.ts";
import { App } from "./App.tsx";
import { deferredServices } from "./deferred-services.ts";
import { NeedsHttps } from "./NeedsHttps.tsx";
import { barRoutes, routeOf } from "./routes.tsx";
import { registerServiceWorker } from "./service-worker-updates.ts";

const start = async (): Promise<void> => {
  const element = document.getElementById("root");
  if (element === null) throw new Error("index.html has no #root");
  const root = createRoot(element);
  if (!isSecureContext) return root.render(<NeedsHttps address={location.host} />);

  const now = (): Date => new Date();
  const api = createApi((input, init) => fetch(input, init));
  const opening = import("../data/open-device.ts").then(({ openDevice }) =>
    openDevice({ api, now, newId: randomId }),
  );
  const services = deferredServices(opening, { api, now, newId: randomId });

  // The title in index.html stays until the first screen's files are here: no empty frame between.
  const asked = routeOf(location.pathname);
  const first = currentProfile() === undefined && asked.open !== true ? routeOf("/user-select") : asked;
  await first.load().catch(() => undefined);
  root.render(
    <StrictMode>
      <App services={services} opening={opening} />
    </StrictMode>,
  );
  await opening.catch(() => undefined);
  whenIdle(() => {
    if (import.meta.env.PROD) void registerServiceWorker().catch(() => undefined);
    for (const route of barRoutes) void route.load().catch(() => undefined);
  });
};

/** After the page has settled; Safari has no idle callback. */
const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 1_000);
};

void start();
