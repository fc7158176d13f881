/**
 * Broken journals, each with a story in which it loses a save or brings back what was not one: the write-ahead of the device, and
 * what two tabs do with one another's files. The same story holds on a sound one.
 */
import { randomId } from "@muster/domain/shared/ids";
import { afterAll, expect, test } from "vitest";
import { type Killed, reportKilled } from "../../../faults/killed-mutants.ts";
import type { SafetyBrowser } from "../src/data/durability/durability.ts";
import type { JournalFiles } from "../src/data/durability/journal-files.ts";
import { decodeLines, encodeLine, savesOf } from "../src/data/durability/journal-lines.ts";
import type { JournalWriter } from "../src/data/durability/journal-writer.ts";
import type { PreparedSave } from "../src/data/store/dexie-write.ts";
import { createDevice } from "./support/device.ts";
import {
  aBrowser,
  caloriesOf,
  closesDevices,
  devices,
  entry,
  saved,
  type Tab,
} from "./support/journal-browser.ts";
import { anna, ben, oats } from "./support/records.ts";

closesDevices();

type Browser = ReturnType<typeof aBrowser>;
/** What is broken in every tab of a browser. */
type Broken = (sound: SafetyBrowser) => Partial<SafetyBrowser>;
type World = Omit<Browser, "start" | "open"> & {
  readonly start: (profileId?: string) => Promise<Tab>;
  readonly open: () => Promise<Tab>;
};
type Story = (world: World) => Promise<readonly number[]>;

type Mutant = {
  /** Ends the sentence 'it is found out when …'. */
  readonly what: string;
  readonly broken: Broken;
  /** Calories that are in the diary at its end. */
  readonly story: Story;
  /** What they must be. */
  readonly expected: readonly number[];
};

const writing =
  (change: (writer: JournalWriter, tab: string) => Partial<JournalWriter>): Broken =>
  ({ openWriter }) => ({
    openWriter: async (tab) => {
      const writer = await openWriter(tab);
      return { ...writer, ...change(writer, tab) };
    },
  });
const reading =
  (change: (files: JournalFiles) => Partial<JournalFiles>): Broken =>
  ({ openFiles }) => ({
    openFiles: async () => {
      const files = await openFiles();
      return { ...files, ...change(files) };
    },
  });

/** Two saves offline; then the page goes and the browser loses the database. */
const lostDatabase: Story = async ({ network, start, wipe }) => {
  network.cut();
  const before = await start();
  await saved(before, entry(100));
  await saved(before, entry(200));
  before.close();
  wipe();
  return caloriesOf(await start());
};

/** The database is lost twice before anything is sent. */
const lostTwice: Story = async (world) => {
  await lostDatabase(world);
  const { start, wipe } = world;
  const second = await start();
  // It took over what it found.
  await expect.poll(() => world.privateDisk.files.has("mark")).toBe(true);
  await new Promise(setImmediate);
  second.close();
  wipe();
  return caloriesOf(await start());
};

const invalid = () =>
  ({ kind: "nutritionEntry", id: randomId(), create: { ...oats, mealName: "" } }) as const;

/** A save is refused, and the database is lost. */
const refusedSave: Story = async ({ network, start, wipe }) => {
  network.cut();
  const before = await start();
  await saved(before, entry(100));
  await before.store.write(anna, [invalid()]);
  before.close();
  wipe();
  const after = await start();
  const { unsent } = await after.syncStore.counts(anna);
  return [...(await caloriesOf(after)), unsent];
};

/** Two tabs, of which the first one goes on saving after the second was opened. */
const twoTabs: Story = async ({ network, start, open, wipe }) => {
  network.cut();
  const first = await start();
  await saved(first, entry(100));
  const second = await open();
  await saved(second, entry(200));
  await new Promise(setImmediate);
  await saved(first, entry(300));
  first.close();
  second.close();
  wipe();
  return caloriesOf(await start());
};

/** A tab crashed between its journal and its database; another one lives, and a third is opened. */
const crashedBeside: Story = async ({ network, privateDisk, start, open }) => {
  network.cut();
  const first = await start();
  const meal = entry(100);
  await saved(first, meal);
  const change = { kind: "nutritionEntry", id: meal.id, patch: { calories: 666 } } as const;
  const attempt = { profileId: anna, changes: [{ op: randomId(), change }], group: undefined, at: 0 };
  privateDisk.files.set("j-crashed", encodeLine({ save: attempt }));
  return caloriesOf(await open());
};

/** The page goes in the turn of the tap, and with it all that it would still do. */
const leftAtOnce: Story = async ({ network, privateDisk, start, wipe }) => {
  network.cut();
  const before = await start();
  await saved(before, entry(100));
  const saving = before.store.write(anna, [entry(200)]);
  before.leave();
  const disk = [privateDisk.marks, privateDisk.files].map((there) => ({ there, as: [...there] }));
  await saving;
  before.close();
  for (const { there, as } of disk) {
    there.clear();
    for (const [name, text] of as) there.set(name, text);
  }
  wipe();
  return caloriesOf(await start());
};

/** What waits in the journal was written before another device's edit, and comes back after it. */
const editedElsewhere: Story = async ({ clock, network, start, wipe }) => {
  const meal = entry(100);
  const change = (calories: number) =>
    ({ kind: "nutritionEntry", id: meal.id, patch: { calories } }) as const;
  const before = await start();
  await saved(before, meal);
  await before.engine.syncNow();
  const tablet = await createDevice(network, anna, clock);
  devices.push(tablet);
  await tablet.unlock(anna);
  network.cut();
  await saved(before, change(120));
  before.close();
  wipe();
  network.mend();
  clock.now += 60_000;
  await tablet.store.write(anna, [change(150)]);
  await tablet.engine.syncNow();
  clock.now += 60_000;
  const after = await start();
  await after.engine.syncNow();
  return caloriesOf(after);
};

/** One profile is erased on this browser; another one has unsent saves in the same tab. */
const erasedBeside: Story = async ({ network, start, wipe }) => {
  network.cut();
  const tab = await start();
  await saved(tab, entry(100));
  await tab.store.write(ben, [entry(200)]);
  await tab.profileData.erase(ben);
  tab.close();
  wipe();
  return caloriesOf(await start());
};

/** A power cut tears the line that was being written. */
const tornLine: Story = async ({ network, privateDisk, start, wipe }) => {
  network.cut();
  const tab = await start();
  await saved(tab, entry(100));
  tab.close();
  for (const [name, text] of privateDisk.files)
    if (name.startsWith("j-")) privateDisk.files.set(name, `${text}00000000 {"save":`);
  wipe();
  return caloriesOf(await start());
};

const everySave = (text: string, change: (save: PreparedSave) => PreparedSave): string =>
  savesOf(decodeLines(text))
    .map((save) => encodeLine({ save: change(save) }))
    .join("");

const mutants: readonly Mutant[] = [
  {
    what: "a save is called saved and its line is never written",
    broken: writing(() => ({ append: async () => {} })),
    story: lostDatabase,
    expected: [100, 200],
  },
  {
    what: "a save is called saved before its line is on the disk",
    // The page goes before it lands.
    broken: writing((writer) => ({
      append: async (text) =>
        void setTimeout(() => void writer.append(text).catch(() => undefined), 60_000).unref(),
    })),
    story: lostDatabase,
    expected: [100, 200],
  },
  {
    what: "a line takes the place of the one before it",
    broken: writing((writer) => ({ append: writer.replace })),
    story: lostDatabase,
    expected: [100, 200],
  },
  {
    what: "a file is emptied where what still waits should stay",
    broken: writing((writer) => ({ replace: () => writer.replace("") })),
    story: erasedBeside,
    expected: [100],
  },
  {
    what: "the line that takes a save back is not written",
    broken: writing((writer) => ({
      append: async (text) => {
        if (!text.includes('"abort"')) await writer.append(text);
      },
    })),
    story: refusedSave,
    expected: [100, 1],
  },
  {
    what: "what was taken over from a dead tab is in no file, and the old file goes",
    broken: writing((writer) => {
      let isFirst = true;
      return {
        append: async (text) => {
          const adopts = isFirst && text.split("\n").length > 2;
          isFirst = false;
          if (!adopts) await writer.append(text);
        },
      };
    }),
    story: lostTwice,
    expected: [100, 200],
  },
  {
    what: "a torn line makes its whole file unreadable",
    broken: reading((files) => ({
      read: async (name) => {
        const text = (await files.read(name)) ?? "";
        return decodeLines(text).length < text.split("\n").filter(Boolean).length ? "" : text;
      },
    })),
    story: tornLine,
    expected: [100],
  },
  {
    what: "what comes back counts from the start that brought it",
    broken: reading((files) => ({
      read: async (name) =>
        everySave((await files.read(name)) ?? "", (save) => ({ ...save, at: save.at + 120_000 })),
    })),
    story: editedElsewhere,
    expected: [150],
  },
  {
    what: "only the last file of several is read",
    broken: reading((files) => ({ list: async () => (await files.list()).slice(-1) })),
    story: twoTabs,
    expected: [100, 200, 300],
  },
  {
    what: "a tab takes itself for the only one while another one lives",
    broken: ({ locks }) => ({
      // Only this form of the call is used.
      locks: { request: locks?.request, query: async () => ({ held: [] }) } as unknown as NonNullable<
        SafetyBrowser["locks"]
      >,
    }),
    story: crashedBeside,
    expected: [100],
  },
  {
    what: "two tabs write into one file",
    broken: ({ openWriter }) => ({ openWriter: () => openWriter("j-all") }),
    story: twoTabs,
    expected: [100, 200, 300],
  },
  {
    what: "a page that goes lays nothing down",
    broken: ({ leaving }) => ({
      ...(leaving === undefined ? {} : { leaving: { ...leaving, follow: () => {} } }),
    }),
    story: leftAtOnce,
    expected: [100, 200],
  },
];

const killed: Killed[] = [];
afterAll(() => reportKilled(killed));

test.each(mutants)(
  "WORK-06 control: it is found out when $what",
  async ({ what, broken, story, expected }) => {
    const play = (change: Broken) => {
      const browser = aBrowser();
      const faults = () => change(browser.privateDisk.tab().browser);
      return story({
        ...browser,
        start: (profileId = anna) => browser.start(profileId, faults()),
        open: () => browser.open(anna, faults()),
      });
    };
    expect(await play(() => ({}))).toEqual(expected);
    const found = await play(broken);
    expect(found).not.toEqual(expected);
    killed.push({ rule: "journal", what, promise: `${expected} and not ${found}`, after: 1 });
  },
);
