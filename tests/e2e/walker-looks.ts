import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatMoney, rupees, toPaise } from '#domain/money.ts';
import { shownAmounts } from './controls.ts';
import { unreadable } from './unreadable.ts';

// What the walker looks at on a screen at rest. Each look returns what is wrong, in words.

/** Rules of axe about names. */
const NAMES = [
  ...['button-name', 'link-name', 'label', 'select-name', 'input-button-name', 'aria-input-field-name'],
  ...['aria-toggle-field-name', 'aria-dialog-name', 'aria-command-name', 'image-alt', 'summary-name'],
];
/** Milliseconds in which what moves arrives. */
const MOVES = 700;

/** Texts that are cut at a side, or a page that is wider than the screen. */
export async function cutTexts(page: Page): Promise<string[]> {
  const cut = await unreadable(page, { abbreviated: true });
  if (cut.length === 0) return [];
  await page.waitForTimeout(MOVES);
  const still = await unreadable(page, { abbreviated: true });
  return cut.filter((text) => still.includes(text));
}

/** Controls and pictures without a name. */
export async function unnamed(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(NAMES).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Orders whose total, as the API has it, is not among the amounts that are shown with them. */
export async function otherTotals(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [number, amounts] of await page.evaluate(shownAmounts)) {
    if (amounts.length === 0) continue;
    const query = JSON.stringify({ method: 'equal', attribute: 'number', values: [number] });
    const path = `/v1/databases/rasoi/collections/orders/documents?queries[0]=${encodeURIComponent(query)}`;
    const headers = { 'x-appwrite-project': 'rasoi' };
    const answer = await page.context().request.get(path, { headers });
    const { documents = [] }: { documents?: { totalAmount: number }[] } = await answer.json();
    const total = documents[0] && formatMoney(toPaise(rupees(documents[0].totalAmount)));
    if (total && !amounts.includes(total)) found.push(`#${number} is ${total}, shown ${amounts.join(' ')}`);
  }
  return found;
}
