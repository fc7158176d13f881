/**
 * The key pair by which push services know this server (VAPID, RFC 8292). Made at the first start and stored like the
 * pepper: a file for its owner alone, in `keys.tar` of a backup. With another key every device has to subscribe anew.
 */
import { createHash } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import webPush from "web-push";
import * as z from "zod/mini";
import { writeSecret } from "../durable-file.ts";
import { vapidFile } from "./vapid-file.ts";

/** Both as URL-safe base64, as browsers and push services want them. */
const keySchema = z.object({ publicKey: z.string(), privateKey: z.string() });
/** The key pair, URL-safe base64. */
export type VapidKeys = z.infer<typeof keySchema> & {
  /** Says which key a subscription was made with. */
  readonly id: string;
};

/** Reads the key pair of this data folder, or makes it. */
export const loadVapidKeys = (dataDir: string): VapidKeys => {
  const file = join(dataDir, vapidFile);
  if (!existsSync(file)) writeSecret(file, Buffer.from(JSON.stringify(webPush.generateVAPIDKeys())));
  try {
    chmodSync(file, 0o600);
  } catch {
    // A folder of keys that is mounted for several servers may belong to somebody else.
  }
  const keys = keySchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!keys.success) throw new Error(`The file ${file} does not hold a key pair; please restore it.`);
  return { ...keys.data, id: createHash("sha256").update(keys.data.publicKey).digest("hex").slice(0, 8) };
};
