/** Sentences to train on, in the words of the young, parents and the old: kind (urgent, health, nothing), sign, sentence. */
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
U|chest_pain|crushing chest pain
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
N||whatever
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
`;
