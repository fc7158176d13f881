/**
 * What the welcome tour says (TOUR-01, spec §2): nine steps in the specification's order. It names ten subjects; the last
 * two share a step.
 */
import type { IconName } from "../../components/layout/icons.data.ts";
import { tourText } from "./texts/tour.text.ts";

type TourStep = { readonly icon: IconName; readonly title: string; readonly text: string };

/** The steps in order. */
export const tourSteps: readonly TourStep[] = [
  {
    icon: "star",
    title: tourText.welcomeToMuster,
    text: tourText.youShowUpMusterPlans,
  },
  {
    icon: "ruler",
    title: tourText.week1Assessment,
    text: tourText.yourFirstWeekFindsOut,
  },
  {
    icon: "home",
    title: tourText.homeScreen,
    text: tourText.homeAnswersOneQuestion,
  },
  {
    icon: "coach",
    title: tourText.aiWeeklyPlanner,
    text: tourText.tourPlanner,
  },
  {
    icon: "dumbbell",
    title: tourText.duringWorkouts,
    text: tourText.logEachSetWithOne,
  },
  {
    icon: "bowl",
    title: tourText.nutritionTracker,
    text: tourText.eachDayHasAGoal,
  },
  {
    icon: "chart",
    title: tourText.progressTracking,
    text: tourText.tourProgress,
  },
  {
    icon: "calendar",
    title: tourText.weeklyReviewOnSundays,
    text: tourText.onSundayTellHowTheWeek,
  },
  {
    icon: "lock",
    title: tourText.tourHouseholdTitle,
    text: tourText.tourHousehold,
  },
];

/** Buttons and labels of the tour. */
export const tourTexts = {
  of: (step: number) => tourText.stepOf({ step, tourStepsCount: tourSteps.length }),
  previous: tourText.previous,
  next: tourText.next,
  start: tourText.getStarted,
  never: tourText.doNotShowAgain,
} as const;
