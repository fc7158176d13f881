/**
 * What designs a Week 1 assessment. Needed when a profile is made, which only the server does, and when an assessment is
 * redone: loaded then, and only once.
 */
import { createPart } from "../../components/loading/later-part.tsx";

/** Loads `assessmentWeek` with the first use. */
export const assessmentPart = createPart(
  () => import("@muster/coach/programs/assessment").then(({ assessmentWeek }) => assessmentWeek),
  // The caller shows the failure.
  () => undefined,
);
