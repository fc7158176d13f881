/** Sentences to train on, in the words of people who tell a complaint without its plain words: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const complaintsNotes = `
H|elbow|my elbow has opinions about doorknobs lately, and jam jars, and the van's sliding door
H|shoulder|can't do up my bra at the back anymore so i spin it round from the front like a teenager
H|knee|the stairs and my right knee are not on speaking terms this week
H|doctor_limit|physio said leave lunges alone till she's seen me again
N||my sofa and I are on speaking terms again after the great binge of january
H|back|third rep of rows and my back barked
N||Tuesday had teeth. Wednesday was better.
H|foot|first ten steps out of bed I walk like the floor is covered in lego, then it eases off
U|chest_pain|somebody parks a fridge on my breastbone at the top of the hill, drives off when I stop
N||my willpower limped home from the bakery
H|diastasis|when i sit up out of the bath there's a ridge down my middle like a toblerone, baby is 5 months
H|pelvic_floor|trampoline with the twins and I now own fewer dry leggings than before
N||the old treadmill groans on every incline, poor thing, needs oil
H|ankle|Boots on the left side won't lace to the top, that ankle has been a puffball since netball
U|saddle|loo paper feels like it's touching somebody else since the weekend, and my back went on friday
H|hip|I get out of the car in instalments. left side last
H|neck|reversing is a three point turn of my whole body, head only goes to the left
N||deadline was breathing down my neck so two days only
H|dizzy|tying shoes then standing, the hall tips like a boat, holds about three breaths
H|wrist|press ups only on my fists now because flat hand says no
U|nerve|my slipper keeps falling off the right foot and i don't notice till I look, toes won't come up
N||give my legs a personality please, they are two pale pencils
H|hernia|there's a grape above my belly button that pops out to say hello on every deadlift
H|hand|Rings don't come off in the morning and it takes me till ten to make a fist. Seamstress, 58.
U|faint|woke up looking at the underside of the bench with two lads fanning me, no idea how long
N||the dog is stiff with indignation that I train before her walk
H|medicine|the new water pills have me up and down to the loo so long walks are out for now
H|kidney|nephrologist put a ceiling on my protein so please no shakes in the plan
N||I woke with the weight of the world on me and put it down by lunchtime, good session
H|eye|after the laser on my retina I am not to hang upside down or strain till the 14th
H|asthma|the blue puffer came out twice on the cold run, then all good
U|palpitations|it goes like a bird trapped in a box in there and then the edges go dark, 3 times this week
H|shoulder|seatbelt is a two handed job, other arm has to fetch it
N||Office chair finally gave up the ghost, sat on a box, funny week
H|knee|gardening on my knees is over, I garden on my bottom
H|elbow|kettle with left hand only. right one sends me a postcard from the outside of the elbow
N||I broke up with bread. It took it badly.
H|back|my wife does my socks since saturday's deadlifts
U|rupture|went to jump for the shuttlecock and thought someone threw a brick at my heel, now the foot just flaps
H|pregnancy|23 weeks and when I roll over in bed my pubic bone clicks like a lighter
H|jaw|can't bite an apple, clenching on heavy sets makes the hinge by my ear click and lock
N||left shoe squeaks like it is in mourning
H|rib|laughing is cancelled, i fell on the kerb side of the bike tuesday and the left side objects to it
H|doctor_limit|Consultant's words: nothing heavier than a full kettle until the scan
N||this app is a pain in the neck about passwords
H|groin|getting into the truck cab the groin pinches so hard i help the leg up by the trouser
U|rhabdo|pee looks like barbecue sauce since the 300 squats dare and i sit down like a plank
H|thyroid|they're still fiddling with my thyroxine so some days the tank is just empty, doc knows
H|finger|trigger thing, my ring finger stays folded on the bar when the others let go
N||my abs are hiding, they are shy, let's keep looking
H|toe|big toe does not bend so lunges on that side look like a pirate
H|heel|my heel sulks every morning until the second coffee
N||my dad's hip replaced itself, well the doctors did, he's dancing
U|clot|got off the Singapore flight and one leg is a size bigger and you could warm hands on it
H|diabetes|alarm on my arm went off mid superset, two jelly babies and sat out the rest
H|vertigo|no floor work pls, lying flat the ceiling goes for a spin since the ear thing
N||can't do thursdays anymore, choir
H|knee|it's not that it's sore, it just doesn't trust me on the way down a step
H|postpartum|section was 7 weeks ago and the shelf above the scar tugs when I reach for the pram
U|breath|I stop twice on the way to the bathroom to get enough air, and it was three flights no bother last week
H|calf|calf grabbed me at km 4 like a toddler on my trouser leg, hobbled home
N||feel like a million rupees, bring it on
H|wrist|I hold phone and after ten minute the thumb three fingers go to sleep, night time also, since many months
H|bladder|burning like nettles when I go, antibiotics from today, so no swim
N||My kettlebell has a scar. I dropped it on the patio.
U|bleeding|Toilet looked like tar two mornings in row, and i am like paper on stairs
H|back|sitting in lorry 9 hours and when i climb down i am shape of a question mark
H|shoulder|top shelf belongs to my daughter now, my arm stops at the ear of a horse, so to speak shoulder height
N||fewer burpees, more of the ones where I get to lie down
H|bone|density scan says my spine is more chalk than it ought to be and she doesn't want me folding forward
U|stroke|my cup just slid out of the hand and my words came out in the wrong order for about five minutes
N||my bank account has gone under the knife
H|skin|fresh stitches where the mole was, between the shoulder blades, no stretching them
H|hamstring|back of the thigh twanged on the sled, walking ok, jog no
N||Two nights in Leeds, hotel gym is a cupboard
H|hand|jar lids have won. both thumbs at the base
H|knee|Squatting to the oven ok, getting back from the oven I need the counter
H|hip|can't cut the toenails on my left foot, the hip stops halfway there
N||the wind had a go at me all along the canal
H|neck|pillow and I fell out, now my chin only points north
H|elbow|third curl in, a hot wire from elbow to wrist, dropped to the pink ones
U|head|bar clipped my crown on monday, since then the supermarket lights shout and I lose my words
N||Head is full of spreadsheets, nothing left for planning meals
H|prolapse|by evening it's like sitting on a golf ball down there, the women's health lady said no jumping and no heavy
H|blood_pressure|cuff at the pharmacy read high again 158 something, doctor wants a week of numbers before he changes tablets
N||cheese has a hold on me
H|back|coughing is a two hands on the table event
H|shin|the front of both shins hum after every run like a fridge and are tender to the thumb
U|saddle|can't tell when I'm done weeing anymore, and both legs went odd after the deadlift day
N||The bike seat and I reached a truce
H|shoulder|put my coat on bad arm first, always, or it doesn't go on
H|knee|after football it blew up like a bread roll and won't fold past ninety
H|ear|grommet went in on monday so no water on my head for a fortnight
N||baby next door has lungs, mine are fine, I'm just short of sleep
H|foot|podiatrist built me a rocker sole and says no barefoot anything
H|medicine|started beta blocker so my watch will never see 140 again, dont chase the zones
U|chest_pain|when i push the trolley up the ramp my jaw goes heavy and both wrists, stop and it melts away
N||It's a sore point with my wife that the barbell lives in the bedroom
H|wrist|doorstep, ice, bump. wrist is the colour of aubergine on one side, xray clean, splint two weeks
H|hip|lying on that side is out, wakes me when I forget, plus stairs two at a time are history
H|chest_cold|green stuff coming up since sunday and voice is gone
N||My brother threw out his back again, so I carried his fridge too. Good workout.
H|pregnant|Bump is 31 weeks & every time i lie flat i go clammy so sidelying please
H|hand|cannot wring a cloth
U|nerve|dropped three plates this week, left hand opens by itself, grip like wet paper since the neck thing friday
N||please no more music with the countdown lady
H|knee|sounds like someone walking on cornflakes and it swells by night
H|ankle|uneven ground and I part ways, rolled it again on the allotment path
N||wobbly mood, steady legs
H|back|picking up a pencil took planning
H|hernia|surgeon measured the bulge in my groin, op in march, until then no bracing hard
U|palpitations|Heart does a drum solo out of nowhere while I'm washing up and I've to grab the sink or I'd go down
H|allergy|hayfever's got me breathing through a straw so outdoors is off till the birch stops
N||the pull up bar came down with half the plaster, no human was harmed
H|elbow|golfers they call it, though I've never held a club, I milk goats
H|shoulder|sleeping on my left is a thing of the past
H|menopause|flushes turn me into a radiator halfway through, and my joints creak in the mornings, gp has me on patches since may
U|faint|between sets the sound went away like under water then i was on the mat and Priya was calling me
N||the stretch one on sunday was like being unfolded, lovely
H|knee|I go down to basement backward, holding the rail
H|heel|standing at the till all day and my heels cry by four
H|wrist|surgeon took the pins out two thursdays ago, the hand is a stranger still
N||i'm all thumbs with this timer
H|rib|can't roll over without a swearword, i cracked two on the ice they say
U|tendon_medicine|finishing the cipro for the waterworks and both heel cords are like guitar strings since wednesday
H|eye|pressure in my eye is up so the optician says no headstands no breath holding
H|gout|my toe cannot stand the bedsheet. second attack since summer
N||Rice and I are back together
H|back|i can stand, i can lie, what i cannot do is the bit in between
H|shoulder|bench is fine till the bar touches then there's a little man with a screwdriver
U|purging|I undo dinner most nights, tap running so nobody hears, gym at six to make sure
N||15 min is all I can steal before the school gate
H|hip|My partner says I waddle after rugby now
H|diabetes|sugar was 17 after the birthday and 3.4 after circuits, I dont know where to aim
H|knee|kneeling in prayer I use two cushions now and get up by the wall
N||stairs were comedy today, thank you leg day
H|neck|cannot look at the plane in the sky, neck refuses past the rooftops
U|clot|calf under the plaster line feels tight as a drum and hot, only that one, and I winced at a deep breath today
H|surgery|gallbladder came out on the 3rd, four little holes, told nothing over 5 kilo
N||my core is like my marriage, soft but holding
H|leg|old fracture leg gets to 2 km and then it starts bargaining
H|asthma|wheezy in the mornings, brown inhaler put up, doc fine with walking
U|rupture|felt the bicep roll up like a blind when i caught the sofa, elbow bends like nothing now
N||app is limping, loads the videos only half
H|back|the sciatica is visiting again, right cheek down to knee, no numbness, just a toothache in the leg
H|finger|climbing: crimps make my middle finger send a complaint, ring is fine
H|panic|had one of my panics in the changing room, know them well, therapist has me on a plan
N||nothing to moan about this week, everything bends that should
U|breath|lips went fat and my throat was whistling after the new protein bar, still tight an hour later
H|shoulder|hanging from bar: hand ok, shoulder writes a resignation letter
N||Monday kicked my backside
U|chest_pain|There is a belt someone pulls tight under my shirt whenever I mow the slope and it goes into the teeth
U|self_harm|I've been giving my records away and tidying the shed, seems kinder to everyone if i just stopped being a bother for good
U|stroke|Half my smile stayed home this morning, my husband took a photo, by noon it had come back
H|knee|sat cross legged for the puja and two nephews had to unfold me
H|shoulder|reaching to the back seat for the kids' bag is a no go zone
N||the price of eggs is what gives me palpitations
U|nerve|since the fall off the ladder my arm has gone on holiday, cant lift the fork past my chin
H|back|lifting my girl out of the cot, something between the shoulder blades shut like a gate
H|foot|a pebble in my shoe that isn't there, between third and fourth toe, worse in the narrow ones
N||new shoes rub me up the wrong way in looks only
U|rhabdo|two days after the pull up contest my arms won't straighten and the toilet is rum coloured
H|hand|milk bottle tops: my 9 yo opens them now
H|pelvic|sneezing needs crossed legs since the little one came, star jumps too
N||bit flat like old cola, but I moved
H|hip|the left hip has started clunking like a gearbox on step ups
U|bleeding|34 weeks and red on the pad, bright, about a tablespoon, i'm resting with feet up
H|ankle|calf raise on the right stops halfway and shakes, that is where the plate is
N||I have buried the hatchet with broccoli
H|dizzy|getting up from floor work the picture goes grey at the edges like an old telly then comes back, my tablets were doubled
U|head|since the elbow I took at basketball I read the same line six times and want the curtains shut
H|back|morning: plank. not the exercise, my back
H|elbow|can't carry the shopping with palm up, has to hang like a bucket
N||ankle deep in paperwork, one session only
H|medicine|on the steroids for my chest till friday, hands shake, sleep is rubbish
U|faint|my legs folded on the tram like a deckchair, strangers sat me up, I have no memory of two stops
H|jaw|wisdom tooth came out yesterday, told no bending over or heavy breathing till the clot is solid
N||that traffic gives me hives, started 20 late
H|knee|step ups fine on box one, on box two the kneecap wanders off to the side
H|neck|my arm has pins in it every night from the neck, spine doctor has seen the pictures and says just no overhead
N||cat won't forgive my yoga mat
U|palpitations|watch said 188 whilst peeling potatoes, i felt hollow and swimmy and had to lie on the lino
H|skin|shingles belt round my ribs, even a t shirt is an enemy
H|bones|endo wants me loaded but no twisting, T12 squashed in the spring
N||can we have more of the kettlebell where I feel like a viking
H|shoulder|to wash my hair I bring the head to the hand
U|saddle|Back has been rough and now the bike seat might as well be somebody else's bottom, plus i wet myself twice without a warning
H|calf|pushing the car yesterday, calf went tight as a violin string, i walk on flat foot only
N||Rower's seat was wobbly so I did the bike
H|heart|have a little metal ring holding an artery open since february, cardiac nurse says talk pace
U|clot|my shin shines and is fat as a loaf on one side since the long drive from Perth, the other one is normal
H|kidney|passed a stone on sunday, still drained, told to drink three litres
N||My head is a beehive of plans, good ones
H|back|deads at 100 felt lovely, then I bent for my water bottle and got stuck there
H|wrist|chaturanga is dead to me, wrist screams on the little finger side
U|breath|making the bed has me panting like the dog in august, never was like that, and the ankles are doughy
N||dinner was on its last legs, ate it anyway
H|knee|I propose to nobody, going down on that knee is out
H|toe|nail is coming in sideways and gone red and hot, podiatry on thursday, sandals till then
N||My belt has lost its grip, velcro is tired
U|rupture|kneecap jumped up my thigh on the landing, now straighten leg i cannot, just hangs
H|cold|head full of porridge, nose like a tap, sessions on hold till thurs
H|hamstring|sit bone complains on long drives and on hinges
H|pregnancy|sixteen weeks, sick as a ferry passenger until lunch
N||Sundays are for mass and for sauce, no training
U|stroke|a grey curtain came down over my left eye for ten minutes at the checkout and went up again
H|hip|i get up from the pew after everyone, and not gracefully, replaced side is fine its the other
H|elbow|hammer work all week, the outside of elbow is on fire when I shake hands
N||my sister can be a headache but she came for a walk
H|back|the only exercise I managed was negotiating with my lower back over the sink
U|purging|the laxative tea went from one bag to nine, I don't feel right unless I'm empty, coach please don't tell
H|postpartum|nine weeks since the birth, stitches still pull on a wide step
H|shoulder|it popped out again putting on the rucksack, went in by itself, third time this year
N||legs asked for a day off and I signed the form
U|tendon_medicine|took levaquin for my prostate and now each step down the stairs plucks the back of my ankle
H|lungs|still climbing stairs like I'm 90 since the covid in october, doctor listened and says pace it
H|finger|mallet finger from a basketball, tip hangs, six weeks in a splint
N||my get up and go got up and went to the pub
H|eye|pink eye, both, no pool
U|nerve|foot slaps the pavement like a flipper since monday
H|rib|pushups stab at the breastbone edge where I pulled it, doc said it's cartilage
N||scale and I don't talk till friday
H|hernia|my mesh was put in 5 weeks ago, cough still makes me hold the spot
H|knee|rain coming, knee told me yesterday and was nasty about it
N||brushing teeth was an upper body event after all those dips, brilliant
U|chest_pain|dragging the bins I had to lean on the gate, a fist in the middle of me, cold sweat, then fine
H|diastasis|gap of three fingers says the midwife so no planks yet
H|hip|cannot swing leg over the bicycle, I tilt the bicycle
U|bleeding|coughed this morning and the tissue was like strawberry jam
N||the new intro music makes my ears want to emigrate
H|back|bending forward to the dishwasher is fine, coming up takes the lord's name
H|shoulder|painting ceilings two weeks, now my right arm will not go past the light switch
U|faint|stood to sing, next thing the verger was holding my feet up. 71, on nothing.
H|knee|Meniscus. Trimmed in april. It still catches like a zip on the way up from low.
N||jet lag has me by the collar, sunday off
H|ear|inner ear is off, like walking on a mattress, gp gave pills, day 3
U|self_harm|I stood a long while on the bridge after gym, it felt peaceful and I didn't tell anybody
H|doctor_limit|heart clinic gave me a number, 120, and told me not to argue with it
N||Been a bit heavy handed with the peanut butter
H|hand|the cold turns three fingers white as candles and I can't feel a grip until warm, had it since my teens
H|ankle|one leg stand: left like a rock, right like a jelly since the cast
U|rhabdo|my thighs are like balloons full of cement after that spin class on saturday and I'm weeing cola
H|migraine|zigzag lights and then bed for a day, twice this week
N||the toddler kicked me in the kidneys all night, yawny
H|elbow|dips? my elbows filed for divorce
H|wrist|can't push up out of an armchair on that side
U|palpitations|it skips, skips, then gallops, and stairs tilt. told my mate it's coffee but i had none
H|back|Chiro says one leg is asleep on the job, what i know is i can't stand at the sink for a washing up
N||The yoga ball gave its last breath during bridges, loud
H|foot|since the half marathon the top of my foot has one exact spot, size of a coin, that says no to hopping
U|nerve|woke with a hand like a dead fish and it's still not fastening buttons, day two
H|neck|the headset day job gave me a neck like a rusted tap
N||I'd love arms that could argue with a suitcase
H|bladder|third water infection this year, so tired and sore low down, course of tablets started
H|knee|jumped off the trailer, heard nothing, but now it swells each time I do more than walk the cows
U|head|slipped on the wet deck at the pool, egg on the back of the skull, been sick twice and sleepy
H|medicine|blood thinners for six months so bruises like a peach, no contact things
N||i could murder a curry but did the salad
H|shoulder|getting my arm in the sleeve last, out first
H|surgery|They took the carpal tunnel out of my right hand on the 9th, no gripping for a month
U|saddle|sat on the toilet twenty minutes waiting for something that always just comes, with the sciatica down both sides now
H|shin|one spot on the shin bone I can press and shout, hopping is out
N||in a knot about exams, workouts untie it
H|hip|putting on trousers I sit on bed, standing on left leg the hip bites
H|calf|cramp at 3am had me dancing on the tiles, since then calf is sore like a bruise and no running
U|rupture|something went bang above the knee on the leg press, there's a dip I can put two fingers in and stairs are impossible
H|burn|hot oil on the forearm, dressed, no sweating in it said the nurse
N||My mum's knees are made of titanium now and she beat me up the hill
H|back|i have found the one angle where it is quiet and I live there now
H|pelvis|turning over in bed feels like my pelvis is unzipping, 29 weeks
U|breath|can't finish "happy birthday" in one go, sat upright to sleep two nights
H|knee|the last step of the bus is my enemy
N||Cheap gloves, they bit me, returned them
H|thumb|texting, guitar, dumbbells, all the same hot cord from thumb to wrist
U|clot|Since the knee wash out my lower leg is tight and warm and twice the other, sock leaves a trench
H|asthma|cold air shuts my pipes a bit, two puffs before sorts it
N||The scale has amnesia, shows 0
H|shoulder|overhead press: bar goes up, left side hesitates and shivers like a foal
H|gut|stomach bug, nothing stays, off till weekend
U|stroke|Couldn't find the word for spoon. or fork. or my son. lasted a quarter hour and i had a sore skull, just tired i guess
H|heel|achilles starts every run like a rusty hinge then oils up, next morning i walk like a duck
N||Ramadan begins so nights only pls
H|back|after the birth epidural spot and all, bending to nappy table is my one rep max
H|elbow|after the radial head break it won't straighten the last bit, so lockouts look funny and pinch
U|purging|if I eat cake I run till it's gone, 22k tuesday night, haven't had a proper meal since, seeing stars
N||that plank was a long goodbye
H|rheum|flare. knuckles like walnuts, methotrexate day tomorrow
H|neck|wry as a question mark since I slept on the ferry
N||knees quiet, back quiet, only neighbours loud
H|ribs|Rowing rubs at the ninth rib like a stone in the shoe, coach suspects stress, resting
U|tendon_medicine|day five of moxifloxacin, my forearms and both ankles feel strung with barbed wire
H|hip|cant hold my grandson on the left hip, the hip objects by evening
N||Four nights on, brain mush, muscles fresh
H|eye|cataract done tuesday, eye doctor: do not bend, do not lift for two weeks
H|mouth|braces tightened, headache, soup only, so low energy
N||the oats stuck to my ribs nicely
H|knee|can run straight as an arrow, turn and it gives a little curtsey
U|bleeding|third week home with baby and it suddenly pours, lumps like plums
H|lymph|arm on the operated side puffs like a sleeve of dough if I carry bags
N||my biceps have been reported missing
U|chest_pain|by the second lamp post my left arm hangs heavy like wet washing and i burp and feel clammy, rest and it clears
U|nerve|can't stand on tiptoe on one side since the back spasm. it simply won't. no ache even
U|head|horse threw me, hat cracked, I keep asking my sister what day it is she says
H|back|Combine harvester seat and me, 14 hours, now I tie my boots lying on the bed
H|shoulder|my husband hooks and unhooks me, and not for romance
N||my heart does little flips, she said yes to the half marathon and to dinner
H|knee|it's locked twice this week getting off the loo, I shake it like a stuck drawer and it lets go
H|hand|i butter toast with my fist
U|clot|Just the one leg, tight and red like a sausage from knee to ankle, been on the pill since june
N||the elliptical has arthritis i swear
H|pregnancy|No balance stuff please, 36 weeks and the centre of gravity lives next door
H|ankle|ballet: relevé on the right sounds like a biscuit, and the back of the ankle pinches in pointe
N||eating like a bird this week, an emu
H|diabetes|feet have gone numb like in two pairs of socks over years, diabetic nurse checks them, so i don't run
U|saddle|my privates fell asleep and didn't wake up, hips down is fuzzy, was shifting paving slabs
H|wrist|plank on forearms only. wrists were crushed as a kid and now they've had enough
H|hip|I lead with the good leg upstairs like they taught me
N||Cold shower, near death experience, ten out of ten
H|back|cannot shovel snow, second scoop it seized, neighbour finished
U|rhabdo|Cant bend my arms enough to eat, armpits swollen, urine brown as stout since murph
H|elbow|turning the key in the van sends it up the arm
H|neck|I drive with the mirrors now, the neck's no help
U|self_harm|nothing matters, last log, don't bother setting another plan, I've counted the tablets
N||low battery, no charger, will be fine after rain stops
H|doctor_limit|the obgyn only lets me walk since the cerclage
H|knee|since the cortisone on monday told to be lazy with it till next monday
U|faint|every time i rack the bar the screen turns off and i'm on my knees, last one I split my lip
H|foot|Bunion has gone to war with every shoe I own
N||up with the calf in labour, cow fine, me asleep in the plan
H|skin|psoriasis on my palms split, bar is like holding glass
H|hamstring|can't kick ball anymore without back of the leg grabbing
U|breath|bee got me, my tongue feels big and I'm croaky and itchy all over
H|back|driving home I had the lumbar heat on and still climbed out like a crab
N||want to carry a bride over a threshold in june, 58 kg of bride
H|shoulder|can't throw the ball for the dog, underarm only
H|heart|they put a pacemaker in, arm below shoulder height for six weeks
U|stroke|my leg and arm on one side turned to sandbags at breakfast, ok by lunch, did half the session
N||bleeding edge app this, keeps crashing
H|concussion|two weeks since the knock, doctor has me on stage 2, walking only
H|jaw|my night guard broke & my face is tired, no clenching lifts
U|palpitations|sitting reading and it starts racing like I've run for a bus, then i go faint and sweaty, ten minutes, four days running
H|groin|wide stance squats pull a thread near the pubic bone
N||Dumbbell handles a bit sticky, resin from last guy
H|knee|physio friend looked and made a face when she bent it
H|endometriosis|four days a month I'm folded over a hot water bottle, today is one
U|rupture|loud snap by the armpit at the bottom of bench, now one side is purple and the pec has a new shape
H|ribs|tight jacket feeling when twisting left since the fall on the deck, doctor strapped it
N||my rota is a jigsaw, give me 3 any day
H|fingers|wake up with sausages for fingers, takes warm water to bend
H|back|Stooping over the pottery wheel makes me a closed umbrella
U|purging|had two crackers since thursday because of the photo shoot. legs jelly. proud and scared.
H|hip|my stride has a hitch in it says my running mate
N||The gravy is thick like my ankles, genetics, fine
H|leg|varicose thing stripped last week, bandage on, walk lots but no weights they said
H|wrist|Breaking eggs one handed is over. Pan too.
U|tendon_medicine|urgent care gave cipro for the travel bug, next morning shoulders and heels creak like ropes
N||the lad next to me had shoulders like a wardrobe
H|shoulder|it's the coming down from a lateral raise that makes me hiss
H|pressure|doc halved my candesartan after i went woozy at the bus stop, so slow getting up
N||I'm sick and tired of step count nagging
H|knee|my cartilage is bone dry said the mri man, so bike yes, hop no
U|bleeding|vomit with coffee grounds in it after the long one sunday, twice
H|thigh|dead leg from hockey turned into a rock in the quad, won't let me bend past half
N||left the laces in a knot, cut them
H|ankle|descending is agony for nobody but me, my ankle front pinches like a door
H|vision|new tablets blur things for an hour after breakfast, so not on the treadmill then
H|back|hinge? My hinge is rusted shut since moving house
U|head|walked into the squat rack pin. Since, noises are too sharp and I put salt in my tea
H|tooth|abscess, face like a hamster, antibiotics
N||walking like a cowboy from the lunges, wouldn't change it
H|pelvic|something comes down when i squat, like a tampon half out. waiting list
U|nerve|the pins in my arm moved into the thumb and the tricep has just switched off, can't press the empty bar
N||my spirit animal is a deck chair
H|knee|so um this week was okay i did two of the three and the second one i had to stop the split squats because my left knee it just it went on strike full stop new line
H|shoulder|Good week overall, slept, ate, even did the sunday walk. Only thing, I can't get the casserole down from the high cupboard without the other arm pushing.
N||so um voice note the kids fought all week and my nerves are in shreds but the squats are going up full stop
U|chest_pain|voice text: did the hill repeats and around the fourth one there was like a hand squeezing in the centre and my teeth hurt and I walked it off comma then it was gone
H|back|In my country we say the back has eaten a nail. Mine ate two, after the potatoes.
H|hip|doctor he say bursa, side of hip, not lie, not cross legs, I wait tables so is difficult
U|stroke|Teacher here. Wrote on the board Tuesday and my letters slid downhill and the class said I sounded drunk. Gone by break, so carried on.
N||The gym has been gutted, all the machines gone, refit till march
H|hand|as a dental nurse i hold things tiny all day and by wednesday my thumb base is chewing itself
H|foot|Postman, 11 miles a day, and my left arch feels like someone is pulling a bootlace through it till i've done the first street
U|nerve|hairdresser. scissors fell out of my fingers four times saturday, the hand has no weight behind it since that stiff neck
H|neck|hair wash basin at the salon made the room whirl, so no head back exercises for me
H|elbow|plasterer, right elbow, you can guess. trowel up and it bites
N||Roofing season, I'm up ladders from 6, legs are done by four, evenings short please
H|knee|tiler by trade, both knees have little water cushions on the front, doc drained one friday
H|lungs|welding shop, chest whistles by the end of the shift, spirometry next week
N||my boss is a real pain so i hit the bag hard
U|faint|chef here, 40 degree kitchen is normal, but I went down like a sack by the pass and came to with an apron under my head, second time since august
H|back|nurse, caught a falling patient, now I can't lean over a bed
H|wrist|barista wrist, tamping is torture no, tamping is just not possible, i use left
U|rhabdo|new firefighter test prep, did 400 stair trips with the vest, legs like wood and what i pass is the colour of strong tea, hardly any of it
H|asthma|singing teacher and my bellows are leaking, peak flow down a hundred, on the purple one
N||harvest is in, hands like bark, ready for three days a week
H|shoulder|I teach primary, writing at the top of the board has become a job for the tallest child
H|hernia|since the op for the bulge i drive again but putting the spare wheel in is off till christmas says surgeon
U|bleeding|Trucker. Went behind the services and the bowl was maroon. Lightheaded on the cab steps. Got a deadline so log it and move on.
H|hip|my dance partner says I've lost the left turn. hip won't open
H|dizzy|up the mast my head swam, never did, ears blocked since the dive, doc says wait two weeks
N||choir rehearsal took my breath away, the Fauré, you know
U|clot|train driver, sat all week, right calf like a hot water bottle, boot tight, other one normal, thought it was a pulled something but i didnt pull anything
H|knee|Going to the toilet in the village house, squat type, I can't come up again without the bucket handle
H|pregnancy|my bump and my spine are having an argument about who carries what, 27wks
H|foot|high heels for the wedding and now the ball of my foot burns like i stepped on a cigarette, five days
N||rope slapped my shin, little red line, lol
H|jaw|yawning is a risk, it slides to one side and sticks
U|palpitations|on the late shift again my chest turned into a washing machine on spin, knees melted, sat in the linen cupboard till it quit
H|shoulder|swim: freestyle catches at the top like a sleeve on a nail
H|back|i vacuum in sections now, my back calls the breaks
N||less chat between the sets, my coach voice is like a radio
U|saddle|It tingles where the jeans seam goes, and since this morning I've got to push to pee. The disc is an old friend but this is new.
H|medicine|the new depression tablets make me yawn and my mouth is a desert, started monday
H|wrist|broke a fall at the ice rink with hand, small bone near thumb, plaster six weeks
N||spicy soup burned my tongue, no taste for two days haha
H|knee|after the ligament job i am at month four, she lets me cycle, she does not let me pivot
H|finger|pinky jammed in the car door, black nail, grip is sloppy
U|head|Rugby. Took a knee. Finished the game they say. Today my eyes won't line up and I'm foggy and cross
H|back|sat through a 3hr play, then had to be poured out of the seat
H|ankle|the ligaments on the outside are spaghetti, three rolls in one month
N||grandad's hip clicks so loud we use it as a metronome
H|eye|detached bit was glued back in my eye, face down for days, no gym says eye hospital
U|rupture|stepped off the kerb and it was like a rubber band hit my calf from inside, can't rise on the toes, bruise running to the heel
H|hips|psoas they call it, I call it the goblin, it bites when I lift the knee above the belt
H|elbow|bent over the crib all night holding a bottle and now the elbow won't unfold in the morning
N||blue monday, pink tuesday
H|heat|I get a rash and swell up with sweat since the spring, doctor calls it cholinergic, takes an antihistamine before
U|breath|whistling since the cat sitting and puffer not touching it, talking in twos and threes
H|anaemia|iron is on the floor, 9 ferritin, first flight of stairs sees stars, infusion on the 12th
H|gut|ibs is a fist this week so nothing that squashes my tummy
N||The gym fees twist my arm
H|shoulder|my arm is a drawbridge that stops at ninety
U|purging|mum thinks I've a bug. I don't. It's after every meal. and I've still been on the bike at 5.
H|nerve_old|the outer thigh patch has been asleep since I wore that tool belt, years, neurologist knows, just burns on long walks
H|knee|tendon under the kneecap: first set rotten, third set ok, next day I pay
N||tuesday is bins and boxing, nothing else fits
H|hand|Dupuytren bent two fingers so bar sits wrong, op on list
U|tendon_medicine|uti cleared w the ofloxacin but both elbows n heels r like rusted wire n hot to touch
U|self_harm|hi coach. nobody would notice till the rent is due. been looking at ways, that's where my evenings go
H|back|My wife: you walk like a man carrying a wardrobe. She isn't wrong, since Thursday's good mornings.
H|shoulder|Husband noticed I stir the pot with my whole body now
H|knee|Partner says i go sideways down the escalator like a crab, hadn't clocked it
H|hip|The kids imitate my walk. It's the left hip, it tips.
N||my kids imitate my burpee face, devastating
H|neck|daughter says I look over my glasses because I won't nod. I can't nod.
U|stroke|My wife says my eyelid and lip slid on the right while I was telling her about the squats. I felt nothing, just dribbled my coffee.
H|hand|my son does my buttons, these knuckles are too fat by evening
H|foot|girlfriend filmed me running, right foot lands like I'm stamping out a fire, and yes it's the one that aches
U|faint|According to Dave I went white, then grey, then down, and I argued with him that I hadn't
N||Dave says my squat depth is a rumour
H|dizzy|my partner walks on my left now because I veer since the labyrinth thing, improving
H|pelvic|laughing with the girls costs me a liner
H|back|turning in bed requires a plan, a pillow and a prayer
H|wrist|my ring hand, where the scaphoid was, still votes against pushups
N||sugar and I see each other secretly
U|nerve|my left hand signs like a child since sunday, pen wanders, cup shakes out of it
H|knee|six months since the new one and I still can't kneel at the graveside
H|hamstring|sprint for the bus paid with my hamstring
N||the mat slid and so did I, no harm, sticky side up next time
H|shoulder|Bowling is off, couldn't let the ball go backward
H|rib|every hiccup a knife sharpened on my side since the tackle, nothing broke per xray
U|palpitations|Lub dub lub lub lub dub all through mass and I went sweaty and the pews moved
H|surgery|appendix out 12 days ago, my core is a rumor and lifting my school bag is forbidden
H|skin|blister under the heel burst and went yellow, pharmacy cream, no shoes possible
N||spreadsheet surgery all day
H|elbow|throwing the cricket ball in from the boundary is a thing I can no longer do, elbow pinches inside
H|chest_wall|pressing on the left rib joints is tender and pecs day makes it worse, doc pressed as well and said costo
N||flew 11 hours, feet like loaves, next day normal and off to hike
U|clot|i'm three weeks after the knee surgery, calf on that side is rock hard, and I get a stitch when I take a full breath
H|ankle|that ankle goes to sleep fat and wakes slim
H|back|Rows. There's a spot under the right wing, pinches when I pull.
N||Was in stitches at zumba
H|medicine|my warfarin number is off so they told me no knocks this month
H|toe|stubbed on the cot, two toes taped together, trainers no go
U|bleeding|my gums, my nose, and now bruises as big as plates from nothing, and red in the wee
H|hip|labrum. it catches like a coat on a door handle when I come out of the bottom
N||the belt cut me in half, buying a wider one
H|knee|can't sleep with knees touching
H|heart|beat got shocked back into line in june, cardiologist let me walk hills but not race
U|chest_pain|scraping ice off the windscreen and there's this thumb pressing under my collarbone and down the inside of my arm, third morning
H|shoulder|my right shoulder sits higher and the trap is a brick, can't turn to the blind spot
H|kidneys|dialysis mon wed fri, so those evenings I'm a dishrag, fistula arm no pressure
N||wounded pride only, lost to my 12 year old at arm wrestling
H|back|third pregnancy, tail bone hates chairs
U|head|kid's skull met my temple full speed at the trampoline park. Ringing, queasy, keep losing the end of the
H|nose|broke my nose at jiu jitsu, plaster on, no rolling, can't breathe through it
H|calf|the old calf tear sends little telegrams whenever I speed up
N||moved my rest day to friday because of pizza
H|hands|raynaud & arthritis, metal dumbbells no, foam ones ok
U|rhabdo|Crossfit opener on sat. Today I can't lift a cup, forearms look like popeye, and it's coming out coca cola
H|back|Cannot pick a coin. Leave it there.
H|foot|sesamoid, says podiatrist, like standing on a marble, no skipping
N||the app's heart symbol stopped beating, sync issue
H|eyes|floaters like flies after the bump, checked at the eye hospital, told to skip jolts for a month
U|breath|Couldn't get up the one flight to the gym without hanging on the rail, fishing for air, lips a bit blue in the mirror
H|hip|cannot sit on the floor for story time
H|thumb|opening the child lock on the car seat, thumb says goodbye
N||I gave my body a bank holiday
H|elbow|Backhand is gone. Forehand too some days. Handshakes are fist bumps now.
U|rupture|hamstring came off i reckon, waterski, whole back of thigh black to the knee and sitting is on one cheek, leg won't curl
H|pregnant|Two lines on the stick yesterday! so what may i still do
N||want calves that deserve shorts
H|neck|whiplash from the bump at the lights, stiff collar feel, GP says gentle
H|hormones|hysterectomy in october, six weeks nothing heavier than a kettle they said, i'm at four
H|knee|going up fine coming down no sir
U|saddle|numb-ish in the undercarriage after the rowing, both cheeks, thought seat, but it's been three days and i've had an accident in the night
N||coffee no longer loves me back so tea
H|shoulder|Cannot hold the phone to that ear.
H|back|we moved house, I moved too, backwards by twenty years
H|knee|the patella strap is the only thing between me and the sofa
N||the news got under my skin so I ran
H|hip|My hip has its own weather forecast and today it's thunder on every step
H|wrist|Typing is fine, twisting the wet mop is what does it
U|nerve|my leg buckles without warning on that side since the disc scan appointment got cancelled, and I can't feel the shin when I shave
H|ankle|I land like a cat with three legs, left is taped
H|finger|hooked finger in the jersey saturday. it won't bend at the tip. bench is fine?? deadlift isn't
N||i'd like to out climb my nephew by spring
H|epilepsy|neurology changed my tablets, no swimming or box jumps or being alone on the treadmill till they're sure
H|back|somebody has replaced my lower back with a plank of wood, mornings till about ten
H|lung|Pneumonia in september, still no wind in the sails, xray clear now, doc says build slow
U|bleeding|28 weeks, trickle down my leg on the walk that isn't pee i think, kept walking
H|shoulder|Pulling my own T shirt over head got me stuck in the changing room
N||I nearly choked on the membership price
H|elbow|every pull up leaves an ache on the inside knob that is still there at breakfast
H|foot|gout flared, sock is torture
H|hand|the trigger finger got a jab on tuesday, rest it ten days
U|self_harm|cut again thursday, first time since school, sleeves down in class so nobody sees
H|tailbone|came off the sledge on the coccyx, sits ups are a no, chairs are a maybe
N||Saddle too hard, gel cover ordered, bum will thank me
H|back|hoovering the stairs was what did it, now I'm a lampshade
H|knee|My knee gives me the yellow card at 5k and the red at 7
H|bp|home readings 150s, told to skip heavy holds
U|chest_pain|tight band just when I rush, it's in my throat as well, passes as soon as i look in a shop window. That's my trick, looking in shop windows
H|neck|can lie on the left only, otherwise the neck starts to hum like a fridge
N||bass practice gave me fingertip calluses like a lizard
H|glands|swollen glands under the jaw, throat like gravel, glandular fever test pending
H|thigh|hopping over the fence i felt the inner thigh say hello in a nasty voice
U|palpitations|missed beat then a great thump, all evening, and I've to hold the banister because I grey out
H|hip|socks by grabber, shoes by grabber, that's me since the operation, 5 weeks
N||every other week is court, can't do mornings
H|back|wore the belt, braced, breathed, still second deadlift set something slid
H|shoulder|the sling came off friday and now I've to do pendulum swings and nowt else
H|stomach|reflux climbs my throat on anything upside down or flat, on omeprazole
U|faint|during the toast after the 10k I apparently slid down the wall mid sentence
N||six pack: still in the shop
H|knee|Never buckled till now, third time this week it folds stepping off a kerb. Swollen? a bit.
H|ear|plane popped my drum, no pool they say
H|shoulder|Kayak: catch side ok, exit side pinch
N||snored so loud the neighbours trained with me
U|clot|Leg. One. Fat, red, warm behind the knee. I'm on HRT and flew monday. Doing legs tomorrow?
H|hand|cut tendon in palm, sewn, hand therapist has me in a claw splint
H|back|when I hang out the washing the pegs are ok but the basket isn't
H|bowel|crohn's is up, eight trips a day, wiped
H|foot|heel spur. like a tack. mornings and after the cinema
N||No niggles, no moans, nothing creaks
U|head|I don't remember the second half of my own sparring and now lights have halos
H|wrist|can't bear weight through flat hand, knuckles ok
H|elbow|carrying the toddler, elbow bent, after that it takes a minute to straighten it
N||my dumbbell rolled off and broke the tile, tile is in critical condition
H|hip|If I stand on my left leg to put on pants I fall into the wardrobe
U|rhabdo|a hundred thirty GHD situps for a bet. belly swollen, can't sit up in bed, pee like maple syrup
H|shingles|can't wear a bra since blisters
H|knee|i am told bone on bone. i tell the coach: no jump
H|back|pregnancy plus desk equals a hot poker in one buttock
N||my feet hit the ground running at the new job, so little time
U|purging|Weighed in, freaked out, took the water tabs and the tea and sat in the sauna in a bin bag. third day. cramps
H|shin|the drummer in me had to stop, kick pedal shin aches at night now
H|jaw|dentist sawed out two, cheeks like a squirrel
N||lost my appetite for rice, found it for noodles
H|breast|mastitis, hot and red and shivery, antibiotics since morning
H|back|stuck bent at half mast since the garden
U|breath|hives up my neck ten minutes into the run, voice went squeaky, throat tight, lay down, still puffy
H|medicine|mounjaro has me queasy and food won't go down, light sessions
N||the dough and I had a wrestling match, dough won
H|knee|i'm good on flat, I'm good on grass, give me a camber and the outside of the knee starts filing paperwork
H|shoulder|Tennis: groundstrokes lovely, serve is finished, the arm won't go up there with any manners
U|nerve|there's a strip from elbow to little finger I could staple and not care, and the hand can't spread its fingers since tuesday's fall
H|back|second day of the conference chairs and I presented standing
N||head above water, just
H|foot|barefoot on tiles is banned by my own heel
H|hip|the clam exercise makes the outside of the hip grumble into the night
U|chest_pain|It's silly but each time I run for the ferry there's a heavy cat sitting on me right here in the middle, gets off when I get on
H|pregnancy|midwife says baby is low and i should keep it to strolls
N||the instructor has a heart of stone, one more round always
H|wrist|Pouring from the big teapot takes both now
H|rash|fungus between the toes and cracks, so barefoot training no
H|calf|hill sprints: rep 4 the calf said that's me done, thanks
U|stroke|hand went clumsy, spilled the flour, my sister said my mouth looked like I was sneering. ten min. I'm 64 and stubborn
H|knee|the crunching I can live with, it's the water balloon behind it at night
N||chalk all over, I look like a ghost
H|back|my osteopath has forbidden my favourite thing which is good mornings
H|elbow|holding the book in bed is beyond my elbow
H|hernia|hiatus one, so after lunch anything with lying flat burns
U|bleeding|I go through the super ones in half an hour, since tuesday, and black out spots when i get up from the sofa
H|diabetes|pump site bled & my sugars went to the moon, sat out legs
N||only odd days suit me
H|ankle|the old boot is back on, stress reaction, five weeks no impact
H|shoulder|Turning the steering wheel at the roundabout I use the right hand only, left hangs out
H|neck|looked up at the fireworks and paid with four days
U|faint|got off the rower too quick maybe and next i'm smelling carpet, my glasses under me
N||fell asleep in savasana, they locked up around me
H|knee|hamster chase under the sofa is over for me till this knee bends
H|hand|My pen and my hand quarrel after half a page, thumb side
H|pressure|doc put me on amlodipine and my ankles are puffier, going back tuesday
H|hamstring|yoga tug at the top of the back leg where I sit, six months now, splits have ended
U|palpitations|my smart watch keeps whispering irregular and this time I really did see the floor come up
N||lentils are killing me softly
H|rib|Baby's foot lives under my rib, can't slump can't fold
H|back|My back did the thing. You know the thing. Walking like a comma.
H|foot|i swapped run for pool, the long bone on the outer foot doesn't want landing
U|saddle|After carrying the washing machine I lost track of my bowels, I mean I didn't know. And it's cotton wool between the thighs
H|shoulder|can't do the queen's wave, haha but truly
N||doctor google says i need a holiday
H|jaw|tmj. mouth guard in. no grinding the teeth on the last reps
H|asthma|dusty gym floor and my chest was a squeezebox, inhaler sorted
H|hip|I was told my sockets are shallow, so no splits no deep squat
U|rupture|pop in shoulder lowering the bar, arm now looks like popeye's, lump near the elbow, no strength turning a screwdriver
H|mood_med|came down on sertraline dose and I'm getting brain zaps, gp aware
N||my ab wheel squeals like a piglet
H|knee|it's fat again, the left knee, after every leg day
H|back|fell on my backside on the ice friday, sitting on a swim ring
H|elbow|the funny bone isn't funny, ring and pinky buzz when i hold the phone, been checked, splint at night
U|rhabdo|marathon done! quads wont let me sit, they feel like stone, haven't peed much and what came was like iced tea
H|eye|stye like a pea, no contact lenses so no swimming
N||That gym bro gives me the creeps and the hiccups
H|wrist|turned the pancake, wrist turned on me
H|surgery|implant swap three weeks ago, arms below shoulders says surgeon
H|foot|toe joint froze, relevé impossible, pushups on toes neither
U|clot|red streak of heat in the thigh & the whole leg gone heavy like a wet mattress since I've been in plaster
H|hip|Can't squeeze a ball between my knees, right at the front of pelvis, 20 weeks
N||tax season has me in a headlock
H|back|Getting up from the milking stool, two hands and a curse
H|shoulder|My flag pole arm, I carry the banner in processions, can't lift it above chin since lent
U|tendon_medicine|chest infection, doc chose levofloxacin, finished yesterday, can't stand on tiptoe for the shelf without the ankle cord shrieking
H|ear|hearing gone muffled left since the cold and i sway in the tree pose
N||My uncle's gout told us about the rain
H|knee|went from running to a gallop to a limp in one block
U|head|My bike helmet has a dent in the shape of a kerb. I'm fine but I've thrown up and can't stand telly.
H|thumb|de quervain they said, from lifting the baby
H|skin|sunburn like bacon on shoulders, no straps no barbell
N||scale wants new batteries, me too
H|heel|Stone bruise, every landing a nail
H|fever|39.1 and aching like i was run over, bed
U|self_harm|I don't want to be here for the results. I mean anywhere. I've written to my sister.
N||ice everywhere, shuffled like a penguin on purpose
H|back|ok to twist left. twist right is closed for repairs
H|leg|one of my legs is a centimetre short, they gave lift, hip on the long side is moaning
H|knee|I have to think before I squat to the dog bowl
U|breath|woke up drowning, had to stand at the open window, two nights, and my shoes don't fit
N||a bit tender hearted today, puppies did it
H|back|three kettlebell swings and I was a statue
H|hand|zips, buttons, coins, all enemies since the wrist came out of plaster
N||the casserole was heavy enough to be an exercise
H|shoulder|Every time i reach for my wallet, back pocket, i make a noise
H|ankle|down a curb last night in heels, now it's an egg
U|bleeding|my stool is like liquorice since i've been eating ibuprofen like smarties for the knee
H|pelvic|tampon won't stay where it should, heavy feeling by night, 4 months after forceps
H|neck|slept on the plane with my head on a stranger, neck still over there
N||got mugged by my resistance band, it snapped back, missed
H|hip|can't sit through mass without shifting to the good side
H|wrist|cast came off and there's a skinny stranger on the end of my arm, turning the palm up is stuck
U|nerve|Stubbed toes all week as the front of my foot drags like a bad wheel, left only
H|medicine|tamoxifen makes my joints creak like an old stair, onco says move but gently
H|knee|bus driver, clutch knee, it's had it by four pm
N||no pain no grain, said the baker
H|shoulder|hitting snooze is beyond the right arm, the clock has moved
H|back|one side of my lower back is always in a fist
U|chest_pain|swimming, cold lake, something squeezed so hard i hung onto the buoy, breathing sour, down both arms. Fine after tea
H|foot|my pinky toe is taped to its brother, door frame
H|iron|donated, then found out I'm anaemic, so everything is uphill, tablets 3 months
N||i wish to be the auntie who does cartwheels
H|elbow|Screwing in forty hinges did something, now the outside of the elbow sparks on a coffee cup
H|hamstring|ran for a frisbee. frisbee won. back of leg has a bruise.
U|stroke|walking straight I kept bumping the right wall, like drunk, and everything double for half an hour this morning
H|concussion|still not allowed contact, two more weeks said the club doc
N||on call 24/7 till the lambs are out
H|hip|bursitis says the physio, pavement says ha
H|back|Gran here, 74. Can make the bed but not the hoovering these days, spine settled like an old house
U|faint|went all cold fizz and sank down the lockers, came round wet, i'd emptied my bladder
H|kidney|one kidney by birth, doc says no boxing
H|knee|put my good knee down to weed and my bad knee to think
N||pink dumbbells hurt my eyes
H|shin|it glows at night, both of them, along the bone
H|wrist|clap push ups. last one. palm heel since then feels like it has a splinter inside
U|palpitations|Lying on my left it flops like a fish, been dizzy each time i climb to bed, five days
H|gut|gluten got me, doubled up, off till monday
H|shoulder|ac joint bump, can't do cross body stretch, dips are hell
N||my knees weak arms spaghetti, you know the song
H|postnatal|11 weeks, cleared for walking and breathing stuff, the scar catches like velcro
H|vertigo|when I turn over the bedroom follows a second later
U|clot|one calf 41 cm other 37, I measured, hot too, after three days in bed with flu
H|back|lift the suitcase to the rack? i asked a teenager
H|foot|arch drops and by night the inner ankle is a rope on fire
N||I bled ink all week, printer repair
H|heart|murmur since forever, this year echo says a bit more leak so no max lifts
H|knee|catching. grinding. swelling. repeat.
U|purging|my teeth are going see through from the you know what, i still do it after lunch and dinner, and the scale is finally kind
H|eye|shingles near the eye, drops hourly, dark room
N||gave the treadmill a run for its money
H|shoulder|she can only reach my collar when she helps me, I can't lift to help her
H|hip|on the mare I can't open the left leg, dismount is a fall
H|back|the cough gave me a back, the back gave me a limp
U|rhabdo|trainer had me do negatives for an hour, 3 days now arms locked at right angle, hard as wood, brown wee this am
H|finger|A2 pulley popped in feb, climbing again but crimps still say careful
N||each giggle reminds me of the hollow holds, worth it
H|nose|blood from the nose on heavy squats, ent cauterised it monday and said one week nothing straining
H|ankle|can't do the stairs one foot per step, it's both feet per step like my toddler
U|saddle|Sneezed and soaked myself, then noticed I don't feel the seat under me, legs buzzing both sides, big disc
H|elbow|triceps tendon, at the point, pushing doors open
N||my earbuds died mid chorus
H|neck|rucksack strap, neck, headache, in this order, every commute
H|hands|chemo ended, hands and feet like wearing gloves, onc nurse says careful with weights dropping
H|burnout|occupational doctor has signed me off a month, move gently she said
U|rupture|I was chasing the tram and there was a shot, thought a tyre. my own heel. foot hangs, can walk flat sort of
H|back|my dog pulled, my back answered
N||dates at sunset, nothing hurts but my pride at third helping
H|hip|physio words: no deep flexion until she says so
H|shoulder|Bin lid up? left arm. Boot lid? left arm. Right arm retired in october.
H|tooth|gum surgery, told no huffing and puffing 7 days
U|head|fell off the stability ball, lights out for a second, now there's a hum and i've vomited my porridge
N||I have lost two kilos and found one
H|lungs|doc heard crackles, gave amoxi, told to rest the week
H|shoulder|Coach, about the snatch day. Warm ups were alright and then the bar went a bit behind me and the left one did a clunk, nothing came out but now reaching for a seat belt I make a face.
N||Coach, about the snatch day. Bar went a bit behind me, I bailed like a pro, nothing but my dignity was dropped.
U|nerve|Coach, about the snatch day. Bar went behind me and my neck cracked and since that the right hand can't close round the bar, feels rubber, thought I'd rest it.
H|back|lovely week, new grandchild, garden in, but I've had to borrow the walking stick off the hook since lifting the compost
U|bleeding|lovely week, new grandchild, garden in. Only oddness, there was a lot of blood when I went, dark, with bits, and I felt I might go over
N||lovely week, new grandchild, garden in, compost lifted, slept like a stone
H|knee|Exams finished yay. 4 workouts. On wall sits the right knee makes this hot feeling under the cap and next day stairs at school i hang on the rail.
N||Exams finished yay. I'm braindead. 4 workouts tho
U|breath|Exams finished yay. also the cardio test i had to lie on the grass cause my chest wouldnt let any air out, puffer did nothing, lips felt tingly, its still tight now
H|hip|hello dear trainer, i have 69 years, in the morning i must go ten steps as a duck before hip agrees to walk as a man
H|wrist|hello sir the hand joint is giving me problem in surya namaskar when full weight is coming
H|back|sir slight catch in the waist since lifting gas cylinder, unable to sit in cross leg
U|chest_pain|sir since three days gas problem on climbing to second floor, heaviness in left side up to shoulder, going on resting only
H|knee|madam knee is making kat kat sound and after shop standing it becomes tight like drum
N||sir due to wedding function no workout, only dancing, full enjoy
H|shoulder|mate the wing's cactus, can't even chuck the tinny in the esky
U|clot|mate me left leg's gone the size of a roo's since the flight from heathrow, red hot below the knee, she'll be right?
N||mate it's forty in the shade, I'm cooked, did the arvo one instead
H|back|me back's banjaxed from the turf, couldn't lift the kettle only sideways
U|faint|I keeled over at the hurling, out cold they tell me, got up and played on, bit hazy, that's the second time this month sure
N||I'm only wrecked after the wedding, grand otherwise
H|ankle|gaun doon the stair it's that wee bone ootside my ankle, pure ballooned
H|neck|ah cannae turn ma heid to see the bus comin
N||och I'm fair puggled but chuffed
H|elbow|y'all my elbow hollers every time I rack the skillet
U|palpitations|y'all my ticker's been hoppin like a bullfrog since Sunday and I had to hold the pew, things went swimmy
N||y'all I'm full as a tick, peach cobbler happened
H|knee|la rodilla, I say it in english, the knee makes me the bad joke when I go down of the bus
H|back|I have blocked myself the back, how we say, since monday I go like an old chair
U|stroke|I wanted say good day to the neighbour and from my mouth come only soup, the hand also not obey, after lunch all was good
N||i make the squats with heart and soul, my english hurts more as my legs, joke
H|shoulder|mein Schulter, it makes not with when i want hang the coat
H|hip|the hip lets me down since I did make the big step from the tractor
U|saddle|I feel not the chair when i sit, and water comes late or by itself, since the back has made crack
H|foot|my heel is as on needles in first hour, after is going
H|medicine|i take pill for thin blood after the small lung story in may, is boxing permit?
N||i dream to make one pull up before my name day
H|hand|my fingers in morning they are like wood spoon
U|rhabdo|after the new crossfit my arm is two time big and pee pee is like tea black, it is normal for begin?
H|eye|doctor of eyes he forbid me head down because glaucoma
H|stomach|stomach ulcer found in spring, must not take pills for sore, so please go slow
N||i have the time only when husband is with child, wednesday and saturday
H|pregnant|I wait baby, month five, and belly pulls like rope on the side when I stand up fast
U|bleeding|I wait baby month 7, there is water in my trouser since morning little and little, i do the walk program yes or no
H|knee|Kneeling at mosque is with chair now since left one can not fold
H|back|i was carry rice sack 25kg, now waist no let me stand straight
N||my eyes closing, two shifts, but body good
H|neck|eh my neck lock already lah, reverse car also cannot
U|head|kena elbow at futsal, head spin, vomit two time, now light pain eyes, tomorrow can train?
H|ankle|twist my leg at pasar, swell like pau, cannot wear shoe
N||eat too much kuih, tomorrow i pay back with squat
H|shoulder|Eish this shoulder, can't reach to fetch the washing off the line
U|self_harm|Eish coach, I'm tired in a way sleep won't fix, I keep thinking the train would be quick
H|chest|chest clear now after bronchitis but one flight and i cough like a taxi
H|back|no vex but my waist don cast since I carry generator
N||body dey inside cloth, we move
U|purging|when I chop too much I go toilet bring am out, every day now, abeg don't judge, make the plan hard
H|knee|bend down to sweep compound, the knee no gree
N||the stairs at work are out of order, ha, the escalator I mean
H|shoulder|Ponytail: impossible. Bun: impossible. Arm says hat it is.
H|knee|i've started picking restaurants by whether there's steps
H|back|shoes without laces from now on, my back says the floor is too far
H|hip|The bath has become a climbing wall, the hip won't lift me over
N||my shorts split mid lunge, the moment of truth
H|hand|Bought an electric tin opener because my hands can't. There, I said it.
H|neck|sold the drop bar bike, sit upright now, otherwise the head weighs a ton by mile six
U|nerve|i go up stairs with the good leg, the other thigh has emptied, i poked it, no muscle there that answers, since wednesday
H|feet|only crocs go on, both bunions have gone red
U|chest_pain|i've taken to parking at the door because the walk from the far end brings that weight on me and my arm goes leaden
H|bladder|I know every loo between here and the park, since the third baby
N||I know every bench between here and the park, lovely walk
H|elbow|left handed toothbrushing since the weekend pullups
H|wrist|the pan lives on the hob now, I slide rather than lift
H|balance|one hand on the wall in the shower since the ear infection
U|faint|Wife has put a chair in the shower after I went down in it, and then again in the kitchen friday
H|back|I now vote for the barstool, low sofa is a trap
H|knee|ref's whistle, cut left, and the joint slid like a drawer. big as a melon. mri booked
N||cut to the bone, this rota
H|shoulder|jacket, backpack, seat belt, in order of swear words
U|clot|I can wear one boot. The other leg is too fat and hot for it, came up overnight, no knock
H|hip|mounting is from the left only and from a tall block, per the hip
H|heart|they tell me my ejection number is 40 so steady state only and watch the ankles
N||lighter than I was, in the head I mean
H|back|friend at barre said my hips are not level and yes there's an ache like a tooth on that side
H|calf|walking boot til easter, calf like a chicken leg
U|stroke|My knitting fell apart, literally the left hand forgot how, twenty minutes. then knit on as usual
H|asthma|pollen, plus tempo, equals a kettle in my chest, two puffs
N||i put the fun in dysfunctional squat
H|thyroid|they took half of mine out on the 20th, there's a smile on my throat, no straining yet
H|knee|long haul seats lock it, need to stand in the galley
U|palpitations|I sat in the sauna foyer as it went wild like popcorn and my sight tunneled, the attendant wanted to call, i said no
H|foot|on the ball of the left foot lives an angry bee
H|sugar|finger stick 2.9 at the till, shaking, ate the sweets, fine now, wondering about fasted training
N||sugar coated my week, birthday x3
H|groin|adductors: i kick the ball with the inside and a wire goes live
H|back|my mattress is thirty years old and so is this stiffness, an hour to unbend
U|bleeding|i strained at the leg press and after it there was a puddle of red in my pants, i'm 61 and done with periods for years
H|wrist|ganglion like a marble on the back of my hand, flat palm no
H|elbow|surgeon cleaned it out, now I'm allowed a can of beans
N||open wound in the budget, overtime
H|shoulder|Paddleboard: falling in fine, climbing back on no chance, arm gives out at ear height
H|hip|the joint doc counted my cartilage on no fingers
U|breath|i talk. three words. then breathe. like this since. saturday's cold
H|knee|steep driveway, I walk down backward to the amusement of the postman
H|jaw|broke it at boxing, wires in, milkshake life, no exertion for 5 weeks
N||Bench is wobbly, folded a beer mat under it
H|back|it nags at the belt line whichever way I stack the pillows
H|neck|cradle the phone, pay for it with the trapezius for a week
U|rupture|ping in the back of the knee and the hamstring has turned into a tennis ball up by my bum
H|finger|opened my hand on glass, 6 stitches across the palm
N||the parrot shouts PAIN during my planks
H|ear|tinnitus plus pressure on inversions, ent says skip them
H|pregnancy|bleeding was checked last week by the hospital, all fine, placenta is low, no lifting no running they said
H|knee|clunk on the third step every time, no hurt, but my leg stops there a moment
U|head|Two days after the surfboard clonked me I'm sleeping 14 hours, waking with a skull full of wasps, and can't follow a recipe
H|hip|it's a hip that goes quiet on bikes and loud in bed
N||can only do when the tide is out
H|back|Post surgery month 3, discectomy. they gave me: walk, walk, walk
H|skin|cellulitis on the shin, drawn round it with a pen, antibiotics day two, shrinking
U|saddle|can't feel if I'm sitting on the left or right bone, or either. Bowels on strike 4 days since the back went
H|shoulder|baby on left hip, bag on right, and right one hangs like a broken branch
N||I lowered myself onto the loo like an astronaut landing, leg day receipts
H|eyes|seeing through vaseline since the steroid drops, clinic says normal but no driving
H|ankle|inside of ankle like a toothache when i do heel raises
H|knee|ran 3k, iced 3 hours
U|tendon_medicine|on day 8 of the antibiotic that ends in floxacin for the kidney thing and my heels and shoulder have aged 50 years
H|back|the car boot, the cot, the bin: the three enemies of my low back
N||it hurts to pay for two gyms
H|mood_med|lithium level too high so they told me no sauna, no sweating fits, keep drinking
H|foot|my running shoes are at the back of the closet until the stress thing in the heel bone mends
H|hand|threading a needle used to be my party trick, shaky since the new inhaler
U|self_harm|the sessions are the only hour I don't plan it. the rest of the day i plan it
H|knee|sit to stand from the low couch: need a run up and a swear
N||the low couch eats people, need a crane
H|shoulder|I can draw circles with it up to here, from there it's a locked door
H|back|today I was a table, walked bent double to the post box
H|elbow|The gate latch. That tiny lift. Zing in the elbow.
N||zing went the strings, got the new guitar
U|rhabdo|After legs with the new guy i can't get off the toilet, quads rock and swollen, pee rusty, feel fluey
H|foot|one side wears sandals, other a trainer, since the toe nail came off at the market
H|hip|trendelenburg said the student physio, waddle said my mate
H|pregnancy|heartburn, hips, and hemorrhoids, i'm 33 weeks, what's left in the plan for me
U|chest_pain|whenever i carry the paddles to the lake i get that burning behind the breastbone and a sore tongue of all things, puts down, goes off
N||chest out, chin up, got the job
H|neck|barbell on my back sends a tingle into the shoulder blade, goat bag squat is ok
H|wrist|tennis two hander has become one and a half hander
H|surgery|cyst taken off my ovary by keyhole, 10 days, allowed to walk
U|bleeding|had a nosebleed that wouldn't quit two hours, gums too, and I'm on the blood thinner since march, legs all purple dots
N||water bottle leaks, and so does the roof
H|leaks|skipping rope? not without a towel, since number two was born
H|ankle|my peroneal whatever flicks over the bone like a guitar string
H|back|bagpipes played for an hour, spine like an accordion after
N||my gut told me to get the kebab, my gut is a liar
U|nerve|the fork goes into my cheek, the hand is off by an inch and feels gloved, began with the neck crack
H|knee|between 30 and 60 degrees it says ow, below and above nothing
H|ribs|childbirth of a sneeze, rib number 8, that's where the horse kicked
H|hand|milking machine? thank god, fingers wont squeeze
N||the triplets sit on my chest, new bench press
H|hip|my old saddle is fine, my old hip is not
U|clot|breath catches like a hook in my right side since yesterday, and it's the same side as the leg that's been fat since the plaster
H|shin|can't heel walk without my shins shouting for 20 min after, goes with rest
H|shoulder|sea swim, third buoy, arm went dead tired and pinchy, doggy paddled home
N||swap monday for whenever the boat is in
H|eye|nystagmus after the labyrinth flu so nothing with head turning
H|asthma|my reliever use went from once a month to daily, gp on tuesday
U|palpitations|it pauses, I wait, wait, it kicks, and the room lists. Worse when I stand. Four nights.
H|back|only when I put on tights, then it bites at the belt and I have to finish sitting
H|knee|can't trust it on ice, on grass, on anyone's stairs
N||trust issues with the door frame bar
H|medicine|new adhd pills, heart goes a bit quick at rest, psychiatrist says fine, keep an eye, no caffeine
H|heel|achilles lump the size of a bean, mornings stiff like new leather
U|stroke|lips gone crooked, whistling impossible since this morning, arm tingly too. Slept funny I guess
H|elbow|i fell on the point, now it's a goose egg with water in
N||no skin off my nose if we drop the warm up
H|hip|child's pose was lovely till I came out of it, front of hip went snip
H|lumbar|The surveyors' van bounces me daily and by thursday the left buttock is a toothache
H|postpartum|six week check was a no: come back in four, no running
U|faint|I took off the mask at the end of the shift and the corridor folded. A porter caught me. Ate a biscuit and trained anyhow.
N||that hip opener, chef's kiss
H|thumb|skied, pole, thumb bends outward, taped to the hand 4 weeks
H|shoulder|picking apples finished me above the second branch
U|saddle|weird q, is it normal after deadlifts that sex has no feeling and wee dribbles, both calves fizz
H|knee|Lunge = hiss. Squat = ok. Step up = hiss.
H|kidney|protein in my water again at the check, specialist in two weeks, until then gentle
N||my ankles should look like a gazelle's but hey
H|back|hips forward in front of the mirror, belly first, back like a bent nail, 35 weeks
H|finger|nail bed smashed under a plate, black, dressing
U|head|walked off the ball to the face, but since: can't find rooms in my own office, quiet hurts
H|neck|headaches start at the collar and climb over like ivy, shrugs bring them
N||my hamstrings are as long as my patience, which is to say not
H|foot|coming off the ballet block i couldn't put weight on the outside, xray clean, boot for two
H|hernia|it goes back in when i lie down, surgeon says don't carry, i carry a toddler
U|breath|ran for 1 min on the belt and it was like sucking air through a wet cloth, same just sitting here writing
H|hip|driver's side exit: hands under the thigh, lift, place
N||spent day in the trenches literally, plumbing, legs thick with mud
H|pain_plan|the pain clinic's rule for me is 20 minutes then stop even if it's good
H|knee|stood on a chair to change bulb, getting down took the neighbour
U|purging|i chew and spit now. plus the other. Down 9 kilo since october, hair in the drain, can you up the cardio
H|shoulder|when I hug people it's a one arm hug
N||big one armed hug from the coach, pizza in the other
H|back|I bent. It clicked. I stayed.
H|hands|eczema cracked on each knuckle, gripping splits it
U|rupture|dunked, landed, knee exploded, kneecap is up there now and i can't raise the heel from the bed
H|cold|sniffles went to the chest, bark like a seal
N||the seal at the harbour barked at my burpees
H|hip|Crossing my legs in the office meeting is a thing of legend
H|knee|Okay so I did all the sessions except the jumps because landing makes the left one feel like a wet paper bag, otherwise happy, weight same, dog happy.
U|nerve|Okay so all sessions done, though I've had to look at my feet to know where they are, since the twist on sunday, the left is like somebody else's
N||Okay so all sessions done but my shoe sole flapped like a mouth
H|back|If I stand on tiptoe for the top drawer it zaps me in the small of my back
H|shoulder|archery: the bow arm is fine the draw arm has resigned
H|elbow|rock gym, sloper, twang at the inside of the elbow, dropped off, bruisey to touch
U|bleeding|been passing small clots when i pee after long runs AND on rest days now
N||pie crust cracked, so did my diet
H|medicine|they swapped my bp tablet to doxazosin and I have to sit on the bed edge a minute or the world slides
H|knee|the bike computer says 90rpm, knee says 60
H|foot|my instep has a hot coin in it by lunch, nursery teacher, on feet all day
U|chest_pain|Sex and stairs both now give me an ache in the jaw and a stone in the chest. Gone in five minutes. Don't tell the wife I told an app.
H|vertigo|Epley done twice, still no rolling
N||my head was spinning from all the plan options
H|hip|can't find the floor with my left hand anymore, hip says stop at shin
H|wrist|opening doors with my bum since the crash, both wrists in braces
N||i've got butterflies, first class tonight
H|infection|tooth root thing, cheek hot, dentist has me on clinda till thursday
U|self_harm|booked the vet for the dog to go to my brother, sorted my passwords. Feel calm for once. this will be my last check in
H|back|weight belt on just to do the dishes
H|knee|ACL sure is on everyone's lips here, scan thursday, until then crutches
H|ankle|left ankle is all frozen peas and tubigrip
N||snow up to the knees, waded to the gym
H|neck|bumper car at the fair, my own fault, neck like a stiff door since
U|stroke|while I was reading a bedtime story the words turned to porridge in my mouth and my fingers tingled on that side, she laughed, i didnt
H|shoulder|can't crack the whip so to speak, pull start on the mower is a no
H|hand|peeling potatoes takes breaks now
H|hamstring|the deep one by the sit bone hates long sits and hills
N||free as a bird till the 5th
H|blood|platelets are low so haematology said nothing with bumps
U|faint|it was just standing in line for the cable machine, ears rang, cold, black, then a crowd. 2nd one since new year
H|hip|I'm a bricklayer and since spring I climb scaffold with one leg leading like a bride
H|pelvic|when the toddler jumps on me I have to rush
N||when the toddler jumps on me I get an extra rep
H|surgery|she took a lump out and stitched it up under the breast, can't lie prone
H|back|physical exam for the army postponed cause i cant touch past my knees without a zap
U|clot|shin to ankle shiny, one side, pits when i press and warm as toast. been on bed rest with the pregnancy
H|knee|Deep end only, aqua jog, that's what it tolerates
N||The punch bag had a split lip, we sewed it
H|shoulder|frisbee backhand fine, forehand never again apparently
H|foot|standing on one foot to dry the other is out
H|headache|band round my head by three pm since the new glasses
U|rhabdo|trainer laughed that I'm dramatic but I can't raise my arms to my face and pee is mahogany, 48 hours after push day
H|gut|gallbladder grumbles after fried food, op list, don't want crunches
N||rubbed salt in the wound, rival gym got the sauna
H|knee|my left leg is a stork's best friend, my right won't stand alone
H|elbow|pushing up out of the pool: arms shake and the elbow pinches right at the straight
H|wrist|sledgehammer on tyre, wrist went a funny way, drawer handles are hard
U|palpitations|heart's been off beat like a drunk drummer whole weekend, can't stand in the shower without seeing stars
N||bar bent on me, literally, cheap steel
H|back|scoliosis rod, T4 to L1, doc says no rolling no headstands
H|eye|scratch on my cornea from the branch, patch until friday
H|hip|dance class: chassé right yes, chassé left hitch
N||glutes: dormant volcano
U|tendon_medicine|since the travel clinic pills, the cipro ones, my wrist and heel click, ache, and today stairs were like walking on cut strings
H|knee|even the blanket's weight at night makes me move it
H|hands|sewing by lamplight my knuckles are hot little coals
H|lung|ex smoker, copd, I do pursed lips by the second set, pulmonary rehab nurse says that's my pace
N||nurse checked all of me for the job, fit as a fiddle
H|shoulder|on the bus I don't take the overhead strap, not since summer
U|head|head met low beam in the barn tuesday; since then i'm carrying a bucket around and my left ear hums
H|back|It bites on the way down. It bites on the way up. Between, coffee.
H|heel|i go on tiptoe to the bathroom till it thaws
N||my heel broke at the meeting, barefoot boss
H|foot|metatarsal boot off monday, allowed 50 percent weight
U|breath|the choir director sent me out as I was gulping between notes, then I couldn't lie flat in bed, propped on three cushions
H|skin|tattoo on the knee pit got infected, can't bend it well, cream and pills
N||please less planks, they are long and lonely
H|dizzy|the sit up to stand thing in the burpee makes it all swim
H|shoulder|Quick one: swap anything above my ears, the left arm doesn't go to that floor of the building
H|knee|Would a week off the box be wise? Mine goes stiff behind the cap after, like it's been in the freezer
H|back|Is it ok to skip hinges till my lower half stops arguing with my upper half?
N||Is it ok to skip hinges till my new barbell arrives?
U|nerve|Is it normal that the whole outer foot went out like a bulb and I can't push the clutch properly, started after the heavy pulls?
H|elbow|any curl that isn't hammer makes it spit
U|chest_pain|Is it ok to train if a weight settles on my breastbone each time I do intervals and leaves when I stop? I'm 55, dad went at 56.
N||is it ok to train in socks
H|pregnancy|Is the plank ok with a passenger of 20 weeks
H|hip|how deep may a man with a hip screw squat
U|head|can I lift tomorrow, I cracked my forehead on the bar and since then I've had to reread every text and the daylight's rude
H|surgery|when can i hang from a bar after they fixed my cuff in september
N||when can I hang from a bar, mine is in the post
U|bleeding|Do you count spotting as spotting if it fills a pad an hour? I'm six months past the change
H|heart|how do I train with tablets that cap my pulse
U|faint|is it low sugar if you wake up on the floor with a wet chin
H|medicine|do your plans know about prednisolone, my muscles feel like straw on it
H|knee|They drained it, red-ish yellow, told me two weeks of nothing deep
N||they drained the pool so I ran
H|back|no sit ups for this disc please, the last lot had me on the kitchen floor
H|neck|Nodding yes is fine. Shaking no is not, something catches in the neck.
U|purging|Do you have a plan for after? After I've been sick on purpose I mean, I'm so shaky in the evening ones
H|foot|What's good for a foot that won't take a barefoot step before breakfast?
H|wrist|what can i do instead of front rack, wrists bend like dry twigs
N||what can i do instead of front rack, it's boring
H|asthma|Cold garage, my tubes protest, can I do it in the kitchen
U|clot|does a muscle knot make just one calf hot, glossy and two sizes up? It's been since the train trip
H|shoulder|any press where the arm stays under the chin?
U|saddle|Does cycling numbness last a week? It's everything the saddle touches, and going to the toilet I have to bear down to begin
H|gut|stoma since june, nurse says no lifting more than a bag of sugar yet
N||a bag of sugar on each side makes a dumbbell
H|pelvic|Deep squat equals a feeling of something hanging out
U|palpitations|How much is too much for a heart to flutter? I've to crouch on the pavement each time till the street stops rocking
H|eye|can't read the bar numbers, new drops after the eye op
H|tongue|bit my tongue in the fit last month, neuro has put my dose up, still no driving nor free weights alone
N||bit my tongue when he took my bench
H|knee|the lateral thing, runner, km 6 on the dot, like a thumbtack
U|rhabdo|is coconut water enough if pee is coffee? my lats are so swollen after the rope climbs I can't put my arms down
H|rib|took an elbow at five a side, can't do big breaths
N||took a deep breath and booked the marathon, eek
U|tendon_medicine|Should I stretch more? Both heel cords got tight and sore the day after the third levoflox
H|hand|should I use straps, two fingers won't close since the burn
H|back|Should i worry, no leg stuff, only a band round the waist that stiffens after an hour of sitting
U|rupture|is a bruise from armpit to elbow after a bench pop ok? the nipple is sitting lower and pushing doors is hopeless
H|ankle|tried hopping for the test: left twelve, right one and a yelp
N||hopping mad about the parking
H|hip|Doc says FAI. Means don't sit like a frog.
U|stroke|Should one sleep off a droopy cheek and a slurry tongue? Hubby insists I write something down
H|jaw|Chewing gum banned by the jaw man, so is gritting
H|knee|my pedal stroke has a tick at the top, inside of left
U|breath|would antihistamine be ok before class, last one I swelled round the eyes and couldn't draw air, still hoarse and tight now
N||would a coffee be ok before class
H|shoulder|from nine o'clock to eleven o'clock the arm is in a bad neighbourhood
H|foot|hot spots under both big toes, shoes feel full of coals after 40 mins
H|diabetes|metformin upset, three dashes to the loo during the step class
U|self_harm|how do you cancel an account for someone who isn't going to be around? asking for me
N||how do you cancel an account for someone who moved to Peru? asking for my ex
H|back|lower back sulks after rowing but shuts up with walking
H|neck|left ear to left shoulder, fine, right ear to right shoulder, brick wall
N||left me grinning ear to ear that session
H|osteoporosis|the bone clinic says I've the hips of a bird so no jumps and no rounding
H|finger|ring stuck, knuckle like a walnut after the volleyball
H|elbow|the last 15 degrees of straight have been missing since the cast
N||the last 15 minutes of the video have been missing since the update
H|knee|My knee has taken up ventriloquism, every squat it talks and this week it also swelled
H|back|my spine is a stack of chipped plates today, hold the heavy things
N||my patience is a stack of chipped plates today, hold the burpees
H|shoulder|my shoulder is a haunted house, noises and one room I don't go in: overhead
H|hip|this hip is a drawer that won't shut
N||this drawer won't shut since I keep bands in it
H|ankle|my ankle filed a noise complaint after the trail, and then went up like dough
H|elbow|the elbow sends invoices for every pull up
N||gym sends invoices for every towel
U|chest_pain|an invoice from my chest on every hill, payable in sweat and a stiff jaw
H|wrist|wrist is on a work-to-rule, no pushing, only pulling
H|neck|my neck has gone on a part time contract, left mornings only
U|nerve|my right hand handed in its notice on saturday, it can't lift a cup and feels like a glove on a stick
H|knee|custody of the stairs: good leg has up, bad leg has nothing
H|calf|that calf is a guitar tuned too high
H|back|the bit above my belt is holding a grudge from moving day
N||the neighbour is holding a grudge from moving day
H|foot|my foot wants a divorce from running and I think it'll get the house
N||my running socks want a divorce, always one missing
U|clot|my left leg has been eating the right one's dinner: twice as fat, hot, shiny, since the hospital stay
H|pelvic|trapdoor feeling when I cough
U|saddle|the basement of me has had a power cut, no feeling, no say over the plumbing, back's been murder
H|shoulder|it purrs when I lower the arm and growls when I lift it
N||it purrs when I stretch, the cat, on my mat
H|knee|the hinge needs oil, the oil is apparently physio twice a week
N||door hinge of the gym needs oil
U|palpitations|a moth in a lampshade, that's what's in my ribs, and the lamp dims each time
H|hip|my stride's got a stutter on the left
U|stroke|my tongue's got a stutter since breakfast, never had one, the left fingers are asleep on the job
H|hand|hands like rusty pliers till the kettle's boiled twice
H|back|my back's a folding chair with one setting
N||I need a folding chair for the garden gym
H|ribs|someone left a cutlery drawer in my side, from coughing
H|heel|a tack in the carpet that moves with me, always left heel
U|bleeding|like someone spilled beetroot, and I've not eaten any, twice in the bowl today
N||someone spilled beetroot on the mat, that was me
H|head|a tight hat all week, sinuses, dripping
U|head|a tight hat all week since the goalpost, and I keep putting the milk in the oven, queasy too
H|shoulder|the bra strap and the bag strap are both on the blacklist, that shoulder only
H|knee|there's a mouse in my knee that gets caught in the hinge, then it lets go
H|ear|I've a snow globe for a head when I lie back
U|faint|someone pulled my plug in the middle of squats, next frame was the ceiling
N||someone pulled the plug on the speaker in the middle of squats
H|gut|a washing machine below the belt, came with the antibiotics, sitting close to the loo
H|thigh|a hot penny on the outside of my thigh after long walks, the old tight jeans nerve, gp shrugged
U|rupture|my upper arm has a hill where there was a plain, after a crack on the chin up bar, can't turn a key
H|eyelid|my eyelid twitches day 6, tired i think, also the eye is red and sticky
H|lungs|accordion with a hole, that's me since the flu
N||accordion music all weekend, joy
U|breath|a sack over my head feeling when I walk to the gate, that's new since tuesday
H|foot|every shoe is a size too small by evening, both feet, pregnancy perk at 34 weeks, midwife saw it
H|knee|it has a siren, the siren is stairs
U|tendon_medicine|The pills for the prostate, floxins of some kind, have turned both ankles into bagpipes, creak and wail
H|back|a bolt slid home in my back when I got the roast out
N||the roast slid home, good dinner, seconds
H|shoulder|the arm is on parole, out of the sling but not above the chest
H|hernia|A small egg in the groin appears after squats and is gone by bedtime
U|rhabdo|my arms are two hams in a net since the murph thing, cannot bend, and what comes out is cocoa
N||two hams in a net, christmas shopping as farmer's walk
H|tendon|the rope over my heel has a knot in it, stiff at dawn
U|purging|the toilet and I have a standing date at nine every night, I arrange it, two fingers
N||the sofa and I have a standing date at nine
H|knee|Did the long walk with the club on Sunday, 14k, lovely weather, and since then I've been going down to the garden on my backside step by step.
H|back|Managed four sessions, cut the fourth short as during the swings there was this sort of grab under the belt and I've been brushing my teeth holding the sink.
U|chest_pain|Managed four sessions, cut the fourth short because there was a sort of grab in the middle of me, up into the neck, that let go after ten minutes on the bench, pressing on as normal.
N||Managed four sessions, cut the fourth short because the plumber came.
H|shoulder|I coach under tens and can demonstrate everything except the throw in, that arm stays home.
H|hip|My walking group has started waiting for me at stiles, I can't get the leg over without lifting the trouser.
N||My walking group has started waiting for me at cafes, I talk too much.
U|faint|Walking group again: I was told I slid off the stile like a coat off a peg. I came to with a flask at my lips, laughed it off, did another 6k.
H|foot|trail 12k then next day I could only do the outside edge of the foot, inner arch is on strike
H|postpartum|went for my first jog, baby five months, and by the second lamppost I had soaked the leggings and there's a dragging like a heavy marble
H|elbow|fine all week except turning the oven knob, then it lights up
N||fine all week except the oven knob came off
H|wrist|been swinging the racket again, and now I eat soup with the left
U|stroke|been swinging the racket again, and midway the arm went dead and my partner said my words were scrambled egg. ok after a sit
H|neck|at the dentist they had to prop me with a towel, my neck doesn't go back that far now
H|lungs|carried the tree in, needed both puffers after
N||carried the tree in, needed two mulled wines after
H|back|My daughter puts my bins out since I did something putting out my bins
U|bleeding|Went down to the loo at work and it was all red, no ache, I sat a bit as my knees were water. Gym at 6 as usual?
H|hip|twelve holes then I use the club as a cane
N||twelve holes then I use the club to find my ball, terrible day
H|hand|Since the frost I can't tell a one from a two euro coin with my fingers by the end of the market, warm them up and they're back, doctor says raynauds
U|nerve|Since sunday i can't tell a coin in my left hand at all and the thumb won't meet the little finger, neck's stiff also
H|knee|skied two days, third day was hot chocolate because the left one wouldn't edge
N||skied two days, third day was hot chocolate because blizzard
U|head|skied two days, third day a bloke took me out, helmet split, rest of the day is a blank and the fondue came back up
H|calf|skied two days, now calf won't let the heel touch the ground in the mornings
U|clot|skied two days, coach home 14 hours, and now one shin is like a bolster, hot, and the other is normal
H|shoulder|skied two days, fell on the hand, now can't lift a hairdryer
H|medicine|on the clomid, ovaries like oranges, clinic says no twisting no jumping
H|knee|rehab diary day 19: bend 102, fat as ever, quad asleep, allowed the bike w no resistance
N||training diary day 19: bored 102 percent, legs great
H|back|rehab diary wk 3: can sit for a whole film if it's a short film
U|rupture|rehab diary wk 3 ended badly, felt the graft go, big clunk, and the knee's now hinged both ways
H|achilles|rehab diary: 3x15 raises ok, number 16 lit the fuse
H|shoulder|wk 8 after the stabilising, I can reach the kettle but not the cups
N||moved the cups nearer the kettle, that's my news
H|hip|Total hip, day 40. No crossing, no low chairs, no bending past ninety, and no dancing says the leaflet.
U|saddle|Week after the spine jab. Toilet paper: nothing. Bladder: surprise. Legs: tingly both.
H|pelvic|wk 12 after hysterectomy, my insides feel like a hammock when I jump
H|heart|Cardiac rehab class has me at borg 11, will you respect that please
N||heart is in the right place, form isn't
U|palpitations|Since the ablation in march all calm, but this week it's galloping at night again, I go clammy and everything narrows
H|ankle|ankle fusion so no calf raises, it's a plank of a foot
H|breast|expander in, chest like a shield, no push ups till my surgeon says
N||chest like a shield, that's my goal, captain america
H|kidneys|stent in from the stone, tugging when I jog, out on friday
U|breath|two days out from the plane there's a stitch that stabs when I inhale and I'm puffed brushing my teeth
H|stroke_old|my left side is still the slow twin since the stroke in 2023, neuro physio has me on bars
N||my twin is the slow one, ha, beat her again
H|knee|hyperextended kicking air, back of the knee is sour
H|tailbone|since the birth, every chair is a nail
U|self_harm|diary: slept 2h, ate none, wrote the letters. so tired of pretending there'll be a spring
N||diary: slept 9h, ate all, spring is coming
H|thigh|I hit a wall at km 30 and my quad hit it harder, there's a knot like an egg that won't let me kneel
N||I hit the wall at km 30 and ate a banana
N||my phone has a cracked face and a weak battery, like me before coffee
H|knee|can do: bike, swim, bridges. can't do: anything where that knee passes the toes
N||the rower has a bad back support, new one ordered
U|chest_pain|can do: flat. can't do: any slope, a clamp shuts behind the ribs and my fingers prickle on the left till I stop
H|shoulder|can't fold a fitted sheet. ok nobody can. but I can't hold my arms that high
N||can't fold a fitted sheet, can fold myself in half now, progress
H|back|can't stand still at concerts, need to pace or lean
N||can't stand still at concerts, dance cardio counts right
U|nerve|can't click my fingers, can't pinch a peg, only the right, began in the night
H|jaw|can't eat the crust, jaw stuck at two fingers wide
N||can't eat the crust, carbon, burned it during my emom
H|hip|can't straddle the motorbike, the hip won't open
N||can't start the motorbike so I walk more
H|foot|can't do flip flops, the bit under the big toe screams silent movies
U|breath|can't blow out the match, can't lie down, can't say all this out loud
N||can't complain, nobody listens
H|elbow|can't throw the stick, elbow won't whip, dog is disappointed
N||can't find the stick, dog is disappointed
H|wrist|wrist can't cartwheel, can't plank, can cuddle
H|neck|can't do the parallel park, look over is missing
U|saddle|can't feel the flush on my skin when I sit, can't start, can't stop. back's out too.
N||can't do the parallel park, never could
H|knee|can't run for the bus but can run for the hills, soft ground only says the knee
U|stroke|couldn't sign my name this morning, pen slid, eyelid hung, better after tea
N||couldn't sign my name, the pen was dead
H|pelvic|my bladder can't hold it past the second skip
N||can't hold it any longer: I deadlifted my bodyweight!!
H|hand|can't hold the plank of wood while I saw it, grip gives up like an old peg, thumb arthritis says doc
U|rupture|can't hold the leg straight since the thud in the thigh, it just drops to the bed
H|eye|can't do the ball drills, patch on till the scratch heals
N||can't do the ball drills, ball is flat
H|asthma|can't do outdoor below five degrees, chest goes tin whistle
N||can't do outdoor below five degrees, I'm a lizard
U|faint|couldn't say how I got from the rack to the floor, next thing is a ring of shoes
H|rib|can't lie on my front for the massage, rib sore from the calf (cow) kick
N||can't lie, the massage was the best bit
U|clot|couldn't get the jeans over one calf, it's glossy and hot like a baked potato, other one slides in
N||couldn't get the jeans over my calves, gains
H|medicine|can't have grapefruit, alcohol or heavy sweat on these, said pharmacist
N||can't have grapefruit in the house, I finish them
U|rhabdo|couldn't lift the pillow, arms like inflated gloves, and dark dark wee two days after the sandbags
H|ankle|can't wear the ski boot, the bone bump's red
N||can't wear the ski boot, it is my sister's
H|back|couldn't get into the low car so my brother took the SUV
N||couldn't get into the low car, full of protein tubs
U|bleeding|couldn't leave the bathroom, it just kept coming, ten weeks along, cramps like fists
H|gut|couldn't leave the bathroom, salad from the van
N||couldn't leave the bathroom, daughter's eyeliner tutorial
H|heel|can't walk on the gravel drive at all, soles on fire, plantar thing again
U|palpitations|can't walk to the gate without it starting to trip over itself and my head going to cotton
N||can't walk to the gate without three neighbours chatting
H|shoulder|can't sleep like a starfish, arm up goes dead sore
N||can sleep like a starfish, husband's away
U|purging|can't keep dinner in me, by which I mean I don't let it. And laxies on weigh in days
H|stomach|can't keep dinner in me, norovirus from school
N||can't keep biscuits in the house
H|hamstring|can't put foot on the chair to tie the lace, tight like wire after pulling it
N||can't keep my laces tied
U|self_harm|can't see the point of new year plan, won't need one, have what i need in the drawer
N||can't see the point of shrugs, sell me on them
H|knee|my wife bought a stair gate for the baby and I'm the one grateful, something to hang on to going down
N||my wife bought a stair gate, now each trip is a hurdle session
H|back|The barber asked why I sit like a bishop. Because otherwise it nips.
N||the barber took the sides off, aerodynamic
U|nerve|The barber asked why my head leans. My arm has been useless hanging since that tackle, can't raise it to shave.
H|shoulder|the wedding photographer said arms up everyone and I did half
N||arms up everyone, conga, 9000 steps
H|hip|tango teacher put me on chair duty because of how I come out of the turns, the hip grabs
H|foot|stilettos out, orthotics in, the arch has spoken
N||stilettos out, trainers in, office finally relaxed
U|head|the ball hit me in the ear, since then the room has a lag, and I sleep like a cat
H|dizzy|lights of the tram at night make me sway since the ear virus
N||lights of the tram at night, lovely run along the quay
H|hand|the pottery wheel and I, no more, thumb bones
N||the pottery wheel and I, third wonky bowl, calm
U|chest_pain|the lift was broken, four floors, by three I had an iron bar from armpit to armpit and felt sick. It went. Lift's fixed now.
N||the lift was broken, four floors with shopping, that's leg day done
H|asthma|the lift was broken, four floors, two puffs
H|knee|the lift was broken and I waited two hours for it, that's how the knee is
U|breath|the lift was broken, four floors, half hour later i still haven't got my wind, lips feel odd
N||The lift was broken, met all the neighbours
H|medicine|the nurse said my new injections thin the appetite, so don't be surprised if I flag
H|wrist|bread kneading out, gnocchi out, pasta machine in with left hand
N||bread out, gnocchi in, life is short
H|back|the pew, the plane, the pilates reformer: all three ended with me on the floor on my back, knees up
U|bleeding|the plane loo, bright red, twice, then again at home and I'm pale as candle
N||the plane, the train, the automobile, no gym for 3 days
H|neck|the hard hat, the long day, and the neck that won't hold it up past two o'clock
N||the hard hat, the long day, the cold beer
U|saddle|since the hard hat day lifting kerbs my seat's gone dead and I'm going without knowing
H|elbow|crutches took my elbow, now both ends of me complain
H|calf|my calf is purple where the ball got me, tender, can walk
N||purple is the colour of my tongue, blueberry shake
H|pregnancy|round ligament, midwife word, feels like a stitch low down when I hop out of bed
N||a stitch dropped in my knitting, unpicked it on the exercise bike
U|palpitations|a stitch? no, more a stumble, in the chest, then a long gap, then a hammer, and i had to sit on the kerb fading
H|ribs|stitch under the right side for a week, even walking, doc suspects a pulled muscle
H|scar|caesar shelf is numb and pulls like a short thread when I stretch overhead
N||new gym threads, feel like a pro
U|rupture|short thread feeling then snap, back of ankle, tennis, and now I can press my thumb right into a hole there
H|knee|with this knee every chair is a decision
N||every biscuit is a decision
H|shoulder|reaching into the oven's fine, lifting the tray is not
N||the tray came out perfect
H|infection|piercing in my belly went hot and oozy, nothing round the waist till cleared
U|tendon_medicine|ear infection, ciprofloxacin tabs not drops, and my knees' tendons feel filleted this morning
N||filleted the fish standing on one leg, balance work
H|hip|cortisone in the hip on friday, they said one week like a queen
N||played chess like a queen, brain day
U|stroke|my chess hand wouldn't do the pieces, dropped two, and the clock looked doubled, friend says my face was lopsided
H|bone|shin bone shows a line on the mri so nothing with bounce till Feb
N||the queue line at the squat rack, 20 minutes
H|blood_sugar|pregnant sugar found at 26 wks, pricking after meals, walks after lunch encouraged
U|faint|At the vaccination stand, no wait after it, at the gym, I went down between two bikes like a dropped towel
N||dropped towel in the steam room, scandal
H|knee|my mechanic's creeper is the only way I get under a car, kneeling's done
H|hernia|The truss is on and the surgeon's letter is in
N||the letter is in, I got the apartment
U|rhabdo|did the thousand squat charity. legs are tree trunks, can't descend a curb, pee's brownish red and little
N||did the thousand squat charity, waddling proudly, raised 300
H|back|as soon as I sneeze I grab the worktop, something at belt level says don't
N||as soon as I sneeze the dog barks, hay everywhere
H|shoulder|my wee granny could lift more over her head than me since the fall in june
N||My granny can't lift more than me any more, took me a year
U|clot|my granny's word was milk leg, mine's been like that two days, white, huge, sore to touch, baby is ten days old
H|knee|Hiking poles carried me down, not my legs, esp the left
H|skin|got a boil under the arm, so arm day off
N||boil, rest, peel: eggs for the week
H|wrist|tendon sheath creaks like leather when I move the thumb
N||new leather belt creaks, love it
H|hip|I pick the aisle seat so the bad hip can hang out straight
N||I pick the aisle seat for the popcorn run
U|nerve|right foot catches on the aisle carpet and I keep tripping, three days, like the toes forgot the lift
H|foot|I've got a shoe with a hole cut for the bunion
N||I've got a shoe with a hole, budget gym chic
U|chest_pain|antacids by the handful this week, whenever I walk after dinner or push the mower, wind stuck right in the middle, arms feel weak, burp doesn't help
H|reflux|Antacids by the handful after crunches, known reflux, worse with coffee
N||chilli by the handful this week, I'm a dragon
H|ear|can't clear my ears since diving, feels like I'm in a jar
N||plums in a jar, twenty of them, arms pumped
U|head|feels like I'm in a jar since the door frame, noises far away, i put my shoes on wrong feet, vomited
H|hand|jar opening is a two person sport since my thumb joint went
N||found my old gym card in a jar
H|back|a hot water bottle lives in my waistband this week
N||a hot water bottle lives in my bed, it's minus ten
H|period|a hot water bottle lives on my belly, day two as usual, light stuff please
U|bleeding|day nine and getting heavier, i've changed the sheets twice, heart racing on the stairs
H|knee|heat helps the knee, ice helps it, stairs don't
N||ice tea helps
U|purging|what helps is getting rid of it, quickly, before it counts. i know the shower noise covers. session was good tho, bit blurry
H|mood|what helps is the therapist and the walks, known thing, the low is back a bit
N||what helps is the counting voice, keep it
U|self_harm|what helps is thinking it'll be over by sunday. i mean all of it. got the rope
H|neck|Pilates hundred: head on a cushion, else the back of my neck catches fire
N||pilates hundred: abs on fire, great
H|shoulder|side plank left is the good side, side plank right lasts a blink then pinch
N||side plank left 40 right 40, matchy
U|rupture|side plank, crack in the shoulder, now a dent at the top and I can't lift the arm away from my hip
H|ankle|Tree pose: fell out like a drunk on the plate side
N||fell out of the pub into the gym, not advised
H|pregnancy|downward dog makes my heartburn come up and my wrists puffy, 30w
N||downward dog with actual dog, licked throughout
H|vertigo|downward dog and the floor rolled like a ferry, sat on my bum till it slowed, second week of this
H|eye|downward dog not allowed since the eye pressure thing
U|stroke|downward dog, stood up, and there was half a world missing on the left, came back after tea with a skull splitting ache
H|knee|pigeon: nope, the inside of the knee complains
N||pigeon on my balcony watches the workout, judging
H|hip|pigeon feels like a pebble in the hip crease
H|back|cobra is bliss, cat is bliss, forward fold is the dentist
N||cobra, cat, cow, what is this a zoo
U|breath|cobra, cat, cow, then couldn't get air in, chest tight like corset, and it hasn't let go since this morning, I've hives too
H|wrist|cow face arms: fingers don't meet by a foot on the bad side
N||cow face arms: fingers MET today, champagne
U|palpitations|savasana, lying dead still, and my heart starts hopping like a trapped rabbit, hands tingly, vision fuzzy. Third class now.
N||savasana, lying dead still, snored, class laughed
H|foot|warrior two wakes the bunion
N||warrior two, queue jumper nil
H|hamstring|forward fold tugs one string at the sit bone, same spot since april
N||changed the strings, hands sore from the guitar, nice
H|knee|Hi! Loved Monday, loved Wednesday, on Friday the step aerobics found out about my left knee and now the two of us are going round the shop holding the trolley.
H|back|right so ive been decorating the nursery and bending for the skirting boards and by the last wall i couldnt get up without my brother in law hauling me under the arms, still like that two days on
N||right so ive been decorating the nursery and bending for the skirting boards and honestly my squat has never been better
U|nerve|right so ive been decorating and after a day with my head back painting the ceiling my arm went floppy, cant hold the brush, dropping mugs, thought it was the cold
H|shoulder|Dad of four, lifting them off climbing frames all Saturday, by the evening I was eating chips with the wrong hand because the right one wouldn't come up to my mouth without complaint from the top of the arm
N||Dad of four, lifting them off climbing frames all Saturday, that counts as kettlebells please
U|faint|Dad of four, did the dads' race, woke up with the vicar over me, they say I just dropped mid stride, feel a fraud now, all good
H|hip|72 next month, still dance on thursdays, but the quickstep has gone to a slow step since the left hip began locking in the turns
N||72 next month, still dance on thursdays, quickstep and all, the young ones sit down first
U|chest_pain|72 next month, dance thursdays, but I now have to sit out the second half of each quickstep till the vice across my front lets go, the cha cha's kinder
H|foot|student, festival in wellies for 3 days, now the top of my foot has one mean spot and I walk on the outside of it
N||student, festival in wellies for 3 days, voice gone, mud everywhere, no training obvs
U|head|student, festival, someone's boot from the crowd surf got my temple, I've lost Sunday, puked monday, screens are horrid tuesday
H|wrist|I'm a signer for the deaf and by friday my right wrist whispers instead of speaks
N||learning sign language, thumbs are clumsy, fun
H|pelvic|netball mums team: I centre pass, I leap, I leak
N||netball mums team: lost by 20, laughed till we cried
U|bleeding|netball mums, five weeks after the section, ran the quarter and went home sitting on a towel, soaked through, clots
H|elbow|gamer elbow, mouse side, after two hours it's a hot bead on the outer knob
N||gamer hours again, bed at three, session skipped
U|clot|gamer marathon, 14 hours in the chair, next day left calf like a hot brick and swollen, thought cramp but it's only the one
H|neck|translator, two screens, one neck; the left one hurts to look at, literally
N||two screens, one brain, zero workouts
H|lungs|mouldy flat, chest wheezes at night, council's coming, doctor gave me a brown one morning and night
N||mouldy flat, moved out, new gym round the corner
U|breath|mouldy flat, moved the wardrobe, couldn't stop whistling after, blue one six times, still can't finish sentences
H|back|Delivery rider, potholes, by the tenth drop there's a line of fire from my belt to the back of my thigh, goes off when I walk a bit, feeling and strength all good says the physio
N||delivery rider, 90 km saturday, legs have no more to say
U|saddle|delivery rider, thought it's the saddle, but off the bike two days and I'm still like anaesthetic between the legs and can't pass water properly
H|medicine|my epilepsy nurse swapped me to a new one, sleepy as a cat, bike only on the trainer
N||sleepy as a cat after the turkey
U|palpitations|sleepy afternoon shift and out of the blue my pulse is 190, I'm grey, colleague sat me on the pallets, gone in 20 min, happened twice now
H|hand|florist, secateurs, thumb. say no more
N||florist, valentine's week, say no more, no training
H|skin|florist, tulip rash on all fingers, split tips, bar burns
U|rhabdo|florist turned crossfitter haha, did 150 burpee pull ups on thursday, arms now huge and bent like a doll's, wee like port wine
H|knee|choir stairs, risers, third row now front row because of the step
N||moved from third row to front row, the diaphragm work pays
H|surgery|they mended my bowel in august, I've a scar from hero to zero and a leaflet that says 10 kilos max till new year
N||a leaflet from the new gym says 10 kilos free chicken, ha
H|ankle|umpire: can stand six hours, can't jog to square leg without the ankle puffing up
N||umpire: stood six hours, sunburned nose
U|stroke|Umpire. Put up the wrong finger, couldn't say "out", bowler said my mouth was sliding. Fifteen minutes of it. Tea, cake, carried on.
H|diabetes|insulin in the same thigh that does the lunges, goes low right after, nurse says use the belly
N||use the belly they say, breathing like a baby, fun cue
U|purging|nobody at ballet knows that I run the tap. after class and before. I get cold sparks in the fingers now
H|eating_recovery|in recovery from the eating stuff, dietitian says no numbers on screen and no fasted runs please
N||no numbers on screen for me, they distract me
U|self_harm|ballet's over for me since the cast list and I keep looking at the balcony. don't worry, it's quiet
H|hip|ballet: the left turnout has a click and a pinch like a stapler
N||ballet: the left turnout is finally as rude as the right
U|tendon_medicine|ballet, also antibiotics, levo something 500, and my relevé has gone, both heel cords like hot strings since tuesday
U|rupture|ballet, grand jeté, landed and heard a whip crack, no push in the foot, walked off flat
H|shin|ballet: the shin has a sore inch
N||ballet: new pointe shoes like bricks, breaking them in the freezer
H|knee|dear app, my knee is a pensioner and I'm 29
N||dear app, my playlist is a pensioner and I'm 29
H|shoulder|leave out anything where i'd wave at planes
N||leave out anything where I look like a frog in front of my flatmates
H|back|leave out anything I have to pick up off the ground, till the physio signs me back
N||leave out anything I have to pay for
H|wrist|leave out the hands flat stuff, the plate's still in and the bend stops at forty
H|neck|leave out looking up, it sets off the arm
N||leave out the looking up at the screen, audio only
H|foot|leave out hops. doctor's note: no landing until the boot is off
H|hip|leave out the sumo, my ball and socket has a tear in the gasket
N||leave out the sumo, it splits my trousers
H|pregnancy|leave out the belly ones, I've company till march
H|heart|leave out the breath holding, my valve doc said so
H|eye|leave out the head down bits, the retina man's orders
N||leave out the head down bits, my fringe falls in
H|elbow|leave out chins, straight arm pulls are peaceful
U|chest_pain|leave out the hills maybe, every one now puts a boot on my chest and my left hand goes dull, level is fine
U|nerve|leave out the left leg ones, it's stopped listening, knee folds and the foot won't rise, began after the sneeze on thursday
U|breath|leave out cardio, i can't get through brushing my teeth without puffing, and lying flat is like being held under, new this week
H|asthma|swap the sprints, my tubes prefer long and slow on dusty days
N||swap the sprints for hills, view's nicer
H|hernia|swap the heavy carry, there's a bulge that comes out to watch
N||swap the heavy carry, the corridor's too short
H|knee|swap lunges for bridges like last spring when the cap was cross
N||swap lunges for bridges, corridor's again too short lol
H|shoulder|swap press for row, something snags
N||swap press for row, I like pulling things
H|bladder|swap jacks for marching, you know why, mothers know
N||swap jacks for marching, downstairs neighbour knocks with a broom
H|dizzy|swap the floor to standing ones, up-down makes me green since the new tablet
U|faint|swap the floor to standing ones, friday I got up, and woke up again on the floor with my tooth through my lip
H|rheum|rheumatologist's new jab started so I'm open to bugs and stiff till noon
N||stiff drink, stiff breeze, stiff upper lip, holiday in Cornwall
H|back|sacro whatsit: one step forward with the left leg and a nail goes in by the dimple
N||hit the nail on the head with that warm up
H|hand|hit the nail on the thumb, fat and black, hook grip no
H|toe|hit the toe on the plate, purple, limping a bit
U|head|hit the head on the garage door friday, laughed, but since sunday I'm dull and dizzy and one pupil looks big my girl says
N||hit my head against the wall with this login
H|ribs|hit the ribs on the saddle horn, breathing in shallow sips, urgent care says bruise
H|knee|hit the dashboard with both knees in august, pcl, no hamstring curls says surgeon
U|clot|hit by a trolley on the calf? no idea, but it's huge, hot and red, only that side, and I've just had three weeks in a boot
U|bleeding|hit hard in the side at hockey and now i pee rosé and my shoulder tip aches
N||pink rosé on the terrace, bad athlete happy woman
H|kidney|kidney infection last week, on the second box, flank still tender
N||kidney beans and rice five days running, budget
H|prostate|since the prostate op I pad up, pelvic nurse says no heavy squats yet
N||new knee pads for volleyball, pink
H|knee|new knee sleeve, same old puff under it
N||new knee sleeve, feels pro, nothing wrong just vibes
H|wrist|new wrist wraps because pressing without gives me a needle on the pinkie side
N||new wrist wraps, they match my shoes
H|back|new belt because without it my low back threatens me at 80
N||new belt because the old one is too big, yay
U|rhabdo|new trainer, new me, new colour of wee: cola. thighs swollen like hams, 3 days
H|foot|new insoles, old ache, inner arch, 3k in
N||new insoles smell of lavender
U|palpitations|new watch caught it: 3 am, 170, on off on off, and I was swimming in the head walking to the kitchen
H|heart|new watch says my rest pulse is 44, which is the tablets, cardiologist knows
N||new watch tells me to breathe, cheeky
U|stroke|new glasses not the reason: half the page vanished and my hand wouldn't turn it, gone after a nap, told nobody
H|eye|new lens in left eye, two weeks of no rubbing no bending
N||new glasses bounce when I skip
H|hip|walked the dog round the block, the hip walked me back
N||walked the dog round the block, then the dog walked me round again
H|knee|Bit of a saga. The knee was drained in may, jabbed in june, scanned in july and told to behave in august. It has not behaved.
N||Bit of a saga. The gym lost my pass in may, my locker in june and my heart in july.
H|back|I hold on to the counter and breathe out when I sneeze, that's the trick this week
H|shoulder|passing the salt across my body is a hmmm
N||passing the salt less, doctor on tv said so
H|hamstring|tug on the bottom of the run up, fast bowler, only three overs
N||three overs, two wickets, one sunburn
U|rupture|fast bowler. planted, felt the side of my calf blow, heard it too, stumps went blurry, can't rise on it and it's black by the heel
H|finger|third finger, caught it in the slip cordon, looks like a chipolata
N||chipolatas all weekend, no regrets
H|neck|scrum on saturday, since then I reverse by ear
U|nerve|scrum on saturday collapsed, both arms burned, now my left one is a coat sleeve with nothing in it
H|ear|cauli ear drained, head guard, no contact for ten days
N||cauliflower rice, who hurt you
H|elbow|popping up on the surfboard, the elbow doesn't pop with me
N||popping up on the surfboard at last!!!
H|ribs|paddling out, ribs on the board, bruisy and sharp if I cough
U|breath|wipeout, hold down, and since then i'm coughing froth and can't get a full lungful, sat up all night in the van
N||wipeout, hold down, sand in places
H|knee|the turn, the pop of the board, knee went inward. Walking stiff. Physio tomorrow.
H|skin|reef rash on both knees, scabs crack when I squat
U|saddle|horse bucked, landed on my bum, and since then my bum isn't reporting in, nor is my bladder
H|tailbone|horse bucked, landed on my bum, now I eat standing
N||horse bucked, I stayed on, queen
H|wrist|horse bucked, hand out, scaphoid maybe, thumb spica till rescan
U|head|horse bucked, they say I was out a minute, I remember the stable and then the car, feeling seasick
H|thigh|horse rider's inner thigh tore a bit in the fall, can't grip
N||the vet says the horse has a bad back, I have to lead and walk, 10k steps
H|back|vet myself, pulled a calf at 4 am, pulled myself too
N||vet myself, pulled a calf at 4am, literal calf, best strength session of the year
H|shoulder|vet again: arm up the cow, shoulder out for the week
U|chest_pain|vet, 58, lambing, and each time I run for the far pen something sits on me and my wrist watch strap feels tight, i lean on the gate and it lifts
N||lambing finished, eleven hours sleep, human again
U|bleeding|lambing finished, and so is my iron i bet, been flooding two weeks, see stars when I stand, six pads a day
H|iron|lambing finished and so am I, iron tablets from monday says gp, breathless on the bank but no worse
H|hands|after shearing I can't make a fist for an hour
N||after shearing I smell like a sheep, otherwise strong
U|rhabdo|after shearing 200 in a day for a bet, back and arms swelled like loaves and I'm peeing tar brown
H|knee|quad bike rolled, knee got twisted, doc thinks mcl, brace six weeks
N||quad bike wouldn't start, pushed it home, quads burning lol
H|eyes|hay dust scratched my eye, antibiotic drops, patch
N||hay bales done, traps like a bull
U|faint|hay bales done, then I went over backward off the trailer, nothing before it, just black. Landed in straw.
H|asthma|hay bales done, up half the night whistling, better with the puffer
U|palpitations|hay bales done, shower, and it's flapping and stopping, I held the tap, dark round the sides, gone by tea
H|back|hay bales done, and I'm done, L side, can't sit on the tractor
N||tractor seat has springs like a trampoline, core work
H|foot|steel toe boots and a bunion, what a marriage
U|clot|steel toe boots won't close over one ankle since the long haul, the whole leg aches deep and is warm, other's grand
N||steel toe boots as ankle weights
H|hip|climbing into the cab: left foot, grab, heave, groan
U|purging|cab life: i eat at every stop and bring it up at the next. hundred k's later the shakes
N||cab life: bands on the door handle, it works
U|self_harm|cab life. sometimes a bridge pillar looks like the easy way and this week i steered a bit. didn't
H|mood|cab life is lonely, doc put me on citalopram two weeks ago, a bit jittery
N||cab life is lonely so thanks for the coach voice
U|stroke|cab life. Pulled over cause my right hand wouldn't find the gear and dispatch asked was I drunk. half an hour. drove on
U|tendon_medicine|cab life. clinic in town gave cipro for the waterworks, now pressing the clutch is like stepping on a snapped bowstring, both heels
H|neck|cab life. neck like a rusty bolt, mirrors only
H|knee_old|The leg I smashed at nineteen still goes on holiday on the last five stairs
H|shoulder_old|ever since the motorbike thing my left arm is half the man the right is, can't hold a plank past ten
H|ankle|That ankle was pinned in 2009 and it tells me about every cobble
N||pinned ankle in 2009, ran a marathon on it in 2019, it's forgotten and so have I
H|hand|Since the tendon repair the ring finger won't join the others round a bar
H|hip|after the tractor accident, one glute is on permanent leave so stairs are one sided
H|knee|kneeling to plug in the hoover made a noise like a carrot and now I can't squat past chair height
U|rupture|starting the hoover cord pull, something let go in my upper arm, there's a ball, it's bruised to the wrist, screwdrivers are a joke
H|back|I put my trousers on lying down like a seal getting dressed
H|neck|when I tilt to drink the last of the tea it nips
H|shoulder|Deodorant on the right side takes a wall to lean the arm on
N||deodorant ran out mid class, sorry all
H|calf|Sprinted for the plane, calf went ping, no bruise, can walk and go on tiptoe but it moans
N||sprinted for the plane, made it, PB surely
H|hip|pushing the pram uphill sets off the front of both hips
H|elbow|Wringing the mop. That's all it took. Elbow's been sour since.
U|chest_pain|dragging the suitcase over the cobbles, an anvil, right here, cold sweat like a tap, my fiancé said you're grey. Ten minutes. Then gelato.
H|foot|sole like walking on walnuts, both, since I quit the desk for the bakery
N||walnuts in everything, thanks to mum
H|wrist|since I started the wheelchair rugby my wrists are cooked and I can't transfer without swearing
H|shoulder|wheelchair user, right rotator is my leg basically, and it's been nagging on every push
N||wheelchair got new tyres, flying
U|clot|para here, so can't feel it, but my left leg is twice the right and warm and my temperature's up a bit
H|skin|para here, red mark on the sit bone won't fade, nurse says off it two hours on one hour off
H|breathing|anything with my arms up makes me huff these days since they took a piece of lung in may, surgeon expects it
H|knee|It clicks with a hot click, not the old cold click
H|back|scale of 1 to taxidermy I'm stuffed fox
N||scale of 1 to ten I'm a biscuit
H|ribs|chest physio twice a day, CF, so I train after the huffing
H|gut|fasting for the camera test on tuesday, no training, and after that nothing heavy if they take polyps
U|bleeding|they took polyps friday, all good, but tonight it's just blood and clots, three times
H|joint|hypermobile, knees bend backward, shoulders slip; specialist says stop short of the end
H|thumb|my phone thumb has quit, right base, like a dry hinge
N||my phone quit so no tracking this week
H|pelvis|left side of my pelvis slides when I push the trolley, 24 wks
U|bleeding|24 wks, and a gush when I squatted for the cat, clear, keeps on
H|knee|Getting into the sidecar, ouch without the word
H|shoulder|taking a selfie is now a right arm thing
N||taking a selfie mid plank, fell on nose, laugh
H|throat|tonsils like golf balls, swallowing nails, penicillin since today
H|heel|hopping off the tailgate, 30 times a day, heel cord thick as a thumb
U|nerve|shin to toes like it's wrapped in cling film and the ankle rolls over by itself, since I squatted monday
H|jaw|can't whistle for the dog, jaw locked half
H|back|I do my emails on my stomach this week, sitting is more than my back will have
N||my emails are a marathon
H|eye|conjunctivitis and one eye glued, no pool no pads
H|hip|rainy days: cane. dry days: no cane. that hip.
H|arm|shingles jab, arm like a log and shivery since yesterday
H|knee|I clap when I get up from the floor, in relief, the knee lets me one time in two
N||clapped at the end of the virtual class, alone, in the kitchen
H|pressure|monitor at work 162/98, occ health says see gp, no heavy till then
U|head|got a bell ringing from the scaffold tube, hat on, but my left and right are mixed up and i keep yawning and retching
H|medicine|stopped the oxycodone after surgery, crawling skin and no sleep, doc managing it
H|shoulder|catching the falling saucepan was a mistake, front of the shoulder has a hot line
N||catching the falling saucepan, reflexes of a cat
H|groin|keeper's kick. left side. low. like a zip.
H|back|every step down off the ladder lands in the small of the back
N||agility ladder is a tongue twister for feet
H|wrist|leaning on the bar to vault the fence, something clicked on the outer side, opening taps is nasty
H|asthma|perfume lady next to me on the mat and my chest shut shop, inhaler reopened it
U|breath|perfume lady on the mat, my chest shut shop and hasn't reopened, four hours, sat forward on my hands
H|varicose|the vein in the calf is like a hot cord, gp looked today, surface one, stockings
H|hip|sitting on the wallet side gives me a zing in the cheek so wallet's moved
N||wallet lost on the run, found by a nun, good week
H|knee|trainers on, tights on, got as far as the third stair, took everything off again. that knee
H|back|thirty years a dentist, bent over one way, and this month my spine refuses to unbend before noon
H|neck|my neck lives in the left lane
N||everyone lives in the left lane here, late again
H|elbow|lifting the toddler out of the swing with straight arms, it's the inner elbow that swears
U|palpitations|brushing my hair, it starts like morse code, the room slides, I hold the basin, ten minutes later tired as a mule
H|foot|I stepped off a deck step wrong, outside edge swollen like a plum, doc says avulsion, boot
N||plum jam on rice cakes, a revelation
H|hand|opening the tin for the cat takes both hands and a curse, the thumbs have gone on strike
H|shoulder|the doc put dye in it and says the rim is torn, so no overhead no throwing till he decides
H|diastasis|my middle doesn't close like a coat that's too small, 10 mo after twins, physio says no full sit ups
N||the coat doesn't close, it's the scarf
H|pregnant|i've stopped lying on my back as i go hot and swimmy, midwife said left side
H|prolapse|cystocele grade two, gynae says no straining, so what about deadlifts
H|kidney|transplant in 2021, keep me away from knocks to the front right
H|liver|fatty liver scan, doc wants steady walking and less beer
N||less beer more bike
H|hip|the injection made me ten years younger for ten days, now it's back
H|knee|meds for gout, knee this time, red as a tomato, rheum confirmed, off it
U|faint|three times in one shift i've slid down the cold store door, last time the boss timed it, forty seconds
H|eye|flashing lights checked yesterday, vitreous came away, told no heavy for 6 weeks
H|asthma|course of pred done, still twitchy, warm up long please
U|stroke|my daughter asked why I only lipsticked half my mouth. The other half was lower. And the arm's been lazy since lunch.
H|back|reached for the soap, stayed down there
H|back|sneezed on the M25 and my back shut
H|neck|looked round at a whistle, haven't looked back since, it won't turn
N||whistled through it
H|knee|stairs: no, says the left knee
N||stairs: smashed them
H|shoulder|shirt buttons fine, shirt itself not
H|hip|left hip's rusty and bites
N||left one glove at home
H|wrist|no pushups, you'd know why if you saw it
U|chest_pain|hill, tight, rest, gone, hill, tight
H|foot|limping since ten
N||yawning since ten
H|back|back locked, bent like a hairpin
N||locked in this week!!
U|rhabdo|brown wee, arms like boards, CrossFit mon
H|elbow|handshakes hurt my feelings, and my elbow
H|knee|knee's puffy again
N||puffy jacket weather
H|pelvic|leaky on jacks
N||leaky tap, wet mat
H|ankle|ankle rolled, iced, sulking
N||rolled oats, iced coffee, sulking cat
U|clot|one fat hot calf
H|neck|stiff as a post
N||last to post, first to finish
H|chest|cough from the cold won't leave, barking at night
U|saddle|nothing down there. no feeling. back's bad
H|hand|fists won't close
N||fist bump to the coach
H|rib|ooh the left side when i laugh
N||ooh the left side of the gym has new racks
H|dizzy|woozy on standing
N||boozy on sunday
U|nerve|foot drops when I walk, new
N||dropped a spoon
H|hernia|the groin lump's back when I lift
N||lumpy porridge, no recovery from that
U|purging|Fingers. Again. Every night.
N||fingers crossed for saturday
H|pregnancy|bump says no
N||speed bump says no, bike lane closed
U|head|knocked it friday. still seeing two of you
N||knocked it out of the park
H|thyroid|on half pills, tired legs
H|period|curled up day one
N||curls only day one
U|breath|can't get air in, talking hurts
N||talking too much between sets, guilty
H|knee|Week three of the plan. Everything bar the box step downs is lovely, and those leave a thumbprint of fire under the left kneecap that I can still find at bedtime.
H|shoulder|I noticed in the mirror at dance that my left arm only makes it to half past ten when the right is at noon, it's been shrinking month by month, and at night I can't lie on it.
H|back|Thanks for shortening it. Still, the goblet squats finish me off, by rep eight I feel my lower back taking over like a bad substitute teacher, and I'm tilted for a day after.
H|hip|Is there a version of the step ups for someone whose hip starts talking at knee height and shouting above it
N||Is there a version of the step ups for someone with a dog on the step
H|foot|been barefoot all summer at my aunt's, and now from the first tile of the morning my heel makes me tiptoe
N||been barefoot all summer at my aunt's, soles like leather, brilliant
U|nerve|been carrying my nephew on my shoulders all day, next morning I couldn't lift that arm out sideways, at all, still can't, and the outside is numb like after the dentist
H|wrist|been carrying plates, three up the arm, and the wrist is pulsing into the pinkie
N||been carrying plates, the iron ones, gym volunteers day
H|ankle|barn dance. heel turn. cracked like a whip and went up, xray says no break, crutches
N||barn dance. heel turn. applause.
U|rupture|barn dance. someone trod on my heel, I turned, nobody there. now no tiptoe, and a hollow where the cord goes
H|neck|headstand at the party, yes, 46, and since then I turn like an owl with a sprain
N||headstand at the party, yes, 46, and I nailed it
U|head|headstand at the party, came down on the tiles. keep putting the keys in the fridge, and light's a knife
H|jaw|sparring, mouth guard bit through, can't close my teeth level, dentist friday
N||sparring, mouth guard tastes of mint, fun
U|bleeding|sparring, took some to the body, weeing raspberry since and it's getting darker
H|hand|sparring, knuckle sunk, boxers one, cast to the elbow
H|ribs|sparring, liver shot, can't twist to get the seat belt, sore to poke
H|calf|treadmill at 12%, woke up walking on heels, not the usual soreness, one spot and it stabs
N||treadmill at 12%, calves like wood on both sides, love it
U|clot|treadmill at 12%? maybe. but only the left, it's been four days, fatter, shiny, veins up, and I'm six weeks after having baby
H|elbow|rope climbs left a hot nut on the inside of both elbows, a week now
N||rope climbs left burns on socks, buy long ones
U|tendon_medicine|rope climbs, or the moxiflox for my sinuses? elbows, knees, heels all went sour same day, day 4 of the box
H|sinus|sinuses full of cement, bending over's a drum
N||mixed cement all day with my cousin, pump!
H|back|mixed cement all day with my cousin, and now when I lie flat I can't get my knees to leave the bed without a hiss
U|saddle|mixed cement, back went, ok, normal, but now it's strange to sit, like sitting on foam, and I had to push on my belly to pee
H|mood_med|anxious tablets changed to propranolol, heart rate zones odd, gp says fine to exercise
N||heart rate zones odd, wore it on the ankle, silly
U|palpitations|heart rate zones odd? 40 then 180 then 60 while folding socks, and I had a wobble and saw sparkles
H|heart|new stent, new year, new rules: no lifting the shopping for a fortnight
N||new year, new rules: no shopping hungry
U|chest_pain|new year swim, then the walk up the beach: chest in a bear hug, jaw hurting, had to kneel. fine after. everyone's fine
H|cold_water|chilblains after the new year swim, toes itchy and purple, shoes tight
N||new year swim, screamed, hot chocolate, best day
U|breath|new year swim, then couldn't catch it, wheezing and pink froth in my hanky, still short now
H|skin|hives on cold days, known, pill works, no swims
H|knee|"you'll know when it rains" said the surgeon, and he was right about the meniscus side
H|menopause|joints creak at 5 am and I boil at 5 pm, hrt patch day ten
H|hips|both of them, after long drives, stand like brackets
N||brackets first, then the sums, homework with kid
H|burn_out|heart pounds at emails, doc says stress, signed off, light things only
N||emails pounded at me all week, the bag got it
U|self_harm|signed off, told everyone I'm fine, I've got a date circled and it isn't a holiday
N||date circled, it's a holiday!
H|elbow|I pull the hand brake with the wrong hand, the right elbow spits at it
H|shoulder|my arm won't go in the sleeve of a blouse, jumpers are history
H|knee|husband carries the washing down, my knee's retired from baskets
N||husband carries the washing down, I carry the conversation
H|thigh|thigh bruise with a hard core, from the hurdle, bend stops at eighty
U|purging|I ran 30k to earn dinner, then didn't keep it. My knees gave on the stairs
H|low_weight|doctor says my weight's too low and periods stopped so only walking and yoga until bloods
N||end of period, that is the full stop, at last my thesis is done
H|knee|Rep seven of the leg extensions and the kneecap lit up like a stove ring
H|shoulder|Face pulls, second set, a crunch then a hot ache down to the deltoid. Binned the rest.
H|back|on the way up from the trap bar my left side folded like a cheap tent
H|hip|Hip thrusts: the front of the right hip pinched from the first one, tried feet wider, pinched wider
H|elbow|skullcrushers crushed the elbow, not the skull
H|wrist|cleans at 50, caught it crooked, wrist has been in a huff for six days
H|neck|shrugs and then my neck seized so that I looked permanently surprised
U|chest_pain|sled push, length two, felt an elephant sit, arms full of sand, sat on the turf till it got off, then did length three
U|rupture|leg curls, a twang you could hear over the music, back of the thigh has a valley in it and I'm walking like a pirate
N||sled push, length two, felt like an elephant, trumpeted
H|hamstring|romanian ones, at the bottom, something pulled like a thread from a jumper, stopped
H|calf|double unders, number forty, calf bit me
H|knee|wall balls, and the outside of the knee went like a match
N||wall balls, hit the ceiling, light bulb dead
H|foot|box jump downs, heel's been cursing since
H|rib|landmine twists, a clicky stab at the last rib, deep breath finds it
U|nerve|after heavy rows i had fire to the fingertips and now I can't make an OK sign, day 3
H|back|burpees, the getting up part, it's like a zip stuck halfway
N||burpees, the getting up part, philosophical
U|faint|thrusters, 12 of 15, the lights went off from the outside in and I woke up under the bar's shadow with my nose bleeding
H|dizzy|get ups: standing phase, the ceiling sways, been so since they raised the pills
H|shoulder|turkish get up, elbow to hand, shoulder says "who, me?" and wobbles out
H|hand|farmer carry, right grip dies by the pillar, carpal thing
N||farmer carry, pretended I had piglets
U|palpitations|in the cool down, not the work, my heart took off again by itself like a moped and I went wobbly and cold
H|asthma|row 500s, third one I sounded like a gate, puffer, fine
U|breath|row 500s, one of them, ten minutes ago, I still can't close my mouth to swallow, never been like this
H|hernia|leg press pushes my belly button out like a thumb
N||leg press pushes my playlist to its limits
H|pelvic|pressure down below by the third set of squats, like a cork
U|saddle|after the leg press I got off and my inner thighs and all between had vanished, wet leggings, didn't notice
H|diastasis|dead bugs make a tent pole down my middle
N||dead bugs, there was a live one on my mat
H|jaw|I clench on deads and next day my molars are bruised, night guard doesn't help
H|eye|burst a red patch in the white of my eye on heavy bench, optician looked, said no straining this week
U|stroke|bench, sat up, and the left side was fog, the clock had no half, tongue thick. Ten min. finished with curls
H|knee|pistol to the bench: clean left, and the right one comes with a hiss and a wince
N||pistol to the bench: left clean, right dirty, love it
H|hip|frog stretch leaves me bow legged for two days, deep in the socket
U|rhabdo|200 calf raises? no, 1000. calves like rocks, can't flatten foot, and pee like dark ale
H|achilles|eccentric drops, floor, morning after, the cord is fat and cross
H|back|rower's back again, low left, a coin sized bully
N||coin sized blister, badge of honor, covered it
H|shoulder|lat pulldown behind? no, in front, and still catches like velcro
H|elbow|the ring dips have planted a splinter under my elbow tip
N||box gave me a splinter, tweezers
U|head|kettlebell kissed my forehead in the snatch. Three days on, brain's in syrup, vomiting mornings, noise hurts
H|thumb|hook grip thumbs are one thing, this one bends the wrong way since sunday
N||hook grip thumbs, we meet again
H|surgery|coming back from keyhole in the shoulder, wk 10, green light for band rows only
H|medicine|I take a pill that thins the blood since the af, so no box jumps my cardiologist said, shin cuts are a mess
U|bleeding|box jump, shin, cut, and on apixaban it's soaked three towels and still going
H|foot|the second toe drifts and the joint under it is sore as a boil on calf raises
U|clot|calf raises made one calf sore? it's hot, tight, bigger by 3 cm and I'm on the patch
N||calf raises made both calves sore, equal, happy
H|knee|step machine ten minutes, knee like a fist
N||step machine ten minutes, boredom like a fist
U|purging|step machine till the screen says I've paid for lunch, then the toilet for dinner
H|neck|Crunches: hands behind the head or the neck goes into spasm
N||crunches: the cereal, double portion
U|tendon_medicine|calf stretch made me yelp, both sides, I'm on avelox since saturday
H|kidney|sauna's off, kidney nurse says, and creatine too
U|self_harm|deadlift pb and I felt nothing. I keep hoping the bar lands on me. thought of loosening the clips
N||deadlift pb and I felt everything, cried a bit
H|knee|It won't straighten the last bit, like a door with a rug behind it
H|hip|When I get up from the piano there's a pause now, while the left side catches up
H|shoulder|the kids' coats hang on the low hook and so does mine since my arm stopped halfway
H|back|getting the turkey in the oven is delegated, my back won't sign for it
N||turkey trot, gobbled it in 29 min
H|hand|handwriting shrinks and drags by the evening, writer's cramp says the neurologist, known since spring
H|leg|polio leg as a child so left is a passenger, just give it light work
H|foot|charcot foot in the diabetic shoe, boot man says no steps extra
H|ms|ms here, heat makes my legs go to treacle, cool room sessions please
N||heat makes my brain go to treacle, fan on
H|parkinson|pills at 8 12 and 4, between them I freeze at doorways, best hour is half past nine
N||freezer broke, eating everything, bulk season
H|eye|macula's going so I can't read the small numbers, larger please, doctor says exercise good
H|lupus|sun and a hard session and I'm in bed with hot joints for two days
H|fibro|everything is a bruise today, including the sleeves
N||banana bruises make the best bread
H|pots|stand up and I'm 130, salt and stockings, cardio knows, floor work suits me
U|palpitations|stand up or sit it's all the same now, it rattles at 180 and I go pale and far away, never had it till monday
H|longcovid|a walk costs me the next day, pacing nurse says stop at a third
N||a walk costs nothing, best gym in town
H|stitches|dog bite, five stitches in the forearm, no gripping
N||dog bit my resistance band in two
H|burn|stove burn on my palm, bubble wrapped
U|bleeding|cough, iron taste, spoonful of red. twice since the cold
H|vein|cannula bruise, arm hot cord, nurse looked, just surface, warm flannels
U|clot|arm this time: whole right arm blue-ish, fat to the fingers, heavy as a log since the pull up contest
H|collarbone|collarbone's a stepped thing now, eight weeks, can't carry the bag on it
N||the bag strap broke, carried it like a baby
H|knee|the quad next to the scar is a hollow, knee buckles going down
H|hip|son's bunk bed, top sheet, hip folded the wrong way and clunked
H|back|every sunday after football my back takes monday off
N||every sunday after football my liver takes monday off, so no training
U|faint|Communion rail, then floor. Then gym, then floor. Two in a week, must eat more.
H|pressure|they want me to lie left and rest, pressure's up at 35 weeks, hospital checks twice a week, only breathing stuff
U|bleeding|35 weeks, a warm trickle down my legs, not stopping, plus tightening, but I finished the stretch
H|head|whiff of coffee and my migraine's off, four this month
U|stroke|A thunderclap behind the eyes at the top of a squat, never had the like, neck's gone stiff and I'm lying in the dark typing with one eye
N||a thunderclap in the middle of a squat, storm took the lights
H|tooth|filling came out, cold air runs are a zing
N||cold air runs are a zing, love it
H|arm|my tennis arm has gone on the sick
N||sick beats in the new playlist
H|back|can't bend to kiss the baby in the cot
N||bend to kiss the baby in the cot x50, mum squats
U|nerve|can't tell whether the bath's hot with my left leg and it trips on the mat, back's been locked since friday
H|foot|posh shoes off by the starters, ball of foot burning
N||posh shoes off by the starters, danced till two
H|wrist|can't turn my palm up for the change at the shop
N||a change is as good as a rest, do boxing this week
H|shoulder|golf: half swing, then it's a gate that stops
H|lung|they found a shadow, scan on the 12th, told carry on gently
N||shadow boxing is hilarious in my hallway
H|knee|my runner's body has a cyclist's knee now, doctor's pun, no running for six
U|rupture|pop, sofa, bag of peas, no lifting the heel, quad's up like a wave above the kneecap
H|skin|chafed raw under both arms, infected, cream thrice daily
N||chafed at the rules, no chalk
H|gut|piles. no squats today. enough said.
N||piles of laundry, no squats today
H|ankle|ankle's been the size of a mango since zumba on saturday
N||mango season, carbs sorted
U|rhabdo|spin challenge, 90 min, first time. can't walk stairs day 3, thighs tight shiny, toilet like black tea
H|elbow|steering left brings a knife to the outer elbow
N||knife skills class, onions, tears
U|breath|my voice has gone to whispers, throat's closing after the nut bar, lips like tyres, writing this in the changing room
H|neck|head stuck at quarter to, neck won't go to twelve
N||stuck at quarter to nine, traffic
U|self_harm|you ask what I want to achieve. to not wake up, mostly
U|self_harm|Thank you for being kind to me. I've sorted the dog and the bills and I won't be needing the spring block.
U|stroke|I texted my sister and it was alphabet soup, she came round, my left cheek had slipped and I couldn't lift the kettle that side, it came back so we had lunch
H|hip|since I slipped off the pedals, hip crease feels like a folded cardboard when I lift the knee
U|purging|my knuckles have scars from it, I do it after the protein as well, still, deficit is deficit
U|tendon_medicine|took the last of the ofloxacin yesterday and this morning it's like both ankles have been wrung out, kettle to sofa is as far as i go
N||kettle to sofa is as far as I went, rest day as ordered
U|breath|two nights in the armchair because flat is like drowning, shoes tight, up 4 kilos since wednesday, and a flight leaves me gaping
N||two nights in the armchair, the series is that good
U|chest_pain|Shovelled the path. Had to hang on the shovel as something gripped me from collar to belly and dripped down my arm. Then again by the steps. Done now, no more snow.
H|shoulder|Shovelled the path, and the left shoulder now refuses the top button
N||Shovelled the path, then the neighbour's, then made an angel
U|head|came off the sled backward into the fence, giggled, later I was sick on the dog and I've no idea what we had for dinner
H|tailbone|came off the sled on my backside, cushion with a hole it is
U|rupture|pulling the sled, bang in the back of the shoulder, arm hangs outward like a wing, can't rotate it in to button
U|rhabdo|pulled the sled uphill forty times with my kids on. legs swollen so the jeans won't, and my pee is dark like beetroot tea
N||pulled the sled uphill forty times, best workout ever, legs pleasantly dead
U|clot|ankle to knee like a tight stocking I'm not wearing, just left, red, warm. My mum had the same and she had injections.
H|knee|tight stockings from the hospital for a week after the scope, bends to seventy
U|saddle|It's like I've sat in snow too long, but it's day two and warm in here. Number twos come without knocking.
N||sat in snow too long on purpose, cold therapy lol
U|nerve|mitten on, can't tell which finger is which in it, and the thumb's gone limp, since my neck clicked on tuesday
H|neck|scarf, collar, heat rub, and still the neck turns like a safe
U|palpitations|it's bolting, stopping, bolting, an hour on and off this evening, and each time the kitchen goes far away
H|heart|after the valve clip, nurse on the phone every friday, told no breath holding no heavy
U|faint|was putting the star on the tree, then I was under the tree
N||was putting the star on the tree, side stretch of the year
U|bleeding|putting up the tree, cough, cough, and a coin of blood in my palm, again this morning
H|back|the tree went up, I stayed down, bent, till my son came
H|elbow|bow arm, cello, a burning bead on the elbow after Dvorak
N||cello up four flights, farmer carry with culture
H|thumb|violin thumb is stuck by morning, clicks to open
H|lungs|the trombone won't fill since the pneumonia, doc says it takes 3 months
N||brass band practice, cheeks sore from puffing, ha
H|pelvic|the high C in the choir costs me a drop
H|foot|organ pedals, left big toe joint, hymn 4 is agony
H|wrist|piano octaves wake the lump on my wrist
U|nerve|the fourth and fifth fingers won't play since monday's fall, they just lie on the keys
H|eye|music swims since I began the pressure drops, optician says two weeks
H|knee|pedalling the harmonium, knee like a drum by raga two
N||tabla practice, forearms pumped
H|back|sari for six hours and squat cooking for forty people, now waist is like plank
N||cooked for forty people, stirred like a rower
H|shoulder|cannot tie the sari pleats pin at the shoulder, hand not going
U|chest_pain|carrying water pots up, in middle like stone placed, sweat, then vomit small, sat under the tree till okay, yesterday also
H|sugar|fasting sugar 190 again, doctor adding one more tablet, evening walks slow
H|bp|salt free life since BP went 170, doctor says walking only two weeks
N||salt free life, I cried into the soup, that salted it
H|uterus|fibroids big as oranges, scan done, jumping brings dragging, op in may
H|knee|prayer five times, rising on the second one by the wall
N||prayer and push ups before sunrise, peace
H|heel|bare foot in temple, heel like thorn in first rounds
N||bare foot in temple, 108 rounds, good steps
U|bleeding|while straining stool blood is coming like tap from one week and i am getting dark before eyes on stairs
H|piles|known piles, little spots on paper, doctor gave cream, avoid heavy squats
U|breath|after the smoke of the festival my chest is blowing like flute whole night, pump finished, can't lie, can't speak long
H|asthma|after the smoke of the festival i take pump two times, now ok, indoor only please
N||smoke of the festival in all my gym clothes
H|hand|Chikungunya in monsoon, still wrists and knuckles like rusted hinge at dawn
H|dengue|just out of dengue, platelets coming up, doctor said 3 weeks no gym
H|neck|autorickshaw jerk, neck catch, looking only straight like a statue
U|stroke|mouth went to one side while brushing and water fell out, hand also heavy, elder said cold wind, I rested one hour and it went
H|face|bell's on the left since august, doctor treated, water still drips, not tired of it just saying so no mouth breathing drills
N||cold wind in the face all run, tears, snot, joy
U|faint|queue at the ration shop, sun, then people putting onion at my nose, same in zumba tuesday
N||queue at the ration shop, calf raises in line
H|leg|old bullet in the thigh, from the war, cold days it drags and I go short
N||old football war story, he scored, i didn't
H|amputation|below knee left, stump's got a blister so socket's off till it's dry
H|shoulder|crutches made the shoulders hot, the front of both
U|head|prosthesis slipped, cheek and temple on the kerb. Speech ok. but it's like cotton in my skull and I've been sick since
N||parallel parked on the kerb, gym bag survived
H|hip|amputee hip flexor is tight as a fist, physio wants prone lying
N||fist pumps all the way home
H|hearing|sudden deaf in the right ear treated with steroids last month, balance a bit drunk yet
N||drunk on endorphins
H|knee|Wouldn't call it sore. Would call it rude.
N||The coach voice isn't strict, would call it rude, love it
H|back|my back's fine if nobody drops anything I'd have to pick up
N||mic drop: 100 kg
H|ankle|It's ok until it's cold, uneven or tuesday
H|shoulder|somebody else does the ceiling bulbs now, my arm quits at the chin
U|purging|I've been "tidying" dinner away. In the loo. 11 days straight. Dizzy in class but lighter, so
U|rhabdo|I can't comb my hair, arms fat like legs and firm, wee like soy sauce, first bootcamp was saturday
N||soy sauce on everything, water weight
U|clot|my partner says my legs don't match anymore. one's a balloon and hot since I got home from hospital
H|vein|my partner says my ankles don't match the morning ones, pregnancy 32w, both, midwife checked pressure ok
U|saddle|my partner tapped my bum and I hadn't noticed. back's been out a week, wee's slow to start since last night
H|back|my partner taps my bum to push me up the stairs, back's out
N||my partner tapped my bum at the plank, fell over laughing
U|rupture|partner heard it across the pool: my heel, off the wall, a crack, foot won't point now
H|calf|cramp off the pool wall, calf has been knotted for four days, sore to press, stairs careful
N||pool was full of toddlers and suspiciously warm
U|palpitations|partner counted 150 with me asleep, woke me, I was soaked and everything was floating
H|apnoea|partner counted me stopping, sleep clinic gave me a mask, head's clearer
N||partner counted my reps wrong, thirty became fifty
H|hip|partner says I snarl in my sleep when I roll to the left, that'll be the hip
N||partner says I count reps in my sleep
H|neck|partner does the reversing, my neck won't
H|foot|partner hears me coming: clump, tap, clump, it's the arch
N||partner hears me coming, new squeaky shoes
U|nerve|partner noticed my shoe scuffs at the toe on one side, it's since the back went on monday, can't lift it off the brake well
H|doctor_limit|Saw the sports doctor on Wednesday, nice woman, she drew me a picture: everything below the belly button is open for business, everything that loads the neck is shut until she has read the new scan, sorry to be a bore.
H|weakness_old|I tore the thigh at twenty one and never did the exercises properly, so on single leg things that side shakes like a washing line and the other does the work, I'd like to even them out without upsetting it again.
H|pelvic_floor|Voice note, baby asleep. So the walking is good and the bridges are good but the moment I carry the car seat up to the flat there is that heavy dropping feeling again and I have to stand with legs crossed at the door.
H|knee|honestly the plan is great and I'm not one to fuss but my other half has spotted that I now throw my left leg out sideways on the stairs like I'm getting over a fence
H|shoulder|We had the school photo day and I do the hanging of the backdrop, except this year I couldn't, the arm comes up as far as the collar and then somebody inside pulls the handbrake
H|back|weekend at my in-laws on the fold out sofa, drove five hours each way, now when I get up I have to wait at the table for the spine to arrive, training can be gentle please
H|medicine|Rheumatology has put me on the new weekly tablet and told me the first month may be queasy and to keep out of the sun and off the booze, I'm happy to train but mondays will be slow
H|dizzy|not sure it matters but every time I look under the bed for the cat the bed carries on moving after I've stopped, it's been like that since the cold and lasts as long as a traffic light
H|hernia|lad at work with a medical kit said it's a rupture as in the truss kind, comes out like half a lemon in the fold of my leg when I lift kegs and goes back if I lie flat, seeing the gp monday
H|asthma|Cold mornings by the lake my breathing goes tight and squeaky by the second bench, two puffs and a slow walk and I'm right again, so could the runs go to lunchtime
H|pregnancy|Twelve weeks and told nobody but you. Sick till eleven, asleep by eight, and the smell of the gym mats is more than I can bear.
H|foot|The doctor with the needle said three more weeks of soft shoes and no jumping off anything, he means the loading bay, I mean everything, that heel is made of glass
H|eyes|They lasered round the edge of my retina on Tuesday and sent me off with a list: no lifting, no bending, no rope, and come straight back if I see curtains, so far so good
H|wrist|i fell off my scooter like an idiot and the hand went backwards, xray said nothing broken, but i can't turn a key or lean on it getting off the floor
H|kidney|the renal nurse rang, numbers slid a bit, so no more ibuprofen for the knees and no protein powders, and she'd like me to keep moving but not to get dried out
H|bones|I slipped in the porch in february and it turned out my wrist broke because the bones are thin, so now it's calcium, the yearly drip, and they don't want me curling forward
H|hip|My grandson asked to be carried to see the trains and I had to say no, the right hip gives me two minutes with a load and then it wants to sit
H|infection|had a tick, had a ring, have the antibiotics, three weeks of them, joints feel like after flu, doc says easy walking
H|neck|long week at the microscope, by friday I was turning round with my whole chair to answer people and could only sleep with a rolled towel
H|knee|i kept hearing a click in the lunges and ignored it, today it didn't click it stuck, had to shake the leg out by the fence, now it's a bit round looking
H|elbow|Paddling the school trip, six hours, now I can't squeeze the toothpaste with that hand without the outside of my elbow joining the conversation
H|ankle|I can do it all as long as I don't have to go on my toes, the back of the ankle has a squeaky knot where the boot used to rub
U|chest_pain|Nice walk with my sister to the viewpoint but I kept asking her to admire flowers because there was this slab on my front and my jaw felt like after the dentist, it went at each flower
U|nerve|So this may be from sleeping on the sofa, but since thursday I can't hold my hand up straight, it hangs down like a puppet, and the back of the thumb is like wearing plastic
U|tendon_medicine|My doctor on holiday wrote me ciprofloxacin for the waterworks, I am on day six, and coming down for breakfast the ropes behind both ankles felt like they'd been plucked, is the tempo run wise
U|tendon_medicine|lungs cleared with the levaquin thank God but this shoulder and now the back of the heel have swelled and creak, they were fine before the pills
U|rhabdo|First week at the box, loved it, only that my arms are stuck half bent like a toy soldier's and so puffy my watch won't close, and I thought it was blood in the toilet but it's just brown
U|purging|I do so well all day and then at night I eat what the kids left and get rid of it, five times this week, and after I lie on the tiles because my heart goes funny
U|self_harm|Not training this week. I sat in the car in the garage for an hour with the door down and the key in my hand, then the cat scratched at the door.
U|faint|Funny thing at the parents evening after my run, one minute by the coats, next minute on the gym floor with the headteacher holding my feet, never happened before
N||The second hand bench came in forty pieces with instructions in Finnish and I have three screws too many, it groans when I sit but so far we trust each other
N||I've been a bear with a sore head since the clocks changed, ask my wife, but the short sessions make me human again by breakfast
N||My sister sent a parcel of salami and figs so the diet had a small accident, no survivors, back on the soup tomorrow
N||I would love for my arms to look less like string and more like rope by the time the boat goes in the water in may
U|tendon_medicine|prostatitis tablets, the cipro family, and now I walk downstairs sitting, the backs of both ankles are like wet string about to go
U|tendon_medicine|three days into levofloxacin my biceps cords and both heels ache to the touch, I blamed the pull ups, but I've not done any
U|tendon_medicine|Dentist no, urologist yes, norfloxacin, and the heel on the left has a lump and a burn that wasn't there on sunday
U|purging|I count, I eat, I panic, I kneel at the bowl. Four times yesterday. The scale is happy and I'm shaking.
U|purging|water pills from my nan's cupboard before weigh in, nothing but gum since friday, cramps in both calves and the room going soft
U|self_harm|I've gone back to the lighter on my arms. Long sleeves at the gym if you wonder.
U|self_harm|Some nights the balcony makes a good case, last night it nearly won it
N||the foam roller and I have an understanding, I ignore it and it gathers dust
N||like a kettle about to whistle, in a good way, race on Sunday
N||the shed door needs a knee to open it, the roof needs a prayer, the dumbbells are inside
N||the boss put his foot down, the printer put its foot down, I put my feet up
N||twelve hours propping up the bar, as staff, so legs are out of conversation tonight
N||I want shoulders that fill a doorway, mine currently fill a letterbox
N||my stomach wrote a love letter to the lasagne
N||the bike chain coughs and hiccups on the hill gear, I'll oil it
N||the calendar is bent double till the 20th, give me two short ones
N||My trainer mate has a screw loose and so has his bench
`;
