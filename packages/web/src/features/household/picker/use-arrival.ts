/** What opens by itself when the list of profiles appears: the only profile, a page that waited, a code in the link. */
import { onlyProfile, type PickerEntry } from "@muster/domain/profiles/picker";
import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { clearSetupCode } from "../joining/setup-code.ts";
import { isSwitching } from "./switch-user.ts";
import type { Household } from "./use-household.ts";
import { wantedPage } from "./wanted-page.ts";

/** @param code the setup code of the link, if there is one */
export const useArrival = (
  household: Household,
  code: string | undefined,
  choose: (profile: PickerEntry) => void,
  addWithCode: (code: string) => void,
): void => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const current = useCurrentProfile();
  // USR-03, once: cancelling the prompt shows the list. Not after 'Switch user', which opens the list.
  const only =
    household.is === "joined" && household.isComplete
      ? onlyProfile(household.profiles, current !== undefined)
      : undefined;
  const chosenByItself = useRef(isSwitching());
  useEffect(() => {
    if (only === undefined || chosenByItself.current || code !== undefined) return;
    chosenByItself.current = true;
    choose(only);
  });
  // USR-07: a profile was chosen while the list was shown, here or in another tab.
  const currentBefore = useRef(current?.id);
  useEffect(() => {
    const wasNobody = currentBefore.current === undefined;
    currentBefore.current = current?.id;
    if (wasNobody && current !== undefined) navigate(wantedPage(search), { replace: true });
  }, [current, navigate, search]);
  // A link with a code on an enrolled device: adds a profile.
  const isAnswered = household.is === "joined" && household.isAnswered;
  const offered = useRef(false);
  useEffect(() => {
    if (!isAnswered || code === undefined || offered.current) return;
    offered.current = true;
    clearSetupCode();
    addWithCode(code);
  }, [isAnswered, code, addWithCode]);
};
