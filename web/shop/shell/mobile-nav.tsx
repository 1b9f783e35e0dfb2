import {
  CalendarDays,
  Headset,
  House,
  type LucideIcon,
  NotebookText,
  Soup,
  UtensilsCrossed,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { ForVisitors } from '#web/brand/for-person.tsx';
import { type CurrentUser, useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useHasMeals } from '#web/shared/shell/has-meals.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { userMenuTexts } from '#web/shared/shell/user-menu-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import LanguageSwitch from './language-switch.tsx';
import { useMainLinks } from './links.ts';

const ICONS = { home: House, menu: UtensilsCrossed, plans: CalendarDays, support: Headset, about: Soup };

interface EntryProps {
  to: string;
  icon: LucideIcon;
  onLeave: () => void;
  children: string;
}

function Entry({ to, icon: Icon, onLeave, children }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        end
        onClick={onLeave}
        className="flex min-h-14 items-center gap-4 font-semibold text-lg aria-[current=page]:text-chilli-text"
      >
        <Icon className="size-5 text-muted" aria-hidden="true" />
        {children}
      </NavLink>
    </li>
  );
}

/** The links of a subscriber, and of whoever has a balance or owes something. */
function OwnLinks({ user, onLeave }: { user: CurrentUser; onLeave: () => void }) {
  const texts = useTexts(userMenuTexts);
  const hasMeals = useHasMeals(user);
  return (
    <>
      {hasMeals && (
        <Entry to="/my-meals" icon={CalendarDays} onLeave={onLeave}>
          {texts.meals}
        </Entry>
      )}
      {(hasMeals || Boolean(user.balance)) && (
        <Entry to="/balance" icon={NotebookText} onLeave={onLeave}>
          {texts.balance}
        </Entry>
      )}
    </>
  );
}

/** The links that the navigation of narrow screens shows once it is open. */
export default function MobileNav({ onLeave }: { onLeave: () => void }) {
  const texts = useTexts(shellTexts);
  const links = useMainLinks();
  const user = useCurrentUser();
  return (
    <nav
      aria-label={texts.main}
      className="absolute inset-x-0 top-full border-line border-b bg-cream px-4 pt-2 pb-6 shadow-soft"
    >
      <ul className="divide-y divide-line">
        {links.map(({ to, id }) => (
          <Entry key={to} to={to} icon={ICONS[id]} onLeave={onLeave}>
            {texts.links[id]}
          </Entry>
        ))}
        {user && <OwnLinks user={user} onLeave={onLeave} />}
      </ul>
      <LanguageSwitch className="flex min-h-14 border-line border-t font-semibold text-lg" />
      <ForVisitors>
        <div className="mt-4 grid grid-cols-2 gap-3">
          <LinkButton to="/login" variant="secondary">
            {texts.login}
          </LinkButton>
          <LinkButton to="/signup">{texts.signUp}</LinkButton>
        </div>
      </ForVisitors>
    </nav>
  );
}
