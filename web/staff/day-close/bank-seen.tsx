import type { DayTotals } from '#domain/day-close/totals.ts';
import { formatMoney, paise, sum } from '#domain/money.ts';
import { NUMBERED_METHODS } from '#domain/payments/methods.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ShownDay } from './queries.ts';
import { dayCloseTexts } from './texts.ts';

/** What the bank told of beside what was recorded by UPI; nothing on a day on which it told nothing (SIGHT-22). */
export function BankSeen({ shown: { day, bankSeen }, totals }: { shown: ShownDay; totals: DayTotals }) {
  const texts = useTexts(dayCloseTexts).bank;
  const { matched, other } = bankSeen;
  if (matched.count + other.count === 0) return null;
  const byUpi = totals.methods.filter(
    ({ method, mock }) => !mock && NUMBERED_METHODS.some((each) => each === method),
  );
  const recorded = sum(...byUpi.map(({ received }) => received.amount));
  const notSeen = paise(recorded - matched.amount);
  const money = (count: number, amount: typeof recorded) => texts.money(count, formatMoney(amount));
  return (
    <Panel title={texts.title}>
      <Facts
        facts={[
          { name: texts.matched, value: money(matched.count, matched.amount) },
          { name: texts.recorded, value: formatMoney(recorded) },
          ...(notSeen > 0 ? [{ name: texts.notSeen, value: formatMoney(notSeen) }] : []),
          ...(other.count > 0 ? [{ name: texts.other, value: money(other.count, other.amount) }] : []),
        ]}
      />
      <p className="mt-3">
        <LinkButton variant="outline" to={`/admin/money?day=${day}`}>
          {texts.look}
        </LinkButton>
      </p>
    </Panel>
  );
}
