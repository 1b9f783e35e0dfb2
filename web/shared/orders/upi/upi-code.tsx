import { useQuery } from '@tanstack/react-query';
import { Copy, Smartphone } from 'lucide-react';
import { formatMoney } from '#domain/money.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';

import { AnchorButton, Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { upiTexts } from './texts.tsx';
import { type UpiPaid, upiRequestQuery } from './upi-request.ts';

/**
 * The ways to pay by UPI: a link for the apps of a phone, the QR code, and the UPI id for typing. Links often fail
 * where the same code works, so the code is always shown.
 */
export function UpiCode({ id, paid }: { id: string; paid: UpiPaid }) {
  const texts = useTexts(upiTexts);
  const query = useQuery(upiRequestQuery(useSdk(), id, paid));
  if (query.isError) return <ErrorState title={texts.failed} query={query} />;
  // The payment may be one of the gateway, or was confirmed a moment ago.
  if (query.data === null) return null;
  if (!query.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="mx-auto h-56 max-w-56" />
      </Loading>
    );
  const { link, vpa, payeeName, amount } = query.data;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(vpa);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  };
  return (
    <div className="grid gap-4">
      <div className="hidden pointer-coarse:grid">
        <AnchorButton href={link}>
          <Smartphone className="size-5" aria-hidden="true" />
          {texts.openApp}
        </AnchorButton>
      </div>
      <QrCode text={link} label={texts.qr(formatMoney(amount), payeeName)} />
      <p className="text-center text-muted text-sm pointer-coarse:hidden">{texts.scan}</p>
      <p className="hidden text-center text-muted text-sm pointer-coarse:block">{texts.scanInstead}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-cream px-4 py-2">
        <p className="min-w-0">
          <span className="block text-muted text-sm">{`${texts.payTo}: ${payeeName}`}</span>
          <span className="wrap-anywhere font-semibold">{vpa}</span>
        </p>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy className="size-4" aria-hidden="true" />
          {texts.copy}
        </Button>
      </div>
    </div>
  );
}
