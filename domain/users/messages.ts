/** Words of signup, login, account and profile. */
export const userMessages = {
  fillRequired: 'Please fill in all required fields',
  invalidEmail: 'Please enter a valid email address',
  invalidPhone: 'Please enter a valid phone number',
  choosePassword: 'Please choose a password',
  shortPassword: 'Password must be at least 6 characters long',
  weakPassword: 'Please choose a stronger password',
  emailTaken: 'There is an account with this email already. Please login instead.',
  loggedOut: 'Logged out successfully',
  protectedAdmin: 'The first owner of the kitchen always stays one.',
  lastAdmin: 'There must always be an owner. Please make somebody else one first.',
  loginFirst: 'Please login first',
} as const;
