import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageRow } from '#domain/languages/languages.ts';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { messageTextsQuery } from './queries.ts';
import { TextDialog } from './text-dialog.tsx';
import { messageTextTexts } from './texts.ts';

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
          const { language, words, builtIn, templateId, parts, isChat } = row;
          const shown = words ?? builtIn;
          return (
            <li key={language} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-60 flex-1">
                <p className="text-muted text-sm">{languageRow(language).name}</p>
                <p className="wrap-anywhere" lang={languageRow(language).tag}>
                  {shown}
                </p>
                <p className="text-muted text-sm">
                  {[
                    ...(isChat
                      ? [texts.forChats]
                      : [
                          templateId === null ? texts.noTemplate : texts.withTemplate(templateId),
                          texts.parts(parts),
                        ]),
                    texts.length([...shown].length),
                  ].join(' · ')}
                </p>
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
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return (
    <div className="grid gap-4">
      {!list.data.hasGateway && <Notice>{texts.noGateway}</Notice>}
      <ul className="grid gap-3">
        {kinds.map((kind) => (
          <TextCard key={kind} texts={rows.filter((row) => row.kind === kind)} onChange={setChanged} />
        ))}
      </ul>
      {changed && <TextDialog text={changed} onClose={() => setChanged(undefined)} />}
    </div>
  );
}
