/**
 * Whether an installed worker is a newer version than what is on the screen. Without a controller this is the first visit:
 * nothing older is there. Safari says that the first worker is installed when that one is at work already.
 * @param controller of the page that asks
 */
export const isNewer = (
  worker: ServiceWorker,
  { active }: Pick<ServiceWorkerRegistration, "active">,
  controller: ServiceWorker | null,
): boolean => worker.state === "installed" && active !== null && active !== worker && controller !== null;
