import { createElement, Fragment, type ReactNode } from "react";

/**
 * A whole sentence of a catalogue with elements in it, such as a link. Another language puts them where its own words
 * want them, which texts between the elements would not allow.
 * @param sentence names each part in braces: 'Tap {share}, then go on.'
 * @param parts what stands for each name
 * @returns what stands between two tags
 */
export const inSentence = (sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(
    Fragment,
    null,
    // Every other piece is a name: what the brackets of the pattern catch.
    ...sentence.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 1 ? parts[piece] : piece)),
  );
