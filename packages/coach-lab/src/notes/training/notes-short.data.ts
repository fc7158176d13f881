/** Sentences to train on, in the words of people who write little: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const shortNotes = `
U|chest_pain|my chest hurts when i climb stairs
U|chest_pain|chest pain on the bike today
U|chest_pain|like a belt round me, here, when i walk up the hill. stops if i stop
U|chest_pain|somebody sitting on my ribs every time i do the stepper
U|chest_pain|pushed the pram, heavy in the middle, left arm went dead heavy too
U|chest_pain|tight across the front after nights, worse on the stairs. also need new shoes
U|chest_pain|pressure in chest since yesterday
U|chest_pain|hurt in heart when work hard
U|chest_pain|my jaw aches when I hurry for the bus comma then it goes
U|chest_pain|ok week. a squeeze behind the breastbone on the rower, twice
U|chest_pain|baby slept finally. odd ache in my neck and arm whenever i jog
U|chest_pain|thought it was indigestion but it only comes when i walk fast
U|chest_pain|heartburn on every run now, never at the table
U|chest_pain|elephant on chest. went after ten minutes
U|chest_pain|a brick sits on me when I carry the shopping up
U|chest_pain|stone in the breast when i go up, with sweat cold
U|chest_pain|left arm aches on treadmill only, and i sweat like a pig, grey the wife says
U|chest_pain|bit of chest tightness during the warm up, finished anyway
U|chest_pain|it grips me here, front, when lift. Then go to shoulder.
U|chest_pain|teeth hurt when i run uphill. strange no
U|chest_pain|had to stop mowing three times, crushing feeling, all good sitting down
U|chest_pain|good session. vice round my chest in last set, gone now
U|chest_pain|Pain in the chest and down the arm this morning, having a tea now
U|chest_pain|my breast burn inside when i run, and arm sleeping
U|chest_pain|chest sore and tight at rest tonight, feel clammy
U|chest_pain|cold wind and walking gives me a clamp in the chest full stop new this week
U|chest_pain|lifted pallets, got a weight on me chest, bit sick, sat down twenty minutes
U|chest_pain|something pulls tight in the middle when i do burpees, spreads to my back
U|chest_pain|every hill same thing, band tight, i wait, it goes
U|chest_pain|pinching near heart with exercise, 3 times this week
U|chest_pain|it feels full and heavy here where the bra is, only when i push
U|faint|i fainted on thursday
U|faint|passed out after squats
U|faint|woke up on the bathroom floor, no idea how
U|faint|lights went out for a second on the treadmill
U|faint|everything black, then people over me. ok now
U|faint|i fall in the gym, i not remember the fall
U|faint|blacked out in the shower after the workout
U|faint|went down like a tree in the kitchen tuesday, wife says ten seconds
U|faint|nearly passed out twice on the bike today
U|faint|my eyes go dark when i run, had to grab the rail
U|faint|had a funny turn at tesco, came to with a lady holding my hand
U|faint|keeled over at work. busy week otherwise
U|faint|Collapsed mid run. felt fine after
U|faint|good week, gone for a few seconds on wednesday mid set, weird
U|faint|i lose me for one minute at the training. Then normal
U|faint|kids found me on the hall floor, must have been tired
U|faint|I was out cold the boy says, not long
U|faint|tunnel, then ceiling. someone had lifted my legs
U|faint|almost went over during intervals, ears ringing, all grey
U|faint|slid down the wall in the changing room and missed a minute
U|faint|the world close like tv off. i wake on floor
U|faint|dropped on the stairs carrying washing, don't know why, didn't trip
U|faint|had a blackout at the wheel at the red light, hooting woke me
U|faint|hit the deck in spin class. no breakfast maybe
U|faint|Came round next to the rowing machine, bit embarrassing
U|faint|my head go empty, knees go, i lie. this happen two times this week
U|faint|legs went, sight went, next thing my mate was slapping me
U|faint|conked out standing at the sink last night, broke a cup
U|faint|Fainted during a run, not after, during
U|faint|almost gone again on the hill, white spots, had to lie on the grass
U|nerve|my foot drags since monday
U|nerve|left hand is weak, drop cups
U|nerve|numb arm since yesterday
U|nerve|can't lift my toes on the right
U|nerve|foot slaps the floor when i walk
U|nerve|i keep dropping the baby's bottle, hand won't close
U|nerve|leg is asleep for three days, back hurt also
U|nerve|thumb and finger dead since the deadlifts
U|nerve|my right leg gives way, no feeling on the shin
U|nerve|cannot hold the keys. Neck is bad too
U|nerve|toes don't come up, trip on every rug this week
U|nerve|arm like rubber since i did pull ups, can't comb hair
U|nerve|lost my grip in the left, new, can't open a jar
U|nerve|the leg not listen to me since the lifting
U|nerve|walked out of my slipper, foot just hangs
U|nerve|new numbness down the outside of my leg
U|nerve|neck cracked in the press, now my little fingers have no strength
U|nerve|it's like wearing somebody else's leg since sunday
U|nerve|can't do buttons with my right hand since the weekend
U|nerve|pins and needles all down the arm and it's getting weaker each day
U|nerve|my calf no power, can not go on the toes, started friday
U|nerve|burnt my foot on the heater and didn't feel it. since tuesday no feeling there
U|nerve|Wrist just flops. slept on it funny after nights, still flops
U|nerve|both hands clumsy this week, legs wobbly too, neck stiff
U|nerve|good training. knee buckles on stairs now, thigh feels like wood
U|nerve|pen falls out of my hand since two days
U|nerve|hot water feels nothing on one leg, since the back went
U|nerve|the big toe wont lift up any more question mark back was sore last week
U|nerve|arm weak after the heavy set, can't get it above my head, no pain just weak
U|saddle|numb between my legs since the back pain
U|saddle|can't feel when i wipe
U|saddle|i can't pee since this morning, back is killing me
U|saddle|wet myself twice this week, back bad
U|saddle|my bottom is asleep, all the time now
U|saddle|where i sit no feeling, both legs hurt
U|saddle|back out again and I don't know when I need the toilet
U|saddle|had an accident in my pants, didn't feel it coming. back sore
U|saddle|toilet paper feels like nothing down there
U|saddle|lost control of my bowels yesterday, back went on saturday
U|saddle|bike seat feels like air, i feel nothing there, even off the bike
U|saddle|pee does not come out, i push and push. Low back bad since monday
U|saddle|private parts gone numb since i did my back lifting mum
U|saddle|it's like the dentist put a needle in my backside
U|saddle|leak now, never did before, and the legs tingle. sciatica both sides
U|saddle|Back bad. Waterworks not working right either, new
U|saddle|can't hold my poo since the deadlift day
U|saddle|sitting on cotton wool. back hurts
U|saddle|no feeling in groin, pain from back to both feet
U|saddle|i make water and not know it, since back pain
U|saddle|everything down below has gone dead since the back spasm
U|saddle|crotch numb, three days. new saddle? but back is also out
U|saddle|sex feels like nothing since my disc went on friday
U|saddle|back pain and stood at the loo ten minutes, nothing, feels full
U|saddle|inner thighs and bum tingle then nothing, back locked up
U|saddle|my seat sleeps. Both. and the bladder is strange
U|saddle|backache and constipated and cant feel round the back passage
U|saddle|didn't notice the shower hot water on my bum, back is awful this week
U|saddle|soiled the bed last night, never in my life. Bad back all week
U|palpitations|heart racing at rest and dizzy
U|palpitations|my heart jumps, then i go light
U|palpitations|fish flapping in my chest while watching telly, woozy with it
U|palpitations|heart goes crazy lying in bed, 150 on the watch
U|palpitations|pulse all over the place since monday, feel floaty
U|palpitations|watch says irregular. i feel shaky too
U|palpitations|heart beat not even, stop, run, stop. head turns
U|palpitations|ticker went mad on the sofa for half an hour
U|palpitations|sitting with the baby and my heart took off, went swimmy
U|palpitations|like a drum solo in there, not even moving, went pale
U|palpitations|it misses beats and then i feel i go down
U|palpitations|heart would not slow, one hour after the gym still 160
U|palpitations|bird in my chest, standing in the queue, had to sit
U|palpitations|Heart fluttering on and off today, light in the head. Rest was good
U|palpitations|pounding in my throat at night doing nothing, goes faint
U|palpitations|my motor run too fast alone, no sport, three times
U|palpitations|skips and thumps all evening, a bit giddy. new shoes are great
U|palpitations|heart went off like a rocket on the bike and everything swam
U|palpitations|heart is galloping now and I'm only on the couch
U|palpitations|thud thud nothing thud. then the room moves
U|palpitations|pulse 190 in warm up and I went grey
U|palpitations|heart does somersaults after nights, nearly fell off the chair
U|palpitations|I count my pulse, it has no rhythm. Since two days. Weak.
U|palpitations|woke at 3 heart hammering, no dream, wobbly to the loo
U|palpitations|my heart trembles and I have no force
U|palpitations|heart goes like a sewing machine out of nowhere then i get dizzy
U|palpitations|it ran away with me again, the heart, washing dishes, had to hold the sink
U|palpitations|jelly wobbling in the chest, uneven, all day today
U|palpitations|watch buzzed afib twice. good week else
U|rupture|heard a pop, can't go on tiptoe
U|rupture|thought someone kicked my heel, nobody there
U|rupture|snap in calf, can't push off now
U|rupture|arm made a crack, now a ball up by the shoulder and blue
U|rupture|tore my biceps i think, it rolled up
U|rupture|hole in the back of my ankle, you can put finger
U|rupture|knee popped, can't straighten it by itself
U|rupture|bang in the heel at football, walk flat like a duck
U|rupture|my chest went rip on the bench, all purple, flat on one side
U|rupture|hamstring went twang, bruise down to the knee and a dent
U|rupture|something broke in the shoulder, arm will not go up
U|rupture|elbow cracked lifting the cot, no strength to turn a key
U|rupture|like a rubber band shot up my leg. cant stand on it
U|rupture|ripping sound in my thigh, now black and lump
U|rupture|popped my achilles i reckon, back to work tomorrow
U|rupture|the cord behind the foot is gone soft, foot not push
U|rupture|my muscle is short now, like popeye, since the box
U|rupture|calf exploded on the stairs, limping, can't rise on that foot
U|rupture|Kneecap is too high and the leg won't lift. Fell off the step
U|rupture|felt it tear off the bone on the bench, armpit all black
U|rupture|loud crack from my leg in the sprint, foot has no push
U|rupture|went pop picking up the toddler, arm's a funny shape now
U|rupture|bruise whole upper leg and there is a dip where the muscle was
U|rupture|shot in the leg feeling playing padel, now i cant go up on toes
U|rupture|can't press the gas pedal since the snap
U|rupture|shoulder clunk then nothing, can't lift a mug out to the side
U|rupture|string broke in arm. i hear it. Big blue
U|rupture|something let go at the back of the thigh up by the bum, sat in the car and it's all purple
U|head|banged my head, now it hurts all the time
U|head|hit my head on the rack, been sick since
U|head|bumped head tuesday, light hurts my eyes
U|head|fell off bike, helmet broke, foggy since
U|head|kettlebell to the head, feel slow
U|head|head on the ice, now headache every day
U|head|cupboard door got me, throwing up this morning
U|head|the bar touch my head, after i vomit
U|head|cracked my skull on the loft hatch, can't follow the telly
U|head|clashed heads at footy, can't remember second half
U|head|toddler headbutted me hard, since then lights are too much
U|head|went over backwards, back of head, sleepy all day since
U|head|ball in the face sunday, thinking is like soup
U|head|slipped in bath, egg on head, room spins
U|head|concussed maybe, headache and dizzy since the fall
U|head|my head get hit, now i see two
U|head|Fell and hit head. Keep asking the same thing, husband says
U|head|knocked me head at work, feel drunk, no drink
U|head|head meet door. two days sick in stomach
U|head|noise hurts since i bashed my head off the beam
U|head|took an elbow to the temple, not right since
U|head|ladder fell on me, head thick, forget words
U|head|headache worse each morning since the tumble downstairs
U|head|went head first off the board, been queasy and stupid since
U|head|bonked my head saturday, screens make me ill. can i train
U|head|fell from horse, on head. Want only dark room
U|head|heavier knock than i thought, puked twice in the night, lump behind ear
U|head|walked into a scaffold pole, everything's a bit far away now
U|head|hit head in judo friday, still like in cloud
U|tendon_medicine|on cipro, my heel cord hurts
U|tendon_medicine|taking levofloxacin, achilles sore both sides
U|tendon_medicine|antibiotic for water infection, cipro something, now ankles ache behind
U|tendon_medicine|ciprofloxacin since monday, shoulder tendon sore
U|tendon_medicine|pills for my prostate begin with levo, heels killing me
U|tendon_medicine|moxifloxacin for the chest, calves sore low down
U|tendon_medicine|doctor gave cipro. tendons hurt. connected?
U|tendon_medicine|five days on the cipro, can't go down stairs, back of heel
U|tendon_medicine|got strong antibiotics for kidney, ofloxacin, back of foot thick
U|tendon_medicine|bad tummy on holiday, cipro, now heels hurt when i walk
U|tendon_medicine|avelox tablets, elbow sinew burns
U|tendon_medicine|antibiotic levofloxacin, the rope over the heel pain
U|tendon_medicine|On tavanic for chest. My knees strings hurt
U|tendon_medicine|cipro finished last week, achilles creaks like a door
U|tendon_medicine|the floxacin pills and my ankle squeaks, sore to touch
U|tendon_medicine|cipro for uti, didn't sleep, wrist tendons sore
U|tendon_medicine|taking sip row floxacin, the back of both ankles hurts
U|tendon_medicine|levaquin day 4. heel stiff and swollen. ran anyway
U|tendon_medicine|back of my ankle like hot wire since the cipro tablets
U|tendon_medicine|bladder antibiotic, quinolone it says, legs sore at the heels
U|tendon_medicine|ciproxin two times a day, now bicep string hurts when i lift baby
U|tendon_medicine|my achilles came up sore out of nowhere. oh and on cipro
U|tendon_medicine|started levoflox, legs fine before, now limp, low calf
U|tendon_medicine|prostate pills cipro, both heels. gardening ok
U|tendon_medicine|leaflet says tendons. taking norfloxacin. my heel hurts. keep jumping?
U|tendon_medicine|sinus antibiotic levo, third day, shoulders and heels tender
U|tendon_medicine|medicine cipro. foot behind hurt. before no hurt
U|tendon_medicine|heel sinew fat and sore, only new thing is the antibiotic cipro
U|tendon_medicine|tail end of a levofloxacin course, sharp behind the knee when i squat
U|purging|i make myself sick after dinner
U|purging|throw up my food so i don't gain
U|purging|laxatives every night to get lighter
U|purging|no food since sunday, only water, want to be thin
U|purging|fingers down throat again this week
U|purging|ate cake so ran till i couldn't stand, have to
U|purging|not eaten for four days, feeling light, good
U|purging|took senna again, scale down
U|purging|i eat, then i go bathroom and bring it out
U|purging|two hours bike for every biscuit, can't stop myself
U|purging|got rid of lunch. and dinner. nobody knows
U|purging|i only keep down coffee, rest comes up, i make it
U|purging|dulcolax x6 before weigh in
U|purging|must burn all what i eat, also at night, secret
U|purging|day 5 no food. dizzy but the number is good
U|purging|binge then toilet, most nights after the kids sleep
U|purging|puked on purpose after the party
U|purging|don't deserve food until i run 15k, did it daily
U|purging|water and gum this week, hit 46 kilos
U|purging|my throat is raw from bringing it up again
U|purging|i eat nothing three days then i eat all then i vomit
U|purging|water tablets so i look lean, cramps all over
U|purging|back to old habit after meals, toothbrush
U|purging|after food i must sport or i panic, midnight too
U|purging|skipped every meal since wednesday, mum thinks i ate
U|purging|can't stand food in me, so it goes back up
U|purging|good workouts. i vomit the dinners so weight is going down
U|purging|took a box of laxatives to undo the wedding
U|purging|knuckles are sore from my teeth, you know why
U|purging|ate pizza, up it came, i saw to that
U|rhabdo|pee like cola after the squats
U|rhabdo|my wee is brown, arms like balloons
U|rhabdo|urine dark since crossfit
U|rhabdo|pee is tea colour, legs too sore to bend
U|rhabdo|arms swollen, can't bend them, wee looks like coke
U|rhabdo|hundred pull ups, now pee brown
U|rhabdo|my water is the colour of rust since boot camp
U|rhabdo|Thighs hard as wood and fat, and toilet water goes brown
U|rhabdo|went black pee after spin class
U|rhabdo|peepee dark dark, muscles big pain, three days
U|rhabdo|can't straighten arms, puffed up, feel sick, hardly peeing
U|rhabdo|pissing coffee after leg day lol
U|rhabdo|coke in the toilet this morning, first spin class saturday
U|rhabdo|biceps twice the size and my pee is funny dark
U|rhabdo|pee looks like iced tea, drank loads. legs dead
U|rhabdo|my urine is like red wine after marathon, legs tight like stone
U|rhabdo|so sore i can't touch my arms, swollen to the wrist, pee orange brown
U|rhabdo|wee is dark like stout since the 300 lunges
U|rhabdo|legs so big trousers don't fit. weak. Little pee and dark
U|rhabdo|brown water from me since hard training, normal?
U|rhabdo|muscles pumped since tuesday and won't go down, peed mud
U|rhabdo|upper arms like sausages and my wee is a shocking colour
U|rhabdo|first class in years now the pee is maple syrup colour
U|rhabdo|did murph, arms stuck, toilet looks like black tea
U|rhabdo|can't lift the kettle, arms huge, and dark wee
U|rhabdo|urine color of whisky after the push up challenge, shoulders swollen
U|rhabdo|thighs hot and rock hard, feel poorly, wee went like gravy
U|rhabdo|hot day, hard run, vomit, now pee is dark brown
U|rhabdo|my legs grew. not joking, swelled. and pee like root beer
U|clot|one calf fat and hot since the flight
U|clot|left calf swollen, right normal
U|clot|leg big after the plaster came off, warm
U|clot|calf sore and tight since long drive, red too
U|clot|one leg thicker than the other since sunday
U|clot|breath hurts like knife, came sudden
U|clot|my calf is a hot potato since the plane
U|clot|flew from Sydney, now the sock won't go on one side
U|clot|stab in my side when i breathe in, and puffing
U|clot|after c section, one leg swell, hot
U|clot|lay in bed two weeks, now calf hard and sore
U|clot|calf cramp won't go, shiny and warm, just the left
U|clot|suddenly no air, pain when breathe, leg was fat before
U|clot|one boot too tight. calf hot. been on the coach 20 hours
U|clot|on the pill, calf blown up and achy, one side
U|clot|leg in boot hurts deep, calf puffed over the top
U|clot|coughing bit of pink and sharp rib when i breathe, calf sore last week
U|clot|Only the right leg. Round like a bottle, warm, since surgery
U|clot|the one calf is tender and bigger comma 3 centimetres measured it
U|clot|thought i pulled my calf but i did nothing, it's swelling
U|clot|out of breath out of nowhere, pinch in back when i inhale, flew monday
U|clot|leg purple and fat when i stand. other leg no
U|clot|knee op ten days ago, calf tight as drum now
U|clot|arm swollen and blue after lots of pressing, veins out, heavy
U|clot|one leg feel boiling in calf, hard to walk, long bus
U|clot|nightshift in van, calf puffy and hot next day still
U|clot|catch in chest each breath since i got off the plane
U|clot|calf's red, hot, hurts to point my toes up, just the one
U|clot|lower leg doubled, only one, pregnant
U|breath|can't get my breath sitting down
U|breath|out of breath at rest since yesterday
U|breath|wheezing won't stop, puffer does nothing
U|breath|can say three words then stop for air
U|breath|lips fat and throat tight after the protein bar
U|breath|itchy lumps all over and hard to breathe after run
U|breath|i sit, i have no air
U|breath|whistle in chest all night, inhaler empty nearly
U|breath|have to sleep sitting up, drown if i lie flat
U|breath|face blew up after prawns, throat funny
U|breath|breath short just talking to the kids
U|breath|puffed walking to the loo, new
U|breath|tongue swollen, voice odd, after the nuts
U|breath|blue inhaler ten times today, still tight
U|breath|air not come in. since morning
U|breath|cannot talk long, breath finish
U|breath|gasping on the couch, did nothing
U|breath|like breathing through a straw since last night
U|breath|squeaky chest hasn't let up since tuesday, no training
U|breath|rash everywhere, then throat closing in cool down
U|breath|I can't finish a sent. need breathe
U|breath|bee got me, eyes shut up, wheezy
U|breath|short of puff even brushing teeth
U|breath|no air at night, two pillows then three, feet fat
U|breath|asthma bad, ribs sucking in, pump no help
U|breath|drowning feeling doing nothing, lips bluish my daughter says
U|breath|new antibiotic, welts and chest tight now
U|breath|not enough oxygen feeling in bed, heart fine. Gym closed monday
U|breath|stopped halfway across the living room for air
U|breath|hives on my belly from running and my throat went narrow
U|stroke|mouth hangs on one side
U|stroke|half my face is not moving
U|stroke|words came out wrong this morning
U|stroke|one eye went dark, like curtain, ten minutes
U|stroke|worst headache of my life, came in a second
U|stroke|couldn't speak right, like drunk, better now
U|stroke|coffee ran out of the corner of my mouth, face lopsided
U|stroke|Thunder in my head, sudden, never had like that
U|stroke|arm and face left side gone funny, came back
U|stroke|fell to the left all morning, room tipping, can't walk straight
U|stroke|my smile is crooked since today
U|stroke|know the word, can't say the word. since lunch
U|stroke|kids laughed at my talking, all slurry
U|stroke|right eye blind for a bit, ok now
U|stroke|headache like a gun in the last rep, still there
U|stroke|couldn't understand what the telly said for a bit
U|stroke|one side of me went to sleep, then woke up
U|stroke|eyelid dropped, cheek dropped, speech thick
U|stroke|wrote nonsense in the shift book, didn't see it
U|stroke|face fall down one side. half hour
U|stroke|balance gone all at once, and seeing double
U|stroke|head exploded during the lift. neck stiff, sick
U|stroke|could not find my mouth with the spoon
U|stroke|the left half of everything i saw was missing
U|stroke|tongue won't do what i want since breakfast
U|stroke|wife says my face slipped. i feel ok
U|stroke|shutter came down over one eye at work
U|stroke|talk rubbish for five minutes, then normal. Tired maybe
U|stroke|suddenly couldn't stand, floor was going, throwing up
U|stroke|my mouth speak not my words yesterday
U|bleeding|blood in my poo
U|bleeding|poo black like tar since two days
U|bleeding|coughed up blood after the run
U|bleeding|threw up something like coffee grounds
U|bleeding|toilet bowl red, not my period
U|bleeding|pregnant and bleeding today
U|bleeding|waters leaking i think, 30 weeks
U|bleeding|still soaking pads, baby is 9 weeks
U|bleeding|stool dark and sticky, stinks, feel weak
U|bleeding|spit red in the sink after cough
U|bleeding|my shit is black. iron? no i take none
U|bleeding|blood when i vomit, little
U|bleeding|i am with baby, blood came with clots
U|bleeding|pad every hour, baby came in august
U|bleeding|wet knickers all the time, not wee, 34 weeks
U|bleeding|number two is like liquorice, gone a bit pale too
U|bleeding|blood from behind, a lot, after training
U|bleeding|Red in the hankie when I cough period not a lot
U|bleeding|dark red in the pan for three mornings, feel washed out
U|bleeding|trickle of water down my leg, 26 weeks, gym was ok
U|bleeding|brought up red stuff after night shift kebab, blood i think
U|bleeding|ibuprofen all week, now my poo is black
U|bleeding|bright red spots, 12 weeks gone, cramps
U|bleeding|passing lumps of blood again, had baby two months back
U|bleeding|toilet look like murder. stomach ache
U|bleeding|sick in the bucket and it was red streaks
U|bleeding|i bleed from bottom when i go, much, head light
U|bleeding|blood came down after i lifted, i'm five months on
U|bleeding|cough, cough, red on the pillow
U|self_harm|don't want to live
U|self_harm|i want to die
U|self_harm|no point being here any more
U|self_harm|thinking of hurting myself
U|self_harm|they'd be better off without me
U|self_harm|i cut my arms again
U|self_harm|thank you coach. this is my last note. goodbye
U|self_harm|tired of living, not of work
U|self_harm|wish i did not wake up tomorrow
U|self_harm|counting my pills at night
U|self_harm|i look at the bridge every shift
U|self_harm|can't go on. sorry
U|self_harm|no more me soon, gave the dog to my sister
U|self_harm|I've had enough of it all now. Written to the grandchildren
U|self_harm|life is finish for me
U|self_harm|kids asleep. i think about ending it
U|self_harm|want sleep and never come back
U|self_harm|plans? none. won't be around
U|self_harm|hate myself, burned my leg with the lighter
U|self_harm|it would be easier to not exist
U|self_harm|i'm done. not the app. everything
U|self_harm|nothing left since she died, I want to go to her
U|self_harm|nearly let go of the wheel on the way home, on purpose
U|self_harm|every day i think how to do it
U|self_harm|good workout. still want to be dead
U|self_harm|delete my account, i will not need it, nor anything
U|self_harm|baby is safe with her dad, i am the problem, better gone
U|self_harm|punch walls till my hands bleed so it stops inside
U|self_harm|what if i just drive into the tree. keeps coming
U|self_harm|nobody will miss me, soon it is over
H||knee hurts
H||my knee is sore on stairs
H||right knee again
H||back bad today
H||low back stiff, legs fine
H||shoulder no good over head
H||left shoulder clicks and hurts
H||twisted ankle, bit fat, can walk
H||neck stiff from the baby
H||wrist sore in push ups
H||elbow hurts when i grip, tennis elbow doctor say
H||heel hurts first steps in the morning
H||hip aches after sitting long
H||i have a cold
H||nose full, throat sore, kids brought it home
H||bit of fever yesterday, gone today
H||am pregnant, 14 weeks, all fine
H||we expect a baby in june
H||baby is 8 weeks, doctor said walk
H||c section in september, scar pulls
H||blood pressure pills, one each morning
H||I take tablets for my pressure and water
H||sugar sickness, type 2, metformin
H||i have diabetes, sugar ok this week
H||type one, bit low after the run, juice fixed it
H||asthma, puffer before sport, works
H||asthma ok if i use the brown one
H||period pain, took a pill
H||cramps, day one, no sport please
H||dizzy a second when i get up, always had
H||stitches in my finger till friday
H||cut my hand at work, three stitches, no grip work
H||hernia, waiting for the date
H||groin hernia small, doc says no heavy
H||got a belly hernia since the twins
H||pelvic floor weak, leak when i jump, since third baby
H||i pee a little when i skip, physio knows
H||old disc, acts up when i lift
H||sciatica old friend, known, no worse
H||tingly foot for years, doctor knows, same
H||carpal tunnel, hand sleeps at night, have a splint
H||achilles stiff in morning, warms up
H||shin splints again
H||bruised shin from box jump
H||black toenail from the long run
H||blister on heel
H||pulled calf last week, better, still feel it
H||hamstring pulls a bit
H||groin strain from football, can walk ok
H||slept bad all week, resting pulse up, body heavy
H||not recovered, sore four days, weak
H||new pills for my mood, make me sleepy
H||on antidepressants, they work, i'm tired
H||panic attacks, known, i have a therapist
H||had a panic attack in the bus, the usual one, breathing thing helped
H||thyroid tablets changed this month
H||beta blockers so my pulse stays low
H||stent last year, rehab done, doctor gives limit 120
H||pacemaker since spring, clinic says arms low for now
H||heart flutter is known, on tablets, check in march
H||blood thinners, bruise easy
H||had a clot two years back, still on the pills
H||stroke in 2021, left hand still slow, physio plan
H||concussion three weeks ago, doctor says easy bike ok
H||broke my foot, boot off tuesday, slow start he said
H||knee operation six weeks ago, physio twice a week
H||ACL done in may, no twisting yet
H||rotator cuff repaired, sling off, only light
H||biceps sewn back on in july, surgeon says 2 kilo
H||achilles op, 4 months, heel raises with two legs only
H||appendix out a month, doctor says no sit ups
H||gall bladder out, holes still sore
H||piles, bit of blood on paper, doctor has seen it, cream
H||sore bum from the bike seat
H||saddle sore, no bike please
H||tummy bug, kids too, out both ends, better now
H||sick from bad fish yesterday, weak today
H||hay fever, eyes run
H||nut allergy, carry the pen
H||migraine yesterday, the usual, dark room
H||headache with my cold
H||head hurts after nights, tablet helped
H||ear infection, on amoxicillin
H||antibiotics for tooth, no alcohol
H||tooth pulled out, cheek fat
H||wisdom tooth out, dentist says no lifting till monday
H||cough since two weeks, doctor says just virus
H||i am on iron, low blood
H||anaemia, get tired quick, doctor knows
H||arthritis in my hands, cold days worse
H||knees full of arthritis full stop cannot kneel
H||new hip, two years, don't like deep squats
H||gout in the big toe again
H||bunion sore in new shoes
H||flat feet, ankles ache after shifts
H||varicose veins, legs heavy after shift, wear stockings
H||legs swell both in the heat, always, doctor knows
H||ankles puffy both, 36 weeks, midwife checked today
H||midwife says all good, no lying on back
H||morning sick, can't do mornings
H||tennis elbow
H||trigger thumb, can't hold dumbbell well, doctor in two weeks
H||jaw clicks, i grind at night
H||hands sore, skin split from the bar
H||burned hand on oven, blister
H||dog bit my calf, cleaned, jab done, sore
H||rib sore from coughing
H||cracked rib, x rayed, six weeks no punching
H||collar bone healing, 5th week, doctor happy
H||plaster on the wrist until christmas
H||finger jammed at volleyball, fat, bends ok
H||toe broken, taped, can bike
H||fell on my hip on ice, blue, can walk fine
H||bruise on thigh from the bar, yellow now
H||back spasm from lifting the toddler, heat helps
H||my back is not good, only low, no leg
H||put my back out a bit, hoovering
H||back tweaked on the deadlift, can bend half
H||neck one side, can't look left
H||shoulder from carrying the car seat
H||thumb hurts from holding the baby
H||mum wrist, both, splints
H||breast infection, on tablets, no bounce please
H||tummy gap two fingers, physio said slow
H||bleeding after birth stopped, check was fine, pelvic floor first
H||miscarried last month, doctor says ok to move gently
H||ivf shots now, told not to jump
H||menopause, hot and no sleep
H||hot flushes, joints ache
H||prostate done in summer, pads still, doctor says walk
H||bladder infection, nitro something tablets, better
H||kidney stone passed, told to drink
H||ulcer last year, on stomach pills, no ibuprofen
H||acid comes up when i lie down after food
H||heartburn from the coffee, tablets fix it
H||crohn's quiet just now, toilet near please
H||ibs week, belly like drum
H||long covid, must go slow
H||covid last week, negative now, weak on stairs
H||flu gone, legs like pudding
H||chest infection finished, still cough a bit
H||epilepsy, no fits for two years, no climbing alone
H||ms, legs tire in heat, same as always
H||parkinson, shake in right hand, pills on time
H||vertigo, the ear stones, doctor does the turn thing
H||ringing ear since years
H||one eye poor since birth, don't throw balls
H||eye operation, no straining for two weeks
H||cataract done tuesday, told no bending
H||glaucoma drops, no head down
H||skin thing cut off the back, stitches ten days
H||eczema, chlorine makes worse
H||tattoo fresh, arm sore, no pool
H||sunburn on shoulders, straps hurt
H||depressed, doctor knows, going to the group
H||grief, dad died, not sleeping, appetite low
H||feel low since weeks, not dangerous, talk with doctor tuesday
H||anxious, pills, ok
H||adhd meds, pulse bit high, nurse knows
H||eating disorder before, 3 years well, no calories please
H||i was bulimic, dietician every month, don't show me weight
H||drink problem, dry 90 days, keep me busy
H||smoker, puffed on hills, same as ever
H||copd, stable, pursed lips, nurse set me at level 3
H||oxygen low at night, got the mask machine
H||sleep apnoea, new mask
H||statins, muscles ache a bit, doctor checks blood
H||cortisone shot in shoulder monday, rest a week
H||jab in the knee, two days off
H||vaccine yesterday, arm sore
H||flu jab, arm like lead
H||took painkiller before training
H||ibuprofen most days for the hip
H||knee fat after long walk, ice helps
H||knee gives a little, old meniscus
H||kneecap crunches, hurts a bit
H||behind the knee tight, runs ok
H||runner's knee, outside
H||it band
H||hip pinches in deep squat
H||bursitis on hip, can't lie on it
H||tail bone sore since i fell on it
H||foot arch sore
H||spur in heel, insoles
H||ball of foot burns in tight shoes
H||hurts a bit when i turn
H||it hurts here in the elbow inside
H||front shoulder sting in bench, not sharp
H||bench hurts shoulder. bought milk
H||school run every day and my hip nags
H||night shifts, back hurts, feet hurt
H||kids sick, i am next i think, throat
H||Doctor says my pressure is high, wait for pills
H||bp 150 at nurse, she will check again monday
H||fainted in 2019 from blood taking, get woozy with needles, careful after
H||low pressure always, slow when i get up
H||bit giddy after the hot bath, gone when i sat
H||ferritin 9, resting more
H||pins and needles in the hand on the bike, shake and gone, every ride
H||foot falls asleep on the elliptical, comes back
H||fingers white in cold, raynauds
H||leg cramp at night
H||calf cramp, both, swim
H||calves tight, one has a knot
H||side stitch bad this run
H||pulled muscle between ribs, sore to press, doctor looked
H||chest wall sore, doc said cartilage, no dips
H||chest pain was checked, gullet, have tablets now
H||stress fracture healing, no run till january
H||foot scan monday, no running, doctor said
H||tore calf a bit in october, physio says grade one
H||hamstring tear, seen, week 4 of plan
H||shoulder came out in august, back in, physio
H||hypermobile, joints slip, go slow
H||loose joints, elbow goes too far
H||lupus, flare small
H||fibro day, all sore
H||rheuma in fingers, morning stiff, injection every two weeks
H||psoriasis, knees too
H||osteoporosis, no bending forward doctor says
H||spine fracture old, told no crunches
H||curved back, left side gets tired
H||one leg shorter, insole, back feels it
H||fused neck, no heavy over head
H||bad neck arms tingle some days, mri done, doctor says exercise
H||foot drop since 2018, have a brace, no change
H||half face slack from bell's palsy in may, nearly back, doctor follows
H||my heart is leaky, checked each year, no max
H||irregular heart, on bisoprolol, cardiologist says ok easy
H||heart attack two years ago, in rehab group
H||bypass in spring, breastbone healed, light only
H||nitro spray in my bag, not used this year
H||sugar was high, more insulin, ok
H||libre sensor on left arm, don't lean there
H||stoma bag, no belly pressing
H||lost a kidney as donor, drink well
H||chemo over in may, tired yet
H||tamoxifen, joints stiff
H||arm swells since the breast op, sleeve on
H||chemo week, low power
H||port in chest, no bar there
H||i had operation of nose, no sport two weeks
H||vein operation monday, stocking, doctor say walking yes
H||carpal op ten days ago, stitches out thursday
H||meniscus trimmed in october, physio happy
H||tummy tuck 5 weeks, surgeon said no abs
H||breast op, no arms till week 6
H||vasectomy friday, sore balls
H||hand op, no weight on it
H||kid jumped on my rib, sore to laugh
H||stepped on lego, cut, limping lol
H||wasp sting on foot, swollen foot only, itchy
H||bee sting, arm red, tablet helped
H||ingrown nail, foot hurts in shoes
H||stubbed toe, purple
H||nail came off after hike
H||shoes rubbed, both heels open
H||chafed
H||palms torn
H||sore throat, voice gone, feel ok
H||lost my voice, just a cold
H||sinus, face full
H||cold sore and run down
H||swollen glands, resting
H||glandular fever before summer, still slow
H||slight temp, 37.8
H||feel grippe coming
H||shivers last night, today tired
H||virus week, kids, me, all
H||stomach not good since the curry
H||constipated, on iron
H||runs, every time i run
H||threw up once after too big breakfast and sprints
H||dehydrated after the hot shift, cramp
H||overheated a bit in hall, sat down, was fine, am on water tablets
H||hungover and knee sore
H||weight dropped 4 kilo no try, blood test tuesday
H||hair falls, tired, thyroid test done
H||no period four months, seeing the doctor next week
H||endometriosis, bad days this week
H||heavy period as always, iron low
H||cyst on the ovary, doctor watches it
H||coil fitted, crampy
H||prolapse, mild, no heavy squats the physio says
H||breastfeeding, thirsty and joints loose
H||twins, 20 weeks, back aches
H||pelvis hurts, 28 weeks, belt helps
H||no more lying on tummy, bump
H||doctor says bed with feet up no, walk yes. 33 weeks
H||placenta low, scanned, told no lifting
H||sugar in pregnancy, diet only
H||had preeclampsia last time, now bp pills, watched
H||stairs bad for knee, bike good
H||kneel no. stand yes
H||no jump, knee
H||not the overhead one, shoulder
H||floor hard for me, get up slow, hips
H||i limp a bit at night, morning ok
H||body hurts, not the good hurt
H||sharp in the elbow, only curls
H||wrist old break, aches in rain
H||old ankle, old story
H||metal in my leg, hurts in cold
H||screw in shoulder, clicks
H||scar tight
H||grandad knee at 40
H||My hands shake, always have, the doctor calls it essential
H||hearing aid out, balance a bit off, same as usual
H||Walk with stick, left hip worn
H||waiting for hip operation in march
H||shoulder frozen, month five, physio
H||can't sleep on right shoulder
H||dead arm when i sleep on it, gone when i shake it
H||numb patch on thigh three years, tight trousers thing, doctor says harmless
H||numb round my scar, surgeon said that stays
H||elbow nerve, ring finger tingles, known, brace at night
H||head bump last month, cleared, still bit tired
H||got whiplash in october, collar off, neck moves better
H||walked into door, small lump, no headache, bit sore
H||black eye from ball, doctor looked, ok
H||nosebleed, dry air, stopped in five minutes
H||gums bleed bit, dentist tuesday
H||blood pressure a bit up, coffee maybe
H||pulse high mornings, bad sleep all week
H||resting heart up 8, think a cold comes
H||extra beats, had the 24 hour thing, harmless they say, less coffee
H||svt, fixed with the wire in june, doctor lets me do easy
H||warfarin, no boxing
H||hernia op was monday two weeks back, walk only
H||hydrocele, feels heavy, urologist in december
H||knee brace on
H||taped ankle, held
H||physio says no lunges
H||doctor says swim not run
H||osteopath cracked me, sore after
H||nurse said keep it under 130
H||on cortisone, puffy and hungry
H||antibiotic makes me sick in stomach, doxy
H||penicillin for throat, day 3, resting
H||cipro long ago hurt my heel, still careful with jumps
H||pain patch on, no sweat on it
H||cbd and a hot bottle for the back
H||magnesium for cramps
H||allergic to tape, skin red
H||cold air makes me cough, asthma, puffer ok
H||wheeze a little on runs, inhaler and gone
H||bit chesty, peak flow normal
H||breath short on hills since covid, doctor tested, slow build
H||hyperventilate when stressed, i know it, bag trick
H||worn out, burned out, doctor wrote me off two weeks
H||signed off with stress
H||postnatal blues, health visitor comes, ok
H||cry a lot since birth, doctor started tablets
H||bipolar, stable, no late evenings please
H||ptsd, no loud claps
H||lithium, need water
H||autism, loud gym bad, also ankle sore
H||knee from roofing, every winter
H||truck back. you know
H||hip sore from carrying post
H||feet dead after 12 hours, plantar thing
H||baker's shoulder, left
H||hairdresser wrist
H||chef, burned arm, bandage
H||typing arm hurts
H||stiff old man knees comma worse in the morning
H||daughter says I walk crooked, it's my old hip
H||my left side is the weak one since polio
H||hand hurt little
H||foot hurt from shoe
H||the muscle of leg is pull
H||back pain but only when long stand
H||i fall from bike, skin off, elbow open
H||grazed knee, scab pulls
H||slipped on stairs, bum blue, ok to sit
H||fell on hand, x ray fine, still sore
H||sprained thumb skiing
H||skier's thumb, splint
H||golf elbow
H||padel elbow
H||swimmer shoulder
H||sore shins, new shoes didn't help
H||kneecap sore after stairs day
H||quads tendon above knee, bit sore
H||patella tendon moans
H||glute tendon, side hip
H||bicep tendon grumbles
H||pec strain small, three weeks, push ups ok
H||ab strain, hurts to sneeze
H||adductor tight, hurts on side steps
H||rib out, chiro put it in
H||trapped nerve in neck, physio seen, easing
H||lumbago like every november
H||stiff as board, back, age 71
H||slow healing cut, diabetic, nurse dresses it
H||feet dull from sugar for years, check shoes
H||shingles, crusted, still sore
H||athlete foot
H||wart frozen, sole sore
H||cyst on wrist
H||lump on knee, water, doctor drained
H||boil where the seat is
H||pilonidal thing, no bike
H||fissure, sore to sit, cream
H||loose tooth from ball, dentist done
N||all good
N||fine
N||ok week
N||nothing to say
N||no
N||good, thank you
N||same as last week
N||nope all fine here
N||only tuesday and friday please
N||not mondays
N||saturday morning is best for me
N||sundays off, church
N||can we do four days
N||three days is enough
N||20 minutes max, kids
N||i have 40 minutes now
N||shorter please
N||longer on weekend ok
N||before six in the morning only
N||after the kids sleep, so quiet ones
N||no jumping, neighbour under me complains
N||at home this week
N||hotel gym, only dumbbells
N||gym closed for paint
N||want outside
N||in the park if dry
N||no gym till payday
N||more legs
N||more bum please
N||less arms
N||bigger shoulders
N||i want chest
N||more back, less bike
N||abs please, summer
N||biceps biceps biceps
N||enough squats
N||hate burpees
N||no more planks, boring
N||lunges are stupid
N||love the deadlift
N||can i have kettlebell again
N||want to learn pull up
N||swap the rower, always taken
N||like the band one
N||i have 5k in april
N||wedding on the 12th, want arms for the dress
N||army test in march
N||football starts again thursdays
N||holiday next week, no kit
N||marathon in 10 weeks
N||hike with the scouts saturday so skip legs
N||moving house, lots of boxes
N||ate well
N||ate cake, no regret
N||too much pizza
N||forgot lunch, busy
N||mum cooks too good
N||ramadan, train after iftar
N||no meat now
N||protein powder tastes like chalk
N||chicken rice chicken rice
N||drank more water
N||stopped sugar in tea
N||beer on friday
N||hungry all the time, eat all, lol
N||slept like a stone
N||slept five hours, shift
N||baby up twice
N||nights this week, days next
N||tired from work, that's all
N||knackered but ok
N||long shift, did it anyway
N||double shift, skipped
N||got new dumbbells
N||bench is broken, only floor
N||have bands and a mat
N||no bar at home
N||treadmill came
N||only 8 kilos here
N||my kettlebell is 12, use that
N||happy
N||proud of me
N||bit meh
N||lazy week
N||no motivation, rain
N||feel strong
N||grumpy, no coffee
N||stress at work but gym helps
N||bored
N||good mood, sun is out
N||you are great
N||thank you coach, nice plan
N||best app
N||my wife says i look good, thanks
N||app crashed
N||timer too loud
N||timer stops when i lock phone
N||cannot find the video
N||letters too small for me
N||lost my log again
N||why pay for this
N||notifications too many
N||wrong weight in the app
N||speak slower in the videos please
N||music no work
N||app in spanish?
N||I cannot find the button for finish
N||too easy
N||too hard, but did it
N||rest too long
N||more rest between sets
N||warm up boring
N||did all three
N||missed one, kid's birthday
N||missed all, sorry
N||did two of four
N||benched 60, finally
N||first pull up!!
N||ran 3 k no stop
N||slow run, happy
N||legs sore, good sore
N||bum sore from squats, normal
N||arms like jelly after, nice
N||can't sit on the toilet, leg day, ha
N||muscle pain little, two days, now gone
N||sweaty and done
N||puffed at the end but that's the point
N||heart pumped in sprints, calmed quick
N||out of breath in the last round, one minute later fine
N||red face after, as always
N||lost one kilo
N||plus two kilo, christmas
N||scale same
N||want 5 kilos less till summer
N||trousers fit again
N||belly is less
N||new job monday, times change
N||school holidays, no time
N||kids off sick, i'm fine
N||dog ate my mat
N||car broke, walked to work
N||exams this week
N||harvest now, very busy
N||late bus, late gym
N||my mother visit, no train
N||got a cat
N||granddaughter born, what a week
N||retired friday full stop more time now
N||I am speaking this in to the phone comma week was nice
N||new carpet, bought eggs, trained twice
N||won at bingo, did squats
N||garden done, stairs done
N||walked the dog every day
N||carried shopping up four floors, counts?
N||can i do yoga instead
N||swim on wednesdays also
N||dance class is good
N||i bike to work 8 km each way
N||tennis with my brother, lost
N||want to be strong for my kids
N||need to carry toddler up stairs, train that
N||train with wife now, two plans?
N||ladies gym only please
N||no mirrors please
N||no men's gym
N||i pray friday noon, other time
N||shift plan comes sunday
N||off on 4th to 9th
N||back thursday from my sister
N||no internet on ship
N||on boat three weeks, only mat
N||hot here, 40 degrees, early please
N||snow, no run
N||dark at five, no run
N||gym full after new year
N||stupid machine taken
N||man sits on bench with phone
N||forgot shoes, trained in socks
N||lost my belt
N||what is rpe
N||what is superset
N||how much weight i take
N||is it ok to do it two times
N||can I do it slow
N||how many steps good
N||creatine yes or no
N||morning or night better
N||i like numbers, more numbers
N||no numbers please, just tell me
N||less talk
N||funny video, the dog
N||more upper than lower
N||want neck like bull
N||calves small, more calves
N||forearms please, climbing
N||posture please, desk
N||stretch at the end, i like
N||ten minutes stretch before bed
N||one hour, no kids, yes!
N||lunch break, 25 min, no shower
N||nothing hurts
N||no pain
N||body ok
N||knee is fine now
N||no pain anywhere, knock on wood
N||no chest pain, no dizzy
N||heart good, doctor looked, train
N||had the chest looked at, all clear
N||ecg clean, go on he said
N||no numbness, no tingles, all good
N||did not faint this time or ever, just joking
N||i am dead after leg day haha
N||died on the rower
N||killed me, loved it
N||murder, that last set
N||nearly died laughing at your video
N||i want to kill my alarm clock
N||kids are killing me
N||boss will be the death of me
N||my husband's cooking will kill me
N||would die for a coffee
N||dying for the weekend
N||kill the burpees please
N||end it with stretching please
N||goodbye summer, hello gym
N||goodbye belly
N||last note this year, bye, see you in january
N||i want to end the monday sessions
N||don't want to do planks any more
N||can't go on with the same workout, boring
N||i've had enough of this plan, new one please
N||no point in sundays, i never do them
N||hate myself for eating the whole cake, joking
N||heart skipped when i saw the gas bill
N||heart jumped, thought i lost the kid in the shop, there he was
N||my heart is in the garden this week
N||broken heart, she left, gym helps
N||heart of stone, ate no chocolate
N||heart beat fast in interval, like plan
N||chest day was great
N||chest pumped
N||chest tight shirt, need bigger one
N||pressure at work, none in the gym
N||weight off my chest, exam is over
N||chest freezer broke, ate all the ice cream
N||arm day heavy, good
N||left arm weaker than right, always, one more set?
N||jaw on the floor, 100 kilo went up
N||nearly fainted at the price of the gym
N||almost passed out from boredom
N||lights went out in the gym, power cut
N||black out in our street, no treadmill
N||blacked out the windows for day sleep, slept great
N||fell asleep on the sofa, out like a light
N||passed out in bed at nine, kids too, lovely
N||conked out in front of the telly, long shift
N||a guy fainted at the gym, scary
N||the lady next to me went down in spin, ambulance came
N||my dad had a stroke, i drive there weekends
N||mum in hospital with her heart, less time
N||husband has chest pain, is with doctor, i miss tuesday
N||my sister don't want to live, i stay with her this week
N||friend tore his achilles, i want to avoid that
N||neighbour got a clot after plane, do i need socks?
N||son hit his head, doctor says ok, no sleep for me
N||kid threw up all night, i'm fine
N||dog vomited on mat
N||daughter has asthma, up with her at night
N||wife pregnant, less time soon
N||my wife bleeds in pregnancy, hospital keeps her, no training
N||grandpa died, funeral friday
N||colleague got rhabdo, lol not me
N||my brother takes cipro, can he train
N||flatmate throws up her food, how do i help her
N||cat bleeds, vet, missed workout
N||mate got concussion at footy, i'm ok
N||broke wrist as kid, fine
N||had asthma as a child, gone
N||fainted once at school, 30 years ago
N||torn hamstring in 2009, no trouble
N||knee op ten years back, never feel it
N||slipped disc at 25, now 50, lift all
N||had a bad time in my teens, all good long since
N||pregnant? no, just cake
N||hernia as baby, nothing since
N||concussion in 1998, rugby, no problem
N||what if i faint alone at home?
N||what to do if someone has heart attack in gym
N||when is chest pain bad? just asking
N||is brown pee from training real? mine is normal
N||scared of stroke, family. nothing now
N||afraid of my back, but it's fine
N||can you get a clot from sitting? i sit lots
N||could lifting give hernia? none yet
N||how do i know if i tear something
N||pee is clear, i drink enough
N||wee bright yellow from vitamins
N||beetroot made my pee pink, had two jars, ha
N||cola every day, must stop
N||coke zero ok?
N||black tea not coffee now
N||toilet queue at the gym too long
N||the app pees me off
N||poo jokes with the kids all day
N||nappies, black first then yellow, baby is fine
N||liquorice eaten, all of it
N||bloody rain
N||bloody hard, loved it
N||bloody app froze again
N||blood test came back good
N||gave blood last month, all normal now
N||blood orange smoothie, nice
N||sweat, blood and tears, well, sweat
N||leaking tap, plumber, missed thursday
N||water bottle leaks in my bag
N||roof leaks, no training
N||my water broke lol the bottle, i mean
N||pregnant pause between sets too long
N||words fail me, so good
N||speechless, 5k under 30
N||could not speak in sprints, after yes
N||lost my tongue when the trainer said hello
N||my english is not good, sorry for words
N||autocorrect makes my words mush
N||phone writes nonsense when I dictate sorry
N||face pulled in every rep, ugly, ha
N||one eye on the baby, one on the timer
N||blind in the dark, bring a lamp
N||sweat in my eye, couldn't see the timer
N||app gives me headache, too many clicks
N||tax papers, what a headache
N||kids are a headache, gym is peace
N||worst headache of the job is the rota
N||lost balance on one leg thing, fun
N||no balance, work and life
N||wobbly on the bosu, giggled
N||dizzy from all the options in the app
N||spinning class made my head spin with joy
N||foggy morning, ran anyway
N||fog on the glasses
N||head full, school stuff
N||head in clouds, in love
N||banged head on wall, not really, the rota
N||hit the wall at 30 k
N||hit my target, 10k steps
N||hit the gym four times
N||hit head on shelf, ten years old then, funny scar
N||light hurts at 5 am, who wants to get up
N||sick of oats
N||sick beat in that playlist
N||sick pay ended, back to work, all healed
N||sick workout bro
N||makes me sick how they park
N||could puke, gym fees up
N||threw up my hands, gave up on that machine
N||threw everything out of the fridge, only good food
N||purged the wardrobe, sport clothes only
N||fasting 16 8, feel fine, eat well after
N||skipped breakfast, ate two lunches
N||not eaten yet today, it's 7 am
N||burned off the cake with joy, not guilt
N||earned my curry
N||kids binge cartoons, i plank
N||binged the series, no steps
N||numb bum from the meeting, stood up, fine
N||my brain is numb after nights
N||numbers not numb, count my reps better
N||hands cold on the bar, gloves bought
N||lost my grip on the diet, haha
N||drop the weights softer he says
N||dropped my cup, butterfingers, new cup
N||foot down, no work on sundays
N||dragging my feet to gym, lazy
N||weak week, pun
N||weak at arms, want strong
N||legs gave up at rep 12, that was the plan
N||legs of wood after stairs day, gone by wednesday
N||pop music please
N||the mat popped, no the ball, exercise ball
N||ball burst under me, laughed
N||snapped a band, hit the lamp
N||snap, i like the same song
N||tore my shorts in the squat
N||ripped trousers, big laugh
N||ripped arms, that's the goal
N||crack in the screen
N||knees crack, no pain
N||shoulder clicks, doesn't bother
N||broke my record
N||broke, no money for gym
N||bench fell apart, nobody hurt
N||kick in the butt needed
N||someone kicked my ball over the fence
N||swollen ego after new pr
N||big calves, jeans tight, nice
N||both calves stiff from hills, tomorrow good
N||leg warmers, where to buy
N||flight was long, trained at hotel, legs normal
N||flew home, jet lag, will sleep
N||plane delayed, lost two days
N||long drive, stretched at each stop, good
N||clot of a referee, we lost
N||breathless view from the hill
N||take my breath away, sunset run
N||no breath to sing the song on bike, good sign
N||breathing exercise was nice
N||save your breath, i won't do burpees
N||whistle of the kettle, tea after training
N||wheezy old car, will cycle
N||air con broken in the gym, hot
N||allergic to mondays
N||allergic to running, joke
N||itching to go again
N||swelled with pride, son ran too
N||face mask on bus, nothing to tell
N||straw hat, sun, walk
N||panic! forgot the wifi code
N||panic buying, carried 20 kilo rice
N||anxious for the exam, normal
N||nervous before race, slept ok
N||butterflies before the match
N||sad about football
N||cried at the film, good film
N||lonely since move, gym people are nice
N||bit down, grey weather, walk helps
N||angry at boss, bag got it
N||argued with teen, trained it off
N||pills? none, only vitamin
N||no medicine, no illness
N||doctor check, all perfect for my age
N||blood pressure 118 over 75, happy
N||sugar test good
N||nurse said keep going
N||physio signed me off, all free now
N||back is cured, doctor says lift what you want
N||ankle healed, no limits
N||baby is two, i'm fit, all back to normal
N||not pregnant, no illness, just unfit
N||the form asks illness: none
N||heart pain? no. heart full of love
N||nothing broken, nothing torn, just old
N||old but ok
N||76 and well thank you
N||Had a lovely week period trained twice period goodbye
N||Dear coach comma all well here comma regards Harold
N||how do I switch this thing off
N||I said squats not squash
N||cancel thursday
N||move tuesday to wednesday
N||add one day
N||please one less
N||every second day ok
N||weekend only
N||no time till friday
N||5 minutes in the break room?
N||lorry cab workout please
N||at work between calls
N||night shift, can train at 4 am
N||early shift, so evening
N||i clean houses, arms get enough
N||i stand all day, less standing
N||i sit all day, more standing
N||on feet 12 hours, no cardio
N||carried bricks all day, skip back
N||farm work, strong already
N||nurse here, seen a heart attack today, tired, need easy one
N||ambulance shift, two overdoses, rough, gym cleared my head
N||stroke ward all week, feet flat, i'm good
N||swim stroke is bad, teach me
N||breast stroke 20 lengths
N||stroke of luck, bench was free
N||rower 24 strokes a minute ok?
N||saddle too low, fixed it
N||new saddle, comfy
N||pedals squeak
N||bike chain off, walked
N||tyre flat
N||watch dead, no data
N||watch says 200, strap was loose, felt normal
N||pulse strap itches
N||battery died, workout not counted
N||dead battery, dead phone, live me
N||phone fell on my face in bed lol
N||fell in love with boxing
N||fell off the wagon, chips
N||fell behind the plan
N||fell over the dog, nothing happened
N||tripped on lego, swore, nothing hurt
N||collapsed on sofa after, in a good way
N||finished on the floor, smiling
N||floor is lava with kids, best cardio
N||crawled up the stairs, doms
N||doms in chest from push ups, normal
N||armpit sore from pulls, day two, fading
N||sore everywhere first class, fun
N||a bit stiff, nothing
N||tired legs, ran anyway
N||yawning all day, baby
N||eyes tired, screens
N||bags under eyes, new parent
N||teething baby, no sleep
N||my tooth is fine, it was baby tooth i mean hers
N||three kids one gym pass
N||pram run went well
N||toddler copies my squats
N||teen took my dumbbells
N||mother in law here, help
N||party saturday, sunday no
N||birthday, 50, want 50 push ups
N||christmas party, dress, hurry
N||diwali sweets, oh well
N||eid soon, two weeks light
N||easter eggs gone
N||bbq all weekend mate
N||fish and chips twice
N||dal and rice, is it enough protein
N||eggs ok every day?
N||no dairy, taste
N||want recipe
N||shake before or after
N||coffee then gym, good
N||energy drink, no, tea yes
N||no alcohol this month
N||wine with sister
N||stopped smoking! day 9, feel good
N||weight up, muscle i hope
N||i am 92 kilo, want 85
N||too thin, want bigger
N||want arms not like noodles
N||jelly legs haha fun
N||my bum is bigger, yes
N||waist two cm less
N||not for weight, for fun
N||stronger now, thank you
N||can open jars now
N||carry both kids up now
N||stairs no problem now
N||beat my son at push ups
N||plank two minutes!!
N||same weights, three weeks, stuck
N||no progress, why
N||more weight next time
N||less weight, form was bad
N||i cheat the last reps
N||form video please
N||show from the side
N||left and right mixed up in video
N||picture does not load
N||password gone
N||paid two times
N||how to pause membership, money
N||dark mode please
N||voice is annoying
N||voice is nice
N||love the new badges
N||streak broken, sad face
N||streak 40!
N||good app, bad music
N||simple is good
N||too many words, i read slow
N||i not understand exercise three
N||what mean tempo
N||thanks for ask
N||everything is normal
N||life is life
N||busy busy
N||nothing new
N||boring week, good training
N||good training, bad weather
N||bad training, good week
N||meh session, late dinner
N||strong on bench, slow on run
N||slow but done
N||hot hall, drank lots
N||music was on, door was open, did ten rounds
N||did yours and then football
N||walked 12 k with the dog, bought bread
N||bus strike, walked
N||new flat, stairs, no lift
N||new gym, nice people
N||gym smells
N||shower cold there
N||parking ticket at gym, nearly had a heart attack ha
N||heart attack on a plate, that breakfast, tasty
N||this rota gives me a stroke i swear
N||I'd kill for a full night
N||suicide sprints at training, coach is mean, fun
N||shoot me, burpees again
N||rest in peace my legs
N||rip arms, see you friday
N||my soul left my body in round four, great
N||saw stars, clear night run
N||black toe socks, fancy
N||bruised pride only
N||pain in the neck, my neighbour
N||pain au chocolat, two
N||pain is my landlord
N||got cold feet about the race
N||cold? no, warm, nice run
N||cough up the fee, they say
N||choked in the final, lost the set
N||gasped at the bill
N||gut feeling, plan is good
N||bleeding obvious, i need new shoes
N||bleed money for this gym
N||bad blood with my gym mate
U|chest_pain|milk is out, and I get a tightness here walking to the shop
U|chest_pain|ache between the shoulder blades and down the arm on the stairs, sweaty
U|chest_pain|can't do the hill, it clutches me. rested, fine
U|chest_pain|new this week, ache in both arms when i push the bins up the drive, passes
U|chest_pain|It is not pain it is more a squash. In the front. When I hurry
U|chest_pain|chest, heavy, ten min, sat in the van, carried on
U|chest_pain|throat feels strangled when i go uphill with the pram, stops when i stop
U|chest_pain|my front hurts like someone stand on me, in training only
U|chest_pain|bad chest this morning on the ladder, came down and had a fag
U|faint|kids say i was sleeping on the kitchen floor. I was not sleeping
U|faint|bought new mat. went unconscious on it for a bit
U|faint|head went light, then nothing, then the gym lad's face
U|faint|stood up from the bench and woke up under it
U|faint|Had one of my dos again, lost ten seconds on the bike
U|faint|my body turn off during running
U|faint|on shift, walking, then on the ground, sore chin, no idea
U|faint|greyed out in the last set, had to be caught
U|nerve|can't feel two fingers since monday's press and the cup slips
U|nerve|one leg is lazy since the lifting, it stays behind
U|nerve|i sign my name like a child now, hand is not strong
U|nerve|foot asleep since wednesday and will not wake up
U|nerve|scuffing my toe on every kerb, back pain better though
U|nerve|my leg folds when i go down stairs. new. got a new sofa too
U|nerve|arm dead since i woke, six hours now, can't lift the wrist
U|nerve|heel walk not possible on right, left ok, since the back crack
U|saddle|back gone and i have to press my belly to pee
U|saddle|did not feel the chair today, like i float. back is pain
U|saddle|wee comes by itself since i lifted the washing machine
U|saddle|Dead round the back passage since my sciatica got bad
U|saddle|can't tell if my bladder is full, since the disc played up
U|saddle|pain both legs, and down there like not mine
U|saddle|horse riding bit is all numb and back hurts to stand
U|saddle|since back pain i go toilet and not know when finish
U|palpitations|heart like a washing machine, sitting, feel far away
U|palpitations|every few minutes a big thump, a stop, and i nearly go over
U|palpitations|lay down at ten, heart ran till two. washed the car before
U|palpitations|My heart is jumping like a frog and I am not steady
U|palpitations|boom boom boom in the chair, no reason, cold sweat
U|palpitations|pulse 170 at breakfast. i sit. head like air
U|palpitations|off beat heart since last night's shift, legs like water
U|palpitations|it races, stops, races, i hold the wall
U|rupture|heel went bang on the dance floor, walks flat now
U|rupture|arm is popeye since the fridge. can't turn a screwdriver
U|rupture|i hear tak in leg, now foot is lazy and blue
U|rupture|thigh made a noise, leg won't straighten, dip over the knee
U|rupture|can't pick up baby with that arm since the crunch in the shoulder
U|rupture|calf went like a whip, can't stand on the ball of that foot
U|rupture|gap at back of heel, no strength, thought it was a cramp
U|rupture|one side of my chest hangs funny since bench, black arm
U|head|knocked out on the swing frame i think, sick and sleepy now
U|head|hit by garage door, lamp at work is too bright now, can't bear it
U|head|cracked head on the bunk bed, can't remember bedtime
U|head|Came off the scooter, head first, words swim on the page
U|head|since the ball hit me i am slow and i want vomit
U|head|head bang, 2 days, still hurt, still stupid
U|head|pull up bar fell on me, been throwing up, missed work
U|head|bumped my nut, can't stand the radio, off my food
U|tendon_medicine|cipro eye? no, tablets. and heel cord is sore today
U|tendon_medicine|new antibiotics, the black warning one, levo, ankle back sore
U|tendon_medicine|water works tablets cipro flock something, now I limp
U|tendon_medicine|calf to heel hurts since the levofloxacin, skipped nothing
U|tendon_medicine|took cipro for the runs in india, now elbows and heels are sore
U|tendon_medicine|ofloxacin and football, heel burns since
U|tendon_medicine|on day nine of cipro, achilles fat like a thumb
U|tendon_medicine|tendon in shoulder sore, started with the levofloxacin, baby has cold
U|purging|i bring up dinner in the shower so nobody hears
U|purging|only ice cubes since thursday
U|purging|slimming tea ten bags, on toilet all night, scale good
U|purging|if i eat i must run, even 2 am, even in fever
U|purging|lost 6 kilos, trick is finger after meals
U|purging|no eating until the dress fits, day 4
U|purging|ate the kids leftovers, then sicked it all, every night now
U|purging|chew and spit, then laxative, then gym
U|rhabdo|wee black coffee, thighs hurt to touch, two days after class
U|rhabdo|i pee brown little, arms big like ham
U|rhabdo|did the 1000 squat thing, can't walk, pee dark red
U|rhabdo|Passing water like Bovril since that bootcamp
U|rhabdo|arms locked bent and fat, wee strange brown
U|rhabdo|never so sore, skin tight over the legs, and cola in the pan
U|rhabdo|pee soy sauce. legs balloon. still going work
U|rhabdo|weak as kitten since wod, muscles puffed, brown pee once
U|clot|left sock leaves deep mark, right not, calf warm, was 11 hours in seat
U|clot|sharp when i breathe, fast heart, had my foot in plaster
U|clot|calf is tight like sausage, one side, new baby two weeks
U|clot|one leg hot. bought socks. flew sunday
U|clot|can't get a deep breath, stabs, came from nothing this morning
U|clot|behind the knee sore and whole lower leg puffed on right only
U|clot|My leg is up like a bolster since the knee was done
U|clot|calf hurts when i step, looks red and big, no injury
U|breath|i stop for air between words
U|breath|sat on bed edge all night to breathe
U|breath|can't blow out a candle, chest whistles, two days
U|breath|after the wasp my throat is small
U|breath|dressing leaves me puffing, last week it didn't
U|breath|spots all over, lips like sausages, cough, after shake
U|breath|Too breathless to phone so I type
U|breath|spray every hour and still tight, kids worried
U|stroke|my lip sleeps on left and i dribble
U|stroke|dropped the phone, couldn't say hello, then ok
U|stroke|like someone hit me with a bat inside the head, all at once
U|stroke|saw nothing on left eye this morning, five minutes
U|stroke|went to write the shopping and the hand wrote scribble, word gone too
U|stroke|face not same both sides in mirror
U|stroke|voice like drunk since noon, i drink nothing
U|stroke|legs went sideways, whole room tilted, can't walk a line since
U|bleeding|bum blood, lots, and tired. work ok
U|bleeding|black sticky poo after the painkillers for my knee
U|bleeding|my phlegm is red today
U|bleeding|pregnant 7 month, pants wet all day, clear
U|bleeding|red when i wipe, 9 weeks along
U|bleeding|vomited, looked like old coffee
U|bleeding|still flooding, baby is eleven weeks, went through my jeans
U|bleeding|Motions are like soot this week and I'm puffed
U|self_harm|i don't see next week for me
U|self_harm|scratched my legs till blood, helps a little
U|self_harm|trained, cooked, want to disappear for ever
U|self_harm|the rope in the garage, i keep looking
U|self_harm|i pray god takes me tonight
U|self_harm|Sorted my papers. Nobody needs an old man. That is all
U|self_harm|no plan to be here at christmas
U|self_harm|every night same thought, jump
H||had chest pain in june, stent in, cardiac rehab says walk
H||muscle in chest pulled, doctor pressed it, hurts to touch, no push ups
H||chest sore from coughing all week, cold is nearly gone
H||angina known, stable, spray not needed, nurse set my limit
H||went faint at the blood test like always, ok, rest day
H||stand up slow or i see stars a second, low pressure, old
H||tummy empty and shaky at the end, ate a banana, ok, diabetic
H||hand tingles after long typing, goes when i shake it
H||little toe numb from tight ski boots, coming back
H||known bad disc, leg tingles same as last year, physio says move
H||nerve op in the elbow, surgeon sees me friday
H||back sore low, toilet fine, legs fine
H||had the cauda thing operated last year, bladder lazy since, clinic knows
H||leak when i sneeze since baby two
H||bum cheek sore, sitting muscle, after sprints
H||heart skips on coffee, holter ok, told cut down
H||afib on pills, stays calm, no max sprints
H||pulse jumps when i panic, therapist knows, breathing helps
H||tore achilles in 2023, sewn, calf still thin
H||muscle tear, ultrasound done, no jump for six weeks
H||popped my shoulder back in july, strengthening with physio
H||small calf pull, can tiptoe, just sore
H||concussion clinic says stage 3, light bike
H||bumped head on car, lump, doctor saw, rest two days
H||headache after wine and no sleep, also stiff neck from desk
H||tension head, shoulders up at my ears, heat helps
H||achilles sore, no medicines, stiff mornings
H||took cipro last year, heel took long, still no hops
H||amoxicillin and a sore knee, old knee
H||bulimia years back, recovered, skip the weigh ins
H||i see a clinic for eating, meal plan ok, short sport allowed
H||stomach flu, vomited monday, eating toast
H||laxative from doctor for my iron constipation
H||had rhabdo in spring, hospital, bloods normal now, go slow they said
H||pee dark yellow in the heat, drank, ok, cramp in calf
H||very sore from class, three days, easing, pee normal
H||old clot leg, stocking, always a bit thicker
H||both feet swell after nights, feet up helps
H||calf strain seen at doctor, scan no clot, just muscle
H||flight next week, on thinners, nurse told me stockings
H||asthma spray before cold runs, fine after
H||hives from heat, old thing, tablets, breathing ok
H||stuffy nose, mouth breathing, bad sleep
H||heart failure, water tablets, weight steady, nurse weekly
H||bell's palsy, eye tape at night, doctor weekly
H||tia in march, on aspirin, doctor allows walking
H||migraine with zigzags, know it 20 years, had one monday
H||inner ear thing, doctor tested, exercises, still wobbly
H||speech slow since stroke years ago, walk daily
H||piles bleed a drop, doctor looked in, fibre
H||iron tablets make it black, nurse said normal, anaemic
H||bleeding in week 8, scanned, baby fine, told rest till monday
H||baby 7 weeks, bleeding stopped last week, start slow
H||period heavy like always, day two, no jumping
H||nose bled from dry air, on thinners, stopped
H||been in hospital for my head in summer, well now on tablets, psychiatrist monthly
H||had dark thoughts last year, treated, therapist weekly, good now, keep evenings short
H||low mood in winter, lamp and doctor, ok
H||burnout, doctor says two short walks
H||not myself since mum died, counsellor tuesdays
H||thumb arthritis comma can't grip the little weights
H||Me knees are shot from the pit, sit down ones please
H||bought bread, knee fat
H||kids fine, my back not
H||shift ok, heel bad
H||hot tub no, doctor says, pregnant
H||hurts up here when i throw ball, since one month
H||one side of back is like rope
H||i have hurt from old accident in hip
H||the knee make noise and hurt
H||shoulder not go behind, bra is hard
H||can't make fist in mornings, rheuma, pills
H||pain in feet by evening
H||stiff hip when i get from car
H||small pain outside of knee after 5 km
H||tooth abscess, dentist did it, tablets till sunday
H||pink eye
H||sty on the eye, no pool
H||chicken pox in the house and i got it
H||hand foot mouth from nursery, feet blistered
H||nits and a sore neck, what a week
H||slapped by the flu
H||cough is going, run no yet
H||two weeks after covid, tired after stairs, doctor ok
H||still weak from pneumonia in october, doctor says build slow
H||lung op years ago, half puff, normal for me
H||hole in heart closed as adult, yearly check, no heavy strain
H||valve new, ticks, on warfarin, no contact sport
H||aneurysm small, they scan it, no heavy lifting ever
H||kidneys at 50 percent, no protein shakes
H||fatty liver, doctor says move
H||gluten by mistake, belly sore, coeliac
H||reflux after sit ups
H||hiatus hernia, no bending after food
H||testicle op 3 weeks, cleared for walk
H||sling mesh op, six weeks no lift
H||hysterectomy in october, doctor says nothing over a kettle
H||fibroids, heavy and tired, op in january
H||scar from c section numb and itchy, midwife says normal
H||tail bone since birth, cushion
H||diastasis, no crunch
H||nursing and dizzy a bit when i skip lunch, only on standing
H||pregnant and heartburn
N||chest to bar, first one!
N||chest strap broke
N||no tight chest, no nothing
N||tight in the shoulders of my jacket, grew muscle
N||doctor did the bike test, heart like a 30 year old
N||dad has the bypass monday, skip monday
N||squeezed in two workouts
N||heavy week, heavy bar, all fine
N||elephant yoga with kids, ha
N||arm wrestled my son, lost
N||nearly fainted when he proposed, yes!
N||blacked out my calendar for august
N||my mate blacked out drunk, carried him, workout done
N||power went, everything black, candles
N||woke up on the floor, toddler had the bed
N||slept on kids floor, trained after
N||fell asleep in the bath, lovely
N||never fainted in my life
N||i get on my wife's nerves
N||lost my nerve on the box jump, too high
N||nerves before exam, gone
N||no feeling for rhythm in dance class
N||numb with cold after sea swim, warm tea, ok
N||foot asleep in the cinema, up and away
N||tingle of joy
N||weak coffee here
N||weak wifi
N||grip good, 40 seconds hang
N||drop set again please
N||dropped the bar loud, sorry neighbours
N||toddler wet himself in the gym creche, new clothes
N||potty training, wee everywhere, no sleep
N||can't hold plank and baby, ha
N||sat on a wet bench
N||back to back meetings, no gym
N||back is big now, shirt tight
N||behind with everything, bum good though
N||heart race run for charity, 5k
N||racing my son to the tree
N||race on the 9th, calm please the week before
N||irregular hours, plan must bend
N||skipped rope, skipped lunch, skipped to work
N||flutter kicks are hard
N||fluttered a tenner on the horses, won
N||pop in for ten minutes, that's all i can
N||popped to the gym, popped home
N||cord of headphones broke
N||rupture in the pipe, no water, no shower
N||saw a man tear his arm on tv, no thanks
N||box jump? only low, i'm short
N||headed the ball in goal!
N||headstand done
N||head over heels, new girl
N||bright light in gym, nice
N||concussion talk at school, for the kids
N||vomit comet bus ride, the kids not me
N||baby sick on my shoulder, trained anyway
N||kids have flu, i have not
N||antibiotics for the dog
N||pharmacy job, sold cipro all day, legs tired
N||heel clicks in the video, what is that
N||high heels all saturday, calves know it, fine
N||my weakness is my heel, joke, greek you know
N||diet coke, diet everything, boring, gave up
N||ate all, regret none
N||threw up the ball, caught it, medicine ball fun
N||medicine ball is missing
N||threw out the scales
N||cheat day sunday yum
N||dinner with friends, three courses, happy
N||doctor says weight is right
N||brown rice now
N||dark beer, one
N||pumped arms after, gone in an hour
N||swole lol
N||leg day so sore, stairs on my bum, better today
N||piss easy session
N||calf born on the farm, up all night
N||two calves and a cow, my cardio
N||hot leg day, fan broken
N||flight of stairs ten times, easy
N||plaster on the wall, painting, arms tired
N||stabbed the potatoes, cooked, trained
N||short of time not breath
N||short breath in hard set then good, normal
N||breathe easy, holiday
N||can't finish a senten... baby woke. good week
N||lips dry, wind
N||face lift? no, face pulls
N||face hurts from laughing
N||droopy plants, sunny week
N||curtain exercise? curtsy, autocorrect
N||mumbled through the spanish lesson
N||thunder, no run
N||sudden rain, ran home, pb
N||balance bike with kid
N||tongue burnt on soup
N||drunk? no, hungover saturday, fine now
N||red shoes came
N||red wine, one glass
N||black pudding breakfast, training strong
N||stool is wobbly, use the chair for step ups
N||got blood on tv, horror film, good night
N||cat scratched me, tiny
N||coughed once, dust in the garage gym
N||period tracker link please
N||no baby coming, only belly
N||want to live long, so i train
N||i live for fridays
N||life is good, wife is good
N||hurting for a win, team lost
N||harm none, one more cookie
N||better off without that gym
N||won't be here next week, seaside
N||not around till the 20th, work trip
N||this is it for me tonight, bed
N||so long burpees
N||done with it, the cutting, bulk now
N||cutting till june then bulk
N||cut the plank short
N||cut my hair, cut the sugar
N||cuts on abs show now
N||took pills? fish oil only
N||jump from box is fun
N||rope climb please
N||garage gym has rope now
N||bridge exercise is good for bum
N||ran over the bridge, nice view
N||tree fell on the path, turned around
N||got up early, baby on the mat beside me, did the whole thing, very happy with it
N||i came off nights on thursday and slept till two, then trained, felt like a human again
N||my wife had the pain in the chest on sunday, she is in hospital, i train less
N||the heart man looked at everything last month and said go, so now I go
N||my arms were shaking in the last set and then tea and toast and all good
N||could not lift my arms to wash my hair after shoulders, funny, next day normal
N||legs so sore i went down stairs backwards, two days, then gone
N||thought i was having a heart attack when the teacher rang, only forgot his lunch
N||had my blood done and my heart listened to, nurse says I will see a hundred
N||when i run fast i can not talk, after one minute i talk again, good
N||my calf was sore after the hills, both really, and now nothing, so run saturday is ok
N||my mother fell and hit her head so i am at hers this week, walks only
N||my brother cannot speak since his stroke, we do the exercises together, it is nice
N||an old fella dropped at the bus stop today and I helped, so no gym, sorry
N||i used to make myself sick as a girl, thirty years ago, I eat fine and love food
N||in the plane eleven hours with two kids, legs fine, nerves gone, ha
N||my english teacher say i have pain in neck, is joke, he mean my son
N||we lost five nil and i wanted the ground to swallow me, training was good though
N||boots too tight so my toes slept, took them off, fine in a minute, new size ordered
N||kids made me a smoothie, it was brown like cola, i drank it, very brave
N||period now comma no period the full stop one, this phone, week was good
N||the phone writes what it likes, I said good week and it wrote goodbye week
N||bought bread and did the squats. the cat watched. no pain, no complaints
N||my boy broke his arm so hospital all tuesday, can we put that one on sunday
N||i clean offices from four till eight so please nothing long in the morning
N||it was raining so i did stairs in the block, eight floors, three times, good sweat
N||did the arms one but the dumbbells are only two kilo, feels like nothing
N||no time, husband away, three kids, please give me something with ten minutes and no floor
N||i don't like when she counts, i count myself, and the music is too loud
N||more for the back of the arms please, they wave when i wave
N||would like to do it in the garden, there is a wall and a bench and one tyre
N||the fasting month starts so i eat late, train after ten at night is better
N||my friend from work wants to come, can we do it two together on wednesdays
N||i said i would die before i run five k, well i ran it and i live
N||worked fourteen hours, fell into bed in my shoes, still did one round in the morning
N||three nights in a row so i am a zombie, by friday i am a person
N||the last minute on the bike i thought my heart comes out, but it came down fast, was fun
N||felt like an elephant in the first lesson, now like a small elephant
N||the baby has a cold and the big one has the cough and i have the washing
N||i had the asthma when i was small but since i am twelve nothing, no spray, nothing
N||Had a hip done in 2009, never think about it, walked nine miles sunday
N||broke my leg on the motorbike when i was twenty, it's stronger than the other one now
N||doctor wanted to see if the lump is something, it is nothing, he says all sports ok
N||scan of the head was clean, they sent me home, doctor says back to normal, so normal please
N||what do i do if my heart jumps in training, it never did, but my aunt asks
N||i read about legs swelling on planes and now i worry, mine are fine, we fly friday
N||is it true squats are bad for the back? mine is good, i want it stay good
N||how would i know a torn tendon from a sore one? nothing hurts, only curious
N||lost a bet so i have to do hundred burpees, pray for me
N||my soul hurts when i see the price of eggs, body is fine
N||neighbour jumped off the ladder and broke his foot, i only dig my own garden
N||the boss wants to end my night shifts, finally, so evenings from next month
N||i cried in the car because of work but then lifted and was good again
N||a bit down on sunday as always, monday blues early, then gym and laugh
N||no sport on my phone plan, i mean no data, so videos do not load outside
N||squats went down smooth, bar path straight, slept nine hours, what do you want more
N||hand was full of chalk, washed it, dinner, bed, perfect day
N||my daughter says i look less round, best thing of the week
N||I am eighty and I touch my toes, tell that to the young ones
N||the lift at work is broken so i get sixty floors a week for free
N||i would rather swim, the pool is two streets away and warm
N||please not the one with the chair, my chairs have wheels
N||sat at the hospital all week with my dad, his lungs, ate from the machine
N||my sister bleeds and must lie, baby comes in may, so i have her kids too
N||shift leader collapsed on the line wednesday, we all stopped, i was home late
N||watching my boy's rugby, he got a knock, he is cleared, i aged ten years
N||put cola in the freezer, it burst, cleaned brown all evening, that was my cardio
N||ate too much at the wedding, no guilt, danced it till four, feet tired, happy
N||no dinner tuesday because late shift, ate double wednesday, normal life
N||forgot to eat lunch and was slow, ate a banana, second half was quick
N||muscles on the arms feel hard and big after training, wife laughs, next day normal
N||left leg is a little smaller than right since always, can we do one leg things
N||left hand cannot do what right hand does, i am right handed, that is all
N||i drop the skipping rope all the time, two left hands, still fun
N||can't say the name of the exercise, bulgarian something, but i can do it
N||my glasses broke so i saw the timer like soup, new ones thursday
N||one eye on the oven one eye on the video, burned the chicken
N||the room was spinning because the kids turned me on the office chair
N||boat was rocking, plank on a boat is two planks
N||the snow took my breath, minus twenty, then ran warm
H||the knee that was operated in august is fat by the evening, physio knows and says slower
H||when i carry the little one on the left my hip hurts, on the right not
H||i take the small white pill for pressure in the morning and a water one, all steady
H||I get a bit giddy getting out of the chair comma always have comma then it passes
H||from work my back is tired and also hurts low down, when i lie it is good
H||the doctor put a needle in my shoulder monday and said no lifting till next monday
H||i am in the fifth month and everything is good but my back is tired by noon
H||fell off the kerb on nights, ankle went over, it's blue but i can walk on it
H||hand goes to sleep when i hold the phone long, comes back, same for years
H||had a cold all week, now only nose, but the stairs feel long still
H||my sugar was low once in training, i ate the sweets, then ok, nurse knows
H||old tear in the calf moans when i run fast, walking is nothing
H||had the heart thing in spring, tablets now, doctor says bike but no heavy
H||both wrists hurt from the baby and push ups make it worse
H||they took out a mole on my shoulder, four stitches, out next thursday
H||the shoulder hurts when i put on jacket, two months like this, not worse
H||since the birth i lose some drops when i cough, the midwife gave exercises
H||My ears are blocked with the cold and I am a bit off balance, doctor had a look
H||i have pain under the foot in the morning, ten steps, then better
H||slept four hours a night all week, legs have nothing, pulse higher than always
H||got sick from the chicken, two days in toilet, now drinking and eating rice
H||the belly button hernia is bigger when i do sit ups, surgeon in february
H||the finger was in the car door, nail is black, rest is ok, can't hold the bar tight
H||i had a panic in the supermarket again, i know what it is, tablets at home, doctor tuesday
H||my lungs are weak from smoking, i go slow on hill, same like last year, nurse happy
H||back went on saturday lifting the pram, only the middle, legs and toilet all normal
H||neck hurts right side from sleeping in the lorry, can't look over shoulder well
H||doctor says the numb toes are from sugar, since three years, good shoes only
H||both legs thick in the evening, 8 months, midwife measured all today and is happy
H||the elbow burns when i pour the tea, doing the heavy slow thing from physio
H||had blood in the toilet in september, they looked inside, piles, cream, no straining
H||was in the tube last week, small disc, doctor says train but no bending with weight
H||my arm with the fistula for dialysis, nothing heavy there please
H||epileptic but no fit since 2020, tablets same, i don't swim alone
H||the eczema cracks on my hands so bars sting, gloves help
H||left knee clicks and hurts going down, up is fine, bought a bandage
H||i broke two ribs in october, doctor says breathing ok, sport slow
H||my head was concussed in summer, all checks fine, only no heading the ball till january
H||migraine tuesday like every month, dark room, pill, wednesday back at work
H||my mood tablets were changed, i'm slow and hungry, doctor sees me every two weeks
H||heart skips in the evening, checked last month, harmless, they gave magnesium
H||sore boob, blocked duct, hot cloth, no bouncing today
H||had to lie down after hot yoga, low pressure like always, water and salt, good
H||toothache all week, dentist thursday, clenching makes it worse
H||calf was looked at with ultrasound, no clot, only a pulled muscle, rest ten days
H||shoulder popped out again like it does, back in, seen at a and e, sling off now
H||they sewed the achilles in june, i can do heel raise on two feet, not on one yet
H||hip is bone on bone he says, so bike and swim till the operation
H||used to starve myself, clinic two years ago, please never show calories
H||on steroids for the skin, sleep bad, thighs weak, doctor is lowering it
U|tendon_medicine|antibiotic leaflet says stop if tendons hurt. mine hurt
U|tendon_medicine|strong antibiotic for my waterworks, now both heels sore at the back
U|tendon_medicine|the prostate antibiotics, day six, can't go up on my toes for pain
U|tendon_medicine|tablets for kidney infection, the ones bad for sinews, ankle is thick
U|tendon_medicine|got the antibiotic my gp said watch your tendons with, elbow sore now
U|tendon_medicine|pills end with oxacin, and the rope behind my foot burns
U|tendon_medicine|bladder pills with the tendon warning, calf low down hurts since monday
U|tendon_medicine|pneumonia antibiotics finished, the fluoro ones, now achilles creaks
U|tendon_medicine|the chemist said no sport with this antibiotic, because heel. heel hurts
U|tendon_medicine|quinolone tablets, wrist sore
U|tendon_medicine|antibiotic for holiday belly, the box talks of tendon, mine is sore behind ankle
U|tendon_medicine|Antibiotic with floxa in the name and my shoulder sinew hurts to touch
U|tendon_medicine|on cipro, limping
U|tendon_medicine|levofloxacin, sore heels
U|chest_pain|chest pain today
U|chest_pain|chest tight, sweating
U|chest_pain|crushing chest
U|faint|fainted twice
U|faint|blacked out again
U|faint|passed out today
U|nerve|arm numb, weak
U|nerve|foot won't lift
U|nerve|hand gone weak
U|saddle|numb down below
U|saddle|can't pee, back pain
U|saddle|bum numb, back bad
U|palpitations|heart racing, dizzy
U|palpitations|heart uneven, faint
U|palpitations|pulse crazy resting
U|rupture|achilles went bang
U|rupture|bicep rolled up
U|rupture|pop, can't push
U|head|hit head, vomiting
U|head|foggy since headbutt
U|head|bumped head, puking
U|purging|threw up lunch again, on purpose
U|purging|no food four days
U|purging|laxatives again
U|rhabdo|brown pee
U|rhabdo|pee like cola
U|rhabdo|arms swollen, dark wee
U|clot|one calf swollen
U|clot|hot fat calf, left
U|clot|stabbing breath, sudden
U|breath|can't breathe well, resting
U|breath|wheeze won't stop
U|breath|throat closing, hives
U|stroke|face drooped today
U|stroke|couldn't talk, ten minutes
U|stroke|sudden blind eye
U|bleeding|blood in stool
U|bleeding|coughing blood
U|bleeding|black poo
U|bleeding|pregnant, bleeding
U|self_harm|want to die
U|self_harm|better off dead
U|self_harm|cut myself again
U|self_harm|goodbye everyone
U|chest_pain|chest squeeze on every hill
U|chest_pain|tight band round chest when i run
U|chest_pain|elephant on my chest, stairs only
U|chest_pain|chest hurt n jaw hurt, row machine
U|chest_pain|left arm ache + chest, on treadmill
U|chest_pain|pain in brest bone when walk fast
U|chest_pain|chest pressure stops when i stop
U|faint|went grey on the hills, woke on grass
U|faint|blacked out mid squat
U|faint|fainted in spin class tues
U|faint|lights out after last burpee
U|faint|i fell down, not remember why
U|faint|collapsed at parkrun finish
U|faint|woke up on gym floor lol
U|nerve|left foot just flaps now
U|nerve|hand gone weak, drop my cup
U|nerve|cant lift toes since deadlift
U|nerve|leg gives way, numb to the toe
U|nerve|both legs going weak this week
U|nerve|back pain and now foot drags
U|nerve|arm dead since monday, cant grip
U|saddle|cant feel saddle after bike, 2 days now
U|saddle|numb between legs + back pain
U|saddle|cant feel when i wipe
U|saddle|no feeling down there and cant pee
U|saddle|privates numb since the deadlift
U|saddle|wet myself, bum numb, bad back
U|saddle|crotch asleep all week
U|palpitations|heart did drum solo, dizzy
U|palpitations|heart flip flops then nearly faint
U|palpitations|pulse 190 sitting, head swimming
U|palpitations|hart jump jump, see stars
U|palpitations|heart skips n room goes dark
U|palpitations|racing heart on sofa, woozy
U|rupture|something burst in my calf, loud
U|rupture|bicep rolled up like a blind
U|rupture|achilles went bang, cant tiptoe
U|rupture|pop in chest on bench, black bruise
U|rupture|hamstring ripped, heard it
U|rupture|snap behind heel, foot wont push
U|head|bar hit head, been sick since
U|head|cracked skull on rack, foggy
U|head|fell off bike, head hurts, cant think
U|head|knock on head, keep forgeting stuff
U|head|ball to temple, seeing double
U|tendon_medicine|on cipro, heels burn
U|tendon_medicine|levofloxacin day 4, achilles sore
U|tendon_medicine|cipro for uti n now achiles hurt
U|tendon_medicine|quinolone pills, both elbows tendon pain
U|tendon_medicine|moxifloxacin and knee tendon screams
U|purging|threw up dinner on purpose again
U|purging|ate then made myself sick
U|purging|fingers down throat after pizza
U|purging|laxatives every night to make weight
U|purging|binge, toilet, repeat
U|rhabdo|pee like cola, arms wont bend
U|rhabdo|brown wee after 300 pullups
U|rhabdo|urine black, legs like stone
U|rhabdo|piss dark as tea, cant straighten arms
U|rhabdo|pipi brown, muscle swell, very pain
U|clot|calf hot n fat, left only
U|clot|one leg big red and warm
U|clot|right calf puffed up after flight
U|clot|left leg dubble size, hurts to touch
U|clot|arm swelled blue, just the one
U|breath|cant breathe on one flight of stairs
U|breath|gasping tying my shoes
U|breath|no air, easy walk, never before
U|breath|puffed sitting down. weird
U|breath|cant finish sentence after 1 minute walk
U|stroke|face drooped in warm up
U|stroke|words came out wrong, left hand limp
U|stroke|half my mouth dont move
U|stroke|couldnt talk for ten min
U|stroke|lost sight one eye, came back
U|bleeding|blood in the toilet, lots
U|bleeding|coughed blood after run
U|bleeding|black tarry poo all week
U|bleeding|pregnant and bleeding since yoga
U|bleeding|puked blood last nite
U|self_harm|dont want to be here anymore
U|self_harm|cut my arms again
U|self_harm|better off dead tbh
U|self_harm|thinking how to end it
U|self_harm|no point living, sorry coach
H|knee|knee says no
H|back|back out again
H|medicine|on antibiotics
H|surgery|hernia op june
H|shoulder|shoulder clicky n sore
H|pregnancy|14 weeks pregnant btw
H|cold|got flu, shivers
H|ankle|rolled ankle sat
H|blood_pressure|bp high, new tablets
H|asthma|asthma playing up
H|diabetes|type 1, sugars low after gym
H|heart|cardiologist says keep under 120
H|dizzy|bit dizzy when i stand
H|wrist|wrist hurts on pushups
H|covid|covid again ffs
H|hip|hip pinchy in squat
H|neck|stiff neck, cant look left
H|elbow|golfers elbow back
H|foot|plantar thing, first steps hurt
H|surgery|stitches till friday
H|period|cramps awful, on my period
H|migraine|migraine two days
H|stomach|tummy bug, nothing stays in
H|rib|cracked rib, doc says 6 wks
N||dead legs
N||killed it
N||sick beat lol
N||more arms pls
N||no tue
N||heart set on 5k
N||dog limping
N||calf sleeves came, black ones
N||chest day best day
N||black pudding for breakfast, no regrets
N||bursting with energy
N||bike tyre burst halfway
N||heart wasnt in it
N||collapsed on sofa happy
N||numb from boredom, new plan pls
N||rack collapsed, gym closed
N||blood sweat n cheers
N||bigger chest for summer
N||cried at film, heart broken lol
N||phone went dead mid run
N||no chest pain, no nothing
N||knees fine now
N||doms in legs, the good kind
N||tired but ok
N||only weekends pls
N||that finisher was murder
N||wife fainted at wedding, shes fine
N||my dads heart op went well
N||broke arm at 12, all fine
N||i was floored by my pb
N||freezing hands, no gloves
U|chest_pain|heart pain when push hard
U|chest_pain|chest burns uphill, gone on flat
U|chest_pain|crushing thing mid chest, sprint 3
U|chest_pain|my chest he hurts at running
U|chest_pain|clamp on heart during rower
U|chest_pain|ache thru to back, only on effort
U|faint|blank for few secs on bike, fell
U|faint|went out cold at 2nd set
U|faint|passt out after run
U|faint|floor came up, was gone a minute
U|faint|keeled over doing lunges
U|nerve|numb leg and it buckles
U|nerve|fingers dont obey since neck tweak
U|nerve|foot dead, trips on carpet
U|nerve|arm weaker every day, tingles
U|nerve|sciatica now cant stand on toes
U|saddle|numb bum n cant hold wee
U|saddle|inside thighs no feeling, back killing
U|saddle|cant tell if i need toilet
U|saddle|seat area dead feeling, both legs tingle
U|palpitations|heart went mad, nearly dropped
U|palpitations|thump thump pause, everything spin
U|palpitations|hr jumped to 210, felt floaty
U|palpitations|fluttery chest n light head, rest day
U|palpitations|heart all over the place, faintish
U|rupture|thigh popped, theres a dent
U|rupture|pec tore, chest looks wrong
U|rupture|like shot in the calf
U|rupture|quad gone, cant lift leg straight
U|rupture|arm popeye lump after curl
U|head|dumbbell on face, lost a minute
U|head|hit head skiing, light hurts now
U|head|concussed i think, still trained
U|head|banged head hard, vomit twice
U|tendon_medicine|antibiotic cipro + calf cord pain
U|tendon_medicine|took levaquin, shoulder tendons killing
U|tendon_medicine|ofloxacin pills, heel string sore
U|tendon_medicine|finished cipro, now cant hop, achilles
U|purging|sick it all up after meals
U|purging|puking to stay lean
U|purging|vomit my food so i can lose
U|purging|water pills and throwing up, wedding soon
U|rhabdo|coke colour pee since crossfit
U|rhabdo|wee rust red, quads rock hard
U|rhabdo|cant bend arms, pee dark brown
U|rhabdo|toilet looks like coffee, thighs balloon
U|clot|leg hot swollen one side, no knock
U|clot|calf hard, red, bigger than other
U|clot|fat ankle n sore calf, right, since plane
U|clot|cramp in one calf 5 days, swelled
U|breath|out of breath brushing teeth
U|breath|lungs shut on easy jog, scared
U|breath|need stop 3 times to mailbox
U|breath|sharp when i breathe in, winded at rest
U|stroke|speech slurry n arm floppy, 5 min
U|stroke|smile went crooked today
U|stroke|right side numb, dropped kettle
U|stroke|sudden blind one side on run
U|bleeding|pee was pure blood
U|bleeding|nose bled 1 hour wont stop
U|bleeding|blood from behind, every day
U|bleeding|spat red after intervals
U|self_harm|i burn myself when plan fails
U|self_harm|took too many pills on purpose
U|self_harm|wish i wouldnt wake up
U|self_harm|hurt myself again, dont tell
H|knee|knee puffy after stairs
H|back|lower back grumbly
H|medicine|started statins
H|medicine|beta blocker makes hr low
H|surgery|new hip in may
H|postpartum|6 wks post baby
H|hamstring|hammy tight n sore
H|groin|groin tweaked
H|shin|shins hurt every run
H|achilles|achilles stiff mornings
H|fever|temp 38.5
H|doctor|doc said no jumping
H|anemia|low iron, on tablets
H|thyroid|thyroid meds changed
H|tooth|tooth out tuesday, face sore
H|numb|fingers tingle on bike bars
H|burst|burst blister, heel raw
H|chest|chest cold, coughing green
H|heart|had stent 2021, cleared light
H|blood|on blood thinners
H|eye|eye op, no bending 2 wks
H|finger|jammed finger
H|joint|hands arthritic today
H|pelvis|pelvic floor leaks when skip
H|sleep|no sleep, anxiety bad
N||mon wed fri ok
N||less burpees
N||got kettlebell
N||heart of gold, that coach
N||back in black, back in gym
N||dying to try deadlifts
N||legs filed for divorce
N||rip my social life
N||chicken breast again, bored
N||blood oranges, yum
N||bloody gym was full
N||black bands too hard
N||need a chest strap
N||mate tore his achilles, not me
N||gran had a stroke, visiting her
N||cat threw up on mat
N||car died, missed class
N||plan collapsed, kids at home
N||head banging playlist
N||breathtaking view on run
N||practised breast stroke
N||sliced every stroke
N||no numb hands this time
N||passed out once in 2009, never since
N||cant sit after squats haha
N||knackered, work mad
N||want abs
N||pull up by xmas
N||ran my heart out
N||pumped, arms gonna burst
N||stairs are my enemy today
U|chest_pain|angina feeling, last rep
U|chest_pain|throat n chest tight on bike
U|faint|dropped like a sack, planks
U|faint|vision tunnel then nothing, hill reps
U|nerve|toe lifts gone, right foot
U|nerve|legs like not mine, stumble
U|saddle|bits numb, leaky bladder new
U|saddle|poo came without me feel it
U|palpitations|heart gallop in bed, dizzy spells
U|palpitations|irregular beats and i sway
U|rupture|kneecap slid up, loud crack
U|rupture|biceps snap, arm purple
U|head|knocked out at sparring
U|head|whacked head, one pupil big
U|tendon_medicine|cipro week, wrist tendons on fire
U|tendon_medicine|that floxin antibiotic wrecked my achilles
U|purging|bring up my food most days
U|purging|throwing up so scale goes down
U|rhabdo|murph then brown pee
U|rhabdo|legs swole, urine cola, cant walk
U|clot|back of knee hot, shin huge, one side
U|clot|leg puffy since cast, only that
U|breath|suffocating on warm up
U|breath|two steps and panting, since sunday
U|stroke|tongue thick, face numb left
U|stroke|arm fell down by itself, mumbling
U|bleeding|bleeding from bum, dizzy
U|bleeding|clots in my pee
U|self_harm|planning to jump
U|self_harm|razor again last night
H|knee|knee gave a twinge
H|back|slipped disc grumbles, no leg stuff
H|shoulder|rotator cuff rehab
H|medicine|on prednisone
H|cold|chesty cough
H|pregnancy|due in march
H|surgery|gallbladder out last week
H|dizzy|vertigo, bed spins
H|hip|bursitis hip
H|foot|toe broke
H|allergy|hayfever, wheezy
H|epilepsy|epilepsy, on keppra
H|heart|have a pacemaker
H|neck|whiplash from car
N||meh week
N||brain dead after exams
N||watch strap broke
N||away til 9th
N||shorter sessions
N||no running, i hate it
N||stroke of luck, free gym
N||headphones dead
N||my wallet is bleeding
N||im over the moon
N||boss has pneumonia, i cover shifts
N||cat had surgery
N||leg day, pray for me
N||back behaved all week
N||old acl, no trouble for years
N||abs sore from laughing n situps
N||skipped a beat, pb
N||chest freezer where bench was
N||watched black swan, rested
N||blackpool 10k in may
`;
