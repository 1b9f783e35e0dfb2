import { type ComponentProps, Suspense } from 'react';
import { laterPart } from '#web/lib/page/later.ts';

const ErrorState = laterPart(async () => ({ default: (await import('./error-state.tsx')).ErrorState }));

/** As `ErrorState`, for the first pages: few visitors need it, so its script is not among theirs. */
export function LaterErrorState(props: ComponentProps<typeof ErrorState>) {
  return (
    <Suspense>
      <ErrorState {...props} />
    </Suspense>
  );
}
