/**
 * From a model's text to a skeleton. A fenced json block is unwrapped, words before and after it are passed over; what
 * is not the agreed shape is refused with the specification's sentences (PLAN-03).
 */
import { err, ok, type Result } from "@muster/domain/shared/result";
import { skeletonSchema, type WeekSkeleton } from "./skeleton.ts";

/** Why a reply of a model could not be used. */
export type ReplyError = {
  readonly type: "empty-reply" | "unreadable-reply";
  /** Letter for letter as spec §5 "Planner" has it. */
  readonly message: string;
  /** What is wrong where, for the request to correct it, when the message does not say it. */
  readonly fault?: string;
};

/** Message for a reply without text (spec §5). */
export const emptyReplyText = "Empty response from Claude API";
/** The specification's words for an answer that holds no plan. */
export const unreadableReplyText = (message: string): string => `Failed to parse Claude response: ${message}`;

/** The JSON inside a reply: the last fenced block that holds an object, else from the first brace to the last. */
export const jsonIn = (text: string): string => {
  const fences = [...text.matchAll(/```(?:json)?\s*\n?([\s\S]*?)```/gi)].map((match) =>
    (match[1] ?? "").trim(),
  );
  const fenced = fences.findLast((block) => block.startsWith("{"));
  if (fenced !== undefined) return fenced;
  // A fence that never ends: a reply that was cut off still says where its JSON begins.
  const body = text.replace(/^[\s\S]*?```(?:json)?\s*\n/i, (opening) =>
    opening.includes("{") ? opening : "",
  );
  const start = body.indexOf("{");
  const end = body.lastIndexOf("}");
  return start === -1 ? body.trim() : body.slice(start, end > start ? end + 1 : undefined).trim();
};

const parse = (json: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(json));
  } catch (error) {
    return err(error instanceof Error ? error.message : "not JSON");
  }
};

/**
 * A reply as a skeleton, whatever stands around its JSON.
 * @returns `empty-reply` or `unreadable-reply`, each with the sentence that people see
 */
export const readReply = (text: string): Result<WeekSkeleton, ReplyError> => {
  if (text.trim() === "") return err({ type: "empty-reply", message: emptyReplyText });
  const json = parse(jsonIn(text));
  if (!json.ok) return err({ type: "unreadable-reply", message: unreadableReplyText(json.error) });
  const skeleton = skeletonSchema.safeParse(json.value);
  if (skeleton.success) return ok(skeleton.data);
  const issue = skeleton.error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? "the answer" : issue.path.join(".");
  return err({
    type: "unreadable-reply",
    message: unreadableReplyText("a part of the week is missing or misshapen"),
    fault: unreadableReplyText(`${where} is not as agreed (${issue?.message ?? "wrong shape"})`),
  });
};
