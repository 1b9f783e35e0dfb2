/** Words about one's own data and closing an account. */
export const leavingMessages = {
  downloadFailed: 'Your data could not be gathered. Please try again.',
  downloaded: 'Your data is in your downloads',
  /** Typed to close an account. */
  word: 'CLOSE',
  typeWord: 'Type CLOSE to go on',
  closed: 'Your account is closed',
  closeFailed: 'Your account could not be closed. Please try again.',
} as const;
