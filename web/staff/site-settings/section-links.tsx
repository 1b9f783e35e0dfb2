import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { settingTexts } from './texts.ts';

/** The id of a section's form on the settings page, for links to it. */
export const sectionAnchor = (section: string): string => `section-${section}`;

interface SectionLinksProps {
  sections: readonly { id: string; title: string; isUnsaved: boolean; words: readonly string[] }[];
}

const plain = (text: string) => text.toLocaleLowerCase();

/** Links to the sections of the settings page, with a search for a setting by its name; beside the forms on a large screen. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { links } = useTexts(settingTexts);
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const wanted = plain(search.trim());
  const found = sections.flatMap(({ words, ...section }) => {
    const matching = words.filter((word) => plain(word).includes(wanted));
    const isFound = wanted === '' || matching.length > 0 || plain(section.title).includes(wanted);
    return isFound ? [{ ...section, matching: wanted === '' ? [] : matching }] : [];
  });
  return (
    <nav
      aria-label={links.title}
      className="rounded-card border border-line bg-paper p-3 lg:sticky lg:top-4 lg:order-last"
    >
      <div className="relative mb-2">
        <SearchInput
          input={input}
          value={search}
          label={links.search}
          placeholder={links.searchHint}
          onType={setSearch}
          onClear={() => {
            setSearch('');
            if (input.current) input.current.value = '';
          }}
        />
      </div>
      <p role="status" className="px-2 text-muted empty:hidden">
        {found.length === 0 && links.nothing}
      </p>
      <ul className={`grid gap-x-2 lg:grid-cols-1 ${wanted === '' ? 'grid-cols-2' : ''}`}>
        {found.map(({ id, title, isUnsaved, matching }) => (
          <li key={id}>
            <a
              href={`#${sectionAnchor(id)}`}
              className="flex min-h-11 items-center gap-2 rounded-control px-2 py-1.5 leading-snug hover:bg-ink/5"
            >
              <span className="min-w-0">
                {title}
                {matching.length > 0 && (
                  <span className="block text-muted text-sm">{matching.slice(0, 3).join(' · ')}</span>
                )}
              </span>
              {isUnsaved && (
                <>
                  <span className="size-2 shrink-0 rounded-full bg-danger" aria-hidden="true" />
                  <span className="sr-only">{links.unsaved}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
