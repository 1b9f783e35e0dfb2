import { useQuery } from '@tanstack/react-query';
import { showsCode } from '#domain/hand-over/code.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { handOverTexts } from '#web/shared/orders/hand-over/texts.ts';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The code of an order, which only its customer can ask for. */
const codeQuery = (sdk: Sdk, userId: string, orderId: string) => ({
  queryKey: ['orders', 'code', userId, orderId],
  queryFn: async () => {
    const path = `orders/${encodeURIComponent(orderId)}/hand-over-code`;
    return (await sdk.call<{ code: string }>('get', path)).code;
  },
});

function Code({ userId, orderId }: { userId: string; orderId: string }) {
  const { code: texts } = useTexts(handOverTexts);
  const query = useQuery(codeQuery(useSdk(), userId, orderId));
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  return (
    <section
      aria-label={texts.title}
      className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card border-2 border-turmeric bg-turmeric/15 px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-lg">{texts.title}</h2>
        <p className="text-sm">{texts.hint}</p>
      </div>
      {query.data ? (
        <p translate="no" className="font-bold text-5xl tabular-nums leading-none tracking-[0.2em]">
          {query.data}
        </p>
      ) : (
        <p className="text-muted">{texts.loading}</p>
      )}
    </section>
  );
}

/** The code that the customer tells the rider, while the food is packed or on its way (DOOR-1). */
export function HandOverCode({ order, userId }: { order: FollowedOrder; userId: string }) {
  return showsCode(order) ? <Code userId={userId} orderId={order.id} /> : null;
}

/** Says whoever has opened the order by its link where its code is: staff can copy that link, so its page does not show it. */
export function CodeElsewhere({ order }: { order: FollowedOrder }) {
  const { code: texts } = useTexts(handOverTexts);
  return showsCode(order) ? <Notice>{texts.signIn}</Notice> : null;
}
