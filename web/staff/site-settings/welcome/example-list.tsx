import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  EXAMPLE_PAGES,
  type ExampleName,
  type ExampleSettings,
  exampleRow,
  examplesIn,
} from '#domain/site/examples.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { type SectionDocument, sectionsQuery } from '../queries.ts';
import { settingAddress } from '../section-screens.ts';
import { removeExamples } from './queries.ts';
import { welcomeTexts } from './texts.ts';

/** What pages still show that came with the product. */
export function examplesOf(documents: readonly SectionDocument[]): ExampleName[] {
  const values = Object.fromEntries(documents.map(({ $id, value }) => [$id, JSON.parse(value)] as const));
  return 'about' in values ? examplesIn(values as ExampleSettings) : [];
}

/** Where an example is changed: in the guide, or at its section of the settings. */
const placeOf = (name: ExampleName): string => {
  if (exampleRow(name).section === 'shop') return '/admin/welcome?step=kitchen';
  return name === 'officer' ? '/admin/welcome?step=selling' : settingAddress(exampleRow(name).section);
};

/** Lists by page what is still an example, with links, and removes those that a kitchen can do without (SHOP-9, SHOP-10). */
export function ExampleList({ ownerId }: { ownerId: string }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const { examples: texts } = useTexts(welcomeTexts);
  const { data: documents = [] } = useQuery(sectionsQuery(sdk, ownerId));
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const names = examplesOf(documents);
  if (names.length === 0) return null;

  const remove = async () => {
    setBusy(true);
    try {
      await removeExamples(sdk);
      await queries.invalidateQueries({ queryKey: ['settings'] });
      toast.success(texts.removed);
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.failed }));
    } finally {
      setBusy(false);
      setAsks(false);
    }
  };
  return (
    <Panel title={texts.title}>
      <p className="mb-4 text-muted">{texts.lead}</p>
      <dl className="mb-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {EXAMPLE_PAGES.map((page) => {
          const here = names.filter((name) => exampleRow(name).page === page);
          if (here.length === 0) return null;
          return (
            <div key={page} className="contents">
              <dt className="font-semibold sm:py-2">{texts.pages[page]}</dt>
              <dd className="flex flex-wrap gap-x-4">
                {here.map((name) => (
                  <Link
                    key={name}
                    to={placeOf(name)}
                    className="inline-flex min-h-11 items-center text-chilli-text underline underline-offset-4"
                  >
                    {texts.names[name]}
                  </Link>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      {names.some((name) => exampleRow(name).canBeEmpty) && (
        <Button variant="outline" onClick={() => setAsks(true)}>
          {texts.remove}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        title={texts.question}
        confirmLabel={texts.remove}
        busy={busy}
        busyLabel={texts.removing}
      >
        {texts.warning}
      </ConfirmDialog>
    </Panel>
  );
}
