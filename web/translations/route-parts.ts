/**
 * The ids of routes that need more texts than those for customers: plans, screens of people at work, and words of the owner. What other
 * routes use of these parts would stay English (scripts/loaded-texts.test.ts).
 */
export const PART_OF_ROUTES = {
  plans:
    /^routes\/(plan|my-|order$|skip-meal|not-me|owed|profile|admin-(plan|subscribers|company|order-new))/,
  work: /^routes\/(admin|deliver|help|join)/,
  content: /^routes\/(home|about|support|legal)/,
} as const;
