import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { CartBar } from './features/carts/cart-bar.tsx';
import { cartQuery } from './features/carts/queries.ts';
import { useKnownCartCount } from './features/carts/use-cart.ts';
import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import { Footer } from './features/shell/footer.tsx';
import { Oops } from './features/shell/oops.tsx';
import { PageAddress } from './features/shell/page-address.tsx';
import { Shell } from './features/shell/shell.tsx';
import { shellTexts } from './features/shell/texts.tsx';
import { NOT_YET } from './lib/page/all-styles.ts';
import { useOwnFrame } from './lib/page/frame.ts';
import { BOOT_ID, FIRST_SCRIPT_ID, SHEET_ID, STYLE_ID, useDocumentParts } from './lib/page/html-document.ts';
import { pageMeta } from './lib/page/meta.ts';
import { browserLoader, type Page, serverLoader } from './lib/page/page-loader.ts';
import { useCurrentUser } from './lib/session/current-user.ts';
import { useSecondStepGuard } from './lib/session/second-step.ts';
import { keepShownCart } from './lib/session/shown-person.ts';
import { workplaceOf } from './lib/session/workplace.ts';
import { useTexts } from './lib/texts.ts';
import { Button, LinkButton } from './ui/button.tsx';

const load = async ({ sdk, user, prefetch }: Page) => {
  if (user) await prefetch(cartQuery(sdk, user.$id));
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The root loads once: its data is in the query cache, which updates itself. */
export const shouldRevalidate = () => false;

const font = (file: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: `/fonts/${file}.woff2`,
  crossOrigin: 'anonymous' as const,
});

export const links: LinksFunction = () => [
  font('baloo700-latin-rupee'),
  font('hind400-latin-rupee'),
  font('hind600-latin-rupee'),
  { rel: 'icon', href: '/brand/logo.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/brand/logo-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta = pageMeta(shellTexts, ({ page }) => page);

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, css, sheet, firstScript, boot } = useDocumentParts();
  return (
    // The first script sets classes on the element before React hydrates it.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FFF8EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1B120D" media="(prefers-color-scheme: dark)" />
        <Meta />
        <PageAddress />
        {css && (
          <style
            id={STYLE_ID}
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
            dangerouslySetInnerHTML={{ __html: css }}
          />
        )}
        {/* The script applies it before React hydrates the document. */}
        <link
          id={SHEET_ID}
          rel="stylesheet"
          href={sheet}
          {...(css && { media: NOT_YET })}
          suppressHydrationWarning
        />
        <script
          id={FIRST_SCRIPT_ID}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          dangerouslySetInnerHTML={{ __html: firstScript }}
        />
        <Links />
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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Frame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  useSecondStepGuard();
  const count = useKnownCartCount();
  useEffect(() => {
    if (count !== undefined) keepShownCart(count);
  }, [count]);
  return (
    <Shell
      cartCount={count}
      bottomBar={<CartBar />}
      footer={<Footer newsletter={<NewsletterForm />} />}
      bare={bare}
    >
      {children}
    </Shell>
  );
}

export default function Root() {
  return (
    <Frame bare={useOwnFrame()}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { notFound, broken, notYours } = useTexts(shellTexts);
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
        </Oops>
      )}
    </Frame>
  );
}
