import { useTexts } from '#web/lib/texts.ts';
import { settingTexts } from './texts.ts';

/** The id of a section's form on the settings page, for links to it. */
export const sectionAnchor = (section: string): string => `section-${section}`;

interface SectionLinksProps {
  sections: readonly { id: string; title: string; isUnsaved: boolean }[];
}

/** Links to the sections of the settings page; beside the forms on a large screen. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { links } = useTexts(settingTexts);
  return (
    <nav
      aria-label={links.title}
      className="rounded-card border border-line bg-paper p-3 lg:sticky lg:top-4 lg:order-last"
    >
      <ul className="grid grid-cols-2 gap-x-2 lg:grid-cols-1">
        {sections.map(({ id, title, isUnsaved }) => (
          <li key={id}>
            <a
              href={`#${sectionAnchor(id)}`}
              className="flex min-h-11 items-center gap-2 rounded-control px-2 py-1.5 leading-snug hover:bg-ink/5"
            >
              {title}
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
