import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { lastView } from '../app-page/last-visited.ts';
import { NoTasksYet } from '../app-page/no-tasks-yet.tsx';
import { useApp } from '../app-page/use-app.ts';
import { useFlows } from '../fields/use-choices.tsx';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import { isFiltered, noFilter } from '../task-filter/filter.ts';
import { FilterBar } from '../task-filter/filter-bar.tsx';
import { NoTaskMatches } from '../task-filter/no-task-matches.tsx';
import { useFolded } from '../use-folded.ts';
import classes from './board.module.css';
import { Board } from './board.tsx';
import { LaneChoice } from './lane-choice.tsx';
import { lanesFor } from './lanes.ts';
import { tasksIn, useBoardLists } from './use-board-lists.ts';

const route = getRouteApi('/_app/apps/$appId/board');

/** The tasks of an app as a board. Filter, lanes and the opened task live in the address. */
export function BoardPage() {
  const { t } = useTranslation('work');
  const { appId } = route.useParams();
  const { lanes: laneKind, task: _, ...filter } = route.useSearch();
  const { data: app } = useApp(appId);
  const { isFolded, toggle } = useFolded(`kazi.folded-columns.${appId}`);
  const columns = useBoardLists(appId, filter, isFolded);
  const flows = useFlows(appId);
  useEffect(() => lastView.set('board'), []);
  useTaskOrder(tasksIn(columns).map(({ _id }) => _id));

  const change = useChangeSearch<typeof filter & { lanes?: typeof laneKind }>();
  const mayAdd = app?.may.addTask ?? false;
  const isEmpty = columns.every(
    ({ list, count }) => count === 0 && list.tasks.length === 0 && !list.isPending,
  );
  const lanes = laneKind && lanesFor(laneKind, tasksIn(columns), flows, t(laneNames[laneKind]));

  return (
    <div className={classes.page} data-fills-page>
      <FilterBar app={appId} filter={filter} onChange={change}>
        <LaneChoice value={laneKind} onChange={(lanes) => change({ lanes })} />
      </FilterBar>
      {isEmpty && isFiltered(filter) && <NoTaskMatches onClear={() => change(noFilter)} />}
      {isEmpty && !isFiltered(filter) && <NoTasksYet app={appId} mayAdd={mayAdd} />}
      {!isEmpty && (
        <Board
          app={appId}
          mayAdd={mayAdd}
          columns={columns}
          laneKind={laneKind}
          lanes={lanes}
          onFold={toggle}
        />
      )}
    </div>
  );
}

const laneNames = { flow: 'none.flow', assignee: 'none.assignees' } as const;
