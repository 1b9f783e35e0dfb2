/** The address that a new kitchen has until its owner writes another. English is what the settings hold. */
export const contactTexts = {
  /** A line of the address in the page's script, if it is still the default; else as the owner wrote it. */
  addressLine: (line: string): string => line,
} as const;
