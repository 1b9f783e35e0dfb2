import { useState } from 'react';
import type { Paise } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownOrder } from '#web/shared/orders/order-views.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Until } from '../upi/pay-by-upi.tsx';
import { gatewayTexts } from './texts.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

interface PayOnlineProps {
  order: ShownOrder;
  /** What is still to be paid before the kitchen begins; undefined while that is not known. */
  due: Paise | undefined;
  payBy: Date;
  now: Date;
  /** Whether the gateway is in test mode. */
  isTest: boolean;
  /** Whether the customer has come back from the payment page. */
  isBack: boolean;
}

/** Leads the customer of a waiting order to the page of the gateway, as often as they like until it is paid. */
export function PayOnline({ order, due, payBy, now, isTest, isBack }: PayOnlineProps) {
  const texts = useTexts(gatewayTexts);
  const sdk = useSdk();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isChecking = usePaymentCheck(order.id, isBack);
  const pay = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { url } = await sdk.call<{ url: string }>(
        'post',
        `orders/${encodeURIComponent(order.id)}/payment-page`,
      );
      // The button is busy until the other page has loaded.
      window.location.assign(url);
    } catch (error) {
      const byType = { payment_not_payable: texts.over, payment_gateway_out: texts.out };
      setProblem(failureWords(error, { byType, otherwise: texts.out }));
      setBusy(false);
    }
  };
  return (
    <section
      aria-live="polite"
      className="rounded-card border border-line bg-paper p-5 text-start shadow-soft sm:p-6"
    >
      <div className="mx-auto grid max-w-md gap-5">
        {isChecking ? (
          <div role="status">
            <h2 className="text-xl">{texts.checking}</h2>
            <p className="mt-1 text-muted">{texts.checkingHint}</p>
          </div>
        ) : (
          <>
            <div>
              {due !== undefined && <h2 className="text-2xl">{texts.title(<Money paise={due} />)}</h2>}
              <Until payBy={payBy} now={now} />
              <p className="mt-1 text-muted">{texts.kept}</p>
            </div>
            {isBack && <Notice tone="warning">{texts.notThere}</Notice>}
            {isTest && <Notice tone="warning">{texts.test}</Notice>}
            {problem && (
              <div role="alert">
                <Notice tone="warning">{problem}</Notice>
              </div>
            )}
            <div className="grid gap-2">
              <Button busy={busy} onClick={() => void pay()}>
                {busy ? texts.opening : texts.pay}
              </Button>
              <p className="text-muted text-sm">{texts.where}</p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
