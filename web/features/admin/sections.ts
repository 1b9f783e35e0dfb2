import {
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquare,
  Newspaper,
  ReceiptText,
  Salad,
  ScrollText,
  Tags,
  Users,
} from 'lucide-react';
import type { sectionTexts } from './section-texts.ts';

type Role = 'admin';

export interface Section {
  to: string;
  /** Under this name the catalogue has its title. */
  id: keyof typeof sectionTexts.sections;
  Icon: LucideIcon;
  /** Who sees it. What they may do there is the collections' to say. */
  roles: readonly Role[];
}

export const DASHBOARD = '/admin';

/** The sections of the admin area, in the order of its navigation. */
const SECTIONS: readonly Section[] = [
  { to: DASHBOARD, id: 'dashboard', Icon: LayoutDashboard, roles: ['admin'] },
  { to: '/admin/orders', id: 'orders', Icon: ReceiptText, roles: ['admin'] },
  { to: '/admin/dishes', id: 'dishes', Icon: Salad, roles: ['admin'] },
  { to: '/admin/menus', id: 'menus', Icon: Tags, roles: ['admin'] },
  { to: '/admin/customers', id: 'customers', Icon: Users, roles: ['admin'] },
  { to: '/admin/messages', id: 'messages', Icon: MessageSquare, roles: ['admin'] },
  { to: '/admin/newsletter', id: 'newsletter', Icon: Newspaper, roles: ['admin'] },
  { to: '/admin/mail', id: 'mail', Icon: Mail, roles: ['admin'] },
  { to: '/admin/audit', id: 'audit', Icon: ScrollText, roles: ['admin'] },
];

const rolesOf = ({ isAdmin }: { isAdmin: boolean }): readonly Role[] => (isAdmin ? ['admin'] : []);

/** The sections a person sees. */
export function sectionsFor(person: { isAdmin: boolean }): readonly Section[] {
  const mine = rolesOf(person);
  return SECTIONS.filter(({ roles }) => roles.some((role) => mine.includes(role)));
}
