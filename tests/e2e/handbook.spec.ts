import type { Page } from '@playwright/test';
import type { DemoRole } from '#domain/demo/roles.ts';
import type { Block, Task } from '#domain/handbook/handbook.ts';
import { pathIn } from '#domain/languages/languages.ts';
import { handbookLanguages, readTasks, textOf } from '#scripts/handbook/read.ts';
import { root } from '#scripts/steps.mjs';
import { expect, open, test } from './fixture.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** The button of the board's tools, two of these, and how tasks call signs that stand for words where there is no room for them. */
const WORDS = {
  en: {
    ...{ more: 'More', pause: 'Pause', busy: 'Busy' },
    signs:
      /three dots|circle|numbers|magnifying glass|question mark|receiver|pencil|clock|bin|sheets|arrow|on a phone/,
  },
  hi: {
    ...{ more: 'और', pause: 'रोकें', busy: 'व्यस्त' },
    signs: /तीन बिंदु|गोला|नंबर वाली|काँच|प्रश्न चिह्न|रिसीवर|पेंसिल|घड़ी|फ़ोन/,
  },
} as const;
/**
 * Screens whose first sight says nothing of their task, with the reason. What only a dialog, a ticket's three dots or stored data
 * show is not looked at on any screen: both windows lay it out alike.
 */
const NOT_WALKED: Readonly<Record<string, string>> = {
  '/admin/companies': 'each company has an address of its own',
  '/admin/kitchen': 'the other test looks at it, with its tools unfolded',
  '/admin/welcome': 'the steps of a new kitchen, which the demo has done',
};

interface Seen {
  /** The names of controls whose words are seen. */
  words: readonly string[];
  /** The names of controls of which only a sign is seen. */
  signs: readonly string[];
}

/** The controls that a window shows. */
async function controlsAt(page: Page, size: typeof PHONE): Promise<Seen> {
  await page.setViewportSize(size);
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    const textOfNodes = (element: Element, all: boolean): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node;
        if (parentElement && !parentElement.closest('[aria-hidden=true]') && (all || isSeen(parentElement)))
          parts.push(node.textContent ?? '');
      }
      return parts.join('').replace(/\s+/gu, ' ').trim();
    };
    const found = [...document.querySelectorAll('a[href], button, summary, label, [role=tab]')].filter(
      isSeen,
    );
    const seen = found.map((each) => ({
      name: each.getAttribute('aria-label') ?? textOfNodes(each, true),
      words: textOfNodes(each, false),
    }));
    const words = seen.flatMap((each) => (each.words === '' ? [] : [each.words]));
    const signs = seen.flatMap((each) => (each.words === '' && each.name !== '' ? [each.name] : []));
    return { words, signs: signs.filter((name) => !words.includes(name)) };
  });
}

interface Sentence {
  names: readonly string[];
  text: string;
}

/** The steps and paragraphs of a task, each with the texts of the product that it names in their order. */
const sentencesOf = (blocks: readonly Block[]): Sentence[] =>
  blocks.flatMap((block): Sentence[] => {
    if (block.kind === 'steps' || block.kind === 'points') return block.items.flatMap(sentencesOf);
    if (block.kind !== 'paragraph') return [];
    const names = block.words.flatMap((each) =>
      typeof each === 'object' && 'bold' in each ? [each.bold] : [],
    );
    return names.length === 0 ? [] : [{ names, text: textOf(block.words) }];
  });

async function signIn(page: Page, as: DemoRole): Promise<void> {
  const headers = { 'x-appwrite-project': 'rasoi' };
  const answer = await page.context().request.post('/v1/demo/sessions', { headers, data: { as } });
  expect(answer.ok()).toBe(true);
}

/** Sentences that press what one of two windows shows as a sign, or not at all, and do not say so. */
function unsaid(task: Task, [phone, desk]: readonly [Seen, Seen], signs: RegExp): string[] {
  const isOneSided = (name: string) =>
    phone.signs.includes(name) ||
    desk.signs.includes(name) ||
    phone.words.includes(name) !== desk.words.includes(name);
  return sentencesOf(task.blocks).flatMap(({ names, text }) =>
    signs.test(text) ? [] : names.filter(isOneSided).map((name) => `${task.name}: “${name}” in “${text}”`),
  );
}

for (const language of handbookLanguages(root)) {
  const tasks = readTasks(root, language);
  const words = WORDS[language === 'hi' ? 'hi' : 'en'];
  const { signs, more } = words;

  // HELP-2, HELP-8
  test(`tasks say how a phone shows the tools of the board and of the bar, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 'kitchen');
    await open(page, pathIn(language, '/admin/kitchen'));
    const before = [await controlsAt(page, PHONE), await controlsAt(page, DESK)] as const;
    expect(before[0].signs).toContain(more);
    expect(before[1].words).toContain(more);
    await page.getByRole('main').getByRole('button', { name: more, exact: true }).click();
    const after = [await controlsAt(page, PHONE), await controlsAt(page, DESK)] as const;
    const behind = after[0].words.filter(
      (name) => after[1].words.includes(name) && !before.some((seen) => seen.words.includes(name)),
    );
    expect(behind).toEqual(expect.arrayContaining([words.pause, words.busy]));
    const board = tasks.filter(({ readers }) => readers.some((reader) => reader !== 'rider'));
    const straight = board.flatMap((task) =>
      sentencesOf(task.blocks).flatMap(({ names, text }) =>
        names
          .filter(
            (name, at) => behind.includes(name) && !(names.slice(0, at).includes(more) && signs.test(text)),
          )
          .map((name) => `${task.name}: “${name}” in “${text}”`),
      ),
    );
    expect(straight, 'texts behind the three dots').toEqual([]);
    // The section of the admin area that is called so, too, has its words on a phone.
    const isTool = (name: string) => name !== more;
    const [phone, desk] = before.map((seen) => ({ words: [], signs: seen.signs.filter(isTool) }));
    if (!phone || !desk) throw new Error('One of the windows was not looked at.');
    expect(board.flatMap((task) => unsaid(task, [phone, desk], signs))).toEqual([]);
  });

  // HELP-8
  test(`a task names what its screen shows on a phone and on a desk, in ${language}`, async ({ page }) => {
    test.slow();
    const found: string[] = [];
    for (const as of ['owner', 'rider'] as const) {
      await signIn(page, as);
      for (const task of tasks) {
        const [screen] = task.screens.filter((each) => !(each in NOT_WALKED));
        if (task.readers[0] !== as || screen === undefined) continue;
        await open(page, pathIn(language, screen));
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        found.push(...unsaid(task, [await controlsAt(page, PHONE), await controlsAt(page, DESK)], signs));
      }
    }
    expect(found).toEqual([]);
  });
}
