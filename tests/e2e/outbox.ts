import { expect, type Page, request, test } from '@playwright/test';
import { ADMIN, Wire } from './fixture.ts';

interface MailRow {
  $id: string;
  kind: string;
  status: string;
}

/** The mails to an address, oldest first. */
async function mailsTo(admin: Wire, address: string): Promise<MailRow[]> {
  const queries = [
    { method: 'equal', attribute: 'to', values: [address] },
    { method: 'orderAsc', attribute: '$createdAt' },
  ].map((query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`);
  const page = await admin.documents<{ documents: MailRow[] }>('GET', `mails/documents?${queries.join('&')}`);
  return page.documents;
}

/** The text of a mail with a secret, which only the first admin may reveal. */
async function revealed(mailId: string): Promise<string> {
  const { baseURL = '' } = test.info().project.use;
  const requests = await request.newContext({ baseURL });
  const firstAdmin = new Wire(requests);
  await firstAdmin.logIn(ADMIN.email, ADMIN.password);
  const { text } = await firstAdmin.send<{ text: string }>('POST', `/mails/${mailId}/reveal`);
  await firstAdmin.send('DELETE', '/account/sessions/current');
  await requests.dispose();
  return text;
}

/**
 * The link in the newest mail of a kind to this address. Waits until there are more than `earlier` such mails. Without a
 * mail server, mails stay in the outbox.
 */
export async function mailedLink(
  admin: Wire,
  to: string,
  kind:
    | 'email-verification'
    | 'password-recovery'
    | 'sign-in-link'
    | 'team-invitation'
    | 'grievance-received'
    | 'grievance-answered'
    | 'newsletter-confirmation'
    | 'newsletter-welcome',
  earlier = 0,
): Promise<string> {
  let kept: MailRow[] = [];
  await expect
    .poll(async () => {
      const mails = await mailsTo(admin, to);
      kept = mails.filter((mail) => mail.kind === kind && mail.status === 'kept');
      return kept.length;
    })
    .toBeGreaterThan(earlier);
  const text = await revealed(String(kept.at(-1)?.$id));
  const [link] = /https?:\/\/\S+(secret|token)=\S+/.exec(text) ?? [];
  return String(link);
}

/** The code in the newest message of a kind to this address or number. */
export async function mailedCode(
  admin: Wire,
  to: string,
  sent: 'login-code' | 'phone-proof' | 'phone-sign-in-code' | 'sign-in-code' = 'login-code',
): Promise<string> {
  let newest: MailRow | undefined;
  await expect
    .poll(async () => {
      newest = (await mailsTo(admin, to)).findLast(({ kind }) => kind === sent);
      return newest?.status;
    })
    .toBe('kept');
  return /\b\d{6}\b/.exec(await revealed(String(newest?.$id)))?.[0] ?? '';
}

/** Makes the pages behave as if a mail server were configured. Only their texts depend on it. */
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
