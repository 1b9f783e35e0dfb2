import { useQuery } from '@tanstack/react-query';
import type { Paise } from '#domain/money.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ledgerIsOnQuery } from '#web/shared/ledger/queries.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { BalanceWords } from './balance-words.tsx';
import { balanceTexts } from './texts.ts';

/** A customer's balance in their profile, with a link to its entries; nothing while the kitchen keeps no ledger. */
export function BalancePanel({ balance }: { balance: Paise }) {
  const texts = useTexts(balanceTexts);
  const { data: isOn } = useQuery(ledgerIsOnQuery(useSdk()));
  if (!isOn) return null;
  return (
    <Panel
      title={texts.panel}
      action={
        <LinkButton to="/balance" variant="secondary">
          {texts.open}
        </LinkButton>
      }
    >
      <p className="font-display text-2xl leading-tight">
        <BalanceWords balance={balance} />
      </p>
    </Panel>
  );
}
