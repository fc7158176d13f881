/** Advice for today's workout over the real routes, with Anthropic's double behind them (WORK-03). */
import { designWeek } from "@muster/coach/compose/design-week";
import { urgentAdvice } from "@muster/coach/explain/health-note.text";
import type { DesignInput } from "@muster/coach/state/input";
import { emptyCheckIn } from "@muster/domain/review/check-in";
import { weekdays } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adviseWithModel } from "../src/coaching/advise-with-model.ts";
import { createCoaching } from "../src/coaching/coaching.ts";
import { anthropicModel } from "../src/coaching/providers/anthropic/anthropic-model.ts";
import { type AnthropicDouble, doubleKey, startAnthropicDouble } from "./doubles/anthropic.ts";
import { exampleInput, exampleProfile } from "./examples.ts";
import { createOwner, type Member, startServer, type TestServer } from "./harness.ts";
import { push, settingsOperation } from "./sync-calls.ts";

let double: AnthropicDouble;
let server: TestServer;
let alex: Member;
beforeEach(async () => {
  double = await startAnthropicDouble();
  server = await startServer({
    coaching: ({ stores, time, live }) => {
      const model = anthropicModel({ apiKey: doubleKey, baseUrl: double.url, model: "claude-sonnet-5-5" });
      return createCoaching({
        store: stores.jobs,
        model: { provider: model.provider, name: model.name },
        design: () => new Promise(() => {}),
        advise: (question, cancelled) =>
          adviseWithModel({ ...time, chance: () => 0 }, model, question, cancelled),
        clock: time.clock,
        later: time.later,
        live,
        newId: randomId,
        report: (error) => server.bugs.push(error),
      });
    },
  });
  alex = await createOwner(server);
});
afterEach(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
  await double.close();
});

const inputOf = (change: Partial<DesignInput> = {}): DesignInput => exampleInput(alex.profileId, change);
const ask = (change: Partial<DesignInput> = {}) => {
  const { days } = designWeek(inputOf());
  const workout = weekdays.map((day) => days[day]).find(({ kind }) => kind === "training");
  if (workout === undefined) throw new Error("no workout");
  const { name, exercises } = workout;
  return alex.browser.post("/api/coaching/advice", {
    input: inputOf(change),
    workout: { name, exercises },
    units: "imperial",
    consent: true,
  });
};
const says = (...sentences: string[]) => JSON.stringify({ sentences });

test("WORK-03 a model's advice: 4,000 tokens, plain sentences, and who answered", async () => {
  double.script({ type: "answer", text: says("Warm up well.", "Lift 9,999 lb.") });
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toEqual({ sentences: ["Warm up well."], answeredBy: "claude-sonnet-5-5" });
  expect(double.requests[0]?.body.max_tokens).toBe(4_000);
  expect(JSON.stringify(double.requests[0]?.body)).not.toMatch(/alex/i);
});

test("WORK-03 a failure is named, with the API key where Settings can help", async () => {
  double.script({ type: "error", status: 401, error: "authentication_error" });
  expect(await ask()).toMatchObject({
    status: 502,
    body: { message: "Failed to get advice from Claude: the server's API key was refused." },
  });
  double.script({ type: "answer", text: "Sure!" });
  expect(await ask()).toMatchObject({
    status: 502,
    body: { message: "Failed to get advice from Claude: its answer could not be used." },
  });
});

test("SET-04 withdrawn consent holds against devices that do not know it", async () => {
  const op = settingsOperation(alex);
  await push(alex.browser, [{ ...op, fields: { ...op.fields, aiConsent: "refused" } }]);
  expect(await ask()).toMatchObject({ status: 409, body: { type: "no-consent" } });
  expect(double.requests).toEqual([]);
});

test("WORK-03 alarming notes get fixed sentences, and no model is asked", async () => {
  const planned = designWeek(inputOf()).days;
  const workout = weekdays.map((day) => planned[day]).find(({ kind }) => kind === "training");
  const [first] = workout?.exercises ?? [];
  if (workout === undefined || first === undefined) throw new Error("no workout");
  const { status, body } = await ask({
    sessions: [
      {
        id: randomId(),
        date: "2026-11-20",
        day: "friday",
        workoutName: workout.name,
        variant: "main",
        skipped: false,
        exercises: [
          {
            exerciseId: first.exerciseId,
            name: first.name,
            metric: first.metric,
            difficulty: 8,
            completed: true,
            assessmentMetric: null,
            notes: "Chest pain and I almost passed out",
            plannedSets: 3,
            sets: [{ role: "working", reps: 5, weight: null, time: null, distance: null, rir: null }],
          },
        ],
      },
    ],
  });
  expect(status).toBe(200);
  expect(body.answeredBy).toBe("Built-in coach");
  expect((body.sentences as string[])[0]).toBe(urgentAdvice);
  expect(double.requests).toHaveLength(0);
});

test("WORK-03 coach.F2 a dangerous blood pressure asks no model either", async () => {
  const checkIn = inputOf().checkIns.at(-1);
  const { body } = await ask({
    checkIns: [
      {
        ...emptyCheckIn,
        ...checkIn,
        date: inputOf().today,
        week: 2,
        weight: 180,
        muscleSoreness: 4,
        fatigueLevel: 4,
        bloodPressureSystolic: 190,
      },
    ],
  });
  expect(body.answeredBy).toBe("Built-in coach");
  expect((body.sentences as string[])[0]).toBe(urgentAdvice);
  expect(double.requests).toHaveLength(0);
});

test("WORK-03 settled point 22 not for a minor, not for another profile", async () => {
  expect(await ask({ profile: { ...exampleProfile("alex"), age: 15 } })).toMatchObject({ status: 409 });
  expect(await ask({ profileId: randomId() })).toMatchObject({ status: 403 });
  expect(double.requests).toHaveLength(0);
});
