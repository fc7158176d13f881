/** Sentences to train on, in the words of the young, parents and the old: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const agesNotes = `
U|chest_pain|ok so legs were fine but every time i sprint its like someone stands on me right in the middle and my arm goes dead skull emoji
U|chest_pain|I do hope I am not wasting your time, but when I carry the washing upstairs there is a weight across my front, and it only lifts when I sit down.
U|chest_pain|pushing the buggy up to nursery i get this clamp round my ribs and my jaw aches, been all week, putting it down to no sleep
U|chest_pain|ngl my chest has been hurting since pe yesterday like squeezing and i feel sick but my mum says its growing
U|chest_pain|Since Thursday I have had what I would call indigestion, dear, though it arrives only on the hill to church and runs down my left arm.
U|faint|bro i was doing the beep test then i was looking at the sky and everyone was standing round me laughing emoji
U|faint|stood in the kitchen warming a bottle and the next thing im on the tiles and the microwave is beeping, no idea how long
U|faint|I am told that I slid off my chair at bridge on Tuesday and did not answer for a minute. I finished the rubber, you will be glad to hear.
U|faint|everything went tv static in the last sprint and i had to grab my friend or id have been on the floor 2nd time this week lol
U|faint|My neighbour found me lying beside the roses this morning. I remember the secateurs and then her slippers.
U|nerve|Since the weekend my left foot slaps on the lino when I walk, and I have tripped over the rug twice. It does not hurt at all.
U|nerve|keep dropping the dummy, my right hand just isnt closing properly since sunday. too much holding the baby i spose
U|nerve|my leg feels like its not mine since deadlifts like i pinch it and nothing happens is that just doms
U|nerve|cant hold my pen in class bc my fingers went all jelly after the bench thing on monday and its still like that
U|nerve|I have been wearing my blue shoes this week because I cannot lift the toes of my right foot enough for the brown ones.
U|saddle|back went when i lifted the car seat and now i cant feel the loo paper when i wipe, weird right
U|saddle|I am rather embarrassed to write this, but with this bad back I have twice wet myself without knowing, and that is quite new.
U|saddle|so my back is killing and like the whole bit where u sit on a bike saddle is asleep since yesterday crying emoji
U|saddle|took ten mins to get a wee started today and both legs tingle, back still bad from bathing the twins
U|saddle|My lower back has been poorly since Monday. Between the legs it feels as if the dentist has been there with his needle.
U|palpitations|heart doing drum n bass while im literally lying on my bed scrolling and the room kinda spins
U|palpitations|up for the 3am feed and my heart was flipping about like a fish for an hour, went all floaty, still on and off today
U|palpitations|My pulse has been hopping and skipping since breakfast, and I have had to hold on to the sideboard. I have not troubled the surgery.
U|palpitations|watch says 178 and im sitting in maths not even moving and i feel like im gonna drop
U|palpitations|There is a bird fluttering in my chest, my dear, even as I sit with my crossword, and my head goes light with it.
H||knee clicks and hurts going down stairs since basketball started again its annoying
H||six weeks since the section, doctor has okayed walking but nothing heavy yet
H||I take two tablets for my blood pressure and the doctor is content with it, but she does not wish me to strain.
H||i got a cold and my heads banging from all the snot so maybe not running today sad face
H||My hip replacement was in March. The physiotherapist says I must not cross my legs nor bend too low.
H||wrist hurts from lifting him out of the cot 50 times a day, thumb side, mummy thumb apparently
H||my asthma is fine i just take the blue one before pe like always
H||I feel a touch giddy if I rise from my armchair too briskly. The nurse knows and told me to take my time.
H||period cramps from hell today so can we do like the easy one pls
H||pelvic floor isnt what it was, leak a bit when i jump, seeing the women's physio on friday
H||rolled my ankle at netball its a bit puffy but i can walk on it
H||My fingers tingle at night as they have done these ten years; it is the carpal tunnel and I wear the splint.
H||back is stiff and sore from carrying her in the sling all day, no tingles or anything just achy
H||shin splints are back gonna ice them
H||I have arthritis in both knees and the damp weather has made them rather cross this week.
N||that workout literally murdered me im deceased skull emoji skull emoji 10 out of 10
N||my nan had a stroke in summer so i was at hers all week and missed two sessions sorry
N||no chest pain, no dizziness, no nothing, just very very tired because the baby thinks 4am is party time
N||My late husband had the heart attacks in our house; I have had mine looked at thoroughly and been told it is as sound as a bell.
N||heart was going mental when he texted me back omg
N||baby threw up on me, on the dog and on the yoga mat, so we called it a day
N||I nearly fainted when I saw the price of those dumbbells, but I have ordered them all the same.
N||a girl in my class passed out in assembly it was so dramatic anyway my week was good
N||broke my arm when i was like 6 but its totally fine now so push ups are ok
N||Thank you, the week was very pleasant and I managed all three walks.
N||my brain is fried from exams no other reason i skipped
N||what happens if i faint on the treadmill like does it just fling me across the room asking for a friend
N||legs like jelly after the squats and had to go downstairs on my bum, husband cried laughing
N||My granddaughter says I should ask whether one can have a heart attack from skipping rope. I have no complaint, I am only curious.
N||out of breath on the last round but like normal out of breath and fine after a minute
N||had the six week check, everything healed, doctor says i can do whatever i like, so bring it on
N||can we do thursdays instead of wednesdays bc i have drama club
N||I was numb with boredom during the balance exercises, if you will forgive my saying so.
N||milk everywhere, sleep nowhere, but i did my 20 minutes
N||abs hurt when i laugh from the planks yesterday so its working
U|rupture|heard a snap like a twig in my heel doing box jumps and now i cant go on tiptoe on that side at all
U|rupture|reached to catch him off the changing table and something twanged in my upper arm, theres a lump like popeye now and i cant turn a key
U|rupture|As I stepped off the kerb I felt as though someone had kicked me behind the ankle, and since then I cannot push off that foot.
U|rupture|my thigh made a noise when i kicked the ball and now theres a hole in it like u can put ur finger in and its all purple
U|rupture|I lifted the shopping over the gate on Sunday and there was a crack in my shoulder. I can no longer raise that arm to comb my hair.
U|head|got a ball to the face in goal yesterday and ive been kinda floaty since and the board in class hurts my eyes
U|head|bashed my head on the cot rail sat night, been sick twice since and feel like im behind glass
U|head|I slipped on the ice on Monday and struck the back of my head. Since yesterday it aches more each hour and I am muddling my words.
U|head|clashed heads at rugby and i dont remember the second half but i scored apparently lmao still got a thumping head
U|head|I knocked my temple on the cupboard, and I take the blood thinning tablets. I feel sleepy and rather sick this afternoon, but I did my stretches.
U|tendon_medicine|mastitis then a kidney infection, on day 4 of cipro, and the backs of my ankles are so sore i come down stairs sideways
U|tendon_medicine|The young doctor gave me levofloxacin for my chest, and now the cord above my heel is swollen and hot.
U|tendon_medicine|on antibiotics called ciprosomething for my ear and now my achilles hurts like i ran 10 miles which i didnt
U|tendon_medicine|I have nearly finished the tablets for my bladder, the ones ending in floxacin, and my shoulder has become so tender I cannot reach the shelf.
U|tendon_medicine|those strong uti tablets the leaflet says careful with tendons, well both heels are screaming since yesterday and ive got a baby to carry
U|purging|i had pizza at lias so i went to the bathroom after and got rid of it and then ran an hour so its ok
U|purging|only had water and gum since friday bc prom is in 2 weeks feeling a bit wobbly but the scale is down
U|purging|every time i finish her leftovers i feel disgusting and bring it back up once shes napping. at least baby weight is going
U|purging|I am ashamed to say that I take laxatives every evening to keep the weight down, more than the packet advises, and now my legs shake.
U|purging|can u give me double cardio for tmrw i ate a whole cake so i have to earn it back i already did 2 hrs today and no food
U|rhabdo|did 300 squats for a tiktok challenge and now my thighs are like balloons and my pee looks like iced tea
U|rhabdo|first class back since the baby, killer arms. three days on i cant straighten my elbows and my wee is the colour of coke
U|rhabdo|After the spinning class my granddaughter took me to, my legs are hard and swollen and my water has turned quite brown.
U|rhabdo|arms so puffy my sleeves dont fit after the pull up comp and when i go toilet its like cola is that just dehydration
U|rhabdo|My thighs are stiff as boards since Saturday, I can hardly manage the stairs, and what I pass looks like strong tea.
H||my head hurts but its just bc of screen time and no sleep always goes after a nap
H||I had a torn tendon in my shoulder mended in the spring; the surgeon has given me a sheet of what I may lift.
H||still breastfeeding and on antibiotics for mastitis, penicillin type, feel a bit rubbish so walking only
H||concussion was 3 weeks ago and the doc has me on the return to play steps im on step 3 now
H||tailbone still sore since the birth, hard to sit on the bike, midwife knows
H||I am a diabetic of thirty years and I must have my biscuit before exercise.
H||pulled my hammy a bit in the 200 it just feels tight not bad
H||My ankle swells a little in the evening, both of them alike, as it always has with the water tablets.
H||in recovery from an ed my therapist says max 3 sessions a week so pls keep it at that
H||coming down with whatever the baby brought home from nursery, throat like glass
H||got osgood schlatters so kneeling is a no
H||My neck is stiff after sleeping in the chair at the hospital with my sister.
H||got tendonitis in my elbow from tennis physio gave me exercises
H||diastasis two fingers wide so no crunches please, the physio said
H||I wear a pacemaker, fitted two years ago, and the clinic tells me gentle exercise is welcome.
N||i would literally vomit if i have to see another burpee
N||my brother tore his acl and is so dramatic about it anyway my legs are good
N||snapped at my husband, snapped the resistance band, otherwise a solid week
N||My head has been in the clouds because my grandson is getting married on Saturday.
N||i banged my head on the car door but like barely didnt even hurt just embarrassing ppl saw
N||had that lump on my heel scanned, achilles is perfect, told to carry on as normal
N||I took antibiotics in January, they finished long ago, and I have felt splendid ever since.
N||ate so much at the bbq i was about to pop no regrets
N||wee one was sick on my shoulder mid plank, still held it 40 seconds
N||the coke colour hair dye went everywhere but workout done
N||My friend Joan ruptured her Achilles at the tea dance, so I have been doing her shopping. That counts as weights, I think.
N||is it bad to train if u had a concussion like ten years ago bc thats my dad asking
N||thighs on fire for two days but pee normal, moving fine, just unfit after a year of pregnancy
N||i dont make myself sick or anything my aunt just worries bc im skinny we went to the doctor and im just tall
N||I find the music rather loud. Otherwise I have no complaint whatever.
N||so sick of leg day can we do arms
N||the baby headbutted me and laughed, she has a hard head, i have a soft heart
N||My head aches at the thought of all those stairs, but I shall do them.
N||slept 5 hours in a row!!! feel like a new person
N||my arms are dead cant even lift my phone to type this jk it was a good one tho
U|clot|my left calf got really fat and hot since we flew back from florida the other one is normal weird
U|clot|four weeks since the section and one leg is twice the other, tight and warm behind the knee, thought it was water
U|clot|My right leg has come up red and warm below the knee since the plaster was removed, and it is sore when I press it.
U|clot|had my knee op 2 weeks ago and now theres a stab in my side every time i breathe in and i cant get a full breath
U|clot|After the coach tour to Italy I noticed that only one stocking leaves a mark. The calf on that side aches like cramp that will not go.
U|breath|i cant even read out loud in class without stopping for air and my inhaler does nothing since yesterday
U|breath|had to sleep sat up in the nursing chair, if i lie flat i feel like im drowning, ankles like balloons, baby is 3 weeks
U|breath|I am obliged to stop after every few words to catch my wind, and I have done nothing but sit by the window.
U|breath|ate a cookie at practice and my lips went massive and im itchy all over and my throat feels small
U|breath|I have been whistling like a kettle since last night and the puffer has not settled it.
U|stroke|my moms calling me weird bc half my smile isnt working today and i spilled juice down my chin
U|stroke|was singing to her and the words came out scrambled, like alphabet soup, lasted ten minutes, sleep deprivation probably
U|stroke|I could not find the word for teapot this morning, nor for anything else, and my cup fell from my hand. It has passed now.
U|stroke|A curtain came down over my left eye while I was reading the parish news, and it has not lifted since lunch.
U|stroke|headache out of nowhere like a bat to the skull worst of my life never had anything like it still going
U|bleeding|dont wanna be gross but theres been blood in the toilet like a lot and its dark since monday
U|bleeding|28 weeks and soaked two pads since this morning, red, no pain though so resting on the sofa
U|bleeding|My motions have been black as coal and sticky since Wednesday. I have been taking the ibuprofen for my knees.
U|bleeding|baby is five weeks and i suddenly passed a clot like a plum and its still pouring, changing every half hour
U|bleeding|I coughed into my handkerchief and it came away scarlet, twice today. I did not like to alarm anyone.
U|self_harm|dont bother with next weeks plan i wont be here anyway u were nice tho
U|self_harm|i keep thinking everyone would be better off without me, her dad could find someone who is a proper mum
U|self_harm|I have put my papers in order and written to the children. I am simply tired of going on. Thank you for your kindness.
U|self_harm|started hurting myself again its the only thing that works dont tell my mum
U|self_harm|stood at the top of the stairs with him and had such a dark thought about just not being, i dont trust myself today
H||my calf cramps at night but both sides and its been forever mum gives me bananas
H||piles since the birth, a spot of bright red on the paper now and then, gp has seen it and gave cream
H||I had a small stroke two years ago. I am on tablets, my left hand is slow, and the therapist has me lifting tins.
H||i get migraines with the zigzag things ive got tablets from the doctor had one tuesday
H||pregnant 14 weeks, all good at the scan, just feel queasy till noon
H||My chest is a little wheezy in the pollen, and I use my brown inhaler morning and night as instructed.
H||i have depression and im on meds and see my counsellor weekly its been a meh week but safe
H||on antidepressants for pnd since april, slowly coming up, health visitor comes mondays
H||I had a clot in my leg in the nineties and take my warfarin faithfully.
H||got a nosebleed in pe it stopped after like 5 min i get them a lot
H||stitches from the tear still pull a bit when i squat
H||My varicose veins are heavy after standing at the stove, nothing new.
H||stitch in my side every time i run after lunch
H||heel pain first thing in the morning, plantar whatsit, since carrying the tank of a baby around
H||I am recovering from shingles and still rather weary, though the doctor has discharged me.
N||my calves are huge now from all the skipping im so proud flex emoji
N||i wanted to die when my trainers squeaked through the whole silent yoga bit
N||I could not breathe for laughing when Doris sat on the exercise ball.
N||baby has a wheeze and we were in a and e all night with him, hes fine now, i am just wrecked
N||goodbye cruel world said my six pack lol ate three donuts
N||My sister had a clot after her flight to Canada, so she wears stockings now. I stay at home and am quite well.
N||bled money on a new pram, so no new trainers this month
N||lost my voice screaming at the match totally fine tho
N||I was speechless when the doctor said my heart is that of a fifty year old. She sends you her compliments.
N||not sad not hurting just bored of the app tbh
N||had the postnatal depression chat with the health visitor, scored low, all good, just tired
N||my friend says she wants to hurt herself and i told the school nurse so thats been my week im ok
N||should i worry about clots on a long flight? flying in may with the little one, nothing wrong just asking
N||My face dropped when I saw the bill for the boiler.
N||that last sprint took my breath away but then i got it back haha
N||blood sweat and tears but only the sweat part is real
N||I have nothing to report but a new hat.
N||dad of twins here, no pain, no gain, no sleep
N||my period is normal not late not heavy nothing so u can stop asking
N||My balance was excellent this week, I stood on one leg for the whole of the shipping forecast.
U|chest_pain|new dad here, whenever i run up the stairs to the crying i get a burning plate behind the breastbone and both arms go heavy
U|chest_pain|The walk to the library was lovely apart from a cramp in my bosom at the steep part, with cold perspiration. It went off on the bench.
U|chest_pain|coach says i gotta toughen up but when i do suicides it feels like my ribs are being crushed by a hydraulic press
U|chest_pain|I fancied I had slept awkwardly, but this tearing between my shoulders came while hanging the curtains and is still with me.
U|chest_pain|breastbone squish feeling all day like a fat cat sitting there, was gonna train anyway unless u say no
U|faint|rocking him to sleep standing and my ears went underwater and i sank down the wall with him, he was fine, i was gone a few secs
U|faint|i blacked out in the shower after training hit my elbow but nothing else lol
U|faint|It is silly, but I have twice this week come to myself on the bathroom mat with no notion of how I arrived there.
U|faint|my body just went offline in pe and ms carter says i was out for 30 seconds anyway can i do the run club thing
U|faint|I was taken queer at the bus stop on Friday, a lady tells me my eyes rolled up. I took the next bus home.
U|nerve|My arm has been like a borrowed one since I woke on Wednesday, and I cannot do up my buttons with that hand.
U|nerve|trying to do the poppers on her babygro and my left fingers wont, since that overhead press on tuesday, neck sore too
U|nerve|outside of my foot is dead like actual dead u could put a pin in it since i landed weird yesterday
U|nerve|I find my knee gives under me since the weekend, and the front of the thigh has no feeling when I wash it.
U|nerve|cant do a calf raise on the left anymore it just doesnt fire and theres this electric line down from my butt since friday
U|saddle|dad of a newborn, back gone from the night carrying, and my bits are numb since last night. probably the hard chair
U|saddle|ok awkward but my back hurts so bad and i peed a bit in class and didnt even feel it
U|saddle|I have had sciatica down both legs since Sunday, and now I must push and push to pass water.
U|saddle|like i sat on ice for too long down there but its been two days and my back is wrecked from deadlifts
U|saddle|My back is troublesome, and I no longer notice when I need to go, which has led to an accident in the Co-op.
U|palpitations|heart flutters going off like popcorn while i feed her, and i see sparkles, three times since yesterday
U|palpitations|it goes boom boom pause boom and then i get super dizzy even when im just gaming
U|palpitations|My heart took off like a runaway horse during the Archers and has not quite settled, and I am light in the head.
U|palpitations|had like 3 energy drinks ok but that was yesterday and my hearts still racing all wonky and i keep nearly falling over
U|palpitations|The little machine showed 150 and an irregular sign while I was resting. I have taken a camomile tea and am lying down.
H||i get growing pains in both knees at night
H||sciatica again from carrying the car seat, same as with the first one, no numb bits, physio monday
H||I have atrial fibrillation, known for years, and the cardiologist has me on tablets. He says walking is good.
H||shoulder feels like it might pop out when i throw it did last year and i have a brace
H||a bit woozy when i stand up fast, iron was low after the birth and im on tablets for it
H||My bladder has been unreliable since my fourth child, some forty years, and I do the exercises the nurse gave me.
H||anxiety been bad this week heart goes fast in the corridor but its my normal panic thing and i do the breathing
H||got costochondritis gp checked ecg and all said its the cartilage, still sore to press
H||I had my cataract done on Thursday and must not bend down for a week.
H||thumb is jammed from basketball its swollen but i can bend it
H||hernia by the belly button after the pregnancy, surgeon says wait, no straining
H||I have brittle bones, the scan says, so please do not have me bending forward with weights.
H||i had mono in september and im still so tired coach said go slow
H||nipple vasospasm and a blocked duct, so nothing lying on my front please
H||My feet are a little numb from the diabetes, as they have been for years, and the chiropodist sees me monthly.
N||my heart literally stopped when i saw my crush in the gym i cant even
N||we had the fire alarm at 2am, baby screamed, my pulse went to the moon, all calm now
N||I very nearly passed away from embarrassment when my leggings split.
N||im dead tired not sick just stayed up watching a show
N||they checked my heart after the birth, echo and all, clean as a whistle and cleared for running
N||My foot went to sleep during the sermon, and so, I confess, did I.
N||my dad has a bad back and couldnt feel his legs and had an operation hes ok now but i had to do all the chores
N||toddler wet himself on my yoga mat, twice, the joys
N||chest day was insane the pump omg
N||I have no palpitations, no giddiness, no aches. I am simply rather lazy.
N||do u ever get a heart attack from too much coffee just wondering not that i drink it
N||arms feel numb from holding a sleeping baby for two hours, shook it off in a second as always, wouldnt swap it
N||Fainting was all the fashion when I was a girl; I never managed it once.
N||i hate running in gym with everyone watching thats it thats the note
N||his first laugh this week so i am floating, training was ok too
N||I fell off a pony in 1958 and have been upright ever since.
N||pls no more mountain climbers they are from the devil
N||My neighbour, poor soul, collapsed at the market, and I sat with her until the ambulance came. I was rather shaken but am quite myself.
N||heart rate hit 190 on sprints is that fine it went right back down and i felt great
N||breathless like a pug after the burpees and then had a croissant
N||i was weak in the knees bc the new coach is cute
U|rupture|arm wrestled my cousin and something ripped in my bicep it bunched up and the bruise goes to my elbow
U|rupture|sprinted after the runaway pram, bang in the calf like being shot, i now walk flat footed and cant rise on it
U|rupture|I heard a distinct ping in my knee as I came off the last stair, and since then I cannot straighten the leg, there is a dip above the kneecap.
U|rupture|went for a bench pr and my chest went rrrrip and one side looks lower now and my whole armpit is purple lol
U|rupture|My ankle let go with a noise like a cracker at Christmas, and the foot merely dangles when I try to push.
U|head|took a knee to the head at footy sunday and everythings blurry at the edges and i threw up in the car but im playing wed
U|head|stood up under the changing shelf, saw stars, that was friday and ive a headache that gets worse and light is horrid
U|head|I tumbled in the bath on Saturday. Since then I feel as though wrapped in cotton wool, and my daughter says I repeat myself.
U|head|fell off my skateboard no helmet dont yell at me and now i cant concentrate and my ears ring and i sleep like 14 hours
U|head|A shelf came down on my crown three days ago and now one of my eyes sees double when I sew.
U|tendon_medicine|I was prescribed ofloxacin on Monday. It is curious that my heels should complain so when I have hardly walked.
U|tendon_medicine|dad life, chest infection, levoflox tablets, and suddenly the string at the back of my ankle creaks and burns on every stair
U|tendon_medicine|im on cipro bc i got sick in mexico and now my wrist and the back of my foot hurt for no reason
U|tendon_medicine|The pharmacist's leaflet for my Avelox speaks of sinews, and mine behind the knee have been painful since the second tablet.
U|tendon_medicine|hospital sent me home on cipro after the birth infection, heel tendons feel bruised, started the postnatal plan anyway
U|purging|my friend and me are doing a no food week its day 4 and i got a bit shaky in gym but we keep each other going
U|purging|jeans from before the baby fit because dinner doesnt stay down, by my choice, nobody knows
U|purging|i do the finger thing after lunch its not a big deal everyone does it just dont put that on my report
U|purging|I take the senna by the handful so that my dress will fit for the golden wedding, and I have eaten nothing since Tuesday.
U|purging|did the workout 4 times today bc i ate bread like actual bread and i cant stop thinking about it no dinner obviously
U|rhabdo|peed brown after the 500 burpee charity thing lol my legs wont bend either
U|rhabdo|mums bootcamp wrecked me, upper arms swollen like sausages since thursday and only dark little wees, must drink more
U|rhabdo|I was over keen with the new weights. My arms are puffed and hard to the touch, and my urine is the colour of gravy.
U|rhabdo|wrestling camp was so hot and hard we all cramped but mine dont stop and its like rust when i pee
U|rhabdo|Three days after the charity stair climb my thighs will not bend, and the lavatory looks as if I had emptied the teapot into it.
H||i pulled something in my shoulder benching it hurts but it moves ok
H||had a concussion in october, signed off by the doc, still get tired with screens so easy does it
H||I tore my calf last year and it mended with physiotherapy, though it grumbles on hills.
H||black toenail from soccer its gross but whatever
H||uti again, on nitrofurantoin, feel ok but off
H||I have a bruise the size of a saucer on my shin from the dishwasher door; it is tender but I walk normally.
H||sore throat and a temp last night mum says rest
H||c section scar itches and tugs when i do bridges
H||I am finishing a course of steroids for my polymyalgia and my muscles are not what they were.
H||im celiac and got glutened so my stomach is a mess for a couple days
H||bad knee from rugby days, swells a bit after running with the buggy
H||My frozen shoulder is thawing, the physiotherapist says, but I cannot reach behind yet.
H||my braces got tightened so my whole jaw aches cant chew
H||carpal tunnel from the pregnancy still there at night, splints on
H||I have had a head cold with such a thick ache behind the eyes, though it is better each day.
N||i could of puked at how cringe my form video was
N||not a rupture in sight, just a burst nappy
N||I have been purging my cupboards of old china, which is quite a workout.
N||my bf snapped his achilles at football and now im basically a nurse
N||tore something today: open the biscuit packet
N||When I was nine I was knocked on the head by a swing; my husband always said it explained a great deal.
N||took cipro last year on holiday no probs back then and nothing now
N||ate a whole pizza zero regrets no i am not going to run it off we ball
N||skipped dinner once because the baby had a meltdown, made up for it with toast at ten
N||I have eaten rather well, three Sundays' worth in one, and enjoyed every crumb.
N||beetroot salad yesterday and then red wee, remembered after a second of panic, back to yellow today
N||my head is spinning with all these tests coming up but not like actually spinning
N||the bicep is coming, one might call it a lump, my wife calls it a bruise from the cot, shes right, doesnt hurt
N||What precisely is rhabdo? My grandson mentioned it and I should like to understand the word.
N||so sore from tuesday i walk like a penguin normal sore not bad sore
N||I banged on about my grandchildren to the instructor for half an hour and so did only one set.
N||got hit by a ball in the leg lol no mark
N||concussion check after the bump came back clear last month, all done, playing again
N||spin class was so hard my soul left my body
N||I threw up my hands in despair at the new exercise bike and its buttons.
U|clot|sat gaming for like 14 hours on the weekend and now one calf is hard and hot and hurts when i flex my foot
U|clot|since we drove up with the baby on sunday, 9 hours, my left leg is tight and shiny and sore, only that one
U|clot|I have been in bed with my hip for a fortnight, and today a sharp knife came under the ribs as I breathed, and I was quite breathless.
U|clot|on the pill now and my right leg looks like a different persons leg all puffy and kinda purple
U|clot|One leg has swelled up so that I cannot close my boot, though the other is perfectly slim, and it is warm to the hand.
U|breath|three weeks after the birth and i puff like ive run a marathon just sitting on the loo, cough too, worse flat
U|breath|my chest is whistling and i have to stop after like 3 words and my inhaler ran out sunday
U|breath|I cannot get to the end of the Lord's Prayer without stopping for air since yesterday, and my lips are a bit blue, my sister says.
U|breath|new protein bar and now my tongue is thick and i got red bumps everywhere and cant swallow right lol send help
U|breath|I slept in the armchair again because lying down smothers me, and I was gasping before I had my stockings on.
U|stroke|my hand wouldnt grab the spoon for her porridge and my mouth felt like after the dentist, about twenty minutes this morning
U|stroke|suddenly everything on the left side was gone like half my screen was off but it was my eyes and my lips went tingly
U|stroke|My daughter telephoned and said I sounded tipsy. I do not drink, and my lip will not hold the tea.
U|stroke|The floor tilted all at once like a ship and I walked into the door frame on the left again and again. I am in bed now.
U|stroke|i tried to read my text and the letters made no sense and i couldnt say my own name for like 5 min so weird
U|bleeding|puked after practice and it looked like coffee grounds idk i didnt have coffee
U|bleeding|35 weeks and i keep having a trickle down my leg thats not wee, clear, since last night, baby is a bit quiet
U|bleeding|I have passed a good deal of blood with my stool since yesterday, and I feel as pale as the sheets.
U|bleeding|bleeding had stopped after the birth but now week 6 its back like a tap with clots and i go dizzy on my feet
U|bleeding|blood in my spit when i cough its been 2 days and my side hurts when i breathe
U|self_harm|i wrote a letter to everyone and gave my little bro my switch feels peaceful now
U|self_harm|im a rubbish dad and theyd get the insurance. cant stop doing that sum at night
U|self_harm|Since Harold went there is no reason to get up, and I have begun to save my sleeping tablets in a jar.
U|self_harm|whats the point of getting fit if im not planning on turning 17
U|self_harm|had another night where i wished i just wouldnt wake up and i looked at the bridge on the pram walk. dont tell my health visitor
H||my asthma was a bit tight in the cold but two puffs sorted it
H||leg swells up in the heat, both of them, im 30 weeks and the midwife checked the pressure on tuesday
H||I had a mini stroke in February. I am well looked after and told to walk daily but not to overdo it.
H||sunburnt shoulders cant do straps
H||gestational diabetes, diet controlled, going fine
H||My blood pressure was on the high side at the surgery and we are trying a new tablet.
H||heavy period and feel like a zombie doctor already gave me iron for it
H||endometriosis flare so im curled up with a hot water bottle as every month
H||I have piles which bleed a drop now and again; the doctor examined me last month and is not concerned.
H||i used to sh but im 8 months clean and have my therapist on tuesdays
H||ribs sore from coughing with this bug baby gave me
H||My cough lingers after the bronchitis, but it is clearing and the doctor has listened to my lungs.
H||hay fever eyes so puffy cant see the ball
H||spd pain in the pelvis when i do single leg things, 26 weeks
H||I have had my knee drained and am to rest it until Monday.
N||my life is over bc mum took my phone im kidding but also not
N||Our dog had the swollen leg and the vet was very dear, I myself am in the pink.
N||no bleeding for weeks, doctor signed me off, im ready to sweat
N||i couldnt speak bc my mouth was full of marshmallows we had a contest
N||sleep deprived to the point i put the milk in the cupboard, otherwise fit as a fiddle
N||In 1981 I had a clot after my second confinement. Nothing since, and the doctor has no objection to anything.
N||killing it this week fire emoji fire emoji
N||suffocating in wedding plans but breathing fine
N||I was blind with fury at the council about the bins.
N||that bridge exercise makes me look so weird but i like it
N||can people get a stroke from lifting? saw it on insta, im fine, just a worrier
N||My son in law had a bleed and is in hospital, so I have the children and no time.
N||i jumped off the bridge into the lake with my friends it was so fun and cold
N||wish i could sleep and not wake up till the baby is 18 haha, happy though, really, just shattered
N||I could have wept when the bulbs came up; such a good week.
N||had the whole breathing thing tested, lungs perfect, so its just being unfit
N||u ever hold ur breath in planks i do lol oops
N||the wheeze you hear in the video is the dog
N||My face is red as a beetroot after the dancing, and I am most pleased with it.
N||one leg day too many walking like a cowboy
N||both calves sore from the hill with the buggy, feels like i earned it
U|chest_pain|Beta, all is well with me by God's grace, only on the temple steps a stone sits on my heart and my left shoulder pains until I rest.
U|chest_pain|yo the 1500 was sick i got third but my chest was in a vice the last lap and my fingers went tingly and it comes every hard run now
U|chest_pain|papa of two, 44, heartburn that only shows up when i carry both of them up the hill, gone once i put them down
U|chest_pain|I was mowing the little lawn when a tightness came up into my throat and my teeth; I had to hold the washing line post.
U|chest_pain|had flu last week and now it stabs in the middle when i lie back and feels better hunched over like a goblin is that normal
U|faint|mate i went lights out at the top of the climbing wall thank god for the rope lol idk what happened
U|faint|at the baby swim class it all faded to white, another mum took her off me and then i was on the bench with my feet up
U|faint|I missed a little piece of Sunday. I was reaching for the hymn book, and then I was looking at shoes.
U|faint|whenever i go full speed in training the edges go dark and sounds go weird and yesterday i actually dropped
U|faint|Sure I only slid off the stool in the kitchen, out cold himself says, but I was right as rain for bingo.
U|nerve|so i woke up and my hand is like floppy i cant lift my wrist up at all it just hangs there crying emoji
U|nerve|left leg drags a bit when i walk the pram since i twisted getting her out the car on monday, toes catch on every kerb
U|nerve|I dropped my knitting, then a cup, then the good jug. My right hand has had no strength in it since Saturday's lifting.
U|nerve|both hands are buzzing and clumsy since i dived into the shallow end yesterday cant even do my hair
U|nerve|A strip from my hip to my big toe has gone quite wooden, and the stairs are a puzzle to that leg since Tuesday.
U|saddle|carrying the toddler did my back in again and i havent felt properly when i need a poo since thursday, had an accident at soft play
U|saddle|My back has kept me in bed, and I sit as though on someone else's bottom. The water comes in drips, when it comes.
U|saddle|back spasm from rowing and now its all fuzzy between my legs and i cant tell when im done peeing so embarrassing pls dont show anyone
U|saddle|epidural was four months ago so cant be that, but since lifting the cot on sat the inside of both thighs and bits are gone dead
U|saddle|I have not been able to pass water since last evening and my spine aches abominably. I did only the arm exercises.
U|palpitations|my heart goes like woodpecker woodpecker stop woodpecker when im in bed and then im all floaty standing up
U|palpitations|ok session but my heart took off by itself while i was folding babygros, 20 mins, had to lie on the landing
U|palpitations|I have had the thumps and pauses all day, my dear, and a grey feeling with them, and my own mother went suddenly.
U|palpitations|fluttery thing in my neck u can actually see it it wont stop since lunch and im kinda breathless sitting here
U|palpitations|It races, then misses, then races. I have sat still for two hours and it pays no attention.
H||my scoliosis brace rubs and my backs achy but the doctor says swim
H||torn pelvic floor repair three weeks back, consultant said six weeks no lifting
H||I have angina, well controlled; I carry my spray and the nurse has taught me what I may do.
H||got pots diagnosed so i get wobbly when i stand i take salt and wear the socks
H||low back ache since birth, no tingling, only when i sit to feed
H||I have a slipped disc from the autumn. The specialist says the numb toe is slowly returning and I may walk.
H||hip flexor is so tight it pinches when i do high knees
H||bad reflux with this pregnancy, lying flat burns, midwife gave me gaviscon
H||My hands have been numb in the cold all my life; the doctor calls it Raynaud's.
H||got my wisdom teeth out tuesday face like a chipmunk dentist says a week off
H||thyroid went wonky after the birth, on tablets, tired and a bit racy but bloods are every month
H||I broke my wrist in August and it is out of plaster, though weak, and I squeeze the putty daily.
H||i get ectopic beats the cardiologist said its harmless just weird feeling and i can do sports
H||knees sore from kneeling at bath time every night
H||I am rather deaf in one ear from the wax and will be syringed on Thursday.
N||omg i was shaking laughing when coach fell off the bench
N||the pram has a wobbly wheel and so do i, but nothing hurts
N||The only pressure on my chest this week was the cat.
N||heartbroken he left me on read so i lifted angry and got a pr
N||three nights of teething, i am a zombie with biceps
N||Since the cardiologist gave me the all clear in September I have danced every Tuesday, and nothing has bothered me.
N||my arms were so pumped i couldnt scratch my nose for like a minute lol fine now
N||husband fainted in the delivery room, i still tease him, me im solid as a rock
N||Would it be dangerous to faint in the pool? I never have, I merely like to be prepared.
N||u know when u stand in line so long ur butt goes numb that was the concert worth it
N||no leaks, no back pain, no numb bits, physio said ive the pelvic floor of a gymnast
N||My heart sank when they closed the baths.
N||my gran has heart flutters and got a pacemaker so we watched movies at hers
N||pulse through the roof because he rolled off the sofa, onto a cushion, laughing
N||I am the only one in my family without a bad heart, touch wood, and I have had every test they possess.
N||can i do the workout with my sister she wants to join
N||i dropped everything this week: keys, phone, half a lasagne. i'm just clumsy when i'm tired and always was
N||It was slippery, so I stayed at home and did the chair programme twice.
N||felt weak today but i also didnt eat breakfast till 2 and then i was fine
N||goal is to carry the car seat without swearing
U|rupture|did a backflip on the trampoline landed and there was a bang in my ankle at the back and i cant push off to walk just drag it
U|rupture|threw her in the air and caught her and my shoulder went crunch, cant lift that arm past my waist since
U|rupture|My hamstring, if that is the word, went with a snap when I slipped on the wet leaves, and I am black and blue from seat to knee.
U|rupture|bicep curl went pop now the muscle sits way too low like its sliding down my arm kinda cool kinda scary
U|rupture|I was dancing at my grandson's wedding when I felt a stone strike my calf. Nobody had thrown one. I cannot stand on my toes since.
U|head|got elbowed hard yesterday and i keep forgetting what lesson im in and my head pounds and i wanna puke
U|head|toddler launched a wooden train at my temple wednesday, lol, but im seeing double on and off and the headache wont shift
U|head|I went backwards off the kitchen steps. It is three days now and I cannot bear the lamp, nor remember the grocer's name.
U|head|whiplashed my head on the goalpost had a nap now one pupil is bigger my sister says it looks cool
U|head|My head met the pavement on Thursday, and ever since the room sways and my breakfast comes up.
U|tendon_medicine|I am on my second week of norfloxacin for the bladder, and I feel a tug and a burning behind the heel when I go for the post.
U|tendon_medicine|kidney stone then cipro, and today chasing the toddler the back of my leg feels like an old elastic about to go
U|tendon_medicine|skin infection so they gave me cipro and now both my knees hurt under the kneecap and my ankles click and ache
U|tendon_medicine|moxiflox eye and tablet thing for my infection, elbow tendons gone sore lifting the baby, could just be the baby
U|tendon_medicine|Those tablets for my diverticulitis, cipro and another, have made my ankles squeak and swell at the back, I am quite sure of it.
U|purging|lost 3 kilos this week by being sick after dinner every day do i get a badge
U|purging|i run up and down the stairs at 2am after feeds until ive burnt off what i ate, and some nights i make it come back up to be sure
U|purging|My slimming group would be proud; I have had only black tea for four days, and I feel faint when I bend.
U|purging|ok dont judge but i took moms laxatives again bc we had a birthday dinner my tummy cramps but its flat
U|purging|if i eat more than an apple i have to do 1000 jumping jacks thats the rule and today i did 3000 and i cant feel warm
U|rhabdo|we had punishment sprints and pushups for an hour now my arms are rock hard cant bend them and my pee is like dr pepper
U|rhabdo|dad versus the murph workout. two days later quads like water balloons and the toilet bowl looks like cola. worth it
U|rhabdo|I gardened for nine hours in that heat. My arms have swollen so my bangles pinch, and my urine is dark as treacle.
U|rhabdo|legs so swollen my jeans wont go past the knee after the hike thing and i pee orange brown and feel like trash
U|rhabdo|did a hundred lunges with him strapped on, cant get off the loo without hauling on the radiator, and what comes out is the shade of stout
H||my bicep is sore at the elbow from too many chin ups its been like 2 weeks
H||had the achilles stitched in june, boot is off, physio has me doing heel raises with two legs
H||I fell last week and bruised my hip; the hospital took a picture and nothing is broken.
H||i get headaches from my glasses being old getting new ones soon
H||achilles bit stiff in the mornings since i took up running with the buggy, warms up
H||I have gout and my toe is on fire, the tablets are beginning to help.
H||food poisoning tuesday was sick all night better now just weak
H||sick every morning with this pregnancy, keeping water and crackers down, midwife says its normal
H||I must take iron tablets, which turn everything black down below, as the doctor warned me they would.
H||my shoulder gets weird clicking and sore after swim
H||baby gave me hand foot and mouth so my feet are covered in blisters
H||I have lost weight since my operation and the dietician visits me, so I am to be built up slowly.
H||strained my groin at soccer hurts to kick
H||recovering bulimic, two years well, please no calorie counts in the app
H||There is an ache in my jaw from the new denture, and my dentist will file it on Friday.
N||i ripped my jeans squatting it sounded like a gunshot everyone looked monkey covering eyes emoji
N||my tendons are fine, my patience is torn
N||I snapped my umbrella, my glasses and very nearly at the postman, but my limbs are whole.
N||my cousin made himself sick on rollercoasters i just ate churros
N||haven't eaten a hot meal in days because of her lordship, cold ones though, plenty
N||I took a nasty bump on the head in the Blitz as an infant, and it has not stopped me yet.
N||coach said my form is so bad it gives him concussion rude
N||pee is neon yellow from the vitamins lol
N||dark circles, not dark pee, before you ask after that workout. i googled it and im fine
N||I should like to fast on Good Friday as I always have, with fish in the evening.
N||what even is a popeye arm is that good
N||i did skip lunch for a nap and that is the best decision i made all week
N||My late sister starved herself as a girl, which is why I always finish my plate.
N||i hit my head on nothing i just have a big head according to my brother
N||doc had my antibiotics changed from cipro to something else before i even took one, infection gone, tendons happy
N||My muscles are a trifle tender after the weights, as you promised, and it is passing nicely.
N||popped my knuckles so loud the whole gym heard
N||vomit count this week: baby nine, me zero
N||I am full of beans and, I regret to say, of trifle.
N||lost my mind lost my airpods lost my gains
N||i could murder a full night's sleep
N||its too hot to train outside can we do inside stuff
U|clot|broke my ankle so im in a cast and now the calf above it is throbbing and hot and my toes are purple
U|clot|two weeks post section, stabbing under the shoulder blade when i breathe in and my pulse wont slow down, came on suddenly in the shower
U|clot|Since the flight home from Adelaide my left leg is tight as a drum, though the right gives no trouble at all.
U|clot|one leg is like a ham the other is like a normal leg idk i was in bed with covid for ten days
U|clot|I felt a sudden catch beneath the ribs and could not draw breath, and this after three weeks of resting my broken foot.
U|breath|walked from the bed to the cot and had to sit down on the floor to get air. its been getting worse since sunday, nothing else wrong
U|breath|im breathing so fast just watching tv and my ribs suck in when i do it my mums at work
U|breath|I wheeze so that the whole room may hear it, and I have used my reliever every hour since noon.
U|breath|ate satay, my eyelids are puffed shut nearly and my voice has gone croaky and im itching, anyway did the stretches
U|breath|My ankles are full, my nights are spent upright, and I gasp simply to butter the toast. It has come on within the week.
U|stroke|I put my slipper on the wrong foot and could not work out why, and my left arm simply would not do as I asked it.
U|stroke|wife says i talked gibberish to the baby, proper gibberish not baby talk, and my arm slid off the cot. fine after half an hour
U|stroke|one eye went black for like 3 min during maths and then came back so creepy
U|stroke|had this thunderclap in my head when i was straining on the squat never felt anything like that neck is stiff now
U|stroke|My face looked back at me from the mirror quite lopsided this morning. I thought it was the glass.
U|bleeding|12 weeks pregnant and having cramps with bright red blood since lunch, trying not to think about it so asking you for a workout instead
U|bleeding|its like tar when i go and it stinks so bad and im so tired lately mum thinks its the burgers
U|bleeding|I brought up a cupful of something dark with red in it last night and have kept to dry toast.
U|bleeding|threw up blood after the party like actual red twice im fine now just shaky
U|bleeding|I am seventy four and long past all that, yet I have been bleeding heavily below since Friday, and I go giddy on the stairs.
U|self_harm|nobody would notice if i was gone tbh and i think ive picked the day
U|self_harm|honestly i look at the traffic when im walking the buggy alone in the evening and think one step. then i go home and cook
U|self_harm|I am saying goodbye to everyone in my own small way this week. You have been a comfort.
U|self_harm|did the workout then cut again so idk if upper body is a good idea
U|self_harm|i cant do this dad thing, cant do any thing, i just want it to stop, me to stop
H||both legs ache at night after football its like growing stuff
H||i had pre eclampsia, on labetalol, pressure down to normal, community midwife checks me twice a week
H||I have COPD and a good nurse; I am puffed on the hill as I have been these five years, no worse.
H||peanut allergy so i always have my pens just fyi
H||mastitis last week now cleared, sore boob still so no prone work
H||I have fluid tablets for a tired heart, and the clinic weighs me each Monday; it is steady.
H||panic attacks on the bus again my counsellor is helping with it
H||sad since weaning, gp says hormones plus baby blues, no scary thoughts, walking helps
H||I am grieving for my husband and have no strength, but my doctor and the vicar both call regularly.
H||bellsy palsy or something in sept my face is almost back the hospital gave me steroids
H||spotting stopped at 10 weeks, they scanned, heartbeat there, told me to keep it gentle
H||My eyesight is blurred by the cataract and I await the operation.
H||covid last week still coughing a bit no fever now
H||ulcer found in spring, on tablets, tummy sore if i skip breakfast
H||I had a vein stripped last month and wear the tight stockings as instructed.
N||this app is gonna be the death of me lol jk i love it
N||she slept on my chest all night so that heavy feeling has a name and a nappy
N||My breath was quite taken away by the choir at St Mary's.
N||not gonna lie i cried at the dog movie thats my emotional week
N||we lost grandad to a stroke on monday, funeral friday, so no training, body is ok
N||I once bled terribly after my second, in 1972, and here I am still with a bunion free life.
N||can u die from too many burpees answer honestly
N||the midwife checked the leak and it was just wee, all fine, cleared to move
N||I do not have dark thoughts, thank you for asking, merely dark curtains.
N||cut my hair short for swim season obsessed
N||my face droops because i sleep four hours, not because of anything medical, i checked the list haha
N||The bleeding of the radiators took all morning, so I had no time for the squats.
N||leg swole not swollen ok theres a difference
N||had a stitch up at work, not in my side, sorted now
N||My grandson had hives and was rushed in, and I was so frightened for him, but he is home with an ice cream.
N||i choked on a gummy bear mid rest like 2 secs im good
N||slurring by 9pm because i am that knackered is a joke my husband makes, i had one glass of wine and half a bottle of sleep
N||I feel ready for a heavier tin of beans.
N||im so done with school but like in the normal way
N||had the leg scanned after the flight in june, no clot, no swelling since, so run me ragged
N||My words come out wrong only in Welsh class, and there on purpose.
U|chest_pain|is it bad if my chest goes tight like a rubber band and my left pinky buzzes only when i run fast asking bc its every time now
U|chest_pain|I had a most peculiar ache in both elbows and across the top of my chest as I pushed my sister's wheelchair; it ceased when we stopped for a scone.
U|chest_pain|sleep 3/10 food 6/10 mood 7/10, and a heavy bar across the front when i rock the pram uphill, thats new
U|chest_pain|Well now, pet, I was beating the rug and something gripped me here, and I came out in a cold wet sweat. I had a sit down and a peppermint.
U|chest_pain|feels like i swallowed a brick sideways since this morning and my jaws sore but i had a big lift yesterday so prob that
U|faint|third run since the birth and i went down by the duck pond, no trip, just woke up with a jogger over me and the pram rolling
U|faint|me and the floor had a meeting during hockey like i just switched off and switched on again
U|faint|I had hold of the tap one moment, and the next I was beneath the sink with a sore elbow and the water running.
U|faint|coach gave me juice bc i went white and my eyes did the thing and i was gone on the bleachers after the 800
U|faint|Everything receded, as it does at the pictures when the lamps go down, and I had to be lowered to the floor of the post office. It was the second time.
U|nerve|squatted heavy sat and now i keep tripping up the stairs bc my toes wont come up on one side lmao
U|nerve|since wednesday the bottle slips out of my hand, thumb and finger wont pinch, and the arm is half asleep
U|nerve|I find that I cannot hold the pen to sign for my parcels, and there is a dead patch along my forearm since Friday.
U|nerve|my whole shoulder blade arm thing just doesnt go up since the scrum yesterday no pain it just wont
U|nerve|leg buckled twice on the stairs with her in my arms, thigh feels like its wrapped in carpet, since the weekend
U|saddle|My seat is numb, young man, there is no ladylike way to say it, and my back is worse than ever since the bending exercise.
U|saddle|hurt my back on the deadlift and now its like i got novocaine in my crotch skull emoji
U|saddle|slipped a disc years back, flared lifting the pushchair, and today i stood at the toilet and nothing would start for ages, no feeling in it
U|saddle|i cant feel when i sit down like my butt is just not there and both my feet are tingly since the fall at gymnastics
U|saddle|This week I have soiled myself twice without warning, and both my legs are weak from the back trouble.
U|palpitations|heart was doing its own jazz solo on the sofa, light headed with it, lasted through two episodes of bluey
U|palpitations|i get up to get water and my heart is at like 160 and i gotta hold the wall its been since monday
U|palpitations|My heart misbehaves, it gallops and trips, and I felt myself going off in the butcher's. I still feel it at this moment.
U|palpitations|it stops for a second like an actual gap then slams and i go dizzy it happened in warm up and on the bus and now
U|palpitations|I am sitting with my feet up, and there is a drum roll under my cardigan that has not stopped for an hour.
H||my hips click and one hurts when i do splits
H||baby number three and a prolapse, grade one, women's physio has me on a plan
H||I have a leaky valve, which they measure every year, and I may do anything that lets me talk.
H||did something to my neck on the trampoline its stiff but getting better
H||trapped nerve in the neck since march, seen by neuro, fingers tingle, same as ever
H||My left knee has no cartilage to speak of and I am on the list for a new one.
H||got impetigo on my face so no contact training
H||haemorrhoids are a new dads secret, mine just hurt on the bike
H||I am a martyr to my sciatica in the damp, though I have no weakness and the doctor knows it well.
H||my blood sugar was low in pe so i had my dextrose type 1 since i was 5
H||we both have norovirus. me and the baby. maybe tuesday
H||The tablets for my nerves make me drowsy until eleven.
H||i take adhd meds and my heart goes a bit fast the doctor checked and its ok
H||anaemic after the haemorrhage, three months ago, bloods rising, walk only said the gp
H||I had a stent placed in January and attend the rehabilitation class on Wednesdays.
N||the gym is so cold i cant feel my nose but like in a funny way
N||she grabbed my heart and my hair, bald patch incoming
N||You ask of my heart: it belongs to the new curate, and beats as it ought.
N||if i black out from boredom in this plank its on u
N||went numb when i heard the nursery fees
N||A gentleman fainted at aqua aerobics and I was the one who fished him out.
N||i cant feel my legs omg best session ever they work again now
N||dead arm from her head, woke up, shook it, made coffee, life as usual
N||My physician has listened, tapped and photographed me, and declares there is nothing amiss with the chest at all.
N||lowkey scared of having a heart thing bc of that footballer on tv but i feel totally normal
N||no tingles, no numbness, no wee accidents, the back is actually the best its been since the birth
N||I had a very heavy heart on Wednesday, it being our anniversary, but I made his favourite pudding.
N||deadlift day my back got a pump and it was gone by dinner
N||cardio from chasing a naked toddler should count
N||I should prefer not to lie upon the floor, as the carpet is new.
N||my lil cousin pooped her pants at my birthday so thats the tea
N||is numbness down there a thing from bike seats? mine is comfy, i just read it in a magazine while pumping
N||When my hip was numb after the operation in 2009 I thought it would never wake, but it did within the year.
N||racing my brother up the stairs every day i win
N||my friend from the antenatal group has a heart condition and had to stop, makes me grateful, thats all
N||I walked rather less as the bus stop has been moved nearer.
U|rupture|jumped off the wall and it felt like someone threw a rock at my heel nobody did and now theres a gap in the string thingy
U|rupture|was opening the stuck travel cot and my elbow cracked, bruise like a plum from there to my wrist, no strength to twist the jar lids
U|rupture|I caught myself on the bannister, and my upper arm tore. There is a ball near the elbow which was never there, and a great yellow and blue stain.
U|rupture|landed from a layup knee went pop loud enough that the bench heard and its a balloon now and buckles sideways
U|rupture|Something parted behind my knee, a sound like a stick over one's thigh, and I have gone about on my heel ever since.
U|head|heading practice like fifty times and now im dizzy and foggy and the tv makes me want to barf since last night
U|head|she threw her bottle straight to my eyebrow on sunday and i cant shake the headache, words keep swapping places
U|head|I struck my forehead upon the oven door. I thought nothing of it, but tonight I am drowsy and was sick in my basket.
U|head|crashed my bike into a bin helmet cracked and i feel like im dreaming and slow but i gotta train for saturday
U|head|It was merely a tap against the minibus roof, though since then I have been unsteady and there is a hissing in my ear and a headache I cannot sleep through.
U|tendon_medicine|My bronchitis is mended by levofloxacin, thank goodness, but the back of each foot feels as though the tailor had put a pin in it.
U|tendon_medicine|on ciproflox for a breast abscess and the thumb tendon and heel went bad on day three
U|tendon_medicine|cf kid here on cipro again and my ankles hurt at the back on every step can i still do jumps
U|tendon_medicine|stomach bug from bali, cipro from the travel kit, now lifting the baby sets fire to the front of my shoulder
U|tendon_medicine|I was given the quinolone sort, since penicillin disagrees with me, and now both my calves end in something sore and thick.
U|purging|weighed in at my lowest ever!! only ate ice cubes since sunday and i see spots when i stand
U|purging|shower running so nobody hears me bring up my tea. its easier than the diet. hows my plan looking
U|purging|chewing and spitting and then water pills bc of the wrestling weigh in my legs cramp
U|purging|i know breastfeeding needs food but i cant, i had two coffees in three days, im too fat still
U|purging|I use the bathroom after each meal to be rid of it, a habit of my girlhood which has come back since the funeral.
U|rhabdo|spin class for two hours bc my friend dared me and now my legs are like concrete and my pee is mahogany
U|rhabdo|My first weights class was on Thursday. I cannot lift the cup to my lips for swelling, and I pass something like cold black tea.
U|rhabdo|had a crack at the dads 100 pull ups. arms locked bent, forearms fat, pee like the last inch in the coffee jug
U|rhabdo|preseason in 35 degrees and now my calves are swollen and hurt if u touch them and i went pee and it was brown i thought it was the light
U|rhabdo|crossfit with the mum group on monday. its thursday, shoulders swollen up, and i only go once a day and its rusty
H||my shoulder pops a lot when i swim butterfly it aches after
H||partial tear in the plantar thing, boot from the hospital till the 12th
H||I have had my rotator cuff seen to by injection and must rest it ten days.
H||i have a sinus infection on amoxicillin feel gross
H||colic baby, tension headache every evening, paracetamol sorts it
H||I bruise at a touch owing to my blood thinners; the doctor is aware.
H||got hit in the shin its a huge egg but i can run a bit
H||my old achilles op from 2019 moans when its cold
H||The statin makes my thighs ache, so my doctor is lowering the dose.
H||i feel sick before every meal from my meds the doctor says it goes away in 2 weeks
H||kidney stone passed last week, checked and told to drink a lot
H||I am to have a colonoscopy on Tuesday, and the preparation is powerful, so no exercise that day.
H||dehydrated from football headache went after water but still meh
H||postpartum thyroiditis so my muscles ache, endocrinologist in two weeks
H||A little cystitis again; the nurse has given me trimethoprim.
N||coach put us through hell literally hell but im buzzing
N||tore through the laundry, tore through the plan
N||I made my doctor laugh when I asked if I should lift my husband.
N||mum had a head injury at work so i was cooking all week pasta pasta pasta
N||crashed into bed at 8 every night, no headache, just done
N||In the spring I had a black eye from the garden gate, and it has long since faded.
N||my biceps are so sore i cant do my bra up lol in a good way it was a new plan
N||cola is my drug on night feeds, cutting it to one a day
N||I take no medicines at all, which astonishes the chemist.
N||i barfed in 3rd grade gym and ppl still bring it up
N||someone in the mum group got rhabdo from crossfit so we are all a bit scared, im fine and my wee is like lemonade
N||Would an antibiotic hurt my tendons if I ever needed one? The radio doctor said so. I take nothing now.
N||ok real talk i love food and im not dieting just wanna get stronger
N||weight is back to before the baby and i did it with porridge
N||I had not eaten since breakfast owing to the fasting blood test, and then had two teacakes to make up.
N||my form went to pieces on the last set but i didnt
N||he clipped me with his toy hammer, good aim, no bump, the boy will be a boxer
N||My scan after the tumble came back perfectly clear, and the doctor bids me carry on.
N||that smoothie looked like brown sludge but it tasted fire
N||i could sleep on a clothesline
N||the light in the gym is so bright its like an interrogation lol
U|clot|my thigh down to my foot on one side is swollen since the bus trip and when i stand its like its gonna burst
U|clot|baby is 10 days old and my groin and one whole leg is heavy, blotchy, hot, the midwife visit isnt until monday
U|clot|I have a sore, warm cord at the back of one calf, and this afternoon I grew breathless merely rising from my chair.
U|clot|since they put my knee in the brace its been ok but today it hurts like a needle when i breathe deep and i coughed a bit of red
U|clot|My shoe will go on the left foot and not on the right; the leg is thick and rosy, and all since the operation.
U|breath|midnight cough wont stop, i can only say two words at a time to the baby, asthma pump empty
U|breath|i feel like im breathing through a straw since gym this morning and its worse now
U|breath|A wasp stung me, and now my neck is up in welts, my lips feel like cushions, and there is a whistle as I breathe.
U|breath|I have not been able to lie down for three nights, for it is as though the tide comes in over me.
U|breath|every step to the bathroom has me panting and my fingernails look kinda blue idk maybe nail polish
U|stroke|woke from the nap with her and my left cheek was hanging and i dribbled my tea, thought i slept on it funny
U|stroke|had the most violent pain in my head on the school run, like an axe, out of a blue sky, hasnt gone
U|stroke|my right arm went all heavy and i was talking like drunk but i wasnt and then it stopped after lunch
U|stroke|I could hear my friend speaking, and yet it was as though she spoke Dutch; and when I answered she looked frightened.
U|stroke|Half the page was missing as I read, and it has not returned. I am otherwise quite lively.
U|bleeding|31 weeks, gush of water in the supermarket, everyone laughed it off as wee but it keeps coming
U|bleeding|i pooped and the bowl was just red like all red and my belly hurts and i got dizzy
U|bleeding|There has been rather a lot of dark blood when I go, with clots, and I take my blood thinner each morning.
U|bleeding|scar was healing and now i have soaked three maternity pads since the workout, 4 weeks after the section
U|bleeding|my period has been going for 3 weeks and im soaking one every hour today and im white and my ears ring
U|self_harm|i dont wanna do this anymore and i dont mean the workouts
U|self_harm|everything is grey and i googled ways, then the baby cried, so i went to the baby
U|self_harm|I do not mean to be a burden on my son any longer and I have decided how that may be arranged.
U|self_harm|ive got pills saved and idk just feel like ok its soon dont freak out
U|self_harm|I have asked my neighbour to take the cat for good. There is nothing more I want to do here.
H||my ankle is fat from the sprain last week but its going down
H||my legs are like tree trunks in this pregnancy, both, checked yesterday, no protein, feet up
H||I had cellulitis in my shin; it is fading with the tablets and I am to keep it raised.
H||exercise asthma means i do longer warm ups thats all
H||lost a baby at 9 weeks in may. body is healed says the doctor, head not always. gentle things please
H||I am low in spirits since the move, and the doctor and I are trying a new tablet; I am quite safe.
H||migraine yesterday with puking had my tablet now i feel hungover its my usual kind
H||carsick, seasick, pregnant sick, cant do floor work
H||Vertigo again, the crystals, which the nurse puts right by tipping my head.
H||i get hives when its cold my doctor knows its harmless just itchy
H||sleep apnoea mask arrived, dad of three, first good nights
H||I have a little polyp that was removed on Monday, and was told no straining for a week.
H||my gums bleed when i brush dentist said brush more lol
H||anal fissure after the birth, bit of fresh blood, gp gave ointment, hurts to squat deep
H||My breathing has been tested, it is mild bronchiectasis, and I do my huffing each morning.
N||im bleeding school spirit this week go wildcats
N||i wanted the ground to swallow me when my boobs leaked in zumba
N||We said goodbye to the old car, and I shed a tear, silly as that is.
N||if mum makes me eat kale i will end it all aka move to dads
N||she took her first breath a year ago tomorrow, party at two, no gym
N||I was short of breath in 2011, before my valve was done, and have been climbing like a goat since.
N||choking on assignments send help and pizza
N||i have had all the feelings checked. not depressed, they say. just a dad of a six week old
N||I lost my tongue entirely when they asked me to lead the class.
N||omg my face after the sauna like tomato lol normal again now
N||milk came out of my nose from laughing during the squats
N||A friend had a brain haemorrhage in June and is making a good recovery, we pray.
N||my leg fell asleep in the cinema and i had to limp out like a zombie then it was ok
N||water went everywhere, the paddling pool not me, im not even pregnant any more
N||No swelling, no redness, and the doctor has had both legs under his machine; I may go on my cruise.
N||is it true girls can bleed so much they faint on periods mine are chill
N||both feet swollen from new shoes on the zoo day, gone by morning
N||I gave up smoking in 1990 and sugar on Monday; Monday was harder.
N||i deleted insta for my mental health and honestly its great
N||pushed the buggy 8k, wheezed at the end like an accordion, two minutes and i was singing again
N||My hand is steady enough for watercolours, so it is steady enough for dumb bells.
U|chest_pain|crushing chest pain since lunch
U|chest_pain|nothing to report really, oh, apart from my arm and jaw going achy every evening when i do the bath and lift him out, sweaty with it, new since monday
U|chest_pain|Would you be so good as to lower the speed? A pain like a hot poker comes behind my breastbone when I walk at the old one, and it never used to.
U|chest_pain|got tackled no wait thats not why it hurts it was before that like pressure when i ran and now its spreading to my back
U|chest_pain|I took one of my late husband's little sprays when the tightness came on Tuesday, and it eased, so I had another today.
U|faint|not me passing out in the lunch line again girl the floor was so nasty
U|faint|blood pressure must be in my boots, i went right out when i got up for the 4am feed and husband heard the thud
U|faint|I gather I was unconscious. I should have said asleep, but one does not sleep in the frozen food aisle.
U|faint|when i hit top speed its like someone dims the brightness on my eyes and my legs go bye it happened 3 races in a row
U|faint|swayed, sweated, grabbed the cot, slid. that was this morning, and yesterday, and im about to do your session
U|nerve|hand went claw shaped and weak after sleeping on the arm at the party 2 days ago still cant text with it
U|nerve|stitches fine, milk fine, but i cant raise my big toe since sunday and the top of the foot has no feeling
U|nerve|My shopping bag fell straight through my fingers twice today. They do not seem to receive the message.
U|nerve|I had a sharp crick in the neck on Monday, and ever since, my arm will not lift the kettle, with two fingers quite asleep.
U|nerve|both legs feel like noodles and its getting worse every day like started in the feet on friday and now the knees
U|saddle|since the heavy lift saturday my back is on fire and i dont know when i need to pee i just leak
U|saddle|changed her nappy and realised i needed one too, no warning, bad back since friday and the saddle bit has gone woolly
U|saddle|When I wash myself I cannot feel the flannel, and I have pains down both legs from the spine.
U|saddle|I have not had the urge to go for a day and a half, and my lower back is in a dreadful state.
U|saddle|idk how to say this but everything down there is like when u come from the dentist and my back got crunched in the scrum
U|palpitations|rapid heart since the 5am feed, uneven, cant catch up with it counting, and im woozy holding her
U|palpitations|my heart keeps going zoom for like 20 min out of nowhere in class and i gotta put my head down or ill drop
U|palpitations|There was a fluttering all through the sermon, with beats left out, and I was obliged to put my head on my knees.
U|palpitations|heart rate 40 then 140 then 60 on the couch app must be broken but i do feel like fainting
U|palpitations|Like a moth in a lampshade, all afternoon, and every so often the room goes pale.
H||i twisted my knee at dance its sore on the inside but i can walk
H||bad back flare, the same old, no leg stuff, from hunching over a tiny bath
H||I am seventy nine with a new shoulder, ten weeks old, and must keep the elbow below the shoulder.
H||got a panic attack before the test heart racing and all but i know them and it passed
H||after the twins my blood pressure stayed up so im on a pill and see the gp in two weeks
H||I faint at needles and always have; the nurse makes me lie down for my flu jab.
H||ear infection so im off balance a bit doctor gave drops
H||nerve in my thigh was squashed in labour, still a numb patch, hospital says give it three months
H||My heart was put back in rhythm by the hospital in October, and I am told to build up slowly.
H||tennis elbow but from gaming lol
H||bladder prolapse, pessary in, coughs still a gamble
H||I am to wear a corset for my spine until the fracture has knit.
H||stress fracture in my foot boot til christmas
H||vasectomy thursday. nothing that bounces
H||I am on a waiting list for my veins, and my legs ache at evening.
N||passed out on the couch after practice aka the best nap of my life
N||heart melted, she said dada
N||I have been nervous about my driving test, at sixty eight, and had butterflies until I passed it.
N||i dont feel anything on glute bridges am i doing it wrong
N||toes go numb in those ski boots, take them off and its over, we had a lovely time in the snow with the wee man
N||My cousin cannot feel her feet, poor thing, and it makes one grateful for a brisk walk.
N||crushed it crushed it crushed it
N||crushing is what my toddler does with bananas, my chest is fine
N||There was pressure from the committee to serve cake, and I yielded.
N||was dizzy from the waltzer at the fair for like a minute so fun
N||i leaked once on the trampoline, laughed, thats all, physio says pelvic floor is strong now
N||My back is straight, my bowels are regular, and my conscience is clear.
N||teacher said my hearts in the right place but my essay isnt
N||dad joke: my back went out more than i did this month. not really, its ok now
N||I was poorly in my heart as a young woman, but the surgeon closed the hole and it has served me for fifty years.
N||why do ppl pass out when they lock their knees is that real
N||our neighbour had a pacemaker put in and now runs faster than me, jealous
N||A touch of stage fright made my heart race before the recital, and then I played rather well.
N||too much homework to train sorry
N||got a foot in the face in bed, that is co sleeping
N||You are very patient with an old woman and her tablet computer.
U|rupture|long jump landed and my hamstring went bang now i got a lump and a dip and the bruise is down to my knee
U|rupture|pulled the pram out of the boot, twang in the inside of the elbow, muscle has rolled up like a blind
U|rupture|It was only a step off the bus, but there was a report like a cap gun and my heel has had no spring in it since.
U|rupture|my finger wont bend at the tip anymore since i grabbed his jersey and i felt it snap up in my palm
U|rupture|My shoulder gave way with a crack as I drew the curtain, and the arm falls when I let go of it.
U|head|cheer stunt went wrong landed on my head 2 days ago and lights r like daggers and i keep crying for no reason
U|head|slipped on a bath toy, back of the skull on the tap. two days of throbbing, sick this morning, and i put the keys in the fridge
U|head|Since I knocked my head against the lych gate I sleep and sleep, and my left hand has become a little slow.
U|head|heads collided at netball i blacked out for a sec and now i feel far away and my mates say i ask the same thing over and over
U|head|I have had a fall from my bicycle. My helmet broke, I did not, but reading makes me queasy and the headache grows.
U|tendon_medicine|the tablets for my chest are called levo something and since sunday every tendon i own hurts, mostly at the heel, cant stand on tiptoe for the top shelf
U|tendon_medicine|cipro for acne weird but ok and now my achilles is puffy and sore with no running
U|tendon_medicine|My wrist tendons hurt on lifting the teapot, and it began two days into the ciprofloxacin.
U|tendon_medicine|hospital antibiotic (the floxacin one) plus steroid for my asthma and today a stabbing in the heel cord as i bent for the nappy bag
U|tendon_medicine|I am eighty one and my bladder tablets, ciprofloxacin by name, have given me what I can only call squeaking ankles.
U|purging|did 4 hrs on the treadmill to burn off halloween candy and then got rid of the rest in the bathroom
U|purging|eating one yoghurt a day till the christening so the dress zips. day five. a bit floaty when i lift her
U|purging|cant stop i eat the whole cupboard then i undo it and my throat burns and my teeth hurt
U|purging|I have taken up my old trick of emptying myself after supper, at my age, and I feel so weak on the stairs.
U|purging|my rule is if the number goes up i dont get food the next day its been 3 days of no food bc the number is mean
U|rhabdo|did the thousand rep thing on new years day and now im peeing coca cola no joke and cant lift my arms
U|rhabdo|two days since i came back to crossfit after paternity leave: quads rock hard, swollen, wee looks like guinness
U|rhabdo|My upper arms have ballooned since the rowing machine, and there is something the shade of rust in the pan.
U|rhabdo|detention pushups like 250 my chest and arms are puffy and sore and the toilet looks like root beer
U|rhabdo|I danced for the whole charity night. My calves are as hard as wood and I have passed only a little, very brown.
H||sprained my finger in volleyball its taped
H||bruised ribs from a toddler elbow, sore to breathe deep on the one spot, gp looked, nothing cracked
H||I had a bang on the knee against the pew and it is stiff and blue.
H||got contact lens infection so one eye is red and im in glasses
H||torn meniscus, seen the knee man, keyhole op on the 9th
H||I take prednisolone for my arteritis and the doctor watches my eyes and my sugar.
H||i was anorexic last year im weight restored my team says 2 sessions a week is ok
H||thrush, cracked nipples, no sleep, and a sore wrist. the wrist is the bit for you
H||My appetite is small after the chest infection and I tire by noon.
H||got a cramp in my calf at night so bad its still sore today like a bruise
H||peed a bit orange because of the antibiotic, rifa something, doctor told me it would
H||I strained my side bell ringing and it catches me when I turn.
H||im dehydrated and got a uti doctor gave me the 3 day pills nitro something
H||old concussion headaches come with no sleep, neurologist knows, same as last year
H||The muscles in my shoulders are inflamed, polymyalgia they call it, and steroids have been a miracle.
N||i popped off today fr fr
N||heard a snap, it was the cot slat, nobody hurt, ikea to blame
N||I tore my stocking on the bramble, and thus ended my hike.
N||starving all the time now that i lift mum says im eating us broke
N||only had toast and cake today because newborn, dinner is lasagne from my mum, bless her
N||I was knocked for six by the news that my friend is moving to Spain.
N||ok so is it ok to eat before training or do u get sick
N||no i didnt hit my head, i hit my limit
N||My granddaughter has recovered so bravely from her eating trouble that I bake for her every Sunday.
N||legs still wobbly from yesterday but lunch fixed my soul
N||tendon, muscle, ego: all in one piece after the half marathon, somehow
N||I should think ciprofloxacin a fine name for a racehorse, but I have never had to swallow it.
N||my teacher has a concussion so no homework all week lets goooo
N||drank two litres of coke at the wedding, peed like a horse, clear as day
N||I overdid the pudding on Sunday and walked it off with pleasure round the lake, as we always do.
N||i need more protein bc im like a noodle
N||my arms swelled up with pride carrying both twins up four floors
N||We had a fire drill in the middle of my stretch and I have not finished it.
N||my brother pees in bottles gaming its vile
N||had the dreaded six week smear, clear, happy
N||The vomiting bug went through the care home where I volunteer, and somehow it passed me by.
U|clot|one calf red hot and big since the 11 hour flight to see my cousins rubbed it with deep heat didnt help
U|clot|i had the emergency section on the 3rd. today out of nowhere a dagger in my chest on the in breath and i cant get up the stairs without stopping
U|clot|I measured them with my dressmaking tape: the left calf is two inches more than the right since I left hospital, and it is tender.
U|clot|arm is blue and fat after pitching all weekend just one arm and the veins pop out at the shoulder
U|clot|There is a swelling behind one knee, down to the foot, with a heat in it, since my long sit on the coach.
U|breath|cant breathe right even sitting its like the air stops halfway
U|breath|since the birth i cough pink froth at night and have to sleep in the rocking chair
U|breath|I rest upon the landing, I rest upon the bed, and still I pant like an old dog, which I did not do on Monday.
U|breath|ate shrimp at the party my face is like a balloon and i feel tight in my throat took a claritin
U|breath|asthma all night, sat at the open window, shoulders going up and down, baby crying, me too breathless to sing
U|stroke|half my tongue and one arm went like asleep and i couldnt read the board it came back in an hour
U|stroke|i poured the formula on the worktop because my hand was somewhere else and my wife says my mouth was crooked
U|stroke|I meant to say good morning to the milkman, and a string of nonsense came out, to his great alarm.
U|stroke|I veer to the right like a bad trolley since six o'clock, and everything is double, with hiccups besides.
U|stroke|never have headaches but at the top of the lift it was like a firework went off in the back of my head im lying in the dark now
U|bleeding|24 weeks, cramping and a big red stain on the sheet at dawn, waiting for it to settle
U|bleeding|its been 2 days of black sticky poop and im out of breath walking upstairs i take ibuprofen for my shins
U|bleeding|I spat blood in the basin again after coughing. It is more than yesterday's, a good tablespoon.
U|bleeding|eight weeks after the birth and im through towels, not pads, towels, and feel like a ghost
U|bleeding|red stuff when i threw up after the workout like strings and clots
U|self_harm|i hate myself sm i burned my arm last night and want to do worse
U|self_harm|they deserve a mum who isnt broken, ive worked out how they would manage without me
U|self_harm|I should be content if tonight were the last one, and I mean to help it along.
U|self_harm|dont save my spot on the team im done with like everything and everyone bye
U|self_harm|my wife took my razors and the belts away last night. i still think about it every minute
H||one shin hurts on the bone when i press doctor says rest for 3 weeks
H||blood thinners by injection till six weeks after birth, family history, legs fine
H||My ankle is puffy from an old fracture, only that one, ever since 1988.
H||lungs are junky from the flu still coughing green doctor gave me stuff
H||i get short of breath on stairs at 38 weeks, baby under my ribs, midwife says textbook
H||My hiatus hernia makes me cough if I lie flat, so two pillows for me please.
H||had a seizure in july on meds since and no swimming alone
H||hemiplegic migraine, known since school, one on tuesday, did exactly what they always do, neurologist has the letter
H||I had my ears and balance examined, it is Meniere's, and on bad days I hold the rail.
H||doc says i have low platelets so no contact sports
H||placenta low lying, no bleeding, told no heavy lifting until the scan in three weeks
H||I was in hospital with a bleeding ulcer in September; it has healed, though I am still anaemic.
H||ive been kinda depressed since we moved talking to the school counselor about it
H||ptsd from the birth, emdr on thursdays, please no breath holding stuff
H||Since my husband's death I sleep poorly and weep, but I see the bereavement nurse and I do want to get stronger.
N||my nose got sunburnt it hurts to laugh
N||blew my lungs out blowing up 60 balloons for his first birthday
N||I was quite breathless with excitement at the lottery, having won eleven pounds.
N||my mom had a clot from the pill so she told me all about it for an HOUR
N||red, swollen, tearful: that was me watching the nativity play
N||I write left handed now for the fun of it, so excuse the wobble.
N||i spilled red gatorade on my shorts and everyone thought it was blood omg
N||can breastfeeding mums do sprints? no issues here, bleeding ended ages ago
N||My last headache was at the Coronation, I believe.
N||i would die for that coach best coach ever
N||if this child doesnt sleep i am moving to the moon, cheerful otherwise
N||I have made my will, as the solicitor recommends to everybody of my years, and then we had sherry.
N||hanging with friends all weekend so no workouts
N||cut my finger on his sippy cup, plaster on, thats it
N||I do not care for the term elderly, but I am in perfect order.
N||my eye twitches from no sleep exam week is evil
N||told i had postnatal depression with the first, none with this one, scored zero on the form on friday
N||A nice young man asked if I was short of breath, and I said no, only short.
N||whatever its fine i guess
N||sang nursery rhymes through the whole circuit, so that talk test is passed
N||The doctor found blood once in my sample, sent me for the camera in June, and there was nothing there at all.
U|chest_pain|when i skate hard theres this ache that goes from my chest to my chin like braces pain but deeper and i cant keep going
U|chest_pain|mum bod update: down 2 kg, plank 50 secs, and a bruise type pressure under the left boob that comes with hills and makes me clammy
U|chest_pain|It is as though I had fastened my corset over a hot water bottle, and only when I hurry. I am told that is wind.
U|chest_pain|Ah now, I wouldn't be one to complain, but I had to put down the turf basket three times with the grip across my chest, and me fine last month.
U|chest_pain|weird q but can u pull a muscle inside ur chest bc mine hurts deep with every sprint and stops the sec i stop
U|faint|saw my own feet go up and then lights off and then mums face that was at breakfast today before anything even happened
U|faint|was bouncing on the birth ball with her, went cold and everything hummed and i toppled sideways, blank for a bit
U|faint|On Wednesday I was found between the bed and the wall. I have told nobody but you.
U|faint|im the girl who dropped in the middle of the choir concert and then again at practice for no reason lol famous
U|faint|My knees dissolved while I was dusting. I came round to the cat on my chest and the clock twenty minutes on.
U|nerve|my thumb just stopped thumbing like it wont move across to hold stuff since i fell off my bike saturday
U|nerve|every time i put weight on the left leg on the stairs it gives, and the shin is numb to the shower, since carrying the cot up on sunday
U|nerve|I have a wet noodle of a wrist since I slept with my arm across the chair; the hand droops and I cannot spread my fingers.
U|nerve|coach says shake it off but my arm got a stinger on friday and its still dead and weak on sunday
U|nerve|My feet have felt since Tuesday as though I were walking on sponge, and this morning my legs would scarcely bear me.
U|saddle|disc thing got worse, pain down both legs now and i sat on the potty toy without feeling it
U|saddle|back injury from gymnastics and now i dont feel wiping and i wet the bed im 15 pls no one tell
U|saddle|The pain in my back I can bear, but I have had to use my late mother's commode as I cannot tell when I shall go.
U|saddle|Since I lifted the geraniums, there is no sensation in my private parts, and it is a strange thing to discover at seventy.
U|saddle|sat on the sofa and couldnt feel the remote i was sitting on, back locked since yesterday, pee comes in dribbles
U|palpitations|its like my heart trips down the stairs a hundred times a minute and my eyes go sparkly im literally just in bed
U|palpitations|nap time, flat on my back, pulse 165 for no reason and when i stood the walls slid
U|palpitations|My heart has thrown itself about since I rose, quick and then slow, and twice I have had to sit on the stairs, feeling I should swoon.
U|palpitations|i took my brothers preworkout and my heart is going off beat and fast and im cold and shaky since 2 hours
U|palpitations|I felt a great thud, a silence, and then a gallop, over and over since the news at six. I am not agitated in the least.
H||my knee cap slid out last year so i wear the brace and it gets sore
H||bad cold, snotty, baby too. moderate at most please
H||My hip aches at night if I lie upon it; bursitis, says the doctor.
H||growth plate in my heel hurts after soccer its called severs
H||mitral prolapse, checked in pregnancy and after, may train, skip the all out stuff
H||I am unsteady in the dark, as my feet do not feel the floor well; the nurse tests them with her little fork each year.
H||got bitten by a dog its stitched and im on antibiotics augmentin
H||six months on and the scar of the episiotomy still twinges on lunges
H||My doctor found a murmur and has booked the scan for next week; I feel nothing from it, and he says walking is quite safe.
H||threw my back out yeeting my little bro into the pool its sore on one side
H||dropped arches since pregnancy, insoles coming, feet burn by evening
H||I had a tooth out and I am on soup and the couch.
H||doctor said my iron is super low so i might be tired and pale
H||on sertraline, makes me sweaty and a bit jittery the first weeks, doctor warned me
H||I cannot kneel since my operation, nor will I ever, the surgeon said.
N||my heart does a lil dance when the bell rings friday
N||i have a four month old. of course my chest is wet and heavy. its milk
N||The vicar's sermon on the valley of death was very long, and my posterior knew it; a little walk put it right.
N||not me getting chills from the edit of our team video
N||my dad had the heart op so i do his lawn and mine, thats my cardio
N||I once swooned at a Beatles concert. The ambulance man was charming. That was 1964.
N||i stood up in the canoe and went down with it lmao soaked
N||no fainting since i was pregnant two years ago, eat breakfast, all good
N||Might one do these exercises with a pacemaker? It is for my friend Enid, I have none.
N||i have no strength in my hands to open pickles never had never will
N||my foot drops on the accelerator when the nap ends, thats the only foot drop here
N||I was struck quite weak by the beauty of the bluebells.
N||got a 98 on bio i could cry
N||hands shaky after the heavy carries, normal by the time i buckled her in
N||My bladder is that of a girl, which is more than I can say for my neck.
N||i jumped so high at the scary movie my heart was in my throat lol
N||wet the bed: her, not me. changed sheets at 1, 3 and 5. squats in between
N||My pulse quickens for nobody but the postman, and the clinic confirmed last week that all is regular.
N||bored bored bored give me something new
N||is a resting pulse of 58 ok? feel great, just new to the watch
N||I am thankful to the Lord for strong legs and a working lift.
U|rupture|he jumped on me at the soft play and my pec made a ripping sound, now theres a fold by the armpit and pressing is a no
U|rupture|mid cartwheel my elbow did a wet pop and now its bent wrong and the whole arm is green
U|rupture|I reached for the top shelf, and something let go in my shoulder like a perished elastic. I have to lift that arm with the other.
U|rupture|couldnt walk off the pitch felt like a kick but the kid was 3 metres away and my foot just flops when i try to go up on it
U|rupture|A pop, no great pain, and now my leg will not kick forward from the knee, nor can I climb the step.
U|head|my head hit the gym floor in a throw and since then im soooo tired and noise makes me angry and i threw up my breakfast
U|head|cracked heads with the toddler under the table. shes fine. me: buzzing, foggy, headache day 3, forgot her at the gate for a minute
U|head|I was thrown against the window when the bus braked. My neck is stiff, my head is splitting, and print swims before me.
U|head|fell snowboarding dont remember the lift up or down just the hot chocolate headache since
U|head|My grandson's football found my forehead. I have not been right since, I weep, I stagger, I cannot do my sums.
U|tendon_medicine|i got levofloxacin for pneumonia and i tried to jump rope and both achilles r burning like crazy
U|tendon_medicine|sinus tablets from the walk in, ends with xacin, and both ankles so stiff behind i go to the cot like a robot
U|tendon_medicine|There is pain in the tendon of my thumb and my heel, and my daughter noticed it began with the new antibiotic for my kidneys, ofloxacin.
U|tendon_medicine|Doctor sahib gave cipro for stomach, five days, and from third day the back side of my foot is paining so much I cannot climb to terrace.
U|tendon_medicine|on cipro drops no wait pills and i felt a twang at the back of my knee walking to class still sore
U|purging|i eat in front of my parents and then its gone in 10 min they have no clue 12 kilos so far
U|purging|when she naps i run, when she naps again i run, then i skip dinner, and if i dont i take something to get it out
U|purging|its been 5 days on lemon water my hands r freezing and my hair falls out but the goal is the goal
U|purging|I have not taken food since Sunday save for broth, wishing to be slim for the photograph, and my legs are like string.
U|purging|i binged at nans and then purged and then did 90 min hiit and im shaking can u log it as one workout
U|rhabdo|coach made us do wall sits till we cried now my thighs r huge and numb tight and i peed like soy sauce
U|rhabdo|tried my wifes bodypump after a year off. cant lower my arms, they are puffy to the wrist, and im peeing espresso
U|rhabdo|I could not rise from the lavatory for the stiffness of my thighs, and what I left there was the colour of mahogany.
U|rhabdo|theres a challenge where u do pull ups all day i won it but my arms r sausages and pee is like bbq sauce
U|rhabdo|mother and baby bootcamp in the heat, four days ago. still swollen like dough, sick to my stomach, and brown when i wee
H||sprained wrist in a splint can i do legs
H||plantar fascia again, tape on, buggy walks only
H||I tore the cuff of my shoulder two winters ago and never had it mended; it aches but we rub along.
H||black eye from basketball no headache nothing just ugly mum had me checked
H||concussed in a car bump a month ago, hospital ok, still headachy after a day of crying, they said it may take weeks
H||I take methotrexate on Mondays and am a rag on Tuesdays.
H||on accutane so my back and joints ache doctor knows
H||low milk, low mood, low everything, gp bloods on friday, gentle week please
H||My doctor wishes me to gain three pounds, so nothing too strenuous.
H||ibs is acting up so im in the bathroom half the day
H||cramp in both calves at night in the third trimester, magnesium helps
H||I had gallstones removed through a keyhole ten days ago and may not lift a kettle yet.
H||had to get stitches in my chin from the rink 5 days ago they come out monday
H||kneecap tendon is cranky since i began squatting the baby
H||I had a reaction to cipro some years ago, so it is in my notes; at present I take only the amoxicillin for a tooth.
N||no thoughts head empty just vibes
N||he nearly broke my nose with love
N||My achilles heel is marzipan.
N||snap streak over 400 days with my gym bestie
N||my partner ruptured a disc, so bath times are mine alone, my back is coping great
N||In my youth I broke a collar bone falling from an apple tree, and the only trace is the story.
N||i look like i got hit by a truck bc i stayed up til 4
N||headache: tax return. body: happy
N||I wonder whether one can overdo it so much that the muscles melt. My grandson says so. I did six squats.
N||mum said i have to finish my plate b4 gym so im late always
N||the shakes from hunger at 11am, then second breakfast, then strong as an ox
N||I fasted for the blood test and was given a biscuit by the nurse afterwards.
N||my arms r noodles after rope climb but good noodles
N||been so thirsty with breastfeeding, drink by the bucket, wee like glass
N||My tea is too strong and so, my husband says, am I.
N||throwing up hearts for my team we WON
N||someone tore the sofa, someone small, with teeth
N||A lady at the club took those strong antibiotics and her heel tore, which has put us all off being ill.
N||i wanna get abs by summer is that possible
N||done, showered, burped (both of us)
N||I have had my hair set and will not be putting my head down until Thursday.
U|clot|got a blood clotty feeling leg idk its hard and warm in the calf and hurts to walk and im on the pill and we just drove to croatia
U|clot|my section was three weeks back and i have a stitch like a blade when i breathe and coughed a streak of blood, can i still do the walk
U|clot|Since they put my foot in that boot, the flesh above has grown tight, hot and shiny, and I have a cramp that no rubbing shifts.
U|clot|My left leg alone has filled out like a bolster, from groin to ankle, over two days. I am having treatment for my breast, so perhaps it is that.
U|clot|suddenly couldnt get a breath on the school run, sharp under the ribs, one ankle fat since the flight home from seeing her grandparents
U|breath|gasping just holding her. talk in bits. since yesterday
U|breath|hay fever got me so bad i cant get air out its like wheeze wheeze and my neck muscles hurt my puffer is empty
U|breath|I ate a walnut cake and my mouth has swollen, my skin is in great lumps and I feel my throat narrowing; I have taken a sip of water.
U|breath|My dear, I cannot tell you more than this at once; I have to stop. For breath. It began last evening.
U|breath|i wake up and its like someones got a pillow on my face and my heart is racing and i cant get enough air sitting on my bed rn
U|stroke|i keep bumping into the right side of doors and cant see that side of my phone since this morning
U|stroke|mid lullaby my mouth stopped working, right hand too, then it all came back. tired? obviously. so do i train
U|stroke|My tea ran from the corner of my mouth, and my sister said I was smiling on one side only.
U|stroke|A pain like a cannon shot went off at the base of my skull as I lifted the casserole. I have been sick twice and cannot bear the daylight.
U|stroke|leg and arm on same side went like someone unplugged them for 10 mins in the car
U|bleeding|our doula isnt answering so asking you, 33 weeks, baby not moving much and a lot of fresh blood
U|bleeding|every time i cough theres like rust and blood and im sweating at night my gran had tb
U|bleeding|It looks as though I had eaten a great deal of liquorice, which I have not, and I am so faint when I stand.
U|bleeding|pale, wobbly, and bleeding through my jeans, nine days after the birth, placenta came in bits they said
U|bleeding|stabbed by cramps and like tons of blood when i go number 2 for 3 days now
U|self_harm|sometimes i sit on the roof and its like why not im not even scared anymore
U|self_harm|Nobody needs an old woman. I have stopped my heart tablets so that it may come sooner.
U|self_harm|hes asleep and im in the bathroom with the pills lined up. i did the stretching first, stupid
U|self_harm|i keep punching walls and my legs bc i deserve it and tonight i want it to be over
U|self_harm|I shall not need the programme after Sunday. I have made my peace, and I would rather you did not fuss.
H||swollen glands and tired for weeks having blood tests thurs
H||varicose veins down below in pregnancy, midwife had a look, heavy not painful
H||My stocking leg is a little larger than its sister since the clot of 2015, and the nurse measures it each quarter.
H||i get wheezy around cats and my cousin has 4
H||breathless on the stairs since the blood loss at birth, hb 92, on iron and seen weekly, a little better each day
H||I am on home oxygen at night, which is arranged by the chest clinic, and I do chair exercises with their blessing.
H||i had bells palsy or whatever its healed 90 percent eye still waters
H||aura migraine, flashing lights for 20 minutes then the headache, tuesday, as every month since i was 14
H||I had a TIA last year and my physician has me on tablets and walking.
H||my period came back after baby and its heavier than before, doctor examined me and said wait three cycles
H||got crohns my stomach is a mess and they upped my meds the doctor is on it
H||I have a bleed in the eye, a red patch, which the optician says looks worse than it is.
H||my meds for depression got changed so im sleepy
H||cant stop worrying about cot death, seeing the perinatal team, breathing exercises only
H||I had thoughts in the winter that frightened me; I have been in the day clinic since, and they are gone, and I call my nurse if I waver.
N||i cant even rn
N||red eyes, pale face, baggy jumper. parent, not patient
N||My late mother died of her lungs; I never smoked and can still blow up the lilo.
N||mom drove like a maniac i saw my life flash by
N||i held my breath till she slept, then breathed, then did ten press ups
N||Our choir sang at a funeral and I have been a bit wistful.
N||she said my playlist gave her a brain bleed the disrespect
N||can i train with a period? always normal, just never asked anybody
N||I walked up all the steps of the cathedral, puffed at the top like everybody, and admired the view.
N||he left us on delivered i am UNWELL jk
N||clots of porridge in my hair and i still did the intervals
N||The flight was long but I paced the aisle like a lioness and my ankles are a picture.
N||my lungs were screaming on the last lap but like 1 min later i was vibing
N||hated being pregnant, bled on and off, all behind me now, she is two and loud
N||I was at a loss for words, as my daughter has shaved her head for charity.
N||my friends bro tried to kill himself and everyone is sad incl me but im ok and talking to mum
N||not suicidal, just british about the weather
N||I intend to live to a hundred and require only stronger calves.
N||pls pls pls more abs
N||this rest day is brought to you by chickenpox (hers)
N||My smile is crooked because it always has been; see my wedding photographs.
U|chest_pain|bruv my chest was on one during bleep test like a proper squeeze and my gums hurt then i sat down and it was calm
U|chest_pain|Bless your heart, honey, the class was fine, I just had to hold the chair for that mashing feeling under my brooch, and it has come back with the dishes.
U|chest_pain|we dey manage with the twins o, but anytime i climb to third floor with water my chest go just hold and my hand go heavy
U|chest_pain|I must admit that yesterday's brisk minutes brought on a feeling like a clenched hand, and today even making the bed does it.
U|chest_pain|my chest is doing that thing again where it feels like a weight plate is on it and i sweat but freezing
U|faint|went to blow out the candles and folded up i woke up with cake in my hair lol bday girl vibes
U|faint|did the warm up, did the first round, did a disappearing act behind the sofa according to my eldest, who couldnt wake me
U|faint|I regret that I did not finish on Thursday. I came to on the rug, and the lady on the screen was already saying goodbye.
U|faint|no cap every time i sprint the end of it my vision goes pinhole and last night i fell flat no hands no nothing
U|faint|Mein Kind, I fell in the tram like an old coat from the hook, and I do not know how. People were kind. I took no ambulance.
U|nerve|my lips fine my legs fine but my left hand cant button my shirt since i woke up yesterday neck hurts when i look up
U|nerve|nappy tabs beat me this week, thumb and first finger have gone on strike, no pain, just no power, it started wednesday
U|nerve|Something is amiss with my right leg since Sunday, it trails behind me, and the slipper falls off without my noticing.
U|nerve|after the box squats my quad wont fire like i try to straighten and its just nah and the inside of my shin feels fake
U|nerve|The arm on the side of my bad neck has grown so weak that I had to use both hands for the teapot this week.
U|saddle|slid down the stairs on my tailbone with her on my chest, shes ok. i cant feel myself wee since
U|saddle|back went crunch at rugby and i havent pooped on purpose since if u get me
U|saddle|Both legs ache like toothache from the back down, and my underparts seem to have been put to sleep.
U|saddle|i keep having to look to check if im peeing bc i cant feel it and my back is locked up since the trampoline
U|saddle|I have a catheter no longer, thank heaven, yet since my back seized on Monday I cannot pass a drop without pushing, and the seat is numb.
U|palpitations|the thumping is back, uneven, lying in bed, lips tingling, i see stars when i go to his cot
U|palpitations|skipped like 5 beats in a row and then everything went grey at my desk im ok rn but its still jumpy
U|palpitations|The heart runs ahead of me and then waits, and I must sit at once or go over. It has done so since Friday noon.
U|palpitations|idk if its vape or what but my heart is racing super irregular when i lie down and im dizzy af
U|palpitations|I counted a hundred and forty by the kitchen clock, sitting quite still, and all in a muddle.
H||my ankle is weak from spraining it like 4 times so it wobbles
H||we caught hand foot mouth, and my hands hurt to grip
H||I am anxious about falling since I tripped in April; the falls nurse is training me on the rail.
H||jaw clicks and hurts cuz i clench at night got a mouthguard
H||abdominal muscles gap still wide, four months, physio says dead bugs only
H||My hand trembles with the Parkinson's, and I take my tablets by the hour.
H||i have a heart murmur since birth i get checked every year and can do sports
H||slept on my neck funny between two children, cant look left, arm is fine
H||I was given a new water tablet and am up all night, but the doctor is pleased.
H||my elbow locks sometimes from pitching im seeing ortho
H||long covid dad. good days and bad days, paced by a clinic
H||I burned my forearm on the oven, and it is dressed by the nurse every other day.
H||got my first period cramps so bad i lay on the bathroom floor mum gave me ibuprofen
H||hormone crash, night sweats, and stiff fingers each morning since weaning
H||My feet swell in this weather, the pair of them, and go down overnight.
N||coach yelled so loud i went deaf jk
N||heart full, sink full, nappy bin full
N||I have no ailment to declare save a mild case of grandchildren.
N||stomach butterflies for prom ahhhh
N||cried, fed, cried, squatted, cried, in that order, and only the baby was crying
N||It gave me quite a turn to see myself on the video, though I soon laughed.
N||lol i slept on my arm and it was like a noodle for 2 min i hit myself in the face with it
N||the pins and needles from sitting cross legged at rhyme time went off on the walk home, all normal
N||Years ago a disc in my back pinched the nerve and I limped a whole winter; nowadays I garden on my knees for hours.
N||i was hyperventilating over the spider for 10 sec lmao
N||our first night out, danced till my knees said no, feel ace
N||You may strike out the question about palpitations, for the specialist has struck out the palpitations.
N||nobody passed out nobody puked best tryouts ever
N||is it the law that babies poo during the cool down
N||I cannot abide the word booty, and would be obliged if you did not use it.
N||u asked if anything hurts well my feelings bc the barista got my name wrong
N||my brother in law keeled over at 38, he lives, and i now actually do my cardio. nothing wrong with me, had the works done
N||My purse has gone numb from Christmas.
N||got so light headed from inflating the paddle pool by mouth for a second then laughed
N||swap planks for anything please
N||I have resumed the tango.
U|rupture|dunking went wrong landed weird and my kneecap is like way up high now and i cant lift my leg off the couch
U|rupture|did the splits on spilt milk, rip at the back of my thigh right up at the bum bone, bruise to the knee, cant pull the heel back
U|rupture|At the pickleball, sugar, my calf went like somebody popped me with a rock, and now I walk like a duck and can't get up on that toe.
U|rupture|tug of war my upper arm did a velcro sound now its dented and weak
U|rupture|I was pulling weeds when a cord in my arm gave, and the muscle has dropped toward the elbow like a sock.
U|head|caught a lacrosse ball w my temple 4 days ago headache is still there and my mom says i stare
U|head|door frame at 3am, proper smack. two days later im seasick on dry land and cant follow peppa pig
U|head|I was knocked over by a big friendly dog and my head hit the kerb. The ache is worse lying down, and my speech is thick this evening.
U|head|went head first into the pool wall everything is echo and i puked twice but its the swim meet tmrw
U|head|After the bang I was merry enough, but now on the third day I feel drunk without having touched a drop, and daylight stings.
U|tendon_medicine|dad here, epididymitis, joy, so levofloxacin. carrying the boy upstairs, achilles feels shredded, both
U|tendon_medicine|had a bone infection so im on cipro for weeks and now my heel string is super sore and fat when i touch it
U|tendon_medicine|Das Antibiotikum is called Ciprofloxacin, and since the fourth tablet it draws in my heel when I walk to the baker.
U|tendon_medicine|floxin ear infection pills and my elbow and achilles are like on fire idk
U|tendon_medicine|I can no longer stand on tiptoe to reach the plates for the pain behind the ankle. I mention it since I finished Cipro only on Saturday.
U|purging|told everyone im vegan so i dont have to eat and whatever i eat i get rid of lol
U|purging|everybody says how quickly i snapped back. nobody asks how. its my head in the toilet after every meal
U|purging|cheer weigh in friday so im only having celery juice since monday and doing sauna suits i keep cramping
U|purging|I take twice the dose of the opening medicine at night, and again in the morning, for I cannot bear to see my stomach.
U|purging|ate 2 cookies punished w 6 miles in the dark and another 6 after nothing else today
U|rhabdo|first footy training after the summer and my quads r so swollen i cant get my jeans up and pee is dark dark brown
U|rhabdo|hubby says my wee smells of iron and looks like prune juice. arms still puffy from the baby carrier squat challenge
U|rhabdo|I helped the boys load the hay, eleven hundred bales. My arms are twice their size and my water is black as porter.
U|rhabdo|i cant open my hands all the way since the climbing comp my forearms r like popeye and i peed cola colour
U|rhabdo|My granddaughter's trainer had me do a great many squats on Saturday; I am weak and swollen in the thigh, and what I pass resembles strong coffee.
H||my wrist has a ganglion lump its sore in push ups
H||ruptured achilles in may, operated, now in month six of rehab, physio says two leg hops only
H||A tendon in my finger was mended in hospital and I have a splint until the twentieth.
H||im on antibiotics for strep so no practice til friday
H||headache from not drinking while feeding, it lifts when i drink a pint
H||My head was scanned after my fall last month; nothing found, but I am to take it slowly.
H||stomach flu threw up all weekend eating toast now
H||threw my guts up with hyperemesis till week 20, on meds, holding food down since
H||I am on a soft diet since my throat was stretched at the hospital.
H||quad is super tight and theres a knot that hurts to foam roll
H||bicep tendon hurts at the front of the shoulder from the infant seat
H||I have bruises from the blood test, blue to the elbow, but the nurse expected it.
H||sunstroke on sunday was shivery and sick better now but weak
H||my cpk was high after a virus, doc rechecks in a week and said easy walks only
H||My waterworks are rather orange, which is due to the tablet for my bowel, so the pharmacist says.
N||i ate so clean this week i basically sparkle
N||nearly lost a finger to a breadstick, teething is real
N||I pulled a cracker and not a muscle.
N||heel clicks 360 days a year who cares it never hurts
N||they xrayed, poked, scanned, the bump on the head was just a bump, three weeks ago, no symptoms, full gas
N||I had concussion in the winter of 1963, on a toboggan, and married the boy who steered.
N||sick beat sick moves sick class
N||we do food freedom in this house since i recovered, ten years ago, i eat with the kids, all is good
N||I declined the third scone, which I consider a diet.
N||do u have to throw up to be a real athlete lol coach says that its dumb
N||my husband drinks so much cola that his wee must be fizzy
N||I should be glad to know whether brown rice is better than white.
N||i cramped once in my toe in swim like 5 seconds
N||ripped: adjective, not me yet
N||Our dog is on antibiotics and limps, poor lamb.
N||im not sore at all should i go heavier
N||my head weighs forty kilos from this cot bar design meeting, kidding, i build cots, no knocks involved
N||The lift was out of order and I am the stronger for it.
N||ok the beet juice pee is terrifying someone should warn u but like its just the beets its gone
N||the only thing swollen is my camera roll
N||I took a tumble in the snow, laughed, rose again, and felt nothing of it the next day.
U|clot|legit only my right leg is puffy and it feels like a charley horse thats been there 4 days i had surgery on that knee
U|clot|ive a newborn and a leg the colour of a plum, only the left, and the stocking they gave me is cutting in
U|clot|There came a stab in my side in the night, I cough, I am out of breath, and my plastered leg throbs.
U|clot|collapsed into the chair with no air after the car ride, hurts when i inhale, im on day 12 after birth
U|clot|I rub liniment into that calf, and it grows hotter and fatter all the same; the other is as it should be.
U|breath|sounds like a squeaky toy when i breathe and im hunched over the table to get any in my inhalers at dads
U|breath|propped on three pillows since her birth and now four, cant lie down, bubbling when i breathe, feet like loaves
U|breath|I was stung on the lip and it has spread, my eyes are closing up, and the breath is whistling.
U|breath|idk i just cant get to the end of a sen tence without a breath and i ran like yesterday not today
U|breath|It takes me four breaths to say the name of my street. The window is open and it makes no difference.
U|stroke|Mo chroí, my hand went from me and the good cup smashed, and himself says my mouth was down at the side, and I grand again by the Angelus.
U|stroke|everything on one side sounds and looks wrong and i cant walk straight since maths like im drunk
U|stroke|blind in one eye for the length of a feed, like a shutter, then normal
U|stroke|I said "bishop" for "biscuit" and could not mend it, and my fork hand was full of sand; all within this last hour.
U|stroke|my head exploded like literally one sec fine one sec the worst pain of my life neck is stiff i took 2 advil
U|bleeding|spotting turned into flooding, ten weeks gone, shoulder tip hurts and i feel faint
U|bleeding|my poop is like black paste and i feel weak i take a lot of advil for my back
U|bleeding|A fair quantity of red came up with my supper, and I am cold and clammy, but I did keep my appointment with your exercises.
U|bleeding|blood when i cough like a lot not a streak since i ran the 3k
U|bleeding|I had thought the change was behind me by twenty years, yet I bleed like a girl since Tuesday, with lumps.
U|self_harm|ok so this is prob my last check in i said sorry to everyone i needed to
U|self_harm|I have lain awake considering the river, and it no longer frightens me.
U|self_harm|i love him and i still want to not exist. today it was very loud in my head
U|self_harm|i cut deeper than usual last night and i dont care anymore
U|self_harm|the lads have each other, the mortgage dies with me. just a thought that keeps coming, every drive home
H||my calf has been tight since sprint day its sore to stretch both sides kinda
H||on clexane jabs for a clot found in pregnancy, sixth month, haematology happy for me to swim
H||I had pneumonia at Easter and I am still short of puff on the slope, improving week by week as the doctor foretold.
H||asthma attack at camp last week got steroids im on the last day feeling ok
H||hives from stress again, antihistamine works, no breathing stuff
H||I have one eye only since the stroke of the eye in 2020; mind me near steps.
H||i get auras then numb hand then headache its my migraine thing neuro said so had one friday
H||stitches popped on the section wound, nurse packs it daily, no core
H||I am passing a little blood from the piles, and I have had the camera to prove it.
H||i stopped my meds bc i felt fine and doctor said restart so kinda blah this week
H||bereaved, baby born sleeping in june. cleared physically. counsellor on wednesdays. walking with my wife
H||The winter darkness lowers me every year, and I have my lamp and my doctor.
H||period so heavy i stayed home doctor put me on the pill for it
H||nose bled through pregnancy and still does on and off, gp says dry lining
H||I am a little hoarse and the specialist has looked; no speaking classes for me this month.
N||my blood type is coffee
N||i could literally die of cuteness she wears tiny trainers now
N||I was choked with emotion at the christening.
N||we saw a dead bird and i was sad for like an hour
N||asked my gp about postpartum stroke because of a podcast, he smiled, checked, nothing, run on
N||I took a photograph of my legs for my daughter the doctor, who says they are identical and charming.
N||air quality is trash today so i trained in the basement
N||lost my breath, my dummy and my dignity on the slide
N||I have outlived two husbands and one hip, and have no wish to stop now.
N||no im not sad i just listen to sad music
N||her leg is bruised from crawling, mine is hairy, thats the news
N||My English gets mixed with my German when I am tired, and always has, and it makes my pupils laugh.
N||i stuttered in my presentation so bad i wanna move countries
N||breathing exercises with a baby that copies you: pure comedy
N||Blood pudding was served, and I had two slices.
N||my aunt died and she was bleeding inside it was really sad i didnt train 3 days but im ok physically
N||my last flight my legs were swollen equally like everyone elses, back to normal next day
N||I end it here, for my programme is on. I mean the note, dear, not anything dramatic.
N||pulled an all nighter and my face shows it
N||bye bye belly, hello strong mum
N||Do you suppose I might give up the stretching and keep the singing?
U|chest_pain|so monday legs tuesday nothing wednesday football and thats when it started this kinda squash behind my boobs with every run and its now friday and even the stairs to french do it
U|chest_pain|We had a charming week with the grandchildren, the weather held, I kept up my exercises, and on each of the three mornings I was stopped at the gate by a pressing in my chest that went down the inside of my arm.
U|chest_pain|hurts to run with the buggy, not legs, more like swallowing a golf ball that lodges at the bra line, stops when i stop, husband thinks reflux
U|chest_pain|since my vaccine thing no actually since the virus my chest hurts lying flat and heart feels sloppy and im wrecked after one flight of stairs
U|chest_pain|I am all aches down the left arm and under the chin today, grey as dishwater, my niece says, but I put it down to the hoovering.
U|faint|coming down the stairs with a basket of babygros, black, bottom of the stairs. basket survived. second time since friday, havent told my wife
U|faint|they had to stop the game bc i went down with no one near me i woke up w my coach slapping my cheek said im fine and played
U|faint|I felt a warmth rise, my hearing went, and my niece says I lay with my eyes open for half a minute. It was in the garden, in the shade.
U|faint|went poof in biology no needles no blood we were doing plants
U|faint|I stood for the anthem and the next I knew I was being sat in a chair with a biscuit. That makes three this fortnight.
U|nerve|everything good just my foot is like a flipper it slaps when i run since we did those deep stretches 2 days ago
U|nerve|I cannot feel whether the bath is hot with my left hand since Thursday, and it will not make a fist.
U|nerve|shooting from my neck into my arm as i lifted her from the cot, that stopped, but now the elbow wont straighten against anything, push up equals face plant
U|nerve|my pinky and ring finger r curled and weak and dead since i fell on my elbow skating
U|nerve|Since the long kneeling at the flower bed on Saturday my foot hangs, and I must lift my knee like a circus pony to clear the step.
U|saddle|week was ok, steps 60k, weights twice, back terrible since thursday and since then sex feels like nothing, literally nothing, and i leak
U|saddle|i got a wedgie and didnt notice like its numb numb since i hurt my back at squats
U|saddle|I sat upon the hot water bottle and did not feel that it burned me. My back has been so bad since Sunday.
U|saddle|cant pee properly since last night and my legs r heavy its my back from rowing i think
U|saddle|I beg your pardon for the subject: my bowels open of their own accord since the back pain turned into both legs.
U|palpitations|good week, two walks, one swim. resting now and its going like a broken metronome with gaps and im so floaty i put him down in the cot to be safe
U|palpitations|its giving techno its giving skipping its giving i might faint and im only brushing my teeth
U|palpitations|There is a wild thumping in my neck and I see little black specks with it, while I sit at my embroidery.
U|palpitations|fast heart again at rest like 170 for half an hour my uncle had that and got a shock thing put in
U|palpitations|My apple watch, a gift from my son, has told me four times since yesterday that I have an irregular rhythm, and I am indeed quite giddy.
H||my back hurts low down from the growth spurt the doctor checked my spine
H||fell down two steps with the hoover, bruised bum, all feels and works, sitting on a donut
H||I have had a numb little finger since my elbow was broken in 2016, and it neither improves nor worsens.
H||my shoulder blade pokes out and aches physio said weak serratus or whatever im on exercises
H||bladder infection, antibiotics since yesterday, burns but fine otherwise
H||My heart skips when I am tired, which my consultant has recorded for a week and calls benign; I avoid coffee.
H||nearly fainted from the blood test on monday doctor said its the needle thing i lay down and had juice
H||still get head rushes when i leap up for the monitor, breastfeeding and low pressure says gp, drink more
H||I was kept in hospital overnight after a faint last month, and they changed my tablets; I have been steady since.
H||wore heels to prom now my back and toes r mad
H||had a cardiac mri after myocarditis, three months off, next check in two weeks, only walking allowed till then
H||Kindly remember that I had a bypass in 2018 and that my breastbone clicks.
H||sports bra rubbed me raw its like a wound
H||reflux up to my ears since pregnancy, worse if i bend, omeprazole
H||I am bent with the osteoporosis and my ribs ache after sitting.
N||rly thought i had a heart attack turns out i just sat on my inhaler lol it was my phone vibrating
N||asked the gp if the chest twinges were anything, did the ecg, trapped wind and tight pecs, gone for a month now
N||The doctor's receptionist gave me palpitations of rage, but I slept well and that was the end of it.
N||in PE a teacher told us how to do CPR on a dummy to stayin alive best lesson
N||i watch her chest rise and fall at night like every new parent, mine is fine
N||I fell: in love, in 1957. I have not fallen since.
N||couldnt feel my fingers in the ice bath challenge they came back after like a minute we laughed
N||fainted? no. wanted to? at the plumber's quote, yes
N||Does one lose feeling in the seat on those narrow saddles? I am thinking of buying a bicycle.
N||im weak for garlic bread
N||the twins have one cold, i have two hands, nobody has a numb anything
N||My pelvic floor and I have been on excellent terms since the classes.
N||spilled lemonade on my lap looked like i wet myself legendary day
N||my mum has sciatica with a foot drop so i drive her about, and that takes my training hour
N||I used to get a fluttering heart with the change of life, thirty years ago, and it went as the flushes went.
N||felt my heart beat in my ears after the 400 like always then chilled
N||she kicked me in the bladder from the inside for nine months, now from the outside
N||I do not faint, I recline.
N||i trained on no sleep and a capri sun so it was mid
N||best shape since uni, typed while being climbed
N||A cushion under the knees would be most welcome for the floor work.
U|rupture|was doing keepy ups pivoted and my knee went like bubble wrap then it puffed up in minutes and wont hold me
U|rupture|caught the high chair as it tipped and felt the inside of my arm unzip, ten hours later the bruise is the size of a nappy and i cant twist a lid
U|rupture|While curtsying, of all things, I felt a rip at the top of my thigh, and now the leg is purple and I cannot bend the knee behind me.
U|rupture|my calf is like 2 pieces now one up one down since the hurdles and tiptoes are impossible
U|rupture|The thumb end will not lift at all since something broke inside while I wrung out the mop.
U|head|took a hockey stick to the ear on tues still got a headache that gets worse in the hall w all the noise and i failed a quiz i knew
U|head|so the wee man and me fell off the swing, my head took the frame. hes grand. i cant watch a screen and threw up at dinner
U|head|I was told to sleep it off after the fall, and I have slept; but I wake with a worse head, and now fluid runs clear from my nose.
U|head|snowball w ice in it hit my head im ok but like everything is slow mo and my eyes cant do left to right
U|head|They tell me the swing door caught me. I do not recall it, nor the rest of Saturday, and my head throbs with each step.
U|tendon_medicine|been on levo for my chest infection since tuesday and dad went for a jog anyway, left achilles swelled like a golf ball
U|tendon_medicine|my doc gave me cipro for a pseudomonas thing in my ear and now my shoulders and ankles r stiff and hurt on the string part
U|tendon_medicine|I am told that Levaquin is strong. It has certainly been strong upon my heels, which I cannot put down in the morning.
U|tendon_medicine|Dengue no, typhoid they said, so ciprofloxacin, and now carrying baby is giving sharp pain above both heels since two days.
U|tendon_medicine|My hand surgeon would be cross, for the tendons there burn, and it began with the tablets for my cystitis, the norfloxacin ones.
U|purging|i log everything and then i unlog it in the toilet if u know what i mean
U|purging|only allowed myself food when he naps but then i go and get it back out. two stone since june. dizzy carrying him
U|purging|no food since tuesday and doing ur advanced plan twice a day i feel kinda high and cold its great
U|purging|I have lived on prunes and laxative tea for two weeks and am always on the lavatory, though I have at last got into the blue skirt.
U|purging|my throat is scratched from making it come up after dinner can i still do the cardio test
U|rhabdo|we did a 24 hour dance marathon and now i cant bend my knees theyre swollen and my pee is like maple syrup dark
U|rhabdo|finished the fathers day strongman. arms like bowling pins, hot and solid, wee looked like tea with no milk twice today
U|rhabdo|I attempted every class at the holiday camp on one day, and on the third day since I am swollen in both arms, with brown water and nausea.
U|rhabdo|my shoulders are so swollen my backpack doesnt fit and my pee is dark red brown didnt eat beets
U|rhabdo|I was on my knees scrubbing for the move from dawn to midnight, and since then my thighs are like wood, and it is the colour of port when I go.
H||my acl is getting fixed in 2 weeks no jumping til then
H||popped a rib muscle sneezing, osteopath saw it, sore on twisting
H||I have a trigger finger that clicks, and an injection on Friday.
H||my head hurts at the back from ponytails and stress lol the nurse said tension
H||i was knocked out by a swing door in october, cleared by the concussion clinic to do light bikes only
H||The doctor has forbidden me certain antibiotics on account of my tendons, which were harmed in 2014 and are still tender.
H||threw up in the relay bc i ate noodles right before feel ok now tummy is sore
H||gestational cholestasis made me itch, now three weeks after birth its gone but bloods continue
H||I have a poor appetite with the new diabetes injection and feel a little sick on the day.
H||abs so sore from coughing i cant sit up
H||kidney infection, on cefalexin, fever gone, wiped out
H||My elbow has been swollen like an egg on the point; the nurse says bursitis and to leave it be.
H||tore my nail off in climbing its gross and throbs
H||achilles sore after hills, no pop, no antibiotics, just me overdoing it on paternity leave
H||I have tired muscles from the cholesterol pills, and the blood was tested and satisfactory.
N||abs r made in the kitchen and so r my moms cookies so
N||the only thing that ruptured is the bin bag
N||I tore a strip off the paper boy and felt the better for it.
N||someone in my class has an ED and the teacher talked to us i eat normal its just sad
N||i made her laugh so hard she was sick, i laughed so hard i nearly joined her
N||Since my head was looked into last summer, and found empty of trouble, I have cycled again.
N||how many burpees is too many for a 14 yr old i did 20
N||black tea, black coffee, black bags under eyes. yellow pee. winning
N||I can open any jar in the house and do, with great ceremony.
N||the bio test was so long i wanted to bang my head on the desk
N||my wife popped her calf at mum tennis, so its me on nights, and me is tired
N||A rupture of my late father's kept him from the war, and so here I am.
N||gained 2 kg and idc im stronger
N||hungry. the note is: hungry
N||I had quite forgotten I was ever concussed until you asked; it was under Mr Macmillan.
N||my knee popped but like how knuckles pop and nothing happened after
N||ice cream for lunch because adulthood is a scam, training at six went great
N||I took my last antibiotic in the year of the Jubilee.
N||jaw dropped when i saw my split time
N||trying to put on weight actually, so more snacks, breastfeeding eats it all up
N||I am as stiff as starch on the day after, and supple as a willow the next, so I take it as proof of work.
U|clot|i broke my leg in april and now in the new cast my toes r blue and my calf is killing me and im kinda short of breath
U|clot|we landed from singapore on tuesday, me plus two kids, and one of my legs has not landed: thick, hot, aching behind the knee
U|clot|It is a pain under the left breast when I breathe in, which began all at once on the third day after my hip operation, and I puff on a few steps.
U|clot|my hormone pills r new and my whole left leg went purple and fat over the weekend
U|clot|I had my leg up on the stool for a month with the ulcer, and now the calf above is hard and hot and the foot will not go in the slipper.
U|breath|cant. talk. long. wheezing since nursery run. pump not helping
U|breath|im so outta breath from just putting socks on and my chest is whistly and im sweating
U|breath|My tongue has grown too large for my mouth since the new blood pressure pill, and I lisp and dribble.
U|breath|ate a kiwi lips huge voice weird cant stop coughing mom not home should i skip today
U|breath|I have sat since three in the morning on the edge of the bed, leaning on the night table to get air.
U|stroke|like the left half of my face went to sleep and so did my arm and i sounded like a robot w low battery
U|stroke|couldnt work out how to fold the buggy, ive folded it a thousand times, and my hand was thick and stupid, and my wife heard me slur
U|stroke|The left side of the room has vanished since tea, and I walked into the sideboard.
U|stroke|I have had headaches all my life, but never one such as came like a thunderbolt over the ironing today, and my neck will not bend.
U|stroke|out of nowhere i cant walk in a line and im seeing 2 of everything and my voice is weird
U|bleeding|15 weeks. woke in a pool. partner at work. lying down, legs up
U|bleeding|my tummy hurts so bad and its all blood in the loo not a bit its like a lot
U|bleeding|What comes away is like plum jam, with a dreadful smell, and I am white and giddy; it began after my arthritis tablets were changed.
U|bleeding|home birth twelve days ago, thought it was done, and now its running into my socks
U|bleeding|coughed all night and theres blood on my pillow like actual spots and clumps
U|self_harm|u can delete my account after tonight it wont matter
U|self_harm|not safe with myself. baby is with my mum. not sure why im writing to an app
U|self_harm|I have no more tomorrows in me, and I have saved what I need for it in the dressing table.
U|self_harm|i took like 8 paracetamols yesterday cuz i wanted out and nothing happened im just sick
U|self_harm|every bridge i run over i stop now. longer each time
H||chest is tight from the cold air my doc says exercise induced and i puff b4
H||both ankles puffy by night since birth, checked at postnatal, pressure normal, going down slowly
H||I have been on a blood thinner since my flight clot in 2021 and wear my stockings in the aeroplane.
H||got a bloody knee from turf its scabby and sore to bend
H||retained placenta sorted in theatre a month back, iron infusion done, told light walks
H||I get my breath in pieces upon the hill since the fibrosis was found; the chest nurse has set me a pace and I hold to it.
H||eczema on my hands is cracked so no bars
H||silent migraines, the eye ones, checked at the eye hospital, had one at soft play
H||My right side is weak from the stroke of my fifties and I have a splint and much patience.
H||mums worried bc im down a lot so we saw the gp and im on a waitlist its ok at the moment
H||ive got birth trauma and a sore pelvis and a lovely counsellor, in that order
H||I have been given tablets for low mood since the winter; I should like short sessions.
H||got strep and a rash doctor said scarlet fever lol like its 1850
H||my ears pop and hurt from the flight with a cold and the baby gave me hers
H||I see floaters, as I have for years, and the hospital eye people look twice a year.
N||i was DYING in math like of boredom
N||my fitness plan is a pram with a dodgy brake
N||I am told my blood is as thin as it ought to be, my lungs as clear, and my temper as short.
N||my leg looks fat in this pic but its the angle help
N||ok here is the full list you ask for: calves same size, breath fine, no bleeding, mood sunny, nipples healed
N||Thirty years ago I could not speak for a day after a little stroke, and I have talked without pause since.
N||not to be dramatic but if gym is closed tmrw i will perish
N||my baby had a bleed in the brain at birth and is being watched, so i may cancel at short notice; im well myself
N||I wheezed with laughter at the panto.
N||the hill took my soul and my lungs and then gave em back at the top
N||hated the first weeks, loved the help, discharged from the mental health team last spring, and am just normal tired now
N||I do miss him, and I had a little cry over his hat, and then I went to aqua.
N||mom says i have to stop saying kms so ok i was mad about homework not real
N||saw stars, the paper ones we hung for his birthday
N||Blood is thicker than water, and my sister still owes me for the coach.
N||had the worst headache ever from my bros drum kit gone w earplugs lol
N||sneezed, peed a drop, told my physio, she said crack on
N||My eyesight is new since the cataracts were done, and I find I must dust.
N||everyone in my fam has asthma except me im built diff
N||we flew with a toddler for nine hours and the only casualties were my nerves
N||I have not been out of breath since the bus strike.
U|chest_pain|left arm numb n heavy n chest tight rn
U|chest_pain|swear its just the sling strap but theres a fist under my breastbone when i hurry with him, and i get sick to my stomach and pale
U|chest_pain|It was only when I raised my voice at the dog and chased it that the dull weight came, with an ache to my back teeth.
U|chest_pain|the swim coach yelled bc i stopped but it felt like my chest was shrink wrapped and my jaw was clenching by itself
U|chest_pain|Every night since Saturday about two o'clock I am woken by a tight girdle round the heart, and I sit up till it goes.
U|faint|they wrote on the form syncope idk what that is nobody called mum and i still got sprint finals friday
U|faint|i sat down before i fell down in the chemist, three times this morning, each time the world going white like an overexposed photo
U|faint|In the middle of the quickstep I was gone, and my partner, poor Gerald, let me down by the radiator.
U|faint|my heart raced then i was out on the track like 10 secs then i was back and everyone was staring
U|faint|I have a lump on my head from where I met the bath, having apparently lost myself while drying my feet.
U|nerve|cant whistle no wait thats normal but cant grip my racket at all since i woke up fri its like the hand is on airplane mode
U|nerve|whole outside of the arm like cotton since i slept folded in the nursing chair on monday, and i cannot lift my wrist to wave bye bye
U|nerve|I turned my ankle on nothing four times this week, for the foot does not tell me where it is any longer.
U|nerve|when i do squats one side just quits like the leg shakes and folds its been since i tweaked my back last practice
U|nerve|My good hand cannot manage a needle, a stamp or a coin since Tuesday morning, and it is not painful in the least.
U|saddle|tailbone, bum, bits: all pins and needles since i heaved the pram up the station steps, and i had to wait five minutes for a wee
U|saddle|my back pain is 9 out of 10 and i didnt feel my tampon which is weird right
U|saddle|My back has gone, and with it my control, and I sit on a towel. It began on Monday evening.
U|saddle|i feel like im sitting on a pillow that isnt there and my feet r weak since deadlift
U|saddle|I went to the lavatory, and it was only by the sound that I knew I had begun. The back is in spasm.
U|palpitations|woke to my heart hammering off the beat, still at it over breakfast, swimmy when i bend for her spoon
U|palpitations|heart fluttering like a trapped wasp in a jar for an hour and i nearly went down at the sinks
U|palpitations|I felt it flop over like a pancake all through the evening, and had to be helped from my chair for dizziness.
U|palpitations|my chest is like boom-boom-nothing-boom and i get this falling feeling w it while im on the couch since ystrday
U|palpitations|There is a racing in me that will not be prayed away, and I came over faint at the altar rail.
H||hamstring is tight from track nothing bad just careful
H||i have chronic pelvic pain since birth, managed by the clinic, no wide squats
H||My heart is enlarged, but compensated, as the doctor puts it, and I may walk on the flat.
H||bruised tailbone from snowboarding hurts to sit
H||ulnar nerve thing from leaning on the cot rail, tingles in two fingers at night, gp says change the habit
H||I have a neuropathy since the chemotherapy; my toes are numb, and they know.
H||allergic to pool chlorine so my skin burns
H||cracked rib from coughing in pregnancy, xrayed after, healing
H||I wear a truss, as surgery was thought unwise.
H||im seeing a doctor for my heart on monday they did a ecg already and said ok for light stuff
H||blocked milk duct, hot and sore but shifting, seeing midwife tomorrow
H||I had my second vaccination and my arm is sore and I feel a bit low.
H||got a stiff neck from sleeping on the bus to nationals
H||a cold in the family. runny noses four out of four. no fever
H||My bunion was operated upon and I walk in a surgical shoe.
N||ok so my resting hr went down to 52 am i an athlete now
N||her cry goes straight to my chest, thats biology, not cardiology
N||I have been under the weather forecast, which is to say, glued to it.
N||dropped the bar bc it was slippery no hand problem lol
N||sat so long in the tub reading with her that i stood up like a foal, fine once i moved
N||The cardiologist's nurse was so pleased that she discharged me, and I celebrated with a cream horn.
N||i fell asleep on the mat in savasana everyone left
N||if my husband says man flu once more, i faint for show
N||I have known three people who fainted at that same bus stop; it is the diesel.
N||what muscle is the booty muscle asking for me
N||the sling cut off my arm for a bit, tingled, took it off, normal in a minute
N||Grip strength: I have beaten my son in law at arm wrestling.
N||my heart goes out to whoever has to clean that gym
N||our dog has no control of his back end poor old boy, we carry him, good for the deadlift
N||I was in such a flutter about the telephone call from the palace, which turned out to be a pub of that name.
N||lowkey proud i didnt quit
N||was checked for that numbness after the epidural, all came back within a day, a year ago now
N||My pulse is seventy, my age is seventy seven, and I should like them to swap.
N||tired of being the tall one
N||took a nap instead, ten out of ten
N||The pressure cooker frightened me more than your intervals ever could.
U|rupture|i heard it and my friend heard it a pop in my chest when i pushed the car and now my pec looks deflated
U|rupture|playing horsey, knee on lego, tendon under the kneecap went twang, now the kneecap is up high and the leg wont hold straight
U|rupture|A crunch and a tear in my seat as I slipped in the shower; I am black from there to the knee, and cannot lift my heel behind me.
U|rupture|tried to catch the barbell lol my bicep rolled up and my elbow is all blue
U|rupture|I thought somebody had struck my leg with a croquet mallet. The doctor is closed till Monday, so I have bandaged it, and I go down stairs on my seat.
U|head|so dizzy since i got tackled and smacked my head on the turf its been 3 days my eyes hurt when i move them
U|head|head versus swing door with car seat in both hands. two days. nausea, cant think of her middle name
U|head|My bump on the head is a week old, and only now have I begun to vomit and to see haloes.
U|head|fell down the stairs at school hit my head n the nurse gave ice now im super sleepy n talk slow mum says
U|head|I hit the back of my head on the pew and have had ever since a drumming headache and an odd smell in my nose, and I weep at nothing.
U|tendon_medicine|took the leftover cipro for a tooth, foolish i know, and the tendons in both hands hurt on every nappy
U|tendon_medicine|im on those antibiotics after the appendix thing the name ends w floxacin and now my achilles cracks n hurts
U|tendon_medicine|I have begun, since Tuesday's levofloxacin, to hobble. Both heels are sore to the finger at the back.
U|tendon_medicine|first time i run since my prostatitis pills, ofloxacin, still two days to go, and after 1 km the achilles locks up hot and swollen
U|tendon_medicine|The chest tablets from the out of hours doctor, moxifloxacin, are helping the chest and spoiling my shoulder, where the tendon burns at night.
U|purging|if i throw up right after does it count as calories
U|purging|im doing your beginner plan four times a day, on water and chewing gum, till the tummy is gone. eleven days since the last real meal
U|purging|mom found the laxatives so i hid more i need them after dinner my heart feels weird
U|purging|I bring back my supper, for I was always the plump one, and I cannot stop now that I have begun. It is every evening.
U|purging|had a grape yesterday felt so guilty i did situps til my back bled
U|rhabdo|lads day doing hyrox. three days on my legs wont bend, skin is tight and shiny, and the wee is like flat cola
U|rhabdo|i can feel like my arm muscles are gonna burst and my pee is brown it was the pushup thing on discord
U|rhabdo|The young instructor was pleased with me, but I am not pleased with the brown in the bowl, nor with arms I cannot bend to brush my hair.
U|rhabdo|our band camp was 40 degrees and we marched 8 hours now my calves are rocks and i pee orange brown n feel sick
U|rhabdo|four days since spin, i still go up the stairs backwards, thighs twice the size, wee the colour of the soy sauce
H||my calf muscle is strained physio taped it two weeks no sprints
H||muscle tear in the abdomen from the birth, seen on the scan, healing, no twists
H||I had the tendon of my thumb released last week and the stitches come out on Friday.
H||headachy and light sensitive from my migraine its my third this year same as usual
H||had a head bump in the car park, urgent care said mild, rest 48 hours, so i'm resting
H||My balance is poor since the shingles in my ear, and I am treated at the clinic.
H||achilles stiff for a month since i got new cleats
H||on doxycycline for a chest thing, sun makes me burn, feel rough
H||I have pulled the muscle between my ribs reaching for the jam pan.
H||recovering from bulimia so pls hide the calories my therapist said tell u
H||lost too much weight breastfeeding twins, dietician on it, snacks and strength only
H||I am weak from a bowel upset which has now settled with rice and tea.
H||my arms are still sore after 4 days so maybe too much but pee is fine and they bend
H||gallbladder attack last week, scan done, op in march, low fat till then
H||Both shoulders are so stiff in the morning that I cannot fasten my bra; the doctor is doing blood tests on Monday.
N||my heels hurt bc new docs lol breaking them in blister city
N||this child has the arm of a quarterback, i have the reflexes to match
N||I sprang up the stairs, snapped my fingers and frightened the cat.
N||threw up a peace sign in the race photo
N||we did laxatives in the sense of prunes for the toddler. success. too much success
N||I would have been sick as a parrot had we lost the quiz.
N||my biceps popped in that top not gonna lie
N||husband got told his cipro could hurt his tendons, so hes on the sofa, and im the one training
N||My doctor asked if I had taken a fall, and I answered only for his charm.
N||ran so hard i saw god he said do abs
N||eight hours between meals because the fridge is on the wrong side of a sleeping baby
N||I ate dark berries by the bowl, and was alarmed until I recalled them.
N||coach benched me bc i was late not bc of injury
N||yes i did crash the head gasket, on the car
N||I should like heavier weights, the pink ones are an insult.
N||cant wait for winter break sleep sleep sleep
N||my old running injury, torn calf in 2015, has been silent for eight years
N||The muscle I exercised most this week was the tongue.
N||ate a brownie felt joy
N||swelling with pride, swelling nowhere else
N||I was offered a diet by my hairdresser, and declined.
U|clot|my one ankle n calf is like puffed up since we sat in the van for 2 days to spain it goes dent when i press
U|clot|deep ache high in my left thigh five days after the section, foot cold and blue, other one fine
U|clot|I went for the post and had to hold the gate, for there was a pain at the side of my chest on every breath, and I have been in bed with bronchitis three weeks.
U|clot|had my tonsils out n been in bed 2 weeks n now 1 leg hurts bad behind the knee n its warm
U|clot|Dear trainer, my knee was replaced on the ninth, and the leg below is today so tight, so warm and so red that I cannot bear the sheet upon it.
U|breath|im at 30 puffs today and still tight. hubby on his way. skip tonight?
U|breath|like every breath is half a breath n i cant lay down cuz it gets worse my heart thing was fixed as a kid
U|breath|I woke in the night rattling, and I cannot get comfortable save with my arms on the table and my head forward.
U|breath|the new cream made my face swell up n now its in my neck n im kinda hoarse n itchy all over
U|breath|my daughter is counting my breaths for me. thirty four a minute, she says, and I only stood to draw the blind.
U|stroke|it was like someone else was moving my arm n it kept missing my mouth w the fork n i couldnt say fork
U|stroke|on the phone to my mum i went silent because the words were in there and the door was shut, and my cheek tingled, 15 mins
U|stroke|I can see only the top half of the clock with my right eye, and it was so when I woke.
U|stroke|the back of my head popped when i did burpees n its a 10 out of 10 n i threw up on the mat
U|stroke|I leaned to the left all the way to the shop, my feet would not keep line, and I could not swallow my tablet properly.
U|bleeding|20 weeks, third pad since noon, cramping in waves, phone on low battery lol
U|bleeding|my poop was dark red n i almost fell off the toilet cuz i went dizzy
U|bleeding|Yesterday I coughed a streak, and today a mouthful, and I should like to know whether to do the breathing exercises.
U|bleeding|the waters went, i think, at 29 weeks, on the pilates ball, but no pains so finishing the class first
U|bleeding|nose wont stop bleeding for an hour n im swallowing it n now throwing it up
U|self_harm|ill be with my dog in heaven soon so its fine
U|self_harm|I am so very tired of waking, and I have asked the Lord to look away tonight.
U|self_harm|i scare myself. when she naps i sit in the car in the garage and think about it
U|self_harm|tbh the only reason i train is to be too tired to do it and today im not too tired
U|self_harm|its not the tiredness, its the wanting out, for good, i wrote my wife a letter and hid it in the nappy drawer
H||ive got a heart rate thing svt they did a ablation in june and said all sports from now but ease in
H||one leg bigger since lymph nodes were taken, lymphoedema nurse, sleeve on, known
H||I bruise purple with the blood thinners, and my doctor keeps the numbers right.
H||my throat is so swollen from tonsilitis on penicillin
H||colds on repeat since nursery began, chesty but not short of breath
H||I have a wheezing chest from sixty years of the mill, and the nurse is happy with my puffs.
H||allergy shots today so no workout for 24h
H||30 weeks, braxton hicks with every lunge, midwife says normal, ease off
H||The right side of my face twitches; it is an old hemifacial trouble and the clinic injects it.
H||mom passed away in spring so im in grief therapy n its a lot but im ok
H||low days with pmdd, on meds, they pass by day three
H||My nosebleeds were cauterised on Wednesday and I must not strain for a week.
H||iron infusion today my arm is sore n im tired
H||cervical stitch put in at 14 weeks, scan fine, consultant says walks and arms only
H||I take the water tablet at eight and must be near a lavatory till eleven.
N||the ref was blind as a bat
N||my speech at the wedding was gibberish but i was sober and nervous, people clapped
N||A lady of ninety in our club speaks slowly since her stroke, and dances faster than I do.
N||bleed blue baby go giants
N||had a scan because of one fat ankle after the birth, no clot, it was the sock, he said
N||The doctor tells me that breathlessness on Box Hill is called Box Hill.
N||i say im dead like 50x a day my grandma is concerned im fine its slang
N||my baby holds his breath when cross, doctor says its a thing, i hold mine too
N||If I am found dead it will be of curiosity about my neighbours.
N||cant talk rn doing hot girl walk
N||weeks since the bleeding stopped: nine. weeks since i slept: also nine
N||I have a black tongue from liquorice, and it brushes off.
N||felt lonely at lunch but then sat w ava n it was good
N||no thoughts of harm, nurse asks every visit, i answer honest every visit, im good, tired, happy
N||My grandmother bled to death with my uncle, so I do count my blessings in modern midwives.
N||sprint then die then sprint then die love it
N||there is a leak, its the dishwasher
N||I was gasping for a cup of tea by the end.
N||whats the best thing 2 eat b4 a race
N||nice pace, nice park, nice poo explosion
N||It is a good life, and I do not propose to leave it before the tulips.
U|chest_pain|did cross country got 12th place yay but the whole second half it was like a book pressing on me and down my arm and i still feel it a bit
U|chest_pain|Toothache on the cellar stairs, toothache at the bus, none at table, and the dentist says that the teeth are sound. It is new this month and today came with sweating.
U|chest_pain|no sleep, fine; sore boobs, fine; but this squash in the middle each time i haul the buggy onto the tram, and the arm that goes leaden, hmm
U|chest_pain|my smartwatch says stressed lol i just have this heavy ouch in the center that moves to my shoulder since lunch and i feel kinda doomed
U|chest_pain|Forgive the spelling. The arm aches so, and there is the iron on my chest, and I have taken an aspirin and thought I would do my log.
U|faint|third plank and bye bye world hello floor
U|faint|i went out cold walking to the bathroom at night, bit my lip, wife found me grey. second night running, newborn life
U|faint|Nobody had spoken, nobody had pushed me, yet down I went before the cheese counter, and lay there for the better part of a minute.
U|faint|my body turns off when i laugh and run like i drop to the grass and cant see it happened twice this week and once i didnt wake up right away
U|faint|I fear I have been going off. There are scorch marks on the board, and I do not remember the iron.
U|nerve|i cant snap or do a thumbs up on my right hand since i carried my heavy bag all day sunday n the skin on my hand is numb
U|nerve|kicked the door frame because my foot doesnt lift, kicked it again, then noticed i cant feel the toes, all since moving the wardrobe for the nursery
U|nerve|One side of me is slower since I stretched my neck on Friday; the pencil falls, and the leg scuffs.
U|nerve|since the tackle my shoulder is a dead fish like i cant raise it to put on deodorant and theres a numb patch like a badge
U|nerve|I took a bad step off the kerb on Monday with a twinge in the back, and my thigh has not been strong enough to climb since.
U|saddle|weird one: since my back locked at the changing table i can wee only if i lean right forward and i feel nothing on the seat
U|saddle|coach i cant feel my privates since the squat thing and my back is dying help is that normal
U|saddle|I was obliged to discard my skirt on the bus. I had no notion it was happening, and the back has been agony these four days.
U|saddle|my legs r both tingly n i havent peed since yesterday n my low back is like a knife since cheer
U|saddle|It is like wearing a thick napkin where I sit, though I wear none. The pain down both legs is beyond anything.
U|palpitations|heart flipped into turbo on the nursery chair, 180 on the oximeter, half an hour, nearly slid off with her
U|palpitations|my heart just goes bzzzzz for a while and i turn white and then it stops and im sweaty and its 4 times today
U|palpitations|I feel each beat in my throat, and no two come at the same distance, and when I stand I must hold the dresser.
U|palpitations|cant sleep bc of my heart its loud n jumpy n i feel like i might black out even laying down
U|palpitations|Whilst I was arranging the flowers, it leapt and raced like a hare for a quarter of an hour, and I was quite faint and short of breath.
H||my rib pokes out when i arch its sore the doctor calls it slipping rib
H||milk leg cramps, bad posture, and a knot under the shoulder blade that i can press
H||I keep my nitroglycerin in my pocket as directed and have not needed it since summer.
H||i have vasovagal the doctor says so i lay down when i feel it and its ok ive had it since 11
H||nerve block from the operation on my hand wears off by tonight, they say, so no holding anything
H||I have a drop foot since 2012 and wear the brace in my shoe; it is neither better nor worse.
H||my back cracked in gymnastics last month its a stress fracture im in a brace
H||back spasm, gp looked at it today, did the reflexes, all good, says move gently
H||My bladder has been stitched and hitched, and the surgeon says six weeks without lifting; this is week four.
H||caffeine made my heart jumpy so the doctor said no energy drinks i had one sry its ok now
H||extra beats since pregnancy, wore the holter, harmless, they come when im shattered
H||I have an irregular heart that was found at the surgery and I began the tablets on Monday; they see me again on Friday.
H||knees ache in the cold like my grandpas
H||caesarean number three, so adhesions, pulling feeling on the left, known
H||The arches of my feet pain me, and I have been given felt insoles.
N||the cheer pyramid fell on me lol no one got hurt
N||a cushion, a baby and a cat are on my chest and that is all that is on my chest
N||My heart, since you inquire, was broken in 1952 and has been quite well since.
N||my chest hair is coming in that is the update
N||i asked the cardiologist about that squeeze; he did the treadmill, the dye, the lot, clean pipes, it was the sling. so full programme please
N||The dentist gave me gas, and I was numb to the ear for the morning, as he said I should be.
N||is it bad 2 crack ur back i do it all day feels nice
N||fell asleep in the dentist chair, best rest since the birth
N||My son fainted at the birth of each of his daughters.
N||i blacked out my nails matching set with mia
N||no leg tingles no back pain no bladder drama just lazy
N||One does wonder about the heart on reading the obituaries, but mine has given me no cause.
N||stood up in front of class n my knees were shaking so bad from nerves got an A tho
N||the little one grips my finger so hard it goes white, strongest person in the house
N||I regained the feeling in my fingers when I took off the wretched tight gloves.
N||u asked what i feel i feel like tacos
N||my sister is waiting for a heart transplant, so i am on the hospital run with her kids, body fine, head full
N||The only thing that is irregular is the bus.
N||track got rained out we did mario kart
N||walked, talked, fed, slept (no), lifted
N||I danced the whole evening and was first to the buffet.
U|rupture|hit the pads n my wrist went crack n now my thumb wont go out to hitchhike n its fat
U|rupture|put her on my shoulders, something let go in mine, front of the arm has a hollow, cant hold her up on that side at all
U|rupture|It made a noise, and the waiter looked about for a broken plate, but it was my leg; I cannot push the pedal with that foot.
U|rupture|did a drop jump n my knee went bang n slid out n back n its the size of a melon i cant bend it
U|rupture|The back of my ankle is soft as butter where the cord should be, since I ran for the telephone.
U|head|my ears leak clear stuff since i hit my head on the diving board n everything is muffled n i feel sick
U|head|low beam in the attic while fetching the crib. four days. headache moves in like a tenant, and i fall asleep mid word
U|head|My grand-niece says that I put salt in the coffee and called her by her mother's name, and I have had the headache since I fell off the stool on Sunday.
U|head|soccer header went wrong i see sparkles n cant do stairs without holding on n coach says rest 1 day so im back 2moro
U|head|I do not like to make a fuss about a bump, but the bump has been followed by three days of nausea and a wish for dark rooms.
U|tendon_medicine|still on cipro from my burst appendix, pushing the pram downhill yesterday and something in the calf end of my heel gave a nasty tweak, swollen now
U|tendon_medicine|salmonella was no joke they gave me cipro n now my hips n achilles feel like rusty n sharp
U|tendon_medicine|I finished the box of ofloxacin a week ago. My left heel is thickened, and the right has begun.
U|tendon_medicine|pneumonia, steroids and levofloxacin, and my job is lifting two toddlers: elbow tendons burn, ankles burn
U|tendon_medicine|Each morning since the bladder antibiotic, the one with a warning in a black box, my ankles are sore behind and I shuffle.
U|purging|deleted lunch, deleted dinner, by the usual way, 3rd time today, still fat
U|purging|i cant eat in front of the baby monitor lol i cant eat at all. water, coffee, your hiit, repeat, sixth day
U|purging|ate half a bagel so i wont eat til thursday n im gonna walk the treadmill all night
U|purging|My daughter would be ashamed of me, but after each luncheon at the club I excuse myself and bring it up, and have done so all this month.
U|purging|using my cousins water pills n tea to make weight for states i get leg cramps n my heart skips
U|rhabdo|i couldnt put on deodorant for 3 days arms like hams now my pee is brown but clear brown
U|rhabdo|mum rave plus hundred squat bet. thighs swollen like risen dough, cant sit on the loo, and its like bovril in there
U|rhabdo|I wished to impress the new young man at the gymnasium, and my reward is swollen shoulders and water like stewed tea, this second day.
U|rhabdo|did leg day twice n then a hike in the sun n now my legs are swollen shiny n i barely pee n its brown
U|rhabdo|dug the whole pond for the kids by hand. arms rock hard to the wrist, puffy, feverish, wee like old engine oil
H||my tricep is strained from dips it only hurts when i press
H||wrist tendon, de quervains, injection last week, splint on, no pressing
H||I tore the muscle of my calf at Easter, had it scanned, and the physiotherapist allows me the bicycle.
H||concussion protocol day 9 no symptoms at rest they let me jog tmrw
H||i get a thumping head when she screams for hours, gone with a walk
H||I had my temple grazed by a branch and it is healing nicely under its plaster; no other trouble, and the nurse saw it.
H||my stomach hurts from antibiotics for my acne
H||bf with reflux and oversupply, had a fever with mastitis, on flucloxacillin, second day, better
H||I am on a course of trimethoprim and feel washed out.
H||meal plan changed bc my ed team wants me to gain 1kg b4 i can run again
H||sickness bug, day two, sipping
H||I choke on dry food since my gullet narrowed, which the hospital stretches twice a year.
H||my legs are bruised from pole class like everywhere lol sore to touch
H||muscles flare after statin swap, gp doing bloods thursday, walking only
H||My kidney is at forty per cent and I am told not to overdo protein.
N||my throw was so weak grandma throws better
N||snapped a photo, snapped a bib, snapped at nobody, growth
N||I have two new teeth, and no new complaints.
N||ngl that smoothie looked like vomit but was so good
N||starving, but only because i burned the lasagne, ordered pizza, ate it over the cot
N||My friend Beryl is on that ciprofloxacin, and so I walk her terrier as well as my own.
N||i got smacked in the face by my own ponytail in skipping lol
N||tried breast milk in my coffee, no sickness, slight regret
N||It was a knock upon the door, not the head, that ended my session.
N||coach calls me muscle i wish
N||ive had the achilles twice torn in my twenties, both mended, ran marathons since, all quiet now
N||I brewed the tea so dark you could not see the spoon.
N||how do i get a pop in my hip flexor to stop it doesnt hurt it just sounds gross
N||i broke my own record for least toilet breaks
N||My digestive biscuits are the only digestive trouble here.
N||tmrw is my bday so no workout but cake
N||what is the rule about sore muscles and massage, they are only nicely sore from pilates
N||I felled a small tree and am as proud as Punch.
N||just did 10 pullups in a row first time ever screaming
N||he weaned himself, i weaned myself off chocolate, one of us is thriving
N||I have kept the same weight since the Beatles, and I eat.
U|clot|my left arm is puffy n bluish since the iv in it last week n it hurts up to my armpit
U|clot|i sat on the ferry and in the car for 14 hours with the baby feeding on me, right calf is now a brick, hot, only the right
U|clot|My chest catches at the side as I breathe and my heart hurries, and the leg I broke is fatter by the hour.
U|clot|had covid was in bed like 10 days n today i couldnt get air walking n theres a sharp poke in my back when i inhale
U|clot|The district nurse comes on Thursday, and I shall show her my calf, which is red and twice the other since Sunday.
U|breath|i bring up froth and cannot lie flat, feet pitting, baby two weeks old, everyone says new mums are tired
U|breath|puffer x 10 today still tight n my voice is gone n i cant walk to the kitchen
U|breath|I hear myself crackle like cellophane when I breathe, and I must sleep on my chair; it is worse tonight.
U|breath|got stung by fire ants now im bumpy everywhere n my chest feels tight n my tongue itches
U|breath|I did nothing but shell peas, and I am as breathless as if I had run for a train; my lips are mauve.
U|stroke|one side of my body has gone tingly and heavy since i put her down to nap, cant type with the left, bear with me
U|stroke|i was gonna say hi to my crush n my mouth just did blahh n my face was uneven in the selfie
U|stroke|I know what a clock is, and I could not read it. It lasted through the whole of breakfast, and my right hand was clumsy with the egg.
U|stroke|brain freeze times a million out of nowhere no ice cream n i passed out for a sec n now light hurts
U|stroke|All at once it was night in my right eye, with no pain, and I was shelling peas by feel.
U|bleeding|blood through two pads in one hour, baby four weeks, heart racing, legs like wool
U|bleeding|i had like a glass of blood come up after the run n my stomach hurts bad
U|bleeding|There has been, three mornings running, a pan of blood, bright, and much of it, with no pain, and I go quite dim on rising.
U|bleeding|37 weeks and the waters are green, leaking since the squats
U|bleeding|poop looks like oreos blended n i look like a ghost says my sis
U|self_harm|if i had the guts id do it today and im kinda getting the guts
U|self_harm|i hurt myself on purpose in the shower where nobody sees, then i put on a smile and feed him
U|self_harm|I have chosen the hymns. It will be this week, and I feel lighter than I have in a year.
U|self_harm|been looking at the train times not to go anywhere
U|self_harm|My nights are spent wishing to be with my husband, and I have begun to think how.
H||got a blood blister n its sore to walk
H||daily aspirin and growth scans, thats all, baby small, me well, keep it easy
H||I have had the cough so long that they X-rayed me, and it is only the tail of the bronchitis.
H||i have sickle cell trait so need water breaks n no crazy sprints
H||anaphylaxis in march to nuts, pens in the bag, allergist in february
H||My stroke left me with tired speech in the afternoon, so do not telephone after three.
H||got my eyes dilated so its all blurry til tonight lol
H||lactation headaches and a stiff neck, checked out yesterday, blood pressure fine
H||I bleed easily at the gums from my tablets; the blood is tested every fortnight and is in range.
H||had an ovarian cyst on the scan so no twisting doctor said
H||subchorionic haematoma at 10 weeks, brown spotting as they said i would, rescan friday, no lifting
H||I have a stoma since the spring, and must not lift more than a full kettle.
H||im on lithium n the doctor says drink a lot n dont sweat too crazy
H||had very dark thoughts in the first month, been on the mother and baby unit, home now, safe plan, nurse visits twice a week
H||I take something for my nerves since the burglary, and my breath gets quick in crowds, as the counsellor knows.
N||blood moon tn so pretty
N||i leak milk when other babies cry in the supermarket, that is the only leak
N||I was out of breath from chasing the vicar's hat.
N||im literally speechless they made me captain
N||our eldest had a febrile fit and the ambulance came and he is fine, and i have aged ten years, so rest week
N||My mother went blind with age and so I have mine tested every spring, and can read the small print.
N||i cried in a target parking lot over a hamster thats all
N||no swelling no stabbing no nothing, wore the flight socks, danced at the wedding, home
N||I cannot see the screen without my spectacles, which were upon my head.
N||u know that feeling when u cant breathe cuz ur crying laughing yeah
N||my bump is gone, my sense of humour nearly
N||The clot I speak of is my grandson's band.
N||not me getting winded from one flight bc i sat all summer
N||one year since the haemorrhage, one year well, blood count better than my husbands
N||I was so low when the library closed, and I now run a book club in my parlour.
N||all good in the hood
N||the health visitor asked if i had ever thought of harming myself, truthfully no, only the neighbours drill
N||My speech to the Institute went without a stumble.
N||gonna go touch grass
N||i speak fluent toddler now, so forgive me, me want more squats
N||I am giving up, on the crossword.
U|chest_pain|no nothing hurts oh wait does it count if my chest hurts when i go hard and it goes to my shoulder and then chills after
U|chest_pain|Anything that hurts? Well, my dear, a spot as big as a saucer in the middle of me, when I carry the coal scuttle, since the weekend.
U|chest_pain|what hurts: nothing. what worries: a tightness i could draw a ring round, between the nipples, at every uphill with the carrier, gone on the flat
U|chest_pain|whenever we do relay i get heart cramps idk how else to say it like a cramp but in the heart and my arm tingles
U|chest_pain|I felt something tear, so it seemed, from the breastbone to the back, as I pulled at the stuck drawer; it is three hours now and I am cold and damp.
U|faint|my screen went black but like my eyes screen n then i was on the locker room bench w my shirt wet
U|faint|do fainting spells count if they are short? two on the stairs today, one with the baby on my arm, we landed on the washing
U|faint|I went over like a ninepin at the harvest supper, and the doctor there, a vet in truth, said I should be looked at.
U|faint|ngl i keep almost dropping in the last lap like the sound cuts out and my arms go heavy and i have to kneel
U|faint|There was a singing in the ears, and a darkness, and then a kind policeman. I had only been waiting for the lights.
U|nerve|hurts no but its numb like my shin n foot top since i sat on my leg weird at the sleepover n i cant walk on my heels
U|nerve|husband here, wife's typing hand is me. her, not me, kidding, it is me: my own right hand has no pinch since saturday and the shoulder aches
U|nerve|It is a small thing, but the toes of one foot have stopped obeying me since the bus jolted my back on Friday.
U|nerve|my arm got yanked by my dog n now i cant lift it out 2 the side n its tingly to the thumb
U|nerve|When I rise, my legs tremble and fold, and from the waist down everything feels wrapped in tissue; it has crept upward this week.
U|saddle|not being funny but i went to pat dry and it felt like someone elses bits, back trouble since lifting the double buggy
U|saddle|cant feel if i have to poop n it just happened at practice im so embarrassed my backs been bad since the fall
U|saddle|I feel nothing when I am seated at the organ, neither the bench nor the pedals on my thighs, with this wretched lumbago.
U|saddle|back pain down both legs and took me 4 tries to pee n its numb where my bike seat goes
U|saddle|The strain in my back on Tuesday has left me unable to hold my water or to tell that I have not.
U|palpitations|the heart does this drumroll, then drops, and my knees want to follow, sat on the edge of the bath, third time since dinner
U|palpitations|so my heart wont chill since last nights party its random fast slow fast n im clammy n dizzy
U|palpitations|Twice in the night my heart woke me by its racing, and by day it stumbles, and I am light as a feather in the head.
U|palpitations|im resting on the bench like 20 min n its still 185 n i feel spacey n cold
U|palpitations|I could see the lace at my throat trembling with it, so fast and so wild, and I was merely listening to the concert.
H||my quad has a charley horse from a knee to the thigh yesterday its bruised but works
H||thumb hurts, back hurts, the usual carrying things, nothing new
H||Anything that hurts? My knees, my hips and my pride, and the first two have been X-rayed.
H||i have a concave chest its getting measured n i get out of breath easier but the doctor says sports r good
H||tingly toes after the long drive used to be my sciatica and is, comes and goes for ten years, physio knows
H||I had an operation on my neck in the spring, and my hand is still learning to hold a pen, as the surgeon said it would.
H||sore tailbone from sitting on the bleachers all weekend it was a tournament
H||leaking with running still, eleven months, women's health physio fortnightly
H||My bowel is lazy and I take a sachet daily; the doctor calls it quite ordinary at my age.
H||got a new inhaler cuz the old one made my heart race the dr knows
H||thyroid tablets too strong, so the gp cut them on monday after the blood test; a bit jittery still
H||I had the cardioversion, it was successful, and I have orders to rest until the weekend.
H||my hip hurts when i sit criss cross
H||tired, pale, iron 9, transfusion done, allowed to walk
H||I become giddy when I look up at the shelves; it is my neck, and I have exercises.
N||nothing hurts except seeing my ex at the gym
N||pain: none. gain: 300 g, hers
N||Nothing hurts, thank you, and at eighty three that is news.
N||hurts so good is my fave song in spin now
N||anything hurt? the bank account, new stroller
N||It pained my heart to leave the cottage, but the sea air did my legs a world of good.
N||my chest hurt one time in like 4th grade n they checked n it was nothing
N||a knife in the heart, that is what it is when she waves at nursery and does not look back
N||You need not fear that I shall faint, I have ballast.
N||whats syncope it was in my bio book i got it right on the test
N||dropped off mid story again, head on the picture book, drooling, she finished it for me
N||My nephew swooned in the sauna and was cross to be laughed at.
N||shoulder day had me like i cant wash my hair lol fine today
N||i have the grip of a god since carrying shopping, baby and scooter at once
N||I once lost the use of my arm for a month after a fall from a haystack, at sixteen; it returned entire.
N||my butt is asleep from the bus ride 6 hours it woke up lol
N||is it safe to do sit ups if you had a slipped disc ages ago? i had it 12 years back, nothing since
N||I have been told that my waterworks are exemplary.
N||hyped for season so hyped my heart is racing in a good way before the draw
N||blood pressure, pulse, ecg, all taken at the work medical, all boringly normal
N||My heart quite skipped to see the first snowdrop.
U|rupture|heard my knee go crackle pop n it gave out n now its like a loose door
U|rupture|i was wearing him in the carrier, missed a step, bang in the achilles, i can flex it but theres no push at all, like walking in a flipper
U|rupture|My arm bears a great bulge when I bend it, like that sailor's, since the suitcase on Sunday, and it is yellow, blue and sore.
U|rupture|my adductor tore i think like it went riiip in the splits n now theres a gap n black bruise all down
U|rupture|I trod in a rabbit hole and something burst at the back of my leg. I can walk flat, yet not rise upon the ball of the foot.
U|head|i got choke slammed by my bro for fun n hit the floor w my skull n now its been 2 days of headache n blurry
U|head|toddler stood up under my chin, then i hit the wall behind, teeth and skull. since: dizzy, sick, cross, weepy, cannot look at the phone long
U|head|The branch I was sawing struck my head. My wits are slow since, there is a weight behind the eyes, and I vomited in the sink at noon.
U|head|ok coach dont tell mom but i fell off the roof of the shed n was out for a bit n now my ears ring n i cant stop yawning
U|head|I have had a nasty headache for eight days, since the boat's boom caught me, and this morning I could not find the sleeve for my arm.
U|tendon_medicine|pelvic infection after the coil, on ofloxacin and metro, and the achilles on both sides has a hot lump
U|tendon_medicine|had to take cipro for that plague scare lab trip lol n now my heels r killing me
U|tendon_medicine|May I still do the heel raises? The tendon hurts so since I began the ciprofloxacin for my kidneys that I wince on each.
U|tendon_medicine|so i got levoflox for my sinus n i felt my shoulder tendon sting like crazy when i serve today
U|tendon_medicine|I am not one to read leaflets, but mine does mention tendons, and mine ache at the wrist and heel since the bladder tablets, the floxacin sort.
U|purging|every meal i leave the table n u know n then i do ur hiit
U|purging|my milk is drying up and i still wont eat. four days of broth. i check my collarbones in the nursery mirror
U|purging|i chew the food n spit it out n if i swallow by mistake i make it come back
U|purging|I have been taking my sister's slimming pills together with Epsom salts each night, and I have not kept a meal since Friday.
U|purging|ran 15k at 4am so mom wouldnt see bc i ate her curry n ill do it again tonight n no breakfast
U|rhabdo|my pt said push thru n now my pecs n arms r like rocks swollen n my pee is like worcester sauce
U|rhabdo|kettlebell thousand for charity, dad edition. hips and thighs blown up, cramps, i peed something like treacle this morning
U|rhabdo|It has been two days since the long climb to the shrine. My thighs are swollen so I cannot kneel, and I pass water like blackcurrant.
U|rhabdo|i cant walk down stairs my legs r like jello but swollen hard n my pee was cola at lunch n dinner
U|rhabdo|the mums did a pull up contest on the playground. now i cannot straighten to feed her, arms puffed and hot, and the wee is brown
H||my hamstring cramps up every practice dr says stretch n drink
H||torn labrum in the hip, diagnosed by mri, surgeon in june, no deep squats
H||I have a hammer toe that rubs in every shoe.
H||got a concussion last season n i get headaches w loud music n my dr says thats ok just go easy
H||sinus pressure, thumping head, leaning down is awful, day four of a cold, baby too
H||My head is sore where the dermatologist froze a patch on Tuesday.
H||im taking antibiotics for lyme doxy n my knees ache the dr said that can happen
H||uti on nitrofurantoin, achy back, better since yesterday
H||There is a tenderness in my heel that my chiropodist puts down to my slippers.
H||i had an eating disorder n still hate mirrors so can we do it w no mirrors
H||nausea on the new pill, gp says give it a month
H||I lost my appetite with my hip operation, but the hospital cook has found it again; I am still weak.
H||turf burn got infected n im on cream
H||muscles sore a week after the flu jab plus flu, doc says viral, rest
H||I have cramps in my calves by night from the water tablet, and the nurse has given me potassium.
N||pop quiz ruined my week
N||there is a tear in my favourite leggings and a tear in my eye
N||The bulge you remarked on in the photograph is a handkerchief.
N||swear i have a concussion from my teachers voice lol
N||he smashed the plate, i smashed the workout
N||I was struck by a thought, though not hard.
N||ppl at school take laxatives to be skinny n i think its so dumb i just had a burger
N||after dinner i disappear to the bathroom for ten minutes because its the only lock in the house. i scroll. thats it
N||I refused breakfast, as it was kippers.
N||my pee was so clear it was like water proud of my hydration era
N||wine red carpet, red wine, mop. upper body done
N||I asked my physician about the leaflet, and he changed the tablets before ever I swallowed one, so my heels remain my own.
N||going on a school trip so no gym next week
N||my best friend had rhabdo last year in cross fit so i build up slowly, no soreness to speak of
N||My arms were so fatigued by whipping the cream that I let the grandchildren finish it.
N||nobody: me: sore from laughing
N||sleep regression, squat progression
N||I have had every bone accounted for after my tumble in May, and the doctor returned me to the dance floor in June.
N||first time i didnt hate running wow
N||could you shorten it to 15 min? bottle time rules all
N||I have but one wish, namely, less music and more counting.
U|clot|my leg looks like a sausage n the other looks normal n we just flew 12 hours home n it throbs
U|clot|since the ivf shots my neck and one arm are swollen and achy, and i am short of breath on the nursery stairs
U|clot|I am three weeks from my bowel operation, and this morning I was suddenly without breath, with a stitch that stabs, and a spot of blood on my hankie.
U|clot|on crutches 3 weeks n now the cast feels way too tight n hot n my calf burns like inside
U|clot|Only the left stocking pinches. That calf is warm, red and as firm as a loaf, and I have been lying about with my cold for a fortnight.
U|breath|cannot sing her a line. air runs out. lips feel funny. started after lunch with the prawns, face puffed
U|breath|been wheezy for 2 days n now i cant finish my inhaler count n my chest is sucking in
U|breath|I have taken to sleeping at the kitchen table, for I choke when I lie, and my legs are swollen to the knee this past week.
U|breath|at rest n breathing 30 times a min my watch says n i feel like i ran
U|breath|It is hard work merely to breathe this evening; my daughter remarks that I use my shoulders, and I answer her in nods.
U|stroke|was pouring juice n my hand opened n my leg buckled same side n my voice went slow
U|stroke|coming out of a sneeze my head split, worst ever, and one eyelid has dropped
U|stroke|Half of my friend's face was gone as I looked at her, and then half of the cards, and it has been so since three.
U|stroke|my aunty says my eye n mouth on one side r hanging n im talking like i have a marble in
U|stroke|I found that I could not sign my name, nor say it. The bank clerk gave me a glass of water, and it ran out at one corner.
U|bleeding|bright red, painless, 34 weeks, a cupful on the bathroom floor
U|bleeding|i take blood thinners n i hit my belly n now my poop is black n i feel faint
U|bleeding|I have been sick twice, and it was brown and grainy like the bottom of the percolator, and I do feel weak.
U|bleeding|the lochia stopped ages ago, now at week seven there are clots like liver and i shake
U|bleeding|i sneezed coughed n blood came out like a lot n its still coming when i cough
U|self_harm|gave jo my hoodie and sam my switch cuz i wont need em after friday
U|self_harm|she would have a better mum if i was gone, i have a date
U|self_harm|Life has been long enough; I do not wish to trouble the doctor about what I have in mind.
U|self_harm|cant stop thinking about jumping n i dont wanna but like i do
U|self_harm|every day i pretend and every night i plan. sorry. my arms were good on thursday
H||my eye is swollen from a stye so i look like a pirate
H||one calf a bit fatter since i tore it years ago, measured at every checkup, same
H||I have the swelling of both legs that comes with my heart tablets, and the doctor looks at it monthly.
H||got a chest cold n my asthma plan says yellow so extra puffs n no running i feel ok
H||a rash from the heat on the belly, polymorphic something, 36 weeks, midwife gave cream
H||My lungs have a shadow that is known and old, and I am scanned every year.
H||my migraine meds make my fingers tingle the dr said its a side effect
H||eye twitch, sleep debt, tension neck
H||Since the haemorrhage behind my eye I see a smudge, for which I have injections every six weeks.
H||i have von willebrand so i bruise n bleed long i got my spray
H||the bleed after birth was two litres, home a month now, tired, hb rising, easy walks
H||I had a polyp taken from my womb last week, and there is a little spotting, as they told me there should be.
H||therapy is hard rn n i cry after so maybe no workout on thursdays
H||panic comes at bedtime, doctor gave me something, works, wobbly legs next morning
H||I have been poorly in my mind since the fire, but I am looked after, and I wish for quiet exercises.
N||it was so windy i couldnt breathe for like a sec biking lol
N||the baby pulled my lip down on one side for the family photo, droopy dad, framed it
N||I have had one stroke of luck, in the raffle, and no other sort.
N||dyed my hair red n the shower looked like a murder scene
N||choked up at the first steps, then did lunges beside her
N||It took me all the breath I have to blow out seventy five candles, and I did it in two.
N||im over it im over everyone im going to bed lol ttyl
N||i joke that i want to run away to sea. i do not want to. i want a bath
N||They asked whether I had ever wished myself dead, and I said only at the opera.
N||when u talk so much in class u lose ur voice by 3rd period thats me
N||leg check at the doctor's for my flight worry, both clear, she laughed at my mismatched socks
N||A clot of cream, a scone, and thou.
N||lost a contact so i was half blind in volleyball found it
N||in the delivery i bled and fainted and all that, it was four years ago, i lift more than my husband now
N||I suffer nothing, lack nothing, and want only a better chair.
N||can i swap running for biking i like biking
N||our cat has asthma. we have the inhaler, the little mask, the bill
N||I can still say the whole of Tam o' Shanter without a pause for breath.
N||crying at graduation videos again
N||this week i was a human climbing frame and nothing else
N||I lost my sister's recipe and found my waist.
U|chest_pain|my trainer said push n i did n then bam squeezing under my ribs up to my ear it lasted like 15 min n i feel sick
U|chest_pain|it comes with the vacuum, it comes with the stairs, it comes with the bath, a wide dull weight, and goes when i sit to feed her; two weeks after i turned 45
U|chest_pain|I have been leaning on walls this week, my dear, on account of a heaviness over the heart, which departs as soon as I am still.
U|chest_pain|hurts mid chest when i take hard shots in water polo not from the ball tho its like inside n down my arm
U|chest_pain|At the top of the church stairs I had to sit among the bells, with such a clutching here and such a sweat upon me.
U|faint|the ref stopped the match cuz i was on the floor n i said i tripped but i didnt i just wasnt there
U|faint|one second stirring porridge, next second porridge on ceiling, me on lino, toddler patting my cheek saying night night
U|faint|It happened between the second verse and the third. I was standing, and then I was not, and there was a ring of hats above me.
U|faint|i went down like a game glitch in warm up n got up n did the set is that ok
U|faint|My tablets were doubled on Monday, and on Tuesday, Wednesday and this morning I have dropped where I stood.
U|nerve|pen keeps falling phone keeps falling only the left n its been since i did handstands 3 days ago
U|nerve|i thought i had a stone in my shoe; i had no shoe; half the sole has no feeling and the foot will not tip up, since the diy weekend
U|nerve|I cannot raise my arm to take the peg bag down since I woke on Monday, after two nights of fierce pain in that shoulder.
U|nerve|when i go up stairs my left leg buckles n the front thigh is numb since i got kneed hard in the back
U|nerve|My fingers on the one side are curled like a bird's since Friday, and I cannot spread them on the piano.
U|saddle|since the slip on the wet tiles: back pain, both feet fuzzy, and i dont feel the nappy, i mean the pad, between my legs
U|saddle|tmi but i cant get it up or feel it since i hurt my back lifting n my thighs inside r numb
U|saddle|I sat through the whole of the service without feeling the pew, and it is an uncommonly hard pew; my back is the cause, I think.
U|saddle|its been 14 hrs n i cant pee n my back hurts so bad n the inside of my legs r dead
U|saddle|My daughter had to tell me that I had wet the chair. My lower back has been in torment since I moved the settee.
U|palpitations|ba dum, nothing, ba ba ba dum. all through the 2am, 4am and 6am feeds, and now i see black when i stand
U|palpitations|tell me y my heart is 190 n i just woke up n the room is tilting
U|palpitations|It began as I set the table, a flurry under the ribs, and it has not ceased, and I feel I might slide from the chair.
U|palpitations|weird heart thing in the shower where it went so fast i couldnt count n my legs went jelly n i had to sit down its on n off since
U|palpitations|My heart is as unsteady as a foal tonight; it stops me in the middle of the hall, faint and breathless.
H||my collarbone aches where i broke it last fall when its cold n i bench
H||right wrist is numb by morning, carpal tunnel since week thirty, splint, same as always
H||I have spinal narrowing; my legs tire on the second street and I lean on my trolley, as the surgeon has explained.
H||i sprained my neck in wrestling the doctor checked my arms n said a week off
H||bit dizzy on the new blood pressure pill, rang the surgery, they said carry on and stand up slow
H||A trifle of angina on the cold days, two puffs as arranged, and I have seen the doctor about it this week.
H||shin hurts along the inside from band on asphalt
H||leaky bladder on the trampoline, third baby, nothing sudden
H||I have an old catheter trouble and a nurse who comes on Wednesdays, so no tight belts.
H||my heart rate is high from anemia they told me n im on iron n no racing yet
H||panic disorder, heart races in supermarkets, been through the tests, cbt is going well
H||They have put a small recorder beneath my skin to catch my turns; until it is read I am to walk with company.
H||ankle boot til thurs then pt
H||slept wrong, neck like a plank, turned too fast for the dummy
H||I had the iron infusion, and I am to take it gently for two weeks.
N||i was on the floor dead from laughing when he fell off the treadmill (hes ok)
N||dropped to my knees and wept, at the sight of an empty laundry basket
N||I fell for the salesman's patter and now own a vibrating plate.
N||my hand was numb from snowball fights but hot cocoa fixed it
N||anything new? yes, he rolls over. me too, off the mat
N||My heart and I were both given a certificate, on Thursday, at the end of the rehabilitation course two years running; no restrictions, it says.
N||whats a normal heart rate in sprints cuz mine is 185 n i feel good
N||her father has the dodgy ticker, i have the dodgy jokes
N||I was left cold by the concert, and warmed by the cocoa.
N||the wifi went down n so did my will to live haha
N||i fainted at sixteen at my piercing, twice as a matter of fact, and never in the twenty years since
N||The chairs at the town hall are so hard that one's seat goes to sleep; a stroll to the tea urn cured it.
N||got trapped between 2 couches lmao no injuries
N||my legs buckle at the sight of those tiny socks
N||It skipped like a lamb, did my heart, when the telegram came, in 1969.
N||i need a gym buddy pls match me
N||numb thumb from playing too much animal crossing during night feeds, passes when i stop
N||I carried the shopping home, four bags, and felt nothing but virtue.
N||coach benched my crush n my heart cracked
N||what do people do about tight hips? mine are only tight, nothing hurts
N||My balance is such that I put on my stockings standing.
U|rupture|pulled on the rope n my upper arm went snap n the muscle slid up to my shoulder like a blind n i cant twist
U|rupture|three steps into the dads race: crack. looked for who hit me. now flat foot, no push, and theres a gap i can lay a finger in
U|rupture|I stooped for the dish, and my knee gave a bang. The leg cannot be lifted from the bed, and above the kneecap there is a hollow.
U|rupture|felt my groin go twang n now its black n theres a lump n i cant bring my legs together
U|rupture|I tried to hold the big dog, and my shoulder tore, and the arm lies at my side like a sleeping child.
U|head|everything sounds underwater since my sister dropped her phone from the bunk on my forehead n i keep getting sick
U|head|tripped over the baby gate, cheek and brow on the radiator. thirty hours later im sleepy, slurry, with a headache like a drill
U|head|I do not recall my fall, but there is a goose egg, and since then I have been sick four times and cannot follow the wireless.
U|head|took a punch in sparring now everything smells funny n im so foggy n light is ouch
U|head|On account of the knock I had on Sunday, I walk as though on deck, my head bursts when I cough, and I take warfarin.
U|tendon_medicine|had a tooth abscess, dentist abroad gave me ciprofloxacin, and i could hardly go down on my heels to lift him this morning
U|tendon_medicine|i take levofloxacin cuz of tb exposure n since last week my achilles n wrist r swollen n hurt
U|tendon_medicine|The trouble behind my ankles is new, young lady, as new as the Avelox in my cupboard.
U|tendon_medicine|5 days of cipro for a kidney infection n both my hamstrings where they attach r so sore i cant sprint
U|tendon_medicine|I was forbidden nothing with my levofloxacin, and yet when I swing the arm there is a burning in the cord of the shoulder.
U|purging|i hide food in my sleeves n if i have to eat it i get rid of it after n i ran 3 times today
U|purging|i pump, i run, i run, i pump, i had one egg on monday. my knees shake on the stairs with him but my jeans are loose
U|purging|they put me in the fat group in pe so im not eating til summer its day 6 n im cold
U|purging|I take a purgative each night after the sweets, the double dose on Sundays, for fear of the scale, and I am weak as water.
U|purging|my teeth feel furry from being sick so much but i made goal weight so can we set a lower one
U|rhabdo|tried to be like my bro n did 400 situps n pullups n now my belly n arms r swollen n my pee is choco
U|rhabdo|came back from maternity leave to a fire service fitness test. thighs swollen like drums, cant squat to the cot, wee is brown
U|rhabdo|It was the sponsored swim. Since then both my arms are like bolsters, hard and hot, and what I pass is dark as port wine.
U|rhabdo|cant raise my arms to put on my hoodie they r so puffed from bar day n i peed rusty twice
U|rhabdo|he asked for piggybacks all through the theme park in the heat, and two days on my quads are solid and swollen and the wee is like coke zero
H||my biceps tendon clicks n is sore n pt says bands
H||split my head on the boot lid a fortnight ago, six stitches, out now, hospital happy, still tender to touch
H||I slipped a month since and tore a muscle in my buttock; it was scanned, and I have exercises from the physiotherapist.
H||no contact for 2 weeks cuz of mono my spleen is big
H||ruptured eardrum from a cold, doctor looked, no swimming for six weeks
H||My old quadriceps repair is stiff in the frost.
H||im recovering from heat exhaustion at camp the medic said 3 days rest its day 2
H||biceps strain from the car seat, sore to lift, no bruise, still strong
H||I was poorly with a stomach upset; it was sick and the other, and I have kept toast down since yesterday.
H||my nutritionist n me r working on eating b4 practice cuz i used to skip so no fasted stuff
H||calf strain, grade one, said the physio, heel raises in two weeks
H||A course of antibiotics for my leg ulcer, flucloxacillin, makes me bilious.
H||allergic rash from the new deo itchy pits
H||foot fracture fifth metatarsal, boot, fracture clinic thursday, arms only
H||I have a migraine of the old sort, with the shimmering, and I shall lie down as I always do.
N||i hit my toe n said every bad word its fine now
N||muscles i have discovered while wrestling a toddler into a snowsuit: eleven
N||I burst into song at the wrong bar.
N||im sick of salads can we get real
N||bang, snap, pop: rice crispies, not tendons
N||My neighbour starves herself for the bridge ladies, and I bring her pie.
N||theres no way 400 reps is safe right cuz my friend wants to i said no
N||the headache this week was called ikea
N||I broke two eggs and no bones.
N||i got a brain freeze in the middle of the cool down slurpee worth it
N||i would like to eat like i train: rarely interrupted
N||The doctor gave me an antibiotic for my chest in the autumn, and I finished it with no ill effects at all.
N||my pee was blue once from a cupcake lol
N||no pop, no bruise, no dent, only dad legs after sports day
N||I passed the whole of Tuesday on my feet at the fete and slept like a stone.
N||2 sore 2 type jk fingers r fine legs r toast
N||i coughed through my whole maternity leave, two years ago, no cough since
N||My nephew threw up his job to teach yoga.
N||im gonna hurl my textbook out the window
N||we dropped the bedtime, dropped the dummy, dropped the weights to 8 kg, all planned
N||I am as sound as a drum, though not so tight.
U|clot|my one foot to my knee is like 2x n red n warm since my surgery n i got the chills when i touch it
U|clot|one breast fine, other breast fine, one leg fine, other leg enormous and hot, section was on the 20th
U|clot|Something caught me beneath the shoulder blade as I breathed in, quite out of nowhere, and I have been short of wind from that instant; I flew in from Toronto on Saturday.
U|clot|my calf hurts deep like when i squeeze it n its bigger i measured n im on birth control n sat all finals week
U|clot|The doctor's holiday lasts until Monday. My plaster is so tight above the ankle, the calf so hot, and the toes so dusky, that I thought I would ask you.
U|breath|it started as a tickle and now i bark and whistle with every breath, sat upright, cant put her down or pick her up
U|breath|i keep yawning cuz i cant get air n my ribs hurt from trying n my inhaler is at 0
U|breath|My face has puffed up to the eyes since the penicillin at noon, and I am hoarse, with weals on my chest.
U|breath|cant breathe lying flat n i wake up choking n my ankles r puffy im 17 n had a virus
U|breath|I must lay down the pen between words. My chest whistles. It has been so since the fog came in last night.
U|stroke|typing one handed as the other has gone floppy. happened at the changing table. mouth numb on that side. its fading i think
U|stroke|my left eye sees like a grey blob in the middle since lunch n it hurts to move it
U|stroke|The words in my hymnal slid off the page on the right side, and my tongue was thick, and my friend took me home.
U|stroke|i was laughing n then half my face wasnt laughing
U|stroke|The room went round so violently at breakfast that I fell to the left, and I cannot stand without falling so again; my voice is altered too.
U|bleeding|waters trickling at 26 weeks, smells sweet not like wee, waiting for hubby to get off shift
U|bleeding|theres blood in my poop n fever n cramps n i lost like 3 kg this week
U|bleeding|I have taken the aspirin and the other painkiller together for my hip, and now it is like treacle when I go, and I am swimmy.
U|bleeding|husband says that much blood is not a period, its six weeks since the birth, ive gone through the pack since lunch
U|bleeding|i spit n its red i cough n its red n my chest feels wet
U|self_harm|im at the tracks a lot lately just standing there n today i stood closer
U|self_harm|I am not afraid. I have had a good life and I have arranged it for Friday, when nobody will be inconvenienced.
U|self_harm|she cries and i think we would both be better if i was dead. i mean it today
U|self_harm|did my arms bleed on the pullup bar yea kinda its from the cuts not the bar
U|self_harm|mum of two, smiling on insta, googling how much is enough at night
H||my toe is purple from stubbing it n i taped it 2 its buddy
H||raynauds in the nipples and fingers, white then blue then pink, gp knows, warm gloves
H||I have fluid on the knee and on the lungs of old, and both are looked after by the hospital; I am at my usual.
H||i get cold urticaria so no outdoor swim
H||reduced movements scare at 32 weeks, checked this morning on the monitor, baby fine, told to rest today
H||My asthma is seldom trouble, but paint fumes set me coughing, and they are painting the hall.
H||had facial surgery so half my face is numb for now the surgeon said months
H||optic migraine diagnosis from eye casualty, same zigzags again on monday, twenty minutes, no more
H||I tire by noon as the heart failure nurse said I should on the new dose.
H||my nose got broken n its packed no running til tues
H||fibroids, heavy monthly, on tablets and a list, flat out on day two
H||I had radiotherapy down below, and a spot of blood now and again is expected; my next clinic is on Tuesday.
H||ive been numb inside since my friend died n my therapist says keep moving a lil
H||quitting smoking for the baby, cough up the chimney, grumpy, gp supports
H||I have been treated for melancholia, as it was called in my day, and am over the worst.
N||no like srsly i cant breathe this meme
N||she coughs, i cough, we all cough in unison for fun, its a game
N||My daughter had the swelling of the face with strawberries as a child, and I could never look at one without a start; I eat them freely.
N||my voice cracked in front of everyone new low
N||lost feeling for this tv series, gained time for training
N||I was so short of breath as a bride that they loosened my stays.
N||the vampire play has so much fake blood i love it
N||was in a and e till 3, not for me, for a bead up a nose
N||I have not had a cross word with my lungs since I gave up the cigars. My husband's cigars.
N||im stuffed like a turkey no regrets happy thxgiving
N||bled the brakes, changed the oil, changed the baby
N||My left side is my better side, the photographer says, and I agree.
N||going off grid for a week camping w dad so no check in
N||if i vanish from the app next week its because of the in laws
N||Should I end my subscription, it will be for want of money and not of gratitude.
N||saw a sad movie ab suicide n it made me think ab how lucky i am
N||calves identical, cankles departed, life good
N||After the long coach to Lourdes my ankles were thick, the two of them, and they were slim again by Mass.
N||my first 10k im screaming crying no throwing up
N||the sentence i cannot finish is because a toddl
N||I have been to say goodbye to the swallows, who are off to Africa.
U|chest_pain|4th time this week my chest does the crushy thing on the erg n my left arm feels like it slept n coach doesnt know
U|chest_pain|lifting the cot mattress brought a rope of pain round to my back teeth, and i had to sit on the nappy bin for ten minutes, sweating
U|chest_pain|I was hurrying, which I seldom do, and there it was again, the thumb pressed hard upon my breastbone, and my left hand like lead.
U|chest_pain|when i play in the cold my chest squishes n burns n i feel it in my throat then on the bench its gone
U|chest_pain|They say women feel it differently. I feel sick, spent, and there is an ache across the shoulders and jaw since I made the beds this morning.
U|faint|just dropped no warning at the free throw line n woke up to the whistle n my aunt has long qt idk what that is
U|faint|went to lift the pram over the step and lost about half a minute, pram and me both in the hedge, nothing broken
U|faint|I lost my place in the hymn and then I lost everything, and was laid along the pew.
U|faint|after the 200 fly i was hanging on the lane line n then i was on deck n dont know how
U|faint|The kettle had boiled dry by the time that I knew where I was, which was under the table.
U|nerve|my hand looks normal but it wont do chopsticks or zippers since tues n my neck zaps when i look down
U|nerve|on the school run my shoe scuffs, on the stairs my toes catch, and at bath time i noticed the shin feels of nothing, new since the move
U|nerve|Since I dozed with my legs crossed on the long train, I cannot draw my left foot up, and that was three days ago.
U|nerve|got slammed on my shoulder n now i cant bend my elbow to eat its just floppy
U|nerve|My grip has deserted me upon the right, and I scalded my foot with the tea this very morning.
U|saddle|bending to the bath i felt a clunk, then hot wires down both legs, now a patch from bum to knees is asleep and i dribble
U|saddle|idk if its serious but i cant feel my bum when i wipe n my back hurts n i peed the bed last night
U|saddle|My spine pains me, both feet are woolly, and for the first time since infancy I have had an accident of the bowel.
U|saddle|coach my legs feel weak n when i go pee it just stops n starts n i cant feel it since the deadlift pr
U|saddle|The nurse rings on Friday. Meanwhile I have no feeling where I sit, and a back I can barely straighten.
U|palpitations|sat on the loo with the door open so i can see him, heart going like a sewing machine, fuzzy round the edges, ten minutes now
U|palpitations|my heart feels like its buffering n then speed up n i get woozy n its been all day
U|palpitations|I beg to be excused today. My heart is all at sixes and sevens, and each time I stand I am obliged to sit.
U|palpitations|i was asleep n my heart woke me up like 200 bpm n my hands went tingly n everything was far
U|palpitations|It pauses so long that I think it has stopped, and then I am giddy, and then it bolts; this has been going on since Evensong.
H||hurt my thumb goalkeeping its taped it still grips
H||two discs bulging, mri done, neurosurgeon says no op, core work only, no dead bits
H||I had a heart attack in 2017 and have been steady since on five tablets.
H||im hypermobile n my hips slip so no splits
H||gp has my palpitations down as caffeine and no sleep after the tests, told me cut coffee, i am trying
H||My sugar was low on Tuesday and I had my sweet tea; the nurse has lowered my insulin.
H||hip pointer from football sore to twist
H||tear from the birth got infected, antibiotics finished, sore on the saddle
H||I am eight weeks from my hip operation and still on one stick.
H||my knees bend backwards n ache the pt gave me a brace
H||sat in a and e yesterday with the back: no red flags, painkillers, come back if, so gentle
H||I stumble on account of my bad eyes and my old slippers, and I have an appointment about both.
H||tonsils out 9 days ago cant lift til 2 weeks
H||nipple shields, back ache, and a chronic tension neck, all seen to
H||I have ringing in the ears, which the specialist says I must get along with.
N||my bros a lifeguard he saved a guy who fainted so now hes annoying ab it
N||yes my heart aches when i drop her at nursery, no it is not that sort
N||I am told I have the arteries of a girl, and I have them in writing.
N||i cant feel my face is the song i listen to in warm ups
N||no numbness, no weakness, no wobble, the physio signed my back off in october
N||My legs gave out before my partner did, at midnight, in the conga, and were as good as new by morning.
N||when i do handstands my face goes red is that normal lol
N||we practised fainting for the school play, the six year old and me, i am very good at it
N||Many years since, I lost my waters in the Woolworths, and the boy is now fifty.
N||my legs fell asleep in detention n i walked like a newborn giraffe for 1 min
N||wobbled on one leg, held the cot, giggled, did the other
N||What does one do if a person collapses? I should like to take the course.
N||my rizz is weak but my squat is strong
N||the grip of sleep school: night two, he slept, i lay awake listening
N||I dropped a stitch and a stone, the second over six months and by design.
N||no cap im just lazy today
N||pins and needles: in the sewing box, out of reach of small hands
N||My heart was in my mouth at the penalty shoot out.
N||soooo pumped for the meet
N||is there a version without jumping? neighbours below, nothing else
N||I should be grateful for a session on Wednesdays, when the bus is free.
U|rupture|mid rep on the curl it went pop like a knuckle but loud n now theres a ball by my elbow n i cant screwdriver
U|rupture|he jumped, i caught, my chest tore at the armpit; the arm is weak when i push and it is black to the ribs
U|rupture|Whilst reaching to save a falling jar I felt the tendon part at the shoulder; I cannot hold the arm out, even empty handed.
U|rupture|kicked the ball air kicked it actually n my hammy exploded now i cant sit on that side n its purple all down
U|rupture|I have been walking on a broken spring since Saturday's snap at the back of my ankle; I did not think it worth a doctor.
U|head|i wiped out on my scooter n my teeth hit together n i saw white n since i keep forgetting words n feel pukey
U|head|cupboard corner, tuesday. fine till thursday. now a pressure headache that wakes me, twice sick, and one hand a bit daft
U|head|My spectacles broke when I fell, and I put the blurring down to that, but my spare pair does not help, and my head is bursting.
U|head|bonked heads at trampoline park n my ear feels full n i cant walk straight n just wanna sleep
U|head|I was quite lucid after the accident with the loft ladder, but they say that today I make no sense.
U|tendon_medicine|gp put me on ciprofloxacin for the epididymis, day two, carried the toddler, day three, achilles like a hot wire
U|tendon_medicine|my tendons all hurt like the wrist elbow n heel ones n the only new thing is the levaquin for my lungs
U|tendon_medicine|How strange that the antibiotic for the bladder, norfloxacin, should leave me sore in the hamstrings and heels.
U|tendon_medicine|got an infected piercing so urgent care gave me cipro n my knees below the cap hurt on stairs now
U|tendon_medicine|Since the Thursday of the levofloxacin there has been a swelling on the heel cord, just where the shoe rubs, though I wear no shoes.
U|purging|sometimes i do it til nothing comes but yellow n then i do your abs workout
U|purging|i tell my wife i ate at work. i tell work i ate at home. nine days, mostly nothing, dizzy with the boy on my arm
U|purging|i take pills that make me go so the food doesnt stick n im so tired but i look good
U|purging|I confess to you what I do not to the doctor: I make away with my meals in the powder room, each one.
U|purging|extra 600 jumping jacks bc i had a yogurt n after that i got rid of the yogurt too
U|rhabdo|first powerlifting camp i cant bend or straighten my arms they r like sausages n my pee is like coke w no bubbles
U|rhabdo|dance class marathon for the baby charity. shins and thighs tight as drums, cannot walk, wee like strong tea, feverish
U|rhabdo|Since I pushed the broken car up the lane, my thighs are swollen and of no use, and my water is the colour of a horse chestnut.
U|rhabdo|i did the fire drill stairs like 60 times for charity n my calves swole up n hurt so bad n pee dark like beer but darker
U|rhabdo|I shovelled the snow for the whole terrace; my arms are hard and huge, I feel ill, and what I pass is brown.
H||got a bruise on my thigh from the bars its green now
H||biceps tendon sore from rocking the pram with one arm, nothing torn per the ultrasound
H||My ankle was broken in the spring, and the plate aches before rain.
H||had a headache n fever the school nurse said flu
H||concussion clinic discharged me to phase four, still no contact
H||I have a lump behind my knee, a Baker's cyst, and it is measured and harmless, though tight.
H||im on amoxicillin for strep n my stomach is mad
H||tennis elbow from the bottle steriliser of all things
H||My thumb joints are worn, so light grips, please.
H||i get sick before every race from nerves my dr knows n gave breathing stuff
H||lost my appetite with this virus but drinking and eating soup
H||I am to have my teeth out on Monday and shall not be eating apples.
H||calves wrecked from hill sprints 5 days ago still sore to walk but getting better
H||vitamin d so low they gave me the big dose, bones ache, weak thighs, recheck in six weeks
H||I take colchicine for the gout and it has loosened me somewhat.
N||my gf broke up w me so im hitting chest for 3 hours lol kidding 1 hour
N||ate standing up, trained sitting down, parenthood
N||My stocking has burst, my jam has burst, and my heart may burst with joy at Easter.
N||i can do a muscle up now no injuries just glory
N||sick day for the nursery, not for us. all well and building forts
N||My brother fell upon his head last month and has been dotty, though no dottier than formerly.
N||whats better 4 bulking rice or pasta
N||heel drops are finally boring. achilles scare of last year is over, doc and physio agree
N||I spilled the cola over my white skirt and had to train in my petticoat.
N||my stomach growled so loud in yoga lol hungry
N||he threw up, she threw up, i threw in a load, we are through it, i never caught it
N||I weigh what I weigh, and I intend to have pudding.
N||the test destroyed me the workout healed me
N||snapped awake at 5 without the baby crying, did my whole session, smug
N||There is a muscle I have not used since dancing school, and I greeted it warmly.
N||my shoulder pops when i roll it no pain just asmr
N||tendons of steel, budget of tin
N||A knock to my pride, when I was beaten at whist by a child of nine.
N||im so sore omg but like u said i would be n its better today
N||the swelling everyone mentioned was my belly and she is now nine months old
N||I had my ears pierced at seventy, and it hurt less than your lunges.
U|clot|my calf swelled up like a balloon after i was in bed w the flu n only that side n it kills when i stand
U|clot|ten days after the forceps, and my left leg is tight from groin to toe, violet, and i get puffed feeding him
U|clot|I thought it a pulled muscle in the ribs, but it came of a sudden, hurts on the in breath, and my heart is rapid; I had my veins done last week.
U|clot|12 hour bus to the tournament n my right calf is hot n fat n has a cord in it
U|clot|Since I came home from the cruise my left shin shines like an apple, and the calf is twice its neighbour.
U|breath|cant blow on her porridge. not enough puff. whistle in, whistle out, since midnight
U|breath|im on the edge of my bed n i cant get enough air n my heart is pounding n i did nothing
U|breath|My sister shelled some brazil nuts beside me, and now my lids are closing, my throat is tight and I am covered in weals.
U|breath|did 0 exercise n im panting like my dog its been 2 days n i cant lie on my back
U|breath|Each word is dear to me just now, as I have wind for three at most.
U|stroke|mouth went lopsided on the video call with my mum, she screamed, i laughed on one side
U|stroke|i looked at my mom n couldnt say mom n my right hand was like a mitten
U|stroke|It was as if a thumb had been set over my right eye, for some five minutes, and then was taken away.
U|stroke|my legs just went diff directions n the floor was spinning so hard n my left hand misses stuff
U|stroke|I had a burst of pain behind the eyes such as I never knew in eighty years, and now I cannot put my chin to my chest.
U|bleeding|red, bright, 18 weeks, and crampy, but i can still feel kicks so did my walk
U|bleeding|i keep having bloody poop like 8 times 2day n im shaky
U|bleeding|The basin was red when I brought up my breakfast, and my heart is going fast, and I am as white as chalk.
U|bleeding|three weeks after the birth, gush on the school run, down to my socks, now feverish and it smells
U|bleeding|i coughed n it was like ketchup n my back hurts on that side
U|self_harm|no1 would even ask where i went n thats ok cuz im going
U|self_harm|the baby is loved and fed, and i will be gone by the weekend if i can find the nerve
U|self_harm|I have thrown out my diaries, dear, and paid the milkman up to Saturday, for I do not mean to see Sunday.
U|self_harm|i scratch til it bleeds n then i can breathe n 2day it wasnt enough
U|self_harm|some nights i hold the car keys and think of the quarry road. last night i got as far as the gate
H||had a nosebleed in the shower it stopped n i got allergies
H||leg heavy by evening from varicose veins, scanned after birth, no clot, stockings on
H||I was treated for a clot on the lung in the spring, and my breath is coming back as they said it would.
H||my lips r swollen from braces wire poking em wax fixed it
H||cough so long i pulled a rib muscle, chest listened to yesterday, clear
H||I was in hospital with my asthma, I am on the last of the steroid tablets, and I have a nurse on Thursday.
H||migraine w aura hit in class the blind spot one took my pill n slept im ok now same as always
H||had bells palsy in third trimester, checked for stroke, improving, straw for drinks
H||My mouth droops since the nerve was cut at my ear operation in 2003.
H||heavy flow n cramps day 2 so maybe stretches
H||cervix bled after the smear like last time, nurse said two days
H||I take iron, and it is dark as they promised, and there is no other sign, says my doctor.
H||im kinda burned out n my therapist says rest
H||ivf bruises on my belly, bloated after egg collection, clinic says no twisting
H||I am weary since my radiotherapy, and nap after lunch.
N||i died in fortnite like 40 times today
N||my socks leave a ring on both ankles, my rings leave a ring too, hot day
N||I was lost for breath and words on the top of Snowdon, by the railway, I confess.
N||choked in the final but the other kind like missed the shot
N||for the record: baby blues were week one, now we dance in the kitchen
N||A stroke of the cat each evening keeps the doctor away.
N||my tongue is blue from slush n my face is numb from cold its hilarious n fine
N||he said he wants to live on the moon, i said take me, i need the sleep
N||I have always been rather breathless about Laurence Olivier.
N||im blind w out my glasses n i left them at gym
N||period back after a year, perfectly ordinary, just rude
N||I bled the sherry bottle dry on Boxing Day, with help.
N||my grandpa had a blood clot n he wears funny socks now i got matching ones
N||cut myself some slack instead of cutting out cake
N||It was so cold that I saw my breath, and had plenty of it.
N||its the last week b4 vacation n im so ready
N||wish me dead, said my thighs, then carried us both up to bed
N||My last will and testament leaves my dumb bells to the vicar, but not for twenty years.
N||i ended it w jake n now i have time 4 the gym
N||nothing new, please nothing new, a quiet week was all i wanted and i got it
N||I close with love and a clean bill of health from Dr Patel.
U|chest_pain|i thought it was my sports bra so i took it off n still felt like a belt on the last hole w my arm aching
U|chest_pain|both kids in the bike trailer, small slope, and a pain like cold metal under the tie knot, into the left elbow. third ride in a row
U|chest_pain|I shall be brief, as I am a little unwell. The chest is tight, the hands are damp, and it has been so for twenty minutes.
U|chest_pain|everytime i jump rope it squeezes n i gotta crouch n its been a week but no1 my age gets heart stuff right
U|chest_pain|Whenever I walk into the wind a toothy sort of ache begins in my neck and spreads over the bosom, and lately it does so indoors.
U|faint|woke up under the desk w gum in my hair n the teacher yelling n thats the 2nd time since monday
U|faint|i put it down to dehydration: slumped in the pushchair queue at the zoo, eyes open, nobody home, says my partner
U|faint|One does not like to admit it, but I was out for the count in the conservatory, and the tomatoes bear the marks.
U|faint|i sprinted 4 the bus n woke up on the pavement w a lady holding my bag n i got on the next bus
U|faint|I have twice gone blank on my feet this week, the second time against the hot stove.
U|nerve|ok so my ankle isnt sprained it just flops n doesnt lift n i trip on flat floor since the tackle fri
U|nerve|could not hold the spoon out straight for her tonight, it sank, my forearm has no juice, since i slept with it under the pillow
U|nerve|The right knee has failed me four times since Sunday, and there is a coldness and a deadness above it.
U|nerve|i cant make the ok sign with my hand it comes out weird since i benched n its been days
U|nerve|I had a stab in the neck as I turned to reverse the car, and my arm has hung heavy and tingling and feeble from that hour.
U|saddle|since heaving the mattress yesterday the whole nappy zone, mine, is like rubber, and i only know ive gone because of the sound
U|saddle|my back popped in judo n now pooping is like i cant push n everything down there feels fake
U|saddle|I cannot tell a wet seat from a dry one, and my back and both calves are on fire.
U|saddle|i wet myself in gym n didnt notice till sam said n my back is so bad since we moved the goalposts
U|saddle|It is now a whole day that I have not been able to empty my bladder, and I am numb in the places one does not name, with the back in knots.
U|palpitations|heart like hail on a tin roof for the whole of the nap, head like candyfloss, had to crawl to the cot
U|palpitations|my heart does triple beats then a hole n my eyes go dark for a sec im just at my desk doing hw
U|palpitations|The pulse at my wrist is like morse code this evening, and I have a swooning feeling with it.
U|palpitations|cant do the workout my heart is going mad n i havent started yet n i feel faint like fr
U|palpitations|At my prayers my heart bounded off and would not come back, and I had to be helped from my knees, quite grey.
H||my back got stiff from the bus 2 camp
H||episodes of fast heart in the third trimester, cardiology says svt, showed me the straining trick, waiting for a date
H||My valve was replaced with a pig's, and it and I walk a mile a day on the doctor's word.
H||im in a wrist cast cuz i fell off my board 3 weeks more
H||back of the hand numb since the drip in labour, gp says bruised nerve, fading
H||I have the restless legs, and the tablets for it make me a little light headed at bedtime.
H||i get dizzy in hot showers my dr says its low bp n to sit down
H||pessary for the prolapse, lifting limit ten kilos, which is one baby
H||I lost some feeling below with the hysterectomy thirty years ago, and it is of no consequence, though my back wants care.
H||hamstring feels like a guitar string not torn just tight n sore
H||scar on the caesarean is numb on top, everyone says thats normal, surgeon too
H||I was faint in the heat on Sunday, the first aiders took my pressure and the doctor saw me on Monday, and I am to drink more.
H||started meds 4 my anxiety n im sleepy n my heart does lil flips the dr said give it 2 weeks
H||coccyx, still. cushion, still. osteopath, still
H||My angina has been quiet since the stent, and I am to stop if it calls.
N||my heart is in pieces they cancelled my show
N||when she says mama my chest actually hurts, in the best of ways
N||I was pressed to the bosom of the whole bowls club on my return.
N||coach said if u faint u fail lol no1 fainted
N||nobody told me how heavy a car seat is. arms of lead till the lift, then fine
N||The elderly gentleman before me in the queue collapsed, and I held his hat.
N||had a weird heart feeling in sept n they put stickers on me 4 2 days n it was nothing they said go play
N||we call him the drummer because of his heartbeat on the scan; mine is a plain old waltz
N||My legs do what I bid them, though they grumble.
N||my arms went numb holding the banner for a whole parade n then were fine lol
N||if the baby app counted wet beds i would be platinum
N||Is it true that one can lose control of one's bladder from a bad back? My friend says so; my own back is first rate.
N||bench pr bench pr bench pr
N||nearly dropped off on the rower, i mean asleep, four hours a night will do that
N||I am weak only in the face of shortbread.
N||ive got stage fright so my heart goes nuts b4 solos but like 10 sec n then i kill it
N||paternity leave ends monday, cried in the car, then squats
N||No turns, no tingles, no tumbles, and no complaints.
N||my sister passed her driving test n drove over my gym bag
N||is the core one ok after a c section two years ago? feels strong, just curious
N||I have mislaid my resistance band and used my late husband's braces.
U|rupture|popped smth in my foot arch n heel doing sprints n now i cant go up on my toes n theres a dent above my heel
U|rupture|arm wrestle with my brother in law at the christening: crack, bruise to the elbow, biceps gone for a walk up the arm
U|rupture|Upon rising from the pew I felt the knee burst, and I cannot straighten it nor bear upon it, and it is swollen like a cottage loaf.
U|rupture|i did the worm at prom n my chest muscle went riiip n now i cant hug on that side n its purple
U|rupture|The cord behind the ankle has gone slack, and where it ran there is a soft place, since I hopped from the stile.
U|head|i got kicked in the head by accident at cheer n now i cant remember our routine n i threw up 2x
U|head|hit my head on the slide tunnel saving him. headache since, four days, sounds hurt, i lost the word for spoon
U|head|I was hit by the garage door, and I now have a pulse in my head, a droop of one eyelid and a great wish to sleep.
U|head|snapped my head back on the waterslide n i see double when i look left n my neck n head r killing me
U|head|Having cracked my head upon the ice, I went on to the whist drive, where I could not count the trumps, and was sick in the cloakroom.
U|tendon_medicine|boob abscess, ciprofloxacin, no sleep. carrying the tub down i felt the back of my ankle burn, puffy by evening
U|tendon_medicine|on oflox pills 4 my infection n my wrist tendons ache so bad i cant do pushups
U|tendon_medicine|The levofloxacin has cleared my cough and left me with two sore heels, tender as boils at the back.
U|tendon_medicine|got cipro cuz of dirty lake water n now my achilles creaks n burns when i jump so can i still do plyos
U|tendon_medicine|With my kidneys and my prednisolone, the new tablet, Cipro, ought perhaps to be asked about, for both my ankle cords are painful.
U|purging|i do it in bags n hide em so mom doesnt hear the toilet n im down 2 sizes
U|purging|lunch is a cigarette, dinner is a lie, i want the double session, baby weight has three kilos to go, i get blackish spots when i rise
U|purging|i need a workout that burns exactly 1140 cuz thats what i ate n i cant sleep til its gone i already did 2 hrs n skipped all of today
U|purging|Ever since the doctor called me stout I have lived upon lettuce water and purgatives, these nine days.
U|purging|i get dizzy cuz i throw up after school every day but i still wanna do hiit
U|rhabdo|my legs r so swollen from the squat bet that my knees disappeared n i pee like 1x a day n its brown
U|rhabdo|moved house in one day, just me and forty boxes of baby things. arms like tree trunks, throbbing, and the wee is prune coloured
U|rhabdo|I pedalled with the young ones for ninety minutes. I cannot now get up from a chair, my thighs are like drums, and my water is cola brown.
U|rhabdo|wrestling practice in trash bags n now all my muscles r puffy n hurt n i peed like rust
U|rhabdo|After my zealous day with the scythe my shoulders and arms are swollen, stiff and hot, and in the pan it is like treacle.
H||my quad tendon is sore from volleyball pt says no jumps
H||slipped with the buggy and pulled my groin, bruise small, walking ok, sore to lunge
H||I tore my bicep in 2011 and left it so; there is a bulge, and it does no harm, though I am weaker on that side.
H||still on the concussion list n my test is on fri so only walking
H||had the cyst on my wrist drained, keep it dry, no weight through it till monday
H||I strained my neck looking up at the eclipse.
H||fever n chills tho its the flu half my class has it im in bed
H||acid reflux burns my throat, known since pregnancy, tablets help
H||I am on penicillin for a bad tooth, and the jaw is throbbing, and the dentist will draw it tomorrow.
H||im allergic to ibuprofen so only tylenol for my sore knee
H||weak and shaky from a tummy bug, kids too, keeping fluids in
H||I was given a lower dose of my water tablet, as I had become too dry.
H||the skin on my heels is split n bleeding from new skates
H||achilles tendinitis since i began to run with him, physio, heel drops, no medicine
H||I have polymyositis of many years' standing, and my muscles are weak by nature; the consultant sets my limits.
N||shut up legs is my new motto
N||we lifted: spirits, baby, kettle
N||I snapped at the wireless.
N||everyone at cheer got concussed but me knock on wood
N||mum guilt is a muscle and mine is huge
N||I had a lump on my head in March, and the hospital took their pictures and found a brain, and that is the end of it.
N||i did NOT throw up on the rollercoaster my cousin did
N||the wife says im a tendon short of a footballer. she is kind
N||My sister's heel went with that antibiotic, so I said no thank you to it, and had another.
N||im hangry not anorexic my nutrition teacher says i eat like a horse
N||baby did a poo the colour of treacle, all normal in week one, they say
N||I walk to the baker and back, and eat the evidence.
N||kinda wanna dye my hair cola brown what do u think
N||sore as a boot and pleased as punch, second day after legs, as ever
N||I have no bruises but the bananas do.
N||is it true that ur muscles can like poison u if u do 2 much im being careful just scared after the doc i saw
N||what pops first, the toast or my hips. painless, both
N||I was laid low by the flu at Christmas, and was up by Epiphany, and am hearty now.
N||my dog ate my gym shoe literally
N||he can say ball. i can say one more rep
N||I should like some exercises that may be done while waiting for the kettle.
U|clot|i sprained my ankle so i was on the couch 2 weeks n now the whole calf is tight n hot n way bigger
U|clot|day nine after birth. i bent for the steriliser and it was like a skewer between my ribs, and now each breath is half a one
U|clot|My leg was in the trough for three weeks, and it is now hot and plump beneath, with an ache on pressing, and the other is as thin as ever.
U|clot|after my flight 2 see dad my leg went all tight n now my chest hurts when i breathe in n im coughing
U|clot|Since the fracture of my pelvis I have lain a great deal, and the thigh on the left has swelled from top to toe.
U|breath|wife is typing. he is wheezing too much to talk. ok he says no workout
U|breath|my asthma is bad bad like i took it 6 times n i still sound like a kazoo n im tired of breathing
U|breath|Whatever I do I cannot get a satisfying breath, even in my chair, and it has grown worse with each night.
U|breath|first time eating lobster n my mouth is itchy n fat n im coughing n my tummy hurts n i got bumps
U|breath|I have a rattle in the chest and am blue about the nails, and the chair is my bed.
U|stroke|fell against the cot as my left leg went from under me like a switched off lamp, arm too, now tingling back to life
U|stroke|my eye did a blackout n then my arm went heavy n i couldnt think of my password or like any word
U|stroke|I poured the milk beside the cup again and again, for I do not see that side, since I awoke.
U|stroke|i lifted heavy n got a boom headache back of my head n my neck hurts n i saw double a bit
U|stroke|My lips will not whistle for the dog, the tea escapes me, and the left hand lags, all since this forenoon.
U|bleeding|yoga for pregnancy was nice. after it a soaked pad, red, 22 weeks. anyone else get this
U|bleeding|theres black stuff when i throw up n my stomach feels like knives i been taking aleve for practice
U|bleeding|I have had a show of blood with each motion since Sunday, dark and plenty, and I had to lie down on the bathroom mat.
U|bleeding|stitches out, all nice, and then week five, a waterfall, two towels, clots like eggs
U|bleeding|when i cough in the morning its blood n not like a lil n i get so sweaty at night
U|self_harm|i told god im coming early lol not lol
U|self_harm|every morning i am sorry to have woken, and i have stopped pretending that i will not do something about it
U|self_harm|the health visitor ticked all fine, i lied on all of them, i want to disappear for good
U|self_harm|got the stuff i need so after the weekend no more me
U|self_harm|I keep my husband's old razor by me in the evenings, and it is not for sentiment.
H||im wheezy after swim cuz of the chlorine my puffer fixes it every time
H||one swollen foot from a wasp sting, itchy, antihistamine, going down, breathing fine
H||I had a clot in the eye in 2018, and see half the world with that one; the other does for both.
H||i get short of breath cuz of my weight the doctor knows n said walk
H||anaemic and puffed, seen by the midwife this morning, tablets doubled
H||I have an old scar on the lung, and my breath is short on stairs, neither more nor less than at the last review.
H||had a allergic reaction to shrimp last mo n now im seeing the allergy dr
H||cluster headaches back for the season, oxygen at home, same drill as each autumn, neurologist informed
H||My tongue is slow from the tablets and the doctor is to change them on Monday.
H||ulcerative colitis so theres blood sometimes my gi doc upped my meds last wk
H||cholesterol fine, womb fine, thyroid sluggish, me sluggish
H||I have been bleeding a little from a cut on my shin that is slow to heal; the nurse dresses it.
H||i relapsed w sh in oct told my mom n im in dbt now n doing better
H||grieving my mum, eight weeks, sleeping badly, gp and a grief group
H||I am subject to low spirits, for which I have had tablets this half century, and they serve.
N||this hill can catch these hands i was gasping n then i had a slushie
N||her first cold, my first panic, both over
N||I puffed up the stairs of the lighthouse, as did the guide, who is twenty.
N||my bros face after the dentist was so droopy i took 100 pics
N||a clot of a man parked across the buggy ramp, so my walk was long
N||The doctor's wand found my leg veins in fine order before my flight, and after it I felt nothing but jet lag.
N||so many words so little time to study
N||spoke to a human adult today for eleven minutes, my speech came back
N||I have had it in mind to end my days by the sea, and have viewed a bungalow at Bexhill.
N||i cried blood sweat n tears n got a B
N||she bit me, i bled a dot, we made up
N||My late aunt bled after the change and left it too long, so I went at the first sign two years ago, and it was nothing, and has not come back.
N||no im not hurting myself my cat is a menace n scratches me
N||some days i want to run away for an hour. so i run, for an hour
N||I was suicidal once, after the war it was common enough; that is sixty years gone, and I love my life.
N||i wanna be in bed forever its so cozy
N||goodnight from this tired, whole, unbleeding, breathing, happy father
N||I take my leave of you until Thursday, when I shall be back from my niece's.
N||school starts again ugh so train at 6 from now
N||done is better than perfect and baby is better than both
N||You have made an old woman stand up straight, and I thank you for it.
U|chest_pain|its like when u drink soda 2 fast n it hurts in the middle but i didnt n it only comes when i dribble up court n then my arm is weird
U|chest_pain|everyone says dads get heartburn. mine starts at the third flight with the pram frame and stops on the landing, every day since friday, with cold sweat
U|chest_pain|I did not care for the sensation, which was of a heavy book being pressed upon me as I climbed to the gallery, nor for the way my jaw joined in.
U|chest_pain|my mom had me late n my dads heart is bad n now mine gets squished in hockey n i get tunnel ears
U|chest_pain|A deep ache has sat between my breasts since four o'clock, it will not be belched away, and I feel a dread I cannot account for.
U|faint|w my team on the bus laughing n then i was on the bus floor not laughing
U|faint|walked the corridor with her at dawn, came to on the runner, her on top of me sucking her thumb
U|faint|It is the third time since Michaelmas, no, since Monday, that I have woken upon a floor.
U|faint|i get all sweaty n see static n hit the ground when i sprint but i eat n drink n sleep so idk
U|faint|I am bruised along one side, because I was unconscious before I fell, as the young man who saw it put it.
U|nerve|cant stand on my heels or lift my toes on 1 side n its numb btwn my big toe n the next since pr day
U|nerve|baby nails to cut and my fingers are no use, the fine stuff has gone since the weekend, both hands, and my legs feel stiff and drunk
U|nerve|My stick hand has lost its hold of the stick, all at once on Wednesday, and the thumb is asleep.
U|nerve|i can wiggle my toes but its like slow n weak on the left n i drag it n my back zapped sunday
U|nerve|I find bruises on that leg and do not know whence, for it feels nothing from the knee to the instep since the lumbago on Friday.
U|saddle|three days of back spasm. today, on the rocking horse with her, i could not feel the horse
U|saddle|i cant tell if im sitting on my phone or not n i leak when i laugh now n my back is wrecked from the crash
U|saddle|Though I sit for an age nothing will pass, and there is a deadness about the seat, and the spine cries out.
U|saddle|since the lift fail my legs zing n i pooped a lil w out knowing im 18 help
U|saddle|My corset hurts my back, my back hurts my legs, and beneath I am as numb as a doll, these two days.
U|palpitations|bottle in one hand, other hand on my chest because it is going like a woodpecker with hiccups, and im seeing fog
U|palpitations|my heart starts sprinting when im not n i almost ate the floor in the hallway
U|palpitations|I lay upon my left side and it was a stampede, upon my right and it was a stumble, and I was giddy on both.
U|palpitations|w the new adhd pills n a monster my heart has been jumping like crazy since 10am n my vision is sparkly
U|palpitations|I should be glad of a rest this evening, my heart having danced a jig without me since supper, and my head swimming along.
H||i jammed my neck in a roll n its sore but my arms feel normal
H||chest wall pain since the shoulder dystocia lift, pressed, found, scanned, rib joint, settling
H||My heart has a block of the left branch, found years ago, and it is watched and does not hinder me.
H||got a pinky thats numb since i broke my elbow at 12 its always like that
H||bladder pain syndrome, flaring, urology knows, no core today
H||I fainted after my cataract drops on the first of the month and the surgery has gone into it; now I sit for ten minutes.
H||my ribs hurt from tubing i landed on em they r just bruised dr said
H||round ligament pain, zaps when i turn in bed, 22 weeks
H||I have the beginnings of Parkinson's, so the left foot shuffles; the nurse is teaching me to march.
H||im on beta blockers so my hr dont go up ok
H||back pain after the spinal, only the sore dot, no leg trouble, checked at six weeks
H||I am allowed thirty minutes by the heart nurse, and not one more.
H||knee pain under the kneecap when i sit in class
H||pelvic girdle belt on, crutches for bad days, 34 weeks
H||My shoulder is bone upon bone, and I lift to the height of the mantelpiece only.
N||my heart rate in the horror movie was 150 n i was just eating popcorn lol
N||she fell asleep on my bladder, i survived
N||It was so close in the chapel that two bridesmaids swooned, and I fanned them with the order of service.
N||felt weak 2day but then i found out i was using the 20s not the 10s oops
N||my foot taps all night to the white noise machine, rhythm of our lives
N||I have lain down the law about the biscuits.
N||had my sports physical heart n all n passed lets goooo
N||i dropped everything when she called from nursery, she only wanted her rabbit
N||One's heart is not what it was, the doctor said, it is better, and he showed me the two pictures.
N||legit almost peed from laughing at practice
N||my ankle tattoo hurt more than labour, both long healed
N||I can thread a needle at the first attempt, so pray do not worry about my nerves.
N||would i get kicked off the team if i had a heart thing i dont im just curious
N||the dog collapsed dramatically for a biscuit as he does daily
N||I had my faint of the century in 1949 on meeting the King, and have been upright before royalty since.
N||im so unbothered n moisturized
N||back squats felt like carrying one toddler, so next week, two
N||It is only that I dislike the colour of the mat.
N||not my best week not my worst
N||the pins were in the cloth nappy, the needles in the sewing kit, i am unharmed
N||I missed Monday for the Mothers' Union and made it up on Tuesday.
U|rupture|did a squat jump n it was like a rubber band broke behind my knee n its blue n i cant curl my leg
U|rupture|car seat base stuck, i yanked, my upper arm gave a pop you could hear. now it cramps, its bruised, and the muscle has balled up
U|rupture|My calf parted like a worn sheet when I stepped into the boat, and now I can neither tiptoe nor hurry.
U|rupture|i planted my foot to shoot n bang my ankle cord is gone like u can see its flat now
U|rupture|There was a wrench and a crack in my shoulder as the dog saw a squirrel, and since then I cannot lift my hand to my mouth.
U|head|im still seeing like a kaleidoscope n its 2 days since i head butted the post
U|head|i knocked myself silly on the bunk bed, laughed it off. now its worse each morning and i vomit without feeling sick
U|head|It is a month since I fell, and this week the headaches began, and my right leg lags, and I nod off over the soup.
U|head|got hit w a baseball no helmet my ear is ringing n theres bruise behind it n my head is pounding
U|head|I was jolted in my son's car, my head met the pillar, and I am confused as to the day and very sick.
U|tendon_medicine|sepsis scare after the birth, home on oral cipro, and each step on the landing pulls a burning string at the heel
U|tendon_medicine|been on cipro 4 my crohns flare n my achilles popped a lil no not popped creaked n hurts bad
U|tendon_medicine|My antibiotic, moxifloxacin, is a horse of a pill, and my ankles have been lame as an old horse's ever since.
U|tendon_medicine|took 3 days of norflox from india trip n now tendon at the back of foot is sore sore sore
U|tendon_medicine|On the ninth day of ciprofloxacin I reached for the bread and felt a burning tug in the tendon of the arm, and it is there still.
U|purging|im gonna be honest i havent kept food down on purpose since school started
U|purging|wedding in ten days. one shake a day, two sets of laxatives, three of your classes. my heart thuds on the stairs
U|purging|i did 2000 crunches cuz of the pasta n then i got rid of the pasta n then i did 1000 more
U|purging|I pretend to have dined, and I have not, since a week ago, and I find it a triumph, though I totter.
U|purging|i only eat in dreams lol day 8 of water n i wanna up my cardio
U|rhabdo|i tried goblet squats w my brothers weights for an hour n now my legs r fat n hard n pee is bourbon color
U|rhabdo|three days after hundred burpees a day became five hundred: chest and arms puffy, weak as a kitten, and the potty, mine, full of brown
U|rhabdo|Having wheeled forty barrows of gravel, I have arms I can neither bend nor bear to have touched, and water as dark as stout.
U|rhabdo|my forearms r so swollen my watch wont close n my pee looks like the bottom of a coke
U|rhabdo|I was foolish at the step class. My calves and thighs are swollen fast, and I make very little water, and that brown.
H||strained my lat from swimming butterfly sore to reach
H||achilles thick for years, scanned in may, nothing new, eccentric work daily
H||I have my arm in a sling for the collar bone, until the fracture nurse releases me.
H||i get migraines from the gym lights so i wear a cap my neuro said ok
H||pink eye from nursery, drops in, no pool
H||A course of doxycycline for my rosacea gives me heartburn.
H||my tummy has been bad from stress the dr gave peppermint pills
H||threw up once from the anaesthetic yesterday, wisdom tooth out, cheeks like a hamster
H||I had a barium meal on Monday and am all out of order below.
H||im under a dietitian cuz of low weight so pls just yoga for now
H||muscle knots in the neck from night feeds, massage hurts, helps
H||My hands swell in the morning with the rheumatoid, and they are injected every fortnight.
H||calf cramp woke me up n its sore all day like it got punched its soft n same size
H||on antibiotics for a tick bite, rash fading
H||I am getting over a chill on the kidneys, and my tablets end tomorrow.
N||my algebra grade took a hit my head didnt
N||crashed, rebooted, updated: toddler naps fix everything, also mine
N||I tore up the old carpet with my own hands and enjoyed it wickedly.
N||coach said dont pull a muscle n i said what muscle
N||ok honest answer: i ate the babys rusks for lunch, three of them, then dinner like a king
N||My friend has taken to those purging teas; I told her to have an egg.
N||tmi but my pee smelled like asparagus
N||the bump she gave me was a fist bump
N||I was knocked over with a feather when they gave me the cup for most improved.
N||sooo much pasta b4 the meet it was glorious
N||all tendons present and accounted for, sergeant wife reports
N||I shall have my shoulder looked at never, for it never ails me.
N||i got a bruise from the monkey bars its like a tiny heart so cute doesnt hurt
N||twins in the carrier, one in front, one behind, i am a sandwich, and strong
N||I boiled the beetroot and looked like Lady Macbeth.
N||cant lift my arms day 2 but i can lol im being dramatic
N||no meds, no moans, more mountain climbers
N||The only snap was the dragon kind, in my border.
N||do energy drinks count as water
N||my brother in law tore his quad and cant drive, i taxi, i squat in car parks
N||I was fasting for Lent from chocolate only, and broke it by accident at a christening.
U|clot|since my ankle surgery my calf is throbby n tight n i cant point my toe w out it killing n its hotter than the other
U|clot|slept in the nursing chair for weeks, one leg under me, now that leg is swollen to the thigh and the vein is like a rope
U|clot|A fortnight after my flight from Perth I have a swollen calf, and since last night I cannot lie on that side for a stabbing as I breathe.
U|clot|i got mono been in bed n now only my left leg is puffy n red n i get out of air going to pee
U|clot|The plaster came off on Tuesday, and the leg, which ought to be thin, is stout, hot and sore.
U|breath|midwife clinic shut. i gasp when i lie down, cough when i sit up, and it was not so on sunday
U|breath|my neck skin sucks in when i breathe n im so tired n the inhaler spacer isnt doing anything
U|breath|I was obliged to stand at the open door all night, whistling for air, and am little better.
U|breath|bit into a peach n now lips tongue eyes all swelling n im wheezy n mum isnt picking up
U|breath|I speak in telegrams. Breath short. Since dinner. Sitting.
U|stroke|dropped the monitor, then the bottle, then my jaw, on one side only, in the space of a minute, it is going off now
U|stroke|my words r like soup 2day since 3rd period n my hand keeps curling
U|stroke|I reached for the cup, and my hand went to the saucer, and I see two of you.
U|stroke|blind spot came n its still here n no its not my usual cuz i dont have a usual
U|stroke|My sister found me looking at the telephone with no idea of its purpose, my right arm in my lap like a parcel.
U|bleeding|spotted a bit at 16 weeks, then a lot, then a clot as big as my palm, sitting on a towel now
U|bleeding|my period is late n now im bleeding w horrible pain on 1 side n i feel like fainting
U|bleeding|There was blood in the pot, a good gill of it, on three occasions since yesterday, and the room tilts.
U|bleeding|the pad was full in twenty minutes, baby is nineteen days old, and im cold
U|bleeding|my poop is black like paint n i didnt take iron or anything n i get winded from stairs now
U|self_harm|i want 2 sleep n not come back n im scared ill do smth 2nite
U|self_harm|i have it all worked out, who takes him, who takes the dog. it would be a relief
U|self_harm|You ask how I am. I am finished, and I have the means in my handbag.
U|self_harm|burned myself w a lighter again it helps n i think ab worse
U|self_harm|nobody tells you that you can love a child and still walk along the platform edge on purpose
H||i got bronchitis the dr gave me an inhaler n its getting better
H||stockings till six weeks, jabs every night, legs equal, all on the list
H||My ankles are thick with the lymph, both, and are bandaged on Mondays by the nurse.
H||im allergic to bees n wear the bracelet nothing happened tho
H||choked a bit at night with reflux, sleep study booked by the gp, bed raised
H||I am short of puff from my anaemia, and had two pints of blood on Wednesday at the hospital.
H||i have epilepsy had a small one on sat my normal kind n my dr knows
H||eyelid droops since birth, mine, tired makes it worse, always has
H||I had a little bleed on the brain in the autumn; I am followed closely and told to keep my pressure low.
H||endo pain bad this week gyno has me on new pills
H||third trimester nosebleeds, short ones, pressure fine on thursday
H||I had my bowel operation in the summer, and may now do the gentle ones, with my belt on.
H||talking 2 a crisis line helped last month n now i got a psych n meds n a plan so im ok just tired
H||dad depression is a thing, on tablets six weeks, lifting slowly
H||I weep at tea time, ever since Arthur passed, but my daughter is with me and the doctor visits, and walking does help.
N||ran out of breath n out of gatorade both ok now
N||she has my eyes and my hives with strawberries; neither of us has had any in years
N||I am told one must not hold the breath. I hold only the banister.
N||my leg got swol from leg day both sides equal aesthetic
N||the school run nearly finished me, in traffic, in the car, in pyjamas
N||I found my tongue at the parish meeting, and have not been asked back.
N||my migraines stopped when i got glasses last yr no more since
N||no blood, no leak, baby dancing, midwife pleased this morning, just let me know the warm up
N||It ran like blood, the jam, and I wiped it from every tile, which is excellent for the waist.
N||if i fail chem im moving to mars thats it
N||wrote letters to him for when he is 18. sweet ones. not goodbye ones, dont worry
N||I put my affairs in order, as one does in January, and found twelve pounds.
N||kinda blue but like its november n it rains
N||asked for a clot test because my sister had one, negative, legs lovely, off i go
N||I do not drink, smoke, faint, wheeze or bleed, and am a dreadful bore.
N||lost my breath at the view omg the canyon
N||wheels off, nappy off, sofa ruined, squats done
N||My hand shakes only at the altar of bingo.
N||last note of the yr happy new yr coach
N||would you believe it, a whole week of nothing
N||I have no more to say, save that the tulips are early.
`;
