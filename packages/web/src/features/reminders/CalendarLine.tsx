import "./reminders.css";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { useFocusFallback } from "../../components/layout/use-focus-fallback.ts";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { closeCalendar, fetchNotifications, openCalendar } from "./notification-calls.ts";

const offline = "The calendar needs the server. Nothing was changed; please try again when you are online.";

/** The plan for calendar programs: a secret address that is shown once and can be withdrawn. */
export function CalendarLine() {
  const [has, setHas] = useState<boolean>();
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [making, setMaking] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  useFocusFallback(part, address);
  useEffect(() => {
    let gone = false;
    void fetchNotifications().then((state) => {
      if (!gone && state.ok) setHas(state.value.hasCalendar);
    });
    return () => {
      gone = true;
    };
  }, []);

  const make = async (): Promise<void> => {
    setMaking(true);
    const made = await openCalendar();
    setMaking(false);
    if (!made.ok) return void showToast({ kind: "error", text: offline });
    setHas(true);
    setAddress(`${location.origin}${made.value.path}`);
  };
  const withdraw = async (): Promise<void> => {
    setAsking(false);
    const closed = await closeCalendar();
    if (!closed.ok) return void showToast({ kind: "error", text: offline });
    setHas(false);
    setAddress(undefined);
    showToast({ kind: "success", text: "The calendar address no longer works" });
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address ?? "");
      showToast({ kind: "success", text: "Address copied" });
    } catch {
      showToast({ kind: "info", text: "Copying is not allowed here. Please select the address." });
    }
  };

  return (
    <div className="stack-8" tabIndex={-1} ref={part}>
      <p className="text-small muted">
        {has === true
          ? "Your plan can be read at a secret address. Whoever knows it can read it too."
          : "Your workouts in the calendar you already use, kept up to date by a secret address."}
      </p>
      {address !== undefined && (
        <>
          <p className="calendar-address">{address}</p>
          <p className="text-small muted">Add it as a calendar by address. It is not shown again.</p>
        </>
      )}
      <div className="row wrap card-actions">
        {address !== undefined && (
          <Button variant="secondary" onClick={() => void copy()}>
            Copy address
          </Button>
        )}
        {address === undefined && (
          <Button variant="secondary" busy={making && "Making..."} onClick={() => void make()}>
            {has === true ? "Make a new address" : "Make a calendar address"}
          </Button>
        )}
        {has === true && (
          <Button variant="ghost-danger" className="flush" onClick={() => setAsking(true)}>
            Withdraw address
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="Withdraw the address?"
        text="Calendars that use it stop being updated. Your plan and log stay as they are."
        confirm="Withdraw address"
        cancel="Keep it"
        danger
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
