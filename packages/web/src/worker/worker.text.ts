/** What notifications of the service worker say by themselves; the other words come with what a page or the server sends. */
export const workerText = {
  restIsOver: "Rest is over",
  reminder: { title: "Muster", body: "Open the app to see what is planned." },
} as const;
