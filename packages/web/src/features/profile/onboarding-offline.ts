/** ONB-04: the server makes the card of a profile. Typed answers are a draft on this device, also after a reload. */
export const offlineText =
  "You are offline. Your answers are kept on this device. Create your program when you are back online.";
