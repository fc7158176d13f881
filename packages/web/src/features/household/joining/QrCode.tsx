import type { ReactNode } from "react";
import { encode } from "uqr";

/** A link as a picture for another device's camera: dark on light in both themes, as cameras want it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
