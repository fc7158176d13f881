import { crc32, inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";

/** Reads an archive as the format's description says: from its end, by the directory. */
const unzip = (archive: Buffer) => {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  expect(at + archive.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = archive.readUInt16LE(at + 28);
    const packed = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = inflateRawSync(archive.subarray(start, start + packed));
    expect(data.length).toBe(archive.readUInt32LE(at + 24));
    expect(crc32(data)).toBe(archive.readUInt32LE(at + 16));
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    // Letters beyond ASCII are marked as UTF-8.
    if (nameLength > name.length) expect(archive.readUInt16LE(at + 8) & 0x800).toBe(0x800);
    at += 46 + nameLength;
    return { name, text: data.toString() };
  });
};

test("SET-07 every file of an archive is found with name and checksum", async () => {
  const files = [
    { name: "reading.csv", parts: ["id,value_lb\r\n", "1,175.5\r\n"] },
    { name: "meals-ä.csv", parts: ["Crème, 🍓\n".repeat(500)] },
    { name: "empty.csv", parts: [] },
  ];
  expect(unzip(Buffer.concat(await zip(files)))).toEqual(
    files.map(({ name, parts }) => ({ name, text: parts.join("") })),
  );
  expect(unzip(Buffer.concat(await zip([])))).toEqual([]);
});

test("SET-07 years of tables are packed part by part, and the page works in between", async () => {
  const parts = Array.from({ length: 20 }, () => "2026-11-20,weight,175.5\r\n".repeat(1_000));
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 0);
  let pauses = 0;
  await zip([{ name: "reading.csv", parts }], () => {
    pauses += 1;
    return new Promise((resolve) => setTimeout(resolve, 2));
  });
  clearInterval(timer);
  expect(pauses).toBe(parts.length);
  expect(ticks).toBeGreaterThan(0);
});

test("SET-07 equal content gives equal archives, and they are smaller than it", async () => {
  const files = [{ name: "reading.csv", parts: ["2026-11-20,weight,175.5\r\n".repeat(1_000)] }];
  const [one, other] = [Buffer.concat(await zip(files)), Buffer.concat(await zip(files))];
  expect(one.equals(other)).toBe(true);
  expect(one.length).toBeLessThan(2_500);
});
