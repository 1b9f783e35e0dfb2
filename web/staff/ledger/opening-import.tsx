import { openingFile } from '#domain/ledger/openings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ImportPanel } from '#web/shared/imports/import-panel.tsx';
import { openingTexts } from './opening-texts.ts';

/** Enters opening balances of many customers from a CSV file, after a preview (LEDGER-35). */
export const OpeningImport = () => (
  <ImportPanel
    file={openingFile}
    texts={useTexts(openingTexts)}
    path="ledger/openings"
    changes={['ledgerEntries', 'users']}
  />
);
