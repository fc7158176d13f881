import { type FunctionComponent, useEffect } from "react";
import { clearCurrentProfile } from "../data/household/current-profile.ts";

/** In place of a file of the lock that did not come: nobody is let in on the way, and nobody stands before an empty page. */
export const ToPicker: FunctionComponent<object> = () => {
  useEffect(clearCurrentProfile, []);
  return null;
};
