import type { ComponentProps } from 'react';
import type { Typed } from '#domain/site/setting-rows.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { asksName } from './own-account.ts';
import { SectionsForm } from './sections-form.tsx';
import { welcomeTexts } from './texts.ts';

export interface PartsStepProps
  extends Pick<ComponentProps<typeof SectionsForm>, 'parts' | 'now' | 'onUnsaved'> {
  onDone: () => void;
}

/** The step that says who sells, how, and who hears complaints. Of one person's kitchen all of it is the owner. */
export function SellingStep({ parts, now, onUnsaved, onDone }: PartsStepProps) {
  const { steps, owner } = useTexts(welcomeTexts);
  const user = useCurrentUser();
  const name = user && !asksName(user) ? user.name : '';
  const suggest = (typed: Typed): Typed => ({
    ...typed,
    ...(typed.legalName === '' && typed.sellerKind === 'unregistered' && name && { legalName: name }),
    ...(name && typed.officerName === '' && { officerName: name, officerDesignation: owner }),
  });
  return (
    <SectionsForm
      title={steps.selling.title}
      lead={steps.selling.lead}
      {...{ parts, now, suggest, onUnsaved }}
      onSaved={onDone}
    />
  );
}
