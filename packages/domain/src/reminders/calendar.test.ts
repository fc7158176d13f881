import { expect, test } from "vitest";
import { aWorkout } from "../testing/builders.ts";
import { calendarDays, calendarText } from "./calendar.ts";

const now = Date.parse("2026-11-20T08:00:00Z");
const facts = {
  displayName: "Alex",
  hasPasscode: true,
  timeZone: "Europe/Berlin",
  workoutReminders: true,
  reviewReminders: true,
  quietFrom: null,
  quietTo: null,
  settings: { lastPlanUpdate: "2026-11-15", weekOneOn: "2026-11-11", isAssessmentWeek: false },
  workoutOn: (date: string) =>
    date === "2026-11-21"
      ? aWorkout({ name: "Legs, back; more", time: "9:00 AM", minutes: 45, location: "Home" })
      : date === "2026-11-23"
        ? aWorkout({ name: "Walk", time: "Flexible", minutes: null, location: "" })
        : undefined,
  isUnderWay: () => false,
  isReviewed: () => false,
};

const address = "https://muster.example:8787";

test("NOTI-02 NOTI-03 the calendar lists workouts and the review as iCalendar", () => {
  const days = calendarDays(facts, now);
  const text = calendarText({ profileId: "p1", displayName: "Alex", days, address }, now);
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Muster//Muster//EN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Muster: Alex",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "BEGIN:VEVENT",
    "UID:workout-2026-11-21-p1@muster",
    "DTSTAMP:20261120T080000Z",
    "DTSTART:20261121T080000Z",
    "DURATION:PT45M",
    "SUMMARY:Legs\\, back\\; more",
    "LOCATION:Home",
    "DESCRIPTION:2 exercises. Vertical pull",
    "URL:https://muster.example:8787/workout?date=2026-11-21",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:review-2026-11-22-p1@muster",
    "DTSTAMP:20261120T080000Z",
    "DTSTART;VALUE=DATE:20261122",
    "SUMMARY:Weekly review of week 2",
    "DESCRIPTION:Look back on the week. The next one is built from it.",
    "URL:https://muster.example:8787/weekly-review",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:workout-2026-11-23-p1@muster",
    "DTSTAMP:20261120T080000Z",
    "DTSTART;VALUE=DATE:20261123",
    "SUMMARY:Walk",
    "DESCRIPTION:2 exercises. Vertical pull",
    "URL:https://muster.example:8787/workout?date=2026-11-23",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    // A fortnight ahead holds the Sunday after next.
    "BEGIN:VEVENT",
    "UID:review-2026-11-29-p1@muster",
    "DTSTAMP:20261120T080000Z",
    "DTSTART;VALUE=DATE:20261129",
    "SUMMARY:Weekly review of week 3",
    "DESCRIPTION:Look back on the week. The next one is built from it.",
    "URL:https://muster.example:8787/weekly-review",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("NOTI-02 long names are folded between whole characters", () => {
  const name = `${"Ä".repeat(60)}\r\nEND:VCALENDAR`;
  const day = { kind: "review", date: "2026-11-22", name, description: "" } as const;
  const lines = calendarText({ profileId: "p1", displayName: "Alex", days: [day], address }, now).split(
    "\r\n",
  );
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join("\n").replaceAll("\n ", "")).toContain(`SUMMARY:${"Ä".repeat(60)}\\nEND:VCALENDAR`);
});
