/**
 * `--lan`: HTTPS for the phones at home, by a certificate that this household makes itself. A new one is made at each start,
 * when the computer's addresses change and long before the old one ends; the authority behind it stays.
 */
import { readFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import { renderUnicodeCompact } from "uqr";
import type { Config } from "../config.ts";
import type { Listening } from "../http/listen.ts";
import {
  type Authority,
  certificateDays,
  certificateFor,
  fingerprint,
  loadAuthority,
} from "../lan/authority.ts";
import { type HomeAddresses, homeAddresses, type LanAddresses } from "../lan/home-addresses.ts";
import { plainHttpHandler } from "../lan/plain-http.ts";
import { giveUp } from "./give-up.ts";
import { listenOrGiveUp } from "./listen-or-give-up.ts";
import { clock, later } from "./real-time.ts";

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** Addresses for the home network and what the terminal shows about them. */
export type Lan = LanAddresses & {
  /** For the terminal, with the picture that a phone's camera reads. */
  readonly words: string;
};

type LanDoor = {
  /** Both ports are taken; nothing on the disk was touched. */
  readonly plain: Listening;
  /** Makes the certificate in this data folder, and lets phones in. */
  open(dataDir: string): Promise<Lan>;
  stop(milliseconds: number): Promise<void>;
};

/** How often the computer's addresses are read, ms: a router may assign new ones at night. */
const lookEvery = 60_000;
const renewAfter = (certificateDays / 3) * 86_400_000;

/** With `HOST` that number alone, else every number and name of the computer. */
const addressesNow = (host: string): HomeAddresses | undefined =>
  isIPv4(host) && host !== "0.0.0.0"
    ? { numbers: [host], names: [] }
    : homeAddresses(networkInterfaces(), hostname());

const noNetwork =
  "This computer is on no network, so no phone can reach it: nothing was started. Connect it to your home network, or start without --lan.";

/** @param app answers requests that came over HTTPS, or from this computer */
export const openLan = async (config: Config, securePort: number, app: Fetch): Promise<LanDoor> => {
  let places = addressesNow(config.host) ?? giveUp(noNetwork);
  let door: Fetch = app;
  const plain = await listenOrGiveUp(config.host, config.port, "PORT", undefined, (request, bindings) =>
    door(request, bindings),
  );
  const secure = await listenOrGiveUp(config.host, securePort, "HTTPS_PORT", "later", app);
  let callOff: () => void = () => {};

  const open = async (dataDir: string): Promise<Lan> => {
    const authority = await authorityIn(dataDir);
    let madeAt = 0;
    const renew = async (): Promise<void> => {
      madeAt = clock().getTime();
      secure.secure(await certificateFor(authority, places, clock()));
    };
    await renew();
    const look = async (): Promise<void> => {
      // Between two networks the last addresses stay: they often come back.
      const now = addressesNow(config.host) ?? places;
      const moved = JSON.stringify(now) !== JSON.stringify(places);
      places = now;
      if (moved || clock().getTime() - madeAt > renewAfter) await renew();
      if (moved) process.stdout.write(`The computer has new addresses. Phones: ${address()}\n`);
      callOff = later(() => void look(), lookEvery);
    };
    callOff = later(() => void look(), lookEvery);
    door = plainHttpHandler({
      authority,
      hosts: () => [...places.numbers, ...places.names],
      securePort: secure.port,
      app,
      guide: readFileSync(new URL("../../../../docs/phones.md", import.meta.url), "utf8"),
    });
    const address = (): string => `https://${places.numbers[0]}:${secure.port}`;
    const phonePage = (): string => `http://${places.numbers[0]}:${plain.port}`;
    return { address, phonePage, words: wordsFor(authority, places, address(), phonePage()) };
  };
  return {
    plain,
    open,
    stop: async (milliseconds) => {
      callOff();
      await Promise.all([plain.stop(milliseconds), secure.stop(milliseconds)]);
    },
  };
};

const authorityIn = async (dataDir: string): Promise<Authority> => {
  try {
    const loaded = await loadAuthority(dataDir, clock(), hostname());
    return loaded.ok ? loaded.value : giveUp(loaded.error);
  } catch (error) {
    return giveUp(
      `The certificate for phones could not be written into ${dataDir}: ${error instanceof Error ? error.message : "unknown"}. Nothing was started.`,
    );
  }
};

/** A QR code dark on light, whatever colours the terminal has. */
const inBlackOnWhite = (qrCode: string): string =>
  qrCode
    .split("\n")
    .map((line) => (process.stdout.isTTY ? `\u001b[97;40m${line}\u001b[0m` : line))
    .join("\n");

const wordsFor = (authority: Authority, places: HomeAddresses, address: string, phonePage: string): string =>
  `
On each phone, once: point its camera at this picture, or open ${phonePage}
It shows the steps, then leads to ${address}

${inBlackOnWhite(renderUnicodeCompact(phonePage, { border: 2 }))}

The certificate for phones is '${authority.name}', ${fingerprint(authority)}.${
    places.numbers.length > 1 ? ` Other addresses: ${places.numbers.slice(1).join(", ")}.` : ""
  }
The steps in words, and other ways: docs/phones.md
`;
