/**
 * Lazy components, without React.lazy: what that shows in an empty place comes 300 ms after any other empty place at the
 * earliest, which made a person wait for files that were there. And with handling of a file that cannot be loaded (no
 * network, no copy on this device): the screen stays as it was, a tapped part says so in a toast (`lazyPart`), a part of a
 * page in its own place (`lazyCard`), any other at the next boundary (`lazyFile`), and the next try loads again. When the file is gone because the server has a
 * newer version, the update is offered.
 * Some browsers cache a failed import for the life of the page; then only a reload helps.
 */
import { type FunctionComponent, type ReactNode, useEffect, useRef, useState } from "react";
import { commonText } from "../common.text.ts";
import { showToast } from "../overlays/toasts.ts";

/** Shown where a file could not be loaded. */
export const missingPartText = commonText.thisPartCouldNotBeLoaded;

type FetchedPart<T> = {
  /** undefined until it was fetched. */
  readonly loaded: () => T | undefined;
  /** Resolves to undefined when it failed; the failure was shown by then, once for all callers. */
  readonly fetch: () => Promise<T | undefined>;
  /** Whether the last attempt failed. */
  readonly hasFailed: () => boolean;
};

const tellInToast = (): void => {
  showToast({ kind: "error", text: missingPartText });
  // A server with a newer version has this one's files no more: then the line above the page offers it.
  if (navigator.onLine)
    void import("./newer-version.ts").then(({ checkForUpdate }) => checkForUpdate()).catch(() => undefined);
};

/**
 * Loads one part: once; a success is cached, a failure is not.
 * @param tell called on each failure
 */
export const createPart = <T,>(load: () => Promise<T>, tell: () => void = tellInToast): FetchedPart<T> => {
  let value: T | undefined;
  let running: Promise<T | undefined> | undefined;
  let hasFailed = false;
  return {
    loaded: () => value,
    hasFailed: () => hasFailed,
    fetch: () => {
      running ??= load().then(
        (part) => (value = part),
        () => {
          running = undefined;
          hasFailed = true;
          tell();
          return undefined;
        },
      );
      return running;
    },
  };
};

/** `onMissing`: the file could not be loaded; the caller resets its state, so that a second tap tries again. */
type LazyPartProps = { readonly onMissing: () => void };

/** A component out of a file of its own, fetched when it is first drawn. */
export const lazyPart = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P & LazyPartProps> => {
  const { loaded, fetch } = createPart(load);
  return (props) => {
    const [Part, setPart] = useState(loaded);
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

type LazyFile<P> = FunctionComponent<P> & {
  /** Fetches it without showing it: then it is drawn at once. The same promise each time until it fails. */
  readonly load: () => Promise<FunctionComponent<P>>;
};

/**
 * A component out of a file of its own, fetched when it is first drawn. Nothing is shown while it loads.
 * @param without shown in its place when the file does not come; left out, the boundary above shows that it failed
 */
export const lazyFile = <P extends object>(
  importFile: () => Promise<FunctionComponent<P>>,
  without?: FunctionComponent<P>,
): LazyFile<P> => {
  let known: FunctionComponent<P> | undefined;
  let running: Promise<FunctionComponent<P>> | undefined;
  const load = (): Promise<FunctionComponent<P>> => {
    running ??= importFile().then(
      (part) => (known = part),
      (failure: unknown) => {
        running = undefined;
        throw failure;
      },
    );
    return running;
  };
  const File: FunctionComponent<P> = (props) => {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      let gone = false;
      const show = (part: () => FunctionComponent<P>): void => {
        if (!gone) setPart(part);
      };
      const fail = (failure: unknown): FunctionComponent<P> => {
        if (without === undefined) throw failure;
        return without;
      };
      load().then(
        (part) => show(() => part),
        (failure: unknown) => show(() => fail(failure)),
      );
      return () => {
        gone = true;
      };
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
  return Object.assign(File, { load });
};

/** Offers the update where that is what is missing. */
const MissingPart = lazyFile<{ readonly sentence: ReactNode }>(
  () => import("./MissingPart.tsx").then((file) => file.MissingPart),
  ({ sentence }) => sentence,
);

type LazyCard<P> = FunctionComponent<P> & Pick<FetchedPart<unknown>, "loaded" | "fetch">;

/**
 * A lazy part of a page. When its file cannot be loaded, `missing` is shown, and loading is tried again once the device is
 * online. Nothing is shown while it loads.
 */
export const lazyCard = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  missing: ReactNode,
): LazyCard<P> => {
  const { loaded, fetch, hasFailed } = createPart(load, () => undefined);
  const Card: FunctionComponent<P> = (props) => {
    const [Part, setPart] = useState(loaded);
    const [isMissing, setMissing] = useState(hasFailed);
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
    return isMissing && missing !== null ? <MissingPart sentence={missing} /> : null;
  };
  return Object.assign(Card, { loaded, fetch });
};

/**
 * Whether every one of these cards is loaded, or cannot be. A page that waits for it is drawn at once: a card that came
 * later would push those below it away under a finger.
 */
export const useCardsLoaded = (cards: readonly LazyCard<never>[]): boolean => {
  const [areLoaded, setLoaded] = useState(() => cards.every(({ loaded }) => loaded() !== undefined));
  useEffect(() => {
    void Promise.all(cards.map(({ fetch }) => fetch())).then(() => setLoaded(true));
  }, [cards]);
  return areLoaded;
};

type LaterProps = { readonly when: boolean; readonly children: ReactNode };

/** What is fetched when it is first wanted, and stays from then on: sheets keep their answers while they close. */
export function Lazy({ when, children }: LaterProps) {
  const wanted = useRef(false);
  if (when) wanted.current = true;
  return wanted.current ? children : null;
}
