/**
 * The operator's commands on a server's data folder: `npm run admin -- help`. They work beside a running server, which
 * sees what they did at its next look into the database. Exit code 0 when it was done, 1 when not.
 */
import { codeAsShown } from "@muster/domain/household/code";
import { randomId } from "@muster/domain/shared/ids";
import { type Config, readConfig } from "./config.ts";
import { listBackups } from "./database/data-folder.ts";
import { openStores } from "./database/open.ts";
import { createInvitationCodes } from "./household/invitation-codes.ts";
import { backupAgeLine, noBackupLine } from "./operator/backup-age.ts";
import { folderCommands, missingArgumentText } from "./operator/folder-commands.ts";
import { moveServer } from "./operator/move-command.ts";
import { printLine } from "./operator/print-line.ts";
import { createCodeHasher, loadPepper, pepperSentence, systemRandom } from "./secrets.ts";
import { addressOf } from "./start/local-host.ts";
import type { Stores } from "./stores/stores.ts";

// Everything in a data folder and a backup is for its owner alone, also what SQLite makes by itself.
process.umask(0o077);

const help = `npm run admin -- COMMAND

  list                          households, profiles and devices
  households                    the households alone, with their owners
  devices [HOUSEHOLD]           the devices alone
  revoke DEVICE                 takes a device out, by the id that devices shows; its own copy stays on it
  invite profile [HOUSEHOLD]    a registration code, good for 7 days
  invite device [HOUSEHOLD]     a code for a further device, good for 15 minutes
  invite household              the first code of a further household on this server, good for 7 days
  codes [HOUSEHOLD]             the open codes: what for, who made them, until when; never the codes themselves
  withdraw-code ID [HOUSEHOLD]  ends an open code; ID as codes shows it, or all
  reset-passcode USERNAME [HOUSEHOLD]
                                removes a forgotten passcode and its blocks; nothing else is lost
  owner-reset [HOUSEHOLD]       the same for every owner of the household
  make-owner USERNAME [HOUSEHOLD]
                                makes a profile an owner of the household too
  end-owner USERNAME [HOUSEHOLD]
                                ends that; not for the last one
  backup DIR                    a copy of everything into DIR: muster.db, and keys.tar to be kept apart from it
  verify DIR                    reads such a copy from end to end, and says what it holds
  restore DIR                   makes a new data folder of such a copy; the server must not run
  move --to WHERE               everything from DATA_DIR into the empty PostgreSQL database postgres://…, or from
                                DATABASE_URL into a new data folder; the server must not run
  sql QUERY                     one question to the tables of docs/specs/operator-tables.md: a JSON line for each row
  help                          this text

HOUSEHOLD is needed only where the server has several. DATA_DIR names the data folder (default ./data).`;

type Command = (stores: Stores, config: Config, args: readonly string[]) => Promise<string | undefined>;

const clock = () => new Date();

/** The household that is meant: the named one, or the only one. */
const householdFrom = async (stores: Stores, named: string | undefined): Promise<string | undefined> => {
  const households = await stores.household.overview();
  if (named !== undefined) return households.find(({ id }) => id === named)?.id;
  return households.length === 1 ? households[0]?.id : undefined;
};

const noHousehold = "There is no such household here. `npm run admin -- list` shows what there is.";

type Household = Awaited<ReturnType<Stores["household"]["overview"]>>[number];

/**
 * A command on one household: the named one, or the only one.
 * @param named place of its id among the arguments
 */
const onHousehold =
  (
    named: number,
    work: (stores: Stores, household: Household, args: readonly string[]) => Promise<string | undefined>,
  ): Command =>
  async (stores, _config, args) => {
    const id = await householdFrom(stores, args[named]);
    const household = (await stores.household.overview()).find((one) => one.id === id);
    return household === undefined ? noHousehold : work(stores, household, args);
  };

const sayBackupAge = ({ backupDir, databaseUrl }: Config): void =>
  printLine(
    backupDir === undefined
      ? noBackupLine(databaseUrl !== undefined)
      : backupAgeLine(listBackups(backupDir)[0], clock().getTime()),
  );

const list: Command = async (stores, config) => {
  sayBackupAge(config);
  const households = await stores.household.overview();
  if (households.length === 0)
    printLine("No household yet: start the server and use the code that it prints.");
  for (const { id, profiles, devices } of households) {
    printLine(`household ${id}`);
    for (const { username, isOwner, hasPasscode } of profiles) {
      printLine(`  profile ${username}${isOwner ? ", owner" : ""}${hasPasscode ? ", with passcode" : ""}`);
    }
    for (const { id: device, name, lastSeenAt } of devices) {
      printLine(`  device ${device} ${name}, last seen ${new Date(lastSeenAt).toISOString()}`);
    }
  }
  return undefined;
};

const listHouseholds: Command = async (stores) => {
  for (const { id, profiles, devices } of await stores.household.overview()) {
    const owners = profiles.filter(({ isOwner }) => isOwner).map(({ username }) => username);
    printLine(
      `${id}  owner ${owners.join(", ") || "nobody yet"}, ${profiles.length} profiles, ${devices.length} devices`,
    );
  }
  return undefined;
};

const listDevices = onHousehold(0, async (_stores, { devices }) => {
  for (const { id, name, lastSeenAt } of devices)
    printLine(`${id}  ${name}, last seen ${new Date(lastSeenAt).toISOString()}`);
  return undefined;
});

const revoke: Command = async (stores, _config, [deviceId]) => {
  const household = (await stores.household.overview()).find(({ devices }) =>
    devices.some(({ id }) => id === deviceId),
  );
  const device = household?.devices.find(({ id }) => id === deviceId);
  if (household === undefined || device === undefined)
    return "There is no such device. `npm run admin -- list` shows what there is.";
  await stores.household.revokeDevice(household.id, device.id, null, clock().getTime());
  printLine(`${device.name} is out. It joins again only with a new code; what it holds stays on it.`);
  return undefined;
};

const invite: Command = async (stores, config, [kind, named]) => {
  if (kind !== "profile" && kind !== "device" && kind !== "household")
    return "Please say what for: invite profile, invite device, or invite household.";
  const householdId = kind === "household" ? "" : await householdFrom(stores, named);
  if (householdId === undefined) return noHousehold;
  const pepper = loadPepper(config.keysDir, systemRandom, await stores.household.pepperIds());
  if (!pepper.ok) return pepperSentence(pepper.error);
  const hasher = createCodeHasher(pepper.value, systemRandom);
  const codes = createInvitationCodes({
    store: stores.household,
    hasher,
    random: systemRandom,
    newId: randomId,
    clock,
  });
  const made = kind === "household" ? await codes.makeHousehold() : await codes.make(kind, householdId, null);
  if (made === undefined) return "The code could not be made. Please try again.";
  const code = codeAsShown(made.code);
  printLine(`${code}  (works once, until ${new Date(made.expiresAt ?? 0).toISOString()})`);
  // Behind a proxy, or on any free port, only the operator knows the name.
  const address =
    config.trustProxy || config.port === 0 ? "https://YOUR-SERVER" : addressOf(config, config.port);
  printLine(`To be typed at ${address}, or opened as ${address}/#setup=${code}`);
  return undefined;
};

const listCodes = onHousehold(0, async (stores, { id, profiles }) => {
  for (const code of await stores.household.openInvitations(id, null, clock().getTime())) {
    const maker = profiles.find((one) => one.id === code.createdBy)?.username ?? "the operator";
    const until = code.expiresAt === null ? "it is used" : new Date(code.expiresAt).toISOString();
    printLine(`${code.id}  ${code.kind}, by ${maker}, until ${until}`);
  }
  return undefined;
});

const withdrawCode = onHousehold(1, async (stores, household, [id]) => {
  const now = clock().getTime();
  const open = await stores.household.openInvitations(household.id, null, now);
  const meant = open.filter((code) => id === "all" || code.id === id);
  if (meant.length === 0) return "There is no such open code. `npm run admin -- codes` shows what there is.";
  for (const code of meant) await stores.household.revokeInvitation(household.id, code.id, null, now);
  printLine(`${meant.length} withdrawn.`);
  return undefined;
});

const noProfile = "There is no profile of that name in this household.";

const profileNamed = ({ profiles }: Household, username: string | undefined) =>
  profiles.find((one) => one.username === username?.toLowerCase());

const resetPasscode = onHousehold(1, async (stores, household, [username]) => {
  const profile = profileNamed(household, username);
  if (profile === undefined) return noProfile;
  await removePasscode(stores, household.id, profile);
  return undefined;
});

const removePasscode = async (
  stores: Stores,
  householdId: string,
  profile: { readonly id: string; readonly username: string },
): Promise<void> => {
  await stores.household.setPasscode({
    householdId,
    profileId: profile.id,
    deviceId: null,
    verifier: null,
    expected: undefined,
    pepperId: "",
    session: null,
    cardOpId: randomId(),
    now: clock().getTime(),
  });
  printLine(`${profile.username} has no passcode now and may set a new one.`);
};

/** The last way back for an owner without a recovery code. */
const ownerReset = onHousehold(0, async (stores, household) => {
  const owners = household.profiles.filter(({ isOwner }) => isOwner);
  if (owners.length === 0) return "This household has no owner yet.";
  for (const owner of owners) await removePasscode(stores, household.id, owner);
  return undefined;
});

/** Hands a household over when its owners cannot do it themselves. */
const setOwner = (isOwner: boolean): Command =>
  onHousehold(1, async (stores, household, [username]) => {
    const profile = profileNamed(household, username);
    if (profile === undefined) return noProfile;
    if (profile.isOwner === isOwner)
      return `${profile.username} ${isOwner ? "is an owner already" : "is no owner"}. Nothing was changed.`;
    const change = { householdId: household.id, profileId: profile.id, isOwner, by: null };
    const outcome = await stores.household.setOwner({ ...change, now: clock().getTime() });
    if (outcome === "last-owner")
      return "A household needs an owner. Nothing was changed; please make somebody else an owner first.";
    printLine(`${profile.username} ${isOwner ? "owns" : "no longer owns"} the household.`);
    return undefined;
  });

const commands: Readonly<Record<string, Command>> = {
  list,
  invite,
  households: listHouseholds,
  devices: listDevices,
  codes: listCodes,
  "withdraw-code": withdrawCode,
  revoke,
  "reset-passcode": resetPasscode,
  "owner-reset": ownerReset,
  "make-owner": setOwner(true),
  "end-owner": setOwner(false),
};

/** @param problem what was not done, for the error stream @returns the exit code */
const endWith = (problem: string | undefined): number => {
  if (problem === undefined) return 0;
  process.stderr.write(`${problem}\n`);
  return 1;
};

const main = async (): Promise<number> => {
  const [name = "help", ...args] = process.argv.slice(2);
  if (["help", "--help", "-h"].includes(name)) {
    printLine(help);
    return 0;
  }
  const onFolder = Object.hasOwn(folderCommands, name) ? folderCommands[name] : undefined;
  const [word] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const config = readConfig(process.env);
  if (!config.ok) return endWith(config.error);
  if (name === "move") return endWith(await moveServer(config.value, args));
  if (command === undefined && onFolder === undefined) return endWith(`Unknown command: ${name}.\n\n${help}`);
  const { dataDir } = config.value;
  if (onFolder !== undefined && config.value.databaseUrl !== undefined)
    return endWith(
      `${name} works on a data folder, and DATABASE_URL names a PostgreSQL database. Nothing was done; please use PostgreSQL's own pg_dump, pg_restore and psql.`,
    );
  if (onFolder !== undefined)
    return endWith(word === undefined ? missingArgumentText(name) : onFolder(dataDir, word));
  if (command === undefined) return endWith(`Unknown command: ${name}.\n\n${help}`);
  const opened = await openStores({
    dataDir,
    databaseUrl: config.value.databaseUrl,
    databaseDirectUrl: config.value.databaseDirectUrl,
    now: clock(),
    isBeside: true,
    onLost: () => process.exit(1),
  });
  if (!opened.ok) return endWith(opened.error);
  try {
    return endWith(await command(opened.value, config.value, args));
  } finally {
    await opened.value.close();
  }
};

process.exitCode = await main();
