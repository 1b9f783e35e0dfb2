/** Texts of the question to the first owner for their name. */
export const nameQuestionTexts = {
  title: 'What is your name?',
  name: 'Your name',
  hint: 'Your team sees it in the audit log and on the day’s close; customers never do.',
  missing: 'Please type your own name.',
  save: 'Save my name',
  saved: (name: string) => `Welcome, ${name}`,
  failed: 'Your name could not be saved. Please try again.',
} as const;
