/** Numbers as words, for headings. */
const NUMBERS: readonly string[] = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Texts of the About page. */
export const aboutTexts = {
  page: (name: string) => ({
    title: 'About Us',
    description: `${name} is a home kitchen with more burners: everyday Indian food, cooked when you order. The story, the people and the kitchens.`,
  }),
  hero: {
    overline: 'About Us',
    heading: 'The kitchen behind the door',
    explore: 'Explore Menu',
    picture: 'A spice box, and a roti being rolled',
  },
  story: {
    heading: 'Our story',
  },
  figures: {
    label: (name: string) => `${name} in figures`,
    customers: 'Happy customers',
    orders: 'Orders cooked',
    dishes: 'Dishes',
    chefs: 'Chefs',
    rating: 'Rating',
  },
  values: {
    heading: 'What we hold to',
  },
  team: {
    heading: 'Who cooks',
    lead: 'The people your lunch comes from.',
  },
  kitchens: {
    heading: (count: number) => {
      if (count === 1) return 'Our kitchen';
      return `Our ${NUMBERS[count] ?? count} kitchens`;
    },
    onTheMap: 'On the map',
    showOnTheMap: (kitchen: string) => `Show ${kitchen} on the map`,
    openStreetMap: 'OpenStreetMap',
    inOpenStreetMap: (kitchen: string) => `${kitchen} in OpenStreetMap, in a new tab`,
    mapOf: (kitchen: string) => `Map of our kitchen in ${kitchen}`,
    drawnByUs: 'Drawn by us. The real map comes from OpenStreetMap, which then sees your visit.',
    showTheMap: 'Show the map',
  },
  invitation: {
    heading: 'Come and eat',
    text: 'The door is open, and there is always one more plate.',
    order: 'Order from the menu',
    story: 'Read our story',
  },
} as const;
