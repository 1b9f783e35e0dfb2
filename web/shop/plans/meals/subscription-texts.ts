/** Texts of a customer's subscriptions: pausing and ending them, and changing single meals. */
export const subscriptionTexts = {
  /** @param price of one meal */
  price: (price: string) => `${price} a meal`,
  paidBy: (company: string) => `Paid by ${company}`,
  trial: 'Trial',
  allergies: (words: string) => `Allergies: ${words}`,
  bundle: (meals: number, until: string) => `${meals} meals left of your bundle, until ${until}`,
  endsOn: (date: string) => `Ends on ${date}`,
  ended: 'Ended',
  pausedFrom: (from: string, until: string) => `Paused from ${from} to ${until}`,
  pausedOpen: (from: string) => `Paused from ${from}, until you come back`,
  comeBack: 'Come back',
  cameBack: 'Your meals go on',
  pause: {
    open: 'Pause',
    title: 'Pause your meals',
    meals: 'Which meals',
    all: 'All meals',
    from: 'First day without meals',
    until: 'Last day without meals',
    untilHint: 'Leave it empty if you don’t know yet: come back whenever you like.',
    effect: (meals: number, money: string) =>
      meals === 1 ? `1 meal is not cooked. ${money}` : `${meals} meals are not cooked. ${money}`,
    free: 'Nothing is charged on these days.',
    save: 'Pause',
    saving: 'Pausing...',
    done: 'Your meals are paused',
    fromWrong: 'Please choose a first day from today on.',
    untilWrong: 'The last day can’t be before the first.',
  },
  end: {
    open: 'End the plan',
    title: (plan: string) => `End ${plan}?`,
    /** @param meal such as 'Lunch on Monday, 30 Nov' */
    last: (meal: string) => `Your last meal is ${meal}: the kitchen has it already.`,
    atOnce: 'No further meal is cooked.',
    bundle: (meals: number, amount: string) =>
      `${meals} meals of your bundle are left: their ${amount} becomes balance like any other.`,
    balance: 'What is in your balance stays yours. You can order with it, or ask for it back.',
    confirm: 'End it',
    keep: 'Keep it',
    busy: 'Ending...',
    done: 'Your plan ends',
  },
  rise: {
    /** @param price the new one */
    news: (price: string, from: string, old: string) =>
      `From ${from} a meal costs ${price} instead of ${old}.`,
    keeps: 'Until you accept it, you pay the old price.',
    pauses: 'Your meals pause from that day on until you accept it.',
    company: 'Your company answers for you.',
    accept: (price: string) => `Accept ${price} a meal`,
    accepted: 'Your meals go on at the new price',
  },
  change: {
    people: 'People on this day',
    guest: 'One more for a guest',
    onePerson: (company: string) =>
      `${company} pays for one person: guests and extra dishes are for an order of your own.`,
    cost: (amount: string) => `This meal costs ${amount}.`,
    address: 'Where to on this day',
    asAgreed: 'As agreed',
    note: 'For the kitchen',
    save: 'Save',
    saving: 'Saving...',
    done: (meal: string) => `Changed: ${meal}`,
  },
} as const;
