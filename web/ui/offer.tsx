import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface OfferProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  /** Without it, only `no` can be pressed. */
  yes?: { label: string; busy: boolean; onPress(): void };
  no: { label: string; onPress(): void };
}

/** An offer that can be taken or put away, in the middle of a page. */
export function Offer({ icon, title, children, yes, no }: OfferProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-start gap-4 rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-turmeric text-on-turmeric">
        {icon}
      </span>
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-muted">{children}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {yes && (
            <Button busy={yes.busy} onClick={yes.onPress}>
              {yes.label}
            </Button>
          )}
          <Button variant="quiet" onClick={no.onPress}>
            {no.label}
          </Button>
        </div>
      </div>
    </section>
  );
}
