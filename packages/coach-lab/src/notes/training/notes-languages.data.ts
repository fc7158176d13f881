/** Sentences to train on, in the words of people who learned English later: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const languagesNotes = `
U|chest_pain|since yesterday when i go up with the shopping is like someone sits on me here in front, i stop and he goes away
U|chest_pain|Training good. Only a stone in the breast bone when I run fast, and the left jaw also pulls. With rest it passes.
U|chest_pain|uphill today I have got some gas type heaviness in centre, then it was going in the left hand also, took Eno, no relief
U|chest_pain|Parang may nakadagan sa dibdib ko, like heavy sack of rice, when I do the stairs po. Two days already.
U|chest_pain|i have a belt of iron around the ribs every time the bike climbs, sweat cold, then nothing. maybe is the age haha
N||My heart has jumped like a carp when I saw the new price of the subscription
N||the father of my wife made an infarct in May, he is now walking with me every day, very nice
U|faint|yesterday in the metro all became black and after I was sitting on the floor with strangers giving me water
U|faint|I made the squat number eight and the light went out. my friend says 10 seconds I was not there
H||the sinusitis is back, head heavy like a melon when I bend
H||My meniscus, operated in September, it complains with the cold. The kiné says continue soft.
N||no pain nowhere, no dizzy, no nothing, thanks god
U|faint|fell like potato sack in kitchen this morning, my daughter she found me, now I am okay only tired
U|faint|sir today in warm up everything became dark in front of eyes, I was almost going down, somebody caught me. second time this week
U|faint|lost the knowledge for short time at the running, woke up in the grass, the dog licks my face. was funny for others
N||this trainer plan makes me dead in the evening, but sweet dead, I sleep like stone
N||can we do 25 minutes in place of 40, I am working double until the holy days
H||I take pill for the tension since 2 years, 13 over 8, doctor content
U|nerve|my hand drops the glass alone since Tuesday. thumb and second finger sleep also in the day
U|nerve|The foot is slapping on the floor when I am walking, tak tak tak, since the lifting on Saturday
U|nerve|right leg has less force than left from three days, on the stair she does not obey
U|nerve|i cant to button my shirt since sunday, the fingers are like of another person. week was normal
U|nerve|From neck until small finger is like ants are walking, new, and the arm cannot lift the kettle po
H||ants in both hands in the night, carpal tunnel, known from years, I wear the splint
H||My lumbago visits me again like every november, no leg, only the kidneys region
N||fell in love with the kettlebell, he does not know
N||I was faint of hunger by the end of the fast but the soup of my mother resurrected me
N||As a child I have broken the collar bone from a mango tree, now it is strong strong
U|saddle|down there where I sit I feel like cardboard since two days, and the back is killing. pee comes slowly slowly
U|saddle|excuse me for the topic, but I don't feel the paper when I clean myself. Started after the bad back on Monday
U|saddle|the pis does not come out, I wait and wait, the back is blocked since the deadlift
U|saddle|Back pain since lifting my mother. now the inside of both thighs is foreign, like not mine, and I made wet the trousers
U|saddle|bike seat, i don't feel him any more also when i'm off the bike, and the stool escaped me yesterday. with the disc pain together. shame
N||the bicycle seat kills my bottom but after ten minutes off all is like before
H||Since second baby I lose some drops when I jump, the midwife gave exercises, it goes better
N||What must I do if somebody in the park falls without sense? only asking, I read an article
N||my colleague had a paralysis of the face last year, poor man, now he laughs straight again
N||doctor controlled my heart with the bicycle and cables, everything clean, I may do sport
U|palpitations|at night in bed the heart goes like a sewing machine, half hour, and I see little stars
U|palpitations|My heart is making tuk tuk... tuk tuk tuk without order since morning, and head is turning
U|palpitations|inside the chest a bird that wants out, I was only watching TV, the watch says 168
U|palpitations|heart beat running running like train even I am sitting, little bit lightheaded also, had only one chai
U|palpitations|it gallops, it stops, it gallops. three times today. with the third one the floor went soft under me
N||heart at thousand per hour before the exam, i passed it!!
N||In the sprints the heart hits like drum of carnival, I love it, two minutes and calm
H||extrasystoles, since years, cardiologist knows them, says harmless, I can train to 140
H||the achilles is stiff in the morning, the first steps like wood, then goes
H||I have caught a cold from the air condition, nose closed, little cough
H||pregnant of 5 months, all in order, the gynecologist allows walking and light weights
N||Bien, muy bien, only the burpees i hate them with all my soul
N||I eat too much pierogi, plus one kilo, no regret
N||The legs burn like fire since squats yesterday, normal, both same
N||want exercises for the arms to look good at the wedding of my cousin, is in feb
H||shoulder frozen left, physiotherapist twice in the week, up only until the ear
H||Diabetes type 2, the sugar was 7 before training so ok, tell me please when to eat
N||i could vomit from the music in this gym, always same reggaeton
N||my boss will give me an infarct one day, he changes the shift at the last minute
H||twisted the ankle on the stones of the old town, a bit thick, I step on it okay
N||week like always: work, children, bus, work
N||with the new shoes i fly
U|rupture|In the football it made tac behind the heel like somebody threw me a stone, now I cannot go on the points of the feet
U|rupture|after the curl one noise, and the bíceps went up like a ball, blue until the elbow. the arm is weak
U|rupture|I heard the shirt tear but it was not the shirt. behind the thigh black and a hole that I can put the finger in
U|rupture|the kneecap went upstairs, I swear, there is a valley under, can't straighten the leg since the jump
U|rupture|bench press 100 kilo, something has ripped by the armpit, the breast is now crooked and purple
N||my trousers made crack in the deep squat, everybody heard, nothing happened to me only the honour
H||Ten years ago I tore the crossed ligament, operated, sometimes it swells if I run on asphalt
U|head|yesterday the bar of the door and my forehead met. since then the lamp hurts and I forget what I was saying
U|head|slipped in the shower on the nape, i vomited two times in the night, today a bit slow. gym at 6 as always?
U|head|From the header in the match the head is like full of cotton and I read one line three times
U|head|Cupboard fell at my head thursday. since that I sleep all the time and the noise of children cut me like knife
U|head|kid threw me toy truck on temple, funny story, but now everything is double when I look phone
N||I hit the head on the wall from this app, why does the video not load
H||Migraine since I am girl, comes with the period, tablets from neurologist, today is the day
U|tendon_medicine|I take ciprofloxacino for the urine, day 4, and both heels from behind hurt like burnt when I descend
U|tendon_medicine|the doctor gave levoflox for lungs. now the shoulder cord is sore without doing nothing, can I continue pull ups
U|tendon_medicine|took Cifran 500 for loose motion five days, now back side of ankle is paining while walking only
U|tendon_medicine|antibiotic (Tavanic) finished yesterday, sinus good, but tendon of Aquiles is thick and hard like rope since
U|tendon_medicine|prostate infection, pills moxi-something-floxacin, and my elbows started to cry both at the same time
H||i take amoxicillin for the tooth until friday, a little soft in the legs
N||The antibiotics are finished since a month, all good, I was in the gym yesterday like new
N||tendons are for me a mystery, can you explain in simple words why warm up
U|purging|after the dinner of my aunt I went to the bathroom and put the finger. third time this week. i don't want to be fat for the wedding
U|purging|I drink the tea that empties you every night two bags more, the scale obeys at last. little weak in legs only
U|purging|since sunday only water and coffee without sugar, head light, happy with mirror. please give strong cardio
U|purging|if I eat the cake I must pay, so I ran two hours in the night and again in the morning, I can't stop until the number is zero
U|purging|my stomach returns the food when I want now, I learned how. nobody knows. minus 4 kilo
N||ate too much at Diwali, now no sweets this week, normal food, walking with papa
N||I vomited my soul at the carousel with the kids, one time, after that we ate ice cream all okay
H||had anorexia at 16, now 30, with my therapist all stable, please don't speak about calories to me
N||Ramadan fasting, I train one hour after iftar, energy good
U|rhabdo|after the crossfit of saturday the pee is like black tea and the arms are so fat I can't bend them
U|rhabdo|the thighs are hard as wood and the urine has color of Coca, but I am proud I did 300 squats
U|rhabdo|i could not comb my hair four days now, arms swollen like bread, and in toilet is dark brown. is it vitamin?
U|rhabdo|Trainer pushed us in the heat, now muscle is not muscle, is stone, and I make little urine, brown like beer
U|rhabdo|came back to the gym after 2 years and gave everything. today: legs double size, pipi rust colored, i feel like fever
N||my muscles are so sore that I go down the stairs like a penguin, second day after legs, urine clear lol
N||beetroot juice every morning, all what comes out is pink, my wife was scared
H||gout in the big toe, the doctor gave colchicine, it's already quieter
H||vein stockings on, because varices, the phlebologist says walking is medicine
H||the wrist from the computer mouse hurts when I support in plank
N||Never was injured, thank you for asking, only lazy
N||I have drunk only two cola in the whole week!! proud
N||this plank lasted longer than my first marriage
H||caught stomach flu from kids, since yesterday out, today only toast and tea
H||Pulled a little the back of the leg in the sprint, no bruise, walks normal, tight
N||no fainting this time haha, i had breakfast before like you said, and all perfect
N||the neighbour broke the tendon of Achilles in padel. I will warm up, I promise
N||can i train with my son of 4 years hanging on me? seriously
H||asma since child, spray before running, this week no need more than that
H||Hernia operation planned for December 12, the surgeon says not heavy
N||my head explodes from the tax papers, not in the medical sense :)
H||Knee makes krk krk, not pain, when weather changes a bit pain
N||put me please the training in the evening, in the morning I am a corpse
N||I hurt myself in the pride only: grandmother of 70 lifted more than me
H||three stitches in the finger from the kitchen knife, out on monday
N||the Monday was bad, the Tuesday good, the rest regular
H||ear infection, drops, a bit of swaying when I turn quickly the head, the doctor saw it
N||finally I sleep 8 hours, the baby decided to be human
U|clot|since the plane from Manila my left calf is fat and hot, the right is normal. I massage it with Vicks
U|clot|one leg doesn't enter in the boot any more, only one, and it pulls in the calf like cramp that never finish
U|clot|When I took off the gypsum the leg was ok, now after four days it's like sausage, red, shining
U|clot|a needle in the side when I take air, came from nothing, the leg was since sunday thick. breath short at the stairs
U|clot|16 hours bus to the family, since then left leg is heavy as water melon, warm to touch below the knee only
N||my legs both swell a bit in the summer heat at the shop till, up in the evening, gone in the morning, every year
N||flew 12 hours to Seoul, walked the corridor all the time like you said, legs perfect
U|breath|I am sitting and the air is not sufficient, I must stop in middle of the words
U|breath|puffer of mine i used six times today the whistle does not go away, voice is going
U|breath|after the prawns the lips became like tires and the throat is closing little bit. training later?
U|breath|breathing like fish out of water, only from bed to kitchen. since the flu. i will try the light session
U|breath|Cannot lay flat for sleeping since 2 nights po, like drowning, sit only on the chair
H||hay fever, eyes like tomato, antihistamine one in the day
N||this lady trainer takes my breath! no, seriously, nice videos
U|stroke|in the breakfast the coffee ran out from the corner of my mouth and my husband laughed that I'm talking like drunk. it passed
U|stroke|the words came out in the wrong order, in Polish even! ten minute. now okay
U|stroke|curtain came down over the one eye while stretching, grey, then up again after few minutes
U|stroke|suddenly the worst pain of my life in head, like axe, from one second to next, at deadlift. still there
U|stroke|from this morning I walk like sailor, all to the left, and the left hand does not find the cup
N||my Turkish tongue breaks when I say "thoracic rotation", my son died from laughing
N||Uncle had the brain attack two years ago and now he does your chair program, bravo uncle
H||face half lame since three weeks, is Bell, the neurologist gave cortison and says it comes back
U|bleeding|the stool since two days like tar of the street, and I am white and tired. I take much ibuprofen for knee
U|bleeding|i coughed and in the tissue there was red, not little, two times today
U|bleeding|Pregnant 20 weeks and today blood is coming, more than period first day. Should I do only stretching
U|bleeding|baby has 7 weeks and suddenly it runs down like faucet, big pieces, one pad each half hour
U|bleeding|vomited something like ground coffee after the gin night, twice, week otherwise ok
H||haemorrhoids again, a little red on the paper, the doctor knows them long time
H||My period is heavy this time, like each second month, cramp, I go slowly
N||bloody hell (is this how you say) these lunges
U|self_harm|I am tired of to be here. not of the gym, of being. sometimes I look the train and think it would be quick
U|self_harm|don't plan me nothing for next week please. It's not necessary anymore. you were kind to me
U|self_harm|without me my family would rest. I have it all thought, only the letter is missing
U|self_harm|i scratched my arms again last night with the blade, to feel something, then i trained
U|self_harm|Life has no taste since she left and I counted the tablets in the drawer yesterday
N||I wanted to die in minute three of the HIIT, in minute five I was again in love with life
N||we buried my grandfather on saturday. sad but in peace. training helps
H||depression since many years, the tablets work and my doctor sees me monthly, the week was grey but stable
H||panic attack in the elevator, as usual, I breathed like the therapist showed, it went
N||My wife kills me if I train on Sunday, so not Sundays please
N||goodbye to the app for 3 weeks, holidays by my parents in Kerala, I come back!
H||knee is making sound and little swelling after playing badminton, taken crocin
H||cortison in the shoulder on tuesday, 5 days no load the orthoped said
N||the blood test came, all green, the doctor wants to frame it
H||epicondilitis of both elbows, I am pastry cook, what you want
N||i am not ill, not hurt, not pregnant, only without desire
N||I feel heavy like hippopotamus because of the buffet
N||does one get a thrombosis from sitting in the home office? I have nothing, only curious
H||the last rib where I fell on the ski in january, when I turn, it says hello
N||broken, ruined, destroyed, in the good way. thanks for the leg day
N||a woman next to me on the treadmill fainted and I held her feet up, I was the hero today
N||my neighbour's baby cries, I cry, we all cry, sleep 4 hours
H||thyroid is slow, started Euthyrox 50, tired like bear in winter, control in six weeks
H||blister on the heel of new shoes, opened, with plaster
N||more legs, less talk, thank you
N||I have the feeling of pudding in the arms after 50 push ups, an hour later normal
H||spine curved since adolescence, on the right the muscle burns when I stand long
N||the dog threw up on the yoga mat. next question
H||low iron, tablets, on the steep hill I'm sooner tired than my sister
U|chest_pain|Comma I was carrying the water bottles six floors and the breast got narrow full stop also the inside of left arm full stop today again
U|chest_pain|acidez I think, but strange, only comes when I hurry and goes to the teeth below
U|chest_pain|when i push the wheelchair of my mum up the ramp there is a hand that squeeze behind the bone. week calm apart of this
U|chest_pain|Chest is tight tight yaar, from morning, sweating without any reason, maybe yesterday's push-ups
U|chest_pain|between the shoulder blades and in front it burns as soon as I shovel the snow, I stop, it goes, I shovel, it comes. older than before simply
U|faint|i was by the bar (of weights not of drink) and next i'm looking at the lamps from below
U|faint|In the church on Sunday my legs melted and they carried me out. no breakfast perhaps. Today training is done
U|faint|the world switched off like TV for a moment in the third serie, I have scratch on cheek from the floor
U|faint|after peeing in the night I woke with the face on the tiles. nothing broken thanks God
U|faint|Two time this week I go grey and ears close and I must catch the wall, one time I did not catch it
H||when I stand up very quick from the sofa little stars for two seconds, my pressure was always low, doctor knows
H||My mother tongue fails for this: Leiste? groin! pulls inside when I go sideways
N||i switch off like TV at 22:00, best sleep of the year
N||black out in whole barangay, no electric, so no video workout, did push ups by candle
N||fell on my knees before my husband for the joke, proposal number two
U|nerve|The big toe does not go up any more since the back pain, I stumble on the carpet
U|nerve|wrist hangs like a flower without water since I slept on the arm drunk on saturday, still today
U|nerve|i can not hold the pen for the exam, my right hand become stupid since two day
U|nerve|outside of leg from hip to little toe is like with the dentist injection since wednesday and on tiptoe right I don't come
U|nerve|my arm from the shoulder he's sleeping and doesn't wake up, I shake him, nothing, since the pull ups
H||The scar from caesarean is numb, since six years it's so
H||my two last toes are asleep from the shoes in long run, out of shoes they wake up, again and again since summer, podologist says wider shoes
N||hands sleeping after 3 hours motorbike, ten minutes then good
N||numbers numb me, please no statistics in the app
U|saddle|i can't feel when the bladder is full from Friday, I go by the clock. the back is broken in two
U|saddle|Dictating because I lie: lower back, both legs electric, and the private part is like frozen since this night
U|saddle|I sit on the stove bench and don't feel if it's warm. left and right the same. with the slipped disk together
U|saddle|after the deadlift the back did clac, since then I can not make number one without pushing the belly with hand
U|saddle|it escapes me from behind, sorry, I notice only by smell, since the lumbago of tuesday
H||hernia of disc L5, since a year, the pain goes to the knee, no weakness, physio controls
N||sat on the cold wall by the football, bottom ice cold, warmed with glühwein
U|palpitations|The pulse is jumping like a goat, in the sofa, and I am getting woozy
U|palpitations|my smartwatch he say fibrillation maybe? I feel washing machine in chest since lunch
U|palpitations|heart went wild for one hour after the light stretching, 180, knees of butter, I thought I'll go down
U|palpitations|it beats beats then a hole then a big beat and I see darkness at the edge. new since thursday
U|palpitations|dil bahut tez bhaag raha hai, sitting only, feeling faintish, otherwise good week sir
N||my heart is dancing cumbia since she answered my message
H||atrial fibrillation since 2019, blood thinner and betablocker, cardio says up to 110 pulse
N||Too much coffee on Monday, hands a bit shaking, drank water, finished
N||The treadmill measures 210 bpm, my hand 130, throw that machine away
H||I have a cold sore and a little fever 37.4, light only today
N||the cousin of Cebu had the heart skipping, they put him battery, now he sings karaoke again
H||Baker cyst behind the knee, measured by the doctor, bending deep presses
N||went well, went badly, went. like life
N||I would like push ups without the wrist position of monkey
H||jaw hurts from grinding the teeth in the night, the dentist makes me a splint
N||did in the garden, the chickens joined
H||I gave birth before 10 weeks, the midwife says ok for the pelvic floor and walk
N||my shoulders are like the ones of a coat hanger, please make them round
N||Not sick, only Monday
N||what happens with the heart if I drink coffee before? theoretical question from a curious engineer
N||my back doctor looked the MRI with me: nothing dangerous, I shall train
H||Plantar fasciitis, the heel is like walking on a nail in the morning
N||the nail in my shoe was a real nail, ha, shoe dead, foot whole
H||old whiplash, neck gets like concrete by stress
U|rupture|on the stair of the tram behind the ankle one whip, I turned to see who hit me, nobody. now the foot has no motor
U|rupture|Arm wrestling with cousin, a snap, now I can't turn the key and there is Popeye
U|rupture|knee made like carrot breaking, in one hour it was a balloon, and under the weight it folds
U|rupture|the inside of my leg is violet till the knee since the split yesterday, felt it open like zip
U|rupture|shoulder: crack in the fall from the bike, since then I lift it only with the help of other hand
U|head|football of the nephew in the ear side, since three days I am nauseous and behave like an idiot says my wife
U|head|After falling from scooter, helmet broke, i am ok only the screen is making sick and all the time sleepy sleepy
U|head|the beam in the cellar and me, since then in the head it drums and at noon I vomited the soup
U|head|banged with partner in kabaddi, i do not remember second half, they told we won
U|head|ceiling fan blade touched my head while changing bulb 2 days back, small bump, now feeling like floating and light is hurting
H||wisdom teeth out on friday, cheek like hamster, surgeon says one week quiet
N||my head is a football stadium full of ideas today
N||vomiting emojis for the burpees, hearts for the stretching
U|tendon_medicine|taking oflox for stomach since six days and today while skipping rope both ankles backside sharp pain came
U|tendon_medicine|my sinus medicine is levofloxacina, nice it works, but the cord of the knee under the patella hurts since I take her
U|tendon_medicine|Cipro pills from the trip to India. the heel strings squeak and hurt, left more
U|tendon_medicine|urologist gave Ciprofloxacin 500, third day, i can't lift the pan, the forearm cord is on fire
U|tendon_medicine|antibiotico with floxacin in the end, I don't remember. from there the calf low near heel is hot and painful, I jogged on it
H||achilles pain since spring, eccentrics from the physio, no medicines, better slowly
H||penicillin for the throat, day 3 of 7, no more fever but weak like a wet towel
N||My doctor offered cipro, but because I do sport he gave another one. all good now
U|purging|my secret is the bathroom after each meal, then my stomach is flat as table
U|purging|four days nothing in my mouth than water and salt, for the weigh-in of boxing. i see double a little
U|purging|Laxative I take like candies before to step on the balance, please don't tell my husband, he reads here? more cardio
U|purging|I bought syrup which make vomit. worked. wedding in 2 weeks
U|purging|when I have eaten I run so long until I have nothing more inside, yesterday 31 km because of a plate of pasta
N||I jumped the breakfast because late, ate big lunch, okay
N||plums made me run to toilet, natural laxative of grandma haha
H||bulimia behind me, four years, still weekly group, please no photos of the body
U|rhabdo|Spin marathon Saturday for charity, since then my upper legs are like drum and I pee cola without bubbles
U|rhabdo|can not straighten the elbows from pull ups before 3 days, they are so big and soft like dough, urine like strong tea
U|rhabdo|colour of pee is like the water when you wash the rust, after the army test, all muscles swollen
U|rhabdo|i climbed the stairs of the tower ten times for bet. legs don't carry me today, and what comes in the toilet is chocolate
U|rhabdo|EMS suit training first time, 20 minutes only. two days later buttocks hard like marble, dark dark urine, ill feeling
H||tennis elbow again because of the painting of the house
N||drank too little, pee was yellow like sun, after two bottles clear
N||swollen muscles at last!! the pump was beautiful, gone by dinner
N||my arms like spaghetti, cooked al dente
H||I'm diabetic with pump, one small hypo on Wednesday, corrected with juice, fine
H||cracked rib from coughing in october, doctor photographed it, only legs I do
N||The motivation is on holiday without me
N||i eat like a bird, of kind vulture
H||the ganglion on wrist again is big as olive, support is uncomfortable
N||I throw up my hands: the split squat I will never understand
N||my mother in law has concussion from the swing, so I'm there to cook this week
N||in 1998 broke both arms on the ice, funny photos, zero consequences
H||neuroma in the foot, third toe electric in tight shoes, insoles are ordered
N||do you have something for to be less angry? boxing maybe
N||more dance, less counting please, I am Brazilian, I can't without music
H||cystitis, antibiotics fosfomycin one time, better, I drink tea by litres
N||thursday i was lazy like lizard under stone
H||blood pressure tablets changed Monday, doctor said first days maybe tired, I'm tired
N||training with the grandson, he counts until 20 and forgets 13
N||I have pain only when I see the bill of gas
U|clot|calf thick, calf red, calf warm, only left. I had the operation of knee two weeks ago. I put ice
U|clot|I stayed in bed one week with the covid, now one leg is like a Christmas ham under the knee
U|clot|from sudden my breath was cut and in the right ribs each inhale is a knife. came back from Delhi on thursday
U|clot|my leg behind the knee feels like a hard rope and below is swollen 4 cm more, I measured, I am tailor
U|clot|take the pill since two months. left leg blue-ish and heavy and full like water bag since yesterday
U|breath|the chest whistles like old accordion since last night and the spray no helps
U|breath|I speak three words, I must breathe. I speak three words. sitting in chair.
U|breath|a bee in the garden. now whole body pimples and the tongue is big, I feel air going thin
U|breath|in the night I wake like somebody holds a pillow on me, today also in the day, the ankles are swollen too
U|breath|no wind in me. even to put on the socks I must rest two times, since three days, before I ran 10k
N||at the end of the hill I could only say yes and no, after two minutes I talked again like a radio
N||the pollen and the mask and the stairs! but at the top all good again
U|stroke|my right hand forgot how to write at lunch, half hour, letters like a child, and lips asleep on the same side
U|stroke|my daughter says the smile in the selfie after the training is only at one side. I don't feel nothing wrong
U|stroke|left eye dark completely from one moment, like lamp off. no pain. still dark
U|stroke|everything started to turn and I could not stand, vomit, the leg left don't listen. since afternoon
U|stroke|thunder in the head on the toilet this morning, never had like this, neck hard now
H||Positional vertigo, those little stones, ENT made the manoeuvre, when I look up it still swings
N||i smile only on one side because dentist anaesthesia, three hours later all ok lol
N||blind from love for this rowing machine
U|bleeding|When I make big, the water becomes red like wine, three days and I feel empty
U|bleeding|my saliva had blood threads and then a whole spoon, cough since two weeks, i did the session
U|bleeding|32 weeks and since morning the underwear always is wet with clear water, not pee I believe
U|bleeding|the mouth taste iron, then I vomited and it was dark red. wine? did not drink
U|bleeding|baby is two months, I passed a clot like a mango seed today and it does not stop, head light
N||bled from the knee like a pig, little stone, plaster, continue
H||gums bleed since pregnancy, dentist says normal, soft brush
H||took iron so the stool is dark green, the midwife said it comes from that
U|self_harm|I say thanks and adieu to all, it was beautiful, don't look for me
U|self_harm|When I drive home on bridge, the hands want to turn the wheel. every evening now
U|self_harm|my family is better with the insurance money than with me, these are my thoughts this week
U|self_harm|i don't find reason to wake up and yesterday I tied the rope but dog was barking
U|self_harm|Sleep is only good thing. would like to sleep and no more open eyes. legs ok.
N||tired of everything this week, winter, boss, rain. sunday was good though, we made dumplings
N||hang myself from the bar 40 seconds, record of grip!
N||i'm dead, please bury me with my dumbbells haha
H||burnout, written sick until january, doctor wants gentle movement, I have help
N||farewell party of my colleague, too much cake, little sleep
N||one uncle took his life when I was child. we lit candle this week. I'm good
H||broken toe small one, taped to the neighbour, shoe open
H||eczema in the elbows burns with sweat
N||my coach before was screaming, you are better, you don't scream
N||the breath exercise is so slow I fall asleep, that is compliment
H||sore throat since 2 days, swallowing like glass, no fever, I do only stretching
N||the leg of the table is broken, so no dips
N||flat tyre, flat mood, flat water. next week better
H||hip prosthesis since june, the surgeon says never cross the legs
N||No swelling no redness no fever, only muscle that complain from work
H||the shoulder click clack when I put the shirt, not much pain, since youth volleyball
N||my sister has clot in leg, they discovered after flight. so she makes the stretch with me when allowed
N||I'm eating for two, me and my hunger
H||osteoporosis discovered, tablets once a week, doctor says no rounding the back
N||speak slower please in the videos, my English is on crutches
H||Ramadan, and I have type 2 sugar with tablets, doctor adjusted the times, low energy in afternoon
N||cannot breathe in this office, the window is locked, but free air run was great
U|chest_pain|I am strong woman but this week in the tractor hill walk an elephant calf sits himself on me, then he stands up when I stand
U|chest_pain|wen i climb stair pressure in midle, goes to neck like choke, then ok. 3 day now. salamat
U|chest_pain|La poitrine serrée, how you say, as in a vice, at the second lap. I walked, passed. I ran, back.
U|chest_pain|my left arm becomes heavy like lead and the jaw too when I cycle against wind, the heart itself not hurting
U|chest_pain|after food I walk and a fire plate lies on sternum, with cold sweat, antacid does not kill it
H||under the left breast it pricks if I press with the finger, since the cough, doctor says cartilage
N||chest muscles pain since the 50 push-ups, when I hug people also, nice pain
N||my heart is small like a fist when I think on the exam, but I'm okay
U|faint|I remember the third jump, then I remember the ambulance of the children toys above me. I was lying, alone, some minutes
U|faint|at the bus stop the eyes closed alone and the lady say I was down one minute
U|faint|good trainings, bad only that I went away for a moment on the treadmill and it threw me behind
U|faint|knees folded, sound went far like under water, and then floor. yesterday, in the shower too today almost
U|faint|boss found me under the desk, I don't know how long. maybe sugar, maybe ghosts
N||my wife fell in faint when she saw that I cleaned the kitchen
N||in the army in 1987 I fainted at the parade as everyone, since then never
N||if I would fall unconscious in the middle of video, does the phone call somebody? I feel good, is only for my mother's peace
H||Nurse took blood, I was pale a bit like always with needles, drank a juice
U|nerve|the left leg he drags like broom since I moved the piano, not hurting much
U|nerve|can't make the ok sign with fingers since two days, they come not together
U|nerve|half my hand is glove. I wear no glove. started friday with neck
U|nerve|key does not turn, jar does not open, the cup flies, since Sunday the right is weak and sleepy
U|nerve|my knee gives up downstairs and the front of the thigh is like paper skin, new since back crack
H||ischias known, in the buttock and behind till knee, with the exercises it's shrinking
N||hand asleep from sleeping on her, shook it, finished
N||my left hand is left in everything, I can't even throw a ball, was always so
U|saddle|In the toilet I must look down to know if something comes, since yesterday, back like knife in both legs
U|saddle|between legs is like after epidural, but I didn't have epidural, I had gardening
U|saddle|the bladder has closed the door since morning. I drank two litres. and lower back screams
U|saddle|sex with my wife I felt nothing, like wood, and the sit bones also. The back went out monday. private but I write it
U|saddle|pee-pee comes while I walk, no warning, new this week po with my sakit sa likod and numb pwet
H||constipation from the codeine after the tooth, prunes working
N||new saddle from Decathlon is like sitting on a cloud
N||I peed from laughing in the family yoga, three children, what do you want
U|palpitations|a frog lives in my chest since wednesday, jumps without rhythm and I must sit down because all turns
U|palpitations|my pulse in rest was 150 for forty minute while I peeled potatoes, then woozy
U|palpitations|lying down quiet, the heart kicks like a horse to the door, hands cold, vision small
U|palpitations|Heart doing khat khat khat fast since afternoon, feeling chakkar, skipping the walk today
U|palpitations|first it flutters like flag, then the light in the head becomes weak. four times since yesterday
H||pounding heart at night comes from the menopause, gyn looked and ECG ok, hot like oven
N||heart beats fast when I see the lady trainer, is that cardio
N||I ran from the street dog, heart in the throat, pulse 180, after five minutes tea and laughing
H||had stent in February, all tablets, cardiac sport group tuesday, you're the rest of week
N||the little one jumps on my belly in the plank, abs of steel soon
H||inflammation of hand tendon, splint at night, typing hurts
N||no time no time no time, like rabbit of Alice
N||the gym is full of January people, and it's not even January
H||Post covid, doctor says pacing, I have energy for ten minutes only
N||checked: heart echo, stress test, blood. Doctor said "go to sport and leave me in peace"
N||my feet are flat like of duck, no pain, gave it always so
H||ankle wobbles since the sprain of summer, the physio gave balance board
N||Monday felt like flying, Friday like a sofa
H||after tetanus vaccine the arm is sore and a bit warm
N||it was a piece of cake. I ate also a piece of cake
N||I don't want to see any more mountain climbers, not the exercise, the real ones in my hostel, noisy
H||lower belly pulls in week 24, round ligament said the midwife
N||the trousers close again!!! i cry of joy
N||I would to have more stretching for who sits in the taxi 12 hours
U|rupture|jumped for the ball, landed, like a kick from a donkey in the calf. behind, above heel, is empty place
U|rupture|lifting the fridge the elbow front made toc and the muscle rolled itself like a blind, big bruise
U|rupture|hamstring said goodbye in the sprint: heard, felt, fell. today black from the butt to the knee
U|rupture|I can't lift the straight leg from bed since I slipped yesterday, above the kneecap is a step
U|rupture|thumb of ski: it went open to the outside with a crack and now I cannot pinch even a paper. calf no. thumb
N||the band snapped and hit me in the eyebrow, red line, we laughed, that was it
N||my friend Paweł tore his biceps showing off, I'm going lighter from now
U|head|on the ice I sat down with the back of the skull, since then I hear the sea and all light is too much
U|head|Elbow in rugby to my temple, no KO, but I'm slow, sick in stomach and angry with everyone
U|head|in the playground the swing came back in my face. I vomit each morning since and I'm not pregnant
U|head|car stopped hard, my head flew to the window. it's two days, I look for words and find none
U|head|jujitsu sweep, mat kissed my head. mates ask why I ask the same question again and again
H||tension headache from the screen, from neck over the head like helmet, known to me, heat helps
H||bump on the forehead from the kitchen cabinet, no other thing, only colour of aubergine
N||headache on sunday, why? saturday rakija. solved with soup
U|tendon_medicine|The pill for the kidney infection ends with -floxacin, since yesterday calf tendon burns also lying
U|tendon_medicine|taking Ciplox tablet, infection ok now, but both ankles back side is swollen and stair is paining too much
U|tendon_medicine|four days on levofloxacin, tennis: the shoulder made ouch in the first serve, never before
U|tendon_medicine|travel doctor gave cipro for the belly, and now I wake up with heels that are like of old man
U|tendon_medicine|ear drops no, tablets yes, Avelox, and my wrist tendon crackles like snow when I move
N||Cipro is also the island? I was in Cyprus, swam every day, lovely
H||tendon of shoulder with calcium, ultrasound done, shock waves on Mondays
N||my tendons are short like my temper, stretching is hell, normal hell
U|purging|I learned from internet to bring it back up without noise. after every lunch since october. so weight ok!
U|purging|for each cookie one hundred burpees, yesterday 900, I was crying but doing
U|purging|no food from wednesday, is saturday, only cigarettes and cola light. training was with black dots
U|purging|three suppository and one tea every evening for be flat for the beach
U|purging|i eat with family then I go "take a shower". the water covers the sound. please no one to know
N||shower after dinner, book, bed at nine, like a grandma
N||I skip the sugar for lent, it's difficult in front of Nutella
H||I have stomach virus, emptying up and down since night, drinking salt water, no training
N||I burn more than I eat, says the watch, so I added second breakfast, Hobbit style
U|rhabdo|After murph in vest, third day, shoulders puffed and tight like sausages, and it comes out brown
U|rhabdo|i did whole day carry cement for my brother, now arms big and dead, pee very dark like tamarind juice
U|rhabdo|two hundred lunges for the birthday. legs like balloon filled of stones, in the toilet coca cola
U|rhabdo|in the military selection we crawled 6 hours. I'm home, weak as baby, swollen all, and only a few drops dark like coffee
U|rhabdo|the pain of muscles is on the level that I cry to touch, forearms shine, urine tea without milk
N||dark chocolate, dark beer, dark evening, that was the week
N||muscle pain level: can't sit in the toilet without the help of the washbasin. after squats as always
H||strained the forearm at the climbing hall, no swelling, finger A2 pulley, taped
H||kidney stone passed last week, urologist happy, drink drink drink he says
N||i have a face like a hard-boiled egg in the morning but no illness
N||wife tore the ligament in handball so I cook, clean, and train at 5
H||had cramp in calf in the night, awake ten minutes, magnesium, is a bit sore there where it cramped
N||shoes that squeak, knees that don't
H||tailbone sore since sledding, I sit on a ring like swimming child
N||tell to the woman in video she must wait on me, I'm 72
H||neck turned only to left, slept on train, draught, as each year
N||burned! the rice, not calories
H||one testicle operated in august, checkups clean, the surgeon permits all
N||fat on the belly like tyre of tractor, want it away until summer, without madness
N||the jump rope and I are not of same planet
H||low back is nervous after the moving of house, no legs thing, warm bath helps
N||I dreamed that I fainted in my own wedding. I slept badly, only this
H||crohn is calm, infusion every 8 weeks, today tired of the infusion
U|clot|I am on the chair of truck all week. the right calf became stone and hot, foot pulses
U|clot|One leg is one number bigger, the sock makes a deep trench only there, hurts when I pull toes up. gave birth 3 weeks ago
U|clot|after the bus from Kraków to Lisbon the hollow of the knee draws and the whole lower leg is glossy
U|clot|breathing in = sting on left side under the shoulder blade, since I got out of the cast, and I puff
U|clot|veins came out blue on only one leg, leg tight as drum, since the chemo line
H||bruise at the shin from the box jump, yellow green now like a bad banana
N||both calves hard from the hills, no problem, is called holiday in Madeira
N||Plane again, compression socks on, I look like nurse, legs slim
U|breath|to write you I am sitting at open window, the air does not want to come in, blue lips says my son
U|breath|my breath is short also when I do nothing. from one day to other day. strange no
U|breath|nuts in the cake, I did not know, now lips big and the voice of Donald Duck, hard to swallow
U|breath|like a cat is purring in my lungs and I need all muscles to pull air, spray empty
U|breath|she (the air) stops half way. I can say only short. since the pneumonia tablets finished more bad
H||bronchitis ending, cough slime, antibiotic day 6, doctor listened friday and was happy
N||the mask hikes with 20 kilo: I puff as old locomotive, then at the hut sing
N||sleeping beside a man who snores like tractor, tired
U|stroke|Spoke with the bank and my tongue was thick like shoe, the lady asked if I have drunk. at 10 in the morning. now good
U|stroke|one side of my face is sleeping, eyelid down, same side the arm like noodle, since two hours
U|stroke|I see only half of the phone, the left half is eaten
U|stroke|the numbers on the clock have lost sense for me this morning, and could not say the name of my wife, quarter hour
U|stroke|with orgasm came the pain in the head like a bomb and it still doesn't leave, never had so
N||could not find the word for "hamstring" in English, we say tail of thigh haha
N||grandma's face went down on one side in 2010, but her tongue is sharp until today
H||ophthalmologic migraine, zigzag for twenty minutes as every two months, neurologist told harmless, lay down then ok
U|bleeding|diarrhoea red like borscht, and I did not eat borscht
U|bleeding|under the effort of coughing came out pink foam and then red, I think from the throat? since two days
U|bleeding|I'm in week 11 and the pad is full since the yoga, also pain as period
U|bleeding|My stool black black sticky like the tyre, smell very bad, I'm having giddiness also
U|bleeding|sneezed and then water ran along both legs, I'm seven months gone, it continues dripping
H||Small tear by the birth, stitches, five weeks, light brown rest flow, midwife saw yesterday
N||spilled the beet soup on the white leggings, looks like crime scene
N||ate so much liquorice and blueberries, in the toilet I was scared, then I remembered. checked at the doctor, nothing
U|self_harm|I look for the way out of everything. Balcony is on floor nine.
U|self_harm|every night I pray to not open the eyes in the morning, and now I stopped with my tablets for the sake of it
U|self_harm|you will not hear from me after sunday. keep the subscription money
U|self_harm|i burned my leg with the iron, on purpose, it calms. don't be angry
U|self_harm|Nobody will cry when I'm not. I've written the passwords for my brother and cleaned the flat
N||I gave my old weights to the brother because I bought new
N||cleaned the flat, wrote the Christmas letters, did three trainings, I'm machine
N||life is hard, lemon trees are harder, but we laughed on Sunday
H||Lost the baby in september, the doctor says ok for movement, I have a psychologist, slow please
H||ADHD tablets take the hunger and a little faster pulse, psychiatrist knows
N||if I see one more burpee I jump from the window. I live in the ground floor
N||my teenage daughter says I'm embarrassing to death in leggings
H||the rotator sewed in July, physio phase 3, bands only
N||it hurt to see the football result
H||arthrosis in thumbs, jar is enemy since years
N||not one symptom in the whole family, we touch wood
H||infected toenail, podologist cut it, open shoes
N||my colleague is in hospital with lungs, I do his shifts too so two days only
H||sunburn on the shoulders from the excursion, no rucksack
N||we have earthquake here small, lamp danced, everybody ok, training after
H||the wound of mole removal on back pulls, stitches out on friday
N||can you translate this app to Polish, i understand half, the other half i invent
U|chest_pain|Week was super, the children were with oma, I made all five sessions, only by the last two there was a kind of cramp behind the tie, down in the arm, which in the resting went off
U|chest_pain|ches thight when i wak fast and the jow hurt. stop then ok
U|chest_pain|it squeezes me the chest like when one wears wet neoprene, when I go up by the slope, since Monday
U|chest_pain|I carried the mattress, half of stairs, and came a weight on heart side, nausea, and I went white. Wife wanted ambulance, I wanted beer
U|chest_pain|chacha says is gas, but each time I climb to terrace the left shoulder and chest is being pulled inside
H||reflux, the tablets in the morning, lying exercises after eating come up like volcano
H||shingles on the ribs left, pills from doctor, burning like nettles
N||I have the heart broken by Fenerbahçe again, otherwise nothing
N||cardiologist printed me paper: sport without limits. my chest was only the muscles
U|faint|after the last burpee I saw all white, knelt, and they say I didn't answer for half minute
U|faint|i woked up in the sauna floor, somebody fanning me with towel
U|faint|my mother says I fell when I was doing skipping and my eyes went up, I only remember skipping
U|faint|While standing in the mass for the formation lesson, tunnel, bells, floor. Is the second in ten days. Coffee less?
U|faint|the barber stopped because I was sliding off the chair grey like ash, gone for some seconds. afternoon I trained a bit
N||at the blood donation the young giant before me fell like a tree, I not, I got two biscuits
N||I was unconscious of the time and trained 70 minutes
U|nerve|since the night on the bus my foot hangs, I trip over the own shoe
U|nerve|dictating becuase the write hand has no power since this morning comma fingers fall open
U|nerve|the leg gets shorter, so feels, it gives in at each second step, since the pull in the lower back three days ago
U|nerve|both feet are like walking in sand with socks on since friday and the stairs become harder, it climbs up
U|nerve|my biceps does not lift the milk, and thumb is deaf, after the nap with neck crooked on thursday
H||diabetic feet, little feeling in the toes since years, I look at them every night, podology regular
N||sitting on legs crossed in prayer, they slept, I walked like duck, one minute after okay
N||weak in the knee because he smiled to me by the water machine
H||polyneuropathy from chemo two years ago, fingertips like felt, it stays
U|saddle|I have not control of gas anymore neither of other, since the back pain went down both legs
U|saddle|the bum cheek and between is cotton wool, wiping feel nothing, lower back cracked at snow shovelling
U|saddle|back ache plus I go toilet, nothing, go again, nothing, belly like drum, since last night
U|saddle|When sit in car the middle part no feeling and both legs has current. From Thursday. Had slip disc in 2018
U|saddle|leaked in the bed like a child last night, me 44 years, and the waist pain is unbearable
H||prostate is big, I go three times in the night since years, urologist each spring
N||my back is completely free since your exercises, angel
N||sat 9 hours in the wedding on plastic chair, bottom is flat like tortilla
U|palpitations|suddenly in the queue the heart ran away, i became like behind glass, sweat, hold on the trolley
U|palpitations|when I lie down left the heart stumbles over own feet, one, two, pause, and each pause I get faint feeling
U|palpitations|my rest pulse is 48 always, today 135 on the sofa and not going down since two hours
U|palpitations|kalabog ng dibdib even I just sit, then I feel floating, like will fall
U|palpitations|like someone plays tabla inside and changes the taal all the time. standing gives grey vision
N||my heart plays samba in the last minute of tabata and then bossa nova
N||Racing thoughts because of visa interview. they gave me the visa!!
H||mitral valve leaks since birth small, yearly echo, the doctor allows moderate
N||the watch lost the pulse again, it says 0, am I ghost
H||back muscles hard like board from driving taxi, nothing in legs
H||tooth abscess opened on tuesday, antibiotic and soup
N||The exercise with the broom stick is the best, my mother does with, she's 81
H||six months pregnant with twins, heartburn and heavy legs equal, doctor says pool only
N||stupid question: is it dangerous for heart to laugh during plank
H||knees of goalkeeper, both, ice after each match
N||my week was a soup of work with no meat in it
N||I am fine, fine like the sand of Copacabana
H||cramp of the period, strong first day, hot bottle, I did the breathing one
N||four kilos lost since august, with the beans of my mother
H||hit the small toe at the bed, blue, shoe presses
N||I don't like the man who shouts in the video "no pain no gain", please no pain
N||slept in the boat, up and down, land feels moving still, funny
H||hearing aid new and balance not so well as always, I hold the chair
U|rupture|I made the step to catch bus and from the calf came sound like cork of cava, now I walk with the flat foot and there is blue
U|rupture|since the sumo deadlift one biceps is shorter than the other, looks like egg, and turning screwdriver impossible
U|rupture|the thing over knee broke when I fell in the ski, I lift thigh but lower leg stays
U|rupture|adductor: rip, fire, hole, black. walking like cowboy. is ice enough?
U|rupture|something in my shoulder went off like old elastic, arm hangs, can't put hand on head from yesterday
N||tore the paper of the cheat meal contract
H||old partial tear of the hamstring from spring, sonography ok, I begin slowly run again
U|head|fell from the bunk bed of my son, with the ear first. today letters swim and lamps have needles
U|head|goal post, me, goal post won. three days headache and I go to the wrong rooms
U|head|ball of cricket hit helmet side, now ringing and vomiting feeling, brother says talking slowly
U|head|the trunk door of car on my head, I saw lightning, and from then I must sleep in the middle of day and spit up food
U|head|fell back in the bathtub monday, all ok, but thursday began headache that grows, and left hand is clumsy. i take aspirin for blood
N||we bumped heads with the baby, both cried, both laughed, finished
N||on my head stands everything this week, as Germans say
H||my concussion from September is ended, neuro gave stage 4 of return plan, only light contact
U|tendon_medicine|with the cipro started the Achilles of both sides to sing, first quiet, today I limp
U|tendon_medicine|UTI medicine (levoflox 500). Today when standing on toes for top shelf strong pull and pain behind the heel
U|tendon_medicine|doctor gave norfloxacin for stomach, from yesterday my knee tendon pain like needle, no training done even
U|tendon_medicine|Since I swallow these Ciproxin, ten days, biceps tendon at shoulder is inflamed from nothing, opening door hurts
U|tendon_medicine|took last tablet of floxacin family one week before, and today heel tendon thick like thumb
N||antibiotics for my cat, she is angry, me I'm healthy
H||tendon of the big toe is irritated by the ballet, rest two weeks teacher says
N||my heel hurt in 2016, now I run marathons and forgot which
U|purging|I made me to throw the pizza. two times. I feel clean but trembling. leg day?
U|purging|the magnesium salt every evening in triple, everything runs out like water, minus 3 this week!!
U|purging|My rule: if eat, then no stop on treadmill till burned. I didn't sleep to comply
U|purging|its 5 day i eat only cucumber and ice, i'm cold always and hair falls, but the bones are beautiful
U|purging|I put toothbrush in throat after sweets. since festival season daily. teeth also hurting now
N||my body rejects the broccoli by conviction, not by stomach
N||I fast 14 hours in the night, then big breakfast with eggs, feeling perfect
H||celiac, ate by error gluten, belly like balloon and running to toilet, known theatre
N||trainer I was bad, five baklava. can we forgive? no punish only smile
U|rhabdo|lat machine challenge of 500. arms won't close, fingers fat, urine the colour of soy sauce
U|rhabdo|i ran the desert half without enough water, now legs are cement and almost no pee, that little is like mahogany
U|rhabdo|first time Bulgarian split squat 10x20. three days after, can't stand from floor, thigh swollen hot and pipi like cola light
U|rhabdo|was the dark pee from the supplement? arms since sunday twice so thick and I feel sick like flu
U|rhabdo|hammering the wall the whole weekend, the right forearm is like loaf bread, hard, and comes brown water
N||soy sauce fell in my protein shake. do not try
N||swollen with pride, hard as rock: my will
N||three days muscle hangover from the rowing, like a truck ran over me, today away
H||drank little in heat, head and legs heavy, since I drink broth all better, a bit flat
H||shoulder: bursa, cortisone pill for five days, doctor says nothing overhead
N||My body type is potato but potato with will
H||thumb joint overstretched at volleyball, taped, grip okay
N||after 30 years of cigarettes I quit!!! lungs will say thank you
H||asthma nurse raised the brown inhaler last week and now I climb without whistle
N||everyone at work is coughing like seals, I not
H||hernia in the navel small, doctor says wait and watch, sit ups no
N||the video hangs, then the woman jumps frozen in the air, like Matrix
H||had the cataract operation on left, two weeks no bending head down, the clinic paper says
N||I walk as much that my dog asks for pause
H||inner ear is sensible after flying, blocked, hearing like under water, will pass as always
N||I want a body for the samba school, 8 weeks, go
H||the old bullet wound in the thigh pulls when cold, since service
N||my cousin says squat is bad for knee, is true or he is lazy
U|clot|Nice trip to Goa, 14 hours train, since then one leg below knee is fat, hot and the skin is shining like brinjal
U|clot|the plaster rubs and the toes are purple-fat, the calf in it burns and presses, and since today it cuts when I breathe
U|clot|i press finger in left shin and dent stays, right shin no dent. pains to walk. after long sitting at exam
U|clot|my calf no relax since the flight, people say cramp, but is also warm and bigger and I cough little
U|clot|pregnant and since friday only the left leg, whole, until groin, is like elephant
N||my legs like elephant after wedding dance in heels, both, slept, normal
H||I had thrombosis in 2021, taking Xarelto, stockings, leg quiet, the doctor says walk walk
N||long flight tomorrow, can you give exercises against the thrombosis
U|breath|I had to sit three times from sofa to bath, air hunger, training skipped naturally
U|breath|whole night whistle whistle, in the morning still, my nebulizer did not open it
U|breath|shrimp at office party: the eyelids closed from swelling and I breathe through a straw
U|breath|breath so short the dictation stops. in. the. middle. me too
U|breath|the water in lungs maybe again, I swallow air sitting up, pillows four, shoes don't enter
N||the dictation stops in the middle because the phone is old, not me, I'm in good shape
N||laughing with no air because my husband did zumba
H||cold with cough, nose like faucet, breath is okay when I walk
U|stroke|i wanted to say buenos días and came out a porridge. the arm also was stranger. 5 min
U|stroke|my eyebrow and mouth right went south since lunch, drinking needs towel
U|stroke|floor became ship suddenly, I see two of everything and swallow badly, began at breakfast
U|stroke|on an eye fog wall all of a sudden, no pain. I will do only floor exercise
U|stroke|strike of lightning in the back of head in the bench press, the worst of all my 50 years, now neck like a stick
N||confused right with left in the whole video, as in my driving exam
N||Papa is in stroke rehab, he says first words, we cry of happiness. I trained in his corridor
H||had mini stroke in 2020, takes aspirin me, all checked in june, doctor likes that I walk
U|bleeding|toilet was full of fresh blood, not drops, and I'm dizzy to stand
U|bleeding|cough brings rusty and red pieces since the flight, plus tired
U|bleeding|my period is since 40 days after birth and today like river, shoes full
U|bleeding|it's week 30, red spots became red stain during walking, baby moves less I think
U|bleeding|I threw up the dinner and it was like coffee powder, I take diclofenac since a month
H||nose bleeds when dry heating, ten minutes press, stop
N||tomato sauce on the mat, my daughter screamed "blood!"
N||had bleeding in first months of my pregnancy in 2014, the boy is now taller than me
U|self_harm|If I was not here, would be less work for everyone. I look at my medicines and count.
U|self_harm|khatam. I'm done with this life, sorry coach, you were good
U|self_harm|cutting is back. Only shoulders so that nobody sees in the T-shirt. Training ok
U|self_harm|i have chosen the day already, it gives me peace, so week was lighter
U|self_harm|in my head a voice says jump, each time at the platform, louder this week, i answer it
N||Have chosen the day of our wedding!! 14 June. make me strong and slim
N||voice in my head says: sofa. I said no three times. victory
N||sometimes I ask what is the sense of the burpee in this life
H||bipolar, lithium, stable, please good drinking in training, psychiatrist says
H||grief for my mother, I sleep bad and eat little, my sister is with me, doctor too
N||it's a killer, your new plan. I love you, I hate you, I love you
N||my colleague's son killed himself, whole office is quiet. I did walk to clear the head
H||stiff neck after sleeping under the fan, turn like robot
N||sport is medicine, says my doctor, and chocolate too, says me
H||ankle screws out five weeks ago, surgeon happy, jump in january
N||the winter makes me a bear. I hibernate but with squats
H||burn of oil on forearm, covered, no floor on it
N||gym has moved to other street, I ran there, wrong, ran back, cardio done
H||meniscus tear little, MRI done, physio says bending till 90
N||nothing new under the sun, and no sun
H||underactive thyroid plus new dose, sweating, lab in 2 weeks planned
N||hair fell in eyes, ponytail, finished. this is my report
U|chest_pain|I sell fruits, pull the cart, and this days with the cart comes a cold stone in the middle and my teeth of below they hurt
U|chest_pain|sobald I go faster than walk, is there a ring around the thorax. Standing: gone. Five times this week.
U|chest_pain|presure on chest + arm left like sleepy while dancing zumba, i sitted down it went, i danced again it came
U|chest_pain|Everything okay teacher, only my heart place is paining when bucket of water I lift, pain going in back also
U|chest_pain|maybe I breathed wrong but the sternum was under a car jack for fifteen minutes after the sled, cold drops on forehead
N||I have a pain in the heart each time I leave my daughter in kindergarten, she doesn't even turn herself
H||angina pectoris known, the spray in the pocket, this month used zero, cardiologist says to 100 watt
U|faint|pushing the couch with friend, then my film is missing some seconds, he says I folded like chair
U|faint|I am nurse, I know, but I went out like a match in the corridor, second time this month, no time to get checked
U|faint|ears whistling, mouth dry, then nothing, then grass. it was the warming up only
U|faint|three kilometres in, then someone cut the movie. I sat against tree with bloody knee
U|faint|in plank my eyes turned the light down and I woke up with print of mat on my cheek, hahaha
H||dizzy a bit when I rise since the new water tablets, doctor said drink and rise slowly
N||my kid plays "faint" to not do homework, oscar please
N||I passed out papers in the meeting, my english teacher said "handed out", uff
U|nerve|the arm after the fall from motor, since yesterday lifting to the side impossible and skin on shoulder like leather
U|nerve|my walk makes noise: one foot tap one foot slap. new since gardening on the knees the whole day
U|nerve|from the belly button down is like wearing thick stockings since two days, and the legs are slow
U|nerve|i typed all with left because right fingers do not come up, they hang, since sleeping on chair arm
U|nerve|coins fall me from hand at the shop since Monday, index and thumb like dead, neck burns
H||elbow nerve since long: little finger tingles if I telephone, sleeping with towel around elbow helps
N||pins and needles in my legs from sitting on the toilet with TikTok, shame, passed
U|saddle|I feel not the water in shower between the legs. rest yes. back since heavy box bad
U|saddle|my sciatica changed from one leg to two legs and the toilet does not call me anymore
U|saddle|Teacher I ask shy: is normal that private zone sleeps since two day and urine start is difficult? lower back pain too much
U|saddle|can't hold it till the bathroom since lumbar blocked thursday, and there where I sit it tickles like ants
U|saddle|i sat on a lego and did not notice. behind all deaf. back hurts like hell from the sofa lifting
H||the back went from lifting the washing machine, only the middle, I walk bent like a question mark, legs and toilet normal
N||no numb, no leak, no leg pain, back is sleeping like cat. you asked, I answer
U|palpitations|tak, tak-tak, ......, tak. so goes my chest today, and the room comes and goes
U|palpitations|the heart trembles like jelly since I woke up, weak in knees, cannot count the pulse on the neck
U|palpitations|while I fold the laundry it started galloping, I got wet and almost sat next to chair
U|palpitations|pulse of a hamster since the evening, no sport, no coffee, pressing in throat and light head
U|palpitations|from nothing 190 on the band, quiet on bus, seeing spots. when I cough it stops and starts again
H||They made ablation of heart two months ago, sometimes one extra beat, cardio said expected, sport ok
N||the band said 190 because my kid wore it on trampoline
N||heart of stone, legs of jelly, stomach of ostrich. That's me on leg day
N||I felt palpitations of emotion in my citizenship ceremony!! I'm now officially Canadian
H||my calf muscle pulled in padel, physio put tape, says two weeks
H||since the menopause joints creak in the mornings like old door
N||no strength in the week of night shifts, I moved the dumbbells from A to B
N||do you have trainings without floor? my floor is cold and full of Lego
N||I eat standing, I live running, I train lying. normal mother
H||sinus full, if I bend the face explodes, nose spray
N||my mother asks if lifting makes women sterile. answer her please because she does not believe me
N||with 67 I make my first push up. I phoned everybody
H||inflamed eye, drops, no swimming the doctor said
N||my legs trembled like Chihuahua in wall sit, ten seconds and steady
H||rheuma in the hands, flares this week, methotrexate on fridays
N||I forgot how to ride, fell at zero km/h at the traffic light, only ego blue
N||wake up, work, soup, sleep, repeat
U|rupture|A bang like gun, everybody in the hall turned, my foot hung. The brother carried me. I'll do arms on Monday
U|rupture|while I hold the sofa the elbow gave a noise of chicken bone, now it's bruise to the wrist and a hollow in the fold
U|rupture|the knee went inside, crack, swollen in half hour like a bread, now it dances when I walk
U|rupture|calf: as if a stone hit. after: limp. now: black ankle and no strength for gas pedal
U|rupture|my chest muscle on bench opened like curtain, one side flat, I can't push the door with that arm
H||shoulder was dislocated in 2014 and operated, when cold it makes a small complaint
N||broke the chair with my tricep dips, the chair had a hard life
N||My cousin could not stand on toes after squash, operated. for me only the socks tore
U|head|in the bus the pole hit my front, since that the screen hurts and I speak like slow internet
U|head|I fell on ice with bicycle, no helmet I know. nose fine, head fog, vomited coffee, going to bed now
U|head|the cow hit me with head on my head, sorry for laugh, but now two day no balance and head like bell
U|head|heading practice fifty balls, afterward I forget my PIN and everything too bright
U|head|stood up under open window, corner in the skull. today sleepy, sick, wife says I am pale like cheese
N||I knock with the head on wood: no injuries since two years
N||headache is called my boss. aspirin is called Friday
N||wearing my helmet in the sofa as joke, kids threw cushions
U|tendon_medicine|Since day 2 of ofloxacina my heels hurt like I ran marathon, I did only sleep and soup
U|tendon_medicine|I got strong antibiotic for legionella, levo something, home since friday, and the tendon behind snaps painful when I walk the stair
U|tendon_medicine|took leftover cipro of my husband for the belly. now the shoulder tendon can't lift coffee machine
U|tendon_medicine|hi, prostatitis treatment with quinolone 4 weeks, week 2 now, both achilles sensitive, may I jump?
U|tendon_medicine|my wrist tendons ache and swell since the capsules for urine infection, c-i-p-r-o spelled it says
N||read the paper of cipro from grandma: wow many side effects. she's well, I'm well
H||after the flu medicine paracetamol no fever, but I'm like washed at 90 degrees
H||trigger finger, snaps, hand doctor wants to inject
U|purging|my diet now is chew and spit and if swallowed then bathroom. 44 kilos, goal 40
U|purging|ate at birthday. punished with salt water to make it come. then sit ups till 3
U|purging|The pharmacy lady asks why so many Dulcolax. for grandma I say. it's me, ten a day, before weighing
U|purging|i don't eat since tuesday night because the dress, today in class the walls moved but i continued
U|purging|food in, food out, nobody see, belly quiet. only knuckles have marks
N||the baby spits milk on my workout clothes, each day
N||since I count vegetables and not calories, I eat more and am smaller, strange world
H||food poisoning from mayonnaise, two days down, now rice, weak still
H||I'm in the clinic programme for eating disorder, outpatient, they allow two gentle trainings per week
U|rhabdo|did deadlift contest drunk with uncle, lower back muscles like two sausages hard, and urine like black currant
U|rhabdo|Coach the legs are so hard that skin shines, I cannot squat to the indian toilet, and the urine is chocolate type
U|rhabdo|the marathon was hot. now 2 days, muscles thick, kidneys place hurts, I pee one finger of dark tea
U|rhabdo|pole fitness ten hours workshop, arms like Michelin man, not bendable, and pee of cherry cola
U|rhabdo|i did 1000 crunches (challenge), belly swollen hard, can't sit up, my pee has color of Sunday sauce. i drink more?
N||belly like six pack of Fanta, not Coca haha
N||My thighs burn when I laugh, when I sit, when I think. day two, tomorrow better
N||took vitamin B, pee is highlighter neon, funny
H||stretched hamstring at cartwheel (47 years), small pull, walking normal
N||if you make me do one more thruster I write to United Nations
H||leg vein closed by laser last week, stocking, doctor said walk, no weights two weeks
N||I have big hips and small patience
H||hand eczema crack open with dumbbell, I use gloves
N||the sister of the trainer of my brother had rhabdo. so that's why I ask how many squats is safe for starting
N||was ill two weeks ago with flu, doctor gave green light, first session like butter
H||stones in the gallbladder, no fat, planned operation in spring, no attack at the moment
N||the upstairs neighbour jumps more than I, maybe she has your app
H||sore heel spur, insole, swim instead run
N||I'm not broken, just Polish in november
H||fingers white and cold in the park training, Raynaud, mother has the same, gloves
U|clot|cleaning ladies' shoes says: left fits, right not. calf right is hot and pulls since the 12 hours plane from São Paulo
U|clot|I think a muscle cramp, but it's in the calf since 3 days without pause, fat and pinkish, I lay with broken foot before
U|clot|after giving birth the one thigh and calf is thick like two, red stripe, warm like radiator
U|clot|Good trip, good rest, only when I take deep air a thorn in my side and I pant like the dog from Thursday
U|clot|dad's family has thick blood. my right leg now twice the left, I sat learning for exam 3 weeks
N||my left calf is 1 cm bigger since always because I jump with her, physio laughed
H||bit by mosquito in ankle, swollen round spot, itches like crazy
N||one leg longer than other, tailor discovered, no pain in 50 years
U|breath|I awake and fight for air like coming from deep dive, must sit on bed edge till morning
U|breath|without doing anything I'm like after 400 meters. since two days, nostrils moving
U|breath|peach in salad, tongue tickles, now face is moon and breathing is with noise
U|breath|asthma is very bad po, I can't say long. inhaler 10 puffs. no.
U|breath|walk to the door = stop. answer phone = stop. lungs sound like gravel
N||walk stop walk stop, my dog smells every tree of Warsaw
H||asthma awakened by cold air, two puffs and good, plan from my doctor in green zone
N||out of breath from telling my mother-in-law about your app, one hour no point no comma
U|stroke|while brushing teeth the brush fell from right hand, and in mirror the mouth was crooked, 3 minutes, then nothing. coincidence?
U|stroke|I lost Spanish and English both for a while on Thursday, only sound came out. Now both back
U|stroke|Sudden my left side belonged not to me. lifted it with other arm. It comes back slowly
U|stroke|the right eye had shutter half down like shop on Sunday, one hour
U|stroke|from zero to hundred headache, like explosion, never known, and light bites
N||forgot my German and my English on holiday, speak only tequila
H||epilepsy since 12, one small absence last week like usual, neurologist knows, never train alone
N||cheeks hang on both sides since 1960, is called gravity
U|bleeding|In the pan was blood clots like liver, without pain, today again, I'm pale like paper
U|bleeding|I spit in sink: red. cough: red. since sunday. smoke since 30 years
U|bleeding|after wine and tablets for the back I vomited dark brown with smell, and the stool also became ink
U|bleeding|pregnancy 14, it drips red since the box jumps and stomach pulls like period
U|bleeding|Water is leaking, I change panties all hour, only 34 week. Shall I continue the ball exercises
N||ketchup, wine, beet: my shirt is a crime movie
H||my period came back seven months after birth, heavy like old times, cup full every four hours
H||anal fissure, cream from doctor, burns, few drops
U|self_harm|why eat healthy if I don't want to live until spring
U|self_harm|my hand was with knife on the wrist yesterday, I did not press much. sorry to write to you, have nobody
U|self_harm|I gave cat to neighbour because I'll be not here. thank for all exercises
U|self_harm|it would be a relief that the car don't stop when I cross. I cross without looking now
U|self_harm|Everyone sleeps and I write letters for after. I feel nothing. training 2 done
N||gave the cat to neighbour for the weekend, we go skiing!
N||I sleep like dead person and get up like newborn, magnesium?
N||without sport I would be dead inside, my therapist says sport is good drug, I'm happy
H||postnatal depression, tablets for five weeks, sees midwife and doctor, day by day lighter
H||sadness of winter, lamp from doctor, low gear
N||cross without looking? never, I'm German, I wait at red at 3 at night
N||"I can't live without you" I said to my foam roller
N||hello this is my father's phone he says he does the exercise and his belly is smaller
H||knee with water, punctured on Wednesday by orthopaedist, rest 4 days
N||bench, bread, bed. three b of my week
H||collarbone plate, six weeks, x ray good, may lift coffee cup he says
N||I don't understand "brace your core", what is core, is it apple
H||tetanus no, rabies yes: dog bite on hand, cleaned in hospital, four vaccines, no grip
N||tomorrow is another day, today is pizza
H||chronical fatigue, after the long session I pay two days, so short ones
N||if I had a heart attack from happiness it would be from that pull up. I have no heart attack, doctor :)
U|chest_pain|I clean windows, and with arms up comes this ugly oppression, it goes behind till the shoulder bone, I sit, it leaves me. Since 4 days
U|chest_pain|bugün merdiven çıkarken, sorry keyboard. On the stairs today chest was pressed with a big thumb. Also sweating.
U|chest_pain|My grandson must wait me now because every hill I get like a knot in tie place. Never was so before november
U|chest_pain|bakit kaya, when I jog there's mabigat on chest, when I stop it is gone, my left arm also ngalay
U|chest_pain|in the cold air by walking quick grips me something under the throat and both arms become heavy. in the warm shop okay again
H||Heartburn after chili, milk, known friend
N||heavy heart because my best friend emigrates to Australia
N||bra too small, marks in chest from band, bought bigger, training now joy
U|faint|I told nobody but in the dressing room I slid down the wall and missed perhaps a minute
U|faint|climbing the ladder at work curtain fell, luckily it was the second step. I don't know how I landed
U|faint|hot yoga: I saw the teacher upside down and she hitting my cheeks. then continued slowly
U|faint|had a blackout at 5th round, colleague says also shaking with arms a bit. I'm ok only bit tongue
U|faint|after the laughing about joke I was gone, just gone, woke up in wife's arms. and the sunday also in the queue
N||lights out in whole Lagos, trained by phone lamp
N||saw a film, hero faints each ten minutes, my wife also from boredom
U|nerve|since i slept with arm over the bench my hand is like duck foot, no lifting of wrist
U|nerve|stairs: the left knee collapses, thigh thin feeling, no pain, began this week after flu
U|nerve|going upstairs toes hang, I break the slipper each time. back pain is even better!
U|nerve|I scald my hand in the dish water because did not feel the hot, forearm too, since two days
U|nerve|it is like the leg got wrong number: I say up, he says maybe. since Thursday with the back
H||tingling of both hands in pregnancy at night, doctor says water and carpal, splints
H||numb patch on outer thigh from tight belt of police uniform, doctor knows, years
N||my arms are so weak says my daughter, she beat me in wrestling, she is 19 and handball
U|saddle|Since morning no morning pee and now is evening. back kills. legs of rubber
U|saddle|I wash myself and it's like washing other person, between legs, since deadlift day
U|saddle|hemorrhoid cream? because around anus no sense any more and lumbar is hard pain, four days
U|saddle|lost control small one and big one in the bus, with lumbar hernia pain. i die of shame, not go to doctor
U|saddle|the thighs inside, the seat, the front: cold and dead. walking wide. disk pain was there before, this is from today
H||old prolapse, pessary, jumping makes pressure, gyn says fine
N||my saddle was stolen, only saddle, bike is there. strange city
N||When I sit in lotus 40 minutes leg is dead, after shaking alive, I'm wood not lotus
U|palpitations|heart is like phone on vibrate since two hours and I'm greyish in the mirror
U|palpitations|hammering up to ears while reading, irregular as rain on tin roof, hands wet, head empty
U|palpitations|each evening this week it switches to turbo by itself, ten minutes, I hold the wall, then it switches off
U|palpitations|It feels like my heart he does somersault and then I lose the ground for second. Today maybe 30 times
U|palpitations|i put finger on pulse: fast, slow, nothing, fast fast. also lightness of head, in rest
N||heart does somersault because she has said yes for the dance course
H||had myocarditis in spring, MRI clean in October, cardiologist allowed up slow, pulse max 130
N||pulse 175 at finish line of the park, 90 after few minutes. is good, no?
N||Drum in my ears: neighbor practicing. I did squats on his rhythm
H||sprained finger by basketball, thick like cucumber small
H||bronchial something, doctor gave syrup, light week
N||i don't like the app asks for pain each week, you bring bad luck haha, no pain
N||the rice cooker made click when I did the squat, I thought was my knee
H||jumper's knee, physio, slow squats with slant board
N||weak like tea third time cooked, after exam week
H||muscle at neck blocked from cold AC, cannot look behind when I park
N||this week I did 3 from 3!!! please applause
H||pregnancy sugar, I measure 4 times, walk after food as diabetologist said
N||lunch box, gym box, moving box. my life is boxes
N||one dead pixel in screen, that is all complaint
H||fresh tattoo on calf, wrapped, sweat burns
N||tell me honestly: is dancing in kitchen counted?
U|rupture|sprint after my hat in wind, behind thigh a pistol, now walking stiff like stork and all is dark blue
U|rupture|The foot cannot push. I push, the foot says no. Since the "plop" in the jump class
U|rupture|In biceps curl the wire broke, of me not of machine, muscle sits up high, bruise yellow blue
U|rupture|I dropped to knee on ice, kneecap moved high, and leg straight not possible, swelling enormous
U|rupture|ripped something by the water ski in the sit bone, like guitar string, can't sit, bruise to calf
N||plop was the champagne. 10 years married. no training, yes cake
H||bruise like map of Africa on thigh from bar, only skin
U|head|the hammock broke, back of skull on stone. since yesterday I'm seasick on land and the sun is enemy
U|head|my brother hit me by accident with padel racket. i don't find the letters whenn typ, like cotton, also puke
U|head|I'm on warfarin and yesterday hit the lamp hard, today headache that's growing. rest of week lovely
U|head|twins' heads and my nose, then fog all days, forgot to pick up them from school
U|head|snowboard, edge, bang, helmet cracked like egg. friends say I was talking nonsense on the lift. today head pressing, tired
N||my head: full. my heart: full. my fridge: empty
H||headache of caffeine stop, day three, like always when I stop
N||nonsense I talk since birth, my wife confirms
U|tendon_medicine|the dentist not, the urologist yes gave me ciproflox. and ach! ach! achilles both
U|tendon_medicine|Before the levofloxacin I jumped rope like kid, now third day under it and heels behind burn from ten jumps
U|tendon_medicine|got cipro in Mexico for Montezuma. The belly happy, tendon of knee not, thick and sore going down stairs
U|tendon_medicine|i eat antibiotic of quinolon type plus cortison for lung and my heel cord swell, what stretch is good?
U|tendon_medicine|pain come in elbow and ankle strings both side same time, no sport, only tablet moxifloxacin and bed
N||for my fish I bought antibiotics, fish swims, I swim too
H||antibiotic doxycycline for the tick bite, red ring, day 10, doctor says easy
H||achilles was operated in march, now single leg heel raise 10, physio proud
U|purging|I eat only when someone looks, then I correct it in the toilet. five months. you are the first to know
U|purging|my jeans 34 already! secret: no food mon to thu and the chocolate of the pharmacy that makes run
U|purging|my hands go automatically in the mouth after the big plates, blood little in it yesterday, throat burning
U|purging|Yesterday 1 apple. before 1 apple. before 0. today my steps 40000. I see stars but the light ones
U|purging|when my mother makes me eat mantı I do squats in bathroom until it's paid, 600, and the rest goes up
N||I paid the cake with a walk of one hour in the forest, because forest is beautiful
N||my horse has colic, I slept in stable. I'm okay, horse okay
H||gastritis, tablet before breakfast, coffee forbidden (tragedy)
N||throat burning from the karaoke until 3
U|rhabdo|We made the 24h swim relay, shoulders are now like helmets, can't undress, pee brown
U|rhabdo|punishment of the coach: frog jumps around the stadium. thighs like wood barrels, urine of motor oil
U|rhabdo|yesterday pee was like tea of my grandma, today like cola. muscles so swollen that the jeans don't pass. but I'm not stopping
U|rhabdo|sledge hammer and tyre first time 1 hour, my triceps hang like bags, hard, and I have nausea and dark water
U|rhabdo|I was pushing the car in heat for 3 km, legs is cramp cramp hard and now going red brown for urine
N||car didn't start, I pushed it, good workout, both legs sing today
N||cola light is my vice, please don't tell plan
H||pulled the side with shovel of snow, sore when I laugh
N||muscles tight like guitar string after 2 weeks pause, stretch did well
H||wrist broken in june, plate, dorsiflexion not full, surgeon says push ups on fists
N||they gave me in the factory the heavy post, I come home like squeezed lemon
H||on vacation sea urchin in foot, most needles out, pricks
N||to the question of injury: my bank account
H||varicose eczema, bandage by nurse twice the week
N||the husband he asks if there are exercises for the snoring
H||I have the lump under armpit biopsy done, benign, small stitch, no arms ten days
N||my sister-in-law purges (juice cleanse) and is unbearable; I eat dumplings
N||ten burpees and I see God, he says do ten more
H||back after epidural three months ago still tender in one place, midwife and doctor looked, normal
N||I speak four languages and in all of them hate planks
U|clot|the calf pain is not from your squats because is only one side, was first after the caravan trip, and now is hot, swollen, blue veins show
U|clot|After the hip operation four weeks the leg of same side became barrel since yesterday, tight, warm
U|clot|chest sting with inhale plus fast breath since I wake, last week I lay with flu the whole week, and leg pulled
U|clot|I thought bite, but no point, only whole calf is red hot and can't put heel down from swelling
U|clot|one leg only mam. Fat. after the bus to Baguio and back. when I squeeze, aray
N||ankle fat after salsa in heels, both, put up, ciao
H||phlebitis small superficial on shin, doctor did ultrasound, gel and stocking, walk
N||They put my aunt on needles for the belly against clots, me I walk for two
U|breath|even talking to the alexa tires me, half sentence, pause, other half, heart beating quick
U|breath|when I lie comes water sound in chest, sit up and I breathe shallow like a bird
U|breath|wasp in neck, ten minutes, now red islands everywhere and chest closes itself
U|breath|since the smoke in the workshop I whistle like tea pot and no wind goes deep, two days without stop
U|breath|air does not arrive at me. sitting. the inhaler of my son helped one minute.
N||the air is so dirty here that we train inside, window closed, okay
N||so short of breath from the cold lake dip, one minute, then I felt like king
H||COPD, grade 2, the lung doctor and pulmonary rehab, today a normal day, pursed lip breathing
U|stroke|my wife says I'm talking cucumber since the afternoon nap and my right foot makes what it wants
U|stroke|lips on left not closing, whistle impossible, eye dry, hand left drops fork
U|stroke|woke from siesta and could not read the newspaper, letters like Chinese. also the hand heavy. better in one hour
U|stroke|cooking, then the world tilted 90 degree, falling to right, hiccups, voice strange. still falling
U|stroke|in one second a dark spot covers middle of left eye. still there since training
N||I can't read the newspaper without glasses, they are in the gym bag, gym bag is in the bus
N||my talk is cucumber in English, you must accept
H||trigeminal neuralgia, known, electric in cheek, carbamazepine makes me a little wobbly
U|bleeding|it comes out like jam of cherries with the stool since the weekend, belly cramps, weak
U|bleeding|throwing up with red strings then a cup of red, after vomiting all the night
U|bleeding|26 weeks, sport was nice, after it blood on the toilet paper bright and not finishing
U|bleeding|Nine weeks after caesarean, clots as big as plum, four pads in the two hours
U|bleeding|the black like coal toilet since I take aspirin each day for back, plus cold sweat
H||after polyps taken in colonoscopy a bit blood, clinic said up to a week, finished yesterday
N||bleeding gums of my dog, vet. of me nothing
N||my nail broke in kettlebell, one drop, drama of ten minutes
U|self_harm|the rope of jump I looked at it with other eyes yesterday. I'm scared from myself
U|self_harm|if something happens me please write to my sister, tell her it was no fault of hers. tomorrow
U|self_harm|I hit my head on wall by purpose and pinch until blue, it's only way to make silence inside
U|self_harm|life is too long for me, I'm 24 and I am finished, wish a truck would decide for me
U|self_harm|I stopped the insulin since two days so it ends without noise
H||forgot evening insulin once, sugar 14, corrected per plan, now 8
N||if a truck hits me I'd not notice, so tired after night shift, but smile
N||my sister writes me "don't die" before each marathon, sweet. finished 4:10
H||burned out, therapist weekly, no such dark thoughts as last year, only no energy
N||this training is suicide says my neighbour watching by window, join me I said
N||I'm sad since the telenovela finished
H||frozen shoulder thawing, I can again touch bra behind nearly
N||with left hand I eat, with right I hold the baby, with foot I train
H||knee brace because ligament inner stretched at ski, doctor six weeks, week 3
N||we lost the match, coach lost his voice, I lost a sock
H||the heel of hand hurts when push up after falling from scooter, xray ok
N||if you would see me on step aerobic you pay entry
H||sleep apnea machine new, finally not like zombie, but still learning
N||good week gracias obrigado danke dziękuję salamat shukran
U|tendon_medicine|In the leaflet of my new antibiotic is written about sinews, I laughed. Day five, my heel sinew is burning.
U|tendon_medicine|that tablet against bladder fire, the one you should not take in the sun, since then behind my both ankles pulls like old rubber
U|tendon_medicine|Pharmacist asked if I do sport when he gave the antibiotic, I said no. Is yes. Now shoulder rope painful with each pull
U|tendon_medicine|quino-something pills for prostate, i was perfect before, today heels wake me in the night
U|tendon_medicine|antibiotic from airport doctor starts with L and ends with -oxacin, calf rope swollen, I walk like old duck, should I stretch more?
N||my heel sinew said good morning today without complain, first time since 2022
H||two weeks of antibiotic for borreliosis ended, joints still a little lazy, doctor sees me Tuesday
U|chest_pain|we danced cueca whole night and each fast piece someone tied a rope around me up to the chin, sitting it loosened
U|chest_pain|I deliver parcels. third floor = brick on chest. ground floor = nothing. before two weeks was no brick
U|chest_pain|now dont laugh but my tooth below left hurts each time when i run and stops when i stop, also a warm plate on chest
U|chest_pain|it pulls in the heart region with swet and my hand is ant ant, during sawing wood, 20 min
U|chest_pain|Sir breathing exercise ok, jogging not, because heaviness comes like wet blanket exactly over the heart side and then burping
N||wet blanket: this is how my wife calls me at parties. I did my session on Saturday night
N||i'm carrying in chest only milk, breastfeeding, sports bra size is problem
H||costochondritis, doctor did ecg all good, sore by touching since two weeks
U|faint|in the lift (elevator) it went snow like old television, I was sitting when the door opened, pants wet
U|faint|My legs didn't say anything, they just left, in middle of skipping, head on grass some moments
U|faint|twice today I had to lay me down fast because all was far away and green, the second I was too late
U|faint|I gone for few second at the prayer and at the training again, brothers put water to my face
U|faint|hello, normal that after max effort I don't remember how I come from bar to bench? spotter says eyes white, body jelly
N||all was far away and green: Ireland trip! hiking 5 days
N||went to the floor for few seconds, on purpose, is called burpee I know
H||I'm always little light in first week of fasting, sit, water at sunset, passes
U|nerve|from yesterday cannot whistle keys... I mean, can't turn keys. finger two to four no power, forearm sleepy
U|nerve|my mother sees it: right shoe is eaten at the point because I drag. Began ten days ago after cough and back bang
U|nerve|i hold phone with two hands because one lets go
U|nerve|the left half from waist is pins, then nothing, and leg heavy like after plaster, since weekend
U|nerve|thumb side asleep, wrist lazy, since the heavy backpack three days tour. can't lift pan
H||after shoulder operation the skin beside scar is like leather, surgeon said some months
N||my wrist is lazy, the watch is too heavy (joke), watch says 0 steps because forgot it
N||I let go the phone in the soup. rice didn't help. now new phone
U|saddle|my friend the toilet and I don't understand us since the back crash: I go by timetable because no signal
U|saddle|cold feeling between the legs front and back like menthol, then nothing. with pain L5 both legs
U|saddle|i make pee when I cough since sunday, never before, and can't feel the chair right, my back is dead
U|saddle|Back was so bad i took three tablets, now better but bum numb and can't poop nor feel it coming
U|saddle|During horse lesson no feel of the horse. After lesson no feel of chair. Back electric. peeing in drops.
H||pudendal nerve irritation known from cycling, physio, doctor; this week like always
N||menthol cream on the wrong place, cold fire, never again
U|palpitations|Heart like motor of tuk tuk: starts, stalls, starts. In bed. And I'm feeling to fall even lying.
U|palpitations|without reason in the kitchen: trrrrrrr in chest, throat, then cold and swimming in head
U|palpitations|the watch send me alarm four times of irregular, I feel it too as fish, and stairs make me dark
U|palpitations|my heart did holiday two seconds then came back with a kick, all day so, and I nearly went down twice
U|palpitations|racing since 3 in night, not nervous, cannot stop it, chest light and legs light
N||tuk tuk ride was more cardio than your program
H||supraventricular something, I know it, one episode monday stopped with vagal trick from my cardiologist, he knows, ablation in jan
N||heart is light, legs are light, suitcase not
N||we have race in the school, father against father, I got third!
N||forgot the password, forgot the mat, forgot my age: danced till 4
N||my son measure me with the tape: 2 cm more biceps
H||flat foot inflammation inside ankle, tape, run less
H||sugar fall 3.6 after the swim, glucose, 15 minutes, then 6, as teached
H||old frostbite toes hurt in cold, from the service
N||I like better when trainer says "beautiful" than "harder"
N||small apartment, big man, no lunges sideways
H||ribs sore from cough of baby's cold which I catched
N||it's Carnival and I do only the step from bar to bar
U|rupture|in the volley the ankle back gave a whip sound, I thought net fell. now heel down, can't rise it, no pain much
U|rupture|there goes my arm: in deadlift mixed grip the under hand arm snapped in front of elbow, rolled, blue
U|rupture|landing of the trampoline, kneecap ran up, cannot kick, cannot lift foot from sofa
U|rupture|buttock-thigh place opened in the sprint like wet paper; black blue to calf; bending the knee weak
U|rupture|rotator is away I think: bang while catching the falling TV, arm goes not up even 10 degree, bruise in the upper arm
N||my TV fell too in the earthquake, we are all okay, no videos this week
H||muscle fibre small tear in calf per ultrasound two weeks ago, doctor says bike yes run no
U|head|in hammam I slipped, back of head at marble. after three hours vomit, now sleepy and words double
U|head|thrown off pony, helmet yes. since Sunday the noises have teeth and I cry for nothing
U|head|got stone from mower at temple, cut small but I feel under water since and can't concentrate for counting reps
U|head|my head against other head at football. he has tooth less, i have memory less
U|head|Shelf, books, head. Was Thursday. Today left eye pupil is bigger says colleague, and head pounding
N||memory less: since the baby I put phone in fridge
N||dictionary fell at my head, now I speak better English haha. no bump even
H||cluster headache season, oxygen at home, neurologist, mornings are free
U|purging|Ramadan finished but I not: I continue without iftar, only a date. 6 days. jeans great, standing hard
U|purging|I hide bags with the vomit in wardrobe. my roommate thinks it's a mouse. need stronger plan for fat burn
U|purging|instead of dinner i run until nothing left in me, if I can't run I swallow the senna of grandmother
U|purging|i weigh myself 12 times in day, when plus then finger. Today plus.
U|purging|week perfect: ate Monday. little weak, cold blue nails, but belly flat
N||mouse in the wardrobe, catched, released, cardio
N||ate Monday, ate Tuesday, ate all days, thanks god for grandmother
H||morning sickness until noon, doctor gave tablets, water stays inside, only walking
U|rhabdo|we carried the saint in procession nine hours, now shoulders thick like bread, cramps, and water like coffee
U|rhabdo|the hill sprints in 38 degrees: since then quads swollen, can't bend, I made today only once pipi, color cognac dark
U|rhabdo|I opened challenge of 10 000 kettlebell swings in one day. hands ok. back swelled like board, urine like red tea, weak
U|rhabdo|first personal trainer, he said "no pain"... after 4 days I can't extend elbow, skin stretched, toilet is brown
U|rhabdo|strange: after long fight with the stump in garden, arms like Hulk and pee like Pepsi
N||I drank the cognac, not the urine comparison you asked. two glasses for birthday
N||Hulk costume for son, green paint in the bath, arms green
H||cramps of calf since statin, doctor made blood test, CK fine, half dose now
U|clot|I work standing, both legs always tired, but now right is different: tight, hot, painful to stretch, since we came by plane
U|clot|plaster taken out thursday, calf grew instead of shrink, purple, hurt to touch
U|clot|sudden cannot breathe deep, it cuts, spit a thread of red, my calf hurt since flight, I did the yoga for breath
U|clot|hand and arm right full, blue and heavy since I do pull ups and the veins on shoulder come out, ring no more passes
U|clot|since IVF hormones my left leg hurts at back of knee and become thick
N||ring no more passes, I ate too many dumplings in salt, both hands, next day passes
H||lymph in both legs since always, bandages, therapist comes
N||cast off! leg thin like chicken, white, hairy, doctor looked it: train!
U|breath|half night at the window. like breathing in wool. also now. I write short
U|breath|after new tablet for pressure my tongue and lips grow, speaking funny, air by nose only
U|breath|it's like somebody tied the throat since the cashews, spots on belly, cough bark
U|breath|I breathe 30 per minute watching TV, counted. fever also. chest noise like paper
U|breath|inhaler is finish and pharmacy closed, chest pulling in between ribs, I can't walk for the bathroom
N||wool sweater in training, error, like sauna
N||spoke five hours at conference, voice gone, breath good
H||vocal cord dysfunction, known, speech therapist exercises, only in hard intervals, opens in a minute
H||had pneumonia in october, x ray clear, doctor says build slow
N||I lost voice at the concert of Sanah
N||lunges made in kitchen with two milk cartons, one exploded
H||ingrown nail operated, sandals in november
N||my trainer is my cat, she sits on me in bridge
U|stroke|the coffee cup was there, my hand went near it, three times. speech as with hot potato. the time of a cigarette
U|stroke|my eyelid and mouth corner has fallen like tired curtain since waking, arm same side lighter grip
U|stroke|kids laughed because I said "put the chicken in wardrobe" and could not correct it. leg stumbling too. Today morning.
U|stroke|suddenly cannot see on right side with both eyes, I hit the door post two times
U|stroke|an axe in the nape while lifting, head bursts, I vomit, never in life had this
N||put the chicken in oven and forgot it because training. it's coal
N||hit the door post because looking at phone. deserved
H||tia was in august, blood thinner, neurologist green for light training, arm is tired at evening since then as always
U|bleeding|I don't want to disgust you but in toilet like tar for roofs, three days, and stairs make me pant and pale
U|bleeding|the cough of smoker today with red flowers in tissue
U|bleeding|28 weeks. warm gush while squatting, then drop drop. no pain. must I lay?
U|bleeding|period normal for me 3 days, this is day 15 and it's like open tap, I feel hollow
U|bleeding|blood fresh each time I go since Friday, bowl full, belly hurting, and light head
N||red flowers for women's day from my husband, first time in nine years
N||the tap is open, plumber comes Thursday. wet living room, no training
H||coil placed on Monday, spotting and cramps, gyn said up to weeks
U|self_harm|If you read this monday, I'm perhaps already with my mother in the sky
U|self_harm|I hate to be alive so much that I hold breath under the water until someone pulls
U|self_harm|what for train body when head wants only off button. button is in kitchen drawer, I know where.
U|self_harm|the scars open again because I open them. last night. nobody in my house knows
U|self_harm|I ask God to take me, he doesn't, then I must do it by myself. this is my week.
N||my mother in the sky: she works as stewardess, comes Sunday
N||I need an off button for my thoughts of work, yoga nidra is nice
H||therapy began for trauma, after sessions I'm empty two days, she told it's expected, I'm safe
U|chest_pain|the first minutes on rowing fine, then came a bear and hugged from front to back, nausea, left elbow hurting. I stop, bear goes.
U|faint|waiting for the tram after training, suddenly asphalt very near. teeth chipped. how long I don't know
U|nerve|I cannot stand on the heel with right foot, since the night, skin between toes like cream, back quiet
U|saddle|condom of concrete, so feels it down there, from back pain on. urine starts not. sorry for my English
U|palpitations|the heart has hiccup + gallop at rest since yesterday, and while I hang laundry all goes pale
U|rupture|I kicked the ball and the front thigh broke, I can put three finger in gap, bruise down to knee
U|head|my horse threw its neck in my face. all evening I asked what day. today dizzy and want to sleep in dark
N||bear hug from my brother after two years, ribs survived
N||asphalt very near: I'm learning skateboard at 50
N||I'm pale like feta, need sun, not doctor
H||ligament outside ankle torn, orthosis, doctor said six weeks, day 20
H||fatty liver, the doctor says lose eight kilo slow and no beer
H||long covid taste still away, power 70 percent, doctor agrees light
H||my hip snaps when I circle, since ballet, not painful mostly
N||did your plan on ferry, floor moves, I move, sea moves
N||new job! sitting! help!
N||my husband wrote here last week, ignore him, his back is good, he is lazy
N||can I train with fever? I have not, daughter has
N||In Turkish we say "canım çıktı" my soul came out, that was the circuit. soul is back
N||po, is it okay to train after eating balut
H||gout quiet since allopurinol, toe a bit stiff in morning
H||tooth pulled out yesterday, no bending today said dentist
N||wah what a week, three festivals, seven laddoos, zero squats
N||we say "me muero de hambre", I die of hunger, but I don't die, I'm 92 kilos
N||I'm getting on my nerves with this excuse
H||left ear tinnitus since army, tired brings it louder
N||leg day: on the way home I sat at bus stop and looked at nothing, happy
H||pinched nerve in neck from November, MRI done, neurosurgeon says no operation, arm power normal, tingling less
N||dear app, you ask, I answer: fine
H||mastitis cured monday, breast still tender for lying on front
U|chest_pain|all good this week, 4 trainings, ate vegetables, only a thing: going fast upstairs in metro is like a cat sits with nails on the heart, at the top I wait, cat leaves
U|chest_pain|i say it small because husband reads: with the hoover in hand I got weight and burn under the breasts into the back, cold forehead, lie down, better
U|chest_pain|my bike up to the castle always ok. now half way claw in the throat and chest. am I out of form?
U|chest_pain|Yesterday in shovel work sudden strong ache left chest to little finger. 20 min. took nap. today weak
U|chest_pain|pain en el pecho when pushing the car no when I push with finger
H||when I push with finger on the rib it hurts, when I climb stairs no. since the bench. the doctor yesterday: muscle
N||the cat sits on my chest every morning until food, 7 kilos of love
N||pain of chest? none. pain of wallet? all the time
U|faint|My wife saw: in the middle of sentence I stopped, slid down, she counted eleven. I finished the sentence after
U|faint|on dance floor lights became one line and ciao. people thought drunk, I drank water only
U|faint|i do night shift + fasting + gym. today on the stairs I was off for short. bruise at hip
U|faint|At mine (I'm welder) heat, helmet, then ground. the foreman sent me home, no doctor. I want do arms only
U|faint|fifth pull up, eyes open but nobody inside said my brother, dropped like fruit
N||dropped like a fruit on sofa after the shift, woke at 9 with the TV
N||my grandfather drops off in each film after four minutes
U|nerve|I write with sofware because the fingers not spread since mondy. no pain. strange chicken hand
U|nerve|left foot forgets stair edges. each time. only new since I carried my wife over threshold
U|nerve|whole right arm like filled by sand since I woke, can lift only till chest
U|nerve|i feel needle on left leg not, on right leg yes, tried after the back went Thursday
U|nerve|with spoon I miss, because hand it's weak and like in thick glove, second day
N||a chicken hand is what I got in the soup. delicious
H||carpal operated one side ten days, thread out on wednesday, fingers move, a bit numb as told
N||carried my wife over threshold, back says ole, no problem at all
U|saddle|since the lumbar pain begins when I shave down there I feel nothing, cut myself and not noticed
U|saddle|my water comes only when I stand and lean and push, three days, and both calves tingle, back bad
U|saddle|Bottom half of bottom is missing. I mean feeling. And small accident in car. Lumbar pain since the potatoes harvest
U|saddle|When husband touch there I don't know he touches. Back and legs pain from week. baby is 4 years so not from birth
U|saddle|today third trousers. it just goes. the back pain I have since I lifted grandma
N||third trousers today: puddle, coffee, baby
N||the potatoes harvest made my back stiff like a door, legs good, bathroom good, sauna helps
H||harvest back: stiff, hurt when bending, massage by uncle no, heat yes, third day better
U|palpitations|I am accountant, sitting, when the heart takes off like plane and I get tunnel. four times today
U|palpitations|it's not beat, it's boiling water, in chest, irregular, and standing is like lift going down
U|palpitations|pulse in neck visible in mirror jumping like fleas, at rest, little faint, I drank magnesium
U|palpitations|today on yoga in lying pose the heart went crazy suddenly 20 min, sweat, cotton in the ears
U|palpitations|the device at the pharmacy showed heart symbol broken and 142 sitting; I feel floating
N||takes off like plane: my budget. heart is calm 58
N||scared of heart because uncle, but test of effort last week is perfect
H||on Concor for fast heart since 3 years, now pulse at bike doesn't pass 120, doctor told so
H||my belly button hernia pops with cough, I press back, surgeon date 4.12
H||broken rib from bicycle 3 weeks, hurts by laugh, doctor says rest from arms
N||no news is good news as English says
N||i ran with rain and felt like in film with Meryl Streep
N||in my village the gym is the hay
H||bad sleep four nights with toddler fever, I'm nervous and slow
N||ab wheel rolled away and I with it
H||a bit of sciatica in the left buttock since long drive, gone by walking
N||I'm fat from love, he cooks
N||the trousers of the wedding 2009 they close with one friend pushing
H||acne medicine makes joints and lips dry, derma says sport okay not extreme
N||all the muscles presented themselves by name today
H||one knee is two degrees warmer after run, orthopaedist says synovitis, pause
N||it rains frogs. inside training
U|rupture|I stepped in rabbit hole, whip in calf tendon, foot now like flipper. three days. heat or cold?
U|rupture|the moment I pulled the boat, arm made "krach" and the muscle is now near shoulder like a mandarin
U|rupture|my knee did a step alone to the side with loud noise in basketball, filled up, no trust
U|rupture|can't lift heel on left since step class; in place of the rope behind is soft like butter
U|rupture|groin from split: noise of cloth, I screamed, half leg violet, cannot bring legs together
H||shoulder joint AC grade 1 from ski two weeks, sling off, doctor says gentle
N||fabric noise in split, new leggings, 39 euro, cried
U|head|the boom of sailboat. I saw fish flying. now everything is loud and I'm tired since two days, ate nothing because nausea
U|head|My son of 14 headed me by trampoline. I'm speaking slow, I typed this 20 minutes
U|head|bar of squat slipped to my head by unracking, today zigzag walking and sick
U|head|fell of ladder cleaning gutters, not high, head on grass. headache don't stop, tablets don't help, and neck
U|head|drunk head on curb saturday. hangover don't go away, it's Tuesday, I'm mixing names and light kills
N||light kills my screen photo, please less bright
N||hangover is gone since Sunday noon, thanks to żurek
H||after the sinus operation head pressure, ENT says 3 weeks no lifting
U|tendon_medicine|in Thailand they gave me antibiotics strong for the belly, norflox, now calves tendons like wire, hurts landing
U|tendon_medicine|Levo 750 for pneumonia, hospital sent me home Friday with it, heel cords tender red. restart training?
U|tendon_medicine|I swallow since one week the antibiotic which my runner friend said "never for runner", and behind the ankle crackles
U|tendon_medicine|two antibiotics for stomach bacteria, one is levofloxacino, from day six biceps tendon by shoulder hurts without load
U|tendon_medicine|cipro and prednisone together because bronchi. Heel hurts worst on left, thick. I did skip rope lightly
N||my runner friend said never for runner: to run with new shoes. was right, blister, laughed
N||the Helicobacter pills are over since spring, stomach like new
U|purging|I do the thing with toothbrush since quinceañera photos. today twice, and leg cramps
U|purging|no solid since five days, just broth made of cube. my period is away since three months. faster plan?
U|purging|water tablets of my father and sauna with jacket, for to be 60 kg on Friday. mouth like desert, hands cramp
U|purging|I eat one normal meal then guilt like stone so I get it out. then run. then scale. each day
U|purging|after each bite I calculate how many jumps. yesterday till 2 at night jumping, father knocked
N||jumping until 2 in the night: wedding of cousin in Punjab!!
N||my period of bulk starts: rice, chicken, rice, mama
H||I have allergy attack from cat: nose, eyes, no breath problem, tablet
U|rhabdo|Handball camp, six trainings in two days, thighs stiff like pillars of church and urine red-brown since morning
U|rhabdo|i helped to carry 3 pianos. Forearm bursting, finger not bend, wc water is like rooibos
U|rhabdo|one hundred pull ups assisted for first time, upper arms is oedema, cant touch own face, pee looks like Guinness without foam
U|rhabdo|started again after baby with bootcamp too much. my butt and thighs swelled in two days, I pee dark amber brown, shiver
U|rhabdo|when i stand the legs scream and are size L in place of M. and pee has colour of wood. is it protein?
N||rooibos tea is the only thing I drink now, it's delicious
N||shoulders burn because sunshine and because press, equal both
H||strain of chest from bench, left little sore, no bruise, all move, I reduced
U|clot|my left boot of ski touring yes, right no, calf hot and stone after drive from Marseille ten hours
U|clot|i'm nurse on 12 hours feet, know both-legs swelling, this is one leg, painful, red, after my gallbladder operation
U|clot|a stitch by breathing right below, not like runner's stitch, at rest, came with cough and fear, legs long in plaster
U|clot|calf cramp that I can't massage away since Sunday's flight from Lima, getting fatter each day
U|clot|pregnant 36, one leg blue and swollen to hip, hurts in groin. walking meeting today?
N||stitch in side from running after lunch, stood, passed
N||the plaster is from my daughter who puts me stickers on calf as doctor
H||thick ankles evening in the week 36, both, pressure is good, midwife checked today
N||I don't know if tomorrow I go or not go, depends from bus
H||since vaccine yesterday 37.8 and limbs like after football
N||if knees could talk mine would sing ABBA
H||sore on wrist from falling in roller, swelling little, xray none broken
N||ten thousand steps because lost in IKEA
H||old slip disc 2018, mornings careful, then like young
N||bread, olive, siesta. no regrets
U|breath|I sit in car in front of gym and wait that my breath comes, twenty minutes, doesn't come, whistle
U|breath|after antibiotic first tablet: red map on skin, cough, throat narrow, lips big. I lie a bit
U|breath|from the bed to toilet is Everest today. last week I jogged. foam when I cough
U|breath|every inhale sounds like zip. words cut. cold since 3 day po
U|breath|air in, no problem, air out not possible, chest like barrel, blue spray is empty since morning
N||Everest is my dream, now 10 floors without stopping!
N||words cut because keyboard broken: lik this. sorry. training good
U|stroke|on the right of the face I cannot blow out the candle, was birthday so everybody saw
U|stroke|I took the left shoe and did not know what to do with it, five minutes, and talk was like radio between channels
U|stroke|sudden half body like champagne bubbling then dead, arm & leg, left. it's returning
U|stroke|half of TV was missing and then the headache which I don't have ever, in one blow
U|stroke|the legs cross by themselves, walls go round, i vomited and voice is hoarse, began by turning neck quick
N||cross legs, walls painted, whole weekend renovation
N||the radio between channels is my wife and mother in kitchen
H||nerve of face still weak from zoster in summer, eye drops, neurologist monthly
U|bleeding|my stool is since thursday like shoe cream and I nearly can't go up to second floor
U|bleeding|I cough since a while, now comes strawberry jam
U|bleeding|20+3 and blood runs on leg in plié. i stopped plié. continue arms?
U|bleeding|four weeks post partum. thought finished. today big gush in supermarket, clots, trembling
U|bleeding|wine red in the bucket when I vomit, second time in night
N||strawberry jam done with grandmother, 14 glasses, arms tired
H||period two weeks early from travelling, normal strong, tablets ibuprofen
N||wine red is the new colour of my mat
U|self_harm|I'm a mistake that should be corrected. have bought what is needed for
U|self_harm|it's not worth to wake up. if heart stops in training would be a gift
U|self_harm|my arms are full with lines under the long sleeves, from this week. don't give me short sleeves challenge lol
U|self_harm|goodbye little app. you were last one who asked me how I am
U|self_harm|when husband works I sit in garage with motor key in hand thinking. Yesterday engine was on
N||a mistake that should be corrected: you wrote my name Jose without accent
N||if my heart stops it's from the beauty of this sunset. good run
H||panic in the bus again, therapist knows, I stayed in, got out three stops later proud
U|chest_pain|in the sea against waves was like anchor in chest, out on sand anchor lifted; in the evening with the suitcases anchor again
U|faint|cooking for iftar. I heard the pot far away and then brother slapping cheeks. training was before
U|nerve|my ankle cannot lift itself, my sock gets wet because drag in shower, two days
U|saddle|I carry water in villages. back broke. now feel of seat gone and urine keeps inside
U|palpitations|like a mouse runs in cage, sitting, without end since breakfast, sometimes black edge
U|rupture|While pushing the van something in the heel exploded, foot hangs long, I limp flat
U|head|under the sink with head up fast, since then two days sick, eyes tired, don't support the kids' noise
U|tendon_medicine|the day after second tablet for kidneys, cipro again, wrists and Achilles ache like flu in ropes
U|purging|I'm ashamed: the whole cake, then fingers, then 3 h elliptical until cramps. I do that each Friday and now each day
U|rhabdo|bootcamp sergeant loved me. now arms like two pythons who ate, dark cola pee, and puking
U|clot|one calf is bread dough since bed rest, warm, the toes tingly blue
N||pythons in the zoo with kids, 15 thousand steps
N||bed rest? I wish. rest in bed was 5 hours with baby
N||i was at emergency on Monday for the thick calf, they scanned, was only muscle, they say go walk
N||Was in hospital for black out in summer, pacemaker no, all tests good, allowed everything since October
H||after concussion from 3 weeks the doctor wrote bike 20 minutes ok, sometimes tired eye
H||finger cut with onion, stitched, no bar hang
H||the lower back locks when I pick up socks, known by physio
N||socks: always one. who eats them
H||my pressure was 150 over 95 at pharmacy, doctor on Thursday for tablets, I walk only
N||today is my name day, I trained with cake in hand
H||bad cough of my smoker past, doctor hear the lungs in nov, clean
N||what means "no worries if not"? must I train or not
N||somebody at work vomited in lift. I took stairs, 11 floors, ole
H||foot arch burn after barefoot on beach
N||Not dead, only in Excel
H||left foot went to sleep on the elliptical again, it's the machine shoes, wakes after I loosen laces, physio knows
H||yesterday migraine with vomiting like always before the rain, triptan, today like after a party
H||thrombosis pills since two years, so I have bruises from every dumbbell kiss
H||the hand surgeon cut my trigger thumb, two stitches, fingertip a little deaf from the needle, he said days
H||after birth eight weeks, still small brown spots, midwife content, pelvic floor like wet tissue
H||my heart medicine makes me slow like Sunday bus, cardiologist reduced yesterday
H||I coughed so much with the cold that my belly muscles ache and there was a bit of nose blood in tissue
H||calf bruise from the football boot, green-blue, size of coin, walking fine
H||asthma puffer twice before run, normal for me in pollen time, then nothing
H||Fainted at blood test on Tuesday like always, nurse laid me with feet up, doctor was beside, all fine
H||old stroke from 2015, the left hand is lazy like always, balance with the chair please
H||I was treated for bulimia, now dietician each two weeks, please no weighing
H||the doctor looked the swollen leg with ultrasound, was baker cyst burst, rest one week
H||my achilles is thick since years from running, nodule, physio gives slow heel drops
H||dizzy when I turn in bed to right, crystals, ENT treated, rest wobble
H||disc operated in May, toe lift came back 80 percent, neurosurgeon controls in January
H||had sad week, my antidepressant was raised by doctor, no bad thoughts, only flat like old beer
H||palpitations from thyroid, endocrinologist knows, beta blocker low, light sport permitted
H||Head bump checked in emergency sunday, CT good, they said one week no sport, day four, headache almost off
H||hemorrhoid operated, sitting on side like lady on horse, surgeon says 3 weeks
U|chest_pain|when I play with the grandson on the shoulders walking, comes a stiffness from the breastbone to jaw, put him down, goes
U|chest_pain|not stabbing, more like big dog lying, on chest, uphill only, plus burping, since Saturday
U|faint|my Apple watch called my daughter because I fell without move. I just know carpet. slept then well
U|faint|colleague held my legs up at warehouse, said I was gone white and gone. then I did evening class
U|nerve|holding the bowl from below now because from the handle falls, three days, and neck crunch
U|nerve|left leg like after anesthesia from knee down outside. can't walk on heels, tried for fun
U|saddle|my wife laughs that I sit forever. I wait. it not comes, the urine. The back is in fire since the tyre flips
U|saddle|tickle-less in the seat, like leather on leather, both sides, with sciatic electrics, today
U|palpitations|the heart ran the 100 metres three times tonight, while I was sleeping, I sat up wet and nearly went away
U|palpitations|in chest a butterfly big as pigeon, at desk, vision gets small with each wing
U|rupture|shoe stayed, foot went, "knall" over heel. since this I walk stairs only with other
U|rupture|biceps hangs like hammock since I catch the falling barrel. bruise by elbow fold
U|head|kid's head, my chin, lights. After that i puked and all day look at one point
U|head|from attic beam a hit, two days later I cannot bear radio, and forget if I ate
U|tendon_medicine|urine bug tablets, five-hundred, twice a day, name with flox, ankles' ropes both angry since today's walk
U|tendon_medicine|since antibiotic against the plane-diarrhoea my knees' strings sting when squatting, had never
U|purging|mama cooks for hundred, I give it back to the toilet for hundred. since Eid each evening
U|purging|i don't deserve dinner if under 20 000 steps so no dinner since sunday and I see flies
U|rhabdo|cross country ski first time 40 km. two days: triceps bulging sore not bending, pipi like balsamic
U|rhabdo|the legs after "prison workout" are twice, hard. in the toilet water like after washing brushes, brown
U|clot|calf: left 36 right 41. warm. since lying with back pain. do I roll it with foam?
U|clot|sharp catch when I breathe in, so quick breath also resting, after the long drive to Oaxaca
U|breath|sitting like tripod, hands on knees, only so goes air
U|breath|ate kiwi, mouth itches, now hoarse and puffy eyes and I count every breath
U|stroke|the phone fell, the word fell, the corner of mouth fell. now all is up again mostly
U|stroke|eye right: like somebody pulled grey blanket, then away. for ten minutes at stretching
U|bleeding|the stool is like mole sauce, black, since the pills for my knee, and heart beats quick standing
U|bleeding|5 month belly, sneeze, then red. lying now, next red
U|self_harm|I'm only waiting that my mother dies first and then me. she is in last days
U|self_harm|I do hurt on me when the kids sleep. yesterday too much. covered with tape from the gym
N||foam roller is torture instrument from middle age, I love
N||calf left 36 calf right 36, I grew both one centimeter!!
N||the phone fell, the screen fell, my mood fell. new phone, new mood
N||the butterfly in stomach since tinder. training with make up lol
N||balsamic on the salad, 80 kilos on the bar, life is ok
N||my mum ended in hospital with heavy legs clots, so I visited more and trained less
N||I don't have, I never had, I will not have: pain, dizzy, nothing. Only lazy genes
N||My cousin takes cipro and stopped sport. I take nothing
N||what is that "saddle" question? I have no horse
N||sat on chair so long that bottom and chair are one. after walk two again
H||hip bursitis, the side sleeping is impossible, cushion between
H||my son has slap cheek and I maybe too, joints sore and tired
H||shoulder nerve was injured by fall in 2022, the deltoid thin since, as before
H||reflux cough at lying, so please seated abs
H||Schwanger in week 12, tired as stone, doctor all good
H||migraine aura zigzags again, like monthly, sat in dark, past
H||inner knee band strain from skiing lesson, doctor gave brace
H||kneecap jumped out in 2020, taped for squat, little fear
H||was dizzy one minute after roller coaster plus new blood pressure tablet, doctor told sit first
H||light asthma cough in smog of Delhi, inhaler morning evening as doctor
H||my period so strong on Tuesday that I lay with hot water bag, Wed better
H||blue nail of big toe after mountain descent, maybe it falls
H||lower back sore since moving the sofa, no legs, no numb, I can sit okay
H||wrist ache since breast feeding in funny position, mommy thumb said doctor
H||new glasses make floor high, a bit seasick, optician says a week
H||three weeks since covid, smell back, power in stairs like grandma, doctor listened ok
H||insect sting on arm swollen warm like egg, only there, cold pack
H||blood thinner because of valve, no contact sports said cardiology
H||rib pain on deep breath since I fell at snowboard, x-ray one crack, doctor gave pills
H||hyperthyroid, under tablets, hands tremble a bit, pulse 88
U|chest_pain|from the cellar with coal bucket: pain broad like hand over chest, shoulder left too, had to put bucket two times. Other years not
U|chest_pain|after ten squats it is like I swallowed a whole potato, stuck in chest, goes in jaw. rest 2 min away
U|faint|reading this question I remember: yes Wednesday I was on the floor of the cabin and my friend screamed. slipped away from the world a bit
U|faint|The yoga teacher covered me with blanket because I went out while standing tree. As a felled tree haha
U|nerve|my signature changed because hand won't, since Friday, little and ring finger sleep
U|nerve|hip can't lift leg in the car, I take it with hands since two days after back lock
U|saddle|cannot tell warm from cold on my inner legs and the seat, shower discovery of today. back pain 5 days
U|saddle|i have dribble all day and I don't feel to need. lifted cement bags Monday, back cracked
U|palpitations|i feel heart in eyes, in teeth, unregular, sitting in the metro, then legs from cotton
U|palpitations|since fourteen o'clock the chest is a popcorn pot. I lay down, still pops, dizzy
U|rupture|on the beach volley sand it was as someone cut my heel cord with scissors. walking only sideways
U|rupture|shoulder front tore by ring dip, arm muscle slid down, popeye for real, weak to turn
U|head|camel stood up, I fell. helmet no. head like gong two days, food goes back, light no thanks
U|head|first I thought nothing: shelf on head. now I put salt in coffee, repeat stories, and sleep 15 hours
U|tendon_medicine|the blue leaflet of my levoflox I didn't read. I can't go down the stairs for pain of both achilles, since yesterday
U|tendon_medicine|with the ofloxacin for prostate I feel tendon of elbow like torn rope when I lift child
U|purging|I train at 5 and 13 and 21 because I ate at 12. yesterday dizzy, ate nothing after, good
U|purging|I have a system: eat, cold cola, jump, bend. everything back. nobody knows since covid
U|rhabdo|chopping wood for winter all day after years of desk, forearms hard swollen, fingers don't close, toilet water is brown red
U|rhabdo|The pee went from yellow to coffee in one night after the 1000 squat challenge, and legs don't fold
U|clot|In the leg after varicose surgery new hard hot pain behind calf and foot swells since we flew
U|clot|two days of pulling in calf after the 26 hours to Auckland, now it's size of my thigh nearly
U|breath|cannot make the bed without three stops, at rest also hunger for air, pulse 120, fever
U|breath|something bit me. itching hands, then whole body, now coughing and the throat small
U|stroke|at phone mother asked "what you have in mouth?" nothing. the words were round. right fingers prickle
U|stroke|like the boat turned and never came back straight, since 7, cannot walk to bath without wall, double vision
U|bleeding|cough after the bike, spat like rust and then bright, half glass
U|bleeding|I'm pregnant 8 weeks, pain one side down like knife and spots, shoulder also hurts. easy training?
U|self_harm|nothing to report. last report. take care of you
U|self_harm|When I see knife in kitchen I must leave kitchen this week, because the thoughts want me
N||last report before holidays, take care of you, see you January
N||I see knife in kitchen because I cook for twelve persons, ten kilo onions
N||like a felled tree I sleep since the training
N||popcorn cinema sofa: sunday
N||was dizzy from happiness, the bank gave the credit
N||in my twenties I had eating problem, twenty years cured, today I enjoy pasta
N||ex husband has heart attack. I have new life. not connected haha. he lives
N||if my pee turned brown what should I do? is not, but my friend of crossfit scared me
N||my head is heavy only from hair, 80 cm
N||my right eye jumps (eyelid), too much screen, mother says visitors come
N||breathless of the view in Cappadocia
N||hard set, heart bum bum bum, minute rest, heart bum. good
N||the doctor checked the calf last month: no clot, green to train. you may forget it
N||I broke nothing, lost nothing, gained two friends
N||i've been bitten by virus of running
N||a knife in back from my colleague, professional jealousy, training helped
U|chest_pain|is maybe the bra or maybe the years, but with bags up the hill the middle is pressed like lemon and the arm doesn't want to carry
U|chest_pain|first set fine second set fine third set a fist inside, cold water on my face, sat on bench 15 minute, went home without shower
U|chest_pain|seena bhaari lagta hai when walking fast after dinner, like stone kept, stop then ok. age 58. what yoga is good
U|faint|I have bite on tongue and wet trousers and ten minute no memory from the run, is it dehydration?
U|faint|the last I know is bar on chest and after is my mate's face very big. he shook me. so yes week ok
U|nerve|can't play the guitar, ring finger and small are drunk, since five days, elbow no pain
U|nerve|since this morning my left foot is a guest. I see it but not feel it, and it folds at the ankle
U|saddle|Can I swim? with lower back pain and no feeling where bathing suit ends, and must push belly to pee
U|saddle|it's like I sit on a book, always, also standing. new with back. and pooping I don't notice it's out
U|palpitations|so strange, chest like engine of old Dacia that doesn't want start, blub blub, and my ears close
U|palpitations|from washing dishes to 160 in one second. lay on kitchen floor so not to fall. twelve minutes
U|rupture|in tango yes tango, push-off, and in calf snapped rope. partner heard. black foot today
U|rupture|i can't stand from chair with right, something over kneecap broke on the stairs, gap like bean
U|head|my husband opened the boot, I was under. tooth ok. but days are milk, I'm nauseous and slow
U|head|bumped at the cave ceiling on tour, since then whistling ears, staggers, headache climbing
U|tendon_medicine|antibiotic for ear from swimming, tablets cipro, and behind my knee the ropes pull, both, after two days
U|tendon_medicine|I stopped today by myself levofloxacin because ankles behind swelled. can I run already?
U|purging|the scale said 50. I said 48. so no eat til 48. day five. workout is hard, room is breathing
U|purging|Coach I tell truth: every protein shake I bring again up because heavy. also dinner. for half year
U|rhabdo|the triceps are hot and double since dips with belt, I feel sick and the urine is like old iron water
U|rhabdo|after harvesting olives ten days without stop muscles like ropes wet, little urine, colour of the olives, black-brown
U|clot|in bus to Medellín I slept with leg folded; now 3 days calf hot stretched, only one, ankle lost its bones
U|clot|I have needle under shoulder blade by inhale, cough dry, fast breath, and birth was three weeks ago
U|breath|telephone to mama was only "yes" "yes" because no air for more. lips like grape
U|breath|the cough of the week became bark and between barks I pull air with shoulders, sitting
U|stroke|one arm fell asleep and face too, same side, at the same moment, watching football. 20 minutes. goal I did see
U|stroke|I put the lipstick and the mouth was not where always. left part falls. also S letters lisp
U|bleeding|after dinner vomited dark, as if I ate earth. tired and cold sweat. I did only stretching
U|bleeding|when I pee nothing, when I poo all red since two days and I walk like cloud
U|self_harm|I say you what I don't say to nobody: better end. I have rope in the garage, looked the beam
U|self_harm|what I eat or not eat is same, in march I'll not be here, I decide it
H||varices sclerosed Tuesday, stockings, doctor says walk every day
H||cut on the knee with seven stitches, cannot bend until out
H||constrictive shoe gives me hammer toe pain, wide ones ordered
H||mild cough, little yellow, no fever, two days
H||pain at front of shin when walking quickly, goes in rest, physio knows
H||had gastroscopy, small ulcer, tablets two months, no black stool any more says doc after control
H||implant in jaw, stitches, no jumping one week says surgeon
H||tendinitis of the biceps, ultrasound done last week, ice, light
H||lumbar stiff in mornings since 20 years, Bechterew, injections every two weeks
H||little dehydrated by stomach bug of kids, finished yesterday, legs empty
H||knee ligament rebuilt, month 4, physio permit bike and half squat
H||anemia after birth, infusions, pale yet, doctor follows
H||allergic to latex bands, hands red, itching only
H||wear hernia belt, surgeon in two months, no lift over ten
H||ankle reversed on curb, egg at outside, I can walk, ice
N||I'm cloud, I'm feather: first time 10k!!
N||went home without shower because no hot water, neighbours in metro sorry
N||old Dacia is my body, starts at third time, then goes to Romania without stop
N||lips like grape because cold lake, 5 minutes, then pink
N||ate earth? almost, the trail run fall in mud, all laughing
N||the room is breathing in your video, strange filter
N||my friend has epilepsy and she bit the tongue last week; me I bit pizza
N||sometimes I forget to breathe in plank, then see red, then breathe, good
N||beam in garage I made a pull up bar, my wife is afraid for the house
N||the heart wants, the legs don't, the head votes no
N||had suspicion of appendix, hospital said gas. embarrassing. fit again
N||we are two in one mat because dog
N||a chair fell on my toe, I said words that my mother doesn't know, no more pain next day
N||is it bad for bladder if I jump with full? I went before, all okay
N||mosque, market, mat. my Friday
N||calf like stone? yes because of stone stairs 400 in Porto, both, wine helped
N||i got cold feet before the competition but did it
N||"break a leg" said the teacher to me before dance show, I was shocked, now I understand
N||I'm not pregnant, was the pierogi
N||thanks god all normal, bathroom normal, heart normal, husband not normal
U|chest_pain|I have 61 years and since the cold came, walking to the bakery gives me a scarf too tight but deep inside, and hand left sleepy; with bread in hand resting, gone
U|chest_pain|on cross trainer level 8 the breast burns till the ears, level 3 no. this is since Monday new
U|faint|good news squat 120. bad news I woke on safety pins with gym silence around me
U|faint|was brushing the horse, then under the horse. she is good, did not step. some seconds missing
U|nerve|i climb, and since friday the grip just opens, not tired, opens, and forearm is asleep on thumb side
U|nerve|Since long bicycle trip the foot falls left like puppet, knee side tingles
U|saddle|no erection no feeling no pee since two days, and back pain like a saw. sorry is personal
U|saddle|lifted my dad from bath. from that time the place between legs sleeps and I'm wetting
U|palpitations|on the sofa: boom boom bo boom b boom. cold hands. when I stand the lights go down
U|palpitations|my heart is drunk tonight, I'm not. And swaying
U|rupture|at trampoline park with kids heel exploded. staff gave ice cream. foot goes not down
U|rupture|bicep went up as window blind at removing the stump, sleeve of blue
U|head|tile fell from roof on me, three drops blood, but now nausea and tomorrow/yesterday mixed
U|head|I had a hit by kettlebell own stupid. since hours I want to sleep, one ear water drop clear runs
U|tendon_medicine|I took 7 days of cipro for kidney, today is day 9, heel tendon swollen like a date, i did hill walk on it
U|tendon_medicine|after the lung-antibiotic with L my hands' ropes hurt so that I can't twist bottle. push-ups?
U|purging|Fashion week, everyone does so: cotton balls with juice, no food, and pills for toilet. me too from Sunday
U|purging|I run to make disappear everything I eat and if there is no time I make it disappear with fingers
U|rhabdo|after insanity workout day 1 i can't lift arms for deodorant, arms fat like arms of my brother, brown pee from today
U|rhabdo|since boxing camp the shoulders are water cushions and painful, wee is like Fernet
U|clot|my thigh vein hard like cable and red line, calf swollen, after cannula no, after bus yes
U|clot|it's the third week with boot for broken foot. calf over boot is swelling, burning inside. and today out of breath on crutches
U|breath|whistles, like I have bagpipe inside, sleeping sitting since two nights
U|breath|it began in shower, hot bumps everywhere, then tongue fat, then breath thin. took one cetirizine and waiting
U|stroke|my hand left played other song at piano than I wanted and mouth was wet on left. shorter than a coffee
U|stroke|this headache came like slap from behind while in sauna, now I can't bend chin to breast
U|bleeding|nose no, mouth yes: cough brought a spoon of blood at spinning
U|bleeding|tar. I say only tar. three days. and pulse high, face like cheese
U|self_harm|please erase my account, I erase the rest myself
U|self_harm|I took too many pills tuesday, woke up anyway, nobody noticed, trained thursday
H||hallux valgus operated 5 weeks, special shoe, doctor says upper body
H||shoulder slap lesion known, overhead gives click pain, avoid
H||dizzy little from the cold and sinus, bed and tea
H||bladder is weak when trampolining after three kids, physio of pelvic
H||torn nail, bleeding stopped, bandage, boots hurt
H||known slipped disc with numb small toe since 2017, same as always, neurologist happy
H||gallbladder removed, ten days, belly stitches pull, surgeon says no abs till six weeks
H||my panic came in supermarket, hands tingling, heart fast, as always; used breathing, passed; therapist Friday
H||morbus Menière, attack last week, ENT saw me, today safe but chair
H||stress fracture metatarsal, boot, pool running allowed
H||psoriasis arthritis in fingers, injection changed
H||inflamed gum of wisdom tooth, antibiotic since yesterday from dentist
H||weak since radiotherapy, last on Friday, doctor encourages walks
H||underarm swelling little after booster vaccine
H||scoliosis surgery with rods years ago, no twisting
H||hip flexor pulled at football, tape, run no
H||bruise on head of the femur? no, on hip, fell on ice, walking ok, sitting hurts
H||one week with kidney infection, finished antibiotic cefuroxim, tired but fever away
H||burning at heel pads by standing at shop
H||pressure medicine gives dry cough, doctor changes Monday
N||please erase my wednesday, I have mother in law
N||gym silence around me because I was alone at 5 am
N||my hand left and my hand right are not friends in the drum class
N||horse ate my apple and my plan paper
N||Ice cream is therapy, I had two
N||my pulse is like the Swiss trains
N||cried in the squat because of song, good cry
N||I look like a cheese in the photo, ghee face, but belt is one hole less
N||lost 3 seconds on 5k, found them on the last hill
N||all swollen: eyes from crying at daughter's wedding
N||I take no tablets, only tablets of chocolate
N||strength of a bull, flexibility of a fridge
N||brother has tendons broken from antibiotic, he told me. scary. I'm on nothing
N||before 15 years I did want to die, today I want to do handstand. life turns. thanks
N||a boxing camp gave me bruised knuckles and best friends
N||if one swallows a chewing gum before burpee is it dangerous
N||tested: sugar ok, pressure 120/80, heart ok. the doctor is bored with me
N||she said train like a beast, so I slept like a beast
N||cold sweat when the boss looked my screen with your app
N||the bed is my best exercise equipment
U|chest_pain|two flights with laundry basket and a nail goes through breast bone to back, I put basket, nail out. Each day of this week, before never
U|chest_pain|I thought is muscle but it comes only by effort and in the jaw also, plus I sweat like in sauna at 5 degree
U|chest_pain|Coach po, hinihingal and the chest is like being hugged by gorilla when I mop the floor
U|faint|from the toilet my husband carried me out, I don't know, only cold floor I remember. later did your stretching
U|faint|the heat, the drum, the procession, and me away. Came back with salt on lip. today arms training okay?
U|nerve|since the epidural injection? no, since bending for sock: the right leg is a strange leg, cold, weak
U|nerve|fork falls, pen falls, baby bottle falls. always right. since weekend's crash in bumper cars, neck stiff
U|saddle|i went to toilet and only saw it, didn't feel it. both legs burn from back. two days now
U|saddle|the middle of me is not there by touching, I pinched. back since gardening. and drops in pants
U|palpitations|the heart is doing rap, no melody, in bed, and I feel I'm leaving
U|palpitations|at the office seat pulse 155 up, 90, 170, 60, like lottery. lips tingle, grey fog
U|rupture|kick of the mule in calf but no mule in the hall. tiptoe: zero. yesterday
U|rupture|catching my kid from swing, shoulder crack, arm since then is decoration
U|head|basket pole in skull, laughing, then not laughing: vomit, dark room, headache day 3
U|head|a champagne cork? no, a whole bottle fell at my head in shop. since then my eyes don't work together
U|tendon_medicine|with pills for prostate since week, the -floxacin, jogging 2 km gave crack feel in heel rope, sore
U|tendon_medicine|my lung doctor's antibiotic makes me heel pain? both sides, started third tablet, I was only in bed
U|purging|on the cake day I cried, finger, cried, ran. On the no cake days I don't eat. today is no cake day four
U|purging|I chew senna like gum since September, belly flat for competition, cramps and one faint feeling
U|rhabdo|day 3 of tough mudder: arms as balloons hard, brown pee little, i can't lift the toothbrush
U|rhabdo|from garden digging pool by hand in sun, legs & back swelling, urine turned to tea black
U|clot|Left leg warm right leg cold normal. left leg tight shining. I had covid in bed 9 days
U|clot|in the knee hollow pulling like ripe fruit, calf blue fat, since flight from Johannesburg, limping
U|breath|short message. no air. since night. sitting. asthma.
U|breath|my grandson's soap bubbles I can't blow, even sitting I fish for air, feet like pillows
U|stroke|it took me five tries to say "dziękuję" yesterday evening and the smile was half. then tea and ok
U|stroke|the left half of plate I didn't eat, wife says, I didn't see it. since lunch. arm bumps things
U|bleeding|two cups of fresh red came with the stool, no pain, I'm 70, I feel empty in head
U|bleeding|midwife phone is closed: 33 weeks, trickle since pilates, smells sweet not pee
U|self_harm|at the metro I stand behind the line with hands in pockets because I'm afraid I jump. every day this week
U|self_harm|I scratch until blood comes, it's stupid, it's since Thursday again, please don't tell my school
H||known thing: left ear deaf and dizzy from neuroma, scan yearly
H||elbow bursa like egg from leaning, doctor emptied on Monday
H||fungal toes, cream, blisters between, burning shoe
H||my shoulder since frozen winter swims ok, overhead no
H||pelvis loosened in pregnancy 30 weeks, belt, walking like penguin, midwife knows
H||low sugar feel on Monday before lunch (type 1), juice, ok, sensor fine
H||neck whiplash from small crash two weeks ago, hospital looked, collar off, exercises
H||heel crack deep, hurts barefoot
H||tension in jaw to ear, physiotherapy
H||rotator tear small old, injection in october, below shoulder level only
H||groin hernia operated 20 days ago, surgeon: walk
H||slight fever at night with the cold, in the morning like rag
H||varicocele pain after long standing, urologist ok
H||knees swollen after the pilgrimage walking 110 km, both, ice
H||period migraine + nausea, two days lost
H||tablet for epilepsy changed, sleepy, neurologist said two weeks
H||feet burn by diabetes in night, doctor gave capsule
H||my back scar of melanoma removal, skin tight, doctor says no pulling 3 weeks
N||pulse lottery? I won 20 euro at the real lottery
N||the kick of a mule: your coffee recipe
N||at metro I stand, I squat, people look
N||the half of plate I left for the dog, he's now my weight watcher
N||no cake day: yes it was hard, birthday was on next day then cake yes
N||gorilla is my nickname in gym, arms long
N||my neighbor's husband collapsed while shoveling, dead at 50. that's why I begin with you. my doctor controlled me: ok
N||in spring I had a swollen leg, it was a clot, medicine six months finished, doctor says all free
N||my legs don't work any more (after your Thursday), they resigned by letter
N||I lift the toothbrush with both arms haha thanks for arm day, tomorrow gone
N||today I hit head? no. today I hit target!
N||does the pain of child birth count as training? was in 2009
N||I get goose bumps in the cool down
N||we have gas in flat smell last week, firemen, all ok, window open, nobody sick
N||sick of winter, sick of potatoes, not sick
N||slipped on banana like in cartoon, nothing, only laugh
N||i'd rather be dead than do aerobic to Modern Talking again, change music
N||shoulder pads from the 80s party made my neck itch
N||heart attack on a plate: the cachorro quente of my brother. worth
N||weak wifi, strong legs
N||we say in Hindi "jaan nikal gayi", life has gone out, by the stairs. Fifteen floors! Then chai.
N||I walk crooked because one shoe heel is lost
U|chest_pain|uphill with buggy: breath ok, legs ok, but a plate of iron warm in front and arm falling, must stand by the wall. third day
U|chest_pain|every time I make love or run, same: fist under throat, after calm it disappears. before not
U|faint|it went dark, I was still squatting I think, then I'm under rack and bar on the safety
U|faint|i stand on the bus, then I sit on bus floor, woman says you were away half minute, no food no drink maybe
U|faint|In the pool ladder my film tore. lifeguard pulled me. he says go home. I'm home. evening session?
U|nerve|the little things: buttons, zip, coins. right hand can't, since tuesday, feels like in wet bread
U|nerve|My leg is lagging, the knee snaps back, shin deaf like stone, since I lay on the tile roof three days work
U|saddle|numbing where the bikini is, wider each day, and I can't start. lower back since weekend of moving
U|saddle|no urge for two days then all runs alone. back, hips, fire
U|palpitations|there is a washing spin in breast by sleeping side, then skip, then I get cold wave and almost off
U|palpitations|since coffee? no coffee. since waking the heart is sprinting in place and I go along the walls
U|rupture|I made the splits on wet leaves: tearing in back thigh at the bone, now purple, I can't bend leg against hand
U|rupture|thigh front snapped in penalty shot, walking stair impossible, hole above knee
U|head|knocked by surfboard fin side, since then sea sick on land, sentences break, sunglasses in house
U|head|at wedding someone threw the groom, I was under. Head. I don't remember the cake. nauseous, two days
U|tendon_medicine|Since I take the Levaquin I can't raise my heels, they pull sharp, I'm 66, cortisone too for asthma
U|tendon_medicine|urine infection. tablets like horse, cipro. now front of ankles and hands ropes squeak
U|purging|my sister's laxantes are in my bag, 6 each night, I'm light like air and weak like it
U|purging|bread scares me. if I ate bread then fast two days. now it's third day plus run of 12
U|rhabdo|biked 300 km untrained for charity, thighs hard like wood, in bottle it looked like cola, I took photo
U|rhabdo|hundred chin negative. day 2 swollen, day 3 more swollen, day 3 pee brown. day 4 gym?
U|clot|whole leg purple when standing, thick, only the left, since birth-control ring and long train
U|clot|i pull air and right back corner screams, also quick heart, I fell ill after knee arthroscopy 9 days ago
U|breath|after eating in the fair something with sesame, I scratch everything, eyes closed, breathing sawing
U|breath|to say one sentence i take four breaths. nights on the chair.
U|stroke|strange hour: could not understand what my own children say, like foreign radio. now all right
U|stroke|lightning headache in the shower, worst, knees gave, since then sick and light is knife
U|bleeding|like coffee rests what came up, three times, after week of anti-inflammatories for shoulder
U|bleeding|12 days after giving birth it got less, now after squats soaked through mattress
U|self_harm|nobody is guilty. I'm going. train well all of you
U|self_harm|I stand sometimes on the roof of our building after training to see if I dare. yesterday I put one leg over
H||shin hurt in one spot since more running, night also a bit, doctor appointment Tuesday for picture
H||knee of cleaning woman, swollen in front from kneeling, soft
H||lump in wrist, doctor says ganglion, let it be
H||cold feet and tired, iron 9, doctor gave pills
H||after teeth whitening all is sensible, cold air hurts, jogging with scarf
H||piriformis, buttock, sitting bad, ball massage by physio
H||loss of smell since virus, light cough
H||my right eye had laser Monday, no jumping for seven days
H||sore muscle in neck with headache from behind, the computer, each Friday
H||postpartum 4 months, diastase three fingers, physio
H||chest infection treated, day 5 of amoxi, tired but breathing easy
H||kneecap old broken plate feels weather
H||sprained my wrist at the volleyball, taped, swelling little
H||hot flashes, sleep cut in pieces, doctor started hormones
H||ankylosed big toe, rigid soles
H||kidney donor since june, doctor says no contact sports
H||cough syncope had in 2021, investigated, now cough little so I sit while coughing as lung doctor told
H||shingles itching still, scabs, doctor says no sauna
H||the plate in forearm aches in snow
H||blood pressure low in pregnancy, sit up slowly says midwife
N||roof of our building has best sunrise, yoga there with neighbours
N||sunglasses in house because my daughter is movie star
N||bread scares nobody in our house, my husband is baker
N||we train for the well of all of us, good bye until Monday
N||my own children speak slang, like foreign radio
N||legs are purple: new leggings!
N||lost my head for a dress of 300 zł. so I must stay thin (joke)
N||my aunt had same thing with leg, flight, clot, she's well. Me both legs good
N||hiccup of laughing in the boat pose
N||trained in pyjama. nobody died
N||stiff like old bread on Tuesday, like fresh bread on Thursday
N||long time ago doctor said my heart is athletic big, tests fine since
N||can one do too much squats so that muscles break? I do 30 only
N||I gave up sugar, I gave up giving up
N||no accident in toilet, sorry you ask so direct haha
N||my voice is drunk, me not, is dictation in German car
N||fever of Saturday night
N||after raki no training, after training raki
N||blood, sweat, tears? only sweat this week
U|chest_pain|hllo, wek good, slep good, only whn i pusch the wheelbarow the hart side preses n arm go hevy, i stop = good
U|chest_pain|Dictation on. Today I have hill training and at the second hill I become a squeezing in the press no in the breast and it radiates in the chin. Dictation of
U|faint|hi coach yestrday i was fanting no fainting in the toilet after run, mi hermano puled me out, i am ok i think
U|faint|Well the week was of celebrations, I danced, I trained the Tuesday and the Wednesday, the Thursday I lost the world a little minute in the supermarket, they gave me orange, and the Friday trained again
U|nerve|my writting is bad because rigth hand weak since yesterdy the thum dont press and is sleepy
U|nerve|I want only to inform that during the whole trip I was great, but on arriving the left foot did not lift the tip, and it has been so three days, without pain, I climb as a goose
U|saddle|sory for write this. back very bad. since friday i cant feel wen i pipi and the chair feel like nothing
U|saddle|Because you ask: yes, back, but it is the smaller problem, the bigger is that in the crotch I have no sensation and yesterday the sheet was wet
U|palpitations|hart beting so fast n weird frm morning in bed only, feel like going to fal, is anxeity ?
U|palpitations|I was reading to the children the Gruffalo when the heart put itself to run without order, quarter of hour, and I had to lie on the carpet because the letters swam
U|rupture|hered a pop in my hell (heel) playing futsal now cnt push the ground wit foot, no so much pain
U|rupture|The good: I lifted my father's anvil. The bad: the arm made a sound, and now over the elbow there is a valley and higher a hill
U|head|i fel frm bike on hed, helmt broke, now trowing up 2x and tired but i do the home wrkout tomorow ok
U|head|We played at pillow fight, there was wall behind pillow. Since Saturday I search words, the TV makes me sick and my wife drives because I see lines double
U|tendon_medicine|doc giv me ciprofloxacn for infecton, now my hel tendon is pain pain. can i jump rop
U|tendon_medicine|The bladder is thankful to the tablets which finish on "floxacine", my legs not: going downstairs the rope behind the ankle cries, both, since two days
U|purging|i vomit my food evry day after school becos i am fat, can u giv me more abs
U|purging|Officially I eat everything, says my mother; in reality it ends in a bag. I lost a third of my weight since summer and can't stop. The training is what keeps me
U|rhabdo|my leg so swolen n hard frm 500 squat, pee colour like coca cola since morning, is normal no?
U|rhabdo|Trainer was happy with me: 90 minutes first time with rope and battle sled. Now the arms don't hang down straight, they stand off like from a bear, and what I let in toilet is brown
U|clot|my one calf is biger and hot n red since airplan from manila, i put ice, can i do jumping
U|clot|My holiday was beautiful, 11 hours of flight also okay, only the left leg took the flight bad, it's fat until today, five days, and presses by each step inside calf
U|breath|cnt brethe good sitting also, puffer finish, wisling sound, pls tell exercise for lungs
U|breath|Since the new perfume at work, or the nut cookie, the lips are balloons, belly spots, and I have to swallow and swallow because it gets narrow
U|stroke|my mout was croked today 5 min and i cnot talk, now fine, 62 yrs, do the workout?
U|stroke|I dictated this three times because phone doesn't understand me since breakfast, my tongue is slow on the right, and right leg also slow. maybe bad sleep
U|bleeding|blak poop 3 day and i am dizy, only take aspirn for knee, can do yoga?
U|bleeding|The pregnancy goes well, week 22, I did the cat and the cow; after the cow there was blood on mat, a puddle small, and still coming
U|self_harm|i dont want liv anymor, evry day same, sory for bad english
U|self_harm|Thank you for the trainings, with them I could hold until now. Tonight I'm alone and I've decided to not hold more
H||hello sir, little back pain in morning from bad matress, no leg pain, doing cobra
H||my knee he hurt wen down stair, only down, long time ago
H||Doctor say I hav sugar border, must walk 30 min
H||i am 4 munth pregnent, no blood no pain, doctor say walk ok
H||Sprained feet on wednesday by stepping on toy, swollen little, wrapping
H||have cold, nose block, cough litle, no fever
H||My tennis elbow came back, since I painted, I take it easy, tape
H||hi i have asthma, spray 1 time before run only, all okey
H||surgery of apendix 3 week before, doctor say no abs 6 week
H||Last month I'd a small heart operation (stent), cardiology rehab, they say soft bicycle
H||the neck not turns to right since 2 day, slept bad
H||period pain very, today no train plis
H||I'm taking tablet of depression, doctor change dose, sleepy
H||my heel pain in morning first 10 step
H||panic atack yesterday in bus, I know it, breathing exercise help, tomorrow therapist
N||i am ded lol 500 squat no joke 50
N||hi cotch good wek, no pain, litle lazy
N||my hart is broken, he has unfollow me, training help
N||pls less jump becos neighbour down stair angry
N||my brother fanted in gym i laughed then water give him
N||Sory for late, wedding, biryani, sleep, repeat
N||I can't feel my legs!! (after ski, hot tub, now feel)
N||doctor chek my chest pain last month, all normal, was acid, I train hapy
N||i hit personal best not head
N||pain zero, hunger hundred
N||The English word "cramp" and "crap" I mixed in the office, please train my face muscles for shame
N||when was boy I broke leg, arm, nose, heart. Now only heart
N||legs shaking like washing machine in the last squats, stop after water
N||I have fear of blood, so no boxing, only dance
N||can I get clot from sitting exam 3 hour? just ask, legs good
N||my mouth was crooked in the group photo because I ate lemon
N||coca cola zero is my only sin
N||I dictated recipe in your app by error: 300 g flour, two eggs. Training was good
N||i wish lower voice of music, i wish stronger glutes, i wish peace
N||grandmother lost her speech in 2008 and found it with singing, so we sing in the training
N||without sleep because Champions League
U|chest_pain|I'm tram driver, sitting no problem, but to reach my tram I run, and two mornings now something clamped me from inside with nausea, until I was sitting
U|faint|during choir with the knees locked I became milk, then floor, the altos screamed. at eight o'clock I was in your class, fresh
U|nerve|Buenas, the week very well, the only curious thing: the right hand is arriving late. I order close, it closes half, and cup breaks. Since Wednesday
U|saddle|my wife says I must write it: I don't feel when wiping, I drip, and the lumbar is broken since fridge
U|palpitations|sometimes 3 beats together and then long silence, like bad drummer, whole day, and in silence I sink
U|rupture|calf of ex-footballer, 46 years, veterans match: sound of branch. Now flat walk and dent. My wife laughs about age
U|head|I dived to the pool ground with forehead. Neck ok. But 24 hours and I feel like behind milk glass, sick, people echo
U|tendon_medicine|Ofloxacin day 3, my knees under the cap and my heels burn in the bed, during the day limp
U|purging|For visa photo I wanted thin face: no food, only tea that makes go, one week. Now stairs turn. still I want continue, is addictive
U|rhabdo|I jumped on trampoline park 4 h with kids; since then thighs big, can't kneel, WC water like iced coffee
U|clot|By my age 29 I think nothing, but since moving house by car 14 h left calf is plump, hot, and I feel the pulse in it
U|breath|from this morning I breathe only on top, like down is closed, whistling, sitting on the stairs to text
U|stroke|I couldn't hit the letters, all on left side of the keyboard missing, and my lip hang, now 15 min later I write you normal as you see
U|bleeding|my coach of before said blood in stool is normal by bodybuilders. is since five days every time, red, much. yes?
U|self_harm|In this country I'm nobody, at home also nobody. I looked how many of my pills are enough. Good night.
U|chest_pain|with snow shoes: weight on chest after hundred steps, rest, hundred steps, weight. My friend's tablet under tongue helped haha
U|nerve|hands both clumsy since a week, shirt buttons are enemies, and legs walk like on the ship, neck gives current when I bend it
U|palpitations|doing nothing my throat beats, 140, 144, 139, since the night, light as feather in head, I wait it passes
U|rupture|the finger! in climbing a loud pop, everybody looked, finger bows like string and doesn't pull
U|head|concert, crowd surfer boot in my eye and temple, since Friday sick, left side of sight shaky, sleepy
H||shoulder impingement since swimming, band exercises
H||wet knee after cycling (water inside), doctor saw, ice
H||cough with green things, antibiotics from doctor day 2
H||I've a myoma, periods strong, gyn plans operation
H||rib fracture four weeks ago, sneeze is hell, doctor informed
H||broken tooth, provisional, no pain but no clench
H||heel of Haglund, shoe open behind
H||ankle bruised by hockey, blue, walks ok
H||old burn scar in elbow doesn't stretch whole
H||my sciatic woke up after rowing, to knee, better with walking, no numb
H||I gave blood yesterday, little weak
H||tablet for thyroid forgotten four days, slow
H||eyelid infection, warm tea bag
H||Five months after prostate operation, small leak at jump, physio, normal says urologist
H||bruised tail bone, donut
N||bad drummer of upstairs destroyed my shavasana
N||milk glass: my diet is white russian without vodka
N||sound of branch: it was a branch, trail running, ha
N||I'm nobody in the ranking yet, wait until spring
N||like a ship my yoga tree goes
N||at my age of 29 I think nothing hurts, my father laughs
N||he under my tongue put chili, brother, joke, I will revenge
N||crowd surfed at concert! 48 years old! nothing broken
N||half my keyboard is missing because baby ate keys. not swallowed
N||I prayed, I ate, I loved, I deadlifted
N||four languages in one head, zero muscles in two arms
N||the pool was like ice, hands didn't obey, warm shower, obey
N||my wife's waters broke on Sunday!!! it's a girl. no training this week, sorry coach
N||bodybuilder of our block takes things, not me, only lentils
N||had tumour in 2011, all clean since, controls perfect, train me normal
N||in the sauna contest I left first, wise
N||numbers: weight 81, belly 96, patience 0
N||we bury the old year with push ups
N||the physio touched, cracked, said you're free. so no knee pain since august
N||who designed Bulgarian split squats? Bulgarians excuse themselves
U|bleeding|I thought it's beetroot, but I don't eat beetroot. Bowl red since Monday, belly twisting, legs soft
U|bleeding|the tissue is pink then red when I clear the chest, night sweats too, two weeks, last days more
U|bleeding|week 16, cramps like waves and red flows since bus shook. Rest day or walking?
U|stroke|for moment I was sure I speak, but colleagues say only "ba ba". then normal. It was after lunch, nobody worried
U|stroke|the right cheek didn't taste and hung, and right hand put the key next the lock, ten times
U|self_harm|I wrote the will on paper napkin. Feels right. No need to renew plan
U|self_harm|sometimes I put the belt around neck just to feel how would it be. yesterday longer
U|breath|since the chlorine in pool I wheeze like toy, can't finish stairs, can't finish phrases
U|breath|lip, eye, then ear swelled since new pain tablet, and tight throat now when I lie
U|clot|I am tall, I fly cheap, knees in mouth 9 hours. now right calf is fat, warm and hurting three days
U|clot|the breath short and pulse quick since the calf pain went away. weird exchange
U|rhabdo|I made 60 km walking with army pack; shoulders numb, quads like loaf swelling, bottle pee is coke brown
U|rhabdo|after first reformer mega class arms are puffed like doughnuts and dark rusty urine. the girls say detox
U|purging|fifteen days I only drink "green", what goes in out by enema every night. I faint-ish but skin glow
U|purging|I exercise in the night in secret to undo rice, mother locked the shoes, so barefoot, and vomit too
U|chest_pain|on the minaret stairs something grabbed me inside and squeezed, shoulder till elbow, I sat on step 80, it loosened, step 120 again
U|faint|I tried new breathing with holding, and woke with broken glass table. Also Thursday after no breathing, same sleep
U|nerve|I can't snap fingers since Saturday nor feel tip of them, the tennis arm is thinner and weak
U|saddle|when wind passes I don't feel, when water passes I don't feel, since the disc slipped monday
U|palpitations|heart like flat tyre on road, flap flap flap, sitting by the doctor series on TV, and nearly swoon
U|rupture|in the hurdle the hamstring cracked, two fingers pit, leg black, sitting only on one cheek
U|head|I hit the door glass thinking it's open, all laughed; now I read menu and it dances, sick, tired
U|tendon_medicine|my mama gave me from her drawer ciprofloxacin for fever, and after 3 days heel cord is knotty sore
H||open blister big like egg on heel after camino stage
H||bladder infection since yesterday, fosfomycin, doctor seen, burning
H||heartburn in pregnancy, sleeping half sitting, midwife says almond
H||fingertip crushed in door, blue, no grip bar
H||knee cap cartilage grade 2, doctor says cycle and no deep
H||weak wrist after ganglion surgery, stitches gone, physio putty
H||arrhythmia known, holter in june ok, doctor gives flecainide, sport moderate
H||my ear drum has hole, no swimming
H||doctor found osteopenia; weights yes, jumping later
H||backside muscle strain from slipping not falling, no bruise, tight
H||fever was monday, today 36.8, legs tofu
H||cyst at ovary watched by gyn, pulling left low, no jump this week she said
H||spondylolisthesis grade 1 since gymnastics, no bridging back
H||collar bone hurts by strap after fall in May, healed crooked
H||the stitches of baby pulling still at 4 weeks, midwife normal
N||step 120 of minaret, heart booming, view, tea, perfect
N||"detox" says my sister and eats kebab
N||I snap fingers better than the whole class
N||flat tyre, pushed bike 6 km, workout included
N||My glass table is broken by cat, nobody hurt, I did mountain climbers around
N||my wife had bleeding in week 10 last year, now the baby is 5 kilo and screaming, we train with her as weight
N||he is a pain in the neck (my boss), the neck is good
N||on the whole body nothing, in the whole soul nothing, so start
N||I sweat like pig, my friends say pigs don't sweat
N||no sugar three weeks, hands don't tremble any more when I see cake lol
N||a bit dead, a bit alive, like Friday
N||if the heart has only number of beats, does cardio spend them? serious question of my grandfather
N||my grip fails in last pull up, of course, after 12
N||numb with cold watching my son's football, 2 degrees, warmed by choco
N||he put ring, I said yes, I fainted almost, haha not really
N||vomit-colour T-shirt for sponsors, must wear
N||blackout of internet, thanks, I slept
N||had concussion at 19 by handball, today 43, no traces
N||mother says don't train with wet hair you get paralysed. true?
N||I walk now ten minutes without sitting. before zero. tears
U|self_harm|Between us: I drive without belt fast at night and hope. Tonight again.
U|self_harm|it hurts to be in own skin so I open it little with the scissor. I hid the towel. then I did your day 9
U|bleeding|whole night vomiting after wedding, toward the morning came red fresh, a glass
U|bleeding|I'm 38 weeks, pillow was soaked but not pee, then pinkish. no pain. stretch class at ten?
U|stroke|The fork climbed to the ear instead of mouth, everyone laughed, I too. arm was asleep and words sticky. Now 80 percent
U|stroke|it's spinning since 4 h not with head position, always, I fall left, swallow wrong, left face numb
U|breath|I sleep on the kitchen table with arms folded because in bed drown. day 4. legs thick both
U|breath|I climb one floor and must sit, one week ago marathon 3:40. Sitting also bit of hunger for air
U|clot|my calf is tender like overripe avocado, one only, thicker, since crutches
U|clot|sudden air thin and knife by the left breast in each inhale, had long truck Turkey–Germany on weekend
U|rhabdo|army friend made for me "small" program. Arms do not go under 90 degree, swollen skin, toilet is chestnut brown
U|rhabdo|electro suit + sauna + no water. Now muscles stone, cramps, dark drops only
U|purging|for the judo weight: spit in cup, no eat three days, water pills, run in plastic bag. heart jumps sometimes
U|purging|I only keep food if nobody waits after for bathroom. with guests I keep, alone I don't
U|tendon_medicine|antibiotic for the diverticulitis (cipro plus other). Without running one meter, achilles is swollen with cracking
U|tendon_medicine|Levoflox finished Thursday. Saturday in the slow jog sting at heel string left, today thick right also
U|head|tent pole shot in forehead. since then 3 nights no sleep or too much, irritable like hornet, vertigo, screens awful
U|head|I'm 70, I write slow. I fell backward by the chair exercise, back of head on the heater, since evening throwing up and the lamp is too much
U|rupture|I pushed off for the lay-up and behind my ankle a rubber tore, no pain, no push, foot as spoon
U|rupture|inner arm by elbow made tschack in climbing, swell blue, can't make screw nor curl a pen
U|palpitations|every time I lie the heart starts train noise, uneven, sweat, and like falling through mattress
U|palpitations|standing in shop, chest hummingbird, 5 minutes, then shop became black and white
U|saddle|I told it was bike seat numbness, but I didn't ride for two weeks, and pee is slow, and both legs hurt from back
U|saddle|my stool came in sleep, back pain terrible, between legs as frozen. I'm 35!
U|nerve|one eyelid? no, one foot: doesn't lift, scratches the stairs, since kneeling for tiles
U|nerve|both legs weaker each day since stomach flu, started in feet tingling, today can't rise from the sofa without hands
U|faint|singing, dark, floor, water, biscuit, tram, home, gym. that was my Wednesday
U|faint|I collapsed as sack in showers. guy said I shook small. came 100% after. no breakfast excuses I ate
U|chest_pain|walking with dog in cold makes my throat and chest iron, dog must wait, he doesn't understand, since 5 days
U|chest_pain|I had in the night and again while vacuuming a press in middle and left arm like toothache
H||my skin infection on shin, antibiotic since Sunday, doctor marked the border with pen, getting smaller
H||tooth implant healing, jump hurts
H||broke wrist, cast four more weeks, legs only
H||dislocated finger by volley, put back in hospital, buddy tape
H||I have hypermobile joints, elbows go behind, physio says don't lock
H||after long covid heart runs when standing, POTS, doctor gave salt and stocking, lying exercises
H||bunion rubbed bloody from shoe, plaster
H||cough since flu third week, doctor says the bronchi are sensitive, spray
H||cervical disc old, with tingling in thumb when look up, stable since 2 years, neurologist
H||stomach ulcer medicine, doctor no ibuprofen
H||endometriosis, three days in bed each month, today day two
H||my back spasm from Tuesday is softening, no leg, no else
H||growth pains of my knees, I'm 13, Osgood says doctor
H||anxious chest as always in exams, school nurse and psychologist know, doc checked heart
H||piles bleed bright two drops when constipated, doctor examined in september
N||two drops of rum in tea, sleep like baby
N||hummingbirds at my window in Bogotá, training with view
N||that was my Wednesday: singing, tram, home, gym, happy
N||dog must wait because I stretch, he stretches better
N||my mother 70 does chair exercise better than me on floor
N||water pills? I thought you mean water and pills. no I drink tap
N||cold showers: I scream, neighbours call
N||the paper in gym toilet is always finished, please tell the boss
N||since ten days no alcohol, no shakes, no problem, doctor knows, was only beer on weekend
N||I hung like a ham from bar 20 sec
N||at the kids' judo one boy fainted, ambulance, is okay, we all shaken. didn't train after
N||i feel like avocado: outside hard inside soft
N||my truck, my home, my gym: I do bands at the parking
N||what about heart in altitude, going to La Paz, healthy, only ask
N||cheered so much that my throat is iron
N||"knocked up", "knocked out", "knock knock", English is joke. I'm none
N||the rubber tore: resistance band dead after 3 years RIP
U|chest_pain|in Poland we have word "ucisk". This ucisk I have in chest when I carry coal or walk against wind, also the lower teeth. one week
U|faint|at the tombs visiting I stood two hours and then I lay among candles. no memory of falling. Trained in evening because streak
U|nerve|two weeks I hid it: I can't stand on tiptoe on left and small toe is asleep, from three days much worse
U|saddle|my lower back is talk of the family, but what nobody knows: I put pads because it flows alone since sunday, and down there is all mute
U|palpitations|the heart makes merengue at rest, 160, and after the merengue a hole, and in hole I nearly go
U|rupture|on my knees scrubbing, up quick, and above the knee tore with noise of velcro. can't hold the leg out
U|head|stone of avocado? no, coconut, fell on my head at beach. laughed. three days later still throw up in morning and lose words
U|tendon_medicine|mine are the orange tablets cipro 2x, for the epididymis, and now when tiptoeing the Achilles burns like chili
U|purging|my aunt says I look like a stick and I was proud. coffee, gum, gym, gym, gum. if somebody forces me soup it returns in five minutes
U|rhabdo|they told that after long break start little. I started much: 14 stations. Now arms like bottle, hard, dark pee since two visits
U|clot|I'm waitress, legs always both. today different: only right, thick from knee, blushing, hurts when touching the calf, came with the new pill
U|breath|since the paint fumes my chest peeps and peeps, can't sing lullaby, can't finish tell you
U|stroke|in video call to my mother my face slid on one side, she cried, I thought bad connection. the hand also was sleepy. now it's nearly back
U|bleeding|since I take blood thinner plus ibuprofen for knee, the toilet is black glue, and I get cold sweat standing
U|self_harm|kids are at their father. house is too quiet and I'm thinking serious to finish. I put the bottles on table
H||I am with gout and with wife, both attack; the doctor gave for first one
H||slept wrong, shoulder blade knot that stings when breathe big, ball of tennis helps
H||Thumb arthritis, the kettlebell handle no
H||soles burn when long standing, tarsal tunnel, insoles from doctor
H||glaucoma drops; eye doctor says no head down
H||tore inside meniscus 2023, not operated, blocks rarely
H||lung doctor found little asthma from cold, spray for before
H||a dizzy minute after hot bath, sat, past, happens me since girl
H||broken heart syndrome in 2022, discharged, betablocker, yearly echo, next week
H||knee arthroscopy Friday planned, so until then soft
H||weak ankle, tape
H||fell in stairs, hip blue like plum, walking good, doctor xrayed nothing
H||sinus tachycardia by anxiety, checked at cardiologist in spring, same as always in exams
H||rash from new detergent under bra, itching
H||morning stiffness in fingers 1 hour, rheumatologist appointment next week
N||coconut water is overestimated
N||I'm a stick? my aunt says I'm a barrel. Aunt needs glasses
N||my heart is in Cartagena and my body in Hamburg gym
N||the whole family had norovirus but me, king of hygiene
N||streak day 100!! I want medal
N||14 stations of the cross at Easter on knees, plus your plan, legs of steel
N||bad connection, frozen trainer in funny face
N||kids are at their father, so bath, wine, foam roller
N||grandmother fell, hip, hospital. I drive there each evening so train short
N||In our language pain and bread (in French pain) confuses me. I have pain every morning, with butter
N||velcro of shoes broken, new shoes from uncle
N||I passed through hell and in hell was assault bike
N||merengue, salsa, bachata: 3 hours, feet tired, soul clean
N||my old torn calf from 2017, never again complain. sprinted today!
N||If I get stroke from too hot sauna? I went twice and am only clean
N||what a headache this parking in the gym
N||thin like my patience, strong like my coffee
N||the nurse at school fair measured pressure 118/76, gave me an apple
N||I was so bad in balance class that teacher thought it's joke. always was so, since kindergarten
N||throw me some harder program, I get bored like mushroom (Portuguese say it so?)
U|chest_pain|I hid it from the wife: mowing, bam, sledge on the breast, 15 minutes with sweat, then mowed rest half lawn slower, same little
U|faint|after insulin? no I have no sugar. just on stairs out, two seconds, third time in this month, knees scratched
U|nerve|in my sleep I lay on arm like always but that arm did not wake, is Monday since, hand falls from wrist
U|saddle|I can't feel tampon, can't feel pee, can feel only that back which screams. is since the fall on bum on ice
U|palpitations|it is quiet evening, tea, and heart makes stairs up and down, I get lightness, count 38 then 150
U|rupture|pulling up in bouldering crack in front shoulder/armpit, the breast line went away, violet till elbow
U|head|on bumper car my head went forward back, no hit, but since days headache neck, vomit once, foggy as London
U|tendon_medicine|doctor from telephone prescribed "levo" for sinus, by 4th day my both calves low end hurts to touch and lumps
U|purging|I have eaten normal today. Then I removed it. 3 times normal, 3 times removed. Cardio for what stays please
U|rhabdo|after dancing 12 hours charity, feet fine, calves and thighs hard swollen, weak, and pee like tea of three bags
U|clot|my mum says milk leg: after birth whole left leg swollen white hurting
U|breath|ant bites ten, then hot, then heart quick, then voice like mouse and no air. bit better now. train?
U|stroke|I woke and couldn't shave the left cheek, razor didn't find it, and coffee run out the corner
U|bleeding|blood with stool, much, mixed with slime since a week, ten times a day, fever little, weak
U|self_harm|to be honest I train so that the rope carries less. haha. not haha.
H||headache behind eye with stuffed nose, bends worse, doctor said sinus, spray
H||nerve block for shoulder surgery last month, all feeling came back, surgeon glad, sling yet
H||calf cramps in pregnancy nights both sides alternating, magnesium by midwife
H||I strained the back by planting, tablets of pharmacy, bath, easier
H||doctor gave pantoprazol, the burning in chest after coffee is better
H||palpitation drops of herbs for menopause, gyn checked, few flutters evening
H||breathing deep hurts a point at rib where toddler kicked
H||had seizure in august, neurologist, medicine, no swimming alone
H||swollen both feet since new pressure pill, doctor knows and changes
H||knee gives sometimes way, old cruciate, brace as always
H||black nail of thumb from hammer, pushes
H||blood in urine was stone, urologist treated, stent in, drinking, soft sport
H||foot drop since polio/1970, orthosis, please seated
H||speaking a bit slow since my stroke three years ago, it's my normal
H||cold urticaria, itches when winter run, antihistamine, no breath thing, allergist knows
H||coccyx fractured on slide, doctor, ring pillow
H||post natal depression gets softer, midwife visit weekly, baby smiles
H||tonsils like potatoes, antibiotic since Monday, fever gone today
H||hands asleep on bike, handle too far, shaking helps, again each ride
H||my son's cold arrived to me, nose tap open
H||vertebra broken by osteoporosis in spring, corset off, doctor says walk, no bend
H||achilles little sore after new zero shoes, back to old shoes
H||after colonoscopy bloated, clean result
H||Dupuytren finger bent, can't flat hand plank
H||whole night cough, asthma plan yellow, doctor raised the spray yesterday, today easier
N||the rope carries me well: 1000 jumps!
N||razor didn't find my face because beard of three weeks
N||my mom said milk leg what is this? I looked, scary, not mine
N||I coughed in the zoom exactly when boss spoke, all thought of me sick. dust only
N||mother tongue: Tagalog, father tongue: silence, my tongue: garlic
N||foggy London, I ran along river, pure poetry
N||the mowing of lawn with hand machine in 30 degree is your new WOD
N||the ant bites were three, on the picnic, I have eaten more than them
N||my uncle takes levo-something for thyroid, is that the tendon thing? he asks, I'm fine
N||slept as a log, eat as a wolf, train as a sheep
N||I do not suffer from nothing, double negation, Spanish way
N||pulled an all nighter not a muscle
N||crushed it, smashed it, killed it. only English needs so much violence for sport
N||last year heart surgery of my dog. he runs, I run
N||I used to cut myself in school time, fifteen years clean, today tattoo over it, feel proud
N||if after sport I lie on the floor and see ceiling turning a bit from laughing is ok?
N||coughing? no. dizzy? no. in love? ja
N||shock of the week: the scale is broken, I'm not 120
N||both legs went from under me when I saw the cat on balcony rail. cat fine
N||my grandma takes laxative with doctor, i take prunes with joy
N||a rest day is a day where I rest from resting
N||hit rock bottom in the squat depth test, good for me
N||the baby hit me with spoon at head, he laughed, I laughed, pancake
N||sauna, lake, sauna, lake, sausage
N||can't complain, so I don't complain, so bye
N||paralysed by choice in protein shop
N||my breath of garlic kept distance in class
N||The old doctor of village pressed my belly, listened, said "you'll bury us all"
N||doing Kegel in the bus. nobody knows. now you
N||dead tired tuesday, wednesday tired, thursday human
U|clot|the sofa months after my foot operation gave me a souvenir: hot, fat, shiny calf on that side since yesterday
U|breath|I don't get air even for yawn, sitting, lips tingling cold blue, since the plane yesterday
U|self_harm|how many kilos holds door bar? not for pull ups. forgive
U|stroke|For half hour I wrote messages that nobody understood, I neither now. plus right arm like of wax
U|bleeding|my mouth filled with blood from the deep after cough attack, two times, sink red
U|purging|doctor of feet no, doctor of head I'd need: I eat, I run to bathroom, I run outside, repeat, 5 times daily
U|rhabdo|squat 400 for bet of pizza. No pizza. legs like columns, crying by stairs, pee as if Coca in glass
U|tendon_medicine|since I'm swallowing the tablets for salmonella (cipro), shoulder and heel ropes have fire, running stopped by myself
U|head|the mirror of a truck touched my head by cycling, I stood up, went work, now 2 days vomit and bright hurts and sleepy
U|rupture|Muay Thai kick check and my calf popped from inside, ball up, hollow down, no push
U|palpitations|in the prayer sitting the heart run away so far that I leaned on neighbour, grey, sweating, ten minutes, again tonight
U|saddle|first I lost the pain in the leg, good, then lost the feeling of the seat and the pee-command, not good?
U|nerve|the right side is slower than left since yesterday when I woke, arm and leg, pins too, I train left more?
U|faint|dancing dabke then stars then shoe view. They poured lemon. I have ten minutes of hole
U|chest_pain|load of wood on shoulder, and a load of wood in chest. put first down, second goes down too. 3 days
U|chest_pain|my watch is happy, I'm not: with speed comes a gripping in the left, goes to shoulder and teeth, with slow not. Began this week with cold
U|chest_pain|eating is fine, lying is fine, hurrying is like swallowing hot stone that sits there. Two minutes of bench and it melts
U|faint|My badge on the floor, glasses on the floor, me on the floor. Corridor was empty so nobody can tell how long
U|faint|in third sprint, without warning, I was in the hedge. No dizzy before, nothing, just hedge. My brother died young at football
U|nerve|ring my finger can't push the lift button straight since yesterday, bends; wrist down too, after crutches too long
U|nerve|knee jerks away and front thigh deaf as hat, started with groin pain from leg press Tuesday
U|saddle|last pee 20 hours ago and I don't feel need. L4 L5 pain in both, seat asleep
U|saddle|i only noticed because the nephew asked why trousers wet. back is bad since the mattress carrying, bottom deaf
U|palpitations|like mobile on silent under my skin of chest, bzzz bzzz bz, with head empty and knees soft, not stopping since lunch
U|palpitations|one minute 52, next 171, I only moved the eyes reading. cold nose. almost lay in soup
U|rupture|our ball game of fathers: everyone heard my heel. I crawl. they say ice and beer
U|rupture|the front of shoulder to chest ripped on 5th rep, can see the corner missing, arm inside turn weak
U|head|a swing of golf club touched my skull (not strong, but). two naps daily, no taste, vomiting, birds too loud
U|head|rolled with the quad, slept in sofa, today the neck, the brow, nausea, can't recall who drove home
U|tendon_medicine|the leaflet says stop if sinew pains. my sinew pains since yesterday, tablet 6 of 10, moxiflox. do I must stop your jumps also?
U|tendon_medicine|for the bladder cipro, for the joy padel: in second set both heels pulled like bow
U|purging|to fit the sari I stopped dinner, then lunch, then all. also the powder that empties. feel floaty in surya namaskar
U|purging|the bathroom fan is on so nobody hears. every evening since my boyfriend joked about belly
U|rhabdo|100 burpees per day challenge did all in one day. Pecs and arms swelled so shirt is cut, wee color of dates
U|rhabdo|fasting + heat + football 3 hours; thighs cramp like stone, swelled, and I pee brown few
U|clot|after keyhole at hernia I lay much; now back of the knee has hard sausage, foot swells, it's warm
U|clot|I carry heart full of fear: breathing stings left, sudden, and calf on the left was bigger since Tuesday
U|breath|I'm like carp on land. on chair. since morning. lips dark my daughter says.
U|breath|curry new restaurant: tongue like slipper, belly cramps, hives, voice goes up. waiting taxi, can do class later
U|stroke|eyes: right one off for the time of a song, then on. 68 years. song was nice
U|stroke|my hand gave wrong change all morning, numbers without meaning, then the tongue slid. now okay, market closed
U|bleeding|I drank much at festival, retched long, then came bright blood, half cup, again in morning
U|bleeding|ten weeks since birth, no red for month, since yesterday floods with lumps, I'm seeing dots
U|self_harm|They will say he was always laughing. This week I planned the last joke.
U|self_harm|i hurt my legs with lighter on monday and today, I can't stop, I don't want that someone sees
H||gardener's knee again, soft swelling front, cushion
H||old lungs of miner, saturations as usual 93, doctor allows slow walking
H||half marathon gave me IT band, outside knee at 6 km, roller
H||stitched lip from football, no pressing, five days
H||one crisis of gout in thumb, colchicine, doctor on phone
H||little dizzy by antihistamine, sleepy
H||pregnant third time, pelvis pain on one-leg stand
H||keratoconus op, no sweat in eye for ten days
H||cough plus hoarse from shouting at match and cold
H||hurt foot top from laces tight, swollen line
H||medicine for attention makes pulse plus 10, known
H||back: facet joints, injection last Friday, rest from rotation one week
H||wrist ganglion burst by itself, sore
H||panicky in elevator, known, breathed, done
H||hand fracture healed 8 weeks, stiff, therapist
N||they say I was always laughing at training, yes, because of your jokes
N||last joke: why did the dumbbell cross the road
N||birds too loud at 4, spring, trained early
N||nobody died, nobody married, normal week
N||I can eat, I can sleep, I can squat, what more
N||my brother is cardiologist and says I exaggerate with coffee, he made ECG for fun: clean
N||I'm a carp in the pool, I do turns!
N||bet of pizza won: 50 push ups, quattro formaggi
N||my sari fits because tailor is genius
N||The lift button of 8th floor is broken so stairs, ha, you planned it?
N||headless chicken, this was my week
N||a lady in class had hives of the rubber mats, ambulance. I have nothing but took own mat
N||father with prostate takes cipro and asks if he can do chair class? he's not client, I will tell him ask doctor
N||birthday of twins, sugar shock, cleaned till midnight
N||wife says I snore less since training. best medal
N||to the point: good
N||muscle ache in places where I thought were no muscles, pleasant, leaving
N||heartbeat in ears after sprint, deaf for everything but victory
N||I fell off the wagon (correct?) and ate chips
N||I'm scared to lift since I saw video of bicep tearing. nothing happened to me. how to be safe
H||my leg was numb from disc in 2020, operated, small patch on foot stays same, sport ok from neurosurgeon
H||one week after covid, smell no, power half, test negative
H||torn labrum hip, MRI, surgeon in february, no deep flex
H||baby sleeps not, milk stasis left, cabbage leaves, midwife coming daily
H||hay fever shot yesterday, arm swollen, no sport today says allergist
H||thumb sprain by goalkeeping, tape
H||heel pain like glass in morning, roll bottle
H||I have one kidney since birth, normal values, no kick boxing
H||in chemo pause, blood ok, oncologist says gentle bands
H||blood sugar 14 after the sickness, already falling, diabetes nurse phoned
H||tension neck to temple, massage appointment
H||strained the wrist with wet laundry
H||bit of cystitis, cranberry, doctor tomorrow, no fever
H||dry eyes and tired of Sjögren
H||old shoulder from javelin warns me with rain
H||stye, swollen lid
H||the hamstring since pulled in october is 90 percent, no sprint
H||water in ears and a little vertigo after diving course, ENT saw, pause
H||tablet of cortisone for allergic skin makes me hungry and awake
H||knuckle swollen after boxing bag, xray ok
U|nerve|the fingers of both hands are in cotton, and legs stiff like compass, since weeks little, since three days much more, buttons impossible
U|chest_pain|the indigestion only visits when I push the mower. it comes with shoulder left and cold skin. antacid is bored
U|faint|during the needle? no, during easy walk with sun behind I slid to the pavement, people, water. no reason
U|palpitations|woke by my own heart, like somebody moves furniture inside, two hours, and when I go to bathroom I hang on sink
U|saddle|before back was pain, now is pain plus silence between the legs plus leaking, since last night shift lifting patients
U|rupture|something left my elbow going up to shoulder when I caught the falling wardrobe. arm bruised; supination (I'm student of medicine) gone
U|head|cricket ball at helmet grill Saturday, I batted on. Sunday vomit, Monday fog, today angry at lamp
U|tendon_medicine|small white oblong pill for kidneys, twice, name like cipra, makes my heel strings sing since the third
U|purging|I have two dinners: one with them, one returned. then 200 jumping jacks silently on carpet
U|rhabdo|did the hero workout of your rival app. arms look like someone else's, cannot bend, and tea-black urine since night
U|clot|not muscle, I know muscle. one calf, hot like bread from oven, since hospital bed
U|breath|whole message by my son: father cannot speak well, he sits and pulls air, says it's only cold, ask if train tomorrow
U|stroke|I smelled nothing, only suddenly the stairs had two of each and my left leg drank too much. still
U|bleeding|after the meat of Sunday... no, it's black since Thursday before and sticky, tired like no other time
U|self_harm|I stopped to be afraid of death, now is like friend who calls. I think I go this weekend
N||I stopped being afraid of the barbell, now is like a friend
N||Weekend I go to the mountains with friend who calls too early
N||moved furniture for six hours, your training plus wardrobe, all muscles greet
N||my rival app was boring so I'm back
N||my father cannot speak well of anybody, but of you yes
N||two dinners because two grandmothers
N||hospital bed: my wife has birth, boy, 3.9 kg! I slept on chair, so neck crooked, gone already
N||my left leg drank too much? joke of dancers for bad balance. I am dancer
N||skin cold, lake 8 degree, laugh warm
N||my teacher in school fainted yesterday and we learn first aid now. i was good in CPR
N||heartburn? only from jealousy
N||silence between the kids, miracle, I trained 40 minutes
N||had numb chin at dentist, bit my lip, back to normal
N||the blood pressure of my football team is my blood pressure
N||thank you no complaints from kitchen, complaint from neighbor
N||all tests for dizziness made in october, nothing found, since then not again
N||if blood in the nose from dry air came in August, is it important now? nothing since
N||pierced ear at 52!
N||it cost me an eye of the face (we say) this new bike
N||"me parto" I split me laughing with trainer's cat
N||fell asleep in savasana, they closed the studio, true story
N||my eyes burned from onions not from tears
N||sometimes in the low squat I see my toes and think who are you
N||drowning in mails, swimming in soup, running from boss: triathlon
N||the weights and I, love at third sight
U|chest_pain|before, to the third floor I sang. Now at second I hold rail, since someone twists wet towel in breast and my elbow inside aches
U|chest_pain|training short today because came cold sweat with weight over heart, wanted to vomit, lay on mat, half hour. is better, a bit stays
U|faint|I lost a piece of Tuesday: I was in sprint, then in lap of a lady with first aid box
U|faint|knee on ground for shoelace, up, run, down. like puppet without thread. twice in same park this week
U|nerve|my thumb and pointer can't hold the thread needle since Sunday, the seamstress in me cries, forearm hums
U|nerve|after squats cracked, today toes of left don't come to greet nose. walk like flamingo
U|saddle|no water came since night. I'm drinking. the saddle part sleeps. back shoots. is this the period?
U|saddle|I can't tell if wind or more, so stay home. leg pain both, lumbar like broken, from Tuesday
U|palpitations|my ribs have inside a trapped bee, loud quiet loud, since dinner. the corridor gets long
U|palpitations|i counted 34 then 160 then I couldn't count because greyness, in armchair
U|rupture|my leg rope said "pling" on the padel court, opponent excused himself, he thought he hit me. no tiptoe since
U|rupture|the upper arm looks like swallowed apple since I jerked the starter of boat, elbow side blue
U|head|sledge, tree, forehead. child is well. I'm two days asleep, nauseous, tv hurts, forgetting soup on stove
U|head|somebody's knee, my temple, futsal; played on; today my words have holes and floor waves
U|tendon_medicine|the tourist doctor: cipro 3 days. The tendon doctor: none yet. heel swollen from day 4, limping
U|tendon_medicine|the fluor-antibiotic for my chronic wound, week 2, and shoulder strings and heel strings hurts at same time for no work
U|purging|To be pretty for Eid photos I only chew and throw, and what falls in stomach I call back
U|purging|i take six stool tablets if I ate rice and then spinning in empty. already fainted nearly two times
U|rhabdo|we renovated: hammer drill overhead two days. now arms won't go overhead, swelled, sore at touch, pee like engine oil
U|rhabdo|spinning free trial, stupid me 2 classes. quads triple, no knee bend, urine maroon
U|clot|hot flush only in one calf haha. tight, red, since being in wheelchair with broken ankle
U|clot|took plane with fever, landed with thick thigh left and now each sigh pricks under breast
U|breath|cannot even laugh at memes, no air, sitting, since two nights, cough pink
U|breath|my inhaler says 0, my chest says violin, the sentence says stop
U|stroke|shaved half moustache? no, half mouth moved. half hour. then whole. funny photo exists
U|stroke|grandson asked me 2+2 and I knew but tongue gave "table". right arm heavy. it was at noon
U|bleeding|my week: work, gym, and the toilet each time like slaughter. I feel thin like paper and dizzy
U|bleeding|I am in the seven month, stood up, whoosh on the tiles, clear, still whoosh when I laugh
U|self_harm|I ask you one last program: how to be light enough that no one must carry me heavy
U|self_harm|my sleeping pills I collect since october. soon there are sufficient. then rest
H||sore ribs from coughing with covid, test still line, in bed
H||shoulder tendinosis, shock wave, two days rest says doc
H||lower belly scar tight, caesarean 9 months
H||old glass in foot removed by surgeon, hole healing
H||inner thigh muscle strain from skating, pulling light, no bruise
H||nose operated (septum) twelve days, no strain, ENT said three weeks
H||chronic migraine, injection monthly, two attacks this week, as average
H||the tick bite place red small, doctor saw, wait
H||hip replaced April, stairs well, no deep chair
H||sciatica in week 29, bum to knee, midwife showed cat
H||heart murmur since child, echo each year, all open
H||sugar sensor fell off in burpees, values before ok, type 1
H||bruised kneecaps from dancing folklore
H||sinus and ear pressure by landing, pops slowly
H||asthma mild, new spray, throat hoarse from it
N||free trial, free shower, free banana, I come again
N||engine oil on mat because I repaired motorbike beside
N||grandson asked me 20+20, I did push ups for each, we stopped at 14
N||I collect sleeping hours like other collect stamps
N||trapped bee in the gym, twenty strong men ran
N||flamingo pose was my victory
N||you ask if I lost blood: only to Finnish mosquitoes
N||violin lessons + planks, neighbours hate both
N||my lap is property of the cat
N||lost a piece of tooth at hazelnut. dentist did in ten minutes, done
N||I run so slow the shadow overtakes
N||had pre-eclampsia in first pregnancy 12 years back, children big, me normal
N||long time no see burpee
N||never take pills, only pilates
N||no voice from cheering, Argentina won
N||the elephant on my chest is my toddler, 14 kg, bench press approved
N||my arm fell asleep under my girlfriend, I didn't move for love, woke with ants, shook, fine
N||it's not you, it's my calendar
N||brain is fried, eggs too
N||I had to hold the rail after leg day, like old king going down to the people
H||wrist pinches in front rack, old fracture, prefer neutral grip
H||this cold is in day five, snot clear, energy half
H||doctor started me on ramipril, pressure 145, wait two weeks with heavy
H||groin lymph node after cat scratch, antibiotics by doctor
H||after the shock of burglary I sleep badly and jump by noise, counselling is started
H||slipped rib clicks when I twist, osteopath knows
H||the varices throb when standing long, both, stockings help
H||burst blister, red around, disinfecting, open shoes
H||morning nausea wk 9, light walk only, gyn normal
H||my tennis shoulder hurts sleeping on it since three weeks
H||hand tremor essential, betablocker small, cup only half full as always
H||muscle in calf tore a little in spring, now tight after hills
H||abscess cut on back by surgeon on Monday, tamponade, no lying exercises
H||hot knee of gonarthrosis, gel of hyaluron Wednesday
H||quit smoking day 12, cough more and nervous, doctor said it's cleaning
H||after flu shot one day of shivers
H||weak bladder since menopause with jumping, gyn knows, pads
H||dizzy spells of low pressure known, salty soup helps, no falls
H||hurt my pinky toe at sofa, violet, shoes tight
H||I had pancreatitis in July, diet, doctor says moderate
U|nerve|since disc pain moved down, my big toe hangs like tired dog ear, two days
U|chest_pain|not pain-pain, but a wide presence behind sternum by each hill, with hand going pins, and fear
U|faint|I want to say only that on Wednesday I switched off while kneeling to standing squat jump, my girlfriend had to call my name many times
U|palpitations|laying baby to sleep, my chest did hop hop.... hop, and I had to crawl because standing was going dark
U|saddle|feel only left half when I sit, wc takes forever, back pain since accident small with car Friday
U|rupture|on stairs with sofa something above kneecap burst, leg like noodle, can't kick even a feather
U|head|nothing serious: fell from horse, four minutes nobody home, they tell. now talk slow and head pounds
U|tendon_medicine|cystitis tablets finish tomorrow (norflox), biceps tendon so sore I can't take milk from fridge
U|purging|my record is five days only tea. the sixth I broke with nuts and then toilet. now again day two
U|rhabdo|stairs race 70 floors. my legs since 48 hours: hot swollen stone; toilet: brown like caramel; me: shivering
U|clot|my left leg got own climate: warm, red, tight. right one normal. since flight with toddler on lap 13 hours
U|breath|even the silence is work. chest pulls in under throat. cold began yesterday. asthma old
U|stroke|my tea tastes only at right side and falls out at left, eye doesn't wink, arm drifts when I hold both up (son tested)
U|bleeding|vomit like mud with red, I have cirrhosis of past, belly big
U|self_harm|every day I get up for my mother only. she died tuesday. so now nothing holds
N||my mother died in peace two weeks ago, I miss her, friends around me, walking helps
N||my own climate: hot flashes of fashion, bought neon shorts
N||nobody home: gym was closed, Tuesday of saint
N||I arrived at stairs race 70 floors as spectator with beer
N||the caramel pudding of mother in law destroyed my deficit
N||bitten my tongue not to answer trainer of other gym
N||after three flights in one week my best workout was run to gate
N||I feel nothing, like in no pain nothing, super
N||my leg like noodle, arm like noodle, dinner noodle
N||son tested me with all reflex, he studies medicine, I'm his guinea pig, normal all
N||heavy arms, heavy legs, light heart after the long set; shower solved
N||"did you hit your head?" asked my wife when I bought third bench
H||I had a stent in 2012, two controls a year, cardiologist said last month: no limits, train
N||in my country first we eat then we talk then maybe we train
N||cat scratched ankle, tiny, I don't limp, he laughs
N||little bit fear before 1st heavy squat, heart quick, then iron flew
N||went blind from the sun on snow five seconds without glasses, normal again, view beautiful
N||My cousin's baby was born at week 30, both fine, we all run to hospital so skipped two days
N||the word "rupture" you use scared me, I only broke my shoelace
N||finish, finito, koniec, khalas, bitti: plan done!
H||my left knee is speaking Polish: boli, boli, when I kneel to pray
H||doctor gave me collar two days for neck, muscle only, photo ok
H||I don't sleep since clock change, irritable, low strength, headache light in evening
H||sprained the ring finger catching goat, swelling small
H||in pregnancy legs restless at night, iron from doctor
H||under knee lump of growth (I'm 14) hurts by jump
H||ice burned my skin a little, red square on shoulder
H||hernia hiatal, please no head down after lunch
H||my foot top pain from jump rope barefoot, stop rope one week
H||cholesterol pills make cramps, family doctor changes them
H||had food poison at Thursday, Saturday okay, today small power
H||the radial head broke in July, elbow not full straight, physio
H||throat bad, ear bad, work bad, fever 37.9, tea
H||numb lip side since jaw surgery in May, surgeon says may stay
H||bruised breast by handball, tender, doctor looked
H||scaphoid screws, doctor says knuckles push ups okay
H||gave birth six weeks, midwife examined: no jump until 12
H||Hashimoto, tired waves, lab last week ok
H||sacroiliac joint blocked, one side, putting shoes hurts
H||with my hemophilia mild doctor allows machines, no contact, bruise on arm as always
H||vein inflammation on arm from the infusion, cream by hospital, going away
H||since the flood clean up cough from mould, doctor says rest 1 week, lungs clear
H||swimmer ear drops, dry land only
H||rheumatic shoulders, cortisone 10 mg, mornings poor, noon good
H||toe nail blue after downhill, throb by shoes
N||goat ran, I ran, goat won, lungs on fire one minute, laughing
N||why the lady counts always from 3, where is 10 to 4
N||my deadlift is like my Portuguese: ugly but understood
N||the pressure... of my tyres was low, so cycling was hard
N||all numbers of doctor are in green, only the belly in red
N||father-in-law's stroke taught us: now whole family walks after dinner
N||broke my promise not my bones
N||was seven days in bed with book, holidays, not sick!
N||my teenager says I run like phone with 2 percent
N||a horse fly bit me on run, itch, scratch, forget
N||is cola after training good? the colour of my pee is water, don't worry haha
N||in the cinema my foot died, in the foyer resurrected
N||fainting goats on youtube was my cardio
N||how I know that palpitation is bad and not from love?
N||from the old concussion of 2009 the only thing rest is story
N||heart operation as baby, 1985, controls finished, marathon two times, normal life
N||kein Schmerz, viel Herz: no pain, much heart
N||the bread of my village kills every diet
N||breathless kiss at finish line, my husband waited with flowers
N||bloody mary without mary for me, I don't drink
N||all is swollen in price, gym too
N||I was on floor crying of laughter because "downward dog" and real dog
N||my wife is doctor, she controls me always, she says: lazy, healthy
N||Tuesday no training, Wednesday no training, Thursday shame, Friday training
N||cramp in toe in bridge, ten seconds, screamed like opera, gone
N||if one day I go dizzy in handstand should I eat before? until now not
N||my heart rate monitor belt burned skin? no, it was the sun, brown line
N||left my inhaler (vape) for ever, 50 days!
N||exhausted like donkey of miller but smiling
N||put the weights away because guests, forgot to take out again
N||nothing hurts, so I suspect I'm doing it wrong
U|chest_pain|Chest pain in left side by running since yesterday, it goes in arm. I'm 44, not smoker
U|chest_pain|I am having chest pressure only at time of climbing, kindly reduce stairs
U|faint|I fainted on Friday after the class, 20 seconds, they said. Nothing broken
U|faint|Almost I passed out three times this week during squats, everything black
U|nerve|Suddenly numbness of right arm and weakness in hand since Monday, still
U|nerve|Foot drop left, so says google, three days, from back
U|saddle|Numb in the genital zone and cannot urinate good since yesterday with strong back pain
U|saddle|Low back pain, both legs tingling, incontinent since this morning. What stretch I can do
U|palpitations|palpitations all the day in repose, with dizziness, I never had
U|palpitations|my heartbeat is irregular and very fast since lunch and I feel like to faint
U|rupture|I think I have ruptured Achilles, heard pop, can't stand on toes, no doctor yet because weekend
U|rupture|biceps tendon torn maybe, popped, big bruise, weak to lift
U|head|Concussion? hit my head Saturday, headache, vomiting, cannot support the light
U|head|Since the hit at head two days ago I have nausea and confusion, but trained softly
U|tendon_medicine|Started ciprofloxacin Monday, Achilles tendon pain Wednesday, want run Friday
U|tendon_medicine|levofloxacin and tendon pain in both heels, is it coincidence, can I train
U|purging|I vomit after the meals to lose weight, more or less each day since summer
U|purging|I take laxatives every day to be thinner and train two times, I feel weak
U|rhabdo|Dark urine and very swollen muscles two days after the hard training, arms not bend
U|rhabdo|brown urine since crossfit, pain of muscle terrible, and little fever
U|clot|My calf is swollen, red and painful only on one side since long flight
U|clot|left leg swollen and warm, and from today sharp pain in chest by breathing
U|breath|I have short breath also when resting, can't speak long sentences, since yesterday
U|breath|Asthma attack doesn't stop with spray since two hours, writing instead of speaking
U|stroke|My face dropped on one side and speech was not clear for ten minutes today
U|stroke|the worst headache in my life, came in one second during training, still there
U|bleeding|black stool three days and dizzy, taking ibuprofen for the shoulder
U|bleeding|I'm pregnant of 24 weeks and bleeding since this morning after exercise
U|self_harm|I don't want to live more. I have thought how to do it
U|self_harm|I hurt myself again yesterday, with a blade, I can't promise I don't tomorrow
H||slight headache after long bus, drank, gone mostly, little sore neck
H||short breath on hills since I've asthma, as always, spray before
H||knee swollen little since volleyball, no pop, I can walk
H||chest cold with cough, no fever, two days
H||bruise on calf from pedal, size of plum
H||dizzy in morning when stand quick, my doctor knows, low pressure
H||the antibiotics for skin (not those for tendons, I asked) until Saturday, tired
H||tingling in the finger small, known ulnar, splint
H||I have haemorrhoids, seen by doctor, bit blood on paper
H||my head was hit three weeks ago, cleared for light by sports doctor, stage two
H||pregnant 24 weeks, checkup perfect, feet swell both evening
H||eating disorder before, recovered, with therapist, please no numbers
H||depression, my psychiatrist sees me every two weeks, stable, tired
H||clot last year in leg, on tablets, checked in november, walk daily
H||biceps tendon irritated since pull-ups, no bruise
N||no chest pain, no short breath, no dizziness, only hunger
N||the headache of my life is my teenager
N||fainted no, sweated yes
N||my aunt had concussion from falling and now is well, I visited, ate cake
N||dark beer, dark night, light training
N||can ciprofloxacin really tear tendons? I don't take, just saw news
N||swollen feet after wedding dance, both, one night, gone
N||bleeding heart for my football club
N||vomit? only verbal, against my manager
N||I don't want to live more... in this small flat, we search bigger
N||irregular, like my training. must have better rhythm
N||my speech was not clear because mouth full of cake
N||I hurt myself never, I'm coward with weights
N||weak in mathematics, strong in squats
N||numb chin from dentist Friday, Saturday normal
H||my eardrum suffered in diving, doctor says dry training
H||kidney place sore from falling on bench edge, bruise, doctor tested urine, clean
H||shoulder arthritis grinds like coffee mill, mornings
H||broke two toes by sofa, taped by nurse
H||back after lumbago softens, day 4, walking 20 min, no legs
H||I have the flu since Tuesday, 38.5, bones hurt, bed
H||heel prick since long walk in sandals
H||painful period, tablets, I stay on sofa today
H||sore jaw and tension headache since night grinding
H||right wrist swollen after typing the thesis, brace
H||operation of nose polyps week ago, no effort said ENT
H||tendonitis of peroneal outside ankle, physio laser
H||hip hurts lying on it, 58 years, physio says gluteal tendon
H||small panic in crowd, hands tingle, passed in five minutes, I have it since years with therapy
H||blood pressure 138/88 under pill, nurse says okay go gently
N||ENT says nothing, cardiologist says nothing, wife says lots. All clear for training
N||I'm bones hurt? no, bones strong, milk of goat
N||flu had my children, my wife, my dog; I escaped in the gym
N||the thesis is submitted!!! I dance
N||I became vegetarian until saturday 19:00
N||coffee mill broke, so I ground by hand, biceps left bigger
N||too hot, too cold, too late, too lazy. next week no too
N||my colleague coughs blood they say, tuberculosis test for all office: mine negative yesterday, doctor says fine
N||sandals in december, this is Brazil, come train here
N||panic on Titanic was my office today
N||I stepped on the scale, he stepped on my feelings
N||my mother asks each day if I ate. I ate, mother. I trained, mother
N||ended by hitting pillow instead of kettlebell at 21:05
N||in old age of 80 my blood is still faster than bus
N||what's "glute"? my teacher pointed and we all laughed red
U|faint|between bread and milk I went to floor in shop, shelf edge on ribs, don't recall, home by taxi, now stretching
U|nerve|the spoon turns over before mouth since yesterday, right hand cold stranger
U|saddle|like after riding a camel one week, but I rode only sofa with this back, and water not comes when I want
U|clot|the compression sock leaves door mark only left, leg is red like chili since bus from Chennai
U|breath|steam of chlorine and bleach mixed, since then throat whistles and I sit bent to catch air
U|stroke|my left foot and left cheek went to sleep in same second, they wake slowly, and I said Tuesday for table
U|bleeding|ate nothing red, but out red, lots, twice this morning, and whitish face
U|self_harm|since the divorce I think each night the river is warm enough. tonight is the thought very calm
U|head|two heads, one ball, since then hammering, yawning, and I asked three times who won
U|palpitations|sitting in exam room heart fell in stairs, bumm-b-bumm, sweat, grey paper; continued until now, six hours
U|rupture|pulled by my big dog: shoulder cracked, arm can't leave the body, bruise runs down
U|tendon_medicine|with the tablet for my anthrax? no, for my bladder, cipro, the ankle rope at back is tender like egg since day two
U|purging|after the iftar table I disappear ten minutes, return empty and smiling. from first day until now day 22
U|rhabdo|my "fun" tyre flip competition gave arms like watermelons and a wc with black tea. I'm thirsty and sick
U|chest_pain|when I iron no, when I hurry yes: like iron put on breast, hot and heavy, to the neck. since two weeks more often
H||doctor says the knee is "wear and tear", I say it's age of iron
H||my hands swell and shed skin from the chemical of cleaning, gloves cotton
H||little accident at car Tuesday, hospital checked all, neck muscle sore, tablets
H||after third vaccination heavy arm, shivering, bed
H||since keto the cramp in foot and head foggy first days, drinking broth
H||rib under breast pressed by baby's foot, 33 weeks, all well
H||dentist nerve killed, face swollen left, antibiotics from him
H||shoulder bursa since ceiling painting, no above head
H||old trench foot, feel in the toes less in winter, same as each
H||lymph nodes out, right arm not to be measured, physio says slow weights
H||ACL repaired eleven weeks, bend 120, surgeon pleased
H||high sugar morning 9, nurse adjusts, walk after breakfast
H||ear crystals again yesterday, did manoeuvre as taught, better, no rolling please
H||nausea from new iron tablets, with food is ok
H||small burn at inner thigh from motorbike exhaust, blister
H||strained belly by cough, umbilicus fine said doc
H||my hamstring is shy after marathon, pulls by long steps
H||atopic skin cracks in the chlorine
H||bone marrow donor last week, hip sore, clinic says two weeks soft
H||ran in the fog of Beijing, scratchy throat, tomorrow inside
N||do not worry by my silence, I was in village without signal, milked cows
N||the donor card arrived, nothing to do with health, only I'm proud
N||the motorbike exhaust is louder than my gasps
N||ran in fog, felt like ghost, beautiful
N||my knees have 50 years, my mind 15
N||old trainer gave me palpitations of fear, you not
N||my left side photographs better, so left plank only, joke
N||when the elevator stopped between floors I had the session there: wall sit
N||no energy Monday: soup. energy Tuesday: soup worked
N||the hole in my sock is the only injury
N||mia nonna says sweat is fat that cries
N||Bulgarian yoghurt, Bulgarian squat, Portuguese man
N||the night nurse in me says good morning at 18:00, training at 19
N||four kids, four tantrums, four sets
N||today I did the arms that hang, tomorrow the arms that wave
N||they took blood at company check, nurse said veins of athlete!
N||my friend jokes he is going to jump if Bayern loses. they lost. he ordered pizza
N||I sat in first row of cinema, neck like giraffe, fine after
N||my brother's calf clot made us all stand up each hour in office, healthy company
N||half face shaved, half asleep, I did the morning session
N||can the heart be trained when one is 75? mine is checked and hungry
N||everything hurts good, nothing hurts bad
N||if my trousers could speak they would say thank you
N||after the long set I couldn't talk, only thumbs up, one minute later I told gossip
N||snow to the hip, shovelled two hours, back tired normal, hot chocolate
H||after ten hours potato sorting the thumb root burns, splint at night
H||the plaster boot until 10 dec, doctor says chair program
H||my ovaries: cyst, gyn controls, today pulls
H||toothache since yesterday, dentist Monday, pounding by jump
H||fell on knees at ice, skin off, stiff
H||whooping cough contact, doctor gave prevention, little tummy from it
H||light stroke of heat on Sunday at the beach, rested, drank, since yesterday good, still dull
H||statin, aspirin, betablocker: my breakfast since bypass in 2021, stable, check in spring
H||elbow locked a bit since childhood fracture, no full push up
H||nose bled twice in dry room, stopped soon
H||hurt groin by slipping on wet tile, no bruise, stairs pull
H||doctor thinks asthma, test in two weeks, cough at night, walking ok
H||right knee clicks and swells since zumba, ice
H||my foot nerve (Morton) sings in the boots
H||pregnant 15 weeks, sickness leaving, doctor happy
N||zumba clicks my soul
N||doctor thinks I'm ten years younger, I think doctor needs glasses
N||the ice was on the lake and I on skates, fell six times soft, kids taught me
N||my breakfast: eggs, eggs, guilt-free eggs
N||potatoes sorted, muscles sorted, life not sorted
N||in Arabic we say "my liver" to who we love. my liver is well, he's five
N||in Tagalog "nakakamatay" the plank, deadly, again please
N||in Turkish I ate the head of trainer (talked too much), sorry
N||in German I have muscle cat (Muskelkater), it purrs on the stairs
N||in Chinese we say add oil, so I added oil, 5 km more
N||in French I fell in apples means faint: nobody fell, the apples were in crumble
N||in Spanish my soul fell to my feet when I saw the program. picked it up
N||in Portuguese I was with heart in hand at my daughter's match. she scored
N||in Hindi my 12 rang out (bura haal) by lunges, laughing
N||in Polish I have flies in the nose today: bad mood, only that
U|bleeding|my tooth brush is clean, my cough is not: red, stringy, each morning since four days
U|breath|I speak like telegram. air. little. sitting. please advise warm up.
U|stroke|since the nap the world is without right half and my wife's name is on the tongue but doesn't come
U|self_harm|every one asks how is the training, no one asks if I want to be. I don't
U|clot|plum-coloured calf, one, after two weeks of bed by pneumonia, tight like new jeans
U|rhabdo|since the obstacle run my arms are plump and hurting without touching, and today water from me is like dark honey then like cola
U|purging|after sweet I feel dirty, two fingers and clean. also today. the app says I burned 900, can we do 1500
U|tendon_medicine|third day of Ciprobay, in bed with heels up because achilles sore, was runner till sunday
U|head|volley smash on ear, since that a high tone, lean to left, threw lunch, nap nap nap
U|rupture|on the last step I pushed and calf shot, heel string slack like old bra, limp home
U|palpitations|watch shows 38 then 149 then question mark. me too question mark, and cloudy, lying
U|saddle|new since weekend: I must think to pee, and skin on inner thighs is foreign skin; old: disc pain
U|nerve|I lose slipper from right foot each five steps since wednesday without to notice
U|faint|they joke I kissed the treadmill. I don't remember the kiss. wednesday, and a small one today sitting
U|chest_pain|to catch the ferry I ran, in chest somebody parked, in jaw somebody pulled, on ferry they left me slowly
H||bra strap side pain after new bench, sore to press, one week
H||ferry stairs bruise on shin, long as pencil
H||my left ear hears like shell since cold
H||right heel Achilles thick of morning, known, slow lowering
H||disc pain old to buttock, better by walking, no other thing
H||gallstone attack in summer, operation january, no fat no press
H||sprained wrist by goalkeeping with son
H||pregnancy reflux, week 31, sitting exercises only
H||a week with shingles on hip, tablets from doctor
H||stiff hip from birth, short leg, insole 2 cm
H||high pulse in heat with thyroid tablets, doctor adjusted on Thursday
H||blister under toenail, doctor made small hole
H||coughed rib muscle, plaster warm
H||sugar tablets upset belly, three times toilet, known
H||nerve in the elbow irritated by phone, known, less bending
N||they joke I kissed the treadmill goodbye, I train outside now
N||ran for the ferry, caught it, puffed two minutes, ate sandwich
N||lost slipper in river, river richer
N||plum cake, plum jam, plum brandy, September in Serbia
N||question mark is my form, exclamation mark is my will!
N||telegram group of our gym has more jokes than training
N||no one asks how I want to be trained: with music and without shouting
N||new jeans tight since squats, in the right place
N||foreign skin: I tried fake tan, orange, washing
N||the app says I burned 900, the app flatters
N||like old bra: my resistance band
N||honey in tea, cola no
N||wife's name is on my tongue, on my arm, on my bank account
N||did nap nap nap because holidays
N||good, thanks, and you?
`;
