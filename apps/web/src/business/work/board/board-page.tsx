import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import IconLayoutRows from '#icons/IconLayoutRows';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { lastView } from '../app-page/last-visited.ts';
import { NoTaskMatches, NoTasksYet } from '../app-page/no-tasks-yet.tsx';
import { useApp } from '../app-page/use-app.ts';
import { BulkDock } from '../bulk/bulk-dock.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';
import { useFlows } from '../fields/use-choices.tsx';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import { isFiltered, noFilter } from '../task-filter/filter.ts';
import { FilterBar } from '../task-filter/filter-bar.tsx';
import { useFolded } from '../use-folded.ts';
import classes from './board.module.css';
import { Board } from './board.tsx';
import { foldedColumns } from './columns.ts';
import { type LaneKind, laneKinds, lanesFor } from './lanes.ts';
import { tasksIn, useBoardLists } from './use-grid.ts';

const route = getRouteApi('/_app/apps/$appId/board');

/** The tasks of an app as a board. Filter, lanes and the opened task live in the address. */
export function BoardPage() {
  const { t } = useTranslation('work');
  const { appId } = route.useParams();
  const { lanes: laneKind, task: _, ...filter } = route.useSearch();
  const { data: app } = useApp(appId);
  const { isFolded, toggle } = useFolded(foldedColumns(appId));
  const columns = useBoardLists(appId, filter, isFolded);
  const flows = useFlows(appId);
  useEffect(() => lastView.set('board'), []);
  const tasks = tasksIn(columns);
  const ids = tasks.map(({ _id }) => _id);
  useTaskOrder(ids);
  const selection = useSelection(ids);

  const change = useChangeSearch<typeof filter & { lanes?: typeof laneKind }>();
  const mayAdd = app?.may.addTask ?? false;
  const isEmpty = columns.every(
    ({ list, count }) => count === 0 && list.tasks.length === 0 && !list.isPending,
  );
  // There is nothing to filter yet, and the columns say what the work will go through.
  const isNew = isEmpty && !isFiltered(filter);
  const lanes = laneKind && lanesFor(laneKind, tasks, flows, t(laneNames[laneKind]));

  return (
    <div className={classes.page} data-fills-page>
      {!isNew && (
        <FilterBar app={appId} filter={filter} onChange={change}>
          <LaneChoice value={laneKind} onChange={(lanes) => change({ lanes })} />
        </FilterBar>
      )}
      {isEmpty && !isNew && <NoTaskMatches onClear={() => change(noFilter)} />}
      {isNew && <NoTasksYet app={appId} mayAdd={mayAdd} />}
      {(!isEmpty || (isNew && mayAdd)) && (
        <Board
          app={appId}
          mayAdd={mayAdd}
          columns={columns}
          laneKind={laneKind}
          lanes={lanes}
          selection={selection}
          onFold={toggle}
        />
      )}
      <BulkDock app={appId} tasks={tasks} selection={selection} />
    </div>
  );
}

const laneNames = { flow: 'none.flow', assignee: 'none.assignees' } as const;

interface LaneChoiceProps {
  value: LaneKind | undefined;
  onChange: (lanes: LaneKind | undefined) => void;
}

/** Whether the board has lanes, and by what. */
function LaneChoice({ value, onChange }: LaneChoiceProps) {
  const { t } = useTranslation('work');
  const chosen = value ?? 'none';
  return (
    <Picker
      className={pills.pill}
      label={t('board.lanes')}
      choices={(['none', ...laneKinds] as const).map((kind) => ({
        value: kind,
        label: t(`board.lanesBy.${kind}`),
      }))}
      selected={[chosen]}
      onPick={(kind) => onChange(oneOf(kind, laneKinds))}
    >
      <IconLayoutRows size={16} stroke={1.6} aria-hidden="true" />
      {t(`board.lanesBy.${chosen}`)}
    </Picker>
  );
}
