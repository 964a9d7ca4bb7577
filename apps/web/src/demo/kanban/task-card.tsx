import type { KanbanTask } from '@kazi/simulation/kanban';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconMessage from '#icons/IconMessage';
import IconPaperclip from '#icons/IconPaperclip';
import cardClasses from '../../shell/board/card.module.css';
import { Chips } from '../parts/chips.tsx';
import { DueDay } from '../parts/due-day.tsx';
import { Faces } from '../parts/faces.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './card.module.css';
import { useLabels } from './labels.ts';

interface TaskCardProps {
  task: KanbanTask;
  /** It is on the board of what is done: it cannot be overdue. */
  isDone: boolean;
  /** Attributes of what has the keys of a drag. */
  grip?: object;
  /** The button for more, in the corner. */
  menu?: ReactNode;
}

/** A task on its board. The whole card leads to it. */
export function TaskCard({ task, isDone, grip, menu }: TaskCardProps) {
  const { t } = useTranslation('demo/kanban');
  const labelOf = useLabels();
  const { id, title, labels, dueDate, coverImage, attachments, comments, assignedTo } = task;
  return (
    <article className={cardClasses.card}>
      {coverImage && <img className={classes.cover} src={coverImage} alt="" draggable={false} />}
      {labels.length > 0 && (
        <div className={classes.labels}>
          <Chips label={t('card.labels')} chips={labels.map(labelOf)} />
        </div>
      )}
      <DemoLink
        to={links.kanban}
        search={{ task: id }}
        className={cardClasses.title}
        draggable={false}
        {...grip}
      >
        <bdi>{title}</bdi>
      </DemoLink>
      {menu}
      <div className={`${cardClasses.foot} ${classes.foot}`}>
        {dueDate && <DueDay at={dueDate} isOver={isDone} />}
        <Figure icon={<IconPaperclip size={14} stroke={1.7} />} count={attachments.length} of="attachments" />
        <Figure icon={<IconMessage size={14} stroke={1.7} />} count={comments.length} of="comments" />
        {assignedTo.length > 0 && (
          <span className={cardClasses.people}>
            <Faces people={assignedTo.map(({ title: name, img }) => ({ name, picture: img }))} />
          </span>
        )}
      </div>
    </article>
  );
}

interface FigureProps {
  icon: ReactNode;
  count: number;
  of: 'attachments' | 'comments';
}

/** How many of something there are, where there are any. */
function Figure({ icon, count, of }: FigureProps) {
  const { t } = useTranslation('demo/kanban');
  if (count === 0) return null;
  const name = t(`card.${of}`, { count });
  return (
    <span className={cardClasses.figure} role="img" aria-label={name} title={name}>
      {icon}
      {count}
    </span>
  );
}
