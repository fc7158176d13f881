/**
 * A lookup over all food tables: cached answers, the operator's import, then outside sources in parallel. 'Not found' needs an
 * answer of every configured source; one that is down makes it 'unavailable'. A source without an answer after 4.5 s counts
 * as down: a device waits 5 s, and shows the answers of the others.
 */
import {
  type BarcodeReply,
  type FoodSearchReply,
  onlineSources,
  type SourceStatus,
} from "@muster/contract/nutrition";
import { openFoodFactsNotice } from "@muster/contract/nutrition.text";
import type { Food } from "@muster/domain/nutrition/foods/food";
import { foodWords } from "@muster/domain/nutrition/foods/food-words";
import type { Gtin } from "@muster/domain/nutrition/foods/gtin";
import type { Clock } from "../http/environment.ts";
import type { FoodStore } from "../stores/food-store.ts";
import type { RunLater } from "../sync/live-hub.ts";
import { down, type FoodLookup, type SourceAnswer } from "./sources/food-source.ts";

const day = 86_400_000;
/** Products change: a cached answer expires after this. */
const productLife = 30 * day;
/** An unknown product may be known tomorrow. */
const absenceLife = day;
/** ms for all sources together, whatever each of them tries again. */
export const longestSearch = 4_500;
/** Most of each list that is sent. */
const mostHits = 20;

/** What routes need; made once with the server. */
export type FoodFinder = {
  byBarcode(code: Gtin): Promise<BarcodeReply>;
  search(query: string): Promise<FoodSearchReply>;
};

type FinderDeps = {
  readonly store: FoodStore;
  readonly sources: readonly FoodLookup[];
  readonly clock: Clock;
  readonly later: RunLater;
  /** Called with what a source threw, which sources must not do. */
  readonly report: (error: unknown, where: string) => void;
};

const noticesFor = (foods: readonly Food[]): string[] =>
  foods.some(({ source }) => source === "openFoodFacts") ? [openFoodFactsNotice] : [];

/** Makes the lookup over cache, import and outside sources. */
export const createFoodFinder = ({ store, sources, clock, later, report }: FinderDeps): FoodFinder => {
  /** Simultaneous scans of one product share one lookup. */
  const openLookups = new Map<string, Promise<SourceAnswer<Food>>>();

  const inTime = <T>(lookup: Promise<SourceAnswer<T>>): Promise<SourceAnswer<T>> =>
    new Promise((resolve) => {
      const callOff = later(() => resolve(down("too-slow")), longestSearch);
      void lookup.then((answer) => {
        callOff();
        resolve(answer);
      });
    });

  const askOne = async (source: FoodLookup, gtin: string): Promise<SourceAnswer<Food>> => {
    try {
      return await source.byBarcode(gtin);
    } catch (error) {
      report(error, `food source ${source.name}`);
      return down("not-understood");
    }
  };

  const fromSource = (source: FoodLookup, gtin: string): Promise<SourceAnswer<Food>> => {
    const cached = store.cachedAnswer(source.name, gtin);
    const isFresh =
      cached !== undefined &&
      clock().getTime() - cached.at < (cached.food === null ? absenceLife : productLife);
    if (cached !== undefined && isFresh)
      return Promise.resolve(
        cached.food === null ? { type: "nothing" } : { type: "found", value: cached.food },
      );
    const key = `${source.name} ${gtin}`;
    // Better an old answer than none while the source is down.
    const orCached = async (lookup: Promise<SourceAnswer<Food>>): Promise<SourceAnswer<Food>> => {
      const answer = await inTime(lookup);
      return answer.type === "down" && cached?.food != null ? { type: "found", value: cached.food } : answer;
    };
    const open = openLookups.get(key);
    if (open !== undefined) return orCached(open);
    // An answer that is too late for this scan is cached for the next one.
    const answer = askOne(source, gtin).then((answered) => {
      if (answered.type !== "down") {
        try {
          store.cacheAnswer(
            source.name,
            gtin,
            answered.type === "found" ? answered.value : null,
            clock().getTime(),
          );
        } catch (error) {
          // A full disk, or the server is ending: the answer is as good without a copy.
          report(error, "foods.db");
        }
      }
      return answered;
    });
    openLookups.set(key, answer);
    void answer.finally(() => openLookups.delete(key)).catch(() => {});
    return orCached(answer);
  };

  const statusOf = (answers: ReadonlyMap<string, SourceAnswer<unknown>>): SourceStatus[] =>
    onlineSources.map((source) => ({ source, status: answers.get(source)?.type ?? "off" }));

  return {
    byBarcode: async ({ gtin, checkOk }) => {
      const imported = store.importedByBarcode(gtin);
      const answers = new Map<string, SourceAnswer<Food>>();
      if (imported === undefined)
        await Promise.all(
          sources.map(async (source) => void answers.set(source.name, await fromSource(source, gtin))),
        );
      const firstFound = sources
        .map(({ name }) => answers.get(name))
        .find((answer) => answer?.type === "found");
      const food = imported ?? (firstFound?.type === "found" ? firstFound.value : null);
      const isAnyDown = sources.length === 0 || [...answers.values()].some(({ type }) => type === "down");
      return {
        status: food !== null ? "found" : isAnyDown ? "unavailable" : "not-found",
        // The wire's lists are mutable; nothing changes them.
        food: food === null ? null : { ...food, measures: [...food.measures] },
        gtin,
        checkOk,
        sources: statusOf(answers),
        notices: noticesFor(food === null ? [] : [food]),
      };
    },

    search: async (query) => {
      const answers = new Map<string, SourceAnswer<readonly Food[]>>();
      await Promise.all(
        sources.map(async (source) => {
          const answer = source.search(query).catch((error: unknown) => {
            report(error, `food source ${source.name}`);
            return down("not-understood");
          });
          answers.set(source.name, await inTime(answer));
        }),
      );
      const foods = [
        ...store.searchImported(foodWords(query), mostHits),
        ...sources.flatMap(({ name }) => {
          const answer = answers.get(name);
          return answer?.type === "found" ? answer.value : [];
        }),
      ];
      const once = [
        ...new Map(foods.map((food) => [food.id, { ...food, measures: [...food.measures] }])).values(),
      ];
      const common = once.filter(({ brand, barcode }) => brand === undefined && barcode === undefined);
      const branded = once.filter((food) => !common.includes(food));
      return {
        common: common.slice(0, mostHits),
        branded: branded.slice(0, mostHits),
        sources: statusOf(answers),
        notices: noticesFor(once),
      };
    },
  };
};
