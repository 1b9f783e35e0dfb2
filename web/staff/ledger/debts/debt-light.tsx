import { useQuery } from '@tanstack/react-query';
import { type DebtLight, type JudgedDebt, judgeDebt } from '#domain/ledger/debt-light.ts';
import { formatMoney, paise } from '#domain/money.ts';
import { momentOf } from '#domain/time/local-time.ts';
import { useDates } from '#web/lib/dates.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerSettingsQuery } from '#web/shared/ledger/queries.ts';
import type { LedgerPerson } from '../queries.ts';
import { debtTexts } from './texts.ts';

/** Noon, in minutes of the day. */
const NOON = 720;

/** Judges the debts of people at a time; undefined for whoever owes nothing, and while the settings are loading. */
export function useJudge(now: Date): (person: LedgerPerson) => JudgedDebt | undefined {
  const { data: settings } = useQuery(ledgerSettingsQuery(useSdk()));
  const { timeZone } = useSiteSettings().shop;
  return ({ owedSince, remindedAt, houseLimit, houseRhythm }) =>
    owedSince === null || !settings
      ? undefined
      : judgeDebt(
          {
            owedSince: new Date(owedSince),
            remindedAt: remindedAt === null ? null : new Date(remindedAt),
            hasHouseAccount: houseLimit !== null,
            rhythm: houseRhythm,
            daysToPay: settings.daysToPay,
            timeZone,
          },
          now,
        );
}

const LAMPS: Record<DebtLight, string> = { green: 'bg-coriander', amber: 'bg-turmeric', red: 'bg-chilli' };

interface LightProps {
  person: LedgerPerson;
  debt: JudgedDebt;
  /** Whether it stands at the right of a card on a phone, as in a list. */
  atEnd?: boolean;
}

/** A debt's light, in a colour and a word, with the reason for it: 'owes ₹1,240 since 18 days, reminded 6 days ago' (LEDGER-41). */
export function Light({ person: { balance }, debt, atEnd = false }: LightProps) {
  const { light, sinceDays, remindedDays, dueOn } = debt;
  const texts = useTexts(debtTexts);
  const { shortDate } = useDates();
  const { timeZone } = useSiteSettings().shop;
  const owed = formatMoney(paise(Math.max(0, -balance)));
  const reminded =
    remindedDays === null
      ? texts.notReminded
      : remindedDays === 0
        ? texts.remindedToday
        : texts.reminded(remindedDays);
  const reason = [
    sinceDays === 0 ? texts.reasonToday(owed) : texts.reason(owed, sinceDays),
    ...(dueOn === null ? [] : [texts.due(shortDate(new Date(momentOf(dueOn, NOON, timeZone))))]),
    ...(light === 'green' && remindedDays === null ? [] : [reminded]),
  ].join(', ');
  return (
    <span className={`grid min-w-0 gap-0.5 ${atEnd ? 'justify-items-end md:justify-items-start' : ''}`}>
      <span className="inline-flex items-center gap-2 font-semibold">
        <span
          className={`size-3.5 shrink-0 rounded-full border border-ink/30 ${LAMPS[light]}`}
          aria-hidden="true"
        />
        {texts.lights[light]}
      </span>
      <span className={`text-muted text-sm ${atEnd ? 'text-right md:text-left' : ''}`}>{reason}</span>
    </span>
  );
}
