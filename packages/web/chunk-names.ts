/**
 * Few files instead of many small ones: what the start needs travels together, so a first visit is six requests.
 * `react` changes seldom and stays kept across updates; `first` is what every first page needs; `today` is Home's;
 * `beside` is what the shell shows after the first picture; `sets` is what a running workout and its sheets count with, `ends`
 * what its beginning and its end show; `food` is every way of adding food but typing its numbers.
 */

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

/** @returns which file a module goes into, by name; null leaves it to the bundler */
export const chunkOf = (): ((id: string, modules: Modules) => string | null) => {
  const roots = {
    boot: /src\/app\/boot\.tsx$/,
    home: /src\/screens\/home\.tsx$/,
    picker: /src\/screens\/user-select\.tsx$/,
  };
  const known = new Map<string, boolean>();
  /** Whether a root needs the module before anything lazy, by the importers above it. */
  const isBelow = (root: keyof typeof roots, id: string, modules: Modules, seen: Set<string>): boolean => {
    if (roots[root].test(id)) return true;
    const key = `${root} ${id}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (seen.has(id)) return false;
    seen.add(id);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const answer = importers.some((importer) => isBelow(root, importer, modules, seen));
    known.set(key, answer);
    return answer;
  };
  return (id, modules) => {
    if (/\?schemas$|node_modules\/zod\/|\.css$/.test(id)) return null;
    if (Object.values(roots).some((root) => root.test(id))) return null;
    if (/node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam)\//.test(id))
      return "react";
    if (
      /src\/(app\/(SyncBanner|sync-banner|use-demo|scroll-memory|page-focus|AutoLock)|components\/(Toasts|newer-version))\.tsx?$/.test(
        id,
      )
    )
      return "beside";
    // Every way of adding food but the form: one file compresses better than nine, and is not on the tracker's first picture.
    if (
      /features\/nutrition\/(SearchFoods|ScanFood|DescribeMeal|SavedItems|CopySheet|FoodAmount|MealParts|food-sources|OfferCard|Recipes|WeekCard|ExpenditureCard|read-expenditure|use-food-index|scan\/(use-camera|decode-frame))|data\/(food-index|content-pack)\.ts$|domain\/src\/nutrition\/(food-(index|pack|words)|meal-(components|grams|quantity)|parse-meal|search-foods|recipe|label-trust|scan-reads|week-budget|expenditure-view)/.test(
        id,
      )
    )
      return "food";
    const below = (root: keyof typeof roots) => isBelow(root, id, modules, new Set());
    if (below("boot")) return "first";
    if (below("home")) return below("picker") ? "first" : "today";
    if (
      /domain\/src\/training\/(superset|set-roles|log-changes|logged-set|gear|loadable|last-time)\.ts$|features\/training\/set-rows\.ts$/.test(
        id,
      )
    )
      return "sets";
    return /features\/training\/(MobilityList|CardioSection|WorkoutEnd|TotalsStats)\.tsx$/.test(id)
      ? "ends"
      : null;
  };
};
