import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import { Row } from '@kazi/ui/layout';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { nextStep, usePayWords } from './pay.ts';
import classes from './task-acts.module.css';

interface TaskActsProps {
  task: TaskCard;
  /** An act is being taken. */
  busy?: boolean;
  tabIndex?: number;
  onMove: (to: TaskStatus) => void;
}

/** What the reader can do to a task from its row: take the next step, and send work back that they may accept. */
export function TaskActs({ task, busy = false, tabIndex, onMove }: TaskActsProps) {
  const { t } = useTranslation('work');
  const { step: wordsFor } = usePayWords();
  const step = nextStep(task);
  if (!step) return null;
  const words = wordsFor(task, step.action);
  const look = { size: 'xs', tabIndex } as const;
  return (
    <Row as="span" gap={6} justify="end" wrap className={classes.acts}>
      {(step.action === 'accept' || step.action === 'approve') && task.may.moves.includes('in-progress') && (
        <Button {...look} variant="subtle" disabled={busy} onClick={() => onMove('in-progress')}>
          <SpokenAs about={task.number}>{t('action.reject')}</SpokenAs>
        </Button>
      )}
      <Button {...look} variant="light" loading={busy} onClick={() => onMove(step.to)}>
        <SpokenAs about={words.about}>{words.short}</SpokenAs>
      </Button>
    </Row>
  );
}
