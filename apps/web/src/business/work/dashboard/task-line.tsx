import { Row, Text } from '@kazi/ui/layout';
import type { TaskElsewhere } from '@kazi/contract/work';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { usePayWords } from '../change/pay.ts';
import { nextStep } from '../change/task-record.ts';
import { useChangeTask } from '../change/use-change-task.ts';
import { DueDate } from '../fields/due-date.tsx';
import { PeopleStack, PriorityMark } from '../fields/marks.tsx';
import { RewardMark } from '../reward/reward-mark.tsx';
import classes from './task-line.module.css';

interface TaskLineProps {
  task: TaskElsewhere;
  /** Where it lives, if not its project. */
  place?: string | undefined;
  /** With those who do it. */
  withPeople?: boolean;
  /** With a button that takes the task's next step, where the reader may. */
  withStep?: boolean;
}

/** A task in one line, with where it lives; the whole line leads to it. */
export function TaskLine({ task, place, withPeople = false, withStep = false }: TaskLineProps) {
  const { t } = useTranslation('work');
  const { _id, number, title, status, priority, dueDate, assignees, appInfo } = task;
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
        <Text as="span" tone="muted" size={12} cut className={classes.where}>
          <bdi>{number}</bdi> · {place ?? appInfo.project?.name ?? appInfo.name} · {t(`status.${status}`)}
        </Text>
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
