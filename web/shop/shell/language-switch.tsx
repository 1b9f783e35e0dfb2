import { languageRow } from '#domain/languages/languages.ts';
import { useLanguageLinks } from '#web/shared/shell/language-link.ts';

interface LanguageSwitchProps {
  className?: string;
}

/**
 * Links to the page in the other languages: none, one, or a list. Their names have a font of their own, with these letters
 * only (domain/languages/<code>/fonts): a script's whole font would be loaded for one word.
 */
export default function LanguageSwitch({ className = '' }: LanguageSwitchProps) {
  const links = useLanguageLinks().map(({ to, props }) => (
    <a
      key={to}
      {...props}
      rel="nofollow"
      className={`items-center [font-family:Language_names,var(--font-sans)] ${className}`}
    >
      {languageRow(to).name}
    </a>
  ));
  if (links.length < 2) return links;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its markers Safari says of it that it is no list
    <ul role="list" className="contents">
      {links.map((link) => (
        <li key={link.key} className="contents">
          {link}
        </li>
      ))}
    </ul>
  );
}
