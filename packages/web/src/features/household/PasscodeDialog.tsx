import {
  type PasscodeMode,
  passcodeReducer,
  startPasscode,
  submitDelayMs,
} from "@muster/domain/profiles/passcode-entry";
import { useEffect, useReducer, useRef, useState } from "react";
import { Avatar } from "../../components/Avatar.tsx";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Icon } from "../../components/Icon.tsx";
import { PasscodeBoxes } from "./PasscodeBoxes.tsx";
import { waitText } from "./unlock.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";
import "./household.css";

export type PasscodeDialogProps = {
  readonly mode: PasscodeMode;
  readonly displayName: string;
  readonly initial: string;
  /** Instead of the words for opening a profile or for its first passcode. */
  readonly title?: string | undefined;
  /** Instead of the line below the title. */
  readonly text?: string | undefined;
  /** Verify mode: somebody forgot and has the recovery code. */
  readonly onRecover?: (() => void) | undefined;
  /** Setup mode: what is said when the code could not be set. */
  readonly failedText?: string | undefined;
  /**
   * The code is complete. In setup mode 'failed' empties the boxes and says so; in verify mode the owner closes the
   * dialog whatever the outcome (PASS-02).
   */
  readonly onCode: (code: string) => Promise<"done" | "failed">;
  readonly onClose: () => void;
  /** Setup mode: 'Skip for now'. Left out, the button reads 'Cancel' and closes. */
  readonly onSkip?: (() => void) | undefined;
  /** While blocked: milliseconds since 1970 at which the next try is allowed; Infinity when only a reset helps. */
  readonly blockedUntil?: number | undefined;
};

/** The passcode dialog in both modes (PASS-01..03). Mount it when it opens; each opening starts empty. */
export function PasscodeDialog({
  mode,
  displayName,
  initial,
  title,
  text,
  onRecover,
  failedText,
  onCode,
  onClose,
  onSkip,
  blockedUntil,
}: PasscodeDialogProps) {
  const [state, send] = useReducer(passcodeReducer, mode, startPasscode);
  const [busy, setBusy] = useState(false);
  const [forgot, setForgot] = useState(blockedUntil === Infinity);
  const wait = useSecondsUntil(blockedUntil);
  const waitLeft = wait > 0 ? waitText(wait) : undefined;
  const latest = useRef(onCode);
  latest.current = onCode;
  const latestText = useRef(failedText);
  latestText.current = failedText;

  useEffect(() => {
    const code = state.wantsSubmit;
    if (code === undefined) return;
    let gone = false;
    // In verify mode the last dot is seen before the dialog goes.
    const timer = setTimeout(
      async () => {
        setBusy(true);
        const outcome = await latest.current(code);
        if (gone) return;
        setBusy(false);
        if (outcome === "failed") send({ type: "setup-failed", text: latestText.current });
      },
      mode === "verify" ? submitDelayMs : 0,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [state.wantsSubmit, mode]);

  const isVerify = mode === "verify";
  const disabled = busy || wait > 0;
  const focusIn = (row: "code" | "confirm") => (state.focus.row === row ? state.focus.box : undefined);
  return (
    <Dialog
      open
      title={title ?? (isVerify ? `Welcome back, ${displayName}` : `Set a passcode, ${displayName}`)}
      text={
        text ??
        (isVerify
          ? "Enter your 4-digit passcode"
          : "Four digits that keep your log yours on a shared screen. It is optional.")
      }
      high={isVerify}
      crest={isVerify ? <Avatar initial={initial} large /> : undefined}
      onClose={onClose}
    >
      <form
        className="stack-24"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "submitted" });
        }}
      >
        <div className="stack-16">
          <div className="stack-8">
            {!isVerify && <span className="b">New passcode</span>}
            <PasscodeBoxes
              row="code"
              label={isVerify ? "Passcode" : "New passcode"}
              boxes={state.code}
              focused={focusIn("code")}
              turn={state.focus}
              disabled={disabled}
              send={send}
            />
          </div>
          {!isVerify && (
            <div className="stack-8">
              <span className="b">Confirm passcode</span>
              <PasscodeBoxes
                row="confirm"
                label="Confirm passcode"
                boxes={state.confirm}
                focused={focusIn("confirm")}
                turn={state.focus}
                disabled={disabled}
                send={send}
              />
            </div>
          )}
          {waitLeft !== undefined && (
            <p className="row danger" role="alert">
              <Icon name="lock" size="s" />
              <span>
                Too many wrong passcodes. Try again in{" "}
                {/* Said once, with the alert; the seconds are for the eye. */}
                <b className="b nums" role="timer" aria-live="off">
                  {waitLeft}
                </b>
                .
              </span>
            </p>
          )}
          {state.message !== undefined && (
            <p className="row danger" role="alert">
              <Icon name="warning" size="s" />
              {state.message}
            </p>
          )}
          {forgot && (
            <p className="note" role="status">
              <Icon name="info" />
              <span>
                The owner of your household can reset it, or whoever runs the server. You then choose a new
                one. Nothing that you logged is lost.
              </span>
            </p>
          )}
        </div>
        <div className="stack-4 last">
          {isVerify ? (
            <>
              {!forgot && (
                <Button kind="g" full onClick={() => setForgot(true)}>
                  Forgot your passcode?
                </Button>
              )}
              {forgot && onRecover !== undefined && (
                <Button kind="g" full onClick={onRecover}>
                  I have the recovery code
                </Button>
              )}
              <Button kind="q" full onClick={onClose}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <Button kind="p" xl type="submit" busy={busy && "Setting..."}>
                Set Passcode
              </Button>
              <Button kind="q" full onClick={onSkip ?? onClose}>
                {onSkip === undefined ? "Cancel" : "Skip for now"}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}
