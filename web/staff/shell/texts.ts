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
  /** How the kitchen stands today. */
  today: {
    title: 'Today',
    loadFailed: 'Today’s figures could not be loaded',
    loading: 'Loading today’s figures...',
    revenue: 'Revenue',
    orders: 'Orders',
    waiting: 'Waiting',
    late: 'Late',
    outside: 'Cash outside',
    soldOut: 'Sold out',
    before: (value: string, weekday: string) => `${value} by now last ${weekday}`,
    noneBefore: (weekday: string) => `nothing by now last ${weekday}`,
    toAccept: 'to accept',
    pastPromise: 'past their promise',
    withRiders: 'with riders on the way',
    more: (names: string, count: number) => `${names} and ${count} more`,
    nothing: 'nothing',
  },
  /** What waits for the owner. */
  needs: {
    title: 'Needs you',
    toConfirm: (count: number) => (count === 1 ? '1 payment to confirm' : `${count} payments to confirm`),
    issues: (count: number) => (count === 1 ? '1 problem to answer' : `${count} problems to answer`),
    mails: (count: number) => (count === 1 ? '1 mail that failed' : `${count} mails that failed`),
  },
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
