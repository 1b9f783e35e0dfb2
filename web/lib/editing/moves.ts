import type { MoveTarget } from '#domain/positions.ts';

interface Listed {
  $id: string;
}

/**
 * The place that a move within the shown part of a list means: next to the one whose row it takes.
 * @returns undefined if there are no such rows
 */
export function placeOfMove(shown: readonly Listed[], from: number, to: number): MoveTarget | undefined {
  const neighbour = from === to ? undefined : shown[to];
  if (!shown[from] || !neighbour) return undefined;
  return to > from ? { after: neighbour.$id } : { before: neighbour.$id };
}

/** The list with one of its documents moved; the same list if the move is not possible. */
export function withMove<Item extends Listed>(
  list: readonly Item[],
  id: string,
  place: MoveTarget,
): readonly Item[] {
  const one = list.find(({ $id }) => $id === id);
  const rest = list.filter(({ $id }) => $id !== id);
  const neighbour = 'before' in place ? place.before : place.after;
  const at = rest.findIndex(({ $id }) => $id === neighbour);
  if (!one || at < 0) return list;
  return rest.toSpliced('before' in place ? at : at + 1, 0, one);
}

/**
 * Saves what waits, one after another, and what is added meanwhile. If one can't be saved, those after it are dropped.
 * @returns whether all of them were saved
 */
export async function saveInTurn(waiting: (() => Promise<unknown>)[]): Promise<boolean> {
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    return true;
  } catch {
    waiting.length = 0;
    return false;
  }
}
