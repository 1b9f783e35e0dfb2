import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { Paise } from '#domain/money.ts';
import { listDocuments, type StoredDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Dishes in a part of the list. */
export const PART_SIZE = 50;

/** A dish as the list shows it. */
export interface ArrangedDish
  extends Pick<StoredDocument<'dishes'>, '$id' | 'name' | 'type' | 'menuId' | 'imgUrl' | 'isAvailable'> {
  price: Paise;
}

const SHOWN = ['name', 'type', 'menuId', 'imgUrl', 'isAvailable', 'price', 'position'] as const;

interface ArrangedPart {
  dishes: ArrangedDish[];
  /** The parts before and after this one, from 0. */
  earlier: number | undefined;
  later: number | undefined;
}

/**
 * A part of the dishes, available or not, in the order customers see them: all, or those of one menu. The neighbour on
 * each side is there too, so that a dish can be moved beyond the part.
 * @param part from 0
 */
export function arrangedDishesQuery(sdk: Sdk, menuId: string, part: number) {
  return queryOptions({
    queryKey: ['dishes', 'admin', 'arranged', menuId, part],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ArrangedPart> => {
      const before = part === 0 ? 0 : 1;
      const asked = before + PART_SIZE + 1;
      const queries = [
        ...(menuId ? [Query.equal('menuId', menuId)] : []),
        Query.orderAsc('position'),
        Query.offset(part * PART_SIZE - before),
        Query.limit(asked),
      ];
      const { documents } = await listDocuments(sdk, 'dishes', queries, SHOWN);
      return {
        dishes: documents.map(({ $id, name, type, menuId, imgUrl, isAvailable, price }) => ({
          $id,
          name,
          type,
          menuId,
          imgUrl,
          isAvailable,
          price,
        })),
        earlier: part === 0 ? undefined : part - 1,
        later: documents.length === asked ? part + 1 : undefined,
      };
    },
  });
}

/** The part that an address asks for, from 0. */
export const partOf = (text: string): number => Math.max(0, Math.floor(Number(text)) - 1 || 0);
