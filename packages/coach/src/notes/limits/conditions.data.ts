/** The words of conditions that make a plan careful, of illness among them; texts come as in `signs.data.ts`. */
import type { HealthCondition } from "@muster/domain/planning/limit-options.text";
import { effort } from "../signs.data.ts";
import { wordList } from "../word-list.ts";

const around = "(?! (is |was |has been )?(going|doing|making) (a?round|the rounds))";
const tests = "(?! (shot|vaccin|booster|tests?\\b(?!,? (was |is |came back )?positive)|season))";
const clinician =
  "(doctor|doc|gp|physio~|physical therapist|therapist|surgeon|midwife|cardiologist|specialist|consultant|chiro~|osteopath|nurse|gyna?e?c?~|obgyn|orthop~) .. (said|says|told|tells|wants?|advis~|recommend~|warned|ordered|cleared me for|allows?|lets|thinks|forbids?|forbade|banned)";
const limb = "(finger~|hand~|arm~|legs?|f[oe]+t|toes?)";
const weightOf = "\\d{1,3}([.,]\\d)? ?(kgs?|kilos?|lbs?|pounds?)";
const beats = "(8\\d|9\\d|1[0-4]\\d) ?(bpm|beats)";

/** Words of what makes a plan careful while training goes on. */
export const conditionWords: readonly (readonly [HealthCondition, RegExp])[] = [
  [
    "numbness",
    wordList(
      "numb(ness)?|bladder|tingl(ing|es?|y)|pins and needles",
      `(can(no|')?t feel|(lost|no) feeling in) .. (two )?${limb}|${limb} ((keeps?|always|often) )?(falls?|falling|goes|going) (a?sleep|to sleep)|${limb} .. cotton|(fingers?|hands?|f[oe]+t|toes?) (\\w+ )?(go~|went) (dead|white|blue)`,
    ),
  ],
  [
    "night_pain",
    wordList(
      "(pains?|hurts?|aches?) (at|in the|during the|every) nights?|night pains?",
      "pain (wakes|woke|is waking|keeps|kept) me|wak(es?|ing) me ... (hurts|pain)",
      "can(no|')?t sleep (because|with|from) ... pain",
    ),
  ],
  [
    "pregnant",
    wordList(
      "pregnan(t|cy)(?! (wom[ae]n|lady|friend|colleague|wife|sister|lifter|runner))|trimester|gestational|(baby|the|my) bump|\\d+ (weeks?|wks?) (along|gone|today|and (waddling|huge|big|counting|still))|due in (january|february|march|april|may|june|july|august|september|october|november|december)|weeks along|positive test[^.!?;]{0,30}\\b(early days|weeks|baby)|(pregnancy|home) test .. positive|my due date",
      "(baby|twins?) (number \\w+ )?(is |are )?(due|on the way)|(two|2|second) (\\w+ )?lines? on (the|my|a) test|positive,? (two|2) lines|i'm (\\w+ ){1,2}weeks gone|expecting (again|our|twins|number)|(we're|we are|i'm|i am|am) expecting(?! (a |to |guests?|visitors?|rain|snow|company|good|great|nothing|more|less|it|that))|(i'm|am) expecting(?! (guest|visit|(a|the) new))|(expecting|having) (a|our|my) baby",
    ),
  ],
  [
    "postpartum",
    wordList(
      "gave birth|(baby|twins|little one|daughter|son|bub) (arrived|came|was delivered|is here)|had (the|a|my|our) (\\w+ )?(baby|son|daughter|boy|girl|child|twins)(?! (shower|with|over|sleep|asleep))|delivered (on \\w+day|last (night|week)|two|three|our|my|a|the) (\\w+ )?(son|daughter|baby|boy|girl|twins)|c sections?|ca?esar[ei]an|breast ?feeding|post ?(partum|natal)|miscarr~|stillb~|lost (the|our|my|a) baby(?! (weight|fat|belly))|(heal|recover)ing from .. (section|birth|delivery|labou?r)|(since|after) i delivered|(baby|newborn|little one|twins) (is|are) (now )?(only |just )?(\\w+) (days?|weeks?|months?)( old)?|nursing (a|my) (baby|newborn)|(days?|weeks?|months?) (post|after|since) ((the|my|our) )?(birth|delivery|baby|twins|labou?r)|(baby|little one|boy|girl|son|daughter|twins) (was|were) born (\\w+ ){1,3}(days?|weeks?) ago",
    ),
  ],
  [
    "dizziness",
    wordList(
      "dizz(y|i?ness|yness)|(spinn|swimm|swirl|whirl|whoosh|float)y( head~)?(?= *$|,| (when|as|if|whenever|every|each|on|after|getting|head|and|in the|since|again|today|all|spells?))|the (spins|whirlies|swirlies|head spins)|(head|everything|room|ceiling|walls?|floor|ground|world) .. (whoosh|whirl|swirl|swim|spin|tip|tilt|sway|mov)(s|ing|y)?(?= *$|,| (when|as|if|whenever|every|each|getting|on standing|after (i|getting|standing|lying)))|(see|seeing|saw) (sparkl|twinkl|fireflies|spark)~ (when|as|if|every|whenever|getting)|(go|goes|come|comes|came|went|feel|felt|get|head~) (over )?(all |a bit |a little |really |so )*(funny|queer|strange|weird|odd|swimmy|fuzzy) (when|as|if|whenever|every time|each time) i (stand|get|rise|sit|bend|roll|turn)~|like (i'm|i am|i was) (tipping|falling|swaying|floating|tilting)|(getting|standing|sitting) up (\\w+ ){0,3}(makes|leaves|gets) me (spin|swim|sway|reel|wobbl|dizz)~|pots(?= |$)|postural tachycardia|giddy|light ?headed~|vertigo|(room|world|everything|head|floor|ground) .. (sp[iu]n|tilt|sway)~(?! (with|from (all|the|work)))|woozy|head ?rush~|like (i'm|i am|i was) on a (boat|ship)|(saw|see(ing)?) (stars|spots)(?! (on|in|over|above))|light in (the|my) head|(wobbly|unsteady|swaying) ((when(ever)?|if|as|every time) i|standing up|getting up|on standing)|vision ... blurr~|(everything|vision|sight|it|world) (goes|go|went|greys?|grays?|turns?) (gr[ea]y|black|dark|out|white|fuzzy|blurry)|gr[ea]ys? out|epilep~|concuss~",
    ),
  ],
  [
    "heart",
    wordList(
      "heart monitor|mitral|aort~|marfan~|murmur(?! (of|from))|svt|tachycardia|cardiolog~|cardiac|heart (failure|valve|bypass)|ablation|icd|(keep|kept|stay|under|below) [^.!?;]{0,20}heart rate [^.!?;]{0,20}(under|below)|palpitation~|arrhythmia|a(trial)? ?fib~|irregular (heart|pulse|rhythm)~",
      "heart .. (skip|flutter|murmur|disease|condition|failure|surgery|stop)~(?! when)|chest ((is|was|keeps|kept|starts|started|feels|felt) )?flutter~(?! kicks?)|(flutter~|thumps?|thumping) in (my|the) chest|heart ((keeps|kept|is|was) )?d(oing|oes|id) (\\w+ )?(somersault|flip)~|(heart~|pulse) ... (irregular|erratic|uneven|all over the place|(miss|skip|drop)~ (\\w+ )?beats?)|heart~ ... (rhythm|out of (sync|step|beat))|pacemaker|stents?",
      "heart .. (rac|pound|hammer|thump)~ [^.!?;]{0,24}\\b(while|when) i (watch|sit|read|rest|relax|l[iay]|do nothing)~",
      "heart .. (racing|pounding) (at rest|at night|in bed|(while|when) (i )?(l[iay]|sit|rest)~)",
    ),
  ],
  [
    "medicine",
    wordList(
      "statins?|antidepressant~|lithium|beta ?blocker~|bisoprolol|steroids? (tablets?|course|injection)|cortisone|prednis~|ssri|ozempic|wegovy|mounjaro|semaglutide|thyroxine",
      "(new|started|changed|upped|doubled|on|taking|stopped|adjust~ to|the)( (my|new|some|a|strong|stronger|different|higher|blood pressure|heart|pain|water|the)){0,3} (dose|medication~|medicines?|meds|pain ?killers?|pills|tablets|antibiotics?|prescription)(?! (was|were) on the floor)",
      "(doctor|doc|gp|cardiologist|nurse) ((has|just) )*(put|started) me on(?! (an?|the|my) (\\w+ )?(diet|plan|list|scale|treadmill|bike)~)|prescribed me|(tablets?|pills?|medicine|meds) for .. (high )?(blood|heart|pressure|sugar|diabet~|(hb)?a1c|anxiety|depress~)|(tablets|pills|meds|medicine) ... make me",
    ),
  ],
  [
    "blood_thinner",
    wordList(
      "(blood )?thinners?(?! (air|than))|anti ?coagulant~|warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|edoxaban|dabigatran|clopidogrel|plavix|heparin|clexane",
      "(since|after|had|from|for) (the|a|my|that) (blood )?clots? (in|on) .. (legs?|lungs?|calf|thigh|arm)|pulmonary embol~",
    ),
  ],
  [
    "cancer",
    wordList(
      "chemo~|radio ?therapy|radiation (therapy|treatment|sessions?)|immuno ?therapy|oncolog~|tamoxifen|letrozole|lymphoma|leuka?emi~|picc line|port a ?cath|port (is )?(still )?(in|under) (my|the|place)",
      "(my|have|having|with|got|had|beat|after|through) (\\w+ )?cancer(?! (charity|research|run|walk|awareness|fund|ward|clinic|nurse))",
    ),
  ],
  [
    "blood_pressure",
    wordList(
      "(?<!low )blood pressure .. (spik~|soared|jumped|shot up|up|high~|elevated|raised|rising|creeping|through the roof|1[4-9]\\d)|(high|raised|elevated) ((blood )?pressure(?! (work|job|week|hose|wash))|bp)|(bp|blood pressure) (meds|tablets?|pills?|medication)|blood pressure ... too high|hypertens~|lisinopril|amlodipine|ramipril|losartan|1[4-9]\\d over (9|1[01])\\d|(bp|pressure) (is|was|of|at|reads?|up|spik~|jumped|hit) ... 1[4-9]\\d",
    ),
  ],
  ["kidney", wordList("kidneys?(?! bean)|ckd|renal|dialysis|egfr|creatinine|nephr~")],
  [
    "diabetes",
    wordList(
      "(pre ?)?diabet~|insulin|metformin|hypos?|hypoglyc~|(my|blood) sugars? (was|is|are|were|at|of|reads?|reading|down to|hit) \\d+|(low|high) blood sugar~|(blood )?sugars? ... (dropp?~|crash~|low|high|spik~|all over)(?! (energy|mood))|type (1|2|one|two)",
    ),
  ],
  ["breathing", wordList("asthma(?! attack)|inhaler|copd|exercise induced bronch~")],
  [
    "bones",
    wordList(
      "osteopor~|osteopenia|(brittle|weak|thin) bones?|bone density|t scores?|dexa|bone (scan|doctor)|dexa ... low",
    ),
  ],
  ["frozen_shoulder", wordList("frozen shoulders?|adhesive capsulitis|shoulders? .. froze(n)? (up|solid)?")],
  ["tennis_elbow", wordList("(tennis|golfer'?s?) elbows?|(lateral|medial) epicondyl~|epicondyl~")],
  [
    "eye",
    wordList("(detached|torn) retina|retinal?|glaucoma|eye (surgery|operation|pressure|injection)|cataract~"),
  ],
  [
    "hernia",
    wordList(
      "hernias?(?!ted)|hiatal|(bulge|lump|swelling) [^.!?;]{0,20}\\b(groin|navel|belly button|scar) [^.!?;]{0,20}\\b(cough|sneez|strain|lift|stand|laugh)~|(cough|sneez|strain|lift|stand|laugh)~ [^.!?;]{0,30}\\b(bulge|lump) [^.!?;]{0,20}\\b(groin|navel|belly button|scar)",
    ),
  ],
  [
    "pelvic_floor",
    wordList(
      "(everything|something|insides) [^.!?;]{0,20}\\b(falling|dropping|coming|bulging) (out|down)|pelvic floor|i (\\w+ )?leak~ (\\w+ ){0,2}(when|whenever|if|every time|as) i (jump|skip|run|sneez|cough|laugh|lift|squat|land)~|(pee|wet|wee|leak)~ (myself|my (pants|leggings|knickers))|(gap|hole|ridge|split) (above|below|at|under|around|over) (my|the) (navel|belly button)|[^.!?;]{0,10}(bulg|heav|drag|sag)~ (\\w+ ){0,3}(down there|down below)|linea alba|rectus|(wee|pee|toilet) accidents?|(jump|run|sneez|cough|laugh|skip|lift|trampolin)~ [^.!?;]{0,40}\\b(wet (myself|my|the)|dribbl~|damp|need a pad|wear a pad|accidents? down)|pee (comes|leaks|came) out|(some|a little|a bit of) pee|(wee|pee|leak|dribble|drip|wet) (myself |a (little|bit|drop) |slightly )*(when(ever)?|if|every time|as soon as|on (the|my)) (i|trampoline|run~|jump~)|pelvic (girdle|organ|pain)|gap (in|between|of|down) .. (abs?|abdom~|tummy|stomach|belly)|(abs|abdominals|(ab|abdominal|tummy|stomach|belly) muscles?) [^.!?;]{0,24}\\bapart|separated (ab|abdominal|tummy|stomach|belly)~|(jump|run|sneez|cough|laugh|skip|lift)~ [^.!?;]{0,40}\\bleak~|dragging (feeling|sensation)|tummy (tent|cone)~|vaginal (heaviness|bulge)|diastasis( (in|of|between|at) my \\w+)?|(ab~|stomach|belly|tummy) (separation|gap|split)|coning|cones?|doming|domes?|bulg~ ... (belly|stomach|tummy|abs|middle|midline|navel|abdomen)|(belly|stomach|tummy|abs|middle|midline|navel) ... (bulg~|pok~ out|pooch~|sticks? out|peak~|ridge|tents?)|(ridge|bulge|tent|peak|cone|dome) [^.!?;]{0,24}\\b(middle|belly|stomach|tummy|abs|midline|navel)|prolapse~|leak~ [^.!?;]{0,40}\\b(jump|run|sneez|cough|laugh|lift|squat|skip)~|leak (a little |a bit |some )?(urine|pee|when)|(pee|wet) (myself )?(a (little|bit) )?when(ever)? i|heav(y|iness) down (there|below)|incontinen~",
    ),
  ],
  [
    "abdominal_surgery",
    wordList(
      "(removed|took out|taken out|whipped out|lost) (my|the) (\\w+ )?(gall ?bladder|appendix|spleen|uterus|ovar(y|ies)|womb|bowel|kidney)|(gall ?bladder|append(ix|icitis)|spleen|uterus|ovar(y|ies)|womb|bowel|kidney stones?) [^.!?;]{0,30}\\b(out|removed|surgery|operation|taken)|append(ec|ic)~|hysterectomy|laparo~|keyhole|tummy tuck|cholecyst~|(abdominal|stomach|belly|bowel|tummy|hernia|gall ?bladder|appendix|bariatric) (\\w+ )?(surgery|operation|op|repair|procedure)|(surgery|operation|operated|op) [^.!?;]{0,20}\\b(stomach|belly|abdomen|abdominal|tummy|hernia|gall ?bladder|appendix|bowel|womb)|gastric (sleeve|bypass)|tubes tied",
    ),
  ],
  [
    "surgery",
    wordList(
      "(had|having|after|for|under~) (a|an|the|my|some) (\\w+ )?procedure|(fused|pinned|plated|screwed|stapled) (my|two|three|the|some|a) (\\w+ )?(vertebra~|discs?|bones?|ankle|wrist|spine|hip|toes?)|(put|going) under (on|for|last|this)|(under|general) an(a)?esthe~|\\w{4,}(ectomy|oplasty|ostomy|otomy)|(new|fake|titanium|artificial) (hip|knee|shoulder)|(pins|screws|rods?|plates?|metalwork) (in|out of|from) my|under the knife|(carpal tunnel|trigger finger|nerve|tendon|cubital) release|(acl|knee|hip|shoulder|elbow|wrist|ankle|achilles|meniscus|cuff) op|(breast|boob|nose|jaw|bunion|foot|hand|back|neck|spinal) (reduction|augmentation|implants?|job|lift|op|fusion|decompression)|meniscus trim~|had (my|an?|the) (?!bike|car|phone|hair|shoe|bar|watch|house)(\\w+ ){1,3}(out|removed|taken out|whipped out|replaced|fused|pinned|fixed|repaired|cut out|operated~|done (last|two|three|four|\\w+ weeks))|(took|cut|taken) (out )?(my|a|the) (\\w+ )?(out\\b|tumou?r|cyst|mole|kidney|lump)|surger(y|ies)|surgical|arthroscop~|(knee|shoulder|hip|ankle|elbow|wrist) scope|scoped|(acl|cuff|meniscus|labrum|tendon|ligament|disc|achilles|biceps|hernia|mesh|keyhole) (repair|reconstruction|((was|were|got|been) (repaired|reconstructed|reattached|sewn)))|(repair|reconstruct|fus)(ed|ion) [^.!?;]{0,20}(acl|cuff|meniscus|labrum|tendon|ligament|disc|spine)|(hip|knee|shoulder|joint|disc|valve) replac~|replaced my (\\w+ )?(hip|knee|shoulder)|(had|got) (my|the) (\\w+ )?(hip|knee|shoulder|acl|meniscus|ankle|disc|cuff|back|foot|wrist|elbow|nose|hand) (done|fixed|replaced|repaired|operated~|redone)|(?<!hours? of |in |hours )operation(?! (hours|desk))|operated on|(had|having|after|my|the|since) (an? |my |the )?(\\w+ )?op(?! (ed|shop))\\b|post op|stitches|sutures|(wisdom )?(tooth|teeth) ... (out|pulled|removed|extract~)|(tumou?r|cyst|mole|tonsils|thyroid|lump|implant~|screws?|plate) [^.!?;]{0,20}\\b(out|removed|taken)|vasectomy|biopsy|anaesthe~|anesthe~",
    ),
  ],
  [
    "no_jumps_doctor",
    wordList(
      `${clinician} [^.!?;]{0,40}\\b(no|not|avoid|stop|don't|never|nothing|against|off) [^.!?;]{0,20}\\b(jump|run|impact|hop|plyo|jog)~`,
    ),
  ],
  [
    "no_overhead_doctor",
    wordList(
      `${clinician} [^.!?;]{0,40}\\b(no|not|avoid|stop|don't|never|nothing|against) [^.!?;]{0,20}\\b(overhead|above (my )?(head|shoulder)~|arms up)`,
      "(not|n't) (allowed|supposed|meant|permitted|cleared)? ?to (lift|reach|press|go|raise~) [^.!?;]{0,20}\\b(overhead|(above|over) (my )?(head|shoulder)~)|(consultant|surgeon|doctor|gp|physio) (does|did)n't want me [^.!?;]{0,20}\\boverhead",
    ),
  ],
  [
    "no_heavy_doctor",
    wordList(
      `${clinician} [^.!?;]{0,40}\\b(no|not|avoid|stop|don't|never|nothing|against|max~|at most|under) [^.!?;]{0,20}\\b(heav~|lift~|strain~|kg|kilos?|pounds|lbs?|weights?|bear down|hold~ my breath)`,
      `(doctor|doc|gp|physio~|surgeon|cardiologist|specialist|consultant|nurse) .. (forbids?|forbade|forbidden|banned|limits?|limited|restrict~) [^.!?;]{0,24}\\b(lift~|heav~|weights?)`,
    ),
  ],
  [
    "no_weights_doctor",
    wordList(
      `${clinician} [^.!?;]{0,60}\\b(lift~|carry~|pick~ up|heavier|weights|load)[^.!?;]{0,30}\\b${weightOf}`,
      `${clinician} [^.!?;]{0,40}\\b(no|without) (\\w+ )?(weights|(weight|resistance|strength) training)`,
      `${clinician} [^.!?;]{0,40}\\b(no|not|don't|never|stop) (\\w+ ){0,2}lift(ing)? (anything|at all|weights|of any)`,
      `(not|n't) (allowed|supposed|meant|permitted|cleared)? ?to (lift|carry|pick up) [^.!?;]{0,24}\\b(than|over|above) ${weightOf}`,
      `no (lifting|carrying) [^.!?;]{0,16}\\b(than|over|above) ${weightOf}`,
      `${weightOf} (lifting|carrying) (limit|restriction|maximum|max)|lifting (limit|restriction) (of|is|at) ${weightOf}`,
    ),
  ],
  [
    "easy_only_doctor",
    wordList(
      `(?<!\\bi (\\w+ )?)(keep|stay|remain|stop) ((it|me|my|the|heart rate|hr|pulse|effort|everything|things|at) )*(under|below|less than|no higher than|max~) (about )?${beats}`,
      `(heart rate|hr|pulse|heart) [^.!?;]{0,16}\\b(not|n't|never) (\\w+ ){0,3}(over|above|past|beyond|exceed) (about )?${beats}|(heart rate|hr|pulse) (limit|cap|ceiling) (of |is |at )?${beats}`,
      "(not|n't|yet to be|waiting to be|until i'm|until i am) (been )?(\\w+ )?cleared|paramedics?|ambulance|emergency room|(was|am|been|stayed|taken|rushed|admitted|night) .. hospital",
      `${clinician} [^.!?;]{0,40}\\b(easy|gentl[ey]|light(ly)?|slow~|rest\\b|take it|careful~|limit~|restrict~|no (training|exercise|sport|workouts?|gym)|not (to )?(train|exercise|work ?out))`,
    ),
  ],
  [
    "eating",
    wordList(
      "eating disorder|anorexi~|bulimi~|laxative~|bing(e|eing|ing) (eat~|on food|then|and)",
      "ma(de|king|ke) myself (throw up|sick|vomit)|purg(e|ed|ing) (after|my food|again)|starv~ myself",
      "(haven'?t|not) (eaten (in|for|since|anything)|(had|touched) (any |a )?(food|meal|bite))|(living|lived|surviving|survived) on .. (coffee|gum|water|air|cigarettes)|(bring|brought|bringing) .. (dinner|lunch|breakfast|food|meals?) back up|(only|just) (allow~|let~) myself (to )?eat|(thr[eo]w~|bring~) (it )?(all )?up on purpose|(to be|be|am|not) allowed to eat|(skip~|miss~) [^.!?;]{0,24}to be allowed|count~ (every|each) (crumb|bite)|punish~ myself|(earn|deserve) .. (food|dinner|meals?)|(only|just) (allow~|let~) myself ... (apple|meal|salad|calories|kcal|bite)|(scared|afraid) (to eat|of (food|eating))",
    ),
  ],
];

/** Illnesses by name that the model has seldom read of: asked about, whatever it says. */
export const namedIllnesses = wordList(
  "(broke|broken|fractured|tore|injured) my (leg|arm|jaw)|(leg|arm|jaw) (is |was )?(in a (cast|boot|splint|brace)|injur~|broken|fractured)|stroke survivor|nerve (injury|damage)|(have|got|with) mono(?!\\w)|mononucleosis|prosthe(tic|sis)~|chest (feels (off|wrong|weird|odd)|is (weak|dodgy|not right)|inflam~|swell~|niggl~|bother~|act~ up)|(injury|sprain|tear|niggle|damage) in my chest|(multiple|systemic|lateral) sclerosis|myasthenia( gravis)?|spina bifida|polio|(muscular )?dystrophy|(?<!(a|heart) )\\w+ (syndrome|disorder|disease)(?! (module|course|class|book))|hives|urticaria|gallstones?|hydrocephalus|neuropathy|myopathy|vasculitis|sarcoidosis|lymph(o)?ed(o)?ema|ivf|egg (collection|retrieval)|cirrhosis|colitis|pancreatitis|diagnosed with",
);

/** Ill now: rest until it is over. */
export const illnessWords = wordList(
  "positive (for )?(the )?(flu|covid)|tested positive(?! for pregnan)",
  `(fever|feverish|flu|influenza|covid( 19)?)${tests}${around}`,
  `vomit~|(threw|throwing|throw) up(?! (from|with) laugh~)(?! (the|a|my) (weight|bar|ball|dumbbell|hand|arm)~)${effort}`,
  "chicken ?pox|measles|mumps|scarlet fever|glandular fever|(raging|roaring|slight|bit of a) (temp|temperature)\\b|(temp|temperature)('s| is| has| was)?( been)? (up|raised|high|through the roof)|death warmed up|lurgy|lurgi|man flu|flu ?like|(streaming|stinking|filthy|rotten|heavy|awful|nasty|horrid) (with (a )?)?cold|(temp|temperature|thermometer|fever|running hot|burning up)\\b[^.!?;]{0,20}\\b(3[89]|4[01]|10[0-5])([.,]\\d)?\\b|(3[89]|4[01])[.,]\\d (this|last|yesterday|today|in the|at|degrees?|and)|10[0-4][.,]\\d (this|last|yesterday|today|in the|at|degrees?|and)|(sweat|shiver|shak)~ and (sweat|shiver|shak|hot|cold)~(?= *$|,| (all|in|since|last|under|through|at))|hot and cold (all|since|sweats|in bed|last|again)|(chuck|spew|hurl|barf|puk|heav)~ (my guts|all night|since|everything|it all)( up)?|(chuck|throw)~ my guts up|(com|go|cam)~ down with (something|a (cold|bug|virus)|the|flu)|laid up (in bed|with)|nose (is |was )?(streaming|running like|pouring)",
  "(noro|rota) ?virus|gastro(enteritis)?|tonsillitis|sinusitis|mono(nucleosis)?(?= )|shingles|stomach bug|chest infection|pneumonia|bronchitis|food poisoning|strep|sore throat|(i )?fe(el|lt|eling) (really |so |a bit |very |pretty )?(rough|ropey|lousy|grotty|feverish)|gave me (their|his|her|a|the) (\\w+ )?(cold|bug|flu|virus)|chills|diarrh~",
  "(running a|high) temperature|temperature (of|was|is|at) (3[89]|4[01]|10[0-4])|on antibiotics|(3[89]|4[01]|10[0-4])([.,]\\d)?( degrees| c| f)? (on the thermometer|temperature|fever)|(caught|got|have|had|fighting|off|up|with) a (\\w+ )?((bug|virus)(?! (in|report|fix|bite))|cold(?= *$|,| (and|so|since|from|off|for|all|this|again|which)))|(burning up|shiver(y|ing)) (and|since|all)",
  "(some|a) (kind of |sort of |nasty |horrible |stinking )*(bug|lurgy)(?= *$|,| (and|so|since|from|for|all|this|again|off|going))|shivering (under|in bed|all)|(i'm|am|was|been|got|fell|feel~|still) ((being|very|really|so|proper|quite|pretty) )*(sick|ill|poorly|unwell)(?! (of|and tired of|leave|gains?|pump|lift~))",
);

const set = (...conditions: readonly HealthCondition[]): ReadonlySet<HealthCondition> => new Set(conditions);
/** They end by themselves; every other condition holds until it is taken out. */
export const passing = set(
  "illness",
  "unclear",
  "surgery",
  "abdominal_surgery",
  "frozen_shoulder",
  "tennis_elbow",
);
/** They are there whatever else of a sentence is over: "I had a stent put in". */
export const lasting = set(
  "pregnant",
  "postpartum",
  "pelvic_floor",
  "hernia",
  "kidney",
  "diabetes",
  "bones",
  "heart",
  "eye",
  "blood_thinner",
  "cancer",
  "no_jumps_doctor",
  "no_heavy_doctor",
  "no_weights_doctor",
  "no_overhead_doctor",
);
/** Nothing to have looked at: it has its own answer, or is of the place where a body may be. */
export const unadvised = set("illness", "unclear", "no_floor", "seated", "frozen_shoulder", "tennis_elbow");
/** The places that they name are of the treatment: a port, an old clot. */
export const treatments = set("blood_thinner", "cancer");
/** Named by the organ or a treatment, which may be well or over: "my kidneys are fine". */
export const organs = set("kidney", "bones", "eye", "heart", ...treatments);
/** Named by what stays: a doctor's leave to train says how to live with it. */
export const chronic =
  /\b(?:osteopor|osteopen|(?:brittle|weak|thin) bones|heart (?:valve|condition|disease|failure)|bypass|stents?|pacemaker)/;

/** A tissue that was torn, strained, fixed or has stiffened: it rests for weeks. */
export const strain =
  /\b(?:strain|sprain|torn|tore|tear|pulled|ruptur|fractur|broke|dislocat|surg|operat|replac|tend[io]n|fasci|herniat|slipped|cast|boot|sling|capsulitis|frozen shoulder|(?:tennis|golfer'?s?) elbow|epicondyl)/;
/** An operation: it rests longer. */
export const surgery =
  /\b(?:surg|operat|replac|reconstruct|repair|removed|stitches|\w+ectomy|arthroscop|screws|(?<!co )ops?\b(?! shop))/;
/** A belly that domes. */
export const doming =
  /\b(?:dom(?:es?|ing)|con(?:es?|ing)|diastasis|bulg(?:es?|ing)|gap|ridge|apart|separat\w+)\b/;

/** "Did swings on Monday. My back is sore since then": what came before is meant too. */
export const refersBack =
  /\b(?:since then|afterwards?|after (?:that|it|them|those)|from (?:it|them|that)|(?:the )?next (?:day|morning)|doing (?:it|them|those)|they (?:hurt|make|give)|it (?:hurts|makes|gives))\b/;
