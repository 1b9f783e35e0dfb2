import type { ListedNeed } from './list.ts';
import { foodKey } from './needs.ts';
import type { PrintedNeed } from './print-attributes.ts';

/** What names a need for ticks and prints, on each tablet in the same words. */
export const needKey = (need: Pick<ListedNeed, 'kind' | 'id' | 'readyAt'>): string =>
  `${foodKey(need)} ${need.readyAt}`;

/** What differs from the list that was printed. */
export interface SincePrinted {
  /** By how much each need is more than on paper, or less. Those that are as on paper are missing. */
  changed: ReadonlyMap<string, number>;
  /** What stands on paper and is not needed any more. */
  gone: readonly PrintedNeed[];
}

/** Compares what is needed with what was printed (PREP-7). */
export function sincePrinted(
  printed: readonly PrintedNeed[],
  needs: readonly Pick<ListedNeed, 'kind' | 'id' | 'readyAt' | 'firm' | 'expected'>[],
): SincePrinted {
  const onPaper = new Map(printed.map(({ key, quantity }) => [key, quantity]));
  const now = new Map(needs.map((need) => [needKey(need), need.firm + need.expected]));
  const changed = [...now].flatMap(([key, quantity]) => {
    const difference = quantity - (onPaper.get(key) ?? 0);
    return difference === 0 ? [] : [[key, difference] as const];
  });
  return { changed: new Map(changed), gone: printed.filter(({ key }) => !now.has(key)) };
}
