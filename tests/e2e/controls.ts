import type { ElementHandle, Page } from '@playwright/test';

/** What somebody can press, choose or type into. */
export interface Control {
  kind: 'link' | 'button' | 'select' | 'field';
  name: string;
  /** Of a field, such as 'text' or 'date'. */
  type: string;
  /** Its place in `found` of the page. */
  index: number;
}

/** Where somebody is: a press that adds an entry to the history is undone by Back. */
export interface Place {
  address: string;
  heading: string;
  dialogs: number;
  /** The place in the browser's history. */
  entry: number;
}

type WithFound = typeof globalThis & { found: Element[] };

/** Runs in the page: the controls that can be used now. Those of the demo's banner, which no kitchen has, are left out. */
function listControls(): Control[] {
  const selector = 'a[href], button, select, input, textarea, summary, label:has(input), [role=menuitem]';
  const modal = [...document.querySelectorAll('dialog:modal, [role=menu]')].at(-1);
  const banner = [...document.querySelectorAll('aside')].find((aside) =>
    ['Demo', 'डेमो', 'டெமோ'].includes(aside.getAttribute('aria-label') ?? ''),
  );
  const isUsable = (element: Element): boolean => {
    if (banner?.contains(element) || (modal && !modal.contains(element))) return false;
    if (element.matches(':disabled, [aria-disabled=true], [readonly], [type=file], [type=hidden]'))
      return false;
    if (element.closest('[inert], [aria-hidden=true], [aria-busy=true]')) return false;
    const { width, height } = element.getBoundingClientRect();
    const { left, top } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    // A bar at the edge covers what scrolls below it; the backdrop of an open menu covers all.
    if (over && over.clientHeight > innerHeight / 2 && !over.contains(element)) return false;
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && width > 4 && height > 4 && getComputedStyle(element).pointerEvents !== 'none';
  };
  const isOutside = (element: Element) =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.target !== '' || element.hasAttribute('download'));
  const found = [...document.querySelectorAll(selector)].filter(
    (element) => isUsable(element) && !isOutside(element),
  );
  Object.assign(globalThis, { found });
  return found.map((element, index) => {
    const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
    const isTyped = isField && !/^(checkbox|radio|button|submit|range|color)$/.test(element.type);
    const kind = isTyped
      ? 'field'
      : element instanceof HTMLSelectElement
        ? 'select'
        : element instanceof HTMLAnchorElement
          ? 'link'
          : 'button';
    const labels = isField ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    const name = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent || '');
    return { kind, name: name.trim().slice(0, 60), type: isField ? element.type : '', index };
  });
}

export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(listControls);

/** @returns the element of a control of the last call of `controlsOf`; null if it has left the page */
export async function elementOf(page: Page, { index }: Control): Promise<ElementHandle | null> {
  const handle = await page.evaluateHandle((at) => (globalThis as WithFound).found[at], index);
  return handle.asElement();
}

export const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    heading: document.querySelector('h1')?.textContent ?? '',
    dialogs: document.querySelectorAll('dialog:modal').length,
    entry: (Reflect.get(window, 'navigation') as { currentEntry: { index: number } }).currentEntry.index,
  }));

/** Whether nothing in view says that it is busy. */
export const isAtRest = (): boolean =>
  ![...document.querySelectorAll('[aria-busy=true]')].some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
  });

/** Runs in the page: numbers of orders, each with the amounts of the smallest part of the page that names no other order. */
export function shownAmounts(): [number: number, amounts: string[]][] {
  const parts = [...document.querySelectorAll('article, tr, main')];
  return parts.flatMap((part): [number, string[]][] => {
    const words: string[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    const numbers = new Set([...words.join(' ').matchAll(/#(\d{4,})/g)].map(([, number]) => Number(number)));
    const isPath = part.tagName !== 'MAIN' || /^\/(\w\w\/)?orders\/[^/]+$/.test(location.pathname);
    const [number] = numbers;
    if (number === undefined || numbers.size !== 1 || !isPath) return [];
    return [[number, words.join(' ').match(/₹[\d,]+(\.\d\d)?/g) ?? []]];
  });
}
