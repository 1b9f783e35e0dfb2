/** Messages about accounts and roles, for server and pages. */
export const userMessages = {
  emailTaken: 'There is an account with this email already. Please login instead.',
  loggedOut: 'Logged out successfully',
  protectedAdmin: 'The first owner of the kitchen always stays one.',
  lastAdmin: 'There must always be an owner. Please make somebody else one first.',
  cannotSignIn: 'This customer is known by phone only and can’t sign in, so they can have no role.',
  phoneNeeded: 'A customer who is known by phone only needs a number.',
  phoneTaken: 'Another customer has this number.',
  loginFirst: 'Please login first',
} as const;
