/** Errors as data: a failure that somebody can act on is returned, never thrown. */

type Ok<T> = { readonly ok: true; readonly value: T };
/** The failed half of `Result`. */
export type Err<E> = { readonly ok: false; readonly error: E };
/** A value or a failure that the caller must look at; `ok` tells which. */
export type Result<T, E> = Ok<T> | Err<E>;

/** A value where an error could have been. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
/** An error as data: its type says what happened, for whoever can act on it. */
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** Compile-time proof that a switch handles every case; reached at run time only by a bug. */
export const unreachable = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
