import type { NoticeItemName } from '#domain/privacy/notice.ts';

interface ItemTexts {
  title: string;
  what: string;
  why: string;
  who: string;
  /** How long it is kept while no period of days is set. */
  kept: string;
}

const items: Record<NoticeItemName, ItemTexts> = {
  account: {
    title: 'Your account',
    what: 'Name, e-mail address, phone number, password (only a hash of it), linked sign-ins, notices, and a note that the kitchen keeps about you.',
    why: 'To sign you in, and to call you when we cannot find the door.',
    who: 'The kitchen’s staff see name, address and number.',
    kept: 'Until you close your account.',
  },
  addresses: {
    title: 'Your addresses',
    what: 'The addresses of your address book, with gate and floor, and, if you agree, their places on the map.',
    why: 'To bring you what you order, and to know how far it is.',
    who: 'Only you; an order shows its own address and place to the kitchen’s staff and its rider.',
    kept: 'Until you delete them or close your account. Withdrawing your consent in the profile deletes the places on the map at once, also from your orders.',
  },
  cart: {
    title: 'Your cart',
    what: 'The dishes in your cart.',
    why: 'To keep your choice until you order, on every device.',
    who: 'Only you.',
    kept: 'Until you order, empty it or close your account.',
  },
  orders: {
    title: 'Your orders',
    what: 'Dishes, notes, prices, name, address and number, each step of the kitchen, changes. For an order without an account, a code made from the network, from which nobody can read the address.',
    why: 'To cook and bring them, to answer questions, and because tax law asks for it. The code keeps one person from ordering everything.',
    who: 'The kitchen’s staff. A rider sees name, address and number of the orders they bring. If the kitchen has connected another program, it gets the order without them, or with them if it needs them, as a courier does.',
    kept: 'For as long as tax law asks. Closing your account removes name, e-mail address and number from them. The code is deleted when the kitchen answers, at the latest after a day.',
  },
  allergies: {
    title: 'Your allergies',
    what: 'What you write into the field for allergies, for an order, for a plan and, if you wish, in your profile.',
    why: 'So that the kitchen reads it before it cooks for you. It is kept only if you agree.',
    who: 'The kitchen’s staff. A rider sees only that there is something to check.',
    kept: 'In your profile until you erase it there; with a plan until you erase it there or the plan ends; with an order for three months.',
  },
  money: {
    title: 'Payments and refunds',
    what: 'Amounts, way of payment, transaction numbers, invoices, what was given back; of a payment by UPI also the name and the UPI id that the kitchen’s bank names. We never see a card number.',
    why: 'To know what is paid, and because tax law asks for it.',
    who: 'The kitchen’s staff, the payment service if you pay by card, and a program that the kitchen has connected for its accounts, without your name.',
    kept: 'For as long as tax law asks, also when your account is closed. What the bank wrote is kept for 7 days, the name and the UPI id that it named for 90.',
  },
  balance: {
    title: 'Your balance',
    what: 'What you have at the kitchen or owe it, each entry with its amount, time and note, and what you pay in with its transaction number. Only if the kitchen keeps a ledger.',
    why: 'To know what you have paid ahead and what you owe, to write your statement, and because tax law asks for it.',
    who: 'The owner and managers of the kitchen, and the payment service if you pay in on its page. Whoever is bringing your order sees what you owe, to take it at your door.',
    kept: 'For as long as tax law asks. Closing your account removes notes and your name; what you owe stays under a number, and what you have is paid back to you.',
  },
  plans: {
    title: 'Your meals in plans',
    what: 'The plan you subscribe to, its days, people, choices and addresses, when you pause it, and each meal that you skip or change or that was cooked, what you say of it, and what we have told you of them. A trial also leaves a fingerprint of your number and address. If your company pays, the name and the number or address by which it added you. Only if the kitchen sells plans.',
    why: 'To cook and bring your meals on the days you want them, and to give each number and address one trial.',
    who: 'The owner and managers of the kitchen; a meal that is cooked becomes an order. Whoever has the link of a message sees its meal, without your name. If your company pays, its admins see how many meals you had and what they cost, not what you eat, where, or what you do not tolerate.',
    kept: 'Meals, pauses, ended plans and companies that no longer pay for 400 days, what we have told you for 60, and all of it until your account is closed at the latest. The fingerprints stay.',
  },
  problems: {
    title: 'Problems you report',
    what: 'What you write about an order, and pictures you attach.',
    why: 'To make it right.',
    who: 'The kitchen’s staff.',
    kept: 'As long as the order.',
  },
  door: {
    title: 'Your food at the door',
    what: 'Who took it, and a photo of it at your door if the kitchen takes them. Where the rider stood who could not hand it over, if they say so.',
    why: 'To know that it has come, and what went wrong if it has not.',
    who: 'You and the kitchen’s staff. Only the staff see where the rider stood.',
    kept: 'A photo for 30 days, longer while a problem that you report is open. The place for a day. The name as long as the order, or until you close your account.',
  },
  reviews: {
    title: 'Your reviews',
    what: 'Stars, words and your name.',
    why: 'To tell others how it tastes.',
    who: 'Everybody.',
    kept: 'Until you delete them or close your account.',
  },
  complaints: {
    title: 'Complaints',
    what: 'What you write, how to reach you, our answers.',
    why: 'The law asks us to acknowledge and settle each one.',
    who: 'The owner and managers of the kitchen.',
    kept: 'Until they are closed, and then as a record.',
  },
  messages: {
    title: 'Messages of the contact form',
    what: 'Name, e-mail address and what you write.',
    why: 'To answer you.',
    who: 'The owner and managers of the kitchen.',
    kept: 'Until we delete them.',
  },
  mails: {
    title: 'Mails and text messages to you',
    what: 'Address or number, and what was sent.',
    why: 'To send them again if the first try fails.',
    who: 'The owner of the kitchen, and the services that deliver them.',
    kept: 'Until they are deleted with the outbox.',
  },
  newsletter: {
    title: 'Newsletter',
    what: 'Your e-mail address, and when you agreed or withdrew.',
    why: 'To send it only to those who asked for it. It is never part of an order or an account.',
    who: 'The owner of the kitchen.',
    kept: 'Until you unsubscribe; the record of your consent stays.',
  },
  alerts: {
    title: 'Alerts in your browser',
    what: 'The address under which your browser can be reached.',
    why: 'To tell you where your food is, if you have switched that on.',
    who: 'Nobody; your browser’s maker delivers them.',
    kept: 'Until you switch them off.',
  },
  riding: {
    title: 'Where your order is, and where riders are',
    what: 'Of an order on its way: its rider’s last position, its distance and when it arrives. Of riders who have agreed: when their shifts were, their positions during them, how fast their rides were, and the phones that they have connected.',
    why: 'To tell the customer when the food arrives.',
    who: 'The customer of an order while it is on its way, and the kitchen’s staff. Nobody sees where a rider was before.',
    kept: 'What a customer sees: until the order has arrived. Positions: for a day, or until the rider withdraws the consent. Shifts: for 90 days.',
  },
  wishes: {
    title: 'Dishes you wait for',
    what: 'The sold-out dishes of which you asked to be told.',
    why: 'To tell you once when such a dish is back.',
    who: 'Nobody.',
    kept: 'Until you have been told, or take your wish back.',
  },
  favourites: {
    title: 'Your favourites',
    what: 'The dishes that you have marked as favourites.',
    why: 'To show them to you on every device.',
    who: 'Only you.',
    kept: 'Until you remove them or close your account.',
  },
  logs: {
    title: 'Sign-ins',
    what: 'Times, network addresses and browsers of sign-ins.',
    why: 'So that you can see and end them, and to keep others out.',
    who: 'Only you.',
    kept: 'Until you close your account.',
  },
  work: {
    title: 'Work in the kitchen’s name',
    what: 'What members of the team have changed, and when.',
    why: 'So that mistakes can be found and undone.',
    who: 'The owner and managers of the kitchen.',
    kept: 'As a record of the kitchen.',
  },
};

/** Texts of the privacy notice. */
export const privacyTexts = {
  page: {
    title: 'Privacy notice',
    description: 'What we know about you, why, who sees it, and for how long.',
  },
  heading: 'Privacy notice',
  lead: 'What we know about you, why, who sees it, and for how long. We sell nothing of it, and show no advertising.',
  facts: { what: 'What', why: 'Why', who: 'Who sees it', kept: 'How long' },
  items,
  days: (count: number) => `Deleted after ${count} days.`,
  ordersDays: (count: number) => `Name, address and number are removed from orders after ${count} days.`,
  unconfirmedDays: (count: number) =>
    `Until you unsubscribe. A subscription that is never confirmed is deleted after ${count} days.`,
  rights: 'What you can do',
  rightsList: {
    see: 'See and correct it in your profile, and download all of it there.',
    withdraw:
      'Withdraw what you agreed to as easily as you gave it: one switch in your profile, or the link in each mail.',
    close: 'Close your account in your profile. What no law asks us to keep is deleted at once.',
    complain: 'Complain to us. If the answer does not satisfy you: to the Data Protection Board of India.',
  },
  toProfile: 'To your profile',
  toComplaint: 'File a complaint',
} as const;
