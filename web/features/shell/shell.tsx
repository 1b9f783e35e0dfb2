import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLiveUpdates } from '#web/lib/live/live-updates.ts';
import { useLayersBesideRouter } from '#web/lib/page/history-layers.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { greetingTexts } from '#web/lib/session/greeting-texts.ts';
import { keepUserStored } from '#web/lib/session/stored-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { useArrivalFocus } from './arrival.ts';
import { useEarlyPresses } from './early-presses.ts';
import { NavBar } from './nav-bar.tsx';
import { NextPages } from './next-pages.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PendingBar } from './pending-bar.tsx';
import { shellTexts } from './texts.tsx';

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
  const user = useCurrentUser();
  const queries = useQueryClient();
  useEffect(() => keepUserStored(queries, greeting), [queries, greeting]);
  useLiveUpdates();
  useArrivalFocus();
  useEarlyPresses();
  useLayersBesideRouter();
  return (
    // The footer's background continues under the bottom bar.
    <div className={bare ? '' : 'flex min-h-dvh flex-col bg-leaf'}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-turmeric px-4 py-3 font-semibold text-on-turmeric focus:translate-y-0"
      >
        {texts.skip}
      </a>
      {/* Mounted before the page, because the region mounted last shows the toasts: that of an open dialog. */}
      <Toaster />
      <PendingBar />
      {!bare && <NextPages />}
      {!bare && <NavBar user={user} cartCount={cartCount} />}
      <OfflineNotice />
      {bare ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className="flex-1 bg-cream">
          {children}
        </main>
      )}
      {!bare && footer}
      {!bare && bottomBar}
    </div>
  );
}
