import { Headset, House, type LucideIcon, Soup, UtensilsCrossed } from 'lucide-react';

interface MainLink {
  to: string;
  label: string;
  Icon: LucideIcon;
}

/** The links of the navigation bar, in their order (SHELL-2). */
export const MAIN_LINKS: readonly MainLink[] = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/menu', label: 'Menu', Icon: UtensilsCrossed },
  { to: '/support', label: 'Customer Service', Icon: Headset },
  { to: '/about', label: 'About Us', Icon: Soup },
];
