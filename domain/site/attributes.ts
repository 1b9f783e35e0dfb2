/** The most characters of a section's value. */
const MAX_VALUE = 100_000;

/** The owner's settings: one document for each section, whose id is the section's name. */
export const settingsAttributes = {
  /** JSON text of the section's values (`settings.ts`). */
  value: { type: 'string', size: MAX_VALUE, required: true },
} as const;
