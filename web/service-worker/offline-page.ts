import { completed } from '#domain/languages/completed.ts';
import { type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { others } from './other-languages.ts';
import { offlinePageTexts } from './texts.ts';

const STYLES = `
  @font-face { font-family: Hind; src: url(/fonts/hind400-latin-rupee.woff2); }
  @font-face { font-family: Hind; font-weight: 600; src: url(/fonts/hind600-latin-rupee.woff2); }
  @font-face { font-family: Baloo; font-weight: 700; src: url(/fonts/baloo700-latin-rupee.woff2); }
  :root { color-scheme: light dark; --back: #fff8ee; --ink: #2b1a12; --edge: #94796a; }
  @media (prefers-color-scheme: dark) { :root { --back: #1b120d; --ink: #f6e9da; --edge: #8a705e; } }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem;
    padding: 1.5rem; box-sizing: border-box; text-align: center; background: var(--back); color: var(--ink);
    font: 1.0625rem/1.6 Hind, system-ui, sans-serif; }
  img { width: 5rem; height: 5rem; }
  h1 { margin: 0; font: 700 1.75rem/1.2 Baloo, system-ui, sans-serif; }
  p { margin: 0; max-width: 26rem; }
  nav { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; }
  a { min-height: 3rem; box-sizing: border-box; padding: .65rem 1.25rem; border: 1px solid var(--edge);
    border-radius: .75rem; color: inherit; font-weight: 600; text-decoration: none; }
  a:first-child { border-color: #b3261e; background: #b3261e; color: #fff; }
  a:focus-visible { outline: 3px solid #e8a317; outline-offset: 2px; }
`;

/**
 * A page without scripts that says that there is no connection, and leads to the pages of which there are copies.
 */
export function offlinePage(language: Language): Response {
  const other = others[language]?.offlinePageTexts;
  const texts = completed(offlinePageTexts, other) as Translated<typeof offlinePageTexts>;
  const html = `<!doctype html>
<html lang="${languageRow(language).tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${STYLES}</style>
<img src="/brand/logo.svg" alt="">
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<nav>
<a href="">${texts.again}</a>
<a href="${pathIn(language, '/menu')}">${texts.menu}</a>
<a href="${pathIn(language, '/orders')}">${texts.orders}</a>
</nav>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}
