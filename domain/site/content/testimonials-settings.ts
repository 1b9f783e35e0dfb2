import { line } from '../rules/texts.ts';
import { list, ownerPart, type Section, type ValuesOf } from '../setting-rows.ts';

/** Quotes of customers on the home page. Without any, it leaves them out. */
export const testimonials = {
  isPublic: true,
  title: 'What customers say',
  settings: {
    quotes: list(
      [
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
          quote:
            'My father is eighty and hard to please. He wiped the thali clean and asked who the cook was.',
          name: 'Kavita Deshpande',
          place: 'Jayanagar, for the whole family',
        },
      ],
      {
        words: ['Quotes', 'On the home page, one after another. None: not shown.'],
        entry: {
          noun: 'quote',
          parts: {
            quote: ownerPart('paragraphs', line(300), ['Quote']),
            name: ownerPart('text', line(60), ['Name']),
            place: ownerPart('optionalText', line(80, 0), ['Place']),
          },
        },
        most: 8,
        limits: 'each with a quote of up to 300 characters, a name of up to 60 and a place of up to 80',
      },
    ),
  },
} as const satisfies Section;

export type TestimonialsSettings = ValuesOf<typeof testimonials.settings>;
/** What a customer says. */
export type Testimonial = TestimonialsSettings['quotes'][number];
