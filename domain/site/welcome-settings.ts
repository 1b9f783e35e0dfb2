import * as v from 'valibot';

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

/** Whether the dashboard still leads to the welcome page: until the owner has finished or dismissed it. */
export const WELCOME_STATES = ['open', 'dismissed', 'finished'] as const;
export type WelcomeState = (typeof WELCOME_STATES)[number];

/** How far the owner has come with the welcome page. Only owners may read it. */
export interface WelcomeSettings {
  state: WelcomeState;
  /** The steps that are done. */
  done: WelcomeStep[];
}

export const WELCOME_DEFAULTS: WelcomeSettings = { state: 'open', done: [] };

const DONE = `must name each of ${WELCOME_STEPS.join(', ')} at most once`;

/** The values that may be set. A field that is left out gets its default. */
export const welcomeSchema = v.object({
  state: v.optional(
    v.picklist(WELCOME_STATES, `must be one of ${WELCOME_STATES.join(', ')}`),
    WELCOME_DEFAULTS.state,
  ),
  done: v.optional(
    v.pipe(
      v.array(v.picklist(WELCOME_STEPS, DONE), DONE),
      v.check((steps) => new Set(steps).size === steps.length, DONE),
    ),
    WELCOME_DEFAULTS.done,
  ),
});
