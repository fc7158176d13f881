/**
 * Fills an empty server with the invented family, through its API: a device joins by the setup code,
 * profiles register, records are pushed. Nothing is written past the rules that real data passes.
 */
import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import { flatten } from "@muster/sync/flatten";
import { limits, type Operation, protocolVersion, pushReplySchema } from "@muster/sync/protocol";
import * as z from "zod/mini";
import type { DemoRecord } from "./demo-record.ts";
import { demoFamily } from "./family.data.ts";
import { demoHistory, startOfHistory } from "./history.ts";

/** What seeding needs; `now` is ms since 1970. */
export type SeedDeps = {
  /** Sends a request under http://localhost to the app, without a socket. */
  readonly send: (request: Request) => Response | Promise<Response>;
  readonly setupCode: string;
  readonly today: CivilDate;
  readonly now: number;
  readonly newId: NewId;
  /** Called with each person's name when their records are stored, for the progress line. */
  readonly onPerson: (name: string) => void;
};

/** Bytes of operations in one push; below the protocol's limit with room for the envelope. */
const bytesOfPush = limits.bytesPerPush - 16 * 1024;

/** @throws when the server refuses what it should take: the demo is then not complete, and says so */
export const seedDemo = async (deps: SeedDeps): Promise<void> => {
  const browser = createClient(deps.send);
  const joined = await browser.post(
    "/api/household/join",
    { code: deps.setupCode, deviceName: "Demo" },
    joinedSchema,
  );
  let registration = joined.registration ?? "";
  for (const person of demoFamily) {
    const profile = person.profile(startOfHistory(deps.today));
    await browser.post("/api/profiles", { id: person.id, registration, profile }, anything);
    await push(browser, deps, person.id, demoHistory(person, deps.today));
    deps.onPerson(profile.displayName);
    const invited = await browser.post("/api/invitations", { kind: "profile" }, codeSchema);
    registration = (await browser.post("/api/registrations", { code: invited.code }, registrationSchema))
      .registration;
  }
};

const joinedSchema = z.object({ registration: z.nullable(z.string()) });
const codeSchema = z.object({ code: z.string() });
const registrationSchema = z.object({ registration: z.string() });
const anything = z.object({});

const push = async (
  browser: Client,
  deps: SeedDeps,
  profileId: string,
  records: readonly DemoRecord[],
): Promise<void> => {
  const replica = deps.newId();
  const operations = records.map(
    ({ kind, id, create }, index): Operation => ({
      op: deps.newId(),
      number: index + 1,
      scope: profileId,
      kind,
      id,
      new: true,
      fields: flatten(create, recordKinds[kind].maps ?? []),
      at: deps.now,
      clockOffsetMs: 0,
      seen: "",
      schema: recordSchemaVersion,
    }),
  );
  for (const ops of inPushes(operations)) {
    const reply = await browser.post(
      `/sync/push?scope=${profileId}`,
      { protocol: protocolVersion, schema: recordSchemaVersion, replica, confirmed: 0, ops },
      pushReplySchema,
    );
    const refused = reply.bad[0];
    if (refused !== undefined) {
      const record = ops.find(({ op }) => op === refused.op);
      throw new Error(`The demo's ${record?.kind ?? "record"} was refused: ${refused.code}`);
    }
  }
};

const inPushes = (operations: readonly Operation[]): readonly (readonly Operation[])[] => {
  const pushes: Operation[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const operation of operations) {
    const size = JSON.stringify(operation).length + 1;
    const current = pushes.at(-1);
    if (current === undefined || bytes + size > bytesOfPush || current.length >= limits.operationsPerPush) {
      pushes.push([operation]);
      bytes = size;
    } else {
      current.push(operation);
      bytes += size;
    }
  }
  return pushes;
};

type Client = { post<T>(path: string, body: unknown, schema: Readable<T>): Promise<T> };
type Readable<T> = {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
};

/** A browser's part of HTTP that the server looks at: cookies, own origin, JSON. */
const createClient = (send: SeedDeps["send"]): Client => {
  const cookies = new Map<string, string>();
  return {
    post: async (path, body, schema) => {
      const reply = await send(
        new Request(`http://localhost${path}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            origin: "http://localhost",
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
          body: JSON.stringify(body),
        }),
      );
      for (const cookie of reply.headers.getSetCookie()) {
        const [name, value] = cookie.split(";", 1)[0]?.split("=", 2) ?? [];
        if (name !== undefined && value !== undefined) cookies.set(name, value);
      }
      const text = await reply.text();
      const read = schema.safeParse(text === "" ? {} : JSON.parse(text));
      if (!reply.ok || !read.success)
        throw new Error(
          `The demo could not be filled: ${path} answered ${reply.status} ${text.slice(0, 200)}`,
        );
      return read.data;
    },
  };
};
