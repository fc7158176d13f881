import { savedOfFood } from "@muster/domain/nutrition/foods/food-line";
import { sharedFoodId } from "@muster/domain/record-ids";
import { formatEnergy } from "@muster/domain/shared/format";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { useServices } from "../../../data/services.ts";
import { CameraView } from "../scan/CameraView.tsx";
import { scanText } from "../scan/scan.text.ts";
import { failureIn, useScan } from "../scan/use-scan.ts";
import { findFoodText } from "./add-food.text.ts";
import { FoodAmount } from "./FoodAmount.tsx";
import type { WayProps } from "./food-way.ts";
import { ScanFailureWays } from "./ScanFailureWays.tsx";

/** Barcodes by camera or by hand (BAR-01). What nobody knows is added once, for the whole household. */
export function ScanFood(props: WayProps) {
  const { now } = useServices();
  const { actions, profileId, energy, onWay, onProduct } = props;
  const { state, camera, take, again } = useScan(profileId);
  const [typed, setTyped] = useState("");
  const failure = failureIn(state);

  if (state.is === "found" && state.isPassedOn)
    return (
      <>
        {state.warning !== "" && <p className="over bold">{state.warning}</p>}
        <FoodAmount
          {...props}
          food={state.food}
          back={again}
          onAdded={() => {
            const { source, barcode } = state.food;
            if (source === "own" || source === "shared" || barcode === undefined) return;
            const create = savedOfFood(state.food, now().toISOString());
            void actions.write([{ kind: "sharedFood", id: sharedFoodId(barcode), create }]);
          }}
        />
        {state.notices.map((notice) => (
          <p key={notice} className="text-small muted">
            {notice}
          </p>
        ))}
        <Button variant="secondary" full onClick={again}>
          {findFoodText.scanAnother}
        </Button>
      </>
    );
  return (
    <>
      <CameraView {...camera} />
      <div role="status" className="stack-4">
        {state.is === "found" ? (
          <p className="state good text-body">
            <Icon name="check" size="s" />{" "}
            {findFoodText.foundFood({
              name: state.food.name,
              energy: formatEnergy(state.food.per100g.kcal, energy),
              aServing: state.food.weightUnknown,
            })}
          </p>
        ) : state.is === "detected" ? (
          <p>{findFoodText.foundCode(state.code)}</p>
        ) : state.is === "error" || camera.state === "none" ? null : (
          <p className="muted">{scanText[state.is]}</p>
        )}
        {failure !== undefined && (
          <ScanFailureWays failure={failure} onWay={onWay} onProduct={onProduct} onAgain={again} />
        )}
      </div>
      <form
        className="stack-8"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (typed.trim() !== "") void take(typed, true);
        }}
      >
        <TextField
          label={findFoodText.orTypeTheBarcode}
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
        />
        <Button variant="secondary" type="submit" full disabled={typed.trim() === ""}>
          {findFoodText.lookUp}
        </Button>
      </form>
    </>
  );
}
