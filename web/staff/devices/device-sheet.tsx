import { useQuery } from '@tanstack/react-query';
import { Landmark, Printer, Tablet } from 'lucide-react';
import { deviceAttributes } from '#domain/devices/attributes.ts';
import { useDates } from '#web/lib/dates.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { documentsQuery } from '#web/sheets/queries.ts';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { DeviceActions } from './device-actions.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { type PrinterLine, printerLine } from './printer-line.ts';
import { deviceTexts } from './texts.ts';

const TONES: Partial<Record<PrinterLine, BadgeTone>> = {
  ready: 'good',
  notSetUp: 'neutral',
  testing: 'neutral',
};

const ICONS = { printer: Printer, kitchenTablet: Tablet, money: Landmark } as const;

/** What a device is, when it was last seen, and how a printer does. */
function DeviceState({ device }: { device: StoredDocument<'devices'> }) {
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

/** The kitchen's printers and tablets, below its team (DEVICE-5). A new one is shown how it signs in, this once. */
export const deviceSheet = sheetScreen('devices', {
  rows: deviceAttributes,
  texts: deviceTexts,
  messages: {},
  icon: Printer,
  card: (device) => ({
    title: device.name,
    icon: ICONS[device.kind],
    lines: [],
    state: <DeviceState device={device} />,
  }),
  actions: (device) => <DeviceActions device={device} />,
  made: (device, close) => <LoginDialog device={device} onClose={close} />,
  groups: [['name', 'kind']],
  // The time of a device's last request changes without an event.
  askAgain: 30_000,
});
