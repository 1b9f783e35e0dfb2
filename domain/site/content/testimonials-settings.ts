import * as v from 'valibot';
import { line, listOf } from './text-rules.ts';

/** What a customer says, on the home page. */
export interface Testimonial {
  quote: string;
  name: string;
  place: string;
}

/** Quotes of customers on the home page. Everybody may read them. */
export interface TestimonialsSettings {
  /** Without any, the home page leaves the section out. */
  quotes: Testimonial[];
}

export const TESTIMONIALS_DEFAULTS: TestimonialsSettings = {
  quotes: [
    {
      quote:
        'The rajma tastes like Sunday at my nani’s. I ordered for one, and my flatmates have not forgiven me since.',
      name: 'Priya Nair',
      place: 'Malleshwaram, every Sunday',
    },
    {
      quote:
        'Phulkas that are still soft at my desk, dal that was never near a freezer. Lunch at work is lunch again.',
      name: 'Arjun Mehta',
      place: 'Indiranagar, most weekdays',
    },
    {
      quote: 'My father is eighty and hard to please. He wiped the thali clean and asked who the cook was.',
      name: 'Kavita Deshpande',
      place: 'Jayanagar, for the whole family',
    },
  ],
};

const MOST_QUOTES = 8;

const testimonial = v.strictObject({ quote: line(300), name: line(60), place: line(80, 0) });

/** The values that may be set. A field that is left out gets its default. */
export const testimonialsSchema = v.object({
  quotes: v.optional(
    listOf<Testimonial>(testimonial, {
      most: MOST_QUOTES,
      parts: 'each with a quote of up to 300 characters, a name of up to 60 and a place of up to 80',
      keyOf: ({ quote }) => quote,
    }),
    TESTIMONIALS_DEFAULTS.quotes,
  ),
});
