/** Texts about a company that pays for the meals of its people, for its admins and the kitchen. */
export const companyTexts = {
  people: 'People',
  peopleHint: 'Each eats by a plan of their own, and only they see what.',
  month: 'Month',
  loading: 'Loading the people...',
  loadFailed: 'The people could not be loaded',
  nobody: 'Nobody yet. Add people by their mobile number or mail address.',
  total: (amount: string, month: string) => `${amount} in ${month}`,
  /** @param limit of the house account */
  left: (amount: string, limit: string) => `${amount} of ${limit} left on the house account`,
  monthLeft: (amount: string, limit: string) =>
    `${amount} of ${limit} left this month. The limit begins anew with each month.`,
  noHouse: 'The kitchen has not opened a house account for this company yet, so no meals are cooked on it.',
  closed: 'This company pays for no meals at the moment.',
  newPrice: {
    news: (plan: string, price: string, before: string, from: string) =>
      `${plan}: a meal costs ${price} instead of ${before} from ${from}.`,
    keeps: (people: number) =>
      people === 1
        ? 'It is for 1 person, and costs what it did until you agree.'
        : `It is for ${people} people, and costs what it did until you agree.`,
    pauses: (people: number) =>
      people === 1
        ? 'The meals of 1 person pause from that day on until you agree.'
        : `The meals of ${people} people pause from that day on until you agree.`,
    agree: (price: string, people: number) =>
      people === 1 ? `Agree to ${price} for 1 person` : `Agree to ${price} for all ${people}`,
    agreed: 'Agreed for all. Their meals go on.',
  },
  meals: (meals: number) => (meals === 1 ? '1 meal' : `${meals} meals`),
  others: 'People who are no longer listed',
  admin: 'Admin',
  asked: 'Has not joined yet',
  entered: 'Entered by the kitchen',
  askedHint: 'They sign in with this number or address and open “Your company” in their profile.',
  removedOn: (date: string) => `Removed on ${date}`,
  open: (name: string) => `Open ${name}`,
  makeAdmin: 'Make admin',
  makeMember: 'Take admin away',
  remove: 'Remove from the company',
  changed: (name: string) => `${name} is changed.`,
  removed: (name: string) => `${name} is removed.`,
  removeText:
    'The company pays for no meal any more that can still be changed. Meals that are with the kitchen already are cooked and charged.',
  add: 'Add somebody',
  name: 'Name',
  nameHint: 'As it should stand on the statement.',
  contact: 'Mobile number or mail address',
  contactHint: 'They sign in with it and join themselves.',
  isAdmin: 'Also looks after the company',
  isAdminHint: 'Adds and removes people, and sees what each costs.',
  saving: 'Adding...',
  save: 'Add',
  cancel: 'Cancel',
  added: (name: string) => `${name} is added. Tell them to sign in here and join.`,
  noName: 'Please give a name.',
  gone: 'That is no longer so. Please load the page again.',
  failed: 'That did not work. Please try again.',
} as const;
