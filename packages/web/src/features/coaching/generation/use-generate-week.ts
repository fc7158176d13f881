/**
 * 'Generate': the server's model when there is one and the person agreed, else the built-in coach on this device.
 * One state for the screen to draw; one promise for it to wait on. Review and planner share it.
 */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/state/input";
import type { JobDay, JobKind } from "@muster/contract/coaching";
import { isMinor } from "@muster/domain/profiles/age";
import { useEffect, useRef, useState } from "react";
import { builtInCoachName } from "../../../data/reads/use-coach-name.ts";
import { useServices } from "../../../data/services.ts";
import type { JobNews } from "../../../data/sync/job-news.ts";
import { checkDelivered, designBuiltIn } from "./design-built-in.ts";
import { generationText } from "./generation.text.ts";
import { consentFor, modelOf, requestWithConsent } from "./model-and-consent.ts";
import { forgetRequestedJob, storeRequestedJob } from "./requested-job.ts";

/** Where the design of a week is; each state holds what its screen shows. */
export type Generation =
  | { readonly state: "idle" }
  | {
      readonly state: "consent";
      readonly coachName: string;
      readonly input: DesignInput;
      readonly answer: (agreed: boolean | undefined) => void;
    }
  | {
      readonly state: "working";
      readonly coachName: string;
      readonly stage: string;
      /** Of a model's answer, as far as it is written. */
      readonly days?: readonly JobDay[];
    }
  | {
      readonly state: "failed";
      readonly message: string;
      /** Asking again brings nothing for now. */
      readonly isOut?: boolean | undefined;
    };

/** A week is being designed, or waits for the answer about consent. */
export const isWorking = ({ state }: Generation): boolean => state === "working" || state === "consent";

type GenerateRequest = {
  /** Which screen asks: the server's words of a failure depend on it. */
  readonly kind: JobKind;
  readonly input: DesignInput;
  readonly reviewId: string;
  /** A job of before a reload, whose asking the person agreed to: it is followed to its end. */
  readonly follow?: string | undefined;
  /** 'Use the built-in plan', without a model. */
  readonly builtInOnly?: boolean;
  /** Runs before the request to a model, which may take minutes; resolves with a message when it failed. */
  readonly beforeModel?: () => Promise<string | undefined>;
  /** Words for a failure without a reason. */
  readonly failureText: string;
};

type Generate = {
  readonly generation: Generation;
  /** @returns undefined when it was cancelled or failed; the state says which */
  readonly generate: (request: GenerateRequest) => Promise<DesignedWeek | undefined>;
  readonly cancel: () => void;
  readonly reset: () => void;
};

/** Undefined in a browser without event streams: then the job is polled. */
const openStream = typeof EventSource === "undefined" ? undefined : () => new EventSource("/sync/live");

const after = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** The state and the actions of one planner screen. */
export const useGenerateWeek = (): Generate => {
  const { api, store, sync } = useServices();
  const [generation, setGeneration] = useState<Generation>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  // Leaving the screen does not cancel the server's job: its answer arrives as a proposal (settled point 20).
  const left = useRef(false);
  const news = useRef<JobNews>(undefined);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      news.current?.close();
      // Not at a reload, which runs nothing of this.
      forgetRequestedJob();
    };
  }, []);
  const show = (next: Generation) => {
    if (!left.current) setGeneration(next);
  };

  const askConsent = (coachName: string, input: DesignInput) =>
    new Promise<boolean | undefined>((answer) => {
      show({ state: "consent", coachName, input, answer });
    });

  const builtIn = async (input: DesignInput): Promise<DesignedWeek> => {
    show({ state: "working", coachName: builtInCoachName, stage: generationText.designingYourWeek });
    return designBuiltIn(input);
  };

  const generate = async (request: GenerateRequest): Promise<DesignedWeek | undefined> => {
    const { kind, input, reviewId, failureText, follow } = request;
    const abort = new AbortController();
    running.current = abort;
    show({ state: "working", coachName: builtInCoachName, stage: "" });
    try {
      const model =
        request.builtInOnly === true || isMinor(input.profile, input.today) ? null : await modelOf(api);
      if (model === null && follow === undefined) return await builtIn(input);
      const coachName = model?.name ?? "";
      const agreed =
        follow !== undefined || (await consentFor(store, input, () => askConsent(coachName, input)));
      if (agreed === undefined) {
        show({ state: "idle" });
        return undefined;
      }
      if (!agreed) return await builtIn(input);
      const problem = await request.beforeModel?.();
      if (problem !== undefined) {
        show({ state: "failed", message: problem });
        return undefined;
      }
      // Both talk to the server only: they are fetched when it has just said that it has a model.
      const [{ listenToJobs }, { requestModelWeek }] = await Promise.all([
        import("../../../data/sync/job-news.ts"),
        import("./request-model-week.ts"),
      ]);
      if (left.current) return undefined;
      // Opened before the request, so that no event of the job is missed.
      const jobNews = listenToJobs(openStream, after, navigator.locks);
      news.current = jobNews;
      const answer = await requestModelWeek(
        { kind, reviewId, input, follow },
        {
          api: { ...api, requestWeek: (request) => requestWithConsent(sync, () => api.requestWeek(request)) },
          signal: abort.signal,
          onRequested: (jobId) => {
            if (kind === "planner" && !left.current) storeRequestedJob(input.profileId, jobId);
          },
          isLeft: () => left.current,
          news: jobNews,
          onStage: (stage, days) => show({ state: "working", coachName, stage, days }),
        },
      );
      if (left.current) return undefined;
      forgetRequestedJob();
      if (answer.ok) return await checkDelivered(answer.value, input);
      switch (answer.error.type) {
        case "no-model":
          return await builtIn(input);
        case "cancelled":
          show({ state: "idle" });
          return undefined;
        case "failed":
          show({
            state: "failed",
            message: answer.error.message || failureText,
            isOut: answer.error.isOut,
          });
          return undefined;
      }
    } catch (failure) {
      show({ state: "failed", message: failureText });
      // The designer itself broke: that is a bug, and the console is where it can be found.
      console.error(failure);
      return undefined;
    } finally {
      running.current = undefined;
      news.current?.close();
      news.current = undefined;
    }
  };

  return {
    generation,
    generate,
    cancel: () => {
      running.current?.abort();
      news.current?.wake();
    },
    reset: () => setGeneration({ state: "idle" }),
  };
};
