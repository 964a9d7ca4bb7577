import type { Task } from '@kazi/contract/work';
import { dateFormat } from '@kazi/ui/date-format';
import { Stack } from '@kazi/ui/layout';
import { useListFormat, useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import { LabelChips, useDayText } from '../fields/marks.tsx';
import { type TaskField, taskFields } from '../fields/task-fields.ts';
import { useFlowName } from '../fields/use-choices.tsx';
import { plainText } from '../rich-text/plain-text.ts';
import type { Field, TaskPatch } from './task-cache.ts';

interface FieldValueProps {
  field: Field;
  task: TaskPatch;
  app: string;
}

/** One field of a task, in words. */
export function FieldValue({ field, task, app }: FieldValueProps) {
  const { t } = useTranslation('work');
  const list = useListFormat();
  const dayText = useDayText();
  const flowName = useFlowName(app, task.flow ?? null);
  const empty = <em>{t('stale.empty')}</em>;
  const shown: Exclude<TaskField, { kind: 'files' }> = taskFields[field];
  switch (shown.kind) {
    case 'text':
      return task[shown.name] || empty;
    case 'prose':
      return plainText(task[shown.name] ?? '') || empty;
    case 'status':
      return task.status && t(`status.${task.status}`);
    case 'priority':
      return task.priority && t(`priority.${task.priority}`);
    case 'people':
      return list(task[shown.name]?.map(({ name }) => name) ?? []) || empty;
    case 'labels': {
      const labels = task[shown.name];
      return labels?.length ? <LabelChips labels={labels} /> : empty;
    }
    case 'day': {
      const day = task[shown.name];
      return day ? dayText(day) : empty;
    }
    case 'flow':
      return flowName ?? empty;
    case 'hours': {
      const hours = task[shown.name];
      return hours ? t('hours', { count: hours }) : empty;
    }
    case 'reward':
      return task.reward ? <Money {...task.reward} /> : empty;
  }
}

/** The people a task was or is being paid to, and when; nothing where it was not. */
export function PaidLines({ shares }: Pick<Task, 'shares'>) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const paid = shares.filter(({ state }) => state !== 'held');
  if (paid.length === 0) return null;
  const dayOf = (at: string) =>
    dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));
  return (
    <Stack as="ul" gap={4} tone="muted" size={13}>
      {paid.map(({ agent, amount, currency, state, kind, at }) => (
        <li key={`${agent.id} ${at}`}>
          {t(
            state === 'releasing' ? 'reopen.paying' : kind === 'acceptance' ? 'reopen.paid' : `paid.${kind}`,
            {
              amount: formatMoney(amount, currency, locale),
              to: agent.name,
              day: dayOf(at),
            },
          )}
        </li>
      ))}
    </Stack>
  );
}
