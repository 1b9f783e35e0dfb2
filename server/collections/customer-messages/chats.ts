import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { statementPeriod } from '#domain/ledger/statements.ts';
import type { ChatKind, PreparedChat } from '#domain/messages/chat-rows.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import { accountPhone } from '#domain/phone.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { recordAudit } from '#server/documents/audit.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { readPhone } from '#server/http/phones.ts';
import { readRecipient } from '#server/messages/recipient.ts';
import { readStatement } from '../balances/read-statement.ts';
import { coupons } from '../coupons/coupons.ts';
import { owedPath } from '../ledger/owed-links.ts';
import { noteReminder } from '../ledger/reminders.ts';
import { orderIssues } from '../orders/order-issues.ts';
import { orders } from '../orders/orders.ts';
import { mealSubscriptions } from '../plans/meal-subscriptions.ts';
import { mealTimeTable } from '../plans/meals/planned-meals.ts';
import { plans } from '../plans/plans.ts';
import { users } from '../users.ts';
import { writeChat } from './write-chat.ts';

/** What a chat says, before it is written out. */
interface Draft {
  kind: ChatKind;
  values: Readonly<Record<string, unknown>>;
  /** Whom it goes to; null for whoever the person chooses. */
  userId: string | null;
  /** The order whose number counts if the person has none. */
  orderId?: string;
}

/** What a request says beside the document: the period of a statement or the day of a meal, and its meal time. */
interface Asked {
  period: string;
  mealTimeId: string;
}

const gone = () => new Failure('document_not_found');

async function ofOrder(work: UnitOfWork, id: string): Promise<Draft> {
  const { sql, settings } = work;
  const order = await find(sql, orders, id);
  if (!order) throw gone();
  const { number, totalAmount, customerName, userId } = order.data;
  const page = `${settings.publicUrl}${await owedPath(work, { about: 'order', id })}`;
  const values = { name: customerName ?? '', order: formatOrderNumber(number), total: totalAmount, page };
  return { kind: 'chat-order', values, userId, orderId: id };
}

async function ofIssue({ sql }: UnitOfWork, id: string): Promise<Draft> {
  const issue = await find(sql, orderIssues, id);
  const order = issue && (await find(sql, orders, issue.data.orderId));
  if (!order) throw gone();
  const { number, customerName, userId } = order.data;
  const values = { name: customerName ?? '', order: formatOrderNumber(number) };
  return { kind: 'chat-issue', values, userId, orderId: order.id };
}

async function ofDebt(work: UnitOfWork, userId: string): Promise<Draft> {
  const person = await find(work.sql, users, userId);
  const { balance } = person?.data ?? {};
  if (!person || !balance || balance >= 0) throw gone();
  const page = `${work.settings.publicUrl}${await owedPath(work, { about: 'person', id: userId })}`;
  return { kind: 'chat-debt', values: { name: person.data.name ?? '', amount: -balance, page }, userId };
}

/** What is still to be paid of a customer's statement. @param period its key, such as 2026-11 */
async function ofStatement(work: UnitOfWork, userId: string, { period }: Asked): Promise<Draft> {
  const person = await find(work.sql, users, userId);
  const asked = statementPeriod(period);
  if (!person || !asked) throw gone();
  const { toPay } = await readStatement(work.sql, { userId, ...asked }, work.site);
  if (toPay <= 0) throw gone();
  const page = `${work.settings.publicUrl}${await owedPath(work, { about: 'statement', id: userId, period })}`;
  const values = { name: person.data.name ?? '', period, amount: toPay, page };
  return { kind: 'chat-statement', values, userId };
}

async function ofSubscription({ sql, site }: UnitOfWork, id: string): Promise<Draft> {
  const subscription = await find(sql, mealSubscriptions, id);
  const { userId = null, planName, price } = subscription?.data ?? {};
  const person = userId === null ? undefined : await find(sql, users, userId);
  if (!person) throw gone();
  const values = { name: person.data.name ?? '', plan: planName ?? site.shop.name, price };
  return { kind: 'chat-subscription', values, userId };
}

/** A meal of a subscription, on the day `period`. */
async function ofMeal({ sql }: UnitOfWork, id: string, { period: date, mealTimeId }: Asked): Promise<Draft> {
  const subscription = await find(sql, mealSubscriptions, id);
  const mealTime = await find(sql, mealTimeTable, mealTimeId);
  const { userId = null, mealTimeIds } = subscription?.data ?? {};
  const person = userId === null ? undefined : await find(sql, users, userId);
  if (!person || !mealTime || !mealTimeIds?.includes(mealTimeId) || !isDay(date)) throw gone();
  return {
    kind: 'chat-meal',
    values: { name: person.data.name ?? '', meal: mealTime.data.name, date },
    userId,
  };
}

async function ofCoupon({ sql, settings }: UnitOfWork, id: string): Promise<Draft> {
  const coupon = await find(sql, coupons, id);
  if (!coupon) throw gone();
  const { code, description } = coupon.data;
  return {
    kind: 'chat-coupon',
    values: { code, about: description ?? '', page: settings.publicUrl },
    userId: null,
  };
}

async function ofPlan({ sql, settings }: UnitOfWork, id: string): Promise<Draft> {
  const plan = await find(sql, plans, id);
  if (!plan) throw gone();
  const { name, price } = plan.data;
  return {
    kind: 'chat-plan',
    values: { plan: name, price, page: `${settings.publicUrl}/plans` },
    userId: null,
  };
}

/** What a chat can be about, by the document that it is about. */
const DRAFTS = {
  order: ofOrder,
  issue: ofIssue,
  debt: ofDebt,
  statement: ofStatement,
  subscription: ofSubscription,
  meal: ofMeal,
  coupon: ofCoupon,
  plan: ofPlan,
} as const;
export type ChatSubject = keyof typeof DRAFTS;
export const CHAT_SUBJECTS = Object.keys(DRAFTS) as [ChatSubject, ...ChatSubject[]];

/** The chats that remind somebody of what they owe. */
const REMINDERS: readonly ChatKind[] = ['chat-debt', 'chat-statement'];

interface AskedChat extends Asked {
  subject: ChatSubject;
  id: string;
  /** Whether it is noted; not while it is only shown before somebody opens it. */
  noted: boolean;
}

/**
 * Prepares a chat about a document, in its customer's language, and notes in the audit log that it was prepared: nobody knows
 * whether it is sent (TELL-7). One about money is the last reminder of its customer (LEDGER-41).
 * @throws Failure document_not_found
 */
export async function prepareChat(
  work: UnitOfWork,
  { subject, id, noted, ...asked }: AskedChat,
): Promise<PreparedChat> {
  const { kind, values, userId, orderId = null } = await DRAFTS[subject](work, id, asked);
  const person =
    userId === null
      ? undefined
      : await readRecipient(work.sql, userId, { documentId: orderId, now: work.now });
  const order = orderId === null ? undefined : await find(work.sql, orders, orderId);
  const typed = order?.data.customerPhone ? readPhone(order.data.customerPhone) : undefined;
  const phone = typed === undefined ? (person?.phone ?? null) : accountPhone(typed);
  const language = person?.language ?? FIRST_LANGUAGE;
  const chat = await writeChat(work, { kind, values }, { language, phone: person?.isStopped ? null : phone });
  if (!noted) return chat;
  await recordAudit(work, {
    action: 'prepare',
    collection: 'customerMessages',
    documentId: id,
    label: `${subject} ${person ? `for ${phone ?? userId}` : id}`,
  });
  if (userId !== null && REMINDERS.includes(kind)) await noteReminder(work, userId);
  return chat;
}
