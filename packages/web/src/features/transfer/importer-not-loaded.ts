/** The importer is used once and never kept ahead (decision 0032): said by its card, and in its place without it. */
export const importerNotLoaded =
  "The importer could not be loaded. Nothing was changed. Please connect and try again.";
