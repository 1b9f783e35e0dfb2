import type { AboutSettings } from './content/about-settings.ts';

/** The figures of the About page, in its order. */
export type FigureName = 'customers' | 'orders' | 'dishes' | 'chefs' | 'rating';

export interface Figure {
  name: FigureName;
  value: number;
}

/** What the kitchen's data says. */
export interface CountedFigures {
  /** Orders that the kitchen cooks or has cooked. */
  orders: number;
  dishes: number;
  /** The average of all reviews; 0 if there are none. */
  rating: number;
}

/** The figures of the About page; those of 0 are left out. */
export function figuresOf(about: AboutSettings, counted: CountedFigures | undefined): Figure[] {
  const figures: Figure[] = counted
    ? [
        { name: 'orders', value: counted.orders },
        { name: 'dishes', value: counted.dishes },
        { name: 'chefs', value: about.chefs },
        { name: 'rating', value: counted.rating },
      ]
    : (['customers', 'dishes', 'chefs', 'rating'] as const).map((name) => ({ name, value: about[name] }));
  return figures.filter(({ value }) => value > 0);
}
