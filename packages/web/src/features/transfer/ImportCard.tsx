import { useRef } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { FailureBanner } from "../../components/layout/Failure.tsx";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { appFilesText, importedApps } from "./app-files.text.ts";
import { ImportDone } from "./ImportDone.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { PersonChoice } from "./PersonChoice.tsx";
import { transferText } from "./transfer.text.ts";
import { useImport } from "./use-import.ts";

const PastImports = lazyFile(() => import("./PastImports.tsx").then((file) => file.PastImports));

/** With the search for exercises: loaded with the first file of another app. */
const AppFilesView = lazyFile(() => import("./AppFiles.tsx").then((file) => file.AppFilesView));

const ColumnChoice = lazyFile(() => import("./ColumnChoice.tsx").then((file) => file.ColumnChoice));

/** An own export or the old product's data, looked at first, then brought in, then taken back if it was not right. */
export function ImportCard({ profile }: { readonly profile: CurrentProfile }) {
  const { step, actions } = useImport(profile.id);
  const chooser = useRef<HTMLInputElement>(null);
  // Each step takes the place of the one before, and of the button that led to it.
  return (
    <Card id="import-data" title={transferText.importData}>
      <div className="stack" tabIndex={-1}>
        {step.at === "start" && (
          <>
            <p className="muted">{transferText.importLead(importedApps)}</p>
            <FailureBanner text={step.problem} />
            {step.done !== undefined && <Banner icon="check">{step.done}</Banner>}
            <div>
              <Button variant="secondary" onClick={() => chooser.current?.click()}>
                {transferText.chooseFiles}
              </Button>
            </div>
            <PastImports profileId={profile.id} />
          </>
        )}
        <input
          ref={chooser}
          type="file"
          className="visually-hidden"
          aria-label={transferText.filesToImport}
          tabIndex={-1}
          multiple
          accept=".json,.csv,.txt,.xml,.zip,.fitnotes,.db,application/json,text/csv,application/zip,application/octet-stream"
          onChange={({ target }) => {
            void actions.choose([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = "";
          }}
        />
        {step.at === "reading" && (
          <div className="row wrap">
            <p role="status" className="grow">
              {appFilesText.reading(step.share ?? 1)}
            </p>
            {step.share !== undefined && (
              <Button variant="quiet" onClick={actions.cancelReading}>
                {appFilesText.cancel}
              </Button>
            )}
          </div>
        )}
        {step.at === "columns" && (
          <ColumnChoice
            table={step.table}
            onNext={(columns) => void actions.readByColumns(step.files, columns)}
            onCancel={actions.leave}
          />
        )}
        {step.at === "apps" && (
          <AppFilesView
            found={step.found}
            onNext={(unit, mapping) => void actions.lookAtApps(step.found, unit, mapping)}
            onCancel={actions.leave}
          />
        )}
        {step.at === "who" && (
          <PersonChoice people={step.people} notes={step.notes} onCancel={actions.leave} />
        )}
        {step.at === "preview" && (
          <ImportPreview
            found={step.preview}
            whose={step.whose}
            replacing={step.replacing}
            onReplacing={(replacing) => actions.setReplacing(step, replacing)}
            onBring={() => void actions.bring(step)}
            onCancel={actions.leave}
          />
        )}
        {step.at === "writing" && (
          <p role="status">{transferText.writing({ done: step.done, total: step.total })}</p>
        )}
        {step.at === "done" && (
          <ImportDone
            imported={step.imported}
            problem={step.problem}
            onDone={actions.leave}
            onUndo={() => void actions.undo(step)}
          />
        )}
      </div>
    </Card>
  );
}
