/** The data lines of an event stream, as they come: split anywhere, in the middle of a character too. */

/** More than this is no answer to us, bytes. */
const longestAnswer = 2 * 1024 * 1024;

/**
 * @param onEvent called for each piece that arrives, comments and empty lines too: all are signs of life
 * @yields what stands behind `data:`, one event at a time
 * @throws RangeError when it does not end
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let length = 0;
  for await (const piece of body) {
    onEvent();
    length += piece.length;
    if (length > longestAnswer) throw new RangeError("The answer does not end.");
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}
