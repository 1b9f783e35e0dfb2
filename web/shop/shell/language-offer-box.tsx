import type { useLanguageLinks } from '#web/shared/shell/language-link.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import type { languageOfferTexts } from './offer-texts.ts';
import { others } from './other-languages.ts';

type OfferTexts = Readonly<Record<keyof typeof languageOfferTexts, string>>;
type Link = ReturnType<typeof useLanguageLinks>[number];

interface LanguageOfferBoxProps extends Link {
  onDismiss: () => void;
}

/** The offer of a page in another language, in the words of that language. Most people never load it. */
export default function LanguageOfferBox({ to, props, onDismiss }: LanguageOfferBoxProps) {
  // An unfinished language may not have its words yet.
  const offer = others[to]?.languageOfferTexts as OfferTexts | undefined;
  if (!offer) return null;
  return (
    <aside
      lang={props.lang}
      aria-label={offer.label}
      className="fixed inset-x-4 bottom-[calc(5.75rem+env(safe-area-inset-bottom))] z-40 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper px-4 py-3 shadow-lg sm:right-auto sm:max-w-md lg:bottom-6 lg:left-6"
    >
      <p className="min-w-0 grow basis-40 font-semibold">{offer.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={onDismiss}>
          {offer.dismiss}
        </Button>
        <AnchorButton {...props}>{offer.accept}</AnchorButton>
      </div>
    </aside>
  );
}
