/** Sentences to train on, in the words of people who train, to their coach: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const gymNotes = `
U|chest_pain|5k was decent, 28:40, bit of an elephant sitting on me from 3k onwards but it got off again when i walked. loved the new route!
U|chest_pain|squats 3x8 @ 70, rows 3x10, then the sled and something squeezed behind my breastbone so i cut it short. no biggie, i'm 54 not 24 lol
U|chest_pain|Coach I did all the exercises but when I go up the stairs now there is a heaviness here in the middle and the left arm becomes like lead. I rest, it goes.
U|chest_pain|reckon i pulled something on the hill reps, tight band round me ribs and me jaw was aching like toothache, stops soon as i stop
U|chest_pain|Three walks this week, all to the church and back. The last two I had to sit on the wall because of a burning that went up into my throat, only on the uphill. Probably the coffee.
U|chest_pain|bench felt awesome!! new pr 102.5. weird crushing feeling after that lasted like 20 min and my pinky side went dead, ate a banana and went home
U|chest_pain|week was good, kids were sick tho. spin class on thursday i got this vice grip feeling and broke out in a cold sweat, instructor gave me water, all good now
U|chest_pain|Indigestion every time I push the mower or do your step-ups, goes when I sit. Gaviscon isn't touching it. Otherwise fine, legs feel stronger.
U|chest_pain|honestly great session, only thing is my teeth hurt on the lower jaw whenever the pace goes under 5:30 and it feels like someone's leaning on my sternum
U|chest_pain|I am doing the yoga daily madam, only the suryanamaskar fast rounds is giving pressure in the heart side and left shoulder, little sweating also
U|chest_pain|did 4 of 6 intervals. binned the last two cos it felt like a brick in there and i went grey according to dave
U|chest_pain|since monday i wake up with a squashed feeling on my breast and between the shoulder blades, not muscle i think, training i did anyway light
U|chest_pain|My wife says I should mention that I keep rubbing my chest after the rowing. It's a dull weight, ten minutes or so, then away. I feel it's wind.
U|chest_pain|dance rehearsal was brutal, second run i had this stabbing tight thing in the middle and couldnt lift my left arm properly for a bit, teacher said nerves
U|chest_pain|Rowed 2k in 8:12, happy days. Felt like the seat belt was locked across me the whole last 500 and ran down my arm to the elbow. Still there a wee bit this morning.
U|chest_pain|lifting ok. but bro when i carry groceries upstairs theres this pressure like im underwater and it goes to my neck, started tuesday, im 47 and smoke a bit
U|chest_pain|Knees are behaving, balance better, managed the bus stop and back twice. I do get a grip in the chest on the way up the hill these days that I never had in summer.
U|chest_pain|ok so the run went fine until km 6 then like a hand grabbing from inside, both arms heavy, walked home slowly, slept 11 hours
U|chest_pain|Not hurt exactly, more like a tight bra that isn't there, comes on in every class now and settles when we do the floor bit. 61 and never had it before.
U|chest_pain|Sat watching telly after the gym and my chest went tight as a drum, down the inside of the arm, clammy. Passed after half an hour so I didn't bother anyone.
U|chest_pain|deadlifts moved well, conditioning was rubbish, had to stop the assault bike at 40 secs because of the ache across here and into both sides of my jaw. third time this week
U|chest_pain|My week: 2 gym, 1 swim. In swim I feel stone on chest and I must hold the wall. Also night after. But I want continue, race is in 3 weeks
U|chest_pain|heartburn is back with a vengeance, funny it only turns up when i cycle into the wind
U|chest_pain|Had covid-ish thing last week, back running since thursday. sharp pressure under the ribs left of centre when i run and when i lie flat, eases if i lean forward
U|chest_pain|can we drop the burpees? every time my chest clamps and it hurts up to my ear. everything else is lush
U|chest_pain|happy new plan!! just one thing my left arm gets achy and heavy when i jog not when i lift, goes away after 2 min walking. im 58 is it the watch strap
U|chest_pain|PT at 6am done. Felt as though I'd swallowed a golf ball and it stuck, sweating buckets afterwards in the car for no reason, bit sick. Went to work anyway mate.
U|chest_pain|did the hike with the girls, 14k, what a view. on the climb i kept stopping pretending to take pics because of the squeeze in my chest haha
U|faint|week ok, legs ok. went down like a sack of spuds after the last set of thrusters, woke up with gary's face over me. embarrassing
U|faint|did the run, everything went black and sparkly at the end and next i knew i was on the grass with two dog walkers. all good, had a coke
U|faint|I lost the seconds. I was standing in the shower after training and then I was on the floor of shower. No pain. What is for tomorrow?
U|faint|hit 5 reps on the 6th i was gone, like lights off, came round still holding the bar pins thank god for the safeties
U|faint|pirouettes fine, floor work fine, then i woke up with my feet on a chair and everyone staring?? apparently 30 secs. mum says i should eat more
U|faint|nearly keeled over mid-run today, had to grab a lamppost, sound went far away and my sight closed in like a tunnel. twice this week now
U|faint|Swam 20 lengths. Lifeguard had to pull me up because I'd gone limp for a moment, I don't remember it. Bit tired since but fine in myself.
U|faint|came over all funny on the treadmill and slid off the back, husband says i was out for a good minute. only bruised my pride
U|faint|Good evening sir, week was nice, only in Wednesday warm up I became unconscious for short time, they sprinkle water, then I complete the workout
U|faint|sprint 4 of 8 my legs just went and i was on the track, dont remember hitting it. heart was going mental before. coach is it ok to run saturday
U|faint|Did my chair exercises. Stood at the sink after and found myself on the lino, kettle still boiling so can't have been long. Hip a bit sore.
U|faint|not sure if worth saying but i've been blanking out on the bike, like i lose a few seconds and find myself drifting into the hedge
U|faint|Ran my fastest mile yesterday! And then dropped at the finish, friends had to slap my face for a while. I come from a family of fainters (uncle died young) so whatever
U|faint|went swimmy headed and hit the deck during a walk, no warning, just pavement. grazed my chin. otherwise good week 9k steps average
U|faint|zoned out in the middle of a set of pull ups and let go without meaning to. everyone laughed. its happened in the morning on the stairs too
U|faint|good gym, good food, good sleep. and one little holiday on the floor of the changing room that I can't explain ha
U|faint|night shift then leg day, silly me, the room spun off and i came to against the dumbbell rack. no idea how long. did the calves after
U|faint|baby is 5 months, first run back. got to the park gate and the world went grey and quiet and i was on my knees, stranger held the pram. happened again at home later
U|faint|u know when the tv turns off to a dot? that was my brain in the 400 today. teammates say my eyes rolled back
U|faint|74 and still kicking. Twice this week I've slipped off the chair after my walk without knowing I was going. Neighbour thinks it's my age.
U|faint|football training: ran, scored, collapsed, got up, scored again 😂 didnt even trip just switched off
U|faint|almost went today in the middle of the class, vision gone white, had to lie on the floor twenty minutes and still woozy this evening. maybe the heat but it was cold
U|faint|After the second kilometre I have fall, they tell me I shake a little and not answer. Now is ok. Can I do the long run Sunday?
U|faint|gym was mint, did everything on the list. missus found me passed out on the landing tho, said i was white as a sheet
U|faint|fine apart from waking up under the squat rack lmao
U|faint|each time i get the heart rate over 160 i sort of fade, sounds muffled, knees give, have to lie down quick before i'm off. three sessions running
U|faint|Had a wee lie down I hadn't planned halfway through the Zumba. They'd rung my daughter by the time I opened my eyes. Feel grand now.
U|faint|Tempo went well til I apparently stopped, stared and folded up on the kerb. Garmin logged 2 min of nothing. No memory of it
U|nerve|press day fine. my right hand has gone stupid tho, dropped the kettle twice and cant do my buttons up since sunday
U|nerve|foot keeps slapping the ground when i run, like a flipper. doesnt hurt so i kept going, 8k done
U|nerve|great week, 4 sessions. left leg feels like it belongs to someone else from the knee down since deadlifts on friday, i keep catching my toes on the carpet
U|nerve|Coach the bar fell from my hand today. Not heavy, 30 kg. The fingers don't listen me since two days.
U|nerve|did something to my neck in the scrum on saturday and my arm has been hanging there since, can't get it over shoulder height, no pain just nowt there
U|nerve|since tuesday i can't stand on tiptoe on the right side at all, relevé just isn't there, teacher thinks i'm lazy. back was sore before that but the back's better now!
U|nerve|Gardened all weekend, walked Monday. My big toe won't lift and my shin is all cotton wool. I trip on the mat. Otherwise well.
U|nerve|weird one, all of my thigh is numb like after the dentist since the heavy squats and my knee buckles on stairs. strength otherwise up
U|nerve|carried the baby in the sling all day and now i can't lift my wrist, it just flops like a dead fish. made hubby laugh
U|nerve|plank 1:30!! but my whole left arm went to sleep on thursday and hasn't woken up yet
U|nerve|pull ups were rubbish because the left hand simply lets go after 2, last week i did 9. also can't feel the ring and little finger
U|nerve|Week fine. Typing is tricky as my thumb and first finger have no strength since that shrug thing, it even took me two hands to turn the key.
U|nerve|ski trip over, back to gym. leg dragging a bit since the fall, shoe is worn out at the tip lol. no pain at all
U|nerve|My calf raises left 25 right 3. Was same both sides last week. Since I lift the washing machine with cousin.
U|nerve|after the long ride both hands went dead, right one came back the left still cant hold a fork 3 days later
U|nerve|sciatica went away by itself yay! only now the foot doesnt come up when i walk
U|nerve|not being funny but i can't feel the floor with my right foot. did balance work, fell off the bosu every time
U|nerve|bench was off, right side pushes and left side just watches. from 80kg to not even the empty bar since last thurs
U|nerve|Spent the week with jelly arm. Lift a cup, spill a cup. Pins and needles all the way from the neck. Did legs instead
U|nerve|My grip has gone to pot these few days, jars, pens, the dog's lead, everything slips. Arms look the same. Is it the new dumbbells?
U|nerve|running is fine, walking is like one leg has a wet sock full of sand, started out of nowhere wednesday. the knee gives way going downstairs
U|nerve|both legs go heavy and rubbery after 200 m now, and my feet feel like walking on cushions, new this week. sitting it's okay
U|nerve|got rear ended monday, neck stiff whatever, but now there's electric zaps down both arms and my hands are clumsy af. can i still do the meet
U|nerve|left leg won't push the clutch properly since the gym on Tuesday. Back pain 3/10 so nothing dramatic.
U|nerve|I'm fine, bit stiff, the usual. My shoulder blade sticks out like a wing since last week and I can't reach the top shelf any more.
U|nerve|dancing showcase sat!! ankle keeps rolling cause i can't lift the outside of my foot, no feeling on top of it, like wearing a boot. taped it
U|nerve|right arm got stung like electricity when i twisted under the bar and since then the biceps is asleep, curls 16 kg before, now 4
U|nerve|Good walks. But from the waist down the left side has been dull to touch since Thursday and that leg is lazy, I noticed hot bath water felt like nothing there.
U|saddle|back's gone again after deads. odd thing is i can't feel the toilet paper. too much info sorry!
U|saddle|Did the stretches you sent for my back. It is like I sit on a pillow, no feeling between the legs since yesterday. And I must press to pee.
U|saddle|bad back week so only walked. wet myself twice without noticing, at 38 ffs
U|saddle|hamstrings tight both sides, lower back screaming, and i havent been able to have a wee since this morning even tho im bursting. nerves before the comp?
U|saddle|my bum has gone to sleep and it wont wake up lol, since i tweaked my back on monday. squats cancelled i guess
U|saddle|My back is a bit better thanks. The water works have gone peculiar though, I don't know when I'm going, I just find I have.
U|saddle|sat on the bike and couldnt feel the seat. like at all. both legs tingly too. back pain since saturday
U|saddle|Back pain goes in both legs now, before only one. Also when wiping is like it is somebody else. Did 15 minutes mobility, helped a little.
U|saddle|not had a good week, slipped disc acting up, and had an accident in my pants on the way to work, never felt it coming. mortifying. what can i train
U|saddle|everything down there is kind of numb after that heavy good mornings session, girlfriend thinks its funny, i dont really. back stiff as a board
U|saddle|postpartum 4 mths, my back locked lifting the car seat wed and since then i've no sensation where i wipe and leak without knowing. is that just pelvic floor?
U|saddle|Managed two walks with the stick. Sore back, legs weak, and the lavatory takes me forever now, nothing comes though I need to go. Since Sunday.
U|saddle|private parts feel like after an injection at dentist, started with the back spasm 2 days ago sir. should I take rest or do light cardio
U|saddle|felt a clunk in my spine on the last deadlift. inner thighs and undercarriage all fuzzy since. still hit my protein
U|saddle|Good news pain down the leg has eased. Less good I've lost the urge to go, haven't peed since last night and my belly's like a drum
U|saddle|like sitting on a bag of frozen peas all day, only there's no peas. back niggle as well from rowing
U|saddle|can't hold it anymore coach, 3 times this week i didn't make it to the loo, never had that before my back went
U|saddle|Both feet tingling and the bit you sit on is dead to the world. Back's killing me since the move. Took ibuprofen and did the core session.
U|saddle|the back thing is worse so no running. sex feels like nothing, literally no feeling since thursday, embarrassing to write here
U|saddle|i have to push on my stomach to pee since i hurt my back at judo. otherwise i did the upper body day, all sets
U|saddle|Walked to the shops, sat on the bench, realised I couldn't tell I was sitting. Backache all week. Strange old feeling.
U|saddle|Low back 6/10, legs like jelly, and my bowels just let go at the gym without a warning today. Wanted to die of shame. Home now
U|saddle|week was average. back hurt from gardening. everything between my legs feels woolly and i keep having to check if i've finished weeing
U|saddle|cant feel my nuts bro, since the 180 deadlift, back tight aswell. is it the belt too tight??
U|saddle|Was hoping to run but the back says no. There's a patch round my tail end and inside the thighs that's gone like leather, spreading a bit since yesterday.
U|saddle|My lumbar is bad since 4 days and now I do not notice when gas or more comes out. I am ashamed to say it to anyone. Please only easy exercise.
U|saddle|pilates tue + thu fine. back twinge became proper pain fri, now numb bum cheeks and wobbly legs, laughing about it but it's been 2 days
U|saddle|sorry for missing sessions, back out. strange, the pee just dribbles, no stream and no feeling when it's over
U|palpitations|heart was doing drum and bass on the sofa last night for two hours, felt like i'd float off. gym was fine before that
U|palpitations|upper body done. since then there's a fish flopping in my chest and i go woozy when it does
U|palpitations|watch says 178 and i'm in bed. been like this since the run, bit light in the head, funny
U|palpitations|My pulse is skipping two, then running, then skipping, and I have to hold the counter. Walks done as planned.
U|palpitations|good wk, 3 runs. on the third it suddenly switched gear to 210 and wouldn't come down, everything went floaty, sat on a wall half an hour
U|palpitations|In the night the heart is galloping like horse without reason and I get the head empty. Day is normal, training normal.
U|palpitations|all good bar the ticker going haywire twice at my desk, had to put my head between my knees
U|palpitations|preworkout hit different, 5 hours later still hammering all over the place and im dizzy af
U|palpitations|Did tai chi. My chest flutters like a bird in a box and then I have to sit before I topple. It's been since Friday.
U|palpitations|ballet ok, then on the bus it went bumbumbum-nothing-bum and my eyes went fuzzy, that's four times this week
U|rupture|heard a bang like someone kicked me in the heel, nobody behind me. can walk flat footed but cant push off. ice on
U|rupture|curls pr attempt, felt a rip in the elbow and now my biceps looks like popeye, rolled up. hurts less than i thought
U|rupture|benching 120, something tore at the armpit, whole chest is purple and there's a hollow where muscle should be. did legs next day
U|rupture|tennis was great til the last serve, sharp snap in the calf, now i'm walking on my heel like a duck
U|rupture|Stepped off the kerb and my knee gave with a crack, cannot straighten the leg up by itself since. No walking this week then.
U|rupture|In sprint I heard noise like rope cut behind the leg. There is hole when I touch and big blue. Can I do upper body?
U|rupture|shoulder clunked catching the bar, arm wont go up by itself now, i have to lift it with the other hand. legs were good tho
U|rupture|my hammy twanged in the splits, proper audible, black bruise down to the knee and a lump up by the bum
U|rupture|netball sat, felt like i'd been shot in the back of the ankle. swollen, can't stand on tiptoe. physio friend is away
U|rupture|kneecap is sitting higher than the other since i landed that box jump, leg wont kick out. weird looking
U|head|got kneed in the bonce at footy, played on, puked twice in the car, bit foggy today but trained
U|head|Slipped on the ice and cracked the back of my skull, since then the telly is too bright and I keep losing words.
U|head|dropped the ez bar on my forehead haha. headache's been getting worse for 2 days and i sleep all the time
U|head|cheer practice fell off the top of the pyramid, floor won. cant do maths today everything is slow and lights suck
U|head|week good. walked into the cupboard door on tuesday, egg on my temple, been seasick since
U|head|I fall with bicycle, helmet is broken in two. Now I repeat questions, my wife says. Training tomorrow ok?
U|head|clashed heads in the scrum, dont remember the second half. good win apparently! bit spaced and i've got one pupil bigger
U|head|did 2 of 3 sessions. third i skipped cos since the fall off the horse i see double when i read
U|head|Took a tumble in the hall on Thursday, banged my head on the radiator. I am on the blood thinners. Drowsy since, no exercises done.
U|head|sparring was sick, got rocked once, now my ears ring and everythings like behind glass 2 days later
U|tendon_medicine|doc gave me cipro for the waterworks, day 4, and both achilles are creaky as old doors. still ran 6
U|tendon_medicine|on levofloxacin for the chest infection, calves near the heel are burning when i walk downstairs, is it the hill reps
U|tendon_medicine|good week. strong antibiotic for my kidneys (ends with floxacin), since then the back of my ankle is thick and sore in the morning
U|tendon_medicine|i take ciprofloxacin for stomach from india trip, now elbow and heel both paining, never before
U|tendon_medicine|Finished moxi-something for sinuses on Sunday. Shoulder tendons have gone tender on both sides overnight, thought it was the swimming.
U|tendon_medicine|prostate tablets, the cipro ones, two weeks left. heels like hot wire, hobbling, did bench instead
U|tendon_medicine|UTI again so im on the big gun antibiotics, ofloxacin. jumping in class makes the back of my ankles sting like mad
U|tendon_medicine|is it normal that since the levo pills my wrist and achilles hurt at the same time? lifted light
U|tendon_medicine|Walked less. Ankle cords sore both sides since the doctor put me on avelox for pneumonia, and I take cortisone too.
U|tendon_medicine|pills are called cipro, 500, twice a day. patella tendon is suddenly killing me and i didnt even squat this week
U|purging|down 3 kg!! if i eat over my number i just bring it back up, works fine, lifts are a bit weak tho
U|purging|i had cake at nan's so i did two hours on the treadmill till it was gone, every time i eat now i have to
U|purging|week 5, weight class is saturday, only water and gum since tuesday. a bit shaky on the beam
U|purging|I take those tea for toilet after dinner so nothing stays. Stomach flat for the show, good no?
U|purging|good training. my fingers have marks on the knuckles from you know, after meals. dont tell mum
U|purging|fine thanks. dinner goes in and dinner goes out, old habit from my dancing days that came back
U|purging|ran at 5am, ran at 10pm, that's the price for the pizza. otherwise i can't sleep. 9th day in a row
U|purging|the little pink pills from the chemist get me lighter by morning, up to 8 now. can we add more cardio
U|purging|haven't had a proper meal since sunday and i feel powerful tbh. squat went down 15 kg who cares
U|purging|Lost the baby weight nearly! I let myself eat with the family and then I go to the bathroom with the tap running.
U|rhabdo|that 300 rep pull up challenge… arms wont straighten and my wee looks like coke. hydrate?
U|rhabdo|legs like balloons after the new spin class, so tight the jeans wont go over, and the toilet's brown
U|rhabdo|doms from hell day 3, thighs hard as wood and i pee tea, dark tea. did a recovery swim
U|rhabdo|After long time no sport I did the bootcamp. Now my arms are double size and the urine is like black beer. Funny colours!
U|rhabdo|hot run, 30 k, finished. everything swollen and hurts to touch, peed rusty water this morning, then nothing all day
U|rhabdo|did murph unpartitioned, sick time, cant bend elbows, wee came out like cola bottle sweets lol
U|rhabdo|First class in two years! Can't lift my arms to wash my hair, they're puffy, and what I pass is the colour of gravy.
U|rhabdo|pt destroyed me with negatives, biceps like bowling balls, been going dark brown when i go, is it the beetroot? i dont eat beetroot
U|rhabdo|ems suit training was cool. 2 days after i'm stiff as a plank, sick, and peeing something like soy sauce
U|rhabdo|calves rock hard and massive since the skipping challenge, worse every day not better, and hardly any wee, and it's mahogany
U|clot|back from bali!! one leg is fatter than the other since the plane and hot, guess i cramped. runs this week pls
U|clot|cast came off tuesday, calf is tight and shiny and sore if i squeeze. did upper body
U|clot|i thought calf strain but it didn't do anything to strain it, it's warm, red, 3 cm bigger than the right one
U|clot|Six weeks after the baby. Walks fine, only the left leg is puffed up below the knee and throbs. Other one's normal.
U|clot|stabbing in the side when i breathe in, came from nowhere on the sofa, and i'm puffed from brushing teeth. calf ached all week too
U|clot|14 hours coach to the tournament, now my leg is heavy like full of water, only right, sock leaves deep line
U|clot|on the new pill, week good, but my shin and calf went purple-ish and tight, can't flex the foot without ouch
U|clot|My knee operation went well. The leg has got big and hot at the back since yesterday, I do my bends regardless.
U|clot|did easy 5k, got a knife in the ribs every deep breath after, coughed a bit of pink. sore calf since the flight
U|clot|arm is swollen and bluish since the heavy pull day, just the one, veins sticking out on the shoulder. looks jacked though
U|breath|can't get to the end of a text out loud without a gulp of air and i'm just sat here. did the warm up only
U|breath|blue puffer isn't doing a thing today, used it 10 times, whistling like a kettle. skipped cardio
U|breath|ate a protein bar pre gym, lips went like sausages and my throat's tight, itchy lumps everywhere. still did arms
U|breath|I sleep now sitting because lying I drown. The ankles are thick. Walks I made half only.
U|breath|week good til last night, woke up gasping, had to open the window, still puffing this morning making tea
U|breath|stung by a wasp on the run, came up in welts and my voice has gone squeaky, chest tight. finished the 5k obvs
U|breath|im wheezing since the pool and it wont quit, ribs sucking in, talking in bits. mum at work
U|breath|No pain, just no air. From chair to toilet I need to stop twice. Last week I was walking to market.
U|breath|new preworkout = hot itchy face, eyes swollen shut nearly and it's hard to swallow. lol 1 star
U|breath|all sessions done coach but today i'm panting like a dog doing nothing and my lips look grey in the mirror
U|stroke|half my smile didn't turn up this morning, tea ran down my chin. back to normal by ten so did my walk
U|stroke|mid plank the room tipped over and i couldnt walk straight, still veering left like a bad trolley
U|stroke|curtain came down over my right eye during rows, lifted after a few mins. wild. hit all sets though
U|stroke|on the last heavy rep a thunderclap went off in my skull, never had pain like it, neck is stiff now. bed
U|stroke|My husband say I talk like drunk on Sunday for one hour and I hold spoon wrong. Now all fine. Training also fine.
U|stroke|couldnt find the word for dumbbell, then for anything, then my arm went lazy, then it all came back. weird tuesday
U|stroke|Good week, bowls on Friday. Had a funny turn where my writing went to scribble and my lip sagged. Passed off.
U|stroke|my left side just stopped listening in choreo, arm and leg, like five minutes. and i talked nonsense. tired i guess
U|stroke|since yesterday i bump into door frames on the one side and everything's got half missing, like half a page
U|stroke|got my neck cracked at the gym by a mate, next day spinning, puking, one eyelid droops. still gonna do arms
U|bleeding|poo's been like tar since i upped the ibuprofen for my knee. bit washed out on the runs
U|bleeding|36 weeks, did the ball exercises, then a trickle that wont stop, clear, pad after pad. not wee i think
U|bleeding|was sick after the race and it looked like coffee grounds. nice medal though
U|bleeding|Twelve weeks along, walk went well, and today there's bright red down my leg and cramps. Hoping it's nothing.
U|bleeding|the toilet bowl was all red after marathon and again today two days later, no pain, legs good
U|bleeding|baby's 7 weeks. had stopped, now i soak a big pad in an hour with lumps like plums, lightheaded. can't do class
U|bleeding|coughing up red stuff since thursday, thought it was my gums. treadmill 3x ok
U|bleeding|My stools black and sticky, smell terrible, I feel weak in the steps. I don't take iron. Exercises 2 times only.
U|bleeding|lifting solid. bit of a bloodbath whenever i go for a number two, more than streaks, dark and mixed in, a week now
U|bleeding|29 weeks and gushed when i squatted to get the toddler, still leaking, pinkish. did i wee myself lol
U|self_harm|training's fine, it's the rest i can't do any more. keep thinking everyone would be lighter without me
U|self_harm|thanks for everything coach, really, you were the good bit. give my spot to someone else, i won't need it
U|self_harm|did monday. since then i sit on the bed and want it to be over, all of it
U|self_harm|i hurt myself again after the weigh in, arms, so long sleeves at practice pls
U|self_harm|I do not see why to wake up tomorrow. But I have done the walking as you said.
U|self_harm|ran to the bridge and stood there a long time. ran home. 9.2k
U|self_harm|New mum life. Sometimes I think he'd be better with another mother and me not here. Squats done in nap time.
U|self_harm|since Jean died I've no wish to go on, I've been sorting my papers and saying my goodbyes. Did the chair exercises.
U|self_harm|pb today and felt nothing. honestly if a car hit me id be fine with it, been thinking about it on purpose too
U|self_harm|can you delete my data after this week. i wont be around. it was fun, tell the squad i love them
N||leg day murdered me, send flowers
N||my heart skipped a beat when i saw 5:00 on the alarm
N||dad had a stroke in march so we've been back and forth to his, only managed two sessions
N||a guy fainted next to me in spin, we all got a free smoothie. my bit went fine
N||no chest pain no dizziness no nothing, boringly healthy this week coach
N||what happens if i pass out under the bar when i train alone? just wondering, should i get safeties
N||broke my wrist when i was nine, totally forgot about it until you asked
N||cardiologist had a look at my ticker last month, all clear, told me to train as hard as i like
N||gasping for air at the end of the 400s, as one should
N||could have thrown up over the parking fine outside the gym
N||i'd sell a kidney for a rest day
N||lost my head at the referee, sorry, otherwise good match
N||The hills took my breath away, and so did the view.
N||My sister had a clot after her flight, so now I walk up and down the aisle like a mad woman. I'm fine.
N||dying. dead. deceased. 10/10 session
N||legs were jelly for ten minutes after the lunges then pizza fixed it
N||he broke my heart so i broke my deadlift pr
N||wanted to kill myself when the app crashed at set 9 of 10 haha, please fix the app
N||numb from boredom on that treadmill, can we do something outside
N||my arms felt like spaghetti driving home, classic pull day
N||I had fear for heart attack because uncle had it, but I feel good, test is good, doctor laugh at me.
N||pumped like a balloon, shirt nearly ripped, love it
N||bleeding boss wants me in on saturday again so move the long run please
N||bloody good week
N||my bank account is haemorrhaging but the gym fee is worth it
N||brain fog from the night feeds, nothing a nap wouldn't fix, baby is lovely
N||wife's pregnant!! so less time for me, 3 days instead of 4
N||the dog threw up on my yoga mat. that's my excuse
N||stood on the scale and nearly passed out, 4 kg up after christmas lol
N||head's been all over the place with the house move, no training, back monday
N||i was speechless when my daughter out-squatted me
N||Saw a film about a boxer with concussion. Made me glad I only do the bag.
N||banged out 5x5, popped like champagne off the floor, fast bar
N||pop quiz week at school so only 1 run
N||that playlist gave me chills
N||my knees cracked like popcorn, doesn't hurt, never did, just loud
N||heart going like the clappers on the last hill, came right down at the top. magic
N||sweaty, red, happy
N||Mum had her hip done so I am nurse, cook and driver. Did ten minutes on Wednesday.
N||can you faint from holding your breath too long? asking cos of the cue brace hard
N||as a teenager i had asthma, grew out of it 20 years ago, running is my revenge
N||Doctor checked the headaches, it was my glasses, new ones now and gone. Let's go.
N||My trainer in old country say no pain no gain, here you say no pain. I had no pain.
N||sore in all the right places
N||doms in the bum, sitting on the loo is an adventure
N||can't feel my legs!! (in a good way, hill sprints) walked it off by the car park
N||ate like a horse, lifted like a horse, slept like a horse
N||rugby lads had two concussions on saturday, i was subbed off clean
N||the boss had a heart attack so we're all covering, knackered, two sessions missed
N||I almost died when the mirror showed my leggings were inside out
N||purged the wardrobe and the garage this weekend, count that as a workout
N||fasting for ramadan, all good, training after iftar please
N||skipped breakfast before the run and was hungry, that's all
N||cola after the race was the best cola of my life
N||swollen ego after that pr
N||not depressed, just monday
N||bit down because we lost the final, over it by wednesday
N||i'm so over burpees i could scream
N||goodbye gym, hello beach! two weeks off, see you on the 14th
N||it's been real coach, moving to leeds so switching gyms, thanks for everything, i'll stay on the app
N||Grandmother passed, funeral was on Thursday, sad but peaceful. I would like a quiet week.
N||cut my hours at work so now i can do 4 days
N||had a wobble on the single leg stuff, my balance is comedy
N||heavy legs, heavy bar, heavy metal
N||blind panic when i couldn't find my locker key
N||my left is weaker than my right on presses, always has been, can we add a set
N||grip gave up before the back did on the rows, chalk next time
N||forearms so pumped i couldn't open the shampoo, ten mins later fine
N||Out of breath after the stairs at work, 9 floors mind you! Used to be 4 before I started.
N||cramp in my calf at 3am, stretched it, gone, salty crisps for breakfast
H||left knee grumbles on stairs down, up is fine, rest of the week good
H||black toenail from the half, it's hanging on, shoes off for a bit
H||walked my shin into the box, bruise like a map of italy, can do all but jumps
H||my old pins and needles in the two small fingers, same as for years when i lean on the bike, doc knows
H||22 weeks pregnant, all well, midwife happy, just tired and wobbly hips
H||on ramipril for the blood pressure, 130 over 80 at the nurse last week
H||bit dizzy if i jump up off the mat too fast, a second or two, then fine
H||head cold, stuffed up and a headache with it, no fever
H||period came and floored me, hot water bottle instead of squats
H||tennis elbow is back, can't hold the frying pan without a wince
H||C-section 9 weeks ago, got the ok for walking and gentle core only
H||I have the hernia in the groin, surgeon will do it in January, says no heavy lifting till then.
H||type 1 here, had a low at 3.4 after the run, juice sorted it
H||asthma ok, two puffs before the run and no bother
H||rolled my ankle on the kerb, swollen a bit, can walk on it, ice and feet up
H||low back stiff as a board after the move, nothing down the legs
H||panic attack on tuesday, the known kind, did my breathing with the therapist's card, passed
H||heel is sore the first steps in the morning, then warms up, since about october
H||hammy tugged a little on the last stride, no bruise, walking ok, sprinting no
H||had the stent in spring, in rehab group twice a week, my limit is 115
H||My arthritis is telling me it's going to rain. Thumbs mostly, dumbbells are a nuisance.
H||wisdom teeth out on friday, chipmunk cheeks, dentist said a week off
H||i pee a bit when i skip since the twins, physio for it starts next week
H||achilles is thick in the mornings, been there with it before, eccentric stuff helps
H||shoulder clicks and pinches when i go overhead, side raises fine
H||Iron is low says the blood test, I got tablets, so I am slow and my stool is dark from them like they said.
H||wrist hurts in the push up position, on fists ok
H||sprained my thumb catching a netball, taped, can grip
H||got three stitches in my knee from the bike fall, out on thursday, no bending much
H||bad cough, two weeks, doctor listened and says viral, just rest
H||afib, known for years, on tablets, cardiologist says easy zone 2 only
H||the concussion from three weeks ago: clinic put me on step 4 of return to play, no headers yet
H||Migraine wednesday, my usual with the zigzags, dark room and tablet, gone by evening
H||shin splints both sides, sore to press along the bone, 3rd week
H||recovering from an eating disorder, team knows, please never show me calories or weight
H||on sertraline since summer, doing better, a bit sweaty in training
H||sleeping four hours since the baby and it shows, nothing recovers
H||my hip replacement was in august, no deep bends and no crossing legs, surgeon's words
H||neck's cricked from sleeping funny, can't check my blind spot
H||rib is bruised from sparring, xray clean, sore when i laugh
H||blister the size of a 2 euro coin on the heel
H||torn meniscus, mri done, waiting on the knee guy, bike allowed
H||hayfever is wrecking me, antihistamine makes me dopey
H||Achilles tear repaired in july, out of the boot, physio has me on double heel raises
H||had a dvt two years ago, on thinners still, so bruise easy. no contact stuff please
H||sugar a bit high this week, new tablets metformin, tummy upset from it
H||tummy bug monday, up and down all night, eating toast again today
H||Osteoporosis in the spine, the doctor says no bending forward with weights.
H||ear infection, antibiotics (amoxicillin) till sunday, no swimming
H||groin's tight and sore on side lunges, football kicked it off
H||vertigo crystals again, the known one, did the epley with my doctor, keep me off the floor stuff
H||carpal tunnel at night, splint from the gp helps, numb thumb as always
H||piles playing up, a smear on the paper, gp checked them last week and gave cream
H||my sciatica grumbles in the bum cheek after sitting, no worse than last year
H||jaw is sore from grinding my teeth, got a guard from the dentist
H||plantar thing, kneecap thing, i'm a walking collection of things. none of them dramatic
H||hot flushes and no sleep, menopause says hello, joints ache too
H||strained my pec a tiny bit on flyes, no bruise, just tender, skip bench this week?
H||tail bone sore from falling on my bottom on ice 2 weeks ago, sitting on a cushion, feel all normal
H||had my gallbladder out four weeks back, surgeon said nothing over 5 kg till the 10th
U|palpitations|Tempo 6k, nice weather, new shoes are a dream. Afterwards my heart took ages, kept tumbling like trainers in a dryer and I had to lie on the kitchen floor or I'd have gone
U|palpitations|tbh pretty good week, squat 5x5, bit of swimming. it's just that when i lie down it goes off like a frog jumping in there, and today i saw stars with it
U|palpitations|Did all, coach. Only the watch is shouting irregular rhythm three times since Monday and I feel like on the boat when it comes.
U|palpitations|was only watching netflix and it took off like a sewing machine, 190, hands tingly, vision wobbly, lasted till i fell asleep. legs session tomorrow?
U|palpitations|bubs is 3 months, walks are lovely. I get these runaway train moments in my chest when feeding, everything goes swimmy
U|palpitations|Strong week for an old girl. The heart misses so many beats I've stopped counting, and I've been lightheaded on the stairs since Wednesday.
U|palpitations|energy drink number 3 before the meet, hit 8/9, now my chest is popping and jumping and i cant stand up without going grey
U|palpitations|bike was easy 90 min z2 on paper, in real life hr went 120 to 205 like a switch, felt hollow and far away, then click back to 120
U|palpitations|I am okay only heart is beating very uneven from two days, even in sitting, and head is turning. Yoga I have done half.
U|palpitations|had to leave class, it was like a moth trapped behind my ribs and the floor kept coming up. happened again at 3am so not the class lol
U|palpitations|good sesh good sesh. side note ticker's been off beat all arvo, thump thump gap thump, bit faint with it, just the heat eh
U|palpitations|rest day, was resting, and heart decided it's race day. hour and a half. had to hold on to the wall going to the loo
U|palpitations|Choir, two walks, the bands. Pulse all over the shop since Sunday, the blood pressure machine just says error, and I'm giddy.
U|palpitations|comp prep week 9, lifts ok, leg cramps, and at night the heart does somersaults till i feel like im slipping away, then cold sweat
U|palpitations|every run this week after about ten mins it flips into turbo, legs empty, tunnel eyes, then i walk and it flips back. my cousin had something like it at 20
U|palpitations|warm up, ladder drills, scrimmage all fine. on bench it was beating so fast you could see my shirt move and i got dizzy, still doing it at dinner
U|palpitations|since i take the slimming tea the heart makes boxing inside when i sit at work and i must hold the desk. but lost 2 kg
U|palpitations|funny fluttery throat thing, coughs it right sometimes. other times i go woozy and have to pull the car over. gym 3/3
U|rupture|Sunday league, 3-1 win, went to press their keeper and someone chucked a stone at my ankle. no stone. now my foot just dangles when i try to tiptoe
U|rupture|moved the piano after leg day like a muppet, elbow went twang, can't turn a screwdriver and my bicep sits up by the shoulder
U|rupture|good volume this week. last rep of the dips there was a rip like velcro, now one boob is flat at the edge and i can't hug anyone
U|rupture|I was dancing on wedding of my cousin and pum! in the calf. Now blue until heel and on toes I can not.
U|rupture|Slipped on the wet step going to aqua class. My knee went with a noise and I can't lift the heel off the bed. Took paracetamol.
U|rupture|hurdles trail leg, snap up by the hip bone, couldnt lift my knee to get into the car. mum says growing pains
U|rupture|pull session 5/5 then tried a muscle up, something let go in my shoulder, arm drops when i try to hold it out. curls still fine if i cheat
U|rupture|Walking grand, dog grand. Reached to catch the falling telly and the arm popped, great black bruise, can't comb my hair since Tuesday.
U|rupture|landing from the grand jeté i heard it before i felt it, now theres a gap above the heel i can put my finger in. it doesnt even hurt that much
U|rupture|deads 200 mixed grip, arm went bang on the underhand side, forearm is black and i can't twist a doorknob. so 200 doesn't count i guess
U|rupture|km 9 sniper. back of the thigh. hopped home. sitting is agony, its purple all the way down and when i bend the knee nothing much happens
U|rupture|did the groin properly, it tore like paper, lump one side hollow the other, can't get my leg over the bath
U|rupture|netball knee crunched and slid, swelled like a melon within the hour and wont hold me, keeps folding. made it to work in heels though haha
U|rupture|Padel with the in-laws, thought brother in law hit me with the racket on the heel. He didn't. Going downstairs backwards now, no push in that foot.
U|rupture|Since Saturday triceps is finished: pop by the elbow at lockout, now I cannot press even empty hand to ceiling. Rest of training good.
U|rupture|step aerobics again after 10 yrs!! felt something burst in my lower leg and it's all squishy with a dip, i limp on a flat foot but i'm going thursday
U|rupture|kick drills, quad went like an elastic band, theres a dent above the knee and the knee gives in when i walk
U|rupture|arm wrestling with the lads after the gym, proper crack, half my upper arm's gone blue and it won't lift a pint
U|head|Lovely hike, slipped on the last bit and knocked my noggin on a rock. Been queasy and cross since, can't stand the kids' noise. Legs feel great though.
U|head|bar hit my head racking it, no blood so cracked on. today i drove past my own house and have a throb behind the eyes
U|head|two headers in the same match, the second one i saw white. since then screens make me want to hurl. training tmrw?
U|head|Fell off the step stool Sunday, goose egg, nothing to write home about. But I'm muddling my tablets and I fall asleep over breakfast.
U|head|ski crash, helmet did its job. on the third day now with the cotton wool in my brain, lights stabbing and balance in yoga is zero
U|head|toddler headbutted me full force in the eyebrow, laughed, but i've been sick three times and feel drunk. missed pilates
U|head|judo good. I was thrown on the back of head and after I don't know which day is. Now only pain in head and ear whistling.
U|head|my flyer landed on my face at stunting, didnt black out, just dizzy n slow all weekend and i cried at the supermarket lights
U|head|clipped by a wing mirror on my bike, went over, sore noggin. did the gym later. i keep losing my train of thought and one eye's blurry
U|head|sessions 1-3 done. 4 no because i dived in the shallow end, met the floor, and since then everything swims and my neck's sore
U|head|got rocked in sparring monday, again wednesday, my head is banging nonstop now and reading makes me nauseous but fight's in 10 days so
U|head|Slid off the treadmill and whacked the wall with my skull, everybody clapped. Been foggy and light-shy since, sunglasses in the office lol
U|head|Three days since the loft hatch came down on my head. Headache worse each morning, brought up my breakfast today. Walked 20 mins.
U|head|cousin's elbow caught me in kabaddi near ear, now there is some clear water from ear and headache, but I can do leg day
U|head|bouldering was so fun, fell weird, knee to forehead. mates say i keep telling the same story. bit sleepy otherwise fine
U|head|thought it was a hangover but i didn't drink, i just took a cricket ball on the temple saturday. dim room helps
U|head|goalie training, post vs head, post won. 2 days of feeling seasick and thick as porridge. can i do weights at least
U|head|Went over on the ice rink with my granddaughter, bumped the back of my head. Words come out slow since, she teases me.
U|tendon_medicine|chest cleared up thanks to the levofloxacin, back at it: 2 runs, 1 gym. Heels are weirdly raw at the back, both, like rubbed with a file
U|tendon_medicine|Been on Cipro since the prostate biopsy and now when I rise from the chair the strings behind my ankles pull like wires. Walked all three days.
U|tendon_medicine|skipping was agony today, ankles at the back. only new thing is antibiotic for the wee infection, begins with cipro
U|tendon_medicine|For the ear doctor gave me levoflox tablets, five days. Since three days the tendon under knee and the one at heel are swollen, is it from jump rope?
U|tendon_medicine|ballet sat cancelled, both achilles hot. kidney infection meds the quinolone type, mum googled it and freaked
U|tendon_medicine|got travellers tummy in egypt, popped the cipro i had in my bag, now my shoulder and heel tendons twinge with everything. still hit 3 sessions
U|tendon_medicine|Finished a fortnight of those floxacin pills last week and my right Achilles clicks, creaks and is puffy. Long run done at easy pace.
U|tendon_medicine|cuff muscles sore out of the blue and elbows too, thought it was overdoing bench but i've been on moxifloxacin since monday so havent benched
U|tendon_medicine|I'm 72, on prednisolone and now ciprofloxacin for the diverticulitis. The back of my heel burns going upstairs since yesterday. Did my steps.
U|tendon_medicine|bit gutted, felt fast, then both heels seized up at 2k. antibiotics for a bladder thing (levo) so maybe just run down
U|tendon_medicine|dr put me on cipro and i can feel my achilles every step, like a rusty cable. took nurofen and ran the 10k, 51:10
U|tendon_medicine|sinus is clearing sir, tablet Levoflox 500, but from third day both wrists and ankle backside very much paining on surya namaskar
U|tendon_medicine|biceps tendon at the front of my shoulder went sore overnight, and the heels. only on cipro 2 days cant be that can it, carry on as planned?
U|tendon_medicine|antibiotic week, the one with the warning about tendons in the leaflet. well, my patellar one aches now. squat 3x5 done light
U|tendon_medicine|After last tablet ofloxacin one week ago I have pain and thick in the Achilles left, I make calf raises to make it strong
U|tendon_medicine|prostatitis sucks, cipro sucks, and now it hurts to push the pedals, right at the cord above the heel
U|tendon_medicine|Thumbs and heels gone tender since the chest tablets, L-e-v-o something. I can't open jars. Walking group was nice.
U|tendon_medicine|all ok!! tiny thing, calf tendon area stings on both legs since i'm on the norfloxacin, been stretching it hard
U|purging|Everyone says I look great for the regionals. I get rid of lunch at school most days, throat is raw, splits are better than ever
U|purging|good week, 6 sessions plus the ones i don't log. if i have bread i owe 10 k, those are the rules
U|purging|hubby's birthday meal was gorgeous. i got it out of me before we left the restaurant. did hiit at midnight to be safe
U|purging|cut is going well bro, day 4 of just coffee and pickle juice, nearly on weight, sauna suit on. little shaky
U|purging|I take senna every evening when I eat rice, then next day weight is less. Cramps only. Please give me more cardio.
U|purging|slipped up and had crisps so fingers down, back on track now. can you add a morning run
U|purging|my teeth hurt from the acid but leotard fits. competition was 2nd place!
U|purging|did ur workout twice and then again cos i had two dinners. if i don't i can't stand my skin
U|purging|Binge on Saturday, gone by Sunday, you know how. Fourth time this week. Otherwise I enjoyed the swimming.
U|purging|been living off ice and sugar free squash since last friday, feel floaty and clean, 60 laps
U|purging|boxing weigh in thursday, spat and laxed all week like the old days, made it by 200 g. a bit crampy in the legs
U|purging|I'm 46 and back to hugging the toilet after dinner like at 17, daft isn't it. Weights went up though!
U|purging|nothing hurts. i just don't keep food anymore, it's a choice. still good for the 10k
U|purging|i use my insulin less so the weight drops, works better than your diet lol. thirsty. three gym days done
U|purging|every supper undone in the shower so nobody hears. plank 2:10, new best
U|purging|water tablets from my nan, four a day, lost 2.5 kg for the show, calves cramp in the jumps but whatever
U|purging|can only rest once i've burned all i ate, today that was 3 hrs 40 on the bike. knees complain
U|purging|ate nothing sat sun mon tue, started eating again today but it came back up cos i made it. scale happy
U|rhabdo|first crossfit since the baby, loved it. three days on i can't lift her, arms like sausages, and it's dark as stout in the toilet
U|rhabdo|squat challenge with the squad, 1000. i won. cant sit, thighs huge, pee is the colour of iced coffee
U|rhabdo|Marathon done in 3:58! Since then swollen calves and shins, sick to my stomach, and my urine looks like strong black tea, even after 3 litres
U|rhabdo|Army selection prep, log carries, press ups till collapse. Chest so swollen i got cleavage haha, piss is brown
U|rhabdo|the trainer at other gym made me do 200 pushup, now hands not reaching face, swelling till elbow, urine red brown. can I come for legs
U|rhabdo|hungover + hot yoga + spin. everything aches like flu, muscles doughy, wee like maple syrup but darker, brown really
U|rhabdo|Not doms like normal, more like concrete poured in, both quads, skin shiny. haven't needed the toilet since yesterday and what came was rusty
U|rhabdo|can't put my coat on, forearms like hams from the rope climb day. also peed out something that looked like pepsi. drank lots now it's like tea
U|rhabdo|I'm on statins and did the step class twice in one day, thighs so weak I can't get off the loo, and it's brown in there. Silly old fool.
U|rhabdo|hell week over!!! lats so swollen i cant put my arms down, puking a bit, wee = cola. team pic attached
U|rhabdo|new drop set thing was evil. pecs and tris puffed up and getting worse on day 4, toilet is a weird dark orange brown even tho i drink loads
U|rhabdo|pedalled the whole night for charity, 400k. legs like tree trunks, feel rotten, water is chocolatey. raised 2 grand
U|rhabdo|i can't extend my elbows after curls on friday and the upper arms feel full of water, also dark dark pee. massage gun ok?
U|rhabdo|Squash tournament in 35 degrees, six matches. Next day muscle everywhere like stone, brown urine, a bit confused but slept
U|rhabdo|pistol squat day... walking like a cowboy, knees won't bend for the swelling, pee like whisky on monday, like coke on tuesday
U|rhabdo|back after lockdown, did my old weights. 48h later biceps twice the size, useless, and i wee mud. worth it
U|rhabdo|my shoulders are like pillows since swim camp and it hurts to even blink, also went to pee and it was like cherry cola
U|rhabdo|wheelbarrow race, 100 burpees, tug of war, sports day dad of the year. today i'm all swollen and what comes out is nearly black
N||Pushed the pram up that hill and thought my lungs would fall out. Recovered in a minute, quite proud
N||teacher said my arabesque was to die for
N||coach if you give me bulgarians again i will jump off a bridge (joke, but still, please no)
N||had palpitations when the ex walked into the gym lol, hid behind the lat pulldown
N||got the results: heart scan clean, stress test clean, the doc says run your marathon
N||i read about rhabdo, how much is too much? i pee light yellow so guess i'm good
N||neighbour had a ruptured achilles at padel, made me nervous, can we do more calf work?
N||not a single twinge in the back this week, first time in my life i can say nothing to report
N||No numbness, no tingling, bowels like clockwork. You did ask.
N||flatmate bulimic, it's hard to watch, i sleep badly from worry. my own eating is normal
N||had an ed when i was 15, thirteen years ago, i eat everything now and love it
N||shoulder op was in 2009, it's the better shoulder these days
N||Fell over my own feet in front of the whole class, no harm, big laugh
N||banged my knee on the bench, ouch, gone after a minute
N||hit my head on how good this program is... ok bad pun, good week
N||the baby had croup and a night in A&E, he's fine, i'm a zombie
N||this app is a pain in the neck when it logs me out
N||pain in the arse commute so can't do tuesdays
N||my jaw dropped when i saw the deadlift numbers
N||the weight of the world on my chest before the exam, then i passed! so no stress now
N||had to catch my breath from laughing in partner yoga
N||wheezing with laughter the whole class
N||cat puked, toddler puked, i did not puke, went to gym
N||threw up the bat signal to find a spotter
N||cant finish a sentence because the kids keep interrupting, so: two sessions, fine
N||lungs on fire in the last 500 m and then a jam doughnut. that's rowing
N||saw stars! real ones, night run in the hills, magical
N||paralysed by choice on the exercise menu, can you just choose for me
N||I fear the stroke because of my mother, but pressure is 118, all good. I only think too much.
N||what's the sign of a heart attack in women, my friend asked at the club, could you put it in the app?
N||is it normal for pulse to be 180 in sprints? i'm 17, felt great
N||watch died mid run, so heart rate 0, i assure you i'm alive
N||strap said 230 bpm, dry strap, wet it and it said 150. fine
N||flatlined on motivation
N||brother in law collapsed at the london marathon two years back and it put me off, but i've signed up for a 10k now
N||colour of my smoothie was tar, tasted fine
N||pink wee, beetroot for three days straight, obvious in hindsight, gone since i stopped
N||red face like a tomato, as always, ginger genes
N||my quads are swole, my ego is swole
N||trousers too tight on the calves, finally gains on both sides!
N||long flight, walked the aisle, legs fine, slept 12 hours, jetlagged is all
N||doc checked the calf, ultrasound nothing, swelling gone, no limits from her side
N||broken toe in 2016, broken heart in 2019, both healed
N||last year the depression was deep, now a year well without tablets, enjoying the running
N||in a mood all week because of the rain
N||cried at the end of the class, happy tears, best savasana ever
N||I ended it. The contract with my old gym I mean. So glad.
N||won't be here next week, ibiza
N||killing it on the pull ups, suicide on the sprints (the drill!!), 8 of them
N||suicides at basketball were rough, legs toast
N||hanging by a thread with the deadlines but training is my happy place
N||I'm so tired I could sleep on a spin bike. Newborn twins next door, not mine
N||fog was so thick i ran past my own street
N||light hurts my eyes at 5am because it's 5 am
N||ears ringing after the gig, gone by noon, run in the evening
N||drunk and sore, in that order, wedding was great
N||hangover from hell saturday so no long run. my own fault
N||cut my finger on an avocado like a millennial, plaster, done
N||pulled a muscle? no, pulled a bird. no training friday haha
N||torn between the 10k and the half
N||snapped my resistance band, nearly took the lamp out
N||something popped, turned out to be my trouser button
N||achilles heel of mine is sugar
N||nerve wracking first class but everyone was lovely
N||got on my last nerve that guy hogging the rack
N||so numb after the shift i just stared at the wall, then did your 15 minutes and felt human
N||hands went numb from the cold on the ride, hot tea, back in five minutes
N||foot fell asleep in meditation, woke up when i did
N||my leg went dead from the cat sleeping on it
N||saddle sore? no, got the new saddle, bum very happy
N||sat so long on the train my backside was numb, walked to the hotel, fine
N||horse threw a shoe, not me
N||needed the loo every 2 k because i drank a litre before. lesson learnt
N||stitch in the side on the first mile, went when i slowed
N||ran too soon after curry, regretted it, burped the way round
N||Not sick, not hurt, only lazy. I say it honestly.
N||my fitness is bleeding away with this work trip, hotel has no gym
N||period due, ate all the chocolate, trained anyway, felt strong
N||Stopped breastfeeding, boobs shrink, sports bra fits, hurray
N||youngest is 4 now so i guess i can't say postpartum any more. feeling strong
N||The surgeon signed me off for good in May, knee is like new, I do everything
N||can you train with a pacemaker? asking for my father in law, he wants to join
N||my client has gout lol, i don't
N||grandad's got the dizzy spells so i stayed with him instead of gym
N||would i notice if i tore something? i have a big lift on sunday
N||the plan said max effort and i maxed. lay on floor like a starfish 3 min, got up, ice cream
N||felt sick with nerves before the comp, gone when i touched the bar
N||butterflies in my stomach, first race in years!
N||heart in my mouth on that via ferrata
N||heart's not in it at the moment, maybe another sport?
N||the music is so loud it makes my chest vibrate, could the studio turn it down
N||chest day was a joy, tight chest today, just the flyes, sore to poke both sides
N||pecs so sore i sneeze and swear
N||abs so sore i can't laugh, don't send memes
N||arms won't go over my head for the shampoo since monday's presses, ordinary doms, better already
N||stairs are my enemy after leg day
N||blackout in our street, did the workout by candle
N||power went out mid treadmill, so did i, home to bed
N||passed out on the couch at nine, kids drew on my face
N||out cold by 10 every night, best sleep in years since i train
N||collapsed into bed, woke up fresh
N||fell asleep on the bus, missed the gym by 6 stops
N||my wife fainted when she saw the gym bill, not really
U|clot|Week one out of the boot, so happy. Calf's a bit of a monster, tight and pink and sore to stand, physio can't fit me in till Friday
U|clot|flew home from oz sunday, 5k monday, felt like i'd been knifed under the shoulder blade with each breath tuesday. it's thursday and i get puffed making the bed
U|clot|One leg is a sausage, the other is a leg, says my granddaughter. It's warm as toast behind the knee too. I did my walking.
U|clot|gym 3x. thigh down to ankle on the left is heavy and a bit purple since the long drive from cornwall, thought cramp but it never lets up
U|clot|I am 34 weeks and only my left side foot and calf is swelled and paining when I walk, other is normal. Did prenatal yoga.
U|clot|knee scope 10 days ago, rehab going great. last night couldn't get a proper breath in, pain at the side like a stitch that doesn't go, heart fast
U|clot|thought i'd pulled my calf at hockey but i didn't even play, just sat on buses. it's hard like a brick and hot and the sock won't come up
U|clot|got covid, lay for a week, first walk today. shin shiny, calf throbs when i put it down, only on the right
U|clot|bit weird, my armpit to hand swelled after the bar muscle ups and its gone a dusky colour, ring had to be soaped off. still swole lol
U|clot|Since operation of hip I was good. Now leg is big from under, painful when doctor-sock goes on, and small cough with some blood.
U|clot|training block done. was eating cereal and suddenly could not breathe deep, spiky pain on the right, had to sit. better if i breathe small
U|clot|nursing my newborn and my calf is double, feels like a charley horse for three days, husband measured it haha
U|clot|that massage gun isn't helping the calf, it's getting fatter and warmer, i can see the vein. no idea what i did, was on the plane monday
U|clot|everything fine bar one leg that doesn't fit the skinny jeans any more, aches deep like a toothache. started the pill in sept
U|clot|long haul crew here, 3 sectors this week, 2 gym. left calf's tender to squeeze, bigger, skin tight. compression sock leaves a trench
U|clot|Physio done daily after my ankle plaster. Got puffed on four stairs today out of the blue and a catch under the ribs. I blame being unfit.
U|clot|my mates reckon shin splints but it's one leg, all round, hot and red and it hurts lying down
U|clot|Walked to bingo and back. The bad leg, since the fracture, has swollen from the knee down and the skin feels stretched, came on since yesterday.
U|breath|Swimming was good, I kept up with the lane. Since then I can't seem to fill up, even on the settee, and I sleep propped on three cushions
U|breath|tried my sister's inhaler cos mine ran out, didn't do much, been whistling and tight since pe at 11 and its 9pm now
U|breath|got my protein shake mixed up with the nutty one, tongue fat and hives on my belly, voice croaky. it's calming down i think? still did abs
U|breath|talking. like. this. all day. funny. chest cold i guess. did the mobility tho
U|breath|Ankles fat, belly fat, no air when I lie. I'm up 4 kilos in a week, you will not be happy with me. Walked only to gate.
U|breath|first outdoor run at minus 12, been barking and hauling for air since, shoulders up round my ears even sitting. four hours
U|breath|ran in the pollen, now i sound like an accordion and the neb isn't shifting it. can't do the stairs
U|breath|After the shrimp at lunch and running after, my whole skin became red bumps and it was narrow in throat. I am still itchy and tight.
U|breath|three good gym days then this: brushing my hair leaves me puffing. resting. i'm 33 and was fine last week
U|breath|bub is 2 weeks, i know i'm not supposed to train, just saying i can't lie down without feeling like i'm under water and my hands are swollen
U|breath|oximeter from covid times says 86 lol must be broken. bit blowy on the sofa. did the bands yesterday
U|breath|bee got me at the trail race, my eyes closed up and my chest went squeaky. took a hayfever pill, resting, bit faint
U|breath|had to hand the phone to my wife because I couldn't get the words out for want of puff. It's only a chesty thing. Exercises no.
U|breath|since wednesday i wake up choking for air, sit on the edge of the bed until morning, then train as normal more or less
U|breath|new latex bands gave me a blotchy rash, puffy lips and now i gotta cough and my throat's closing a bit?? loved the workout
U|breath|i'm not even moving and i breathe 30 times a minute, counted. inhaler empty. coach says it's my fitness
U|breath|got kicked in the ribs sparring, now i can only sip air on that side and it's getting shorter, lips tingly. sleeping it off
U|breath|Teaching five classes, all fine till today, can't count the class in, no air for the eight. sat down and it stayed like that.
U|breath|it feels like I'm breathing through a straw since yesterday morning, resting or not. Did the gentle stretching, no improvement
U|stroke|Lovely week at the lake, walked daily. On Friday my hand wouldn't do the zip and the words came out scrambled, only for a quarter of an hour
U|stroke|squats ok rows ok. then one eye just went grey like someone breathed on the lens, came back in the shower
U|stroke|bro my face fell asleep on one side after sleeping, cant whistle, and my arm's clumsy. gym at 6?
U|stroke|Since Thursday I go like a sailor, always to the right, and glass I put next to the table. Head not hurting. Training three times ok.
U|stroke|finished the wod, bam, like being hit with a shovel from inside the back of my head, puked, lights too bright, never had anything like it
U|stroke|my kids laughed because i called the dumbbells 'bananas' and couldn't read the clock. lasted breakfast. then did your 20 minutes
U|stroke|9 weeks after birth, a headache from nowhere like an explosion, sparkles, and my left hand didn't find my mouth. sleeping is hard anyway
U|stroke|Chair class as usual. The ladies said I was slurring and my eye drooped, but I'd only had tea. I felt right by teatime.
U|stroke|dropped my coffee, then my phone, then i noticed that my whole left half was made of rubber. gone in ten. weird but no pain. long run tomorrow?
U|stroke|half of the mirror was missing when i did curls?? like couldnt see my own right arm. and pins round my mouth. ok now
U|stroke|Sunday long run good until I suddenly couldn't tell the marshal my name, it just wouldn't come out. He thought I was foreign.
U|stroke|the ground became a boat at once, I vomit, I see two of everything and cannot swallow my water well. it is better today little bit
U|stroke|my typing si all worng tday left hadn dosnt do it, and i drool lol. did legs in the morning
U|stroke|husband noticed one side of my mouth hanging at dinner, i noticed i couldn't feel the fork. we went to bed. this morning just tired
U|stroke|whiplash at bumper cars, now neck pain up one side, tiny pupil and my balance is shot in pirouettes. show's on friday
U|stroke|Lost the sight in the left for about as long as the kettle takes. Came back in patches. 68, BP tablets, did the bike after.
U|stroke|on the heavy leg press pushing hard, brain felt like it burst, still pounding worse than any hangover, stiff neck, day 2
U|stroke|signed the register at dance and the pen did loops, then i put my shoe on the wrong foot three times. mum said sit down. fine after nap
U|bleeding|ultra finished!!! 50 miles. been spotting blood in the loo since, like a lot, and my belly cramps, but the medal is huge
U|bleeding|on aspirin and the ibuprofen for my hip, stools have gone like liquorice, i'm puffed on the flat. walked 2 of 3
U|bleeding|brought up something dark and gritty after the gym, thought it was the coffee, happened again this morning without coffee
U|bleeding|pregnant 24 wks, everything good, just today undies soaked in watery stuff that keeps coming when i stand. pelvic floor again?
U|bleeding|11 weeks pp and suddenly it's like a tap, through the leggings in class, clots as well. mortified. rang nobody
U|bleeding|cough from the chest thing is getting red, a spoonful this time. otherwise i'm ready to run
U|bleeding|I go toilet and it is like cherry jam, much, three times today. No pain. I am a bit white and cold. Squats I did.
U|bleeding|Been to bowls. I don't like to mention it but it's black as your hat and sticky when I go, since Tuesday, and I come over weak.
U|bleeding|preggo 31w, did the swim, then fresh red in the pool changing room, like a period. baby is moving so i guess ok
U|bleeding|hit my side in motocross, bit sore, now i pee red like wine and i'm sweaty. ribs fine tho
U|bleeding|training + fasted + lots of naproxen. threw up this morning, red in the sink. went to work
U|bleeding|six wks pregnant, one sided belly pain that doubles me up and brown-red spotting, shoulder tip aches too from bench i suppose
U|bleeding|i'm changing a night pad every 40 min since saturday, 49, they say menopause. legs heavy, dizzy on stairs, did yoga
U|bleeding|nosebleed since the match, four hours, won't stop even pinched, i'm on warfarin. sorry about your towels
U|bleeding|the dog walk was fine, then i spat and it was bright red with froth, twice. cold air maybe
U|bleeding|after the curry i thought it was tomatoes but it's every time, maroon and loads. feel washed out, hr up 20 on easy runs
U|bleeding|38 weeks, bouncing on the ball as you said, a pop and then warm and greenish all down my legs. contractions none. should i keep bouncing
U|bleeding|my tummy's been a burning pit, on diclofenac for the shoulder, today's number two was tar. bench pr though!
U|self_harm|all sessions done. i do them so nobody asks. at night i plan how to not be here
U|self_harm|got dropped from the squad. there's no point in me now, like none, i don't want to see friday
U|self_harm|4 runs. i look at the trains different these days. don't worry about it
U|self_harm|You've been kind, all of you. I've left the bands and mat for the next person. I'm tired and I've had enough of living.
U|self_harm|good lifts. then home, razor, the usual, it's the only thing that quiets my head. dont tell my dad
U|self_harm|I'm a burden for my family in this country. I think often to sleep and never wake up, more this week. Exercise I did two.
U|self_harm|baby cries i cry. i had a scary thought of going off with the pills and it felt like relief. walked 30 min like you said
U|self_harm|injury means no dance and no dance means no me. i mean it
U|self_harm|wk 6: squat 140, bench 100, will to live 0. not joking this time
U|self_harm|if i don't log next week it's not the app. take care of yourselves yeah
U|self_harm|I've been punching the wall till my hand bleeds on purpose, helps for a minute, then i want worse
U|self_harm|hi coach knees ok. been wishing i'd not made it through the crash. keep wishing it. every day now
U|self_harm|divorce final. gave the dog to my brother, paid the bills, feel calm first time in months. won't need a new plan
U|self_harm|everybody is better if I disappear, I wrote a letter for my mother yesterday. Stretching was good.
U|self_harm|tbh i only come to the gym so i don't do something stupid at home. last night was close
U|self_harm|I can't see the winter through, and I don't mean the training. I'd rather join my husband.
U|self_harm|did arms day. arms are also where i cut so sorry for the bandages, slipped deeper than i wanted
U|self_harm|not sleeping, not eating, voices in my head saying end it. 12k steps
H||Ran three times, loved it. Right knee is puffy in the evenings, goes down with ice
H||hip flexor pinches at the top of high knees, been like that since the 10k
H||My blood pressure tablets were changed on Monday, doctor wants me to go easy till the check on Friday
H||ingrown toenail, chiropodist dug about, trainers hurt
H||bruised ribs from jiu jitsu, doc says three weeks
H||old whiplash is moody when it's cold, can't look up for overhead press
H||I'm 14 weeks with number two and sick every morning as the midwife expects, keeping tea and toast down
H||breastfeeding and my wrists ache from lifting him, mum's thumb the nurse called it
H||gap in my tummy still two fingers, pelvic physio says no crunches
H||got the flu jab, arm like lead and a bit feverish, rest day
H||throat's like glass, temp 38.2, skipping
H||my gout kicked off in the big toe, on colchicine, shoes impossible
H||numb patch on the outer thigh since pregnancy, neurologist calls it meralgia, harmless, tight belts annoy it
H||heart murmur since birth, checked yearly, no limits except max lifts
H||long covid, pacing at 100 bpm max with the clinic, had two crash days
H||on beta blockers so don't trust my heart rate, go by feel
H||sugar was 14 after the weights, is that usual? came down by itself, T1 since kid
H||elbow inside hurts when i grip, golfer's elbow said the physio in sept
H||had my wrist ganglion drained, no weight on it for ten days
H||sprained ankle from volleyball day 6, purple and green, doctor xrayed, nothing broken, walking in a brace
H||Back went into spasm picking up a sock. Legs are fine, toilet fine, just bent like a prawn.
H||calf is tight like a guitar string since the hills, both actually, rolling helps
H||i get exercise asthma in the cold, two puffs before and i'm ok, just warm me up longer
H||the stitches in my chin from the hockey stick itch like mad
H||dislocated my shoulder last year, it's ok but feels loose in wide press
H||got osgood schlatter, the bump under my knee kills when i kneel
H||growing pains in the heels, sever's says the doctor, jump less in season
H||period pain so bad i lay in bed with two ibuprofen, normal for my endo
H||endometriosis op in october, cleared for walking and light stuff from this week
H||thyroid pills adjusted, tired as a sloth and cold
H||lost a toenail to the downhill, oozing slightly, plaster on it
H||Parkinson's makes the left hand slow. Balance is fair in the mornings, worse after three. Same as always.
H||MS here: heat makes my leg lazy, known for 8 years, cool room and it returns
H||had my stroke in 2021, right arm still weaker, rehab doc is pleased with the bands
H||epilepsy, no fit since march, on keppra, don't put me on high ladders please
H||i faint at needles, always have, had bloods today, lay down, no gym after
H||low blood pressure girl here, stars when i get up after the floor work, doc says salt and water
H||got heat rash and a headache after sunny football, drank, slept, ok but drained
H||cracked tooth, pain when i clench on heavy sets, dentist monday
H||carrying the hernia belt til surgery, bulge pops back when i lie
H||vasectomy tuesday, frozen peas, no squats for a week the doc says
H||Had a mole cut off my back, two stitches, no stretching it till Thursday
H||knee replaced in june, bends to 110, kneeling is horrid
H||stress fracture in the foot, boot for four more weeks, only upper body
H||shin's got a sore spot on the bone that hurts in bed too, physio on wednesday, stopped running
H||my it band is singing at km 4 each time
H||patella tendon is grumpy, decline squats help, jumping not
H||shoulder blade knot that gives me a headache by evening, desk job
H||tension headaches again, neck like concrete, massage eased it
H||on antibiotics for a tooth, amoxi, told to take it easy
H||UTI, on nitrofurantoin, need loo all the time so no long runs
H||hemorrhoid op last week, sitting is a joke, surgeon said 3 weeks no lifting
H||Cataract done on Tuesday, not to bend or lift for a fortnight.
H||detached retina fixed in spring, no inversions for me ever, eye doctor's rule
H||eye infection, sticky, no pool
H||jet lag plus a cold plus a sore back from the seat, take it slow on me
H||ADHD meds put my resting pulse at 85, doc is aware
H||panic attacks are back a bit since the exam, therapist knows, breathing into the count helps
H||anxiety high this week, saw my counsellor twice, walks help more than hiit
H||low mood again like each november, on my light lamp and meds, GP knows, not in danger
H||two years out of hospital for anorexia, dietitian signs off my training, max 3 a week
H||burnt out, signed off work for stress, doc recommends gentle movement
H||not sleeping since the night shifts, everything feels heavy and i keep catching colds
H||overreached i think, resting hr up 8 and legs flat for two weeks
H||my bunion rubs, can't do tiptoe exercise well
H||hypermobile, elbows overextend, sore after planks
H||scoliosis, rod in my back, no twisting
H||fell on the stairs, bruised hip like an aubergine, doctor looked, nothing broken
H||Dog pulled me over. Grazed palms and a sore wrist, can move all fingers
H||broke collarbone 5 weeks ago, sling off, physio has me on pendulums
H||pneumonia in september, lung doctor says slow build, i still tire
H||cough left over from covid, fine in breathing, annoying at night
H||i take blood thinners for a valve so i'm bruised from the kettlebell on my forearm
H||the varicose veins ache by evening, stockings on, both the same as for years
H||lymphoedema arm after breast cancer, sleeve on, light weights by nurse's plan
H||chemo finished in aug, feet tingly from it as they told me, balance bit off
H||statin aches in the thighs, doctor is swapping the tablet
H||IBS flare, bloated as a football, no core please
H||reflux when i do anything upside down, on omeprazole since spring
H||coeliac, got glutened, gut ache for days
H||crohn's flare, gastro knows about the blood, on steroids, energy nil
H||ulcer from last year, no ibuprofen for me, otherwise ok
H||kidney stone passed on monday, hospital sorted me, sore still
H||Had the angiogram, one stent, discharged with walking plan. Wrist is bruised from it.
H||pacemaker six weeks old, left arm not over shoulder till the check
H||palpitations turned out to be ectopics, ecg and holter done, told harmless, still feel a few after coffee
H||chest muscles between the ribs sore to press after the cough, gp listened, costo-something
H||fainted in july, all tests done, told to eat and drink before training, ok so far
H||neck nerve thing from 2 years back gives me tingles in the thumb when i look up, MRI'd, same as ever
H||my drop foot is from the 2018 op, splint on, no running, bike good
H||bladder's weak since the kids, pads for star jumps, no back pain
H||hand eczema cracked so chalk burns
H||sunburnt shoulders, can't have the bar on them
H||cold sore, sore throat, sore everything. man flu
H||pulled something in my side, hurts when i twist or sneeze, better by the day
H||groin strain grade 1 says the club physio, two weeks off kicking
H||thumb jammed by a basketball, fat and stiff, moves ok
H||knees ache before the rain, glucosamine or placebo who knows
H||my heel spur... frozen bottle trick... meh
H||Good week overall, three sessions and a swim, only my right elbow complains when I pour the kettle, same as last winter
H||my knee is talking when I go down on the stairs, not pain exactly, more like sand
H||sir i have sugar since 6 years, tablet only, please give exercise before breakfast or after?
H||30 weeks, baby kicks all through the warm up haha, bit of heartburn at night, midwife says carry on
H||can we swap lunges, my kneecap tracks funny and gets sore under it
H||bit of a dodgy shoulder from my rugby days, throws a strop on dips
H||Mum of three weeks here, stitches healing, health visitor says walking only till the six week check
H||pinched something in the lower back hoovering, sore when i bend, nothing in the legs, better than yesterday
H||i've a cough that won't quit but no temp, ran slow
H||been told i'm pre diabetic, scary, nurse wants me walking after meals
H||left ankle swollen where i twisted it on sunday, both calves same size, just round the knobbly bone
H||had a tooth out so no bouncing for two days, socket is sore
H||Blood pressure at pharmacy was 152 over 92, I have an appointment at the GP on Thursday about it, feel well
H||my right hand goes to sleep at night, shake it and it wakes up, doctor says carpal, op in spring
H||foot gets tingly in tight shoes on the elliptical, goes off when i loosen the laces, every time for a year
H||whacked my head on the cupboard ten days ago, doctor saw me, no concussion, just a tender lump
H||sinus headache, worse when i bend, snot like wallpaper paste, sorry
H||my asthma's been a bit twitchy with the pollen, brown inhaler up to two puffs as my plan says, it's working
H||hamstring tendon up by the sit bone aches on long drives, same since august
H||achilles sore on the first ten steps, no drugs no drama, just too many hills
H||I'm on tamoxifen and the joints are stiff like a gate each morning
H||rotator cuff partial tear from the scan, physio says below shoulder height only
H||had an ACL done in feb, nine months, surgeon wants no pivoting until the hop test
H||the meniscus locks now and then, i wiggle it free, surgeon put me on the list
H||i'm anaemic again (heavy periods, gyn knows), getting infusion next week, puffed on hills
H||coil fitted yesterday, crampy, skip the core work
H||miscarried in september, doctor says body's ready, me not fully, slow please
H||hair falling out, cold hands, thyroid says the doc, starting tablets monday
H||my back has its january mood, stiff in the morning, warm shower and cat cow and it goes
H||sore neck from feeding the baby, headaches from that, osteo helps
H||mastitis, on antibiotics from the gp, chest hurts on one side like hell but the fever's down
H||de quervain's in both thumbs, can't hold dumbbells, splints
H||SI joint pain on one-leg stuff, I'm 27 weeks
H||pubic bone hurts when i turn in bed, midwife called it spd, no wide squats
H||I use a walker since the hip fracture in May, therapist comes Tuesdays
H||Balance not what it was, the inner ear man said exercises daily, I hold the worktop
H||glaucoma, so no head down poses
H||macular in the left eye, so large print and no step ups without rail
H||bit of water in the ankles by evening, both, heart doctor upped the tablet and wants me weighed daily
H||Heart failure, stable, nurse says 20 minutes flat walking, stop if I can't chat
H||angina, old friend, only with steep hills, spray not used in months, cardio rehab says level walking
H||bypass in june, breastbone healed but clicks, no push ups surgeon says
H||had a TIA in spring, on clopidogrel, allowed everything but max efforts
H||blood clot in lung last year, off thinners since may, scans ok, still get anxious with breath
H||factor v leiden, so i need to move on flights and wear the socks, nothing swollen
H||COPD, as always, 2 out of 10 today, pursed lips and pauses
H||sleep apnoea, mask broke, shattered till the new one comes
H||cut my heel on the pool tiles, three stitches, dry for ten days
H||verruca treated, limping like a pirate
H||athlete's foot from the showers, itchy, cream
H||nipple bleed from the long run, vaseline next time, still raw
H||chafed to bits between the thighs, walking like john wayne, no run today
H||saddle sores, a real boil, off the bike till it dries
H||tore a callus off on the bar, hand's raw, no hanging
H||nails bruised from pointe, big toe throbs, teacher says flats this week
H||sesamoid pain under the big toe, no relevé, pod gave me a pad
H||snapping hip, loud, now getting sore on développé
H||hip labrum tear on mri, waiting for injections, no deep flexion
H||got a steroid jab in the shoulder on wednesday, told to rest it a week
H||my ankle impingement at the front hurts in deep plié
H||shin splint or stress thing, doc says rest until the scan
H||RED-S clinic said two sessions and more food, i'm following it, period came back!
H||used to make myself sick, 14 months clean, triggers around weigh ins so please no scales
H||binge days still happen, therapist and i work on it, no restricting after
H||feeling low since the injury, told my doctor, talking to someone on mondays, safe
H||self harm scars on my arms so long sleeves, haven't in two years, just so you know
H||PTSD, please no shouting in my audio, flashbacks are handled with my psych
H||bipolar, on lithium, need to drink enough and not overheat
H||quit smoking, coughing up grey gunk, the nurse says normal, lungs feel rough
H||hungover is one thing but my stomach's been off for a week, cramps, loose, no blood
H||food poisoning friday, keeping fluids down now, weak legs
H||had a fever 39 on sunday, today 37.4, when can i train
H||glandular fever confirmed, no contact, spleen thing, dr says six weeks
H||shingles on the ribs, burns when the shirt touches, on the tablets
H||tick bite ring, doc gave doxycycline, joints a bit achy
H||tetanus jab made my arm sore, no pressing
H||wasp sting on the calf, swollen red patch round it, itchy, no trouble breathing
H||allergic to nuts so careful with shake tips, carry an epipen, never needed it this year
H||hives from the cold water come and go, allergist knows, antihistamine daily
H||ears blocked from swimming, crackle, can't balance great on one leg
H||burst eardrum in water polo, seen at ENT, no water for 6 weeks
H||broken nose from sparring, set on tuesday, no contact a month
H||black eye from a stray elbow, sees fine, no headache, looks awful
H||stubbed toe, purple, probably broken, buddy taped, urgent care said nothing else to do
H||finger tendon (mallet) splinted 8 weeks, hospital's orders
H||pulley strain in my ring finger from crimping, hurts to press, no pop
H||climber's elbow both sides, antagonist work pls
H||rower's rib ache, physio says back off the erg 10 days
H||swimmer's shoulder, clicks and aches after 2k
H||cricket side strain, bowling off for three weeks said the doc
H||my quad is tight and sore where i got the dead leg, bruise, bends to 100
H||hip pointer from hockey, sore to cough
H||turf burn infected a little, cream from the chemist, better today
H||tailor's job, my neck is rock and I get headache from it on Fridays, same since years
H||working on building site, back is tired, pain 4 of 10 in morning, after moving is 1
H||Night nurse here, varicose ache, sore feet, plantar fasciitis diagnosed, need soft stuff
H||lorry driver's back, stiff as, no tingles
H||fasting with diabetes, doctor adjusted the dose, light only please
H||on mounjaro, queasy after jabs and eating little but dietitian's on it
H||off the steroid cream, skin raw, sweat stings
H||PCOS, metformin makes the tummy dodgy, dashed off the treadmill twice
H||HRT patch started, bit of breast soreness, jumping's no fun
H||prostate op five weeks ago, catheter out, leaking when I squat like the surgeon told me it would
H||my waterworks are slow, prostate, urologist has it, same as the last three years
H||Had the hip scan, wear and tear, told to keep strong and avoid running
H||rheumatoid flaring, wrists hot, doc increased the methotrexate
H||ankylosing spondylitis stiff mornings, swimming is heaven
H||fibro day, everything hurts, 5 minutes only
H||CFS/ME, pacing, please don't push
H||POTS, known, hr 140 on standing, lie down work only, cardiologist's plan
H||EDS shoulder slipped out and back again like it does, sore today
H||dizzy when i hang my head in yoga, goes when i'm up, iron's low again
H||light headed before lunch when i skip breakfast, eat and it's gone
H||my ears pop and i'm wobbly with this cold, a bit seasick in the lift
H||pulse gets to 190 in class and takes a while, doc did ecg, fine, says build base
H||new med for migraine slows me down, tired legs
H||headache after every heavy press day, back of the head, physio says neck, seen gp too
H||eye twitch, bad sleep, five coffees, knackered body, sore throat starting
H||woke with a stiff jaw and sore molars, clenching on the deads
H||bruise on my thigh from the bar turned yellow green, still tender
H||doms that's gone on six days in one hamstring, more a strain i guess, walks fine
H||calf niggle high up, can hop, can tiptoe, just tight, will skip sprints
H||tummy muscle pulled from toes to bar, hurts to get out of bed
H||did my groin a bit on the splits, stretches painful, no bruise
H||ankle feels loose ever since the third sprain
H||one leg's shorter since the fracture, insole in, hip aches on long walks
H||old frostbite toes go white and numb in cold, always have, need warm up indoors
H||raynaud's so fingers dead in the cold ride, ten minutes by the heater, known thing
N||three runs, one gym, zero complaints
N||can i get 30 min workouts, the kids' football has eaten my evenings
N||No equipment next week, I'm at my mother's in Pune, please give bodyweight only
N||bored of the same squats, got anything spicier?
N||pb on deadlift!!! 140!! my voice is gone from screaming
N||meh week, work was mad, moved twice, ate toast
N||up two kilos since september, holiday food, no regrets
N||It was very nice training but the man in video talks too quick for my English
N||sleepy but good
N||loved the dance one, more of that please
N||hated every second of the bike. did it anyway
N||rain all week so I marched up and down the hall like a guardsman
N||exam week so brain is porridge, trained twice to stay sane
N||proper knackered after nights but in a good way
N||nothing to report, sarge
N||legs heavy monday, fresh by thursday, plan works
N||I want to see abs by June, is it realistic?
N||the gym was full of new year people, waited 20 min for a rack
N||My granddaughter did the exercises with me, we laughed so much we had to stop
N||new job, cycling to work 7k each way, counts?
N||protein shakes taste like chalk. other ideas?
N||bit sore in the glutes, walking like a penguin, worth it
N||vegan since monday, ask me in a month
N||could you move leg day away from saturday, i go out dancing
N||i skipped thursday because i couldn't be arsed, honest
N||got a dog!!! so 12k steps daily whether i like it or not
N||Swim was cold, 14 degrees, I squealed like a pig, brilliant
N||felt strong as an ox, then i saw the video, looked like a shrimp
N||not my best, slept 5 hours coz of the match
N||my technique on the snatch is rubbish, can we drill it
N||Everything ok, thank you, God bless
N||the wee one learned to walk so now we both train
N||did half, had guests
N||quads burning on the last set like a good curry
N||breathing like a steam train on the stairs sprints, 2 mins later chatting away
N||heart pounding out of my ears on the finisher, came down fast, love it
N||felt like throwing up after the 800s for a sec, classic, ate half an hour later
N||thought i'd have a heart attack when the alarm at the gym went off, everybody out in towels
N||if i hear that playlist again my ears will bleed
N||blood sweat and tears, mostly sweat
N||bloodshot eyes from the pool chlorine, goggles were leaking, gone by evening
N||bled all over the keyboard with this report so no gym, figuratively
N||blind date on friday so biceps only thanks
N||the yoga teacher's voice could put me in a coma, bliss
N||my brain exploded with the new app layout
N||splitting headache of a spreadsheet week. no actual headache!
N||headaches? not one since i drink more water
N||worst headache ever was in 2015, meningitis scare, nothing since, just sharing cos you asked history
N||used to get migraines as a teen, they left with the teens
N||fell off a horse at 12, out cold, mum still tells the story. no harm
N||broke three ribs snowboarding in uni, all fine for ages
N||my back was bad ten years ago, strong now, haven't thought about it since
N||had two c-sections, kids are 15 and 17, can do anything
N||Had my appendix out in 1968. You asked for operations.
N||had a faint once at the school assembly, 30 years ago, lol
N||physio discharged me on tuesday, ankle is 100 percent, jump away
N||gp listened to my chest, did the ecg, says muscle, gone now anyway and free to train
N||the numb toe thing was the shoelaces, loosened, never came back
N||mri clear, symptoms gone for months, doc says forget about it
N||the lump was nothing, benign and out, healed, no limits
N||blood tests all perfect, doctor said whatever you're doing keep going
N||eye test fine, hearing fine, wallet empty
N||a lad in our club tore his biceps, sounded like a gunshot apparently, i now warm up properly
N||my coach at school had a stroke, we did a charity row, 100k as a team, i did 8k
N||sister in law is bleeding in her pregnancy so we have the kids, can't train till thursday
N||best mate took his life a year ago this week, ran 10k for him with the lads, sad but good day
N||listened to a podcast on suicide prevention on the long run, heavy but good
N||my daughter has been cutting, we're getting her help, so i'll miss some sessions. i'm coping
N||husband had chest pains, hospital says it's fine, i was up all night, so no training, just tired
N||Mother is with stroke in hospital, I travel home, pause the plan please
N||my boy got concussed at rugby, he's off for three weeks, i'm his chauffeur as usual
N||teammate passed out from the heat, i did the recovery position, felt like a hero
N||the woman next to me was purging about her ex the entire class
N||roommate's on laxatives for her ibs and the bathroom is never free. skipped one workout
N||dad's on cipro and grumpy, cooking for him, did two sessions
N||the vet put the dog on antibiotics, no runs with him this week
N||cat's got heart failure, sad, walked alone
N||grandma fell and hit her head, she's ok, spent the night in a&e with her, knackered
N||Do people faint in hot yoga? I booked one and am a bit scared.
N||how do i know if it's doms or an injury, in general? i've neither today
N||what should the pulse be at 60 years old? mine was 140 on the bike and I felt wonderful
N||is cola before a run ok?
N||if i take antibiotics one day, would you want to know?
N||could lifting give you a hernia? my nan says so
N||will running ruin my knees? they feel great so far
N||i'm scared of blood clots on the flight to sydney, any exercises for the seat?
N||worried i'd pass out giving my speech, did not, smashed it
N||what if my water breaks in class, asks my pregnant friend, she'd like to join too
N||no I'm not pregnant, just burritos
N||no swelling, no pop, no nothing, knee is boring at last
N||zero tingles zero pain, still paying the physio lol
N||didn't puke, didn't cry, didn't die. success
N||not dizzy, not sick, not tired, who am i
N||Nothing hurts today, at 79 I consider it a miracle
N||no wheeze in weeks, wasn't asthma anyway said the lung doc, it was dust at the old job, cleared
N||i never made myself sick or anything, i just eat less bread and walk more, 1 kg off in a month
N||haven't had one dark thought since spring, sun's out, life's good
N||coach your plan is pure murder, i want to marry it
N||stick a fork in me i'm done
N||RIP my glutes 2026-2026
N||i'm dead bring flowers (did all sets)
N||wanted to die at km 35, wanted to sign up again at km 43
N||shoot me if you put thrusters in again
N||you're killing me with these times, i can't do 6am
N||on my last legs by friday, then slept 10 hrs, back to life
N||my legs filed for divorce
N||my lungs handed in their notice, then we negotiated
N||nearly coughed up a lung laughing at your voice note
N||pissed myself laughing in acroyoga (figure of speech!!)
N||shat bricks before the bungee, then loved it
N||head over heels for kettlebells
N||lost my balance, work life one i mean
N||everything's a blur this week, deadlines, no gym
N||seeing double: twins joined the class, couldn't tell them apart
N||tongue tied in front of the cute instructor
N||my words came out wrong at the presentation, nerves, everybody laughed, me too
N||forgot the word for treadmill in english, said running carpet. it's my third language ok
N||face hurts from smiling, half marathon done with my sister
N||half my face is sunscreen in the race photo
N||left arm is tired, carried the toddler round ikea all day
N||arm's heavy from the toddler sleeping on it
N||jaw sore from chewing that protein toffee, lol, fine today
N||elephant in the room: i ate the whole cheesecake
N||elephant sitting on my bench again, that guy never leaves
N||weight on my chest: the cat, 6 kg, ruins my mobility work
N||pressure is on, race in two weeks, excited
N||tight chest? only the sports bra, went a size up, sorted
N||burning in my throat from the sprint in cold air, ten minutes, tea, gone
N||my heart is broken, the team got relegated
N||heart of gold, lungs of a pug, me in a nutshell. good run
N||irregular week: shifts all over, heart's in it though
N||racing heart at the start line, normal nerves, then settled and got 3rd
N||fluttery tummy, meeting his parents saturday, need arms by then
N||skipped a beat in the dance routine twice, need to count better
N||my beats headphones died mid run, tragedy
N||swollen feet after a hot day of sightseeing 30k steps, both, gone by morning
N||hot calves in the mirror, finally
N||one calf is bigger, the kicking one, since i was 14, coach laughs
N||cast party on friday so no training saturday
N||plaster dust everywhere, renovating, counts as cardio
N||pins and needles is my new hobby, sewing a quilt, so a lot of sitting
N||tingling with excitement, new bike arrives
N||cold numbed fingers on the snow run, pocket warmers, happy
N||dropped the bar, sweaty palms, chalk fixed it
N||dropped my phone on my face in bed, lol, that's my injury
N||can't get a grip on my sleep schedule
N||weak at the knees when he spots me
N||my knees buckled at 150, too heavy, 140 went up fine
N||foot drop? no, i dropped a plate on the floor not the foot, phew
N||tripped over the kid's lego, swore, all intact
N||wet myself from head to toe, cycling in a monsoon
N||accident on the m6 so i missed the class, i was just in the queue
N||toilet broke at home so i shower at the gym, good motivation
N||bottom is numb of course after a nine hour exam, dance in kitchen helped
N||black stool at the bar is too high for step ups, can i use the sofa?
N||peed like a racehorse after all that water
N||wee was dark before breakfast, drank two glasses, clear by ten, noted
N||brown water in our pipes, couldn't shower after the run
N||eating liquorice by the bag, don't judge
N||vomit on the gym floor by some new lad, closed for an hour, went home
N||car sick on the way, fresh air, trained, all good
N||baby puked on my good leggings, trained in pyjamas
N||haven't eaten since lunch so i'm going, bye
N||fasted run 5k, then pancakes, nice
N||ran an extra 2k for a donut, joking, ran it for the sunset, then a donut
N||cheat day was glorious, no guilt
N||skipped dinner because of the meeting, ate double at breakfast
N||my leotard shrank or i grew, eh, ordering a size up
N||weigh in was fine, 71.4, stable
N||cutting calories a bit, hungry at 4pm, apple helps
N||cutting my own fringe hurt me more than the workout
N||blade runner marathon instead of gym, sorry
N||letter of resignation is in! more time to lift
N||gave away my dumbbells, moving abroad, need bands only
N||saying farewell to my twenties on saturday, party, no plan please
N||i'm done with life admin, so done, gym is my reward
N||end of the road for these trainers, 900 km
N||wish i could disappear to a desert island, with wifi and a barbell
N||nobody would miss me on the netball bench haha, i'd rather come lift
N||lonely-ish since the move but joined a run club, nice folk
N||cried over a sad film, squatted, felt better
N||stressed, not broken
N||rough monday, good tuesday, that's life innit
N||panic! at the disco concert on thursday so no gym
N||had a proper panic about the tax letter, it was a refund
N||anxious about the first class as the oldest, but they clapped me in
N||hit the wall at 30k, jelly babies, got home
N||got hit on at the gym, flattered, three sets left undone
N||ball hit me on the bum, that's it for drama
N||knocked my socks off that class
N||knocked out in the first round of the tournament, beat on points i mean, no hits to speak of
N||smashed it
N||crushed my chest session, 4x8 at 60
N||ripped my shorts on a deep squat, whole gym saw
N||tore my ticket, tore through the 10k, 52:03
N||burst out crying with joy, finally a pull up!!
N||dent in the car, not in me
N||bruised ego only, my nan outplanked me
N||purple legs? new leggings dye, scrubbed off
N||snap, same workout as my sister
N||ankle biters kept me home (the kids)
N||heel turn: i now like burpees
N||calving season on the farm, no time, lifted calves instead
N||shoulders sore from fencing, the garden kind, good sore
N||stiff after 6 hours drive, walked it off
N||itchy wool socks ruined my run
N||hayfever jokes aside no hayfever this year
N||smelly lift, held my breath nine floors, new pb
N||altitude made me puff like a grampus at 3000 m, down in the valley back to normal, top trip
N||can't talk and run at this pace yet, talking returns when i stop
N||out of puff pushing the wheelchair uphill, dad enjoyed it, i got my breath at the top
N||gobsmacked, couldn't speak, she said yes!!! honeymoon week so light plan
N||vertigo by hitchcock instead of yoga tonight
N||spinning head from all the choices, spin class it is
N||room spun after the tequila, not training, sunday fine
H||Did the three sessions, new weights feel good, though my left wrist has been aching since the push ups on Monday
H||ran 10k with my brother, all smiles, then the outside of my knee got stabby on the downhill, same old itb
H||honestly brilliant week apart from this daft toe i stubbed, nail's lifting, running in sandals
H||I did everything but slow because I have a little fever since yesterday and my bones hurt
H||my physio wants me off jumping till the heel settles, she's writing you a note
H||nothing dramatic, lower back moans when i tie my shoes, been a fortnight
H||the doctor put me on a heart tablet, bisoprolol, and said keep moving but no sprints
H||Had my yearly check, pressure's up a smidge, he doubled the pill, feel fine
H||school nurse says my ankle's just sprained, crutches till monday
H||sorry coach i've got cramps from hell day one, hot water bottle and netflix
H||bit of a bladder leak on trampolines since baby 2, got my women's health physio on the 9th
H||My tummy scar pulls when I reach. Eight weeks now, doctor is happy with it.
H||i'm 18 weeks and my bump is in the way haha, round ligament pinches when i stand up quick
H||sugar dropped to 3.1 after the swim, ate dates, ok in ten minutes, nurse told to test before
H||the inhaler sorted it in five minutes like always, cold air does that to me
H||my shoulder went out in 2020 and since then it doesn't like behind the neck stuff
H||knuckles are bruised from the bag, skin off on two
H||tight chesty cold, bringing up green, gp gave me amoxicillin, off till friday
H||teething baby, two hours sleep a night, my whole body aches and i've a sore throat coming
H||shoulder's frozen, can't reach my bra strap since spring, getting the jab in january
H||my knee swells a bit after tennis and is fine two days later, been so for years, arthritis
H||i have a bakers cyst behind the knee, scanned, feels like an egg, harmless
H||ultrasound showed superficial vein thing, doctor said stocking and cream and walk
H||on apixaban since the clot in june, doc says train, no contact, bleed easily from shaving
H||I get pins in my feet from the diabetes, old story, chiropodist checks every three months
H||right leg a bit weaker since the disc op in 2022, neurosurgeon checked again in autumn, no change
H||neck arthrosis, when i look over the shoulder it crunches and gets sore
H||sciatica from sitting, tingly calf, gp saw me thursday, strength and reflexes fine, keep walking he said
H||was in a&e on sunday with my head after the fall, scan clear, told no training for a week
H||had the concussion check at school, cleared for light bike only so far
H||gastro had a camera in me, gastritis, tablets, no painkillers please
H||fissure, hurts and a bit of red on the paper, doc looked and gave ointment, drinking more
H||gyn says fibroids, heavy but known, iron pills, i'm slow the first two days
H||spotting at 8 weeks was checked yesterday at the unit, heartbeat there, told to take it easy this week
H||i've had waters checked, it was wee, midwife laughed, so pelvic floor homework for me
H||the ectopic beats are back with stress, cardiologist says harmless, cutting coffee
H||SVT ablation done in october, fit to train since monday, start low
H||long QT so no stimulants and someone must be with me, cardiologist's rules
H||had myocarditis in may, sport ban till the mri in december, walking only
H||Doctor finished the cipro early because of my heel, resting from running six weeks as he says
H||allergic to quinolones, got tendon trouble in 2019, so i tell every doctor
H||had rhabdo last year in hospital, kidneys fine, want to build up really slow please
H||Bell's palsy in spring, left eye still doesn't shut well, drops, all checked
H||ocular migraine, zigzags for 20 mins, had them for 15 years, eye doc knows
H||calf tear grade 1, scan done, heel lift in the shoe, bike from next week
H||biceps tendon repaired 5 weeks ago, elbow brace at 30 degrees, surgeon's protocol attached
H||partial achilles tear in a boot, consultant says eight weeks
H||pec strain, ultrasound says no tear, just let it settle two weeks
H||hamstring bruise nearly gone, physio cleared jogging not sprinting
H||my lips swell a bit from mango so none in the smoothie, it's only the contact rash
H||COPD flare ended, off prednisolone sunday, tired but at my normal puff
H||lung function 70 percent like last year, hills slow me, nothing new
H||covid positive, day 3, sniffles and aches, oxygen normal
H||depression diagnosed in august, started therapy, energy low, gym is my anchor
H||crisis last month, i was inpatient, home now with a safety plan and weekly psych, want only gentle things
H||dietician says no cardio for now, refeeding plan, weights twice a week
H||i overdo exercise when stressed, my therapist asked me to cap it at 4 hours, please hold me to it
H||sleeping pills make me groggy till ten, no early sessions
H||antihistamine for the rash, drowsy like a koala
H||got dental abscess drained, face still fat on that side, antibiotics, no running till it's down
H||bit my tongue sparring, two stitches, soup diet, low energy
H||cornea scratched by a twig, patch till tomorrow, eye clinic saw me
H||i carry a hernia above my belly button since the twins, surgeon says wait and watch
H||both hips stiff, hard to put socks on, xray shows wear
H||shin bruise from the box jump still lumpy, fine to walk
H||my forearm's got a burn from the oven so no sweatbands
H||got bitten by a dog in the thigh, cleaned and jabbed at hospital, sore to squat
H||left hand broken, cast, can do legs
H||splinter in my sole, digging it out made it worse, limping
H||the coccyx from childbirth is still sore on sit ups
H||trapped nerve in shoulder blade, feels like a hot coin, no arm trouble
H||kneeling hurts because of housemaid's knee, fluid on the front, doc drained it once
H||trigger finger catches on the dumbbell
H||flat feet ache after long shifts, insoles ordered
H||Morton's something, like a pebble in the shoe when I run
H||hip bursitis, can't lie on the right side, jab in two weeks
H||sore sit bones and tight piriformis, worse driving, no numbness
H||my back cracks and is sore after deadlift, three days, slowly going, form probably
H||head a bit achy from the flu, eyes hot, bed
H||dehydrated on the long run, cramps and a dull headache, better after soup, still washed out
H||stomach cramps on every run over 8k, gp says try less fibre
H||exercise makes my eczema flare, cracked elbows sting with sweat
H||growth spurt, knees hurt both, physio says cut jumps by half
H||i twisted my knee skiing, bit swollen, bends ok, walks ok, seeing physio fri
H||pulled neck in the scrum, stiff to turn, arms normal, physio looked pitchside
H||sore foot arch since new shoes
H||my left bum cheek is bruised from falling off the pole, sitting sideways
H||bruises all over the inner thighs from pole, normal for pole but the one is really tender
H||elbow bursa like a ping pong ball, gp says leave it
H||i use hearing aids, they fell out, got dizzy spells from menieres too, consultant knows, sit down work best
H||Weak ankles since the polio as a child, calipers, as ever
H||tired and short fuse, perimenopause they say, joints creak in the morning
H||one kidney since donating, keep me off contact and nsaids
H||spleen out in 2010, so with a temp i have to stop, just a cold today, no temp
H||my stoma's fine but heavy lifting is off the table, nurse's orders
N||Tried the rower for the first time, looked like a drowning giraffe, will try again
N||swapped thursday for sunday, hope that's fine
N||honest answer: lazy. next week better
N||doctor says my heart is that of a thirty year old, i'm 66, i told everyone at the bakery
N||my sister had to be sewn up after birth and can't train, i on the other hand did 4 sessions
N||if my head wasn't screwed on i'd have left it in the changing room
N||mate blacked out drunk on saturday, i was the sober taxi, run on sunday lovely
N||Sir all exercise complete, body feeling light, only time is problem due to office
N||kinda sore kinda tired kinda proud
N||the shoulder that hurt in spring is silent now, physio finished, pressing full weight again
N||got told off for grunting
N||no blood, no fluids, no baby, wrong person for that question lol
N||gym crush said hi and i forgot how to speak, lifts went up though
N||had a 'heart to heart' with my boss and he gave me fridays off, so long runs on fridays
N||i could murder a curry after that session
N||he asked how i feel, i said like a truck hit me, monday legs, you know. gone by wednesday
N||wish: more stretching, less shouting
N||my ankle was broken in the war of 2012 (school sports day), works like new
N||is it bad that i sweat so much? shirt was soaked, felt great
N||thirty years no injury, touch wood
N||first pull up at 52, i screamed so loud my neighbour came running
N||uncle's funeral, long drive, too much cake, back on wednesday
N||my watch says vo2 max is poor, rude
N||mosquito bites and happy, camping week, no weights
N||the plank felt forever, arms shaking like a wet dog, great
N||gran says running makes your womb fall out, it does not, 8k today
N||only thing that hurts is my wallet
N||no fainting this time in the blood donation, they said i'm fine, gym next day easy
N||train was late so warm up was a sprint
N||thinking about a triathlon, am i mad?
N||ate something dodgy? no, ate something delicious. heavy belly on the run
N||voice gone from karaoke, legs ok
N||teacher said my turnout's better and i got the solo
N||can i do it barefoot in the garden
N||not feeling it this week, nothing wrong, just want my sofa
N||ran past the A&E, waved at my wife who works there, 6k
N||Did three sessions and the long walk. Mid week I was convinced my heart would stop, but that was the phone bill for my teenager's roaming. Legs feel strong, sleeping well.
N||5k was decent, 28:40, puffing like a pug up the last bit and fine by the time I'd found my keys. Loved the new route, can we have more hills?
N||week was good, squat 5x5, rows, a swim. A lad went down like a tree next to me at the rack and they had to call the ambulance, so I cut mine short. He's ok.
N||My father's mouth went crooked on Tuesday and we've lived at the hospital since. He's talking again. I managed one walk and ate from machines, so go gently on me for motivation only.
N||upper body done, then i spent two hours on the sofa with my pulse racing because the penalty shootout went to 9 rounds. we won, i'm hoarse
N||flew home from bali on sunday, did calf pumps the entire 16 hours like you told me, legs same size, a bit jetlagged, ran 5k today and loved it
N||Had a funny turn in 2014, they looked at everything, never found a thing and it never came back. These days I do aqua three times a week and bowls on top.
N||my arms wouldn't do the buttons after rope climbs, my girlfriend had to dress me, ten minutes later i was eating wings with both hands. class act
N||Good week, three gym. In spring I had that pressure in the middle, they did the catheter thing and found clean pipes, since then never again and doctor says full training.
N||dance show went great!! i thought i'd pass out from nerves in the wings, then the music came and i forgot everything, best night ever, legs sore
N||coach i have a question, my aunty was on cipro and got sore heels, should runners avoid it? i don't take any medicine, week was good, 4 runs
N||Peloton with the wife, she won. I was a puddle on the floor making whale noises for three minutes, then we had toast. Nothing hurts except being beaten.
N||i read that if your wee is like cola after training you must go to hospital, mine's like lemonade so i guess i can do the pull up challenge again next week?
N||Woke up with a dead arm because the toddler used it as a pillow, shook it, it fizzed, it worked. Then did your full push day and pressed 2 kilos more.
N||ok so bad joke from the changing room: my back doctor says i've a spine of steel. no pain, no tingles, toilet normal, deads 3x5 at 120
N||bench pr!! something snapped and everyone turned round, it was my belt. bin it. arms and chest all good, 105 kg
N||The neighbour's girl starves herself for gymnastics and it makes me so cross. My own week: porridge, soup, cake on Sunday, two walks and your chair class.
N||my housemate tried to end his life last month, he's home and getting help. i'm sad and tired but ok, running with him on saturdays, keep my plan easy to move please
N||I said goodbye to my students on Friday, 38 years of teaching, lots of tears, and now I've all the time in the world. Five sessions a week please!
N||6 months after baby, doctor checked everything, tummy closed, pelvic floor top, no leaks when i jump. so where are my box jumps coach?
N||heavy week in the shop, lifted crates till my arms were noodles, still came on thursday. no pain only yawning
N||took a ball to the face in warm up, everyone gasped, it was the foam one from the kids' class lol. scored twice after
N||Never felt better. Blood pressure 122 over 76, sugar fine, the nurse asked me what I take and I said: the stairs.
N||i choked. not on food, on the penalty. still annoyed. gym mon wed fri done
N||on the night shift i eat rubbish and then i feel like a bin bag, but a nap and a run on the beach put me right. can we plan runs before the shift
H||Great week otherwise, four sessions, swam with the kids, but the hip that was done in March gets sore after two lengths of breaststroke, surgeon said no frog kick till new year
H||loved the intervals, hit every split. the shin that i banged on the pedal has a lump like an egg and is yellow now, only sore if i touch it
H||Was at the cardiologist about the skipped beats, he changed the pill and wants me under 120 until he sees me on the 12th. Did my walks under 110, felt fine.
H||did mon and wed, left out fri as the doctor thinks the numb fingers come from my neck and sent me for pictures next week, he tested strength and it's all there
H||Baby is 7 weeks, bleeding had stopped and a little brown smear came back after our long walk, midwife says normal when you do too much, so shorter please
H||ran the half with my sister, best day, and now the toenail is black and the knee is stiff and the nipples, well, let's say plasters exist
H||squash was fun, then my calf tightened up, not a pop, just like a knot that won't let go, i can stand on tiptoe on it but it bites
`;
