import { listUsers, plans, type User, updateUser, userRoles, userStatuses } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconUserOff from '#icons/IconUserOff';
import filters from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { useCountryName } from '../../parts/formats.ts';
import { ListStates } from '../../parts/list-states.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { ColumnMenu, ExportMenu, SelectionBar } from '../../parts/records.tsx';
import type { Sheet } from '../../parts/use-save-sheet.ts';
import { type Selection, useSelection } from '../../parts/use-selection.ts';
import { userCalls } from '../users.tsx';
import type { Hideable, UserSearch } from './user-search.ts';
import { UserTable } from './user-table.tsx';

/** Users with what narrows and orders them, all of it in the address of the page that it stands on. */
export function UserList({ search }: { search: UserSearch }) {
  const { q, role, plan, status, sortColumn, sort, page = 1, perPage = 10 } = search;
  const change = useChangeSearch<UserSearch>();
  /** Another list begins at its first page. */
  const narrow = (changes: UserSearch) => change({ page: undefined, ...changes });
  const query = useQuery({
    ...answerOf(listUsers, { q, role, currentPlan: plan, status, sortColumn, sort, page, perPage }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection((query.data?.users ?? []).map(({ id }) => id));
  const isNarrowed = q || role || plan || status;
  return (
    <>
      <UserFilters search={search} onNarrow={narrow} onHide={(hide) => change({ hide })} />
      <ListStates
        query={query}
        what="users"
        isEmpty={({ total }) => total === 0}
        onClear={
          isNarrowed
            ? () => narrow({ q: undefined, role: undefined, plan: undefined, status: undefined })
            : undefined
        }
      >
        {({ users, total }) => (
          <>
            <UsersSelection users={users} selection={selection} />
            <UserTable
              users={users}
              selection={selection}
              hidden={search.hide ?? []}
              sorting={{
                column: sortColumn,
                direction: sort ?? 'asc',
                onSort: (column, direction) => narrow({ sortColumn: column, sort: direction }),
              }}
            />
            <NumberedPages
              what="users"
              page={page}
              perPage={perPage}
              total={total}
              onPage={(next) => change({ page: next }, { replace: false })}
              onPerPage={(rows) => narrow({ perPage: rows })}
            />
          </>
        )}
      </ListStates>
    </>
  );
}

interface UserFiltersProps {
  search: UserSearch;
  onNarrow: (changes: UserSearch) => void;
  onHide: (hidden: Hideable[] | undefined) => void;
}

/** Narrows a list of users by words, role, plan and status, and chooses its columns. */
function UserFilters({ search, onNarrow, onHide }: UserFiltersProps) {
  const { t } = useTranslation('demo/users');
  const { q, role, plan, status, hide = [] } = search;
  return (
    <search className={filters.filters}>
      <SearchField
        className={filters.search}
        label={t('list.search')}
        value={q}
        onSearch={(words) => onNarrow({ q: words })}
      />
      <ChoiceFilter
        label={t('facts.role')}
        words={userRoles}
        nameOf={(word) => t(`roles.${word}`)}
        value={role}
        onChoose={(value) => onNarrow({ role: value })}
      />
      <ChoiceFilter
        label={t('facts.plan')}
        words={plans}
        nameOf={(word) => t(`plans.${word}`)}
        value={plan}
        onChoose={(value) => onNarrow({ plan: value })}
      />
      <ChoiceFilter
        label={t('facts.status')}
        words={userStatuses}
        nameOf={(word) => t(`statuses.${word}`)}
        value={status}
        onChoose={(value) => onNarrow({ status: value })}
      />
      <ColumnMenu
        columns={[
          { name: 'role', label: t('facts.role') },
          { name: 'currentPlan', label: t('facts.plan') },
          { name: 'billing', label: t('facts.billing') },
          { name: 'status', label: t('facts.status') },
        ]}
        hidden={hide}
        onHide={onHide}
      />
    </search>
  );
}

/** What can be done with all the users chosen. */
function UsersSelection({ users, selection }: { users: readonly User[]; selection: Selection }) {
  const { t } = useTranslation('demo/users');
  const sheet = useUserSheet();
  const change = useChange(updateUser, { changes: userCalls });
  const chosen = users.filter(({ id }) => selection.has(id));

  function suspend(): void {
    for (const { id } of chosen) change.mutate({ id, status: 'inactive' });
    selection.clear();
    toast({
      message: t('actions.suspendedMany', { count: chosen.length }),
      action: {
        label: t('actions.undo'),
        run: () => {
          for (const { id, status } of chosen) change.mutate({ id, status });
        },
      },
    });
  }

  return (
    <SelectionBar selection={selection}>
      <ExportMenu name="users" isSmall sheet={() => sheet(chosen)} />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconUserOff size={14} stroke={1.8} />}
        onClick={suspend}
      >
        {t('actions.suspend')}
      </Button>
    </SelectionBar>
  );
}

/** Users as rows of a file. */
export function useUserSheet(): (users: readonly User[]) => Sheet {
  const { t } = useTranslation('demo/users');
  const countryName = useCountryName();
  return (users) => ({
    headings: [
      t('facts.fullName'),
      t('facts.username'),
      t('facts.email'),
      t('facts.company'),
      t('facts.country'),
      t('facts.contact'),
      t('facts.role'),
      t('facts.plan'),
      t('facts.billing'),
      t('facts.status'),
    ],
    rows: users.map((user) => [
      user.fullName,
      user.username,
      user.email,
      user.company,
      countryName(user.country),
      user.contact,
      t(`roles.${user.role}`),
      t(`plans.${user.currentPlan}`),
      t(`billings.${user.billing}`),
      t(`statuses.${user.status}`),
    ]),
  });
}
