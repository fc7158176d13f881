/**
 * What is worked out from an object once, and forgotten with it: designing, checking and repairing a week ask the same over and over.
 * It changes no answer, because nothing that is asked this way ever changes.
 */
export const once = <Asked extends object, Answer extends object>(
  make: (key: Asked) => Answer,
): ((key: Asked) => Answer) => {
  const known = new WeakMap<Asked, Answer>();
  return (key) => {
    const answer = known.get(key) ?? make(key);
    known.set(key, answer);
    return answer;
  };
};
