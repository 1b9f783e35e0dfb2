/** Texts about the site as a whole, in the head of every page. */
export const siteTexts = {
  /** For pages without a description of their own. */
  description: (minutes: number) =>
    `Home-style Indian food, cooked when you order and delivered within ${minutes} minutes.`,
  /** The description of the picture that other sites show in a preview of a link. */
  picture: 'A brass thali with dal, palak paneer, rice and rotis',
} as const;
