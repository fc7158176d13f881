/** One record of the invented history, before it is pushed to the server. */
import type { RecordKind, RecordOf } from "@muster/domain/records";

/** A record of any kind with its id and fields, typed by its kind. */
export type DemoRecord = {
  [K in RecordKind]: { readonly kind: K; readonly id: string; readonly create: RecordOf<K> };
}[RecordKind];
