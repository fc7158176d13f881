import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetLocalStorage } from "../../data/household/current-profile.ts";
import { dropImport, readImports, storeImport } from "./stored-imports.ts";

beforeEach(() => {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  // As in a browser, the keys are the storage's own and the methods are not.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(entries, name, { value });
  vi.stubGlobal("localStorage", entries);
});
afterEach(() => vi.unstubAllGlobals());

const imported = (count: number) => ({
  at: `2026-11-${String(count).padStart(2, "0")}T10:00:00.000Z`,
  what: "strong.csv",
  imported: {
    created: [
      { kind: "session" as const, id: "0191d0aa-0000-7000-8000-000000000001", hash: "a.b" },
      { kind: "exerciseLog" as const, id: "0191d0aa-0000-7000-8000-000000000002", hash: "c.d" },
    ],
    profileBefore: { weight: 180 },
    profileAfter: { weight: 175 },
  },
});

test("SYNC-07 imports are listed after leaving the page, newest first", () => {
  storeImport("anna", imported(1));
  storeImport("anna", imported(2));
  storeImport("anna", imported(2));
  expect(readImports("anna")).toEqual([imported(2), imported(1)]);
  expect(readImports("ben")).toEqual([]);
  dropImport("anna", imported(2).at);
  expect(readImports("anna")).toEqual([imported(1)]);
});

test("SYNC-07 a list that would fill the storage loses its oldest imports", () => {
  const many = Array.from({ length: 25_000 }, (_, index) => ({
    kind: "reading" as const,
    id: `0191d0aa-0000-7000-8000-${String(index).padStart(12, "0")}`,
    hash: "0123456.0123456.0123456.0123456",
  }));
  for (const day of [1, 2, 3])
    storeImport("anna", { ...imported(day), imported: { ...imported(day).imported, created: many } });
  const imports = readImports("anna");
  expect(imports[0]?.imported.created).toHaveLength(25_000);
  expect(imports.length).toBeLessThan(3);
});

test("SYNC-07 the list goes with its person, and what is no list is none", () => {
  storeImport("anna", imported(1));
  forgetLocalStorage("anna");
  expect(readImports("anna")).toEqual([]);
  localStorage.setItem(
    "muster.imports.anna",
    '[{"at":1},5,null,{"at":"x","what":"y","created":{"unknown":{"a":"b"}}}]',
  );
  expect(readImports("anna")).toMatchObject([{ at: "x", imported: { created: [] } }]);
  localStorage.setItem("muster.imports.anna", "{");
  expect(readImports("anna")).toEqual([]);
});
