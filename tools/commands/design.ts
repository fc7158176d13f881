/** `npm run design -- --profile FILE [--note TEXT] [--history FILE] [--today YYYY-MM-DD] [--json]`: one week on the command line. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { checkWeek } from "@muster/coach/rules/check-week";
import {
  designInputOfProfile,
  profileFromJson,
  understoodNotes,
  weekAsText,
  withNote,
} from "@muster/coach-lab/command-line/cli-week";
import { unusedFields } from "@muster/coach-lab/command-line/loose-profile";
import { doubtAbout } from "@muster/coach-lab/command-line/profile-fault";
import { civilDateAt, isCivilDate } from "@muster/domain/shared/dates";

const usage =
  "npm run design -- --profile FILE [--note TEXT] [--history FILE] [--today YYYY-MM-DD] [--json]\n\n" +
  "FILE holds a profile with the specification's field names (examples/reference-profile.json); the history file holds\n" +
  "fields of the coach's input, such as sessions and checkIns.";

const giveUp = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const readJson = (path: string): unknown => {
  let text = "";
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return giveUp(`${path} could not be read. Is it there, and a file?`);
  }
  // Some editors begin a file with a byte order mark; it is no part of the JSON.
  const json = text.replace(/^\ufeff/, "");
  if (json.trim() === "") return giveUp(`${path} is empty.`);
  try {
    return JSON.parse(json);
  } catch (error) {
    return giveUp(`${path} is not JSON: ${error instanceof Error ? error.message : "unknown"}`);
  }
};

const options = (() => {
  try {
    return parseArgs({
      options: {
        profile: { type: "string" },
        history: { type: "string" },
        note: { type: "string" },
        today: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : ""}\n\n${usage}`);
  }
})();

if (options.help) {
  console.log(usage);
  process.exit(0);
}
const today = options.today ?? civilDateAt(new Date());
if (!isCivilDate(today)) giveUp(`${today} is not a date like 2026-11-20.`);
const profileJson = readJson(options.profile ?? giveUp(usage));
const profile = profileFromJson(profileJson, today);
if (!profile.ok) giveUp(`The profile does not fit:\n${profile.error}`);
else {
  const history = options.history === undefined ? {} : readJson(options.history);
  const input = designInputOfProfile(profile.value, today, history);
  if (!input.ok) giveUp(`The history does not fit: ${input.error}`);
  else {
    const unused = unusedFields(profileJson);
    if (unused.length > 0) console.error(`Not read, a profile has no such field: ${unused.join(", ")}.`);
    const doubt = doubtAbout(profile.value);
    if (doubt !== "") console.error(doubt);
    const asked = withNote(input.value, options.note ?? "");
    const heard = understoodNotes(asked);
    const week = deliverWeek(undefined, asked);
    const violations = checkWeek(week, asked);
    const errors = violations.filter(({ severity }) => severity === "error");
    if (options.json) console.log(JSON.stringify({ ...heard, ...week, violations }, null, 2));
    else {
      for (const line of heard.lines) console.log(line);
      console.log(weekAsText(week));
      console.log(
        `\n${errors.length} broken rules, ${violations.length - errors.length} warnings${violations.map(({ id, path, got, need }) => `\n  ${id} ${path}: ${got}, wanted ${need}`).join("")}`,
      );
    }
    // A script that calls this must not take a broken plan for a good one.
    if (errors.length > 0) process.exitCode = 1;
  }
}
