/** Sentences to train on, in the words of athletes and workers: kind (urgent, health, nothing), sign, sentence. */
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
`;
