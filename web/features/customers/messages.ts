/** Words about people in the admin area. */
export const adminMessages = {
  customersFailed: 'Failed to load customers',
  noCustomer: 'Customer not found',
  promoted: 'User promoted to admin',
  demoted: 'Admin privileges removed',
  roleFailed: 'Error updating admin status',
} as const;
