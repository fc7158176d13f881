/** Sentences to train on, in the words of anybody about their body, urgent or not at all: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const bodyNotes = `
H||left knee grumbles on the stairs again, going down is worse than up
H||can't kneel on that side at the minute so skip anything on one knee please
H||physio says nothing above shoulder height until the 14th
H||still wearing the boot till thursday then back to normal shoes
H||my back lets me know about it if i sit longer than an hour
H||lovely week, only thing is the elbow still bites when I pick up the kettle
H||no overhead stuff for me, the right arm only goes up to about ear level
H||doc put me on new tablets for the blood pressure, said keep the pulse under 130
H||I'm 19 weeks now and lying flat on my back feels wrong
H||after jumping I leak a bit, so I just do the low version
H||had my hernia mesh put in five weeks ago, allowed to lift ten kilos for now
H||heel is a brick first thing in the morning, loosens after a few steps
H||I tape the thumb for every session, otherwise it goes
H||i keep putting off the split squats because i don't trust the knee yet
H||much better than in august but the hamstring still isn't right at full stride
H||wrist doesn't like pushups, i do them on my fists
H||surgeon wants to see me in six weeks before i run again
H||the hip clicks and pinches at the bottom of a squat
H||bit of a cold, nose is running faster than me
H||am on antibiotics for a chest infection til sunday
H||the insulin needs adjusting when we train evenings, had one low on tuesday, fixed it with juice
H||i go a bit swimmy when i get up from the mat too quick
H||old ankle from football days puffs up whenever it rains or i hop
H||Baby is 9 weeks, midwife says walking and pelvic floor only
H||c-section scar pulls when I do anything like a situp
H||bulging disc L5 from years ago, deadlifts from the floor are a no for me
H||I can't make a proper fist in the mornings, takes till ten
H||burpees bring on the migraine so pls leave them out
H||my asthma is fine with the inhaler but cold air sprints set it off
H||groin tweaked at five a side, can walk, can't side step
H||shin splints back since I upped the mileage
H||need to go easy on the neck, turning left to reverse the car is a whole body job
H||jaw is clicking and tight from grinding, dentist made me a splint
H||I only sleep on my right side now, the left shoulder won't have it
H||collarbone plate comes out in march, till then no hanging
H||the toe is still buddy taped
H||knee cap tracks funny according to the physio, wants me to do the inner quad thing daily and no lunges
H||torn meniscus, conservative treatment, no deep bending
H||got told by the cardiologist no max attempts, everything else is okay
H||have to be careful with twisting, lower back seizes
H||feeling of a pebble under the ball of my foot when i run
H||got a brace on the left wrist for typing, take it off for training but no weight through it
H||tennis elbow lol and i don't even play tennis
H||the calf tightens up at 3k every single time so i stop there
H||i had covid two weeks ago and stairs still leave me puffed
H||prolapse grade 1, told to avoid heavy and holding my breath
H||I notice my right leg shakes and gives a little on step downs since the op
H||pulled something between the ribs coughing, sneezing is no fun
H||endometriosis flare this week, days 1 to 3 i'm useless
H||osteoporosis found on the scan so no rounded back lifting, they said
H||glucosey stuff: on metformin now, sometimes feel sick in the first hour
H||pacemaker since 2021, checks fine, must not do things with the left arm overhead heavy
H||my knee gives me no grief on flat ground, hills are another story
H||rotator cuff partial tear, waiting for mri
H||a nerve in the butt acts up if i sit on hard chairs, known for years
H||still hobbling a bit after turning my ankle on sunday
H||stitches out of the hand next wednesday, no gripping
H||the bunion is angry with any narrow shoe
H||i'm on beta blockers so my watch pulse means nothing
H||Achilles is stiff as a board every morning, warms up fine
H||plank makes the scar feel like it's being tugged
H||the belly still opens in the middle, two fingers wide, since the twins
H||i hold back on the right because i'm scared the shoulder pops out again
H||dislocated it three times, so nothing behind the head
H||anaemic again, iron tablets, knackered after ten minutes
H||got my appendix out on the 3rd, wound is healing nicely, no abs till he says so
H||hot tight hip flexor whenever i do leg raises
H||i feel it in the lower back not in the tummy when i do leg lifts and it's not the good kind
H||rowing is out, the disc
H||can do everything except dips, front of the shoulder complains
H||bench press hurts at the sternum side, light ones are fine
H||hands go to sleep at night, carpal tunnel, have had it since pregnancy
H||doctor says the thyroid is underactive, started on thyroxine
H||my gp reckons bursitis
H||mam here with dodgy hips, the left is on the waiting list for replacement
H||new knee is 4 months old, bends to 110
H||I'd rather not run yet, the foot isn't quite there
H||80 percent back i'd say, the quad still pulls when i sprint
H||it's nearly gone but kicking a ball i still feel it
H||loss of range after the frozen shoulder, cant reach my bra strap
H||something twinged in my mid back when i lifted the pram
H||sore throat since friday and the glands are up
H||kidney stone passed last week, urologist wants me drinking lots and taking it easy
H||gout in the big toe, flares when i'm dehydrated
H||shingles on my side, on tablets, tshirt touching it is horrid
H||varicose veins treated on tuesday, stockings for two weeks
H||pelvis ache when i stand on one leg, 27 weeks gone
H||i avoid lunges since the thing with the kneecap
H||can't put full weight on the hand, so forearms for planks please
H||my physiotherapist is allowing bike only
H||please no jumps, i've got screws in the ankle
H||chest cold almost gone, cough hangs on
H||stomach bug wed and thurs, eating again but weak
H||tested positive yesterday
H||knees sound like gravel and after squats they swell a bit
N||knee is completely fine again, did all the lunges
N||my legs were toast after that, loved every second
N||where should my elbows be in the bottom of the press?
N||want bigger shoulders by summer
N||calves finally grow!!!
N||squeezed my glutes like you said and wow, different exercise
N||neck and neck with my brother on the step count
N||no pain anywhere this week
N||nothing hurts, nothing to report
N||that tax return was a pain in the neck
N||my husband did his back in moving the sofa, so I trained alone
N||broke my arm when i was seven, hasn't bothered me since
N||couldn't sit on the loo for two days after leg day haha
N||abs so sore i can't laugh, please don't be funny
N||arms like jelly, couldn't lift the shampoo
N||can we do more back?
N||i need to get this off my chest, i hate burpees
N||my heart isn't really in the cardio days
N||had my hands full with the kids
N||boss is a headache
N||broke my neck to get home in time for the session
N||I'd give my right arm for a rest day on friday
N||shoulder to shoulder with my mates at the relay, brilliant
N||my wrist wraps arrived today
N||should i be feeling this in my hamstrings or my back?
N||good burn in the quads
N||DOMS from hell but the nice kind
N||walked like a cowboy for two days, worth it
N||the tendonitis from last year is long gone, no restrictions
N||physio discharged me in spring, all good since
N||mom had a hip replacement on monday so i missed wednesday
N||costs an arm and a leg that gym
N||my stomach is flatter than in may
N||i want to see my abs once in my life
N||biceps are popping in the photos
N||cold feet about the race
N||sick set today, pr on the bench
N||new knee sleeves in red, i look like superman
N||how far should my knees travel past my toes
N||the stairs at work were cruel the day after squats
N||i was dead after the last round but buzzing
N||gave birth 11 years ago so no excuse there anymore lol
N||doc says blood pressure perfect, no tablets, carry on
N||My back feels stronger than ever
N||got a pump in the forearms like popeye
N||can't feel my legs anymore haha great workout
N||the dog has a limp so the walks were short
N||that last set broke me
N||my thighs rub in these shorts, need other ones
N||killer session
N||Traffic gave me heartburn, figuratively
N||bite the bullet and up the weights please
N||i've got two left feet in the dance warmup
N||my daughter has tonsillitis so sleep was poor
N||back to work after holiday, tired
N||i'm back!
N||getting my head around the new plan
N||lost heart a bit on wednesday, found it again on friday
N||this plan is a sight for sore eyes
N||bruised ego, my wife beat me at pushups
N||shoulders look wider in the mirror already
N||nice stretch in the hips after the long drive
N||no complaints from the knees, no complaints from me
N||ankle sprain of 2019 never came back
N||can i train chest twice a week?
N||what muscle is the face pull for
N||my rear delts need work
N||booty booty booty please
N||a colleague tore his achilles at padel, nasty
N||muscle ache all over, exactly as it should be
N||arms were noodles, had to get my kid to open the jam
N||felt my lats for the first time
N||hip thrusts are my favourite
N||stiff as a plank after the hike, gone by tuesday
N||my knee jerk reaction was to skip it but i went
N||I turned a blind eye to the biscuits
N||weak at the knees for the new instructor
N||stomach full of butterflies before the race
N||i've no backbone when it comes to cake
N||more core less legs
N||just normal soreness
N||nope
N||all healed and signed off, go full on
N||mri clean, doctor says the back is fine and to train normally
N||the headaches i had in winter are gone since i drink more water
N||my nan with her bad hip does more steps than me, shame
N||pain is weakness leaving the body, am i right
N||no pain no gain!!
N||it hurt to pay for the shoes
N||the scale hurts my feelings
N||heartbroken, my team lost
N||bled money this month so no gym
N||i split my trousers in the squat
N||gutted about missing saturday
N||worked my butt off
N||chin up they say, so where's my chin up program
N||elbow grease week, redecorated the whole flat
H||opening jars with the left makes me wince, so i let my son do it
H||I still come down the stairs one foot at a time, good leg last
H||can lift the arm to the side, but not with a bottle in it
H||no weight on the left foot for another ten days, crutches meanwhile
H||everything brilliant except that lunges set off my knee like a fire alarm
H||got a cortisone jab on tuesday, 2 weeks no loading
H||told to sleep with a pillow between my knees for the SI joint
H||feels like a hot needle under the shoulder blade when i row
H||I have ITB trouble, about 4km in the outside of the knee starts
H||hay fever is murder at the moment and i'm on the strong tablets which make me dopey
H||Crohns flare settling, on steroids down to 10mg
H||since the fall from the bike i don't dare put weight through my palm
H||the back is not 100% yet so i'd leave the deadlift alone
H||old shoulder dislocation is talking to me on bench days
H||doing a half squat only because deeper the knee says no
H||heel spur, insoles coming friday
H||my neck locks after plank, like someone holding me by the scruff
H||kettlebell swings always end with two days of me walking bent
H||took ibuprofen before training so the hip would let me
H||i ice the elbow after every session now
H||swollen finger from volleyball, ring doesn't come off
H||epilepsy under control with meds but no flashing videos please
H||i have to stop at every second landing since the pneumonia
H||when i do overhead press my fingers tingle, known thoracic outlet thing, physio treats it
H||vertigo when lying down and rolling over, crystals in the ear the doctor said
H||MS, stable, heat makes my leg lazy, so cool room and breaks
H||rheumatoid day, hands like sausages till noon
H||blood thinners since the clot last year so no contact stuff
H||stent put in in july, rehab finished, stay under 120 they said
H||one kidney donor here, 3 months after the op, lifting limit 10 kg
H||I wear a belt for the symphysis, standing on one foot is out
H||still bleeding a little 5 weeks after the birth, midwife says normal and slow down
H||mastitis last week, on antibiotics, breast still tender so no lying on the front
H||tooth pulled on wednesday, no straining for a few days the dentist says
H||eye surgery (laser) friday, nothing with the head down for 2 weeks
H||the hernia pokes out when i cough, appointment in december
H||i don't do situps, belly makes a ridge in the middle
H||peeing myself a bit with skipping rope, sorry for the detail
H||knee brace on for anything with steps
H||my right glute cramps and pulls into the thigh when i drive long, since ages
H||hip socket too shallow, i was told never to force the range
H||hypermobile, elbows bend backwards, i was told not to lock out
H||sit bones sore at the top of the hamstring when i sit in the car or run uphill
H||forearm hurts when i grip, climbing is cancelled
H||pulley strain ring finger, no crimping for 6 weeks
H||my ankle is still thick in the evening
H||trapped something in my neck friday, can look right but not left
H||cracked rib from judo, breathing deep is ok again, lying on it isn't
H||cyst behind the knee makes full bending feel tight
H||patellar tendon, first ten squats bad then ok then bad next day
H||please keep leg raises away from me, the lower back arches and then i pay for it
H||the wrist with the ganglion can't bend back far
H||i've stopped running, every landing goes into the hip
H||left side weaker since the polio as a kid, so i can't do single leg on that one
H||lost a lot of strength on the chemo, nurse says gentle only
H||port on the right side of my chest, nothing with bands across there
H||lymph nodes taken out left, so light weights on that arm and the sleeve
H||slightly feverish last night, today 37.6
H||sinus thing, bending over is like a bowling ball in my forehead
H||feels like my kneecap is going to slip sideways on step ups
H||the nurse found my sugar too high again, new dose from monday
H||they adjusted my heart pills, wants me to take two slow weeks
H||Blood pressure was 158 at the chemist, gp is sorting it, no heavy grinding till then
H||I get light headed with the hot yoga so i sit out half
H||the blister is open and raw, can only wear sandals
H||ingrown toenail done tuesday, open shoes
H||burnt my palm on the oven, bandage on, cannot hold bars
H||cut my finger at work, four stitches, keep it dry
H||plantar fasciitis both sides, no jumping no barefoot
H||shoulder impingement, pain arc between 70 and 120
H||biceps tendon at the front of the shoulder sore with curls
H||triceps tendon by the elbow tender after dips
H||peroneal tendon inflamed, that's what the podiatrist said
H||quad strain grade one, week two
H||adductor still pulls when i get out of the car
H||tailbone since the ice rink, can't sit on the floor for exercises
H||i have to roll out of bed sideways like a beetle, back
H||getting my socks on is a five minute project this week
H||turned down badminton because of the elbow
H||husband has to carry the shopping, i'm not allowed more than 5 kilos since the op
H||no swimming till the wound is closed
H||ringing in the ears louder when i push hard, ENT knows
H||Lupus fatigue, please plan rest
H||long covid, pacing, if i overdo it i'm two days in bed
H||fibro flare, everything touches sore
H||psoriatic arthritis, the knees are warm this week
H||migraine on tuesday, washed out wednesday
H||period cramps so strong i had a hot water bottle on instead of training
H||the IUD got put in yesterday, crampy, she said two days off
H||miscarriage three weeks ago, body is slowly coming round, doctor said gentle
H||ivf stimulation this week so no jumping or twisting the clinic says
H||i feel a click and then it's dull inside the knee for an hour
H||after the vaccine my arm is heavy and i'm shivery
H||i walk fine, i just can't go up on tiptoes on the left since the calf strain
H||my shoulder blade sticks out on one side, physio's giving me stuff for it, no pushups until then
H||not allowed to drive or lift for another week
H||the consultant wants me doing nothing heavier than a teapot
H||i've a trigger thumb so dumbbells slip, known
N||elbows in or out for the pushup?
N||my triceps could do with more love
N||i love how my back looks in that dress now
N||glutes on fire, exactly what i asked for
N||could hardly lower myself into the chair on thursday, that's squats for you
N||had to go down the stairs backwards after monday, hilarious
N||sneezed and my abs screamed, so they do exist
N||the wobbly legs on the way to the car were priceless
N||felt the pull nicely in my hamstrings while stretching
N||knee raises are too easy now
N||is it ok if my heels come off in the squat
N||hands a bit rough, got my first callus and i'm proud
N||calluses like a builder
N||grip gave out before the back did on the last set, chalk next time?
N||my legs gave up at rep 18, wanted 20
N||my lungs were burning on the hill and then a view to die for
N||heart rate went up to 175 in the sprints and came down quick, happy with that
N||sweated like a pig
N||couldn't talk in the last interval, as ordered
N||pulse is 58 at rest, was 66 in january
N||my kid fell off the swing, two stitches, so no time
N||my sister's slipped disc made me want to train my core
N||dad's knee op went well
N||the cat scratched my arm, otherwise quiet week
N||what do you do for people with bad knees, asking for my mum
N||my training partner pulled his hamstring so i'm solo for a bit
N||used to have a bad back, since i lift it's history
N||the shoulder that was playing up in june is perfect now
N||wrist ok again, pushups ok again, life ok again
N||ankle: zero issues, taking it off the list
N||you can delete the knee note, that's been fine for months
N||forget what i said about my elbow, it's gone for good
N||please put the jumps back in, the foot is 100% and the doc agrees
N||ribs healed, cleared for everything
N||had a cold, it's over, full power again
N||fever was two weeks ago, feeling great since
N||op was in 2011, doesn't restrict me
N||i had asthma as a child, grew out of it
N||no dizziness no aches no nothing
N||hip? what hip. all good
N||i checked in with my body and it says pizza
N||head full of work
N||i've had a face like a slapped arse all week because of the rain
N||my mother in law visited, that was the real strain
N||stretched thin at work
N||under pressure at the office, deadline friday
N||high blood pressure moment when the printer jammed lol
N||my ears are bleeding from the playlist
N||the music in this video is painful
N||eyes bigger than stomach at the buffet
N||can't stomach another protein bar
N||sugar cravings at 4 pm
N||I'm pretty thick skinned, tell me honestly how bad my squat is
N||put my foot down and told them tuesdays are mine
N||shot myself in the foot by starting too fast in the 5k
N||two steps forward one step back but no tears
N||learned the hard way not to do leg day before a wedding
N||danced until my feet fell off, great wedding
N||new shoes rub a tiny bit but breaking in
N||swallowed half the pool
N||i hit the wall at km 30
N||i smashed my pb
N||hammered the shoulders today
N||blasted chest and tris
N||crushed it
N||my arms are shaking as i type, top workout
N||couldn't wash my hair, arms wouldn't go up, thank you for that shoulder circuit
N||brushing my teeth was a workout after all those presses
N||can't straighten my arms after the pullups hahaha day two is always the worst
N||my calves are concrete after the skipping, love hate
N||everything aches, everything is wonderful
N||bum cheeks sore in places i didnt know
N||i waddle like a penguin since tuesday's lunges
N||felt like i got hit by a bus, in the good way
N||the whole upper body has muscle soreness today, should be gone by friday
N||slightly stiff from the new exercises
N||legs heavy from yesterdays run
N||legs felt heavy like lead, bad night
N||i'm shattered, three night shifts
N||knackered but fine
N||lazy, not ill
N||i skipped because of netflix not because of anything medical
N||my smart scale says bone mass went up, whatever that means
N||resting day spent on the couch, bliss
N||i'd like visible collarbones and a smaller waist
N||how do i get rid of the fat under my arms
N||my double chin is saying goodbye
N||would like to touch my toes by christmas
N||more mobility for hips and shoulders please, i want to do the splits
N||posture! i sit like a shrimp, want to sit like a queen
N||is cracking knuckles bad, my boyfriend does it
N||do squats ruin your knees? read it on reddit
N||my knees crack when i squat but it doesn't hurt, always have
N||can i superset back and biceps
N||what's the best exercise for inner thighs
N||which finger position for the kettlebell
N||thumb over or under the bar?
N||neck position in the deadlift, look up or down?
N||do i breathe in on the way down
H||I do the washing up in two goes because standing gets my back
H||the left hand is in a splint so one arm stuff only
H||on day 4 of penicillin for strep
H||picking the toddler up off the floor got me, lower left, since sunday
H||no trouble walking but as soon as i jog the calf knots up
H||the osteo said leave the hip alone for ten days
H||ive been favouring the right leg and my missus noticed
H||don't like putting weight on that arm yet, it's only been out of plaster since monday
H||pins and needles in the little finger when i lean on the elbow, had it for years, it's the funny bone nerve
H||Knee better. Not gone, better. Maybe 7 out of 10.
H||good progress with the shoulder, washing hair works again, overhead press doesn't
H||squats okay if i stay above parallel otherwise there's a stab on the inner side
H||bit of tendonitis again in the wrist from the new baby, lifting her with bent hands
H||they took my gallbladder three weeks back, light walking now, abs after six weeks
H||I've a slipped disc, it's settled, but I've to keep from bending and twisting together
H||my sciatica's sulking this week
H||it's a bit of an effort to turn in bed with the pelvis, 31 weeks
H||second trimester now and my balance is off
H||I'm pregnant!! only 8 weeks so nobody knows, what can i still do
H||throwing up every morning, week 10 of pregnancy, midwife is relaxed about it
H||gestational diabetes, walking after meals prescribed
H||postpartum 4 months and it feels heavy down there after running
H||tore during the birth, 3rd degree, no straining they told me
H||piles, sorry, sitting on the bike is no joy
H||can only sit on a ring cushion still
H||my hip flexor on the right, something snaps over when i lift the leg, a bit sore
H||golfers elbow both sides from the pullups
H||I get a stitch of pain below the kneecap when I press the clutch
H||cannot hop on the left yet
H||squeaky achilles, lumpy bit, on the physio's heel drop programme
H||had a scan, small tear in the labrum, no op for now, no throwing
H||i've a spot on my spine they're watching, so they said no axial load
H||scoliosis with rods so no bending sideways for me
H||fused ankle, can't squat deep with heels down
H||arthritis at the base of the thumb, can't hold plates
H||knee osteoarthritis both, cold mornings worst
H||hips worn, says the xray, but keep moving says the doctor
H||new hip from may: no crossing legs, not past 90
H||the ankle rolled again on the trail, third time this year, it's wobbly
H||I wear an ankle support for anything with side steps
H||i can't do bridges, hamstring cramps and stays angry for a day
H||overdid it on sunday and the elbow has been telling me since
H||the ring rows were a mistake, shoulder front all hot
H||i have a fear of the deadlift since it went in my back in march
H||not brave enough to jump on the op leg yet
H||avoid the leg extension machine, told by my surgeon, ACL graft
H||ACL, month 5, running on the treadmill allowed, no pivoting
H||quads haven't come back since the op, left is 3 cm thinner
H||it swells after sessions and is down by morning
H||there's still fluid in the knee
H||have been told my heart has an extra beat now and then, harmless, no stimulants though
H||afib, on bisoprolol and a thinner, last check in october ok
H||after the heart attack two years ago I train by the rehab plan, max 110 watts
H||angina is stable with the spray, cold mornings i stay in
H||copd, so i need pauses, sats are fine
H||puffer before cardio, otherwise i wheeze after
H||cough left from bronchitis, deep breaths tickle
H||iron infusion on friday
H||low blood pressure, i see sparkles if i stand up quickly, always had it
H||the heat and my water tablets don't mix, had to sit on the kerb a minute
H||sertraline started, feeling jittery and sweaty first weeks
H||on a mood tablet that makes me gain weight and sleepy
H||panic attack on the tube, i know them, therapist knows them, did the breathing
H||recovering from an eating disorder, so please no calories, no weight targets, my therapist agrees
H||burnout leave since september, my doc says moderate exercise, no competition
H||adhd meds push my pulse up about 15 beats
H||i bruise easily with the aspirin
H||hives on my legs after cold runs, dermatologist says cold urticaria, cover up
H||eczema on hands open and cracked, chalk burns
H||athlete's foot and the heel skin split, barefoot no
H||warts frozen off the sole, tender to stand
H||sunburnt shoulders, can't wear the backpack or rest the bar
H||had a filling and half my jaw is sore
H||wisdom teeth out monday, chipmunk, no bending
H||conjunctivitis, not going to the gym
H||black toenail loose from the marathon, shoes sore
H||bruised shin from the box, dent in my pride and a lump, can't kneel on it
H||someone stood on my foot with studs, purple, can walk on the heel
H||got whacked on the forearm at hockey, xray fine, grip weak because sore
H||my bicep has a knot the size of a walnut and it hurts to straighten
H||a bit of a limp by the evening
H||i need the handrail since the foot op
H||my massage bloke says the piriformis
H||chiro twice this week for the lumbar
H||got shockwave treatment for the calcific shoulder, 48 hours no training
H||on naproxen for the neck
H||patches on my back and hot water bottle, this is 45
H||woke up with a crick and can't look over my shoulder
H||every morning forty minutes until my back has unfolded
H||i can't sit cross legged, the knee doesn't allow
H||reaching the top shelf is off the menu
H||can't throw the ball for the dog, using my left
H||i do my pushups against the wall because of my wrists
H||swapped running for pool, joints
H||the doc gave me a sick note for sport until easter
H||exempt from PE because of osgood schlatter
H||growing pains in my heels says the doctor, severs, no jumping
H||coach benched me bc of my hip flexor
H||my stress fracture is healing, 3 more weeks no impact
H||bone oedema in the foot, just cycling
N||forearms pumped so hard i couldnt hold the steering wheel, epic
N||my glutes have finally woken up
N||shoulders back, chest out, feel taller already
N||i carried my own bodyweight in shopping up four floors
N||no back pain since we started, magic
N||it's the first winter without my knee acting up, whatever you did it worked
N||Not injured, just busy
N||not ill not hurt just lazy
N||everything works as it should, even the ankle
N||healthy as a horse
N||fit as a fiddle
N||right as rain
N||the doctor laughed and said come back in ten years
N||annual check up: all values in the green
N||cardiologist gave me the all clear for everything incl. sprints
N||blood test came back fine, no restrictions
N||old scar on my knee from a bike fall at 12, looks cool, does nothing
N||my appendix came out in primary school
N||I used to get migraines in my twenties, not anymore
N||tore my acl in 2009, stable, played football on it for ten years since
N||had carpal tunnel surgery years ago, hand is perfect
N||i was born with flat feet and never had a problem
N||wife is pregnant so my schedule goes bananas from june
N||we're expecting! (well, she is) so fewer days
N||my son broke his collarbone, hospital runs all week
N||colleagues all have the flu, i've dodged it so far
N||whole office coughing, not me
N||gran fell and we were in a&e till midnight, hence no workout
N||my best mate got diagnosed with diabetes, so i'm taking this seriously now
N||neighbour's heart attack scared me into signing up
N||a girl in my class twisted her ankle, class ended early
N||trainer next to me had a nosebleed
N||saw a guy drop a plate on his toe, ouch for him
N||my horse is lame so i had time to train
N||the dog's surgery ate my budget
N||the car has a bad knock, walked everywhere
N||my bike's got a broken crank
N||back wheel broke
N||the bench has a sore leg, it wobbles
N||arm of the cable machine is stuck
N||head of the dumbbell came loose
N||treadmill belt slips
N||phone died mid set
N||the app crashed and i lost heart rate data
N||can i log back squats separately
N||how do i change the body weight in my profile
N||the video for the hip hinge doesn't load
N||your calf raise animation is backwards
N||the pain question comes up every single day, can i switch it off?
N||why do you ask if something hurts each time, i'd tell you
N||where do i enter an injury if i ever have one
N||do you have a knee friendly program? for my dad
N||what would you change if i had a bad shoulder? just curious, i don't
N||if my back started hurting, should i stop or go lighter? hypothetically
N||bit worried i could hurt myself with the barbell, never used one
N||afraid of looking silly
N||scared of the handstand, falling on my face
N||is it normal to be sore two days later
N||is it normal that one arm is stronger?
N||is muscle soreness a sign of growth
N||why do my thighs shake in the wall sit
N||why do my hands get sweaty
N||how sore is too sore? i'm a bit, it's fine
N||how long until my stomach shows something
N||can i train with dom's or wait
N||should i train with a hangover
N||hungover, self inflicted
N||drank too much on saturday, head like a bucket, served me right, fine by monday
N||too much curry, regret
N||stuffed like a goose after grandma's
N||hunger like a wolf
N||belly full, legs lazy
N||feeling bloaty after christmas but that's the cookies
N||lost 2 kg and my trousers
N||my face has got slimmer says my aunt
N||my legs look like legs
N||arms! i have arms!
N||somebody at work asked to feel my biceps
N||girlfriend says my back is wide
N||got compliments on my shoulders
N||my butt fits the jeans again
N||my feet know the route by heart now
N||learned the flow by heart
N||my heart leapt when i saw the new pb
N||heart pounding at the start line, pure nerves, ran a blinder
N||goosebumps at the finish
N||i cried at the finish, happy tears
N||laughed until my ribs ached
N||choked in the final, lost 6 4
N||brain fog of a monday, coffee solved it
N||i'm all thumbs with the resistance band
N||my tongue was hanging out on the last hill
N||breathless but that's intervals for you
N||puffed like a steam train up the hill, then a cake
N||lungs say no legs say yes
N||the cold burns your face at 6 am, wonderful
N||froze my fingers off at the outdoor gym
N||my hands were numb from the cold, gloves next time
N||wet feet, mud, happiness
N||sweat in my eyes, need a headband
N||knees muddy heart full
H||was told to keep my arm below the shoulder for the next month
H||lunges are cancelled till the physio has had a look on the 9th
H||front of the knee is moaning after the weekend in the mountains, downhill killed it, still can't squat comfortably
H||I'm typing with one hand, the other's in plaster
H||mowing the lawn did me, can't straighten fully
H||when i carry shopping on the left it draws up into the neck
H||something's not right with my foot, it feels bruised underneath when i push off
H||I do feel the scar when the weather turns and when i stretch up
H||ok apart from the usual with the hip
H||the usual suspects: lower back and right knee
H||nothing new, the old shoulder is still the old shoulder
H||same story as last week with the elbow
H||my achilles is behaving but i'm not trusting it with sprints
H||coming along, can jog 10 min before the calf starts talking
H||knee allows cycling, refuses stairs
H||it's easing, i still can't put a jacket on without a trick
H||still sore in one spot on the spine, four days after, not muscle i think
H||sharp thing in the groin when i swing the leg out of the car
H||grinding in the shoulder and then it aches at night
H||wakes me up when i roll onto it
H||have not been able to sleep on my side for weeks because of the hip
H||i notice i can't grip as tight on the right, elbow tendon, known, in treatment
H||fingers swell in the night and the ring stays in the drawer
H||walking poles since the knee got worse
H||my GP sent me for an x ray of the hip, waiting
H||referral to orthopaedics came through, until then i skip anything with impact
H||booked the physio for tuesday because of my neck
H||seeing a specialist next week for the wrist, please keep it easy
H||the MRI showed a bit of wear in the lower discs, i should strengthen but not load heavy
H||doctor said swim and bike but don't run
H||the midwife said no more planks
H||the nurse wants me to keep off the leg a bit because of the ulcer dressing
H||diabetic foot check: small sore, dressing, no long walks
H||hypo after yesterdays run, gels helped, will eat before
H||new pump for the insulin so i'm a bit all over the place with sugars
H||trainers must know i carry an epipen, wasps
H||celiac slip up, gut wrecked since tuesday
H||ibs playing up, jumping is a gamble
H||reflux whenever i lie flat or do crunches, on omeprazole
H||ulcerative colitis quiet, but i'm on azathioprine and catch everything
H||food poisoning on the weekend, over the worst, still wobbly
H||ear infection, no swimming
H||balance off because of the inner ear, so no single leg stuff please
H||glandular fever, spleen, 6 weeks no contact or heavy lifting
H||i'm on day 2 of flu and writing this from bed
H||rough throat, sniffles, will skip the intervals
H||the booster knocked me flat
H||tablets make me dizzy for the first hour so i train afternoons
H||doc halved my thyroid dose, tired and heart a bit quick but he's on it
H||stopped the antidepressant slowly with my doctor, little head zaps
H||menopause flushes and joints that ache, started hrt patch
H||pcos, just started new meds, nausea
H||fibroids, heavy days, low iron, day two i don't train
H||breast surgery in september, may lift arms to 90
H||reduction surgery, eight weeks, no pecs
H||vasectomy on friday, frozen peas, week off
H||prostate op, 6 weeks, catheter's out, pelvic floor homework
H||hysterectomy, keyhole, week 7, nothing heavier than 5 kg
H||cataract done on the left, no bending for some days
H||skin mole cut out on the back, stitches, no stretching there
H||tattoo infected a bit on the calf, cream, no sweating he said
H||varicocele, feels draggy when i squat heavy
H||testicle sore after cycling, urologist says saddle, different one coming, no bike for 2 wks
H||my breasts are so sore from feeding that i can't lie on my belly
H||breastfeeding, joints loose still, ankle went over twice
H||diastasis, coning when i do leg lifts
H||my bladder doesn't hold on the trampoline
H||after baby 2 i need to keep legs crossed when sneezing
H||i don't do the jumping jacks, mums know why
H||ring pessary in, feels ok, no heavy lifting said the physio
H||coccyx after birth, sitting is out
H||tummy muscles not back, physio says no front loading
H||pubic bone aches after walking 20 minutes
H||31+4 and my feet are balloons in the evening, bp checked, fine
H||pregnant with twins so doctor says slow down from now
H||short cervix, on rest advice until week 34
H||braxton hicks when i walk fast so i walk slow, midwife knows
H||the plaster comes off in 12 days
H||sling for two more weeks
H||compression sock on the left until further notice
H||kinesio tape from hip to knee, looks cool, helps a bit
H||heel lifts in both shoes, told to wear them 3 months
H||knee bandage for work, off for the sofa
H||neck pillow and a tennis ball are my best friends since the whiplash
H||car got rear ended three weeks ago, neck still stiff, doctor checked, mobility only
H||fell off the ladder in may, vertebra is healed but i can't lie on hard floor
H||my back went while brushing my teeth, third time this year
H||sneezed and now i walk like a question mark
H||locked up bending for a sock
H||lumbago lol
H||mein Rücken, sorry, my back is since tuesday not good, bending forward not possible
H||i have pain in the knee when i do the squats so i make it with chair
H||have hernia disc, doctor forbid heavy weight
H||my left shoulder, since the accident it not goes up
H||frozen shoulder yaar, physio going on, kindly avoid overhead
H||doctor saab has told rest for 15 days due to ligament
H||bp is on higher side, tablet started, only walking adviced
H||me knee's at me again
H||back's only desperate this week, so it is
H||did me hammy at training, out for a fortnight
N||pulled out of the race because of work
N||pulled an all nighter
N||strained relations with my flatmate, that's all
N||burned out the motor of my blender
N||the only thing inflamed is my temper
N||twisted my arm into doing hyrox, my friends did
N||my hands are tied on weekdays
N||tongue tied in front of the trainer
N||no skin off my nose if you move it to friday
N||by the skin of my teeth i finished the 10k under the hour
N||got it off my back, the thesis is handed in
N||the kids are on my back all day
N||breaking my back at work for a bonus that never comes
N||on my feet all day in the shop, so i was too tired for legs
N||fell head over heels for rowing
N||i had my heart set on 100 kg and got it
N||eat my heart out, brother
N||over my dead body will i do another burpee
N||the burpees can die
N||these bulgarian split squats are torture, keep them
N||you're a sadist, thanks
N||cruel and unusual punishment, five stars
N||i hate you and my legs hate you more
N||my quads filed a complaint
N||my glutes want a lawyer
N||my abs sent me a resignation letter
N||legs have left the chat
N||rip my arms
N||my shoulders are cooked
N||cooked. fried. done. great.
N||absolutely wrecked after the complex, ate a whole chicken
N||destroyed my legs, 10/10 would again
N||getting off the toilet needs a crane since leg day
N||my butt and i are not on speaking terms
N||coughing reminds me of the crunches
N||laughing is forbidden until the abs recover
N||the day after: robot. the day after that: older robot. now fine
N||ouch in all the right places
N||sore in a satisfying way
N||little bit of soreness in the chest from flies, gone tomorrow
N||chest day soreness, both sides, like always
N||my pecs are sore from the pushups
N||inner thighs feel the sumo squats
N||lats sore from pullups, first time ever, proud
N||rhomboids i think? something between the shoulder blades got trained, nice
N||i feel muscles in my back i never knew, good feeling
N||obliques hello
N||slight muscle ache in calves after the long run, nothing odd
N||typical first week soreness everywhere
N||the usual aches of a beginner, wears off by day three
N||soreness 3/10 energy 8/10
N||soreness: yes. injuries: no.
N||Injuries none
N||zero niggles
N||pain free block, let's add load
N||niggle free for the first time since spring
N||shoulder's gone quiet, has been for months, load me up
N||the hamstring is good as new, ran 400s at full speed
N||back to full training since march with no trouble from the foot
N||physio said i'm done and she doesn't want to see me again, in a good way
N||scar is just a scar now
N||plaster has been off since last year and the arm's strong
N||shin splints were last season
N||heel pain was in 2020 and never since
N||i can kneel again, run again, everything
N||my elbow no longer bothers me at all, curls welcome
N||no more clicking, no more ache, thanks
N||can do overhead again w/o any trouble
N||finally rid of that cough, lungs like new
N||flu is over a month ago
N||i recovered fully, doc confirmed on monday, no limits
N||stitches were out ages ago, fine
N||blood pressure normal since i lost 8 kg, off the tablets, doctor happy
N||cholesterol fine too
N||prediabetes reversed, sugar normal, doctor says nothing special to do
N||not pregnant, just pasta
N||my periods are the easiest thing about me, no changes needed
N||baby is 3 years, floor is strong, jump all you want
N||since menopause i'm stronger than ever
N||I'm 71 and nothing aches, touch wood
N||at my age something hurts every morning they say, not me
N||they say your back goes at 40, mine hasn't got the memo
N||everyone in my family has bad knees, mine are golden
N||mother had osteoporosis, i want strong bones
N||i want to prevent back pain, sitting job
N||i'd like to do something for my posture before it becomes a problem
N||prevention of injuries is important to me, how do i warm up shoulders
N||which warm up for the ankles before football
N||is there a good exercise so the wrists get stronger for handstands
N||ankle weights, yes or no?
N||knee sleeves worth it?
N||lifting belt at which weight
N||do i need wrist straps for deadlift
N||foam roller hurts so good
N||massage gun on the calves, heaven
N||sauna and a back massage, living the life
N||got a foot rub as a reward
N||physio friend taught me a cool shoulder drill
N||I'm a nurse, tired legs after 13 hour shift, nothing new
N||i work as a physio so i see bad backs all day
N||doctor by trade, no time by nature
H||only machines please, standing on that foot for long is no good
H||my left arm gets tired of nothing since the break, it's catching up slowly
H||great mood, great food, dodgy ankle
H||nothing dramatic, just the thumb joint again when i hold dumbbells
H||the thing with my hip. again.
H||i skipped the presses, didn't want to wake up the shoulder
H||i'm giving the back a rest this week after it had a go at me
H||half the pushups, then the wrist was done
H||no running because of the knee but did three swims
H||left out the squats because of my groin
H||swapped the barbell for bands, the elbow prefers that
H||can we replace box jumps, they give my shins hell
H||can you swap the plank, it goes into my shoulder
H||an alternative for lunges, please, the kneecap grates
H||crunches give me a sore neck for days, something else?
H||the russian twist makes something pinch in my lower spine
H||that good morning exercise is a no, i felt it in the disc
H||upright rows pinch
H||side planks hurt the shoulder i lie on
H||leg press: right knee pops and then it's sensitive
H||mountain climbers hurt my wrist and toe
H||jump rope set off my heel again
H||pull ups and the inside of my elbow are enemies since two weeks
H||dead hang feels like the joint comes apart, i let go
H||arms overhead makes me dizzy, doctor says low pressure, breaks
H||getting up from the floor makes my head spin a little
H||bit faint-ish when i stand from squats, have always been low pressure, drink more salt says gp
H||running downhill hits the outside of the knee
H||every time i cycle over an hour my hands tingle, handlebar thing
H||breaststroke upsets my knee
H||throwing makes the elbow bark
H||serving is off, shoulder
H||i can hit forehands but no backhands
H||kicking hurts at the front of the hip
H||no more headers for now, doc's orders after the concussion in spring
H||finished the concussion protocol stage 3, now light running allowed
H||the knee doctor wants quads first, then jumping
H||he said 50 percent weight bearing
H||load up to the point of 3 out of 10 pain, that's what my physio permits
H||I have homework from the physio every day, theraband, no other shoulder work
H||my limit is 5 kg per hand until the check up
H||no impact till christmas
H||I may do everything that doesn't involve gripping
H||not allowed to bend past 90
H||cleared only for walking
H||no holding breath, eye pressure (glaucoma)
H||retina lasered in june, no heavy straining, no head down
H||aneurysm small, monitored, bp low, no max lifting
H||aortic valve leak, yearly check, no isometric heavy stuff
H||marfan, so nothing explosive
H||von willebrand, i bleed long, careful with contact
H||sickle cell trait, need water and breaks in the heat
H||one lung smaller since birth, i need longer pauses
H||prosthetic leg, stump has a pressure spot this week
H||wheelchair user, shoulders are overused, right one sore with pushing
H||cerebral palsy, spastic left side, more tight this week
H||parkinson, off phase mornings, train after the tablets
H||stroke 3 years ago, right hand still slow, all stable
H||neuropathy in the feet from the chemo, old news, no balance stuff without a wall
H||restless legs, hardly sleep, on a tablet for it
H||sleep apnoea, mask is new, tired
H||gastric sleeve in june, i can only eat tiny bits and tire fast
H||lost 30 kilos with the injection, nausea for two days after each dose
H||ozempic day makes me queasy
H||on prednisone, puffy and moody, muscles weak
H||statins give me sore legs, gp is changing them
H||isotretinoin and my joints ache
H||roaccutane: back stiff
H||on accutane so sun and joints are an issue
H||contraceptive switched, headaches, gyn knows
H||painkillers only at night now
H||down to one paracetamol a day for the back
H||off the crutches since yesterday, hurray, still wobbly
H||the drain is out, the bandage stays on
H||one more checkup and then they'll let me run
H||feels good in daily life but i've not tested it with a jump and don't want to
H||fear in my head more than in the knee, but since the op i just can't jump off that leg
H||can't commit to the left leg, it feels like it'll fold
H||the shoulder feels loose, like it could slip
H||apprehensive with bench after the pec strain
H||i still brace before sitting down, habit since the back thing, it pulls there
H||the muscle pulled in august still feels short
H||nearly there with the calf, stairs fine, hopping not
H||it's about 90 percent, full squat is the missing ten
H||way better, but after an hour's walk the hip reminds me
H||better than last week, swelling down by half
H||improving, though still tender to the touch
H||slowly getting there with the tennis elbow, can hold a cup
H||the bruise has gone yellow, thigh still stiff to bend
H||dead leg from rugby, can only bend to 90
H||cork in the thigh from footy, few days off
H||got a knee in the quad, walking like a pirate
H||stinger in the neck shoulder last month, cleared by doc, no tackling yet
H||jammed finger basketball, fat and stiff
H||skier's thumb, splint 6 weeks
H||wrist scaphoid they're not sure, cast for now
H||turf toe, taped, no pushing off
H||hit my kneecap on the tow bar, egg on it, kneeling is out
H||the elbow has a squishy bag on it, bursa, leaning on it no
N||busy week, kids, school, no complaints
N||legs day went great, 5 sets
N||added 5 kg on squat, knees felt solid
N||deadlift 120, back flat like a table
N||hips are getting lower in the squat
N||today's pushups: chest to floor
N||hit 15k steps each day, feet happy
N||shoulder press up to 20s, easy
N||ran 8k with my heart rate in zone 2 the whole way
N||held the plank for two minutes, tummy trembling
N||could feel the core working, lovely
N||my balance on the left leg is catching up with the right
N||right arm still stronger than left, but that's because i'm right handed
N||more ass less arms
N||focus on upper back this month, please
N||could we have a neck workout, wrestlers neck
N||grip strength for climbing please
N||stronger ankles for skiing please
N||want a six pack for the stag do
N||want legs like a cyclist
N||i'd love thinner thighs, i know you can't choose
N||want to lift my suitcase without help on the train
N||want to carry my grandson on my shoulders
N||jumping into the new year with new shoes
N||wife says i have a dad bod, revenge!
N||my arms don't fill the sleeves yet
N||how do i make my calves less skinny
N||how wide do my feet go in sumo
N||toes pointing out or straight?
N||where do i look in the plank, my head always hangs
N||hands under the shoulders or wider
N||should the lower back touch the floor in crunches
N||when i squat do my hips or knees go first
N||do my elbows flare
N||what is a neutral spine
N||should my shoulders go up in a shrug with arms straight
N||what does brace your belly mean
N||how do i feel my back instead of my arms when rowing
N||only feel hip thrusts in my thighs, not in the bum, tips?
N||can't feel my lats in the pulldown, technique?
N||my wrists bend in the bench press, should they be straight
N||left hip drops when i run said the video, fix?
N||my heels lift when i go deep, mobility or shoes?
N||knees cave in on the last reps, cue?
N||back rounds a bit at the bottom, nothing felt, just saw it in the video
N||lower back arches in the press, want to fix form
N||neck gets long when you say chin tucked, nice cue
N||loved the cue with the rib cage
N||the shoulder cars are fun
N||hip openers felt fab
N||spine felt like butter after the yoga
N||ankles cracked like popcorn in the warm up, no pain, funny
N||my knees made a noise in the quiet yoga class, embarrassing, that's all
N||cracked my back stretching, so satisfying
N||got the hiccups in the middle of the plank
N||farted in the squat, died of shame
N||dropped my phone on my face in bed, laughed
N||stubbed my toe on the kettlebell, swore, over in a minute
N||banged my funny bone, tears of laughter
N||paper cut, my biggest injury this month
N||mosquito bites, that's it
N||nettle on my ankle, gone by dinner
N||bumped my shin on the step, nothing to see
N||sock fluff between my toes, worst problem of the week
N||got splinters of chalk everywhere
N||broken nails from the barbell, manicure ruined
N||bad hair week
N||chapped lips from the wind
N||sunday blues
N||monday hit me like a truck
N||work is eating me alive but training is my oasis
N||my brain is mush after exams
N||exam nerves, stomach in knots, passed though
N||wedding jitters
N||homesick
N||lovesick, if that counts
N||seasick on the ferry for an hour, fine once ashore
N||jet lagged, woke up at 4
N||travel sick kids, not me
N||jealous to death of my friend's pullups
N||dying for a sunny day
N||dying to try muscle ups
N||killing time till the gym opens
N||i'd kill for a burger
N||shoot me, another meeting
N||my boss will be the death of me
N||murder on the dancefloor, 20k steps
N||deadly serious about that marathon
N||dead tired on wednesday, good on thursday
N||dead easy this week, up the weights
N||i could do this till i drop
N||i nearly fainted when i saw the gym price
N||it made my blood boil that the rack was taken
N||in cold blood i did the last set
N||bad blood between the yoga and the crossfit lot
N||sweat blood and tears but passed the fire service test
N||my nose is in my books
N||had a nose for the shortcut on the run
N||eyes on the prize
N||lend me an ear: more music
H||had to ask a stranger to put my bag in the overhead locker, the shoulder just won't
H||gardening is fine, hoeing isn't, lower back
H||i stay away from stairs where i can
H||lift instead of stairs this week, doctor's advice
H||the left knee is about the size of a grapefruit after the hike, going down with ice
H||my physio would kill me if i did deadlifts right now
H||i'm not to do anything with the right leg before the scan
H||training round a wonky shoulder as per
H||not much of a week, laid up with my back
H||the sofa and me, three days, lumbago
H||took a week off, chest infection, antibiotics end saturday
H||bad week healthwise, on the second course of antibiotics for a bladder infection
H||uti, drinking litres, on tablets
H||a tooth abscess treated on monday, still on pills
H||swollen gland behind the ear, gp says viral, rest
H||lost my voice and my energy
H||came down with something, all achy and shivery
H||snot, phlegm, the works
H||my temperature keeps going up in the evening a little, gp knows, bloods taken
H||getting over pneumonia, week five, walking 20 minutes
H||rib still clicks when i turn
H||stiff hands, swollen knuckles, waiting for the rheumatologist
H||lower leg feels tight after twenty minutes running, compartment thing, tests next month
H||the foot goes to sleep on the elliptical, laces, known for years, morton's
H||morton's neuroma, wide shoes only
H||hallux rigidus, can't bend the big toe so no lunges on it
H||hammer toe op in two weeks, last jog on saturday
H||knee arthroscopy is planned for the 22nd, keep it quiet until then
H||prehab for hip op please, it's in january
H||shoulder op in ten days, what can i still do
H||going in for the hernia next month, he said don't strain
H||waiting for a date for my carpal tunnel
H||got a date for the cataract
H||they'll take the metal out of my leg in spring, it rubs when i kneel
H||screw in the wrist, cold makes it ache
H||titanium plate in the forearm, pushups on it no
H||i've a cage in my neck c5 c6, no overhead, no headstands
H||spinal fusion last winter, allowed 15 kg now
H||kyphoplasty two months ago, no forward bending
H||compression fracture from osteoporosis, healed but no flexing they say
H||rods in my back since school, i can't curl up
H||short leg after the accident, heel raise, hip gets sore on long walks
H||burn scar in the armpit, arm doesn't go all the way
H||dupuytren, little finger doesn't straighten, bar hurts
H||writer's cramp and forearm burn from work, brace at night
H||mouse arm, as we say, right wrist to elbow
H||rsi flaring up, exam season
H||phone thumb, swollen tendon, splint
H||de quervain from carrying the baby
H||mother's wrist, they call it
H||my shoulder is tight from nursing on one side and it's now really sore to lift
H||night feeds and a back that can't lift the car seat
H||10 days postpartum, just want to know when i can start
H||3 weeks after c section, walking ok, nothing else yet
H||6 week check next monday, until then only breathing exercises
H||postnatal check: weak floor, no jumping 3 months
H||feel a bulge when i've been standing all day, gyn says mild, pelvic physio booked
H||tampon slides out when i squat, women's health physio is on it
H||pregnancy week 14, nausea gone, breasts sore, bouncing is out
H||week 22 and heartburn if i train after food or lie down
H||36 weeks, waddling, only pool
H||carpal tunnel from pregnancy, plank on fists
H||placenta low lying, no jumping till the next scan
H||trying for a baby, had a transfer on monday, gentle week
H||hormone shots make me bloated and sore, light stuff only
H||ovarian cyst, twinges on the right, told no twisting or jumping for 6 weeks
H||after the coil the bleeding got heavy, gyn looking at it, i'm tired
H||bad cramps day one, i curl up
H||PMS migraines, predictable, two days no impact
H||perimenopause, hips ache at night, can't lie on the side, gluteal tendon
H||gluteal tendinopathy, no stretching it, no crossing legs
H||trochanter bursitis, got the needle, easier
H||outer hip burns when i stand on one leg
H||IT band foam rolled to death, still there at km 5
H||runner's knee left, jumper's knee right, lucky me
H||both achilles, one worse
H||posterior tib tendon, arch is sagging, ankle inside sore
H||ankle impinges at the front when i squat deep
H||my foot hurts in the morning like walking on lego, better by noon
H||stone bruise
H||corns
H||metatarsal still sensitive, stiff soles only
H||shin has a sore spot to the touch, running paused till the scan says what it is
H||calf strain no. 3, this time patient
H||popliteus says the physio, no downhill
H||hamstring tendon up by the butt, sitting in the office is the worst
H||adductor, 4th week, squeezing a ball is ok now
H||sports hernia maybe, ultrasound tuesday
H||osteitis pubis, no kicking
H||hip labrum, injection helped for a month and now it's back
H||cam impingement, knees to chest is a no
H||SI joint out again, lopsided
H||facet joints, bending back is bad, forward ok
H||spondy since gymnastics, no back bends
H||stenosis, i walk 400 metres then need to sit, known and stable
H||thoracic tight and sore when i breathe deep since the rowing, doc said rib joint
H||costochondritis, checked twice, no dips or flyes
H||ac joint old separation, bar across it isn't possible
H||snapping scapula, sore
H||long head of biceps irritated, says the ultrasound
N||ear worm all week from your warm up video
N||my eyes popped at the new numbers
N||hand on heart, i cheated on the last set
N||heart says marathon, calendar says no
N||from the bottom of my heart thanks
N||warm hearted crowd at parkrun
N||a stone off my heart, job is safe
N||two kilos off my hips, a load off my mind
N||head down and push through the deadline
N||head in the clouds, on holiday next week
N||headstand achieved!!!
N||headwind the whole way, brutal
N||shoulder season so flights are cheap and i'm off to lisbon
N||hard shoulder breakdown, missed gym
N||foot traffic in the gym is crazy at 6
N||at the foot of the mountain there was a beer garden
N||elbow room is what that gym lacks
N||knee deep in moving boxes
N||ankle deep snow, jog cancelled
N||waist of time, get it
N||chest freezer arrived, meal prep for weeks
N||back garden gym is ready
N||backlog at work
N||back in town thursday
N||come back stronger than before the holidays
N||back off week please, three hard ones done
N||back in the day i benched 120
N||spine of the plan is good, details need work
N||the nerve of that guy hogging the bench
N||lost my nerve at the box jump, will try again
N||you're getting on my nerves with the burpees
N||it takes guts
N||gut feeling: 4 days is too much with the job
N||muscle memory is real
N||flexed in the mirror, no shame
N||joint effort with my wife, we clean ate all week
N||smoked a joint of lamb, ate it all
N||rolled into the weekend with a roast joint
N||tendon? achilles? i only know the greek hero
N||stitches! my mate's stories had me in stitches
N||got a stitch in the side from eating too late, gone after 2 min
N||side stitch at km 3, slowed, gone
N||cramp in the toe while swimming, laughed it off, gone at once
N||foot fell asleep in the cinema, ha
N||pins and needles after sitting on my foot for an hour, shook it out
N||goose bumps and cold shower
N||cold shower made me gasp, addictive
N||weather is sick
N||feverishly planning the wedding
N||saturday night fever, 3 hours dancing
N||cabin fever
N||spring fever
N||gold medal fever at home
N||infectious laughter in class
N||the playlist went viral in our group
N||injected some fun with the dance class
N||the remedy for my mood is your program
N||this is better than therapy
N||training is my medicine
N||a bitter pill, lost by one point
N||tablet battery empty so no video
N||took my vitamins
N||creatine, 5 g, all good
N||hospital shift, double, no training
N||i'm a surgeon, in theatre till eight every day
N||operating a crane all week, sat too long
N||operation spring body has begun
N||crutch word of the coach: squeeze
N||plastered on saturday, sober on monday
N||cast as hamlet in the village play so rehearsals thurs
N||splinter group of our run club meets wednesdays
N||brace yourself, i did 50 burpees
N||braces off! smile like hollywood
N||tape measure says 4 cm off the waist
N||got a bandage dress and it fits
N||scan my meal please? does the app have that
N||x ray vision needed to find the settings
N||doctor who marathon, sofa
N||doctored the plan a bit, hope that's fine, swapped monday and tuesday
N||nursing a beer not an injury
N||nursing a grudge against the leg press
N||limped over the line as in finished last but happy, not actually limping
N||a limp excuse, i know: netflix
N||lame week
N||sorely missed the gym while abroad
N||sore loser, me
N||it's a sore point that i can't do a pullup
N||painstakingly logged each set
N||painfully slow 10k, but done
N||painfully boring treadmill
N||painless blood donation on monday, took the day off, all good again since tuesday
N||growing pains of a new job
N||what a pain, the pool is shut
N||spare me the pain of burpees
N||house of pain playlist for the win
N||hurts so good, said the song and the squat
N||wouldn't hurt to have another rest day
N||it doesn't hurt to ask: can i have more arms
N||hurt pride: kid outran me
H||i get up from the chair with my hands at the moment, the knee needs that
H||I let my daughter tie my laces
H||have been sleeping in the recliner since the shoulder op
H||driving with an automatic because of the left foot
H||holding the bannister these days, the hip's not reliable
H||the right side of my back is all locked so i turn like a fridge
H||stayed off the bike, saddle area has a boil being treated
H||gloves don't help, the palm still stings where they cut
H||can press but not pull, the inner elbow objects
H||something keeps catching in my shoulder at the top
H||after ten minutes of standing i look for a wall to lean on, lower back
H||hoovering takes three goes with this back
H||i don't take my watch off now because the doctor wants to see my pulse, max 125
H||got my limit from the stress test: 140, no more
H||the specialist told me to leave out the bench for good
H||warned by the eye doctor against headstands
H||my orthopaedist is against running, full stop
H||midwife raised an eyebrow at the kettlebells so we leave those
H||my physio put a red cross through all jumps
H||the rehab people say bodyweight only till april
H||insurance doc signed me off for sports for another 4 weeks
H||from the hospital i got a list of what i can't do: lifting, pushing, pulling, fun
H||six weeks no gym, wound
H||glue on the cut, not to get sweaty
H||they said let it scab over
H||still have the monitor stuck on me until thursday, doctor looking at skipped beats, told light only
H||24h blood pressure cuff today, no arm training
H||in week 2 of cardiac rehab, going grand
H||i'm a type 1, pump on the belly, belts press on it
H||my sensor is on the back of the arm so no lying on that
H||stoma, so i have to watch belly pressure
H||feeding tube out last month, still gaining weight back, dietitian on board
H||they found gallstones, fatty food is out and hard ab work makes it ache
H||liver values high, doctor says easy and no supplements
H||kidney disease stage 3, no protein powder, doctor said
H||porphyria, can't skip meals
H||haemochromatosis, bloodletting on wednesday, weak for two days
H||gave blood plasma... no, they took bone marrow from my hip, can't lie on it
H||raynaud's, white fingers, cold bars are bad
H||heat rash and swollen ankles in summer, on water pills
H||lymphoedema in the right leg, stocking all day
H||lipoedema, legs bruise and ache, no impact
H||my legs are heavy by evening, veins, doc wants me moving but not standing
H||cluster headaches season started, oxygen at home
H||tension headache from neck, every afternoon, tablets help
H||trigeminal nerve, cold wind sets it off, treated
H||tinnitus and neck, no jumps
H||menieres, could get a spin, needs something to hold
H||i've got a floaty feeling in crowds, vestibular migraine they call it
H||lost balance a little lately with the new blood pressure dose, gp reduces it on monday
H||clumsy on the left, known since the stroke, slower than last year
H||my foot drags a bit when tired, MS, same as always
H||spasms in my calf at night, magnesium from the doc
H||muscle disease, cpk always high, never to exhaustion says neurologist
H||mcardle, need slow warm up
H||dystonia in the neck, botox next week
H||tremor, so no holding weights above my face
H||post viral, six months, i crash if i go above 110
H||pots, horizontal exercises only, compression tights
H||me/cfs so please nothing over ten minutes
H||depression is treated, lithium, need water and salt even
H||quetiapine so mornings i'm a zombie
H||ptsd, no shouting videos, i get flashbacks, in therapy
H||panic is back a bit when my heart goes fast in cardio, therapist says slow build up
H||anorexia history, dietitian says strength only no cardio for now
H||sober 60 days, rehab doc says moderate
H||methadone programme, sweaty
H||nicotine patches, dizzy if i train with them
H||allergic to latex, bands give me a rash
H||swollen eye from a sting, antihistamine, sleepy
H||exercise hives sometimes, doc knows, pill before
H||hay fever chest, short on air outdoors, indoors fine
H||asthma acting up with the smoke, brown inhaler doubled by gp
H||sports induced asthma, 10 min warm up needed
H||vocal cord thing, i sound like a kettle in sprints, speech therapist trains me
H||cough so long that i pulled a muscle in the side
H||slight cold, no fever, neck up
H||i feel a cold coming, shivery and sore limbs
H||bit under the weather
H||poorly
H||crook as this week, gastro went through the house and got me too
H||got the lurgy off the kids
H||man flu
H||hand foot mouth from my toddler, blisters on the palms, can't hold anything
H||impetigo, no gym
H||scabies treatment, stay home
H||ringworm from wrestling, covered, no mat
H||chicken pox at 34, don't laugh
H||lyme, on doxy, joints ache
H||malaria tablets make me queasy
H||typhoid last month, doctor has told slow recovery
H||dengue is over but so much weakness, doctor told four weeks
H||viral fever gone, body pain remaining
H||sugar patient, taking tablets, feet burning at night since long
H||slip disc patient, no forward bending told by doctor
H||having cervical issue, neck belt given
H||knee gap problem as per doctor, avoid stairs and squat
H||thyroid patient 100 mcg
H||uric acid high, toe paining
H||heel pain in morning, taking treatment
N||nothing paining, all fine, kindly increase weight
N||everything ok sir, knee fully ok now
N||my body is very fresh after session
N||my uncle had bypass so we were in hospital many days, i only visited
N||no illness, only festival sweets
N||grand week, not a bother
N||not a bother on me
N||me arms are in ribbons after the pull day, class
N||legs were in bits after it, savage session
N||i was in bits laughing
N||was absolutely hanging after the match, grand now
N||stuffed after footy, slept ten hours
N||bloody legs after that hill run mate, ripper
N||she'll be right, nothing to report
N||no dramas, ankle's sweet these days
N||knackered from nights but body's sound
N||body is willing, diary is not
N||ich bin fit, alles gut, no pain
N||i have no problem with nothing
N||all is good, the back is since long time ok
N||i have muscle cat after the training (Muskelkater haha), is normal
N||agujetas everywhere, good sign
N||courbatures in legs, normal, i continue
N||my legs they are like stone after yesterday but happy
N||spierpijn, but nice
N||first week, sore where i never had muscles, as expected
N||woke up and thought a truck had parked on me, then remembered deadlifts
N||getting into my tights was slapstick after leg day
N||dropped the pencil and decided it lives on the floor now, thanks to the squats
N||couldn't lift my arms to clap at the school play, shoulder day the day before
N||had to use both hands for the coffee cup on tuesday. thursday all normal
N||driving to work with those sore calves was comedy, today nothing left of it
N||hamstrings tight from deadlifts, loosened with a walk
N||my backside remembers monday
N||i felt each of the 200 lunges
N||my traps are touching my ears, in a cool way
N||quad pump so big the jeans stuck
N||arm pump like a motocross rider
N||veins on my forearms, finally!
N||veins showing on my calves, lean at last
N||six weeks in and the bingo wings are going
N||chest up from 98 to 101 cm
N||thigh 58 cm, upper arm 37
N||hip measurement minus 3
N||bmi 24, doctor pleased, no remarks
N||body fat down
N||my belly hides my toes, that's why i'm here
N||my knees look nicer now that i've lost weight, odd thing to notice
N||my shoulders outgrew the suit
N||need a bigger shirt, neck size 42
N||lost inches off my neck
N||my ring is loose, fingers got slimmer
N||face less round
N||stretch marks on the shoulders from growing, don't mind
N||sweat rash? nope, all good with the new shirt
N||the new bench pad is hard on the back, i put a towel on it, solved
N||bar hurt my hips in the thrust until i used a pad, solved, great exercise
N||bar digs in my shoulders a bit, got a foam thing, fine
N||hook grip stings the thumbs, getting used to it
N||kettlebell bangs on the forearm, technique question: how to flip it softly
N||push ups on gravel, silly me, palms printed
N||the mat is thin, my knees want a thicker mat, ordered one
N||rings pinched my arms, wearing sleeves
N||rope burn from the climb, badge of honour, nothing more
N||ripped my hands a touch on the bar, filed the calluses, no issue
N||saddle takes getting used to, bum and saddle are friends by now
N||goggles leave marks round my eyes, that's all
N||chlorine hair
N||helmet hair
N||swimmers shoulders, as in broad, i mean, finally
N||runner's high!!
N||tennis with elbow: my brother elbowed me, we laughed
N||jumper's knee? no, just a jumper with holes in the elbows
N||golf on sunday, not the elbow, the game
N||achilles is the name of my dog, he's fine, so am i
N||housemaid's work not housemaid's knee, cleaned for 6 hours
N||charley horse is a bar near us, had three beers
N||growing a moustache for movember
N||hernia? no that was my brother in law, mixed up with me in the form
N||i clicked injury by mistake in the check in, there's none
N||the app thinks i have a bad knee, please correct, wrong button
N||the "pain" slider slipped, meant 0
N||ignore the red shoulder in the body map, my toddler tapped on it
N||question about the body map: why no neck
N||is soreness the same as pain in your form? i only have the first
N||i answer no to all of those
N||none of the above
N||n/a
N||nil
N||all good here
N||tip top
N||could tear out trees
N||bulletproof week
N||never felt better in my own skin
N||like a new man since the diet
N||like twenty again, twelve hours sleep does that
N||body feels young
N||the old bones are doing great, gardening all day
N||old bones, new tricks: first pushup at 68
`;
