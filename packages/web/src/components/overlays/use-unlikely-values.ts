import { useRef, useState } from "react";

/** The question about unlikely values of a form, for `UnlikelyValues`: asked once before they are saved. */
export const useUnlikelyValues = () => {
  const [asked, setAsked] = useState<{ readonly text: string; readonly proceed: () => Promise<void> }>();
  /** What was confirmed: a save that failed is tried again without the question. */
  const confirmed = useRef("");
  return {
    /** @param proceed runs at once when there is nothing to ask, else after a yes */
    ask: async (questions: readonly string[], proceed: () => Promise<void>): Promise<void> => {
      const text = questions.join(" ");
      if (text === "" || text === confirmed.current) return proceed();
      setAsked({ text, proceed });
    },
    question: {
      text: asked?.text,
      onConfirm: (): void => {
        confirmed.current = asked?.text ?? "";
        setAsked(undefined);
        void asked?.proceed();
      },
      onCancel: (): void => setAsked(undefined),
    },
  };
};
