import { useNavigate } from 'react-router';
import { orderMessages } from '#domain/orders/messages.ts';
import { joinAddress } from '#domain/users/address.ts';
import { useLogout } from '#web/features/shell/logout.ts';
import { contact } from '#web/lib/contact.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { titled } from '#web/lib/meta.ts';
import { browserLoader, type Page, requireUser, serverLoader } from '#web/lib/page.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';

const load = async (page: Page) => {
  requireUser(page);
};
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const meta = titled('My Profile');

export default function Profile() {
  const user = useCurrentUser();
  const logout = useLogout();
  const navigate = useNavigate();
  if (!user) return <p className="container-page py-16 text-center text-lg">No user found</p>;

  const details = [
    { name: 'Name', value: user.name },
    { name: 'Email', value: user.email },
    { name: 'Phone', value: user.phone ?? 'Not given' },
    { name: 'Address', value: joinAddress(user) || orderMessages.addressUnknown },
  ];
  return (
    <div className="container-page max-w-3xl py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">My Profile</h1>
      <p className="mt-3">
        <Badge tone={user.isAdmin ? 'accent' : 'neutral'}>
          {user.isAdmin ? 'Administrator' : 'Customer'}
        </Badge>
      </p>
      <dl className="mt-6 divide-y divide-line rounded-card border border-line bg-paper px-5">
        {details.map(({ name, value }) => (
          <div key={name} className="grid gap-x-6 py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted">
        Something not right? Write to{' '}
        <a href={`mailto:${contact.email}`} className="text-chilli-text underline underline-offset-2">
          {contact.email}
        </a>{' '}
        and we set it straight.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/orders">My Orders</LinkButton>
        <Button
          variant="secondary"
          onClick={async () => {
            await navigate('/login');
            await logout();
          }}
        >
          Logout
        </Button>
      </div>
    </div>
  );
}
