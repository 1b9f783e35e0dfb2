import { CalendarDays, Headset, House, Soup, UtensilsCrossed } from 'lucide-react';
import { NavLink } from 'react-router';
import { ForVisitors } from '#web/brand/for-person.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import LanguageSwitch from './language-switch.tsx';
import { useMainLinks } from './links.ts';

const ICONS = { home: House, menu: UtensilsCrossed, plans: CalendarDays, support: Headset, about: Soup };

/** The links that the navigation of narrow screens shows once it is open. */
export default function MobileNav({ onLeave }: { onLeave: () => void }) {
  const texts = useTexts(shellTexts);
  const links = useMainLinks();
  return (
    <nav
      aria-label={texts.main}
      className="absolute inset-x-0 top-full border-line border-b bg-cream px-4 pt-2 pb-6 shadow-soft"
    >
      <ul className="divide-y divide-line">
        {links.map(({ to, id: link }) => {
          const Icon = ICONS[link];
          return (
            <li key={to}>
              <NavLink
                to={to}
                end
                onClick={onLeave}
                className="flex min-h-14 items-center gap-4 font-semibold text-lg aria-[current=page]:text-chilli-text"
              >
                <Icon className="size-5 text-muted" aria-hidden="true" />
                {texts.links[link]}
              </NavLink>
            </li>
          );
        })}
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
