/** What the parts of screens say by themselves; everything else is passed to them. */
export const uiTexts = {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  retrying: 'Trying again...',
  checkConnection: 'Please check your connection and try again.',
  /** Behind the label of a field that may stay empty. */
  optional: ' (optional)',
  clearSearch: 'Clear search',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  stepper: {
    remove: 'Remove',
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
  },
  conflict: { theirs: 'Theirs', mine: 'Yours' },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
} as const;
