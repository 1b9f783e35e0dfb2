import * as v from 'valibot';
import { drawnPortrait } from './portraits.ts';
import { isUploadedPicture, line, lines, listOf } from './text-rules.ts';

/** A person on the About page. */
export interface AboutPerson {
  name: string;
  role: string;
  text: string;
  /** The address of an uploaded picture, 'drawn:' with the name of a drawn one, or empty for none. */
  picture: string;
}

/** A kitchen on the About page's map. */
export interface AboutKitchen {
  name: string;
  address: string;
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/**
 * Where the figures of the About page come from:
 * - `typed`: all are those of the settings
 * - `counted`: delivered orders, dishes and the average rating are counted; only the number of chefs is that of the settings
 */
export const FIGURE_SOURCES = ['typed', 'counted'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

/** What the About page says about the kitchen. Everybody may read it. */
export interface AboutSettings {
  /** Below the heading of the page. */
  lead: string;
  /** The story; an empty line begins a new paragraph. */
  story: string;
  figuresFrom: FigureSource;
  /** A figure of 0 is not shown. */
  customers: number;
  dishes: number;
  chefs: number;
  rating: number;
  people: AboutPerson[];
  kitchens: AboutKitchen[];
}

export const ABOUT_DEFAULTS: AboutSettings = {
  lead: 'Rasoi means kitchen. In most homes it is the warmest room: someone is always rolling a phulka, someone always tastes the dal and says it wants a little more salt.',
  story: [
    'It began with one tiffin. A neighbour fell ill, and Meera Iyer sent her lunch across the landing: dal, rice, a beans poriyal and a phulka still puffed. The next day there were two tiffins, and by the end of the month the whole building was eating from her stove.',
    'We still cook that food, and only that food. No fusion, no freezer. Dal that has had its night, rice that has had its rest, and rotis that have had neither. The recipes come from the families that eat them, from Kashmir to Kerala, and the people who gave them to us come to taste.',
    'Today three kitchens cook when you order, and the food is at your door within 30 minutes. What has not changed is the question Meera asks of every plate before it leaves: would I send this across the landing?',
  ].join('\n\n'),
  figuresFrom: 'typed',
  customers: 5500,
  dishes: 100,
  chefs: 25,
  rating: 4.8,
  people: [
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
  kitchens: [
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
};

const MOST_PEOPLE = 12;
const MOST_KITCHENS = 10;
const MOST_OF_A_FIGURE = 10_000_000;

const COUNT = `must be a whole number from 0 to ${MOST_OF_A_FIGURE}`;
const count = v.pipe(
  v.number(COUNT),
  v.integer(COUNT),
  v.minValue(0, COUNT),
  v.maxValue(MOST_OF_A_FIGURE, COUNT),
);
const RATING = 'must be a number from 0 to 5';

const person = v.strictObject({
  name: line(60),
  role: line(100, 0),
  text: line(400, 0),
  picture: v.pipe(
    v.string(),
    v.check((given) => given === '' || isUploadedPicture(given) || drawnPortrait(given) !== undefined),
  ),
});

const kitchen = v.strictObject({
  name: line(60),
  address: line(200, 0),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** The values that may be set. A field that is left out gets its default. */
export const aboutSchema = v.object({
  lead: v.optional(line(500, 0), ABOUT_DEFAULTS.lead),
  story: v.optional(lines(8000), ABOUT_DEFAULTS.story),
  figuresFrom: v.optional(
    v.picklist(FIGURE_SOURCES, `must be one of ${FIGURE_SOURCES.join(', ')}`),
    ABOUT_DEFAULTS.figuresFrom,
  ),
  customers: v.optional(count, ABOUT_DEFAULTS.customers),
  dishes: v.optional(count, ABOUT_DEFAULTS.dishes),
  chefs: v.optional(count, ABOUT_DEFAULTS.chefs),
  rating: v.optional(
    v.pipe(v.number(RATING), v.minValue(0, RATING), v.maxValue(5, RATING)),
    ABOUT_DEFAULTS.rating,
  ),
  people: v.optional(
    listOf<AboutPerson>(person, {
      most: MOST_PEOPLE,
      parts: 'each with a name of up to 60 characters, a role of up to 100 and a text of up to 400',
      keyOf: ({ name }) => name,
    }),
    ABOUT_DEFAULTS.people,
  ),
  kitchens: v.optional(
    listOf<AboutKitchen>(kitchen, {
      most: MOST_KITCHENS,
      parts: 'each with a name of up to 60 characters, an address of up to 200 and its position in degrees',
      keyOf: ({ name }) => name,
    }),
    ABOUT_DEFAULTS.kitchens,
  ),
});
