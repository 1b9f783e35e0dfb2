import { useIsPlanOnSale } from '#web/shared/plans/on-sale.ts';

const HOME = { to: '/', id: 'home' } as const;
const MENU = { to: '/menu', id: 'menu' } as const;
const PLANS = { to: '/plans', id: 'plans' } as const;
const SUPPORT = { to: '/support', id: 'support' } as const;
const ABOUT = { to: '/about', id: 'about' } as const;

/** The links of the navigation bar in order (SHELL-2), with the plans if one is on sale. Their texts are in the catalogue. */
export const useMainLinks = () =>
  useIsPlanOnSale() ? [HOME, MENU, PLANS, SUPPORT, ABOUT] : [HOME, MENU, SUPPORT, ABOUT];
