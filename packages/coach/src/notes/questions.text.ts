/** What is asked about a note: one question at a time. */

/** Something sounded of health and could not be placed. */
export const healthQuestion =
  "I could not place all that you wrote about your health. Leave out what hurts, and tell us where below.";
/** A place with a limit is better. */
export const easedQuestion =
  "Good to hear that it is better. Is it over? Take it out here, and its moves may come back. Until then they rest.";
/** An operation or a birth in the note of the profile, which has no date. */
export const whenQuestion =
  "Your profile tells of an operation or a birth. When was it? Tap it here and enter the day: the steps after it go by weeks.";
/** A stay in the note of the profile, which has no date to reckon its end from. */
export const stayQuestion =
  "Your profile tells of a stay away from home, but not from which day to which. Write it in the note of a check-in instead: it ends by itself there.";
/** A newborn in the house. */
export const birthQuestion =
  "A newborn, how lovely. Did you give birth? Then tap After a birth below and enter the day: your weeks go by it. If not, say in the check-in how you sleep, and the week minds it.";
/** The same of a wish. */
export const wishQuestion =
  "I read a wish that I could not place. Choose it below, or change it in Settings.";
