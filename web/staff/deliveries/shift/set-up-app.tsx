import { Copy } from 'lucide-react';
import {
  type AppName,
  OWN_TRACKS_USER,
  ownTracksLink,
  positionsUrl,
  traccarLink,
} from '#domain/rides/app-set-up.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { toast } from '#web/ui/toast.ts';
import { shiftTexts } from './texts.ts';

/** A value to type into an app, with a button that copies it. */
function Value({ label, value }: { label: string; value: string }) {
  const { setUp: texts } = useTexts(shiftTexts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  };
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field
          label={label}
          required
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="font-mono text-sm"
        />
      </div>
      <Button
        variant="secondary"
        aria-label={texts.copy(label)}
        className="size-11 shrink-0 p-0!"
        onClick={() => void copy()}
      >
        <Copy className="size-5" aria-hidden="true" />
      </Button>
    </div>
  );
}

interface SetUpAppProps {
  app: AppName;
  token: string;
  onDone: () => void;
}

/** How an app is set up with its token, which cannot be shown again (RIDE-11). */
export function SetUpApp({ app, token, onDone }: SetUpAppProps) {
  const { setUp: texts } = useTexts(shiftTexts);
  const { origin, protocol } = window.location;
  const { install, transfer, byHand, after } = texts[app];
  return (
    <div className="grid gap-4 p-5 pt-2">
      <p>{texts.once}</p>
      {protocol !== 'https:' && <Notice tone="warning">{texts.https}</Notice>}
      <ol className="grid list-decimal gap-3 pl-5">
        <li>{install}</li>
        <li>
          {transfer}
          <div className="mt-2">
            {app === 'ownTracks' ? (
              <AnchorButton wide href={ownTracksLink(origin, token)}>
                {texts.ownTracks.press}
              </AnchorButton>
            ) : (
              <QrCode text={traccarLink(origin, token)} label={texts.traccar.qr} />
            )}
          </div>
        </li>
        <li className="grid grid-cols-1 gap-2">
          {byHand}
          <Value label={texts.url} value={positionsUrl(origin)} />
          {app === 'ownTracks' && <Value label={texts.user} value={OWN_TRACKS_USER} />}
          <Value label={app === 'ownTracks' ? texts.password : texts.device} value={token} />
        </li>
        <li>{after}</li>
      </ol>
      <Button wide variant="secondary" onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  );
}
