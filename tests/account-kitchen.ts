import { type Kitchen, openKitchen, type Person } from './kitchen.ts';

/** The public address of the kitchen in these tests. */
export const SITE = 'https://rasoi.example';

/** A kitchen with a public address, for tests of accounts. */
export interface AccountKitchen extends Kitchen {
  /** The account events since the last `nextCustomer`, such as 'asha1 update.name'. */
  accountEvents: string[];
  /** Signs up another customer, and clears the events so far. */
  nextCustomer(): Promise<Person>;
}

export async function openAccountKitchen(): Promise<AccountKitchen> {
  const kitchen = await openKitchen({ PUBLIC_URL: SITE, ALLOWED_ORIGINS: '*.partner.example' });
  const accountEvents: string[] = [];
  kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));
  let count = 0;
  return {
    ...kitchen,
    accountEvents,
    async nextCustomer() {
      const person = await kitchen.customer(`asha${++count}`);
      accountEvents.splice(0);
      return person;
    },
  };
}
