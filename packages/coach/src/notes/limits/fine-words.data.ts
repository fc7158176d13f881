/** Words with which somebody calls an exercise fine, of a sentence after `withExercises`. */

const verdict =
  "(?:(?:is|are|feels?|seems?|stays?) )?(?:(?:still|all|totally|perfectly|completely|absolutely|just) )*(?:fine|ok|okay|good|great|alright|no (?:problem|issue|trouble|bother)s?|not a problem|painless|pain free|without (?:any )?(?:pain|problems?|trouble))|(?:do|doe)(?:s)?(?:n't| not) (?:hurt|ache|bother (?:me|it)|pinch)";
const ending = "(?:(?: |though|however|for me|so far|at all|thank\\w*)*)";
const before =
  "(?:and |but |while |whereas |though |only |just |the |my |doing |all |both |i can (?:still )?|i )*";
/** "Benching is fine": what is called so. */
export const closing = new RegExp(`^ ?${before}(?<what>.+?) (?:${verdict})${ending} ?[.!]?$`);
/** Fine only so far: no word for all of it. */
export const doubts =
  /\b(?:light\w*|easy|slow\w*|careful\w*|if|when|unless|until|till|except|as long|with|low|small|half|not|n't|never|hardly|almost|nearly|mostly|sometimes|usually|wa|was|were|used|machine|band|sometime)\b/;
/** Nothing but words between names. */
export const betweenNames = /^(?: |,|and|or|the|my|both|all|also)*$/;
