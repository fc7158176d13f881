/** Devices and codes live on the server alone (USR-05, USR-10); said by the card, and in its place when it did not come. */
export const devicesNeedServer = "Devices and codes need the server. Try again when you are online.";
