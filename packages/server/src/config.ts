/**
 * Settings of a server: read once from the environment, checked, and passed on as plain values. Those of AI models and
 * of food tables are their own (`coaching/providers/`, `nutrition/sources/`); here they are only checked.
 */
import { join } from "node:path";
import { err, ok, type Result } from "@muster/domain/shared/result";
import * as z from "zod/mini";
import type { Prices } from "./coaching/prices.data.ts";
import type { RetentionCounts } from "./database/data-folder.ts";
import { type LogLevel, logLevels } from "./http/log.ts";

const text = z.optional(z.string());

const address = z.optional(
  z.string().check(z.regex(/^\s*(?:https?:\/\/[^\s/]\S*\s*)?$/i, "must begin with http:// or https://")),
);

const price = String.raw`\s*[^,\s]+\s*=\s*\d+(?:\.\d+)?\s*/\s*\d+(?:\.\d+)?\s*`;
const pricesPattern = new RegExp(`^(?:${price}(?:,${price})*,?)?\\s*$`);

const databaseAddress = z.optional(
  z.string().check(z.regex(/^\s*(?:postgres(?:ql)?:\/\/\S+\s*)?$/, "must begin with postgres://")),
);

const environmentSchema = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, "must be a number from 0 to 65535")), "8787"),
  HOST: text,
  HTTPS_PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, "must be a number from 0 to 65535")), "8443"),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  KEYS_DIR: text,
  BACKUP_DIR: text,
  BACKUPS_KEPT: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(?:[1-9]|[1-9]\d)\/(?:\d|[1-4]\d|5[0-2])\/(?:\d|1[0-2])$/,
          "must be days, weeks and months like 7/5/12, none above 99, 52 and 12",
        ),
      ),
    "7/5/12",
  ),
  TLS_CERT: text,
  TLS_KEY: text,
  TRUST_PROXY: z._default(z.enum(["0", "1", "false", "true", "no", "yes", ""], "must be 1 or 0"), "0"),
  RATE_LIMITS: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
  HOUSEHOLD_MB: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, "must be a number of megabytes")),
    "2000",
  ),
  PUSH_CONTACT: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
          "must be mailto:somebody@example.org or https://…",
        ),
      ),
    "mailto:operator@example.org",
  ),
  PUSH_SERVICES: text,
  MODEL_TOKENS_A_MONTH: z._default(
    z.string().check(z.regex(/^\d{1,12}$/, "must be a whole number")),
    "5000000",
  ),
  MODEL_PRICES: z._default(
    z.string().check(z.regex(pricesPattern, "must be like 'my-model=0.25/2, other=0/0'")),
    "",
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`), "warn"),
  WEB_DIST: text,
  MUSTER_DEMO: text,
  MUSTER_LAN: text,
  ANTHROPIC_BASE_URL: address,
  OPENAI_BASE_URL: address,
  FOOD_SOURCES: z.optional(z.enum(["on", "off", ""], "must be on or off")),
  OPEN_FOOD_FACTS_URL: address,
  OPEN_FOOD_FACTS_SEARCH_URL: address,
  FDC_URL: address,
  NUTRITIONIX_URL: address,
});

/** 'gpt-5.4-mini=0.25/2, llama=0/0': US dollars a million tokens in and out, by the model's name. */
const readPrices = (setting: string): Prices =>
  Object.fromEntries(
    setting
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => {
        // Names may hold an equals sign; the amounts never do.
        const at = part.lastIndexOf("=");
        const [input = "", output = ""] = part.slice(at + 1).split("/");
        return [part.slice(0, at).trim(), { input: Number(input), output: Number(output) }];
      }),
  );

/** Checked settings. Where a part is undefined, it is not set up. */
export type Config = {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Of a PostgreSQL database; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The same database past a pooler that stands at `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** Folder of the keys; another one than `dataDir` for several processes on one database. */
  readonly keysDir: string;
  /** Where the server puts a copy a day; undefined: nowhere. */
  readonly backupDir: string | undefined;
  /** How many of those copies stay. */
  readonly backupRetention: RetentionCounts;
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined;
  /** Believe X-Forwarded-For and X-Forwarded-Proto: exactly one proxy of ours stands in front. */
  readonly trustProxy: boolean;
  readonly rateLimits: boolean;
  /** Bytes of records that a household may have; one person a quarter of them. */
  readonly householdBytes: number;
  /** How push services reach the operator. */
  readonly pushContact: string;
  /** Push services besides the known ones, `host` or `host:port`. */
  readonly pushServices: readonly string[];
  /** Tokens that models may take in a month, in and out together. */
  readonly modelTokensAMonth: number;
  /** What the operator pays for models, US dollars a million tokens; wins over the list of `prices.data.ts`. */
  readonly modelPrices: Prices;
  /** Folder of the built web app; undefined: beside this package. */
  readonly webDist: string | undefined;
  readonly demo: boolean;
  /** Serve the phones at home with HTTPS beside the plain port; its port, 0 for any free one. */
  readonly lan: { readonly port: number } | undefined;
  /** info: a line for each request; warn: bugs alone. */
  readonly logLevel: LogLevel;
};

const backupDirOf = (setting: string | undefined, dataDir: string): string | undefined =>
  setting?.trim() === "off" ? undefined : (filled(setting) ?? join(dataDir, "backups"));

const retentionCountsOf = (setting: string): RetentionCounts => {
  const [days = 0, weeks = 0, months = 0] = setting.split("/").map(Number);
  return { days, weeks, months };
};

const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === "" ? undefined : value.trim();

/**
 * Reads the settings; names that are absent take the defaults of docs/operations.md.
 * @returns one sentence for the operator when a value makes no sense; values of keys are never repeated in it
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, string> => {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return err(`The setting ${String(issue?.path[0] ?? "")} ${issue?.message ?? "is not valid"}.`);
  }
  const env = parsed.data;
  const port = Number(env.PORT);
  if (port > 65_535) return err("The setting PORT must be a number from 0 to 65535.");
  const securePort = Number(env.HTTPS_PORT);
  if (securePort > 65_535) return err("The setting HTTPS_PORT must be a number from 0 to 65535.");
  const certFile = filled(env.TLS_CERT);
  const keyFile = filled(env.TLS_KEY);
  if ((certFile === undefined) !== (keyFile === undefined)) {
    return err("TLS_CERT and TLS_KEY belong together: please set both, or neither.");
  }
  const databaseUrl = filled(env.DATABASE_URL);
  const databaseDirectUrl = filled(env.DATABASE_DIRECT_URL);
  if (databaseDirectUrl !== undefined && databaseUrl === undefined) {
    return err("DATABASE_DIRECT_URL belongs to DATABASE_URL, which names a pooler before the same database.");
  }
  const keysDir = filled(env.KEYS_DIR);
  if (keysDir !== undefined && databaseUrl === undefined) {
    return err(
      "KEYS_DIR belongs to DATABASE_URL: without it the keys lie in DATA_DIR, where backups find them.",
    );
  }
  const trustProxy = ["1", "true", "yes"].includes(env.TRUST_PROXY);
  const lan = filled(env.MUSTER_LAN) === undefined ? undefined : { port: securePort };
  if (lan !== undefined && (certFile !== undefined || trustProxy)) {
    return err("--lan brings HTTPS by itself: please leave out TLS_CERT, TLS_KEY and TRUST_PROXY, or --lan.");
  }
  return ok({
    port,
    host: filled(env.HOST) ?? (lan === undefined ? "127.0.0.1" : "0.0.0.0"),
    dataDir: env.DATA_DIR,
    databaseUrl,
    databaseDirectUrl,
    keysDir: keysDir ?? env.DATA_DIR,
    backupDir: databaseUrl === undefined ? backupDirOf(env.BACKUP_DIR, env.DATA_DIR) : undefined,
    backupRetention: retentionCountsOf(env.BACKUPS_KEPT),
    tls: certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile },
    trustProxy,
    modelTokensAMonth: Number(env.MODEL_TOKENS_A_MONTH),
    modelPrices: readPrices(env.MODEL_PRICES),
    rateLimits: env.RATE_LIMITS === "on",
    householdBytes: Number(env.HOUSEHOLD_MB) * 1_000_000,
    pushContact: env.PUSH_CONTACT,
    pushServices: (filled(env.PUSH_SERVICES) ?? "").split(/[\s,]+/).filter((host) => host !== ""),
    webDist: filled(env.WEB_DIST),
    demo: filled(env.MUSTER_DEMO) !== undefined,
    lan,
    logLevel: env.LOG_LEVEL,
  });
};
