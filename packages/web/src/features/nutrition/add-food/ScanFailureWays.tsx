import { Button } from "../../../components/controls/Button.tsx";
import type { ScanFailure } from "../scan/use-scan.ts";
import { findFoodText } from "./add-food.text.ts";
import type { WayProps } from "./food-way.ts";

type ScanFailureWaysProps = Pick<WayProps, "onWay" | "onProduct"> & {
  readonly failure: ScanFailure;
  readonly onAgain: () => void;
};

/** What can be done about a code that led to no product. */
export function ScanFailureWays({ failure, onWay, onProduct, onAgain }: ScanFailureWaysProps) {
  const { text, gtin, namesOtherWays } = failure;
  return (
    <>
      <p className="bold">{text}</p>
      {gtin !== undefined && (
        <>
          <p className="muted">{namesOtherWays === true ? findFoodText.orAddOnce : findFoodText.otherWays}</p>
          <Button
            variant="secondary"
            full
            onClick={() => {
              onProduct(gtin);
              onWay("enter");
            }}
          >
            {findFoodText.addThisProduct}
          </Button>
          <div className="split">
            <Button variant="secondary" onClick={() => onWay("search")}>
              {findFoodText.searchFoods}
            </Button>
            <Button variant="secondary" onClick={() => onWay("describe")}>
              {findFoodText.aiEstimator}
            </Button>
          </div>
        </>
      )}
      <Button variant="ghost" onClick={onAgain}>
        {findFoodText.scanAnother}
      </Button>
    </>
  );
}
