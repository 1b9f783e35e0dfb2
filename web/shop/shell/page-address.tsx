import { useLocation } from 'react-router';
import { type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import { isPublicPage } from '#domain/site/pages.ts';
import { useDocumentParts, usePublicSettings } from '#web/lib/page/html-document.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** Canonical address, name and picture of a page, for search engines and for sites that show a preview of a link. */
export function PageAddress() {
  const { language } = useDocumentParts();
  const { publicUrl: origin } = usePublicSettings();
  const { name, languages } = useSiteSettings().shop;
  const { pathname } = useLocation();
  if (!isPublicPage(pathname)) return <meta name="robots" content="noindex" />;
  const addressIn = (each: Language) => `${origin}${pathIn(each, pathname)}`;
  const address = addressIn(language);
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.length > 1 &&
        languages.map((each) => (
          <link key={each} rel="alternate" hrefLang={languageRow(each).tag} href={addressIn(each)} />
        ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={languageRow(language).tag.replace('-', '_')} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/share-picture`} />
      <meta property="og:image:alt" content={name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
