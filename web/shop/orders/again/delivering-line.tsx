import { Bike } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoney, type Paise } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { againTexts } from './texts.tsx';

interface DeliveringLineProps {
  /** House and street of the default address; undefined without one. */
  address: string | undefined;
  /** When an order placed now comes, in words; undefined while the kitchen is closed. */
  comes: string | undefined;
  /** Where the times can be chosen. */
  timesAt: string;
  /** Undefined if delivery is never free. */
  freeAbove: Paise | undefined;
}

const DOT = '·';
const LINK = 'inline-flex min-h-11 items-center font-semibold underline decoration-line underline-offset-4';

/** Where the food goes, by when, and from when on delivery is free; address and time lead to where they are changed. */
export function DeliveringLine({ address, comes, timesAt, freeAbove }: DeliveringLineProps) {
  const texts = useTexts(againTexts);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm">
      <Link to="/profile#addresses" className={`${LINK} min-w-0 max-w-max grow basis-36 gap-1.5`}>
        <Bike className="size-5 shrink-0 text-chilli-text" aria-hidden="true" />
        <span className="wrap-break-word min-w-0">
          {address ? texts.deliveringTo(address) : texts.addAddress}
        </span>
      </Link>
      {comes && (
        <>
          <span aria-hidden="true">{DOT}</span>
          <Link to={timesAt} className={LINK}>
            {comes}
          </Link>
        </>
      )}
      {freeAbove !== undefined && (
        <span className="text-muted">{`${DOT} ${texts.freeAbove(formatMoney(freeAbove))}`}</span>
      )}
    </p>
  );
}
