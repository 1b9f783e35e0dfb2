/** Words about the categories (spec section 8, 'Data load'). */
export const menuMessages = {
  loadFailed: 'Failed to load menus',
} as const;
