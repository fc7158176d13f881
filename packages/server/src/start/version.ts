/** As sources of foods and the page about the app are told it. */
export const version = "0.1.0";
