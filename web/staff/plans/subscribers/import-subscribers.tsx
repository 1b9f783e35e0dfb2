import { subscriberFile } from '#domain/plans/imports/subscriber-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ImportPanel } from '#web/shared/imports/import-panel.tsx';
import { planImportTexts } from './import-texts.ts';

/** Imports an existing list of subscribers from a CSV file, after a preview (PLAN-38). */
export const SubscriberImport = () => (
  <ImportPanel
    file={subscriberFile}
    texts={useTexts(planImportTexts)}
    path="plans/import"
    changes={['mealSubscriptions', 'users']}
  />
);
