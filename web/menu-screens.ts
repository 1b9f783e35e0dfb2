import { ListChecks, Salad, Tags } from 'lucide-react';
import { ADMIN_ROLES } from '#domain/users/roles.ts';
import { dishAdminTexts } from './staff/dishes/texts.ts';
import { menuAdminTexts } from './staff/menus/texts.ts';
import { groupAdminTexts } from './staff/option-groups/texts.ts';
import type { Screen } from './staff/shell/sections.ts';

/** The screens of the section of dishes and menus. */
export const MENU_SCREENS = [
  {
    to: '/admin/dishes',
    file: 'routes/admin-dishes.tsx',
    texts: dishAdminTexts,
    Icon: Salad,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/menus',
    file: 'routes/admin-menus.tsx',
    texts: menuAdminTexts,
    Icon: Tags,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/options',
    file: 'routes/admin-options.tsx',
    texts: groupAdminTexts,
    Icon: ListChecks,
    roles: ADMIN_ROLES,
  },
] as const satisfies readonly Screen[];
