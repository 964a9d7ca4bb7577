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
import { TaskLink, useRowMenu } from '../../bulk/use-row-menu.tsx';
import { type Selection, useSelection } from '../../bulk/use-selection.ts';
import { type TaskList, useTaskLists } from '../../change/use-task-lists.ts';
import { CommandParts } from '../../commands/command-parts.tsx';
import { placeProps, showRow } from '../../commands/use-row-focus.ts';
import { useTaskCommands } from '../../commands/use-task-commands.tsx';
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
  const onOpen = ({ _id }: TaskCard) => navigate({ search: (search) => ({ ...search, task: _id }) });
  const commands = useTaskCommands({
    tasks,
    rows: [tasks.map(({ _id, status }) => ({ key: placeKey({ _id, status }), task: _id }))],
    selection,
    show: showRow,
    onOpen,
  });
  const move = (task: TaskCard, status: TaskStatus) => commands.changeOne({ task, patch: { status } });
  const { onContextMenu, menu } = useRowMenu({
    tasks: new Map(tasks.map((task) => [placeKey(task), task])),
    selection,
    onOpen,
    onMove: move,
  });
  const keys = { onKeyDown: commands.onRowKey, onContextMenu };
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
      <div {...keys}>
        {toDo && (
          <TaskGroup
            list={toDo}
            selection={selection}
            onMove={move}
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
          <TaskGroup list={over} selection={selection} onMove={move} empty={t('tasks.noneFinished')} />
        )}
      </div>
      {menu}
      <CommandParts group={t('tasks.title')} commands={commands} selection={selection} />
    </Panel>
  );
}

/** One that is finished goes to the list of those, which stands apart. */
const placeKey = ({ _id, status }: Pick<TaskCard, '_id' | 'status'>) =>
  `${isFinished(status) ? 'finished' : 'open'} ${_id}`;

interface TaskGroupProps {
  list: TaskList;
  selection: Selection;
  onMove: (task: TaskCard, status: TaskStatus) => void;
  /** What to say where there are none. */
  empty: string;
}

/** Tasks one below the other, in each of their states. */
function TaskGroup({ list, selection, onMove, empty }: TaskGroupProps) {
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
            onMove={(status) => onMove(task, status)}
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
  onMove: (status: TaskStatus) => void;
}

/** A task of a flow in one line, its status changed in its place; its subtasks fold out below it. */
function TaskRow({ task, isSelected, onSelect, onMove }: TaskRowProps) {
  const { t } = useTranslation(['work', 'flows']);
  const { number, status, priority, dueDate, assignees, subtasks } = task;
  const [isOpen, setOpen] = useState(status === 'in-progress' || status === 'in-review');
  return (
    <li className={classes.task} {...placeProps(placeKey(task))} data-selected={isSelected || undefined}>
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
          onChange={({ status: to }) => onMove(to)}
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
