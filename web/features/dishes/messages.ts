/** Words about the menu that could not be loaded, and about its dishes. */
export const dishMessages = {
  loadFailed: 'Failed to load dishes',
  gone: 'This dish is not on the menu right now',
  unrated: 'No ratings yet',
} as const;
