import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useEarlyPresses } from '#web/lib/page/early-presses.ts';
import { useLayersBesideRouter } from '#web/lib/page/history-layers.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { laterPart, loadLaterParts, loadLaterPartsWhenUsed } from '#web/lib/page/later.ts';
import { useCurrentUser, useKeepCurrentUser } from '#web/lib/session/current-user.ts';
import { greetingTexts } from '#web/lib/session/greeting-texts.ts';
import { keepUserStored } from '#web/lib/session/stored-user.ts';
import { useKeepSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { useArrivalFocus } from './arrival.ts';
import { NavBar } from './nav-bar.tsx';
import { PendingBar } from './pending-bar.tsx';

const LiveUpdates = laterPart(() => import('#web/lib/live/live-updates.ts'));
const NextPages = laterPart(() => import('./next-pages.tsx'));
const PageTop = laterPart(() => import('./page-top.tsx'));
const LanguageOffer = laterPart(() => import('./language-offer.tsx'));
const OfflineNotice = laterPart(() => import('./offline-notice.tsx'));

/** The same elements each time, so that React leaves them alone until their script is there. */
const LIVE_UPDATES = (
  <Suspense>
    <LiveUpdates />
  </Suspense>
);
const PAGE_TOP = (
  <Suspense>
    <PageTop />
  </Suspense>
);
const NEXT_PAGES = (
  <Suspense>
    <NextPages />
  </Suspense>
);
const OFFLINE_NOTICE = (
  <Suspense>
    <OfflineNotice />
  </Suspense>
);
const LANGUAGE_OFFER = (
  <Suspense>
    <LanguageOffer />
  </Suspense>
);

interface ShellProps {
  /** Undefined while it is not known. */
  cartCount: number | undefined;
  /** The bar at the bottom of a phone's screen. */
  bottomBar?: ReactNode;
  /** The footer of the page. */
  footer?: ReactNode;
  /** The page renders its own frame, with its own `main`, and nothing of the shop around it. */
  bare: boolean;
  children: ReactNode;
}

/** The frame around every page. */
export function Shell({ cartCount, bottomBar, footer, bare, children }: ShellProps) {
  const texts = useTexts(shellTexts);
  const { greeting } = useTexts(greetingTexts);
  useKeepCurrentUser();
  useKeepSiteSettings(useDocumentParts().language);
  const user = useCurrentUser();
  const queries = useQueryClient();
  useEffect(() => keepUserStored(queries, greeting), [queries, greeting]);
  useEffect(() => loadLaterPartsWhenUsed(), []);
  useEffect(() => {
    if (user) loadLaterParts();
  }, [user]);
  useArrivalFocus();
  useEarlyPresses();
  useLayersBesideRouter();
  return (
    // The footer's background continues under the bottom bar.
    <div className={bare ? '' : 'flex min-h-dvh flex-col bg-leaf'}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-control bg-turmeric px-4 py-3 font-semibold text-on-turmeric focus:translate-y-0"
      >
        {texts.skip}
      </a>
      {/* Mounted before the page, because the region mounted last shows the toasts: that of an open dialog. */}
      <Toaster ofShop={!bare} />
      {LIVE_UPDATES}
      {PAGE_TOP}
      <PendingBar />
      {!bare && NEXT_PAGES}
      {!bare && (
        <PartBoundary>
          <NavBar user={user} cartCount={cartCount} />
        </PartBoundary>
      )}
      {OFFLINE_NOTICE}
      {bare ? (
        <PartBoundary>{children}</PartBoundary>
      ) : (
        <main id="main" tabIndex={-1} className="flex-1 bg-cream">
          <PartBoundary>{children}</PartBoundary>
        </main>
      )}
      {!bare && <PartBoundary>{footer}</PartBoundary>}
      {!bare && <PartBoundary>{bottomBar}</PartBoundary>}
      {!bare && LANGUAGE_OFFER}
    </div>
  );
}
