/** Texts of the section with limits against misuse. */
export const limitTexts = {
  title: 'Limits against misuse',
  fields: {
    textCountries: {
      label: 'Countries that get text messages',
      hint: 'Their calling codes, one a line, such as 91. Messages to other countries cost more, and programs ask for them.',
    },
    codesPerDay: {
      label: 'Codes by text message a day',
      hint: 'To all people together. Above it nobody gets a code until midnight, and you get a mail.',
    },
  },
} as const;
