/** Journal files as a starting tab finds them: what earlier tabs left, and the mark of the database. */

/** The files of all tabs' journals in one folder. */
export interface JournalFiles {
  /** Names of the journal files; the mark is not one. */
  list(): Promise<readonly string[]>;
  /** undefined when it cannot be read now. */
  read(name: string): Promise<string | undefined>;
  remove(name: string): Promise<void>;
}

/** Name of the file with the database's mark. */
export const markFile = "mark";

/** The Web Lock that the tab of this file holds: `j-<tab>` for `j-<tab>` and for `j-<tab>.2`, its rewritten form. */
export const lockOfFile = (name: string): string => name.split(".")[0] ?? name;
/** Whether a Web Lock belongs to a journal file. */
export const isJournalLock = (name: string): boolean => name.startsWith("j-");

/** The browser's private file system. Rejects where there is none (private windows, old browsers). */
export const openFiles = async (
  storage: Pick<StorageManager, "getDirectory">,
  folderName: string,
): Promise<JournalFiles> => {
  const root = await storage.getDirectory();
  const folder = await root.getDirectoryHandle(folderName, { create: true });
  return {
    list: async () => {
      const names: string[] = [];
      for await (const name of folder.keys()) if (isJournalLock(name)) names.push(name);
      return names;
    },
    read: async (name) => {
      try {
        return await (await (await folder.getFileHandle(name)).getFile()).text();
      } catch {
        return undefined;
      }
    },
    remove: async (name) => {
      // A worker of a page that is just going may still hold it: the next start takes it away.
      await folder.removeEntry(name).catch(() => {});
    },
  };
};
