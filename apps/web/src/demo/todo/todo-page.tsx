import { listTasks, type TodoTask, todoFilters, todoSorts, todoTags } from '@kazi/simulation/todo';
import { Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconInbox from '#icons/IconInbox';
import IconPlus from '#icons/IconPlus';
import IconStar from '#icons/IconStar';
import IconTrash from '#icons/IconTrash';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { DragArea } from '../../shell/drag/drag-area.tsx';
import { listProps } from '../../shell/drag/elements.ts';
import filters from '../../shell/page/filters.module.css';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { KeysRest, useShortcut } from '../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf } from '../calls/use-answer.ts';
import { ChoiceFilter } from '../parts/choice-filter.tsx';
import { ListStates } from '../parts/list-states.tsx';
import { useDragWords } from '../parts/use-drag-words.ts';
import { DemoLink } from '../routing/demo-link.tsx';
import { links } from '../routing/links.ts';
import type { TodoSearch } from './search.ts';
import { idIn, TaskRow, tagTones, taskKey } from './task-row.tsx';
import classes from './todo.module.css';
import { place, useArranged } from './use-task-change.ts';

const TaskPanel = onDemand(() => import('./task-panel.tsx').then((module) => module.TaskPanel));

/** What is to be done. Filter, search, order and the task that is open live in the address. */
export function TodoPage({ search }: { search: TodoSearch }) {
  const { t } = useTranslation('demo/todo');
  const { q, filter, tag, sort, task: opened } = search;
  const change = useChangeSearch<TodoSearch>();
  const [isAdding, setAdding] = useState(false);
  useShortcut({ keys: 'c', label: t('add'), group: t('title'), run: () => setAdding(true) });
  const query = useQuery({
    ...answerOf(listTasks, { q, filter, tag, sortBy: sort }),
    placeholderData: keepPreviousData,
  });
  const openedTask = useTask(opened);
  const isNarrowed = q !== undefined || tag !== undefined || filter !== undefined;
  const list = t(`filters.${filter ?? 'all'}`);
  return (
    <Page
      title={t('title')}
      description={tag && t('tagged', { list, tag: t(`tags.${tag}`) })}
      actions={
        <Button leftSection={<IconPlus size={16} stroke={2} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <div className={classes.sides}>
        <TodoFilters search={search} />
        <Text as="div" shrinks>
          <search className={filters.filters}>
            <SearchField
              className={filters.search}
              label={t('search')}
              value={q}
              onSearch={(words) => change({ q: words })}
            />
            <ChoiceFilter
              label={t('order')}
              none={t('sorts.latest')}
              words={todoSorts}
              nameOf={(word) => t(`sorts.${word}`)}
              value={sort}
              onChoose={(word) => change({ sort: word })}
            />
          </search>
          <ListStates
            query={query}
            what="tasks"
            isEmpty={(tasks) => tasks.length === 0}
            onClear={
              isNarrowed ? () => change({ q: undefined, filter: undefined, tag: undefined }) : undefined
            }
          >
            {(tasks) => <TaskList tasks={tasks} search={search} />}
          </ListStates>
        </Text>
      </div>
      <Suspense fallback={<KeysRest />}>
        {isAdding && <TaskPanel onClose={() => setAdding(false)} />}
        {openedTask && (
          <TaskPanel key={openedTask.id} task={openedTask} onClose={() => change({ task: undefined })} />
        )}
      </Suspense>
    </Page>
  );
}

/** A task by its id, deleted or not. */
function useTask(id: number | undefined): TodoTask | undefined {
  const enabled = id !== undefined;
  const there = useQuery({ ...answerOf(listTasks, {}), enabled });
  const deleted = useQuery({ ...answerOf(listTasks, { filter: 'deleted' }), enabled });
  return [...(there.data ?? []), ...(deleted.data ?? [])].find((task) => task.id === id);
}

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
function TodoFilters({ search: { filter, tag } }: { search: TodoSearch }) {
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
      <Text as="h2" tone="muted" size={12} weight={500} className={classes.tagsHeading}>
        {t('tagsTitle')}
      </Text>
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
        <Text as="span" tone="muted" size={12} weight={400} tabular className={classes.count}>
          {count}
        </Text>
      </DemoLink>
    </li>
  );
}

const list = { key: 'todo', kind: 'task', runs: 'down' } as const;

interface TaskListProps {
  tasks: readonly TodoTask[];
  search: TodoSearch;
}

/** Tasks one below the other, dragged into any order as long as none was chosen. */
function TaskList({ tasks, search }: TaskListProps) {
  const { t } = useTranslation('demo/todo');
  const isFree = search.sort === undefined && search.filter !== 'deleted';
  const shown = useArranged(tasks, isFree);
  useListedKeys(t('title'), { space: t('keys.pick'), 'up down': t('keys.move') });
  const put = (id: number, at: number) =>
    place(
      shown.map((task) => task.id),
      id,
      at,
    );
  return (
    <DragArea
      lists={[
        {
          ...list,
          name: t('title'),
          items: shown.map(({ id, title }) => ({ key: taskKey(id), name: title })),
        },
      ]}
      words={useDragWords()}
      onMove={(item, { at }) => put(idIn(item), at)}
      overlay={(item) => (
        <div className={classes.carried} dir="auto">
          {tasks.find(({ id }) => taskKey(id) === item)?.title}
        </div>
      )}
    >
      <Text as="ul" aria-label={t('tasks')} {...listProps(list)}>
        {shown.map((task, at) => (
          <TaskRow
            key={task.id}
            task={task}
            move={
              isFree
                ? {
                    up: at > 0 ? () => put(task.id, at - 1) : undefined,
                    down: at < shown.length - 1 ? () => put(task.id, at + 1) : undefined,
                  }
                : undefined
            }
          />
        ))}
      </Text>
    </DragArea>
  );
}
