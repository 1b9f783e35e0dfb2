import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { statusTexts } from '#domain/operation/status-texts.ts';
import { operatorPage } from '#domain/operation/topics.ts';
import type { UpdateNotice } from '#domain/operation/updates.ts';
import { useDates } from '#web/lib/dates.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { putUpdateAside, statusQuery } from './queries.ts';

/** In the card of owners: a newer version, what is new in it, and how this installation gets it. */
export function UpdateBox({ update, ownerId }: { update: UpdateNotice; ownerId: string }) {
  const { says, toDo, update: texts } = useTexts(statusTexts);
  const { longDate } = useDates();
  const { version, isSecurity } = update;
  return (
    <section
      aria-label={says.updateThere(version)}
      className="mb-6 rounded-control border border-turmeric bg-turmeric/15 p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lg">{says.updateThere(version)}</h3>
        {isSecurity && <Badge tone="accent">{texts.mendsFault}</Badge>}
      </div>
      {/* The day, wherever the kitchen is. */}
      <p className="text-muted">{longDate(new Date(`${update.date}T12:00:00Z`))}</p>
      {isSecurity && <p className="mt-2">{toDo.securityUpdate}</p>}
      <Missed update={update} />
      <Link
        to={operatorPage('updates')}
        className="inline-flex min-h-11 items-center font-semibold text-chilli-text underline underline-offset-4"
      >
        {texts.howTo}
      </Link>
      <PutAside version={version} ownerId={ownerId} />
    </section>
  );
}

/** What the missed versions bring; headings only if there are several. */
function Missed({ update: { missed, version } }: { update: UpdateNotice }) {
  const { update: texts } = useTexts(statusTexts);
  const { language } = useDocumentParts();
  const told = missed
    .map(({ version, notes }) => ({ version, notes: notes[language]?.length ? notes[language] : notes.en }))
    .filter(({ notes }) => notes.length > 0);
  if (told.length === 0) return <p className="mt-2">{texts.noNotes}</p>;
  return told.map(({ version: of, notes }) => (
    <div key={of} className="mt-3">
      {(told.length > 1 || of !== version) && <h4 className="font-semibold">{texts.notesOf(of)}</h4>}
      <ul className="list-disc pl-5">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere py-0.5">
            {note}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function PutAside({ version, ownerId }: { version: string; ownerId: string }) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const { update: texts } = useTexts(statusTexts);
  const failureWords = useFailureWords();
  const { queryKey } = statusQuery(sdk, ownerId);
  const putting = useMutation({
    mutationFn: () => putUpdateAside(sdk, version),
    onSuccess(status) {
      queries.setQueryData(queryKey, status);
      toast.success(texts.isPutAside);
    },
    onError(error) {
      toast.error(failureWords(error, { otherwise: texts.notPutAside }));
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <div className="mt-3">
      <Button variant="secondary" busy={putting.isPending} onClick={() => putting.mutate()}>
        {texts.putAside}
      </Button>
    </div>
  );
}
