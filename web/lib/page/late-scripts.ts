/** The `type` of a script, and the `rel` of a script file's link, that wait until first-script.ts starts them. */
export const LATE = 'late';

const PRELOADS = /<link rel="modulepreload"/g;
const MODULES = /<script((?: nonce="[^"]*")?) type="module" async="">/g;

/**
 * Holds the scripts of a rendered page back until its first paint, so that on a slow line they do not compete with the
 * document, its fonts and its first pictures. Presses meanwhile are kept for them (first-script.ts).
 */
export function delayScripts(html: string): string {
  return html.replace(PRELOADS, `<link rel="${LATE}"`).replace(MODULES, `<script$1 type="${LATE}" async="">`);
}
