/**
 * Meals as people write them, and their energy: 200 sentences, written before the parser that they judge, from usual
 * household portions of USDA's tables. A line is the sentence, then the kcal of its parts. Lines with an even number
 * are for tuning; those with an odd number are held out: their count is reported, nothing else.
 */
export const judgedMeals = `
2 eggs and a cup of oatmeal | 144+158
a banana | 105
2 eggs, a cup of oatmeal and a latte | 144+158+190
an apple and a tablespoon of peanut butter | 95+95
6 oz chicken breast and a cup of white rice | 281+205
200 g chicken breast with 150 g rice | 330+195
a bowl of cereal with milk | 110+120
two slices of whole wheat toast with butter | 160+70
a slice of pizza | 285
3 slices of pizza and a coke | 855+140
a glass of orange juice | 112
1 cup of greek yogurt with blueberries | 145+42
a handful of almonds | 164
greek yogurt, a banana and honey | 100+105+64
a cheeseburger and fries | 535+365
big salad with chicken | 250
a turkey sandwich | 330
ham and cheese sandwich | 350
tuna sandwich and an apple | 350+95
4 oz salmon and a cup of broccoli | 233+55
8 oz steak with a baked potato | 560+160
one cup of brown rice and a cup of black beans | 216+227
2 scrambled eggs with 2 slices of bacon | 182+86
3 egg whites and 1 whole egg | 51+72
a bagel with cream cheese | 270+100
coffee with milk | 2+18
a cup of coffee with 2 tsp sugar | 2+32
a pint of beer | 200
2 glasses of red wine | 250
a can of coke | 140
a cup of milk | 122
a scoop of whey protein with a cup of milk | 115+122
protein shake | 160
2 tbsp peanut butter on toast | 190+80
1/2 cup oats | 150
half an avocado | 160
half a cup of cottage cheese | 103
1 1/2 cups of pasta | 330
1.5 cups cooked rice | 308
250 g greek yogurt | 148
100 g almonds | 579
30 g cheddar | 121
100g oats with 200ml milk | 379+100
500 ml orange juice | 225
two tacos | 340
a burrito | 430
chicken burrito and a diet coke | 430+0
2 slices of bread with jam | 150+56
a croissant and a cappuccino | 231+75
3 pancakes with maple syrup | 255+104
2 waffles with strawberries | 190+25
a bunch of grapes | 104
a cup of strawberries | 49
a peach and a plum | 59+30
a cup of watermelon | 46
half a grapefruit | 52
a small apple and 10 almonds | 77+70
a medium banana and a glass of milk | 105+122
3 boiled eggs | 233
fried egg on toast | 90+80
an omelette | 190
a cup of chicken noodle soup | 75
a bowl of tomato soup and a grilled cheese sandwich | 110+370
a bowl of chili | 260
mac and cheese | 310
a plate of spaghetti with meatballs | 670
a cup of spaghetti | 220
2 cups of spaghetti with tomato sauce | 440+70
1 cup of mashed potatoes | 237
a medium baked potato with sour cream | 160+50
a sweet potato | 103
a cup of corn and a cup of peas | 143+118
a cup of cooked spinach | 41
a carrot and hummus | 25+70
2 tbsp hummus with pita bread | 70+165
a handful of walnuts | 185
1 oz cashews | 157
a square of dark chocolate | 60
2 chocolate chip cookies | 156
a glazed donut and coffee | 240+2
a brownie | 227
a slice of apple pie | 411
a scoop of vanilla ice cream | 137
one cup of ice cream | 275
a muffin | 400
a blueberry muffin and a latte | 400+190
a bag of chips | 152
a cup of popcorn | 31
3 cups of air popped popcorn | 93
a tablespoon of olive oil | 119
salad with 2 tbsp ranch dressing | 30+130
a caesar salad | 360
a cup of lentils | 230
a cup of chickpeas and rice | 269+205
beans on toast | 190+80
4 oz turkey breast | 167
3 slices of turkey | 60
6 oz shrimp with a cup of pasta | 170+220
5 oz cod and asparagus | 119+27
a can of tuna | 190
a can of sardines | 191
one chicken thigh | 110
a chicken drumstick | 76
half a rotisserie chicken | 580
6 chicken nuggets | 290
5 chicken wings | 430
a hot dog | 290
2 hot dogs with buns | 580
a hamburger | 295
a double cheeseburger | 440
a veggie burger | 125
a pork chop | 240
2 sausages | 340
4 oz ground beef | 290
a slice of meatloaf | 180
a cup of beef stew | 220
a lamb chop | 230
3 oz of ham | 140
a cup of tofu | 190
150 g tofu and a cup of quinoa | 216+222
a bowl of quinoa | 222
a cup of couscous | 176
a flour tortilla with cheese | 145+113
a quesadilla | 490
nachos | 350
sushi roll | 255
8 pieces of sushi | 350
fried rice | 330
a spring roll and fried rice | 100+330
chicken curry with rice | 290+205
pad thai | 430
a bowl of ramen | 380
egg fried rice and sweet and sour chicken | 330+450
a piece of naan | 262
a cup of granola with milk | 480+122
cheerios with skim milk | 105+83
a bowl of cornflakes with a cup of milk | 100+122
oatmeal with raisins and brown sugar | 158+85+50
porridge with honey | 158+64
overnight oats with berries | 300+35
a protein bar | 200
a granola bar | 120
rice cakes with peanut butter | 70+95
2 slices of swiss cheese | 200
1 oz mozzarella | 85
a slice of american cheese | 70
crackers and cheese | 80+113
a pretzel | 380
a smoothie | 210
a glass of wine | 125
a glass of chocolate milk | 208
a hot chocolate | 190
a milkshake | 350
a cup of tea with milk | 2+18
a glass of apple juice | 114
a glass of lemonade | 100
an energy drink | 110
a bottle of gatorade | 140
a gin and tonic | 170
a shot of vodka | 97
two beers | 306
a cup of almond milk | 40
oat milk latte | 170
a large latte | 250
cappuccino with oat milk | 90
an iced coffee | 5
a slice of bread with butter and honey | 80+35+64
2 pieces of toast with avocado | 160+160
avocado toast with an egg | 80+160+72
breakfast burrito | 300
egg mcmuffin | 300
big mac and medium fries | 560+365
steak and eggs | 420+144
chicken and rice | 230+205
chicken, rice and broccoli | 230+205+55
fish and chips | 450+365
bangers and mash | 340+237
peanut butter and jelly sandwich | 350
pb&j and a glass of milk | 350+122
BLT | 340
grilled chicken salad with italian dressing | 250+70
turkey and swiss on rye | 330
a cup of fruit salad | 97
dates and walnuts | 66+185
a handful of raisins | 85
a tbsp of butter | 102
2 tablespoons of mayo | 188
a teaspoon of honey | 21
1 tbsp maple syrup | 52
a kiwi and a cup of pineapple | 42+83
2 clementines | 70
cherry tomatoes and cucumber | 27+16
3 plums | 91
for lunch I had a turkey sandwich and a diet coke | 330+0
i ate 2 bananas and drank a glass of milk | 210+122
breakfast: 2 eggs, 2 slices toast, 1 tbsp butter | 144+160+102
6 ounces of grilled salmon, 1 cup quinoa, side salad | 350+222+25
1 lb strawberries | 145
a dozen oysters | 140
a slice of cheesecake | 260
`;
