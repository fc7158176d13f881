/** What a device shows of a record: the server's fields with its own unconfirmed writes laid over them, in their order. */
import { joinEntries, splitEntries } from "./flatten.ts";
import { deleteField, type Fields } from "./protocol.ts";

/** A record as it looks; `f` is without the delete mark. */
export type Visible = { readonly f: Fields; readonly deleted: boolean };

const withoutMark = (f: Fields): Fields =>
  deleteField in f ? Object.fromEntries(Object.entries(f).filter(([field]) => field !== deleteField)) : f;

/** Whether its fields are gone from the server too (sync.A12): a part of a record over it is no record. */
export const isEmptied = ({ f, deleted }: Visible): boolean => deleted && Object.keys(f).length === 0;

/**
 * Own pending writes are always visible: they lie over whatever the server says until it has answered them.
 * @param base the server's record; undefined when it has none
 * @param pending writes that are not confirmed, oldest first, refused ones among them
 * @returns undefined when there is no such record at all
 */
export const overlay = (
  base: Visible | undefined,
  pending: readonly { readonly new?: true | undefined; readonly f: Fields }[],
): Visible | undefined => {
  if (base === undefined && pending.length === 0) return undefined;
  return pending.reduce<Visible>(
    (visible, { new: whole, f }) =>
      isEmptied(visible) && whole !== true
        ? visible
        : {
            f: joinEntries({ ...splitEntries(visible.f), ...splitEntries(withoutMark(f)) }),
            // Any write that comes after a delete brings the record back.
            deleted: f[deleteField] === true,
          },
    base === undefined ? { f: {}, deleted: false } : { f: withoutMark(base.f), deleted: base.deleted },
  );
};
