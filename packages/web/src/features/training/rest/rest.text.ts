import { formatSeconds } from "@muster/domain/shared/format";

/** Texts of the rest between sets. */
export const restsText = {
  ownRestLead: (plannedSeconds: number) =>
    `For this exercise, in every workout. Your plan says ${formatSeconds(plannedSeconds)}.`,
  rest: "Rest",
  secondsUnit: "sec",
  wholeSeconds: ({ least, most }: { least: number; most: number }) =>
    `Whole seconds from ${least} to ${most}.`,
  restAsPlanned: "Rest as planned",
  shownEachTimeYouTrain: "Shown each time you train it",
  takeItAway: "Take it away",
  restLeft: (left: string) => `Rest, ${left} left`,
  ready: "Ready",
  restOf: (totalSeconds: string) => `Rest of ${totalSeconds}`,
  lessTime: "15 seconds less",
  moreTime: "15 seconds more",
  skipRest: "Skip rest",
  skip: "Skip",
  restIsOver: "Rest is over. Ready for the next set.",
  restTimer: "Rest timer",
  whenARestEnds: "When a rest ends",
  allowNotifications: "Allow notifications",
  /** What a rest leads to; the name of an exercise is filled in. */
  next: ({ set, exercise }: { set: number | undefined; exercise: boolean }) => {
    if (set === undefined) return "Next: {name}";
    return exercise ? `Next: set ${set}, then {name}` : `Next: set ${set}`;
  },
  sound: "Sound",
  vibration: "Vibration",
  silent: "Silent",
  playSounds: "play sounds",
  vibrate: "vibrate",
  keepTheScreenOn: "keep the screen on",
  canNotify: "notify you when Muster is not in front",
  notAllowedYet: " Notifications are not allowed yet.",
  blocked: " Notifications are blocked in the browser's settings.",
  onlyClock: "This device only shows the clock.",
  deviceCan: (can: string) => `This device can ${can}.`,
  deviceCannot: (canNot: string) => ` It can not ${canNot}.`,
  setOf: ({ logCount, name }: { logCount: number; name: string }) => `Set ${logCount} of ${name}`,
} as const;
