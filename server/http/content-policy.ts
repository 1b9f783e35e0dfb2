import { createHash } from 'node:crypto';

/** Whose map the page about us can open. */
const MAP = 'https://www.openstreetmap.org';

/** Scripts and styles inside a page that its content security policy allows. */
export interface Allowed {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A page of one person: the nonce of its answer allows what stands in it. */
export function allowNonce(nonce: string): Allowed {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
}

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const RUNS_NOT = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page that many people get: each script and style that stands in it is allowed by its hash. */
export function allowHashes(html: string): Allowed {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(ELEMENTS)) {
    if (!RUNS_NOT.test(attributes)) hashes[element as 'script' | 'style'].add(hashOf(text));
  }
  return { scripts: [...hashes.script], styles: [...hashes.style] };
}

/** The content security policy of a page. `connect` are the origins that its scripts may call besides this one. */
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
