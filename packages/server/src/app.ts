/** The whole server as a function from request to answer. Nothing real is made here: `main.ts` and tests bring it. */
import type { NewId } from "@muster/domain/shared/ids";
import { Hono } from "hono";
import type { ModelGateway } from "./coaching/model-gateway.ts";
import { modelRoutes } from "./coaching/model-routes.ts";
import { oldEndpoint } from "./coaching/old-endpoint.ts";
import type { Prices } from "./coaching/prices.data.ts";
import { type Coaching, coachingRoutes } from "./coaching/routes.ts";
import { createWelcome } from "./demo/welcome.ts";
import { activityRoutes } from "./household/activity-routes.ts";
import { deletionRoutes } from "./household/deletion-routes.ts";
import { deviceRoutes } from "./household/device-routes.ts";
import type { HouseholdDeps } from "./household/household-deps.ts";
import { createInvitationCodes } from "./household/invitation-codes.ts";
import { invitationRoutes } from "./household/invitation-routes.ts";
import { joinRoutes } from "./household/join-routes.ts";
import { ownerRoutes } from "./household/owner-routes.ts";
import { createPasscodes } from "./household/passcodes.ts";
import { profileRoutes } from "./household/profile-routes.ts";
import { recoveryRoutes } from "./household/recovery-routes.ts";
import { sessionRoutes } from "./household/session-routes.ts";
import { type Backups, backupRoutes } from "./http/backup-routes.ts";
import type { AppEnvironment, Clock } from "./http/environment.ts";
import { createGuards } from "./http/guards.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { createOriginReader } from "./http/origin.ts";
import type { RateLimits } from "./http/rate-limit.ts";
import { refuse } from "./http/refuse.ts";
import { logRequests, type RequestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { LanAddresses } from "./lan/home-addresses.ts";
import { nutritionixRoutes } from "./legacy/nutritionix-routes.ts";
import { calendarFeed, notificationRoutes } from "./notifications/notification-routes.ts";
import type { VapidKeys } from "./notifications/vapid-keys.ts";
import type { Nutrition } from "./nutrition/nutrition.ts";
import { foodRoutes } from "./nutrition/routes.ts";
import { createCodeHasher, type HashCost, type Pepper, type RandomBytes } from "./secrets.ts";
import type { CalendarStore } from "./stores/calendar-store.ts";
import type { ConsentStore } from "./stores/consent-store.ts";
import type { HouseholdStore } from "./stores/household-store.ts";
import { DatabaseRefused } from "./stores/refused.ts";
import type { ReminderStore } from "./stores/reminder-store.ts";
import type { SyncStore } from "./stores/sync-store.ts";
import type { LiveHub, RunLater } from "./sync/live-hub.ts";
import { syncRoutes } from "./sync/routes.ts";
import { staticRoutes, type WebFiles } from "./web/static-routes.ts";

/** The model and what limits its use; shared by every route that asks it. */
export type ModelAccess = {
  readonly gateway: ModelGateway;
  readonly consent: ConsentStore;
  /** In [0, 1). */
  readonly chance: () => number;
  /** What the operator pays, by model. */
  readonly prices?: Prices | undefined;
};

/** Everything that the app is made from. Parts that are null or absent are not set up, and their routes say so. */
export type AppDeps = {
  readonly stores: {
    readonly household: HouseholdStore;
    readonly sync: SyncStore;
    readonly reminders: ReminderStore;
    readonly calendar: CalendarStore;
    readonly consent: ConsentStore;
  };
  /** null: no model is set up. */
  readonly coaching: Coaching | null;
  /** The model itself, for its state, its test and the old endpoint; absent where none is set up. */
  readonly asking?: ModelAccess | undefined;
  readonly nutrition: Nutrition;
  readonly pepper: Pepper;
  /** Left out: what OWASP asks for. Only tests, which hash all day, take less. */
  readonly hashCost?: HashCost | undefined;
  readonly push: { readonly keys: VapidKeys; readonly namedServices: readonly string[] };
  readonly random: RandomBytes;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly later: RunLater;
  readonly live: LiveHub;
  readonly limits: RateLimits;
  /** Bytes of records that a household may have. */
  readonly householdBytes: number;
  /** Left out: the server makes no copies by itself. */
  readonly backups?: Backups | undefined;
  readonly trustProxy: boolean;
  readonly web: WebFiles;
  readonly version: string;
  readonly demo: boolean;
  /** Left out: the server takes no part in the home network by itself (`--lan`). */
  readonly lan?: LanAddresses | undefined;
  /** Left out: requests leave no line. */
  readonly requestLog?: RequestLog | undefined;
  /** Told about errors that are bugs. Receives no bodies and no headers. */
  readonly report: (error: unknown, where: string) => void;
};

/** Waiting for a busy database makes sense after about this long, seconds. */
const busyRetry = 2;

/** Makes the app; its `fetch` answers requests without a socket. */
export const createApp = (deps: AppDeps) => {
  const { stores, clock, newId, random, live } = deps;
  const origin = createOriginReader(deps.trustProxy);
  const guards = createGuards({
    household: stores.household,
    clock,
    random,
    origin,
    limits: deps.limits,
    demo: deps.demo,
  });
  const hasher = createCodeHasher(deps.pepper, random, deps.hashCost);
  const codes = createInvitationCodes({ store: stores.household, hasher, random, newId, clock });
  const household: HouseholdDeps = {
    store: stores.household,
    codes,
    passcodes: createPasscodes({ store: stores.household, hasher, clock }),
    pepperId: deps.pepper.id,
    clock,
    newId,
    random,
    guards,
    origin,
    live,
    version: deps.version,
    model: deps.coaching?.model ?? null,
    demo: deps.demo,
    lan: deps.lan,
    welcome: deps.demo ? createWelcome({ store: stores.household, codes, random, newId, clock }) : undefined,
  };

  const app = new Hono<AppEnvironment>();
  if (deps.requestLog?.isOn === true) app.use(logRequests(deps.requestLog, newId, clock));
  app.use(
    securityHeaders(
      deps.web.styleHashes,
      // Phones find the page about this household's certificate under the same name without HTTPS.
      deps.lan === undefined ? origin.isSecure : () => false,
    ),
  );
  app.use("/api/*", guards.entrance);
  app.use("/sync/*", guards.entrance);
  app.use("/.netlify/*", guards.entrance);
  app.use("/calendar/*", guards.feedEntrance);
  app.route("/api", joinRoutes(household));
  app.route("/api", profileRoutes(household));
  app.route("/api", deletionRoutes(household));
  app.route("/api", sessionRoutes(household));
  app.route("/api", recoveryRoutes(household));
  app.route("/api", ownerRoutes(household));
  app.route("/api", activityRoutes(household));
  app.route("/api", invitationRoutes(household));
  app.route("/api", deviceRoutes(household));
  app.route("/api", backupRoutes({ backups: deps.backups, guards }));
  app.route(
    "/api",
    coachingRoutes({ coaching: deps.coaching, guards, newId, clock, consent: stores.consent }),
  );
  const notifications = {
    reminders: stores.reminders,
    calendar: stores.calendar,
    push: deps.push,
    clock,
    random,
    guards,
    origin,
  };
  app.route("/api", notificationRoutes(notifications));
  app.route("/calendar", calendarFeed(notifications));
  app.route(
    "/api",
    modelRoutes({
      gateway: deps.asking?.gateway ?? null,
      guards,
      limits: deps.limits,
      clock,
      prices: deps.asking?.prices,
    }),
  );
  app.route(
    "/.netlify/functions",
    oldEndpoint({ asking: deps.asking, clock, later: deps.later, guards, newId }),
  );
  app.route("/api", foodRoutes({ ...deps.nutrition, clock, guards }));
  app.route("/.netlify/functions", nutritionixRoutes({ nutrition: deps.nutrition, guards }));
  app.route(
    "/sync",
    syncRoutes({
      store: stores.sync,
      clock,
      guards,
      live,
      later: deps.later,
      householdBytes: deps.householdBytes,
    }),
  );
  app.route("/health", healthRoutes({ household: stores.household, guards }));
  app.all("/api/*", (c) => refuse(c, "not-found"));
  app.all("/sync/*", (c) => refuse(c, "not-found"));
  app.route("/", staticRoutes(deps.web));
  app.notFound((c) => refuse(c, "not-found"));
  app.onError((error, c) => {
    if (error instanceof DatabaseRefused) {
      return error.reason === "busy"
        ? refuse(c, "busy", { retryAfterSeconds: busyRetry })
        : refuse(c, "storage-full");
    }
    deps.report(error, `${c.req.method} ${c.req.routePath}`);
    return refuse(c, "internal");
  });
  return { app, codes };
};
