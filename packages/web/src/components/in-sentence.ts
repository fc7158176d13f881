import { createElement, Fragment, type ReactNode } from "react";

/**
 * A whole sentence of a catalogue with elements in it, such as a link.
 * @param sentence names each part in braces: 'Tap {share}, then go on.'
 */
export const inSentence = (sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  createElement(
    Fragment,
    null,
    // Every other piece is a name: what the brackets of the pattern catch.
    ...sentence.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 1 ? parts[piece] : piece)),
  );
