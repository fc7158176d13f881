import { Button } from "../../../components/controls/Button.tsx";
import { scanText } from "../scan/scan.text.ts";
import type { ScanFailure } from "../scan/use-scan.ts";
import type { WayProps } from "./food-way.ts";

type ScanFailureWaysProps = Pick<WayProps, "onWay" | "onProduct"> & {
  readonly failure: ScanFailure;
  readonly onAgain: () => void;
};

/** What can be done about a code that led to no product. */
export function ScanFailureWays({ failure, onWay, onProduct, onAgain }: ScanFailureWaysProps) {
  const { text, gtin } = failure;
  return (
    <>
      <p className="bold">{text}</p>
      {gtin !== undefined && (
        <>
          <p className="muted">
            {text === scanText.unknownTyped
              ? "Or add it once for your household."
              : "Use Search Foods or the AI Estimator, or add it once for your household."}
          </p>
          <Button
            variant="secondary"
            full
            onClick={() => {
              onProduct(gtin);
              onWay("enter");
            }}
          >
            Add this product
          </Button>
          <div className="split">
            <Button variant="secondary" onClick={() => onWay("search")}>
              Search Foods
            </Button>
            <Button variant="secondary" onClick={() => onWay("describe")}>
              AI Estimator
            </Button>
          </div>
        </>
      )}
      <Button variant="ghost" onClick={onAgain}>
        Scan Another
      </Button>
    </>
  );
}
