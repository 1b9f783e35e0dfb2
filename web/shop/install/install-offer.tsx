import { Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useDismissed } from '#web/lib/page/dismissed.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Offer } from '#web/ui/offer.tsx';
import { installTexts } from './texts.ts';

/** The browser's own offer, which `prompt` shows. Not part of TypeScript's types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const EVENTS = ['beforeinstallprompt', 'appinstalled'] as const;

function subscribe(changed: () => void) {
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

/** Whether the page is the installed app. iPhones have a property of their own for that. */
const isApp = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** How this browser installs the site: with its own dialog, by hand (iPhones), or not at all. */
function way(): 'dialog' | 'hand' | 'none' {
  if (isApp()) return 'none';
  if (window.rasoi.installOffer) return 'dialog';
  return 'standalone' in navigator ? 'hand' : 'none';
}

/**
 * Offers to install the site as an app. Renders nothing if the browser can't, if it is installed, or once the offer was
 * dismissed.
 */
export function InstallOffer() {
  const texts = useTexts(installTexts);
  const { name } = useSiteSettings().shop;
  const [isDismissed, dismiss] = useDismissed('install');
  const how = useSyncExternalStore(subscribe, way, () => 'none' as const);
  if (isDismissed || how === 'none') return null;
  const install = async () => {
    await (window.rasoi.installOffer as InstallEvent).prompt();
    dismiss();
  };
  return (
    <Offer
      icon={<Smartphone className="size-6" aria-hidden="true" />}
      title={texts.title(name)}
      {...(how === 'dialog' && { yes: { label: texts.yes, busy: false, onPress: () => void install() } })}
      no={{ label: texts.no, onPress: dismiss }}
    >
      {texts.text}
      {how === 'hand' && ` ${texts.iphone}`}
    </Offer>
  );
}
