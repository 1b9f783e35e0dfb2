import type { Role } from '#domain/users/roles.ts';

/** The people that visitors of a demo can be with one press (DEMO-5): their accounts, in the order of the banner. */
export const DEMO_PEOPLE = [
  { as: 'customer', id: 'demo-customer', role: null, name: 'Asha Rao', phone: 9_845_000_001 },
  { as: 'owner', id: 'demo-owner', role: 'owner', name: 'Lakshmi Iyer', phone: 9_845_000_002 },
  { as: 'kitchen', id: 'demo-kitchen', role: 'kitchen', name: 'Ramesh Gowda', phone: 9_845_000_003 },
  { as: 'rider', id: 'demo-rider', role: 'rider', name: 'Imran Khan', phone: 9_845_000_004 },
] as const satisfies readonly { as: string; id: string; role: Role | null; name: string; phone: number }[];

/** What somebody who presses a login of the banner becomes. */
export type DemoRole = (typeof DEMO_PEOPLE)[number]['as'];
export const DEMO_ROLES: readonly DemoRole[] = DEMO_PEOPLE.map(({ as }) => as);

/** What pages know of a demo. */
export interface DemoState {
  /** When it begins anew, as an ISO date. */
  resetsAt: string;
  /** Rises with each new beginning. */
  round: number;
}
