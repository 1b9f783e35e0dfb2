import { useQuery } from '@tanstack/react-query';
import { Check, Soup } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanActions } from './actions.ts';
import { planAdminTexts } from './texts.ts';

const LINK = 'touchable font-semibold text-chilli-text underline underline-offset-4';

/** What plans need beside their own switch, as far as it is missing, with links to where owners turn it on (PLAN-30). */
function useMissing(): readonly { words: string; to: string; label: string }[] {
  const texts = useTexts(planAdminTexts).off;
  const { orderMode } = useSiteSettings().kitchen;
  const { data: hasLedger = true } = useQuery(ledgerIsOnQuery(useSdk()));
  return [
    ...(orderMode === 'board'
      ? []
      : [{ words: texts.board, to: '/admin/settings/kitchen#field-orderMode', label: texts.openBoard }]),
    ...(hasLedger
      ? []
      : [{ words: texts.ledger, to: '/admin/settings/ledger#field-isOn', label: texts.openLedger }]),
  ];
}

/** Says what keeps the meals of plans from being cooked, if something does. */
export function WhatPlansNeed({ isOwner }: { isOwner: boolean }) {
  const texts = useTexts(planAdminTexts).off;
  const missing = useMissing();
  if (missing.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice tone="warning">
        {missing.map(({ words, to, label }) => (
          <p key={to}>
            {words}{' '}
            {isOwner && (
              <Link to={to} className={LINK}>
                {label}
              </Link>
            )}
          </p>
        ))}
        <p>{texts.rests}</p>
      </Notice>
    </div>
  );
}

/** Shown while plans are off: what they are, and a button that turns them on. */
export function SwitchOn({ isOwner }: { isOwner: boolean }) {
  const texts = useTexts(planAdminTexts).off;
  const failureWords = useFailureWords();
  const { turnOn } = usePlanActions();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await turnOn();
      toast.success(texts.done);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <EmptyState
        heading="h2"
        picture={<Soup className="size-14" aria-hidden="true" />}
        title={texts.title}
        action={
          isOwner && (
            <Button busy={busy} busyLabel={texts.turningOn} onClick={() => void press()}>
              <Check className="size-5" aria-hidden="true" />
              {texts.turnOn}
            </Button>
          )
        }
      >
        <p>{texts.hint}</p>
        {!isOwner && <p className="mt-2 font-semibold">{texts.askOwner}</p>}
      </EmptyState>
      <WhatPlansNeed isOwner={isOwner} />
    </>
  );
}
