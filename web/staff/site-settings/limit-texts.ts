/** Texts of the section with limits against misuse. */
export const limitTexts = {
  title: 'Limits against misuse',
  onlyBuyersReview: {
    false: {
      label: 'Whoever has an account',
      note: 'People without an account need to have received the dish.',
    },
    true: { label: 'Only who has received it', note: 'Whoever has not ordered the dish can’t review it.' },
  },
  unverifiedAreGuests: {
    false: {
      label: 'Only who has not signed in',
      note: 'Whoever makes up an e-mail address can hold more dishes, too.',
    },
    true: {
      label: 'Also accounts without a proven address',
      note: 'Customers first prove their e-mail address or phone number. Turn this on if somebody takes your dishes with made-up accounts.',
    },
  },
  fields: {
    textCountries: {
      label: 'Countries that get text messages',
      hint: 'Their calling codes, one a line, such as 91. Messages to other countries cost more, and programs ask for them.',
    },
    codesPerDay: {
      label: 'Codes by text message a day',
      hint: 'To all people together. Above it nobody gets a code until midnight, and you get a mail.',
    },
    ordersPerGuest: {
      label: 'Waiting orders without an account',
      hint: 'Of one customer who has not signed in, until you accept them. Empty: any number.',
    },
    ordersPerNetwork: {
      label: 'The same from one network',
      hint: 'All customers of a home or a phone network together. Empty: any number.',
    },
    portionsPerGuest: {
      label: 'Portions in one such order',
      hint: 'Of a dish with a number of portions a day. Empty: any number.',
    },
    unverifiedAreGuests: { label: 'For whom these three limits hold' },
    onlyBuyersReview: { label: 'Who may review a dish' },
  },
} as const;
