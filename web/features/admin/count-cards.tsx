import { type LucideIcon, ReceiptText, Salad, Tags, Users } from 'lucide-react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Counts } from './queries.ts';

const CARDS: readonly { name: keyof Counts; label: string; Icon: LucideIcon }[] = [
  { name: 'orders', label: 'Orders', Icon: ReceiptText },
  { name: 'users', label: 'Registered users', Icon: Users },
  { name: 'dishes', label: 'Dishes', Icon: Salad },
  { name: 'menus', label: 'Menus', Icon: Tags },
];

const whole = new Intl.NumberFormat('en-IN');

/** What there is, in figures; shapes while they are being counted. */
export function CountCards({ counts }: { counts: Counts | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-6 lg:grid-cols-4" aria-busy={!counts}>
      {CARDS.map(({ name, label, Icon }) => (
        <div key={name} className="rounded-card border border-line bg-paper p-4 md:p-6">
          <dt className="flex items-center gap-2 text-muted">
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            {label}
          </dt>
          <dd className="mt-2 font-display text-4xl tabular-nums">
            {counts ? whole.format(counts[name]) : <Skeleton className="h-10 w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
