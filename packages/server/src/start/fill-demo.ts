/** `--demo`: an invented family in a folder of its own, made at its first start (docs/operations.md). */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { civilDateAt } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import type { Config } from "../config.ts";
import type { MadeInvitation } from "../household/invitation-codes.ts";
import { giveUp } from "./give-up.ts";
import { clock } from "./real-time.ts";

/** Fills the demo's folder at its first start; refuses a folder that holds anything else. */
export const makeDemo = async (
  config: Config,
  setup: MadeInvitation | undefined,
  app: { fetch(request: Request): Response | Promise<Response> },
): Promise<void> => {
  const marker = join(config.dataDir, "demo-is-complete");
  if (setup === undefined) {
    if (!existsSync(marker))
      giveUp(
        `The folder ${config.dataDir} holds a household that is not the demo's, or a demo that was not finished. Nothing was changed; choose another DATA_DIR, or delete the folder if it is a demo's.`,
      );
    return;
  }
  const { seedDemo } = await import("../demo/seed.ts");
  process.stdout.write("Inventing a family with twelve weeks of history (once)…\n");
  await seedDemo({
    send: (request) => app.fetch(request),
    setupCode: setup.code,
    today: civilDateAt(clock()),
    now: clock().getTime(),
    newId: randomId,
    onPerson: (name) => process.stdout.write(`  ${name} is ready\n`),
  });
  writeFileSync(marker, "");
};
