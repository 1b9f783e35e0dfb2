/** What stands around every admin screen: its navigation, its search, its shortcuts. */
export const adminShellTexts = {
  page: { title: 'Admin' },
  label: 'Admin',
  home: 'Dashboard',
  brand: 'Rasoi',
  /** Screen readers hear it beside the number on a section. */
  attention: (count: number) => (count === 1 ? '1 needs attention' : `${count} need attention`),
  search: {
    open: 'Search',
    key: '/',
    title: 'Search everything',
    label: 'Order number, phone, name or dish',
    hint: 'Type an order number, a phone, a name or a dish.',
    nothing: 'Nothing found',
    searching: 'Searching...',
    failed: 'The search failed. Please try again.',
    groups: { screens: 'Screens', orders: 'Orders', people: 'People', dishes: 'Dishes' },
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    noName: 'No name',
  },
  newOrder: 'New order',
  shortcuts: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    search: 'Search everything',
    list: 'Show this list',
    go: (section: string) => `Go to ${section}`,
    afterwards: 'then',
    or: 'or',
  },
} as const;

/** The section of the dishes and of what they are sorted into. */
export const menuSectionTexts = { page: { title: 'Menu' } } as const;

/** The screen that leads to those without a place of their own. */
export const moreTexts = { page: { title: 'More', lead: 'What is not needed every evening.' } } as const;
