/** Texts of the components in web/ui; all other texts are passed as props. */
export const uiTexts = {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  retrying: 'Trying again...',
  checkConnection: 'Please check your connection and try again.',
  /** Stands after the label of an optional field. */
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
