import { contentHash } from '#server/db/content-hash.ts';

/** The site whose map the about page embeds. */
const MAP = 'https://www.openstreetmap.org';

/** How a page's content security policy allows its inline scripts and styles. */
export interface Allowed {
  scripts: readonly string[];
  styles: readonly string[];
}

/** For a page rendered for one request: by the nonce of its answer. */
export function allowNonce(nonce: string): Allowed {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const RUNS_NOT = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const hashOf = (text: string): string => `'sha256-${contentHash(text, 'base64')}'`;

/** For a kept page: by the hash of each inline script and style. */
export function allowHashes(html: string): Allowed {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(ELEMENTS)) {
    if (!RUNS_NOT.test(attributes)) hashes[element as 'script' | 'style'].add(hashOf(text));
  }
  return { scripts: [...hashes.script], styles: [...hashes.style] };
}

/** The content security policy of a page. Its scripts may call this origin and those in `connect`. */
export function contentPolicy(connect: readonly string[], { scripts, styles }: Allowed): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': [MAP],
    'img-src': ["'self'", 'data:', 'https:'],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
