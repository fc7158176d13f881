/** Databases of every schema that was shipped, as they were then (`fixtures/schema-*.sql`). */
import { readFileSync } from "node:fs";

/** What a fixture's first lines say: secrets of an invented household. */
export const readFixture = (version: number) => {
  const sql = readFileSync(new URL(`fixtures/schema-${version}.sql`, import.meta.url), "utf8");
  const line = (name: string): string => new RegExp(`^-- ${name}: (.*)$`, "m").exec(sql)?.[1] ?? "";
  const person = (name: string) => {
    const [profileId = "", ...cookies] = line(name).split(/;? /);
    return { profileId, cookies: cookies.map((cookie) => cookie.split("=") as [string, string]) };
  };
  return { sql, pepper: Buffer.from(line("Pepper"), "hex"), alex: person("Alex"), sam: person("Sam") };
};

type FrozenRecord = { readonly id: string; readonly record: { readonly [field: string]: unknown } };

/** A running workout in the shapes of record schema 1: its list in the prescription, logs by their places. */
export const frozenWorkout = (): { readonly session: FrozenRecord; readonly logs: readonly FrozenRecord[] } =>
  JSON.parse(readFileSync(new URL("fixtures/workout-schema-1.json", import.meta.url), "utf8"));
