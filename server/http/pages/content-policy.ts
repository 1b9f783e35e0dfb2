import { contentHash } from '#server/db/content-hash.ts';

/** The site of the map that the about page embeds. */
const MAP = 'https://www.openstreetmap.org';

/** The sources by which a content security policy allows a page's inline scripts and styles. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Allows the inline scripts and styles of a page rendered for one request, by a nonce. */
export function allowNonce(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const NOT_EXECUTED = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const hashOf = (text: string): string => `'sha256-${contentHash(text, 'base64')}'`;

/** Allows the inline scripts and styles of a kept page, by their hashes. */
export function allowHashes(html: string): InlineSources {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(ELEMENTS)) {
    if (!NOT_EXECUTED.test(attributes)) hashes[element as 'script' | 'style'].add(hashOf(text));
  }
  return { scripts: [...hashes.script], styles: [...hashes.style] };
}

/** The content security policy of a page. Its scripts may call this origin and the origins in `connect`. */
export function contentPolicy(connect: readonly string[], { scripts, styles }: InlineSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': [MAP],
    // `blob:` are pictures that somebody has chosen on this device, before they are uploaded.
    'img-src': ["'self'", 'blob:', 'data:', 'https:'],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
