import { type Flow, isFinished, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { BulkDock } from '../../bulk/bulk-dock.tsx';
import { useRowKeys } from '../../bulk/use-row-keys.ts';
import { useRowMenu } from '../../bulk/use-row-menu.tsx';
import { type Selection, useSelection } from '../../bulk/use-selection.ts';
import { RejectDialog } from '../../change/dialog-hosts.tsx';
import { useRejectableChange } from '../../change/use-change-task.ts';
import type { TaskList } from '../../change/use-task-lists.ts';
import { useTaskLists } from '../../change/use-task-lists.ts';
import { openNewTask } from '../../new-task/store.ts';
import { useTaskOrder } from '../../task/drawer/neighbours.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

const open = taskStatuses.filter((status) => !isFinished(status));
const finished = taskStatuses.filter(isFinished);

/** The work of a flow: what is open, and folded below it what is finished. */
export function TaskPanel({ flow }: { flow: Flow }) {
  const { t } = useTranslation(['flows', 'work']);
  const [showsFinished, setShowsFinished] = useState(false);
  const input = (status: TaskStatus[]) => ({ app: flow.app, flow: [flow._id], status });
  const [toDo, over] = useTaskLists([
    { name: 'open', input: { ...input(open), sort: 'position' } },
    { name: 'finished', input: showsFinished ? { ...input(finished), sort: '-updatedAt' } : undefined },
  ]);
  const tasks = [toDo, over].flatMap((list) => list?.tasks ?? []);
  const ids = tasks.map(({ _id }) => _id);
  useTaskOrder(ids);
  const selection = useSelection(ids);
  const navigate = useNavigate({ from: '/flows/$flowId' });
  const { ref, onKeyDown } = useRowKeys({
    group: t('tasks.title'),
    selection,
    onOpen: (task) => navigate({ search: (search) => ({ ...search, task }) }),
  });
  const { change, rejection } = useRejectableChange();
  const { onContextMenu, menu } = useRowMenu({
    find: (mark) => tasks.find(({ _id }) => _id === mark.task),
    selection,
    onOpen: ({ _id }) => navigate({ search: (search) => ({ ...search, task: _id }) }),
    onMove: (task, status) => change({ task, patch: { status } }),
  });
  const keys = { onKeyDown, onContextMenu };
  return (
    <Panel
      title={t('tasks.title')}
      description={
        flow.progress.total > 0 && (
          <span className={classes.progress}>
            <ProgressBar
              value={flow.progress.done}
              max={flow.progress.total}
              label={t('tasksDone', flow.progress)}
            />
          </span>
        )
      }
      actions={
        flow.may.addTask && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={2} />}
            onClick={() => openNewTask({ app: flow.app, flow: flow._id })}
          >
            {t('tasks.new')}
          </Button>
        )
      }
      flush
    >
      <div ref={ref} {...keys}>
        {toDo && (
          <TaskGroup
            list={toDo}
            selection={selection}
            empty={t(flow.progress.total > 0 ? 'tasks.allDone' : 'tasks.none')}
          />
        )}
        {flow.progress.total > 0 && (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={showsFinished}
            onClick={() => setShowsFinished(!showsFinished)}
          >
            {t(showsFinished ? 'tasks.hideFinished' : 'tasks.showFinished')}
          </button>
        )}
        {showsFinished && over && (
          <TaskGroup list={over} selection={selection} empty={t('tasks.noneFinished')} />
        )}
      </div>
      <BulkDock app={flow.app} tasks={tasks} selection={selection} />
      {menu}
      <RejectDialog {...rejection} />
    </Panel>
  );
}

interface TaskGroupProps {
  list: TaskList;
  selection: Selection;
  /** What to say where there are none. */
  empty: string;
}

/** Tasks one below the other, in each of their states. */
function TaskGroup({ list, selection, empty }: TaskGroupProps) {
  const { t } = useTranslation('common');
  const { tasks, isPending, error, hasMore, loadMore, retry } = list;
  if (isPending) return <SkeletonRows rows={4} label={t('loading')} />;
  if (error) return <FailedState error={error} onRetry={retry} />;
  if (tasks.length === 0) return <p className={classes.nothing}>{empty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskRow
            key={task._id}
            task={task}
            isSelected={selection.selected.has(task._id)}
            onSelect={(extend) => selection[extend ? 'extend' : 'toggle'](task._id)}
          />
        ))}
      </ul>
      {hasMore && (
        <Button className={classes.more} variant="subtle" size="xs" onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
