import type { OwedAnswer, OwedStatement } from '#domain/ledger/owed.ts';
import { statementPeriod } from '#domain/ledger/statements.ts';
import { type Paise, paise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { isFailed } from '#domain/orders/statuses.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { upiRequestOf } from '#domain/payments/upi.ts';
import type { Work } from '#server/documents/collection.ts';
import { find, findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { isCountryServed } from '#server/mail/text-messages/text-messages.ts';
import { readRecipient } from '#server/messages/recipient.ts';
import { readStatement } from '../balances/read-statement.ts';
import { companyOf } from '../memberships/memberships.ts';
import { orders } from '../orders/orders.ts';
import { payments } from '../orders/payments.ts';
import { upiRequest } from '../orders/upi/upi-request.ts';
import { upiPayee } from '../payments/prepaid-methods.ts';
import { users } from '../users.ts';
import type { LinkedStatement, Owed } from './owed-links.ts';

// What the page of a link about money says: the amount and how to pay it, and no name (TELL-7).

const asked = (work: Work, amount: Paise) =>
  upiRequestOf(upiPayee(work), { amount, reference: '', note: work.site.shop.name });

/** All that somebody owes. */
async function ofPerson(work: Work, id: string): Promise<OwedAnswer | undefined> {
  const person = await find(work.sql, users, id);
  if (!person) return undefined;
  const owed = paise(Math.max(0, -(person.data.balance ?? ZERO_PAISE)));
  return { amount: toRupees(owed), request: asked(work, owed), order: null, statement: null };
}

/** What is due of an order, unless it ended without food, and how far it is. A test payment is nobody's money. */
async function ofOrder(work: Work, id: string): Promise<OwedAnswer | undefined> {
  const order = await find(work.sql, orders, id);
  if (!order) return undefined;
  const { number, status } = order.data;
  const all = await findAll(work.sql, payments, equal(payments.fields.orderId, id));
  const real = all.map(({ data }) => data).filter(({ mock }) => !mock);
  const due = isFailed(status) ? ZERO_PAISE : settledOf(real).due;
  return {
    amount: toRupees(due),
    request: upiRequest(order, work.site, due),
    order: { number, status },
    statement: null,
  };
}

/** The number that the code of a statement goes to; null if the kitchen can send none there. */
export async function numberFor(work: Work, { id }: LinkedStatement): Promise<string | null> {
  const person = await readRecipient(work.sql, id, { documentId: null, now: work.now });
  const phone = person?.phone ?? null;
  if (phone === null || person?.isStopped || work.settings.sms === undefined) return null;
  return isCountryServed(phone, work.site) ? phone : null;
}

/** The statement of a link, as its page offers it; null if it opens for nobody who has not signed in. */
export async function offeredStatement(work: Work, link: LinkedStatement): Promise<OwedStatement | null> {
  // The statement of a company names its people; whoever looks after it signs in.
  if (!work.site.ledger.isOn || (await companyOf(work.sql, link.id))) return null;
  return { period: link.period, phoneEnd: (await numberFor(work, link))?.slice(-2) ?? null };
}

/** What is left to pay of a statement. */
async function ofStatement(work: Work, link: LinkedStatement): Promise<OwedAnswer | undefined> {
  const period = statementPeriod(link.period);
  if (!period || !(await find(work.sql, users, link.id))) return undefined;
  const { toPay } = await readStatement(work.sql, { userId: link.id, ...period }, work.site);
  return {
    amount: toRupees(toPay),
    request: asked(work, toPay),
    order: null,
    statement: await offeredStatement(work, link),
  };
}

/** What the page of a link says; undefined if what it is about is gone. */
export function answerOf(work: Work, owed: Owed): Promise<OwedAnswer | undefined> {
  if (owed.about === 'statement') return ofStatement(work, owed);
  return (owed.about === 'order' ? ofOrder : ofPerson)(work, owed.id);
}
