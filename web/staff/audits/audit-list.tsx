import { ArrowRight, ScrollText } from 'lucide-react';
import type { AuditChange } from '#domain/audits/attributes.ts';
import { isPictureAddress } from '#web/brand/food-icon.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useList } from '#web/lib/sdk/list-query.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { SearchedList } from '#web/ui/lists/searched-list.tsx';
import { actionText, auditFieldText, labelText, type SettingNames, valueText } from './present.ts';
import { type AuditRow, auditsQuery } from './queries.ts';
import { auditTexts } from './texts.ts';

/** The number of changes of a row that are shown at first; a button shows the rest. */
const SHOWN = 3;

/** Names that other nouns know. */
interface Names {
  /** The name of the document with this id, if it is known. */
  nameOf: (field: string, id: string) => string | undefined;
  settings: SettingNames;
}

interface ValueProps {
  row: AuditRow;
  field: string;
  value: unknown;
  names: Names;
}

/** Fields that hold the address of a picture. */
const PICTURES = ['imgUrl', 'icon'];

function Value({ row, field, value, names }: ValueProps) {
  const { shortDateAndTime } = useDates();
  const texts = useTexts(auditTexts);
  if (typeof value === 'string' && PICTURES.includes(field) && isPictureAddress(value))
    return (
      <a href={value} className="underline underline-offset-4">
        {texts.values.picture}
      </a>
    );
  return valueText(
    { collection: row.collection, field, value },
    { texts, moment: shortDateAndTime, ...names },
  );
}

interface ChangeProps {
  row: AuditRow;
  change: AuditChange;
  names: Names;
}

/** One attribute's change. A document that was added has no value before, a deleted one none after. */
function Change({ row, change: { field, before, after }, names }: ChangeProps) {
  const texts = useTexts(auditTexts);
  const value = { row, field, names };
  return (
    <li className="text-sm">
      <span className="text-muted">{`${auditFieldText(field, row, texts, names.settings)}: `}</span>
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

function Changes({ row, names }: { row: AuditRow; names: Names }) {
  const texts = useTexts(auditTexts);
  const rest = row.changes.slice(SHOWN);
  const list = (some: readonly AuditChange[]) => (
    <ul className="grid gap-0.5">
      {some.map((change) => (
        <Change key={change.field} row={row} change={change} names={names} />
      ))}
    </ul>
  );
  return (
    <div className="min-w-0">
      {list(row.changes.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit text-sm underline underline-offset-4 pointer-coarse:-my-1 pointer-coarse:py-2.5">
            {texts.moreChanges(rest.length)}
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}

interface AuditListProps {
  names: Names;
}

/** The audit log: who changed what, and when, with a search. */
export function AuditList({ names }: AuditListProps) {
  const adminId = useAdminId();
  const { shortDateAndTime } = useDates();
  const texts = useTexts(auditTexts);
  const query = useList(auditsQuery(useSdk(), adminId, useListAddress()));

  const columns: Column<AuditRow>[] = [
    {
      name: texts.columns.what,
      plain: true,
      cell: (row) => (
        <span className="block min-w-0">
          <span className="font-semibold">{labelText(row, texts, names.settings)}</span>
          <span className="block text-muted text-sm">{actionText(row, texts)}</span>
        </span>
      ),
    },
    {
      name: texts.columns.changes,
      plain: true,
      cell: (row) => <Changes row={row} names={names} />,
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
