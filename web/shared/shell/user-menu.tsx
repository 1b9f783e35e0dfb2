import * as Dropdown from '@radix-ui/react-dropdown-menu';
import {
  Bike,
  CalendarDays,
  CookingPot,
  Languages,
  LayoutDashboard,
  LogOut,
  NotebookText,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageRow } from '#domain/languages/languages.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AVATAR_LOOK } from './avatar.ts';
import { AvatarFace } from './avatar-face.tsx';
import { useHasMeals } from './has-meals.ts';
import { useLanguageLinks } from './language-link.ts';
import { useLogout } from './logout.ts';
import { shellTexts } from './texts.tsx';
import { userMenuTexts } from './user-menu-texts.ts';

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 font-semibold outline-none data-highlighted:bg-ink/8';

function MenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Dropdown.Item asChild>
      <Link to={to} className={ITEM}>
        {icon}
        {children}
      </Link>
    </Dropdown.Item>
  );
}

interface UserMenuProps {
  user: CurrentUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The signed-in user's menu. It is a separate chunk, because visitors never need it. */
export default function UserMenu({ user, open, onOpenChange }: UserMenuProps) {
  const { account } = useTexts(shellTexts);
  const texts = useTexts(userMenuTexts);
  const hasMeals = useHasMeals(user);
  const languages = useLanguageLinks();
  const logout = useLogout();
  const icon = 'size-5 text-muted';
  return (
    // Not modal: to lock scrolling, Radix adds a style element, which the content security policy refuses.
    <Dropdown.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Dropdown.Trigger aria-label={account} className={AVATAR_LOOK}>
        <AvatarFace name={user.name} />
      </Dropdown.Trigger>
      <Dropdown.Content
        align="end"
        sideOffset={8}
        className="z-50 w-72 rounded-card border border-line bg-paper p-2 text-ink shadow-xl"
      >
        <Dropdown.Label className="mb-2 border-line border-b px-3 pt-2 pb-3">
          <span className="wrap-anywhere block font-display text-lg leading-tight">{user.name}</span>
          <span className="wrap-anywhere block text-muted text-sm">{user.email}</span>
        </Dropdown.Label>
        {user.isAdmin === true && (
          <MenuLink to="/admin" icon={<LayoutDashboard className={icon} aria-hidden="true" />}>
            {texts.dashboard}
          </MenuLink>
        )}
        {user.role === 'kitchen' && (
          <MenuLink to="/admin/kitchen" icon={<CookingPot className={icon} aria-hidden="true" />}>
            {texts.kitchen}
          </MenuLink>
        )}
        {user.role === 'rider' && (
          <MenuLink to="/deliver" icon={<Bike className={icon} aria-hidden="true" />}>
            {texts.deliveries}
          </MenuLink>
        )}
        <MenuLink to="/profile" icon={<UserRound className={icon} aria-hidden="true" />}>
          {texts.profile}
        </MenuLink>
        <MenuLink to="/orders" icon={<ReceiptText className={icon} aria-hidden="true" />}>
          {texts.orders}
        </MenuLink>
        {hasMeals && (
          <MenuLink to="/my-meals" icon={<CalendarDays className={icon} aria-hidden="true" />}>
            {texts.meals}
          </MenuLink>
        )}
        {(hasMeals || Boolean(user.balance)) && (
          <MenuLink to="/balance" icon={<NotebookText className={icon} aria-hidden="true" />}>
            {texts.balance}
          </MenuLink>
        )}
        {languages.map(({ to, props }) => (
          <Dropdown.Item key={to} asChild>
            <a {...props} className={ITEM}>
              <Languages className={icon} aria-hidden="true" />
              {languageRow(to).name}
            </a>
          </Dropdown.Item>
        ))}
        <Dropdown.Item className={`${ITEM} text-danger`} onSelect={() => void logout()}>
          <LogOut className="size-5" aria-hidden="true" />
          {texts.logout}
        </Dropdown.Item>
      </Dropdown.Content>
    </Dropdown.Root>
  );
}
