import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/users/roles.ts';
import { sql } from '#server/db/sql-template.ts';
import { openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { PUSH_KEYS } from '#tests/samples/samples.ts';

const INVALID = [401, 'user_invalid_token'];
const UNAUTHORIZED = [401, 'user_unauthorized'];
let count = 0;
let to: string;
const kitchen = await closeAfterAll(openAccountKitchen());
const owner = await kitchen.staff('owner');
const manager = await kitchen.staff('manager');

beforeEach(() => {
  to = `cook${++count}@example.in`;
});

const outcome = ({ statusCode, json }: { statusCode: number; json(): { type?: string } }) =>
  statusCode < 400 ? [statusCode] : [statusCode, json().type];
const invite = (who = owner, role: Role = 'kitchen', address = to, documentId?: string) =>
  kitchen.create(who, 'invitations', { to: address, role }, documentId);

interface Link {
  id: string;
  secret: string;
}

/** The id and secret in the newest link sent to an address. */
async function linkTo(address = to): Promise<Link> {
  const { origin, pathname, searchParams } = await kitchen.linkTo(address);
  expect(`${origin}${pathname}`).toBe(`${SITE}/join`);
  return { id: searchParams.get('invitation') ?? '', secret: searchParams.get('secret') ?? '' };
}

const look = (link: Link) =>
  kitchen.send(VISITOR, 'POST', `/team/invitations/${link.id}/look`, { secret: link.secret });
const accept = (link: Link, who = VISITOR, more: object = {}) =>
  kitchen.send(who, 'POST', `/team/invitations/${link.id}/accept`, { secret: link.secret, ...more });
const NEWCOMER = { name: 'Meena Joshi', password: PASSWORD };
const roleOf = async (id: string) => (await kitchen.read(owner, 'users', id)).json().role;
/** The person signed in by an answer. */
function signedIn(answer: Awaited<ReturnType<typeof accept>>): Person {
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'] ?? '{}')));
  return { id: answer.json().userId, email: to, session: String(session) };
}
async function auditOf(documentId: string) {
  const query = (method: string, attribute: string, values?: unknown[]) =>
    encodeURIComponent(JSON.stringify({ method, attribute, values }));
  const path = `${at('audits')}?queries[0]=${query('equal', 'documentId', [documentId])}&queries[1]=${query('orderDesc', '$sequence')}`;
  const [newest] = (await kitchen.send(owner, 'GET', path)).json().documents;
  return { ...newest, changes: newest?.changes.map((change: string) => JSON.parse(change)) };
}

// TEAM-1
describe('an invitation', () => {
  it('creates an account with the role for an address without one, and signs it in', async () => {
    const signIn = (email: string) =>
      kitchen.send(VISITOR, 'POST', '/account/sessions/email', { email, password: PASSWORD });
    expect(outcome(await invite())).toEqual([201]);
    const link = await linkTo();
    expect((await look(link)).json()).toEqual({
      role: 'kitchen',
      to,
      channel: 'email',
      hasAccount: false,
      needsPassword: true,
    });
    expect(outcome(await accept(link))).toEqual([400, 'general_argument_invalid']);
    // SAFE-26
    const guessed = { ...NEWCOMER, password: 'Kitchen-123' };
    expect(outcome(await accept(link, VISITOR, guessed))).toEqual([400, 'general_argument_invalid']);
    const joined = await accept(link, VISITOR, NEWCOMER);
    expect(outcome(joined)).toEqual([200]);
    const { id, session } = signedIn(joined);
    const profile = (await kitchen.read({ id, email: to, session }, 'users', id)).json();
    expect(profile).toMatchObject({
      name: 'Meena Joshi',
      role: 'kitchen',
      isAdmin: false,
      emailVerification: true,
    });
    expect((await signIn(to)).statusCode).toBe(201);
    expect(await auditOf(id)).toMatchObject({
      adminId: 'owner',
      action: 'update',
      changes: [{ field: 'role', before: null, after: 'kitchen' }],
    });
  });

  it('gives the role to the address’s existing account, which keeps its password', async () => {
    const { id, email } = await kitchen.nextCustomer();
    await invite(owner, 'manager', email.toUpperCase());
    const link = await linkTo(email);
    expect((await look(link)).json()).toMatchObject({ hasAccount: true, to: email });
    expect(outcome(await accept(link, VISITOR, { password: 'Another-9876' }))).toEqual([200]);
    expect(await roleOf(id)).toBe('manager');
  });

  it('takes a first password if the account has none, which ends its alerts and says nothing of ended logins', async () => {
    const asha = await kitchen.nextCustomer();
    const alerts = { endpoint: 'https://fcm.googleapis.com/fcm/send/asha', ...PUSH_KEYS };
    const made = await kitchen.create(asha, 'pushSubscriptions', alerts, 'asha');
    expect(made.statusCode).toBe(201);
    await kitchen.database.execute(
      sql`update accounts set password = null, owner_known = true, logins_ended = true where id = ${asha.id}`,
    );
    await kitchen.database.execute(sql`update users set "passwordUpdate" = null where id = ${asha.id}`);
    await invite(owner, 'manager', asha.email);
    expect(outcome(await accept(await linkTo(asha.email), VISITOR, NEWCOMER))).toEqual([200]);
    expect((await kitchen.send(asha, 'GET', '/account')).json().passwordUpdate).not.toBe('');
    expect((await kitchen.list(asha, 'pushSubscriptions')).json().total).toBe(0);
    expect((await kitchen.send(asha, 'POST', '/account/ended-logins')).json()).toEqual({ ended: false });
  });

  it('gives the role to the signed-in person who opens the link', async () => {
    const asha = await kitchen.nextCustomer();
    await invite(owner, 'rider');
    expect((await accept(await linkTo(), asha)).json()).toEqual({ userId: asha.id, role: 'rider' });
    expect(await roleOf(asha.id)).toBe('rider');
  });

  it('to a phone number is a text message and creates an account with that number', async () => {
    await invite(owner, 'rider', '98765 43210');
    const link = await linkTo('+919876543210');
    expect((await look(link)).json()).toMatchObject({ channel: 'sms', needsPassword: false });
    const joined = await accept(link, VISITOR, { name: 'Manoj' });
    expect(outcome(joined)).toEqual([200]);
    const who = signedIn(joined);
    expect((await kitchen.send(who, 'GET', '/account')).json()).toMatchObject({
      phone: '+919876543210',
      phoneVerification: true,
    });
    expect((await kitchen.read(who, 'users', who.id)).json()).toMatchObject({
      role: 'rider',
      phone: 9876543210,
      name: 'Manoj',
    });
    // The same number again opens the same account, for instance on a new phone.
    await invite(owner, 'rider', '+91 98765 43210');
    expect((await accept(await linkTo('+919876543210'))).json().userId).toBe(who.id);
  });

  it('never changes the role of an owner', async () => {
    await invite(owner, 'rider');
    expect((await accept(await linkTo(), owner)).json()).toEqual({ userId: 'owner', role: 'owner' });
    expect(await roleOf('owner')).toBe('owner');
  });

  it.each([
    ['an address that is none', 'nobody', [400, 'general_argument_invalid']],
    ['no address', '', [400, 'general_argument_invalid']],
  ])('to %s is refused', async (_what, address, expected) => {
    expect(outcome(await invite(owner, 'kitchen', address))).toEqual(expected);
  });

  it('can be created and withdrawn only by owners; managers can read it without its secret', async () => {
    const asha = await kitchen.nextCustomer();
    for (const who of [VISITOR, asha, manager]) expect(outcome(await invite(who))).toEqual(UNAUTHORIZED);
    const { $id } = (await invite()).json();
    const { secret } = await linkTo();
    const seen = await kitchen.read(manager, 'invitations', $id);
    expect(seen.json()).toMatchObject({ to, role: 'kitchen', invitedBy: 'owner' });
    expect(seen.body).not.toContain(secret);
    expect(outcome(await kitchen.read(asha, 'invitations', $id))).toEqual([404, 'document_not_found']);
    expect(outcome(await kitchen.delete(manager, 'invitations', $id))).toEqual(UNAUTHORIZED);
  });
});

// TEAM-2
describe('the link of an invitation', () => {
  it('works once, even when it is opened twice at the same time', async () => {
    await invite();
    const link = await linkTo();
    const both = await Promise.all([accept(link, VISITOR, NEWCOMER), accept(link, VISITOR, NEWCOMER)]);
    expect(both.map(outcome).sort()).toEqual([[200], INVALID]);
    expect(outcome(await accept(link, VISITOR, NEWCOMER))).toEqual(INVALID);
    expect(outcome(await look(link))).toEqual(INVALID);
  });

  it('stops working when the invitation is withdrawn', async () => {
    const { $id } = (await invite()).json();
    const link = await linkTo();
    expect((await kitchen.delete(owner, 'invitations', $id)).statusCode).toBe(204);
    expect(outcome(await accept(link, VISITOR, NEWCOMER))).toEqual(INVALID);
  });

  it('stops working when another one is sent to the same address', async () => {
    await invite();
    const first = await linkTo();
    await invite(owner, 'rider');
    expect(outcome(await accept(first, VISITOR, NEWCOMER))).toEqual(INVALID);
    expect((await accept(await linkTo(), VISITOR, NEWCOMER)).json().role).toBe('rider');
  });

  it('stops working after a week', async () => {
    const other = await openAccountKitchen();
    const chef = await other.staff('owner');
    await other.send(chef, 'POST', at('invitations'), { documentId: 'i', data: { to, role: 'rider' } });
    const { searchParams } = await other.linkTo(to);
    other.wait(7 * 24 * 60);
    const body = { secret: searchParams.get('secret'), ...NEWCOMER };
    expect(outcome(await other.send(VISITOR, 'POST', '/team/invitations/i/accept', body))).toEqual(INVALID);
    await other.close();
  });

  it('stops working when its sender is no longer an owner', async () => {
    const former = await kitchen.admin(`former${count}`);
    await invite(former);
    const link = await linkTo();
    await kitchen.change(owner, 'users', former.id, { role: 'manager' });
    expect(outcome(await accept(link, VISITOR, NEWCOMER))).toEqual(INVALID);
  });

  it('with a wrong secret or a wrong id does nothing', async () => {
    await invite();
    const { id, secret } = await linkTo();
    for (const link of [
      { id, secret: `${secret}x` },
      { id: 'nowhere', secret },
      { id: '-', secret },
    ]) {
      expect(outcome(await look(link))).toEqual(INVALID);
      expect(outcome(await accept(link, VISITOR, NEWCOMER))).toEqual(INVALID);
    }
  });
});

// TEAM-3
describe('a member of the staff', () => {
  const end = (who: Person, id: string, path = '') => kitchen.send(who, 'DELETE', `/team/${id}${path}`);
  const isSignedIn = async (who: Person) => (await kitchen.send(who, 'GET', '/account')).statusCode === 200;
  let cook: Person;
  beforeEach(async () => {
    cook = await kitchen.nextCustomer();
    await kitchen.change(owner, 'users', cook.id, { role: 'kitchen' });
  });

  it('can be signed out on all devices by an owner, which the audit log records', async () => {
    expect((await end(owner, cook.id, '/sessions')).statusCode).toBe(204);
    expect(await isSignedIn(cook)).toBe(false);
    expect(await roleOf(cook.id)).toBe('kitchen');
    expect(await auditOf(cook.id)).toMatchObject({
      adminId: 'owner',
      changes: [{ field: 'devices', before: 1, after: 0 }],
    });
  });

  it('can be removed by an owner, who thereby ends their role and all sessions', async () => {
    expect((await end(owner, cook.id)).statusCode).toBe(204);
    expect(await isSignedIn(cook)).toBe(false);
    expect(await roleOf(cook.id)).toBeNull();
    expect(await auditOf(cook.id)).toMatchObject({
      changes: [{ field: 'role', before: 'kitchen', after: null }],
    });
    expect(kitchen.accountEvents.some((event) => event.startsWith(`${cook.id} sessions.`))).toBe(true);
    expect(outcome(await end(owner, cook.id))).toEqual([404, 'user_not_found']);
  });

  it('can’t be signed out or removed by anybody else', async () => {
    const asha = await kitchen.nextCustomer();
    for (const path of ['', '/sessions']) {
      expect(outcome(await end(VISITOR, cook.id, path))).toEqual([401, 'general_unauthorized_scope']);
      for (const who of [asha, manager, cook]) {
        expect(outcome(await end(who, cook.id, path))).toEqual(UNAUTHORIZED);
      }
      expect(outcome(await end(owner, asha.id, path))).toEqual([404, 'user_not_found']);
    }
    expect([await isSignedIn(cook), await isSignedIn(asha)]).toEqual([true, true]);
  });

  it('can’t be removed as the last owner', async () => {
    expect(outcome(await end(owner, 'owner'))).toEqual([409, 'user_last_admin']);
    expect(await isSignedIn(owner)).toBe(true);
  });
});
