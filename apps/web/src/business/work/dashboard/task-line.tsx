import type { Happening, TaskElsewhere } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { List, Numbered, Row, Stack, Text } from '@kazi/ui/layout';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { nextStep, usePayWords } from '../change/pay.ts';
import { useChangeTask } from '../change/use-change-task.ts';
import { DueDate, PeopleStack, PriorityMark, RewardMark } from '../fields/marks.tsx';
import happeningClasses from './happening-list.module.css';
import classes from './task-line.module.css';

interface TaskLinesProps extends Omit<TaskLineProps, 'task'> {
  tasks: readonly TaskElsewhere[];
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
  task: TaskElsewhere;
  /** With the app it lives in, not that one's project. */
  withApp?: boolean;
  /** With those who do it. */
  withPeople?: boolean;
  /** With a button that takes the task's next step, where the reader may. */
  withStep?: boolean;
}

/** A task in one line, with where it lives; the whole line leads to it. */
function TaskLine({ task, withApp = false, withPeople = false, withStep = false }: TaskLineProps) {
  const { t } = useTranslation('work');
  const { _id, number, title, status, priority, dueDate, assignees, appInfo } = task;
  const place = (withApp ? undefined : appInfo.project?.name) ?? appInfo.name;
  const step = withStep ? nextStep(task) : undefined;
  // The button of what pays says the amount itself.
  const isPaidByStep = step?.action === 'accept' && task.held;
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
      </Text>
      <Row as="span" gap={12} justify="end" className={classes.facts}>
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
      {withStep && <span className={classes.step}>{step && <Step task={task} {...step} />}</span>}
    </Row>
  );
}

function Step({ task, to, action }: { task: TaskElsewhere } & NonNullable<ReturnType<typeof nextStep>>) {
  const words = usePayWords().step(task, action);
  const { change, busy } = useChangeTask();
  return (
    <Button
      size="xs"
      variant="light"
      loading={busy}
      onClick={() => change({ seen: task, patch: { status: to } })}
    >
      <SpokenAs name={words.full}>{words.short}</SpokenAs>
    </Button>
  );
}

const verbs = [
  'created',
  'submitted',
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
  const { t } = useTranslation('dashboard');
  return (
    <Stack as="ul" gap={14}>
      {happenings.map(({ id, actor, verb, task, number, title, at, reason }) => (
        <Row key={id} as="li" gap={10} align="start" size={13}>
          <Avatar name={actor?.name ?? '?'} src={actor?.avatar ?? null} size={28} decorative />
          <Stack grow className={happeningClasses.words}>
            <span>
              <strong>{actor?.name ?? t('recent.somebody')}</strong>{' '}
              {t(`recent.${verbs.find((known) => known === verb) ?? 'changed'}`)}
            </span>
            <Link to="/tasks/$taskId" params={{ taskId: task }} className={happeningClasses.task}>
              <Numbered number={number} title={title} />
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
