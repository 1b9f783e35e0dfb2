/** Texts of entering opening balances from a file. */
export const openingTexts = {
  open: 'Bring your notebook',
  title: 'Balances from your notebook',
  text: 'A CSV file with the columns phone, name, balance and note. A minus before the balance means that the customer owes it: -1240. Nothing is entered before you have seen the preview.',
  columns: { phone: 'Phone', name: 'Name', balance: 'Balance' },
  kinds: { add: 'Is entered', known: 'Has one already: nothing is added' },
  problems: {},
  enter: (count: number) => (count === 1 ? 'Enter 1 balance' : `Enter ${count} balances`),
  done: (added: number) => (added === 1 ? '1 balance is entered' : `${added} balances are entered`),
  nothing: 'All of these are entered already.',
} as const;
