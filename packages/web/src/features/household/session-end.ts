/**
 * Leaving a profile ends its session on the server, so that this browser cannot read on. An HttpOnly cookie cannot be
 * removed without the server: offline, a mark stays on the device, and the first contact ends the session.
 */
import type { Api } from "../../data/api.ts";

const markKey = "sessionToEnd";

type Marks = Pick<Storage, "getItem" | "setItem" | "removeItem">;

let ending: Promise<void> = Promise.resolve();

/**
 * Settles when no session is being ended. An unlock waits for it: the answer to the ending takes the cookie away, and
 * must not take the new one.
 */
export const sessionEnding = (): Promise<void> => ending;

/** Ends the session now, or as soon as the server can be reached. */
export const endSession = (api: Pick<Api, "endSession">, marks: Marks): Promise<void> => {
  marks.setItem(markKey, "1");
  ending = api.endSession().then((ended) => {
    // Anything but silence is the server's word that there is no session any more.
    if (ended.ok || ended.error.type !== "offline") marks.removeItem(markKey);
  });
  return ending;
};

/** Ends a session that was left without a network. Called at start and when the network is back. */
export const endSessionLeft = async (api: Pick<Api, "endSession">, marks: Marks): Promise<void> => {
  if (marks.getItem(markKey) !== null) await endSession(api, marks);
};

/** A new unlock took the old session's place. */
export const forgetSessionLeft = (marks: Marks): void => marks.removeItem(markKey);
