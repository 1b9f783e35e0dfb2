import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import type { LikelyNeed, ListedNeed, PrepList } from './list.ts';
import { batchesOf } from './needs.ts';
import { needKey } from './since-printed.ts';

/** A menu, whose dishes are cooked at one station. */
export interface PrepStation {
  id: string;
  name: string;
  translations: DocumentTranslations<'name'>;
}

/** A need, and how many batches to make for it: 0 if an earlier batch has enough left, null if it is not made in batches. */
export interface ShownNeed extends ListedNeed {
  key: string;
  batches: number | null;
}

/** What one station cooks for one time. */
export interface PrepTime {
  readyAt: string;
  needs: readonly ShownNeed[];
}

/** What one station cooks; null: what belongs to none. */
export interface StationGroup {
  station: PrepStation | null;
  /** For orders as soon as possible. */
  soon: readonly ShownNeed[];
  times: readonly PrepTime[];
  likely: readonly LikelyNeed[];
}

/** The needs with their batches, counted through the day. */
function withBatches(needs: readonly ListedNeed[]): ShownNeed[] {
  const batches = new Map<string, number>();
  const made = needs.filter(({ batchSize }) => batchSize !== null);
  for (const id of new Set(made.map((need) => need.id))) {
    const ofItem = made.filter((need) => need.id === id);
    const counted = batchesOf(
      ofItem.map(({ firm, expected }) => firm + expected),
      ofItem[0]?.batchSize ?? 1,
    );
    for (const [at, need] of ofItem.entries()) batches.set(needKey(need), counted[at] ?? 0);
  }
  return needs.map((need) => {
    const key = needKey(need);
    return { ...need, key, batches: batches.get(key) ?? null };
  });
}

/** What is needed by station, in the order of the menus, and by the time at which it must be ready. */
export function groupsOf(
  { needs, soon, likely }: Pick<PrepList, 'needs' | 'soon' | 'likely'>,
  stations: readonly PrepStation[],
): StationGroup[] {
  const timed = withBatches(needs);
  // A batch is not begun for an order as soon as possible: it gets of what is ready.
  const now = soon.map((need) => ({ ...need, key: needKey(need), batches: null }));
  const known = new Set(stations.map(({ id }) => id));
  const timesOf = (theirs: readonly ShownNeed[]): PrepTime[] =>
    [...new Set(theirs.map(({ readyAt }) => readyAt))].map((readyAt) => ({
      readyAt,
      needs: theirs.filter((need) => need.readyAt === readyAt),
    }));
  const group = (
    station: PrepStation | null,
    isTheirs: (need: Pick<ListedNeed, 'menuId'>) => boolean,
  ): StationGroup => ({
    station,
    soon: now.filter(isTheirs),
    times: timesOf(timed.filter(isTheirs)),
    likely: (likely?.needs ?? []).filter(isTheirs),
  });
  const groups = [
    ...stations.map((station) => group(station, ({ menuId }) => menuId === station.id)),
    group(null, ({ menuId }) => menuId === null || !known.has(menuId)),
  ];
  return groups.filter(({ soon, times, likely }) => soon.length + times.length + likely.length > 0);
}
