import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inSentence } from "./in-sentence.ts";

const shown = (sentence: string, parts: Parameters<typeof inSentence>[1]): string =>
  renderToStaticMarkup(inSentence(sentence, parts));

test("each name of a sentence gives way to its part, in the order of the words", () => {
  const parts = { button: createElement("b", null, "Share"), name: "Muster" };
  expect(shown("Tap {button}, then open {name}.", parts)).toBe("Tap <b>Share</b>, then open Muster.");
  expect(shown("{name}: {button}", parts)).toBe("Muster: <b>Share</b>");
});

test("a sentence without names stays as it is", () => {
  expect(shown("Nothing was sent.", {})).toBe("Nothing was sent.");
});
