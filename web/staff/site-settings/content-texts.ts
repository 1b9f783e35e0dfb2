import type { FigureSource } from '#domain/site/content/about-settings.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { ContentSection } from '#web/shared/content/content.ts';

type FieldTextsOf<S extends ContentSection> = {
  readonly [F in keyof SiteSettings[S]]: { label: string; hint?: string };
};

const POLICY_HINT =
  'A line that begins with # is a heading, lines that begin with - are a list. {name}, {address}, {email}, {phone} and {profile} are filled in.';

/** Texts of the forms for the content of pages. */
export const contentTexts = {
  sections: {
    about: { title: 'The About page' },
    testimonials: { title: 'What customers say' },
    support: { title: 'The support page' },
    policies: { title: 'Policies' },
    legal: { title: 'Who sells, and who hears complaints' },
  },
  fields: {
    about: {
      lead: { label: 'Opening words', hint: 'Below the heading. Left empty, the page begins without them.' },
      story: { label: 'Story', hint: 'An empty line begins a new paragraph. Left empty, it is not shown.' },
      figuresFrom: { label: 'Figures' },
      customers: { label: 'Happy customers', hint: '0: not shown.' },
      dishes: { label: 'Dishes', hint: '0: not shown.' },
      chefs: { label: 'Chefs', hint: '0: not shown.' },
      rating: { label: 'Rating', hint: 'Of 5, such as 4.8. 0: not shown.' },
      people: { label: 'People', hint: 'Shown in this order, with their pictures. None: not shown.' },
      kitchens: { label: 'Kitchens', hint: 'Shown with a map. None: not shown.' },
    } satisfies FieldTextsOf<'about'>,
    testimonials: {
      quotes: { label: 'Quotes', hint: 'On the home page, one after another. None: not shown.' },
    } satisfies FieldTextsOf<'testimonials'>,
    support: {
      phoneAnswered: { label: 'Phone answered', hint: 'Below ‘Call us’.' },
      chatAnswered: { label: 'Chat answered', hint: 'Below ‘Live chat’.' },
      emailAnswered: { label: 'E-mails answered', hint: 'Below ‘Write to us’.' },
      faqs: { label: 'Questions', hint: 'None: not shown. Answers must agree with your policies.' },
      quote: { label: 'A sentence of the house', hint: 'Beside the hours. Left empty, it is not shown.' },
      quoteBy: { label: 'Who says it' },
    } satisfies FieldTextsOf<'support'>,
    policies: {
      terms: { label: 'Terms of Service', hint: POLICY_HINT },
      privacy: { label: 'Privacy Policy', hint: POLICY_HINT },
      cookies: { label: 'Cookies', hint: POLICY_HINT },
      grievance: { label: 'Grievance officer and legal notice', hint: POLICY_HINT },
    } satisfies FieldTextsOf<'policies'>,
    legal: {
      legalName: {
        label: 'Legal name',
        hint: 'The name of the business in law, such as on the FSSAI licence.',
      },
      registeredAddress: { label: 'Registered address', hint: 'Left empty, it is the shop’s address.' },
      officerName: {
        label: 'Grievance officer',
        hint: 'Left empty, the policy ‘Grievance officer and legal notice’ is shown as it stands.',
      },
      officerDesignation: { label: 'Designation', hint: 'Such as ‘Owner’.' },
      officerEmail: {
        label: 'E-mail of the officer',
        hint: 'New complaints go there, too. Left empty: the shop’s address.',
      },
      officerPhone: { label: 'Phone of the officer', hint: 'Left empty: the shop’s number.' },
      officerHours: { label: 'Hours of the officer', hint: 'Such as ‘Monday to Friday, 10 to 17’.' },
      refundTakes: { label: 'A refund takes', hint: 'Such as ‘3-5 business days’.' },
    } satisfies FieldTextsOf<'legal'>,
  },
  figures: {
    typed: { label: 'As typed here', note: 'The four numbers below are shown as they are.' },
    counted: {
      label: 'Counted',
      note: 'Orders, dishes on offer and the average of all reviews are counted. Only the chefs are yours to tell.',
    },
  } satisfies Record<FigureSource, { label: string; note: string }>,
  lists: {
    people: { entry: 'person', text: 'Words about them' },
    kitchens: { entry: 'kitchen' },
    testimonials: { entry: 'quote' },
    faqs: { entry: 'question' },
    parts: {
      name: 'Name',
      role: 'Role',
      text: 'Text',
      picture: 'Picture',
      address: 'Address',
      latitude: 'Latitude',
      longitude: 'Longitude',
      quote: 'Quote',
      place: 'Place',
      question: 'Question',
      answer: 'Answer',
    },
    unnamed: (entry: string, number: number) => `New ${entry} (${number})`,
    add: (entry: string) => `Add a ${entry}`,
    up: 'Move up',
    moveUp: (title: string) => `Move up: ${title}`,
    remove: 'Remove',
    removeNamed: (title: string) => `Remove: ${title}`,
  },
  picture: {
    choose: 'Choose a picture',
    chooseFor: (label: string) => `Choose a picture: ${label}`,
    now: 'The current picture',
    sending: (percent: number) => `Uploading, ${percent} %`,
    cancel: 'Cancel',
    remove: 'Remove',
  },
  effect: {
    figures: (figures: string) => `Figures: ${figures}.`,
    counted: 'Figures: orders, dishes and rating as counted.',
    noFigures: 'No figures.',
    people: (names: string) => `Who cooks: ${names}.`,
    kitchens: (names: string) => `Kitchens: ${names}.`,
    quotes: (count: number) =>
      count === 0 ? 'No quotes on the home page.' : count === 1 ? '1 quote.' : `${count} quotes in turn.`,
    questions: (count: number) =>
      count === 0 ? 'No questions.' : count === 1 ? '1 question.' : `${count} questions.`,
    policies: (headings: string) => `Headings: ${headings}.`,
    noPolicies: 'No policies.',
    legal: (name: string, officer: string, refund: string) =>
      `${name}. Grievance officer: ${officer}. A refund takes ${refund}.`,
    noLegalName: 'No legal name',
    noOfficer: 'as written in the policies',
  },
} as const;
