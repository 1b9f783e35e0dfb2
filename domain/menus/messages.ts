/** Words about menus, which customers know as categories. */
export const menuMessages = {
  saved: 'Menu saved',
  saveFailed: 'Failed to save menu',
  deleted: 'Menu deleted',
  deleteFailed: 'Failed to delete menu',
  moveFailed: 'Failed to move menu',
  nameMissing: 'Please give the menu a name',
  changedMeanwhile:
    'Another admin changed this menu while you were at it. Nothing is saved yet: choose what it should be, and save again.',
  gone: 'Another admin has deleted this menu',
  stillUsed: (dishes: number) =>
    `${dishes === 1 ? '1 dish is' : `${dishes} dishes are`} still in this menu. Move or delete ${dishes === 1 ? 'it' : 'them'} first.`,
} as const;
