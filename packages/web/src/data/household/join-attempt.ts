/**
 * What lets this browser join a second time by the code that it used: browsers write cookies half a minute after they got
 * them, and one that is killed before has lost its household. The database writes at once.
 */
import type { MusterDatabase } from "../database/database.ts";
import { metaKeys, metaText, setMeta } from "../database/device-meta.ts";

/** 256 random bits as hex, the same for this database as long as it lives; on the disk when it resolves. */
export const joinAttempt = (database: MusterDatabase): Promise<string> =>
  database.transaction("rw", database.meta, async () => {
    const known = await metaText(database, metaKeys.joinAttempt);
    if (known !== undefined) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    await setMeta(database, metaKeys.joinAttempt, fresh);
    return fresh;
  });
