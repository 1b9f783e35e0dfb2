/** Texts of the bar that leads to the order under way. */
export const openOrderTexts = {
  label: 'Your order',
  /** A pickup that waits at the counter. */
  readyToFetch: 'Ready for you',
  minutes: (minutes: number) => `${minutes} min`,
  soon: 'any minute now',
  follow: 'Follow',
} as const;
