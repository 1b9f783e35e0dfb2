import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageRow } from '#domain/languages/languages.ts';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import { sentText } from '#domain/messages/sent-text.ts';
import { smsSize } from '#domain/messages/sms-size.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { OperatorLink } from '#web/shared/status/operator-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { messageTextsQuery } from './queries.ts';
import { TextDialog } from './text-dialog.tsx';
import { messageTextTexts } from './texts.ts';

/** Whether a text goes out in a language, and how long it is. */
function TextFacts({ row }: { row: MessageTextRow }) {
  const texts = useTexts(messageTextTexts);
  const { use, templateId } = row;
  const sent = sentText(row, row.words ?? row.builtIn);
  const isMissing = use !== 'chat' && templateId === null;
  return (
    <p className="flex flex-wrap gap-x-3 text-muted text-sm">
      {use !== 'chat' && (
        <span className={isMissing ? 'font-semibold text-warm' : ''}>
          {templateId !== null
            ? texts.withTemplate(templateId)
            : use === 'told'
              ? texts.noTemplate
              : texts.noTemplateOfCode}
        </span>
      )}
      <span>{texts.length([...sent].length)}</span>
      {use !== 'chat' && <span>{texts.parts(smsSize(sent).parts)}</span>}
    </p>
  );
}

interface TextCardProps {
  /** One text in all languages of the shop. */
  texts: readonly MessageTextRow[];
  onChange: (text: MessageTextRow) => void;
}

function TextCard({ texts: rows, onChange }: TextCardProps) {
  const texts = useTexts(messageTextTexts);
  return (
    <li className="rounded-card border border-line bg-paper p-4 shadow-soft">
      <ul className="grid gap-4">
        {rows.map((row) => {
          const { language, words, builtIn } = row;
          const shown = words ?? builtIn;
          return (
            <li key={language} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-[min(11rem,100%)] flex-1">
                <p className="text-muted text-sm">{languageRow(language).name}</p>
                <p className="wrap-anywhere whitespace-pre-line" lang={languageRow(language).tag}>
                  {shown}
                </p>
                <TextFacts row={row} />
              </div>
              <Button variant="secondary" aria-label={texts.changeOf(shown)} onClick={() => onChange(row)}>
                {texts.change}
              </Button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

const USES = ['told', 'code', 'chat'] as const;

/** The words of all texts to customers, in each language, with the ids of their templates (TELL-4). */
export function TextList({ adminId }: { adminId: string }) {
  const texts = useTexts(messageTextTexts);
  const list = useQuery(messageTextsQuery(useSdk(), adminId));
  const [changed, setChanged] = useState<MessageTextRow>();
  if (list.isError) return <ErrorState title={texts.loadFailed} query={list} />;
  if (!list.data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  const { texts: rows } = list.data;
  return (
    <div className="grid gap-8">
      {!list.data.hasGateway && (
        <Notice>
          <p>{texts.noGateway}</p>
          <OperatorLink topic="codes" />
        </Notice>
      )}
      {USES.map((use) => {
        const theirs = rows.filter((row) => row.use === use);
        const kinds = [...new Set(theirs.map(({ kind }) => kind))];
        return (
          <section key={use} aria-labelledby={`texts-${use}`}>
            <h2 id={`texts-${use}`} className="mb-3 text-2xl">
              {texts.uses[use]}
            </h2>
            <ul className="grid gap-3">
              {kinds.map((kind) => (
                <TextCard
                  key={kind}
                  texts={theirs.filter((row) => row.kind === kind)}
                  onChange={setChanged}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {changed && <TextDialog text={changed} onClose={() => setChanged(undefined)} />}
    </div>
  );
}
