import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { type AskedMenu, pictureAddress } from './queries.ts';
import { todaysMenuTexts } from './texts.ts';
import { useSharing } from './use-sharing.ts';

interface MenuPictureProps {
  asked: AskedMenu;
  /** Whose menu it is, in words. */
  what: string;
  /** Another one asks for the picture again. */
  turn: number;
}

/** The menu as a picture, which the server draws. */
export function MenuPicture({ asked, what, turn }: MenuPictureProps) {
  const texts = useTexts(todaysMenuTexts);
  const { attempt, prepared } = useSharing(asked, 'picture');
  const [failed, setFailed] = useState<string>();
  const address = pictureAddress(asked, turn);
  const name = `menu-${asked.language}.png`;
  const share = async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The picture was refused: ${answer.status}`);
    const file = new File([await answer.blob()], name, { type: 'image/png' });
    await navigator.share({ files: [file] });
  };
  return (
    <Panel title={texts.picture}>
      {failed === address ? (
        <Notice tone="warning">{texts.pictureFailed}</Notice>
      ) : (
        <div
          className="mb-4 max-h-[60dvh] overflow-auto rounded-control border border-line bg-ink/5"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long picture is scrolled with the keyboard
          tabIndex={0}
        >
          <img
            src={address}
            alt={texts.pictureOf(what)}
            onError={() => setFailed(address)}
            className="mx-auto min-h-40 w-full max-w-md"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {'canShare' in navigator && (
          <Button onClick={() => attempt(share)}>
            <Share2 className="size-5" aria-hidden="true" />
            {texts.sharePicture}
          </Button>
        )}
        <AnchorButton variant="secondary" href={address} download={name} onClick={prepared}>
          <Download className="size-5" aria-hidden="true" />
          {texts.download}
        </AnchorButton>
      </div>
    </Panel>
  );
}
