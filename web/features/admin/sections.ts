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

type Role = 'admin';

export interface Section {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Who sees it. What they may do there is the collections' to say. */
  roles: readonly Role[];
}

export const DASHBOARD = '/admin';

/** The sections of the admin area, in the order of its navigation. */
const SECTIONS: readonly Section[] = [
  { to: DASHBOARD, label: 'Dashboard', Icon: LayoutDashboard, roles: ['admin'] },
  { to: '/admin/orders', label: 'Orders', Icon: ReceiptText, roles: ['admin'] },
  { to: '/admin/dishes', label: 'Dishes', Icon: Salad, roles: ['admin'] },
  { to: '/admin/menus', label: 'Menus', Icon: Tags, roles: ['admin'] },
  { to: '/admin/customers', label: 'Customers', Icon: Users, roles: ['admin'] },
  { to: '/admin/messages', label: 'Messages', Icon: MessageSquare, roles: ['admin'] },
  { to: '/admin/newsletter', label: 'Newsletter', Icon: Newspaper, roles: ['admin'] },
  { to: '/admin/mail', label: 'Mail', Icon: Mail, roles: ['admin'] },
  { to: '/admin/audit', label: 'Audit log', Icon: ScrollText, roles: ['admin'] },
];

const rolesOf = ({ isAdmin }: { isAdmin: boolean }): readonly Role[] => (isAdmin ? ['admin'] : []);

/** The sections a person sees. */
export function sectionsFor(person: { isAdmin: boolean }): readonly Section[] {
  const mine = rolesOf(person);
  return SECTIONS.filter(({ roles }) => roles.some((role) => mine.includes(role)));
}
