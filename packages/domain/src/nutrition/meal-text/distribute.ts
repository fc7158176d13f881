/** Gives amounts that stand apart to the foods they are meant for: 'rice and beans, 1 cup each', 'pancakes, 3 of them'. */
import { combineAmounts } from "./amount.ts";
import type { AmountNode, DishNode, FoodNode, MealNode } from "./nodes.ts";

type Distributed = {
  readonly nodes: readonly (FoodNode | DishNode)[];
  /** Amounts of nothing. */
  readonly left: readonly AmountNode[];
};

/** The food that 'with' leads back to: of 'pancakes with syrup' the pancakes. */
const headOf = (nodes: readonly (FoodNode | DishNode)[]): number => {
  let at = nodes.length - 1;
  for (let node = nodes[at]; node?.kind === "food"; node = nodes[at]) {
    if (at === 0 || !["with", "in", "on"].includes(node.connector ?? "")) break;
    at -= 1;
  }
  return at;
};

/** @param list of one line or one dish */
export const distributed = (list: readonly MealNode[]): Distributed => {
  const nodes: (FoodNode | DishNode)[] = [];
  const left: AmountNode[] = [];
  let ahead: AmountNode | undefined;
  const give = (at: number, amount: AmountNode): void => {
    const node = nodes[at];
    const both = node?.kind === "food" ? combineAmounts(node.amount, amount.amount) : undefined;
    if (node?.kind !== "food" || both === undefined) left.push(amount);
    else nodes[at] = { ...node, amount: both, all: [...node.all, ...amount.all] };
  };
  for (const node of list) {
    if (node.kind === "dish") nodes.push(node);
    else if (node.kind === "food") {
      if (node.amount.isSaid) ahead = undefined;
      nodes.push(ahead === undefined ? node : { ...node, amount: ahead.amount });
    } else if (node.isAhead) ahead = node;
    else {
      const last = nodes.length - 1;
      const tail = nodes[last];
      if (tail?.kind !== "food") {
        left.push(node);
        continue;
      }
      if (node.amount.isEach && !tail.amount.isSaid) {
        for (let at = last; at >= 0; at -= 1) {
          const one = nodes[at];
          if (one?.kind !== "food" || one.amount.isSaid) break;
          give(at, node);
        }
      } else if (node.amount.isEach) {
        // 'an apple and a pear, 150 g each'
        let at = last;
        give(at, node);
        for (let one = nodes[at]; one?.kind === "food" && one.connector === "and"; one = nodes[at]) {
          at -= 1;
          give(at, node);
        }
      } else {
        const head = headOf(nodes);
        const first = nodes[head];
        give(first?.kind === "food" && !first.amount.isSaid ? head : last, node);
      }
    }
  }
  return { nodes, left };
};
