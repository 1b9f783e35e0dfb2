import type { PaymentsSettings } from '#domain/site/payments-settings.ts';
import { senderHeader } from './senders.ts';

/** The headers on the owner's list of senders, without what phones show around them. */
export const headersOf = ({ bankSenders }: Pick<PaymentsSettings, 'bankSenders'>): string[] =>
  bankSenders.split(/[\s,;]+/).flatMap((sender) => senderHeader(sender) ?? []);
