/** Texts of the question to the first owner for a password of their own. */
export const passwordQuestionTexts = {
  title: 'Choose a password of your own',
  text: 'You have signed in with the password that the server was started with. Others may know it.',
  old: 'Password from the start',
  password: 'New password',
  hint: 'At least 8 characters, with a capital letter, a digit or a sign.',
  same: 'Please choose another one than before.',
  save: 'Save my password',
  saved: 'Your password is saved',
  failed: 'Your password could not be saved. Please try again.',
  wrong: 'This is not the password you have signed in with.',
} as const;
