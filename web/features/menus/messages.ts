/** Words about categories that could not be loaded, and about a menu of which nothing could. */
export const menuMessages = {
  loadFailed: 'Failed to load menus',
  nothingLoaded: 'Failed to load application data',
} as const;
