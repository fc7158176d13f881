/**
 * The household's own certificate authority: what phones trust once, and what signs the certificate of this computer.
 * It can vouch for names of home networks alone (`homeDomains`), so whoever steals it cannot pass for a bank.
 */
import { createHash, createPrivateKey, generateKeyPair, randomBytes, X509Certificate } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { err, ok, type Result } from "@muster/domain/shared/result";
import forge from "node-forge";
import { writeSecret } from "../durable-file.ts";
import { authorityFile } from "./authority-file.ts";
import { type HomeAddresses, homeDomains } from "./home-addresses.ts";

/** The certificate authority with its private key (PEM). */
export type Authority = {
  /** As phones list it. */
  readonly name: string;
  readonly certificate: X509Certificate;
  readonly keyPem: string;
};

const day = 86_400_000;
/** Phones have to be visited again when it ends, so it outlives them. */
const authorityDays = 20 * 365;
/**
 * Apple refuses certificates of more than 398 days (https://support.apple.com/102028); this one is made anew at each start
 * and long before it ends, and nobody notices.
 */
export const certificateDays = 90;
/** A phone's clock may be behind. */
const slackDays = 1;

/** RSA: the one kind that every phone and the library both know. */
const newKeys = async (): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
};

const { asn1, pki } = forge;

const dnsName = 2;
const numberName = 7;

/** RFC 5280, 4.2.1.10: the names below these domains and no others. */
const nameConstraints = () => {
  const context = asn1.Class.CONTEXT_SPECIFIC;
  const subtrees = homeDomains.map((domain) =>
    asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, [
      asn1.create(context, dnsName, false, domain),
    ]),
  );
  const value = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SEQUENCE, true, [
    asn1.create(context, 0, true, subtrees),
  ]);
  return { id: "2.5.29.30", critical: true, value: asn1.toDer(value).getBytes() };
};

/** Positive and of 128 bits, as RFC 5280 wants serial numbers. */
const serialNumber = (): string => `01${randomBytes(15).toString("hex")}`;

type Parts = {
  readonly keyPem: string;
  readonly from: Date;
  readonly days: number;
  readonly name: string;
  readonly extensions: readonly object[];
  readonly issuer?: Authority;
};

const signed = ({ keyPem, from, days, name, extensions, issuer }: Parts): string => {
  const key = pki.privateKeyFromPem(keyPem);
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = serialNumber();
  certificate.validity.notBefore = new Date(from.getTime() - slackDays * day);
  certificate.validity.notAfter = new Date(from.getTime() + days * day);
  const subject = [{ name: "commonName", value: name }];
  certificate.setSubject(subject);
  const authority = issuer === undefined ? undefined : pki.certificateFromPem(issuer.certificate.toString());
  certificate.setIssuer(authority?.subject.attributes ?? subject);
  certificate.setExtensions([
    ...extensions,
    { name: "subjectKeyIdentifier" },
    {
      name: "authorityKeyIdentifier",
      keyIdentifier: (authority ?? certificate).generateSubjectKeyIdentifier().getBytes(),
    },
  ]);
  certificate.sign(
    issuer === undefined ? key : pki.privateKeyFromPem(issuer.keyPem),
    forge.md.sha256.create(),
  );
  return pki.certificateToPem(certificate);
};

/** @param computer the name of the computer, by which people tell two households apart */
const makeAuthority = async (now: Date, computer: string): Promise<string> => {
  const keyPem = await newKeys();
  const certificate = signed({
    keyPem,
    from: now,
    days: authorityDays,
    name: `Muster at home (${computer.replace(/[^A-Za-z0-9.-]/g, "-")})`,
    extensions: [
      { name: "basicConstraints", cA: true, pathLenConstraint: 0, critical: true },
      { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
      nameConstraints(),
    ],
  });
  return `${keyPem}${certificate.replaceAll("\r", "")}`;
};

/**
 * Reads the authority of this data folder, or makes it at the first time: a key and a certificate in one file for its
 * owner alone.
 * @returns a sentence for the operator when the file holds none
 */
export const loadAuthority = async (
  dataDir: string,
  now: Date,
  computer: string,
): Promise<Result<Authority, string>> => {
  const file = join(dataDir, authorityFile);
  if (!existsSync(file)) writeSecret(file, Buffer.from(await makeAuthority(now, computer)));
  chmodSync(file, 0o600);
  const pem = readFileSync(file, "utf8");
  try {
    const certificate = new X509Certificate(pem.slice(pem.indexOf("-----BEGIN CERTIFICATE")));
    const keyPem = pem.slice(0, pem.indexOf("-----BEGIN CERTIFICATE"));
    if (certificate.ca && certificate.checkPrivateKey(createPrivateKey(keyPem))) {
      return ok({ certificate, keyPem, name: certificate.subject.replace(/^CN=/, "") });
    }
  } catch {
    // Said below.
  }
  return err(
    `The file ${file} does not hold a key and its certificate; please put it back from keys.tar of a backup, or delete it to make a new one, which every phone then has to trust anew.`,
  );
};

type HomeCertificate = { readonly cert: Buffer; readonly key: Buffer };

/** A certificate for this computer's numbers and names, valid for `certificateDays`. */
export const certificateFor = async (
  authority: Authority,
  { numbers, names }: HomeAddresses,
  now: Date,
): Promise<HomeCertificate> => {
  const keyPem = await newKeys();
  const cert = signed({
    keyPem,
    from: now,
    days: certificateDays,
    name: "Muster",
    issuer: authority,
    extensions: [
      { name: "basicConstraints", cA: false, critical: true },
      { name: "keyUsage", digitalSignature: true, keyEncipherment: true, critical: true },
      { name: "extKeyUsage", serverAuth: true },
      {
        name: "subjectAltName",
        altNames: [
          ...names.map((value) => ({ type: dnsName, value })),
          ...[...numbers, "127.0.0.1"].map((ip) => ({ type: numberName, ip })),
        ],
      },
    ],
  });
  return { cert: Buffer.from(cert + authority.certificate.toString()), key: Buffer.from(keyPem) };
};

/** The first 16 hexadecimal digits of the authority's SHA-256, in groups: short enough to compare. */
export const fingerprint = ({ certificate }: Authority): string =>
  (createHash("sha256").update(certificate.raw).digest("hex").slice(0, 16).match(/.{4}/g) ?? []).join(" ");
