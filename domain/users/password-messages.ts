/** Words about forgotten, reset and changed passwords. */
export const passwordMessages = {
  required: 'Password is required',
  confirm: 'Confirm your password',
  differ: 'Passwords do not match',
  short: 'Password must be at least 8 characters long',
} as const;
