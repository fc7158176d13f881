/** `npm run design -- --profile FILE [--history FILE] [--today YYYY-MM-DD] [--json]`: one week on the command line. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { designInputOfProfile, profileFromJson, weekAsText } from "@muster/coach/design/cli-week";
import { deliverWeek } from "@muster/coach/design/deliver-week";
import { checkWeek } from "@muster/coach/validate/check-week";
import { civilDateAt, isCivilDate } from "@muster/domain/shared/dates";

const usage =
  "npm run design -- --profile FILE [--history FILE] [--today YYYY-MM-DD] [--json]\n\n" +
  "FILE holds a profile with the specification's field names (examples/reference-profile.json); the history file holds\n" +
  "fields of the coach's input, such as sessions and checkIns.";

const giveUp = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return giveUp(`${path} could not be read: ${error instanceof Error ? error.message : "unknown"}`);
  }
};

const options = (() => {
  try {
    return parseArgs({
      options: {
        profile: { type: "string" },
        history: { type: "string" },
        today: { type: "string" },
        json: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : ""}\n\n${usage}`);
  }
})();

const today = options.today ?? civilDateAt(new Date());
if (!isCivilDate(today)) giveUp(`${today} is not a date like 2026-11-20.`);
const profile = profileFromJson(readJson(options.profile ?? giveUp(usage)), today);
if (!profile.ok) giveUp(`The profile does not fit: ${profile.error}`);
else {
  const history = options.history === undefined ? {} : (readJson(options.history) as object);
  const input = designInputOfProfile(profile.value, today, history);
  if (!input.ok) giveUp(`The history does not fit: ${input.error}`);
  else {
    const week = deliverWeek(undefined, input.value);
    const violations = checkWeek(week, input.value);
    if (options.json) console.log(JSON.stringify({ ...week, violations }, null, 2));
    else {
      console.log(weekAsText(week));
      console.log(
        `\n${violations.filter(({ severity }) => severity === "error").length} broken rules, ${violations.filter(({ severity }) => severity === "warning").length} warnings${violations.map(({ id, path, got, need }) => `\n  ${id} ${path}: ${got}, wanted ${need}`).join("")}`,
      );
    }
  }
}
