import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Whether texts to the number of a link are stopped. */
interface StoppedNumber {
  isStopped: boolean;
}

const pathOf = (code: string): string => `not-me/${encodeURIComponent(code)}`;

export const stoppedNumberQuery = (sdk: Sdk, code: string) =>
  queryOptions({
    queryKey: ['not-me', code],
    queryFn: () => sdk.call<StoppedNumber>('get', pathOf(code)),
  });

export const stopNumber = (sdk: Sdk, code: string): Promise<StoppedNumber> =>
  sdk.call<StoppedNumber>('post', pathOf(code));
