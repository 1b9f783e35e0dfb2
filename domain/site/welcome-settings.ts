import * as v from 'valibot';
import { isDay } from '#domain/time/local-time.ts';
import { oneOf, type Section, setting, type ValuesOf } from './setting-rows.ts';

/** The steps of the welcome page, in its order. */
export const WELCOME_STEPS = [
  'account',
  'kitchen',
  'selling',
  'hours',
  'delivery',
  'menu',
  'payment',
  'firstOrder',
  'licence',
  'pictures',
  'orders',
  'team',
  'printer',
  'domain',
  'backup',
] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** The steps that a kitchen can open without. The page offers to put them off together (SHOP-6). */
export const LATER_STEPS: readonly WelcomeStep[] = WELCOME_STEPS.slice(WELCOME_STEPS.indexOf('licence'));

const STEPS = `must name each of ${WELCOME_STEPS.join(', ')} at most once`;
const steps = v.pipe(
  v.array(v.picklist(WELCOME_STEPS, STEPS), STEPS),
  v.check((given) => new Set(given).size === given.length, STEPS),
);

const DAY = 'must be a day such as 2026-08-03, or empty';
const day = v.pipe(
  v.string(DAY),
  v.check((given) => given === '' || isDay(given), DAY),
);

/** How far the owner has come with the welcome page. */
export const welcome = {
  isPublic: false,
  settings: {
    /** Whether the dashboard still leads to the welcome page: until the owner has finished or dismissed it. */
    state: setting(oneOf(['open', 'dismissed', 'finished']), 'open'),
    /** The steps that are done. */
    done: setting(steps, []),
    /** The steps that the owner has put off: they are not done (SHOP-6). */
    skipped: setting(steps, []),
    /** The day on which the owner last had a backup restored as a trial; empty: never (ADMIN-103). */
    restoreTriedOn: setting(day, ''),
  },
} as const satisfies Section;

export type WelcomeSettings = ValuesOf<typeof welcome.settings>;
