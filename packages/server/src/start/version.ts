/** The version as food sources and the page about the app get it. */
export const version = "0.1.0";
