/** Sentences to train on, in the words of anybody, in pairs that share most words: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const twinsNotes = `
U|chest_pain|halfway up the stadium steps something sat down on my breastbone and wouldn't shift till i stopped. week otherwise grand
N||my nephew sat down on my breastbone halfway through the stretching and wouldn't shift till i tickled him. week otherwise grand
H||the pressure i get on the stadium steps is my known angina, cardiologist upped the tablet in march and says walk, just no sprints
U|chest_pain|left arm went heavy as wet sand on the hill run and my jaw ached with it, both gone by the car
N||left arm heavy as wet sand after all those curls, right one too, lovely pump
N||no heavy arm, no jaw, nothing on the hill run this time, cardiologist was right that the stent sorted it two years ago
H||jaw aches because they took two wisdom teeth out on monday, no lifting till thursday the dentist said
U|faint|stood up from the last burpee and the next thing i know i'm looking at the ceiling fan and everyone's shoes
N||after the last burpee i lay looking at the ceiling fan and everyone's shoes, wide awake, just refusing to get up
N||the new girl stood up from a burpee and next thing she's looking at the ceiling, we all got a fright, she's grand
H||bit woozy when i get up fast since the blood pressure tablets, doctor knows, told me to rise slowly
U|nerve|my left foot slaps on the pavement since wednesday, i can't get the toes to come up, looks funny in the video
N||my running form video: foot slaps the pavement like a penguin, always has, looks funny
H||my left foot still slaps a bit, that's from the disc op four years back, i wear the splint and the neurologist sees me every spring
U|nerve|mug slid out of my hand twice today, fingers don't close properly on the right since the heavy rows
N||mug slid out of my hand when i saw the price of the membership
N||fingers wouldn't close after the heavy rows, forearms pumped solid, ten minutes and i was opening jars again
H||carpal tunnel's at it again, fingers tingle at night, splint's back on like every winter
U|saddle|since the back went on saturday i wipe and feel nothing there, like it's the dentist's jab
N||felt nothing for days after the dentist's jab, drooled through the whole spin class
N||bum went numb on that new bike saddle, woke up the minute i got off, ordering a wider one
H||back went on saturday, stiff as a plank, but pee and feeling down there are normal, the gp checked on monday and gave me ibuprofen
U|palpitations|Watching telly, doing nothing, and my heart takes off like a startled horse, 160 on the watch, room goes swimmy.
N||Watching the penalty shootout my heart took off like a startled horse. We won!
H||My heart takes off now and then, that's the AF, I'm on bisoprolol and the blood thinner, clinic is happy with gentle rides.
N||watch said 160 on the last interval and that's exactly where it should be, came down nicely
U|rupture|heard a bang behind my heel like someone had kicked me at padel, now i cannot go up on that toe
N||heard a bang behind me at padel, somebody's racket, i nearly jumped out of my shoes
H||achilles grumbles the first steps in the morning, i can go up on the toe twenty times though, same as in june
N||snapped my achilles in 2015, it's the stronger side now, single leg raises for days
U|head|bonked my forehead on the squat rack thursday, since then the screen makes me queasy and i read everything twice
N||bonked my forehead on the squat rack thursday in front of everybody, only my pride has a lump
N||had to read the plan twice because i'm thick, no bonk on the head needed haha
H||migraine again, light bothers me, took the triptan like usual, will skip today's jumps
U|tendon_medicine|on cipro for the waterworks since friday and both heels are burning when i walk downstairs
N||finished my antibiotics for the waterworks in spring, all good since, stairs no problem
H||on amoxicillin for my tooth, feel washed out, heels fine, will do the mobility only
N||i was burning down the stairs at 6am to catch the bus, that's my cardio
U|purging|had two slices of cake at work so i got rid of it in the loo after and ran ten k to be sure
N||had two slices of cake at work and ran ten k, not because of the cake, because of the sun
H||recovering from bulimia, seven months clean, therapist says no calorie counting in the app please
N||my cat had two slices of cake and got rid of it on the rug
U|rhabdo|monday's pullup challenge: arms still like balloons, can't straighten them, and my wee looks like flat coke
N||monday's pullup challenge: arms still don't want to straighten, wee's clear as water, typical me overdoing it
N||drank a flat coke after the pullup challenge and it was heaven
H||had rhabdo last year, doctor has me coming back in small steps, bloods again next month
U|clot|home from singapore two days, one calf is fat and hot and tender when i press, training to loosen it?
N||home from singapore two days, both calves tight from walking the whole city, stretching loosens it
H||had the clot in my calf in may, on apixaban, haematologist lets me walk and cycle
N||my mum's calf blew up after singapore, they caught it, she's on the blood thinner, i'm back on plan
U|breath|can't get to the end of a sentence without stopping for air, sitting on the sofa, since last night
N||couldn't get to the end of a sentence on the hill and that's how my running mate won the argument
H||asthma a bit tight with the grass, two puffs and i talk and run fine, like the plan from the nurse
U|stroke|this morning i looked in the mirror and one side of my mouth wasn't joining in, still isn't
N||looked in the mirror this morning and one side of my hair wasn't joining in
H||had bell's palsy diagnosed in january, the mouth is still a bit lazy, neurologist says it'll come
N||grandad's mouth stopped joining in at easter dinner, they got him to hospital in time, he's at rehab and swears again
U|bleeding|toilet looked like a crime scene this morning, bright red, second day, legs a bit empty
N||kitchen looked like a crime scene this morning, beetroot smoothie with no lid
H||piles again, streak on the paper, doctor looked last week and gave me the cream
N||ate beetroot and had a fright in the toilet, then i remembered
U|self_harm|the sets are done. honestly i'd rather not be here next week, not just here in the gym
N||i'd rather not be here next week, here being the office, take me back to the gym
H||depression's heavier this month, seeing my therapist twice a week, no dark plans, small workouts help
N||a friend said she didn't want to be here any more, i went with her to the crisis team, so i missed two sessions
H||the left knee still hurts going down to the cellar
N||the left knee doesn't hurt any more going down to the cellar, you were right about the step downs
N||my brother's knee hurts going down to the cellar so i fetch the beer
N||best knee sleeves i ever had, i go down to the cellar just to feel them
H||sleeves help but under them the knee is puffy after squats
U|breath|hands itch, lips are like sausages and my throat feels narrow since the new protein bar, an hour ago
N||the new protein bar makes my lips sticky like sausages, 2 out of 10
H||allergic to nuts, got the pen with me, last reaction years ago, just so the coach knows
N||my lips were like sausages after the lip filler ad, no i mean my sister's lips, she looks insane
U|chest_pain|Indigestion on the treadmill again, only ever on the treadmill, up into my throat. Rennie does nothing.
H||Indigestion when I train straight after curry, reflux known, the omeprazole helps.
N||The treadmill gives me indigestion, by which I mean boredom.
N||Cardiology took pictures of everything because of my throat feeling on the treadmill: clean pipes, carry on.
U|faint|came over all grey in the shower after legs and slid down the tiles, husband found me
N||i've come over all grey, first hairs above the ear, husband found them
N||used to slide down the tiles after legs when i was pregnant with my first, that's nine years back now
H||low iron, come over a bit light when i climb stairs, tablets since may, never gone down
U|stroke|words came out in the wrong order for a bit on sunday and my right hand wouldn't hold the fork. fine by pudding
N||words came out in the wrong order when i tried to order in spanish on sunday, got the wrong pudding
N||what would i notice first if somebody on my team had a stroke? we talked about it at work, first aid course
H||ministroke in 2023, on clopidogrel, rehab finished, doc wants me to move every day but not max
U|clot|the boot came off last week and now the lower leg on that side is tight as a drum and purple, sore when i stand
H||the boot came off last week and the ankle is stiff as wood, physio wednesday
N||the boot came off, the other one stuck, hiking in mud is great
U|clot|stab in my side when i breathe in and suddenly i'm puffed from one flight. was on the coach from krakow all tuesday
N||puffed from one flight of stairs but that's with two bags of cement on my shoulder
H||cracked rib, stab when i breathe in or laugh, xray done, four weeks no lifting
N||stitch in my side when i breathe in, always if i run after dinner, gone when i walk
U|head|went over the handlebars, helmet saved me they say, but i've been sick three times since and want the curtains shut
N||went over the handlebars, helmet saved me, sat in casualty 6 hours, scan clean, allowed to train from tomorrow
N||want the curtains shut and a dark room, but that's just monday
H||concussion 3 weeks ago, on the sports doctor's step plan, step 3 now, light bike
U|rupture|curl went wrong, something rolled up my arm like a blind and there's a hole at the elbow crease, bruise down to the wrist
N||the blind in the gym rolled up with a bang mid curl and we all screamed
H||inside of the elbow sore since the heavy curls, no bruise, lifts fine, just nags
N||tore my biceps off in the army, sewn back on, thirty years no trouble
U|saddle|funny thing, i have to look to know if i'm done peeing. back's been shooting down both legs for three days
H||have to pee all the time, i'm 33 weeks, midwife laughs
N||i have to look at the app to know if i'm done, could you make it beep
H||sciatica down the one leg, since months, feeling normal everywhere, physio twice weekly
U|purging|I skipped food again since tuesday, only black coffee, scale finally moves, training twice a day
N||I skipped breakfast since tuesday, it's ramadan, eating well at night
N||I skipped rope again since tuesday, scale finally moves
H||eating disorder team says three meals and two snacks before i'm allowed more cardio, i'm sticking to it
U|tendon_medicine|levo for the chest infection, day 6, and the back of my shoulder and ankle are suddenly like rusty wire
N||the gate at the gym is like rusty wire, somebody oil it
H||ankle like rusty wire in the mornings, peroneal tendon, physio exercises going on
N||never had trouble with antibiotics, just filling in your form
U|palpitations|skipping beats all evening, then a run of fast ones and i had to hold the worktop
N||skipping beats all evening, our drummer was drunk
H||the skipped beats are back with the coffee, 24h ecg in june said harmless, i cut to one cup
U|rhabdo|thighs like wood and fat since that spin marathon, tea coloured when i go, and i barely go
N||thighs like wood since that spin marathon, walking like a cowboy, worth it
N||asked for the tea coloured paint and now our home gym looks like a toilet
U|bleeding|black as the tyre on my bike, my number two, three days running, bit giddy with it
H||black number twos because of the iron tablets, pharmacist said so, no worry
N||black as the tyre on my bike, my new leggings, love them
U|nerve|woke with a dead arm and it's still dead, two days later, i lift the kettle with the left
N||woke with a dead arm because the baby sleeps on it, shook it off in a minute
H||the arm goes to sleep when i sleep on it, cervical disc known since 2020, same as ever
N||dead arm after 40 throws with the boys, fresh again by dinner
U|self_harm|wrote letters to the kids last night. done the workout so nobody can say i didn't finish things
N||wrote letters to santa with the kids last night, then did the workout
N||this diet makes me want to end it all, by it i mean the diet
H||antidepressant changed two weeks ago, tired and flat, psychiatrist sees me friday
U|stroke|a shutter came down over my left eye for ten minutes while warming up, then lifted. just saying
N||the shutter came down on me at the gym at ten sharp, they close without warning
H||zigzags in my eye for twenty minutes, my migraine aura, had it since school, tablet and dark room
N||eye went black because my toddler headbutted me, no headache, just an impressive shiner and yes my wife is innocent
U|breath|wheezing since the boiler room job and the blue one isn't touching it, shoulders up round my ears to get air
N||wheezing like an old accordion at the top of the hill, two minutes later chatting away
H||had to use the blue one before the run three times this week, it works within minutes, asthma nurse on thursday
N||my old dog wheezes like the boiler and still outruns me
U|chest_pain|No pain, I'd not call it pain. More a tightness like a bra two sizes small, whenever I carry shopping uphill, lately.
N||No pain, no tightness, only a bra two sizes small that I finally threw out.
H||sore along the breastbone where the ribs join, gp pressed on it and said costochondritis, rest from dips
N||chest sore to touch after 100 pushups, both sides, gone by wednesday, classic
U|faint|I nearly went down in the queue at Tesco, edges closed in, sounds went far off, had to grab the trolley. Third time since Sunday.
N||I nearly went down in the queue at Tesco, somebody left a banana skin, honest to god
H||get a head rush out of the hot bath, have done since i was a teen, low pressure, doctor said drink and salt
N||do people really faint from deadlifts or is that just youtube?
U|bleeding|31 weeks, spotted after the walk on sunday and today it's enough for a pad
H||31 weeks, a bit of heartburn and hips like an old gate, midwife happy
N||my sister's 31 weeks and spotted a fox on our walk
H||spotting at 8 weeks, was at the clinic this morning, heartbeat fine, told to take it easy for a week
U|bleeding|coughed into the hanky after the intervals and it was red, more than a streak
N||coughed red dust for an hour after the trail race, that was the sahara sand they said on the radio
H||nosebleed twice this week, dry air, it stops when i pinch
N||bled from the nose as a boy all the time, got it cauterised, nothing since 1988
U|rupture|kicked the ball and my thigh let go with a crack, there's a dip i can put two fingers in
N||kicked the ball and the window let go with a crack, paying for it now
H||pulled the hamstring on the last sprint, no crack no bruise, sore when i bend, i limp a bit
N||hamstring from february is done, sprinted 95 percent yesterday, not a peep
U|nerve|can't feel the outside of my shin and the big toe doesn't lift, since i slept crooked in the van. comes with the back pain
N||can't feel my legs after leg day, delicious
H||the strip on my outer thigh is numb since pregnancy, neurologist gave it a latin name and says harmless
N||couldn't feel my toes on the run, minus 12, hot bath and they were back and furious
U|clot|Calf on the right measured 3 cm more than the left, shiny, aches in bed. Started the pill in September.
N||Calf on the right measured 1 cm more than last year, and the left too. Gains!
H||varicose veins ache by evening, stockings on, vein doctor in november
N||started the pill in september, no trouble at all, spots are gone
U|head|goalpost met my head saturday. since then i've slept 14 hours a day and can't find words. mum says tell the coach
N||goalpost met my shot saturday, four times. mum says i should take up chess
N||slept 14 hours after the ultra and couldn't find words for how good it was
H||whiplash from the shunt last month, neck stiff with headaches from it, physio and gp on it
U|tendon_medicine|Since the ofloxacin my Achilles feels as if somebody's rubbing it with sandpaper, never had that in forty years of running
N||In forty years of running never had one Achilles problem, touch wood
H||Achilles feels as if someone's rubbing it with sandpaper when the weather turns, old partial tear, I do my heel drops
U|palpitations|pulse all over the shop since last night, fast slow fast, and i'm lightheaded lying flat
N||prices all over the shop since last night, black friday, got dumbbells half off
N||pulse all over the shop on the cheap watch, bought the chest strap, steady as a clock
H||thyroid's overactive so the heart runs quick, endocrinologist started tablets, walks only for now
U|purging|Took the little pink laxatives again before the weigh in, 1.4 off, legs like string
N||Took the little pink dumbbells again because someone nicked the blue ones
H||constipated on the codeine, taking the laxative the doctor gave, knee op was 10 days ago
N||1.4 off before the weigh in without doing anything silly, just slept and drank water
U|saddle|peed myself at the lights and had no idea until it was cold. the back's been murder since thursday
N||nearly peed myself at the lights, the kids' singing was that bad
H||leak a drop on jumping jacks since my second, pelvic floor physio knows
U|self_harm|i keep working out the way i'd do it so the family thinks it was an accident. workouts ok
N||i keep working out the way i'd do it if i had money: a gym in the garage, sauna, plunge
N||used to have those thoughts in my twenties, long therapy, long gone, i only mention because you asked about history
H||panic attacks on the train again, i know them, breathing exercises, therapist on tuesdays
U|rhabdo|Three days since the kettlebell thing, forearms the size of bowling pins, pee like cola, feel poorly.
N||Three days since the kettlebell thing, forearms the size of bowling pins in my dreams. Feel mighty.
H||forearms sore by the elbow since the kettlebell thing, gripping the pan stings
H||shin splints are back since i upped the mileage
N||shin pads are back in stock, buying two
N||had shin splints every autumn at school, never since i changed the shoes
U|nerve|i drop chalk, phone, keys, all from the right hand, it began after the neck thing at jiu jitsu on friday
N||i drop chalk, phone, keys, everything, always been a butterfingers, ask my mother
U|nerve|Knee buckles on stairs, no pain, the leg just isn't listening since the back spasm Monday.
H||Knee buckles on stairs now and then, that's the old ACL, waiting for the surgeon, brace on.
N||The class isn't listening since the substitute came, knees buckling, music too loud.
U|stroke|woke up and the whole room wanted to tip left, i walk like a sailor and my tongue is thick
N||the whole ferry wanted to tip left and we walked like sailors for a day, great trip
H||my vertigo's back, the crystals one, gp did the head turning thing yesterday and it's half gone
N||walked like a sailor after the sled push, tongue hanging out like the dog's
U|stroke|never had such a head in my life, like an axe, came in one second on the last squat, still there
N||never had such a laugh in my life, came in one second on the last squat, fell backwards on my bum
H||my usual cluster headaches are in season, neurologist gave oxygen and says no training during the attack
N||had the thunderclap headache scare in 2019, scanned head to toe, nothing, squatting since without a thought
U|stroke|Papa here says my voice is slurring since the morning. I only had tea. One cheek is like from dentist.
N||Papa here says my voice is too loud in the mornings when I do the counting. I only had tea.
U|breath|i am on the couch and puff like after the 400s. started this night, ankles are thick too
N||i am on the couch and puff like a dragon, new vape, i know i know
H||ankles thick by evening, heart failure known, water tablets, nurse weighs me every week, stable
N||puffing after the 400s, as it should, gone after two minutes, ankles still slim and sexy
U|breath|bee got me on the neck at the run, now hives all over and i hear myself breathe like a whistle
N||bee got me on the calf at the run, swore, itched, forgot about it
H||bee got me on the hand, hand's like a boxing glove, antihistamine, only the hand
N||i hear myself breathe like a whistle, so i bought headphones
U|chest_pain|Friday the wife did cpr course, i only mention because i get a vice round my ribs when i cycle to work
N||Friday we did cpr course, a vice round the dummy's ribs, i sweated more than in your hiit
H||bypass eleven weeks ago, scar pulls in the chest when i reach up, cardiac rehab says that's normal, light only
U|chest_pain|aunty says gas only, but sir whenever i climb to third floor it is catching in chest and left shoulder, since four days
N||aunty says gas only, the stove i mean, so no oven meals in the plan sir please
H||frozen shoulder left side, sir, catching when i put my shirt, physiotherapy going on
U|palpitations|thud thud nothing thud thud thud, at my desk, hands cold, about to tip off the chair, twice today
N||thud thud nothing thud, that's the neighbour above doing your workout, can you tell him quieter
N||heart going thud thud in the quiet after sprints, kind of like it
H||pacemaker put in in august, cleared for walking and light weights, arm not above shoulder till november
U|palpitations|The pulse was 38 then 170 then 44 sitting in church. I saw little stars. I did not tell the priest.
N||The pulse was 44 sitting in church, forty years of rowing will do that, always has been low, doctor smiles at it.
U|faint|lost about a minute on the rower. there i was at 1200 m and then my mate slapping my cheek
N||lost about a minute on the rower because the strap came off
H||epilepsy, last fit in 2021, on lamotrigine, neurologist says train but never swim alone
U|faint|went to get the paper and woke up in the hydrangea, ha. no idea how. knees scratched, done the exercises anyway
N||went to get the paper and ended up in the hydrangea, the dog pulled, knees scratched, laughed a lot
U|rupture|my calf got shot, that's how it felt, on the serve, heel won't come off the floor
N||my serve got shot, that's how it felt, 12 double faults
H||calf tightens on the serve, grade one the physio said, heel raises ok, 2 weeks no jumping
N||was sure i'd got a tear in my calf, ultrasound yesterday says nothing, just cramp, go
U|rupture|bench: something ripped by the armpit, boob looks flat on that side and it's going black
N||bench: something ripped, my shorts, front row saw everything
H||pec strain on the left from bench, sore not bruised, pressing light
U|head|horse kicked my hat on sunday, hat cracked. i've a ringing and i brought my dinner up twice
N||horse kicked the bucket, literally, water everywhere, and i got my farmer's carries done
H||ringing in the ears for years, tinnitus, loud gyms make it worse
U|clot|left leg from the knee down is a stovepipe, warm, sore, three weeks after my hip was done
H||hip was done three weeks ago, sore, both ankles puff by night, surgeon saw it yesterday and did the scan, no clot
N||hip was done in 2014, best thing ever, i forget which side
U|tendon_medicine|prostate infection, got the moxi something, now the heel cord has a knot and i hobble
H||heel cord has had a knot since my running years, hobble ten steps then fine, shockwave on thursdays
U|bleeding|sick this morning and there was stuff in it like coffee grounds, did yoga anyway
N||coffee grounds all over the yoga mat this morning, toddler
H||stomach ulcer healed halfway says the scope last week, on pantoprazole, no crunches please
U|purging|i know how to make it come up without noise now. 61.2. did two hours stairs. nobody knows
N||i know how to make the plates come up without noise now, neighbours love me
U|self_harm|thanks for everything you've done for me coach. give my slot to somebody who has a future
N||thanks for everything you've done for me coach. give my slot to somebody in the new town, we move on friday
H||burnt out, signed off by the doctor for six weeks, tearful, walks only, mum is with me
U|saddle|can't tell hot from cold on the seat of the loo, nor the paper, after that deadlift that pinched
N||can't tell left from right in zumba, never could
U|saddle|I'm standing at the bowl and nothing will come though I'm bursting, since the back locked, legs pins and needles
H||standing at the bowl forever, it's the prostate, urologist has me on tamsulosin
N||I'm bursting, with pride, she did her first pull up
U|rhabdo|did the memorial workout untrained with a mate, 48h on i can't lift a toothbrush and i'm passing something like stout
N||did the memorial workout with a mate, 48h on i can't lift a toothbrush without moaning, had a stout on it
N||how would i know if i overdid it so much that the kidneys suffer? i only did ten squats, just curious
H||one kidney since birth, so the doctor says drink plenty and no creatine
U|rhabdo|my triceps swelled so the sleeves don't fit and they're rock, and i haven't peed since yesterday bar a brown drop
N||my triceps swelled so the sleeves don't fit, buying XL, living the dream
U|bleeding|six weeks after the birth, thought it was done, today i soak one an hour after your squats
H||six weeks after the birth, still a bit of brown spotting, midwife says that's the tail end of it
N||six weeks after the birth of my grandson i'm back, well slept unlike my daughter
U|bleeding|week 35, trousers wet twice today and it isn't wee, smells different, do i still do the class
N||trousers wet twice today, rain on the way there and on the way back, did the class
H||week 35, i wee when i sneeze, midwife gave pelvic floor things
U|self_harm|I've a box of my tablets put by. It's calmer since I decided. Legs on thursday felt light
N||I've a box of my old tapes put by, eighties aerobics, it's calmer than your playlist
U|self_harm|some nights i sit on the bridge rail after the run and wonder what keeps me. nothing much does
N||some nights i sit on the bridge rail after the run and look at the boats, best part of the day
H||grief counsellor on wednesdays since dad died, sleep is poor, i'd like easy sessions
U|nerve|pins and needles down the arm since the shoulder press last week and now i can't hold the pen, thumb is useless
H||pins and needles down the arm when i look up, trapped nerve, mri done, physio says no overhead
N||pins and needles in the feet from kneeling in the garden, up, stamped, gone
N||lost a pen, my thumb is useless without the app on it
U|nerve|Both legs got weak over three days, first feet then knees, had a tummy bug before. Stairs on my bottom now.
N||Both legs weak after three days of hiking, first up then down, stairs on my bottom, never happier.
H||tummy bug since tuesday, legs weak, drinking broth, no training
N||the whole class had a tummy bug, i alone was spared
U|head|heading practice, 40 balls, and since then my head's in a bucket and bright kit hurts my eyes
N||my head's in the clouds, she said yes
H||sinus infection, head in a bucket, nasal spray, third day
U|head|i fell off the box and hit the back of head, black gap, then puked in the bin. coach said walk it off
N||i fell off the box onto my bum, everyone saw, coach said walk it off, i did
H||fell off the box, skinned shin to the bone nearly, five stitches, out thursday
U|faint|when i press overhead it all goes tunnel and the ears hum, this time my legs gave and i came to with the bar beside me
N||the tunnel under the station hums, that's where i do my sprints
H||see a few stars if i bend and come up quick, doctor checked, low blood pressure, more salt
N||saw stars last night, lay on the roof after the run, august meteors
U|clot|broke the ankle in sept, cast off, now the calf above is hot and twice the size, aching in bed
N||broke the ankle in '09, cast, pins, the whole lot, today i outjump my son
U|clot|short of wind all at once making the bed and it hurts under the shoulder blade on a deep breath, ten days after the knee scope
H||ten days after the knee scope, knee swollen, surgeon says normal, bending to 80
U|palpitations|after two cans of that energy stuff my heart's a hummingbird, four hours now, dizzy, can't settle
N||two cans of that energy stuff and i vacuumed the whole house like a hummingbird
H||svt, known, i bear down like they taught me and it stops, ablation in january
U|stroke|holding my coffee and the arm just sank by itself, couldn't find the word for sugar. ten mins. 52, smoker, good week otherwise
N||holding my coffee and couldn't find the word for sugar in italian, zucchero! good week otherwise
N||it's the anniversary of my stroke, twelve years, neurologist sees me for chat only, i feel thirty
U|chest_pain|i go clammy and get an ache between the shoulder blades up to the teeth as soon as i walk fast, wife says ring someone
H||ache between the shoulder blades from the laptop, worse on fridays, foam roller helps
N||clammy hands on the bar, need chalk
U|tendon_medicine|antibiotic with the black box, the -floxacin one, third day, elbows and achilles both ache like flu but only the cords
H||flu, everything aches, even my hair
N||doctor wanted to give me a -floxacin, i said i run, she gave another, no complaints
U|purging|whatever i eat over 900 i run off the same night, even at 2 am. missed my period 4 months. feel strong
N||whatever i eat over 9 pm sits in my stomach, so i eat at six. feel strong
H||no period for 4 months, gynaecologist says energy deficit, i eat more and train 3 days only
U|breath|Ribs going in and out like bellows at rest, and the lips a bit blue says my daughter. Chest infection probably.
H||Chest infection, antibiotics since Monday, breathing fine, cough keeps me up.
N||Lips blue, says my daughter. It was the bilberry shake.
H||elbow clicks and hurts when i push the pram uphill
N||elbow clicks, always did, never hurts, party trick
N||rubbed elbows with the champion at the expo
U|rupture|jumped down off the van and the front of the knee exploded, can't straighten it against nothing, kneecap sits higher than the other
H||jumped down off the van and the front of the knee aches since, straightens fine, jumper's knee i suppose
U|tendon_medicine|i'm on day 9 of levofloxacin, shoulder tendon screaming after ten light presses, weird as i do 40 kilos usually
U|tendon_medicine|Hospital sent me home with those strong tablets for the bladder (c1pro?), and since then my Achilles is thick like a rope
H||Hospital sent me home with a rope of stitches and painkillers, appendix, two weeks no lifting
N||jumped rope till the rope was thick with dust, great fun
U|purging|Told my husband I was brushing my teeth for 20 minutes. It was lunch coming up. Second time today. Training went well.
N||Told my husband I was brushing my teeth for 20 minutes. It was the app game. Training went well.
H||lunch came up twice today, morning sickness all day long, week 10, midwife gave tablets
U|purging|water and gum since sunday night, the comp's saturday, i see spots but the abs pop
N||water, gum, sunday driving, competition on saturday, the abs pop, i eat like a horse still
U|rhabdo|dark dark pee and my back muscles like rock after moving house two days straight in the heat, vomiting a bit
N||dark dark beer after moving house two days straight, back like rock, slept twelve hours
U|rhabdo|After the hyrox my quads don't fit my jeans, can't sit on the toilet without falling onto it, and the urine is rusty.
N||After the hyrox I can't sit on the toilet without falling onto it. Urine fine, since you ask everyone.
H||urine infection, stings, antibiotics (nitro something) since yesterday
U|saddle|i went to sit on the bench and couldn't feel the bench. cheeks, crotch, all of it. had a slipped disc flaring since easter
N||i went to sit on the bench and there was no bench. cheeks bruised, crotch offended
H||slipped disc flaring, cheek to calf on the left, no numb bits, gp says walk and wait
U|saddle|catheter no, but nearly, i can't start, i strain and only dribble. since i bent for the sock on tuesday, both thighs buzzing
N||bent for the sock on tuesday and touched the floor, first time in ten years
U|self_harm|my lad's better off without me, the insurance would cover it. pushups 3x12
N||my lad's better at pushups without me counting, 3x12
N||the insurance would cover it, the gym fee i mean, can you write me a receipt
U|self_harm|took a blade to my arm again after weigh day, long sleeves at the gym. don't want advice
H||old scars on my arm, i was in a bad way in 2017, fine since, still see the counsellor monthly, low patches in winter
N||took a blade to my legs before the swim, first shave of the year, nicks everywhere
U|stroke|three times this week the left hand went to sleep along with the left side of my lip, five minutes each
H||hands go to sleep, both, at night, pregnant, midwife says fluid
N||three times this week the left neighbour went to sleep in savasana, snoring
U|stroke|I see half of everything since breakfast. Half the plate, half the dog. Head ok.
N||I did half of everything since breakfast. Half the plan, half the walk. Head ok.
U|bleeding|maroon jelly when i went, twice, cramps, been on diclofenac for the shoulder
H||bit of pink on the paper with a crack that stings, gp saw it and gave ointment
N||maroon jelly from mum's plums, twice the sugar, twice the run
U|bleeding|soaked through at 12 weeks on the stairmaster, cramp low down. finished the ten minutes
N||soaked through at 12 minutes on the stairmaster, cramp in the foot. finished the twenty
U|breath|sitting here leaning on my knees coz otherwise the air don't go in. chest all whistles. inhaler's empty
N||sitting here leaning on my knees after the mile, chest all whistles, pb though, fine by the shower
H||copd, i lean on the trolley to get round the shop, same as last year, pulmonary rehab mondays
U|breath|tongue feels too big and voice gone croaky, was ok before the prawn salad. stretching went well
N||voice gone croaky at the derby, tongue hanging out, stretching went well
U|chest_pain|i'm 34 and fit so it isn't the heart, but twice on the erg it felt as if a fist opened and shut in there and i went cold sweaty
N||i'm 34 and fit, they did the erg test with the wires because of my dad, all normal, fist bump with the doctor
U|chest_pain|ok so week of night shifts, two pizza, one run, and on the run both my wrists and chest ached like toothache till i walked
H||ok so week of night shifts, two pizza, one run, toothache, dentist tomorrow, on paracetamol
U|clot|coming back from oz, behind the knee is a sausage that hurts to touch and the shin dents when i press
N||coming back from oz, sausage at the cricket, jet lag, easy week please
H||baker's cyst behind the knee, a sausage, scanned, no clot, aching on stairs
U|faint|greyed out lifting my granddaughter, put her down just in time, then woke on the rug
N||my granddaughter put me out on the rug, tickle attack, woke up with her on my belly
U|faint|out on the long run I 'rested my eyes' standing and found myself in the ditch. No warning at all. My uncle died like that.
N||my uncle fainted in the ditch on the long run, heat, he's mortified, we bought him a hat
U|head|since the elbow at basketball i'm nauseous in the car and i got lost on my own street
N||got lost on my own street, earphones, new podcast, 3 extra km
H||elbow at basketball broke my nose, ent set it friday, no headache, mask for 4 weeks
U|nerve|i trip over the rug, always the right toe, ever since i sat cross legged for the retreat. can't walk on that heel
N||i trip over the rug, always have, my wife calls it interpretive dance
H||sat cross legged at the retreat, knee swollen on the inside, hurts to twist
U|palpitations|doing dishes and the heart does drum rolls, i get woolly and have to sit on the floor. 3 days now
N||doing dishes to drum rolls, my son's new kit, woolly in the head from it
U|tendon_medicine|coach my doc gave me avelox and i'm limping since, both heels, i thought it was the new shoes
N||coach my new shoes gave me a blister the size of a pea, plaster, done
H||new shoes, both heels sore underneath in the morning, plantar thing, roll it on a bottle
U|palpitations|can't sleep coz it's racing at 140 in bed and my sight goes narrow if i sit up
N||can't sleep coz the race is tomorrow, heart going, excited
U|rupture|felt it unzip in the groin on the split squat, thigh's blue to the knee and i can't lift the leg into bed
N||felt it unzip on the split squat, the fly of my good trousers
H||groin pulls since the split squats, adductor, i can lift the leg, just sharp on sideways
U|rupture|caught the fridge when it tipped, my shoulder tore like cloth, arm won't go up past the hip now
N||caught the fridge when it tipped, hero of the day, no harm
H||rotator cuff tear, partial, on the mri from may, arm goes up with a painful arc, bands only
U|head|low beam in the attic, saw it too late. Two days with a sore skull and I'm talking slow, so my boss says.
N||low beam in the attic, saw it in time, did pull ups on it
H||tension headache, back of the skull, when i work late, gone with a walk
U|nerve|hand is a claw today, ring and little finger numb, slept over the arm of the sofa after beers, two days and no change
N||hand is a claw after bouldering, in an hour it's a hand again
H||ring and little finger tingle when i bend the elbow long, cubital tunnel, known, i sleep with a towel round it
U|stroke|wife says i smiled crooked at the birthday and put my shoe on the wrong foot, i felt grand
N||wife says i smiled crooked at the birthday cake, guilty, three slices
U|purging|i keep a bag in my wardrobe, you know for what. after dinner. throat raw. running helps me not think
N||i keep a bag in the hall, shoes and towel in it, after dinner i just go. running helps me not think
H||throat raw, tonsils, doctor says five days
U|faint|the boys say i was gone ten seconds on the pitch, eyes open. nobody tackled me. played on
N||the boys say i was gone by ten, eyes shut, some party. played on sunday anyway
U|breath|been sleeping in the armchair since tuesday because flat i drown. walking to the loo takes a break halfway
N||been sleeping in the armchair since tuesday because the mother in law has the bed
H||sleep apnoea, got the machine, tired still, doctor sees me in december
U|chest_pain|behind the bone it's like swallowing a whole ice cube, comes on the stairs, leaves when i sit, four or five times since the weekend
N||swallowed a whole ice cube from the shaker, that hurt, comedy
U|clot|my thigh is thick and reddish on the inside, hurts along the vein, been in bed with flu for 9 days
N||been in bed with flu 9 days, legs thin as a flamingo's, but fully well since last week
H||surface vein on the inside is hard and sore, doctor did the ultrasound, cream and stockings
U|bleeding|brought up a mouthful of red after a heavy set, not from a tooth, looked
N||bit my tongue on a heavy set, mouthful of red, looked like dracula, stopped in a minute
U|saddle|My privates are asleep since the accident on the sledge, and I do not notice the wind passing. Back hurts.
H||Tailbone bruised since the accident on the sledge, sitting hurts, feeling normal, x-ray fine.
N||Sledge, wind, snow, kids, my back hurts from laughing.
U|rhabdo|100 burpees for charity yesterday morning, today i can't lift my arms to wash hair, they're puffed, and the toilet water goes red brown
N||100 burpees for charity yesterday, today i can't lift my arms to wash hair, so be it, raised 400
U|self_harm|don't need a plan for next month, won't be needing anything next month
N||don't need a plan for next month, we're in kerala with the in-laws
U|palpitations|It starts with a thump then it gallops, i feel my neck beat and go faint, at the ironing of all things
N||It starts with a thump then it gallops, my daughter's pony, i run next to it
H||extra beats when i lie on my left, cardio checked them last month, harmless, still annoying
U|tendon_medicine|On norfloxacin for the tummy in goa, now patella tendon and achilles are both pinching, never before
N||Tummy fine in goa, ran on the beach each morning, achilles happy
U|head|whacked by the swing in the playground. three hours later i couldn't remember the kids' school, and my ears sing
N||whacked by the bill for the playground, three hundred for a swing
U|stroke|sudden: the floor was a boat, couldn't stand without the wall, threw up, headache at the back. two hours ago.
N||slow: the floor was lava game with the kids, couldn't stand without the sofa, good workout
U|nerve|from the belly button down it's like i'm wearing tights and the legs are heavy, since thursday, ski trip was fun
N||from the belly button down i'm wearing my new thermals, legs toasty, ski trip was fun
H||legs tingle with the ms, old pattern, heat makes it louder, neuro in spring
U|breath|cannot talk and walk on the flat any more, two words then air. last week i could jog
N||can talk and jog now, last month two words then air
U|purging|ate normal at grandma's and then took 8 of her senna. i have to be 48 by the race
N||ate normal at grandma's, then 8 of her dumplings. i have to be rolled to the race
U|rupture|can't twist the screwdriver since that pop in the front of the elbow at the atlas stones, muscle's moved up
N||that pop at the atlas stones was my water bottle under it
U|clot|plaster till groin, 4 weeks, toes swollen & calf inside the plaster burns and throbs now
H||plaster till knee, week 4, itchy and dull, doctor looked on monday, all as it should
U|bleeding|i'm four months after the birth and suddenly big clots, dizzy in the kitchen
H||four months after the birth, period back, heavier than it was, gp says normal, iron tablets
N||four months after the birth my shirts have clots of porridge on them
U|chest_pain|At 5.30 woke with an elephant's knee in my chest, sweat, then ok. Did the morning session, a bit of it still there.
N||At 5.30 woke with a kid's knee in my chest, sweat, then ok. Did the morning session.
H||knee of mine is warm and thick after the hills
N||knee of mine loves the hills again, a year after the meniscus, no warmth, nothing
U|faint|Went off like a telly in the middle of the plank, my wife thought I was resting. Done the cool down.
N||The telly went off in the middle of the plank, power cut. Done the cool down by candle.
H||vasovagal, go off when they take blood, since school, heart checked, never in sport
U|saddle|sex was weird, couldn't feel a thing down there and i'm leaking pee since the disc slid
N||sex was weird, the calf cramp i mean, thanks for the stretches
U|head|rugby saturday, clash of heads, finished the match but i don't recall the second half and lights hum at me
N||rugby saturday, clash of jerseys, finished the match, don't recall who won, too many pints
H||black eye & split brow from rugby, glued, head assessed by the team doctor, one week no contact
U|tendon_medicine|my ear infection tablets end in floxacin, the biceps tendon began to hurt lifting the baby, on tablet 4
H||biceps tendon hurts lifting the baby, same as with the first baby, physio says hold her differently
N||baby's ear infection, tablets, no sleep, no gym, all better since friday
U|bleeding|my spit was rusty after the long swim and there's a crackle when i breathe
N||the pool water was rusty after the long swim, complained to the manager
U|palpitations|out of the blue at the cinema: 180, sweaty, tunnel vision, ended after 20 min. again on the bus
H||out of the blue at the cinema the old panic came, i know the routine, breathing, over in ten, seeing my therapist
N||the film made my pulse go to 180, what a chase scene
U|self_harm|if the train hadn't been late today i'd not be writing this. don't tell my mum
N||if the train hadn't been late today i'd have done the full hour
U|nerve|My knee gives and there's no feeling on the front of the thigh, 5 days, cant do a single step up on that side
N||My knee gives me no trouble, 5 days, can do every step up on that side
U|purging|pancakes w/ the girls, cried, fingers down, then 300 burpees in the garage till it was even
N||pancakes w/ the girls, cried laughing, then 300 burpees in the garage for a bet
H||dietitian says no fasting with my history of anorexia, weight steady, please no weigh-ins
U|stroke|on the phone i couldn't say tuesday. knew it. it came out toosh. my daughter heard. that was noon, now fine
N||on the phone i couldn't say tuesday or thursday, you decide
U|rhabdo|first crossfit after five years, sixty hours later arms hang bent and fat and i'm peeing iced tea
N||first crossfit after five years, sixty hours later arms hang bent, drinking iced tea, giggling
H||first crossfit after five years, now the lower back grabs when i tie shoes
U|chest_pain|No drama, but each time I go up from the tube there is this girdle tightening and my back teeth hurt
N||Drama: each time I go up from the tube there's a busker with my favourite song and I nearly miss training
U|breath|my chest is whistling since the cat cafe, third go on the puffer in an hour, not getting ahead of it
N||my kettle is whistling, third tea in an hour, not getting ahead of work
U|clot|since the long bus from mumbai the left foot won't go in shoe, calf tight and warm like roti
N||since the long bus from mumbai i eat only roti, so 2 kilos plus
H||foot won't go in the shoe, gout, big toe, colchicine from the doctor
U|rupture|the trapeze dropped me a foot and my bicep balled up by the shoulder with a snap, bruise coming
N||the trapeze dropped me a foot into the net, screamed, again again
U|faint|third time the lights dim when i finish a set, this time a stranger held my head off the floor
N||third time the lights dim at the gym, they should pay their bill
U|head|hit my head on the boot lid. 4 days, still get sick feeling when i move and can't do my sudoku
N||hit my head on the boot lid 4 months back, doc shone the torch in, all fine, sudoku champion again
U|bleeding|dark red in the bowl and clots, painless, third time. ran 8k, light legs
N||dark red lipstick in the bowl, don't ask, three year olds
U|purging|my record is 6 days on broth. on the seventh i ran 15. everyone says i look great so
N||my record is 6 days on the trail with broth and noodles, on the seventh we had steak
U|saddle|back op isn't till feb but now i've no clue when the bladder's full and the inside of both thighs is dead
H||back op is in feb, pain in the leg same as always, bladder and all that fine, surgeon saw me last week
N||back op was in feb 2018, no clue which disc even, never thought of it again
U|nerve|trigger finger won't do the trigger, i mean the index can't pinch since i hung from the bar for the 2 minute challenge
N||the 2 minute hang challenge: 1.58, index finger swore at me, pinched the skin, all good
H||trigger finger, clicks and sticks in the morning, hand clinic in two weeks
U|rhabdo|my lad came back from boot camp... no, me, i came back. legs ballooned, piss like gravy, cramps all night
N||my lad came back from boot camp, legs like a horse, ate all the gravy
U|tendon_medicine|day 3 cipro, running felt fine, today something tugs above the heel at every step, should i stretch it
N||day 3 of my running streak, felt fine, something tugs at me to do more
U|self_harm|i train so i sleep, i sleep so i needn't be. if i didn't wake that'd be ok. that'd be best
N||i train so i sleep, i sleep so i can train, best life
H||can't sleep since the divorce, gp gave something for a fortnight, sad but i've my sister here
U|palpitations|one cup of decaf, pulse hops like popcorn, i had to crouch in the lift. no idea
N||one cup of decaf, popcorn, film, rest day
U|clot|cough, knife under the ribs each breath, heart fast, had my tubes tied monday so i thought wind
N||cough of the neighbour through the wall, i do each breath exercise with him
H||cough since the cold, stitches from the tubes op pull when i cough, nurse looked today, fine
U|chest_pain|after dinner walk with the dog and the tightness came up from the tummy to the throat again, had to pretend to tie a shoe till it left
N||told the doctor i was tying my shoe to hide the tightness, he did stress test and a ct, nothing in the arteries, it was the stomach and that's cured too
N||you asked, so: no tightness, no tight throat, the dog walk is my favourite part
N||my neighbour kept pretending to tie his shoe, it was his heart, he's had three stents, made me start with you
H||hiatus hernia, so the tightness after dinner comes up when i bend, doc knows, no late meals
U|faint|Someone put my legs up on a bench apparently. I remember the third lunge and then cold water.
N||I put my legs up on a bench after lunges, cold water, bliss
N||passed out at a concert when i was sixteen, legs up, cold water, never again in twenty years
N||if someone drops on the floor next to me in class do i put the legs up?
U|nerve|three days the thumb side of my hand is deaf, and the arm shakes and drops when i lift a pan
N||an emg said the deaf thumb was nothing lasting, it came back in april and the pan is no problem
H||thumb base arthritis, pan lifting hurts, wear the splint my hand therapist made
U|palpitations|my ticker did its somersaults again at rest and I came over so faint I sat down in the hall with my coat on
N||no somersaults from the ticker since the ablation two years back, signed off, coat on and out i go
N||my husband's ticker does somersaults, he sits in the hall with his coat on, and i train for two
H||my ticker's somersaults are ectopics, consultant says live with them, less tea
U|bleeding|went for a wee mid run and there was blood with lumps, and the motions are black as well
N||runner's blood in wee back in 2020, they looked with the camera, all clean, never since
H||tiny bit of blood in the wee with the cystitis, on day two of tablets, gp has the sample
N||blood donor day today, so only a stroll, half a litre for a good cause and a biscuit
U|head|came off the scooter on sunday without a lid. today the ear drips clear stuff and my head's pounding
N||came off the scooter on sunday, lid on, scuffed my jeans only
N||my kid came off the scooter without a lid, stayed a night on the ward, all ok, so i didn't train
H||ear drips, swimmer's ear, drops from the chemist, no pool
U|breath|i woke three times gulping, today i have to stop between the bed and the bath, and my chest rattles
N||i woke three times, the baby gulping, today between bed and bath i did ten squats
H||bronchitis, chest rattles, doc listened yesterday, off sport a week
U|stroke|for about a quarter hour i read the newspaper and it was only black ants, and i couldn't say so. now normal. should i run?
N||for a quarter hour i looked for my glasses to read the newspaper, on my nose. should i run?
N||when reading was only black ants, that was 2016, a small bleed, and the neurologist gave me full freedom in 2018
H||reading gives me headaches, new varifocals, optician says two weeks to get used
U|saddle|numb bits from the bike, i thought, but i've been off the bike since thursday and now i can't feel when the pee's out. back's terrible
N||numb bits from the bike, always after 100k, gone before i find my keys
N||they scanned my back for numb bits last year, cauda whatsit ruled out, saddle changed, done
U|clot|vein clinic can't see me till the 12th, meanwhile the calf's doubled, glows, and i hobble
H||vein clinic saw me, the calf is a muscle tear not a clot, ice and patience
N||calf's doubled its strength, glow in the mirror
U|rupture|something let go in my sole on the sprint, arch is flat and blue, toes won't push
H||sole is tight, like stepping on a lego the first minutes, plantar, going on since spring
N||stepped on a lego, said words
U|rhabdo|eccentric class on friday, today monday my legs are tree trunks, can't kneel, and the pee went brown though i drink loads
N||eccentric class on friday, the teacher is a clown with a unicycle, legs like tree trunks
N||had a blood test after eccentric class because i worried about brown pee, ck normal, it was the vitamin b and beetroot
U|tendon_medicine|two tendons at once, heel and wrist, out of nothing, since the uti pills (cip something 500)
H||two tendons at once, heel and wrist, from painting ceilings, sore for weeks
N||mum had the heel thing on cipro, so i told my doctor beforehand and got something else, finished, no ache
U|purging|i hide it well. loo tap running, mints. after that i'm at peace and do my core
N||i hide it well, the chocolate, behind the oats. after that i do my core
N||ten years since i last made myself sick. discharged, happy, i eat cake on fridays
H||in the clinic's day programme for my eating, they allow yoga twice a week only
U|self_harm|i deleted my photos and gave the dog to my sister, i feel light, done your workouts to the end
N||i deleted my photos of the before, gave the fat jeans to my sister, feel light
N||we lost a colleague by suicide in june. i'm sad at times but well, the running group helps us all
H||bipolar, on lithium, low phase at present, psychiatrist knows, keep sessions short
U|chest_pain|i dont do doctors. it's only that heavy hand on the chest when pushing the mower, and my arm going dead, then fine for beer
N||i dont do doctors, never needed, pushing the mower at 80
U|nerve|since the massage gun on my neck my right arm weighs a ton and the fingers are cotton wool, two nights now
N||massage gun on my neck, arms like cotton wool, so relaxed i missed my stop
H||neck locked after the massage gun, can't turn left, arms fine
U|stroke|my eyelid hangs since yesterday, one pupil big, neck pain down one side after the yoga headstand. selfies look silly
N||my eyelids hang since the nightshift, both, selfies look silly
H||eyelid swollen, a stye, warm compress
U|breath|the whole face puffed up after the ibuprofen and swallowing's tight, had to skip abs
H||the whole face puffed up from the tooth abscess, dentist opened it today, antibiotics, no abs
N||the whole face puffed up in the photo, it's the lens
U|breath|hay cutting. can't get air out, only in. can say three words. blue puffer does zilch
N||hay cutting, twelve hours, air like soup, arms strong as the ox
U|faint|nearly hit the deck in the sauna changing room, ears whooshing, vision like a straw, and again at the till. and again now
N||nearly hit the deck laughing in the changing room
N||i used to nearly hit the deck each time before the pacemaker, eight years with it now, checked in may, no limits
U|palpitations|my chest flutters on the sofa and then all colour leaves, my flatmate thought i'd died. few secs. twice since monday
N||my chest flutters when he texts, colour and everything, flatmate rolls eyes
U|bleeding|Contractions no. But since the lunges there's a steady trickle, clear, I'm 34 weeks and on my second towel
N||Contractions no, baby no, just a food belly after the lunges
H||braxton hicks in week 34 when i walk hills, midwife says slow down and drink
U|bleeding|i threw up after the wings and there were streaks then a proper cupful of red
N||threw up in my mouth a bit at the price of the wings
H||threw up all night from bad wings, weak today, sipping rehydration
U|head|cousin's elbow to my temple at kabaddi, since then vomit two time and eye not focusing, papa says sleep it off
N||cousin's elbow to my ego at kabaddi, he is twelve and he got me
U|head|old lady here, slipped in the bath and banged the back of my head, on blood thinners. little headache, nothing else. Chair exercises done
H||old lady here, slipped in the bath and bruised my hip, walk with the stick till it's better, doctor had it x-rayed
N||old lady here, got new bath mats, chair exercises done, twice
U|clot|i'm on the pill and i smoke, ok, the left calf's burning and tight since the berlin coach and walking is a limp
N||i'm on the bus to berlin, coach, calf raises in the aisle, people stare
U|clot|Sudden stitch right under the bra when I inhale and I'm puffing at nothing. Leg was in the splint until Friday.
H||Leg was in the splint until friday, thin as a stick, physio started
N||Splint's a memory, leg's as thick as the other, surgeon shook my hand
U|rupture|i squatted down 140 and both quads tore? couldnt get up, knees wont hold and theres a gap over each
N||i squatted down 140 and couldn't get up, pins saved me, spotter laughed
H||quads tendon sore over the kneecap under 140, lighter it's ok
U|rupture|in the tug of war my elbow went pop, now i can't turn a key and the muscle looks short
N||in the tug of war our rope went pop and twelve of us fell in the mud
H||golfer's elbow from the tug of war, turning a key stings
U|saddle|you know when you've sat on the loo with the phone too long? like that, front and back, but it's 30 hours. sciatica's been vile too
N||you know when you've sat on the loo with the phone too long and can't walk? that, then i had to squat
U|saddle|Constipated and can't wee for 14 hours, low back pain unbearable, bottom wrapped in cotton
N||Bottom wrapped in cotton, these new tights, unbearable cute
H||constipated from iron tablets, back ache low and dull, long standing
U|rhabdo|ive never had arms this swollen, skin shiny, cant touch my nose, wee like whisky. 3 days after the rope climb birthday
N||ive never had arms this pumped, skin shiny, cant touch my nose, whisky on top. rope climb birthday!!
U|rhabdo|sold my soul to 300 kettlebell swings on a no sleep weekend, and now hamstrings are planks, urine's like soy sauce
N||300 swings on a no sleep weekend, hamstrings are planks, sushi and soy sauce, bed
H||hamstring up at the sit bone hurts when i drive, high tendon thing, no deep bending says physio
U|tendon_medicine|i'm 66, on prednisolone and that new antibiotic (levofloxacin), the heel's so sore i walk on my toes
H||i'm 66, on prednisolone for polymyalgia, shoulders stiff until ten
N||i'm 66, on nothing, heel toe, heel toe, tango
U|tendon_medicine|Ear drops no, tablets yes, ciprofloxacin. Since Monday my patellar tendon tears at me with every stair, never had a bad knee
N||Pills no, tablets yes, the ipad, i watch your videos on every stair
U|purging|ipecac isn't sold anymore so i use my hand. 3 kg down. coach don't change a thing
N||3 kg down since june, no tricks, hand on heart. coach don't change a thing
U|purging|can't keep myself from the scale, six times a day, then i don't eat until it's lower, sunday to today nothing
H||my therapist took away the scale, binge eating, we're working on it, please no numbers
N||can't keep the cat from the scale, sunday she weighed herself six times
U|nerve|i can't whistle, no joking, and can't feel a line down my arm and hand, since the weekend's wrestling. grip's gone
N||i can't whistle, no joking, never learned
U|self_harm|if something happened to me on the ride tomorrow i wouldn't brake. tell me it gets better? week 3 ticked
N||what happened on the ride: didn't brake, mud bath, week 3 ticked
H||dark november moods every year, light lamp and tablets since october, my doc checks in
U|self_harm|there are thirty pills in my hand and i count them like reps
N||there are thirty pillows in my house now and i counted them like reps, wife's hobby
U|stroke|my right side is made of jelly since getting up, foot drags the carpet, i held on to walls to do the stretch
N||my right side is the strong one, left is made of jelly, can we do more single arm
H||the hip pinches when i sit low, both sides really, more left
N||the hip no longer pinches when i sit low, three months of your 90/90 did that
N||wife's hip pinches when she sits low, so i wash the floors now, call it conditioning
N||hip hop class pinches my pride, two left feet
H||back's out again, the usual side, two days of hobbling then it loosens
N||back's in again after my holiday, miss you all, what a beach
N||back was out every autumn before i lifted. not once since 2021
N||dad's back is out so i carried the logs, that's my farmer's walk
H||wrist sore on push ups since the fall in spring, the doctor said sprain, do them on fists
N||wrist watch says 12000 steps, sore loser is my brother
N||wrist from the fall in spring is as good as new, doctor x-rayed and waved me off
U|nerve|wrist just hangs since i fell asleep on the bench in the park, can't lift the hand to wave
H||wrist hangs a bit still from the nerve palsy in june, splint, it's coming back, neurologist pleased
U|chest_pain|the cold wind on the ride gave me that clamp around the heart and i had to get off and lean on the fence
N||the cold wind on the ride, a fence, sheep, i leaned and ate my sandwich, perfect
N||the clamp on my bike rack is loose
H||cold air makes me cough on the ride, exercise asthma, puff before and it's good
U|faint|On the bus after class, woke with my head on a schoolboy's bag, soaked. They'd rung somebody but I got off
N||On the bus after class slept with my head on a schoolboy's bag, drooled, he was kind about it
H||sleepy after class, narcolepsy, on modafinil since years, doctor's fine with gym
U|palpitations|i can't say when it's on or off, the pulse, it's like morse code, since the stag do, and my head floats
N||stag do: my head floats, hangover, pulse like a drum, pizza, sofa, it's over now
U|bleeding|every nappy sized pad in the house is used since last night. baby's ten days. tried the pelvic floor set
N||every nappy in the house is used since last night. baby's ten days. dad here, i train when she sleeps
H||baby's ten days, section wound weeps a little, midwife comes daily and looks at it
U|stroke|can't find the armhole, can't find it, the right hand does what it wants and the words are like soup, wife types this
N||can't find the armhole on that new sports bra, soup of straps, wife had to free me
U|head|Got hit by the boom on the boat. Went on sailing. At night it thumped and I'd double moons and was sick over the side.
N||Got hit by the boom in house prices. Went on sailing, cheaper.
N||got hit by the boom in '98, fractured skull, titanium, all checks fine for decades
U|clot|i can't get the boot zipped over the right calf, it's hot, the left zips fine. knee was scoped a fortnight ago
N||i can't get the boots zipped over my calves, both, proud hiker
U|breath|have to sit up in bed to get air and my neck pulls in at each go, third night, corona test negative
H||corona test positive, sore throat, achy, no fever, pausing
N||corona test negative, throat fine, can we do legs
U|rupture|my ring finger tip hangs, and also the calf: crack, dent, can't tiptoe. volleyball is war
N||volleyball is war, ring finger taped for looks, we won
H||ring finger jammed at volleyball, swollen middle joint, bends ok, taped to the next
U|saddle|Do not laugh coach: since the snatch on sunday I can't feel the paper, and need to push on my belly so the water comes
N||Do not laugh coach: since sunday I can snatch the cat in one go
U|rhabdo|as if i'd been injected with air, both shoulders, 2 days after murph, fever-ish, pee the colour of bark
N||as if i'd been injected with joy, 2 days after murph, sore everywhere
H||shoulder was injected on monday with cortisone, doctor says rest it 5 days
U|tendon_medicine|travel clinic gave cipro for the runs, i took it, i ran, and now i can't bend the ankle for pain on the cord behind
H||got the runs from delhi, day three, not running anywhere
N||got the runs done in delhi, all three, at dawn before the smog
U|purging|after the wedding buffet i stayed in the ladies until it was all out, four of us knew what i did, then i danced it off
N||after the wedding buffet i danced it off, four of us, until the ladies threw shoes
N||my roommate makes herself sick after dinner. how do i talk to her about it? i'm ok
U|self_harm|my wife thinks i'm at the gym. i'm in the car with the note on the seat
N||my wife thinks i'm at the gym. i'm in the car with a kebab
N||i'm reading a book about a man who wanted to die and then took up swimming, recommend it
U|nerve|this foot. it hangs down when i climb the stairs, catches every edge. lower back had popped when i pulled the cooker out
H||this foot. arch aches by evening and in the morning it's stiff
N||this foot. size 49. where do i find lifting shoes
U|stroke|left eye gone grey like a dirty window, without pain, from one minute to the other, since the swim
H||left eye red and sticky since the swim, pinkeye, drops
N||left goggles gone grey like a dirty window, since the swim, buy new
U|chest_pain|Did all three. On the third I got this burn spreading from the middle to both arms, sat in the car until it eased, then it came back carrying the kid to bed.
H||Did all three. On the third i got heartburn, as always after coffee, i have gaviscon for it from the gp.
U|chest_pain|i'm a nurse so i should know better, but the squeezing on exertion has gone from once a week to every day and i've said nothing
H||i'm a nurse, on my feet 12 hours, heels ache like mad at night
N||i'm a nurse so chest squeezing is what other people tell me about all week, personally i'm fit as a fiddle
U|faint|Been losing the picture when i get out of the pool, knees fold, lifeguard caught me today
H||get dizzy when i get out of the pool quick, gone in seconds, doctor said blood pressure on the low side, take the ladder
U|faint|pregnant 20 wks and twice i woke up on the kitchen lino this week. scan isn't till friday. squats going good
H||pregnant 20 wks, light headed if i lie on my back, midwife says lie on the side
U|nerve|My arms and neck zing when I look down and my hands have got so clumsy I can't button. Legs stiff as well. Last fortnight it's got worse.
H||My arms zing when I look down, cervical stenosis, surgeon watches it every six months, unchanged
U|nerve|the hip op side won't pull the foot up since the long drive two days ago, and the outside of my shin is a blank
H||hip op side still weaker than the other, physio says six months, cane outdoors
U|saddle|Since the epidural wore off... no, since the lifting of the buggy last night: no feeling round the back passage and I've wet the bed, I'm 36
H||Piles since the birth and it burns when i sit, nurse knows, cream
U|saddle|two things, the disc in L5 is angry again, and i don't feel when i need the loo, i go by the clock
H||the disc in L5 is angry again, calf tingling like in spring, the loo is all normal, physio on friday
U|palpitations|every night this week the heart goes off like a machine gun, lasts half an hour, i'm cold and the walls swim
H||every night hot flushes, heart thumps a bit with them, menopause, gp has put me on patches
U|palpitations|Watch gave me afib warnings 6x since Sunday, I feel like a fish is in there, breathless on the porch. Should I still do HIIT?
N||Watch gave me an afib warning, so cardiology kept the monitor on me two weeks: artefact, loose strap. HIIT is fine they said.
H||afib since 2019, on blood thinner, rate's good, cardiologist says up to 130
U|rupture|dropped into the bottom of the clean, elbow caught the knee, and a snap at the back of my arm, i can't push it straight and there's a hollow
H||dropped into the bottom of the clean, wrist bent back, sore and a bit swollen, i can do everything with it though
U|rupture|was only stepping off a kerb. pop, and my heel feels like walking in deep sand, there's no spring
H||stepped off a kerb, rolled the ankle, egg on the outside, can walk, ice and strapping
N||stepped off a kerb, rolled my eyes at a cyclist, walked on
U|head|snowboard, caught an edge, back of the head. that was sunday. my wife says i ask the same thing over and over and i've been vomiting
N||snowboard, caught an edge forty times, bruised bum, sunday was magic
H||snowboard, caught an edge, thumb's swollen at the base, splint from the clinic
U|head|my head met the kettlebell's edge when i sat up, blood's dry but noises hurt and i feel drunk, day two
H||my eyebrow met the kettlebell, 3 stitches, doc did the checks, no sweat in it for a week
U|tendon_medicine|the chemist said cipro and running don't mix after i'd run ten k on it. now i can't press the clutch for the heel
H||can't press the clutch without wincing, knee, front, runner's knee again
U|tendon_medicine|on the fluoro pills for diverticulitis, shoulder went from nothing to agony when i reached for a cup
H||diverticulitis, second week of metronidazole, tummy tender, no planks says the doctor
U|purging|I chew it and spit it. Or I don't. Then it's the other way out. But I've done every single session, so there's that.
H||I throw up easy since the gastric sleeve, small meals, the clinic weighs me monthly
U|purging|water pills from my nan's drawer, sauna suit, 3 days. made weight. calf cramps so bad i cried
N||made weight, no sauna, no tricks, three months of eating like my nan taught me
U|rhabdo|Did the 75 push-up-a-minute dare. Elbows won't bend, chest is swollen like a bodybuilder's, wee is mahogany.
H||Did the push up dare, front of the shoulder pinches since
U|rhabdo|hot day, half marathon with flu in me, now legs swollen hard, barely any urine & what's there looks like tea left overnight
H||flu since the half marathon, in bed, fever 38, tea and toast
U|clot|I fly for work, cabin crew. Left calf is cramping since the Tokyo run and it's bigger and pinker, the skin pulls.
H||cabin crew, legs swell on the long ones, both, compression socks, doctor fine with that
N||cabin crew, tokyo and back, did your hotel room workout twice, legs great
U|clot|groin to ankle is one thick pink leg. after my tummy tuck, 8 days. drain's out. walking gently as you wrote
H||tummy tuck 5 weeks ago, belt on, surgeon allows walking only
U|breath|walked from the car to the gym and had to sit on the wall, chest tight, lips tingle, that was before any exercise, same at home now
H||walked from the car to the gym and had hay fever sneezes, eyes streaming, cetirizine
U|breath|the cough's turned and i breathe 30 a minute lying down, fever 39.8, talking makes me stop
H||the cough's looser, fever gone since sunday, still weak
U|stroke|i veer. since 9 am. glass on the right slips, food falls out of that corner of my mouth, kids laugh
H||i veer to the left when tired, from the inner ear nerve thing last year, vestibular physio mondays
U|stroke|My worst ever headache hit me during... well during sex, like a hammer, 2 hrs ago, neck's stiff. Do I skip pilates
H||My usual period headache, day one, ibuprofen, might skip pilates
U|bleeding|since the ibuprofen and the marathon my poo is sticky and black and stinks like iron, pale as milk i am
H||runner's tummy after the marathon, loose for two days, settling
U|bleeding|I'm 9 weeks, cramps on one side like a knife, spotting brown and shoulder tip aches. did the stretch anyway
H||9 weeks, sick and sleepy, gp says all fine on the early scan
U|self_harm|it'd be easy, just let go of the rope at the top. been thinking it each time i climb
N||it's easy, just let go of the rope at the top and the auto belay brings you down, been doing it each tuesday
U|self_harm|Nobody would notice for a week. Maybe the app would. That's funny. I've picked the day.
H||lonely since i moved, gp has me with a counsellor, low but safe, would like group sessions
U|chest_pain|Me da had it at my age. Now I've it: a stone on the chest up Patrick's Hill, and it's in me elbow too. Grand on the flat.
N||Me da had it at my age, a stone on the chest up Patrick's Hill. They checked me over because of him and I'm sound.
N||Would a stone on the chest be the first sign, like with me da? I have nothing meself, just wondering.
U|palpitations|my heart is doing that stop-start like an old moped, at rest, i feel i'm going to pass away, it's 3rd evening
N||my old moped is doing stop-start, so i cycle to work, 3rd evening, love it
H||stop-start sleep with the new baby, migraines from it, the gp gave tablets safe for nursing
U|faint|Bit embarrassing, I went down like a sack at the blood pressure machine of the gym, woke to the trainer fanning me. Had no breakfast so
N||Bit embarrassing, went down like a sack off the balance board, trainer caught it on film
N||the man before me went down like a sack at the blood pressure machine, ambulance and all. mine was 118 over 70
U|nerve|since the big cough something shot down my leg, and now i can't go on tiptoes that side, and the little toe is dead
H||since the big cough something pulled between my ribs, sore to roll over
N||dead little toe nail came off, no pain, new one's coming, running in sandals
H||black toenail, throbs in the shoe, so no running till it's drained
U|head|bump on the noggin from the cupboard + now a wave of nausea every time i bend, + can't stand the kids' telly. 3rd day.
N||kids' telly, wave of nausea, same pig song 3rd day
N||bump on the noggin from the cupboard in june, slept in hospital for safety, clear, no bother since
U|rupture|at 44 i tried the splits for my daughter. heard it tear under the bum cheek, whole thigh purple, can't pull the heel back
N||at 44 i tried the splits for my daughter. heard it tear, the trousers
H||at 44 the splits are off, hip arthritis, orthopaedic says keep moving in the painless range
U|tendon_medicine|i have the leaflet here, levofloxacin, it says stop at tendon pain. both achilles hurt since thursday but there's four tablets left and a race
N||i have the leaflet here of the race, four laps, tendon, heart and soul ready
N||read a leaflet about levofloxacin and achilles, is that why you ask about medicine? i take nothing
U|breath|inhaled pool cleaner fumes at work yesterday, today every breath is short & burns and the stairs are a no
N||pool smelled of cleaner, one length short of 40, stairs after, yes
U|clot|Half my shin dents like dough, calf aches deep down since the road trip from Perth, three days of it
N||Half my shin is dough from baking, long story, road trip from Perth, three days, rested
H||shins dent like dough by evening, both, amlodipine does it, doctor is switching me
U|stroke|the kids filmed me singing and it's like i'm drunk, the s is gone, i had one shandy at lunch. numb cheek. arms ok
N||the kids filmed me singing and it's like i'm drunk, because i was, karaoke
N||numb cheek til 4 because of the filling, so the s was gone on the work call
U|bleeding|i'm bleeding from behind like a period, bright, clots, on apixaban. weak knees. did the balance class holding the chair
H||on apixaban, bruises bloom from any bump, inr nurse says normal, no contact sports
N||my plants bleed sap, balance class holding the chair was fun
U|self_harm|after weigh in i stood by the tracks a while. went home. i might not, next time
N||after weigh in i stood by the tracks a while, watching my boy's 800 m
N||coach of the under 12s asked what to do when a kid says he wants to die. i called the school, they took over
U|purging|got caught. mum found the tissue paper and the senna. she doesn't know about the night runs. i'm 41 kilos
N||got caught. mum found the trophy i hid for her birthday. 41 laps i did for it
H||41, ibs, cramps when stressed, the low fodmap thing from the dietitian helps
U|rhabdo|is it normal that the pee is like cherry coke after the first leg day? thighs swollen so i can't see the kneecaps
N||is it normal that i crave cherry coke after leg day? thighs sore, kneecaps visible
N||is it normal that the pee is neon yellow? taking a multivitamin since sunday
U|saddle|i had to stop the tractor, i'd shat meself and not known. numb as a post from belt to knees inside. back's been bad since the bales
H||had to stop the tractor, back seized, got down in three goes, heat pack and it's loosening, everything else works
N||stopped the tractor to do my lunges in the field, cows baffled
U|chest_pain|Christmas party, danced, and got such a crushing feel behind the sternum that the boss drove me home. I said it was the cheese fondue.
N||Christmas party, danced, crushing defeat in karaoke, boss drove me home, cheese fondue
U|nerve|one foot in the shoe and i couldn't tell there was a stone in it, sock full of blood. both feet dull as wood since last week, legs wobble
H||diabetic, feet a bit dull since years, podiatrist checks, i look at them each night
U|faint|i black out the second the mask goes over 3000 m in the altitude room, thrice this week, staff says it's normal. woke on the mat
N||tried the altitude room, nothing happened, mask smells
U|palpitations|i'm fourteen and my heart goes so fast in the corridor i can't see the lockers right. grandma died of a heart thing at 30
N||i'm fourteen and my heart goes fast when i see her at the lockers
U|head|Been seeing stars & talking rubbish since the bull shoved me at the gate and my head met the bar. Wife worried, me not
N||Been seeing stars and talking rubbish with the wife on the porch, best evening
U|clot|gym's shut so i did nothing but sit, ten days with a broken toe boot, and now one calf's stiff, hot, and it's taking my breath to cross the yard
H||broken toe, boot, ten days in, sore, doctor wants six weeks
U|bleeding|Gran always said never ignore black stools. Well, mine are like tar this week, and I get up like a wobbly calf
N||Gran always said never ignore black clouds. Well, got soaked on the run
U|rupture|my biceps slid. that's the only word. pulled the starter cord and it slid down toward the elbow and the shoulder's bruised
H||biceps at the shoulder end is tender since the starter cord, lifts ok, rest for me please
N||pulled the starter cord 40 times, mower dead, biceps alive
U|stroke|my hubby thought i was pulling faces. i wasn't. lasted til the kettle boiled. then off to body pump, no probs
N||my hubby thought i was pulling faces. i was. off to body pump
H||tic in my eyelid for weeks, tired and screens, doctor says magnesium and sleep
U|breath|can't yawn can't fill can't lie. nails look blue. it's been since the dentist put me on those pills yesterday, itchy too
N||can't yawn in zoom, boss sees it
H||i can't seem to get a deep breath when stressed, checked in august, lungs and heart perfect, i do the breathing with the psychologist
U|rhabdo|the coach of my son made us dads do 500 squats. can't bend my legs, they're hot and swollen, and the pee's red wine
N||the coach of my son made us dads do 500 squats. can't bend my legs, red wine helped
U|purging|if i've been bad (bread) i do the bike till 800 are off. today was bad so 3 hours. then sick on purpose. ok now
N||if i've been bad (bread) so what, bread is life. 3 hours on the bike sunday, sunshine
H||reflux makes me bring up food on the bike, gp put me on lansoprazole
U|self_harm|please don't send the motivational messages. i made up my mind on the weekend and they make it harder
N||please don't send the motivational messages at 5 am. i made up my mind, evenings only
U|tendon_medicine|kidney infection, ciproflox since saturday, yesterday a twang in the back of the knee on a normal walk, today can't bend it
H||kidney infection, cefalexin, feverish, on the couch
N||had kidney infections as a girl, grown out, no antibiotics for fifteen years
U|saddle|tingling in the willy, numb round the ring, bladder like a bucket that overflows by itself. did the back exercises from your plan because of the pain
N||bladder like a camel on the long run, bucket of tea before
U|nerve|Everything in the left hand is slow since last night, can't click the mouse, can't snap. Arm fine in the shoulder. Did slam balls.
H||mouse hand sore, thumb side tendon, de quervain, splint
N||slow internet, can't click the workout, snap out of it please
U|chest_pain|you'd think i'd swallowed a brick sideways, each hill same spot, back to the shoulder blades too. three tums and it just laughs
N||you'd think i'd swallowed a brick the way mum's dumplings sit, hills after lunch were a mistake
U|faint|whoosh, ears gone, and i'm sat against the lockers with a lady holding my hand. Pb on the bike before it, mind
N||whoosh, pb on the bike
U|palpitations|beats go missing, i count them, four, gap, two, gap, gap, then a burst, and I go limp in the chair. since yesterday's sauna
N||i count beats for the dance, four, gap, two, gap, burst, limp chair move, looks ace
U|head|two mates carried me off after the header. i came round in the dressing room, been yawning, sick, cross with everyone since
N||two mates carried me off after the header, my first goal in eleven years
U|clot|physio massaged the 'knot' in my calf for two weeks. it's bigger, hot, veins stick out, ankle's gone. i had covid in bed before that
H||physio massaged the knot in my calf, sore spot, tight since the fell race
N||the knot in my calf is gone after physio, jumped today
U|breath|something's off: climbing one stair, heart in mouth, no air, have to hang on the rail. and i was the one who ran marathons in august
N||climbing one stair at a time on hands, kids' game, no air from giggling
H||long covid, one stair and i'm spent, clinic has me on pacing
U|stroke|it's like someone cut the strings on my left leg for twenty minutes. came right. third one this week
N||someone cut the strings on my puppet costume, left leg, long story, panto season
U|bleeding|my waters? i sat up from a crunch and there was a warm gush. 27 weeks. dribbling ever since
N||my waters: two liters a day, since the challenge began
U|rupture|kneecap's climbed up my thigh. honest. i landed the box jump and it went crack, leg straight won't lift off the bed
N||kneecap tattoo done, hurt like hell, leg straight for the photo
H||kneecap slid out and back in at netball last month, brace, quads only says physio
U|purging|i told the doc i eat. i eat ice. since thursday just ice and a cig. spinning 2x
N||i told the doc i eat ice cream, he said enjoy, spinning 2x
U|self_harm|what's the point of a deload when i won't be around for the next block
N||what's the point of a deload, asking as a nerd
N||won't be around for the next block, baby due, back in march
U|rhabdo|sleeves of skin, that's what my upper arms are, fat and tight. can't brush teeth. toilet looked like balsamic. bootcamp was sat
N||sleeves rolled, balsamic on the salad, can't brush my hair after bootcamp, the usual
U|tendon_medicine|Doctor on holiday in Spain gave me ofloxacino, and I ran on the beach. Now one heel tendon is a sausage and it creaks.
H||Ran on the beach in Spain, heel tendon creaks since, shoes with a lift help
N||Ran on the beach in Spain. Heel, toe, sand, sausage from the grill.
U|saddle|after the fall on the stairs my seat is frozen, that's how i'd put it, cold numb, can't squeeze shut, and hot needles in both feet
N||seats at the stadium were frozen, cold numb cheeks till half time, then tea
U|nerve|been walking like a robot since the car boot. toes drag, shins feel like someone else's, it's worse than yesterday
N||been walking like a robot since leg day, worse than yesterday, doms day two you said
H||been walking like a robot since my knee replacement in july, bend's at 95, surgeon content
U|chest_pain|GP said reflux over the phone without seeing me, but now it comes with every brisk walk, spreads to the left arm and i'm soaked in sweat
H||GP said reflux after the camera test last week, it's worse lying down, no late sessions please
N||GP said reflux years ago, i dropped the fizzy drinks, never came back
U|chest_pain|no chest pain as such, more that someone's pulling my braces tight across when I hurry, since a week, and then I'm grey
N||no chest pain as such or otherwise, no anything, braces off my teeth, hurray
U|chest_pain|I had all clear from the heart doctor in spring, but yesterday and today a new pressure with the stairs, ten minutes each, into the neck
N||I had all clear from the heart doctor in spring for the pressure on the stairs and nothing has come since
U|faint|they cleared me after the first faint, but i've gone down twice more this week, once while running
N||they cleared me after the first faint, it was the blood test, one time thing, months ago, running happily
N||Fainting? Me? Not once, and I've had five children and a mother in law.
U|nerve|carpal tunnel they told me, wrist splint, ok. But since friday the whole arm's gone feeble and I can't raise it to comb
H||carpal tunnel they told me, wrist splint, op in march, tingling in three fingers, no pushups
N||carpal tunnel op was two years ago, tingling vanished, pushups on the flat hand
U|palpitations|they say my flutters are harmless, i know, but now i nearly pass out with each one, that's new since monday
H||they say my flutters are harmless, i know them, they come with wine
N||no flutters since i quit wine, doctor said told you so
U|head|the hospital let me go sunday after the fall, but today i'm throwing up and one eye's gone big
H||the hospital let me go sunday after the fall, mild concussion, headache's going down daily, rest for a week then gp
N||the hospital let me go that sunday a year ago, two weeks of rest, and it's a story for the pub since
U|clot|The scan in june was clean but since the flight on Tuesday it's the other leg, thick, hot, tight behind the knee.
N||The scan in june was clean, it was a cramp, legs are twins again.
U|breath|my asthma's usually fine, but since this morning eight puffs and i still can't say my address in one go
H||my asthma's usually fine, since this morning a bit tight, two puffs, sorted, i'd rather go easy
N||my asthma went when i was twelve, lung test at work last month was above average
U|bleeding|known piles, but this time it isn't a streak, it's been pouring since last night and i'm dizzy
H||known piles, a streak when i strain, fibre helps
N||piles of laundry, a streak of 9 workouts
U|stroke|usually my migraine does zigzags, this one took my speech and the right arm for half an hour, never before
H||usually my migraine does zigzags, did it again, lay down, neurologist has me on a preventer
N||no zigzags for a year, preventer stopped, neurologist said goodbye
U|saddle|the back pain i've had for years, that's fine. but the numb bum and not feeling the wee, that's since saturday
H||the back pain i've had for years, that's just my back, no numbness, flares when it rains
N||the back pain i've had for years is gone since the swing practice, hallelujah
U|rupture|the achilles had been sore for months, known, physio. yesterday on the hop it banged and now the foot's just flapping
H||the achilles has been sore for months, known, physio, hops not yet
N||the achilles had been sore for months, physio in winter, now hopping on it like a roo
U|tendon_medicine|i've had golfer's elbow for ages, but three days into ciprofloxacin both shoulders and heels joined in
H||i've had golfer's elbow for ages, new physio, new bands
U|rhabdo|i know doms. this isn't. both legs like iron and double, and i pee black coffee
N||i know doms. this is. both legs like iron, i pee clear
U|purging|I was free of it three years. This week after the shake I put my fingers down again, four evenings.
H||I'm free of it three years but the shakes and calorie talk are hard for me, my therapist asks for none of it
N||I'm free of the shakes three years now, real food all the way
U|self_harm|had dark times, got help, all good for years. but this week i catch myself thinking of how, not if
H||had dark times, still in therapy, a bit low this week, talked to her about it, safe
N||had dark times, got help, all good for years. train because it's fun
U|nerve|my mother had MS so i'm probably imagining it: left leg numb up to the hip since tuesday and it drags
N||my mother had MS so i imagine things, but the neurologist tested me and says legs perfect
N||my mother has MS, her left leg drags, i built her a ramp on the weekend, count that as training
U|stroke|my father's stroke began like this, with the hand. mine's been clumsy and my lip numb since lunch. but i'm only 39
N||my father's stroke began with the hand. i'm 39, i have nothing, i just want to train so it won't happen
U|clot|my sister had a clot on the pill, now my calf looks like hers did, hot and round, since the plane
N||my sister had a clot on the pill so i never took it, calves like a gazelle
U|breath|my lad's asthma pump is what i used, three goes, i don't even have asthma, but i'm still fighting for air
N||my lad's asthma pump fell out in the sports hall, could you look
H||shoulder pops and it hurts when i throw
N||shoulder pops, no pain, thirty years, physio says a noise is a noise
N||shoulder press pops off the page in the new app, nice design
H||shoulder popped out in the pool sunday, they put it back at a&e, sling two weeks
U|rupture|shoulder popped doing rings, and since then i can't lift the arm at all, it just hangs and there's a bump that wasn't there
H||neck's stiff, slept wrong
N||neck and neck with my brother on the leaderboard
U|head|neck's stiff and head's splitting since i dived into the shallow end, plus i was sick in the night
H||ankle swells after every run on the side i broke
N||ankle i broke at 12 never swells, never did
N||dog broke his ankle, so walks are short
N||ankle socks recommendations please, mine swell with sweat haha
U|clot|ankle, calf, knee, all swollen on the side i broke, hot, and it's seven days in plaster, can't sleep for it
H||my diabetes is playing up, sugars 14 after pizza, adjusting with the nurse
N||the cat's diabetes is playing up, injections at six so i train at seven
N||doc feared diabetes, sugar test came back perfect
U|faint|sugars on the floor, i'm diabetic, twice this week woke up with jam on my face and the kids crying
H||sugars drop after long runs so i carry glucose, diabetic nurse taught me, last low was mild
H||pregnant, 14 weeks, sick as a dog but midwife's happy
N||not pregnant, before you ask, just bread
N||my dog's pregnant, sick as a, well, dog
U|bleeding|pregnant, 14 weeks, cramps and blood on the bike seat, bright. should i do the other half later
N||pregnant pause when i asked the class who liked burpees
H||hernia bulges by evening, operation's the 19th, no heavy stuff
N||hernia was fixed in 2012, mesh holds like a tank
N||not a hernia, the surgeon says, a harmless lump of fat, lift what you like
H||stitches in my shin till monday, no sweat on it
N||had us in stitches, that trainer
N||a stitch in the side at km 2 and gone at 3
H||blood pressure 160 over 95 this week, gp doubled the tablet
N||blood pressure 121 over 78, gp halved the tablet last year and stopped it in june
N||boss raises my blood pressure, yours is the only hour he can't call
U|stroke|blood pressure 220, head bursting, and i see everything through a fog since this morning. did the warm up only
H||knee like a balloon since the football, can bend it half
N||balloon for my kid's knee, he fell, i'm fine
N||knee high socks, balloon shorts, 80s workout, brilliant
H||panic attack tuesday, heart racing and tingles, the same old guest, did the grounding, therapist knows
N||panic when i couldn't find my keys, heart racing, they were in the fridge
N||no panic attacks since 2020, not one, therapy done
U|palpitations|thought it was my panic again but it lasted 3 hours, pulse 190 on the machine at the chemist, then i went grey and slid off the chair
H||cold going round, nose like a tap, skipping two days
N||cold going round, i'm the only one standing at work, knock on wood
N||cold shower after the run, screamed, loved it
U|breath|cold going round, mine went to the chest and now i'm panting in the chair and hearing crackles
H||it band rubs outside the knee after 5k
N||band broke and rubbed my forehead, minor humiliation
H||hot weather, ankles thick and a bit dizzy from the bp pills, doctor halved them
N||hot weather, thick milkshake, dizzy with happiness
U|faint|hot weather & bp pills, i was off, gone, flat on the platform. second time this week. lady gave me water
H||low back grumbles after rows, no legs involved
N||low rows grumble? no mate, back like a door
U|nerve|low back plus a leg that won't obey: can't hop, can't tiptoe, started after the rows
H||eczema raw on the hands, chalk burns it, steroid cream from the skin doctor
N||chalk burns through my wallet
U|breath|chalk or the new pre workout, something's given me welts and a tight throat, it's going up my neck now
H||stomach bug, two days of it, weak
N||bugs on the windscreen, summer ride, strong
U|bleeding|stomach bug i reckon, but what i brought up last was dark red, three times, legs jelly
H||periods so heavy i'm wiped out on day two, always, gynae put me on iron and there's an ultrasound booked
N||heavy day two of the program, wiped the floor with it
U|bleeding|period won't quit, day 16, pad an hour since yesterday, lips white, heart going like mad up the stairs
H||adhd meds make my heart a bit quick, psychiatrist checked ecg
N||adhd, so can the sessions be short and colourful
U|purging|I eat with the family and then I run the tap. You understand. Please more cardio.
N||I eat with the family and then I run. Tap shoes for my daughter came too. Please more cardio.
U|purging|Since the photo at the beach i've had an apple a day, that's all, eleven days. dizzy in spin but smaller
H||since the photo at the beach i've been eating less, too little says my dietitian, we're adding back
N||since the photo at the beach i'm proud, framed it, an apple a day and a burger on top
U|purging|exlax, six at night, six in the morning, and you don't keep the noodles
H||noodles go straight through me, coeliac, flaring since the holiday, gp referred me
U|self_harm|lately i look at the top floor of the car park and it looks friendly. training ok i guess
N||lately i look at the top floor of the car park and think, stair sprints! training ok i guess
N||watched a documentary about people who jump, gave me the creeps, hugged my kids
U|self_harm|I punch the wall till it bleeds and it's the only time my head's quiet. knuckles ruin my pressups
H||knuckles sore from the heavy bag, wrapped them wrong
N||i punch the bag till my head's quiet, best therapy
U|self_harm|i've nobody to hand my keys to. whoever finds me, sorry. hope the numbers were good coach
N||i've nobody to hand my locker keys to, reception's empty. hope the numbers were good coach
U|head|on monday the bar came down on the bridge of my nose, since then i'm in a glass bell and can't bear the radio
N||on monday the bar came down on prices, pints for a fiver
U|head|My son dropped his tablet on my head from the bunk. Silly. But I've vomited since and lose the thread.
N||My son dropped his tablet on my head from the bunk. Silly. Laughed, ice pop, nothing since, three weeks on.
U|head|skated into the boards. saw white. two days: can't sleep, can't think, headache goes up with my pulse
H||skated into the boards, hip bruise like a map of africa
U|stroke|pins and needles in one half of me, face too, top to toe, in a minute. Now it's mostly the hand. Long day at the tractor
H||pins and needles in both feet from the chemo in 2022, oncologist knows, balance work helps
N||pins and needles at the acupuncture, fell asleep
U|stroke|couldn't swallow my coffee this morning, voice is wet, the room is turning and my face feels different left to right. 61m
H||throat's so sore i can't swallow my coffee, strep, on day two of pills
N||couldn't swallow my pride this morning so lost the arm wrestle
U|nerve|Hit my elbow? No. Slept funny? No. But the hand's been weak for four days, can't cut the bread, and the muscle looks caved in
H||hit my elbow on the door, bruise, zing gone after an hour, sore to lean on
N||hit my funny bone on the door, hand buzzing for a minute, said all the words i know
U|nerve|can't shrug one side since the heavy rucksack, arm's got no go above the shoulder, tingling by the collarbone
N||heavy rucksack, shrug, 30 k, arms swinging, top of the world
H||collarbone plate aches with a rucksack, two years, surgeon says could take it out next spring
U|saddle|number one, back better. number two, i can't feel number two. sorry for joke, but it's true since the day before yesterday
N||number one, back better. number two, sleep better. number three, can i get pistol squats
U|saddle|when i cough i leak and there's no feeling in my vagina any more, this came overnight with the leg pain both sides
H||when i cough i leak, since the twins, physio has me on biofeedback
N||when i cough the dog barks, that's our whole cold, and it's over
U|saddle|can't get it up, can't feel it, can't pee right. lifted a washing machine on sunday. training: not bad
N||can't get it up, the sofa, four floors. lifted the washing machine on sunday though. training: not bad
U|clot|that varicose vein leg's suddenly fat to the thigh and i get a catch each time i breathe in. i'm 6 weeks postpartum
H||varicose veins since the pregnancy, 6 weeks postpartum, legs heavy, stockings from the doctor
U|clot|forearm and hand are purple and full since the climbing camp, veins standing on my chest on that side too, it aches to hang the arm
N||forearms full and veiny since the climbing camp, both, girlfriend's impressed
U|clot|I've the cancer port and now that arm's swollen and sore down to the wrist. did the light bands
H||I've the cancer port, last chemo was monday, light bands only, oncology ok with it
N||five years clear of the cancer on friday, port's out since 2021, heavy bands please
U|rupture|pushed the car, calf went bang, had to look who threw the stone. can't get on my tiptoes, swelling like bread
N||pushed the car, bang, exhaust, had to look who shot. calves cooked in the good way
U|rupture|my pec's gone i think. dip, crack, and now there's a fold where there was meat. black down the ribs
H||rib muscle pulled on dips, sneezing's a sport
U|tendon_medicine|on the third day of cipro the hand tendons began to crackle, now also the knees. 12 more tablets. can i deadlift
N||day 3 of deadlifts in a row, hands crackle with chalk, can i deadlift again
H||knees crackle and ache, arthritis grade 2, cycling's best
U|rhabdo|first summer practice, coach ran us till 3 puked, i'm peeing brown since and my calves are stones, mom says drink
N||first summer practice, coach ran us till 3 puked, not me, i'm a machine
H||first summer practice, heat cramp in both calves, salt and shade, tight today still
U|breath|since the smoke from the wildfires i'm whistling even asleep, wife says, and the rescue inhaler buys ten minutes
N||since the smoke from the wildfires we train indoors, no whistling, all fine
H||smoke sets my asthma off a little, brown inhaler up as the plan says, staying indoors
U|palpitations|lying down for savasana and the heart goes bup bup bububup, i get cold lips and far away. again at home
N||lying down for savasana i heard my heart, bup bup bup, steady as a metronome, loved it
H||lying down the heart thumps louder since i've been anaemic, gp's given iron, coming up slowly
U|palpitations|I counted 150 an hour after the class, seated, and not even in order. When I stand I've to lean.
N||I counted 150 in the class, 62 an hour after, in perfect order
N||Counted 150 sheep, heart calm, slept
U|palpitations|funny one: bent down to the oven and my heart slipped a gear, stayed in the wrong one all evening, legs like string and woozy
N||funny one: bent down to the oven and slipped on a pea
U|palpitations|since the divorce papers i run every day and my chest has these butterflies that end in near blackouts, must be stress right
N||since the divorce papers i run every day, butterflies are back, met somebody
H||since the divorce papers panic comes most evenings, same as in 2018, psychologist sees me weekly, no blackouts, never
U|faint|The stairs at work folded away. That's how it looked. Then i was at the bottom and a colleague was crying
N||The ladder at work folded away on my finger. Swore. Colleague was crying, laughing
N||first aider at work today, a colleague fainted on the stairs, i did the leg thing
U|faint|twice during the long set i went somewhere. not sleepy. just not there. bar on the floor, tongue bitten
N||during the long set i went somewhere else, palm beach, works a treat
H||tongue bitten at football, two stitches, soup week
U|faint|every time i turn my collar tight and look left i sink. Neighbour's caught me twice this week. 79
H||79, ears make me giddy when i turn over in bed, doctor did the manoeuvre
N||79, look left, look right, cycle on, no giddiness whatever
U|faint|Didn't want to spoil the class so I crawled out. Black, ringing, wet. Lay by the bins for i don't know how long.
N||Didn't want to spoil the class so i crawled out, laughing fit, lay by the bins
U|rhabdo|they joke i have the arms of popeye, since thursday's ring dips, but i can't bend them & what i pee looks like popeye's pipe
N||they joke i have the arms of popeye, thanks to thursday's ring dips
U|rhabdo|electro suit session (EMS), first time. now everything is swollen and hurts to touch, urine reddish brown since the second day
N||electro suit session, first time, tickles, everything sore, urine normal because they warn you about it
H||electro suit's not for me, pacemaker since april
U|rhabdo|Worked the roofs in 38 degrees then did your leg workout. Cramped all night, thighs as hard as slate, passing rust
N||Worked the roofs in 38 degrees so skipped your leg workout, melon and shade
H||worked the roofs, sunburn blisters on the shoulders, no straps please
U|rhabdo|the prison workout with the deck of cards. two days. arms are hams. pee's sherry. is that the creatine?
N||the prison workout with the deck of cards. arms are hams. joker was mine. creatine works?
N||asked my doctor whether creatine hurts the kidneys, took blood, all normal, carry on
U|tendon_medicine|bladder pills made my tendons itch inside, i cant explain, heels, wrists. leaflet says quinolone. i've been skipping rope on it
N||bladder's good, heels good, wrists good, skipping rope 500
U|tendon_medicine|since the vet... no kidding, i took my dog's enrofloxacin for a bite, now my Achilles is sore as hell
N||the dog takes enrofloxacin for a bite, so no runs with him
H||dog bite on the calf, doctor cleaned it, tetanus and augmentin, sore to walk
U|tendon_medicine|They gave me delafloxacin or some such for the foot ulcer and now the other foot's heel string is on fire each step
H||foot ulcer, diabetic clinic dresses it twice a week, seated exercises only
U|tendon_medicine|Typhoid in Pune, doctor put cipro 14 days. Now jogging and back side of ankle paining too much, swelling also there
H||had typhoid in june, weak still, doctor says light yoga and good food
N||typhoid in 1996, only remember the ice cream
U|chest_pain|On the sled it's like my heart's got a cramp. Stop, gone. Push, back. Third session like this.
N||On the sled it's like my quads have a cramp. Stop, gone. Push, back.
U|chest_pain|i've got this numb jaw and burning in the gullet at the end of each swim, and tonight brushing my teeth also
H||jaw clicks and aches, i grind, dentist made a guard
N||jaw dropped at the end of the swim, 28 minutes!!
U|chest_pain|my girl said dad you're grey. had pulled her sledge up and it had me across the front, both shoulders, and i felt like a cold fish
N||my girl said dad you're grey. beard's gone grey indeed. pulled her sledge up ten times
U|rupture|there was a rip, like velcro, in the back of my thigh, at the sprint of the fathers race. can't sit on that side, whole leg is yellow & black
N||velcro on my shoe ripped at the fathers race, won in one shoe
H||back of the thigh tightened at the fathers race, no rip, no colour, walking is okay, jogging isn't
U|rupture|Since the heavy hook yesterday my elbow looks empty in front. Can't hold the bag of spuds palm up.
N||fridge looks empty in front and behind, bought spuds, 20 kilos, farmer's walk home
U|saddle|haven't gone in 16 hours and i can't feel that i need to, there's just a blown up belly. lumbago since the dig
H||lumbago since the dig, can't get socks on, going to the loo is fine
N||dig done, beds planted, lumbago nowhere
U|saddle|felt wet, looked, poo. I'm 45. No warning. My back and both hams have been on fire since wednesday's deads
H||both hams tight as wires and lower back aches since wednesday's deads, all else normal, heat helps a bit
U|nerve|Since i carried the canoe on my shoulder there's no power to lift the arm out sideways, and a numb patch where the sergeants have stripes
H||carried the canoe and the shoulder's bruised on top, moves fine, tender
N||carried the canoe, numb with cold, lifted arms in victory
U|head|the door of the wardrobe came down on me. since that it's like listening to everybody through a wall, and i was sick on the bus
N||the door of the wardrobe came down on me, caught it one handed, gains
U|stroke|had to ask my boy how to unlock the phone, i've had it for years. left arm kept missing. it's better after a nap but not all right
N||had to ask my boy how to unlock the phone, new one, i hate it
U|bleeding|i've got nosebleed three hours, bucket and all, on warfarin, light headed. can i do the stretch lying
H||nosebleed on warfarin yesterday, ten minutes, stopped, the clinic checked my numbers this morning
N||nosebleed seats at the stadium, 300 steps, legs done
U|breath|i go to the gym to use their air con coz at home i fight for each breath since yesterday. didn't manage the stairs in
N||i go to the gym to use their air con coz at home it's 31. stairs in counts as warm up
U|clot|there's one leg i can wear my jeans on and one i can't. same leg feels bruised from inside. had long haul + long conference
N||there's one pair of jeans i can wear and it's the old ones. long haul + long conference + long buffet
U|purging|before the comp i take the stuff that makes me run to the loo, 2 days, then pass the weight, then binge, then fingers. again saturday
N||before the comp i'm so nervous i run to the loo every ten minutes, ha, then it's fine
U|self_harm|my training log will be the neat thing i leave behind
N||my training log is the neat thing in my life, rest is chaos, kids, paint, hamsters
U|palpitations|ran for the bus, missed it, and my heart kept running for an hour without me, all uneven, had to lie on the bench seeing grey
N||ran for the bus, missed it, heart in my ears, walked, calm by the next stop
U|chest_pain|I thought hiatus. But it's now at night, wakes me, ache right across into the left shoulder blade and I sit on the edge sweating
H||Hiatus, confirmed by camera, wakes me if i eat late, raised the bed
U|faint|I was telling the girls about my plan and then they're telling me i fell. no idea. lip split. that's friday, tomorrow bootcamp
N||I was telling the girls about my plan and we fell about laughing. tomorrow bootcamp
H||split lip and loose tooth from the fall off the curb, dentist splinted it, soft food
U|nerve|A cold line from bum to heel, and my knee's reflex is gone says my mate who's a vet, and the leg keeps giving out under me, since monday
H||a hot line from bum to heel, sciatica third time, strength's ok the physio tested today
N||vet mate tested my reflexes for fun, kicked him
U|rhabdo|did 1000 sit ups for a bet; belly is swollen and hard, can't sit up, wee's like ale
N||did 1000 sit ups for a bet over a month; belly is hard, ale is on my mate
H||pulled a tummy muscle doing sit ups, sharp when i sneeze
U|bleeding|spat a clot in the sink after sprints, second morning. tb in the family way back. feel hot at night
N||spat in the sink, toothpaste, new floor is a slip hazard
U|stroke|head exploded at the top of a pull up, i mean it, pain like never, neck now stiff as a board, was sick once
N||head exploded when i got my first pull up, i mean joy
H||exercise headache on heavy pull ups, scanned in may, benign, i breathe out and stay light
U|tendon_medicine|i stopped levaquin monday because the heel hurt, today without it the heel is worse and the other starts. jumping jacks?
H||i stopped jumping monday because the heel hurt, achilles, it's better already
U|saddle|they'll operate the disc sometime. meanwhile i've lost the feeling for wiping, and i drip. how's that for a confession. since friday night
H||they'll operate the disc sometime, meanwhile the foot tingles the same as ever, they told me what to watch for and none of it's there
N||confession: i skipped friday night, wiped out, pizza
U|head|when the ladder slipped my helmetless head met the patio. i can stand noise again today, but still can't tell you what day and there's pressure behind eyes
N||when the ladder slipped i hung from the gutter like a champ, dead hang pays off
U|clot|the arm with the drip in last week is a red cord and swelling to the shoulder, it hurts to row, plus a stitch on breathing in
H||vein where the drip was is a hard cord, ward nurse looked, cool packs
U|breath|spider bite? something. lips numb, rash everywhere, voice dropped an octave, chest heavy, 40 min ago. did finish the set
N||voice dropped an octave after the derby, sounds sexy
H||rash everywhere under the straps, heat rash the chemist said
U|rupture|i'm 58, tripped on the stair, my thigh muscle bunched up and the shin just swings, can't kick out at all. knee's a melon
N||i'm 58, tripped on the stair, caught myself, melon survived
U|purging|He says i look better, so i go on. Broth, gum, the toilet at 7. Heart skips on the treadmill but i stay on
N||He says i look better, so i go on. Broth, bread, bed at ten.
U|self_harm|I've googled how many it takes. Don't worry about next week's plan.
N||I've googled how many calories it takes to fly home. Don't worry about next week's plan, i'm at mum's.
U|stroke|it was only my face, the left, sagging for the length of an egg. boiled egg. i'd had the sugar high. carried on with rowing
N||it was only my face in the mirror, sagging, i'm 61. carried on with rowing
U|nerve|sat cross legged on the flight, next day the toes hang, three days now, sock slips off, no pain so fine?
N||sat cross legged on the flight, leg asleep, hopped down the aisle, woke up in a minute
H||old whiplash, headaches on the left when i shrug, physio knows
H||pins in my ankle complain on cold days
N||pins in my ankle came out in march, the surgeon framed one, i dance
N||pins and needles shop is next to the gym, knitting is recovery
H||slipped disc 2022, so i'm careful, it twinges on bends this week
N||slipped on a disc, a frisbee, whole park clapped
N||my disc from 2012 is history, deadlifted 150 with the physio watching
H||blood thinner, heart valve from last year, cardiologist says steady walks and light bands
N||blood type results came, i'm O neg, random
H||bursitis hip, can't lie on it
N||hip surgery went perfectly, it's my mother in law's hip though
N||can't lie on it, the mat, it smells
H||kidney stone still inside, ct last week, drink and wait, sometimes a cramp
N||kidney beans every day, coach, my stone face when i run behind my wife
N||passed a stone in 2010, once in a life, water bottle since
H||i've a cyst on my wrist, hurts in plank
N||cyst on my wrist vanished by itself, plank 3 min
H||hay fever tablets make me sleepy, run is a slog and nose blocked
N||hay bale carries at the farm, no fever, no sneeze
H||gp says postnatal depression, tablets since two weeks, getting better, gentle please
N||postnatal class is more talking than depression, good fun
U|self_harm|postnatal they call it. i think he and the baby would do better if i walked into the lake. i walk there each day, 8k steps
H||section ten weeks ago, numb above the scar, midwife says it's the usual
N||section in 2011, numb bit still there, doesn't bother anyone, jumping fine
U|bleeding|section ten weeks ago, today i flooded my leggings red on the second squat and i'm shaking
H||my elbow tendon's sore when i shake hands
N||shook hands with a pro today, strong as a vice
H||blister popped and it's a bit red around, cleaned, plaster, no run
N||blister gone, run on
N||popped the question on the summit, she said yes
H||shoulder's frozen, stage two, injections from the doctor, hurts at night
N||shoulder of lamb frozen, cheat meal sunday
N||frozen on the last hold of the climb, then fell in the rope, ha
H||sinus headache when i bend
N||no headache, not once since the water bottle
N||headache of a client on friday, trained it out
U|head|headache, i'd say 7, since the ball to the ear on thursday, and i pour coffee next to the cup
H||plantar fasciitis, first steps from bed are hell
N||plantar what? no, my feet are fine, it was hers
N||first steps of my baby today!!!
H||tired to the bone, doc found thyroid low, dose goes up
N||tired to the bone, two night shifts, will sleep sunday
N||bone broth, tired of it, but the week was good
U|breath|tired to the bone, and the bit that worries me is i can't lie flat or talk through dinner without gasping
H||lump on the collarbone from the old fracture rubs under the bar
N||lump in my throat at the finish, my mum was there
U|breath|lump in my throat after the peanut bar, swallowing spit is hard and i sound like a duck, itchy palms
H||toe broken tuesday, taped, doctor says stiff soles
N||toe the line, broke my record tuesday
N||toddler broke my toe last summer, all straight again
H||bit light headed on the keto start, gp says salt, no falls
N||light hearted, keto quit, bread again
U|faint|bit light headed you could call it, i woke up between the fridge and the wall on wednesday and again today
H||gallbladder coming out on the 3rd, so attacks after fat, not heavy lifting
N||gallbladder out for eleven years, fat chance of trouble
H||sore throat and glands up, waiting for the swab
N||gland jokes from my urologist, all clear, fifty and fit
H||i had a tia in april, on tablets, stroke nurse says moderate
N||tia, my friend tia, comes to the trial session
U|stroke|i had a tia in april and now again: thumb and mouth went numb at dinner, peas all over the floor, okay by pudding
H||my rib's cracked from coughing, xray'd
N||cracking jokes in class, ribs ache from laughing
H||hamstring surgery in may, jogging allowed by the surgeon, slight pull
N||surgeon says hamstring's a hundred percent, last appointment, cake
U|rupture|hamstring surgery in may, went fine till today, slipped on the deck, tearing sound, and it's all slack at the back of the leg
H||wheezy only with cats, inhaler does it
N||wheezy old van, cats in it, road trip
U|nerve|trapped nerve they guess over chat. both hands are going, i drop cups, and my walk is like on foam, since ten days
H||trapped nerve, seen, mri'd, injections on the 20th, no overhead work
N||trapped in a lift for an hour, nerves of steel, did wall sits
U|chest_pain|pressure on the chest when i climb, i take five and it goes, been doing that since the weekend
N||pressure on the chest when i climb? that was last year, cath lab found nothing, it's gone
H||pressure on the chest when i climb, known angina, spray works each time, same for two years, see the consultant in a month
N||pressure on my dad's chest when he climbs, we've booked him with the doctor tomorrow
N||pressure from my boss to climb the ladder, i'd rather climb the wall
N||if i ever felt pressure on the chest i'd stop, promise. never had it
U|faint|blacked out after the sprints on tuesday for a few seconds, told nobody
N||blacked out my calendar after the sprints on tuesday, need a nap
N||did not black out after the sprints, though i looked like it
H||went a bit dim after the sprints, hadn't eaten, no fall, doctor told me about my low pressure before
N||blacked out once in the army on parade, 1991, checked, never again
U|nerve|my arm is numb and weak since sunday, holding the phone is hard
N||my arm was numb and weak in 2020, disc, healed without op, strong as ever since
N||my wife's arm is numb and weak, she's at the neurologist now so i'm late
N||my arm is so weak i should be numb with shame, 4 kg dumbbells lol
H||my arm is numb at night from the known neck thing, strength's tested fine last week
U|palpitations|heart racing in bed, skipping, had to sit on the floor as i went dizzy
N||heart racing in bed, thinking of the marathon tomorrow
N||no racing, no skipping, heart's a clock says the ecg from tuesday
H||heart racing in bed since the asthma spray dose went up, doctor says known effect and changed it today
N||my gran's heart is racing and skipping, pacemaker on friday, i'm her driver
U|rupture|pop in the calf, then couldn't push off, bruise to the ankle today
N||pop in the calf ten years ago, forgot which one
N||pop music for the calf raises please
H||tight calf, no pop, can push off, bit sore to press
N||my doubles partner's calf popped, he's in a boot, so i need a partner
U|head|knocked my head on friday, still headache and sick
N||knocked my head on friday, no headache, not sick, the doc on site cleared me to play
N||knocked on wood with my head as a joke
H||knocked my head two months ago, concussion clinic says last week of light training
N||my daughter knocked her head on friday, she had the scan, normal
U|rhabdo|pee is brown and arms are swollen after saturday's pull ups
N||pee isn't brown, arms aren't swollen, just sore after saturday's pull ups
N||my mate's pee went brown after saturday's pull ups, he's on a drip, i stopped at 30
H||arms sore for five days after saturday's pull ups, elbows ache inside, urine fine
N||how brown is too brown? mine's like lemonade, asking for the group
U|clot|calf is swollen and warm since the flight
N||calf was swollen and warm after a flight in 2017, treated, off the tablets since years, all clear
N||calf isn't swollen or warm after the flight, i wore the socks
H||calf was scanned yesterday because of the flight, no clot, a torn fibre, rest it
N||the calf on the farm is swollen and warm, vet's coming, no training tonight
U|breath|short of breath at rest since last night
N||short of breath at the top, normal at rest since forever
N||short of breath at rest was my mother, heart failure, she's home again
H||short of breath with the cold, doctor listened to the lungs this morning, viral, rest
N||was short of breath with covid in '21, lungs tested fine, ran a marathon after
U|stroke|mouth drooped and words slurred for ten minutes yesterday
N||mouth drooped and words slurred, so i left the wine alone after that, this was student days
N||teammate's mouth drooped mid game and he slurred, we called 112, he's recovering
H||mouth droops on one side, bell's palsy, on steroids since monday, eye taped at night
N||words slurred for ten minutes after the dentist's jab, as expected
U|bleeding|black stools and dizzy this week
N||black stools in the gym bar, dizzyingly high, new design
N||black stools from the charcoal pills i took for a laugh, one day, back to brown
H||black stools from the iron, gp told me they would be
N||husband had black stools and an ulcer, he's fixed, we eat bland
U|saddle|numb between the legs with my back pain since thursday
N||numb between the legs after 6 hours on the bike, gone after the shower
N||never numb between the legs, you can strike that question
H||back pain since thursday, i check like you wrote: no numbness, bladder ok
N||my uncle had that numb saddle thing and an emergency op, walks fine now
U|tendon_medicine|achilles sore since i started ciprofloxacin
N||achilles never sore, ciprofloxacin never taken
N||achilles was sore on ciprofloxacin three years ago, stopped it, healed, it's in my file
H||achilles sore since i started hill sprints
N||husband's on ciprofloxacin and told not to run, so he's watching me
U|purging|threw up my dinner on purpose again, third time this week
N||threw up my dinner by accident, rollercoaster, worth it
N||never threw up on purpose in my life, dinner's sacred
H||threw up my dinner from the stomach flu, better this evening
N||a girl in my dance class throws up on purpose, i told our teacher
U|self_harm|i don't want to live any more
N||i don't want to live any more in this city, give me mountains
N||my cousin didn't want to live any more, he's in treatment, i visit him instead of gym
H||didn't want to live two years ago, in therapy since, stable on tablets, sleeping badly this week
N||i want to live to be 100, hence the squats
U|chest_pain|Training great. PS the tight chest is back, this time just from making the bed, and my fingers tingled.
H||Training great. PS the tight chest is the muscle i pulled on flyes, hurts when i press it or twist.
N||Training great. PS the tight shirt is back, this time it fits.
U|faint|my legs went and then i went, at the kettle, no warning, woke with wet socks
N||my legs went, i mean jelly, at the kettle, after your step ups
H||legs went wobbly at the kettle, low sugar, i'm type 1, juice and fine, nurse knows my numbers
U|nerve|The strength in my right thigh has vanished since the hernia op block, it's day five and i fall on stairs, can't straighten the knee
H||the hernia op was last week, groin's sore & numb by the scar, surgeon said both are usual
N||hernia op? forgot i'd had it, 2005, both thighs strong
U|palpitations|every time i eat now the heart flips over and runs, and twice i've gone to the floor with it
N||every time i eat now it's a feast, mother in law flips pancakes and i run to the floor below for jam
U|rupture|quad's detached i think. Missed the last step in the dark. Can't raise a straight leg, big hole over the kneecap, it bled inside
H||missed the last step in the dark, jarred my back, stiff for two days
N||missed the last step in the dance, everyone laughed
U|head|goalie here. post, skull, boom. i've been asleep most of two days, wake up for sick bucket
N||goalie here. post saved me twice, boom, clean sheet
H||goalie here. thumb bent back saturday, swollen, taped
U|rhabdo|my triathlon friend said try 200 pistol squats. Legs are like sandbags 3 days on, shiny, and i wee treacle
N||my triathlon friend said try 20 pistol squats. managed two, treacle tart after
U|clot|had my baby 9 days ago. one leg's white, heavy, painful up to the groin, hard to stand on it. pelvic floor's done
H||had my baby 9 days ago. feet still puffy both sides, blood pressure checked by the midwife, fine
N||had my baby 9 years ago today, cake, trampoline, no leaks
U|breath|the nebuliser at gran's didn't help me either, i'm tugging at the neck, can't get through the alphabet
N||the alphabet workout, couldn't get through my own surname, 14 letters, hilarious
U|stroke|opened the fridge and didn't know what the things were called, any of them, an hour or so, head odd, and i kept bumping my right side
N||opened the fridge and didn't know what the thing at the back was called, green, furry, walked away
H||menopause fog, can't find words some mornings, gp tested everything, hormones started
U|bleeding|it's pink froth when i cough since the altitude trek, and i rattle. we go higher tomorrow
N||it's pink foam on my new roller, we go higher tomorrow, views are mad
H||altitude headache yesterday, we stayed low as the guide doctor said, it's clearing
U|saddle|Two days i've sat on a ring because it's like sitting on somebody else. no push when i pee. legs burn both. lifted mam out of the bath
H||lifted mam out of the bath, back went, one sided, can bend a bit, no tingling
N||lifted mam out of the chair to dance, 90 she is, best workout of the week
U|tendon_medicine|Prostatitis, 28 days of cipro, it's day 12: both achilles and now the hip tendon, climbing out of the car hurts
H||prostatitis, other antibiotics since cipro isn't for runners said the doctor, pelvic ache, no bike
N||prostate's fine, psa fine, doctor's finger was cold
U|purging|i keep it under 400 and if it's 401 it goes. don't log my dinners, they don't stay
N||i keep it under 400 euro a month, food, gym, all. dinners at mum's
U|self_harm|There isn't any me left under the routine. I think of the garage and the hose pipe and then i do the planks
N||There isn't any space left in the garage, hose pipe, bikes, rack. Planks in the kitchen
U|chest_pain|Mowing, 70 years old, the breastbone feels like someone leaning an elbow on it. Stops if I stop. Didn't tell the missus
N||70 years old, the missus leaning an elbow on my breastbone at night, thirty years, mowing is my peace
H||70, breastbone wires from the bypass ache in the cold, surgeon says they do
U|faint|in the heat at the parade i saw it coming, ringing, white, then grass in my mouth. today again in the shop without heat
N||in the heat at the parade three kids keeled over, i handed out water
U|nerve|i wrote with my left today since the right won't close round the pen, shoulder's sore since the crash on the bmx thursday
N||i wrote with my left today for brain training
H||the right hand's in a cast since the bmx crash thursday, scaphoid, six weeks
U|breath|face like a moon since lunch, eyes nearly shut, hoarse, i coughed through the whole cool down
N||face like a moon in the group photo, eyes shut, coughing with laughter
H||eyes swollen from pollen, drops, nose spray, run only after rain
U|bleeding|threw blood in the sink, a wineglass i'd say, i've a liver, i drink. stretches done
H||liver's fatty, doctor says less wine and more walking
N||threw wine in the sink, a whole bottle, dry january
U|clot|I have it in the groin, a hot rope, and leg like an elephant's. hormone pills for ivf and 14 hrs in a car
H||ivf stims, belly bloated and tender, clinic says walks only
N||ivf worked, twins are three, i lift both
U|palpitations|nothing hurts. it's just the heartbeat goes on holiday for 3 secs, then the world dims, then it thumps back. ten times today
N||nothing hurts. it's just me going on holiday for 3 weeks
N||nothing hurts. the holter from may showed some extra beats, doctor laughed them off, none felt since
U|head|the wave slammed me on the sandbank. neck ok. can't do sums since, head full of wool, puked in the van
N||the wave slammed me, sand everywhere, full of joy
H||the wave slammed me, shoulder's sore and there's a graze, swimming again when it closes
U|rupture|tried to catch the 24 kilo bell with one hand, forearm rolled up, a bang, now i can't turn my palm to the ceiling, bruise at the crook
H||tried to catch the bell, tweaked the wrist, a bit puffy, grip fine
U|saddle|the nurse line was busy so i ask you: no feeling when i wipe, dribble at night, back out since the boat trailer
N||the nurse line was busy but they rang back, saw me, mri clean, it was the cushion, feeling is normal again
U|stroke|The menu at lunch, I could see it, couldn't read it. waitress noticed my cheek. Felt fine after the coffee so I kept the PT slot
N||The menu at lunch, could see it, couldn't read it, welsh
U|rhabdo|went back after 8 months with two leg days in a row. thighs so tight they're numb, brown pee thrice, feel feverish and sick
N||went back after 8 months with two leg days in a row, thighs tight, stairs in reverse, happy
H||back after 8 months off for glandular fever, doctor says slow, still tired after 20 min
U|tendon_medicine|the skin doctor's doxy was fine, then the other one gave me cipro, and now my heel's got a lump & burns on tiptoe
H||on doxy for my skin, burnt in the sun straight away, no outdoor runs at noon
U|purging|mirror says no, so no food mon to thurs, coffee and lettuce. hair comes out. but i did 5 classes
N||mirror says yes, 5 classes, food mon to sun, hair shiny
H||hair comes out, doctor found low ferritin, tablets, tired
U|self_harm|everyone asks how was your week. i was working out which cliff walk has no fence
N||everyone asks how was my week: cliff walk, no fence, vertigo, gorgeous
U|chest_pain|i get this hot wire from breastbone to pinky when i chase the kids, then it lets off. chased them less this week
N||i chase the kids, they chase me, hot, sweaty, no wires, no pains
H||pinky tingles from the elbow nerve when i lean on the desk, known
U|faint|dropped the plates at the cafe. plates & me. floor was nice and cool. boss sent me home, so i did your circuit
N||dropped the plates at the gym, sorry neighbours
U|nerve|Ever since the cast came off i can't lift the wrist and the web of the thumb is dead, and nobody's looked at it
H||ever since the cast came off the wrist is stiff as wood, hand physio twice a week
N||the cast came off, the series ended, i need a new show for the bike
U|bleeding|Four days of blood in the pan, more each day, tired like an old dog, tummy sore left. Training as per plan.
H||crohn's flaring a bit, bit of blood as usual in a flare, ibd nurse changed the dose on tuesday
N||crohn's asleep for six years, camera last month was spotless
U|breath|i sleep sat up, i eat sat up, i can't hum a tune to the end, and my heart's at 120 on the couch, since four days
N||sat up all night with the cricket, hummed all day
U|clot|my shin and calf on the left are like a corned beef tin, pink and hard, i sit 12 hours driving trucks, now a cough with a pain too
H||drive trucks 12 hours, hips and low back tight, calves ok
N||drive trucks, ate a corned beef tin and did squats at the services
U|stroke|couldn't clap. my hands wouldn't meet. the choir laughed so did i. happened again on the way home with the zebra crossing, i fell left
N||couldn't clap in time. never could. choir laughed so did i
U|palpitations|at the traffic light 200 on the watch, chest like a bag of frogs, couldn't see the green. pulled over. 2nd time this month, this one friday
N||at the traffic light the watch told me to breathe, cheeky
U|head|I walked into the glass door, ha. Nose fine. Since then headaches from the back to the eyes each day worse and i see two of the cursor
H||walked into the glass door, nose is broken, ent on thursday, breathing through the mouth, head's fine
N||walked into the glass door, ha. nose fine, glass fine, ego gone
U|rupture|i'd say the hamstring's come off. Water ski. A gunshot under the buttock. Sitting's impossible, bruise to the knee, leg won't curl
N||water ski! took off like a gunshot. buttocks sore, sitting's funny
U|purging|Coach, don't tell my parents, i do the finger thing after canteen, all of us light ones do. dizzy at sprints
N||coach, don't tell my parents i had the canteen pizza before sprints
U|self_harm|i cut the training short and i cut other things. it's nothing. it stings in the shower
N||i cut the training short and i cut my hair. it's nothing like the photo
U|saddle|bottom's numb, yes again, but not from the spin seat, haven't spun all week. sneezed, back cracked, pants wet, didn't notice
N||bottom's numb, yes again, spin seat, fine by the car
U|rhabdo|My husband rowed a 10k drunk with me on saturday, and i'm the one with log arms and pee the colour of mulled wine
N||my husband rowed a 10k drunk on mulled wine, i'm the one who filmed it
U|tendon_medicine|Lung infection, moxifloxacin; woke up with the tendon above the knee on fire and i've only been walking
H||lung infection in september, still coughing, gp says half volume
U|nerve|the lad says my foot slaps like a flipper, he's right, since i knelt two days laying tiles, can't rock back on the heel
H||knelt two days laying tiles, knees swollen like buns, fluid in front, ice
N||knelt two days laying tiles, bathroom's a dream, kneepads, no bother
U|chest_pain|sir i am doing your surya namaskar and on the seventh one something squeezes under the breast bone and goes into the back, daily now
H||sir i am doing your surya namaskar but wrist is paining in plank since one month
N||sir i am doing your surya namaskar daily now, chest feels open, very nice
U|faint|i am from Poland sorry english. Yesterday after squats is dark, i am waking under bench, people over me. Today head light again
H||i am from Poland sorry english. Knee make noise and hurt under the cap when I go down the stairs
N||i am from Poland sorry english. Yesterday after squats i am waking at noon, so tired, so good
U|stroke|habibi since the prayer this morning my left hand is not my hand and my wife says the smile is down
N||habibi since this morning i smile, the scale is down
H||habibi the knee is swelling after prayer when i kneel, doctor says cartilage
U|nerve|Ich weiß nicht the word, the foot is lame, can not pull up, since two days, after the back ache
H||I don't know the word, the bone behind the knee is sore, doctor calls it tendon of the popliteus
N||I don't know the word, the muscle catcher? sore muscles, Muskelkater, everywhere, nice
U|breath|el pecho, coach, it whistles and i no can speak long, the spray of my son i take four times today
N||el pecho, coach, finally it grows, my son says i am hulk
U|bleeding|in french we say selles noires, black like coal, since the aspirin for my shoulder, and i am very pale
N||in french we say la vie en rose, since the new bike i am very happy
H||in french we say crise de foie, too much cheese and gallstones, the doctor planned the operation
U|clot|mija says my leg is fat on one side since the bus from oaxaca, is hot like comal and i limp
N||mija says my legs are strong since the walking in oaxaca, hot like comal
U|palpitations|the heart is making tabla solo even when i sit, after that giddiness, i hold the wall, from yesterday evening
N||the heart is making tabla solo after skipping rope only, then slow, nice raga
H||giddiness from the ear since many years, stemetil from doctor, i sit down and it passes
U|rhabdo|After gym first time in my life, two days later urine is same like cola thums up and arms not opening
H||After gym first time in my life, front of the shoulder catching, four days now
N||After gym first time in my life, two days later i am walking like duck, urine like water, all laughing
U|saddle|mate i dunno who to tell so it's you. junk's numb, arse is numb, havent had a decent slash since yesterday arvo. back's stuffed
H||mate back's stuffed from the bricks, arse muscle too, pissing normal, legs normal
N||mate had a decent slash of rain on the run, arse soaked, ripper week
U|head|copped a cricket ball in the melon at training. went home crook, chundered, the footy on telly made me head scream
N||copped a pumpkin at the market, great melon too, training was bonzer
U|rupture|fair dinkum thought someone biffed a rock at me leg. turned round, nobody. can't get the heel off the deck now
N||fair dinkum someone biffed a footy at me leg on the run, didn't even bruise
U|tendon_medicine|ciproxin for the crook guts off the bali trip, both achilles barking since. still good for sunday's tough mudder?
H||crook guts off the bali trip, still running to the dunny, skip sunday
U|purging|Lads on the team think i'm a gannet. I am, then i get rid of it behind the clubhouse. Every time, this whole season.
N||Lads on the team think i'm a gannet. I am, then i run it off in training like everyone
U|self_harm|I'm grand, I'm always grand. Only that last night I had the rope in the shed measured. Sure look, I'll do my intervals.
N||I'm grand, I'm always grand. The rope in the shed's long enough for battle ropes, I measured. Sure look, I'll do my intervals.
H||i'm not grand to be honest, the black dog's about, doctor upped the lexapro, wife's minding me, no bad plans
U|chest_pain|Bless you dear, it's just that when I do the arm raises there's a weight here, in the middle, and my jaw. Tuesday as well. I'm 83.
H||Bless you dear, my shoulders are bone on bone so I can't do the arm raises, the doctor knows. I'm 83.
N||Bless you dear, I did all the arm raises with a weight here and a weight there. I'm 83!
U|faint|Dear trainer, this week I have twice been on the floor of the bathroom without having decided to go there.
N||Dear trainer, this week I have twice been on the floor with my great-grandson, and up again by myself.
H||Dear trainer, I am unsteady since the cataract, doctor says new glasses in a month, so I hold the chair.
U|bleeding|dear trainer, forgive an old lady, I am long past the change and there's bright blood on my pads since sunday, much of it, and I feel faint
N||dear trainer, forgive an old lady, I am long past the change and dancing
U|stroke|omg so weird i was on facetime w my bestie & my words went alphabet soup and my hand like claw?? lasted a song. lol anyway did abs
N||omg so weird i was on facetime w my bestie & the wifi made her words alphabet soup. lol anyway did abs
U|breath|lowkey can't breathe since pe, like even sitting in chem, chest making mouse noises, my puffer's at home
N||lowkey couldn't breathe in pe bc jake fell in the bin, chem was boring
H||asthma was annoying in pe, took my puffer before and after, school nurse was cool with it
U|clot|my leg's so fat on one side lmao my sock won't go. hurts tho. i'm on the pill for spots and was on bedrest w mono
H||mono, bedrest, spleen big, dr said no sport 4 weeks
N||mono was last spring, spleen all normal on the scan, back in the squad
U|nerve|my hand's been glitching since the stinger at practice, like it won't grip the ball, and burning to the thumb. 3 days
N||my controller's been glitching since practice, won't grip the ball in fifa
H||had a stinger at practice, gone in a minute, trainer tested me all normal, neck sore, out for two days
U|purging|tbh i yeet lunch every day, bathroom by the gym. then double practice. everyone's like goals
N||tbh i yeet my bag every day in the corner and go. double practice. goals
U|self_harm|idk why i even track this. i wrote my bf a goodbye in my notes app and feel kinda calm
N||idk why i even track this. wrote my bf in my notes app as 'snack', he saw
U|palpitations|my apple watch goes off in math: 178. i'm sitting. hearing goes underwater & i gotta put my head down. again today
N||my apple watch goes off in math: stand! i'm sitting. teacher mad
H||pots, so my hr jumps when i stand, doc has me on salt and recumbent bike, same as always
U|rhabdo|varsity tryouts then coach punished us w wall sits. 2 days. legs swole & hard, pee like sweet tea. the others are ok
N||varsity tryouts then coach punished us w wall sits. made it!! sweet tea for all
U|head|got bodied at lacrosse, hit the turf w my head. now the lights in class hurt, i wanna hurl and i keep zoning
H||got bodied at lacrosse, ribs bruised, doc said no contact for 10 days
N||got bodied at lacrosse, turf in my teeth, got up and scored
U|rupture|popped something behind the ankle on a layup, sounded like a stick. foot's floppy, can't jump off it
H||tweaked the ankle on a layup, ligament side, swollen, trainer taped it
N||popped off at basketball, 24 points, ankle breakers all night
U|chest_pain|Night shift paramedic, ironic I know. Every time I carry the chair up stairs I get a gripping across and my left hand goes cold. Week now.
N||Night shift paramedic. Carried a man with a gripping chest down four floors. That's my cardio. I'm fine, tired.
H||Night shift paramedic, shoulder's gone from carrying the chair, physio says cuff, six weeks
U|faint|mum of four here, went lights out holding the baby over the cot. cot broke the fall. bled a lot this month. week 2 done
N||mum of four here, lights out at nine, cot, bed, bed, bed. week 2 done
H||mum of four here, tummy gap of three fingers, women's health physio doing it with me
U|bleeding|mum of two, third due in may. wee bit of fluid keeps coming since the yoga, i changed knickers five times, it's not wee
N||mum of two, third is a puppy, it's wee, it's on the yoga mat
H||mum of two, third due in may, pelvis aches on one leg stuff, physio gave a belt
U|saddle|Farmer. Bull squashed me on the gate wednesday. Back sore but that's life. What's queer is I'm dead from the saddle down and can't hold the water.
N||Farmer. Ten hours in the saddle, dead tired, can't hold my eyes open. Water, bed.
H||Farmer. Bull squashed me on the gate wednesday, two ribs broken says the hospital, sore to breathe, lungs ok
U|nerve|plumber, lay under a sink all day with my neck bent, and next day no power in the left arm, can't lift a wrench, three days already
H||plumber, knees shot, kneel on pads, both hurt by evening
N||plumber, lay under a sink all day dreaming of the bench press, lifted wrenches
U|breath|painter, sprayed two-pack all day without the mask. today tight, coughing, can't walk to the van without stopping
N||painter, sprayed all day, two coats, arms done, so skip the shoulder day
H||painter's shoulder, aches above head height, jab in june helped for a while
U|clot|office, sat 14 hours a day for the audit and now one calf's fat, painful and hot, and this morning i was breathless at the printer
N||office, sat 14 hours a day for the audit, fat and lazy, back on the stairs tomorrow
H||office neck, headaches from the screen, optician and physio both done
U|stroke|teacher, lost the thread mid lesson, chalk fell, i said 'flumber'. kids roared. arm weak until break. it's the stress isn't it
N||teacher, lost my voice mid lesson, kids roared, it was sports day
H||teacher, lost my voice, nodules, ent says no shouting, fine to train
U|palpitations|chef. after the rush my heart's on a skillet, flips, sizzles, i hang on to the pass because i see tunnels. days off too
N||chef. after the rush my heart's happy, legs dead, skillets washed, pint
H||chef. burnt my forearm on the skillet, dressed at the walk in, no sweat on it
U|tendon_medicine|nurse put me on a cipro drip then tablets for the kidney. second week home and my heel cord won't let me stand on tiptoe for the shelf
N||nurse by trade, tiptoe for the shelf all shift, calves of steel
H||kidney drip last week, weak as a kitten, hospital follow up is monday
U|rhabdo|soldier, reselection march. then a beasting. thighs swelled up in the night, cannot bend, and the bottle under the bunk is dark brown
N||soldier, reselection march. then a beasting. passed. thighs screaming, water bottle under the bunk
H||soldier, march fracture in the foot, boot on, no impact till the mo says
U|rupture|dancer. grand jeté, landed, someone slammed a door in my leg. there's a notch over the heel, no relevé left
H||dancer. big toe tendon clicks and aches in relevé, physio's on it
N||dancer. grand jeté, landed, someone slammed a door in the wings, applause
U|purging|jockey. sweat, spit, pills, finger. 52 by saturday, and i was seeing spots at the gate
N||jockey. 52 by nature, spots on my silks, second place
H||jockey. broke the collarbone tuesday, plate's going in friday
U|self_harm|trucker. long nights. lately i pick the pillar i'd drive into. then i don't. did the cab stretches
N||trucker. long nights. lately i pick the audiobook first. did the cab stretches
U|head|roofer. tile off the mate's hod onto my crown, no hard hat. seeing it all slide since & a sick headache, two days
N||roofer. tile off the mate's hod onto the lorry, no harm
H||the shoulder isn't right since the vaccine, sore to lift, second week, gp says it'll go
N||the shoulder is right since the vaccine myth, kidding, no effect, trained next day
H||the knee says no to lunges, always has since the meniscus op
N||the knee says yes to lunges, who'd have thought after the meniscus op
N||my knee surgeon says yes to everything now
H||a bit of a dodgy tummy on metformin, starting dose
N||dodgy tummy last week, that's over, ate a horse
H||palpitations checked in june, benign, still come with stress and go
N||palpitations at the sight of my bill
N||palpitations in pregnancy back then, gone with the birth, the child's at uni
H||heart murmur known since childhood, cardiologist every two years, no limits but no heavy straining
N||murmurs in the crowd when i loaded 100
H||blood clot in 2021, factor v, i take the pill for it, doc says move plenty
N||blood test perfect, no clotting trouble, mum has factor v and i don't
H||numb toes in tight bike shoes and also since the bunion op, the outer two, surgeon expects it
N||numb toes in tight bike shoes, new shoes, done
H||thumb tingles in the morning since pregnancy, splint, midwife says it'll leave with the baby
N||tingles at the start line, love it
H||sprained wrist in a brace, xray clear, 2 weeks
N||wrist brace off, xray clear, nothing hurts
N||brace yourself, i'm coming for the leaderboard
U|nerve|wrist brace since the fall, and today three fingers are white, cold and can't feel the spoon
H||concussed in august, neurologist has me at half intensity, noise still tires me
N||never been concussed, knock on helmet
U|head|rode off the kerb on tuesday. not concussed i think. well i found the milk in the oven and can't stand the tv
H||stomach ulcer, on tablets, no coffee, scope again in jan
N||boss gives me an ulcer, figuratively, gym is medicine
U|bleeding|stomach ulcer known, but tonight the sick bowl's red and my stools went like pitch
H||anaemic, breathless up hills till the iron kicks in, gp rechecks in december
N||breathless up hills, i'm just unfit, had a full checkup last week
U|breath|anaemic they said in may, now i can't make the bed without sitting and my chest pounds lying down
H||torn labrum, hip clicks and pinches, surgeon in spring
N||clicks all day, labrum fine on the mri, physio says ignore it
H||scoliosis, left side tires first, back braces were the 90s
N||back braces in the 90s, and look at me deadlifting
H||tooth out on wednesday, throbbing, no bending over
N||tooth and nail for that last rep
H||bad sunburn on the back, blisters, no barbell
N||burn in the glutes, sun on the back, sunday
H||vertigo when i roll right, known, exercises from the ent
N||vertigo watching the climbers
U|stroke|vertigo, or so i thought, but i also see double and my tongue tangles since breakfast
H||achilles op in january, physio allows double heel raises
N||achilles is my zodiac, joke, all fine after the op in 2013
U|rupture|achilles op in january. stepped in a hole today, same bang as back then, same nothing when i push
H||fibromyalgia flare, everything aches, known, pacing with the pain clinic
N||everything aches after day one, that's what you promised
H||on antibiotics (penicillin) for tonsils, day 3, sweaty at night
N||last antibiotic was as a child, for the ear
U|tendon_medicine|on antibiotics since monday, name's levoflox something, calves and heels sore as if i'd run a marathon but i've been in bed
H||weak after three days of norovirus, eating toast
N||strong after three days of toast, carbs rule
H||gout toe's burning
N||toe socks, burning curiosity, any good?
H||recovering anorexic, weight restored, team lets me lift, no cardio target please
N||weight restored to the rack, please everyone do so
U|purging|recovering is what they call it. i water load for the weigh-in and run at 3 am and nothing i eat stays
H||grieving, off food a bit, eating soup, sister stays with me
N||off food pictures, off instagram, on soup, happy
U|self_harm|grieving. i lie on her side of the bed and plan to follow. the walks are done
H||split up, sleep's bad, gp knows, tablets for two weeks, no thoughts of harm
N||split squats, sleep's good, no thoughts at all, empty as a bucket
H||leg cramp at night, magnesium, gp said pregnancy thing
N||cramp in my style, this yellow vest
H||bladder's weak since the prostate op, pads, pelvic physio
N||bladder's strong, five hours in the car no stop
U|saddle|bladder's gone on strike since the disc popped last night, can't feel it full, can't feel the towel either
H||migraine with numb cheek, as since i was 20, neuro knows, dark room done
N||numb cheek from leaning on the desk, meeting three hours
U|stroke|numb cheek, same side the arm, and it's not my migraine, no headache at all, came at once at noon
U|chest_pain|it only hurts when i go fast, in the middle, so i go slow now. is there a beginner version?
N||it only hurts when i go fast, in the lungs, good hurt, so i go slow now. is there a beginner version?
H||it only hurts when i go fast, outside of the knee, so i go slow now. is there a beginner version?
U|chest_pain|felt a bit sick and sweaty with an achy left shoulder and chest on the bike so binned it. same on the walk home. same this morning
N||felt a bit sick and sweaty on the bike, hangover, binned it, slept, ate, all good two days later
H||achy left shoulder on the bike, from the crash in march, plate's in, surgeon says ride
U|faint|went all floaty then nothing. seconds. second time in ten days
N||went all floaty in the salt tank, nothing on my mind, second time in ten days, bliss
H||go a bit floaty on the new water tablets when i stand, doctor's halving them from today
U|nerve|one leg's slower than the other since monday, not sore, just doesn't do what it's told, and my shoelace foot scrapes
N||one leg's slower than the other in the video, coach said it's just my style
H||one leg's slower since polio, seventy years, it's how i am
U|saddle|weird q: should you still feel it when you poo? coz i don't. and the disc thing's worse, legs both
N||weird q: should you poo before or after a run? asking for everyone
H||weird q: can i plank with piles? they hurt, have cream
U|palpitations|i sat, it raced. i stood, it raced and everything paled. i lay, still raced. two hours
N||i raced, i sat, i raced again, two hours, relay day
H||it races when i stand since the flu, doctor looked, dehydrated, drinking more, better each day
U|rupture|clean snap, no pain really, just the foot won't spring. it's probably a sprain, i'll tape
N||clean and snatch, no pain really, tape on thumbs
H||it's a sprain says the xray doctor, i tape and walk
U|head|mild knock, nothing. it's the third day and i'm still queasy and the laptop hurts, that's all
N||mild knock, nothing. that was three weeks ago and nothing came of it
H||mild knock on the shin, lump like an egg, that's all
U|tendon_medicine|antibiotics finished on friday (cipro, 10 days), ever since the tendon over my heel is thick and sore, week's rest didn't help
N||antibiotics finished on friday, penicillin, throat's perfect, full gas
H||antibiotics finished on friday, still tired and a bit chesty, doctor says another week slow
U|purging|can't keep anything down. i mean i don't want to. i choose not to. 5 weeks, -9 kg
H||can't keep anything down since last night, bug from nursery
N||can't keep anything secret: i'm down 5 kilos and eating well
U|rhabdo|sore's sore but this is swollen like a bee sting all over the thighs, and the urine's gone dark, and i can't squat to the loo
N||sore's sore, can't squat to the loo, urine pale, thighs normal size, just day 2
H||sore for nine days in one spot of the thigh, a strain i guess
U|clot|just one leg. just the calf. just since the flight. just a bit hot and hard. ok to run on it?
N||just one leg workout. just the calves. ok to run after?
H||just one calf, a bit tight since the hills, no swelling, eases when warm
U|breath|bit puffed. at rest. and at night. and now typing. three days
N||bit puffed. on the hill. then not. then coffee
H||bit puffed on hills since the pneumonia in july, lung doctor sees progress
U|stroke|blip: couldn't talk for a few minutes. all back. no need to fuss
N||blip: couldn't upload the workout for a few minutes. all back. no need to fuss
H||blip on the brain scan from 2022, small old stroke, on aspirin, rehab sport prescribed
U|bleeding|not a lot of blood. but every time now, and in the bowl, and dark clots too, and i'm so tired
N||not a lot of blood in me for coffee, said the barista. so tired. it's the shifts
H||not a lot of blood, just the shaving cut reopened, and heel blister too
U|self_harm|not dramatic. i'd just like to stop existing, and i've started giving stuff away
N||not dramatic. i'd just like to stop doing burpees, i've started giving my reps away
H||not dramatic. a low week, the tablets work slowly, my psychiatrist is on it
U|nerve|whole hand asleep since tuesday morning, now thursday. drops everything. don't hurt
N||whole house asleep since nine so i trained in socks, didn't drop anything
U|faint|i don't faint, i just stop being there for some seconds, like yesterday on the beam, landed on my shoulder
N||i don't faint at needles any more, tattoo done
U|bleeding|baby due in ten weeks, tummy's hard as board, bleeding on and off since the swim. resting between sets
N||baby due in ten weeks, tummy's big as a barrel, swim was heaven, check up yesterday perfect
U|stroke|left foot trips and left hand fumbles and my smile in the gym mirror's off, since the warm up today
N||left foot trips and right foot laughs, zumba
U|breath|came out in lumps and can hardly swallow, five minutes after the new painkiller. coach is it the heat
N||came out in lumps, my pancake batter, hardly could swallow it
H||came out in lumps on the arms, hives from heat as every summer, tablet, no trouble breathing
U|palpitations|i take my thyroid pills double for the fat loss, now the heart's hammering all night and i'm shaky, near collapse on the stairs
N||i take my stairs double for the fat loss, heart's hammering, ten minutes later it's tea
H||thyroid pills were too high, heart a bit quick, doctor lowered it on monday
N||read that a swollen calf can be a clot. mine's just big on both sides right, since i've always had them?
N||my doctor friend says call at once if the face droops. good to know, everyone's faces are fine here
N||what do i do if my client passes out? i'm doing my trainer licence
N||scared of rhabdo after that article. pee is clear, just sore. how many reps is sensible?
N||can cipro really snap an achilles? asked because my brother takes it, i don't
N||is chest pain in your twenties ever serious? nothing wrong with me, essay for school
N||my gran says never lift with numb legs. my legs are awake gran
N||i was afraid the tingling was ms, neuro did all tests, vitamin b12 was low, levels normal since february, tingling gone
N||gp sent me for the chest x-ray because i worried. clean as a whistle. worry off, shoes on
N||worried about my heart after dad's funeral, did the full screening, cardiologist says the heart of a horse
H||gp sent me for a chest x-ray, touch of pneumonia on the left, tablets, rest two weeks
H||neuro says small fibre neuropathy, feet burn at night, nothing new
H||cardiologist found a slightly leaky valve, cardio yes, max lifts no
H||b12 low, tingly toes, injections started, nurse says weeks
U|nerve|worried it's ms like auntie: both feet numb to the knee since friday, tight band around the waist, knees give
U|palpitations|dad died at 45 of his heart. I'm 44 and since yesterday mine's beating in knots and i nearly passed out at the sink
U|clot|read that a swollen calf can be a clot. mine's 4 cm bigger than the other, hot, and i flew on sunday. prob overthinking
U|rhabdo|scared of rhabdo after that article. my pee's really brown and arms are stuck bent and puffy. how do i train round it
U|stroke|my doctor friend says call at once if the face droops. mine did, for a quarter hour, but he's on holiday
U|tendon_medicine|can cipro really snap an achilles? i'm on day five and mine's so sore i can't do the stairs
U|chest_pain|is chest pain in your twenties ever serious? it presses when i run, every time since last week, and into the arm
U|saddle|my gran says never lift with numb legs. too late gran: legs, bum, front bit, all numb, and i wet the sheets
U|faint|is it ok to faint if it's only short? had it on thursday in intervals and today in the line at school
N||is it ok to paint only the short wall of the gym?
U|purging|is it bad for teeth if you do it after each dinner? asking coz mine hurt cold now
H||is it bad for the braces to box? lip cut inside, sore
U|self_harm|is there a hotline that doesn't call my parents. i've the pills on my desk and practice at six
N||is there a hotline for gym bro exes, haha
U|head|is it normal to sleep all day after heading drills, & puke, & hate the sun? coach says yes
N||is it normal to sleep till eleven after a double day? bliss
U|rupture|is it normal for the muscle to be higher up than before? it banged on deadlift, mixed grip, palm up arm
H||is it normal for the scar to itch? appendix, five weeks, surgeon ok'd walks
U|breath|is it normal after covid to count 40 breaths a minute watching netflix? lips a bit grey
N||is it normal after covid to be this fast? pb, lungs like a whale, two years on
U|bleeding|is it normal to have blood in the loo each time for a week, dark and mixed in? felt faint on the bike
N||is it normal to have beetroot pee? pink, right after the salad, gone
H||is it normal that the coil spotting lasts? gp put it in 3 weeks ago and said yes up to six months
U|chest_pain|everyone at 50 gets a bit of a tight chest on stairs no? began this month, with toothache on the left
N||everyone at 50 gets a bit of a tight belt no? began this month, with cake
H||everyone at 50 gets a stiff back in the morning no? half an hour then ok
U|nerve|everyone's hand falls asleep but mine hasn't come back since the pull up contest on saturday
H||everyone's hand falls asleep but mine does nightly, gp says carpal tunnel, splint
U|faint|everyone sees stars, i see nothing, wham, and wake up with people. 2x since the weekend
N||everyone sees stars in her, i see a kid who loves sprinting
U|clot|everyone has one fatter leg i guess. mine got fat on wednesday. hurts when i flex the foot. knee op was the 2nd
N||everyone has one fatter leg i guess, mine's the right, since fencing school
U|stroke|everybody mixes up words. i mixed them all, an hour long, and wrote gibberish, with a funny left face
N||everybody mixes up words, i said 'clean and jerky', now i'm hungry
U|palpitations|everybody's heart skips. mine skipped, then sprinted, then i was holding the fridge to stay upright, 3 times
N||everybody's heart skips when the bell rings for round one
U|breath|everyone's wheezy in this frost, i'm the only one who had to crawl back to the car and still can't speak right
H||everyone's wheezy in this frost, i use the blue puffer first like the nurse says
U|head|everyone bangs their head, no one else has had the light off for two days and a bucket
N||everyone bangs their head to that playlist, metal monday
U|bleeding|everyone bleeds after a birth. it's week 5 and today it's lumps like plums and i'm cold
H||everyone bleeds after a birth, two weeks in, getting paler, midwife's fine with it
U|saddle|everyone's got a bad back. mine stole my pee button. no feel since last night
N||everyone's got a bad back, i've got a great one, see pic
U|rhabdo|everyone's sore after hell week. nobody else pees brown and can't bend his knees for fatness
N||everyone's sore after hell week, me least, ha
U|rupture|My arm was yanked by the dog. Shoulder tore, heard it, now I can lift the other with a cup but this one stops at the belt
H||My arm was yanked by the dog, elbow sore, works though
N||My arm was yanked by the dog, squirrel, laughed, fifty metre sprint
U|tendon_medicine|Antibiotic drops were too weak so ENT wrote cipro tablets. Two days. Now kneecap tendon hurts just sitting.
H||ENT wrote cipro drops for the ear, only drops, ear hurts, no swim
N||ent said ears are lovely, swim on
U|purging|since i'm in the 50 kg class i've learned to like being hungry. 2nd day zero. tomorrow zero. it's a fast (not really)
N||since i'm in the 50 km class i've learned to like being hungry, then eat half the aid station
H||fasting's off for me, doctor says, because of the gallstones
U|self_harm|sometimes i lean back on the balcony after training a little more each evening to see
N||sometimes i lean back on the balcony after training with a beer and see the swifts each evening
U|chest_pain|burning in the chest with the pram, up hill only, two weeks, throat gets tight too. baby's 5 months and i'm 41
H||burning in the breast, mastitis, gp gave antibiotics, feverish, no training
N||burning calves with the pram, up hill only, baby laughs
U|nerve|a toe, then the foot, then the shin: it's climbing, the numbness, both sides, since saturday, and i wobble
N||a toe, then a foot, then a hand: it's climbing! first 6b
U|stroke|i keep missing the left side of the plate, my husband says. and the doorframe. since last night. no pain
N||i keep missing the left side of the court, my partner says, more drills
U|faint|i stood in mass and slid between the benches, dead pale they say. no fever nothing. I also slid in the gym on tuesday
N||i stood in mass with sore legs, kneeling was the real workout
H||fainted when they stitched my thumb on monday, the doctor was there and laughed, thumb's bandaged now
U|breath|croup is for kids they say but i bark, and the air goes in with a squeal, even at rest, since 4 a.m.
N||croup kept my kid up, i bark orders, no air for training
U|rhabdo|500 swings. my back is one swollen board, the loo's like beer bock, can't lift legs. is epsom bath enough?
N||500 swings. my back is one happy board, bock beer, epsom bath
H||500 swings last month started my elbow, still stings on gripping
U|palpitations|during the night feeds my heart goes mental, fast, lumpy, i have to lay baby down as i'm going black
N||during the night feeds i do calf raises, going mental, coffee black
H||during the night feeds my wrist hurts, mother's thumb, splint from the gp
U|clot|one of my breasts... no, one of my arms is twice the size since i slept on the overnight train, bluish, throbbing
N||one of my arms is stronger since i slept through left day
H||lymphoedema arm since the breast op, sleeve on, therapist ok with light weights
U|head|not sure if it's flu or the rafter. rafter was sunday. since then vomiting, headache, no fever, can't follow the telly
H||it's flu, fever and all, household's down
N||rafter's painted, telly's up, home gym done
U|saddle|i'm a woman of few words: back, both legs, bladder, numb. since sunday
N||i'm a woman of few words: great week
H||i'm a woman of few words: knee, stairs, ouch
U|bleeding|i'm a man of few words: red toilet, four days, weak
N||i'm a man of few words: legs dead, soul fed
H||i'm a man of few words: gout again
U|rupture|short: bang, calf, can't tiptoe
H||short: calf tight, hills
N||short: calves good
U|chest_pain|short: chest, stairs, arm. third day
N||short: chest day, arms, stairs. third session
U|stroke|short: face, speech, 5 min, gone
N||short: face mask, speech at work, 5 min, gone
U|faint|short: out cold, treadmill, twice
N||short: cold out, treadmill, twice
U|nerve|short: hand won't. since monday
H||short: hand tingles, known, splint
U|breath|short: no air. sitting. now
N||short: no air conditioning. sitting in sweat
U|head|short: fell, head, sick, light bad
N||short: fell, laughed, carried on
U|palpitations|short: heart wild, dizzy, again
N||short: wild week, heart full
U|rhabdo|short: brown pee, fat legs after squats
N||short: clear pee, sore legs after squats
U|clot|short: one hot fat calf
N||short: hot, fat bike ride, calves
U|purging|short: ate, regretted, toilet, ran
N||short: ate, slept, toilet, ran
U|tendon_medicine|short: cipro, heels burn
H||short: heels burn, plantar
U|self_harm|short: done with living
N||short: done with leg day
U|saddle|short: no feeling down under, back bad
N||short: feeling good down under, sydney run
H||short: back bad, rest fine
U|bleeding|short: black poo, dizzy
H||short: iron tablets, black poo, told so
N||short: black coffee, dizzy kids
U|chest_pain|Monday swim fine, Wednesday swim not: tight across at 200 m, left arm useless, had to hang on the lane rope. Friday same at 100.
N||Monday swim fine, Wednesday swim not: pool closed. Friday 2k, arms useless after, loved it.
H||Monday swim fine, Wednesday swim not: shoulder pinched at 200 m, Friday same at 100.
N||Since the angiogram in May came back clean I've stopped listening to my chest and swim again.
U|faint|My partner wants me to write it: I collapsed in the hall on Saturday after the hike, no memory, and was white for an hour.
N||My partner wants me to write it: I've been nicer since I train.
N||My partner collapsed in the hall on Saturday, she's in hospital with her heart rhythm, so I'm pausing the app for a few days. I'm fine.
H||My partner wants me to write that I snore and wake up tired, sleep lab's in two weeks.
U|nerve|The nurse at the injection clinic hit something I think. My hand's been weak and buzzing since, I can't pinch a peg, that was four days ago.
N||The nurse at the injection clinic hit it first go, arm sore for a day, done.
H||Steroid jab in the back last Thursday at the clinic, leg's a bit heavy still, they said up to two weeks, and call if worse, it's getting less.
U|saddle|I had the injection in my back two days ago and now I can't tell if my bowels are moving, and it's numb like a saddle would be
N||I had an injection in my back for the birth six years ago, numb for an hour, lovely baby
U|palpitations|the ablation was in march and i was cured, but last night it started again, irregular, 165, and i greyed out on the toilet
N||the ablation was in march and i am cured, cardiologist signed the paper for the race
H||the ablation was eight days ago, groin bruise, a skipped beat here and there as they predicted, light walks only for now
U|head|slipped at the pool edge and hit the tiles with my temple, felt silly. on the way home i had to stop to vomit, and now one ear is deaf
N||slipped at the pool edge, sat down wet, felt silly
H||slipped at the pool edge, tailbone. cushion at work
U|clot|Day 12 after my knee replacement and it's the other leg that's swollen, calf hard as a board, and I woke with a stabbing in my side.
H||Day 12 after my knee replacement, the knee's warm and swollen, physio saw it this morning and is content, injections in the tummy till day 35.
N||Knee replacement? That's my wife, day 12, I'm her waiter. My own knees are brilliant.
U|rupture|i'm 3 months after the achilles repair and was told no jumping. jumped off the wall. bang. now the foot doesn't point at all
H||i'm 3 months after the achilles repair, no jumping yet, it's stiff mornings
N||i'm 3 years after the achilles repair, box jumps 60 cm
U|breath|on the prednisone from the doc for asthma, day 2, supposed to be better, but i can only whisper three words and my ribs suck in
H||on the prednisone from the doc for asthma, day 2, much better, training when she says
N||on the hill we could only whisper three words, at the cafe we couldn't shut up
U|bleeding|Period's a joke, third cycle late and then today pain low on the left that folds me, blood, and I see stars. Might be pregnant, not sure.
H||Period's a joke, pcos, late again, gynae has me on metformin
N||Period's a joke, started on the beach in white shorts
U|stroke|Had a neck crack at the chiropractor on Monday, since Tuesday I'm dizzy, my eyelid droops and I swallow wrong. Yoga went ok.
H||Had a neck crack at the chiropractor on Monday, sore on one side, turning is stiff
N||Had a neck crack at the chiropractor years ago, never again, no harm but the noise!
U|rhabdo|I took part in a study, downhill running 60 minutes. Thighs huge after, urine like coffee since yesterday evening, and no strength to get up from the sofa.
N||I took part in a study, downhill running 60 minutes, they checked blood every day, ck high but falling, discharged, no limits
U|tendon_medicine|Allergic to penicillin so I always get levofloxacin. This time on day four my Achilles hurts both sides at rest, I limp to the car.
H||Allergic to penicillin, so note that. Achilles sore on and off from the marathon training.
N||Allergic to penicillin, rash at age six, nothing else to report
U|purging|My dietitian thinks i'm well. i get rid of two meals of three. and i run in the night so she can't see it in steps
H||My dietitian thinks i'm on the way, one slip in june, we talk about it, so please no calorie goals
N||My dietitian thinks i'm well, sent me off with a hug last year
U|self_harm|my therapist is on leave till the 20th and i don't think i'll last. i've the date ready. sorry to dump it here
H||my therapist is on leave till the 20th, i feel wobbly but i've the crisis card and my sister, no plans of anything
N||my therapist is on leave forever, she said i don't need her. that was the spring
U|faint|got my covid booster monday, didn't react. but today on the escalator i just dropped. third this week, always no warning
N||got my covid booster monday, didn't react, ran tuesday
H||got my covid booster yesterday, shivers and sore arm, day off
U|nerve|They found a bulge on the MRI and said wait. That was six weeks ago. What's new since Sunday is that the foot won't lift.
H||They found a bulge on the MRI and said wait. Six weeks in, still hurts to sit, foot's strong.
N||They found a bulge on the MRI and said everyone at 50 has one. No pain any more, squatting happily.
U|chest_pain|Stent in 2021, no bother, until this week. The same ache as then, shaving, making tea, any little thing.
N||Stent in 2021, no bother since, last check in september perfect, all training allowed
H||Stent six weeks ago, cardiac rehab twice a week, pulse limit 110
U|head|I had a concussion in spring, healed. Sunday a shoulder to the jaw, and it's all back, worse: nausea, light, can't add up
N||I had a concussion in spring, healed, cleared by the clinic, contact again since august, zero symptoms
N||My captain had a concussion in spring so I took over the armband
U|palpitations|No coffee, no booze, no stress, yet my pulse stumbles and rushes whole nights, and this morning i had to hold the banister not to go down
N||No coffee, no booze, no stress, no fun. Pulse 54
U|breath|No wheeze, i thought asthma wheezes, but it's silent and i can't move air, i sit by the open window with my hands on my knees
N||No wheeze, no cough, no cold since the windows are fixed
U|clot|no pain at all so surely nothing: right leg's two sizes up, warm, since the cruise and the hormone patches
N||no pain at all, no swelling, legs love the cruise deck laps
U|saddle|No pain any more! gone overnight. only now it's all asleep down there and i don't feel it when i go
N||No pain any more! gone overnight. back's free, everything feels and works, dancing
H||no pain any more at night, in the day the back still pulls, physio next wednesday
U|rupture|no pain any more in the achilles after the bang, so that's good, but i walk flat footed and can't rise
N||no pain any more in the achilles, and 25 single leg rises, physio's proud
U|bleeding|no pain, just blood. a lot. toilet's red each morning since monday and i'm whacked
N||no pain, no blood, no excuses
U|stroke|no pain, just the left half of everything gone for some minutes, then back, twice today
N||no pain, just the left half of the plan, i'll do the right half tomorrow
U|nerve|no pain, just no push. i can't get up on my toes on the right since the back popped on saturday
N||no pain, just no push, mental thing, winter
H||no pain in the back, just the tingle in the little toe from last year's disc, neurologist says may stay
U|rhabdo|no pain any more, the arms are just stuck and fat, and the wee went from tea to cola today
N||no pain any more, day five after the pull ups, arms straight again
U|faint|no injury when i fell, i was just not conscious. happened during the warm down, and at breakfast
N||no injury when i fell, ice, wide awake, bruise on my backside gone by now
U|purging|no binge this week! only throwing up normal meals. is that progress
H||no binge this week! therapist gave me a sticker. please keep the meal photos off
N||no binge this week! only three episodes of the bake show
U|tendon_medicine|no run this week, on cipro, bed. still both tendons at the ankles feel torn when i go to the loo. how come
N||no run this week, on holiday, bed and books
U|self_harm|no tears this week. it went quiet since i know when. nice runs
N||no tears this week, toddler started nursery and likes it. nice runs
H||no tears this week, first time since the breakdown, doctor reduces the dose slowly
U|chest_pain|no heart attack i'm sure, i'm vegan. but the squeeze comes with every sprint, into the throat, and today while sitting too
N||no heart attack at the price, gym's on sale, vegan bar too
H||no heart attack, they kept me a night, it's pericarditis, 3 months no sport said the doctor
H||myocarditis after flu last year, cardiologist lets me do zone 1 from this week
N||myocarditis was ruled out with the mri, coach, start me up
U|palpitations|had myocarditis in spring, cleared, and now after your intervals it stutters and i nearly dropped on the track. tonight it's still doing it
H||pneumothorax in march, lung doc says no diving, cycling's ok
U|breath|collapsed lung in march, all healed, but since this afternoon the same stab and i can't get a full breath, was only stretching
N||collapsed on the sofa, lungs full of popcorn, rest day
H||dvt tablets finish next month, leg aches by night, haematologist knows
H||broken ribs from the fall, coughing's hell, hospital saw it, 4 weeks
H||torn calf grade 2, ultrasound done, heel wedge, physio's plan
H||partial biceps tear, mri'd, surgeon says no op, no pulling for 8 weeks
H||cauda equina op two years ago, bladder still slow, that's how it'll be, rehab doc happy with weights
H||rhabdo in the spring, ck normal, sports doctor has me at half volume
N||ruptured quad in 2009, twins in strength now on the machine, physio shook her head in wonder
N||had a concussion at 9, a broken arm at 10, stitches at 11, quiet since
N||hives as a student from strawberries, tested, outgrown, eat them by the bowl
N||used to be bulimic a lifetime ago. closed chapter, food is friend, no restrictions needed
N||stroke survivor here is my husband not me, the app mixed our profiles
N||tested for a clot last month because the calf was sore: none, was a bruise, gone
N||saw the doctor for blood in the stool in may, polyp out, all benign, next look in five years
N||the ENT, the neuro and the heart doctor all say my dizzy spell last year was a virus. none since
N||holter, echo, treadmill: 'boringly normal', quote. carry on
N||doc took my heel pain seriously as i'd had cipro, scan clean, pain's left since weeks, run's free
U|bleeding|Got dizzy on the bike and then the toilet explained it: black and sticky. I take naproxen for my hip like sweets.
H||Got a sore tummy from the naproxen for my hip, gp swapped it and gave a stomach tablet
N||Got sticky black tar on my running shoes from the new road
U|nerve|pushed through the shoulder pain on the bench and something went electric, hand's been half dead since, can't do my bra
H||pushed through the shoulder pain on the bench, stupid, now it aches at night
N||pushed through on the bench, electric feeling, 100 kg at last
U|stroke|suddenly in the sauna the clock had two faces, and then my leg on the right folded and my speech was like cotton. cooled down, it left
N||in the sauna the clock stood still, legs like cotton after, slept like a stone
U|faint|Out of the sauna, into nothing. They carried me. Ten min to come round proper. That was yesterday, today i feel shaky still
H||out of the sauna i'm wobbly if i stand quick, so i sit, doc says it's the bp pills
U|breath|my neighbour's cat sat in my car. by the gym i was a fish on land, and two hours on i still pull at each breath
H||neighbour's cat, eyes red, nose running, tablet's working
N||neighbour's cat sat on me during planks, extra load
U|head|did the zipline, the platform hit me in the back of my head. next morning i couldn't remember the zipline. head splits, can't bear the kids' noise
N||did the zipline, can't stop grinning
U|clot|since i started the testosterone my shins... no. one shin. one calf. swollen like a loaf, sore, hot
N||since i started the tempo runs my shins and calves look carved
U|rhabdo|went to a hot bikram double with a hangover, then the boss's bootcamp, now the thighs are tight like drums and it's burgundy when i wee
N||went to a hot bikram double with a hangover, never again, burgundy's off the menu
U|rupture|heard my chest rip on the last inch of 120. the nipple points down, armpit's hollow and the arm's blue
N||heard my shirt rip on the last inch of 120, still counts
U|tendon_medicine|travelled with the emergency cipro, took it five days, hiked on it, now the ankle cord's so bad i come down stairs backwards
N||travelled with the emergency cipro, never opened it, hiked every day
U|purging|I promised my sister i'd stop with the finger. i stopped for two days. it's back since the pasta on sunday, four times a day
N||I promised my sister i'd stop with the finger guns
H||i promised my sister i'd see someone about the eating, started at the clinic this week, they say training light and no weighing
U|self_harm|the knife drawer talks to me after night shift. i go for a run so it stops
N||the snack drawer talks to me after night shift. i go for a run so it stops
U|saddle|peeing's like a tap that somebody else holds. and the seat feels like foam. disc, two weeks ago, l4 l5. since today
H||disc, two weeks ago, l4 l5. surgeon's watching it, toe strength same, bladder fine, walking 20 min
U|palpitations|it raced all through the wedding speech, fine, but it raced through the night as well and i had to be held up at breakfast
N||it raced all through the wedding speech, my heart, then champagne and slow dance
U|chest_pain|Since the weekend i wake at 4 with an ache down the inside of my arm and a tight collar. Walk to the bus brings it too
H||since the weekend i wake at 4 with the arm numb from the known neck thing, shake it and sleep
N||since the weekend i wake at 4, jet lag, tight schedule, walk to the bus is my step count
U|bleeding|i'm on the pill without break, and now i pour, four days, three pads an hour, everything's far away when i get up
N||i'm on the rower without break, pour sweat, everything's far away, lovely
U|nerve|put the heavy bag up and my neck clicked. since then lightning into both hands, and i can't feel the steering wheel right, legs unsure
H||put the heavy bag up and my neck's stiff, no arms involved, heat pad
N||put the heavy bag up, clicked a selfie
U|stroke|hey quick one. eyes went crossed in the car for 5 mins, had to pull over, wobbly like a newborn foal. 58, diabetic. gym tonight?
N||hey quick one. gym tonight? eyes crossed from the office
U|faint|that thing again: hot, quiet, gone. floor of the shower. third time since i began the water pills from my friend
N||that thing again: hot, quiet, gone: my lunch break
H||that thing again: hot flush, dizzy a sec, i sit, hormones, gp's got me on the gel
U|breath|don't know if it matters, but my ankles are like bread and i cough foam at night and can't do the porch steps without hanging there
H||don't know if it matters, but i've a cough from the ramipril, doc's changing it
N||don't know if it matters, but i sleep with the window open now and run better
U|head|don't know if it matters, but the kid's swing got me in the temple, and since then it's a tunnel with ringing and i threw up two times
N||don't know if it matters, but i got new running shoes
U|clot|don't know if it matters, but i had my veins lasered last week and that leg's a log, burning, skin shiny
H||don't know if it matters, but i had my veins lasered last week, bruised along the line, the clinic looked and said go walking
U|palpitations|don't know if it matters, but at rest it's 140 since the diet pills and i get black edges
N||don't know if it matters, but my rest pulse dropped to 52 since the diet
U|purging|don't know if it matters, but nothing stays in me after six pm. i make sure
H||don't know if it matters, but i've a stoma since 2020, so no heavy sit ups
U|rupture|don't know if it matters, but on the sprint my thigh cracked, and there's a lump and a hole, can't lift the knee
H||don't know if it matters, but my thigh's sore where the horse bit me, bruise fading
H||right hip aches after long walks, worse since summer
N||right hip doesn't ache after long walks any more, summer did it good
H||elbow's cranky since the pull up program, inside, when i grip
N||elbow was cranky in the pull up program last year, gone since i changed the grip
N||my pull up partner's elbow is cranky so we did legs
H||lower back tight and painful getting out of the car, third week
N||lower back feels loose getting out of the car, first time in years
N||the car's back seat is tight, so i left the kettlebell home
H||groin strain from the five a side, two weeks, can jog not turn
N||groin strain from the five a side healed, turning like a top
H||big toe joint hurts in lunges, hallux rigidus says the podiatrist
N||podiatrist has no complaints, toes all good, lunges all good
H||left calf cramps at night after hill reps, sore in the morning, both sides lately
N||calves fresh after hill reps, not even a cramp
H||neck pain into the shoulder blade when i bench, no tingles
N||no neck pain when i bench now i keep my head down
N||pain in the neck, that's what my manager is
H||got diagnosed with high cholesterol and a statin, muscles ache since, gp said come back in two weeks for blood
U|rhabdo|on a statin since three weeks and after your leg day i can't get up the stairs, thighs swollen, dark brown urine since yesterday
N||cholesterol's down without a statin, thanks to your leg days
H||my jaw's locked half open since the root canal, dentist knows
H||got shingles on the ribs, burning, doctor's antivirals, no sweat please
N||had shingles at 30, no marks left
N||roof shingles all weekend, back's tanned, arms worked
H||mild concussion from rugby ten days ago, doctor's return plan says stage 2
H||rotator cuff repair seven weeks ago, sling off, passive only says the surgeon
N||rotator cuff repair eleven years ago, pressing overhead daily
H||thyroid op scar pulls when i look up, four weeks, voice is coming back as told
H||feet burn in running shoes, neuroma, insert from the podiatrist
N||feet burn on the hot sand, ran faster
H||knee gave way for a sec on stairs, no swelling, old acl, brace tomorrow
U|nerve|knee gave way on the stairs and again on the flat, thigh's numb in front and thinner, since the back attack last week
N||knees gave way when he proposed
H||ribs sore on the left since the coughing, gp says strain
H||fingers swell in the heat and rings are tight, rheumatologist knows, methotrexate on mondays
N||fingers sticky from mango, rings off, weights up
H||ulcerative colitis quiet but i'm on steroids, so bones, doctor says moderate impact
H||osteoporosis in the spine, no bending loaded, physio's list attached
N||bone scan great for a woman of 70, jump away said the doctor
H||my blood sugar's up with the steroids, 12 in the mornings, doc adjusts
H||dizzy spell on tuesday getting out of the bath, sat, passed, it's the usual low pressure
U|faint|dizzy spell on tuesday in the chair, no reason, head on the desk, colleagues couldn't wake me for a minute
N||dizzy spell on the waltzers on tuesday, kids loved it
H||a sore spot on my heel bone, stress reaction on the mri, no running six weeks
H||pinched my finger in the plates, nail black, throbs
N||pinched somebody's plates, sorry, gave them back
H||urinary infection, on nitrofurantoin since yesterday, crampy
U|tendon_medicine|urinary infection, on ofloxacin since thursday, crampy, and both achilles tendons so tender i can't wear boots
N||urinary infection test negative, was thirst
H||anxious again, chest tight with it like every exam season, counsellor on campus, breathing helps
U|chest_pain|thought it's exam nerves but the tight chest comes on stairs only, with pins in the left arm, and goes with rest
N||exams over! chest out, shoulders back, gym!
H||flat feet hurt by the end of shift, insoles coming
N||flat feet never hurt me, army took me anyway
H||c section scar sore on core work, 5 months, pelvic physio says ease off
H||had covid two weeks ago, still winded on stairs, gp says wait another two
U|breath|had covid two weeks ago, today can't lie flat or get through a sentence, pulse 130 and pain when i inhale
N||had covid two years ago, that's all my medical history
H||endometriosis pain day, known, hot water bottle, no core
U|bleeding|endo girl here, but this isn't that: late period, ripping pain on one side, bleeding, pain up in the shoulder
N||endo of the week, i mean end of, sorry, all fine
H||inguinal hernia pops out when i lift, goes back in when i lie, surgeon in june
H||plates in my forearm, ache with dips, doc says could stay
N||plates in my forearm since 2001, never notice, airports do
H||meds for migraine make me tired and slow, neurologist said give it a month
H||arthritis in the thumbs, jars and dumbbells, bad in the damp
N||thumbs up, jars of pickles as prize
U|self_harm|i'm calm because i won't be here in may
N||i'm calm because i won't be here in may, six weeks of new zealand
U|self_harm|my husband hid the car keys after what i said on sunday. i meant it. still mean it. walked 4k
N||my husband hid the car keys so i'd walk, 4k, clever man
H||my husband hid the biscuits, i'm prediabetic, gp's orders
U|purging|i told the scale 47.9. first i emptied myself, both ends. the others in ballet do it with me
N||i told the scale to shut up. ballet was light and lovely
H||ballet wrecked my shin, stress fracture, doctor's boot for 5 weeks
U|purging|If I ate it, I owe it. That's 2 hours per muffin. Yesterday I owed till three in the night.
N||If I ate it, I enjoyed it. That's two muffins. Yesterday i slept till nine.
U|rhabdo|helped my cousin carry tiles up six floors for two days. now my calves and arms are swollen stiff and what comes out is like cola, very little
N||helped my cousin carry tiles up six floors, calves stiff, cola on him, sleep
H||helped my cousin carry tiles, pulled something between the shoulder blades, hurts to turn
U|rhabdo|never thought pole dancing could do that: arms so fat i can't get my jumper on, and pee dark as stout since the morning
N||never thought pole dancing could do that: bruises inside the thighs, grip, fun, core
U|saddle|i was told to report if numb between legs. it is. since this morning. also couldn't pee at work. so can i still come tonight?
N||i was told to report if numb between legs. it isn't. so can i still come tonight?
H||i was told by the surgeon to report new numbness, there's none, only the old burning down the shin
U|saddle|pooed in the pool coach. didn't feel it. mortified isn't the word. back pain since the diving, and the legs tingle
N||toddler pooed in the pool coach. mortified isn't the word. class cancelled
U|tendon_medicine|Since the hospital tablets, one in the morning one at night, cipro-hexal, I feel the cord on my heel snapping like a guitar string when I walk.
N||Since the hospital (my son's tonsils) no training, back tomorrow, guitar strings bought for him
H||Since the hospital, gall bladder out, four tiny cuts, told no lifting over 5 kg till the 20th
U|tendon_medicine|i coach kids and limp: achilles, both, came within three days on levofloxacin for my sinuses
H||i coach kids and limp: knee, ligament, brace, known
N||i coach kids and limp home happy, eight hours on feet
U|rupture|arm wrestling with my brother in law. crack, then my biceps ran down like a stocking. he cried, i didn't. can't hold a pint
N||arm wrestling with my brother in law. he cried, i didn't. held a pint after
H||arm wrestling with my brother in law. elbow's sore inside, two weeks now
U|rupture|felt a tear deep in the calf at jump 30, thought cramp, but there's a gap to put a thumb in and the ankle's black now
H||felt a cramp deep in the calf at jump 30, still tender, ankle fine, can tiptoe
N||felt a tear at jump 30, of joy, the kids were cheering
U|head|The barbell pad was missing, I stood into the bar, top of the skull. It's two days and i say words twice twice and feel on a ferry
N||The barbell pad was missing, i used my towel
U|head|had two knocks in one match. since then i cry at adverts, can't look at my phone, headache grows by evening, sick in the morning
N||had two goals in one match. cry at adverts anyway
U|clot|just back from ten days in bed with sciatica. now the calf, not the sciatica leg, is hot and as thick as my thigh, well nearly
H||just back from ten days in bed with sciatica, thin legs, shaky, physio says short walks
N||just back from ten days in bed & breakfasts along the coast
U|clot|my surgeon told me: if it swells and you can't breathe, ring. it swells, the left leg. breath's a bit short. it's sunday so i'll wait. ok to do the arms?
N||my surgeon told me: if it swells, ring. it doesn't. he's pleased, i'm pleased, all released
H||my surgeon told me it swells for three months, it does, he saw it on friday, elevating
U|palpitations|out of rhythm since the stag weekend, 72 hours of a washing machine in the chest, sat down twice on the pavement with tunnel eyes
N||out of rhythm at the stag weekend, dance floor's not my place
U|palpitations|sipping water and off it went, boom boom boom, 200, eyes went, i slapped my face to stay. gone by itself. same last night
H||sipping water and it went into svt, blew into the syringe like they taught me, back in a minute, clinic notes each one
U|chest_pain|bit of heaviness behind the tie in the meeting, then on the stairs, then in the car. and my teeth. the boss says stress. gym at 7?
N||bit of heaviness behind the tie, five kilos since the promotion. gym at 7?
H||tie's loose because of the thyroid lump, biopsy fine, op in april
U|breath|each laugh ends in a coughing fit without air, and now without laughing too, sitting, the puffer's counter says zero
N||each class ends in a laughing fit without air
U|stroke|grandchild asked why i talk like a robot. i didn't hear it myself. and dropped the lego. all this since lunch
N||grandchild asked why i walk like a robot. leg day, my dear
U|nerve|the physio's tape isn't helping: the foot's dropped. it's new, friday. i throw the leg from the hip to clear the mat
H||the physio's tape is helping: the arch pain's half
N||the physio's tape measure says plus 2 cm on the arms
U|faint|new personal worst: woke with the dumbbell on my chest and no idea of the last set
N||new personal worst: 3 burpees, then pizza
U|bleeding|it's been bright red with clots when i go, without straining, & i take blood thinners, and i came over weak in zumba
N||it's been bright red, my face, in zumba, always is
H||i take blood thinners and bruised my thigh on the bike, watched by the clinic, shrinking
U|chest_pain|Ok so i wasn't honest last week. the tightness when i run is every run now and i feel it in my elbow
N||Ok so i wasn't honest last week. skipped two runs, watched series
U|faint|ok so i wasn't honest last week. i'd passed out at the squat rack, and now again at home by the sink
N||ok so i wasn't honest last week. i passed on the squat rack and went for ice cream
U|nerve|ok so i wasn't honest: it's not sore, it's dead, the whole forearm and hand, five days
H||ok so i wasn't honest: the knee's been hurting for a month
U|self_harm|ok so i wasn't honest. 'fine' meant i spend nights deciding how to end it
H||ok so i wasn't honest, i've been low and off the tablets, restarted with my doctor on monday
U|purging|ok so i wasn't honest on the food log: what i log comes back up
N||ok so i wasn't honest on the food log: there was cake, twice
U|bleeding|ok i kept it quiet but the toilet's been full of dark blood since tuesday and i look like chalk
N||ok i kept it quiet but i won the club race on tuesday
U|rhabdo|i kept going through the pain, 300 lunges. since friday night legs fat, hot, weak, and the stream's like rust water
N||i kept going through the pain, 300 lunges. legs sore, hot bath, proud
H||i kept going through the pain, stupid, now the tendon under the kneecap's angry
U|clot|my wife measured: 43 left, 38 right. it throbs, and i came off a plane on friday. she says hospital, i say stretching
N||my wife measured: 43 left, 43 right. gains, she says
U|stroke|my wife says hospital, i say nap: it was only the tongue and the left arm, and only till the news came on
N||my wife says nap, i say squats
U|head|my wife says hospital, i say paracetamol: fell off the ladder yesterday, head first, sick twice, a bit muddled
H||my wife says hospital, so we went: ladder fall, wrist broken, cast, head checked and fine
U|breath|my wife says hospital. i can't answer, i need the air for typing
N||my wife's at the hospital, she works there, kids with me, short workouts please
U|palpitations|my wife took my pulse: none, then many, then none. i feel far away. we thought of the magnesium
H||my wife took my pulse, it skips, it's the extra beats from the report in may, magnesium & less wine
U|rupture|my wife heard it in the kitchen, that crack. i was on the trampoline. heel's got no pull, foot hangs
N||my wife heard it in the kitchen, that roar. i'd done the muscle up on the door bar
U|tendon_medicine|my wife read the leaflet to me: cipro, stop if tendons hurt. mine do, heel, since yesterday. but i've the half on sunday
N||my wife read the leaflet to me: your app has a family plan
U|saddle|my wife doesn't know. i can't feel her. i can't feel the loo seat. it's since the disc slipped again, tuesday
N||my wife doesn't know i bought the second bike
U|chest_pain|Lifelong smoker, just began. At five minutes of walking i get a tight neck and heavy arms. at three today.
N||Lifelong smoker, quit in may. At five minutes of walking i used to puff. at thirty today, no bother
H||Lifelong smoker, bit of copd, inhaler morning and night, nurse set me 20 minutes
U|breath|first day without the inhaler, saved it for worse. it's worse. neck's pulling, i count four words
N||first day without the kids, four words: sauna, nap, sauna, nap
U|faint|new to this. is blacking out part of hiit? 2 of 3 sessions
N||new to this. is swearing part of hiit? 3 of 3 sessions
H||new to this. knees are bad and i've diabetes type 2 on tablets
U|bleeding|new mum, new app. four weeks on and i pass lumps and it runs down my legs when i stand. gentle start ok?
H||new mum, new app. four weeks on, tear stitched, healing says the midwife. gentle start ok?
N||new mum, my baby's 15 months, healed and bored. hard start ok?
U|nerve|new mum, leg's not been right since the epidural two days ago: can't bend the hip up, knee folds, front's dead
H||new mum, hands tingle in the mornings from feeding position, health visitor showed me pillows
U|clot|new mum, 3 weeks, section. leg's blue-ish and tight and i get a knife on breathing in
N||new mum in the class, i showed her the knee push ups
U|self_harm|new mum. everyone's happy. i see myself stepping off things. i see it all day
N||new mum. everyone's happy. i'm stepping on toys all day
U|head|new mum, nodded off and hit the cot rail. it's odd since: sparkles, one sided headache like a drill, swollen hands, sick
N||new mum, nodded off in child's pose
U|palpitations|the pacemaker clinic's shut till monday. since last night i feel it kick and i go blank for a blink, five times
H||the pacemaker clinic saw me on monday, battery's fine, arm rules for two more weeks
N||the clinic's canteen does better shakes than yours
U|rupture|something went ping in my hand on the crimp, loud as a shot, ring finger won't bend and it's all blue to the palm
H||a finger pulley's sore from crimping, no ping, tape and easy routes for a month
N||ping from the microwave was the loudest shot on the wall today, routes went well
U|saddle|the back's been quiet as long as i lie. when i stand, both legs buzz and the crotch goes out like a lamp, and now the lamp stays out
H||the back's quiet as long as i lie, standing long aches, stenosis, known, orthopaedic gave a walker for far walks
N||the lamp in the gym stays out, somebody tell them
U|rhabdo|i'm 17 and did my dad's navy workout; legs are huge the third day, they hurt when mum touches them, and there's brown pee, dad says drink milk
N||i'm 17 and did my dad's navy workout; legs hurt third day, dad says drink milk, he's sorer
U|tendon_medicine|dad, 72, typing: chest infection, on levofloxacin and cortisone, did the heel raises from your senior set, sharp tear feeling both heels, limping
H||dad, 72, typing: knee replaced in may, heel raises ok, kneeling not
N||dad, 72, typing: heel raises 3x20, beat the son
U|head|thought it was the wine but it's four days. the beam in the cellar got me, i keep losing my balance on the mat and there's a humming
N||thought it was the beam in the cellar that smelled, it was the wine
U|chest_pain|my watch says all ok but i've this dragging ache under the left boob and into the shoulder when i'm going uphill, short of puff with it, new since this week
H||under the left boob it's sore from the sports bra seam, skin's open, plaster
N||my watch says all ok and i say so too, uphill pb
U|purging|it isn't bulimia if you don't binge, right. i just make sure lunch leaves. six weeks
H||it was bulimia, it's in remission, the doctor wants me to keep two rest days
N||it isn't a diet if you just cook at home, right. six weeks
U|self_harm|you wrote 'see you next week'. i laughed. i won't be there. not anywhere
N||you wrote 'see you next week'. i laughed. i'll be in lapland, sledge pulling
U|faint|i was doing the dishes after the tabata, then i was looking at the dishes from below. glass everywhere. no clue
N||i was doing the dishes after the tabata with shaking arms. glass everywhere. dropped it, wide awake, cross
U|nerve|It began in the buttock, now the sole's numb and there's no pushing off, since the weekend the heel of my shoe wears because the foot flops
H||it began in the buttock, piriformis says the physio, sitting's the worst, sole's normal
U|bleeding|swallowed it first, then spat: blood, spoonfuls, since i coughed in savasana. i've lost weight too and sweat at night
N||swallowed a fly on the descent, spat, coughed, lost the wheel
U|breath|it's panic i told myself, but panic doesn't make my lips swell and my belly cramp and my voice vanish. prawns an hour ago
H||it's panic, i know it well, tingly lips and all, over in a quarter hour with the breathing, therapist on friday
U|stroke|the hairdresser noticed. half of my forehead didn't wrinkle... no the mouth, the mouth hung, and i dribbled tea. an hour. hair's nice
N||the hairdresser noticed my shoulders. hair's nice too
U|clot|the pharmacist told me to see someone about the leg as it's hot and fat and i'm on tamoxifen. i will after the challenge week
H||the pharmacist told me the swelling of both ankles is from the amlodipine, doctor changes it on monday
U|chest_pain|the lifeguard asked was i ok, i couldn't say yes: fist on the chest, cold sweat, 15 min on the bench, then i drove home
N||the lifeguard asked was i ok, i couldn't say yes for laughing: my goggles were on upside down
U|palpitations|the thing in my chest, bird or whatever, was back in yin yoga of all classes, then the ceiling moved off and i had to be propped
N||the bird in the yoga studio was back, of all classes in yin, we propped the window open
U|rupture|the crowd heard it. javelin. elbow. the hand's numb-ish and there's a bruise inside to the armpit, i can't throw a sock
H||javelin elbow again, sore inside, throwing at 60 percent, physio's on it
N||the crowd heard it. javelin. me screaming 61 metres
U|rhabdo|the bar challenge: 20 pull ups a minute on the minute. i did 14 rounds. now 60 hours on: forearms and lats blown up, hand tingly, urine coca
N||the bar challenge: 20 minutes, each minute a shot of coca cola. burped through the whole set
U|tendon_medicine|the dentist gave me something with floxacin because of the jaw bone. forearm and achilles tendons sore enough to wake me. week one
H||the dentist gave me clindamycin, stomach's upset, jaw's fat
U|saddle|the osteopath cracked it, then on the way home i felt the wet. no control. and a numb patch like a bike seat. that was yesterday
N||the osteopath cracked it, on the way home i felt two inches taller
U|nerve|the shingles on my arm left but now the arm has no lift, can't get the hand to the mouth, getting weaker since the weekend
H||the shingles on my arm left a burning skin, doctor gave pregabalin, makes me sleepy
N||what a week: moved house, no lift, four floors, back held up fine
H||what a week: moved house, no lift, four floors, back's seized on the right
U|saddle|what a week: moved house, four floors, back seized, since last night no feeling round the arse and i'm dribbling
N||kid's got a fever so only the short one, i'm well
H||i've got a fever so none, kid's well
N||kid's got a fever dream of a birthday plan, forty guests
U|breath|i've got a fever and every breath's a grunt, lips dusky, 38 breaths a minute says the wife
N||my knees thank you
H||my knees don't thank you
N||my knees thanked the surgeon two years ago, now they thank you
N||fell on the ice, got up, laughed, no bruise
H||fell on the ice, hip's black and blue, doc x-rayed, no break
U|head|fell on the ice, got up, and since then i walk into things, headache like a bell
N||my mum fell on the ice, she's got a new hip now, so i train at the hospital gym
U|nerve|fell on the ice on my shoulder, and now i can't feel the badge area and the arm won't go up
N||dehydrated in the heat, drank, fine in half an hour, on saturday
H||dehydrated on saturday, got a drip at a&e, told two days off
U|faint|dehydrated i suppose: dropped twice on saturday and again today after drinking three litres
N||vomited after the 2k row, classic, ate a banana, fine
H||vomited since the oysters, pale and weak, day two
U|head|vomited after the 2k row, but mostly since the handle hit my temple, and i can't focus the eyes
U|purging|vomited after the 2k row, on purpose, the breakfast had been too big, like most days
N||blood on the bar from ripped calluses, badge of honour
H||ripped callus is deep and weeping, no pulling for a week
U|bleeding|blood on the bar? no, in the cup, coughed it, a tablespoon, after the row
N||bloody marvellous week
N||tingling all over after the breathing class, stopped when i breathed normal
H||tingling in the heel since the plantar injection, doctor says could last
U|stroke|tingling all down the right side, cheek too, came on in the breathing class, hasn't gone, hand's clumsy
N||heart pounding after the stairs race, down in three minutes
H||heart pounding a bit from the new inhaler, nurse said it may
U|palpitations|heart pounding hours after the stairs race, out of tune, and everything goes white when i get up from the couch
U|chest_pain|heart hurting, if that's a thing, since the stairs race, dull, heavy, goes to my back teeth
N||heart hurting since she left, so i run
N||calf knotted after the trail, rolled it out, gone
H||calf knotted since the trail, sore with each step, 4 days
U|clot|calf knotted they said, but it's redder each day, puffed to the ankle, and i'm six days out of surgery
U|rupture|calf knotted with a bang, up under the knee, nothing connects to the heel now
N||dropped the bar, grip was sweaty
H||dropped the bar, elbow pain shot in, as with the old tendon thing
U|nerve|dropped the bar, hand opened by itself, and it's opened by itself ever since, pens, cups
N||skipped dinner as i fell asleep on the sofa, ate double at breakfast
H||skipped dinner, reflux, doc says smaller meals
U|purging|skipped dinner for the ninth day. water. it's quiet in there now. spinning at six
N||dark wee in the morning, drank, clear by ten, as always in summer
H||dark wee once, gp tested: water infection, tablets
U|rhabdo|dark wee all day though i drink by the litre, shoulders like bread dough since the dips
N||last words to the burpees: goodbye forever
U|self_harm|last words i suppose. thanks. legs day done
N||last week of the block, goodbye heavy triples
N||slurred through the zoom, dentist, both jaws numb, all normal now
U|stroke|slurred through the zoom, no dentist, no wine, left hand typing zzzz
H||slurred a bit when tired, from the ms, known, neurologist in two weeks
N||peed a bit laughing. who hasn't
H||pee a bit on jumps since the birth, physio booked
U|saddle|pee a bit, no, a lot, and don't feel it, since the back twisted on friday, tingly thighs too
N||on antibiotics in january, since then healthy
H||on antibiotics (flucloxacillin) for the infected toenail, no running
U|tendon_medicine|on antibiotics, the cipro sort, and the tendon at my ankle has gone sore and fat, day two
N||pregnant with ideas for the garage gym
H||pregnant, 30 weeks, carpal tunnel and heartburn, midwife knows
U|bleeding|pregnant, 30 weeks, woke in a puddle and there's pink in it, kicks less too
N||swollen with pride
H||swollen ankle, rolled it on a root
U|clot|swollen ankle, calf, knee, one side, hadn't rolled anything, sat in a car for two days
U|breath|swollen tongue, i lisp, wasp in the beer, breathing's getting noisy
U|chest_pain|Grandson timed me: eleven minutes the pressing lasted after the garden, with sweat, and it went in my back. He says write it. So I write it.
N||Grandson timed me: eleven minutes plank over the week, all sets. He says write it. So I write it.
H||Grandson timed me: eleven minutes to the shop with the arthritic hip, last year it was eight, the doctor's put me on the list.
U|faint|sorry for missing class, woke up under my desk friday, same thing on the sunday jog
N||sorry for missing class, woke up at noon, hangover, never again
H||sorry for missing class, migraine, two days, the usual tablet
U|nerve|sorry for missing class, i can't get my shoe on: foot hangs limp since i squatted on monday, back's sore too
H||sorry for missing class, can't get my shoe on: gout
N||sorry for missing class, couldn't find the other shoe, dog
U|self_harm|sorry for missing class, sorry for everything really. you won't have to bother with me much longer
N||sorry for missing class, sorry for everything really, the bus, the dog, the alarm. back monday
U|bleeding|sorry for missing class, i've been on the toilet losing blood by the cup, and i'm woozy
H||sorry for missing class, been on the toilet, salmonella, lab says, drinking salts
U|clot|sorry for missing class, my leg doesn't fit the leggings, only the left, boiling hot, from hip op to now 2 weeks
H||sorry for missing class, two weeks after the hip op, surgeon says not till six
U|palpitations|sorry for leaving early, my heart was tripping over itself and your face went grey, or mine did. still tripping tonight
N||sorry for leaving early, babysitter
U|stroke|sorry for leaving early, couldn't read the whiteboard, one side of it wasn't there, and my arm felt borrowed
N||sorry for leaving early, couldn't read the whiteboard, new glasses are ordered
U|breath|sorry for leaving early, the chlorine closed me up, and i'm still whistling at midnight, upright, puffer done
N||sorry for leaving early, the chlorine turned my hair green
U|rhabdo|sorry for leaving early on monday. since then arms are blown up like rubber gloves and i've peed tea twice, else nothing
H||sorry for leaving early on monday, shoulder pinched, iced it, still sore
U|rupture|sorry for leaving early, didn't want a scene: crack in the heel, foot like a dead fish, i hopped to the tram
H||sorry for leaving early, ankle turned, walked to the tram ok, bit puffy
N||sorry for leaving early, tram strike
U|head|sorry for being weird in class, my head hit the locker before it and i don't really remember the class
N||sorry for being weird in class, i was in love
U|purging|sorry for the long time in the loo before class. it's what i do after lunch. every lunch
N||sorry for the long time in the loo before class, zip stuck
H||sorry for the long time in the loo, crohn's, it's under treatment
U|saddle|sorry for the wet mat. i had no idea till i saw it. below the waist it's all wool since the back went on thursday
N||sorry for the wet mat, water bottle leaked
H||sorry for the wet mat, bladder's weak since the third baby, i'm with the physio
U|tendon_medicine|sorry no jumps today, both heels ache badly since the cipro for my travel tummy
H||sorry no jumps today, both heels ache, growth thing, sever's, doctor told us
N||sorry no jumps today, neighbours complained
U|chest_pain|thanks for asking about my mum, she's well. me, i've had this grip on the chest with every hurry since tuesday, funny how
N||thanks for asking about my mum, she had the grip on the chest on tuesday, stents in, she's well. me too
U|nerve|thanks for asking, mum's stroke rehab goes on. my own hand's gone numb and dull since yesterday, sympathy i guess
N||thanks for asking, mum's stroke rehab goes on, her hand's numb and dull. i'm fine, just tired of driving
U|clot|thanks for asking after dad's clot, he's good. now mine's starting i think, calf's hard and hot, after the ski plaster
N||thanks for asking after dad's clot, he's good on the tablets. i skied, nothing broken
U|faint|thanks for the salt tip. still went down, twice, today while sitting on the edge of the bed
N||thanks for the salt tip, no more woozy after runs
U|self_harm|thanks for the breathing tip. it doesn't reach where i am. i've decided it's tonight or sunday
N||thanks for the breathing tip. panic's gone for a year now, doctor's happy, off tablets
H||thanks for the breathing tip, panic came thursday, was over in five, psychologist likes it too
U|bleeding|thanks for the iron recipes. i'd need more: my stools are pitch (no tablets!) and stairs make me see black
H||thanks for the iron recipes, ferritin's at 12, doctor's retesting, slow weeks please
N||thanks for the iron, the steel bar is a beauty
U|tendon_medicine|Cystitis again so the doc went for cipro; since the fourth tablet my shoulder and both heels feel frayed, I haven't trained, so it isn't that
H||Cystitis again, on trimethoprim, tired and crampy, walking only
N||Cystitis is history since I drink, last one was two years ago
U|tendon_medicine|my old achilles injury had been silent for years until this levofloxacin course, now it's thick and hot after two days
H||my old achilles injury acts up with the cold, stiff ten minutes, then ok
N||my old achilles injury has been silent for years
U|purging|the swim coach weighs us mondays. sundays i take the tablets that flush you out. last monday i couldn't stand up from the block
N||the swim coach weighs us mondays, silly but fine, i had porridge before just to annoy him
U|purging|Every 'cheat meal' on my log i've undone by hand, sorry. It's got blood in it now sometimes.
H||every cheat meal gives me reflux, doc says so too, bland for two weeks
U|rhabdo|It was only the toddler class, then the demo of 80 negative chin ups. Elbows stuck at ninety, forearm skin like a drum, i pee like a smoker's tea mug
N||It was only a demo of 8 negative chin ups. Elbows stiff two days, then gone
U|rhabdo|since the sauna bet plus leg press my quads went numb and puffy and weak, and brown water twice this morning
H||since the leg press my quads tendon is tender on the left, stairs mostly
U|saddle|i've got to write it down: numb inner thighs, numb genitals, slow pee, hot poker down both legs. it's all since the sneeze on wednesday
H||i've got to write it down: hot poker down the left leg since the sneeze, gp tested reflexes and feeling, fine, naproxen, back in a week
N||i've got to write it down: first day without back pain since the sneeze in autumn
U|saddle|nothing moves below: gut stopped, pee stopped, feeling stopped; only the back pain goes on. i fell off the horse saturday
H||fell off the horse saturday, back bruised, doctor x-rayed, all moves, sore to sit
U|palpitations|i've stopped the beta blocker on my own since training felt slow. now it gallops at rest and i've nearly gone down twice
H||the beta blocker makes training slow and hands cold, cardiologist says stay on it
N||came off the beta blocker with the cardiologist's ok in june, pulse perfect
U|palpitations|caught on the monitor in the gym: 210 while i was tying laces, then 60, then 190, fog in the eyes
N||caught on the monitor in the gym: 180 on the climb, exactly what the plan says
U|self_harm|i look at traffic differently these days. i don't look left before crossing, on purpose
N||i look at traffic differently these days since i bike, use a bell
U|self_harm|they'd cry a week and then it'd be easier for all. 10k in 52 by the way
N||they'd cry a week if i cancelled the family gym, so we keep it. 10k in 52 by the way
H||cry easily, sleep badly since the miscarriage, the doctor and a counsellor see me, easy walks help
U|rupture|reached for the falling kid and my triceps tore off i reckon, there's a divot over the elbow and no push in it
N||reached for the falling kid, caught him, bruised ego of his
H||reached for the falling kid, tweaked my neck, can't look right
U|rupture|rugby scrum collapsed, my hamstring went with a thwack, lump mid thigh, bruise to the calf, walking with a stick
H||rugby scrum, ear's cauliflower, drained by the doctor, pressure bandage
U|chest_pain|the week: three runs, all cut short by a tightness like a strap, gone in five minutes each time, the last one took twenty
N||the week: three runs, all cut short by rain
H||the week: three runs, all cut short by the shin, sore along the bone
U|head|fell down the cellar stairs friday night. i'm repeating things, the wife tells me, and I can't abide the tap dripping, and I was sick on the rug
N||fell down the cellar stairs as a boy, thirteen stitches, it's my only scar
U|faint|my daughter rang me back to life so to say, slapping. i'd been standing at the stove. two days after same thing in the garden
N||my daughter rang, we walked and talked an hour, garden's in bloom
U|clot|The midwife's coming thursday so i'll ask then: left leg from the knee down fat, shiny, aching since sunday, baby's two weeks
H||The midwife came, both legs puffy, she pressed, measured, pressure fine, it's water going down
U|breath|Can't do the breathing exercise. Can't do breathing, ha. 3 words. Then cough. Since breakfast. Allergic to something maybe
N||Can't do the breathing exercise without giggling
U|bleeding|i brought up my supper with dark bits like wet coffee, and i've been living on aspirin for the elbow
N||i've been living on coffee, supper's late, elbow's fine
U|stroke|put lipstick on and it went up my cheek, couldn't guide it, and 'hello' to the postman came out as a moan. an hour ago
N||put lipstick on for the class photo, postman whistled
U|nerve|both hands burn and drop stuff since i dived into the wave, neck stiff, legs feel borrowed
N||dived into the wave, hands burn from the board, felt alive
H||shoulder blade's burning after desk days, worse left
N||shoulder blade's fine after desk days since you gave me the rows
H||heel spur, says the scan, sore on the first steps
N||spur of the moment i ran the 10k, no soreness
H||knee op cancelled, so it still locks sometimes
N||knee op cancelled because it's healed by training, doc's words
H||varicose vein bled in the shower, nurse bandaged it, referral made
H||tested positive for flu a, tamiflu, bed
N||tested positive for being lazy
H||hamstring tendon ache in the bum when driving
N||drove six hours, no ache anywhere, surprised
H||weak ankle, rolled twice this month, no big swelling
N||weak ankle as a teen, balance board cured it
H||ear infection makes me unsteady, drops from the doctor
N||ear worm from class all day
H||low mood and no energy in the dark months, vitamin d and light lamp from the doctor
N||low mood on monday because our team lost, fine by tuesday
H||burnt my hand on the oven, blistered palm, no bar work
N||burnt the lasagne, ate it
H||left side of my back sore when i breathe deep, pulled it rowing, doctor listened, muscle
U|clot|left side of my back stabs when i breathe deep, came at once, plus puffed, plus the calf i ignored last week
N||left side of the boat, breathe deep, row, four golds
H||hand tremor, known, essential, tablets, coffee makes it worse
U|stroke|hand won't steer the spoon since an hour, that side of the lip as well
N||hand tremor after deadlifts, coffee everywhere, funny
H||on blood pressure pills, cough from them, gp tuesday
U|breath|on the new blood pressure pills my tongue and lips are swelling, it's getting hard to swallow
N||not on any pills, pressure's fine
H||i'm dizzy when i look up at the shelf, ear crystals, doc's exercise
U|faint|i look up at the shelf and wake up under it. second time
N||i look up at the shelf with the trophies, one of them's mine now
H||had two stitches in my chin from the kettlebell, out on monday, head was checked
U|head|chin met the kettlebell, since then my teeth don't meet, my head's roaring and i nod off all the time
N||chin over the bar!!!
H||bruise on my thigh from the hockey ball, yellow by now
U|rupture|no ball hit me, yet the thigh's black from groin to knee since the sprint cracked, and i can't lift it into the car
N||bruise on the ego from hockey, yellow card
H||pulled a muscle in my chest doing flyes, hurts to the touch, gp agreed
U|chest_pain|thought i pulled a muscle in my chest, but pressing doesn't hurt and climbing does, with a sick feeling and a dead left hand
N||chest muscle talk: it's growing
H||insomnia since menopause, hot, sweaty, gp's trying patches
U|palpitations|insomnia since the heart started galloping at 2 am, each night, sweaty, so faint i crawl to the bathroom
N||insomnia since the neighbours' baby, poor them, poor me
H||my diabetes foot wound's closing, nurse says no impact
U|nerve|no wound, but my foot's fallen, overnight, toes point down, can't pull them up against the sock
N||foot's down, pedal hard, twenty watts more
H||sore bottom from the saddle, boil, cream from the chemist
U|saddle|bottom's not sore any more, it's not anything any more, nor the front, and i went without knowing. it's the back from tuesday
N||bottom's sore from the saddle, normal, first long ride
H||sports hernia suspected, sore low belly with sit ups, scan friday
U|rhabdo|low belly and thighs swollen hard after 600 sit ups and squats, urine like strong coffee, feel sick
N||low belly's hard at last, abs, squats, coffee
H||stopped laxatives with the doctor, fibre now, bloated
U|purging|stopped at the chemist again for the laxatives, four kinds, four shops, so nobody counts
N||stopped at the chemist for plasters, blister, gone now
H||in therapy for low self worth, good days and bad, safe
U|self_harm|stopped therapy, stopped tablets, stopped hoping. i'm choosing a day without kids in the house
N||stopped therapy since therapist says we're done, happy day
H||amoxicillin gave me the runs, day 4
U|tendon_medicine|moxi gave me sore tendons, day 4: heel, knee, thumb
N||no meds, no runs but the good ones
H||nosebleed monday, ten min, high altitude dry air
U|bleeding|bleed monday, bleed tuesday, bleed today, from behind, half a cup each, and i'm grey
N||bled the radiators in the home gym, warm now
N||Last year I'd have written that my chest gets tight on hills. It was looked into for months, heart and lungs are fine, and it left by itself.
U|chest_pain|Last year I'd have written that hills are easy. This week each one brings a tight chest and I stand there pretending to look at the view.
H||Last year hills were easy, now my knees swell after each one, the doc calls it wear and tear.
N||The girl at the front desk asked if I was ok since I was so red. I'm always red. Felt great.
U|palpitations|The girl at the front desk asked if I was ok since I was white. Heart was at 190 and bumpy, standing still, and her voice came from far off.
N||When I was pregnant I fainted all the time, now the kid's five and I haven't since
U|faint|When I was pregnant I fainted all the time. I'm not pregnant now, and it's been twice since saturday
H||pregnant again and the light heads are back, sit down in time, midwife took my pressure yesterday, fine
N||I had bells palsy in my thirties, whole face came back, so my smile's a bit cheeky, that's all
U|stroke|I had bell's palsy in my thirties, so i know a droopy face, but now there's the arm as well, since two hours
N||We practised the saddle numbness questions in my physio exam. Passed! Back's fine too.
U|saddle|I'm a physio, I know the questions. Numb saddle: yes. Retention: I think so. Both legs: yes. Since this morning. Still hoping.
H||I'm a physio with a stiff back, one leg tingles, I've screened myself and my colleague did too, no flags
N||My uncle's urine went like cola after the marathon and he was on dialysis, so I drink and go slow. Mine's fine.
U|rhabdo|My uncle's urine went like cola after the marathon. Mine's the same since sunday's race, and legs are rock and swollen
N||After my bike crash in April they scanned my brain, watched me for a night, I've had no symptom since May
U|head|after the bike crash on thursday they only looked at my wrist. since then there's pressure in the head, vomiting, and the street lights have halos
H||after the bike crash on thursday they looked at everything, wrist broken, mild concussion, rest until the check on monday
N||The vein doctor checked the swelling from my flight: nothing in there. It went down in two days, that was july
U|clot|the swelling from my flight hasn't gone down in four days, it's gone up, one leg, hot, and i cough
N||I asked the GP whether ciprofloxacin years ago could still hurt my tendons, she smiled and said no
U|tendon_medicine|I asked the GP for something quick and got ciprofloxacin on monday, and now there's a sore cord over my left heel that creaks
N||In the ward where I work a woman leaked at 30 weeks. My own baby is long born, I just had a tough shift
U|bleeding|On the ward where I work I'd send me upstairs: 30 weeks, leaking since noon, a bit pink. But I'm on shift till eight
H||On the ward on my feet at 30 weeks, ankles and back sore, occupational health cut my hours
N||I throw up when I sprint too soon after lunch. Happened once, my own fault, porridge earlier now
U|purging|I throw up after lunch. Not from sprints. Two fingers. Every day since the try outs
N||I used to cut as a girl, that's twenty years ago, the scars are pale, life's good, ask away
U|self_harm|I used to cut as a girl. Twenty years nothing, and since last week again, thighs, so i wear long tights
H||I used to cut as a girl, still in a group for it, this month's hard but I call my sponsor and don't
N||The neurologist poked me all over because my hand went numb in winter. Nerves perfect, it was the phone grip. Never since.
U|nerve|The neurologist's waiting list is till june. Since yesterday my hand isn't only numb, it's limp, the wrist too
N||My asthma nurse says my lungs are at 104 percent and took me off the books
U|breath|my asthma nurse is away. purple one, blue one, ten puffs, and i'm still tugging and can't finish what i
H||my asthma nurse put me on a new preventer, hoarse from it, breathing good
N||Surgeon said my quad tendon from 2020 will outlive me. Heavy squats today!
U|rupture|Surgeon said my quad tendon was solid. Today on the stairs it wasn't. Can't straighten, kneecap floats, huge swelling
H||Surgeon said my quad tendon's solid at 12 weeks, leg press with 40 kilos, no stairs two at a time
N||the man on the next bike slumped, we did cpr, he lives. shaken, but physically i'm fine, want to train
U|faint|the man on the next bike caught me when i slumped. out for half a minute he says. second time on a bike this month
N||i get the odd skipped beat, holter'd, echoed, 'benign' stamped on it, i don't even notice now
U|palpitations|i get the odd skipped beat, holter'd benign in 2019. these are different: minutes long, fast, i go cold and half blind
N||my friend in the run group talks about ending it. she's with her doctor now. i'm sad but okay
U|self_harm|my friend in the run group ended it in march. i get it now. i'm next i think
H||my friend in the run group ended it in march. i'm grieving, see a counsellor, can't sleep, want easy runs
N||black stool after the liquorice festival, brown since, doc laughed
U|bleeding|black stool and no liquorice, no iron. four days. heart pounds when i climb to bed
H||stool test positive for blood, camera booked for tuesday, doctor says light training ok
N||i can't feel my legs, said every one of us after your class, then we went dancing
U|nerve|i can't feel my legs properly since your class two days ago, from the knees down, and i tripped on flat floor three times
N||my jaw hurt after laughing all night with the girls
U|chest_pain|my jaw hurts when i walk uphill, and stops when i stop. chest's ok, only a bit full
H||my jaw hurts on chewing, tmj, night guard
U|tendon_medicine|three days off running because on cipro, as told. But the tendon's sore in bed even, and red, and the other one begins
N||three days off running because of a wedding, tendons rested, ready
H||three days off running because the achilles said so, it's the old one, heel drops started
U|tendon_medicine|the antibiotic for my epididymitis is one of the floxacins; doing calf stretches for the sudden heel pain but it's worse each day
H||epididymitis, doxy since the 20th, snug pants, no jumping says the doctor
U|rhabdo|the coach's 'welcome' was 45 minutes of air squats. monday. it's thursday, my legs don't carry me, they're tight and glossy and i piss rust
N||the coach's 'welcome' was 45 minutes of air squats. by thursday i could sit again, no drama
H||the coach's 'welcome' was 45 minutes of air squats. kneecap's been grinding and sore since
U|rhabdo|shoulders are up like football pads since the handstand weekend, can't put a jacket on, i feel fluey, and there's brown in the bowl
N||shoulders tired since the handstand weekend, jacket's a struggle, all in good spirits
U|saddle|I'm 29 with a bad disc and since last night i can't feel my tampon, can't feel the chair, and had to push for the pee
H||I'm 29 with a bad disc, third flare, leg pain to the knee, gp saw me this morning, feeling and bladder checked, fine
N||I'm 29, had a bad disc at 24, symptom free for four years, physio let me go
U|saddle|chair feels like a cloud, sounds nice, isn't. numb seat, numb insides of legs, since i carried the piano, and no urge to go at all
N||chair yoga feels like a cloud, carried mum's piano stool there
U|rupture|chasing the tram: crack, like stepping on a glass. i looked for the glass. heel doesn't lift, sock's tight with swelling
N||chasing the tram: stepped on a glass, shoe's cut, foot's not
H||chasing the tram pulled my calf, walked it off, tight two days later, can hop
U|purging|i'm good at spotting the quiet cubicle. every restaurant, every time. then 15 k steps. down to 45
N||i'm good at spotting the quiet corner in every gym. 15 k steps too
U|purging|salt water does it, drink, wait, done. i do it after family sundays. my hands shook on the bar today
N||salt water does it for sore gums, dentist's tip
U|self_harm|the only reason i finish the plan is that i want it complete when they find my phone
N||the only reason i finish the plan is the green tick
U|self_harm|last night i held the bottle and the pills till the light came. today your core session. i don't know why
N||last night i held the baby till the light came. today your core session. i don't know how
H||last night was bad, cried, rang the helpline as my safety plan says, they and my doctor are with me on it, sleep today
U|palpitations|i hear my pulse in the pillow, it stops, it trips, it races, and when i sat up i slid down the wall
N||i hear my pulse in the pillow, slow, 48, since the running
U|head|kid's head and my brow, trampoline. he's fine. i'm seeing zigzag, been sick, can't find the words for things
N||kid's head and my brow, trampoline, both fine, that was at easter
U|clot|left shin boot's off, leg underneath didn't shrink, it's fatter than the other, purple by noon, painful when i bend the foot up
H||left shin boot's off, leg underneath is thin and weak, physio begins thursday
U|faint|i was in the plank and then i was in my vomit, a minute gone. same after the stairs on monday
N||i was in the plank and then i was in hysterics, cat on my back
U|chest_pain|each sip of cold air uphill gives me a pinch under the bone and up to the ears. stand, gone. twenty steps, there. third day
H||cold air uphill gives me an earache, otitis known, hat on
N||each sip of cold air uphill was a gift, third day, snow
U|breath|i'm on the porch because inside there's none left, the air i mean. hunched. whistling. lips feel thick. ate kiwi
N||i'm on the porch because inside there's none left, the space i mean. kiwi smoothie, squats
U|bleeding|i thought fig seeds. no. dark clots in the stool, belly cramps, cold sweat in the warm up
N||i thought blood. no. fig and beet salad. doctor tested it anyway, clean
U|stroke|boss had me repeat my sentence thrice. it was porridge. left corner of the mouth wet. went home by bike wobbling, better now
N||boss had me repeat my sentence thrice. bad line. porridge, bike, better now
U|nerve|since the cast was too tight on the weekend: fingers don't spread, don't feel, and are bluish
H||the cast itches, that's all, fingers warm, move fine, off on the 9th
N||the cast of the musical came to class, fingers snapping
H||hip flexor snaps and stings on leg raises, four weeks
N||hip flexor snapped and stung all last winter, quiet since the new warm up
N||teammate's hip flexor snapped on leg raises, so we did arms out of solidarity
H||foot's tingly in the ski boot and stays so an hour, nerve squeezed at the ankle, known from last year
U|nerve|foot's been tingly since the ski boot on saturday, today it doesn't lift any more
N||foot tingled in the ski boot, boot off, gone, rented another size
H||headache since i quit coffee, third day
N||headache since i quit coffee lasted three days, over now
U|head|headache since the ski lift bar hit me, third day, with vomit and double slopes
H||short of puff after the bronchitis, gp listened, says ten days
N||short of puff after ten flights, like anyone
U|breath|short of puff after nothing, after pulling a sock on, since last night
H||bit of blood when i floss, dentist's on the gums
U|bleeding|bit of blood when i cough, then a lot of blood when i cough
N||bit of blood when i shave, wobbly hands after dips
H||heart flutter when anxious, ecg normal in may, therapist knows
U|palpitations|heart flutter, not anxious at all, was knitting, and then i tipped onto the wool
N||heart flutter when the medals were called
H||calf's sore where the horse kicked, bruise, doctor felt it, ok
U|clot|calf's sore where nothing kicked, big, warm, after two weeks in a hospital bed
N||calf kicked me, an actual calf, we're a farm, no bruise
H||chest infection, sore ribs from coughing, antibiotics day 4, better
U|chest_pain|no infection, no cough, just a sore squeezed chest whenever i push the wheelchair up the ramp
N||chest day, sore, ramp push ups
H||can't eat much after the tooth op, soup, stitches out monday
U|purging|can't eat, won't eat, eight days, tooth enamel's gone from the other thing, weighed 44
N||can't eat another protein pudding, help
H||shoulder strain from the rope, aching, arm lifts all the way
U|rupture|shoulder gave a thud on the rope, arm lifts no way at all, and there's a popeye lump over the elbow
N||shoulder to shoulder on the rope, we won the tug
H||bad week in my head, spoke to the psychiatrist, dose up, no plans to harm myself
U|self_harm|bad week in my head, spoke to nobody, got it all planned for sunday
N||bad week in my head, cup game lost, plan for sunday: pizza
H||bit faint on the first day of my period as always, sat, juice
U|faint|bit faint they'd call it, i was on the ground with my eyes rolled, after the warm up, no period
N||faint praise from my son: 'not bad for old'
H||dark pee with the vitamin and the water infection, gp has the sample
U|rhabdo|dark pee, no vitamins, arms twice the size, since the hundred dips
N||dark ale, no vitamins, arms twice the size in my mind
H||disc's grumbling, no numb bits, loo normal, doctor on thursday
U|saddle|disc's stopped grumbling, numb bits front and back, loo not normal, doctor on thursday week
N||disc golf all sunday, back's happy
H||tablets for strep, sore everything, no training
U|tendon_medicine|tablets for strep didn't work so now levo, and since then sore heels and elbows, only on the cords
N||tablets for nothing, sore for nothing, life's good
H||tongue's tingly from the topiramate, neurologist said it would
U|stroke|tongue's gone thick and one hand stupid, from one second to the next, no tablets
N||tongue twister contest in the plank, lost
`;
