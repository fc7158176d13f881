import type { ReactNode } from "react";

/** The screen's primary action, fixed at the bottom in thumb reach. Use with `<Page stick>`. */
export function Stick({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stick">
      <div>{children}</div>
    </div>
  );
}
