/** How ids are read from outside. */
import * as z from "zod/mini";

/** The id of any record: a UUID. */
export const idSchema = z.uuid();
