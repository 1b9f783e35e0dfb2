import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_DOOR } from '#domain/addresses/door.ts';
import { paise } from '#domain/money.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { ticketRows } from '#domain/printing/sheet.ts';
import { sheetTexts } from '#domain/printing/sheet-texts.ts';
import { stub } from '#tests/doubles/stub.ts';
import { ticketOf } from '#tests/ticket.ts';
import { type Sdk, SdkProvider } from '#web/lib/sdk/sdk.ts';
import { SITE_SETTINGS_KEY, withDefaults } from '#web/lib/site-settings.ts';
import type { Invoice } from '#web/shared/orders/invoices/invoice.ts';
import type { FollowedOrder, ShownOrder } from '#web/shared/orders/order-views.ts';
import { usePaymentText } from '#web/shared/orders/payment-text.ts';
import type { StoryPayment } from '#web/shared/orders/story.ts';
import { InvoiceSheet } from '#web/shop/invoices/invoice-sheet.tsx';
import { PayOnline } from '#web/shop/orders/gateway/pay-online.tsx';
import { PaymentFacts } from '#web/shop/orders/order-page/payment-facts.tsx';
import type { Delivery } from '#web/staff/deliveries/delivery.ts';
import { DeliveryCard } from '#web/staff/deliveries/delivery-card.tsx';
import { BoardProvider, type BoardValue } from '#web/staff/kitchen/board-context.ts';
import { TicketCustomer } from '#web/staff/kitchen/tickets/ticket-customer.tsx';
import { TicketMoney } from '#web/staff/kitchen/tickets/ticket-head.tsx';

const NOW = new Date('2026-11-24T08:00:00Z');
const TOTAL = paise(50_000);
const half = { amount: paise(25_000), mock: false } as const;
const payments = [
  stub<StoryPayment>({ ...half, id: 'one', method: 'upi', state: 'paid' }),
  stub<StoryPayment>({ ...half, id: 'two', method: 'cod', state: 'due' }),
];
const money = { ...settledOf(payments), isConfirmed: false };
const order = {
  kind: 'delivery',
  channel: 'online',
  paymentMethod: 'upi',
  alreadyPaid: false,
  prepaid: true,
  payBy: null,
  testPayment: false,
} as const;

/** What a screen says, without its markup. */
const said = (screen: ReactNode) => {
  const client = new QueryClient();
  client.setQueryData(SITE_SETTINGS_KEY, withDefaults({}));
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SdkProvider value={stub<Sdk>({})}>{screen}</SdkProvider>
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

function InList() {
  return usePaymentText()(stub<ShownOrder>(order), money);
}

// PAY-12
it('lists and the page of an order that is half paid by UPI say what is left', () => {
  expect(said(<InList />)).toBe('Partly paid, ₹250 to pay');
  const shown = said(
    <PaymentFacts over={false} order={stub<FollowedOrder>(order)} payments={payments} refunds={[]} />,
  );
  expect(shown).toContain('Partly paid, ₹250 to pay');
  expect(shown).toContain('Paid ₹250');
  expect(shown).toContain('To pay at the door ₹250');
});

it('the board says what of it came and what to collect, and so does its ticket on paper', () => {
  const ticket = ticketOf(NOW, { paymentMethod: 'upi', prepaid: true, status: 'ready', total: TOTAL });
  const board = stub<BoardValue>({ correction: () => null });
  const card = (known: typeof money | undefined) =>
    said(
      <BoardProvider value={board}>
        <TicketMoney ticket={ticket} money={known} />
        <TicketCustomer ticket={ticket} money={known} />
      </BoardProvider>,
    );
  expect(card(money)).toMatch(/Paid ₹250 Collect ₹250 .*Paid\?/);
  // Nobody collects or hands over what is not known.
  expect(card(undefined)).not.toMatch(/Paid|Collect/);
  const rows = ticketRows(
    ticket,
    {
      ...money,
      types: {},
      copy: 1,
      printedAt: NOW,
      timeZone: 'UTC',
      lateAfterMinutes: 15,
      shopName: 'Rasoi',
    },
    sheetTexts,
  );
  const texts = rows.flatMap((row) => (row.type === 'strong' ? [row.text] : []));
  expect(texts).toEqual(expect.arrayContaining(['PAID ₹250', 'COLLECT ₹250 IN CASH']));
});

it('its rider reads what to collect, and that the rest came already', () => {
  const delivery = stub<Delivery>({
    id: 'one',
    number: '#1042',
    status: 'outForDelivery',
    lines: [],
    promisedAt: null,
    orderedOn: NOW.toISOString(),
    testPayment: false,
    door: NO_DOOR,
  });
  const shown = said(
    <DeliveryCard
      delivery={delivery}
      due={[{ id: 'two', orderId: 'one', amount: half.amount }]}
      money={money}
      now={NOW}
      acts={{ isBusy: () => false, problemOf: () => undefined, act: () => Promise.resolve(true) }}
    />,
  );
  expect(shown).toContain('To collect ₹250');
  expect(shown).toContain('Partly paid: ₹250 came already.');
});

// PAY-13
it('the page of the gateway is offered for the part that is due', () => {
  const shown = said(
    <PayOnline
      order={stub<ShownOrder>({ ...order, id: 'one', status: 'awaitingPayment' })}
      due={half.amount}
      payBy={NOW}
      now={NOW}
      isTest={false}
      isBack={false}
    />,
  );
  expect(shown).toContain('Pay ₹250 online');
});

// INVOICE-10
it.each([
  ['invoice', 'Total ₹500 UPI, paid 250.00 To pay 250.00'],
  ['creditNote', 'Credited ₹500 Tax is not'],
] as const)('an %s says how it is paid only if it asks for money', (kind, words) => {
  const invoice = stub<Invoice>({
    kind,
    number: 'A/26-27/000123',
    issuedAt: NOW.toISOString(),
    orderNumber: 1042,
    corrects: null,
    reason: null,
    sellerGstin: '27AAGCB7383J1Z4',
    sellerFssai: null,
    buyerName: null,
    buyerAddress: null,
    buyerPincode: null,
    buyerGstin: null,
    lines: [],
    parts: [],
    tip: paise(0),
    roundOff: paise(0),
    total: TOTAL,
  });
  const sheet = <InvoiceSheet invoice={invoice} paper="a4" payments={payments} isTest={false} />;
  expect(said(sheet)).toContain(words);
});
