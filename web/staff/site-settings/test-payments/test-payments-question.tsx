import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { methodNames } from '#domain/payments/method-words.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { offeredMethodsQuery, sectionsQuery } from '../queries.ts';
import { answerTestPayments, methodsToAskAbout } from './answer.ts';
import { testPaymentTexts } from './texts.ts';

/** On the dashboard of owners: asks on a public site whether test payments stay, until it is answered (PAY-10). */
export function TestPaymentsQuestion({ ownerId }: { ownerId: string }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { question: texts } = useTexts(testPaymentTexts);
  const names = useTexts(methodNames);
  const { publicUrl } = usePublicSettings();
  const { data: sections = [] } = useQuery(sectionsQuery(sdk, ownerId));
  const { data: offered } = useQuery(offeredMethodsQuery(sdk));
  const [busy, setBusy] = useState<'on' | 'off'>();
  const document = sections.find(({ $id }) => $id === 'payments');
  const methods = document && offered ? methodsToAskAbout(publicUrl, document, offered) : [];
  if (!document || methods.length === 0) return null;

  const answer = async (chosen: 'on' | 'off') => {
    setBusy(chosen);
    try {
      await answerTestPayments(sdk, { ...document, $id: 'payments' }, chosen);
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['settings'] }),
        queries.invalidateQueries({ queryKey: ['payment-methods'] }),
      ]);
      toast.success(chosen === 'off' ? texts.isOff : texts.isOn);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.text(methods.map((method) => names[method]).join(texts.or))}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'off'} off={busy !== undefined} onClick={() => void answer('off')}>
          {texts.off}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'on'}
          off={busy !== undefined}
          onClick={() => void answer('on')}
        >
          {texts.on}
        </Button>
      </div>
    </Panel>
  );
}
