import { useQuery } from '@tanstack/react-query';
import type { OrderLine } from '#domain/orders/line.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAddToCart } from '../actions.ts';
import { listToday } from '../menu-today.ts';
import { type Again, type AgainLine, againOf, differentLines } from './again-lines.ts';

/**
 * The lines of a person's orders that can be ordered again today; undefined until they are known.
 * @param orders newest first; undefined while they are loading
 */
export function useAgain(userId: string, orders: readonly { lines: readonly OrderLine[] }[] | undefined) {
  const sdk = useSdk();
  const lines = differentLines(orders ?? []);
  const ids = [...new Set(lines.map(({ dishId }) => dishId))].sort();
  const { data: menu } = useQuery({
    queryKey: ['dishes', 'again', userId, ids],
    queryFn: () => listToday(sdk, ids),
    enabled: ids.length > 0,
    meta: { follows: ['optionGroups'] },
  });
  const add = useAddToCart();
  const addAgain = ({ dish, price, quantity, options, note }: AgainLine): Promise<boolean> =>
    add({ ...dish, $id: dish.id, price }, quantity, { options, note });
  const again: Again | undefined = menu && againOf(lines, menu);
  return { again, addAgain };
}
