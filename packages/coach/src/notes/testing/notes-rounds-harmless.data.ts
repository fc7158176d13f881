/** Notes that tell of nothing to respect, written in six rounds; 9 to 27 of 100 of each alarmed at first. */
export const harmlessOfRounds: readonly string[] = `
all good here
back to normal life after the holidays
legs were tired but in a good way
my daughter broke her wrist so we spent the evening in the hospital
he hurt his knee, so I trained alone
my knee is fine now
the back pain I mentioned last time is gone
the elbow has settled
haven't felt my shoulder in weeks
no more headaches since I drink more water
is running bad for your knees?
does lifting weights help with back pain?
what happens if I get injured, does the plan change?
how do I avoid hurting my back in deadlifts?
my boss is a pain
that hill nearly killed me
my lungs were burning on the sprints, loved it
arms are dead after that pump
the shoulder workout was brutal, brilliant
I am sick of the rain
broke my pull-up record
cut my hair
the bar hurts my pride more than anything
we drove past Achilles Heel Pub
walked up to Arthur's Seat
Elbow Beach was gorgeous
watched a documentary about heart surgery
my mom had a knee replacement ten years ago and now hikes
the cat threw up on my mat
my friend with asthma joined me
my wife is pregnant so weekends get busier
I was ill in spring but that's long gone
recovered from the flu, back at it
the doctor says I'm fit as a fiddle
check-up was clean
physio is happy with my knee, no restrictions
I thought I strained something but next day it was fine
knee held up great
back felt strong
no aches, no pains
my core feels stronger every week
my quads burn during wall sits, which is the point I guess
my biceps are growing
DOMS in the glutes from the lunges, nice
bruised my ego, not my body
stiff competition in our step challenge
my head was not in the game
shouldered a lot of work this week
the kids gave me a headache, figuratively
eye of the tiger on repeat
ran until I had nothing left
dead on my feet after night shift
starving after workouts
felt strong and energetic
hot in the gym, air con was broken
broken sleep but ok
the treadmill is broken
my watch says my heart rate was lower than usual
resting pulse down to 58, yay
weight stuck
the app froze once
hurt feelings at work, training helped
my back squat went up
my chest press too
had to stop early because the gym closed
my stomach is flatter
I used to have bad knees before I started lifting
physiotherapist by trade, I know what I am doing
my nan's hip op went well
my mate pulled his hamstring on the first sprint
as a nurse I see a lot of injuries
reading a book on pain science
bought knee sleeves
new shoes, my feet love them
my shoulders finally fit the suit, ha
took a rest day since I felt lazy
no injuries this week
feeling fresh
bit my tongue at the meeting
my heart is in it again
got my blood test results, all normal
blood donation on Friday, will rest after
broke a sweat for once
a stab at the new plan went well
the massage was heaven for my back
I can touch my toes
tight schedule this week
strained budget, no gym until payday
pulled an all nighter
the deadline is killing me
crashed on the couch by 9
my legs carried me up the mountain
slept like a log, no hip trouble at all
the swelling from the bee sting is gone
got over the cold in three days
back in action
spring fever
pain au chocolat for breakfast
the yoga class nailed my hips, felt open after
my back is to the wall with deadlines
I've got a bone to pick with the timer
gave it my all, legs emptied
shoulders boulder holders lol
Cardio went well, breathing under control
heart rate zones make sense now
the neighbour's baby screams all night
took my dad to his heart check-up
my sister's knee op is on Monday so I miss that day
feeling blue, no idea why, training helps
I'm allergic to mornings
the hip new gym opened
chest day is best day
the stretch band snapped
the dumbbell handle is loose
my phone died mid set
my form broke down on the last rep
failed the last rep
legs gave out after 20 squats, great
cramped space at home
I hurt for a beer
injury free since January
knock on wood: nothing hurts
touch wood my shoulder is behaving
pain free week!
ankle strong, balance better
after two years of back problems I can finally deadlift without pain
the niggle from last week went away after a day
headache is gone
the cold didn't last
I was worried about my knee but it held up
my wrist felt fine on the push-ups this time
neck loosened up after the massage
used to get shin splints, not any more
I don't have any injuries
no medical conditions
nothing hurt this week
sore but happy
a little sore in the quads from squats
my arms ached the day after pull-ups, as expected
muscle soreness everywhere, gone by wednesday
my triceps were toast after the dips
can barely lift my arms after that shoulder session haha
walked like a cowboy after leg day
stairs were fun after lunges, lol
I sweat buckets
my stomach rumbled through the session
butterflies before the competition
he who has the back, has the power
my training partner threw up after sprints
the teacher had a heart attack last year
should I stretch my hamstrings before or after?
where should I feel the row, back or arms?
is it normal that my arms shake on planks?
does creatine harm the kidneys?
what should my knees do in a squat?
do I need wrist wraps?
measured my waist: minus 2 cm
bum is firmer
thighs touch less
people say my back got wide
my neck fits collars better now, ha
my resting heart rate fell to 54
blood pressure perfect at 115 over 70
blood work came back clean
dentist on Tuesday, just a cleaning
eye test on Friday
got new glasses
my hair fell in my face on every rep
broke up with my girlfriend
my heart is broken but the bar does not care
crushed the squats
killed the workout
smashed it
nailed the hinge
died on the rower, in a good way
the finisher destroyed me, great
this plan is sick
sick workout bro
I could not feel my legs after, amazing session
was beat after work
wiped out from the heat
tired but no complaints
stressed at work
slept badly, moon was full
hungry all the time
my mood is great
chest day left me sore
the bar landed on the safety pins
heart rate jumped to 170 on the sprints, as planned
blood, sweat and tears, what a session
I nearly died laughing
out of breath after the burpees
my pulse was 175 in the intervals
I had a stroke of luck
i popped out to the gym
snapped a photo at the top
the band snapped
I passed out the water bottles
fell asleep on the sofa
fell off the wagon with my diet
my grip is the weak point in deadlifts
I went blank in the exam
She hurt her back, poor thing, so I coached her instead
dad's in hospital so I missed two sessions, I'm ok
my little one has the flu, pray for us
a colleague is off with her back and I cover her shifts
friend's wedding, hungover on Sunday
hangover on Sunday
hungover, skipped one
was poorly in March but that passed
the knee I moaned about in spring is ancient history
no more trouble with the elbow
elbow pain: gone
shoulder back to 100 percent
wrist is healed, doc happy
physio discharged me last week
the scan was clear
turned out to be nothing
it was only a cramp, gone in a minute
ankle feels normal again
hip hasn't bothered me for weeks
back behaved all week
neck is good now
cured my headaches by drinking water
got rid of my back pain with deadlifts, can you believe it
two years since my last migraine
ran pain free for the first time since autumn
used to limp, now I sprint
I tore my meniscus in 2012, no issue today
had asthma as a child
broke both arms as a kid
C-section was 11 years ago
how many injuries do people get from squats?
do push-ups wreck wrists?
I wonder if running damages knees
is it bad to sleep on your back?
I don't want to get hurt so I go slow
afraid of hurting my back, so form first
to prevent injury I warm up longer
careful with my back as always, no trouble
my knees go past my toes, is that ok?
where do I put my hands?
which muscle does this train, lats or rear delts?
my arms are short so bench is easy
long legs make squats awkward
I have small wrists
tall with a long back
my feet are size 12
tattoo on my calf looks great
new haircut
waxed my legs
sunburn faded
legs feel springy
arms like spaghetti after the rows
whole body tired, good tired
sore all over after the first week, expected
doms in my chest since Monday, love it
abs sore from laughing
butt is sore from the hip thrusts, yay
heavy legs on Thursday's run
slow week, low energy
burned out my grip on the carries
heart pumping, great cardio
sweat in my eyes
lungs got stronger
my lungs hated the sprints
could not breathe laughing
I can breathe through planks now
blister free with the new shoes
callus ripped but taped, fine
chafed thighs, bought shorts
blood pressure machine at the pharmacy says 120/80
weighed in after the doctor's appointment, all good
annual physical: all fine
had a flu shot on Tuesday
got my covid booster, no side effects
took vitamin D
started taking creatine
on the pill for years
my mother in law has a bad hip so we walk slowly
nurse on nights this week so evenings are out
I work in a hospital, shifts are crazy
studying anatomy: learned about the rotator cuff
the chapter on knee injuries was interesting
first aid course about strokes on Saturday
played the hip new song
my ankle weights arrived
new knee sleeves are the best
the chest strap reads wrong
my back pocket tore in the squat, embarrassing
ripped my leggings
broke a nail
pinched my finger in the rack, nothing bad
bumped my shin on the box, no drama
nose bleed on Monday stopped quickly
So the week was great, three sessions, weather lovely, kids happy, nothing to moan about
The knee is a non-issue now
Happy to say the back hasn't made a sound
no shoulder drama this week
elbow pain from last month vanished
Ankle sprain from June has fully healed, played football Sunday
Hamstring gave me no bother at all
my sore throat only lasted a day, all good now
was off with a bug two weeks ago, right as rain since Monday
doctor cleared me last Friday, heart is perfect
surgeon is delighted, knee works like before, no limits
three years since the back operation and I've never felt better
I broke my leg skiing in 1998
had knee surgery at school, never a problem since
mum is in hospital, so only two sessions
husband has covid, I'm negative and feel well
my best friend tore her Achilles, so I'm extra careful warming up
wife's back went, so I carried everything
kid threw up all over me, no sleep, still trained
toddler has chickenpox
trainer said his shoulder hurts
people at work are all coughing
a woman fainted in spin class, she is ok
I read that squats are good for the knees
are deadlifts dangerous for the back?
podcast about back pain was playing while I trained
what's better for posture, rows or face pulls?
how low should my hips go?
should my elbows touch my sides?
where do my feet go on the leg press?
do I look up or keep my neck straight?
my arms felt like noodles after the farmers carry
legs are mush, what a day
my abs are on fire from that core block, in the best way
glutes felt it for two days after the thrusts
stiff on Saturday after the first session in ages, gone by Sunday
bit of DOMS, nothing more
tired legs, marathon on TV till 1am
that's a killer playlist
work is killing me
traffic was a nightmare and gave me a headache lol
burnt dinner, burned calories
sick drop in that song
the gym was dead
dead simple plan, thanks
breathless with excitement
my heart belongs to kettlebells
heart set on ten pull-ups
I have the stomach for more
gut feeling says yes
got cold feet about the race
stuck my neck out and asked for the rack
put my foot down about training time
at arm's length from my goal
by the skin of my teeth
tongue in cheek
head and shoulders above last month
the back of the gym is cooler
right hand side of the rack is broken
the left dumbbell is chipped
chest freezer arrived, meal prep time
hand weights are too light
neck of the bottle broke
leg of the bench wobbles
shoulder strap of my bag tore
the foot of the bed is where I train
calf raises are good
hip thrusts went well
knee tucks are tricky
back extensions felt fine
shoulder press up by 2 kilos
wrist curls are fun
my waist is down 3 cm
arms measure 35 cm now
my thighs fill my jeans
I see veins on my forearms
my back looks like a map, says my husband
posture improved, shoulders sit back
neck tension is gone thanks to rows
fewer headaches than before
slept through, no hip ache
no complaints from the joints
everything felt smooth
easy week
felt a bit flat
energy was low on Wednesday
grumpy but trained
period week, took it slower
PMS and chocolate
on my period
hay fever season, sneezing but fine
a bit of a sniffle, nothing else
allergies are mild this spring
mild hangover on Saturday's session
too much curry before burpees, never again
`
  .trim()
  .split("\n");
