/** Sentences to train on, in the words of people of many places and ages: kind (urgent, health, nothing), sign, sentence. */
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
N||sick of chicken
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
`;
