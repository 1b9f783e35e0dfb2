import { line, uploadedPicture } from '../rules/texts.ts';
import { choice, field, list, ownerPart, ownerText, type Section, type ValuesOf } from '../setting-rows.ts';

const MINUTES = '{minutes} stands for the minutes that you promise.';

/** What stays of a picture that is wider or higher than its place. These are also values of CSS. */
const FOCUSES = ['center', 'top', 'bottom', 'left', 'right'] as const;

/** The drawn pictures need no words about how they are shown. */
const withPicture = { when: { picture: 'set' } } as const;
const withReasonsPicture = { when: { reasonsPicture: 'set' } } as const;

/** What the home page says. Whatever is left empty is as the product has it, in each of its languages. */
export const home = {
  isPublic: true,
  title: 'The home page',
  settings: {
    heading: ownerText('optionalText', line(60, 0), '', [
      'Heading for visitors',
      'The largest words. Left empty: ‘Lunch, the way home makes it’.',
    ]),
    customersHeading: ownerText('optionalText', line(60, 0), '', [
      'Heading for customers who are signed in',
      'Below their name. Left empty: ‘What shall we cook for you today?’.',
    ]),
    /** Below the heading. */
    lead: ownerText('paragraphs', line(240, 0), '', [
      'Line below the heading',
      `Left empty: ‘Dal that simmered all night, phulkas straight off the flame. Home-style Indian food, cooked when you order.’ ${MINUTES}`,
    ]),
    picture: field('picture', uploadedPicture, '', [
      'Picture',
      'At least 1200 pixels wide. Previews of links on other sites show it, too. None: the drawn thali.',
    ]),
    phonePicture: {
      ...field('picture', uploadedPicture, '', [
        'Picture for phones',
        'Nearly square. None: the same picture.',
      ]),
      ...withPicture,
    },
    pictureFocus: {
      ...choice(FOCUSES, 'center', ['What of the picture stays in sight'], {
        center: ['Its middle'],
        top: ['Its top'],
        bottom: ['Its bottom'],
        left: ['Its left side'],
        right: ['Its right side'],
      }),
      ...withPicture,
    },
    pictureText: {
      ...ownerText('optionalText', line(200, 0), '', [
        'What the picture shows',
        'For people who cannot see it, such as ‘A thali with dal and rice’.',
      ]),
      ...withPicture,
    },
    favouritesLead: ownerText('optionalText', line(120, 0), '', [
      'Line below ‘Customer Favorites’',
      'Left empty: ‘What our neighbours order again and again.’',
    ]),
    reasonsLead: ownerText('optionalText', line(120, 0), '', [
      'Line below ‘Why Choose Us’',
      'Left empty: ‘A home kitchen, only with more burners.’',
    ]),
    reasonsPicture: field('picture', uploadedPicture, '', [
      'Picture beside ‘Why Choose Us’',
      'None: the drawn kitchen.',
    ]),
    reasonsPictureText: {
      ...ownerText('optionalText', line(200, 0), '', [
        'What this picture shows',
        'For people who cannot see it.',
      ]),
      ...withReasonsPicture,
    },
    reasons: list(
      [
        {
          title: 'Fresh ingredients',
          text: 'Vegetables from the morning market, spices ground in our own kitchen.',
        },
        {
          title: 'Authentic recipes',
          text: 'From Kashmir to Kerala, cooked the way families cook them.',
        },
        {
          title: 'Delivery within {minutes} minutes',
          text: 'Cooked when you order, and still hot when it reaches your door.',
        },
        {
          title: 'Eco-friendly packaging',
          text: 'Bagasse boxes and paper bags that go back to the soil.',
        },
      ],
      {
        words: [
          'Reasons',
          `Up to four. None: only the titles of ingredients, recipes, delivery and packaging. ${MINUTES}`,
        ],
        entry: {
          noun: 'reason',
          parts: {
            title: ownerPart('text', line(60), ['Title']),
            text: ownerPart('paragraphs', line(200, 0), ['Words']),
          },
        },
        most: 4,
        limits: 'each with a title of up to 60 characters and a text of up to 200',
      },
    ),
    closingHeading: ownerText('optionalText', line(60, 0), '', [
      'Heading at the end',
      'Left empty: ‘Hungry already?’.',
    ]),
    closingText: ownerText('optionalText', line(200, 0), '', [
      'Line at the end',
      `Left empty: ‘The tawa is hot. Order now, and lunch is with you within {minutes} minutes.’ ${MINUTES}`,
    ]),
  },
} as const satisfies Section;

export type HomeSettings = ValuesOf<typeof home.settings>;
