import { NO_NAME } from '#domain/users/no-name.ts';
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
  columns: {
    name: 'Name',
    phone: 'Phone',
    since: 'Since',
    role: 'Role',
    orders: 'Orders',
    balance: 'Balance',
  },
  search: 'Search registered users',
  searchHint: 'Name, e-mail or phone',
  noName: NO_NAME,
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
  block: {
    button: 'Block orders',
    done: 'Orders of this customer are blocked',
    question: 'Take no more orders?',
    consequence: (name: string) =>
      `${name} can’t order here any more and is told to call. You can still type orders for them, and undo this here.`,
  },
  unblock: {
    button: 'Allow orders',
    done: 'This customer can order again',
    question: 'Take orders again?',
    consequence: (name: string) => `${name} can order here again.`,
  },
  blocked: 'Orders blocked',
  blockFailed: 'This could not be saved. Please try again.',
  noCustomer: 'Customer not found',
  roleFailed: 'Error updating admin status',
  roleRefused: (reason: string) => `Error updating admin status. ${reason}`,
} as const;
