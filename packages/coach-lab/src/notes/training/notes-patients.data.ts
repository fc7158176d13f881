/** Sentences to train on, in the words of people who call a nurse: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const patientsNotes = `
U|chest_pain|good week really, just get a heavy feeling here in the middle when i go up the hill and it goes when i stop
U|chest_pain|like someone parked a fridge on my breastbone during the rower, eased off after i sat down
U|chest_pain|Probably indigestion but it comes on every time I walk fast and it goes up into my jaw.
U|chest_pain|did all the sets. left arm went achy and heavy on the bike again, same as tuesday
U|chest_pain|tight band round me this morning shovelling snow, had to lean on the spade
U|chest_pain|I'm 61 and I get this burning behind the ribs climbing stairs, gaviscon does nothing
U|chest_pain|my teeth on the lower side ache when i jog. dentist found nothing. stops when i walk
U|chest_pain|squeezing sort of pain since last night, it's there now, clammy too, didn't want to bother anyone
U|chest_pain|The sessions are lovely dear, only there is a weight on my bosom when I carry the shopping, so I rest on the wall.
U|chest_pain|chest is hurting while running from 3 days, going to left hand also, i am taking gas tablet only
U|chest_pain|felt like a fist clenching in there round about minute ten, broke into a cold sweat, fine after tea
U|chest_pain|bit of a pinch under the left tit when i push hard and my arm goes dead heavy lol
U|chest_pain|elephant sitting on me this arvo after the sprints, lasted twenty min, reckon i'm just unfit
U|chest_pain|I had to stop twice walking the dog because of a pressing between my shoulder blades that comes round to the front
U|chest_pain|can't do the burpees, something clamps down in the front of me and I feel sick and sweaty
U|chest_pain|it is pressure here, in thorax, when I make effort, then I stop and it goes. Five days now.
U|chest_pain|thought i was having the big one last night ha, crushing feeling for half an hour then it went, never rang anyone
U|chest_pain|woke up at 4 with a tearing pain through to my back, still sore and a bit grey looking my wife says
U|chest_pain|Heaviness across both arms and the top of my chest on the treadmill, worse than last week, comes on sooner
U|chest_pain|PB on the 5k!! weird ache from my collarbone to my elbow the whole last km and felt like being hugged too hard
U|chest_pain|heartburn only when i exercise, is that a thing? goes within 2 mins of stopping
U|chest_pain|the missus says go get checked but its only tight in the middle when i do incline, ive still got a gym membership to use
U|chest_pain|my throat sort of chokes up and the jaw hurts whenever I push the pram uphill, never had it before this week
U|chest_pain|had a fever last week and now it hurts sharp in my chest when i lie down, better leaning forward, heart feels odd
U|chest_pain|Yesterday mid-deadlift, pain in the breastbone shooting down to my little finger, cold sweat, sat on the bench for a while. Went again after.
U|chest_pain|nights are grand, but on the rounds at work i'm after getting a pain across here, like a belt, and it leaves me when i sit
U|chest_pain|16 and my chest hurts when i sprint like proper pressing and i nearly cant stay up, coach says im soft
U|chest_pain|not pain as such, more a discomfort, like wearing a wet coat that's too small, every time I get the pulse up
U|chest_pain|used up my old GTN spray from years back because the vice feeling came back on Sunday
U|faint|everything went black on the last set and next thing i'm on the mat looking at the ceiling
U|faint|Had a funny turn by the squat rack. They tell me I was out for about a minute.
U|faint|woke up on the bathroom floor tuesday no idea how i got there, still did my workout
U|faint|keeled over mid run, no warning, skinned my knees, back up in a sec so all good
U|faint|i passed out yesterday while cycling at high speed in the class, they gave glucose
U|faint|dropped like a sack of spuds halfway up the stairs at the match lol mates thought i was messing
U|faint|Nearly went down during the intervals, tunnel vision, sound went far away, twice this week
U|faint|the lights went out for a second when i was sprinting for the bus. not when i stood up, while i was running
U|faint|my legs went and I came to with a stranger holding my feet up. Embarrassing! Otherwise a super week.
U|faint|lost a bit of time in the pool today, lifeguard pulled me out, feel ok
U|faint|I saw stars and then nothing, my husband caught me. It was only light weights.
U|faint|conked out on the rower, woke up with the handle on my neck
U|faint|went all woozy & grey at the end of every hard set, had to grab the rail so i didn't hit the deck
U|faint|collapsed at footy training on thursday, got told to drink more, nobody checked anything
U|faint|there is a gap in my morning. i was lacing my shoes and then i was on the tiles with tea all over me
U|faint|fell down in the gym without reason, for some seconds I was not here
U|faint|been having little blackouts, secs only, when i push the sled
U|faint|Swooned like a Victorian lady during spin, came round with the instructor slapping my hand. Second time since Monday.
U|faint|i dont remember the last bit of the race at all, they said my eyes rolled and i went down
U|faint|just a wee dwam on the treadmill, the safety clip saved me, woke up on the belt end
U|faint|My granddaughter found me on the kitchen floor on Friday, I'd just gone over, don't tell the others. I did my chair exercises after.
U|faint|blacked right out doing heavy dumbell press yesterday luckily spotter had it
U|faint|came over all hot then whoosh, out cold, in the middle of a walk. my cousin died young from his heart so a bit freaked
U|faint|vision closing in like an old telly switching off each time i run hard, this is new since last week
U|faint|twice I have had to lie down on the pavement or I'd have gone over, out of nowhere, both times jogging
U|faint|hit the floor. no idea why. out maybe 20 secs according to the guy at the desk. ate a banana after, finished the workout
U|faint|felt myself slipping away in the shower after the session and my son says he couldn't wake me for a bit
U|faint|i keep almost passing out when doing laps, like really almost, my friend has to hold me up
U|nerve|cant lift the front of my right foot since sunday, keeps slapping the floor when i walk
U|nerve|dropped three mugs this week, my hand just lets go
U|nerve|The outside of my leg has gone like it belongs to somebody else since the deadlifts and the knee gives way.
U|nerve|left arm feels like jelly, can't hold the kettle up, started after neck cracked on wednesday
U|nerve|tripping over my own toes all of a sudden, the big toe won't come up at all
U|nerve|numb from knee to foot now 2 days, also weak, i cannot stand on toes on that side
U|nerve|my fingers wont do buttons since the shoulder press. no pain so prob nothing
U|nerve|woke up and my wrist just hangs there, cannot straighten my hand
U|nerve|leg went dead after the long ride and its still dead this morning, two days on
U|nerve|had a go at the new routine, all good except I can't grip the pull up bar with the right, thumb has no strength in it
U|nerve|both hands have gone clumsy and my legs feel stiff and heavy like walking in wet sand, came on over the last week
U|nerve|calf wont push, i try to go on tiptoes and nothing happens, back was bad last week and now pain's gone but so has the power
U|nerve|it's like half of me has had the dentist's needle, arm and leg same side, since breakfast
U|nerve|I stubbed that foot four times already because he does not obey me, since the lifting of the washing machine
U|nerve|Shooting pain down the arm stopped, hooray, but now I can't straighten my elbow against anything and my middle finger has no feeling.
U|nerve|my knee keeps buckling going down stairs, thigh feels asleep at the front, started after squats on saturday
U|nerve|cant feel the pedals with my left foot anymore. not cold. been like it since thursday
U|nerve|Wife noticed I'm dragging a leg. I'd not noticed myself to be honest. Good session otherwise.
U|nerve|hand gone to sleep and wont wake up, since yesterday morning, pen keeps falling
U|nerve|got a stinger at rugby, arm still hanging like a wet sock three days after
U|nerve|feet tingly going up my legs bit more each day and now stairs are hard, had a tummy bug couple weeks back
U|nerve|my arm is like a dead fish since i slept on it drunk friday, it's monday, still cant bend the wrist back
U|nerve|can't turn the key in the door with that hand any more. strange. neck's been stiff since the handstand stuff
U|nerve|The heel of that leg I can walk on not at all, foot flops. It came overnight after the back pain.
U|nerve|one shoulder's got no oomph since monday, can't raise it past my hip, doesn't hurt a bit
U|nerve|legs gone weak as water since i tweaked my back, having to haul myself up by the banister
U|nerve|everything good! oh just can't feel my little and ring finger and the hand looks kinda clawed since i came off the bike
U|nerve|right leg total pins and needles to the toes and i cant hop on it, new since yday
U|saddle|back's been bad since monday and now i can't feel it when i wipe
U|saddle|sitting on the bike seat is like sitting on someone else's bum, numb all down there, and my back is killing
U|saddle|Been having trouble getting the wee started since my back went, and when it comes I can hardly tell.
U|saddle|bit embarrassing but i've wet myself twice this week without noticing, back is sore too
U|saddle|numb between legs since deadlift, cannot feel properly in toilet, both legs paining
U|saddle|Lower back spasm from gardening. Haven't peed since last night even though I'm drinking loads.
U|saddle|my undercarriage has gone to sleep and it isnt waking up, sciatica both sides now
U|saddle|had an accident in my pants at the shop, no warning, ive had back ache all week
U|saddle|weird one: nothing works in the bedroom since I hurt my back on Saturday and it feels like I've had an injection down there
U|saddle|i dont know when i need to go any more, it just happens. back twinges but im managing the walks
U|saddle|feels like i'm sat on a cushion all the time even standing, started with the bad back on tuesday
U|saddle|Good week on arms. Lower half not so good, back pain with both legs tingling and I've to push on my belly to pass water.
U|saddle|toilet paper feels like nothing. sorry tmi. disc thing been playing up
U|saddle|The inside of my thighs and my private parts are without feeling since two days, the back hurts less now
U|saddle|leaking a bit, from the back end, didn't know it was coming. it's since i lifted the sofa
U|saddle|cant poo cant pee properly, back locked up, but upper body workout was fine
U|saddle|my sciatica is in both legs now instead of one and down below feels fuzzy like after the dentist
U|saddle|I'm 34 and had to put on one of my nan's pads because since my back went I dribble all day
U|saddle|had to check in the mirror that i'd actually gone. no sensation at all. slipped disc pain is an 8
U|saddle|squats felt grand till sat, since then me arse is numb and i'm running to the jacks and nothing coming out
U|saddle|numb bum that doesnt wear off, thought it was the office chair but its three days and my legs feel wobbly as well
U|saddle|Can't feel the loo seat. Back's murder. Will try the stretches you set.
U|saddle|my bladder's on strike since thursday when i did my back in, feels full but there's no urge
U|saddle|backache plus sudden bedwetting at 41, laugh if you want
U|saddle|when i shower i cant feel the water round my crotch, started day after that heavy pull, back is stiff as a board
U|saddle|everything from tail bone to the front is kind of cotton wool, and bowel is not obeying, since the fall on my back
U|saddle|no feeling round the back passage since my back seized, the wife said mention it
U|saddle|lower back seized during kettlebells and now it takes ages to pee and i have to lean forward to empty, never had that before
U|palpitations|heart going like the clappers lying in bed, 150 on my watch, and i feel swimmy
U|palpitations|like a fish flopping about in my chest all morning, bit giddy with it
U|palpitations|My pulse is all over the place, skips and runs, since yesterday evening, and I'm light-headed on the stairs.
U|palpitations|watch keeps saying afib?? feel kinda floaty, still did legs
U|palpitations|suddenly goes off at a gallop when i'm just watching telly then i feel i might go over
U|palpitations|heart is beating very fast without any reason since morning, head is spinning also
U|palpitations|it took over an hour after the run to come below 140 and i was sat down the whole time feeling ropey
U|palpitations|Got the drum and bass going in my chest at rest again tonight, went see-through white according to my flatmate
U|palpitations|ticker misses one then thumps, over and over, with a whoosh in the head each time. new this week
U|palpitations|resting hr 38 to 160 and back, no pattern, and i have to hold onto things
U|palpitations|halfway through warm up my heart switched into turbo like someone flicked a switch, 210, dizzy, took 15 min to switch back
U|palpitations|I had butterflies, not the nice sort, a fluttering in the throat and everything going far away. It has come three times since Sunday.
U|palpitations|feels like a bird trapped in there, even sitting, and my legs go wobbly
U|palpitations|workout fine. nights not: it races, stops, races, and i get that lift-going-down feeling in my head
U|palpitations|My heart makes stumbling since two days, in the office too, and I become dizzy when it comes
U|palpitations|quivery chest, can't count my pulse its that uneven, dead tired and spaced out
U|palpitations|had three energy drinks and now its hammering at rest 4 hours later and im shaky and faint feeling
U|palpitations|the home blood pressure thing shows a little heart symbol error every time and I feel giddy, pulse jumping about
U|palpitations|bpm 178 on the couch. not anxious. not moving. kinda woozy ngl
U|palpitations|thumping away at nineteen to the dozen while I was doing the crossword, and the room tilting a bit
U|palpitations|it keeps pausing, like proper pausing, then a big kick, and i see spots. happens on the bike and after
U|palpitations|Heart's been doing somersaults since the tournament, even at rest; nearly slid off the chair at breakfast
U|palpitations|probs just stress but my pulse goes mental for no reason while i'm in class and then i feel like im gonna drop
U|palpitations|had it again, bang from 70 to 190 washing dishes, lightheaded, lasted 40 minutes, didn't tell anyone
U|palpitations|popcorn. that's what it feels like in my chest. since the night shift. also a bit unsteady on my feet
U|palpitations|I'm 29 weeks and my heart is pounding out of my ears sitting still, went dizzy at the sink twice today
U|palpitations|couldnt sleep, pulse irregular and fast till dawn, today everything i do makes my head light
U|palpitations|it runs away with me, the heart, when I am only resting, like horses, and then I must lie on the ground
U|rupture|heard a bang like someone kicked the back of my heel, turned round, no one there, now cant push off
U|rupture|went to catch the barbell and something snapped at my elbow, the muscle's rolled up like popeye
U|rupture|Popped something behind the thigh on the sprint. Massive purple bruise down to the knee and there's a hole you can put a finger in.
U|rupture|my calf exploded at badminton, thought the racket hit me, cant go up on my toes
U|rupture|bench yesterday, felt like velcro ripping near the armpit, it's black and blue and the chest looks lopsided
U|rupture|knee made a crack on landing and now i cannot straighten the leg by itself, have to lift it with my hands
U|rupture|shoulder went clunk when the dog pulled, arm won't go up at all now, even to comb my hair
U|rupture|did something to my ankle string at the back, theres a dip above the heel and i walk flat like a duck
U|rupture|Heard it go. Like a twig. Bicep is up by my shoulder now, ha. Training legs instead.
U|rupture|one loud pop in the groin doing splits then bruise all inside leg, cannot bring the leg in
U|rupture|jumped off a kerb and the kneecap has wandered up my thigh, can't lock the leg out
U|rupture|something tore like a bedsheet in my hammy on saturday, bruise the size of a dinner plate, sitting hurts at the bum bone and leg has no power
U|rupture|tendon behind my foot is broken maybe, there was sound of whip, now no force to step
U|rupture|pretty sure i twanged something, big lump in upper arm that wasn't there and cant turn a screwdriver
U|rupture|the back of my ankle feels like an empty tube where the cord should be, since tennis last night
U|rupture|knee went pop playing netball blew up like a melon in an hour and wobbles sideways now
U|rupture|was only stepping into the boat, bang in the calf, now it just flops and I'm hopping
U|rupture|Dead chuffed with 180 but felt a ping in my pec and the nipple's in a different place, whole arm bruised
U|rupture|my finger tip hangs and will not straighten since the ball hit, and a crack in the shoulder too so i can't lift it
U|rupture|thigh muscle has a dent above the knee now, stairs impossible since i slipped on the ice thursday
U|rupture|my son says there's a gap in my quad, i say getting old. leg folds when i put weight on it tho
U|rupture|got shot in the leg by a ghost at squash, no tiptoe since. ice?
U|rupture|Arm bruised from elbow to wrist after moving the piano, there was a snap, and I can't bend it against anything.
U|rupture|i tore smth. heard it, felt it, now the muscle bunches up in a ball when i flex and its weak af
U|rupture|catching myself on the bannister i felt a rip in the shoulder, two days now the arm drops like a stone when i try to hold it out
U|rupture|sprinting for the bus, crack, and now pushing the clutch down is impossible, heel side all swollen and purple
U|rupture|felt elastic snapping at the back of my knee, purple all over, can't bend it properly now
U|rupture|back of leg went ping, i can wiggle the foot but there's no push in it at all, walking like a pirate
U|head|cracked my skull on the rack pin, been foggy and sick since but did my sets
U|head|Came off my bike on Tuesday. Light's too bright, everything's too loud, and I keep losing words.
U|head|banged heads going for a header, threw up twice on the bus home, ok now just sleepy
U|head|the cupboard door got me good and since then the head is thumping and i feel like i'm behind glass
U|head|fell on ice, back of the head, i am vomiting today in morning, gym i will do tomorrow
U|head|Took a tumble in the garden last week, small bump only, but I'm ever so muddled and the headache gets worse each day. I'm on warfarin.
U|head|got my bell rung at sparring, still seeing double if i look left
U|head|kid's elbow to my temple at football, cant stand screens now and forgot my own pin
U|head|slipped in the shower and whacked it. been wanting to sleep ever since, bit of a wobble when i walk
U|head|dumbell dropped on my forehead lol, egg sized lump, feel spacey and like i might chuck
U|head|wiped out surfing, board to the noggin, head's pounding two days later and the sun kills my eyes
U|head|i dont remember the second half. apparently i got hit and carried on. headache since
U|head|Knocked myself on the beam on Sunday, since then everyone says I repeat myself
U|head|went over the handlebars, helmet split in two, feel fine except clear water keeps dripping out of my nose
U|head|after the crash with other skier my head is like in cotton, I feel sick, the light disturbs me
U|head|landed on my head at cheer practice and now reading makes me want to puke
U|head|good week!! apart from clocking my head on the pull-up bar, felt drunk ever since, no appetite, sleeping 14 hrs
U|head|knocked out cold in the game for a sec, coach put me back on, today my head's splitting
U|head|Walked into a glass door, big laugh, but I've been off my food and squinting since and dropped the milk twice
U|head|ears ringing and can't follow a conversation since i fell off the box on wednesday, hit the side of my head
U|head|whacked by the boom on the boat, felt ok at first but now it's the day after, head's getting worse and i've brought up my breakfast
U|head|fell down three steps, forehead took it. been dizzy turning over in bed and i cant bear the telly on
U|head|one pupil's bigger than the other my sister says, i did get a hockey ball to the head yesterday
U|head|my brain's soup since that collision at basketball, cant concentrate, sunglasses indoors
U|head|just a knock on the bonce from the loft hatch but i was sick in the night and the headache wont shift with paracetamol
U|head|Got kicked in the head at karate Monday. Headaches whenever my pulse goes up and I'm weepy for no reason.
U|head|tripped over the lead, chin and head on the kerb, can't recall getting home, feel sort of drunk this morning
U|head|hit my head in the trampoline park with my kids and ever since nauseous and in slow motion, want to start training again today
U|tendon_medicine|on cipro for a waterworks infection and now both heels are killing me first thing
U|tendon_medicine|been put on levofloxacin for my chest, day 4, back of my ankle's gone tight and creaky
U|tendon_medicine|finished the antibiotic, the one ending in floxacin, last week. achilles sore to touch now, both sides, no reason
U|tendon_medicine|got strong tablets for my prostate, cipro something, and since then my heel cords feel like rusty cables
U|tendon_medicine|doctor gave me ofloxacin for urine problem, from yesterday shoulder tendon is paining and elbow also
U|tendon_medicine|Training fine, kidneys clearing up with the ciprofloxacin. Bit of a twang behind the ankle when I push off, new.
U|tendon_medicine|moxifloxacin since friday plus my usual prednisone, and now the calves ache down at the heel end
U|tendon_medicine|weird, haven't even run this week cause of the infection, on levaquin, and my achilles is swollen like a sausage
U|tendon_medicine|took cipro for the belly thing in bali, now knees ache just under the cap when i squat and my heels too
U|tendon_medicine|Sinus pills (Avelox) nearly done. The front of my shoulder hurts like mad when I reach since day two.
U|tendon_medicine|avoiding jumps this week, the string above my heel is thick and tender. also still on cipro until sunday
U|tendon_medicine|5th day of levoflox, wrists hurt when i twist lids and the ankles creak, can i do skipping
U|tendon_medicine|i am 68 and on the cipro again for me bladder, the back of me foot is like somebody's pinching it
U|tendon_medicine|gp put me on those quinolone antibiotics for diverticulitis, hamstring tendon at the back of knee now sore as anything
U|tendon_medicine|cipro 500 twice a day and suddenly tennis elbow both arms?? i don't even play
U|tendon_medicine|Heel pain came from nowhere on Wednesday, I had done nothing, only lying ill in bed with my lung infection and the Levofloxacin
U|tendon_medicine|antibiotics for the prostatitis (cipro, 4 weeks) going ok but my ankles at the back are burning on stairs
U|tendon_medicine|had floxacin drip in hospital, home since monday, achilles gives me gyp with every step, they don't know about it
U|tendon_medicine|the antibiotic leaflet says stop if tendons hurt, mine do a bit, it's norfloxacin, figured i'd finish the box and keep running
U|tendon_medicine|ankle tendon squeaks like a door, no run since a week. ciprofloxacin since eight days
U|tendon_medicine|travellers tummy tablets (cipro) did the trick! now limping though, behind the heel, both legs tight as guitar strings
U|tendon_medicine|my kidney infection meds are making my tendons ache i swear, levofloxacin, its the ankle and the thumb
U|tendon_medicine|Pharmacist said watch your heels on cipro, well they're sore, but only when I go downstairs.
U|tendon_medicine|just on day 3 of cipro for UTI & did box jumps, felt a sharp pull at the achilles, still sore 2 days later
U|tendon_medicine|shoulder that never gave bother is suddenly burning at the tendon, only change is the levaquin for pneumonia
U|tendon_medicine|still coughing so i've the levo tablets, and walking feels like the back of my legs are going to snap
U|tendon_medicine|got cipro off my mum's shelf for a stomach bug and now my achilles hurt??
U|tendon_medicine|finished a fortnight of ciprofloxacin Sunday; knees feel bruised right on the tendon, never had that
U|purging|every time i eat dinner i go upstairs and get rid of it, been most days this week
U|purging|fingers down the throat again after the birthday cake. nobody knows
U|purging|only water and black coffee since sunday, down 4kg, feeling light lol
U|purging|taking senna after meals so nothing stays, cramps but the scale moves
U|purging|had a slice of pizza so did 3 hours on the stairmaster till it was gone, same yesterday, same the day before
U|purging|Everything's on track! I bring my lunch back up so the calories don't count.
U|purging|i dont let myself have supper unless i've burned 1000 first. hair's coming out a bit and no period since summer
U|purging|run the tap so mum cant hear me in the bathroom after tea
U|purging|I binge at night, then I make myself to vomit, then run 15 km. It is the only way.
U|purging|my knuckles are scratched from my teeth and my face is puffy but weight 52 so ok
U|purging|ate like a pig so no food til friday, that's the rule, and double sessions
U|purging|using my husband's water tablets before weigh-in every morning now, legs cramp all night
U|purging|day 6 of nothing, heart feels slow, i feel pure
U|purging|Been keeping my food down less and less to be honest, by choice. Down another half stone.
U|purging|wrestling weigh in saturday, spitting in a cup, no food 4 days, garbage bag runs, laxies
U|purging|skip insulin sometimes because then i lose weight, feel rough this week but jeans fit
U|purging|i throw up on purpose after big meals, its not every day, maybe four times this week
U|purging|cant sit still after eating, have to do squats in the toilet at work until it's paid off. 43kg now and still see fat
U|purging|dulcolax every evening, more than on the packet, so that the dinner goes straight through
U|purging|Earned nothing today so ate nothing today. Third day. Please give me longer workouts.
U|purging|made room for the second plate if you know what i mean, like always. throat is raw
U|purging|my dentist asked about my teeth and i lied. still doing it after most meals
U|purging|two apples since thursday, proud. legs shaky on the run but kept going 2 hrs because i had the second apple
U|purging|i chew it and spit it or else it comes back up with the toothbrush trick
U|purging|got caught by my roommate being sick again after dinner, said it's a bug. it isn't a bug
U|purging|exercise on a broken toe because otherwise i can't allow breakfast
U|purging|ipecac. there, i said it. this week twice
U|purging|slimming teas five cups, empty belly all week, going to the toilet nonstop, weight finally moving
U|rhabdo|did the 500 squat challenge, two days later my pee looks like coke
U|rhabdo|arms so swollen from the pull ups i can't bend them or reach my face, and wee is brown
U|rhabdo|Thighs rock hard and double the size since spin on Saturday, and passing tea-coloured water.
U|rhabdo|first crossfit class was class!! cant straighten my arms 3 days on and my urine's gone like rust
U|rhabdo|urine is coming dark brown after the hard gym, body is very weak and muscles are swollen
U|rhabdo|pissing guinness since the marathon mate
U|rhabdo|legs like tree trunks, tight and shiny, hardly peeing and what comes is the colour of strong tea
U|rhabdo|Never been this sore. Can't lift a cup, feel sick, and the toilet looked like someone tipped cola in it.
U|rhabdo|trained in the heat for army test, vomited, now the pee is like black coffee and my quads wont hold me
U|rhabdo|dark wee yesterday, darker today, upper arms puffed up like michelin man after german volume training
U|rhabdo|doms from hell, four days and getting worse, forearms hard as wood, pee like maple syrup, barely any
U|rhabdo|is it normal for pee to be reddish brown after 300 pushups? chest is all swollen and squishy too
U|rhabdo|100 chin ups for charity. Arms stuck bent, fat as hams. Water's a funny colour, brownish, but I've been drinking plenty.
U|rhabdo|my shoulders are swelled, skin tight, and when I go to pee it is as iced tea. Since the bootcamp.
U|rhabdo|Got a bit carried away on the leg press first day back, now I can't get up off the loo and what's in it is mahogany
U|rhabdo|wee's gone the colour of the creek after rain, back and arms sore as, did the strongman comp on sunday
U|rhabdo|lats so swollen my arms stick out, puking a bit, and toilet water turned dark orange-brown
U|rhabdo|muscles feel like they're gonna burst since spin class, feel fluey and have hardly gone for a wee all day
U|rhabdo|48h after the murph, dark brown urine, legs useless. doing a recovery jog tmrw
U|rhabdo|crawling up the stairs on hands and knees lol. also my pee is brown?? prob beetroot but i didnt eat beetroot
U|rhabdo|After the ultra I've been peeing something like prune juice, ankles and thighs swollen, bit confused
U|rhabdo|quads so puffy my knees disappeared and it hurts when the sheet touches them, pee looks like bovril
U|rhabdo|took statin plus went hard in the gym, whole body aches badly, weak and wee like tea with no milk
U|rhabdo|the trainer pushed me through 200 lunges, it's day three, can't bend knees and my water is like coca cola, shy to ask
U|rhabdo|coach punished us with up downs, half the team pissing brown incl me
U|rhabdo|triceps have gone like balloons, can't brush teeth, peed twice since yesterday and both times nearly black
U|rhabdo|Since the hot yoga and sled pushes, my legs are swollen hard and the urine has turned a dirty red-brown
U|rhabdo|wee came out looking like old engine oil this morning, arms still locked from the rope climbs
U|clot|flew back from oz on sunday and now one calf is fat, hot and tender
U|clot|left leg's bigger than the right all of a sudden and it aches like a toothache deep in
U|clot|just had the boot off my ankle and the calf is red and warm and twice the size
U|clot|Stabbing under my ribs when I breathe in since this morning, puffed out walking to the car. On the pill, if it matters.
U|clot|one sock leaves a deep mark and the other doesnt, leg feels tight and warm, was in bed with flu all last wk
U|clot|calf cramp that wont stretch out 3 days, swollen, bit purple, long drive from scotland before that
U|clot|my right leg became swollen and hot after the bus journey of 18 hours, walking is paining
U|clot|Two weeks after the baby and one leg is like a bolster, sore down the back. Is walking ok?
U|clot|after knee op had calf ache, now suddenly i'm breathless and there's a catch in my side each breath
U|clot|my leg's gone a funny colour & shiny only on the one side, hot to touch. thought i'd pulled it but i never did anything
U|clot|coughed up a bit of pink and it knifes me in the side when i inhale, leg was sore last week
U|clot|arm swollen and bluish since heavy pullups, veins popping out on the shoulder, feels like bursting
U|clot|Wearing shorts I noticed the one calf is 4 cm thicker. It's warm and it throbs when I stand. Flight was Thursday.
U|clot|can't get a full breath since yesterday, sharp when I try, came out of the blue sitting at my desk. calf a bit sore too
U|clot|the leg that was in plaster feels like a hot water bottle and hurts when i pull my toes up
U|clot|whole leg is heavy, thick and dusky since the hip operation, thigh to foot. bit winded today too
U|clot|probably a strain but only the left is puffed up like bread dough and it hurts to squeeze
U|clot|gaming for like 14 hrs a day all week and my calf is swollen n red n warm on one side
U|clot|grand holiday, long flight. since then a lump of pain in the back of the one leg and me ankle's swelled up
U|clot|sudden stitch that never left, high up on the right, worse on the deep breath, heart going fast, 10 days after my c-section
U|clot|My boot doesn't zip on the one side any more, since about Tuesday. Aches at night, warm. Mum had a DVT at my age.
U|clot|breathless on one flight of stairs since saturday, i ran a half marathon two weeks ago, ankle's in a cast now
U|clot|hot hard rope in the back of my leg and the calf all swollen round it
U|clot|massage gun made my calf worse, it's red and huge and the other one is normal, started after the coach trip
U|clot|something jabbed me in the lung last night, could only take sips of air, a bit better today but still there. just home from Dubai
U|clot|one leg like an elephant, the other like always, it is since the chemo pause
U|clot|thought it was shin splints but it's only one side, behind, warm, tight as a drum, trousers don't fit over it
U|clot|had my varicose veins stripped last week, the calf's now swollen rock hard and sore and i get puffed doing nothing
U|breath|can't get my air even sat on the sofa, three words then a gasp
U|breath|blue inhaler every half hour since lunch and still whistling like a kettle
U|breath|ate a prawn thing before the gym and my lips are like sausages, throat feels small
U|breath|Slept in the armchair because lying flat I feel I'm drowning, ankles up too. Skipped the walk.
U|breath|breathing is coming very heavy while sitting also, cannot talk full line
U|breath|covered in itchy lumps mid run and my chest closed up, bit better now after a lie down but still wheezy
U|breath|i get puffed putting on socks since the weekend. never was like that
U|breath|my chest wont stop whistling since the workout, that was four hours ago, forgot my pump
U|breath|stung by a bee on the trail, my face is puffing up and voice gone croaky
U|breath|wake up at night gasping, need two windows open, and now also in the day on the chair
U|breath|Cannot finish a sen tence typing this as I can't talk to the phone
U|breath|lips looked blue in the mirror after the warm up, and still panting twenty minutes later just sat there
U|breath|asthma's bad bad tonight, shoulders going up and down, inhaler empty
U|breath|It's like breathing through a straw, even at rest, since this morning. Haven't done the session obvs.
U|breath|tongue feels fat and im itchy all over after the new protein shake, hard to swallow
U|breath|sucking in air like a goldfish and i'm only lying here, bit scared
U|breath|took ibuprofen for my knee and now i'm wheezing and one eye's swollen shut
U|breath|froth when i cough, can't lie down, rattly. the stairs took me ten minutes
U|breath|Had to stop talking to the postman to get my breath and I'd only been sitting. It's been coming on for days, I'm 74.
U|breath|noisy sort of crow when i breathe in since the gym, throat tight, hives on my neck
U|breath|my ribs suck in when i breathe, wheeze doesn't go with 10 puffs
U|breath|can't blow out a candle, can't walk to loo, peak flow 150, will try yoga breathing
U|breath|running fine last week now i'm out of puff brushing my teeth wtf
U|breath|after eating the peanut bar at halftime my throat's going tight and i'm coming up in welts
U|breath|no wind at all, sitting in the ute and blowing like i'd run up a hill, since about smoko
U|breath|no air arrives, I sit on the edge of bed with the hands on knees all night
U|breath|my eyes are swollen slits and chest feels tight and squeaky since the paracetamol/antibiotic this morning
U|breath|cough from covid fine but today panting at rest and finger thing says 88
U|stroke|coffee ran out the side of my mouth this morning and my smile's gone wonky
U|stroke|a curtain came down over my left eye for ten minutes on friday, then lifted
U|stroke|Words came out as gobbledegook at breakfast, my wife thought I was joking.
U|stroke|worst headache of my life mid squat, like a thunderclap, still there behind my eyes
U|stroke|room suddenly tipped and i couldn't walk straight to the door, keep veering left, hiccups since
U|stroke|right side of face is like melting and hand is not working properly from one hour
U|stroke|couldn't read the text on my phone for a bit, letters meant nothing, all ok now
U|stroke|half my face went on holiday yesterday lol came back after a bit
U|stroke|Bit tipsy on my feet without a drop taken, and slurring, it came on at the shop.
U|stroke|like being hit with a bat on the back of my head during the last rep, neck stiff as anything now
U|stroke|lost the right half of everything i look at, since this morning, keep bumping into door frames
U|stroke|everything great, just for some minutes I could not find any word, only say yes yes. It was strange.
U|stroke|my arm floated off and my talk went like a drunk's, twenty minutes, forgot to mention it
U|stroke|one eye just went dark like someone turned the dimmer. came back. did my walk after
U|stroke|my mouth's hanging on one side, dribbling into the protein shake
U|stroke|sudden dreadful head pain while making love, sorry, never had one like it, 2 days now
U|stroke|the wee one asked why i was talking funny. couldn't lift the spoon either for a few minutes
U|stroke|i see two of everything since lunch and can't keep my balance, legs go their own way
U|stroke|my gran face is what my mates call it, one eyelid and cheek dropped today, cant whistle
U|stroke|Put both shoes on the same foot, couldn't work out why, and my right hand's been useless since. I'm 70 so perhaps just tired.
U|stroke|neck cracked at bjj on saturday, since then one eyelid droops and i'm staggering
U|stroke|typed rubbish for ten minuts this morning, hand wouldnt obey, face felt thick like after the dentist
U|stroke|boom in my head out of nowhere on the bike, saw white, threw up. never get headaches
U|stroke|had a mini something, speech went all thick for a quarter of an hour, it's gone so i'm training tonight
U|stroke|left hand did not belong to me and the lip was pulling down, in the mirror like a stranger
U|stroke|could not tell my daughter her own name yesterday, it was on my tongue and came out wrong
U|stroke|walking like on a ship since i woke up, falling to one side, can't swallow my tea right
U|stroke|smile test from the telly ad... mine's crooked. since about two o'clock
U|bleeding|poo's been like tar for three days, bit tired, workouts ok
U|bleeding|brought up something like coffee grounds after the run
U|bleeding|Toilet bowl full of red this morning, not just a smear on the paper.
U|bleeding|31 weeks, soaked through a pad since the yoga session, bright red
U|bleeding|felt a trickle down my leg all morning, not wee i don't think, baby's not due for ten weeks
U|bleeding|baby's seven weeks and suddenly gushing with clots like plums, bit light headed
U|bleeding|motions are very black and smelling bad since i am taking painkiller for knee
U|bleeding|coughing and theres red in it, more than streaks, a few spoonfuls
U|bleeding|stools are black as yer boot and i get dizzy going up the stairs, no iron tablets or anything
U|bleeding|been popping ibuprofen all month for my back, now sick with blood in it
U|bleeding|12 weeks pregnant, cramps on one side and bleeding heavier than a period
U|bleeding|my pants were wet through, clear water, kept coming, i'm 28 weeks. carry on with pelvic floor?
U|bleeding|passing jelly red clots out the back end since last night
U|bleeding|Sick in the sink after dinner, dark red bits. Probably the wine. It was white wine though.
U|bleeding|changing pads every half hour since tuesday, 5 weeks after birth, legs like rubber
U|bleeding|my number twos look like liquorice and i've gone white as a sheet
U|bleeding|gave birth 2 weeks ago thought the bleeding stopped, went for a jog and now it's pouring
U|bleeding|blood comes with the cough after the swim, pink foam, three times today
U|bleeding|Went to the loo and it was like raspberry sauce, lots. Tummy cramps. Otherwise a decent training week.
U|bleeding|small pop and a puddle on the mat, 34 weeks lol hope its sweat
U|bleeding|black sticky stuff when i go, like the roof felt glue, stomach's burning for weeks
U|bleeding|There is blood in my vomit since the competition, I think two glasses
U|bleeding|spotting became flooding at week 20, lay down, baby quiet today
U|bleeding|im on blood thinners and my poop's turned black, figured it was the spinach
U|bleeding|nosebleed both sides 2 hours nonstop and swallowing it, i'm on apixaban, dizzy
U|bleeding|leaking since thursday, need a liner all the time, watery, 25 wks, midwife appt not til the 20th
U|bleeding|six months since i had him and out of nowhere huge bleed, through jeans and car seat, shaky
U|bleeding|hacked up a bright red lump on my run this mornin, thought it was from the throat
U|self_harm|don't bother with next week's plan, i won't be here
U|self_harm|everyone would be better off without me tbh
U|self_harm|Thank you for everything, you have been kind. This is my last entry. Goodbye.
U|self_harm|trained ok. been cutting again at night
U|self_harm|I keep looking at the train tracks on my run and thinking how easy
U|self_harm|cant see the point of waking up anymore, been saving my tablets
U|self_harm|i just want it all to stop. not the workout. all of it
U|self_harm|since she died I've no wish to go on, I've put the papers in order and given the dog to my brother
U|self_harm|life is not worth living now, i am burden for family, daily i am thinking to end
U|self_harm|wish i could go to sleep and not wake up, most nights now
U|self_harm|punched the wall till my hand bled and burned my arm, it's the only thing that helps
U|self_harm|Good session. Gave away my kettlebells, sorted my passwords for my wife, feel calm at last
U|self_harm|not gonna lie i've been thinking about killing myself this week
U|self_harm|I do not want to exist. I train because I don't know what else to do.
U|self_harm|wrote the letters. nothing left to track really
U|self_harm|if i didnt have the kids i'd be gone already, and even that's wearing thin
U|self_harm|kinda hoping a truck takes me out on the bike, i stop looking at junctions
U|self_harm|i hurt myself on purpose again, thighs, so no shorts pls
U|self_harm|what's the use. the rope's in the shed and so are my thoughts
U|self_harm|Harvest's bad, bank's on me, had the gun out last night just looking at it
U|self_harm|nobody would notice til the rent was due. i've picked a day
U|self_harm|i'm done. tell my mum it wasn't her fault
U|self_harm|Everything is grey and I have begun to think of the bridge, and it makes me peaceful
U|self_harm|don't want to be alive rn. 15. cant tell my parents
U|self_harm|took a handful of pills sunday, woke up, went to work, nobody knows
U|self_harm|the baby deserves a better mam, they'd manage grand if i just walked into the sea
U|self_harm|stood on the balcony longer than I should have this week
U|self_harm|Missed my sessions as I can't face being here. On the earth I mean, not the gym.
H||knee's grumbling on the stairs again, nothing new
H||pins and needles in my right foot like i've had for ten years since the disc, no change
H||Head cold, headache behind the eyes and a nose like a tap, so took it easy.
H||on bisoprolol so my pulse never gets above 110, don't chase me on that
H||black toenail from the trail shoes, sore but fine
H||banged my shin on the box, lovely bruise, bit tender to kneel
H||rolled my ankle tuesday, a bit puffy, can walk on it alright
H||I'm 22 weeks along and all is well, just no more lying flat please.
H||six weeks after my meniscus op, physio says bike only
H||small hernia at the belly button, surgeon says wait and don't strain
H||bit woozy if i get up too quick, it passes in a second, doc knows, low blood pressure always
H||period cramps from hell, did half
H||tennis elbow is back whenever i grip
H||sugar went to 4.1 during the run, had my jelly babies, carried on. type 1
H||Asthma's behaved, two puffs before the bike as usual.
H||lower back is stiff in the mornings, loosens up by ten, no leg stuff
H||three stitches in my thumb from the tin, out on friday
H||my achilles is achey first thing, warms up, been doing the heel drops since may
H||had a panic attack on the train, did my breathing thing, my therapist and i have a plan
H||shoulder clicks and hurts at the top of the press
H||sugar patient, taking metformin, slight weakness if I skip breakfast
H||plantar thing in the heel, first steps are like lego
H||Feeling run down, sleep's poor and my legs never recover between sessions.
H||baby's 10 weeks, checked by gp at 6 weeks, still leak a drop when i jump
H||old ACL knee, swells a bit if i do too many squats
H||statin makes my legs a bit achy, gp halved the dose
H||hay fever, eyes streaming, wheezed a bit but the inhaler sorted it
H||wrist sore from push ups, fists are okay
H||cracked rib from the fall three weeks ago, x rayed, hurts when i laugh
H||neck's locked to the left, slept funny
H||It pulls in my groin when I step sideways, since the football
H||blisters both heels. no running til they dry
H||Hip's due for replacing in March, so I go gently and no twisting.
H||my blood pressure was 138 over 84 on the tablets, nurse pleased
H||hammy tight and twingey, no bruise, jogging ok but sprinting no
H||carpal tunnel playing up at night, splint on, hand surgeon appointment is in june
H||had a tummy bug monday, both ends, ok now but weak as a kitten
H||i get a migraine with the zigzags every couple months, had one wednesday, took my tablet, same as ever
H||sore throat and glands up, no fever
H||Got AF, on the thinners and rate tablets, cardiologist says moderate walking is fine.
H||shin splints both legs after the hard road again
H||piles are back so a bit of red on the paper, doctor's seen it, sitting on bike is no fun
H||in my eighth week after the c-section, scar tugs when i plank
H||knee doing crunchy noises and aches behind the cap with lunges
H||two fingers taped, jammed at volleyball, they bend ok
H||Iron tablets for the anaemia, so everything's dark in the loo and I'm puffed on hills, bloods again in 4 wks
H||from one week right heel pain, morning time more
H||slight pull in the calf, can do tiptoes, just tender to poke
H||osteoporosis, so no bending forward with weight the lady at the clinic said
H||the pill change is giving me headaches mild ones, seeing gp on thursday
H||got my sertraline put up, bit jittery and sweaty but mood's better
H||feeling low again this month, talking to my counsellor, no dark thoughts, just flat
H||recovering from an eating disorder, weekly dietitian, please no calorie numbers
H||stent in january, cardiac rehab finished, they said heart rate under 120
H||dislocated that shoulder twice, so i don't do wide grips
H||stiff neck from the laptop and a tension headache by five o'clock
H||Vertigo crystals again (BPPV), did the Epley, still a bit off when I roll over.
H||jarred my back lifting the nipper, sore on one side, no tingling or owt
H||tooth out yesterday, dentist said no gym for 3 days
H||fasting for ramadan so a bit headachey by afternoon
H||my feet are a bit numb at the toes, diabetic, podiatrist checks them each six months
H||sciatica's grumbling down the left bum cheek, same as always, physio on it
H||tested positive for covid on monday, mild, just a sniffle and tired
H||big toe joint flared, gout, on the colchicine
H||pulled something in my side sneezing
H||physio says rotator cuff, bands only for three weeks
H||sunburnt shoulders can't wear the rucksack
H||had my appendix out 4 weeks back, surgeon said no lifting over 5 kilos till six
H||thigh strain at the top, week two, jog walk only
H||My left knee is a bit fat after the hike, goes down with ice, like every year
H||bursitis in elbow looks like an egg but doc drained it once and says leave it
H||dodgy guts, ibs flare, need a toilet close by
H||POTS so i go grey if i stand still too long, salt and socks help, cardiology know
H||feel shaky and hot flushed, menopause i'm told, started patches
H||i've a bad chest cold, green stuff, coughing, staying off the cardio
H||underactive thyroid, dose went up, still slow as treacle
H||stubbed my toe, maybe broke, taped to its neighbour, gp said that's all they do
H||arm's sore from the flu jab and felt achy
H||my epilepsy is controlled, last fit 2019, but i don't swim alone
H||lumbar twinge on deadlifts at the same spot as last spring
H||had the cortisone shot in my shoulder today, told to rest it 48h
H||pelvis pain in pregnancy, 30 weeks, the midwife gave me a belt
H||overdid it, legs wrecked for four days, pee normal, just can't recover anymore at 50
H||ankle sprain from last month still clicky and weak on uneven ground
H||jaw aches from grinding my teeth at night, got a guard coming
H||knocked elbow funny bone and it buzzed an hour, just bruise now
H||concussion from march, neuro cleared me for light cardio, nothing contact yet
H||Had a clot in the leg last year, on apixaban, wear the stocking, all steady.
H||collarbone pinned nine weeks ago, surgeon ok with legs, no hanging
H||my hands go white and numb in the cold, raynauds, always have
H||bit bunged up with antibiotics (amoxicillin) for a tooth
H||itchy rash from the heart rate strap, that's all
H||chest muscle sore where i press on it since the dips, hurts when i roll over in bed, nothing when i walk
H||heart medicine makes me pee all night so i'm knackered
H||costochondritis again says the doctor, ibuprofen and no bench for a fortnight
H||my kneecap's sore if i sit through a film
H||acid reflux when i do sit ups, on omeprazole for it
H||Wearing a moonboot for a stress fracture til the 14th, so it's seated work for me.
H||shoulder op was 7 weeks ago, out of the sling, pulleys only as per the physio
H||groin's iffy
H||i feel a wee tug in me calf going up hills, eases off
H||can't kneel, housemaid's knee
H||Got tendon trouble at the elbow from the climbing, three months of it, no antibiotics or anything.
H||migraine day so dark room instead of squats, usual pattern with my period
H||hamstring torn grade 1 in may per the scan, doing nordic regress with physio, little twinge yesterday
H||fibro flare. everything hurts. low and slow please
H||my old whiplash gives me tingling in the fingers in winter, scanned, nothing to do
H||ulcerative colitis is grumbling, consultant upped my meds, short walks only
H||slight temperature, aches, think its flu
H||on steroids for my chest, jittery and up all night
H||fell over on my bum on the ice, bruised tailbone, cant sit on hard chairs but everything else works
H||I have the sugar, the pressure and the bad hip; the doctor says walk, so I walk
H||foot cramp at night, most nights
H||both knees have arthritis, weather's changed, they know it
H||bp tablets changed, ankles swell in the evening on both sides, gp says its the amlodipine
H||finger in a splint, mallet finger, six weeks to go
H||Ribs tender from coughing.
H||sprained wrist snowboarding, a&e said no break, brace for two wks
H||no pushing this week please, the stitches from the mole removal are on my shoulder blade
H||hip flexor pinches when i bring the knee up
H||14 weeks pregnant, sick as a dog in mornings, midwife happy, energy zero
H||baby is 5 months, tummy gap two fingers, doing the core thing
H||had a hypo at night, partner gave juice, nurse adjusted the pump already
H||vasectomy friday, doctor said nothing heavy for a week
H||my lower leg bone is tender to the touch after i upped the mileage
H||right elbow paining while doing curls, one month
H||depression's being treated, some days just lead legs
H||bad nights with the anxiety, heart pounds, it's the same old panic and the CBT lady has me on it
H||endometriosis week, heat pack and bed
H||done my neck in a bit at the hairdresser's
H||ingrown toenail, it's weeping, chiropodist tomorrow
H||I've a slipped disc from 2021, some days the leg tingles to the calf, it's my normal, just don't make me do sit-ups
H||calf cramp in bed woke me up, both calves, tender today
H||thumb joint sore from texting and kettlebells
H||cataract done last thursday so no bending or straining til the check
H||bruise on thigh from hockey ball, yellow and green now, a bit stiff
H||lungs still not great after pneumonia in autumn, chest clinic says build slowly
H||My pacemaker was put in 8 weeks ago, arm above the shoulder allowed from next week.
H||trapped nerve in shoulder they reckon, physio twice a week, getting better
H||lactose bloat and trapped wind, ran bent double
H||my foot falls asleep on the cross trainer, goes off as soon as i loosen the shoe
H||numb hands on the bike on long rides, shakes out. same every season
H||patella tendon sore under the kneecap after box jumps
H||headachy after wine and no water, my own fault, plus a cold coming
H||ear infection, on drops, balance not great so no skipping
H||hips ache at night lying on the side, bursitis the gp called it
H||just a scratchy throat, but lost my voice lol
H||got my wisdom teeth out, cheeks like a hamster
H||my Achilles was repaired in October; heel raises both legs only, told the surgeon
H||chafed raw between the legs, vaseline and rest
H||feel faint at the sight of needles and had bloods today, so lying low
H||slow puncture of a week: sore joints, sleep bad, resting pulse up 8
H||mild scoliosis, right side gets tired & sore
H||got sciatic pain down to knee, no numb, doctor gave exercises
H||still got the cough from last month, doctor listened, says it's post viral
H||the knee i had scoped as a kid aches in the wet
H||Do mind my shoulder, it's been frozen since Easter.
H||left foot bunion giving out, needs wide shoes
H||low iron, infusions start monday, doctor knows why
H||hernia repaired five weeks back, mesh pulls a bit when i cough
H||bitten by a dog on the forearm, cleaned and tetanus'd at the walk-in, bandaged
H||i'm on beta blockers for migraines so hr zones are nonsense
H||quad pull from kicking, can feel it on stairs, no bruise
H||stress incontinence when skipping, pelvic floor physio waiting list
H||sore boobs and bloated, pms
H||heel spur. ow.
H||eczema cracked hands so bar hurts
H||jet lag plus sinus pressure, head feels stuffed
H||COPD here, usual huff and puff, no worse than normal, blue and brown inhalers done
H||twisted my knee getting out of the car, bit swollen inside, bears weight
H||ganglion on wrist, aches in planks
H||doctor found high cholesterol and wants me moving
H||trigger finger; can't hold thin handles
H||i pulled my tummy muscle on the leg raises, hurts to laugh
H||had a fall at home last month, hip bruised, checked at hospital, my confidence is poor
H||dizzy spells were my tablets, gp has cut the dose, a little wobbly still on standing
H||rotator thing flaring, sleep on the other side
H||Mild asthma, cold air sets off a cough, settles in five minutes.
H||gallstones, waiting for op in feb, fatty food = pain, no belly lying please
H||my back spasmed monday, much better, still hold the rail, no funny feelings in the legs
H||foot surgery in sept, pins out, limp still, ortho gave me the green light for pool
H||burnt my palm on the oven tray, blistered, no gripping
H||lupus tired. not normal tired
H||tfl or itb or whatever on the outside of the knee at 4k each time
H||i am having backpain due to sitting job, no other issue
H||kidney stone passed last week, hospital discharged me, still tender on that side
H||MS, legs heavier in heat, as always, neurologist in may
H||MCL sprain week five, brace on, doctor's plan says no twisting
H||veins in my legs ache after standing a double shift, both sides, stockings help
H||nosebleed for five min after i blew too hard with this cold
H||sober 40 days, still sweaty and shaky at night, clinic's seeing me weekly
H||neck cracks and a dull ache up to the skull, desk job classic
H||ankle's the size of a satsuma after i went over on it, xray clear, told to use it gently
H||Couldn't do the overhead bits, shoulder pinches past 90.
H||had botox for migraine, neck a bit weak for a week they warn you
H||i've got a heart murmur since a kid, scanned yearly, allowed everything but max lifts
H||my toe's black where i dropped the plate on it, nail will go, xray was ok
H||knees puff up after the garden
H||Little bit of blood when I brush after leg day? no, gums, dentist says gingivitis, seeing the hygienist
H||stomach's been iffy with the metformin
H||hurt my hand punching bag without wraps, knuckles sore
H||pain inside of elbow from pullups, golfers they call it
H||sleep apnoea machine arrived, still groggy
H||had shingles in spring and the ribs still burn, gp gave me gabapentin
H||my left arm aches from the vaccine and i feel meh
H||strained my lower back picking up socks. SOCKS. only hurts bending
H||I'm breastfeeding and always hungry and sore so nothing on my front
H||TMJ, jaw clicks when i brace
H||hand eczema n a sty in my eye, gross, no pool
H||hypermobile so elbows go too far, sore joints after yoga
H||tight chest from my asthma on tuesday, plan says 4 puffs, cleared and nurse has seen me since
H||the doctor put me on levothyroxine and my heart feels a bit quicker, he is checking again next wk
H||extra beats again, the cardiologist says harmless ectopics, cut the coffee, no dizziness with it
H||gone over on my foot playing hopscotch with the kids, outside edge sore, walking okay
H||hurts at the front of the ankle in deep squats
H||a stye, a cold sore and a cold. i am falling to bits
H||Recovering from glandular fever. The doc said no contact or heavy lifting for another month.
H||achilles is thick in the mornings, been so since last summer, does not stop me
H||scaphoid fracture in cast, 6 weeks, doing legs only
H||upper back knot like a golf ball
H||diabetes check fine but feet dry and cracked, careful with barefoot stuff
H||my hip clunks, doesn't hurt much
H||had a seizure in april, neuro has me on keppra, no free weights till review
H||knee brace again for a while because of ligament
H||thrown my back out slightly, walking like a question mark, been here before, three days and it goes
H||went a bit lightheaded after a hot bath, sat down, gone in a minute, low bp as usual
H||I feel my hernia when I cough, it goes back in, op date is the 12th
H||urine infection, on trimethoprim day 2, sore but improving
H||broke my wrist in august, cast off, stiff as a board
H||pelvic floor's weak since the twins so no trampolines
H||cough still lingering, chest sounds clear says gp
H||sore hips, 33 weeks, sleeping with 5 pillows
H||sore shoulder after falling asleep on the bus, hmm might be more, hurts lifting the bag
H||anxious all week and not sleeping, starting meds tuesday
H||did my physio not your plan, knee still swollen post op (3wks)
H||heel is bruised from jumping off the wall
H||ms hug they call it, tight round my ribs, known for years, neurologist ok with light work
H||hot and achy after second jab
H||blood sugar high 15 all day cos of the cold, ketones fine, corrected per plan
H||Osgood schlatters, 13, bump under knee hurts when i jump
H||severs heel says physio. my son uses this app, he's 12, heel sore after football
H||wear and tear in the neck, tingles in my thumb now and then, for years, mri done
H||forearms sore & tight grip going, too much climbing, pulley in finger tender
H||gym elbow
H||i have vertigo from my ear since years, today mild one
H||sore ribs from the hugs of my nephew, no, from bjj, hurts to cough
H||Bad cramp in both feet swimming, and I'm on water tablets for blood pressure.
H||doctor says prolapse grade 1, no heavy squats
H||the wound on my knee's scabbed and cracks when i bend
H||stomach ulcer healed up they say, still on the tablets, no anti inflammatories for me
H||mum guilt plus mastitis last week, antibiotics finished, still tender
H||ptsd nightmares again, therapist knows, training early so its quiet
H||twinge in hammy where it meets the bum, sitting in traffic makes it worse
H||arthritis in both thumbs, cannot hold dumbbells long time
H||lost a toenail, black since the marathon, bit raw
H||i get puffed easy since covid, lungs tested ok, pacing
H||new glasses giving me headaches and i feel a little seasick
H||knee locked once on thursday then freed, mild ache since
H||thigh's dead leg from rugby, corked it, limping a bit but can bend it ok
H||Tendonitis in the wrist from the newborn, mummy thumb.
H||hangover? nope, stomach flu off the kids, no training
H||i had a mini stroke in 2022, on clopidogrel, left hand's a bit slower, that's how it stays
H||angina is stable, spray not needed since summer, warm up long like rehab said
H||groin strain grade two, physio twice wkly, adductor squeezes only
H||calf tear in sept scanned and nearly healed, still feel it on hills
H||burning under the ball of my foot, mortons
H||hemorrhoids + squats = no thank you
H||bell's palsy since october, doc treated it, eye taped at night, face coming back slowly
H||got a cyst on back of the knee, feels tight to bend, ultrasound showed it
H||rib popped out says the osteo, catching when i twist
H||low mood with the dark evenings, light lamp and gp on board
H||Post-op day 20 of bunion, strict heel walking.
H||elbow's swollen from a fall off the scooter, xrayed, just bruised
H||coeliac and got glutened, belly like a drum
H||forgot my thyroid tablets for a week, foggy
H||allergy to nuts so carry pen, nothing happened just so you know for the snack tips
H||sore between the shoulder blades when i slouch, better with movement
H||my bp was 150 this morning and the nurse wants me back in two weeks
H||i've a bit of a bad knee and a bit of a bad hip and a great attitude
H||stopped early, old back warning me
H||pain is there in left shoulder when i put hand behind, from 2 months
H||hip op 12 weeks ago, consultant says crack on but no deep bends
H||gastric sleeve in july, surgeon's dietitian has me on small meals, get tired quick
H||chilblains
H||ear blocked, everything sounds underwater, wax drops in
H||slept 3 hours a night for two weeks, immune system shot, third cold since september
H||hurt my coccyx on the slide with my toddler, donut cushion life
H||was in hospital last month with my heart, out now with tablets and a rehab card, start me at the bottom
H||swollen glands, off food, staying home
H||a bit of tingling in the bum cheek from sitting on my wallet, had it for months, nothing else
H||knee felt sore going down the mountain
H||on the waiting list for my shoulder so push ups on the wall
H||my neck muscle is strained since the plank contest
H||Tamoxifen makes my joints ache, oncology say exercise helps.
H||chemo week two, tired, nurse said gentle walking fine
H||sore hand tendon from too much gaming haha
H||sinus infection, teeth hurt when i jump
H||tired legs + restless at night, ferritin 9, tablets
H||finger sprain from basketball, buddy strap
H||hip sore on the outside after sleeping on a camp bed, and it's not going
H||first week back after salmonella, still delicate, cleared of blood by the lab
H||sprained my back a bit but peeing, pooping, walking all normal, just stiff
H||my ankles are weak, i go over on them a lot, mild swelling now
H||torn labrum, living with it, no overhead
H||little fever 37.8 and shivery
H||blood pressure tablets give me dry cough, swapping on friday
H||quad tendon sore, not torn the scan says
H||i'm bipolar, stable on lithium, so need to keep hydrated
H||vein thing surgery on both legs ten days ago, follow up was good, stockings on
H||sore nipple from running lol bleeding through shirt, plasters
H||my wrist is funny since i fell roller skating, a bit swollen
H||jab in the knee with gel stuff, two easy days ordered
H||torn cartilage, knee catches, surgeon says strengthen first
H||I've had a chest infection and I'm on the last of the doxycycline. Still phlegmy.
H||Dodgy disc, a bit of leg ache to the knee, I know its moods.
H||woke up with a crick
H||pcos, periods all over and heavy as usual, gynae appointment booked
H||quite bad period, heavy like always, tranexamic helps
H||the flight made both my ankles puffy, down again after a night, but my hips are stiff as anything
H||bite on leg swollen and itchy, antihistamine helping
H||pulled pec slightly two weeks ago, no bruise, light flys feel ok
H||achy all over since starting the new blood pressure pill
H||shoulder subluxed last year, feels loose today
H||under the knife for my knee on the 3rd so prehab please
H||slept on my arm, stiff shoulder for four days
H||long covid, 3 good days then crash
H||tummy upset with antibiotics, no gym
H||got a graze from hip to ankle from the bike, head fine, helmet clean, just raw
H||stiff hands in the morning for an hour, rheumatology in january
H||doc says prediabetic and fatty liver
H||i hurt the side of my foot, hurts more to push off, five days now
H||bunged up, constipated, uncomfortable to do core
H||low back ache in week 18, midwife says normal
H||sore tail bone from rowing seat
H||had laser eye, no sweat in the eyes for a week they said
H||my right knee is sulking, left is fine
H||vertigo of the ear variety, third time, on tablets from doctor
H||had an abscess drained on my backside, packing changed daily by the nurse
H||my calluses ripped, bleeding palms, taped
H||I'm 79 and my balance is not what it was. Nothing sudden, just age, so near the wall please.
H||weak ankle, left calf smaller since polio as a child, do what i can
H||dropped foot since the 2018 back op, wear the splint, no treadmills
H||neck and head sore from crying all week, lost my job and got a cold sore too
H||epileptic so strobe spin class no
H||swallowed half the pool, coughed for an hour, bit of a raw throat
H||thumb strain from bowling
H||biceps tendon is sore at front of shoulder after dips
H||shingles jab, arm like lead
H||bit of pelvic girdle pain, can't stand on one leg to put knickers on
H||pulled a muscle between my ribs, only sore when i twist, had it checked by the gp on tuesday
H||headaches from quitting caffeine, day 3, grim
H||hot knee, doc says pseudo gout, aspirated it
H||sleepless, baby teething, and my back's hurting from carrying her
H||can't do grip stuff, wrist in a splint for de quervains
H||hurts to sit cross legged
H||old fracture in foot aches over 8k
H||bronchitis, week two, doctor says walks only
H||a bit of a pulled glute, deep in the cheek
H||i get stitch in my side every run and now a hamstring that grabs
H||My insulin pump site was sore so I kept to walking.
H||hernia bulges on coughing. no pain. gp referred
H||aching shins since new shoes
H||sprained knee skiing, mri says mcl, cleared for static bike
H||im on roaccutane and my joints ache
H||had gestational diabetes, baby born 9 weeks ago, test next week, feeling slow
H||knees hurt if i kneel to pray, otherwise fine
H||ankle fusion, so no jumping ever
H||ADHD meds make my pulse quick, psychiatrist has checked ecg, ok
H||sore spot on the shin bone when i hop, easing off running
H||got a touch of the cold, snuffly, bed by eight
H||bit of heartburn after curry, gaviscon sorts it, have a hiatus hernia
H||thumb cut on mandolin, glued in a&e
H||hamstring feels tight like a cable behind the knee, no pop
H||Groin lump checked, hernia, low priority, avoid heavy squats.
H||anaemic after the birth, on iron, 4 months ago, tired
H||swimmers ear, no pool
H||my si joint is out again
H||coughing fits from dust at the mill, nurse checks lungs yearly
H||sore calf both sides from barefoot shoes, day 5, not going
H||bruised heel bone from a bad landing, walking on the toes of that foot for now
N||all good nothing to report
N||that last circuit absolutely murdered me, loved it
N||my dad had a stroke in spring so i've been driving to the hospital a lot, fewer sessions please
N||A man fainted in the class next to us, bit of drama, he was fine.
N||no chest pain no dizziness no nothing, fit as a fiddle
N||broke my arm at seven falling off a pony, never bothered me since
N||had the palpitations thing checked, 24h monitor clean, doctor says train as you like
N||what should i do if i ever feel faint on the treadmill?
N||heart was hammering in the last sprint, as it should
N||my legs are jelly after squats hahaha
N||could have thrown up when i saw the scales after christmas
N||I'd die for a rest day
N||my boss gives me chest pains, figuratively
N||can we have shorter ones on wednesdays, kids have swimming
N||nothing hurts except my pride
N||Bit stiff in the thighs after the lunges, the usual two day thing.
N||work's been mental, only managed two
N||the hill took my breath away, and so did the view
N||my neighbour's got a clot and is in the ward, makes you think, so i signed up
N||i pass out on the sofa by nine every night, love my sleep
N||loved the kettlebells more of those
N||coach the music was so bad i wanted to kill myself lol, turn it off next time
N||blood sweat and tears but i did it
N||numb with boredom on that exercise bike
N||face like a beetroot after, normal for me
N||brother tore his achilles at five a side. me, i'm grand.
N||i am puffing like steam train in last round but after two minutes normal
N||I was worried about my heart because of my uncle, but I have no symptoms. Should I still do intervals?
N||used to have an eating disorder as a teen, twenty years well now, just so you know i don't panic about food
N||slept like the dead
N||pumped!!! 100 kg bench finally
N||had curry, regret nothing
N||my back's fine, the op was in 2009 and i forget i had it
N||my wife's waters broke on saturday so we have a daughter!! no training
N||that stroke rate on the rower is too high for me, 30 is plenty
N||lost my head at the ref, calm now
N||The dog threw up on the mat so I cut it short.
N||popped my head in at the gym, too busy, left
N||rupture of the water pipe in the flat, no gym, mopping all week
N||bleeding hell that was hard
N||beetroot juice turned everything pink, gave me a fright till i remembered
N||nan fell and banged her head, stayed with her in hospital, she's fine
N||tired from nights, otherwise champion
N||knackered
N||was a bit breathless at the top of the stairs carrying the washing machine with my mate, who wouldn't be
N||i want to do more arms less legs
N||would you stop if your arm went tingly? asking because i read it in a magazine
N||Doctor checked my knee yesterday and says it is perfect, carry on.
N||my ex is a pain in the neck, the session was lovely
N||ate too much at diwali, now want to lose 3 kilo
N||deadlifts are to die for
N||scored a hat trick on sunday, buzzing
N||quads sore walking down stairs, proper doms, it's fading
N||felt like i was going to have a heart attack when the fire alarm went during savasana
N||no headaches since i got my glasses, by the way
N||watched a film about a boxer with brain damage, sad, but no i don't box
N||My sister is on cipro and her heels hurt, she rang the doctor. I'm fine, did all three.
N||just need 20 min plans, i'm a single dad
N||what even is rhabdo? saw it on tiktok and my wee is yellow so i guess not
N||had pneumonia in 2015, lungs of an ox these days
N||my heart melted when my boy did planks with me
N||spinning class made my head spin, the playlist i mean
N||i've no asthma any more, grew out of it at twelve
N||weather was shocking so stayed in
N||bored of burpees
N||I thought I'd lost my phone, nearly had a stroke.
N||weight same, mood same, sofa same
N||proper sweat on, arms shaking at the end of the plank, brilliant
N||The kids had sickness so I got no sleep.
N||if i have chest pain one day does the app call someone?
N||mock exams, brain fried, will be back after the 12th
N||i'm dead. 10/10
N||gave blood on tuesday like i do every quarter, felt good
N||saw a physio about the shoulder in 2020, sorted for good
N||heavy heart leaving my old job but excited
N||can't feel my legs haha leg day done right, stairs were funny, back to normal by tea
N||cramped for room in the new flat, bodyweight only
N||no numbness nothing like that you asked about, just lazy
N||my mate passed his blackbelt i nearly passed out cheering
N||cardiologist gave me the thumbs up on thursday, ecg and echo normal, no limits
N||swim was cold enough to stop your heart, magic
N||it's hot as hell in my room, can i do mornings
N||grandmother passed away, sad week, walked a lot with my brother, it helped
N||feel proud of myself tbh
N||missed two because of overtime
N||The step count doesn't sync with my watch.
N||my gym closed down
N||killer abs session, hurts to laugh in a good way
N||suicide sprints at practice today, coach is a maniac, we won the drill tho
N||i choked in the final, lost 6-1
N||had a scare with a lump in march, scan clear, all done
N||out of breath in the last km but talking again by the time i got my medal
N||do i need to worry about dizziness in hot yoga? never had it
N||My husband keeps wheezing at my form, he thinks it's hilarious
N||tea and two biscuits, then squats. perfect day
N||not been sick once this year, touch wood
N||the electricity bill nearly gave me a coronary
N||felt strong, slept eight hours, ate my greens
N||bike seat is rubbish, want a softer one
N||i blacked out the windows in the garage, gym is cosy now
N||Got a shot of adrenaline when the bear, sorry, the neighbour's labrador, jumped out. Fastest km ever.
N||my mum has epilepsy so sometimes i have to stop mid workout to help her
N||dropped weight like you said, form better
N||i dropped the ball this week, literally zero workouts
N||chest day is best day
N||chest feels pumped and tight after bench, as it should, shirt doesn't fit
N||a bit sore under the arms from the pull ups, first time in years
N||had a vasectomy ages ago, all fine, don't know why the form asks
N||cut carbs, cut hair, cut the crap, feeling good
N||i read that skinny tea makes you lose weight, is it rubbish? haven't bought any
N||would fasting a day be ok or is that daft?
N||work trip, hotel gym only has dumbbells to 20
N||No symptoms this week.
N||my flatmate purges his wardrobe every spring, i got a free tracksuit
N||holiday next week, can you pause it
N||nice one
N||i thought my achilles was done when a kid hit me with a trolley, but nope, nothing, ran that evening
N||trained with my daughter she outran me, my ego is bruised
N||we lost the baby last year, but i'm well now, doc signed me off long since, happy to train hard
N||old scar on my knee from footie in 1988, looks dramatic, does nothing
N||So hungry all the time. More protein?
N||i felt weak in the knees when she said yes!!! engaged
N||my arms are noodles, cannot lift my fork, worth it lol, ok again this morning
N||going to a funeral thursday so move that one
N||im a beginner and i'm scared of fainting in front of people, hasn't happened
N||what's the sign of a stroke again, my first aid exam is on friday
N||coworker did a back thing and couldn't pee, surgery same day, wild. i'm fine, promise i'll lift with my legs
N||got a puncture on the ride, walked 6k home
N||my fitbit died
N||nothing wrong with me that a lottery win wouldn't fix
N||heart rate max 182 in the hill reps, came right down, very pleased
N||light headed with joy, my son got into medical school
N||bit grumpy, dieting
N||Ran out of puff on the last rep, laughed, did it again.
N||sister has postnatal depression so i've been babysitting, fewer sessions
N||bloods all came back normal so crack on
N||thought i'd torn something but it was just my shorts
N||shorts split mid squat. loud rip. whole gym looked.
N||quiet week, can't complain
N||my gran says i look too thin, gp weighed me and says healthy
N||more core please
N||hate running
N||love running now, who am i
N||I get red and sweaty, always have. It is nothing.
N||that gym playlist is a stab in the heart
N||boxing sparring? never, i like my brain
N||the pool shut because a kid pooed in it
N||i had covid in 2021 and no trouble after
N||vomit-inducing price for the new racket
N||sprained it as a teenager, ankle's been solid for decades
N||tested my max, failed, laughed
N||night shift mon to thu so mornings only
N||it was bloody freezing
N||bloody brilliant week
N||my son bled all over the car from a nosebleed, so missed class cleaning it
N||no leaks, no back pain, pelvic floor like steel the physio said, discharged!
N||exam stress but normal amount
N||too much on at work, felt a bit flat, a run sorted it
N||cried at a film, then did yoga
N||i could murder a kebab
N||I'm at my wits' end with the neighbours' drilling, otherwise good
N||don't laugh, i fell off the exercise ball, landed on the dog bed, not a scratch
N||tripped on the kerb, saved it, nobody saw
N||hit my head on the car boot two years ago, got checked, that's why i'm cautious with box jumps, no issue since
N||everyone at the club's got the lurgy, not me
N||Is it normal that the pulse is 165 when I push? I'm 30 and I feel good with it.
N||he's a pain in the backside, my brother, but he got me to the gym
N||muscles twitch a bit after heavy legs then settle, like always after heavy legs
N||did the 5k in 27!!
N||wrist watch strap too tight left a mark, loosened it
N||i want visible abs by july
N||pls no jumping, thin ceilings
N||my shoulders are burning in the lateral raises, that good burn, gone when i put them down
N||my uncle coughs blood, tb, he's in hospital, we all tested negative
N||ate a whole tub of ice cream, no guilt
N||ramadan over, back to mornings
N||doctor took me off the blood pressure tablets, numbers perfect, no restrictions
N||i sat on the floor after the sprint like a dying fish for one minute then high fives
N||new shoes feel like clouds
N||got a parking ticket, heart sank
N||gym crush spoke to me, lost the power of speech
N||words fail me, best session ever
N||was going to quit, didn't
N||I can't live without my coffee before training
N||I've had it up to here with planks
N||the sled push, my god, saw god
N||thighs like lead for a day after the hike then gone
N||feeling my age, in a funny way, candles on the cake nearly burnt the house
N||All clear from the hospital after the scan of my head last month, discharged, told to live normal life.
N||moved house, boxes were the workout
N||blind in one eye since birth, never mattered for lifting, only saying cos the form asked
N||i'm not suicidal or anything, my teacher just made us all fill the form, i'm good
N||the dentist numbed my face so i talked funny at training, worn off by dinner, filling done
N||can i swap squats for leg press
N||only have resistance bands at home now
N||felt like a new woman
N||Lungs burning on the 400s, lovely, recovered in the rest just fine.
N||i was sweating buckets, its 38 here
N||the fella beside me was as grey as ash after the spin, they got him an ambulance, shook us all a bit
N||reckon i was a bit slack, beers with the boys
N||two hangovers one workout
N||had a stroke of luck, found a second hand rower
N||so out of breath laughing at my sister on the trampoline
N||no pain in the knee now for over a year so you can take it off my list
N||hubby had a heart bypass and we do the walks together now, i'm healthy me
N||do people die from too much protein? asking for a friend
N||My pee is bright yellow since the vitamins, leaflet says so.
N||poo green from spinach smoothies haha
N||took the week off for no reason at all
N||kids. that's it. that's the note
N||just vibes
N||felt heavy on the pull ups, it's the cheese
N||my hands are raw? no, just calluses, getting tough
N||went salsa dancing does that count
N||got told i look younger
N||i'm drowning in emails
N||got the wind knocked out of me by a 3 year old, two seconds, then tickle revenge
N||felt rusty after the holidays but it came back quick
N||the instructor asked if i was ok, i was, i just have a resting tragic face
N||Hospital visits for my mum (hip), so evenings only till she is home.
N||my partner's pregnant and knackered, so i cook and train less
N||i gave birth nine years ago, the form keeps asking, i'm fine
N||not pregnant, just burritos
N||migraine used to rule my life, haven't had one in six years
N||gym floor was so slippy someone's going to break their neck
N||broke a personal record and a mirror
N||broke down on the motorway, missed it
N||in my rugby days i got knocked out twice, thirty years back, doc says the old head is grand
N||bit of a headrush from the good news, that's all
N||the pace was suicidal but we held it, new club record
N||Nothing to declare.
N||felt bit guilty about cake, then didn't
N||forgot my bottle, thirsty, okay
N||abs sore when i sneeze lol from the crunches yesterday
N||back to work after mat leave, baby is one and a half, need lunchtime sessions
N||sunrise run, birds, heaven
N||all the feels after therapy podcast, good mood
N||why do my legs itch when i run in winter? only for a minute then it's gone
N||my palms sweat before competitions, nerves, love it
N||butterflies before the race, then flew
N||heart in my mouth on the climbing wall, 10 m up, whoop
N||i was shaking like a leaf before my first pull up attempt
N||the cold shower gave me a shock, gasped, screamed, felt amazing
N||My colleague collapsed at his desk on Monday, so the whole office is joining the gym.
N||told the doc about the tingle, tested everything, all fine, was my phone in my pocket
N||is left arm pain always the heart? i have none just curious
N||finished my antibiotics in march or so, been well since
N||can you tell if a calf is swollen from muscle? mine both got bigger from training, jeans are tight haha
N||doing nothing is also a plan
N||flew to tokyo, jet lagged, legs good, did the hotel treadmill
N||the flight was awful, screaming child, landed and slept, ready to go
N||can't stop yawning
N||my teen son thinks my deadlift is cute
N||i am satisfied with the plan
N||good
N||ok i guess
N||meh
N||Very good exercises, kindly add some yoga also.
N||more of the same please sir
N||would love outdoor stuff
N||sessions are too long by ten minutes
N||want to run a half in april, is it doable
N||sixty eight and I did my first push up this week!
N||grandkids wore me out, slept well
N||craic was mighty, training wasn't
N||footy got rained off so did the app instead
N||too hot, too humid, too lazy
N||can't be arsed this week if i'm honest
N||sick of chicken and rice
N||homesick, but the gym folks are kind
N||lovesick teenager in the house, i hide in the gym
N||seasick just watching the paddleboard video, won't do that one
N||sick beats in the class today!!
N||i blew out my knee in 1999, rebuilt, ran six marathons on it since without a peep
N||got signed off by the physio on friday, full training, no limits
N||No new pain, no old pain.
N||head's in the game
N||head full of work, clear after the row
N||i got a stabbing look from the yoga lady when my phone rang
N||my cat stops breathing when he sees the vacuum, that was my week
N||bled the radiators, that's my arm workout
N||paper cut, worst injury of the year
N||ghosted by my gym buddy
N||end of term, dead on my feet in a teacher way, weekend will fix
N||I want to end it, the subscription I mean, how?
N||goodbye burpees, hello deadlifts
N||this is goodbye for two weeks, off to goa, see you on the 20th!
N||i'm leaving everything behind, new city, new job, so excited, which gym?
N||I'll be gone next week, visiting my sister in Perth
N||wouldn't hurt a fly, me, but that spin teacher...
N||everything under control, a1c? no idea, i'm not diabetic, was a typo in my profile
N||legs felt dead at the start then woke up by km two
N||felt drained after a long drive, nap, done
N||stitched up by my mates, ended up signed for a triathlon
N||cool down made me giggle
N||skipped leg day, don't tell
N||my mother in law had chest pain on sunday, turned out to be gallstones, so lost the weekend
N||mate's missus had a bleed at 30 weeks, all ok now thank god, i was minding their kids
N||Student of mine threw up after the beep test. I taught it, did not run it.
N||i'm a nurse on a stroke ward so my shifts are all over
N||i'm a paramedic, someone else's chest pain ruins every planned workout
N||writing a story where the hero gets concussed at the gym, how long would he be out?
N||what if i pull my back and nobody is home? just thinking
N||anxious about starting, that's all, no reason
N||scared the squat will hurt my back. it hasn't
N||had all the heart tests for my pilot licence, passed with flying colours
N||had my smear and my bloods, boring, normal
N||doc said the chest twinges i had last year were muscle, and i've not had one since
N||Went for my yearly MOT at the surgery. Fit as a butcher's dog.
N||ECG okay, BP okay, sugar okay, report attached
N||never smoked, never fainted, never missed a monday
N||not dizzy, not sore, not motivated
N||no nausea or headache after that bump from the door, that was 3 weeks ago and i forgot about it
N||mosquitoes ate me alive
N||snow up to the knees, shovelled the drive instead, felt good, no complaints
N||huffing and puffing up the tower, 400 steps, view fantastic, breath back in no time
N||watch says my vo2 went up
N||watch said 210 bpm but strap was upside down, was actually 140
N||my strap reads zero, am i dead?
N||apparently i'm dead according to my garmin
N||gasped at the price of the membership
N||jaw dropped when she squatted 140
N||cold feet about the competition
N||my foot went to sleep in meditation, two minutes, woke up, fine
N||i lost feeling for my ex, and found it for the barbell
N||my bum is numb from eight hours of meetings, stood up, gone
N||sat through a 3h school play, numb bum award goes to me
N||i have two left feet in zumba
N||lost my balance in tree pose, every time, haha
N||tumbled out of crow into the cushion, giggles
N||losing my grip on reality with this deadline, back monday
N||my grip gives out before my back on deadlifts, straps?
N||forearms give up after 40 sec hang, want to get to a minute
N||The weakest link is my left arm, always been, can we even it out?
N||popping candy in the pre workout, weird
N||my knees crack like popcorn when i squat, no pain, doc says just gas
N||hip pops in leg raises, painless, since forever
N||something went snap, was the resistance band, scared the cat
N||my calves are on fire from skipping, love it
N||swollen ego after benching 120
N||biceps swollen in the mirror, thats the pump, gone after shower
N||feeling puffy from salty ramen
N||bloated from beans
N||weighed in at 81, happy
N||gained a kilo at nan's
N||i don't count calories, i count cookies
N||breakfast at 11, lunch at 2, that's it, suits me
N||fasted run felt nice, ate a mountain after
N||want a cutting plan but sensible, eating 2200 now
N||didn't eat before, felt flat, lesson learned
N||hangry lol
N||food poisoning story: that was my roommate, i had the veggie
N||dog's got diarrhoea, up all night
N||cat sick in my trainers, nice
N||My baby vomits on every clean gym top
N||toddler headbutted the sofa, he's fine, i'm grey
N||daughter's asthma was bad, night in a&e with her, so i'm tired
N||wife's back went, so i carry everything, unplanned strength training
N||my brother is in a dark place and i'm supporting him, could do with easy walks
N||friend from school took his own life years ago, we run a charity 10k each autumn, did it sunday, good day
N||charity run for the stroke association, raised 600 quid
N||did a first aid course, pressed plastic chests for two hours, triceps sore
N||learnt CPR, knackering
N||binge watched a hospital drama on the bike, two hours flew by
N||binge on netflix, zero steps
N||That podcast about clots on planes freaked me out. Should I wear socks? Flying in June.
N||is it bad to train with a cold? don't have one, but everyone at work does
N||does creatine hurt the kidneys, my mum says so
N||should my arms tingle in a long plank? they don't, i just saw a comment
N||how would i know if i had a hernia? nothing's wrong, just lifting heavier
N||wish i had more time
N||two days a week max til exams finish
N||can i train barefoot
N||lights in the gym are too bright, get a dimmer
N||gym too loud, need headphones
N||foggy morning, ran along the canal, couldn't see a thing, magical
N||pressure at work, none at the gym
N||racing all weekend, karting with the lads, arms tired
N||heart rate stayed low and easy, zone two bliss
N||skipped a beat in the step class and went left when all went right
N||the beat dropped and so did i, into the deepest squat yet
N||chin ups are coming, half of one so far
N||four weeks in and my trousers are loose, yes!
N||put my back into the garden, 40 bags of soil, just pleasantly tired
N||i feel 25 again, i'm 58
N||just the usual monday ache in the glutes after sunday football, gone by tuesday
N||proper tired, good tired
N||my gp laughed and said i'm the healthiest thing he's seen all day, blood pressure spot on
N||had bad asthma as a wean, haven't owned an inhaler since primary school
N||gym was rammed, waited ages for the rack
N||did yoga with the windows open, lush
N||finally learned to breathe in the front crawl
N||wheezy old bike needs oil, legs need none
N||i was on fire today
N||Choking on dust in this gym, they should hoover.
N||that was a stroll in the park, make it harder
N||brutal. more.
N||coughing up for a personal trainer isn't in my budget
N||collapsed into bed happy after the half marathon, legs tired, medal on the lamp
N||first day of the new job, forgot the session entirely
N||rest week did me good
N||shin kicked by a toddler, he cried, i didn't, no mark
N||my head is not in it, just moved country, missing friends a little
N||weekend of weddings, danced 20k steps
N||car died, walked to work all week, bonus cardio
N||when i was 19 my appendix burst and i nearly died, i'm 54 now, all long mended, just telling tales
N||had a heart op as a newborn, cardiologist discharged me at 18, plays no part any more he says
N||concussion in year 9, five years ago, all cleared, still play hockey
N||lungs clear, ankles fine, mood sunny, over and out
N||my father in law couldn't speak properly on sunday, they got him to the stroke unit fast, we're all relieved, no training since
N||a lad on my course has been cutting himself so it's been a heavy week at school, we told the tutor, i'm okay
N||chest like a barrel, says the tailor, so the dips are working
N||my nan calls any headache a stroke, i had none, she had none, tea was had
N||the only thing i've ruptured is my piggy bank, paying for these trainers
N||Had a clot scare after the flight in January: scan was clean, haematology let me go, no limits.
N||thought i saw blood in the shower, was hair dye, red everywhere
N||reading about saddle numbness in cyclists, mine's fine, is a wider seat still smarter?
N||i fall apart without my tunes
N||face down in the pillow by ten, good week
N||friend's waters broke in the weights area, imagine, both well, cleaners less so
N||i nearly fell off my chair when i saw my new 1rm
N||the new supervisor is a right headache, the training's my paracetamol
N||that leg press weight is a joke, make it heavier
N||pulse 48 at rest, gp says athlete's heart and had it traced, happy days
N||i've the memory of a goldfish, forgot two sessions
N||my sister makes herself sick with worry about me running at night, so mornings please
N||could not finish a sentence on the hill sprints, which was rather the point, chatting away at the top
N||lost my voice shouting at the cup final, croaked through the warm up, back now
N||don't wanna live without deadlifts
N||my nephew had his head glued after falling off a swing, long night at a&e, he got a sticker
N||Couldn't move my arms to wash my hair the day after chest day, ha, much better this morning
N||does cipro really wreck tendons or is that an internet thing? haven't taken it, just arguing with my brother
N||i had panic attacks at uni, a decade ago, none since
N||back in 2012 i couldn't feel my foot after a disc op, came back fully within months, squat double bodyweight now
N||weak coffee, strong legs
N||they changed the lights in the studio and everyone looks like a ghost
N||a pop and a bang and a scream: fireworks, dog under bed, skipped the run
N||it's black as tar, my coffee, and i had four
N||wet myself laughing, not literally, at grandad doing the twist
N||flat tyre flat battery flat beer, training was the good bit
U|tendon_medicine|those big white tablets from the urologist, the kind that's rough on sinews, day 6, and the cord over my heel is hot and fat
U|tendon_medicine|the waterworks tablets end in -oxacin and the leaflet was right, my ankles are squealing
U|tendon_medicine|Been good, only a strange soreness above both heels which arrived with the antibiotic for my prostate, the one they don't like giving any more
U|head|the barbell end caught me above the ear, went to bed at six, can't stand the telly and feel like i'm underwater
U|head|took a knee in the face at rugby and i've been off with the fairies since, keep asking what day it is
U|head|went down backwards on the court, saw a flash, since then i'm seasick on dry land and grumpy as a bear
U|head|bonked it on the shelf at work, two days of puking on and off, boss says hungover, i don't drink
U|clot|my one leg is in a different size to the other since i got off the coach, and toasty warm
U|self_harm|i've stopped making plans past sunday
U|self_harm|it would be a relief for all if i wasn't around, i've thought how
U|bleeding|went on the loo and the whole pan was like cherryade, no pain
U|stroke|my husband says i was talking foreign at tea time and my cup slid out of my hand, feel a bit daft now
U|stroke|like a blind pulled halfway down over the one eye, came and went, did my stretches
U|chest_pain|can't mow the lawn without an iron hand closing on me, sit on the bench, it lets go
U|breath|i'm propped on four pillows and still fighting for it, ankles like balloons, was all right last week
U|nerve|dragging my toe along the carpet since i got up, sister noticed, no pain
U|faint|went out like a candle at the end of the bleep test, wee bit shook
U|palpitations|like a washing machine with a brick in it, sat on the sofa, and i feel i'm floating off
U|saddle|my bits have gone dead and i've to strain to pee, and that's me with a bad back since the flitting
U|rhabdo|the colour in the toilet bowl is like barbecue sauce and i can't bend my arms after those negatives
U|purging|what goes in comes out, i see to that, twice a day lately
U|rupture|back of the shin went twang on the trampoline, now that foot won't lift me up one step
H||the tablets thin my blood so i bruise like a peach, warfarin clinic every fortnight
H||heart flutter known since 2016, ablation done, the odd skip, cardiology happy, keep it moderate
H||faint-ish when i jump up from the mat, water and it's gone, been like that since my teens, bp on the low side
H||nurse dressed my leg ulcer again today, no swimming
H||i hit my elbow on the rack and got a zing to the little finger, sore bone today, feeling normal again
H||had a wee bleed at 9 weeks, been scanned, heartbeat grand, told to take it easy till the next one
H||calf's been scanned, no clot, baker's cyst burst, rest and compression for a fortnight
H||went to a&e friday with chest pain, tests all fine, they say muscle strain, still sore turning, off weights a week
H||rhabdo in september, hospital let me out, nephrology says restart light and build over 8 weeks
H||black stools from the iron, gp knows and tested, knackered is the issue
H||nearly two months after concussion, clinic's step three of the return plan, mild headache if i overdo screens
H||took cipro in spring, tendons got sore, stopped it, seen sports doc, still a bit achy in the left heel
H||torn bicep repaired ten weeks ago, surgeon says 2 kilos max
H||bulimia recovery, 8 months without, see my team on mondays, no weigh-ins please
H||was on the ward with my nerves in the spring, home, safe, crisis plan in place, light exercise helps
N||my grandad's face dropped when i told him i deadlift, priceless
N||dropped the shopping, dropped the keys, dropped the phone, one of those days, laughed it off in the pool
N||had a blackout in the street from the storm, trained by candle
N||swallowed a fly on the run, coughed, protein i suppose
N||The physio pressed my calves as part of the sports check, both fine, cleared for the season.
N||i wanted the ground to swallow me when i farted in yoga
N||would the app notice if my heart went wrong? mine is right as rain
N||mate got rhabdo from a bootcamp, drip and all, so i'm easing in sensibly, feel fresh
N||my pulse jumps when the postie rings, parcel day, new kettlebell
N||i used to get awful wheezes as a child in the mill town, not in fifty years
N||it's killing me not knowing my results, exam ones
N||felt dizzy from the teacups ride with my niece, grand after an ice cream
N||colleague's pregnancy ended early and we're all sad, i walked with her every lunch
N||i can't feel any difference yet after two weeks, is it working?
N||tongue-tied at the interview, got the job anyhow
N||the spin bike seat is torture, i stood the whole class
N||is throwing up after a workout a badge of honour? i think it's silly, never done it
N||my twin broke his ankle, i carry his bag, i'm fine
N||My legs said no, my head said yes, my legs were wrong.
H||one ankle always fatter than the other since i broke it in 2003, aches in the damp
H||gp listened to my chest wednesday, viral wheeze, inhaler for two weeks, easing
H||bit of a head after the flu, clearing, only walked
H||both my hands tingle at night since pregnancy started puffing me up, midwife says carpal tunnel
H||i faint at blood tests, always have, did it again at the surgery on monday, nurse laid me flat, checked and let me home, quiet week
H||my achilles snapped in february, sewn up, out of the boot, physio has me on double heel raises
H||on day 4 of penicillin for tonsils, swallowing glass
H||bladder's been overactive for years, need the loo mid class, tablets help
H||sugar neuropathy in my soles, same as it's been, so mind me with balance things
H||sore ribs on the side i sleep on after a coughing week, gp says pulled muscle
H||i get thumpy heart with my panic, known, propranolol in the bag, used it once
H||my old stroke arm gets tired quicker, rehab lady says keep using it
H||throat's raw and ears pop, a cold off the grandchildren
H||knee makes a pop when it bends and aches a bit after, can do all, only sore
U|clot|gp's shut so asking you: back of my leg is roasting and thick since the cast came off, other one's skinny
U|breath|i have to lean on the kitchen counter to get enough air in to answer the phone
U|nerve|since i woke up my arm from the elbow down is wooden and the fork won't stay in it
U|faint|one minute stretching, next minute my mam's shouting my name, she said i was white as milk
U|palpitations|chest full of moths since teatime, pulse too quick to count, and the walls keep swaying
U|rhabdo|wee like old bark water and my thighs are hard as coconuts since the stair challenge
U|saddle|wiping feels like wiping a table, sciatica down the both of them, typing this standing
U|rupture|ping at the front of the shoulder lifting the caravan hitch, now there's a lump by the elbow and no strength to pour tea
U|bleeding|sickness has gone from yellow to dark brown grit, still did my stretches
U|stroke|the pen wandered off the page and my tongue felt too big for the words, ten minutes, i'm 52 so surely not
U|purging|mam thinks i love long showers, it's so she can't hear, every dinner
U|self_harm|i'm so tired of being alive and i've worked out when the house is empty
U|chest_pain|gripey ache under the collar bones up to the ears when i hurry, passes if i look in a shop window
`;
