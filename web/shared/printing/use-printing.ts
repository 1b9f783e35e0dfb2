import { useEffect, useEffectEvent, useState } from 'react';
import { printPage } from './print-page.ts';

/**
 * Opens the browser's print dialog once what is printed is laid out: `begin` has the component render its `PrintSheet`, and after
 * that `pageRule` measures it.
 * @param onClose runs when the dialog is closed
 */
export function usePrinting(
  pageRule: () => string | undefined,
  onClose: () => void,
): { isPrinting: boolean; begin: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  const print = useEffectEvent(() =>
    printPage(pageRule(), () => {
      setPrinting(false);
      onClose();
    }),
  );
  useEffect(() => {
    if (isPrinting) print();
  }, [isPrinting]);
  return { isPrinting, begin: () => setPrinting(true) };
}
