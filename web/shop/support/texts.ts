import type { PolicyName } from '#domain/site/content/policies-settings.ts';

/** Texts of the support page. Its questions and policies are settings of the owner. */
export const supportTexts = {
  page: {
    title: 'Customer Service',
    description:
      'How to reach the kitchen, answers to what people ask, and our terms, privacy and cookies in plain words.',
  },
  heading: 'How can we help?',
  lead: 'A person from the kitchen answers. Have your order number at hand if you have one.',
  sendHeading: 'Send us a message',
  callUs: 'Call us',
  liveChat: 'Live chat',
  startChat: 'Start a chat',
  chatComing: 'Chat feature coming soon!',
  writeToUs: 'Write to us',
  questions: 'Questions people ask',
  /** Shown until an officer is named; {email} and {phone} are filled in. */
  complaints:
    'Write to {email} or call {phone}. Every complaint is acknowledged within 48 hours and settled within one month.',
  policies: {
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    cookies: 'Cookies',
    grievance: 'Grievance officer and legal notice',
  } satisfies Record<PolicyName, string>,
  profile: 'My Profile',
  hours: 'Business hours',
  days: {
    workdays: 'Monday to Friday',
    weekend: 'Saturday and Sunday',
    holidays: 'Holidays',
  },
  fromDayTo: (first: string, last: string) => `${first} to ${last}`,
  allDay: 'All day',
  closed: 'Closed',
  fromTo: (opens: string, closes: string) => `${opens} – ${closes}`,
  form: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Have your order number at hand if it is about one.',
    send: 'Send Message',
    sending: 'Sending...',
    again: 'Write another message',
  },
} as const;
