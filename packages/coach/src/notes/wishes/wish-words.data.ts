/**
 * The words of wishes, in the shorthand of `word-list.ts`: what is wanted or not, and what it can be about. Sentences come in
 * one spelling and with every word in the singular (`withExercises`), so "this" may be "thi".
 */
import type { Wish } from "@muster/domain/planning/limits";
import type { TargetArea } from "@muster/domain/profiles/options.text";
import { matchesIn, type Rewrites, wordList } from "../word-list.ts";
import { styleWords } from "./style-words.data.ts";

const styleKinds = Object.keys(styleWords) as (keyof typeof styleWords)[];
/** What a wish may be about that no field holds, in the order of the answers. */
export const elsewhereKinds = [
  "unknown_kit",
  "unknown_skill",
  "food",
  "kit",
  "harder",
  "easier",
  "worn",
  "variety",
  ...styleKinds,
] as const;
/** A wish that another part of the app looks after, in the person's own words. */
export type Elsewhere = {
  readonly about: (typeof elsewhereKinds)[number];
  readonly words: string;
};

/** More effort of everything: the ratings in the log ask for that. */
export const harderInAll = wordList(
  "(?<!(don't|not|never|doesn't|didn't|did|does) )make (it|this|them|things|(the|my) (week|plan|workouts?|training|sessions?)) (a (bit|little|lot) )?(harder|tougher|more (challenging|intense|difficult))|more of a challenge",
  "(?<!(don't|not|never) )(step|turn|ramp|crank) (it|things) up",
  "(want|need|like|love|give me|ready for) (a |some )?(bit )?(harder|tougher|more (challenging|intense|difficult)) (week|workout|plan|session|training|program)s?",
  "(it|this|that|(week|plan|workouts?|training|sessions?|everything)) (is|are|was|were|feels?|felt) (way |much |a bit |far )*too easy|its (way |much |a bit |far )*too easy",
  "(push|go) (me|us|it|things)? ?(a (bit|little) )?(harder|more)(?= *$| (this|next|please|now))|(up|raise|increase|bump up) (the |my )?(weights?|loads?|intensity)|(lift|go|train) heavier|(is|are|was|were|feels?|felt) (way |much |a bit |far )*too light|(more|heavier) weights?,? (and )?(fewer|less) rep~|(fewer|less) rep~,? (and |but )?(more|heavier) weights?",
);

/** Less effort of everything, for a week. */
export const easierInAll = wordList(
  "(go|going|take it|be) (a (bit|little) )?(easy|easier|gentle|gently|light|lightly|lighter) (on|with) me|take it easy (this|next) week",
  "(easy|easier|light|lighter|gentle|gentler|recovery|rest|cruise|calm|calmer) week(?! (at|of|off)\\b)|deload~|less (hard|intense) week|not (such|so|too|as|that) (a )?(hard|tough|intense) (a )?week",
  "(week|one) (be|is) (an? )?(bit |little )?(easy|easier|light|lighter|gentle|gentler|calm|calmer)( one)?",
  "(make|keep) (it|things|everything|(this|next|the|my) week) (a (bit|little) |nice and )?(easy|easier|light|lighter|gentle|gentler)(?! on)",
  "(dial|tone|turn|slow|take) (it|things|everything|(this|next|the|my) week) (down|back)|something (gentler|easier|lighter)|(my|the) foot off the (gas|pedal|throttle)|(need|use|like|want|take|have) a (\\w+ )?breather|(burnt|burned) out|(less|lower|reduce|cut|too much) (the )?volume(?! (for|on|of))|too many (sets|exercises)(?! (for|on|of|with))",
  "(back|ease) off (a (bit|little|touch)|some|things|it|this week|next week|for a|please)( (this|next) week)?",
  "(only|just) (light|easy|gentle) (stuff|training|sessions?|workouts?|things)|(?<!cleared (me )?for )(light|easy|gentle) (stuff|training|sessions?|workouts?|things) (only|this week|next week|for (a|one|the) week)",
);
/** Of what the same sentence names: "too many squats, dial it down". */
export const ofNamedThing = /\bit\b/;

/** The same moves are dull, or may not change. */
export const varietyWords = wordList(
  "mix (it|things) up|((the )?(plan|week|workouts?|training|it)('s| is| are) )?(always |just )?(the )?same (every|each) (week|day|time|session)|(want|need|like|love|more|some|bit of|little) (\\w+ )?(variety|variation|change)|(same|identical) (thing|stuff|exercises?|moves?|workouts?|routine|sessions?|plan) (every|each|all|again|week)|something (new|different)|stale|monotonous|(make|keep) (it|this|training|things) (more )?fun|(new|different|other) (exercises|moves|workouts)",
  "(don'?t|do not|not|without) (chang~|swap~|switch~) (the |my |any |of )*(exercises?|moves?|workouts?|routine|plan)|(stick|stay) (with|to) (the )?same|(keep|leave) (the |my |all )*(exercises?|moves?|workouts?|routine|plan|it) (the same|as (it|they) (is|are))|bored",
);

/** Not wanted, said before it. */
export const outBefore = wordList(
  "hat(e|ed|ing)|loath~|despis~|detest~|dread~|dislik~|can'?t (stand|bear|abide|be bothered with)|(don'?t|do not|doesn'?t|never|not) (really |ever |even |particularly |much )?(like|enjoy|want|wanna|need|love|fancy|care for|give me|include|add|put|make me( do)?|get on with|use|see|do)( (to see|to do|any|more|of|bigger|larger|thicker|wider))*|(didn'?t|did not) (really |much |particularly )?(like|enjoy|love|get on with)|(gone|going|went) off|(not|isn'?t|wasn'?t|less than) (really |too |so |very |particularly )?(an? )?(fan|keen|into|fond|big|crazy|mad|interested|excited|fussed|bothered)",
  "nix|veto|refus(e|ing) to( do)?|(kick|chuck|throw) out|not in the mood for|skip|drop|ditch|scrap|ban|axe|bin|dump|kill (the|those|all)|lose (the|those|all)(?! (belly|tummy|fat|gut|waist|love))|toss|remov~|delet~|exclud~|eliminat~|omit~|forget( about)?|cut( out| back( on)?| down( on)?)?|leave (out|away|off)|tak(e|ing) (out|away|off)|get(ting)? rid of|do away with|without|minus?|stop (with|doing|giving|putting|adding|planning|making)|spare me|you can keep|rid of|hold the|save me from|no more|please no|never again|(?<!not )enough( of| with| already)?|avoid|steer clear of|stay away from|anything (but|except)|except|instead of|rather than|other than|in place of|replac(e|ing)|swap(ping)?( out)?|switch(ing)? out|substitut(e|ing)|exchang(e|ing)|trade|chang(e|ing)|alternativ~ (to|for)|sick (and tired |to death )?of|no to|nothing with|tired of|bored (of|with|by)|fed up (with|of)|had it with|(done|finished) with|(i'm|i am|am) over|over (?=\\w+$)|do i (have|need) to( do)?|why (do i|am i|so many|always|all the|(are|is) there(?! no))|quit|rest from|lay off|never( again)?|rather not( do)?|take a break from",
  "ease off|(less|fewer)( (time|work|sets?|exercises?|stuff|volume))?( (for|on|to))?|too (many|much)|reduc(e|ing)|half (the|of the|as much)|halve|(ease|easy|easier|light|lighter) (off |up )?on|dial~( down| back)?|tone( it)? down|turn down|scale (down|back)|limit|minimi[sz]e",
);
/** A denial that stands right before it: "no burpees", "not those stupid lunges". */
export const outBeside =
  /\b(?<!\b(?:did|why|there) )(?:no|not|zero|nor)(?: (?!enough|problem|issue|pain|trouble|time|idea|one|way|doubt|wonder|longer|only|just|bad|in|to|at|on|from|with|for|when|if)\w+){0,2} $/;
/** Not wanted, said after it. */
export const outAfter = wordList(
  "(are |is |was |were |all |stay |stays |go |goe |went )?(?<!\\bme )out(?! (of breath|loud|there|side))|away|(has|have|need|want|ought|got|gotta|must|can|should|could|may) (to )?(go|leave|disappear|stop)|gone please|(are|is|were|was|feel|so|just|get|getting|got|become) (so |really |just |too |very |pretty |getting |a bit |bit |simply |kind of )*(overdone|overkill|too much|too many|enough)|no thank( you)?|(a )?no go\\b|(too|so) (big|bulky|large|massive|huge)( already)?|big enough|(in|to) the bin|(is|are) (still )?(broken|out of order|bust|busted|kaput)|a (rest|break|miss)(?! day)|less(?=$)|(need|take|cost) too much (room|space|time)|get(s)? plenty|overtrained|overworked|never again|not again|off((?= please| *$)| (the|my) (list|plan|menu))|(don'?t|do not) get (on|along)|no(?= *$)|do nothing for me|i('d| would) rather not|get enough|have had enough|(is|are|be) (always|alway|usually|usual|too|so|forever)? ?(taken|busy|occupied|hogged|in use)|no please",
);
const plain =
  "want( to| some| more)?|wanna|would (like|love|prefer|rather)|i'?d (like|love|prefer|rather)|(?<=\\b(i|we|really|would|still|do|d|also|and|but|to) )like|love|lov(ed|ing)|enjoy~|prefer|fancy|wish|more( of)?(?! (on|than))|extra|add(ing)?|includ~|bring(ing)?( me| back| in| on)|not enough|too (little|few)|(any|some)thing with|have you got|do you have|bring(ing)? my|room for|chance (of|for)|waiting for|(happy|glad|ready|willing|up|down|game) (to|for)|(put|throw|squeeze|sneak|mix)( in)?|giv(e|ing)( me)?|get me|mis(s|sing)|need|(how|what) about|(can|could|may|might|shall|should|will|would) (we|i|you|u|there|it|the plan)|are there|let( s| me)?|start me on|try(ing)?|learn~|master|get(ting)? (better|good) at|improv~|work(ing)? (on|toward)|(get|go|going|come|be) back (to|into|on)|keep|pl(ea)?se|pls|plz|gimme|dying to|keen (to|on)|in favou?r of|focus?( on)?|concentrat~( on)?|emphasi~( on)?|attention (to|for)|priorit~|goal( i| is|s)?|target|aim|what happened to|where (are|is|did|ha|have)|(would|'d) be (\\w+ )?(nice|great|good|cool|fun|awesome|lovely|ace|perfect|brilliant) to( do| have)?|don'?t (skip|drop|remov~|cut|lose|take)|can'?t wait|looking forward to|instead( do)?|(rather|sooner)( do| have)?|why no|bigger|larger|broader|wider|rounder|fuller|thicker|stronger|firmer|toned?( up)?|sculpt~|shape|build( up)?|grow~|strengthen~|develop~|bring up|defin~|doubl(e|ing) (the|my|up)|boost|up the|work(?= (my|the) )|skinny|puny|lagging";
/** Wanted, said before it. */
export const inBefore = wordList(
  plain,
  "hop(e|ing)|dream~ (of|about)|is there|start|plu|with|obsess~ with|addicted to|into|for|by|to (?=\\w+$)|some|hit|train",
);
/** Of the words before it, those that say it without any other word of asking. */
export const plainlyIn = wordList(plain);
/** Wanted, said after it. */
export const inAfter = wordList(
  "pl(ea)?se|would(n'?t| not) (hurt|be bad|be amiss)|pls|plz|focu|emphasi|speciali[sz]ation|(want|need|get|have|put|bring|add)~ (it|them|those|that|these)( back| in)?|(?<!\\b(reach|lean|bend|pull|arch|roll|look|move|push|step|twist|turn|arm) )back( in)?(?! (to|at|on|pain|from))|would be (\\w+ )?(nice|good|great|cool|fun|awesome|lovely|welcome|perfect|ideal|ace|brilliant|fab|sweet)|missing|more( often| of| pl| work| volume| set| love| focu)?|be (part of|included|possible)|in there|yes(?= *$)|in (the|my|thi) (plan|programme|program|mix|week|workout|session)|could (use|do with)|need~ (\\w+ )?(more|work|love|attention|help|focu|build|train|grow|strengthen|ton|firm|shap)~|(get|have|use|receive|be given) (\\w+ ){0,3}(love|attention|care|volume|tlc)|deserve|what (i|we) (need|want)|lag~|(are|is|look|still|so|too|very|feel) (\\w+ )?(behind|weak|small|tiny|flat|skinny|puny|thin|neglected|underdeveloped|weakest)|behind|weak (point|spot|link)|(my )?priority|first|to grow|to get (big|bigger|strong|stronger)|don'?t get enough|never get|bigger|stronger|by (summer|then|june|july|august|may|(the )?(new year|summer|christma|easter)|\\w+ember|october|january|february|march|april)|again please|(should|must|can) (stay|return|be in)",
);
/** Taste, wherever it stands beside a thing: "are my jam", "the bane of my life"; a denial turns it round. */
const liked = wordList(
  "ador~|lov(e|ing)|my (absolute |new |all time )?(jam|thing|fav~|bag|cup of tea|style|happy place|best friend|guilty pleasure|go to)|ma(k|d)e my (day|week)|(a )?(big |huge |massive )?fan|fond|(be|are) (\\w+ )?friends?|(are|is|were) (so |really |such |all )?(great|awesome|the best|fun|brilliant|fab~|ace|magic)|(?<!a )rock|rule|grow(ing|n) on me|get enough|obsess~|hook~|dream~|crav~|yes( please)?",
);
const disliked = wordList(
  "hat(e|ed|ing)|loath~|detest~|dread~|bane|nemesis|(my )?(arch )?enem(y|ie)|least fav~|(hard |i'll |big )?pass(?= *$)|be rid|torture|hell|gag|puke|yuck|yucky|meh|nope|ugh|gross|boring|bored|bore~|dull|the worst|awful|horrible|terrible|evil|devil|stupid|pointless|useless|silly|annoy~|lame|tedious|cruel|a pain|misery|miserable|suck|put me to sleep|(kill|killing) me(?! (in a|softly))|(not|isn'?t|aren'?t|wasn'?t) (really )?(for me|my friends?)|drive me|get on my nerve|turn~ my stomach",
);
const denies =
  /\b(?:not|never|no|hardly|isn'?t|aren'?t|wasn'?t|weren'?t|don'?t|doesn'?t|won'?t|can'?t|less than)(?: \w+){0,3} $/;
const isSaid = (text: string, words: RegExp, denied: boolean): boolean =>
  matchesIn(text, words).some(
    ({ index, 0: found }) => (found !== "get enough" && denies.test(text.slice(0, index))) === denied,
  );
/** What a clause says of taste, whatever it is about. */
export const tasteIn = (clause: string): "in" | "out" | null =>
  isSaid(clause, disliked, false) || isSaid(clause, liked, true)
    ? "out"
    : isSaid(clause, liked, false) || isSaid(clause, disliked, true)
      ? "in"
      : null;

/** The thing of the clause before. */
export const pronoun = /\b(?:it|them|em|those|these|that|they|there|one|some)\b/;
/** A whole clause that answers for what was just named. */
export const bareAnswer =
  /^ ?(?:and |so |a |bit |little |tad |just |please |pls |thank |can you |could you |can we |could we )*(?:nah|nope|no|i don't|no thank\w*|no please|please no|out(?: please)?|less|more|more please|less please|skip|something (?:else|different|new)(?: please)?|anything else|never again|not again|not (?:for )?me|cut back|go easy|ease off|too much|too many|enough|take a break|no more)(?: please| pls| thank\w*| there| then)*[ ?!]*$/;

/** The plainest word of asking. */
export const please = /\b(?:please|pls|plz)\b/;
/** What was, is no wish. */
export const past =
  /\b(?:did(?!n't)|went|felt|was|were|had|(?<!have |'ve )got(?! (?:time|access|(?:an?|my) (?:\w+ ){0,2}(?:match|game|race|\w*run|ride|swim|\w*athlon|\w*marathon|comp\w*|meet|wedding|tournament|test|hike|trip)\b))|ran|made|managed|finished|lifted|trained|skipped|missed|ended up|yesterday|(?!sacred|tired|bored|limited|need|indeed|closed|naked|injured|signed|booked|entered|retired|married|engaged|crowded|loved|enjoyed|moved|reopened|opened|based|neglected|underdeveloped|overdone|toned|rounded|shed)\w{3,}ed|last (?:week|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/;
/** Asked for, whatever the sentence tells besides. */
export const requestPhrases =
  /\b(?:please|pls|plz|wants?(?: to)?|wanna|i'?d (?:like|love|prefer|rather)|would (?:like|love|prefer|rather|suit|be)|(?:can|could|shall|should|may) (?:we|i|you|u|each|every|it)|wish|hope|hoping|let'?s|prefer|need|add|give me|include|put|bring back|keep|focus\w*|prioriti[sz]e|work on|emphasi\w+|next (?:week|month)|this week i|from now on|starting|(?:i|i'm|we) (?:now )?(?:can|able)|now|only|just|max\w*|more|less|fewer|instead of|no more|skip|leave|drop|hate|dislike|sick of|tired of|bored|avoid|without|love|miss|up it|(?:cut|make) (?:it|them)|plan (?:for|me)|suits?|(?:down|up|cut|go|back|switch|change|drop|limit\w*) (?:it )?(?:to|at)|enough|plenty|is fine|are fine|works?|is all i|all i (?:can|have|manage))\b/;

/** Muscles in the singular; a back only where no "come back" can be meant. */
export const muscleWords: readonly (readonly [readonly TargetArea[], RegExp])[] = [
  [["arms"], /\b(?:arms?|biceps?|bis|triceps?|tris|forearms?|guns?)\b/g],
  [["chest"], /\b(?:chest|pecs?|pectorals?)\b/g],
  [["shoulders"], /\b(?:shoulders?|delts?|deltoids?|rotator cuffs?)\b/g],
  [
    ["back"],
    /\b(?:(?<=\b(?:my|the|upper|mid|stronger|strong|bigger|wider|broader|thicker|more|extra|less|for|on|and|some|of|toned?|train|hit|focus?|love|or) )back(?! (?:to|in|into|at|after|again|from|off|on|please|up)\b)|(?<=\b(?:more|extra|less) )back(?= please\b)|(?<=\b(?:much|enough) )back(?= (?:in|on)\b)|back(?= (?:work|training|day|exercise|muscle|stuff|session|volume|move|set|too)\b)|lats?|traps?|rhomboids?)\b/g,
  ],
  [["core"], /\b(?:core|abs?|abdominals?|stomach|belly|tummy|obliques?|six ?pack|waist|midsection)\b/g],
  [
    ["glutes"],
    /\b(?:glutes?|bum|butt|booty|backside|behind(?= (?:bigger|rounder|firmer))|buttocks?|hips?)\b/g,
  ],
  [["thighs"], /\b(?:legs?|thighs?|quads?|quadriceps?|hamstrings?|hammys?|hams?)\b/g],
  [["calves"], /\b(?:calves?|calf)\b/g],
  [["chest", "back", "shoulders", "arms"], /\bupper body\b/g],
  [["thighs", "glutes"], /\b(?:lower body|posterior chain)\b/g],
];
/** What people do beside their training; exercises of the catalogue are found by their names. */
export const otherSports =
  /\b(?:swim|cycl(?:e|ing)|biking|danc(?:e|ing)|hik(?:e|ing)|ski|surf|(?:bould|mountaineer)ing|football|soccer|rugby|tennis|padel|squash|badminton|basketball|volleyball|handball|hockey|golf|cricket|baseball|softball|netball|yoga|pilates|judo|karate|bjj|jiu jitsu|kickboxing|muay thai|martial arts?|zumba|spin(?:ning)? class(?:es)?)\b/g;
/** A complaint is no wish for a muscle. */
export const complains =
  /\b(?:hurt\w*|pain\w*|sore\w*|ach(?:e|ing|y)\w*|strain\w*|sprain\w*|injur\w*|tight\w*|stiff\w*|twinge\w*|pulled|torn|tore|swollen|numb|cramp\w*|surgery|operation)\b/;
/** How a muscle felt or looked is no wish for it. */
export const describes =
  /\b(?:did|than|more weight|felt|looks?(?! (?:small|weak|flat|thin|tiny|skinny))|(?<!\b(?:want|wanna|like|need|get|have)\b.*)looking(?! (?:to|for)))\b/;

/** Away from home, whatever is there. */
export const away =
  /\b(?:travel\w*|(?:off|flying|jetting|heading|going) (?:to|away)(?: \w+)? for (?:an?|the|\w+|\d+) (?:weeks?|days?|nights?|weekend)|hotels?|airbnb|hostel|(?:business|work) (?:trip|travel)|on (?:holiday|vacation|leave|a cruise|a trip)|camping|away (?:from home|for|next|until|till|on business)|on the road|(?:at|visiting|staying (?:at|with)) (?:\w+ ){0,2}(?:parents?|in laws?|mum|mom|dad|family|grandparents|cabin|cottage|friends?)|abroad|overseas|(?:cruise|vacation|holidays?|trip) (?:next week|this week|tomorrow|until|till|from tomorrow)|a flight|conference)\b/;

/** Place of training -> words for it. */
export const places: readonly (readonly [NonNullable<Wish["place"]>, RegExp])[] = [
  [
    "floor",
    new RegExp(
      [
        away,
        /\b(?:no|without(?: any)?|don'?t have(?: any)?|zero|won'?t have(?: any)?|nothing) (?:equipment|kit|gear|weights|dumbbells|to train with)\b|\b(?<!\b(?:no|not|avoid|without|skip|hate|drop|less|any) (?:\w+ )?)(?:body ?weight|floor) (?:only|stuff|week|workouts?)\b(?! (?:is|are|was|were|hurts?|makes?|kills?|bothers?)\b)|\bonly (?:my )?body ?weight\b|\bwith (?:nothing|only|just) (?:(?:except|but) )?(?:a|my|the) (?:yoga )?mat\b/,
      ]
        .map(({ source }) => source)
        .join("|"),
    ),
  ],
  [
    "home",
    /\b(?:outdoors?|(?:take|mov(?:e|ing)|bring|do|shift(?:ing)?) (?:it|them|this|everything|training|sessions?|workouts?|things) (?:out )?(?:to|into|in) the (?:garden|park|yard|back ?yard|beach|terrace|balcony|woods|garage|basement|living room|house)|(?:it's|it is|be|back to) the (?:living room|lounge|garage|bedroom|kitchen floor)|(?<!the )outside(?! (?:of|the|my|our) )|al fresco|in the (?:park|gardens?|yard|back ?yard|fresh air|woods|sun)|(?:garden|beach|park|outdoor|forest) (?:workouts?|sessions?|training)|(?:home|garage|basement) gym(?! opened)|(?:living room|bedroom|lounge|garage|kitchen) (?:workouts?|sessions?|training|floor)|on the (?:beach|terrace|balcony|patio|grass))\b|\b(?:train(?:ing)?|work ?out|stay|do (?:it|them|everything|all)|only|all|sessions?|rather|prefer|want|everything|week|it(?! is)|exercis\w+|workouts?|switch\w*|move) (?:\w+ ){0,4}(?:(?:at|from|to) home|in (?:the|my|our) (?:living room|bedroom|garage|kitchen|lounge|house|flat|apartment|basement|hall\w*))\b|\bhome (?:workouts?|sessions?|only|training|plan)\b|(?:^|,) ?(?:only )?at home(?=$|,? (?:and (?:quiet|no|only|short)|please|pls|only|this week|next week))|\b(?:gym(?:'?s)? (?:(?!sauna|pool|steam|showers?|caf|bar|creche|lift|car)\w+ ){0,3}(?:closed|shut|closes)(?! (?:its|the|their|his|her|down the) (?!doors?))|(?:gym(?:'s)?|membership) (?:\w+ ){0,3}(?:ran out|ended|ends|expired|expires|too expensive|is full)|(?:quit(?:ting)?|left|leaving|lost|cancel\w+|paus\w+|froze|gave up|giving up|stopped) (?:my |the |going to the |at the )?gym|(?:no|not) (?:\w+ ){0,3}gym|can'?t (?:get|go|make it|afford) (?:to )?(?:the |a )?gym|cancel\w* (?:my |the |our )?(?:gym|membership)|without (?:a |the )?gym)\b/,
  ],
  [
    "gym",
    /\b(?:train|all|everything|want|prefer|rather|only|go|going|move|sessions?|back|plan|workouts?|do (?:it|them|\w+days?)) (?:\w+ ){0,4}(?:at|in|to|for) (?:the|a|my) (?:gym|fitness (?:studio|club|cent(?:re|er))|health club|leisure cent(?:re|er))\b|\b(?:rejoined|joined|joining|got|have|signed up (?:for|at|to|with)|registered (?:at|with)|became a member of|member of|bought|access to|start(?:ed|ing) (?:at|going to)) (?:\w+ ){0,5}(?:(?!gymnast|gym rings)\w*gym\w*|fitness (?:studio|club|cent(?:re|er))|health club|crossfit box|leisure cent(?:re|er)|ymca)(?: membership)?\b|\b(?:with|has|have|got|there's|there is) an? (?:\w+ ){0,2}gym\b|\bgym (?:membership|access|pass|card|trial)\b|\bgym (?:\w+ ){0,2}(?:re)?open(?:s|ed|ing)?\b/,
  ],
];

/** Words for an event that the person trains for. */
export const event =
  /\b(?:(?<=\b(?:signed up for|entered|entering|booked|registered for|doing|running|place in|spot in) (?:the |a |my |our )?(?:\w+ ){0,3})(?:run|ride|swim|walk)(?=$|,? (?:on|in|next|this|\w{3,9} \d))|wedding|getting married|marry(?:ing)?|honeymoon|big day|(?:hill|charity|long|big|sponsored) walk|half marathon|marathon|ultra|tri (?=in|on|at|race)|fun run|parkrun|sportive|gran fondo|(?:bike|cycle|cycling|rowing|running|mud|trail|relay) (?:race|tour|ride|event)|race|kilimanjaro|mont blanc|summit|camino|regatta|gala|grading|audition|tryouts?|trials|selection|boot ?camp|basic training|triathlon|duathlon|(?:5|10|15|2[015]|30|42|50|100) ?km?|competition|comp|(?:swim|track|powerlifting) meet|meet|tournament|championships?|hik(?:e|ing)(?: \w+){0,2}|trek(?:king)?(?: \w+){0,2}|climb(?:ing)? (?!machine|stairs)(?:\w+ ?){1,2}|ski(?:ing)? (?:trip|holiday|week)|skiing(?= (?:at|in|on|from) )|snowboard\w*|surf (?:trip|camp)|(?:fitness|army|police|pft|physical|military|academy|bleep|beep|fire ?(?:fighter)?) test|obstacle (?:race|course)|spartan|hyrox|beach (?:holiday|trip|season)|(?:summer |beach )?holiday|vacation|match|\w+ season(?: starts)?|season|photo ?shoot|reunion|charity (?:run|walk|ride)|tough mudder|mountain|ironman|prom|graduation)\b/;
/** Bound to an event, whatever was before: "got a place", "talked me into". */
export const commits =
  /\b(?:signed|entered|booked|registered|(?:talked|roped|dragged|persuaded|drafted|got|won) (?:\w+ )?(?:into|a (?:place|spot|ticket|bib)))\b/;
/** An event counts with a date, or with one of these. */
export const prepares =
  /\b(?:train(?:ing)?(?: me)? for|next (?:spring|summer|autumn|fall|winter)|prepar\w*|ready|(?:lose|fit|want|get|be|look)\b.*\b(?:before|by|until) (?:the|my|our|then)|for (?:the|my|a|our)|coming up|(?:on|this|next) (?:\w+day|week|weekend)|tomorrow|in (?:the )?(?:spring|summer|autumn|fall|winter|new year)|goal)\b/;
/** Words against jumping. */
export const noJumps =
  /\b(?:no|not|without|avoid|hate|skip|stop|don'?t|rather not|less|fewer|leave out|instead of|drop|never|can'?t|nothing|hold the|ban|free of)\b[^.;]{0,25}\b(?:jump\w*(?! (?:jacks?|ropes?)\b)|plyo\w*|hop(?:s|ping)?|bounc\w+|high impact|impact|leap\w*|skipping rope|explosive)\b|\b(?:jump\w*|plyo\w*|hopping) (?:\w+ ){0,3}(?:out|no|not|isn'?t|aren'?t|free)\b|\b(?:low|no|zero) impact\b|\bleav(?:e|ing) the (?:ground|floor)\b|\b(?:both |my )feet (?:\w+ )?(?:stay\w*|stuck|kept|keep|remain\w*|planted) (?:firmly )?on the (?:ground|floor)\b|\bkeep (?:both|my) feet on the (?:ground|floor)\b/;
/** Told of a day in the gym, they ask for nothing. */
export const loudness = /\b(?:quiet|silent|loud|nois)\w*/g;
/** Words for training without noise. */
export const quiet =
  /\b(?:quiet(?!ly confident)\w*|silent\w*|noise|noisy|thump\w*|stomp\w*|thud\w*|(?:neighbou?rs?|downstairs|landlord|landlady|flatmates?|roommates?|house ?mates?) [^.;]{0,30}(?:complain\w*|asleep|sleep\w*|below|hears?|bang\w*|angry|mad|upset|moan\w*|knock\w*)|thin (?:walls?|walled|floors?|ceilings?)|hush|(?:nothing|not|too) (?:too )?loud|(?:baby|babies|kids?|toddler|twins) (?:\w+ ){0,2}(?:sleeps?|sleeping|asleep|napping|naps?|in the next room)|sleeping (?:baby|kids?|child\w*|wife|husband|partner)|without waking|wake (?:the |up )?(?:baby|kids?|neighbou?rs?|everyone|anybody|family)|flat below|apartment (?:below|building|friendly|safe)|(?:flat|apartment|neighbou?r) friendly)\b/;

const kit =
  "dumb ?b?ells?|kettle ?b?ells?|bands?|barbells?|bench|rack|plates?|pull up bar|mat|treadmill|(?:exercise |spin )?bike|rower|rowing machine|cross ?trainer|peloton|stepper|sandbag|dip bars?|suspension trainer|vest|rings|trx|step|(?:skipping |jump )?ropes?|(?:medicine |swiss |gym )?ball|machine";
const lost =
  "packed (?:in|up)|broke(?! (?:my|the|a|another) (?:\\w+ )?(?:record|pb|pr|best))\\w*|snapped|sold|lost|gone|stolen|died|dead|binned|bin it|last legs|nicked|flogged|gave away|given away|returned|chucked|donated|arrived|missing";
/** Skills to which no exercise of the catalogue leads. */
export const unknownSkill =
  /\b(?:(?:front|back) levers?(?! rows?)|(?<!pseudo )planche(?! push)|human flags?|iron cross|dragon flags?|back ?flips?|handstand walk\w*|(?:front|side|middle|straddle|full|my|do|doing|learn\w*) (?:the |my )?splits)\b/;
/** A skill is worked on. */
export const practises = /\b(?:learn|work(?:ing)? (?:on|toward)|practi[cs]\w+|master|train(?:ing)? for)\b/;
/** How kit comes and goes. */
const moved = `only|just|own|have|got|get|getting|bought|brought|ordered|new|no|inherited|borrow\\w*|lent|lend|arriv\\w*|given|gave|put up|installed|set up|hung|for my birthday|use|there is|there's|picked up|treated|invested|scored|found|won|took|take|received|acquired|purchased|${lost}`;

/** What somebody eats: heard, and of no plan of training. */
export const food =
  /\b(?:vegetarian|veggie|vegan|food|groceries|pescatarian|halal|kosher|ramadan|c(?:o)?eliac|gluten|lactose|dairy|milk|cheese|yogh?urt|shakes?|whey|protein powder|tofu|soya?|lentils|fish|salmon|tuna|chicken|turkey|beef|pork|lamb|bacon|meat|eggs?|nuts?|peanuts?|almonds|shellfish|seafood|breakfast|lunch|dinner|snacks?|meals?|carbs|keto|paleo|low carb|fast(?:ing|ed)|calories|kcal|cook\w*|recipes?|allergic to|allerg\w+|intoleran\w+|sugar|sweets|chocolate|coffee|alcohol|beer|wine|rice|pasta|bread|oats?|potato\w*|beans|salads?|veg(?:etables|gies)?|fruit|broccoli|spinach|mushrooms?|tomato\w*|onions?|garlic|avocados?|bananas?|apples?|berries|cabbage|kale|sprouts|olives|hummus|curry|soups?|sandwich\w*|cereal|porridge|granola|butter|honey|juice|sodas?|protein|fibre|vitamins?|creatine|supplements?|plant based|intermittent|(?<=\bi )fast|breakfasts|lunches|dinners|smoothies|diet|eat(?:ing)?)\b/;
/** What somebody owns. */
export const kitMentions = new RegExp(
  `\\b(?:${moved}) (?:\\w+ ){0,6}(?:${kit})\\b|\\b(?:${kit}) (?:\\w+ ){0,6}(?:is \\d+ ?kg|only|up to \\d+ ?(?:kg|lb)s?|is here|came|${lost})\\b`,
);
/** It is about what somebody owns: "sold the barbell, no more squats with it". */
export const kitComesOrGoes = new RegExp(`\\b(?:${lost}|have|got|bought|new|own|use)\\b`);
/** A way to eat: told once, it holds. */
export const dietWords =
  /\b(?:vegetarian|veggie|vegan|pescatarian|halal|kosher|plant based|c(?:o)?eliac|lactose|gluten|allergic to|intoleran\w+)\b/;
/** Words of asking, or of how somebody eats and what they own. */
export const otherRequestPhrases =
  /\b(?:ramadan|should i|is it ok(?:ay)?|(?:what|how much|when) (?:should|can|do|to)|allerg\w+|i fast|need|new|is \d+ ?kg|is here|came|^ ?have|up to \d+ ?kg|hate|don'?t (?:like|eat|drink|have|own)|can'?t (?:eat|stand|have|do|digest|tolerate|drink)|no|more|less|fewer|please|want|prefer|only|cheaper|easier|quicker|simpler|trying|i'm off|that's (?:it|all)|nothing else|just have|just got|got|we(?: now)? have|i(?: now)? have|bought|sold|broke|snapped|ordered|arrived|lost|stolen|own|instead|without|rather|keto)\b/;

/** On a trip there is neither gym nor own kit. */
export const travelWords = wordList(
  "travel~|on the road(?! to)|hotels?|business trip|on (holiday|vacation)|away from home",
);

/** Days by other names; the sun and "sat" that are none. */
export const otherDays: Rewrites = [
  [/\bweekends?\b/g, "saturday sunday"],
  [/\b(?:week days?|weekdays?|working days|workdays)\b/g, "monday tuesday wednesday thursday friday"],
  [/\bsun(?= (?:is|was|out|shine))|\bsat (?=(?:on|in|down|at)\b)|\bsun ?(?=rise|set)/g, ""],
];
/** Said of one week: it holds for the plan of the next Sunday, and no longer on the Sunday after it. */
export const ofOneWeek = /\b(?:this|next|the coming|coming) week\b/;
/** Said of a habit: "only Tuesdays and Fridays", "25 minutes tops on weekdays", "20 minutes a day". It holds until it is taken out. */
export const ofEveryWeek =
  /\b(?:daily|(?:(?:\d|min(?:ute)?s?|hours?|days|times|sessions|workouts|once|twice) (?:max |tops |at most |only )?)(?:a|per|each|every) (?:single )?(?:day|week|session|workout)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekdays|weekends|working days|workdays|always|never|from now on|permanently|in general|each week|every (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/;
/** Minutes of something else. */
export const notASession =
  /\b(?:(?:of|min(?:ute)?s?) cardio|rest|plank|walk|ran|warm ?up|miles?|km|run in|hold|drive|away|late|between sets|sleep|slept|ago|early|bike ride|for breakfast|old|timer)\b/;
/** Minutes that a session may take. */
export const aboutSessions =
  /\b(?:(?:can|could|should|let|make|may) (?:it|them|we|sessions?|that)|anything over|only|max\w*|most|short\w*|than|have|'ve got|got|keep|cut|shorten|reduce|trim|under|within|per|sessions?|workouts?|each|day|time|limit\w*|free|enough|(?:would|will|'ll) (?:do|suit|work|be)|and done|squeeze|fit|need|want|please|pls|go|up to|cap|tops|bursts?|quick\w*|available|aim|stick to|ideally|spare|lunch|break|before work|after work|left|longer|fine|manage|all i|not more|no more|at a time|make|use|ok|okay|good|works|doable|realistic)\b/;
/** Lengths by their names, in minutes. */
export const lengths: readonly (readonly [RegExp, number])[] = [
  [/\bninety min/, 90],
  [/\bthree quarters of an hour\b/, 45],
  [/\bquarter of an hour\b/, 15],
  [/\bhour (?:and a quarter|15)\b/, 75],
  [/\bhour and a half\b|\b1[.,]5 ?h(?:ou)?rs?\b/, 90],
  [/\bhalf an hour\b|\bhalf hour\b|\b0?[.,]5 ?h\b/, 30],
  [/\btwo hours\b|\b2 ?h(?:(?:ou)?rs?)?\b/, 120],
  [/\b(?:an|one|1|full|whole) ?h(?:(?:ou)?r)?\b/, 60],
];
/** Nothing but an amount. */
export const bareAmount =
  /^(?:\W|\d|about|around|ca|max\w*|min(?:ute)?s?|each|per|session|workout|h|hours?|an|days?|training|times|x|a|week|tops|please|pls|only|just|keep it to|could you|up to|half|one|two|three|four|five|six|seven)*$/;
/** "Cap it at 40". */
export const capped =
  /\b(?:cap|limit|keep|cut|max|under|(?:longer|more) than|past)\w* (?:it |them |sessions |workouts )?(?:at |to |under )?(\d{2})\b(?! ?(?:kg|lbs?|reps|kilos?|%|percent|sets|years|days|times|g|km|steps))/;
/** Between a thing and how often it comes. */
export const linking =
  /^(?: |,|each|both|more|often|like|at|least|about|around|maybe|ideally|just|only|it|to|be|trained|worked|done|hit|in|on|up)*$/;
/** Days without training. */
export const off =
  /\b(?:(?:don'?t|not) (?:want|fancy|feel like) (?:to )?(?:go|going|train|training)|can'?t|cannot|can not|won'?t|don'?t (?:work|suit|fit)|doesn'?t (?:work|suit|fit)|(?:is|are|'s) (?:out|gone|no good|taken|full|packed|booked)|count me out|(?<!\b(?:came|come|comes|coming|took|taken|taking|fell|fall|falling|got|get) )off|rest|busy|away|except|skip|without|never|unavailable|working(?! out)|on call|anything but|impossible|nope|spare me|don'?t plan|nothing|not|no(?! (?:energy|pain|sleep))|drop|cancel|remove|(?:i|we) work(?! ?out)|(?:is|are) (?:family|church|choir|football|soccer|kids?|date|office|work|travel|laundry|school|class|movie|poker|game|games|yoga|swim|dance|dancing|band|quiz) ?(?:day|night|evening|practice|class)?|(?:keep|leave|have|need|want) (?:\w+ ){0,3}(?:free|clear|open|empty)|avoid|(?:is|are) for (?!training|workouts?|lifting|the gym)\w+|(?:do|would|could)n'?t \w+ (?:me )?(?:anything|nothing|stuff)|night off|alone|(?<=day) out|(?<=days) out)\b/;
/** The only days to train on. */
export const onlyOn =
  /\bonly (?:free|have|can|train|\w+days?|weekends?)|\b(?:just|only) (?:mon|tue|wed|thu|fri|sat|sun)|free (?:on|only)|\binstead\b|(?:mon|tue|wed|thu|fri|sat|sun)\w* only\b/;
/** Days to train on. */
export const on =
  /\b(?:can it be|could it be|make it|(?<=days?) in$|train|(?<=\b(?:i|to|can|we|could|only) )work ?out|move|shift|swap|switch|prefer|want|like|rather|do|have time|working out|can make|free on|(?:i'm|i am|we're) free|available|(?:sessions|workouts) (?:on|for)|days? (?:are|would be)|(?:is|are) (?:\w+ )?(?:my|the) (?:\w+ )?days?|free days?|instead|(?<!\b(?:at|to) )works?|suits?|better|best|ideal|perfect|only|just|fine|ok)\b/;
/** Words of wanting and of liking, which may be about anything. */
export const vague = /\b(?:want|like|rather|do|better|best|just|fine|ok)\b/g;
/** Said of training, or of nothing but days. */
export const ofTraining =
  /\b(?:train\w*|work ?outs?|working out|sessions?|gym|lift(?:ing)?|exercis\w+|run(?:ning)?|(?:my|the|other|different) days?)\b/;
/** They say nothing beside days. */
export const smallWords =
  /\b(?:i'?d|i'll|i'm|i|is|are|would|could|can|we|please|pls|it|them|these|those|be|to|on|the|a|and|or|also|too|maybe|only|for|me|my|at|so|thanks|thank|you|mornings?|evenings?|nights?|afternoons?|lunch|every|each|from|now|this|next|week|instead)\b/g;
/** "Thursday is football night, so nothing then". */
export const nothingThen =
  /\b(?:count me out|nope|don'?t plan|nothing|no (?:training|workouts?|sessions?|gym)|can'?t (?:train|make|do)|skip (?:it|that)|(?<!the )rest|no time|(?:leave|keep) (?:it|that|them|those) (?:free|off|out|alone|empty|clear))\b/;
/** The place is named as one where nobody wants to be. */
export const notThere = /\b(?:don'?t|not) (?:want|fancy|feel like) (?:to )?(?:go|going|train|training)\b/;
/** "Swap Monday for Thursday": from what, to what. */
export const swapped = /\b(?:swap|switch|move|shift|change|trade) (.*?) (?:for|to|with|into) (.*)/;
/** How somebody wishes to jump no more: no foot hurts by it. */
export const feetStay =
  /\bkeep(?:ing)? (?:(?:both|my) )?feet on the (?:ground|floor)\b(?:,? no (?:plyo\w*|jumps?|jumping)\b)?/g;
/** Two days trade places: both stay. */
export const tradedDays =
  /\b(?:swap|switch|trade|exchange) (?:my |the )?\w+days? and (?:my |the )?\w+days?\b/;
/** Between what is wanted and what is not. */
export const givenUp = /\b(?:instead of|rather than|not on|and not|but not)\b|(?<=day )not\b/;

/** Cardio by its names, walks and rides where it is said how many. */
export const cardioWords =
  /\b(?:(?:cardio|zone (?:2|two)|steady state|conditioning|aerobics?|endurance)(?! (?:machines?|equipment|day|class|kit|test))(?: (?:work|training|session|stuff|exercise))?|(?<=\b(?:more|less|fewer|extra|longer|shorter|many|much) )(?:walk|walking|cycling|bike ride|riding|jogging)(?! lunge))\b/g;
/** More is wanted of a thing, said right before or after it. */
export const asksForMore = (before: string, after: string): boolean =>
  /\b(?:more|extra|longer)\b[^,]{0,20}$/.test(before) || /^ (?:more|longer)\b/.test(after);
/** It is told or praised, or shall stay as it is: no wish for more or less. */
export const tellsOfCardio = (clause: string, before: string): boolean =>
  (past.test(clause) && !/\b(?:please|pls|want|would|can|could|next|let)\b/.test(clause)) ||
  /\b(?:(?:i|we)(?: really| also| do)* (?:lov\w+|like|enjoy\w*)|keep)(?: the| my| doing)* $/.test(before);
/** None at all is wanted, said before it; "no more than" is a number. */
export const noneBefore =
  /\b(?:no|zero|without|skip|drop|ditch|scrap|bin|stop|remov\w*|delet\w*|leav\w* out|cut out|tak\w* out|get(?:ting)? rid of|(?:don'?t|not) (?:want|need|give me|include|add|put|do)(?: in)?(?: any)?)\b[^,]{0,15}$/;
/** The same after it. */
export const noneAfter =
  /^ (?:(?:is|are|go|goes|should be|must be|can be|can go|stays?) )?(?:out|away|off)\b/;

/** What somebody wants to do more easily, told as a movement of the day. */
export const fromChair =
  /\b(?:(?:get|getting|stand|standing|rise|rising)(?: up| out)?(?: easily| better)? (?:up )?(?:out of|off|from|of) (?:(?:a|the|my|low|deep|arm) ?)*(?:chairs?|armchairs?|sofa|couch|toilet|seat)|sit to stands?)\b/g;

/** "A rather than B": A is wanted. */
export const insteadOf = /^ (?:instead of|rather than|in place of|over) /;
/** "Swap A for B", "B instead of A": the other thing is the opposite. */
export const swaps = /\b(?:swap|replace|trade|exchange|substitute|switch|change)\w*\b/;
/** Between the two things of a swap. */
export const intoAnother = /^ (?:\w+ ){0,2}(?:for|with|by|to|into)(?: (?:the|some|more|a))* $/;

/** "A, B and C": what is said of one is said of all. */
export const joining =
  /^(?:[ ,&+]|and|or|nor|plu|with|the|my|any|also|those|these|all|both|some|especially)*$/;
/** "Let's do A, no, B" takes A back; "especially B" belongs to what stands before it. */
export const corrections: Rewrites = [
  [/\b\w+, (?:no|wait|sorry|i mean), /g, ""],
  [
    /\b(?:(?:rather|sooner|prefer) (?!than)([^.,;!?]*?) than|prefer (?!to )([^.,;!?]*?) to(?! (?:be|do|have|go)\b))/g,
    "rather $1$2 instead of",
  ],
  [/, (?=(?:especially|particularly|mainly|mostly|above all|in particular)\b)/g, " "],
];
/** A place that was, and still is. */
export const placeStays =
  /\b(?:next|(?:ran|run) out|expired|(?:re)?joined|got|started|signed|registered|cancel\w+|quit|froze|monday)\b/;
/** An event that is told of with what was. */
export const eventStays = /\b(?:next|in \w+ (?:weeks?|months?)|coming|prepare|train(?:ing)? for)\b/;
/** Of a sport: asked for, or of one day. */
export const isNoHabit = /\b(?:want|like|love|goal|aim|hope|please|can|this|next|tomorrow|not|no|gym)\b/;
/** "No heavy legs on Saturday or Tuesday". */
export const sparesLegs =
  /\b(?:no|not|nothing|avoid|without|skip|light|lighter|easy|easier|spare|rest|don't)\b[^.;]{0,24}\b(?:legs?|lower body)\b|\b(?:legs?|lower body)\b[^.;]{0,16}\b(?:light|lighter|easy|easier|rested|fresh)\b/;
/** "No chest or back on Monday": what is denied of a day. */
export const deniedOfDay =
  /\b(?:no|skip|without|avoid|drop|leave out) (?:(?:any|heavy|the) )?([a-z ]+?)(?: (?:work|stuff|training|exercises))? (?:on|every|this|next) /;
