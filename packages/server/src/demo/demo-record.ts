/** One record of the invented history, before it takes the ordinary road into the database. */
import type { RecordKind, RecordOf } from "@muster/domain/records";

export type DemoRecord = {
  [K in RecordKind]: { readonly kind: K; readonly id: string; readonly create: RecordOf<K> };
}[RecordKind];
