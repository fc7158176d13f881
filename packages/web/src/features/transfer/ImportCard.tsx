import type { ChosenColumns } from "@muster/domain/transfer/from-apps/plain-table";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { FailureBanner } from "../../components/layout/Failure.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import type { HouseholdParts } from "../../worker/transfer/household-parts.ts";
import type { ReadFiles, UnknownTable } from "../../worker/transfer/read-files.ts";
import { appFilesText, importedApps, importerNotLoaded } from "./app-files.text.ts";
import type { AppFiles, Mapping } from "./app-import.ts";
import { entryCountText, ImportPreview } from "./ImportPreview.tsx";
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
import { entryCount } from "./import-words.ts";
import { dropImport, storeImport } from "./stored-imports.ts";

/** Somebody in a file of several people. */
type Someone = {
  readonly username: string;
  readonly displayName: string;
  readonly look: () => Promise<void>;
};

type Step =
  | { readonly at: "start"; readonly problem?: string | undefined; readonly done?: string | undefined }
  | { readonly at: "reading"; readonly share?: number }
  | { readonly at: "columns"; readonly table: UnknownTable; readonly files: readonly File[] }
  | { readonly at: "apps"; readonly found: AppFiles }
  | {
      readonly at: "who";
      readonly people: readonly Someone[];
      readonly notes: readonly string[];
    }
  | { readonly at: "preview"; readonly preview: Preview; readonly whose: string | undefined }
  | { readonly at: "writing"; readonly done: number; readonly total: number }
  | {
      readonly at: "done";
      readonly imported: Imported;
      /** By which it is found in the list of imports. */
      readonly importedAt: string;
      readonly problem?: string | undefined;
    };

const PastImports = lazy(() => import("./PastImports.tsx").then((file) => ({ default: file.PastImports })));

/** With the search for exercises: loaded with the first file of another app. */
const AppFilesView = lazy(() => import("./AppFiles.tsx").then((file) => ({ default: file.AppFilesView })));

const ColumnChoice = lazy(() =>
  import("./ColumnChoice.tsx").then((file) => ({ default: file.ColumnChoice })),
);

/** An own export or the old product's data, looked at first, then brought in, then taken back if it was not right. */
export function ImportCard({ profile }: { readonly profile: CurrentProfile }) {
  const { store, sync, now } = useServices();
  /** What the list of imports calls this one. */
  const what = useRef("");
  const [step, setStep] = useState<Step>({ at: "start" });
  const [replacing, setReplacing] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
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
  /** @param whose name of the one who was chosen in a file of several people */
  const look = (
    read: Read,
    person: Extract<Read, { from: "old" }>["people"][number] | undefined,
    whose?: string,
  ) =>
    safely(async () => {
      setStep({ at: "reading" });
      setReplacing(false);
      setStep({
        at: "preview",
        whose,
        preview: await preview(store, read, { profileId: profile.id, timeZone, today, person }),
      });
    });
  const choose = (list: FileList | null) =>
    safely(async () => {
      const chosen = [...(list ?? [])];
      if (chosen.length === 0) return;
      what.current = chosen
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
    const result = await readFiles(files, profile.id, old);
    if (!result.ok && unknownTable !== undefined)
      return setStep({ at: "columns", table: unknownTable, files: chosen });
    if (!result.ok) return setStep({ at: "start", problem: result.error });
    if (!(await isHistoryOnDevice(sync))) return setStep({ at: "start", problem: historyNotOnDevice });
    const read = result.value;
    if (read.from !== "old") return look(read, undefined, whose);
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
            what.current = file.name;
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
    setStep({ at: "apps", found: await previewImport(store, profile.id, brought, problems) });
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
      const choices = { profileId: profile.id, timeZone, unit, mapping };
      await look({ from: "apps", ...appRecords(found, choices) }, undefined);
    });
  const bring = (found: Preview) =>
    safely(async () => {
      const total = found.creates.length;
      setStep({ at: "writing", done: 0, total });
      const wanted = { creates: found.creates, profile: replacing ? found.profile : {} };
      const result = await runImport(store, profile.id, wanted, (done) =>
        setStep({ at: "writing", done, total }),
      );
      const imported = result.ok ? result.value : result.error.imported;
      const at = now().toISOString();
      if (imported.created.length > 0) storeImport(profile.id, { at, what: what.current, imported });
      setStep({ at: "done", imported, importedAt: at, problem: result.ok ? undefined : result.error.text });
    });
  const undo = ({ imported, importedAt }: Extract<Step, { at: "done" }>) =>
    safely(async () => {
      const result = await undoImport(store, profile.id, imported, sync);
      if (result.ok) dropImport(profile.id, importedAt);
      setStep(
        result.ok
          ? {
              at: "start",
              done: `Undone: ${entryCountText(result.value)} removed. What you changed since stays.`,
            }
          : { at: "done", imported, importedAt, problem: result.error },
      );
    });
  const leave = (): void => setStep({ at: "start" });

  return (
    <Card id="import-data" title="Import data">
      {step.at === "start" && (
        <>
          <p className="muted">
            A file that was exported here, of yours or of the household, files of another app ({importedApps}
            ), a table of your own, or data of the product before Muster. Several files at once are fine. You
            see what would come in before anything is written.
          </p>
          <FailureBanner text={step.problem} />
          {step.done !== undefined && <Banner icon="check">{step.done}</Banner>}
          <div>
            <Button variant="secondary" onClick={() => chooser.current?.click()}>
              Choose files
            </Button>
          </div>
          <Suspense>
            <PastImports profileId={profile.id} />
          </Suspense>
        </>
      )}
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        aria-label="Files to import"
        tabIndex={-1}
        multiple
        accept=".json,.csv,.txt,.xml,.zip,.fitnotes,.db,application/json,text/csv,application/zip,application/octet-stream"
        onChange={(event) => {
          const { files } = event.target;
          void choose(files).finally(() => {
            // The same file may be chosen again.
            if (chooser.current !== null) chooser.current.value = "";
          });
        }}
      />
      {step.at === "reading" && (
        <div className="row wrap">
          <p role="status" className="grow">
            {appFilesText.reading(step.share ?? 1)}
          </p>
          {step.share !== undefined && (
            <Button variant="quiet" onClick={() => cancelling.current?.abort()}>
              {appFilesText.cancel}
            </Button>
          )}
        </div>
      )}
      {step.at === "columns" && (
        <Suspense>
          <ColumnChoice
            table={step.table}
            onNext={(columns) => void readByColumns(step.files, columns)}
            onCancel={leave}
          />
        </Suspense>
      )}
      {step.at === "apps" && (
        <Suspense>
          <AppFilesView
            found={step.found}
            onNext={(unit, mapping) => void lookAtApps(step.found, unit, mapping)}
            onCancel={leave}
          />
        </Suspense>
      )}
      {step.at === "who" && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border of its own
        <div className="stack" role="group" aria-labelledby="whose-data">
          <p id="whose-data">Whose data shall come into your profile?</p>
          {step.notes.map((note) => (
            <p key={note} className="muted">
              {note}
            </p>
          ))}
          {step.people.map(({ username, displayName, look }) => (
            <Button key={username} variant="secondary" full onClick={() => void look()}>
              {displayName}
            </Button>
          ))}
          <Button variant="quiet" full onClick={leave}>
            Cancel
          </Button>
        </div>
      )}
      {step.at === "preview" && (
        <ImportPreview
          found={step.preview}
          whose={step.whose}
          replacing={replacing}
          onReplacing={setReplacing}
          onBring={() => void bring(step.preview)}
          onCancel={leave}
        />
      )}
      {step.at === "writing" && (
        <p role="status">
          Writing {step.done} of {step.total}...
        </p>
      )}
      {step.at === "done" && (
        <>
          {step.problem !== undefined && (
            <Banner kind="err" icon="warning">
              {step.problem} {entryCountText(entryCount(step.imported.created))} came in until then. Import
              the same file again to go on.
            </Banner>
          )}
          {step.problem === undefined && (
            <Banner icon="check">
              {entryCountText(entryCount(step.imported.created))} imported. They sync like your own.
            </Banner>
          )}
          <div className="row wrap">
            <Button variant="secondary" onClick={leave}>
              Done
            </Button>
            <Button variant="ghost-danger" onClick={() => void undo(step)}>
              Undo import
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
