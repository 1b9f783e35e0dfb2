import { issueDueInvoices } from '#server/collections/invoices/invoice-worker.ts';
import { expireOrders } from '#server/collections/orders/order-expiry.ts';
import { updateStock } from '#server/stock/stock-worker.ts';
import { type FakeRazorpay, openFakeRazorpay } from '#tests/doubles/fake-razorpay.ts';
import { PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen, type PlanKitchen } from '#tests/plan-kitchen.ts';
import { COUPON, type Model, type ModelPerson, newModel, PORTIONS } from './model.ts';

type Answer = Awaited<ReturnType<PlanKitchen['send']>>;

/** So few orders a quarter of an hour takes that they fill some: others are promised for later. */
export const PER_QUARTER = 2;

/** A running server for random histories: dishes and a plan are on sale, the ledger is on, and every way to pay is set up. */
export interface HistoryKitchen extends PlanKitchen {
  razorpay: FakeRazorpay;
  sessions: Map<string, Person>;
  /** The coupon of this history. */
  couponCode: string;
  /** An id that nothing has yet. */
  newId(kind: string): string;
  as(who: ModelPerson): Person;
  /** Signs somebody in anew, as who asks for money must have within half an hour. */
  signIn(who: ModelPerson): Promise<void>;
  /** Does what the server does by the clock: ends what has waited too long, gives dishes their portions, issues invoices. */
  catchUp(): Promise<void>;
  /** Three new customers without a history, on a new day. */
  begin(): Promise<Model>;
}

/** A header of the answer to a request that was sent again: nobody knows whether it was carried out the first time. */
export const CUT = 'x-cut';
const isCut = ({ headers }: Answer): boolean => CUT in headers;

/** The answer that counts of the same request sent twice at once: the one that did it. */
export const firstDone = (answers: readonly Answer[]): Answer => {
  const [first] = answers.toSorted(
    (one, other) => one.statusCode - other.statusCode || Number(isCut(other)) - Number(isCut(one)),
  );
  if (!first || answers.some(({ statusCode }) => ![200, 409].includes(statusCode)))
    throw new Error(answers.map(({ body }) => body).join('\n'));
  return first;
};

/** What a command expected, and what the server answered. What is sent again may be refused as already done: the books tell. */
export function expectStatus(answer: Answer, expected: boolean, what: string): boolean {
  const isDone = answer.statusCode < 300;
  if (isCut(answer) && !isDone && answer.statusCode < 500) return expected;
  if (answer.statusCode >= 500 || isDone !== expected)
    throw new Error(`${what}: ${expected ? 'refused' : 'accepted'}: ${answer.statusCode} ${answer.body}`);
  return isDone;
}

export async function openHistoryKitchen(): Promise<HistoryKitchen> {
  const razorpay = await openFakeRazorpay('live');
  const base = await openPlanKitchen(razorpay.settings);
  let count = 0;
  const kitchen: HistoryKitchen = {
    ...base,
    razorpay,
    sessions: new Map(),
    couponCode: '',
    newId: (kind) => `${kind}-${++count}`,
    as: ({ id }) => kitchen.sessions.get(id) ?? base.owner,
    async signIn({ id }) {
      const email = `${id}@example.in`;
      const answer = await base.send(VISITOR, 'POST', '/account/sessions/email', {
        email,
        password: PASSWORD,
      });
      const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'] ?? '{}')));
      kitchen.sessions.set(id, { id, email, session: String(session) });
    },
    async catchUp() {
      const { engine, documents } = base.app;
      await expireOrders(engine, documents);
      await updateStock(engine);
      await issueDueInvoices(engine);
    },
    async begin() {
      base.waitUntil(base.day(1), '09:00');
      await kitchen.catchUp();
      await base.beginAnew();
      const names = ['asha', 'ravi', 'meena'].map((name) => kitchen.newId(name));
      for (const name of names) kitchen.sessions.set(name, await base.subscriber(name, 0));
      await base.change(base.owner, 'dishes', 'samosa', { price: 59, portionsPerDay: PORTIONS });
      await base.change(base.owner, 'plans', 'tiffin', { price: 120 });
      kitchen.couponCode = kitchen.newId('COUPON').replace('-', '');
      const { off, ...limits } = COUPON;
      const coupon = { code: kitchen.couponCode, kind: 'amount', amount: off / 100, ...limits };
      await base.create(base.owner, 'coupons', coupon, kitchen.couponCode.toLowerCase());
      return newModel(names);
    },
    async close() {
      await base.close();
      await razorpay.close();
    },
  };
  await base.setSection('capacity', { ordersPerQuarter: PER_QUARTER });
  await base.setPayments({ vpa: 'rasoi@icici' });
  await base.setSection('tax', { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
  return kitchen;
}
