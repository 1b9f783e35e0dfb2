import { NO_NAME } from '#domain/users/no-name.ts';

/** Texts of higher prices that subscribers are asked to agree to. */
export const newPriceTexts = {
  preview: {
    /** Shown before a price is saved. */
    asked: (count: number, from: string) =>
      count === 1
        ? `1 customer is asked to agree from ${from}.`
        : `${count} customers are asked to agree from ${from}.`,
    companies: (count: number, people: number) =>
      count === 1
        ? `1 company is asked, once for ${people} of its people.`
        : `${count} companies are asked, once each for ${people} people in all.`,
    keeps: 'Whoever does not answer keeps the old price until they do.',
    pauses: 'Whoever does not answer is paused from that day on until they do.',
    onList: (count: number) =>
      count === 1
        ? 'No channel reaches 1 of them: they wait on your list “To tell”.'
        : `No channel reaches ${count} of them: they wait on your list “To tell”.`,
    cheaper: (count: number) =>
      count === 1
        ? '1 subscription costs less from its next meal.'
        : `${count} subscriptions cost less from their next meal.`,
    unchanged: (count: number) =>
      count === 1
        ? '1 subscription keeps what it pays now.'
        : `${count} subscriptions keep what they pay now.`,
    nobody: 'Nobody subscribes to this plan yet: the new price changes nothing for anybody.',
    failed: 'Who this price is about could not be read. Whoever pays more is asked first in any case.',
  },
  title: 'New prices',
  lead: 'Who has agreed to a higher price. Write down here what somebody says on the phone: they are told.',
  group: (plan: string, before: string, price: string, from: string) =>
    `${plan}: ${before} → ${price} from ${from}`,
  keeps: (waiting: number, all: number) =>
    `${waiting} of ${all} have not answered. They keep the old price until they do.`,
  pauses: (waiting: number, all: number) =>
    `${waiting} of ${all} have not answered. Nothing is cooked for them from that day on until they do.`,
  settled: (all: number) => (all === 1 ? 'They have answered.' : `All ${all} have answered.`),
  people: (count: number) => (count === 1 ? 'for 1 person' : `for ${count} people`),
  company: 'Company',
  told: (day: string) => `Told on ${day}`,
  notTold: 'Not told yet',
  noName: NO_NAME,
  agree: 'Agreed by phone',
  keep: 'Keep the old price',
  remind: 'Remind',
  /** @param what a button's words */
  of: (what: string, name: string) => `${what}: ${name}`,
  remindAll: (count: number) => `Remind all ${count}`,
  keepAll: (count: number) => `Keep the old price for all ${count}`,
  keepQuestion: (count: number) => `Leave the old price to ${count}?`,
  keepHint: 'Each is told that their price stays. They are asked again when you raise the price once more.',
  cancel: 'Cancel',
  showAll: (count: number) => `Show all ${count}`,
  answered: (count: number) => (count === 1 ? '1 has answered' : `${count} have answered`),
  agreedBy: (price: string, name: string, day: string) =>
    `${price} agreed, written down by ${name} on ${day}`,
  agreedSelf: (price: string, day: string) => `${price} agreed on ${day}`,
  agreed: (price: string) => `${price} agreed`,
  keptBy: (price: string, name: string, day: string) => `keeps ${price}, written down by ${name} on ${day}`,
  kept: (price: string) => `keeps ${price}`,
  done: {
    agree: 'Written down. The customer is told.',
    keep: 'The old price stays. The customer is told.',
    remind: 'Told once more today. Whom no channel reaches waits on your list “To tell”.',
  },
  left: (count: number) =>
    count === 1 ? '1 was left out: please look again.' : `${count} were left out: please look again.`,
} as const;
