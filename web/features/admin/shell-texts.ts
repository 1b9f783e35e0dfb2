/** What stands around every admin screen: its navigation, its search, its shortcuts. */
export const adminShellTexts = {
  page: { title: 'Admin' },
  label: 'Admin',
  home: 'Dashboard',
  brand: 'Rasoi',
  sections: { orders: 'Orders', menu: 'Menu', customers: 'Customers', more: 'More' },
  screens: {
    dishes: 'Dishes',
    menus: 'Menus',
    messages: 'Messages',
    newsletter: 'Newsletter',
    mail: 'Mail',
    audit: 'Audit log',
  },
  /** What each screen under 'More' is for. */
  about: {
    messages: 'What people wrote to the kitchen.',
    newsletter: 'Who wants to hear from the kitchen.',
    mail: 'What was sent, and what waits.',
    audit: 'Who changed what, and when.',
  },
  morePage: { title: 'More', lead: 'What is not needed every evening.' },
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
