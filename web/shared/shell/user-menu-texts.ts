/** Texts of the account's menu. */
export const userMenuTexts = {
  dashboard: 'Admin Dashboard',
  kitchen: 'Kitchen board',
  deliveries: 'Deliveries',
  profile: 'My Profile',
  orders: 'My Orders',
  meals: 'My Meals',
  balance: 'Balance',
  logout: 'Logout',
} as const;
