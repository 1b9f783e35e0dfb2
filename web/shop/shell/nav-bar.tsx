import { NavLink } from 'react-router';
import { ForCustomers, ForVisitors } from '#web/brand/for-person.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { UserButton } from '#web/shared/shell/user-button.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { CartLink } from './cart-link.tsx';
import { useMainLinks } from './links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useScrolled } from './scrolled.ts';
import { Wordmark } from './wordmark.tsx';

interface NavBarProps {
  user: CurrentUser | null;
  cartCount: number | undefined;
}

/**
 * The bar at the top of every page. Scrolling changes its style but not its height, because a new height would move the
 * page and so change the scroll position on which the style depends.
 */
export function NavBar({ user, cartCount }: NavBarProps) {
  const texts = useTexts(shellTexts);
  const links = useMainLinks();
  const scrolled = useScrolled();
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="sticky top-0 z-40 border-transparent border-b bg-cream transition-[border-color,box-shadow] duration-200 ease-out data-scrolled:border-line data-scrolled:shadow-soft"
    >
      <div className="container-page flex h-(--bar-height) items-center gap-2 max-md:px-[min(1rem,5vw)] lg:gap-6">
        <Wordmark />
        <nav aria-label={texts.main} className="ml-4 hidden lg:block">
          <ul className="flex gap-1">
            {links.map(({ to, id }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className="flex min-h-11 items-center rounded-control px-3.5 font-semibold transition-colors duration-150 hover:bg-ink/6 aria-[current=page]:text-chilli-text"
                >
                  {texts.links[id]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <CartLink count={cartCount} />
          <ForCustomers>
            <UserButton user={user} />
          </ForCustomers>
          <ForVisitors>
            <div className="hidden items-center gap-2 sm:flex">
              <LinkButton to="/login" variant="quiet">
                {texts.login}
              </LinkButton>
              <LinkButton to="/signup">{texts.signUp}</LinkButton>
            </div>
          </ForVisitors>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
