/**
 * Version 1 of the protocol, which named fields with letters. Apps that a browser still has from then send and read it, so a
 * server puts what they send into words and its answers into letters. Nothing else knows them. Pure.
 */
import type { PullReply, PushReply } from "./protocol.ts";

type Names = { readonly [name: string]: string };

const operationNames: Names = {
  g: "group",
  n: "number",
  p: "scope",
  f: "fields",
  off: "clockOffsetMs",
};
const rowNames: Names = { p: "scope", f: "fields", s: "stamp", x: "fieldStamps" };
const rowLetters: Names = Object.fromEntries(
  Object.entries(rowNames).map(([letter, word]) => [word, letter]),
);

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same object under other names; a name that is not listed stays. */
const renamed = (value: unknown, names: Names): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [Object.hasOwn(names, name) ? names[name] : name, one]),
      )
    : value;

const renamedAll = (list: unknown, names: Names): unknown =>
  Array.isArray(list) ? list.map((one) => renamed(one, names)) : list;

/** The body of a push in words, whichever version sent it; still to be checked. */
export const pushInWords = (body: unknown): unknown => {
  if (!isObject(body) || body.v !== 1) return body;
  const { v, ops, offers, ...rest } = body;
  return {
    ...rest,
    protocol: v,
    ops: renamedAll(ops, operationNames),
    ...(offers === undefined ? {} : { offers: renamedAll(offers, rowNames) }),
  };
};

/** An answer in letters. */
export const replyInLetters = ({ protocol: _words, ...reply }: PushReply | PullReply): object => ({
  ...reply,
  v: 1,
  rows: renamedAll(reply.rows, rowLetters),
  ...("badOffers" in reply ? { badOffers: renamedAll(reply.badOffers, rowLetters) } : {}),
});
