import { useQuery } from '@tanstack/react-query';
import { arePlansOn } from '#domain/plans/plans-on.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { myCompanyQuery } from '#web/shared/companies/queries.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { myCompanyTexts } from './texts.ts';

/** The company that pays for a customer's meals, or would, in their profile; nothing without one. */
export function CompanyPanel({ userId }: { userId: string }) {
  const texts = useTexts(myCompanyTexts);
  const isOn = arePlansOn(useSiteSettings());
  const { data } = useQuery({ ...myCompanyQuery(useSdk(), userId), enabled: isOn });
  const [invitation] = data?.invitations ?? [];
  const member = data?.member;
  if (!member && !invitation) return null;
  return (
    <Panel
      title={texts.panel}
      action={
        <LinkButton to="/my-company" variant="secondary">
          {texts.open}
        </LinkButton>
      }
    >
      <p>
        {member
          ? (member.isOpen ? texts.pays : texts.closed)(member.company)
          : texts.invited(invitation?.company ?? '')}
      </p>
    </Panel>
  );
}
