/** Sentences to train on, in the words of people who wish for something, and who do not: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const wishesNotes = `
W|days|only monday and friday from now on
W|days|mon wed fri suits me best
W|days|three days is all i can manage with the new job
W|days|could we drop to two days for a bit
W|days|I'd like a fourth day if my body can take it
W|days|no training on thursdays, i have choir
W|days|sundays are for church and family
W|days|Tuesdays are gone till christmas, evening class
W|days|weekend warrior mode please, nothing mon to fri
W|days|Rotating shifts so next week it's Tue Thu Sat
W|days|make saturday the long one
W|days|leave wednesday empty
W|days|my only free days are the two after payday lol thursday and friday
W|days|i have the kids mon to thu so train me the rest
W|days|five days was too much, four please
W|days|every other day works better than two in a row
W|days|not two days in a row please
W|days|want rest on the weekend
W|days|I work nights Mon Tue Wed, put sessions at the end of the week
W|days|Fridays i finish early, good day for legs
W|days|Can I train 6 days?
W|days|back to back days are fine, put them tue and wed
W|days|i can do any day but tuesday
W|days|new rota, off on mon and thur
W|days|twice a week till the exams are over
W|days|ramadan starts so maybe only 3 days and after sunset
W|days|football training tuesdays and thursdays so not those
W|days|swap my saturday for sunday
W|days|please keep my mondays, the rest you may move
W|days|one day less
W|days|more days pls
W|days|custody week coming up, so just the wednesday
W|days|my husband is away so only when mother in law comes, that is tue and sat
W|days|saturday market stall again so no saturdays until spring
W|days|would rather split it over more days, shorter each
W|days|i go to dialysis with mum mon wed fri so the other days
W|days|uni starts: free on mon, wed afternoon and sunday
W|days|mondays no
W|days|sat + sun only
W|days|three is plenty
W|days|no more than four a week thanks
W|days|Next week I am in meetings Mon and Tue, start on Wed
W|minutes|half an hour max
W|minutes|20 mins is all i have before the baby wakes
W|minutes|shorter sessions please
W|minutes|sessions run over an hour, can you trim them
W|minutes|i have more time now so 60 minutes is ok
W|minutes|lunch break only, that is 40 with shower
W|minutes|keep it under 45
W|minutes|the bus leaves at 7.40 so i must be done by 7.20
W|minutes|10 minute bits through the day would be great
W|minutes|evening after kids bed, about 25 min
W|minutes|mornings no longer work for me, after work from now
W|minutes|could the wednesday be a quick one
W|minutes|make tuesday short, parents evening
W|minutes|longer workouts on saturday i have all morning
W|minutes|15
W|minutes|quicker please
W|minutes|i only got a quarter hour
W|minutes|My attention is gone after thirty minutes
W|minutes|no time this month, exams. tiny workouts
W|minutes|Got an hour and a half now that I'm retired!
W|minutes|we are short staffed till new year so keep everything brief
W|minutes|cut the warm up, i cycle there
W|minutes|time is tight, two supersets and out
W|minutes|i want to be home by six, starting at five
W|minutes|50 minutes door to door including changing
W|minutes|it takes me twice the time you say, plan for that
W|minutes|ninety minutes on the weekend, thirty in the week
W|minutes|before work now, 6 to 6.30
W|minutes|naptime is 35 minutes if i'm lucky
W|minutes|school run moved so i start at 9 and have till 9.45
W|place|hotel room all next week
W|place|gym is closed for refurb until march so home it is
W|place|Cancelled my membership
W|place|joined the leisure centre today!
W|place|outside please while the weather holds
W|place|I'll be at my sister's, small living room, carpet
W|place|moving house, will train in an empty room
W|place|on a boat till the 14th, deck space 2 by 3
W|place|from january i have the office gym
W|place|can it be done in a corridor
W|place|the park by my flat has bars and a slope
W|place|balcony workouts, summer is here
W|place|camping for two weeks
W|place|no gym this week, daughter's car is in the garage
W|place|my room is so small i cannot lie with arms out
W|place|back at uni so uni gym from monday
W|place|can i do it in the pool
W|place|garage is too cold now, living room please
W|place|going to india for a month, at my parents house
W|place|working from home wednesdays so home workout then
W|place|Gym on mondays, rest at home
W|place|ceiling is low in the loft, nothing over head standing
W|place|all i have is a stairwell
W|place|in hospital with my son as visitor, something for a chair in the corridor
W|place|travelling tue to thu
W|place|airbnb with nothing in it next 10 days
W|place|the gym is 40 min away in winter, more from home please
W|place|i prefer training in the field behind us
W|place|only my bed and the wall
W|place|they banned lifting in the flat
W|kit|bought a pair of 10 kg dumbbells
W|kit|I have a barbell now and 60 kg of plates
W|kit|my band snapped
W|kit|sold the bench
W|kit|there is only one kettlebell, 16
W|kit|got a pull up bar for my birthday!!
W|kit|the cable machine is broken at our gym, they say weeks
W|kit|no equipment at all on this trip
W|kit|two water bottles and a chair, that is my gym
W|kit|neighbour lent me a rowing machine
W|kit|new gym has no leg press
W|kit|my adjustable ones go up in 2.5 now
W|kit|Nothing heavier than 8 kg here
W|kit|please use the rings, they are up
W|kit|treadmill arrived
W|kit|the 20s are always taken so plan with something else
W|kit|i own a jump rope and a step
W|kit|we have a trap bar now
W|kit|only resistance bands please
W|kit|dumbbells got left at the ex's
W|kit|have a sandbag, want to use it
W|kit|no more bands they pull my hair
W|kit|smith machine only, someone took the rack out
W|kit|there's a sled at the new place, can we use that
W|kit|got a weighted vest 5kg
W|kit|ball is flat, nothing with the ball
W|kit|a backpack and books, biggest is the dictionary
W|kit|TRX is hung
W|kit|the bike is at the shop
W|kit|plates are in pounds now, 2.5 smallest
W|leave_out|no burpees
W|leave_out|please no more lunges, boring
W|leave_out|hate planks with a passion
W|leave_out|can we skip the bird dogs
W|leave_out|take out the step ups they make me feel silly
W|leave_out|running is not for me
W|leave_out|swap the crunches
W|leave_out|not the wall sit again i beg you
W|leave_out|I look like a dying fish in the superman so no
W|leave_out|anything on my stomach is out since the baby sleeps on me
W|leave_out|get rid of the bulgarians
W|leave_out|don't give me deadlifts, i don't trust my form
W|leave_out|mountain climbers never again lol
W|leave_out|the elliptic is dull, something else
W|leave_out|no floor work on tuesdays, white trousers
W|leave_out|pull ups in front of people no
W|leave_out|bin the kettlebell swings
W|leave_out|i'd rather not do push ups
W|leave_out|enough of the goblet squats for a while
W|leave_out|side plank can go
W|leave_out|nothing lying down please, i fall asleep
W|leave_out|dont like the dead bug
W|leave_out|no treadmill
W|leave_out|wish the jumping jacks would vanish
W|leave_out|why so many bridges?? fewer or none
W|leave_out|i refuse the farmer walk in this weather
W|leave_out|stop giving me face pulls
W|leave_out|can something replace the hip thrust, i train beside my boss
W|leave_out|don't want squats every time
W|leave_out|lunges and me are done
W|include|more kettlebell stuff please
W|include|I would love to learn the snatch
W|include|put bench press back
W|include|can i have pull ups
W|include|bring back the hill walks
W|include|some yoga would be lovely
W|include|i want to swim one day
W|include|want to try handstands
W|include|let me deadlift!!
W|include|add a rowing day
W|include|i miss squats
W|include|a bit of boxing maybe
W|include|loved the step ups, again please
W|include|more walks less machines
W|include|could we do turkish get ups
W|include|my physio mate says do carries, can we
W|include|give me dips
W|include|skipping rope was fun, keep it
W|include|cycling to work counts, put it in
W|include|want a stretch at the end every time
W|include|keep the hip thrusts
W|include|one real cardio day
W|include|proper overhead press please
W|include|I'd like the bar to be in every week
W|include|dance counts? would like to have that on fridays
W|include|can i keep my sunday long run in the plan
W|include|more supersets
W|include|chin ups instead of rows
W|include|something with a ball for fun
W|include|bring the sled back
W|more|more arms
W|more|bigger shoulders please
W|more|more glutes
W|more|my bum needs work
W|more|I want a stronger back
W|more|extra abs
W|more|focus on legs now
W|more|calves are my weak spot, more of those
W|more|want to feel my chest more
W|more|upper body please, i can't open a window
W|more|core core core
W|more|posture work, i sit all day
W|more|grip is what fails, more grip
W|more|more stretching for my stiff hips
W|more|balance stuff would help me, i am 74
W|more|cardio needs a push
W|more|want legs like my sister's
W|more|would like wider lats
W|more|i'd like to be springier
W|more|triceps are lagging
W|more|some more work on the thighs
W|more|stronger hands for climbing
W|more|my bench is stuck, more pressing
W|more|get me strong enough to carry my mother up the stairs
W|more|a flatter tummy is the wish
W|less|less legs
W|less|fewer sets for arms
W|less|my thighs are big enough, go easy there
W|less|less cardio, more weights
W|less|cut the ab work in half
W|less|traps are growing too much
W|less|not so much shoulder
W|less|fewer exercises please
W|less|less chest, more back
W|less|too much core for my taste
W|less|i don't want bigger quads
W|less|calm down on the glutes
W|less|less running if possible
W|less|a little less of everything
W|less|arms are fine, do less there
W|event|10k on the 12th of april
W|event|wedding in 9 weeks want to look good in the dress
W|event|I signed up for a half marathon
W|event|ski trip in february
W|event|fitness test for the fire service in june
W|event|we hike the coast path in september
W|event|school sports day, parents race. must win
W|event|police bleep test in 3 weeks
W|event|powerlifting meet in may
W|event|my 60th in summer and i want to dance all night
W|event|triathlon, first one, in july
W|event|holiday on the beach in 6 weeks
W|event|charity walk 26 miles in june
W|event|moving a piano in 2 weeks haha need to be strong
W|event|army selection next spring
W|event|kilimanjaro in october
W|event|football season starts in august
W|event|trying out for the roller derby team
W|event|class reunion soon
W|event|obstacle race on the 3rd
W|event|photo shoot in march
W|event|judo grading in ten days
W|event|i must carry the bride over the threshold in may
W|event|parkrun every saturday from next month
W|event|pilgrimage, 20 km a day, in may
W|no_jumps|no jumping please
W|no_jumps|flat above a nursery, can't hop about
W|no_jumps|low impact only
W|no_jumps|feet stay on the floor please
W|no_jumps|no star jumps, the chandelier shakes
W|no_jumps|nothing bouncy
W|no_jumps|i am 120 kg, don't make me jump
W|no_jumps|jumps out
W|no_jumps|no hopping thanks
W|no_jumps|leaping is for frogs
W|no_jumps|without skipping and jumping if you can
W|no_jumps|the floorboards can't take jumps
W|no_jumps|can it be without impact
W|no_jumps|no box jumps for me
W|no_jumps|nothing where both feet leave the ground
W|quiet|needs to be silent, baby
W|quiet|downstairs complained again
W|quiet|thin walls so no dropping things
W|quiet|quiet workouts after nine pm
W|quiet|my flatmate works nights
W|quiet|no stomping please
W|quiet|dog barks at every thud so softly
W|quiet|can't make noise in the mornings
W|quiet|office next door has calls, nothing loud
W|quiet|the landlord lives below
W|quiet|in the dorm after lights out
W|quiet|not loud ok
W|quiet|old house, every step creaks and wakes the twins
W|quiet|gentle and noiseless please
W|quiet|library upstairs
W|easier_harder|make it harder
W|easier_harder|too easy, more weight please
W|easier_harder|go easier next week, work is mad
W|easier_harder|push me more
W|easier_harder|i want to sweat
W|easier_harder|a light week would be good
W|easier_harder|can we take it slow
W|easier_harder|less rest between sets
W|easier_harder|i need longer breaks
W|easier_harder|back off a bit, exams
W|easier_harder|no failure sets
W|easier_harder|bring it on, i can do more
W|easier_harder|lower reps more load
W|easier_harder|ease me back in
W|food|more protein ideas please
W|food|i am vegetarian now
W|food|can i have fewer calories
W|food|no dairy please
W|food|less food in the evening would suit me
W|food|i want to eat more carbs
W|food|halal only
W|food|what should i eat before training, put it in
W|food|no more chicken i beg you
W|food|raise my calories i'm starving
W|food|intermittent fasting please
W|food|cheap meals please
W|food|gluten free from now
W|food|i don't eat breakfast, plan without
W|food|want a treat day
W|days|had a great week. one thing: thursday is now taken, so shift it
W|minutes|all good except it drags on, forty minutes would be perfect
W|place|good week at the gym but next week i'm at my parents, just a mat there
W|kit|felt strong! also the gym got new kettlebells up to 32 if you want to use them
W|leave_out|everything went well, only please swap out the lunges, they bore me to tears
W|include|lovely week, any chance of a swim in there
W|more|did all four sessions. would like to see a bit more for the back
W|event|slept well, ate well. oh and i signed up for a 5k in six weeks
W|quiet|no complaints from me, some from the neighbour below about the thuds
W|no_jumps|fun week but i'd be happier without the jumping bits
W|days|wife starts new shift so it'll be me on bedtime tue thu, can't train then
W|minutes|honestly if it's more than 30 i just skip it
W|place|the gym smells of paint so home for a fortnight
W|kit|as of today i own a bench. use it!
W|easier_harder|last week was a walk in the park, crank it up
W|less|am getting bulky legs, tone that down
W|days|can you put legs away from my football day (sunday)
W|days|i'd like friday and saturday off for the festival
W|event|daughter's wedding 8 june, dress is sleeveless
W|minutes|tuesday i have maybe ten minutes
W|place|will be on nights in the mess hall, floor space only
W|kit|they took away the medicine balls
W|leave_out|if i see another burpee i quit
W|include|let me have one day of just lifting heavy things
W|more|look like a pencil from behind, fix that
W|less|so much pressing lately, pull more press less
N|none|did 3 days at the gym
N|none|20 minutes on the bike felt great
N|none|bought a new mat, smells of rubber
N|none|no time for lunch today but trained
N|none|the gym was full
N|none|skipped tuesday, sorry
N|none|my legs are short
N|none|good week
N|none|all done as planned
N|none|missed thursday because of the dentist
N|none|trained at home twice, once at the gym
N|none|monday was hard, wednesday easy
N|none|lunges are getting better
N|none|squatted 100 for five, happy
N|none|the bench was taken so i used the floor
N|none|it rained on my run
N|none|slept badly, the baby has teeth
N|none|arms are sore from sunday
N|none|ate too much cake at the party
N|none|new shoes, love them
N|none|lost a kilo
N|none|gained a pound but feel good
N|none|kids were off school all week
N|none|work is busy
N|none|my husband laughed at my planks
N|none|first pull up ever!!
N|none|ran 5k in 31 minutes
N|none|took 50 minutes instead of 40
N|none|swam on saturday with the kids
N|none|the dumbbells felt light
N|none|did everything but the last set
N|none|cat sat on me during push ups
N|none|feeling proud
N|none|lazy sunday
N|none|had a cold last month, fine since
N|none|thanks coach
N|none|great plan
N|none|it works!
N|none|quiet week at work
N|none|jumped for joy when the scale moved
N|none|my neighbours moved out
N|none|hotel breakfast was amazing, ate everything
N|none|was away last week, trained twice there
N|none|the gym played my song
N|none|finished early on friday
N|none|had to cut the last session short, phone rang
N|none|more energy than last week
N|none|less stressed now
N|none|harder than it looked
N|none|the easy week was nice
N|none|burned dinner while doing squats
N|none|my friend joined me on wednesday
N|none|watched the marathon on tv
N|none|son won his match
N|none|dog ran with me
N|none|ate well all week
N|none|had pizza twice
N|none|no sugar for six days!
N|none|weighed myself every day
N|none|my jeans are loose
N|none|bar felt heavy on monday
N|none|warm up took ages
N|none|back to work after the holidays
N|none|exams are over
N|none|mother in law visited
N|none|knees were fine this week
N|none|no pain anywhere
N|none|stretching felt good
N|none|DOMS till thursday
N|none|legs like jelly after monday
N|none|i did 12 reps instead of 10
N|none|used the 12s for the rows
N|none|finally did a handstand against the wall
N|none|went for a walk most days
N|none|didn't train on holiday and that was fine
N|none|we went hiking on sunday
N|none|gym closed early on saturday so i was quick
N|none|did the workout in the hotel, it was ok
N|none|the treadmill stopped halfway, walked home
N|none|new personal best
N|none|my watch died
N|none|forgot my bottle
N|none|didn't like the rain
N|none|it was boring but i did it
N|none|loved every minute
N|none|wish i had started years ago
N|none|i hate mondays
N|none|hope all is well with you
N|none|can't believe it's november
N|none|want to say thank you
N|none|please ignore my last note
N|none|could have been worse
N|none|would do it again
N|none|need coffee
N|none|i love this app
N|none|wanted to quit on wednesday but didn't
N|none|i'd never have thought i could do that
N|none|the kettlebell left a bruise of honour
N|none|paid the membership for the year
N|none|my bench press is up five
N|none|no lunges this week as planned
N|none|we did legs on tuesday and it was fun
N|none|three sets each as told
N|none|45 min on the dot
N|none|half an hour flew by
N|none|saturday's session was the best
N|none|trained in the park with a friend, sunny
N|none|the band snapped once, got a new one
N|none|there was a new trainer at the gym
N|none|read a book about running
N|none|my sister does yoga
N|none|saw a man deadlift 200
N|none|it's dark when i get home
N|none|the days are flying
N|none|mood is up
N|none|bit stressed about the move
N|none|payday!
N|none|not much to say
N|none|as always
N|none|felt strong on the rows
N|none|squats felt odd at first then good
N|none|shoulder press went up
N|none|my plank is two minutes now
N|none|did not make it on friday, car trouble
N|none|traffic was hell
N|none|had a lie in
N|none|christmas shopping counts as cardio lol
N|none|carried the shopping up five floors
N|none|dug the garden for two hours
N|none|played football on sunday, lost 4-0
N|none|danced all night at the wedding, sore feet
N|none|ran the 10k on sunday, 58 minutes!
N|none|the race went well
N|none|hiked 20 km last weekend
N|none|finished the challenge
N|none|wore the dress, it fitted
N|none|the test is behind me, passed
N|none|holiday was great
N|none|back from italy, ate all the pasta
N|none|my protein was low on two days
N|none|chicken again, fine
N|none|cooked for the week on sunday
N|none|no alcohol since monday
N|none|quick one today, all good
N|none|short note: all fine
N|none|long week, glad it's over
N|none|easy
N|none|hard
N|none|brutal but good
N|none|loud music helps
N|none|neighbour says hi
N|none|the flat is cold
N|none|lights went out at the gym
N|none|broke a shoelace
N|none|my gloves are worn through
N|none|sweaty and happy
N|none|i walk to work now
N|none|the bus was late so i jogged
N|none|stairs at work are my warm up
N|none|had a day off work and did nothing
N|none|slept nine hours
N|none|my resting pulse is 58
N|none|did the assessment, all tests done
N|none|max push ups 24
N|none|got through it somehow
N|none|i was in the zone on thursday
N|none|no motivation but showed up
N|none|felt like a robot
N|none|my form is better on video
N|none|the coach at the gym said my squat looks good
N|none|calluses
N|none|hungry all day
N|none|sunday roast happened
W|include|face pulls make my day
N|none|birthday cake, no regrets
N|none|a bit less sleep than usual
N|none|more steps than ever, 15k
`;
