/** `GET /api/backup`: whether the server copies its data by itself, and when it last did. No paths: those are the operator's. */
import type { BackupReply } from "@muster/contract/backup";
import { Hono } from "hono";
import type { AppEnvironment } from "./environment.ts";
import type { Guards } from "./guards.ts";

/** The copies that a server makes by itself. */
export type Backups = {
  /** When the newest was made, ms since 1970; undefined: there is none yet. */
  newestAt(): number | undefined;
};

type Deps = {
  /** undefined: the server makes none. */
  readonly backups: Backups | undefined;
  readonly guards: Pick<Guards, "requireSession">;
};

/** Route of the last backup, for everybody who is signed in: it is their data. Mounted under `/api`. */
export const backupRoutes = ({ backups, guards }: Deps): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  routes.get("/backup", guards.requireSession, (c) => {
    const newest = backups?.newestAt();
    const reply: BackupReply = {
      makesCopies: backups !== undefined,
      newestAt: newest === undefined ? null : new Date(newest).toISOString(),
    };
    return c.json(reply);
  });
  return routes;
};
