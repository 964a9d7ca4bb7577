import type { TaskCard } from '@kazi/contract/work';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPaperclip from '#icons/IconPaperclip';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import classes from './delivery-line.module.css';

/** `Deliveries` of a task, fetched when they are first shown. */
export const Deliveries = onDemand(() => import('./deliveries.tsx').then((module) => module.Deliveries));

type LineProps = Pick<TaskCard, '_id' | 'number' | 'assignees'> & {
  delivery: NonNullable<TaskCard['delivery']>;
};

/** How what was handed in begins, and how much is with it; pressed, all of it below. Nothing of an empty delivery. */
export function DeliveryLine({ task: { delivery, ...task } }: { task: TaskCard }) {
  const isEmpty = !delivery || (delivery.line === '' && delivery.files + delivery.links === 0);
  return isEmpty ? null : <Line {...task} delivery={delivery} />;
}

function Line({ delivery: { line, files, links }, ...task }: LineProps) {
  const { t } = useTranslation('work');
  const { number } = task;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.delivery}>
      <button
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        title={t('delivery.show', { number })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.words} dir="auto">
          {line}
        </span>
        {files + links > 0 && (
          <span className={classes.count}>
            <IconPaperclip size={14} stroke={1.8} aria-hidden="true" />
            {t('delivery.with', { count: files + links })}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <Deliveries task={task} heading={t('delivery.show', { number })} />
        </Suspense>
      )}
    </div>
  );
}
