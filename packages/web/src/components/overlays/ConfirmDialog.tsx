import { Button } from "../controls/Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** A question with one confirming action. */
export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** One sentence: what happens. */
  readonly text: string;
  /** Repeats the verb: 'Delete entry', never 'OK'. */
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly danger?: boolean | undefined;
  readonly busy?: string | false | undefined;
};

/** Asks before something that cannot simply be undone; closing it changes nothing. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  danger,
  busy,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} text={text} onClose={onCancel}>
      <div className="stack-4 last">
        <Button variant={danger === true ? "danger" : "primary"} xl busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        {/* First in line for the keyboard: Enter by mistake changes nothing. */}
        <Button variant="quiet" full autoFocus onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
