import {
  ChartNoAxesCombined,
  ChefHat,
  CookingPot,
  FileText,
  Gavel,
  IdCard,
  Landmark,
  Mail,
  MapPin,
  MessageCircleMore,
  MessageSquare,
  MessageSquareText,
  MessageSquareWarning,
  Menu as More,
  Newspaper,
  NotebookText,
  ReceiptText,
  Salad,
  ScrollText,
  Server,
  Settings,
  ShieldAlert,
  Soup,
  Star,
  Ticket,
  Users,
  Wallet,
  Webhook,
} from 'lucide-react';
import { operatorTexts } from '#domain/operation/operator-texts.ts';
import { ADMIN_ROLES, KITCHEN_ROLES } from '#domain/users/roles.ts';
import { MENU_SCREENS } from './menu-screens.ts';
import { PLAN_SCREENS } from './plan-screens.ts';
import { PREP_SCREENS } from './prep-screens.ts';
import { areasTexts } from './staff/areas/texts.ts';
import { auditTexts } from './staff/audits/texts.ts';
import { breachTexts } from './staff/breach/texts.ts';
import { couponAdminTexts } from './staff/coupons/texts.ts';
import { customerTexts } from './staff/customers/texts.ts';
import { dayCloseTexts } from './staff/day-close/texts.ts';
import { grievanceAdminTexts } from './staff/grievances/texts.ts';
import { adminInvoiceTexts } from './staff/invoices/texts.ts';
import { kitchenTexts } from './staff/kitchen/texts.ts';
import { ledgerAdminTexts } from './staff/ledger/texts.ts';
import { mailTexts } from './staff/mails/texts.ts';
import { messageTextTexts } from './staff/message-texts/texts.ts';
import { messageListTexts } from './staff/messages/texts.ts';
import { subscriberTexts } from './staff/newsletter/texts.ts';
import { adminIssueTexts } from './staff/order-issues/texts.ts';
import { adminOrderTexts } from './staff/orders/texts.ts';
import { planAdminTexts } from './staff/plans/texts.ts';
import { prepTexts } from './staff/prep/texts.ts';
import { reportTexts } from './staff/reports/texts.ts';
import { reviewAdminTexts } from './staff/reviews/texts.ts';
import type { AdminSection, DescribedScreen, Screen } from './staff/shell/sections.ts';
import { menuSectionTexts, moreTexts } from './staff/shell/shell-texts.ts';
import { seenMoneyTexts } from './staff/sightings/texts.ts';
import { settingTexts } from './staff/site-settings/texts.ts';
import { teamTexts } from './staff/team/texts.ts';
import { toTellTexts } from './staff/to-tell/texts.ts';
import { webhookTexts } from './staff/webhooks/texts.ts';

const ORDER_SCREENS = [
  {
    to: '/admin/orders',
    file: 'routes/admin-orders.tsx',
    texts: adminOrderTexts,
    Icon: ReceiptText,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/issues',
    file: 'routes/admin-issues.tsx',
    texts: adminIssueTexts,
    Icon: MessageSquareWarning,
    roles: ADMIN_ROLES,
    attention: 'issues',
  },
  {
    to: '/admin/money',
    file: 'routes/admin-money.tsx',
    texts: seenMoneyTexts,
    Icon: Landmark,
    roles: ADMIN_ROLES,
  },
  { to: '/admin/day', file: 'routes/admin-day.tsx', texts: dayCloseTexts, Icon: Wallet, roles: ADMIN_ROLES },
  {
    to: '/admin/invoices',
    file: 'routes/admin-invoices.tsx',
    texts: adminInvoiceTexts,
    Icon: FileText,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/ledger',
    file: 'routes/admin-ledger.tsx',
    texts: ledgerAdminTexts,
    Icon: NotebookText,
    roles: ADMIN_ROLES,
    needs: 'ledger',
  },
] as const satisfies readonly Screen[];

/** The screens that the navigation shows under 'More'. */
export const MORE_SCREENS = [
  {
    to: '/admin/reports',
    file: 'routes/admin-reports.tsx',
    texts: reportTexts,
    Icon: ChartNoAxesCombined,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/reviews',
    file: 'routes/admin-reviews.tsx',
    texts: reviewAdminTexts,
    Icon: Star,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/coupons',
    file: 'routes/admin-coupons.tsx',
    texts: couponAdminTexts,
    Icon: Ticket,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/messages',
    file: 'routes/admin-messages.tsx',
    texts: messageListTexts,
    Icon: MessageSquare,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/to-tell',
    file: 'routes/admin-to-tell.tsx',
    texts: toTellTexts,
    Icon: MessageCircleMore,
    roles: ADMIN_ROLES,
    attention: 'toTell',
  },
  {
    to: '/admin/texts',
    file: 'routes/admin-texts.tsx',
    texts: messageTextTexts,
    Icon: MessageSquareText,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/grievances',
    file: 'routes/admin-grievances.tsx',
    texts: grievanceAdminTexts,
    Icon: Gavel,
    roles: ADMIN_ROLES,
    attention: 'grievances',
  },
  {
    to: '/admin/newsletter',
    file: 'routes/admin-newsletter.tsx',
    texts: subscriberTexts,
    Icon: Newspaper,
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/mail',
    file: 'routes/admin-mail.tsx',
    texts: mailTexts,
    Icon: Mail,
    roles: ADMIN_ROLES,
    attention: 'mails',
  },
  {
    to: '/admin/audit',
    file: 'routes/admin-audit.tsx',
    texts: auditTexts,
    Icon: ScrollText,
    roles: ADMIN_ROLES,
  },
  { to: '/admin/team', file: 'routes/admin-team.tsx', texts: teamTexts, Icon: IdCard, roles: ADMIN_ROLES },
  {
    to: '/admin/breach',
    file: 'routes/admin-breach.tsx',
    texts: breachTexts,
    Icon: ShieldAlert,
    roles: ['owner'],
    inSettings: 'law',
  },
  {
    to: '/admin/server',
    file: 'routes/admin-server.tsx',
    texts: operatorTexts,
    Icon: Server,
    roles: ['owner'],
    inSettings: 'law',
  },
  {
    to: '/admin/settings',
    below: '/:section?',
    file: 'routes/admin-settings.tsx',
    texts: settingTexts,
    Icon: Settings,
    roles: ['owner'],
  },
  {
    to: '/admin/webhooks',
    file: 'routes/admin-webhooks.tsx',
    texts: webhookTexts,
    Icon: Webhook,
    roles: ADMIN_ROLES,
    inSettings: 'pages',
  },
  {
    to: '/admin/areas',
    file: 'routes/admin-areas.tsx',
    texts: areasTexts,
    Icon: MapPin,
    roles: ['owner'],
    inSettings: 'evening',
  },
] as const satisfies readonly DescribedScreen[];

/**
 * The sections of the admin area, the most used during an evening first. The table of routes, their guards
 * (admin-guard.ts), the navigation, its shortcuts, the search and 'More' read this list, so a new screen and its roles are
 * added only here.
 */
export const ADMIN_SECTIONS = [
  {
    to: '/admin/kitchen',
    file: 'routes/admin-kitchen.tsx',
    texts: kitchenTexts,
    Icon: CookingPot,
    key: 'k',
    roles: KITCHEN_ROLES,
    attention: 'orders',
  },
  {
    to: '/admin/prep',
    texts: prepTexts,
    Icon: ChefHat,
    key: 'l',
    screens: PREP_SCREENS,
  },
  {
    to: '/admin/orders',
    texts: adminOrderTexts,
    Icon: ReceiptText,
    key: 'o',
    screens: ORDER_SCREENS,
  },
  {
    to: '/admin/dishes',
    texts: menuSectionTexts,
    Icon: Salad,
    key: 'm',
    screens: MENU_SCREENS,
  },
  {
    to: '/admin/plans',
    texts: planAdminTexts,
    Icon: Soup,
    key: 'p',
    screens: PLAN_SCREENS,
  },
  {
    to: '/admin/customers',
    file: 'routes/admin-customers.tsx',
    texts: customerTexts,
    Icon: Users,
    key: 'c',
    roles: ADMIN_ROLES,
  },
  {
    to: '/admin/more',
    file: 'routes/admin-more.tsx',
    texts: moreTexts,
    Icon: More,
    key: 'x',
    roles: ADMIN_ROLES,
    screens: MORE_SCREENS,
  },
] as const satisfies readonly AdminSection[];

type ListedScreen = Extract<
  | (typeof ADMIN_SECTIONS)[number]
  | (
      | typeof PREP_SCREENS
      | typeof ORDER_SCREENS
      | typeof MENU_SCREENS
      | typeof PLAN_SCREENS
      | typeof MORE_SCREENS
    )[number],
  { file: string }
>;

/** The address of a screen of the list. */
export type ScreenAddress = ListedScreen['to'];
