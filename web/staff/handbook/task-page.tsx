import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { ShownTask } from '#domain/handbook/handbook.ts';
import { type Language, languageRow } from '#domain/languages/languages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Blocks } from './task-blocks.tsx';
import { handbookTexts } from './texts.ts';

/** One task with its steps and pictures. @param language that in which it is written (HELP-7) */
export function TaskPage({ task, language }: { task: ShownTask; language: Language }) {
  const texts = useTexts(handbookTexts);
  const { title, readers, blocks, pictures } = task;
  const [first, ...others] = blocks;
  return (
    <>
      <Link
        to="/help"
        className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 font-semibold text-chilli-text print:hidden"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {texts.all}
      </Link>
      <article lang={languageRow(language).tag}>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-2 text-muted text-sm" lang={undefined}>
          {readers.map((reader) => texts.reader[reader]).join(' · ')}
        </p>
        <div className="text-lg text-muted">
          <Blocks blocks={first ? [first] : []} pictures={pictures} />
        </div>
        <Blocks blocks={others} pictures={pictures} />
      </article>
    </>
  );
}
