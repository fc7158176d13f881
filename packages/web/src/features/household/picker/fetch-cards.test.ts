import { protocolVersion } from "@muster/sync/protocol";
import { expect, test } from "vitest";
import { fetchCards } from "./fetch-cards.ts";

const card = (username: string) => ({
  username,
  displayName: username,
  initial: "D",
  primaryGoal: "strength",
  hasPasscode: false,
  createdAt: "2026-11-01T08:00:00Z",
});
const row = (id: string, fields: object, over: object = {}) => ({
  scope: "house",
  kind: "profileCard",
  id,
  fields,
  stamp: "0",
  deleted: false,
  seq: 1,
  ...over,
});
const page = (rows: object[], cursor: number, more: boolean) =>
  Response.json({ protocol: protocolVersion, rows, cursor, more, now: 1, epoch: "e" });

test("USR-01 a household's cards are read over all pages, without others", async () => {
  const requests: string[] = [];
  const fetch = async (input: string) => {
    requests.push(input);
    return requests.length === 1
      ? page([row("a", card("dana")), row("b", card("marcus"), { deleted: true })], 500, true)
      : page([row("c", card("ivy")), row("d", { name: "Oats" }, { kind: "sharedFood" })], 520, false);
  };
  const cards = await fetchCards(fetch, "house");
  expect(cards?.map((one) => one.id)).toEqual(["a", "c"]);
  expect(requests).toEqual([
    "/sync/pull?protocol=2&scope=house&cursor=0",
    "/sync/pull?protocol=2&scope=house&cursor=500",
  ]);
});

test("USR-09 a refusal and a broken answer give no cards, not an empty household", async () => {
  expect(await fetchCards(async () => new Response("", { status: 401 }), "house")).toBeUndefined();
  expect(await fetchCards(async () => new Response("<html>"), "house")).toBeUndefined();
  const offline = async (): Promise<Response> => {
    throw new TypeError("Failed to fetch");
  };
  expect(await fetchCards(offline, "house")).toBeUndefined();
});
