/**
 * Words of every day that a text about training is made of, besides those of the catalogue. What a model writes is shown
 * when all of its words are known (`known-words.ts`), so a word that could do harm is simply not here.
 */
export const commonWords = `
a about above across add added adding after again ahead all along already also always am among an and another any anything are area areas arm arms around as asked at away
back balance balanced band bands bar bars base be beat because become been before begin beginning being below best better between beyond big bigger bit block blocks body both bring build building built busy but by
calm calmer calories came can cannot can't care careful carry cardio challenge change changed changes chest choose chose clean clear close coach come comes coming comfortable completed confidence consistent consistency control controlled cool core count counts cover cut cycle
daily date day days deload did didn't different direction do does doesn't done don't down drive drop during
each earlier early easier easy effort eight either else end ends energy enjoy enough equipment even evening every everything exactly exercise exercises extra
far fast faster fat feel feels feeling felt few fewer fifth find fine finish finished first fit fitness fits five floor flow focus follow follows food for form forward found foundation four free fresh from full fully further
gain gains gave gentle gently get gets getting give gives glad go goal goals goes going good grams great grip group groups grow growing grows growth gym
had half hand hands happen happens hard harder hardest has have heavier heavy height held help helps here high higher hinge hip hips hit hold holds home hour hours how
if important improve improved improving in increase increases inside instead into is isn't it its it's itself
job join just
keep keeping keeps kcal kept kilos kind kinds know known
last lasts later lats lead leading lean learn learning least leave leaves left leg legs less let lets let's level levels lift lifted lifting lifts light lighter like line little load loaded loads long longer look looking looks lose losing lot low lower lungs
made main make makes making many matter matters may me meals middle mind minute minutes miss missed mix mobility model moderate moment month months more morning most motivated move moved movement movements moves moving much muscle muscles must my
name near nearly need needed needs never new next nice no normal not note nothing now number numbers
of off often old on once one only onto open or order other others our out over own
pace pair paired pairs part parts path pattern patterns pause per phase pick picks place places plan planned plans play plus point points positive possible post power practice practise press pressed presses pressing pretty problem progress progressing progression protein proud pull pulled pulling pulls push pushed pushes pushing put
quality quick quiet quite
raise range ranges rate rather reach reached reaches read ready real really reason reasons recover recovered recovers recovery reduce reduced regular rep repeat reps repetition repetitions reserve rest rested resting rests result results ride rides right rises rising room rotate round routine row rows run running runs rush
safe same save saw scale second seconds see seem seems session sessions set sets setting seven shape share she short shorter should shoulder shoulders show showed shows side sides simple since single sit six skill skills sleep slept slow slower slowly small smaller smooth smoothly so solid some something soon sore soreness speed spend spread stable stage stairs stand standing stands start started starting starts stay stayed stays steadily steady step steps stick sticks still stimulus stop straight strategy strength stress stretch stretches strong stronger stuck style such suit suits summary sure swap swaps
take takes taking tall target targets technique ten test than thank thanks that that's the their them then there these they thing things think third this those though three through tight time timed times tired to today together tomorrow tone toned too took top torso total toward towards track train trained training trains tank tried trunk try trying turn two
under until up upper us use used uses using usual usually
variety vary versus very volume
wait walk walking walks want warm was watch water way ways we week weekend weekly weeks weight weights well went were what when where which while who whole why wide will win wins with within without won't work worked working workout workouts works would wrong
year yes yesterday yet you your you're yours yourself you've
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
adherence aerobic afternoon appetite anchor anchors awesome back-to-back barbell breath breathe breathing breakfast brisk brutal budget celebrate climb climbing commitment compound compounds conditioning confident dumbbell dumbbells efficient elbow elbows endurance explosive familiar fatigue fuel goblet habit habits happy intensity intervals isolation kit knees machine machines maintain maintenance match momentum mood mostly nutrition overhead patient patience physique planner posture powerful pounds pull-up pull-ups push-up push-ups reward rewards rhythm rushing showing shift shoes snack solidly stability stamina stimulus superset supersets support supports surplus sustainable tempo variation variations vertical horizontal warm-up warm-ups welcome workload yoga glass dinner lunch door fasten jump jumps keeps skip skipped glutes hamstrings quads calves biceps triceps abs grip delts pecs rotation carries
adapt measure notice trust schedule commit fantastic excellent amazing impressive relax hello welcome believe remember remain continue ensure include lean alternate combine contrast develop emphasis feature individual intermediate advanced beginner primary secondary accessory sequence dose write wrote written c d could assessment do done log ate size life athletic worn complete adjust live toe lb lbs kg g cm sec min mins earn eat lag mean trend aim beat bed body challenge chain check clock demand depth detail drink expect gently hint hydrate limit limits meal month mistake night optional part photo plain posterior quantity recover reliable respect sharp simple stall tidy track win pattern
`;
