import type { ExampleName } from './examples.ts';
import { WELCOME_STEPS, type WelcomeSettings, type WelcomeStep } from './welcome-settings.ts';

/** What of a step is not done while pages still show an example of it. */
const EXAMPLES_OF: { readonly [Step in WelcomeStep]?: readonly ExampleName[] } = {
  name: ['name'],
  contact: ['contact', 'position'],
};

/** The progress after a step is done, or put off. Once every step is one of both, the page is finished. */
export function withStep(
  { state, done, skipped }: WelcomeSettings,
  step: WelcomeStep,
  to: 'done' | 'skipped',
): WelcomeSettings {
  const named = (list: readonly WelcomeStep[], isIn: boolean) =>
    WELCOME_STEPS.filter((each) => (each === step ? isIn : list.includes(each)));
  const after = { done: named(done, to === 'done'), skipped: named(skipped, to === 'skipped') };
  const isFinished = after.done.length + after.skipped.length === WELCOME_STEPS.length;
  return { state: isFinished ? 'finished' : state, ...after };
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
