import * as v from 'valibot';
import type { Words } from '#domain/rows/row.ts';
import { degrees, number, whole } from '../rules/numbers.ts';
import { isUploadedPicture, line, lines, uploadedPicture } from '../rules/texts.ts';
import {
  choice,
  field,
  list,
  ownerPart,
  ownerText,
  part,
  type Section,
  type ValuesOf,
} from '../setting-rows.ts';
import { drawnPortrait } from './portraits.ts';

/** A figure; 0: not shown. */
const count = (first: number, words: Words) => field('count', whole('count', 0, 10_000_000), first, words);

/** The address of an uploaded picture, 'drawn:' with the name of a drawn one, or empty for none. */
const portrait = v.pipe(
  v.string(),
  v.check((given) => given === '' || isUploadedPicture(given) || drawnPortrait(given) !== undefined),
);

/** What the About page says about the kitchen. */
export const about = {
  isPublic: true,
  title: 'The About page',
  settings: {
    heading: ownerText('optionalText', line(80, 0), '', [
      'Heading',
      'Left empty: ‘The kitchen behind the door’.',
    ]),
    picture: field('picture', uploadedPicture, '', [
      'Picture',
      'Beside the heading. None: the drawn kitchen.',
    ]),
    pictureText: ownerText('optionalText', line(200, 0), '', [
      'What the picture shows',
      'For people who cannot see it.',
    ]),
    /** Below the heading of the page. */
    lead: ownerText(
      'paragraphs',
      line(500, 0),
      'Rasoi means kitchen. In most homes it is the warmest room: someone is always rolling a phulka, someone always tastes the dal and says it wants a little more salt.',
      ['Opening words', 'Below the heading. Left empty, the page begins without them.'],
    ),
    /** The story; an empty line begins a new paragraph. */
    story: ownerText(
      'paragraphs',
      lines(8000),
      [
        'It began with one tiffin. A neighbour fell ill, and Meera Iyer sent her lunch across the landing: dal, rice, a beans poriyal and a phulka still puffed. The next day there were two tiffins, and by the end of the month the whole building was eating from her stove.',
        'We still cook that food, and only that food. No fusion, no freezer. Dal that has had its night, rice that has had its rest, and rotis that have had neither. The recipes come from the families that eat them, from Kashmir to Kerala, and the people who gave them to us come to taste.',
        'Today three kitchens cook when you order, and the food is at your door within 30 minutes. What has not changed is the question Meera asks of every plate before it leaves: would I send this across the landing?',
      ].join('\n\n'),
      ['Story', 'An empty line begins a new paragraph. Left empty, it is not shown.'],
    ),
    /**
     * Where the figures of the About page come from:
     * - `typed`: all are those of the settings
     * - `counted`: delivered orders, dishes and the average rating are counted; only the number of chefs is that of the settings
     */
    figuresFrom: choice(['typed', 'counted'], 'typed', ['Figures'], {
      typed: ['As typed here', 'The four numbers below are shown as they are.'],
      counted: [
        'Counted',
        'Orders, dishes on offer and the average of all reviews are counted. Only the chefs are yours to tell.',
      ],
    }),
    customers: count(5500, ['Happy customers', '0: not shown.']),
    dishes: count(100, ['Dishes', '0: not shown.']),
    chefs: count(25, ['Chefs', '0: not shown.']),
    rating: field('rating', number({ min: 0, max: 5 }), 4.8, ['Rating', 'Of 5, such as 4.8. 0: not shown.']),
    values: list(
      [
        {
          title: 'Cooked when you order',
          text: 'Nothing waits under a lamp. The tadka goes in after you press the button.',
        },
        {
          title: 'Recipes with a home',
          text: 'Each dish comes from a family that eats it: Kashmiri, Bengali, Gujarati, Tamil.',
        },
        { title: 'Honest plates', text: 'Prices as they stand, portions as they are.' },
        {
          title: 'Light on the earth',
          text: 'Bagasse boxes, paper bags, and no cutlery unless you ask.',
        },
      ],
      {
        words: ['What you hold to', 'Up to four. None: not shown.'],
        entry: {
          noun: 'value',
          parts: {
            title: ownerPart('text', line(60), ['Title']),
            text: ownerPart('paragraphs', line(200, 0), ['Words']),
          },
        },
        most: 4,
        limits: 'each with a title of up to 60 characters and a text of up to 200',
      },
    ),
    peopleLead: ownerText('optionalText', line(120, 0), '', [
      'Line below ‘Who cooks’',
      'Left empty: ‘The people your lunch comes from.’',
    ]),
    people: list(
      [
        {
          name: 'Meera Iyer',
          role: 'Founder, and still the first to taste',
          text: 'Learned at her mother’s stove in Palakkad. Says a sambar is done when the house smells of it.',
          picture: 'drawn:meera',
        },
        {
          name: 'Harpreet Singh',
          role: 'Head chef',
          text: 'Twenty years at the tandoor, from Amritsar to Bengaluru. Turns rotis with his bare hands.',
          picture: 'drawn:harpreet',
        },
        {
          name: 'Farida Khan',
          role: 'Runs the kitchens',
          text: 'Knows which market has the sweetest carrots today, and which road is blocked.',
          picture: 'drawn:farida',
        },
      ],
      {
        words: ['People', 'Shown in this order, with their pictures. None: not shown.'],
        entry: {
          noun: 'person',
          parts: {
            name: ownerPart('text', line(60), ['Name']),
            role: ownerPart('optionalText', line(100, 0), ['Role']),
            text: ownerPart('paragraphs', line(400, 0), ['Words about them']),
            picture: part('picture', portrait, ['Picture']),
          },
        },
        most: 12,
        limits: 'each with a name of up to 60 characters, a role of up to 100 and a text of up to 400',
      },
    ),
    /** The kitchens on the page's map. */
    kitchens: list(
      [
        {
          name: 'Malleshwaram',
          address: '12 Temple Road, Bengaluru 560003',
          latitude: 13.0031,
          longitude: 77.5699,
        },
        {
          name: 'Indiranagar',
          address: '100 Feet Road, Bengaluru 560038',
          latitude: 12.9719,
          longitude: 77.6412,
        },
        { name: 'Jayanagar', address: '4th Block, Bengaluru 560011', latitude: 12.9279, longitude: 77.5837 },
      ],
      {
        words: ['Kitchens', 'Shown with a map. None: not shown.'],
        entry: {
          noun: 'kitchen',
          parts: {
            name: ownerPart('text', line(60), ['Name']),
            address: ownerPart('optionalText', line(200, 0), ['Address']),
            latitude: part('degrees', degrees(90), ['Latitude']),
            longitude: part('degrees', degrees(180), ['Longitude']),
          },
        },
        most: 10,
        limits:
          'each with a name of up to 60 characters, an address of up to 200 and its position in degrees',
      },
    ),
    closingText: ownerText('optionalText', line(200, 0), '', [
      'Line at the end',
      'Below ‘Come and eat’. Left empty: ‘The door is open, and there is always one more plate.’',
    ]),
  },
} as const satisfies Section;

export type AboutSettings = ValuesOf<typeof about.settings>;
/** A person, and a kitchen, on the page. */
export type AboutPerson = AboutSettings['people'][number];
export type AboutKitchen = AboutSettings['kitchens'][number];
