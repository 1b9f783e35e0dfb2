/** What the brand's own parts of screens say. */
export const brandTexts = {
  diet: { veg: 'Veg', 'non-veg': 'Non-Veg' },
  verified: 'Verified',
  unverified: 'Unverified',
  /** In place of a moment that has not come. */
  notYet: 'Not yet',
} as const;
