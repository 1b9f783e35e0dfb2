import { afterAll, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const SITE = 'https://rasoi.example';
const PHONE = '+919812345671';
let count = 0;

/** A kitchen with its first owner. */
async function openWith(settings: Record<string, string>): Promise<{ opened: Kitchen; owner: Person }> {
  const opened = await openKitchen({ PUBLIC_URL: SITE, ...settings });
  const owner = await opened.admin('first');
  await opened.database.execute(
    sql`update users set "isSuperAdmin" = true, role = 'owner' where id = ${owner.id}`,
  );
  return { opened, owner };
}

const { opened, owner } = await openWith({});
const [kitchen, first] = [opened, owner];
const other = await kitchen.staff('owner');

afterAll(() => kitchen.close());

async function invite(of: Kitchen, who: Person, to: string): Promise<string> {
  const documentId = `invitation-${++count}`;
  const data = { to, role: 'rider' };
  expect((await of.send(who, 'POST', at('invitations'), { documentId, data })).statusCode).toBe(201);
  return documentId;
}
const askLink = (of: Kitchen, who: Person, id: string) =>
  of.send(who, 'POST', `/team/invitations/${id}/link`);

// TEAM-5
it.each(['+919812345671', 'meena@example.in'])(
  'the first owner gets a working link to %s where nothing can be sent, and the audit log says so',
  async (to) => {
    const id = await invite(kitchen, first, to);
    const answer = await askLink(kitchen, first, id);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { origin, pathname, searchParams } = new URL(answer.json().url);
    expect(`${origin}${pathname}`).toBe(`${SITE}/join`);
    const secret = searchParams.get('secret');
    const look = await kitchen.send(VISITOR, 'POST', `/team/invitations/${id}/look`, { secret });
    expect(look.json()).toMatchObject({ role: 'rider', to });
    const { documents } = (await kitchen.list(first, 'audits')).json();
    expect(documents.at(-2)).toMatchObject({ action: 'reveal', collection: 'invitations', documentId: id });
    expect(JSON.stringify(documents)).not.toContain(secret);
  },
);

// TEAM-5, TELL-7
it('a chat to an invited number has the link that was just made, and the audit log says prepared', async () => {
  const id = await invite(kitchen, first, PHONE);
  const { url, chat } = (await askLink(kitchen, first, id)).json();
  expect(chat.text).toBe(
    `Rasoi invites you to its team as a rider. This link is for you alone, works once and for a week: ${url}`,
  );
  expect(new URL(chat.link).pathname).toBe(`/${PHONE.slice(1)}`);
  expect(new URL(chat.link).searchParams.get('text')).toBe(chat.text);
  const actions = await kitchen.database.query(
    sql`select action from audits where "documentId" = ${id} and action in ('reveal', 'prepare') order by sequence`,
  );
  expect(actions).toEqual([{ action: 'reveal' }, { action: 'prepare' }]);
  const byMail = await invite(kitchen, first, 'asha@example.in');
  expect((await askLink(kitchen, first, byMail)).json().chat.link).toBeNull();
});

// TEAM-5
it('only the newest link works', async () => {
  const id = await invite(kitchen, first, PHONE);
  const secretOf = async () =>
    new URL((await askLink(kitchen, first, id)).json().url).searchParams.get('secret');
  const [earlier, newest] = [await secretOf(), await secretOf()];
  const look = async (secret: string | null) =>
    (await kitchen.send(VISITOR, 'POST', `/team/invitations/${id}/look`, { secret })).statusCode;
  expect([await look(earlier), await look(newest)]).toEqual([401, 200]);
});

// TEAM-5
it('nobody else gets a link, because it opens the account of the address', async () => {
  const id = await invite(kitchen, other, PHONE);
  const manager = await kitchen.staff('manager');
  for (const who of [other, manager, VISITOR])
    expect((await askLink(kitchen, who, id)).json().type).toMatch(/^(user|general)_unauthorized/);
  expect((await askLink(kitchen, first, 'unknown')).json().type).toBe('document_not_found');
});

// TEAM-5
it('a link that a service sends is shown to nobody', async () => {
  const { opened, owner } = await openWith({ SMS_URL: 'https://sms.example' });
  try {
    const id = await invite(opened, owner, PHONE);
    expect((await askLink(opened, owner, id)).json().type).toBe('document_not_found');
  } finally {
    await opened.close();
  }
});
