/** Broken variants of the rules and of the client's steps. The model test must find out each of them. */
import { accept } from "../accept.ts";
import type { Accept } from "./memory-server.ts";
import type { ClientParts } from "./model-device.ts";

/** The steps that a mutant replaces, on the server or on the client. */
export type Parts = { readonly accept?: Accept; readonly client?: Partial<ClientParts> };

type Mutant = {
  /** What goes wrong: ends the sentence 'the model finds out when …'. */
  readonly what: string;
  /** Whether clocks are wrong in the histories that find it out. */
  readonly skews: boolean;
  readonly parts: Parts;
};

/** Every broken variant; the model test must fail for each. */
export const mutants: readonly Mutant[] = [
  {
    what: "writes win in the order of arrival",
    skews: false,
    parts: {
      accept: (head, receipts, records, ...rest) =>
        accept(
          head,
          receipts,
          new Map([...records].map(([key, { x: _x, ...row }]) => [key, { ...row, s: "" }])),
          ...rest,
        ),
    },
  },
  {
    what: "replayed operations count again, as new ones",
    skews: true,
    parts: {
      accept: (head, _receipts, ...rest) =>
        accept({ ...head, replica: { ...head.replica, lastN: 0 } }, new Set(), ...rest),
    },
  },
  {
    what: "a replica's own order is forgotten",
    skews: true,
    parts: {
      accept: (head, ...rest) => accept({ ...head, replica: { ...head.replica, last: "" } }, ...rest),
    },
  },
  {
    what: "what the author had seen is not looked at",
    skews: true,
    parts: {
      accept: (head, receipts, records, ops, ...rest) =>
        accept(
          head,
          receipts,
          records,
          ops.map((operation) => ({ ...operation, seen: "" })),
          ...rest,
        ),
    },
  },
  {
    what: "what nobody set counts as set",
    skews: true,
    parts: {
      accept: (head, receipts, records, ops, now, rules) =>
        accept(head, receipts, records, ops, now, { ...rules, isUnset: () => false }),
    },
  },
  {
    what: "the server's number is raised in another transaction",
    skews: true,
    parts: {
      accept: (head, ...rest) => {
        const accepted = accept(head, ...rest);
        return {
          ...accepted,
          writes: { ...accepted.writes, head: { ...accepted.writes.head, seq: head.seq } },
        };
      },
    },
  },
  {
    what: "pulled rows hide own pending writes",
    skews: true,
    parts: {
      client: { overlay: (base, pending) => base ?? (pending[0] && { f: pending[0].f, deleted: false }) },
    },
  },
  {
    what: "a late reply may bring an old row back",
    skews: true,
    parts: { client: { isStale: () => false } },
  },
  {
    what: "operations are forgotten when they are sent",
    skews: true,
    parts: { client: { forgetsOnSend: true } },
  },
];
