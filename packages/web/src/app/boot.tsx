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
import { listenForBack } from "../components/overlays/back-closes.ts";
import { createServices, engineBrowser } from "../data/create-services.ts";
import { readMark } from "../data/durability/database-mark.ts";
import { currentProfile } from "../data/household/current-profile.ts";
import { isGuarded } from "../data/household/guarded-profile.ts";
import { spacesKey } from "../data/household/household-space.ts";
import { afterFirstScreen, firstScreenIsUsable, loadAtRest } from "../data/start-order.ts";
import { App } from "./App.tsx";
import { barRoutes, routeOf } from "./routes.tsx";
import { recordScrollOnBack } from "./scroll-memory.ts";

const start = async (): Promise<void> => {
  recordScrollOnBack();
  listenForBack();
  const element = document.getElementById("root");
  if (element === null) throw new Error("index.html has no #root");
  const root = createRoot(element);
  if (!isSecureContext) {
    const { NeedsHttps } = await import("./messages/NeedsHttps.tsx");
    return root.render(<NeedsHttps address={location.host} />);
  }

  const chosen = currentProfile();
  const services = createServices({
    fetch: (input, init) => fetch(input, init),
    now: () => new Date(),
    newId: randomId,
    random: Math.random,
    browser: engineBrowser(),
    hasData: chosen !== undefined || hasMark(),
  });
  // Another tab has moved this browser to another household's store.
  window.addEventListener("storage", ({ key }) => {
    if (key === spacesKey) location.reload();
  });
  // The first read opens the database; it runs beside everything below.
  const opening = services.store.count("profileCard", "");

  // A profile with a passcode that was left is covered before anything of it is drawn.
  if (chosen !== undefined && isGuarded(chosen.id))
    await import("../features/household/passcode/auto-lock.ts")
      .then(({ lockIfLeft }) => lockIfLeft(services, chosen.id))
      .catch(() => undefined);

  // The title in index.html stays until the first screen's files are here: no empty frame between.
  const requested = routeOf(location.pathname);
  const first = chosen === undefined && requested.open !== true ? routeOf("/user-select") : requested;
  await first.load().catch(() => undefined);
  root.render(
    <StrictMode>
      <App services={services} opening={opening} />
    </StrictMode>,
  );
  if (first.first === true) setTimeout(firstScreenIsUsable, longestStart);
  else firstScreenIsUsable();
  await afterFirstScreen;
  if (import.meta.env.PROD)
    await import("./register-service-worker.ts")
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined);
  await loadAtRest(barRoutes.map(({ load }) => load));
};

/** Whether this browser has a database. */
const hasMark = (): boolean => {
  try {
    return readMark(localStorage) !== undefined;
  } catch {
    // Forbidden storage: the database says so itself.
    return true;
  }
};

/** ms after which everything else begins all the same: a screen may wait for a server that does not answer. */
const longestStart = 4_000;

void start();
