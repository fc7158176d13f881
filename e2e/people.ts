/**
 * People of a test's household, each in a browser of their own. The first joins with the printed code and is the owner;
 * everybody after that with a code which the owner makes, so that many files need one server and each test has its person.
 */
import { rmSync } from "node:fs";
import { addDays, type CivilDate, civilDateAt, mondayOf } from "@muster/domain/shared/dates";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { createBrowserPool } from "./browser-pool.ts";
import { launchBrowser, openPage, phone, startWorld, timeZone, type World } from "./harness.ts";
import { alex, join, type NewPerson } from "./journeys.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

/**
 * Monday of the week in which the tests run, so that no test's day lies far ahead of the server's clock, and Sunday
 * is never more than six days away. `day(0)` is Monday, `day(6)` Sunday, `day(7)` the Monday after.
 */
const monday = mondayOf(civilDateAt(new Date(), timeZone));
export const day = (offset: number): CivilDate => addDays(monday, offset);

/** An instant of a day, in UTC: noon is the morning in New York, in summer as in winter. */
export const at = (offset: number, time = "12:00"): Date => new Date(`${day(offset)}T${time}:00Z`);

export type Someone = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and console errors of the page so far. */
  readonly problems: readonly string[];
};

export type Browserlike = BrowserContextOptions & {
  /** Leaves the time zone to the test, which moves it while the page is open. */
  readonly timeZone?: "free";
};

/** The clock of the browser stands at `now` and runs on; left out, it is the real one. */
type Clocked = Browserlike & { readonly now?: Date };

/**
 * A browser that keeps the whole app, as a person's own does. To fetch and keep it costs more than most tests do: those that
 * need no app without a server do without it, and their pages come from the server.
 */
export const withServiceWorker: Browserlike = { serviceWorkers: "allow" };

export type Household = {
  readonly world: World;
  /** A browser that the household does not know, until the test has finished. */
  readonly stranger: (options?: Browserlike) => Promise<Someone>;
  /**
   * Somebody who set up at `since` (left out: `now`) and is signed in, with all their records there, on Home.
   * Any number at once.
   */
  readonly person: (
    person?: Partial<NewPerson>,
    options?: Clocked & { readonly since?: Date },
  ) => Promise<Someone>;
  /** A further browser of somebody's, signed in as `person` leaves one. */
  readonly device: (someone: SeededPerson, options?: Clocked) => Promise<Someone>;
  /** The same before it opens the app. */
  readonly unopened: (someone: SeededPerson, options?: Clocked) => Promise<Someone>;
  /** Somebody new, joined and on the first step of onboarding. */
  readonly newcomer: (options?: Clocked) => Promise<Someone>;
  /** Somebody who is there, without a browser yet. */
  readonly seed: (person?: Partial<NewPerson>, since?: Date) => Promise<SeededPerson>;
  /** A code as Settings makes it. */
  readonly code: (kind: "profile" | "device") => Promise<string>;
  readonly close: () => Promise<void>;
};

/**
 * @param browser that all of them use, each in a context of its own
 * @param env more settings of the server
 * @param everybody what every browser of the household starts with
 */
export const startHousehold = async (
  browser: Browser,
  env: Readonly<Record<string, string>> = {},
  everybody: Browserlike = {},
): Promise<Household> => {
  // Everybody comes from one address here, as they do not at home.
  const world = await startWorld({ env: { RATE_LIMITS: "off", ...env } });
  const { lend, close: closeBrowsers } = createBrowserPool(browser, world);
  const stranger = async (options: Browserlike = {}): Promise<Someone> => {
    const settings = settingsOf({ ...everybody, ...options });
    if (settings.storageState === undefined) return lend({ options: settings });
    const context = await browser.newContext(settings);
    // Pages that nobody looks at any more take their share of a busy machine.
    onTestFinished(() => context.close());
    return { context, ...(await openPage(context)) };
  };
  // Made with the first code that is asked for, once, however many ask.
  let owner: Promise<SeededPerson> | undefined;
  const code = async (kind: "profile" | "device"): Promise<string> => {
    owner ??= seedPerson(world, world.code, { ...alex, username: "owner", displayName: "Olive" });
    return (await owner).invite(kind);
  };
  const newcomer: Household["newcomer"] = async ({ now, ...options } = {}) => {
    const invitation = await code("profile");
    const someone = await lend({ options: settingsOf({ ...everybody, ...options }), now });
    await join(someone.page, { ...world, code: invitation });
    await someone.page.waitForURL(/\/onboarding/);
    return someone;
  };
  let count = 0;
  const seed: Household["seed"] = async (person = {}, since) => {
    count += 1;
    const names = { username: `person${count}`, displayName: `Person ${count}` };
    return seedPerson(world, await code("profile"), { ...alex, ...names, ...person }, since);
  };
  const unopened: Household["unopened"] = (person, { now, ...options } = {}) =>
    lend({ options: settingsOf({ ...everybody, ...options }), now, person });
  const device: Household["device"] = async (person, options) => {
    const someone = await unopened(person, options);
    await someone.page.goto(world.url);
    // Today's card: the plan has arrived.
    await someone.page.getByRole("article").first().waitFor();
    return someone;
  };
  return {
    world,
    stranger,
    code,
    newcomer,
    seed,
    device,
    unopened,
    person: async (person, { since, ...options } = {}) =>
      device(await seed(person, since ?? options.now), options),
    close: async () => {
      await closeBrowsers();
      await world.close();
    },
  };
};

/** Everything of a household but its end, which comes with the process; and the browser that its people use. */
type SharedHousehold = Omit<Household, "close"> & { readonly browser: Browser };

/**
 * The test files that run one after the other in this process have one household between them, each with people of its own:
 * a server, its first code and a browser that has read the app cost more than most tests do.
 */
let shared: { readonly browser: Browser; readonly household: Household } | undefined;

const sharedIn = async (browser: Browser): Promise<Household> => {
  // Another browser: the one before has crashed, and its tabs with it.
  if (shared?.browser === browser) return shared.household;
  const household = await startHousehold(browser);
  shared = { browser, household };
  process.once("exit", () => {
    void household.world.stop();
    rmSync(household.world.dataDir, { recursive: true, force: true, maxRetries: 3 });
  });
  return household;
};

/**
 * A household for the tests of a file, there before its first test. For all that concerns single people: a test of the
 * household itself, of all who are in it or of its first person starts one of its own (`startHousehold`).
 * @param options.everybody what every browser of the file starts with
 */
export const withHousehold = ({
  everybody = {},
}: {
  readonly everybody?: Browserlike;
} = {}): SharedHousehold => {
  let browser: Browser | undefined;
  let household: Household | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    household = await sharedIn(browser);
    // A failed test may have left it without.
    await household.world.start();
  });
  afterAll(async () => {
    await browser?.close();
  });
  const there = <T>(started: T | undefined): T => {
    if (started === undefined) throw new Error("A household is there from the first test of its file on");
    return started;
  };
  return {
    get browser() {
      return there(browser);
    },
    get world() {
      return there(household).world;
    },
    stranger: (options) => there(household).stranger({ ...everybody, ...options }),
    person: (person, options) => there(household).person(person, { ...everybody, ...options }),
    device: (someone, options) => there(household).device(someone, { ...everybody, ...options }),
    unopened: (someone, options) => there(household).unopened(someone, { ...everybody, ...options }),
    newcomer: (options) => there(household).newcomer({ ...everybody, ...options }),
    seed: (...asked) => there(household).seed(...asked),
    code: (...asked) => there(household).code(...asked),
  };
};

const settingsOf = ({ timeZone, ...options }: Browserlike): BrowserContextOptions => {
  const { timezoneId, ...settings }: BrowserContextOptions = { ...phone, ...options };
  return timeZone === "free" || timezoneId === undefined ? settings : { ...settings, timezoneId };
};
