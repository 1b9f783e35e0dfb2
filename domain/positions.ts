/** The highest position, and the lowest without its sign. */
export const POSITION_LIMIT = 100_000;

/** Two positions closer than this are numbered anew before something is placed between them. */
const CLOSEST = 1e-6;

/** A menu or dish with its position among the others, lowest first. */
export interface Placed {
  id: string;
  position: number;
}

/** Where something is moved to: next to another of the same list. */
export type MoveTarget = { before: string } | { after: string };

/** The order of a list after a move; undefined if one of the two is not in it. */
function moved(list: readonly Placed[], id: string, place: MoveTarget): Placed[] | undefined {
  const one = list.find((each) => each.id === id);
  const rest = list.filter((each) => each.id !== id);
  const neighbour = 'before' in place ? place.before : place.after;
  const at = rest.findIndex((each) => each.id === neighbour);
  if (!one || at < 0) return undefined;
  return rest.toSpliced('before' in place ? at : at + 1, 0, one);
}

/** The position between two neighbours; undefined if there is no room. */
function between(lower: number | undefined, upper: number | undefined): number | undefined {
  if (lower === undefined) return upper === undefined ? 0 : upper - 1;
  if (upper === undefined) return lower + 1;
  return upper - lower < CLOSEST ? undefined : (lower + upper) / 2;
}

/**
 * The new positions that a move needs: one, or none if nothing moves. Only where no room is left between two neighbours,
 * the whole list is numbered anew.
 * @param list in its order
 * @returns undefined if the moved one or its new neighbour is not in the list
 */
export function positionsAfterMove(
  list: readonly Placed[],
  id: string,
  place: MoveTarget,
): readonly Placed[] | undefined {
  const order = moved(list, id, place);
  if (!order) return undefined;
  if (order.every((each, at) => each === list[at])) return [];
  const at = order.findIndex((each) => each.id === id);
  const position = between(order[at - 1]?.position, order[at + 1]?.position);
  if (position !== undefined && Math.abs(position) <= POSITION_LIMIT) return [{ id, position }];
  return order
    .map((each, place) => ({ id: each.id, position: place }))
    .filter((each, place) => order[place]?.position !== each.position);
}
