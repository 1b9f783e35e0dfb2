import { IdCard, ShieldCheck, UserRound } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router';
import { userMessages } from '#domain/users/messages.ts';
import { AccountInfo } from '#web/features/account/account-info.tsx';
import { activityQuery } from '#web/features/account/activity.ts';
import { identitiesQuery } from '#web/features/account/identities.ts';
import { LinkedAccounts } from '#web/features/account/linked-accounts.tsx';
import { MyDataCare } from '#web/features/account/my-data-care.tsx';
import { ProfileDetails } from '#web/features/account/profile-details.tsx';
import { ProfileHeader } from '#web/features/account/profile-header.tsx';
import { RecentActivity } from '#web/features/account/recent-activity.tsx';
import { EmailCare, PasswordCare } from '#web/features/account/security.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { sessionsQuery } from '#web/features/account/sessions.ts';
import { factorsQuery } from '#web/features/account/two-step.ts';
import { TwoStepCare } from '#web/features/account/two-step-care.tsx';
import { AddressBook } from '#web/features/addresses/address-book.tsx';
import { AddressFields } from '#web/features/addresses/address-fields.tsx';
import { addressesQuery } from '#web/features/addresses/queries.ts';
import { useLogout } from '#web/features/shell/logout.ts';
import { titled } from '#web/lib/page/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page/page-loader.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';

type TabId = 'profile' | 'account' | 'security';

const TABS: readonly Tab<TabId>[] = [
  { id: 'profile', label: 'Profile', to: '/profile', Icon: UserRound },
  { id: 'account', label: 'Account Info', to: '/profile?tab=account', Icon: IdCard },
  { id: 'security', label: 'Security', to: '/profile?tab=security', Icon: ShieldCheck },
];

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
      page.prefetch(activityQuery(page.sdk, $id)),
    ]);
  return { now: Date.now() };
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('My Profile');

export default function Profile() {
  const user = useCurrentUser();
  const logout = useLogout();
  const { now } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  if (!user)
    return (
      <EmptyState
        heading="h1"
        picture={<UserRound className="size-14" aria-hidden="true" />}
        title={userMessages.noUser}
        action={<LinkButton to="/login?next=/profile">Login</LinkButton>}
      >
        Please sign in to see your profile.
      </EmptyState>
    );
  const tab = tabOf(search);
  return (
    <div className="container-page max-w-4xl py-8 md:py-12">
      <ProfileHeader user={user} now={new Date(now)} />
      <div className="mt-8">
        <Tabs label="Your profile" tabs={TABS} selected={tab}>
          <div className="grid gap-5">
            {tab === 'profile' && (
              <>
                <ProfileDetails
                  user={user}
                  address={(problems, known) => <AddressFields problems={problems} defaults={known} />}
                  onLogout={() => logout('/login')}
                />
                <AddressBook user={user} />
              </>
            )}
            {tab === 'account' && <AccountInfo user={user} />}
            {tab === 'security' && (
              <>
                <PasswordCare user={user} />
                <EmailCare user={user} />
                <TwoStepCare user={user} />
                <LinkedAccounts user={user} />
                <SessionList user={user} />
                <RecentActivity user={user} />
                <MyDataCare user={user} onGone={() => logout('/')} />
              </>
            )}
          </div>
        </Tabs>
      </div>
    </div>
  );
}
