/** Signs written in four rounds from public lists of red flags; 14 to 25 of 100 of each were missed at first. */
export const signsOfRounds: readonly string[] = `
an elephant is sitting on my chest when I walk uphill
chest gets heavy on the stairs and goes when I stop
my left arm aches when I hurry for the train
burning behind the breastbone with effort
passed out in the shower after training
I collapsed at the gym and the staff called an ambulance
nearly blacked out on the last two sets
heart flips and then pounds and I feel faint
heart rate was 190 sitting on the sofa and wouldn't come down
can't catch my breath even when I sit
wheezing and the puffer did nothing
tongue swelled up after the protein bar
one leg is swollen and warm
calf is red hot and hurts since my knee operation
coughing up blood
black tarry poo since yesterday
my wee is brown like tea after the workout
face went numb on one side
couldn't get my words out for five minutes
lost sight in one eye for a bit
arm suddenly went limp
thunderclap headache during squats
headache with a stiff neck and fever
hit my head on the squat rack, feel sick and dizzy
got knocked out for a few seconds at boxing
numb around my backside and can't pee
my foot drags
both legs are weak and tingly since this morning
lost control of my bladder
can't grip a cup since I woke up, hand just won't close
heard a pop in my calf and can't walk
quad tore, there's a dent above my knee
pec ripped on bench, chest is purple
on levofloxacin and my tendons hurt
I throw up after meals so I don't gain weight
taking water pills and laxatives to make weight
I don't want to be here any more
thinking about ending it
bleeding at 20 weeks
my waters broke
baby isn't moving as much
contractions every ten minutes at 30 weeks
my wound is hot, red and oozing and I have a fever
red streaks up my arm from the cut
knee is hot and swollen and I have chills
stopped sweating and got confused in the heat
temperature of 40 after the race and talking nonsense
blood sugar was 1.9 and I needed glucagon
testicle pain came on suddenly
hernia lump won't go back in and it hurts like hell
worst stomach pain of my life, belly hard as a board
shoulder came out of its socket
my ankle is bent the wrong way
only let myself have 500 calories and I feel faint
my arms are swollen like balloons after 300 pull-ups and can't straighten, dark urine
my vision doubled
walking like a drunk since this morning, one side keeps pulling
short of breath and my ankles are swollen
I wake up gasping for air
sudden pain in the chest when breathing in after the long flight
bad back pain and now numb between the thighs
high fever with back pain and can't stand
spitting blood
crushing feeling behind my sternum during the last set, arm went tingly
my chest feels like it's in a vice whenever I push the mower
had jaw pain and sweating on the bike
felt like indigestion every time I climb stairs
went down like a felled tree after standing up
everything faded and I woke up with people around me
fainted on the loo this morning
heart went bananas at rest, 170, and I nearly keeled over
my pulse skips beats and I go all faint
breathless walking to the bathroom
lungs feel full of water when I lie down
peanut in the bar, lips and throat swelled
swollen calf after 12 hours on a plane
leg went purple and fat overnight
there's blood in my urine
vomited something that looked like coffee grounds
my eyelid and mouth sag on the left
suddenly I could not speak properly at dinner
one half of my vision went missing
the room suddenly tilts, I slur my words
headache like a hammer blow, worst ever, came in a second
sudden blinding headache when I lifted
head clashed with another player, I keep vomiting
barbell landed on my head and I can't remember the evening
fell off my bike, helmet cracked, foggy since
can't feel my private parts since the disc
I have not been able to pee since my back went
my legs gave way and both feet are numb
my grip has gone, I drop everything
foot just flops when I walk
arm is getting weaker every day and tingles
felt a snap at the back of my ankle like being shot
my bicep rolled up to the shoulder, big bruise
kneecap moved up and I can't straighten the leg
tore my pec, heard it rip
popped my shoulder out, it's still out
finger bent sideways at a weird angle
taking ciprofloxacin for a UTI
was given levofloxacin, heel cord feels odd
fingers down my throat after meals
i get rid of my food after eating
thoughts of suicide
life isn't worth living
i cut myself last night on purpose
bleeding in pregnancy after the squats
no movements from the baby since yesterday, 33 weeks
severe tummy pain at 28 weeks
pregnant with a pounding headache and flashing lights
operation scar is opening and yellow stuff comes out, I'm shivering
cut on my shin is hot and the redness is spreading, fever too
rigid belly and vomiting, pain is unbearable
hernia has turned hard and purple
balls hurt suddenly like hell
collapsed with heat stroke at the half marathon
so hot I stopped sweating and was confused
sugar was 28 and my breath smells fruity
ketones are high and I feel sick
hypo so bad my wife used the glucagon pen
cola coloured urine and my thighs are rock hard after 500 squats
muscles so swollen I can't bend my arms and my pee is dark brown
rash that doesn't fade with a glass, stiff neck and fever
light hurts my eyes, neck is stiff and I have a temperature
my back hurts and I have been losing control of my bowels
tearing pain between my shoulder blades into my chest
pulsating lump in my belly
stung by a wasp and now I'm wheezy with hives
fever and my spine hurts at night
i starve myself and pass out
felt a heavy weight on the breastbone during the hill, had to stop twice
my chest went tight and my arm felt like lead in the last interval
bad heartburn that came with the climb and left when I rested
sharp stabbing in the left of my chest with each deep breath since the long drive
I keep getting a dull ache in my jaw when I jog
went grey and slid down the wall after the deadlift
I was out for maybe ten seconds, my wife says I twitched
my legs folded and I don't remember hitting the ground
my heart flutters like a bird and then I nearly fall over
pulse is all over the place and I'm sweating and shaky
heart was hammering out of my chest while I watched telly and I felt faint
I wake up at night needing air
can't talk in full sentences, I'm that short of breath
my breathing is noisy and my lips look blue
throat closing up after the new supplement
my eyes and lips puffed up after shrimp and I got wheezy
calf hard, hot and twice as thick as the other one
arm swollen and bluish since the gym session
blood when I cough
there was bright red blood in the toilet
urine is dark like stout
my mouth hangs on one side
could not find words and my right hand was clumsy for a while
everything on the left went fuzzy and numb this morning
a black curtain came over my right eye
double vision since Tuesday
worst head pain ever, like being hit with a bat
head splits every time I lift, came out of nowhere
knocked my head on the beam and I've been sick since
dropped the bar on my face, feeling dazed
got concussion on Saturday
took an elbow to the temple and I can't think straight
the saddle area has gone numb
can't control my pee since the back injury
bowel accidents since my slipped disc
toes on one foot won't lift
my hand has gone weak and I drop my keys
legs feel like they belong to somebody else, numb and wobbly
electric shocks down both arms when I bend my neck, and my hands are clumsy
something snapped in my thigh, there's a hole in the muscle
heard a crack in my knee and it swelled like a balloon in minutes
my shoulder is out, arm hanging
the biceps tendon tore, Popeye arm
kneecap slipped to the side and won't bend
wrist looks crooked after the fall
doctor gave me moxifloxacin
antibiotics and now my tendons ache
bringing up my dinner on purpose
puking after meals to stay lean
haven't eaten in days to make weight
I see no point in living
been thinking of harming myself
I took too many pills last night
pregnant and leaking fluid
bump hardly moves since yesterday
29 weeks and my hands and face are swollen with a bad headache
spotting at 9 weeks
stitches are oozing green and I have a temperature
hot red swollen knee with fever
red line going up from my wound
stomach is rock hard and I am vomiting
my hernia is stuck out and purple
sudden agony in one testicle
stopped sweating, dizzy and confused after the run in the sun
heat stroke at the race
blood glucose 30 and ketones
passed out from a hypo
belt-like squeezing across the ribs when I walk fast
pressure on my chest at rest this evening
pain between the shoulder blades and sweating during the row
felt like someone stood on my ribs at the end of the run
the lights went out for me after the plank
I dropped like a stone after the sauna
needed help off the floor, had fainted
heartbeat went haywire and I had to lie down, dizzy
sitting still and can't get enough air
coughed pink froth
leg is puffy, red and tender after the cast came off
my left face feels dead
slurring since lunch
vision is gone in the left eye
worst headache of my life
stiff neck and a raging fever
banged my head and don't remember driving home
can't hold my urine since my back pain
peeing is impossible since this morning and my legs tingle
can't raise my toes, shin muscles just won't work
shoulder muscle gone, can't lift arm at all after the pop
pop in the knee, instantly huge
heel cord went bang
on cipro
vomit on purpose after eating
want to kill myself
pregnant and bleeding a bit
38.9 fever and the wound stinks
testicle swollen and sore
fainted in the heat and stopped sweating
sugar at 1.8, shaking, wife had to feed me honey
dark brown pee two days after the challenge, arms swollen
numbness in both legs
numb groin and weak legs
one pupil is bigger after I hit my head
`
  .trim()
  .split("\n");
