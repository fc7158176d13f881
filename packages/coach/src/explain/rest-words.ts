/** What a day without training says: rest as a part of the plan, rest while ill, rest until a doctor has spoken. */
import type { Person } from "../state/person.ts";
import { dayText } from "./day.text.ts";
import { isUrgent } from "./health-advice.ts";
import { clearanceAdvice } from "./health-note.text.ts";
import { type RestWords, restDayText } from "./rest-day.text.ts";

/** Written by people, whoever designed the week (coach.F3, R6). @param turn number of the week */
export const restWords = (person: Pick<Person, "gates">, turn: number): RestWords => {
  const { stop, flags } = person.gates;
  const untilCleared = (words: RestWords) => ({ ...words, notes: `${words.notes} ${clearanceAdvice}` });
  if (flags.stop.includes("self_harm")) return untilCleared(restDayText.crisis);
  if (stop === "red_flag") return untilCleared(restDayText.urgent);
  if (isUrgent(person)) return restDayText.urgent;
  if (stop === "illness") return restDayText.ill;
  if (stop === "birth") return restDayText.birth;
  return { notes: dayText.restNotes({ turn }), tips: dayText.restTips({ turn }) };
};
