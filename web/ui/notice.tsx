import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  error: { Icon: CircleAlert, look: 'border-chilli/40 bg-chilli/8 text-danger' },
  warning: { Icon: TriangleAlert, look: 'border-turmeric bg-turmeric/15 text-ink' },
  info: { Icon: Info, look: 'border-line bg-paper text-ink' },
} as const;

interface NoticeProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A message in a box within a page; errors and warnings are read out as they appear. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  const { Icon, look } = TONES[tone];
  return (
    <div
      role={tone === 'info' ? undefined : 'alert'}
      className={`flex gap-3 rounded-control border px-4 py-3 ${look}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
