/** The motivation card's words: what was done, in plain numbers. No guilt, no fireworks. */
import { formatCount } from "../shared/format.ts";

/** Shares below this are not shown: they would only discourage. */
const shareWorthTelling = 0.5;

/**
 * @param input.share of planned days that were trained, 0-1
 * @param input.streak weeks in a row
 */
export const motivation = (input: {
  readonly total: number;
  readonly share: number | undefined;
  readonly streak: number;
  readonly thisWeek: number;
  readonly plannedThisWeek: number | undefined;
}): { readonly title: string; readonly text: string } => {
  const { total, share, streak, thisWeek, plannedThisWeek = 0 } = input;
  if (total === 0)
    return {
      title: "It starts with one workout.",
      text: "Show up once this week. Everything after that builds on it.",
    };
  const shown =
    share === undefined || share < shareWorthTelling
      ? ""
      : ` You have shown up on ${Math.round(share * 100)}% of planned days.`;
  const title = `${formatCount(total, "workout")} in.${shown}`;
  if (thisWeek >= Math.max(1, plannedThisWeek - 1))
    return { title, text: "Most weeks that is enough. This one is on track." };
  return {
    title,
    text:
      streak > 1
        ? `${streak} weeks in a row so far. A short session counts too.`
        : "A short session counts too. Start where you are.",
  };
};
