import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_LIMIT, RHYTHMS, type Rhythm } from '#domain/ledger/house-account.ts';
import { formatMoney, paise, parseAmount, toRupees } from '#domain/money.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import type { LedgerPerson } from './queries.ts';
import { ledgerAdminTexts } from './texts.ts';

const FIELDS = ['limit'] as const;

interface FormProps {
  person: LedgerPerson;
  onDone: () => void;
}

/** Saves the house account of a customer; a limit of null ends it. */
function useSaveHouseAccount({ person, onDone }: FormProps) {
  const { house: texts } = useTexts(ledgerAdminTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (limit: number | null, rhythm: Rhythm) => {
    const change = { houseLimit: limit === null ? null : paise(limit), houseRhythm: rhythm };
    await updateDocument(sdk, 'users', person.id, change);
    toast.success(limit === null ? texts.ended : texts.saved);
    onDone();
    await queries.invalidateQueries({ queryKey: ['users'] });
  };
}

function HouseAccountForm({ person, onDone }: FormProps) {
  const { house: texts, ...all } = useTexts(ledgerAdminTexts);
  const failureWords = useFailureWords();
  const save = useSaveHouseAccount({ person, onDone });
  const [rhythm, setRhythm] = useState(person.houseRhythm);
  const words = (error: unknown) => failureWords(error, { otherwise: all.failed });
  const submission = useSubmit<{ limit: number }, (typeof FIELDS)[number]>({
    read: (form) => ({ limit: parseAmount(readFields(form, FIELDS).limit) ?? 0 }),
    check: ({ limit }) => (limit < 1 || limit > MOST_LIMIT ? { limit: texts.notALimit } : {}),
    send: ({ limit }) => save(limit, rhythm),
    failed: words,
  });
  return (
    <Form submission={submission} className="grid gap-5 p-5 pt-3">
      <Field
        label={texts.limit}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={12}
        data-autofocus
        defaultValue={person.houseLimit === null ? '' : `${toRupees(person.houseLimit)}`}
        hint={texts.limitHint}
        error={submission.problems.limit}
      />
      <RadioCards
        legend={texts.when}
        name="rhythm"
        choices={RHYTHMS.map((value) => ({ value, label: texts.rhythms[value] }))}
        value={rhythm}
        onChange={setRhythm}
      />
      <Button type="submit" wide busy={submission.busy}>
        {texts.save}
      </Button>
      {person.houseLimit !== null && (
        <Button
          variant="secondary"
          wide
          busy={submission.busy}
          onClick={() => void submission.run(() => save(null, rhythm), words)}
        >
          {texts.end}
        </Button>
      )}
    </Form>
  );
}

/** Whether a customer may pay later, up to which limit and when, with a form to change it (LEDGER-18). */
export function HouseAccount({ person }: { person: LedgerPerson }) {
  const { house: texts } = useTexts(ledgerAdminTexts);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { houseLimit, houseRhythm } = person;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <div className="min-w-0">
        <h2 className="text-lg">{texts.title}</h2>
        <p className="text-muted">
          {houseLimit === null ? texts.none : texts.upTo(formatMoney(houseLimit), texts.pays[houseRhythm])}
        </p>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {houseLimit === null ? texts.allow : texts.change}
      </Button>
      <Dialog open={open} onClose={close} title={texts.title} size="small">
        <HouseAccountForm person={person} onDone={close} />
      </Dialog>
    </div>
  );
}
