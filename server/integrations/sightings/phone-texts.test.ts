import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openMoneyKitchen } from '#tests/doubles/money-phone.ts';
import { bodyOf, creditText, type PhoneMessage, signedBy } from '#tests/doubles/phone-messages.ts';
import { VISITOR } from '#tests/kitchen.ts';

const money = await openMoneyKitchen();
const kitchen = await closeAfterAll(Promise.resolve(money.kitchen));
const { secret, post, text, seen } = money;
await money.setMode('watching');

let count = 0;
const nextUtr = () => String(633_600_100_000 + ++count);
const good = () => signedBy(secret, bodyOf('VM-HDFCBK', creditText(20, nextUtr())));
const stored = async () => (await seen()).length;

// SIGHT-12
describe('a text of a phone', () => {
  it('that is signed is stored once, however often it comes', async () => {
    const utr = nextUtr();
    const message = signedBy(secret, bodyOf('VM-HDFCBK', creditText('1,354.50', utr)));
    const answers = [await post(message), await post(message), await post(message)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().handling])).toEqual([
      [200, 'stored'],
      [200, 'known'],
      [200, 'known'],
    ]);
    const found = (await seen()).filter((each) => each.utr === utr);
    expect(found).toMatchObject([
      { source: 'text', deviceId: 'counter', amount: 1354.5, vpa: 'name@oksbi', tail: '1100', bank: 'HDFC' },
    ]);
    expect(JSON.stringify(found)).not.toContain('textKey');
  });

  it.each<[string, (message: PhoneMessage) => PhoneMessage]>([
    ['without a signature', ({ body }) => ({ body, headers: { 'content-type': 'application/json' } })],
    [
      'with an empty signature',
      ({ body, headers }) => ({ body, headers: { ...headers, 'x-signature': '' } }),
    ],
    ['of another secret', ({ body }) => signedBy('0'.repeat(64), body)],
    ['that was changed on the way', ({ body, headers }) => ({ body: body.replace('20', '2000'), headers })],
    ['with the signature of an empty body', ({ body }) => ({ ...signedBy(secret, ''), body })],
    [
      'with a shorter signature',
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'x-signature': String(headers['x-signature']).slice(0, 32) },
      }),
    ],
  ])('%s is refused, and nothing is stored', async (_what, change) => {
    const before = await stored();
    const answer = await post(change(good()));
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'payment_bad_signature']);
    expect(await stored()).toBe(before);
  });

  it('of a phone that nobody has set up, or of a printer, is refused', async () => {
    await kitchen.create(kitchen.owner, 'devices', { name: 'Stove', kind: 'printer' }, 'stove');
    for (const id of ['nobody', 'stove']) expect((await post(good(), id)).statusCode).toBe(401);
  });

  it('of a megabyte is refused unread', async () => {
    const answer = await post(signedBy(secret, bodyOf('VM-HDFCBK', 'x'.repeat(1_000_000))));
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    ['no JSON', 'Credit Alert!'],
    ['a list', '[]'],
    ['nothing', '{}'],
    ['numbers for texts', '{"from":1,"text":2}'],
    ['half a character', '{"from":"VM-HDFCBK","text":"\\ud83c"}'],
  ])('that is %s is taken, so that what waits behind it comes too', async (_what, body) => {
    const answer = await post(signedBy(secret, body));
    expect([answer.statusCode, answer.json()]).toEqual([200, { handling: 'unreadable' }]);
  });

  // SIGHT-13
  it.each([
    ['from nobody on the list', 'VM-ICICIT', creditText(20, '633600200001')],
    ['from a phone number', '+919800000001', creditText(20, '633600200002')],
    ['with a code', 'VM-HDFCBK', 'Your OTP for Rs.2000 is 482913. Do not share it.'],
    ['about nothing of the sort', 'VM-HDFCBK', 'Dear customer, our branch is closed on Friday.'],
    [
      'about money that went',
      'VM-HDFCBK',
      'Rs.500 debited from A/c XX1100 to VPA shop@ybl (UPI 633600200003)',
    ],
  ])('%s is dropped, and nothing of it is stored', async (_what, from, words) => {
    const before = await stored();
    const answer = await text(words, { from });
    expect([answer.statusCode, answer.json()]).toEqual([200, { handling: 'dropped' }]);
    expect(await stored()).toBe(before);
  });

  // SIGHT-20
  it.each([
    ['of weeks ago is taken, and nothing of it is stored', 40, { handling: 'late' }, 0],
    ['of a clock that was never set counts as of now', 20_000, { handling: 'stored' }, 1],
  ])('%s', async (_what, days, handling, more) => {
    const before = await stored();
    const receivedStamp = Date.now() - days * 86_400_000;
    const body = bodyOf('VM-HDFCBK', creditText(20, nextUtr()), { receivedStamp });
    const answer = await post(signedBy(secret, body));
    expect([answer.statusCode, answer.json()]).toEqual([200, handling]);
    expect(await stored()).toBe(before + more);
  });

  it('of a hundred in a second are all stored', async () => {
    const before = await stored();
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(good())));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(await stored()).toBe(before + 100);
    await kitchen.app.sightings.runDue();
  });

  it('of two phones about the same money is stored once', async () => {
    await kitchen.create(kitchen.owner, 'devices', { name: 'Second', kind: 'money' }, 'second');
    const other = await money.issue('second');
    const body = bodyOf('VM-HDFCBK', creditText(77, nextUtr()));
    const answers = await Promise.all([
      post(signedBy(secret, body)),
      post(signedBy(other.secret, body), 'second'),
    ]);
    expect(answers.map((answer) => answer.json().handling).toSorted()).toEqual(['known', 'stored']);
  });

  it('is not taken while the owner has turned it off', async () => {
    await kitchen.setPayments({ vpa: 'rasoi@icici', bankSenders: 'HDFCBK', upiSightings: 'off' });
    expect((await post(good())).json()).toEqual({ handling: 'dropped' });
    await money.setMode('watching');
  });
});

// SIGHT-12
describe('a phone', () => {
  it('has a secret that is shown once, and reads nothing with it', async () => {
    const rows = await kitchen.database.query<{ all: string }>(
      sql`select to_jsonb(d)::text || to_jsonb(s)::text as all from devices d join money_phone_secrets s on s.device = d.id`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await kitchen.list(kitchen.owner, 'audits')).body).not.toContain(secret);
    expect((await kitchen.send(kitchen.owner, 'POST', '/devices/counter/token')).statusCode).toBe(404);
    const phone = { id: 'counter', email: '', session: `rasoi-device:counter:${secret}` };
    expect((await kitchen.list(phone, 'orders')).statusCode).toBe(401);
  });

  it('gets its secret from owners and managers alone', async () => {
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider]) {
      expect([401, 404]).toContain((await kitchen.send(who, 'POST', '/devices/counter/secret')).statusCode);
    }
  });

  it('says that it is on, by an address that tells nothing else', async () => {
    const alive = (key: string) =>
      kitchen.app.server.inject({ method: 'POST', url: `/v1/sightings/counter/alive/${key}`, payload: '{}' });
    kitchen.wait(5);
    expect((await alive('0'.repeat(32))).statusCode).toBe(401);
    const before = (await kitchen.read(kitchen.owner, 'devices', 'counter')).json().lastSeenAt;
    expect((await alive(money.aliveKey)).json()).toEqual({ handling: 'alive' });
    const { lastSeenAt } = (await kitchen.read(kitchen.owner, 'devices', 'counter')).json();
    expect(Date.parse(lastSeenAt) - Date.parse(before)).toBeGreaterThan(200_000);
  });

  it('that was lost is revoked by a press: its texts are refused', async () => {
    await kitchen.create(kitchen.owner, 'devices', { name: 'Lost', kind: 'money' }, 'lost');
    const { secret: lost } = await money.issue('lost');
    const message = () => signedBy(lost, bodyOf('VM-HDFCBK', creditText(5, nextUtr())));
    expect((await post(message(), 'lost')).statusCode).toBe(200);
    await money.issue('lost');
    expect((await post(message(), 'lost')).statusCode).toBe(401);
    expect((await kitchen.delete(kitchen.owner, 'devices', 'lost')).statusCode).toBe(204);
    expect((await post(message(), 'lost')).statusCode).toBe(401);
  });
});
