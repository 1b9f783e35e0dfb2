import { addDays, type Day } from '#domain/time/local-time.ts';
import type { ExampleName } from './examples.ts';
import { isLoopbackUrl } from './loopback.ts';
import type { TaxSettings } from './tax-settings.ts';
import { WELCOME_STEPS, type WelcomeSettings, type WelcomeStep } from './welcome-settings.ts';

/** What of a step is not done while pages still show an example of it. */
const EXAMPLES_OF: { readonly [Step in WelcomeStep]?: readonly ExampleName[] } = {
  kitchen: ['name', 'contact', 'position'],
};

/** The steps that are recorded at once, each as done or put off. */
export type StepMarks = { readonly [Step in WelcomeStep]?: 'done' | 'skipped' };

/** The progress after steps are done, or put off. Once every step is one of both, the page is finished. */
export function withSteps(
  { state, done, skipped, ...rest }: WelcomeSettings,
  marks: StepMarks,
): WelcomeSettings {
  const named = (list: readonly WelcomeStep[], to: 'done' | 'skipped') =>
    WELCOME_STEPS.filter((step) => (marks[step] ? marks[step] === to : list.includes(step)));
  const after = { done: named(done, 'done'), skipped: named(skipped, 'skipped') };
  const isFinished = after.done.length + after.skipped.length === WELCOME_STEPS.length;
  return { ...rest, state: isFinished ? 'finished' : state, ...after };
}

/** How a step stands. `example`: it was saved, but customers still see what came with the product. */
export type StepState = 'open' | 'done' | 'skipped' | 'example';

/** How a step stands, with what pages still show as examples. */
export function stateOfStep(
  step: WelcomeStep,
  { done, skipped }: Pick<WelcomeSettings, 'done' | 'skipped'>,
  examples: readonly ExampleName[],
): StepState {
  if (done.includes(step))
    return EXAMPLES_OF[step]?.some((name) => examples.includes(name)) ? 'example' : 'done';
  return skipped.includes(step) ? 'skipped' : 'open';
}

/** Whether a public site asks its owner how they sell: until they have chosen, or said that one line of tax is right (SHOP-11). */
export const asksHowToSell = (
  publicUrl: string,
  sellerKind: TaxSettings['sellerKind'],
  { done }: Pick<WelcomeSettings, 'done'>,
): boolean => !isLoopbackUrl(publicUrl) && sellerKind === 'specification' && !done.includes('selling');

/** Days after which a restore is to be tried again. */
const TRIED_FOR = 92;

/** Whether a public site asks its owner to try a restore (ADMIN-103). */
export const asksForRestore = (
  publicUrl: string,
  { restoreTriedOn }: Pick<WelcomeSettings, 'restoreTriedOn'>,
  today: Day,
): boolean =>
  !isLoopbackUrl(publicUrl) && (restoreTriedOn === '' || addDays(restoreTriedOn, TRIED_FOR) < today);
