import { useState } from 'react';
import { CUSTOMER_SORTS } from '#domain/reports/customers.ts';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { useTexts } from '#web/lib/texts.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { ChoiceFilter, ListFilters } from '#web/ui/lists/list-filters.tsx';
import { ConfirmDialog } from '#web/ui/questions/confirm-dialog.tsx';
import { useSetAdmin } from './actions.ts';
import { PeopleList } from './people-list.tsx';
import type { RegisteredUser } from './queries.ts';
import { customerTexts } from './texts.ts';

interface PeopleProps {
  /** Whether this admin may change roles: owners may. */
  givesRoles: boolean;
  /** Whether the kitchen keeps a ledger. */
  hasLedger: boolean;
}

/** All registered users: admins, then customers. Roles are changed here, after a confirmation (ADMIN-10). */
export function People({ givesRoles, hasLedger }: PeopleProps) {
  const address = useListAddress();
  const [asked, setAsked] = useState<RegisteredUser>();
  const setAdmin = useSetAdmin();
  const search = address.get('q');
  const sort = address.get('sort');
  const clear = () => address.set({ q: '' });
  const texts = useTexts(customerTexts);
  const change = asked?.isAdmin ? texts.demote : texts.promote;
  const changing = setAdmin.isPending ? setAdmin.variables.id : undefined;

  return (
    <>
      <ListFilters>
        <SearchField
          value={search}
          onSearch={(q) => address.set({ q })}
          label={texts.search}
          placeholder={texts.searchHint}
        />
        <ChoiceFilter
          label={texts.sort}
          value={sort}
          onChange={(chosen) => address.set({ sort: chosen })}
          choices={CUSTOMER_SORTS.filter((each) => each !== 'owed' || hasLedger).map((each) => ({
            value: each === 'newest' ? '' : each,
            label: texts.sorts[each],
          }))}
        />
      </ListFilters>
      {[true, false].map((admins) => (
        <PeopleList
          key={String(admins)}
          admins={admins}
          search={search}
          sort={sort}
          onClear={clear}
          onAsk={givesRoles ? setAsked : undefined}
          changing={changing}
          hasLedger={hasLedger}
        />
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={change.question}
        confirmLabel={change.button}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) setAdmin.mutate({ id: asked.id, isAdmin: !asked.isAdmin });
          setAsked(undefined);
        }}
      >
        {asked && change.consequence(asked.name ?? texts.noName, asked.email)}
      </ConfirmDialog>
    </>
  );
}
