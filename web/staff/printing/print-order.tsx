import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { printingTexts } from './texts.ts';

/** A button that prints an order's ticket or bill. */
export function PrintOrder({ orderId }: { orderId: string }) {
  const texts = useTexts(printingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" wide className="mt-5" onClick={() => setOpen(true)}>
        <Printer className="size-5" aria-hidden="true" />
        {texts.title}
      </Button>
      <PrintDialog orderId={isOpen ? orderId : null} onClose={() => setOpen(false)} />
    </>
  );
}
