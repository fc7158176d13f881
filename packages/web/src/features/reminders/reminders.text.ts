/** Texts of notifications and of the calendar address. */
export const remindersText = {
  calendarMade: "Your plan can be read at a secret address. Whoever knows it can read it too.",
  calendarLead: "Your workouts in the calendar you already use, kept up to date by a secret address.",
  addItAsACalendarByAddress: "Add it as a calendar by address. It is not shown again.",
  copyAddress: "Copy address",
  makeANewAddress: "Make a new address",
  makeACalendarAddress: "Make a calendar address",
  withdrawAddress: "Withdraw address",
  withdrawTheAddress: "Withdraw the address?",
  withdrawHint: "Calendars that use it stop being updated. Your plan and log stay as they are.",
  aNudgeBeforeYourWorkout: "A nudge before your workout?",
  nudgeLead: "Half an hour ahead, and on Sundays when your review is due. Nothing else.",
  alwaysByOneTimeZone: "Always by one time zone",
  timeZone: "Time zone",
  zoneOfDevice: (deviceZone: string) =>
    `Reminders follow the clock of the device that you opened last: ${deviceZone} here.`,
  zoneAlways: "Reminders come by this clock, also while you travel.",
  notifications: "Notifications",
  oneMoment: "One moment...",
  turnOffOnThisDevice: "Turn off on this device",
  beforeWorkout: "30 minutes before a workout",
  sundayReview: "Sunday review",
  calendar: "Calendar",
  quietHours: "Quiet hours",
  from: "From",
  until: "Until",
  theyBeginAndEndAtTheSame:
    "They begin and end at the same time, so no hour is quiet. Choose two different times.",
  quietHint:
    "A workout whose reminder falls into these hours is not called to mind. The review waits until they end.",
  calendarNeedsServer:
    "The calendar needs the server. Nothing was changed; please try again when you are online.",
  addressWithdrawn: "The calendar address no longer works",
  addressCopied: "Address copied",
  copyingIsNotAllowedHere: "Copying is not allowed here. Please select the address.",
  thisDeviceCouldNotSave: "This device could not save just now. Please try again.",
  stayOn: "The server cannot be reached, so reminders stay on. Please try again when you are online.",
  thisDeviceDoesNotRemind: "This device does not remind you.",
  remindsAlways: "This device reminds you, also while the app is closed.",
  remindsWhileOpen:
    "This device reminds you while the app is open. This browser takes no messages while it is closed.",
  remindsOpenYet:
    "This device reminds you while the app is open. The rest follows when the server can be reached.",
  confirmation: "You will be reminded 30 minutes before your workout.",
  blocked: "Notifications are blocked for this app. Allow them in the browser's settings, then try again.",
} as const;
