import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../fields/due-date.tsx';
import { LabelChips } from '../fields/marks.tsx';
import { useFlowName } from '../fields/use-choices.tsx';
import { plainText } from '../rich-text/plain-text.ts';
import type { Field, TaskPatch } from '../task-change/patch.ts';

interface FieldValueProps {
  field: Field;
  task: TaskPatch;
  app: string;
}

/** One field of a task, in words. */
export function FieldValue({ field, task, app }: FieldValueProps) {
  const { t } = useTranslation('work');
  const dayText = useDayText();
  const flowName = useFlowName(app, task.flow ?? null);
  const { title, description, status, priority, assignees, labels, dueDate, estimate, reward } = task;
  const empty = <em>{t('stale.empty')}</em>;
  switch (field) {
    case 'title':
      return title;
    case 'description':
      return plainText(description ?? '') || empty;
    case 'status':
      return status && t(`status.${status}`);
    case 'priority':
      return priority && t(`priority.${priority}`);
    case 'assignees':
      return assignees?.map(({ name }) => name).join(', ') || empty;
    case 'labels':
      return labels?.length ? <LabelChips labels={labels} /> : empty;
    case 'dueDate':
      return dueDate ? dayText(dueDate) : empty;
    case 'estimate':
      return estimate ? t('hours', { count: estimate }) : empty;
    case 'reward':
      return reward ? <Money {...reward} /> : empty;
    case 'flow':
      return flowName ?? empty;
  }
}
