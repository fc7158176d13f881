/**
 * Leaving a profile ends its session on the server, so that this browser cannot read on. An HttpOnly cookie cannot be
 * removed without the server: offline, a mark stays on the device, and the first contact ends the session.
 */
import type { Api } from "../../../data/api/api.ts";

const markKey = "sessionToEnd";

type Marks = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where a browser knows no locks between tabs, this tab at least does one thing after the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Begins and ends sessions one after the other, in all tabs of this browser: they share one cookie, and the answer to an
 * ending takes it away. Without this, a tab that ends what was left would end what another one has just unlocked.
 */
export const oneSessionChangeAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const locks = globalThis.navigator?.locks;
  const mine: Promise<T> = locks === undefined ? last.then(work) : locks.request("muster-session", work);
  last = mine.catch(() => undefined);
  return mine;
};

/** Ends the session now, or as soon as the server can be reached. */
export const endSession = (api: Pick<Api, "endSession">, marks: Marks): Promise<void> => {
  marks.setItem(markKey, "1");
  return endSessionLeft(api, marks);
};

/** Ends a session that was left without a network. Called at start and when the network is back. */
export const endSessionLeft = async (api: Pick<Api, "endSession">, marks: Marks): Promise<void> => {
  if (marks.getItem(markKey) === null) return;
  await oneSessionChangeAtATime(async () => {
    // Another tab was faster, or somebody has unlocked meanwhile: what there is now is theirs.
    if (marks.getItem(markKey) === null) return;
    const ended = await api.endSession();
    // Anything but silence is the server's word that there is no session any more.
    if (ended.ok || ended.error.type !== "offline") marks.removeItem(markKey);
  });
};

/** A new unlock took the old session's place. */
export const forgetSessionLeft = (marks: Marks): void => marks.removeItem(markKey);
