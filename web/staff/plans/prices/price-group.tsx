import { useId, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { PriceAnswer } from '#domain/plans/prices/new-prices.ts';
import { useDates, useDatesIn } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import type { AskedPrice } from './queries.ts';
import { newPriceTexts } from './texts.ts';

/** Rows that are shown before somebody asks for all. */
const FIRST = 5;
const ANSWERS = ['agree', 'keep', 'remind'] as const satisfies readonly PriceAnswer[];

const rowKey = ({ subscriptionIds: [first = ''] }: AskedPrice) => first;

interface RowProps {
  row: AskedPrice;
  busy: string | undefined;
  onAnswer: (answer: PriceAnswer, key: string) => void;
}

/** Who they are: a customer with their number, or a company with its people. */
function Who({ row }: { row: AskedPrice }) {
  const texts = useTexts(newPriceTexts);
  const isCompany = row.companyId !== null;
  return (
    <span className="wrap-anywhere block font-semibold">
      {row.name ?? texts.noName} {isCompany && <Badge>{texts.company}</Badge>}
      <span className="block font-normal text-muted text-sm tabular-nums">
        {isCompany ? texts.people(row.people) : row.phone}
      </span>
    </span>
  );
}

/** Somebody who has not answered, with a button for each thing that can be written down. */
function Waiting({ row, busy, onAnswer }: RowProps) {
  const texts = useTexts(newPriceTexts);
  const { shortDate } = useDates();
  const name = row.name ?? texts.noName;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <Who row={row} />
        <span className="block text-muted text-sm">
          {row.toldAt === null ? texts.notTold : texts.told(shortDate(new Date(row.toldAt)))}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map((answer) => {
          const key = `${answer} ${rowKey(row)}`;
          return (
            <Button
              key={answer}
              variant={answer === 'agree' ? 'outline' : 'secondary'}
              busy={busy === key}
              off={busy !== undefined && busy !== key}
              aria-label={texts.of(texts[answer], name)}
              onClick={() => onAnswer(answer, key)}
            >
              {texts[answer]}
            </Button>
          );
        })}
      </div>
    </li>
  );
}

/** Somebody who has answered, or for whom it was decided, in words. */
function AnsweredRow({ row }: { row: AskedPrice }) {
  const texts = useTexts(newPriceTexts);
  const { shortDate } = useDates();
  const { answer, answeredAt, answeredBy } = row;
  const price = formatMoney(answer === 'kept' ? row.before : row.price);
  const day = answeredAt === null ? '' : shortDate(new Date(answeredAt));
  const words = () => {
    if (answer === 'kept') return answeredBy ? texts.keptBy(price, answeredBy, day) : texts.kept(price);
    if (day === '') return texts.agreed(price);
    return answeredBy ? texts.agreedBy(price, answeredBy, day) : texts.agreedSelf(price, day);
  };
  return (
    <li className="py-2">
      <Who row={row} />
      <span className="wrap-anywhere block text-sm">{words()}</span>
    </li>
  );
}

interface PriceGroupProps {
  /** Those who were asked for the same price of the same plan; not empty. */
  rows: readonly AskedPrice[];
  /** The key of what is being written down; undefined: nothing is. */
  busy: string | undefined;
  onAnswer: (answer: PriceAnswer, rows: readonly AskedPrice[], key: string) => Promise<void>;
}

/** One rise of a plan: who has not answered, what can be done for all of them, and who has. */
export function PriceGroup({ rows, busy, onAnswer }: PriceGroupProps) {
  const texts = useTexts(newPriceTexts);
  const dates = useDatesIn('UTC');
  const [isWhole, setWhole] = useState(false);
  const heading = useId();
  const waiting = rows.filter(({ answer }) => answer === null);
  const answered = rows.filter(({ answer }) => answer !== null);
  const { ask, question } = useQuestion({
    title: texts.keepQuestion(waiting.length),
    children: texts.keepHint,
    confirmLabel: texts.keep,
    cancelLabel: texts.cancel,
  });
  const [first] = rows;
  if (!first) return null;
  const { planName, planId, before, price, from } = first;
  const state = waiting.some(({ pauses }) => pauses) ? texts.pauses : texts.keeps;
  const all = `${planId} ${price} ${from}`;
  const keepAll = async () => {
    if (await ask()) await onAnswer('keep', waiting, `keep ${all}`);
  };
  const shown = isWhole ? waiting : waiting.slice(0, FIRST);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="wrap-anywhere font-sans font-semibold text-base leading-tight">
        {texts.group(planName, formatMoney(before), formatMoney(price), dates.shortDate(new Date(from)))}
      </h3>
      <p className="mt-1">
        {waiting.length === 0 ? texts.settled(rows.length) : state(waiting.length, rows.length)}
      </p>
      {waiting.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={busy === `remind ${all}`}
            off={busy !== undefined && busy !== `remind ${all}`}
            onClick={() => void onAnswer('remind', waiting, `remind ${all}`)}
          >
            {texts.remindAll(waiting.length)}
          </Button>
          <Button
            variant="secondary"
            busy={busy === `keep ${all}`}
            off={busy !== undefined && busy !== `keep ${all}`}
            onClick={() => void keepAll()}
          >
            {texts.keepAll(waiting.length)}
          </Button>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((row) => (
          <Waiting
            key={rowKey(row)}
            row={row}
            busy={busy}
            onAnswer={(answer, key) => void onAnswer(answer, [row], key)}
          />
        ))}
      </ul>
      {shown.length < waiting.length && (
        <Button variant="quiet" className="-ml-5" onClick={() => setWhole(true)}>
          {texts.showAll(waiting.length)}
        </Button>
      )}
      {answered.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {texts.answered(answered.length)}
          </summary>
          <ul className="divide-y divide-line">
            {answered.map((row) => (
              <AnsweredRow key={rowKey(row)} row={row} />
            ))}
          </ul>
        </details>
      )}
      {question}
    </section>
  );
}
