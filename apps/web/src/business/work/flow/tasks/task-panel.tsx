import {
  type Flow,
  isFinished,
  type Subtask,
  type TaskCard,
  type TaskStatus,
  taskStatuses,
} from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Row } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../../api/queries.ts';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { StatusGlyph } from '../../../status.tsx';
import { BulkDock } from '../../bulk/bulk-dock.tsx';
import { useRowKeys } from '../../bulk/use-row-keys.ts';
import { TaskLink, useRowMenu } from '../../bulk/use-row-menu.tsx';
import { type Selection, useSelection } from '../../bulk/use-selection.ts';
import { RejectDialog } from '../../change/dialog-hosts.tsx';
import { useChangeTask, useRejectableChange } from '../../change/use-change-task.ts';
import { type TaskList, useTaskLists } from '../../change/use-task-lists.ts';
import shared from '../../fields/fields.module.css';
import { DueDate, PeopleStack, PriorityMark, RewardMark } from '../../fields/marks.tsx';
import { StatusPicker } from '../../fields/picker.tsx';
import { openNewTask } from '../../new-task/store.ts';
import { useTaskOrder } from '../../task/drawer/neighbours.ts';
import { useSubtaskChange } from '../../task/subtasks/use-subtasks.ts';
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
  if (tasks.length === 0) return <p className={shared.nothing}>{empty}</p>;
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

interface TaskRowProps {
  task: TaskCard;
  isSelected: boolean;
  /** With `extend`, everything from the task selected last to this one. */
  onSelect: (extend: boolean) => void;
}

/** A task of a flow in one line, its status changed in its place; its subtasks fold out below it. */
function TaskRow({ task, isSelected, onSelect }: TaskRowProps) {
  const { t } = useTranslation(['work', 'flows']);
  const { _id, number, status, priority, dueDate, assignees, subtasks } = task;
  const [isOpen, setOpen] = useState(status === 'in-progress' || status === 'in-review');
  const { change } = useChangeTask();
  return (
    <li className={classes.task} data-task={_id} data-selected={isSelected || undefined}>
      <Row gap={10} className={classes.row}>
        <input
          type="checkbox"
          className={shared.box}
          tabIndex={-1}
          aria-label={t('list.select', { number })}
          checked={isSelected}
          onChange={() => {}}
          onClick={(event) => onSelect(event.shiftKey)}
        />
        <StatusPicker
          className={classes.status}
          buttonLabel={t('flows:tasks.statusOf', { number, status: t(`status.${status}`) })}
          task={task}
          onChange={(patch) => change({ seen: task, patch })}
        >
          <StatusGlyph status={status} size={16} />
        </StatusPicker>
        <bdi className={classes.number}>{number}</bdi>
        <TaskLink task={task} className={classes.title} />
        {subtasks.total > 0 && (
          <button
            type="button"
            className={classes.subtaskCount}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <SpokenAs about={t('subtasksDone', subtasks)}>
              <IconChevronRight className={classes.chevron} size={14} stroke={2} />
              {subtasks.done}/{subtasks.total}
            </SpokenAs>
          </button>
        )}
        <Row as="span" inline gap={12} className={classes.facts}>
          <RewardMark task={task} />
          {dueDate && <DueDate dueDate={dueDate} status={status} />}
          <PriorityMark priority={priority} />
          {assignees.length > 0 && <PeopleStack people={assignees} size={22} />}
        </Row>
      </Row>
      {isOpen && subtasks.total > 0 && <FlowSubtasks task={task} />}
    </li>
  );
}

/** The subtasks of a task, to tick off. */
function FlowSubtasks({ task }: { task: TaskCard }) {
  const { subtasks, tick } = useSubtaskTicks(task);
  if (!subtasks) return <Skeleton className={classes.subtaskBones} height={task.subtasks.total * 30} />;
  return (
    <ul className={classes.subtasks}>
      {subtasks.map((subtask) => (
        <Row key={subtask._id} as="li" gap={12} justify="between" className={classes.subtask}>
          <Checkbox
            size="xs"
            checked={subtask.done}
            disabled={!subtask.may.update}
            label={subtask.title}
            onChange={() => tick(subtask)}
          />
          {subtask.assignee && (
            <Avatar name={subtask.assignee.name} src={subtask.assignee.avatar} size={20} />
          )}
        </Row>
      ))}
    </ul>
  );
}

/**
 * The subtasks of a task that stands in a flow, fetched once for all tasks of the flow. Undefined until they are
 * here. A tick is shown at once.
 */
function useSubtaskTicks({ _id, flow }: TaskCard) {
  const options = api.work.subtasks.list.queryOptions({
    input: flow ? { flow } : { task: _id },
  });
  const { data } = useQuery(options);
  const change = useSubtaskChange();
  return {
    subtasks: data?.items.filter(({ task }) => task === _id),
    tick: (subtask: Subtask) => change(subtask, { done: !subtask.done }),
  };
}
