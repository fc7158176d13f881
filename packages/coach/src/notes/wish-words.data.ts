/** The words that a note is read for wishes by; texts come as in `signs.data.ts`. */
import type { Wish } from "@muster/domain/planning/limits";
import type { TargetArea } from "@muster/domain/profiles/options";

/** A wish that another part of the app looks after, in the person's own words. */
export type Elsewhere = { readonly about: "food" | "kit"; readonly words: string };

export const asks =
  /\b(?:please|want(?: to)?|i'd (?:like|love|prefer|rather)|(?:would|'d) (?:like|love|prefer|rather)|can (?:we|i|you)|could (?:we|i|you)|wish|hope|let'?s|prefer|need|add|give me|include|put|bring back|keep|focus\w*|prioriti[sz]e|work on|emphasi\w+|next week|from now on|this week i|only have|only (?:got|want)|more|less|fewer|instead of|no more|skip|leave|drop|hate|dislike|sick of|tired of|bored|avoid|without|love to|miss|only|up it|make it|(?:down|up|cut|go|back) to)\b/;
/** What was, is no wish. */
export const past =
  /\b(?:did(?!n't)|went|felt|was|were|had|(?<!have |'ve )got|ran|made|managed|finished|lifted|trained|skipped|missed|ended up|yesterday|(?!tired|bored|limited|need|indeed|closed|naked|injured|signed|booked|entered|retired|crowded)\w{3,}ed|last (?:week|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/;

export const muscleWords: readonly (readonly [TargetArea, RegExp])[] = [
  ["arms", /\b(?:arms?|biceps?|triceps?|forearms?|guns)\b/],
  ["chest", /\b(?:chest|pecs?)\b/],
  ["shoulders", /\b(?:shoulders?|delts?)\b/],
  [
    "back",
    /\b(?:(?<!come |came |be |get |go |going |bring |put |cut |hold |step |pull |am |i'm )back(?! (?:to|in|from|into|off|on|at|after|again|with|up)\b)|lats?|upper back|traps?)\b/,
  ],
  ["core", /\b(?:core|abs?|stomach|belly|obliques?|six ?pack|waist)\b/],
  ["glutes", /\b(?:glutes?|bum|butt|booty|backside|hips)\b/],
  ["thighs", /\b(?:legs?|thighs?|quads?|hamstrings?|lower body)\b/],
  ["calves", /\b(?:calves|calf)\b/],
];
export const wantsMore =
  /\b(?:more|hit|target|love to do|love|extra|focus\w*|emphasi\w+|bigger|grow|build(?: up)?|bring up|prioriti[sz]e|work on|want to work|strengthen|add|double|stronger|tone|attention (?:to|for)|lagging|weak point|want|(?:want|like|love) (?:\w+ ){0,3})\b/;
export const wantsLess =
  /\b(?:less|fewer|easier on|not so much|too much|ease off|enough|cut (?:back|down)|reduce|go easy on|lighter on|skip|not (?:so|as) much|don'?t want (?:my|the|any|more|\w+er)? *$|don'?t want (?:\w+ ){0,2}(?:bigger|big)|big enough|no (?=\w+ (?:work|training|day|exercises)))/;
export const dislikes =
  /\b(?:hate|fewer|less|can'?t stand|don'?t (?:like|enjoy|want|give me|make me|need|include|add|put)|do not (?:like|want)|dislike|no more|without|skip|drop|leave (?:out|away)|leave (?:\w+ ){1,3}out|remove|take (?:\w+ ){0,3}out|get rid of|sick of|tired of|bored (?:of|with|by)|fed up|not a fan|instead of|rather not|avoid|stop giving|boring|not for me|replace|swap(?: out)?|anything but|except|lose the|cut the|ban|ditch|scrap|axe|kill the|lay off|steer clear of|done with|do without|over (?=\w+$)|stop with|enough (?:of|with)|never again|never|please no|instead|other than|any(?:thing)? (?:but|instead of)|not|no)\b/g;
export const likes =
  /\b(?:want|like to|love to|would love|enjoy|love|more|add|include|bring back|try|keep|miss|give me|prefer|please|need|how about|can we|can i|could we|put|get back to|learn|work on|looking forward to|more of|start|back in|back on|could use|dying to|get better at|master)\b/;

export const places: readonly (readonly [NonNullable<Wish["place"]>, RegExp])[] = [
  [
    "floor",
    /\b(?:no|without(?: any)?|don'?t have(?: any)?|zero|won'?t have(?: any)?) (?:equipment|kit|gear|weights|dumbbells)\b|\b(?:body ?weight|floor) only\b|\bonly (?:my )?body ?weight\b|\b(?:travel\w*|hotels?|business trip|on (?:holiday|vacation)|camping|away from home|on the road|(?:at|visiting|staying (?:at|with)) (?:\w+ ){0,2}(?:parents|in laws|mum|mom|family|cabin|cottage)|abroad|a flight|work trip|conference)\b/,
  ],
  [
    "home",
    /\b(?:outdoors?|outside|in the (?:park|garden|fresh air))\b|\b(?:train|work ?out|stay|do (?:it|them|everything|all)|only|all|sessions?|rather|prefer|want|everything|week|it) (?:\w+ ){0,4}(?:(?:at|from) home|in (?:the|my) (?:living room|bedroom|garage|kitchen|lounge|house|flat))\b|\bhome (?:workouts?|sessions?|only|training)\b|\b(?:gym (?:\w+ ){0,3}(?:closed|shut|closes|ran out|ended|expired)|(?:quit|left|lost|cancel\w+|paus\w+) (?:my |the )?gym|(?:no|not) (?:\w+ ){0,3}gym|can'?t (?:get|go|make it) to the gym|cancel\w* (?:my )?gym|without (?:a |the )?gym)\b/,
  ],
  [
    "gym",
    /\b(?:train|all|everything|want|prefer|rather|only|go|move|sessions?) (?:\w+ ){0,4}(?:at|in|to) (?:the|a|my) gym\b|\b(?:rejoined|joined|got|have|signed up (?:for|at|to)|bought) (?:\w+ ){0,2}gym(?: membership)?\b|\bgym membership\b/,
  ],
];

export const event =
  /\b(?:wedding|getting married|big day|(?:hill|charity|long|big|sponsored) walk|half marathon|marathon|tri (?=in|on|at|race)|fun run|parkrun|sportive|gran fondo|(?:bike|cycle|cycling|rowing|running|mud|trail) (?:race|tour|ride)|race|kilimanjaro|summit|camino|regatta|gala|grading|audition|tryouts?|trials|selection|boot ?camp|powerlifting (?:meet|comp)|triathlon|5 ?k|10 ?k|5 ?km|10 ?km|competition|comp|meet|tournament|championships?|hike|trek|ski(?:ing)? (?:trip|holiday|week)|fitness test|army test|police test|fire(?:fighter)? test|obstacle (?:race|course)|spartan|hyrox|beach (?:holiday|trip)|match|season starts|photo ?shoot|reunion|cycling tour|swim meet|charity (?:run|walk|ride)|tough mudder|climb(?:ing)? trip|mountain|ironman)\b/;
export const noJumps =
  /\b(?:no|not|without|avoid|hate|skip|stop|don'?t|rather not|less|fewer|leave out|instead of|drop|never|can'?t|nothing with|hold the)\b[^.;]{0,25}\b(?:jump\w*|plyo\w*|hop(?:s|ping)?|bounc\w+|high impact|impact|leap\w*|skipping rope)\b|\b(?:jump\w*|plyo\w*) (?:\w+ ){0,3}(?:out|no|not|isn'?t|aren'?t)\b|\blow impact\b/;
export const quiet =
  /\b(?:quiet(?!ly confident)\w*|silent\w*|noise|noisy|nois[ey]less|thump\w*|stomp\w*|(?:neighbou?rs?|downstairs|landlord|flatmates?|roommates?) [^.;]{0,30}(?:complain\w*|asleep|sleep\w*|below|hear|bang\w*|angry|mad|upset)|thin (?:walls|floors|ceiling)|(?:baby|kids?|toddler|twins) (?:\w+ ){0,2}(?:sleeps?|asleep|napping|naps?|in the next room)|without waking|wake (?:the )?(?:baby|kids?|neighbou?rs?|everyone|anybody)|flat below|upstairs flat|apartment (?:below|building))\b/;

/** What is heard and belongs to no plan of training: food, and what somebody owns. */
export const elsewhere: readonly (readonly [Elsewhere["about"], RegExp])[] = [
  [
    "food",
    /\b(?:vegetarian|vegan|pescatarian|halal|kosher|gluten|lactose|dairy|shakes?|whey|protein powder|tofu|fish|chicken|beef|pork|meat|eggs?|nuts?|peanut\w*|shellfish|seafood|breakfast|lunch|dinner|snacks?|meals?|carbs|keto|low carb|fasting|calories|kcal|cook\w*|recipes?|allerg\w+ to|intoleran\w+|sugar|coffee|alcohol|wine|rice|bread|oats?|beans|salads?|vegetables|fruit)\b/,
  ],
  [
    "kit",
    /\b(?:only|just|own|have|got|bought|new|broke|sold|lost|no) (?:\w+ ){0,6}(?:dumbbells?|kettlebells?|bands?|barbells?|bench|rack|plates?|pull up bar|mat|treadmill|bike|rower|vest|rings|trx)\b/,
  ],
];

/** Words of asking, or of how somebody eats and what they own. */
export const asksElsewhere =
  /\b(?:vegetarian|vegan|pescatarian|halal|kosher|gluten|lactose|allerg\w+|intoleran\w+|hate|don'?t (?:like|eat|drink|have|own)|can'?t (?:eat|stand|have)|no|more|less|please|want|prefer|only|that's (?:it|all)|nothing else|just have|just got|bought|own|instead|without|rather|keto)\b/;

/** A sentence that plainly asks for something. */
export const asksPlainly =
  /\b(?:please(?! with)|i (?:really )?(?:want|wish)|i'd (?:like|love|prefer|rather)|i would (?:like|love|prefer|rather)|can (?:we|you)|could (?:we|you)|i hate|i only have|i'm (?:vegetarian|vegan)|vegetarian|vegan|lose \d+ ?(?:kg|kilos?|lbs?|pounds))\b/;
