/** How long a designed and checked week takes, after warm-up, over the demo family's last week. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { designWeek } from "@muster/coach/compose/design-week";
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { draftWeek, weekFrame } from "@muster/coach/design/week-draft";
import { brokenRules } from "@muster/coach/rules/check-week";
import { designInputOfProfile, profileFromJson } from "@muster/coach-lab/command-line/cli-week";
import { root } from "../tools/lib/paths.ts";
import { type Figure, percentile, rounded } from "./figure.ts";

const timed = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

export const measureCoach = (): readonly Figure[] => {
  const json: unknown = JSON.parse(readFileSync(join(root, "examples/reference-profile.json"), "utf8"));
  const profile = profileFromJson(json, "2026-11-20");
  if (!profile.ok) throw new Error(profile.error);
  const read = designInputOfProfile(profile.value, "2026-11-20");
  if (!read.ok) throw new Error(read.error);
  const input = read.value;
  const week = deliverWeek(undefined, input);
  const draft = draftWeek(weekFrame(input));
  for (let round = 0; round < 30; round += 1) brokenRules(designWeek(input), draft);
  const designs = Array.from({ length: 200 }, () => timed(() => designWeek(input)));
  const checks = Array.from({ length: 200 }, () => timed(() => brokenRules(week, draft)));
  const design = rounded(percentile(designs, 0.95), 2);
  const check = rounded(percentile(checks, 0.95), 2);
  return [
    { name: "a designed week, p95", value: design, unit: "ms", goal: "≤ 50 ms", met: design <= 50 },
    { name: "a checked week, p95", value: check, unit: "ms", goal: "< 5 ms", met: check < 5 },
  ];
};
