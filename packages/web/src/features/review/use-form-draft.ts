/** A weekly form between two visits: what was typed over what is stored, and the messages of its fields. */
import type { CivilDate } from "@muster/domain/shared/dates";
import { useState } from "react";
import { type Drafts, touched } from "./form-draft.ts";

type FieldErrors = { readonly [field: string]: string };

/** @param day of the check-in, or the first of the week under review */
export const useFormDraft = <Draft extends object>(
  drafts: Drafts<Draft>,
  profileId: string,
  day: CivilDate,
) => {
  const [typed, setTyped] = useState<Partial<Draft>>(() => drafts.read(profileId, day));
  const [isStored, setStored] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  return {
    /** The draft was stored on this device. */
    isStored,
    errors,
    /** How often the form was sent with a wrong value. */
    refusals,
    /** Whatever was not touched follows the day's check-in, also one that comes while the page is open. */
    over: (stored: Draft): Draft => ({ ...stored, ...typed }),
    /** Takes an input; a message goes when its field is corrected. */
    change: (stored: Draft, part: Partial<Draft>): void => {
      const changed = touched(stored, typed, part);
      setTyped(changed);
      setStored(drafts.keep(profileId, day, changed));
      const left = Object.entries(errors).filter(([field]) => !(field in part));
      if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
    },
    refuse: (messages: FieldErrors): void => {
      setErrors(messages);
      setRefusals(refusals + 1);
    },
    /** It was saved. */
    drop: (): void => drafts.drop(profileId, day),
  };
};
