import type { companyAttributes, companyMemberAttributes } from '#domain/companies/attributes.ts';
import { type Paise, paise } from '#domain/money.ts';
import type { NewData } from '#domain/rows/data.ts';
import type { DemoDocument } from './documents.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { DEMO_PEOPLE } from './roles.ts';

/** A company whose people eat on its house account, which the banner's customer looks after (DEMO-2). */
export interface DemoCompany {
  company: DemoDocument<NewData<typeof companyAttributes>>;
  members: readonly DemoDocument<NewData<typeof companyMemberAttributes>>[];
  /** Those of its people for whose meals it pays. */
  eaters: readonly DemoPerson[];
  houseLimit: Paise;
}

const DAY = 86_400_000;
const AGE = 70 * DAY;
const NAME = 'Lotus Design Studio';
const EATERS = 5;
const LIMIT = paise(5_000_000);
const [{ id: CUSTOMER }] = DEMO_PEOPLE;

export function companyOf({ people, now }: { people: DemoPeople; now: Date }): DemoCompany {
  const since = new Date(now.getTime() - AGE);
  const at = (id: string) => ({ id, created: since, updated: since });
  const id = 'demo-company';
  const company = {
    ...at(id),
    data: {
      ...{ name: NAME, gstin: '29AABCL4321M1Z8', email: 'accounts@lotus.demo.invalid' },
      ...{ payerId: 'demo-company-account', isOpen: true },
    },
  };
  const eaters = people.customers
    .filter((person) => person.ledger === null && person.email !== null && person.id !== CUSTOMER)
    .slice(0, EATERS);
  const admin = people.customers.filter((person) => person.id === CUSTOMER);
  const members = [...admin, ...eaters].map((person) => ({
    ...at(`demo-member-${person.id}`),
    data: {
      ...{ companyId: id, userId: person.id, name: person.name, contact: person.email ?? '' },
      role: person.id === CUSTOMER ? ('admin' as const) : ('member' as const),
      ...{ addedAt: since, joinedAt: since },
    },
  }));
  return { company, members, eaters, houseLimit: LIMIT };
}
