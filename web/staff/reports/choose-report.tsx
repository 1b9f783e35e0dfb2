import { useState } from 'react';
import { COMPARISONS, type Days, PERIODS } from '#domain/reports/periods.ts';
import { isDay } from '#domain/time/local-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { ReportAddress } from './address.ts';
import { reportTexts } from './texts.ts';

const CHOSEN = 'chosen';

interface ChooseDaysProps {
  days: Days;
  /** The last day that can be chosen. */
  today: string;
  onChoose: (days: Days) => void;
}

function ChooseDays({ days, today, onChoose }: ChooseDaysProps) {
  const texts = useTexts(reportTexts);
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const isWhole = isDay(from) && isDay(to);
  return (
    <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
      <div className="min-w-36 flex-1">
        <DateField
          label={texts.from}
          value={from}
          max={today}
          required
          onChange={({ target }) => setFrom(target.value)}
        />
      </div>
      <div className="min-w-36 flex-1">
        <DateField
          label={texts.to}
          value={to}
          max={today}
          required
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <Button variant="secondary" off={!isWhole} onClick={() => onChoose({ from, to })}>
        {texts.show}
      </Button>
    </div>
  );
}

interface ChooseReportProps {
  address: ReportAddress;
  /** The days that the report is about now. */
  days: Days;
  today: string;
  onChange: (address: ReportAddress) => void;
}

/** Chooses the period of a report, and what it is compared with. */
export function ChooseReport({ address, days, today, onChange }: ChooseReportProps) {
  const texts = useTexts(reportTexts);
  const { period, compare } = address;
  const [isChoosing, setChoosing] = useState(false);
  const showsDays = isChoosing || typeof period !== 'string';
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-44 flex-1 sm:max-w-56">
        <Select
          label={texts.period}
          required
          choices={[...PERIODS, CHOSEN].map((value) => ({
            value,
            label: texts.periods[value as keyof typeof texts.periods],
          }))}
          value={showsDays ? CHOSEN : period}
          onPick={(picked) => {
            const named = PERIODS.find((each) => each === picked);
            setChoosing(!named);
            if (named) onChange({ period: named, compare });
          }}
        />
      </div>
      <div className="min-w-44 flex-1 sm:max-w-64">
        <Select
          label={texts.compare}
          required
          choices={COMPARISONS.map((value) => ({ value, label: texts.comparisons[value] }))}
          value={compare}
          onPick={(picked) => onChange({ period, compare: picked })}
        />
      </div>
      {showsDays && (
        <ChooseDays
          key={`${days.from} ${days.to}`}
          days={days}
          today={today}
          onChoose={(chosen) => onChange({ period: chosen, compare })}
        />
      )}
    </div>
  );
}
