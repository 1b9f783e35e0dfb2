import { useQuery } from '@tanstack/react-query';
import { Salad } from 'lucide-react';
import { useState } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { briefDishesQuery } from '#web/shared/dishes/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { Category } from '../dish-fields.tsx';
import { dishAdminTexts } from '../texts.ts';
import { changesOf, MOST, type PriceChange, previewOf, readRule, type TypedRule } from './preview.ts';
import { PriceTable } from './price-table.tsx';
import { RuleFields } from './rule-fields.tsx';
import { priceTexts } from './texts.ts';
import { useChangePrices } from './use-change-prices.ts';

const FIRST_RULE: TypedRule = { direction: 'raise', by: '', unit: 'percent', rounding: 'rupee' };

/** Changes the prices of many dishes, after a preview. Nothing is sent before it is confirmed. */
export function ChangePrices({ categories }: { categories: readonly Category[] }) {
  const texts = useTexts(priceTexts);
  const { loading, failed } = useTexts(dishAdminTexts).list;
  const query = useQuery(briefDishesQuery(useSdk()));
  const [scope, setScope] = useState('');
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState(FIRST_RULE);
  /** The changes that are being confirmed: the ones that were on the screen, even if the dishes change meanwhile. */
  const [asked, setAsked] = useState<readonly PriceChange[]>();
  const { change, busy, problem, forget } = useChangePrices();

  if (query.isPending)
    return (
      <Loading label={loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (query.isLoadingError) return <ErrorState title={failed} query={query} />;
  const dishes = scope ? query.data.filter(({ menuId }) => menuId === scope) : query.data;
  const read = readRule(typed);
  const rows = previewOf(dishes, unticked, typeof read === 'object' ? read : undefined);
  const changes = changesOf(rows);
  const impossible = rows.filter(({ after }) => after === null).length;
  const chosen = rows.filter(({ ticked }) => ticked).length;
  const most = typed.unit === 'percent' ? `${MOST.percent} %` : formatRupees(rupees(MOST.rupees));

  const tick = (ids: readonly string[], ticked: boolean) => {
    forget();
    setUnticked((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (ticked) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  };
  const confirm = async () => {
    if (!asked) return;
    if (await change(asked)) setTyped((before) => ({ ...before, by: '' }));
    setAsked(undefined);
  };

  return (
    <>
      <RuleFields
        categories={categories}
        scope={scope}
        onScope={(menuId) => {
          setScope(menuId);
          setUnticked(new Set());
        }}
        rule={typed}
        onChange={(part) => {
          forget();
          setTyped((before) => ({ ...before, ...part }));
        }}
        problem={read === 'odd' ? texts.odd : read === 'high' ? texts.high(most) : undefined}
      />
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className={impossible > 0 ? 'font-semibold text-danger' : 'text-muted'}>
          {impossible > 0
            ? texts.blocked(impossible)
            : typeof read === 'object'
              ? texts.count(changes.length, chosen)
              : texts.nothingYet}
        </p>
        <Button off={changes.length === 0 || impossible > 0} onClick={() => setAsked(changes)}>
          {texts.submit(changes.length)}
        </Button>
      </div>
      {problem && (
        <div className="mb-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState picture={<Salad className="size-14" aria-hidden="true" />} title={texts.noDishes} />
      ) : (
        <PriceTable
          rows={rows}
          onTick={(id, ticked) => tick([id], ticked)}
          onTickAll={(ticked) =>
            tick(
              rows.map(({ dish }) => dish.$id),
              ticked,
            )
          }
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => !busy && setAsked(undefined)}
        onConfirm={() => void confirm()}
        title={texts.confirm.title(asked?.length ?? 0)}
        confirmLabel={texts.confirm.yes}
        busy={busy}
        busyLabel={texts.confirm.busy}
      >
        {texts.confirm.text}
      </ConfirmDialog>
    </>
  );
}
