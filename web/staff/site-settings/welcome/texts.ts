import type { WelcomeStep } from '#domain/site/welcome-settings.ts';

interface StepTexts {
  title: string;
  lead: string;
}

/** Texts of the page that sets up a new shop. */
export const welcomeTexts = {
  page: {
    title: 'Welcome to your shop',
    lead: 'Ten steps until it is yours. Each is saved on its own: leave at any time, and come back.',
  },
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  list: 'All steps',
  done: 'Done',
  leaveAsItIs: 'Leave it as it is',
  stillSo: 'This step is done. You can still change it.',
  saveFirst: 'Save your changes first, or undo them.',
  failed: 'The step could not be saved',
  later: 'Continue later',
  steps: {
    name: { title: 'Name and logo', lead: 'Customers see them on every page, in mails and on bills.' },
    contact: {
      title: 'Address and phone',
      lead: 'How customers and riders reach you. The position is for the map.',
    },
    licence: {
      title: 'FSSAI licence',
      lead: 'Its number has to stand on your pages and bills. Leave it empty until you have one.',
    },
    hours: { title: 'Opening hours', lead: 'At first you are always open.' },
    areas: { title: 'Where you deliver', lead: 'At first you deliver anywhere.' },
    charges: { title: 'Delivery fee and minimum', lead: 'What customers pay besides the dishes.' },
    payment: {
      title: 'Payment',
      lead: 'Customers pay in cash. They may also choose UPI or card, which are test payments: no money moves.',
    },
    pickup: { title: 'Pickup', lead: 'Whether customers may fetch what they order.' },
    orders: {
      title: 'Following orders',
      lead: 'Whether an order goes on by the clock, or when the kitchen says so on its board.',
    },
    menu: { title: 'Menu', lead: 'The shop came with example dishes. What shall become of them?' },
  } satisfies Record<WelcomeStep, StepTexts>,
  menu: {
    has: (dishes: number, menus: number) =>
      `There are ${dishes} ${dishes === 1 ? 'dish' : 'dishes'} in ${menus} ${menus === 1 ? 'menu' : 'menus'}.`,
    isEmpty: 'The menu is empty. First add a menu, such as ‘Starters’, then its dishes.',
    loadFailed: 'The dishes could not be counted',
    keep: 'Keep the dishes',
    empty: 'Empty the menu',
    emptying: 'Emptying...',
    toMenus: 'Add a menu',
    toFile: 'Import a CSV file',
    toDishes: 'Change single dishes',
    question: 'Empty the whole menu?',
    warning: (dishes: number, menus: number) =>
      `${dishes} ${dishes === 1 ? 'dish' : 'dishes'} and ${menus} ${menus === 1 ? 'menu' : 'menus'} are deleted at once, also from carts. Orders keep what was ordered. This cannot be undone.`,
    confirm: 'Delete all of them',
    emptied: 'The menu is empty',
    failed: 'The menu could not be emptied. Nothing was deleted.',
  },
  finished: {
    title: 'Your shop is ready',
    text: 'Every step is done. Have a look at what customers see, and place a first order yourself.',
    see: 'See the shop',
    settings: 'All settings',
  },
  card: {
    title: 'Set up your shop',
    open: 'Continue',
    begin: 'Begin',
    dismiss: 'Don’t show this again',
    dismissed: 'You find the steps at the top of the settings.',
  },
} as const;
