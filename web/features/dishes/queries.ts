import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { DishType } from '#domain/dishes/attributes.ts';
import type { Rupees } from '#domain/money.ts';
import { type DishDocument, listDocuments } from '#web/lib/documents.ts';
import type { Sdk } from '#web/lib/sdk.ts';

/** How many dishes are listed. */
const LIST_LIMIT = 100;

/** A dish as the menu shows it. Price in rupees. */
export interface Dish {
  $id: string;
  name: string;
  description: string;
  price: Rupees;
  menuId: string;
  type: DishType;
  imgUrl: string;
  /** Mean of all stars; null while nobody has rated it. */
  ratingAverage: number | null;
  ratingCount: number;
}

function shown(document: DishDocument): Dish {
  const { $id, name, description, price, menuId, type, imgUrl } = document;
  const { ratingAverage, ratingCount } = document;
  return { $id, name, description, price, menuId, type, imgUrl, ratingAverage, ratingCount };
}

/** The dishes that can be ordered now, in the kitchen's own order. */
export function dishesQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes'],
    queryFn: async () => {
      const page = await listDocuments(sdk, 'dishes', [
        Query.equal('isAvailable', true),
        Query.limit(LIST_LIMIT),
      ]);
      return page.documents.map(shown);
    },
  });
}
