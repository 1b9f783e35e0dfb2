/** Texts of the dashboard. */
export const dashboardTexts = {
  page: { title: 'Admin Dashboard' },
  greeting: (name: string | null) =>
    `${name ? `Namaste, ${name}` : 'Namaste'}. This is how the kitchen stands.`,
  seeMenu: 'See the menu',
  closeDay: 'Close the day',
  seeReports: 'Reports',
  notCounted: 'Could not be counted',
  countAgain: 'Count again',
  counting: 'Counting...',
  /** Each card's name, and the unit after its number. */
  cards: {
    addDish: {
      label: 'Add Dish',
      unit: (count: number) => (count === 1 ? 'dish on the menu' : 'dishes on the menu'),
    },
    dishes: {
      label: 'Manage Dishes',
      unit: (count: number) => (count === 1 ? 'dish in all' : 'dishes in all'),
    },
    orders: { label: 'Orders', unit: (count: number) => (count === 1 ? 'order' : 'orders') },
    customers: {
      label: 'Customers',
      unit: (count: number) => (count === 1 ? 'registered user' : 'registered users'),
    },
  },
} as const;
