/**
 * People who are already there: made through the server's own doors (a code, a profile, a push), with the very records
 * that onboarding writes. A browser gets the cookies and local-storage keys of somebody who is signed in, and fetches
 * the rest as a further device does. For every test that is not about joining or onboarding itself.
 */
import { assessmentWeek } from "@muster/coach/programs/assessment";
import { householdKinds } from "@muster/domain/household-kinds";
import { emptyDraft, parseOnboarding } from "@muster/domain/onboarding/onboarding";
import { hasPlan } from "@muster/domain/profiles/age";
import { equipmentItems, gymAccesses, primaryGoals } from "@muster/domain/profiles/options.text";
import { initialOf, type Profile } from "@muster/domain/profiles/profile";
import { recordKinds, recordSchemaVersion } from "@muster/domain/records";
import { type CivilDate, civilDateAt, weekdays } from "@muster/domain/shared/dates";
import { flatten } from "@muster/sync/flatten";
import { type Operation, protocolVersion } from "@muster/sync/protocol";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Change } from "../packages/web/src/data/store/device-store.ts";
import { firstRecords } from "../packages/web/src/features/profile/onboarding/create-profile.ts";
import type { World } from "./harness.ts";
import type { NewPerson } from "./journeys.ts";

/** What a new browser context starts with. */
type SignedIn = NonNullable<Exclude<BrowserContextOptions["storageState"], string>>;

export type SeededPerson = {
  readonly id: string;
  readonly signedIn: SignedIn;
  /** A code as Settings makes it. */
  readonly invite: (kind: "profile" | "device") => Promise<string>;
  /** Records that another device of theirs had: years of history. */
  readonly push: (records: readonly Change[]) => Promise<void>;
};

/** Records in one request: years of logs stay below the server's limits. */
const recordsAPush = 100;

/**
 * Joins with a code that lets a profile in, and sets up as onboarding does.
 * @param setUpAt the day on which the person set up is this instant's in New York, where the tests' phones are
 */
export const seedPerson = async (
  world: Pick<World, "url">,
  code: string,
  person: NewPerson,
  setUpAt: Date = new Date(),
  /** Sees the welcome tour and the install prompt as a new person does. */
  isNew = false,
): Promise<SeededPerson> => {
  const browser = createClient(world.url);
  const today = civilDateAt(setUpAt, "America/New_York");
  const profile = profileOf(person, today);
  const id = crypto.randomUUID();
  const { registration, householdId } = await browser.post<{ registration: string; householdId: string }>(
    "/api/household/join",
    { code, deviceName: "Phone" },
  );
  await browser.post("/api/profiles", { id, registration, profile });
  const records = firstRecords(id, profile, {
    units: "imperial",
    assessment: hasPlan(profile, today) ? assessmentWeek(profile, today) : undefined,
    today,
    now: setUpAt,
  }).map((change) =>
    // Somebody who has been here before: neither the tour nor the install prompt comes by itself.
    change.kind === "settings" && "create" in change && !isNew
      ? { ...change, create: { ...change.create, hideWelcomeTour: true, hideInstallPrompt: true } }
      : change,
  );
  let sent = 0;
  const replica = crypto.randomUUID();
  const push: SeededPerson["push"] = async (changes) => {
    for (let from = 0; from < changes.length; from += recordsAPush) {
      const ops = changes.slice(from, from + recordsAPush).map((change): Operation => {
        if (!("create" in change)) throw new Error("Seeded records are new ones");
        sent += 1;
        return {
          op: crypto.randomUUID(),
          number: sent,
          scope: householdKinds.has(change.kind) ? householdId : id,
          kind: change.kind,
          id: change.id,
          new: true,
          fields: flatten(change.create, recordKinds[change.kind].maps ?? []),
          at: Date.now(),
          clockOffsetMs: 0,
          seen: "",
          schema: recordSchemaVersion,
        };
      });
      const reply = await browser.post<{ bad: readonly unknown[] }>(`/sync/push?scope=${id}`, {
        protocol: protocolVersion,
        schema: recordSchemaVersion,
        replica,
        confirmed: 0,
        ops,
      });
      if (reply.bad.length > 0) throw new Error(`The server refused ${JSON.stringify(reply.bad)}`);
    }
  };
  await push(records);
  const { username, displayName } = profile;
  return {
    id,
    push,
    signedIn: {
      cookies: browser.cookies(),
      origins: [
        {
          origin: world.url,
          localStorage: [
            { name: "currentUser", value: username },
            { name: "currentUserId", value: id },
            {
              name: "currentUserCard",
              value: JSON.stringify({ displayName, initial: initialOf(displayName) }),
            },
          ],
        },
      ],
    },
    invite: async (kind) => (await browser.post<{ code: string }>("/api/invitations", { kind })).code,
  };
};

/** Shows a file of the app that starts nothing. */
export const showNothing = async (page: Page, { url }: Pick<World, "url">): Promise<void> => {
  const file = `${url}/theme.js`;
  if (page.url() !== file) await page.goto(file);
};

/** Makes an open browser somebody's, for one that cannot start with `signedIn`. */
export const signIn = async (
  page: Page,
  world: Pick<World, "url">,
  { signedIn }: SeededPerson,
): Promise<void> => {
  await page.context().addCookies(signedIn.cookies);
  await showNothing(page, world);
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    signedIn.origins.flatMap(({ localStorage }) => localStorage),
  );
};

/** The answers that `onboard` of journeys.ts taps in. */
const profileOf = (person: NewPerson, today: CivilDate): Profile => {
  const profile = parseOnboarding(
    {
      ...emptyDraft(),
      username: person.username,
      displayName: person.displayName,
      age: person.age ?? emptyDraft().age,
      height: "70",
      pullups: "4",
      pushups: "18",
      primaryGoal: valueCalled(primaryGoals, person.goal ?? "Building muscle"),
      daysPerWeek: person.days ?? "4",
      gymAccess: valueCalled(gymAccesses, person.gym ?? "No gym"),
      // 'Mon, Monday', as the picks are read out.
      gymDays: (person.gymDays ?? []).map((words) => {
        const day = weekdays.find((name) => words.toLowerCase().endsWith(name));
        if (day === undefined) throw new Error(`No day is called ${words}`);
        return day;
      }),
      equipment: (person.equipment ?? []).map((item) => valueCalled(equipmentItems, item)),
      medicalNoteConfirmed: true,
    },
    today,
  );
  if (!profile.ok) throw new Error(JSON.stringify(profile.error));
  return profile.value;
};

const valueCalled = (options: Readonly<Record<string, string>>, label: string): string => {
  const found = Object.keys(options).find((value) => options[value] === label);
  if (found === undefined) throw new Error(`No option is called ${label}`);
  return found;
};

/** A browser's part of HTTP that the server looks at: cookies, own origin, JSON. */
const createClient = (url: string) => {
  const cookies = new Map<string, string>();
  return {
    /** @throws when the server answers anything but success */
    post: async <T>(path: string, body: unknown): Promise<T> => {
      const reply = await fetch(url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: url,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        body: JSON.stringify(body),
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=", 2) ?? [];
        cookies.set(name, value);
      }
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
      return JSON.parse(text);
    },
    cookies: (): SignedIn["cookies"] =>
      [...cookies].map(([name, value]) => ({
        name,
        value,
        domain: new URL(url).hostname,
        path: "/",
        expires: Date.now() / 1_000 + 30 * 86_400,
        httpOnly: true,
        secure: false,
        sameSite: "Strict",
      })),
  };
};
