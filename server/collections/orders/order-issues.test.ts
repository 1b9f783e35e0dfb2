import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

const TO_THE_DOOR = ['accepted', 'preparing', 'ready', 'outForDelivery', 'delivered'];
async function delivered(over: object = {}): Promise<string> {
  const id = await kitchen.place(kitchen.asha, over);
  await kitchen.walk(id, ...TO_THE_DOOR);
  return id;
}
const report = (who: Person, orderId: string, more: object = {}, documentId?: string) =>
  kitchen.create(who, 'orderIssues', { orderId, kind: 'missing', text: ' No rice ', ...more }, documentId);
const change = (who: Person, id: string, data: object) => kitchen.change(who, 'orderIssues', id, data);
const invalid = [400, 'general_argument_invalid'];

const refundsOf = (orderId: string) =>
  kitchen.ofOrder<{ $id: string; orderId: string; amount: number }>('refunds', orderId);

// ISSUE-1
describe('a report of a problem', () => {
  it('is created by the order’s customer; the server sets its owner and state', async () => {
    const { asha } = kitchen;
    const id = await delivered();
    const answer = await report(asha, id, {
      lines: ['1', '0', '1'],
      state: 'closed',
      answer: 'Free food!',
      refund: 500,
      userId: 'ravi',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      orderId: id,
      kind: 'missing',
      text: 'No rice',
      lines: ['0', '1'],
      state: 'open',
      answer: null,
      refund: null,
      userId: 'asha',
      orderNumber: (await kitchen.order(id)).number,
      answeredBy: null,
    });
    expect(kitchen.takeEvents()).toEqual([`orderIssues create ${answer.json().$id}`]);
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is refused before delivery and from 30 minutes after it, with a hint to call the kitchen', async () => {
    const { asha, place } = kitchen;
    const early = await report(asha, await place());
    expect(outcomeOf(early)).toEqual([409, 'order_issue_too_early']);
    expect(early.json().message).toContain('please call the kitchen');
    const id = await delivered();
    kitchen.wait(30);
    const late = await report(asha, id);
    expect(outcomeOf(late)).toEqual([409, 'order_issue_too_late']);
    expect(late.json().message).toContain('Please call the kitchen');
  });

  it('is refused for somebody else’s order, for unknown lines and for an unknown kind of problem', async () => {
    const { asha, ravi, owner } = kitchen;
    const id = await delivered();
    for (const who of [ravi, owner]) {
      expect(outcomeOf(await report(who, id))).toEqual([404, 'document_not_found']);
    }
    expect(outcomeOf(await report(asha, id, { lines: ['2'] }))).toEqual(invalid);
    const structure = [400, 'document_invalid_structure'];
    expect(outcomeOf(await report(asha, id, { kind: 'cold' }))).toEqual(structure);
    expect(outcomeOf(await report(asha, id, { text: 'x'.repeat(501) }))).toEqual(structure);
    expect(outcomeOf(await report(asha, 'nowhere'))).toEqual([404, 'document_not_found']);
  });

  it('is limited to one open at a time, even for simultaneous requests; a repeat gets the first answer', async () => {
    const { asha } = kitchen;
    const id = await delivered();
    const both = await Promise.all([report(asha, id), report(asha, id, { kind: 'late' })]);
    expect(both.map((answer) => outcomeOf(answer).join(' ')).toSorted()).toEqual([
      '201',
      '409 order_issue_open',
    ]);
    const other = await delivered();
    const twice = await Promise.all([report(asha, other, {}, 'twice'), report(asha, other, {}, 'twice')]);
    const again = await report(asha, other, {}, 'twice');
    expect([...twice, again].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(again.json()).toEqual(twice[0]?.json());
  });

  // ISSUE-3
  it('has a picture only if its author has uploaded it', async () => {
    /** A finished upload of somebody. */
    async function photo(id: string, owner: string, mimeType = 'image/jpeg'): Promise<string> {
      await kitchen.database.execute(sql`insert into files
      (id, created, updated, "bucketId", name, signature, "mimeType", "sizeOriginal", "chunksTotal", "chunksUploaded",
        "userId", "storedAs")
    values (${id}, now(), now(), 'attachments', 'a.jpg', 'ab', ${mimeType}, 3, 1, 1, ${owner}, ${id})`);
      return id;
    }
    const { asha } = kitchen;
    const id = await delivered();
    const others = await photo('ravis', 'ravi');
    const film = await photo('film', 'asha', 'video/mp4');
    for (const photoId of [others, film, 'nothing']) {
      expect(outcomeOf(await report(asha, id, { photoId }))).toEqual(invalid);
    }
    const answer = await report(asha, id, { photoId: await photo('ashas', 'asha') });
    expect([answer.statusCode, answer.json().photoId]).toEqual([201, 'ashas']);
  });
});

// ISSUE-2
describe('the kitchen’s answer', () => {
  const reported = async (over: object = {}) => {
    const orderId = await delivered(over);
    const issue = (await report(kitchen.asha, orderId)).json().$id as string;
    kitchen.takeEvents();
    return { orderId, issue };
  };

  it('can be read by the customer, and is mailed', async () => {
    const { manager, asha, mails } = kitchen;
    const { issue } = await reported();
    const answer = await change(manager, issue, { state: 'answered', answer: 'So sorry!' });
    expect(answer.json()).toMatchObject({ state: 'answered', answer: 'So sorry!', answeredBy: 'manager' });
    expect(kitchen.takeEvents()).toEqual([`orderIssues update ${issue}`]);
    const seen = await kitchen.read(asha, 'orderIssues', issue);
    expect(seen.json().answer).toBe('So sorry!');
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ kind: 'order-issue-answered', to: 'asha@example.in', aboutId: issue });
    // The address is not verified, so the mail does not repeat typed text.
    expect(mail?.text).toContain('The answer is on the page of your order.');
  });

  it('is repeated in the mail to a verified address, with a link that opens the order', async () => {
    const { owner, mails, database } = kitchen;
    const { issue, orderId } = await reported({ paymentMethod: 'upi' });
    await database.execute(sql`update users set "emailVerification" = true where id = 'asha'`);
    await change(owner, issue, { state: 'answered', answer: 'Here is a samosa', refund: 59 });
    const mail = (await mails()).at(-1);
    expect(mail?.text).toContain('> Here is a samosa');
    expect(mail?.text).toContain('₹59 of what you paid goes back to you.');
    expect(mail?.text).toMatch(new RegExp(`/orders/${orderId}\\?secret=`));
    await database.execute(sql`update users set "emailVerification" = false where id = 'asha'`);
  });

  it('refunds at most what was paid, and nothing when the refund is refused', async () => {
    const { owner } = kitchen;
    const { orderId, issue } = await reported({ paymentMethod: 'upi' });
    const { totalAmount } = await kitchen.order(orderId);
    const tooMuch = { state: 'answered', answer: 'Sorry', refund: Number(totalAmount) + 0.01 };
    expect(outcomeOf(await change(owner, issue, tooMuch))).toEqual([409, 'refund_exceeds_payment']);
    expect(await refundsOf(orderId)).toEqual([]);
    const answered = await change(owner, issue, { state: 'answered', answer: 'Sorry', refund: 59 });
    expect(answered.statusCode).toBe(200);
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: 59, reason: 'issue', userId: 'asha', note: 'Sorry' },
    ]);
  });

  it('is given once and refunds once, even with two simultaneous answers', async () => {
    const { owner, manager } = kitchen;
    const { orderId, issue } = await reported({ paymentMethod: 'card' });
    const answers = await Promise.all([
      change(owner, issue, { state: 'answered', answer: 'Sorry', refund: 10 }),
      change(manager, issue, { state: 'answered', answer: 'Very sorry', refund: 20 }),
    ]);
    expect(answers.map((each) => outcomeOf(each).join(' ')).toSorted()).toEqual([
      '200',
      '409 order_issue_moved_on',
    ]);
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  it('can’t be given by customers or cooks, needs a text, and does not change the report’s text', async () => {
    const { asha, cook, owner } = kitchen;
    const { issue } = await reported();
    const answer = { state: 'answered', answer: 'Free food for ever', refund: 100 };
    for (const who of [asha, cook]) {
      expect(outcomeOf(await change(who, issue, answer))).toEqual([401, 'user_unauthorized']);
    }
    expect(outcomeOf(await change(owner, issue, { state: 'answered', answer: '  ' }))).toEqual(invalid);
    expect(outcomeOf(await change(owner, issue, { text: 'All was fine' }))).toEqual(invalid);
    expect(outcomeOf(await change(owner, issue, { state: 'closed', refund: 5 }))).toEqual(invalid);
  });
});

// ISSUE-2
describe('a report', () => {
  it('can be closed by the customer or the kitchen, stays closed, and allows another report', async () => {
    const { asha, owner } = kitchen;
    const id = await delivered();
    const first = (await report(asha, id)).json().$id;
    expect((await change(asha, first, { state: 'closed' })).json().state).toBe('closed');
    const again = await change(owner, first, { state: 'answered', answer: 'Sorry' });
    expect(outcomeOf(again)).toEqual([409, 'order_issue_moved_on']);
    const second = (await report(asha, id, { kind: 'wrong' })).json().$id;
    expect((await change(owner, second, { state: 'answered', answer: 'Sorry' })).statusCode).toBe(200);
    expect((await change(owner, second, { state: 'closed' })).json()).toMatchObject({
      state: 'closed',
      answer: 'Sorry',
    });
  });
});
