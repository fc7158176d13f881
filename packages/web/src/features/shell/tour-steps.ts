/**
 * What the welcome tour says (TOUR-01, spec §2): nine steps in the specification's order. It names ten subjects; the last
 * two share a step.
 */
import type { IconName } from "../../components/layout/icons.data.ts";

type TourStep = { readonly icon: IconName; readonly title: string; readonly text: string };

/** The steps in order. */
export const tourSteps: readonly TourStep[] = [
  {
    icon: "star",
    title: "Welcome to Muster",
    text: "You show up, Muster plans the rest: your training, your food goals, and a fresh week after each review. It works without a signal, and what you log stays on your device first.",
  },
  {
    icon: "ruler",
    title: "Week 1 assessment",
    text: "Your first week finds out where you are. Do what you can, write down what you did, and rate how hard it was. There is nothing to pass.",
  },
  {
    icon: "home",
    title: "Home screen",
    text: "Home answers one question: what do I do now? Today's workout is at the top. Start it, do it at home instead, or skip the day.",
  },
  {
    icon: "coach",
    title: "AI weekly planner",
    text: "The planner designs your next seven days from what you logged. A built-in coach always answers. An AI model is asked only if your household set one up and you agreed.",
  },
  {
    icon: "dumbbell",
    title: "During workouts",
    text: "Log each set with one tap. You see what you did last time and a weight to try. The rest timer starts by itself, and every set is saved at once.",
  },
  {
    icon: "bowl",
    title: "Nutrition tracker",
    text: "Each day has a goal for energy and one for protein. Log meals by hand, from your saved foods, by search, by barcode, or in your own words.",
  },
  {
    icon: "chart",
    title: "Progress tracking",
    text: "Weight, measurements, strength and records become charts. Numbers that matter say how they were worked out.",
  },
  {
    icon: "calendar",
    title: "Weekly review on Sundays",
    text: "On Sunday, tell how the week went. It takes about five minutes, and the next week is built around your answers.",
  },
  {
    icon: "lock",
    title: "Multi-user security, and all set",
    text: "Everybody in your household has a profile of their own. Four digits keep yours closed to others. You find the passcode, your data and this tour in Settings. You are all set.",
  },
];

/** Buttons and labels of the tour. */
export const tourTexts = {
  of: (step: number) => `Step ${step} of ${tourSteps.length}`,
  previous: "Previous",
  next: "Next",
  start: "Get Started!",
  never: "Do Not Show Again",
} as const;
