/** Texts of importing subscribers from a file. */
export const planImportTexts = {
  open: 'Bring your list of subscribers',
  title: 'Subscribers from a file',
  text: 'A CSV file with the columns phone, name, address, plan, days, meal times, people, balance and company; days such as Mon-Fri. Empty days or meal times are all that the plan has. A minus before the balance means that the customer owes it. A company pays for whoever has joined it. They eat from tomorrow on. Nothing is imported before you have seen the preview.',
  choose: 'Choose a file',
  another: 'Choose another file',
  reading: 'Reading the file...',
  notUtf8: 'This file is not UTF-8 text. Please save it as CSV UTF-8.',
  failed: 'The file could not be read. Please try again.',
  refused:
    'A line was refused, so nothing was imported: a plan or a meal time may be full, or the ledger off.',
  lost: 'The server did not answer. Please press again: nobody is subscribed twice.',
  preview: 'Preview',
  columns: { line: 'Line', phone: 'Phone', name: 'Name', plan: 'Plan', effect: 'What happens' },
  kinds: { add: 'Is subscribed', known: 'Has this plan already: nothing is added', error: 'Mistake' },
  problems: {
    noPhone: 'This is no phone number. If it looks like 9.8E+09, set its column to text in your spreadsheet.',
    phoneTwice: 'This number stands in an earlier line.',
    noName: 'There is no name, or it is too long.',
    noAddress: 'There is no address, or it is too long.',
    outside: 'The kitchen does not deliver there, or the pincode is missing.',
    noPlan: 'There is no plan of this name.',
    noDays: 'The plan does not have these days. Write them like Mon-Fri.',
    noMealTime: 'The plan does not have this meal time.',
    noPeople: 'For 1 to 10 people.',
    noBalance: 'This is no balance, such as 340 or -1240.',
    noCompany: 'There is no company of this name that pays for meals.',
    notOfCompany:
      'Whoever has this number is of another company. Let them leave it first, or leave it empty.',
    companyOne: 'A company pays for one person.',
    noColumns: 'The first line must name the columns phone, name, address and plan.',
    tooMany: 'The file has more than 500 lines. Please split it.',
    empty: 'The file has no lines.',
  },
  mistakes: (count: number) =>
    count === 1
      ? '1 line has a mistake. Correct the file and choose it again.'
      : `${count} lines have mistakes. Correct the file and choose it again.`,
  enter: (count: number) => (count === 1 ? 'Import 1 subscriber' : `Import ${count} subscribers`),
  done: (added: number) => (added === 1 ? '1 subscriber is imported' : `${added} subscribers are imported`),
  nothing: 'All of these have their plan already.',
} as const;
