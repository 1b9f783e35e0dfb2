import { Printer } from 'lucide-react';
import { useState } from 'react';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { type OwedStatement, STATEMENT_CODE } from '#domain/ledger/owed.ts';
import { readCode } from '#domain/numbers.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePeriodName } from '#web/shared/ledger/statement/period-name.ts';
import type { ShownStatement } from '#web/shared/ledger/statement/queries.ts';
import { StatementSheet } from '#web/shared/ledger/statement/statement-sheet.tsx';
import { statementTexts } from '#web/shared/ledger/statement/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { readFields } from '#web/ui/form/form-fields.ts';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { usePageRule } from '#web/ui/page-rule.ts';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { openStatement, sendStatementCode } from './queries.ts';
import { owedTexts } from './texts.ts';

/** The statement, as it is printed. It is gone when the page is left: there is no login. */
function Opened({ statement }: { statement: ShownStatement }) {
  const texts = useTexts(statementTexts);
  usePageRule('@page { size: A4; margin: 12mm }');
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      <div className="overflow-hidden rounded-control bg-ink/8 p-2 sm:p-6">
        <div className="mx-auto h-fit max-w-4xl bg-white p-4 shadow-soft sm:p-8">
          <StatementSheet statement={statement} />
        </div>
      </div>
      <PrintSheet>
        <StatementSheet statement={statement} />
      </PrintSheet>
    </>
  );
}

interface PartProps {
  /** The code of the link. */
  link: string;
  statement: OwedStatement;
}

interface CodeFormProps {
  link: string;
  onOpen: (statement: ShownStatement) => void;
}

/** Asks for the code that was sent. */
function CodeForm({ link, onOpen }: CodeFormProps) {
  const texts = useTexts(owedTexts);
  const messages = useTexts(balanceMessages);
  const sdk = useSdk();
  const failureWords = useFailureWords();
  const submission = useSubmit<string, 'code'>({
    read: (form) => readCode(readFields(form, ['code']).code) ?? '',
    check: (code) => (STATEMENT_CODE.test(code) ? {} : { code: texts.codeMissing }),
    send: async (code) => onOpen(await openStatement(sdk, link, code)),
    failed: (error) =>
      refusalOf(error)?.type === 'statement_code_wrong'
        ? { code: messages.codeWrong }
        : failureWords(error, { otherwise: texts.failed, lost: texts.failed }),
  });
  return (
    <Form submission={submission} className="grid grid-cols-1 gap-4">
      <Field
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        data-autofocus
        error={submission.problems.code}
        className="py-3 text-center font-semibold text-2xl tabular-nums tracking-[0.3em]"
      />
      <Button type="submit" wide busy={submission.busy}>
        {texts.show}
      </Button>
    </Form>
  );
}

/** The statement of a link, which a code to its customer's number opens (LEDGER-42). */
export function StatementPart({ link, statement: { period, phoneEnd } }: PartProps) {
  const texts = useTexts(owedTexts);
  const messages = useTexts(balanceMessages);
  const { name } = useSiteSettings().shop;
  const sdk = useSdk();
  const failureWords = useFailureWords();
  const title = texts.statement(usePeriodName()(period));
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [opened, setOpened] = useState<ShownStatement>();
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await sendStatementCode(sdk, link);
      setSent(true);
    } catch (error) {
      const byType = { statement_code_off: messages.codeOff };
      setProblem(failureWords(error, { byType, otherwise: texts.failed, lost: texts.failed }));
    }
    setBusy(false);
  };
  return (
    <section
      aria-label={title}
      className={`mx-auto mt-8 ${opened ? 'max-w-4xl' : 'max-w-md rounded-card border border-line bg-paper p-5 shadow-soft sm:p-6'}`}
    >
      <h2 className="mb-2 text-2xl">{title}</h2>
      {opened ? (
        <Opened statement={opened} />
      ) : phoneEnd === null ? (
        <p className="text-muted">{texts.noCode(name)}</p>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <p role="status" className="text-muted">
            {isSent ? texts.sent(phoneEnd) : texts.why(phoneEnd)}
          </p>
          {problem && (
            <p role="alert" className="font-semibold text-danger">
              {problem}
            </p>
          )}
          {isSent && <CodeForm link={link} onOpen={setOpened} />}
          <Button
            variant={isSent ? 'quiet' : 'primary'}
            wide={!isSent}
            busy={busy}
            onClick={() => void send()}
          >
            {isSent ? texts.sendAgain : texts.send}
          </Button>
        </div>
      )}
    </section>
  );
}
