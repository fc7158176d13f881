/** What a device shows of a record: the server's fields with its own unconfirmed writes laid over them, in their order. */
import { joinEntries, splitEntries, withoutMark } from "./flatten.ts";
import { deleteField, type Fields } from "./protocol.ts";

/** A record as it looks; `f` is without the delete mark. */
export type Visible = { readonly fields: Fields; readonly deleted: boolean };

/** Whether its fields are gone from the server too (sync.A12): a part of a record over it is no record. */
export const isEmptied = ({ fields, deleted }: Visible): boolean =>
  deleted && Object.keys(fields).length === 0;

/**
 * Own pending writes are always visible: they lie over whatever the server says until it has answered them.
 * @param base the server's record; undefined when it has none
 * @param pending writes that are not confirmed, oldest first, refused ones among them
 * @returns undefined when there is no such record at all
 */
export const overlay = (
  base: Visible | undefined,
  pending: readonly { readonly new?: true | undefined; readonly fields: Fields }[],
): Visible | undefined => {
  if (base === undefined && pending.length === 0) return undefined;
  return pending.reduce<Visible>(
    (visible, { new: whole, fields }) =>
      isEmptied(visible) && whole !== true
        ? visible
        : {
            fields: joinEntries({ ...splitEntries(visible.fields), ...splitEntries(withoutMark(fields)) }),
            // Any write that comes after a delete brings the record back.
            deleted: fields[deleteField] === true,
          },
    base === undefined
      ? { fields: {}, deleted: false }
      : { fields: withoutMark(base.fields), deleted: base.deleted },
  );
};
