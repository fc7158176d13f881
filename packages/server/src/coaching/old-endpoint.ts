/**
 * `POST /.netlify/functions/claude-api` in the shape of the specification's section 7: `{model, max_tokens, messages}` in,
 * `content[0].text` out, errors as `error.message`. For signed-in devices whose person agreed to a model. Model names
 * that are retired, and every other one of the family, stand for the model of this server (settled point 23).
 */
import { type ApiErrorType, apiErrors } from "@muster/contract/errors";
import { apiErrorText } from "@muster/contract/errors.text";
import { namingModel } from "@muster/domain/planning/model-name";
import { civilDateAt } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnvironment, Clock } from "../http/environment.ts";
import type { Guards } from "../http/guards.ts";
import { readBody } from "../http/read-body.ts";
import type { ConsentStore } from "../stores/consent-store.ts";
import type { RunLater } from "../sync/live-hub.ts";
import { askWithRetry } from "./ask-with-retry.ts";
import { failureSentence } from "./failure-sentence.ts";
import type { ModelGateway } from "./model-gateway.ts";

/** Old names and current ones; any other is refused. */
const knownModel = /^claude-(?:3(?:-5)?-(?:haiku|sonnet|opus)|(?:haiku|sonnet|opus|fable)-[45])[\w.-]{0,40}$/;
/** No question of the old app needs more; thinking counts. */
const mostTokens = 16_000;

const bodySchema = z.object({
  model: z.string().check(z.maxLength(80)),
  max_tokens: z.number().check(z.int(), z.gte(1), z.lte(mostTokens)),
  messages: z
    .array(
      z.object({
        role: z.enum(["user", "assistant"]),
        content: z.string().check(z.minLength(1), z.maxLength(40_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});

type Deps = {
  /** undefined: no model is set up. */
  readonly asking:
    | { readonly gateway: ModelGateway; readonly consent: ConsentStore; readonly chance: () => number }
    | undefined;
  readonly clock: Clock;
  readonly later: RunLater;
  readonly guards: Guards;
  readonly newId: NewId;
};

/** The endpoint of the former app, mounted at its old path. Errors keep the shape that its clients read. */
export const oldEndpoint = ({ asking, clock, later, guards, newId }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  const refuse = (c: Context<AppEnvironment>, type: ApiErrorType, message?: string): Response =>
    c.json({ type: "error", error: { type, message: message ?? apiErrorText[type] } }, apiErrors[type]);

  routes.post(
    "/claude-api",
    guards.requireSession,
    guards.limit("oldEndpoint", (c) => c.get("device").householdId),
    async (c) => {
      if (asking === undefined) return refuse(c, "no-model");
      const { model } = asking.gateway;
      const body = await readBody(c, bodySchema);
      if (!body.ok) return refuse(c, body.error.type);
      const { model: requested, max_tokens: maxTokens, messages } = body.value;
      if (!knownModel.test(requested)) return refuse(c, "invalid-request", "That model is not allowed here.");
      if (messages.at(-1)?.role !== "user")
        return refuse(c, "invalid-request", "The last message must be the user's.");
      const owner = { householdId: c.get("device").householdId, profileId: c.get("session").profileId };
      if (!(await asking.consent.mayAsk(owner, civilDateAt(clock())))) return refuse(c, "no-consent");
      const answer = await askWithRetry(
        { clock, later, chance: asking.chance },
        model,
        {
          system: "",
          turns: messages.map(({ role, content: text }) => ({ role, text })),
          schema: null,
          maxTokens,
        },
        c.req.raw.signal,
        clock().getTime(),
      );
      if (!answer.ok)
        return refuse(c, "model-failed", namingModel(failureSentence(answer.error, "review"), model.name));
      const { text, usage } = answer.value;
      return c.json({
        id: newId(),
        type: "message",
        role: "assistant",
        model: model.name,
        content: [{ type: "text", text }],
        stop_reason: "end_turn",
        usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
      });
    },
  );
  return routes;
};
