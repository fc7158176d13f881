/** What is asked once about a set that looks like a typing error. */
import { formatCount, formatNumber } from "../../shared/format.ts";

const usualWords = { days: "your usual", today: "your sets so far" } as const;

/** Clauses, and the question that names all of them. */
export const unusualSetText = {
  reps: (reps: number) => formatCount(reps, "rep"),
  meters: (meters: number) => `${formatNumber(meters)} m`,
  aLot: (amount: string) => `${amount} is a lot`,
  times: (amount: string, times: string, against: keyof typeof usualWords) =>
    `${amount} ${/ reps$/.test(amount) ? "are" : "is"} ${times} times ${usualWords[against]}`,
  pace: (meters: number, time: string, pace: "fast" | "slow") =>
    `${formatNumber(meters)} m in ${time} is very ${pace}`,
  keep: (clauses: readonly string[]) =>
    `${clauses.join(" and ")}. Keep ${clauses.length > 1 ? "them" : "it"}?`,
} as const;
