import { describe, expect, it } from 'vitest';
import { asksForRestore, asksHowToSell, stateOfStep, withSteps } from './welcome-progress.ts';
import { WELCOME_STEPS, type WelcomeSettings } from './welcome-settings.ts';

const fresh: WelcomeSettings = { state: 'open', done: [], skipped: [], restoreTriedOn: '' };

// SHOP-6
describe('the steps of the welcome page', () => {
  it('are not done when they are skipped, and can be done later', () => {
    const skipped = withSteps(fresh, { hours: 'skipped' });
    expect(stateOfStep('hours', skipped, [])).toBe('skipped');
    const done = withSteps(skipped, { hours: 'done' });
    expect(done).toEqual({ ...fresh, done: ['hours'] });
    expect(stateOfStep('hours', done, [])).toBe('done');
    expect(stateOfStep('menu', done, [])).toBe('open');
  });

  it('are not done while customers still see the example', () => {
    const saved = withSteps(fresh, { kitchen: 'done' });
    expect(stateOfStep('kitchen', saved, ['people'])).toBe('done');
    expect(stateOfStep('kitchen', saved, ['position'])).toBe('example');
  });

  it('are finished once each is done or skipped', () => {
    const all = withSteps(fresh, Object.fromEntries(WELCOME_STEPS.map((step) => [step, 'skipped'])));
    expect(all).toEqual({ ...fresh, state: 'finished', skipped: [...WELCOME_STEPS] });
  });

  // SHOP-11
  it('ask on a public site how the kitchen sells, until it is answered and not only put off', () => {
    const url = 'https://amma.example';
    expect(asksHowToSell(url, 'specification', fresh)).toBe(true);
    expect(asksHowToSell('http://localhost:3000', 'specification', fresh)).toBe(false);
    expect(asksHowToSell(url, 'unregistered', fresh)).toBe(false);
    expect(asksHowToSell(url, 'specification', withSteps(fresh, { selling: 'skipped' }))).toBe(true);
    expect(asksHowToSell(url, 'specification', withSteps(fresh, { selling: 'done' }))).toBe(false);
  });

  // ADMIN-103
  it('ask on a public site for a trial of the backup, three months after the last one', () => {
    const url = 'https://amma.example';
    const tried = { restoreTriedOn: '2026-08-03' };
    expect(asksForRestore(url, fresh, '2026-08-03')).toBe(true);
    expect(asksForRestore(url, tried, '2026-11-03')).toBe(false);
    expect(asksForRestore(url, tried, '2026-11-04')).toBe(true);
    expect(asksForRestore('http://127.0.0.1:3000', fresh, '2026-08-03')).toBe(false);
  });
});
