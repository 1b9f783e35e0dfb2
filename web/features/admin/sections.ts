import {
  CookingPot,
  type LucideIcon,
  Mail,
  MessageSquare,
  Menu as More,
  Newspaper,
  ReceiptText,
  Salad,
  ScrollText,
  Settings,
  Tags,
  Users,
} from 'lucide-react';
import { KITCHEN_ROLES, type Role } from '#domain/users/roles.ts';
import type { Attention, AttentionName } from './attention.ts';
import type { adminShellTexts } from './shell-texts.ts';

/** One screen of a section that has several. */
export interface Screen {
  to: string;
  /** Its text in the catalogue. */
  name: keyof typeof adminShellTexts.screens;
  Icon: LucideIcon;
  /** Who sees it. What they may do there is the collections' to say. */
  roles: readonly Role[];
  attention?: AttentionName;
}

export interface Section {
  to: string;
  /** Its text in the catalogue. */
  name: keyof typeof adminShellTexts.sections;
  Icon: LucideIcon;
  /** Pressed after G it leads there. */
  key: string;
  roles: readonly Role[];
  /** What is counted on it, beside what its screens count. */
  attention?: AttentionName;
  screens?: readonly Screen[];
}

export const DASHBOARD = '/admin';
export const MORE = '/admin/more';

const ADMINS: readonly Role[] = ['owner', 'manager'];

/** The sections of the admin area in the order of an evening: its navigation, shortcuts and search read them here. */
const SECTIONS: readonly Section[] = [
  {
    to: '/admin/kitchen',
    name: 'kitchen',
    Icon: CookingPot,
    key: 'k',
    roles: KITCHEN_ROLES,
    attention: 'orders',
  },
  { to: '/admin/orders', name: 'orders', Icon: ReceiptText, key: 'o', roles: ADMINS },
  {
    to: '/admin/dishes',
    name: 'menu',
    Icon: Salad,
    key: 'm',
    roles: ADMINS,
    screens: [
      { to: '/admin/dishes', name: 'dishes', Icon: Salad, roles: ADMINS },
      { to: '/admin/menus', name: 'menus', Icon: Tags, roles: ADMINS },
    ],
  },
  { to: '/admin/customers', name: 'customers', Icon: Users, key: 'c', roles: ADMINS },
  {
    to: MORE,
    name: 'more',
    Icon: More,
    key: 'x',
    roles: ADMINS,
    screens: [
      { to: '/admin/messages', name: 'messages', Icon: MessageSquare, roles: ADMINS },
      { to: '/admin/newsletter', name: 'newsletter', Icon: Newspaper, roles: ADMINS },
      { to: '/admin/mail', name: 'mail', Icon: Mail, roles: ADMINS, attention: 'mails' },
      { to: '/admin/audit', name: 'audit', Icon: ScrollText, roles: ADMINS },
      { to: '/admin/settings', name: 'settings', Icon: Settings, roles: ['owner'] },
    ],
  },
];

/** The sections that somebody with this role sees, each with the screens that are theirs. */
export function sectionsFor(role: Role | null): readonly Section[] {
  if (role === null) return [];
  return SECTIONS.filter(({ roles }) => roles.includes(role)).map((section) => ({
    ...section,
    ...(section.screens && { screens: section.screens.filter(({ roles }) => roles.includes(role)) }),
  }));
}

const covers = (to: string, path: string): boolean => path === to || path.startsWith(`${to}/`);

/** Whether a path belongs to a section: its own screen, or one below it. */
export function isWithin({ to, screens = [] }: Pick<Section, 'to' | 'screens'>, path: string): boolean {
  return covers(to, path) || screens.some((screen) => covers(screen.to, path));
}

/** What a section's number is: its own count and those of its screens. */
export function attentionOf({ attention, screens = [] }: Section, counts: Attention): number {
  const names = [attention, ...screens.map((screen) => screen.attention)];
  return names.reduce((sum, name) => sum + (name ? counts[name] : 0), 0);
}
