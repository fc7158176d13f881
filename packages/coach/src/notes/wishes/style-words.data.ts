/**
 * How somebody wishes to train, which no record holds: for each kind the words, in the shorthand of `word-list.ts`, and what the app
 * says of it is in `elsewhereText`.
 */
import { wordList } from "../word-list.ts";

const amount = "(short|long|small|bigg?|quick|low|high)(er)?|more|less|fewer|extra|no|proper|enough";
const without = "no|skip|skipping|without|drop|ditch|cut( out)?|leave (out|off)";
const hour =
  "(early |late )?(in the )?(?<!(this|that|yesterday|every other) )(mornings?|evenings?|afternoons?|nights?)|(at |over )?lunch( ?times?)?|before work|after work|(at|by|around|like) \\d{1,2}( ?[ap]m)";

/** In the order of the answers. */
const kinds = {
  pairs:
    "super ?set~|(giant|tri|compound) sets?|back to back|pair(ing)?( up)? (\\w+ )?(exercises?|moves?|lifts?)|(exercises?|moves?|lifts?) in pairs|circuits?|(crossfit|wod|emom|amrap)( (type|style|like|stuff|kind)){1,2}|emoms?|amraps?",
  rest: `(short|long)(er)? (rests|breaks|pauses|rest (times?|periods?)|rest)|(more|less|longer|extra|no|fewer) (resting|breaks?|rest (time|between)|(time )?(to (rest|recover) )?between)|(rests?|breaks?|pauses?)( (times?|periods?))? ((is|are|be|way|a bit|much) )*(too )?(short|long)(er)?|\\d+ ?(s|secs?|seconds?|m|mins?|minutes?) ((of )?rest(?! days?)|breaks?( between)?|pauses?|(in )?between)|rest(ing)? (for )?(only |just )?\\d+ ?(s|secs?|seconds?|m|mins?|minutes?)`,
  reps: "(\\d+|five|eight|ten|twelve) (to |over )?(\\d+ )?reps?|sets of (\\d+|five|eight|ten|twelve)|\\d ?x ?\\d{1,2}(?! (kg|lbs?|min~|times))|(low|lower|high|higher|more|less|fewer|different) (rep|repetition)s?( ranges?)?|rep ranges?|reps? (go(ing)? |be )?(up|down|higher|lower)|(?<!(when|if|after|whenever) i )(lift|go|train)(ing)? (\\w+ )?heavy|heavy (singles|doubles|triples|fives)|drop ?sets?|(go|train~|sets?) to failure|(heavy|lighter|light) weights?,? (and |with |but )?(\\w+ )?reps",
  warm_up: `(${amount}|${without}|different|better|own|\\d+ ?(m|mins?|minutes?)) ((the|a|any|of|my) )*warm(ing)? ?ups?|warm(ing)? ?ups? ((is|are|be|should|could|to|a bit|way|much|on|the|too) )*((short|long)(er)?|out|more|first|bike|treadmill|rower)|(longer|time) (to|for) warm(ing)? up|(${amount}|${without}) ((the|a) )*cool ?downs?`,
  mobility: "stretch(es|ing)?|mobility|flexib(le|ility)|foam (roll~)|yoga(?! mat)|pilates|limber|supple",
  cardio: "zone (2|two)|steady state|liss|low intensity (cardio|stuff|training)",
  order:
    "(?!(safety|form|technique|me|you|ladies|the|my|things|health|family|work|one|a|at|it|us)\\b)\\w{3,} (first|last)(?= (please|pls|then|and|in the|each|every)| *$)|(start|begin|finish|end|open) (off |(my|the|each|every) (\\w+ )?)?with(?! an? stretch)|(at|near|to|by) the (very )?(start|beginning|end)( of (the|my|each|every|a) (\\w+ )?(session|workout)s?)?(?= (please|pls|not|and|instead)| *$)|(before|after) (the |my )?(weights|lifting|cardio)|(different|other|change the|swap the) order",
  split:
    "a split|upper,? (and )?lower|(full|whole|total) body (every|each|all|only|sessions?|workouts?|days?|instead|please|split|training)|bro split|body ?part split|(one|a|1|single) (muscle|body ?part)( group)? (a|per|each|every) (day|session|workout)|(different|new|other|my) split",
  tools:
    "only cables|(prefer|rather) (\\w+ )?(dumbbell|barbell|kettlebell|cable|band)s? (to|over|than|instead)|machines? (only|instead|rather|not|over|please|based)|(only|just|all|more|fewer|less|prefer|rather|use|using|on) (the |use )*machines(?! (are|is|were|was))|free weights?|(more|less|fewer|prefer|rather|use) (the )?cables?",
  hour: `(prefer|rather) (the )?(${hour})|no (early|late|morning|evening) (workouts?|sessions?|training)|(train~|work(ing)? ?out|exercis~|sessions?|workouts?|gym|lift(ing)?) (\\w+ ){0,3}(${hour})|(move|moving|switch|shift|change) (\\w+ ){0,4}to (the |an? )?(${hour})|(mornings?|evenings?|afternoons?|lunch ?times?) (only|suits?|works?|please|are (better|best))`,
  units:
    "(use|in|show|switch to|change to|want|prefer|see|work in|convert to) ((it|them|the|weights?|everything|all|my|plan|in|to) ){0,4}(lbs?|pounds|kilos|kgs?|kilograms|metric|imperial|miles|km)(?= (please|pls|instead|not|rather|and not)| *$)",
  goal: "(los(e|ing)|shed|gain~|put(ting)? on|drop|cut) (\\w+ ){0,4}(weight|fat|kilos?|kgs?|lbs?|pounds|stone|muscle|mass|size|belly|gut|tummy)(?! (on|from) the)|(slim|lean|bulk|cut)(ming|ning|ing)? (down|out|up)|(get|getting|be|become) (\\w+ )?(ripped|shredded|lean|leaner|fitter|jacked|in shape|fit)|(want|trying|like|going|time) to (bulk|cut|recomp|tone up)|look (good|better|fit|great) (in|for|at|on|by)|recomp~|(be|get) able to do|goal is to",
  activity:
    "(walk|bike|cycle|run|jog|ride|scoot)(s|ing)? to (and from )?(work|school|uni|the office|the gym|college)|(i|my|the) commut(e|ing)|\\d+k? steps|steps? (count|goal|target)|(do|does|will) (\\w+ ){1,3}count|counts? (right|as)|(could|can|may) (i|we) (\\w+ )?(swim|bike|cycle|run|jog|row|climb|hike|dance|box|play \\w+)",
  nights:
    "night ?shifts?|(on|work~|do|doing) (nights|lates|earlies)|(early|late|split|rotating|double) shifts?|shift ?work~",
  variant:
    "(paused?|tempo|spoto|larsen|zercher|jefferson|pin) (bench~|squat~|deadlift~|press(es)?|rows?|reps?|lunges?|pull ups?|push ups?|dips?|curls?|work)|(slow|slower) (negatives?|eccentrics?|reps|tempo)|time under tension|cluster sets?",
  length:
    "(shorter|longer|quicker) (sessions?|workouts?|training)|(sessions?|workouts?|it|they|training) ((be|could|should|a|bit|little|much|way|too|is|are) )*((short|long)(er)?|quicker|drags? on)|be (the |an? )?(long|short|quick)(er|est)? (one|day|session)|(shorten|trim|cut down) (the |my )?(sessions?|workouts?|them|training)",
} as const;
export const styleWords = Object.fromEntries(
  Object.entries(kinds).map(([kind, words]) => [kind, wordList(words)]),
) as Readonly<Record<keyof typeof kinds, RegExp>>;

/** Told of what is done and liked, and not asked for. */
export const praisesStyle =
  /\b(?:lov\w+|like[ds]?|enjoy\w*) (?:the|my|these|those|that|this|doing|how)\b|\b(?:is|are|it's) (?:\w+ )?(?:nice|great|good|fun|fine|perfect|brilliant)\b/;
/** Told of a day, where no word asks for anything. */
export const tellsOfStyle =
  /\b(?:today|yesterday|done|so far|helps?|getting|going|lately|because)\b|\b(?:is|are|it's)\b(?!.*\b(?:too|not)\b)/;

/** Methods, which name nothing of a body. */
export const methodWords = (
  ["pairs", "reps", "warm_up", "split", "tools", "hour", "units", "variant"] as const
).map((kind) => styleWords[kind]);
/** Words of asking beside those of `requestPhrases`. */
export const asksForStyle =
  /^ ?(?:do|put|make|use|have|give|keep|let)\b|\b(?:trying|hoping|looking|start\w*|swap|have to|gotta|any chance|what about|how about|longer|shorter|counts?)\b/;
