import { listUsers } from '@kazi/simulation/users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { ListStates } from '../../parts/list-states.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { useSelection } from '../../parts/use-selection.ts';
import { UserFilters } from './user-filters.tsx';
import type { UserSearch } from './user-search.ts';
import { UserTable } from './user-table.tsx';
import { UsersSelection } from './users-selection.tsx';

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
        isEmpty={({ users }) => users.length === 0}
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
