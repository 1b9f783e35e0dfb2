import { NO_NAME } from '#domain/users/no-name.ts';

/** Texts of planned meals that nobody has paid for. */
export const unpaidMealTexts = {
  /** Beside the number of people of a meal time. */
  people: (count: number) => (count === 1 ? '1 has no money' : `${count} have no money`),
  title: (count: number) => (count === 1 ? '1 meal is not paid for' : `${count} meals are not paid for`),
  hint: 'They are not cooked unless the money comes before the cutoff, or you cook them anyway: then it is owed.',
  noName: NO_NAME,
  missing: (amount: string) => `${amount} missing`,
  company: (name: string) => `${name} has used its limit`,
  onCredit: (amount: string) => `Cooked anyway: ${amount} will be owed`,
  tooLate: 'The cutoff has passed',
  remind: 'Remind',
  cook: 'Cook anyway',
  stop: 'Don’t cook after all',
  remindAll: (count: number) => `Remind all ${count}`,
  cookAll: (count: number) => `Cook all ${count} anyway`,
  cookQuestion: (count: number) => `Cook ${count} meals without money?`,
  cookHint: 'What is missing is owed by each customer then, and stands in the ledger. Each is told.',
  cancel: 'Cancel',
  /** @param what a button's words */
  of: (what: string, who: string) => `${what}: ${who}`,
  showAll: (count: number) => `Show all ${count}`,
  done: {
    remind: 'Told once more today. Whom no channel reaches waits on your list “To tell”.',
    cook: 'Cooked anyway. The customer is told what is owed then.',
    stop: 'Not cooked without money. The customer is told.',
  },
  left: (count: number) =>
    count === 1 ? '1 was left out: please look again.' : `${count} were left out: please look again.`,
  over: 'There is nothing left to do about it: it is paid, or the cutoff has passed.',
} as const;
