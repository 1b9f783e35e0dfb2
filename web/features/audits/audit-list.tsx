import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, ScrollText } from 'lucide-react';
import type { AuditChange } from '#domain/audits/attributes.ts';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/list-address.ts';
import { useSdk } from '#web/lib/sdk.ts';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { ListFilters } from '#web/ui/list-filters.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { deedWords, fieldWords, valueWords } from './present.ts';
import { type AuditRow, auditsQuery } from './queries.ts';

/** Changes shown without being asked for. */
const SHOWN = 3;

/** Of what has just been made there is no before. */
function Change({ change, fresh }: { change: AuditChange; fresh: boolean }) {
  return (
    <li className="text-sm">
      <span className="text-muted">{fieldWords(change.field)}: </span>
      {!fresh && (
        <>
          <del className="text-muted decoration-1">{valueWords(change.before)}</del>
          <ArrowRight className="mx-1 inline size-3.5" role="img" aria-label="became" />
        </>
      )}
      <ins className="font-semibold no-underline">{valueWords(change.after)}</ins>
    </li>
  );
}

function Changes({ changes, action }: Pick<AuditRow, 'changes' | 'action'>) {
  const rest = changes.slice(SHOWN);
  const list = (some: readonly AuditChange[]) => (
    <ul className="grid gap-0.5">
      {some.map((change) => (
        <Change key={change.field} change={change} fresh={action === 'create'} />
      ))}
    </ul>
  );
  return (
    <div className="min-w-0">
      {list(changes.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit text-sm underline underline-offset-4">{rest.length} more</summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}

/** Who changed what, and when. */
export function AuditList({ adminId }: { adminId: string }) {
  const address = useListAddress();
  const { shortDateAndTime } = useDates();
  const search = address.get('q');
  const query = useInfiniteQuery({
    ...auditsQuery(useSdk(), adminId, { search }),
    placeholderData: keepPreviousData,
  });

  const columns: Column<AuditRow>[] = [
    {
      name: 'What',
      plain: true,
      cell: (row) => (
        <span className="block min-w-0">
          <span className="font-semibold">{row.label}</span>
          <span className="block text-muted text-sm">{deedWords(row)}</span>
        </span>
      ),
    },
    {
      name: 'Before and after',
      plain: true,
      cell: ({ changes, action }) => <Changes changes={changes} action={action} />,
    },
    {
      name: 'Who and when',
      plain: true,
      cell: ({ who, at }) => (
        <span className="block min-w-0 max-md:text-sm">
          {who}
          <time dateTime={at} className="block whitespace-nowrap text-muted text-sm">
            {shortDateAndTime(new Date(at))}
          </time>
        </span>
      ),
    },
  ];

  return (
    <>
      <ListFilters>
        <SearchField
          value={search}
          onSearch={(q) => address.set({ q })}
          label="Search the audit log"
          placeholder="Admin, dish, person or number"
        />
      </ListFilters>
      <DataList
        label="Audit log"
        unit={['change', 'changes']}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        words={{
          loading: 'Loading the audit log...',
          failed: 'Failed to load the audit log',
          empty: 'Nothing changed yet',
          emptyHint: 'What admins change will show up here, and stay.',
        }}
        picture={<ScrollText className="size-14" aria-hidden="true" />}
        onClear={search ? () => address.set({ q: '' }) : undefined}
      />
    </>
  );
}
