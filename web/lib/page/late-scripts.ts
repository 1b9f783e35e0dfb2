/** The `type` of a script, and the `rel` of a script file's link, that wait until first-script.ts starts them. */
export const LATE = 'late';

const PRELOADS = /<link rel="modulepreload"/g;
const MODULES = /<script((?: nonce="[^"]*")?) type="module" async="">/g;

/**
 * Delays the scripts of a rendered page until its first paint, so that on a slow connection they do not compete with the
 * document, its fonts and its first pictures. Presses meanwhile are kept and repeated (first-script.ts).
 */
export function delayScripts(html: string): string {
  return html.replace(PRELOADS, `<link rel="${LATE}"`).replace(MODULES, `<script$1 type="${LATE}" async="">`);
}
