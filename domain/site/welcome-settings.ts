import * as v from 'valibot';
import { oneOf, type Section, setting, type ValuesOf } from './setting-rows.ts';

/** The steps of the welcome page, in its order. */
export const WELCOME_STEPS = [
  'name',
  'contact',
  'licence',
  'hours',
  'areas',
  'charges',
  'payment',
  'pickup',
  'orders',
  'menu',
] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

const DONE = `must name each of ${WELCOME_STEPS.join(', ')} at most once`;
const done = v.pipe(
  v.array(v.picklist(WELCOME_STEPS, DONE), DONE),
  v.check((steps) => new Set(steps).size === steps.length, DONE),
);

/** How far the owner has come with the welcome page. */
export const welcome = {
  isPublic: false,
  settings: {
    /** Whether the dashboard still leads to the welcome page: until the owner has finished or dismissed it. */
    state: setting(oneOf(['open', 'dismissed', 'finished']), 'open'),
    /** The steps that are done. */
    done: setting(done, []),
  },
} as const satisfies Section;

export type WelcomeSettings = ValuesOf<typeof welcome.settings>;
