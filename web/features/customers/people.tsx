import { useState } from 'react';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ListFilters } from '#web/ui/list-filters.tsx';
import { useSetAdmin } from './actions.ts';
import { PeopleList } from './people-list.tsx';
import type { Person } from './queries.ts';

/** Everybody who has registered, in admins and customers, and who of them is an admin. */
export function People({ adminId }: { adminId: string }) {
  const address = useListAddress();
  const [asked, setAsked] = useState<Person>();
  const setAdmin = useSetAdmin();
  const search = address.get('q');
  const clear = () => address.set({ q: '' });
  const changing = setAdmin.isPending ? setAdmin.variables.id : undefined;

  return (
    <>
      <ListFilters>
        <SearchField
          value={search}
          onSearch={(q) => address.set({ q })}
          label="Search registered users"
          placeholder="Name, e-mail or phone"
        />
      </ListFilters>
      {[true, false].map((admins) => (
        <PeopleList
          key={String(admins)}
          adminId={adminId}
          admins={admins}
          search={search}
          onClear={clear}
          onAsk={setAsked}
          changing={changing}
        />
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.isAdmin ? 'Remove admin privileges?' : 'Make an admin?'}
        confirmLabel={asked?.isAdmin ? 'Remove admin' : 'Make admin'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) setAdmin.mutate({ id: asked.id, isAdmin: !asked.isAdmin });
          setAsked(undefined);
        }}
      >
        {asked?.isAdmin
          ? `${asked.name} (${asked.email}) will no longer see or change anything in the admin area.`
          : `${asked?.name} (${asked?.email}) will see all orders and customers, and change dishes, menus and roles.`}
      </ConfirmDialog>
    </>
  );
}
