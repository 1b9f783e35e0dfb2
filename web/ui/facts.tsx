import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** A list of names with their values, such as 'Phone' and a number. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-break-word min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
