/** Texts of the bars and the error pages. */
export const shellTexts = {
  /** For pages without a title of their own. */
  page: (name: string) => ({ title: `${name}: home-style Indian food` }),
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  offline: 'You are offline. What you see may be old; ordering works again once you are back.',
  copy: 'Your connection is weak. What you see may be old; we keep trying.',
  pageOffline: 'You are offline. This page opens once you are back.',
  home: (name: string) => `${name}, home`,
  main: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  login: 'Login',
  signUp: 'Sign Up',
  links: { home: 'Home', menu: 'Menu', plans: 'Plans', support: 'Customer Service', about: 'About Us' },
  cart: {
    empty: 'Cart',
    filled: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
    /** In the badge, for a hundred dishes or more. */
    many: '99+',
  },
  account: 'Your account',
  notFoundPage: { title: 'Page not found' },
  notFound: {
    title: "We can't find that page",
    text: 'It may have moved, or the address has a slip in it.',
  },
  notYours: {
    title: 'This page is for somebody else',
    text: 'Your role in the kitchen does not open it. If you need it, please ask the owner.',
    toWork: 'To my work',
  },
  waiting: {
    title: 'You are still signed in',
    text: 'The kitchen cannot answer just now. This page tries again by itself every few seconds.',
    again: 'Try again',
  },
  broken: {
    title: 'Something boiled over',
    text: 'This page could not be shown. Your cart is safe; please try again in a moment.',
    again: 'Try again',
  },
  toMenu: 'See the menu',
  toHome: 'Go home',
} as const;
