import type { ReactNode } from 'react';
import type { Paise } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';

interface TotalBarProps {
  label: string;
  total: Paise;
  /** The button that places the order. */
  children: ReactNode;
  className: string;
}

/** A bar that sticks to the bottom of narrow screens, with the total and the button that places the order. */
export function TotalBar({ label, total, children, className }: TotalBarProps) {
  return (
    <div
      className={`sticky z-30 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper px-4 shadow-soft md:-mx-8 md:px-8 ${className}`}
    >
      <p className="leading-tight">
        <span className="block text-muted text-sm">{label}</span>
        <Money paise={total} className="font-semibold text-lg" />
      </p>
      {children}
    </div>
  );
}
