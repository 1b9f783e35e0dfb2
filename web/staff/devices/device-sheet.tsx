import { Printer, Tablet } from 'lucide-react';
import { deviceAttributes } from '#domain/devices/attributes.ts';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { DeviceActions } from './device-actions.tsx';
import { DeviceState } from './device-state.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { deviceTexts } from './texts.ts';

/** The kitchen's printers and tablets, below its team (DEVICE-5). A new one is shown how it signs in, this once. */
export const deviceSheet = sheetScreen('devices', {
  rows: deviceAttributes,
  texts: deviceTexts,
  messages: {},
  icon: Printer,
  card: (device) => ({
    title: device.name,
    icon: device.kind === 'printer' ? Printer : Tablet,
    lines: [],
    state: <DeviceState device={device} />,
  }),
  actions: (device) => <DeviceActions device={device} />,
  made: (device, close) => <LoginDialog device={device} onClose={close} />,
  groups: [['name', 'kind']],
  // The time of a device's last request changes without an event.
  askAgain: 30_000,
});
