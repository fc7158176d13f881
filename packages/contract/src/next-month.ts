/** When a month's allowance begins anew: server and screen say the same day. */
import { addDays, type CivilDate } from "@muster/domain/shared/dates";

/** @param month 'YYYY-MM' @returns the first day of the month after it */
export const nextMonth = (month: string): CivilDate => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
