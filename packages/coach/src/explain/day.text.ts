/** What a day's card says: one or two sentences about this day. */
import { inTurn } from "./in-turn.ts";

type Lift = { readonly turn: number; readonly name: string };

export const dayText = {
  easyWeek: () => "Easy week: light work, smooth reps.",
  comingBack: () => "You are coming back. Leave plenty in the tank.",
  severe: () => "Short and light today. Your body asks for rest.",
  raised: ({ turn, name }: Lift) =>
    inTurn(turn, [
      `${name}: up a step today.`,
      `${name}, one step heavier: same form as before.`,
      `A step up for ${name}. Make the first set count.`,
    ]),
  findWeight: ({ turn, name }: Lift) =>
    inTurn(turn, [
      `Find a good weight for ${name}, then note it.`,
      `Work up to a weight for ${name} that leaves two good reps.`,
      `No weight yet for ${name}: start light and add a little each set.`,
    ]),
  practice: ({ turn, name, goal }: Lift & { goal: string }) =>
    inTurn(turn, [
      `Start with ${name}, while you are fresh: practice for your ${goal} goal.`,
      `First ${name}: fresh reps bring your ${goal} goal closer.`,
      `${name} before all else today, a few clean reps at a time.`,
    ]),
  start: ({ turn, name, amount }: Lift & { amount: string }) =>
    inTurn(turn, [
      `Start with ${name}, while you are fresh: ${amount}.`,
      `First today: ${name}, ${amount}.`,
      `Give ${name} your best: ${amount}.`,
    ]),
  newToday: ({ turn, name }: Lift) =>
    inTurn(turn, [
      `New today: ${name}. Keep the first set light.`,
      `Something new: ${name}. Learn the path before you add weight.`,
      `You meet ${name} today. Slow reps first.`,
    ]),
} as const;
