import { IdCard, ShieldCheck, UserRound } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AlertSwitch } from '#web/shared/push/alert-switch.tsx';
import { useLogout } from '#web/shared/shell/logout.ts';
import { AddressBook } from '#web/shop/addresses/address-book.tsx';
import { AddressFields } from '#web/shop/addresses/address-fields.tsx';
import { MapPinPanel } from '#web/shop/addresses/map-pin-panel.tsx';
import { addressesQuery } from '#web/shop/addresses/queries.ts';
import { CompanyPanel } from '#web/shop/companies/company-panel.tsx';
import { FavouritesPanel } from '#web/shop/favourites/favourites-panel.tsx';
import { BalancePanel } from '#web/shop/ledger/balance-panel.tsx';
import { ClosingBalance } from '#web/shop/ledger/closing-words.tsx';
import { OwnNewsletter } from '#web/shop/newsletter/own-newsletter.tsx';
import { AccountInfo } from '#web/shop/profile/account-info.tsx';
import { AllergiesPanel } from '#web/shop/profile/allergies-panel.tsx';
import { MessagesPanel } from '#web/shop/profile/messages-panel.tsx';
import { MyDataPanel } from '#web/shop/profile/my-data-panel.tsx';
import { ProfileDetails } from '#web/shop/profile/profile-details.tsx';
import { ProfileHeader } from '#web/shop/profile/profile-header.tsx';
import { profileTexts } from '#web/shop/profile/texts.ts';
import { orderAlertTexts } from '#web/shop/push/order-texts.ts';
import { activityQuery } from '#web/shop/security/activity.ts';
import { EmailPanel } from '#web/shop/security/email-panel.tsx';
import { passkeysQuery } from '#web/shop/security/passkeys/passkeys.ts';
import { PasskeysPanel } from '#web/shop/security/passkeys/passkeys-panel.tsx';
import { PasswordPanel } from '#web/shop/security/password-panel.tsx';
import { ProofDialog } from '#web/shop/security/proof.tsx';
import { RecentActivity } from '#web/shop/security/recent-activity.tsx';
import { SessionList } from '#web/shop/security/session-list.tsx';
import { sessionsQuery } from '#web/shop/security/sessions.ts';
import { factorsQuery } from '#web/shop/security/two-step.ts';
import { TwoStepPanel } from '#web/shop/security/two-step-panel.tsx';
import { identitiesQuery } from '#web/shop/sign-in/identities.ts';
import { LinkedAccounts } from '#web/shop/sign-in/linked-accounts.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';

const TABS = [
  { id: 'profile', to: '/profile', Icon: UserRound },
  { id: 'account', to: '/profile?tab=account', Icon: IdCard },
  { id: 'security', to: '/profile?tab=security', Icon: ShieldCheck },
] as const satisfies readonly Omit<Tab<string>, 'label'>[];

type TabId = (typeof TABS)[number]['id'];

const tabOf = (search: URLSearchParams): TabId =>
  TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'profile';

const load = async (page: Page) => {
  const { $id } = requireUser(page);
  const tab = tabOf(page.url.searchParams);
  if (tab === 'profile') await page.prefetch(addressesQuery(page.sdk, $id));
  if (tab === 'security')
    await Promise.all([
      page.prefetch(sessionsQuery(page.sdk, $id)),
      page.prefetch(factorsQuery(page.sdk, $id)),
      page.prefetch(identitiesQuery(page.sdk, $id)),
      page.prefetch(passkeysQuery(page.sdk, $id)),
      page.prefetch(activityQuery(page.sdk, $id)),
    ]);
  return { now: Date.now() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = pageMeta(profileTexts, ({ page }) => page);

export default function Profile() {
  const texts = useTexts(profileTexts);
  const user = useCurrentUser();
  const logout = useLogout();
  const { now } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  if (!user)
    return (
      <EmptyState
        heading="h1"
        picture={<UserRound className="size-14" aria-hidden="true" />}
        title={texts.noUser}
        action={<LinkButton to="/login?next=/profile">{texts.login}</LinkButton>}
      >
        {texts.signInToSee}
      </EmptyState>
    );
  const tab = tabOf(search);
  return (
    <div className="container-page max-w-4xl py-8 md:py-12">
      <ProfileHeader user={user} now={new Date(now)} />
      <div className="mt-8">
        <Tabs
          label={texts.tabsLabel}
          tabs={TABS.map((each) => ({ ...each, label: texts.tabs[each.id] }))}
          selected={tab}
        >
          <div className="grid gap-5">
            {tab === 'profile' && (
              <>
                <ProfileDetails
                  user={user}
                  address={(problems, known) => <AddressFields problems={problems} defaults={known} />}
                  onLogout={() => logout('/login')}
                />
                <CompanyPanel userId={user.$id} />
                {user.balance !== null && <BalancePanel balance={user.balance} />}
                <AllergiesPanel user={user} />
                <FavouritesPanel />
                <AddressBook user={user} />
                <MapPinPanel userId={user.$id} />
                <MessagesPanel
                  user={user}
                  device={<AlertSwitch userId={user.$id} words={orderAlertTexts} />}
                />
                <OwnNewsletter user={user} />
              </>
            )}
            {tab === 'account' && <AccountInfo user={user} />}
            {tab === 'security' && (
              <>
                <PasswordPanel user={user} />
                <EmailPanel user={user} />
                <PasskeysPanel user={user} />
                <TwoStepPanel user={user} />
                <LinkedAccounts user={user} proof={(props) => <ProofDialog user={user} {...props} />} />
                <SessionList user={user} />
                <RecentActivity user={user} />
                <MyDataPanel onClosed={() => logout('/')} first={<ClosingBalance balance={user.balance} />} />
              </>
            )}
          </div>
        </Tabs>
      </div>
    </div>
  );
}
