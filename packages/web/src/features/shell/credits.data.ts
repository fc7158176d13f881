/** The version of this app, as in its package.json (a test compares them); the server has its own. */
export const appVersion = "0.1.0";

/** What Muster is built on, and whose data it shows: name, licence, what it is used for. */
export type Credit = {
  readonly name: string;
  /** Package names that it stands for; a test compares them with what is installed. */
  readonly packages: readonly string[];
  readonly licence: string;
  readonly use: string;
};

/** Data that the app shows. */
export const dataCredits: readonly Credit[] = [
  {
    name: "USDA FoodData Central, SR Legacy",
    packages: [],
    licence: "Public domain",
    use: "Nutrition values of common foods, by the U.S. Department of Agriculture, Agricultural Research Service.",
  },
  {
    name: "Open Food Facts",
    packages: [],
    licence: "ODbL 1.0",
    use: "Products by barcode. © Open Food Facts contributors, openfoodfacts.org.",
  },
];

/** Libraries that the app uses. */
export const codeCredits: readonly Credit[] = [
  { name: "React", packages: ["react", "react-dom"], licence: "MIT", use: "Draws the screens" },
  { name: "wouter", packages: ["wouter"], licence: "Unlicense", use: "Addresses of the screens" },
  { name: "Dexie.js", packages: ["dexie"], licence: "Apache-2.0", use: "This device's database" },
  { name: "Zod", packages: ["zod"], licence: "MIT", use: "Checks what is saved" },
  { name: "uuid", packages: ["uuid"], licence: "MIT", use: "Ids of records" },
  {
    name: "zxing-wasm, zxing-cpp",
    packages: ["zxing-wasm"],
    licence: "MIT, Apache-2.0",
    use: "Reads barcodes",
  },
  { name: "uqr", packages: ["uqr"], licence: "MIT", use: "Draws invitations as pictures" },
  {
    name: "sql.js, SQLite",
    packages: ["sql.js"],
    licence: "MIT, public domain",
    use: "Opens backups of other apps",
  },
  { name: "fflate", packages: ["fflate"], licence: "MIT", use: "Unpacks files of other apps" },
  {
    name: "forge",
    packages: ["node-forge"],
    licence: "(BSD-3-Clause OR GPL-2.0)",
    use: "Makes the certificate for phones at home",
  },
  { name: "Hono", packages: ["hono", "@hono/node-server"], licence: "MIT", use: "Answers on the server" },
  {
    name: "node-postgres",
    packages: ["pg"],
    licence: "MIT",
    use: "Talks to PostgreSQL, where a host uses it",
  },
  { name: "SQLite", packages: [], licence: "Public domain", use: "The server's database" },
  { name: "node-rs argon2", packages: ["@node-rs/argon2"], licence: "MIT", use: "Guards passcodes" },
  { name: "web-push", packages: ["web-push"], licence: "MPL-2.0", use: "Sends reminders" },
  {
    name: "Papa Parse",
    packages: ["papaparse"],
    licence: "MIT",
    use: "Reads tables of foods and of other apps",
  },
  { name: "pino", packages: ["pino"], licence: "MIT", use: "Writes the server's log" },
  {
    name: "Anthropic SDK",
    packages: ["@anthropic-ai/sdk"],
    licence: "Apache-2.0",
    use: "Asks the AI model, where one is set up",
  },
];
