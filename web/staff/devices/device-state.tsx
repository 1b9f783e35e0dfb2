import { useQuery } from '@tanstack/react-query';
import { useDates } from '#web/lib/dates.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { documentsQuery } from '#web/sheets/queries.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { type PrinterLine, printerLine } from './printer-line.ts';
import { deviceTexts } from './texts.ts';

const TONES: Partial<Record<PrinterLine, BadgeTone>> = {
  ready: 'good',
  notSetUp: 'neutral',
  testing: 'neutral',
};

/** What a device is, when it was last seen, and how a printer does. */
export function DeviceState({ device }: { device: StoredDocument<'devices'> }) {
  const { fields, seen, neverSeen, lines } = useTexts(deviceTexts);
  const { shortDateAndTime } = useDates();
  const { dataUpdatedAt } = useQuery(documentsQuery(useSdk(), 'devices', useAdminId()));
  const line = printerLine(device, useNow(dataUpdatedAt));
  const { kind, lastSeenAt } = device;
  return (
    <>
      <p className="text-muted text-sm">
        {`${fields.kind.choices[kind][0]} · ${lastSeenAt ? seen(shortDateAndTime(new Date(lastSeenAt))) : neverSeen}`}
      </p>
      {kind === 'printer' && (
        <p className="mt-1.5">
          <Badge tone={TONES[line] ?? 'warm'}>{lines[line]}</Badge>
        </p>
      )}
    </>
  );
}
