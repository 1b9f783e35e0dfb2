/** What the navigation of the admin area says. */
export const sectionTexts = {
  page: { title: 'Admin' },
  label: 'Admin',
  sections: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    dishes: 'Dishes',
    menus: 'Menus',
    customers: 'Customers',
    messages: 'Messages',
    newsletter: 'Newsletter',
    mail: 'Mail',
    audit: 'Audit log',
  },
} as const;
