/** Texts of the offer of a page in another language, in the words of the language that is offered. */
export const languageOfferTexts = {
  label: 'Language',
  text: 'This site is in English, too.',
  accept: 'Read in English',
  dismiss: 'No, thank you',
} as const;
