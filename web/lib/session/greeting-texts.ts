/** Texts that greet a person by name. */
export const greetingTexts = {
  greeting: (firstName: string) => `Namaste, ${firstName}`,
} as const;
