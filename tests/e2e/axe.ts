import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no serious or critical violation of axe, in both colour schemes; in the dark one only colours are checked. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Waits until the transition between the colour schemes has ended.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ pending, playState, effect }) =>
            effect?.getTiming().iterations === Number.POSITIVE_INFINITY ||
            (!pending && playState !== 'running'),
        ),
    );
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = grave.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 200)) }));
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}
