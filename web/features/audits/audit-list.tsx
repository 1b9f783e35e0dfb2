import { ArrowRight, ScrollText } from 'lucide-react';
import type { AuditChange } from '#domain/audits/attributes.ts';
import { isPictureAddress } from '#web/brand/food-icon.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { SearchedList } from '#web/ui/searched-list.tsx';
import { actionText, auditFieldText, valueText } from './present.ts';
import { type AuditRow, auditsQuery } from './queries.ts';
import { auditTexts } from './texts.ts';

/** The number of changes of a row that are shown at first; a button shows the rest. */
const SHOWN = 3;

type NameOf = (field: string, id: string) => string | undefined;

interface ValueProps {
  row: AuditRow;
  field: string;
  value: unknown;
  nameOf: NameOf;
}

/** Fields that hold the address of a picture. */
const PICTURES = ['imgUrl', 'icon'];

function Value({ row, field, value, nameOf }: ValueProps) {
  const { shortDateAndTime } = useDates();
  const texts = useTexts(auditTexts);
  if (typeof value === 'string' && PICTURES.includes(field) && isPictureAddress(value))
    return (
      <a href={value} className="underline underline-offset-4">
        {texts.values.picture}
      </a>
    );
  return valueText({ collection: row.collection, field, value }, { texts, moment: shortDateAndTime, nameOf });
}

interface ChangeProps {
  row: AuditRow;
  change: AuditChange;
  nameOf: NameOf;
}

/** One attribute's change. A document that was added has no value before, a deleted one none after. */
function Change({ row, change: { field, before, after }, nameOf }: ChangeProps) {
  const texts = useTexts(auditTexts);
  const value = { row, field, nameOf };
  return (
    <li className="text-sm">
      <span className="text-muted">{`${auditFieldText(field, texts)}: `}</span>
      {row.action !== 'create' && (
        <del className={`text-muted ${row.action === 'update' ? 'decoration-1' : 'no-underline'}`}>
          <Value {...value} value={before} />
        </del>
      )}
      {row.action === 'update' && (
        <ArrowRight className="mx-1 inline size-3.5" role="img" aria-label={texts.became} />
      )}
      {row.action !== 'delete' && (
        <ins className="font-semibold no-underline">
          <Value {...value} value={after} />
        </ins>
      )}
    </li>
  );
}

function Changes({ row, nameOf }: { row: AuditRow; nameOf: NameOf }) {
  const texts = useTexts(auditTexts);
  const rest = row.changes.slice(SHOWN);
  const list = (some: readonly AuditChange[]) => (
    <ul className="grid gap-0.5">
      {some.map((change) => (
        <Change key={change.field} row={row} change={change} nameOf={nameOf} />
      ))}
    </ul>
  );
  return (
    <div className="min-w-0">
      {list(row.changes.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit text-sm underline underline-offset-4">
            {texts.moreChanges(rest.length)}
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}

interface AuditListProps {
  adminId: string;
  /** The name of the document with this id, if it is known. */
  nameOf: NameOf;
}

/** The audit log: who changed what, and when, with a search. */
export function AuditList({ adminId, nameOf }: AuditListProps) {
  const { shortDateAndTime } = useDates();
  const texts = useTexts(auditTexts);
  const query = useList(auditsQuery(useSdk(), adminId, useListAddress()));

  const columns: Column<AuditRow>[] = [
    {
      name: texts.columns.what,
      plain: true,
      cell: (row) => (
        <span className="block min-w-0">
          <span className="font-semibold">{row.label}</span>
          <span className="block text-muted text-sm">{actionText(row, texts)}</span>
        </span>
      ),
    },
    {
      name: texts.columns.changes,
      plain: true,
      cell: (row) => <Changes row={row} nameOf={nameOf} />,
    },
    {
      name: texts.columns.who,
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

  return <SearchedList query={query} columns={columns} texts={texts} Icon={ScrollText} />;
}
