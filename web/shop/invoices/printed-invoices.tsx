import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import type { Invoice } from '#web/shared/orders/invoices/invoice.ts';
import { invoiceTexts } from '#web/shared/orders/invoices/texts.tsx';
import type { StoryPayment } from '#web/shared/orders/story.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { usePageRule } from '#web/ui/page-rule.ts';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PAPERS, type Paper, pageRule } from './paper.ts';

interface PrintedInvoicesProps {
  /** The documents of an order, oldest first; at least one. */
  invoices: readonly [Invoice, ...Invoice[]];
  /** The number of the document to show first; another text shows the last invoice. */
  first: string;
  /** The payments of their order. */
  payments: readonly StoryPayment[];
  /** Whether their order was paid by a test payment. Such documents are older than this distinction. */
  isTest: boolean;
}

/** The documents of an order as they are printed, one at a time, on the chosen paper (INVOICE-6). */
export function PrintedInvoices({ invoices, first, payments, isTest }: PrintedInvoicesProps) {
  const texts = useTexts(invoiceTexts);
  const [paper, setPaper] = useState<Paper>('a4');
  const lastInvoice = invoices.findLast(({ kind }) => kind !== 'creditNote');
  const [chosen, setChosen] = useState(first || (lastInvoice?.number ?? ''));
  const [rule, setRule] = useState<string>();
  const preview = useRef<HTMLDivElement>(null);
  const invoice = invoices.find(({ number }) => number === chosen) ?? invoices[0];
  // The length of a roll is known only once its sheet is laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has another length
  useEffect(() => setRule(pageRule(paper, preview.current?.offsetHeight ?? 0)), [paper, invoice]);
  usePageRule(rule);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid gap-5">
        {invoices.length > 1 && (
          <RadioCards
            legend={texts.which}
            name="document"
            choices={invoices.map(({ number, kind }) => ({
              value: number,
              label: number,
              note: texts.kinds[kind],
            }))}
            value={invoice.number}
            onChange={setChosen}
          />
        )}
        <RadioCards
          legend={texts.paper}
          name="paper"
          choices={PAPERS.map((value) => ({ value, label: texts.papers[value] }))}
          value={paper}
          onChange={setPaper}
        />
        <Button wide onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          {texts.print}
        </Button>
      </div>
      <section aria-label={texts.preview} className="overflow-hidden rounded-control bg-ink/8 p-3 sm:p-6">
        <div
          ref={preview}
          className={`mx-auto h-fit bg-white shadow-soft ${paper === 'a4' ? 'max-w-4xl p-5 max-sm:min-w-[34rem] max-sm:[zoom:0.54] sm:p-8' : 'w-fit'}`}
        >
          <InvoiceSheet invoice={invoice} paper={paper} payments={payments} isTest={isTest} />
        </div>
      </section>
      <PrintSheet>
        <InvoiceSheet invoice={invoice} paper={paper} payments={payments} isTest={isTest} />
      </PrintSheet>
    </div>
  );
}
