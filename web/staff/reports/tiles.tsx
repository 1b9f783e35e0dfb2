import { groupDigits } from '#domain/money.ts';
import type { PeriodFigures, Report } from '#domain/reports/report.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Change, changeOf, metricInWords, metricOf, roundMoney, share } from './present.ts';
import { reportTexts } from './texts.ts';

interface TileProps {
  name: string;
  value: string;
  /** Undefined if nothing is compared. */
  change: Change | undefined;
  isCompared: boolean;
  /** An amount of change, and an earlier value, in words. */
  words: (value: number) => string;
  /** Whether the change itself is in percent points. */
  points?: boolean;
}

function Tile({ name, value, change, isCompared, words, points }: TileProps) {
  const texts = useTexts(reportTexts).change;
  const { by, percent, before } = change ?? { by: 0, percent: undefined, before: 0 };
  const size = points ? texts.points(Math.abs(by)) : words(Math.abs(by));
  const inPercent = points || percent === undefined ? '' : ` (${Math.abs(percent)} %)`;
  const tone = by > 0 ? 'text-good' : by < 0 ? 'text-warm' : 'text-muted';
  return (
    <div className="rounded-card border max-md:first:col-span-2 border-line bg-paper p-4 md:p-5">
      <dt className="text-muted">{name}</dt>
      <dd className="mt-1">
        <span className="wrap-anywhere block font-display text-2xl leading-tight tabular-nums md:text-3xl">
          {value}
        </span>
        {change && (
          <span className="mt-1 block text-sm leading-snug tabular-nums">
            <span className={`block font-semibold ${tone}`}>
              <span aria-hidden="true">{by > 0 ? '▲ ' : by < 0 ? '▼ ' : ''}</span>
              {by === 0 ? texts.same : (by > 0 ? texts.more : texts.less)(`${size}${inPercent}`)}
            </span>
            <span className="text-muted">{texts.before(words(before))}</span>
          </span>
        )}
        {!change && isCompared && <span className="mt-1 block text-muted text-sm">{texts.noBefore}</span>}
      </dd>
    </div>
  );
}

const keptOf = (figures: PeriodFigures | null): number | null =>
  figures && figures.times.promised > 0 ? share(figures.times.kept, figures.times.promised) : null;

/** The most important figures, each beside the one before. */
export function Tiles({ report: { now, before } }: { report: Report }) {
  const texts = useTexts(reportTexts);
  const isCompared = before !== null;
  const kept = keptOf(now);
  const percent = (value: number) => `${value} %`;
  const metrics = (['revenue', 'orders', 'average'] as const).map((metric) => {
    const value = metricOf(metric, now.totals);
    return {
      name: texts.metrics[metric],
      value: metricInWords(metric, value),
      change: changeOf(value, metricOf(metric, before?.totals ?? null)),
      words: metric === 'orders' ? groupDigits : roundMoney,
    };
  });
  const { firstCustomers, kept: keptName, notMeasured } = texts.tiles;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-5">
      {metrics.map((metric) => (
        <Tile key={metric.name} isCompared={isCompared} {...metric} />
      ))}
      <Tile
        name={firstCustomers}
        value={groupDigits(now.buyers.first.people)}
        change={changeOf(now.buyers.first.people, before?.buyers.first.people ?? null)}
        isCompared={isCompared}
        words={groupDigits}
      />
      <Tile
        name={keptName}
        value={kept === null ? notMeasured : percent(kept)}
        change={changeOf(kept, keptOf(before))}
        isCompared={isCompared}
        words={percent}
        points
      />
    </dl>
  );
}
