/** What the motivation card says. */
import { motivationText } from "./texts/milestone.text.ts";

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
  if (total === 0) return motivationText.begin;
  const isOnTrack = thisWeek >= Math.max(1, plannedThisWeek - 1);
  return {
    title: motivationText.total(
      total,
      share === undefined || share < shareWorthTelling ? undefined : Math.round(share * 100),
    ),
    text: isOnTrack ? motivationText.onTrack : motivationText.next(streak),
  };
};
