/** Logging, changing and removing the sets of one exercise: what the table and its sheets call, durable when it answers. */
import type { LastTime } from "@muster/domain/training/last-time";
import { type LogTarget, logSet, nextSetPosition, removeSet } from "@muster/domain/training/log-changes";
import { reparseSet, type SetDraft, takesWeight } from "@muster/domain/training/logged-set";
import type { LoggedSet } from "@muster/domain/training/session";
import { type SetRole, workSets } from "@muster/domain/training/set-roles";
import { useEffect, useRef, useState } from "react";
import { createPart } from "../../../components/loading/lazy-part.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useServices } from "../../../data/services.ts";
import type { Change } from "../../../data/store/device-store.ts";
import { useOpenSession } from "../session/open-session.ts";
import { type OpenRow, readSet, rowName, type StoredSet } from "./set-rows.ts";
import { setsText } from "./sets.text.ts";

/** Why a set was not logged: invalid input, or a value so unusual that it needs a confirmation. */
export type SetAnswer = { readonly text: string; readonly asks: boolean } | undefined;

/** State and actions of the sets of one exercise. */
export type ExerciseSets = {
  /** Sets whose write has not been confirmed yet. */
  readonly pending: ReadonlySet<string>;
  readonly saveError: string | undefined;
  /** @param sure the person confirmed an unusual value */
  readonly add: (typed: SetDraft, row: OpenRow, sure?: boolean) => Promise<SetAnswer>;
  readonly edit: (set: StoredSet, typed: SetDraft, sure?: boolean) => Promise<SetAnswer>;
  readonly changeRole: (set: StoredSet, role: SetRole) => void;
  readonly changeReserve: (set: StoredSet, rir: number | null) => void;
  readonly remove: (set: StoredSet, number: number) => void;
};

type Input = {
  readonly inSession: LogTarget;
  readonly last: LastTime | undefined;
  /** A new set is durable. */
  readonly onLogged: (set: LoggedSet) => void;
};

/** Loaded after the first render; without its file every set is logged as typed, without a question. */
const unusualSetCheck = createPart(
  () => import("@muster/domain/training/weights/unusual-set"),
  () => undefined,
);
/** Waits one second at most: a slow network must not delay a set. */
const loadUnusualSetCheck = () =>
  unusualSetCheck.loaded() ??
  Promise.race([unusualSetCheck.fetch(), new Promise<undefined>((done) => setTimeout(done, 1_000))]);

/** The sets of one exercise in a running workout. */
export const useExerciseSets = ({ inSession, last, onLogged }: Input): ExerciseSets => {
  const { units, save, now } = useOpenSession();
  const { newId } = useServices();
  const { exercise, log } = inSession;
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [saveError, setSaveError] = useState<string>();
  const openIds = useRef(new Map<string, string>());
  useEffect(() => void unusualSetCheck.fetch(), []);

  /** The set id of an open row stays the same until the row is logged, so that a double tap makes one set. */
  const idOfOpenRow = (row: OpenRow): string => {
    const key = rowName(row);
    const known = openIds.current.get(key);
    if (known !== undefined && log?.sets[known] === undefined) return known;
    const id = newId();
    openIds.current.set(key, id);
    return id;
  };

  /** Saves a set, which counts as pending until the write is durable. */
  const write = async (setId: string, changes: readonly Change[]): Promise<string | undefined> => {
    setPending((before) => new Set(before).add(setId));
    const failure = await save(changes);
    setPending((before) => new Set([...before].filter((id) => id !== setId)));
    return failure;
  };
  const writeNew = async (setId: string, set: LoggedSet): Promise<string | undefined> => {
    const failure = await write(setId, logSet(inSession, setId, set));
    if (failure === undefined) onLogged(set);
    return failure;
  };
  const writeAndTell = (setId: string, changes: readonly Change[]) =>
    void write(setId, changes).then(setSaveError);

  /** The question to ask about an unusual set; compared with last time's and today's sets, itself left out. */
  const question = async (set: LoggedSet, before?: StoredSet): Promise<string | undefined> => {
    const ofLastTime = last?.sets.filter((one) => one.role !== "warmup") ?? [];
    const ofToday = workSets(log).filter((one) => one.id !== before?.id);
    const against = ofLastTime.length === 0 ? "today" : "days";
    const check = await loadUnusualSetCheck();
    return check?.unusualSet(set, [...ofLastTime, ...ofToday], units, before, against);
  };
  const failed = (text: string | undefined): SetAnswer =>
    text === undefined ? undefined : { text, asks: false };

  return {
    pending,
    saveError,
    add: async (typed, row, sure = false) => {
      const set = readSet(typed, row, {
        exercise,
        units,
        position: nextSetPosition(log),
        at: now().toISOString(),
        role: row.role,
      });
      if (!set.ok) return failed(set.error);
      const text = sure ? undefined : await question(set.value);
      if (text !== undefined) return { text, asks: true };
      return failed(await writeNew(idOfOpenRow(row), set.value));
    },
    edit: async ({ id, ...stored }, typed, sure = false) => {
      const set = reparseSet(stored, typed, {
        metric: exercise.metric,
        takesWeight: takesWeight(exercise),
        units,
      });
      if (!set.ok) return failed(set.error.message);
      const text = sure ? undefined : await question(set.value, { id, ...stored });
      if (text !== undefined) return { text, asks: true };
      return failed(await write(id, logSet(inSession, id, set.value)));
    },
    changeRole: ({ id, ...stored }, role) => writeAndTell(id, logSet(inSession, id, { ...stored, role })),
    changeReserve: ({ id, ...stored }, rir) => writeAndTell(id, logSet(inSession, id, { ...stored, rir })),
    remove: ({ id, ...stored }, number) =>
      void write(id, removeSet(inSession, id)).then((failure) => {
        setSaveError(failure);
        if (failure !== undefined) return;
        showToast({
          kind: "info",
          text: setsText.removed(rowName({ role: stored.role, number })),
          undo: () => writeAndTell(id, logSet(inSession, id, stored)),
        });
      }),
  };
};
