import { Check, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SettingsSection } from '#domain/site/settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { Submission } from '#web/ui/form/use-submit.ts';
import { Panel } from '#web/ui/panel.tsx';
import { isScreenSection, SHOP_PAGES } from './section-screens.ts';
import { settingTexts } from './texts.ts';

interface SectionFrameProps {
  section: SettingsSection;
  title: string;
  /** What the form is for; missing: the screen says it. */
  lead?: string | undefined;
  /** Whether the form is a step of the guide, which has a title and moves on once it is saved. */
  isStep: boolean;
  submission: Pick<Submission, 'failure' | 'onSubmit' | 'onInput' | 'busy'>;
  unsaved: boolean;
  /** There is nothing to save. */
  off: boolean;
  /** Whether the last save succeeded, and nothing was typed since. */
  isSaved: boolean;
  /** What customers see with what is typed. */
  preview: ReactNode;
  children: ReactNode;
}

/** The form of a section: its fields, beside them what customers see, and below them a bar that saves and says so. */
export function SectionFrame({ title, lead, isStep, ...props }: SectionFrameProps) {
  if (isStep)
    return (
      <Panel title={title}>
        {lead && <p className="mb-4 text-muted">{lead}</p>}
        <FrameForm title={title} isStep {...props} />
      </Panel>
    );
  return (
    <section
      aria-label={title}
      className="min-w-0 rounded-card border border-line bg-paper p-5 pb-0 shadow-soft max-[16rem]:p-3 sm:p-6 sm:pb-0"
    >
      <FrameForm title={title} isStep={false} {...props} />
    </section>
  );
}

const BAR =
  '-mx-5 mt-2 rounded-b-card border-line border-t bg-paper px-5 py-3 sm:-mx-6 sm:px-6 max-[16rem]:-mx-3 xl:col-span-2';
/** While there is something to save or to say, the bar stays at the bottom of the window, on phones above the navigation. */
const IN_SIGHT =
  'sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-20 md:bottom-0 max-[16rem]:static';

function FrameForm({
  section,
  title,
  isStep,
  submission,
  unsaved,
  off,
  isSaved,
  preview,
  children,
}: Omit<SectionFrameProps, 'lead'>) {
  const texts = useTexts(settingTexts);
  const page = isScreenSection(section) ? SHOP_PAGES[section] : undefined;
  return (
    <Form
      submission={submission}
      className={`grid gap-x-8 gap-y-4 ${isStep ? '' : 'xl:grid-cols-[minmax(0,1fr)_16rem] xl:items-start'}`}
    >
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">{children}</div>
      <div className={`grid min-w-0 gap-3 ${isStep ? '' : 'xl:sticky xl:top-6'}`}>
        {preview}
        {page && !isStep && (
          <AnchorButton variant="outline" href={page} target="_blank" rel="noreferrer">
            <ExternalLink className="size-5 shrink-0" aria-hidden="true" />
            {texts.seeIt}
            <span className="sr-only">{texts.newTab}</span>
          </AnchorButton>
        )}
      </div>
      <div
        className={`flex flex-wrap items-center justify-end gap-x-4 gap-y-2 ${isStep ? '' : BAR} ${!isStep && (unsaved || isSaved) ? IN_SIGHT : ''}`}
      >
        {unsaved && <p className="text-muted">{texts.unsaved}</p>}
        <p role="status" className="flex items-center gap-1.5 font-semibold text-good empty:hidden">
          {isSaved && (
            <>
              <Check className="size-5 shrink-0" aria-hidden="true" />
              {texts.saved}
            </>
          )}
        </p>
        <Button type="submit" busy={submission.busy} busyLabel={texts.saving} off={off}>
          {texts.save}
          <span className="sr-only">{`: ${title}`}</span>
        </Button>
      </div>
    </Form>
  );
}
