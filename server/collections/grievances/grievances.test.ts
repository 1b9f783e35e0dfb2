import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let turn = 0;
const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
await kitchen.changeSettings(owner, 'legal', { officerName: 'Farida', officerEmail: 'farida@example.in' });

const complaint = (more: object = {}) => ({
  category: 'food',
  text: `The dal was cold, again (${++turn})`,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '',
  orderNumber: '#1042',
  ...more,
});
const file = (who: Person, given: object = complaint()) => kitchen.send(who, 'POST', '/grievances', given);
const listOf = async (who: Person) =>
  (await kitchen.list(who, 'grievances', { method: 'limit', values: [100] })).json();
async function stored(ticket: string) {
  const { documents } = await listOf(owner);
  return documents.find((each: { ticket: string }) => each.ticket === ticket);
}
async function filed(who: Person = asha, more: object = {}): Promise<{ $id: string; ticket: string }> {
  const answer = await file(who, complaint(more));
  expect(answer.statusCode).toBe(201);
  return stored(answer.json().ticket);
}
const answerTo = (who: Person, id: string, data: object) => kitchen.change(who, 'grievances', id, data);
const mailsAbout = async (id: string) => (await kitchen.mails()).filter(({ aboutId }) => aboutId === id);
/** The path of the link in the newest mail about a complaint. */
async function linkTo(id: string): Promise<string> {
  const links = (await mailsAbout(id)).flatMap(({ text }) => text.match(/\/complaint\?\S+/) ?? []);
  return links.at(-1) ?? '';
}
const read = (path: string) =>
  kitchen.send(VISITOR, 'GET', path.replace('/complaint?', '/grievances/shared?'));
const refusal = [400, 'general_argument_invalid'];
const outcomeOf = (answer: { statusCode: number; json(): { type: string } }) => [
  answer.statusCode,
  answer.json().type,
];

// COMPLY-2
describe('filing a complaint', () => {
  it('gives it a number, which its author, the kitchen and the officer get by mail at once', async () => {
    kitchen.takeEvents();
    const answer = await file(VISITOR);
    expect(answer.statusCode).toBe(201);
    const { ticket, resolveBy } = answer.json();
    expect(ticket).toMatch(/^G-\d{2}-\d{6}$/);
    const made = await stored(ticket);
    expect(made).toMatchObject({ state: 'open', userId: null, orderNumber: 1042, phone: null });
    expect(new Date(made.resolveBy)).toEqual(new Date(resolveBy));
    expect(new Date(resolveBy).getTime() - new Date(made.createdAt).getTime()).toBe(30 * 86_400_000);
    expect(kitchen.takeEvents()).toEqual([`grievances create ${made.$id}`]);
    const mails = await mailsAbout(made.$id);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['grievance-received', 'asha@example.in'],
      ['grievance-filed', null],
      ['grievance-filed', 'farida@example.in'],
    ]);
    for (const { subject } of mails) expect(subject).toContain(ticket);
    // The address is not proven: a mail to a stranger must not repeat what somebody typed.
    expect(mails[0]?.text).not.toContain('cold');
    expect(mails[1]?.text).toContain('cold');
  });

  it('counts a repeat of the same complaint as the same', async () => {
    const given = complaint();
    const [first, second] = [await file(asha, given), await file(asha, given)];
    expect(second.json()).toEqual(first.json());
    expect(await mailsAbout((await stored(first.json().ticket)).$id)).toHaveLength(3);
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(3001) }, 'text'],
    [{ category: 'weather' }, 'category'],
    [{ email: 'asha' }, 'email'],
    [{ orderNumber: 'the last one' }, 'orderNumber'],
    [{ name: undefined }, 'name'],
  ])('is refused with %j, and nothing is stored', async (wrong, field) => {
    const before = (await listOf(owner)).total;
    const answer = await file(asha, complaint(wrong));
    expect(outcomeOf(answer)).toEqual(refusal);
    expect(answer.json().message).toContain(field);
    expect((await listOf(owner)).total).toBe(before);
  });

  it('stores nothing that a program has typed into the hidden field', async () => {
    const before = (await listOf(owner)).total;
    const answer = await file(VISITOR, complaint({ website: 'https://gold.example' }));
    expect([answer.statusCode, answer.json().ticket]).toEqual([201, null]);
    expect((await listOf(owner)).total).toBe(before);
  });

  it('does not believe a state, an owner or a number that a client sends', async () => {
    const made = await filed(asha, { state: 'closed', userId: 'ravi', ticket: 'G-00-000000' });
    expect(made).toMatchObject({ state: 'open', userId: 'asha' });
    expect(made.ticket).not.toBe('G-00-000000');
  });
});

// COMPLY-3
describe('a complaint', () => {
  it('is read by its author, signed in or by the link in the mail, and by nobody else', async () => {
    const { $id, ticket } = await filed();
    expect((await listOf(asha)).documents.map((each: { $id: string }) => each.$id)).toContain($id);
    expect((await listOf(ravi)).documents.map((each: { $id: string }) => each.$id)).not.toContain($id);
    const link = await linkTo($id);
    expect((await read(link)).json()).toMatchObject({ ticket, state: 'open' });
    const wrong = await read(link.replace(/secret=..../, 'secret=AAAA'));
    expect(outcomeOf(wrong)).toEqual([404, 'document_not_found']);
    const other = (await filed(ravi)).ticket;
    expect((await read(link.replace(ticket, other))).statusCode).toBe(404);
  });

  it('has its link mailed again to its author only, and nobody learns whether it exists', async () => {
    const { $id, ticket } = await filed();
    const ask = (email: string, number = ticket) =>
      kitchen.send(VISITOR, 'POST', '/grievances/link', { ticket: number, email });
    const answers = [
      await ask('asha@example.in'),
      await ask('ravi@example.in'),
      await ask('asha@example.in', 'x'),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([202, '{}']));
    const received = (await mailsAbout($id)).filter(({ kind }) => kind === 'grievance-received');
    expect(received).toHaveLength(2);
  });

  it('is answered and closed by an admin; each answer is mailed and stands on its page', async () => {
    const { $id, ticket } = await filed();
    kitchen.takeEvents();
    const first = await answerTo(owner, $id, { state: 'answered', answer: 'We look into it.' });
    expect([first.statusCode, first.json().answeredBy]).toEqual([200, owner.id]);
    expect(kitchen.takeEvents()).toEqual([`grievances update ${$id}`]);
    await answerTo(owner, $id, { state: 'closed', answer: 'We refunded it.', outcome: 'settled' });
    expect((await read(await linkTo($id))).json()).toMatchObject({
      state: 'closed',
      answer: 'We refunded it.',
      outcome: 'settled',
    });
    const answers = (await mailsAbout($id)).filter(({ kind }) => kind === 'grievance-answered');
    expect(answers.map(({ to }) => to)).toEqual(['asha@example.in', 'asha@example.in']);
    expect(answers[1]?.text).toContain('Settled');
    const audit = await kitchen.list(owner, 'audits');
    expect(audit.body).toContain(`Complaint ${ticket}`);
    const again = await answerTo(owner, $id, { state: 'answered', answer: 'No.' });
    expect(outcomeOf(again)).toEqual([409, 'grievance_closed']);
  });

  it.each([
    [{ text: 'It was fine' }],
    [{ state: 'answered', answer: '' }],
    [{ state: 'closed', answer: 'Done' }],
    [{ state: 'answered', answer: 'Done', outcome: 'settled' }],
    [{ answer: 'Done' }],
  ])('is not changed by %j', async (data) => {
    const { $id, ticket } = await filed();
    expect(outcomeOf(await answerTo(owner, $id, data))).toEqual(refusal);
    expect(await stored(ticket)).toMatchObject({ state: 'open', answer: null });
    expect((await mailsAbout($id)).map(({ kind }) => kind)).not.toContain('grievance-answered');
  });

  it('is in its author’s data export, and stays when they close their account', async () => {
    const meera = await kitchen.customer('meera');
    const { $id, ticket } = await filed(meera, { email: 'meera@example.in' });
    const copy = (await kitchen.send(meera, 'GET', '/account/export')).json();
    expect(copy.grievances.map((each: { $id: string }) => each.$id)).toEqual([$id]);
    expect((await kitchen.send(meera, 'PATCH', '/account/status')).statusCode).toBe(200);
    expect(await stored(ticket)).toMatchObject({ state: 'open', email: 'meera@example.in' });
  });

  it('is found by its number and by its author', async () => {
    const { $id, ticket } = await filed(ravi, { name: 'Raghav Zutshi' });
    for (const words of [ticket, 'zutshi']) {
      const parts = words
        .split(/[ -]/)
        .map(
          (word, n) =>
            `queries[${n}]=${JSON.stringify({ method: 'search', attribute: 'searchText', values: [word] })}`,
        );
      const found = (await kitchen.send(owner, 'GET', `${at('grievances')}?${parts.join('&')}`)).json();
      expect(found.documents.map((each: { $id: string }) => each.$id)).toEqual([$id]);
    }
  });
});

// COMPLY-13
describe('the mails about complaints', () => {
  const receivedText = async (id: string) =>
    (await mailsAbout(id)).find(({ kind }) => kind === 'grievance-received')?.text;

  it('repeat what was typed only to an address that the author has verified', async () => {
    await kitchen.database.execute(sql`update users set "emailVerification" = true where id = 'asha'`);
    const own = await filed(asha);
    expect(await receivedText(own.$id)).toContain('The dal was cold');
    for (const stranger of [VISITOR, ravi]) {
      const { $id, ticket } = await filed(stranger, { text: 'Buy gold at gold.example', name: 'Gold Rush' });
      const text = await receivedText($id);
      expect(text).toContain(ticket);
      expect(text).not.toMatch(/gold/i);
    }
    await kitchen.database.execute(sql`update users set "emailVerification" = false where id = 'asha'`);
    const after = await filed(asha);
    expect(await receivedText(after.$id)).not.toContain('The dal was cold');
  });

  it('are at most five an hour to an address, whoever files or asks for the link', async () => {
    const strict = await openKitchen({ RATE_LIMIT_SCALE: '1' });
    const fresh = async () => {
      const answer = await strict.send(VISITOR, 'POST', '/account/sessions/anonymous');
      const [session] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
      return { id: '', email: '', session: String(session) };
    };
    const post = async (who: Person, email = 'victim@example.in') =>
      (await strict.send(who, 'POST', '/grievances', complaint({ email }))).statusCode;
    for (let n = 0; n < 5; n += 1) expect(await post(await fresh())).toBe(201);
    expect(await post(await fresh())).toBe(429);
    expect(await post(VISITOR)).toBe(429);
    const link = { ticket: 'G-26-000001', email: 'victim@example.in' };
    expect((await strict.send(VISITOR, 'POST', '/grievances/link', link)).statusCode).toBe(429);
    // An author's own verified address is not blocked by strangers.
    const victim = await strict.customer('victim');
    await strict.database.execute(sql`update users set "emailVerification" = true where id = 'victim'`);
    for (let n = 0; n < 5; n += 1) expect(await post(victim)).toBe(201);
    expect(await post(victim)).toBe(429);
    await strict.close();
  });

  it('are at most twenty an hour from one network', async () => {
    const strict = await openKitchen({ RATE_LIMIT_SCALE: '1' });
    const post = async (n: number) =>
      (await strict.send(VISITOR, 'POST', '/grievances', complaint({ email: `victim${n}@example.in` })))
        .statusCode;
    for (let n = 0; n < 20; n += 1) expect(await post(n)).toBe(201);
    expect(await post(20)).toBe(429);
    await strict.close();
  });
});
