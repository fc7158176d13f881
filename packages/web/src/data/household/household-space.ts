/**
 * Which of this browser's stores is in use. Each household has a database, a journal and a mark of its own: a device that
 * changes its household sets the old one aside as a whole, and finds it again when it goes back.
 */

/** The store of a device that has never changed its household; also the name of its database. */
export const firstSpace = "muster";

/** Where it is stored; another tab that changes it has moved this browser to another store. */
export const spacesKey = "householdSpaces";

type Spaces = {
  readonly current: string;
  /** By household. */
  readonly names: Readonly<Record<string, string>>;
};

type Keeper = Pick<Storage, "getItem" | "setItem">;

const isText = (value: unknown): value is string => typeof value === "string";

/** Forgotten or damaged: the first store. Its household is compared with the server's anew, and the others are found by name. */
const read = (storage: Keeper): Spaces => {
  try {
    const stored: { current?: unknown; names?: unknown } =
      JSON.parse(storage.getItem(spacesKey) ?? "{}") ?? {};
    const names = Object.entries(stored.names ?? {}).filter(([, name]) => isText(name));
    return {
      current: isText(stored.current) ? stored.current : firstSpace,
      names: Object.fromEntries(names),
    };
  } catch {
    return { current: firstSpace, names: {} };
  }
};

/** Name of the store to open. */
export const currentSpace = (storage: Keeper): string => read(storage).current;

/** The same of this browser, whose storage may be forbidden. */
export const browserSpace = (): string => {
  try {
    return currentSpace(localStorage);
  } catch {
    // Reading the property alone throws then.
    return firstSpace;
  }
};

/** Name of the store of a household that the device does not use now. */
export const spaceOf = (storage: Keeper, household: string): string =>
  read(storage).names[household] ?? `${firstSpace}-${household}`;

/**
 * The next start opens the store of another household, an empty one when this device never had it.
 * @throws when the browser's storage is full: then nothing has changed
 */
export const moveToHousehold = (
  storage: Keeper,
  { from, to }: { readonly from: string; readonly to: string },
): void => {
  const { current, names } = read(storage);
  storage.setItem(
    spacesKey,
    JSON.stringify({
      current: spaceOf(storage, to),
      names: { ...names, [from]: current },
    } satisfies Spaces),
  );
};
