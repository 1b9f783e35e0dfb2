import type { NewData } from '#domain/attributes.ts';
import type { ledgerEntryAttributes } from '#domain/ledger/attributes.ts';
import { periodOf } from '#domain/ledger/house-account.ts';
import { type Paise, paise, ZERO_PAISE } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { isLedger } from '#domain/payments/methods.ts';
import { addDays, dayAt, momentOf } from '#domain/site/local-time.ts';
import type { DemoDocument } from './documents.ts';
import type { DemoWorld } from './order-plan.ts';
import type { DemoOrder } from './orders.ts';
import type { DemoPerson } from './people.ts';
import { DEMO_PEOPLE } from './roles.ts';

type Entry = DemoDocument<NewData<typeof ledgerEntryAttributes>>;
type Draft = Pick<Entry['data'], 'kind'> & Partial<Entry['data']>;

/** Where a customer stands after their entries. */
export interface DemoStanding {
  userId: string;
  /** Below 0 if they owe. */
  balance: Paise;
  /** The time of the oldest debit that is not paid. */
  owedSince: Date | null;
  /** What they may owe; null without a house account. */
  houseLimit: Paise | null;
}

export interface DemoLedger {
  /** The oldest first. */
  entries: readonly Entry[];
  standings: readonly DemoStanding[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIMIT = paise(1_000_000);
const AHEAD = [paise(50_000), paise(100_000), paise(200_000)];
const LATE = paise(4_000);
/** Most pay what they owe in the first days of the next month. */
const PAYS = 0.8;
const FIRST_TRANSFER = 532_900_000_000;

const [{ id: CUSTOMER }] = DEMO_PEOPLE;

/** Adds up entries as they come: credits pay the oldest debits first. */
function standingOf(person: DemoPerson, entries: readonly Entry[]): DemoStanding {
  const of = (side: 'debit' | 'credit') => entries.reduce((sum, { data }) => sum + (data[side] ?? 0), 0);
  let paid = of('credit');
  const unpaid = entries.find(({ data }) => {
    paid -= data.debit ?? 0;
    return paid < 0;
  });
  return {
    userId: person.id,
    balance: paise(of('credit') - of('debit')),
    owedSince: unpaid?.data.at ?? null,
    houseLimit: person.ledger === 'later' ? LIMIT : null,
  };
}

/** What the customers with a ledger have paid ahead, ordered on their house accounts, and paid of that (DEMO-2). */
export function ledgerOf({ random, now, site, people }: DemoWorld, orders: readonly DemoOrder[]): DemoLedger {
  const manager = people.staff.find(({ role }) => role === 'manager')?.id ?? null;
  const { timeZone } = site.shop;
  let count = 0;
  const entry = (userId: string, at: Date, draft: Draft): Entry => {
    const id = `demo-entry-${`${++count}`.padStart(4, '0')}`;
    const data = { userId, at, debit: ZERO_PAISE, credit: ZERO_PAISE, recordedBy: manager, ...draft };
    return { id, created: at, updated: at, data };
  };
  const paidIn = (userId: string, at: Date, credit: Paise): Entry => {
    const byBank = random.chance(0.7);
    const transfer = { referenceKind: 'transfer', reference: `${FIRST_TRANSFER + 11 * count}` } as const;
    return entry(userId, at, {
      kind: 'payment',
      credit,
      paidBy: byBank ? 'bank' : 'cash',
      ...(byBank && transfer),
    });
  };

  const onHouse = ({ id }: DemoPerson): Entry[] =>
    orders
      .filter(({ data }) => data.userId === id && isLedger(data.paymentMethod ?? 'cod'))
      .flatMap(({ data, money: { payment, refunds } }) => [
        entry(id, data.orderedOn, {
          kind: 'order',
          debit: data.totalAmount,
          referenceKind: 'payment',
          reference: payment.id,
          note: formatOrderNumber(data.number),
          recordedBy: data.takenBy ?? null,
        }),
        ...refunds.map((refund) =>
          entry(id, refund.created, {
            kind: 'refund',
            credit: refund.data.amount,
            referenceKind: 'refund',
            reference: refund.id,
            note: formatOrderNumber(data.number),
            recordedBy: null,
          }),
        ),
      ]);

  /** What was owed at the end of each month is paid some days later, by most. */
  const paidLater = ({ id }: DemoPerson, used: readonly Entry[]): Entry[] => {
    const first = used[0]?.data.at ?? now;
    const payments: Entry[] = [];
    let { to } = periodOf('monthly', dayAt(first, timeZone));
    for (; ; to = periodOf('monthly', addDays(to, 1)).to) {
      const at = new Date(momentOf(addDays(to, random.whole(1, 8)), 11 * 60, timeZone));
      if (at >= now) return payments;
      const end = momentOf(addDays(to, 1), 0, timeZone);
      const before = [...used, ...payments].filter(({ data }) => Number(data.at) < end);
      const owed = before.reduce((sum, { data }) => sum + (data.debit ?? 0) - (data.credit ?? 0), 0);
      if (owed > 0 && random.chance(PAYS)) payments.push(paidIn(id, at, paise(owed)));
    }
  };

  const paidAhead = ({ id }: DemoPerson): Entry[] => {
    const at = new Date(now.getTime() - random.between(2, 60) * DAY);
    const ahead = paidIn(id, at, random.pick(AHEAD));
    const gift = () =>
      entry(id, new Date(at.getTime() + DAY), { kind: 'goodwill', credit: LATE, note: 'The food came late' });
    return random.chance(0.3) ? [ahead, gift()] : [ahead];
  };

  const banner = (): Entry[] => [
    paidIn(CUSTOMER, new Date(now.getTime() - 20 * DAY), paise(30_000)),
    entry(CUSTOMER, new Date(now.getTime() - 6 * DAY), {
      kind: 'goodwill',
      credit: LATE,
      note: 'Late on Sunday',
    }),
  ];

  const each = people.customers.flatMap((person) => {
    if (person.id === CUSTOMER) return [{ person, entries: banner() }];
    if (person.ledger === 'ahead') return [{ person, entries: paidAhead(person) }];
    if (person.ledger === null) return [];
    const used = onHouse(person);
    return [{ person, entries: [...used, ...paidLater(person, used)] }];
  });
  const byTime = (one: Entry, other: Entry) => Number(one.data.at) - Number(other.data.at);
  return {
    entries: each.flatMap(({ entries }) => entries).sort(byTime),
    standings: each.map(({ person, entries }) => standingOf(person, entries.toSorted(byTime))),
  };
}
