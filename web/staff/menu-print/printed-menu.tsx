import { useQuery } from '@tanstack/react-query';
import { Printer, Salad } from 'lucide-react';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PrintSheet } from '#web/ui/print-sheet.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { printedMenusQuery } from './queries.ts';
import { menuPrintTexts } from './texts.tsx';

/** The menu as it is printed, with a button that prints it (ADMIN-76). */
export function PrintedMenu() {
  const texts = useTexts(menuPrintTexts);
  const query = useQuery(printedMenusQuery(useSdk()));
  if (query.isPending)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={texts.failed} query={query} />;
  if (query.data.length === 0)
    return (
      <EmptyState heading="h2" picture={<Salad className="size-14" aria-hidden="true" />} title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <>
      <Button className="mb-4 max-md:w-full" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        {texts.print}
      </Button>
      <div className="max-w-4xl rounded-card border border-line bg-white p-4 sm:p-8">
        <MenuSheet menus={query.data} />
      </div>
      <PrintSheet>
        <MenuSheet menus={query.data} />
      </PrintSheet>
    </>
  );
}
