/** Texts about the site as a whole, in the head of every page. */
export const siteTexts = {
  /** For pages without a description of their own. */
  description: (minutes: number) =>
    `Home-style Indian food, cooked when you order and delivered within ${minutes} minutes.`,
} as const;
