import { useTexts } from '#web/lib/texts.ts';
import { useLanguageLink } from '#web/shared/shell/language-link.ts';
import { languageTexts } from '#web/shared/shell/language-texts.ts';

interface LanguageSwitchProps {
  className?: string;
}

/** A link to the page in the other language. 'हिन्दी' has a font of its own: the brand's would be loaded for one word. */
export default function LanguageSwitch({ className = '' }: LanguageSwitchProps) {
  const { names } = useTexts(languageTexts);
  const { to, props } = useLanguageLink();
  return (
    <a
      {...props}
      rel="nofollow"
      className={`items-center ${to === 'hi' ? '[font-family:Hindi_word,system-ui]' : ''} ${className}`}
    >
      {names[to]}
    </a>
  );
}
