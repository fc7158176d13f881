import type { ChosenColumns } from "@muster/domain/transfer/from-apps/plain-table";
import { useRef, useState } from "react";
import { useToday } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import type { HouseholdParts } from "../../worker/transfer/household-parts.ts";
import type { ReadFiles, UnknownTable } from "../../worker/transfer/read-files.ts";
import { appFilesText, importerNotLoaded } from "./app-files.text.ts";
import type { AppFiles, Mapping } from "./app-import.ts";
import { entryCountText } from "./import.text.ts";
import {
  historyNotOnDevice,
  type Imported,
  isHistoryOnDevice,
  type Preview,
  preview,
  type Read,
  readFiles,
  runImport,
  undoImport,
} from "./import-run.ts";
import { dropImport, storeImport } from "./stored-imports.ts";
import { transferText } from "./transfer.text.ts";

/** Somebody in a file of several people. */
export type PersonInFile = {
  readonly username: string;
  readonly displayName: string;
  readonly look: () => Promise<void>;
};

export type ImportStep =
  | { readonly at: "start"; readonly problem?: string | undefined; readonly done?: string | undefined }
  | { readonly at: "reading"; readonly share?: number }
  | { readonly at: "columns"; readonly table: UnknownTable; readonly files: readonly File[] }
  | { readonly at: "apps"; readonly found: AppFiles }
  | {
      readonly at: "who";
      readonly people: readonly PersonInFile[];
      readonly notes: readonly string[];
    }
  | {
      readonly at: "preview";
      readonly preview: Preview;
      /** Name of the one who was chosen in a file of several people. */
      readonly whose: string | undefined;
      /** Whether the file's profile takes the place of the own one. */
      readonly replacing: boolean;
    }
  | { readonly at: "writing"; readonly done: number; readonly total: number }
  | {
      readonly at: "done";
      readonly imported: Imported;
      /** By which it is found in the list of imports. */
      readonly importedAt: string;
      readonly problem?: string | undefined;
    };

/** The steps of an import: files are read, looked at, brought in and, if it was not right, taken back. */
export const useImport = (profileId: string) => {
  const { store, sync, now } = useServices();
  /** What the list of imports calls this one. */
  const fileNames = useRef("");
  const [step, setStep] = useState<ImportStep>({ at: "start" });
  const cancelling = useRef<AbortController>(undefined);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = useToday();

  const safely = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch {
      setStep({ at: "start", problem: importerNotLoaded });
    }
  };
  /** @param whose name of the one who was chosen in a file of several people, or of somebody else whose export it is */
  const look = (
    read: Read,
    person: Extract<Read, { from: "old" }>["people"][number] | undefined,
    whose?: string,
  ) =>
    safely(async () => {
      setStep({ at: "reading" });
      setStep({
        at: "preview",
        whose,
        replacing: false,
        preview: await preview(store, read, { profileId: profileId, timeZone, today, person }),
      });
    });
  const choose = (chosen: readonly File[]) =>
    safely(async () => {
      if (chosen.length === 0) return;
      fileNames.current = chosen
        .map(({ name }) => name)
        .join(", ")
        .slice(0, 120);
      setStep({ at: "reading", share: 0 });
      const others = await readOthers(chosen);
      if (others === undefined) return leave();
      if (others.household !== undefined) return askWho(others.household);
      if (others.brought.length > 0) return lookAtOthers(others);
      // A ZIP is of another app, or of nobody.
      if (chosen.some(({ name }) => /\.(?:zip|xml|fitnotes|db)$/i.test(name)))
        return setStep({ at: "start", problem: appFilesText.nothingKnown(others.problems) });
      await lookAtOwn(chosen, others);
    });
  /** An own export, or files of the old product. */
  const lookAtOwn = async (
    chosen: readonly File[],
    { unknownTable, old }: Pick<ReadFiles, "unknownTable" | "old">,
    whose?: string,
  ): Promise<void> => {
    const files = await Promise.all(
      chosen.map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    const result = await readFiles(files, profileId, old);
    if (!result.ok && unknownTable !== undefined)
      return setStep({ at: "columns", table: unknownTable, files: chosen });
    if (!result.ok) return setStep({ at: "start", problem: result.error });
    if (!(await isHistoryOnDevice(sync))) return setStep({ at: "start", problem: historyNotOnDevice });
    const read = result.value;
    if (read.from !== "old")
      return look(read, undefined, whose ?? (read.from === "muster" ? read.whose : undefined));
    if (read.people.length < 2) return look(read, read.people[0]);
    const people = read.people.map((one) => ({ ...one, look: () => look(read, one, one.displayName) }));
    setStep({ at: "who", people, notes: [] });
  };
  const askWho = ({ people, notes }: HouseholdParts): void =>
    setStep({
      at: "who",
      people: people.map(({ file, ...person }) => ({
        ...person,
        look: () =>
          safely(async () => {
            setStep({ at: "reading" });
            fileNames.current = file.name;
            await lookAtOwn([file], { unknownTable: undefined, old: [] }, person.displayName);
          }),
      })),
      notes: [appFilesText.onePersonAtATime, ...notes],
    });
  /** undefined: cancelled. */
  const readOthers = async (files: readonly File[], columns?: ChosenColumns) => {
    const { readInWorker } = await import("./read-in-worker.ts");
    const control = new AbortController();
    cancelling.current = control;
    return readInWorker(files, today, (share) => setStep({ at: "reading", share }), control.signal, columns);
  };
  const lookAtOthers = async ({ brought, problems }: ReadFiles): Promise<void> => {
    if (!(await isHistoryOnDevice(sync))) return setStep({ at: "start", problem: historyNotOnDevice });
    const { previewImport } = await import("./app-import.ts");
    setStep({ at: "apps", found: await previewImport(store, profileId, brought, problems) });
  };
  const readByColumns = (files: readonly File[], columns: ChosenColumns) =>
    safely(async () => {
      setStep({ at: "reading", share: 0 });
      const others = await readOthers(files, columns);
      if (others === undefined) leave();
      else await lookAtOthers(others);
    });
  const lookAtApps = (found: AppFiles, unit: "kg" | "lb", mapping: Mapping) =>
    safely(async () => {
      const { appRecords } = await import("./app-import.ts");
      const choices = { profileId: profileId, timeZone, unit, mapping };
      await look({ from: "apps", ...appRecords(found, choices) }, undefined);
    });
  const bring = ({ preview: found, replacing }: Extract<ImportStep, { at: "preview" }>) =>
    safely(async () => {
      const total = found.creates.length;
      setStep({ at: "writing", done: 0, total });
      const wanted = { creates: found.creates, profile: replacing ? found.profile : {} };
      const at = now().toISOString();
      const keep = (imported: Imported): void =>
        storeImport(profileId, { at, what: fileNames.current, imported });
      const result = await runImport(store, profileId, wanted, (created) => {
        // A page that is closed in the middle leaves a way back.
        if (created.length % 1_000 === 0) keep({ created, profileBefore: {}, profileAfter: {} });
        setStep({ at: "writing", done: created.length, total });
      });
      const imported = result.ok ? result.value : result.error.imported;
      if (imported.created.length > 0) keep(imported);
      setStep({ at: "done", imported, importedAt: at, problem: result.ok ? undefined : result.error.text });
    });
  const undo = ({ imported, importedAt }: Extract<ImportStep, { at: "done" }>) =>
    safely(async () => {
      const result = await undoImport(store, profileId, imported, sync);
      if (result.ok) dropImport(profileId, importedAt);
      setStep(
        result.ok
          ? {
              at: "start",
              done: transferText.undone(entryCountText(result.value)),
            }
          : { at: "done", imported, importedAt, problem: result.error },
      );
    });
  const leave = (): void => setStep({ at: "start" });

  const setReplacing = (shown: Extract<ImportStep, { at: "preview" }>, replacing: boolean): void =>
    setStep({ ...shown, replacing });
  const cancelReading = (): void => cancelling.current?.abort();

  const actions = { choose, cancelReading, readByColumns, lookAtApps, setReplacing, bring, undo, leave };
  return { step, actions };
};
