import { formatMoney } from '#domain/money.ts';

/** An amount in paise, in figures of one width so that columns line up. */
export function Money({ paise, className = '' }: { paise: number; className?: string }) {
  return <span className={`tabular-nums ${className}`}>{formatMoney(paise)}</span>;
}
