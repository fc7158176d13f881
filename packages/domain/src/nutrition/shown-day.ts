/** Which day the diary shows when today becomes another day under an open page. Pure. */
import type { CivilDate } from "../shared/dates.ts";

type Change = {
  /** The day on the screen. */
  readonly shown: CivilDate;
  /** Today before and after. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Something is open or typed: it belongs to the day it was begun on. */
  readonly isBusy: boolean;
};

/** At midnight the shown day changes only from today and while nothing is being entered; no day after today is shown. */
export const dayAfterMidnight = ({ shown, from, to, isBusy }: Change): CivilDate =>
  shown > to || (shown === from && !isBusy) ? to : shown;
