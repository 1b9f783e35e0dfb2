import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openCompanyKitchen, type TestCompany } from '#tests/company-kitchen.ts';
import { PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

let asha: Person;
let boss: Person;
let company: TestCompany;
let phone = 9812300000;
const kitchen = await closeAfterAll(openCompanyKitchen());

beforeEach(async () => {
  ({ asha, boss, company } = await kitchen.beginCompany());
  phone++;
});

const data = () => ({
  planId: 'tiffin',
  mealTimeIds: ['lunch'],
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  startsOn: kitchen.day(1),
  address: '4 Office Road, Pune 411001',
  paidBy: 'house',
  companyId: company.id,
});
const subscribe = (who: object, by = kitchen.owner) =>
  kitchen.send(by, 'POST', '/plans/subscribers', { subscriptionId: 'unique()', ...who, data: data() });
const listed = async () =>
  (await kitchen.people(boss)).json().people.filter(({ role }: { role: string }) => role === 'member');
const toldTo = (userId: string) =>
  kitchen.database
    .query<{ kind: string }>(
      sql`select kind from "customerMessages" where "userId" = ${userId} order by sequence`,
    )
    .then((rows) => rows.map(({ kind }) => kind));

async function codeSent(): Promise<string> {
  const mail = (await kitchen.mails()).findLast(({ to }) => to === `+91${phone}`);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

// PLAN-67
describe('people of a company whom the kitchen enters', () => {
  it('eat on its account before they have joined, are told, and are seen as entered', async () => {
    const made = await subscribe({ phone: `${phone}`, name: 'Ravi' });
    expect(made.statusCode, made.body).toBe(201);
    const { userId, subscriptionId } = made.json();
    expect(await listed()).toMatchObject([
      { name: 'Ravi', contact: `+91${phone}`, joinedAt: null, isEntered: true },
    ]);
    expect(await toldTo(userId)).toEqual(['company-entered', 'meal-subscribed']);
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.statesOf(subscriptionId)).toEqual(['cooking']);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120);
  });

  it('are those whom the company had added, once, also if two enter them at once', async () => {
    const path = `/companies/${company.id}/members`;
    const added = { memberId: `asked-${phone}`, name: 'Ravi of sales', contact: `${phone}` };
    expect((await kitchen.send(boss, 'POST', path, added)).statusCode).toBe(201);
    const answers = await Promise.all([
      subscribe({ phone: `${phone}`, name: 'Ravi' }),
      subscribe({ phone: `${phone}`, name: 'Ravi' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await listed()).toMatchObject([
      { memberId: `asked-${phone}`, name: 'Ravi of sales', isEntered: true },
    ]);
  });

  it('are not those with a login who have proven nothing, nor those of another company', async () => {
    expect((await subscribe({ userId: asha.id })).json().type).toBe('company_not_paying');
    await kitchen.proveEmail(asha);
    expect((await subscribe({ userId: asha.id })).statusCode).toBe(201);
    company = await kitchen.makeCompany(`other-${asha.id}`);
    expect((await subscribe({ userId: asha.id })).json().type).toBe('company_elsewhere');
  });

  it('are entered by owners and managers alone', async () => {
    for (const by of [boss, kitchen.cook])
      expect((await subscribe({ phone: `${phone}`, name: 'Ravi' }, by)).statusCode).toBe(401);
  });

  it('can be removed by the company, which ends what it pays', async () => {
    const { userId, subscriptionId } = (await subscribe({ phone: `${phone}`, name: 'Ravi' })).json();
    const [{ memberId }] = await listed();
    expect(
      (await kitchen.send(boss, 'DELETE', `/companies/${company.id}/members/${memberId}`)).statusCode,
    ).toBe(200);
    expect(await toldTo(userId)).toContain('company-removed');
    await kitchen.decideAt(kitchen.day(1), '20:00');
    expect(await kitchen.statesOf(subscriptionId)).toEqual([]);
  });

  it('belong to it with their login once they have proven the number', async () => {
    /** Signs in with a code that was sent to the number. */
    async function signIn(): Promise<Person> {
      const asked = { userId: 'unique()', phone: `+91${phone}` };
      const { userId } = (await kitchen.send(VISITOR, 'POST', '/account/tokens/phone', asked)).json();
      const proof = { userId, secret: await codeSent() };
      const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/token', proof);
      const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
      return { id: answer.json().userId, email: '', session: String(session) };
    }
    const { subscriptionId } = (await subscribe({ phone: `${phone}`, name: 'Ravi' })).json();
    const ravi = await signIn();
    expect((await kitchen.send(ravi, 'GET', '/companies/mine')).json()).toMatchObject({
      member: { companyId: company.id, role: 'member' },
      invitations: [],
    });
    await kitchen.decideAt(kitchen.day(0), '20:00');
    expect(await kitchen.statesOf(subscriptionId)).toEqual(['cooking']);
    expect(await kitchen.balanceOf(company.payer)).toBe(-120);
  });

  it('stay with the company of their login, if the kitchen had entered their number in another', async () => {
    await kitchen.addAndJoin(asha);
    const first = company;
    company = await kitchen.makeCompany(`second-${asha.id}`);
    const { subscriptionId } = (await subscribe({ phone: `${phone}`, name: 'Ravi' })).json();
    const claim = { phone: `+91${phone}`, password: PASSWORD };
    expect((await kitchen.send(asha, 'PATCH', '/account/phone', claim)).statusCode).toBe(200);
    await kitchen.send(asha, 'POST', '/account/verification/phone');
    const proof = { userId: asha.id, secret: await codeSent() };
    expect((await kitchen.send(asha, 'PUT', '/account/verification/phone', proof)).statusCode).toBe(200);
    expect((await kitchen.send(asha, 'GET', '/companies/mine')).json()).toMatchObject({
      member: { companyId: first.id },
    });
    await kitchen.decideAt(kitchen.day(1), '20:00');
    expect(await kitchen.statesOf(subscriptionId)).toEqual([]);
    expect(await kitchen.balanceOf(company.payer)).toBe(0);
  });
});
