import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { homeAddresses } from "./home-addresses.ts";

const on = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: "IPv4",
  netmask: "255.255.255.0",
  mac: "00:00:00:00:00:00",
  cidr: `${address}/24`,
});

test("the home network's address comes first, internal networks never", () => {
  const found = homeAddresses(
    {
      lo: [on("127.0.0.1", true)],
      docker0: [on("172.17.0.1")],
      tailscale0: [on("100.101.1.2")],
      eth1: [on("169.254.3.4")],
      wlan0: [on("192.168.178.21")],
    },
    "Family-PC.fritz.box",
  );
  expect(found).toEqual({
    numbers: ["192.168.178.21", "100.101.1.2"],
    names: ["localhost", "family-pc.local", "family-pc.fritz.box"],
  });
});

test("a computer without a network has no address for phones", () => {
  expect(homeAddresses({ lo: [on("127.0.0.1", true)], eth0: [on("169.254.3.4")] }, "pc")).toBeUndefined();
});

test("a name that somebody else may own on the internet is left out", () => {
  expect(homeAddresses({ eth0: [on("10.0.0.5")] }, "pc.example.org")?.names).toEqual([
    "localhost",
    "pc.local",
  ]);
});
