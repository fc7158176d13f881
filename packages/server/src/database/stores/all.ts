/** All stores on a database, whatever its engine. */
import { defaultWeek } from "@muster/coach/programs/default-week";
import type { WeeklyPlan } from "@muster/domain/planning/plan";
import type { NewId } from "@muster/domain/shared/ids";
import type { Stores } from "../../stores/stores.ts";
import type { FindCaller } from "../callers.ts";
import type { Database } from "../database.ts";
import { calendarStoreOn } from "./calendar-store.ts";
import { consentStoreOn } from "./consent-store.ts";
import { householdStoreOn } from "./household/household-store.ts";
import { jobStoreOn } from "./job-store.ts";
import { modelUseStoreOn } from "./model-use-store.ts";
import { reminderStoreOn } from "./reminder-store.ts";
import { syncStoreOn } from "./sync-store.ts";

let builtInWeek: WeeklyPlan | undefined;
/** The same for everybody; made when somebody without a plan is looked at. */
const weekForNobody = (): WeeklyPlan => {
  builtInWeek ??= defaultWeek();
  return builtInWeek;
};

/** @param household the database for what changes who may come in; an engine that remembers callers forgets them then */
export const storesOn = (
  database: Database,
  household: Database,
  findCaller: FindCaller,
  newId: NewId,
): Omit<Stores, "others" | "agreeOnKeys" | "sweep" | "close"> => ({
  household: householdStoreOn({ database: household, findCaller }),
  sync: syncStoreOn({ database, newId }),
  jobs: jobStoreOn(database),
  reminders: reminderStoreOn({ database, defaultWeek: weekForNobody }),
  calendar: calendarStoreOn({ database, defaultWeek: weekForNobody }),
  modelUse: modelUseStoreOn(database),
  consent: consentStoreOn(database),
});
