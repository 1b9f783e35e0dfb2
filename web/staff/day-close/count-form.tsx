import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import { countedCodec } from '#domain/day-close/records.ts';
import { type DayTotals, expectedCash, type Reckoning, reckon } from '#domain/day-close/totals.ts';
import { formatMoney, type Paise, paise, sum } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { isBank } from '#domain/payments/methods.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { fieldOf, mustCount, readCounts } from './count.ts';
import { Difference } from './difference.tsx';
import { NoteCounter } from './note-counter.tsx';
import { usePlaceName } from './place-name.ts';
import { dayCloseTexts } from './texts.ts';

interface PlaceFieldProps {
  place: Reckoning;
  value: string;
  tips: Paise;
  /** The amounts received and given back, if there are both. */
  parts: { received: Paise; givenBack: Paise } | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

function PlaceField({ place, value, tips, parts, error, onChange }: PlaceFieldProps) {
  const texts = useTexts(dayCloseTexts).cash;
  const name = usePlaceName()(place);
  const { counted } = readCounts([place], { [fieldOf(place)]: value });
  const found = counted[0]?.amount;
  const facts = [
    texts.should(formatMoney(place.expected)),
    ...(parts ? [texts.givenBack(formatMoney(parts.received), formatMoney(parts.givenBack))] : []),
    ...(tips > 0 ? [texts.tips(formatMoney(tips))] : []),
    ...(isBank(place.method) ? [texts.optional] : []),
  ];
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <Field
        label={name}
        name={fieldOf(place)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required={mustCount(place)}
        value={value}
        hint={facts.join(' · ')}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <p aria-live="polite" className="mt-1">
        {found !== undefined && <Difference amount={paise(found - place.expected)} />}
      </p>
      {!isBank(place.method) && <NoteCounter place={name} onTake={onChange} />}
    </li>
  );
}

interface CountFormProps {
  day: string;
  totals: DayTotals;
  /** Warnings in the question before closing, such as that orders are open. */
  warnings: readonly string[];
}

/** Counts the money of a day and closes it (DAY-8). */
export function CountForm({ day, totals, warnings }: CountFormProps) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(dayCloseTexts);
  const failureWords = useFailureWords();
  const [id] = useState(() => ID.unique());
  const [typed, setTyped] = useState<Record<string, string>>({});
  const places = reckon(totals, []);
  const { counted } = readCounts(places, typed);
  const difference = sum(...reckon(totals, counted).map((place) => place.difference ?? paise(0)));
  const notes = difference === 0 ? warnings : [...warnings, texts.question.differs(formatMoney(difference))];
  const { ask, question } = useQuestion({
    title: texts.question.title,
    confirmLabel: texts.close,
    cancelLabel: texts.question.no,
    children: (
      <>
        <p>{texts.question.consequence}</p>
        {notes.length > 0 && (
          <ul className="mt-3 list-disc pl-5 font-semibold text-ink">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </>
    ),
  });

  const submission = useSubmit({
    read: (form) => ({
      ...readCounts(places, typed),
      note: String(new FormData(form).get('note') ?? '').trim(),
    }),
    check: ({ problems }) =>
      Object.fromEntries(Object.entries(problems).map(([field, kind]) => [field, texts.cash[kind]])),
    async send({ counted, note }) {
      if (!(await ask())) return;
      const refresh = () => queries.invalidateQueries({ queryKey: ['dayCloses'] });
      await createDocument(sdk, 'dayCloses', id, {
        day,
        counted: counted.map((one) => JSON.stringify(countedCodec.format(one))),
        note: note || null,
        seenCash: expectedCash(totals),
      }).finally(refresh);
      toast.success(texts.closed);
    },
    failed: (error) =>
      failureWords(error, {
        byType: { day_figures_changed: texts.changed, day_closed: texts.takenOver },
        otherwise: texts.closeFailed,
      }),
  });

  const drawerOf = ({ method, riderId }: Reckoning) =>
    isBank(method) ? undefined : totals.drawers.find((drawer) => drawer.riderId === riderId);

  return (
    <Form submission={submission} className="grid gap-5">
      <ul className="divide-y divide-line">
        {places.map((place) => {
          const field = fieldOf(place);
          const drawer = drawerOf(place);
          return (
            <PlaceField
              key={field}
              place={place}
              value={typed[field] ?? ''}
              tips={drawer?.tips ?? paise(0)}
              parts={drawer && drawer.givenBack > 0 ? drawer : undefined}
              error={submission.problems[field]}
              onChange={(value) => {
                submission.clear(field);
                setTyped((now) => ({ ...now, [field]: value }));
              }}
            />
          );
        })}
      </ul>
      <TextArea label={texts.note} name="note" rows={2} maxLength={MAX_NOTE} hint={texts.noteHint} />
      <Button type="submit" wide busy={submission.busy} busyLabel={texts.closing}>
        {texts.close}
      </Button>
      {question}
    </Form>
  );
}
