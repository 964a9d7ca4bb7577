import { type KanbanTask, listTasks, updateTask } from '@kazi/simulation/kanban';
import { Avatar } from '@kazi/ui/avatar';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../calls/use-answer.ts';
import { useDemoUser } from '../session/session.ts';
import classes from './task-panel.module.css';

/** What was said about a task, and a place to say more. */
export function TaskComments({ task }: { task: KanbanTask }) {
  const { t } = useTranslation('demo/kanban');
  const { fullName, avatar } = useDemoUser();
  const [typed, setTyped] = useState('');
  const say = useChange(updateTask, { changes: [listTasks], onDone: () => setTyped('') });
  const comment = typed.trim();
  return (
    <section aria-labelledby="comments">
      <h3 id="comments" className={classes.heading}>
        {t('panel.comments')}
      </h3>
      {task.comments.length > 0 && (
        <ol className={classes.comments}>
          {task.comments.map(({ name, img, comment: said }) => (
            <li key={`${name} ${said}`} className={classes.comment}>
              <Avatar name={name} src={img} size={28} decorative />
              <div>
                <strong className={classes.who}>
                  <bdi>{name}</bdi>
                </strong>
                <p className={classes.said} dir="auto">
                  {said}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <Textarea
        aria-label={t('panel.newComment')}
        placeholder={t('panel.commentHint')}
        autosize
        minRows={2}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        className={classes.say}
        variant="default"
        disabled={comment === ''}
        loading={say.isPending}
        onClick={() =>
          say.mutate({ id: task.id, comments: [...task.comments, { name: fullName, img: avatar, comment }] })
        }
      >
        {t('panel.say')}
      </Button>
    </section>
  );
}
