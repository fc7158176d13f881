/** What is used here of Papa Parse. Its published types need those of Node, which the domain is compiled without. */
declare module "papaparse" {
  type Options = {
    /** Guessed where it is empty. */
    readonly delimiter: string;
    /** Of equally good guesses the first is taken. */
    readonly delimitersToGuess: readonly string[];
    readonly skipEmptyLines: true;
  };
  type Parsed = {
    readonly data: readonly (readonly string[])[];
    readonly meta: { readonly delimiter: string };
    readonly errors: readonly { readonly type: "Quotes" | "Delimiter" | "FieldMismatch" }[];
  };
  const Papa: { parse(text: string, options: Options): Parsed };

  export = Papa;
}
