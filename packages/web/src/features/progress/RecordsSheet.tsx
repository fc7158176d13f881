import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import type { RecordsProps } from "./Records.tsx";
import { strengthText } from "./texts/strength.text.ts";

const RecordsPanel = lazyFile(() => import("./RecordsPanel.tsx").then((file) => file.RecordsPanel));

/** Button that opens the personal records, by exercise and with how they came about. */
export function RecordsSheet({ sets, span, today, units }: RecordsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="records" onClick={() => setOpen(true)}>
        {strengthText.records}
      </Button>
      <Sheet open={open} title={strengthText.personalRecords} onClose={() => setOpen(false)}>
        {open && <RecordsPanel sets={sets} span={span} today={today} units={units} />}
      </Sheet>
    </>
  );
}
