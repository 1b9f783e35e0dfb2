import { useState } from 'react';
import { Link } from 'react-router';
import { GROUPS, type ListedTask, READERS, type Reader } from '#domain/handbook/handbook.ts';
import { useTexts } from '#web/lib/texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { foundTasks } from './found-tasks.ts';
import { handbookTexts } from './texts.ts';

const CHIP =
  'min-h-11 rounded-full border border-edge bg-paper px-4 font-semibold hover:border-ink aria-pressed:border-turmeric aria-pressed:bg-turmeric aria-pressed:text-on-turmeric';

/** The tasks of the handbook by what they are about, or the best first while a text is searched, for a chosen reader (HELP-6). */
export function TaskList({ tasks }: { tasks: readonly ListedTask[] }) {
  const texts = useTexts(handbookTexts);
  const [reader, setReader] = useState<Reader>();
  const [text, setText] = useState('');
  const found = foundTasks(tasks, { reader, text });
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{texts.page.title}</h1>
      <p className="mt-2 text-muted md:text-lg">{texts.lead}</p>
      <div className="mt-5 grid gap-3 print:hidden">
        <SearchField value={text} onSearch={setText} label={texts.search} placeholder={texts.searchHint} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame buttons that send nothing */}
        <div role="group" aria-label={texts.readers} className="flex flex-wrap gap-2">
          {[undefined, ...READERS].map((each) => (
            <button
              key={each ?? ''}
              type="button"
              aria-pressed={each === reader}
              onClick={() => setReader(each)}
              className={CHIP}
            >
              {each ? texts.reader[each] : texts.everybody}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {(text || reader) && texts.found(found.length)}
      </p>
      {found.length === 0 && <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>}
      {text.trim() ? (
        <Tasks tasks={found} />
      ) : (
        GROUPS.map((group) => {
          const ofGroup = found.filter((task) => task.group === group);
          if (ofGroup.length === 0) return null;
          return (
            <section key={group} aria-labelledby={`help-${group}`} className="mt-8">
              <h2 id={`help-${group}`} className="text-xl">
                {texts.group[group]}
              </h2>
              <Tasks tasks={ofGroup} />
            </section>
          );
        })
      )}
    </>
  );
}

function Tasks({ tasks }: { tasks: readonly ListedTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
      {tasks.map(({ name, title, lead }) => (
        <li key={name}>
          <Link to={`/help/${name}`} className="group block px-4 py-3 -outline-offset-3 hover:bg-ink/4">
            <span className="block font-semibold group-hover:text-chilli-text">{title}</span>
            <span className="line-clamp-2 text-muted text-sm">{lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
