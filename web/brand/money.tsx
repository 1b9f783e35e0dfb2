import { formatMoney, type Paise } from '#domain/money.ts';

/** An amount, in digits of one width so that columns line up. */
export function Money({ paise, className = '' }: { paise: Paise; className?: string }) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`.trim()}>{formatMoney(paise)}</span>;
}
