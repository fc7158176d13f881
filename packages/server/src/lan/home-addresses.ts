/** Where this computer is found on the home network: the numbers its phones can reach, and its name. */
import type { NetworkInterfaceInfo } from "node:os";

/** Addresses of this computer that a certificate has to name. */
export type HomeAddresses = {
  /** IPv4, the likeliest first; at least one. */
  readonly numbers: readonly [string, ...string[]];
  /** Names that may lead here, 'localhost' among them. */
  readonly names: readonly string[];
};

/** Where other devices of the home network find the server. */
export type LanAddresses = {
  /** The app, 'https://192.168.1.5:8443'. */
  readonly address: () => string;
  /** How a phone comes to trust it, 'http://192.168.1.5:8787'. */
  readonly phonePage: () => string;
};

/** Names in these domains exist only inside a network (RFC 6762, RFC 8375, and what home routers hand out). */
export const homeDomains = ["localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box"];

/** Networks inside the computer itself: no phone is on them. */
const virtual = /^(?:docker|br-|veth|virbr|vboxnet|vmnet|cni|podman|bridge)/;
const homeRange = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
/** What a computer gives itself when nobody gave it an address. */
const selfGiven = /^169\.254\./;

/** @returns undefined when the computer is on no network */
export const homeAddresses = (
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
  hostName: string,
): HomeAddresses | undefined => {
  const found = Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, list]) => list ?? [])
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !selfGiven.test(address))
    .map(({ address }) => address);
  const [first, ...others] = [
    ...found.filter((address) => homeRange.test(address)),
    ...found.filter((address) => !homeRange.test(address)),
  ];
  if (first === undefined) return undefined;
  const whole = hostName.toLowerCase().replace(/\.$/, "");
  const [label = ""] = whole.split(".");
  const names = [
    "localhost",
    ...(/^[a-z0-9-]{1,63}$/.test(label) && label !== "localhost" ? [`${label}.local`] : []),
    ...(/^[a-z0-9.-]{1,200}$/.test(whole) && homeDomains.some((domain) => whole.endsWith(`.${domain}`))
      ? [whole]
      : []),
  ];
  return { numbers: [first, ...others], names: [...new Set(names)] };
};
