import { NavLink } from 'react-router';
import { ForCustomers, ForVisitors } from '#web/brand/for-person.tsx';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { CartLink } from './cart-link.tsx';
import { MAIN_LINKS } from './links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useScrolled } from './scrolled.ts';
import { UserButton } from './user-button.tsx';
import { Wordmark } from './wordmark.tsx';

interface NavBarProps {
  user: CurrentUser | null;
  cartCount: number | undefined;
}

/**
 * The bar that stays at the top. Only its look changes once the page is scrolled: another height would move the page,
 * and with it the scroll position that decides about the height.
 */
export function NavBar({ user, cartCount }: NavBarProps) {
  const scrolled = useScrolled();
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="sticky top-0 z-40 border-transparent border-b bg-cream transition-[border-color,box-shadow] duration-200 ease-out data-scrolled:border-line data-scrolled:shadow-soft"
    >
      <div className="container-page flex h-(--bar-height) items-center gap-2 lg:gap-6">
        <Wordmark />
        <nav aria-label="Main" className="ml-4 hidden lg:block">
          <ul className="flex gap-1">
            {MAIN_LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className="flex min-h-11 items-center rounded-control px-3.5 font-semibold transition-colors duration-150 hover:bg-ink/6 aria-[current=page]:text-chilli-text"
                >
                  {label}
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
                Login
              </LinkButton>
              <LinkButton to="/signup">Sign Up</LinkButton>
            </div>
          </ForVisitors>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
