/**
 * The notification of a rest that ends while no page is in front. The page says how long is left and, on return, that it
 * was seen; a later rest replaces an earlier one.
 */
import { workerText } from "./worker.text.ts";

/** Of all rests one notification: a new one takes the place of the old. */
const restTag = "muster-rest";

type RestMessage =
  | {
      readonly type: "rest";
      /** From now; not an instant, since page and worker need not agree on a clock. */
      readonly inMilliseconds: number;
      /** 'Set 3 of Seated Cable Row' */
      readonly body: string;
      readonly silent: boolean;
    }
  | { readonly type: "rest-seen" };

/** No rest is longer than this, milliseconds: 15 minutes (PlannedExercise.restSeconds). */
const longest = 15 * 60_000;

/** What a page said, when it is about a rest; everything else is not ours. */
export const asRestMessage = (data: unknown): RestMessage | undefined => {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, inMilliseconds, body, silent }: Record<string, unknown> = { ...data };
  if (type === "rest-seen") return { type };
  return type === "rest" &&
    typeof inMilliseconds === "number" &&
    inMilliseconds >= 0 &&
    inMilliseconds <= longest &&
    typeof body === "string"
    ? { type: "rest", inMilliseconds, body: body.slice(0, 120), silent: silent === true }
    : undefined;
};

type Deps = {
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification" | "getNotifications">;
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** @returns takes a message and resolves when nothing is left to do for it: the worker stays awake until then */
export const createRestNotice = ({ registration, wait }: Deps) => {
  let latest = 0;
  return async (message: RestMessage): Promise<void> => {
    latest += 1;
    const mine = latest;
    if (message.type === "rest-seen") {
      for (const shown of await registration.getNotifications({ tag: restTag })) shown.close();
      return;
    }
    await wait(message.inMilliseconds);
    if (mine !== latest) return;
    await registration.showNotification(workerText.restIsOver, {
      body: message.body,
      tag: restTag,
      silent: message.silent,
      icon: "/icons/icon-192.png",
    });
  };
};
