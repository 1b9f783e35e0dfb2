import type { Typed } from '#domain/site/setting-rows.ts';
import { type FieldSection, SECTION_ROWS, type SettingsSection } from '#domain/site/settings.ts';
import type { WelcomeStep } from '#domain/site/welcome-settings.ts';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { SectionDocument } from '../queries.ts';
import { SectionForm } from '../section-form.tsx';
import { AccountStep } from './account-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { FirstOrderStep } from './first-order-step.tsx';
import { HoursStep } from './hours-step.tsx';
import { PicturesStep, PrinterStep, TeamStep } from './link-steps.tsx';
import { MenuStep, type RenderImport } from './menu-step.tsx';
import type { FormPart } from './sections-form.tsx';
import { SellingStep } from './selling-step.tsx';
import { ServerStep } from './server-steps.tsx';
import { welcomeTexts } from './texts.ts';

/** The fields of the steps that change one section. */
const FIELDS: { readonly [Step in WelcomeStep]?: { section: FieldSection; fields: readonly string[] } } = {
  kitchen: {
    section: 'shop',
    fields: ['name', 'logo', 'phone', 'email', 'address', 'fssai', 'latitude', 'longitude'],
  },
  licence: { section: 'shop', fields: ['fssai'] },
  payment: { section: 'payments', fields: ['vpa', 'payeeName', 'testPayments'] },
  orders: { section: 'kitchen', fields: ['orderMode', 'promiseMinutes'] },
};

interface StepFormProps {
  step: WelcomeStep;
  owner: CurrentUser;
  documents: readonly SectionDocument[];
  now: Date;
  onUnsaved: (section: SettingsSection, unsaved: boolean) => void;
  onDone: () => void;
  /** The import of a menu, of another noun. */
  renderImport: RenderImport;
}

const isOf =
  <S extends SettingsSection>(section: S) =>
  (document: SectionDocument): document is SectionDocument<S> =>
    document.$id === section;

/** The part of a form for a section; none if it is not loaded. */
function partOf(
  documents: readonly SectionDocument[],
  section: FieldSection,
  fields?: readonly string[],
): FormPart[] {
  const document = documents.find(isOf(section));
  return document ? [{ document, ...(fields && { fields }) }] : [];
}

/** The owner's own address where the site still shows the one that it came with. */
const withOwnEmail = (typed: Typed, email: string | null): Typed =>
  email && typed.email === SECTION_ROWS.shop.settings.email.first ? { ...typed, email } : typed;

/** The form of one step. Saving it finishes the step. */
export function StepForm({ step, owner, documents, now, onUnsaved, onDone, renderImport }: StepFormProps) {
  const { steps } = useTexts(welcomeTexts);
  if (step === 'account') return <AccountStep user={owner} onDone={onDone} />;
  if (step === 'menu') return <MenuStep onDone={onDone} renderImport={renderImport} />;
  if (step === 'pictures') return <PicturesStep />;
  if (step === 'team') return <TeamStep />;
  if (step === 'printer') return <PrinterStep />;
  if (step === 'domain' || step === 'backup') return <ServerStep step={step} ownerId={owner.$id} />;
  if (step === 'firstOrder') return <FirstOrderStep onDone={onDone} />;
  const shared = { now, onUnsaved, onDone };
  if (step === 'selling')
    return (
      <SellingStep
        {...shared}
        parts={[
          ...partOf(documents, 'tax'),
          ...partOf(documents, 'legal', ['legalName', 'officerName', 'officerDesignation']),
        ]}
      />
    );
  if (step === 'delivery')
    return (
      <DeliveryStep
        {...shared}
        parts={[
          ...partOf(documents, 'charges', ['deliveryFee', 'minimumOrder', 'freeDeliveryAbove']),
          ...partOf(documents, 'kitchen', ['pickup', 'pickupMinutes']),
        ]}
      />
    );
  if (step === 'hours') {
    const document = documents.find(isOf('hours'));
    return document && <HoursStep document={document} now={now} onUnsaved={onUnsaved} onSaved={onDone} />;
  }
  const of = FIELDS[step];
  const document = of && documents.find(isOf(of.section));
  return (
    document && (
      <SectionForm
        document={document}
        now={now}
        onUnsaved={onUnsaved}
        part={{
          ...steps[step],
          fields: of.fields,
          ...(step === 'kitchen' && { suggest: (typed: Typed) => withOwnEmail(typed, owner.email) }),
        }}
        onSaved={onDone}
      />
    )
  );
}
