import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SeenMoneyAnswer } from '#domain/sightings/seen-money.ts';
import { inPaise } from '#web/lib/sdk/amounts.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

/** Money that was seen on a day, the current one for an empty text; for admins. */
export const seenMoneyQuery = (sdk: Sdk, adminId: string, day: string) =>
  queryOptions({
    queryKey: ['paymentSightings', 'admin', adminId, day],
    meta: { follows: ['payments', 'orders'] },
    // When a phone was last heard of changes without an event.
    refetchInterval: 60_000,
    queryFn: async () =>
      inPaise(await sdk.call<SeenMoneyAnswer>('get', 'money-seen', day === '' ? {} : { day }), {
        amount: true,
      }),
  });

export type SeenMoney = Awaited<ReturnType<NonNullable<ReturnType<typeof seenMoneyQuery>['queryFn']>>>;
export type Seen = SeenMoney['money'][number];

/** What owners and managers can do with money that was seen. A promise rejects if the server refused it. */
export function useSeenMoneyActions() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const post = <Answer = unknown>(path: string, body: Record<string, unknown>): Promise<Answer> =>
    sdk
      .call<Answer>('post', `money-seen/${path}`, body)
      .finally(() => queries.invalidateQueries({ queryKey: ['paymentSightings'] }));
  return {
    confirm: (id: string, paymentId: string) => post(id, { answer: 'confirm', paymentId }),
    ignore: (id: string) => post(id, { answer: 'ignore' }),
    /**
     * Says what came by a text that nobody could read: the amount in rupees, and the UTR if the text has one. Resolves to whether its
     * wording was learnt.
     */
    mark: (id: string, marks: { amount: number; reference: string | null }) =>
      post<{ isLearnt: boolean }>(`${id}/marks`, marks),
  };
}
