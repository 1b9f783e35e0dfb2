import type { ListedNeed } from '#domain/prep/list.ts';
import { batchesOf } from '#domain/prep/needs.ts';
import { needKey } from '#domain/prep/since-printed.ts';
import type { PrepStation } from './queries.ts';

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
  times: readonly PrepTime[];
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

/** The needs by station, in the order of the menus, and by the time at which they must be ready. */
export function groupsOf(needs: readonly ListedNeed[], stations: readonly PrepStation[]): StationGroup[] {
  const shown = withBatches(needs);
  const known = new Set(stations.map(({ id }) => id));
  const timesOf = (theirs: readonly ShownNeed[]): PrepTime[] =>
    [...new Set(theirs.map(({ readyAt }) => readyAt))].map((readyAt) => ({
      readyAt,
      needs: theirs.filter((need) => need.readyAt === readyAt),
    }));
  const groups = [
    ...stations.map((station) => ({
      station,
      times: timesOf(shown.filter(({ menuId }) => menuId === station.id)),
    })),
    { station: null, times: timesOf(shown.filter(({ menuId }) => menuId === null || !known.has(menuId))) },
  ];
  return groups.filter(({ times }) => times.length > 0);
}
