import { groupDigits } from '#domain/money.ts';
import { tags } from '#web/lib/text-tags.tsx';

const reviews = (number: number) => (number === 1 ? '1 review' : `${groupDigits(number)} reviews`);

/** Texts of the menu, its filter and the card of a dish. */
export const dishTexts = {
  page: (minutes: number) => ({
    title: 'Menu',
    description: `Thalis, curries, biryani, dosas, snacks and sweets, cooked when you order and delivered within ${minutes} minutes.`,
  }),
  menu: {
    all: 'All Items',
    favourites: 'Favourites',
    available: (number: number) => `${number} ${number === 1 ? 'item' : 'items'} available`,
    /** Beside the name of a category: how many of its dishes can be ordered. */
    inSection: (number: number) => `(${number})`,
    dishes: 'Dishes',
    /** Leads to the next or previous part of a long menu while its dishes are not all there. */
    more: 'Show more dishes',
    earlier: 'Show earlier dishes',
    loading: 'Loading menu...',
    soldOut: 'Sold out',
    vegOnly: 'Veg only',
    loadFailed: 'Failed to load dishes',
    /** Neither the dishes nor their categories could be loaded. */
    nothingLoaded: 'Failed to load application data',
  },
  /** @param portions how many are left for today */
  left: (portions: number) => `Only ${portions} left`,
  /** Over the picture of a dish that is among the best-sold of its category. */
  bestseller: 'Bestseller',
  card: {
    /** Before the lowest price of a dish with options. */
    from: 'from ',
    /** Opens the dish, whose options must be chosen. */
    choose: (dish: string) => <>+ Add{tags.hidden(` ${dish}: choose options`)}</>,
    /** Opens a sold-out dish, which offers a message when it is back. */
    tellMe: (dish: string) => <>Tell me{tags.hidden(` about ${dish}`)}</>,
  },
  search: {
    label: 'Search dishes',
    placeholder: 'Search dishes...',
    nothingFound: 'No dishes found',
    hint: 'Try adjusting your filters or search query',
    reset: 'Reset All Filters',
  },
  filter: {
    label: 'Filters',
    show: 'Filters',
    hide: <span>Hide{tags.hidden(' filters')}</span>,
    chosen: (number: number) => (
      <>
        {number}
        {tags.hidden(' chosen')}
      </>
    ),
    diet: 'Diet Type',
    types: { veg: 'Vegetarian', 'non-veg': 'Non-Vegetarian' },
    price: 'Price Range',
    suitable: 'Suitable for',
    all: 'All',
    under: (price: string) => `Under ${price}`,
  },
  rating: {
    none: 'No ratings yet',
    /** On a card: visible figures, and a sentence for screen readers. */
    short: (average: string, number: number) => (
      <>
        <span aria-hidden="true">
          {average} {tags.light(`(${groupDigits(number)})`)}
        </span>
        {tags.hidden(`${average} out of 5 stars, ${reviews(number)}`)}
      </>
    ),
    full: (average: string, number: number) => (
      <span>
        {tags.figure(average)}
        {tags.hidden(' out of 5 stars,')} {tags.muted(`(${reviews(number)})`)}
      </span>
    ),
  },
} as const;
