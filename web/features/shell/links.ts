import { Headset, House, Soup, UtensilsCrossed } from 'lucide-react';

/** The links of the navigation bar in order (SHELL-2). Their texts are in the catalogue. */
export const MAIN_LINKS = [
  { to: '/', id: 'home', Icon: House },
  { to: '/menu', id: 'menu', Icon: UtensilsCrossed },
  { to: '/support', id: 'support', Icon: Headset },
  { to: '/about', id: 'about', Icon: Soup },
] as const;
