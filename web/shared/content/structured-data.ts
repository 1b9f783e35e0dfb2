import { type Paise, toRupees } from '#domain/money.ts';
import { shownAverage } from '#domain/reviews/rating.ts';

export const CONTEXT = 'https://schema.org';

interface ListedMenu {
  $id: string;
  name: string;
}

interface ListedDish {
  $id: string;
  name: string;
  price: Paise;
  /** The lowest price with options. */
  from?: Paise;
  menuId: string;
  type: string;
  ratingAverage: number | null;
  ratingCount: number;
}

/**
 * A dish in the menu's data. It has no picture and description: search engines ignore them here, and they would be a
 * third of the data.
 */
function item(dish: ListedDish) {
  const rating = shownAverage(dish.ratingAverage, dish.ratingCount);
  return {
    '@type': 'MenuItem',
    name: dish.name,
    offers: { '@type': 'Offer', price: toRupees(dish.from ?? dish.price).toFixed(2), priceCurrency: 'INR' },
    ...(dish.type === 'veg' && { suitableForDiet: `${CONTEXT}/VegetarianDiet` }),
    ...(rating !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: dish.ratingCount,
        bestRating: 5,
      },
    }),
  };
}

/** The menus with their dishes as schema.org describes them; menus without dishes are left out. */
export function menuData(
  origin: string,
  shop: string,
  menus: readonly ListedMenu[],
  dishes: readonly ListedDish[],
) {
  return {
    '@context': CONTEXT,
    '@type': 'Menu',
    name: shop,
    url: `${origin}/menu`,
    inLanguage: 'en-IN',
    hasMenuSection: menus.flatMap(({ $id, name }) => {
      const hasMenuItem = dishes.filter(({ menuId }) => menuId === $id).map((dish) => item(dish));
      return hasMenuItem.length > 0 ? [{ '@type': 'MenuSection', name, hasMenuItem }] : [];
    }),
  };
}
