import { listTasks, todoFilters, todoTags } from '@kazi/simulation/todo';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconInbox from '#icons/IconInbox';
import IconStar from '#icons/IconStar';
import IconTrash from '#icons/IconTrash';
import { answerOf } from '../calls/use-answer.ts';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import type { TodoSearch } from './search.ts';
import classes from './todo.module.css';
import { filterNames, tagNames, tagTones } from './words.ts';

const icons = {
  all: <IconInbox size={18} stroke={1.6} />,
  important: <IconStar size={18} stroke={1.6} />,
  completed: <IconCircleCheck size={18} stroke={1.6} />,
  deleted: <IconTrash size={18} stroke={1.6} />,
};

/** The lists at the side: by what is true of a task, and by its tags. A tag chosen twice is let go. */
export function TodoFilters({ search: { filter, tag } }: { search: TodoSearch }) {
  const { data: tasks } = useQuery(answerOf(listTasks, {}));
  const { data: deleted } = useQuery(answerOf(listTasks, { filter: 'deleted' }));
  const counts = {
    all: tasks?.length,
    important: tasks?.filter(({ isImportant }) => isImportant).length,
    completed: tasks?.filter(({ isCompleted }) => isCompleted).length,
    deleted: deleted?.length,
  };
  return (
    <nav className={classes.filters} aria-label="Lists of tasks">
      <ul>
        {([undefined, ...todoFilters] as const).map((one) => (
          <FilterLink
            key={one ?? 'all'}
            change={{ filter: one }}
            isCurrent={filter === one}
            icon={icons[one ?? 'all']}
            count={counts[one ?? 'all']}
          >
            {filterNames[one ?? 'all']}
          </FilterLink>
        ))}
      </ul>
      <h2 className={classes.tagsHeading}>Tags</h2>
      <ul>
        {todoTags.map((one) => (
          <FilterLink
            key={one}
            change={{ tag: tag === one ? undefined : one }}
            isCurrent={tag === one}
            icon={<i className={classes.dot} style={{ background: `var(--kz-${tagTones[one]})` }} />}
            count={tasks?.filter(({ tags }) => tags.includes(one)).length}
          >
            {tagNames[one]}
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
