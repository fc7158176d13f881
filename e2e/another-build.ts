/**
 * A second build of the app out of a first one, in less than a second: every file of it but the libraries has another
 * name and other bytes, as after a change that runs through all of them, and nothing of the first one is left on the
 * server. The list in the worker and the pack are made as the build makes them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packOf } from "../packages/web/src/worker/pack.ts";
import { hashLength, type Precache } from "../packages/web/src/worker/precache.ts";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, hashLength);

/** The hash in a file's name, turned round: as long, and another one. */
const otherName = (name: string): string =>
  name.replace(/^(.+-)([\w-]{8})(\.\w+)$/, (_, stem: string, hash: string, ending: string) =>
    [stem, ...[...hash].reverse(), ending].join(""),
  );

/** @param folder a built app, which is changed where it is */
export const makeAnotherBuild = (folder: string): void => {
  const assets = join(folder, "assets");
  const page = join(folder, "index.html");
  const worker = join(folder, "service-worker.js");
  // Compressed copies would be those of the first build.
  for (const sub of [folder, assets])
    for (const name of readdirSync(sub)) if (/\.(br|gz)$/.test(name)) rmSync(join(sub, name));

  const isText = (name: string): boolean => /\.(js|css|html)$/.test(name);
  const renamed = readdirSync(assets)
    .filter((name) => isText(name) && !name.startsWith("react-"))
    .map((name) => [name, otherName(name)] as const);
  const newName = new Map<string, string>(renamed);
  const rewritten = (text: string): string =>
    text.replace(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => newName.get(name) ?? name);
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  for (const [, other] of renamed) {
    const file = join(assets, other);
    const changed = rewritten(readFileSync(file, "utf8"));
    writeFileSync(file, `${changed}\n/* another build */\n`);
  }
  writeFileSync(page, rewritten(readFileSync(page, "utf8")));

  const listFile = join(folder, ".vite/precache.json");
  const oldList = readFileSync(listFile, "utf8");
  const old: Precache = JSON.parse(oldList);
  const textOf = (url: string): string =>
    readFileSync(join(folder, url === "/" ? "index.html" : url), "utf8");
  const entries = old.entries.map((entry) => {
    const url = rewritten(entry.url);
    return { ...entry, url, hash: digest(textOf(url)) };
  });
  const packed = entries.filter((entry) => entry.packed === true).map(({ url }) => textOf(url));
  const addresses = entries.map(({ url }) => url);
  const pack = packOf(packed, addresses);
  const packUrl = `/assets/later-${digest(pack).slice(0, 8)}.txt`;
  rmSync(join(folder, old.pack));
  writeFileSync(join(folder, packUrl), pack);
  const list = JSON.stringify({ pack: packUrl, entries });
  writeFileSync(listFile, list);

  let text = rewritten(readFileSync(worker, "utf8"))
    .replaceAll(old.pack, packUrl)
    .replaceAll(digest(oldList).slice(0, 16), digest(list).slice(0, 16));
  for (const [index, { url, hash }] of entries.entries())
    text = text.replace(
      new RegExp(`(url:.${url.replaceAll(".", "\\.")}.,hash:.)${old.entries[index]?.hash}`),
      (_, before: string) => before + hash,
    );
  writeFileSync(worker, text);
};
