import { phoneLink } from '#domain/phone.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import type { Member } from './queries.ts';
import { teamTexts } from './texts.ts';

interface TeamListProps {
  members: readonly Member[];
  /** The id of the signed-in person. */
  ownId: string;
  /** Called with the member to change; undefined if the signed-in person may not change members. */
  onChange: ((member: Member) => void) | undefined;
}

/** The list of the team's members. */
export function TeamList({ members, ownId, onChange }: TeamListProps) {
  const texts = useTexts(teamTexts);
  const { shortDateAndTime } = useDates();
  const columns: Column<Member>[] = [
    {
      name: texts.columns.name,
      plain: true,
      cell: ({ id, name, email }) => (
        <span className="block min-w-0">
          <span className="font-semibold">{name ?? texts.noName}</span>
          {id === ownId && <span className="text-muted">{` ${texts.you}`}</span>}
          {email && <span className="block text-muted text-sm">{email}</span>}
        </span>
      ),
    },
    {
      name: texts.columns.contact,
      cell: ({ phone }) =>
        phone ? (
          <a
            href={phoneLink(phone)}
            className="touchable md:whitespace-nowrap underline-offset-4 hover:underline"
          >
            {phone}
          </a>
        ) : (
          <span className="text-muted">{texts.noContact}</span>
        ),
    },
    {
      name: texts.columns.role,
      cell: ({ role }) => <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{texts.roles[role]}</Badge>,
    },
    {
      name: texts.columns.seen,
      cell: ({ seen }) =>
        seen ? <time dateTime={seen}>{shortDateAndTime(new Date(seen))}</time> : texts.never,
    },
  ];
  if (onChange)
    columns.push({
      name: texts.columns.change,
      end: true,
      plain: true,
      cell: (member) => (
        <Button variant="secondary" className="max-md:w-full" onClick={() => onChange(member)}>
          {texts.change}
          <span className="sr-only">{texts.changeOf(member.name ?? member.email ?? texts.noName)}</span>
        </Button>
      ),
    });
  return <DataTable label={texts.members} columns={columns} rows={members} rowKey={({ id }) => id} />;
}
