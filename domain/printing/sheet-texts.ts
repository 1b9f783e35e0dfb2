import { doorMessages } from '#domain/addresses/door-messages.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { billWords } from '#domain/orders/bill-words.ts';
import { paymentLabels } from '#domain/payments/method-words.ts';
import type { LedgerMethod } from '#domain/payments/methods.ts';
import { testPaymentWords } from '#domain/payments/test-words.ts';
import { NO_NAME } from '#domain/users/no-name.ts';

/** Texts on printed tickets and bills, in English. */
export const sheetTexts = {
  /** The locale of days; times are '19:42' in every language. */
  locale: 'en-GB',
  methods: paymentLabels,
  test: testPaymentWords,
  reprint: (copy: number, time: string) => `REPRINT ${copy}, ${time}`,
  withoutConnection: (time: string) => `PRINTED WITHOUT A CONNECTION, AS OF ${time}`,
  kinds: { delivery: 'DELIVERY', pickup: 'PICKUP' },
  promised: (window: string) => `for ${window}`,
  placed: (time: string) => `Placed ${time}`,
  orderedFor: (moment: string) => `ORDERED FOR ${moment}`,
  quantity: (quantity: number) => `${quantity} ×`,
  option: (name: string) => `+ ${name}`,
  note: (note: string) => `Note: ${note}`,
  allergy: (note: string) => `ALLERGY: ${note}`,
  checkAllergy: 'ALLERGY: CHECK',
  cutlery: 'WITH CUTLERY',
  door: doorMessages,
  paid: (amount: string) => `PAID ${amount}`,
  collect: (amount: string) => `COLLECT ${amount} IN CASH`,
  collectBy: (method: string, amount: string) => `COLLECT ${amount} BY ${method.toUpperCase()}`,
  scan: (amount: string) => `Scan to pay ${amount} by UPI`,
  noName: NO_NAME,
  label: {
    /** What was chosen of a dish. */
    chosen: (dish: string, choices: string) => `${dish}: ${choices}`,
    /** Of one order for several people. */
    people: (count: number) => `${count} TIFFINS`,
    bestBefore: (moment: string) => `Best before ${moment}`,
    rider: (name: string) => `Rider: ${name}`,
    scan: 'Scan when it is packed',
  },
  delivery: {
    title: (rider: string) => `Deliveries: ${rider}`,
    asOf: (moment: string) => `As of ${moment}`,
    summary: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
    area: (pincode: string, orders: number) => `${pincode} (${orders})`,
    noArea: 'No pincode',
    notPacked: 'NOT PACKED YET',
    nothing: 'Nothing to collect',
    collect: (amount: string) => `Collect ${amount}`,
    total: 'To collect in all',
    noAddress: 'No address',
  },
  testPage: {
    title: 'TEST PAGE',
    printer: (name: string) => `Printer: ${name}`,
    width: (millimetres: number) => `${millimetres} mm`,
    works: 'If you can read this to both edges, the printer works.',
  },
  bill: {
    ...billWords,
    fssai: (licence: string) => `FSSAI ${licence}`,
    gstin: (number: string) => `GSTIN ${number}`,
    title: (order: string) => `Bill for order ${order}`,
    delivery: 'Delivery',
    total: 'Total',
    paid: (method: string) => `Paid by ${method}`,
    cash: 'Paid in cash',
    fromLedger: {
      balance: 'Paid from the balance',
      house: 'On the house account',
    } satisfies Record<LedgerMethod, string>,
    toPay: 'To pay in cash',
    toPayBy: (method: string) => `To pay by ${method}`,
    partToPay: (amount: string) => `${amount} to pay in cash`,
    thanks: 'Thank you. Enjoy your meal!',
  },
};

/** The texts of a sheet, in any language. */
export type SheetTexts = Translated<typeof sheetTexts>;
