import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/methods.ts';
import type { OfferedMethods } from '#domain/payments/upi.ts';
import { isLoopbackUrl } from '#domain/site/loopback.ts';
import type { PaymentsSettings } from '#domain/site/payments-settings.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type SectionDocument, saveSection } from '../queries.ts';

const settingsOf = ({ value }: { value: string }): PaymentsSettings => JSON.parse(value);

const isAnswered = (document: { value: string }): boolean => settingsOf(document).testPayments !== 'ask';

/**
 * The methods without real money that the owner of a public site is asked about; empty if there is nothing to ask
 * (PAY-10).
 */
export function methodsToAskAbout(
  publicUrl: string,
  document: { value: string },
  { offers }: Pick<OfferedMethods, 'offers'>,
): OnlineMethod[] {
  if (isLoopbackUrl(publicUrl) || isAnswered(document)) return [];
  return ONLINE_METHODS.filter((method) => offers[method] === 'test');
}

/** Stores the owner's answer. What another owner or tab has saved meanwhile stays, an answer included. */
export async function answerTestPayments(
  sdk: Sdk,
  seen: SectionDocument<'payments'>,
  testPayments: 'on' | 'off',
): Promise<void> {
  const withAnswer = (document: { value: string }) =>
    JSON.stringify({ ...settingsOf(document), testPayments });
  const { document, isTheirs } = await saveSection(sdk, seen, withAnswer(seen));
  if (isTheirs && !isAnswered(document)) await saveSection(sdk, document, withAnswer(document));
}
