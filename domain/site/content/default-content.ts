import { CONTENT_DEFAULTS } from './content-defaults.ts';
import { POLICY_DEFAULTS } from './policy-defaults.ts';

const { about, testimonials, support, legal } = CONTENT_DEFAULTS;

/** The texts that a new kitchen's pages have until its owner writes others, in the form in which languages have them. @public */
export const defaultContent = {
  about: {
    lead: about.lead,
    story: about.story,
    people: about.people.map(({ name, role, text }) => ({ name, role, text })),
    kitchens: about.kitchens.map(({ name, address }) => ({ name, address })),
  },
  testimonials: {
    quotes: testimonials.quotes.map(({ quote, name, place }) => ({ quote, name, place })),
  },
  support: {
    phoneAnswered: support.phoneAnswered,
    chatAnswered: support.chatAnswered,
    emailAnswered: support.emailAnswered,
    quote: support.quote,
    quoteBy: support.quoteBy,
    faqs: support.faqs.map(({ question, answer }) => ({ question, answer })),
  },
  legal: { refundTakes: legal.refundTakes },
  policies: POLICY_DEFAULTS,
};
