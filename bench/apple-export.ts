/** Writes an invented export of Apple Health as a ZIP, or reads one and prints seconds and peak memory in MB: each a process of its own. */
import { closeSync, openAsBlob, openSync, writeSync } from "node:fs";
import { Zip, ZipDeflate } from "fflate";
import { readImportFiles } from "../packages/web/src/worker/transfer/read-files.ts";

const [what, path = "", megabytes = "100"] = process.argv.slice(2);

/** A day: one weighing and some two hundred pulses, as a watch writes them. */
const dayOf = (day: number): string => {
  const date = new Date(Date.UTC(2012, 0, 1) + (day % 5_000) * 86_400_000).toISOString().slice(0, 10);
  const times = `creationDate="${date} 07:00:05 +0100" startDate="${date} 07:00:00 +0100" endDate="${date} 07:00:00 +0100"`;
  const source =
    'sourceName="Watch" sourceVersion="9.1" device="&lt;&lt;HKDevice: 0x281&gt;, name:Watch&gt;"';
  const lines = [
    ` <Record type="HKQuantityTypeIdentifierBodyMass" ${source} unit="kg" ${times} value="${70 + (day % 90) / 10}"/>\n`,
  ];
  for (let minute = 0; minute < 200; minute += 1) {
    const at = new Date(Date.UTC(2012, 0, 1) + minute * 437_123).toISOString().slice(11, 19);
    const pulse = 50 + ((day * 31 + minute * minute * 7) % 97);
    lines.push(
      ` <Record type="HKQuantityTypeIdentifierHeartRate" ${source} unit="count/min" ${times.replaceAll("07:00:00", at)} value="${pulse}"/>\n`,
    );
  }
  return lines.join("");
};

const write = (): void => {
  const file = openSync(path, "w");
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    writeSync(file, piece);
  });
  const entry = new ZipDeflate("apple_health_export/export.xml", { level: 1 });
  zip.add(entry);
  const encoder = new TextEncoder();
  entry.push(encoder.encode('<?xml version="1.0"?>\n<HealthData locale="en_US">\n'));
  let written = 0;
  for (let day = 0; written < Number(megabytes) * 1e6; day += 1) {
    const piece = encoder.encode(dayOf(day));
    written += piece.length;
    entry.push(piece);
  }
  entry.push(encoder.encode("</HealthData>\n"), true);
  zip.end();
  closeSync(file);
};

const read = async (): Promise<void> => {
  const file = Object.assign(await openAsBlob(path), { name: "export.zip" });
  let peak = 0;
  const started = performance.now();
  const { brought } = await readImportFiles(
    [file],
    "2026-11-23",
    () => {
      peak = Math.max(peak, process.memoryUsage.rss());
    },
    { loadSqlite: () => Promise.reject(new Error("There is no database in this export")) },
  );
  if ((brought[0]?.readings.length ?? 0) < 100) throw new Error("The export was not read.");
  console.log(Math.round((performance.now() - started) / 100) / 10, Math.round(peak / 1e6));
};

if (what === "write") write();
else await read();
