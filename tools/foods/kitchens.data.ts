/**
 * Staples of British, Indian, Middle Eastern, East Asian, African, Latin American and European kitchens, and raw, dry and
 * light kinds of foods. Same lines as `everyday.data.ts`: every number comes from USDA's table, a dish from a usual recipe
 * of its foods (`water` is what cooking adds), weights are those of a usual portion.
 */
export const kitchenFoods = `
# Raw, dry, lean, light
Raw ground beef; raw beef mince; raw mince; 80% lean ground beef raw; raw hamburger meat = 23572 = oz 28.35, serving 113
80% lean ground beef = 23575 = serving 85, oz 28.35
85% lean ground beef; 15% fat beef mince = 23570 = serving 85, oz 28.35
70% lean ground beef = 13494 = serving 85, oz 28.35
75% lean ground beef = 23580 = serving 85, oz 28.35
95% lean ground beef; extra lean beef mince = 23560 = serving 85, oz 28.35
70% lean ground beef raw = 13498 = oz 28.35, serving 113
75% lean ground beef raw = 23577 = oz 28.35, serving 113
85% lean ground beef raw = 23567 = oz 28.35, serving 113
90% lean ground beef raw; lean beef mince raw = 23562 = oz 28.35, serving 113
93% lean ground beef raw = 23472 = oz 28.35, serving 113
95% lean ground beef raw; extra lean beef mince raw = 23557 = oz 28.35, serving 113
93% lean ground turkey; lean ground turkey; lean turkey mince = 05666 = serving 85, oz 28.35
85% lean ground turkey = 05669 = serving 85, oz 28.35
95% lean ground turkey; extra lean ground turkey; turkey breast mince = 05663 = serving 85, oz 28.35
Raw ground turkey; raw turkey mince = 05305 = serving 113, oz 28.35
93% lean ground turkey raw = 05665 = serving 113, oz 28.35
95% lean ground turkey raw; raw turkey breast mince = 05662 = serving 113, oz 28.35
Ground chicken; chicken mince = 05333 = serving 85, oz 28.35
Raw ground chicken; raw chicken mince = 05332 = serving 112, oz 28.35
Ground pork; pork mince = 10975 = serving 85, oz 28.35
Lean ground pork; 95% lean ground pork; lean pork mince = 10976 = serving 85, oz 28.35
Raw ground pork; raw pork mince = 10972 = serving 113, oz 28.35
Lamb mince raw; raw ground lamb = 17224 = serving 113, oz 28.35
Roast lamb; leg of lamb; roast leg of lamb; lamb = 17231 = serving 85, slice 40, oz 28.35
Raw chicken thigh; skinless chicken thigh raw = 05096 = thigh 90, oz 28.35
Chicken thigh with skin; skin on chicken thigh = 05094 = thigh 75, oz 28.35
Raw chicken thigh with skin = 05091 = thigh 110, oz 28.35
Raw chicken breast with skin = 05057 = breast 200, oz 28.35
Chicken drumstick with skin; skin on drumstick = 05069 = drumstick 58
Raw turkey breast = 05191 = serving 113, oz 28.35
Raw steak; raw beef steak; raw sirloin steak; raw sirloin = 13931 = steak 227, oz 28.35
Lean steak = 13452 = steak 190, oz 28.35
Raw pork loin; raw pork chop; raw pork tenderloin; lean pork raw = 10024 = chop 150, oz 28.35
Raw salmon; raw salmon fillet = 15236 = fillet 170, oz 28.35
Raw cod = 15015 = fillet 200, oz 28.35
Raw tuna; tuna sashimi; ahi tuna raw = 15127 = steak 170, oz 28.35
Raw shrimp; raw prawns = 15149 = large 7, oz 28.35
Raw potato; raw potatoes = 11352 = medium 213, small 170, large 369
Raw sweet potato = 11507 = medium 130, cup 133
Dry lentils; raw lentils; red lentils dry = 16069 = cup 192, tbsp 12
Dry chickpeas; raw chickpeas = 16056 = cup 200
Dry black beans = 16014 = cup 194
Dry kidney beans = 16027 = cup 184
Dry quinoa; raw quinoa = 20035 = cup 170
Dry couscous; raw couscous = 20028 = cup 173
Dry bulgur = 20012 = cup 140
Dry barley; raw pearl barley = 20005 = cup 200
Dry brown rice; raw brown rice = 20036 = cup 185
Raw white rice; raw basmati rice; raw jasmine rice = 20044 = cup 185
Dry whole wheat pasta = 20124 = cup 91, serving 56
Dry spaghetti; raw spaghetti; dry penne; dry macaroni; dry noodles = 20120 = serving 56, cup 91
Dry egg noodles; egg noodles raw = 20109 = cup 38, nest 60
Dry rice noodles = 20133 = serving 57
Porridge oats; raw oats; jumbo oats; oat flakes; quick oats; steel cut oats dry = 08120 = half cup 40, cup 81, tbsp 5
Dry polenta; cornmeal = 20022 = cup 157
Light cheddar; low fat cheddar; reduced fat cheese; light cheese; low fat cheese = 01260 = slice 21, oz 28.35, cup 113
Fat free cheddar; fat free cheese = 01265 = slice 28, oz 28.35, cup 113
Light mozzarella; part skim mozzarella; low fat mozzarella = 01028 = oz 28.35, slice 28, cup 112
Light cream cheese; low fat cream cheese; soft cheese light = 43274 = tbsp 15, serving 30
Fat free cream cheese = 01186 = tbsp 18, serving 36
Light sour cream; low fat sour cream; half fat creme fraiche = 01179 = tbsp 12, cup 230
Fat free sour cream = 01180 = tbsp 12, cup 230
2% cottage cheese; low fat cottage cheese 2% = 01015 = cup 226, half cup 113, tbsp 14
1% cottage cheese = 01016 = cup 226, half cup 113, tbsp 14
Fat free cottage cheese = 01014 = cup 145, half cup 72
0% greek yogurt; fat free greek yogurt; low fat greek yogurt 0% = 01256 = container 170, cup 245, tbsp 15
2% greek yogurt; low fat greek yogurt; light greek yogurt = 01287 = container 170, cup 245, tbsp 15
Full fat greek yogurt; whole milk greek yogurt; 5% greek yogurt; 10% greek yogurt = 01256*85 + 01053*15 = container 170, cup 245, tbsp 15
Skyr; icelandic yogurt; quark = 01256 = container 150, cup 245, tbsp 15
Fat free yogurt; 0% yogurt = 01118 = container 170, cup 245
Full fat yogurt; whole milk yogurt; plain whole yogurt = 01116 = container 170, cup 245
Ricotta light; part skim ricotta; low fat ricotta = 01037 = cup 246, tbsp 15
Fat free mayo = 04013 = tbsp 16
Low fat mayo; light mayonnaise; reduced fat mayonnaise = 04011 = tbsp 15, tsp 5
Light ranch dressing; light ranch = 04021*50 + 04020*50 = tbsp 15, serving 30
Light italian dressing; light dressing; low fat dressing; fat free dressing = 04021 = tbsp 15, serving 30
Light peanut butter; reduced fat peanut butter = 16150 = tbsp 18
Light coconut milk; reduced fat coconut milk = 12118*35 + water*65 = cup 226, can 400
Lean ham; 96% fat free ham; low fat ham = 07028 = slice 23, oz 28.35
Sweetened almond milk; vanilla almond milk = 14016 = cup 240, glass 240
Unsweetened soy milk = 16139*80 + water*20 = cup 243, glass 243
Unsweetened applesauce; unsweetened apple sauce = 09401 = cup 244
Sweetened applesauce = 09402 = cup 255
Sugar free jello; diet jelly = water*97 + 19173*3 = cup 240, half cup 120
Unsalted popcorn = 19034 = cup 8, bag 30
85% dark chocolate; 70% dark chocolate; 90% dark chocolate; 80% dark chocolate = 19904 = square 10, bar 100, piece 10
50% dark chocolate; 60% dark chocolate = 19903 = square 10, bar 100
Tuna in brine; tuna in spring water; tinned tuna; light tuna = 15121 = can 112, oz 28.35, cup 154
Tuna in olive oil; tuna in sunflower oil = 15119 = can 112, oz 28.35
Canned salmon; tinned salmon = 15084 = can 160, oz 28.35
Canned chickpeas; tinned chickpeas; canned black beans; canned beans = 16057 = can 240, cup 164, half cup 82
Red kidney beans = 16033 = cup 177, half cup 88, can 240
Butter beans; lima beans = 16072 = cup 188, can 235
Broad beans; fava beans = 16053 = cup 170
Black eyed peas; black eyed beans = 16063 = cup 171
Split peas; yellow split peas = 16086 = cup 196
Mung beans = 16081 = cup 202
Whole wheat tortilla; wholemeal wrap; whole wheat wrap = 18364*60 + 18075*40 = tortilla 48, large 72, 8 inch 49, 10 inch 72
Whole wheat pita; wholemeal pita = 18042 = pita 64
Dry white wine; dry red wine = 14106 = glass 147, bottle 750
# Britain and Ireland
Bran flakes; branflakes = 08028 = bowl 40, cup 40
Bolognese sauce; ragu; meat sauce; mince in tomato sauce = 23570*38 + 06931*62 = cup 240, serving 200
Chocolate sauce; chocolate syrup = 19348 = tbsp 19
Chicken kiev; chicken cordon bleu = 05058*82 + 01001*14 = kiev 140, piece 140
Fried bread = 18069*80 + 04582*20 = slice 36
Prawn sandwich; prawn mayo sandwich; prawn mayonnaise sandwich = 18069*72 + 15271*60 + 04025*18 = sandwich 150
Jam sandwich = 18069*72 + 19297*30 + 01001*10 = sandwich 112
Ploughmans lunch; ploughmans = 18029*100 + 01009*70 + 11940*30 + 11529*50 + 01001*10 = plate 260
Corned beef hash = 13347*35 + 11365*50 + 11282*10 + 04582*5 = serving 250
Mince and potatoes; mince and tatties = 23570*35 + 11365*55 + 06116*10 = plate 350
Weetabix; wheat biscuits; wheat bisks; weetabix biscuit = 08148 = biscuit 19
Crumpet; crumpets = 18258*84 + water*16 = crumpet 55
Scone; plain scone; fruit scone; scones = 18016 = scone 60
Digestive biscuit; digestives; digestive = 18173*60 + 18192*40 = biscuit 15
Chocolate digestive; chocolate digestives; chocolate biscuit = 18174 = biscuit 17
Rich tea biscuit; rich tea; plain biscuit; tea biscuit = 18173 = biscuit 8
Shortbread; shortbread biscuit; shortbread finger = 18192 = finger 18, biscuit 13
Ginger nut; ginger biscuit; ginger snap = 18172 = biscuit 10
Custard cream; bourbon biscuit; sandwich biscuit = 18166 = biscuit 12
Hobnob; oat biscuit = 18178 = biscuit 14
Jaffa cake = 18159*36 + 19297*36 + 19904*28 = cake 12
Oatcake; oatcakes = 08120*80 + 04582*12 + water*3 = oatcake 11
Flapjack = 08120*45 + 01001*25 + 19296*20 + 19334*15 = bar 60, piece 60
Malt loaf; soreen = 18047 = slice 35
Hot cross bun; teacake; fruit bun = 18047 = bun 65
Sausage roll = 18211*50 + 07064*45 = roll 60, mini 20
Pork pie = 18335*42 + 10975*58 = pie 140, mini 50
Scotch egg = 01129*45 + 07064*40 + 18079*10 + 04582*4 = egg 113
Cornish pasty; pasty = 18335*45 + 23570*22 + 11365*25 + 11282*8 = pasty 220
Cheese and onion pasty; cheese pasty = 18335*48 + 01009*18 + 11365*25 + 11282*9 = pasty 150
Steak pie; meat pie; steak and kidney pie; steak and ale pie = 18335*38 + 13452*30 + 06116*32 = pie 200, slice 150
Chicken pie; chicken and mushroom pie = 18335*38 + 05064*28 + 06166*34 = pie 200, slice 150
Fish pie = 11934*50 + 15016*30 + 06166*20 = plate 300, cup 240
Fishcake; fish cake = 11365*45 + 15016*35 + 18079*12 + 04582*8 = cake 85
Scampi; breaded scampi = 15150 = serving 150, piece 15
Fish finger sandwich = 18069*72 + 15027*84 + 04025*10 = sandwich 166
Toad in the hole = 20081*18 + 01077*30 + 01123*12 + 07064*40 = serving 200
Yorkshire pudding; yorkshire puddings = 20081*32 + 01123*24 + 01077*36 + 04582*8 = pudding 30, large 60
Bubble and squeak = 11365*65 + 11110*27 + 04582*8 = serving 140
Mushy peas = 16086*70 + water*25 + 19335*2 = serving 80, can 300
Gammon; gammon steak; gammon slice = 10136 = steak 170, slice 75
White pudding = 10862*40 + 08120*30 + water*30 = slice 30
Spam; tinned pork; chopped pork = 07908 = slice 28, serving 56, can 340
Saveloy; battered sausage = 07945*80 + 18069*20 = sausage 100
Ham hock; ham shank = 10136 = serving 85, hock 300
Pork scratchings; pork rinds = 19041 = bag 30, handful 15
Black pudding = 07005*80 + 08120*8 + water*12 = slice 30
Haggis = 07041*55 + 08120*20 + 11282*10 + water*15 = serving 120, cup 220
Kipper; kippers; smoked herring = 15042 = fillet 80
Smoked haddock = 15035 = fillet 120
Haddock; baked haddock = 15034 = fillet 150
Plaice; sole; lemon sole = 15029 = fillet 127
Sea bass; bass = 15092 = fillet 101
Fish in batter; chip shop fish; battered cod; battered haddock = 36033 = fillet 200, piece 200
Oven chips; chip shop chips; chunky chips; home fries; thick cut chips; potato wedges; wedges = 21138*75 + 11365*25 = serving 165, portion 165, cup 120
Cod and chips; haddock and chips; battered cod and chips = 36033*200 + 21138*180 + 11365*60 = plate 440, serving 440
Egg and chips; eggs and chips; fried egg and chips = 01128*92 + 21138*120 + 11365*45 = plate 257, serving 257
Ham egg and chips; gammon egg and chips; ham eggs and chips = 10136*85 + 01128*92 + 21138*120 + 11365*45 = plate 342, serving 342
Sausage and chips; battered sausage and chips = 07064*104 + 21138*120 + 11365*45 = plate 269, serving 269
Sausage egg and chips = 07064*104 + 01128*46 + 21138*120 + 11365*45 = plate 315, serving 315
Pie and chips; steak pie and chips = 18335*76 + 13452*60 + 06116*64 + 21138*120 + 11365*45 = plate 365, serving 365
Pie and mash; steak pie and mash = 18335*76 + 13452*60 + 06116*64 + 11934*210 = plate 410, serving 410
Crisp sandwich; crisp butty = 18069*72 + 19411*28 + 01001*10 = sandwich 110
Chip butty; chip sandwich; chip barm = 18350*55 + 21138*90 + 01001*10 = butty 165
Fish and chips from the chip shop; fish supper = 36033*200 + 21138*180 + 11365*60 = plate 440, serving 440
Bacon butty; bacon roll; bacon bap; bacon sarnie; bacon cob; bacon sandwich = 18350*60 + 10862*22 + 10998*28 = roll 110, butty 115
Sausage sandwich; sausage bap; sausage butty = 18350*60 + 07064*90 + 11935*12 = roll 165
Bap; barm cake; cob; burger roll; white roll; bread bun; ciabatta roll; barm; bread cake; batch = 18350 = roll 60
Full english breakfast; full english; fry up; cooked breakfast; full breakfast = 01128*92 + 10862*36 + 07064*104 + 16006*130 + 18070*52 + 11529*80 + 11260*50 + 04582*8 = plate 550
Cheese on toast; welsh rarebit = 18070*52 + 01009*50 = slice 51, serving 102
Beans on toast with cheese; cheesy beans on toast = 16006*200 + 18070*52 + 01009*25 = serving 277
Jacket potato with beans; baked potato with beans = 11356*220 + 16006*200 = potato 420
Jacket potato with beans and cheese; baked potato with beans and cheese; jacket potato with cheese and beans = 11356*220 + 16006*150 + 01009*30 = potato 400
Jacket potato with cheese; baked potato with cheese = 11356*220 + 01009*40 + 01001*7 = potato 267
Jacket potato with tuna mayo; jacket potato with tuna = 11356*220 + 15121*80 + 04025*20 = potato 320
Tuna mayo; tuna mayonnaise = 15121*75 + 04025*25 = serving 100, tbsp 18
Egg mayo; egg mayonnaise = 01129*78 + 04025*22 = serving 100, tbsp 18
Tuna mayo sandwich; tuna and sweetcorn sandwich; tuna mayonnaise sandwich = 18069*72 + 15121*65 + 04025*22 = sandwich 160
Egg mayo sandwich; egg mayonnaise sandwich; egg and cress sandwich = 18069*72 + 01129*75 + 04025*18 = sandwich 165
Chicken mayo sandwich; chicken sandwich on bread; chicken salad sandwich on brown = 18069*72 + 05064*70 + 04025*16 = sandwich 165
Cheese and pickle sandwich; cheese and tomato sandwich; cheese salad sandwich = 18069*72 + 01009*45 + 01001*7 + 11940*20 = sandwich 144
Prawn cocktail; prawn mayo = 15271*65 + 04025*22 + 11935*10 + 11252*30 = serving 125
Coronation chicken = 05064*65 + 04025*20 + 01116*10 + 19297*5 = serving 100
Cauliflower cheese = 11136*65 + 06166*25 + 01009*10 = serving 200, cup 200
Leek and potato soup; potato soup = 11246*18 + 11365*30 + 01077*22 + water*30 = bowl 300, cup 245
Pea soup; pea and ham soup = 06192 = bowl 300, cup 253
Mushroom soup; cream of mushroom soup = 06253 = bowl 300, cup 248
Swede; swede mash; mashed swede; rutabaga; neeps = 11436 = cup 170, serving 80
Parsnip; parsnips = 11299 = cup 156, parsnip 90
Roast parsnips = 11299*92 + 04582*8 = serving 90, parsnip 45
Turnip; turnips = 11564 = cup 130, turnip 122
Leek; leeks = 11246 = leek 89, cup 89
Spring greens; collard greens; collards = 11162 = cup 190, serving 95
Swiss chard; chard = 11147 = cup 36
Fennel = 11957 = bulb 234, cup 87
Artichoke; globe artichoke = 11008 = artichoke 120
Okra; ladies fingers = 11279 = cup 160, serving 80
Bok choy; pak choi = 11117 = cup 170, head 120
Bean sprouts; beansprouts = 11043 = cup 104, handful 30
Bamboo shoots = 11028 = cup 131
Water chestnuts = 11590 = cup 140
Mangetout; mange tout; sugar snaps = 11300 = cup 63, handful 35
Runner beans; french beans; haricots verts = 11053 = serving 90, cup 125
Sultanas; currants = 09297 = tbsp 10, handful 30, cup 165
Rhubarb; stewed rhubarb = 09307 = cup 122
Gooseberries = 09107 = cup 150
Brown sauce; hp sauce; steak sauce = 06972 = tbsp 15, tsp 5
Salad cream = 04018 = tbsp 15
Mint sauce = 02069 = tbsp 15, tsp 5
Branston pickle; sandwich pickle; pickle relish = 11940*90 + 19335*8 = tbsp 16, tsp 6
Tartare sauce; tartar sauce = 04025*75 + 11940*25 = tbsp 15
Horseradish sauce = 02055 = tsp 5, tbsp 15
Apple chutney; mango chutney; chutney; onion chutney = 19297*85 + 09176*15 = tbsp 18, tsp 6
Yeast extract; marmite; vegemite = 43406 = tsp 6, serving 4
Lemon curd = 19335*40 + 01123*20 + 01001*14 + 09152*15 + water*11 = tbsp 16, tsp 6
Golden syrup; treacle; corn syrup = 19350 = tbsp 21, tsp 7
Clotted cream = 01053*45 + 01001*50 + water*5 = tbsp 30, serving 40
Double cream = 01053*75 + 01001*15 + water*2 = tbsp 15, cup 238
Single cream; light cream; table cream = 01050 = tbsp 15, cup 240
Creme fraiche = 01056*60 + 01053*40 = tbsp 15, container 200
Fromage frais = 01119 = container 60, tbsp 15
Custard; vanilla custard; creme anglaise = 19170 = cup 282, half cup 141, serving 120, tbsp 17
Rice pudding = 19195 = cup 256, serving 150, can 400
Trifle = 19170*45 + 18120*15 + 01053*15 + 19297*8 + 19173*17 = serving 170
Apple crumble; fruit crumble; crumble = 09003*58 + 20081*14 + 01001*10 + 19335*16 = serving 170, bowl 170
Sticky toffee pudding; steamed pudding; sponge pudding = 18101*75 + 19350*17 + 01001*8 = serving 120
Christmas pudding; fruit cake; fruitcake = 18110 = slice 60, serving 100
Mince pie = 18335*50 + 09298*25 + 19297*20 + 09003*5 = pie 60
Swiss roll; jam roll = 18133*75 + 19297*25 = slice 35, roll 200
Battenberg; battenberg cake = 18133*65 + 19297*10 + 12061*10 + 19335*15 = slice 32
Banoffee pie = 18147*40 + 09040*25 + 19297*15 + 01054*20 = slice 120
Eccles cake; welsh cake; chorley cake = 18335*55 + 09297*30 + 19335*10 + 01001*5 = cake 50
Icing sugar; powdered sugar = 19336 = tsp 2.5, tbsp 8, cup 120
Candyfloss; cotton candy; candy floss = 19335 = bag 30, serving 30
Ice cream cone; ice cream with a flake = 19095*75 + 18272*12 + 19120*8 = cone 95
Bakewell tart = 18335*40 + 12061*15 + 19335*18 + 01001*14 + 19297*13 = tart 45, slice 90
Victoria sponge; sponge cake; cupcake; fairy cake = 18120*75 + 19297*12 + 01054*13 = slice 70, cupcake 45
Carrot cake = 18120*70 + 01017*15 + 19335*15 = slice 100
Banana bread; banana loaf = 18019 = slice 60
Lemon drizzle cake; madeira cake = 18120 = slice 60
Eton mess = 01053*40 + 09316*40 + 19335*20 = bowl 150
Treacle tart; tart; jam tart = 18335*45 + 19350*40 + 18069*15 = slice 70, tart 35
Squash drink; orange squash; cordial; diluted squash; ribena; vimto; blackcurrant squash; lemon squash = 14242*25 + water*75 = glass 250
Hot malted drink; horlicks; ovaltine = 14312 = mug 265, cup 265
Stout; guinness; bitter; pale ale; pint of bitter; ipa = 14003 = pint 568, can 440, bottle 500
Shandy; radler = 14003*50 + 14136*50 = pint 568, can 330
Ready brek; instant porridge = 08122*20 + 01079*80 = bowl 200
Muesli with fruit; alpen = 08037*60 + 08120*25 + 09298*15 = bowl 50, cup 85
Shreddies; malted wheat cereal = 08148 = bowl 40, cup 50
Coco pops; chocolate cereal = 08014 = bowl 30, cup 31
Quorn; quorn mince; quorn pieces; mycoprotein = 16426*50 + 11260*47 + 20080*3 = serving 75, cup 100
Quorn sausage; vegetarian sausage; veggie sausage = 16107 = sausage 45
Pasta bake; tuna pasta bake = 20121*50 + 06931*28 + 01009*9 + 15121*13 = serving 300, plate 300
Twix; mars bar; milky way = 19160 = bar 50, finger 25
Maltesers; malted milk balls = 19151 = bag 37, handful 25, piece 2
Wine gums; jelly babies; fruit pastilles; haribo = 19106 = handful 40, bag 50, sweet 5
Ice lolly; popsicle; fab lolly; ice lollies; ice pop = 19283 = lolly 60
Swede and carrot mash = 11436*50 + 11124*50 = serving 80
# India, Pakistan, Sri Lanka
Dal makhani = 16084*55 + 16033*15 + 01001*4 + 01053*6 + water*20 = cup 200, bowl 250
Tarka dal; dal tadka; dal fry; lentil curry; lentil dal; masoor dal; red lentil dal = 16070*68 + 01003*4 + 11529*10 + water*18 = cup 200, bowl 250
Sambar; sambhar = 16070*28 + 11124*12 + 11529*15 + 04582*2 + water*43 = cup 240, bowl 240
Paneer; paneer cheese; white cheese cubes = 01229 = cube 15, oz 28.35, serving 100
Palak paneer; saag paneer = 11458*52 + 01229*28 + 11282*8 + 01003*4 + 01053*4 + water*4 = cup 240, bowl 240
Mattar paneer; matar paneer; paneer curry; paneer butter masala; paneer tikka masala; shahi paneer = 01229*28 + 06931*35 + 11305*15 + 01053*8 + 01003*4 + water*10 = cup 240, bowl 240
Paneer tikka = 01229*72 + 11333*15 + 01116*10 + 04582*3 = serving 150, piece 25
Saag; saag aloo; spinach curry = 11458*60 + 11365*25 + 04582*5 + 11282*10 = cup 220, serving 150
Chana masala; chole; chickpea curry; channa masala = 16057*58 + 06931*20 + 11282*10 + 04582*4 + water*8 = cup 240, bowl 240
Rajma; kidney bean curry; rajma masala = 16033*58 + 06931*18 + 11282*8 + 04582*4 + water*12 = cup 240, bowl 240
Aloo gobi; potato and cauliflower curry = 11365*42 + 11136*40 + 04582*6 + 11282*12 = cup 200, serving 150
Aloo; bombay potatoes; potato curry; aloo masala = 11365*82 + 04582*7 + 11282*11 = cup 200, serving 150
Bhindi masala; okra curry; bhindi = 11279*72 + 11282*18 + 04582*8 = cup 180, serving 120
Baingan bharta; aubergine curry = 11210*75 + 11529*12 + 04582*6 + 11282*7 = cup 200, serving 150
Chicken tikka; tandoori chicken = 05098*88 + 01116*10 + 04582*2 = serving 150, piece 35, leg 120
Chicken korma; korma = 05098*45 + 01053*14 + 12087*6 + 11282*15 + 04582*3 + water*17 = cup 240, bowl 300, serving 300
Lamb curry; rogan josh; lamb rogan josh; mutton curry; lamb bhuna = 17231*45 + 06931*25 + 11282*12 + 04582*5 + water*13 = cup 240, bowl 300, serving 300
Chicken vindaloo; vindaloo; chicken jalfrezi; chicken madras; chicken bhuna = 05098*45 + 06931*28 + 11282*12 + 04582*5 + water*10 = cup 240, bowl 300, serving 300
Fish curry; prawn curry = 15016*45 + 12118*18 + 11529*20 + 11282*10 + 04582*3 = cup 240, bowl 300
Egg curry = 01129*45 + 06931*30 + 11282*15 + 04582*5 = cup 240, bowl 250
Chicken biryani; biryani; mutton biryani; lamb biryani = 20045*58 + 05098*25 + 04582*5 + 11282*9 + 01116*3 = plate 350, cup 200, serving 350, bowl 300
Vegetable biryani; veg biryani; pulao; pilau rice; pilaf; veg pulao = 20045*78 + 04582*5 + 11305*8 + 11282*9 = plate 300, cup 190, serving 250, bowl 250
Jeera rice; lemon rice; ghee rice = 20045*95 + 01003*5 = cup 165, plate 250, bowl 200
Khichdi; kitchari = 20045*42 + 16070*30 + 01003*3 + water*25 = cup 230, bowl 250
Curd rice; yogurt rice = 20045*55 + 01116*42 + 04582*2 = cup 220, bowl 250
Pongal = 20045*58 + 16081*25 + 01003*6 + water*11 = cup 220
Paratha; plain paratha; lachha paratha = 20080*58 + 01003*14 + water*28 = paratha 80, piece 80
Aloo paratha; stuffed paratha; gobi paratha = 20080*40 + 11365*32 + 01003*10 + water*18 = paratha 120, piece 120
Puri; poori; bhatura = 20080*58 + 04582*20 + water*22 = puri 30, bhatura 80
Garlic naan; butter naan = 28307*94 + 01001*6 = naan 95, piece 95
Peshwari naan; keema naan = 28307*78 + 12104*8 + 09298*14 = naan 120, piece 120
Dosa; plain dosa; dosas = 20061*32 + 16084*18 + 04582*4 + water*46 = dosa 90, piece 90
Masala dosa = 20061*20 + 16084*11 + 11365*35 + 04582*5 + water*29 = dosa 200, piece 200
Uttapam = 20061*28 + 16084*18 + 11282*12 + 11529*10 + 04582*4 + water*28 = uttapam 120, piece 120
Idli; idlis; idly = 20061*26 + 16084*20 + water*54 = idli 40, piece 40
Vada; medu vada = 16084*80 + 04582*16 + 20061*4 = vada 50, piece 50
Upma = 20466*22 + 04582*5 + 11282*8 + 11305*5 + water*60 = cup 210, bowl 210
Poha = 20045*75 + 04582*5 + 11282*10 + 16390*4 + 11365*6 = cup 160, plate 200, bowl 180
Samosa; vegetable samosa; samosas; veg samosa = 18335*42 + 11365*40 + 11305*10 + 04582*6 = samosa 80, mini 30, piece 80
Meat samosa; lamb samosa; keema samosa; chicken samosa = 18335*45 + 17225*35 + 11305*10 + 11282*10 = samosa 80, mini 30, piece 80
Pakora; pakoras; onion bhaji; bhaji; bhajia = 20080*26 + 11282*38 + 11365*15 + 04582*15 + water*6 = piece 30, bhaji 45
Pani puri; golgappa = 20080*30 + 04582*13 + 11365*30 + 16057*12 + water*15 = piece 20, plate 120
Bhel puri = 08065*35 + 11365*22 + 11282*12 + 11529*12 + 19059*12 + 19297*7 = plate 150, cup 100
Pav bhaji = 18350*35 + 11365*32 + 11529*15 + 01001*6 + 11305*12 = plate 300
Vada pav = 18350*48 + 11365*38 + 04582*8 + 20080*6 = piece 140
Papad; papadum; poppadom; papadums; poppadoms = 42200*88 + 04582*12 = piece 12
Raita = 01116*78 + 11205*22 = cup 240, tbsp 15, serving 60
Coconut chutney = 12104*48 + 04582*3 + water*49 = tbsp 16, serving 40, cup 240
Mint chutney; green chutney; coriander chutney = 11457*60 + 01116*35 + 09152*5 = tbsp 15
Indian pickle; mango pickle; achar; lime pickle = 09176*70 + 04582*22 + 02046*8 = tbsp 18, tsp 6
Sweet lassi; lassi; mango lassi = 01116*68 + 09176*15 + 19335*6 + water*11 = glass 250, cup 245
Salted lassi; chaas; ayran; buttermilk drink; buttermilk = 01116*55 + water*45 = glass 250, cup 245
Masala chai; chai; milk tea; chai tea; chai latte = 01077*45 + 19335*4 + 14355*51 = cup 200, mug 300, small 240, medium 350, large 470
Gulab jamun = 20081*16 + 01095*32 + 04582*12 + 19335*26 + water*14 = piece 45
Jalebi = 20081*30 + 04582*14 + 19335*40 + water*16 = piece 40
Rasgulla; rasmalai = 01229*24 + 19335*36 + water*40 = piece 50
Kheer; payasam = 01077*72 + 20045*14 + 19335*12 + 12061*2 = cup 220, bowl 150
Halwa; sooji halwa; carrot halwa; gajar halwa = 20466*24 + 01003*18 + 19335*26 + water*32 = serving 100, cup 200
Barfi; burfi; kaju katli = 01095*38 + 12087*34 + 19335*28 = piece 25
Ladoo; laddu; besan ladoo = 20080*42 + 01003*28 + 19335*30 = piece 35
Kulfi = 01095*28 + 01096*45 + 01053*20 + 12151*4 = piece 80
# Middle East, North Africa, Turkey, Greece
Tabbouleh; tabouleh; tabouli = 20013*30 + 11297*28 + 11529*26 + 04053*9 + 09152*7 = cup 160, serving 120, bowl 160
Baba ganoush; moutabal; aubergine dip = 11210*74 + 12166*12 + 04053*7 + 09152*7 = tbsp 15, serving 60, cup 240
Shakshuka; eggs in tomato sauce = 01123*42 + 06931*40 + 11821*12 + 04053*4 = serving 300, bowl 300, cup 240
Fattoush = 11251*38 + 11205*18 + 11529*22 + 18041*12 + 04053*8 = bowl 200, cup 80
Labneh; strained yogurt = 01116*60 + 01056*40 = tbsp 15, serving 50, cup 245
Halloumi; grilled halloumi; halloumi cheese = 01229*78 + 01030*22 = slice 30, oz 28.35, serving 80
Kofta; kofte; lamb kofta; beef kofta; kafta = 17225*85 + 11282*10 + 18079*5 = kofta 60, skewer 90, piece 60
Shish kebab; lamb kebab; lamb skewer = 17231*85 + 11333*8 + 11282*7 = skewer 120
Shish taouk; chicken kebab; chicken skewer; chicken souvlaki; souvlaki = 05064*85 + 01116*10 + 04053*3 = skewer 100
Chicken shawarma; chicken doner; chicken gyro = 18041*60 + 05098*110 + 11252*35 + 11529*35 + 12166*10 = wrap 250, kebab 250
Dolma; dolmades; stuffed vine leaves; stuffed grape leaves; sarma = 20045*58 + 11974*18 + 04053*9 + 11282*15 = piece 30
Baklava = 18338*34 + 12155*25 + 01001*17 + 19296*24 = piece 50
Halva; halwa tahini = 12166*52 + 19335*48 = piece 40, slice 40
Turkish delight; lokum = 19106 = piece 15
Borek; burek; cheese borek = 18338*42 + 01019*28 + 01123*12 + 04053*10 + 01077*8 = piece 120, slice 120
Lahmacun; turkish pizza = 20081*40 + 17225*22 + 11529*14 + 11282*8 + water*16 = piece 150
Pide = 20081*42 + 17225*20 + 01026*12 + 11529*8 + water*18 = piece 250, slice 60
Manakish; zaatar bread = 18041*82 + 04053*12 + 12023*6 = piece 120
Ful medames; ful; foul = 16053*82 + 04053*6 + 09152*6 + 11282*6 = cup 240, bowl 240
Mujaddara; mejadra = 20045*38 + 16070*40 + 11282*12 + 04053*6 = cup 200, bowl 250
Kibbeh = 20013*40 + 17225*38 + 11282*10 + 04582*10 = piece 50
Harira = 16070*16 + 16057*10 + 17231*8 + 11529*20 + 04053*2 + water*44 = bowl 300, cup 245
Tagine; lamb tagine; chicken tagine = 17231*34 + 11124*16 + 11282*14 + 09032*8 + 04053*3 + water*25 = bowl 300, cup 240, serving 300
Couscous with vegetables; moroccan couscous = 20029*60 + 11124*15 + 11477*15 + 04053*4 + 16057*6 = plate 300, cup 180
Tzatziki; cucumber yogurt dip = 01116*66 + 11205*24 + 01056*6 + 04053*4 = tbsp 15, serving 45, cup 240
Moussaka = 17225*26 + 11210*34 + 06166*26 + 11549*10 + 04053*4 = serving 300, plate 300, cup 240
Spanakopita; spinach pie = 18338*30 + 11458*32 + 01019*20 + 04053*10 + 01123*8 = piece 120, slice 120
Pork souvlaki; pork gyro = 18041*60 + 10083*100 + 11529*40 + 01116*40 = wrap 240
Pastitsio = 20121*38 + 17225*22 + 06166*30 + 11549*10 = serving 300
Green olives = 09195 = olive 2.7, handful 25, cup 135
Persian rice with kebab; chelo kebab = 20045*250 + 17225*150 + 01001*10 + 11529*60 = plate 470
Freekeh; bulgur pilaf = 20013*92 + 04053*5 = cup 170
# East and West Africa, Caribbean
Injera = 20142*38 + 20081*5 + water*57 = piece 150, injera 150, half 75
Misir wat; lentil wat; lentil wot; misir wot; kik alicha; lentil stew = 16070*68 + 04582*5 + 11282*14 + water*13 = cup 220, serving 200, bowl 220
Doro wat; doro wot; ethiopian chicken stew = 05098*42 + 11282*24 + 01003*6 + 01129*12 + water*16 = cup 230, serving 250
Shiro; shiro wat = 16057*38 + 04582*6 + 11282*8 + water*48 = cup 230, serving 200
Tibs; beef tibs = 13452*72 + 11282*16 + 01003*6 + 11333*6 = serving 200, cup 180
Jollof rice; jollof = 20045*72 + 11549*16 + 04582*6 + 11282*6 = cup 190, plate 300, serving 250, bowl 250
Fufu; pounded yam; eba; gari = 11134*62 + water*38 = ball 200, serving 250, cup 240
Ugali; sadza; pap; nsima; maize porridge = 20022*32 + water*68 = serving 250, cup 240
Egusi soup; egusi = 12014*22 + 13452*16 + 11458*26 + 04582*8 + water*28 = cup 240, bowl 300, serving 250
Okra soup; okra stew = 11279*40 + 13452*14 + 04582*6 + 15016*8 + water*32 = bowl 300, cup 240
Suya; beef suya = 13452*85 + 16390*10 + 04582*5 = skewer 80, serving 120
Moi moi = 16063*80 + 04582*8 + 11821*12 = piece 150, serving 150
Akara; bean fritter = 16063*76 + 04582*16 + 11282*8 = piece 40
Waakye; rice and beans; beans and rice; rice and peas; gallo pinto; moros = 20045*62 + 16033*28 + 04582*3 + 11282*7 = cup 190, plate 300, serving 200, bowl 250
Peanut stew; groundnut stew; maafe = 16098*14 + 05098*24 + 11549*22 + 11507*16 + 04582*2 + water*22 = bowl 300, cup 240
Biltong = 19002*60 + 07043*40 = handful 25, oz 28.35, bag 30
Bobotie = 23570*58 + 01123*14 + 01077*14 + 18069*8 + 09298*6 = serving 250
Jerk chicken = 05098*94 + 04582*4 + 19334*2 = serving 150, thigh 75, leg 120
Ackee and saltfish; saltfish = 15016*46 + 09037*34 + 11821*12 + 04582*8 = serving 200, cup 200
Jamaican patty; beef patty pastry; meat patty = 18335*52 + 23570*36 + 11282*12 = patty 140
Curry goat; goat curry = 17169*52 + 11365*14 + 11282*12 + 04582*5 + water*17 = serving 300, cup 240
Fried plantain; plantain; maduros; plantains; dodo; fried plantains = 09447 = cup 169, slice 15, plantain 150
Boiled plantain = 09278 = cup 154, plantain 170
Tostones; patacones = 09446 = piece 25, cup 118
# Latin America
Arepa; arepas; corn arepa = 36415 = arepa 98, piece 98
Queso fresco; white cheese; queso blanco; fresh cheese; farmer cheese = 01228 = slice 28, oz 28.35, cup 122, serving 40
Empanada; beef empanada; empanadas; meat empanada = 36403 = empanada 89, piece 89
Cheese empanada; chicken empanada = 18335*48 + 01026*26 + 11282*14 + 05064*12 = empanada 89, piece 89
Pupusa; cheese pupusa; pupusas = 36409 = pupusa 117, piece 117
Bean pupusa; pork pupusa; pupusa revuelta = 36410 = pupusa 122, piece 122
Tamale; tamales; pork tamale; chicken tamale = 36412 = tamale 142, piece 142
Cheese tamale; corn tamale = 36411 = tamale 166, piece 166
Ceviche = 15016*58 + 11282*12 + 11529*14 + 09160*16 = cup 200, serving 200, bowl 250
Feijoada; black bean stew = 16015*54 + 10083*24 + 07064*8 + 11282*6 + water*8 = cup 240, bowl 300, plate 350
Pao de queijo; cheese bread = 20068*38 + 01032*18 + 01123*12 + 04582*12 + 01077*20 = piece 30, roll 30
Cassava; yuca; boiled yuca; manioc; boiled cassava = 11134*88 + water*12 = cup 200, serving 150
Yuca fries; fried cassava; cassava fries = 11134*86 + 04582*12 = serving 120, cup 130
Farofa = 11134*52 + 01001*18 + 20068*30 = tbsp 10, cup 120
Chicken mole; mole = 05098*52 + 16390*8 + 19904*5 + 11549*18 + 04582*4 + water*13 = cup 240, serving 250
Pozole = 20330*34 + 10083*20 + water*42 + 11252*4 = bowl 400, cup 245
Elote; street corn = 11168*72 + 04025*10 + 01032*8 + 01056*10 = ear 150, cup 160
Tostada; chicken tostada; bean tostada = 18952*14 + 05064*32 + 16103*26 + 11252*18 + 01009*10 = tostada 120
Chilaquiles = 19056*26 + 06164*38 + 01228*12 + 01056*8 + 01128*16 = plate 300, cup 180
Huevos rancheros = 01128*36 + 18363*20 + 06164*28 + 16103*16 = plate 260
Mexican rice; spanish rice; red rice; arroz rojo = 36044 = cup 114, serving 150
Pico de gallo = 11529*68 + 11282*28 + 09160*4 = tbsp 15, cup 240, serving 60
Ropa vieja; shredded beef; barbacoa = 13812*68 + 11549*16 + 11821*10 + 04053*4 = cup 200, serving 150
Carnitas; pork carnitas = 10083*92 + 04582*6 = serving 100, cup 140
Chimichurri = 04053*55 + 11297*35 + 02069*8 = tbsp 15
Churro; churros = 20081*38 + 04582*26 + 19335*14 + water*22 = churro 40, piece 40
Dulce de leche; caramel sauce = 01095 = tbsp 20
Flan; creme caramel = 19094 = serving 120, slice 120, cup 306
Tres leches cake; tres leches = 18120*55 + 01095*15 + 01096*20 + 01054*10 = slice 130
Acai bowl = 09050*38 + 09040*24 + 08037*12 + 09316*14 + 19296*4 + 01079*8 = bowl 350
Horchata = 20061*7 + 19335*8 + 01077*25 + water*60 = glass 250, cup 240
Asado; churrasco; picanha; carne asada = 13452*88 + 04582*6 = serving 150, oz 28.35
Arroz con pollo; chicken and rice dish; chicken with rice dish = 36401 = cup 141, plate 350, serving 300
Lomo saltado = 13452*28 + 21138*22 + 20045*32 + 11529*10 + 04582*3 + 11282*5 = plate 450
# Spain, Italy, France
Paella; seafood paella; chicken paella = 20045*56 + 15271*10 + 05098*14 + 04053*5 + 11305*7 + 11549*8 = plate 350, cup 200, serving 350
Spanish omelette; tortilla espanola; potato omelette = 01123*40 + 11365*42 + 04053*9 + 11282*9 = slice 130, serving 150
Gazpacho = 11529*66 + 11205*16 + 04053*4 + 18069*4 + water*10 = bowl 250, cup 240, glass 240
Patatas bravas = 11365*72 + 04053*10 + 11549*14 + 04025*4 = serving 200
Serrano ham; jamon; prosciutto; parma ham; jamon serrano = 10136*60 + 10862*28 = slice 15, oz 28.35
Manchego; pecorino; hard cheese; asiago = 01023 = slice 28, oz 28.35, tbsp 5
Gruyere; emmental = 01023 = slice 28, oz 28.35
Camembert = 01007 = slice 28, oz 28.35
Edam = 01018 = slice 28, oz 28.35
Monterey jack; colby; pepper jack; colby jack = 01025 = slice 28, oz 28.35, cup 113
Red leicester; double gloucester; wensleydale = 01009 = slice 28, oz 28.35
Mascarpone = 01017*60 + 01053*40 = tbsp 15, cup 240
Risotto; mushroom risotto; chicken risotto = 20045*62 + 01001*5 + 01032*5 + 11260*12 + water*14 + 04053*2 = bowl 350, plate 350, cup 220, serving 350
Gnocchi; potato gnocchi = 11365*58 + 20081*26 + 01123*4 + water*12 = cup 180, serving 200, plate 250
Tortellini; cheese tortellini = 22900*60 + 20121*30 + 01036*10 = cup 180, serving 200, bowl 220
Spaghetti carbonara; carbonara; pasta carbonara = 20121*62 + 01123*14 + 10862*8 + 01032*7 + 01053*6 = plate 400, cup 220, bowl 350, serving 350
Fettuccine alfredo; pasta alfredo; chicken alfredo = 20121*62 + 01053*18 + 01032*8 + 01001*5 + 05064*7 = plate 400, cup 220, bowl 350
Pesto pasta; pasta with pesto = 20121*84 + 06626*16 = plate 300, cup 170, bowl 250
Pasta with tomato sauce; spaghetti with tomato sauce; pasta pomodoro; arrabbiata; penne arrabbiata = 20121*65 + 06931*35 = plate 350, cup 220, bowl 300
Focaccia; ciabatta = 18029*90 + 04053*8 = slice 50, piece 60
Bruschetta = 18029*40 + 11529*48 + 04053*8 = piece 50, slice 50
Caprese salad; caprese = 11529*52 + 01026*38 + 04053*8 = serving 200, bowl 200
Tiramisu = 01017*22 + 01053*20 + 18120*26 + 01123*10 + 19335*12 + 14209*10 = slice 120, serving 120
Panna cotta = 01053*48 + 01077*38 + 19335*13 = serving 120
Gelato = 19095*60 + 01082*30 + 19335*8 = scoop 70, cup 140
Arancini = 20045*62 + 18079*12 + 01026*12 + 04582*10 = ball 90, piece 90
Calzone = 20081*38 + 01026*20 + 06931*14 + 07029*8 + water*20 = calzone 300, half 150
Aubergine parmigiana; eggplant parmesan; melanzane = 11210*48 + 06931*26 + 01026*14 + 04053*8 + 18079*6 = serving 250, cup 200
Chicken parmesan; chicken parmigiana; chicken parm = 36059 = serving 250
Chicken schnitzel; breaded chicken; chicken escalope; chicken milanese; chicken katsu = 05058 = piece 150, serving 150
Quiche; quiche lorraine = 18335*26 + 01123*24 + 01053*16 + 01077*14 + 10862*7 + 01009*12 = slice 150
Ratatouille = 11210*28 + 11477*26 + 11529*28 + 11821*12 + 04053*5 = cup 220, serving 200
Crepe; crepes; french pancake = 20081*22 + 01123*18 + 01077*44 + 01001*6 = crepe 60
Beef bourguignon; boeuf bourguignon; beef casserole = 13812*44 + 14096*14 + 11124*12 + 11260*12 + 10862*3 + water*15 = bowl 300, cup 245, serving 300
Coq au vin; chicken casserole; chicken stew = 05098*44 + 14096*14 + 11260*12 + 11124*10 + 04053*2 + water*18 = bowl 300, cup 245, serving 300
Croque monsieur = 18069*60 + 07029*40 + 01023*40 + 01001*12 + 06166*30 = sandwich 182
Croque madame = 18069*60 + 07029*40 + 01023*40 + 01001*12 + 06166*30 + 01128*46 = sandwich 228
Pain au chocolat; chocolate croissant = 18239*86 + 19904*14 = piece 70
Almond croissant = 18239*72 + 12061*14 + 19335*14 = piece 90
Brioche; challah; milk bread = 18027 = slice 40, roll 45, bun 45
Eclair; profiterole; cream puff = 18969 = eclair 80, profiterole 25
Macaron = 12061*30 + 19335*48 + 01124*14 + 01001*8 = piece 15
Salade nicoise; nicoise salad = 11251*24 + 15121*24 + 01129*16 + 11365*22 + 04053*6 + 11053*8 = bowl 350
Onion soup; french onion soup = 11282*24 + 01001*3 + 18029*6 + 01023*5 + water*62 = bowl 300, cup 245
Cassoulet = 16038*48 + 07064*16 + 05140*14 + water*20 = bowl 300, cup 245
Baguette with ham and butter; jambon beurre; ham baguette = 18029*120 + 07029*60 + 01001*15 = baguette 195
Cheese baguette; cheese and ham baguette = 18029*120 + 01009*50 + 01001*10 = baguette 180
Foie gras; liver pate; pate = 07055 = tbsp 13, slice 50
# Central and Eastern Europe
Pierogi; pierogies; vareniki; potato dumplings = 32025 = piece 38, pierogi 38
Pelmeni; meat dumplings; manti; momo; momos = 32013*40 + 20081*22 + 23570*24 + water*14 = piece 15, bowl 250, serving 200
Borscht; borsch; beetroot soup = 11081*26 + 11109*10 + 11365*12 + 13452*6 + 01056*3 + water*43 = bowl 300, cup 245
Goulash; beef goulash; hungarian goulash = 13812*38 + 11282*18 + 11821*10 + 11549*12 + 04582*3 + water*19 = bowl 300, cup 245, serving 300
Schnitzel; wiener schnitzel; pork schnitzel; veal schnitzel = 17096 = schnitzel 150, piece 150
Kielbasa; polish sausage; smoked sausage = 07059 = link 85, slice 15, oz 28.35
Stuffed cabbage; golabki; cabbage rolls; holubtsi = 23570*24 + 20045*20 + 11110*34 + 11549*22 = roll 150, piece 150
Bigos; hunters stew = 11439*54 + 07059*18 + 10083*16 + water*12 = bowl 300, cup 245
Blini; oladi = 18293 = piece 30
Syrniki; cottage cheese pancakes = 01012*66 + 20081*14 + 01123*10 + 04582*6 + 19335*4 = piece 50
Buckwheat; kasha; buckwheat groats; buckwheat porridge = 20010 = cup 168, serving 168, bowl 200
Latke; potato pancake; latkes; rosti = 11365*74 + 01123*8 + 20081*6 + 04582*12 = latke 60, piece 60
Spaetzle = 20110 = cup 160, plate 250
Currywurst = 07013*150 + 11935*60 + 19335*4 = serving 214
Potato dumpling; knodel; klosse = 11365*68 + 20081*20 + 01123*6 + water*6 = dumpling 90, piece 90
Apple strudel; strudel = 18354 = slice 120, piece 120
Pumpernickel; schwarzbrot; black bread; dark rye bread = 18044 = slice 40
Crispbread; rye crispbread; ryvita; knackebrot = 18216 = slice 10, piece 10
Pickled herring; rollmops; soused herring = 15041 = fillet 60, piece 15
Herring = 15040 = fillet 143
Swedish meatballs; kottbullar = 07972 = meatball 20
Raclette; cheese fondue; fondue = 01023*70 + 14106*22 = serving 200
Matzo; matzah = 18217 = matzo 28
Potato gratin; dauphinoise potatoes; scalloped potatoes; gratin = 11365*66 + 01053*18 + 01077*10 + 01023*6 = cup 240, serving 180
Vegetable lasagna; vegetarian lasagna = 20121*30 + 06931*26 + 01036*18 + 01026*10 + 11458*16 = piece 300, slice 300, cup 240
Beef lasagna; meat lasagna = 36041 = piece 300, slice 300, cup 240
Beef stroganoff; stroganoff = 13452*40 + 01056*18 + 11260*18 + 11282*10 + 04582*3 + water*11 = cup 240, serving 250
# Japan, Korea, China
Kimchi = 11118 = cup 150, serving 50, tbsp 10
Bibimbap; bi bim bap = 20045*46 + 13452*14 + 01128*10 + 11458*10 + 11124*8 + 11043*8 + 04058*2 + 06175*3 = bowl 500, serving 500
Bulgogi; beef bulgogi = 13452*80 + 16123*6 + 19335*6 + 04058*4 + 11282*6 = serving 150, cup 150
Japchae; glass noodles = 16082*32 + 11124*8 + 11458*10 + 13452*8 + 04058*4 + 16123*4 + water*36 = cup 180, plate 250, serving 200
Tteokbokki = 20061*42 + 06175*10 + 19335*3 + water*42 = cup 220, bowl 300
Kimbap; gimbap = 20045*62 + 01123*10 + 11124*10 + 07029*6 + 04058*3 + 11458*9 = roll 230, piece 25
Kimchi stew; kimchi jjigae = 11118*36 + 10083*12 + 16426*16 + water*34 + 04058*2 = bowl 400, cup 245
Kimchi fried rice = 20045*66 + 11118*18 + 01128*10 + 04582*6 = bowl 300, plate 350, cup 180
Korean fried chicken = 05093*82 + 06175*12 + 19296*6 = piece 50, serving 200
Miso soup = 16112*6 + 16426*8 + water*86 = bowl 240, cup 240
Udon; udon noodles; cooked udon = 20121*84 + water*16 = cup 180, bowl 250, serving 250
Udon soup; udon noodle soup = 20121*42 + 16123*3 + 16426*5 + water*50 = bowl 500
Soba; soba noodles = 20115 = cup 114, bowl 220, serving 200
Tempura; shrimp tempura; prawn tempura; vegetable tempura = 15150*90 + 04582*6 = piece 25, serving 150
Katsu curry; chicken katsu curry = 05058*150 + 20045*220 + 11365*40 + 06116*110 + 04582*6 = plate 530
Tonkatsu; pork katsu = 10046*76 + 18079*14 + 04582*10 = piece 150, serving 150
Teriyaki chicken; chicken teriyaki = 05098*82 + 06112*18 = serving 170, cup 170, piece 60
Onigiri; rice ball = 20453*88 + 15121*9 + 11446*2 = piece 110
Okonomiyaki = 20081*20 + 11109*34 + 01123*16 + 10862*6 + 04025*5 + water*19 = piece 300
Yakitori = 05098*84 + 06112*16 = skewer 45, stick 45
Gyudon; beef bowl = 20045*62 + 13452*24 + 11282*10 + 16123*4 = bowl 400
Sashimi; salmon sashimi = 15236 = slice 15, piece 15, serving 100
Mochi; daifuku = 20061*42 + 19335*24 + water*34 = piece 45
Natto = 16113 = pack 45, cup 175, serving 45
Wakame salad; seaweed salad = 11445*80 + 04058*5 + 19335*6 + 02053*8 = cup 100, serving 80
Mapo tofu = 16426*58 + 10975*16 + 04582*7 + 06175*5 + water*14 = cup 230, bowl 250, serving 250
Kung pao chicken = 05064*44 + 16390*8 + 11821*16 + 04582*7 + 16123*5 + 11282*10 + water*10 = cup 200, plate 300, serving 250
Beef and broccoli = 13452*42 + 11091*42 + 04582*5 + 16123*6 + 19335*3 = cup 200, plate 300, serving 250
Cashew chicken; lemon chicken = 05064*46 + 12087*10 + 11821*18 + 04582*5 + 06175*7 + 11282*14 = cup 200, plate 300
Char siu; bbq pork = 10083*86 + 19296*9 + 06175*5 = slice 20, serving 100
Bao; bao bun; steamed bun; pork bun; char siu bao = 20081*42 + 10083*20 + 19335*7 + 04582*3 + water*28 = bun 80, piece 80
Wonton soup = 27002 = bowl 350, cup 223
Wonton; fried wonton = 18368*45 + 10975*38 + 04582*12 = piece 20
Congee; rice porridge; jook = 20045*30 + water*70 = bowl 350, cup 245
Scallion pancake; spring onion pancake = 20081*48 + 04582*14 + 11291*6 + water*32 = piece 100
Hot and sour soup = 16426*10 + 01123*6 + 11260*6 + 20027*3 + water*74 = bowl 350, cup 240
Egg drop soup = 01123*8 + 20027*2 + water*90 = bowl 300, cup 240
Peking duck; crispy duck; roast duck = 05140 = serving 120, slice 25, pancake 60
Prawn crackers; shrimp chips = 19524*50 + 19411*50 = handful 15, bag 50, piece 3
Dan dan noodles = 20110*56 + 10975*16 + 12166*8 + 04582*6 + 16123*4 + water*10 = bowl 350, cup 200
Beef noodle soup = 20110*30 + 13452*14 + water*54 + 11117*6 = bowl 550
Sesame chicken; crispy chilli beef = 36621 = cup 190, plate 250, serving 200
Hoisin sauce = 06175 = tbsp 16
Oyster sauce = 06176 = tbsp 18
Fish sauce = 06179 = tbsp 18, tsp 6
Sweet chilli sauce; sweet chili sauce = 06151 = tbsp 18
Sesame oil = 04058 = tbsp 13.6, tsp 4.5
Seitan; wheat protein = 48052*34 + water*66 = serving 85, oz 28.35
Bubble tea; boba; milk tea with boba = 14355*48 + 01077*20 + 19335*10 + 20068*9 + water*13 = cup 470, medium 470, large 650, glass 470
Matcha latte = 01079*92 + 19335*4 = cup 240, medium 350, large 470
# South-East Asia
Beef pho; chicken pho; pho bo; pho ga = 20134*32 + 13452*12 + 11043*4 + water*52 = bowl 700, cup 245
Banh mi; vietnamese sandwich = 18029*95 + 10083*60 + 04025*12 + 11124*25 + 11205*20 = sandwich 212
Summer roll; fresh spring roll; rice paper roll = 20134*42 + 15271*16 + 11252*20 + 11124*14 + 20061*8 = roll 85, piece 85
Bun cha; vermicelli bowl; bun bo = 20134*48 + 10083*22 + 11252*14 + 11124*8 + 06179*4 + 19335*2 = bowl 400
Thai green curry; green curry; thai red curry; red curry; panang curry = 12118*34 + 05064*28 + 11053*14 + 11210*10 + 04582*2 + 19335*2 + water*10 = cup 240, bowl 300, serving 300
Massaman curry = 12118*30 + 13452*24 + 11365*20 + 16390*4 + 11282*8 + 19335*3 + water*11 = cup 240, bowl 300, serving 300
Tom yum; tom yum soup = 15271*12 + 11260*8 + 11529*8 + water*70 + 06179*2 = bowl 350, cup 240
Tom kha; tom kha gai; coconut soup = 12118*24 + 05064*14 + 11260*8 + water*54 = bowl 350, cup 240
Papaya salad; som tam = 09226*68 + 11529*12 + 16390*5 + 19335*5 + 06179*4 + 09160*6 = serving 200, bowl 200, cup 140
Chicken satay; satay; satay skewer = 05064*76 + 16098*12 + 12118*8 + 19335*3 = skewer 40, stick 40
Satay sauce; peanut sauce = 16098*42 + 12118*34 + 19335*8 + 16123*6 + water*10 = tbsp 18
Nasi goreng; indonesian fried rice = 20045*64 + 01128*11 + 05064*10 + 04582*6 + 11282*6 + 16123*3 = plate 350, bowl 300, cup 180
Mee goreng; fried noodles; stir fried noodles; yakisoba; singapore noodles = 20110*58 + 15271*8 + 01123*6 + 11109*14 + 04582*7 + 16123*5 = plate 350, cup 180, bowl 300
Rendang; beef rendang = 13812*62 + 12118*26 + 12104*6 + 04582*2 = cup 220, serving 200
Laksa = 20134*26 + 12118*20 + 15271*8 + 16426*6 + water*40 = bowl 550, cup 245
Adobo; chicken adobo; pork adobo = 05098*72 + 04582*5 + 16123*8 + 02053*8 + water*7 = cup 220, serving 200
Lumpia = 22953 = piece 45
Pancit = 20134*52 + 05064*14 + 11109*14 + 11124*8 + 04582*6 + 16123*4 = plate 300, cup 180
Sinigang = 10083*18 + 11430*14 + 11529*10 + 11458*10 + water*48 = bowl 350, cup 245
Roti canai; roti prata = 20081*54 + 01003*16 + water*28 = piece 95
Hainanese chicken rice; chicken rice = 20045*58 + 05060*34 + 04582*4 + 11205*4 = plate 400
Gado gado = 11109*24 + 16426*18 + 01129*12 + 11365*18 + 16098*12 + 12118*10 = plate 350
Sticky rice; glutinous rice = 20055 = cup 174, serving 150, bowl 175
Mango sticky rice = 20055*52 + 09176*28 + 12118*14 + 19335*6 = serving 250, plate 250
Nasi lemak; coconut rice = 20045*76 + 12118*22 = cup 175, plate 250
# North America and the rest
Turkey and cheese sandwich = 18075*64 + 07081*60 + 01009*25 + 04025*8 = sandwich 157
Chicken and bacon sandwich; chicken bacon sandwich = 18075*64 + 05064*60 + 10862*15 + 04025*12 = sandwich 151
Egg and bacon sandwich; bacon and egg sandwich; bacon egg and cheese sandwich; sausage egg and cheese sandwich = 18350*60 + 01128*46 + 10862*18 + 01253*19 = sandwich 143
Roast beef sandwich; beef sandwich = 18069*64 + 07043*70 + 04025*8 + 11252*12 = sandwich 154
Salmon and cream cheese bagel; smoked salmon bagel; lox bagel = 18001*105 + 15077*50 + 01017*29 = bagel 184
Turkey sub; turkey sandwich sub; chicken sub; ham sub; turkey hoagie = 18350*78 + 07081*57 + 11252*35 + 11529*35 + 02046*5 = sub 215, 6 inch 215, 12 inch 430, footlong 430
Veggie sub; vegetable sub = 18350*75 + 11252*45 + 11529*45 + 11333*20 + 01253*22 = sub 207, 6 inch 207, 12 inch 414, footlong 414
Meatball sub; steak and cheese sub; cheesesteak = 18350*80 + 07972*95 + 06931*40 + 01026*22 = sub 237, 6 inch 237, 12 inch 474, footlong 474
Tuna sub = 18350*75 + 15121*60 + 04025*24 + 11252*25 + 11529*25 = sub 209, 6 inch 209, 12 inch 418, footlong 418
Brisket; beef brisket; smoked brisket = 13812 = slice 40, serving 113, oz 28.35
Jumbo hot dog; large hot dog; foot long hot dog = 07945*75 + 18350*45 = hot dog 120
Avocado oil = 04053 = tbsp 14, tsp 4.6
Cooking spray; oil spray = 04582 = spray 0.25, second 0.8
Maple syrup sugar free; sugar free syrup; diet syrup = 19335*3 + water*97 = tbsp 20, serving 60
Protein yogurt; high protein yogurt = 01256 = container 200, cup 245
Protein pancake; protein pancakes = 18293*65 + 14066*15 + 01124*20 = pancake 45
Protein pudding = 19183*50 + 01256*42 + 14066*8 = container 200, cup 230
Protein cookie = 25017 = cookie 60
Cream of wheat; semolina porridge; farina = 20466*15 + water*85 = cup 245, bowl 245
Oat bran = 20033 = tbsp 6, cup 94
Wheat germ; wheat bran = 20077 = tbsp 4, cup 58
Hemp seeds; hemp hearts = 12012 = tbsp 10
Sesame seeds = 12023 = tbsp 9, tsp 3
Desiccated coconut; shredded coconut; coconut flakes = 12108 = tbsp 6, cup 80
Peanut butter cup; peanut butter cups = 19150 = cup 21
Lychee; lychees = 09164 = lychee 10, cup 190
Guava = 09139 = fruit 55, cup 165
Passion fruit = 09231 = fruit 18, cup 236
Persimmon; kaki; sharon fruit = 09263 = fruit 168
Jackfruit = 09144 = cup 165
Starfruit; carambola = 09060 = fruit 91, cup 132
Squid; calamari; fried calamari = 15176 = serving 100, ring 8, cup 120
Octopus = 15230 = serving 85
Anchovies; anchovy = 15002 = anchovy 4, can 45
Eel; unagi = 15026 = serving 85, piece 30
Crab stick; surimi; imitation crab; seafood stick = 15138 = stick 17, serving 85
Liver; chicken liver; chicken livers = 05661 = serving 100, liver 44
Liver sausage; liverwurst; braunschweiger = 07041 = slice 18, oz 28.35
Mortadella; bologna; baloney = 07008 = slice 28, oz 28.35
Goat meat; goat = 17169 = serving 85, oz 28.35
Venison; deer = 17165 = serving 85, oz 28.35
Veal = 17091 = serving 85, oz 28.35
Condensed milk; sweetened condensed milk = 01095 = tbsp 19, cup 306
Evaporated milk = 01096 = tbsp 16, cup 252
Goat milk = 01106 = cup 244, glass 244
Coconut cream = 12115 = tbsp 15, cup 240
Coconut yogurt; soy yogurt; vegan yogurt; plant yogurt = 16139*85 + 19335*5 + 12118*10 = container 125, cup 245
Vegan cheese = 12118*55 + 20027*25 + 04047*15 = slice 20, oz 28.35
`;
