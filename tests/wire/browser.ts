import { vi } from 'vitest';

/** How the fake browser keeps a session for the SDK. */
export type Browser = 'fallback header' | 'cookies';

/** Installs the globals of a new, empty browser; `vi.unstubAllGlobals` removes them. */
export function openBrowser(kind: Browser): void {
  if (kind === 'fallback header') vi.stubGlobal('window', withStorage());
  else vi.stubGlobal('fetch', withCookies(globalThis.fetch));
}

/** A page of another site: its cookies are not sent, so the SDK keeps the session in `localStorage`. */
function withStorage() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { localStorage, console: { warn: () => undefined } };
}

/** Cookies as a browser treats them on plain http: `SameSite=None` without `Secure` is dropped, a past date deletes. */
function withCookies(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const mine = init?.credentials === 'include';
    if (mine && jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const answer = await fetch(input, { ...init, headers });
    if (mine) for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie);
    return answer;
  };
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const [name = '', ...value] = pair.split('=');
  const given = new Map<string, string>();
  for (const attribute of attributes) {
    const [key = '', value = ''] = attribute.toLowerCase().split('=');
    given.set(key, value);
  }
  if (given.get('samesite') === 'none' && !given.has('secure')) return;
  if (given.has('expires') && Date.parse(given.get('expires') ?? '') <= Date.now()) jar.delete(name);
  else jar.set(name, value.join('='));
}
