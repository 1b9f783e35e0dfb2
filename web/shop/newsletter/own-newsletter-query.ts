import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/languages/languages.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

interface OwnNewsletter {
  state: 'none' | 'pending' | 'confirmed' | 'unsubscribed';
}

/** The state of a signed-in person's newsletter. */
export function ownNewsletterQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['consents', 'newsletter', userId],
    queryFn: () => sdk.call<OwnNewsletter>('get', 'account/newsletter'),
  });
}

/** Switches the newsletter on, which mails a link to confirm in the page's language, or off, at once. */
export const setOwnNewsletter = (sdk: Sdk, wanted: boolean, language: Language): Promise<OwnNewsletter> =>
  sdk.call('put', 'account/newsletter', { wanted, language });
