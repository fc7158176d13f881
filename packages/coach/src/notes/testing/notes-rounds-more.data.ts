/** The last of the complaints and of the harmless notes of those rounds. */
export const complaintsOfLastRound: readonly string[] = `
nerve pain down the leg
tingling in my ring and little finger after rows
numb toes after the elliptical
shooting pain from my neck into the arm
my forearm is pumped and sore for five days now, weird
chest muscle pulled, sore when I hug people
pulled intercostal, hurts to laugh
my obliques hurt on one side
abs cramped and now there's a sore spot
upper back knotted from nursing
I have a stiff upper back and a headache
between the blades there is a burning point
swollen glands and tired
overdid it in the garden: back!
Took a cricket ball to the shin
dog pulled me over, landed on my shoulder
kicked in the thigh by a horse
car accident on monday, neck sore
fell down the stairs, bum bruised
rolled my foot on a stone
stepped on a nail
blisters so bad I can't wear shoes
ingrown toenail operated
infected finger
two hours at the desk and my low back seizes
right wrist feels loose and pops when I push
the ankle sprain isn't going away
I'm limping after netball
jarred my back stepping off a kerb
neck's all crunchy and won't go left
hip replacement scheduled, so keep me light
grinding under the kneecap on stairs
did something to my bicep moving the sofa
shoulder's a 4 out of 10
the pain in my elbow woke me
burning in the ball of the foot on longer walks
quads keep cramping since the virus
my heart medication was increased
pressure's up again, GP not pleased
blacked-out toenails, running hurts
feeling faint in hot classes
waterworks problem when I skip rope
separated abs after twins
expecting again, 10 weeks
stitches from a mole
the hernia pokes out when I strain
kidney infection
vertigo attack on Sunday
knee brace recommended by the orthopaedist
I can't do overhead stuff, shoulder
can't do dips, chest hurts in the middle of the bone
pressing gives me elbow grief
deadlifts light up my back
running is off, shin
rows hurt between the shoulder blades
the good knee is now the bad knee
Achilles says no
my back says hello every morning
left glute is dead when I run
hammy twang
I might have torn something in my calf
cramp in the arch of the foot all night
my shoulder dislocates easily
arthritis in both thumbs
frozen to the bone and my joints ache all over
lupus flare
rib out
my sternum clicks and hurts
groin strain lingering
ear infection, off balance
my jaw locks
eczema on hands cracked and bleeding from the bar
low blood sugar shakes in the workout
hot flushes and heart thumping at night
`
  .trim()
  .split("\n");

/** Harmless notes of the last round. */
export const harmlessOfLastRound: readonly string[] = `
That niggle in my elbow turned out to be just a bruise and is gone
My back's been an angel
The flu is behind me
no longer taking the painkillers, don't need them
my knee surgery was two years ago and it is as good as new
Finally off the antibiotics and feeling well
broke my toe last summer, healed long ago
haven't had a migraine since March
my shoulder used to click, it stopped after the rows
ankle: all good
the rash cleared up
had covid at Christmas, fully recovered
finished physio last month, strong as an ox
iron levels are normal again
my hip stopped complaining once I changed shoes
calf cramp on Monday night, nothing since
slept on my arm, woke up with pins and needles, gone after a minute
the bruise is yellow now and doesn't hurt
stiff neck lasted a day
brother in law had a heart attack, we are all shaken
my partner sprained her wrist and now I cook
granny broke her hip, busy week
my boy has asthma so mornings are hectic
our dog has a limp
one of my kids has a tummy bug
friend is pregnant, baby shower on Saturday
my coach has a bad knee and still squats
the physio at my club gave a talk
my girlfriend says my back looks bigger
a guy dropped a plate on his foot, ouch
I drive an ambulance so shifts vary
I'm a surgeon, long hours on my feet
teaching first aid on Wednesday
my mother's operation went fine
visiting my aunt in hospital on Thursday, so skip that day
neighbour's kid broke his leg on our trampoline
squats hurt my soul but build my legs
my ego is bruised
the price of the gym hurts
it pains me to say I skipped Friday
painfully slow wifi in the gym
heartbroken that the season is over
sick playlist, sore loser
weak coffee, strong workout
my will is weak around chocolate
headphones died
dead battery in the scale
a shot in the arm for my motivation
that hit the spot
no skin off my nose
cold feet under the desk all day
pulled a fast one with the short workout
joint dinner with friends
hot date, skipped Friday
shoulder the blame for missing two days
elbowed through the crowd at the race expo
I'd give my right arm for a nap
head over heels in love
toe the line
knuckled down this week
best foot forward
chin up, as they say
stomach full after Sunday roast
caught my breath faster between sets
my lungs feel bigger
heart rate recovery is better
legs felt light
kept my back flat and my chest up
squeezed my glutes at the top
core braced, knees out
feel it in my hamstrings more than before
pump in the arms was unreal
the burn in my shoulders on the last set was great
triceps sore, two days, normal
chest a little tender from the first bench in months, all fine
quads trembling after wall sits
calves on fire on the hill but nice
can feel yesterday's core work when I laugh
new saddle, bum is happier
blister on my heel from new shoes, plaster on, fine
hangnail, annoying
paper cut
hair tie snapped
is walking bad for shin splints?
how many people get injured doing crossfit?
could too much protein hurt kidneys?
when should someone with a hernia stop lifting?
what is a rotator cuff anyway?
do tight hips cause back pain in general?
does sleep help recovery?
what does DOMS mean?
`
  .trim()
  .split("\n");
