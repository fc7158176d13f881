import { crisisAdvice } from "./health-note.text.ts";

/** What a day without training says, and its tips. */
export type RestWords = { readonly notes: string; readonly tips: readonly string[] };

const water = "Drink water through the day.";

/** Days without training, by what ends it. */
export const restDayText: Readonly<Record<"ill" | "birth" | "urgent" | "crisis", RestWords>> = {
  /** Rest until 24 to 48 hours without fever, then walks (specs/design.md 3a-4). */
  ill: {
    notes: "Rest comes first.",
    tips: ["Sleep as much as you can.", water, "Walk only when the fever has been gone for two days."],
  },
  birth: {
    notes: "Rest, breathe and walk a little.",
    tips: [
      "Lie or sit, breathe out and draw the pelvic floor up. Let go as you breathe in. Ten times, a few times a day.",
      "Walk for five to ten minutes, and stop when it feels heavy or pulls.",
      water,
    ],
  },
  urgent: {
    notes: "Do not train until a doctor says that it is fine.",
    tips: ["If it comes back or gets worse, call an emergency number at once.", water],
  },
  crisis: {
    notes: crisisAdvice,
    tips: ["Stay near somebody you trust, and tell them how you feel.", water],
  },
};
