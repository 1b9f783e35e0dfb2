import { useQuery } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { openingMessages } from '#domain/site/messages.ts';
import { whenWords } from '#domain/site/opening/opening-words.ts';
import type { OpensAt } from '#domain/site/opening/shown-opening.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useClosedSentence, useOpening } from './opening.ts';

interface NamedDish {
  dishId: string;
  name: string;
}

const NONE: readonly string[] = [];

/** Why these dishes can't be ordered now: the kitchen is closed, or their menus are outside their hours. */
export function useClosedReasons(dishes: readonly NamedDish[]): readonly string[] {
  const sdk = useSdk();
  const texts = useTexts(openingMessages);
  const closed = useClosedSentence();
  const { closedMenus = [] } = useOpening();
  const ids = dishes.map(({ dishId }) => dishId).toSorted();
  const { data } = useQuery({
    queryKey: ['dishes', 'menus', ...ids],
    queryFn: () => listEvery(sdk, 'dishes', [Query.equal('$id', ids)], ['menuId']),
    enabled: closedMenus.length > 0 && ids.length > 0,
  });
  if (closed !== undefined) return [closed];
  if (!data || closedMenus.length === 0) return NONE;
  const opensOf = new Map<string, OpensAt | undefined>(closedMenus.map(({ id, opens }) => [id, opens]));
  const menuOf = new Map(data.map(({ $id, menuId }) => [$id, menuId]));
  return dishes.flatMap(({ dishId, name }) => {
    const menu = menuOf.get(dishId) ?? '';
    return opensOf.has(menu) ? [texts.dishClosed(name, whenWords(texts, opensOf.get(menu)))] : [];
  });
}
