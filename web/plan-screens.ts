import { CalendarDays, ContactRound, Soup } from 'lucide-react';
import { ADMIN_ROLES } from '#domain/users/roles.ts';
import { planMenuTexts } from './staff/plans/menu/texts.ts';
import { planSubscriberTexts } from './staff/plans/subscribers/texts.ts';
import { planAdminTexts } from './staff/plans/texts.ts';
import type { Screen } from './staff/shell/sections.ts';

/** The screens of plans, their menu and their subscribers. */
export const PLAN_SCREENS = [
  {
    to: '/admin/plans',
    file: 'routes/admin-plans.tsx',
    texts: planAdminTexts,
    Icon: Soup,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/plan-menu',
    file: 'routes/admin-plan-menu.tsx',
    texts: planMenuTexts,
    Icon: CalendarDays,
    roles: ADMIN_ROLES,
    needs: 'plans',
  },
  {
    to: '/admin/subscribers',
    file: 'routes/admin-subscribers.tsx',
    texts: planSubscriberTexts,
    Icon: ContactRound,
    roles: ADMIN_ROLES,
    needs: 'plans',
  },
] as const satisfies readonly Screen[];
