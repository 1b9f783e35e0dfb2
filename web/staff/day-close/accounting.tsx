import { useState } from 'react';
import { addDays, isDay } from '#domain/time/local-time.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { dayCloseTexts } from './texts.ts';

/** The longest period of a file, in days. */
const MOST_DAYS = 366;

const isPeriod = (from: string, to: string, today: string) =>
  isDay(from) && isDay(to) && from <= to && to <= today && to < addDays(from, MOST_DAYS);

/** Downloads the accounts of a period (DAY-10). */
export function Accounting({ today }: { today: string }) {
  const texts = useTexts(dayCloseTexts).accounting;
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.hint}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <DateField
          label={texts.from}
          required
          value={from}
          max={today}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField
          label={texts.to}
          required
          value={to}
          max={today}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      {isPeriod(from, to, today) ? (
        <AnchorButton
          variant="secondary"
          className="max-sm:w-full"
          href={fileAddress('day/accounts', { from, to })}
          download
        >
          {texts.download}
        </AnchorButton>
      ) : (
        <Notice tone="warning">{texts.wrong}</Notice>
      )}
    </Panel>
  );
}
