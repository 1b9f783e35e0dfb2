import { useEffect, useState } from 'react';
import { chosenLanguage } from '#domain/languages/choice.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLanguageLinks } from '#web/shared/shell/language-link.ts';
import { languageTexts } from '#web/shared/shell/language-texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';

/** Stored once somebody does not want the other language. */
const DISMISSED = 'rasoi.language-offer';
/** The choice that was last stored with an account, so that another device's later choice stays. */
const SAVED = 'rasoi.language-saved';

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the offer comes back with the next page.
  }
};

/** Whether the browser's person reads Hindi rather than English, by its settings, or has chosen it here. */
function wantsHindi(): boolean {
  const chosen = chosenLanguage(document.cookie);
  if (chosen) return chosen === 'hi';
  return navigator.languages.find((tag) => /^(en|hi)\b/.test(tag))?.startsWith('hi') === true;
}

/** Stores the language chosen on this device with the account: its mails and messages are in that language. */
function useSavedLanguage(): void {
  const sdk = useSdk();
  const user = useCurrentUser();
  const id = user?.$id;
  const known = user?.language;
  useEffect(() => {
    const chosen = chosenLanguage(document.cookie);
    const choice = `${id} ${chosen}`;
    if (!(id && chosen) || stored(SAVED) === choice) return;
    const saved =
      chosen === known ? Promise.resolve() : updateDocument(sdk, 'users', id, { language: chosen });
    // After a failure the next page tries again.
    saved.then(() => store(SAVED, choice)).catch(() => undefined);
  }, [sdk, id, known]);
}

/** Offers Hindi to people whose browser prefers it. The page never changes its language by itself. */
export default function LanguageOffer() {
  useSavedLanguage();
  const { offer } = useTexts(languageTexts);
  const { language } = useDocumentParts();
  const link = useLanguageLinks().find(({ to }) => to === 'hi');
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(language === 'en' && stored(DISMISSED) === null && wantsHindi()), [language]);
  if (!shown || !link) return null;
  const { props } = link;
  const dismiss = () => {
    store(DISMISSED, '1');
    setShown(false);
  };
  return (
    <aside
      lang={props.lang}
      aria-label={offer.label}
      className="fixed inset-x-4 bottom-[calc(5.75rem+env(safe-area-inset-bottom))] z-40 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper px-4 py-3 shadow-lg sm:right-auto sm:max-w-md lg:bottom-6 lg:left-6"
    >
      <p className="min-w-40 flex-1 font-semibold">{offer.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={dismiss}>
          {offer.dismiss}
        </Button>
        <AnchorButton {...props}>{offer.accept}</AnchorButton>
      </div>
    </aside>
  );
}
