import { PROJECT_ID } from '#server/http/project.ts';
import type { Kitchen } from '#tests/kitchen.ts';

/** The address of the kitchen for a test browser. Requests to it are injected without a network. */
export const SITE = 'http://rasoi.test';

/** The address at which the browser has stopped, and the answer there. */
export interface Stop {
  url: URL;
  status: number;
  headers: Headers;
  body: string;
}

/** A simple browser: it follows redirects from site to site and keeps the cookies of each site. */
export class Traveller {
  readonly #kitchen: Kitchen;
  readonly #jars = new Map<string, Map<string, string>>();
  /** Every address it has visited, in order. */
  readonly path: URL[] = [];
  /** The beginning of an address; following stops before a redirect to such an address. */
  before = '';

  constructor(kitchen: Kitchen) {
    this.#kitchen = kitchen;
  }

  #jar(url: URL): Map<string, string> {
    const jar = this.#jars.get(url.host) ?? new Map<string, string>();
    this.#jars.set(url.host, jar);
    return jar;
  }

  /** Sends one request, without following redirects. */
  async ask(url: URL, headers: Record<string, string> = {}, form?: URLSearchParams): Promise<Stop> {
    const jar = this.#jar(url);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const sent = {
      ...headers,
      ...(cookie && { cookie }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const answer = url.origin === SITE ? await this.#inside(url, sent, form) : await outside(url, sent, form);
    for (const each of answer.headers.getSetCookie()) keep(jar, each);
    return { url, ...answer };
  }

  async #inside(url: URL, headers: Record<string, string>, form?: URLSearchParams) {
    const answer = await this.#kitchen.app.server.inject({
      method: form ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      ...(form && { payload: form.toString() }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of [value].flat()) if (each !== undefined) received.append(name, String(each));
    }
    return { status: answer.statusCode, headers: received, body: answer.body };
  }

  /** Follows redirects from an address until an answer without one: a page of the site, or a refusal. */
  async follow(from: string | URL): Promise<Stop> {
    let url = new URL(from, SITE);
    for (let steps = 0; steps < 20; steps++) {
      this.path.push(url);
      const isPage = url.origin === SITE && !url.pathname.startsWith('/v1/');
      if (isPage || (this.before && url.href.startsWith(this.before))) {
        return { url, status: 200, headers: new Headers(), body: '' };
      }
      const stop = await this.ask(url);
      const location = stop.headers.get('location');
      if (location === null) return stop;
      url = new URL(location, url);
    }
    throw new Error('Sent in circles');
  }

  /** Calls the kitchen's API with this browser's cookies. */
  async api(method: 'GET' | 'PATCH' | 'DELETE' | 'POST', path: string, body?: object) {
    const jar = this.#jar(new URL(SITE));
    const answer = await this.#kitchen.app.server.inject({
      method,
      url: `/v1${path}`,
      headers: {
        'x-appwrite-project': PROJECT_ID,
        host: new URL(SITE).host,
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      },
      ...(body && { payload: body }),
    });
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) keep(jar, each);
    return answer;
  }

  /** The names of the kitchen's cookies in this browser. */
  get cookies(): string[] {
    return [...this.#jar(new URL(SITE)).keys()].sort();
  }
}

async function outside(url: URL, headers: Record<string, string>, form?: URLSearchParams) {
  const answer = await fetch(url, {
    headers,
    redirect: 'manual',
    ...(form && { method: 'POST', body: form.toString() }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** Stores a cookie as browsers do on plain http: `SameSite=None` without `Secure` is dropped, a past date deletes. */
function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  const expires = /;\s*expires=([^;]+)/i.exec(cookie)?.[1];
  if (/;\s*samesite=none/i.test(cookie) && !/;\s*secure/i.test(cookie)) return;
  if (expires !== undefined && Date.parse(expires) <= Date.now()) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}
