import type { FieldSection, SettingsSection } from '#domain/site/settings.ts';
import type { WelcomeStep } from '#domain/site/welcome-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { HoursForm } from '../hours/hours-form.tsx';
import type { SectionDocument } from '../queries.ts';
import { SectionForm } from '../section-form.tsx';
import { FirstOrderStep } from './first-order-step.tsx';
import { AreasStep, PicturesStep, PrinterStep, TeamStep } from './link-steps.tsx';
import { MenuStep } from './menu-step.tsx';
import { welcomeTexts } from './texts.ts';

/** The fields of the steps that change settings; missing fields: those that the section's form shows. */
const FIELDS: { readonly [Step in WelcomeStep]?: { section: FieldSection; fields?: readonly string[] } } = {
  selling: { section: 'tax' },
  name: { section: 'shop', fields: ['name', 'logo'] },
  contact: { section: 'shop', fields: ['phone', 'email', 'address', 'latitude', 'longitude'] },
  licence: { section: 'shop', fields: ['fssai'] },
  charges: { section: 'charges', fields: ['deliveryFee', 'minimumOrder', 'freeDeliveryAbove'] },
  payment: { section: 'payments', fields: ['vpa', 'payeeName', 'testPayments'] },
  pickup: { section: 'kitchen', fields: ['pickup', 'pickupMinutes'] },
  orders: { section: 'kitchen', fields: ['orderMode', 'promiseMinutes'] },
};

interface StepFormProps {
  step: WelcomeStep;
  documents: readonly SectionDocument[];
  now: Date;
  onUnsaved: (section: SettingsSection, unsaved: boolean) => void;
  onDone: () => void;
}

const isOf =
  <S extends SettingsSection>(section: S) =>
  (document: SectionDocument): document is SectionDocument<S> =>
    document.$id === section;

/** The form of one step. Saving it finishes the step. */
export function StepForm({ step, documents, now, onUnsaved, onDone }: StepFormProps) {
  const { steps } = useTexts(welcomeTexts);
  if (step === 'menu') return <MenuStep onDone={onDone} />;
  if (step === 'areas') return <AreasStep />;
  if (step === 'pictures') return <PicturesStep />;
  if (step === 'team') return <TeamStep />;
  if (step === 'printer') return <PrinterStep />;
  if (step === 'firstOrder') return <FirstOrderStep onDone={onDone} />;
  if (step === 'hours') {
    const document = documents.find(isOf('hours'));
    return document && <HoursForm document={document} now={now} onUnsaved={onUnsaved} onSaved={onDone} />;
  }
  const of = FIELDS[step];
  const document = of && documents.find(isOf(of.section));
  return (
    document && (
      <SectionForm
        document={document}
        now={now}
        onUnsaved={onUnsaved}
        part={{ ...steps[step], fields: of.fields }}
        onSaved={onDone}
      />
    )
  );
}
