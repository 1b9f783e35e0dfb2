import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useListAddress } from '#web/lib/page/list-address.ts';
import { SearchField } from '../form/search-field.tsx';
import { DataList } from './data-list.tsx';
import { ChoiceFilter, ListFilters } from './list-filters.tsx';

interface FilterByChoice {
  /** Its name in the page's address. */
  name: string;
  label: string;
  /** The label of the option that filters nothing. */
  all: string;
  /** The values to choose from, with their labels. */
  choices: Readonly<Record<string, string>>;
}

interface FilterOfItsOwn {
  name: string;
  field: ReactNode;
}

interface SearchedListProps<Row extends { id: string }>
  extends Pick<ComponentProps<typeof DataList<Row>>, 'query' | 'columns' | 'dense' | 'headingOf'> {
  texts: { search: string; searchHint: string; list: ComponentProps<typeof DataList<Row>>['texts'] };
  Icon: LucideIcon;
  filters?: readonly (FilterByChoice | FilterOfItsOwn)[];
  /** Shown beside the filters. */
  children?: ReactNode;
}

/** A long list of the admin area with its search and filters, which are kept in the page's address. */
export function SearchedList<Row extends { id: string }>(props: SearchedListProps<Row>) {
  const { query, columns, dense, headingOf, texts, Icon, filters = [], children } = props;
  const address = useListAddress();
  const names = ['q', ...filters.map(({ name }) => name)];
  const clear = () => address.set(Object.fromEntries(names.map((name) => [name, ''])));

  return (
    <>
      <ListFilters>
        <SearchField
          value={address.get('q')}
          onSearch={(q) => address.set({ q })}
          label={texts.search}
          placeholder={texts.searchHint}
        />
        {filters.map((filter) =>
          'field' in filter ? (
            <Fragment key={filter.name}>{filter.field}</Fragment>
          ) : (
            <ChoiceFilter
              key={filter.name}
              label={filter.label}
              value={address.get(filter.name)}
              onChange={(value) => address.set({ [filter.name]: value })}
              choices={[
                { value: '', label: filter.all },
                ...Object.entries(filter.choices).map(([value, label]) => ({ value, label })),
              ]}
            />
          ),
        )}
        {children}
      </ListFilters>
      <DataList
        query={query}
        columns={columns}
        dense={dense}
        headingOf={headingOf}
        rowKey={({ id }) => id}
        texts={texts.list}
        picture={<Icon className="size-14" aria-hidden="true" />}
        onClear={names.some((name) => address.get(name) !== '') ? clear : undefined}
      />
    </>
  );
}
