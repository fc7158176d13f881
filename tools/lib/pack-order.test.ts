import { expect, test } from "vitest";
import { packOrder } from "../../packages/web/pack-order.ts";

test("SYNC-01 the pack holds files that speak alike beside one another, the same way in every build", () => {
  const files = [
    { url: "/a.js", text: "apple banana cherry damson elderberry fig" },
    { url: "/b.js", text: "anvil hammer tongs" },
    { url: "/c.js", text: "apple banana cherry" },
    { url: "/d.js", text: "anvil hammer chisel" },
  ];
  const names = packOrder(files).map(({ url }) => url);
  expect(names.slice(0, 2)).toEqual(["/a.js", "/c.js"]);
  expect([...names].sort()).toEqual(["/a.js", "/b.js", "/c.js", "/d.js"]);
  expect(packOrder(files.toReversed()).map(({ url }) => url)).toEqual(names);
});
