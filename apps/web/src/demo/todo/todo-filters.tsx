import { listTasks, todoFilters, todoTags } from '@kazi/simulation/todo';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconInbox from '#icons/IconInbox';
import IconStar from '#icons/IconStar';
import IconTrash from '#icons/IconTrash';
import { answerOf } from '../calls/use-answer.ts';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import type { TodoSearch } from './search.ts';
import { tagTones } from './tag-tones.ts';
import classes from './todo.module.css';

const icons = {
  all: <IconInbox size={18} stroke={1.6} />,
  important: <IconStar size={18} stroke={1.6} />,
  completed: <IconCircleCheck size={18} stroke={1.6} />,
  deleted: <IconTrash size={18} stroke={1.6} />,
};

/**
 * The lists at the side: by what is true of a task, and by its tags. A tag chosen twice is let go. Each is counted as it
 * would be shown: lists within the tag that is chosen, tags within the list.
 */
export function TodoFilters({ search: { filter, tag } }: { search: TodoSearch }) {
  const { t } = useTranslation('demo/todo');
  const { data: tasks } = useQuery(answerOf(listTasks, {}));
  const { data: deleted } = useQuery(answerOf(listTasks, { filter: 'deleted' }));
  const lists = {
    all: tasks,
    important: tasks?.filter(({ isImportant }) => isImportant),
    completed: tasks?.filter(({ isCompleted }) => isCompleted),
    deleted,
  };
  const count = (list: keyof typeof lists, having = tag) =>
    lists[list]?.filter(({ tags }) => !having || tags.includes(having)).length;
  return (
    <nav className={classes.filters} aria-label={t('lists')}>
      <ul>
        {([undefined, ...todoFilters] as const).map((one) => (
          <FilterLink
            key={one ?? 'all'}
            change={{ filter: one }}
            isCurrent={filter === one}
            icon={icons[one ?? 'all']}
            count={count(one ?? 'all')}
          >
            {t(`filters.${one ?? 'all'}`)}
          </FilterLink>
        ))}
      </ul>
      <h2 className={classes.tagsHeading}>{t('tagsTitle')}</h2>
      <ul>
        {todoTags.map((one) => (
          <FilterLink
            key={one}
            change={{ tag: tag === one ? undefined : one }}
            isCurrent={tag === one}
            icon={<i className={classes.dot} style={{ background: `var(--kz-${tagTones[one]})` }} />}
            count={count(filter ?? 'all', one)}
          >
            {t(`tags.${one}`)}
          </FilterLink>
        ))}
      </ul>
    </nav>
  );
}

interface FilterLinkProps {
  change: TodoSearch;
  isCurrent: boolean;
  icon: ReactNode;
  count: number | undefined;
  children: string;
}

function FilterLink({ change, isCurrent, icon, count, children }: FilterLinkProps) {
  return (
    <li>
      <DemoLink
        to={links.todo}
        search={(now) => ({ ...now, task: undefined, ...change })}
        className={classes.filter}
        aria-current={isCurrent ? 'true' : undefined}
        data-current={isCurrent || undefined}
      >
        <span className={classes.filterIcon} aria-hidden="true">
          {icon}
        </span>
        {children}
        <span className={classes.count}>{count}</span>
      </DemoLink>
    </li>
  );
}
