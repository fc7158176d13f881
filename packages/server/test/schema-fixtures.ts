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
