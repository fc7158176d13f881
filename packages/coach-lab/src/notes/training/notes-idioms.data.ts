/** Sentences to train on: how people in gyms exaggerate, and what the same words mean when they are true: kind (urgent, health, nothing), sign or topic, sentence. */
export const idiomsNotes = `
N||My legs are dead after yesterday
N||legs are toast
N||legs feel like jelly lol
N||Dead legs after all those lunges, love it
N||Quads are cooked
N||my quads are on fire in the best way
N||Proper leg day that, can barely do stairs
N||Walking like a penguin after leg day haha
N||couldnt sit on the loo without holding the sink, leg day done right
N||Legs like lead on the last round
N||heavy legs today but got it done
N||Legs felt heavy from the word go
N||My legs have left the chat
N||RIP my legs
N||pray for my hamstrings after those RDLs
N||Glutes are screaming, mission accomplished
N||my bum hurts from all the squats hahaha
N||Can't feel my legs after that finisher haha
N||cant feel my arms lol what was that superset
N||My arms are noodles
N||arms r spaghetti
N||Dead arms after the pull-ups
N||Arms gave out on push-up nineteen
N||couldn't lift my arms to wash my hair after shoulder day lol
N||my arms were shaking on the last plank
N||Legs trembling on the wall sit, proud of it
N||shaking like a leaf by the last set, good burn
N||whole body was shaking in the plank
N||my abs are dying from those leg raises
N||Abs so sore from yesterday it hurts to laugh
N||laughing hurts, thanks for the ab circuit
N||Core is wrecked
N||That core finisher was evil
N||That set killed me
N||that last set murdered me
N||You are trying to kill me aren't you
N||coach are u tryna kill me
N||Killer workout, thank you
N||absolutely killed it today
N||Killed my deadlift PR
N||I slayed that circuit
N||died on the burpees, came back to life for the stretch
N||I died. Twice. Same time Thursday?
N||dead. just dead. 10/10
N||Thought I'd die in the last minute, didn't
N||That AMRAP nearly finished me off
N||burpees will be the death of me
N||who invented bulgarian split squats and why do they hate me
N||Bulgarian split squats are pure torture
N||split squats = pain, but the good kind
N||Hurts so good
N||No pain no gain as they say
N||Nice burn in the calves on the last twenty
N||the burn was unreal on those lateral raises
N||Feel the burn, felt it
N||my shoulders were burning on the lateral raises, loved it
N||Lungs were burning by the third interval, as planned
N||lungs on fire after hill sprints, buzzing now
N||Out of breath on the last sprint, settled in a minute
N||puffing like a steam train on the stairs machine
N||Huffing and puffing but I kept the pace
N||Was gasping after the 400s, brilliant though
N||sucking wind on the rower
N||Gassed after two rounds
N||ran out of puff on the hill
N||Blowing hard but recovered in the rests
N||Breathless from the sprints, grinning all the way home
N||couldn't talk during the intervals so I guess the pace was right
N||That rower takes my breath away, in every sense
N||Breathtaking view on the run today
N||The sunrise took my breath away
N||no time to breathe this week at work
N||I sweat like crazy
N||sweating buckets
N||Sweated like a pig
N||left a puddle on the mat lol
N||sweat was pouring off me, the hall was boiling
N||Drenched. Bring a second towel next time.
N||my tshirt could be wrung out
N||so sweaty i slipped off the bench pad haha
N||Sweat in my eyes on every burpee
N||Hot yoga room was a sauna
N||Gym had no aircon so sweat galore
N||Broke a sweat at last
N||No sweat, easy session
N||My heart wasn't in it
N||heart wasnt in it today sry
N||My heart sank when I saw burpees
N||Put my whole heart into that last set
N||heart was pumping, great tempo run
N||Got the heart rate up nicely
N||heart rate stayed in zone 2 the whole way
N||Average heart rate 142, felt comfortable
N||HR 165 on the intervals, bang on target
N||heart strap battery died
N||The heart rate strap keeps slipping down
N||My watch lost the heart rate halfway
N||Heartbroken that the squat rack was taken
N||Total heartbreak, missed the PB by two seconds
N||Heart of Glass came on and I found another gear
N||love from the bottom of my heart for this plan
N||Saw stars from a headlight
N||saw stars on the night run, lovely clear sky
N||Seeing stars through the skylight during yoga, magical
N||Ran under the stars tonight
N||too easy, give me more weight
N||Way too light, bump it up
N||Easy peasy
N||Felt like a warm up, more pls
N||I had three reps left in the tank
N||Nothing left in the tank
N||running on empty by the end
N||Hit the wall at 15k but kept jogging
N||hit the wall at rep eight
N||slept like the dead
N||Out like a light at nine
N||passed out on the couch with the cat after dinner lol
N||knackered but happy
N||absolutely shattered, cracking session though
N||zonked
N||Yawned through the warm-up, woke up by squats
N||long day at office, low energy, did 3 sets
N||Stuffed after that session, mate
N||buggered after the rowing, ripper workout
N||That was a ripper
N||Cooked. Absolutely cooked.
N||smashed it
N||got smoked by that ladder
N||That EMOM smoked me
N||Destroyed my chest today, huge pump
N||chest pump was insane
N||Chest day best day
N||my chest is popping in this tank top
N||Chest feels pumped after the flyes
N||Pecs sore from yesterday's bench, just normal soreness
N||get it off my chest: I hate step-ups
N||Treasure chest of a workout
N||The pump is real
N||sick pump
N||that playlist is sick
N||I'm sick of the same warm-up every day
N||im sick of planks can we swap
N||mental workout, loved it
N||My brain is fried from work, gym fixed it
N||brain dead after the exam, easy spin only
N||Head wasn't in the game today
N||my head was elsewhere, sorry
N||Couldn't get my head round the new exercise
N||The tempo counts did my head in
N||That step sequence is doing my head in
N||heads up, I'm away next week
N||Mind blown by that kettlebell flow
N||My mind was racing about work, session calmed me down
N||blacked out the calendar for holiday next week
N||The gym had a blackout so we trained by phone light
N||lights went out mid-set lol, power cut
N||spin class was lit
N||On fire today
N||Felt light as a feather
N||the bar felt weightless
N||Everything felt heavy today, still did it
N||weights felt like a ton
N||Failed the fifth rep, safeties caught it fine
N||failed at 80, will retry next week
N||PR!!! 100 kg squat
N||Finally got my first pull up
N||first unassisted dip, so chuffed
N||Played Stayin' Alive for the last set
N||Dead Man Walking on the playlist, perfect for lunges
N||Another One Bites the Dust came on as I dropped the bar
N||Can't Feel My Face is my sprint song now
N||Highway to Hell for hill reps obviously
N||Un-Break My Heart during the cooldown, hilarious
N||Total Eclipse of the Heart in spin, everyone sang
N||Heartbreak Hotel on the bike, not bad for an old rocker
N||Killing Me Softly was too slow for thrusters
N||Breathe by Prodigy got me through set 4
N||Dizzy by Vic Reeves is a tune
N||Bleeding Love on repeat, don't judge
N||Toxic came on and I found two more reps
N||Fever by Peggy Lee for mobility, so smooth
N||Jump by Van Halen for box jumps yes
N||Started with Lose Yourself, ended with Pain by Three Days Grace
N||Doctor Doctor is a banger for rowing
N||Numb by Linkin Park, one for the row
N||I Will Survive is my plank anthem
N||Bad Blood on during bag work
N||Under Pressure fits wall sits too well
N||Stroke drills in the pool today, breaststroke improving
N||My front crawl stroke is longer now
N||stroke rate 24 on the erg, split 2:05
N||Backstroke finally clicks
N||Rowing stroke feels smoother after the video
N||stroke of luck, got the last spin bike
N||Bike saddle is too high I think
N||new saddle is comfy, 40k done
N||dead lift day
N||deadlift 140 x 3 easy
N||dead hang 62 seconds
N||Dead bugs are harder than they look
N||Deadline at work so short session
N||battery dead so no tracking
N||My watch died at 8k
N||The app died on set three
N||timer is too quiet, cant hear the beep
N||notifications are doing my nut in
N||Headphones died halfway, silence is awful
N||band snapped, nearly lost my dignity
N||Rubber band popped, need a new one
N||The strap snapped on the TRX so I used rings
N||my shorts ripped mid squat, everyone saw
N||ripped my leggings on the lunge
N||trying to get ripped for summer
N||Cheat meal was legendary
N||Had dosa for breakfast and lifted like a lion
N||protein shake tastes like chalk
N||I could eat a horse
N||Dying for a coffee
N||dying for a burger after leg day
N||would kill for a doughnut right now
N||killer chili recipe, thanks
N||This protein pudding is to die for
N||Drank 3 litres water like you said
N||parched by the end, drank a litre, sorted
N||pre workout tastes like battery acid
N||cola after the race, best thing ever
N||had a coke float after the run, heaven
N||Hate burpees
N||Assault bike is the devil's tricycle
N||The bike from hell again
N||Was scared of box jumps, did them all
N||nervous before my first class but everyone was nice
N||felt strong today
N||Felt amazing
N||beast mode on
N||felt flat, no spark
N||Felt a bit sluggish, first day back after the holidays
N||not feeling it today
N||couldn't be arsed but came anyway
N||so proud i cried a bit lol
N||Buzzing after that
N||Chuffed to bits with the plank time
N||good session sir, sweat came nicely
N||Did the needful, all sets completed
N||today was too much tough but I enjoyed a lot
N||I have made all series, was hard but good
N||very hard work for legs but I smile
N||legs are like stones today from squat yesterday, is normal
N||my muscles do much party tomorrow haha
N||first time I do 10 push up, big happy
N||it was little easy, can you put more kilo?
N||weight too small for me now
N||Dumbbells feel like toys, go heavier?
N||is that all u got coach
N||Piece of cake
N||walk in the park
N||literally a walk in the park, 5k with the dog
N||Dog walk counts as cardio right
N||Not bad for a 71 year old, eh?
N||The old girl still has it, 12 squats
N||At my age a full plank is a medal
N||Did my chair squats while the kettle boiled
N||Walked to the shops and back, brisk pace
N||Surf was pumping so I skipped gym
N||cricket Saturday so legs light Friday please
N||PE was a joke today so i did extra
N||bro i am so sore from legs day its hilarious
N||DOMS hit like a truck, day two as always
N||Both thighs stiff two days after squats, classic DOMS
N||usual leg day soreness
N||sore everywhere in the nice way
N||sore bum from lunges, worth it
N||Stairs are my enemy today, thanks to squats
N||going downstairs backwards after leg day lol
N||Getting out of the car was comedy after lunges
N||calves tight from yesterday's skipping, just DOMS
N||Chest muscles sore both sides after push ups, regular DOMS
N||tris are sore, nice
N||Biceps tender from curls, loved the pump
N||muscles sore all over from first class in months
N||Not sore at all, did I go too light?
N||No soreness today
N||zero pain, zero issues, all good
N||Nothing hurts
N||everything feels fine
N||knees fine, back fine, all green
N||Back squat felt solid
N||back and biceps, lovely pump
N||Neck and neck with my brother on the rower
N||pain in the neck to set up that machine
N||The parking is a pain
N||that new receptionist is a pain in the backside lol
N||pain au chocolat after training, oui
N||elbowed my way to the last mat haha
N||cold feet before my first powerlifting meet
N||got goosebumps when I hit the pr
N||shivers down my spine when the whole class cheered
N||freezing garage gym today, brr
N||melting in this heatwave so trained at 6am
N||Red as a tomato after spin as usual
N||beetroot face again lol
N||my face was bright red and I didn't care
N||My quads feel like concrete after all those step-ups and I am weirdly pleased about it
N||had to lower myself on the sofa with both hands after squats, leg day humour
N||The stairs at the tube station laughed at me the day after lunges
N||my legs filed for divorce after the sled pushes
N||quads sent me hate mail this morning
N||Legs said no, head said yes, we met at three sets
N||Left my legs somewhere on that hill
N||Legs turned to pudding on the final interval, finished all the same
N||wobbly legs off the leg press, like Bambi on ice haha
N||baby deer legs after the lunges lmao
N||my legs r bricks
N||lead legs on the run, blame yesterday's squats
N||Fresh legs today, flew round the park
N||Never skip leg day they said, now I waddle
N||Waddled home like a duck after squats
N||My arms were so done I had to ask a stranger to open my bottle, we laughed
N||could barely hold the steering wheel after arm day, worth it lol
N||typing this with arms like overcooked noodles
N||arms are jelly, pull-up bar won
N||grip went before my back did on the last set
N||Grip gave up at 90 kg, chalk please
N||hands slipped on the bar, need chalk
N||arms quivering on rep 12, love that
N||triceps gave up two reps early
N||Plank shakes at 50 seconds, made the minute
N||wobbled like a jelly in the side plank
N||trembled through the last hold and then laughed at myself in the mirror
N||The shakes on the wall sit are a feature, right?
N||Shook through the barre class like everyone else
N||pilates had me quivering in places I never knew I had
N||abs on fire after hollow holds
N||My abs are writing their will
N||That finisher should be illegal
N||who hurt you coach, that workout was savage
N||are you a sadist? asking for a friend
N||that circuit was brutal and I want more
N||Brutal. Loved it.
N||that was hell on earth, see you tomorrow
N||I was crawling by the end, figuratively
N||survived
N||still alive coach
N||Alive, barely, haha
N||send help, she made us do 100 burpees
N||call an ambulance, but not for me, I crushed it
N||Someone call the fire brigade, these glutes are burning
N||My soul left my body at burpee 40
N||left my soul on the assault bike
N||saw my ancestors on the last burpee lol
N||met God on the last set of thrusters haha
N||I'm deceased, that was hilarious and hard
N||dead. buried. resurrected by a protein bar.
N||wrote my will before the hill reps, all ok
N||Zombie mode at 5am but I did it
N||the walking dead, leg day edition
N||Half asleep at the 6am class, woke up by the second song
N||Mondays kill me
N||Work nearly killed me this week, gym was the fun bit
N||my boss will be the death of me, boxing helped
N||knocked out five sets before breakfast
N||Knocked it out of the park today
N||KO'd that workout
N||got knocked out of the pickleball cup, on to the next
N||smug mode on, all three sessions done this week
N||crushed it
N||Felt crushed by the bar at 120, took 5 off and it was grand
N||High pressure at work so lunch-break lifting only
N||tyre pressure was low so the ride felt slow
N||tight shorts, wrong choice for squats
N||Squeezed in a quick one before the school run
N||Squeeze at the top of the hip thrust finally makes sense
N||chest squeeze on the cable fly was great
N||chest to bar pull ups, three in a row!
N||keeping my chest up in the squat, better depth
N||Chest press machine is broken again
N||Tight chest strap on the monitor, loosened it a notch
N||racing my son on the bike was hilarious
N||Heart set on a sub-50 10k
N||Learn the breathing by heart, in for four, out for four
N||heart of a lion, legs of a hamster
N||You've got a heart of stone, coach, 50 burpees?
N||had a heart to heart with my gym buddy about showing up
N||my heart sings on trail runs
N||wear my heart on my sleeve, I hated that circuit
N||Heart rate came down fast after the sprints, pleased
N||Resting heart rate down to 56, fitness is working
N||max hr 178 on the test, as expected for me
N||zone 4 for 20 min, tough and steady
N||My watch thinks I'm dead because it didn't find a pulse, loose strap haha
N||Puffed out on the last lap, smiling a minute later
N||blowing out my backside on the hill, cracking view though
N||Breathing heavy after sprints like everybody in the class
N||my lungs got a proper workout, back to normal before the stretch
N||panting like the dog after our sprints
N||wheezy old van got me to the gym
N||Breathing pattern on squats finally clicked
N||nose breathing on the easy run, nice and calm
N||Started too fast, paid for it in round three
N||bit off more than I could chew with the 24 kg bell
N||Ego lifted, form went, dropped the weight
N||Video attached, is my squat too narrow?
N||can i do this at home without a bench
N||More weight!
N||more reps or more kilos next week?
N||Make it harder
N||harder pls, barely broke sweat
N||Didn't even get warm, honest
N||warm up too long
N||skipped the cool down, bus was coming
N||Power cut in colony, did surya namaskar in the dark
N||auto strike so I walked to gym, bonus steps
N||The knurling on that bar is vicious, love it
N||skipping rope whipped my own bum lol
N||two left feet in dance cardio
N||can't coordinate the step class to save my life
N||can't dance to save my life but zumba was fun
N||to be honest I nearly quit at round two, glad I stayed
N||nearly cried with joy at the finish
N||Was on the floor laughing during partner sit-ups
N||lay on the floor like a starfish after, bliss
N||Collapsed into the beanbag with a brew, legend of a day
N||flopped on the mat after the last rep like a fish haha
N||face-planted into my pillow at 8:30
N||good sleep, good food, good lift
N||Slept badly because of next door's party, trained anyway
N||Sweating cobs in that studio, proper good class
N||sweat dripping off my nose onto the yoga mat, gross lol
N||i sweat just tying my laces in this weather
N||sweated through two shirts
N||Sweaty mess, happy mess
N||sweat patches in the shape of Australia
N||Barely a bead of sweat, is that right?
N||blood sweat and tears as they say
N||Blood, Sweat & Tears came on shuffle, fitting
N||I'd give blood for that bike's seat, so comfy
N||Bloody hard, bloody good
N||bloody hell coach, that ladder
N||bloody burpees
N||bloody oath that was good
N||crikey what a session
N||Blimey, that was harder than it looked
N||no cap best leg day ever
N||this workout slaps
N||gym slayed me fr
N||im so done lol
N||bruh the burpees
N||omg squats
N||ouch, that price for a protein bar
N||oof
N||phew done
N||Ticked off
N||all done, nothing to add
N||ok
N||fine
N||grand
N||good
N||meh
N||same as last time
N||Nothing special
N||easy
N||light work
N||that was nothing lol
N||Too light!!
N||10 kg more next time pls
N||wayyy too easy coach
N||Barely felt it
N||didnt feel it in my glutes at all, form check?
N||can't feel my lats working on rows, cues?
N||I don't feel my glutes in bridges, only hams working
N||felt it in muscles I forgot I owned
N||Muscles I didn't know existed are saying hello
N||upper body sore like after moving house, in a good way
N||Day after chest day, hugging people is funny
N||coughed up fifty quid for new trainers
N||Fit as a fiddle today
N||Healthy as a horse and twice as hungry
N||strong like bull today
N||Right as rain
N||never felt better
N||full of beans
N||full of energy after the day off
N||pumped up
N||arms pumped like Popeye
N||skin splitting pump lol
N||the biceps pump almost tore my sleeve
N||tore through the workout in 30 min
N||Ripped through the sets, home by seven
N||Snapped a photo of my PR for the wall
N||popped some squats while the pasta boiled
N||cracked it, my first pistol squat
N||cracked the 200 kg deadlift, get in!
N||Broke my record by four reps
N||broke the 30 minute barrier!
N||breaking point was round six, then I found a gear
N||burnt out the motor on my home treadmill, any tips?
N||Burned 400 calories the bike says, I doubt it
N||burned the toast, then the quads
N||burnout set on the curls was epic
N||Torched those delts
N||roasted my shoulders with the little 3 kg plates
N||My shoulders are boulders now
N||delts are toasted, nice one
N||calves of steel
N||thunder thighs and proud
N||back looks wider, wife noticed
N||Scale didn't budge but jeans are loose
N||down 2 kg since August, slow and steady
N||mate at work said I look taller, posture drills rule
N||pride wounded, my daughter planked longer
N||ego bruised, dropped to the pink dumbbells
N||bruised ego at five-a-side, lost 8-1
N||got hammered at squash 3-0
N||got slaughtered in the team relay, fun though
N||We choked in the final over, so gym rage lifting today
N||choked on the last lift, nerves on meet day
N||choked up with pride at my first 10k medal
N||bottled the box jump, did step ups
N||got cold sweat memories of PE lessons when I saw the rope lol
N||The mile test gave me school flashbacks haha
N||PTA bake sale ate my evening, did 15 minutes
N||I'm addicted to kettlebells
N||got the running bug
N||gym bug has bitten me
N||cycling fever in our office before the big tour
N||World Cup fever, missed gym for the match
N||cabin fever so went for a long walk
N||itching to get back after the holiday
N||allergic to cardio haha
N||allergic to mornings but made the 6am
N||I have a condition called leg day avoidance lol
N||diagnosis: lazy. prescription: squats.
N||gym is my therapy
N||just what the doctor ordered, that stretch
N||an ice cream a day keeps the coach away
N||OCD about my plate order lol, must match colours
N||The gym smells like a hospital, new cleaner I guess
N||emergency: no coffee in the gym machine
N||pulled 150 off the floor!
N||Pulled a sickie from cardio, lifted instead
N||strained to hear the instructor over the music
N||no strain, just a gentle hour
N||strained yoghurt with honey after, yum
N||The sprain-proof ankle socks joke from class made me laugh
N||stiff bar at the new gym, love it for squats
N||Stiff legged deadlifts went well
N||Skull crushers were spot on
N||Cardio killer class is back on Tuesday
N||Widow maker squats, 20 reps done
N||suicide sprints on the court, we all moaned and did them
N||Murph done in 52 minutes, beer time
N||Grave digger circuit done
N||snatch felt crisp
N||clean and jerk 60 kg, clean as
N||jerk was shaky in the catch but locked out
N||on my knees for the ab roller, much better
N||Hip thrust 110 kg yay
N||Shoulder to shoulder with 30 people in bootcamp, fun
N||the cold shoulder from the gym cat, again
N||calf raises 3x20 done
N||Achilles was playing on the gym telly, good film for lifting
N||neck of the woods has a new outdoor gym
N||put my best foot forward on the 5k
N||on my toes the whole badminton match, great fun
N||fingers crossed for the 100 kg bench
N||My legs are dead after yesterday's squats so I took the lift at work and blamed you to everyone
N||legs were dead by the third round but the last kilometre on the bike was the best part
N||Did the lunges down the garden and now my legs refuse to talk to me, in a nice way
N||After the wall sits my thighs were begging for mercy and I gave them pizza instead
N||i swear my legs were two sausages by the end of that ladder lol
N||the leg press took everything I had, so I strolled home at granny speed with a podcast
N||Legs felt like someone filled them with sand on the run, typical day after a big squat session
N||my legs were so heavy on the jog because I did all the step-ups yesterday, slow but steady
N||Had heavy legs for the first mile and then they came alive, funny how that goes
N||legs are wooden today, my own fault for doing spin and squats back to back
N||Yesterday's legs session has me groaning every time I stand up from the desk, colleagues think it's funny
N||both quads and both hamstrings stiff today after my first squats in months, exactly what you predicted
N||the DOMS came right on time, two days after lunges, and it's already fading
N||Standard day-two soreness in the bum from hip thrusts, loosened up nicely with the warm-up
N||I sit down like an old man since leg day and my kids copy me, hilarious
N||sore all over from that first class, the sort of sore that makes you feel you earned dinner
N||usual soreness in both arms from the push-up challenge, gone by the end of the warm-up
N||Abs are sore from the hollow holds and every joke at work is now a second workout
N||calves were talking to me after all that skipping but a walk round the lake shut them up
N||My arms were so pumped I struggled to get the hoodie off, had to ask my brother haha
N||arms totally gone after the rope climb, in that brilliant useless spaghetti way, back to normal by dinner
N||shoulders burned like mad on the last set of raises and I pulled silly faces in the mirror
N||couldn't do one more pull-up if you paid me, arms just said nope and that was set five
N||my arms shook on the last push-ups like the washing machine on spin, finished the set though
N||The plank made me shake from head to toe and the lady next to me was shaking too, solidarity
N||shaking through the final ten seconds of the hold was kinda fun not gonna lie
N||My whole body vibrated on the boat pose, teacher says that's the muscles working
N||legs wobbled on the last pistol squat so I held the rack and finished the reps
N||that last set killed me but give me ten minutes and a banana and I'd do it again
N||You killed us with those burpees today and the whole class wants you back next week
N||I thought the tempo squats would kill me, turns out I rather like them
N||The hill nearly killed my ego, an eighty year old with a stick overtook me
N||it was a killer circuit, exactly the right amount of hard for a Friday
N||killing two birds with one stone by cycling to the gym as my warm-up
N||If burpees don't kill me the price of protein powder will
N||honestly thought I was dying on the last interval, then the song changed and I sped up haha
N||died a thousand deaths on the assault bike and paid money for the pleasure
N||was dying of embarrassment when my phone played the wrong song in savasana
N||dying to try the new climbing wall, can it replace one cardio session?
N||the workout was drop dead gorgeous, short and sharp and done before breakfast
N||Over my dead body will I do another hundred burpees, except I probably will on Thursday
N||I was dead wrong about kettlebells, they're the best thing in the whole plan
N||dead easy week, I finished every session early and could have gone again
N||gym was dead tonight so I had every machine to myself, bliss
N||It was dead quiet at 6am and I got the good rack for a change
N||dead chuffed with the 60 kg bench, never thought I'd see it
N||I sweat like crazy in that studio because they never open a window, brought two towels
N||sweat was running down my back the whole spin class and the instructor called it liquid awesome
N||sweated so much in hot yoga that my mat slid away with me on it haha
N||I am a sweaty person at the best of times but that circuit was a new record
N||my glasses steamed up and sweat dripped on the phone, so the timer stopped by itself
N||It's 38 degrees in Chennai so sweat is flowing like river even in warm up, normal for May
N||came home looking like I'd swum in my clothes and the dog licked the salt off my arm
N||sweat on the bar made my grip slip so I chalked up and went again
N||the only thing that broke a sweat was my laptop loading your video
N||all that sweat and the scale shows the same number, so rude
N||good honest sweat in the garage with the door open and the radio on
N||my heart wasn't in it today, I kept thinking about the football tonight
N||heart wasn't in the run so I turned it into a walk with a coffee
N||Half-hearted session I'm afraid, did the sets but my thoughts were at the beach
N||my heart leapt when I saw no burpees in the plan this week
N||My heart skipped a beat when I saw my crush at the squat rack lmao
N||heart in my mouth before the first box jump, then it was easy peasy
N||Got my heart rate up to 160 on the intervals and it came straight back down, bang on plan
N||the monitor showed zero heart rate for ten minutes so apparently I trained as a vampire
N||Watch strap was loose and it read 220 for a second, tightened it and it was 130 again
N||Had a change of heart about yoga, it was actually lovely
N||heart pumping music, great company, and a sprint finish against my sister
N||breathed hard on the sprints, chatted in the rests, exactly how you described it
N||I was properly out of breath at the top of the climb and chatting again half a minute later
N||out of breath after the sprints same as everyone, then laughed about it over a smoothie
N||stairs machine had me huffing like the big bad wolf, back to normal by the time I wiped it down
N||couldn't get a word out during the hard minute, which I guess was the whole idea of it
N||my lungs got a wake-up call on that 2k row but I shaved four seconds off
N||blowing like a whale after the swim set, then did the cool down at a doddle
N||Burpees left me puffed, the minute break was enough each time, so maybe cut it to 45 seconds
N||ran for the bus after gym and beat a teenager to it, fitness is real
N||saw stars from a headlight on the night ride, need a better visor on my helmet
N||There were stars and a huge moon over the track tonight, made the intervals pretty
N||The star jumps were fun until my neighbour downstairs banged on the ceiling
N||I blacked out the basement windows so the garage gym looks like a proper dungeon now
N||blackout curtains finally up so I slept through and hit the 6am class full of beans
N||lights flickered in the gym during my last set and everybody cheered when they came back
N||crashed out on the sofa at nine with a full belly and the telly on, bliss
N||I went out like a light after the long hike and woke up ready for more
N||the fall in temperature made the run a joy, no more 30 degree mornings
N||falling in love with the rowing machine a bit, who am I
N||Fell off the wagon over Easter with the chocolate, back on plan from today
N||dropped like a hot potato from the league table after missing two sessions lol
N||almost dropped the shake on my new trainers, that was the drama of the day
N||too easy coach, I was singing along to the radio during the last set, more weight please
N||give me more weight, I did twenty reps where you asked for twelve
N||the dumbbells at home only go to 12 and they are far too light for rows now
N||I could have done two more rounds so please do turn up the dial next week
N||Honestly the whole session felt like a warm up, am I ready for the harder plan?
N||the bar flew up, best bench day in a year, put another five kilos on
N||the weights felt heavy at first but after the second set everything moved smoothly
N||Everything felt heavy because I went out dancing last night, no excuses
N||bar felt glued to the floor on the first pull, then technique kicked in and it moved
N||couldn't finish the last set of squats, stopped two reps short with the safeties on
N||I failed the third rep at 85 and the spotter took it, laughed and dropped to 80
N||grindy top set at 110 but the form held, video in the folder
N||hit a huge PR on deadlift today and shouted so loud the yoga class stopped
N||new five rep max on the squat, felt smooth, I am grinning like an idiot
N||shaved eleven seconds off my 2k and then bragged to everyone in the changing room
N||first time in my life I did ten strict push-ups, at sixty eight, tell everybody
N||my first real pull up happened today and I may have screamed a little
N||The finisher was pure evil and I told my wife you must have been a pirate in another life
N||Coach you are a monster, those tempo squats took three business days to finish
N||pain is weakness leaving the body, or so says the poster over the water fountain
N||it burned so good on the last ten seconds, more of those quad burners please
N||the glute burn on the banded walks is unreal, I finally feel the right muscle
N||I wanted to throw the kettlebell out of the window but I finished the set instead
N||the only thing hurting is my pride, since my mum outplanked me
N||what hurts most is the price of the new membership lol
N||The membership fee is criminal, an arm and a leg for a room with six bikes
N||those shoes cost me an arm and a leg but the squat feels so stable
N||pulling my leg were you, when you said five rounds?
N||break a leg my friend said before the powerlifting meet, and I got all three lifts
N||I got three white lights on every lift and cried happy tears on the platform
N||the new plan has legs, I can see myself doing it till spring
N||Shook a leg at the wedding until two so Sunday is a stretch day
N||stretching my legs between meetings with your five minute flow works a treat
N||My back squat is finally more than my bodyweight, took me a year and a half
N||I had my back to the mirror so I couldn't check the form, will film it next time
N||back in the gym after three weeks of exams and everything is a bit rusty
N||it was a real pain finding a free bench at six, can I move to mornings
N||pain in the bum to set up the bands on that door but the workout itself was nice
N||this new app update is a headache, where did you hide the log button?
N||the timetable change gives me a headache, childcare only works on Tuesdays
N||the music was so awful that I used my own headphones and hit a PB
N||app crashed mid workout and I lost the whole log, I did five sets of eight at 60
N||the video of the lunge plays upside down on my tablet, made me laugh though
N||logged the wrong weight on set two, it was 42.5 and not 425, I'm not Superman
N||the reminder came at three in the night, kindly fix the time zone for India
N||Trained with my grandson today, he counted in French, I did fifteen instead of ten
N||I walked eighteen holes and still did my stretches, pretty pleased for an old boy
N||sir kindly increase the weight, present dumbbell is feeling like lunchbox only
N||today full workout completed, sweat and smile both are coming, thank you sir
N||sir in my gym the leg curl machine is not there, what to do instead
N||I did the plan as you say, is good, tomorrow I make more kilo
N||for me the squat was heavy but beautiful, I am very motivated now
N||sorry my english, the exercise with the ball was very funny and my legs work a lot
N||I have much muscle ache in both legs like always after the squat, is the good one
N||at first I did not understand the word burpee, now I understand and I am angry haha
N||in my country we say the training was like a movie, I liked it all
N||yesterday was legs and today I walk as a cowboy, my friends are laughing
N||arvo session was a beauty, smashed the circuit and then a swim at the beach
N||mate that session was a ripper, legs like two jelly snakes on the way to the ute
N||flat out at work like a lizard drinking, so only one session this week
N||y'all that kettlebell class was a whole mood, sign me up for Saturday
N||leg day had me walking into class like a robot and my friends are still roasting me
N||ngl i almost cried when the last interval popped up but then i ate it up
N||coach said one more set so many times I think he's lying to us lol
N||got roasted by my sister for my squat face so now I train in a cap
N||hit legs so hard my shadow is sore
N||i would sell my soul for a bench with no queue at five pm
N||the playlist had Dancing Queen then Slayer, whiplash for the ears but a great row
N||Stayin' Alive came on right at the last round of thrusters and the whole room sang
N||did the hill reps to Highway to Hell because it felt honest
N||Heart Attack by Demi Lovato is my new sprint track, don't tell my metalhead friends
N||Can't Stop the Feeling is the best warm-up song and I will die on that hill
N||I listened to a true crime podcast on the treadmill, murder does pass the time
N||watched a hospital drama on the bike and did forty minutes without noticing
N||finished the zombie book on the exercise bike, two hundred pages of cardio
N||my stroke in the pool is smoother since the drill with the float, twenty lengths today
N||backstroke was straight for once and I didn't whack the lane rope
N||the rowing coach fixed my stroke length and I dropped three seconds per 500
N||breast stroke class was full of retired teachers, we talked more than we swam
N||pushed the sled until the wheels came off, or would have if it had any
N||gave it everything on the final minute and then lay on the turf watching the ceiling fan, content
N||finished on my back on the turf laughing with the whole team, best bootcamp yet
N||The partner wheelbarrow walk ended in a giggling heap on the mat, no form points for us
N||nothing to report, slept fine, ate fine, trained fine, see you on Monday
N||no niggles at all this week, just ordinary workouts and a lot of pasta
N||all joints happy, all sets done, only the dog is disappointed about the short walk
N||you asked about pain, none at all, only a bit bored of the same three exercises
N||tired today because the deadline kept me at the desk till late, took the lighter option
N||I was a zombie at the 6am class but the second coffee turned me human again
N||long shift at the restaurant so my energy was on the floor, did the mobility flow and went to bed
N||knackered after moving house all weekend, so I counted the sofa carry as strongman training
N||my brain is mush after exams so an easy jog with music was perfect
N||bit worn out from the long drive, walked twenty minutes and called it active rest
N||absolutely shattered after parents' evening but the boxing class put the smile back on
N||not my best day, mind on other things, still ticked every box on the sheet
N||felt slow on the run, the wind was in my face the entire way and the hills never ended
N||felt like running through treacle until the coffee kicked in around kilometre two
N||I had zero spark, zero excuses, did it anyway and felt better about the day
N||low battery day so I swapped the HIIT for a stroll with my mother in law
N||energy through the roof today, might be the new breakfast or the sunshine
N||bounced out of bed, set a PB on the plank and was home before the kids woke up
N||my posture feels taller since the rows and even my tailor noticed
N||the shirt buttons on my chest are fighting for their lives, thanks to all that benching
N||chest pump so big in the mirror I took about thirty selfies
N||chest was properly worked on the flyes, that lovely stretch at the bottom, more of these please
N||chest supported rows are my new favourite, no cheating with the momentum
N||put a heavy plate on my chest for weighted sit-ups as you showed, felt spot on
N||The hip thrust pad arrived and now I can load the bar without looking like a clown
N||squeezed the last rep out with a face like a bulldog chewing a wasp
N||the squeeze at the top of the row is a great cue, felt my lats working for once
N||pressure cooker week at the office, so the bag work on Thursday was my favourite hour
N||no pressure coach but can you get me to a 100 kg squat by Christmas?
N||crushed by the news that our gym is closing in June, any good home plan?
N||the gym closing broke my heart, ten years of mornings in that place
N||burpees broke my spirit but the cake at the end of class glued it back together
N||cracking session, proper crowd, and the instructor never once mentioned her juice cleanse
N||snapped my favourite skipping rope in half, ordering the wire one tonight
N||something popped on the bike, turned out to be the plastic bottle cage
N||loud crack from the bench today and it was just the old pad, staff are replacing it
N||heard a pop and the yoga ball was flat, everybody jumped and then laughed
N||The seam of my shorts tore at the bottom of the squat, black pants for ever now
N||the numb look on my husband's face when I outlifted him was priceless
N||numb to burpees by now, bring on the devil's press
N||needles everywhere in the park after the storm so I ran on the road, pine needles that is
N||on pins and needles about my first competition, three days to go, can't wait
N||my fingers smell like metal after deadlifts and I kinda love it
N||my grip failed before my legs did on the carries, might try straps next time
N||calluses coming along nicely, I feel like a proper lifter at last
N||The bar left chalk hand prints all over my black leggings, classy
N||bleeding edge tech in this new gym, the bikes talk to you
N||bled all my points in the last round of the quiz after training, shame
N||bloody marvellous session, and I don't swear often at my age
N||bloody freezing in the park at six but eight of us turned up anyway
N||sick beat, sick crew, sick PR, what a Friday night in the gym
N||I'm sick to death of the same treadmill view so I ran along the canal instead
N||sick of the cardio block already, when do we lift again?
N||the marathon majors gave me running fever so I signed up for a 10k
N||caught a bad case of new-year enthusiasm and bought three pairs of trainers
N||my gym shoes are on life support, time for a new pair
N||the old treadmill coughed, wheezed and died, so I finished on the cross trainer
N||the laptop fan was wheezing louder than me during the live class
N||The spin bike's pedal had a limp so I moved to bike nine
N||Poor connection, your face froze in the funniest lunge ever, we have screenshots
N||my headphones had a meltdown so I counted reps out loud like a madman
N||the lift at the office is dead so ten flights of stairs twice a day, free cardio
N||battery gave up at 9k of the 10k and Strava now says I never ran at all
N||had a craving for chips after the long ride and did not resist it one bit
N||porridge with banana before the run and a cheese toastie after, perfect fuel
N||brought the cola to the team picnic after the race, everyone was buzzing
N||iced tea and a shady bench after the run, what a way to finish
N||dark roast before the morning lift is the only way I open my eyes
N||hunger was real after leg day, ate the rice and then the pan's worth of seconds
N||drank two bottles on the long ride and felt great the entire way
N||I was nervous about the mixed class but they clapped for the newbie, lovely people
N||the rope climb scares me, so I only did the first metre and waved at everyone
N||I hate every second of the bike and love every second after it
N||yoga was so calm I started snoring in savasana, the teacher covered me with a blanket
N||handstand practice against the wall, held nine seconds and knocked a picture off
N||the foam roller hurts so good on the quads after spin, love that thing
N||sauna after training was lovely, ten minutes and a cold shower, felt brand new
N||cold plunge was freezing and hilarious, I squealed like a piglet, did thirty seconds
N||froze my bum off at the outdoor bootcamp, warmed up by the second circuit
N||the heat was on in the studio and I turned beetroot as I always do, great class
N||the AC was out so we trained with the doors open and the whole street watched
N||parkrun in the drizzle, sprint finish with a lad in a banana costume, he won
N||came dead last in the fun run dressed as a lobster and got the loudest cheer
N||the race was a bloodbath, everyone went off too quick, I stuck to your pacing and got eighth
N||got beaten black and blue at chess after training, only my ego suffered
N||my team got murdered in the dodgeball league but the pizza was on them
N||lost my head a bit when the timer stopped, but then I just counted
N||over my head with that olympic lift, can we go back to the kettlebell version
N||pressing overhead feels solid now, thanks to the cue about the ribs
N||my head coach from school sent regards, he says hi and do more squats
N||dizzy with joy after my first half marathon medal, it hangs in the kitchen now
N||the spinning class playlist was all nineties and I spun like a teenager
N||my world is spinning with wedding plans so two sessions a week is all I can do
N||lost for words at how quickly my squat has improved this month
N||speechless, 200 kg off the floor and my dad filmed it
N||tongue tied when the cute trainer asked for my name, thank god for burpees
N||a sight for sore eyes, an empty squat rack at half five
N||is it normal to talk to the kettlebell, because mine answers in swear words
N||what do you think of front squats for me, I like the video with the crossed arms
N||thanks for the kind words about my squat video, showed it to my nan
N||I finally understand hip hinge, it's like closing the car door with your bum
N||swam forty lengths and only stopped to gossip twice, that's a record for us
N||no strength left to argue with you about the extra set, so I did it
N||weak excuse I know but the sofa had a gravitational field tonight
N||weak link is still my triceps, so more dips in the plan please
N||my left arm is a bit behind my right on presses, so one more set on that side?
N||the second half of the row was a slog but I stayed under 2:10 to the end
N||it was a sufferfest in the best sense, whole club grinning on top of the col
N||the climb was a beast and I shouted at every bend, the view paid for it all
N||my tank hit empty on the last hill so I had my flapjack and rolled home happy
N||last rep went up at the speed of a glacier, but it counts, right
N||tempo squats are the slowest form of revenge you've invented so far
N||I cursed your name in three languages during that AMRAP and then did a bonus round
U|nerve|my leg is dead since this morning and I drag the foot
U|nerve|Cannot feel my feet since the deadlift
U|nerve|cant feel my legs since the squats and they wont hold me
U|nerve|Left foot slaps the floor since yesterday, can't lift the toes
U|saddle|Can't pee since the back tweak and it's numb down below
U|saddle|Numb between the legs since I lifted, and no control of the bladder
U|saddle|my crotch and bum went numb after deadlifts
U|saddle|wet myself without noticing since my back went
U|saddle|Back pain both legs and I can't feel when I wipe
U|saddle|cant feel it when i pee since the deadlift
U|saddle|Numb where I sit on the saddle, three days off the bike, and I'm leaking
U|saddle|Lost control of my bowels after the back spasm
U|saddle|both legs weak and my private parts feel dead since lifting
U|saddle|No feeling around my back passage since yesterday's squats
U|saddle|Legs really are numb, both, and I have not been able to wee all day
U|nerve|dead arm since waking, cannot close my hand
U|nerve|Arm went numb after the clean and I can't grip a cup now
U|nerve|right leg gives way, no strength in it since saturday's deadlifts
U|nerve|My hand has dropped things all day and my wrist won't lift since the fall
U|nerve|Both hands numb and clumsy since I fell on my neck
U|nerve|neck cracked under the bar and now both arms tingle and feel weak
U|nerve|Since the squat, my toes don't move when I tell them to
U|nerve|Not DOMS, my foot just hangs and I trip on it
U|nerve|electric shocks down both arms and legs, weak grip, since the dive
U|nerve|legs got weaker every day this week, now cannot climb stairs, feet are numb
U|chest_pain|Cold sweat and a squeeze in the chest
U|chest_pain|sweating like crazy with a tight chest, sitting still
U|chest_pain|Chest tight on the hill, goes when I stop
U|chest_pain|pressure on my chest every time i push hard
U|chest_pain|An elephant on my chest during the rower
U|chest_pain|Chest ache into my left arm on the treadmill
U|chest_pain|my chest hurts when I climb stairs and eases at rest
U|chest_pain|squeezing in the chest and down the jaw during the walk
U|chest_pain|Jaw and arm ache whenever I speed up, stops with me
U|chest_pain|burning behind the breastbone only when i run uphill
U|chest_pain|Felt my chest crush on the last sprint, clammy and sick
U|chest_pain|chest pain now
U|chest_pain|My heart hurts when I run, I'm 61
U|chest_pain|it wasnt the pump, a heavy weight on my chest with sweat
U|chest_pain|Vice round my ribs on the bike, pale and sweaty my wife said
U|chest_pain|heart pain in training, left arm heavy
U|chest_pain|Tightness in chest and throat with brisk walking since monday sir
U|chest_pain|pain in chest when i make effort, it stop when i rest
U|chest_pain|woke with crushing chest pain, still there a bit, skip the gym?
U|chest_pain|Thought it was sweat and nerves but my chest was clamped and my arm tingled
U|chest_pain|sharp tearing pain through chest to the back when I pressed
U|chest_pain|Grey, sweaty, and a fist in my chest on round two
U|faint|Saw stars and passed out
U|faint|saw stars in the sprint then woke up on the floor
U|faint|Blacked out mid-set
U|faint|i fainted on the treadmill today
U|faint|Passed out during burpees, mates caught me
U|faint|collapsed in the last interval, out for a few seconds
U|faint|Everything went black while running and I hit the deck
U|faint|went down like a sack during sprints, no memory of it
U|faint|Nearly blacked out twice in the intervals with my heart racing
U|faint|fainted at the bar, no warning at all
U|faint|The lights went out, mine not the gym's, I came round on the mat
U|faint|lost consciousness for a moment after last sprint
U|faint|Dropped unconscious on the rower, brother died young of heart trouble
U|faint|keeled over mid run, people around me when I woke
U|faint|I literally died for ten seconds, no joke, I was out cold on the bike
U|faint|passed out cold doing squats, came to with the bar on the pins
U|faint|my vision went and I collapsed during the hill reps
U|faint|blackout in the middle of the swim, lifeguard pulled me out
U|faint|Out cold after the set, trainer held my legs up
U|palpitations|Heart racing while I sit on the sofa, won't stop
U|palpitations|heart going mad at rest for an hour, light headed
U|palpitations|My heart is jumping about and I feel faint
U|palpitations|heart flutters and i go grey when i train
U|palpitations|pulse 180 an hour after the workout and all over the place
U|palpitations|Heart skips, then races, then I nearly go down
U|palpitations|heart stopped being regular since the sprints, feel weak
U|palpitations|Watch says 190 and I'm lying down, dizzy
U|palpitations|My heart took off in the cool-down and I could hardly stand
U|palpitations|heart thumping irregular since morning and short of breath
U|palpitations|Heartbeat like a bag of worms today, woozy with it
U|palpitations|heart flipping over in every set and everything greys out
U|rhabdo|Urine like cola after that workout
U|rhabdo|pee is brown since leg day
U|rhabdo|dark brown wee and arms swollen, can't bend them
U|rhabdo|my pee looks like coke after 200 pullups
U|rhabdo|Tea coloured urine two days after spin class
U|rhabdo|legs rock hard and swollen, urine dark as cola
U|rhabdo|this is beyond DOMS, thighs ballooned and my wee is black
U|rhabdo|arms won't straighten, swollen like balloons, and pee is rusty
U|rhabdo|Dead arms three days now, swollen, and the urine is brown
U|rhabdo|Quads are cooked, swollen tight, and I've hardly peed, what came was brown
U|rhabdo|after the murph my urine is colour of coffee
U|rhabdo|Pissing brown since the squat challenge mate
U|rhabdo|muscle pain very bad and urine coming dark like cola sir
U|rhabdo|lol my pee is literally coke coloured since the 300 squats
U|rupture|Heard a pop and my calf went, can't tiptoe
U|rupture|felt like someone kicked my heel, now cant push off
U|rupture|Loud snap in my achilles on the box jump
U|rupture|bicep popped on the deadlift and rolled up my arm
U|rupture|Pec tore on bench, big bruise and a dent
U|rupture|pop in the knee, swelled in minutes, cant stand on it
U|rupture|Something popped in my arm, there's a lump and no strength to turn a key
U|rupture|quad tendon went bang on the stairs, cannot straighten the knee
U|rupture|My shoulder popped out and is still out
U|rupture|ankle cracked, huge and i cant put weight on it
U|rupture|crack in my shin landing a jump, can't walk four steps
U|rupture|My calf literally snapped, can't go on my toes
U|rupture|Wrist bent wrong after the fall and looks crooked
U|rupture|hamstring went with a bang, black bruise, can't walk
U|rupture|chest went rip on the last bench rep, arm is purple
U|rupture|Gunshot noise in the back of my leg, foot won't push down
U|head|Dumbbell hit my head, been sick twice and foggy
U|head|bar clonked my head, headache getting worse and i feel sleepy
U|head|Hit my head on the rig, can't remember the session
U|head|saw stars after i cracked my head on the rack, now vomiting
U|head|Banged my head yesterday, today confused and throwing up
U|head|knocked out for a bit when I fell off the box
U|head|Took a knee to the head in football, double vision since
U|head|Worst headache of my life hit mid-squat
U|head|thunderclap headache on the leg press, out of nowhere, neck stiff
U|head|My head exploded with pain in the last rep, sick and stiff neck
U|head|sudden monster headache lifting, never had one like it
U|head|fell off bike, helmet cracked, dizzy and being sick
U|head|head felt like it burst during the deadlift and the pain is still huge
U|head|blood thinners and I whacked my head on the pull-up bar
U|stroke|My face dropped on one side in the mirror
U|stroke|left arm dead and words come out wrong
U|stroke|couldnt speak properly for ten minutes after spin
U|stroke|Half my face is numb and my arm won't lift
U|stroke|Vision gone in one eye for a few minutes in training
U|stroke|speech slurred, wife says mouth is crooked
U|stroke|my right side went weak for 5 min then came back
U|stroke|suddenly cannot find words and hand is clumsy
U|stroke|legs like jelly, no, only the left one, and left arm too, suddenly
U|stroke|A curtain came down over my eye on the run
U|stroke|whole left side numb out of nowhere
U|stroke|room spun suddenly, can't walk straight, seeing double
U|stroke|Mouth droops and I dribble my water on the left, since an hour
U|stroke|arm went floppy mid press, couldn't get my words out
U|stroke|My tongue went thick and one leg dragged, gone after a bit
U|clot|Calf swollen, hot and sore since the long flight
U|clot|one leg twice the size and aching, no injury
U|clot|calf hard and hot, red, since my knee op
U|clot|My calf is tight but not from running, swollen and warm on the pill
U|clot|left leg swollen and purple since i came off the cast
U|clot|Arm blue and swollen since the heavy shoulder day
U|clot|whole arm puffed up and dusky, veins showing over the chest
U|clot|calf throbs, swollen and hot, then got short of breath
U|clot|Sharp pain on breathing in and a fat sore calf
U|clot|Leg heavy and swollen on one side after the hip surgery, skin is hot
U|clot|heavy leg, only the right, blown up and warm after 14 hours in bus
U|clot|thigh swollen tight one side, on chemo, no workout did that
U|breath|out of breath lying down, ankles swollen
U|breath|cant breathe, inhaler not helping
U|breath|Breathless on the flat since yesterday, never was before
U|breath|short of breath sitting here, can't finish a sentence
U|breath|wheezing bad and lips look blue
U|breath|Suddenly breathless with a stab in the side at rest
U|breath|throat closing and hives after the protein bar
U|breath|lips swelling and wheezy, ate a nut bar before class
U|breath|I wake up gasping and need three pillows, legs puffy
U|breath|out of puff walking to the toilet now, new this week
U|breath|Lungs on fire is one thing, this is pink froth when I cough
U|breath|cough up blood after the swim and cannot catch breath
U|breath|Three puffs of blue inhaler and still fighting for air
U|breath|One side of my chest stabs and I can't get air in, since a cough
U|bleeding|Coughing blood since the run
U|bleeding|poo is black like tar and im weak
U|bleeding|Vomited blood after training
U|bleeding|pregnant and bleeding after class
U|bleeding|32 weeks, bleeding and cramping since the walk
U|bleeding|loads of red blood in the toilet, dizzy standing up
U|bleeding|cut from the plate won't stop bleeding for an hour
U|bleeding|throwing up stuff like coffee grounds
U|bleeding|belly hit by the bar, now pain in the left shoulder tip and I'm pale
U|bleeding|soaking a pad an hour and going grey
U|self_harm|I want to die, and I don't mean the workout
U|self_harm|want to kill myself
U|self_harm|this set won't kill me but I might do it myself
U|self_harm|I don't want to be here any more, nothing to do with gym
U|self_harm|been cutting again after training
U|self_harm|thinking of ending it tonight
U|self_harm|I keep thinking everyone's better off without me alive
U|self_harm|no reason to live coach
U|self_harm|My heart's not in anything, I plan to end my life
U|self_harm|i have pills saved up and a date
U|self_harm|Half hoping a car hits me on my run so it's over
U|self_harm|wish i would not wake up tomorrow, i have plan
U|self_harm|I hurt myself on purpose last night
U|purging|Made myself sick after dinner again
U|purging|i throw up on purpose after every meal to cut
U|purging|took laxatives to make weight, legs cramp and heart skips
U|purging|fingers down my throat after cheat day
U|purging|I vomit my food daily so the scale drops
U|purging|Not eaten for five days, fainting, still training
U|purging|laxatives and water pills each night, feel weak
U|purging|burned off the binge by bringing it back up, again
U|purging|cheat meal, then I purged, like most nights
U|purging|Sweat suit, no water and diuretics, cramps everywhere and heart is odd
U|tendon_medicine|On cipro and my achilles started to hurt
U|tendon_medicine|taking ciprofloxacin, heel tendon sore since day 3
U|tendon_medicine|Levofloxacin this week and both Achilles ache on stairs
U|tendon_medicine|my achilles swelled since the antibiotics for the kidney infection, cipro
U|tendon_medicine|shoulder tendon pain began with moxifloxacin
U|tendon_medicine|antibiotic ending in floxacin and now the calf tendon burns
U|tendon_medicine|Heel cord tender, I finished levaquin last Friday
U|tendon_medicine|ofloxacin tablets and my tendon behind ankle paining a lot
U|tendon_medicine|thought it was DOMS but both heel tendons hurt, on cipro and prednisone
H|knee|My knee is dead sore since Tuesday
H|knee|knee's killing me on the stairs
H|knee|my left knee is toast after the run, aches bending
H|knee|Right knee clicks and aches under load
H|knee|Knee a bit puffy after netball, took it easy
H|knee|kneecap sore when sitting long
H|knee|my knee paining while climbing stairs
H|knee|Not the good burn, it's under my kneecap
H|knee|Jumping sets my knee off, could we swap
H|knee|Dodgy knee playing up again mate
H|knee|meniscus trimmed last year, deep squats still pinch
H|knee|Killed my PR and also tweaked my knee
H|knee|the lunges were fine for the legs but not for my bad knee
H|knee|physio says no running til the knee calms down
H|knee|knee arthritis grumbling in the cold
H|back|My lower back is dead stiff each morning
H|back|back is killing me since the deadlifts, no leg symptoms
H|back|Tweaked my back picking up the toddler
H|back|back went a bit tight on the rows so I stopped
H|back|low back sore one side after RDLs
H|back|lumbago again, doctor gave exercises
H|back|My back is cooked, the sore kind not the tired kind
H|back|back pain from long sitting sir, mild only
H|back|pulled something in my upper back rowing
H|back|Sciatica is nagging again, same as always, GP knows
H|back|scoliosis, so one side tires and aches first
H|back|Old slipped disc, I keep the deadlifts light
H|back|Back twinge on the last set, killed the mood
H|back|me back's crook, no heavy lifts this arvo
H|shoulder|Shoulder pinches when I press overhead
H|shoulder|my shoulder burns in the joint, not the muscle
H|shoulder|Dead arm day turned into a sore shoulder for a week
H|shoulder|frozen shoulder so I can't reach behind me
H|shoulder|shoulder aches at night when i lie on it
H|shoulder|rotator cuff strain, physio said bands only
H|shoulder|Front of the shoulder sore since dips
H|shoulder|old dislocation, no wide grip for me
H|shoulder|that superset killed my shoulder, still sore five days on
H|ankle|Rolled my ankle Sunday, can walk, bit swollen
H|ankle|ankle still stiff from the sprain
H|ankle|My ankle is dodgy so no jumps
H|ankle|twisted ankle in futsal, walking ok with tape
H|ankle|ankle sprain healing, balance is off on that side
H|ankle|outside of my ankle hurts on the turns
H|foot|Plantar fasciitis again, first steps hurt
H|foot|heel sore in the mornings, eases as I walk
H|foot|stubbed toe is black and blue, shoes pinch
H|foot|blister the size of a coin on my heel
H|foot|gout in the big toe last week, still tender
H|foot|broken toe, boot for two more weeks
H|achilles|achilles stiff in the morning for a month, no meds
H|achilles|Tendon behind my heel grumbles on hills, came on slowly
H|achilles|achilles a bit sore after speed work, old niggle
H|calf|Strained my calf in tennis, can walk fine
H|calf|small pull in my calf, third day, getting better
H|hamstring|Tweaked my hamstring sprinting
H|hamstring|hammy is tight and sore up by the sit bone
H|hamstring|Hamstring grabbed on the last rep, sore to stretch
H|hamstring|hammy strain grade one, physio on it
H|groin|groin pulls when i do side lunges
H|groin|had a small hernia found, op in March
H|hip|Hip pinches at the bottom of the squat
H|hip|my hip is giving me grief again
H|hip|hip replacement last spring, all good but careful
H|hip|outer hip sore lying on that side
H|neck|Stiff neck, slept funny
H|neck|neck is sore from shrugs, turning left is hard
H|neck|cricked my neck doing sit ups
H|neck|neck tension from desk work gives me ache
H|wrist|Wrists hurt in push-up position
H|wrist|sprained wrist, using straps
H|wrist|my wrist is weak since the cast came off
H|wrist|wrist paining in front rack
H|hand|carpal tunnel, fingers tingle at night, splint helps
H|hand|ripped a callus, hand is raw
H|hand|jammed finger at basketball, taped it
H|hand|arthritis in the thumbs makes gripping sore
H|elbow|Tennis elbow is back
H|elbow|golfer's elbow again from the pull ups
H|elbow|elbow sore on curls, inside bit
H|shin|Shin splints creeping in
H|shin|shins sore along the inside after runs
H|rib|Bruised rib from rugby, checked, no break
H|rib|pulled a muscle between my ribs coughing, doctor checked it
H|rib|cracked a rib last month, twisting hurts still
H|muscle|One quad strained, sharp in one spot, other leg fine
H|muscle|pulled my adductor a bit
H|muscle|cramp in the calf woke me and it's tender now
H|muscle|Quad sore to one fingertip since the sprint, a mild strain the physio says
H|illness|Sweating at night with a fever
H|illness|cold sweats with this flu, stayed home
H|illness|Sweaty and shivery, temp 38.2, no gym
H|illness|legs like lead because I've got flu
H|illness|wiped out with a cold
H|illness|Knackered, turns out it was covid
H|illness|got the lurgy, be back next week
H|illness|sore throat and sniffles today
H|illness|bunged up nose, head full of cold
H|illness|Man flu has killed me, dramatic I know
H|illness|tested positive for covid, mild
H|illness|fever since yesterday so i rest
H|illness|having viral fever sir, two days leave
H|illness|a tummy bug had me up all night
H|illness|stomach flu, can only hold down toast so far
H|illness|food poisoning over the weekend, still weak
H|illness|Chesty cough left over from a cold
H|illness|cough for a week, no fever
H|illness|on the mend from bronchitis
H|illness|Sick as a dog with a cold, literally in bed
H|illness|crook with a head cold mate
H|illness|glandular fever in spring and I still tire fast
H|illness|tonsillitis again ugh
H|illness|ear infection, no swimming
H|illness|kids gave me a cold, aching all over
H|illness|shingles healing on my side
H|illness|I had pneumonia in January, easing back in
H|illness|UTI, feeling rough, day one of trimethoprim
H|illness|aching all over and hot, think I'm coming down with something
H|vaccine|Arm still weak after the shot
H|vaccine|dead arm from the flu jab
H|vaccine|covid booster yesterday, arm sore
H|vaccine|arm like lead where they jabbed me
H|vaccine|had my tetanus shot, shoulder muscle is tender
H|vaccine|vaccine arm, no presses today
H|asthma|My asthma is playing up in the cold
H|asthma|Needed one puff of my inhaler, then fine
H|asthma|asthma mild, inhaler before cardio
H|asthma|hay fever makes me wheeze a little, inhaler sorts it
H|asthma|exercise asthma, settled with ventolin
H|asthma|lungs a bit tight from pollen, blue puffer sorted it quickly
H|breath|long covid, I get puffed sooner, clinic set my limits
H|breath|COPD stable, slow walker, oxygen checked last week
H|allergy|hayfever is doing my head in
H|allergy|eyes streaming, pollen allergy
H|allergy|itchy rash from the new leggings
H|allergy|nut allergy, just so you know for the recipes
H|diabetes|Type 1, sugar dipped to 3.8, had juice, fine now
H|diabetes|sweaty and shaky was a low sugar, dextrose fixed it
H|diabetes|type 2 diabetic on metformin
H|diabetes|sugar patient, walking daily after food
H|diabetes|new insulin pump so checking levels each set
H|blood_pressure|BP tablets make me slow on the bike
H|blood_pressure|high blood pressure, doctor wants no breath holding
H|blood_pressure|BP 145 over 90 at check up, GP watching it
H|blood_pressure|I run low blood pressure, stand up slowly
H|heart|Stent two years ago, cardiologist cleared me for this
H|heart|beta blocker keeps my pulse down so ignore heart rate zones
H|heart|heart murmur checked, told it's harmless
H|heart|in cardiac rehab phase four, all steady
H|heart|pacemaker fitted 2021, no contact sport
H|heart|Heart isn't strong, doctor set my limit at 110
H|heart|AF controlled with tablets, reviewed in May
H|medicine|New tablets make me sweat a lot
H|medicine|started sertraline, bit drowsy
H|medicine|antihistamine leaves me sleepy
H|medicine|on antibiotics for a tooth, amoxicillin
H|medicine|taking ibuprofen for the sore hip
H|medicine|blood thinner, so no contact drills
H|medicine|Ozempic kills my appetite, low energy
H|medicine|steroid tablets for two weeks, asthma flare settled
H|medicine|methotrexate day, tired always
H|medicine|painkillers for back so maybe not feeling everything
H|medicine|Roaccutane gives me dry lips and sore joints
H|pregnancy|12 weeks pregnant, all fine
H|pregnancy|pregnant and knackered
H|pregnancy|Baby bump is in the way of burpees
H|pregnancy|second trimester, midwife happy
H|pregnancy|morning sickness all week
H|pregnancy|pelvic girdle ache, 25 weeks
H|pregnancy|expecting twins, what should I drop
H|pregnancy|ivf transfer tomorrow so gentle only
H|postpartum|six weeks post birth, cleared for walking
H|postpartum|C section scar pulls on sit ups
H|postpartum|I leak a bit when I jump, since the baby
H|postpartum|breastfeeding and sore nipples, no bouncing pls
H|period|cramps, period day one
H|period|period killing me today
H|period|Endometriosis flare, gentle session please
H|period|heavy period, usual for me, low energy
H|menopause|hot flushes all night, sweating through sheets
H|menopause|menopause sweats in the middle of class
H|migraine|Migraine yesterday, my usual kind
H|migraine|usual migraine with zigzags, slept it off
H|migraine|mild tension headache from the screen
H|surgery|Knee scope on Friday, off for a month
H|surgery|wisdom tooth out, no lifting this week
H|surgery|appendix out three weeks ago, scar is tender
H|surgery|ACL rehab, month five
H|surgery|cataract op done, can't bend or lift
H|surgery|stitches in my shin, keep it dry
H|surgery|vasectomy thursday, no squats coach
H|surgery|Achilles repair last year, that calf is still weaker
H|mental|anxious all week, therapist knows
H|mental|depression dragging, no dark thoughts, just flat
H|mental|Heart races with my exam anxiety, the doctor checked it, it's panic
H|mental|panic attack at work, same as before, calm now
H|mental|burnout, signed off for a month
H|mental|in recovery from an eating disorder, no weigh-ins please
H|sleep|insomnia again, the doctor is helping
H|sleep|sleep apnoea mask broke, shattered
H|condition|coeliac so no oats please
H|condition|My thyroid is low, always tired
H|condition|anaemic, iron tablets, get tired quick
H|condition|hypermobile, joints slip easily so no deep stretches
H|condition|MS, legs tire in the heat as usual
H|condition|fibro flare, everything aches as it does
H|condition|Crohn's acting up, near a toilet only
H|condition|rheumatoid hands stiff for an hour each morning
H|condition|epilepsy, none for two years, no solo swims
H|condition|osteoporosis, so no loaded bending
H|condition|Parkinson's, my shaking is that, not the effort
H|condition|hand tremor is old, neurologist knows
H|condition|POTS so I do floor work, no change lately
H|condition|IBS bloating after the shake
H|condition|breast cancer treatment finished in June, tired
H|condition|vertigo, the crystals kind, physio did the Epley
H|condition|old polio leg, always the weak one
H|condition|had a stroke in 2018, left hand still slow
H|stomach|heartburn after spicy dinner, usual reflux
H|stomach|Reflux on the floor work, gaviscon fixes it
H|stomach|piles are sore so no bike seat
H|skin|chafed thighs raw
H|skin|sunburnt shoulders, barbell no thanks
H|skin|eczema in elbow folds, sweat stings it
H|skin|scraped knee off on the trail, cleaned it
H|skin|wasp sting, ankle puffed a little, fine otherwise
H|eye|pink eye so keeping away from class
H|tooth|Toothache all night, dentist tomorrow
H|tooth|new braces, jaw sore
H|bruise|bruise on my shin from the box, tender
H|bruise|dropped a plate on my toe, sore but I walk fine
H|knee|leg day was grand for the muscles but the left knee has ached on every stair since Tuesday
H|back|that set killed my lower back rather than my glutes, it's been tender since, nothing down the legs
H|illness|thought I was just tired from training, turns out it's a cold with a sore throat and aches
H|illness|sweated through the sheets with the flu this week, fever gone today, still washed out
H|shoulder|dead arms are fine, but the right shoulder catches each time I reach for the seat belt
H|shoulder|too easy for the legs, but the presses pinch the top of my shoulder so I left those out
H|vaccine|my arm is heavy and sore from the typhoid jab so I only did legs today
H|mental|my heart wasn't in it because the low mood is back, I've told my doctor and I'm safe
H|heart|my heart rate stays under 120 because of the bisoprolol, so please go by effort instead
H|asthma|a bit wheezy on the cold run, two puffs as my plan says and it cleared fully
H|eye|saw floaters for years, the optician checked them last week and they're harmless
H|migraine|saw my usual zigzag lines, took the tablet, the migraine came and went like every month
H|condition|I'm shaking a bit in the hands because of my new thyroid tablets, the GP is adjusting the dose
H|blood_pressure|felt a touch woozy standing up quick, it's my usual low pressure and the doctor knows
H|medicine|sweating like crazy since the antidepressant went up, pharmacist said that's common
H|hamstring|legs are dead is one thing, the pulled hamstring on the right is another, rested it today
H|surgery|my belly still pulls from the gallbladder op so no planks until the surgeon signs me off
H|diabetes|shaky before lunch as my sugar ran low, ate the glucose tablets and it's back to six
H|calf|one calf is sore to touch where I got kicked at football, a bruise, I walk normally
`;
