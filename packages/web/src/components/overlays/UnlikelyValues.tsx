import { controlsText } from "../components.text.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

type UnlikelyValuesProps = {
  /** What is unlikely, in sentences; undefined when there is nothing to ask. */
  readonly text: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks once whether values that are possible and unlikely are right, before they are saved. */
export function UnlikelyValues({ text, onConfirm, onCancel }: UnlikelyValuesProps) {
  return (
    <ConfirmDialog
      open={text !== undefined}
      title={controlsText.isThisRight}
      text={text ?? ""}
      confirm={controlsText.yesKeepIt}
      cancel={controlsText.changeIt}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
