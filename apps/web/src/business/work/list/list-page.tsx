import type { TaskSort } from '@kazi/contract/work';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { lastView } from '../app-page/last-visited.ts';
import { NoTaskMatches, NoTasksYet } from '../app-page/no-tasks-yet.tsx';
import { useApp } from '../app-page/use-app.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import { isFiltered, noFilter } from '../task-filter/filter.ts';
import { FilterBar } from '../task-filter/filter-bar.tsx';
import { columnsIn } from './columns.ts';
import classes from './list.module.css';
import { ColumnChoice, GroupChoice, SortChoice } from './list-choices.tsx';
import { ListGrid } from './list-grid.tsx';
import { rowsOf, tasksById } from './rows.ts';
import { useColumns } from './use-columns.ts';
import { useGroupNames } from './use-group-names.tsx';
import { useListGroups } from './use-list-groups.ts';

const route = getRouteApi('/_app/apps/$appId/list');

/** The tasks of an app as a list. Filter, groups, order and the opened task live in the address. */
export function ListPage() {
  const { appId } = route.useParams();
  const { group: kind = 'status', sort = 'position', task: _, ...filter } = route.useSearch();
  const { data: app } = useApp(appId);
  const { shown: columns, toggle: toggleColumn } = useColumns();
  const { groups, want, fold } = useListGroups({ app: appId, filter, kind, sort });
  const names = useGroupNames(appId, kind);
  useEffect(() => lastView.set('list'), []);

  const rows = rowsOf(groups, kind !== 'status');
  const tasks = tasksById(rows);
  const selection = useSelection([...tasks.keys()]);
  useTaskOrder([...tasks.keys()]);
  const isEmpty = groups.every(
    ({ list, isWanted, isFolded, count }) =>
      (count === 0 || (isWanted && !isFolded && !list.isPending && !list.error)) && list.tasks.length === 0,
  );

  // There is nothing to filter, to group or to sort yet.
  const isNew = isEmpty && !isFiltered(filter);

  const change = useChangeSearch<
    typeof filter & {
      group?: typeof kind | undefined;
      sort?: TaskSort | undefined;
      task?: string | undefined;
    }
  >();
  return (
    <div className={classes.page} data-fills-page>
      {!isNew && (
        <FilterBar app={appId} filter={filter} onChange={change}>
          <GroupChoice value={kind} onChange={(group) => change({ group })} />
          <SortChoice value={sort} onChange={(by) => change({ sort: by })} />
          <ColumnChoice columns={columns} onToggle={toggleColumn} />
        </FilterBar>
      )}
      {isEmpty && !isNew && <NoTaskMatches onClear={() => change(noFilter)} />}
      {isNew && <NoTasksYet app={appId} mayAdd={app?.may.addTask ?? false} />}
      {!isEmpty && (
        <ListGrid
          rows={rows}
          columns={columnsIn(columns, kind)}
          sort={sort}
          onSort={(by) => change({ sort: by })}
          selection={selection}
          names={names}
          onFold={fold}
          onSight={want}
          onOpen={({ _id }) => change({ task: _id }, { replace: false })}
        />
      )}
      <BulkBar app={appId} tasks={[...tasks.values()]} selection={selection} />
    </div>
  );
}
