import type { Translated } from '#domain/languages/translations.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import type { Paper } from '#web/shared/printing/paper.ts';
import type { printingTexts } from './texts.ts';

/**
 * The page that the service worker shows instead of the board without a connection (BOARD-18): the tickets, a button that
 * prints them, and the way back once the server answers. It needs nothing but itself.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (found) => ENTITIES[found] ?? found);

function rowHtml(row: SheetRow): string {
  switch (row.type) {
    case 'title':
      return `<h2>${escaped(row.text)}</h2>`;
    case 'strong':
      return `<p><b>${escaped(row.text)}</b></p>`;
    case 'banner':
      return `<p class="banner">${escaped(row.text)}</p>`;
    case 'warning':
      return `<p class="banner">⚠ ${escaped(row.text)}</p>`;
    case 'text':
      return `<p>${escaped(row.text)}</p>`;
    case 'pair':
      return `<p class="pair"><b>${escaped(row.left)}</b><b>${escaped(row.right)}</b></p>`;
    case 'dish':
      return `<p class="dish"><b>${escaped(row.quantity)}</b><b>${escaped(row.name)}</b></p>`;
    case 'code':
      return '';
    case 'rule':
      return '<hr>';
  }
}

const WIDTHS: Record<Paper, string> = { '58': '58mm', '80': '80mm', page: '160mm' };

const styles = (paper: Paper) => `
  :root { color-scheme: light dark; --back: #fff8ee; --ink: #2b1a12; }
  @media (prefers-color-scheme: dark) { :root { --back: #1b120d; --ink: #f6e9da; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.4 system-ui, sans-serif; }
  header { position: sticky; top: 0; display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; padding: .75rem 1rem;
    background: #b3261e; color: #fff; }
  header p { flex: 1 1 16rem; margin: 0; font-weight: 600; }
  button { min-height: 2.75rem; padding: 0 1rem; border: 0; border-radius: .75rem; background: #fff; color: #000;
    font: inherit; font-weight: 600; }
  button:focus-visible { outline: 3px solid #e8a317; outline-offset: 2px; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem; align-items: start;
    padding: 1rem; }
  main > p { grid-column: 1 / -1; margin: 0; }
  article { padding: 1rem; background: #fff; color: #000; color-scheme: light; overflow-wrap: anywhere; }
  article p { margin: 0 0 .15rem; }
  h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  h2 { margin: 0; text-align: center; font-size: 2rem; line-height: 1.2; }
  .pair { display: flex; justify-content: space-between; gap: .75rem; }
  .dish { display: flex; gap: .5rem; font-size: 1.15em; }
  .banner { padding: .25rem .5rem; background: #000; color: #fff; font-weight: 700; print-color-adjust: exact; }
  hr { margin: .5rem 0; border: 0; border-top: 2px solid #000; }
  @media print {
    header, main > p { display: none; }
    body { background: #fff; }
    main { display: block; width: ${WIDTHS[paper]}; padding: 0; }
    article { padding: 3mm 4mm; border-bottom: 2px dashed #000; ${paper === 'page' ? 'break-after: page; border: 0;' : ''} }
  }`;

/** Milliseconds between attempts to reach the server. */
const RETRY = 5_000;

/** The script of the page: how old the tickets are, printing, and the way back. */
const script = (asOf: number, ages: string, paper: Paper) => `
  const ages = ${ages};
  const age = document.getElementById('age');
  const show = () => {
    const minutes = Math.max(0, Math.floor((Date.now() - ${asOf}) / 60000));
    age.textContent = minutes === 0 ? ages[0] : ages[1].replace('{}', minutes);
  };
  show();
  setInterval(show, 10000);
  document.getElementById('print')?.addEventListener('click', () => {
    const main = document.querySelector('main');
    const rule = document.getElementById('size');
    if (${paper !== 'page'}) {
      main.style.cssText = 'display: block; width: ${WIDTHS[paper]}; padding: 0';
      const height = Math.ceil((main.offsetHeight * 25.4) / 96) + 12;
      main.style.cssText = '';
      rule.textContent = '@page { size: ${WIDTHS[paper]} ' + Math.max(${Number.parseInt(WIDTHS[paper], 10)}, height) + 'mm; margin: 0 }';
    }
    print();
  });
  document.getElementById('again').addEventListener('click', () => location.reload());
  setInterval(async () => {
    const answer = await fetch('/session').catch(() => undefined);
    if (answer?.ok) location.reload();
  }, ${RETRY});`;

interface KeptPage {
  sheets: readonly (readonly SheetRow[])[];
  /** In milliseconds. */
  asOf: number;
  paper: Paper;
  texts: Translated<typeof printingTexts>['kept'];
  /** The language of the texts, such as 'en'. */
  language: string;
  /** The time of `asOf` in words. */
  time: string;
  /** The page's own script, and no other, has it. */
  nonce: string;
}

export function keptTicketsPage({ sheets, asOf, paper, texts, language, time, nonce }: KeptPage): string {
  // The page's texts are the project's own; JSON inside a script must not close it.
  const ages = JSON.stringify([texts.age(0), texts.age(-1).replace('-1', '{}')]).replaceAll('<', '\\u003c');
  const print =
    sheets.length === 0 ? '' : `<button id="print">${escaped(texts.print(sheets.length))}</button>`;
  const tickets = sheets.map((rows) => `<article>${rows.map(rowHtml).join('')}</article>`).join('\n');
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.title)}</title>
<style>${styles(paper)}</style>
<style id="size"></style>
<header role="banner">
<h1>${escaped(texts.title)}</h1>
<p>${escaped(`${texts.lost} ${texts.asOf(time)}`)} <span id="age"></span></p>
${print}
<button id="again">${escaped(texts.again)}</button>
</header>
<main>
${tickets || `<p>${escaped(texts.none)}</p>`}
</main>
<script nonce="${nonce}">${script(asOf, ages, paper)}</script>
</html>`;
}
