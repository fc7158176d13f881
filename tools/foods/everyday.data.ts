/**
 * Foods as people say them: our own list of names, other names, USDA numbers and household measures. A line is
 * `name; other names = number (or a mix: number*g + number*g) = measures in g`; the first measure is what one of it is.
 * Dishes are mixed from usual recipes. `node tools/foods/write-pack.ts` writes them into the bundled data.
 */
export const everydayFoods = `
Banana; bananas = 09040 = medium 118, small 101, large 136, cup, sliced 150
Egg; whole egg; eggs = 01123 = large 50, medium 44, small 38, extra large 56
`;
