/**
 * Who is listening, and what to tell them: 'something of your household changed' and 'this job moved'. What happens in this
 * process is told to the others that serve the same database, and what they tell is passed on here.
 */
import type { JobEvent, News, OtherProcesses } from "../stores/other-processes.ts";

type LiveEvent =
  | { readonly type: "head"; readonly seq: number }
  /** Only for the profile whose job it is. */
  | ({ readonly type: "job" } & JobEvent);

type LiveListener = {
  readonly householdId: string;
  readonly deviceId: string;
  /** '' without a session. */
  readonly profileId: string;
  send(event: LiveEvent): void;
  /** The session or the device ended: no more events. */
  end(): void;
};

/** Runs something later; injected so that tests decide when. Returns how to call it off. */
export type RunLater = (run: () => void, milliseconds: number) => () => void;

/** Sends events to the open streams of a household. */
export type LiveHub = {
  /** @returns how to stop listening */
  listen(listener: LiveListener): () => void;
  /** The household's head moved to `seq`. Told at most every 250 ms. */
  changed(householdId: string, seq: number): void;
  jobMoved(owner: { readonly householdId: string; readonly profileId: string }, event: JobEvent): void;
  /** Ends the streams of a device: it was locked, unlocked anew, or revoked. */
  endDevice(householdId: string, deviceId: string): void;
  /** Ends the streams of a profile on other devices: its passcode changed. */
  endProfileElsewhere(householdId: string, profileId: string, deviceId: string): void;
  /** Ends all streams, also those that are opened from now on. */
  endAll(): void;
};

const pokeEvery = 250;
/** A browser needs two. Whoever opens more and more of them ends their own oldest, and nobody else's. */
export const mostOfDevice = 32;

/** Makes a hub without listeners. */
export const createLiveHub = (later: RunLater, others: OtherProcesses): LiveHub => {
  const listeners = new Map<string, Set<LiveListener>>();
  /** Households whose poke is due, with the newest head. */
  const due = new Map<string, number>();
  let isOver = false;

  const of = (householdId: string): readonly LiveListener[] => [...(listeners.get(householdId) ?? [])];
  const endWhere = (householdId: string, isMeant: (listener: LiveListener) => boolean): void => {
    for (const listener of of(householdId)) if (isMeant(listener)) listener.end();
  };
  const tellHead = (householdId: string, seq: number): void => {
    for (const listener of of(householdId)) listener.send({ type: "head", seq });
  };

  const headMoved = (householdId: string, seq: number): void => {
    const waiting = due.get(householdId);
    if (waiting !== undefined) {
      due.set(householdId, Math.max(waiting, seq));
      return;
    }
    // The first change is told at once, what follows within the interval as one.
    tellHead(householdId, seq);
    due.set(householdId, seq);
    later(() => {
      const newest = due.get(householdId) ?? seq;
      due.delete(householdId);
      if (newest > seq) tellHead(householdId, newest);
    }, pokeEvery);
  };
  const hear = (news: News): void => {
    const { householdId } = news;
    switch (news.type) {
      case "head":
        headMoved(householdId, news.seq);
        break;
      case "job":
        for (const listener of of(householdId))
          if (listener.profileId === news.profileId) listener.send({ type: "job", ...news.event });
        break;
      case "device-ended":
        endWhere(householdId, ({ deviceId }) => deviceId === news.deviceId);
        break;
      case "profile-ended":
        endWhere(
          householdId,
          ({ profileId, deviceId }) => profileId === news.profileId && deviceId !== news.exceptDeviceId,
        );
    }
  };
  /** Whoever listens is told how far the household is; an ended session is noticed by its stream's own look. */
  const catchUp = async (): Promise<void> => {
    for (const householdId of [...listeners.keys()]) {
      const seq = await others.headOf(householdId).catch(() => undefined);
      if (seq !== undefined) headMoved(householdId, seq);
    }
  };
  others.listen(hear, () => void catchUp());
  const happened = (news: News): void => {
    hear(news);
    others.tell(news);
  };

  return {
    listen: (listener) => {
      if (isOver) {
        listener.end();
        return () => {};
      }
      const group = listeners.get(listener.householdId) ?? new Set();
      group.add(listener);
      const ofDevice = [...group].filter(({ deviceId }) => deviceId === listener.deviceId);
      if (ofDevice.length > mostOfDevice) ofDevice[0]?.end();
      listeners.set(listener.householdId, group);
      return () => {
        group.delete(listener);
        if (group.size === 0) listeners.delete(listener.householdId);
      };
    },
    changed: (householdId, seq) => happened({ type: "head", householdId, seq }),
    jobMoved: ({ householdId, profileId }, event) => happened({ type: "job", householdId, profileId, event }),
    endDevice: (householdId, deviceId) => happened({ type: "device-ended", householdId, deviceId }),
    endProfileElsewhere: (householdId, profileId, exceptDeviceId) =>
      happened({ type: "profile-ended", householdId, profileId, exceptDeviceId }),
    endAll: () => {
      isOver = true;
      for (const householdId of listeners.keys()) endWhere(householdId, () => true);
    },
  };
};
