import type { Locator } from '@playwright/test';

/** Names of weekdays and months in each language, long and short, which change from one day to the next. */
const NAMES_OF_DAYS = ['en-IN', 'hi-IN', 'ta-IN'].flatMap((tag) =>
  (['long', 'short'] as const).flatMap((length) => [
    ...Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(tag, { weekday: length }).format(new Date(2026, 1, 1 + day)),
    ),
    ...Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(tag, { month: length }).format(new Date(2026, month, 1)),
    ),
  ]),
);
/** Such a name beside a figure. */
const CHANGING = (() => {
  const names = NAMES_OF_DAYS.sort((a, b) => b.length - a.length).join('|');
  return new RegExp(
    `(?<=\\p{Nd} )(?:${names})(?![\\p{L}\\p{M}])|(?<!\\p{L}\\p{M}*)(?:${names})(?=,? \\p{Nd})`,
    'gu',
  );
})();

/**
 * What a screen or a dialog asks for, a line each, in the order of the Tab key: headings, controls with their role, name, hint,
 * error and bounds, and what is announced. Figures and days are left out, since they change.
 */
async function writtenDown(part: Locator): Promise<string> {
  const lines = await part.evaluate((root) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    /** Of a list of documents, which begin with a heading each, the third and later ones say nothing new. */
    const isRepeated = (element: Element) => {
      const item = element.closest('li, tr');
      if (!item?.querySelector('h2, h3') || item.parentElement === null) return false;
      return [...item.parentElement.children].indexOf(item) > 1;
    };
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const named = (ids: string | null) =>
      plain(
        (ids ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const nameOf = (element: Element) =>
      named(element.getAttribute('aria-labelledby')) ||
      plain(element.getAttribute('aria-label')) ||
      (element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? plain([...(element.labels ?? [])].map((label) => label.textContent).join(' '))
        : plain(element.textContent));
    const attributes = [
      'required',
      'inputmode',
      'maxlength',
      'min',
      'max',
      'step',
      'placeholder',
      'autocomplete',
      'aria-invalid',
    ];
    const describe = (element: Element) => {
      const tag = element.tagName.toLowerCase();
      if (/^h[1-6]$/.test(tag)) return `${tag} ${nameOf(element)}`;
      if (element.getAttribute('role') === 'alert') return `alert ${plain(element.textContent)}`;
      if (tag === 'legend') return `group ${plain(element.textContent)}`;
      const role =
        element.getAttribute('role') ?? (tag === 'input' ? (element as HTMLInputElement).type : tag);
      const bounds = attributes
        .filter((name) => element.hasAttribute(name) && element.getAttribute(name) !== 'false')
        .map((name) => `${name}=${element.getAttribute(name) || 'true'}`);
      const hint = named(element.getAttribute('aria-describedby'));
      return [role, nameOf(element), ...bounds.map((bound) => `[${bound}]`), hint && `– ${hint}`]
        .filter(Boolean)
        .join(' ');
    };
    return [
      ...root.querySelectorAll(
        'h1, h2, h3, h4, legend, a[href], button, input, select, textarea, summary, [role=alert]',
      ),
    ]
      .filter((element) => isSeen(element) && !isRepeated(element))
      .map(describe);
  });
  const text = lines
    .join('\n')
    .replace(CHANGING, '▯')
    .replace(/(?<!^h)\p{Nd}+([.,:]\p{Nd}+)*/gmu, '0');
  return `${text}\n`;
}

/** The same, once half a second has changed nothing: maps and pictures come later than the page. */
export async function onceStill(part: Locator): Promise<string> {
  let before = '';
  let now = await writtenDown(part);
  while (now !== before) {
    before = now;
    await part.page().waitForTimeout(500);
    now = await writtenDown(part);
  }
  return now;
}
