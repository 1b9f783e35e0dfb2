import { PAID_BY } from '#domain/ledger/attributes.ts';
import { type Paise, rupees, toPaise, toRupees } from '#domain/money.ts';
import { PAYMENT_METHODS } from '#domain/payments/methods.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import type { BalanceTotal, Counted, Drawer, EndGroup, MethodTotal, Total } from './totals.ts';

// The parts of a closed day as JSON, with amounts in rupees.

/** The highest amount that can be counted, in rupees. */
const MAX_COUNTED = 10_000_000;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
const amountOf = (value: unknown): Paise => toPaise(rupees(Number(value)));
const totalOf = (value: unknown): Total => {
  const { count, amount } = fieldsOf(value) ?? {};
  return { count: Number(count), amount: amountOf(amount) };
};
const formatTotal = ({ count, amount }: Total) => ({ count, amount: toRupees(amount) });
const isMoney = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_COUNTED && Number(value.toFixed(2)) === value;

/** Reads what somebody counted. It comes from clients, so everything in it is checked. */
export const countedCodec: RecordCodec<Counted> = {
  parse(value) {
    const { method, riderId = null, amount } = fieldsOf(value) ?? {};
    const known = PAYMENT_METHODS.find((each) => each === method);
    if (!known || !isMoney(amount)) return undefined;
    if (riderId !== null && (typeof riderId !== 'string' || riderId.includes('\u0000'))) return undefined;
    return { method: known, riderId, amount: amountOf(amount) };
  },
  format: ({ method, riderId, amount }) => ({ method, riderId, amount: toRupees(amount) }),
};

/** The other parts are only ever written by the server. */
export const drawerCodec: RecordCodec<Drawer> = {
  parse(value) {
    const drawer = fieldsOf(value);
    if (!drawer) return undefined;
    const { riderId, name, payments, received, givenBack, tips } = drawer;
    return {
      riderId: riderId === null ? null : String(riderId),
      name: String(name),
      payments: Number(payments),
      received: amountOf(received),
      givenBack: amountOf(givenBack),
      tips: amountOf(tips),
    };
  },
  format: ({ riderId, name, payments, received, givenBack, tips }) => ({
    riderId,
    name,
    payments,
    received: toRupees(received),
    givenBack: toRupees(givenBack),
    tips: toRupees(tips),
  }),
};

export const methodCodec: RecordCodec<MethodTotal> = {
  parse(value) {
    const fields = fieldsOf(value);
    const method = PAYMENT_METHODS.find((each) => each === fields?.method);
    if (!fields || !method) return undefined;
    const { mock, received, givenBack } = fields;
    return { method, mock: mock === true, received: totalOf(received), givenBack: totalOf(givenBack) };
  },
  format: ({ method, mock, received, givenBack }) => ({
    method,
    mock,
    received: formatTotal(received),
    givenBack: formatTotal(givenBack),
  }),
};

export const balanceCodec: RecordCodec<BalanceTotal> = {
  parse(value) {
    const fields = fieldsOf(value);
    const paidBy = PAID_BY.find((each) => each === fields?.paidBy);
    if (!fields || !paidBy) return undefined;
    return { paidBy, received: totalOf(fields.received), givenBack: totalOf(fields.givenBack) };
  },
  format: ({ paidBy, received, givenBack }) => ({
    paidBy,
    received: formatTotal(received),
    givenBack: formatTotal(givenBack),
  }),
};

export const endCodec: RecordCodec<EndGroup> = {
  parse(value) {
    const fields = fieldsOf(value);
    if (!fields) return undefined;
    const { status, reason } = fields as Pick<EndGroup, 'status' | 'reason'>;
    return { status, reason, ...totalOf(fields) };
  },
  format: ({ status, reason, ...total }) => ({ status, reason, ...formatTotal(total) }),
};

/** Reads the parts of a day from their JSON texts on the wire. Those that cannot be read are left out. */
export const readRecords = <T>(codec: RecordCodec<T>, texts: readonly string[]): T[] =>
  texts.flatMap((text) => codec.parse(JSON.parse(text)) ?? []);
