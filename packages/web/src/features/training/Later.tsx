import { type ReactNode, Suspense, useRef } from "react";

type LaterProps = { readonly when: boolean; readonly children: ReactNode };

/** What is fetched when it is first wanted, and stays from then on: sheets keep their answers while they close. */
export function Later({ when, children }: LaterProps) {
  const wanted = useRef(false);
  if (when) wanted.current = true;
  return wanted.current ? <Suspense>{children}</Suspense> : null;
}
