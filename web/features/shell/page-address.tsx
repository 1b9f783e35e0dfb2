import { useLocation } from 'react-router';
import { isPublicPage } from '#domain/site/pages.ts';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { siteTexts } from '#web/lib/page/site-texts.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Canonical address, name and picture of a page, for search engines and for sites that show a preview of a link. */
export default function PageAddress() {
  const { publicUrl: origin } = usePublicSettings();
  const { name, picture } = useTexts(siteTexts);
  const { pathname } = useLocation();
  if (!isPublicPage(pathname)) return <meta name="robots" content="noindex" />;
  const address = `${origin}${pathname}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/brand/hero-1200.webp`} />
      <meta property="og:image:alt" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
