import { Suspense, useEffect, useState } from 'react';
import { chosenLanguage, wantedLanguage } from '#domain/languages/choice.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { updateDocument } from '#web/lib/sdk/documents.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useLanguageLinks } from '#web/shared/shell/language-link.ts';

const LanguageOfferBox = rarePart(() => import('./language-offer-box.tsx'));

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

/**
 * Offers another language to people whose browser prefers it, in its own words. The page never changes its language by
 * itself.
 */
export default function LanguageOffer() {
  useSavedLanguage();
  const { language } = useDocumentParts();
  const { languages } = useSiteSettings().shop;
  const links = useLanguageLinks();
  const [wanted, setWanted] = useState<Language>();
  useEffect(() => {
    const isAsked = language === FIRST_LANGUAGE && stored(DISMISSED) === null;
    const person = { cookies: document.cookie, tags: navigator.languages };
    setWanted(isAsked ? wantedLanguage(person, languages) : undefined);
  }, [language, languages]);
  const link = links.find(({ to }) => to === wanted);
  if (!link) return null;
  const dismiss = () => {
    store(DISMISSED, '1');
    setWanted(undefined);
  };
  return (
    <Suspense>
      <LanguageOfferBox {...link} onDismiss={dismiss} />
    </Suspense>
  );
}
