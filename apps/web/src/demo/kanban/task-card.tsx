import type { KanbanTask } from '@kazi/simulation/kanban';
import type { Tone } from '@kazi/ui/tones';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconMessage from '#icons/IconMessage';
import IconPaperclip from '#icons/IconPaperclip';
import cardClasses from '../../shell/board/card.module.css';
import { oneOf } from '../../shell/search-params.ts';
import { Faces } from '../parts/faces.tsx';
import { Chips, DueDay } from '../parts/task-facts.tsx';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import classes from './boards.module.css';

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

/** Labels that are offered. */
export const labelNames = [
  'Backend',
  'Content',
  'Design',
  'Legal',
  'Marketing',
  'Mobile',
  'Payments',
  'Research',
] as const;

const tones: Record<(typeof labelNames)[number], Tone> = {
  Backend: 'info',
  Content: 'neutral',
  Design: 'review',
  Legal: 'danger',
  Marketing: 'active',
  Mobile: 'success',
  Payments: 'warning',
  Research: 'neutral',
};

/** What labels look like: name and colour. One that is not offered stays as it was written. */
export function useLabels(): (label: string) => { name: string; tone: Tone } {
  const { t } = useTranslation('demo/kanban');
  return (label) => {
    const known = oneOf(label, labelNames);
    return known ? { name: t(`labels.${known}`), tone: tones[known] } : { name: label, tone: 'neutral' };
  };
}
