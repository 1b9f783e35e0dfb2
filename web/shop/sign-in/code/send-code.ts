import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { withoutUnfinishedSession } from '#web/lib/session/unfinished-session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { withoutError } from '../providers.ts';
import { keepPendingCode, type PendingCode } from './pending-code.ts';
import { codeTexts } from './texts.tsx';

type Recipient = Pick<PendingCode, 'way' | 'address'>;

/** Sends a code and remembers it in this tab. @param before the code that it replaces */
export function useSendCode(): (to: Recipient, before?: PendingCode) => Promise<void> {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async ({ way, address }, before) => {
    const send = () => sdk.call<{ $id: string }>('post', `account/sign-in-codes/${way}`, { [way]: address });
    const { $id: id } = await withoutUnfinishedSession(sdk, queries, send);
    keepPendingCode({ way, address, id, sentAt: Date.now(), times: (before?.times ?? 0) + 1 });
  };
}

/** Whether an address of the login page is that of its step for the code. */
export const asksForCode = (search: URLSearchParams): boolean => search.get('step') === 'code';

/** Sends the first code and opens the step for it: Back leads to the number again. */
export function useBeginWithCode(): (to: Recipient) => Promise<void> {
  const send = useSendCode();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (to) => {
    await send(to);
    const next = withoutError(search);
    next.set('step', 'code');
    await navigate({ search: `?${next}` });
  };
}

/** The text for a code that could not be sent. */
export function useSendingFailed(): (error: unknown) => string {
  const texts = useTexts(codeTexts);
  const failureWords = useFailureWords();
  return (error) =>
    failureWords(error, {
      byType: { general_rate_limit_exceeded: texts.tooOften },
      otherwise: texts.sendFailed,
    });
}
