/** `npm run build`: the web app, always from scratch. */
import { buildWeb } from "../lib/web-build.ts";

process.exitCode = buildWeb({ force: true }) ? 0 : 1;
