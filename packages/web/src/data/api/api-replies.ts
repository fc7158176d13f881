/** How an answer of the server is read, and what each call takes and brings. */
import type { adviceRequestSchema, weekRequestSchema } from "@muster/contract/coaching";
import { type ApiErrorType, apiErrorSchema, apiErrors } from "@muster/contract/errors";
import type {
  createProfileRequestSchema,
  invitationRequestSchema,
  joinRequestSchema,
  registrationRequestSchema,
  setPasscodeRequestSchema,
  unlockRequestSchema,
} from "@muster/contract/household";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type * as z from "zod/mini";
import type { coachingReplies } from "./coaching-replies.ts";
import type { householdReplies } from "./household-replies.ts";

/** Names of calls with the shapes of their replies. */
export type Shapes = Readonly<Record<string, z.ZodMiniType>>;
type Replies = typeof householdReplies & typeof coachingReplies;

type Requests = {
  join: z.infer<typeof joinRequestSchema>;
  register: z.infer<typeof registrationRequestSchema>;
  createProfile: z.infer<typeof createProfileRequestSchema>;
  unlock: z.infer<typeof unlockRequestSchema>;
  setPasscode: z.infer<typeof setPasscodeRequestSchema>;
  invite: z.infer<typeof invitationRequestSchema>;
  requestWeek: z.infer<typeof weekRequestSchema>;
  advice: z.infer<typeof adviceRequestSchema>;
};

/** Type of the reply to a call that `Api` makes. */
export type ReplyOf<K extends keyof Replies> = z.infer<Replies[K]>;
/** Type of the body of a call. */
export type RequestOf<K extends keyof Requests> = Requests[K];

const isErrorType = (type: string): type is ApiErrorType => Object.hasOwn(apiErrors, type);

/** Reads a response; anything that is not our server's JSON is `offline`. */
export const readAs = async <T>(
  schema: z.ZodMiniType<T>,
  response: Response,
): Promise<Result<T, ApiFailure>> => {
  const offline = err<ApiFailure>({ type: "offline" });
  if (response.headers.get("content-type")?.includes("application/json") !== true) return offline;
  const body: unknown = await response.json();
  if (!response.ok) return readFailure(body);
  const parsed = schema.safeParse(body);
  return parsed.success ? ok(parsed.data) : offline;
};

const readFailure = (body: unknown): Result<never, ApiFailure> => {
  const failure = apiErrorSchema.safeParse(body);
  if (!failure.success) return err({ type: "offline" });
  const { type, message, fields, retryAfterSeconds } = failure.data;
  return err({
    type: isErrorType(type) ? type : "internal",
    message,
    ...(fields === undefined ? {} : { fields }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
};

/** Why a call to the server brought nothing that can be used: no answer, or a refusal with the server's sentence for people. */
export type ApiFailure =
  | { readonly type: "offline" }
  | {
      readonly type: ApiErrorType;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      /** Field -> sentence. */
      readonly fields?: { readonly [field: string]: string };
    };
