import type { Happening, TaskElsewhere, TaskStatus, TaskToDo } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { List, Numbered, Row, Stack, Text } from '@kazi/ui/layout';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import { StatusGlyph } from '../../status.tsx';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import { nextStep } from '../change/pay.ts';
import { TaskActs } from '../change/task-acts.tsx';
import { useRejectableChange } from '../change/use-change-task.ts';
import { DeliveryLine } from '../delivery/delivery-line.tsx';
import { ApprovalMark, DueDate, PeopleStack, PriorityMark, RewardMark } from '../fields/marks.tsx';
import happeningClasses from './happening-list.module.css';
import classes from './task-line.module.css';

interface TaskLinesProps extends Omit<TaskLineProps, 'task'> {
  tasks: readonly TaskLineProps['task'][];
}

/** Tasks below one another, in one line each. */
export const TaskLines = ({ tasks, ...line }: TaskLinesProps) => (
  <List>
    {tasks.map((task) => (
      <TaskLine key={task._id} task={task} {...line} />
    ))}
  </List>
);

interface TaskLineProps {
  task: TaskElsewhere & Partial<Pick<TaskToDo, 'sentBack'>>;
  /** With the app it lives in, not that one's project. */
  withApp?: boolean;
  /** With those who do it. */
  withPeople?: boolean;
  /** With what the reader can do to it. */
  withActs?: boolean;
}

/** A task in one line, with where it lives; the whole line leads to it. */
function TaskLine({ task, withApp = false, withPeople = false, withActs = false }: TaskLineProps) {
  const { t } = useTranslation('work');
  const { _id, number, title, status, priority, dueDate, assignees, appInfo } = task;
  const place = (withApp ? undefined : appInfo.project?.name) ?? appInfo.name;
  // The button of what pays says the amount itself.
  const isPaidByStep = withActs && task.held && nextStep(task)?.action === 'accept';
  return (
    <Row as="li" gap={10} className={classes.line}>
      <Row as="span" gap={10} className={classes.marks}>
        <StatusGlyph status={status} />
        <PriorityMark priority={priority} />
      </Row>
      <Text as="div" grow className={classes.words}>
        <Link to="/tasks/$taskId" params={{ taskId: _id }} className={classes.title} dir="auto">
          {title}
        </Link>
        <Row as="span" gap={4} tone="muted" size={12} shrinks className={classes.where}>
          <bdi>{number}</bdi> ·{' '}
          <Text as="bdi" cut shrinks>
            {place}
          </Text>{' '}
          <span>· {t(`status.${status}`)}</span>
        </Row>
        {withActs && <DeliveryLine task={task} />}
        {task.sentBack && <SentBackLine {...task.sentBack} />}
      </Text>
      <Row as="span" gap={12} justify="end" className={classes.facts}>
        <ApprovalMark task={task} />
        {!isPaidByStep && <RewardMark task={task} />}
        {dueDate && (
          <span className={classes.due}>
            <DueDate dueDate={dueDate} status={status} />
          </span>
        )}
        {withPeople && (
          <span className={classes.people}>
            <PeopleStack people={assignees} size={22} max={2} />
          </span>
        )}
      </Row>
      {withActs && (
        <span className={classes.step}>
          <Acts task={task} />
        </span>
      )}
    </Row>
  );
}

function Acts({ task }: { task: TaskElsewhere }) {
  const { change, isChanging, rejection } = useRejectableChange();
  return (
    <>
      <TaskActs
        task={task}
        busy={isChanging}
        onMove={(status) => change({ task, patch: { status }, asks: true })}
      />
      <RejectDialog {...rejection} />
    </>
  );
}

/** That the work came back, and the first line of why. */
function SentBackLine({ by, reason }: NonNullable<TaskToDo['sentBack']>) {
  const { t } = useTranslation('dashboard');
  const says = t('next.sentBack', { name: by?.name ?? t('recent.somebody') });
  return (
    <Row as="span" gap={4} size={13} shrinks className={classes.sentBack}>
      <IconArrowBackUp size={15} stroke={1.8} aria-hidden="true" />
      <Text as="span" cut>
        {says}
        {reason && (
          <>
            {': '}
            <bdi className={classes.reason}>{reason.trim().split('\n', 1)}</bdi>
          </>
        )}
      </Text>
    </Row>
  );
}

const verbs = [
  'created',
  'submitted',
  'approved',
  'retracted',
  'accepted',
  'acceptance-undone',
  'rejected',
  'reopened',
  'cancelled',
  'moved',
  'commented',
] as const;

/** What people did to which task, newest first; each leads to its task. */
export function HappeningList({ happenings }: { happenings: readonly Happening[] }) {
  const { t } = useTranslation(['dashboard', 'work']);
  const status = (name: TaskStatus) => t(`work:status.${name}`);
  const says = ({ verb, moved }: Pick<Happening, 'verb' | 'moved'>) =>
    verb === 'moved' && moved
      ? t('recent.movedFrom', { from: status(moved.from), to: status(moved.to) })
      : t(`recent.${verbs.find((known) => known === verb) ?? 'changed'}`);
  return (
    <Stack as="ul" gap={14}>
      {happenings.map(({ id, actor, verb, moved, task, number, title, at, reason }) => (
        <Row key={id} as="li" gap={10} align="start" size={13}>
          <Avatar name={actor?.name ?? '?'} src={actor?.avatar ?? null} size={28} decorative />
          <Stack grow className={happeningClasses.words}>
            <span>
              <strong>{actor?.name ?? t('recent.somebody')}</strong> {says({ verb, moved })}
            </span>
            <Link to="/tasks/$taskId" params={{ taskId: task }} className={happeningClasses.task}>
              <Numbered number={number} title={title} cut />
            </Link>
            {reason && (
              <q className={happeningClasses.reason} dir="auto">
                {reason}
              </q>
            )}
          </Stack>
          <Text as="span" tone="muted" size={12} className={happeningClasses.when}>
            <RelativeTime at={at} />
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
