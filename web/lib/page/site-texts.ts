/** What every page says of the site as a whole. */
export const siteTexts = {
  name: 'Rasoi',
  /** Of pages without a description of their own. */
  description: 'Home-style Indian food, cooked when you order and delivered within 30 minutes.',
  /** Of the picture that other sites show with a link to a page. */
  picture: 'A brass thali with dal, palak paneer, rice and rotis',
} as const;
