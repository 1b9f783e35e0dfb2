/** What both the server and the admin side say about menus. */
export const menuMessages = {
  stillUsed: (dishes: number) =>
    `${dishes === 1 ? '1 dish is' : `${dishes} dishes are`} still in this menu. Move or delete ${dishes === 1 ? 'it' : 'them'} first.`,
} as const;
