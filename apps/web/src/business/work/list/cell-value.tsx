import type { TaskCard } from '@kazi/contract/work';
import { RelativeTime } from '@kazi/ui/relative-time';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import type { TaskPatch } from '../change/task-record.ts';
import { DueDate } from '../fields/due-date.tsx';
import { LabelChips, PeopleStack, PriorityMark } from '../fields/marks.tsx';
import { type CellField, taskFields } from '../fields/task-fields.ts';
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
    default:
      return <FieldCell task={task} field={taskFields[column]} />;
  }
}

function FieldCell({ task, field }: { task: TaskCard; field: CellField }) {
  const { t } = useTranslation('work');
  const { status, priority } = task;
  const words: TaskPatch = task;
  switch (field.kind) {
    case 'text':
      return <span className={classes.cut}>{words[field.name]}</span>;
    case 'status':
      return (
        <>
          <StatusGlyph status={status} />
          <span className={classes.word}>{t(`status.${status}`)}</span>
        </>
      );
    case 'priority':
      return priority === 'none' ? null : (
        <>
          <PriorityMark priority={priority} />
          <span className={classes.word}>{t(`priority.${priority}`)}</span>
        </>
      );
    case 'people':
      return <People people={task[field.name]} />;
    case 'labels':
      return <LabelChips labels={task[field.name]} max={labelsShown} oneLine />;
    case 'day': {
      const day = task[field.name];
      return day && <DueDate dueDate={day} status={status} />;
    }
    case 'flow':
      return <FlowName task={task} />;
    case 'hours': {
      const hours = task[field.name];
      return hours !== null && t('hours', { count: hours });
    }
    case 'reward':
      return <RewardMark task={task} />;
  }
}

function People({ people }: { people: TaskCard['assignees'] }) {
  const [first] = people;
  if (!first) return null;
  return (
    <>
      <PeopleStack people={people} size={22} />
      {people.length === 1 && <span className={`${classes.cut} ${classes.word}`}>{first.name}</span>}
    </>
  );
}

const FlowName = ({ task: { app, flow } }: { task: TaskCard }) => (
  <span className={classes.cut}>{useFlowName(app, flow)}</span>
);
