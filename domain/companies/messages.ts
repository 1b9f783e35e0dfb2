/** Messages about companies, for server and pages. */
export const companyMessages = {
  notMember: 'This company doesn’t pay for meals of this person.',
  notPaying: 'The company does not pay for this: one person, once at each meal time, and no extra dishes.',
  onlyHouse: 'Meals that a company pays are on its house account.',
  onePerson: 'A company pays for one person: please choose one.',
  noExtras: 'A company pays for what the plan serves, not for extra dishes.',
  guestsPlanned:
    'Some meals to come have guests or extra dishes, which your company does not pay for. Please take them off first.',
  twice: 'Your company already pays for a meal of yours at this time.',
  contactWrong: 'Please give a mobile number or a mail address.',
  contactKnown: 'There is somebody with this number or address already.',
  tooMany: (most: number) => `A company has at most ${most} people. Please ask the kitchen.`,
  lastAdmin: 'Somebody must look after the company. Please make another person its admin first.',
  notProven: 'They have a login, but have proven neither a number nor an address: let them do so first.',
  elsewhere: 'A company already pays for your meals. Ask it to remove you before you join another.',
} as const;
