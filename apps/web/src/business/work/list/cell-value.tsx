import type { TaskCard } from '@kazi/contract/work';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { DueDate } from '../fields/due-date.tsx';
import { LabelChips, PeopleStack, PriorityMark } from '../fields/marks.tsx';
import { useFlowName } from '../fields/use-choices.tsx';
import { RewardMark } from '../reward/reward-mark.tsx';
import type { ColumnName } from './columns.ts';
import classes from './list.module.css';
import { TaskLink } from './task-link.tsx';

interface CellValueProps {
  task: TaskCard;
  column: ColumnName;
}

const labelsShown = 1;

/** What a column shows of a task. Where there is nothing to show, nothing is. */
export function CellValue({ task, column }: CellValueProps) {
  const { t } = useTranslation('work');
  switch (column) {
    case 'number':
      return <bdi className={classes.number}>{task.number}</bdi>;
    case 'title':
      return <TaskLink task={task} />;
    case 'status':
      return (
        <>
          <StatusGlyph status={task.status} />
          <span className={classes.word}>{t(`status.${task.status}`)}</span>
        </>
      );
    case 'priority':
      return task.priority === 'none' ? null : (
        <>
          <PriorityMark priority={task.priority} />
          <span className={classes.word}>{t(`priority.${task.priority}`)}</span>
        </>
      );
    case 'assignees':
      return <Assignees task={task} />;
    case 'labels':
      return <LabelChips labels={task.labels} max={labelsShown} oneLine />;
    case 'dueDate':
      return task.dueDate && <DueDate dueDate={task.dueDate} status={task.status} />;
    case 'flow':
      return <FlowName task={task} />;
    case 'estimate':
      return task.estimate !== null && t('hours', { count: task.estimate });
    case 'reward':
      return <RewardMark task={task} />;
    case 'subtasks':
      return (
        task.subtasks.total > 0 && (
          <bdi title={t('subtasksDone', task.subtasks)}>
            {task.subtasks.done}/{task.subtasks.total}
          </bdi>
        )
      );
    case 'comments':
      return task.comments > 0 && task.comments;
    case 'updatedAt':
      return <RelativeTime at={task.updatedAt} />;
  }
}

function Assignees({ task: { assignees } }: { task: TaskCard }) {
  const [first] = assignees;
  if (!first) return null;
  return (
    <>
      <PeopleStack people={assignees} size={22} />
      {assignees.length === 1 && <span className={`${classes.cut} ${classes.word}`}>{first.name}</span>}
    </>
  );
}

const FlowName = ({ task: { app, flow } }: { task: TaskCard }) => (
  <span className={classes.cut}>{useFlowName(app, flow)}</span>
);
