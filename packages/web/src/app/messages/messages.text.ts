/** Texts of the pages that stand in for the app: it broke, has no storage, or stands at an address that does not work. */
export const messagesText = {
  pageBroke: "This page stopped working",
  reload: "Reload",
  logIsSafe: "What you logged is safe on this device. Reloading usually helps.",
  details: "Details",
  needsHttps: "This address needs HTTPS",
  whyHttps:
    "Muster keeps your training on this device and works without a signal. Browsers allow that only at addresses that begin with {https}. You are at {address}.",
  httpsStart: "https://",
  howToGetHttps:
    "On the computer that runs Muster, http://localhost works as it is. For phones and tablets, start it there with {command}: it then shows each phone the way, in three steps. docs/phones.md has more.",
  lanCommand: "npm start -- --lan",
  nothingSaved: "Nothing was saved or sent from here.",
  noStorage: "Muster cannot open its storage",
  whyNoStorage:
    "Your training is kept on this device, and the browser does not give access to it right now. A private window, a full disk or a browser that waits for an update can be the reason. Nothing was changed.",
} as const;
