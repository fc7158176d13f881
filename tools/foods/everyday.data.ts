/**
 * Foods as people say them: our own list of names, other names, USDA numbers and household measures. A line is
 * `name; other names = number (or a mix: number*g + number*g) = measures in g`; the first measure is what one of it is.
 * Dishes are mixed from usual recipes. `node tools/foods/write-pack.ts` writes them into the bundled data.
 */
export const everydayFoods = `
# Fruit
Banana = 09040 = medium 118, small 101, large 136, cup 150
Apple; red apple; green apple = 09003 = medium 182, small 149, large 223, cup 109, slice 25
Orange; navel orange = 09202 = medium 131, large 184, small 96, cup 165
Clementine; mandarin; tangerine; satsuma = 09433 = piece 74, cup 195
Grapes; red grapes; green grapes = 09132 = cup 151, grape 4.9, handful 80, bunch 151
Strawberries; strawberry = 09316 = cup 152, medium 12, large 18, handful 75
Blueberries; blueberry = 09050 = cup 148, handful 60
Raspberries; raspberry = 09302 = cup 123, handful 60
Blackberries; blackberry = 09042 = cup 144, handful 60
Berries; mixed berries = 09316*50 + 09050*50 + 09302*25 = cup 145, handful 60
Watermelon = 09326 = cup 152, slice 286, wedge 286, whole watermelon 4518
Cantaloupe; melon = 09181 = cup 160, slice 69
Honeydew melon = 09184 = cup 170, slice 125
Pineapple; fresh pineapple = 09266 = cup 165, slice 84
Mango = 09176 = fruit 336, cup 165
Kiwi; kiwifruit = 09148 = fruit 69, cup 180
Peach = 09236 = medium 150, small 130, large 175, cup 154
Nectarine = 09191 = medium 142, cup 143
Plum = 09279 = fruit 66, cup 165
Apricot = 09021 = fruit 35, cup 155
Pear = 09252 = medium 178, small 148, large 230, cup 140
Cherries; cherry; sweet cherries = 09070 = cup 138, cherry 8.2, handful 80
Grapefruit = 09112 = fruit 246, half 123, cup 230
Lemon = 09150 = fruit 58, slice 8
Lemon juice = 09152 = tbsp 15, cup 244
Lime = 09159 = fruit 67
Papaya = 09226 = cup 145, fruit 304
Pomegranate seeds; pomegranate = 09286 = half cup 87, cup 174
Fig; fresh figs = 09089 = medium 50, large 64
Dates; date; medjool date = 09421 = date 24, cup 147
Raisins = 09298 = handful 28, small box 43, cup 145, tbsp 9
Dried apricots = 09032 = apricot 7, cup 130, handful 35
Prunes; dried plums = 09291 = prune 9.5, cup 174
Dried cranberries; craisins = 09079 = quarter cup 40, handful 30, tbsp 7.5
Applesauce; apple sauce = 09019 = cup 244, pouch 90
Fruit salad; fruit cup = 09003*60 + 09132*40 + 09316*40 + 09202*40 = cup 175, bowl 175
Coconut = 12104 = piece 45, cup 80
# Vegetables
Avocado; avocado half = 09037 = fruit 201, half 100, slice 20, cup 150
Tomato; tomatoes = 11529 = medium 123, small 91, large 182, cup 180, slice 20
Cherry tomatoes; grape tomatoes = 11529 = cup 149, tomato 17, handful 85
Cucumber = 11205 = cup 104, fruit 301, slice 7
Lettuce; iceberg lettuce = 11252 = cup 72, leaf 8, head 539
Romaine lettuce; romaine; cos lettuce = 11251 = cup 47, leaf 6
Mixed greens; salad greens; spring mix = 11253*50 + 11457*20 + 11257*30 = cup 30, bowl 85, handful 30
Spinach; raw spinach; baby spinach = 11457 = cup 30, handful 30
Arugula; rocket; rocket salad = 11959 = cup 20, handful 20, leaf 2
Cooked spinach; spinach cooked = 11458 = cup 180
Kale = 11233 = cup 21, handful 20
Broccoli = 11091 = cup 156, floret 11, stalk 180
Cauliflower = 11135 = cup 107, floret 13, head 588
Carrots; carrot; raw carrot = 11124 = medium 61, large 72, cup 128, stick 8
Carrot sticks = 11124 = serving 80, stick 8, cup 122
Baby carrots = 11960 = carrot 10, handful 60, cup 123
Celery = 11143 = stalk 40, cup 101, stick 17
Onion; onions = 11282 = medium 110, small 70, large 150, cup 160, slice 14
Green onion; scallions; spring onion = 11291 = medium 15, cup 100
Garlic = 11215 = clove 3, tsp 2.8
Bell pepper; red pepper; sweet pepper; pepper; peppers; capsicum = 11821 = medium 119, large 164, cup 149
Green pepper; green bell pepper = 11333 = medium 119, cup 149
Mushrooms; mushroom; white mushrooms = 11260 = cup 70, medium 18
Zucchini; courgette = 11477 = medium 196, cup 124
Green beans; string beans = 11053 = cup 125, handful 60
Peas; green peas = 11305 = cup 160
Snap peas; snow peas; sugar snap peas = 11300 = cup 63, handful 35
Sweet corn; corn; corn kernels; sweetcorn; tinned sweetcorn = 11168 = cup 149, ear 103
Corn on the cob; ear of corn = 11168 = ear 103, large 118
Asparagus = 11012 = serving 120, spear 15, cup 180
Brussels sprouts = 11099 = cup 156, sprout 21
Cabbage = 11109 = cup 89, leaf 23, head 908
Beets; beetroot = 11081 = cup 170, beet 50
Eggplant; aubergine = 11210 = cup 99
Radishes = 11429 = cup 116, radish 4.5
Pumpkin; canned pumpkin = 11424 = cup 245
Butternut squash = 11486 = cup 205
Spaghetti squash = 11493 = cup 155
Mixed vegetables; vegetables; veg; mixed veg; stir fry vegetables = 11584 = cup 182
Side salad; garden salad; green salad; small salad; salad = 11252*60 + 11205*15 + 11529*20 + 11124*5 = bowl 130, cup 65
Sauerkraut = 11439 = cup 142
Pickle; dill pickle; gherkin = 11937 = pickle 65, spear 35, slice 7
Olives; black olives = 09193 = olive 3.2, cup 135, handful 25
Jalapeno = 11979 = pepper 14
Edamame = 11212 = cup 155, handful 60
Seaweed; nori = 11446 = sheet 2.6
# Potatoes
Potato; boiled potato; potatoes; new potatoes; boiled potatoes; baby potatoes = 11365 = medium 167, small 125, large 300, cup 156
Baked potato; jacket potato = 11356 = medium 173, small 138, large 299
Mashed potatoes; mash; mashed potato; mash potato = 11934 = cup 210, scoop 105
Sweet potato; baked sweet potato; yam = 11508 = medium 114, small 60, large 180, cup 200
French fries; fries; chips and fries = 21138 = medium 117, small 71, large 154
Hash browns; hash brown = 21026 = patty 53, cup 156
Tater tots = 11391 = piece 8, cup 128
Roast potatoes = 11356*94 + 04053*6 = cup 150, potato 80
Sweet potato fries = 31025 = serving 85, cup 100
Potato salad = 11414 = cup 250, scoop 125
Coleslaw; cole slaw = 21127 = cup 120, half cup 60
# Eggs
Egg; whole egg; raw egg = 01123 = large 50, medium 44, small 38, extra large 56, jumbo 63
Boiled egg; hard boiled egg; hard-boiled eggs; soft boiled egg = 01129 = large 50, medium 44, extra large 56
Fried egg = 01128 = large 46, extra large 52
Scrambled eggs; scrambled egg = 01132 = egg 61, extra large 68, cup 220
Poached egg = 01131 = large 50
Egg white; egg whites = 01124 = large 33, cup 243, tbsp 15
Egg yolk = 01125 = large 17
Omelette; omelet; cheese omelette = 01130 = omelette 122, egg 61
# Milk and dairy
Milk; 2% milk; reduced fat milk; semi skimmed milk; semi skimmed = 01079 = cup 244, glass 244, tbsp 15, splash 30
Whole milk; full fat milk = 01077 = cup 244, glass 244, tbsp 15
Skim milk; skimmed milk; nonfat milk; fat free milk = 01085 = cup 245, glass 245
1% milk; low fat milk; lowfat milk = 01082 = cup 244, glass 244
Chocolate milk = 01102 = cup 250, glass 250
Almond milk; unsweetened almond milk = 14091 = cup 240, glass 240
Soy milk; soymilk = 16139 = cup 243, glass 243
Oat milk; oatmilk = water*86 + 08120*11 + 04582*1 + 19335*1.5 = cup 240, glass 240
Rice milk = 14639 = cup 240
Coconut milk = 12118 = cup 226, tbsp 15
Half and half; coffee creamer; creamer = 01049 = tbsp 15, splash 15
Heavy cream; whipping cream; cream = 01053 = tbsp 15, cup 238
Whipped cream = 01054 = tbsp 4, cup 60
Sour cream = 01056 = serving 24, tbsp 12, cup 230, dollop 25
Greek yogurt; plain greek yogurt; nonfat greek yogurt; fage = 01256 = container 170, cup 245, tbsp 15
Greek yogurt with fruit; strawberry greek yogurt = 01285 = container 150, cup 245
Yogurt; plain yogurt; low fat yogurt; natural yogurt = 01117 = container 170, cup 245
Vanilla yogurt = 01119 = container 170, cup 245
Fruit yogurt; strawberry yogurt; flavored yogurt = 01120 = container 170, cup 245
Frozen yogurt = 19293 = cup 144, scoop 72
Kefir = 01289 = cup 243
Cheddar cheese; cheddar; cheese; cheddar slice = 01009 = slice 28, oz 28.35, cup 113, cube 17, stick 28
American cheese; american cheese slice = 01253 = slice 19, oz 28.35
Swiss cheese; swiss = 01040 = slice 28, oz 28.35
Mozzarella; mozzarella cheese; buffalo mozzarella; fresh mozzarella = 01026 = oz 28.35, slice 28, cup 112
String cheese; cheese stick; mozzarella stick = 01029 = stick 28
Parmesan; parmesan cheese; grated parmesan = 01032 = tbsp 5, cup 100, oz 28.35
Feta; feta cheese = 01019 = oz 28.35, cup 150, tbsp 9.4
Provolone = 01035 = slice 28, oz 28.35
Goat cheese = 01159 = oz 28.35, tbsp 14
Blue cheese; stilton = 01004 = oz 28.35, cup 135
Brie = 01006 = oz 28.35, slice 28
Gouda = 01022 = oz 28.35, slice 28
Ricotta = 01036 = cup 246, half cup 124, tbsp 15
Cottage cheese; full fat cottage cheese = 01012 = cup 210, half cup 105, tbsp 14
Low fat cottage cheese = 01015 = cup 226, half cup 113
Cream cheese; philadelphia = 01017 = serving 29, tbsp 14.5, oz 28.35
Butter = 01001 = pat 10, tbsp 14.2, tsp 4.7, stick 113, knob 10
Margarine = 04611 = tbsp 14.2, tsp 4.7
Ice cream; vanilla ice cream = 19095 = scoop 66, cup 132, bowl 132
Chocolate ice cream = 19270 = scoop 66, cup 132
Whey protein; protein powder; whey = 14066 = scoop 32, tbsp 8
Protein shake; whey shake = 14066*32 + water*250 + 01079*70 = shake 352, bottle 352, cup 240
Casein protein = 14066 = scoop 32
# Bread
Bread; white bread; slice of bread = 18069 = slice 29
Toast; white toast; buttered bread toast = 18070 = slice 26
Whole wheat bread; wholemeal bread; brown bread; whole-wheat bread; wheat bread; hole wheat bread = 18075 = slice 32
Whole wheat toast; wholemeal toast; wheat toast = 18076 = slice 26
Rye bread; rye = 18060 = slice 32
Sourdough; sourdough bread = 18029 = slice 59, small 32
Multigrain bread; whole grain bread; granary bread; granary toast; seeded bread = 28397 = slice 26
French bread; baguette = 18029 = slice 32, piece 60
Pita; pita bread = 18041 = pita 60, small 28
Naan; naan bread = 28307 = piece 90
Roti; chapati; chapatti; phulka = 28306 = piece 40
Garlic bread = 18963 = slice 43, piece 43
Bagel; plain bagel = 18001 = bagel 105, mini 26
English muffin = 18258 = muffin 57
Croissant; butter croissant = 18239 = medium 57, small 42, large 67
Hamburger bun; burger bun; hot dog bun; hot dog roll; bun; buns = 18350 = bun 44
Dinner roll; bread roll; roll = 18342 = roll 28
Flour tortilla; tortilla; wrap; tortilla wrap = 18364 = tortilla 48, small 30, large 72, 6 inch 30, 8 inch 49, 10 inch 72, 12 inch 104
Corn tortilla = 18363 = tortilla 24
Taco shell = 18360 = shell 13
Cornbread = 18024 = piece 65
Biscuit; american biscuit; buttermilk biscuit = 18016 = biscuit 60
Crackers; cracker; ritz = 18229 = serving 16, cracker 3.2, handful 16
Saltines; saltine crackers = 18228 = cracker 3
Rice cake; rice cakes = 19816 = cake 9
# Breakfast
Oatmeal; cooked oats; porridge = 08121 = cup 234, bowl 234, packet 177
Oats; rolled oats; dry oats = 08120 = half cup 40, cup 81, tbsp 5
Instant oatmeal packet; flavored instant oatmeal = 08130 = packet 43
Overnight oats = 08120*40 + 01079*120 + 01117*60 + 12006*5 = jar 225, cup 225, bowl 225
Granola; muesli = 08037 = cup 98, half cup 61, tbsp 8, bowl 61
Cereal; breakfast cereal = 08013*50 + 08020*50 = bowl 30, cup 30
Cheerios = 08013 = cup 28, bowl 28
Corn flakes; cornflakes = 08020 = cup 28, bowl 28
Raisin bran = 08061 = cup 59, bowl 59
Frosted flakes = 08409 = cup 41, bowl 41
Rice krispies; puffed rice cereal = 08065 = cup 26, bowl 33
Shredded wheat = 08148 = cup 49, biscuit 24
Pancakes; pancake = 18293 = pancake 38, large 77
Waffle; waffles = 18403 = waffle 33, large 75
French toast = 18269 = slice 65
Maple syrup; syrup; pancake syrup = 19353 = serving 40, tbsp 20, cup 315
Breakfast burrito = 21519 = burrito 109
Egg McMuffin; mcmuffin; egg muffin sandwich = 21357 = sandwich 131
Sausage biscuit = 21361 = sandwich 117
Muffin; blueberry muffin; bran muffin = 18274 = muffin 107, small 66, mini 17
Chocolate muffin = 18274*80 + 19080*20 = muffin 113
Donut; doughnut; glazed donut = 18255 = donut 60, large 75
Chocolate donut = 18251 = donut 60
Cinnamon roll; cinnamon bun = 18356 = roll 83
Danish pastry; danish = 18431 = pastry 71
# Rice, pasta, grains
White rice; rice; cooked rice; steamed rice; boiled rice = 20045 = cup 158, bowl 158
Brown rice; cooked brown rice = 20037 = cup 185, bowl 185
Wild rice = 20089 = cup 164
Basmati rice; jasmine rice = 20045 = cup 158, bowl 158
Dry rice; uncooked rice = 20044 = cup 185
Fried rice; egg fried rice; vegetable fried rice = 36602 = cup 140, bowl 200, plate 250
Chicken fried rice = 36602 = cup 140, bowl 200
Pasta; cooked pasta; penne; macaroni; noodles = 20121 = cup 140, bowl 200, plate 250
Spaghetti; cooked spaghetti; linguine; fettuccine = 20121 = cup 140, plate 250, bowl 200
Dry pasta; uncooked pasta = 20120 = serving 56, cup 100
Whole wheat pasta; wholemeal pasta = 20125 = cup 140
Egg noodles = 20110 = cup 160
Rice noodles = 20134 = cup 176
Couscous = 20029 = cup 157
Quinoa; cooked quinoa = 20137 = cup 185, bowl 185
Bulgur = 20013 = cup 182
Barley = 20006 = cup 157
Polenta; grits = 08091 = cup 257, bowl 257
Flour; white flour; all purpose flour = 20081 = cup 125, tbsp 8
Spaghetti with meatballs; spaghetti and meatballs = 20121*220 + 23570*100 + 06931*120 = plate 440, cup 250
Spaghetti bolognese; spag bol; spaghetti bol; spaghetti with meat sauce; bolognese = 20121*220 + 23570*70 + 06931*130 = plate 420, cup 250
Lasagna; lasagne = 22916 = piece 250, cup 240
Mac and cheese; macaroni and cheese; macaroni cheese = 32005 = cup 190, bowl 190
Ravioli = 22900 = cup 242
Tomato sauce; marinara; pasta sauce; spaghetti sauce = 06931 = half cup 128, cup 257, tbsp 16
Alfredo sauce = 01053*50 + 01032*15 + 01001*10 + 01079*25 = half cup 122, tbsp 15
Pesto; pesto sauce = 06626 = tbsp 16, quarter cup 63
# Chicken, turkey
Chicken breast; grilled chicken breast; chicken; grilled chicken = 05064 = breast 140, half 86, cup 140, oz 28.35, serving 140
Raw chicken breast; chicken breast raw; raw chicken = 05062 = breast 174, oz 28.35
Chicken breast with skin = 05060 = breast 196, half 98, cup 140
Fried chicken = 05059 = piece 140, breast 196
Chicken thigh; chicken thighs = 05098 = thigh 62, cup 140
Chicken drumstick; drumstick; chicken leg = 05073 = drumstick 49
Chicken wings; chicken wing; wings; buffalo wings = 05103 = wing 34, piece 34
Rotisserie chicken; roast chicken = 05009 = serving 85, half 245, chicken 490, cup 140
Chicken nuggets; chicken nugget; nuggets; mcnuggets = 21309 = piece 16, serving 96
Chicken tenders; chicken strips; chicken fingers = 21401 = piece 45, serving 135
Chicken sandwich; crispy chicken sandwich = 21102 = sandwich 182
Ground turkey; turkey mince = 05306 = serving 85, cup 135, oz 28.35
Turkey breast; roast turkey; turkey = 05186 = serving 85, slice 28, oz 28.35, cup 140
Deli turkey; turkey slices; sliced turkey; turkey lunch meat = 07081 = slice 20, oz 28.35
Turkey bacon = 07973 = slice 8.1
Turkey burger = 05306 = patty 110
Duck = 05140 = serving 85, cup 140
# Beef, pork, lamb
Ground beef; beef mince; minced beef; hamburger meat = 23570 = serving 85, oz 28.35, cup 135
Lean ground beef; 90% lean ground beef = 23565 = serving 85, oz 28.35
Extra lean ground beef; 93% lean ground beef = 23476 = serving 85, oz 28.35
Steak; beef steak; sirloin steak; sirloin; beef; rump steak; rump; minute steak = 13452 = steak 190, oz 28.35, serving 85
Ribeye steak; ribeye; rib eye = 23195 = steak 250, oz 28.35
Filet mignon; tenderloin steak = 13921 = steak 170, oz 28.35
Roast beef = 07043 = slice 28, serving 85, oz 28.35
Pot roast = 13812 = serving 85, slice 85, cup 140
Corned beef = 13347 = serving 85, slice 28
Beef jerky; jerky = 19002 = piece 20, oz 28.35
Hamburger patty; burger patty; beef patty = 23568 = patty 85
Meatballs; meatball = 07972 = meatball 28, cup 140
Meatloaf; meat loaf = 23570*70 + 18069*10 + 01123*8 + 11282*12 = slice 85
Pork chop; pork chops = 10046 = chop 112, oz 28.35
Pork tenderloin; pork loin = 10222 = serving 85, oz 28.35
Pulled pork = 10083*80 + water*20 = serving 100, cup 200
Pork ribs; ribs; spare ribs = 10089 = rib 30, serving 85
Bacon; bacon strips; streaky bacon = 10862 = slice 9.2, strip 9.2, oz 28.35
Canadian bacon; back bacon = 10998 = slice 14
Ham; sliced ham; deli ham; lunch ham = 07029 = slice 28, oz 28.35
Baked ham; roast ham = 10136 = slice 42, oz 28.35
Sausage; pork sausage; breakfast sausage; sausages; sausage link = 07064 = link 52, patty 27, oz 28.35
Italian sausage = 07089 = link 83
Bratwurst; bangers = 07013 = link 85
Chicken sausage = 07923 = link 84
Hot dog; frankfurter; hotdog; hot dog with bun; hot dogs with buns = 07945*48 + 18350*44 + 02046*5 = hot dog 97
Hot dog without bun; frankfurter sausage; wiener = 07945 = sausage 48
Pepperoni = 07057 = slice 2, serving 28, oz 28.35
Salami = 07069 = slice 12, oz 28.35
Chorizo = 07019 = link 60, oz 28.35
Lamb chop; lamb chops = 17237 = chop 80, oz 28.35
Ground lamb = 17225 = serving 85
Beef stew; stew = 22905 = cup 232, bowl 300
Chili; chili con carne; chilli = 22904 = cup 247, bowl 247
# Fish
Salmon; grilled salmon; baked salmon; salmon fillet = 15237 = fillet 150, oz 28.35, serving 113
Smoked salmon; lox = 15077 = slice 20, oz 28.35
Tuna; canned tuna; tuna in water; tin of tuna = 15121 = can 165, oz 28.35, cup 154
Tuna in oil = 15119 = can 171, oz 28.35
Tuna steak = 15221 = steak 170, oz 28.35
Cod; baked cod = 15016 = fillet 180, oz 28.35
Tilapia = 15262 = fillet 87, oz 28.35
Trout = 15116 = fillet 143, oz 28.35
Halibut = 15037 = fillet 159, oz 28.35
Mackerel = 15047 = fillet 88, oz 28.35
Sardines; sardine; can of sardines = 15088 = can 92, sardine 12
Shrimp; prawns; prawn; cooked shrimp; king prawns; king prawn; tiger prawns = 15271 = large 6, serving 85, oz 28.35, cup 145
Fried shrimp = 15150 = large 7.5, serving 85
Crab; crab meat = 15140 = cup 118, oz 28.35
Lobster = 15148 = cup 145, oz 28.35
Oysters; oyster = 15167 = oyster 14
Scallops = 90240 = large 15, serving 85
Mussels = 15165 = cup 150, oz 28.35
Fish sticks; fish fingers = 15027 = stick 28, piece 28
Fried fish; battered fish; fish fillet fried = 15027 = fillet 110, piece 110
Fish and chips = 15027*190 + 21138*110 = plate 300
# Beans, soy
Black beans = 16015 = cup 172, half cup 86
Kidney beans; red beans = 16033 = cup 177, half cup 88
Pinto beans = 16043 = cup 171, half cup 86
White beans; cannellini beans; navy beans = 16038 = cup 182
Baked beans; beans = 16006 = cup 254, half cup 127, can 400
Refried beans = 16103 = cup 238, half cup 119
Chickpeas; garbanzo beans; chick peas = 16057 = cup 164, half cup 82
Lentils; cooked lentils = 16070 = cup 198, half cup 99, bowl 198
Dal; daal; dahl; dhal = 16070*140 + 01003*6 + water*54 = cup 200, bowl 250
Hummus; houmous = 16158 = serving 30, tbsp 15, cup 246
Falafel = 16138 = patty 17, ball 17
Tofu; firm tofu = 16426 = slice 85, cup 126, block 350
Tempeh = 16114 = serving 85, cup 166
Veggie burger; vegetable burger; black bean burger = 16147 = patty 70
Beans on toast = 16006*190 + 18076*26 = plate 216, slice 216
# Nuts, seeds, spreads
Almonds; almond = 12061 = handful 28, oz 28.35, almond 1.2, cup 143
Walnuts; walnut = 12155 = handful 28, oz 28.35, half 2, cup 117
Cashews; cashew = 12087 = handful 28, oz 28.35, cup 137
Pistachios = 12151 = handful 28, oz 28.35, cup 123
Pecans = 12142 = handful 28, oz 28.35, cup 99
Hazelnuts = 12120 = handful 28, oz 28.35
Macadamia nuts = 12131 = handful 28, oz 28.35
Brazil nuts = 12078 = nut 5, oz 28.35
Mixed nuts; nuts = 12135 = handful 28, oz 28.35, cup 137
Peanuts; roasted peanuts; dry roasted peanuts; salted peanuts; monkey nuts = 16390 = handful 28, oz 28.35, cup 146
Trail mix = 19059 = handful 40, cup 150, oz 28.35
Sunflower seeds = 12036 = tbsp 9, handful 28, oz 28.35
Pumpkin seeds; pepitas = 12014 = tbsp 9, handful 28, oz 28.35
Chia seeds = 12006 = tbsp 12, oz 28.35
Flax seeds; flaxseed; ground flax = 12220 = tbsp 10
Peanut butter; pb = 16098 = tbsp 16, tsp 5.3, cup 258
Almond butter = 12195 = tbsp 16
Nutella; chocolate hazelnut spread = 19125 = tbsp 19
Tahini = 12166 = tbsp 15
# Fats, sauces
Olive oil = 04053 = tbsp 13.5, tsp 4.5, cup 216
Ghee; clarified butter = 01003 = tbsp 12.8, tsp 4.3, cup 205
Vegetable oil; canola oil; oil; cooking oil = 04582 = tbsp 14, tsp 4.7
Coconut oil = 04047 = tbsp 13.6, tsp 4.5
Mayo; mayonnaise = 04025 = tbsp 13.8, tsp 4.6
Light mayo = 04011 = tbsp 15
Ranch dressing; ranch = 04639 = serving 30, tbsp 15
Caesar dressing = 43015 = serving 30, tbsp 15
Italian dressing = 04114 = serving 30, tbsp 15
Vinaigrette; balsamic vinaigrette; salad dressing; dressing; french dressing = 04120 = serving 30, tbsp 16
Ketchup; catsup; tomato ketchup = 11935 = tbsp 17, packet 9, tsp 5.7
Mustard; yellow mustard; dijon mustard = 02046 = tsp 5, tbsp 15
Barbecue sauce; bbq sauce = 06150 = tbsp 17
Hot sauce; tabasco; sriracha = 06168 = tsp 4.7
Soy sauce = 16123 = tbsp 16, tsp 5.3
Teriyaki sauce = 06112 = tbsp 18
Salsa = 06164 = serving 32, tbsp 16, cup 259, quarter cup 65
Guacamole = 09037*90 + 11282*5 + 09160*5 = serving 30, tbsp 15, quarter cup 58, cup 232
Gravy = 06116 = quarter cup 58, cup 233, tbsp 15
Vinegar; balsamic vinegar = 02069 = tbsp 16
Honey = 19296 = tbsp 21, tsp 7
Sugar; white sugar; table sugar; caster sugar; granulated sugar = 19335 = tsp 4.2, tbsp 12.6, cup 200, cube 2.3
Brown sugar = 19334 = tbsp 13.8, tsp 4.6, cup 220
Jam; jelly; strawberry jam; preserves; marmalade; conserve = 19297 = tbsp 20, tsp 7
Agave syrup = 19912 = tbsp 21
# Sandwiches, fast food
Sandwich; club sandwich; cheese sandwich bread = 18069*58 + 07029*50 + 01009*21 + 11252*15 + 04025*8 = sandwich 150
Ham and cheese sandwich; ham cheese sandwich; ham & cheese = 18069*58 + 07029*42 + 01009*28 + 02046*5 + 04025*3 = sandwich 136
Ham sandwich = 18069*58 + 07029*56 + 04025*7 + 11252*8 = sandwich 129
Turkey sandwich; chicken and turkey sandwich = 18075*64 + 07081*60 + 04025*11 + 11252*15 + 11529*20 = sandwich 170
Turkey and swiss on rye; turkey and swiss = 18060*64 + 07081*50 + 01040*24 + 02046*5 = sandwich 143
Chicken salad sandwich = 18069*58 + 05064*70 + 04025*20 = sandwich 148
Tuna sandwich; tuna salad sandwich; tuna melt = 18069*58 + 15121*75 + 04025*18 + 11143*10 = sandwich 161
Egg salad sandwich; egg sandwich = 18069*58 + 01129*75 + 04025*15 = sandwich 148
Grilled cheese; grilled cheese sandwich; cheese toastie; cheese sandwich = 18069*58 + 01009*42 + 01001*7 = sandwich 107
BLT; blt sandwich; bacon lettuce tomato sandwich = 18070*52 + 10862*20 + 04025*14 + 11252*15 + 11529*35 = sandwich 136
Peanut butter and jelly sandwich; pbj; pb and j; pb&j sandwich; peanut butter jelly sandwich = 18069*58 + 16098*24 + 19297*20 = sandwich 102
Peanut butter sandwich = 18069*58 + 16098*32 = sandwich 90
Sub sandwich; submarine sandwich; italian sub; sub; hoagie = 21124 = sub 215, 6 inch 215, 12 inch 430, footlong 430
Hamburger; burger; hamburger with bun = 21108 = burger 110, large 170
Cheeseburger = 21098 = burger 250, small 119
Single cheeseburger; mcdonalds cheeseburger = 21233 = burger 119
Double cheeseburger = 21344 = burger 155
Big Mac = 21237 = burger 215
Whopper = 21252 = burger 291
Quarter Pounder = 21234 = burger 171
Pizza; cheese pizza; slice of pizza; margherita pizza = 21299 = slice 107, pizza 860, 7 inch 300, 8 inch 390, 9 inch 490, 10 inch 600, 12 inch 860, 14 inch 1150, 16 inch 1500
Pepperoni pizza = 21302 = slice 111, pizza 890, 8 inch 400, 10 inch 620, 12 inch 890, 14 inch 1200
Frozen pizza = 21224 = slice 100, pizza 400
Soft taco = 21486 = taco 99
Taco; beef taco; tacos; hard taco; crunchy taco = 21082 = taco 78
Burrito; bean and cheese burrito; beef burrito; chicken burrito = 21064 = burrito 215
Quesadilla; cheese quesadilla; chicken quesadilla = 21488 = quesadilla 170, slice 45
Nachos; nachos with cheese = 21078 = serving 113, plate 113
Enchilada = 06599 = enchilada 163
Fajita; chicken fajita = 18364*45 + 05064*60 + 11333*25 + 11282*15 = fajita 145
Burrito bowl; chicken burrito bowl = 20045*130 + 05064*110 + 16015*110 + 06164*65 + 01009*28 = bowl 445
Onion rings = 11296 = serving 85, ring 10
Mozzarella sticks = 36004 = stick 35
Corn dog = 22973 = corn dog 90
# Meals
Caesar salad = 11251*110 + 43015*40 + 01032*8 + 18243*15 = bowl 175, cup 75
Chicken caesar salad = 11251*110 + 43015*40 + 05064*60 + 01032*8 + 18243*15 = bowl 235, cup 75
Chicken salad; grilled chicken salad; salad with chicken = 11253*110 + 05064*110 + 11529*50 + 11205*40 + 04053*3 = bowl 313, cup 80
Greek salad = 11251*80 + 01019*40 + 11529*60 + 11205*50 + 04053*14 = bowl 245
Tuna salad = 15128 = cup 205, half cup 102
Egg salad = 01129*75 + 04025*18 + 11143*7 = cup 220, half cup 110
Pasta salad = 20121*70 + 04114*15 + 11529*15 = cup 180
Chicken noodle soup; chicken soup = 06419 = cup 241, bowl 300, can 480
Tomato soup; cream of tomato soup = 06359 = cup 248, bowl 248
Vegetable soup; minestrone; soup = 06440 = cup 241, bowl 300
Lentil soup = 06037 = cup 248, bowl 300
Clam chowder = 06230 = cup 252, bowl 300
Broth; bone broth; chicken broth = 06194 = cup 240
Ramen; instant noodles; ramen noodles; instant ramen; pot noodle; super noodles = 06583*86 + water*400 = bowl 486, packet 486, cup 240
Pho; pho soup = 20134*200 + 13452*70 + water*450 = bowl 720
Chicken curry; curry; chicken tikka masala; butter chicken = 05098*100 + 06931*60 + 01053*10 + 04582*2 + 11282*30 + 11529*30 = cup 235, bowl 235, plate 235
Vegetable curry = 16057*80 + 11365*60 + 12118*30 + 11529*60 = cup 235, bowl 235
Chicken stir fry; stir fry = 05064*110 + 11584*120 + 04582*8 + 16123*12 = cup 200, plate 250
Sweet and sour chicken; orange chicken; general tso chicken = 36621 = cup 190, serving 180, plate 200
Chow mein; lo mein; noodles stir fried = 36625 = cup 136, plate 300
Pad thai = 20134*150 + 15271*60 + 01123*30 + 16390*10 + 04582*8 + 19335*8 = plate 266, cup 160
Egg roll; spring roll; spring rolls = 36601 = roll 64
Dumplings; gyoza; potstickers; dim sum = 32013 = piece 30
Sushi; sushi roll; california roll; maki = 20053*70 + 15140*8 + 09037*12 + 11446*2 + 19335*2 + 04025*4 = piece 30, roll 180
Salmon nigiri; nigiri = 20053*20 + 15236*12 = piece 32
Kebab; doner kebab; gyro; shawarma = 18041*70 + 17225*90 + 11252*30 + 11529*30 + 01117*30 = kebab 300, wrap 300
Chicken wrap; wrap with chicken; chicken caesar wrap = 18364*72 + 05064*80 + 11252*30 + 04025*12 = wrap 194
Shepherds pie; cottage pie = 23570*35 + 11934*45 + 11124*10 + 11305*10 = cup 240, plate 300
Casserole; tuna casserole = 20121*45 + 15121*20 + 01009*10 + 01079*25 = cup 240
Poke bowl = 20045*180 + 15127*110 + 09037*50 + 11205*40 + 16123*15 = bowl 395
Roast dinner; sunday roast = 05009*110 + 11356*150 + 11584*90 = plate 350
Avocado toast = 18076*26 + 09037*75 = slice 101, toast 101
# Snacks, sweets
Potato chips; chips; crisps; lays; walkers; ready salted crisps; cheese and onion crisps; salt and vinegar crisps = 19411 = bag 28, handful 28, oz 28.35
Tortilla chips; corn chips; doritos = 19056 = handful 28, chip 2.6, oz 28.35
Popcorn; air popped popcorn; plain popcorn = 19034 = cup 8, bag 30, bowl 24
Microwave popcorn; buttered popcorn; movie popcorn = 25014 = cup 11, bag 80
Pretzels = 19047 = handful 28, oz 28.35, pretzel 6
Soft pretzel = 43109 = pretzel 115, large 143
Cheetos; cheese puffs; wotsits; quavers; monster munch; skips = 19008 = handful 28, oz 28.35
Granola bar; cereal bar; muesli bar = 19015 = bar 25
Protein bar; quest bar = 25017 = bar 55
Energy bar; clif bar = 25051 = bar 68
Chocolate; milk chocolate; chocolate bar; dairy milk; galaxy bar = 19120 = bar 44, square 10, piece 10, oz 28.35
Dark chocolate; dark choc = 19904 = square 10, bar 101, oz 28.35, piece 10
Snickers; candy bar = 19155 = bar 57
M&Ms; m and ms = 19141 = bag 48, handful 30
KitKat; kit kat = 19109 = bar 42
Reeses peanut butter cup; reeses = 19150 = cup 21, package 42
Gummy bears; gummies; candy; sweets; boiled sweets = 19106 = handful 40, piece 2.5
Chocolate chip cookie; cookie; cookies; chocolate chip cookies = 18159 = cookie 16, large 60
Oatmeal cookie; oatmeal raisin cookie = 18178 = cookie 25
Oreo; oreos; oreo cookie; sandwich cookie = 18166 = cookie 12
Brownie; chocolate brownie = 18151 = square 56, piece 56
Chocolate cake; cake; birthday cake = 18096 = piece 95, slice 95
Pound cake = 18120 = slice 30
Cheesecake = 18147 = slice 80, piece 80
Apple pie = 18302 = slice 155, piece 155
Pumpkin pie = 18327 = slice 155
Pecan pie = 18324 = slice 122
Pudding; chocolate pudding = 19183 = cup 108
Jello; gelatin = 19173 = cup 270, half cup 135
Marshmallow = 19116 = piece 7, cup 50
Ice cream bar; ice cream sandwich; choc ice; magnum = 01238 = bar 70
Sorbet; sherbet = 19097 = scoop 66, half cup 74
# Drinks
Water; sparkling water; tap water = 14411 = glass 240, cup 237, bottle 500
Coffee; black coffee; decaf coffee; coffee black; americano; iced coffee; filter coffee; instant coffee = 14209 = cup 237, mug 300, small 237, large 473, shot 30
Espresso; espresso shot = 14210 = shot 30, double 60
Flat white = 01077*160 + 14210*60 = cup 220, medium 220, small 180, large 300
Latte; caffe latte; cafe latte; iced latte = 01079*355 + 14210*60 = medium 380, small 240, large 500, cup 240
Oat milk latte; oat latte = water*300 + 08120*36 + 04582*3 + 19335*4 + 14210*60 = medium 380, small 240, large 500
Skinny latte; skim milk latte; skimmed milk latte; skinny cappuccino = 01085*355 + 14210*60 = medium 380, small 240, large 500, cup 240
Whole milk latte; latte with whole milk; whole milk flat white = 01077*355 + 14210*60 = medium 380, small 240, large 500, cup 240
Caramel latte; vanilla latte; caramel macchiato; macchiato = 01079*300 + 14210*60 + 19335*20 = medium 380, small 240, large 500, cup 240
Cappuccino = 01079*130 + 14210*60 = cup 200, medium 240, small 180, large 350
Cappuccino with oat milk; oat milk cappuccino = water*112 + 08120*15 + 04582*1.5 + 19335*2 + 14210*60 = cup 190
Mocha; caffe mocha = 01079*300 + 14210*60 + 14181*40 = medium 400, small 280, large 500
Frappuccino; iced mocha; blended coffee = 14183 = medium 473, small 355, bottle 281
Tea; black tea; green tea; herbal tea; cuppa; brew; earl grey; english breakfast tea; builders tea; builder's tea = 14355 = cup 237, mug 300
Iced tea; sweet tea = 14199 = glass 271, cup 271, bottle 500
Hot chocolate; hot cocoa; cocoa = 01105 = cup 250, mug 250
Orange juice; oj = 09206 = glass 248, cup 248, bottle 450
Apple juice = 09016 = glass 248, cup 248, box 200
Grape juice = 09135 = glass 253, cup 253
Cranberry juice = 14242 = glass 253, cup 253
Pineapple juice = 09409 = glass 250, cup 250
Tomato juice = 11540 = glass 243, cup 243
Lemonade = 14189 = glass 248, cup 248
Cola; coke; coca cola; pepsi; soda; soft drink; pop; fizzy drink; fizzy pop = 14148 = can 368, glass 245, bottle 500, cup 245, small 350, medium 500, large 690
Diet coke; slimline tonic; diet lemonade; zero sugar cola; diet soda; diet cola; coke zero; diet pepsi = 14143 = can 355, glass 240, bottle 500
Ginger ale; sprite; lemon lime soda; 7up = 14136 = can 366, glass 244
Energy drink; red bull; monster = 14154 = can 250, large 473
Sports drink; gatorade; powerade = 14460 = bottle 500, glass 240, cup 240
Smoothie; fruit smoothie; strawberry banana smoothie = 09516 = glass 400, cup 233, bottle 450
Green smoothie = 09040*80 + 11457*30 + 09003*60 + 01079*120 = glass 350, cup 240
Milkshake; chocolate milkshake; shake = 01110 = glass 300, small 300, medium 400, large 600
Vanilla milkshake = 01111 = glass 300
Coconut water = 12119 = cup 240, bottle 330
Kombucha = 14199 = bottle 473, cup 240
Beer; lager; ale; pint of beer = 14003 = can 356, bottle 356, pint 473, glass 356
Light beer = 14006 = can 354, bottle 354, pint 473
Red wine; wine; glass of wine = 14096 = glass 147, bottle 750
White wine; rose wine = 14106 = glass 147, bottle 750
Champagne; prosecco; sparkling wine = 14106 = glass 147, bottle 750
Vodka; whiskey; gin; rum; tequila; spirits = 14037 = shot 42, glass 42
Gin and tonic; gin tonic; vodka tonic = 14037*45 + 14155*180 = glass 225
Margarita; cocktail; daiquiri = 14010 = glass 120
Rum and coke = 14037*45 + 14400*180 = glass 225
Cider; hard cider = 14003 = bottle 356, pint 473
`;
