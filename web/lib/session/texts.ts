/** What pages say to a person by name. */
export const personTexts = {
  greeting: (firstName: string) => `Namaste, ${firstName}`,
} as const;
