/** With what stands right beside it: between two blocks, names that are read out get a space. */
const whole = /(\S+-\S+|\S*\d[\d.,]* (?:g|kg|lb|kcal|kJ|min|sec)\b\S*)/;

/** Whether a text has anything that must not break. */
export const keepsWords = (text: string): boolean => whole.test(text);

/**
 * A line whose words break at spaces alone: 'Push-ups' stays whole, where a browser would go on below after its hyphen; and a
 * number keeps its unit beside it. No style of the whole line does that: `hyphens` and `word-break` do not see a written hyphen,
 * and `nowrap` would keep the spaces too.
 */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span key={index} className="whole">
        {part}
      </span>
    ),
  );
