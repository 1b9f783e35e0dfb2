import type { WelcomeStep } from '#domain/site/welcome-settings.ts';

interface StepTexts {
  title: string;
  lead: string;
}

/** Texts of the page that sets up a new shop. */
export const welcomeTexts = {
  page: {
    title: 'Welcome to your shop',
    lead: 'Step by step until it is yours. Each is saved on its own: leave at any time, and come back.',
  },
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  /** On the dashboard, before the first step. */
  first: (all: number) => `Set up your shop: step 1 of ${all}`,
  skippedCount: (count: number) => (count === 1 ? '1 put off' : `${count} put off`),
  list: 'All steps',
  /** How a step stands, read out after its name. */
  states: { open: 'open', done: 'done', skipped: 'put off', example: 'still an example' },
  rightAsItIs: 'It is right as it is',
  isDone: 'Done',
  skip: 'Skip for now',
  notes: {
    done: 'This step is done. You can still change it.',
    skipped: 'You have put this off. It is not done yet.',
    example: 'Customers still see an example here: please write what is yours.',
  },
  saveFirst: 'Save your changes first, or undo them.',
  failed: 'The step could not be saved',
  later: 'Continue later',
  steps: {
    account: {
      title: 'Your password and name',
      lead: 'You have a password and a name of your own.',
    },
    kitchen: {
      title: 'Your kitchen',
      lead: 'How customers and riders know and reach you. Type the pincode, and the place fills itself in. The FSSAI licence may follow.',
    },
    selling: {
      title: 'Who sells, and how',
      lead: 'Your name in law, tax on bills, and who answers complaints. If you are not sure, ask whoever does your accounts.',
    },
    hours: { title: 'Opening hours', lead: 'At first you are always open.' },
    delivery: {
      title: 'Delivery and pickup',
      lead: 'Where you deliver, what it costs, and whether customers may fetch what they order.',
    },
    menu: {
      title: 'Menu',
      lead: 'The shop came with example dishes. Bring your own menu, or go on with those that are there.',
    },
    licence: {
      title: 'FSSAI licence',
      lead: 'Its number has to stand on your pages and bills.',
    },
    pictures: {
      title: 'Pictures of your dishes',
      lead: 'The example dishes have drawings. A photo of yours, taken from above by a window, sells more.',
    },
    payment: {
      title: 'How customers pay',
      lead: 'In cash, always. With your UPI id they also pay you at once, without a fee.',
    },
    orders: {
      title: 'Following orders',
      lead: 'Whether an order goes on by the clock, or when the kitchen says so on its board.',
    },
    team: {
      title: 'Who works here',
      lead: 'Everybody who cooks, packs or rides gets their own login, and sees only what they need.',
    },
    printer: {
      title: 'Printer',
      lead: 'Tickets print by themselves on a kitchen printer. Without one, the board is enough.',
    },
    firstOrder: {
      title: 'A first test order',
      lead: 'Place an order here, see it arrive on the board, and cancel it here at the end.',
    },
    domain: {
      title: 'Address of the site',
      lead: 'Customers find you under an address of your own, with https. Whoever runs the server sets it.',
    },
    backup: {
      title: 'Backups elsewhere',
      lead: 'A backup on the same machine is lost with it. Have whoever runs the server keep a copy on another one.',
    },
  } satisfies Record<WelcomeStep, StepTexts>,
  menu: {
    has: (dishes: number, menus: number) =>
      `There are ${dishes} ${dishes === 1 ? 'dish' : 'dishes'} in ${menus} ${menus === 1 ? 'menu' : 'menus'}.`,
    isEmpty:
      'The menu is empty. Bring your dishes from a file, or add a menu, such as ‘Starters’, and then its dishes.',
    loadFailed: 'The dishes could not be counted',
    keep: 'Keep these dishes',
    empty: 'Empty the menu',
    emptying: 'Emptying...',
    toMenus: 'Add a menu',
    replace: (dishes: number) =>
      dishes === 1
        ? 'Delete the dish that is on the menu now'
        : `Delete the ${dishes} dishes that are on the menu now`,
    toDishes: 'Change single dishes',
    question: 'Empty the whole menu?',
    warning: (dishes: number, menus: number) =>
      `${dishes} ${dishes === 1 ? 'dish' : 'dishes'} and ${menus} ${menus === 1 ? 'menu' : 'menus'} are deleted at once, also from carts. Orders keep what was ordered. This cannot be undone.`,
    confirm: 'Delete all of them',
    emptied: 'The menu is empty',
    failed: 'The menu could not be emptied. Nothing was deleted.',
  },
  account: {
    text: 'You have signed in with the password that the server was started with. Others may know it.',
    old: 'Password from the start',
    password: 'New password',
    hint: 'At least 8 characters, with a capital letter, a digit or a sign.',
    same: 'Please choose another one than before.',
    name: 'Your name',
    nameHint: 'Your team sees it in the audit log and on the day’s close; customers never do.',
    missing: 'Please type your own name.',
    save: 'Save and go on',
    saved: 'Password and name are saved',
    failed: 'It could not be saved. Please try again.',
    wrong: 'This is not the password you have signed in with.',
  },
  /** The designation of an owner who answers complaints. */
  owner: 'Owner',
  daily: { usual: 'Such as', from: 'Opens', to: 'Closes', week: 'Not every day the same' },
  delivery: {
    radius: 'How far you deliver',
    byPincodes: 'To some pincodes',
    within: (km: number) => `Within ${km} km`,
    pincodes: 'Pincodes you deliver to',
    hint: 'Six digits each, with commas or spaces between. Empty: you deliver anywhere.',
    wrong: 'Please give pincodes of six digits.',
    /** The name of the first area, where the place is not known. */
    area: 'Around us',
    count: (count: number) => (count === 1 ? 'You deliver to 1 area.' : `You deliver to ${count} areas.`),
    to: 'Areas with a map and fees of their own',
  },
  rest: {
    title: 'You can open',
    lead: 'What is left can wait. Each has a form of its own here.',
    skip: 'Leave these for later',
  },
  pictures: {
    drawn: (count: number, all: number) => `${count} of ${all} dishes show a drawing.`,
    bare: (count: number, all: number) => `${count} of ${all} dishes have no picture: they show a letter.`,
    own: 'Every dish has a picture of yours.',
    none: 'There are no dishes yet.',
    to: 'Choose pictures',
  },
  team: {
    to: 'Invite people',
    count: (count: number) => (count === 1 ? 'Only you so far.' : `${count} people.`),
  },
  printer: {
    to: 'Add a printer',
    none: 'No printer is set up.',
    count: (count: number) => (count === 1 ? '1 printer is set up.' : `${count} printers are set up.`),
  },
  firstOrder: {
    place: 'Place the test order',
    placing: 'Placing...',
    notPlaced: 'The order could not be placed. Please try again.',
    noDish: 'No dish can be ordered without a choice. Please add one, or order from the menu.',
    /** Stands on its ticket. */
    note: 'Test order: do not cook',
    hint: 'It is one dish in cash, for you. Look at the board on the tablet in the kitchen: does it ring?',
    board: 'Open the board',
    now: (number: string) => `Your order ${number} is with the kitchen.`,
    cancel: 'Cancel the test order',
    cancelling: 'Cancelling...',
    cancelled: (number: string) => `Order ${number} is cancelled`,
    failed: 'The order could not be cancelled. Please try again.',
  },
  /** What pages still show that came with the product. */
  examples: {
    title: 'Still examples',
    lead: 'Customers see these now. Write your own, or leave them out.',
    pages: {
      all: 'On every page',
      home: 'On the home page',
      about: 'On About Us',
      support: 'On Customer Service',
    },
    names: {
      name: 'the name',
      contact: 'phone, e-mail or address',
      position: 'the point on the map',
      quotes: 'what customers say',
      reasons: 'the words of ‘Why Choose Us’',
      story: 'the story',
      figures: 'figures',
      people: 'invented people',
      values: 'what you hold to',
      kitchens: 'kitchens in Bengaluru',
      answered: 'when you answer',
      sentence: 'a sentence of the house',
      officer: 'the grievance officer',
    },
    remove: 'Remove all examples',
    removing: 'Removing...',
    question: 'Remove all examples?',
    warning:
      'What customers say, the words of ‘Why Choose Us’, the story, what you hold to, people, kitchens, figures, answering times and the grievance officer that came with the site are emptied. Pages leave out what is empty. What you wrote yourself stays.',
    removed: 'The examples are gone',
    failed: 'The examples could not be removed. Nothing was changed.',
  },
  finished: {
    title: 'Your shop is ready',
    text: 'Every step is done, and nothing on your pages is an example any more.',
    almostTitle: 'You have seen every step',
    almost: 'Some are put off or still show examples. They stay in the list until they are done.',
    see: 'See the shop',
    settings: 'All settings',
  },
  /** On the dashboard of a public site, until the owner has said how they sell. */
  selling: {
    title: 'How do you sell?',
    text: 'Your bills have one line of tax, 5% of the dishes. If you are not registered for GST, or in the composition scheme, you may not charge it.',
    answer: 'Answer now',
  },
  /** On the dashboard: whether a backup has been restored lately. */
  drill: {
    title: 'Try a restore',
    text: 'A backup is worth what its restore is worth. Every three months, have whoever runs the server restore the newest one on another machine.',
    tried: (day: string) => `Last tried on ${day}.`,
    done: 'It was tried today',
    failed: 'That could not be saved. Please try again.',
    saved: 'Noted. We ask again in three months.',
  },
  card: {
    title: 'Set up your shop',
    open: 'Continue',
    dismiss: 'Don’t show this again',
    dismissed: 'You find the steps at the top of the settings.',
  },
} as const;
