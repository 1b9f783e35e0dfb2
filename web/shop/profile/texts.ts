import type { ChosenMessage } from '#domain/messages/message-choices.ts';
import type { Membership } from './member-for.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Texts of the switches for messages about orders, and about dishes that are back. */
export const messageTexts = {
  title: 'Messages about orders and dishes',
  intro:
    'The confirmation, invoices, and whatever is about money always come by mail. Other mails are left out if a device has shown the same.',
  when: 'When',
  alert: 'Device',
  mail: 'Mail',
  always: 'Always',
  kinds: {
    accepted: 'The kitchen accepts it',
    changed: 'Its time changes',
    onItsWay: 'It is on its way',
    delivered: 'It has arrived',
    asked: 'The kitchen has a question',
    ended: 'It is cancelled',
    dishBack: 'A dish you asked about is back',
    meals: 'The next meal of your plan',
  } satisfies Record<ChosenMessage, string>,
  byAlert: (kind: string) => `${kind}: message on your devices`,
  byMail: (kind: string) => `${kind}: mail`,
  mealTexts: 'Text message with the next meal of your plan',
  failed: 'This could not be saved. Please try again.',
} as const;

/** Texts of the profile page. */
export const profileTexts = {
  page: { title: 'My Profile' },
  title: 'My Profile',
  noUser: 'No user found',
  signInToSee: 'Please sign in to see your profile.',
  login: 'Login',
  tabsLabel: 'Your profile',
  tabs: { profile: 'Profile', account: 'Account Info', security: 'Security' },
  memberFor: ({ count, unit }: Membership) => `Member for ${counted(count, unit)}`,
  administrator: 'Administrator',
  customer: 'Customer',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  /** Name, phone and address. */
  details: {
    title: 'Personal details',
    edit: 'Edit',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    notGiven: 'Not given',
  },
  form: {
    title: 'Edit profile',
    name: 'Full name',
    phone: 'Phone',
    email: 'Email',
    emailHint: 'Your email stays as it is.',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: 'Profile updated successfully',
    failed: 'Failed to update profile',
    lost: 'Profile update failed',
  },
  account: {
    title: 'Account information',
    customerId: 'Customer ID',
    created: 'Created',
    updated: 'Last updated',
    accessed: 'Last accessed',
    type: 'Account type',
    verification: 'Email verification',
  },
} as const;

/** Texts about downloading personal data and closing the account. */
export const myDataTexts = {
  title: 'Your data',
  intro: 'Everything we keep about you in one file: profile, addresses, orders, reviews and activity.',
  download: 'Download my data',
  gathering: 'Gathering...',
  downloaded: 'Your data is in your downloads',
  downloadFailed: 'Your data could not be gathered. Please try again.',
  close: 'Close my account',
  closeQuestion: 'Close your account?',
  closeMeans:
    'You will be signed out everywhere and cannot sign in again. We delete your name, addresses, phone number, cart, activity and mails. Your reviews lose your name; your orders stay in the kitchen’s books without name, contact and address, as the law asks. This can’t be undone.',
  /** The word to type before an account is closed. */
  word: 'CLOSE',
  typeWord: 'Type CLOSE to go on',
  keep: 'Keep my account',
  closing: 'Closing...',
  closed: 'Your account is closed',
  closeFailed: 'Your account could not be closed. Please try again.',
} as const;
