/** Sentences to train on, in the words of people who never lift: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const everydayNotes = `
U|chest_pain|bins day so dragged both up the drive and got that squeezing thing behind the breastbone again, stood at the gate till it let go
N|time|cut my time to 20 minutes
H|knee|my knees say hi, less stairs lol
N|leave_out|please no burpees they kill me
H|shoulder|can't lift my arm to the shelf where the mugs are, hubby has moved them down
N|noise|flat below has a newborn so can we be quiet as mice after 7
U|faint|was in the queue at boots and next thing I'm looking at the ceiling tiles with a lady holding my handbag
H|knee|stairs are a negotiation at the minute
N|days|weds and sat only now, the wee one started swimming
U|clot|back from seeing my sister in Perth and my left sock leaves a groove you could lose a pencil in, right one doesn't. that leg feels tight and warm
H|pregnancy|16 wks today!! told work. what do I do about the lying flat ones
N|kit|I have a kitchen chair, two tins of beans and a dog who thinks it's play time
U|bleeding|Loo was like tar again this morning, third day, and I've not had iron or liquorice before you ask
H|back|putting socks on has become a two person job this week
N|mood|bit flat. it's january. it'll pass
U|breath|i have to sit on the landing now halfway up my own stairs to get air, wasnt like this a fortnight ago and its not a cold
H|medicine|doctor's put me on ramipril since monday so i get a wee wobble if i stand up too quick
N|other_person|hubby did his knee at five a side so I'm doing the school run, that's why no tuesday
U|stroke|Rang my daughter and she said mum you're talking gobbledegook. Ten minutes and it went. Tired I suppose
H|hip|getting out of the car takes me three goes and a swear word
N|food|ate my bodyweight in mince pies no regrets
U|nerve|keep dropping the kettle. not clumsy, the left hand just opens by its own since about wednesday
H|postpartum|nine weeks since baby and I wee a bit when I sneeze or do the star jumps
N|event|my niece's wedding is 14 june and I'd like to get up the church steps with puff left for the hymns
U|self_harm|Everyone would manage fine without me tbh, I've started writing the letters. anyway yes I did the walk
H|asthma|using the blue inhaler more with this cold weather maybe 3 times a day
N|soreness|thighs feel like jelly after monday, nice jelly
U|palpitations|the flutter comes when im just sat watching corrie and then everything goes a bit far away and swimmy
H|wrist|opening jars no. opening doors, also no, the thumb side of the wrist
N|negation|no aches no pains nothing to report captain
U|head|Came off the stepladder doing the curtains thurs, back of my head on the radiator. since then lights are too bright and I keep losing my words
H|neck|I turn my whole body to reverse the car now, like a robot
N|idiom|work is a pain in the neck but you can't fix that
U|rhabdo|tried my daughters bootcamp friday, today is monday arms won't bend and wee is the colour of coke
H|diabetes|type 2, sugars been all over the shop since xmas, 14 on tuesday morning
N|healed|broke my ankle in 1998 falling off a kerb, been right as rain ever since
U|saddle|it's gone numb where the bike saddle would be except I don't ride a bike. and I can't tell when I need to go
H|illness|chesty cough second week, on the mend but puffed
N|place|can I do it all in the garden, house is being replastered
U|rupture|stepped off the kerb and something went twang up the back of the leg like being hit by a ball, cant go on tiptoe at all now
H|foot|first steps out of bed I walk like a penguin on hot sand, heel mostly
N|leave_out|not the plank. anything but the plank. I'd rather hoover
U|tendon_medicine|on cipro for the waterworks infection, day 5, and the back of both ankles has gone stiff and sore out of nowhere
H|surgery|Gallbladder out three weeks Friday, keyhole, surgeon says nothing heavier than a kettle till six weeks
N|sleep|teething. that is all. that is the report
U|purging|after the birthday cake i made it come back up again. only thats every day since sunday now
H|elbow|lifting the teapot sends a zing to my elbow
N|muscle_focus|more bum less arms please, i have a dress in mind
N|joke|if you say squat once more I'm telling my mother
H|vertigo|rolled over in bed and the room went round like the waltzers, doc says crystals, does the head thing with me thursday
N|praise|loved the chair one with the music, can we have more like that
H|menopause|hot flushes and joints all creaky, gp started patches this week
N|time|ten min in my lunch is all I get, boss watches the clock
H|eye|cataract done on the 3rd, no bending with head down for a bit they said
N|no_jump|nothing where both feet leave the floor thx
H|arthritis|my hands are like bunches of bananas in the morning, can't make a fist till 10ish
N|weather|rain all week so no walking, did the stairs in tesco
H|heart|stent in since september, nurse at cardiac rehab says keep it so i can chat
N|pets|cat had surgery so she sleeps on the mat, need a standing plan
H|anxiety|had one of my panicky do's in the supermarket, did the breathing, same as always
N|other_person|mum's had a funny turn so I'm at hers till sunday, skip me
H|sciatica|sitting through parents evening left a hot line from bum to knee, old friend, comes every winter
N|fear|is it normal to be nervous about lifting at 67? never touched a weight
H|hernia|bulge by my belly button pops out when I sit up, waiting list for the repair
N|travel|in a premier inn wed and thurs, no kit, thin walls
U|chest_pain|jaw and left arm go heavy when I push the pram up Castle hill, stops at the top bench
U|palpitations|my watch buzzed 168 while i was peeling spuds and I had to hold the sink cos I went grey round the edges
H|knee|kneeling at mass is out, I half sit now
H|pregnancy|31w and hips feel like they've been taken apart and put back by a toddler
N|time|Wee bit shorter pls. 15 tops. Twins.
N|leave_out|skip the mountain climber things, I look like a dog digging
U|faint|nurse here so I know better but I did go down in the sluice, out for seconds, nobody saw, got up and finished shift
H|back|coughed and my back locked. walking like a question mark since
N|kit|resistance band snapped and hit me in the face lol, need an exercise without one
N|soreness|backside is talking to me after those bridges, good talk
U|nerve|right foot slaps the floor when i walk, started at the weekend, tripped over the cat's bowl and the cat
H|shoulder|doing my bra up behind is history, do it in front and spin
N|denial|knee's been an angel all week touch wood
N|place|moved to my mums so only have the hall, it's about a yoga mat wide
U|breath|cant finish the bedtime story without stopping for breath, and I've slept in the armchair since sat
H|illness|covid again!! day 4, mostly tired and a nose like a tap
H|medicine|new tablets for the bp have my ankles up a bit, pharmacist said mention it at review
N|food|What should I eat before, I do it at 6am and feel like a hollow egg
N|event|charity walk 10k in may for the hospice, want to be ready
U|bleeding|28 weeks, there was red on the paper twice today and a bit of a gush, am resting with my feet up
H|foot|toe is the size of a plum and the duvet cant touch it. gout says the locum
N|joke|did the stretching. husband asked if I was being exorcised
U|stroke|left side of my face felt like after the dentist and my tea ran out the corner, no dentist tho
H|hip|on the list for a new hip, can do short walks with the stick
N|days|mornings no longer work, evenings after half 8 yes
N|idiom|heart was in my mouth when the little one climbed the wardrobe
U|saddle|back was bad all week then yesterday I wet myself without feeling it at all, and it's all cotton wool between the legs
H|wrist|carpal tunnel splints at night, so hands flat on floor is no no
N|other_person|father in law passed out at the carvery, salt or something, long night in a and e but he's ok
N|healed|c section scar 11 years old, never bothers me
U|clot|plaster came off 4 days ago and calf is fat hard and hot to the hand, hurts if I pull my toes up
H|skin|shingles round my ribs, can't bear a waistband or bra
N|muscle_focus|could my arms get a bit more? want to carry the shopping in one go
N|quiet|Baby monitor picks up everything so floor stuff only no thuds
U|self_harm|the pills are counted, they're in the drawer, knowing that's there is the only calm I get
H|head|migraine tues wed, one of my usual ones with the zigzags, tablets helped
H|bp|cuff says 162 over 98 this morning. nurse wants a week of readings
N|sleep|3hrs. again. night feeds. coffee is my god
N|fear|what if I get a heart attack doing this at my age, my friend's husband did. I feel fine mind
U|head|toddler headbutted me proper hard on the temple sunday, been sick twice and reading the phone makes me woozy
H|knee|stepping down off the bus I have to go sideways, like a crab with shopping
N|mood|weepy film, weepy me, nothing wrong
N|no_jump|nothing hoppy please im built for comfort
U|purging|i take senokot every night so dinner doesn't count, six or seven of them, my daughter doesnt know
H|pelvic|feels like something's coming down when I carry the baby seat, physio says prolapse grade 1
N|travel|visiting my son in Leeds for 2 weeks, sofa bed, no room
U|tendon_medicine|the antibiotic for my prostate, levo something, and now my shoulder and heel tendons ache like toothache since Tues
H|neck|the phone-under-chin job has finally got me, left side solid as wood
N|kit|found a step in the charity shop £2!! use it
H|rehab|physio lady says ten sit to stands and no more till she sees me on the 9th
U|rupture|reached for the falling casserole and my upper arm popped, theres a lump like an egg down near the elbow and a big bruise
N|question|does gardening count as a session because i dug two beds
H|fatigue|me/cfs so if I overdo monday I pay on wednesday thursday friday
N|denial|no dizzy spells since they changed me back, doc is happy, 6 months ago all that
U|rhabdo|went mad on the 200 squat challenge from the church group, thighs are rock and swollen and I'm weeing brown water
N|music|more abba less drums
H|stomach|reflux something terrible if you make me lie flat after tea
N|pets|dog was sick on the mat so mat is in the wash, give me standing
H|ear|ear infection, balance a bit off on left, drops from chemist
N|praise|slept better than in years this week so keep doing what your doing
H|thyroid|they've upped my levothyroxine and I'm a bit jittery, bloods in 6 wks
N|time|can the sunday one be before church ie under 25 min
U|chest_pain|ok so um i did the walking like you said and uh going up by the post office i got this like a belt pulled tight round me and it went in my teeth and then i stopped and it went
U|faint|standing too long at the school concert and woke up across two chairs with jumper off, that's twice this month
U|bleeding|coughed into the hankie and there was bright red, more than a streak, happened again at lunch
U|palpitations|heart doing the samba at 3am then a long pause then I feel like I'm dropping in a lift, every night since thursday
H|back|bending for the dishwasher, nope, I do it on my knees
H|shoulder|sleeping on the right side is cancelled, it wakes me
H|knee|there's a grinding when I get off the loo you could hear next door
H|pregnancy|just found out!!! 5 weeks, haven't told a soul but you
H|illness|stomach bug went through the nursery and then through me
H|foot|ball of my foot like walking on a marble
H|surgery|had the coil thing and a biopsy tuesday, no lifting till spotting stops they said
N|leave_out|squats ok lunges nope I fall over like a cow
N|days|only got every second week, custody
N|place|hospital waiting rooms mostly this week with dad, can I do something in a chair in the corridor
N|kit|no dumbells only a bag of cat litter 10kg
N|food|my slimming group lady says no bread. rubbish isn't it
N|joke|I've muscles I was never introduced to
N|soreness|calves moaning after the hill sunday, gone now
N|idiom|if the boiler man doesn't come I will have a stroke
N|other_person|my friend got a clot from the pill so she's off the class, it'll be only me
N|healed|slipped disc 2009 operated all fine since honestly
N|time|Can we say half an hour and not a minute more
U|stroke|curtain came down over my left eye for a bit on sunday morning, like someone drew a blind. can see again now
U|nerve|cant button the baby's vest, two fingers won't do as told and there's no feeling in the tip since I slept on the sofa monday. four days now
U|saddle|i wipe and cant feel the paper. tmi sorry. the sciatica is both legs now too
U|clot|Day 10 after the knee op, whole lower leg is shiny and twice the other, thought it was normal swelling but its boiling hot
H|hip|the outside of my hip burns when i lie on it and going up the step
H|asthma|tight chested at night with the damp, brown inhaler doubled by the nurse
H|medicine|sertraline week 2, yawning and shaky hands
H|diabetes|had a hypo in the middle of the hoovering, jelly babies sorted it, told the clinic
H|neck|cricked it. slept funny. can't look left
H|elbow|tennis elbow without tennis, it's the wringing out
H|heart|they put a pacemaker in on the 12th, left arm not above shoulder 6 weeks
N|no_jump|bungalow with a cellar below, floor bounces, so no hopping
N|quiet|partner on nights sleeps till 3
N|mood|fed up of the dark but ok
N|weather|ice on the path so did indoors
N|event|trip to machu pichu in sept (!!!) make me climb things
N|denial|heel's not bothered me once since the new shoes
N|question|Is walking with poles cheating
N|muscle_focus|tummy please. i know you can't spot reduce, but tummy please
N|praise|Thank you for the short one on friday it was just the ticket
U|rupture|kicked the football with my grandson and felt a bang in back of thigh, now its black from bum to knee and I drag the leg
U|breath|lips a bit blue says my wife, can't get comfy unless I'm bolt upright, been so since last night
U|head|banged it on the boot lid hard tuesday. since then headache gets worse not better and slept 14 hours
U|self_harm|baby deserves a different mum, I look at the balcony too much
U|purging|skip breakfast and lunch, then if I slip at dinner I know how to get rid of it, throat is raw
U|rhabdo|aqua spin thing. two days after i cant lift my arms off the bed and my pee looks like tea without milk
U|tendon_medicine|finished levaquin last week for chest infection, coming downstairs both achilles feel like they're ripping
H|wrist|fell on my hand in the snow, its puffy, can move fingers
H|arthritis|rheumatoid flare, the steroid burst starts tomorrow
H|fatigue|long covid. good day bad day. bad day today
H|skin|eczema on my palms split open so gripping anything is ouch
H|vertigo|looking up at the top cupboard makes it all tip for some secs
N|travel|cruise!! back on 22nd, there's a gym but I'll be at the buffet
N|sleep|slept like a log and then some
N|pets|the dog knocked me off the mat, she laughed
N|kit|got a rowing machine off facebook, still in bits in the hall
N|leave_out|swap the step ups for something sitting? telly's in the way of the step
N|fear|i never did sport since school, will they laugh at me
N|time|longer on saturday please im alone for once
H|rehab|6 weeks after the ankle pins, allowed half weight with crutches
H|period|first 2 days of my period i'm curled round a hot water bottle
U|clot|doc i dont bother with but my calf on one side is like a drum and I'm on the new contraceptive patch, skin's reddish
U|faint|hot yoga once never again, i greyed out then was on floor, they said i twitched. didn't go to anyone
U|chest_pain|thought it was the curry but it comes each time I carry the washing up, a weight like a cat sitting there, and I sweat
U|stroke|arm wouldnt do what i said when I reached for the remote, all down one side dead, it came back after the news
H|back|i can do ten minutes stood at the sink then i need a chair
H|knee|swells up like a grapefruit if I do more than the corner shop
H|postpartum|stitches from the tear still pulling at 5 weeks so sitting's a no
H|shoulder|washing my hair is one handed these days
H|bp|started on amlodipine, told to take it easy for a fortnight
H|foot|bunions are shouting
H|pelvic|leaking on trampolines, in coughing, laughing, you name it. Is there a floor thing
H|medicine|Blood thinners now, so falling's not an option says the doc
N|days|Mon tue off please then as before
N|place|my office has a stairwell that's empty at 1pm. use that
N|other_person|our reverend collapsed at the pulpit, he's stable. whole village in a state
N|idiom|laughed so hard i nearly wet myself at the instructor's socks
N|healed|two sections a hernia and a hysterectomy, all ancient, all sorted, doc signed me off for everything
N|soreness|feel it in my tummy from the new ones when i laugh
N|leave_out|No touching toes please it's undignified
N|no_jump|don't make me jump, I'm on the third floor and the man below writes letters
N|food|off sugar 9 days, grumpy as a bear
N|denial|just saying no chest stuff this week before you ask
N|joke|survived. send cake.
N|time|half days only now so could do 45
U|nerve|whole of my arm gone to sleep since yesterday dinner and its not waking up. neck sore too
U|palpitations|skipped beats by the dozen after my walk, had to lay on the kitchen floor for I thought I'd pass out
U|breath|bee sting thurs on allotment, now lips are fat, itchy bumps everywhere and a whistle when I breathe
U|bleeding|four months after having him and suddenly I'm soaking a big pad each half hour with clots, feel floaty
H|neck|headaches from the back of my head over to the eye when I've done a full day of spreadsheets
H|hip|I walk like John Wayne till about eleven
H|illness|tonsils again. swallowing glass. antibiotics friday
H|asthma|cold air sets off my cough so out walking isn't great
H|surgery|carpal tunnel op on right hand last weds, stitches out next weds
H|diabetes|got the sensor fitted, goes beep in the middle of your warm up, 4.1 and falling
H|eye|detached retina lasered in oct, consultant says nothing jarring
H|elbow|phone elbow i call it. tingles in the little finger when its bent long, had since spring, gp knows
N|muscle_focus|less legs this week I'm on my feet 12 hours at the bakery
N|quiet|Library job, can't be clanking about
N|kit|there's a bench in the park and a low wall
N|travel|away with the brownies friday to sunday, tents
N|mood|I felt proud. there I said it
N|question|do I have to wear trainers, slippers ok?
N|event|moving house on the 30th so loads of boxes that's my workout
N|praise|your Tuesday thing has got me up the stairs without puffing, magic
U|self_harm|since she died I keep thinking the river would be easy. not asking for help just saying
U|head|slipped in the bath and cracked my skull off the tap, bit of a blank about the evening after, nauseous since
U|rupture|knee gave a loud clunk on the dance floor, ballooned in an hour, won't straighten and won't hold me
U|saddle|since the weekend i cannot start a wee, stand there for ages, and my bottom's dead as after an epidural. back pain the worst ever
U|purging|don't worry about my calories, whatever goes in comes out within half hour, i see to that
U|rhabdo|Did my son's PT session, 300 press ups from the wall, now chest and arms puffed like michelin man. water dark as stout
U|tendon_medicine|so the urologist gave me ciprofloxacin and my wrist and the achilles have swollen up, is it the walking
H|vertigo|labyrinthitis they say. holding walls
H|anxiety|on propranolol for the nerves so pulse won't go over 100 whatever I do
H|arthritis|damp's in my joints, slow to get going but i get going
H|wrist|de quervains from lifting baby, in a brace
H|period|endo flare so i was in bed with heat pad two days
N|weather|too hot to do a thing, 34 in the kitchen
N|sleep|neighbours party till 4
N|pets|walked the dog 9 miles cos she ate a sock and needed to pass it
N|fear|I saw that thing on telly about brain bleeds at gyms. doesn't happen in chair yoga does it?
N|leave_out|get rid of skipping I've no rope & no rhythm
U|chest_pain|hi its me again so i was hoovering comma no hoovering the landing and i had to stop because my chest was like someone standing on it full stop
U|breath|Four pillows now to sleep, ankles like bread dough, puffed putting the cat out
U|faint|stood up to sing and the hymn book went one way and I went the other, out cold a good half minute
U|nerve|leg gave way twice in the shop, it doesnt hurt it just isnt there
U|stroke|my hand writing went wiggly and I couldnt find the word for spoon, lasted the length of breakfast
U|bleeding|filled the toilet bowl red, not my time, I'm 71
U|palpitations|every time I bend for the washing my heart takes off and I see stars, had to crawl to the phone wednesday
U|self_harm|I bought enough paracetamol from three shops. don't tell Karen
H|knee|Down is worse than up. That's the stairs, and me generally
H|back|can't pick the baby up off the floor, he's nine kilos of trouble, something goes in the small of my back
H|shoulder|seatbelt reach is agony left side
H|foot|plantar something. frozen bottle under the desk
H|medicine|methotrexate day is Thursday, friday I'm a dishcloth, plan around that
H|pregnancy|placenta low at the 20 week scan, they've said no strenuous till the next one
H|illness|temp of 38.4 since last night
H|head|new specs, headachy by 4
H|heart|cardio clinic says keep below 110 bpm till the echo
H|hip|hip clunks and catches when i bring the leg over the bath edge
H|surgery|Had my bunion done so its the big boot for six weeks
H|stomach|ibs is bad, bloated like a football, twisting makes me rush to the loo
H|pelvic|coccyx. since the birth. cushion with a hole
N|time|if its over 12 mins the cartoon ends and so do I
N|days|no thursdays thats choir
N|place|caravan from saturday, can stand up but only just
N|leave_out|Bridges in front of my teenage sons no thank you
N|kit|stairs, a towel, a rucksack full of cookbooks
N|food|chips twice
N|mood|hate my boss love my bed
N|joke|my bum has its own postcode
N|idiom|these forms from the council give me palpitations
N|other_person|the lady in 14 had her stroke and now theres a ramp going in, jackhammers all day
N|healed|frozen shoulder two winters back but its thawed completely, waving like the queen
N|denial|hips good back good knees good, it's only the brain
N|no_jump|can I stay on the ground please, wooden floor, old house
N|quiet|wife's on zoom in the next room, hush exercises
N|soreness|Bit stiff getting off sofa after Sunday's lot, walked it off
N|event|school mums 5k bubbles thing in july, dont want to come last
N|travel|night bus twice this week so legs up on nothing
N|muscle_focus|give my back a go, I slump like a banana at the desk
N|weather|snowed in. shovelled. counted it
N|sleep|went to bed at 8 like a toddler
N|pets|new puppy, widdles on the mat
N|question|how do i change the voice on it
N|praise|my trousers fit
N|fear|scared of the machines, they look like the dentist
U|clot|Sudden stitch under my ribs when I breathe in and puffed out, five days after the long coach from Lourdes
U|head|dog pulled me over on the ice, forehead on the wall. two days on i still see two of the telly
U|rupture|tore something lifting the cot mattress, pop in front of the shoulder, arm just hangs, cant get fork to mouth
U|saddle|can't tell if i've finished on the toilet, and sitting down feels like sitting on someone else
U|purging|only had black coffee and gum since sunday night, two kilos down so it works
U|rhabdo|moved house all weekend 4 floors no lift, arms swelled so the sleeves don't fit and I'm passing something like coffee
U|tendon_medicine|gp gave moxifloxacin for sinuses. five tablets in and my heels are screaming when I get up
H|arthritis|my thumbs have resigned
H|diabetes|diabetic feet so no barefoot please podiatrist's orders
H|fatigue|iron is 7 the doc rang, tablets started, stairs feel like everest but thats why apparently
H|skin|boil under my arm, lanced yesterday, so no swinging
H|wrist|can't lean on my hands, the broken one only came out of plaster monday
H|neck|whiplash from the bump at the roundabout, in a collar for a couple days, A&E said ok to go home
U|faint|blood pressure tablets doubled and i keeled over in the garden today, woke up in the begonias
U|chest_pain|funny ache between shoulder blades and up the throat when I hurry for the bus. goes when I get my seat
U|nerve|my foot's gone lazy, cant lift the toes, been catching the carpet all day since I knelt laying tiles
U|palpitations|it was going so fast I couldnt count it and I had to lie down as the room went black at the sides. 20 min. twice
U|bleeding|sick in the night and it had bits like coffee grounds in it
U|stroke|husband took a photo as my mouth is droopy on one side and my eye won't shut since I woke up
H|knee|popping sound going down to the cellar, no swelling, bit sore after
H|back|fine lying fine walking, sitting in that meeting is torture
H|shoulder|i'm ok to about here (chin) and then it's knives
H|illness|kids gave me hand foot and mouth, 41 yrs old, can you believe
H|pregnancy|Third tri, blood pressure up a tad so midwife wants me in twice a week
H|postpartum|tummy gap of three fingers, physio says no crunches or planks
H|foot|dropped a tin on my toes, nail black, shoe no
H|medicine|they changed my epilepsy meds so i'm a bit zonked, no seizures since august
H|hip|bursitis jab tuesday rest two days they said
H|elbow|can't wring a cloth
H|surgery|two weeks post hysterectomy!! feeling great honestly could run. told not to lift anything over a bag of sugar
H|eye|stye the size of a pea, sweating stings it
H|asthma|peak flow down at 300, usually 380. action plan says amber
N|time|Realistically? 8 minutes between the potty and the porridge
N|days|swap my friday for a sunday permanently thank you dear
N|leave_out|no more wall sits my thighs write me hate mail
N|place|beach all week!! sand exercise?
N|kit|mother in law gave me a vibrating plate, do we want that
N|quiet|landlady lives under me and she is 90 and hears everything except the doorbell
N|no_jump|i am not a frog. no frog things
N|muscle_focus|want stronger legs for getting up off the floor with the grandkids, leave arms be
N|event|my 70th is the 8th and i shall dance all night
N|food|ramadan so nothing before sunset, shift sessions to 9pm please
N|joke|who invented star jumps and where does he live
N|idiom|my heart bleeds for the accounts team, year end again
N|other_person|kid fell off the climbing frame, concussion they think, so we're home watching him
N|healed|had sciatica while expecting, went the day he was born, four years ago now
N|denial|Nothing numb, nothing tingly, as you asked
N|soreness|arms are noodles from Tuesday but getting the hang
N|travel|funeral in cork so off the grid three days
N|weather|fog so no walk, marched in the kitchen to radio 2
N|sleep|wide awake 4am worrying about curtains
N|pets|chickens escaped, i did interval training
N|question|does the pram walk count if it rained
N|praise|I can get the tights on standing up now
N|fear|not sure about lying on the floor in case i cant get up again, never tried
U|self_harm|i scratched my arms up pretty bad last night, long sleeves in class thats why
U|head|my head went through the shower door basically. Stitched it myself w plasters. Very sleepy and muddled since
U|clot|left calf throbs like a tooth, bigger by an inch on the tape, hot, and I've been in bed ten days with flu
U|rupture|felt a rip in the calf pulling the trolley, heard it even. a dip where the muscle was. can't push off
U|breath|my inhaler's not touching it, used it 8 times since tea, can only text not talk
U|purging|I've been running the stairs at night till i burn off what I ate, 2 hrs yesterday on one apple
U|rhabdo|after the charity stairclimb my legs are twice their size and hurt to touch, only been for a wee once and it was like gravy
U|saddle|went for a run to the loo and didnt make it, number two, never felt it coming. back's been shot since lifting mum
U|tendon_medicine|third day of ofloxacin and my elbow and heel cords are so sore that I limp
H|vertigo|menieres is back, ear roaring and i hold on to furniture
H|anxiety|hands went tingly and chest fluttery before the interview, its my anxiety, therapist has me on the 4-7-8, passes in ten
H|arthritis|cold snap = knuckles like walnuts
H|bp|nurse told me no holding breath and nothing heavy overhead with my pressure
H|neck|stiff as a board from painting ceiling, looking up is no go
H|wrist|ganglion is out again, pushups on fists maybe?
H|skin|sunburnt shoulders so straps are murder
H|period|flooding every 3 weeks, gp's doing a scan, iron tabs
U|palpitations|I know its prob the coffee but the heart goes off like a trapped bird even in bed and then my ears ring and i nearly go over
U|chest_pain|Pushing the mower. Three times had to let go of the handle, pressing in the middle, arms like lead. Sat on the step.
U|bleeding|12 weeks and cramping with bright blood since lunch, trying not to panic, feet up with tea
U|nerve|since i lifted the washing machine both hands are stupid, can't do my earrings and my legs feel like they're walking in treacle
U|faint|whoosh and gone, face down in the porridge, kids thought I was joking
U|stroke|read the same line in the paper three times and it was chinese to me, the right hand dropped the cup as well
H|back|my back says no to hoovers. any hoovers
H|knee|the good knee is now also the bad knee
H|foot|ankle went over on the school field, egg on the side, frozen peas
H|hip|sleeping is side, other side, back, swear, repeat. its the hip
H|shoulder|trapped my arm under the toddler all night and now it won't go above my ear, sore at the front
H|medicine|statins making my calves ache says google, doc apt thurs
H|illness|coughing so much I've bruised a rib
H|heart|AF, known, on apixaban, ablation booked for feb. told gentle only
H|head|sinus headache leaning forward, everything below waist is out
H|pregnancy|morning sickness all day, everyone lies
H|stomach|Diverticulitis again, on antibiotics & soup
H|surgery|they took a mole off my back, deep one, dressings 2 weeks dont stretch it
H|pelvic|pelvic floor lady says stop holding my breath and no heavy
H|diabetes|foot ulcer being dressed twice weekly at the surgery so no standing long
N|time|can you make it fit the dishwasher cycle, the eco one is too long lol
N|days|i work 4 on 4 off so the week means nothing
N|place|can't use living room, xmas tree
N|leave_out|those bird dog things, my actual dog joins in
N|kit|two walking poles and a stubborn husband
N|quiet|sleeping baby on me in sling for half of these, no shouting coach pls
N|no_jump|could you take out all the bouncing, my boobs thank you
N|muscle_focus|Less thighs!! i cant get into my jeans from all the muscle
N|event|walking my daughter down the aisle in october, 3 stone to go
N|food|diet coke & toast again
N|mood|Empty nest since saturday, house is so quiet, I cry at the cereal. will be grand
N|joke|I think the cat judged me
N|idiom|nearly had kittens when the app asked for a selfie
N|other_person|our neighbour had a bypass and he's at the bowls already, puts me to shame
N|healed|i did have post natal depression with my eldest, twenty years gone now, all well
N|denial|didn't hurt anywhere this time, odd feeling
N|soreness|ooh my sides, who knew there were muscles there
N|travel|stuck at gatwick 9 hours, paced
N|weather|blowing a gale, washing's in Wales
N|sleep|naps are my cardio
N|pets|goldfish died. sad house
N|question|What is a rep, sorry, never done this
N|praise|grandson says nan you're strong now. that's my week
N|fear|always worry im doing it wrong and will put my back out though it never has
U|rupture|slipped on the decking, leg went one way, huge crack above the kneecap and now cant lift leg off the bed
U|clot|arm's gone purple and heavy and swollen after I cleaned all the gutters, veins showing up to the shoulder
U|self_harm|when I do the cold dips I wonder about staying under. more each time
U|head|Kicked by the pony in the helmet, helmet's cracked. saw stars, puked, now everyone sounds far off
U|breath|i ran out of puff taking the bin ten feet. thats new. it's 3 days of that and heart bumping along
U|purging|told the dietitian I'm fine, I'm not, bringing up dinner most evenings since the wedding dress fitting
U|rhabdo|sore isnt the word. day 3 after trampoline park with kids. thighs solid, cant sit on loo, wee's like cola
U|saddle|numb patch from inner thighs back to front, like novocaine down there, plus legs buzzing, since i shifted the piano
U|tendon_medicine|taking cipro for traveller's tummy and this morning couldn't walk for the pain behind the heel
H|vertigo|woozy when i get off my knees after scrubbing, holds a sec then gone
H|arthritis|psoriatic so my fingers are sausages at present
H|fatigue|glandular fever, doc says six weeks no sports
H|elbow|golfers elbow they say, from knitting
H|wrist|texting thumb is a real thing people
H|eye|glaucoma drops, told no head down poses
H|neck|disc in my neck bulges, seen the consultant, keep weights under 3kg
U|chest_pain|so the thing is every time i go up to the loft i get this burning in the chest and a sore jaw both sides and then i'm fine once i sit on the box of decorations
U|stroke|dizzy out of nowhere, walking like a drunk to the left, couldn't see the left half of the newspaper
U|nerve|grip gone in my right. jar fell. phone fell. pen fell. arm isn't sore
U|bleeding|poo's black and sticky and I'm pale as a sheet. On ibuprofen for the hip a month
U|palpitations|skippy heart since the new thyroid dose, rested or not, lightheaded to the point of holding rails
U|faint|passed clean out getting out of the bath, chin split, made tea afterwards
U|self_harm|nobody would notice till the rent was due. i think about that and it feels nice
H|knee|knee locks on the pedal
H|back|spasm when i sneezed, had to be helped off the pew
H|foot|gout's back, big toe is a firework
H|shoulder|coat on = ten minutes of cursing. coat off = ditto
H|pregnancy|SPD is brutal, I shuffle like a penguin and can't do one leg anything
H|medicine|on prednisolone 40mg so i'm wide awake and starving
H|illness|norovirus. say no more
H|asthma|bit chesty since the bonfire
H|surgery|tooth out yesterday, big one, dentist says no exercise 48h
H|heart|my valve is leaky, check up yearly, cardiologist said fine to walk not to strain
H|hip|groin catches getting in the van
H|pelvic|catheter out on monday, sore
H|skin|blister on heel the size of a 2 euro coin, infected a bit, cream from gp
N|time|i've more time now the season is over, go up to 50
N|days|only when the childminder has him so mon wed 9 to 11
N|place|i'd rather out in the air than in that sweaty hall
N|leave_out|Cannot be doing with the sit up. Won't. Shan't.
N|kit|Someone nicked my bike so no bike
N|quiet|no instructor voice please, my son has autism and it sets him off
N|no_jump|jumps = tenants association. no
N|muscle_focus|posture stuff please, granny had a hump and i don't want it
N|event|hen do in two weeks make me presentable
N|food|lent so no choc, no wine, no joy
N|mood|on cloud nine, she said yes
N|joke|sweated in places I didnt know had places
N|idiom|this job will be the death of me ha
N|other_person|little one has chicken pox so no group till the scabs fall
N|healed|Had a clot after my first in 1987, all checked and clear since
N|denial|doctor asked about giddiness. none. zero
N|soreness|that good ache in the bum cheeks, two days
N|travel|driving to Scotland and back, 11 hours total in a Fiat
N|weather|lovely sunshine, did mine on the patio in my hat
N|sleep|clocks changed and so did i
N|pets|walks doubled, the dog is thrilled
N|question|Is yoga the same as this
N|praise|did all 3, gold star?
N|fear|last time i was in a gym was 1994 and i dont want to be stared at
U|rupture|Bent to lace my boots, a snap behind ankle like a twig, foot just flaps, no power down
U|clot|flew home from Orlando tues and one leg won't fit my boot, sore to squeeze, warm
U|head|got smacked by the garage door on the crown, since then can't stand the telly, dozing off, threw up my toast
U|breath|tongue's thick and throat closing a bit after the new tablets, face itchy, managing
U|purging|made a deal w myself eat then laxies. 10 a day. stomach cramps but scale's moving
U|rhabdo|I dug the whole allotment first hot day, arms are like balloons & the wee is rusty
U|saddle|Sat on the church bench and realised i couldn't feel the bench. Also dribbling wee. it's the slipped disc I suppose
U|tendon_medicine|kidney infection pills (the floxacin ones) finished tuesday, shoulder tendon went and now heel too
H|vertigo|seasick on land, gp thinks inner ear, tablets 3x
H|anxiety|bit shaky off the diazepam, doc is tapering me slowly
H|arthritis|shoulder blade crunch like gravel
H|neck|Monday neck, you know the one, one side, from pillow
H|wrist|jarred it on the pram handle, strapped
H|period|perimenopause, bleeding for 17 days light, seeing gyn on fri
H|bp|low bp me, 92/55, get headrush off the sofa
U|chest_pain|right so this week um monday i did the chair one tuesday the chair one wednesday i was rushing for the train and there was this big hand pressing on me here in the front you know and it took till the next station to lift and i thought nothing of it and thursday the chair one
U|faint|hello coach so good week mostly the only thing is i was at the sink on sunday and i dont remember the bit after that just the floor and the tap still running
U|nerve|note for coach new line i have noticed when i walk the left foot drags new line also my jeans on that thigh feel like someone else's jeans
U|stroke|my sentence is keep coming out in the wrong order my wife says since breakfast and my right leg went like a sack it is better now send
U|palpitations|heart rate thing one hundred and fifty two in the armchair and i felt like the chair was tipping over that was last night and this morning both
U|head|so the swing hit me it was the metal one and uh i forget what i was saying oh the swing yes since saturday i keep forgetting and theres a pounding behind my eyes and i was sick in the car
U|bleeding|i wasnt going to say but when i go it is dark red all in the bowl and i feel weak like an old lady and i am forty
U|clot|the leg the right one is fat from the knee to the foot and it is hot like a radiator and i have been sat in that recliner since the operation two weeks
U|self_harm|hi coach no workout this week i did not see the point in any of it i wrote down who gets the dog
U|breath|i am talking to you in bits because i have no breath for the whole thing it started in the night and the blue one does not help
H|knee|yes hello the knee still makes that noise like celery when i go down to the cupboard and its warm after
H|back|so the doctor said its muscular and take the tablets and come back in two weeks so im walking just walking full stop
H|shoulder|i was doing the arm one and it sort of caught halfway and i had to help it down with my other arm like a crane
H|pregnancy|twenty four weeks question mark can i lie on my back still question mark my sister says no
H|medicine|they put me on the warfarin so if i bang myself i come up like a plum
H|hip|the physio terrorist i mean physio therapist says glutes glutes glutes and no crossing legs because of the new hip
H|illness|ive lost my voice hence the whispering sore throat and all that goes with it
H|foot|my heal is killing me not heel heal oh you know the back of the foot underneath its a spur
N|time|make it shorter make it shorter make it shorter thank you that is all
N|days|no more mondays i hate mondays full stop tuesdays are fine
N|leave_out|take the burpees out comma whoever invented them should be shot smiley face
N|place|im in the car park at the school doing this can you give me some i can do in the car
N|kit|delete the kettle bells i thought it was for tea
N|joke|siri stop no stop i said squats not swats
N|food|i had a pastry with the girls and then another pastry because the girls are bad
N|other_person|he's not well my brother its the pancreas so my head is elsewhere but me im fit as a fiddle
N|healed|years ago i had the blood pressure sky high that was when i had the pub now its lovely one twenty over seventy no tablets
N|soreness|legs legs legs oh my word but in the nice way you promised
N|idiom|i was dead on my feet after parents evening but dead in the normal way
N|denial|nothing to declare no pains just talking to my phone in the garden
N|muscle_focus|can you do something for the wobbly bit under my arms my mother called it bingo
N|event|cousins christening on the nineteenth i want to wear the green
N|travel|off to lourdes with the parish back a week friday
N|sleep|i slept eight hours comma eight comma can you believe it
N|mood|i am cross but not at you at the builders
N|praise|that was a nice one that with the waves music more of that
U|rupture|I was only getting of the buss and the clot of my leg went pop, like a elastic, now i have to walk flat footed on that side. sorry calf not clot, auto correct
U|tendon_medicine|doc gave me Cipher flocks for the bladder, spellcheck hates it, cipro anyway, both my heels are swollen at the cord now
U|purging|ducking scales. ducking. so I've been to the loo with two fingers after every dinner this wk
U|saddle|bum is num. not joking, number than the dentist, all round the front too and I can't feel myself pee, since thursdays sneeze
U|rhabdo|my quats, quads, hurt so bad from the duck walk relay at school sports day, and now pee is dark brown like gravy, is that the beetroot? didn't eat any
H|arthritis|Author itis in both knees lol, arthritis, phone thinks I'm a writer
H|asthma|asthma is being a beach this week, beach, you know what I mean
H|wrist|my writs hurt when I lean on them, wrists not writs, not suing
H|neck|crooked neck, cricked, can't look over my shoulder for lorries
H|pelvic|after baby my pubic bone clocks when I turn in bed. clicks. ouch either way
H|surgery|I'm having my veins stripped on the forth, striped? then stockings for a fortnight
H|diabetes|Blood sugar was 3.2 after the walk, shakes, ate a mars, alls fine. on insulin since 2016
N|leave_out|no more lunch's please. LUNGES. lunches are welcome
N|kit|Only have a chair and two wine battles. bottles
N|noise|I live above a shop that sells beds so no trumping after nine. thumping!!
N|muscle_focus|more abs fewer abs of the other kind, autocorrect, I mean less of the arms
N|no_jump|no jumping jacks, Jack is asleep (my baby is called Jack)
N|food|Ate a hole pizza. whole. both
N|soreness|my glutens are sore from the bridges lol glutes
N|idiom|this phone will give me a stroke one day with its corrections
N|joke|did my exorcise, head did not spin
H|knee|knee no
H|back|back. again.
H|shoulder|left shoulder grumpy
H|illness|sick since tues
H|pregnancy|pregnant, surprise
H|foot|heel
H|hip|hip's catching
H|head|migraine wk
H|medicine|new pills, woozy
H|surgery|op is friday
H|neck|neck stuck
H|wrist|wrist sprained
H|skin|stitches in palm
H|asthma|wheezy lately
H|vertigo|room spins lying down
H|bp|bp high again
H|period|cramps from hell
H|stomach|gastric flu
H|elbow|elbow ouch
H|postpartum|6wks pp no clearance yet
H|fatigue|anaemic apparently
N|mood|all grand here
N|time|shorter
N|days|not friday
N|leave_out|hate planks
N|place|home please
N|kit|got bands
N|no_jump|no bouncing
N|quiet|quieter ones
N|muscle_focus|more bum
N|food|too much cake
N|sleep|zzz
N|soreness|legs sore good sore
N|denial|nope nothing
N|weather|rain
N|praise|liked it
N|event|wedding in may
N|travel|away till mon
N|question|why so many squats
U|chest_pain|tight chest on stairs, new
U|faint|fainted sat
U|nerve|dead arm 3 days
U|stroke|slurry speech this am
U|bleeding|blood in poo loads
U|clot|one leg swollen, post flight
U|head|concussed i think, vomiting
U|breath|can't breathe lying flat
U|palpitations|heart racing and faint feeling
U|saddle|numb crotch, odd
U|rupture|calf popped, cant tiptoe
U|purging|vomiting on purpose
U|rhabdo|brown pee + arms wrecked
U|self_harm|done with living
U|tendon_medicine|cipro, sore achilles
N|other_person|son has flu
N|idiom|dying lol, of boredom
N|healed|old knee op, 2003, good as gold
N|fear|scared of weights
N|pets|dog ate my band
N|time|20 not 40
N|days|wkends only now
N|kit|no mat
N|place|hotel room
U|bleeding|35+2, pants keep being wet and it's not wee I don't think, clear, trickles when I stand. Bump's quiet today
U|palpitations|Expecting no2. Chest goes into overdrive out of the blue, then lips tingle and I'm on the bathroom floor with my cheek on the tile. Midwife appt isn't till the 20th
U|clot|11 days post section and only my left leg is big, tight like a sausage, groin aches. the other one's gone down lovely
U|head|3wks pp. headache worst I've had in my life, flashy lights, hands puffed, cuff at mums read 170 something
U|self_harm|baby's asleep and I sit there planning how it'd be if I just wasn't. scary how calm
U|bleeding|thought the lochia was done. week 6 did your pelvic tilts and it's gushing with lumps like plums
U|chest_pain|wearing baby up the hill and get a band round my ribs plus left arm pins till I sit on the wall. im 34 it can't be heart right
U|breath|since the birth i huff just folding babygros and feel i'm drowning when i lie flat to feed
U|saddle|epidural was 10 days ago but since Monday my bits are numb, leg weak and can't tell bladder's full. was fine before
U|faint|Blacked out on the changing table side, baby safe, I wasn't, bump on forehead. Second time since sunday
H|postpartum|12 wks, gp cleared me but the scar tugs when I reach for the top rack
H|postpartum|still feels like a bowling ball sitting on my pelvic floor by evening
H|pregnancy|gestational diabetes so pricking my finger all day, diet controlled for now
H|pregnancy|20+3, round ligament thing stabs me every time I get off the couch
H|pregnancy|my bump cramps when i lift my eldest so I've stopped lifting my eldest
H|pregnancy|twins!! consultant led so he says swimming yes, weights ask first
H|postpartum|mastitis, antibiotics, left boob like a hot brick
H|postpartum|coming off breastfeeding and hips feel all loose & clunky
H|postpartum|wobbly tummy cones in the middle when i sit up. bad?
H|pregnancy|been told cervix is short so feet up mostly
H|postpartum|mother's thumb both sides, picking her up makes me yelp
H|pregnancy|ivf transfer was thursday, clinic says no hot no heavy no hoppy
H|pregnancy|we lost it at nine weeks. bleeding has stopped, scan clear. starting slow
H|postpartum|haven't been checked yet down there, appointment's next week, I'd like to do something meanwhile
H|pregnancy|carpal tunnel from the water retention, numb fingers each night, midwife gave splints
H|postpartum|peed myself on the trampoline in front of in-laws. hilarious and not
N|time|he contact naps so everything one handed, standing, max 9 minutes
N|kit|I've a baby, 7.4 kilo, use her as a weight
N|place|baby group hall, floor is minging so standing stuff only
N|days|partner's paternity leave ended so weekdays are out
N|quiet|if you wake this child I will unsubscribe
N|muscle_focus|strong arms for carrying a car seat that weighs more than a fridge
N|event|back in the office in march & want my blazer to close
N|mood|teary at an advert for dog food. normal for me
N|other_person|my sister's having a rough pregnancy, on bed rest, I've got her lad
N|healed|Bad SPD with both of mine, youngest is 8, all gone and forgotten
N|denial|no leaks! five jumping jacks and dry as a bone, all signed off by the physio in summer
N|joke|Pelvic floor of steel. other floors need hoovering
N|soreness|bum burns from last nights kickbacks, cute
N|sleep|up 2 4 and 5. guess who wasn't up, his father
N|food|live on toast crusts and cold tea
N|question|trying for a baby next year, start getting strong now or wait?
N|no_jump|no bouncy ones before 7, next door also have a newborn and we all finally sleep
N|praise|did a plank with him lying under me giggling, best one yet
N|leave_out|can we lose the side lying one, he thinks milk's served
N|fear|nervous about gym creche not the gym
N|weather|pram walk in a hurricane, felt like pushing a bus
N|travel|flying to nans with two under three, pray for me
N|idiom|these toddlers are going to kill me before the squats do
N|time|school run plus session before 9 or it aint happening
N|pets|the dog guards the baby during the floor part
U|stroke|I'm 78 and well, but Sunday the bottom half of people's faces went missing and my left hand wouldn't hold the hymnal. It righted itself before the sermon ended.
U|faint|Had one of my drops in the Co-op, the manager was very nice. No warning, just down.
U|chest_pain|That indigestion I told you of, it only ever comes on the incline by the chapel, never after meals, and Gaviscon does nowt
U|bleeding|my motions have been black as your hat since the weekend and I go lightheaded on the stairs
U|breath|Had to stop twice between bed and lavatory, dear. Slept upright with the window open, very wet sounding chest
U|palpitations|the old ticker missed so many this morning I had to hang on to the Aga, everything went dim
U|nerve|legs are like string by the second lamp post and since Friday the right one's simply not obeying
U|head|Fell off the second stair on Weds, on Warfarin you see, bump has gone down but I am muddled and headachy and my daughter says I repeat myself
U|clot|knee replaced 3 weeks ago and now it's not the knee, it's the calf, tight, red and sore to the stocking
U|rupture|pulled the cord to start the mower and the shoulder went with a crack, arm won't come up from my side, blue to the elbow
U|tendon_medicine|the surgery gave me those Cipro for a water infection at my age, and my heels hurt so I'm in slippers all day
U|self_harm|Since Jim went there's little reason to carry on, and I have saved up his morphine
U|saddle|haven't been able to pass water properly since the fall, and it feels like sitting on a cushion when there is none
H|knee|the left knee will not kneel, hasn't since the Jubilee
H|hip|I lead with the good leg up and the bad leg down
H|back|cannot stand to peel potatoes beyond a small panful
H|shoulder|Hanging the washing is now a two step affair, peg with left, support with right
H|arthritis|lids. Every lid in this house is my enemy
H|medicine|Water tablets, so I'm up and down and sometimes dizzy off the bed
H|heart|my stents are 3 years old & I carry the spray but haven't needed it
H|bp|nurse Julie was cross with my pressure, back in a fortnight
H|foot|my feet can't tell floor from rug, it's the neuropathy they've watched for years
H|vertigo|top shelf looks make me swim
H|diabetes|new insulin regime, they want me testing before I exercise
H|eye|macular business, can't see the small print on the little man in the video, so mind my balance
H|surgery|waiting to hear about the aneurysm, it's a 4.2, they scan each year, said no straining
H|illness|had my flu jab and the covid together, arm like a ham and shivery
H|skin|cellulitis on shin, nurse dresses it tues and fri
H|neck|can't see my blind spot any longer so my wife drives
H|fatigue|I run out of steam by two, then it's the chair. Dr has taken bloods
H|elbow|olecranon bursitis, a golf ball on my elbow if you please
H|pelvic|prostate was done 7 weeks ago, still padded, no lifting till 12
N|time|I have all day, I'm retired, but attention for a quarter hour
N|days|not bridge days (Tues) nor U3A (Thurs)
N|place|the village hall has rails, might I do it there?
N|kit|two tins of peaches, in syrup, one each hand
N|leave_out|getting down on the floor is beneath my dignity, otherwise ok
N|no_jump|I haven't left the ground since 1979 and shan't now
N|quiet|my husband has his programme at seven, so no stamping
N|muscle_focus|I'd like my grip stronger for marmalade season
N|event|Golden wedding on the 3rd Sept. One waltz, unassisted
N|food|ate the whole trifle after they'd gone
N|mood|Lonely since the clocks but the class helps
N|joke|my get up and go got up and went. Came back Tuesday
N|idiom|one nearly expired when one saw the heating bill
N|other_person|Doris from number 9 broke her hip so the walking party is down to two
N|healed|TB as a girl, a year in a sanatorium, lungs like bellows ever since
N|denial|not a single giddy turn since March, thank you for asking
N|soreness|a pleasant stiffness in the thighs, I felt I had earned it
N|sleep|Woke at five with the birds
N|travel|coach to Llandudno, hotel has a lift
N|pets|parrot now counts reps
N|question|is it too late at 81
N|praise|I rose from the chair without hands. My late mother would faint
N|fear|one hears of people falling. I never have but one hears
N|weather|garden too sodden for the walk
N|leave_out|wall sits are torture, could you bin them
N|leave_out|those side planks make me want to cry pls remove
N|leave_out|I'd rather give birth again than do another bear crawl
N|leave_out|please stop hurting me with the clamshells haha find something else
N|leave_out|lunges and I are no longer on speaking terms
N|leave_out|can't stand the superman. I feel like a beached seal. change it?
N|leave_out|if i see one more squat pulse i'll scream into a cushion
N|leave_out|less press ups, my carpet is disgusting close up
N|time|45 is murder on a weeknight, bring it under half an hour
N|time|i collapse at the 18 minute mark (boredom), so 18 please
N|days|Wednesdays are killing me, three kids three clubs, move it to sunday
N|days|every other day is too much right now, work's on fire. twice a week
N|noise|the thumping gives my downstairs man a headache, floor friendly please
N|noise|mum's got migraines so the whole house is on tiptoe, silent workouts till she's better
N|no_jump|Jumping makes the chandelier shake and my wife too
N|no_jump|could we keep one foot on the ground at all times, it's a listed floor
N|muscle_focus|my bum's flat as a pancake, help it
N|muscle_focus|weak arms, always been, can't open the pickles, get me strong
N|muscle_focus|legs fine tummy tragic
N|muscle_focus|I want a back like my swimming teacher, less on the front
N|muscle_focus|go easy on calves next week, got a night in heels friday
N|place|gym's full of teenagers grunting, I'd sooner do it in my shed
N|place|my office wellness room is basically a cupboard so 2 square metres
N|place|we're in temporary housing, one room five people
N|kit|the dumbbells weigh more than my self esteem, do you have a water bottle version
N|kit|bought ankle weights in Aldi on a whim
N|kit|ball's burst
N|kit|only a pull up bar the last tenant left, can I hang my coats or use it
N|event|school reunion. 25 years. You understand
N|event|trekking with my daughter in Nepal, October, so stairs stairs stairs
N|event|I've a fire drill fitness thing for work in 6 wks, carrying a dummy down steps
N|event|dance exam grade 3 adult tap, need puff
H|knee|can we leave lunges out, the kneecap side bites back when I bend past halfway
H|back|no more bending ones please, I couldn't tie my laces for two days after
H|shoulder|take the overhead thing off, arm refuses past the ear and sulks all night
H|wrist|hands and knees stuff out please, wrists fold like cheap chairs, ache till bedtime
H|foot|no tiptoes, the thing under my arch yanks
H|hip|swap side steps for whatever, outside of hip goes hot after ten
H|pelvic|no skipping, I have to change my leggings after
H|neck|situps out, my neck seizes and then the headache
H|head|no head-down positions, I get thumping in the temples since the sinus op
H|stomach|nothing flat on back after eating, acid comes right up
H|vertigo|quick turns are a no, I tip
H|heart|keep it gentle, cardiology haven't finished with me
H|medicine|slow getting up ones please, the tablets make me lightheaded
H|asthma|nothing that makes me pant in the cold, the chest closes shop
H|elbow|no gripping bands, inside of elbow is on fire after
H|surgery|no tummy work till the mesh settles, surgeon's words
H|eye|no straining, the eye clinic lasered me in both
H|illness|light light light, I'm on day 6 of a throat that hates me
H|fatigue|half of everything, the blood count's low and I'm on weekly jabs
H|skin|no lying on my front, the burn on my belly's weeping
U|chest_pain|less hills please, every climb puts a clamp on my breastbone and my little finger goes numb till I stop
U|nerve|take out the balancing, since sunday my left leg buckles for no reason and I can't feel the outer toes
U|faint|can we skip standing up fast ones, I hit the deck twice this week getting off the mat, out cold
U|breath|shorter sets please. I can't say my own name after six steps and it's worse lying down
U|palpitations|go easier on cardio, heart gallops off on its own when I'm ironing and I have to get on the floor before I go
U|clot|no calf raises please, the right one has swelled up hot and tight since the cast
U|saddle|nothing sitting, I've lost the feeling in my undercarriage and keep leaking since my back went
U|rupture|leave pulling ones, something in my biceps ripped with the wheelie bin and it's bunched up like a tennis ball
U|nerve|desk job, thought it's the mouse. But now i can't hold a pen and the arm is thinner?? started ten days ago, neck stabs
U|stroke|in the middle of my stand up I lost all my words, team laughed, then noticed my mouth. back to normal by coffee
U|chest_pain|took stairs because lift broke, 5 floors, pressure behind tie, cold sweat, had to pretend phone call. fine by desk. it did it yesterday also
U|clot|14 hr to Sydney middle seat, now my calf feels bruised though I never banged it, and it's puffy and warm vs the other
U|palpitations|during the budget call heart went 170 on my watch doing nothing, sweaty, tunnel vision, went after 15 mins. Third time in ten days
U|faint|went down in the canteen queue like a tree, HR made me fill a form. no I havent been to the doc
U|head|walked into the glass door at work ha ha. since then can't look at screens, sick feeling, and I put the milk in the printer drawer
U|bleeding|stress ulcer back maybe? throwing up brown grainy stuff since last night
U|purging|client lunches, so I nip to the disabled loo after and undo it. daily now really
U|self_harm|I stand on the platform at 7:42 and do the maths of the fast train
U|rhabdo|corporate crossfit day lol, 2 days later arms bent like T rex, swollen, wee like cold brew
U|breath|wheezing since they painted the office and now i'm hunched over my desk sucking air, pump's empty
H|neck|my neck has become one with the monitor
H|back|chairs are my nemesis. fine till 11, then I'm on a kneeler by the printer
H|wrist|mouse hand buzzes and aches up to the elbow after a reporting day
H|head|tension headaches, 4 this week, back to front like a tight hat
H|eye|dry eyes, drops every hour, can't do the vids
H|shoulder|mouse shoulder. there's a knot you could hang a coat on and it hurts to reach for the stapler
H|hip|sitting bones sore, standing desk hurts heels, lying on floor frowned upon
H|anxiety|doctor has signed me off 2 weeks, burnout, she says walk daily
H|bp|works medical: 150/95. follow up booked
H|stomach|gastritis says the doc, no coffee, no crunching
H|foot|new office shoes wrecked my achilles bit, raw & stiff
H|illness|open plan cold, everyone has it, snotty and achey
H|surgery|had lasik thursday so no sweat in the eyes for a week
H|elbow|leaning on the armrest has given me a sore funny bone
H|sciatica|long drive to the Leeds office, buttock-to-calf zinger whenever I brake
H|medicine|started on ADHD meds and my resting pulse is up 12, prescriber knows
N|time|lunch is 30 including the shower so 17
N|days|in office tue-thu so mon & fri only
N|place|stairwell B, nobody ever uses it
N|kit|swivel chair, ream of paper (2.5kg)
N|leave_out|nothing that creases a shirt
N|leave_out|not doing chair dips on wheels again, HR got involved
N|quiet|no grunty stuff, glass walls
N|no_jump|Server room is underneath, no jumping they said, quite firmly
N|muscle_focus|undo the desk hunch, upper back pls
N|event|triathlon relay for the firm, I drew the swim
N|food|someone left donuts at my desk, four, I am weak
N|mood|got passed over for promotion. sulking
N|joke|the only thing i lifted this week was my hand to ask a question nobody answered
N|idiom|my boss is a pain in the backside but sadly not a muscular one
N|other_person|colleague collapsed in the meeting, heart, 44. shook us all. I'm getting my step count up
N|healed|RSI back in 2015, changed keyboards, gone
N|denial|no headaches this week, new glasses ftw
N|soreness|feel the rows under my shoulder blades when i type, satisfying
N|travel|Frankfurt, Milan, home. hotel rooms like shoeboxes
N|sleep|5 hours avg, quarter end
N|weather|cycled in, soaked
N|pets|cat on keyboard during stretch
N|question|does standing at my desk do anything
N|praise|The 3pm stretch one should be law
N|fear|everyone on linkedin runs marathons, i can't run a bath
N|idiom|that spreadsheet gave me actual chest pains. no not actual, relax
N|idiom|brain dead after the audit
N|idiom|I bled for this deadline, metaphorically
N|joke|my step count fainted
N|other_person|my PA is off with her slipped disc so i carry my own coffee now
H|rehab|hip replaced 5 wks tomorrow, down to one stick, doing the ankle pumps like a good girl
H|rehab|ACL reconstruction 10 weeks, physio has me on mini squats to 60 only
H|rehab|Stroke was in april, left arm still lazy, OT says keep going with the pegs
H|rehab|broke my pelvis in the spring, discharged from ortho but still on graded walking plan
H|rehab|shoulder was pinned, sling off last tues, pendulums only
H|rehab|back fusion 4 months. no twist no bend no lift over 5 kilo
H|rehab|heart attack in june, finished phase 3, they gave me a sheet with my numbers
H|rehab|can weight bear as tolerated now which means it tolerates about the length of the hall
H|rehab|knee only bends to 85, they want 110 or it's under the knife to loosen
H|rehab|chemo done, port out, neuropathy in the toes, onc says gentle build
H|rehab|lung op last year so one and half lungs, sats fine at rest, pulmonary rehab fridays
H|rehab|boot off! ankle like a rusty gate
H|rehab|wrist plate. squeeze putty 3x day
H|rehab|guillain barre two years ago, feet still floppy with splints, stable
H|rehab|brain surgery in feb, seizures controlled, neuro says walking and light weights
H|rehab|my stump's sore in the new socket, prosthetist adjusting thurs
H|rehab|MS, in remission, heat makes my leg drag like always
H|rehab|Parkinson's, on meds at 8 12 4 8, best an hour after
H|rehab|kneecap dislocated in aug, tape and vmo work, feels wobbly on slopes
H|rehab|they took half my lung and all of my patience
U|nerve|my good leg, not the op one, has started to buckle since yesterday and the foot slaps
U|clot|so the rehab leg is up, hot from ankle to knee, physio is off till monday. Sharp catch when i take a deep breath too
U|rupture|ten weeks post ACL and it popped again stepping off the kerb, huge swelling, goes sideways
U|bleeding|on the new anticoagulant since the clot in the spring and my nose hasn't stopped in two hours, gums too
U|stroke|like last time only smaller: fingers thick, mouth thick, gone by noon. last time was april
U|chest_pain|That heaviness they told me to watch for came on the treadmill bit at level 3, used the spray, came back in the shower
U|faint|went grey and down at the parallel bars on my own at home (the banisters), woke up with the cat on me
U|breath|after the lung op I was up to 20 minutes, since sunday two, and sats 88 on my finger thing
U|head|fell off the wobble board, back of head on the skirting, two vomits and very slow today
U|saddle|since the fusion I had feeling everywhere, today I can't feel the seat or when I've to go
U|palpitations|the AF had been quiet since the ablation, now it's back at 140 for 5 hours and I'm giddy walking
U|self_harm|nine months of rehab for what, I don't want to be here for month ten
U|tendon_medicine|they've got me on levofloxacin for the wound and now the other achilles is stiff as wire, sore to pinch
U|rhabdo|physio said 3x10, I did 3x100, thighs hard like wood, urine like tea
U|purging|since I can't burn it off with the broken leg, i get rid of dinner the other way
N|rehab|discharged from physio!!! done, dusted, cleared for anything, flowers for Kelly
N|rehab|Never had rehab for anything lucky me, just old
N|healed|broke collarbone on a pony aged 9. it forecast rain for a year. nothing since
N|healed|cancer free 12 yrs, no meds no checks no limits
N|healed|the ankle from 2019 passed its MOT, specialist said forget you ever broke it
N|other_person|my wife's doing knee rehab so the bike's hers mornings
N|time|i have physio... for my dog... tues at 5, so not then
N|question|how many weeks till i'm as strong as my mother
N|praise|did stairs with a basket of washing and no huffing
N|days|three is plenty, can't be at it like a teenager
N|kit|have parallel bars basically (banister + radiator)
N|leave_out|I don't do clocks, those lunge clocks, mathematically confusing
N|event|volunteering on a tall ship in the spring, there's climbing
N|mood|determined!!
N|food|hospital food was better than mine. visiting, not staying
N|joke|my physio is 12. mine as in my son's friend who wants to be one
N|soreness|both arms heavy this morning after the new press, like after painting a fence
N|muscle_focus|balance stuff, i'd like to stand on one leg to put trousers on
N|quiet|care home corridor so soft shoes, no music
N|no_jump|Sister Agnes forbids leaping in the parlour
N|sleep|had a lie in on sunday, scandalous
N|place|can do the pool mondays, it's warm
N|denial|no swelling, no clicking, no excuses
N|travel|bus pass weekend in Whitby
H|medicine|bisoprolol has me like wading through soup, pulse 52
H|medicine|They doubled my gabapentin so im wobbly, sat down mostly
H|medicine|mounjaro week 3, queasy, eating like a bird, nurse weighs me monthly
H|medicine|blood test says liver numbers up so off the statin till recheck
H|medicine|the lithium makes my hands shake, levels ok says clinic
H|medicine|Come off codeine. restless legs.
H|medicine|doxycycline for my skin and i burn like a vampire
H|medicine|antibiotics for a tooth (amoxicillin), tummy upside down
H|medicine|hrt patches, boobs sore
H|medicine|diuretics = loo every half hour, plan accordingly lol
H|medicine|tamoxifen joints. everything clicks, hands worst
H|medicine|on the waiting list and on tramadol, so spacey
H|medicine|my gp switched me to losartan bc the other made me cough
H|medicine|spironolactone, potassium check friday
H|medicine|insulin pump site on my belly, went red, moved it
H|medicine|methadone script, stable, just tired
H|medicine|steroid jab in shoulder yesterday, doc says rest it a week
H|medicine|chemo tabs 2 weeks on one off, this is an on week, feet sore
H|medicine|Rivaroxaban for old clot. bruise like a banana. bloods fine
H|medicine|colchicine working but boy the loo
H|medicine|antihistamines so I'm drowsy
H|medicine|the new inhaler makes my heart patter ten minutes, pharmacist says that's it's known
H|medicine|propranolol for migraines, head rush on stairs
H|medicine|weaning off venlafaxine, brain zaps, psych knows
H|medicine|clopidogrel and aspirin so no knocks
N|medicine_past|off all tablets since 2020! doc shook my hand
N|other_person|giving the dog his heart pills at 6 so can't start before
N|other_person|mum's on morphine now, I'm sleeping in the chair there
N|question|do vitamins count as medicine, take a multivit when I remember
N|food|magnesium gummies taste like soap
N|joke|my drug of choice is custard creams
N|idiom|coffee is the only medicine i need this week
N|denial|checked the box: no medication, none, not even an aspirin
U|tendon_medicine|norfloxacin from the pharmacy in Goa for tummy, home now and the string behind my ankle creaks when I walk, swollen
U|tendon_medicine|cipro + prednisolone together for my chest and since Monday can't raise the arm, and heels hot
U|tendon_medicine|doc said one week of avelox. hands, elbows, achilles all ache at the ends, worse each pill
U|tendon_medicine|not been training so it isnt that. only thing new is cipro for diverticulitis. knee tendon feels like it might snap on the stairs
U|tendon_medicine|second course of levaquin, prostatitis, woke up with heel cord so tight i hobbled
U|bleeding|aspirin and naproxen together for a fortnight and my stool has turned to treacle
U|bleeding|INR was too high they phoned, and there's blood when I pee now, bright
U|bleeding|throwing up, third time had red in it, on blood thinners, feeling faint tbh
U|palpitations|missed three days of my heart tablets on holiday and it's hammering all over, breathless and woozy
U|palpitations|since upping thyroxine heart won't settle below 130 sat down, shaking, nearly keeled
U|faint|new water tablets and i've blacked out in the hallway twice, not told them yet
U|breath|new antibiotic this morning, now hives all over and my throat feels full of wool
U|breath|lips swelling since the ramipril, tongue too, voice gone odd
U|stroke|stopped my blood thinner for the dentist, today right hand is clumsy as a mitten and i talk like drunk
U|self_harm|since the new antidepressant I've these ideas about the car and the wall, they're not like me
U|chest_pain|used my spray four times today and the ache's still sat there with my arm
U|clot|started the pill in jan, now one leg is bigger, sore behind the knee, warm like a hottie
U|rhabdo|on the strong statin and after the gardening my thighs are agony and wee is like cola
U|purging|taking double my water tablets to be lighter for slimming club weigh in, and skipping insulin too
U|purging|started skipping insulin as the weight falls off when I do
U|head|on apixaban and I banged my head off the cupboard yesterday. sleepy, bit confused, egg
N|time|pills at 7 food at half past so 8 onwards for exercise. (pills = vitamins)
N|days|thursday's my volunteer day at the pharmacy so leave that blank
N|mood|calm as a pond this week
N|sleep|snoring apparently, mine
N|leave_out|hate the twisty ones, dizzying watching the instructor go left when I go right
N|kit|pill boxes as mini weights lol joking, got 1kg ones
H|shoulder|top cupboard's retired
H|shoulder|I put jumpers on like a magician now, one arm at a time from below
H|shoulder|waving goodbye hurts, saying hello is ok as it's lower
H|shoulder|Can't reach my own back to scratch, got a wooden spoon for it, side sleeping is banned
H|knee|I go to the loo upstairs only if I must
H|knee|getting off the carpet after lego is a crane job, right one complains for an hour
H|knee|carrying the laundry basket down, I do one foot per step like a toddler
H|knee|the cinema seat got me, stood up and nothing bent, had to shake it loose
H|hip|my left leg doesn't want to go first
H|hip|laces are far away these days, slip ons it is
H|hip|I roll out of bed, then wait, then it lets me walk
H|back|I've got the shopping trolley lean
H|back|sofa swallowed me and I couldn't get out straight
H|back|emptying the dryer leaves me at an angle till dinner
H|back|if I cough I hold on to something
H|neck|crossing the road I've to turn my shoes
H|neck|Pillows. Six so far. Wake up like a folded letter
H|foot|Barefoot on tiles is not for me at the mo
H|foot|the school run is done on the outside edge of my left
H|foot|i dread the first ten steps more than the alarm
H|wrist|can't carry a frying pan with one hand any longer
H|wrist|doorknobs are a two hand affair, base of the thumb
H|elbow|picking up a full mug, tiny thing, makes me yelp
H|arthritis|buttons in the morning, forget it
H|arthritis|takes a hot shower before my fingers will hold a spoon
H|vertigo|lying down quick makes the ceiling do laps
H|vertigo|in the supermarket aisles i feel like I'm on a boat, clinic gave me exercises for it
H|fatigue|I sit on the shower stool, all of me is heavy since the virus
H|stomach|waistbands. can't. since the scope on Tues they've found an ulcer
H|illness|everyone's coughing, I'm the lead singer
H|asthma|running for the bus now ends with the inhaler
H|pelvic|I cross my legs before I sneeze, that sort of week
H|pelvic|heavy down below by teatime, like a tampon falling out
H|heart|they found a murmur at the check up, echo in three weeks, told carry on easy
H|bp|pharmacist wouldn't let me go till she took it a third time, gp wed
H|diabetes|wobbly at 11 each day till I have my biscuit, type one, new dose
H|skin|crack in my heel that opens with each step
H|eye|floaters, been checked at the opticians, they say watch it, no head knocks
H|head|one sided head day, curtains shut, usual tablets
H|period|I'm on and it's a bad one, doubled over at work
H|sciatica|buttock to ankle, like cheese wire, when I sit to drive
H|surgery|got clips in my belly till thursday
H|hernia|there's a bulge at the groin that comes when I carry bags, doc says refer
H|postpartum|I feel a bit open still, ten weeks. sitting cross legged pulls
H|pregnancy|can't see my feet and they're swollen, 33 wks, bp fine
H|medicine|giddy for the first hour after the morning tablet
N|healed|the frozen one has thawed, top shelf is mine again
N|denial|stairs? pff. two at a time
N|soreness|laughed and my tummy muscles hated it, from Mon's crunches, gone today
N|leave_out|stairs bore me silly, can we have something with music
N|place|there's no lift in my building so I've stairs, use them
N|other_person|mum's got the shopping trolley lean so I carry hers
N|idiom|stairs to heaven on repeat at work, losing the will
N|kit|shelf above door fell down so no pull-up bar
N|muscle_focus|I want shoulders that can put a suitcase in the overhead locker by easter
N|event|hillwalk w the scouts, 12 miles, last wknd of may
N|time|by the time the kids are down i have 11 minutes in me
N|question|why does everyone on here bang on about glutes
N|joke|bent down to tie laces, thought what else can i do while I'm down here
N|sleep|on the airbed as we've guests, deflated by 2 every night
U|nerve|wasn't going to mention it but my slipper keeps falling off and I don't notice till I see it behind me. Only the left.
U|nerve|the hot tap burnt my hand and i didn't feel it. neck's been bad a week
U|nerve|keys fell out of my fingers x3 on monday. tuesday i couldn't turn them either. arm feels thin
U|stroke|Put my cardigan on upside down, husband says I ignored everything on my left that morning
U|stroke|i tried to say pass the butter and it was just noise, everyone thought i was doing a bit
U|stroke|world tipped, couldn't swallow my tea right, voice hoarse, one eyelid hanging. slept it off mostly
U|clot|one trouser leg's tighter than the other since the hospital stay
U|clot|wellington wont go on my right foot. only right. calf's sore like a bruise with no bruise and hot
U|breath|I now talk like a telegram. Stop. Puff. Stop.
U|breath|can't blow my candles out at my own party, got worse each day this week and coughing froth
U|chest_pain|garden gate to front door. that's as far as I go before the grip comes. sit, gone. month ago i did the whole lane
U|chest_pain|felt like my bra was three sizes too small as i ran for parents evening, sweating like mad, teeth ache
U|faint|next thing I know the dog is licking me and the iron's on the carpet
U|faint|sat in the pew then I wasn't, woke to father Declan's face, third do this month and nobody's checked it
U|palpitations|fish flapping in my chest and my ears go underwater, I've to squat down wherever I am
U|palpitations|it gallops, stops, gallops. I went pale my daughter said and couldn't stand for the rest of coronation st
U|bleeding|had to throw the mattress cover out. six weeks after my periods stopped for good 5 years ago. pouring
U|bleeding|loo looks like I've been at the beetroot. I haven't. Dizzy in the mornings
U|bleeding|27 weeks, lost a bit of pink at night now it's red, belly goes hard as a board
U|head|Low beam 1, me 0. then the day after i got lost driving home from the shop I've been going to for thirty years, and the headache
U|head|kids' scooter took my legs, head on the kerb. not right since, everything's far and too loud, chucked up twice
U|saddle|Pants were wet at the shops. Didn't feel a drop. Legs all fizzy, back's out
U|saddle|sex felt of nothing, toilet feels of nothing, from the waist down front is asleep since I moved the wardrobe
U|rupture|thought someone had thrown a stone at my leg. nobody there. cant stand on my toes on that foot
U|rupture|caught the dog's lead, tug, tearing in my shoulder, can't lift it even an inch now
U|rupture|finger tendon maybe? jar lid, snap, tip of finger won't bend
U|rhabdo|pumpkin patch hay bale challenge, arms are twice the width and not bending and i've had one dark wee all day
U|rhabdo|day after day after the spin taster. quads feel like they'd burst. toilet water went maroon
U|tendon_medicine|it's the cipro isn't it. I read the leaflet. heel's on fire since pill six and I've got a walk booked sunday
U|tendon_medicine|Waterworks tablets, begins with L, floxacin at the end, and now both knees' strings below the cap are killing
U|purging|nobody knows i keep a tub in the wardrobe for after tea
U|purging|it's just water and ice cubes till the wedding. day six. went a bit wobbly in the shower
U|purging|If I eat a biscuit I have to do the stairs 200 times, even at night, even with a fever. cant not
U|self_harm|I'd not do it on a weekday, kids have school
U|self_harm|cut again. upper legs so no shorts for the video call
U|self_harm|tidied all the paperwork so it'll be easy for them. feels light. good workout btw
N|idiom|I would have cut my arm off for a bit of chocolate
N|idiom|head's mush, half term
N|idiom|blood sweat and tears went into that flat pack
N|idiom|he left me speechless, the boss, said thank you!
N|other_person|my gran couldn't say butter either at the end bless her, five years ago this week, so bit down
N|other_person|the fella opposite had a clot from flying, I've bought the socks for june
N|food|had beetroot so everything's pink, don't panic
N|food|i'm on jelly and clear soup today as tomorrow's a routine camera check, nothing found before
N|denial|no I haven't fainted, I only sat down as it was sunny and there was a bench
N|healed|blacked out once at my own wedding in 1991 from the corset. not since
N|joke|my get up off the floor face should be illegal
N|joke|heart rate 170, but he did take his shirt off in the film
N|fear|leaflet with my new vitamins lists everything under the sun, doesn't apply to me, just reading
N|question|what does a torn muscle feel like? mine just ache normal after your class, curious
N|soreness|couldn't laugh or cough on thursday cos of the ab ones, fine now and proud
N|mood|cried, ate toast, did the workout, felt better
N|event|blood drive is friday, i'm pouring the tea
N|travel|14 hours flying back from melbourne, legs up now, all good, just jetlag
N|time|School holidays so slash it to a quarter of an hour
N|time|My dinner's at six sharp. Work back from that
N|time|can't do the hour, never could, who has an hour
N|time|two short ones beats one long one for me
N|time|the ten minute ones felt like a minute, add some on?
N|time|finish by 6.40 or I miss my tram
N|days|give me tues thurs and a lazy sat
N|days|lots of bank holidays so shuffle it how you like
N|days|night shifts mon to thurs, so friday's for sleeping, sat ok
N|days|I've dropped Italian so there's a hole on wednesday night
N|days|skip next week entirely, exams to mark
N|days|once a week is my ceiling, sorry, elder care
N|place|The conservatory's free till the tomatoes go in
N|place|there's a bandstand in our park. nobody uses it. I will
N|place|allotment shed, has a workbench
N|place|move it all to the bed, I'm staying at my in laws and it's the only private surface
N|place|on a narrowboat, 6ft wide, headroom nil
N|place|boarding school matron's flat, so no leaving the corridor
N|kit|sold the treadmill, it was a clothes horse
N|kit|I own one (1) yoga block and it's holding the window
N|kit|laundry detergent 4 litres each
N|kit|can u use pillow
N|kit|found hubby's 1980s bullworker
N|kit|only the stairs and a broom, not in a witch way
N|kit|The kettlebell is orange and I named it Clive. more Clive
N|leave_out|can't be fagged with stretching, leave it off
N|leave_out|those jogging on the spot bits, I feel a right lemon
N|leave_out|Anything called Russian, no
N|leave_out|no punching please I'm a quaker
N|leave_out|i skip the warm up anyway so take it off
N|leave_out|toe taps annoy me. unreasonable I know
N|leave_out|dead bugs - awful name, can't do it without laughing
N|leave_out|ditch the donkey kicks
N|quiet|I live with three nurses on nights
N|quiet|creaky joists!! old cottage, soft feet only
N|quiet|the baby has ears like a bat
N|quiet|prayer room next door so nothing that bangs
N|no_jump|no bounds, bunnies, or hops, ceiling fan is low
N|no_jump|jumpy ones scare the budgie
N|no_jump|rather not leap, wearing a long skirt always
N|muscle_focus|make me strong at carrying coal
N|muscle_focus|sides please, the bit that escapes my jeans
N|muscle_focus|enough of the bum already, my husband agrees it's fine
N|muscle_focus|more core as they say. I don't know where it is
N|muscle_focus|back of the thighs, I can't kick in aqua
N|muscle_focus|chest for pushing a wheelchair up ramps, mum's
N|event|nativity, I'm back half of the donkey, bent over 40 mins
N|event|coastal path with my sisters, 5 days, easter
N|event|zumbathon for the school roof
N|event|got a place in a dragon boat!!
N|event|50 lengths by my 50th
N|event|santorini has steps and I have a honeymoon
H|back|days after the pram in and out of the boot are write offs, lower bit goes solid
H|back|Can I do it lying? Stood up for the ironing and it seized
H|knee|make it flat please, no ups, the cap grates and swells by night
H|shoulder|cut out anything above boob height, arm won't
H|foot|ten thousand steps? my bunion op was in may and i get 3 before it throbs
H|hip|only chair things for now, the joint's bone on bone they said
H|illness|push everything by a week i'm in bed with a temp
H|pregnancy|swap the tummy ones, bun in the oven, 14 wks
H|medicine|move my slot to the afternoon, mornings I'm swimmy from the tablets
H|surgery|freeze my plan, they're taking the appendix out tonight
H|asthma|indoors only while the pollen is up, lungs squeak
H|vertigo|no up and downs, head goes whoosh for ages
H|wrist|nothing on all fours, splint till the 14th
H|pelvic|bin the bouncing, physio found a prolapse
H|bp|reading high so GP wants it moderate, no breath holding
H|head|screens are out this week, post migraine, audio only?
U|chest_pain|I'm a farmer's wife so not a moaner. but feeding calves I've had to lean on the gate with a weight here and my elbow aching. each morning now
U|chest_pain|Aunty says gas. comes only on climbing to the temple, like a stone in the chest, goes when i sit with the shoes
U|chest_pain|dull ache in me chest goin up Patrick Street with the messages, grand after a sit, sure it's wind
U|chest_pain|I no have pain, is more like hand push here when I clean the stair of hotel, and the neck tight. After rest no more
U|faint|Came over all queer at bingo and slid under the table, pulse was 38 said the first aider
U|faint|lost time. cooking then on lino, pasta boiled dry. So maybe ten mins
U|faint|When I pushed the car I went out, just off, on the road. second such. Not been seen
U|nerve|arm like wood from the elbow down three days so I type with the other
U|nerve|Both hands clumsy and my walk's gone stiff, worse by the day, electric when I bend my neck
U|stroke|drooled my coffee, thought tooth. but left hand was also late
U|stroke|could not remember how to work the zip, nor say zip. back in an hour
U|stroke|thunderclap in head while lifting bags in the boot, worst I ever, neck stiff now, lying in dark
U|palpitations|bus driver. at the lights, heart ran off, sparkles in my eyes, pulled in. 2 times this wk
U|palpitations|woke up with it thudding all wrong, out of step, sweaty and could not get up off the loo for the giddiness
U|head|my lad opened the van door in my face, forehead, knocked out for a sec i think, been seasick and slow two days
U|head|Tripped over the hoover, ear side down on the step. ringing, off balance, and vomited at mass
U|clot|on my feet nothing, in the car to Croatia 19 h, after that calf was stone, red, and now a stab in the side when I yawn
U|clot|had covid, lay nine days. left thigh's swollen whole way, purple-ish, hurts to stand
U|breath|making the bed takes 4 rests. last month none. feet swollen up, cough at night
U|breath|can't say a whole line of the rosary without stopping
U|bleeding|after I had the polyp thing done monday, there's been cupfuls of red each time i go, cold and clammy
U|bleeding|periods normally 4 days. this is day 12 and a super pad an hour, seeing spots when I rise
U|rupture|at sports day mums race. a crack. everyone heard. heel cord's gone soft, i can poke a gap
U|rupture|kneecap slid up my thigh when I missed a step with the shopping, can't straighten leg at all
U|saddle|haven't been for a wee since last night and don't feel the need. numb sitting bones, both legs heavy
U|saddle|Had back for years, this is new: dribble, no feel when I wash down there
U|rhabdo|the mud run with the girls. thurs now (sat was run). arms still won't straighten, forearms hard, piddle like Guinness
U|rhabdo|grape picking 10 hrs first day in heat. cramps, swelled thighs, urine brown
U|tendon_medicine|dentist? no, the foot doctor gave ciprofloxacin. Now shoulder cuff and the calf string feel frayed
U|tendon_medicine|been on oflox a few days, woke up and both ankles at the back fat like sausages, tender
U|purging|the bathroom scale decides if I eat. tomorrow's likely a no, that'd make four
U|purging|I do the finger thing in the shower so the kids don't hear. since new year. hair's coming out
U|self_harm|I know how much insulin it would take. Looked at the pen for an hour.
U|self_harm|Hope I don't wake up tomorrow. Not being dramatic. Been like that since the redundancy and I've picked a place
N|other_person|our priest had his ticker fixed and was back saying mass in a fortnight
N|other_person|Me da won't go to the doctor about his waterworks so I'm driving up to make him
N|other_person|the bus driver on the 38 passed out and someone pulled the brake, exciting commute. I'm fine
N|other_person|wife expecting, I'm eating for two out of sympathy
N|idiom|heart attack prices in that shop
N|idiom|had a stroke of luck, won the raffle, it was a foot spa
N|idiom|I'd kill for a proper night out
N|idiom|that film was so boring i lost the will to live, walked home instead, 4 miles
N|healed|had the gallstones out in '08, eat like a horse
N|healed|my DVT story is from 2001, specialist closed the file, no thinner since, feel great
N|healed|postnatal back, cured by the yoga lady six years ago
N|denial|No more headaches since I drink water, who knew
N|denial|no blood, no tears, bit of sweat
N|fear|read about rhabdo in the paper, please don't do that to me. I only did 12 squats lol
N|fear|bit anxious to start again as I'm the oldest in the hall
N|question|would a bad back be made worse by this? don't have one, asking for my brother
N|question|how'll I know if I'm overdoing it
N|mood|bored bored bored
N|mood|lost my job on monday, oddly ok, loads of time to walk
N|joke|was told to listen to my body. It said crisps
N|soreness|inner thighs waddle since the wide ones, it's easing
N|soreness|nice burn in the arms then gone by dinner
N|praise|Me jeans! they button!
N|sleep|9 hours each night on holidays, new woman
N|food|curry, twice, no shame
N|weather|frost so I stayed in and did the chair one
U|breath|Hi all, long time lurker first time writing in this box. DS and I did the dance one and it was brill, but since Tuesday I get out of breath brushing my teeth and have to sit on the bath, is that just unfit? I was fine at xmas
U|bleeding|Sorry TMI incoming. DH says I should say. There's been fresh blood with every poo since last weekend, lots, and some dark lumps, and I'm shattered and cold all the time. Anyway did 2 out of 3 sessions
U|clot|FTM here, LO is 13 days old, my calf has a hard rope in it and whole leg's a different colour to the other, thought it might be from the stockings. Can I still do the pelvic tilts
U|nerve|Anyone else get this?? my hand has been asleep for four days straight and yesterday I couldnt do up DD's plaits, they just slid out of my fingers
U|palpitations|OH thinks it's panic but it comes when I'm reading, heart bangs like a washing machine with a shoe, then greying out, and I've had to lie on the hall floor twice since friday
U|head|MIL's cupboard door got me above the ear on Sunday, proper saw stars. Been sick this morning, can't bear the lights in the kitchen and I put my shoes in the fridge. Not concussed am I
U|chest_pain|Bit of a long one sorry. So I've been doing really well with the walking, up to the duck pond and back, but on the way back there's the slope and I get this squeezing with a sort of toothache, and it's gone by the bench. Every day this week.
U|saddle|embarrassing, but since my back went last weds I sit on the loo ages and nothing starts, then it leaks when I don't want it, and it's like I've had dental jab in my undercarriage
U|faint|I'm typing this w/ a lump on my head as I apparently went down in the shower, DD found me. Felt fine before and ok after so still up for tomorrow's class?
U|stroke|So weird, on Sat the dog's name would not come out and I called him kettle, and my lip was drooping in the mirror. By the time OH got back I was normal so didn't bother anyone
U|rupture|update on the foot, I was wrong it's not a sprain I think, I heard a bang on the stairs, I can't stand on the ball of it and the cord at the back has gone mushy
U|self_harm|Long time no post. I've been lying to this app, I say fine each week. I'm not fine, I've been looking up ways.
U|purging|Ok I'll be honest because it's anonymous-ish: every takeaway for the past month has gone down the toilet on purpose within the hour
U|rhabdo|NEWBIE QUESTION did my first ever bodypump fri, today's mon, can't brush hair, upper arms look like popeye and my wee's brown, how long do doms last lol
U|tendon_medicine|Quick q for anyone on antibiotics, mine end in -floxacin, is it normal for the backs of your ankles to go so sore you come downstairs on your bum
H|pregnancy|EDD 4 Aug! so tired, hips ache rolling over, otherwise loving it
H|postpartum|LO is 7 wks, HV says wait for the GP check, my diastasis is 2 and a half fingers
H|illness|DS brought home slapped cheek and now my joints are all puffy, GP says viral, rest
H|knee|Hi again, the right one's puffed up since the dancing, no bang or twist, just fat and stiff, ice helps
H|hip|OH has to pull my socks on, waiting list is 52 weeks, so chair stuff only please
H|back|Sorry to moan, it's my SI joint again, catches when I get LO from the cot
H|medicine|TTC and on clomid so crampy mid month
H|foot|morton's neuroma says podiatrist, injections in march, roomy shoes till then
H|shoulder|Anyone have success with calcific tendonitis? I can't put my seatbelt on without a yelp, seeing physio
H|fatigue|b12 jabs started, GP says 6 wks until i feel human
H|vertigo|BPPV club here, did the epley, still tippy when I look up
H|anxiety|first panic attack in a while, in the car wash of all places. On a waiting list for CBT
H|bp|pre eclampsia with my last so they watch me like a hawk, on labetalol now 22 wks
H|asthma|been to asthma nurse, new spacer, peak flow improving, still tight going upstairs fast
H|surgery|had my tubes out keyhole thurs, shoulder pain from gas is the weirdest
H|stomach|coeliac flare after a dodgy gravy, bloated & wiped
H|period|PCOS bloat + cramps day 2, skipping
N|time|DH is away so I've only from bath time to bedtime, that's 14 mins on a good night
N|days|DD's ballet moved to Thursdays, can we swap
N|leave_out|AIBU to ask for zero burpees ever
N|kit|got a balance board off a neighbor, any use
N|other_person|MIL had a TIA last month so we've her here, busy busy, but I'm tip top
N|healed|had SPD so bad with DS i was on crutches. he's at uni now and I'm running
N|joke|DH asked what I was giving birth to in there. A sit up, I said
N|idiom|LO nearly gave me heart failure hiding in the wardrobe
N|sleep|LO has discovered 4am
N|food|WW day, up a pound, blaming the cheese
N|mood|feeling a bit lost in the baby fog but it's lifting, HV happy, got a good bunch here
N|event|DD's prom means photos, one month to get arms
N|denial|smear all clear, bloods all clear, mammogram all clear. Full steam ahead doc says
N|praise|Thank you lovely people, that was the only half hour this week that was mine
N|question|FTM, trying to plan, when do folks go back to classes usually
N|soreness|DOMS in the boobs?? chest muscles I guess, funny, gone by wednesday
N|quiet|LO naps in the same room. No claps
N|no_jump|Ceiling of the flat below already has a crack, blamed me, so feet down please
N|muscle_focus|mum tum please
N|travel|off to center parcs, hot tub is my cardio
N|pets|DDog ate the resistance band, passed it, all well
N|weather|drizzle so couch
N|fear|too shy for the class, watching from the door
N|place|soft play corner while they go nuts
U|stroke|Lovely week, the bulbs are out, my daughter visited, we did the chair exercises together and she noticed I was only lifting one arm though I swear I was lifting both, and my smile's gone crooked in her photos
U|chest_pain|Session ok, walked to the library tues and thurs, changed my books, one thing is that by the bakery I get a tight scarf feeling round my throat and top of chest and have to pretend to look at the cakes, then it lifts
U|nerve|Made jam. Went to Pilates. Tripped over my own left toes four times since saturday because they won't come up. Made more jam.
U|bleeding|We had the grandchildren, it was bedlam, I loved it. Been passing black stuff and feel swimmy when I stand. Swimming was closed.
U|saddle|great holiday until I lifted the case off the carousel, since then the whole seat of me is numb as a plank and I've had two accidents, trousers in the bin. Weather 28 degrees
U|clot|Italy was divine, 11 hours of coach each way, and now I've got one fat ankle and calf, hot and sore to stroke. Think I was bitten
U|faint|did the school quiz, we came third, then I passed out by the coats. Woke with a sausage roll still in my hand. Ready for monday
U|palpitations|two sessions, slept well, ate well. at choir my heart went haywire and everything sounded like down a well and I clutched the alto next to me. It's done it 4 or 5 times
U|rhabdo|Fete on saturday, I won the welly wanging and the tug of war. Today I cannot bend my elbows, forearms are like marrows and I am peeing something you'd put on chips
U|tendon_medicine|tummy bug over thanks to the ciprofloxacin, back on track with all three workouts, only the achilles are both swollen and sting when I get up from the desk
U|self_harm|work done, kitchen clean, cat fed. I don't think I'll be doing next week's plan. Or next week really. Thank you for the kindness.
U|head|Painted the whole bedroom! came off the ladder once, head on the bed post. been vague and headachy since and can't read the paint tins, the letters swim
U|purging|Girls night was fab, pizza, prosecco, then my usual trick in the ladies after. That's four this week, teeth feel sandy
U|breath|choir, bridge, bins. Sleep in the chair at present because lying down I gurgle. Puffed at the mailbox even
U|rupture|Barn dance!!! so fun until the back of my leg went crack in the strip the willow. Bruise down to heel today and I can't push off at all. Still, fun
H|knee|Fab weekend, barn dance, only now the right one's hot and I go downstairs backwards
H|back|Jam week. Standing at the pan has done my lower back, I'm hanging over the worktop like a coat
H|shoulder|Painted the bedroom, the left arm won't go over my head since
H|illness|school quiz was virus central, the team's down and so am I, chesty
H|foot|All that sightseeing, ball of the foot feels split
H|hip|loved the coach trip, hated getting off it. ten minutes before the hip lets go
H|pregnancy|choir solo at 30 weeks! ran out of air, baby on my diaphragm, midwife laughed and says all's well
H|medicine|Nice week. New tablets from the rheumy so I'm off my food
H|wrist|jam jars have finished off my thumb joint
H|bp|Had my NHS health check, pressure's up, they lent me a machine
H|stomach|pizza revenge. gallstones waiting list, grumbling under the ribs on right
H|vertigo|Fairground with the kids was an error as my inner ear's been at it since
H|head|lovely baking day ended with one of my migraines, dark room, tablet, sleep, okay next day
H|elbow|tug of war at the fete. elbow's raw inside, can't carry a bag on that arm
H|neck|ceiling painting neck. can look down not up
H|asthma|the paint fumes set off my asthma, two puffs sorted, back to normal by morning
N|soreness|fete legs, tug of war arms, smug face
N|mood|Lovely week, bulbs are out, daughter came, nothing hurts, nothing to say
N|other_person|grandson fell off the hay bale & broke his arm, purple cast, very proud
N|food|jam on everything
N|joke|coach trip: the most exercise was the queue for the ladies
N|idiom|passed out on the sofa in front of the bake off, as one does
N|idiom|died a death at karaoke
N|healed|used to get terrible migraines, change of life took them away, seven years now
N|time|Short and sweet please, I have jam to label
N|days|choir tour so thurs fri sat out
N|place|we've moved to a ground floor so bounce away
N|kit|no mat but a thick rug
N|leave_out|leave out the marching, it's too much like the army
N|muscle_focus|more for the bingo wings
N|event|bake sale steps challenge, 12k a day for june
N|travel|Back from Italy fatter and browner
N|sleep|coach snorer behind me, both ways
N|pets|cat fed, dog walked, tortoise found
N|question|do I do these before or after the gardening
N|denial|health check yesterday, everything perfect for my age she said
N|fear|not much of a mover, worried about the routine steps
N|weather|28 degrees, melted, did it in the paddling pool
N|praise|best part of my week, truly
N|quiet|mic in the next room as hubby records, so shh ones
N|no_jump|no leaping on the patio, it wobbles
N|lookalike|both my calves swole up in the heat after the parade and went down with feet up overnight, both the same, fine today
N|lookalike|went giddy with joy when the results came, benign!! and no follow up needed
N|lookalike|my chest is tight in this shirt, time for the next size or more of the class
N|lookalike|Numb bum from the bleachers, walked it off in two minutes
N|lookalike|heart pounding after the hill as it should, settled in a minute, felt ace
N|lookalike|pins and needles as I sat on my foot reading to the kids
N|lookalike|I'm bleeding useless at the coordination one
N|lookalike|Out of breath laughing at my husband in lycra
N|lookalike|the pop you heard was the balloon
N|lookalike|threw up my hands at the app update, where is the timer
N|lookalike|lost my voice, cheering, it's back
N|lookalike|blacked out the windows for the baby's nap so excuse the webcam
N|lookalike|felt faint hope about the jeans
N|lookalike|Sick as a parrot we lost the quiz
N|lookalike|broke down at the roundabout. the car, and then me, then the AA came
N|lookalike|Dislocated our routine completely, new school
N|lookalike|can't feel my legs haha, leg day, they are there i looked
N|lookalike|weak at the knees, met a celeb in waitrose
N|lookalike|pulled a muscle? no, pulled a bloke, lol
N|lookalike|my blood was boiling, parking fine
N|lookalike|had a nosebleed seat at the theatre, 90 steps up
N|lookalike|strained relations with the in laws so walking a lot
N|lookalike|hit my head against a brick wall with HMRC all day
N|lookalike|stabbing at the peas, that's how interested i am in diet food
N|lookalike|the stitch i got running for the bus was gone by the bus
N|lookalike|bruised ego from falling out of tree pose
N|lookalike|tore the leggings. rip.
N|lookalike|got the all clear on the lump so let's go!
N|lookalike|dark wee in the morning, clear by ten once I'd had water, just me not drinking enough in the sauna heat
N|lookalike|back pain of a boyfriend finally moved out
N|lookalike|my knee. jerk reaction was to say no to planks but I quite like them
N|lookalike|cough if you can hear me, the mic on this thing
N|lookalike|Swollen head from all the praise
N|lookalike|had my ankle tattooed in 2012 no regrets, can't think why you ask about ankles
N|lookalike|On my last legs by friday, but so's everyone in retail
N|lookalike|choked on a crumb, alive
N|lookalike|the doc is on at nine so early session please (the tv one)
N|lookalike|operation tidy the garage complete
N|lookalike|my recovery is great. from the divorce
N|lookalike|stiff drink, stiff upper lip, loose hips
N|lookalike|the children's ward, where I read stories, moved me to tears
N|lookalike|had the runs... three of them, parkrun and 2 short ones
N|lookalike|i've a weakness for shortbread
N|lookalike|a numbing amount of admin
N|lookalike|hot flush of embarrassment when the curtain was open
N|lookalike|my husband's snoring is the only breathing problem here
N|lookalike|injury time goal had me leaping about, quads sore
N|lookalike|my shoulder to cry on moved to Spain
N|lookalike|head over heels for the new teacher
N|lookalike|got cold feet about the 5k, mentally
N|lookalike|sleepwalked? no just walked, sleepily, 6am
N|lookalike|the midwife was me!! cow had twins at 3am
N|lookalike|expecting. a parcel. the mat arrives monday
N|lookalike|carrying twins (the neighbour's) round the zoo, arms tired
N|lookalike|medicine ball came in the post, what's it for
N|lookalike|my crutch is chocolate
N|lookalike|diagnosis: lazy. prescription: tuesdays
N|lookalike|doctor who marathon so no session
N|lookalike|heart to heart with my teen took up the workout slot
N|lookalike|Kidney beans again
H|lookalike|pins and needles in both hands at night only, had it for years, GP calls it carpal tunnel, splints on
H|lookalike|my usual AF flutter for an hour tuesday, on tablets, no dizziness, told the heart nurse, she's unbothered
H|lookalike|black toenail from the walk, sore in shoes
H|lookalike|ticker scan came back ok but they want me on half effort till the monitor is read
H|lookalike|fainted in august, all tests done, it was dehydration, but told to get up slowly and not train in heat
H|lookalike|bleeding gums, dentist says gingivitis, having a deep clean
H|lookalike|piles. standing is best thanks
H|lookalike|headache with this sinus cold, worse bending
H|lookalike|both ankles puffy by evening since the amlodipine, nurse knows
H|lookalike|nosebleed wed, stopped in ten, nurse cauterised it thurs
H|lookalike|Bell's palsy since march, steroids done, the eye still won't close right, neurologist happy
H|lookalike|my numb patch on the thigh is the meralgia, it's been there two years & looked at
H|lookalike|calf cramp at night, both sides take turns, since the water tablets
H|lookalike|cut my thumb on the tin, three stitches, can't grip
H|lookalike|low mood season, on sertraline since october, counsellor fridays, no dark thoughts
H|lookalike|reflux chest after tomato, the gp scoped me, it's the hiatus hernia
H|lookalike|costochondritis again, A&E did bloods and ecg, sore to press, rest from push stuff
H|lookalike|I had a bad time with food in my twenties so no calorie numbers please, doing ok, still see my therapist
H|lookalike|puffed since covid, chest clinic x ray clear, pacing plan
H|lookalike|leg still a bit bigger since the DVT last year, on thinners, wear the stocking, normal for me they say
H|lookalike|concussion clinic says stage 2 so light walking only
H|lookalike|achilles grumble from new boots, stiff in the morning, no tablets no nothing
H|lookalike|sickness with the baby, bringing up breakfast most days, midwife gave cyclizine, keeping water down
H|lookalike|cracked a rib coughing, x-rayed. laughing banned
H|lookalike|hemiplegic migraine, known, arm went dead thirty minutes like always, neuro's got me on the preventer
H|lookalike|urine infection, stings, on trimethoprim
H|lookalike|light spotting since the new coil, nurse says three months of that
H|lookalike|tore my hamstring in june, scan'd, physio every other week, can jog not sprint
H|lookalike|bruise from the blood test runs down half my arm, tender
H|lookalike|tia in spring, on clopidogrel, all stable, consultant said walk and no heavy
H|lookalike|chest wall sore where they took the drain out, discharged tuesday
H|lookalike|dizzy if I skip breakfast with the metformin
H|lookalike|hernia belt on, no strain
H|lookalike|baby blues then proper PND, health visitor and GP both on it, tablets helping
H|lookalike|got hives from the new washing powder, itchy not breathy, antihistamine
H|lookalike|my back's the same old, no tingles no numbness, just can't bend to the oven
H|lookalike|pulled calf in the egg and spoon, limping, can tiptoe with a wince
H|lookalike|got lightheaded when they took blood on thurs, lay down, juice, fine. bruised arm though
H|lookalike|palps are back with the hot flushes, had the 24h tape, nothing nasty, hrt being tweaked
H|lookalike|head cold + asthma = the blue one every four hours as per plan
H|lookalike|whacked my head on the car door in a normal way, small lump, no other nonsense, bit tender for the swim cap
H|lookalike|weak after the flu, legs like string both, getting a bit better daily
H|lookalike|old stroke arm is tight in this cold
H|lookalike|trapped wind like contractions, op wound ok though, 9 days
H|lookalike|sprained foot, can walk, blue under the ankle bone, x ray no break
H|lookalike|knee popped kneeling but no swelling, just sore at the front
H|lookalike|eyesight blurry from the dilating drops at the diabetic check, told don't do anything till it wears off
H|lookalike|my epileptic aura came mon, sat down, passed, usual, meds unchanged
H|lookalike|kidney stone passed!! urology gave me a strainer and follow up, sore all along the side
H|lookalike|on nitro patches, no chest trouble for a year, just don't like the cold wind
U|head|my husband says I should mention that I went over on the wet steps at the leisure centre on Friday and landed on the back of my skull, only since then I've slept most of the day and the radio hurts
U|stroke|did my session at ten, all grand, at half past I went to ring the vet and for about a quarter of an hour I could not make sense of the numbers on the phone, and my thumb wouldn't go where I aimed it
U|faint|I know you said not to hold my breath. I didn't. I was only reaching up to the line to peg a sheet, and then I was under the sheet
U|clot|Mum's home help noticed, not me. She said Jean one of your legs is pink and the other's white, and she pressed and it left a dent, and it's sore as a boil behind the knee
U|bleeding|it's the fourth towel since elevenses and my last period was at 52, I'm 58 now
U|chest_pain|if i carry nothing i'm ok, if I carry the bag of potatoes then halfway home there's a fist in here and my arm goes to lead, the wall outside number 40 knows me well
U|palpitations|not my usual flutter, this one lasted the entire antiques roadshow and when I got up my legs folded
U|breath|since yesterday i can hear myself breathe from across the room and the tablet they gave for allergy hasn't shifted the swelling by my mouth
U|nerve|no pain at all, that's what's odd, the right leg just started dragging on tuesday and won't lift onto the bath mat
U|saddle|I can't tell hot water from cold when I wash between my legs. Began after the settee was moved. I've also had to strain to go
U|rupture|there's a hole where the muscle met the knee, I fell on the church steps and now the leg won't kick out straight, I have to lift it with my hands
U|rhabdo|Never done weights. Nephew took me sunday, told me push through. Wednesday I still can't touch my face, arms feel like wet sandbags, water's brown and there isn't much of it
U|tendon_medicine|it may be nothing but the day after I began the cipro my wrists went, then the heels, and today I heard a creak at the back of the ankle
U|purging|seven pounds off this week, the group clapped. I haven't kept a meal down by choice since last thursday
U|self_harm|I've been sat on the bridge bench three evenings now. didn't do it. might
U|chest_pain|indigestion when I run only. Not when I eat. Spreads to the gums
U|faint|my lights went out at the hairdressers basin when she tipped my head back, and again at home looking up at the loft
H|knee|I say I'm resting between sets but really I'm waiting for the left knee to stop shouting
H|back|we've a new mattress as the old one left me like a plank each morning and so far this one does as well
H|shoulder|the clothes I own that go on over the head are in a bag for the charity shop
H|hip|at the crossing the green man goes before I do
H|foot|used to walk the 3 miles to my sister's, now I get to the postbox and the arch cramps up
H|neck|hairdresser's basin was a mistake, neck has been locked since
H|wrist|have stopped knitting, which tells you everything about the thumbs
H|illness|I took to bed wed with the shivers, up today, legs like a foal
H|medicine|the GP is trying me on a lower dose so I'm a bit up and down and not to overdo it till she rings
H|diabetes|Was 18.6 after the cake stall, practice nurse has upped the gliclazide, told to test when I exercise
H|heart|cardioversion's on the 21st. until then strolls, they said
H|asthma|Dust from the builders. Preventer morning and night and I'm still tight by tea
H|pelvic|I've stopped the classes because I can't trust my bladder
H|pregnancy|the scan showed he's breech and I get heartburn and pulling under the ribs, otherwise bouncing
H|postpartum|forceps scar stings if I sit long, seventh week, nurse looked and says healing slow
H|skin|chilblains on three toes so socks and no bouncing on the balls of my feet
H|anxiety|wobbly week, nerves in bits over the court date, known to the doc, got my beta blockers for it
H|eye|one eye patched after a scratch, judging steps is hard
H|surgery|I'm to be nil by mouth monday, they're doing the knee at last
H|vertigo|it isn't fainting, the room just slides left when I turn over, three years on and off, ENT says crystals
H|period|I lose two days a month to it, this was one
H|stomach|flat on my back and up it comes, wedge pillow now, on omeprazole
H|bp|dizzy when I stand from gardening since the second tablet was added, seconds only
N|question|before I start: is the loft ladder a good substitute for the step?
N|time|Fifteen. Not sixteen. The bus is at quarter to
N|leave_out|my neighbour can see straight in so nothing where my rear points at the window
N|kit|tea towel works better than your strap thing, just saying
N|mood|Sulking as the quiz team dropped me
N|healed|at forty I could not lift the arm, injections, physio, the lot. At sixty I'm hanging wallpaper, no bother
N|denial|no I am not short of breath, I was singing along
N|other_person|Jean next door has a pink leg and a white leg and she's off to the doctors, I drove her, that's my missed Tuesday
N|soreness|my upper arms feel used, in the way a good sofa does
N|idiom|the bridge club drama nearly finished me off
N|event|pantomime dame, six shows, heels. Prepare me
N|food|marmalade is a fruit
N|days|two weeks of half term so it's chaos, one session max
N|place|I'm decorating so it'll have to be the landing
N|praise|first time I've finished one without pausing it
N|sleep|dreamt I was doing squats, woke tired
N|weather|fell over in the wind? no, the fence did
N|no_jump|let's not rattle the china cabinet
N|muscle_focus|ankles. I'd like elegant ankles, is there a move
N|pets|walking next door's greyhound, it walks me
U|tendon_medicine|Infection in my toe so they've me on ciprofloxacin 500 twice a day, now the other foot's the problem, thick sore rope above the heel and i go down stairs on my bottom
U|rupture|caught my thumb in the dog's collar when she bolted, ripped, now I can't pinch a peg and it bends back sideways
U|saddle|Been dosing the sciatica with ibuprofen. New since the weekend: no feeling on the loo seat, and wet myself in Lidl without the slightest warning
U|head|toddler and I bumped foreheads 5 days ago. He laughed. I've had a headache every hour since, feel drunk, cant follow peppa pig
U|purging|I do 3 hours of walking if i've had bread. Have not sat down at home since xmas. weight's low enough that I've lost my monthly, still feel fat
U|breath|my chest rattles like a kettle and i have to stop talking to breathe, nails look bluey, been to work
U|self_harm|please delete my account, I won't need it after the weekend, and tell the group they were lovely
U|rhabdo|my mates dared me on 500 air squats for charity and two days after I'm going downstairs on my bum, thighs like tree trunks, and the pee, mate, it's coke zero
U|nerve|Used to open the milk no bother. Last week right hand, now left as well, and I drop the peg bag. Feet feel like they're in thick socks
U|stroke|had to ask the taxi man to read me my own address, the letters were soup, and there was a tingle right up my cheek and arm
U|bleeding|I've a coil so don't get any, yet this morning it was like a tap and I had to sit on the floor of the shower, grey as ash my wife says
U|clot|plane landed sunday, leg started monday, I rubbed deep heat on it till wed, but now it's shiny, thicker and it hurts to put the heel down
U|palpitations|everything fluttery under my collarbone, 40 minutes at the desk, vision dotty, hands cold. It's the third since i started the diet pills off the internet
U|faint|at mums grave I just went, knees and then all. Bruised hip. No idea how long for, groundsman found me
U|chest_pain|shovelled the snow and got a sort of ache either side of my neck plus a weight, sat in the car with it for half hour. gone now so ignore
U|bleeding|morning sickness turned to blood streaks then to proper blood
U|nerve|chin to chest and lightning goes down both legs. Since then i walk like i'm on a trampoline
H|back|twenty minutes of school assembly on those tiny chairs, had to be pulled up by a seven year old
H|knee|I hoover sitting on the stairs and go down on my bum, what does that tell you
H|shoulder|put the star on the tree with a broom this year
H|foot|wear trainers to the loo at night as barefoot is murder on the heel
H|hip|swapped the bath for a shower as the leg won't swing over
H|neck|when someone calls me I turn like a lighthouse
H|elbow|can't hold the hairdryer up on the right, burns on the outside
H|wrist|fell off a kerb two weeks ago, hospital put a backslab on, fracture clinic tuesday
H|illness|bronchitis says the doc. five days of pills. sounds like a seal colony
H|heart|on the waiting list for an angiogram, they gave me the spray and said slow walking only and no hills
H|medicine|my mood tablets were upped and my balance is off, prescriber says give it 10 days
H|pregnancy|eight weeks and asleep by 7, boobs sore, food's evil
H|postpartum|still in those mesh pants lol so nothing for me but breathing
H|surgery|had my wisdom teeth out so chin strap of ice and soup
H|asthma|cats at my friend's place set me off, back on the preventer
H|diabetes|dr says prediabetic, told me to get moving, carbs down
H|skin|psoriasis on soles flared so every step is cracked
H|arthritis|ankles like rusted hinges, hands like claws, coffee like heaven. rheumy in april
H|fatigue|Lupus day. Sun yesterday, bed today
H|eye|conjunctivitis, gunky, contagious, no hall class
H|vertigo|feels like stepping off a boat for a few secs after the floor part
H|head|cluster headaches season has started, oxygen's in, neurologist on it
H|stomach|colonoscopy prep tomorrow so a no, routine surveillance for my crohns
H|period|fibroids so heavy ones, booked for the op in june, iron
H|bp|it's high when they take it and ok at home, they call it white coat, still on monitoring
H|anxiety|couldn't face the hall, got as far as the car park, shook, went home. PTSD, my therapist knows
H|pelvic|Third degree tear in oct, physio says no impact till I can hold wind, glamorous
N|quiet|keep it down as the toddler's in with chickenpox (he's fine)
N|leave_out|Please don't send skaters, I knocked the lamp
N|other_person|uncle Bob's angiogram was clean, whisky all round
N|joke|I pulled something today. The curtain rail
N|idiom|laughing gas needed for those planks
N|idiom|my poor purse is bleeding after the school uniform shop
N|healed|My old flame, the tennis elbow, hasn't called in five years
N|denial|I keep getting asked if anything hurts. Nothing hurts. Stop asking!
N|time|we could just do 10 and call it character building
N|days|off Fri as it's Diwali, back Monday
N|kit|Broke the band, boil washed the towel, lost the ball. Bodyweight it is
N|place|only place with signal is the greenhouse
N|food|vegan week one, farty
N|mood|hen night hangover, self inflicted, regrets
N|sleep|husband's new cpap is so quiet I overslept
N|event|Sponsored abseil down the town hall at 66
N|praise|my posture lady at church noticed
N|question|are wall press ups for babies or do they count
N|travel|ferry tonight, cabin, can stand sideways
N|fear|I go red as a tomato, is everyone looking
U|chest_pain|In my country we say evil eye, but I am nurse aide so I know better. When I lift patient, burning middle of chest, two minutes, sweat cold. When I drink water and sit it go
U|breath|sir i am having difficulty in breathing from yesterday evening, even sitting, pillow three, my son is telling go hospital but i completed the stretches
U|palpitations|ay my heart do like horse when I am in the bed, and then all is white and I must hold the wall
U|faint|I was making roti and then my daughter in law is putting water on my face. sugar was ok they checked
U|nerve|my foot is sleeping since 5 day, shoe is going off alone, I am falling one time
U|stroke|mouth was going left side and the tea came out, my words was like baby. One hour. Now ok so I take the class?
U|bleeding|toilet is with much blood, red, not hemorroid I think because is mixed, and I am very weak in knee
U|clot|after fly from Lagos the left leg big big, hot, I can not wear shoe, the other is normal
U|rupture|pof, like somebody kick me from back but nobody there, now I can not stand on finger of foot
U|head|I fall from ladder of the mango tree, head to stone. Now always vomiting little and the sun is hurting
U|saddle|sorry to say madam but private part is numb and urine is coming without telling, the back is broken feeling
U|rhabdo|first time zumba double class. my leg is stone, swollen, and water I pass is like black tea, from two days
U|tendon_medicine|the medicine ciplox for stomach, day four. now behind my both ankle is paining and thick
U|purging|for sister marriage I take only lemon water from six days and also the loose motion tablet
U|self_harm|i feel life is finish. nobody need me. i have the rope in shed. sorry bad english
H|knee|stair in my building is enemy, the knee is making noise and hot in night
H|back|when I lift the pot of rice the back say stop, then I walk like old uncle
H|shoulder|i can not comb, can not tie the saree behind, only with sister help
H|diabetes|I have sugar, tablets metformin two time, please no fasting exercise
H|pregnancy|By god grace fourth month, doctor tell only walking
H|illness|loose motion and fever three days, now little better
H|medicine|Pressure tablet is making me swim in the head when stand
H|foot|the heel at morning prayer, first step, aiyo
H|asthma|chest is whistling in dust time, I have pump, two puff and ok
H|surgery|stone operation done 2 week before, stitch inside is pulling
H|neck|from the sewing machine my neck is like wood and pain go to shoulder
H|arthritis|fingers thick like ginger in the morning
H|hip|sitting on ground for eating I cannot, hip is locking
N|time|we have guests until 20, give small one only, ten minute
N|days|in Ramadan please after iftar, 9 night
N|place|I do in the balcony, it is two meter only
N|leave_out|the jumping jack is not dignified in front of my father in law, remove
N|kit|I have two bottle of oil five litre each
N|food|too much mithai for Diwali, I am sweet like jalebi
N|other_person|my husband have the sugar not me
N|healed|Typhoid was in 2010, now strong like ox
N|idiom|my boss is eating my head whole day
N|joke|my legs are asking for union
N|soreness|my thigh pain sweet pain from sit stand, yesterday only
N|event|my daughter marriage 2 december I must dance
N|denial|no problem in body, all fit, thanks to you
N|muscle_focus|stomach to go inside please, sari is showing
N|praise|very nice teaching, slow and clear
N|mood|far from home this month, missing my mother, but ok
N|travel|night train to Chennai, no exercise only sitting
N|quiet|below flat is landlord, he is complaining for the foot sound
N|question|can I do this with bangles on
N|sleep|baby of my brother came to stay, nobody is sleeping
H|postpartum|we do forty days rest after baby, today day 25, when can start?
H|bp|doctor say pressure 160 so start half tablet and slow walk
H|vertigo|when I bow in prayer the room goes round little bit, doctor say ear
H|heart|in 2022 they open my heart (bypass), now check every year, doctor say no weight more than 5 kilo
H|wrist|hand is paining from the phone, thumb side, splint in night
H|skin|burn on arm from oven, blister, bandage
H|fatigue|blood is low, 8, they giving iron injection
U|bleeding|seven month pregnant, some blood on cloth since morning, and belly tight. Mother in law says normal
U|breath|ate the prawns, now face is blowing up and neck itching, voice is small
U|chest_pain|cleaning the windows on the third floor is where it catches me, a belt and a heavy arm, and I need to sit on the bucket till it goes
U|clot|The leg from the accident in plaster, today the toes are blue and calf inside is burning and chest hurts on breathing in
U|palpitations|Aye so the heart's been jumping aboot like a frog in a pail, sat daein nothin, an the telly goes far away
U|faint|went doon like a sack o tatties in the chippy, woke up wi vinegar
U|chest_pain|G'day, mustering on foot this arvo had to lean on the ute, elephant on the ribs, jaw gave me gyp, smoko fixed it
U|nerve|me right mitt's cactus, can't hold the tinnie, no feeling in three fingers since sat
U|clot|one of me legs is like a snag about to split, hot n red n all, after the Darwin drive
U|stroke|Was on the phone to our Sandra & she said are yous drunk, I could hear meself slurrin, and me arm was heavy, went off after me tea
U|breath|i'm fair puggled just from getting the kettle, sittin up all night at the windae for air
U|bleeding|spat up blood, like a good eggcup, after coughing. smoke 20 a day aye i know
U|head|clattered me head on the byre door thon day, been boking since and cannae mind where I parked
U|rupture|heard it go, like a gunshot in me calf, at the ceilidh. heel willnae lift
U|saddle|Me arse is numb and not in the long-drive way, can't feel to wipe, can't pee on demand neither
U|self_harm|reckon the family'd be better with the insurance money hey. got it worked out on paper
U|rhabdo|did the boys' shearing comp for a laugh. forearms blew up, can't make a fist, pissing coca cola three days in
U|tendon_medicine|doc slung me cipro for the waterworks, two days on both heel strings are crook as, can't push the mower
U|purging|been chundering me dinner up meself, on purpose like, to make the netball bibs look right
H|knee|me knee's banjaxed after the stile
H|back|back's giving me gyp, hanging out the nappies is the worst
H|shoulder|shoulder's stuffed, can't get the esky off the roof rack
H|illness|full of the cold, snotters tripping me
H|foot|crook foot, feels like a drawing pin in the ball
H|hip|the hip's at me again with the damp
H|pregnancy|up the duff again!! 11 wks, boking morning till night
H|medicine|on antibiotics for a chest, the runs as well, grand otherwise
H|diabetes|me sugars were a bit wild at the wedding, 15ish, back to normal, nurse on monday
H|neck|neck's pure seized, slept on the couch
H|asthma|bit of a wheeze up me since the smoke from the fires, puffer on hand
H|heart|the doc's after finding a flutter, have a wee monitor taped to me till friday
H|surgery|getting me veins done wednesday week
H|wrist|sprained me wrist on a wet stile, strapped, no leaning
H|elbow|milking elbow
H|vertigo|bit of a staggery head on me getting up from the weeding, goes quick
H|anxiety|nerves are at me again, doctor has me back on the wee tablets
H|postpartum|wean's 5 weeks, stitches, no chance
H|stomach|ulcer's grumbling, the doc has me on them zoton
N|joke|sure I'd need a jaws of life to get out of these leggings
N|idiom|I'm banjaxed, as in the good banjaxed
N|idiom|was dying with the drink on sunday so no session ha
N|idiom|fair dinkum that plank's a crime
N|food|full fry up, no shame, twas Sunday
N|time|could you not do a wee short one
N|days|match day's saturday so give us sunday
N|place|out the back by the clothesline
N|leave_out|them mountain yokes can feck off
N|kit|a bag of spuds, will that do
N|other_person|Himself has the man flu, notify the papers
N|healed|did me back in '99 at the turf, never a peep since
N|soreness|legs in bits after the lunges, ah but it's grand, only when I sit on the jacks
N|event|Aisling's debs in august, mother of the deb has to look well
N|travel|off to the Gold Coast to see the grandkids
N|mood|bit homesick, cup of tea sorted it
N|sleep|slept like a baby, i.e. woke every two hours roaring. jk
N|weather|lashing. lashing. lashing
N|pets|sheep got out, did 9k steps in wellies
N|praise|deadly class that
N|question|wid swimming no be better
N|fear|scarlet for meself in the lycra
N|muscle_focus|want arms on me like the young one in the ad
N|quiet|the nana's asleep below
N|no_jump|no leppin about, we've a dresser with good plates
U|palpitations|is it ok to do the class if your pulse is sort of doing three beats and a rest, three beats and a rest, and you feel see-through?
U|breath|is it normal to be this puffed?? I was never, now I can't talk on the phone walking through my own kitchen, four days of it
U|chest_pain|Would a bra do that? the crushing when I hurry. and why's my jaw involved
U|nerve|can a pinched nerve make your knee bend on its own, mine did on the stairs 3x since fri, and the shin's numb
U|clot|should varicose veins be hot? one lump's red like a poker, whole calf is now hard and my ankle vanished
U|bleeding|how much is too much? the third nightie since ten pm, had the baby eight days ago, dizzy on the way to the loo
U|stroke|Has anyone had it where you look at your own hand and it's like it belongs to someone else and won't pick up the cup? Ten mins it lasted
U|head|how soon after a bang on the head can i exercise, it was saturday, still being sick a bit and the world's foggy
U|faint|do you need to tell you if you fainted? it was only while I was pushing the wheelchair up the ramp, came round quick
U|saddle|bit of a personal one. is it usual with a bad back to lose the feeling in your lady parts and to have to push the wee out
U|rupture|could a tendon just let go while lifting a kettle? I have a popeye bulge now and it's bruised to the elbow
U|rhabdo|Should wee be that colour after your class, it's like when you rinse the teapot. also can't straighten either arm and they look inflated
U|tendon_medicine|do antibiotics (it says levofloxacin) make heels hurt or is it your calf raises, it's been since tablet 4
U|purging|does a session undo a cake if i've already been sick on purpose after it
U|self_harm|If I wasn't here does my husband's subscription cancel as well? thinking about things
H|knee|Is clicking bad? it aches on the click, mostly the inside edge
H|back|should I be doing these if I can't sit through a meal? it's the base of my spine
H|shoulder|how long does a frozen one last, gp says 18 months, I've done 7
H|foot|is it a stress thing? top of my foot sore when I press, only been walking. seeing podiatry mon
H|pregnancy|what can I do w/ a low lying placenta
H|postpartum|can i start at 4 weeks if I feel brilliant, had a section
H|medicine|does metoprolol muck up the heart rate number on my watch
H|heart|are planks ok with a stent
H|illness|sweat it out or stay in bed? temp 37.9 and achy
H|diabetes|What should my sugars be before i do one? was 4.8 w insulin on board
H|surgery|when can I drive and do arms again, breast lump out last weds, one drain
H|hernia|bulge bigger after crunches, do i stop? it goes back in
H|bp|headstands with hypertension, yes or no
H|asthma|puffer before or after warm up
H|vertigo|which ones don't make you go giddy when lying back
H|pelvic|is there any that won't make me leak
H|wrist|Alternatives to hands flat? ganglion
H|neck|could reading in bed give me this? turning left is like a rusty tap
H|arthritis|will lifting make my finger nodes worse
H|fatigue|how do you build up with POTS, cardiology said recumbent
H|skin|can I swim with an unhealed mole site
H|hip|bursa on the side of my hip, side lying stuff worse or better?
H|head|do others get a headache straight after? like a cap, mild, three times now
H|stomach|what core is safe with a stoma
H|elbow|how do I hold a tin without that burn on the outside
H|eye|after a torn retina can i do downward dog
H|period|Any gentle ones for day one, adenomyosis
H|anxiety|does anyone else's panic come when heart rate goes up, mine does, doctor says exposure
N|question|What does 3x10 mean
N|question|Can I do Monday's on Tuesday or does it explode
N|question|are socks allowed
N|question|is pram pushing cardio or a punishment
N|question|Do you ever do ones to Motown
N|question|how come my friend's plan has more rests
N|question|can kids join, mine think its a game
N|question|is there a font size for old eyes, I've got my readers but still
N|question|would i get bulky from 2 kilos lol
N|question|how do you spell glute
N|question|does sex count
N|question|what happens at the end of the 8 weeks
N|question|If I do it at night will I not sleep
N|question|are you a real person, you're very patient
N|question|should it burn a bit? mine burns for the last five and stops
N|question|can you fail this
H|back|It's not pain exactly, more that my back has opinions whenever I get out of the car
H|knee|wouldn't say sore, more untrustworthy, it wobbles on the last step
H|shoulder|not an ache more a no. I go to lift the baby's mobile and it says no
H|foot|I walk funny lately, people comment
H|hip|i've started planning routes by benches
H|neck|my head weighs more than last week
H|wrist|gave up on the kettle for a little pan
H|elbow|shaking hands after church: ouch, smiled
H|arthritis|the rings won't come off or go on
H|fatigue|I lie down after a shower, two months now, doc's doing tests
H|illness|bunged up, deaf in one ear, raging
H|vertigo|ok as long as I don't look up or down or left
H|pelvic|i know every loo between here and town
H|stomach|three days on dry crackers
H|head|sunglasses indoors kind of day, my regular thing
H|skin|rash where the bra band goes, raw
H|heart|been told my beat is a bit lazy, wearing a box for a week
H|asthma|the hill wins lately, then two puffs
H|medicine|not myself on these tablets
H|diabetes|needle day is still new to me, sugars yo-yo
H|surgery|still got the dressing on so don't ask me to twist
H|pregnancy|there's a wee someone on board so go canny
H|postpartum|everything below the waist is under renovation since march 2nd
H|bp|they've taken me off salt and put me on tablets
H|sciatica|sitting is lava on the left cheek
H|eye|can't judge the bottom step since the cataract, other one's in a month
H|period|hot water bottle is my personality today
H|anxiety|stomach in knots, shaking a bit, missed work, GP wants me back thurs
H|knee|been told i've got the knees of an eighty year old, I'm fifty one
H|back|ironing in two shirts batches then i've to lie on the rug
H|shoulder|something catches when I post a letter. yes a letter
H|foot|shoes come off under every table
H|hip|the car seat needs a cushion and I need a hand out
H|knee|kneepads for the weeding now and still had to crawl to the bench to rise
H|back|someone else has to do the bottom oven
H|wrist|baby's bath is a two adult job as I can't hold his weight on that hand
H|shoulder|I blow dry with my elbow on the dresser
H|neck|pushing the trolley gives me a hot coal between the shoulders
H|foot|one sandal fits
H|hip|night is when it speaks up, groin to knee
H|illness|three lemsips deep
H|head|forehead like a vice, started with a cold
H|fatigue|battery at 20 percent from the moment I wake, thyroid being checked
H|medicine|dry mouth, sleepy, new bladder pills
H|pelvic|laughing's dangerous
H|arthritis|the weather man should consult my ankles
H|vertigo|hold the banister, hold the wall, hold the husband
U|nerve|not pain, more absence. from hip to little toe on the right, nothing, since about Friday, and it folds
U|chest_pain|not a pain, a pressing. like when the baby stands on you. only up steps
U|breath|not tired. airless. even propped
U|palpitations|not nerves, I was asleep, it woke me going like the clappers and i couldn't stand without the room going
U|saddle|Not incontinent before. Now I am, and no warning, and it's all dulled round there since the twist in my back
U|stroke|Not drunk. Couldn't walk straight down the hall and saw two of the dog
U|bleeding|not piles, I know piles. This is dark and there's a lot
U|clot|not a sprain as I never twisted it. Just woke to one fat hot calf, week 2 after the hysterectomy
U|head|not hungover, I don't drink. Cupboard door, eyes won't focus and i keep retching
U|faint|not sleepy. I was talking then I was gone then on the rug
U|rupture|not a cramp, it ripped, I felt it part, stepping down from the loft
U|rhabdo|not dehydrated I've drunk litres, it's still tea coloured and my arms are boards from the trampolining
U|tendon_medicine|not overdone it, done nothing but bed and cipro, and the heel tendons are like hot wires
U|purging|not dieting. just can't let it stay in me
U|self_harm|not sad, just finished. I've picked the date
N|healed|Everything that could break on me broke before 1990, it's all knitted, crack on
N|healed|I used to have asthma as a nipper, grew out of it, haven't owned a puffer since the Spice Girls
N|healed|sprained it at the disco in march, physio discharged me in may, dancing since
N|healed|postnatal thyroid thing went by itself, last bloods two years ago perfect
N|healed|my hand was in splints all spring, off now, full strength, surgeon shook it hard to prove it
N|healed|i fainted at every needle as a teen lol. that's the entire history
N|healed|heart scare in 2011 turned out to be gallstones, they're out, heart's a lion, tests every which way
N|healed|once upon a time vertigo, ages ago, epley'd, never returned
N|other_person|I'm only slow as I push mum in the chair, she had the stroke, I've the muscles
N|other_person|hubs is on the beta blockers, I'm on the wine
N|other_person|half my class is pregnant, I'm the odd one out
N|other_person|our lass had a seizure on holiday so we came back early, she's seen the neuro, me I'm just skint
N|other_person|Did CPR on a man outside Greggs, he made it!!! adrenaline all day, slept like a stone
N|other_person|son's concussion protocol means telly ban for whole family
N|other_person|best friend has started chemo so I walk her dog as well, 15k a day
N|other_person|dad fell, broke his hip, I'm living out of a bag at the Royal
N|denial|dr asked the chest questions at my MOT, no to all, ecg lovely
N|denial|I waited for the aches you promised. They never came
N|denial|no leaks no pulls no nothing, I'd bounce if the floor allowed
N|denial|back behaved, even with the suitcases
N|denial|never once dizzy on the new routine, get up and down like a jack in the box
N|denial|you asked about knees: present, correct, silent
N|soreness|arms ached tue, less wed, thurs nowt. is that the idea
N|soreness|my bottom is sore from muscles not from the bike saddle lol
N|soreness|couldn't sit on the loo gracefully for a day after the squats, normal by friday
N|soreness|that good tired, like after a day's wallpapering
N|soreness|front of my shins feel worked after the long walk, both the same, gone overnight
N|soreness|ribs know about the side bends, nicely
N|mood|cried at the school gate, first day reception, proud and wobbly
N|mood|bit blue since the cat went, talked to my sister, out walking, ok
N|mood|grumpy old woman setting: on
N|mood|stressed with the extension, builders here till xmas
N|mood|anxious about my driving test, normal butterflies
N|sleep|up with a teething grandchild, would not swap it
N|sleep|Can't drop off till 2, been binging that danish thing
N|sleep|2 naps a day like a cat. retired. delightful
N|sleep|shift change, upside down, yawning through the plank
N|food|lost the plot at the buffet
N|food|Trying the porridge thing you said, it's beige but filling
N|food|fish friday, chips saturday, guilt sunday, salad monday
N|food|put on four pounds on the cruise, worth every one
N|food|fasting till noon suits me, no dizziness or owt, eat well after
N|food|hubby's cooking: cheese with cheese
N|idiom|over the moon, under the duvet
N|idiom|nearly choked when I saw the price of your premium
N|idiom|my feet are killing me after the wedding heels but they were fabulous. flats now
N|idiom|arm and a leg for a taxi so I walked
N|idiom|breath of fresh air that new teacher
N|idiom|gut feeling says rest day
N|idiom|we all had our hearts broken by the penalty shoot out
N|idiom|the dead of night is my gym time
N|idiom|couldn't stomach another zoom
N|idiom|nerves of steel needed with my learner driver son
N|idiom|bit off more than I can chew signing up for three choirs
N|idiom|itching to get back after holiday
N|joke|I lunged. For the biscuit tin
N|joke|Sixty and still can't tell left from right in the dance one
N|joke|doing it for the cake, always was
N|joke|my abs are shy
N|joke|warm up was longer than my marriage
N|fear|my aunt died on a treadmill so machines creep me out, mats are fine
N|fear|don't like the idea of a weight over my face
N|fear|What if I drop it on the cat
U|bleeding|three good sessions and lots of veg. the only blot is that there's a red streak, well more than a streak, when I bring up phlegm, since tuesday, and I've dropped half a stone without trying
U|head|played horsey with the grandkids and got a heel in the temple, since then I'm walking into doorframes and my words come late
U|breath|Managed your warm up and then had to lie in the hall with the door open gasping. It's been coming on since the flight home, and there's a sharp catch on the right
U|faint|did the toe touches, came up, and woke with carpet on my cheek
U|stroke|I noticed at the mirror in the class that I was marching with one leg, the other one just sort of stood there, and I couldn't tell the teacher as nothing came out
U|nerve|my grip has gone so the tin of beans fell on my slipper, third day
U|chest_pain|Got told off for stopping, but there was a belt tightening under my bust and my wrists went achy, both of them, it stops when I do
U|palpitations|thump thump nothing thump. then grey. then thump. sat on the stairs with the post
U|saddle|I don't know when I'm finished or even when I've started, and the saddle area's like leather. The back was only twinging before thursday
U|clot|husband had me take both socks off, right is a tree trunk, left is a leg. Post op day 9
U|rupture|reached back to grab the car seat, felt a bang at the front of my shoulder and now I can't hold the arm out, it just drops
U|rhabdo|twelve hours on the picket doing squats to keep warm, lol. Thighs hard as the brazier, two days, and my wee's gone treacly dark
U|tendon_medicine|ear drops? no tablets, ciprofloxacin for a nasty ear. Ten days. Both achilles started on day eight and now I shuffle
U|purging|chewing then spitting it into a napkin, and if i swallow it comes up anyway. Weigh in weds
U|self_harm|I hold the kitchen knife longer than I need to, and I've started to like that
U|self_harm|everything hurts inside, I've written the note twice, tore it up twice
H|knee|good week bar one thing, I get down to the bottom drawer and then have to be extracted
H|back|three good sessions but the fourth I skipped as I'd done something picking up a sock. A sock!
H|shoulder|all well except the arm that can't do up my dress
H|foot|did my steps, paid for it, there's a lump under the third toe that's sore
H|hip|fine on the flat, the camber on our road makes my hip moan all evening
H|neck|enjoyed it but I need a towel under my head or the neck goes into spasm
H|wrist|did the plank on my fists since flat hands give me a shooting thing
H|illness|half did it, then the cough took over
H|medicine|i've been told to tell you about the new tablet, it's called bisoprolol
H|pregnancy|told my mother at last so can tell you. due in november. tired, sick, happy
H|postpartum|did five of the ten, scar said enough
H|heart|did it at half pace since the cardiac nurse listened in
H|diabetes|dipped to 3.6 mid way, sucked a sweet, waited, carried on slow
H|asthma|Stopped twice for the puffer, cold hall
H|vertigo|did all bar the floor ones, the getting up sets me spinning a moment
H|pelvic|did it all in a pad, if I'm honest
H|surgery|did legs only, the port site's still tender
H|arthritis|could not hold the tins, used a bag on my wrist
H|bp|had to sit after the third, light headed, new tablet started mon
H|eye|couldn't do the lying ones, eye clinic wants me upright after the gas bubble
H|skin|used gloves, the eczema's split
H|period|did ten mins then the cramp got me
H|fatigue|did two minutes, then two hours on the sofa, fibro
H|stomach|did it before lunch so the hiatus thing wouldn't burn
H|head|felt one coming on, aura, so stopped, dark room, ok by night
H|elbow|did the pulls left handed, right elbow's still raw
H|anxiety|got the shakes in the group one, stepped out, used the grounding thing, came back
H|sciatica|did the stretch and it sent the zing down to my knee as usual, eased off
N|praise|did all of it, twice, who am I
N|joke|did it in my dressing gown
N|time|did it in 14 not 25, sorry, make them 14
N|place|did it on the platform, got looks
N|kit|did it with the toddler as weight, she rates it five stars
N|leave_out|did all but the crab. Never the crab
N|quiet|did it silent, watch ticking louder than me
N|days|did sat's on sun as we had the in laws
N|soreness|did the steps, bum knows, tomorrow it'll forget
N|food|did it on an empty stomach, ate like a horse after
N|pets|did it with dog underneath
N|weather|did it in the porch watching hail
N|idiom|did it, died, resurrected by tea
N|no_jump|did the step version not the hop version, keep me on that one please
N|muscle_focus|did the arm bit three times as that's what I want
N|mood|did it crying, felt ace after, breakup
N|other_person|did it next to mum's hospital bed, nurses joined
N|event|did it in the frock to see if it rips
N|family|Mum had her hip done on Tuesday so I was at the ward most evenings, only got one session in. I'm fine, just behind.
H|hip|Mum had her hip done on Tuesday and I must be catching it off her, mine grinds every time I get out of the car
N|pet|the dog tore something in his knee, vet says six weeks on the lead, so no more park runs with him for a bit
U|rupture|the dog tore something in his knee and two days later I go and do mine, loud pop behind the ankle playing five a side, can't push off my toes at all
N|family|Dad's ticker is playing up again, spent Sunday in A&E with him. bench stayed at 70
U|palpitations|Dad's ticker is playing up again and now mine's joined in, goes mad for ten minutes out of nowhere and the room greys over
H|heart|Dad's ticker is bad and the GP says I should get mine looked at before anything heavy, appointment is on the 9th
N|idiom|that finisher nearly killed me lol. more please
N|idiom|my wallet fainted when I saw the new membership price
U|faint|that finisher nearly killed me lol. no really I woke up on the rubber floor with two blokes holding my legs up
N|film|watched a documentary where the guy collapses at mile 24, still want to sign up for a marathon
N|soreness|Legs like jelly after monday, ok again by thursday
N|soreness|couldnt laugh without my abs complaining till wednesday, all gone now, great ab day
U|rhabdo|couldn't laugh without my abs complaining, three days on I still can't sit up and my wee looks like cola
N|breath|Puffing like a steam train on the hill reps, two minutes on the bench and I was chatting again
U|breath|puffing like a steam train just carrying the washing up, used to do hill reps no bother, and I have to sit on the landing
N|gear|The left cable is broken at my gym so please give me dumbbells instead
N|gear|strap on my heart rate monitor died, so it showed 212 while I was standing in the queue for coffee, ignore
U|palpitations|thought my heart rate strap had died as it showed 212 in the coffee queue but I could feel it hammering and had to grab the counter before I went down
N|days|can we do mon wed sat from now on, my shifts moved
N|minutes|Half an hour max this week, harvest has started.
N|place|I move to my sister in Gdansk for one month, there is only a park with bars
N|healed|broke my wrist in 2009 snowboarding, plated, never given me any bother since
H|wrist|broke my wrist in 2009 snowboarding, plated, and since the front squats came in the plate aches at night
N|healed|I had the pneumonia as a child, at seven years. Since then never nothing. I run good.
N|negation|no dizziness no chest stuff no tingles, you can stop asking haha
N|negation|knees quiet, back quiet, head quiet. only the neighbours are loud
H|medication|doctor put me on a water tablet last Friday, otherwise a normal week, four sessions
N|food|three birthdays and a wedding, I ate cake like it was a sport
U|purging|three birthdays and a wedding, ate cake like it was a sport and brought it back up in the toilet after every one so it doesn't count
N|mood|bit flat this week, grey skies and deadlines, gym was the nice bit
U|self_harm|bit flat this week, grey skies, deadlines, keep thinking the train platform would sort it all out
H|mood|been flat for about two months now, not sleeping, GP started me on sertraline monday
N|family|my wife is 20 weeks, so we paint the nursery and I skip saturdays
H|pregnancy|i'm 20 weeks now and we were painting the nursery so skipped saturday, all good otherwise
N|noquiet|Downstairs neighbour moans about jumping, so quiet moves only please
H|knee|quiet moves only please, it isn't the neighbour, the jumping is setting my kneecaps off
N|lift|deadlift 3x5 at 110 felt like butter, squats meh
N|sweat|soaked through two shirts, it was 34 degrees in the garage
H|heat|soaked through two shirts in the garage, 34 degrees, then got shivery with a banging head and was sick once, ok next morning
N|joke|My six pack is in the fridge
N|joke|my therapist says I'm allergic to burpees, she's a cat
N|trade|Roofing all week in the wind, arms cooked by friday, weekend put me right
U|nerve|roofing all week, arms cooked by friday, but the right one never came back, I can't grip a hammer and it's been sunday and monday now
N|learner|I am very tired because two exam, but the sport make me happy
N|dictation|okay so this week was um pretty standard I did the push day and the pull day and then my kids were home so nothing on Friday
U|head|okay so this week was um pretty standard did the push day and then the bar clipped my head on the way down and since then I keep losing my words and light hurts
N|book|reading a thriller about a surgeon with a shaking hand, stayed up too late, missed legs
H|hand|my hand has a shake in it lately when I hold the kettle, apart from that a boring week
N|friend|training partner did his pec, surgery next week, so I need exercises that don't need a spotter
U|rupture|training partner did his pec last year and I swear I just did the same, tearing noise on rep two, whole armpit is black and the chest looks caved in
N|event|10k on the 14th with the office, can you build up to it
N|weather|snowed in, shovelled for two hours, counted it as cardio
U|chest_pain|snowed in, shovelled for two hours, got a band round my ribs and jaw that only let go when I stopped
N|like|more hammer curls pls they give the best pump
N|pump|arms so pumped I couldn't reach my own face to scratch it, lasted ten minutes, brilliant
H|forearm|arms so pumped I couldn't scratch my face, and the inside of the left elbow stays sharp even opening a jar days later
N|dislike|take out lunges i just find them dull
H|hip|take out lunges, the front of my hip nips at the bottom of every one
N|family|nan had a little stroke in March, she's bossing the ward about. my week: 3 runs, nothing to add
U|stroke|nan had a little stroke in March so it spooked me when my own mouth slid down one side at breakfast, twenty minutes and then fine
N|pet|cat coughed up blood on the yoga mat, vet sorted her, new mat ordered
U|bleeding|coughed up a bit of blood on the yoga mat thursday and again today, otherwise week was good
N|family|my brother did the fainting at his own wedding, too tight collar, we are all still laughing
N|kids|Kids have had a vomiting bug, I've dodged it so far, just no sleep
H|illness|kids had the vomiting bug and last night it got me, kept down some toast today
N|healed|Slipped disc in 2014, two bad months, never since. Pulling 160 now.
U|nerve|slipped disc in 2014, all forgotten, except since tuesday my foot slaps the pavement and I trip on the kerb
U|saddle|Slipped disc ages ago. This week it's back and when I wipe I can't tell that I'm wiping, plus I have to push to pee
N|work|nights at the bakery until xmas, put me down for late mornings
N|weather|Fog, then hail, then sun. Ran in all three.
N|gear|resistance band snapped and pinged the lamp, lamp is dead, I am not, need exercises with no band
U|head|resistance band snapped and got me in the eye, now there's a grey curtain over half of what I see
N|lift|60kg overhead at last!!! filmed it and everything
N|low|Not feeling it lately, motivation in the bin, just tell me what to do
N|soreness|bum sore from split squats, the good sore, stairs were comedy on tuesday
N|burn|quads on fire in the last minute of the wall sit and then nothing, gone as soon as i stood up
U|rhabdo|quads were on fire in the wall sit and have not stopped, legs swollen hard like wood, pee brown since last night
N|breath|the rower leaves me gasping for a minute or so then I'm grand
H|asthma|rower leaves me gasping and wheezing, blue inhaler sorts it, I've needed it every session this week
N|negation|No chest pain, no funny heartbeats, no blackouts, cardiologist signed me off years ago and I only mention it because you always ask
N|negation|zero niggles. suspiciously zero
N|negation|Nothing hurts, which at 63 is news
N|film|we binged a hospital drama all weekend, everyone had clots and bleeds, and I ate crisps
N|idiom|broke my heart to miss sunday's swim, pool shut for repairs
N|idiom|the price of chicken gives me chest pain
N|idiom|I'd cut off an arm for a day without meetings
N|idiom|killing myself laughing at the class playlist, whoever picks it should be promoted
U|self_harm|not in the joking way, I have been counting up the tablets in the cupboard. training was ok
N|neighbour|an old boy dropped on the treadmill beside me, ambulance came, he's alive thank god. I went home and did nothing more that day
U|faint|an old boy dropped on the treadmill last month and this time it was me, no warning, came round on the belt with a carpet burn
N|friend|My mate's leg is in plaster so no football thursdays, more gym then
U|clot|my mate's leg came out of plaster, so did mine, only mine is fat and hot at the back and the skin has gone shiny, just the one side
H|ankle|six weeks in the boot and it came off yesterday, physio says only the bike at first
N|place|hotel gym has two dumbbells and a sad bike, next week too
N|kit|bought second hand rings, give me something to do on them
N|kit|No barbell until february, it's in storage
N|muscles|want bigger calves, mine are an embarrassment to the family
N|muscles|more back less chest please
N|event|Sponsored cycle Leeds to Whitby in June, help
N|event|cousin's wedding in 9 weeks, suit must close
N|food|ramadan so i eat only after sunset, please sessions late
N|food|Went off eggs. Tofu it is.
N|food|I had too much chili and my mouth was numb until the ice cream arrived, best birthday though
U|stroke|my mouth and left hand went numb over dinner and the words came out as soup, passed off before the ice cream
N|learner|In this week I was make four training, the boss give me free monday, I am content
H|learner|In this week I was make four training but the shoulder it cry when I put the jacket
N|learner|my husband have the pain of back, not me, I am strong like a horse
H|learner|my husband have the pain of back and now also me, from carry the fridge together
N|dictation|hey coach full stop all sessions done full stop could you swap the leg press for something at home question mark
N|dictation|right so Tuesday I was on the trucks Wednesday rained off Thursday gym Friday gym and that's yer lot
N|tired|Baby teething. Three hours a night. I lifted the empty bar and called it a win.
N|tired|knackered after inventory week but slept 10 hrs saturday, human again
H|sleep|knackered, slept 10 hours every night for a month and still drop off at the till, doc is running bloods
N|sweat|sweat stung my eyes all spin class, need a headband
U|chest_pain|sweat stung my eyes all spin class and I had this weight on the breastbone up to my teeth, eased off once the song ended
N|hands|calluses like a bricklayer, proud of them
N|app|your timer beeps too loud in my headphones
N|app|it says I skipped wednesday but i didn't, I forgot to tick
U|breath|three flights at work and I'm stopping on each, six weeks ago I ran them, pillows stacked up to sleep as well
U|tendon_medicine|mum's on antibiotics for her chest and so am I, cipro, and the backs of my heels started aching on day four when I walk the dog
N|family|mum's on antibiotics for her chest so I cook for two, weeks fine
H|medication|finished the amoxicillin monday, feel alright, easing back in
N||dad's in hospital with his chest, so I only managed two sessions, I'm alright
N||my mum had a fall and broke her hip, been at the ward every evening
N||hubby's blood pressure is through the roof and guess who worries
N||daughter threw up all night, I slept on her floor
N||our eldest has a fever of 39 so no gym for me tomorrow
N||the baby has croup, what a cough, poor thing. I trained in the kitchen
N||my brother was told it is diabetes, we are all eating better now
N||wife's waters broke on tuesday!!! it's a girl. two sessions missed, worth it
N||grandma can't feel her left side since the stroke, visiting a lot
N||my best friend has epilepsy and had a bad one at brunch, scary to watch
N||the dog collapsed on our run, vet says heat. I was fine
N||colleague fainted in the meeting, first aid course paid off
N||son tore his ACL at rugby, driving him to physio twice a week
N||my sister is bleeding money on that wedding
N||neighbour passed out drunk on our steps lol
N||dad's on blood thinners now so he does the gardening with gloves
N||aunt had a bypass at 80 and walks faster than me
N||my flatmate's got covid, I test negative every day
N||kid has a broken wrist, so I'm the one who ties the laces
N||mother in law's dizzy spells mean I drive her everywhere
N||the cat had a lump removed, 300 quid, she's grand
N||my boss had a heart attack last year and now preaches kale
N||our goalie was knocked out cold on sunday, game stopped, he's ok
N||wife can't lift the baby after her section so I do all the carrying
N||partner's back went, I've been doing the shovelling
N||twins have chickenpox, calamine everywhere
N||gran's gone a bit breathless these days, sad to see
N||uncle's funeral on friday. tired but wanted to move anyway
N||my mate's palpitations turned out to be coffee, made me cut down too
N||student of mine cut her finger in class, blood on the register
N||I tore my calf in 2016, long healed, I sprint on it weekly
N||had asthma as a child, grew out of it at twelve
N||back surgery nine years ago and not one day of trouble since
N||broke my foot in the army, decades back, strong as an ox now
N||used to get migraines in my twenties, none for fifteen years
N||hernia was fixed in 2014 and I forgot about it
N||knee was scoped when I was 19, it's my better knee today
N||I fainted once at school giving blood, never again
N||had gestational diabetes with my first, he's 14 now
N||concussion in 2009 from snowboarding, all tests fine back then
N||my shoulder popped out at uni, pinned, perfect ever since
N||quit smoking 6 years ago, lungs are clear, doctor happy
N||had the heart scan for work, all normal, wee bit proud
N||got my bloods back, everything in range!
N||physio discharged me in spring, nothing to report since
N||dentist was a marathon, numb lip for two hours then normal
N||flu jab on monday, arm a bit tender, gone by wednesday
N||no pain this week, none, first time I write that with a smile
N||zero dizziness, zero chest stuff, just legs that don't want stairs
N||knees quiet as mice
N||nothing hurts and nothing is numb, boring me
N||heart rate recovered in a minute after the sprints, watch says excellent
N||breath was hard on the hill, easy again at the bench, as it should
N||burning quads on the bike, the good kind, gone at the next light
N||face red as a tomato after the circuit like always
N||hands tingled from the cold at the tram stop
N||pins and needles in my foot from sitting on it at the film
N||my arm fell asleep under the toddler, woke up with the toddler
N||legs were jelly going down the stadium steps, laughed all the way
N||so sore from the lunges I sat down like a pensioner, two days, fine now
N||abs hurt when I sneeze because of those hollow holds, haha
N||chest is sore from flyes, first time in a month
N||glutes are on fire since the bands, proper
N||sweat in my eyes, couldn't see the clock
N||saw stars, real ones, run at 5 am in the desert
N||blacked out the windows so the baby naps and I train
N||heart nearly stopped when the alarm went off at the gym, false alarm
N||I nearly died of embarrassment when the bar rolled
N||dead on my feet after stocktake, still did the walk
N||drained. month end. numbers swim before my eyes, mine and the firm's
N||my head is elsewhere, buying a house
N||bit low, winter thing, walks help
N||grumpy week, no reason
N||anxious about the interview, training calms me
N||cried at the finish line of my daughter's race
N||heartbroken, she left. squats are cheaper than therapy
N||stressed to the eyeballs but sleeping ok
N||couldn't sleep, new mattress
N||hungover saturday, deserved
N||ate something spicy, paid for it, over
N||stomach rumbled through the whole plank, forgot breakfast
N||my period came, bit crampy as usual, trained anyway
N||hay fever tablets make me yawn, that's all
N||stood on lego. the pain of parents
N||bruise on the shin from the box, badge of honour
N||paper cut is my worst injury this week
N||blister popped, new socks ordered
N||hit my funny bone on the rack, saw god, laughed
N||bumped my head on the hatch, not even a lump
N||bit my tongue during the burpees
N||sunburnt nose from the long run
N||skin on my palms is like a carpenter's now
N||toenail turned black from the marathon, wear it with pride
N||mosquito bites all over from the evening walks
N||new bra, no chafing, miracle
N||watched an anatomy video on the rotator cuff, fascinating stuff
N||reading a book by a heart surgeon, can't put it down
N||my thesis is on stroke rehab so I know all the words
N||I'm a nurse, twelve hours on the chest pain unit, then yoga
N||paramedic here: night shifts, three cardiac arrests, then no strength for rows
N||we practised CPR at work, best arm workout
N||gave blood on thursday, took it easy, back to normal friday
N||ran for the heart foundation, 5k, lovely day
N||walked for the cancer charity with mum's old team
N||volunteer at the blind school, guided a run
N||played a corpse in the theatre group, best rest day ever
N||binge watched the hospital series instead of stretching
N||true crime podcast makes the treadmill bearable, so much blood
N||the vampire film gave my wife nightmares not me
N||zombie run on saturday, got eaten at km 4
N||choking on my own coffee reading your praise
N||lost my voice cheering at the derby
N||I could murder a burger
N||that set of squats murdered me, I asked for it
N||the hill killed my time but not my mood
N||breaking my back at work so the deadlifts felt light, figure of speech
N||pain in the neck, this new rota
N||my boss gives me a headache
N||sick of rain
N||sick gains
N||the playlist slaps, nearly cried
N||a weak moment with the biscuits
N||broke a rib... of the umbrella
N||cracked my phone, not my head
N||my back garden is done
N||my left glove has a hole
N||right shoe squeaks
N||chest strap battery died so no heart data
N||the watch claims my pulse was 240, it was upside down
N||rower's chain is numb of oil, squeaks
N||treadmill had a stroke, screen went dead
N||the stairs machine collapsed under nobody
N||heating broke, trained in a coat
N||car is in hospital, biked instead
N||laptop has a virus so this is from my phone
N||bleeding heart that I am I adopted a greyhound, we jog
N||Opa ist 90 geworden, we danced, my feet say hello
N||in my country we say legs of wool, very happy week
N||sorry my english, all is good, body good, head good
N||I was tired like dog but no problem
N||trained with fasting, was slow, felt peace
N||everything fine thanks god
N||all fine doc cleared me last month like I wrote
N||cardiologist: come back in five years. so there
N||scan clear!! celebrating with cake
N||the mole was nothing
N||glasses are stronger now, I can see the mirror, mixed feelings
N||hearing aid fell out at the jumping jacks
N||went up a size in shoulders
N||hung from a bar for 60 seconds
N||first time my arms gave out before my lungs
N||walked 20k for the charity, feet tired, soul fed
N||lifted the sofa alone, neighbours clapped
N||couldn't finish the last set, just out of steam
N||forgot to breathe in the plank and giggled
N||felt flat monday, flew on friday
N||hit a wall at km 30 like everyone
N||calm week
N||knackered but smiling
N||good tired
N||bit stiff first thing, gone after coffee, I'm 67 after all
N||creaky as ever and none the worse
H||dad's heart story got me checked, they found a murmur, appointment in march
H||same bug as the kids now, fever since this morning
H||carried my wife's bags and now my own back is out
H||my knee started the day my son's did, funny, puffy on the inside
H||took over the shovelling and my elbow has complained since
H||nursing the baby all night and my wrist clicks and aches at the thumb
H||as with my mother my hip hurts to lie on
H||friend's palpitations made me notice mine, skipped beats at night, gp next week
H||hay fever turned into a wheeze on the run
H||gave blood and felt faint afterwards, still light headed today
H||the blister is hot and has red streaks
H||flu jab and now shivering in bed
H||stood on lego, heel still sore after two weeks
H||old foot break aches again since the long run
H||the 2014 hernia scar is tender since the deadlifts
H||asthma of my childhood is back, they say
U||watching dad's ward it hit me: same squeeze in my chest on his stairs, twice, went when I sat
U||colleague fainted on monday, I did on thursday, mid row, woke under the machine
U||the same droop as gran's, left corner of my mouth, coffee ran out, an hour or so
U||my calf is what my aunt's was before her clot, fat, hot and only the one
U||fell asleep on my arm at noon, it is evening and the hand still won't grip
U||blacked out, not the windows, me, top of the stairs
U||heart of a hummingbird after one flight, grey spots, had to hold the rail
U||numb seat since the long ride, still numb in the shower, can't tell when I pee
U||cola wee two days after the murph, arms won't bend
U||I could murder, no, honestly I have thoughts of ending it and they have a date
`;
