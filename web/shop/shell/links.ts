/** The links of the navigation bar in order (SHELL-2). Their texts are in the catalogue. */
export const MAIN_LINKS = [
  { to: '/', id: 'home' },
  { to: '/menu', id: 'menu' },
  { to: '/support', id: 'support' },
  { to: '/about', id: 'about' },
] as const;
