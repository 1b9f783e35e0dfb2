/** Texts of the frame around every admin screen: navigation, search, shortcuts. */
export const adminShellTexts = {
  page: { title: 'Admin' },
  label: 'Admin',
  home: 'Dashboard',
  /** Read out beside the number on a section. */
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
  goOn: 'Go on step by step',
  newOrder: 'New order',
  help: 'Help',
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

/** The section of dishes and menus. */
export const menuSectionTexts = { page: { title: 'Menu' } } as const;

/** The screen that links to all screens that are not in the navigation. */
export const moreTexts = { page: { title: 'More', lead: 'What is not needed every evening.' } } as const;
