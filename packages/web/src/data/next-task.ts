import type { Pause } from "@muster/domain/shared/in-steps";

/** The next task of the page: what was tapped meanwhile comes first. A timer would be slowed down in a tab behind others. */
export const nextTask: Pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
