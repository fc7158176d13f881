/** How each answer of the server is read. Loaded with the first call only: the schemas behind it are large. */
import {
  adviceReplySchema,
  type adviceRequestSchema,
  jobSchema,
  modelStateSchema,
  modelTestReplySchema,
  openJobsReplySchema,
  type weekRequestSchema,
} from "@muster/contract/coaching";
import { deletionReplySchema } from "@muster/contract/deletion";
import { type ApiErrorType, apiErrorSchema, apiErrors } from "@muster/contract/errors";
import {
  createProfileReplySchema,
  type createProfileRequestSchema,
  deviceListSchema,
  helloReplySchema,
  invitationListSchema,
  invitationReplySchema,
  type invitationRequestSchema,
  joinReplySchema,
  type joinRequestSchema,
  registrationReplySchema,
  type registrationRequestSchema,
  type setPasscodeRequestSchema,
  unlockReplySchema,
  type unlockRequestSchema,
  usernameReplySchema,
} from "@muster/contract/household";
import { err, ok, type Result } from "@muster/domain/shared/result";
import * as z from "zod/mini";

const replies = {
  hello: helloReplySchema,
  join: joinReplySchema,
  register: registrationReplySchema,
  createProfile: createProfileReplySchema,
  username: usernameReplySchema,
  unlock: unlockReplySchema,
  invite: invitationReplySchema,
  invitations: invitationListSchema,
  devices: deviceListSchema,
  job: jobSchema,
  deletion: deletionReplySchema,
  openJobs: openJobsReplySchema,
  advice: adviceReplySchema,
  modelState: modelStateSchema,
  modelTest: modelTestReplySchema,
  /** Done is all that is said: 204, or any JSON. */
  nothing: z.unknown(),
};

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

/** Name of a call that `Api` makes. */
export type ReplyName = keyof typeof replies;
/** Type of the reply to a call. */
export type ReplyOf<K extends ReplyName> = z.infer<(typeof replies)[K]>;
/** Type of the body of a call. */
export type RequestOf<K extends keyof Requests> = Requests[K];

const isErrorType = (type: string): type is ApiErrorType => Object.hasOwn(apiErrors, type);

/** Reads a response; anything that is not our server's JSON is `offline`. */
export const parseReply = async <K extends ReplyName>(
  name: K,
  response: Response,
): Promise<Result<ReplyOf<K>, ApiFailure>> => {
  // 204 has no body and is an answer only to calls that await none.
  if (response.status === 204 && name === "nothing") return ok(undefined as ReplyOf<K>);
  // The schema is the one that belongs to the name.
  return readAs(replies[name] as z.ZodMiniType<ReplyOf<K>>, response);
};

/** The same for a call whose shapes only one feature knows. */
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
