/** Sentences to train on, of people with a sport beside their training, of good news and of what is fine beside what hurts: kind (urgent, health, nothing, wish), sign or topic, sentence. */
export const sportNotes = `
W|goal|I play volleyball, matches on Sunday. I want to jump higher.
W|goal|netball on Thursdays and I want to jump higher at the hoop
W|goal|basketball league on Friday nights, want a bigger vertical
W|goal|I play football on Sundays and want to run faster
W|goal|I climb on Tuesdays and want to hang longer from the small holds
W|goal|on Sunday I want to jump higher than last time
W|goal|I run on Sunday. I want to jump rope too.
W|goal|handball training Mondays, I'd like to throw harder
W|goal|want to throw further, javelin season starts in May
W|goal|I want to sprint faster for rugby, games are Saturdays
W|goal|I do long jump on Wednesdays and want to jump further
W|goal|high jump on Mondays, would like two more centimetres
W|goal|box jumps on Sunday please, I love to jump
W|goal|more jumps please, the season starts on Sunday
W|goal|want to kick harder, taekwondo twice a week
W|goal|I surf at weekends and want to paddle longer
W|goal|my goal is to dunk, I play every Tuesday
W|goal|badminton on Mondays, want to move faster on court
W|goal|I want to swim further without stopping, pool on Fridays
W|goal|I just want to jump around and have fun
W|goal|I want to be better off the bike in triathlons
W|goal|I want to hang from the bar for a minute
W|goal|I want to throw a medicine ball on Sundays
W|goal|I want to jump onto the high box and off it again
W|goal|I want to finish Sunday's race without walking
W|goal|I want to drop ten seconds on Sunday's parkrun
N|none|I ran on Sunday and I die on the hills
N|none|I always die on the last hill of our Sunday ride
N|none|on Sunday we jumped rope with the kids
N|none|jumped onto every box at the park on Sunday, great fun
N|none|we have matches every Saturday until June
N|none|my long run is on Sundays, intervals on Wednesdays
N|none|I run intervals on Wednesday and my long run is on Sunday
N|none|football training Tuesdays and Thursdays, match every Saturday
N|none|tennis every Wednesday evening with the same four people
N|none|five a side on Thursdays, I am usually in goal
N|none|I do yoga on Fridays
N|none|hockey practice Mon and Wed, game on Saturday
N|none|I swim on Tuesdays before work
N|none|parkrun every Saturday, then coffee
U|self_harm|I want to jump off a bridge
U|self_harm|I want to jump from the roof
U|self_harm|on Sunday I want to jump from the bridge
U|self_harm|I want to jump out of the window
U|self_harm|I keep thinking about jumping
U|self_harm|I stood on the balcony and wanted to jump
U|self_harm|I want to end it on Sunday
U|self_harm|I play football on Mondays but I want to end it all
U|self_harm|I want to hang myself
U|self_harm|I run on Sundays and think about not coming back, ever
U|self_harm|I look at the roof of the car park and want to jump
N|healed|elbow much better now
N|healed|knees were ok this week
N|healed|shoulder has calmed down
N|healed|my shoulder feels better
N|healed|the hip is a lot better this week
N|healed|ankle is better
N|healed|my back feels better than last week
N|healed|wrist is fine now, thanks to the rest
N|healed|knee held up well in all sessions
N|healed|hamstring has settled down nicely
N|healed|Achilles quieter this week
N|healed|neck much better after the rest
N|healed|no knee pain this week
N|healed|calf was good this week
N|healed|my heel is on the mend
N|healed|groin improving every day
H|elbow|elbow better but still hurts when I grip
H|knee|knee is better, it still swells after stairs
H|shoulder|shoulder a bit better but I cannot lift it over my head
H|back|back better than it was but stiff every morning
H|hip|hip is better, running still hurts
H|wrist|wrist nearly fine, pressing still stings
H|knee|knee was ok until Friday
H|ankle|ankle better on the flat, worse on hills
H|shoulder|left shoulder pinches when I press overhead, benching is fine
H|shoulder|shoulder hurts on overhead press only
H|knee|knee hurts when I squat deep, to parallel is fine
H|elbow|elbow hurts on curls, rows are ok
H|back|lower back hurts with deadlifts, hip thrusts are fine
H|knee|lunges hurt my knee, leg press is no problem
W|leave_out|no deep squats please
W|leave_out|no deep squats
W|leave_out|keep the squats shallow please
W|leave_out|no overhead pressing please
W|leave_out|no heavy deadlifts please
W|leave_out|please no heavy legs on Saturday
W|leave_out|no leg day before my match
W|leave_out|squats only to parallel please
W|kit|I train with gymnastic rings and a pull up bar, no weights
W|kit|gymnastic rings please
W|kit|I have gymnastic rings in the garage
W|kit|I only have two 10 kg dumbbells
W|kit|all I own is one kettlebell
W|kit|no weights, just rings
W|goal|I would like to get out of a chair more easily
W|goal|I want to stand up from the sofa without my hands
W|goal|I want to do sit to stands
W|goal|I'd like to climb the stairs without holding on
W|goal|getting up from the floor by myself would be nice
H|none|getting out of a chair hurts my knees
H|none|my hip hurts when I stand up from the sofa
`;
