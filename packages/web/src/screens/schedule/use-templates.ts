/** What the page of templates shows: those that were saved, and a workout that was done. */
import { profileRecordId } from "@muster/domain/record-ids";
import { templateOfSession } from "@muster/domain/training/template";
import type { Reads } from "../../data/store/device-store.ts";
import { useLive } from "../../data/store/use-live.ts";

/** A workout that was done as a template that nobody saved yet. */
const readDone = async (reads: Reads, profileId: string, sessionId: string | null) => {
  const session = sessionId === null ? undefined : await reads.get("session", sessionId);
  if (session === undefined) return undefined;
  const logs = await reads.byDay("exerciseLog", profileId, session.date, session.date);
  const ofSession = logs.filter((log) => log.sessionId === session.id);
  return templateOfSession(session, ofSession, session.startedAt);
};

/** @param sessionId of a workout that was done; null without one */
export const useTemplates = (profileId: string, sessionId: string | null) =>
  useLive(
    async (reads) => {
      const all = await reads.all("template", profileId);
      return {
        templates: all.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)),
        profile: await reads.get("profile", profileRecordId(profileId)),
        done: await readDone(reads, profileId, sessionId),
      };
    },
    [profileId, sessionId],
  );
