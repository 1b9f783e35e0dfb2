/** The banner of a demo. */
export const demoTexts = {
  label: 'Demo',
  what: 'Demo: an invented kitchen. Try everything, nothing leaves it.',
  until: (time: string) => `Begins anew at ${time}.`,
  anew: 'The demo has begun anew, and everybody was signed out. Sign in again as:',
  signInAs: 'Sign in as',
  roles: { customer: 'Customer', owner: 'Owner', kitchen: 'Kitchen', rider: 'Rider' },
  failed: 'Signing in did not work. Please try again.',
} as const;
