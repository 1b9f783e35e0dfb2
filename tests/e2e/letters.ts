import { expect, type Page } from '@playwright/test';
import type { Wire } from './fixture.ts';

interface Mail {
  kind: string;
  text: string;
}

/**
 * The link in the newest mail of a kind to this address; `earlier` ones are known already. Mails stay in the kitchen
 * of these tests, where an admin reads them.
 */
export async function mailedLink(
  admin: Wire,
  to: string,
  kind: 'verification' | 'recovery' | 'sign-in' | 'newsletter-confirm',
  earlier = 0,
): Promise<string> {
  const queries = [
    { method: 'equal', attribute: 'to', values: [to] },
    { method: 'equal', attribute: 'kind', values: [kind] },
    { method: 'orderDesc', attribute: '$createdAt' },
  ].map((query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`);
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const page = await admin.documents<{ documents: Mail[] }>(
        'GET',
        `mails/documents?${queries.join('&')}`,
      );
      mails = page.documents;
      return mails.length;
    })
    .toBeGreaterThan(earlier);
  const [link] = /https?:\/\/\S+/.exec(mails[0]?.text ?? '') ?? [];
  return String(link);
}

/** Lets the pages believe that mails leave the kitchen; what they say of it is all that changes. */
export async function withMailServer(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.|^\/v1\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"mailConfigured":false', '"mailConfigured":true');
      return route.fulfill({ response, body });
    },
  );
}
