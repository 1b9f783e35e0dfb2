import type { MealState } from '#domain/plans/meal-states.ts';
import type { DemoStep } from './order-steps.ts';
import type { Random } from './random.ts';

/** What a meal's order has gone through up to now. */
export interface MealSteps {
  steps: readonly DemoStep[];
  state: Extract<MealState, 'cooking' | 'delivered' | 'missed'>;
  /** The time of the last step; without any, that of the cutoff. */
  at: Date;
}

const MINUTE = 60_000;
/** Of so many meals one is not cooked, because something ran out. */
const NOT_COOKED = 0.006;

/** The steps of a meal's order from its cutoff on, until now. */
export function mealSteps(
  random: Random,
  { cutoff, window, now }: { cutoff: Date; window: { from: Date; until: Date }; now: Date },
): MealSteps {
  const around = (minutes: number) => new Date(window.from.getTime() + minutes * MINUTE);
  const begins = around(-random.whole(55, 75));
  const isCooked = !random.chance(NOT_COOKED);
  const cooked: (Omit<DemoStep, 'after'> & { when: Date })[] = [
    { to: 'ready', by: 'kitchen', when: around(-random.whole(18, 30)) },
    { to: 'outForDelivery', by: 'rider', when: around(-random.whole(2, 12)) },
    { to: 'delivered', by: 'rider', when: around(random.between(4, 50)) },
  ];
  const planned: typeof cooked = [
    { to: 'preparing', by: 'kitchen', when: begins },
    ...(isCooked
      ? cooked
      : [{ to: 'cancelled', by: 'kitchen', when: around(-40), reason: 'outOfItem' } as const]),
  ];
  let before = cutoff;
  const steps = planned
    .filter(({ when }) => when <= now)
    .map(({ when, ...step }): DemoStep => {
      const after = (when.getTime() - before.getTime()) / MINUTE;
      before = when;
      return { ...step, after };
    });
  const last = steps.at(-1)?.to;
  const ended = last === 'cancelled' ? 'missed' : 'cooking';
  return { steps, state: last === 'delivered' ? 'delivered' : ended, at: before };
}
