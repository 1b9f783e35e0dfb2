import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const SITE = 'https://rasoi.example';
/** All events published to sockets. */
const published: string[] = [];
const kitchen = await closeAfterAll(openKitchen({ PUBLIC_URL: SITE }));
const first = await kitchen.admin('first');
await kitchen.database.execute(sql`update users set "isSuperAdmin" = true where id = 'first'`);
const other = await kitchen.admin('other');
const asha = await kitchen.customer('asha');
kitchen.app.events.subscribe((event) => published.push(JSON.stringify(event)));

const askRecovery = (email: string) =>
  kitchen.send(VISITOR, 'POST', '/account/recovery', { email, url: `${SITE}/reset-password` });

/** Requests a recovery link for a person. Returns the mail's id and the secret. */
async function recovery(of: Person): Promise<{ id: string; secret: string }> {
  await askRecovery(of.email);
  await kitchen.app.mail.deliverDue();
  const mail = (await kitchen.mails()).findLast(({ to }) => to === of.email);
  const secret = (await kitchen.linkTo(of.email)).searchParams.get('secret');
  return { id: String(mail?.id), secret: String(secret) };
}

const query = (...queries: object[]) =>
  queries.map((each, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(each))}`).join('&');

describe('the secret of a mail', () => {
  // MAIL-7
  it.each([
    ['the first admin', () => first],
    ['a customer', () => asha],
  ])('of %s is shown to no other admin, whatever they ask for', async (_, target) => {
    published.splice(0);
    const { id, secret } = await recovery(target());
    expect(secret).toMatch(/^[\da-f]{256}$/);
    const answers = await Promise.all([
      kitchen.list(other, 'mails'),
      kitchen.read(other, 'mails', id),
      kitchen.send(other, 'GET', `${at('mails')}?${query({ method: 'select', values: ['*'] })}`),
      kitchen.send(other, 'GET', `/tablesdb/rasoi/tables/mails/rows/${id}`),
      kitchen.send(other, 'GET', `/mails/${id}/content`),
      kitchen.send(other, 'POST', `/mails/${id}/reveal`),
      kitchen.list(other, 'audits'),
      kitchen.send(other, 'GET', '/account/logs'),
    ]);
    const [list, one] = answers;
    expect(list?.json().documents.map((mail: { $id: string }) => mail.$id)).toContain(id);
    expect(one?.json()).toMatchObject({
      kind: 'password-recovery',
      to: target().email,
      status: 'kept',
      createdAt: expect.any(String),
    });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 401, 200, 200]);
    expect(answers[4]?.json()).toEqual({ view: 'hidden' });
    expect(published.length).toBeGreaterThan(0);
    for (const text of [...answers.map(({ body }) => body), ...published, ...kitchen.said]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is encrypted in every table', async () => {
    const { secret } = await recovery(asha);
    const rows = await kitchen.database.query<{ row: string }>(
      sql`select mails::text as row from mails union all select mail_secrets::text from mail_secrets
        union all select tokens::text from tokens union all select audits::text from audits`,
    );
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('hex'));
  });

  it.each(['sealed', 'text', 'secret'])('can’t be selected as the attribute %s', async (attribute) => {
    const asked = query({ method: 'startsWith', attribute, values: ['a'] });
    expect((await kitchen.send(other, 'GET', `${at('mails')}?${asked}`)).json().type).toBe(
      'general_query_invalid',
    );
  });

  it('and the mail itself are visible to admins only', async () => {
    const { id } = await recovery(first);
    for (const person of [asha, VISITOR]) {
      for (const [method, path] of [
        ['GET', `/mails/${id}/content`],
        ['POST', `/mails/${id}/reveal`],
        ['GET', at('mails', id)],
      ] as const) {
        expect((await kitchen.send(person, method, path)).json().type).toBe('document_not_found');
      }
    }
  });
});

describe('revealing a mail', () => {
  // MAIL-7
  it('shows the first admin the working link, and is recorded in the audit log', async () => {
    const { id, secret } = await recovery(asha);
    const view = await kitchen.send(first, 'GET', `/mails/${id}/content`);
    expect(view.json()).toEqual({ view: 'revealable' });
    expect(view.headers['cache-control']).toBe('private, no-store');
    const answer = await kitchen.send(first, 'POST', `/mails/${id}/reveal`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      subject: 'Reset your password',
      text: expect.stringContaining(secret),
    });
    const { documents } = (await kitchen.list(other, 'audits')).json();
    expect(documents.at(-1)).toMatchObject({
      adminId: 'first',
      action: 'reveal',
      collection: 'mails',
      documentId: id,
      label: 'Password recovery to asha@example.in',
      changes: [],
    });
    expect(JSON.stringify(documents)).not.toContain(secret);
  });

  it('is refused once the link has expired or the admin has lost the role', async () => {
    const { id } = await recovery(asha);
    await kitchen.database.execute(sql`update users set role = null, "isAdmin" = false where id = 'first'`);
    expect((await kitchen.send(first, 'POST', `/mails/${id}/reveal`)).statusCode).toBe(404);
    await kitchen.database.execute(sql`update users set role = 'owner', "isAdmin" = true where id = 'first'`);
    kitchen.wait(61);
    expect((await kitchen.send(first, 'POST', `/mails/${id}/reveal`)).statusCode).toBe(404);
    expect((await kitchen.send(first, 'GET', `/mails/${id}/content`)).json()).toEqual({ view: 'wiped' });
  });

  it('is not possible with a mail server, even while it is unreachable', async () => {
    const strict = await openKitchen({ SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      const boss = await strict.admin('boss');
      await strict.database.execute(sql`update users set "isSuperAdmin" = true where id = 'boss'`);
      await strict.send(VISITOR, 'POST', '/account/recovery', {
        email: boss.email,
        url: 'http://localhost/reset-password',
      });
      await strict.app.mail.deliverDue();
      const [mail] = await strict.mails();
      expect(mail?.status).toBe('queued');
      expect((await strict.send(boss, 'GET', `/mails/${mail?.id}/content`)).json()).toEqual({
        view: 'hidden',
      });
      expect((await strict.send(boss, 'POST', `/mails/${mail?.id}/reveal`)).statusCode).toBe(404);
      // The mail was kept before a mail server was configured.
      await strict.database.execute(sql`update mails set status = 'kept'`);
      expect((await strict.send(boss, 'POST', `/mails/${mail?.id}/reveal`)).statusCode).toBe(404);
    } finally {
      await strict.close();
    }
  });
});

describe('a mail without a secret', () => {
  /** Places an order; returns it with the mail that confirms it. */
  async function confirmed(documentId: string) {
    const items = [JSON.stringify({ DishID: 'phulka', name: 'Phulka', quantity: 2, price: 49 })];
    const data = { items, paymentMethod: 'cod', address: '4, MG Road' };
    const placed = await kitchen.create(asha, 'orders', data, documentId);
    expect(placed.statusCode).toBe(201);
    await kitchen.app.mail.deliverDue();
    const mail = (await kitchen.mails()).findLast(({ kind }) => kind === 'order-confirmation');
    return { placed, mail };
  }

  it('can be read by every admin, as it is sent', async () => {
    const { placed, mail } = await confirmed('order1');
    const answer = (await kitchen.send(other, 'GET', `/mails/${mail?.id}/content`)).json();
    expect(answer).toMatchObject({
      view: 'words',
      content: { subject: `Your Rasoi order #${placed.json().number}`, text: mail?.text, html: mail?.html },
    });
    expect((await kitchen.send(first, 'POST', `/mails/${mail?.id}/reveal`)).statusCode).toBe(404);
  });

  it('shows nothing when its subject was deleted', async () => {
    const { mail } = await confirmed('order2');
    await kitchen.database.execute(sql`delete from payments where "orderId" = 'order2'`);
    await kitchen.database.execute(sql`delete from orders where id = 'order2'`);
    const answer = await kitchen.send(other, 'GET', `/mails/${mail?.id}/content`);
    expect(answer.json()).toEqual({ view: 'gone' });
  });
});
