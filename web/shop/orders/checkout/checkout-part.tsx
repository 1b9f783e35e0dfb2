import { type ReactNode, useId } from 'react';

/** A part of the checkout page under its heading. */
export function CheckoutPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-paper p-5 shadow-soft max-[16rem]:p-3"
    >
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
