import { afterAll, describe, expect, it } from 'vitest';
import { at, outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { minutesUntil, openUpiKitchen } from '#tests/upi-kitchen.ts';

const { kitchen, placeUpi, expire, paymentOf, record, mailsAbout } = await openUpiKitchen();

afterAll(() => kitchen.close());

// UPI-7
describe('the word of a customer that they have paid', () => {
  const UTR = '432112345678';
  const claim = (id: string, reference: string, who = kitchen.asha) => record(who, id, { reference });
  const deny = (id: string, who = kitchen.cook) => record(who, id, { deniedAt: '2001-01-01T00:00:00.000Z' });

  it('is the UTR, which pays nothing, can be corrected, and gives the kitchen time to look', async () => {
    const id = await placeUpi();
    kitchen.wait(10);
    expect((await claim(id, '4321 1234 5670')).json()).toMatchObject({
      state: 'due',
      reference: '432112345670',
    });
    const { payBy, orderedOn } = await kitchen.order(id);
    expect(Math.round(minutesUntil(payBy, orderedOn))).toBe(40);
    kitchen.wait(5);
    expect((await claim(id, UTR)).json().reference).toBe(UTR);
    expect(await kitchen.order(id)).toMatchObject({ status: 'awaitingPayment', payBy });
    await record(kitchen.cook, id);
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', reference: UTR });
    expect(outcomeOf(await claim(id, '111111111111'))).toEqual([401, 'user_unauthorized']);
  });

  it('is refused if the UTR is not one, or belongs to a payment that was counted', async () => {
    const counted = await placeUpi();
    await claim(counted, '432112345699');
    expect((await record(kitchen.cook, counted)).statusCode).toBe(200);
    const id = await placeUpi();
    expect(outcomeOf(await claim(id, '12345'))).toEqual([400, 'general_argument_invalid']);
    expect(outcomeOf(await claim(id, '432112345699'))).toEqual([409, 'payment_reference_used']);
    const confirmed = await record(kitchen.cook, id, { state: 'paid', reference: '432112345699' });
    expect(outcomeOf(confirmed)).toEqual([409, 'payment_reference_used']);
    expect(await kitchen.order(id)).toMatchObject({ status: 'awaitingPayment' });
  });

  it('counts once, if the payments of two orders with the same UTR are confirmed at once', async () => {
    const [one, other] = [await placeUpi(), await placeUpi()];
    for (const id of [one, other]) await claim(id, '999988887777');
    const answers = await Promise.all([record(kitchen.cook, one), record(kitchen.owner, other)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['another customer', () => kitchen.ravi, { reference: '222233334444' }],
    ['a rider', () => kitchen.rider, { reference: '222233334444' }],
    ['its customer with more than the UTR', () => kitchen.asha, { reference: '222233334444', state: 'paid' }],
    ['its customer as the kitchen', () => kitchen.asha, { deniedAt: '2026-01-01T00:00:00.000Z' }],
  ])('is not taken from %s', async (_who, who, data) => {
    const id = await placeUpi();
    expect((await record(who(), id, data)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await paymentOf(id)).toMatchObject({ state: 'due', reference: null, claimedAt: null });
  });

  it('can’t be given for a payment in cash', async () => {
    const id = await placeUpi({ paymentMethod: 'cod' });
    expect(outcomeOf(await claim(id, '222233334444'))).toEqual([401, 'user_unauthorized']);
  });

  it('is answered by the kitchen if the money has not come: the customer reads it and can try again', async () => {
    const id = await placeUpi();
    expect(outcomeOf(await deny(id))).toEqual([409, 'payment_not_due']);
    await claim(id, '555566667777');
    expect((await deny(id)).statusCode).toBe(200);
    const { payBy } = await kitchen.order(id);
    expect(Math.round(minutesUntil(payBy, (await paymentOf(id)).deniedAt))).toBe(15);
    expect(await mailsAbout(id)).toContain('order-payment-missing');
    expect((await claim(id, '555566667778')).json()).toMatchObject({ deniedAt: null });
  });

  it('can be given after the order has expired, so that the kitchen gives the money back', async () => {
    const id = await placeUpi();
    kitchen.wait(15);
    await expire();
    expect((await claim(id, '777766665555')).statusCode).toBe(200);
    expect(await kitchen.order(id)).toMatchObject({ status: 'expired' });
    await record(kitchen.owner, id);
    expect(await kitchen.ofOrder('refunds', id)).toHaveLength(1);
  });

  it('is read by its customer and the kitchen alone', async () => {
    const id = await placeUpi();
    await claim(id, '121212121212');
    const path = at('payments', String((await paymentOf(id)).$id));
    const read = async (who: Person) => (await kitchen.send(who, 'GET', path)).json().reference;
    const { asha, cook, ravi, rider } = kitchen;
    expect(await Promise.all([asha, cook, ravi, rider].map(read))).toEqual([
      '121212121212',
      '121212121212',
      undefined,
      undefined,
    ]);
  });
});

// UPI-2
describe('how an order is paid by UPI', () => {
  const ask = (who: Person, id: string) => kitchen.send(who, 'GET', `/orders/${id}/upi`);

  it('is told to its customer, the kitchen and printers, with the amount that is due', async () => {
    const id = await placeUpi();
    const { totalAmount } = await kitchen.order(id);
    const printer = await kitchen.device('printer');
    for (const who of [kitchen.asha, kitchen.cook, printer]) {
      const answer = (await ask(who, id)).json().request;
      expect(answer).toMatchObject({ vpa: 'rasoi@icici', payeeName: 'Rasoi', amount: totalAmount });
      const fields = new URL(answer.link).searchParams;
      expect(fields.get('am')).toBe(Number(totalAmount).toFixed(2));
      expect(fields.get('tr')).toBe(id.replaceAll('-', ''));
    }
  });

  it.each([
    ['a visitor', () => VISITOR, 401],
    ['another customer', () => kitchen.ravi, 404],
    ['a rider who does not bring it', () => kitchen.rider, 404],
  ])('is not told to %s', async (_who, who, status) => {
    expect((await ask(who(), await placeUpi())).statusCode).toBe(status);
  });

  it('is told for an order in cash too, until it is paid', async () => {
    const id = await placeUpi({ paymentMethod: 'cod' });
    expect((await ask(kitchen.cook, id)).json().request.vpa).toBe('rasoi@icici');
    await record(kitchen.cook, id, { state: 'paid', method: 'upi' });
    expect((await ask(kitchen.cook, id)).json()).toEqual({ request: null });
  });

  it('is public as far as which methods are real', async () => {
    const ask = async () => (await kitchen.send(VISITOR, 'GET', '/payment-methods')).json();
    expect(await ask()).toEqual({
      offers: { upi: 'real', card: 'test' },
      prepaid: { upi: true, card: false },
      atGateway: { upi: false, card: false },
      gateway: 'none',
      minutesToPay: 15,
    });
    await kitchen.setPayments({});
    expect((await ask()).prepaid.upi).toBe(false);
    await kitchen.setPayments({ vpa: 'rasoi@icici' });
  });
});
