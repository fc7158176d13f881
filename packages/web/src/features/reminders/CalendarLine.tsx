import "./reminders.css";
import { useEffect, useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { closeCalendar, fetchNotifications, openCalendar } from "./notification-calls.ts";
import { remindersText } from "./reminders.text.ts";

/** The plan for calendar programs: a secret address that is shown once and can be withdrawn. */
export function CalendarLine() {
  const [has, setHas] = useState<boolean>();
  const [address, setAddress] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [making, setMaking] = useState(false);
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
    if (!made.ok) return void showToast({ kind: "error", text: remindersText.calendarNeedsServer });
    setHas(true);
    setAddress(`${location.origin}${made.value.path}`);
  };
  const withdraw = async (): Promise<void> => {
    setAsking(false);
    const closed = await closeCalendar();
    if (!closed.ok) return void showToast({ kind: "error", text: remindersText.calendarNeedsServer });
    setHas(false);
    setAddress(undefined);
    showToast({ kind: "success", text: remindersText.addressWithdrawn });
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address ?? "");
      showToast({ kind: "success", text: remindersText.addressCopied });
    } catch {
      showToast({ kind: "info", text: remindersText.copyingIsNotAllowedHere });
    }
  };

  return (
    <div className="stack-8" tabIndex={-1}>
      <p className="text-small muted">
        {has === true ? remindersText.calendarMade : remindersText.calendarLead}
      </p>
      {address !== undefined && (
        <>
          <p className="calendar-address">{address}</p>
          <p className="text-small muted">{remindersText.addItAsACalendarByAddress}</p>
        </>
      )}
      <div className="row wrap card-actions">
        {address !== undefined && (
          <Button variant="secondary" onClick={() => void copy()}>
            {remindersText.copyAddress}
          </Button>
        )}
        {address === undefined && (
          <Button variant="secondary" busy={making && commonText.making} onClick={() => void make()}>
            {has === true ? remindersText.makeANewAddress : remindersText.makeACalendarAddress}
          </Button>
        )}
        {has === true && (
          <Button variant="ghost-danger" className="flush" onClick={() => setAsking(true)}>
            {remindersText.withdrawAddress}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={remindersText.withdrawTheAddress}
        text={remindersText.withdrawHint}
        confirm={remindersText.withdrawAddress}
        cancel={commonText.keepIt}
        danger
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
