import fc from 'fast-check';
import { sql } from '#server/db/sql-template.ts';
import { at } from '#tests/kitchen.ts';
import { command, isOpen, nth, one, pick, rupees } from './commands.ts';
import { expectStatus, firstDone } from './history-kitchen.ts';
import * as model from './model.ts';

type Kind = 'payment' | 'payout' | 'goodwill' | 'adjustment' | 'writeOff';
const IS_DEBIT: Record<Kind, boolean> = {
  payment: false,
  payout: true,
  goodwill: false,
  adjustment: true,
  writeOff: false,
};

const record = command(
  'record in the ledger',
  {
    n: nth,
    kind: fc.constantFrom<Kind>(
      'payment',
      'payment',
      'payment',
      'payout',
      'goodwill',
      'adjustment',
      'writeOff',
    ),
    amount: rupees(600),
  },
  async (known, kitchen, { n, kind, amount }) => {
    const who = one(known, n);
    const paise = amount * 100;
    const may =
      (kind !== 'payout' || paise <= who.balance - model.heldBy(known, who)) &&
      (kind !== 'writeOff' || paise <= -who.balance);
    const data = {
      userId: who.id,
      kind: kind === 'payout' ? 'payment' : kind,
      [IS_DEBIT[kind] ? 'debit' : 'credit']: amount,
      ...((kind === 'payment' || kind === 'payout') && { paidBy: 'cash' }),
      ...((kind === 'adjustment' || kind === 'writeOff') && { note: 'By hand' }),
    };
    const id = kitchen.newId('entry');
    if (!expectStatus(await kitchen.create(kitchen.owner, 'ledgerEntries', data, id), may, kind)) return;
    const change = IS_DEBIT[kind] ? -paise : paise;
    who.balance += change;
    known.entries.push({ id, who, change, isReversed: false });
  },
);

const reverse = command(
  'reverse an entry',
  { n: nth },
  async (known, kitchen, { n }) => {
    const entry = pick(known.entries, n);
    if (!entry) return;
    const data = { userId: entry.who.id, kind: 'reversal', reversalOf: entry.id };
    const answer = await kitchen.create(kitchen.owner, 'ledgerEntries', data);
    if (!expectStatus(answer, !entry.isReversed, 'reverse')) return;
    entry.isReversed = true;
    entry.who.balance -= entry.change;
  },
  (known) => known.entries.length > 0,
);

const allow = command(
  'allow a debt',
  { n: nth, limit: fc.constantFrom(null, 100, 500, 2000) },
  async (known, kitchen, { n, limit }) => {
    const who = one(known, n);
    if (who.isClosed) return;
    expectStatus(
      await kitchen.change(kitchen.manager, 'users', who.id, { houseLimit: limit }),
      true,
      'limit',
    );
    who.limit = limit === null ? null : limit * 100;
  },
);

const topUp = command(
  'begin a top-up',
  { n: nth, amount: fc.integer({ min: 50, max: 500 }) },
  async (known, kitchen, { n, amount }) => {
    const who = one(known, n);
    const id = kitchen.newId('topup');
    const answer = await kitchen.create(kitchen.as(who), 'topUps', { amount, way: 'direct' }, id);
    if (expectStatus(answer, !who.isClosed, 'top-up')) who.topUp = { id, amount: amount * 100 };
  },
);

const waiting = (known: model.Model) => known.people.filter(({ topUp: open, isClosed }) => open && !isClosed);

const confirmTopUp = command(
  'confirm a top-up',
  { n: nth },
  async (known, kitchen, { n }) => {
    const who = pick(waiting(known), n);
    if (!who?.topUp) return;
    const path = at('topUps', who.topUp.id);
    const twice = await Promise.all(
      [kitchen.owner, kitchen.manager].map((by) =>
        kitchen.send(by, 'PATCH', path, { data: { state: 'paid' } }),
      ),
    );
    expectStatus(firstDone(twice), true, 'confirm top-up');
    who.balance += who.topUp.amount;
    who.topUp = null;
  },
  (known) => waiting(known).length > 0,
);

const askBack = command('ask the balance back', { n: nth }, async (known, kitchen, { n }) => {
  const who = one(known, n);
  const usable = model.usableOf(known, who);
  if (!who.isClosed) await kitchen.signIn(who);
  const id = kitchen.newId('back');
  const answer = await kitchen.create(kitchen.as(who), 'balanceRefunds', { payTo: 'asha@icici' }, id);
  const may = !who.isClosed && usable > 0 && who.askedBack === null;
  if (expectStatus(answer, may, 'ask back')) who.askedBack = { id, amount: usable };
});

const owed = (known: model.Model) => known.people.filter(({ askedBack }) => askedBack);

const payBack = command(
  'pay a balance back',
  { n: nth },
  async (known, kitchen, { n }) => {
    const who = pick(owed(known), n);
    if (!who?.askedBack) return;
    const usable = model.usableOf(known, who);
    const amount = who.isClosed ? usable : Math.min(usable, who.askedBack.amount);
    const data = { state: 'paid', paidBy: 'cash' };
    const answer = await kitchen.change(kitchen.owner, 'balanceRefunds', who.askedBack.id, data);
    if (!expectStatus(answer, amount > 0, 'pay back')) return;
    who.balance -= amount;
    who.askedBack = null;
  },
  (known) => owed(known).length > 0,
);

const closeLogin = command(
  'close a login',
  { n: nth },
  async (known, kitchen, { n }) => {
    const who = one(known, n);
    const isBusy = known.orders.some((order) => order.who === who && isOpen(order));
    const answer = await kitchen.send(kitchen.as(who), 'PATCH', '/account/status');
    if (!expectStatus(answer, !who.isClosed && !isBusy, 'close')) return;
    who.isClosed = true;
    who.subscription = null;
    who.cart = 0;
    const [due] = await kitchen.database.query<{ id: string; amount: number }>(
      sql`select id, amount from "balanceRefunds" where "userId" = ${who.id} and state = 'due'`,
    );
    if ((due?.amount ?? 0) !== Math.max(0, who.balance)) throw new Error(`Due to go back: ${due?.amount}`);
    who.askedBack = due ? { id: due.id, amount: due.amount } : null;
  },
  (_, { n }) => n === 0,
);

export const ledgerCommands = [
  ...[record, record, record, reverse, allow, allow, topUp, confirmTopUp, askBack, payBack, closeLogin],
];
