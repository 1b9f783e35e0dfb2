import { Printer, Tablet } from 'lucide-react';
import { useDates } from '#web/lib/dates.ts';
import type { StoredDocument } from '#web/lib/sdk/documents.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type PrinterLine, printerLine } from './printer-line.ts';
import { deviceTexts } from './texts.ts';

export type Device = StoredDocument<'devices'>;

export interface DeviceRowProps {
  device: Device;
  now: Date;
  onSetUp: () => void;
  onTest: () => void;
  onRenew: () => void;
  onEnd: () => void;
}

const TONES: Partial<Record<PrinterLine, BadgeTone>> = {
  ready: 'good',
  notSetUp: 'neutral',
  testing: 'neutral',
};

/** A device with what is known of it, and what can be done with it. */
export function DeviceRow({ device, now, onSetUp, onTest, onRenew, onEnd }: DeviceRowProps) {
  const texts = useTexts(deviceTexts);
  const { shortDateAndTime } = useDates();
  const { name, kind, lastSeenAt } = device;
  const isPrinter = kind === 'printer';
  const Icon = isPrinter ? Printer : Tablet;
  const line = printerLine(device, now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Icon className="size-7 shrink-0 text-warm" aria-hidden="true" />
      <div className="wrap-anywhere min-w-0 flex-1 basis-52">
        <h3 className="font-sans font-semibold text-base leading-tight">{name}</h3>
        <p className="text-muted text-sm">
          {`${texts.kinds[kind]} · ${lastSeenAt ? texts.seen(shortDateAndTime(new Date(lastSeenAt))) : texts.neverSeen}`}
        </p>
        {isPrinter && (
          <p className="mt-1.5">
            <Badge tone={TONES[line] ?? 'warm'}>{texts.lines[line]}</Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {isPrinter && line !== 'notSetUp' && (
          <Button variant="secondary" aria-label={texts.testOf(name)} onClick={onTest}>
            {texts.test}
          </Button>
        )}
        {isPrinter ? (
          <Button variant="secondary" aria-label={texts.setUpOf(name)} onClick={onSetUp}>
            {texts.setUpButton}
          </Button>
        ) : (
          <Button variant="secondary" aria-label={texts.newTokenOf(name)} onClick={onRenew}>
            {texts.newToken}
          </Button>
        )}
        <Button variant="outline" className="max-sm:ml-auto" aria-label={texts.endOf(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
    </li>
  );
}
