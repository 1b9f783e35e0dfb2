/** Messages about menus, for server and pages. */
export const menuMessages = {
  loadFailed: 'Failed to load menus',
  stillUsed: 'There are still dishes in this menu. Move or delete them first.',
  grown: 'The menu has more dishes by now. Please look at it, then empty it again.',
} as const;
