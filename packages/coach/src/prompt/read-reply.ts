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

const unreadableText = (message: string): string => `Failed to parse Claude response: ${message}`;

/** A reply that holds nothing of use (spec §5). @param fault what is wrong where, when `why` does not say it */
export const unreadableReply = (why: string, fault?: string): Result<never, ReplyError> =>
  err({
    type: "unreadable-reply",
    message: unreadableText(why),
    ...(fault === undefined ? {} : { fault: unreadableText(fault) }),
  });

/** The JSON inside a reply: the last fenced block that holds an object, else from the first brace to the last. */
const jsonIn = (text: string): string => {
  const fences = [...text.matchAll(/```(?:json)?\s*\n?([\s\S]*?)```/gi)].map((match) =>
    (match[1] ?? "").trim(),
  );
  const fenced = fences.findLast((block) => block.startsWith("{"));
  if (fenced !== undefined) return fenced;
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start === -1 ? text.trim() : text.slice(start, end > start ? end + 1 : undefined);
};

/** What a reply holds, of whatever shape. */
export const replyValue = (text: string): Result<unknown, ReplyError> => {
  if (text.trim() === "") return err({ type: "empty-reply", message: "Empty response from Claude API" });
  try {
    return ok(JSON.parse(jsonIn(text)));
  } catch (error) {
    return unreadableReply(error instanceof Error ? error.message : "not JSON");
  }
};

/**
 * A reply as a skeleton, whatever stands around its JSON.
 * @returns `empty-reply` or `unreadable-reply`, each with the sentence that people see
 */
export const readReply = (text: string): Result<WeekSkeleton, ReplyError> => {
  const json = replyValue(text);
  if (!json.ok) return json;
  const skeleton = skeletonSchema.safeParse(json.value);
  if (skeleton.success) return ok(skeleton.data);
  const issue = skeleton.error.issues[0];
  const where = issue === undefined || issue.path.length === 0 ? "the answer" : issue.path.join(".");
  return unreadableReply(
    "a part of the week is missing or misshapen",
    `${where} is not as agreed (${issue?.message ?? "wrong shape"})`,
  );
};
