/** The words that a new kitchen's pages have until its owner writes others. English is what the settings hold. */
export const defaultContentTexts = {
  /** A text of the settings in the page's language, if it is still the default; else as the owner wrote it. */
  inPageLanguage: (text: string): string => text,
} as const;
