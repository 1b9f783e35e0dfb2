import { MOST_TOGETHER } from './rules.ts';

interface Figure {
  orderedWith: readonly string[];
}

/**
 * The ids of dishes that are usually ordered together with chosen ones: first those that go with the most of them, then the
 * most usual. Chosen dishes and those that can't be ordered now are left out (CART-24).
 * @param figures of the chosen dishes
 * @param canBeOrdered the ids of dishes that can be ordered now
 */
export function usuallyTogether(
  chosen: readonly string[],
  figures: readonly Figure[],
  canBeOrdered: readonly string[],
): string[] {
  const found = new Map<string, { id: string; times: number; place: number }>();
  for (const { orderedWith } of figures)
    for (const [place, id] of orderedWith.entries()) {
      const before = found.get(id);
      found.set(id, {
        id,
        times: (before?.times ?? 0) + 1,
        place: Math.min(before?.place ?? place, place),
      });
    }
  return [...found.values()]
    .filter(({ id }) => !chosen.includes(id) && canBeOrdered.includes(id))
    .sort((one, other) => other.times - one.times || one.place - other.place)
    .slice(0, MOST_TOGETHER)
    .map(({ id }) => id);
}
