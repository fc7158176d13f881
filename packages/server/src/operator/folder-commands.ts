/** The operator's commands on a data folder: `sql`, `backup`, `verify` and `restore` of `npm run admin`. */
import { randomId } from "@muster/domain/shared/ids";
import {
  type BackupProblem,
  restoreBackup,
  runOperatorQuery,
  unusableFileSentence,
  verifyBackup,
  writeBackup,
} from "../database/data-folder.ts";
import { printLine } from "./print-line.ts";

const clock = () => new Date();

const problemSentence = (problem: BackupProblem): string => {
  switch (problem.type) {
    case "nothing-there":
      return `There is no household in ${problem.folder}.`;
    case "not-empty":
      return `The folder ${problem.folder} has such files already. Nothing was changed; please name an empty one.`;
    case "in-use":
      return `A Muster serves the data folder ${problem.folder}. Nothing was changed; please stop it first.`;
    case "bad-keys":
      return `The file ${problem.file} is not the archive of keys that a backup makes. Nothing was changed.`;
    case "failed":
      return `It did not work: ${problem.message}. What had been written was taken away again; nothing else was changed.`;
    default:
      return unusableFileSentence(problem);
  }
};

/** Commands on the data folder itself: they never open it for work, and so never change its schema. */
export const folderCommands: Readonly<Record<string, (dataDir: string, word: string) => string | undefined>> =
  {
    sql: (dataDir, query) => {
      const result = runOperatorQuery(dataDir, query, (row) => printLine(JSON.stringify(row)));
      if (result.ok) return undefined;
      return result.error.type === "refused"
        ? `The query was not run: ${result.error.message}. Nothing was changed.`
        : problemSentence(result.error);
    },
    backup: (dataDir, target) => {
      const written = writeBackup(dataDir, target, clock());
      if (!written.ok) return problemSentence(written.error);
      printLine(`Written to ${target}: muster.db, and keys.tar, which is better kept somewhere else.`);
      return undefined;
    },
    verify: (_dataDir, source) => {
      const verified = verifyBackup(source);
      if (!verified.ok) return problemSentence(verified.error);
      const { households, records, hasKeys } = verified.value;
      printLine(
        `The backup ${source} is whole: ${households} households, ${records} records, ${hasKeys ? "with" : "without"} keys.`,
      );
      return undefined;
    },
    restore: (dataDir, source) => {
      const restored = restoreBackup(source, dataDir, randomId, clock());
      if (!restored.ok) return problemSentence(restored.error);
      printLine(
        `Restored to ${dataDir}. Everybody signs in anew; devices offer what was written after the backup.`,
      );
      if (!restored.value.hasKeys) {
        printLine(
          `There was no keys.tar: no passcode fits any more. Put pepper.key into ${dataDir}, or remove the passcodes with reset-passcode; the server does not start before. Nothing else is lost.`,
        );
      }
      return undefined;
    },
  };

/** What is missing after the name of a command on a folder. */
export const missingArgumentText = (name: string): string =>
  name === "sql" ? 'Please write the question: sql "SELECT ...".' : `Please name a folder: ${name} DIR.`;
