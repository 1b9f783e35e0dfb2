import type { Data } from '#domain/rows/data.ts';
import type { webhookAttributes } from './attributes.ts';
import { isWebhookUrl } from './url.ts';

type Told = Pick<Data<typeof webhookAttributes>, 'url' | 'topics'>;

/** What is wrong with where messages go, or with what they are about. @param isTest whether http is allowed too */
export function checkWebhook({ url, topics }: Told, isTest = false) {
  if (!isWebhookUrl(url, isTest)) return { name: 'url', message: 'urlWrong' } as const;
  return topics.length === 0 ? ({ name: 'topics', message: 'topicsMissing' } as const) : undefined;
}
