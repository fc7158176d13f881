/** What a day without training says: rest as a part of the plan, rest while ill, rest until a doctor has spoken. */
import type { Person } from "../state/person.ts";
import { dayText } from "./day.text.ts";
import { isUrgent } from "./health-advice.ts";
import { clearanceAdvice, crisisAdvice } from "./health-note.text.ts";

type RestWords = { readonly notes: string; readonly tips: readonly string[] };

const water = "Drink water through the day.";

/** Rest until 24 to 48 hours without fever, then walks (specs/design.md 3a-4). */
const ill: RestWords = {
  notes: "Rest comes first.",
  tips: ["Sleep as much as you can.", water, "Walk only when the fever has been gone for two days."],
};

const birth: RestWords = {
  notes: "Rest, breathe and walk a little.",
  tips: [
    "Lie or sit, breathe out and draw the pelvic floor up. Let go as you breathe in. Ten times, a few times a day.",
    "Walk for five to ten minutes, and stop when it feels heavy or pulls.",
    water,
  ],
};

const urgent: RestWords = {
  notes: "Do not train until a doctor says that it is fine.",
  tips: ["If it comes back or gets worse, call an emergency number at once.", water],
};

const crisis: RestWords = {
  notes: crisisAdvice,
  tips: ["Stay near somebody you trust, and tell them how you feel.", water],
};

/** Written by people, whoever designed the week (coach.F3, R6). @param turn number of the week */
export const restWords = (person: Pick<Person, "gates">, turn: number): RestWords => {
  const { stop, flags } = person.gates;
  const untilCleared = (words: RestWords) => ({ ...words, notes: `${words.notes} ${clearanceAdvice}` });
  if (flags.stop.includes("self_harm")) return untilCleared(crisis);
  if (stop === "red_flag") return untilCleared(urgent);
  if (isUrgent(person)) return urgent;
  if (stop === "illness") return ill;
  if (stop === "birth") return birth;
  return { notes: dayText.restNotes({ turn }), tips: dayText.restTips({ turn }) };
};
