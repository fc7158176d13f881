/** How ids are read from outside. */
import * as z from "zod/mini";

export const idSchema = z.uuid();
