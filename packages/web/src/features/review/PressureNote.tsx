import { pressureWarning } from "@muster/domain/review/form-field";
import { Note } from "../../components/layout/Note.tsx";

/** Said as soon as it is typed, and before any plan: a blood pressure that ends training. */
export function PressureNote({ upper, lower }: { readonly upper: string; readonly lower: string }) {
  const warning = pressureWarning(upper, lower);
  return (
    <div role="alert">
      {warning !== undefined && (
        <Note icon="warning">
          <b>{warning}</b>
        </Note>
      )}
    </div>
  );
}
