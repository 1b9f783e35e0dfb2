/** Messages about allergies, for server and pages. */
export const allergyMessages = {
  needConsent: 'Allergies are health data: please agree that they are kept, or leave them out.',
  unseen: 'This order names an allergy. Please read it first.',
} as const;
