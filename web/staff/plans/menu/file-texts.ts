/** Texts of menus of plans as files. */
export const menuFileTexts = {
  save: 'Save as a file',
  fileName: (plan: string) => `menus ${plan}.csv`,
  open: 'Menus from a file',
  title: 'Menus from a file',
  text: 'A CSV file with the columns day, meal, dish, portions and note, a line for each dish. A day is a date such as 2026-12-01, or a day of every week such as Mon; 2 Mon is the second week. A meal that the file names gets exactly these dishes; the others stay. Nothing is saved before you have seen the preview.',
  columns: { day: 'Day', meal: 'Meal', dish: 'Dish' },
  kinds: { add: 'Is served', known: 'Is served already' },
  problems: {
    noDay: 'The plan has no such day. Write a date like 2026-12-01 or a day like Mon.',
    noMeal: 'The plan does not have this meal.',
    noDish: 'There is no dish of this name.',
    needsChoice: 'This dish needs a choice of its own, so plans can’t serve it.',
    dishTwice: 'This dish stands in an earlier line of the meal.',
    manyDishes: 'A meal has at most 12 dishes.',
    noPortions: '1 to 10 portions for one person.',
  },
  enter: (count: number) => (count === 1 ? 'Serve 1 dish' : `Serve ${count} dishes`),
  done: (added: number) => (added === 1 ? '1 dish is on the menu' : `${added} dishes are on the menus`),
  nothing: 'All of this is served already.',
} as const;
