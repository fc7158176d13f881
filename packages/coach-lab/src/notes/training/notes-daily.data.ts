/** Sentences to train on: daily life beside what sounds like it and is of health: kind (urgent, health, nothing), sign or topic, sentence. */
export const dailyNotes = `
N||my eldest moved out, house feels empty
N||we danced till two so that was my cardio
U|saddle|I am a nurse and should know better, three days of back pain and since this morning I can't feel my perineum or start a wee.
N||hit my protein every day this week
N||no chest pain no dizziness no nothing, just slow
U|stroke|I was reading to the kids and suddenly my left hand would not turn the page and my mouth hung.
N||cycle a day late because of the long haul flight, came today as always
N||blood, sweat and no tears today
U|bleeding|been taking ibuprofen for weeks and now my poo is black and sticky and I feel weak
N||the smoke from the barbecue made me cough, moved upwind
N||phone called emergency services by itself during burpees, embarrassing
U|rhabdo|I did the hundred pull up challenge with my students and now my arms won't unbend and my pee is cola coloured.
N||a colleague's blood pressure went nuts, I drove her to the doctor
N||i has make all exercise, is good
U|saddle|crotch numb, back killing me
N||which is better for fat loss, rowing or bike
N||living on coffee till Friday's anatomy exam, still sleeping six hours
U|nerve|grip suddenly gone in one hand
N||everyone at home healthy for once
N||postman here, rain all week, legs happy
U|stroke|mouth crooked, speech slurred
N||taxi shift till four, gym at noon, it works
N||prom dress shopping took six hours
U|chest_pain|strong pressure on chest
N||drank electrolyte stuff, lemon flavour, salty
N||first warm day, shorts, freckles
U|palpitations|heart racing at rest, nearly fainted
U|stroke|wife says i was slurring, and i only drank tea
N||nettles on the trail, legs tingled for ten minutes
U|bleeding|blood in my sick
U|rupture|kneecap tendon snapped, I cannot straighten the leg
N||was pregnant three years ago, boy is three, body is back, midwife and doctor signed me off
U|rhabdo|cola wee after leg day
U|nerve|my foot won't lift any more
N||pre workout made my face tingle for a bit, says so on the tin, fine
U|tendon_medicine|cipro and sore achilles
H|hamstring|tweaked hamstring at sports day dads race
N||thirsty because of the anchovies
H|illness|bronchitis says the doctor, five days now
H|anaemia|blood test says anaemic
U|saddle|numb between the legs since the deadlift
H|illness|food poisoning, two days flat, empty and weak
H|chest muscle|strained pec on flys last week, sore to press on, physio checked it
U|nerve|leg gave way twice, the thigh has no strength since the back pain
H|illness|fever two days after the travel vaccines, whole body aches
N||got a cramp in bed last week, only the once
H|hip|front of the hip catches on leg raises
H|illness|caught flu from my husband, now I burn up too
N||no alcohol for two weeks, feeling fresh
H|neck|neck sore since the car bumped me from behind, doctor says whiplash
H|illness|fever gone only yesterday, weak as a kitten
N||app froze at set three, numbers are a guess
H|skin|saddle sore is open and weeping, cannot sit on a bike
H|illness|cough and hot head, taking paracetamol
N||stressed from work, bad mood, workout did me good
H|asthma|pollen sets my asthma off, wheezy outdoors
H|illness|dodgy prawns, been on the toilet all day
N||squat felt light today
H|medicine|diuretic for blood pressure, careful in the heat
H|illness|poorly with a temp, off school and off training
N||fingers white and stiff from snowballs, warmed them on the kettle
H|fibromyalgia|fibro flare, everything hurts
H|illness|insect bite infected, leg red, doctor gave antibiotics
N||heart rate hit 170 on the sprints, as planned
N||treadmill belt squeaks and drives me crazy
N||first day with new glasses, all sharp
N||puffing like a steam train on the rower but fun
N||old shoulder injury fully healed, I only mention it for completeness
N||as a baby i had a heart murmur, it closed, checked at 18, no limits
N||breathing was hard in the intervals and settled in a minute
N||had asthma as a child, grew out of it, tested and off the list
N||herniated disc eight years ago, symptom free since seven, deadlifting with my physio's blessing
N||garmin thinks I slept nine hours, I was watching netflix
N||dog jumped up and left a bruise on my thigh
N||potty training, need I say more
H|knee|My surgeon wants no twisting on the new knee before summer.
H|dizziness|head swims when I bend down
N||mentally fried from the audit, body is good
H|numbness|everybody gets a numb bum but my hands tingle for hours after each ride
H|dizziness|inner ear trouble so balance is rubbish
U|chest_pain|thought heartburn, but it spreads to my jaw when I walk uphill
H|arthritis|cold rain and my arthritic fingers do not close round the bar
H|calf|calf is tight and twinges at each step
N||scale says two kilos up, salt from the sushi I guess
N||babysitting my niece so home workout
N||pulled my hamstring last year, been sprinting again for six months without a peep
N||had my appendix out as a kid
N||buried my granddad today, not in the mood, see you tomorrow
N||should one train with a cold in general, just for the future
N||calluses on my palms are getting thick
N||three interviews this week, nervous but ok
N||why do we warm up the ankles
N||flu was in November, I have been back to full training for months
N||hiccups during the plank, could not stop laughing
H|illness|hi coach my patient gave me covid, two red lines, I am coughing and sleep all day
N||my best friend is depressed, long phone calls every evening
N||both kids have chickenpox, no gym this week
H|concussion|mild concussion diagnosed, easy steps only
N||back is knackered from moving house but just normal tired
N||bit of stiffness from the hotel mattress, went away with the warm up
N||grazed elbow from the turf, only skin
N||english skin plus spanish sun equals pink knees, still ran along the beach
H|diabetes|type 1, went low in the middle of the run
N||the new shake tastes of chalk
N||lost the toenail at last, new one is growing
N||our neighbour died of a heart attack, makes you think
H|pelvic floor|leak a little when I jump since the birth
N||my dad asks what a good blood pressure is at 70
N||nose dripping the whole run because it was minus four
U|purging|made myself sick after the pizza again
N||sugar crash after doughnuts at work
N||Can I drink a beer after the match or is that a sin?
N||is 8 weeks enough for a 10k
N||deadlift grip gave up before my back did
N||please less burpees, i find them boring
N||what would be signs of a concussion, asking for my rugby lads
N||forgot to log yesterday, sorry
N||could we do shorter sessions, the kids wake up at six thirty
N||how much water should one drink in summer
N||glutes feel the lunges, like always day two
N||the car is coughing and smoking, that is my health news
N||got the all clear from the breast screening, cried with relief
N||the timer did not beep, rest was too long
N||my flu was before Christmas and the last month has been my best ever
H|illness|temperature 38.2 after the flu jab and still shivery today
N||plantar thing from last year fully gone, run what I like
N||which protein powder do you like
H|arthritis|hip arthritis, mornings are hard
N||asparagus for dinner, now my wee smells
N||resting pulse 54 on the watch, getting fitter
N||what pulse zone should an easy run have for age 45
N||stuck on the M25 for two hours, missed class
U|nerve|arm not just asleep, three days weak and I cannot grip a pen
U|self_harm|cut my arms again last night
N||gran fell and hit her head, I drove her to A&E
N||blister on my heel from new boots
N||was hard, was good, was finished
N||should I eat before the early session
N||the sunburn is peeling, looks funny, does not bother me
N||hpv vaccine second dose done, went straight to netball
U|chest_pain|elephant sitting on my chest since lunch
N||birch season again so i trained indoors
H|knee|banged my knee on the tow bar, puffy and stiff
N||hungry all the time, growing I hope
H|shin|shins ache from the first kilometre, every run
N||ecg at work medical was normal
U|bleeding|pregnant and bleeding since the workout
N||off caffeine since Monday and grumpy
N||short nosebleed from the dry hotel air, two minutes, done
N||swam in the sea at sunrise, magic
N||too much coffee, jittery for an hour, lol
U|purging|i bring up my food after meals so i dont gain
N||hay fever is back, nose running like a tap
U|clot|one calf swollen and hot since the flight
U|chest_pain|jaw and arm ache whenever I push the pace, stops at rest
U|rupture|calf went pop and I cannot stand on tiptoe
H|period|period pain so bad I lay on the bathroom floor
H|illness|the runs since Egypt, day four, no energy
H|surgery|eye surgery, no straining for a month
N||one cramp in my foot putting on climbing shoes
N||puppy pees everywhere, no sleep
U|chest_pain|sharp chest pain since this morning, worse when I lie flat
U|purging|ice cream, then toilet, fingers, gone, like always
N||my brother has chest pain and they keep him in overnight
N||first surf lesson, ate a lot of sand
N||need a better saddle, my backside hates this one
N||lazy week, my own fault
N||took one paracetamol for my head after the football final, noise, not illness, fine by bedtime
N||school holidays, zero quiet minutes
H|calf|felt a twinge in the calf racing the dads at sports day, now sore to walk and the physio called it a strain
U|faint|fainted mid run
N||hubby did his back in so i carry the shopping, good farmers walk
N||heart is fine, it is the hill that is sick
N||woke at 5 thanks to the bin lorry
N||stepson is in hospital for appendix so workouts wait
N||numb with boredom on the treadmill
N||nap at lunch saved the evening session
N||callus ripped a little on the pull ups
U|chest_pain|chest tight on effort
H|elbow|elbow sore from painting all weekend, worse with curls
N||car broke down so I walked six km home, counts right
N||got goosebumps when the choir sang
N||new kitchen, no kitchen, takeaway all week
N||red face for half an hour after training as always
H|mental health|the redundancy tipped me into panic attacks, I see a counsellor and need quiet sessions
N||walked the neighbours husky, or he walked me
N||pipe bleeding, radiators, plumbers, adult life
N||back from holiday, bit rusty
N||passed the driver medical for my HGV licence, good for five years
N||Watch shouted irregular rhythm after I lent it to my father, his doctor knows about his.
N||on a train until ten tonight
N||new trainers gave me two tiny blisters
N||four hours sleep because of night shift
N||the paperwork gave me more pain than the planks
N||legs heavy from a day of standing in the shop
U|saddle|have to push to get any wee out since the slipped disc flared
H|back|carry the boy on one hip all day and now the lower back is painful even lying down
N||grandkids over the weekend, ran after them all day
U|clot|six weeks after baby and one calf is hot and thick
N||colonoscopy last month all clean, the prep was the worst part
N||cat scratched my hand, cleaned it
N||client of mine is suicidal and I am a social worker, I come home empty but fine, gym helps
N||skin flap on the hand from toes to bar, cut it off, carried on
N||is coffee before training useful
N||sat down on the loo like a granny after lunges
N||shin splints from my army days are ancient history
N||chickens got out and I sprinted round the field
U|faint|passed out on the treadmill
H|heat|bad sunstroke yesterday, still weak
N||black toenail from the half marathon, looks ugly
N||airport gate stretching, people stare
N||spots on my back from the sweaty shirt
N||farted in the quiet yoga class, will never go back
H|heat|waited tables on the terrace at 36 degrees, got sunstroke, was sick all night and I still wobble
N||my ex was late for the handover again so I missed the class
N||stopped vaping last spring and the air tastes better
U|self_harm|on the bridge today I thought about jumping
N||ankle clicks when I circle it, been like that since school, painless
N||contact lens fell out in the sprint, ran blind haha, found spare at home
U|clot|calf hot, fat and sore, one side
N||hamster escaped, two hours on hands and knees, mobility done
N||feeling good, slept well, ready
U|palpitations|watch says atrial fibrillation and my heart is jumping, light headed
H|clot|blood clot in leg two months ago, on apixaban, cleared for walking
N||everything okay here coach
H|back|back knackered, and not normal tired, it stabs when I twist
U|self_harm|tired of living, I mean it
N||neck crick gone after one night on my own pillow
H|groin|slid on wet leaves doing the splits, groin is sore when I lift my leg into the van
N||do you have a plan for my mother with osteoporosis, I would give her my old phone
N||sneezed through the whole warm up, pollen is mad today
N||booster yesterday, arm a little sore where the needle went, trained anyway
N||my mate popped his biceps arm wrestling, I only got the video
U|breath|wasp sting, my lips swelled and my throat is closing
N||lost my job on Monday, at least I have time to train
H|achilles|after hills my achilles is sore and thick the next morning, been going on a month
N||curry was lava, my eyes watered and my ears rang, slept great
N||picked up a second job so only two sessions please
U|rhabdo|my pipi is dark brown and the legs hurt terrible after training
N||my calves are tight after heels at the wedding, loosened on the walk
U|breath|out of breath sitting still
N||negative pregnancy test, so carry on as usual
N||brain freeze from the slushy after the run
U|self_harm|since the baby came I think about ending my life
U|purging|I puke up my meals myself, nobody knows
N||son threw up all over the car, training cancelled
U|nerve|both legs getting weaker every day
N||my son joined in the push ups, so cute
N||no fever in this house for a month, touch wood
U|self_harm|i hurt myself on purpose when i miss a session
N||take vitamin d in winter, that is all my medicine
U|self_harm|thoughts of killing myself every night now
N||watch beeped fall detected when I clapped
N||yellow fever shot for the Brazil trip done, felt nothing
N||shut my finger in the drawer at work, sore ten minutes
H|anaemia|I thought it was the night shifts, but the blood test says I am anaemic
N||frozen pavement so treadmill it is
N||my shoulder clicks like a pen and it never hurts
H|neck|slept badly on the plane and my neck is so stiff and painful that I can't look over my shoulder
N||My english is not so good but my squat is good
U|head|grandkid's swing hit my temple yesterday, I have thrown up three times and my wife says I talk nonsense
H|knee|the knee make pain when I go deep
H|dizziness|went dizzy and had to sit down after the lunges
N||I was by the dentist for control, all teeth okay
N||hotel has only a treadmill
U|faint|fell off the exercise bike unconscious
N||long drive to Scotland, no session
N||hernia repaired in 2012, surgeon released me for everything
H|heart|beta blocker from today, ignore my pulse zones
N||used my nasal spray for hay fever and ran fine
U|self_harm|driving home I nearly steered into a tree deliberately
U|saddle|can't hold my pee since the back injury
N||funeral on Thursday, will train Friday
N||Hay fever tablets are not the drowsy kind, so I could train like every day, just with a pocket full of tissues.
U|rhabdo|muscles rock hard and painful and I hardly pee at all since spin
H|elbow|hedge cutting did my elbow in, it hurts when I grip the kettle
H|finger|finger pulley strain from climbing
N||broken fingernail on the kettlebell
N||can my son who has asthma join me on the easy runs, or is that another plan
N||grumpy since the diet started, jeans fit better
N||sunburn on shoulders so the bar was annoying
N||arms like jelly after carrying boxes up three floors
N||bit pink from the beach, sports bra strap rubs
N||I am working in bakery and wake up at two, so training is after lunch please
N||stomach flipped on the roller coaster with the kids, loved it
N||itchy eyes from the grass pollen, otherwise a good session
H|haemorrhoids|piles, squats hurt, cream from the doctor
N||is there a kettlebell lighter than 8
N||the nurse jabbed me so my shoulder has a plaster on it
N||late shift next week, make it short and sweet
N||dad's chest pains were checked all night, I slept on a plastic chair, no training
N||pms mood, everyone annoyed me, workout helped
H|hamstring|hammy sore up near the sit bone on long drives
H|illness|tonsillitis, antibiotics started yesterday
U|breath|throat swelling after nuts
N||my podcast was about blood clots on planes so I walked the aisle
U|faint|woke up on the gym floor
H|kidney|kidney disease stage 3, no extra protein says the doctor
H|achilles|achilles grumbles after hill runs
N||ward was short staffed, 19,000 steps, that will do
N||ok
H|mental health|depression is bad, barely leave bed, seeing my therapist
N||Charley horse at 3 am, swore loudly, the dog woke up, gone by breakfast
N||sports day with the kids, won the dads race
U|palpitations|not the strap, my pulse really is 180 sitting on the sofa
N||bike got a flat at km 12, pushed it home
N||blister on the palm from raking leaves, so I used straps
N||missed the bus and sprinted, bonus intervals
N||nicked my chin shaving and bled on my collar
U|chest_pain|dad had a heart attack, now I get the same tightness on the bike
H|illness|back after flu but still wiped and coughing
N||nothing hurts, nothing swollen, just bored of lunges
U|palpitations|my heart goes crazy lying in bed, wont stop since two hours, dizzy
N||period started, bit less energy, did everything
N||the shopping trolley hit my heel, swore, moved on
N||thunderstorm cut the ride short
N||my bank account had a stroke
U|rupture|quad tore off above the knee, big hole there, leg folds
H|burn|second degree sunburn across my shoulders, skin all blistered, no straps
N||the chest freezer broke and I carried out forty kilos of peas
U|bleeding|on warfarin, fell on the stairs, bruise keeps spreading over my whole hip
N||sneeze, hiccup, burp, that was my yoga
N||the cat used my leg as a scratching post during planks
N||vegetarian since January, going great
U|breath|suddenly short of breath with a stabbing rib pain
N||missing dad on his anniversary, went for a long walk
H|calf|cramp pulled my calf in bed, no swelling but I limp
N||laptop died, backup saved me
U|tendon_medicine|got ofloxacin for prostate, heel cord thick and tender
N||just one of those days
N||football in the face from my son, glasses bent, face fine
N||christmas market, mulled wine, sausages
H|asthma|cold air makes me wheeze, blue inhaler helps
N||bar left a bruise on my collarbones from cleans, looks tough
H|ankle|twisted ankle on the ice, puffy and tender
N||the fitness ring says readiness 41, I say readiness 90
U|rhabdo|after moving house all day my arms are puffed up and my water is brown
U|clot|not a cramp, the calf is hard and blue-ish and swollen
N||drank so little at work that my wee was a bit dark at noon, clear again after water
N||form video sent, tell me what you think
N||my six year old gave me a black eye with a plastic sword, looks dramatic, is nothing
N||my elbow hit the door frame right on the funny bone, tingled a minute, laughed
N||stretching in bed gave me a quick calf cramp and a laugh
U|rupture|felt my pec tear on bench, dent and purple to the elbow
U|breath|I drive a lorry and since Tuesday just climbing into the cab leaves me fighting for air.
U|saddle|can't feel the toilet paper when I wipe
N||car sick in the back of the taxi as always, fine once I got out
N||hungover, did it anyway
N||Stag do weekend, my liver and I are back on Monday
N||first time skiing, all of me is tired, big smile
N||hit my thumb with the hammer, nail is blue, grip is fine
U|rupture|rolled ankle, heard the bone, cannot take four steps
U|rupture|heel snapped, can't walk
U|saddle|down there is numb like after the dentist, started with my back
N||chlorine was strong at the pool today, coughed once or twice
N||i thought my head would explode with all these emails
U|bleeding|vomited blood this morning
N||got braces fitted, talk like a duck
N||The liquorice made my tongue black and my kids screamed
U|tendon_medicine|day four of cipro, elbow tendon painful and swollen
H|illness|streaming cold with aching limbs, stayed in bed
N||toddler used me as a climbing frame
N||got shampoo in my eye before the run, red for ten minutes
N||the view took my breath away
H|migraine|headaches after every heavy set lately, doctor says tension, keep it light
N||body good, mood good
N||kidney stone in 2015, never again since
U|purging|laxatives every night to make weight
N||snow! sledging instead of squats
U|head|toddler headbutted me and since then double vision and vomiting
N||helmet was squeezing my forehead, opened the strap, bliss
N||stuffy nose from the dust when we cleared the attic, gone after a shower
N||ate too close to training and felt heavy
U|rupture|ankle cracked in the pothole, crooked, no weight on it
N||forearms pumped from climbing, back to normal in the car
U|rhabdo|pee like cola since the crossfit class
H|shin|shin splints both legs, sore to press
U|stroke|face drooped for ten minutes this morning
N||c section seven years ago, all healed, doctor happy with everything
N||Shingles vaccine at seventy, what a birthday present, not even a red spot.
N||teenager slammed doors, I slammed balls
N||covid booster booked for Friday lunchtime
N||my nephew got diagnosed with type 1 and the whole family is learning to count carbs
N||is it true that heart attacks feel different in women, saw it on telly
H|back|osteoporosis in my spine, no crunches says the doctor
U|stroke|half my face numb and I never was at the dentist
N||everyone in the class was sore yesterday and so was I
N||sun cream got in my eyes on the run and they stung until I washed my face
N||grandson's christening on Sunday, cake and no training
H|foot|broke my little toe on the bed frame
N||our cat has asthma, imagine, with an inhaler
U|self_harm|saved up pills and wrote letters
H|pregnancy|im pregnant 8 weeks and sick all day
U|chest_pain|it is not the curry, the burning in my chest comes with every run
N||spring cleaning from attic to cellar, does that count as a session
N||trying out a menstrual cup, the learning curve is steeper than the hill reps
H|back|desk all day for my thesis, back pain for three weeks that sits deep on the right
N||tried oat milk, not a fan
N||physio checked my squat for fun and found nothing wrong
N||can I log walking to work
H|medicine|levothyroxine dose changed, tired and slow
U|chest_pain|my chest it press strong when I run
N||My husband has man flu and is dying on the sofa, I am fine and hiding in the gym.
N||my hand cramped from holding the paint roller, fine after a cuppa
N||had covid in january, long over
N||used to get migraines as a teenager, none for fifteen years
U|clot|arm swollen and purple since yesterday, veins standing out
U|chest_pain|At 68 I blamed the cold air, but the squeezing in my chest comes on every hill and leaves when I stand still.
H|liver|hepatitis, liver values high, told to rest
U|faint|lights out during rowing, mate caught me
N||blood test came back fine
N||the wallet in my back pocket made my cheek go numb on the drive, took it out, normal
N||sunburnt calves, leggings felt scratchy
N||stand up paddling with my wife, fell in twice, good fun
U|nerve|cannot stand on tiptoe on the right any more since my disc went
N||got my flu jab this morning at work, all good
H|stomach|belly cramps on every run, must stop for the toilet
U|palpitations|pulse all over the place since last night, feel faint
N||training partner blacked out on the rower today, ambulance took him, I stopped to help
N||little blister between the toes from the sand, plaster and forget
H|finger|broken finger taped up, no gripping
N||four admissions and no break, I ate a banana at 5 am
U|stroke|could not find words and dropped my fork, right hand weak
N||dentist cleaned my teeth, jaw bored from being open
H|dizziness|my period always drains me but this time I go dizzy on every set of stairs
U|palpitations|my heart beats wild when I train and then I almost fall down
N||My neighbour has pneumonia and I do her shopping, so more steps for me.
N||daughter passed her swimming badge, proud
N||my watch said heart rate 230, the strap was loose
N||flatmate has tonsillitis, I wipe every door handle
U|faint|came round on the gym floor with people over me
U|bleeding|black tarry poo
H|shoulder|carried paint buckets all weekend, now lifting my arm to the shelf hurts at the front of the shoulder
U|breath|more than hay fever, I gasp for air and my lips go blue
N||dog ate chocolate, night at the animal hospital, he is ok
N||fell off the bosu ball and laughed, nothing happened
N||lump on my neck last year was nothing, surgeon showed me the letter
N||had a filling this morning, face was numb until lunch, all back now
U|breath|gasping at rest since the flight home
N||period started this morning so i wore black leggings
N||blister popped, put a plaster on, done
U|bleeding|stools black like tar for two days
N||new kitten attacks my toes under the blanket
N||baby is teething, I slept three hours
N||raining cats and dogs, ran anyway, soaked
H|allergy|bee sting allergy, I carry an epipen
U|rupture|heard a snap in my elbow lifting the sofa, arm is bulging
H|illness|swollen glands and burning throat, feel awful
N||monday mood, dragged myself in
H|crohns|crohns flare, losing weight
N||covid test negative, only had to for work
N||iron in the cereal my kids love, read the whole box while resting between sets
N||popped my knuckles all through the meeting, bad habit
N||black ice, took the bus, no run
H|tailbone|fell on my tailbone sledging with kids, no sit ups please
H|illness|lyme disease, on doxycycline from a tick bite
N||guinea pig died, kids in tears, skipped day three
H|cancer|two more chemo rounds to go
N||stress test on the bike at the cardiologist passed, no limits, it was only a routine thing for the police job
N||ate two burgers before sprints, bad idea, burped my way through
N||tube strike, walked eight km, felt great
N||altitude in La Paz made the hotel stairs funny the first day, we are back at sea level now and all normal
H|dizziness|hungover I know, but this is four days later and I am still dizzy when I bend
N||everything is stiff from the long drive, loosened up in five minutes
N||nits at school, we all got treated, such fun
N||energy drink before training, never again, tasted of soap
N||heel blister almost gone
N||hoarse from karaoke, legs are fine though
H|illness|throwing up and diarrhoea since the curry, cant keep food in
N||cramp in my calf at night once, fine since
H|wrist|caught myself with my hand when the dog pulled me over, wrist is sore and swollen, x ray showed a sprain
H|dizziness|dizzy each time I get up from the floor
N||tick on the dog, none on me, checked
N||dentist jab made me talk funny for an hour
N||my forehead is peeling like an onion and my colleagues find it hilarious
N||new varifocals make stairs look funny, getting used to them
N||arms shook when I lifted the shampoo after push day, normal
H|arthritis|rheumatoid arthritis flare in hands
H|tailbone|took the kids sledging and landed on my tailbone, I can't sit on a bench
H|dizziness|wobbly and dizzy on burpees because I skipped two meals
N||hiccups all through stretching
H|tailbone|bruised tailbone from the ice, sitting hurts
N||had shingles four years ago, no traces
N||is it ok to do yoga on rest days
N||both ankles had sock marks after the hot bus tour, gone overnight
H|pregnancy|The queasy mornings were not the curry, I am nine weeks gone.
N||paper cut on my thumb, chalk stings
N||we had a fire drill and ten ambulances for training at the hospital, long day
N||i could faint when I see the electricity bill
H|jaw|jaw joint trouble, clenching on heavy lifts hurts
N||what's the difference between doms and an injury
N||muscles twitch a little after the run when I lie on the sofa, funny to watch
H|illness|blister got infected, red foot and on antibiotics
N||tennis elbow was last year, nothing left of it
N||earbud fell out on every burpee
U|rhabdo|not beetroot, my wee is dark as coffee and I can hardly walk since leg day
N||laughed till I had to hold my belly
N||how do I change my name in the app
N||easy day, nothing to say
N||two glasses of wine last night and it shows
N||the vet says the dog has a heart murmur, poor thing
U|stroke|world spinning, seeing double and cannot walk straight all of a sudden
N||pill switched to another brand same stuff, nothing changed
N||rabbit had babies!!!
N||dropped the shampoo on my toe, ouch, gone
N||exam week, living on toast
U|bleeding|coughing up blood since yesterday
N||all fine, no complaints
H|knee|front of knee sore after the long drive and in squats
N||my tyre ruptured on the motorway, two hours on the hard shoulder, lovely weather though
H|foot|nine hours on the shop floor and my heel stabs with every step, same each morning
N||where do I put my hands in a front squat
N||my dog tore his ligament so walks are short
N||my bottom was numb after six hours on plastic stadium seats and woke up on the walk to the car
N||lungs burning on the last 400, exactly what I signed up for
U|nerve|my toes wont come up and I trip on every stair, came with the back pain
N||ear pierced in march, healed already
N||bank holiday, gym shut at one
H|surgery|mole cut from my back, stitches until the 12th
H|foot|blister so raw I can hardly walk in shoes
U|head|not hay fever, clear fluid drips from one nostril since the crash
N||the dust in the garage gym makes me sneeze
N||handed in my thesis!!!
N||slept badly in the heat, fan broke
N||My scalp is peeling from the sun, wore a cap
N||grey hair number fifty found today, call the doctor, joke
H|back|back hurts every shift by noon, nurse life
N||landlord raised the rent, cancelled the gym, home from now
H|shoulder|flu jab went in too high says the GP, shoulder hurts two weeks later and I can't reach up
N||does creatine make you hold water
N||The woman next to me fainted in hot yoga and we all fanned her.
U|faint|blacked out mid set and woke up on the floor
N||bum was sore from the spin bike seat
H|medicine|statin and my muscles ache since
N||new job, new commute, need to move sessions to evenings
N||red marks from the heart rate strap, gone after a shower
N||period due this week so craving chocolate
N||traffic gives me a headache, figure of speech
N||toes were freezing the first ten minutes of the run
N||can I do the 5k plan with a buggy
N||acl done ten years ago and cleared for everything
N||wiped out by the school fair, early night, fresh again
H|parkinson|parkinsons, balance is not what it was
U|rhabdo|first spin class, now legs swollen tight and coca cola pee
N||moved my daughter into student halls, four floors no lift, slept like a baby
U|clot|left calf twice the size of the right after the long drive
H|concussion|headbutt from my son turned out a mild concussion, doctor says walks only until the check next week
N||lazy start, strong finish
N||the old dog can't climb stairs, I carry him up, 30 kilos
N||my stomach growled so loud in savasana
N||heel rubbed raw-ish by new work shoes but trainers feel fine
H|illness|blister from the hike got infected, doctor opened it and put me on antibiotics
N||garden all weekend, muscles pleasantly tired
N||sprained thumb two years ago, forgot which one
N||stomach was off after curry, fine now
N||sick tune came on and I got two more reps
N||shovelled snow for an hour, counted that as cardio
N||meh day, still did it
N||the new playlist is killer
H|illness|just over pneumonia, doctor says easy for four weeks
N||got my period at the gym, had to borrow a tampon
H|migraine|eyes zigzag and then half a day in the dark, my old migraine came twice this week
H|anaemia|ferritin of 6, doctor started me on iron
U|chest_pain|shovelled snow and got a crushing pain in the middle of my chest
N||heart scan for the life insurance was perfect, they even called me athletic
U|palpitations|resting heart rate 150 for an hour and no coffee today
N||lost my headphones, gym music is awful
N||ferry to Dublin, breakfast, walk, no training
N||work trip to Berlin next week, bands only
N||blushed because my crush was at the gym
U|breath|wheezing so bad I can't finish a sentence and the inhaler does nothing
N||yawned the whole class, warm room and a boring instructor
N||too much chilli last night, paid for it this morning, ok now
N||a friend's teenager is in the eating disorder clinic, we talk for hours
U|clot|calf pain with swelling and now a stab when I breathe in
U|breath|can't catch my breath an hour after stopping
N||wrinkles, grey hair and a new pb at sixty three
H|diabetes|type 2 on insulin
N||could not wash my hair properly because my arms were so tired from pull ups
U|head|fell off the bike on my head and have been sick twice since
N||34 degrees in the gym, sweaty mess, took extra breaks
N||nipples chafed on the long run, vaseline next time
N||did it, finished, shower, bed
N||too easy, give me more
H|shoulder|left shoulder burns when i do dips
U|rupture|hamstring went with a crack, whole back of thigh black
N||burped my protein shake on the burpees
N||lung function at the works doctor was above normal
N||had a runny nose on the ski lift like everyone else up there
N||pulled a tick off my sock before it bit
U|tendon_medicine|antibiotic ciprofloxacin, now the tendon over my heel burns
U|clot|on the pill, calf swollen, painful, only one side
N||felt a bit queasy from the paint smell, opened the windows, gone
N||bee sting on my toe last summer, just a little swelling, I only thought of it because of the clover
H|stroke history|I had a stroke two years ago, left hand still weak
U|purging|throw up on purpose after dinner most days
N||hand cramp from writing exams all day
N||garlic breath, sorry to the guy spotting me
N||my heart sank when I saw burpees
H|eating|in recovery from anorexia, please no calorie targets
U|rhabdo|brown urine and arms so swollen I can't bend them
N||first pull up of my life
N||jab in the right arm so i did legs
H|clot|had a lung embolism in spring, still on treatment
H|illness|I blamed the jab arm, but this is day three with fever and sweats, so no training from me
N||camp bed is not for my age, creaky for an hour then fine
U|saddle|no feeling where I sit since lifting the washing machine
U|rupture|biceps rolled up into a ball near the shoulder, snap on the chin up
H|foot|new boots did more than a blister, the top of my foot is sore and swells after walks
H|knee|The snow shovelling was fine but my left knee has been swollen and stiff since.
N||what does rpe mean
U|nerve|foot slaps the floor since yesterday, I can't lift my toes
N||my boss collapsed in the meeting and we called the ambulance, weird day
N||gym closed for holidays, home plan please
U|clot|calf is red, warm and hurts when I press it, flew back from Bangkok Sunday
N||how sore is normal after the first leg day
N||biceps tight from the curls yesterday, usual thing
N||no pain anywhere today, even the warm up was fun
U|rupture|knee popped, swelled like a football in an hour, can't bear weight
N||got a jaw cramp from yawning in the zoom call haha
N||gymnastics with my niece gave me hand burns from the rope, looks worse than it is
U|head|worst headache of my life with a stiff neck
N||gym was packed, waited for everything
N||gave blood three weeks ago, back to normal numbers
N||dad had a heart attack on sunday, he is stable, I missed two sessions
H|pelvic floor|hiccups and sneezes are no joke, I leak when I jump or run since my second child
U|head|knocked out for a few seconds at rugby, head still foggy
N||The lilac next door makes me sneeze every May and it has never once stopped me lifting.
N||hair in a bun pulled so tight my head felt it, loosened it, better
U|palpitations|irregular heartbeat since the morning and out of breath doing nothing
N||choked on my water because of a joke and coughed for a bit
U|head|clear water runs from my nose since I hit my head
N||school starts again so mornings at nine suit me
N||my two year old weighs 14 kilos and wants up all day
H|thyroid|overactive thyroid, waiting for tablets to work
H|allergy|a wasp sting last summer put me in hospital, I carry an epipen on outdoor runs
U|stroke|not my mum this time, my own mouth hung down on one side today
N||vertigo once in 2017, never since
U|clot|thought it was a night cramp but my calf stays swollen and tender three days on
N||eye test today, need new glasses
N||same as last week
H|rib|cracked a rib falling off the sledge
H|illness|long covid, crash for days if I push
N||my blood clot scare turned out to be nothing, doctor let me go years ago
H|ankle|stepped off the kerb with the pram and turned my ankle, it is puffy but I can walk
N||best session in months
H|shoulder|painted the ceiling and now my shoulder hurts at night
N||kindergarten snot everywhere but my own nose is dry
H|abdomen|sharp side strain from bowling, hurts to reach
N||since I have new mattress I sleep like king
N||twins slept through, I feel like a new person
N||rested four days, full of beans
N||son's first day at school, I cried more than him
H|calf|one cramp in bed would not bother me but my calf cramps on every run since March
N||bridge club cake, guilty as charged
N||got my period in the middle of spin, thank god for black shorts
N||done and dusted
N||builders in the house, dust on the yoga mat
N||how long do sore muscles last usually
N||lost a toe to frostbite 30 years ago, does not bother me in anything
U|nerve|Since I carried the wardrobe my left foot scuffs the pavement and I can no longer walk on my heel.
N||partner has flu and I sleep on the sofa so I do not catch it
N||the hr strap is dead, need a new battery
N||are chin ups and pull ups the same
N||full belly from Sunday roast so the run was slow
N||back cracked like popcorn when I stretched, felt lovely
N||ice skating with the kids, wobbly but whole
N||hail on the run, hurts like pebbles, laughed a lot
N||trampoline park with nephews, stayed on my feet
N||low motivation today, did half, no other reason
U|clot|swollen painful leg after my knee surgery
N||aqua fit with my neighbour, music from the eighties
N||slept four hours after the party, sluggish
N||my bike chain snapped, greasy hands
N||back trouble two years ago, all gone, physio signed me off
U|head|sudden thunderclap headache
N||a bit stiff in the morning, gone after coffee and a shower
N||took my nan to have her cataract done so only stretching
N||slepd bad becuase of neigbors drums
N||Forgot gloves on the bike so fingertips were numb until I got to the office.
N||what happens if I miss a week
N||i am never ill, only my printer is
N||new washing powder itched, changed it
N||slow but steady, as my late husband used to say
N||period came today, no drama, did the session
N||yearly check up done, everything normal
N||too hot to run, went at six in the morning instead
N||water in my ear after swimming, hopped on one leg till it came out
N||pneumonia as a student, lungs checked and perfect
H|illness|norovirus on my ward and now I have it
U|self_harm|I want to kill myself
N||bleeding money on childcare this month
N||spilled coffee on my lap, jumped higher than ever
N||kinesio tape left a square mark, itchy for an hour
N||lost luggage so no running shoes
N||banged my knee on the desk, tiny bruise, squatted as normal
N||side stitch because I drank a litre before the run
N||dry skin from the chlorine
N||got new contraceptive coil in march, no bother
N||sushi did not agree with me on Saturday, two days ago, all normal since
N||stressful week but sleeping okay
N||too many beers at the match so todays run was a shuffle
N||panic about a mole, dermatologist laughed kindly, it is a freckle
N||oxygen number on the watch said 70 percent with the strap dangling off, tightened it, 98
N||dictating from the car all sets done see you Thursday
N||pins and needles from sitting on my foot, gone in a minute
N||eleven hours in economy and my only complaint is the film choice
N||tore a callus, taped it, kept going
U|clot|sat eleven hours in the lorry, now one leg is fat and hot
N||doctor check was all fine, blood pressure perfect
N||sister is bleeding and scared for the baby, I stay with her tonight
H|hamstring|pulled a hamstring chasing the bus
N||our school has a measles outbreak, I am immune and busy
N||hey coach dictating this while cooking pasta so legs done arms done and the water is boiling
N||driving test tomorrow, skip
N||done the runn in the rain it was grate
H|medicine|hay fever tablets from the doctor knock me sideways, I am too sleepy to handle a barbell
U|purging|binge, vomit, then run to make up, every day
U|stroke|suddenly could not speak on the phone, then it cleared
N||bit rusty after two weeks of beach
N||the cable machine broke, used bands
H|heat|sunburn blistered on both legs, even socks are torture
N||ice bath challenge, everything numb for a minute, then glowing
H|knee|torn meniscus, waiting for the surgeon
H|heat|sunstroke from the beach, threw up twice, resting
N||the trainer in gym speak too fast for me
N||hygienist said my gums are better than last year
N||my son he is sick with fever, I stay home with him, I am good
H|pregnancy|my little one is seven weeks old, I have a scar from the caesarean and the midwife says gentle
U|stroke|went blind in one eye for a few minutes like a curtain
H|illness|Both kids had the flu last week and since yesterday I am the one with 39 degrees and a pillow.
N||bloods fine, vitamin D fine, doc said keep lifting
N||how many steps is 10 minutes of cycling
N||chafed thighs from the wet shorts
N||nurse here, two arrests on my ward tonight, I am wiped
N||the plan is great thank you
N||how do people know if they have high blood pressure, just curious
N||retired today after forty one years on the railway, now I have time for you
N||work canteen only had chips
N||my hip hop class for seniors is the best hour of the week
H|fatigue|not just bad sleep, I have been bone tired for two months and the doctor is doing tests
N||the little one woke up at set two, game over
N||been in the lorry eleven hours, bum flat as a pancake
N||tough but fun
H|pregnancy|six weeks after birth, GP cleared light exercise
N||my dad is on warfarin now and I drive him to the checks
N||school run, work, homework, no gym
H|dizziness|room spins when I roll over in bed
N||best mate moved to Canada, miss our gym sessions
H|dizziness|gave blood this morning and feel faint-ish on the stairs
N||the dog has a limp so no run with her
H|heart|doctor measured 165 over 100 at the check up, started pills
H|foot|dropped a plate on my foot, swollen, limping
N||slipped on the wet deck, landed on my bum, only my pride is bruised
N||my grandson broke his arm on the trampoline, poor mite
H|ankle|ankle sprained at football, can walk, no jumping
N||farmer, lambing season, no sleep no gym, healthy though
N||lobster coloured back from the lake, rucksack straps annoyed me, nothing more
N||love the new plan
H|rib|pulled something between my ribs coughing, sore to twist
N||new baby cousin, whole family at the house
N||broke my heart to cancel the trip
N||toddler headbutted my chin, no harm done
N||personal best 5k, 24:30
N||choked up at my daughters graduation
N||can I train after a flu jab
N||a little bloated before my period so I wore the loose top
N||phone had a seizure, screen flickered, lost the log
N||watched a documentary about overdose, could not sleep well
U|head|hit my head on the cupboard yesterday, now confused and keep dozing off
N||moving on Saturday, weights are already in a box
H|fatigue|exhausted for six weeks, sleep does not help
N||sit bones complained after first ride of the year
H|hip|my hip aches on the outside after each day of deliveries and lying on it wakes me
H|medicine|antihistamine makes me so drowsy I stumbled with the bar
H|fatigue|chronic fatigue, crash after every harder day
H|groin|pulled groin at five a side
H|ms|MS, heat makes my legs weak
H|skin|ringworm from the mats, doctor says no class
H|back|low back sore after deadlifts for four days now
N||caught the sun on my nose at the cricket
N||belly rumbling the whole way through, skipped breakfast
N||my hayfever makes me look like i have been crying lol
N||mum's dementia is worse, I stay overnight three times a week
N||DOMS in both quads, all as expected
N||mri from two years ago came back clean and I never had trouble again
H|coeliac|coeliac and glutened, bent over with cramps today
N||My mother had a fall and a bleed on the brain, so I live between the ward and the office this week.
N||smartwatch told me i am stressed, thanks for nothing
U|stroke|one arm suddenly will not obey
N||Grandchildren taught me the floss dance, that was enough twisting.
N||woke up with one foot cramp, stretched it, gone
U|faint|my wife fainted last month, today it was me, in the middle of the sprints
H|illness|half the office is ill and now so am I, throwing up since four in the morning
N||my job is a pain in the neck
N||my resting heart rate jumped on the watch because it counted my daughter's wrist, she wore it
U|rupture|bang in my heel, like someone kicked me, can't push off
H|thigh|charley horse went hard, still limp after four days
N||had the ears cleaned by the nurse, I can hear the birds again
U|tendon_medicine|cipro pills plus prednisone, and the back of my ankle hurts badly
N||got a spot on my chin before the wedding, typical
H|illness|have since two days fever and pain in all the body, I take tea and bed
U|stroke|right arm went heavy and useless for a while, back now
N||quads like concrete after the mountain, in two days gone, love it
U|saddle|inner thighs and groin gone numb with the sciatica
N||husband broke his ankle so I do everything at home
N||painted the ceiling so shoulders were tired before I started, normal tired
N||cactus thorn in my finger, tweezers, done
N||had my gallbladder out five years ago and eat anything
N||my girlfriend broke up with me, cried a bit, did the run
H|wrist|sprained wrist falling off the scooter with my son
N||my wife is pregnant, can she use your app too
N||today no time because my visa appointment was long
N||nicked my shin shaving, plaster fell off in the sauna
N||broke my ankle in 2009, healed, no trouble since
N||my team lost, I am sick of football
N||the rabies shots for the trip are expensive, that is the only pain
N||my eyes water when I cycle in the wind
H|medicine|chemo tablets, good weeks and bad weeks
N||knee was sore in March, pain free all summer
N||neither knee complained, first time I noticed how nice that is
N||the guy at the gym puked in the bin after sprints, not me, promise
H|illness|daughter gave me her chickenpox, I am covered and feverish
H|heart|atrial fibrillation, on bisoprolol so pulse stays low
N||leg went to sleep on the toilet with my phone haha
N||my father has parkinsons and i look after him on thursdays
N||in my country is holiday, we eat and we dance, no sport
N||charger left at hotel so no pulse data till friday
N||wedding planning eats every evening
N||orthotics? no, just new insoles because the old ones smelled
N||fainted once at a blood test in school, 20 years ago, funny story
N||worms in the whole nursery, what a glamorous week
N||normal sore legs after squats, the nice kind
N||my wife is pregnant!! i am not allowed to tell but i tell you
N||Both of us got our winter jabs at the pharmacy, then we went for cake.
U|bleeding|28 weeks and water is leaking with blood
N||gardening club dug up the churchyard, good honest ache in the legs by night, nothing by morning
U|breath|breath rattles and I bring up pink froth
N||mosquito bites all over my ankles
U|breath|asthma attack right now, blue puffer not helping
N||light period, nothing to report
N||do you see my sleep data or do i have to type it
N||too many cherries, you can guess, sorted by evening
H|back|slipped disc, physio twice a week
N||my cousin has a heart operation on Friday so I fly home
N||saddle adjusted by the shop and the sore backside is history
U|rhabdo|urine the colour of tea two days after the squats
N||trying to drink more water
N||my abs hurt when I laugh, good session on Monday
H|illness|callus tear got infected, on antibiotics and hand bandaged
N||the cat hair makes me sneeze every morning
N||magnesium before bed, placebo or not, slept well
N||humid as a jungle, shirt like a wet towel
N||burnt my finger a bit on the oven tray, cold water, ok
N||seasick on the ferry in the morning, fine on land, did the session in the evening
N||some guy curled in the squat rack
U|saddle|its not the bike, my bum and crotch are still numb two days later
H|pregnancy|diastasis after baby, gap of three fingers
H|dizziness|i am getting dizzy by jumping exercises
U|tendon_medicine|levofloxacin for my chest, now both heels ache behind
N||got my eyes lasered in 2018, best money ever
H|illness|I drove the night through with a fever and now I lie flat with bronchitis.
N||horse is lame so I had time for the gym
U|chest_pain|tight chest on the stairs that goes away when I stop
H|surgery|keyhole shoulder op, sling till April
H|period|no period for five months and I train a lot
N||chapped lips from the wind
U|self_harm|i wish i not wake up tomorrow, i have plan
N||skipped lunch for a meeting, low energy by five
U|tendon_medicine|moxifloxacin week one and my shoulder tendons hurt out of nowhere
N||gud sesion today verry sweety haha sweaty
N||did the warm up twice because I was chatting
N||speechless at the price of running shoes
N||phone died in the middle so the last set is not logged
N||My eyelid twitches when I stare at spreadsheets, stops at weekends.
U|nerve|cant raise my foot after deadlifts, not asleep, it just hangs
N||line dancing with the pensioners, don't laugh, it's a workout
N||heart pounding after the last hill, lovely
N||dust mites at the cabin gave me a sneezing fit, home now and fine
N||can you explain rhabdo, I read an article about it
N||The bike saddle is like a plank, I stood up every ten minutes and it was fine.
H|hamstring|chased my toddler across the car park and felt the back of my thigh pull, sore to stride out
H|abdomen|pulled a stomach muscle coughing
N||got a silly tan line from my watch
H|hip|outside hip hurts at night lying on it
N||kids home from school, trained in the living room with them on my back
U|head|bumped my head on the ice, one pupil looks bigger
N||butterflies before the first date, slept little
N||Wife had her c section, baby girl, 3.4 kilos, I am over the moon and will be back in two weeks.
N||nice and easy today
N||My ears were so cold on the run that they tingled in the shower.
N||my wife fainted at work, she is fine, pregnant we think
N||son got his driving licence, I am nervous
N||tired because I binged a series till two
N||mole check with the skin doctor, nothing found
H|kidney|kidney stone passed yesterday, side still sore
H|illness|the curry was not harmless, two days on I am still on the toilet and drink only broth
N||nurse at work did our flu jabs in the break and I felt a bit of ache in the upper arm till evening
N||hgv driver, slept in the cab, did the band work at a rest stop
U|self_harm|not just sad about the breakup, I want to die
N||Health check at work: cholesterol, sugar, pressure, all in the green.
N||nap time workout, twenty minutes exactly
N||my mum had a stroke so I was at the hospital
N||three hours in the cinema gave me a dead bum, popcorn was good
N||I only have bands till Sunday, at my sisters
N||we are getting divorced, training is my only hour of peace
H|elbow|golfers elbow flared
U|purging|purged three times this week, throat burns
U|saddle|i dont feel when i must go to toilet since the back pain
H|allergy|hives when I get hot in training
N||new pb on bench, 80 kg!!!
U|palpitations|heart raced for twenty minutes after I stopped and I nearly passed out
H|migraine|migraine with zigzags as usual, could not train
U|faint|keeled over at the top of the hill, was gone for some seconds
N||hot spot under my toe, taped it before it became a blister
N||arm was dead when i woke up because i slept on it, fine after a shake
N||bluetooth scale thinks I am my wife
H|shin|not just a coffee table bruise, both shins hurt along the bone whenever I run
N||when is the deload week
N||power cut in the gym, finished the sets by phone torch
N||didnt sleep mutch, baby party next dor
H|surgery|hernia op on Tuesday, no lifting for six weeks
N||mother in law is visiting until sunday, send help
H|back|lifted a patient badly on nights and my lower back grabs every time I turn over
U|chest_pain|pressure behind my breastbone during the hill sprints
N||pollen count was through the roof so I looked like a tomato with sunglasses but the intervals went to plan
N||do I need special shoes for deadlifts
N||was very hot in bus, I was sweat like in sauna, then home shower, then sport good
N||church fete, carried benches all morning
H|illness|not hay fever after all, proper flu, in bed
U|self_harm|kids would be better off without me here
N||big row with my husband, lifted angry, lifted well
H|illness|thought it was pollen but now I have a temperature, a thick head and every bone aches
N||I'm usually stronger the week after my period and that was true again today
N||sports bra rubbed a red line under my chest
H|medicine|on cipro until friday, tendons feel fine, doctor says go easy
H|dizziness|standing up from the nappy table I go light headed, all week now
U|self_harm|lost my job and I see no reason to stay in this world
N||did CPR on a stranger at the station yesterday, he lived, I am still thinking about it
H|period|my period knocks me out for two days each month, cramps and vomiting, the gynae is looking into it
N||fog this morning, pretty run
U|palpitations|heart flips and flutters with every run and I go grey
U|breath|peanut bar, now hives everywhere and my throat feels tight
N||rack was taken so I swapped the order
U|breath|cannot lie flat at night, I need three pillows to breathe
N||allotment day, beans are in
N||bled a drop from my lip when the band snapped, stopped in a second
N||banged my shin on the bed frame, just a bruise
U|breath|short of breath doing nothing
N||numb bum from the bike saddle for a minute
H|surgery|dentist took out two wisdom teeth, told me no straining until Monday
N||my roomate has norovirus, i moved to my parents, no symptoms here
H|illness|caught the kids stomach bug, up all night being sick
N||head bumped the open cupboard, not even a lump, that was a week ago
N||usual mild period cramps, gone after the warm up
U|bleeding|period is flooding, a pad every half hour, I feel faint
N||bit of a runny nose from the cold air outside
N||parents evening at six so I cut it short
N||wind nearly blew me off the bike
N||toe cramp in the pool for ten seconds
N||walking downstairs is funny after leg day
H|hand|cut my palm, six stitches, no gripping for ten days
N||boss dumped three projects on me
H|thigh|the dog ran full tilt into my thigh, deep bruise, I can't bend the knee all the way
N||hall fire alarm at 3 am in pyjamas, freezing
N||deadline on Friday so short session please
H|knee|kneeling hurts since I laid the floor tiles
N||hearing aid battery died in class so I copied the others
N||travel vaccines done for Kenya, no side effects
U|bleeding|bright red blood pouring from my back passage
U|head|banged head, now vomiting
N||cramp in my arch when I pointed my toes, passed right away
H|ankle|ankle still wobbly since the sprain in May
N||got one cramp in the hamstring doing bridges, straightened out, did the rest
N||boiler burst at home, waited for the plumber instead of lifting
N||do women need different squats
N||the wifi fainted again so no video
N||my mother have the sugar disease, I cook for her now
H|heat|got heat exhaustion on the ride, headachy today
N||what is a hip hinge
U|tendon_medicine|doc put me on a quinolone and my tendons flared in both ankles
N||tonsils out last summer, long healed
N||is it bad if my knees go over my toes
H|mental health|more than a sad week, my doctor says depression and I started tablets
N||doctor says my knees are great for 58
N||doctor listened to my heart and said it is a healthy one
H|knee|arthritis in both knees, worse in the wet
N||tree pollen got me sniffling but lifts felt strong
N||eyes tired from the screen, so a walk outside was perfect
N||the cat is at the vet with a clot in her leg, sad week
N||throat dry from talking all day, I am a teacher, drank tea
H|illness|tick ring on my thigh, doctor says borreliosis, three weeks of tablets and I feel flat
N||snow closed the school and therefore my gym time
H|calf|calf cramps every run now
N||parents in law brought three cakes
N||dug the potato bed, honest tiredness
N||smart lamp woke me at four like a sunrise, horrible
N||skipped the last set because my lift was waiting
N||The sun got my forearms on the ferry, they are a bit red and I put aloe on.
H|pregnancy|third trimester and pelvis hurts on one leg work
U|stroke|one leg drag and one arm weak since this morning, sorry my english
N||ponytail too tight, gave me a tiny headache till i took it out
H|foot|heel hurts with the first steps every morning
U|rhabdo|wee turned red-brown after the long hot march
N||got up too early for the market, nap, then session
N||i was sweating buckets in spin
H|foot|ball of the foot burns on every run
N||my mum's lasagne, three plates
U|faint|fainted while running, no warning
N||had a concussion in rugby at school, decades ago, cleared
N||jellyfish brushed my arm on holiday, vinegar, forgotten the same day
N||meal prep done, chicken again
H|dizziness|vertigo is back, can't do floor to stand moves
N||cold hands on the metal bar this morning
H|knee|left knee clicks and hurts in lunges
H|back|moving house was too much, low back is sore and seizes when I lean forward to brush my teeth
N||legs shaking after the last set, good burn
N||scale is broken or I am
N||ate a whole tub of ice cream, felt full not guilty
H|surgery|wisdom teeth out, dentist says no exertion for five days
H|asthma|my birch pollen season means tight wheezy runs, the doctor put me on a preventer inhaler
N||second day of my period, chocolate and squats, good mix
N||all done, all good
N||half the session, ran out of time
N||crossed my legs in church too long and had to wait for my foot to wake up
N||ran with my brother and talked all the way
N||my aunt cannot speak since her stroke, I read to her in the evenings
N||i nearly had a heart attack when I saw the gym bill
H|knee|long drive to the coast and my knee seized up, hurts on the clutch and on stairs
N||why does everyone say magnesium helps cramps
H|glute|deep ache in my buttock, sitting makes it worse
N||wool jumper itchy so I ran in cotton
H|shoulder|landed on my shoulder off the bike, sore to raise
N||out of breath on the hill sprints like I should be
U|nerve|my shoulder went dead in the tackle and I still cannot lift the arm
N||bone density at 66 better than average says the machine
N||day two of my cycle and still hit all my reps
N||hangover from the wedding, moved it to tomorrow
H|calf|calf strain, physio says no running for ten days
N||hot flush in the meeting, opened the window, carried on
N||held a patient's hand while he died, came home, needed a quiet stretch
N||had the tetanus jab in my left arm, bit tender to touch
N||midges ate me alive on the evening run
N||Forgot my hat on the golf course, top of my bald head is a bit crispy
H|neck|woke with a crick neck, can't turn left
N||heatwave, moved the run to dawn, felt fine
H|shoulder|jab arm still so sore a week later I cannot lift it
N||half the office is ill, not me
N||my patient had a seizure right at end of shift so I was late
N||was anaemic in 2019, fixed, last three tests normal
N||ant bites from the picnic, they itch, that is all
U|breath|cannot get air climbing one flight of stairs, new this week
N||sawdust in my eye, rinsed, ok
N||watch strap gives me a little rash, switched wrist
H|wrist|wrist sore from lifting the baby all day
N||hauled forty bags of cement for my brother, tired but nothing hurts
N||operation on my nose in 2014, breathe like a horse now
N||bad sleep, neighbours had a party
U|bleeding|not the curry, there is a lot of blood in the toilet
N||the cough from January is long gone, sang in choir on Sunday
N||that workout was murder, five stars
N||a bit of dandruff from the swimming cap
N||three essays due and I trained to escape
H|back|back locked up after moving house, cannot tie shoes
N||chlorine turned my hair green
N||those lunges killed me, love it
H|medicine|on warfarin, no contact sport
N||colleague has covid, i tested negative and feel fine
N||box jump miss, scratched shin, plaster on it
N||Toddler bit my arm because I said no to biscuits, small mark.
U|self_harm|don't want to be alive anymore
N||At 71 I do my exercises with the radio on and the neighbours envy me.
U|palpitations|heart stumbling, skipping, then black in front of my eyes on the bike
N||pizza night, no regrets
H|heart|after my bypass in autumn the rehab team allows walking and light bike only
N||got hit by a dodgeball in the PE class I teach, all giggles
U|bleeding|sick came up looking like coffee grounds
N||sweaty, happy, hungry
N||rings tight in the heat like every summer, off at night, on in the morning
H|back|sciatica down my left leg when I drive
N||My nose runs when I eat spicy noodles and I trained right after, classy
H|mental health|panic attacks on the bus again, therapist knows
H|thumb|jammed my thumb at volleyball, swollen
N||step counter counts my knitting
N||both feet a tiny bit puffy after the flight, shoes tight till morning, normal since
U|palpitations|Sitting quietly at my desk my heart started racing at 170, lasted half an hour and I nearly went down.
N||popcorn skin stuck in my throat during the whole workout
U|purging|not a bug, I stick my fingers down my throat
N||got engaged on the mountain!!
H|foot|verruca cut out, cannot put weight on the ball
H|rib|laughed at first, then found out the toboggan crash cracked a rib, eight weeks no twisting
H|thigh|dog ran into my thigh, dead leg, cannot bend it fully
N||brother in law tore his achilles at padel, I heard it, awful sound, I was just watching
H|wrist|carpal tunnel, fingers tingle every night
N||barber, standing all day, like to sit on the rower
N||knees crack when I squat, no pain, they always did that
H|groin|bulge in my groin, doctor says hernia, op in June
N||where can I see last weeks numbers
U|tendon_medicine|took cipro for a water infection, achilles swollen and sore
N||sat on the floor building lego until my legs tingled, stood up, gone
U|breath|breathless talking on the phone since yesterday and ankles swelling up
U|head|headache with fever and a rash that does not fade under a glass
N||more mobility please, I like it
U|bleeding|nosebleed won't stop for over an hour and I take blood thinners
N||my hands look like a builder's now
H|calf|cramp in the same calf every night for two weeks
N||could you explain the word superset
N||flatmates party until five, lecture at eight, workout at six pm somehow
N||chalk dries my hands so the skin cracks a little, using balm
H|hamstring|hamstring grabs whenever I sprint
N||the smear test was fine, boring appointment
N||jet lag from Singapore, wide awake at 3
N||student life: noodles, library, plank, repeat
U|chest_pain|chest squeezes and my left arm aches
N||vitamin pills make my wee bright yellow, funny every time
U|purging|took ten laxative pills after the wedding buffet
U|rupture|shoulder popped out and it is still out
U|nerve|the foot drops when I walk, new since Friday
H|surgery|knee scope on Monday, crutches
N||long flight, walked the aisle, ankles fine, only bored
N||stubbed my toe on the door, stopped hurting by lunch
H|ankle|rolled my ankle on the school run, swollen
N||dropped the dumbbell next to my foot, lucky
U|bleeding|heavy bleeding after the birth started again, big clots
N||clock change ruined my morning
N||coffee machine broke, worst day of my life haha
N||baby finally slept five hours, I could run a marathon
N||camping trip, no weights, lots of hiking
H|fatigue|so drained for a month that I fall asleep at my desk, doctor is testing
H|shin|one sore spot on the shin bone that hurts hopping
N||swallowed a fly on the bike, coughed, extra protein
N||waitress double shift so arms day was plates
H|skin|eczema cracked open on my hands, cannot hold a bar
N||girlfriend has a migraine so I trained quietly in the kitchen
H|stomach|reflux burns when I lie flat for crunches
H|knee|outside of my knee burns after 5 km
U|saddle|back pain, both legs tingling and my private parts feel dead
N||the kids had their flu spray at school today
N||i want bigger arms for the beach
H|hip|hip pinches at the bottom of a squat
N||forgot suncream and now my neck is red
N||finished antibiotics for a tooth in spring, all good since
N||bruise on my shin from the coffee table
N||custody hearing Tuesday, sleep a bit short, coping
N||nothing new
U|faint|One moment I was on the stair machine, next I was on the floor with a bloody lip and no memory of falling.
N||my dog had a stroke, poor old boy
N||birthday party with twelve six year olds, that was my cardio
N||breaking in hiking boots, one plaster on each heel, walked 14 km happily
N||daughter sprained her ankle at ballet, hours in casualty, skipped legs
N||played padel with colleagues, lost, laughed
N||had one hot flush during warm up, i am 52, that is life
U|clot|My socks always leave marks after flights, but this time only the left calf is thick, warm and sore to touch.
N||can i swap tuesday and thursday
U|clot|right leg swollen to the knee, left one normal
N||hot glue on the fingertip making school crafts
N||first session after exams, felt great
N||cycled to work five times this week
U|tendon_medicine|levaquin and suddenly stabbing in the achilles
N||Carried my son on my shoulders round the zoo, that was the shoulder workout.
N||tripped over the dog, landed on the sofa
N||on my period but feeling normal
H|dizziness|since the new tablets the doctor gave me I sway when I get off the bus
U|faint|lost consciousness in spin class this morning
N||legs fresh, head clear
N||had a cold last month, gone, runs are good again
U|palpitations|heart took off during the warm up and has not settled an hour later
N||bouldered a 6a!!
N||my old ankle sprain is stronger than the other one now says the physio
N||stitch in my side for the first kilometre, walked it off
N||my friend asks if running is bad for the knees
N||ate beetroot salad and got a shock in the loo, then remembered the salad
H|knee|crawling round with the baby made the front of my knee sore and now squats hurt too
H|numbness|outer thigh tingles since I wear the heavy tool belt
N||burnt my wrist on the iron, little line, no bother
N||Food poisoning in Mexico was three weeks ago and I have done nine full sessions since then.
N||slept like a stone, ten hours
N||torn ligament in 2016, rehab complete, played three seasons since without a thing
N||forgott my shoos so i did it in socks
H|pelvic floor|pee drops on box jumps after two kids
N||i died on the hill haha in a good way
N||ate a dodgy kebab a week ago, survived, back to normal for days
H|back|I have the disc problem in the back since years, doctor say not heavy lift
H|period|iron is very low from heavy periods, doctor gave tablets
N||scraped knuckles on the rack
N||had measles as a kid, is that of any use to you
N||the soreness from Sunday is the normal even kind both sides and fading
H|asthma|hay fever went to my chest, wheezed the whole run
H|hand|sliced my finger making dinner for the kids, five stitches, no bar for ten days says the doctor
N||hiked up to the castle with the class, thirty kids, no one lost
U|chest_pain|band round the chest every time i carry the shopping up
N||weights felt heavy, probably just monday
H|pregnancy|we have kept it quiet but I am five months pregnant and my pelvis aches on stairs
N||blood pressure at the pharmacy was 118 over 74, showed off to my husband
N||do compression socks do anything on flights, I never had trouble, just wondering
H|medicine|painkillers for my back twice a day
U|head|can't remember the drive home after I banged my head
N||I sneezed mid squat and the whole gym said bless you
H|heart|the driver medical found high blood pressure, I started amlodipine on Monday
N||Period arrived on holiday of course, swam with a cup, no problem at all.
H|diabetes|kids birthday cake, wrong insulin dose, went low in the warm up and felt shaky
U|clot|had covid and lay in bed two weeks, now one calf is tight, swollen and hot
H|medicine|I take prednisolone since two weeks for my lungs and muscles feel weak
N||creatine five grams a day, tastes of nothing
N||a man collapsed on my bus, i am the driver, police and papers until midnight
H|concussion|concussion three weeks ago, doctor has me on walking only
N||padded shorts arrived, what a difference
U|clot|my leg is red and big only on one side, it hurt to walk
N||choir until ten so trained before
H|headache|headache three days running, I stay on the sofa
H|stomach|spicy food is one thing but my reflux burns up to the throat in every plank
H|epilepsy|epilepsy, last seizure in winter
N||melatonin gummy on the plane, woke in Tokyo
N||wrote an exam about heart attacks and strokes, nursing school, brain dead now
N||can i have more core work
N||did a first aid course on strokes and bleeding all day Saturday
U|tendon_medicine|bad stomach in egypt, took cipro, now achilles pain every step
H|dizziness|felt giddy on the treadmill, had to hold on
N||I give flu jabs all week, my feet are tired
N||bit my cheek at lunch, that was the worst of today
H|cancer|breast cancer surgery in March, arm stiff
N||niacin flush from a vitamin pill, red ears for half an hour, funny
N||a bit sad that summer is over
H|illness|booster knocked me out, chills and fever, in bed
N||ears popped on the plane and were normal by passport control
U|tendon_medicine|on ciprofloxacin and my achilles hurts since two days
N||gassy from the beans, dangerous squats
U|faint|collapsed at the finish line and lost a minute
H|foot|stress fracture in the foot, in a boot
H|numbness|hands go numb on every ride and stay so an hour
N||sore all over in a good way after the first week back
U|chest_pain|heavy chest and cold sweat on the treadmill
N||my daughter wants to train with me, any partner drills
N||noise from roadworks, slept with earplugs
H|sleep apnoea|sleep apnoea, mask at night
H|achilles|my achilles is hurting since two weeks when running
H|illness|i have the grippe with 39, sorry coach
N||fire brigade in our street, road closed, no class
H|heat|overheated at the festival, sick and shaky since
H|ibs|ibs bad, doubled over half the week
N||carried a hundred crates at the market, muscles know it
N||my foot fell asleep while I sat cross legged on the mat
N||flight delayed, trained in the hotel gym with one dumbbell
H|hand|ring and little finger tingle after every ride
N||wind so strong I ran on the spot
N||paralysed by my to do list so started with the workout
U|saddle|wet myself without noticing since my back pain started
U|stroke|my words came out as rubbish at breakfast, lasted five minutes
N||okay so um today was good I did the squats and the the rows and that is it thanks
N||used to smoke, stopped in 2010
H|skin|long ride gave me a saddle boil that the doctor had to open, no sitting on a bike this week
H|knee|knee aches going down stairs
N||cried at the film and had puffy eyes at spin
U|rhabdo|more than doms, thighs like wood and dark wee
N||my chest is only sore from bench like everybody's after a first chest day
N||my mother in law broke her hip, so visits every evening
N||night shifts this week so I train at noon
N||Our youngest had a fever fit, ambulance and all, he is home and bouncing, I am shattered from no sleep.
U|head|headache came like a clap of thunder mid squat
H|burn|scalded my hand with soup, bandaged for two weeks
U|purging|puked on purpose again
N||should the bar touch my chest
U|clot|my whole lower leg went puffy and tight since the operation
N||I had depression at university, long behind me, life is good
N||roofing in this heat is a workout of its own, drank five litres, all good
N||pilot medical passed again
H|illness|At my age a chest infection takes it out of you, second week on antibiotics, short walks only.
N||jabbed on wednesday, arm fine by thursday, bench on friday no trouble
N||all inclusive buffet, need I say more
N||not pregnant, only pasta
N||sock line on my shins from new compression socks
H|back|stiff sore back that won't loosen
H|medicine|steroid jab in the shoulder yesterday, rest for a week
U|head|sudden splitting head pain during the bench, never had anything like it
N||read a book on concussion in rugby, scary, never had one
N||voice typing is on so sorry if this reads funny comma I did everything full stop
N||physio discharged me last spring, no limits
N||walked into the dishwasher door, purple shin, ha
N||plank two minutes, shaking like a leaf at the end
N||the stitches came out in spring, scar is cool, hand works like before
N||calf cramped when I stretched in bed on Tuesday, nothing before or since
N||belly ached from laughing at the comedy night
N||tattoo on my forearm last month, healed and pretty
N||I moved arms to Thursday because of my jab and in the end didn't feel a thing
N||twin sister is pregnant, I am going to be an aunt
U|chest_pain|chest hurts going to my back, ripping feeling
N||breakfast at ten was too late, no power
H|illness|exam week and glandular fever, the campus doctor says no sport for a month
H|period|cramps so strong every month I cannot train two days
N||my dissertation is eating me alive, gym keeps me sane
U|saddle|back went moving house and now I cannot pee properly
N||sos button pressed by the toddler, firemen were nice about it
N||flu jab on Tuesday, arm was a touch tender, gone now
N||my sister had a blood clot last year and she runs again now
N||flossed for the first time in ages and got pink in the sink
N||prostate check normal, glad that is over
N||burned my tongue on the soup
U|palpitations|heart suddenly gallops at rest and my chest feels tight
N||small splinter in my finger from the fence, got it out
N||i feel muscles i did not know i have
N||bumped my hip on the kitchen counter, blue spot, that's all
N||headache from no coffee this morning, one cup and gone
N||watery eyes from cutting onions before the workout haha
N||fingers numb from the cold on the bike, warmed up with tea
N||I teach thirty kids to tie shoes, that is my strength training
N||razor burn under my arms so push ups were itchy
N||weird dreams but rested
H|hip|sore hip since carrying the toddler on one side
N||my cycle app says day 14 and i feel strong
H|foot|plantar fasciitis flared from standing in the shop
N||Broke both wrists skating when I was nine and they are perfect now.
N||nervous about the race, butterflies in my belly
U|nerve|hand suddenly so weak I drop my coffee, neck pain shoots down
N||cramp in my foot in the last length of the pool, shook it off at the wall
N||uncle is in hospice, my head is not in it
U|rhabdo|arms ballooned after pull ups, cannot straighten, pee is dark brown
N||son has hand foot and mouth, nursery closed, I do squats with him as weight
N||tax return season, brain is mush
H|eating|recovered bulimia for three years, do not show me weight
N||omega 3 capsules make me burp fish
N||nurse on nights, feet throbbed until I got my clogs off, then fine
N||a wasp buzzed round me the whole plank
U|stroke|neck cracked at the chiro, now dizzy with a droopy eyelid
U|tendon_medicine|since levofloxacin my achilles creaks and stings
N||my daughter has a fever so I was up all night
U|saddle|lost control of my bowels this morning, back is bad
N||dead tired after a hen do, that's all, see you Tuesday
N||theatre day, stood seven hours in lead apron, shook it off on the walk home
U|rhabdo|dark urine, weak all over, vomiting after the challenge
H|eye|detached retina fixed in May, no head down moves
U|rupture|like a shot in the achilles at badminton, there is a gap now
H|stomach|stomach ulcer, on pills, no heavy straining
U|stroke|left side of my body numb since lunch
N||fell up the stairs with the laundry, nothing hurt but my ego
U|self_harm|I keep thinking how to end it
N||lost my voice from shouting at my sons final, worth it
`;
