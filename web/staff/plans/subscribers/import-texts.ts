/** Texts of importing subscribers from a file. */
export const planImportTexts = {
  open: 'Bring your list of subscribers',
  title: 'Subscribers from a file',
  text: 'A CSV file with the columns phone, name, address, plan, days, meal times, people, balance and company; days such as Mon-Fri. Empty days or meal times are all that the plan has. A minus before the balance means that the customer owes it. A company pays for whoever has joined it. They eat from tomorrow on. Nothing is imported before you have seen the preview.',
  refused:
    'A line was refused, so nothing was imported: a plan or a meal time may be full, or the ledger off.',
  columns: { phone: 'Phone', name: 'Name', plan: 'Plan' },
  kinds: { add: 'Is subscribed', known: 'Has this plan already: nothing is added' },
  problems: {
    noName: 'There is no name, or it is too long.',
    noAddress: 'There is no address, or it is too long.',
    outside: 'The kitchen does not deliver there, or the pincode is missing.',
    noPlan: 'There is no plan of this name.',
    noDays: 'The plan does not have these days. Write them like Mon-Fri.',
    noMealTime: 'The plan does not have this meal time.',
    noPeople: 'For 1 to 10 people.',
    noCompany: 'There is no company of this name that pays for meals.',
    notOfCompany:
      'Whoever has this number is of another company. Let them leave it first, or leave it empty.',
    companyOne: 'A company pays for one person.',
  },
  enter: (count: number) => (count === 1 ? 'Import 1 subscriber' : `Import ${count} subscribers`),
  done: (added: number) => (added === 1 ? '1 subscriber is imported' : `${added} subscribers are imported`),
  nothing: 'All of these have their plan already.',
} as const;
