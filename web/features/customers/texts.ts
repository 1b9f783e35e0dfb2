/** Texts of the screen of registered users. */
export const customerTexts = {
  page: {
    title: 'Registered Users',
    name: 'Customers',
    lead: 'Who has an account or orders by phone, and who of them runs the kitchen.',
  },
  admins: {
    label: 'Admins',
    unit: (count: number) => (count === 1 ? 'admin' : 'admins'),
    loading: 'Loading admins...',
    failed: 'Failed to load customers',
    empty: 'No admins yet',
    emptyHint: 'Whoever signs up will show up here.',
  },
  customers: {
    label: 'Customers',
    unit: (count: number) => (count === 1 ? 'customer' : 'customers'),
    loading: 'Loading customers...',
    failed: 'Failed to load customers',
    empty: 'No customers yet',
    emptyHint: 'Whoever signs up will show up here.',
  },
  columns: { name: 'Name', phone: 'Phone', since: 'Since', role: 'Role' },
  search: 'Search registered users',
  searchHint: 'Name, e-mail or phone',
  noName: 'No name given',
  noPhone: 'Not given',
  you: '(you)',
  phoneOnly: 'Known by phone, no login',
  verified: 'verified',
  alwaysAdmin: 'Always an admin',
  promote: {
    button: 'Make admin',
    done: 'User promoted to admin',
    question: 'Make an admin?',
    consequence: (name: string, email: string) =>
      `${name} (${email}) will see all orders and customers, and change dishes, menus and roles.`,
  },
  demote: {
    button: 'Remove admin',
    done: 'Admin privileges removed',
    question: 'Remove admin privileges?',
    consequence: (name: string, email: string) =>
      `${name} (${email}) will no longer see or change anything in the admin area.`,
  },
  noCustomer: 'Customer not found',
  roleFailed: 'Error updating admin status',
  roleRefused: (reason: string) => `Error updating admin status. ${reason}`,
} as const;
