import { type TaskSort, taskSorts } from '@kazi/contract/work';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsSort from '#icons/IconArrowsSort';
import IconColumns3 from '#icons/IconColumns3';
import IconStackFront from '#icons/IconStackFront';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { lastView } from '../app-page/last-visited.ts';
import { NoTaskMatches, NoTasksYet } from '../app-page/no-tasks-yet.tsx';
import { useApp } from '../app-page/use-app.ts';
import { useSelection } from '../bulk/use-selection.ts';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import { type GroupKind, groupKinds, isFiltered, noFilter } from '../task-filter/filter.ts';
import { FilterBar } from '../task-filter/filter-bar.tsx';
import { type Column, type ColumnName, columnsIn, fixedColumns, useColumns } from './columns.ts';
import { rowsOf, tasksById, useGroupNames, useListGroups } from './groups.tsx';
import classes from './list.module.css';
import { ListGrid } from './list-grid.tsx';

const route = getRouteApi('/_app/apps/$appId/list');

/** The tasks of an app as a list. Filter, groups, order and the opened task live in the address. */
export function ListPage() {
  const { appId } = route.useParams();
  const { group: kind = 'status', sort = 'position', task: _, ...filter } = route.useSearch();
  const { data: app } = useApp(appId);
  const { groups, want, fold } = useListGroups({ app: appId, filter, kind, sort });
  const names = useGroupNames(appId, kind);
  useEffect(() => lastView.set('list'), []);

  const rows = rowsOf(groups, kind !== 'status');
  const tasks = tasksById(rows);
  const { choices, shown: columns, toggle: toggleColumn } = useColumns([...tasks.values()]);
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
          <ColumnChoice choices={choices} columns={columns} onToggle={toggleColumn} />
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
    </div>
  );
}

interface ColumnChoiceProps {
  choices: readonly Column[];
  columns: readonly Column[];
  onToggle: (column: ColumnName) => void;
}

/** Which columns the list has. */
function ColumnChoice({ choices, columns, onToggle }: ColumnChoiceProps) {
  const { t } = useTranslation('work');
  const optional = choices.filter(({ name }) => !fixedColumns.includes(name));
  return (
    <span className={classes.desk}>
      <Picker
        className={pills.pill}
        label={t('list.columns')}
        choices={optional.map(({ name }) => ({ value: name, label: t(`field.${name}`) }))}
        selected={columns.map(({ name }) => name)}
        multiple
        onPick={(picked) => {
          const column = optional.find(({ name }) => name === picked);
          if (column) onToggle(column.name);
        }}
      >
        <IconColumns3 size={16} stroke={1.6} aria-hidden="true" />
        {t('list.columns')}
      </Picker>
    </span>
  );
}

interface GroupChoiceProps {
  value: GroupKind;
  onChange: (kind: GroupKind | undefined) => void;
}

/** What the list is grouped by. */
function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      className={pills.pill}
      label={t('list.groupBy')}
      buttonLabel={`${t('list.groupBy')}: ${t(`list.group.${value}`)}`}
      choices={groupKinds.map((kind) => ({ value: kind, label: t(`list.group.${kind}`) }))}
      selected={[value]}
      onPick={(kind) => onChange(oneOf(kind, groupKinds))}
    >
      <IconStackFront size={16} stroke={1.6} aria-hidden="true" />
      {t(`list.group.${value}`)}
    </Picker>
  );
}

interface SortChoiceProps {
  value: TaskSort;
  onChange: (sort: TaskSort | undefined) => void;
}

/** In what order the list is. */
function SortChoice({ value, onChange }: SortChoiceProps) {
  const { t } = useTranslation('work');
  return (
    <Picker
      className={pills.pill}
      label={t('list.sortBy')}
      buttonLabel={`${t('list.sortBy')}: ${t(`list.sort.${value}`)}`}
      choices={taskSorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
      selected={[value]}
      onPick={(sort) => onChange(oneOf(sort, taskSorts))}
    >
      <IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />
      {value === 'position' ? t('list.sortBy') : t(`list.sort.${value}`)}
    </Picker>
  );
}
