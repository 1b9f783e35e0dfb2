import { doorWords } from '#domain/addresses/door-messages.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import { formatDifference, formatMoney, paise } from '#domain/money.ts';
import { lineName } from '#domain/orders/line.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { noteWarning, withoutAllergyHeading } from '#domain/orders/note-warning.ts';
import { kitchenLine } from '#domain/orders/portion.ts';
import { TAX_PERCENT } from '#domain/orders/pricing.ts';
import { windowOf } from '#domain/orders/window.ts';
import { isBank, isDrawer, isLedger, type PaymentMethod } from '#domain/payments/methods.ts';
import { taxLines } from '#domain/taxes/lines.ts';
import type { OrderSheet } from './attributes.ts';
import { clockIn } from './clock.ts';
import type { PrintedOrder, PrintedTicket, PrintFacts } from './printed-order.ts';
import type { SheetTexts } from './sheet-texts.ts';

/**
 * A row of a ticket or a bill. Browsers show the rows as a page (web/staff/printing), the server draws them as a picture
 * for printers (server/printing).
 */
export type SheetRow =
  /** The largest text of the sheet, centred. */
  | { type: 'title'; text: string }
  /** Bold text. */
  | { type: 'strong'; text: string }
  | { type: 'text'; text: string }
  /** White on black across the paper. */
  | { type: 'banner'; text: string }
  /** The same with a warning sign before it. */
  | { type: 'warning'; text: string }
  /** Two texts, at the left and the right edge. */
  | { type: 'pair'; left: string; right: string; strong: boolean }
  /** A dish. The price is on bills only. */
  | { type: 'dish'; quantity: string; name: string; mark: DishType | null; price: string | null }
  /** A QR code, with a text below it. */
  | { type: 'code'; text: string; caption: string }
  | { type: 'rule' };

const RULE: SheetRow = { type: 'rule' };

/** Rows for the given texts; null and empty texts make no row. */
function given(type: 'strong' | 'text', ...texts: readonly (string | null)[]): SheetRow[] {
  return texts.flatMap((text) => (text ? [{ type, text }] : []));
}

/** A customer's note; one that the kitchen must not miss stands out (BOARD-19). */
function noteRows(note: string | null | undefined, texts: SheetTexts): SheetRow[] {
  if (!note) return [];
  const warning = noteWarning(note);
  const text = warning === 'allergy' ? texts.allergy(withoutAllergyHeading(note)) : texts.note(note);
  return [{ type: warning === null ? 'strong' : 'warning', text }];
}

function reprintRows({ copy, printedAt, timeZone }: PrintFacts, texts: SheetTexts): SheetRow[] {
  if (copy < 2) return [];
  return [{ type: 'banner', text: texts.reprint(copy, clockIn(timeZone).time(printedAt)) }];
}

/** What is paid, and what the rider or the counter collects. */
function moneyTexts(
  { total, paymentMethod, testPayment }: PrintedTicket,
  { isPaid, due }: PrintFacts,
  texts: SheetTexts,
) {
  if (testPayment) return [texts.test.test];
  // What is due beside what was paid beforehand is due in cash.
  const inCash = isPaid || !isBank(paymentMethod);
  const collect = (amount: string) =>
    inCash ? texts.collect(amount) : texts.collectBy(texts.methods[paymentMethod], amount);
  return [
    isPaid ? texts.paid(formatMoney(paise(total - due))) : null,
    due > 0 ? collect(formatMoney(due)) : null,
  ];
}

/** The code to pay what is due by UPI, at the door or at the counter (UPI-11). */
function codeRows({ due, upiLink }: PrintFacts, texts: SheetTexts): SheetRow[] {
  if (due === 0 || !upiLink) return [];
  return [{ type: 'code', text: upiLink, caption: texts.scan(formatMoney(due)) }];
}

/** When an order ahead shall come. */
function aheadText(
  { scheduledFor }: Pick<PrintedOrder, 'scheduledFor'>,
  { timeZone }: PrintFacts,
  texts: SheetTexts,
) {
  const { time, day } = clockIn(timeZone, texts.locale);
  if (scheduledFor === null) return null;
  const moment = new Date(scheduledFor);
  return texts.orderedFor(`${day(moment)}, ${time(moment)}`);
}

/** The rows of an order's ticket. */
export function ticketRows(order: PrintedTicket, facts: PrintFacts, texts: SheetTexts): SheetRow[] {
  const { time } = clockIn(facts.timeZone);
  const { kind, note, hasAllergies, cutlery, customerName, customerPhone, address } = order;
  const window = windowOf(order, facts.lateAfterMinutes);
  const promised = window ? texts.promised(`${time(window.from)}–${time(window.until)}`) : '';
  const check: SheetRow[] = hasAllergies ? [{ type: 'warning', text: texts.checkAllergy }] : [];
  const extras = [...check, ...noteRows(note, texts), ...given('strong', cutlery ? texts.cutlery : null)];
  return [
    { type: 'title', text: order.number },
    { type: 'pair', left: texts.kinds[kind], right: promised, strong: true },
    { type: 'text', text: texts.placed(time(new Date(order.orderedOn))) },
    ...given('strong', aheadText(order, facts, texts)),
    RULE,
    ...order.lines.flatMap((line): SheetRow[] => {
      const { name, options } = kitchenLine(line);
      return [
        {
          type: 'dish',
          quantity: texts.quantity(line.quantity),
          name,
          mark: facts.types[line.dishId] ?? null,
          price: null,
        },
        ...given('strong', ...options.map((option) => texts.option(option.name))),
        ...noteRows(line.note, texts),
      ];
    }),
    RULE,
    ...(extras.length > 0 ? [...extras, RULE] : []),
    ...given('strong', ...moneyTexts(order, facts, texts)),
    ...codeRows(facts, texts),
    ...given('text', customerName ?? texts.noName),
    ...(kind === 'delivery'
      ? [
          ...given('strong', customerPhone),
          ...given('text', address),
          ...given('strong', ...doorWords(order.door, texts.door), order.instructions),
        ]
      : []),
  ];
}

function paymentTexts(
  { paymentMethod, testPayment }: PrintedOrder,
  { isPaid, paidBy, due }: PrintFacts,
  { bill, methods, test }: SheetTexts,
) {
  if (testPayment) return [test.method(methods[paymentMethod])];
  const wordsOf = (method: PaymentMethod) => {
    if (isLedger(method)) return bill.fromLedger[method];
    return isDrawer(method) ? bill.cash : bill.paid(methods[method]);
  };
  const how = paidBy.map(wordsOf).join(', ');
  if (due > 0 && !isPaid) return [isBank(paymentMethod) ? bill.toPayBy(methods[paymentMethod]) : bill.toPay];
  return [isPaid ? how : null, due > 0 ? bill.partToPay(formatMoney(due)) : null];
}

function billRows(order: PrintedOrder, facts: PrintFacts, texts: SheetTexts): SheetRow[] {
  const { time, day } = clockIn(facts.timeZone, texts.locale);
  const { bill, kind, terms } = order;
  const orderedOn = new Date(order.orderedOn);
  const gstin = terms.termsTax?.[0]?.gstin;
  const words = texts.bill;
  const pair = (left: string, right: string, strong = false): SheetRow => ({
    type: 'pair',
    left,
    right,
    strong,
  });
  const fee = bill.deliveryFee > 0 ? formatMoney(bill.deliveryFee) : words.free;
  return [
    { type: 'title', text: facts.shopName },
    ...given('text', facts.fssai ? words.fssai(facts.fssai) : null),
    ...given('text', gstin ? words.gstin(gstin) : null),
    { type: 'strong', text: words.title(order.number) },
    { type: 'text', text: `${day(orderedOn)}, ${time(orderedOn)}` },
    ...given('strong', aheadText(order, facts, texts)),
    ...given('text', order.customerName, order.customerPhone),
    ...given('text', kind === 'delivery' ? order.address : null),
    RULE,
    ...order.lines.map(
      (line): SheetRow => ({
        type: 'dish',
        quantity: texts.quantity(line.quantity),
        name: lineName(line),
        mark: null,
        price: formatMoney(lineTotal(line)),
      }),
    ),
    RULE,
    pair(words.subtotal, formatMoney(bill.subtotal)),
    ...(bill.discount ? [pair(words.discount, `−${formatMoney(bill.discount)}`)] : []),
    ...(kind === 'delivery' ? [pair(words.delivery, fee)] : []),
    ...(bill.packing ? [pair(words.packing, formatMoney(bill.packing))] : []),
    ...taxLines(bill, terms.termsTaxPercent ?? TAX_PERCENT).map(({ kind: half, percent, amount }) =>
      pair(words[half](percent), formatMoney(amount)),
    ),
    ...(bill.roundOff ? [pair(words.roundOff, formatDifference(bill.roundOff))] : []),
    ...(bill.tip ? [pair(words.tip, formatMoney(bill.tip))] : []),
    pair(words.total, formatMoney(bill.total), true),
    RULE,
    ...given('strong', ...paymentTexts(order, facts, texts)),
    ...codeRows(facts, texts),
    { type: 'text', text: words.thanks },
  ];
}

/** The rows of an order's ticket or bill. */
export function sheetRows(
  sheet: OrderSheet,
  order: PrintedOrder,
  facts: PrintFacts,
  texts: SheetTexts,
): SheetRow[] {
  const rows = sheet === 'ticket' ? ticketRows : billRows;
  return [...reprintRows(facts, texts), ...rows(order, facts, texts)];
}
