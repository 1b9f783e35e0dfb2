import { expect } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import type { Person } from './kitchen.ts';
import { openPlanKitchen, type PlanKitchen } from './plan-kitchen.ts';

type Answer = ReturnType<PlanKitchen['send']>;

/** A company with the profile of its house account. */
export interface TestCompany {
  id: string;
  payer: Person;
}

/** A kitchen whose plan companies pay for. */
export interface CompanyKitchen extends PlanKitchen {
  /** The company that the methods below are about: the last that was made. */
  company: TestCompany;
  /** Makes a company with a house account of ₹500 that a new customer looks after, and another customer without a company. */
  beginCompany(): Promise<{ asha: Person; boss: Person; company: TestCompany }>;
  makeCompany(id: string, limit?: number | null): Promise<TestCompany>;
  people(who: Person): Answer;
  add(who: Person, by: Person, role?: string, contact?: string): Answer;
  join(who: Person, memberId?: string): Answer;
  remove(who: Person, by: Person): Answer;
  /** Adds somebody, who proves their address and joins. */
  addAndJoin(who: Person, role?: string, by?: Person): Promise<void>;
  proveEmail(who: Person): Promise<unknown>;
  /** Subscribes to lunch at the company's cost; returns the subscription's id. */
  letPay(who: Person, over?: object): Promise<string>;
  /** Asks for the same from Monday to Friday. */
  askToPay(who: Person, over?: object): Answer;
}

export const GSTIN = '29AAGCB7383J1Z4';

export async function openCompanyKitchen(): Promise<CompanyKitchen> {
  const base = await openPlanKitchen();
  let count = 0;
  const members = () => `/companies/${kitchen.company.id}/members`;
  const byCompany = () => ({ paidBy: 'house', companyId: kitchen.company.id });
  const kitchen: CompanyKitchen = {
    ...base,
    company: { id: '', payer: base.owner },
    async beginCompany() {
      count++;
      const asha = await base.subscriber(`eater-${count}`, 0);
      const boss = await base.subscriber(`boss-${count}`, 0);
      await base.beginAnew();
      const company = await kitchen.makeCompany(`company-${count}`);
      await kitchen.addAndJoin(boss, 'admin', base.owner);
      return { asha, boss, company };
    },
    async makeCompany(id, limit = 500) {
      const made = await base.create(
        base.owner,
        'companies',
        { name: `Lotus ${id}`, gstin: GSTIN, houseLimit: 500 },
        id,
      );
      expect(made.statusCode).toBe(201);
      const { payerId } = made.json();
      if (limit !== 500) await base.change(base.owner, 'users', payerId, { houseLimit: limit });
      kitchen.company = { id, payer: { ...base.owner, id: payerId } };
      return kitchen.company;
    },
    people: (who) =>
      base.send(who, 'GET', `/companies/${kitchen.company.id}/people?month=${base.day(0).slice(0, 7)}`),
    add(who, by, role = 'member', contact = who.email) {
      const body = { memberId: `member-of-${who.id}`, name: `Name of ${who.id}`, contact, role };
      return base.send(by, 'POST', members(), body);
    },
    join: (who, memberId = `member-of-${who.id}`) => base.send(who, 'POST', `${members()}/${memberId}/join`),
    remove: (who, by) => base.send(by, 'DELETE', `${members()}/member-of-${who.id}`),
    async addAndJoin(who, role = 'member', by = base.owner) {
      expect((await kitchen.add(who, by, role)).statusCode).toBe(201);
      await kitchen.proveEmail(who);
      expect((await kitchen.join(who)).statusCode).toBe(200);
    },
    proveEmail: (who) =>
      base.database.execute(sql`update users set "emailVerification" = true where id = ${who.id}`),
    letPay: (who, over = {}) => base.subscribe(who, { ...byCompany(), ...over }),
    askToPay: (who, over = {}) =>
      base.create(who, 'mealSubscriptions', {
        planId: 'tiffin',
        mealTimeIds: ['lunch'],
        weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        startsOn: base.day(1),
        addressId: `home-of-${who.id}`,
        ...byCompany(),
        ...over,
      }),
  };
  return kitchen;
}
