/** Sentences to train on, in the words of people of many places and ages: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const placesNotes = `
U|chest_pain|legs good. only thing, going up to the third floor with the shopping it feels like someone parked a fridge on me till i stand still
U|chest_pain|Did my walk with Margaret, lovely weather, had to stop twice at the hill because of that squeezing across the front, it goes when I stand
U|chest_pain|like my bra is three sizes too small when i hurry for the bus. take it off at home and its still there
U|chest_pain|oga the session sweet well well but for the last set something hold me here for middle of breast like hand, reach my left arm
U|chest_pain|heartburn every time i row, funny that it only comes with rowing and never with food, tums do nowt
U|chest_pain|my jaw aches on the treadmill, thought it was a tooth but stops 2 min after i stop. dentist booked for next month
U|chest_pain|Can we do evenings instead? Mornings I get this belt tightening round my ribs when I push the mower, sweaty with it too.
U|chest_pain|feels like i swallowed a whole boiled potato and it stuck, comes when i climb, goes when i sit on the wall
U|chest_pain|bit of an elephant on the chest last night, woke me at 3, passed after half an hour so didn't wake the wife
U|chest_pain|gas trouble sir, since yesterday heavy heavy in the center, left shoulder also paining, taken Eno two times no relief
U|chest_pain|reckon I slept on it wrong, the left arm goes heavy as a bag of cement whenever I chase the sheep, drops off when I'm back on the quad
U|chest_pain|nice week, grandson's christening. I danced and there came a pressing behind the bone like when ice cream goes down wrong, but it stayed twenty minutes
U|chest_pain|is it normal to feel like theres a seatbelt locked across you when running? not tired just clamped, and my teeth hurt
U|chest_pain|probly nothing but the burn in my chest came back on the bike today third time this week, sits right in the middle and runs up my neck
U|chest_pain|I was carrying rice sack 25 kilo and my breast became like stone, cold sweat, I sit and drink water then okay
U|chest_pain|Shovelled the drive Tuesday. Felt like the neighbour's labrador was sitting on me. Still a bit there today when I take the stairs.
U|chest_pain|since sat the wee tightness i get at five-a-side comes on just walking tae the shop noo
U|chest_pain|hi coach all good PB on deadlift!! also my chest kinda crushes in when i sprint and i go grey, mum said i looked like putty
U|chest_pain|can't tell if it's a pulled muscle, doesn't hurt to press it, only when I walk uphill, then it's a vice
U|chest_pain|the angina spray ran out and now I get the grip in my chest even making the bed. will get more when the chemist opens after the holiday
U|chest_pain|Sore between the shoulder blades when I push the pram up Garnethill, goes round to the front and down to my wee finger, eases on the flat
U|chest_pain|Had to pull the truck over yesterday, felt like a hoss kicked me square in the breastbone and my arm went to tinglin. Ate some antacids. Back at it today
U|chest_pain|feel sick and clammy every time i get heart rate above 120 this week, plus a weight here like wet laundry on my front
U|chest_pain|dead set thought i was having indigestion on the last hill rep, proper squashed feeling, mate had to walk me back. fine sitting now
U|chest_pain|Ate pierogi, went for walk, and again this stone on the sternum. Before it was on big hill, now it is on flat road.
U|chest_pain|Po coach, naninikip dibdib ko, tight tight when I sweep the floor, until my back. I just rest
U|chest_pain|Whoever says swimming is gentle! Two lengths and there's a hot iron laid on my chest. Every time this week, and it used to be never.
U|chest_pain|woke up like someone inflating a football in my ribs, it's been on since breakfast, will train anyway lol
U|chest_pain|My throat closes up tight when I walk fast in the cold, like a scarf pulled too hard, and both elbows ache. Resting cures it.
U|chest_pain|good pump. bad: sharp ripping between shoulderblades when i strained on the 180, still there 2 hrs later, can't get comfy
U|chest_pain|It's just wind I told my daughter. Been sat here rubbing my chest since the news came on and it won't shift.
U|chest_pain|I finished the 5k but walked the last one as there was a band of tight round me and my left hand felt like it wasn't mine
U|chest_pain|nothing hurts as such, only that heaviness, as if a child sits on my heart when I am doing the wet grinding by hand
U|chest_pain|short one today bc every burpee brought on this ache under the breastbone and into my jaw, stopped at 4, ache stopped too
U|chest_pain|my chest has been grumbling like a bad gearbox since sunday, worse with any effort, dad went at 49 so a bit twitchy
U|chest_pain|Twice on the ward nights I leaned on the linen trolley because of pressure here, arm too. You know nurses, we don't get checked
U|chest_pain|after the jab-and-move class my chest got sore like the bag had hit me back, but nobody touched me, 40 min now and im sweating still
U|chest_pain|Weather awful, knees fine, tightness when I bring the coal in. Three buckets now and I need a sit. Last month I did ten.
U|chest_pain|new chest pain with exertion since friday, no time for gp this week, can we keep it light?
U|chest_pain|the milking's killing me, and I mean it, halfway down the row I get the squeeze and have to hang on the rail till it lets go
U|faint|next thing i know im looking at the ceiling tiles and the spin instructor's fanning me with a towel. embarrassing!! did the rest of the class
U|faint|lights went out for a sec after the last deadlift, came round with the bar on the floor
U|faint|I woke up on the kitchen lino with the kettle boiling. Don't know how I got there. Knees are fine though, thanks for asking.
U|faint|whole world went like when you turn an old telly off, small dot then nothing, mates say i was down maybe 20 secs
U|faint|Mid sprint my legs folded, no trip, just gone, then I hear people shouting my name. Was the heat I think
U|faint|my vision tunnelled and ears went underwater on set 3, had to grab the rack or i'd have gone down. same tuesday
U|faint|Aaj chakkar aaya, fell near the puja room, for one minute I don't remember anything, sons made me drink ORS
U|faint|keeled over like a felled tree at the bus stop, the driver got me up. Bit of a bruise on the hip so go easy on lunges please
U|faint|twice this week i slid down the wall in the shower. not dizzy before, just, off
U|faint|Everything great with the plan. Did lose a bit of the walk home, I was by the church and then I was sat on the pavement and a lady was holding my hand.
U|faint|went white as flour in the bakery and the girls caught me before the oven, they say eyes rolled. No breakfast so that explains
U|faint|coach said i dropped during the 400 and was out, i thought i just lay down. gonna race sat
U|faint|had a wee funny turn on the stairs, came to at the bottom of them
U|faint|Na so I just fall for church, no warning, people dey pour me water. Today I go still do press-up?
U|faint|my daughter found me on the bathroom floor this morning. I was only getting up to spend a penny.
U|faint|blacked out for a few seconds at the top of the box jumps, only bruised the ego
U|faint|nearly went over in the milking parlour, everything grey and far away and sweat pouring, held on to a cow. third one since sunday
U|faint|passed out during the run, 16 yo, my uncle also passed out running before he died. mum says drink more water
U|faint|Like somebody pulled the plug. One moment I fold laundry, next moment my cheek is on the floor and the iron is cold.
U|faint|bit weird, set a PR, racked it, then 10 seconds of my life are missing from the video, i'm just on the mat in it
U|faint|they tell me I went down in the queue at Lidl. I remember the bananas, then the ceiling.
U|faint|I keep nearly going, stars and cold sweat, every time i do anything overhead this week
U|faint|hit the deck at training, no contact, just sparko. physio's away till monday so I cracked on
U|faint|Third day fasting and on the footy pitch my body switched off, the boys carried me to the shade. Better after dates
U|faint|can I have a seated routine? got up to answer the door Wednesday and woke with my head by the umbrella stand
U|faint|was feeding bub and everything went black and woolly, managed to put her down before i went. thank god for the sofa
U|faint|truck was parked thank the lord, cause I just went out like a light at the wheel fillin in my log. Been 2 times now
U|faint|Nothing hurts. Though my bowls partner insists I was "away" for a bit on the green and they had my feet up on a bag.
U|faint|somehow ended up on the floor of the changing room w my shoes half on?? no memory of sitting down
U|faint|I am fine now but at the machine for legs I see black, black, then nothing, then the boy from reception slaps my face
U|faint|knees went to custard and the sound went off, i was out maybe five seconds the lads reckon. shoulders felt strong before that
U|faint|nanay mode: cooked for 30 people, then I collapsed in the dirty kitchen, no memory, only my sister screaming. Workout tomorrow?
U|faint|my heart did a somersault and then i was on the grass, dog licking my face. good walk otherwise
U|faint|still a bit shaky. went under on the rower, feet strapped in and all, bloke next to me unclipped me
U|faint|two times dozed off standing up, well not dozed, my wife says dropped, plate broke also
U|faint|Felt strange in the sauna, no: outside the sauna, ten minutes later. Woke on the bench with a stranger's coat on me.
U|faint|I go swimmy and have to lie on the floor of the train every morning this week, yesterday i didnt get down in time and people pressed the alarm
U|faint|since the new water tablets I've gone down like a sack of spuds twice, once in the garden and once by the loo
U|faint|great sesh! ps if anyone saw me napping by the squat rack i wasnt napping, i just went
U|faint|my teacher rang mum because i sank in assembly and again in PE, out cold both times. i want to do the running plan tho
U|nerve|my foot slaps the floor like a flip flop since saturday, keep tripping on the rug, no pain tho so thats good
U|nerve|dropped two mugs this week. right hand just lets go, like its somebody else's
U|nerve|Back's easier! Only my big toe won't come up anymore, I have to lift the knee like a heron to get up the kerb
U|nerve|since the heavy shrugs on weds can't button my shirt with the left, fingers feel wrapped in cling film
U|nerve|Whole side of the shin gone like after the dentist, three days now, and the ankle is lazy
U|nerve|can't hold the knife to chop onions since yesterday, hand is sleeping and does not wake up
U|nerve|calf raises: 12 on the left, zero on the right. Was fine last week. Muscle just doesnt answer the phone
U|nerve|i have a gas pedal leg that won't press, new since the long drive, and the outside of the foot feels like cardboard
U|nerve|kept spilling my tea lol. arm's got no oomph since the neck crack thing i did on monday, thumb tingles all the time
U|nerve|My slipper keeps coming off the left foot and I can't feel that it has. Since Thursday.
U|nerve|the leg is giving way on me, not sore, it just buckles on the stairs like a wonky table. started this week
U|nerve|Oya my hand no fit carry bucket again, since I sleep for that chair, e dey like rubber
U|nerve|got a zap down both arms when i look at my toes and my hands have gone clumsy, dropping the controller nd stuff
U|nerve|Shoulder's good. Weird one: can't push myself up from the bath with right arm since Sunday, triceps is on strike, and pinky is dead
U|nerve|one leg drags, the sole of my trainer is worn at the tip in a week, colleague asked if im drunk
U|nerve|numb from the knee down since the deadlift, not better after 2 nights
U|nerve|Coach ji my grip has gone, mixer jar also I am not able to lock, neck was pulled in bus jerk on Friday
U|nerve|no feeling in the front of my thigh and the knee folds when i come down the ladder, three days, back was twinging before
U|nerve|when I milk the goats my left hand gives out after few pulls, two weeks ago was never. Fingers like cotton wool
U|nerve|Cannae lift ma foot aff the clutch right, it's like the strings have been cut. back went on monday
U|nerve|hanging off the bar something twinged in neck and now i can't raise arm to wash my hair, it just flops
U|nerve|i write like my three year old since tuesday, pen slides out, the hand looks normal
U|nerve|hey all good apart from I can't stand on tiptoes on one side to reach the plates, since I lifted the pram into the boot
U|nerve|Sciatica is nearly painless now hooray, though the foot has gone floppy and I catch it on the carpet
U|nerve|feels like i'm walking on marshmallows both feet, started at the toes on monday now up to the knees and stairs are getting hard
U|nerve|It is getting higher each day: first feet like in snow, then shins, now I need hands to get up from the sofa
U|nerve|my wrist hangs. woke up on the couch after a big one and it hasn't come back up in 2 days, look like a T rex haha
U|nerve|Pinched something when the steer pulled the rope. Arm's weak as dishwater ever since, can't hold my coffee on that side.
U|nerve|hamstrings fine!! just the toes on my left wont wiggle when i tell them to, new thing
U|nerve|needed both hands to turn the key all week, before that i opened jars for the whole ward
U|nerve|bit of a limp but no pain. more that the leg is asleep since saturdays rugby scrum and i can't kick with it
U|nerve|Carrying baby on left only because the right arm lets her slip. It began four days after the neck pain, I'm a bit scared
U|nerve|sock feels bunched under my foot but there's no sock, and on the treadmill that foot lands flat. since the back spasm
U|nerve|the darts keep falling short, arm won't throw. and a strip from shoulder to thumb has no feeling. maybe slept on it, but that's five days
U|nerve|Ay, my chopsticks fall, my phone falls, my rice spoon falls. Left hand, since the weekend. I'm only 41 po
U|nerve|Numb hand and weak grip since the bench last week, hoping it sorts itself
U|nerve|my heel walk is rubbish, tried it cos of your video, left foot just wont do it, back killing since the move on sat
U|nerve|Wife noticed my one shoulder and arm look thin and I can't lift the hoover with it, tingling too, came on quick after that neck pain
U|nerve|Keep veering, legs stiff like stilts and hands fumbling coins since i fell off the trampoline with the kids
U|nerve|PB row. after it leg went to jelly and it's still jelly, thirty hours later, can't feel the laces on that foot
U|saddle|back went again lifting the engine block, and now when i wipe i can't feel the paper. bit odd
U|saddle|Everything between my legs is asleep like I've sat on a wall all day, since yesterday. Sciatica both sides.
U|saddle|i stand there and nothing comes out, have to push for a wee like an old man, i'm 29. back's been murder since monday
U|saddle|Sorry to be crude, I soiled myself and did not know till I smelt it. The back pain is a little better.
U|saddle|cant tell if im sitting on the chair or not down there, like after the epidural but theres no epidural
U|saddle|both legs zinging and my bits have gone numb since the deadlift comp on saturday, dont laugh
U|saddle|Didn't pee all day, then it just dribbled. Lower back is locked since I pulled the calf out
U|saddle|since the slipped disc flared i've no sensation with the husband at all, like it's someone else's body, and both feet tingle
U|saddle|Toilet seat feels only cold on one half. Strange! Back is stiff since I carried the gas cylinder.
U|saddle|wet my trackies on the way to the gym without noticing. back n both legs sore for a week. mortified
U|saddle|for two days no sense when the bladder is full, I go by the clock now, since the fall on the ice on my tailbone and back
U|saddle|my arse is asleep and won't wake up, it's been since the weekend, and my back is in bits
U|saddle|Nappy rash powder went on and I couldn't feel my own hand on my privates. Back has been bad since lifting mum
U|saddle|e be like say I sit on top ice block, all that bottom side no dey feel, waist pain since Tuesday
U|saddle|Numb round the back passage and can't go properly since Friday, lower back pain also, maybe I'll do only upper body?
U|saddle|back pain 6/10, doing the cat cow. new: can't hold farts or worse in, and inner thighs are like wood
U|saddle|G'day, disc is playing up. Took me ten minutes to get a piss started this arvo and then I couldn't feel it coming out
U|saddle|It's like wearing bike shorts padding that isn't there. front to back. 2 days. With the sciatica swapping from left to both legs
U|saddle|can we skip bridges, my undercarriage has gone dead since i heard the clunk in my back
U|saddle|no erection and no feeling there since my back went out on wednesday, wife says tell somebody so i tell you
U|saddle|I sat on grandson's Lego and felt nothing!! He laughed, me too, but my back is so bad since Sunday and I leak
U|saddle|tampon in and i couldn't feel it at all, either side of my bum also blank, legs heavy, back spasm day 3
U|saddle|Kamar dard bahut, both legs tingling, and since morning urine is not passing only. Stretch batao please
U|saddle|haven't felt the need to go number two for four days and when it did it just came. Back's still giving me gyp down both legs
U|saddle|nothing in the tank leg wise, both weak, and the bit i sit on the tractor with feels padded. since lifting them fence posts
U|saddle|Thought the bath had gone cold but only my bottom thought so. Back pain worse than childbirth, since two days.
U|saddle|my pants were damp again this morning and again no warning, it started when the back pain went down the second leg
U|saddle|tried to squeeze my pelvic floor like you said and there's no one home, no feeling there at all since the back thing tuesday
U|saddle|Squatted 150, felt a crack low down, been peeing in stops and starts ever since and it tingles where the saddle would be
U|saddle|i dont want to gross u out but i can't feel it when i wash down there. also back is cooked from cheer stunts
U|saddle|Back better lying. But the groin and the inside of legs is like the cheek after dentist, and I have to press on belly for water to come
U|saddle|physio next week for my back, should I mention i've started leaking and can't feel the seat?
U|saddle|Down below's gone to sleep, hen. Ah thought it wis the cushion. And ma back's been loupin since Sunday
U|saddle|Lumbar pain, numb saddle area since this morning, will rest today
U|saddle|truck seat's usually hard as nails, today I'm floatin on it, can't feel my backside nor my boys, and back's been out since Tulsa
U|saddle|baby's three weeks and my back went picking up the capsule, now half my bottom is numb and the wee comes without asking, new since thursday
U|saddle|took my own temperature of the situation: bladder full on the scan app they'd say, can't empty it, legs wobbly, back ache. rest day i guess
U|saddle|sitting on the tricycle I no feel the seat po, like thick pillow, then I peed little by little. My balakang so painful 3 days
U|saddle|Funny, I have to look to see if I've finished in the loo. Came on with the back and the legs at the allotment.
U|saddle|strongman training good, log press 110. backside and balls have been pins n needles since the stone lift, sunday, and not shifting
U|palpitations|sitting on the couch watching the Celtic game, not even a goal, and my heart's away like a washing machine with a brick in it. been an hour now
U|palpitations|Week was fine, cooked for forty people at church. There is a fish flapping inside me since Sunday and when it flaps the kitchen goes far away.
U|palpitations|my pulse is doing jazz, skip skip bang, and i have to hold the counter each time
U|palpitations|watch says 168 and I am lying down. I thought it's broken but my finger on the neck says same
U|palpitations|engine idling way too high, like the choke's stuck on the old Chevy, and I get swimmy-headed with it. since last night
U|rupture|Went to hop over the fence after the goat and somebody threw a rock at the back of my leg, only nobody was there. Now I can't go up on my toes that side.
U|rupture|picked up the sofa end and something rolled up my arm like a window blind, got a popeye lump now and no strength to open jars
U|rupture|heard it go, like a carrot snapping. everyone on the pitch heard. foot just flaps when i try push off
U|rupture|benching 100, a rip like old bedsheets in the armpit, whole of my upper arm is aubergine coloured today and the chest has a dip in it
U|rupture|knee made a bang going down the steps with the baby's bath, and now I can't lift my leg straight off the bed at all
U|head|Cupboard door got me good on Thursday. Since then I put the salt in the fridge and the lights in Tesco make me want to boak.
U|head|took a knee to the temple at footy saturday, dont remember the second half tbh but we won
U|head|came off the scooter without helmet, small bump only, but I vomited the dal twice and now sleepy sleepy
U|head|clashed heads with my brother mucking about, been two days and my brain's like porridge, cant look at my phone. can i still do PE
U|head|Slipped in the cowshed, back of my skull met the concrete. I'm on the blood thinner. Headache is bigger this morning than it was at milking.
U|tendon_medicine|Dr gave me levoflox for the chest last week, cough is better thank God, but now behind both ankles is like rusty hinges, first steps I nearly cry
U|tendon_medicine|the cipro for my waterworks is doing its thing. funny, my heel cord got fat and sore on day 4 of the tablets, never had trouble there
U|tendon_medicine|finishing my antibiotic from the Delhi belly, ciplox 500. shoulder and elbow strings paining since two days without any gym
U|purging|Honest answer? Ate three slices of the birthday cake and then gave them all back to the toilet. Third time this week. Nobody knows.
U|purging|did the extra 10k because of the jollof. have to, if i eat i have to run it off before i'm allowed to sleep
U|purging|only had water and gum since thursday, weigh in is monday, feeling kind of floaty and powerful
U|purging|the slimming tea from my cousin plus the senna, about twelve a night, keeps the number down. legs get crampy is all
U|rhabdo|after that 300 squat challenge my thighs are like two wet sandbags and I pee like strong black tea
U|rhabdo|Can't bend my elbows, arms blown up like bread dough since the pull-up thing Tuesday, and the toilet looks like someone poured Coke in it lol
U|rhabdo|first spin class on friday. sunday and i can't get off the loo without the towel rail, wee the colour of gravy
H||knee's grumpy again like an old dog in the cold, same one as always, I just give it a bit longer to warm up
H||eight weeks since the section, midwife says walking and floor work only, scar pulls when I reach for the top shelf
H||I take the bisoprolol for my flutter, doctor checks it every six months, it means my heart rate never goes where your app wants it
H||chesty cold from the wee yin at nursery, snot everywhere, might skip monday
H||Since years my two fingers sleep at night, doctor knows, it's the carpal thing, brace helps
H||the old achilles is stiff as a gate in the mornings, loosens by the time I fed the chooks
H||sugar was 5 and a bit after the long walk so I had my glucose tabs, type 1, all under control
H||period came like a lorry, day 2, cramps, hot water bottle, will do the easy one
H||blood pressure tablets got doubled last month and if i stand up quick from the bench i see a few stars, doc knows
H||dropped a pan on my foot, big toe nail is black and sore in trainers
H||ankle rolled on the kerb last Tuesday, x-ray clear, physio gave me the wobble board
H||my inhaler does its job, two puffs before the cold runs, just saying so you know I start slow
H||Hernia op is on the 14th, surgeon said nothing heavier than a kettle until then
H||six months gone and everything's in the way, midwife happy, no lying on my back please
H||lower back tight from driving the cab twelve hours, no legs, no nothing, just a stiff band
N||heart nearly stopped when i saw what the mechanic wants for the gearbox
N||my brother-in-law popped his Achilles at the wedding dancing, whole family in A&E in their finery. me, i danced till four
N||could have puked when Texas lost that one. training went great though
N||Mum had a clot after her flight to Manila in spring so she made me promise to ask: is it ok to work out the day I land? I'm fine myself
N||bled money this month, car, school shoes, so can we do it without buying the kettlebell
N||No headache, no dizzy, nothing to report boss, just a good week
N||my arms are dead from hauling hay, the good kind of dead
N||beetroot salad all week and then got a fright in the loo till the wife reminded me. ha
N||what happens if somebody on the bike has a stroke, do you guys even know? just wondering, saw it on the telly
N||broke my collarbone in '79 falling off a horse, you can still feel the bump, never bothers me
N||puffing like the old steam train on the last interval and back to normal before I'd found my towel
N||the cardiologist put me on the bike with all the wires and says I have the heart of a goat, go train
N||I'd kill for a session without lunges
N||took the kids to the snow, nothing hurts, forgot two workouts, sorry
N||Can i swap thursday for saturday, exams
N||lost my voice screaming at the derby, 3-2, worth every bit
N||the burpees make me want to jump off a bridge, you sadist, same again next week please
N||ate everything at Christmas like a good Pole, start again Monday
N||forearms like Popeye after the tyre work, chuffed
N||My neighbour coughs blood and still smokes, imagine. I did my walks, all seven.
U|clot|flew back from Lagos wednesday, my left leg is now like yam and the right one like normal leg, hot to touch too
U|clot|Plaster came off and the calf underneath stays fat and tight as a sausage in its skin, sore when I pull the toes up
U|clot|one boot won't zip. other one does. it's sore deep in, like a charley horse that's been there since the drive to Houston
U|clot|stitch in my side that stabs every time I breathe in, came out the blue making toast, and I'm panting like the dog. had my knee done two weeks ago
U|clot|started the pill last month, now my right calf is throbbing and warm like a hot water bottle in there. thought shin splints?
U|breath|I'm writing because talking takes too long, three words and I need air again. Blue puffer is finished since morning.
U|breath|whistling like my granny's kettle since the class, four puffs and it hasn't shifted
U|breath|Tried the new protein bar, lips like two tyres now and my voice has gone croaky, itchy bumps climbing up the neck
U|breath|need three pillows to sleep now, flat i feel i'm drowning, and my ankles hang over the socks. training? slow
U|breath|getting air through a straw just from putting my shoes on. it was ok on sunday
U|stroke|went to pick up my tea and the hand just lay there like a fish. came back in ten min. anyway, how's tuesday for you
U|stroke|My wife says one side of my smile went on holiday at breakfast. It's half back now.
U|stroke|A curtain came down over the left eye when I was plucking the chicken, some minutes, then up again. At 71 things happen.
U|stroke|room tipped like a ferry all of a sudden, couldn't walk straight, kept veering into the wall, and I see two of everything
U|stroke|it's like somebody hit my head with cricket bat from inside, from zero to worst in one second, neck is stiff now
U|bleeding|What came out this morning looked like the tar they put on our road, and I'm tired like never. No more ibuprofen I think
U|bleeding|24 weeks. my leggings were wet through after the walk and it's not wee, it keeps coming a little
U|bleeding|spat in the sink after running and it was red, not from the gums, from deep
U|bleeding|baby's nine weeks and i'm soaking a big pad every hour since lunch, plum sized lumps in it. still want to do the tummy thing
U|bleeding|brought up stuff like coffee grounds last night after the curry, felt better after so i came to gym
U|self_harm|Done all workouts. Made lists for my kids where the papers are and who gets the car. I feel very calm now.
U|self_harm|don't bother writing me a plan for next month, i don't plan on being in it
U|self_harm|i keep looking at the train when i wait for it. only think about how quick it would be. then I go to gym, so it's good
U|self_harm|they'd all be better off with the insurance money than with me, did my planks tho
U|chest_pain|walking up from the river with water cans, a hand took hold behind my breastbone and didn't let go till I sat. twice this week
H||stitches in my thumb from the fish knife, nurse takes them out friday
H||Tummy bug from the kindergarten, out both ends till Tuesday, drinking now and keeping it down, weak as a kitten
H||had my gallbladder out five weeks ago, surgeon says light until six, I'm counting days
H||sore heel first thing like stepping on a lego, gone by breakfast, the plantar whatsit
H||bit light-headed after giving blood on monday, fine if i don't jump up
H||I had the clot in my leg last year, on the blue pills still, doctor says walk walk walk. Bruise like a peach
H||migraine wednesday, the usual with the zigzags, took my tablet, dark room, gone by night
H||piles again. little bit on the paper, doctor looked at it last week and gave cream, no heavy squats he says
H||Panic in the lift as usual, did my counting, heart calmed. My therapist says exercise is the best thing
H||groin pull from five-a-side, can walk, can't sprint
H||old slipped disc is muttering after the potato digging, no pain in leg, just the back
H||hayfever has me like a wet cat, runny, itchy, tablets make me sleepy
H||The doc took me down from two tablets to one for the mood, she's seeing me fortnightly, I sleep badly though
H||shin splints both sides, after the new shoes, worst at the start of the run
H||breastfeeding every two hours and the pelvic floor lady says no jumping for now
N||worst headache ever is my mother-in-law, other than that a wonderful week
N||lost my breath when I saw my daughter in the gele and the lace. No training Saturday because of the wedding
N||nearly passed out from joy, deadlifted my own wife's weight ha (she laughed)
N||had a fainting spell once in '88 in the army on parade, locked knees. never since
N||my son's the one with the asthma, not me, I just carry the puffer in my bag
N||coach, do you get that dark pee thing from crossfit? asking because of a video. mine's clear like gin
N||The scan came back: no clot, only a pulled muscle, and that's better since two weeks. physio signed me off
N||The stairs to my flat, lift broken, five floors with the shopping. Blew like a whale and felt great
N||dead leg from sitting on the loo with my phone, gone in a minute haha
N||Please no more mountain climbers, I hate them like I hate my ex
N||Seven out of seven. Even my husband is surprised
N||first time i did ten pushups, proper ones. my nan filmed it
N||my heart sings when I hear the whistle on saturday
N||Fasting for Ramadan, breaking with dates and soup, family all around, energy is low at five but good
N||two kilos up, mother's visit, she cooks with love and lard
N||no chest thing, no breath thing, nothing numb, you can stop asking every week lol
N||grip gave out on the last farmer's carry, as it should, bags were 40 each
N||shredded my hands on the rope? no, only my pride
N||The wind took my hat and my pace, otherwise nice
N||sore everywhere like I was put through the mangle, lovely, see you tuesday
U|palpitations|bird in a box in my ribs, on off on off all afternoon, and twice I had to sit on the floor of the shop
U|palpitations|Good week, more weight on the press. Only at night it gallops, stops, gallops, and I'm wet with sweat and woozy. No coffee even.
U|palpitations|finished the run half hour ago and it won't come down!! 190 and hopping about like a toddler on sweets, see spots
U|palpitations|it beats like morse code since morning, and the head goes light with the long gaps
U|rupture|shot for goal, felt like a kick from behind, turned to swear at the guy, no guy. heel just hangs there, i walk like a duck
U|rupture|there's a hole in my hamstring you could put a plum in and the whole back of my leg is black down to the knee. thwack on the sprint on Monday
U|rupture|shoulder went crunch pulling the calf out, now I can't lift that arm to comb my hair, have to use the other hand to put it up
U|rupture|biceps curl, ping, like a guitar string. no pain really! just can't turn a screwdriver and the muscle's sitting up by my shoulder
U|head|car door, my forehead, Friday. Since then telly hurts and I've lost words. My daughter says I asked the same thing three times.
U|head|got knocked out cold for a few secs at boxing, woke up fine. bit of a fuzzy tv in my ears today
U|head|Fell off the ladder picking mangoes, no blood. One eye's black bit looks bigger than the other, says my wife. head bangs
U|head|the ball hit me side of head and since then i walk like on a boat, throwing up my breakfast, coach said drink water
U|tendon_medicine|day 6 of moxifloxacin for sinuses and my calves feel like violin strings someone's overtightened, right down at the bottom
U|tendon_medicine|Prostate infection, on that strong one, starts with C and ends with -floxacin. Wrist cords creak like leather since sunday
U|tendon_medicine|is it okay to run with a hot swollen achilles, came on with the antibiotic for kidney infection (levaquin)? Did not change any training
U|tendon_medicine|the antibiotics gave my knees grief just below the cap, both same day. ofloxacin says the box. finished half
U|purging|two fingers and it's out, easy peasy, keeps me at 48. dont tell my mum
U|purging|I had a slice of toast yesterday, and the day before half. I see black when I do jumps but the tummy is finally flat
U|purging|no food till i've done my 1500 cals on the stepper, every day, even when i had the flu. ate a biscuit so it's 1900 today
U|purging|husband thinks I have long showers. I run water so he doesn't hear me bringing dinner back up.
U|rhabdo|legs day 3 days ago, can't close my knees they're so puffed up, and it's coming out the colour of the tea my da used to make in the van
U|rhabdo|new army fitness test prep, did 500 situps, stomach is hard like a board, pee is dark brown like soy sauce since night
U|rhabdo|chopped wood all day in the heat for the neighbour. arms like sausages, fingers tight, water comes out red-brown, hardly any
U|clot|Since the hip was done I'm doing ankle pumps like a good girl but this one calf is shiny, pinkish and two sizes up
U|clot|blood came up with the cough a wee bit, and a knife under the shoulder blade when I take a deep one. Been in bed with the broken ankle for three weeks
H||chilblains and cracked heels from the dairy, sore in boots
H||Elbow is gone again from the screwdriver work, tennis elbow they call it, never held a racket in my life
H||waiting for the cataract, left eye is milky, so please no balance things on one leg
H||I'm on warfarin for the valve, so if I get a knock I bruise like a banana, clinic tests me every month
H||Covid positive thursday, like a mild cold, no temp now
H||my hands tingle when i hold the handlebar more than an hour, goes when i shake them, been so since I started cycling
H||got the coil in yesterday, crampy
H||osteoporosis they say after the scan, so what should I leave out?
H||tooth out on Monday, face like a hamster, dentist says no lifting till Thursday
H||knee op in March, it still clicks and swells after stairs, physio every week
H||a bit of vertigo, the crystals kind, doc did the rolling about and it's nearly gone
H||Bit of a pinch in the front of the shoulder with the bench, fine with push ups
H||thyroid's slow, tablets, tired till noon
H||had an eating disorder as a girl, in treatment with my dietician, so no calorie numbers please
H||sun got me in the paddock, burnt back and headache, better after sleep and water
N||the ref must have had sudden blindness in both eyes. fit as a fiddle, me
N||My old man went grey, clutched his arm, and that was it, 1994. That's why I train. Tests all clean in June.
N||i die on the rower every time and then resurrect for pizza
N||black tarry mess, from the roof, all over my gym shorts. need a rest day from the roofing
N||numb bum from the wooden church pew, choir went on two hours, fine as soon as I stood up
N||what a stroke of luck, got a parking spot right at the gym all week
N||Nothing popped, nothing dropped. good session
N||if i fall off the treadmill will the app call someone? just asking lol
N||the baby headbutted me, only she cried. slept four hours. not complaining
N||a lad at work swallowed a bottle of pills, he's okay thank god, we all went to see him. trained to clear my head
N||laughed till I wet myself watching my brother try yoga, figuratively!
N||red wee for the first time in my life and then I remembered the borscht. Normal since.
N||pounding heart on the hill sprints, like it should, down to 90 in two minutes
N||My physio, my doctor and my mother all say I can run again. So can I run again?
N||gym was empty, music was awful, PB in bench, 62.5
N||the flat tyre killed my Monday workout, made it up on Tuesday
N||We slaughtered the pig so no time, two hundred sausages by hand, that's arms done
N||i want a bum like my sister's, that's the goal
N||pushing 88 and walking to the temple every morning, nothing to report beta
N||could feel my pulse in my ears on the last set, loved it
U|breath|my chest's got a cat in it, purring and squeaking, not sleeping lying down, puffer every hour and it laughs at it
U|breath|Since the bee got me by the hives this morning my tongue is too big for my mouth. Benadryl is working slow.
U|breath|had to stop three times telling my wife what's for tea. no run, just sitting. chest infection maybe
U|breath|on the phone to mum she goes why are you panting, i was in bed. it's been all day
U|stroke|could not find the word for spoon. SPOON! stood there with porridge. then my sister said my mouth was hanging like a torn pocket
U|stroke|was shaving and only half of me was doing what I wanted. razor fell. 20 mins. then good as new, so I went for my swim
U|stroke|texting like a drunk at 10 in the morning and my nephew asked if i am ok, the letters would not come in order. better now i think
U|stroke|like a grenade behind my eyes while lifting, dropped the bar, never had pain like that, still sick with it
U|stroke|Left eye switched off like a bulb. Came back by lunch. Should I skip the balance work?
U|bleeding|the bowl was full of red, not streak, red like when you kill a chicken, and I get dizzy standing up
U|bleeding|11 weeks and it started like a period this morning, heavy, with cramps to one side. resting, yoga tomorrow?
U|bleeding|Puked up the beers and then bright red, bout a cup. reckon i tore something. squats at 5?
U|bleeding|I cough in my hanky and every time there is rust, since saturday. And such a good week of walking it was.
U|bleeding|my stools go black and sticky as molasses and smell like a dead thing, since the arthritis tablets. A little puffed on stairs
U|self_harm|the tablets are counted and in the drawer, it calms me to know. anyway, squats were ok
U|self_harm|i cut again on tuesday. thigh so no shorts pls
U|self_harm|Cancel my subscription at the end of the week, I won't need it where I'm going. You were kind to me, thank you.
U|self_harm|nobody would notice till the rent's due. sometimes i drive and think just turn the wheel, easy
U|self_harm|God forgive me but every night I ask Him not to wake me and lately I think of helping Him
U|nerve|the slipper keeps falling off because my foot won't hold it up, slaps down like a wet mop since Monday
U|saddle|Back's out from the tyres. Also when I wipe I can't really feel it. weird
U|faint|was stirring the pot and next I'm on the tiles with sauce on me, no idea how
U|chest_pain|that squeezing like when you wring a mop, dead centre, from the bin to the gate. Sit on the step, gone.
U|palpitations|my heart drops beats like a bad drummer and I went white and cold at the till, had to hold on to the trolley
U|head|the swing hit me above the ear, playground with the twins. Two days, words on the page swim and I'm snappy and sick
H||ribs bruised from the fall off the tractor, doctor listened, x-rayed, nothing broken, four weeks sore
H||ear infection, drops, no swimming for ten days
H||I'm three weeks after giving birth, small bleeding that's getting browner and less like the midwife said
H||Had a mini stroke in January, I'm on the tablets, my left hand is still clumsy, the stroke nurse gave me the exercises
H||knees like pepper mills, they grind but don't hurt much, only downstairs
H||tore the calf in August, doc's scan says grade two, back to jogging on the soft grass
H||Reflux bad at night, pills before breakfast, no bending over after dinner
H||on amoxicillin for my tonsils, sore throat, voice like a frog
H||neck stuck to the left since I slept on the bus, can't reverse the car
H||concussed in may, cleared for non contact, I still get tired quick on screens
H||nurse says 150 over 90, come back in two weeks, less salt
H||anaemic again, heavy periods, iron tablets since Monday from my GP, out of puff on the stairs till they kick in
H||skin all chafed on the inside of the thighs, walking like a cowboy
H||wrist hurts on push ups since i fell skating, doctor said sprain
H||my hand still numb in the ring finger since the accident 2012, nothing new, so give me straps
N||I coughed up 200 quid for the physio of my son, kids eh
N||chest day was a beast, the good tightness in the pecs for two days
N||felt like death warmed up on Monday, 4 hours sleep from the twins, by Thursday I was back
N||i'm fine, it's the dog who threw up on the mat
N||everybody at work is dropping like flies with flu, I eat my ginger and garlic and carry on
N||Can one pull a muscle so badly it tears off? My cousin says he did. I have only ever pulled a cork.
N||my left arm is fine, my right arm is fine, i'm only bored of curls
N||Ran for the bus, missed the bus, gasped, laughed, next bus
N||fear of my life on the ferris wheel, knees like jelly, never again
N||nana had her angioplasty done so i was at hospital all week, no gym
N||head's spinning with all the wedding planning, can we do short ones
N||The ECG and the treadmill test came back clean as a whistle, it was only too much coffee, which I gave up
N||i took the laxative for the colonoscopy yesterday, all clear, camera man was happy, so am I
N||head over heels in love so forgot to log my sessions
N||got goosebumps, tears, everything, crossing the line in Glasgow
N||Twelve eggs from the new hens, omelette every day, protein is done!
N||did the 5k in 31, passed a guy dressed as banana
N||old burn on my arm from the bakery when i was 19, looks scary, does nothing
N||Please not the song with the whistle in it, that's my only complaint
N||I thought I'd collapse in the heat wave but the river was lovely, swam instead
U|tendon_medicine|chest doctor gave me levo-something in Manila, now when I go down the jeepney step both heels scream
U|tendon_medicine|tabs from the urgent care for my bladder, the label has a black box bout tendons, and guess what, my bicep's sore at the crook and i did nothing
U|tendon_medicine|Cipro again for the diverticulitis. Played nine holes. Back of ankle got thick like a rope and creaky
U|tendon_medicine|my legs from behind are pulling since I drink this tavanic, doctor in Poland prescribed it. can I still do skipping rope
U|tendon_medicine|only side effect of the floxin so far is my shoulders, both, like after painting ceilings, and I painted no ceilings
U|purging|water pills from my gran's cabinet, got 2 kg off for the weigh in. heart does silly skips tho
U|purging|it's day four with only black coffee, i broke and had a banana and did 400 burpees for the banana
U|purging|My knuckles are raw from the teeth. That's how often, if you want to know. Training is good.
U|purging|spitting in a cup and no drinking for 36 hours to make weight, cramping like mad, final ends friday
U|purging|I eat with the family and then I go 'feed the chickens'. Chickens get it all, if you understand me.
U|rhabdo|since the TRX class on Saturday I can't lift a cup, triceps like two balloons, and pee's like rooibos
U|rhabdo|Mate, drank heaps, still peeing Guinness two days after Murph
U|rhabdo|my thighs won't fit my jeans and it's not gains, rock hard, hurt to touch, and hardly peed since the leg challenge, a bit of brown
U|rhabdo|lads did the bleep test in full kit in the sun. two of us have brown piss and legs like wood. coach says normal
U|clot|right arm is swollen and bluish since the pull up contest, veins on my chest stand out like a road map. heavy as a wet coat
U|clot|nine hours on the coach from Warsaw and now a cord in my calf, red stripe, leg bigger, walk with limp
U|clot|six days post C section and my one leg is tight and purple-ish up to the thigh. The other is my normal pretty one
U|clot|stabbed in the ribs with every breath since I got off the plane from Sydney, pulse 120 making the bed. jet lag is crazy
U|palpitations|it goes off like a car alarm, out of nowhere, watching telly, 20 min, and I get grey round the edges
U|palpitations|irregular rhythm, the watch says since 3 nights, and I'm so washed out I sit down to peel the potatoes
U|palpitations|Did zumba. Inside afterwards it was like popcorn, pop pop nothing pop, and I had to lie down in the changing room or I'd have gone
U|palpitations|flutters so hard the necklace jumps, when I'm doing nothing. My hands go cold and I see stars
U|rupture|landed from the lay-up and my kneecap is up in my thigh, like it's gone for a walk. can't straighten
U|rupture|the back of the heel has a gap, I can lay my thumb in. went bang on the padel court on Friday. ibuprofen and ice
U|rupture|groin tore with a noise like velcro, leg's gone the colour of a storm from there to the knee, can't lift it into the car
H||the achilles is thick and sore in the mornings for a year now, no tablets, physio has me on heel drops
H||pulled something in my calf at walking football, tight, no bruise, can go on tiptoes if I grit my teeth
H||wheezy in the cold like always, the brown inhaler morning and night, nurse happy at my review
H||Having my tubes tied on Friday so two weeks off
H||throwing up every morning, nine weeks pregnant, the doc gave me tablets and it's a bit better
H||IBS is back, bloated like a drum, running to the loo before every session
H||trigger finger, clicks like a pen, no heavy grips
H||old scaphoid break plays up with the rain
H||hot flushes wake me four times a night, so I'm running on fumes, on the patch since a week
H||I had shingles on the ribs, blisters dry now, still burning under the shirt, GP says wait
H||gout in the big toe, like someone's put it in a vice, on the tablets, no running
H||fractured a metatarsal, moonboot for three more weeks, give me upper body stuff
H||dizzy if I jump up from the mat, low pressure since I was a girl, salt and water help
H||quads still sore on day three and I'm only sleeping five hours, legs feel flat
H||type 2, new tablet gives me the runs
N||i nearly had kittens when the fire alarm went during savasana
N||knocked my head against the brick wall of HR all week, that's all
N||that was not a workout, that was an exorcism. 10/10
N||told my ma i was starving and she sent a lorry of pierogi. diet? what diet
N||my mum makes us all take a laxative tea on sunday like her mum did. i pour it in the plant
N||Wish I could eat less rice. I'm from Manila, it's impossible. Otherwise fine!
N||bulimia is the topic of my daughter's school project, made me think how lucky I was. Good week of rowing
N||skipped breakfast by accident twice, ate like a horse at lunch
N||a fella in the next lane got a cramp and they fished him out. i swam on, 40 lengths
N||they gave cipro to my husband, not me, and he's moaning for both of us
N||Took that same antibiotic ten years back, no bother then, none now, only read the scare story in the paper
N||my legs are balloon animals after the squats haha, normal jelly, good sleep
N||drank a litre of cola and burped through the whole class
N||hand on heart the best week since Christmas
N||his heart skipped, mine didn't: engaged on the top of Ben Lomond!!
N||Blue light drove past, old reflex, I still count the seconds. twenty years off the ambulances. no complaints
N||no swelling, no redness, leg same as its brother, and eleven hours on that plane
N||my calves are fat by birth, thanks to my father, can we slim them
N||sweating like a pig in the Mumbai heat, moved to six in the morning
N||I can't breathe in these new leggings, size up
U|head|my toddler dropped her tablet from the bunk right on my crown. It's a week, I still can't do the lights at Aldi and I forget the school run
U|head|went over the handlebars on saturday, helmet cracked like an egg, felt ok so finished. now ringing and I keep wanting to sleep
U|head|since the tackle i feel like im watching everything through a fish tank. dont tell coach, cup final sat
U|head|I banged it on the beam in the barn three weeks ago, no fuss. The headache grows a bit each day and now I bump the door frame on the left
U|head|hit my head on the pool bottom, clear water's been dripping out of my nose since. salty
U|stroke|Writing this with my left because the right went to sleep at Mass and hasn't woken up properly, and my cheek too. Nothing hurts
U|stroke|everything i say comes out like radio between stations, my flatmate laughed then stopped laughing
U|stroke|tea ran out of the corner of my mouth onto my blouse. at my age! also I keep missing the chair
U|stroke|Half of the newspaper is missing, the right half of everything, since I got up
U|stroke|the floor went sideways. couldn't stand, sick, my voice slurry like I was at the whisky. thirty mins and done. sleeping it off
U|bleeding|The pad's full every half hour. Six weeks after baby. Mother says it's normal in our village, it's the bad blood going
U|bleeding|peed cherry red clots after nothing, no training, no beetroot. and back passage blood too since I'm on the thinners
U|bleeding|35 weeks and there was a gush at the sink, thought I burst a pipe, it was me. no pains so planning the swim
U|bleeding|it's coming down my throat and out my nose for 3 hours, gone through a whole tea towel, on apixaban
U|bleeding|vomit was like wet ground coffee twice on Sunday. probably the mince
U|breath|can hear myself from the next room, like a bad bagpipe. lips look a bit blue in the mirror but the light's poor
U|breath|Ate prawns at my cousin's. Now my eyes are slits, skin all bumps and chest is shutting like a fist
U|breath|Sleeping in the armchair, since flat I'm gargling. Pink froth on the tissue this morning.
U|breath|i can't blow out the candle on my birthday muffin. yesterday could. sat down the whole day
U|self_harm|I stood on the overpass a while after my shift. Nobody stopped. Came home. Just tired of being tired, y'know
U|self_harm|gave the dog to my sister so he's sorted. everything's sorted now
U|self_harm|if i wasnt such a coward id have done it already. leg day was ok
U|self_harm|Since my wife passed I keep the farm gun by the bed now. To look at it only, so far.
U|faint|Lights went out for me at the bus stop, strangers holding my feet up. fine now, what's tomorrow's session
U|nerve|cannot hold the chopping knife since wednesday, thumb and finger gone weak like a baby's
H||wee bit of eczema in the elbows, sweat stings
H||labral tear, surgery in the new year, nothing over the head
H||bowel's been slow with the codeine, doctor gave me the sachets, no straining
H||six year old scar tissue in the ankle, pinches in deep squat
H||I'm 32 weeks, the Braxtons come when I walk fast and go when I sit, midwife says that's normal
H||my anxiety is up, psychologist and I have a plan, breathing in the square, no HIIT in the evening
H||pacemaker check was fine on tuesday, still not allowed to raise the left arm above shoulder for two more weeks
H||nosebleed, five mins, it's the heating, stopped with a pinch
H||sinus headache with this cold, worse when I bend
H||blisters the size of coins from the new boots
H||Ulcerative colitis, flare getting smaller with steroids, hospital nurse rings me weekly
H||hip bursitis, can't lie on that side, injection in ten days
H||quit smoking nine days now, coughing clear gunk and grumpy as a bear
H||tore my ACL two winters ago, never operated, gives way on pivots so no jumping sideways
H||back spasm from lifting granny out the bath, feet and bum all feel normal, just can't tie my laces
N||I saw stars! Real ones. Camped out in the bush with the kids.
N||head like a bag of spanners after the hen do. serves me right, trained sunday
N||Somebody left the weights all over, nearly broke my neck. Tell them
N||the barber slipped, bled like a film, two drops actually
N||can't feel my face, it was minus eighteen in Warsaw, lovely ski
N||lost my balance in tree pose and took out the christmas tree
N||the wife's waters broke in my cab, my own cab! a girl, 3.4 kilos. so no gym till god knows
N||when my speech at the wedding came out all wrong everyone clapped anyway
N||one-eyed cat adopted, no time for stretching
N||Do you want to know about a miscarriage in 2009? It's on the form. It's long past and I have three big boys
N||what would you do if I just dropped dead in your gym, fill in a form? lol. i'm grand
N||too old to die young, said my granda, and so do I. 3 sessions done
N||I was suicidal about ten years back, got good help then, life is good today, just answering your question honest
N||this job will be the end of me, 60 hours, so 20 minute workouts only
N||Goodbye Sundays, hello Saturdays, new shift plan
N||I sleep like the dead. eat like a bear. all good
N||my team is dead to me after that penalty
N||killed it, literally PR'd everything
N||the brother blacked out on vodka at the christening, disgrace. I danced and drove
N||what a headache this tax thing. train tonight
U|palpitations|ticker's been away on its own the whole weekend, fast, slow, fast. nearly went over in the shower with it
U|palpitations|it thumps so hard at night that the bed creaks, 140, I checked, then a big pause where I think well that's me
U|palpitations|My heart dances azonto but I am seated in traffic. Since four o'clock. Small sweat, small breathlessness.
U|palpitations|every time i bend for the dumbbell it kicks into another gear and the edges go dark, stays 10 15 minutes
U|palpitations|like a moth round a lightbulb under my left breast all of yesterday and today, feel faint on the stairs with it
U|rupture|bottom of a chin up, crack like breaking chicken bones, forearm all purple, hook inside my elbow is not there anymore
U|rupture|I was dancing the oberek, bang, I thought the heel of my shoe broke. Shoe is fine. I cannot stand on the ball of the foot.
U|rupture|stepped off the kerb with the shopping, knee gave like a wet box, there's a dip above the kneecap and the leg won't kick
U|rupture|Pec's gone lopsided since saturdays bench. one boob up one boob down ha. black bruise to the elbow, pushing a door is hard
U|rupture|Calf: shot. literally felt shot. Foot dangles when I lie on my tummy, squeezing the muscle does nothing, my lad tried it
U|tendon_medicine|Just so you know I'm on levofloxacin til sunday, and I noticed the tendon under the left ankle swelled up overnight
U|tendon_medicine|norflox for stomach, five day course, and now while climbing the stairs back of heel is catching catching. what stretch to do?
U|tendon_medicine|doc said these antibiotics might hurt tendons and I laughed. not laughing, achilles lit up at mile 2. should I foam roll?
U|tendon_medicine|travel antibiotics, the big white ciprofloxacins, and my forearm strings are on fire from nothing but chopping onions
U|purging|my tummy was full of cake so i did the toothbrush trick. 15 min later hiit. felt clean
U|purging|Mondays to Wednesdays I don't eat. Thursday I do, then I pay for it on the treadmill until my socks bleed.
U|purging|the sweets are from my boyfriend so I have to eat them in front of him, after that dulcolax, like eight
U|purging|bmi 15 something, still a fat belly. can you make it two sessions each day, no food before
U|purging|dont worry about calories in, it comes back out most evenings haha
U|rhabdo|cleaned out the whole barn by shovel, two days after my shoulders are swelled up like hams and I'm passing something like iodine
U|rhabdo|since the electro suit training i feel like beaten meat. pee was brown beer 3x. only a first time trial!
U|rhabdo|arms stuck bent like a T rex, they're puffy and shiny, and I go to the toilet maybe once a day, dark as molasses
U|clot|my gran's hands noticed it: this leg's like a loaf out the oven, the other's cold. cast came off last week
U|clot|Flew Mumbai to Sydney, my stocking leaves a deep ring only on the left side, the muscle's sore like I've been kicked by a cow
U|clot|sudden, like a skewer through the side of my ribs and no air going in, when I stood up from the desk. leg had been funny all week
H||plaster on my wrist for another month, ortho says legs ok
H||calves cramp at night, magnesium maybe
H||fibroids, GP is sorting a scan, I pass on the core this week
H||sciatica from my second pregnancy, same old wire down the left buttock, no weakness, physio knows it well
H||under the collarbone the port is still in, chemo finished, oncologist says light walking and bands
H||stubbed toe, purple, strapped to its brother
H||new glasses make me seasick on the treadmill
H||fever 38 and aching all over, just flu like half the school
H||i faint with needles, always have, had jabs tuesday and went over, nurse was there and checked me out, arm's sore
H||neuropathy in the feet from the diabetes, I've got it ten years, I check shoes for stones every day
H||epilepsy, last fit in 2021, medicine every night, so no climbing ropes
H||my shoulder's frozen since autumn, can't do up the bra, injections booked
H||Kidney stone passed two weeks ago, all checked, drink 3 litres they said
H||cut my shin with the strimmer, seven stitches, keep it dry
H||slept badly with the teething, back sore from carrying on one hip
N||scan of my lump was fine, just fat, doc says swim away
N||tendons like steel cables after a year with you, thanks
N||My cousin's Achilles went on antibiotics, so I told the doctor no cipro and he gave me another. Sorted, no pains anywhere
N||toast bread pasta, a carb blowout, zero regrets
N||I said to my wife, if this trainer says plank again I'm going to be sick on his shoes
N||what colour should pee be? mine's like lemonade
N||pulled a muscle in my face from smiling, grandchild number four
N||Snapped! the resistance band, not me
N||the car's ticker packed up, two days on foot, 14k steps each lol
N||football on Saturday, nil nil, heart attack stuff in the last minute but we hung on
N||heavy legs after the ceilidh, heavy head too, all self inflicted
N||ran so slow that a granny with a trolley passed me. she said hi
N||my flight was fine thanks, walked the aisle like you said, legs good
N||Do men also get ill from starving themselves? My nephew worries me. Me, I eat
N||nothing torn, nothing broken, pride in bits
N||I burst out crying at the end of the run, happy ones
N||had the shakes before the first class, new girl nerves, everyone was dead nice
N||the doc made me wear the heart tape for a week, says extra beats but harmless and to go and play. they've stopped anyway since I sleep
N||more deadlifts less yoga pls
N||busy. harvest. back next week.
U|bleeding|Red in the pan again, a lot, and dark jelly bits. I put it on the chillies but I ate none since Friday
U|bleeding|30 weeks, no pain, but it was like somebody turned on a tap, bright. stopped now so I fed the hens
U|bleeding|been spitting out pink bubbles since the last sprint, tastes like coins
U|bleeding|my poo is like Marmite, shiny, and I'm white as flour says the missus. on the naproxen for my knee
U|bleeding|period won't stop, day sixteen, two night pads at once and I go swimmy when I get off the bus
U|self_harm|Is there a point? I know how I would do it now, which is new. Bench was 80.
U|self_harm|put my goodbye to the boys in the tin with the deeds. no more aches soon love
U|self_harm|i held my hand on the stove a bit, it helped. dont tell my parents
U|self_harm|Everyone thinks I'm strong because of the gym. Inside I'm already gone, last night with the rope in the garage I lost my nerve only.
U|self_harm|i'd rather not be here any more, and i don't mean the gym
U|breath|Did you ever try to breathe under a wet blanket? That's since Saturday even when I read.
U|breath|my asthma girl here. can't... type... long. pump not work. mum at work
U|breath|swelled up like a pufferfish after the new painkiller, throat's tickly tight. taking a nap then train
U|breath|To the letterbox and back and I need ten minutes on the chair. Last week I did the hill. Can't lie flat neither.
U|breath|It's rattling in me like a can with stones, forty breaths in a minute I counted, and shivers
U|stroke|pegging the washing and couldn't get the arm above my waist, my own arm, like it was somebody's I'd borrowed
U|stroke|called my wife by the name of the cat and could not read the clock. It's passed. Don't tell her I wrote
U|stroke|Massive thunder in the head on the loo, like a tree fell on me, two hours ago, now neck like wood and the light's cruel
U|stroke|eyelid and lip on the right are hanging like a tired dog since nap time, selfie looks so funny
U|stroke|lost the left half of the road while driving the tractor, just grey there. happened twice this week, five mins each
U|head|came off the pony, landed on my ear. sick three times but that could be the burger. so so tired
U|head|slammed in the scrum and now I've got a headache that moves in like in-laws, and music hurts
U|head|fell in bath, hit the tap. 82. My son says I talk slow since. I only feel cotton in the head
U|saddle|sitting on the bike is like sitting on someone else's backside, no feeling there, and I dribble without noticing. back is murder
U|chest_pain|every time I knead the dough this week my chest squeezes and it goes to my left elbow, then I rest and it melts
H||sprained thumb in goals, taped
H||plantar thing, golf ball under foot every evening
H||fell on my tailbone on the ice, sore to sit, nothing numb, doctor looked
H||my eyes are dry and red from the screens, drops
H||diastasis still two fingers wide, ten months after, doing the deep breathing
H||long covid, I pay for every session with a day in bed, clinic says stay under 110
H||the ulcer bled in october, hospital fixed it with a clip, I'm on the stomach pills, iron still low so slow sessions
H||Threatened miscarriage at 8 weeks, they scanned it, heart beating, the midwife said rest from weights till next scan
H||bruise on my shin from the box jump, size of an orange, walk fine
H||the left knee has fluid, doc drained it on Monday, rest until the follow up
H||the TIA clinic discharged me with aspirin and statin; my calves ache a bit from it
H||bunion. shoes. enough said
H||jet lagged and a bit bunged up
H||headaches at the back of my skull end of workday, from the laptop, painkillers twice a week
H||crohn's fine on the injection, bit of a sore joint here and there
N||our car got hit from behind, nobody hurt, but insurance phone calls ate two workouts
N||knock on the head? no, knock on wood. great week
N||My head! after three beers! I'm sixty, I should know
N||all bleeding day in the bleeding rain, London mate
N||ma always said don't swim after food or you'll drown. swam after food. alive
N||When I lift I make noise like a buffalo, people look, should I stop this
N||if i had a clot, would i notice? reading about pilots. no symptoms at all
N||the teacher says my boy has dropped jaw every time he reads, that's football cards. We cycle together now
N||last year's rupture is history, surgeon discharged me, full sprint since june, scar's pretty
N||The stair climber is the devil's kitchen. Puffed, done, happy
N||i'm weak as tea without my coffee, that's all
N||slurring? that was the dentist's needle, numb lip till tea time, spat my soup, good now
N||someone at work lost her baby at 20 weeks. I had no heart for jumping. will make up
N||My son threw a ball and gave me a shiner. it's a looker. two weeks ago and yellow now, gone almost
N||drop the jump rope, the neighbours downstairs want to kill me
N||the cat sits on my chest at five am sharp, five kilos of pressure, hunger hers
N||heart rate low 40s at night, watch very proud, so am i
N||had gas like a bus after the beans, no more beans before squats
N||can i train fasted? just means before breakfast for me at 6
N||my bum got rounder, wife approves
U|clot|varicose side's gone tight, fiery and fat to the knee since the long drive to Dallas, can't bear the sheet on it
U|clot|Eight days after the keyhole on the knee. Calf like a boiled ham, pain even when the wee one sits there. Stairs worse
U|clot|the breath hits a wall halfway and there it bites, on the right, since I came back from Poland by bus. I sweat and my heart's going
U|clot|i tore nothing, trained nothing, but one calf is 4 cm more than the other by tape measure
U|clot|coughed a bit of red, stitch won't leave, and my leg's been sore since hospital. wonder if I overdid the walking
U|rhabdo|Got dared 1000 lunges. Day two: legs rigid as fence posts, can't squat on the toilet, and what comes is the colour of Dr Pepper
U|rhabdo|back from military camp, forearms like Popeye but soft numb and puffy, water's rusty
U|rhabdo|I thought it's periods but it's the urine, brown like tamarind, and shoulders so swollen my bangles won't come off. It was after aqua plus pump class
U|rhabdo|did the sled thing in the heat, puked, no biggie. since then tea without milk comes out and my back is one big lump
U|rhabdo|First gym in ten years, did what the young lads did. Can't lift my arms to shave, they've swollen, pee looks like Irn-Bru gone bad, brown
U|purging|got told i looked healthy. so no dinner, no lunch, no dinner. and then 90 min crosstrainer to be safe
U|purging|since my wedding dress fitting I put the salt water down to make it come up, every evening
U|purging|what's the best exercise after a binge? i already got most of it up but some stays
U|purging|I fool the scales with the enema, my old wrestling trick, four today, and no water since yesterday
U|purging|two apples a day since the first of the month, I am 14 and want to be in the A team, hair is coming out lol
U|tendon_medicine|The pills against the anthrax-scare kind, ciprofloxacin, for my ear. Funny how my heels are sore as if I'd been barefoot on the rocks.
U|tendon_medicine|i stopped the levaquin four days ago but the ache above my heel goes on climbing, limping to the milk tank
U|tendon_medicine|on cipro + pred for my chest, and the shoulder i've never had a problem with is creaking like a door
U|palpitations|blood pressure cuff shows the broken heart sign and the number 155, I'm sitting in my slippers, slightly giddy
U|palpitations|it's like hiccups but in my heart, ten in a row, then my legs go to jelly. happened in class and on the bus
U|palpitations|two hours after the match, still like I'm taking the penalty. can't slow it, tingly lips, greyish
U|rupture|lifted the gas bottle and there was a thump in my arm, now muscle has gone for holiday to the top and I can't stir the pot
U|rupture|hammy went off like a cap gun on the wing, can't bend my knee against anything, bruise is running down like spilled ink
U|rupture|quad, I think, tore off the knee going down on the wet lino. the leg folds under me, can't do a straight leg raise
U|head|whacked by the boom on the boat. since then can't count change, see double when I look left
H||we have foot and mouth in the nursery, I got it too, blisters on hands, no barbell
H||shoulder's clicking and a bit sore after bench, two out of ten
H||POTS, diagnosed, salt, stockings, they know my heart runs off when I stand, recumbent bike only
H||donor kidney since 2015, meds daily, transplant team okays moderate
H||stiff neck from the rear-ender in March, physio discharged me nearly
H||cystitis, on nitrofurantoin from the chemist, pee every ten minutes, no fever
H||Took augmentin for my tooth, tummy's off
H||ganglion on the wrist, sore in planks
H||finger jammed by basketball, swollen knuckle, moves fine
H||just tired, ferritin 9 says the lab, got tablets
H||iliotibial whatsit outside the knee at 6k, every time
H||I leak when I jump since baby two, a few drops, women's physio on Friday
H||nasty cough that hangs on after the flu, doctor listened Monday, clear, give it two weeks
H||bulging disc L5, scanned, the leg tingle is old and less than in spring
H||started sertraline two weeks ago with my GP, mouth is dry, bit jittery, mood slowly up
N||eating for two said my aunt, I'm not pregnant aunty, it's bulking season
N||my trousers keep falling down, minus nine kilos since March, doctor's proud. eating proper meals
N||Popped! a button. Off my shirt. In front of her
N||I used to throw up my food when I was a ballet girl, twenty-five years ago, done and healed. now I deadlift and eat burgers
N||the app asked if i want to hurt myself. no. i want to hurt whoever made the 6 am class
N||my lungs were on fire on the hill and i loved the view
N||kid with a wheeze all night at ours, so tired mum this week, rest of me fine
N||a bee stung me on the bum and I set a new 100 m record
N||the flu shot arm was nothing this year
N||black and blue? only the new kit
N||shaking like a leaf holding the plank, 2 min 10!
N||got red dots of paint all over my legs from the fence, looked like measles
N||felt so alive on that ridge I could burst
N||ambulance stuck in the mud on our road, so we all pushed, best sled training
N||After the drop in the roller coaster my stomach stayed up there, kids loved it
N||mate had the bends or something diving. me just snorkel, great holiday, back on Wednesday
N||I can't feel my legs haha, ok I can, they say hello and are mad at you
N||is cola allowed? light one
N||eighty four today. did my chair squats with cake after
N||lots of ironing, does this count
U|stroke|daughter says i put my cardigan on one arm only all week, and I bump my right side on the fridge. hand's clumsy since tuesday
U|stroke|gibberish came out when I ordered my pie, bloke behind me held my elbow. ten minutes and I ordered again, with sauce
U|stroke|Coach my lip is leaking water and one eye is not closing good since morning. Gargle in the wrong side also. Sleep is less, maybe
U|stroke|one whole side went pins and needles then wooden, face and all, while frying plantain. turned the gas off with the wrong hand
U|stroke|neck cracked at the chiropractor's, now the world keeps rolling, droopy lid and I hiccup, can't walk a line
U|breath|out of puff just telling Siri to set the timer. ankles up like balloons, night times worse
U|breath|bad air day in Delhi, I am sitting by the window with inhaler like baby with bottle and still whistling since 5 hours
U|breath|swallowed a peanut in that energy ball. throat feels like wool, ears itch, cough cough cough. zumba at 6?
U|breath|air just isn't reaching the bottom, since waking up. sat forward with my elbows on my knees writing this
U|bleeding|was on the toilet and it sounded like water but it's blood, bright, lots, no pain. third time today
U|bleeding|I am pregnant two months and pain on one side like a hot nail, a bit brown on the paper, my shoulder tip hurts also
U|bleeding|tossed my brekkie and there's blood in it like raspberry jam. on the drink a fair bit lately
U|bleeding|my granddaughter says grandma why is the water black. It is since I have the heart aspirin, three days like coal dust
U|bleeding|everything down there was wet since yesterday noon, light greenish, 38 weeks, baby quiet today. I will do the breathing class
U|self_harm|all i want is the off switch. looked up how many it takes
U|self_harm|Please look in on my mum after, she lives two doors down from the gym. You'll know when
U|self_harm|punched the wall til my hand split because then it's quiet in my head. did it again today, same wall
U|self_harm|harvest failed, bank wrote. There's the beam in the shed and there's rope. I don't say this to make worry.
U|self_harm|I'm not sad anymore, i decided. so no point in the 12 week plan
U|head|missed the box, chin to the edge, teeth clacked and nobody home for a minute. now nauseous, can't do sums
U|head|branch came down on me at the orchard. I hear sea in the one ear and bruise is behind it where nothing hit
U|head|He pushed me and I hit the sink. I threw up in the night and my head hums like the freezer. Please don't call home
U|head|snowboard, back of the head, no lid. 24 hrs and i get confused on my own street
U|nerve|foot's been slapping the deck since deadlifts, catches on the rug, can't lift me toes
U|faint|went all tunnel and whooshy at the sink, came to with my cheek on the cat bowl
H||skin infection on the shin, on flucloxacillin since Monday, red line I drew is shrinking
H||arthritis in both thumbs so I can't pinch plates
H||i get breathless easier at altitude and I'm back in Denver two days, little headache, drinking lots
H||varicose veins ache after standing all shift, stockings help
H||doctor says heart murmur from childhood, echo each year, no all out sprints
H||my cough made me pull something between two ribs, it hurts when I sneeze and when I press it
H||tonsils out in 9 days
H||hammy tight as a banjo string but it holds, no bruise
H||had a funny turn in August, tilt table and all that, it's vasovagal, they told me to lie down when it comes
H||left boob mastitis, on the antibiotics, better than sunday, no chest press
H||hep B carrier, tired, doctor follows it
H||my ears ring since the concert in 2009 and no loud gym please
H||third trimester heartburn, burning up to the throat after every roti
H||pulled my neck putting the turban box up, turning head slowly
H||fell down three steps, hip black and sore, walked it off, GP checked, nothing broken
N||somebody fainted in the queue for jollof and I caught him, old habits. no workout but good deed
N||dead battery, dead phone, live me. three sessions
N||My wife does my cooking, my mother does my worrying, you do my sweating. all good
N||i gave blood and the nurse said lovely veins. week ago. no trouble at all, bit proud
N||the sprint start gave me goosebumps, like the tunnel at Celtic Park
N||Went for the brain scan that my GP wanted for my old migraines, they found a brain, nothing else. Not had one in two years
N||Nothing's gone numb but my patience
N||my teen talks in grunts, is that a stroke sign lol
N||a wall fell on the neighbour's goat. so i was digging. goat is fine, I'm fine
N||if anything i'm too healthy, the pension will run out
N||this heat takes your breath away so i walk at dusk
N||first night out since baby, came home at ten. wild
N||Fat finger trouble, logged 800 pushups, it was 8
N||he said I've got the body of a 30 year old and I said he can't have it back
N||the oil light's on in the car and I feel seen
N||Not hungry in the mornings, big lunch, that's how my family eats since always
N||had a wee greet at the film, otherwise chirpy
N||I don't want to live without pasta, so find me a plan with it
N||hanging by a thread til the holidays, work wise. gym is my happy place
N||bike seat's like a razor blade, buying a new one
U|palpitations|Pulse like a diesel on a cold morning, coughs, stalls, catches. Since Thursday. Stalled once when I was on the ladder and I nearly came off
U|palpitations|coffee no, stress no, and still drumming like Independence Day parade in my neck for two hours, head light
U|palpitations|my fitbit thought I was running. i was breastfeeding. 175 and jumpy, saw sparkles
U|palpitations|It trips over itself every few beats since I started the fat burners, and I need to crouch in the aisle till the shop stops swaying
U|rupture|Threw to first base and the elbow went pop, inside, can't throw, can't hold the skillet, it's blue
U|rupture|playing catch with grandson. the calf broke like dry spaghetti. limp, can't lift the heel, there's a notch
U|rupture|fell with arm out off the hay bale and since then the arm will not go up, drops like an axe when I let go of it
U|rupture|it rolled up like a roller blind in the back of my thigh, a lump the size of a fist near the bum, hobbling, sitting on it is hell
U|tendon_medicine|urine infection, ofloxacin, day 2. funny thing both my knees below the cap hurt like I'm fourteen again
U|tendon_medicine|still got nine cipros left. ankle's back string is puffy and warm, walked to temple like a pirate
U|tendon_medicine|Sinus thing cleared up on the avelox!! Downside, I can't grip the wheel, the thumb tendon's yelling
U|tendon_medicine|the vet... no joke, my DOCTOR gave me what they give the cows, floxacin something, and now I have heel like a cow stepped on it
U|purging|everything green comes out, from the tea, 8 times a day, i love the number. dizzy at school though
U|purging|Ramadan is over but I go on, nothing by day nor night, only water. Day six. Do not tell my sisters
U|purging|Ate at the wedding so I owe 3000 steps a samosa. I was on the roof walking until 4 in the morning, and I do this every time
U|purging|i chew and spit. if i swallow by mistake then fingers. weight's great
U|rhabdo|everyone laughs how I walk since the charity stair run, 100 floors. thighs like concrete bags. wee's gone the brown of old pennies
U|rhabdo|dug the foundations by hand two days. Now my arms are thick as the shovel's handle is long haha, tight, weak, and I pass dark stuff, like Coke
U|rhabdo|my lats are swollen so my arms won't hang down, since the rope climb comp, and had one pee in 24h, mahogany
U|clot|the cast makes my toes purple and the calf is pushing out of it, it throbs and it's hot, physio in 10 days
U|clot|thigh's one big sausage since the IVF jabs, other is slim, groin aches
U|clot|can't get a full breath without a jab here under the breast. Had baby 12 days ago, everyone says it's wind
U|clot|after 20 hours in the truck, left leg bigger, walking stick weather, veins standing out
U|stroke|was cheering the try and no sound would come, just air and a crooked grin. they thought I was pissed
U|self_harm|Coach, remember me by that deadlift. Seriously. Bye.
H||the groin hernia pops out when I cough and I push it back like the doctor showed me, waiting list
H||bad tooth, dentist thursday, painkillers in the meantime
H||sixteen weeks, placenta is low, no jumping says the consultant
H||calf cramp left me with a sore spot, both legs same size, no heat
H||sprained the wrist catching the toddler off the sofa
H||my eyelid twitches all week, not sleeping
H||Lyme, on doxycycline, day 10, joints ache some
H||mild asthma, the cold makes me cough ten minutes after and then it's over, my doctor knows
H||inner elbow sore from all the pull-ups, ice
H||shoulder op scheduled, cuff tear seen on mri, they told me pendulum only
H||coming off the steroids for my polymyalgia, thighs ache, nurse is lowering slow
H||Hands cracked and split from the flour and the washing, hurts to hold iron
H||chickenpox at 41, thanks kids, scabs now
H||gave birth in June, still have the numb patch around the C scar, they said it can stay
H||iron infusion Friday, no training the day
N||my mum had the black stools and it was only her iron pills, phew. so sorry for missing Tuesday, was at the doc with her
N||I could murder a curry and you ask about macros
N||did the murph, 58 min, yellow pee, happy knees, bragging rights
N||a swollen head is all I got, since I won the club race
N||the knee guy says no tear, no nothing, just use it. So I'm using it. third week with no pain
N||what is worse for the tendons, hills or sprints? asking for no reason, nerd
N||my daughter is a nurse and checks me like a car: oil, tyres, lights. passed
N||They found the man by the river. We all loved him. I trained because he'd have told me to. I'm sad but I'm alright.
N||wind so strong i ran on the spot
N||hot as a tandoor in that studio! open a window
N||half a bottle of cod liver oil went down my gym bag, stinks
N||my ankle monitor, i mean my step counter, says 12000 haha
N||The baby weighs now 9 kilos, so I'm progressing too
N||passed out on the sofa at nine like every dad
N||i turned 50 and nothing fell off
N||more mobility please I'm like a rusty gate, always been
N||can't complain and nobody listens anyway
N||my ex texted and my stomach dropped. Ran it out. 8k
N||punched the bag till the stuffing came out, great stress relief, gloves on, hands fine
N||Boss shouted, my blood boiled, deadlift flew
U|bleeding|gum bleeding, nose bleeding, big plum bruises out of nowhere since last week, and the stool dark as liquorice. still did my four runs
U|bleeding|I thought that part of life is done, I'm 14 weeks and I bled through the sofa cushion last night
U|bleeding|my spit after swimming is strawberry milkshake. chlorine?
U|bleeding|brought my lunch up and it was red and stringy, twice; my stomach burns since the diclofenac
U|head|Slipped on the wet market floor and banged behind. Third night my head is squeezing, and my left hand drops the mangoes
U|head|heading practice, about fifty. walked home the wrong way. light from fridge kills me
U|head|got rear ended, head went bang off the window. boke twice, sleeping 15 hours, only woke up for this app lol
U|head|the roof rack got me. felt fine then 2 days later it's like someone's blowing up a balloon in there and I'm dead clumsy
U|self_harm|I did pray for a lorry. Not joking this time like I usually do
U|self_harm|took ten of my grandad's pills last night to see. woke up. don't know if im happy about it
U|self_harm|writing to everyone i owe. paid my last month here too, we're square now. look after yourself big man
U|self_harm|when baby cries I think she'd do better with any other mother and I look at the balcony
U|breath|ran the shower hot for the steam, nebuliser twice, still sucking in between the ribs like a fish on the board
U|breath|hair dye. now face like the moon and i am hoarse, hard to swallow
U|breath|I'm 70 and sound like my dad's accordion since wednesday, even watching the bake off. Two steps, stop, two steps
U|breath|walked in to feed the hens and the feed dust closed me up. can do four words. then stop. it's evening now
U|palpitations|night feed, 3am, my heart took off without me, hundred and eighty by the monitor, cold hands and the wall moved
U|palpitations|There's a horse loose in here. He's been running since church. I'm clammy and leaning on things.
U|palpitations|keeps missing a stair, then ten steps at once. when it does I lose colour, colleague had to hold me
U|stroke|I was fixing the plug and it's like the lad inside my right arm went home. Ten past ten. At eleven he came back.
U|stroke|can't feel half my mouth, drooled on the report, words stuck like toffee. since lunch. probably tired from nights
U|purging|only thing in me since sunday is celery and guilt
U|purging|used the kids' ipecac from the old medicine box after dinner, twice now, works quicker than a finger
U|tendon_medicine|on day three of cipro for a dodgy prawn, squats felt like somebody's sawing under my kneecaps
U|rhabdo|I'm the wee guy from the hot yoga marathon, legs are swollen solid and I'm peeing Ribena mixed with gravy
H||my BP cuff says 138 over 85 on the pills, GP happy, she says no breath holding
H||Golfer's elbow from wringing mops
H||chest infection, third day on amoxicillin, coughing green, no fever now
H||sore nipples, wrong sports bra, bleeding a touch on long runs
H||nosebleeds with the dry air, doctor cauterised, no head down for a week
H||vertigo since the ear infection, doctor says labyrinth, tablets, better each day
H||stiff hands first hour, rheumatoid, injection Wednesdays
H||I was in hospital with my lung clot in July, blood thinner, lung doctor says up to 20 minutes gentle
H||pulled stitches after C section, midwife checked, all fine, wait one more week
H||growing pains under the knee, the bony bump, doc says Osgood
H||haven't slept, hubby snores and night shifts, resting pulse is up, everything is heavy
H||broken toe
H||back's tight as a drum and I can't bend to the oven. no tingles no nothing
H||I take lithium so no sauna or big sweats, doctor's order
H||constipated since the trip, belly like a football
N||my heart's a bit broken, she went back to Warsaw. lifting helps
N||the only thing swollen is my ego
N||had chest waxed, that's pain!!! session fine
N||does pee go dark from vitamins? read it somewhere. mine's neon from the B ones
N||my uncle took that levofloxacin and ruptured, so mum's paranoid about every pill. I'm on none
N||took a bloody long time but i got my first muscle up
N||knackered mate, absolutely cactus, but that's the sheep, not me health
N||No accidents, no drama. Even the car passed its MOT
N||I held my breath through the penalties and went blue (the scarf)
N||did it again: forgot my shoes, lifted in socks
N||someone's purse got lost, turned out under my mat. excitement of the week
N||my auntie says headache, I say too much auntie
N||the doctor who checked my head after the fall in spring gave me the green light in june, it's been months, no bother
N||I flushed out my closet, laxative for the house haha
N||school was shit, football was good
N||i was sick as a parrot about missing the final, watched it on replay
N||This tea you talk of, is it the green one? I like it with milk
N||my trainers died after 900 km, RIP
N||Everything tastes better after leg day. ate half a lamb
N||climbed Arthur's Seat with a 10 kilo rucksack and a 4 year old on top. alive!
U|palpitations|honestly a 9 out of 10 week. heart does this hummingbird thing since sat and when it starts I have to grab the rack, vision goes like bad telly
U|palpitations|Nani says it's love. I say it's 160 per minute while doing homework, and I nearly dropped in assembly
U|palpitations|The old pump misfires. Bang bang, nothing, bang. Eight hours. Bit woolly headed when I get up to put the kettle on.
U|palpitations|pounding in my ears lying in the bath, skips like a scratched record, went cold all over & couldn't climb out for a while
U|clot|Swollen arm since they took the drip out, hard line along the vein, whole arm fatter and purple when it hangs
U|clot|behind my knee it's sore and tight, ankle vanished, only on the one side, since I was laid up with the flu for ten days
U|clot|Played on the plane the whole way, 14 hrs no getting up. now left calf hurts when i go on tiptoe and its warm n shiny
U|clot|puffing at the first step since my foot operation and there's a needle in my side at the top of each breath. Pulse is racing like the Derby
U|rhabdo|the wee is like when you rinse the coffee pot, and my calves have been hard as bowling balls since 500 skips x 3
U|rhabdo|i'm swollen like a bullfrog round both upper arms, two days after pole class. toilet water brown-red
U|rhabdo|so weak I can't get the baby out of the cot since that bootcamp sunday, arms puffy and sore to touch, pee's like cider that's turned
U|rhabdo|Hiked the canyon, forgot water. Legs locked, thighs thick, and only a trickle the colour of iced tea since
U|rupture|came down off the header and the back of my ankle exploded, no pain now just a soft bit where the rope used to be
U|rupture|the big chest muscle slid off the bone, I swear, on rep 3. arm's striped black and yellow
U|rupture|I tripped over the hen and stuck out my leg, heard a crunch over the knee. Now going down stairs the knee folds and I must lock it with my hand
U|rupture|bowling in nets, something let go in the side of my calf, rip like paper. can't push off, sock's tight and it's blue at the heel
U|breath|Chest's been closing since I cleaned the oven with that spray, voice is a squeak, I count to five and need air
U|breath|can't lie on my back, can't talk to my sister for longer than a hello, heart pills finished a week ago
U|breath|wheezing all day and all night, ma says steam. my tummy sucks in when i breathe
U|tendon_medicine|am taking oflox TZ for loose motion, now both the ankle cords behind are burning and stiff since morning, can I do Zumba
U|tendon_medicine|new tablets for the infected bite, cipro. didn't run a step & still the achilles feels like barbed wire
U|tendon_medicine|pulled up lame at the rodeo warm up, heel cord. only thing new is the levaquin for my lungs
U|bleeding|feel like a wrung out tea towel, cold hands, racing after one stair. stools been like boot polish since the weekend
U|bleeding|40 years no period and now it comes in floods, two towels an hour, I'm dizzy at mass
U|bleeding|22nd week. slimy pink lump this morning and tight belly every seven minutes. squats are going great tho
H||old whiplash, headache from the neck when it's damp
H||cold sore and swollen glands, low energy
H||sore ribs under the bra line, from rowing, only when I twist
H||new hearing aids, balance is strange the doctor said give it some weeks
H||my calf strain from Sunday still pulls, better than it was, can hop a bit
H||24 hours Holter last week, result on Tuesday, GP said take it easy till then
H||wrist cyst drained, no push ups two weeks
H||heavy bleeder, got the fibroids done by laser 10 days ago, gynae says walk only
H||blocked nose, mouth breathing like a goldfish
H||have got the sugar in pregnancy, finger pricks four times daily, dietician's on it
H||knee braces still on after the tendon sewing, week 7, physio allows me to 90 degrees
H||flat feet, ache by night
H||bruised tailbone from the sledge, doughnut cushion
H||dry cough from my ramipril, doctor is changing it next week
H||muscle relaxants for my neck so I am slow like Sunday
N||no letters from the hospital, the last one said nothing found, live your life. So here I am, squatting
N||I almost lost my lunch on my cousin's driving, not because of your intervals
N||cramp in the calf mid swim, gone before the wall. ate a banana
N||since i switched teams my heart beats for wolves only
N||got a lump in my throat at the school play
N||the whistle in my chest is my dog's toy in the jacket
N||swollen feet is what the wife has, twins due in march! i do all housework now. is hoovering cardio
N||my cousin's wife died in childbirth in the village. That's why I'd like to teach first aid again. Not sick, only thinking
N||that finisher was criminal, send help (not really)
N||It's a stroke of genius, the towel under the heel
N||he went down like a sack of spuds, the ref did, we howled
N||the only clot here is me, put the plates on only one side
N||if one day I pee red after a run is that bad? a runner told me. never happened to me
N||slept like a baby, meaning up every two hours, thanks to a baby
N||pins and needles from sitting cross legged at the temple, shook them out, gone
N||gained 1 cm on arms, measured with grandma's sewing tape
N||Trained with a hangover, not proud, never again
N||bloody muay thai shins are tough as table legs now, no more bruises
N||My hand slipped and I threw the remote in the curry
N||let's do 4 days, not 5, my team has the cup run
U|self_harm|you know when you leave a party and don't say bye? thinking of that a lot, but for good
U|self_harm|i burn myself with the hair straightener after PE, its nothing
U|self_harm|Bridges pull me these days. I go round the long way. Ran 12k the long way.
U|self_harm|my papers and my passwords are on the table for my brother. It's a good time, kids are at their mum's
U|self_harm|80 years is plenty. I've stopped my heart pills on purpose so it goes quick. No flowers.
U|head|got dinged in the second half, saw my mum's kitchen for a second, threw up behind the goals. Coach put me back on
U|head|fainted? no. bumped, yes, the shelf. but it's like my skull is a bell still ringing since friday and i cry at adverts
U|head|My motorbike laid down, cheek and temple on the road, small scratch. Sleepy, sick, right ear is wet
U|head|trampoline, knee to eyebrow. since then i read a line and it's gone. even the toaster's too loud
U|stroke|my hand wrote something that was not words. shopping list like a spider. then my lip went fizzy. Gone in an hour
U|stroke|came up from a big squat with a crack of pain at the back of my skull, like whip, never had the like. lying in the dark now
U|stroke|Grandson made a joke, everyone laughed, I laughed and they stopped laughing since only half my face did it
U|stroke|like a fingerprint on the lens of one eye, then whole lens went black, quarter hour. it's my good eye too
U|stroke|leg buckled at the sink, the left, not tired, just like someone unplugged it, and the fork fell too
U|purging|exam stress, eat eat eat, puke, study, repeat. run at 5am so it doesn't count
U|purging|I take my thyroid pills double and the bowel ones triple, down another kilo
U|purging|Nothing since Tuesday and I'm still the fattest in the photo. Give me harder HIIT.
U|purging|scratched throat and puffy cheeks like a chipmunk from doing it each night. my dentist asked, I lied
U|clot|was stuck in economy with a bad knee, got home, now that thigh's tender all along the inside and it's a size larger
U|rhabdo|couldn't stop at the spin fundraiser, 4 hours. quads swollen over my kneecaps and I wee Vimto
U|rupture|pulled the mower cord and twang, up at the shoulder, now arm's got a ball in it and no oomph, bruise to the wrist
U|breath|i've been sat on the end of my bed for two hours getting breath back from nothing at all
U|tendon_medicine|Cystitis tablets changed to ciproxin, since then the Achilleses are like two hot wires, I crawl to the loo
U|palpitations|flip flop flip flop like a flat tyre on the freeway, since I woke up. drove anyway, had to pull over, greyed out a sec
U|bleeding|cough brings up bits of red jelly, been losing weight as well without trying, nice bonus ha
H||jaw clicks and aches in the morning, I grind, night guard ordered
H||Coeliac, got glutened on Sunday, rough belly till Wednesday
H||torn meniscus, waiting for the surgeon, it locks now and then so no deep bends
H||I pulled my back lifting a patient, GP gave naproxen and says keep moving
H||tight chest from my cold, cough, nurse listened and said it's viral
H||black toe nail from the marathon falling off
H||bad acne pills make my joints ache, the skin doctor knows
H||left heel sore to touch at back where the new boots rub
H||insomnia three weeks, GP gave me a sleep diary
H||my stoma is healed up, stoma nurse gave a belt, no sit ups
H||period pain so bad I lay on the bathroom tiles with the hot bottle, same each month, endometriosis, got my specialist
H||sweaty shaky before lunch if I don't eat, prediabetes they said
H||cut finger on the tin, two strips, can't hold the rope
H||radiator burn on my calf, dressing changes at the surgery
H||loose shoulder, it slipped out in 2020 and I don't trust it overhead
N||I could cry, the scale's stuck at 91 since three weeks. plan?
N||no the pill didn't make me puff up, the crisps did
N||Thunderclap! in the middle of the outdoor class, we ran for the shed
N||Came home on the night bus from Warsaw, legs fine, back fine, slept on somebody's shoulder
N||my heart valve was fixed as a boy, discharged, no limits says the doctor last month, ran a half on it
N||I fell for the salesman, not on my head, and bought a rower
N||blind as a bat without my contacts, missed the box, hit the mat
N||nana says i'm skin and bone, i eat five meals. it's nana
N||shop was out of eggs. Whole week ruined haha
N||Lifted the whole family's cases to the roof of the van. Strong like bull
N||my mouth ran away with me, argued with the boss. cooled off with a swim
N||grandad's on dialysis, dad's got the heart, me I'm the spare part, all working
N||Chest pain nil, fainting nil, numbness nil. signed, your obedient client
N||foam at the mouth? that was toothpaste, i was late
N||this plan is choking me, too many sessions, can we cut
N||heard two pops: knuckles, both, as since school, no pain
N||I dream of you shouting ten more
N||lost the sprint, won the sack race
N||I don't eat after eight because I sleep better, that's all, don't read anything in it
N||felt sick from too much mango. worth it. gone next morning
U|bleeding|Had the tooth of wisdom out last week, fine, but today the toilet was red wine and I'm shaky. Also my aspirin I take double
U|bleeding|5 wks post baby, thought it stopped, then a whoosh at the checkout like a dropped bottle. kept changing pads all day
U|bleeding|poop's tarry n I got wobbly bending for the bar, been eatin Advil like candy for my elbow
U|bleeding|33 weeks, trickle trickle into my shoe whenever I stand up. Mother in law says bladder, it doesn't smell of it
U|stroke|after the hill my speech came out like I'd a mouthful of mince. wife timed it: six minutes. feeling foolish now, that's all
U|stroke|everyone is looking at my mouth on the Zoom. left corner is sleeping. I told them dentist, was no dentist
U|stroke|suddenly both my legs wouldn't take orders and the kitchen was spinning with me holding a pan of oil. can't see straight since
U|stroke|I drop things with the right one. Cup, egg, another egg. Since yesterday morning, and letters look Chinese.
U|head|hockey stick, forehead, egg came up. it's gone down but I'm up all night with it banging and I hate the fridge hum
U|head|slid off the hay cart and landed on my head, wee bit of blood. don't recall getting home. brought up my tea
U|head|a drunk swung at me outside the chippy, went down, cracked it on the step. three days now of pea soup in my brain
U|breath|my lips tingle and my throat's got a golf ball in, since I tried the shrimp paste. Spots on my chest. It'll pass
U|breath|Blowing like I've come off the pitch, and I'm stirring soup. It began on Sunday with the fever.
U|breath|inhaler's empty since lunch, whistling in and out now, sat at the window in my school blazer
U|self_harm|been saving them up, the sleepers, forty so far. helps me get through to know they're there
U|self_harm|I told my wife I'm fine, I tell you I'm fine, and I was on the roof on Tuesday. Not to fix it.
U|self_harm|everything hurts inside and the razor makes it stop, so no swimming this week thx
U|self_harm|hope the heavens have a squat rack. thanks for everything
U|palpitations|Whole night it was two steps forward one step back in there, 150s. This morning I slid down the door frame, didn't quite go out
U|palpitations|like the drummers at the eyo festival inside my shirt and I am only ironing it. breath is small, eyes go dim
U|rupture|reached to stop the trolley, loud snap up in my arm like a wishbone. can't turn a key
U|rupture|sprinted for the tram. Somebody whipped the back of my leg. I walk flat like a penguin and can't rise on those toes
U|rhabdo|nephew took me to his crossfit. I can't straighten an arm, skin's tight like a drum, pee like prune juice
U|purging|I get rid of it before it can stick. weigh before, weigh after. same number, good
U|clot|cramped calf that doesn't uncramp, four days, hot and fat; took the long haul from Manila on friday and I'm on the pill
H||flu's on its way out, cough, legs like string
H||in the menopause, joints stiff, doctor started HRT last month
H||pulled a side muscle bowling, breathe ok, hurts to twist
H||my wrist plate from 2016 gets cold and achy
H||Blood pressure was high at the dentist, GP appointment Thursday, I feel grand
H||sore throat, white spots, no temperature
H||twin pregnancy 20 weeks, hospital says stop running, walking fine
H||got stung by a wasp on the ankle, local swelling size of an egg, itchy
H||sprained knee, side ligament, brace, four weeks the doc said
H||I get a palpitation now and then, cardiology checked, extra beats they call benign, told me less caffeine, metoprolol when it bothers me
H||MS, stable, heat makes my leg drag a bit as it has for years, cool room please
H||hemorrhoid op last week, can't sit, doctor has me on softeners
H||whooping cough contact, on antibiotics, staying home
H||glute's sore deep in when I drive the cab
H||baby blues, health visitor comes every Tuesday and I've got the number, sleep would fix half of it
N||My heart goes boom when she walks into spin. Is there a workout for shy
N||numb with cold at the touchline, two teas and I'm human
N||he asked me if I'm expecting. No, it's the jollof
N||the lads call me tin man since i squeak, that's the shoes
N||read that too many squats can wreck your kidneys, can that happen with 3x10? i feel great
N||my mother took the head off me for being late, so i ran home twice as fast
N||I had the full MOT: bloods, heart tracing, wee test. "Boring," says doctor. Boring is good
N||spat blood once in '71 in the ring, lost two teeth, won the fight
N||we lost the baby kid (goat) on Friday, sad day on the farm, skipped yoga
N||I'm going to be sick if I see another chicken breast, any recipes
N||my flatmate starves herself for the catwalk and I worry for her. how do I speak to her? I eat fine
N||dead lift, dead battery, dead tired, happy friday
N||no more exercise than needed please, I'm a lazy woman
N||shin met coffee table, swore in three languages, nothing to see
N||they took my blood, told me cholesterol good, iron good, vitamin D good, age bad
N||that last hill knocked the wind out of me for a minute, view gave it back
N||her smile's a bit crooked since birth, my wee girl, and she squats with me every night
N||gale force farts after the protein. sorry everyone
N||Was it normal that my ears popped on the plane? they popped back
N||can we have a week of only stretching, holiday with in laws
U|tendon_medicine|leg curls felt off. both sides tight & burning at the heel. only change: antibiotic that starts with 'levo' for the lung thing, since thursday
U|tendon_medicine|Pharmacist warned me about sprinting on these floxacins. I sprinted. Now there's a sore knot a thumb's width above the heel bone
U|tendon_medicine|The prostate doctor's tablets make the sun bite me, and my right shoulder cord aches at night, and left one since yesterday. Cipro, twice per day
U|tendon_medicine|finished cipro two weeks back, hip tendon and heel both went sore in the same week, like an old gate on both hinges
U|tendon_medicine|my hands, the strings on top, are sore and creaking like new shoes, from milking I thought, but I milk 40 years. Antibiotic is that levoflo for pneumonia
U|purging|went without since the breakup, nine days, tea and fags only. lifting's getting hard
U|purging|ate like pig at my own shower, then finger, then 2 hours of stairs. now calm again
U|purging|got sacked off the boat for weight. so sauna in bin bags, spit, no drink, no food, passed my test piece at 3 in the morning
U|purging|my sister found the empty lax packets under my bed, so annoying. it's just till prom
U|rhabdo|went from couch to 150 pull ups. elbows at 90 degrees now, permanent, arms bursting the sleeves, pee like bovril
U|rhabdo|After moving the piano up four floors my thighs are solid and I've no power to stand from a chair; in the bowl, brown
U|rhabdo|sun, football tournament, 5 games, no sub. all night cramps, calves like melons, hardly peed and it's like rust
U|clot|sore calf after the marathon I get, but one only? and hot? and bigger every night? flew home on the monday
U|clot|Left groin down is purple and fat since the boot came off, it bursts when I stand at the stove
U|clot|every breath a nail, low on the left at my back, since the third day after my belly operation, and I'm winded on the flat
U|palpitations|my watch sent me a heart warning, AF it wrote, I'm winded peeling spuds and my head floats. it's been on two days
U|palpitations|when I put down the bar it went into a run, two hundred odd, like a sewing machine, still going at home, neck pulsing, woozy
U|rupture|was hanging clothes with a bad shoulder and then it gave way, a rip, arm won't lift at all since
U|rupture|calcio in the park, 45 yrs old, shot, bang, limp. my foot doesn't point down when I tell it, there's a valley in the cord
U|head|slipped at the quarry, hat saved me, but I'm seeing double rows of stones and I'm sick as a dog since last night
U|stroke|it started at fingers then face, dead, like novocaine, only right side; went off by tea. I'm 52 and smoke. next week hills?
U|breath|Woke up choking and had to open the window, sat there till dawn, bubbling like a coffee maker
U|bleeding|black as the inside of a chimney and sticks to the pan. third day. And the belly burns under the ribs
U|self_harm|do you ever think it'd be easier if you crashed? I do, all day. Picked my tree too
U|nerve|bar rolled off my fingers, can't pinch a clothes peg on the left since friday, neck's killing
H||my boy's nit shampoo gave me a rash on the scalp
H||half my face was paralysed in april (Bell's, hospital said), it's nearly back, eye waters
H||on blood thinner for my afib, and nosebleeds a bit with the cold air, clinic knows
H||elbow bursa like an egg, doc says leave it
H||inguinal hernia mesh, ten days ago, sore but walks ok
H||costochondritis, the doctor pressed and said so, sore by the breastbone when I push up
H||spinal stenosis, 79, legs go heavy after ten minutes walk and I sit like the doctor said, it's been that way for years
H||coughing at night, GP trying me on the purple inhaler
H||quad strain, kick hurts, jog's okay
H||snapped a nail right down, finger throbs
H||still iron poor after the twins, haemoglobin 10, tablets make my poo dark, GP told me it would
H||in the first weeks after stopping drinking, under the clinic, shaky hands are less now, slow please
H||my knee makes pop sounds and swells a little by evening since hiking
H||wisdom tooth hole, salt rinses
H||gluteal tendon, on the outside of my hip, hurts on stairs, shockwave next month
N||I stopped feeling guilty for cake. progress! my old therapist would clap
N||stiff as the washing on a frosty line, two days after your lunges, normal again
N||I have a mate who can throw up on command, party trick. lovely week otherwise
N||Head clear, belly full, legs willing
N||when I was paramedic I saw everything so believe me: I know when it's only stitch. It was only stitch, gone
N||the pressure! three people watching me squat. nailed it
N||my breath stinks of garlic so I train alone, thank you
N||I nearly lost an eye to a champagne cork. NEARLY. close shave, no hit
N||our boy's asthma nurse visited, he's doing great. my week, two runs
N||the goalie took a boot to the head and was sick after; they took him off, rightly. I played sub, no goals
N||went to bed at eight with the chickens, woke up with the rooster, good
N||knees made of chocolate on the last set, hardened by tea time
N||they cleared my knee, my chest and my name. haha. back in business
N||Slept 3 hrs bc of the World Cup
N||carrying a toddler up and down, that's my plyometrics. no aches
N||if I had black poo from spinach, would that count? mine's normal, toddler's asked
N||gave up sugar and it's trying to kill my mood, day 4
N||two left feet in the aerobics. one day i'll hurt someone, so far nobody
N||I swear the dumbbells got heavier. are you messing with me
N||Mother's funeral was Monday. Sad, but she was 96. I walked every day, it helps, I eat, I sleep
U|head|whacked it under the bonnet of the Corolla. Now every time I lie down the pressure is like a coconut about to split, and I mix the names of my own kids
U|head|coach im fine to play, just the floodlights make me feel sick since that header
U|head|Fell asleep on the loo, woke up on the floor, lump on my temple. Now one side of the head drums and I drop off midsentence
U|head|surfboard clocked me in the back of the noggin sunday. still walk like a drunk and the missus says i'm repeating meself
U|stroke|My right leg is dragging like a naughty child since yesterday tea. I also salted the rice four times
U|stroke|pressed hard on the leg press and a bolt went through my head, blinding. Eased to a 7. The neck won't bend to my chest
U|stroke|could hear what you said on the call, couldn't answer, mouth wouldn't obey. Pretended the wifi was down
U|stroke|I've been putting my lipstick on wonky, that's how I noticed the side of my lip sits lower. It's since last night, the arm's lazy too
U|breath|three sentences took me five minutes to dictate. chest like a squeezebox full of wet sand
U|breath|cat lady's house, then hives up to my ears and coughing like a sheep, can't get the air down
U|breath|at rest 88 on the finger clip, so I guess the clip's broken, though I do sleep upright now
U|breath|came in from the harvest with dust in me and have been squeaking like a wheelbarrow since. blue one ten puffs. lips tingling
U|bleeding|after the run i peed and it was tomato juice, and went number two and that was also
U|bleeding|Miscarried they think on Monday, nobody told me how much is much. It's running in my shoes, I feel far away
U|bleeding|hubby saw it: red in my vomit, about a teacup. I've the bad liver. Doing my chair yoga now
U|bleeding|stool with dark cherries in it, lots, and belly cramping like labour, since the half marathon
U|self_harm|Truth is I've been looking for the courage, not for a coach
U|self_harm|the kids will get over it, kids do. I've chosen the day after her birthday
U|self_harm|skipped class bc my arms look a mess. i did them saturday n sunday n today
U|self_harm|Oga, this life don tire me finish. I want to rest under ground. I have bought the sniper for rats but it's not for rats.
U|palpitations|it's like when the clutch slips, revs up and nothing behind it. heart, not car. i go pale and cold for ten minutes at my desk
U|palpitations|laying bricks no problem, lying in bed 130 and uneven as a country road, then whoosh, nearly out
U|rupture|stood up on the pedals and ping! the front thigh is bunched like a mouse under a rug, black and blue and no strength
U|clot|broke my foot in May? no, October 30, boot on since; calf is one hot tight drum from today
U|purging|Lent. I said only water till Sunday, it's the eighth day. And I still do your squats. Praise God and the belly's gone
H||on the waiting list for hip, limps by evening
H||I had three stitches above the brow, hospital watched me all night, head scan clean, told to rest a week
H||eczema, cold hands, the usual white fingers in frost (Raynaud's)
H||bit of a lazy bowel since the op, peppermint tea
H||wrist sore from holding the phone and the baby
H||bruised kneecap off the dash when I braked, walked fine
H||my asthma's been a bit worse with the pollen, using the blue one 3 times a week, review on Thursday
H||pregnant 12 weeks, seasick all day, dry crackers
H||jumpers knee, hurts on the take off
H||high cholesterol pills, thigh muscles grumble, doctor checked CK last week, fine
H||pulled shoulder from the christening cake, it was three tier
H||ankle from netball is twice the size since yesterday but I can step on it, ice and frozen peas
H||stomach's acidy, no spice, doctor's tablets till march
H||loss of smell since covid, tired too
H||lump in breast, biopsy on tuesday, so my head's elsewhere and I'm not sleeping
N||My heart belongs to Mumbai Indians and they broke it again lol
N||I did not faint at the birth! everyone bet I would. no training as you can guess
N||if I'm dying it's only of boredom on the treadmill
N||no i didn't lose consciousness, i lost interest. change the warm up pls
N||we watched the air crash show and the kids asked would daddy get a clot. daddy gets up and stretches
N||Ate at my auntie's, then my other auntie's, then home. Full as an egg. gym tmrw
N||lungs burned like chilli on the sprints, gone in a minute, that's how it should
N||bruised my bum on the slide in the park with the grandkids. a month ago, story still hurts
N||lost feeling in my toes skiing, they're back in the bath the same evening, all ten
N||the old fella in the next bed passed, I was only visiting. Walked home slowly
N||three funerals and a christening this month so I eat only cake
N||my liver doctor signed me off, four years sober, all numbers green
N||hated every second, see you thursday
N||cracked two eggs, zero ribs
N||does the app tell my mum what i write? theres nothing just asking
N||back pumped like a cobra after the rows
N||spilled beetroot on the white bench, looked like CSI
N||Haven't been sick in eleven years, touch wood
N||I gave a shot at your fasting window, 10 to 6, my lunch is bigger, fine
N||the one legged squat has me falling over like a newborn foal
U|rupture|Pulling the net in, a bang in my upper arm, now the fisherman's muscle is hanging at the elbow like a fish and I can't twist the lid
U|rupture|my boy heard it from the sideline. like a crisp packet. can't raise the heel, swollen like a loaf, can still wiggle toes so maybe ok?
U|rupture|the adductor came off i'd guess, splits on ice, inner thigh black as tyre, can't squeeze a pillow
U|rhabdo|I was so proud of the 200 push ups! chest and arms have ballooned, can't lift a plate, and I make water like the bark tea
U|rhabdo|passed out drunk on my legs three hours after the stag do, woke with a solid swollen thigh, pee's coke
U|rhabdo|fire service test prep, sled + stairs. next day both quads like car tyres. number one comes out dark as stout
U|rhabdo|is it ok that it's brown? not number two, number one. day after your 'fun' lunges. trousers don't go over the thighs
U|clot|since the cyclist hit me and I lie on the sofa, calf's like a stone and vein like a cord, can't point the foot w/o pain
U|clot|after hysterectomy my leg swelled, nurse isn't till thursday, it's warm like fresh bread and pinkish
U|clot|sharp under the shoulder blade when I laugh or breathe or anything, heart racing on the sofa, came on in the airport bus
U|purging|gran's soup, gone. pizza, gone. i got fast at it. weight 44
U|purging|if I miss my run I'm not allowed supper and then breakfast either. it's now three missed runs. so hungry it doesn't hurt
U|purging|coach at ballet said lighter. so cotton balls in orange juice for dinner, five days, dancing like a feather
U|purging|The insulin I skip when I want to shrink. Works. I'm thirsty as a camel tho
U|tendon_medicine|travellers' tummy, they gave me cipro here in Goa, since then yoga pulls the heel strings like bad elastic, one's swollen
U|tendon_medicine|been given ofloxacin for epididymitis (don't ask). Achilles sore to pinch on both sides, started third tablet
U|head|head butted the goalpost on thursday, and since yesterday my eyes won't go together and I sleep like a cat
U|stroke|Half my tongue's gone thick and I bite my cheek, fork goes past my mouth. It's since Sunday lunch, nice lunch
U|bleeding|the colour of my no.2 is engine oil and I pant like the engine. I blame the iron-free diet
U|bleeding|34 weeks, painful hard tummy like a board and some blood, baby's lazy. I did your breathing
U|breath|itchy palms after the nuts in the smoothie, now swollen throat, drool. can you put the video for breathing
U|self_harm|I've stopped being scared of it, coach, it's like deciding to move house. Pistol's been cleaned
U|faint|woke up under the rack with people, no clue. they gave me juice. finished my sets
U|saddle|Since Tuesday I sit on cotton wool. And the pee won't start, I stand there like at a dry pump. lower back's on fire
U|chest_pain|running for the tram it was like hot soup poured behind my breastbone into both arms, stood still, gone. twice.
H||lump behind knee, baker's cyst said the scan, tight on bending
H||I have an old head injury from 2011, headaches with the weather, neuro sees me yearly
H||tennis elbow, can't lift the kettle without swearing
H||ulcer medicine makes me burp, no planks after food
H||got a thumb spica on after falling off my skateboard
H||depression, long time, on my tablets, seeing my doctor on Wednesdays, this week's a low one but safe as we call it
H||left calf had a DVT in 2018, so I wear the sock and get up each hour, leg's always bit thicker that side
H||baby's hand foot mouth gave me sore throat
H||aching wisdom tooth area and ear
H||my tummy scar itches and pulls, 7 weeks after appendix
H||cold urticaria, i get hives from cold water, antihistamine daily, doc says no ice baths
H||pulled groin, nothing black, only sore when I get in the cab
H||GTN spray in my pocket, stent in February, cardiac rehab nurse has me at level 3, no pains since
H||hip flexor nags after sitting
H||my right eye had laser on the retina last month, the eye doctor says no heavy straining until the 10th
N||the tyre blew, I nearly soiled myself on the motorway. that's cardio
N||all bloods back, kidneys perfect, that dark pee thing in spring was just not drinking, doctor signed me off
N||When baby laughs my heart does backflips
N||I'm an open book, nothing hurts but the price of petrol
N||drama at school, someone swallowed a magnet. not me lol
N||Two burpees from meeting my maker, he said come back later
N||the neighbour's girl is so thin, I bring pierogi. I myself am round and well
N||i get my energy from coca cola and spite
N||Granny's advice for headache is potato slices. I have none, headache I mean, potatoes plenty
N||she ghosted me, gutted, lifted angry, new PB
N||did you hear, the striker tore his Achilles. hope I never. how do I prevent?
N||I breathe, therefore I run. no wheeze, first year without the inhaler, GP took it off my list
N||lambing. dead on my feet, but the happy sort, sleep comes next month
N||Sunburn from last month peeled, done, back to bronze
N||my face is red as tandoori after every class, always has been, mother too
N||fell off the wagon w/ sweets not with drink
N||tight as a tick, my schedule. ten minute stuff please
N||your stretch video has the volume of a mosquito
N||the dog had the seizures, vet sorted it, I'm just tired from night watch
N||one more week of this rain and I'll grow gills
U|palpitations|love the new plan!!! p.s. at night there's a frog jumping in my chest, gets so fast i can't count and my hands go to sleep, i get all swimmy
U|palpitations|I am 77, walked to market, sold my tomatoes. At the stall my heart went like a sparrow and I had to sit down on the crate, the world white. Now still quick.
U|palpitations|preworkout times two. 5 hours ago. ticker still doing 150 and the odd flop, jittery and greying out when i stand
U|palpitations|like being on the bumpy road to my village, but inside, and I'm in bed, and light headed on top
U|rupture|opened the garage door by hand, pop, forearm side of the elbow, now no strength to turn my palm up, the muscle is gone up the road
U|rupture|she slid into me at second base. knee went crack and swelled like a cantaloupe in ten minutes, won't hold me, gives sideways
U|rupture|There's a crater above my kneecap, wife calls it the moon. Went over on wet leaves yesterday. Can't kick the leg out.
U|rupture|chased the bus. bang in the hamstring up by the sit bone like a popped inner tube, whole back of leg is plum pudding now
U|clot|one ankle fits the sandal, the other looks like a loaf of agege bread, since the 6 hour danfo plus plane. pain up the back of it
U|clot|I'm 4 weeks out from the ankle screws and can't do the injections because I hate needles, and now the calf's tight, red and burning
U|clot|walked to the gate and had to stop, out of breath for no reason, one side catches like a fish hook. the long drive up from Adelaide was two days ago
U|rhabdo|They made us bear crawl a mile for being late. Shoulders like melons, can't wash my hair, wee's the colour of a beer bottle
U|rhabdo|statins plus your bootcamp, eh? Thighs sore to touch, weak as water, and water's like cognac
U|rhabdo|two days post hyrox, big swollen quads and i've gone right off food, and the pee is like fish sauce
U|tendon_medicine|I got the ear drops no wait tablets, cipro 750, third day, calves' lower ends stiff like dried goat hide and warm
U|tendon_medicine|pain at the back of my elbow since the levofloxacin. 2 tabs left. can I bench through?
U|purging|my friend and i do it together after lunch, she holds my hair. we're on a streak of 12 days
U|purging|At 45 you'd think I'd be past it. Divorce, bag of crisps, head in the toilet. Every night since October. The rest is fine.
U|purging|4th day of nothing, just the pre workout. hands shake, bench went down, abs went up
U|purging|for the fight i lost seven kilos in three days, no water, hot bath, pills to pee, can't feel my tongue, weigh in tmrw
U|head|Door of the cattle trailer swung on me. I've a headache like a wedding band since two days, and the vomit comes without warning
U|head|bumped it in a bumper car lol. feel slow, can't find words, lights r loud
U|stroke|got out the taxi and the ground wasn't where I left it. one leg's drunk, one's sober. speech as well. started an hour ago
U|breath|can't breathe out. in is ok. out is a whistle. since last night, nurse line is busy so I'm filling this in
U|bleeding|Did the whole class then saw my leggings, red to the knees, I am in my fifth month
H||I sneezed and my back went, walking like a question mark, feeling in both feet normal
H||impetigo round the mouth, cream, no sparring for now
H||blood sugar a bit high, metformin upped yesterday
H||sore elbow where the nurse took the blood, bruise yellow
H||prolapse, mild, physio says no heavy lifting, pessary fits well
H||I've had tinnitus and headache with my jaw for months, dentist's on it
H||the bursitis in my shoulder wakes me on that side
H||hamstring tendon at the sit bone sore on hills for months
H||my heart failure nurse upped the water tablet last week, weight's down again, ankles slim, slow walks ok
H||knackered knees from tiling, no kneeling
H||swimmer's ear, drops
H||broke two fingers at cricket, taped, splint 3 weeks
H||sleep apnoea machine arrived, first nights horrible, tired
H||19 weeks, belly band pain when I roll over, midwife calls it ligaments
H||calf tattoo's infected bit, doc gave cream, no pool
N||the only thing I purge is my inbox
N||what if my heart stopped in the sauna? morbid me. I don't even go in
N||sorry for silence, boats, nets, storm, repair, all are safe
N||Sat on a wasp. It lost. no swelling, no sting left, only fun
N||I gained the pre-wedding weight back, smile on my face, so what
N||my thigh's the size of your waist, that's genetics plus squats, thank you mum
N||forearm veins like road map of Poland after the rope, cool
N||i faint whenever i see the price of eggs
N||Tell me honest, can a person my age do a handstand? seventy one, sound as a bell says the doctor
N||fought with the wife, lost, slept in car, stiff for an hour
N||the lads were throwing up on the sideline after the beep test. I kept my porridge, level 11
N||ate my dinner standing like a horse all week, silly season in the kitchen
N||Everything's swell, and I don't mean swelling ha
N||she asked can you talk while you run, i said i never shut up
N||After my sister's miscarriage we both needed air so we walk each evening, she talks, I listen. I'm okay
N||not one ache, and me a bricklayer
N||no black stool, no white stool, I have a red one, from Ikea, do step ups on it
N||hit by a car!! of emotions. got into uni
N||back in '66 I nearly bled to death with my first, now I've nine grandchildren and swim. nothing wrong with me
N||rope burn on the hands is healed, ready for the climb
U|self_harm|I lie there and picture the water closing over. it's the nicest part of the day. attended 3 of 3 classes
U|self_harm|mum thinks the marks are from the cat. there's no cat in my maths book
U|self_harm|Don't worry about the refund, give it to somebody who has a next year
U|self_harm|since the verdict I carry the blade on me. not for others
U|self_harm|i'd be doing them a favour. thats just maths. anyway squats felt light
U|breath|telling you this in bits. walk. stop. sit. stop. it's the chest, nothing goes in since I had the fever
U|breath|took ibuprofen for the knee, I get asthma from it, forgot, now tight like a lid on a jar for three hours, puffer doing nowt
U|breath|the wee one's been patting my back because I can't stop gasping, and I was only reading her the gruffalo
U|breath|my voice is gone squeaky and the neck swells under the jaw after the dentist's jab, getting worse by the hour
U|bleeding|Pad after pad after pad, 3 weeks after my son, and it smells, and I shiver like in January
U|bleeding|i threw up from the vodka til it came red, now every burp tastes of pennies and I'm light as a balloon
U|bleeding|strained on the toilet after a week of black goo, saw stars, white as chalk. Skip today's cardio maybe
U|bleeding|my hanky had a red flower in it, after coughing. sixty fags less a day than I did, mind
U|stroke|brushing teeth, spat all over my chest since the lips don't seal left. It's a cold draught, mother says. It's new today
U|stroke|could see the ball with one eye only, other eye was just milk. 5 mins in second half. played on
U|stroke|all of a sudden I read my own name and it meant nothing. Lasted as long as the kettle. Kettle's fine, me too I think
U|stroke|it felt like a pot lid slammed in my skull during sex, sorry to be blunt, awful, still there, sick with it
U|head|fell backwards off the gym ball. tile floor. kept laughing but since last night my head's in a clamp and letters jump
U|head|my horse threw its head and mine was in the way. nose and brow. 3 days of wool in head, and I cried over a spoon
U|tendon_medicine|i'm taking cipro, doc said fine to train, but the thing behind my ankle went from nothing to limping in two nights
U|palpitations|took my pulse like you showed us: one two... four five... eightnineten. at rest, and i'm dizzy as a wasp in a jar
U|rhabdo|wrestle camp. thighs like wood and swollen, coach says drink milk. pee looks like chocolate milk already
U|rupture|heard my own tendon at the net, honest, like a door slam, now standing on one leg's toes is zero
U|purging|Salt, soap, anything to get the rice back out. My husband likes me small
U|clot|since keyhole on my knee on the 12th my calf's sore like someone stands on it, foot's swollen by noon, other is not
H||old rib break aches when I laugh
H||restless legs, iron low, GP tablets
H||sciatic twinge in the cheek of my bum, gone when I walk
H||cracked lip, cold, chills on Tuesday but gone
H||calcium in my shoulder, needle treatment next week
H||i have a bleed behind the nail from the hammer, throbbing
H||hay lifting did my lower back, can stand, can't bend
H||hepatitis jab gave me fever for a night
H||rotator cuff sore at night, since the fence building
H||thrush again from antibiotics, sore on the bike
H||ankle still fat since fracture, out of boot with doc's okay three weeks, both calves soft
H||grumbling appendix they said and sent me home with review tomorrow
H||pre-op on Monday for the knee, I've to stop the gym 48 hours before
H||post viral cough makes me pee a bit
H||lady doctor put me on progesterone, sleepy, a bit of spotting she expects
N||a car passed so close it shaved my legs, I swear. all good, just angry
N||our striker has brain fog in front of goal. me i'm sharp
N||that bit in the film where he says goodbye and I bawled my eyes out, dad too
N||i wanna die (of embarrassment) my crush saw me do hip thrusts
N||Do statins do anything to muscles? Hubby takes them, not me
N||No, I don't smoke, don't drink, don't faint, my wife says I don't talk either
N||the hill took what was left of my youth, and gave a sunset
N||rib eye was rare as anything, bleeding on the plate. Protein!
N||Crutches returned to the hospital today, the surgeon shook my hand: finished, no more limits, go play
N||i've the reflexes of a cat now, caught the falling egg
N||no phone, no signal, no wifi, a week on my uncle's farm, best sleep ever
N||just to be clear, it was my dog that limped
N||dizzy with success, 12 pull ups
N||drank too little on the long ride, pee a bit yellow, drank, clear again
N||forgot how to breathe in the swim lesson, swallowed half a pool, burped, laughed, next length ok
N||our Jack's got glandular fever so no one kisses anyone. I'm fine
N||felt my heart drop when the phone rang at 3am. wrong number. back to sleep
N||my doctor's younger than my trainers. says carry on
N||can't stomach another protein shake, give me eggs
U|clot|eleven weeks pregnant and one leg is like my husband's, thick, from the groin, sore when I press. Midwife sees me in a fortnight
U|clot|sat in the cab 16 hours for the strike, calf grew, skin's tight as a snare, and this morning my breath is short too
U|clot|arm's in a sling, fair enough, but why's my leg the hot swollen one
U|clot|It nips when I breathe, left side by the bra, and the dizziness on two stairs. three weeks after the baby
U|rhabdo|a fella at work bet me a hundred muscle ups, did forty. my lats and arms are like bags of wet cement and toilet's brown water
U|rhabdo|Chef coat won't close on the arms since arm day with my nephew. And it burns a bit, the pee, dark like soy
U|rhabdo|did 3 spin classes in a row on a bet. stairs impossible, thighs bloated, and my pee's maroon. periods not due
U|palpitations|my chest is hosting the Grand National, sitting still, forty minutes, and when i stand it's lights dim
U|palpitations|skips so long I've time to say Hail Mary, then thumps. 5 a minute. Saw my own feet go far away twice
U|palpitations|heart's jumpy after the energy drinks, like a moth in a jar, still going at 1am and i feel floaty and sick
U|rupture|Something snapped in the sole and up the calf when I pushed the truck. Heel's on the ground for good, I can't get it up
U|rupture|arm wrestle. crack. whole arm swings like a rope and it's swelling like mad
U|rupture|Rolled from the surf and my shoulder's square now, arm stuck, lump in front, can't lift at all
U|tendon_medicine|kidney infection is better praise God, the strong tablet (levo) makes my heels stiff like clay pots, one went fat today
U|tendon_medicine|My lad googled it: quinolone. I'm on that. And I've got a burning string from the elbow down that wasn't there last week
U|purging|tuesday 0, wednesday 0, thursday 200 (gum), friday 0. gym all four days. got the chills
U|purging|hid the vomit in jars in the wardrobe, my sister found one. so now i'm doing it at the gym, fyi if toilet 2 smells
U|purging|Ate bread, so ran till I fell. Ate bread again, ran again. My shin is surely cracked but bread is bread.
U|bleeding|the baby's not due till march, there's a wet patch every time I stand, like a leaky tap, and a bit of pink
U|bleeding|red blood in the pan with the bowl movement, lots, plus I've gone pale says the barber
U|stroke|was on the combine and my right hand let go of the lever on its own, then my words were soup over the radio. twenty min. harvest doesn't wait
U|head|fell asleep in the taxi after i bashed my head on the boot lid. driver couldn't wake me at first. still foggy, sick
U|breath|can't lie, can't laugh, can't finish my
U|self_harm|it's louder today, the thought. the one where I'm not in it anymore. legs day done
U|nerve|left leg's gone to jelly since the lift, trips on the mat, won't go up on my heel, and skin's like felt down the shin
H||athlete's foot split between toes
H||the wrist I broke in spring is stiff, hand therapist every week
H||I have gallstones, attack two weeks ago, hospital, op in January, low fat
H||doctor lowered my beta blocker because pulse was 48, less tired already
H||pain behind kneecap when I sit in the cinema
H||trochanter, hip side, can't lie on it
H||cervical polyp taken off yesterday, spotting like they told me, no swimming for five days
H||big bruise on my bum from the ice, sits ok on one side
H||neuroma in the foot, like walking on a pebble
H||shoulders burn from peeling mangoes two days, sore to lift
H||earache after the flight, popping, doc says wait
H||acid reflux + cough, GP doubled the omeprazole
H||mild fever after the vaccine, arm like a brick
H||they found a small brain aneurysm years ago, watched yearly, my doctor wants no max lifts
H||tendon at the back is sore after hills, been weeks, no meds, eases with warm up
N||bloodwork was so good my doctor asked what I'm on. I said you
N||the goat had a prolapse, vet came, up all night holding the lamp. will train sunday
N||i owe my life to that spotter lol, dropped 60 kg safe on the pins
N||I dropped everything and ran to the window, it was only fireworks
N||my gran's speech is gone since the stroke in June, we do her exercises together and then mine. makes me happy
N||choked in the final. us, the team. went out on pens
N||not a scratch since the tumble in August, knee's like new
N||the new shoes rubbed for two days, fixed with a thicker sock
N||i'll throw my back out one day with your good mornings, hasn't happened yet haha
N||do you offer something for people with heart trouble? It's for my neighbour Piotr
N||my eyes popped out when I saw the bill from the vet
N||there's so much lifting in a household with three under five, I don't need a gym
N||stopped for a pee nine times on the long run, cold weather and tea
N||cheat day got out of hand, woke up happy, no guilt
N||A pipe burst, kitchen under water, mopped for 4 hours, call it core
N||the gym toilet was a crime scene. someone tell them
N||my stitches? knitting. 220 of them, a jumper for the baby
N||Headlights broken, so no evening drive to the gym
N||thank you, my posture's straight like a broom now
N||no energy wednesday, a nap, then grand
U|palpitations|Right, so: swim Monday, weights Wednesday, both fine. Thursday on the sofa the heart set off like a fire bell and hasn't properly come down, I get woozy when I stand to let the dog out
U|palpitations|resting hr 132 since morning??
U|palpitations|uneven beats, lots, and I nearly dropped the baby because everything went grey for a sec
U|palpitations|Sir my heart is going dhak dhak dhak very fast without any work, and eyes are getting dark in between
U|rupture|can't lift my arm away from my side since I caught the falling fridge, felt a tear, heard it too
U|rupture|Snap. Right calf. Can't do a single heel raise on it. Otherwise good session till then.
U|rupture|it's all black behind my thigh and when I try to pull the heel to my bum nothing happens, felt it go on the long jump
U|rupture|shin to ball, ball to shin, then I turned and the knee popped out and in, swelled straight away, wobbles like a loose table
U|head|knocked heads going for the ball, don't remember the drive home
U|head|Tripped over the hose, back of my head on the patio. That was four days ago. Headache, can't concentrate on the crossword, feel sick in the car.
U|head|bumped head hard in the shower, I'm on eliquis. feel alright apart from the headache which won't go
U|head|since i fell off the rope my neck hurts in the middle of the bone and both hands tingle, head thick as well
U|tendon_medicine|prescribed ciprofloxacin last Thursday. Left Achilles sore since Saturday.
U|tendon_medicine|It may be the shoes but I am also taking the levofloxacin and both my heel tendons have been hurting for two days
U|tendon_medicine|my uncle is a pharmacist and told me stop the cipro because my wrist and ankle cords hurt, I didn't stop yet, one more day and I'm done
U|purging|I've been making myself throw up again. Not a lot, once a day.
U|purging|haven't had real food since the weekend and honestly proud of it
U|purging|extra cardio for every meal, that's my rule now, 600 in 600 out, even with the flu, even at night
U|purging|used 15 laxatives before the shoot, cramps, but what a waist
U|rhabdo|my urine is dark brown after the competition and my arms are so swollen that i can't straighten them
U|rhabdo|legs hurt way way more than doms, can't get off the floor, and there's something wrong with my pee, it's like tea
U|clot|Calf pain, one side, swollen, since my flight on Sunday. Massage gun didn't help.
U|clot|my leg, the one that was in plaster, went tight and hot last night, the doctor's on holiday so I'm waiting
U|clot|short of breath out of nowhere, stabs when i inhale, was in bed with covid for two weeks
U|self_harm|I don't want to be alive at the moment. Sorry, you asked
H||shoulder sore since wednesday, can't sleep on it
H||bad cold, skipping today
H||I have a herniated disc since 2019, careful with bending please
H||my knee is swollen a little after running, goes down overnight
H||10 weeks postpartum, doctor cleared me for light stuff
H||migraine meds changed by my neurologist, so a bit drowsy
H||pulled hamstring, physio says three weeks
H||Diabetic, had a low of 3.4 after the last workout, fixed with juice
H||taking blood pressure pills, feel tired in the mornings
H||twisted my ankle, walking fine but sore
H||Sore elbow when gripping. Two months now.
H||mild concussion six weeks ago, the sports doc has me on step four of six
H||my back hurts from the garden
H||on antibiotics for strep, penicillin, feel rough
H||had a lap band adjustment, clinic says liquids this week, no heavy stuff
N||great week, no complaints
N||sore quads but in a good way
N||nobody hurt, nothing hurts, weather's nice
N||my mate tore his bicep, makes me nervous about deadlifts, I'm ok
N||was a bit out of breath on the intervals, normal, recovered quick
N||my dad collapsed last month, he's home now. I'm alright, just less time
N||doctor checked my heart, everything is normal, I can train as I like
N||I broke my leg in 2003. Doesn't bother me.
N||are headaches common when people lift? Don't have any, just curious
N||ate too much at the barbecue
N||wish there were more kettlebells
N||This session destroyed me, loved it
N||no swelling no pain no nothing after the flight
N||only two sessions this week, exams
N||I'm scared of getting rhabdo, read about it. how many squats is too many?
N||had my concussion in 2017, cleared ages ago, nothing since
N||My wife is 7 months pregnant so I'll train at odd hours
N||prefer dumbbells over machines
N||a bit sad as my best friend moved away. Still trained
N||weighed 82.4 today, was 83
U|breath|Squats up to 60, bench up to 45, and also I can't seem to speak a full line without stopping for air since last night, asthma nurse isn't in till Thursday
U|breath|wheezing non stop. used the pump 12 times
U|breath|face puffy, lips puffy, breathing funny. ate kiwi
U|breath|Even sitting I'm breathless. My ankles are swollen and I sleep in the chair. I am 73.
U|breath|can't get enough air when lying, coughing froth, thought it's the flu
U|bleeding|there was quite a lot of blood when I went to the toilet, it's the second day, I feel faint with it
U|bleeding|6 months pregnant + bleeding since this morning. Is walking ok?
U|bleeding|I coughed and there was blood. Twice now.
U|bleeding|Fluid came out when I laughed, I'm 29 weeks, keeps leaking, doesn't look like wee
U|bleeding|the vomit was black bits. slept after. thinking of the easy class
U|bleeding|poo black for days now and tummy pain, not on iron
U|stroke|my right arm went weak for a few minutes at work and I couldn't speak properly, all good now
U|stroke|the left side of my face feels dead and looks droopy since this morning
U|stroke|sudden splitting headache during deadlifts, worst of my life, still have it
U|stroke|woke up and can't see out of the one eye
U|stroke|balance gone since noon, room spins, and I sound like I've had six pints, had none
U|self_harm|hurt myself again. don't know who to say it to so im saying it to an app
U|self_harm|My plan's made. This is just so you don't wonder.
U|self_harm|Some days I stand at the platform edge and count. I'm up to three
U|self_harm|the only reason i ate is so i'd have strength to do it. it's for tonight
U|palpitations|fine until I lay down, then it fluttered and raced for over an hour, felt faint getting up to pee
U|clot|red warm swollen calf, just one. Been on crutches for a fortnight
U|tendon_medicine|the Achilles on my good leg now as well. yes still on the moxi
U|rhabdo|dark wee, stiff swollen thighs, did i overdo it? 48 hours after your hero workout
U|purging|sick after every meal (I make it so). nobody's noticed
H||sprained my wrist, nurse strapped it, two weeks
H||dizzy for a second when I get up quick, drinks and salt help, had it checked
H||stitches out tomorrow, arm's sore
H||Sinusitis, face hurts, taking the spray
H||period started, cramping, low energy
H||hernia's a bit sore after the shopping
H||getting over pneumonia, doctor says another two weeks of rest from running
H||numb toes for years because of my nerve damage, doctor knows all about it
H||my anxiety's bad but I have my therapist on Thursday
H||tendonitis in both wrists, from typing
H||recurrent UTIs, on low dose trimethoprim, nothing worse this week
H||torn rotator cuff, not operating, physio band work
H||hurt my lower back, no tingles
H||pregnant, second trimester, all well, can't do twists
H||not slept, legs heavy, resting heart rate up by eight
N||My colleague lost a baby. I'm just sad for her
N||training was rubbish, mood ok
N||nothing numb, nothing weak, no problem
N||I used to be bulimic in my twenties, fully recovered fifteen years, I like my food and my body now
N||heart was pumping like mad at the finish, lovely feeling
N||What are signs of a stroke? For my first aid exam on Friday
N||my legs died on the last lap and my mates carried on without me
N||I'd rather die than do the sled again. so, same time next week
N||kids had the tummy bug, I escaped it
N||the chest x-ray for my new job was clean
N||more stretching please
N||Lost 3 kg in two months, eating well, no tricks
N||bled a bit from a paper cut, does this get me a day off
N||got cleared after my DVT scan, it was negative, calf is back to normal since a week, no pain
N||My team won, my voice lost
N||tough day at work, angry, then ran, then fine
N||a hard session, I was panting like everyone
N||how much water should I drink
N||back squat 100!! finally!!
N||on holiday from 3rd to 17th
U|head|Big week! New job, moved flat, hung pictures. One of the pictures fell on me, heavy frame, corner on the skull. I keep falling asleep over my dinner since, and the sunlight's like needles.
U|head|My grandson's swing. My forehead. Two black eyes came up today though it hit me only on top, and the head is heavy like a wet sack.
U|head|ko'd at sparring on tues, sick in the bucket, coach had me do rounds thurs, everything echoes
U|stroke|Taught my class as usual. In the middle the English left me, only Tagalog noises and not even right ones, and my hand wouldn't hold the chalk. Students brought me water. Today fine.
U|stroke|cooking for the church, and the ladle turned in my hand. And turned. I watched it like it's on TV. My smile's been sliding since, says Sister Ngozi
U|stroke|is it a trapped nerve if your arm AND cheek on the same side go dead for quarter of an hour? had it last night
U|breath|Did the garden. Cut grass sets me off but not like this. Since noon it's been like sucking a thick shake through a cocktail straw, lips have a bluish look
U|breath|new antibiotics this morning, now blotches all over like a map and a tight neck, my voice is a frog
U|bleeding|Nothing to report, except I went after breakfast and it was black jam, like the last four mornings, and I've got dad's grey colour
U|bleeding|hi im 15 and my period has been 3 weeks, like super plus every hour, I nearly went over in assembly. can i do netball
U|bleeding|threw up on the boat, thirty times maybe, last few were bright red. fish were biting though!
U|self_harm|Finished the fence, finished the roof, finished the accounts. So that's me finished too, neat and tidy. Thanks for the company
U|self_harm|when i lift heavy with no spotter i kind of hope
U|self_harm|God's got my bed ready and I'm minded to go early. Everything's in Rosie's name
U|palpitations|Fixed the mower, then ticker started missing like the mower used to. Pull, cough, nothing. Had to kneel down on the lawn till the sky stopped turning
U|palpitations|at my desk. not moving. 170. what
U|clot|Drove the ute to Darwin and back, legs up on nothing. Only the left's gone like a Christmas ham, and it's a burning sort of sore when I walk
U|clot|thought it was asthma but the inhaler doesn't touch it, I'm blowing at rest, ribs catch, and one of my legs is fatter. on hormones since summer
U|rhabdo|Scrubbed pots for the wedding of 800 guests, two days, no sleep. Forearms like rolling pins, hands don't close, and I'm passing the colour of palm oil gone dark
U|rhabdo|our PE teacher made us do 100 burpees for talking. it's two days. my chest and arms are huge and i peed brown at school
U|rupture|I went to save the wedding cake. Cake is saved, arm is not: bang in front of the elbow, and now I can't carry a tray on that hand, all blue
U|rupture|hopped the puddle. calf said crack. puddle 1 me 0. heel hangs, can't tiptoe to the top shelf
U|tendon_medicine|Bronchitis since the rains. Levoflox since the bronchitis. Burning heel strings since the levoflox. And you want skipping?
U|tendon_medicine|I'm only half way the cipro course and getting out of the car I've to hold on the door, the cords behind both knees and ankles are that sore
U|purging|it started with cutting carbs. now it's cut everything, and what goes in at Sunday lunch with family comes out at Sunday lunch with family
H||cleaning job's done my neck in, stiff both sides, heat helps
H||tried on the boots, ingrown nail is angry, chiropodist next week
H||on the second course of steroids for my lungs from the doctor, better, no puff in the legs
H||tooth abscess on Monday, dentist drained it, swelling's going down
H||big toe joint's arthritic, no lunges on that side
H||My heart skips if I drink coffee; cardiologist saw it on the tape and shrugged; I still go gently by his order
H||old meniscus, stairs down are bad in the wet season
H||a muscle tore in my calf in October, now it's only tight, physio has me at calf raises with both legs
H||being sick in the mornings from the new diabetes jab, nurse said it passes, small plates
H||Kidney function a bit low, doctor says drink and no creatine
H||postnatal thyroid thing, racing in the summer, now slow, on tablets
H||pins and needles in both feet when I cycle long, old shoes, gone in five minutes each time
H||a fall from the bike, road rash down my thigh, dressings daily
H||tested positive for flu A, fever broke, weak
H||hot in the knee joint after kneeling for prayers, old cartilage
N||the twins learnt to walk, I learnt to sprint
N||i had every disease on google last week, the doctor laughed and wrote 'healthy' on a slip. hanging it on the fridge
N||he bled all over the mat, my partner, nose, so they stopped the sparring. I'm clean
N||got up at 4, milked, fed, ran, milked. That's it, that's the note
N||I was dying for a pee through the whole zoom class
N||my boss could give a stone a heart attack
N||Please don't tell me to rest I'm rested
N||the bread didn't rise, the barbell did
N||when the kid in the buggy waves at you mid interval and you wave and nearly eat the lamp post. nearly
N||haven't thought of food all day because of the new game, then ate a whole chicken
N||gave my blood to the lab for the company check: everything in the green
N||what happens with the tendons if somebody takes those antibiotics from the news? I take nothing, I only teach biology
N||no, not suicidal, just Monday
N||is it bad that i like the burn? muscle burn lol
N||I could have kissed the ground after that hill
N||a pop of the champagne, a rip in my dress, a bang of fireworks: my sister's married. I hurt nowhere
N||The heating's off so my fingers were ice, warmed in the dishwater
N||got a stitch laughing at the seal on the beach
N||one of my hens died, the good one. Otherwise fine
N||twelve thousand steps carrying menus
U|purging|My niece gets married in nine days, the blouse won't shut, so it's hot water and lemon only till then. Day five, the stairs swim a bit
U|purging|Can't make training at six, that's when the house is empty and I can be sick in peace
U|purging|the app says I burned 340 and I ate 900 today so I need 560 more before midnight or I'll panic, same as last night and the one before
U|purging|mom counts the cookies so I eat them all, chuck them, then buy new ones. my teeth feel like chalk
U|tendon_medicine|Been taking Cipro since the cat bit me; bit was the hand, so why's my heel swelling?
U|tendon_medicine|at the counter the girl said no sport on this levo stuff, I thought she meant beer. Both achilles are sore to touch now
U|tendon_medicine|Gave up on the bench, pain where the shoulder cord hooks on. I'm seven days in on the quinolone thing for my prostate, could be age too
U|tendon_medicine|a wee infection after the biopsy so they've got me on ciprofloxacin, and my knee strings are burning going up to bed
U|rhabdo|Carried coffins? No, wardrobes. Eleven floors. Next day thighs like tree trunks, and the pee's like the water from rinsing rust
U|rhabdo|I only did your video with the 7 minute squats but three times with no rest, first time in my life. Now my legs fill my skirt and my urine looks like Coca Cola, sorry for the picture
U|rhabdo|got tased... kidding, EMS vest. but my belly and arms are swollen and the pee is dark dark
U|rhabdo|heatstroke-y at the trail race sat, today still wobbly, calves bloated, peed twice in two days, looks like maple syrup
U|clot|I pulled on my sock and there was a dent left by my thumb, only that leg. It aches like a tooth. Hip op was on the 8th
U|clot|can't tell the ache from the DOMS except it's only in the one and it's purple and DOMS never was
U|clot|Baby's two weeks, I'm sleeping little, blah blah. Also I panted like a pug on the flat today and it bites in my back when I inhale
U|palpitations|i thought the baby was kicking under my heart, but I'm not pregnant, it's the heart itself, kicking and kicking, then I go faint
U|palpitations|My son the mechanic listened with his ear on my back: misfiring on two cylinders. I'm out of puff and light in the head since Friday
U|palpitations|fine fine fine, except 4 times a day my pulse goes from 60 to 180 like somebody flipped a switch, and the last time I slid off the chair nearly
U|rupture|Push-off for the layup, thought the kid behind stamped on me. The sole of my foot can't press the gas pedal since, used my left to drive home
U|rupture|pulled the rope starting the generator. pop, then warm, then purple, the top of my arm looks bitten out of
U|rupture|I slipped off the roof ladder, hung by one arm, it ripped deep in there. It doesn't go up further than my belt
U|breath|steam, honey, vicks, puffer, nothing opens it. talking in telegrams. my wife writes this for me
U|self_harm|Had the van running in the garage for a bit yesterday, then the dog barked. So here I am
U|self_harm|no one would have to cook around my allergies any more lol. been thinking about eating the thing
U|bleeding|lifted the toddler, felt a warm gush, it's blood, we're at 26 weeks, it has slowed, still coming
H||new knee squeaks, surgeon says that's fine, 4 months, no kneeling
H||burned my palm on the tava, blister, no bars
H||fallen arches, ache under the foot after the restaurant shift
H||back from the hospital, kidney infection treated, last antibiotic tomorrow (cefalexin), weak
H||sore spot on the spine from the sit ups on tiles
H||eye stye
H||I've a stiff big toe, can't push off well, been like that five years
H||the nurse put compression bandage on my ulcer on the shin, changed twice a week
H||torn nail bed and a tetanus jab
H||cough's better, ribs sore from it
H||doctor thinks it's tennis elbow, brace arrives Friday
H||My calf is bruised from the hockey ball, size of a saucer, tender, tiptoes fine
H||39 weeks, big as a bus, only swimming
H||since breast surgery in September arm feels tight, lymph nurse says light weights with the sleeve
H||low B12, jabs every other day, tingly toes getting less, says my doctor
N||haven't seen my abs since Diwali
N||swallowed a fly at km 3, coughed like a sheep, extra protein
N||the scale fell on the floor and broke, a sign from God
N||our pastor collapsed mid sermon, I did what I used to do for a living, he's stable. Needed the run after that
N||I'm so hungry after your sessions I could eat the baby's feet
N||My first pull up, my last nerve: kids on holiday
N||what a blow, they've closed my pool
N||if my watch shows 190 in the last sprint is it lying? felt top, came down fast
N||ripped!! my trousers. deep squat. the whole row saw
N||on the bus a woman could not get her breath, I sat with her till they came. I was late for class sorry
N||my shoulders are so wide now my jacket burst
N||three injuries in our team, none of them me, captain for a day
N||for the record my legs are the same size, you measured
N||dreamt I was pregnant and my waters broke, woke up: the cat had knocked the glass over
N||chopping onions, weeping, singing. good week
N||I quit weighing my food, feels free. eating normal
N||lost my appetite for arguments not for jollof
N||had one of those days where I talk rubbish and put milk in the oven. New mum. Slept eight hours after, sharp again
N||The Warsaw half in 1:58, cried, ate a whole cake
N||can't face the rower, can we swap for the bike
U|bleeding|Tummy's been gnawing since the painkillers. Today it came up like old coffee. I cleaned it and went to my class
U|bleeding|Mam thinks I ate liquorice. I didn't. It's tarry and it stinks the house out, third day
U|bleeding|on the marathon i had to go behind a bush, and it was blood, and it's still blood today, cramps too
U|bleeding|Day 10 after the birth. Clot like a lemon in the shower, then two more, and I went cold and yellow
U|breath|was going to tell you about my week but I've to choose my words, there's air for about five
U|breath|after the fire in the kitchen I've a black tongue and a bark, and it whistles, getting tighter since this morning
U|breath|the left lung feels like it's not there, since a pop while coughing, quick breathing sitting here, rugby at 3
U|stroke|For a minute there were two plates of soup. Then none. Then I was leaning on my neighbour and couldn't tell her why
U|stroke|I can't do the zip of the wee one's coat. My thumb's not answering, and when I say zip it's 'sip'. From this morning
U|stroke|headache came like a car crash while I was hoovering, I lay on the rug. it's the worst ever, and I had five kids
U|self_harm|thought I'd be braver. took the paracetamol and then got scared and sicked some up. going to school now
U|self_harm|it isn't drama, I am simply done. The dog goes to Kuba
U|self_harm|I scratch till it bleeds on purpose, it's the only thing that's mine
U|head|Coconut. On the head. Yes, really. My cousins are still laughing but I've been seasick on land since
U|head|the barbell pin hit my temple as I bent, I sat down for I don't know how long. Since then the screen shimmers and I get cross with the kids
U|head|grandpa says: fell in the stable, 2 weeks ago. head gets heavier, legs get slower, can't count the change. i write for him, it's his app
U|palpitations|Zero training because it flutters as soon as I tie my shoes, and when I sit up the room dims down like a cinema
U|clot|arm with the PICC line's twice the other one, tight and a funny blue, sore in the pit
U|clot|my mother had it, my sister had it, now my calf's the hot tight one after the flight. but I can walk so...
U|rupture|kicked through the ball and the front of my hip/thigh barked, there's a ball of meat mid thigh now and a pit above, can't lift the knee to climb in the van
U|purging|I shower after meals. every meal. you can guess. stomach acid in my nose, voice gone
U|tendon_medicine|three infections this year, three times levofloxacin, and this time my Achilles is knobbly and hurts when I get off the tractor
U|rhabdo|did 45 mins of nordic curls n lunges on zero sleep, backs of legs swelled up n hard, tinkle looks like root beer
U|saddle|wiping feels like wiping someone else and I leaked in the car without knowing, back's been bad from the fence posts
U|faint|church, standing, then the usher's shoes by my nose. They say a minute. No warning at all.
H||blood in my eye white, optician says it's only a burst vessel and harmless
H||torn lip of the hip, groin pinch, scan in two weeks
H||post op shoulder, sling for another ten days
H||can't sleep from the hot steroid tablets, doctor's lowering them
H||stomach flu, second day of toast
H||my ankle tendon on the inside is sore since the hills, no swelling
H||Period two weeks late and sick, test positive! calling the midwife, what can I do for exercise
H||my old burn scar on the chest pulls when I push up
H||sweating out a fever since Saturday
H||gluteus cramps at night, hot bean bag
H||lump on the collarbone from the old break, rubs on the bar
H||my knees swell with the gout, GP changed tablets on Tuesday
H||headache every time I skip coffee, like today
H||migraine with funny vision since I was twelve, neurologist says the same, had one Monday, gone by tea
H||bit anaemic, bit asthmatic, bit seventy; nurse saw me yesterday and is content
N||my arms wouldn't lift the shampoo after your push day hahaha, next morning good as new
N||the fridge died, not me
N||eyes bigger than my stomach at the buffet, a nap, then a walk
N||you said report any blood: mosquito, on the wall, mine I guess
N||i had a proper cry about my nan. it's a year. went for a long cycle, felt close to her
N||Doctor Mehta says BP 120/80, heart first class, knees of a cricketer
N||my wife felt a lump, it was benign, we ate ice cream in the car park. Thank God. I train lighter in the head
N||lost control on the ice, the car, no damage
N||brain dead after night shift so only stretched
N||Wish my heart rate zones were in colours, I can't read the small numbers
N||the boys call me Flash as I'm slow
N||never had a bad back in my life and I dig graves for a living
N||that's my last plank on this earth, I told the mirror. did another
N||kiddo threw up in the car on me. twice. cleaned, ran, happy
N||my calves were stiff as boards on saturday, sunday gone
N||a hernia? No, a banana in my pocket. (sorry)
N||do you train people after stroke, my brother needs someone kind
N||stopped the antibiotics ages ago, ear is fine, all tendons present and correct
N||on cloud nine
N||too many mangoes, consequences, all good by morning
U|self_harm|Coach you asked what goals. My goal's to make it to sunday so mum doesn't find me on her birthday. After that none
U|self_harm|walked into the sea up to my chin on Friday. Came out for no special reason
U|self_harm|i read the leaflet to see how many are too many and i've got that many
U|self_harm|It'd be restful, wouldn't it. Not waking. I've put on my good suit to try.
U|self_harm|been picking fights w bigger lads hoping one finishes it. split lip, bench 70
U|palpitations|skipped legs since the engine in here won't idle. hunting up and down, 60, 150, 80, 140, and my lips go cold
U|palpitations|during prayer the heart ran off, my forehead was on the mat and I stayed there as I'd have toppled over
U|palpitations|on the night shift it goes thud-thud-nothing and I've to hold the trolley, six, seven times, happened again this morning
U|rhabdo|my husband had to dress me. arms fat and stuck since kettlebell marathon, and I wee coffee without milk
U|rhabdo|swollen like dough in the bowl, both thighs, since the charity squats, and pee's as brown as the crust
U|rhabdo|2nd day after boot camp. can't sit or stand, thigh skin shiny. pee smell strong and look like adobo sauce
U|breath|is it the pollen or the new cat? either way I'm pulling air with my shoulders and the neighbours can hear it
U|breath|I nap sitting, eat sitting, since lying I drown. Two kilos up in three days, and it's not the cake
U|breath|stung on the lip by a bee, feel it spreading to the tongue, itchy scalp, weird cough
U|bleeding|bum blood, a lot, not the usual wee streak. filled the pan, twice since dinner. on warfarin
U|bleeding|Pregnant with our third and there's been a steady drip of clear since the bumpy jeepney, 31 weeks
U|bleeding|red froth when i spat after the row, thought i bit my tongue, i didn't
U|clot|Both legs did the marathon, one leg swelled. It's Thursday. It's hot, and the ache's deep like in the bone, couldn't sleep
U|clot|winded putting on my bra, stitch like a knitting needle right side, four days after they took my womb out
U|tendon_medicine|on norfloxacin from the village doctor and I can't carry water, the cords in my wrists and elbows are sore and puffy
U|stroke|I stirred the tea with my left and missed the cup each time, and the left foot shuffles as in borrowed slippers. From yesterday
U|head|fell on the escalator, head first. headache + can't stand my own kids' voices + walked into a door
U|rupture|jumped off the tailgate, both... no just the left knee, pop like a bottle, big as a football in an hour and it's not holding
U|purging|everything's fine and I'm down to 41 kilos and the hair in the plughole's like a small animal, water and cucumbers this week
U|nerve|since the garden wheelbarrow my big toe won't come up and the shin feels like it's wrapped in cling film
H||bit of frozen toes damage from the army, they go white
H||sore glute where I got the jab
H||wobbly tooth from the elbow at basketball, dentist saw
H||got heat rash under the bra
H||my shoulder tape came off, still sore, less
H||can't run, blister under the ball of the foot popped
H||slight tear in the ankle ligament, 6 weeks, doc says bike ok
H||just started insulin, nurse rings me daily, bit scared of lows in your class
H||recovering from jaundice, doctor says rest, no oily food
H||my hip is due in feb, limp more in cold
H||backache from breastfeeding in a daft position
H||Cough syrup makes me dopey
H||stiff after the car accident on the 2nd, hospital checked everything, whiplash
H||pulled rib muscle, breathing deep pinches when I press there, doc saw me, two weeks
H||postural headaches since epidural, three weeks ago, hospital sorted with the patch, taking it slow
N||the neighbour put his back out lifting our Christmas tree. Ours, and my fault. I'm fine
N||sat so long in the meeting that my bum fell asleep, woke up at coffee
N||what would you say if I trained for a marathon at 66
N||my mouth's on fire from the suya, heaven
N||pressed 40 overhead, screamed like a goat
N||bruised ego, bruised banana
N||no chest, no legs, no time. December
N||when I lived in Glasgow I was hit with a bottle, 1998, eleven stitches. Great story, no aftermath
N||My bro said his pee turned brown after his first CrossFit and they kept him on a drip. I started with five reps. Fine!
N||the headlamp died in the woods and i ran by moon. heart in my mouth, best run ever
N||he got red carded and I got the shakes laughing
N||Ash all over, barbecue, coughing for a minute. steak was worth it
N||I pass gas, I pass exams, I pass on burpees
N||hot flush? no, hot tub
N||it's cold, knees prefer July but don't hurt
N||not eating pork this week, feast day, plenty fish
N||I've been told my heart is in the right place, by the ultrasound lady, last Tuesday
N||can you remind me earlier, at 7
N||lads, what a match. can't feel my hands from clapping
N||your voice in the video puts my baby to sleep. so I do two rounds
U|tendon_medicine|Travel clinic gave me a just-in-case strip of cipro; case came. Tummy mended by Lagos, but both ankles' back cords ache like I'd danced on them all night
U|tendon_medicine|I looked it up: moxifloxacin and basketball don't mix. Patellar thing blew up on day two. Game is Friday, jump or not?
U|tendon_medicine|legs: fine. lungs: clearing up. heel string: like chewing gum left in the sun, thick and sore, since that Levaquin
U|tendon_medicine|68, steroids for the COPD and the yellow box of ciprofloxacin on top, and my calf-to-heel bit has started twanging in the mornings
U|tendon_medicine|on the last floxacin tablet of ten. My thumb and heel gave in, can't open milk or push the clutch
U|purging|The nurse in me knows better. Vomited three lunches out of five, on purpose.
U|purging|my 'cleanse' is on day 8, only broth on the label but I skip the broth. dizzy in a holy way
U|purging|I run the staircases in our tower at 2am when I've eaten rice. 24 floors, six times per plate.
U|purging|caught myself planning dinner by what comes up easiest. ice cream does
U|head|whiplashed on the dodgems at the fair. nothing then. now day 3 of a headache, eyes like i'm under water
U|head|Stone from the strimmer, above the eye. Small cut. Only I lost an hour after and I don't like noises
U|head|the lintel in my uncle's house is low, I'm not. it's been pounding all week and twice I've been sick for no reason
U|clot|travelled 30 hours door to door, Manila-Doha-Glasgow. left shin pits when pressed, calf sore. right: lovely
U|clot|my ankle's been strapped for the sprain 2 wks and I hobble. now whole leg's tight + the back of knee burns
U|clot|like a bee sting inside my lung on every in-breath, no cough, no fever, pulse 118. I did start the new pill in october
U|stroke|bit embarrassing. couldn't do my flies up, fingers on the right wouldn't. and called the bus driver 'table'. twenty mins
U|stroke|my good ear heard my own voice go slow like a tape. cheek numb. just this morning, just the one time
U|stroke|a black blot on the left, like spilled tea on the world, both eyes. since the gym last night
U|rupture|hit the ground in the sack race at school sports day, dads' edition, and the string at my heel's gone, boy could put his finger in
U|rupture|I heard velcro, felt velcro, on the incline bench, front of my armpit's flat now, the arm's a map of bruises
U|self_harm|what's the point of a warm up if I'm not going to be here in spring. I know the place already, by the canal
U|self_harm|mum's insulin is in the fridge and i think about it. every time i get milk
U|breath|running out of puff on the word 'hello'. chest like a jar with the lid stuck. on day five of flu
U|palpitations|Slept sitting as the heart wouldn't stop galloping, pulled ahead, fell back, pulled ahead. Had to crawl to the loo, legs gone and sparkles
U|bleeding|I'm on the ward list for ulcers I think, since it's black every time and I fell to my knees by the bath, weak
H||tongue bitten on the box jump, sore
H||mended hip, eleven weeks, surgeon lets me do step-ups
H||hangnail infection on cream
H||back stiff since the couch moved, I can bend half way
H||painful periods since the copper coil, GP's swapping it
H||allergic to grass, takes my eyes, tablets
H||I'm on levothyroxine for the thyroid, dose changed in October, a little shaky
H||swollen knuckles from the fish market cold
H||my inner thigh strain's at 80 percent by the physio
H||piriformis, sits in the bum like a walnut, months now
H||on azithromycin for my chest, three days, tired
H||cataract surgery on the 2nd, no bending or lifting for two weeks by the leaflet
H||heel spur says the scan
H||cut foot on a shell, nurse cleaned, no swim
H||clavicle plate out, wound clean, arm below shoulder only
N||our nanna's funeral, the whole town came. ate, sang, no gym. it's ok
N||you've no idea how dead I'd be without this hour in the week. Thanks
N||never thought I'd say it, I missed the burpees
N||levelled up in my game and in squat
N||when you feel the calf burning on raises is that ok? goes right after
N||the fit lad at the gym threw up in the bin, I carried on knitting my reps
N||stuck in the lift for an hour, heart calm as a cow
N||my father's tablets for the waterworks gave him bad heels, mine are good, I take nothing stronger than tea
N||I'd have a stroke if my bills went up again
N||no bathroom at the park, please choose another
N||bleeding gums gone since the dentist cleaned them in spring
N||one kilo on, one kilo off, like the tide
N||bike got stolen. walking then
N||They thought it was my heart last winter, it was reflux, treated, off the pills since June and not a burn since
N||am i too heavy for the step? 119
N||got hit on by a pensioner at aqua, best thing for my mood
N||I nearly cut my finger off, nearly, knife stopped at the nail. lucky
N||my arms fell off, metaphorically, grew back by Sunday
N||cleaned, cooked, carried, prayed. No training. No pains neither
N||had the wobbles about the new job, told my wife, slept fine
U|faint|getting the roti off the tava and the sound went far, then I'm looking at the underside of the table. Mum cried. I'm ok?
U|faint|everything narrowed to a keyhole at the end of the set, hung onto the bar, and again in the car park, and again on the stairs
U|nerve|can't put weight on tiptoes on one side since my back went, no pain in the calf, just nobody home
U|nerve|Cannot do my buttons. Both hands clumsy as mittens since the neck bridge on Sunday, and I walk like on foam
U|saddle|my private area's been asleep since I lifted the calf, and I've been to pee one time today though I drank plenty
U|saddle|had an accident at Tesco, the big kind, didn't feel it coming. Both legs tingly, back seized since Monday. Mortified
U|chest_pain|like leaning over a fence too hard, that pressure, but there's no fence. on hills and now after dinner too
U|chest_pain|walked the dog and it gripped me, jaw to navel, sweating like a cheese. ten mins by the wall. he peed on my shoe
U|head|clumsy me, head on the open window Monday. Thursday and I've a drum behind the eyes, keep losing the thread at
U|head|Took a bat to the helmet. kept wicket after. now I'm off food, quiet, can't track the ball at all
U|breath|tried to blow up balloons for the christening, couldn't fill one, and now I can't fill myself. It isn't passing
U|breath|throat's closing in a bit after the new vitamin, my rings don't come off, hot all over, spots
U|tendon_medicine|the waterworks are grand since the ciprofloxacin, it's just getting downstairs, heel cords tight and hot, one leg then two
U|rhabdo|I could hear my thighs creak. swollen, stuck, tender as veal. and the wee was wine red this morning, after the hundred step-ups with the baby on my back
U|rhabdo|Beast mode backfired: can't wash own back, arms hard n puffy, toilet like barbecue sauce
U|purging|they only see me eat. nobody sees the bathroom. it's been daily since school started
U|clot|the swollen one's the leg I had in the brace. It's got shiny and my toes look dusky; pain's worse with it hanging
U|bleeding|blood when I cough, only a spoon, since the night sweats. also lost a notch on the belt
U|self_harm|I don't want help, only you to know that I was happy at your class. It's the last one.
U|palpitations|drank two red bulls, did squats, and now there's a rabbit kicking my ribs for 3 hrs, and pins in the lips, head's gone airy
U|rupture|a whip crack under the kneecap at volleyball, kneecap's high and the leg's a noodle
U|stroke|I poured the milk beside the bowl. Two times. My left field, as they say, it's gone, with a headache
H||heels split from sandals, bleed sometimes
H||had a root canal, jaw's sore
H||Ehlers danlos, joints slip, physio says no end range
H||feeling low since stopping breastfeeding, GP appointment on Monday, partner's home with me, eating ok
H||bit my cheek, ulcers, spicy food out
H||sore Achilles from new flat shoes, nothing else, no tablets
H||stubborn cough, GP sent me for x-ray friday
H||swollen hand from a wasp on Sunday, going down
H||bladder drops when I skip, physio on the case
H||lower back tightness every morning half an hour
H||knee scope on friday, tell me what to do before
H||broken sleep from hot flushes and a sore hip
H||pacing myself since glandular fever, doctor says no contact for the spleen
N||mad week. cat had kittens in my gym bag
N||the world spins, said my physics teacher, I was asleep. (joke)
N||A fish bone got stuck, came out with bread, ate the rest of the fish. no harm
N||Could you spell the exercises in English not Latin
N||tendons? I've got them, they work, next question
N||my neighbour shouts at the football like he's dying. He isn't. Neither am I. 3 runs
N||we buried the cat. sad walk. still did the core
N||the new protein tastes like wet dog, otherwise happy
N||how many calories in one pierogi
N||chafed by the seam of new shorts, threw them out, skin's ok now
N||if the rope breaks do I die? asking for my wife
N||broke a sweat, a plate and my record
N||three generations in one squat class, my gran went lowest
N||fainted? me? never. I've fainted nobody since the paramedic days lol
N||cut short by the rain, not by me
N||I was tight with money so bought no shaker
U|tendon_medicine|Doc in Krakow wrote me Levoxa for sinus; since that I walk as on nails behind the heel. Stop the tablets or stop the running?
U|tendon_medicine|cipro & zero gym for a week, so why is my achilles swollen and squeaking
U|tendon_medicine|My wife's chemist book says these tablets, levofloxacin, can fray a rope. My rope's the right heel, it started yesterday after the milking
U|tendon_medicine|ever since the ear tablets (oflox) I can't reach up, shoulder string hurts, couldn't even hang the washing
U|tendon_medicine|coach no jumping for me, on cipro from ER for salmonella, back of ankle lit up after one skip
U|rhabdo|army mates reunion, log carry. four of us, and I'm the one with arms like hams and pee like rum
U|rhabdo|was fit as a boy so did what I did as a boy. Now my thighs are swelled to the groin, I can't lift the foot onto the step, and I pass brown
U|rhabdo|I'm sleepy, sick, legs stuck like frozen meat since the 'thousand kick' night at taekwondo. pee's the colour of Lipton
U|rhabdo|so, umm, blood in pee? or is it from the monster leg session on monday, legs still puffed like pillows
U|rhabdo|baby on my back, sack on my head, up the hill all day for the harvest. At night my legs went hard and my water was like cocoa
U|rupture|the front of my shin... no, above the ankle at the front, snapped on the kerb, foot drops, there's a lump
U|rupture|turned over in bed with my bad shoulder, crack, and now it won't go to the light switch. was weak before, now nothing
U|rupture|pulling a breech lamb, felt my biceps let go at the elbow, like elastic on old pants, bruise down to the watch
U|rupture|last push on the leg press, tear, like an old tarp, inner thigh's purple-yellow and there's a dent I can lay two fingers in
U|rupture|stepped in a rabbit hole. crack, heel. walked home on the side of my foot, can't press down, it's been two days
U|clot|twelve hours in the dentist chair of an Airbus, then a calf that feels bruised with no bruise, warm, fatter than its twin
U|clot|bed rest with the twins for three weeks and my left leg has gone like a watermelon from groin to ankle
U|clot|i get to the top of one stair and it's like I've run for the tram, with a jab at the side and spit that's pinkish. after the hip plate
U|head|was larking on the bunk beds, cracked it on the ceiling beam. puked in the Uber, light hurts, mate says i've asked him the score 5 times
U|head|cow kicked me into the gate, gate kicked my head. two days I've had a slow ache, now I'm stumbling over my own boots
U|head|Sorry, I was short with you on the phone. Since the car park barrier came down on my head I can't stand noise nor screens
U|breath|Three nights on the recliner, my tongue's dry from panting and the belt's two notches out from the water
U|breath|hugged a guest who wore something, now a wheeze like a slow puncture and my eyes shut up, no epipen, it ran out in June
U|breath|breathless. sitting. no reason. since brunch
U|bleeding|brushing it off, but the loo paper's been maroon and the water too since the weekend, and I get tunnelly on the stairs
H||neck arthritis, hands tingle a bit at night for years, scan's stable
H||blood blister under the heel
H||threw my back out sneezing over the sink
H||chipped elbow from the skate park, x-ray says small chip, sling
H||thumb's base hurts from lifting baby, it's called mommy thumb says my doctor
H||doctor found a slow thyroid nodule, check in May, tired
H||eczema infected, antibiotic cream
H||waiting for gallbladder, cramps after greasy food
H||sore hips at night, 30 weeks
H||heart bypass in spring, rehab team says 4 METs, breastbone clicks sometimes, surgeon looked at it
H||varicocele surgery a month ago, dull ache when I lift
H||pollen asthma, one puff before, works
H||food poisoning, better today, squeamish
H||anterior ankle pinch in squats
H||coming down with something, sneezing, cold feet
N||the roof leaked black water on my head and I laughed, what else
N||stomach like a drum after two litres of kompot. then normal
N||Doctor listened to my lungs for the visa, clear as a church bell
N||did you see the keeper, went down holding his face, nobody had touched him. oscar!
N||my baby's first word was 'no', mine to your burpees too
N||can't see straight for love
N||old Mr. Brown at the pool, they took him off with the siren. made me call my daughter and say I love her
N||I've lifted more babies than dumbbells in my time
N||two cancelled flights, zero workouts, one good book
N||cold plunge was so cold I forgot my name for a second, then tea and toast
N||what happens at the doctor when you pull a tendon? my lad wants to be a physio
N||the plank shakes are back like my washing machine on spin
N||slept on the train and woke in the wrong town. ran home: 14k
N||sold my car, bought a bike, regret nothing but the hills
N||nails broke, heart whole
N||the sister had her ectopic pregnancy in May, scary, she is well. I'm back at class
N||Fine fine fine. How is your mum?
N||felt like vomiting at the price of olive oil
N||my face cream stings, otherwise life's sweet
N||lungs of a whale says the spirometer at work
U|breath|i'm on the steps outside the gym, won't come in today, can't get a lungful, seems to be getting worse not better, puffer's at home
U|breath|the choir had to stop for me. one line and I was blue they said, and I'm blowing still, at my own table
U|breath|my neck looks like a bull's and breathing's noisy since the blood pressure tablet changed, tongue's fat
U|head|the ladder slid, me too. egg on the back of the head, blood thinner in the blood. all good except it aches more and more, and I'm muddled says my wife
U|head|threw a tantrum w/ my brother, wall won. since then dots before my eyes, sick on the bus, and school lights are evil
U|stroke|the phone slid from my ear, then me from the chair, left side like wet dough. I got up after a bit. Left shoe's hard to put on still
U|stroke|lost the names of all my grandkids between soup and main course, lips tingled on one side, back for dessert
U|stroke|My eye did like an old TV, a dot and out. I waved my hand before it, nothing. came back in a quarter hour. i had training so I went
U|stroke|i was laughing and then whoa, knives at the back of the skull, the worst, and I threw up, can't put chin to chest
U|clot|fell asleep on my arm? It's two days, it's fat, blue-ish, heavy and the shoulder veins pop out. I pitch, if it matters
U|clot|just had my varicose veins lasered and behind the knee it's like a hot marble, whole calf's tight
U|clot|day three home from hospital, calf hurts when the cat walks over it, it's redder and rounder than the other
U|rupture|My tennis serve ended with a bang in the belly of the calf, can't walk except on my heel like Charlie Chaplin
U|rupture|caught the barbell weird, pop, and there's a ridge like a rope rolled up in the top of my arm, supinating is a joke
U|rupture|tore it. don't know what 'it' is. groin, black, dent, can't cross my legs
U|rhabdo|sledgehammer on the old bathroom 10 hrs. arms gone fat and useless. thought the toilet hadn't been flushed
U|rhabdo|biked with no water to Loch Lomond n back first time ever. thighs are lumps of wood, swollen, I'm peeing whisky, the dark kind
U|tendon_medicine|heels ache before I've even put the kettle on; nothing new in my life except Tavanic 500
U|tendon_medicine|gave the tablets to my doctor's face: no more cipro! he wasn't there. anyway both ankles at the back are sore and I still have five left
U|tendon_medicine|was told nothing about sport with levofloxacin. did sprints. the tendon's puffed like a sausage
U|palpitations|beats like a Bollywood drum then stops for the hero's close up. I break in sweat, the head empties
U|palpitations|pulse was off the chart for no reason in the cinema, and when I stood, legs folded a bit. it's back tonight
U|purging|I tell everyone I've gone vegan. I've gone nothing. sixth day of nothing
U|bleeding|Mid-run it let go, like my water broke, I'm 36 weeks, brownish green on the tights
U|self_harm|it gets so quiet in me. made a playlist for it, the last one
H||achilles surgery in August, in trainers with wedges, surgeon's pleased
H||torn frenulum of the thumb nail... anyway, bandaged
H||knee's on fire after stairs, ice and it's alright
H||rash from the chest strap
H||had an allergic swelling in July, allergist gave pens and plan, avoiding shrimp, all calm
H||lost toenail, bare skin sore
H||postnatal, pelvic floor still weak, pad for the runs, seeing physio
H||dislocated finger popped back by A&E on Sunday, splint
H||I'm a bit feverish with my milk coming in, midwife saw me this morning, cabbage leaves and paracetamol
H||spasm in the neck, wry neck she called it
H||feel faint if I skip my salt tablets, known low BP, GP's fine with it
H||blisters popped, plasters on
H||osteopenia, no forward bends they told me
H||bike fall, hip graze and stiff shoulder, moves all ways
H||doctor paused my methotrexate for a chest cold
N||no need to ring the doctor, ring the DJ, that music was pain
N||I did lose weight fast, yes, two haircuts
N||grandchild number five came so fast the taxi man delivered it. And I thought my life as a medic was over! No gym, no sleep, pure joy
N||who has a spare knee? kidding, they do the job
N||spinning class, spinning head? no, only spinning wheels. loved
N||Lassi and a nap, that's recovery
N||snow to the hips, shovelled three hours, sweat, soup, slept. nothing sore bar the palms
N||today i learned my resting is 58 and dad's is 80
N||my heart sank at the word test week
N||ran out of breath blowing the paddling pool up, as anyone, then had the beer
N||All blood tests back after that scary spring: not leukaemia, not anything. I went and hugged a tree
N||school made us do the bleep test, got 9.4, chuffed to bits
N||his arm went numb on the flight he says, mine never. I trained
N||got a cold shower when the boiler died
N||old tractor, new tricks: me doing yoga
N||the goalposts were frozen and so was I
N||you know the kind of tired after a wedding of three days? that, and happy
N||used to get stitches, now that I don't eat before I don't
N||lost a tooth... the little one did. fairy came
N||that was the worst session ever and the best week ever
U|breath|Since they changed my tablets I wake as if somebody sat a sack of gari on my lungs, I go to the window, I cough froth, I sit until the cock crows
U|breath|sniffed the swimming pool stuff, chest has been hissing for 6 hours like a bike tube, words come one at a
U|breath|eyelids like plums, tummy cramps, breath tight, it's ten min after the peanut chikki, taking cetirizine
U|rhabdo|nobody told me squats could make your pee look like the bottom of the teapot, thighs are so swollen I can't find the kneecap
U|rhabdo|Sheared two hundred head. I'm too old. forearms and thighs hard as the boards, fingers fat, and passing a dark trickle
U|rhabdo|coach's punishment runs Friday. Sunday my legs r bricks, skin's tight, mum saw brown in the toilet n thought it was chocolate lol
U|clot|cross country by Greyhound. right calf's so tight the skin shines, and I'm getting my wind back slower than my grandma
U|clot|the doctor took off the cast and said go home. The leg says otherwise: fat, hot, sore when I flex the foot. Since last night
U|clot|I was sure it was a pulled muscle but I pulled it on a sunbed? swollen, only left, and I smoke and I'm on the pill
U|rupture|boxing bag, hook, and a tear in the pec like ripping a chicken thigh off. Now bruise goes to the elbow and I can't hug
U|rupture|heard a bang and the ref looked round too. foot's like a flipper, won't push. teammate says walk it off
U|rupture|the ladder slipped, I grabbed the gutter, pop in the elbow, strength to turn a spanner all gone, muscle up near the armpit
U|head|Fell with the pram on the ice, baby's perfect, me on the back of my head. Now the lights in the kitchen buzz in my brain and I vomited the soup
U|head|so i whited out at rugby after the knee. 10 secs. mum doesnt know. now my head pulses when i bend
U|head|branch on the bike path, helmet's split. I've been putting things away in odd places and sleep at noon
U|tendon_medicine|my grandmother and I share tablets... cipro from her, for my bladder. two days and the ropes behind my knees feel like hot wire
U|tendon_medicine|achilles on both sides, same day, out of nothing: antibiotics for the lungs (I'm told the strong ones, levo)
U|tendon_medicine|I am on ofloxacin for typhoid, doctor says fine to walk, but heel is paining at the back and looks thick
U|stroke|rice went down the wrong pipe all dinner, the lip's gone slack, my nephew says I sound like I've a toffee in. just today
U|stroke|fell into the hedge twice walking the dog, always leftwards. and the sea's on the wrong side, everything's double. sick
U|purging|not proud: hid a bucket in the wardrobe. after dinner, after lunch too now
U|purging|when the scale's up i take the pink tablets til it isn't. was on the toilet all night, missed leg day, sorry
U|bleeding|tripped, belly on the pram handle, five months gone, spotting red since and tight. should I do the gentle one?
U|self_harm|I've put the letters in the bread tin. Tell nobody. It's been a lovely year of classes
U|palpitations|I counted for the doctor I don't have: 156, jumping, lying flat, since the school run, hot and floaty
H||new varifocals, giddy on steps
H||my shoulder's stiff after the flu jab
H||thumb's in a cast, scaphoid, five weeks to go
H||stomach bug passed, still on rice water
H||bruised heel, jumping off walls
H||rehab for my knee tendon repair: bends to 110, no jumping says physio
H||got piles after the birth, cream, doctor checked on Monday
H||spondylitis morning stiffness till ten, on biologics
H||back of my head's tender where they took out the cyst
H||blood pressure was low at the clinic, 98/60, told to drink more and get up slow
H||sore forearm from darts, aye darts
H||my left wrist has the old lump and goes numb when I sleep on it, since years
H||doctor says prediabetic, want to change it
H||pulled calf, ran the last over anyway, aches
H||three cracked ribs from the bull in October, healing the doctor says
N||The doctor said if I was any healthier he'd have to close the practice
N||somebody's mum fainted at the finish line, all the water I had I gave her. my time: 27:40
N||got over the breakup. abs coming
N||when the power went off mid class we did it by candle, like church
N||ate late, slept late, lifted late, lived well
N||no pop, no snap, no crackle, only in my bowl
N||could you check my form? my wife says I look like a dog on a bus
N||if someone's pee goes brown who do they call? just for the first aid sheet at the club
N||kettle, toast, squats, that's my morning
N||the hip op's two years ago and the surgeon never wants to see me again, his words
N||drenched, frozen, grinning: mudder done
N||Mumbai marathon full of smoke, coughed on the day, normal since
N||weight's the same, trousers aren't
N||the gym mirror is lying
N||knocked out (of the cup)
N||my mate's on the wards with her heart, so tonight I cook for her kids
N||i sing when I squat so I know I'm breathing
N||calm week, calm head, calm sea
N||had a bellyache from unripe guava, over by night
N||not fasting, only broke
U|rupture|I leapt for the line out, came down, and the calf just rolled up like a sleeve. bruise at the ankle, no spring
U|rupture|kneeling to change the tyre, stood, bang over the kneecap, now I swing the leg like a gate since it won't straighten itself
U|rupture|handstand, shoulder went with a crunch, and since then I can't hold a plate out in front of me
U|breath|had to write because I can't talk. not panic. tight since the cold air run an hour ago, blue puffer x8
U|breath|yesterday one pillow, today four. feet like loaves. going up to bed is Everest
U|breath|got that tight itchy throat from the new whey, my lip's the size of Manila, hives to my belly, a bit wheezy
U|head|my five year old jumped from the couch, knee on my temple. It's the sixth day, I still feel I'm in a car with bad suspension
U|head|head met dashboard. no airbag. it's all good but my left ear drips clear stuff and I've a headache
U|head|banged it on the tractor cab getting out, laughed. that night I was sick, next day I couldn't find the gears I've used for 30 years
U|stroke|you know when you bite the lip after a filling? like that but no filling, and the hand's in on it
U|stroke|it was a curtain, grey, from the top down, right eye, when I hung the curtains, funny that. Half an hour
U|stroke|my arm floats off by itself when I close my eyes, and this side of my mouth dribbles soup. it began at bingo
U|clot|my knee replacement's on week two. that calf is like wood and shiny as an apple, the other is an old lady's calf
U|clot|can't swing the leg off the bed, it's heavy, purple, tight right up to the hip since the flight home for the funeral
U|clot|air hunger at the kettle, with a stab below the shoulder blade, and I'm only 24. leg's been in a boot since the derby
U|rhabdo|they said no pain no gain so 12 rounds. Arms are stuck, swollen, I drink and drink and it's like Marmite water
U|rhabdo|I'm the postman who did your 30 day plan in 3 days. Thighs swollen, knees don't bend, toilet's rusty
U|tendon_medicine|what's the exercise for the string behind the heel? sore since my third levofloxacin, both feet
U|tendon_medicine|cipro again, 10 days, for the kidneys. Shoulder's gone sore where it never was, and my heel cord feels bruised
U|purging|two meals this week, both gone within the minute. your plan is easy when you're light
U|purging|if I don't sweat off the dinner i don't get to sleep, that's how i keep it. 3 hrs tonight, knee's killing but dinner was big
U|palpitations|it's not the baby kicking, midwife says too early. it's my heart tumbling, 150 on the couch, and I'm faint with it
U|self_harm|looked at the river so long that the ducks got used to me. I'd only need a stone or two
U|bleeding|everything smells of pennies. coughing red since the cold, first in streaks, now in spoons
U|chest_pain|the grip came when I hung the washing, straight across and down the inside of both arms, gone with sitting, back with the next sheet
H||on my third day of shingles tablets, doctor says rest
H||my son's cold is now my cold
H||tail end of a migraine, usual one, one more day off
H||hip labrum injection last week, nurse said three days easy
H||can't lift the arm over 90 since the frozen shoulder came, GP diagnosed in autumn
H||pulled intercostal from coughing, GP heard clear lungs
H||tingly thumb from the phone, since months
H||sore shins after PE
H||dentures rub, can't eat much meat
H||doctor stopped my running till the stress fracture's healed, week 4
H||chronic fatigue, three good days then two bad
H||gastritis, no coffee, tablets
H||scar after the melanoma on my calf pulls, checked last week, all clear edges
H||sensitive bladder, can't do jumping jacks
H||fell asleep on the hot water bottle, burn on the tummy, nurse dressed it
N||my gran's cure for all: sleep, soup, shut up. works
N||the only thing racing is my scooter
N||seven stairs of hell, one heaven of a view
N||forgot how a rest day feels, nice
N||did somebody say cake
N||good lord the hamstrings! ok by the third day
N||no one died, no one cried, no one vomited: a good kids' party. I'm knackered
N||a pigeon flew in my helmet. laughed till tears
N||my aunt in Lagos lost the eye to sugar. I got tested, all good, so less Fanta anyway
N||it's my heart's desire to do a cartwheel before 60
N||Been at the hospital, working there, I mop. 15k steps
N||got the all clear from the neuro, it was a pinched nerve in spring, hand's 100%, grip stronger than yours
N||bit my tongue when she said I looked tired
N||swapped running for dancing, hips don't lie
N||wife's snoring could collapse a lung
N||lost count of the reps, not of the goals
N||the cow stood on my boot, steel toes, ha
N||ten out of ten would suffer again
N||want to look good at my divorce
N||my sweat has sweat
U|palpitations|it isn't nerves, I know nerves. this is a rattle in the chest, on and off, six times since lunch, with a drop like a lift and grey eyes
U|palpitations|after my bath the heart went wild as a goat on a rope, I sat on the mat till it passed, an hour, I didn't trust my legs
U|rhabdo|only went to show my daughter how pull ups are done. thirty negatives. can't comb, can't cook, arms like bread, water like malta
U|rhabdo|the burn on Saturday was lovely, the swelling on Monday wasn't, and now my pee's reddish brown. drink more? how much
U|clot|my ankle bone's gone missing on the one side, leg's tight, warm, I've been lying with the slipped disc for two weeks
U|clot|since the long ferry and bus there's this catch when I breathe deep, and I had to sit down on the way to the bins
U|breath|sit, pant, stand, pant harder. since dawn. inhaler's just making me shaky
U|breath|tomatoes never hurt me, but today hives up my neck, tight voice and a cough that won't let go
U|bleeding|gone off red meat since what I bring up has red in it. small amounts. four times
U|bleeding|eight weeks gone and doubled over on the left, spots of brown, shoulder aches weirdly. bump yoga tomorrow?
U|stroke|put my coat on inside out and couldn't work out why; also couldn't say 'coat'. daughter filmed it. I'm right now
U|stroke|worst pain of my days up the back of my head on the third lift, thunder and then sick. I had a lie down
U|head|hit by a falling box at the warehouse, boss gave me paracetamol. two shifts later I'm still seeing the aisles move and boaking
U|head|skated into the boards, woke up looking at the lamps. Ears ring. I've an exam tomorrow and I can't hold a page in my head
U|tendon_medicine|drops no, tablets yes, levofloxacin, for the lung. The string at the back of my right heel is thick as my thumb today
U|tendon_medicine|knees: 10/10. heels: hot and sore since the Cipro on Tuesday. squats moved up to 50
U|rupture|felt the biceps tear clean off when I stopped the pram rolling. looks like an egg under the skin, and the pram's fine
U|rupture|zero lift in the arm since I fell on it on the ice. Somebody else has to put my hat on
U|purging|I said I had a bug. There's no bug. I've been bringing it up after each dinner since the holidays
U|purging|five days of just ice cubes and gym. walls are soft. is that ketosis
U|self_harm|don't put me down for march. there'll be no me in march
U|self_harm|a knife in the drawer has started talking to me, not really talking, you know what i mean
U|nerve|wrist just hangs since I fell asleep drunk over the chair, can't lift my fingers to wave bye to the kids
U|saddle|numb where the horse meets me. and I can't tell when I've finished peeing. since lifting the feed on Saturday
U|faint|in the shower it all went buzzing and black, I was on the floor with water running, how long no clue, chin's cut
H||blood thinner changed to the new one, some bruises on the shin, clinic's told
H||I'd the heart zapped back to normal rhythm in June, they want me under 130
H||doctor put me on water tablets, runs to the loo, ankles better since, legs cramp
H||faint-ish at the end of my periods always, iron's being checked again Thursday
H||dark stools from the iron tablets, midwife says that's what iron does, tired still
H||headache and stuffy, half of the office has it
H||face's numb patch from the old dog bite, known for years, tell me if a mask matters
H||ruptured my achilles in june, sewn, physio lets me do double raises now
H||hamstring avulsion, operated nine weeks ago, surgeon's protocol attached
H||I had an eating disorder relapse in the summer, I'm with the clinic weekly, they okayed two strength sessions and no cardio
H||swollen calf: doc scanned it today, no clot, torn fibres, two weeks easy
H||I've had a dark year, under the care of my psychiatrist, we've a safety plan, I'm not in danger, just very slow
H||epipen carrier for nuts, nothing lately, so no shared shakes please
H||concussion nurse says screen time up to two hours now and walks, no jumps
H||my cipro was swapped for another because I told them I run. heel's only old stiffness
N||no cough, no clot, no cola-coloured anything. you and your lists!
N||wife said I looked like a stroke patient after the dentist. only the jab, gone by four
N||if my bicep popped would it roll up like in the cartoons? mine's where it belongs
N||the Uber driver told me all about his clot. twenty minutes. my legs are fine, my ears hurt, joke
N||my kid asked if mummy will die from burpees. said not today
N||Mum took laxatives for her scope and we all suffered, one bathroom. I ran outside a lot
N||fella at five-a-side snapped his heel string, sound was horrible. Put me off my pie. I scored
N||can you get addicted to running? I skip it happily when it rains so I guess not
N||I threw my toys, my towel and my temper, but not up
N||palpitations? only when the rent's due
N||The hospital called: the mole is just a mole, and the blood in the test last year was just the period. So, onwards
N||got my sense of balance back with your drills, I stood on one leg to put the sock on
N||my grandfather had no breath left at the end, the mines. I breathe for two, I say, on every hill
N||had the scare in 2015, ambulance and all, turned out a pulled rib. ten years, never again
N||blacked out my windows for night shift, sleeping like a log
N||can't feel my face when I'm with you, sang the whole class
N||sacked the old physio, hired the dog
N||the last drop of my energy went in the last hill, refilled with goulash
N||cut myself off from sweets, bled a tear
N||my husband is the purple one with the breathlessness. I'm pink and puff only on your intervals
U|rupture|dead lift 140, mixed grip, under-hand arm went like a zip. can't hold my phone up to my ear, front of the elbow's hollow
U|rupture|it was only skipping with my girl. A whack on the heel, I said who did that. Now I go upstairs on my flat foot like a bear
U|clot|had to undo the laces on one shoe only. sore stripe along the inside of the leg, hot, been driving lorry all week from Gdansk
U|clot|pill, plane, ciggies, and one sore fat calf since wednesday, bet it's nothing
U|clot|it's a wee jab under my right ribs at each breath, and I'm as tired as after a shift just from making the bed. plaster's on since the 3rd
U|rhabdo|after the rugby sevens in the sun I'm locked solid, legs swollen, been once all day and it's like balsamic
U|rhabdo|never again with the 'arms only' challenge, can't touch my own nose, fat forearms, brown wee. any stretch?
U|head|hit the kerb coming off the scooter, ear's purple, I'm sleepy and my tea came back up. boss thinks hangover
U|head|clunked heads with the baby's dad in bed, silly. since then three days of fog, and I lose what I came to the kitchen for
U|breath|haven't been able to lie down or finish a cup of tea in one go since Thursday, too puffed
U|breath|something in the air at the paint job. tight as a drum, high whistle, I hold on to the table to breathe
U|stroke|fingers asleep, then the lips, then the words, in that order, in about a minute, while paying at the shop. came back in reverse
U|stroke|nan here. eye went to grey glass for five minutes at church, other eye good. no pain so I said nothing
U|bleeding|toilet like a butcher's bucket this morning, second time, hand's shaking a bit
U|bleeding|water's been dribbling down my leg since the squats, I'm 33 weeks, baby hiccups as usual so fine I guess
U|palpitations|since the flu my heart's like a lame horse, three steps and a stumble, and I tilt when I walk
U|palpitations|racing, stopping, racing. I'm at work in the kitchen, holding the pass. chef told me sit. eyes go dark at the sides
U|tendon_medicine|my antibiotic (levo) gave me a new hobby: limping. heel cord, both, three days
U|tendon_medicine|took cipro on the trek for the runs, came down the mountain backwards as the heel strings burned. still swollen
U|purging|the trick with the salt glass still works. twice today. please don't say anything at the parents evening
U|purging|I only allow food on days with 20k steps. it's snowing. so none since friday
U|self_harm|could you look after my plants? they're on the landing. no reason
U|self_harm|There's a voice that says jump when I clean the top windows and this week I answered it
U|nerve|my wee toe side of the hand went dead and I can't pinch a key since the pull ups, it's getting thinner too
U|chest_pain|pushing the wheelbarrow, same squeeze, now also pushing the trolley, into the back teeth, sits there till I stop
H||leg ulcer dressing changed, nurse happy
H||throat infection, penicillin till friday
H||knee strain from the jeepney step, mild
H||bad hay fever, eyes like tomatoes, no breath trouble
H||hip's bruised after the goat butted me, walking stiff
H||overdid the sun, blisters on the shoulders, no straps please
H||swelling in both ankles by night, late pregnancy, pressure was normal at the clinic this morning
H||doctor says tendinopathy, load it slow
H||broken wrist in cast, itchy
H||my mum says I grow too fast, heels sore after football
H||menopause bleeding was checked, polyp, coming out in two weeks, light till then
H||arm ache after the booster
H||neck's gone again from the night shift chair
H||kidney stent out on tuesday, pink water for a day as they said, drinking lots, no jumps
H||the tremor's a bit more since the new Parkinson tablets, nurse adjusts on thursday
N||seventy lengths, prune fingers, happy heart
N||if only my pension was as healthy as me
N||we had a power cut so I climbed 18 floors, huffed, sat, ate a samosa, done
N||A bird flew in my window and died; I didn't
N||when the whole class groans on the same rep, I love that
N||got called in for heart screening with the academy, passed, back to the squad
N||I swore off swearing. bloody hard
N||how do you know if it's a torn muscle or just sore? mine's just sore I think, both sides the same, better every day
N||got a ringing in my ears: school bell, six times a day
N||mate's on suicide watch at the moment. I ring him each night. I'm grand, bit heavy in the heart, talk to my wife
N||vomit-green new kit, don't laugh
N||they checked my head, nothing in it, as my brother always knew. no symptoms since the summer
N||the sauna was so hot I came out like a crab
N||ma's heart pills are the size of a bean, mine's the vitamin one
N||numbers up, mood up, alarm clock up
N||my mouth waters when I see your meal plan, said no one
N||put the baby in the backpack and she slept all the way
N||fell on my backside on the slide with all the mums watching, nothing but shame
N||tired from the harvest but good tired, bread tired
N||nothing to add. see you monday
U|palpitations|kept the watch on for you: 44, 161, 52, 170, all lying on the settee. feel like I'm on a swing
U|palpitations|it drops a beat, I drop a plate. third plate. sweats and the far away feeling with it
U|palpitations|my pump's in a hurry and I am not, whole evening, tried the cold water, still 165 and giddy
U|palpitations|something scurries in my chest like mice in the loft, then I go light as straw. twice in lessons
U|rhabdo|never rowed before, rowed 20k for the charity. back and arms swelled, pain's wild, bladder gives only a cup of dark
U|rhabdo|Shovelling grain since sunup both days. My arms won't go down by my side. And it's cola, but not in the glass
U|rhabdo|skipping rope 5000, calves are like two coconuts, feet tingle a bit, pee's deep orange brown
U|clot|it was a gentle calf tweak a week ago, why's it bigger now, hotter now, and pink to the knee
U|clot|I nursed my husband by the bed a month, hardly moved. my leg's the one swollen now, and stairs leave me gasping
U|rupture|sneaked in a sprint with my lad. snap, sole goes slap slap, can't push the clutch, heel's soft to touch
U|rupture|on the monkey bars something tore off under the arm, big bruise down my side, no pull left in it
U|head|a shelf of tins came down. two hit my crown. I laughed it off but now I'm off my food, can't look at the window
U|head|toppled off the e-bike, scraped chin, temple sore. my texts make no sense says Magda and I keep nodding off
U|breath|three flights last week, this week not even the front step. I lean on the hoover to get my wind, and I whistle
U|breath|new hand cream, hands like gloves, then mouth, then it got hard to swallow. an hour ago
U|stroke|the tray tilted by itself, left hand just gave up, and the corner of my eye too. guests helped. it's been on and off since
U|stroke|sentence started fine, ended in porridge. my face felt like after the cold, one half only
U|bleeding|had me bowels out black as tyres and I'm cold to the bone, could be the naproxen for the shoulder you gave me the stretches for
U|bleeding|my sister says after birth it dries up by now, mine has turned into a river again, bright, with lumps
U|tendon_medicine|I'm finishing ciprofloxacin, feet hit the floor this morning and the heel strings screamed; a stair is a mountain
U|tendon_medicine|elbow tendon's on fire from lifting nothing but the levo tablets
U|purging|only got half of it up and can't settle, so please send the hardest class you have, now, tonight
U|purging|Eighteen hours fast they say online. I'm on hour ninety, the shakes are just toxins
U|self_harm|everyone's got a plan for new year's. mine's not to see it
U|self_harm|cut deeper than I meant to last night, it's under the sweatband, gapes a bit
H||old tear in the calf tightens in the cold
H||tinea, itchy toes, cream
H||doctor gave steroids for the poison ivy, can't sleep
H||wee fracture in the little finger, splinted at the minor injuries
H||the varicose veins throb in the evening, both legs, stockings on order
H||hernia repair eight weeks ago, surgeon's ok up to ten kilos
H||sick with a bug since last night, threw up twice, sipping water
H||asthma review: step up to the stronger brown one
H||two months after the eclampsia scare, pressure's on tablets, clinic fortnightly
H||a sore spot in the breast from feeding, warm flannel, midwife saw it
H||gut feels rough after metformin
H||hand surgery for the bent finger, stitches till thursday
H||frozen pipes, frozen shoulder
H||stiff hip, crack when I get out the van, no pain
H||dizzy on new tablets for the nerves, doctor said first two weeks are like this
N||only my trousers are short of breath
N||asked the doctor about my racing heart on hills, she said that's what hills are for. tests perfect
N||went head first down the slide, nobody hurt
N||my kid's teacher lost her leg to a clot, she races now in a chair. puts my moaning in place
N||if my mum asks i ate the broccoli
N||got weak at the knees when they sang the anthem
N||slept funny, woke funny, told a joke, nobody laughed
N||I've no illness but impatience
N||my auntie went blind in one eye, they gave her the laser, she's back to gossip. I ran twice
N||shot the ball into the river, whole team went in after it
N||how heavy is too heavy for a teenager
N||the drill popped, not my shoulder
N||black pudding, black coffee, black humour, that's breakfast
N||happy to report that the weird thumping was the neighbour's washing machine
N||dragged my sorry backside through it, felt better after
N||bread making gives me forearms. three loaves a day
N||ripped a hole in my calf... sleeve. need a new one
N||first week back since my op in 2022? no, since holiday. sorry, wrong form. nothing wrong
N||mad hunger after the swim, ate, content
N||the sun came out in Glasgow. People fainted. (They didn't.)
U|palpitations|the choir sat, I sat, my heart didn't. ran on through the sermon, I saw the candles double and had to be walked out
U|palpitations|thump in the throat, pause, thump thump thump, all day, and when I lift the pot I nearly fold
U|rhabdo|did the fireman carry with my cousin, 2 miles, drunk. legs huge and tender, pee's like wet tobacco
U|rhabdo|weak in the arms as a newborn since the chin up party, elbows blown up, and mum asks why the toilet's brown
U|clot|it's a proper cramp, only it started in plaster, it stays all night and the toes swell, the calf's hot through the sock
U|clot|got a pain like a hot poker when I breathe in and I go grey on the stairs; they took my plaster off last friday
U|rupture|the rope of my heel's gone slack since the padel, the foot just hangs when I lie on the bench
U|rupture|reached back for the seat belt with the bad shoulder: crack, and I now drive with the arm in my lap
U|head|the goat, the horns, my forehead. Laugh. But I see two goats since and the porridge won't stay in
U|head|cheerleading, fell from the top, back of head, mat was thin. can't do maths, cry easy, head hums
U|breath|only writing. no talking. air's thin as paper since the cats' room, and the skin between my ribs pulls in
U|breath|it's hot in here or I'm drowning, can't tell, feet fat, pillow stack tall, breath short as a match
U|stroke|the knife and fork swapped hands on their own. Couldn't make the right one cut. half hour, then yes. cheese was good
U|stroke|I'm tipping like a badly loaded truck since morning, always to the right, tongue thick, never had it before
U|bleeding|red in the sick, red in the sick, I keep telling my wife it's beets but I had none
U|bleeding|wiping pink since yesterday and today real red, with backache in waves, week 23
U|tendon_medicine|it's funny, I stop running for the infection, take my cipro as told and THEN the achilles goes
U|tendon_medicine|calf meets heel: burning, both. Lungs meet levofloxacin: better. Can you link the two?
U|purging|gave my lunch to the dog and my dinner to the drain for two weeks and i lift less, why
U|purging|after every binge I swim till they close. tonight I was sick first, then swam. 4k
U|self_harm|nobody's home till tuesday. that's long enough
U|self_harm|I wish I could hand my body back like a rental and I've been looking at how
U|faint|stood up for the hymn, woke in the vestry
U|chest_pain|at the top of the ramp a strap tightens round me and my arm goes like wood, I blame the bag, the bag's empty
U|nerve|since the slip on the tiles my foot's been scuffing, I've worn the toe off one trainer in a week
H||fractured rib, fourth week, breathing is ok, doc says walk
H||have a cold plus night shift plus two kids
H||arm in a sling, collarbone, clinic friday
H||still bit breathless on hills after pneumonia in October, x-ray clear, doctor says build up slowly
H||headaches from grinding teeth, nightly splint
H||the elbow tendon again, three out of ten
H||ringworm from the mats, cream, so I'm not rolling
H||my heart's got the leaky valve, yearly echo was fine, told to avoid straining
H||light bleeding after the smear like they said, bit crampy
H||bunion surgery, stitches are out, special shoe for two more weeks
H||trapped gas after the keyhole op, shoulder ache like they warned, nurse rang today and happy
H||sugar tablets doubled, feel hungry
H||hip dysplasia since birth, sore after the walk
H||pulled shoulder carrying the goat
H||hay fever tabs make me drowsy so evening class only
N||the fish was bad, I smelled it, did not eat it
N||heard my chest crack when I stretched, as every morning for years, lovely
N||the old goalie's ticker gave out at 91, on the bench, scarf on. what a way. I trained in his honour
N||told the doctor I get puffed chasing pupils, he said try catching them. clean bill
N||my brain left the chat at 4pm
N||in the village they say a woman who lifts can't bear children. I've four and lift
N||rain stopped play, pub started
N||ran with the dog, he won
N||my knees knocked before the speech, not after
N||lost the keys, found the six pack (beer)
N||if I ever cough blood you'll be the second to know. never have
N||the blood on my shirt is ketchup, the sweat's mine
N||got a wobble on the beam, giggled, jumped off
N||can't sleep for excitement, baby due in the family, not mine
N||I could do it forever, said nobody about wall sits
N||my mother limps, my father wheezes, I juggle their pills and run at dawn
N||a thorn in the foot, out with the tweezers, gone in a day, two weeks since
N||the spice went up my nose and I cried like at a funeral
N||someone stole the show and my towel
N||nothing hurts, nothing swells, nothing new
U|saddle|catheter bag would suit me now, nothing comes though I'm bursting, and my crotch is like after the dentist. slipped disc acting up since Friday
U|faint|on the escalator at Central I went, no warning, man caught me. third this month, I skip lunch so that's that
U|chest_pain|I call it my toad. Sits on my breastbone from the second lap, fat and cold, gets off when I stop. This week it came in bed
U|nerve|since I carried the fridge my thigh has no go, knee gives on each stair, and the front of the leg's like cardboard
U|palpitations|pulse in my ears like next door's techno, irregular, no party here, and it makes me want to lie on the tiles
U|palpitations|ran off the pitch since the ticker went bananas, still bananas on the bus, see sparkly bits
U|rhabdo|been sick, dark drops only in the loo, and both my quads stand out like hams after 400 pistols in the heat
U|rhabdo|a gym bunny for a day: now I'm stiff, puffed arms like the Michelin man and brown pee. my wife's doing my buttons
U|clot|the good leg's cold and slim, the bad one's warm and fat, and I only came for a week to see the baby, 22 hours flying
U|clot|sharp catch in the ribs, breath doesn't fill, since I got up from ten days of fever in bed, and a cough with rust
U|rupture|my elbow crook's black and the bulge has moved north since I saved the telly from falling
U|rupture|ping, under the bum, sprinting in my school shoes. can't sit, can't bend it back, bruise to the knee
U|head|walked into the glass door at the bank, nose first. since saturday I see the lines of the road swimming and have a headache like a toothache
U|head|he kneed me in the ear, accident, I was gone for the count of five. the bells haven't stopped and soup won't stay
U|breath|no strength to blow my nose. each breath is work. lips look like I've had blueberries
U|breath|I wheeze at every traffic light and I'm the passenger. since the smoke at the barbeque, inhaler's out
U|stroke|my pen went down the page by itself and I said 'bread' for 'bye'. colleague asked me to smile, half obeyed
U|stroke|boom, back of my head, when I pulled the tractor start. I saw white. It's now four hours and it's still the worst
U|bleeding|doing my planks and blood came through, eighteen weeks today, no pain so I finished the set
U|bleeding|I burp blood taste, poop's like asphalt, and my knees wobble in the shower
U|tendon_medicine|the vet student in me knew, but I took the Cipro and ran a 10k. heel's swollen like a hoof
U|tendon_medicine|levofloxacin, day 8, and it hurts where the thigh joins the knee, I can hardly crouch to the oven
U|purging|got my braces off since the acid ate my teeth, that's how I know it's a lot. this week daily
U|purging|can I do double spin? I had a whole pizza. already been to the bathroom with it
U|self_harm|mates say chin up. I said goodbye to each in a way they didn't notice
H||my collarbone's old plate screws ache when it's wet
H||cough and cold, half strength
H||thumb tendon's inflamed, splint from the doctor
H||two months after the stroke, speech nurse says I'm flying, left side tires quick
H||doctor lanced a boil on my thigh, no squats
H||chilblain toes
H||mild sunstroke on Sunday, fine since Monday, still headachy with heat
H||pregnant and swollen gums, midwife okay
H||iron tablets bunged me up
H||hamstring niggles above the knee since the sprint, no bruise
H||my old hand fracture can't bear push ups, fists are fine
H||bp tablets give me cold fingers
H||carpal tunnel op tuesday next
H||knee's puffy from the kneeling in the garden, bit warm, settles with ice
H||the doctor has me on antidepressants since june, they help, I yawn in your classes
N||I'm as sober as the priest and twice as flexible
N||he blew his knee, I blew my whistle, the kids went home. me? fine
N||they stitched my chin in 2001, the scar is my best feature
N||heartburn? never. heartache? last year. squats? 80 kilos
N||skint, so no gym till payday
N||the winter flu passed our house by, knock on the door frame
N||it's all in my head, the choreography. finally
N||do you reckon I'd pass out if I gave blood before class? not planning, the van's in town
N||wept through the onions, cooked for the whole shift
N||hit a wall at 30k, porridge legs, jogged in, medal on
N||had the stitches from the twins, three years now. nothing to note
N||my mechanic has a bad heart and still lifts engines. told him about you
N||got blown off the bike by the wind into a soft hedge. giggled, no scratch
N||sleepless over mortgage, slept after signing
N||if looks could kill the spin teacher would be in prison
N||milk spilled, kids screamed, I did my ten minutes anyway
N||took the wee man to A&E with a bead up his nose. so no class tuesday
N||my gut says curry, my plan says chicken
N||strong tea, strong arms, strong opinions
N||nothing bled, nothing broke, nothing burnt but the toast
U|rupture|foot on the shovel, shove, snap. calf's like a burst sausage, black at the ankle, no push
U|rupture|arm came down on the line-out wrong, it clunked and went dead weak, can't hold a plate out for seconds
U|clot|the sock mark's deep as a ditch, left only. Sore when I squat. It was four films long, that flight
U|clot|bit of a fat knee-down leg after the arthroscopy, they gave injections but I'd lost the bag. breath's a bit short today
U|rhabdo|hundred stairs with the wardrobe, hundred with the bed. both thighs seized, puffed, sore to a feather, and what comes is like treacle water
U|rhabdo|it's three days and I still can't lift the pan, arms swollen more not less, pee gone like black tea
U|head|bent down at the oven, stood up, hood got me. I've slept two days nearly, the light over the hob's unbearable
U|head|went in for the header, got elbow. I'm told I kept running the wrong way. now head's thumping and I'm dead slow
U|breath|it's an hour since the wasp. throat's scratchy, chest tight, face is a pumpkin, I've had a tablet
U|breath|I count the stairs by the rests: five rests, six stairs. on the sofa it doesn't go away
U|stroke|can't whistle for the dog since breakfast, the air goes out the side. The eye waters and the arm's like rope
U|stroke|the whole left of my plate stayed full, I thought I was done. daughter turned the plate. it was there, I hadn't seen it
U|bleeding|nosebleed? from both ends rather, and bruises like a dropped pear, gums too. since Sunday
U|bleeding|period two weeks after the last, gushes, big lumps, I sat on the floor of the van till the black spots went
U|tendon_medicine|in week two of ciprofloxacin and I feel the heel cord click, it's warm and sore, my half's on sunday
U|tendon_medicine|sore in the hip cord, sore in the heel cord, all since the strong antibiotics from Dr Okafor that end with floxacin
U|purging|wore two hoodies to hide it: 39 kg. milk is the only thing I let stay down
U|purging|went for a 2 am run to undo the noodles, as I do, and one before school, and one at break
U|self_harm|tell the group I'm sorry. I couldn't find another door out
U|self_harm|bleach under the sink, i keep reading the label, like a recipe
U|palpitations|like a kettle coming to the boil under my ribs, over and over, with the head going steamy. resting, feet up
U|palpitations|sat at traffic lights: 180, skipping. lights went green and I couldn't see for a sec
U|faint|twice this week my legs and my sight just quit during the cool down, folded like a deckchair
U|saddle|can't feel the saddle at all, not the bike's fault since I can't feel the toilet either; back went on Tuesday and both legs buzz
U|chest_pain|funny cold sweat peeling spuds and an ache in my jaw and back, very tired, sick with it, two hours now
H||strained the thumb opening jars
H||heavy cold and voice gone
H||the dermatologist froze a wart under my foot, can't push off
H||back's been iffy since the pram went up three floors
H||I've had the flutter fixed by ablation a fortnight ago, groin bruise is fading, doctor says walks
H||swollen glands, tired, doctor testing for mono tomorrow
H||bruised heel fat pad
H||knee pain when I sit long
H||week 9 after a broken ankle, physio has me on the bike
H||worms from the puppy, tablets, charming
H||type one, new pump, fiddling with basal for exercise with the nurse
H||sore jaw from clenching
H||nerve medicine for my shingles pain makes me wobbly, doctor knows
H||breast reduction 4 weeks ago, surgeon allows legs only
H||old hamstring pull whispers when I sprint
N||my old ma says I've got thin. my old ma says it of everyone
N||three people asked if I'd had a stroke of luck, I said no, a stroke of work
N||chest like a barrel, legs like a chicken, any advice
N||no medicine, no antibiotics, no nothing, only garlic
N||fought the sofa on the stairs, sofa lost
N||mates had to carry me home, twisted laughing not ankle
N||the doctor asked if I felt low. I said only in squats. she laughed and wrote well
N||we delivered a foal at four in the morning, blood and straw everywhere, glorious, no gym
N||done in, done well, done
N||heard a crack on the bench, it was the bench
N||what's the point of burpees? real question, I'm in good spirits
N||my teeth chattered through the whole open water swim, warm in ten minutes with soup
N||the lad opposite can't breathe through his nose, snores through savasana
N||carried my bride over three thresholds, hotel made a mistake with the rooms
N||eleven days without sugar, nine to go, I dream of halo-halo
N||when I see blood I faint, so no horror films. Haven't in years though
N||went dizzy on the teacups with the kids on Sunday, for a minute, like everyone
N||in '92 I ruptured the whole thing, they sewed it, I've danced on it for thirty years
N||left my heart in Lagos and my trainers too. send me barefoot stuff
N||that's it, that's the week, thank you and goodnight
U|self_harm|I'd like to pause my membership. Forever I mean. I'm not being dramatic, I'm only packed
U|self_harm|they ask why long sleeves at thirty degrees. you can guess, fresh ones too
U|palpitations|on the pot, on the sofa, in bed: gallop. it skips, I sweat, the ceiling slides
U|palpitations|hadn't lifted a thing and the ticker went like a sprinter for 50 min, and I needed the wall to get to the door
U|rhabdo|hubby thought he'd be 20 again with the army drills, well he's me: arms swollen to the wrists, can't grip, pee's like coffee
U|rhabdo|so stiff that i waddle, thighs bigger than my waist looks, and my pee's gone the shade of dates
U|head|the beam in the chapel, my bald head. it's been throbbing worse since, light through the glass hurt so I left
U|head|bounced off the crossbar, 1 min of nothing. now I'm off with the fairies and queasy
U|tendon_medicine|my heels and the floxacin started the same week, you do the sum
U|tendon_medicine|got levo for the walking pneumonia, now there's no walking, cords behind the ankle are too sore
U|breath|tongue's tingly, voice odd, welts on the tummy: was it the sesame? I'll see if it goes by the warm up
U|breath|haven't enough puff to finish the rosary, sitting, since yesterday
U|clot|left calf: 41 cm. right calf: 36. It was even before I flew to my brother's
U|clot|each laugh's a knife in the ribs, I'm quick of breath in bed, and I had the baby ten days back
U|rupture|planted the foot to kick, bang, I'm on the grass. There's no string where the string was
U|rupture|caught a sack of cement with one arm. rip. now the arm's weak as tea and bruised like a mango
U|stroke|the song was on my tongue and it came out jumbled, choir laughed, then the hymn book fell from my dead hand
U|stroke|from one bite to the next the right half of my face stopped working. pasta everywhere. it's still like that a bit
U|bleeding|six pads since noon, I'm 4 weeks from the birth, and my heart's thudding when I stand
U|bleeding|the water in the bowl's gone pink to red and I've had no hard stool, just red
U|purging|sunday roast, sunday fingers, monday fast, tuesday fast. pull ups are easier tho!
U|purging|nearly fainted at the bus as I've had only chewing gum since the match
U|nerve|my arm's been sort of missing since I slept in the truck, can't cock the wrist or open the fingers
U|saddle|back went with a bang at the potato lifting and now I can't feel it when I wee, only hear it
U|faint|dark, dark, floor. the treadmill stopped by itself thank goodness. on it again tomorrow
H||chemo's done, tired as a cart horse, oncologist says move a little daily
H||my knee's arthritis hates the cold floor
H||slight fever, sore throat, kids' disco is to blame
H||strained my back with the snow, no leg signs, moving slow
H||sprained finger in the door
H||asthma's fine but I train with the puffer in the sock
H||one stitch left in the scalp, hospital scanned me two weeks ago, all right, only noise tires me
H||low iron in pregnancy, tablets, midwife monthly
H||elbow's been operated on, ten days, sling
H||hot knees after squats, gone by morning, back again next time
H||shin bruise the size of Malta
H||gut infection, amoeba, on metronidazole, weak
H||sore wrist bones from the fall, no fracture says the x-ray
H||heart tablets make my hands cold and the pulse slow, my doctor wants it like that
H||pelvic girdle pain, belt on, physio on the phone
N||nearly passed away from boredom at the parents evening
N||my bro's pee test at crossfit went brown, they kept him 4 days. So I start slow, like you say, nothing's wrong here
N||no side effects from the flight but a hunger for dosa
N||when the violinist played I had a lump in the throat and pins in the neck, music does that to me
N||the tooth fairy, the tax man and the trainer all want something. fine by me
N||do pregnant ladies train with you? my sister wants to know
N||lifted my mood more than the weights
N||we lost granddad's farm, not granddad. sad, fine, training
N||ran like someone was chasing me. someone was, a goose
N||the ultrasound of my heart is on the fridge beside the kids' drawings: normal, signed, stamped
N||head in the clouds, feet on the rower
N||my old injury? the divorce. healed too
N||went vegan for a day, then my uncle lit the grill
N||cold shower took my breath for three seconds, that's the fun
N||you must think I'm dead, no log for ten days. new baby, all rosy
N||popped in, pumped up, pooped out
N||I can hear my pulse in the pillow when it's quiet, doctor says everyone can, been told not to listen, so I don't
N||the ref needs an eye test, the coach a heart test, and I need a pint
N||wife did her ankle so I do school runs, on foot, fast
N||never been iller than a cold, never been fitter than now
U|palpitations|since I stopped my heart tablets (they ran out Friday) it's been running wild in bed, and I see the curtains sway
U|palpitations|a kid on a trampoline, that's my chest, on the bus, at the till, in bed. and the till went fuzzy
U|rhabdo|made the boys carry me round the pitch, then me them. 40 laps. legs swollen shut and I've peed cola twice
U|rhabdo|I'm the one who finished your 1000 rep thing. Congratulate me, then tell me why it's brown, and why my arms won't bend nor straighten
U|clot|tight boot, only the one, calf's cooking under the skin. six weeks of no weight on it, tomorrow physio
U|clot|my breath's been clipped since Tuesday, short with a sting at the back left, and my calf had been griping since the Houston drive
U|rupture|first ball of the over, the heel went off like a starter's gun. No spring, no push, big soft gap
U|rupture|heaving the wheelie bin, something in the crook of my arm let go, the wife heard it through the window
U|head|the ladder bounced off my scalp at work. four days, and I'm like a radio off the station, plus I puke at night
U|head|mum's 79, no it's me who's 79, see how mixed up I am since I met the bath tap with my head on Thursday
U|tendon_medicine|just a question: on cipro, both heels sore, one lumpy. do lunges count as rest?
U|tendon_medicine|levo for the sinuses did me good, bad for the knee tendons it seems, like hot pins at the bottom of the kneecap
U|breath|it took me from the news to the weather to get my breath, and I'd only fetched the remote. lips a funny shade
U|breath|the nan bread had sesame. I've a neck full of welts and I'm clearing my throat every second
U|bleeding|I left a red trail to the bathroom, 27 weeks, didn't hurt. sitting on a towel. see you at six?
U|bleeding|for a week I go like ink. no strength to open the hen house
U|stroke|I told the kids a bedtime story and they said daddy you're speaking dinosaur. and my hand couldn't turn the page. five min
U|stroke|bent for the kettlebell and someone drove a nail through the back of my skull. three hours, same nail, sick
U|purging|it's been coffee, air, and your app since Monday. 48 to 45. mirrors lie still
U|purging|brought up the communion lunch in the churchyard. on purpose. same as every feast
U|self_harm|my head says the bridge, my feet say the gym, today feet won, tomorrow I don't know
U|self_harm|I've taken more of the tablets than the packet says, quite a bit more, so goodnight
H||weak ankle from netball days, taped
H||wisdom teeth out yesterday, cheeks like a hamster
H||the rash is ringworm, cream
H||back's sore from sleeping in the cab, nothing down the legs
H||old shoulder tear, never sewn, no overhead
H||GP's tapering my steroids, hungry and hot
H||calf's tight where I tore it in summer, holds
H||third week after miscarriage, doctor scanned, all complete, sad and slow
H||cold turned to cough, no wheeze
H||blood pressure a bit up at the pharmacy, seeing GP wednesday, no headache or owt
H||on colchicine for gout, tummy's loose
H||knee like a rusty hinge, worse when wet
H||newly on CPAP, tired still
H||hand eczema cracks, wear gloves
H||stent three months, cardiologist's letter says up to moderate, I carry the spray
N||the boiler had a heart attack, so to speak. cold showers, warm heart
N||ninety percent asleep in class, hundred percent there
N||dead chuffed. first unbroken set
N||our lad's cast came off, he ran straight to the ball. me too
N||wish you'd a class at the weekend, I drive all week
N||my head didn't explode after all, exam passed
N||the cheese at my aunt's made the kids vomit, I'd none
N||in the war my grandad crossed a river with a broken arm. I moan about planks
N||once had a wheeze from a cat, ten years back, no cat since
N||is it true that laughing burns calories? then I'm skin and bone
N||I asked my doctor can I sprint with my old murmur, she listened, said it's gone since childhood, sprint
N||tore up my to-do list
N||lungs full of sea, eyes full of sky, legs empty
N||the young man next to me grunts like a walrus
N||skipped leg day, legs send regards
N||I carried my neighbour's stroke-struck husband up the steps with her, good lift form. I'm alright
N||the goal went in, I blacked out with joy as one says, woke my whole street
N||so what if I'm slow, so's the tortoise
N||no bruises this week, the judo girls were kind
N||that was never 30 seconds
U|head|the crate swung off the hook and kissed my temple, dock's honour I'm fine, only I can't follow the football commentary and I was sick in my hat
U|head|gymnastics, missed the bar, landed on the crown. my neck clicks, sound hurts, and i keep losing the end of what i'm
U|palpitations|when the clinic's closed it plays up of course: 150 in my armchair, stop and go like Lagos traffic, woozy
U|palpitations|two puffs of nothing, one bag of crisps, and still my heart's doing wheelies, I had to sit on the kerb
U|rhabdo|I hauled nets thirty hours. arms like two tuna, hard and cold-sore, and I pass soy sauce
U|rhabdo|the trial class with all the lunges, you remember. it's Thursday and I can't bend, jeans won't go on, urine's brick coloured
U|tendon_medicine|my dentist no, my urologist gave me cipro. Since day three getting up on my toes for the cupboard is agony, both sides
U|tendon_medicine|back of the heel's hot, 9 days of levofloxacin, 74 years, and a daughter who says ask your trainer
U|rupture|we won the tug of war. my arm lost: tore, balled up by the shoulder, can't twist, it's all plum and mustard
U|rupture|boy jumped off the wall in my arms, knee cracked, kneecap's floated up and I can't hold the leg straight
U|clot|didn't get up once, Sydney to London. That leg's now the fat one, tender on the inside, with a red glow
U|clot|nurse said wiggle your toes after the op, I forgot. calf's solid and sore, and today I can't get to the top of a breath
U|breath|every window's open and I still can't find any air, cough's frothy, legs like gourds
U|stroke|suddenly the dominoes looked like ants and I couldn't say my turn, lads put me in the car. then it lifted. we won anyway
U|bleeding|been sick since the stag do and today it's coffee bits, tummy rigid like a board
U|self_harm|It's ok coach, I've found a way for nobody to be angry at me any more. friday
U|purging|dress is a size 4. I'm on lettuce and flush, lettuce and flush, since the hen night
U|nerve|can't hold the wee man's bottle in my right hand since yesterday, it just opens by itself, neck's stiff
H||little toe's broken, strapped, doctor said 4 weeks
H||belly button hernia since the second baby, no crunches
H||still on the antibiotic for the bite, co-amoxiclav, arm's less red
H||knee a bit unstable since the footie years
H||got vertigo tablets from the GP, world's steadier
H||my plantar's back
H||shoulder's sore from the pram and the shopping
H||tension headache, neck like wood, better with heat
H||doctor took blood for my tiredness, results friday
H||trying bands since the lymph node op, arm sleeve on
N||that sprint put years on me and took kilos off
N||nobody's sick, nobody's sad, somebody stole my yoghurt
N||passed the medical for the fire service, heart lungs ears eyes all grand
N||watched a birth on telly and had to sit, soft as butter me
N||dropped the dumbbell next to my foot, next to, thank you god
N||I used to cut myself at school, that's twenty years behind me, therapy did wonders, I only put sleeves on for the cold
N||my calf's bigger on the left since I kick with it, always been, tailor knows
N||is coffee coloured wee ever ok? my mate asked me, I sent him straight to the doctor. me, I'm clear
N||breathing like Darth Vader on purpose to annoy the kids
N||so tired of winter
N||couldn't lift my arms to clap after push day, next day clapped
N||gran beat me at arm wrestling, nothing hurt bar pride
N||brain melted by overtime, body fine
N||my goat is called Stroke since he likes being stroked, and he ate my resistance band
`;
