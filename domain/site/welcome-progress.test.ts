import { describe, expect, it } from 'vitest';
import { stateOfStep, withStep } from './welcome-progress.ts';
import { WELCOME_STEPS, type WelcomeSettings } from './welcome-settings.ts';

const fresh: WelcomeSettings = { state: 'open', done: [], skipped: [] };

// SHOP-6
describe('the steps of the welcome page', () => {
  it('are not done when they are skipped, and can be done later', () => {
    const skipped = withStep(fresh, 'licence', 'skipped');
    expect(stateOfStep('licence', skipped, [])).toBe('skipped');
    const done = withStep(skipped, 'licence', 'done');
    expect(done).toEqual({ state: 'open', done: ['licence'], skipped: [] });
    expect(stateOfStep('licence', done, [])).toBe('done');
    expect(stateOfStep('hours', done, [])).toBe('open');
  });

  it('are not done while customers still see the example', () => {
    const saved = withStep(fresh, 'contact', 'done');
    expect(stateOfStep('contact', saved, ['people'])).toBe('done');
    expect(stateOfStep('contact', saved, ['position'])).toBe('example');
  });

  it('are finished once each is done or skipped', () => {
    const all = WELCOME_STEPS.reduce((before, step) => withStep(before, step, 'skipped'), fresh);
    expect(all).toEqual({ state: 'finished', done: [], skipped: [...WELCOME_STEPS] });
  });
});
