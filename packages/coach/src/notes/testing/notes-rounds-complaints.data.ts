/** Complaints written in five rounds, each before the reader was changed for it; 14 to 19 of 100 of each were missed at first. */
export const complaintsOfRounds: readonly string[] = `
can't put my socks on without holding the wall
my hip feels like there's sand in it
woke up and couldn't lift my arm above my ear
my thumb locks when I grip the bar
it's the bit behind my knee, tight and puffy
took a tumble on the stairs and my tailbone is paying for it
still seeing the osteopath twice a week about this back
shoulder is only about 70 percent
I have to go down the stairs backwards
my left side is so sore from coughing
something in my foot crunches when I roll it
knee is not what it was
back's buggered
I can't bear anything touching my ribs
waiting on results for my hip
my neck won't turn past the halfway point
been on crutches since Monday
hobbling round like an old man
had a steroid jab in my shoulder yesterday
my fingers tingle on the keyboard by the evening
feels like a hot poker in my bum when I sit
kneeling on the floor is out of the question
took ibuprofen all week to get through it
dead arm every morning
my gallbladder keeps acting up
I'm 16 weeks and the bump is in the way
baby came three weeks ago and I am itching to start
I leak on star jumps
there's a bulge near my scar when I cough
sneezing hurts my stomach since the operation
bp has been all over the place
get woozy when I stand up
I'm on warfarin now
my psoriatic arthritis is having a party
cartilage in my knee is shot
my elbows don't like pressing
pressing bothers the front of my shoulder
can feel a strain coming on in my adductor
whenever I twist I get a jab by the kidneys
bruised coccyx
the podiatrist says stress reaction in the metatarsal
my ankle gives way on uneven ground
tore a ligament in my thumb skiing
shoulder popped but went back
slipped on ice and landed hard on my wrist
My back has been playing me up
I've done my knee in
my joints are inflamed
the lump in my groin is back
I broke two toes
I got a black toenail and can't wear shoes
my eyes: had cataract surgery on Tuesday
I was in A&E last night with my back
got a hernia, waiting list is nine months
my pelvis clicks
I've got shin pain that won't quit
my forearm swells when I do pulling
stitches in my palm
burned my hand on the oven, bandaged
tooth abscess, on antibiotics
had a root canal today
concussion protocol says no exertion till thursday, cleared to walk
long covid crash after two days of training
heart racing when I climb stairs since the virus
my iron is rock bottom
migraine since yesterday
feeling rough, streaming nose and aching all over
throat like razor blades
had a fall and my hip is black and blue
my old rugby shoulder has come back to haunt me
the stairs are murder on my knees
lower back is stiff as a plank in the morning
my calves cramp all night
sore Achilles
ITB syndrome again
getting pins and needles down one arm when I press overhead
pain behind the kneecap when sitting at the cinema
sharp jab under the shoulder blade on every row
my glute med is angry
scoliosis so no heavy back loading
Ehlers danlos, joints slide out
I had a mini stroke in spring and the doctor allows light training
I've got a stoma
they removed half my thyroid last week
wearing a wrist splint at night
on a course of prednisone for my lungs
my doc suspects a stress fracture
not allowed to lift more than 5 kilos after the birth
the physio banned overhead work
i wake up with a stiff neck every day
can't close my fist in the morning
my foot is asleep half the day
it goes right through my hip when i step off a kerb
inside of my elbow is touchy
my chest muscle on the left is really tender after benching
i think its a trapped nerve
everything below the ribs on the right is tender
lats went into spasm on the last rep
legs buckle when I get off the bike
my rotator is moaning
my knees have had enough
wrist bones grind
my back wouldn't let me sleep
i get sharp cramps in my belly when i run
took a knock on my thigh and its come up like an egg
there is no strength in my right hand grip since the elbow thing, it hurts
i dont trust my ankle yet
I'm nursing a hamstring
trouble with the old ticker, tablets for it
doc upped my ramipril
sugar was 15 this morning, type 2
a slight pull in the back of my leg
it catches in the hip crease at the bottom of a squat
dodgy tummy since last night's curry
wearing a boot for a month
shoulder impingment flaring
i strained it again, the groin
got whiplash from a shunt on the motorway
Me again, same old story with the knee I'm afraid.
doing ok but that shoulder, ugh
the hip is still on the naughty list
Since the accident I cannot rotate my trunk
I have pains from the waist to the foot
my physio wants me off running
my leg is killing
my mum says I walk funny since the fall
this back of mine, honestly
not sure what I did but I can hardly turn over in bed
something gave in my lower back when I lifted the cot
felt a rip in the thigh at five a side
my muscle behind the arm is hurting after I threw the ball
when I raise my hand to write on the board the shoulder burns
Knee. Again.
the heel is agony first thing
it is my left elbow that worries me
I have a stone in the kidney
my ribs remember the crash
iced my knee twice a day
strapped my ankle for every session
needed two painkillers to get through leg day
sleeping on the shoulder isn't possible
got told I have a tear in the labrum
a disc is pressing on something, says the scan
born on the 3rd, he is a dream, I'm still sore below
my stitches came out yesterday
i had my tubes tied on thursday
they drained fluid off my knee
I've a frozen shoulder they reckon
gout in the big toe, cannot wear a shoe
my hand swells in the heat and at night goes numb
can't straighten my elbow all the way
it's painful to breathe deep
I've been told to keep my heart rate under 130
vertigo came back
I get a headrush and have to hold the rack
new meds for blood pressure make me tired
I have an ulcer
asthma pump didn't leave my side this week
I'm full of cold
caught something from the kids, shivery
puking since last night
the doctor thinks it's lupus
I've got fibromyalgia
hypermobile and my kneecap wandered off again
shoulder subluxed doing laundry
my quads are so tight that my knees complain
my IT band is at it again
the sole of my foot burns
no idea why but my calf feels like it will snap
the lower leg is tender to touch on the bone
landed awkwardly off the box and now the ankle is fat
swapped shoes and now the arch hurts
big toe nail came off
the farmers carries did my traps in, can't look over my shoulder
benching gives me a stinging spot near the armpit
rows make my elbow sing
lunging is hell for my knees
planks are no fun with this wrist
every time I hinge my back grabs
kettlebell swings tweaked something low down
leg press and then two days of hip trouble
my tummy pops out in the middle on sit ups
I pee a little on the trampoline
my eye doctor says no straining
detached retina fixed three weeks ago
I had a heart attack two years ago, on statins and beta blockers
pacemaker went in last month
my bones are like chalk, says the scan
osteoporosis in the spine
I am diabetic and had two hypos
i had brain surgery in may
I carry my arm in a sling
finger is broken, splinted
thumb in plaster
metal plate in my collarbone
new hip going in on the 12th
I go under the knife in two weeks
coming off knee surgery
six weeks post op
my hamstring insertion hurts to sit on
that niggle up by the sit bone has not shifted
my pec has a hot spot when I do flys
lat strain
bicep tendon is irritated
tricep tendinopathy
golfers elbow
wonky pelvis says the chiro
hip bursitis
snapping hip, painful
torn meniscus
runners knee
shin splints
stress fracture
ankle sprain grade 2
achilles tendonitis
plantar fasciitis
morton's neuroma
costochondritis
abdominal strain
hernia
cuff repair in eight days so this is my last week of pressing
Physio reckons tendinosis of the patellar variety
dr said to wait with running until the bone has knitted
they're keeping an eye on my aorta
my valve leaks a bit
told to avoid getting my pulse up
on a heart monitor for two days
hr med dose doubled
lightheaded on tablets
BP spiked at the clinic, 170 something
have to lie down when I stand up too fast, spots before my eyes
my inner ear is off, walls move
POTS is bad in this weather
18 weeks and counting, tired but fine
third trimester, feeling huge
nursing my newborn, tired
my pelvic physio says my floor is weak
something bulges down there after squats
the gap in my stomach is still three fingers
my midline cones on leg raises
got fibroids removed
had a lump cut out of my breast
had a mole taken off my back, five stitches
wisdom teeth out, jaw like a football
nose job healing
laser eye surgery yesterday
they fixed my hernia with a mesh
two weeks after my bypass
gastric sleeve in january
bunion surgery on the right foot, in a surgical shoe
lost a kidney last year, donated it
dialysis three times a week
my sugars are all over the shop on the new insulin
I've been diagnosed prediabetic
pneumonia, week two
bronchitis lingering
got a stinking cold
I think I have the flu
fever of 38.9
stomach flu
running nose, sore head, heavy limbs
tested positive again this morning
UTI and on antibiotics
chemo round two this week
anaemic, doctor gave me iron
long covid
ME/CFS diagnosis
the MS is flaring
epilepsy, last fit in March
my hip labrum is toast
the squat rack and my back are not friends today
bench press: left front delt no bueno
deadlift day ended early, low back said no
rows feel bad under the right shoulder blade
had to swap lunges, knee
skipped the jumps because of my shins
stopped halfway through the press because the shoulder pinged
no pushups this week, wrist
dropped the run, calf too tight and sore
split squats with the bad knee are awful
leg extensions make my kneecaps ache
burpees kill my wrists
the treadmill irritates my heel
overhead anything is a no with this shoulder
hanging from the bar pulls in my elbow
planks hurt my back
every rep of curls has a painful click
the plank position makes my big toe scream
I would squat more if my hips let me
no position is comfortable for my back
can't do a push-up without the wrist complaining
not one night without hip pain
barely a day goes by when my knee is quiet
I can't remember when my shoulder last didn't hurt
isn't a day my feet don't hurt
nothing helps the elbow
it's impossible to press without it catching in the shoulder
sore spot on the outside of my hip, can't lie on it
deep ache in the buttock on long drives
front of thigh went bang in the sprint
groin is tugging
side of my knee, like a hot wire
top of my foot hurts in laced shoes
back of my heel rubbed raw and swollen
my shin is so tender I can't touch it
pinky finger jammed playing basketball
hand is in bits after climbing
forearm splints or whatever its called
tricep insertion burns
bicep feels bruised deep in
shoulder socket grinds
neck cricked
headache every afternoon from the neck
trap is one solid knot
between my shoulder blades it stabs when I sneeze
rib popped, says the chiro
right flank is sore
solar plexus pain on sit-ups
pulled a stomach muscle laughing
lower belly twinges when I lift
sacrum pain
hips out of alignment
knees like gravel
ankles swell by evening
toes numb in the boots
So the week was ok mostly, work busy, got three sessions in, but on Friday during the goblet squats something went in my lower back and I've been walking carefully since
Hi coach! loved the new plan. small thing, my right elbow has started to moan on the curls
weather was lovely, slept ok, appetite fine. the only thing is the left knee which is swollen again after the walk
Not much to report except the shoulder
Good energy, although my Achilles is a bit grumpy in the morning
hello dear app, I am 71, my hip pains when it rains and when I climb the stairs
ok so basically i was doing pullups and my lat kinda went and now reaching up feels super sketchy
bro my wrist is cooked
my knee be hurting
lowkey my shoulder been clicking
ankle still not 100
hamstring at about 80 percent I'd say
the calf is holding but I wouldn't sprint on it
I can do everything but run
can I still do pressing with a dodgy rotator cuff?
what should I do instead of lunges, my knee can't take them
which exercises are safe with a slipped disc?
could you take it easy on my back this week, it went on Tuesday
go easy on my wrists please, they're sore from gardening
maybe avoid overhead, the shoulder is inflamed
please no impact, my knees are bad
the doctor doesn't want me lifting over 10 kg
cardiologist: max 120 bpm
surgeon says six weeks no abs
Doctor has ordered rest for two weeks
awaiting an echo next week, they heard a murmur
had a funny turn on Wednesday, doc adjusted my tablets
they changed my pressure pills and I feel dizzy
blood pressure reading was 162/98 at the pharmacy
since the menopause my bones are an issue, osteopenia it says
my T-score is -2.6
I'm on insulin, went low twice this week
Type 1 diabetic with a new pump
have had a cough for three weeks
nose blocked, head heavy, think I'm coming down with something
Covid. Day four. Everything aches.
caught norovirus at work, can't keep anything down
currently pregnant (22 weeks), feeling energetic
we're having a baby in May!
Baby number two due in spring, so please adapt
I gave birth two months ago
4 months pp, still leaking when I run
my belly still domes when I get up from bed
had my womb out in August
recovering from a hysterectomy
ten days after hernia surgery
got an inguinal hernia, operation in two weeks
had my cast taken off yesterday, wrist is thin and stiff
I broke my collarbone three weeks ago
my fracture clinic appointment is Thursday
fractured rib, doc says 6 weeks
bone bruise in the knee, MRI says
I twisted it again at five-a-side, swollen like an orange
my toe is probably broken
woke with my neck locked to one side
slept wrong, neck
can't look over my shoulder when reversing the car
elbow locked while carrying shopping
thumb joint aches from the phone
the hand I broke last year aches when I do push-ups
that old hamstring tear reminded me it's there
my hips scream at me when I get out of the car
front hip pinch in squats
sitting hurts, deep in the cheek
sciatica is back down my right leg
`
  .trim()
  .split("\n");
