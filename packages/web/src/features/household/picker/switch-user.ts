/** USR-07: leaves the current profile and goes to the picker; every open tab follows by the `storage` event. */
import { useLocation } from "wouter";
import { clearCurrentProfile } from "../../../data/household/current-profile.ts";
import { useServices } from "../../../data/services.ts";
import { endSession } from "../passcode/session-end.ts";

type SwitchState = { readonly switching?: true } | null;

/** @returns call it to show the picker; what waits to be sent stays on this device for the next unlock */
export const useSwitchUser = (): (() => void) => {
  const [, navigate] = useLocation();
  const { api } = useServices();
  return () => {
    const state: SwitchState = { switching: true };
    clearCurrentProfile();
    void endSession(api, localStorage);
    navigate("/user-select", { state });
  };
};

/** Whether the person opened the picker: then even a single profile waits for a tap (USR-03 is for the start). */
export const isSwitching = (): boolean => {
  const state: SwitchState = history.state;
  return state?.switching === true;
};
