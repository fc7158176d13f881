/**
 * Calls to the server besides sync, as typed results. An answer that is not our server's own JSON (a captive portal's
 * page, a proxy's error) counts as offline. Schemas are loaded with the first call of their kind, away from the first route.
 */
import type { Job } from "@muster/contract/coaching";
import type { CreateProfileReply, HelloReply, JoinReply, UnlockReply } from "@muster/contract/household";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type * as z from "zod/mini";
import type { ApiFailure, ReplyOf, RequestOf, Shapes } from "./api-replies.ts";

export type { ApiFailure } from "./api-replies.ts";

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** The server's calls by name. None throws; a failure is an `ApiFailure`. */
export interface Api {
  hello(): Answer<HelloReply>;
  join(request: RequestOf<"join">): Answer<JoinReply>;
  register(request: RequestOf<"register">): Answer<ReplyOf<"register">>;
  createProfile(request: RequestOf<"createProfile">): Answer<CreateProfileReply>;
  username(username: string): Answer<ReplyOf<"username">>;
  unlock(request: RequestOf<"unlock">): Answer<UnlockReply>;
  /** Ends this browser's session; the profile's records are then closed to it until the next unlock. */
  endSession(): Answer<ReplyOf<"nothing">>;
  setPasscode(profileId: string, request: RequestOf<"setPasscode">): Answer<ReplyOf<"nothing">>;
  /** When this profile is to be erased, if a deletion is pending; requesting it; cancelling it. */
  deletion(profileId: string): Answer<ReplyOf<"deletion">>;
  askDeletion(profileId: string): Answer<ReplyOf<"deletion">>;
  keepProfile(profileId: string): Answer<ReplyOf<"deletion">>;
  invite(request: RequestOf<"invite">): Answer<ReplyOf<"invite">>;
  invitations(): Answer<ReplyOf<"invitations">>;
  withdrawInvitation(id: string): Answer<ReplyOf<"nothing">>;
  devices(): Answer<ReplyOf<"devices">>;
  removeDevice(id: string): Answer<ReplyOf<"nothing">>;
  /** Asks the server's model for a week; the job is followed with `job`. */
  requestWeek(request: RequestOf<"requestWeek">): Answer<Job>;
  job(id: string): Answer<Job>;
  cancelJob(id: string): Answer<ReplyOf<"nothing">>;
  /** Weeks that came while nobody waited for them. */
  openJobs(): Answer<ReplyOf<"openJobs">>;
  /** Who answers, how it is, what this month took. */
  modelState(): Answer<ReplyOf<"modelState">>;
  /** One small question to it, by the owner. */
  testModel(): Answer<ReplyOf<"modelTest">>;
  /** A few sentences about today's workout from the server's model. */
  advice(request: RequestOf<"advice">): Answer<ReplyOf<"advice">>;
}

/** `fetch` as far as it is used; tests give a double. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** For what people wait for before they reach their own data: a network that swallows requests counts as none, ms. */
const patience = 10_000;

/** Makes the calls on a `fetch`. */
export const createApi = (fetch: Fetch): Api => {
  const caller =
    <R extends Shapes>(load: () => Promise<R>) =>
    async <K extends keyof R>(
      reply: K,
      method: string,
      path: string,
      body?: unknown,
      timeLimit?: number,
    ): Answer<z.infer<R[K]>> => {
      try {
        // Both may fail without a network; a change whose reply cannot be read is not requested.
        const reading = Promise.all([import("./api-replies.ts"), load()]);
        if (method !== "GET") await reading;
        const response = await fetch(path, {
          method,
          headers: {
            accept: "application/json",
            ...(body === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(timeLimit === undefined ? {} : { signal: AbortSignal.timeout(timeLimit) }),
        });
        const [{ readAs }, shapes] = await reading;
        // 204 has no body and is an answer only to calls that await none.
        if (response.status === 204 && reply === "nothing") return ok(undefined as z.infer<R[K]>);
        // The schema is the one that belongs to the name.
        return await readAs(shapes[reply] as z.ZodMiniType<z.infer<R[K]>>, response);
      } catch {
        return err({ type: "offline" });
      }
    };
  const call = caller(async () => (await import("./household-replies.ts")).householdReplies);
  const callCoach = caller(async () => (await import("./coaching-replies.ts")).coachingReplies);
  const at = (strings: TemplateStringsArray, ...parts: readonly string[]) =>
    String.raw({ raw: strings }, ...parts.map(encodeURIComponent));
  let asking: Answer<HelloReply> | undefined;
  return {
    // Several parts of the app ask at start. One question at a time: two answers could each bring another cookie.
    hello: () => {
      asking ??= call("hello", "GET", "/api/hello").finally(() => {
        asking = undefined;
      });
      return asking;
    },
    join: (request) => call("join", "POST", "/api/household/join", request),
    register: (request) => call("register", "POST", "/api/registrations", request),
    createProfile: (request) => call("createProfile", "POST", "/api/profiles", request),
    username: (username) => call("username", "GET", at`/api/usernames/${username}`),
    unlock: (request) => call("unlock", "POST", "/api/sessions", request, patience),
    endSession: () => call("nothing", "DELETE", "/api/sessions/current", undefined, patience),
    setPasscode: (profileId, request) =>
      call("nothing", "PUT", at`/api/profiles/${profileId}/passcode`, request),
    deletion: (id) => call("deletion", "GET", at`/api/profiles/${id}/deletion`),
    askDeletion: (id) => call("deletion", "PUT", at`/api/profiles/${id}/deletion`),
    keepProfile: (id) => call("deletion", "DELETE", at`/api/profiles/${id}/deletion`),
    invite: (request) => call("invite", "POST", "/api/invitations", request),
    invitations: () => call("invitations", "GET", "/api/invitations"),
    withdrawInvitation: (id) => call("nothing", "DELETE", at`/api/invitations/${id}`),
    devices: () => call("devices", "GET", "/api/devices"),
    removeDevice: (id) => call("nothing", "DELETE", at`/api/devices/${id}`),
    requestWeek: (request) => callCoach("job", "POST", "/api/coaching/weeks", request),
    job: (id) => callCoach("job", "GET", at`/api/coaching/jobs/${id}`),
    cancelJob: (id) => call("nothing", "DELETE", at`/api/coaching/jobs/${id}`),
    modelState: () => callCoach("modelState", "GET", "/api/coaching/model"),
    testModel: () => callCoach("modelTest", "POST", "/api/coaching/model/test", {}),
    openJobs: () => callCoach("openJobs", "GET", "/api/coaching/jobs?open"),
    advice: (request) => callCoach("advice", "POST", "/api/coaching/advice", request),
  };
};
