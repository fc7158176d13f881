/** A weekly form between two visits: what was typed over what is stored, and the messages of its fields. */
import type { CivilDate } from "@muster/domain/shared/dates";
import { useState } from "react";
import { type Drafts, touched } from "./form-draft.ts";

type FieldErrors = { readonly [field: string]: string };

/** A form as it is shown, and what changes it. */
export type FormDraft<Draft> = {
  /** What is stored with what was typed over it. */
  readonly draft: Draft;
  readonly errors: FieldErrors;
  /** How often it was sent with a wrong value: each time the first such field takes the focus. */
  readonly refusals: number;
  readonly change: (part: Partial<Draft>) => void;
};

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
    /** Whatever was not touched follows the day's check-in, also one that comes while the page is open. */
    over: (stored: Draft): FormDraft<Draft> => ({
      draft: { ...stored, ...typed },
      errors,
      refusals,
      // A message goes when its field is corrected.
      change: (part) => {
        const changed = touched(stored, typed, part);
        setTyped(changed);
        setStored(drafts.keep(profileId, day, changed));
        const left = Object.entries(errors).filter(([field]) => !(field in part));
        if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
      },
    }),
    refuse: (messages: FieldErrors): void => {
      setErrors(messages);
      setRefusals(refusals + 1);
    },
    /** It was saved. */
    drop: (): void => drafts.drop(profileId, day),
  };
};
