/** Joins the class names that apply: `classNames("btn", xl && "xl")`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false && name !== "").join(" ");
