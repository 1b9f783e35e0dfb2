import { useQueryClient } from '@tanstack/react-query';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { OPENING_COLUMNS, type OpeningLine, type OpeningPreview } from '#domain/ledger/openings.ts';
import { formatDifference, toPaise } from '#domain/money.ts';
import { CsvImport } from '#web/brand/csv-import.tsx';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { openingTexts } from './opening-texts.ts';

/** Enters opening balances of many customers from a CSV file, after a preview (LEDGER-35). */
export function OpeningImport() {
  const texts = useTexts(openingTexts);
  const messages = useTexts(ledgerMessages);
  const { off } = useTexts(balanceMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const enter = async (csv: string) => {
    const { added } = await sdk.call<{ added: number }>('post', 'ledger/openings', { csv });
    await Promise.all(
      [['ledgerEntries'], ['users']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    return added;
  };
  return (
    <CsvImport
      texts={texts}
      fileColumns={OPENING_COLUMNS}
      cellsOf={({ phone, name, balance }: OpeningLine) => [
        phone,
        name,
        <span key="balance" className="block whitespace-nowrap text-right">
          {balance !== null && formatDifference(toPaise(balance))}
        </span>,
      ]}
      preview={(csv) => sdk.call<OpeningPreview>('post', 'ledger/openings/preview', { csv })}
      enter={enter}
      failed={(error) =>
        failureWords(error, {
          byType: { general_argument_invalid: messages.openingsWrong, ledger_off: off },
          otherwise: texts.failed,
          lost: texts.lost,
        })
      }
    />
  );
}
