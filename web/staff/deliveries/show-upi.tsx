import { useQuery } from '@tanstack/react-query';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upiRequestQuery } from '#web/shared/orders/upi/upi-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { deliveryTexts } from './texts.ts';

/** Shows the customer at the door the code to pay by UPI. Nothing if the kitchen has no UPI id. */
export function ShowUpi({ orderId, number }: { orderId: string; number: string }) {
  const { upi: texts } = useTexts(deliveryTexts);
  const { data: request } = useQuery(upiRequestQuery(useSdk(), orderId));
  const [open, setOpen] = useState(false);
  if (!request) return null;
  const amount = formatMoney(request.amount);
  return (
    <>
      <Button variant="secondary" wide aria-label={texts.showLabel(number)} onClick={() => setOpen(true)}>
        <QrIcon className="size-5" aria-hidden="true" />
        {texts.show}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title(amount)} size="small">
        <div className="grid gap-3 p-5 pt-2 text-center">
          <QrCode text={request.link} label={texts.title(amount)} />
          <p className="font-semibold">{`${request.payeeName} · ${request.vpa}`}</p>
          <p className="text-muted">{texts.hint}</p>
        </div>
      </Dialog>
    </>
  );
}
