import type { Task } from '@kazi/contract/work';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Discussion } from '../../comments/discussion.tsx';
import part from '../task-view.module.css';
import { History } from './history.tsx';
import classes from './timeline.module.css';

/** What was said about a task and, asked for, what happened to it. */
export function Timeline({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const [shown, setShown] = useState<'comments' | 'history'>('comments');
  return (
    <section className={part.part} aria-label={t('activity.title')}>
      <SegmentedControl
        className={classes.choice}
        size="xs"
        value={shown}
        onChange={setShown}
        data={[
          {
            value: 'comments',
            label: task.comments > 0 ? `${t('activity.talk')} (${task.comments})` : t('activity.talk'),
          },
          { value: 'history', label: t('activity.history') },
        ]}
      />
      {shown === 'comments' ? (
        <Discussion topic={{ task: task._id }} mayComment={task.may.comment} />
      ) : (
        <History task={task._id} app={task.app} />
      )}
    </section>
  );
}
