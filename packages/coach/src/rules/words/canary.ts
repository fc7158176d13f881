/** A word that stands in the question to a model and nowhere else: an answer that repeats it leaks the question. */
export const canary = "juniper-lantern-4417";
