import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { diaryText } from "../../features/nutrition/diary.text.ts";

/** Within reach of a thumb, wherever the diary is scrolled to. */
export function AddFoodBar({ onAdd }: { readonly onAdd: (way?: "scan") => void }) {
  return (
    <div className="add-bar">
      <Button variant="primary" xl onClick={() => onAdd()}>
        <Icon name="plus" /> {diaryText.addFood}
      </Button>
      <button
        type="button"
        className="btn secondary xl scan-first"
        aria-label={diaryText.scanABarcode}
        onClick={() => onAdd("scan")}
      >
        <Icon name="barcode" size="l" />
      </button>
    </div>
  );
}
