/** Sentences to train on, in the words of people who write in forums of training: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const forumsNotes = `
U|chest_pain|long time lurker, first time logging a note, hi. Bench is up, bodyweight is down, and the only oddity is a squeezing behind the breastbone that shows up about 2k into every run and lets go when i walk.
U|faint|new deadlift PR!! 180 for a single, then apparently I went over backwards and the guy on the next platform was slapping my face, lol. no memory of the floor
U|nerve|Left foot slaps the pavement since tuesday's heavy goods mornings, can't pick my toes up
U|saddle|not sure how to put this politely but since the squat that folded me my undercarriage feels like it's been to the dentist
U|palpitations|heart went drum and bass for five minutes mid row and i had to hold the wall, vision swimming
U|rupture|heard velcro in my armpit at the bottom of the third rep, now the right pec has a dent and a purple sleeve down to the elbow
U|head|plate slid off a mate's bar and clipped me above the ear. finished the session. Two days on the lights in the office make me queasy and I keep losing the ends of sentences
U|tendon_medicine|sinus thing cleared by levofloxacin, brilliant stuff, though both achilles have been creaky and hot since pill four
U|purging|weigh in was saturday so i brought dinner back up thursday and friday. Made weight tho
U|rhabdo|200 pushups and 100 pullups for charity on sunday, it's wednesday, arms like sausages and I'm passing something that looks like flat cola
U|clot|flew home from Denver, legs fine except the right calf which is a good inch fatter than the other and warm like a radiator
U|breath|used to talk all through my easy 8k, this week i'm stopping at lamp posts to breathe at the same pace
U|stroke|was logging my sets and typed gibberish for a minute, right hand wouldn't aim for the phone, then it all came back so I did my curls
U|bleeding|Squats ok. Toilet bowl bright red for the fourth day though and it is not beetroot
U|self_harm|Honestly the gym's the only thing left and some nights I look up how many pills it would take. anyway legs friday
U|chest_pain|elephant on chest, hill sprints
U|faint|woke up under the squat rack
U|nerve|grip just opens by itself
U|rhabdo|brown pee after spin
H|knee|Knees have been grumbling on the descent of every squat since I switched to heels elevated, 3/10 and gone by the evening
H|shoulder|can't OHP without a pinch at the front of the right shoulder, DB's neutral grip is ok-ish. been like it a month
H|low_back|tweaked my back picking up a 20kg plate of all things. stiff, no leg stuff, walking is fine
H|pregnancy|So... the test was positive, about 7 weeks. I want to keep lifting but what do I do with RDLs
H|medicine|doc put me on a beta blocker so ignore the heart rate zones please
H|illness|down with a proper flu, 38.9 last night, skipping everything
H|surgery|hernia repair booked for the 14th, told nothing over 5 kilos for six weeks after
H|elbow|golfer's elbow is back, chins are out
H|wrist|wrist clicks and aches in the front rack
H|foot|plantar thing in the mornings again
H|hip|hip flexor twinge on high knees
H|asthma|Inhaler before cardio, twice this week
H|diabetes|type 1 here, went low (3.2) after the AMRAP, need to sort snacks around training
H|dizziness|bit of a head rush getting up off the bench these days, few seconds and it's over
H|neck|slept funny and then shrugged heavy like a fool, neck won't turn left
H|shin|shins hurt to press along the inside since i upped the mileage
H|doctor_limit|cardio doc says keep it under 130 bpm till the next echo
H|hamstring|slight pull behind the thigh from strides, i can jog not sprint
N|goal|finally want to see a 100kg bench before the year's out, currently 87.5 for a triple
N|kit|squat rack arrived!!! it's bolted to the garage floor and I'm in love
N|food|on a bulk, sick of chicken, does peanut butter off the spoon count
N|days|mon wed fri please, saturdays are kids football
N|mood|feeling pretty chuffed, five weeks without missing one
N|doms|DOMS from the lunges has me walking like John Wayne, love it
N|pump|arms so pumped I couldn't get my t shirt off, best session all block
N|idiom|Those Bulgarians absolutely murdered me, ten out of ten would die again
N|idiom|blacked out the whole of next week in the calendar for a work trip so no gym
N|kit|the new grip gloves are so tight my hands go numb in them, sending them back
N|healed|Blew my ACL at uni fifteen years ago, rebuilt, never think of it now, squat away
N|other_people|asking for my wife: she's 6 months gone and wants something gentle, do you do prenatal plans? Not for me obviously
N|idiom|my heart sank when I saw burpees on the sheet
N|negation|no pain anywhere this week, knees quiet, back quiet, just tired from work
N|thing|Treadmill is dead. Motor smoked itself. bodyweight only till the part comes
N|tired|knackered but in a good way
N|doms|legs trashed from leg day, as they should be
N|pet|dog had surgery so walks are short, i still trained
N|numbers|OHP 3x5 at 50, RDL 3x8 at 90
U|chest_pain|Bit of background, I'm 52, lifted since my twenties, never sick. Lately pushing the prowler gives me an ache in the jaw and down the inside of the left arm, I stop, it stops.
U|chest_pain|pressure in the middle of my chest on the stairmaster again, gone in two min
U|faint|Hill repeats: 6 done. Somewhere in the seventh I was lying in the nettles with my watch still running and my buddy white as a sheet
U|faint|lights went out for a sec on the assault bike, bit my lip when i hit the deck
U|nerve|my left arm presses 12 and the right presses 2. no pain. it just quits. started after a weird night on the sofa bed
U|nerve|quad keeps folding on stairs since that back tweak, numb strip down to the shin as well
U|saddle|back's easing off nicely, but i have to push to start a wee and sitting on the bike seat feels like sitting on cotton wool
U|saddle|numb bits since deadlifts. yes those bits.
U|palpitations|Zone 2 turned into 210 bpm out of nowhere, the strap wasn't lying cos I felt it fluttering in my throat and had to sit on the kerb before I keeled
U|palpitations|fluttery and grey vision on the rower
U|rupture|sprint for the bus, somebody kicked me in the heel, turned round and nobody was there. can't go up on that toe now
U|rupture|pop above kneecap, leg won't straighten
U|head|Took a knee in the temple at jits thursday. slept 14 hrs, been sick twice, carrying on with the deload
U|head|hit my head on pull up bar hard, seeing double when i read
U|tendon_medicine|the UTI tablets (cipro, 7 days) finished last week and my elbow tendons started screaming on rows, never had it before
U|tendon_medicine|on moxifloxacin, heel cord sore
U|purging|I know it's not in the macros spirit but when I overshoot I go get rid of it in the downstairs loo, most evenings now
U|purging|laxatives after every refeed
U|rhabdo|coach had us do a 100 rep GVT thing. Thighs rock hard and swollen day three, can't bend the knees, wee the colour of tea even after 3 litres
U|rhabdo|pee like coke, quads dead
U|clot|Dr google says strain but I never strained it: woke up with a tight fat left lower leg, skin shiny, hurts when I squeeze, three weeks post knee scope
U|clot|one calf hot and huge
U|breath|Winded putting my socks on. I did a half in October, this isn't deconditioning, it came on over about four days
U|breath|gasping after one flight of stairs since sat
U|stroke|Partner says one side of my face sat lower than the other at breakfast, was fine by lunch so I trained push
U|stroke|sudden numb face and slurring mid set
U|bleeding|black sticky poo since i started eating ibuprofen like smarties for the marathon block, feel washed out
U|bleeding|coughed blood on the track
U|self_harm|cut my thighs again so shorts are out. still squatted
U|self_harm|Nobody'd miss me past the end of this mesocycle and i've more or less settled on how
H|knee|Runner's knee came back at mile four, had to walk it in
H|shoulder|impingement flare, benching with the football bar only
H|low_back|lower back tight as a drum after conventional, sumo's better
H|ankle|rolled the ankle trail running sat, bit of swelling, I can walk on it with a limp
H|achilles|Achilles stiff for the first ten mins each morning, no meds no drama just mileage I reckon
H|pregnancy|20 weeks today, bump's in the way of the bar path
H|postpartum|had the baby 9 weeks ago, c section, cleared for walks only
H|medicine|started sertraline, sleepy and off my food, weights feel heavier
H|medicine|on prednisolone for 10 days
H|migraine|migraine wiped out weds and thurs, the usual kind i've had for years
H|anemia|ferritin came back at 8, doc has me on iron and says go easy
H|illness|stomach bug, kept nothing down sunday, ok now but weak
H|blood_pressure|bp 152/94 at the pharmacy, GP appointment in a fortnight
H|doctor_limit|physio banned overhead until further notice
H|rib|cracked rib from sparring confirmed by xray, 4 weeks off contact
H|hand|jammed my thumb on the j hooks, fat and sore
H|hernia|little lump in the groin when i brace, doc says small hernia, wait list
H|allergy|hay fever so bad i can't run outside
H|sleep_apnea|got the cpap mask, new setup
H|calf|calf knot, both sides, since minimal shoes
H|cold|head cold, sniffly
H|hip|hip pinches deep in the hole
N|idiom|I'm dead. That finisher finished me. see you thursday haha
N|burn|the burn on the last set of leg extensions was biblical, i swore in front of a pensioner
N|idiom|killed it on squats
N|healed|broke my wrist in 2011 skating, healed clean, planks never bother it
N|other_people|My old man had a heart attack at 58 so he's the one who needs a programme, is there a senior version of this app?
N|negation|checked in with physio, signed off, nothing hurts, green light for everything
N|thing|the bench is bleeding stuffing all over the floor, need a new pad
N|doms|chest is sore to touch after the flyes, exactly where it should be
N|joke|my only injury this week is to my ego, 60kg and i got stapled
N|kit|anyone's hands stink after these straps or is it just me
N|food|cutting on 1900, starving by nine but the scale moves
N|days|can only do 25 min before work now the school run changed
N|mood|bored of 5x5, gimme something silly
N|goal|sub 50 10k by spring or bust
N|numbers|weight 81.3, waist 86, steps 9k avg
N|wish|swap hack squats for leg press
N|place|hotel gym, dumbbells only go to 20
N|tired|night shifts, yawning through warmups
N|idiom|breathless at how pretty the trail was this morning, slow miles, no watch
N|question|how many RIR on the last set again?
N|doms|glutes filed a complaint after RDLs
N|thing|band snapped and pinged the lamp, RIP lamp
N|idiom|the price of that gym membership nearly gave me a stroke
U|chest_pain|Hey all, 44M, desk job, back at it since spring after a decade of beer. Mostly loving the couch to 5k. Week 6 though, every time the jog intervals get long there's a heavy band round my ribs at the front and I've got to walk till it passes
U|chest_pain|Sled day. Chest got that crushing thing again, sweaty cold, felt sick, sat out one round and finished
U|chest_pain|tight chest only when i push the pace. eases when i stop
U|chest_pain|left side of chest plus arm ache on inclines, rest fixes it
U|faint|not a big deal but the bus driver says I was out cold for about ten seconds at the stop after my morning intervals
U|faint|OHP 1rm attempt: pressed, locked, then nothing, then ceiling tiles
U|faint|passed out in the sauna and once on the track
U|faint|fainted twice. hydrated fine
U|nerve|Ever since the bar rolled on my neck in the squat I've got a right hand that fumbles buttons and drops mugs, tricep feels like somebody turned the volume down
U|nerve|foot drop-ish? big toe won't lift, sciatica on that side
U|nerve|both legs gone wobbly and weird below the waist, like walking in someone else's, started after the pull on Friday
U|nerve|can't push up on my left toes any more, calf just not firing, sciatica three weeks
U|saddle|second day of dribbling without noticing, plus a dead patch between the legs, thought it was the new bike but i've not ridden since the back went
U|saddle|no feeling sitting down, back spasm, both legs tingly
U|palpitations|pre workout was half a scoop so don't blame that. Heart skipping in clusters on the farmers walks and I get that falling through the floor feeling with each one
U|palpitations|pulse all over the shop, nearly went over in the shower after
U|palpitations|racing heart at rest + woozy, third time this wk
U|rupture|Playing five a side after legs (dumb), BANG at the back of my leg. There's a gap above the heel I can get a finger in
U|rupture|hammy tore, black bruise bum to knee
U|rupture|mixed grip, supinated side went twang, my curl is gone and there's a bunched up lump near the shoulder
U|head|walked into the smith machine upright, saw stars. It's been a week of fog and a headache that climbs whenever my heart rate does
U|head|off the bike onto my helmet, helmet cracked, cant remember the ride home
U|tendon_medicine|travel clinic gave me ciprofloxacin for the runs in Goa. Back home, back squatting, and suddenly the tendons below both kneecaps are on fire
U|tendon_medicine|Levaquin last month, shoulder tendon killing me now, coincidence?
U|purging|peak week stuff: fingers down throat after the carb up cos i panicked. third prep running that way
U|purging|still making myself sick
U|rhabdo|first Murph ever. cant lift my arms to wash my hair, elbows swollen like popeye and the toilet water went rust coloured this morning
U|rhabdo|cola wee, can't bend arms
U|clot|started the pill in august, long coach trip last week, now a throbbing swollen calf on the left which is red along the inside, foam rolling made it worse
U|clot|calf pain, swollen, plus a stitch when i breathe in
U|breath|Fitness has fallen off a cliff for no reason I can name. Walking to the mailbox has me puffing like I did a max set of 20 rep squats
U|breath|woke up drowning for air, two nights, ankles puffy
U|stroke|i know it sounds daft but a curtain came down over one eye on the treadmill for ten mins and then lifted
U|stroke|words came out scrambled at check in desk, right leg heavy, fine in half an hour
U|bleeding|30 wks, spotting turned to proper red after the kettlebell class
U|bleeding|nosebleed for an hour and a half, on blood thinners, also huge bruises i cant explain
U|bleeding|threw up something like coffee grounds after long run
U|self_harm|don't want to be here anymore, squat 3x5 done
U|self_harm|Rest day thoughts aren't restful. I keep planning the bridge on my run route
H|knee|ITB thing, outer knee, comes on at 5k on the dot
H|knee|meniscus op was 3 weeks ago, physio has me on bike and quad sets
H|knee|swollen knee after the hike, can't kneel
H|shoulder|AC joint aches on dips and when i sleep on it
H|shoulder|rotator cuff tendinitis per the physio, bands only for now
H|low_back|old disc bulge is nagging, just an ache across the belt line
H|low_back|sacroiliac pain on split squats
H|low_back|so after twelve years of being smug about my form my back decided to go into spasm while i was tying my shoes of all things, sore, moving like a robot, no leg symptoms
H|neck|traps and neck stiff with headaches at the base of my skull after long desk days
H|foot|stress reaction in the metatarsal, boot for four weeks
H|toe|black toenail coming off, shoes hurt
H|hand|numb fingers on the handlebars, goes when I shake them, comes every ride, both hands
H|wrist|carpal tunnel splint at night now
H|pregnancy|ivf transfer on monday, clinic says no heavy lifting
H|pregnancy|12 wks, nauseous all day long, energy zero
H|postpartum|pelvic floor not great, i leak on jumps
H|medicine|metformin just doubled, tummy is a mess
H|medicine|Roaccutane: joints dry and achy
H|thyroid|hypothyroid, dose just changed, dragging
H|illness|covid again. day 4. tired, coughing a bit
H|illness|chest infection, on amoxicillin, coughing green
H|ear|vertigo from the ear crystals, rolling over in bed spins the room, gp gave me the exercises
H|eye|laser eye surgery friday, no sweat in eyes for two weeks
H|skin|shingles on my side, sports bra agony
H|mental|been low and flat for a month, starting therapy next week
H|mental|anxiety's high, panic in crowded gym, prefer training at home
H|eating|in recovery from an eating disorder, please no calorie targets
H|doctor_limit|endo said no lifting above 10kg until bone scan
H|arthritis|hands stiff with the arthritis, can't grip the bar before ten
H|gout|gout toe, ow
H|kidney|passed a kidney stone tuesday, still tender
H|dental|wisdom tooth out, jaw thumps when I run
H|groin|adductor strain off the cossacks
H|sciatica|bit of sciatica, buttock to mid thigh, no numbness
H|blood_pressure|lightheaded on the new bp tablets
H|heart|heart murmur found at medical, waiting on cardiology
N|healed|used to get awful shin splints years back, none since I learned to run slow, full send
N|healed|herniated L5 in 2014, sorted by 2015, I pull 200 now without a whisper
N|healed|had a concussion as a teenager playing rugby, long long ago, no bother
N|other_people|Gym buddy tore his pec yesterday (horrible sound) so I have no spotter, give me dumbbells
N|other_people|posting for my sister who faints at needles, haha, she wants to join the app
N|other_people|my toddler has the flu so I'm housebound, 20 minute things please
N|other_people|coach had a stroke, so our club is on break till jan
N|idiom|AMRAP left me for dead
N|idiom|my legs are toast, buttered
N|idiom|I'd give my left arm for a proper leg press
N|idiom|can't feel my legs, best squat day of the year
N|idiom|heart skipped a beat when the 140 actually moved
N|pump|forearms blown up like balloons off the farmers, skin tight, great pump
N|burn|lungs burning on the 400s just as advertised
N|doms|third day DOMS, can't laugh without my abs reminding me
N|doms|arms too sore to reach the top shelf, comedy
N|negation|Before you ask: no dizziness, no chest stuff, nothing. Just slow
N|negation|zero pain, zero complaints
N|thing|my heart rate strap is dying, shows 240 when I'm sat on the loo
N|thing|rower chain seized, bled oil on the carpet
N|kit|numb toes on the spin bike till i loosened the shoe strap, all good now
N|kit|new lifting shoes, squeaky but stable
N|food|protein farts. that's the update
N|food|dirty bulk is getting dirty, any low effort high protein breakfasts
N|food|skipped breakfast, hungry, cranky
N|days|away the 3rd to the 10th, no gear, beach
N|days|move legs to sunday
N|mood|I lost motivation somewhere between the sofa and the sofa
N|mood|stoked
N|goal|muscle up by summer
N|goal|first pull up, unassisted, ever, is the dream
N|numbers|5k 27:40, avg hr 158
N|wish|less cardio, more barbell
N|wish|could we do supersets, gym's packed at six
N|question|is PPL better than upper lower for 4 days
N|question|how do i log a dropset
N|place|flat above an old lady so no jumping please
N|tired|slept 5h, newborn in the house is my brother's, we all live here
N|tired|beat. monday legs were heavy
N|weather|too hot to run
N|joke|doctor said i've a bad case of gains
N|short|same again pls
N|short|felt strong
N|short|easy week
N|short|nothing to report
U|chest_pain|Everything on the sheet got done. Only footnote, and i'm sure it's the new belt, is that third set of squats gives me a vice across the chest and my teeth ache
U|chest_pain|felt like someone standing on my sternum during the thrusters
U|chest_pain|Bit of a long one sorry. Parkrun pb chase going well but from the 3k marker I get a burning behind the breastbone, spreads up to the throat, vanishes within a minute of walking. Gaviscon does nowt
U|chest_pain|ache in chest shovelling snow, gone on the couch
U|faint|So i black out now and then on heavy pulls, like properly gone, wake up on the mat, is there an RPE where that stops?
U|faint|collapsed at the finish, medics put a drip in, told to see gp, haven't yet, what's monday?
U|faint|out cold after last burpee
U|faint|legs buckled and everything went black during stairs, came to with a nosebleed
U|nerve|Numb from elbow to pinky for nine days and now I can't spread my fingers or hold a pen right
U|nerve|right leg gives way without warning
U|nerve|shooting electric down both arms when i drop my chin on shrugs, legs feel drunk
U|nerve|Woke up with a dead arm that never woke up, can't raise it sideways at all
U|saddle|had an accident in bed, number two, never felt it coming. Back's been bad since deads
U|saddle|inside thighs and bits gone numb since disc popped
U|saddle|can't pee properly since the back spasm
U|palpitations|garmin shouted irregular rhythm and I'd have laughed but I was clinging to the railing seeing sparkles
U|palpitations|heart thuds stops thuds and my head goes empty with it
U|rupture|box jump. landed. knee went sideways with a crack, blew up like a melon in minutes and won't hold me
U|rupture|snap in the elbow, cant turn a screwdriver, bruise spreading down the forearm
U|rupture|calf exploded mid sprint like a shot, can't push off
U|head|kettlebell came down on my noggin, only 12 kilos but ears have been ringing since and i keep asking my wife the same question
U|head|knocked out cold in rugby sat, training as planned mon?
U|head|banged head, vomiting, dizzy
U|tendon_medicine|prostatitis so it's six weeks of cipro. two weeks in, walking downstairs feels like the cords behind my ankles are about to twang
U|tendon_medicine|quinolone antibiotic + wrist tendons swollen up
U|purging|binged on the cheat day, made it come up, then did two hours on the stepper to be sure
U|purging|Lose it after meals, on purpose, 3 or 4x a week. teeth getting sensitive
U|rhabdo|did a spin class for the first time in two years. Thighs are so swollen my jeans don't go on, and urine's been brown since last night
U|rhabdo|arms stuck bent, dark dark pee
U|rhabdo|the wee after that 300 squat challenge was maroon, legs like planks
U|clot|Since the cast came off my lower leg balloons, feels hot, hurts deep in the back when i flex my foot up
U|clot|left arm swollen and bluish after heavy pulldowns, veins popping on the shoulder
U|breath|can't finish a sentence walking on the flat
U|breath|Cough, sharp catch on deep breaths and I'm blowing out of my backside at 4 km/h. never had asthma
U|breath|sleeping on three pillows because flat = can't breathe
U|stroke|left side went floppy for twenty minutes, then normal
U|stroke|worst headache of my life hit like a bat mid leg press, stiff neck since
U|stroke|lost half my vision while running, back now
U|bleeding|Cyclist here, wees bright blood last two days, no fall no nothing
U|bleeding|14 wks pregnant, cramps and blood after pilates
U|bleeding|period hasn't stopped in 19 days, soaking one an hour, legs like water on the stairs
U|self_harm|the only reason I log is so someone finds the data after
U|self_harm|took a handful of tablets sunday, slept it off, gym tuesday
H|elbow|tennis elbow, can't hold a kettle let alone a row handle
H|elbow|tricep tendon achy on skullcrushers
H|knee|kneecap clicking and sore going downstairs
H|knee|my knee doesn't like lunges, step ups are okay
H|hip|labral tear confirmed on MRI, waiting for a consult
H|hip|bursitis jab in the hip yesterday
H|back|mid back knife between the shoulder blades when I row
H|back|scoliosis, curve 22 degrees, physio says go easy w axial loading
H|shoulder|dislocated the shoulder in june, still apprehensive behind the neck
H|shoulder|frozen shoulder, arm goes to 90 and stops
H|shoulder|sore shoulder
H|ankle|sprain, grade 1
H|foot|bunions scream in lifters
H|heel|heel pain first steps of the day
H|achilles|insertional achilles flare, no hopping please
H|calf|strained calf, jogging hurts
H|quad|quad strain from sprinting last tuesday, no dent, just tender
H|pec|slight pec strain at the sternum end, bench at half weight
H|abs|pulled an ab muscle coughing
H|rib|popped a rib rowing, physio put it back, tender
H|pregnancy|expecting!! due in may
H|pregnancy|SPD pain, splitting the legs hurts, 26 wks
H|postpartum|6 wk check next thurs, can't start till then
H|menopause|hot flushes wake me up all night, joints creak
H|endo|endo flare, curled up with a hot water bottle most of the week
H|medicine|coming off tramadol
H|medicine|new antidepressant makes me sweat and shake
H|medicine|ozempic week 3, barely eating, weak on lifts
H|medicine|on warfarin, so nothing where i might get bashed
H|illness|glandular fever dx, spleen warning, no contact no heavy
H|illness|sore throat + aches
H|illness|long covid, pem if i do more than 15 mins
H|asthma|wheezy in the cold air, blue puffer sorts it
H|heart|stent fitted in feb, cardiac rehab finished, cleared for moderate
H|heart|af diagnosed years ago, on bisoprolol, stable
H|diabetes|sugars running high, new pump
H|surgery|gallbladder out tuesday, keyhole
H|surgery|vasectomy friday, so no legs for a week i guess
H|surgery|had carpal tunnel release, stitches still in
H|epilepsy|epileptic, no seizures in 2 yrs, on keppra, don't want heavy stuff overhead alone
H|fatigue|cfs, pacing, 10 min max
H|dizziness|spun out a bit standing up from floor work
H|headache|headache after every heavy set this week, dull
H|autoimmune|lupus flare, sun and sweat both bad
H|doctor_limit|surgeon: no rotation for 8 weeks
H|wrist|broken scaphoid, cast to the thumb
H|allergy|got hives after running, happened twice, antihistamine helps
N|idiom|that superset was a heart attack on a clipboard, more of it
N|idiom|choked on my third attempt at the meet, mentally I mean
N|idiom|suicide runs at rugby, coach is old school
N|idiom|I bleed chalk
N|idiom|Working through the pain of paying for a second gym membership
N|idiom|my programme is on life support with exams but I'm still turning up
N|idiom|couldn't feel my face it was that cold on the canal, -6, magic run
N|idiom|died on the last rep and was resurrected by the playlist
N|idiom|sick gains bro
N|idiom|stabbing pain in the wallet after the rack
N|doms|stairs are my enemy today, squats yesterday
N|doms|quads sore. right on schedule.
N|doms|first time on RDLs in a year so hamstrings are like guitar strings, second day, easing
N|pump|shoulders on fire from lat raise dropset, gorgeous
N|healed|had my appendix out as a kid, that's the sum of my medical history
N|healed|tore a calf in 2019, it's been solid ever since
N|healed|last winter's back thing is completely gone, back at full numbers for 3 months
N|other_people|a lad passed out on the squat platform next to me, put me right off my set, he's fine
N|other_people|Mum broke her hip so I'm driving a lot, fewer sessions
N|other_people|mate does cipro and all sorts of meds, not me
N|pet|the cat's on antibiotics and pukes on my mat
N|negation|no niggles
N|negation|physio discharged me in march and nothing since
N|negation|never had chest pain, just chest day
N|thing|phone died mid run, no gps
N|thing|the app crashed and lost my sets
N|thing|blood, sweat and tears is just the name of the class btw
N|kit|wrist wraps or straps first?
N|kit|flat shoes changed my deadlift
N|food|meal prep sunday smashed
N|food|creatine makes me thirsty
N|food|beetroot juice turned everything pink and i knew it would, harmless
N|days|tuesday out, thursday in
N|days|school hols, mornings only
N|mood|grumpy and undercaffeinated
N|mood|wow. hit every target
N|goal|2/3/4 plates by 40
N|goal|drop to 78 for my wedding
N|numbers|deload: 60 percent across
N|wish|give me a finisher
N|wish|longer rests on squats
N|question|hook grip or mixed?
N|place|garage at 2 degrees, gloves on
N|tired|long week, short temper, short workout
N|joke|allergic to cardio
N|joke|i have a condition called leg day avoidance
N|short|sore but smiling
N|short|bench pr!!
N|short|ready for more
N|short|skip cardio
U|chest_pain|Right, essay incoming. Week 3 of the hypertrophy block, sleep decent, cals at 2800, volume manageable. Walking lunges across the car park twice brought on a dull weight under my sternum with a sweaty feeling, both times gone by the time I'd racked the dumbbells.
U|chest_pain|Is it normal for a 38yo to get a choking tightness at the base of the throat whenever heart rate goes past 160? Settles at 120. Otherwise training is going great guns.
U|chest_pain|chest hurts w/ every sprint, not to touch, deep inside
U|chest_pain|angina spray used three times this week just on warmups, used to be once a month
U|faint|Finished my 20 rep set, racked it, took off my belt and then my training partner tells me I was on the ground twitching for a few secs. Felt fine after, did the accessories.
U|faint|greyed right out on the escalator after intervals, stranger caught me
U|faint|keeled over at the fountain, cold tile woke me up
U|faint|Brother died young of a heart thing and I've now dropped like a stone twice in the middle of five a side. Dehydration probably
U|nerve|Since the deadlift that went wrong I trip over the edge of rugs, that foot just hangs
U|nerve|drop stuff all day with my left hand. neck's stiff. benching fine oddly
U|nerve|lost half my strength on right leg extension in a week, thigh visibly thinner and numb on the inside
U|nerve|legs feel like jelly AND numb to the knees since the back popped
U|saddle|My back went during rack pulls a week ago and the sciatica swapped sides. Now neither cheek feels the toilet seat and I'm going every 20 min in drips
U|saddle|numb willy for three days plus back pain
U|saddle|bum numb, bladder won't tell me when it's full
U|palpitations|did my usual two scoops (i know, i know), and halfway through pulldowns the ticker took off like a sewing machine, went pale, sat with my head between my knees for a quarter hour
U|palpitations|heart flip flops then near blackouts on the bike
U|palpitations|200+ bpm in bed and the room tilting
U|rupture|Last rep of a preacher curl. Sound like wet canvas ripping. Forearm went purple by bedtime and I can't twist a doorknob
U|rupture|achilles gone i think, felt a thump, foot flaps, thompson squeeze nothing moves
U|rupture|quad tendon?? can't lift a straight leg, hole above the patella
U|rupture|tricep tore off on dips, elbow won't extend
U|head|Barbell pad slipped on hip thrusts (don't ask), came up and smacked the bar into my forehead. Egg on it, woozy since, threw up in the car
U|head|concussed I think? slow, sick, dazzled by my phone, third day after the header
U|head|fell off the rings onto the back of my skull, neck and head pounding, pupils look uneven says gf
U|tendon_medicine|Norfloxacin from the urgent care then a 10k on Saturday, now the back of my left ankle squeaks and burns when I move my foot
U|tendon_medicine|cipro course, bicep tendon suddenly agony
U|tendon_medicine|doc said finish the ofloxacin, tendons in both wrists ache so bad i can't do planks
U|purging|Bulking is messing with my head so most of dinner ends up in the sink disposal of my throat if you catch my drift. I run the tap so nobody hears
U|purging|dulcolax by the box to make the 66s
U|purging|puked the pizza. deliberately. again
U|rhabdo|coach made the new guys do 10x10 pull ups w negatives. my lats are puffy like pillows, arms locked at ninety, pee went from yellow to coffee by this afternoon. Do i just drink more?
U|rhabdo|ultra went ok, 50 miles. haven't peed much, what came out was like Guinness, thighs agony to touch
U|rhabdo|cant walk, urine cola coloured
U|clot|post marathon calf cramp that never left, day six, that leg is visibly thicker, dusky, and aches more when it hangs down
U|clot|one leg swollen after the flight, sore calf
U|clot|hot hard rope down the inside of the calf and whole leg puffy, i'm on tamoxifen
U|breath|Went from 22 minute 5k shape to panting when I tie my laces. Started around the time my chest got a bit pleuritic whatever that means, no cold no cough.
U|breath|so out of breath i had to sit on the stairs
U|breath|lips went blue-ish on the rower, gf panicked
U|stroke|Coffee kept running out of the right corner of my mouth this morning and my sentences were mush. Feels ok now so doing pull
U|stroke|couldnt find words for a minute on monday and again on thursday
U|stroke|arm drifted down on its own when i held both out
U|bleeding|tarry poos, dizzy on the stairs
U|bleeding|spitting pink froth after swim sprints
U|bleeding|gums bleed, bruises all over from nothing, tiny red dots on shins. and so tired
U|self_harm|I've written the letters. Training log is up to date too
U|self_harm|Some days I stand on the platform edge at the station after gym and think about it properly
U|self_harm|burned myself with a lighter after missing my lifts
H|knee|I've got what Dr. YouTube calls jumper's knee, right under the cap, worse the day after plyo, warm up makes it better
H|knee|Post op ACL month 5, surgeon wants no pivoting till nine
H|knee|bad knees, 110kg, can't jump
H|shoulder|shoulder cranky on bench, ok on floor press
H|shoulder|SLAP tear surgery scheduled for jan
H|shoulder|Woke with a sore shoulder after a climbing session, reaching overhead is a no
H|low_back|threw my back out on the third warm up set at the empty bar, classic me. Can sit, can walk, can't hinge
H|low_back|spondylolisthesis grade 1, no extension under load
H|low_back|lumbar ache sitting, fine lifting
H|hip|FAI so depth is limited
H|hip|hip replacement 4 months ago, right side
H|foot|broke my little toe on the coffee table
H|foot|Morton's neuroma, tingling between toes in narrow shoes
H|shin|tibial stress fracture healing, alterG only
H|hamstring|proximal hamstring tendon hurts when i sit on it
H|groin|sports hernia suspected, scan tuesday
H|elbow|elbows hurt from low bar
H|wrist|wrist pain on pushups, fists are ok
H|finger|A2 pulley strain, climbing off, hangs off
H|jaw|TMJ flares when I clench on heavy pulls
H|neck|whiplash from a rear ender, sore, xray clear
H|rib|bruised ribs off the handlebar
H|pregnancy|ttc, and my doc says keep the intensity moderate
H|pregnancy|gestational diabetes so they want me walking after meals
H|pregnancy|33 weeks, done w bench lying flat
H|postpartum|diastasis two fingers, no crunches
H|loss|had a miscarriage ten days ago, doctor says rest till the follow up
H|medicine|steroid inhaler upped
H|medicine|started statins, thighs achey all the time, no dark pee or anything
H|medicine|blood thinners after an old clot, been on them since may, doing fine
H|medicine|adderall kills my appetite and my pulse sits high
H|illness|norovirus round the house, me included
H|illness|fever 38.2
H|illness|sinusitis, head full of cement
H|illness|uti, peeing razor blades, on nitrofurantoin
H|illness|lyme treatment started
H|covid|tested positive this morning
H|blood_pressure|bp still up, doc wants no heavy valsalva
H|heart|pacemaker fitted in july, left arm not over shoulder height
H|heart|ectopics, cardiologist says benign, ok to train below max
H|diabetes|hypo at the end of tempo, jelly babies saved it
H|celiac|glutened, belly a mess
H|ibs|ibs flare on long runs
H|anemia|anaemic, tired
H|migraine|aura migraine, third this month, known
H|mental|depression's heavy, meds changed, showing up is the goal
H|mental|burnout, signed off work for 4 wks
H|eating|my dietitian asked that i not track weight
H|surgery|mole cut out of my back, stitches, no rows
H|surgery|breast reduction 5 weeks back, no pecs yet
H|cancer|chemo round 2, immune system shot
H|osteoporosis|dexa says osteoporosis in the spine
H|ms|MS, heat makes my legs go, known pattern
H|skin|infected ingrown toenail, on flucloxacillin
H|dizziness|off balance when i turn my head quickly
H|doctor_limit|told to stay off running till sept
H|hernia|umbilical hernia, no sit ups says doc
N|idiom|Deadlifts: slayed. Me: slain. The dog: unimpressed
N|idiom|lost my head and bought a 300 quid barbell
N|idiom|got a crushing blow: gym closed on bank holiday
N|idiom|knocked myself out with that workout, slept 10 hours like a baby
N|idiom|my brain is bleeding from counting reps in someone else's german playlist
N|idiom|the new block is sick
N|idiom|fell head over heels for kettlebells
N|idiom|I nearly burst a lung laughing at the zumba lot
N|idiom|weak at the knees over the new rack
N|doms|calves so tight from the hills that I go downstairs backwards, both sides, day two
N|doms|lats sore, deep, lovely
N|doms|abs ache when sneezing, did 100 v ups
N|doms|Haven't squatted since lockdown. Guess what. Everything from the waist down is protesting and I'm told it's called delayed onset
N|pump|chest pump so tight i could not cross my arms, felt superhuman
N|burn|wall sit burn made me see god, 3 minutes
N|healed|I did my back in years back but have been bulletproof since 2018
N|healed|two kids, both c sections, youngest is 11, no leftovers
N|healed|childhood asthma, grown out of
N|other_people|my wife's on crutches so i carry everything, counts as farmers walks
N|other_people|Friend who's a nurse got rhabdo from crossfit, wild story. I'm in zero danger at my volume
N|other_people|our goalie broke his leg, game abandoned, so no cardio
N|other_people|dad's in hospital, missed two, will catch up
N|negation|Heart fine, lungs fine, joints fine, willpower missing
N|negation|knee check: still good!
N|negation|doc gave me a clean bill at my annual
N|negation|tried the new bench angle, no shoulder pain whatsoever
N|thing|headphones bled dye into my ears blue for a day lol
N|thing|the stepper gave a death rattle
N|thing|dead battery in the scale
N|kit|gloves cut into my fingers, sized up, problem solved
N|kit|belt pinches my love handles, move the buckle
N|kit|which bumper plates don't stink
N|food|ate the whole cheesecake, zero regrets, macros reset tomorrow
N|food|vegan week, beans beans beans
N|food|bulk shake: oats, whey, banana. too thick
N|days|can't do fridays until xmas
N|days|45 min cap please
N|days|on nights mon to thu so train at 3pm
N|mood|proud of me today
N|mood|low motivation tho i did it anyway
N|mood|mixed bag, won't lie
N|goal|bodyweight OHP, someday
N|goal|hyrox in april with my cousin
N|numbers|front squat 5x3 @ 80, felt like 7
N|numbers|142 lbs, down 1.2
N|wish|give me a bro split, i'm nostalgic
N|wish|no more planks i beg
N|question|should i go for a linear programme or 531
N|question|how long between sets of face pulls?
N|place|camping, i have a rock and a towel
N|place|gym's moved the squat racks next to the toilets
N|tired|zonked from travelling, jet lag
N|weather|ice everywhere, treadmill
N|joke|mild case of skipped leg day, doctor recommends shorts ban
N|short|PRs everywhere
N|short|boring but done
N|short|more squats
N|short|deload pls
N|short|slept great
N|short|lost count
N|short|tough but fun
N|short|doms city
U|chest_pain|Cardio noob question. When you lot say it hurts in the chest on intervals you mean lungs right, because mine's more a fist clenching left of centre and my little finger tingles, then a minute's rest and it's like nothing happened
U|chest_pain|three mornings running the walk uphill to the gym brings on a squeeze in my chest, once inside I'm grand
U|chest_pain|got a tight jaw + chest doing burpees. Dad had a bypass at 50
U|chest_pain|Chest pain on effort, ignoring it till after the meet
U|faint|Thought it'd be funny to mention: third time this year the lights went out at lockout. Buddy has it on video, I go stiff as a plank and fall like a tree.
U|faint|Passed out mid-run, no warning. woke up gravel faced
U|faint|hit the deck in hot yoga, teacher says i was gone half a minute
U|faint|nearly went. tunnel, ears ringing, legs gone, five mins into light jog, third time
U|nerve|Hand clawing, ring and little finger dead, can't pinch a plate, grip half of what it was on monday
U|nerve|The elbow nerve zaps I can live with but now the wrist won't lift, it just hangs when I hold my arm out
U|nerve|since the fall on my tailbone one foot drags
U|nerve|numb trunk from the ribs down on one side and clumsy on that leg
U|saddle|number twos just sort of arrive these days. Plus pins and needles where my bike shorts pad sits. Back pain of the year award goes to me
U|saddle|groin numb since heavy good mornings, no erection, can't tell if i'm done weeing
U|saddle|lost feeling around the back passage
U|palpitations|Fellow runners: ever have the heart go mad at an easy pace, like a fish flapping, then have to lie down in the verge because you're greying out?
U|palpitations|ticker racing, head spinny, had to stop
U|palpitations|missed beats by the dozen, felt faint, chest strap flatlined then spiked
U|rupture|The sound. Everyone on the platform heard the sound. My hamstring is now a lump halfway up and the back of my knee has gone the colour of aubergine
U|rupture|patella's sitting way too high and my knee gives way, happened landing a dunk
U|rupture|ripped the pec, armpit's hollow
U|rupture|shoulder popped doing snatches, arm won't go up at all, bruise to the bicep
U|head|Box jump fail: shin fine, head not. Caught the corner of the rig. Bit of a gap in my memory from then until the shower.
U|head|car crash tuesday, airbag to the face, headaches getting worse, want to lift
U|head|kid's football to the head, bleeding ear
U|tendon_medicine|They gave me avelox for the chest. three doses. felt both hamstring tendons go tight like cables behind the knee and it hurts to walk
U|tendon_medicine|achilles swollen, finished cipro 2 wks ago
U|tendon_medicine|forearm tendon crackles since the fluoroquinolone, deads tomorrow anyway
U|purging|Cutting hard. I allow myself one proper meal and then I undo it. My knuckles have little scabs.
U|purging|water pills plus laxatives plus sauna, -4kg
U|purging|vomiting after meals to stay lean
U|rhabdo|Back from a month off, ego did 15 sets of curls. Elbows frozen, forearms fat and shiny, peeing like black tea, feel fluey
U|rhabdo|my first crossfit week ended with brown urine and pecs like wood
U|rhabdo|quads wont work, swollen, wee dark for two days
U|clot|Weird one. It's only the one shin-calf area, tight as a drum, warm, a few veins showing that weren't, came on after two weeks of bed with covid
U|clot|swollen left calf, 3 cm bigger
U|clot|knee op in sept, calf went hot and painful on sunday, thought cramp
U|breath|Not being dramatic but I walked from the car to the squat rack and needed to sit
U|breath|short of breath lying down + coughing at night since the virus
U|breath|sudden stab when breathing and can't get air in, came on hanging out the washing
U|stroke|My mate said i was talking like I'd had six pints. I'd had a protein shake. Left hand numb too. Lasted maybe a quarter of an hour
U|stroke|face droop, gone now
U|stroke|lost balance and saw double out of the blue, can't walk straight, sick
U|bleeding|Post-menopause by six years and I had a bleed after kettlebell snatches, then again today
U|bleeding|blood in stool, three weeks
U|bleeding|a cut from the j cup keeps pumping through the towel, since an hour
U|self_harm|I think about ending it most days, lifting's how I get through the other hours
U|self_harm|no point me planning past december if you get me. got the rope
U|self_harm|i hurt myself when numbers go up
H|knee|housemaid's knee, fat bursa, kneeling is out
H|knee|dodgy knee flared on the stairs at work, on ibuprofen
H|knee|left knee feels unstable on single leg stuff since the ski trip
H|shoulder|bursitis in the shoulder. steroid shot friday
H|shoulder|clicky sore shoulder, dips make it angry
H|shoulder|collarbone plate in since april, backpacks and back squats rub it
H|low_back|Longer post cause I'm worried about losing progress: lower back's been sore every day since I changed to deficit pulls, worse in the mornings, no tingling, hot shower loosens it
H|low_back|facet joint injections last week
H|low_back|my back is niggling
H|hip|trochanteric pain, can't sleep on that side
H|hip|hip aches after hill runs
H|ankle|ankle surgery 2 months ago, screws in
H|ankle|rolled it again, same ankle, yellowish bruise, walking ok
H|foot|top of foot sore, laces maybe, hurts to hop
H|heel|spur, cushioned insoles only
H|thumb|sprained thumb ligament, in a spica
H|elbow|hyperextended elbow at judo, puffy
H|biceps|long head of biceps tendon sore at the front, no pop no bruise
H|calf|calf strain two weeks in, doing heel raises
H|neck|trapped nerve neck, tingly forearm, physio knows, strength normal
H|back|rhomboid knot that steals my breath when I twist
H|pregnancy|five months along with twins, told nothing high impact
H|pregnancy|low lying placenta so they've told me walks only
H|postpartum|breastfeeding and doing 1 session a week, wound still sensitive
H|pcos|pcos and on metformin
H|period|period cramps floor me for two days each month, can we plan for that
H|medicine|started finasteride no wait, propranolol, and my hr won't go over 120
H|medicine|ssri taper, brain zaps
H|medicine|naproxen twice a day for the elbow
H|medicine|on antibiotics (doxy) for the tooth
H|illness|chesty cough hanging on three weeks, no fever
H|illness|swollen glands and razor throat
H|illness|food poisoning, rice, never again
H|illness|tonsillitis
H|mono|mono, told no lifting for a month
H|asthma|exercise asthma kicking in at minute eight of cold runs
H|heart|mitral valve prolapse, doc is ok with moderate
H|blood_pressure|amlodipine started, ankles puffy
H|diabetes|T2 just diagnosed, hba1c 58
H|liver|bloods showed alt high, retest in six wks, no alcohol no supplements
H|crohns|crohns acting up
H|reflux|reflux on anything inverted or bent over
H|eye|detached retina fixed in march, no heavy straining
H|ear|ear infection, swimming off
H|hearing|tinnitus louder in the loud class
H|headache|tension headaches
H|mental|grief, not sleeping or eating much
H|adhd|concerta dose up, pulse high
H|insomnia|insomnia, 3 hours a night for a fortnight, gp gave zopiclone
H|surgery|tummy tuck 8 weeks, scar pulls
H|surgery|post op: meniscus trim
H|surgery|haemorrhoid banding done, no heavy strain for ten days
H|cancer|finished radiotherapy, shoulder stiff that side
H|lymph|lymphoedema sleeve on the left arm
H|rheumatoid|RA hands swollen, methotrexate night
H|ehlers_danlos|hypermobile, kneecap slides, taped
H|parkinsons|parkinsons, slow starts, meds at 10 and 2
H|doctor_limit|allowed pool only
H|doctor_limit|GP wants bloods before I ramp up
H|burn|scalded my hand, bandaged
H|bite|dog bit my calf, stitches
N|idiom|holy hell that complex, RIP me 1989 to today
N|idiom|my abs are dead, long live my abs
N|idiom|took a stab at front squats
N|idiom|got a splitting headache just thinking about the tax return, gym fixed it
N|idiom|bust a gut to make it before closing
N|idiom|an absolute bloodbath at the quiz, so hungover, no gym
N|idiom|my spotter nearly had kittens
N|idiom|the leaderboard broke my heart
N|idiom|had a stroke of luck: free month
N|idiom|that bar knurling could draw blood, proper grip at last
N|idiom|addicted to RDLs, send help
N|doms|Two days after squat volume, sitting on the loo needs a run-up
N|doms|triceps tender from close grip
N|doms|sore all over from the pt session, can't wait to go again
N|doms|so i tried swimming for the first time in ages and now i have muscles i hadn't met, shoulders mostly, fading already
N|pump|quad pump like walking on stilts
N|burn|calves burned like hell on the third drop set, then fine
N|fatigue_ok|arms shaking after the set so I spilled my shake, standard
N|breath_ok|puffing like a steam train after the 800s, back to normal in two mins as always
N|sweat|soaked my shirt, saw my soul, 30 min emom
N|healed|snapped my achilles in 2009, repaired, ran 6 marathons since
N|healed|had depression in my twenties, years behind me, training for fun now
N|healed|that wrist thing i logged in may? gone since june
N|healed|chickenpox at six is my last doctor visit haha
N|other_people|Asking for a pal with sciatica, what could he do at home? He hasn't got the app
N|other_people|neighbour collapsed on his bike, ambulance and all, so I was late. All fine this end
N|other_people|daughter sprained her ankle at dance, i'm on taxi duty
N|other_people|my trainer is pregnant so new trainer from jan
N|other_people|the guy who coaches us had chest pains, he's getting looked at, class cancelled
N|pet|horse is lame so no riding, more gym for me
N|negation|no soreness, no aches, suspicious
N|negation|bp perfect at the check, 118/74
N|negation|nothing torn, nothing strained, nothing but gains
N|negation|came out of the marathon without so much as a blister
N|thing|my running shoes are bleeding foam
N|thing|shaker exploded in my bag
N|thing|cable's fraying, machine out of order
N|thing|watch thinks I had a cardiac event, I'd left it on the washing machine
N|kit|chalk or liquid chalk
N|kit|power rack spotter arms came, feel safe alone now
N|food|cut week 6, dreaming in doughnuts
N|food|maintenance cals at last
N|food|swapped rice for potatoes, gains intact
N|days|this week only two slots
N|days|could we do sun instead of sat
N|days|moving house on the 12th, all kit boxed
N|mood|had a blast
N|mood|nervous about the meet, excited too
N|mood|want to quit my job not the gym
N|goal|look decent on the beach, that's it
N|goal|30 unbroken pushups
N|numbers|2 x 12 at RPE 8, left 2 in tank
N|numbers|waist down an inch!!
N|wish|replace ab wheel with leg raises because I hate it
N|wish|kettlebells only for a bit
N|question|paused or touch n go for bench?
N|question|any use in fasted cardio
N|place|office gym has one bench and a poster
N|tired|Sleepy, kids up at 5
N|weather|storm, ran in the stairwell
N|joke|my squat depth is classified
N|short|gym shut
N|short|buzzing
N|short|solid week
N|short|add weight pls
N|short|legs like lead, happy
U|chest_pain|Okay so hear me out, I'm not a worrier, wife will confirm. Took up stair climbs for the Kilimanjaro trip and round floor nine there's this cramp dead centre, like swallowing an ice cube. Stand still, it thaws. Every single time.
U|chest_pain|Mentioned to the lads that my chest tightens whenever the tempo gets spicy, they said pre workout, I don't take pre workout
U|chest_pain|hurt in my chest like heartburn on the turbo, tums did nothing, stopping did
U|chest_pain|ribcage vice, uphill only
U|chest_pain|The farmer's carry gave me that left arm heaviness and a pressing chest, i just assumed grip
U|chest_pain|pushing the car out of the snow: pain between shoulder blades and breastbone, clammy, sat ten minutes, gone
U|faint|Funniest thing in parkrun today, everyone had to hop over me cause I'd gone down at 4k with no idea why, chest-strap says hr dropped to 34
U|faint|twice blacked out standing at the end of a plank circuit, second time broke a tooth
U|faint|lost consciousness on the leg press, spotter racked it
U|faint|dropped in the changing room, next thing paramedics
U|faint|i go out when i stretch my neck after heavy shrugs, only for a bit
U|faint|everything went silent and then i was hugging the squat rack base with a lump on my cheek
U|nerve|Weird flex but my calf just stopped doing calf raises, left one does 15, right one zero, no pain at all, disc history
U|nerve|been dragging toes on stairs
U|nerve|After the stinger at rugby the arm never came back to full, deltoid's asleep, can't hold 5k out sideways four days later
U|nerve|foot numb, ankle floppy, back stiff
U|nerve|my thumb won't grip and the palm muscle looks hollow, neck pain shooting down
U|nerve|can't stand on my heels on one side
U|saddle|sat on the rower and couldn't tell if the seat was under me. Leak a bit too. Back's been locked since weekend
U|saddle|seat area numb both sides, constipated as hell, sciatica both legs
U|saddle|I've stopped being able to feel the wee coming out, is that a disc thing
U|saddle|perineum dead as a doornail after the squat session, 48 hours
U|palpitations|Long run, mile 9: heart started doing jazz, went cold, black spots, walked home with hand on garden walls
U|palpitations|Felt heart stop then slam, knees went
U|palpitations|pulse 180 doing dishes, lightheaded, lasted forty minutes
U|palpitations|my heart keeps galloping off and i get faint-y with it, mostly when i bend for the bar
U|rupture|deadlift at 210, over-under, the left bicep made a noise like a zip and now there's a gap at the elbow crease where the cord used to be
U|rupture|heard my calf go. limping, hollow there, foot won't push
U|rupture|Lats? something let go under the arm on a muscle up with a crack, huge bruise down my flank and i can't pull the arm down
U|rupture|knee: pop, balloon, buckles each step
U|rupture|groin tore off the bone i reckon, black to the knee, can't lift the leg
U|rupture|tendon over kneecap went on the landing
U|head|slipped on ice, cracked the back of my head. Three days on i'm off balance and the screen swims
U|head|got dropped on my head at wrestling, neck sore, arms tingle, foggy
U|head|rack pin fell, scalp stitched, since then I can't remember which set i'm on and sleep all day
U|head|headbutt in a 50/50, out for a moment
U|head|whacked my skull, nauseous now
U|tendon_medicine|Stupid kidney infection put me on cipro. Infection's better, but there's a hot lump in my left heel cord and I limp to the bathroom
U|tendon_medicine|levo made my patellar tendons ache
U|tendon_medicine|ear drops were fine but the tablets, ciprofloxacin 500, have my shoulders and achilles hurting when I hadn't trained in a week
U|tendon_medicine|post antibiotics (the -floxacin kind) both elbows burn at the tendon
U|purging|before any photo shoot i go a week of throwing my meals up, that's just how the sport works right
U|purging|i make myself puke, throat bleeds a little
U|purging|Ate. Purged. Ran 10k. Repeat.
U|purging|chew n spit, and when i swallow, fingers
U|rhabdo|The gym's 'legs til you drop' challenge: won it. Price: thighs like two hams, can't sit, and a wee like soy sauce two mornings in a row
U|rhabdo|so sore i can't dress and it's brown when i go
U|rhabdo|arms swelled up after rope climbs, urine red-brown
U|rhabdo|heat + bootcamp, now cramps everywhere, barely any urine and it's dark as rum
U|clot|My compression sock only fits one leg any more. The other calf's swollen, tender at the back, warm
U|clot|broken foot in a boot, calf above it throbbing, fat, red
U|clot|calf swelled up overnight for no reason
U|clot|pp 3 weeks, one leg swollen to the thigh and sore
U|breath|can't climb to my own flat w out two stops, was hiking in August
U|breath|Marathon block, and suddenly 6:30 pace feels like altitude. At rest too. Resting hr up 25, little tickly cough
U|breath|breathless putting plates away
U|breath|air hunger all weekend, sitting even
U|stroke|Not gym but: could hear my gf fine, couldn't make the answers come out, and my right cheek was like after the dentist. 10 mins tops
U|stroke|one arm useless for five mins then ok
U|stroke|thunderclap headache on a max squat, sick, light hurts
U|stroke|vision went half black, hand clumsy
U|bleeding|Nosebleeds daily, bruised from the bar in places the bar never was, and pinprick red spots on my legs
U|bleeding|when i cough on the treadmill there's blood in the tissue
U|bleeding|pregnant, 22 w, woke to blood after hill walk
U|bleeding|vomited blood, small amount
U|self_harm|overdosed in the spring and the feeling's back, don't tell my coach
U|self_harm|can't see a reason to wake up tomorrow, logged 4 sets
U|self_harm|I'd rather be dead than this and I've started giving my plates away
U|self_harm|scratched my arms raw with the barbell collar on purpose
H|knee|grinding under the kneecap when i do pistol squats, aches the next day
H|knee|knee sore after pavement running
H|shoulder|Shoulder mobility is fine, it's the ache at night after bench that bugs me, week 5 of it
H|shoulder|separated shoulder grade 2, sling off yesterday
H|low_back|lower back pumps that turn to ache for days, every time i row bent over
H|low_back|back pain again
H|hip|snapping hip, painful now
H|foot|sesamoiditis
H|ankle|ankle weak since sprain, want rehab stuff
H|elbow|elbow niggle
H|wrist|tfcc wrist, pushups on handles only
H|neck|crick in neck, can't check over my shoulder
H|hamstring|high hammy tendinopathy, year two, can't do good mornings
H|pregnancy|just found out i'm pregnant
H|pregnancy|third trimester, pelvic girdle pain
H|postpartum|prolapse diagnosed grade 1 and told no heavy squats
H|medicine|trt started, doc monitoring haematocrit
H|medicine|tapering pred
H|medicine|antihistamines make me doze through warm ups
H|illness|chills and aches since yesterday
H|illness|kid brought home hand foot and mouth, now I've got the spots
H|illness|got a bug
H|heart|had an ablation in january, cleared for easy stuff
H|blood_pressure|high bp, on ramipril, need lower intensity?
H|asthma|chest wheeze when pollen's up, needs two puffs before runs
H|diabetes|insulin tweak, lows at night after leg day
H|thyroid|graves, meds started, hr runs high, endo says light only
H|migraine|migraines from heavy valsalva sets, neuro knows
H|mental|ptsd symptoms up, need quiet sessions
H|mental|low mood since the breakup, can't be bothered eating, sleeping all day
H|surgery|wisdom teeth out monday
H|surgery|ORIF wrist, plate, 7 weeks
H|bone|stress fracture in the hip ruled in, crutches
H|doctor_limit|orthopod says no running ever again on this hip
H|nerve_mild|thigh skin tingles from tight belt, meralgia they call it, doc's seen it
H|hand|pulley finger
H|vertigo|bppv again, spinning when i lie back for bench
H|eating|not eating enough i think, periods have stopped four months
H|gi|gastritis, black coffee is out, omeprazole in
H|skin|cellulitis on my shin, oral antibiotics, told to keep it up
H|rib|intercostal strain, twisty coughs hurt, tender right on the rib when pressed
N|idiom|I'm so out of shape my shadow needed a breather
N|idiom|bench day nearly ended in manslaughter, my spotter was texting
N|idiom|Long story short I skipped monday because my will to live was on annual leave, tuesday I smashed it
N|idiom|the finisher had me seeing stars, and then seeing the pub
N|idiom|dropped dead asleep at 8pm
N|idiom|paralysed by choice, so many programmes
N|idiom|my wallet's haemorrhaging after race entries
N|idiom|programme fever has broken, i'll stick with this one
N|idiom|legs gave up before i did, classic last set of walking lunges
N|idiom|got absolutely poleaxed by a 6 year old at soft play, just pride
N|doms|sore pecs, happy days
N|doms|Everything's stiff as a board the day after my first proper squat session, is this the famous DOMS everyone posts about
N|doms|biceps whinging after chins
N|doms|hobbling from saturday's long run, both quads, already better than sunday
N|pump|veins like a roadmap, huge arm pump
N|burn|love that burn
N|healed|slipped disc ten years ago, zero symptoms for nine
N|healed|dislocated my finger in school
N|healed|Had a lung clot in 2012, off all meds since, annual review says I'm normal, no limits
N|healed|my shoulder that i kept moaning about last season? fully fixed, OHP pb'd twice since
N|other_people|partner's back is out so she's stealing my foam roller
N|other_people|colleague asked me what helps a sore knee, any blog i can send
N|other_people|friend fainted at the concert, so late night, no run
N|other_people|our instructor slipped a disc
N|pet|rabbit at the vet, broken leg, weird week
N|negation|no injuries, touch wood
N|negation|had the heart scan for work, all clear, no limits
N|negation|dizzy? no. Sick? no. Lazy? yes
N|negation|hip's been perfect
N|thing|the bike has a bad case of chain rash
N|thing|wifi died so no video workout
N|kit|cheap straps, dents in my wrists, binned them
N|kit|fingers went numb from cold dumbbells in the shed, warmed up by set two
N|food|1800 kcal, hungry but ok
N|food|eggs again
N|food|cheat meal became a cheat weekend
N|days|no gym thursday, dentist for the kids
N|days|4 days instead of 5
N|mood|calm
N|mood|frustrated w the plateau at 95
N|goal|get my squat past my girlfriend's
N|goal|visible abs, shallow i know
N|numbers|hit 10k steps 6/7
N|numbers|140x5 squat at rpe 9
N|wish|longer warm up pls
N|wish|more pulling, less pushing
N|question|what's a good RDL tempo
N|place|park bars are taken by teens
N|weather|rained off
N|tired|wiped from overtime
N|joke|diagnosed with a severe lack of plates
N|short|new pb
N|short|no change
N|short|bring it
N|short|swap burpees
U|chest_pain|Hi folks, sorry if wrong section. 61 year old, walking plan. The last hill before home has started to give me a sort of indigestion up into the jaw. By my own gate it has settled. Have not mentioned it to anybody.
U|chest_pain|bench ok, row ok, then 5 mins skipping and my chest clamped, had to kneel
U|chest_pain|heavy feeling in chest w cardio, 4th session now
U|chest_pain|every time i go above zone 3: tight band, arm goes heavy, slow down, off it goes
U|chest_pain|rest day fine, work day fine, intervals = pain behind the breast bone
U|faint|So the big news is i pulled 200. The small news is i apparently said something in tongues and folded. Came round with chalk on my face
U|faint|collapsed. 3k in. no warning
U|faint|blacked out on squat twice this month, belt too tight maybe
U|faint|my knees went, the hall shrank to a dot, then a lady was holding my feet up. spin class.
U|faint|fell down unconscious after sprint finish, didn't break the fall at all
U|nerve|I can't feel the outer edge of my foot, and hopping on that leg just doesn't happen
U|nerve|Since thursdays heavy low bar my left hand types like a drunk. Also the forearm's numb to the middle finger. Neck is what hurts
U|nerve|leg went dead on the way down and hasn't quite come back, quad weak, stairs one at a time
U|nerve|tripping over my own foot lately, it won't come up
U|nerve|shrugging is uneven, shoulder blade sticks out like a wing and i can't lift the arm past my chin
U|saddle|tmi: sex feels like nothing and so does the loo roll. This started w the disc thing
U|saddle|back + numb crotch + can't start peeing
U|saddle|leaking wee without an urge since squats
U|saddle|fanny's numb since my back went, walking like a duck too
U|palpitations|heart ran off at 190 while i was foam rolling. foam rolling! Went grey, hands tingled
U|palpitations|fluttering on every hill, plus a swoon
U|palpitations|irregular beats for an hour after interval work, lightheaded enough that I lay in the corridor
U|palpitations|pounding heart skipped, saw stars, nearly off the treadmill
U|rupture|Popeye arm. It's not a flex. Chin ups, crack, and now the muscle's dropped
U|rupture|achilles popped at padel
U|rupture|I went for a touch-and-go triple, felt chest fibres unzipping near the armpit. Bruise to the nipple, nipple points the wrong way now
U|rupture|hamstring off the bone doing the splits, heard it, can't sit
U|rupture|bang in the knee, kneecap's slid up, leg useless
U|head|Kid swung the kettlebell gate at me, temple, saw white. now lights, noise, everything's too loud, and I forgot my pin
U|head|concussion confirmed yesterday and I feel like training
U|head|head knock sunday, still sick
U|head|went over the bars, chin strap bruise, headache + can't focus my eyes
U|tendon_medicine|Anyone else on ciprofloxacin? I'm eight days in and the back of both ankles feel like dried leather being bent
U|tendon_medicine|levofloxacin, then quad tendon pain on stairs
U|tendon_medicine|quinolone for pneumonia, and pec tendon is sore and snappy
U|purging|I eat with the team, then I excuse myself. It's become a habit like brushing teeth.
U|purging|throwing up on cheat days on purpose
U|purging|took 8 laxatives before weigh in, shaky on the squat
U|rhabdo|Returned to squats after an eight month lay off with 10x10 because I'm an idiot. Can't stand off the toilet, and what's in the toilet is the colour of mahogany
U|rhabdo|dark brown wee, triceps swollen stuck
U|rhabdo|weak as a kitten, thighs hard, peeing rusty
U|clot|long drive, bad calf, gets worse not better, skin's red and hot below the knee
U|clot|DVT in 2020, same leg now puffed up and aching
U|clot|calf twice the size of the other, sore to stand
U|breath|i get more puffed brushing my teeth than i did on 10k in june
U|breath|out of breath at nothing, legs swollen
U|breath|could not catch my breath after one set of light swings, 20 mins later still heaving, that's new
U|stroke|numb down the whole left side, came and went
U|stroke|lip drooped, dribbled my shake, spoke daft
U|stroke|My handwriting in the paper log goes to scribble halfway down the page. I remember wanting to write and the pen not listening
U|bleeding|peed claret after the 20 miler and again today at rest
U|bleeding|black stools like tar
U|bleeding|36 weeks and there's blood on the mat
U|bleeding|on eliquis, hit my thigh on the rack, it's swelling like a football and hard
U|self_harm|i have a date picked
U|self_harm|I keep a blade in my gym bag and it isn't for tape
U|self_harm|if i crashed my bike on purpose nobody would know, i think about that every ride
H|knee|Bakers cyst back of knee per ultrasound, tight when i flex
H|knee|my knee swells a bit after football, settles by tuesday
H|knee|knee arthroscopy next month
H|shoulder|can't sleep on my right side, shoulder
H|shoulder|calcific tendinitis
H|low_back|Back is achy from the new mattress or the deadlifts, jury's out
H|low_back|stiff lumbar after drives
H|sciatica|piriformis pain down the back of thigh when I drive, strength ok feeling ok
H|hip|sore outer hip, running camber
H|foot|arch pain when barefoot
H|ankle|ankle impingement, no deep squats
H|calf|calf cramps at night, both legs, since starting water tablets
H|elbow|cubital tunnel, night splint, some pins in the pinky, under the hand clinic
H|wrist|sprained wrist from a fall, swollen, x ray fine
H|chest_wall|costochondritis, doc confirmed, hurts when pressed
H|neck|cervical disc bulge, physio's happy, no shrugs
H|jaw|jaw ache after tooth abscess, on amoxi
H|pregnancy|early pregnancy and knackered
H|pregnancy|breech baby so they said no inversions
H|postpartum|8 months pp, hips still unstable
H|menopause|HRT patch changed, joints hurt
H|pelvic_floor|leak on double unders
H|medicine|isotretinoin, lips and joints both dry
H|medicine|started wegovy, sick after meals
H|medicine|diuretics for bp so i cramp
H|medicine|lithium, need to watch dehydration in heat they said
H|illness|bronchitis. benched
H|illness|shivery
H|illness|got shingles jab and feel rubbish, arm like a brick
H|illness|cold turned into sinus pain
H|heart|hole in the heart fixed as adult last year, yearly reviews, told no maxes
H|cholesterol|statin muscle ache query, bloods booked
H|kidney|single kidney, no contact
H|diabetes|libre says 15 before gym
H|epilepsy|had a seizure in may, on meds, no swimming alone says neuro
H|headache|headaches round my eyes after screens and squats
H|mental|panic attacks, known, breathing drills help
H|eating|binge eating again, no throwing up, just binges, seeing someone
H|surgery|sinus surgery, no bending two weeks
H|surgery|knee replacement, 10 weeks
H|cancer|mastectomy on left, port still in
H|autoimmune|psoriatic arthritis flares in toes
H|bone|fractured clavicle in a sling
H|burn|sunburnt shoulders, can't have a bar on them
H|skin|eczema raw in elbow creases, sweat stings
H|doctor_limit|no lifting over my head till the eye pressure is sorted, consultant's words
H|hernia|hiatus hernia, no heavy belts
H|fatigue|post viral tiredness, four weeks of it, gp says pace
N|idiom|Got the squat bug bad
N|idiom|I have bled for this home gym, financially
N|idiom|that tabata took ten years off my life, what a rush
N|idiom|Went to spin with hungover friends, half of us looked like corpses, all of us laughed
N|idiom|was gutted to miss the PR by a cm of lockout
N|idiom|broke my back carrying this group project, need easy sessions, tired only
N|idiom|shot myself in the foot by starting at 80 percent, dropped to 70
N|idiom|head's spinning with all these split options
N|idiom|panic bought a treadmill
N|idiom|choking up at my own progress pics
N|idiom|bodyweight's stuck, it's killing me softly
N|doms|went from zero to lunges, now zero again, sore bum
N|doms|delts toasty from OHP, all normal
N|doms|day after deadlifts my whole back side feels used, in the right places, gone by thursday every week
N|pump|split my sleeve pump
N|burn|side planks burn like the sun
N|breath_ok|had to catch my breath after 20 rep squats, who doesn't
N|healed|broke both arms falling out of a tree aged nine, good story, arms fine
N|healed|cancer free eleven years, discharged, full training
N|healed|knee surgery in the 90s
N|healed|eating disorder was my teens, healthy fifteen years, happy w calories on screen
N|other_people|grandad's got angina so I'm doing his garden on saturday
N|other_people|flatmate has covid, i'm negative and feeling great
N|other_people|physio student here, revising cauda equina, scary stuff, exam tuesday so less gym
N|other_people|my training partner's torn his hamstring so i'm solo
N|pet|puppy swallowed a sock, vet at 2am, no sleep
N|negation|back from sick leave months ago, 100 percent
N|negation|felt no chest tightness, no nothing, just fun
N|negation|blood pressure's fine, bloods fine
N|thing|car's got a dead battery so i walked 7k
N|thing|rowing machine's handle is torn
N|thing|bleeding heck the spin bike squeaks
N|kit|grips leave my palms raw pink for ten mins then nothing
N|kit|knee sleeves: 5 or 7mm
N|food|lost 1kg of water probably
N|food|sugar cravings after 9pm
N|days|rota changed again: tue wed sun
N|mood|hyped for new block
N|mood|sulking, gym playlist is awful
N|goal|be able to carry my kids up the hill
N|numbers|80/60/100 for squat bench dead at 62kg
N|wish|I'd like to drop the bike, boring
N|question|can i train abs daily
N|place|basement ceiling too low for press
N|weather|minus ten, ran in tights like batman
N|tired|dragging today
N|joke|pulled a muscle? I wish, I'd need one first
N|joke|cause of death: front squats
N|short|survived
N|short|rest day
N|short|on holiday
N|short|heavier please
N|short|hated it, did it
N|short|sore bum
N|short|dead legs lol
U|chest_pain|W3D2: sq 100x5x3 ok. bp 75x5 ok. airdyne 10 min, chest pain at min 4, 6 and 9, off pedals = off pain. dl skipped.
U|chest_pain|Should I deload? Lifts fine but carrying shopping upstairs sets off a crushing behind my breastbone that I never get lying on a bench.
U|chest_pain|Sir I am 47 yrs, doing brisk walking, pain is coming in centre chest after 10 min and going to left hand, on sitting it is relieved, kindly adjust plan
U|chest_pain|CHEST LIKE A VICE ON THE SKI ERG AGAIN
U|chest_pain|chest discomfort with jogs since my second jab, worse leaning back, sharp with breath too
U|chest_pain|treadmill 6 km/h: tight. 5 km/h: not. cardiologist appointment isn't for a month so i stay at 5.5 haha
U|faint|Q: is syncope during front squats just the bar on the carotids? Happened to me Tuesday and again Friday, dropped it on the pins both times
U|faint|apparently I fainted while on the finish line photo. it is a great photo
U|faint|out like a light after wall balls
U|faint|Stood up from the last plank, next memory is my kid shouting. carpet burn on chin
U|faint|fell unconscious in the pool lane, lifeguard had me out
U|faint|blackout while jogging, second one, hr monitor stopped counting
U|nerve|can't do a single calf raise right leg since the back incident, it's like unplugged
U|nerve|Typing with one hand. The other one's asleep since my neck cracked doing a bridge and that arm can't hold a cup
U|nerve|My leg buckled thrice on a flat road, knee isn't sore. Front of thigh numb
U|nerve|dropfoot. that's what the guy on the forum called it. four days
U|nerve|hand weak, cant open jars suddenly, shooting pains from the neck
U|saddle|Anyone had numbness where you sit after heavy squats? like ALL of where you sit. and the bladder's gone lazy
U|saddle|cant feel my bum or hold my wind, back pain 9/10
U|saddle|private area feels anaesthetised since I slipped at the bottom of a clean
U|saddle|gone off like a light down there, no sensation, back spasm since mon
U|palpitations|pulse weird, woozy
U|palpitations|heart went boom boom... boom on the stairs & I had to hold on before I dropped
U|palpitations|post run the pulse stayed at 170 for an hr with my ears whooshing and my legs going to string
U|palpitations|i feel the beats tripping over each other and each time i go light as paper, mostly the second set
U|rupture|pec go brrr. Literally felt it rip on the paused rep, dropped 130 on the pins, arm's black and it can't hug
U|rupture|loud crack at the back of ankle during jump rope, walking flat footed
U|rupture|biceps cord at elbow not there when i hook it with my finger
U|rupture|ankle crunched, bone looks out of line, can't put weight
U|rupture|ACL i think: pivot, pop, ball of fluid, gives out
U|head|Missed jerk, bar kissed the crown of my head on its way down. Had to be told what day it was. Slept it off
U|head|hit head, dazed since
U|head|brain's soup since the snowboard slam, headaches on every set, nauseous in the car
U|head|fell down loft ladder, forehead first, lost ten minutes somewhere, drowsy
U|tendon_medicine|prescribed cipro, day 5 now, sore achilles both sides out of nowhere, is a light jog ok?
U|tendon_medicine|started moxi on sunday, can barely grip, finger tendons hurting and puffy
U|tendon_medicine|finished a levaquin pack 3 weeks back, since then a stab over the heel each step
U|purging|been chucking up my shakes on purpose since the scale hit 70
U|purging|Lax tea nightly. Four, five bags. It's how I stay 8 percent
U|purging|can't keep a meal down cos i won't let myself
U|purging|after the buffet i stuck two fingers down, felt better, 3rd sunday running
U|rhabdo|arms: cannot straighten. pee: iced tea. mood: proud? worried? three days after 400 band curls
U|rhabdo|CF open 25.2, can't lift a fork, dark urine started last night
U|rhabdo|urine's gone brown & i'm sorer than i've ever been, calves and quads swollen hard
U|rhabdo|after EMS suit session my thighs ballooned and my wee is coloured like cognac
U|clot|Thought it was a charley horse but it's been four days and the whole lower leg is tight, purple-ish, warm to the back of my hand. Just the right
U|clot|swollen leg + new breathlessness after surgery, physio says do heel raises?
U|clot|my calf is sore, red and thick and i've been in bed w flu for ten days
U|clot|left leg puffy up to the knee, one side only
U|breath|i run ultras yet yesterday i panted walking the dog, today i panted talking
U|breath|needed to stop twice on the way to the mailbox, dry cough, ribs hurt when i inhale
U|breath|can't get a full breath since the flight home
U|stroke|was spotting my mate when my own arm dropped and my tongue went thick
U|stroke|went blind in the left eye for a couple mins, no pain
U|stroke|talking rubbish, half numb, ten mins. too young for that at 31 surely
U|bleeding|wee is red after every run AND now between runs
U|bleeding|had to change my pad every 40 min, nearly went over on the stairs
U|bleeding|maroon clots in the bowl, belly ache, light headed
U|bleeding|Bit of blood when I cough, 4 days, no cold
U|self_harm|life's not worth the effort, tho bench is
U|self_harm|thinking about hanging it up and i don't mean the sport
U|self_harm|hurting myself again, arms, so long sleeves at gym
H|knee|W5: knee pain 4/10 on back squats, 1/10 on box squats, swapped
H|knee|physio says patellofemoral, keep it under 60 degrees
H|knee|meniscus moans when I twist
H|shoulder|shoulder bad, no press
H|shoulder|I'm an Olympic lifting hobbyist, 34F, and for about six weeks now the catch of the snatch gives me a pinch on top of the shoulder that lingers into the next day. Numbers are unaffected but I'm fed up
H|low_back|QL spasm while unloading plates, of course, not while lifting
H|low_back|had two epidural shots this year for stenosis, walks ok, standing not
H|hip|can't do sumo, inner hip catches
H|ankle|torn ankle ligament grade 2, in the brace till march
H|foot|plantar fasciitis, left
H|shin|splints!!! again!!! new shoes didn't help
H|elbow|pain inside elbow on pull ups and carrying bags
H|wrist|ganglion on the wrist hurts under load
H|neck|neck arthritis, no headstands
H|rib|slipped rib syndrome per osteo
H|hand|sore knuckle from bag work, swollen
H|pregnancy|knocked up haha, 10 weeks, still ok to squat?
H|pregnancy|cerclage in, bed rest ish, only breathing work
H|postpartum|episiotomy still stings, week 5
H|medicine|my GP switched me to candesartan
H|medicine|codeine for the tooth so no heavy stuff today
H|medicine|antimalarials, queasy
H|medicine|dianette stopped, now on progesterone only
H|illness|throat like glass
H|illness|my covid test has two lines
H|illness|temperature and the runs
H|heart|enlarged heart found on echo, sports cardiologist looking, told moderate only
H|blood_pressure|bp was 160 at the dentist
H|asthma|asthma review wed, peak flow down a bit
H|diabetes|prediabetic, doc wants 150 mins a week
H|anemia|heavy iron tabs, constipated, low hb
H|migraine|weather migraine
H|mental|doctor upped my mirtazapine, groggy mornings
H|mental|seasonal depression kicking in
H|surgery|ganglion op on fri
H|surgery|appendix came out 3 wks ago, keyhole
H|vertigo|labyrinthitis, floor tilts
H|eye|stye / eye infection, no contact lenses
H|gi|diverticulitis flare settled, bland food, doc says no straining
H|skin|athlete's foot cracked and sore
H|skin|blistered heel, raw, can't wear trainers
H|doctor_limit|hand surgeon: grip max 2 kg
H|doctor_limit|the nurse told me stay below 120 on the pulse
H|arthritis|OA thumbs
H|bone|heel bone bruise, MRI'd
H|ear|burst eardrum, no pool
H|nerve_mild|pinky tingles at night, elbow bent, not weak
H|dizziness|get a little dizzy between sets on the cut
H|sleep|apnea machine broke, so rough mornings
N|idiom|my 1RM was a crime scene
N|idiom|RIP my dignity, got stuck under 70 and did the roll of shame
N|idiom|I'm bleeding followers since i stopped posting gym selfies
N|idiom|that coach is a pain in the neck
N|idiom|the programme spreadsheet made my eyes bleed
N|idiom|could've died of embarrassment, shorts split mid squat
N|idiom|felt under the bar like I'd been hit by a bus, then the coffee landed, pb
N|idiom|Got my arse handed to me by a granny in aqua
N|idiom|my heart wasn't in it today, did half
N|idiom|the wod took my soul
N|doms|sore in the good places
N|doms|Is it bad that i like it when i can't sit down after leg day
N|doms|upper back DOMS from rows, gone tomorrow no doubt
N|doms|bit stiff from hill reps, spring back in step after 10 min jog
N|pump|delts so full i looked photoshopped
N|burn|spin instructor had us in the red, thighs screaming, hilarious
N|breath_ok|gasping at the top of the 20% hill like everyone else, chatting a minute later
N|healed|two years since the rotator cuff thing, discharged, full ROM, doing snatches
N|healed|Fainted once at a blood donation in 2016. That's it, that's my whole history
N|healed|broken toe from last year is well and truly mended
N|other_people|my boss had a stroke, so i'm covering his shifts, only 2 sessions
N|other_people|sis had a baby!!! i'm an aunt. Training as usual
N|other_people|is it ok to bring my nan w a bad hip to the class you do?
N|other_people|training mate is on blood thinners so no more sparring with him, technique drills only
N|other_people|someone on the forum tore both quads, reading that gave me chills, my own legs are ace
N|pet|cat bit the yoga ball. ball died
N|negation|knee niggle? zero this month
N|negation|never felt faint, never felt weak, felt like a god actually
N|negation|the doc says I can do whatever i like
N|thing|pull-up bar tore out of the door frame, frame 0 me 0
N|thing|the sauna has a rash of mould
N|kit|hook grip thumbs hurt for a sec, tape helps, used to it
N|kit|chest strap leaves a mark
N|kit|barefoot shoes y/n
N|food|dropped carbs, miss bread
N|food|hit 160 g protein 7 days straight
N|food|so full from thanksgiving i could roll to the gym
N|days|exams, give me 2 short ones
N|days|swap thursday and friday, plumber's coming
N|mood|weirdly zen
N|mood|meh tbh
N|goal|deadlift double my bw before 30
N|goal|just want to feel fitter for ski week
N|numbers|RHR 52, sleep 7:40, wt 77.9
N|numbers|5x10 leg press 180
N|wish|no barbell this week, hotel
N|wish|please more core
N|question|front rack with straps, allowed?
N|place|kids' playground workout, monkey bars are high
N|weather|fog, no run
N|tired|tired, nothing else
N|joke|i put the fun in functional fitness and the ow in plateau
N|short|loved it
N|short|PR day
N|short|brutal, again please
N|short|no notes
N|short|too much cardio
N|short|legs fried
U|chest_pain|Small thing, probably posture: when the sets get long on bike sprints there's an ache from the centre of my chest through to my back, and my hands go cold and wet.
U|chest_pain|I do get chest ache, only during, never after
U|chest_pain|Been on here since 2009 so I know the answer will be see a doc, but the pressure in my chest only comes at tempo pace and the race is in 9 days
U|chest_pain|upper belly/chest pain every brisk walk after dinner
U|chest_pain|Cutting grass gave me the same chest squeeze as last week's rower did
U|faint|Wasn't going to log this. Lost about a minute on Thursday, between chalk and floor.
U|faint|passed clean out doing burpees, wet myself
U|faint|3rd faint this cut
U|faint|I got that curtain coming down then the floor, then faces. Deadlift day, 5th rep.
U|faint|Zonked out on the bike, no idea how long, cadence graph has a 40 second hole
U|faint|my son found me on the garage floor by the bench, bar on the safeties, I don't recall unracking
U|nerve|the toes on my left won't spread or lift, buttock pain has gone though so yay
U|nerve|One arm tires in 2 reps, other does 15. began w a hot poker pain in shoulder ten days ago, pain left, strength didn't come back
U|nerve|numb hand, weak hand, neck
U|nerve|both hands clumsy, buttons impossible, gait's off, neck stiff. 55 y/o bench presser
U|nerve|can't lift foot off gas pedal fast enough, it's lazy since the squat
U|saddle|pelvic numbness since deadlift pop, and had a wee in my shorts on the warm up
U|saddle|numb between cheeks
U|saddle|lower back disc mri'd in jan. now since the weekend can't tell hot from cold in the saddle area and poo's escaping
U|palpitations|Heart in my throat at 3am, flopping, then nearly hit the floor on the way to loo. also once in training
U|palpitations|skips with dizziness each cooldown
U|palpitations|Got a run of mad fast beats during curls (curls!!), had to lie down w feet up as I was going
U|palpitations|afib episodes back, dizzy with them, did my squats between
U|rupture|forearm tendon twanged off on a stone lift, bruised to the fingers, no twist
U|rupture|Was 3 reps into calf jumps and honestly thought the bar had hit me in the leg. Foot won't point down.
U|rupture|tore quad, there's a shelf in the thigh you can lay a pencil in
U|rupture|bicep snap, black arm
U|rupture|big pop in the shoulder at lockout, dead drop, can't raise it since
U|head|Since the cupboard door incident (corner, temple, blood) i've had this wooly head & words come late
U|head|slipped in the shower and knocked out, maybe 20 secs
U|head|knocked my nut on the bar, puked at home
U|head|took a header off the trail, can't remember the descent. Neck hurts in the middle
U|tendon_medicine|it's been a rough month: prostate, ciprofloxacin, and now my achilles goes like a door hinge and is tender to pinch
U|tendon_medicine|oflox tabs + knee tendons inflamed
U|tendon_medicine|after the levoflox even holding the bar hurts both wrists, tendons visible and fat
U|purging|sometimes I spit up my dinner on purpose so tomorrow's number is nice
U|purging|meet weigh in hacks: laxatives, vomiting, spitting in a bottle. Been two weeks of it, cramps in my calves
U|purging|bulimia's back, 5x this week
U|rhabdo|Sandbag thing wrecked me. Not DOMS wrecked: can't bend the arms to eat, puffy, and I pee brown
U|rhabdo|pee looks like barbecue sauce lol
U|rhabdo|On day 2 post event, thighs swollen so hard they shine and the urine is darker every time
U|rhabdo|very dark urine, extreme soreness, pounding water does nothing
U|clot|red streak and swelling in the calf a week after i stopped the thinners
U|clot|Calf. One. Hot. Big. Post flight.
U|clot|wife says leg looks like a ham, it's the one I had the varicose veins done on, hard and painful
U|breath|Woke up unable to lie flat, sat at the window till 4. Still did the light session but had to quit at the warm up
U|breath|i'm wheezing at walking pace, no history, lips tingle
U|breath|used to deadlift talking. now I can't talk walking
U|stroke|My reflection's smile was lopsided for a bit in the squat mirror
U|stroke|right leg & arm went on strike for ten min
U|stroke|suddenly couldn't read my own programme, letters meant nothing
U|bleeding|spotting pink at 9 weeks after deadlifts, mild cramps
U|bleeding|bleeding from behind after each heavy set & it's a lot
U|bleeding|sputum w/ rusty streaks, plus night sweats & weight dropping
U|self_harm|I don't plan on seeing the end of this block.
U|self_harm|wanted to let the bar drop on my throat, moved it at the last sec
U|self_harm|suicidal thoughts loud this week
H|knee|quad tendon ache above the kneecap, chronic, load dependent, no pop
H|knee|fluid on the knee drained
H|shoulder|rear delt cramp and a sore cuff
H|shoulder|physio gave me external rotations only
H|low_back|pulled something in my back
H|low_back|stiffness on left of spine when deadlifting past 120, otherwise I forget about it
H|hip|hip arthritis, stairs ok running no
H|ankle|peroneal tendon sore on cambered roads
H|foot|gouty big toe, allopurinol started
H|heel|fat pad bruise
H|elbow|distal biceps sore when chinning, gradual, strength full
H|wrist|cracked wrist, splint
H|neck|neck
H|hamstring|hammy grabbed on the last sprint, grade one they say
H|rib|sore ribs from coughing
H|groin|groin twinge
H|pregnancy|15 wks and bench feels weird, dizzy lying flat
H|pregnancy|trying to conceive, on clomid
H|postpartum|mastitis, feverish, can't do chest
H|medicine|methotrexate tuesdays so weds is a write off
H|medicine|new inhaler makes me shaky
H|medicine|stopped the pill and my skin and mood are chaos
H|medicine|lisinopril cough
H|illness|ear nose throat all blocked
H|illness|gastro
H|illness|Whatever my kids have, I have. Green snot, headache, sofa.
H|illness|pneumonia last month, lungs recovering, doc says walking only till review
H|heart|cardiomyopathy in the family, my own scan is booked, told to hold off max efforts
H|blood_pressure|low bp, salty snacks
H|asthma|cold induced asthma
H|diabetes|diabetic retinopathy, no heavy straining
H|thyroid|thyroid out in september, on levothyroxine
H|headache|sinus headache
H|mental|therapist thinks i overtrain to cope, wants max 4 sessions
H|mental|really anxious, hands shake
H|eating|counting makes me obsess, had anorexia last year
H|surgery|inguinal op done, week 3
H|surgery|varicose vein stripping on thurs
H|surgery|achilles repair 10 weeks back, boot off, physio twice weekly
H|gi|bloat and cramps since whey
H|kidney|kidney infection, cefalexin
H|skin|impetigo so no mats
H|doctor_limit|told by physio: no sprints till strength is 90% of other leg
H|dental|braces tightened, jaw sore
H|fibro|fibro fog
H|pots|pots, recumbent only, salt and socks
H|bone|osteopenia
H|hand|trigger finger, hates bars
H|vision|new floaters checked by optician, told no heavy lifting for 2 wks
H|fatigue|exhausted for six weeks now no matter how i sleep, getting bloods
N|idiom|Heart on my sleeve: I hate thrusters
N|idiom|the kettlebell bruised my pride, not me
N|idiom|almost had a coronary when the bill for bumper plates came
N|idiom|gave blood sweat and a good pair of shorts
N|idiom|tore through the 5k, new pb
N|idiom|ruptured my data plan streaming workouts
N|idiom|my streak died at 61 days, F in the chat
N|idiom|that leg press machine is a widowmaker and i adore it
N|idiom|playlist slaps so hard i got concussion haha
N|idiom|couldn't stand after the prowler and i was laughing too hard to try
N|idiom|crippling indecision over shoes
N|doms|feels like someone took a bat to my hamstrings, textbook after 5x10 RDLs
N|doms|48h after pull day: can't brush hair gracefully. standard
N|doms|soreness 6/10 lower, 2/10 upper
N|doms|chest doms makes hugging the kids fun
N|pump|back pump so bad i couldn't tie my shoes for 5 min lol then fine
N|burn|burnt out my delts
N|healed|spinal fusion at 16, i'm 41, no limits from anyone, carry on
N|healed|post natal stuff all behind me, youngest starts school
N|healed|i tore my hammy two seasons ago and it's better than the other one now
N|other_people|hubby threw his back out, guess who's mowing
N|other_people|a mate's doing rehab for a slipped disc and asked what app i use, told him this
N|other_people|teammate knocked out at practice, we all got sent home
N|other_people|in-laws all have norovirus, staying far away, all well here
N|pet|walked a three legged dog 5k, hero
N|negation|first week in forever that nothing aches
N|negation|full marks from the physio, closed the file
N|negation|no cold, no cough, just lazy
N|negation|heart scan was for a study, normal
N|thing|elliptical bit the dust
N|thing|foam roller snapped its spine
N|kit|wore someone else's gloves, hands tingled from the tight velcro, gone as soon as off
N|kit|bought a used squat rack off a forum guy
N|food|bulk's going too well, trousers
N|food|soup diet, not recommended
N|days|only weekends this month
N|days|6am slot or nothing
N|mood|low spark, high discipline
N|mood|laughed the whole class
N|goal|3 plates
N|goal|to bench what my brother benches plus 1 kg
N|numbers|sumo 4x4 150
N|numbers|avg sleep 6h10
N|wish|something with a sandbag
N|wish|can we test maxes soon
N|question|how wide should my OHP grip be
N|question|does walking count as cardio or nah
N|place|balcony workout, neighbours watching
N|weather|mud everywhere
N|tired|long drive, flat, fine
N|joke|rest day is my cardio
N|joke|my form is under investigation
N|short|pumped
N|short|done and dusted
N|short|gym closed mon
N|short|skipped two
N|short|happy days
N|short|more protein
U|chest_pain|Stats: 5'10, 205, M, 49, lifting 3 yrs. Question: conditioning finishers bring on a pressing pain mid chest which fades while I'm still sucking wind. Anyone?
U|chest_pain|TL;DR chest hurts running, not resting. Long version: no.
U|chest_pain|I reckon it's trapped wind but on the hill it's a proper stone under the breastbone... downhill it goes. every Sunday since about halloween.
U|chest_pain|edit: forgot to add, the pull was fine but I had chest pressure and a numb jaw on the walk to the car with my gym bag
U|chest_pain|stopped mid 400 as chest was squeezing, ok in the car
U|chest_pain|chest + shoulder ache whenever I shovel or sprint, GTN from my dad's cupboard took it off lol
U|faint|me: I'm fine. also me: third time unconscious on the stairmill since june
U|faint|Just had my first ever blackout! Was chasing a rep max on front squat, felt amazing, then I was looking at everybody's shoes
U|faint|lost it on the jog home, a jogger woke me, ambulance guys said ECG looked odd and to follow up
U|faint|went down in the queue after class, eyes rolled back they say
U|faint|No food, no water, three classes back to back, you guessed it, I hit the floor and don't remember it
U|nerve|rant: the gym's rowers are junk. Also, unrelated, my right foot keeps catching the kerb since that back twinge and I can't wiggle the big toe up
U|nerve|arm weakness right side, started after neck bridges
U|nerve|since yesterday I've a thumb and index like wood and no strength to press out, 20 kg dumbbell flew off
U|nerve|numb both feet, unsteady, can't feel the floor on split squats
U|nerve|leg strength test at home: left heel raise 22, right heel raise 1. back pain settled last week
U|saddle|everything south of the belt at the back is numb, bowels on strike, sciatica. ordering a new belt
U|saddle|since the heavy single I can't feel the tampon or the toilet seat
U|saddle|wee just trickles, i can't start or stop it, both legs buzz
U|palpitations|new strap says 224?? I felt it too, chest like a bag of frogs, everything went far away for a sec
U|palpitations|random bursts of racing heart and almost passing out, thursday's was on the bench between sets
U|palpitations|heart stumbles, head swims
U|palpitations|Felt the missed beats on the leg press, then a head full of helium, racked it and slid to the floor
U|rupture|My mates call me one-pec now. Thought it was a cramp, but the front of the armpit is empty and it's black to the wrist
U|rupture|kneecap tendon: pop at the bottom of a clean, can't extend, can't stand
U|rupture|behind-the-ankle pop doing box jumps, it's been a week, still can't tiptoe
U|rupture|I felt a tear in my upper arm moving a fridge, bump like an egg above the elbow and turning a key is impossible
U|rupture|calf ripped, swollen, huge bruise at the ankle
U|head|dumbbell 17.5 to the eyebrow, don't ask, mild double vision
U|head|got clattered at hockey, no blackout i think, but throwing up and my wife says I'm not me
U|head|Hit head on a beam in the loft gym doing jumps; can't concentrate, sleeping loads, ears ring, day 5
U|head|bang to the head last night, this morning one eye is blurry
U|tendon_medicine|For the record I read the leaflet AFTER: cipro and tendons. Mine: right achilles, swollen like a thumb, sore from day 6
U|tendon_medicine|cipro'd for a uti, and now the tendon at the front of my hip hurts on each step
U|tendon_medicine|two lots of levaquin this winter; the back of my heels hurt so much i walk on the sides
U|tendon_medicine|ciprofloxacin, tendon twinges everywhere
U|purging|cardio used to be my purge, now purging's my purge
U|purging|i get rid of food most nights, hit my protein first tho
U|purging|have to be sub 60, so laxatives, and dinner goes up again. dizzy on squats but lighter
U|purging|made myself throw up x2 this week. Slip up I guess
U|rhabdo|tough mudder sat. can't get arms above nipple height, biceps swollen tight, and what came out at 6am was the color of root beer
U|rhabdo|Legs hurt to touch, urine brown, feel sick
U|rhabdo|first class back, 150 wall balls; knees won't bend, thighs like balloons and my pee's gone dark amber to brown
U|rhabdo|triceps swollen like water wings, coke piss
U|clot|is a "dead leg" supposed to be hot? nobody kneed me. left calf, red, thick, sore
U|clot|after the ablation on my veins the calf's tight and swelling up more each day
U|clot|Arm! Not leg. After a pull day my right arm went blue-ish and swollen to the fingers, feels like it'll burst
U|clot|since long haul there's a deep ache in the calf & it's puffy, pits when i press, other one is normal
U|breath|hill I run daily, today three stops, lips tingly, sat on a wall
U|breath|this is not unfit puffed, this is fish on a dock puffed, from walking to the rack
U|breath|chest tight and breathless at rest since tuesday, left side hurts on inhaling
U|stroke|i said 'spoon' for dumbbell, 'tuesday' for water, my hand dropped the bottle. Quarter of an hour later: normal
U|stroke|sudden spin, sick, slurred, staggered like a drunk on the way off the platform
U|stroke|whole right side like pins then nothing, smile crooked, 5 mins
U|bleeding|there's blood when i go, dark and mixed in, and i've dropped 6kg i didn't plan
U|bleeding|15 weeks, bright red, after bootcamp
U|bleeding|bleeding gums, bruised like a peach, knackered. Squat still moving
U|bleeding|post op wound opened in the shower after RDLs, soaking dressings
U|self_harm|not suicidal suicidal, just keep checking how high the car park is
U|self_harm|I cut. Not the diet kind.
U|self_harm|want it over. training keeps me here till sunday
H|knee|Stats 29F 64kg. Knees ache after volume, ok with heavy low reps, been about 3 weeks, no swelling
H|knee|tweaked knee on black ice
H|shoulder|Every. Single. Press. Front delt pinch. I've tried grip widths and prayer.
H|shoulder|shoulder subluxed reaching for a coat, sling, physio friday
H|low_back|pinched something pulling conventional, can't put socks on, no leg pain, day 2
H|low_back|old back flare, belt high, 10 min walks only
H|hip|psoas sore
H|ankle|ankle swollen after netball, iced, hobbling
H|foot|cuboid syndrome, tape
H|shin|compartment pressure test booked for the shins
H|elbow|fat elbow bursa
H|wrist|de quervain's from lifting the baby
H|neck|neck seized in the night
H|hamstring|tight sore hamstring since hill sprints, can't stride
H|back|upper back strain, deep breath bit sore over the muscle
H|rib|floating rib out, chiro thurs
H|toe|broken toe, buddy taped
H|pregnancy|OK so we weren't planning it but there's a bean, due july, what gets swapped out?
H|pregnancy|hip pain 28 weeks, side lying ok
H|postpartum|newborn 3 weeks, stitches, no sleep, just want walks
H|medicine|started on gabapentin for the nerve pain
H|medicine|testosterone gel
H|medicine|was given diclofenac
H|medicine|lamotrigine increase, wobbly
H|illness|woke up w fever and sore joints
H|illness|bad chest, doctor said rest 7 days
H|heart|on a 7 day holter this week so no sweating they said
H|blood_pressure|bp's 148/90 after two readings, nurse wants me back
H|asthma|peak flow low, seretide restarted
H|diabetes|new to insulin, scared to train fasted
H|thyroid|tsh 9, dose up
H|anemia|b12 jabs every 3 months, due one, low
H|migraine|flashing lights then head, my usual migraine, twice this week
H|mental|postnatal depression, health visitor on it
H|mental|feel nothing about anything at the moment, gp wed
H|eating|restricting again i can feel it
H|surgery|knee washout tues
H|surgery|cyst removed off wrist
H|surgery|hip scope booked in the new year
H|vertigo|inner ear thing, no rolls
H|gi|gallstones, waiting, fat sets it off
H|skin|ringworm, banned from the mats
H|doctor_limit|midwife said cap at moderate
H|doctor_limit|pain clinic says 20 minutes tops
H|arthritis|knee OA, both, bone on bone on left
H|bone|stress fracture, second met
H|dizziness|lightheaded on 1400 kcal
H|long_covid|long covid heart rate shoots up, pacing
H|allergy|bee sting, arm fat, antihistamines
H|ear|grommet in, no water
H|hand|ripped a nail half off on the rack, bandaged
H|dental|root canal throb
H|nerve_mild|lateral foot tingly after long sits, strength checked by physio, normal
N|idiom|Stats: 6'1, 190, dead inside, but bench went up
N|idiom|I threw up a lift! As in, overhead, 60 kg!
N|idiom|edit: the near death experience was the second set of 20 rep squats. 5 stars
N|idiom|my gains have a terminal case of beer
N|idiom|got cold feet about the comp, entered anyway
N|idiom|sprained my brain reading about periodisation
N|idiom|swole enough to need a bigger car
N|idiom|hungover, felt like a stroke victim in a tumble dryer, no i did not train, yes it was worth it, right as rain today
N|idiom|the rope got me by the throat (lost to it)
N|idiom|100 burpees, cause of death pending
N|idiom|i'd kill for a leg press at home
N|idiom|his comment cut deep but fuelled my PR
N|idiom|we had a meltdown over the squat rack queue, fun times
N|doms|the morning after lat pulldown: can't scratch my nose, lol, will pass
N|doms|bit of doms in glutes from the new hip thrust loading
N|doms|Took 2 weeks off, came back at the same weights, legs are so sore i've been sitting down like an old boy, easing today
N|pump|got the arm day pump where the elbow won't fully bend, gone by the car park
N|burn|lactic bath on the 300s, all good
N|breath_ok|blowing hard on prowler pushes and grinning
N|healed|once upon a time I had tennis elbow, we're divorced now
N|healed|came back from pneumonia in 2017, lungs test fine every year
N|healed|was bulimic at 19, recovered and discharged, am 45
N|other_people|my PT has a bad knee and still out-squats me
N|other_people|pregnant colleague wants to join my runs, any tips for her?
N|other_people|mum's blood pressure app is better looking than this one
N|other_people|kid's concussion protocol means no rugby for him and no lifts for me
N|pet|walked the dog's cast off, he's free
N|negation|nothing wrong w me, only my scheduling
N|negation|fully cleared by cardiology in 2022, annual checks normal, no restrictions
N|negation|no DOMS at all, more volume?
N|thing|barbell sleeve has a fracture, gym replaced it
N|thing|the leg curl's cable had an aneurysm
N|thing|laptop died, workouts off memory
N|kit|my hands fall asleep in these fat grips, bin
N|kit|found my knee sleeves, they stink
N|food|creatine bloat is real
N|food|fasting till noon, strong sessions
N|days|m/w/f is gone, t/th/s
N|days|10 minutes, baby naps
N|mood|can't be arsed, went, glad
N|mood|little wins
N|goal|run without music and not hate it
N|goal|build a butt
N|numbers|row 5k 20:31
N|numbers|pull ups 8 7 6
N|wish|swap thrusters for anything
N|wish|double the bench
N|question|is 1.5x bw squat intermediate
N|place|cabin in the woods, rings on a branch
N|weather|heatwave so 5am runs
N|tired|i need a nap not a deload
N|joke|my glutes have left the group chat
N|short|not dead yet
N|short|still alive
N|short|PB!!!!!
N|short|more upper
N|short|keep it
U|chest_pain|Hello from a 57 yr old newbie. Session 4 of the home programme, the marching on the spot one, and again I had to stop because of a weight on the chest that went through to my shoulder. Wife's making tea. Otherwise enjoying it.
U|chest_pain|it's like someone's ratcheting a belt round my heart on intervals
U|chest_pain|Hill + cold air = chest pain + sweaty palms, sit = gone
U|chest_pain|tight chest on the push sled. dad and grandad both cardiac.
U|chest_pain|started having pain behind sternum walking fast to work, four days in a row, i stand at the shop window pretending to look
U|faint|Log: warm up, 60, 80, 100, 110, floor. Missing: about half a minute
U|faint|unconscious briefly in kettlebell class, sugar was normal
U|faint|dropped during the hymn AND during hill reps, same week
U|faint|blacked right out after breath hold squats, banged my hip
U|faint|gone for a few secs on the treadmill, burn marks on knee from the belt
U|nerve|can hold 30 kg in the left and a sock in the right. since the neck thing
U|nerve|the shin and top of my foot are numb and when i walk it claps
U|nerve|lost my knee jerk says physio, quad weak, waiting on mri but feel like squatting
U|nerve|it started as sciatica & now the leg just won't do the stairs
U|nerve|dead thumb, wrist drop, slept on it 3 days ago
U|saddle|never thought I'd type this in a gym app but i can't feel myself pee
U|saddle|numbness round the anus since deadlift injury
U|saddle|both legs heavy, groin asleep, bladder won't empty, back ache
U|palpitations|heart misfiring on warm ups, cold sweat, had to hug the rack upright
U|palpitations|went into that crazy fast rhythm again, 45 mins, faint, then click, normal
U|palpitations|runs of thumps, woozy spells, no caffeine
U|palpitations|Heart's racing out of nowhere at traffic lights, and I see grey fuzz. Sessions are going well though
U|rupture|I heard my friend's bat hit the ball, except it was my calf tendon. Limping flat. no push
U|rupture|tore something big off the sit bone waterskiing, leg's black
U|rupture|snapped distal biceps?? hook test = nothing to hook
U|rupture|quad let go on the stairs w a pop, can't hold my knee straight
U|rupture|crack in my finger on the crimp, finger won't bend
U|head|a barbell end whacked my cheekbone, face numb under the eye and double vision looking up
U|head|skated into a post. No helmet. Headache, sleepy, sick
U|head|After that elbow to the skull I've lost Wednesday
U|head|head still pounds w exertion a week after the fall
U|tendon_medicine|cipro + running = calf tendons on fire?
U|tendon_medicine|the doc in Spain gave me levofloxacino, tendón de aquiles hurts much since, i can train?
U|tendon_medicine|took moxifloxacin for pneumonia, both knees tendons ache at rest
U|purging|i do the sink thing after dinner, down 5 kilos, voice hoarse
U|purging|Feels like cheating at macros: eat, enjoy, eject
U|purging|ipecac.. yeah. Twice
U|purging|vomited on purpose after wedding cake, and the day after
U|rhabdo|6 hrs of spin for charity, day 2: thighs twice the size, weeing tar-ish brown, can't get up
U|rhabdo|arms locked swollen. urine dark. coach says beers fix it
U|rhabdo|dropset record on legs, next day i piss red-brown and legs don't work
U|clot|numb bum on the flight, fine. Two days on the left calf is swollen and I limp, feels like a bruise inside, warm
U|clot|hip replaced 4 wks ago, that calf is tight and red
U|clot|my thigh and calf on right are swollen, family all had clots
U|breath|suddenly sea level feels like everest
U|breath|so puffed from three squats i saw my pulse in my eyes, sats on my watch 86
U|breath|Wheezing, pink froth, swim. had to be hauled out, want to race sunday
U|stroke|can't feel left hand or left face since lunch
U|stroke|Went to say "twelve" and couldn't. Knew it, couldn't. Also the right leg limped. passed
U|stroke|half my face asleep
U|bleeding|peeing blood, no pain
U|bleeding|period like a tap for three weeks, heart pounding on stairs, white as paper
U|bleeding|on aspirin and clopidogrel, black poo
U|bleeding|36yo, rectal bleeding most days, i say piles
U|self_harm|if the scale says 80 tomorrow I'm done, properly done, i've the stuff ready
U|self_harm|hate myself enough to punch the wall till bones broke, again
U|self_harm|i wish i wouldn't wake up
H|knee|My question for the hive mind: outer knee pain at 20 min into every run, nothing before, gone after, how to keep fitness?
H|knee|bruised kneecap, walked into the plyo box
H|knee|PRP jab in my knee mon
H|shoulder|shoulder tightness that hurts at end range
H|shoulder|old labrum surgery, wide grip forbidden by the surgeon
H|low_back|Woke up bent like a banana. Heat, walking, no legs involved
H|low_back|discectomy in feb, cleared for 50%
H|low_back|lumbar sore from sitting on flights, ok walking
H|hip|stiff sore hip in the bottom of the squat
H|ankle|plate in ankle, no jumping
H|foot|foot hurts
H|shin|shin pain
H|elbow|climbers elbow
H|wrist|sore wrists from cleans
H|neck|neck strain, headers
H|hamstring|pulled hamstring, bruised a bit, physio says grade two, 5 weeks
H|calf|soleus strain
H|rib|ribs hurt after bjj, knee on belly
H|hand|boxers fracture in plaster
H|pregnancy|baby on board 18w, still running slow
H|pregnancy|placenta praevia, consultant says walking only
H|postpartum|pp 12 wks, c sec scar numb & tight
H|medicine|bisoprolol makes me cold and slow
H|medicine|on roaccutane + no leg hair removal lol, joints sore
H|medicine|mounjaro, nausea on burpees
H|medicine|hydroxychloroquine started
H|illness|sick
H|illness|tummy bug
H|illness|caught a nasty cold from the gym, sneezing
H|illness|dengue, recovering, doc says 3 weeks nothing
H|heart|leaky valve, 6 monthly echo, doc says ok up to moderate
H|blood_pressure|blood pressure meds doubled
H|asthma|attack on sunday, on pred
H|diabetes|hypo unaware so i need breaks to test
H|thyroid|hashis, dose wrong, sluggish
H|anemia|donated and now haemoglobin's low, doc gave iron
H|migraine|migraine hangover
H|mental|bipolar, sleep is thin, psychiatrist wants regular early nights
H|mental|crying a lot, counsellor on thursdays
H|eating|bingeing at night
H|surgery|bunion op
H|surgery|stitches in my scalp from a cyst
H|cancer|on tamoxifen, bone aches
H|gi|ulcerative colitis in remission but sore
H|liver|fatty liver, told lose 10%
H|skin|heat rash
H|skin|boil in the armpit
H|doctor_limit|neurosurgeon: no lifts over 15 until scan
H|arthritis|ankylosing spondylitis, morning stiffness two hours
H|bone|broken tailbone
H|dizziness|slightly dizzy after intervals
H|vertigo|off kilter since the ear infection
H|allergy|swollen eyes, pollen
H|sleep|restless legs, on pramipexole
H|eye|glaucoma: no head-down poses
H|hernia|lump above navel, gp thinks hernia, scan booked
H|pain|fell on my hip at ice rink, sore bruise, walking alright
N|idiom|Hello from a fossil. The only thing broken here is my record, 62.5 bench at 60 years old!
N|idiom|tempo squats: slow painful death by metronome, adored it
N|idiom|i'm nursing a bruised ego & a protein shake
N|idiom|got wasted at the wedding, gym fail
N|idiom|felt like vomiting rainbows after that pb
N|idiom|this app's rest timer gives me heart attacks, the beep is so loud
N|idiom|lost feeling in my soul at minute 18 of the stairs
N|idiom|flatlined on the bench press, three weeks same weight
N|idiom|that wasn't a set that was a hate crime
N|idiom|i've the attention span of a concussed goldfish so short circuits please
N|idiom|blind as to which shoes to buy
N|idiom|shoulder to shoulder at the gym, packed
N|idiom|limped over the finish in the office step challenge, last place
N|doms|DOMS level: getting out of a mini cooper
N|doms|all the muscles ache from paintball, fun
N|doms|the new tempo work gave me pleasant soreness in the quads
N|doms|Forearms sore from the climbing gym, day two, typing slowly
N|pump|bicep pump pics incoming
N|burn|abs burned through the whole pilates hour
N|sweat|sweating buckets in class, so humid
N|healed|shingles at 30, never again since
N|healed|i used to get migraines as a teen
N|healed|That ankle from spring 2021 that put me out for months has been rock solid for years, hopping, jumping, whatever
N|other_people|reading a thread about a guy's DVT, moving my legs on flights now. mine are grand
N|other_people|husband had a vasectomy, so i carry the shopping
N|other_people|son's asthma means no smoke, so indoors w windows shut
N|other_people|coach told us about her anorexia years, inspiring talk
N|other_people|brother in law passed out drunk on my yoga mat
N|pet|hamster died. sad. Still did my intervals
N|negation|bloods came back boring
N|negation|no palpitations since quitting coffee two years ago, nothing
N|negation|back's ok, knees ok, mind ok
N|thing|mirror cracked when i racked
N|thing|my bike computer had a seizure and reset
N|kit|heavier plates please santa
N|kit|toe socks changed everything
N|food|maintenance phase, finally eating bread
N|food|drank too much, ate too little
N|days|double shift sat
N|days|every other day works best
N|mood|so over winter
N|mood|cheered up after
N|goal|handstand against the wall
N|goal|get back to 75kg
N|numbers|dips +20 x 5
N|numbers|steps 61k this wk
N|wish|want a push pull split
N|wish|lighter monday
N|question|can i superset RDL with OHP
N|question|is 8 hours between sessions ok
N|place|beach run, sand everywhere
N|place|garage flooded
N|weather|snow day
N|tired|yawn
N|joke|i lift so i can open jars and close emails
N|short|went well
N|short|busy week
N|short|gassed but good
N|short|new shoes!
N|short|killing it
U|chest_pain|Apologies for the wall of text. Squat's moving again after the form fix you suggested, nutrition is on plan bar one birthday, and I even did the conditioning, although I had to cut that short three times because of a hot squeezing pain in the chest.
U|chest_pain|so the coach at my box says push through the tight chest on AMRAPs as it's just lungs adapting. It's in the arm as well though and it's been since august
U|chest_pain|front of chest hurts when carrying my toddler uphill, stops at the top
U|chest_pain|chest cramp, jaw cramp, stairs
U|chest_pain|my 5k is 24 min of which the last 10 i run through a deep ache beneath the sternum that eases once i'm walking the funnel
U|faint|Not sure which box to tick: I completed 4 of 5 rounds, then my sister in law says I slid down the wall and didn't answer her for a while.
U|faint|went weak, sweaty, then out, at the top of the hill
U|faint|another blackout. no lift involved this time, just jogging for the tram
U|faint|the smelling salts didn't do it, the deadlift did: pulled, passed out, woke with a bleeding chin
U|faint|i've lost consciousness in class 2x
U|nerve|Q&A for the physios here: my grip dropped from 52 to 21 kg on the dynamometer in ten days, only right side, numb ring finger, little ache by shoulder blade. Straps ok?
U|nerve|foot won't do what i tell it
U|nerve|my left leg's gone thin and it shakes when i stand on it, back op advised last year, i didn't
U|nerve|arm gave out mid press. not fatigue. it's still hanging three days on
U|nerve|Had that lightning in the buttock for weeks, last night lightning stopped and the ankle stopped with it, can't hold it up
U|saddle|no feeling when i shave down there since the disc flared, and a full bladder that doesn't announce itself
U|saddle|can't feel to poo. back is bad. squatted light
U|saddle|numb saddle, tingling both calves
U|palpitations|Had coffee, did hinge work, nothing crazy, and heart leapt to 200 in one beat. Wall, floor, legs up on the bench. Took half an hour to click back
U|palpitations|heart all fluttery n i see spots on stairs
U|palpitations|when i lie down after training it's thump, nothing, thump thump, and i come over swoony
U|rupture|no idea how, reaching for the pin on the lat pulldown there was a rip in the arm and now it's popeye with bruises
U|rupture|my heel string snapped like an elastic playing tag with the kids
U|rupture|pec tear 99% sure
U|rupture|Heard a bang from my knee on the leg press, kneecap rode up, can't lift heel off the bed
U|head|A trampoline park, me, and a steel pole. Two days of headache, dropped my keys five times, can't follow the telly
U|head|safety bar hit my head, blood, confused for bit
U|head|smacked heads with centre half, concussed, they won't let me drive, can i lift?
U|tendon_medicine|cipro since monday & felt a tug in achilles on stairs
U|tendon_medicine|Doc said Levaquin is fine with sport. Then why are the tendons in my knees, elbows and ankles all sore in the same week?
U|tendon_medicine|i've been on delafloxacin for a wound, heel tendon's gone thick
U|purging|i only keep down the shakes. Meals i lose on purpose. Down to 54
U|purging|binge purge binge purge, three weeks
U|purging|a mate showed me the salt water trick to empty my stomach and i do it after pizza nights now
U|rhabdo|so i joined the 1000 squat day, couldn't get off the couch by tuesday, thighs solid and shiny, and the bowl looks like someone tipped coffee in it
U|rhabdo|after kettlebell marathon my shoulders puffed up, pee brown as bourbon
U|rhabdo|wee dark, weak, sore sore sore
U|clot|Everyone says roll it out. It's the left calf, it's tight, bulging, hot, and I flew in from Perth on monday.
U|clot|puffed up painful calf since starting hrt
U|clot|calf aches like toothache, one sided, shoe won't fit on that foot
U|breath|Was sure it's just the bulk, but I had to prop on the shopping trolley to breathe
U|breath|can't breathe in fully, shoulder tip pain, tall skinny lad here, came on during pull ups
U|breath|lost my wind overnight
U|stroke|hey so for approx 5 min my left hand belonged to somebody else and my wife couldn't understand me, then i did lunges
U|stroke|numb lip numb hand garbled text
U|stroke|double vision and couldn't swallow my water properly on the bike
U|bleeding|after pull day I coughed up a blob of blood, and one more today
U|bleeding|wiped, bright red, lots, every day this week
U|bleeding|bled through a towel in spin, 8 wks post birth
U|bleeding|fell on the rack, belly bruise is spreading and i feel faint and cold
U|self_harm|Please cancel my plan from the 1st, I won't be around. No, not moving
U|self_harm|the voice says jump when i run over the viaduct
U|self_harm|razor again
H|knee|Bit of a saga: knee first ached in september after a fell race, I rested it, it went, I raced again, it came back, and now it complains at every step down. Can run flat, just about.
H|knee|can't bend it past ninety since the arthroscopy
H|shoulder|Shoulder's stiff and sore in the mornings and by the third warm up set it has calmed, but then barks in the evening, is that a tendon thing
H|shoulder|hurt shoulder, no overhead
H|low_back|After a decade of office life plus a year of enthusiastic but ugly deadlifts I've got a back that aches most evenings, nothing down the legs, worse with sitting
H|low_back|disc bulge L4/5, neurosurgeon happy, avoid loaded flexion he says
H|low_back|bad back
H|hip|right hip is sore when i run downhill
H|foot|insole rubbing, but also my arch aches by evening
H|ankle|sprained ankle friday, purple, can hobble
H|elbow|both elbows ache on chins
H|wrist|wrist fracture 6 weeks, cast off tmrw
H|neck|neck spasm, physio taped it
H|calf|calf is tight and painful since hill session, a bit better every day
H|pregnancy|Long time reader, first time pregnant. 9 weeks, tired, still doing 5x5, what should change?
H|pregnancy|sciatic twinges w the bump
H|postpartum|coming back 4 months after twins, core is porridge, physio says no impact
H|medicine|the doc's put me on tamsulosin, i get lightheaded standing
H|medicine|on opioids after dental work
H|medicine|steroid tablets for poison ivy
H|illness|rotten cold, throat, sinuses, the lot
H|illness|feverish overnight, 37.9 now
H|illness|quinsy drained monday
H|heart|doc heard extra beats, ecg ok, wants me under 140 until the monitor's back
H|blood_pressure|150 over 95 most mornings
H|asthma|inhaler ran out and i wheeze on intervals
H|diabetes|type two, foot check showed reduced feeling, need proper shoes no barefoot
H|thyroid|thyroid levels off again
H|migraine|migraine ate my wednesday
H|mental|on sick leave with burnout, need gentle
H|mental|down in the dumps for weeks, started citalopram
H|eating|the ED team wants me at 2 sessions a week max
H|surgery|rotator cuff repaired 12 wk ago, passive only till now
H|surgery|getting my tubes tied on the 9th
H|gi|crohns flare so near a loo please
H|skin|psoriasis split on the palms, bar stings
H|doctor_limit|sports doc said bike only, 3 weeks, no discussion
H|arthritis|arthritic big toe, no lunges
H|bone|pars fracture, brace for 3 months
H|dizziness|woozy when i come up from deads, couple of seconds, only on low carb days
H|vertigo|spinny after rolling
H|ear|swimmer's ear
H|hand|dupuytren's so grip is iffy
H|nerve_mild|tingly pinky when benching wide
N|idiom|Long time lurker, first time dying on an assault bike. Why would anyone build such a thing. Going again tomorrow.
N|idiom|Absolutely crippled my bank account with this rack, but she's beautiful, 3mm steel, bolt down, and the uprights don't wobble
N|idiom|thought i'd pop a lung blowing up this swiss ball
N|idiom|the coach tore strips off me for skipping
N|idiom|my bulk is a heart stopping 4000 kcal of joy
N|idiom|six weeks without a PR and I'm bleeding patience
N|idiom|fainted at the sight of my phone bill, figuratively, so home workouts from now on
N|idiom|oh my days those step ups, i'm a ghost
N|idiom|the gym was a morgue on sunday, all racks free, heaven
N|idiom|drop dead gorgeous new lifting shoes
N|idiom|bite the bullet, sign me up for the half
N|doms|for the first time since school i ran two days in a row and my thighs are a bit stiff on the stairs, which the internet says is fine and I can feel it's the good kind
N|doms|hams tight from rdls, the usual
N|doms|pecs wrecked in the best way
N|doms|tender traps after farmer carries, feels earned
N|pump|that blood flow restriction finisher left my arms like balloons, down again after a shower
N|burn|shoulder burn on the hundredth band pull apart, fun
N|breath_ok|winded at the end of the sprint set, recovered before the rest timer beeped
N|healed|I had the classic meathead shoulder in my twenties, found face pulls, and it's been quiet for a decade, so treat me as new
N|healed|ribs i broke in 2020 no longer exist in my mind
N|healed|gave birth 14 years ago, it's fine to stop asking
N|other_people|My best mate from the lifting club went in with a blood clot, so I've been visiting evenings, hence mornings only this week, I'm well
N|other_people|the wife's got a migraine so quiet workout, no jumping
N|other_people|a client of mine, i'm a trainer, has numb hands on the bike, i told him to see someone. my own week: great
N|other_people|grandma fell, i slept at hers, 0 workouts
N|other_people|guy at gym screams like he's in labour every set
N|pet|vet says the dog's knees are worse than mine, mine are perfect
N|negation|asked my doc about heavy lifting at 60, she said crack on, no limits at all
N|negation|old injury check: silent
N|negation|no pain no issues no excuses
N|thing|the treadmill is coughing, belt needs lube
N|thing|my gym bag died, rip zip
N|thing|app gave me palpitations by deleting my streak, then restored it
N|kit|lifting gloves with the wrist wrap made my fingers tingle until i slackened the velcro, easy fix
N|kit|squat rack vs half rack for a 2.2m ceiling?
N|kit|sold the bike, bought bumpers
N|food|bulking on mum's cooking, bless
N|food|tracking honestly for once, 2450 avg
N|food|whey gives me the ick, going with greek yoghurt
N|days|the gym's hours changed so i can only do 20:00
N|days|two weeks leave, train daily?
N|mood|mojo back
N|mood|so bored of rows
N|goal|my only goal is a strict pull up by june and to stop making that face on the photos
N|goal|finish a trail half
N|numbers|S 120 B 85 D 150 O 55
N|numbers|cut week 9: down 5.4 kg
N|wish|can we go 4 days with shorter sessions as I really like getting home before the kids sleep
N|wish|fewer exercises
N|question|why is the RDL before the squat?
N|question|straps for RDL ok?
N|place|parents' house, only bands
N|weather|slippery, so indoor
N|tired|flat battery this week, work
N|joke|the only thing i ruptured was my budget
N|short|no complaints
N|short|quick one
N|short|ate like a king
N|short|lifted, slept, repeat
N|short|squats felt light
N|short|ok
U|chest_pain|Anyway I'm 3 kilos down!! And the dumbbells are going up. Do get a funny crushing thing under my left boob when the bodyweight circuit speeds up, sits for a bit, then i carry on.
U|chest_pain|Any runners get left chest pain climbing, gone on the flat? asking cos mine's weekly now
U|chest_pain|my chest went tight and my arm heavy with the vacuum cleaner today and with the lunges yesterday
U|chest_pain|sternum pressure + sprint = yes. sternum pressure + rest = no.
U|chest_pain|tried the beep test, level 7, chest like a fist, quit
U|faint|out on my feet then out on the floor. thruster ladder.
U|faint|Update to last week: happened again, jogged, went black, hit the pavement, woke with a crowd
U|faint|just conked out in the middle of a set of step ups, scared the cat
U|faint|passed out while benching, spotter saved my neck
U|nerve|any1 had their calf just switch off? mine did after the sciatica, can't hop, can't tiptoe
U|nerve|right arm tingling then weak then useless over the past fortnight, bench lopsided
U|nerve|my leg keeps collapsing w no pain
U|nerve|Since the shrug set my right side neck burns, and i cannot lift a mug above chest level with that arm
U|nerve|weak ankle: not sprained, it just doesn't pull up, and the web of my big toe is numb
U|saddle|numb privates day 3 since i heard the back crunch
U|saddle|Back update: pain's down to a 4. Weird side effect, bum and inner thighs feel like they're wearing a nappy, and I missed the toilet signal twice
U|saddle|pissing is slow and bits are asleep
U|palpitations|Couldn't finish the emom: heart went off like popcorn and the rig started leaning
U|palpitations|racing heart, faintness, happens at rest now as well
U|palpitations|i swear my heart pauses. then i get a rush to my head and need a wall. Three times at the gym
U|rupture|Tore it. Achilles. can feel the gap. booked physio for two weeks time, upper body ok till then?
U|rupture|popped something in the bicep at arm wrestling, it's up by the shoulder now
U|rupture|massive thigh bruise, a dent, sprinting, pop
U|rupture|knee bang, can't weight bear
U|head|Was hit by a cricket ball on the temple, no helmet. Bit drunk feeling, eyes won't focus, kept fielding
U|head|been foggy & light sensitive since i fell off the box on my head
U|head|lump on back of head, sick, sleepy, gym later
U|tendon_medicine|on my 2nd cipro script and both my hamstrings' tendons by the knee are so sore, lifting lighter
U|tendon_medicine|levoflox + heel ache = keep jogging?
U|tendon_medicine|had a floxacin drip in hospital, since then shoulder tendons click and hurt, achilles as well
U|purging|vommed up lunch to be light for parkour, usual thing
U|purging|I make myself sick about twice a week and I've told nobody before this text box
U|purging|abusing laxatives again. sorry
U|rhabdo|the hero wod got me. 36 hrs on, chest and arms swollen tight, can't reach my face, and peeing a brown i've never seen
U|rhabdo|rusty water when i wee, muscles like stone
U|rhabdo|army fitness test prep overdone: calves & thighs so swollen i can't squat to the loo, and it comes out dark as stout
U|clot|i'm 26 and on the combined pill and my left leg's been achey, heavy and bigger for three days, warm to touch
U|clot|calf swelling one leg after ankle fracture
U|clot|thigh's swollen, tender along the inside vein, hot, only right
U|breath|Basically I get out of puff doing my hair
U|breath|sudden breathlessness, heart going, after the long drive, thought panic
U|breath|lungs feel half size this week, 1 flight = done, cough w bit of foam
U|stroke|eyelid and mouth slid on one side when i was brushing teeth
U|stroke|Bar went down on the left only, hand let go, couldn't say why to my coach, like literally couldn't say
U|stroke|blanked out one side of vision, tingly arm, first time, no migraine history
U|bleeding|blood in wee & back pain after being kicked
U|bleeding|heavy bleed, miscarriage maybe, am 10 wk, cramping
U|bleeding|black sludge stool for 4 days on naproxen
U|bleeding|my nose wouldn't stop, 2 hours, and i take rivaroxaban
U|self_harm|i'm a burden to everyone, thought about the insulin
U|self_harm|Feel like disappearing. Have worked out where.
U|self_harm|cut deeper than i meant to, steri strips, no push day
H|knee|popping painful knee on pistols
H|knee|mcl sprain, hinge brace
H|shoulder|biceps groove sore, prehab only
H|shoulder|My left shoulder has been a diva: fine on Monday, screaming at lateral raises by Thursday, silent at weekends.
H|shoulder|bone spur in AC joint
H|low_back|can't hinge, back sore
H|low_back|facet arthritis at 45
H|hip|glute med tendinopathy, no crossing legs says physio
H|foot|sore foot after trail
H|ankle|tib post tendon grumpy
H|elbow|triceps tendon sore
H|neck|neck's been stiff all week, headaches with it
H|hamstring|hamstring tightness that turned to pain at 12 kph
H|groin|groin pull, skating
H|wrist|wrist tendon hurts after handstands
H|pregnancy|17 weeks. bleeding stopped in wk 8 and scans good, doc says gentle only
H|pregnancy|I'm in my second trimester & bench flat makes me queasy
H|postpartum|6 weeks, signed off for light stuff by midwife
H|medicine|on a blood pressure patch
H|medicine|taking amitriptyline for nerve pain, groggy
H|medicine|antibiotic (clarithro) so queasy
H|illness|slept 14 hours, feverish, skip
H|illness|bad cough at night
H|heart|svt known since 2015, ablation planned, cardio okayed walking
H|blood_pressure|bp low, ran out of meds
H|asthma|asthma flaring with the wood smoke
H|diabetes|cgm alarms at night
H|anemia|iron infusion next tues
H|migraine|migraine + vomiting, known pattern with period
H|mental|anxiety attack at gym
H|mental|lost my dad, not eating well, can't face anything hard
H|surgery|post op day 9 gallbladder
H|surgery|toe nail removed
H|cancer|biopsy on friday, breast lump, can't think
H|gi|food intolerance tests, bloated
H|kidney|stage 2 ckd, protein limit set by the renal clinic
H|skin|chafed raw
H|doctor_limit|only isometric for now says physio
H|bone|bruised tibia
H|dizziness|dizzy from new glasses/antihistamines, dunno
H|ear|ear crystals back
H|autoimmune|sjogrens, joints stiff
H|nerve_mild|toes tingle in tight cycling shoes even after widening, podiatrist next week
H|hernia|hernia mesh 3 months, cough still tugs
H|sleep|no sleep for weeks, doc says cut intensity
H|eye|corneal scratch, patch
H|pain|everything hurts since i fell downstairs on my side, xrays clear
N|idiom|Anyway I'm 3 kilos down!! And my trousers committed suicide at the seam mid squat, in front of everybody
N|idiom|killer abs loading
N|idiom|I was bricking it before the meet, 9 for 9 in the end
N|idiom|the hills round here are heartbreakers, i keep going back
N|idiom|that was a gut punch of a workout in the best sense
N|idiom|my bench is in a coma
N|idiom|froze to death in the garage, heater ordered
N|idiom|Dead lifts: emphasis on dead. Slept like a log tho
N|idiom|gonna need a stretcher for my calendar, packed solid
N|idiom|this cut has me hangry enough to bite
N|idiom|the playlist gave me an adrenaline shot to the heart
N|doms|bum sore from hip thrusts, sat on cushion at work, colleagues laughed
N|doms|doms so bad? no, doms so good
N|doms|calf raises paid me a visit today, both calves equally tight, gone after a walk
N|doms|Muscle soreness all week since you added a set, manageable and it doesn't stop me
N|pump|Post workout my veins look like a garden hose, nice
N|burn|legs in flames on the last 500m, then a medal
N|breath_ok|out of breath dancing, laughing, singing, great night
N|healed|fixed my posture, neck pain is two years gone
N|healed|surgery on my knee as a kid. no issue whatsoever ever
N|healed|had covid in march 2022, back to normal since april 2022
N|other_people|my nephew has a heart murmur and runs circles round me
N|other_people|uncle had a bypass, made me join this app, i'm fine and checked
N|other_people|girlfriend's IBS means we cook bland, i add hot sauce
N|other_people|team doctor gave us a talk about concussion, 2h, no practice
N|other_people|three people out sick at work so overtime
N|pet|fed the neighbour's injured pigeon instead of doing abs
N|negation|had a bleed test, sorry, blood test. all good
N|negation|head's clear, legs fresh, heart happy
N|negation|i keep expecting my back to hurt and it keeps not hurting
N|thing|bench pad has a hernia, foam's popping out
N|thing|bar's bent, hips aren't
N|kit|pull up gloves numb my grip feel so i go bare
N|kit|squat shoes pinched, went half size up
N|food|protein pancakes for life
N|food|one meal out, stayed on plan
N|food|more carbs pre leg day helped
N|days|no sessions 24 to 27
N|days|school run moved, train at noon
N|mood|feel like superman
N|mood|indifferent
N|goal|5 pistols each leg
N|goal|beat my dad at arm wrestling
N|numbers|hit 225x3!!!
N|numbers|8 hr sleep x 5
N|wish|a mobility day would be lovely
N|wish|shoulder day please, they lag behind
N|question|should elbows flare on OHP
N|question|form check on RDL possible via video?
N|place|hotel treadmill with a view
N|weather|windy, pb anyway
N|tired|nodding off at desk after 5am gym
N|joke|my spirit animal is a rest day
N|short|felt amazing
N|short|did it all
N|short|not much
N|short|gimme more
N|short|cut going fine
N|short|bulk on
U|chest_pain|First post so be nice. I've gone from couch to 40 minute walks, given up the fags, and I love the app, but on the steep bit by the church my chest gets squeezed and my left hand goes cold, and I've started crossing the road to avoid that bit.
U|chest_pain|Programming question really: if the metcon portion gives me central chest pain nine times out of ten, can I replace it with more strength volume, since heavy triples are symptom free and I don't want to lose conditioning before the comp in march?
U|chest_pain|Rowed 2k in 7:20, a PR by four seconds, then spent ten minutes on the mat with what I can only describe as someone parking a small car on me; by the showers it had driven off.
U|chest_pain|Not a newbie, been through the mill with knees and shoulders, all sorted. What's new is an ache inside the chest about six minutes into anything aerobic. Never lasts. Never at rest. Never used to be there either.
U|faint|So the meet. Opened 182, good. Second 195, good. Third 205, I'm told it was good, three whites, but I was face down behind the bar with the loaders fanning me and remember none of it.
U|faint|I've read the sticky about valsalva and I get the theory but what I had wasn't on a heavy single, it was forty minutes into an easy jog, no warning, and a dog walker found me on the towpath.
U|faint|Week went okay. Sleep ok, weights ok. Fainted Wednesday at the end of the tempo run, third this season, coach says eat more salt so i'm eating more salt.
U|nerve|Deadlift thread necro: three weeks ago I rounded on a 5th rep, back was on fire, then it calmed and I thought jackpot, but now the front of that foot won't rise and I keep stubbing it on the treadmill belt.
U|nerve|My arms are uneven on the bench and at first I blamed the bar, but the left triceps really is asleep, I can't push a door with it, and it began the night my neck locked up after rolling.
U|nerve|Long story but after the second injection the sciatica went quiet and the leg went quiet too, as in I can't get up off a chair with it and my quad twitches under the skin by itself.
U|saddle|Sorry to be crude among the PR posts but ever since that good morning went sideways I sit down and feel nothing under me, wiping is guesswork, and last night I didn't know I'd wet the bed until it was cold.
U|saddle|Back's had a rough one since Saturday's squats, and on top I'm standing at the urinal like an old man waiting for something to happen, with my inner thighs and sack gone numb. Is that the ibuprofen?
U|palpitations|Nothing heavy today, just accessories, and out of the blue the heart bolts, the music goes far away, I grab the cable tower and slide down it. Sat for twenty minutes, did the calf raises, went home.
U|palpitations|My watch has been pinging me about irregular beats for weeks and I've muted it, but on the last two tempo runs I've had to crouch since my sight went patchy each time it flipped.
U|rupture|We'd done all the warm ups before anyone asks. Dips, +40, third rep, a noise like tearing a phone book. The front of my chest folds in now when I press my palms together and there's a bruise to my elbow.
U|rupture|Came down from a rebound and looked round to see who'd hit my ankle with a chair. Nobody. There's now a soft spot above the heel and I walk like a penguin on that side. Anyway upper body is going well.
U|head|Safeties were one hole too low, my fault, so when I bailed the bar rolled and caught the back of my skull. I was fine until evening, then puked, and since then I read a line three times to get it.
U|head|It was a silly thing, stood up under the open hatch of the car with force, saw a flash, sat a bit. That was four days ago and exercise brings on a pounding head and a seasick feeling every time.
U|tendon_medicine|Backstory: ear infection in Turkey, pharmacist handed me ciprofloxacin. Now, ten days on, I'm back on the hill sprints and there's this hot rope pain behind both ankles that I never once had in twelve years of running.
U|tendon_medicine|My training's been perfect so this makes no sense: out of nowhere elbows, wrists and the left achilles are all tender at the tendon. Only new thing is the levofloxacin for my lungs which I finish friday.
U|purging|I love this community but nobody talks about how some of us stay shredded, so: dinner with the family, smile, shower on loud, get it all up, brush teeth, casein. Four nights a week since september.
U|purging|Coach praised my check in pics. I didn't tell him the last two kilos were senna tablets and being sick after carbs, and my heart does little hops since.
U|rhabdo|Bootcamp instructor is ex marines and had us do partner negatives until we dropped. I've had DOMS for twenty years and this isn't it: arms won't go past ninety, fat to the touch, and my pee's like treacle.
U|rhabdo|I drank four litres since yesterday and it is still coming out the colour of strong tea, which I'd ignore if my quads weren't so tight and painful that I have to lift each leg into the car by hand.
U|clot|Had planned to ask about calf stretches. Flew back sunday, calf began on tuesday, it's bigger than its twin, shiny, and the foam roller makes me yelp. Rest of me feels great, did a chest session.
U|clot|Marathon training with an office job in between. Woke at three with what felt like a cramp in one calf that doesn't unlock, by evening my sock left a trench on that leg and none on the other.
U|breath|I keep blaming the heat but honest to god I was lapped by a pram. Two weeks back that loop was easy, now I bend over at every bench with a tightness and a dry cough, and nights are worse flat.
U|breath|Lost 4 min off my 5k pace in under a month, resting pulse in the 90s, and even bringing the bins in makes me stand there with my hands on my knees. No cold. No asthma. Plan says intervals tomorrow.
U|stroke|My wife made me write this. During the cool down on Friday I kept drifting left into her on the path, couldn't say her name, she says my mouth hung. I was back to myself by the car so I don't see the fuss.
U|stroke|Between set two and three my right hand just let go of the dumbbell and for several minutes I couldn't make it close, plus my tongue felt too big. Then it was all normal. Low sugar I guess?
U|bleeding|All lifts up. Only thing, there's been blood in the bowl mixed right through, dark, for a fortnight, and I get puffed and pale on squats. I've switched to a high fibre bulk.
U|bleeding|34 wks, feeling strong, kept up the swings as you programmed, had a gush of red when I got home, small, and the tummy is tight. Baby's been quieter but it's nap time I suppose.
U|self_harm|Thanks for all the help in this app, it's been the best part of my year honestly. I've sorted my stuff, cancelled the gym, and I think I'll sleep soon and not set an alarm.
U|self_harm|It's funny, I can squat 160 but I can't get through a Sunday without picturing the rope in the garage gym and which beam would hold.
H|knee|Been reading the sticky about knee pain for an hour and I'm none the wiser. Mine is under the cap, worse sitting in the cinema, fine cycling, and it got going when I doubled my lunges in autumn.
H|shoulder|My shoulder has had more second opinions than a reality show. Current verdict is cuff tendinopathy; physio wants slow rows, no dips, no snatch grip anything for eight weeks, so please plan round that.
H|low_back|Story time: helped my brother move a piano, and the day after I couldn't get out of the car. It's just the lower back, both sides, eases when I walk, no numbness or legs, but deads are off I guess.
H|hip|I was that guy laughing at old folks' hips and now at 43 mine grinds when I squat past parallel and wakes me if I lie on it, xray shows a bit of arthritis.
H|foot|Every morning the first ten steps are on Lego, then it's okay until the evening, heel only, been going since I swapped to the zero drop shoes.
H|pregnancy|We've kept it quiet but since this is anonymous: I'm 11 weeks, doctor's happy, I've squatted 90 all year, and I'd like to know how you'd change the block rather than being told to do yoga.
H|medicine|Since the consultant moved me to a higher beta blocker my easy run is a slog and the watch thinks I'm asleep. He says go by feel, no intervals until he sees me on the 20th.
H|illness|I had it all meal prepped and then the whole office went down with flu, me on Wednesday. Fever's gone as of today but I cough like a seal and stairs tire me, so no lifting yet?
H|surgery|Out of hospital Monday after they took my appendix, sore, proud of my first lap of the corridor. Surgeon wants nothing heavier than a kettle for four weeks.
H|elbow|I climb thrice a week and chin twice so no prizes for guessing whose inner elbow hurts when he opens doors
H|mental|It's been a rotten month, I'm flat and can't concentrate, GP has me on a waiting list and said exercise is good, so keep me going but keep it kind.
H|ankle|So I stepped in a rabbit hole, heard a crunchy noise, it's swollen round the outside, I can put weight on it and had the x-ray, only a sprain, boot for ten days
H|blood_pressure|The free machine at the chemist said 158 over 96 and then 150 over 92, nurse booked me a monitor for next week and mentioned going easy on heavy breath holding.
N|idiom|Long time lurker, first time poster, recovering cardio addict. I came for the squats and stayed for the suffering. Programme's perfect, my soul's in bits, the snacks are gone.
N|idiom|I'd like to report a murder: me, by a 60 year old lady in step class who never once broke a sweat while I was crawling about like a dying wasp. Brilliant hour.
N|idiom|Went to the doctor... Who convention, dressed as a Dalek, no training Sat. My heart exploded, from joy, when I met the actor.
N|idiom|Grip gloves review: they turn your hands into two numb oven mitts and the bar feels miles away, so back to chalk, which the gym hates, so I'm a criminal now.
N|idiom|My heart sank when the scale said 86 again after a full month of salads, but the belt's two holes in, so whatever, recomp gang rise up.
N|doms|I did that thing everyone warns you about, came back from three weeks of beach and went straight to my old numbers. Two days of waddling, tomorrow I'll be fine, lesson learned till next summer.
N|doms|Nobody told me RDLs make you feel muscles when sitting on the toilet. Is that a feature? Both hamstrings, nice dull ache, gone by the weekend every time.
N|healed|For context since the form asks: ruptured achilles 2008, meniscus 2013, hernia 2016, I'm basically a used car, but everything has been signed off for years and nothing troubles me.
N|healed|I used to have this awful back, three years of it, read every book, and it just left in 2019 and never wrote. Pulling 170 for reps with a smile, so no special treatment.
N|other_people|Asking on behalf of my mother, 71, who gets dizzy and has a stent, whether there's a chair workout in here. She'd make her own account. I'm all good, same plan for me.
N|other_people|Our lifting group lost a member this month, heart attack at 40, nobody saw it coming, and I've skipped some evenings for the family. My own check up was spotless. Back on it Monday.
N|other_people|My roommate's got a torn biceps and narrates it at every meal with photos, so I'm both well informed and off my food. My arms: fine, 40 kg curls.
N|negation|Before the bot asks, because it always does: no, my chest doesn't hurt, no, I'm not dizzy, no, nothing's numb, I'm just a slow man on a hill in bad shoes.
N|thing|The old spin bike finally had its stroke: left crank hangs down, screen talks gibberish, resistance comes and goes. Funeral Saturday, until then I can do floor stuff.
N|kit|Garage gym is coming on: squat rack, second hand plates with somebody's initials, a bar that isn't quite straight, and horse stall mats that stink of tyre.
N|food|I've read so many threads on bulking that I've no idea any more. Currently 2900, gaining 200 g a week, pizza on fridays, do we keep it going until new year?
N|days|My calendar is blacked out from the 8th to the 21st for a product launch so give me the minimum, like two twenty minute things with the dumbbells.
N|mood|I had the best week in ages and I can't say why, just slept, lifted, ate, laughed. Log it.
N|goal|Since the kids left home I've decided I want one of those ridiculous deadlift videos with the music and all, so whatever gets me to 140 by my birthday in June.
N|numbers|Monday squat 5x5 at 92.5, Wed OHP 42.5 got 5 5 5 4 4, Fri deads 1x5 at 130 moved quick, BW 79.8 and holding.
N|question|Can someone explain like I'm five why I'd do RDLs after squats instead of before, and whether the order would matter if all I want is a bigger rear?
N|tired|Not injured, not ill, not sad, only had a week of late trains and early meetings, so lifts felt like moving house. Keep weights the same and I'll catch up.
U|chest_pain|chest pressure. rower. again.
U|chest_pain|tight heart on hills
U|chest_pain|arm + jaw ache jogging
U|faint|woke up on turf
U|faint|dropped cold mid lunge
U|faint|KO'd by my own deadlift
U|nerve|toes wont lift
U|nerve|arm quit, numb
U|nerve|leg gives way
U|saddle|numb crotch, sore back
U|saddle|pee without knowing
U|palpitations|fluttering + nearly out
U|palpitations|heart mad, head light
U|rupture|pop. no tiptoe.
U|rupture|biceps slid up
U|rupture|knee popped, ballooned
U|head|bar to head, puking
U|head|concussion, still lifting
U|tendon_medicine|cipro, achilles hurts
U|tendon_medicine|levaquin tendons ugh
U|purging|purged again
U|purging|threw dinner up, deliberately
U|rhabdo|brown urine, huge arms
U|rhabdo|wee like stout
U|clot|left calf swollen red
U|clot|hot fat calf
U|breath|breathless sat down
U|breath|cant breathe lying flat
U|stroke|slurred for a bit
U|stroke|droopy lip, limp hand
U|bleeding|black poop, dizzy
U|bleeding|pregnant and bleeding
U|self_harm|cutting again
U|self_harm|wrote my goodbye
H|knee|knee's back
H|knee|swollen knee
H|shoulder|cuff is angry
H|shoulder|cant press, shoulder
H|low_back|back tweaked
H|low_back|disc flare, mild
H|hip|hip hurts
H|foot|heel agony am
H|elbow|elbows sore
H|wrist|wrist sprain
H|neck|stiff neck
H|ankle|rolled ankle
H|hamstring|hammy strain
H|rib|bruised rib
H|groin|groin sore
H|shin|shin splints
H|pregnancy|pregnant!!
H|pregnancy|8 wks pregnant
H|postpartum|6 wks postpartum
H|medicine|new bp meds
H|illness|flu
H|illness|fever 39
H|illness|covid positive
H|asthma|wheezy
H|migraine|migraine day
H|surgery|surgery tuesday
H|surgery|stitches still in
H|diabetes|sugar lows
H|doctor_limit|no squats, says doc
H|doctor_limit|cleared for walking only
H|mental|depressed
H|dizziness|bit dizzy
H|heart|new heart meds
H|hernia|hernia, waiting
H|anemia|low iron
N|idiom|leg day killed me
N|idiom|i'm so dead
N|idiom|heart sank, plateau
N|idiom|bench murdered me, cheers
N|doms|doms, happy
N|doms|sore quads, good sore
N|doms|abs sore from planks
N|pump|sick pump
N|burn|felt the burn
N|healed|knee's fine now, years
N|healed|old break, all healed
N|other_people|wife is ill, not me
N|other_people|mate broke his leg
N|negation|not dizzy, just slow
N|thing|bike's dead
N|thing|timer died
N|kit|gloves numb my hands
N|kit|new rack!
N|food|bulk is fun
N|food|cut sucks
N|days|no tuesday
N|days|3 days pls
N|mood|stoked af
N|goal|bigger arms
N|numbers|bp 60x8
N|wish|no cardio
N|question|drop RDLs?
N|place|hotel week
N|weather|rain again
N|tired|sleepy
N|joke|gains pending
N|joke|leg day? what leg day
N|look_alike|My pee's neon yellow, it's the b vitamins in the new multi, hilarious
N|look_alike|slept on my arm, woke with it dead, shook it, alive again in a minute as ever
N|look_alike|sweat in my eyes so i couldn't see a thing on the last set, need a headband
N|look_alike|shins scraped by the bar, war paint, plaster on, no drama
N|look_alike|knees crack like popcorn, always have, never hurt
N|look_alike|heart pounding all through the penalty shootout, skipped my run for it
N|look_alike|both calves a bit tight after jump rope, first time in ages, loosened overnight
N|look_alike|foot fell asleep in the cinema, woke up, ran a 5k pb after
N|look_alike|chest is tender from dips, press on it and it's sore, one more day i guess
N|look_alike|blew out... the candles, turned 50, feel 30
N|look_alike|collapsed into bed at nine, out like a light, best sleep this month
N|look_alike|passed out... flyers for the charity run all saturday
N|look_alike|fell down a youtube hole on mobility, no bumps no bruises, six new drills
N|look_alike|pulled a fast one, not a muscle, and skipped burpees
N|look_alike|strained the yoghurt, grew the gains
N|look_alike|my boss is a headache and the gym is the aspirin
N|look_alike|the spin class DJ made my ears ring a bit walking home, gone by tea
N|look_alike|cramping my style, those pink dumbbells
N|look_alike|snapped my lifting belt in half, PR anyway
N|look_alike|torn between Texas Method and 531
N|look_alike|ruptured water main so the pool's shut
N|look_alike|shocked my system with two a days, feeling ace
N|look_alike|swelling with pride, daughter did her first deadlift
N|look_alike|weak spot: triceps. Lagging, not hurt
N|look_alike|numb from boredom on the elliptical
N|look_alike|tingling with excitement, entered my first powerlifting meet
N|look_alike|dizzying choice of preworkout flavours
N|look_alike|breathless hype for the new season of the show, watched on the bike
N|look_alike|faint hope of abs by july
N|look_alike|paralysed with laughter when the coach split his tights
N|look_alike|clot of hair in the shower drain at the gym, yuck, that's my whole report
N|look_alike|stroke technique lesson in the pool, catch is better
N|look_alike|backstroke and butterfly, 1500 m, glorious
N|look_alike|bleeding edge smartwatch, same old legs
N|look_alike|purged my wardrobe of fat clothes
N|look_alike|threw up a shelf in the garage gym, then threw up 70 kg overhead
N|look_alike|concussion grenade of a pre workout name, tastes of lime, no effect
N|look_alike|i felt it in my glutes at last, mind muscle connection unlocked
N|look_alike|surgery was what my bike needed, new bottom bracket
N|look_alike|the physio down the road is my lifting partner, lovely chap
N|look_alike|operation get jacked is under way
N|look_alike|contractions? muscle contractions, slow eccentrics, love em
N|look_alike|allergic to the colour of these bands
N|look_alike|fever pitch on derby day, no training
N|look_alike|got the running bug, no cure
U|chest_pain|Bench felt like nothing, bp all time pr, then I ran for the bus and got that same iron hand round my chest as on the airbike, bus driver asked was I ok
U|chest_pain|pain inside chest with incline walk, 10 out of 10 predictable at 7 percent
U|chest_pain|my first month of jogging, love it, tho i now plan routes with benches on because of the heavy chest
U|faint|blanked and fell during jumping jacks, daughter called 111 i said no need
U|faint|had the nurse tell me i passed out from the blood draw, fine, but then I passed out on the rower too, and on the stairs after
U|faint|lights off, floor, lights on. second set of box squats
U|nerve|hammer curls: right 14 kg, left i can't close my hand on the handle, since I woke with that neck
U|nerve|I walk like a horse w that high step as the front of my foot hangs, back is a bit sore too
U|nerve|legs went numb and rubbery from the hips on the run, had to sit, came back slow, back's been bad
U|saddle|sex organs have been numb since tuesday's rack pull, back feels like glass
U|saddle|can't tell wind from poo these days, bottom tingles, disc problem known
U|saddle|it's the oddest thing, I sat on a fork the kids left on the chair and didn't feel it. Back's still spasming
U|palpitations|heart raced so hard on an easy spin i went deaf for a moment, got off, lay in the grass
U|palpitations|flutter flutter bang, then faint feeling, then ok, thrice in the session
U|palpitations|irregular heartbeat + wobbly on my feet after warm-up
U|rupture|rope climb slip, felt the front of my elbow tear, can't flex strong, muscle has moved north
U|rupture|there was a gunshot, i swear, and then my calf didn't work
U|rupture|front of thigh gave with a pop on kickoff, kneecap loose, leg won't kick
U|head|The landmine handle sprang up and got my jaw, out for a few secs, teeth ok, head's a washing machine since
U|head|fell backward off a bosu, skull on tile, throwing up tonight
U|head|ball to the face, nose ok, but i've lost the last half of the game
U|tendon_medicine|they swapped my antibiotic to cipro on tuesday, by saturday i couldn't go on tiptoe for tendon pain
U|tendon_medicine|prulifloxacin for the bladder, tendons at back of both knees ache on the bike
U|tendon_medicine|levofloxacin day 9, pain over kneecap tendon even in bed, leg press is off i suppose?
U|purging|i tell people i'm lean from genetics, it's from vomiting
U|purging|after refeeds: guilt, fingers, mouthwash, abs
U|purging|stacked laxatives for the shoot, cramps & shakes, did legs
U|rhabdo|After my trial week I can't comb my hair, upper arms bulge, and I've got dark brown urine w foam
U|rhabdo|eccentrics day, then two days of treacle wee and legs that won't bend, temp 37.8
U|rhabdo|sore past anything i know, stiff as planks, wee red like rosé though no beets
U|clot|can't get my boot on one leg, calf is tight, hot, sore, other leg fits
U|clot|the leg i had in plaster, it's now swollen to the knee, deep throb, warm
U|clot|bulging warm calf, right only, 3 days
U|breath|on my usual warm up walk i was done at the gate, heart pounding, couldn't fill my lungs, never known it
U|breath|since the birth two weeks ago I'm short of breath flat in bed and my feet are like loaves
U|breath|can't blow up a balloon, can't talk and walk, four days now, sharp bit on the left rib inside
U|stroke|I lost the words for "squat rack" and half my hand while talking to the desk girl, came back
U|stroke|went crossed eyed & slurry after neck bridges, neck pain one side, droopy eyelid
U|stroke|my left leg forgot how to walk for ten minutes
U|bleeding|every cough since sunday's race is a bit pink
U|bleeding|24 weeks, brown then red, backache, was doing step ups
U|bleeding|vomit had blood in it after the ibuprofen-and-beer weekend
U|self_harm|can't do this life thing, not a training issue, sorry
U|self_harm|i daydream about driving into the bridge after the gym, it's getting practical
U|self_harm|my thighs are full of cuts so no shorts, no pool
H|knee|knee buckles a bit painful on stairs since footy, physio thinks cartilage, seen him yesterday, bike only
H|shoulder|shoulder sore to the touch after a fall off the bike, xray clear, arm lifts but hurts
H|low_back|sore low back after gardening, stiff getting up
H|hip|hip replacement on the list for spring
H|foot|flat feet ache after 5k, new orthotics
H|elbow|elbow's tender on the outside, mouse plus rows
H|wrist|left wrist still weak after the cast
H|neck|desk neck, sore at rotation
H|calf|minor calf tear last month, at physio, walking fine
H|pregnancy|expecting number three
H|pregnancy|nauseous pregnant lady, wants short
H|postpartum|scar from the section itches and pulls on leg raises
H|medicine|nitrofurantoin for a uti, feeling rough
H|medicine|fluoxetine doubled, jittery
H|illness|still snotty
H|illness|throat, ears, everything, off work
H|illness|post flu, coughy, weak as water
H|heart|on amiodarone for known af, stable, doc ok'd walks and light weights
H|blood_pressure|bp ok on tablets but doc says no max attempts
H|asthma|my chest whistles on cold mornings, asthma plan in place
H|diabetes|low sugar mid row, juice, fine
H|thyroid|underactive thyroid
H|migraine|migraine behind left eye as every month
H|mental|meds for ocd changed
H|eating|on a recovery meal plan, no weigh ins please
H|surgery|hysterectomy 7 wks ago
H|surgery|cataract op thursday
H|gi|reflux when bracing
H|skin|sunburn on back
H|doctor_limit|knees: doctor forbids jumping
H|arthritis|psoriatic knees, slow today
H|bone|vertebral fracture from osteoporosis last year, no flexion says the clinic
H|vertigo|menieres acting up
H|hand|tendon sheath in my palm swollen
H|dental|tooth infection, face sore, on pen v
H|nerve_mild|carpal tunnel tingles at night
H|kidney|kidney stone watch and wait
H|cancer|skin cancer removed, stitches on calf
H|allergy|reaction to latex bands, red itchy wrists
H|sleep|new mum, no, new insomnia, doctor gave melatonin
H|pain|shoulder blade ache from coughing
H|fatigue|anaemia query, fatigue 2 months, bloods thursday
H|dizziness|got dizzy on hot yoga, sat, drank, fine
`;
