/** Texts about option groups that several screens for admins share. */
export const optionGroupTexts = {
  loadFailed: 'Failed to load option groups',
  loading: 'Loading option groups...',
  /** How many choices of a group are taken. */
  rule: (min: number, max: number) => {
    if (min === max) return `Choose ${min}`;
    return min === 0 ? `Optional, up to ${max}` : `Choose ${min} to ${max}`;
  },
} as const;
