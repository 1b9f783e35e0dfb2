import { useQuery } from '@tanstack/react-query';
import type { Paise } from '#domain/money.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { openTopUpsQuery } from '#web/shared/ledger/top-ups.ts';
import { paymentMethodsQuery } from '#web/shared/orders/upi/queries.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OpenTopUpCard } from './open-top-up.tsx';
import { PayInForm } from './pay-in-form.tsx';
import { payInTexts } from './pay-in-texts.tsx';

interface PayInProps {
  userId: string;
  /** What must be paid by now; 0 if nothing is due. */
  due: Paise;
  /** The most that can be paid in at once. */
  most: Paise;
  /** The top-up from whose payment page the customer has come back. */
  back: string | null;
}

/** How a customer pays into their balance: the payments that the kitchen waits for, and a form for another (LEDGER-30). */
export function PayIn({ userId, due, most, back }: PayInProps) {
  const texts = useTexts(payInTexts);
  const sdk = useSdk();
  const { data: methods } = useQuery(paymentMethodsQuery(sdk));
  const { data: open } = useQuery(openTopUpsQuery(sdk, userId, userId));
  if (!methods || !open) return null;
  const ways = {
    direct: methods.prepaid.upi && !methods.atGateway.upi,
    gateway: methods.gateway === 'live',
  };
  const byUpi = open.filter(({ way }) => way === 'direct');
  // What the customer is paying now; earlier ones without a number are only history.
  const shown = byUpi.filter(({ isClaimed, isDenied }, index) => index === 0 || isClaimed || isDenied);
  return (
    <div className="grid gap-4 empty:hidden">
      {open.some(({ id }) => id === back) && <Notice>{texts.back}</Notice>}
      {shown.map((topUp) => (
        <OpenTopUpCard key={topUp.id} topUp={topUp} />
      ))}
      {(ways.direct || ways.gateway) && !shown.some(({ isClaimed }) => !isClaimed) && (
        <PayInForm key={due} due={due} most={most} ways={ways} isAnother={shown.length > 0} />
      )}
    </div>
  );
}
