/**
 * Live reads of the device's store. Each question is asked once, however many screens ask it, and asked again when what it
 * read has changed, also in another tab; a screen's read runs over the answers and asks the database nothing itself. A write
 * lies over the answers from its beginning until it is stored or has failed: the one optimistic overlay of the app.
 */
import { liveQuery } from "dexie";
import type { MusterDatabase } from "../database/database.ts";
import type { RecordRow } from "../database/rows.ts";
import type { DeviceStore, Reads } from "./device-store.ts";
import { createReads, type Question, type RowChange } from "./dexie-reads.ts";

type PendingWrite = {
  /** The database has been asked to store it: what is drawn now delays the save no more. */
  asked(): void;
  /** @param rows as the database has them now */
  stored(rows: readonly RecordRow[]): void;
  failed(): void;
};

/** Reads that are answered from the tables and from writes under way. */
export type LiveReads = {
  readonly live: DeviceStore["live"];
  /** Reads once. What was begun to be written before is in the answer. */
  readonly reads: Reads;
  begin(changes: readonly RowChange[]): PendingWrite;
};

/** A question that somebody follows. */
type Topic = {
  readonly question: Question<unknown>;
  readonly queries: Set<Query>;
  readonly first: PromiseWithResolvers<void>;
  /** As the database answered last; undefined until it has. */
  stored: { readonly value: unknown } | undefined;
  /** With the writes over it that are under way. */
  shown: unknown;
  failure: { readonly error: unknown } | undefined;
  isAsking: boolean;
  stop: () => void;
};

type Query = {
  readonly topics: Set<Topic>;
  readonly run: () => void;
  /** Something that it read is different now. */
  isDue: boolean;
  /** A write began or failed: shown at once, whatever else is being asked. */
  isUrgent: boolean;
};

/** For a run that a newer one has overtaken: it ends here. */
const nothingMore = new Promise<never>(() => {});

/** When work of reads is done that may wait for a save or a frame. */
export type ReadTimes = {
  /** Shows a write that the database has not been asked to store by then. */
  readonly draw: (show: () => void) => void;
  /** Asks again what a save has changed. */
  readonly again: () => Promise<void>;
};

const atOnce: ReadTimes = { draw: (show) => show(), again: () => Promise.resolve() };

/** Makes the reads of a database; there is one for each tab. */
export const createLiveReads = (database: MusterDatabase, times: ReadTimes = atOnce): LiveReads => {
  const topics = new Map<string, Topic>();
  const writes = new Map<readonly RowChange[], Promise<void>>();

  /** Changes of one moment are one run: those of a write at once, others when each question that they touch is asked anew. */
  const soon = (query: Query) => {
    if (query.isUrgent) queueMicrotask(() => runDue(query));
    else setTimeout(() => runDue(query));
  };
  const runDue = (query: Query) => {
    // Records that are written together are seen together: the last answer runs it.
    const isWaiting = !query.isUrgent && [...query.topics].some(({ isAsking }) => isAsking);
    if (isWaiting || !query.isDue) return;
    query.isDue = false;
    query.isUrgent = false;
    query.run();
  };

  const overlaid = ({ question, stored }: Topic): unknown =>
    [...writes.keys()].flat().reduce((value, change) => question.over(value, change), stored?.value);
  const refresh = (topic: Topic, isUrgent = false) => {
    if (topic.stored === undefined) return;
    const before = topic.shown;
    topic.shown = topic.question.keep(before, overlaid(topic));
    if (topic.shown === before) return;
    for (const query of topic.queries) {
      query.isDue = true;
      query.isUrgent ||= isUrgent;
      soon(query);
    }
  };
  const refreshAll = (changes: readonly RowChange[]) => {
    const kinds = new Set(changes.map(({ kind }) => kind));
    for (const topic of topics.values()) if (kinds.has(topic.question.kind)) refresh(topic, true);
  };

  const start = (question: Question<unknown>): Topic => {
    const topic: Topic = {
      question,
      queries: new Set(),
      first: Promise.withResolvers(),
      stored: undefined,
      shown: undefined,
      failure: undefined,
      isAsking: true,
      stop: () => subscription.unsubscribe(),
    };
    // Whoever waits for it says so where it reads.
    topic.first.promise.catch(() => {});
    const settle = () => {
      topic.isAsking = false;
      for (const query of topic.queries) if (query.isDue) soon(query);
    };
    const subscription = liveQuery(async () => {
      topic.isAsking = true;
      if (topic.stored !== undefined) await times.again();
      return question.ask();
    }).subscribe({
      next: (value) => {
        const isFirst = topic.stored === undefined;
        topic.stored = { value };
        // Whoever asked waits for the first answer.
        if (isFirst) topic.shown = overlaid(topic);
        else refresh(topic);
        topic.first.resolve();
        settle();
      },
      error: (error: unknown) => {
        topic.failure = { error };
        topics.delete(question.key);
        topic.first.reject(error);
        // Who waits for the first answer has it from `first`, and asking again at once would fail for ever.
        if (topic.stored !== undefined) for (const query of topic.queries) query.isDue = true;
        settle();
      },
    });
    topics.set(question.key, topic);
    return topic;
  };
  const leave = (topic: Topic, query: Query) => {
    topic.queries.delete(query);
    query.topics.delete(topic);
    if (topic.queries.size > 0) return;
    topic.stop();
    if (topics.get(topic.question.key) === topic) topics.delete(topic.question.key);
  };

  const live: DeviceStore["live"] = (read, onValue, onError) => {
    /** The newest run; what an older one finds is nobody's any more. */
    let newest = 0;
    const run = async () => {
      newest += 1;
      const own = newest;
      const used = new Set<Topic>();
      const reads = createReads(database, async <T>(question: Question<T>): Promise<T> => {
        if (own !== newest) return nothingMore;
        const topic = topics.get(question.key) ?? start(question as Question<unknown>);
        used.add(topic);
        query.topics.add(topic);
        topic.queries.add(query);
        if (topic.stored === undefined) await topic.first.promise;
        if (topic.failure !== undefined) throw topic.failure.error;
        // Asked under this key, it is the answer to this question.
        return topic.shown as T;
      });
      try {
        const value = await read(reads);
        if (own !== newest) return;
        for (const topic of query.topics) if (!used.has(topic)) leave(topic, query);
        onValue(value);
      } catch (error) {
        if (own === newest) onError(error);
      }
    };
    const query: Query = { topics: new Set(), run: () => void run(), isDue: false, isUrgent: false };
    void run();
    return () => {
      newest = -1;
      query.isDue = false;
      for (const topic of [...query.topics]) leave(topic, query);
    };
  };

  return {
    live,
    reads: createReads(database, async (question) => {
      await Promise.all(writes.values());
      return question.ask();
    }),
    begin: (changes) => {
      const ended = Promise.withResolvers<void>();
      writes.set(changes, ended.promise);
      let isShown = false;
      const show = () => {
        if (isShown) return;
        isShown = true;
        refreshAll(changes);
      };
      times.draw(show);
      const end = () => {
        isShown = true;
        writes.delete(changes);
        ended.resolve();
        refreshAll(changes);
      };
      return {
        // A task of its own: nothing is read in the transaction of the save.
        asked: () => void (isShown || setTimeout(show)),
        failed: end,
        stored: (rows) => {
          // Before the database is asked again, which brings the same.
          for (const topic of topics.values())
            if (topic.stored !== undefined)
              topic.stored = {
                value: rows.reduce((value, row) => topic.question.with(value, row), topic.stored.value),
              };
          end();
        },
      };
    },
  };
};
