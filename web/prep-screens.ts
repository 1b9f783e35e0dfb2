import { ChefHat, ListChecks, PackageCheck } from 'lucide-react';
import { ADMIN_ROLES, KITCHEN_ROLES } from '#domain/users/roles.ts';
import { packingTexts } from './staff/packing/texts.ts';
import { prepItemTexts } from './staff/prep/items/texts.ts';
import { prepTexts } from './staff/prep/texts.ts';
import type { Screen } from './staff/shell/sections.ts';

/** The screens of the morning: what is cooked until when, and what goes into whose bag. */
export const PREP_SCREENS = [
  {
    to: '/admin/prep',
    file: 'routes/admin-prep.tsx',
    texts: prepTexts,
    Icon: ChefHat,
    roles: KITCHEN_ROLES,
  },
  {
    to: '/admin/packing',
    file: 'routes/admin-packing.tsx',
    texts: packingTexts,
    Icon: PackageCheck,
    roles: KITCHEN_ROLES,
  },
  {
    to: '/admin/prepared-items',
    file: 'routes/admin-prep-items.tsx',
    texts: prepItemTexts,
    Icon: ListChecks,
    roles: ADMIN_ROLES,
  },
] as const satisfies readonly Screen[];
