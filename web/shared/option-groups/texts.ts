/** Texts about option groups that several screens for admins share. */
export const optionGroupTexts = {
  loadFailed: 'Failed to load option groups',
  loading: 'Loading option groups...',
  /** How many choices of a group are taken (domain/option-groups/choice-words.ts). */
  rule: {
    exactly: (count: number) => `Choose ${count}`,
    upTo: (most: number) => `Optional, up to ${most}`,
    between: (least: number, most: number) => `Choose ${least} to ${most}`,
  },
} as const;
