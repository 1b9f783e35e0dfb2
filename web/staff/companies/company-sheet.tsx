import { Building2 } from 'lucide-react';
import { companyAttributes } from '#domain/companies/attributes.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { companyAdminTexts } from './texts.ts';

/** That a company pays for no meals. */
function ClosedBadge() {
  return (
    <p className="mt-2">
      <Badge tone="warm">{useTexts(companyAdminTexts).closed}</Badge>
    </p>
  );
}

function OpenCompany({ id, name }: { id: string; name: string }) {
  const texts = useTexts(companyAdminTexts);
  return (
    <LinkButton variant="secondary" to={`/admin/companies/${id}`} aria-label={texts.openOf(name)}>
      {texts.open}
    </LinkButton>
  );
}

/** The companies that pay for meals, below the subscribers (PLAN-40). None is deleted: it has a house account. */
export const companySheet = sheetScreen('companies', {
  rows: companyAttributes,
  texts: companyAdminTexts,
  messages: companyMessages,
  icon: Building2,
  card: ({ name, gstin, email, isOpen }, words) => ({
    title: name,
    lines: [[gstin ? words.gstin(gstin) : words.noGstin, ...(email ? [email] : [])].join(' · ')],
    state: isOpen ? null : <ClosedBadge />,
  }),
  order: (one, other) => one.name.localeCompare(other.name),
  actions: ({ $id, name }) => <OpenCompany id={$id} name={name} />,
  groups: [['name', 'gstin', 'email', 'monthLimit', 'houseLimit'], ['adminName', 'adminContact'], ['isOpen']],
  refreshes: [['companyMembers'], ['users']],
  refusals: { general_argument_invalid: { name: 'adminContact', message: 'contactWrong' } },
});
