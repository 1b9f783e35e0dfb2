import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ID, Query } from 'appwrite';
import { useState } from 'react';
import { useDates } from '#web/lib/dates.ts';
import { createDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { mapPinTexts } from './map-pin-texts.ts';

/** The newest answer of a person about map pins; null without any. */
const consentQuery = (sdk: Sdk, userId: string) =>
  queryOptions({
    queryKey: ['consents', 'mapPin', userId],
    queryFn: async () => {
      const { documents } = await listDocuments(sdk, 'consents', [
        Query.equal('userId', userId),
        Query.equal('purpose', 'mapPin'),
        Query.orderDesc('$createdAt'),
        Query.limit(1),
      ]);
      return documents[0] ?? null;
    },
  });

/** That a person has agreed to map pins, and the button that withdraws it; nothing for others (PIN-3). */
export function MapPinPanel({ userId }: { userId: string }) {
  const texts = useTexts(mapPinTexts).panel;
  const { longDate } = useDates();
  const sdk = useSdk();
  const queries = useQueryClient();
  const { data: consent } = useQuery(consentQuery(sdk, userId));
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await createDocument(sdk, 'consents', ID.unique(), { purpose: 'mapPin', given: false });
      await Promise.all(
        ['consents', 'addresses', 'orders'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      toast.success(texts.withdrawn);
    } catch {
      toast.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  if (!consent?.given) return null;
  return (
    <Panel title={texts.title}>
      <p className="text-muted">{texts.agreed(longDate(new Date(consent.$createdAt)))}</p>
      <Button
        variant="secondary"
        className="mt-4"
        busy={busy}
        busyLabel={texts.withdrawing}
        onClick={() => void withdraw()}
      >
        {texts.withdraw}
      </Button>
    </Panel>
  );
}
