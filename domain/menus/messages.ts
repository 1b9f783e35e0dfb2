/** Messages about menus, for server and pages. */
export const menuMessages = {
  loadFailed: 'Failed to load menus',
  stillUsed: (dishes: number) =>
    `${dishes === 1 ? '1 dish is' : `${dishes} dishes are`} still in this menu. Move or delete ${dishes === 1 ? 'it' : 'them'} first.`,
  grown: 'The menu has more dishes by now. Please look at it, then empty it again.',
} as const;
