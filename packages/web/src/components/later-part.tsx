/**
 * Parts that are fetched when somebody asks for them, as React.lazy does; but when the file does not come (no network,
 * no copy on this device), the screen stays as it was: what somebody tapped for says so in a toast (`laterPart`), what
 * belongs to a page says so in its own place (`laterCard`), and the next try asks again. When the file is gone because the
 * server has a newer version, the update is offered.
 * A browser that remembers a failed import for the life of the page gives the second try the first one's answer; that
 * ends with a reload.
 */
import { type FunctionComponent, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { showToast } from "./toasts.ts";

export const missingPartText =
  "This part could not be loaded. Nothing was changed; please try again when you are online, or after an update.";

export type FetchedPart<T> = {
  /** undefined until it was fetched. */
  readonly here: () => T | undefined;
  /** Resolves to undefined when it did not come: that was told by then, once for everybody who waited. */
  readonly fetch: () => Promise<T | undefined>;
};

const tellInToast = (): void => {
  showToast({ kind: "error", text: missingPartText });
  // A server with a newer version has this one's files no more: then the line above the page offers it.
  if (navigator.onLine)
    void import("./newer-version.ts").then(({ lookForUpdate }) => lookForUpdate()).catch(() => undefined);
};

/** Offers the update where that is what is missing. */
const MissingPart = lazy<FunctionComponent<{ readonly sentence: ReactNode }>>(() =>
  import("./MissingPart.tsx").then(
    (file) => ({ default: file.MissingPart }),
    () => ({ default: ({ sentence }) => sentence }),
  ),
);

/**
 * The fetching of one part: once, kept when it came, forgotten when it did not.
 * @param tell what happens each time that it does not come
 */
export const createPart = <T,>(load: () => Promise<T>, tell: () => void = tellInToast): FetchedPart<T> => {
  let kept: T | undefined;
  let running: Promise<T | undefined> | undefined;
  return {
    here: () => kept,
    fetch: () => {
      running ??= load().then(
        (part) => (kept = part),
        () => {
          running = undefined;
          tell();
          return undefined;
        },
      );
      return running;
    },
  };
};

/** `onMissing`: the file did not come; whoever asked takes the question back, so that a second tap asks again. */
export type LaterPartProps = { readonly onMissing: () => void };

/** A component out of a file of its own, fetched when it is first drawn. */
export const laterPart = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P & LaterPartProps> => {
  const { here, fetch } = createPart(load);
  return (props) => {
    const [Part, setPart] = useState(here);
    const { onMissing } = props;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is drawn anew, whatever the caller's function is by then
    useEffect(() => {
      let gone = false;
      void fetch().then((part) => {
        if (gone) return;
        if (part === undefined) onMissing();
        else setPart(() => part);
      });
      return () => {
        gone = true;
      };
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
};

/**
 * A part of a page, in its place. While its file does not come, `missing` stands there, and the file is asked for again
 * when the device is back online. Nothing stands there while it is fetched.
 */
export const laterCard = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  missing: ReactNode,
): FunctionComponent<P> => {
  const { here, fetch } = createPart(load, () => undefined);
  return (props) => {
    const [Part, setPart] = useState(here);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      let gone = false;
      const ask = async (): Promise<void> => {
        const part = await fetch();
        if (gone) return;
        setMissing(part === undefined);
        setPart(() => part);
      };
      const again = (): void => void ask();
      addEventListener("online", again);
      again();
      return () => {
        gone = true;
        removeEventListener("online", again);
      };
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    return isMissing && missing !== null ? (
      <Suspense fallback={missing}>
        <MissingPart sentence={missing} />
      </Suspense>
    ) : null;
  };
};
