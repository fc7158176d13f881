/**
 * Ids. What has a natural key gets a computed id (UUIDv5), so two devices that make it offline make one record;
 * what may repeat (a food entry, a set) gets a time-ordered random id (UUIDv7), fixed when its form opens.
 */
import { v5, v7 } from "uuid";

/** Namespace of all computed ids. Never change it: ids on people's devices were made with it. */
const musterNamespace = "6d757374-6572-4000-8000-000000000001";

/** UUIDv5 of (kind, profile, key parts). Parts are joined by a character that none of them can hold. */
export const naturalId = (kind: string, profileId: string, ...key: readonly (string | number)[]): string =>
  v5([kind, profileId, ...key].join("\u0000"), musterNamespace);

/** Source of fresh ids: the only impure thing a use case needs, passed in so that tests can fix it. */
export type NewId = () => string;

/** Time-ordered random id. Called at the edges only; the domain receives `NewId`. */
export const randomId: NewId = () => v7();
