import { useQueryClient } from '@tanstack/react-query';
import { IMPORT_COLUMNS, type ImportLine, type ImportPreview } from '#domain/plans/imports/import-lines.ts';
import { CsvImport } from '#web/brand/csv-import.tsx';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { planImportTexts } from './import-texts.ts';

/** Imports an existing list of subscribers from a CSV file, after a preview (PLAN-38). */
export function SubscriberImport() {
  const texts = useTexts(planImportTexts);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const enter = async (csv: string) => {
    const { added } = await sdk.call<{ added: number }>('post', 'plans/import', { csv });
    await Promise.all(
      [['mealSubscriptions'], ['users']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    return added;
  };
  return (
    <CsvImport
      texts={texts}
      fileColumns={IMPORT_COLUMNS}
      cellsOf={({ phone, name, plan }: ImportLine) => [phone, name, plan]}
      preview={(csv) => sdk.call<ImportPreview>('post', 'plans/import/preview', { csv })}
      enter={enter}
      failed={(error) =>
        failureWords(error, {
          byType: { general_argument_invalid: texts.refused },
          otherwise: texts.failed,
          lost: texts.lost,
        })
      }
    />
  );
}
