/** The version of this app, as in its package.json (a test compares them); the server has its own. */
export const appVersion = "0.1.0";
