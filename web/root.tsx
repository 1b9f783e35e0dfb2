import { type ReactNode, Suspense, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { languageRow, pathIn } from '#domain/languages/languages.ts';
import { arePlansOn } from '#domain/plans/plans-on.ts';
import { requestMessages } from '#domain/request-messages.ts';
import type { PageSettings } from '#domain/site/page-settings.ts';
import { useAskedSearch } from './lib/page/adopted-address.ts';
import { NOT_YET } from './lib/page/all-styles.ts';
import { useOwnFrame } from './lib/page/frame.ts';
import {
  BOOT_ID,
  FIRST_SCRIPT_ID,
  FONTS_ID,
  SHEET_ID,
  STYLE_ID,
  useDocumentParts,
} from './lib/page/html-document.ts';
import { laterPart, rarePart } from './lib/page/later.ts';
import { pageMeta } from './lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from './lib/page/page-loader.ts';
import { PageMeta } from './lib/router/page-meta.tsx';
import { useCurrentUser } from './lib/session/current-user.ts';
import { useSecondStepGuard } from './lib/session/second-step.ts';
import { keepShownCart } from './lib/session/shown-person.ts';
import { workplaceOf } from './lib/session/workplace.ts';
import { SITE_SETTINGS_KEY, useSiteSettings } from './lib/site-settings.ts';
import { useTexts } from './lib/texts.ts';
import { isPlanOnSaleQuery } from './shared/plans/on-sale.ts';
import { Oops } from './shared/shell/oops.tsx';
import { shellTexts } from './shared/shell/texts.tsx';
import { cartQuery } from './shop/carts/queries.ts';
import { useKnownCartCount } from './shop/carts/use-cart.ts';
import { Shell } from './shop/shell/shell.tsx';
import { Button, LinkButton } from './ui/button.tsx';

const load = async ({ sdk, user, prefetch }: Page) => {
  if (user) await prefetch(cartQuery(sdk, user.$id));
};
/** Documents have the link to the plans; the browser looks for it by itself. */
const loadDocument = async (page: Page) => {
  const site = page.queries.getQueryData<PageSettings>(SITE_SETTINGS_KEY);
  const links = site && arePlansOn(site) && page.prefetch(isPlanOnSaleQuery(page.sdk));
  await Promise.all([load(page), links]);
};
export const loader = serverLoader(loadDocument);
export const clientLoader = browserLoader(load);

/** The root loads once: its data is in the query cache, which updates itself. */
export const shouldRevalidate = () => false;

/** Fonts of what is seen first. */
const FONTS = ['baloo700', 'hind400', 'hind600'];
/** Where the fonts of other scripts are the brand's in any case (brand/fonts.css). */
const WIDE = '(min-width: 48rem)';

const FontPreload = ({ file, media }: { file: string; media?: string }) => (
  <link
    rel="preload"
    as="font"
    type="font/woff2"
    href={`/fonts/${file}.woff2`}
    media={media}
    crossOrigin="anonymous"
  />
);

export const meta = pageMeta(shellTexts, ({ page }, shop) => page(shop));

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, language, fonts, css, sheet, firstScript, boot } = useDocumentParts();
  const { tag, direction, script } = languageRow(language);
  return (
    // The first script sets classes on the element before React hydrates it.
    <html lang={tag} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FFF8EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1B120D" media="(prefers-color-scheme: dark)" />
        <PageMeta />
        <style
          id={FONTS_ID}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          dangerouslySetInnerHTML={{ __html: fonts }}
        />
        {css && (
          <style
            id={STYLE_ID}
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
            dangerouslySetInnerHTML={{ __html: css }}
          />
        )}
        {/* In a kept page the first script loads it with the scripts, and these apply it before React hydrates the document.
            By then it has its address: React would render the whole document again if it expected none. */}
        <link
          id={SHEET_ID}
          rel="stylesheet"
          {...(css && import.meta.env.SSR && { rel: NOT_YET, as: 'style', 'data-href': sheet })}
          href={css && import.meta.env.SSR ? undefined : sheet}
          suppressHydrationWarning
        />
        <script
          id={FIRST_SCRIPT_ID}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          dangerouslySetInnerHTML={{ __html: firstScript }}
        />
        {FONTS.map((font) => (
          <FontPreload key={font} file={`${font}-latin-rupee`} />
        ))}
        {script && FONTS.map((font) => <FontPreload key={font} file={`${font}-${script}`} media={WIDE} />)}
        <link rel="icon" href="/brand/logo.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/logo-192.png" />
        <link rel="manifest" href={pathIn(language, '/manifest.webmanifest')} />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={BOOT_ID}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element (scriptSafe)
          dangerouslySetInnerHTML={{ __html: boot() }}
        />
      </body>
    </html>
  );
}

const CartBar = laterPart(() => import('./shop/carts/cart-bar.tsx'));
const OpenOrderBar = laterPart(() => import('./shop/orders/open-order/open-order-bar.tsx'));
const KeptCartSync = laterPart(() => import('./shop/carts/visitor/kept-cart-sync.tsx'));
const Waiting = rarePart(() => import('./routes/parts/site-waiting.tsx'));
const SiteFooter = laterPart(() => import('./routes/parts/site-footer.tsx'));

/** The same elements each time, so that React leaves them alone until their script is there. */
const SITE_FOOTER = (
  <Suspense>
    <SiteFooter />
  </Suspense>
);
const OPEN_ORDER_BAR = (
  <Suspense>
    <OpenOrderBar />
  </Suspense>
);
const CART_BAR = (
  <Suspense>
    <CartBar />
  </Suspense>
);
const KEPT_CART_SYNC = (
  <Suspense>
    <KeptCartSync />
  </Suspense>
);

function Frame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  useSecondStepGuard();
  const count = useKnownCartCount();
  const keepsCart = useSiteSettings().kitchen.visitorCart === 'browser';
  useEffect(() => {
    if (count !== undefined) keepShownCart(count);
  }, [count]);
  const isCustomer = useCurrentUser() !== null;
  // One frame for both bars, so that one stands above the other.
  const bars = (
    <div className="bars pointer-events-none sticky bottom-0 z-30">
      {isCustomer && OPEN_ORDER_BAR}
      {CART_BAR}
    </div>
  );
  return (
    <Shell cartCount={count} bottomBar={bars} footer={SITE_FOOTER} bare={bare}>
      {keepsCart && KEPT_CART_SYNC}
      {children}
    </Shell>
  );
}

export default function Root() {
  useScrollRestoration();
  useAskedSearch();
  return (
    <Frame bare={useOwnFrame()}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { notFound, broken, notYours } = useTexts(shellTexts);
  const { tellUs } = useTexts(requestMessages);
  const { problem } = useDocumentParts();
  const workplace = workplaceOf(useCurrentUser()?.role ?? null);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (isRouteErrorResponse(error) && error.status === 403)
    return (
      <Frame>
        <Oops
          title={notYours.title}
          action={workplace && <LinkButton to={workplace}>{notYours.toWork}</LinkButton>}
        >
          {notYours.text}
        </Oops>
      </Frame>
    );
  if (isRouteErrorResponse(error) && error.status === 503)
    return (
      <Frame>
        <Suspense>
          <Waiting />
        </Suspense>
      </Frame>
    );
  return (
    <Frame>
      {missing ? (
        <Oops title={notFound.title}>{notFound.text}</Oops>
      ) : (
        <Oops
          title={broken.title}
          action={<Button onClick={() => window.location.reload()}>{broken.again}</Button>}
        >
          {broken.text}
          {problem && <p className="mt-3 text-base">{tellUs(problem)}</p>}
        </Oops>
      )}
    </Frame>
  );
}
