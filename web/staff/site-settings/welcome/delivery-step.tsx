import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useRef, useState } from 'react';
import { isPincode, splitPincodes } from '#domain/pincodes/answer.ts';
import { SECTION_ROWS } from '#domain/site/settings.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ChoiceRow } from '#web/ui/form/choice-row.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { placeOfLines } from '../place/address-text.ts';
import { SectionsForm } from './sections-form.tsx';
import type { PartsStepProps } from './selling-step.tsx';
import { welcomeTexts } from './texts.ts';

/** How far around the kitchen an owner can choose to deliver, in kilometres; '': by pincodes. */
const RADII = ['', '3', '5', '8'] as const;
/** Where areas are drawn on a map, with fees of their own. */
const AREAS = '/admin/areas?guide=delivery';

/** The step that says where the kitchen delivers, for what, and whether customers may fetch their food. */
export function DeliveryStep({ parts, now, onUnsaved, onDone }: PartsStepProps) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const { delivery: texts, steps } = useTexts(welcomeTexts);
  const { areas, shop } = useSiteSettings();
  const [pincodes, setPincodes] = useState('');
  /** In kilometres around the kitchen; '': only the pincodes. */
  const [radius, setRadius] = useState<(typeof RADII)[number]>('');
  const isPlaceKnown = shop.latitude !== SECTION_ROWS.shop.settings.latitude.first;
  /** The same in every try, so that a repeat makes no second area. */
  const id = useRef<string>(undefined);
  const typed = radius === '' ? splitPincodes(pincodes) : [];

  const save = async () => {
    if ((typed.length === 0 && radius === '') || areas.length > 0) return;
    id.current ??= ID.unique();
    const name = placeOfLines(shop.address.join('\n')).place || texts.area;
    try {
      await createDocument(sdk, 'areas', id.current, {
        name,
        ...(radius === ''
          ? { kind: 'pincodes', pincodes: typed }
          : { kind: 'circle', radiusKm: Number(radius) }),
      });
    } catch (error) {
      // A lost answer keeps it: the first try may have come through.
      if (refusalOf(error)) id.current = undefined;
      throw error;
    }
    await queries.invalidateQueries({ queryKey: ['areas'] });
  };

  const drawn = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {areas.length > 0 && <p>{texts.count(areas.length)}</p>}
      <LinkButton variant="outline" to={areas.length > 0 ? AREAS : `${AREAS}&new=areas`}>
        {texts.to}
      </LinkButton>
    </div>
  );
  return (
    <SectionsForm
      title={steps.delivery.title}
      lead={steps.delivery.lead}
      {...{ parts, now, onUnsaved }}
      onSaved={onDone}
      besides={{
        unsaved: typed.length > 0 || radius !== '',
        check: () => (typed.every(isPincode) ? {} : { pincodes: texts.wrong }),
        save,
        fields:
          areas.length > 0 ? (
            drawn
          ) : (
            <div className="grid gap-2">
              {isPlaceKnown && (
                <ChoiceRow
                  legend={texts.radius}
                  name="radius"
                  choices={RADII.map((value) => ({
                    value,
                    label: value === '' ? texts.byPincodes : texts.within(Number(value)),
                  }))}
                  value={radius}
                  onChange={(value) => {
                    setRadius(value);
                    onUnsaved('charges', true);
                  }}
                />
              )}
              {radius === '' && (
                <TextArea
                  label={texts.pincodes}
                  hint={texts.hint}
                  name="pincodes"
                  rows={2}
                  inputMode="numeric"
                  value={pincodes}
                  error={typed.every(isPincode) ? undefined : texts.wrong}
                  onChange={(event) => {
                    setPincodes(event.target.value);
                    onUnsaved('charges', true);
                  }}
                />
              )}
              {drawn}
            </div>
          ),
      }}
    />
  );
}
