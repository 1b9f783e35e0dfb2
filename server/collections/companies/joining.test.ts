import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openCompanyKitchen, type TestCompany } from '#tests/company-kitchen.ts';
import type { Person } from '#tests/kitchen.ts';

let asha: Person;
let boss: Person;
let company: TestCompany;
const kitchen = await closeAfterAll(openCompanyKitchen());

beforeEach(async () => {
  ({ asha, boss, company } = await kitchen.beginCompany());
});

// PLAN-42
describe('the people of a company', () => {
  it('join it themselves, with the address or number that they have proven', async () => {
    expect((await kitchen.add(asha, boss)).statusCode).toBe(201);
    expect((await kitchen.join(asha)).statusCode).toBe(404);
    await kitchen.proveEmail(asha);
    expect((await kitchen.send(asha, 'GET', '/companies/mine')).json()).toEqual({
      member: null,
      invitations: [
        { memberId: `member-of-${asha.id}`, companyId: company.id, company: `Lotus ${company.id}` },
      ],
    });
    const other = await kitchen.subscriber(`other-${asha.id}`, 0);
    await kitchen.proveEmail(other);
    expect((await kitchen.join(other, `member-of-${asha.id}`)).statusCode).toBe(404);
    expect([(await kitchen.join(asha)).statusCode, (await kitchen.join(asha)).statusCode]).toEqual([
      200, 200,
    ]);
    expect((await kitchen.send(asha, 'GET', '/companies/mine')).json()).toMatchObject({
      member: { companyId: company.id, role: 'member' },
      invitations: [],
    });
  });

  it('are of one company at a time', async () => {
    await kitchen.addAndJoin(asha);
    company = await kitchen.makeCompany(`second-${asha.id}`);
    await kitchen.send(kitchen.owner, 'POST', `/companies/${company.id}/members`, {
      memberId: `second-of-${asha.id}`,
      name: 'Asha',
      contact: asha.email,
    });
    expect((await kitchen.join(asha, `second-of-${asha.id}`)).json().type).toBe('company_elsewhere');
  });

  it('are added once, by a number or an address, and a repeat adds nobody', async () => {
    const number = { contact: '98765 43210', name: 'Ravi' };
    const path = `/companies/${company.id}/members`;
    const first = await kitchen.send(boss, 'POST', path, { ...number, memberId: `ravi-${asha.id}` });
    expect(first.statusCode).toBe(201);
    expect(
      (await kitchen.send(boss, 'POST', path, { ...number, memberId: `ravi-${asha.id}` })).statusCode,
    ).toBe(201);
    const again = await kitchen.send(boss, 'POST', path, { ...number, memberId: 'unique()' });
    expect(again.json().type).toBe('company_person_known');
    expect(
      (await kitchen.send(boss, 'POST', path, { memberId: 'unique()', name: 'X', contact: 'x' })).statusCode,
    ).toBe(400);
    const listed = (await kitchen.people(boss))
      .json()
      .people.filter(({ name }: { name: string }) => name === 'Ravi');
    expect(listed).toMatchObject([{ contact: '+919876543210', joinedAt: null }]);
  });

  it.each<[string, (eater: Person) => Person, number]>([
    ['its admin', () => boss, 200],
    ['an owner of the kitchen', () => kitchen.owner, 200],
    ['one of its people', (eater) => eater, 401],
    ['another customer', () => kitchen.asha, 401],
    ['a cook', () => kitchen.cook, 401],
  ])('are seen, added and removed by %s, or not', async (_, of, status) => {
    await kitchen.addAndJoin(asha);
    const who = of(asha);
    expect((await kitchen.people(who)).statusCode).toBe(status);
    const body = { memberId: `new-${asha.id}`, name: 'New', contact: 'new@example.in' };
    const added = await kitchen.send(who, 'POST', `/companies/${company.id}/members`, body);
    expect(added.statusCode).toBe(status === 200 ? 201 : status);
    const path = `/companies/${company.id}/members/member-of-${boss.id}`;
    expect((await kitchen.send(who, 'PATCH', path, { role: 'admin' })).statusCode).toBe(status);
  });

  it('always have somebody who looks after them, unless the kitchen wants otherwise', async () => {
    expect((await kitchen.remove(boss, boss)).json().type).toBe('company_last_admin');
    await kitchen.addAndJoin(asha, 'admin');
    // Each removes the other at once: one of them stays.
    const answers = await Promise.all([kitchen.remove(boss, asha), kitchen.remove(asha, boss)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const left = answers[0]?.statusCode === 200 ? asha : boss;
    expect((await kitchen.remove(left, kitchen.owner)).statusCode).toBe(200);
  });
});

// PLAN-60
describe('what people are told of their company', () => {
  const toldTo = async (who: Person) =>
    (await kitchen.mailsTo(who)).map(({ kind }) => kind).filter((kind) => kind.startsWith('company-'));

  it('is that it would pay, once a day, if they have proven what it typed', async () => {
    const path = `/companies/${company.id}/members`;
    const typed = { name: 'Asha', contact: asha.email.toUpperCase() };
    const addAgain = async (memberId: string) => {
      expect((await kitchen.send(boss, 'POST', path, { ...typed, memberId })).statusCode).toBe(201);
      await kitchen.send(boss, 'DELETE', `${path}/${memberId}`);
    };
    await addAgain(`unproven-${asha.id}`);
    expect(await toldTo(asha)).toEqual([]);
    await kitchen.proveEmail(asha);
    await addAgain(`first-${asha.id}`);
    await addAgain(`second-${asha.id}`);
    expect(await kitchen.mailsTo(asha)).toMatchObject([
      { kind: 'company-added', subject: `Lotus ${company.id} would pay for your meals` },
    ]);
    // Its admin, whom the kitchen added before they had proven anything, is told nothing.
    expect(await toldTo(boss)).toEqual([]);
  });

  it('is that it no longer pays, if somebody else removes them', async () => {
    await kitchen.addAndJoin(asha);
    await kitchen.remove(asha, boss);
    await kitchen.remove(asha, boss);
    expect(await toldTo(asha)).toEqual(['company-removed']);
    const other = await kitchen.subscriber(`leaver-${asha.id}`, 0);
    await kitchen.addAndJoin(other);
    await kitchen.remove(other, other);
    expect(await toldTo(other)).toEqual([]);
  });
});
