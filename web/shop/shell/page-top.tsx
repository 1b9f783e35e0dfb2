import { Suspense } from 'react';
import { usePublicSettings } from '#web/lib/page/html-document.ts';
import { rarePart } from '#web/lib/page/later.ts';
import { PageAddress } from './page-address.tsx';

/** Loaded only by a demo. */
const DemoBanner = rarePart(() => import('#web/shared/demo/demo-banner.tsx'));

/** What stands above the frame of every page: its address in the head, and the banner of a demo. */
export default function PageTop() {
  const { isDemo } = usePublicSettings();
  return (
    <>
      <PageAddress />
      {isDemo && (
        <Suspense>
          <DemoBanner />
        </Suspense>
      )}
    </>
  );
}
