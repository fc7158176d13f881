import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import type { RecordsProps } from "./Records.tsx";

const RecordsPanel = lazy(() =>
  import("./RecordsPanel.tsx").then((file) => ({ default: file.RecordsPanel })),
);

/** Button that opens the personal records, by exercise and with how they came about. */
export function RecordsSheet({ sets, span, today, units }: RecordsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="records" onClick={() => setOpen(true)}>
        Records
      </Button>
      <Sheet open={open} title="Personal records" onClose={() => setOpen(false)}>
        {open && (
          <Suspense>
            <RecordsPanel sets={sets} span={span} today={today} units={units} />
          </Suspense>
        )}
      </Sheet>
    </>
  );
}
