/** Sentences to train on, in the words of athletes and workers: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const workNotes = `
U|chest_pain|Mon: hod carrying, fine. Tue: stairs with blocks, felt like the hod was sat on my breastbone. Put it down, it went. Picked it up, it came back.
U|nerve|Wed on the trowel. Hand just let it go. Let go of my tea as well at ten o'clock. Lads think it's funny.
U|stroke|Log. 14:00 planned dig. 14:20 couldn't make the word "bucket" come out. 14:30 could again. Carried on.
H||knee. the usual one. kneeling on joists all day
N||Nights done. Four on the trot. Slept like a corpse, woke like one, trained anyway
U|clot|12 hours Calais to Turin. Left calf tight as a fence wire since, and the sock leaves a ditch in it. Other leg's fine.
N||buried two of the boys in the sled race. figuratively
U|bleeding|been passing what looks like roofing tar since Sunday. Bit light on the ladder. Otherwise productive week.
H||hernia repair 5 weeks back. surgeon says 10 kg limit till the 20th, then see
N||heart stopped when the combine did. Belt, not mine, the machine's
U|rhabdo|selection weekend, 40 mile tab plus log race. Thighs like wood, piss like Guinness. Still passed.
N||concrete pour at five so no session. Back tomorrow
U|saddle|Three days on the tractor with the bad back. Now can't tell if I'm sat on the seat or not. And going for a wee takes standing there ten minutes
H||Back's stiff after lambing. No numbness, nothing down the legs. Just old
N||pins and needles from squatting on the loo with my phone. Self inflicted
U|faint|Tue: 5x5 ok. Thu: odd thing, unracked the bar and next I know the spotter's holding it and me
U|palpitations|lying in bed after nights, chest doing a drum roll, missed beats, then went grey when I got up to pee. resting 148 on the watch
N||my mate on B shift had a heart attack in March. Made me sign up. I'm fine, MOT'd in May
H||plantar thing again. First steps out of the cab are murder, then ok
U|rupture|five a side with the platoon. Turned round to see who kicked me in the heel. Nobody had. Can't go up on my toes.
N||snapped. the barbell collar, not me
U|head|scaffold clip on the lid Friday, hard hat split. Threw up at tea break, and the site radio feels like it's inside my skull ever since.
H||shin splints. marching season.
N||wrecked after harvest. Good wrecked
U|tendon_medicine|prostate infection, doc gave me the c-pro stuff, day 6. Both heels sore getting down from the cab. Never had heels before.
N||Fell off the wagon. Cake, six slices, no regrets
U|self_harm|Night run on the motorway bridge again. Stand there a bit longer each time. Tue 10 min. Thu 25.
N||stood on the motorway bridge watching the lorries with my lad, he's four, best rest day yet
H||Blood pressure tablets, 5 years, 130 over 80 last week
U|breath|silo dust Monday. Tonight I'm sat on the edge of the bed sucking air, three words then stop. Inhaler's not touching it.
H||asthma. carry the blue one. Needed it once, cold morning, settled in two minutes
N||blowing out my arse on the hill reps. As ordered
U|purging|cut to make the 74s. Water load, spit, dulcolax all week, nothing solid since Weds. Coach says hold the line
N||making weight easily, 73.2 on porridge and common sense
U|chest_pain|Climbed fine up to the crux. Then a band round the ribs and both arms heavy, sweat cold. Belayed off. Happened on the walk out as well
H||A2 pulley, ring finger. Physio taped it. Open hand only till Christmas
N||pumped silly, forearms like Popeye, dropped the lighter twice. By Sunday fine
U|nerve|rucksack 35 kg for two days, now I can't lift that arm above the shoulder and the skin over it's dead. expected it back by now
H||ruck palsy two years ago, neuro signed off, slight weakness left, stable
N||arm dead from carrying the toddler round the show. shook it out
U|stroke|Drove the 7:40 bus. Passengers on the left side of the mirror went missing, like someone had painted it out. Came back at the depot.
N||blind spot camera broke. boss says blind spot camera's fine. Boss blind
U|clot|ok so plaster off the ankle Tue. Wed calf hot and twice the size. Thu a stitch under the ribs when I breathe in, can't get to the bottom of a breath
N||Stitch at 8k. Walked 100 m, gone
U|bleeding|coughed on the pool deck, red in my hand. About an egg cup. Did the main set anyway, 10x200
H||nosebleed in the dry air up at the hut, pinch and wait, third this trip
N||bloody awful swim. Bloody freezing. Bloody loved it
U|rhabdo|first week back at crossfit after nights. Can't straighten either arm, they look inflated. Urine's a nice mahogany.
N||urine brown? no. asked because of the podcast
H||DOMS worse than it ought be, three days on, wee normal, drinking plenty
U|self_harm|Farm's sold. Dog's rehomed. Shotgun's the only thing I kept. Thanks for the programme, it was a good one
N||Farm's sold. New start. Dog's coming with us
N||shot. long day
H||on sertraline since spring, gp is happy, sleep is coming back
N||no pops, no clicks, no complaints. who am I even
U|faint|vomit bay, bed 9, then apparently me. Came to with a colleague taking my obs. Didn't clock off. Day 2, still get the tunnel.
N||patient fainted on me. Used my deadlift. Thanks coach
N||What would you do if I keeled over in a Zoom class? Asking for the dog
U|saddle|60 mile sportive, back went at 40. Numb undercarriage, thought it was the saddle. That was Sunday, it's Thursday and I've wet myself twice.
H||saddle sore, the size of a pea. off the bike, sudocrem
N||numb bits after 100k, back to normal before the sausage roll. New saddle ordered
U|palpitations|Tues swim. Between sets heart like a fish in a bucket, no rhythm to it, lanes going swimmy. sat on the side till the lifeguard asked
N||watch said 210. Watch also said I was in the sea. Watch is in the drawer
U|tendon_medicine|chest infection, levo-something 500 once a day. Since then rotator cuff both sides feels frayed. Pressing anyway, lighter
H||golfer's elbow. From hammering, not golf
U|rupture|deadlift 220, mixed grip. Left one rolled up like a blind. Colour of a plum to the wrist. Can turn a key but only just
N||rolled the blinds down and slept fourteen hours
U|head|came off at the chicane, helmet in two. Wife says I asked her the day four times. Dim lights are better. Turbo tomorrow?
H||concussion in August, back to play ladder stage 4, physio signs each stage
N||head wind all the way. Head down. Head in a pint
U|breath|jellyfish or something at mile 2. Lips like tyres, itchy all over, voice gone odd. Sat in the car now typing this
N||couldn't finish a sentence on the climb. Nobody was listening anyhow. Fine by the summit cafe
U|chest_pain|Ploughing, nothing. Walking up to the house after dinner, ache under the tie, up into the teeth. Stand at the gate, eases. Third evening.
N||tightness in the chest on Wed: jacket's shrunk. Or I've grown. The jacket's 1998
U|nerve|crawled off the digger and my left boot toe keeps catching. Wife noticed the slapping on the tiles before I did
H||sciatica, same road as every winter: bum to calf. Strength ok, physio's got me on glides
N||tripped over my own foot in the kettlebell class. I was looking at the clock
U|purging|Mess hall then straight to the heads, two fingers. Every meal since the tape test. Nobody knows. Running times are up actually
N||threw up after the bleep test. Whole intake did. Chips to blame
U|stroke|radio check, and the lads said I sounded drunk. Half my lip wouldn't work for the vape either. Slept, mostly ok
N||dentist Tuesday, numb lip, dribbled my shake. Hilarious
H||Bell's palsy from the spring, nearly back, still tape the eye at night
U|bleeding|31 weeks. Changed a pad an hour on shift, finished handover first. Bit crampy
H||29 weeks. pelvis grumbling. Midwife says swim, so I swim
N||sister's due any minute so phone stays on during class
U|self_harm|Nothing hurts. That's the problem. Looked at the drug cupboard on nights and worked out how much. Don't tell work.
N||nights are killing me, but ten years killing me now so it's slow about it
U|clot|back from Singapore Monday. thought I'd pulled a calf getting my case down. But it's shiny, and red, and pulled calves don't get bigger by Thursday surely
H||calf strain, left, grade 1. Felt it go at the sprint start, walking normal, physio Fri
N||calf born 3 am. Heifer. Mother well. Coach, no session
N||swollen head after winning the pub quiz
U|rhabdo|Army PTI gave us 500 press-ups as punishment. 2 days: chest puffed like a pigeon, can't lift a fork, and there's coke in the toilet
N||drank coke in the toilet queue, marathon start, classic
U|faint|Rowing machine, 2k, nothing odd. Stood. Carpet. Chap from the desk was holding my feet up. No warning at all
H||bit dizzy stood up quick from the bench, new dose of ramipril, nurse knows
N||whole climbing wall blacked out. Power cut. Finished by headtorch
N||Dad's triple bypass is done and he's moaning about the food, so all well. I'll train Monday
U|palpitations|Thu. 40 ton, M62, sitting doing nothing, ticker went off like a two-stroke, had to pull in because the road was tilting. Lasted 20 min. Fri same.
H||AF, known, bisoprolol, cardiologist says keep under 130. Kept under 130
N||ECG came back clean, echo clean, told to get off my backside
N||numb with boredom on the turbo
U|saddle|back spasm lifting hay. Since then the paper might as well be wiping somebody else. Not been able to start a pee since dinner
H||constipated from the codeine. back same, legs fine, feel everything down there
N||sat on cold concrete eating pies, bum went numb, bum came back
U|tendon_medicine|on moxi for the sinus. Climbing tonight my fingers' cords felt like they'd been sandpapered. Ache behind both ankles also
N||antibiotics finished in June, no bother since, just updating the form
H||amoxicillin for a tooth. Two more days. Feeling rough, not training
U|breath|lungs whistling since the barn fire Tues. Sleep sitting up. Telling it in bits. Like this. Can't do. More.
H||hay fever on top of hay season. Sneeze, squat, sneeze
N||out of breath blowing up the paddling pool. 41 years old
U|rupture|quad. Missed a rung with a bag of sand on the shoulder. There's a hole above the kneecap I can put a thumb in. Leg won't kick
N||hole in my knee. Trousers, five of them now
H||patella tendon cranky when I go down the stairs with loads. warms up
U|head|kicked by a heifer, right over the eye. Slept all Sunday, which I don't. Sick in the yard twice. Can't do the books, numbers slide
N||kicked by a heifer in '89, plate in the skull, been grand since
U|chest_pain|Bench 120 x 3. Rack. Something like a boot on the sternum, pain along the inside of the left arm to the little finger. Sat 15 min. Did flyes after, lighter
N||bench 120 x 3. Pec sore both sides next day. nice
H||costochondritis, GP pressed on it and I swore at him. Hurts to press, hurts to roll, nothing with effort
U|nerve|neck harness work Monday. Right tricep has resigned since. Can't push a door. Two fingers fizzing
H||carpal tunnel, both wrists, nights in splints, op in January
U|faint|Long queue at the cash and carry after the 20 miler, next thing I'm looking at the tinned tomatoes sideways. Second one this month.
N||felt faint at the price of diesel
N||fainted once at school giving blood, 1994. Never since. You asked.
U|self_harm|Wed: 12x400, all under 75. Then parked by the reservoir with a note written. Drove home. Note's still in the glovebox.
N||I'd rather die than do burpees in front of my crew
H||back on antidepressants, low dose, counsellor at occ health every Tuesday. Mornings heavy, no dark thoughts
U|rhabdo|hundred pull ups for charity, on the forks of the telehandler. Biceps won't stop growing, arms locked at ninety. First pee this morning was soy sauce
N||beetroot at every meal. pee and all that. Known
N||arms won't straighten all the way after chins, day 1, normal colour everything, seen it before
U|bleeding|Stool like blackcurrant jam on Thursday and Friday. Been on ibuprofen since the ribs. Still lifted.
H||piles. Bright smear on the paper, doctor's looked, cream
N||blood, sweat and beers. Rugby's back on
U|stroke|halfway along the ridge the ground went. Not dizzy, more that my right leg was someone else's and the world tilted. Crawled to the hut. Better today, still veering
N||lost my balance in tree pose, took out the lamp. Insured
H||inner ear thing, BPPV, had the Epley on Monday, settling
U|clot|four days in the tent with the storm. Came down, one leg fat, veins stood up like rope, sore if I bend the foot
H||varicose veins. Old ones. Stocking on for milking
N||veins popping on the forearms, girlfriend pleased
U|purging|ate a sausage roll at the services, so ran 18 k round the lorry park at 2 am. Do it for every meal now. Haven't kept a day off since July
N||18 k at 2 am because night shift. Sausage roll after. Balance in all things
H||eating disorder years ago, dietitian still sees me monthly, no scales please
U|head|dropped from the 4 m wall, back of the skull on the edge of the pad. Ears ringing, light's like knives, climbed another hour though
N||head cold? no, bobble hat. All fine
U|palpitations|marathon taper and sitting with the paper the heart takes off, 170, uneven as a gravel lane. Feel see-through when it does. 3 times since Sat
N||resting pulse 41. Nurse on my ward thinks I'm dead
U|breath|Came up from altitude sleep 4200 m. Bubbling when I breathe lying down. Couldn't talk the porter through breakfast. Resting at same camp
H||cough that hangs on after covid, three weeks, GP listened to chest, clear, easy running only
N||air up at 3000 m is thin, so am I. Slow steps, all good
U|saddle|squats 200, felt a clunk low down. Inside of thighs, arse, tackle: like the dentist had been. Haven't needed the loo since yesterday
H||disc bulge L5, MRI in spring, leg tingle same as then, surgeon says lift but no flexion
N||clunk low down. It was the rack
U|tendon_medicine|offaxin or ofloxacin, something like that, for a dirty wound off the barbed wire. Now achilles the both of them creak like gates
H||achilles creaks. Mornings. Marathon block. Doing heel drops on the stair
N||gate creaks. Knees don't. Win
U|rupture|Warming up, three lazy bounds. Bang at the back of the leg like a starter's pistol. Foot flat as a pancake now, can't rise on it. Iced
N||starter's pistol misfired, did the 100 twice
H||hamstring tweak. High up. No bruise, walks ok, sitting in the cab is the worst
N||stone dead by 9. asleep I mean
N||wife's waters went in lambing week. Course they did. Boy, 8 lb. Back in a month
H||six weeks post section, nurse, GP check passed, scar pulls when I plank
U|bleeding|baby is 3 wks. passing lumps like plums since yest and soaking the big pads. Did the pelvic tilts you sent. Feel a bit floaty
U|nerve|Tandem tour. Since day 6 can't do buttons, pick coins or spread fingers on the left, hand looks like a claw. Not shifting after a week
H||handlebar palsy, ring and little finger tingle after long rides, gone by morning. New gloves
N||clawed my way back from last. Fifth!
N||if I get chest pains at the half do I stop or sit? No pains, just a planner
N||no dizzy. no pain. no sense either
U|faint|diesel spill, heat, 34 degrees. Sat down on the kerb because the picture was closing in from the edges. Same yesterday on the rower. And the day before at rest
N||heat 34 in the cab. Hat, water, windows. Survived
U|self_harm|truth? Solo free climb on Saturday was not for the view. Hoped a hold would go. It didn't.
N||hold broke, took a ten metre winger, laughed the whole way down. Rope did its thing. Not a scratch
H||grief group Mondays. Dad in October. Lifting helps. Sleep not
U|breath|Since the wasp: welts on the belly, throat's gone narrow, voice like a kettle. Did pop an antihistamine. Should I still do legs
H||wasp on the ankle, itchy lump, that's all. Sock off, ice
N||wasps in the squat cage. evacuated. PB in the 40 yard dash
U|chest_pain|Shovelled the whole drive. Had to stop four times for a kind of indigestion that goes off when I lean on the shovel. Rennies did nowt
H||reflux. Proper reflux, had the camera. No crunches after dinner
N||heartburn at mile 12 from the curry. Worth it
U|clot|Long haul crew. Woke with a dagger under the left shoulder blade, catches on every breath, puffed making the bed. No cough
N||stabbed in the back. By the rota
H||rib's cracked, A&E x-rayed Sunday, six weeks. Breath in sore where it's cracked
U|stroke|worst bang in the head of my whole life, mid clean and jerk, like a hammer from inside. Bar down. Neck won't bend. Had two paracetamol
H||effort headache when I hold my breath on squats, had the scan in June, nothing. Exhale, fine
N||hammered on Saturday, headache Sunday, sorry Monday
U|rhabdo|Fire training, two days breathing apparatus in the heat. My legs have set like cement and there's hardly any wee and what there is is iced tea
N||legs set like cement, said the cement man
H||gout. Toe. Hi-vis and one slipper
U|palpitations|Since the energy gels. Sat in the ambulance doing paperwork, heart gallops, stops, gallops. Vision speckled. I should know better, I'm a paramedic
N||heart skipped when he proposed at the summit. said yes, obvs
H||ectopics, worn the monitor twice, cardiology said ignore them. Coffee down to one
U|rupture|rigging the sail, a loud crack in the shoulder, now arm won't lift off my side, other hand has to carry it to the shelf. Week today
H||rotator cuff tendinopathy. Overhead no, rows yes. Physio's on it
N||crack of dawn. Shoulder to the wheel. All good
U|tendon_medicine|Doctor put me on Cipro for the waterworks. Kayak trip. Elbows on fire both sides by day three and I've paddled 30 years
N||waterworks: the plumber's finally been
H||cystitis, trimethoprim, feel rubbish, back Fri
U|nerve|Wed odd thing. Stairs at the depot, knee folded, thigh's gone thin feel, like walking on someone's leg. Fri still folding
N||folded like a deckchair on set 4. set 4 of 3, mind
U|head|Lad's bar hit me in the temple when he dumped it. Two days: feel underwater, seeing double past the second page, sick at smell of bacon
N||bar hit my shin. said words. Shin's fine, vicar's not
H||black toenail off the Snowdon descent. hanging on by a thread, as is Snowdon
U|purging|weigh-in at camp Sat. Since Tuesday just ice chips and a sauna suit. Thought my legs were going on the stair but 2 kg more
N||weigh-in Saturday, already under. Eating like a horse
U|saddle|Jump course. Bad landing. Lower back. Now my old man's asleep, not funny, no feel when I wash. And piddled in the harness, didn't notice
H||bad landing, bruised tailbone, doc's seen x-ray, ring cushion, feel all of it thanks
N||jumped out of a plane on my day off. Bum muscles sore from clenching
U|bleeding|Brought up something like wet coffee at 4 am, twice. Thought it was the curry. Drove the morning route
N||spilled coffee grounds all over the cab. 4 am. Morale low
H||gastritis, on omeprazole, no more ibuprofen, doc's orders
U|chest_pain|sprint session. At the end of each rep jaw locks with ache and there's a squeeze that goes when I walk back. 52. Never smoked. Well, socially
N||jaw hurts from clenching on deadlifts, also from gum
N||neighbour collapsed mowing. Was me that did the CPR. He's sat up eating grapes. I'm sore in the arms
H||arms and ribs sore, did cpr 20 min on a job. Sleep bad since. Debrief Thursday
U|faint|The ref stopped the fight as I was staring at nothing. I wasn't hit. Lights had gone off for me, standing
N||went out for a fag break during plank, spiritually
U|nerve|Left hand can't work the shears. Thumb won't meet finger. Numb right up the outside. Started Sunday after fencing posts
H||white fingers from the breaker. Vibration, HSE form, doctor every year. Cold makes it
N||left hand's the weak one, always was
N||chest opened, like the physio said. Stretching. No surgery
N||my ex had an eating disorder so please no before and after pictures
N||slipped. recovered. nobody saw. 10/10
N||Fri: swim 2k, nothing to report. Sat: nothing to report. Sun: reported nothing
U|purging|Race weight. Chew and spit on weekdays, weekends it comes back up on purpose. Power to weight best ever. Teeth are sore with cold
U|clot|Knee scope nine days ago. Below it's like a balloon with a foot on the end, hot, throbs when it hangs. Physio's not till Tues, doing the leg raises
U|palpitations|Odd one Thursday. Pulled in for diesel, engine off, mine wasn't. Hammering, no pattern, hands wet, had to hold the pump. Passed in half hour.
U|breath|Sixth night. Short of puff just sat writing notes. Had to stop reading handover out loud for air. Sats probe said 89, thought it was broken
U|stroke|one eye went, curtain from the top, ten mins on the tower crane. Came back. Finished the lift
H||floaters. Had them years, optician checked in Sept
N||curtain fell on the tower crane job. Last day. Cake
U|head|Came off the quad into the dyke Sat. Found walking home the wrong way, they say. Don't recall. Thumping skull when I bend for the buckets
N||walked home the wrong way in the fog, 3 extra miles, call it cardio
U|rhabdo|Tue: 300 lunges, dared. Thu: cannot get off the toilet. Water in the bowl same colour as the creosote. Fri: ditto, and puffy eyes
N||300 lunges. Went down stairs on my arse. Pee's fine, pride isn't
H||quad strain, mid thigh. fine walking, bites when I kick
U|bleeding|the loo looked like a sheep had been killed in it. Twice. No pain though, so I did the tempo
N||loo's blocked on site. Portaloo two fields away. That's my steps
U|self_harm|Nobody'd notice till the cows weren't milked. Have thought about which beam. Anyway. Squats went ok
N||beam work was shocking in gymnastics, mat's my best friend
H||low mood, winter, known. Lamp, vitamin D, GP in the loop. Short sessions please
U|rupture|Moved a piano. Something tore off at the front of the elbow, audible. Muscle's moved up the arm. It's quite a party trick. Hurts to use a spanner
N||moved a piano. Back ok. Piano not
U|tendon_medicine|levaquin from the walk-in, cough better. Knees now, under the kneecap, both, like hot wire on the stair machine. New since pill 4
H||runner's knee. Told to keep the miles under 20 a week. 19.9
N||hot wire fence got me. Twice. I don't learn
U|saddle|can't tell when I'm finished peeing, drips after. back's been on fire since the cement bags. bits are half asleep
H||bladder leaks on skips, two kids, pelvic floor physio says no jumps yet
N||leaked. The flask, all over the kit
U|chest_pain|Pads, round 3: winded but not winded. Weight in the middle, clammy, wanted to be sick. Sat out. Came back round 5. Again.
N||took a body shot. Winded. Breath came back, so did I
H||bruised breastbone from the seat belt, hospital checked heart and ribs, sore when I sneeze
U|faint|Took the bin out. Woke up next to the bin. Bin fine
N||woke up next to the dog. No idea who moved
U|nerve|Bouldering, barn door, shoulder went out and in. Since then there's a patch like a regimental badge that feels nothing and I can't raise it sideways
H||shoulder dislocated last year, op done, apprehension at end range, physio weekly
N||dislocated. my tent pole
N||doc did my heart check for the HGV medical: strong as an ox, slow as one
N||had that thing with numb toes looked at, it was the boots. New boots
N||what's it mean if your wee goes brown? reading about the spartan race. mine's pale
N||if a person's calf swells on a flight should they wear socks? Flying in May, no calf issue
H||migraine with zigzags. same as since I was 14. Tablet, dark room, day off
U|stroke|fork kept missing my mouth at scran. arm felt like on loan. lads laughed, then didn't. bit numb in the cheek now
N||fork lift licence passed!
U|palpitations|resting in the pool end and my heart just went mad and I nearly went under, lane rope saved me. did 1k more easy
N||heart went mad for the lifeguard. 61 and still
U|breath|Cut hay. Airways closing, chest singing, eight puffs since noon and I'm still pulling my shoulders up to get it in
H||farmer's lung, under the chest clinic, mask on, good week
N||puffed. Hill's steep. Always was
H||tetanus jab. Arm like lead, day off benching
N||arm like lead. Fencing, 200 posts
U|clot|on the pill, drove 14 hours home on leave. Thigh of one leg has gone purplish, tight to the groin. jeans don't go over it
N||jeans don't go over my quads any more. Achieved
N||blacked out. my visor. Looks cool
H||pulled groin, ball hockey, three weeks of grumbling
N||the sound of bone on bone, says physio about my ancient knee in 2003. new knee in 2015. hikes now
U|tendon_medicine|got the pneumonia cleared up w/ that strong quinolone one. Ward says finish the course. But my left heel cord's got a lump and the right's sore too, running shoes hurt
U|head|Wardrobe door came off its runner, crown of the head. Monday. Now Thursday: reading charts makes me queasy, corridor lights buzz, dropped off at a red light
U|bleeding|34 wk. sheet wet this morning, not wee, smells sweet. Keeps coming when I stand. No pain so did prenatal yoga
U|rhabdo|that spin class. First ever. Thighs so big I can't see my knee caps, and what came out was like stewed tea
U|faint|set of thrusters, bending for the plate, gone. They say 20 seconds and a bit of twitching. Bit my tongue. Back tomorrow?
H||vasovagal, known since my teens, needles do it. Blood test today, so light day
N||blood donor, bit washed out, biscuit, fine
U|purging|Since the breakup: coffee, gum, nothing else, day four. Feels clean. 12 k this morning, fingers blue
N||since the breakup: coffee, gum, deadlifts, a dog
U|self_harm|I keep cutting the same place on the thigh after the shift. Shorts hide it. Cold water stings in the pool so I know it's real
H||cut my thigh on the grinder, 8 stitches, healing, out Tuesday
N||cut day. 2200 kcal. hangry
U|nerve|Since Wed big toe won't cock up. Shin's numb as wood down the outside. Was kneeling on tiles two days. Tripped on the site mat twice
N||kneeling two days, feet asleep, up, stamped, sorted
H||Morton's. ball of the foot, electric between toes 3 and 4. Insole helps
U|chest_pain|Cold mornings only. Cycle to the ward, halfway up the hospital hill it's like swallowing a brick. Gone by the time I've locked up. Getting sooner on the hill each day
N||brick session: bike ok, run like a brick. Hence
U|saddle|Tue: slipped on slurry, lower spine. Wed: legs buzzing. Thu: soiled myself and had no warning. Won't be telling the wife
N||soiled. slurry, head to boot, no injury, big laugh
H||L4 fracture healed, 4 months, consultant discharged to physio, no jumps
U|rupture|push off for the bus, twang, calf. Not the muscle bit, lower. Can't press the clutch. Swelling's filled the hollow
N||clutch went on the A9. Four hours. No gym
H||calf tight low down, both, new zero drop shoes. My own fault
U|palpitations|heart flutters when I kneel to pray and the floor swims. 3 mornings. Fine on the hill in the day strangely
N||butterflies before the meet. Bombed squats, nailed pulls
U|breath|didn't want to say. I sleep in the chair now because flat I drown. ankles up as well. Walk to the byre takes three stops, used be none
H||heart failure, nurse weighs me weekly, water tablets. cardiac rehab class grade 2
N||flat. Tyre, beer, me
U|stroke|Got up for the loo and drifted into the wall, again, same side. Heard the wife say I was talking rubbish. Sleep fixed most. Right hand writes like a kid
N||writing like a kid after 80 pull ups. Ward round notes unreadable. More than usual
U|clot|it's only one sock that's tight. And it's the plastered leg from before. And I get winded on the flat since yesterday, heart quick
N||one sock short again. dryer ate it
H||blood thinners, factor V, clinic monthly, no contact sport, bruises like a peach
N||bruised ego, bruised shin, box jump 30 inches. Shin's a bit blue. Grand
H||sprained ankle, gravel in the dark, can stand on it, egg-shaped, taping
H||tennis elbow, paint roller, 2 coats
H||diabetic, type 1, hypo on the long run, gel fixed it, will cut the bolus
H||period pain. hot bottle. no heavy, thank you
H||trapped nerve in neck, physio seen, arm tingles less each week
N||trapped. Lift at the hospital, 50 min, did wall sits
N||tingling with excitement, and Deep Heat
N||my brother hung himself ten years ago today. I run the 10 k every year for him. I'm alright. Proud one
N||mate's in a bad way, told him to ring the line, he did. Heavy week, good run
N||brain fog: baby. Up 5 times. Cheers
N||had chemo in 2009. All clear since. Just need core work
N||no chest stuff. no leg stuff. Stuff your form
N||passed out flyers for the gym all Saturday
N||collapsed in a heap at the finish, medal on, giggling, up again for the burger
N||can I do planks with a fear of dying? joke. they're just boring
N||Snow. Gritting till 5. Skip
U|chest_pain|Paddled out, big set, paddled again. Burning across the front like I'd breathed in pepper and both elbows weighing a ton. Sat on the board till it settled. Caught two more
U|chest_pain|husband did the milking since i go grey and wet when i lift the cans. ache between the shoulder blades. it's only when i work. two days now
U|bleeding|Spat in the sink after intervals and it was pink, frothy like. Then Thursday proper red strings. Haven't got a cold
U|bleeding|Stools gone like treacle and stink the place out. Pale enough that matron commented. Managed the 5k, slow
U|nerve|Mon: odd. Chalk bucket slipped. Tue: carabiner wouldn't open, thumb too feeble. Wed: can't squeeze shampoo. No pain at all
U|nerve|Woke in the cab, arm hung over the seat, wrist flopped. Figured it's asleep. Thursday now and it still hangs, can't lift the hand to salute the toll man
U|faint|Crossed the line of the cross country, fine. Ten minutes later mid sentence, gone, they say eyes open. Heart felt like it had stopped for a think
U|faint|Greyed right out in theatre, standing scrub, third Tuesday in a row. Slid down the wall. Drank some juice, finished the list
U|stroke|Thu: the tape measure made no sense. Numbers there, couldn't read 'em. Half an hour. Foreman sent me for a sandwich
U|stroke|farrier here. Apprentice said my smile's gone wonky since lunch. Feels like dentist but I've not been
U|saddle|Long day in the combine, both legs heavy, back screaming. Now seems I can't clench. You know. Behind. And cold water down there feels of nothing
U|palpitations|log. RHR 46 always. Tonight on sofa 160, stops and starts, a bit swimmy if I stand. Going on two hours. Beer free
U|rupture|Log press. Pec went like a wet sheet ripping. Armpit's lost its edge, bruise down to the elbow. 3 days. Can I do legs
U|head|headbutted the bunk above on Mon. No cut. Since then one pupil's bigger, missus spotted it, and I keep heaving. Just the bug going around the block maybe
U|rhabdo|Ran the Bob Graham leg in the heat. Calves rock hard and shiny, one whole day without peeing, then a dribble of Coke Zero
H||strained lat, one arm hang. Hurts to reach the top shelf
H||chilblains. fishing boat. keep my toes out of it
H||UTI. second one since summer, tablets (nitro something), tired. Will swim next week
H||bunion taped. Long march on the 5th
H||ankle surgery 10 wks ago, hospital physio gave me bike and pool only
H||swimmer's ear, drops, no pool til Monday
H||shoulder impingement, 3k a day does that. Pull buoy and paddles are out
H||on call 3 nights, BP up a touch at occ health, 148/92, they're rechecking in a fortnight
H||sinus cold. head like a pumpkin when I bend
H||cracked heel skin. bleeding in the socks. grease
H||anaemic, period related, iron tabs week 4, legs heavy uphill but better than it was
H||Bit low on puff after flu, 2 weeks. Easy rowing OK
H||got dry needled in the calf, sore as a boil
H||panic on the ring road again, known to me and my therapist, ten minutes, breathing, home
H||pacemaker clinic fine. Arms above head from March, they say
N||Tue deads. Wed dead. Thu deads
N||grip gave out on rep 9, strap'd up, finished. Forearm day so no wonder
N||hit a wall at 30k. Not an actual wall
N||hit an actual wall. Climbing gym. Bounced
N||pain in the neck of a foreman
N||chest day cancelled: bench taken by teenagers with phones
N||stroke rate 22, that's what you asked, held it
N||swim: stroke's gone to pieces, elbow dropping. Need drills
N||my other half had a clot after her knee. She's on the mend, I'm on the dishes
N||had chest pain in 2017, stent, rehab done, consultant yearly, last in Sept says full training. For your file
N||foot drop drill? I read drop foot. Can you send the video
N||saddle too high I reckon, hips rock. Lowering 5 mm
N||saddled up at 4, moved 200 head, no bar work today
N||heavy bleeding from a sheep, not me. Vet's been
N||ruptured. water main on our site. Paid day off
N||Cipro? Is that the island. Holiday there in May, want a band plan
N||my patients all vomiting, norovirus ward, me untouched so far. Touch wood
N||suffocating in that box gym, get a window
N||no pop, no pull. just plain weak today
N||life's good. said it. won't again
U|tendon_medicine|Travel clinic gave me pills for the gut, floxacin at the end of the name, took all. Trek since: back of ankles stiff as fencing, squeak when I touch em
U|tendon_medicine|On the cipro 750s for bone in the jaw. Thu wrist cords. Fri hip. Sat heel. Moving about like a rumour
U|breath|Sparring in the old hall. Since, no proper air in, can't get the stairs and a word out together, sounds like a squeaky gate. Two hours on
U|breath|Prawns at the regimental do. Eyes shut with swelling, tongue's fat, bumps down the arms, coughing. Going to bed. No run tomorrow
U|purging|I make weight for lightweight fours. Have done the toothbrush thing since spring, twice a day now. Blood in it last time. Coach praises me
U|purging|For each beer I make it 10 km. For pizza 25. Tues I cried because knee hurt and I couldn't run it off so I didn't eat Weds, Thurs, Fri
U|clot|Right leg. From the boot. They took it out the boot Mon, now toes to knee tight like sausage and the calf hurts in one line to the back of knee. Warmer than the left
U|clot|37 hr bus from Perth. Since then a catch in the ribs, only breathing in, and my heart goes like the clappers on the flat. Leg's a bit thick
U|self_harm|Watch the trains from the crossing after shift. Worked the timetable out. Don't change my plan, won't need it
U|self_harm|Kids are better with the insurance. Been doing the sums. Rest of the log: 5x5 100kg, fine
U|stroke|one leg wouldn't come up the scaffold after me. Had to haul it by the trouser. Speech bit thick said the crane. Twenty min
U|nerve|half marathon, fell asleep odd on the plane, now shoulder blade sticks out like a wing and can't push a wall. pins in the fingers
U|head|cyclocross. Over the bars, chin then top. Finished. No memory of lap 3 or 4. Wife drove, cried at the noise of indicators
U|chest_pain|Pulling pints, no trouble. Barrel change, and there's the elephant, foot on my left tit. Third barrel this week. Comes out in sweat beads
U|faint|Squat 180, belt on last hole. Walked it out, lights off, woke on safety bars with nosebleed. Second session in a row
U|bleeding|12 wks gone and bright red since the shift, clots, cramps like the worst monthly. Not told work yet. Is Pilates ok
U|rhabdo|48 hrs after the strongman taster. Shoulders so swollen no shirt fits. Doc Martens tan wee. Bit sick with it
U|palpitations|Tue rowing 6x500. Wed at the desk the heart trips, five or six trips in a row and then I have to put my head on the keyboard before I keel
U|saddle|it's when I sit on the tractor: nothing there. Like I've got someone's else's backside. Since the slipped disk got bad again Friday. Pee's slow
U|rupture|Walking the hill, put my foot in a rabbit hole, heel side snap. Thompson what's-it the lad googled: foot doesn't move when he squeezes the calf
H||turf toe. Front row
H||hip flexor nipping every high step. Climber's hip, so they say
H||torn cartilage in the wrist, splinted by hand clinic, no press ups for 6
H||shin bruise the size of a pint glass from the tow bar. walks fine
H||breastfeeding and a cold, sleep 3 hours, thin gruel this week
H||thyroid pills upped. Heart's a bit quicker, GP warned me, check in 4 weeks
H||gallstones, waiting list, fatty meals hurt, training doesn't
H||fasciotomy last year, compartment thing, still numb strip on the shin like they promised
H||got shingles. round the ribs. Antivirals from the doc Wed. No shirt no training
H||frozen shoulder, freezing bit. Night's the worst
H||old whiplash stiff after a night in the truck
H||Covid. Day 4. Temp down. Sofa
H||asthma nurse upped the brown one, peak flow back at 480
H||vertigo when I look up, scaffolder with vertigo, laugh. Physio's doing the head turns thing
H||osteoporosis, 67, on the yearly drip, no forward bending with load, doc's words
N||gave up the ghost on rep 3. ghost's on a better programme
N||numbers: 140, 145, 150 miss, 150 miss. Head's not in it. Kid starts school
N||winded by the bill for the tractor clutch
N||the wife's grandad coughed up blood in the war and lived to 96. Anyway. Upped my squats
N||lungs burned, legs burned, toast burned
N||the ambulance came to our pool, some fella's heart. Quiet length swim after
N||broke my back in '05 falling off a roof. Titanium, no bother in 15 years. Deadlift away
N||does Guinness turn it black? asking since Saturday, told by the doc's receptionist yes, back to normal
N||I'm not depressed, I'm a Sunderland fan
N||drained. The pond. And me
U|saddle|Wed: good bike, back pain as standard. Fri: bike seat could be anything, stone, cushion, I'd not know. Sat: had to push on my belly to get any water out
U|saddle|after the lambing shed lift both feet tingle & sitting on the quad feels like sitting on cotton wool. bowels shut for 3 days then opened without asking
U|purging|Post nights I eat the whole biscuit tin, then I get rid of it in the staff toilet. Every run of nights since August. Squats are weaker
U|purging|Jockey, 8 st 7 or no ride. Flipping they call it. Flipped five times this week, hot bath, pee pills. Dizzy on the canter
U|rhabdo|pushed the stalled van two miles, wore flip flops, no water. Now thighs like two hams in a net, tea coloured trickle, feel flu-ish
U|rhabdo|bet was 1000 sit ups. Won. Belly's hard, swollen to the ribs, and the piss bottle in the lorry looks like cola that's gone flat
U|rupture|Slipped off the wagon step, arm took it. Tricep's curled, there's a notch above the elbow you could hang a coat on, can't straighten against anything
U|rupture|jumped the ditch at 50. Daft. Kneecap sits up high now and leg won't hold, buckles like a gate with no hinge
U|tendon_medicine|ear infection from the lake, doc said big guns, cipro tablets not drops. Since then right Achilles fat and pink. Have 12 k Sat, tape it?
U|tendon_medicine|Vet joked same stuff as for the calves, enro-cipro-whatever. Mine's for kidneys. Thumb cords snap and shoulder sore after nothing
U|head|Boom hit me on the back of the skull in the gybe. Won the race. Two days later sunglasses indoors and can't find the ends of
U|head|Tunnel low beam. Cap lamp broke. Hum in the skull, sick on the cage up, mate says I told him same story thrice
U|self_harm|If the rope's old it's old. I've stopped checking it. Stopped caring to
U|self_harm|Been holding insulin that isn't mine, from work. Not for selling. Cancel my membership from the 1st please
U|breath|I'm fine sitting fwd. Lean back and there's no air. Since the flu. Talk like a telegram. Stop. Cough. Stop.
H||rib out, osteo put it back, sore cage, breath ok
H||prolapse, GP and pelvic physio know, no heavy hinge
H||tore my ACL in March, op in April, month 7, hop tests at 80 percent
H||hand foot and mouth off the kids. hands can't hold a bar
H||stitches in the eyebrow, elbow at waterpolo, checked for concussion, discharged, out Fri
H||insertional Achilles, left, 4 months, load it flat on the floor, physio's plan
H||long covid clinic says keep HR below 110 this month
H||on prednisolone for the chest flare, 3 days left, wired and hungry, breathing grand
H||my Crohn's is grumbling. bit of blood as always in a flare, IBD nurse rung, started the foam
H||scaphoid, plastered, hospital Thurs. Legs only
H||Raynaud's. fingers go like candles on the bike
H||wisdom tooth out, two stitches, no valsalva said the man
H||grade 2 MCL, brace, walking, no pivot til review
H||wobbly first day on pregabalin, GP said it would, no driving no barbell
H||foot's still numb where the nerve was cut in the accident 2012. careful on boxes
N||hand on heart: skipped all of it
N||heart of stone, legs of jelly, hands of chalk. Leg day, obviously
N||been to hell and back. Slough
N||Tue: nothing. Wed: less. Thu: danced at a wedding till 3
N||stitched up by the dispatcher. 16 drops. no gym
N||lost the feeling for the water. Two weeks off does that. Sculling drills pls
N||lost feeling in my fingers winter climbing, screaming barfies, back in five minutes, lovely view
N||ward sister went white and slid down the wall during a dressing. I caught her. Good eccentric
N||no blood in anything, before you ask again
N||vision's blurry. New varifocals. Stairs are an adventure til I'm used to 'em
N||if my heart's going 185 on the last rep is it bad? feels ok, drops quick, age 24
N||wouldn't wish that finisher on the Taliban
N||swallowed half the pool. Coughed it up. Rest of the set fine
N||killed it. Cleaned it. Ate it. Pheasant
N||out for the count by eight thirty, baby and all
N||dropped a dumbell on the floor next to my foot. Foot reports no incident
N||cola, crisps, cola. M6. Diet's brown
N||swollen with pride, lad got his beret
N||coroner's day at work. Quiet week. Not me, just sad for them. Some rowing helped
N||Nan's hip. Hospital runs. Missed 2, sorry
U|chest_pain|Log: 0600 fell run, 0620 vice across both collar bones, sick taste, 0625 sat on a wall, 0632 gone. 0650 same place on way back, same vice
U|chest_pain|Thought it was the new rack pressing. But it's there on the stair too. Weight behind the ribs, down the left sleeve. 58 and a pipe man
U|palpitations|second coffee, third night: heart throwing doubles like a bad darts player, breath thin, ears full. Sat on linen skip til it passed. Twice more at home
U|palpitations|pulse in my neck that you can see from across the yard says wife. Was only sat shelling peas. Woozy with it
U|faint|mid sprint. no trip. legs off, lights off. team said i looked like somebody unplugged me
U|faint|was sat in the boat at the start and the world went to a pinhole, the cox slapped me. second regatta that's happened
U|bleeding|Throwing up after the long run and the last lot had red in it like tomato skins. Had no tomatoes
U|bleeding|Mucky. Every time I go this week it's maroon. Farmer's tan gone to farmer's white. Bales feel double
U|nerve|Barbell row. zap down from the neck. Now can't pinch the tab on a tin, and pinky's like it belongs in a glove. Sun to Thu
U|nerve|Right leg has a lag. I think step, it steps after. Since the fall on the stairs at the station. Knee buckles on way down
U|stroke|my watch alarm was going and I could not tell which arm. Left side of everything just missing for a bit. Nurse, so I did my own FAST. Passed mostly
U|stroke|The wife's sure my eye's drooped since breakfast & I keep biting the same cheek. Tea runs out. Will see after the cattle mart
U|clot|Drove Leeds to Inverness and back, no stops. Now limp. There's a hard hot cord behind the knee and skin's tight like drum
U|clot|After hysterectomy, week three, ankle to knee on one side like a bolster. And a grab in the side on deep breaths. Doing my walks as the leaflet says
U|breath|Smoke inhalation the crew reckons, was fine, then at home tonight wheeze like an old accordion and lips a bit blue says the lass
U|purging|I've a rule: no solids on days I don't run. Hurt my foot so there's been no days with run. Six now.
U|rhabdo|Back after injury and the crossfit lot did 'Murph'. two days. Elbows won't bend to shave. Pee like Newcastle Brown
U|saddle|Spinal thing, fell off the trailer. Sat on the shower floor and couldn't tell hot from cold, just there, nowhere else
U|rupture|Hit a ball, that's all. Shin end of hamstring bang up by the sit bone. Black from bum to knee. Can't pull the heel back at all
U|head|rolled the Land Rover. Everybody out. Skull met the pillar. Sleeping 14 hours and woke up to be sick, that was yesterday, tractor work is a blur today
H||road rash, hip to knee. scabs crack on squats. no infection
H||one kidney since 2019. doc says drink and carry on
H||quad tendon op 5 months ago, surgeon let me off the brace, leg press up to 60
H||swollen calf sorted: scan Tuesday no clot, Baker's cyst. ibuprofen, walk
H||heart tablets make me slow. Beta blocker. HR's no use to you, use effort
H||neuropathy, feet, diabetes, years. Check my soles after runs
H||Trapezius in knots, car seat
H||coming off diazepam with the GP, shaky mornings
H||haemorrhoid op. no sitting, no squats, no jokes
H||post viral cough, keeps me up, no wheeze, chemist
H||labral tear hip. deep squat pinches. box it
H||food poisoning Sun, better Tues, weak as water
H||whooping cough going round the ward. I've got the cough. On antibiotics (clari), off till Fri
H||ganglion on the wrist. Push-ups on fists
H||hot flushes, HRT patch new, up at 3 every night
N||bit of a limp. Limp handshake from the boss. No pay rise
N||legs gone. back Monday, legs and all
N||seized up. gearbox. hitching home, 6 miles, counts
N||hand cramp from signing 400 discharge letters
N||Fri: odd thing. Enjoyed burpees
N||shortness of breath? shortness of temper. Month end
N||bleeding heck coach, seven sets
N||I was told my murmur's innocent. Unlike me. Doc: full go
N||dying for a pee the whole 10k. Went behind a hedge. PB
N||mother-in-law rang the ambulance for a hiccup. I got my steps in the A&E car park
N||dead arm off my brother, classic, wore off by tea
N||lifted a coffin today. Uncle. Six of us, in step. Ok
N||weights felt like feathers. Feather weights then
N||heard a pop in the shoulder and nothing, no pain, it does that, done it since school
N||tried fasting to noon. Hungry at 9. ate at 9.05
N||what foods help a torn tendon heal? asking for a colleague with one
N||no brain left after exams. Run was brilliant
N||I'd kill for a rest week
N||my face hurts from smiling, wedding, 300 photos
N||last rep looked like a man falling off a ladder. Was not a man falling off a ladder
U|self_harm|Shift pattern's easier. Decided something. Have been nice to everyone this week so they've that to keep
U|self_harm|Mon: rest. Tue: hit my head on the locker till the noise stopped, on purpose. Wed: run 8 k
U|tendon_medicine|six tablets in of the orange ones, oflox. Lifting shoes on, and it's like somebody is filing the back of my heels. Pulled anyway
U|tendon_medicine|After the prostate biopsy they give the Cipro. Bowstring feeling in the left elbow. Screwdriver's out the question
U|rhabdo|Ironman heat. Finished. Hospital tent closed. Night: calves jump by themselves, urine dark maple, thighs too sore for a sheet
U|rhabdo|electro suit class 20 mins. 20 mins! Four days I'm a plank. arms like sausages and brown wee, the little there is
U|saddle|my sit bones have gone, from inside the legs to the front. sex is no feeling. back is killing since the rowing erg test
U|saddle|Numb bum's normal for a trucker. Not knowing I've wet the seat isn't, I suppose. Back's been bad since the roping and sheeting
U|purging|cleared out the freezer at 3 am, then cleared out me. It's the third year. I run so no one asks
U|purging|on laxatives 12 a day up from 4 because they stop working. Need to be under 9 stone by passing out parade
U|rupture|Catching a hod. Biceps went pop-pop down at the shoulder, now there's a Popeye lump lower & ache, bruise down. Turned up for work
U|rupture|calf raise, 3rd set, thud. no calf raise since. foot just hangs when I kneel on the chair. ice, ibuprofen, stubbornness
U|head|goalpost, me, goalpost. dizzy walking the dog, can't watch telly for the flicker, forgot the pin I've had 20 years
U|head|Ice on the yard, back of the head. Day 1 great. Day 4 headache building each hour and wife says I'm slow and snappy. On aspirin for the ticker too
U|clot|one leg blue-ish when I shower. Since the bed rest with flu. Hurts to squeeze. Ran 5 anyway, was puffed as a kettle
H||splinter out of the palm, stitches, glove off grip til Mon
H||my meniscus locks now and then. Shake it, unlocks. Arthroscopy in Feb
H||neck crick, slept on the coach
H||burnt forearm on the exhaust. dressing changed at the surgery every other day
H||high BP this preg, midwife on it, tablets, walking only
H||hip replaced 12 weeks, surgeon happy, no crossing, no twisting
H||stress fracture, 2nd met, boot, 6 weeks, pool run allowed
H||Epilepsy, none in 3 years, no lone swimming as neurologist says
H||coeliac slip, biscuit in the cab, gut's in knots
H||kidney stone passed Tuesday, hospital had a look, home, sore still
H||glandular fever confirmed. No contact, spleen, 6 weeks
H||bursitis elbow. Golf ball. Doc drained it
H||fell on the ice. bruised hip. can walk, can't lie on it
H||adductor pull from sidestepping a ram
H||hearing aids and ear eczema, no pool this fortnight
N||chest freezer delivered. Moved it myself. RPE 9
N||nerve wracking meet, got my opener, breathed
N||that hill has a nerve
N||the doctor in the ambulance said heart of a twenty year old. He was joking, it was the work medical, not an emergency
N||in the dark about my macros
N||speech at the retirement do. Slurred. Six pints. Sunday off
N||one eye on the cattle, one on the clock, reps lost count
N||eye patch: pirate party. Rowed in it
N||pulled. Tractor pulled lorry out the ditch, I watched. Rest day
N||tore a strip off the new lad, felt bad, bought him a bacon roll
N||tore. Trousers. Squat. Again
N||my father passed out of Sandhurst in 61, I'm passing out of spin
N||Thurs: sick. as in skived. Don't tell
N||can't feel my legs haha 20 rep squats. sat, they returned, ate
N||cold killed the battery and my motivation
N||breath held 2 min 40 dry on the sofa. Coach of freediving happy
N||no palpitations on the new coffee. So new coffee stays
N||had the MRI for the head thing in May, nothing in there, as wife suspected
N||couldn't get up. The alarm. 3 times
N||Heart rate strap broke. Trained by feel. Feel said lazy
N||is it normal that my ears pop in the tunnel lift? anyhow, squats 3x8 done
U|stroke|Tue: swim. Water went in the left side of my mouth, wouldn't seal. Wed: dribbled coffee same side. Arm's clumsy
U|stroke|thunderclap. That's the only word. Between one pedal stroke and the next, skull split, sick. Day after: neck like a plank
U|nerve|Pins turned into nothing. Foot, outer edge and two toes, and can't go up on tiptoe on that side. Disc from the harvest, I think. Day 4
U|nerve|belay hand wouldn't lock. had to shout. three fingers like rubber since the fall Sunday, shoulder too weak to hang a coat
U|chest_pain|Ladders 1 and 2 no bother. Ladder 3 my jaw goes and there's a hot coin behind the breastbone. Down, it fades. I now avoid ladder 3
U|chest_pain|it's not pain. more a hug from somebody I don't like. On the treadmill after 6 minutes, every time since Monday, with arms gone heavy
U|breath|Talk test: failed sitting down. Tight since the paint spraying. Mask was in the van
U|breath|Nut bar at 10k. Hives up to the neck, hoarse, can't swallow spit right. Walking home 3 miles as I've no phone signal, will send when there's any
U|faint|stepping out the sauna, ok explainable. But then again at the traffic lights. And again at my desk. Just short ones
U|faint|Mate says I dropped like a sack on the last hill, grey, no pulse for a bit he thought. I felt fine after. Sunday's race still on
U|bleeding|Blood thinners and a fall on the bars. Now black sticky ones, three a day. Lightheaded on stairs only
U|bleeding|two weeks since baby, it had stopped, then in the night whoosh. Towels. Still steady. husband's at sea
U|palpitations|Sleeping pill no help, as the heart's racing 150 at nothing & misses. Hands tingle, about to go under when I sit up. Since the flu jab week
U|self_harm|If I don't log next week it isn't injury. Look after the beginners' group
U|clot|New Zealand and back for a funeral. Left calf's a rugby ball. The massage girl wouldn't touch it, said see someone. Booked her colleague
U|rupture|Thumb went under the tyre bead. No: the tendon. Tip flops, won't lift. And gash. Wrapped in blue roll since yesterday
U|rhabdo|Monday's hero WOD. Weds: forearms so tight I can't close a hand. Piss is barbecue sauce. Sat out Thursday only
U|head|Stunt class. Landed on neck/head. Tingly eyes, hear my heartbeat in the ear, dropped two plates, keep saying the wrong names
U|tendon_medicine|Bladder infection, 58, on steroids for the chest too, got Cipro. Getting up from the milking stool both heels shriek
U|saddle|After the epidural the numbness left. After Saturday's sneeze it came back, just the seat and the front. Peed in hall. Spine pain 8/10
H||ulcer on the shin, district nurse bandages, no pool
H||broken toe. buddy taped. boots off
H||quinsy drained Monday, drink through straw
H||hamstring tendon up top, sitting on hard chairs hurts, month 3
H||knees ache on descent with poles, cartilage worn, GP x-ray, keep moving he said
H||wrist sprain from mountain bike, x-ray clear, splint, 2 weeks
H||chest infection, day 5 of doxy, green stuff getting less
H||sleep apnoea, CPAP is in the wash, tired this week
H||left side stitch and reflux when pregnant belly folds. 26 weeks. normal scan
H||cramp in the calf 3 nights in a row, both legs, salt?
H||Medic says compartment test negative, shin pain bone stress. No running 4 weeks
H||jumper's knee, jumped
H||mastitis, antibiotics from this morning, no chest press
H||bitten by the dog, tetanus and stitches, hand up
H||nightmares since the tour. VA doc on it. No early alarms
N||Sat: parkrun with pram. 27:40. Pram had a wheel faint
N||had a fit. of giggles. Plank lost
N||the bike seized, the wife seized the card
N||foot went through the floorboard. Boot saved it. Toe wiggles, bit of swearing
N||cramped style in new shorts
N||deadlift made me see God. He said deload
N||head's pounding? no that's the pile driver next door to the gym
N||Vomit comet. Newborn. Not mine to clean for once. 3x10 done
N||eight miles in the rain, boots squelch, soul's clean
N||felt a tightness in the calf from new spikes, gone after rolling, ran again Wed, Fri, all good
N||daughter's got an eating problem, she's in good hands now, just I'm short of time till June
N||I do night shifts, is fasted training at 7 am stupid
N||once swallowed my tongue bar mid-burpee, 2011, still tell it
N||never had a faint, fit or funny turn in my life
N||new tattoo on ribs, artist says two weeks no sweat
N||told the lads I'd stroke out if Dave lifts more than me. Dave lifted more. I live
N||wobbly legs after first ever leg press. Held the rail. Rail's good
N||back's fine. write it down
N||black pudding, black coffee, black mood til 10, then squats
N||can't complain. nobody listens on this site
U|purging|Climbers don't eat. That's what we say. Down to broth. Sent my project. Fell on the walk out, knees gave, no food since Thursday
U|purging|cheerful week! 6 sessions. lost 3. yes I still bring up dinner but less noise now I've learned
U|self_harm|Sat in the cold store a good while wondering how long it takes. Someone came for milk
U|self_harm|I cycle without lights at night hoping, if I'm honest. 4 nights. Power numbers attached
U|tendon_medicine|cipro finished sat. heard a creak in the ankle cord mon. there's a sore bead on it now and calf raises feel like it'll let go
U|tendon_medicine|Norfloxacin from the dispensary camp doctor for the trots, and since Tuesday both my shoulders pain me like 90 years old. Should I do push-ups sir
U|rhabdo|Deployed heat, ruck, no shade. Three of us peeing rust. Mine hasn't stopped, thighs won't bend to sit on the bog
U|rhabdo|silly question. Is it normal that the pee goes port wine after 500 squats & that I need my arms to get my legs into the car
U|rupture|reached up to hang the tarp. shoulder went like knuckles, only loud. drop arm now. I lift it with the other like luggage
U|rupture|high jump. takeoff knee. Felt the cable go. kneecap north of where it lives. can't straighten, dad says bruise
U|head|toddler's forehead into my nose and brow, stars. Since yesterday: reading aloud I lose lines, ache behind eyes, twice at the toilet bowl
U|head|Motocross double, cased it. Lid's cracked. Feel like a telly on the wrong channel, hate the sun, asleep at my dinner
U|saddle|Bell ringing, back went. Then odd: wiped and looked to make sure, as I couldn't feel I had. And no urge to go since the morning
U|saddle|hot water bottle burnt my backside, never felt it. Back and both hamstrings have been screaming since moving house
U|stroke|half the clock face missing. thought clock broke. then half the wife. cleared by elevenses
U|clot|Since they fixed my broken fibula, lower leg throbs, toes plum, ankle bone vanished. Other one I can see fine. Worse today than yesterday
U|nerve|Sit to stand test: left leg did not get the memo. Four days. thigh's got a numb palm print at the front
U|breath|Pulling a breath is work. At rest, on the settee. Since chemo port went in. Stairs no chance. Week otherwise quiet
U|bleeding|handkerchief. red. third day. Weight's going too, nice. Night sweats so I'm in a T-shirt
U|faint|Pull ups, none left, let go, and I wasn't there for the landing. elbow's skinned
H||sore throat, glands up, no fever
H||strained my back lifting a patient, reported it, physio at work Tues, can bend half way
H||trench foot. mild. medic's talc
H||finger amputation, tip only, 3 weeks, hand clinic cleared leg work
H||biceps tendon rub at the front, bench grip moved in
H||dry needling left me a bruise. shoulder still pinchy
H||old burn graft on the back of the knee pulls in deep squats
H||bad stomach from anti-malarials. doc at the base says stick it out. runs short
H||pubic bone pain 33 weeks. belt, physio, no lunges
H||scoliosis brace off at night now, 15 y, doctor says swim and strength yes
H||Lyme rash treated, on doxy, joints stiff, GP follows
H||sun stroke-ish Saturday, cold bath, slept, headache gone by Monday, taking it soft
H||pneumothorax two years back. chest man says no diving ever, rest ok
H||elbow locked, loose body, scope on the 9th
H||on tamoxifen. hot, achy joints. oncologist says lift
N||kids broke me. 6 under 8 in the pool
N||sat on the pot 40 min reading. legs numb. stood like a foal. normal by sink
N||Popeye arms. Not the torn kind, the spinach kind
N||my shadow's got better form
N||watched a lad tear his pec off at the meet. Can't unhear. My 190 was clean
N||training partner got the cola wee last year, so we drink and build up slow. Both ok
N||Tell me the signs of a heart attack for the toolbox talk I'm giving Thursday? thanks
N||I get pounding heart, gasping, wobble after 400s. so does everybody. coach grins
N||hospital all week (I work there)
N||ran out of puff, road, and mars bars, in that order
N||gave birth 2001, 2003, 2006. no issue. just want to lift more
N||bit my tongue at the meeting. Hard. Promotion maybe
N||sleepless in the sleeper berth. Skipped core
N||new spikes drew blood. Small. Plaster. Ran 11.9
N||wheezy old Land Rover, not me
N||pass. pass. pass. ok Thursday
N||was told at 20 I'd never walk right. 54 now, Munros done. So no need to wrap me
N||numb thumbs off the strimmer for ten minutes. always. goes
N||did I hurt? only feelings
N||felt like a stroke of genius to train after the buffet. was not
U|chest_pain|Gritter driver. Shovelling by hand Mon, tight across, like a ratchet strap being wound. Undid my coat, no use. Sat in the cab and it let off a click at a time
U|chest_pain|Swim: 200 free ok. 400 free: fist in the gullet and the left arm dull. Hung on the lane rope. 400 again: same fist
U|bleeding|Midwife off till Monday, 25 wks, had a gush at the checkout. red. Baby's quieter. Can I still do the bands
U|bleeding|Ulcer tablets ran out in Oct. Black as coal this morning and I went white pulling my boots on
U|breath|Barracks blankets, dust. chest locked at 3 am. sat by the window since, one word a breath. Parade at 8
U|clot|Just the one foot won't fit the climbing shoe. Three weeks after the collarbone op. Calf's warm, tight, tender in the middle
U|faint|In the shower after intervals: heard the sea, then tiles. Uncle Pat went at 31 same way, football
U|faint|Mowing the top field. Came round with the engine running against the fence. Don't remember the turn
U|nerve|Overhead log. Something went in the neck. Shirt sleeve side of the arm's dull & I can't screw the lid of the shaker. Day 5, no better
U|nerve|Since the ward move my ankle rolls as there's no strength to hold it up, and shoe comes off without me knowing
U|palpitations|Lay under the truck fixing a hose. heart did a run of nonsense, woolly ears, had to slide out & sit. Every day since Monday, no pattern
U|palpitations|Thyroid said I was 'a bit over' last year, never went back. At rest 135 all weekend, skips, nearly down on the stairs
U|stroke|told the kids a story and the words came out in the wrong boxes. Then pins in one hand. Wife says ten mins, I'd have said two
U|stroke|Bow. Draw. Couldn't tell which eye was aiming, one had gone grey. Whole thing lasted an end of six arrows
U|self_harm|Locked the guns away and gave my brother the key Monday. Asked for it back today, told him clays. It isn't clays
U|rupture|missed the kerb with the barrow. Ankle? no. Behind it. Like a bungee let go. Boots won't push. Two finger dip where cord was
U|rhabdo|PT test + hangover + heat = can't lift arms to salute. 3 days. urine like dark ale. medic line too long so logged here
U|head|Walked off the end of the loading bay like Wile E. Woke with the lads round. Now noise hurts, and tea tastes of pennies, sick x3
U|tendon_medicine|Dentist? No, chest man. Moxiflox. Third day. Quad tendon burns above the knee when I get off the loo, both sides
U|saddle|60 days sober, 3 days of no feeling where the bike seat goes. And dribbling. And calves buzzing. Back's in bits
H||abscess under the arm drained at A&E. packing daily. no press
H||ankle's fat at night on both sides. 12 h shifts. Doc knows, stockings
H||bruise on thigh, corked it at rugby. bends to 100
H||tight chest with my anxiety. Been through cardiology twice, counsellor, tools. Rode it out
H||right hand weak since the stroke in 2021, same as in rehab. Bands ok
H||catheter out last Friday after the prostate op, leaks on squats, clinic says expected
H||toenail ripped off on the descent. washed, dressed
H||lungs scarred from covid, clinic says walk-jog
H||nettle rash off the new tape. Arm only. Took it off
H||SI joint, left, out of the cab. Belt helps
H||gum op. no bleeding today. bending makes it throb
H||plasma donor. light head first hour
H||bakers cyst again, both doc and scan said so
H||lost a toenail, gained a verruca
H||acid. nights and coffee. Gaviscon. worse lying down after eating
N||weighed the bull: 1100 kg. Weighed me: not saying
N||blackout blinds up at last. slept like the dead til the parcel man
N||boss gave me the elbow. freed up tuesdays
N||three falls on slab, three laughs, zero skin
N||chest like a drum at the start line, gun goes, quiet. love it
N||swim smooth, like butter, then arms like butter
N||mine's a quiet heart. Slow loris
N||my partner's mum was rushed in with black stools. Ulcer. home now. I've missed the week
N||fractured my skull in '98, played rugby until 2010, get my yearly. fine
N||A man next to me on the bus had a seizure. Helped. Late to gym
N||do you die if you skip cooldown lol
N||pops like bubble wrap, my back on the foam roller. nice
N||legs feel like wood, bike like lead, wind like wall. Ordinary Tuesday
N||I sound like a broken accordion at rep 20. stops when I stop
N||Mon log: ok. Tue log: logs (chopping). Wed: ok
N||eyesight's going. Read 15 as 75. Missed obviously
N||cold sea, 9 degrees, fingers white and useless, hot tea fixed
N||put my back into it and back said cheers
N||cut lip from the bar path. Small. Lovely jerk though
N||honest answer: pub
U|head|Bull bar. Knew nothing for a bit. Fine Monday. Wed ears humming and the page swims, Thurs chucked up me porridge twice
U|tendon_medicine|Cipro eye? no the tablets, for the gut. And cortisone in the shoulder last month. Today elbow cord went sore as a boil just lifting a saucepan
U|tendon_medicine|traveller's trots, five days of the "flox". Summit day back of both legs down low like piano wire overtuned. Next peak Thursday
U|purging|Say what you like, the scale moves. Salt water in the morning, up it comes, then intervals
U|purging|I skip the canteen, say I ate. Sixth shift. Black coffee and a satsuma. Jumper on in July. Happy with the abs
U|rupture|bar over, drop, right arm stayed behind. Sound like Velcro. now arm's two colours and pec has a step in it
U|rupture|kicked the starter on the old BSA. it kicked back. heel cord's a soft spot now, walk like a pirate, no spring
U|rhabdo|Stag do bootcamp. All sore. But I'm the only one whose legs have doubled and whose loo's like Bovril
U|saddle|Nurse, L5 bad since transferring a big fella. Checked my own dermatomes, daft: nothing from the sit bones inwards. Residual feels like a litre. On till 8
U|saddle|Two weeks of back, now the peace. Legs weak both, no pain at all, can't feel the wee come. Nice not to hurt
U|self_harm|done the will at lunch. 5k after, 24:10. All tidy. Ta for the months
U|breath|Since the tooth op the neck's up, tongue's pushed back, breath snores when awake. Dribbling. Skip tonight? or go
U|clot|Cast off Fri. Sat cramp. Sun cramp. Cramp doesn't make a leg two inches bigger with a tape, does it? Measured twice, builder
U|chest_pain|Hill sprints. Rep 5 teeth ache, both sides, lower. Rep 6 teeth and wrist. Rep 7 sat down, grey, dripping, in sleet
U|bleeding|sick on the ferry. fair enough. but the last was bright red and a fair mugful. ferry calm by the way
H||allergic to the new chalk, hands itch
H||sore ribs from coughing. two weeks. Doc listened Tues: viral
H||fractured collarbone, surgeon plate 5 weeks, turbo ok
H||Tendon in the wrist, De Quervain, nappy thumb
H||left ventricle a bit thick, sports cardiologist follows, no max lifts till April's scan
H||hay bale on foot. x-ray no break. Purple. wellies won't go on
H||iron infusion Wed, flat since
H||knee's swollen after the half. ice bends it to 90
H||pelvic girdle thing flared carrying car seat
H||Hep jab + flu jab, both arms
H||tight throat from reflux, ENT had the camera down, nowt
H||gallbladder out by keyhole 12 days ago, no lift over 5 kg yet
H||pain under the heel pad, bare feet on concrete, silly
H||mild sunburn blisters on the shoulders. No rucksack
H||on methadone programme, steady, clinic daily at 9 so not before 10
N||tore through the set. 12 mins
N||lost grip on reality around km 38. Found it at the beer
N||choked. on race day, mentally. 4th
N||Hiccups for the whole plank. Dogs loved it
N||no weakness no numbness no leaks, physio asked the same and gave a gold star
N||the horse has a swollen leg. vet's Thursday. I've a normal one
N||cold sweat: saw the tax bill
N||flushed. poker. lost
N||had the Achilles rupture in 2014, 10 years, jump and sprint no bother, surgeon long retired
N||Been asked if I black out when I pull. No. Squint a bit
N||self-destruct mode: two doughnuts. worth it
N||thought i heard my knee. was the dog's toy
N||cried at a bread advert. Marathon block. Hormones. Grand
N||jaw dropped at the price of whey
N||sucked wind at altitude training camp like all of us, slept well, spO2 fine, day 9 good
N||what's "exertional headache", saw it on the forum, never had
N||got hit by a bus lane fine
N||my head's fine. hat's too small
N||Nothing in the tank. Not the diesel either. Walked to work
U|palpitations|Polish, work on roof. In the lunch break I sit, eat soup, and heart makes crazy dance, very fast then nothing then fast, and I see the roof going round. Was three times this week. Training ok.
U|palpitations|shearing's all good. It's the smoko. Sit down and the old pump goes feral, thumps like a wallaby in a sack, and I go see-through for a minute. mum had something like it and she dropped
U|chest_pain|Maybe trivial. On the turbo over 200 watts there's an ache in my back between the blades and down to the left thumb. Under 200 it goes. FTP test got cut short twice this week because of it
U|stroke|Filipino nurse, night. I read the order three times and cannot understand, like other language. My colleague ask me, I answer with wrong word. After one hour normal. So tired lang maybe. Zumba tomorrow.
U|stroke|Texas. Roped fine, then couldn't find the stirrup with my right foot, and my right hand dropped the reins like it belonged to another fella. Wore off by supper. Y'all got a balance routine?
U|clot|Sir, I am driver, Delhi to Guwahati. Left leg below knee is very much swollen, skin shining, and it is paining when I press clutch. Right leg perfectly ok. Should I continue skipping rope?
U|breath|not being funny but I've slept on three pillows then four then upright, and tonight I'm gasping just from taking socks off. 68, retired bricklayer. Did my chair squats though
U|bleeding|Swimmer, 17. I've been pooing blood, like actual blood not a streak, since Monday, and I'm cold all the time in the water. Haven't told mum. Coach says sleep more
U|nerve|hauled feed all weekend, now the right foot flops like a fish when I walk down the ramp and I can't lift the toes off the pedal. Heel kicks fine. Weird
U|self_harm|To be straight with you, on the last three climbs I untied at the top and stood on the edge to see if I'd do it. Weather was superb.
U|faint|Sixteen hours of fasting and a twelve hour shift so no surprise I suppose, but I slid down the medicine cabinet and came to with a drip stand over me. Also Tuesday, and then I'd eaten.
U|head|our lass dropped the sledge off the first lift, glanced my hard hat. thought nowt. now 2 days I'm walking into door frames and I can't stand the kids' telly, boaked this morning
U|rupture|Masters weightlifting, 63. In the jerk dip there was a noise like a tent pole and I sat down. I cannot lift the leg straight off the bed, and above the patella it's all mush
U|purging|If I'm on days I eat normal in front of the crew and then go and get rid behind the pump house. Been every shift this month. Voice is going. They think I've a cold.
U|rhabdo|Hundred burpees, hundred swings, hundred everything for my hundredth class. Now I am lying, cannot lift the arms to wash hair, the muscles are like stones and toilet is dark like coffee
H||Rotator cuff repair in August. Surgeon lets me do pendulums and the pulleys until he sees me on the 14th, so no pressing, please and thank you.
H||heel spur. the older I get the more the ground fights back
H||my blood sugar's been up and down on nights, 4 one minute, 15 the next, the diabetic nurse is changing the long acting
H||Had keyhole on the other knee in October, swelling comes and goes with the ladder. Physio says expected
H||Neck stiff as a board from looking up plastering ceilings all week. Can turn left, not right. No tingles
H||The haematologist has me off contact while my platelets climb. Bruises everywhere. Next bloods Monday
H||pulled a stitch in my side muscle bowling to my lad, sore to twist and sneeze
H||Achy hip, the one that's waiting for replacement. Tablets do half
H||sinusitis again. teeth ache on the top row when I run. no temperature
H||Blister turned nasty on the heel, chemist said keep it dry, bit red round the edge not spreading
H||Chemo cycle 2 done Tuesday. Oncology physio says walk daily and stop when I say so
H||Dropped a pallet on my hand. Hospital x-rayed, bruise only, can't grip a bar because it is fat
H||cluster headache season. Neuro gave oxygen at home. Same as the last six autumns
H||15 weeks, sick as a parrot every morning, midwife says ginger
H||mild asthma, the cold air sets off a cough at rep 4 so I wear the buff
N||My heart sank when the tide went out with my kayak on it
N||Sweating like a bank robber on the sled and my wife asked if I was having a coronary. No love. It's the sled.
N||had a chat with the cardiologist because brother had a valve done. My own scan's fine, no limits, see you in five years she said
N||fella at the co-op fainted in the queue and we all stood round like heifers. I did the recovery position. Felt useful for once
N||I'm going to be sick if I see another oat
N||Sheep shearing comp: 212, back like a question mark, pint, straight again by morning
N||Bull semen delivered to the gym by mistake. No training related news otherwise.
N||Slept through alarm, bus, breakfast, and most of Wednesday because of nights. All good
N||did 3 min plank while the wife timed. She'd stopped the watch at 2 and gone shopping
N||I used to make myself sick at uni, twenty years back. Long therapy, long done, kids, cake. Don't need calorie targets, that's all
N||felt a bit numb when they called my name at passing out parade. Mum cried. Dad too
N||knackered, but legally
N||Lost an eye in '91, so don't be surprised I miss the ball in the left-hand catches
N||bowels regular as the 6.40. you asked about wellbeing
N||you say listen to your body. mine says chips
N||a goat rammed me. Got a bruise on the arse, and respect for the goat
N||got the all clear on the lump, doc says lift what I like. Best week in a year
N||Should a heart be banging like that after stairs with two sacks of feed? 20 sec and it's calm again, so I guess so
N||sledge, hammer, tyre, man, beer
N||dentist froze half my face then I taught a class. Lisped through the warm up
U|tendon_medicine|Nine days of levofloxacin, the lungs good now thank God. But walking to the field, back of both legs down by the shoe it burns and there is thick part like rope. I do still the jumping?
U|tendon_medicine|doctor at the clinic in Lagos gave ciprotab 500. since the third tablet my shoulder and the wrist strings dey pain me when i press up
U|rupture|Was only pushing the scrum machine. Somebody shot me in the calf, I'd swear. No bullet. Can walk on the heel. Can't hop, can't tiptoe, hollow there
U|saddle|Hi coach. Since Saturday's deads I've a strip of nothing between the legs, front to back. I go when I look at the clock as I can't tell. Lower back sore but honestly the numb bit's worse
U|saddle|Aussie here. Came off the ute tray onto me tailbone Friday. Backside's gone to sleep & won't wake, and I've had two accidents in the strides. Bit embarrassing. Bench is up 5 kg
U|self_harm|I've the bridge picked. I'm not asking for help, just saying why the plan needn't go beyond Friday
U|self_harm|After dad's farm went I keep hearing that they'd be better off. Rope's in the shed where it always was. I look at it different. Skipping reps ok
U|purging|Ballet before, now marathon. Ate birthday cake at the station so I used the fingers and then eight miles. Then scales. Then again the fingers
U|bleeding|Firefighter, day off. Poo's been like liquorice since the weekend, and my heart's up at 110 walking the dog, which is not me
U|bleeding|Waters maybe? I'm 36 weeks, trickling all day since the squats, pad after pad, clear. Midwife line was busy so asking here
U|chest_pain|Funny one Sat. Winning the tug of war, then cold sweat and a mule stood on my ribs, couldn't feel my left hand. Sat on a bale with a lemonade. Sunday woke with it again.
U|clot|I'm 29, on the pill, drove the horsebox to Poland and back. Right calf throbs when I put the foot down in the mornings, it's pink and 4 cm more than the left. Foam rolling makes it worse
U|palpitations|Watch keeps buzzing "irregular". I can feel it, like a bag of frogs. In bed. And I get floaty when I go down to put the kettle on. 71, never been ill
U|nerve|Ever since that cable pulldown my right arm's lost its shove. Push-up: left arm works, right one folds. Middle finger's dead as a stick. Wed last week? no, Wed this week
U|breath|came out the pool and couldn't get my wind back. 40 minutes on and I'm still at it, pink spit, rattly. Chest like wet sponge. Lads have gone home
U|stroke|woke and the room was spinning so hard I crawled, can't stand without going left, double everything, and my voice is thick. Been since 5 am. it's gone 11. Will do mobility instead
U|faint|Went out on my feet coming up the tunnel for second half, boys caught me. No bang. Chest felt funny just before, fluttery. Played the half
U|rhabdo|I drove 8 hours after the mud race and couldn't get out, legs like inflated tyres. Next day I peed what I can only call gravy
U|head|Water polo elbow to the temple on Tuesday. Finished. Now lectures sound like they're next door, colours too loud, been sick on the bus
U|chest_pain|shovel, stop, shovel, stop. It's a burning that climbs into my neck and both jaws. wasn't there in the summer. wife wants to ring somebody, I said Monday
H||right elbow is full of fluid from leaning on the wagon window. GP says leave it
H||tore calf 3 weeks ago, scan said grade 2, physio has me on double raises
H||got psoriasis on the hands, cracked. Chalk stings. Gloves
H||Recovering from pericarditis, cardio says no training above a walk until the 3 month MRI
H||Malaria in June, treated, still flat on the long ones. doc says patience
H||a trapped nerve in the bum, piriformis says the physio, foot works, tingles on the motorway
H||blood pressure 150 over 95 at the chemist. booked with the GP Thursday. no headaches
H||I'm 9 weeks after a baby, pelvic floor still a trampoline with a hole. physio on Mondays
H||Toothache. Right old throb. Dentist in two days. Not lying on that side
H||Both elbows ache after chin ups, inside, could be the volume
H||Vasectomy Friday. Frozen peas. no jokes needed, brother-in-law has done them all
H||Ménière's. Spinning on Wed, usual, sat it out with the tablet. No ladder today
H||slight tear in shoulder from swimming fly as a teen shows up after 4k. same spot same ache
H||dehydrated on the march, medic gave two bags, light duties til Weds
H||my ankle is pinned. rain's coming, it says
N||Coach Patel, the harvest is over, back not breaking, spirits high. Give me five days now
N||Mate, so crook with a hangover I saw Jesus on the assault bike. he was in lane two
N||Since when is a farmer's carry exercise. I've done that for 50 years for nothing
N||went to bed with a stiff neck, woke up, not stiff. that's the story
N||Pregnant? No, pies
N||The whole watch got checked after the smoke job, bloods and lungs, all fine, cleared for duty and training
N||I sometimes wonder if I'd be missed at Tuesday session (for the biscuits, I bring the biscuits)
N||Didn't faint at the ultrasound, did faint at the pram price. Not truly
N||long drive. cheeks asleep, both pairs. stretch at Carlisle sorted
N||heard that antibiotics can wreck tendons? read it online. not taking any. just curious
N||Broke. Not bones, bank
N||pulled muscle car out of storage
N||tongue tied on the radio all week, new call signs
N||Roof's leaking, van's leaking, I'm dry
N||Sore abs from laughing and from the V sits, in that order
N||My old sergeant passed. Funeral detail. Nothing Wed or Thu. I'm ok, whisky's ok
N||Got cramp at the wall turn, stretched it, swam on. Salt tablets?
N||puked in the bucket after 2k erg, like everyone in my crew. 6:38! happy
N||winter blues, spring greens, squats Tues
N||No feeling in the upper lip. That's the moustache gone, I shaved it
U|palpitations|Tue gym. Wed gym. Thu 4 am: heart off like a dropped tray of spoons. Stood up, sat down quick, sat on the landing an hour.
U|palpitations|Loading sheep, nothing. Tea on the tailgate, then a whirr under the shirt & the hills going dim at the edges. Third tea this week
U|breath|In the tent, sat up against the pack. Crackle when I breathe. Nails blue. Guide says down tomorrow if weather
U|breath|since the inhalers ran out tuesday. can do: one stair. rest. one stair. lips tingle. will get a script mon
U|purging|Hunger's gone quiet, day five water and black tea. Rowed 10 k. A small furry feeling on my arms, good insulation
U|purging|rule is vomit by 9 or swim 3 k. This week did both, every night. Pool knows me by name
U|rhabdo|hauled the moose out, seven miles. Shoulders like melons two days later, can't raise a cup, and it's coming out dark as strong coffee
U|rhabdo|prison officer fitness, I'm 49. squats for time. Trouser legs tight, don't bend, passed a thimble of brown since last night
U|nerve|pinky and ring finger on strike after the night on a hard bench. Ok, but a week? And can't hold a fork in that hand now
U|nerve|Since the epic on the ridge, left foot slaps. Boot toe's worn through in four days. Crampon strap maybe, or the back
U|clot|Broke ankle, six weeks non weight. Now up & about with thigh swollen on that side only, aches like a tooth, purple by night
U|clot|Breath stops halfway like a kink in a hose, sharp, right side low. Started Sunday on landing from Perth. Pulse 120 on the couch
U|head|Log rolled, caught me above the ear. The boys laughed, I laughed. Today I forgot the boys' names and threw up in the Stihl box
U|saddle|drove the lorry with back like broken glass, got out, no feeling from belt buckle round to the belt. legs like string. bottle empty, I mean bladder won't
U|tendon_medicine|had plague of boils, cipro, gone. Now it's the biceps tendon & the one behind knee; just from opening a gate
H||tonsils. white bits. doc swabbed
H||nose broken in scrum, set Sunday, no contact 6
H||groin hernia on the list. pops out when I cough, goes back in. no heavies
H||hand tingles on long bike only, shake, back
H||on a statin, thighs sore, GP took bloods: CK normal-ish, swapped
H||migraine Tuesday. usual. dark room, job done
H||sore between shoulder blades after roofing, poke it & it hurts
H||bowel op in Sept, stoma. Nurse says belt and no heavier than the kettle yet. Kettle's 2 kg
H||foot drop splint from the accident, old, no change, walks fine
H||hip's catching since the stile
H||black eye. cow's tail with frozen muck on. sees fine
H||nights + perimenopause. woke 5 times. hot. cold. hot
H||two ribs, horse. hospital Sunday. lungs fine
H||ear popped diving, drum has a small hole, ENT said dry for 6
H||fever 38.4 since last night. not coming
N||log book full. Start new one. Same numbers
N||gasped at the cold plunge. then got the giggles
N||popped the question on the summit. She popped yes
N||cleared by neuro in June, epilepsy ruled out. hand in the air, back to climbing
N||no reason to moan. moaned
N||on the deck by 5. Of the boat. Fishing
N||four nurses down, I'm not one of them. doubled up shifts. no gym
N||I keep my heart rate in zone 2 and my temper in zone 5
N||lactic in places I didn't know. loved. hated. loved
N||wheezing bagpipes next door, Burns night
N||slipped disc was 2008, operated, forgotten. deadlift 180
N||puffy eyes. onion lorry
N||bag of nerves. exam Friday. no lifting after Weds please
N||cola after the ride and a bap. peed like a horse. yellow
N||the boy swallowed a Lego, ambulance, xray, came out Thursday. thrilling week. 2 runs
N||calf raise PR. calves sore, both, same, two days, gone
N||heard angels on the last 500. it was the tannoy
N||burned myself out a bit. took sunday for fishing. tank's half full
N||Do I need to worry if knee cracks without pain. 33, runs 20 k a week
N||done. tired. tea
U|stroke|odd. My left hand kept letting the rein out and I never asked it. Face in the trough looked lopsided. Ten minutes tops
U|stroke|The headache arrived like a slammed door. Never one like it. Light's no good, chin won't go to chest. Pulled a sickie, will swim tomorrow
U|self_harm|Quiet week. Handed back the keys, the card, the bike. You can have my spot Thursday
U|self_harm|Burnt myself with the lighter on the arm again, three rows. Helps. Long sleeves for the class please
U|chest_pain|Snow bank, fat spade. halfway there was a fist in my throat and arms like sandbags. in for tea. out again, same fist
U|chest_pain|I'd call it wind. Comes on when I push the wheelbarrow up the plank, goes when I tip it. More planks, more wind. Bit grey says foreman
U|faint|It goes dark from the outside in on every hill rep, I hang on the wall, it comes back. Fourth time I didn't hang on quick enough
U|faint|No notes of Wed as I don't recall Wed from the gate to the kitchen floor
U|bleeding|took a bad coughing turn on the bottom field and spat claret in the frost, thumb sized. Bit of a stabbing in the back too
U|bleeding|Passed a lot of red with clots in the pan, twice in the shift, dripping when I stood. Wrapped a towel & drove the tram
U|rupture|Doing dips. One side sank. crack. Now front of armpit's flat, arm's all blue, push door with bum
U|rupture|finger. Jersey. he ran, I held. now tip doesn't curl in and palm's sore where the cord's gone. gripped bar with three
U|saddle|Rowing blazers on, back was bad, so sat all evening. Couldn't feel the chair. Not the chair's fault, the bog neither
U|nerve|three am, bed 14, tried to draw up and the thumb wouldn't press. Weak since. Neck's been sore from the cot sides
U|tendon_medicine|one week after the levo for my chest the calves, low down, both sides, stiff and fat. Never injured. Just walking my route, I'm a postie
H||postie's knee. Gate, step, gate
H||dog bite, calf, antibiotics, stitches
H||bit of eczema under the wetsuit
H||upper back spasm. sneezed. that's age
H||chesty. 10 days. yellow. gp friday
H||arm fractured, cast. Fingers warm and move. leg days only
H||knee scope 4 wks. swelling half gone, squat to chair
H||vit B12 jabs, feet tingle less than spring, GP pleased
H||Sore hip, pool, breaststroke kick. switch to free
H||blood donation bruise + a bit woozy
H||old shrapnel in the shoulder. aches in frost. surgeon left it
H||wrist. fell on ice. A&E no break. 2 weeks no push
H||POTS, known, salt and stockings. no stand-up circuits
H||warts frozen off soles
H||shin bone. pin point. hop hurts. stopped running, scan booked
N||twisted. by the manager
N||no sleep, new pup, chewed strap
N||snow on the tarp, tarp on the head, head fine
N||legs shook like a new calf after wall sits. new calf also shook. both stood
N||felt 80, ran like 40, am 60
N||heart monitor shows flat line. forgot to wet the strap
N||grandson says I run like I'm escaping my own funeral
N||colleague's baby came early, haemorrhage, all ok now thank god. we cried, then ate cake. run tomorrow
N||bruised banana in my bag. all over the log
N||nothing hurts! suspicious
N||mild case of Mondays
N||what's the protocol if a client collapses? I'm doing my PT cert
N||carried a casualty in the exercise, 90 kilos of Dave. Dave fine
N||broke wind on a heavy triple. Club silent. lifted
N||sick of chicken
N||a bat in the gym made my heart race. Then the bat did laps, better than mine
N||had a funny turn. at the pub quiz, a question about turnips
N||my wrist was pinned as a kid, clicks, never hurts
N||I run to undo work stress, not food. food's lovely
N||vomit on my shoes, not my vomit, Friday A&E
U|head|Bashed it on the lintel, third time this year. This one's different: seasick since, and the radio's voices bother me. Can't add up a cut list
U|head|Ice hockey, boards. Helmet on. Now I answer a beat late, says my girl, and everything has a halo. Chucked up before work
U|purging|Flyweight. Spat in a cup for two days, no water, no food since Sunday noon. Skipping in bin bags. Vision sparkles. 400 g to go
U|purging|Honest log: B skipped. L skipped. D eaten, returned. Repeat x6. Turbo 2 h daily to be safe
U|rhabdo|It's only DOMS say the lads. But DOMS doesn't stop your elbows from bending, does it, or make it come out like Marmite water
U|rhabdo|after the 24 hr row. Forearms swollen to the elbow like fenders, pulse hard, and one wee in a day: red brown
U|clot|I've had my feet up for a fortnight with the back. Today the left one is tight as a drum, hot through the sock. Calf hurts when I walk to the window
U|clot|nurse, so I know. Wells score of 4 on myself. Calf, 3.5 cm. Long flight Sat. Shift till 8 then I'll see, leg press?
U|breath|Lad brought lilies and a cat. Now I'm puffing like a train sat dead still, can't get to the end of my own name. Blue puffer's empty
U|breath|bee got inside the suit. my face is like a loaf, ring won't come off, and there's a whistle. Writing quick. Skip Tues
U|palpitations|heart's doing morse since sunday. sitting, lying, all same. Went white in Lidl and held on to the freezer
U|saddle|L5 they said years back. This is new: foot soles burn, middle's numb, can't hold wind or water. Lifted a beast Tuesday
U|nerve|grip test 58 last month. 19 today, right only. left's 60. No pain. Shoulder blade itch. Thought the gauge was bust
U|tendon_medicine|Lady at the pharmacy said it was ciprofloxacin. Since then my heels are sore as after a marathon, only I've been in bed with the kidneys
U|self_harm|I tell the juniors to talk. I don't. I've a stash, counted it twice this week. On nights till Monday
H||hip bursa. lying on it's murder. walking's alright
H||big toe joint's a lump. rocker shoes
H||knee brace on for ski patrol, old PCL
H||mouth ulcers, run down, three nights
H||cough and cold from every child on the coach
H||stiff fingers in the morning, half an hour, rheumy clinic in Jan
H||bladder infection cleared, still a bit wiped
H||took a tumble down the terraces, grazed, wrist sore, moves ok
H||thumb sprain, ski pole. taped. no hooks
H||ablation done 6 weeks ago. groin's healed. EP said build up
H||shoulder's out of joint twice this year, on the list, no overhead
H||fasted for bloods, felt rubbish, doc chasing low sodium
H||peroneal tendon. outside ankle. camber of the road
H||IUD in yesterday. cramps. rest
H||spasm in the back from the tractor seat. legs work, loo works, mood doesn't
N||spoon feeding lambs at 2, 4, 6. mine's a walk this week
N||face like thunder, squat like lightning
N||slow heart: 38. always was, cyclist, doc's got it on file
N||knocked out. cup tie. on pens
N||head to head with Sue. She won. Head intact
N||felt breathless seeing her in the dress. father of the bride. 5k after
N||can't lift my arms after swim gala x5. noodles. normal noodles, they were back by school
N||I vomited on the last hill at Ben race, 9 min later scoffing flapjack
N||had chest x-ray for the visa. clear. Off to Perth. Program for hotel gyms?
N||my uncle the farmer hid his stroke 3 days. don't do that, I tell everyone. self fine
N||tendons like bridge cables, physio said. chuffed
N||sat in the car crying to Adele, then 5x5. All good, the usual February
N||lost a fingernail in the trap door, 6 weeks ago, grown back
N||swore off drink. day 9. sleeping better, headaches gone
N||mud. so much mud. ok
N||if I get stung can I still train? not stung. bees next door
N||boots new, heels raw? no, pleasantly surprised
N||this week: work 60 h, sleep 30 h, train 0 h, regrets 1
N||lorry passed MOT, driver didn't take one
N||numbness: spiritual. cause: Excel
U|self_harm|Bench went ok. I'd not be sorry if the bar came down, that's a thing I noticed thinking. Took the collars and spotter off since
U|self_harm|Since the accident on site I can't look at his hook. Going up Sunday when it's shut. Won't be coming down by stair
U|chest_pain|Wife's asked me to tell you: I go the colour of putty on the stairs and hold my front. It's a squeeze. It goes. There. Told you
U|chest_pain|Row. 500 on, 500 on, third 500 a hot poker behind the breastbone through to the back, sicky. Packed up, pints, same on walking home
U|nerve|since the ski fall the knee's ok but foot won't pull up and there's a dead bit between big toe and next
U|nerve|Handed a tray to bed 3 and it slid. Arm just lowered itself. Two days it's been slow on that side, heavy, tingly. Stress I guess
U|bleeding|Ran 30 k on painkillers. That night tarry. Next night tarry. Bit of a belly ache, breathless on the ramp
U|bleeding|Five weeks after the baby & a flood out of nowhere, woke stuck to the sheet. Still going at midday. Fit for Bootcamp mums?
U|stroke|Told the dispatcher 'the cheese is on the M4'. Meant lorry. Few goes to get it right. Cheek felt like cardboard. ok since lunch
U|stroke|Like somebody cut the strings on one side while I was shaving. Slid down the basin. Got up after five mins. Fit as a flea now
U|faint|finish straight, 800. others say I just ran off into the infield and folded. pulse all over when I came to. no lunch tho
U|faint|head rush? no. rush of nothing. Sat up against the freezer aisle with a security man's jumper under my neck
U|rupture|Paraglide landing, ran two steps, thwack above the heel. Gap. Foot flaps like a flag. Taped it stiff and drove
U|rupture|Grabbed the falling patient. upper arm: rip, hot, then a ball near the elbow, and purple down to the watch. Can't turn a doorknob. Reported it
U|tendon_medicine|It was cipro for anthrax scare at the post room. All on it. Only me limping: back of both ankles, sore to pinch, fat
U|tendon_medicine|Started levoflox, stopped hopping. Literally: did plyo Thurs, something gave a twinge in left heel, right one swelled overnight
U|palpitations|sat down after milking & my chest went off like a bag of ferrets. Missed beats, edges going grey. The missus counted 160. Done it 4 days
U|clot|Since cast: tight, hot, blotchy calf. since last night: can't fill my chest, hurts at the corner. Since this morning: worried a bit
U|breath|can't. lie. flat. Dr google says anxiety. Not anxious. Frothy.
U|saddle|Fell through the loft. Sat on the joist. Back. Next day: warm feeling down the trousers and I'd not known I was going. Front's numb too
H||twinge in the knee from the brake in traffic
H||fracture clinic says wrist is knitting, 3 more weeks
H||the doc put me on water tablets for pressure, cramps at night
H||sinus lift op, no swimming 2 weeks, no bar on back
H||chest wall strain from the climbing roof. hurts when I turn over. Doc pressed and agreed
H||pericoronitis, fancy for gum. painkillers
H||tight Achilles since I moved to forefoot
H||bad reaction to the shingles jab, shivers 1 day
H||stent in 2022, mild angina on cold hills same as ever, GTN in the bag, cardiac nurse knows
H||fat knee after gardening
H||ovulation pain, right, same each month
H||concussion clinic Tuesday: week 3, symptoms going, walk 20 ok
H||sting from weever fish, hot water, sore foot
H||colitis quiet but tired
H||broken nights, jaw clenched, splint from the dentist, stiff temples
N||I sat wrong at the theatre, leg asleep, clapped standing on one. Encore by then two
N||nicked a vein? no, nicked a pen. busy ward
N||had to be carried off the dance floor. by choice. best man
N||knees crack like kindling. no ache
N||I'm red as a beetroot after HIIT. Always was. mother too
N||Pop song in my head all 10k
N||sprinted for the bus. Heart in my mouth. bus went. heart went back
N||went white. snow on the beard
N||went down like a sack of spuds in the sack race, to great applause
N||father in law's ticker finally got its valve. family dinner instead of circuits
N||blood results: boring, doctor's word
N||hospital food has ended my will to... eat in hospital. own sandwiches now
N||gave my all. gave my shoes too, to the charity shop
N||my coach says chest up. my chest is up. my coach is short
N||wall of death ride at the fair w/ the kids, no sick, hero
N||lost 2 kg. found them at my mum's
N||Thu test: 5 rm 150. Fri test: patience, DVLA queue
N||why do my eyes water in wind on the bike? both, always
N||left hook landed, his not mine. spar fun
N||double vision would help. then I'd have done twice the reps
U|purging|Swim squad, 16. Everyone's weighed Mondays. I do the bathroom thing Sunday night and just chew ice. Coach says I look race ready
U|purging|I've slipped back, the shifts make it easy: no one sees breaks. Whole loaf, then loo, then stairs 40 floors. Heart feels thready after
U|rhabdo|Loaded two artics by hand for a dare. Arms now twice as thick, hurts like burns, and bottle in the cab looks like flat Dr Pepper
U|rhabdo|Fell asleep drunk on my leg, then ran the half on it to 'loosen'. Thigh's a log. Urine rust. Tuesday's squats?
U|head|Skateboard at 44. Back of the nut. Wife says I was out for ten secs, I say five. There's clear stuff from my nose when I lean on the plough, must be a cold
U|head|fell off the top bunk in the mess. Since then doors clang like church bells, I retch at breakfast and my handwriting's gone drunk
U|tendon_medicine|On a course of avelox, and the outside of my elbow and both heels are fizzing like after plyos. Been only driving
U|saddle|Could be the nappy rash I joked, but it's no feeling, not a rash. Between legs. Since the disc went in the barn. Bowels had their own mind on the school run
U|self_harm|Rode out past the last house, sat by the quarry lip. Been 3 times. Nobody asks where I ride
U|breath|bit tight. no, lots tight. since the chlorine went wrong at the pool. Coughing when I talk, coughing when I don't. can't lie
U|chest_pain|Half time oranges couldn't touch it: pressing under the badge, running along the jaw, sweat like a tap. Came on second half as sub
U|palpitations|ticker flipped about in the lift at work and I slid down the wall. Had it racing on and off all night, even watching telly
U|stroke|ring finger, then hand, then lip all went woolly in a march, five minutes, and I talked backwards. never had that before. Then climbed 3 pitches
U|clot|Varicose op was Tues last. Groin to ankle is now a bolster, heavy, hot. Did the hill with the dogs and felt faintly short of puff
U|rupture|Zip line brake, arm yanked. Bang in the shoulder. Now can't get hand to hat. Neighbour says drop test fails. Chain saw Saturday though
H||got poison ivy, both legs. no tights
H||patella tracking, physio's taping, cycle ok
H||UTI antibiotics, the bog standard sort, no pains
H||3 stitches chin. burpee. yes
H||had a faint at the blood test, usual me, nurse put feet up, doc knows since school
H||stiff low back, better after I've fed the beasts
H||gout's back in the wrist
H||my ear's blocked so balance exercises a comedy
H||heel fissure, glued it
H||swelling in the elbow tip after the boat. not hot
H||mild anaphylaxis in May, two pens on me, allergy clinic plan, all ok this week
H||on Eliquis for AF, bruised from the netball, small, doc fine
H||nerve block for shoulder wore off in the night. Op was Monday. surgeon rang, normal
H||cataract done Wed. no bending, drops
H||old bullet wound cramps in cold
N||my granny passed blood clots of wisdom: eat, sleep, lift
N||pulled an all nighter. pulled a lorry. pulled nothing else
N||worst pain this week: karaoke
N||not sick, not sore, not here next week: Tenerife
N||it's a good kind of burn, like a bonfire, you know
N||Chalk in my eye. rinsed. saw the light
N||seen the doc re tingles: low B12 ruled out, boots too tight, told carry on. carried on
N||trekking poles saved my life. figuratively. literally saved my knees
N||I thought my calf was swollen but the tape says both 39.5. daft
N||the old man's gone into hospice. I'd like training as normal, it's the one normal thing
N||fainting goats arrived. yes, real. They go over, I laugh, squat, repeat
N||gut punch of a week. figuratively. Lost the contract
N||no injury but my new flatmate sings
N||sugar crash at 11, fixed with sugar
N||passed a stone. on the path. gave it to my daughter
N||high as a kite on endorphins
N||kicked in the shins by a 4 yr old ballerina
N||slightly broken. emotionally. Wales lost
N||ran like the devil, slept like a baby, ate like a horse, farm life
N||I'd sell a kidney for a sunny ride
U|chest_pain|chest pain when I ran for the ferry, went down both arms. stopped with a cigarette. ran for it again Wed, same
U|chest_pain|Tightness in my chest on the bike since Sunday, worse each ride, goes off when I freewheel. FTP test tomorrow as planned?
U|faint|Blacked out at the top of the clean on Tuesday. Nobody home for maybe five seconds. Lifted Wed, Fri
U|faint|fainted during the bleep test, level 9. not dehydrated, not hungry. Just off like a telly
U|nerve|numb hand since Sunday's climb, all of it like a glove, and it can't hold the rope. Slept on it twice, no change
U|nerve|left leg's gone weak since the deadlift, can't do a step down without the rail. numb knee too
U|saddle|numb round the backside and can't start a wee. Back's been out since Monday. Embarrassed to say it at the depot
U|palpitations|palpitations sat at rest, with a light head. Never had em. Five nights
U|rupture|pretty sure I've torn my bicep off. pop, big bruise, dent at the elbow. gym's closed Sunday anyway
U|head|knocked my head on the digger door Weds. headache since, been sick, light hurts. day off I think
U|tendon_medicine|achilles pain both sides since starting ciprofloxacin on Friday. carry on with the hill block?
U|purging|I make myself sick after tea most nights. There, typed it. Legs day was fine
U|rhabdo|dark brown urine two days after the ruck, thighs swollen solid
U|clot|swollen hot calf, one side, since the flight from Jo'burg. It's the one I always sleep on so
U|breath|can't get my breath sitting still. started in the night. hard to talk
U|stroke|lost the sight in one eye for a few mins at work. Back now. Just odd
U|bleeding|coughed up blood after the 10 k. a spoonful. again this morning
U|self_harm|don't want to be here any more. not the gym. here
H||headache from the cold, the bunged up kind
H||numb little toe in ski boots, years. fine out of them
H||palpitations known since the menopause, holter done, nowt, told to crack on gently
H||pins and needles in the hands at night, pregnant 30 wks, midwife says it's water
H||chest infection on the mend, doc listened yesterday
H||popped a rib in yoga, osteopath, sore
H||bleeding gums. pregnancy thing, dentist says
H||tore my calf properly in Sept, boot off, physio week 8
H||dark wee because of the tablets for my bladder, leaflet says so. bladder still stings
H||breathless with the anaemia still, GP rechecks Tuesday, on iron
H||swollen ankle, football. goes down overnight
H||fainting is my POTS, it's been looked into, salt, no standing still
H||depressed but under care, meds changed 3 weeks ago, safe, just slow
H||worn shoulder. pop pop pop. x-ray says arthritis
H||head still foggy after the anaesthetic Thursday, told a day or two
N||chest pain none. chest gain some
N||no numbness this time on the 100k, new bars
N||headache? Only my brother in law
N||fainted dead away, the dog, at the sight of the hoover
N||clot of a boss moved the shift again
N||purged my wardrobe. Two bags. Fitting into the 32s
N||stroke survivor group walked past our lot on Sunday, faster than our lot
N||bleeding obvious: I need sleep
N||light headed, as in blond now
N||ruptured a bag of cement over the van
N||wanted to end it all at mile 9, didn't, got a banana
N||short of breath, long of legs, 10 k pb
N||brown trouser moment on the via ferrata
N||racing heart: race day. It's in the name
N||lost use of right arm. carrying sleeping baby. 3 h
N||swelling: onion harvest, hands fat in the heat, rings off, usual, gone by night
N||sick and tired of sick and tired people on my ward
N||dragging my foot about the tax return
N||went blind on my route choice. Lost an hour
N||dizzying heights: did the 12 m wall!
U|chest_pain|Sat: pushed the stuck sheep trailer, something pressed from inside like a fence post. Spread to the gums. Sun: it came carrying the coal. Mon: it came from nowhere, at rest
U|bleeding|my vests have brown spots down the front, I've been spitting it in the cab. Every few hours a red gob. Ribs sore right side. 40 a day man
U|bleeding|I'm a midwife & a fool: 20 weeks, spotting turned to running on shift, wore two pads and caught two babies
U|breath|Ran in smog. Now it's midnight and shoulders are up round my ears to breathe, ribs sucking in. Peak flow 160, normally 520
U|breath|Tight in the pipe after the sulphur spraying, bark like a seal, can't say my postcode in one go
U|clot|Bedded down w/ covid 10 days, up now. Left leg heavy, like wearing one wet welly. Skin's tight and a vein stands along the shin
U|faint|no lead up. tying laces. then the bench was above me. Heart going nineteen to the dozen when I woke. did session
U|head|Got a hockey ball on the temple. Played on. Today I poured milk on the keys, light in the supermarket is unbearable, boaking
U|nerve|Big lift Sat. neck crunched. Since then both hands clumsy w/ buttons and legs feel stiff like walking in mud
U|palpitations|Alarm off at 5. Heart already at work. 180 lying down, tripping over itself, head swimming when I sat. Went to the pool anyway, same
U|purging|dropped 6 for the fight by sauna, bin bags and no drink since Weds. mouth's like carpet. legs cramp. Not peeing. weigh in tmrw
U|rhabdo|Let the new lad talk me into 'Angie'. Arms locked like a Lego man. Wee like prune juice. Can't feel better, feel sick
U|rupture|Pulled the boat up, something twanged behind elbow like snapped celery. can't push myself off the chair that side, dent, blue
U|saddle|Two discs, known. But now sitting in snow or on the stove is all the same to me, and I squeeze to see if I still can. Can't
U|self_harm|The boys think I'm laughing again. It's because I've a date. Not that sort
U|stroke|I was pruning, my secateurs fell, then tried to swear and what came out was soup. 10 min later swore fine
U|tendon_medicine|Kidney infection, a week of the cipro. My heel bands creak when I lie in bed and wiggle. Fell walking Sunday
U|stroke|Sunday I walked like the boat was still under me. Fine. It's Wednesday, I still veer left, swallow goes wrong way, hiccups nonstop
U|nerve|Nurse here. can't extend wrist. slept in the staff room chair, Saturday night palsy I guess. day 5 tho. cannulas left-handed
H||chest sore since coughing. worse when i press. no effort trouble
H||stitch line itch, c section 8 wks, signed off for light
H||old frostbite toes hurt at minus 10
H||tennis elbow strap on. hammer left-handed now
H||hay in the eye. scratched. patch till Sat
H||carried too many lambs: left shoulder blade knot
H||ligament in my thumb, skier's, splint 4 more weeks
H||lumbago. Wife calls it Sunday
H||toe infection, doc flucloxacillin. no pool
H||ovarian cyst, scanned, watch and wait. twinges on twist
H||bloated and crampy, IBS as per
H||shoulder tendon calcified, injection Tues, no overhead 2 wks
H||high pulse in the heat with my tablets off for a day. back on
H||blue nail, door of the horsebox, drained by the nurse
H||tired heart they call it, EF 45, rehab nurse sets the numbers
N||heard my name in the tannoy, nearly had kittens. Lost glove
N||ruined for life: had a good mattress at the hotel
N||Legs like concrete, brain like slurry. end of lambing
N||gym closed, someone had a cardiac arrest there, he's alive. Makes you think. Thought. Ran
N||paralysed by choice at the dumbbell rack
N||the neck's like a giraffe, you said shoulders down, working on it
N||half asleep at handover, wholly asleep at lunch
N||my back pain of 2016, never came back since I lift. Thanks
N||turned my ankle in the spring. All healed. Cleared. Trails!
N||no dark thoughts, dark chocolate
N||got a fright as heart rate said 0. Am alive, verified with wife
N||hubby in the cath lab Monday, stents, home Weds. I'm nurse, cook, cleaner. 10 min sessions pls
N||sea sick? not me, 30 years trawling
N||back to front. T shirt. whole class
N||chainsaw serviced. arms serviced too: 4x8 curls
N||ate dodgy kebab on a dare, nothing. Iron gut
N||sore in the right way: both quads, stairs are comedy, wee like lemonade
N||vertigo, the film, on rest day
N||how long after a concussion could one lift? For my assignment, level 3
N||fell asleep in savasana. Snored. mortified
U|clot|Straight off the oil rig, chopper, plane, plane. Foot's the wrong size for the boot. Rubbed the calf, yelped. Just the right
U|clot|bit of pleurisy I reckon: sharp under the bra strap when I breathe, coughing, pulse 115. Broken leg in July still in the frame
U|tendon_medicine|Doc in Nepal gave the cipro + I get steroids for my lungs. Descending, front of the shins & heels, cords squeak. Pack is 20 kg
U|tendon_medicine|ofloxacin for epididymo thing. Two weeks. Tonight the right heel cord is a hot sausage and I can't say I've run a step
U|self_harm|I've been swimming further out each evening. Nobody knows which evening I won't turn. Don't know myself
U|self_harm|On nights you get ideas. I got one. Wrote letters. Hid them in the locker. Feel lighter. PRs all round
U|purging|Not eaten since Wed's weigh-in so as to not "waste" it. Trembly on the rig, ankle deep in cold sweat. Two more kilos
U|purging|I chew gum and take the little brown tabs from the chemist, 8 at night, so by morning there's nothing in me. 54 kg. Ward's busy so nobody sees
U|palpitations|Harvest, 18 h days, cans of Monster. Now lying in the straw & the heart's hammering, stops, hammers, went dizzy getting off the header. Day three
U|palpitations|skipped beats like a stuck record, then a run of fast. I see stars & hold the rail. That's while ironing, mind
U|saddle|new since Thursday, didn't like to say to the girls on the ward: wiping feels like wiping the table. And back pain down both legs
U|rupture|bunny hop on the bike, front leg. Sound like a carrot. kneecap's got nothing over it & I can't lift my heel off the bed
U|rhabdo|legs too tight to cross, skin's shiny. Tuesday's downhill marathon. Loo: strong Yorkshire tea. Feel like I've a bug
U|head|Cricket ball, no lid, above the ear. Made 40. Since then it's throbbing to a band, I mix up bus and train, been sick in the sink
U|breath|Sat at signals in the cab, fighting for it, since about Crewe. Whistling in, whistling out. Can't do the tannoy
H||spondylitis, rheum follows, injections every two weeks, stiff til 11
H||bad elbow from milk churns
H||wisdom teeth. face fat left. dentist says normal day 3
H||crushed finger end, nail off, dressed at minor injuries
H||foot's broken, metatarsal, boot. upper body only
H||Flu. Proper. Day 2. Tell the bar I love it
H||sprained neck on the dodgems, GP checked, no nerves
H||whacked funny bone, tingled ten min, now bruise on the elbow
H||blood pressure low, always. stand slow
H||piriformis. tennis ball. swear words
H||testicle sore, gp scanned, varicocele, supportive pants
H||fatty liver says the doc. so walking and no beer
H||sleep paralysis & nights. occupational health on it
H||calf cramps on statins. told gp
H||carpal tunnel op stitches out, grip 50%, physio putty
N||Log. Day 30 no sugar. Killed nobody
N||scared myself reading about aneurysms. No symptoms, just insomnia and wi-fi
N||stood so still at the cenotaph my feet went. Marched off, came back
N||strap broke, kettlebell flew, window. no one hurt, I owe 90
N||peeled off at the crux, hung like washing, giggled
N||teammate's collarbone. Heard it go. Stayed with her. Missed the 2nd half
N||cold hands warm heart bad tea. Ward life
N||I don't do pain. do sarcasm
N||heavy period? normal. training normal. just need dark shorts
N||told to say if anything's new. New wellies
N||used to get asthma as a nipper. Gone at 12. Ran London twice
N||flat out like a lizard drinking. No gym, no drama
N||cut myself shaving before the race. marginal losses
N||tears on the summit, the good ones, dad's ashes scattered
N||back handspring landed on my face, mat soft, ego hard
N||funeral, wedding, christening, one week. suit still fits. squats work
N||sweat in the eyes, blind for a lap, blinked, ok
N||I could sleep on a clothes line, and almost did
N||pec twitch at rest, cute party trick, since the new bench plan. nothing sore
N||Broke the toe of the statue. Not mine
U|nerve|Mon yoke walk. Tue fine. Wed sleeve of pins to the thumb. Thu can't bend the arm against the dog's lead. Fri dog walked by neighbour
U|nerve|One calf's gone on holiday: can't push off, can't rise on it, sole's like felt. no pop, no pain in the leg, just back ache from digging spuds
U|bleeding|Old ulcer, new aspirin, big ride. Came home and filled the basin with stuff like wet soil. Bit pale. rest day
U|bleeding|third trimester, on feet all shift, pants soaked pink water, thought the bladder. Second pants same
U|chest_pain|treadmill at cardio setting 7. at six and a half minutes the bra's too tight. at seven my molars. At stop, nothing. four days on the trot. I'm 59
U|faint|Saluting. Woke up saluting the gravel. No sun, had eaten. Corporal says locked knees but it happened again at my desk
U|faint|It's like being switched at the wall. Halfway up the stairs with washing. Twice now. Chin stitched at home w/ strips
U|stroke|text I sent wife looked like cat on keyboard. Thumb wouldn't. Lip wouldn't. By the time she rang I was talking again
U|stroke|mid rep, white flash pain, back of the skull, top of the scale. never had a headache like that in 50 years. It's been 9 hours
U|head|Fell asleep and off the tailgate onto my noggin. Egg. Egg's down but I'm still cloudy, vomited in the hay, can't bear the yard lamp
U|rhabdo|2 days post 'deck of cards'. Arms hot and fat, can't reach my face to shave. Peed once, like old sump oil
U|rupture|Something came away under the kneecap on the last box. ball of muscle rode up. Leg just dangles when I kick. Took stairs on my bum
U|saddle|Didn't think saddle and numb were a thing off the bike. 3 days off the bike. Still numb, front and rear, and no joy in bed, and back on fire
U|clot|my leg, left one, from the groin. Thick, heavy, sort of mauve. I'm 8 days after the baby. Walking the pram's torture
U|breath|It's the altitude they say. I'm resting & panting like a hound and coughing wet, lips purple. Others are playing cards
U|self_harm|took a few more of the sleeping tablets than it says, last night, woke up. Bit disappointed. On shift now
U|tendon_medicine|quinolone, says the leaflet. says stop if tendon hurts. It hurts, back of the leg. But I've a half on Sunday & an infection
U|purging|the scales in cattle crush says 58. Was 66 in Aug. Just drink & run, and what goes down by weakness comes up by will
U|palpitations|After the vape it gallops, hops, gallops. 2 hrs. Chest light, head light. Lying down no better
H||scar tissue from the knee wash-out pulls
H||itchy heat rash under body armour
H||3 months since hip scope. no deep flexion yet
H||jaw clicks and locks, TMJ, mouthguard from dentist
H||Coccyx. Rowing seat. Doughnut
H||rolled ankle number nine. Same one
H||burn on palm, rope. blisters. no bars
H||light headed on the new diuretic, told surgery, halving it
H||bad hay fever, streaming, antihistamine makes me thick
H||my shoulder physio discharged me but it pinches on snatch
H||split lip, 2 stitches. no snorkel
H||fractured vertebra old, T12, aches in the tractor
H||bruised foot, cow stood on it. Wiggles
H||short temper short fuse, PTSD clinic Thursdays, no bangs in the music pls
H||hernia mesh tugs at 8 weeks. surgeon says it may
N||deaf as a post after the range. plugs next time. back to normal by tea
N||heartless coach, ten more hills. loved it
N||I'm not sick, I'm Welsh
N||so weak on bench this week, 5 kg off. night shifts. meh
N||can't feel my face when I'm skiing. -22. Scarf
N||My carer's allowance came. New trainers
N||shot putter shoulder: sore, both arms, good sore
N||lad at work lost two fingers. bad day. no session, I'm ok
N||felt a lump. In the mattress. New mattress
N||doctor asked if I get breathless. Only when I catch the bus at 71. He laughed, signed the form
N||jumped the gun. False start. DQ. that hurt
N||never say die. say deload
N||pulled my weight, plus two others'
N||rollover. In the kayak. upside down hello fish. fine
N||ate my own cooking. survived
N||tough week to stomach: budget
N||wrote a will, as the bank wanted for the mortgage. grown up now
N||"numb from the waist down" my wife on my dancing
N||no falls. One slip. zero witnesses
N||how do I breathe on a bench press? in, out, I know, but when
U|self_harm|shift swap please: none needed after the 12th. Won't be about. Don't ask
U|self_harm|What's the drop on the dam wall do you think. Asking because I stood there Sunday and it looked kind
U|breath|I run out of air brushing my teeth. This is since the chest op two weeks back. Sit, breathe, brush, sit. cough up pink
U|breath|inhaler on the hour, then the half hour. Lifeguard hut. Can't blow the whistle
U|clot|Tore my calf, I thought. But tears don't glow. Red from shin to knee, sore at rest, after 11 hrs Johannesburg. compression sock makes it purple
U|clot|ever since that plaster cast I get this poke in the back on breathing in, and walking to the van feels like altitude
U|bleeding|peed in the bucket in the truck: bucket's fine. other end is jam. and I'm clammy. Load due 6 am
U|bleeding|Day 12 post partum, soaking through the nursing chair. golf ball clots. The health visitor's due next week. squat challenge on hold?
U|chest_pain|It's in my shoulder, I swear. But it comes on with the hill and not with the arm. left shoulder, side of neck, sweaty, stop at 3 lamp posts
U|chest_pain|Deep ache, centre, sat in the tractor not doing owt, going on an hour since dinner. Teeth too. Typing this to keep my mind off
U|faint|Down the pub after training, stood for the anthem, woke with my head in the quiz machine. one pint. Never done that before
U|faint|sudden whoosh in the ears, cold, grey, knees bent on their own. middle of the sled. did it again on the easy row
U|head|Lass's knee in my ear at judo. Now can't do stairs straight and I said goodnight at noon. throbbing, puked
U|nerve|climbing partner noticed I chalk the left and climb the right. Left's got no pinch since I shock-loaded that arm. dead patch by the thumb
U|palpitations|heart's racing at my desk for no reason, fluttery, and my hearing goes far off. Four spells since Friday, longest 40 min
H||bruised ribs from the bull, x-ray done, paracetamol
H||wobbly knee, ligament lax. brace for skiing
H||big blister, popped, raw, walking on the side of my foot
H||cough meds make me groggy
H||left glute tendon, side sleeping's out
H||boil on the backside. no bike. antibiotics
H||Heart murmur being looked into, echo on the 3rd, GP said light til then
H||thigh graze infected a bit, nurse marked it with pen, tablets, it's shrinking
H||on warfarin for the valve. No boxing. INR 2.6
H||can't shake the sinus. green. steaming
H||twisted knee in the bog. puffy. bends ok. walking poles
H||fell pregnant (planned!), 7 wks, queasy, what do I drop
H||shoulder blade muscle in spasm since the night on the ward chair
H||hammer toe op booked. hurts in fins
H||had a hypo on shift. 3.1. jelly babies. ok. check before class
N||Heart attack on a plate at the truck stop. Two of. Regret none
N||half dead, half marathon, half price
N||Knees up mother brown. Literally at nan's 90th. Cardio
N||I don't bounce back as fast at 55. Two days rather than one. fine with that
N||my heart rate on the wall: 160. off the wall: 60. loves the sofa
N||stung by a nettle. survived, did chest
N||got the sack. sack of spuds from a grateful patient
N||thought the boy had concussion, doc says no, just 13
N||the blackout drill went well. whole camp dark. night run was fun
N||fractured sleep. twins. no fractures
N||Passed the fitness test, passed the kidney donation screening too. In rude health
N||my last blood pressure: 118/74, as you asked
N||squeezed 3 sessions between calvings. all hail
N||dry retched at the smell of the kit bag. son's
N||sat on a hedgehog. two seconds. Lively sprint
N||off colour: painted the shed. Magnolia up to the ears
N||weak at the knees for the new physio. unprofessional. session ok
N||pounding. the pavement. 6 x 1 k
N||three fell over in the fell race. I was four. skin on
N||Mick got a foot drop from his back and now wears a brace. Sobering. I'll keep doing my planks
U|purging|Crew of four, one of us does the bucket before weigh. It's me this year. Twice a day. Gums bleeding a touch
U|purging|On rest days I'm not allowed food. My rule. Had 3 rest days with the flu. Shaky but clean
U|purging|My girlfriend found the laxatives, so I moved them to the bike shed. 30 k before work, 30 after, soup
U|rhabdo|after stretcher race: neck & shoulders blown up like a wrestler's, can't lift a comb, and what's in the trough was Coke to my neighbour's lemonade
U|rhabdo|Two days on after ten rounds of pull ups & rope. Peeing brown. Arms at half mast. paracetamol isn't touching it
U|rupture|Pegged it for a bus, hamstring. Bang. Sat on it, like sitting on a golf ball. all black to the calf. leg won't tuck
U|rupture|Shovel caught a root. Elbow. Twang like a guy-line. can't screw in a bulb, lump up top
U|saddle|Weird. Sat in hot bath and front half felt cool. sort of absent. Back went Monday at the quarry, and I'm only passing drops
U|saddle|Fell on tailbone off horse. Riding school laughs. Now no sense of the saddle, wind comes unannounced, both feet fizz
U|stroke|came in from the cold, mug slid out my hand, tried to say sorry, said "soddy soddy". 15 mins. Hand still writes slack
U|stroke|when I read the bus blind the right half of every word's gone. since 3 pm. took the 46 instead of the 64, ha
U|tendon_medicine|Ciprofloxacin for the diverticulitis. It's the knees: ropes on the inside hot & sore, and a snap feel at the wrist. no training did that
U|tendon_medicine|Three days after last levo, achilles feels like chewed string. Thought I'd be ok as I've finished them
U|head|I came off at the wall, rope caught, but head swung into the volume. fine. next day: dull, dizzy, sick, can't finish the crossword I always
U|nerve|Bear crawls on Tues. wrist drop since. It hangs like a swan. fingers won't straighten
U|breath|Chips, must've had sesame. Throat itching, chest whistle, hives round my waistband, belly cramps. Taking it easy tonight
U|self_harm|My mate who did it last year had it right. That's all for week 9
U|clot|Foot's propped on a crate in the cab. Left. It's like a loaf, the calf hard and sore when I lift the toes, from Tuesday after the 2 days non stop
U|palpitations|Night swim. Heart went like an outboard in weed, wouldn't settle on the beach, light as a balloon in the head. Drove home. Woke, same
H||rash from swimming in the canal. gp cream
H||shoulder, AC joint. no dips. doc says 6 wks
H||knackered and sore joints from new RA drug, nurse line rung
H||dropped a kerb on my toes. boots saved most. purple two
H||nose op Friday. septum. no straining 2 weeks
H||bad migraine after nights, my normal kind
H||frostnip. ear. sore
H||itch in the healed plate in my wrist, cold days
H||mild whiplash. minor rear-ender Monday, checked at walk in, stiff
H||bleeds with my fibroids, gynae on it, hb ok last week
H||torn nail bed. climbing
H||quad contusion. hockey. can't kneel
H||low B/P after op, stand slow says the ward
H||chronic fatigue. budget 20 min
H||sprained my back digging a grave, 4 ft in. moving now
N||dug a grave, paid by the hour, good core
N||eyes bigger than my belly. Carvery. no run
N||thighs rubbed raw by new shorts? no, old shorts, great shorts
N||I shook like a leaf at the altar. Rest day
N||chest like a barrel, legs like pencils. fix please
N||palpable improvement! (wife's word)
N||bled the radiators, bled the brakes. handy weekend
N||head first into the ball pit. kids
N||gasping for a brew
N||the cramps i told you of were from the shoes, physio said. New pair. gone a month
N||Deadlifts felt like moving house. because I also moved house
N||cold, wet, late, happy
N||not tonight. got a heifer with a prolapse
N||Tell me if I should swim when someone's been sick in the pool
N||swallowed a fly on the descent. protein
N||passed my kidney function, liver function, cannot function before coffee
N||got told off by the ICU for doing press ups in scrubs
N||numbers down, spirits up
N||nearly came a cropper on the ice. Nearly
N||the stitch, the wind, the hill, the usual three
U|chest_pain|Don't fuss. 66. Splitting logs brings on a cramp behind the tie pin that runs to the wrist. Logs are drier this year so it's not the logs
U|faint|I've gone over twice in the byre, once in the chapel. Wake quick. Heart's slow, 34 by the thumb. New. Squats suspended by me
U|bleeding|Marathon Sunday, gut rot Mon, Tues black and shiny like beetle backs. Still like that. Stood up and the room went yellow
U|nerve|lost my salute. Right arm stops at the nipple. No pain since Monday, that's what's odd; before that shoulder hurt like hell for 2 nights
U|stroke|Strange. I woke and couldn't pull the left sock on since I couldn't find the left foot. Was there. Wife says I talked thick. Took the bins out in circles
U|self_harm|Sertraline's in the bin, phone's going after it. Thanks for being decent
U|head|Whacked by the swing gate on the race. Since: pressure like a helmet two sizes down, wobbly, vomiting at the milk smell
U|breath|Stopped on the hard shoulder. Can't pull a full one. Lungs like wet paper since last night, worse every hour
U|clot|Right arm, for once. Big climb Sunday, since then it's swollen, blue, veins up at the shoulder, heavy as a rope bag
U|saddle|new thing is not feeling the catheter... I mean I had to have one in agency work? no. I mean I can't pee since yesterday noon, back in bits, numb under
U|rupture|Sprinting for a loose calf. Snap. So now two calves down. Mine won't point the toe and there's a ditch in the back of the ankle
U|palpitations|Just sat on the loo, ticker took off like a hare, jumped, jumped. Cold and far away. Third go this shift
U|tendon_medicine|Been given Tavanic for my chest. Shoulder cracks and heels ache, left one puffed, since Wednesday's dose. Steroid inhaler and 70, if relevant
U|purging|I know what you'll say. 1 apple a day & the treadmill at 4 am so mess don't notice. Uniform taken in twice
U|rhabdo|flat out 2 h on the pump track, 15 yo, mum says drink. pee looks like iron brew and my legs wont bend down the stairs
H||boy headbutted my nose, straight, sore, no other bother
H||flu jab arm, low fever, skip Wed
H||ITB. outside knee, mile 4, every time
H||arch pain. Flip flops all summer
H||bruised heel bone from jumping off the lorry bed
H||old concussion, still get headaches in strip light, specialist knows
H||chafed to bits from hauling the pulk
H||nipple infection, marathon, antibiotic cream
H||bursa in my knee, carpet fitter's lot
H||had a bad dose. three days in bed. up now but weak
H||tinnitus from the guns, worse when tired
H||the small of my back seizes if I skip the stretches, done so since '06
H||raised prostate marker, biopsy Tues, can't sit on a bike after
H||stiff ankle since fusion, limp's normal
H||anxiety bad, GP tomorrow, no harm thoughts, she asked
N||sheep jumped, I jumped, vertical PB
N||tough crowd on ward 9
N||Legs heavier than my mortgage
N||sore arse from new saddle. 2 rides. Will harden
N||got winded by a ewe. sat down, laughed, carried on
N||so stiff I creak, but it's the boots
N||had a stroke. of luck. bonus came
N||lost power. 10 hrs. trained by candle
N||coach's voice in my head. not the worrying kind
N||I died in the video game so had time to train
N||they thought it was my appendix in May. was wind. cleared
N||knocked myself out getting ready for the wedding. Suit and all. Figure of speech
N||limping in late with my log: all 3 done
N||rope burn? nah gloves
N||sick note for the bike. Chain
N||heart's not in the diet. stomach is
N||rescued a climber with a broken leg. long night. Sleep then easy jog
N||no pain in calf, no swelling, no redness. Checked because of your leaflet. 22 h flight ok
N||legs wanted out. Told them no
N||dog tore its ACL. So now I walk alone
U|stroke|Logged: 21:10 couldn't swallow my tea. 21:12 spilled tea. 21:15 tongue pushes left. 21:40 better. 22:00 night shift as normal
U|stroke|went to pull my boot on and the hand went past it. Can't judge nowt since noon. Room leaning. Worst head I ever had to boot
U|clot|thought the compression sock had shrunk. It's the leg. left, mid thigh down. Eight days after keyhole. Tender along the inside
U|chest_pain|Kettlebell swings: band of iron, nipple to nipple, and my breath hot. Quit, stood in the rain, ok. Swung again. band again. 47
U|chest_pain|hod carrier 30 years. New this week: third lift, I go cold and there's a heel being ground in my chest. rest 2 min
U|self_harm|I hold on for the horse. Horse is booked with the vet Friday, he's 31. After that I've no reason down in the diary
U|self_harm|scratched my arms to bits w/ the wire brush after the row. It calms me. Do chest day, leave out arms so sleeves stay
U|nerve|Ward stairs: right knee just lets go. front of thigh like it's wearing a bandage. Since I pulled a fella up the bed Monday
U|nerve|Been on sleeper floor 4 nights in the truck, now the left foot scuffs and I've burnt my ankle on the heater w/out noticing
U|bleeding|Blood in the sick again, dark bits. Don't drink that much really. Belly's tight. did 3 k
U|bleeding|Nosebleed won't quit, 2 hrs, on clopidogrel, and now I'm swallowing it and coming over faint. Can I do stretching
U|faint|the ambulance drill was real as I played casualty properly. Out. No one had told me to. Pulse funny after. They said rest, I drove home
U|faint|hung on the fence, hills went to a dot, then sheep licking me. fourth bale. Not hot, not hungover
U|breath|Tonsils so big the air squeaks. Can't swallow spit, talk like I've a hot spud in. fever. Skip or light?
U|head|hatch came down. Tank, so it wins. Seeing two gunners. Keep nodding off mid brief, sick in my helmet
U|palpitations|Heart's been beating out of step since the stomach bug, 130 on the pillow. Lightning dizzy when I roll over
U|purging|I do the fingers-down thing before parade runs so I'm light. Then after scoff. Then before bed. Knuckle's scabbed
U|rhabdo|Taser course + circuits. calves rigid, back rigid, pee the colour of the tea urn. Head's thick. 36 h
U|rupture|dropped into the splits on algae. Ripping sheet noise groin-wise, bruise to the knee, can't bring the leg in at all
U|saddle|sat on ice in the boat all day, so numb bum, I said. Two nights on it's still numb, and wetting. Back's been bad since the outboard
U|tendon_medicine|got cipro in the field med pack for the belly. Squad run: hot wires both ankles, and one's got a squelch
H||trigger finger. clicks on the bar
H||spasm in the neck from the yoke, heat, ok
H||groin rash, wetsuit, cream
H||bunged with cold, no smell
H||scald on the shin. burns unit says keep dressed a week
H||hip resurfaced '19, squeaks, metal bloods yearly
H||broke a rib laughing. cough actually. GP agrees
H||swelled lip from a gum infection, dentist gave amox, going down
H||torn oblique. serve. no twist
H||right big toe gout so wellies hurt
H||tight forearms, climber's elbow, the inside
H||passed kidney gravel. scan clear now. sore flank
H||shin scraped to bone on pallet, glued at minor injuries
H||early labour scare last week, checked, home, bed and short walks
H||dodgy gallbladder, attack on Sat, A&E, op in 2 weeks, eating toast
N||pre race nerves: four wees, one prayer
N||sea state 6, stomach state 2
N||my arms: noodles. my eggs: noodles. my life: noodles
N||I was unconscious by the second verse. of the lullaby
N||the patient lived. Danced in the sluice. cardio done
N||no breakfast, no power, no fault but mine
N||a rib tickler of a session. three of us doing partner yoga
N||hurts to be this good (badminton, over 60s B league)
N||stood up for my rights. And for 12 hours
N||three months since the stroke clinic said it was just migraine. All clear letter in the drawer. On with it
N||used to be a purger, 2005, different girl. Now I coach the U12s and eat pie
N||ran with the wolves (dog club)
N||dizzy with options on the new app, could you lose half
N||bit the dust. 7 a.m. trail, open mouth
N||sprained nothing, strained the gravy
N||never felt so alive. It's the ice lake
N||can you lose consciousness from squats? mate says so. I say he's lazy
N||Grandad fell. hip. Operated. I'm on the sheep all week
N||head's a shed, and the shed's a mess. Bit busy
N||a bit slow on the uptake after nights but that's tradition
U|chest_pain|Good week on the whole: three rides, one swim, rowed Sunday. On Sunday I did have to stop for a spell with something heavy across the front and my left arm useless, and I was pouring, but I'd had a big lunch
U|head|Lad's doing well with his riding. Me, I met the barn beam at a trot on Tuesday and since then I can't follow a conversation with two people in it and I've been sick each morning
U|saddle|Apart from the usual with the back, which is worse, the thing I wanted to mention is that when I dry myself after the shower I can't feel the towel in the middle. And I leak when I stand.
U|nerve|Set up the new kitchen Saturday, all overhead work. Since then I can shrug but I can't lift the arm, and there's a cold dead square on the outside. Otherwise a decent week, missed one session
U|stroke|All sessions ticked. My husband wants it noted that on Thursday at breakfast I called the toaster Margaret and poured juice on my wrist because I couldn't feel the glass. Twenty minutes. We laughed about it
U|breath|Finished the ward round on the stool because I get no air standing. Or sitting, come to that. Feels like breathing through a straw since last night. Peak of the season so no cover
U|clot|Legs day felt uneven because one of them is. Measured it: 41 against 37. Started a few days after the trip to Manila. It's achy, warm, and when I climb the stairs I puff now
U|palpitations|First week on the new trailer. Nice rig. Each night parked up my heart runs off by itself, fast and crooked, and twice I had to lie on the bunk with my feet up because I was going.
U|faint|New PB on the 5k, 19:58. Afterwards in the queue for coffee I went, no warning, and split my eyebrow on the counter. They say I jerked a bit. Anyway 19:58!
U|bleeding|Weight's dropping without trying so that's a win, and I've been off colour. There's been a lot of dark red down the loo since Friday, more than a streak, loads, no pain though
U|rupture|We won the tug of war but I lost my right arm, so to speak. Crack at the elbow on the last heave, the muscle jumped up, bruise like a storm. Can't turn a screwdriver.
U|rhabdo|I did the free trial week, six classes in four days, I'm 52 and drive a desk. Can't bend my arms, they look upholstered, and this morning it came out the colour of brandy
U|tendon_medicine|The dentist abscess got in the bone and they have put me on the strong one, levofloxacin. Trained light. Noticed when I skip there's a soreness behind both ankles I never had before, and a lump on one
U|purging|Cross country season's great and I've never been lighter. I only have the one meal, and if I can't run after it I bring it up. My hair's coming out in the swim cap a bit
U|self_harm|Harvest in. Bills paid. Showed my son where everything is, the deeds and that. I'm so tired of it, and I know how I'll do it. Thanks for the knee exercises, knee's much better
H||The physio's given me eight weeks of heel drops for the tendon behind the ankle that's been grumbling since spring. No medicine, no pop, just old and heavy
H||Bit of a setback as the surgeon found fluid on the knee and took it off. Cleared to cycle gently from Monday
H||Doc swapped my heart pills as the last lot gave me cold feet, and says go easy for a fortnight while the dose beds in
H||Been to A&E Monday with chest pains, kept overnight, bloods and traces normal, they think it's muscle. Follow up in clinic on the 4th and only walk til then
H||The ankles puff up on the long drives, both the same, and go down in bed. GP's checked kidneys and heart. Socks on
H||Slept wrong and my neck won't turn to the mirror. Reversing is a prayer. No tingles
H||Had a bleed at nine weeks, been scanned, baby's heartbeat lovely. They said no lifting for a fortnight
H||I've rheumatic fever heart from a child, valve clinic each year in Chennai, doctor sir allows brisk walking only
H||knocked my head on the cab Monday, walk-in centre had a good look, said mild, no sport for two weeks. Bit tired, no sickness
H||The calf went on hill three, sort of grabbing, can walk and tiptoe but wouldn't run
H||bad spell with the eczema so sweat stings like bees
H||weak grip since the wrist fracture, hand therapist expects three months
H||Since the second baby I leak on the trampoline and at parkrun, physio appt came through
H||Been told borderline diabetic. Nurse wants 30 min walks, so be it
H||tight chested with my cold, blue inhaler twice a day as plan says, peak flow green
N||A lorry driver two bays down collapsed and died last night. Never knew his name. I want to do the walking plan properly from now on. I'm alright, had my medical in October
N||The kids wanted to see who could hold their breath longest and I saw stars at 1:50, so I stopped, obviously. Beat the eldest
N||Doctor's rang, the blood in the poo test was negative so that's me done for two years. Celebrated with a plate of liver
N||We had the defib training on site. I was the dummy. They said it was typecasting
N||My legs went to jelly on the ladder when the wind got up, as anyone's would. Came down, had a tea, went back up
N||Not much to say. Cows in, cows out. Did the press-ups on the trough. Ice on trough. Gloves next time
N||I came last in everything and I have never had such a nice Saturday
N||Physio cleared the back finally after fourteen months. She says squat, bend, lift, live. So please drop all the precautions
N||There's a fella in our club who takes the water tablets and spits to make weight. I think it's daft, I eat and lift one class up
N||If I ever get the funny heart my mother had, what should I be looking for? No signs so far, fifty and fit
N||My left arm is stronger than the right because of the gearstick, is that something you can even out
N||Popped into the vet's, popped into the bank, popped to the gym. Busy popping
N||Boiling in the greenhouse, twenty nine degrees, dripping, drank three litres, fine
N||I'm told my deadlift face frightens the juniors. Could we move me to the corner
N||Woke with a dead leg from the cat. Cat moved, leg back
N||That last block was brutal and I'd do it again. Numbers all up, sleep fine, hungry like a wolf
N||My better half was in with suspected meningitis, turned out a virus, home today. I've not slept, so no heavy stuff this week
N||can't walk, can't talk, can't wait for the next one (ultra, Sunday, 3rd female)
N||watched the telly with my foot on ice because the advert said so, there's nothing wrong with it
N||First week with a weight vest. I feel like a tank, I corner like one
U|purging|Gym logs all in green. Truth is I go from the table to the bathroom to the treadmill, in that order, three times a day, and last night I couldn't feel my fingers
U|self_harm|Been sober 90 days and it's made no odds, there's still no point to any of it. I have the stuff put by. Cheers for the sessions
U|tendon_medicine|My GP gave cipro for a prostate thing and said nothing on training. On day 5 the elbow, on day 6 the other elbow, on day 7 the heel. I've benched 30 years with no trouble
U|rhabdo|The lads carried me off the bus after the charity squat. Two days on, thighs hard like tyres, knees bend maybe 20 degrees. I drank loads but it's still coming out chestnut
U|rupture|Turned to catch the train, felt I'd trodden on a plank edge and it flew up. No plank. Can walk flat footed, can't go on toes on that side, and it's all soft where the cord was
U|bleeding|Lovely walk on the moors. Since Tuesday though, stools are jet. I don't take iron. Out of puff on hills that I normally sing up
U|bleeding|28 weeks with number three, swam 40 lengths. Found bright red running down my leg in the changing room, a good bit of it. It has slowed since. Do I swim Thursday
U|faint|Told the coach I tripped. I didn't. I was running and then I was on the grass, nothing between. It's the third time since September and always when flat out
U|chest_pain|In the hay loft it was as if I'd swallowed a whole potato hot. It went up to both ears nearly. I sat on the ladder ten minutes, and after, white as milk, loaded the rest
U|palpitations|I can tap it out for you: dum, dum-dum-dum, nothing, dum. All evening lying on the sofa. Each nothing, I feel I'm dropping in a lift
U|saddle|Riding's off. Back gave up Saturday shoeing, and now both legs prickle and I sit as if on a wet sponge. Not had a proper pee today, only a dribble when I press
U|nerve|Three nights back I slept in the bivvy with the arm under me. It hasn't woken properly. Can't straighten fingers, wrist bent like a question mark. Carried the rope left-handed
U|stroke|On Weds in the pool the wall clock was two clocks, floor came at me, legs kicked in circles. Guard pulled me. Today I can walk if I keep a hand on the wall
U|clot|Bed for a week with the slipped disc. Disc's better. But right leg is blown up to the knee, warm as bread, and last night it got me in the chest when I sneezed, like a knife, and again breathing in
U|breath|No air. Sat by the stove with my elbows on my knees. Been so since the dusty oats. The wife types for me as I can't do both
U|head|A branch came down on me Saturday, helmet took it mostly. I've the feeling of being behind glass. Dog barking makes me weep, and up came the stew
H||Skin graft on the shin took, wound nurse is pleased, no knee sleeves
H||Ulnar nerve at the elbow, been tested, splint at night, surgeon in March if it's no better. Same tingles
H||blood pressure cuff says 160 after nights. GP knows, new tablet since Monday
H||My tail bone from the sledging. hurts to sit, nothing else
H||Bit of sciatica after the Aberdeen run. Left buttock. Been there before, walks off
H||burst a blood vessel in my eye coughing, looks like a horror, optician said harmless, cough's what needs rest
H||Split webbing between the toes, athlete's foot, sore on the bike
H||I've a cracked tooth, cold air on the run hits it
H||The knee gave a click and swelled overnight. can walk, stairs one at a time
H||low ferritin, doc's word is 'tank empty', so easy
H||fourth bout of cellulitis, district nurse daily, leg up
H||Carrying an adductor niggle. Skating made it, swimming minds it less
H||Fit of vertigo Sunday, known crystals, did my Epley, 80% now
H||vaccinated for yellow fever, whole left side sore, hot in the night
H||Shoulder's not right since the fall off the hay in spring, the scan shows a small tear, rehab
H||dizzy for a moment getting out the bath. hot bath, empty stomach. first day of period
N||I've had two heart attacks this week: United, twice in injury time
N||The smell in the changing room made my eyes water so hard I walked into a nun. True story. Nun fine
N||Young one broke her arm on the monkey bars. Six hours in casualty. That was my Tuesday session: holding coats
N||It was one of those blank weeks, nothing bad, nothing good. Trained twice
N||got kicked in the ribs by the unborn. wife's, I mean, through her back at night
N||I said I'd be dead by Friday; it's Saturday, so I owe you a session
N||cut out salt, cut out crisps, cut out smiling
N||There's nothing wrong with me that retirement won't cure. 14 months
N||Cardiologist said the flutters are benign and coffee's fault and to row as hard as I like. Rowed as hard as I like
N||Ran past the spot where I broke my leg in 2010. Spat on it. Leg's great
N||My whole left side is sunburnt from the cab window, pale pink, two tone man
N||I'm no good at rest. Rested anyway. Cleaned the gutters as rest
N||If my period stops because of training should I tell you? It hasn't
N||lost my voice cheering on the relay. Back by Monday
N||I've got a tight ass, the accountant. won't sign off my gym
N||Knee sleeves so tight my feet went purple, took em off, pink. Next size up
N||worked doubles all week, I'm a ghost, a ghost with abs
N||Sleepy in the deload. Is that what they're for
N||The wedding's off. Don't need the dress diet. Give me strength, in kilos
N||No complaints from the undercarriage department with the new saddle, 200 k done
U|faint|Mon: swam. Tue: swam, sank. Lifeguard fetched me out, says I just stopped. Wed: swam
U|head|wing mirror of a bus. my head. I'm told I finished the run. Today the traffic lights have tails & I've thrown up on my good shoes
U|purging|boxing. 1.5 kg in 24 h. No water, ten laxatives, hot bath, salts. Knees go when I stand up. Is mint gum ok
U|rhabdo|The chin-up record's mine. So are these arms, like drowned man's, can't straighten. Piddle's the colour of gravy browning
U|breath|From the trench. Pipe cement fumes. Cough, cough, can't stop, can't speak on the blower, chest hauling
U|palpitations|0200 obs round on myself: HR 171 at rest, irregularly so. Feel hollow, floor's bendy. Had it last night too. Giving it till 0700
U|saddle|wee test: no urge, 14 hours. touch test: nothing, bike seat zone. back test: agony. Marked myself as 'stiff'
U|tendon_medicine|since oflox eye... tablets, for pelvic thing, my hip tendon hurts, hamstring at the bum, and heel. never all at once before. 3 days
U|self_harm|I'm quite calm. The paddock's fenced, the will's in the drawer, the dog goes to Ann. Not one for fuss
U|rupture|spiked, landed, felt the shot at the heel. Nobody near. Walk like Charlie Chaplin. Squeeze calf, foot plays dead
U|clot|calf. left. since Doha. size of the right plus a fist. hot. hurts if I flex
U|clot|Post op foot. The other foot? fine. This one's purple to the knee and the stocking's cutting in, and I'm panting hanging out washing
U|nerve|dropped a pint, dropped a plate, dropped a child (sofa). left hand, since the fall Sunday
U|stroke|Sun came up, left half didn't. Then it did. Ten minutes by the milk tank clock
U|chest_pain|Sledge drag. Something with a grip round the heart area, down both arms. cold as it was, I dripped. Halted twice. Pole's still far
U|bleeding|spat at the finish: red on snow. Spat at the hotel: red on white. it's from deep, not gums
H||hamstring tendon sore at the sit bone, long drives
H||broke two toes on the turnbuckle. strapped
H||knee cap dislocated in Oct, brace off, quad thin, physio twice weekly
H||stomach flu, wife first, then me
H||stye
H||Lumbar strain, GP: no red flags, move about, ibuprofen
H||pregnant 22 w, round ligament jabs when I roll
H||throat op, no strain ten days
H||gash from barbed wire, tetanus done, stitches out Friday
H||tight as a nun: hip flexors, pinch in front
H||hay on the chest. Wheezed, blue inhaler, gone in 5, as always
H||cold sore. shared bars. wiping
H||bad wrist. Only on push ups. Since the ice
H||ribs from sneezing, hay fever, 3 weeks
H||fast heart on the salbutamol, doc warned, settles in 20
N||cold. the weather. I'm great
N||back in one piece from Helmand reunion. head sore, self inflicted, gone by noon
N||2 am call out. cow fell in slurry. got her out. that's deadlifts
N||stones in my shoes, 20 k, didn't stop, stupid
N||can't move for sheep. literally, road
N||popped collar, popped corn, pop fly
N||pulse, blood, water: all good at the medical. Hearing: what?
N||heard about the runner who dropped dead at the half. Sad. Makes you hug them. I'd my own ECG in Feb, clear
N||no urge to train. no urge to not
N||foot slapping, coach says. my run form video. always ran like that
N||kneecapped by the budget
N||the fear of God. First lead fall. Then 12 more. giggled
N||sister bulimic in the 90s, well now. Talk about weight kindly please
N||hot, flushed, puffing: menopause meets spin. both ended
N||hand went numb on the angle grinder as per, came back over my butty
N||knackered knackers yard knackered
N||what IS rhabdo. asking after tiktok
N||that's it. That's the log
N||split. banana
N||I sleep better with the window open
U|palpitations|Freewheeling, downhill, doing nowt, and chest went like a sewing machine with the foot stuck. pulled into a gate, lights dimmed. Again in bed
U|palpitations|On call room, feet up. It speeds, it stumbles, I go clammy and my own voice comes from the corridor
U|faint|Second feed of the day. bucket in hand. then bucket on head. calves unbothered
U|faint|stood to sing at church. next I'm in the vestry on my back. vicar says ninety seconds. Not had it before. 5 miles after
U|head|came down on the kerb off the e-scooter, no lid, dont tell mum. sick 3 times, everything too loud, cant remember science
U|head|Elbow, lineout, temple. Finished 80. Now every stair is a drum, lights have fur, and I lost my temper at a spoon
U|chest_pain|treading water drill: crushing, like depth but I was on top. Arm on the ladder was numb as cod. Pal hauled me out, brandy
U|breath|Three days of the flu, now breath's all at the top, none at the bottom. 34 a minute counted. Lips a funny shade
U|rupture|press out, lost it behind. shoulder tore like cloth. can't hold arm up when wife lifts it, just falls
U|rupture|Landed the vault, calf fired a cannon. no tiptoe, heel gap, bruise creeping under the ankle
U|purging|4th night no supper no breakfast, when I crack I reverse it. Cold, always cold. Half in 1:29 though
U|bleeding|warfarin and a new bag of aspirin for the knees. Wee's red, poo's black, gums are weeping. Legs day went ok
U|bleeding|felt the water go at squat four. Only 33 weeks. Slow warm trickle since. I have a meeting then I'll ring
U|rhabdo|Hill reps with the pram, 35 C, no drink. Evening shakes, calves like timber, rust in the pan. Morning same
U|saddle|Between the legs it's all cardboard since the barrel lift. Don't know when I'm full. Back pain gone up both sides
U|nerve|pull-up bar came off door. landed on neck/shoulder. Now can't make a fist, 2 fingers asleep, day 3
U|stroke|one pupil big, lid hanging, neck sore on that side since the chiropractor. Bit of a swim when I walk
U|clot|Groin to knee, tight like it's been pumped with a bike pump. one side. Since the c-section ten days back
U|self_harm|I'd have gone in the sea Sunday but for the fisherman. He said morning. Next time earlier
U|tendon_medicine|third day cipro, UTI. felt a tug in the thumb opening jam, then another at the back of the knee, hot both
H||elbow bursa drained again
H||stiff ribs, freestyle, breath to right only
H||heel pad bruise, marching on tarmac
H||heart op as a baby (hole), ACHD clinic yearly, moderate only
H||sore gland in armpit since the jab
H||cut hand on the thistle spade, two stitches, gloves
H||Shoulder arthroscopy Tuesday, sling 3 weeks
H||tooth nerve root canal, throb with pulse
H||asthma a bit twitchy in the hay. brown inhaler doubled per plan, ok
H||on lithium, keep me watered, doc checks levels
H||both Achilles stiff from hill block. no tablets
H||foot cramps in fins
H||shingles scar pain, gabapentin helps, drowsy
H||threw my back out. sneeze + hoover. moving like a crab
H||abdominal split 3 fingers, pelvic physio on it
N||slept 11 hours, missed you, missed nothing
N||had an out of body experience, the body was at work
N||squat depth checked by vet. approved
N||that last interval: tunnel. actual tunnel, under the A55
N||cried blood, said the eyeliner
N||he's got my nose and my hamstrings, poor lad. 8lb 4
N||whole fleet off sick, me driving double. 0 sessions 0 symptoms
N||arms gave up. Signed a truce
N||hit by a truck is how it feels, hasn't happened
N||I take aspirin? No, asparagus
N||saw the knee man, the knee man says no knees problem
N||Belly ache from laughing. Panto
N||forearms like rock from milking. old pump broke. nice pump on me
N||weak bladder? No, strong tea
N||she's lost feeling for me. feelings, plural. Sad week. Lifting is nice
N||Mam's hip, da's heart, dog's teeth. I'm the only one working
N||fastest mile since school. nearly coughed up a lung, as they say
N||got my jabs for Kenya. zero reaction
N||new belt cuts in. Loosened. breath is back
N||shift, sleep, shift, sleep, squat, sleep
U|self_harm|two truths. squat 160. don't want 161
U|self_harm|Put the belt round the pipe in the boiler room and stood there. Took it down. Don't know about tonight
U|purging|I've been bringing up lunch in the feed shed so the old man won't notice I'm off my grub. Trousers held by twine. Good lightness on the run
U|tendon_medicine|"may cause tendon trouble" says the cipro box, and behold: both heels, Monday. Left crunches. Session tonight?
U|tendon_medicine|avelox, pneumonia, home. Started the walking plan. 200 yards and behind my ankles is red raw, one's puffy. 72
U|clot|Knee replacement day 12. Not the knee but the calf: hard, hot, sore to squeeze, ankle like a pudding. Did the bends anyhow
U|clot|took 3 flights home for the funeral. Now when I laugh or yawn it's a skewer in the left side, and I'm blown after one stair
U|rhabdo|Marathon + ibuprofen + beer. Now I make no water, what little is like stout. legs don't do stairs, swelled shins
U|rhabdo|Day after day after: pecs are shelves, I can't push the door. PT says normal. PT hasn't seen the toilet, it's brown ale
U|saddle|Had to look to see whether I'd sat down. Tuesday. And numb willy. And both ankles weak after the pallet lift
U|saddle|Slept on my back as other ways scream. Woke wet. Thought sweat. Third morning. Thighs inside don't feel the sheet
U|head|brick off the lift, helmet on, neck jarred. It's been 48 h of thick head; lost the words for chisel & van; was sick in it
U|nerve|Left eyebrow fine, left foot not. Drags. Since I stood in the trench all day w/ bad back. Heel walk test: fail
U|nerve|Heavy rucks, both shoulders. Right one now won't shrug, blade pokes out, can't throw a ball
U|stroke|brushing teeth: foam ran out one corner. Smile: half. lifted both arms: one sank. lay down, it came back. At work
U|stroke|Turned to reverse the trailer and everything spun, sick, couldn't hold a line on my feet, couldn't say "trailer". Hour. bit deaf in that ear
U|breath|Was in the freezer store when my chest shut. Out now, 1 h, still shut. two word talk. inhaler at home
U|faint|fasted run, dropped by the canal. Woke with my hand in the water. Lucky. Dropped in Aug too, same feeling of heart stop
U|chest_pain|Chopped kindling: throat ache. Carried kindling: throat ache + left wrist ache. Sat by kindling: none. Age 70, sugar
U|palpitations|Doing my feet exercise sat on the bed and heart took off running without me. Skips. Had to lie flat as ceiling went dark
U|rupture|Carrying feed, stepped in a hole. Something let go in the sole/ankle w/ a thud, arch has gone flat, can't rise on it, bruise
U|bleeding|I've brought up blood twice since the big lift on Thurs, cupfuls. Cut down the fags
H||knuckles split. cold and lime
H||ankle's a bit fat since the stile but I can weight it
H||cartilage op on both knees, years, creak, no jumping
H||TB treatment month 4, clinic says light walk
H||cough syncope years ago, lung clinic knows, none since the new inhaler, still no max efforts
H||bruised sternum from paintball
H||fractured heel, 11 weeks, first steps w/out boot
H||swelling round the ankle plate, surgeon says metal out in May
H||pelvic floor heavy feeling after hikes, physio
H||piles bleed on hard days, had the colonoscopy, all else fine
H||period flooding day 2, on tranexamic, gp scan booked, tired
H||elbow. Same elbow
H||pulled something under the ribs reaching for the hose
H||tick bite. Circle. GP gave doxy this morning
H||vision migraine, always 20 min, eye doc & GP know, rest today
N||ran like I stole it. did not steal it
N||my kid asked if I'm dying, during planks
N||bad knees run in the family. not in mine, we don't run
N||ward's quiet. shh
N||everything aches in a symmetrical manner, squats plus bench, grand
N||saw red: traffic light, third one, late for class
N||legs fell off, tongue in cheek, on the Tourmalet
N||on my last legs. shoes that is, 900 k
N||Suicide sprints, could you call them shuttles? the name gets me
N||lungs of leather, said doc at spirometry
N||chain came off, hands black, stool at the bar black too. Guinness brand
N||no sick this pregnancy says my wife, lucky. I've put on more than her
N||no energy and no excuse
N||pole dancing: bruises like a giraffe, proud of 'em
N||tripped on nothing, the usual nothing
N||wind burn on cheeks, both, rosy
N||fell for the physio, hard. No injuries
N||you'll be the death of me, in a good way, coach
U|chest_pain|Not an ambulance matter: on the tower stairs, level 4, someone's sat on me. Level 3 he's got off. Every climb since Thursday
U|chest_pain|weight on chest since 5 this morning, comes with a sick belly and jaw, moved the cows regardless
U|faint|I just stop. like a toy with a flat battery. Ten secs, they say. Four times this week on the wattbike and once at the sink
U|breath|tongue swelling after new blood pressure tablets, lip's out like a shelf, voice muffled. bit late for the doc's
U|breath|Coming down off Mont Blanc w/ a rattle. can't blow out the stove match. Sat down, no better
U|nerve|Snow shovelling. Saturday. left hand slow, can't snap fingers, fork turns in it. arm's pins to the elbow
U|purging|I've learned to do it silent. Ward toilets have thin walls. After handover biscuits, after lunch, after tea. Potassium was low at medical, told em bananas
U|purging|I owe 900 kcal from Sunday so no food Mon Tue and ran both. Owe 200 still
U|self_harm|I look at the spotters' hands & think don't. Just let it. On Sunday I went in alone for that
U|stroke|Ear to ear, worst ever headache, from zero, on the rower. Can't look at the screen. Typing with one eye shut, which is drooping
U|rupture|Last rep of curls w/ the atlas stone: rip, roll. Biceps sits up by the shoulder like an egg. Girlfriend screamed
U|clot|Swelled up to the knee on the right after 9 h at the wheel, two days on it pits when I press and tender down the back
U|bleeding|Miscarried Thursday at home. Still pouring Sunday, light headed, shivery. Need gentle plan
U|head|Off the ladder, six feet, back of head on slab. Wife says I snored with eyes open. I feel hungover, no drink taken, sick, left ear leaking a bit
U|rhabdo|Bushfire crew, 16 h. Cramps everywhere, arms swelled, pee as black tea since last night. Back on the line 5 am
U|palpitations|the flutter's back and it brought friends: sweats, spots, faint feeling. Sat in a deckchair!
U|saddle|odd thing Thu: sat on the gate, couldn't feel the bar. Fri: feet slap. Sat: dribbled in church. Back's been murder since calving
U|tendon_medicine|Levofloxacin for the prostate and I'm on pred for gout. Woke to Achilles like a rusted hinge, both. Limp. Run at 6?
H||blister under the callus. Bar day no
H||hives from cold water, mild, had since 20, antihist before swim
H||frozen pea knee, Baker's cyst
H||weak after norovirus. 4 kg, mostly water. back on soup
H||trapped wind and pregnant. 17 wk
H||costo. rib cartilage. press it = ouch
H||calluses cut deep, infected thumb, doc's tablets
H||subluxed kneecap Sat. went back in itself, puffed, braced, clinic Mon
H||detached retina fixed 3 wks ago. No heads down until the eye clinic
H||new hip other side. six wks post op, stick gone
H||neck arthritis. grates. No headers
H||hot spot on the shin, MRI Fri, off feet
H||bit nauseous on metformin
H||burn out, doc wrote 4 weeks. gentle stuff
H||a stiff old thumb joint. steroid shot Tues
N||pulled a sickie. there, I said it. Went fishing
N||chain smoker next door. I open my window, his opens, we talk lifting
N||heartless hill, heartfelt thanks
N||felt sick after gel no 5. no gel no 6, no sick
N||quick note: fine. Long note: fine thank you
N||knees, toes. heads, shoulders. all present
N||like a stuck pig, the way I sweat
N||Blew a gasket. Lorry's
N||frontal assault on the fridge, 2 am
N||broke into a run. broke into a smile. broke
N||I've outlived two tractors and a coach
N||neighbour's lad took his life. Whole village is quiet. I'm sad but ok, going to walk with his dad
N||can't stand. the new playlist
N||is black poo from iron tablets normal? nurse said yes, told ya'll so you can stop asking
N||thought I'd left the gas on. Heart rate 150. in bed. Gas off
N||Squat, press, pull, pint, in the right order
N||dead tired not dead
N||hit the deck. Of cards. workout
N||boots off, feet up, moth in tea
U|stroke|Ticket inspector, 55. Couldn't get the punch to meet the ticket, like the hand belonged to the passenger. Then my speech was all vowels. Two stops and it went
U|stroke|Left foot turned to wood walking down to the slip, arm too, sort of waving about. Five min. Launched the boat after
U|clot|My shin dents when I push it, stays dented. Just that leg. Lying in with a broken hip bone since the ride off. Calf feels bruised but isn't
U|breath|night. chair. window. cold air helps. Lungs full of gravel, words come in twos. was only a cold on monday
U|bleeding|Endurance horse ride, home, coughed and there was a clot in my palm, dark as liver. Fevers too. Horse sound
U|chest_pain|Big lass in the chip queue asked was I alright, I'd gone that grey. It's the press here and elbow ache when I push the chair uphill. Third day running.
U|faint|the wife did CPR she says, I say I was napping. 30 sec. At the finish. Legs fine
U|nerve|Can't hold the scalpel. Whole thumb side of my hand sleeps. From Thursday's long case, neck bent. It's now Sunday
U|head|first pint since the crash on Sat and I was sick. And sick without it. Eyes don't team up. The dent in the lid's impressive
U|palpitations|My heart's off beat since Tuesday's fever, slow slow quick quick slow. Danced with the door frame when I stood up
U|purging|Cut to 60, it's easy when you return what you eat. dizzy on rope. nosebleeds. abs though
U|rhabdo|40 min of leg press drop sets on creatine, no water, dared by Kev. Kev's fine. I'm in bed, quads like melons, wee like balsamic
U|rupture|Slipped on the fish deck, arm out to save it. Pop. Can't lift elbow from my side. black to the nipple. four days to port
U|saddle|The itch I've had for years, gone. So is everything else down there. And I wee by timetable as nothing tells me. Started with the back on Wed
U|self_harm|wrote my number on my arm for the race, and under it who to call. Not for race reasons
U|self_harm|not suicidal i say to the wife. lying though. got as far as the loft hatch
U|tendon_medicine|Sinus thing, moxifloxacin, 5 of 7. Went up on toes to reach the shelf and the back of my leg said no, burns, thick as thumb
H||dodgy stomach from the market curry. Four trips. Better noon
H||surfer's ear op, no water 6 wks
H||loose ankle, tape and balance board from physio
H||hip replacement dislocated in spring, put back, brace, rules: no deep bend
H||sprained big toe. wall
H||skin cancer bit cut off my back. stitches 10 days, no stretch
H||hands stiff with cold and arthritis
H||spasm under shoulder, hot bean bag
H||one pack of prednisone for the poison oak, wired, sleepless
H||bleeding on the pill switch, pharmacist says common for 3 months. Crampy
H||bite from a horse. bruise like Africa. moves ok
H||grade 1 calf, week two, jogging in straight lines
H||stuck neck after the dentist chair
H||mumps!! 33 and mumps
H||mild hypothermia on the swim Saturday, warmed at the tent, checked by medic, still weary
N||broke down on the A1, broke fast on a Twix
N||six rounds, no knockdowns, one smile
N||pass the salt, I'm cramping, both calves, end of ironman, standard
N||grip strength test at the fair: bell. Still got it at 70
N||heart rate variability low, says ring. Ring's on the shelf now. I feel great
N||suffered through legs. suffered through parents' evening. legs was easier
N||the ambulance crew use your app. we compare planks at standby
N||never again, I said, then entered again
N||brain's mush, exam season, 3x easy please
N||fell out with my belt. two holes. cheese
N||calf pump after skipping so hard I couldn't point my toes, an hour later could
N||numb lips from chilli challenge, won it
N||stabbing pain in my wallet. Physio bill for a bike fit
N||blister. one. tiny. don't even note it
N||my mate dave thinks he popped his Achilles. told him hospital. he's gone. I did the tempo alone
N||threw the towel in. The wash
N||lost all sense of direction, orienteering, dead last, soaking, grinning
N||choking smoke off the barbie. That's Sunday
N||Doc cleared me after the faint in April. Heart scan, tilt test, all normal, "drink more". So, drinking more
U|chest_pain|Wed: 8x60m. Rep 6 tight band. Rep 7 tight band. Rep 8 tight band + cold. Warm down ok. Coach is 24, said asthma. I'm 61
U|chest_pain|since Sunday's sled I get this hot wire under left nipple to the armpit when I walk fast. Slow's ok. Sweats with it
U|clot|hot one. ha. the left calf is, really. like there's a hand warmer down it. And swollen. 6 weeks of boot
U|clot|Plane Tues. Cough Weds. Blood speck Thurs, and a pinch in the ribs on every in-breath. Heart 118 sat. Tempo Fri missed
U|breath|Can't say a lap count out loud between laps. or after. or ten min after. whistle in my back
U|nerve|Hung off the bar by one arm for a photo. Arm's been thin feeling since, can't carry milk. Thumb side tingles, and elbow won't bend well. One week
U|bleeding|38 weeks, red, no mucus, running. plus belly hard as wood. Bag isn't packed. Ball exercises?
U|faint|Sat up in bed, gone. Sat up again, gone. Third time I rolled. New this week & poo's been dark
U|head|rope swing, tree. Hat saved most. Since: words on the hymn sheet dance, ringing, chucked in the font nearly
U|stroke|couldn't do my chin strap. fingers knew nowt. mouth numb that same side. Medic busy. passed in an hour, jumped
U|palpitations|Heart like a moth at a lampshade each time I lie left, then bangs, then I'm grey on the floor tiles. Since the virus.
U|purging|Post-baby belly, so it's 500 cal & tablets from the internet to go, go, go. On the loo all night. Up with baby at 5. Run at 6
U|rhabdo|swim run event, then sauna, then the pulling. Lats like wings, can't lower arms. What came this morning was red brown and foamy
U|rupture|my thumb's side of the wrist: axe stuck, I yanked, tock. Thumb won't lift off the table since
U|saddle|since the lift of the boat engine: can't tell wet from dry below. Got home in soaked jeans. Legs both like after a marathon
U|self_harm|It's my last run of nights, then I've it planned, quiet, no mess. Please cancel the sub so the wife isn't charged
U|tendon_medicine|Anti-biotic name starts cip. Since then I walk down stairs sideways. Back of ankle, both. Was sprinting two weeks ago
U|tendon_medicine|two lots of oflox this autumn. Now my shoulder tendon's gone gravelly and heel's on fire at first step. Not heel spur, higher, the cord
H||rib flare bruise from the climbing harness
H||Ross river virus, aches, GP says months. Short rides
H||whitlow on the finger, lanced
H||sore breast, blocked duct, warm flannel
H||old lung clot 2020, off thinners as haematology agreed, socks on flights
H||sore hamstring origin. Tractor seat edge
H||swollen knee gout, colchicine
H||lost my balance again, the MS, same as ever, stick
H||cold turkey off cigs day 6, chesty cough, cross
H||burn under the boot from the ski, stitches no, dressing yes
H||weak pelvic floor, triplets
H||pulled hammy, seen by club doc, grade 1, 10 days
H||nose bleeds from steroid spray. ENT knows
H||mouth full of stitches. soup
H||ear barotrauma. no dives 3 wks. Running fine they say
N||belt broke, not back
N||ran by the hospital where I was born, waved
N||knocked over my water, knocked out 5 reps, knocked on wood
N||chap in lane 4 hauled out grey. guards were ace. He waved from the trolley. I finished my 2 k, slowly
N||short week, short runs, short fuse
N||smashed my PB, smashed my phone, even
N||burst a ball. exercise ball. went off like a bomb. nobody hurt, dog in hiding
N||told my GP about the leg lump, she had a look, fatty nothing. fine to run
N||wife's birth was long. She did it. I held a leg. Sore arm!
N||no taper madness yet. Just ordinary madness
N||blood on the saddle: the horse's, a scratch
N||Everything's fine. Even mother
N||is a sharp breath-in pain a bad sign? saw it in a film. no pain myself
N||spat out my tea at your burpee plan
N||overslept, overate, overjoyed (day off)
N||hips don't lie. hips say squat more
N||passed a kidney shaped pool, swam in it
N||on patrol, no gym, press-ups in the dust, all good
N||my dizziness in 2019 was wax. WAX. syringed and done
N||can't hear on the left after the concert, came back by lunch. two paracetamol, bacon
U|breath|Can't finish. a mug of. tea. Started after the hay. Pump's done ten goes. Wife's out till nine
U|bleeding|stool log since you ask for logs: Mon brown, Tue black, Wed black, Thu black & I sat down twice on the way to the shed
U|chest_pain|Thought the pack strap. Took the pack off. Still there. Middle, heavy, up under the chin. came at the same bend of the path both days
U|clot|Six weeks pregnant, car to Cornwall and back. Whole left leg fat, thigh too, kind of dusky. Groin's sore. swollen feet are later aren't they
U|faint|put on a jumper & came out the neck hole on the floor. Once is funny. It's four
U|head|I was hit by a ski, mine. Goggles broke. It's Tue and I still have the pub feeling without the pub, and light switches are enemies
U|nerve|mouse hand's lazy since the crash landing (paraglider). Can't click. whole outside of arm buzzes, legs feel a bit drunk too
U|palpitations|Resting: 58, 61, 149, 152, 60, 147. That's in five minutes. I feel each change and the room goes with it
U|purging|Camp grub's stodge. I let it go in the ditch after. three wks. Sarn't says I look sharp. Stitch of pain in my gullet now
U|rhabdo|Fun run, 90 kg fridge on my back. Finished. Back's swollen like a shell, legs shaking, bottle in the van: dark rum
U|rupture|Serve. Ping in the elbow then nothing there, forearm's twisted itself & I can't turn palm up. blue
U|saddle|Between the pockets, nothing. Pinched it, nothing. back spasm Tue from the sofa. Also been 'going' a bit when I laugh, and before I laugh
U|self_harm|feel like a spare part they forgot to bin. Worked out where the quarry lorry can't brake in time
U|stroke|Sat down to breakfast, dropped spoon, dropped spoon, dropped spoon. Smile in the spoon was wonky too. Got it back. Lecture at ten
U|tendon_medicine|Fluoro-something for the ear that went to bone. day 12. I can feel my heel cords crackle w/ finger on. No sport all month
U|saddle|Deadlift meet. third pull, white pain, red lights. Since then no sense when the bladder's full & a bit of a 'cotton pants' sensation
U|rupture|heard it over my headphones. calf/heel. Limped 4 k home. It's all squashy & I can't go up the kerb on my toes
U|nerve|Thurs: foot can't tell gas from brake. Numb sole. Weak ankle. Drove slow
H||bruised coccyx, ice rink
H||tight itb, left, hills
H||shaky after the double espresso w/ my thyroid tablets. doc on Thursday
H||rheumatic hands, no hangs
H||eye infection, drops, no lenses, no pool
H||hip labrum op 2 wks, crutches, wound dry
H||wonky back. out since the potatoes. upright by ten
H||fell on my hands, both wrists sore, xray clear
H||poorly w/ tonsils, penicillin
H||leg ulcer healed, skin like tissue
H||heavy cold, sinus ache over one eye, worse stooping
H||torn calf healing, scan day 20, bike only
H||nerve pain in the stump, prosthetist Friday
H||BP high at booking in, 12 wks, aspirin, midwife weekly
H||sore shin, both, new boots, basic training
N||Ice axe, tea, summit, tea, down, tea
N||took a knee for the photo. knee fine
N||five shifts, four pies, three runs, two kids, one me
N||struck dumb by the new gym. it has windows
N||Fatigued. not the medical kind, the army kind, trousers
N||heart on sleeve, sleeve in washing
N||blind date at the climbing wall. belayed me well. second date
N||his funeral, her wedding, my half. Same month
N||leg shaking on the rock, Elvis they call it. Fear plus calf. gone on the ledge
N||hit my head on the pull up bar, gently, said bonk, 3 weeks ago, never thought of it since
N||Mum's on cipro and I read her the tendon warning. me: fit as a fiddle
N||vomited with nerves before every race since 1988. never before training. normal me, doc shrugs
N||aches: 4. complaints: 0. weather: yes
N||the neighbour's baby was born in the lift. I was in the lift. Cardio high
N||had piles of work. piles of it I said
N||the usual wheeze: my rower's. oiled
N||dropped 5 kg since spring w/ the dietitian. slow. eating all sorts
N||thumbs up from rheum, cardiology and the wife
N||ten minutes of hell, a flapjack of heaven
N||sorry for silence. dead phone, live me
U|self_harm|Sold the bike, cheap, to a nice kid. Paid the club dues to June for someone else. All's in order. Goodnight coach
U|self_harm|My plan's on the fridge next to yours. Mine's got one line
U|palpitations|Pacing the half, easy, and it went haywire. 220 then 90 then 210. I felt like smoke. Walked in. Still doing it on the train
U|palpitations|heart trips every time I lie down after lates. bang, gap, bang bang. if I get up I get the black snow
U|breath|it's like drowning on dry land. ankles fat, cough wet, can't sleep but upright. 59. Baby steps only please
U|purging|3 almonds at 6, 3 at noon, 3 at 6. Sixty lengths. it's been since the gala. Fuzzy, stood on the block and saw stars
U|purging|gave in to toast. fixed it w/ mustard water. Won't happen again (the toast)
U|faint|Hymn, hill, ladder, all the same: rush, dark, floor. Three this month. Dad had a box fitted for it
U|head|goalie. post. don't know the score, any of it. Mum says I asked if grandad's coming (he passed). Sick in car
U|chest_pain|Wind turbine climb, 80 m. 30 m: weight on me. 45 m: weight and arm. Came down. Told them knee
U|stroke|couldn't find the word for dog while patting it. Dribble down the chin on left. Hand heavy. It's going off now, 40 min
U|clot|Shin guard strap wouldn't do up on the left. calf's ballooned, since the concussion bed rest. tight, warm, veins showing
U|bleeding|Sprint set, then metallic taste, then tissue after tissue of bright frothy red. Swam in cold water, 14 C. short of puff too
U|nerve|My big toe points at the floor & won't listen. From the skid steer, ten hours. Two days, no better. shin's asleep
U|rupture|hook grip, thumb crack, then forearm twang. no. The pec. It was the pec. Nipple sits different. Bruise. Can't hug
U|rhabdo|I have drunk six litres and it's still tea. Shoulders like bowling balls. It was only battle ropes
U|saddle|I sit in the sauna and can't feel the wood. Three days. And I stand at the urinal, stand, stand. Back got me at the log lift
U|tendon_medicine|I am 66, on cortisone, got levofloxacin for the lung. When I go down to the hens, the heel cords scream, the left has a knot
H||pulled stomach muscle, sit ups at 60
H||ankle brace on for the fells. sprain healing, wk 4
H||numb patch over the knee since the replacement, surgeon says permanent
H||gripey guts on the new metformin
H||kid gave me chickenpox at 38. scabs
H||fractured rib healing, hurts to run
H||thrush. bike shorts. grim
H||Cold urticaria, tablets, short dips
H||shoulder blade winging since birth, physio knows, weak on push
H||abrasion on the cornea from chaff, doc, patch 2 days
H||sore hip after iron shot
H||on chemo tablets, palms peel, no bars
H||calf tightness, both, from skipping
H||dodgy ticker, icd in, no gadgets over it, cardiac physio sets load
H||knee gives when tired, ACL gone in '99, brace
N||log: rained. ran. rained. stopped. both of us
N||my last words will be "one more set". not soon hopefully
N||out cold on the couch by the news
N||cleared the bar, cleared the desk, cleared by the doc for the dive trip
N||broken? the record, yes
N||tasted metal on the 800, as every 800. gone in five
N||swung the scythe all day. hands raw, heart full
N||had stabbing chest pains as a teen, growing they said, none in 20 years
N||Asking for the club: which signs mean pull a swimmer out?
N||My sister's leg clot made me walk the aisle every hour. I'm grand, stewardess less so
N||stairs after leg day: sideways, like a crab with rent due
N||mad cow. literally. vaulted the gate. jump training done
N||no energy in the batteries of the scale. best week
N||hurt feelings: someone called it jogging
N||had vision of victory. came 44th
N||blood pudding, blood orange, blood moon. nice weekend
N||got stuck in the squat rack bathroom. lock. 20 min
N||crisis at work, none in body
N||boots full, heart full, bottle empty
N||weak coffee, strong squats
U|chest_pain|carried the kayak up the beach and got the big squeeze. 10 min. Paddle's fine, it's the carrying. Third time. Bit sick with it, both wrists ache
U|breath|wasp in the cider. stung in the throat. It's closing I think, drool, hoarse. Sitting forward. A&E's 40 min, will it go down
U|stroke|Eyelid, lip, arm: all left, all lazy, from about four. It's five. Drove home with the right
U|clot|hernia op, 9 days. Calf went hard on the left, burns when I walk the ward. Stocking off since it's too small now
U|faint|climbing the loft ladder with hay, face went cold, sound went, next, the cat. Heart hammering out of time when I woke up
U|nerve|Whole hand's been pins, then wool, then weak. Since Thursday's pull. Can't open the gate latch, use elbows
U|nerve|I can't stand on my heel on the left. Toes stay down. Back hardly hurts now. Good sign right?
U|head|Slipped in the wet room at work, back of my head on the rail. three days of hammering and I fell asleep mid cannula. light's too much
U|bleeding|woke with a mouthful of blood, no tooth missing, it came up with a cough. did the 6 am swim, pink cap
U|rupture|Ran at the ball: thud in the calf like a kick. low. hole. can't push. Everyone says ice, so ice
U|rhabdo|Legs. God, the legs. Swollen so the kneecaps are dimples. Didn't wee yesterday; today a spoonful like molasses. From stair climb for charity
U|purging|So that's 11 days of shakes, 2 a day, half come back up by choice. lighter than my pack. fell twice on the ridge
U|palpitations|on the roof, sat, sandwich, and heart goes AWOL. Flicker, thump, nowt. Slates going round. Tied myself to the chimney till it quit
U|saddle|We joked at the drop in, "numbnuts". But I am. All week. And can't feel the paper and the belt line aches like an axe
U|tendon_medicine|Cipro'd up to my eyes for the kidney. 6 am: felt a bite above the heel getting out of bed. 6 pm: both. It's not the shoes, I'm in slippers
U|self_harm|If I slip off this shelf in the dark it'd look like bad luck. I think about that more than route plans
H||elbow hyperextended at judo. swollen, moves, brace
H||old ski knee. rains, aches
H||laser'd eyes last week. goggles, no sweat in eyes
H||sore coccyx since birth of no.2
H||small hiatus hernia, burps on burpees, gp knows
H||groin lymph node up from the infected blister, antibiotic
H||frail wrist. osteopenia
H||blood clot in the arm last yr, on apixaban, line clinic ok'd bands
H||fuzzy head from antihistamine
H||stomach cramps period + shift
H||cracked rib 3 wks, only legs
H||bruised kidney from rugby, hospital let me out, no contact 6 wks, wee clear now
H||sore jaw after wisdom teeth op
H||heel. nail. boot. Tetanus jab
H||trochanter thing, injection helped half
N||short one. All fine. Chips
N||long one: all fine, chips, and a run
N||lambs jumping, me lunging, we look the same
N||the doc said "you'll live", of the man flu in spring
N||could murder the man who invented thrusters
N||I bruise like a peach, always did, bloods normal, gp bored of me
N||lost my rag, found my rag, cleaned the bike
N||heart was going like mad when the stag ran across. Who wouldn't
N||our platoon medic retired. cake. No PT
N||gave up on love, took up rowing
N||legs blown. sails too. Second!
N||woke up on the floor. That's where the mattress is, we're decorating
N||Sun: fell asleep in the bath, pruned
N||my aunt's face dropped on Sunday, we rang at once, she's in the stroke unit, talking. I'm a bit shook. Easy week
N||ears, eyes, joints, head: no news
N||back on track. Literally, athletics track
N||puffed like the big bad wolf, house still there
N||hand shaking before the speech. nerves. then grand
N||shin vs towbar, 1-0 towbar, months ago, dent stays
N||see you Tuesday unless it snows
U|head|Farm bike, gatepost, me. Wed. Still wake w/ a skull full of bees, one ear roaring, and I put diesel in the kettle
U|breath|Lungs won't open. Whole shift. Sat on the sluice bin now. Nails purple. Colleague's gone for the doc I think
U|stroke|My wife's name. I couldn't say my wife's name, and the pen wouldn't go where I sent it. Ten past nine to twenty past
U|palpitations|Chest is popcorn. Off the bike, on the couch, in the bath. With popcorn comes tunnel vision. Since Monday's cold tablets
U|faint|belay device held. I didn't. Out, hanging, they lowered me. no fall, no knock, just out
U|purging|the rule of two fingers, two litres, two hours. I've got it down to art. Ran a 38 min 10k on it
U|clot|Straight back from the Emirates tour, bowler, front leg thick from ankle to thigh, throbs if down. Physio rubbed it, it got angrier
U|rupture|gym floor, sled, pushing. A rip like canvas behind the knee up high, black by supper, can't bend it against the sock even
U|bleeding|7 weeks after the birth, fresh red, fist sized bits, dripped across the landing. Bit whirly. thought done by now
U|chest_pain|Got the ache in my neck and down the inside arm whenever I break into a trot. Bus stop, ward crash call, dog. Stops when I stop. two weeks, growing
U|rhabdo|after Hyrox w/ a fever. Can't roll over in bed, thighs doughy and tight. peed this morning: brown as the river
U|nerve|chin-ups, neck crick, then this morning the cup slid out. Two fingers numb, the small muscles by the thumb gone flat. Fast
U|saddle|My missus says go, I say it's piles cream numbing it. But I've used no cream. No feeling, no flow, and legs don't carry me to the tractor
U|tendon_medicine|Chest med finishing in -oxacin. pulled the starter cord & the shoulder cried. Walked the dog & heels cried. I didn't
U|self_harm|on the ridge I unclipped, for the quiet. I might again Saturday. Lovely light
U|faint|Stood at the bar (barbell), braced, and the gym slid away. Woke shaking. Did it at 60 % too, so not the load
H||skinned both knees, cobbles
H||tender scar, appendix, 5 wks, doc says begin walking uphill
H||hay rash & sneeze
H||low sugar wobble before lunch. diabetic, tablets, ate, ok
H||hip impinges under 90
H||slight limp from the gout toe
H||back locked Monday, unlocked Thursday, physio saw me, legs strong
H||hoarse from laryngitis
H||sore biceps groove, too many rows
H||prem contractions stopped, on rest, OB says no workouts
H||tired from radiotherapy, week 3 of 5, onc nurse likes walking
H||infected ingrown toenail, half off
H||Long drive stiff hips and swollen sock lines, both
H||mild frost nip on cheeks
H||bipolar, meds stable, sleep is my canary, 6 h this week
N||sheepdog trial: he ran, I whistled, lungs good
N||fully booked, fully fed, half fit
N||chest infection in 2022, nothing since, lungs like bellows
N||the pain of losing on goal difference
N||ghosted by my gym buddy. Not dead. checked
N||told HR I was burned out. They sent a mindfulness pdf. trained instead, fine
N||my legs went from under me on the dance floor, wine, beer, lemon on the tiles. got up, danced
N||stopped the press, read the paper
N||that's three weeks with no ankle trouble, physio's done with me
N||dropped like flies, the batteries in my bike lights
N||lovely bit of soreness in the lats. both
N||who else cries at the end of Rocky
N||my deadlift grip fails first. tape it? straps? chalk?
N||it's not blood it's beetroot, I've a 4 year old witness
N||ward full of strokes, I walk 22k steps a shift, is that cardio
N||had flutter on the National. lost a tenner
N||cut the grass, cut the hair, cut the chat
N||Sleep 9 h, mood 9, squats 9 reps
N||last bus, last legs, last chip
N||long haul Friday. will do calf pumps in 34C, promise
U|palpitations|Did nothing. Literally nothing. Watched darts. Heart did 180, irregular as a drunk on stairs, had to lie on the rug
U|purging|I swap dinners for press-ups, then when mam makes me eat I run the tap loud. 14, wrestling, 48 kilos
U|purging|No food till I hit 100 on the scale, that was last Wed. Tea, fags, rowing. Stars when I bend
U|breath|Just back from the dive. Tight, itchy, coughing pink froth, joints ache. Can't lie back. Boat's shut up for the night
U|faint|A tractor has a seat, good job, as I was asleep in it for no reason w/ engine on. Not sleepy. just off. Pulse felt like it restarted
U|head|Helmet bumped on a girder so what. But 3 days of bed spins, dim, wrong change in the shop, threw up at the wheel
U|chest_pain|Cross trainer, min 4: wet shirt, pressing, like I'm wearing the kid's life vest. Min 8 I can't. I'd call it unfit but Monday I could
U|chest_pain|Nan here, 78. When I do the marching on the spot my gullet burns and both shoulders are heavy as shopping. Sit, suck a mint, passes
U|rhabdo|They had us crawl, drag, crawl. Knees ok. Upper arms blown up, no bend, and the latrine had a look of beetroot, ate none
U|rupture|Bench. 150. left side went like a zip. Spotters caught. Half a chest now, black armpit, can't push the clutch... I mean the door
U|clot|since plaster came off Mon, that ankle's fat; since Wed the calf too; since today there's a stab right of the shoulder blade breathing in
U|saddle|I noticed on the erg: cheeks asleep before I sat. Slept on it, still. Toilet went without a by your leave. Back ache is 9
U|tendon_medicine|Levofloxacin 750, 10 days, on prednisolone as well. skipping rope day: left calf cord sore, right cord swollen, thumbs too
U|self_harm|everyone keeps saying strong. I've picked a night. Please don't send the motivational ones
U|nerve|From the forceps delivery, mine, I was the mum. Left leg's been weak a week, foot trails, can't climb with baby. They said it'd go
U|stroke|skating. Right side of the rink disappeared, hit two kids. It's crept back. There's a dull ache behind the ear. fed up
U|bleeding|Dripping red into the pan, whole bowl, third go today, feeling cold & far away. But I do have piles so
H||broken nose, straightened under gas, mask in goal 4 wks
H||stiff wrist post cast
H||sore throat, lost voice, ward bug
H||rough night with cystitis
H||lifted wrong, lumbar ache, moving, no leg stuff
H||callus tear
H||blood pressure dips with my Parkinson's. nurse says rise in 3 moves
H||eye twitch + tired, third week of nights. GP bloods Fri
H||torn rotator. op list. arms under shoulder height
H||bit of a chest from the log burner, blue puff, cleared
H||pelvis x-ray: worn. he said swim
H||stung feet (urchin), spines out, sore
H||angina stable, spray before hills as told, twice this month, same as last
H||foot plate out, 2 wks, stitches dry
H||achy joints from the breast cancer tablets
H||knee, ladder, twist, sore inside
N||slow cooker on, fast run done
N||got stitched in a bet. Ran in a tutu
N||I'm hungry, hairy and happy. winter bulk
N||the drill sergeant fainted. we didn't laugh (we did). He's ok, bad prawn
N||wrist watch tan. both wrists. don't ask
N||the heart wants crisps
N||dark circles: newborn. dark coffee: four. dark humour: always
N||brother's on cipro and limping, he's been to the doc now, stopped it. I trained solo
N||bumps, bruises, berries. Blackberry run
N||broke the ice. With a pick. swam
N||jelly legs off the boat, land sick an hour, normal for me
N||it's all downhill from here. 14 km of it, quads sore
N||cracked it! double unders
N||what happens with purple feet after hot showers? mine have done that since school, doc said fine
N||cold turkey sandwich, hot bath, bed
N||pressed for time, pressed 60
N||felt nothing at the finish. then felt everything. mostly proud
N||signed off by rheum. back to cement
N||Rode home. Rain. Radio. Right.
U|palpitations|Shift's done, coat on, and heart gives a kick, then a stampede. Slid down the lockers. Kicks every min still
U|palpitations|my pulse won't count. I get 40, I get 150, skipping. Been thin & woozy since the half on Sunday
U|head|fell skating with my girl, back of head. proud of no tears. Now 3 days: words come slow, nausea, can't stand her recorder
U|head|Thrown from the cob. Hat's cracked. I keep asking the time, I'm told. One eye's pupil like a saucer
U|breath|no puff at all. lying, sitting, whatever. From two days ago. can do "yes", can do "no"
U|rhabdo|Cycled coast to coast untrained. Quads like car tyres, fever-ish, and peeing something like iced coffee no milk
U|faint|Mid-lane, mid-stroke, lights. Came up on the rope with water up my nose. Never breath-held, just swimming
U|saddle|driver here: after the trailer fall I can't tell when I need to go, so I go every stop. Feet are cotton, crotch is cotton
U|rupture|chasing the bus, thought the pavement cracked. it was me, behind, above the shoe. One leg hop to work. Won't tiptoe
U|nerve|My left knee lets go without a word since Tues. thigh muscle's asleep, can't lock it. Back twinge from the sofa lift
H||frozen hip, they call it capsulitis, physio
H||shoulder's numb on one spot since surgery in '20. Same
H||stomach ulcer treated, last scope clean in May, still tender on ab work
H||old bleed in the eye, specialist says no head-down
H||tight calf after scan said no clot, muscle tear 2 cm
H||pacemaker pocket sore on push-ups, clinic said skip them
H||dizzy with the ear bug, doc seen, 1 week
H||swollen knuckle. punch bag. wraps were wet
N||my heart's been checked more than my oil. Holter, echo, stress test, all good, off you go
N||I can't breathe in these trousers. Bigger trousers ordered
N||Two lads at the warehouse went down in the heat. I was on earlies, missed it all, fine
N||passed water, passed gas, passed the medical
N||I told the class about my brain bleed in 2002. Brain's fine since, jokes are worse
N||if the bar fell on my neck, who'd know? Home gym. So I bought safeties
N||gone numb to the alarm. Third one bought
N||Never had chest pain, never will, said dad, then had it, then stents, now gardening. I'm the careful one
N||my knee popped like a cork at yoga. no pain no swelling. teacher jumped, I didn't
N||the dog ate my laxatives. not mine, mum's. vet. Long night, no gym
N||I wanted the ground to swallow me when my shorts split on the platform
N||legs swelled up after the flight, both, bit, gone with a walk round Lisbon
N||vomiting bug through barracks, missed me. Squats to celebrate
N||blood test says iron's up from 12 to 60 so doc signed me off the tablets. back to intervals, feel great
N||felt a bit of a flutter: the new boss. I'm married. Ran it off
N||he talks such tripe I nearly lost the use of my ears
N||bashed my helmet on the low beam, it did its job, four days ago, nothing since
N||broke my neck to get here on time and class was cancelled
N||I get a stiff finger when it snows. that's it
U|stroke|A gap. I was lacing boots then I wasn't sure what laces are. Right fingers fat & slow. Came good. Wife drove, I didn't argue, that's how odd
U|chest_pain|pushing the bed to theatre I've had to let the student take it. Squeeze, mid, through to back, cold lip. Twice today, once yest
U|clot|pop sock won't go on. One leg. The other's a twig still. Had my veins pinned Thursday. Calf pinch makes me yell
U|bleeding|sick bowl: bits like tea leaves, then a red streak then a red lot. Only been on the strong anti-inflams for the shoulder
U|purging|I went to the toilet 6 times in the wedding. Not cystitis. Fingers. Then I danced all of it off. 3 h. Legs gone cold
U|self_harm|No more nights. No more days. I have decided and it feels like clocking off
U|tendon_medicine|The doc's cipro, the marathon, and me. 4 days in. Above both heels it's like toothache. Do I taper early
U|breath|Egg in the cake I think. lips huge, coughing, chest tight, itchy palms. Have the pen, saving it
U|palpitations|My chest's like a tractor misfiring. sat. been since the milking, 3 hrs, breath short, grey in the mirror
U|faint|third collapse, first with witnesses. They say eyes rolled, grey, no pulse he could find for a bit. I say I tripped. Row Sat?
U|rhabdo|Day 3 from the squat challenge. Not sore now, just swollen, stiff, no strength. And toilet water's like rooibos
U|head|Knee to nose to post. blue-light? nah. But I've slept 20 of the last 24 and puked in the 4
H||numb lips and tingles w/ my panic. therapist's list says count. counted. done
H||swollen gland, sore ear, chemist
H||Split heel, ultra, taped
H||weak thigh after the knee op, physio zapping it, week 5
H||the tendon op (Achilles), 4 months, single heel raise not yet
H||I bruise easy on the clopidogrel. GP happy
H||short of breath still from the pneumonia, resp nurse rings Tuesdays, stairs ok, getting better
H||bad head from the caffeine cut
H||hand tremor, on propranolol
H||loose bowels since the gallbladder went. Doc's powder
N||stopped dead, the clock in the gym. hour plank by its reckoning
N||no feeling quite like a hot shower after nights
N||lost a leg. of lamb. Off the van
N||My grandmother's last words were about my posture. chin up then
N||can't keep anything down, says the crane driver about his lift
N||my mother was black and blue from the fall, I do her shopping. She's mending
N||I was a bag of bones at 20, ill with it. Thirty years well. Love a pudding
N||is it a sign of something if you yawn all through squats? nights, I'd guess
N||choked up at the lad's passing in. Not asthma, pride
N||carried on like I'd torn it. Hadn't. Cramp. gone
N||what a rush. headrush no, bobsleigh yes
N||the scan was on the van. MOT fail. legs it is
N||saw the neurologist (is my climbing partner). we climbed
N||struck by lightning odds, I won 5 quid
N||thought I'd ruptured something laughing, I hadn't, abs are day-old from V-ups
N||if I pass out from boredom on the treadmill is that on you
N||fit for duty says the medic, bit fat for duty says the wife
N||heart bypass is what I call the ring road
U|nerve|The arm went to bed fine Saturday and has been half asleep since. Dropped two drills off the scaffold, foreman's cross. No pain worth the name
U|nerve|kneeling on the boat all weekend, now one foot's like a flipper on land. can't pull the toes up. patch on top can't feel the lace
U|saddle|riding out was fine till the buck. Since then my lower half's on mute from the pockets in, and I've to push my tummy to pass water
U|stroke|on the wall, my right hand forgot holds. Lowered. Told belayer "lemon". Meant slack. Back to normal before the car park
U|clot|Four weeks' bed with the pelvis. Got up. Leg swelled up like dough, one only. Ran out of breath at the sink, with a nip in the side
U|rupture|Jump squat. Bang. Looked for who threw it. Heel's a sponge, can't drive off it. Calf muscle's balled up high
U|bleeding|Sea swim, came up coughing, fine. Coughed since, two days, rusty then red. Rattle too. 2 k again tomorrow
U|purging|I fast from weigh in to weigh in, that's Monday to Saturday, with broth. Sunday I eat all, Sunday night none of it stays, my doing
U|self_harm|been stood in the slurry store doorway, you know what the gas does. Came in for tea. Don't tell the wife
U|tendon_medicine|Bone infection from the nail in foot, they put me on cipro long term. Week 2: the good leg's heel cord is aching, feels thin, stairs hurt
U|breath|peak flow off the bottom of the chart. Sat hands on knees. It started in the stable. Steroid tabs expired in 2019, took two
U|chest_pain|Pushed the van, stopped, retched, sat on the verge with an anvil on my chest going up the neck. Van started. So did I, at length. That's today
U|palpitations|caffeine pills & 30 hr no sleep, now heart goes like a typewriter, skips lines. can't stand w/out going dizzy. convoy at four
H||blood pressure's 170 at the chemist, GP rang me in, starting tablets today, light only till Thursday's check
H||new varifocals plus old vertigo. Known. Slow turns
H||stitches in the calf from the chain ring
H||faint line and a queasy gut: 5 weeks. Told the GP. still ok to squat?
H||tendon in my foot's sore inside arch, insoles on order
H||pulled an intercostal coughing, sore to breathe deep at just that spot, GP listened, chest clear
H||reflux cough, camera in two weeks
H||purple toe, dropped plate, x-ray no break
H||had the heart jolted back into rhythm last Weds at the hospital. They said week off
N||a stitch in time. And one at mile 3. Went
N||the swelling in my knee was my keys. Left pocket. oh dear
N||friend from the crew had numb bits & bladder trouble, op'd that night, he's walking. Made me read your red flags. None here
N||slow puncture, fast cyclist, long walk
N||I had a purge: carbs cupboard to the food bank. eat proper now
N||the doc asked about suicide as they ask all of us after a tour. No, never. I like breakfast too much
N||black stuff on the toilet: my new seat. Very smart
N||blurry after swim, goggles leaked, chlorine, gone by tea
N||no sudden headaches, only slow ones, with names: Kevin, Tracy
N||heart pounding on the top board. jumped. pounding stopped. grin
N||I go weak at the sight of needles so sister does the flu jabs, I do the lifting
N||Physio checked the funny leg. Strength even, reflex even, "you were sat on it". Right
N||the thought of ending... this subscription? never
N||went purple in the face on a max squat. everybody does. 190!
N||my wheels are wobbly. Bike's. True them Saturday
N||lad beside me on the start line had a fit, medics had him in seconds. We got rerun. 54.2
U|palpitations|in the sauna hut after the run, no: before the run, sat, cold. it went off, thrub thrub nothing thrub. saw the wall slide. ran anyway
U|faint|Pushed off the wall and woke up on the tiles with a mask on. They want me to wait for somebody. I've a lift in ten minutes
U|rhabdo|Double shift on the hay then the lads' 1000 rep thing. Tops of my arms are drum skins, can't pull my cap on. Peed coffee
U|head|took the kick on the jaw, saw white. Two days on my teeth don't meet, the page jiggles, sick on the stairs
U|breath|I gasp, the dog worries. that's tonight. ribs heave, can't lie. Monday I could walk to the shop
U|saddle|no feel on the left cheek then both then the lot, over the day. stooking bales. pee's just started coming by itself
U|chest_pain|The uphill tax: on every rise a fist on the breastbone, sour sweat, dead left thumb. On the flat no tax. since Saturday
U|rupture|starting blocks, gun, bang. Second bang was me. back of thigh dent, can't walk straight, bruise to the calf
U|clot|both planes delayed, 31 hours sat. Now left sock mark 1 cm deep, calf hot, limp in the mornings
U|tendon_medicine|floxin, the doc said for the prostate, then fishing. Casting arm: biceps cord sore at the shoulder, knee cords too, never were
H||head cold moved to chest, green, no fever
H||sprained rib joint rowing, osteo
H||palpitations checked: extra beats, harmless, less coffee, the odd one still
H||thumb in a splint, dog lead
H||insulin pump site sore, moved it, keep off the belt
H||old calf tear pulls at pace
N||faint praise from coach. I'll take it
N||dropped off like a stone. Slept through the storm
N||heart's fine, says the man with the jelly and the probe. Says see you never
N||bled for my country: blood donor, 50th. badge. Easy today
N||can't lift a finger round here. Wife's on strike too
N||lost my balance sheet. Accountant's fainted (no he hasn't)
N||was out of action in spring with a calf clot, thinners done, clinic closed my file, trained all summer, no bother
N||my chest hair caught in the zip, that's the pain report
N||felt like death at 4 am as every night nurse does. 8 am: porridge, alive
N||could you die from too much squatting? my son's question. He's 6
U|bleeding|Nurse told the nurse: it's melaena. I'm the nurse in both parts. Since Friday, legs weak on stairs. Still on till Sunday
U|head|shelf, forehead. Thought no more. Then put the phone in the fridge, boaked at the bus stop, and the sun's gone up ten notches
U|faint|brick in each hand, then neither. Lads fetched water. No heat, it's November. Same thing Monday on the ladder's first rung, luckily
U|palpitations|Rest day. Heart not informed. Galloping, tripping, since breakfast, and I'm cold and swimmy when I get off the chair
U|rhabdo|The sandbag mile. Next night calves & back hard as slate and I passed what the wife calls cough mixture
U|breath|Can't shift air. Been in the attic with the loft wool. Hoarse, hauling, sat with my head out the skylight
U|rupture|Caught the falling ladder. Twang at the elbow crease. There's a gap where the cord was, other side has it. No strength in the twist
U|saddle|It feels like I'm riding a pillow. I've not been on a horse since Tuesday, when she threw me. Widdle's stuck
U|purging|Cox. 50 kilos dead or I don't race. So tablets, sauna, nothing but lettuce since Thursday. Called the rate wrong, couldn't see straight
U|faint|bent to the milk crate, woke with the milk all over me. postcode lottery. ha. second milk in a week
H||pulled my neck checking blind spots. Stiff, no tingle
H||hay knife cut, glued, keep it dry
H||achey kidneys, stones known, urology 12th
H||swimmer's shoulder, both, physio bands nightly
H||jet lagged and a cold off the plane
H||blood sugar's been daft since the steroid jab in the knee
H||numb heel after the plate went in, surgeon says give it a year
N||a crack in my ankle every step, 30 years of it, no pain. The kids call me castanets
N||bled dry by the garage. legs for transport now, 12 k a day
N||the casualty sim: I played a stroke. Oscar worthy they said
N||breathing down my neck, the lad behind, whole 10 k. Beat him
N||told my dad, chest pain, you go now. He went. Was angina. I've nothing but admiration and DOMS
N||lost my head torch, my way, my sandwich. found a pub
N||numbing cream for the tattoo. arm's back
N||not eaten all day, forgot, lambing. Ate two dinners at ten
N||collapse: Wales, second half
N||my back's been cleared by the surgeon, fused solid since '15, he skis too
U|breath|Log 03:10. Woke strangling. 03:15 window. 03:30 no better. 03:40 sat on step, three words a go. 04:00 kit on for work
U|palpitations|wind's fine, seas are fine. Me, heart's been thrashing like a mackerel since the watch change, and twice I'd to sit on the deck before I dropped
U|head|Fell through the hay hatch, ear first. ringing, drunk walk, can't look at snow. Cleaned the byre. Was sick in it
U|rhabdo|Week 1 boot camp age 19. My arms don't bend they are fat and when I pee its like the colour of the river in flood. staff say man up
U|faint|on the prowler. it was there and then I wasn't. Twice. my cousin's got a heart thing with a long name
U|rupture|Pitching bales: a crunch in the forearm-elbow, muscle ran up like a mouse. Can still lift a cup if I cheat
U|saddle|Passed the fitness test with a bad back. Failed the sitting. can't feel it, the chair. nor when I've finished a wee
H||knee's warm after hills, old cartilage, rest cures
H||sore elbow from the crutches. Ankle's mending, clinic Tues
H||runny nose, wet cough, kids
H||cramp in the feet, pregnant, 3 am, wife laughs. I'm the wife
H||tight hammy from 12 hours of clutch
H||dry skin splits, nurse hands, alcohol gel, grip's sore
N||sore throat from shouting at sheep. gone by Sunday
N||lightheaded at the summit, or it was the view. View. Definitely
N||coughing fits at the panto, dust. None since
N||no nerves, no blood, no tears. Dull meet. 3rd
N||head over heels down the dune with the nephews, sand everywhere, nothing hurt
N||Tue fine. Wed fine. Thu fine. Fri wife's birthday, forgot. Not fine
`;
