import * as v from 'valibot';
import { isVpa } from '#domain/payments/upi.ts';

/** What the owner has decided about test payments. */
export const TEST_PAYMENTS = ['ask', 'on', 'off'] as const;
export type TestPayments = (typeof TEST_PAYMENTS)[number];

/**
 * How customers pay online. Only the owner reads it: customers learn the UPI id with an order that they have to pay.
 */
export interface PaymentsSettings {
  /**
   * Whether methods without real money are offered as tests (PAY-7): `ask` is on until the owner has answered, `on` is a
   * trial, and with `off` customers pay real money only.
   */
  testPayments: TestPayments;
  /** The UPI id (VPA) to which customers pay, such as rasoi@icici; empty: none (UPI-1). */
  vpa: string;
  /** The name that UPI apps show for it; empty: the shop's name. */
  payeeName: string;
  /** The merchant category code of the bank, four digits; empty: unknown. */
  merchantCode: string;
  /** How long an order waits for its payment, in minutes (UPI-4). */
  minutesToPay: number;
}

export const PAYMENTS_DEFAULTS: PaymentsSettings = {
  testPayments: 'ask',
  vpa: '',
  payeeName: '',
  merchantCode: '',
  minutesToPay: 15,
};

/** The longest time to pay. Until then an order holds its portions and its place. */
const MOST_MINUTES = 120;
/** UPI apps cut longer names. */
const MAX_NAME = 60;

const minutes = `must be whole minutes from 5 to ${MOST_MINUTES}`;

/** The values that may be set. A field that is left out gets its default. */
export const paymentsSchema = v.object({
  testPayments: v.optional(
    v.picklist(TEST_PAYMENTS, `must be one of ${TEST_PAYMENTS.join(', ')}`),
    PAYMENTS_DEFAULTS.testPayments,
  ),
  vpa: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.trim(),
      v.check((vpa) => vpa === '' || isVpa(vpa), 'must be a UPI id such as rasoi@icici, or empty'),
    ),
    PAYMENTS_DEFAULTS.vpa,
  ),
  payeeName: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.trim(),
      v.maxLength(MAX_NAME, `must have at most ${MAX_NAME} characters`),
    ),
    PAYMENTS_DEFAULTS.payeeName,
  ),
  merchantCode: v.optional(
    v.pipe(v.string('must be a text'), v.trim(), v.regex(/^(\d{4})?$/, 'must be four digits, or empty')),
    PAYMENTS_DEFAULTS.merchantCode,
  ),
  minutesToPay: v.optional(
    v.pipe(v.number(minutes), v.integer(minutes), v.minValue(5, minutes), v.maxValue(MOST_MINUTES, minutes)),
    PAYMENTS_DEFAULTS.minutesToPay,
  ),
});
