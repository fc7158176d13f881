/** A weekly form between two visits: what was typed over what is stored, and the messages of its fields. */
import type { FieldErrors } from "@muster/domain/onboarding/onboarding";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Result } from "@muster/domain/shared/result";
import { useState } from "react";
import { type Drafts, touched, typedMessages } from "./form-draft.ts";

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
  // undefined until something is changed or sent: until then the messages are those of the restored draft.
  const [errors, setErrors] = useState<FieldErrors>();
  const [refusals, setRefusals] = useState(0);
  return {
    /** The draft was stored on this device. */
    isStored,
    /** Whatever was not touched follows the day's check-in, also one that comes while the page is open. */
    over: (stored: Draft, parse: (draft: Draft) => Result<unknown, FieldErrors>): FormDraft<Draft> => {
      const draft = { ...stored, ...typed };
      const parsed = errors === undefined ? parse(draft) : undefined;
      const shown = errors ?? (parsed?.ok === false ? typedMessages(typed, parsed.error) : {});
      return {
        draft,
        errors: shown,
        refusals,
        // A message goes when its field is corrected.
        change: (part) => {
          const changed = touched(stored, typed, part);
          setTyped(changed);
          setStored(drafts.keep(profileId, day, changed));
          setErrors(Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
        },
      };
    },
    refuse: (messages: FieldErrors): void => {
      setErrors(messages);
      setRefusals(refusals + 1);
    },
    /** It was saved. */
    drop: (): void => drafts.drop(profileId, day),
  };
};
