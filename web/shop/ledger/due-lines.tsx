import { formatMoney, paise } from '#domain/money.ts';
import { type Day, momentOf } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownDue } from '#web/shared/ledger/due.ts';
import { balanceTexts } from './texts.ts';

/** Noon, in minutes of the day. */
const NOON = 720;

/** What of a debt is overdue and since when, what is due, and what is not yet (LEDGER-39). Nothing if the headline says it all. */
export function DueLines({ due }: { due: ShownDue }) {
  const texts = useTexts(balanceTexts);
  const { longDate } = useDates();
  const { timeZone } = useSiteSettings().shop;
  const onDay = (day: Day) => longDate(new Date(momentOf(day, NOON, timeZone)));
  const { owed, overdue, overdueSince, dueOn } = due;
  const dueNow = paise(due.due - overdue);
  const later = paise(owed - due.due);
  if (overdue === 0 && (dueNow === 0 || later === 0)) return null;
  return (
    <ul className="mt-2 grid grid-cols-1 gap-1 text-lg">
      {overdue > 0 && overdueSince !== null && (
        <li className="font-semibold text-danger">
          {texts.overdue(formatMoney(overdue), onDay(overdueSince))}
        </li>
      )}
      {dueNow > 0 && dueOn !== null && <li>{texts.dueBy(formatMoney(dueNow), onDay(dueOn))}</li>}
      {later > 0 && <li className="text-muted">{texts.notYet(formatMoney(later))}</li>}
    </ul>
  );
}
