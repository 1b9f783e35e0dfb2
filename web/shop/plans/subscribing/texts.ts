/** Texts for subscribing to a plan. */
export const subscribeTexts = {
  heading: 'Your plan',
  begin: 'How to begin',
  trial: (meals: number) => `Try ${meals} meals`,
  trialNote: 'It ends by itself. Once for each phone number and address.',
  regular: 'Go on until I end it',
  regularNote: 'Skip, pause or end it at any time.',
  mealTimes: 'Meals',
  days: 'Days',
  people: 'People',
  address: 'Where to',
  /** Of an address of one meal time: the one that is chosen above it. */
  asChosen: 'As chosen above',
  start: 'First day',
  firstMeal: (meal: string, weekday: string, date: string) => `First meal: ${meal} on ${weekday}, ${date}.`,
  noMeal: 'There is no meal on these days.',
  pay: 'How to pay',
  balance: 'From your balance',
  balanceNote: 'Each meal is paid when it is cooked.',
  has: (amount: string) => `You have ${amount}.`,
  payIn: 'Pay in',
  bundle: (meals: number, price: string) => `${meals} meals for ${price}`,
  bundleNote: (each: string, days: number) =>
    `${each} a meal, from your balance. For ${days} days; what you have not eaten by then stays yours.`,
  house: 'On your house account',
  houseNote: 'You pay the kitchen later, as agreed.',
  company: (name: string) => `${name} pays`,
  companyNote: 'For one person, once at each meal time. It sees what your meals cost, not what you eat.',
  /** @param meals in a month of so many days */
  month: (meals: number, days: number) =>
    meals === 1 ? `1 meal in ${days} days` : `${meals} meals in ${days} days`,
  trialMeals: (meals: number) => (meals === 1 ? '1 meal' : `${meals} meals`),
  /** @param price of one meal */
  each: (price: string) => `${price} a meal, packing, delivery and tax included.`,
  subscribe: 'Subscribe',
  startTrial: 'Start the trial',
  signIn: 'Sign in and subscribe',
  busy: 'Subscribing...',
  /** @param meals what comes already: 'Lunch on Mon to Fri' */
  twice: (plan: string, meals: string) => `You already get ${meals} by ${plan}`,
  twiceHint: 'With this the same meal comes twice on those days, and you pay for both.',
  twiceYes: 'Subscribe all the same',
  twiceNo: 'No',
  /** The button below the code that proves a phone number. */
  confirm: 'Confirm and start',
  done: 'You are subscribed',
  payAhead: (amount: string) => `Please pay in at least ${amount} before its cutoff, so that it is cooked.`,
  yourMeals: 'See your meals',
  problems: {
    noMealTime: 'Please choose at least one meal.',
    noDay: 'Please choose at least one day.',
    badDay: 'Please choose a day from today on.',
    noAddress: 'Please give an address.',
    outside: 'The kitchen does not deliver there. Please choose another address.',
    companyOne: 'Your company pays for one person. Please choose one, or another way to pay.',
    companyNot:
      'Your company does not pay for this: it pays once at each meal time, for its people. Please choose another way.',
    bundleShort: 'You have less than the bundle costs. Please pay in first.',
    ledgerOff:
      'This kitchen keeps no balances at the moment, so meals can’t be paid. Please ask the kitchen.',
    provePhone: 'Confirm your phone number',
    failed: 'We could not subscribe you. Please try again.',
    lost: 'We don’t know whether it worked. Please try again: you are not subscribed twice.',
  },
} as const;
