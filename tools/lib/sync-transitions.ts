/** The table of what starts a round of sync, as docs/specs/sync.md has it: made by running the machine. */
import {
  initialSyncState,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  syncStep,
} from "@muster/sync/sync-machine";

type Event = SyncEvent<"offline">;

const resting: SyncState = { ...initialSyncState, profile: "p", leads: true, pulledUpTo: 5 };
const situations: Readonly<Record<string, SyncState>> = {
  "leads, rests": resting,
  "leads, last round failed": { ...resting, failures: 1 },
  "round runs": { ...resting, phase: "running" },
  "another tab leads": { ...resting, leads: false },
  "no profile yet": initialSyncState,
};

const events: Readonly<Record<string, Event>> = {
  "this tab leads": { type: "leads" },
  "another profile": { type: "profile", profile: "q" },
  save: { type: "saved", at: 0, isHidden: false },
  "save, page hidden": { type: "saved", at: 0, isHidden: true },
  "save in another tab": { type: "saved elsewhere", at: 0, isHidden: false },
  "save unsent for 3 s": { type: "unsent" },
  "network back, page shows": { type: "wake" },
  "head that was pulled": { type: "head", seq: 5 },
  "head beyond that": { type: "head", seq: 6 },
  "asked for": { type: "asked" },
  "wait over": { type: "due" },
  "round ends well": { type: "ended", of: "p", how: { type: "ok", pulledUpTo: 5 }, random: 0 },
  "round fails": {
    type: "ended",
    of: "p",
    how: { type: "failed", problem: "offline", retryAfterMs: 0 },
    random: 0,
  },
  stopped: { type: "stopped" },
};

const words = (effect: SyncEffect<"offline">): readonly string[] => {
  switch (effect.type) {
    case "run":
      return ["round"];
    case "wait":
      return [`wait ${effect.ms / 1_000} s`];
    case "gather":
      return [`gather ${effect.ms / 1_000} s`];
    case "rely":
      return ["tell the leader"];
    case "listen":
      return ["listen"];
    case "hang up":
      return ["hang up"];
    case "report":
      return [];
  }
};

const cell = (before: SyncState, event: Event): string => {
  // Only a round that runs can end.
  if ((event.type === "ended") !== (before.phase === "running") && event.type === "ended") return "";
  const [after, effects] = syncStep(before, event);
  const isMissed = after.again || after.newestHead > after.pulledUpTo;
  const said = [
    ...effects.flatMap(words),
    ...(isMissed && after.phase === "running" ? ["round after this"] : []),
  ];
  return said.length === 0 ? "–" : said.join(", ");
};

const begins = "<!-- transitions: generated -->";
const ends = "<!-- /transitions -->";

/** The document with the table as the machine is now. */
export const withTransitions = (document: string): string => {
  const names = Object.keys(situations);
  const rows = Object.entries(events).map(
    ([name, event]) =>
      `| ${name} | ${names.map((one) => cell(situations[one] ?? resting, event)).join(" | ")} |`,
  );
  const table = [`| | ${names.join(" | ")} |`, `|---|${names.map(() => "---|").join("")}`, ...rows].join(
    "\n",
  );
  const from = document.indexOf(begins);
  const to = document.indexOf(ends);
  if (from < 0 || to < from) throw new Error(`There is no ${begins}`);
  return `${document.slice(0, from)}${begins}\n${table}\n${document.slice(to)}`;
};
