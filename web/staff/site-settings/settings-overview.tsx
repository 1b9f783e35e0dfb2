import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { fieldsOf } from './fields.ts';
import { hoursTexts } from './hours/texts.ts';
import { usePageWords } from './page-words.ts';
import { SCREEN_SECTIONS, SETTING_GROUPS, sectionOfHash, settingAddress } from './section-screens.ts';
import { useSectionTitles } from './section-titles.ts';
import { fieldEntries, findSettings, type SettingEntry } from './setting-search.ts';
import { settingTexts } from './texts.ts';

/** Everything that the search finds, in the page's language. */
function useEntries(): SettingEntry[] {
  const pick = usePageWords();
  const titleOf = useSectionTitles();
  const { sections, areas } = useTexts(settingTexts);
  const { week, lastOrder, dates, menus } = useTexts(hoursTexts);
  const ofAreas: SettingEntry = { section: 'areas', label: areas.title, words: [areas.lead, areas.also] };
  const ofSections = SCREEN_SECTIONS.flatMap((section): SettingEntry[] => [
    { section, label: titleOf(section), words: [sections[section]] },
    ...(section === 'hours'
      ? [week, lastOrder.label, dates.title, menus.title].map((label) => ({ section, label, words: [] }))
      : fieldEntries(section, fieldsOf(section), pick)),
  ]);
  return [...ofSections, ofAreas];
}

const ROW =
  'flex min-h-14 items-center gap-3 px-4 py-2.5 leading-snug transition-colors duration-150 hover:bg-ink/5 sm:px-5';

function Row({ to, title, children }: { to: string; title: string; children: string }) {
  return (
    <li>
      <Link to={to} className={ROW}>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-muted text-sm">{children}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </Link>
    </li>
  );
}

const LIST = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-paper shadow-soft';

/** A screen of its own among the sections. */
export interface SettingScreen {
  to: string;
  /** The group in which it stands. */
  group: string;
  title: string;
  lead: string;
}

/** The sections of the settings in groups, and a search that leads to the field (SETTINGS-12, SETTINGS-13). */
export function SettingsOverview({ screens }: { screens: readonly SettingScreen[] }) {
  const texts = useTexts(settingTexts);
  const titleOf = useSectionTitles();
  const entries = useEntries();
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useMovedAddress();
  const found = findSettings(entries, search);
  const isSearching = search.trim() !== '';
  return (
    <>
      <search className="relative mb-6 block max-w-xl">
        <SearchInput
          input={input}
          value={search}
          label={texts.search.label}
          placeholder={texts.search.hint}
          onType={setSearch}
          onClear={() => setSearch('')}
        />
      </search>
      <p role="status" className="mb-3 text-muted empty:hidden">
        {isSearching && (found.length > 0 ? texts.search.found(found.length) : texts.search.nothing)}
      </p>
      {isSearching ? (
        found.length > 0 && (
          <ul className={LIST}>
            {found.map(({ section, field, label }) =>
              section === 'areas' ? (
                <Row key={section} to="/admin/areas" title={label}>
                  {texts.areas.lead}
                </Row>
              ) : (
                <Row key={`${section} ${field ?? label}`} to={settingAddress(section, field)} title={label}>
                  {titleOf(section) === label ? texts.sections[section] : titleOf(section)}
                </Row>
              ),
            )}
          </ul>
        )
      ) : (
        <div className="grid gap-6 lg:columns-2 lg:block lg:gap-6">
          {SETTING_GROUPS.map(({ group, sections }) => (
            <section key={group} aria-labelledby={group} className="min-w-0 break-inside-avoid lg:mb-6">
              <h2 id={group} className="mb-2 text-xl">
                {texts.groups[group]}
              </h2>
              <ul className={LIST}>
                {sections.map((section) => (
                  <Row key={section} to={settingAddress(section)} title={titleOf(section)}>
                    {texts.sections[section]}
                  </Row>
                ))}
                {screens
                  .filter((screen) => screen.group === group)
                  .map(({ to, title, lead }) => (
                    <Row key={to} to={to} title={title}>
                      {lead}
                    </Row>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** Mails and bookmarks of older versions name a section in the address's hash. */
function useMovedAddress(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const section = sectionOfHash(hash);
    if (section) void navigate(settingAddress(section), { replace: true });
  }, [hash, navigate]);
}
