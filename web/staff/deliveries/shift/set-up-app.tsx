import {
  type AppName,
  OWN_TRACKS_USER,
  ownTracksLink,
  positionsUrl,
  traccarLink,
} from '#domain/rides/app-set-up.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { shiftTexts } from './texts.ts';

/** A value to type into an app, with a button that copies it. */
function Value({ label, value }: { label: string; value: string }) {
  const { setUp: texts } = useTexts(shiftTexts);
  const words = { copy: texts.copy(label), copied: texts.copied, failed: texts.copyFailed };
  return <CopyField label={label} value={value} words={words} isNarrow />;
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
