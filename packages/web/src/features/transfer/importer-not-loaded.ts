/** The importer is used once and never cached ahead (decision 0032): its card says so, and so does its place without it. */
export const importerNotLoaded =
  "The importer could not be loaded. Nothing was changed. Please connect and try again.";
