import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that look at colours, which take the longest. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const WIDE = { width: 1280, height: 800 };

/**
 * Expects no serious or critical violation of axe, in both colour schemes; in the dark one only colours are checked. Without
 * `colours`, none are: those of a screen are the same in each language. `isWide` looks at it in a wide window, too, where
 * the dark scheme has no colours of its own.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { colours = true, isWide = false } = {},
): Promise<void> {
  await expectNoViolation(page, what, colours ? ['light', 'dark'] : ['light'], colours);
  const size = page.viewportSize();
  if (!isWide || !size) return;
  await page.setViewportSize(WIDE);
  await expectNoViolation(page, `${what}, wide`, ['light'], colours);
  await page.setViewportSize(size);
}

async function expectNoViolation(
  page: Page,
  what: string,
  schemes: readonly ('light' | 'dark')[],
  colours: boolean,
): Promise<void> {
  // A page behind another one is not drawn, and its transitions never end.
  await page.bringToFront();
  // Cards far from the screen would get the colours of the dark scheme late.
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(drawn);
  });
  // What is being read again is dimmed.
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0);
  for (const colorScheme of schemes) {
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
    // Without frames axe runs in the page itself, and what passed is not reported in full. The usual way copies every
    // result into a second page, which takes four times as long.
    const hasFrames = page.frames().length > 1;
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(!hasFrames);
    if (colorScheme === 'dark') axe.withRules(OF_COLOURS);
    else if (!colours) axe.disableRules(OF_COLOURS);
    const { violations } = await axe.analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = grave.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 200)) }));
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}
