import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe calls serious or critical, in either colour scheme; the dark one differs in its colours alone. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours on their way from one scheme to the other are neither.
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
