import { Check } from 'lucide-react';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { phaseWords } from '#domain/orders/status-words.ts';
import { isFulfilled, type OrderStatus, PHASES, rowOf } from '#domain/orders/statuses.ts';
import { STATUS_ICONS } from '#web/brand/status-icons.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from '#web/shared/orders/texts.tsx';

/** The phases without the acceptance, which belongs to the preparation here. */
const stepsOf = (kind: OrderKind) => PHASES[kind].filter((phase) => phase !== 'accepted');

/** The index of the step that an order has reached. A failed order stays at the first step. */
function reachedStep(kind: OrderKind, status: OrderStatus): number {
  const steps: readonly (OrderStatus | null)[] = stepsOf(kind);
  return Math.max(0, steps.indexOf(status === 'accepted' ? 'preparing' : rowOf(status).phase[kind]));
}

/** How far an order has come. */
export function Progress({ kind, status }: { kind: OrderKind; status: OrderStatus }) {
  const texts = useTexts(orderTexts).progress;
  const words = useTexts(phaseWords);
  const reached = reachedStep(kind, status);
  return (
    <ol
      aria-label={texts.label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4rem),1fr))] gap-y-3 overflow-hidden"
    >
      {stepsOf(kind).map((step, index) => {
        const past = index < reached || isFulfilled(status);
        const current = index === reached;
        const Shown = past && !current ? Check : STATUS_ICONS[rowOf(step).phaseIcon];
        return (
          <li
            key={step}
            aria-current={current ? 'step' : undefined}
            className="relative flex flex-col items-center gap-2 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-5 right-1/2 h-1 w-full ${index <= reached ? 'bg-coriander' : 'bg-line'}`}
              />
            )}
            <span
              className={`relative z-10 grid size-11 place-items-center rounded-full ${
                current
                  ? 'bg-turmeric text-on-turmeric'
                  : past
                    ? 'bg-coriander text-white'
                    : 'bg-line text-muted'
              }`}
            >
              <Shown className="size-5" aria-hidden="true" />
            </span>
            <span className={`px-1 text-sm leading-tight ${current ? 'font-semibold' : 'text-muted'}`}>
              {words[step]}
              {past && !current && <span className="sr-only">{texts.done}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
