const LINK = 'underline underline-offset-2';

/** Texts of the bars, the footer and the error pages. */
export const shellTexts = {
  /** For pages without a title of their own. */
  page: { title: 'Rasoi: home-style Indian food' },
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  offline: 'You are offline. What you see may be old; ordering works again once you are back.',
  pageOffline: 'You are offline. This page opens once you are back.',
  home: 'Rasoi, home',
  name: 'Rasoi',
  main: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  login: 'Login',
  signUp: 'Sign Up',
  links: { home: 'Home', menu: 'Menu', support: 'Customer Service', about: 'About Us' },
  cart: {
    empty: 'Cart',
    filled: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
    /** In the badge, for a hundred dishes or more. */
    many: '99+',
  },
  account: 'Your account',
  userMenu: {
    dashboard: 'Admin Dashboard',
    kitchen: 'Kitchen board',
    deliveries: 'Deliveries',
    profile: 'My Profile',
    orders: 'My Orders',
    logout: 'Logout',
  },
  footer: {
    about: 'Home-style Indian food, cooked when you order and at your door within 30 minutes.',
    quickLinks: 'Quick Links',
    help: 'Help',
    helpLinks: {
      support: 'Customer Service',
      faqs: 'FAQs',
      terms: 'Terms of Service',
      privacy: 'Privacy Policy',
      cookies: 'Cookies',
    },
    contact: 'Contact',
    copyright: (year: number) => `© ${year} Rasoi. Dish pictures are illustrations.`,
    fssai: (licence: string) => `FSSAI licence ${licence}`,
    pincodes: (
      <>
        Pincode data from{' '}
        <a href="https://www.geonames.org/" className={LINK}>
          GeoNames
        </a>{' '}
        (
        <a href="https://creativecommons.org/licenses/by/4.0/" className={LINK}>
          CC BY 4.0
        </a>
        )
      </>
    ),
  },
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
  broken: {
    title: 'Something boiled over',
    text: 'This page could not be shown. Your cart is safe; please try again in a moment.',
    again: 'Try again',
  },
  toMenu: 'See the menu',
  toHome: 'Go home',
} as const;
